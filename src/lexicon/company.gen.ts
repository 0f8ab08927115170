// Made by "npm run tables" from src/lexicon/tables/company/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, source; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `abbreviation		en	general-usage
trade		*	general-usage
industry		en	dictionary
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
word		cs	dictionary
industry		pt	dictionary
spelling		de	orthography
word		tr	dictionary
acronym	whole	US	wikidata
word		nl	dictionary
word		fr	dictionary
word		sv	dictionary
industry		pl	dictionary
direction		*	dictionary
industry		fr	dictionary
industry		ru	general-usage
word		it	dictionary
industry		nl	dictionary
abbreviation		en	jabref-abbreviations
word		es	dictionary
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
activity		en	dictionary
alias-marker		en	general-usage
industry		sv	dictionary
descriptor		en	dictionary
industry		tr	dictionary
abbreviation		de	general-usage
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
word		ar	dictionary
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
word		ru	dictionary
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
word		ja	dictionary
abbreviation	dot	en	jabref-abbreviations
association		FR	iso20275
industry		es	general-usage
industry		fr	dnb
word		fa	dictionary
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
trade		en	dictionary
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
structure		ar	dictionary
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
word		hr	dictionary
word		zh	dictionary
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
trade		it	dictionary
word		uk	dictionary
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
trade		fa	dictionary
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
structure		no	dictionary
structure		sr	dictionary
structure		tr	rigour
trade		ms	dictionary
variant		CH	general-usage
variant		RU	general-usage
word		ko	dictionary
word		sr	dictionary
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
structure		fa	dictionary
structure		fi	rigour
structure		ko	dictionary
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
article	context	ar	general-usage
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
trade		tr	dictionary
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
export const legalForms: string = `3ao	zao	ZAO	3321
a benefit corporation	benefit corp	Benefit Corp	615
a bolag	ab	AB	1553
a en p		A en P	1449
a limited partnership	lp	LP	364
a rl	scarl	Scarl	2531
a spolecnost	as	AS	848
aandeelhouder bestuurde besloten vennootschap		Aandeelhouder bestuurde Besloten vennootschap	1443
aandeelhouder bestuurde vennootschap	abv	ABV	2757
aat		AAT	3320
aatteellinen yhdistys	ry		458
ab		AB	3296
ab company oy	oy ab	Oy Ab	1352
ab oy	oy ab	Oy Ab	595
ab publ		AB (publ)	1576
aboriginal corporation	rntbc	RNTBC	1434
aboriginal corporation rntbc	rntbc	RNTBC	2669
abp	ab publ	AB (publ)	3328
abp oyj	oyj	Oyj	1551
abv		ABV	2776
ac		AC	1829
aciq sehmdar cemiyyet	asc	ASC	3152
aciq sehmdar cemiyyeti	asc	ASC	3153
ad		AD	3317
additional liability company	alc	ALC	999
adi komandit sirket	kom sti	Kom. Şti	1418
adkrytae akcyyanernae tavarystva	aat	AAT	3174
adkrytae aktsyyanernae tavarystva	aat	AAT	3173
adsic		ADSIC	2172
adsits	adsic	ADSIC	2171
adsitz	adsic	ADSIC	2170
ae		AE	3331
aedak	ae	AE	617
aee	ae	AE	617
aega	ae	AE	617
aeie		AEIE	1188
aeve	ae	AE	617
afanis etairia	slp	SLP	600
afanis eteria	slp	SLP	1030
ag		AG	3311
ag and co kg		AG & Co. KG	192
ag and co kgaa		AG & Co. KGaA	806
ag and co ohg		AG & Co. OHG	2825
ag sa		AG SA	1541
ag societe anonyme	sa	SA	92
ag u co kg	ag and co kg	AG & Co. KG	1018
ag u co kgaa	ag and co kgaa	AG & Co. KGaA	1404
agmsz		AGmsZ	370
agrotikos synetairismos	synetairismos	Συνεταιρισμός	946
agrupacion de interes economico	aie	AIE	1784
agrupacion europea de interes economico	aeie	AEIE	1188
agrupamento complementar de empresas	ace	ACE	1800
agrupamento europeu de interesse economico	aeie	AEIE	1785
ags	ag	AG	3312
aie		AIE	1817
aisbl		AISBL	560
akb		AKB	3345
akc spol	as	AS	3193
akc spolecnost	as	AS	848
akciju sabiedriba	as	AS	1543
akcine bendrove	ab	AB	3217
akcines bendroves	ab	AB	3219
akcionarsko drustvo	ad	AD	3159
akcionernoe obshchestvo	ao	AO	1564
akcionernoe obshhestvo	ao	AO	3248
akcionersko drustvo	ad	AD	3255
akciova spolecnost	as	AS	3194
akciova spolocnost	as	AS	1543
aksiyadorlik jamiyat	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3285
aksiyadorlik jamiyati		Aksiyadorlik jamiyati	854
aksiyon mahber		አክሲዮን ማህበር	1550
aksiyun mahber	aksiyon mahber	አክሲዮን ማህበር	3213
aksjeselskap	as	AS	3195
akt ges	ag	AG	614
aktg	ag	AG	614
aktie bolag	ab	AB	1553
aktiebol	ab	AB	3327
aktiebolag	ab	AB	3218
aktiebolag publ	ab publ	AB (publ)	1575
aktiebolaget	ab	AB	1552
aktiebolaget publ	ab publ	AB (publ)	1575
aktien ges	ag	AG	614
aktien gesellschaft	ag	AG	614
aktienges	ag	AG	614
aktiengesellsch	ag	AG	1093
aktiengesellscha	ag	AG	1093
aktiengesellschaf	ag	AG	1093
aktiengesellschaft	ag	AG	3147
aktiengesellschaft and co kg	ag and co kg	AG & Co. KG	192
aktiengesellschaft and co kgaa	ag and co kgaa	AG & Co. KGaA	192
aktiengesellschaft mit sozialer zielsetzung	agmsz	AGmsZ	370
aktiengeselschaft	ag	AG	614
aktieselskab	as	AS	3197
aktieselskabet	as	AS	848
aktsiaselts	as	AS	3196
aktsionarsko drushtvo	ad	AD	3161
aktsionerlik qogham	aq	AQ	1563
aktsionerlik qoghamy	aq	AQ	1563
aktsionerne tovaristvo	at	AT	3252
aktsionerne tovarystvo	at	AT	3251
aktsionerniy komertsiyniy bank	akb	AKB	1090
aktsionerno drujestvo	ad	AD	3157
aktsionerno druzhestvo	ad	AD	3158
aktsionerno druzhestvo sas spetsialna investitsionna tsel	adsic	ADSIC	2174
aktsionernoe obschestvo	ao	AO	1565
aktsionernoe obshchestvo	ao	AO	3249
aktsionernoe obshchestvo otkrytogo tipa	oao	OAO	701
aktsionernoe obshchestvo zakrytogo tipa	zao	ZAO	1539
aktsionernogo obshchestva	ao	AO	1565
aktsionernoye obshchestvo	ao	AO	1564
aktsionerny kommercheskiy bank	akb	AKB	1090
aktsionernye obshchestva	ao	AO	3250
aktsionernyy kommercheskiy bank	akb	AKB	1090
aktsionersko drushtvo	ad	AD	3160
aktsiyadorlik zhamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	854
alc		ALC	2511
allmennaksjeselskap	asa	ASA	3266
alsharika almusahama aleama	sh m	ش.م.ع	481
alsharika almusahama alkhasa	sh m kh	ش.م.خ	481
alsharika alty la tahdof litahqiq alribh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	481
alsharika zat almasuwliat almahduda	sh mm	ش.م.م	481
amba		AMBA	2064
ametiuhing	au	AÜ	818
amke		AMKE	1425
an incorporated limited partnership	ilp	ILP	2571
and c sapa	sapa	Sapa	1019
and c sas	sas	SAS	1019
and c snc	snc	SNC	1469
and c spa	spa	SpA	3242
and c srl	srl	Srl	1010
and cia	cia	Cia	941
and cia s en c	s en c	S en C	1017
and cie	cie	Cie	940
and co kg	kg	KG	335
and co kgaa	kgaa	KGaA	1397
and co kommanditgesellschaft	kg	KG	335
and co ohg	ohg	OHG	2801
and kumpp	ky	Ky	1408
and partners	partnership	Partnership	2788
and sia ee	ee	EE	1409
and sia oe	oe	OE	1466
and sucesores	y sucesores	y Sucesores	1234
andelsselskab med begraenset ansvar	amba	AMBA	2011
anl	osk	Osk	2068
ano		ANO	2696
anonim ortakligi	as	AS	3192
anonim ortaklik	as	AS	3199
anonim sirket	as	AS	3198
anonim sirketi	as	AS	848
anonimi eteria	ae	AE	3233
anonimi viomichaniki emboriki etaireia	ae	AE	3230
anonymi etaireia	ae	AE	3231
anonymi etairia	ae	AE	3234
anonymi viomichaniki emporiki etaireia	ae	AE	3229
anonymos etaireia	ae	AE	3228
anonymos etairia	ae	AE	3232
anpartselskab	aps	ApS	2372
anpartsselskab	aps	ApS	1005
anpartsselskabet	aps	ApS	2370
anpo	ano	ANO	809
ans		ANS	2902
anstalt des offentlichen rechts	aor	AöR	3080
anstalt dor	aor	AöR	3081
anstalt offentlichen rechts	aor	AöR	3082
ansvarlig selskap	ans	ANS	2865
ansvarlig selskap delt ansvar	da	DA	2867
ansvarlig selskap med delt ansvar	da	DA	2863
ao		AO	3297
aoot	oao	OAO	1582
aor		AöR	3113
aozt	zao	ZAO	1582
aps		ApS	2513
aq		AQ	3338
aruba vrijgestelde vennootschap	avv	AVV	2296
as		AS	3295
as oy		As Oy	2019
asa		ASA	3341
asbl		ASBL	1182
asbl dpu		ASBL DPU	253
asbl vzw		ASBL VZW	1180
asc		ASC	3315
asd		ASD	1199
asili teserrufat cemiyyeti		Asılı təsərrüfat cəmiyyəti	1028
asociacion civil	ac	AC	1760
asociacion cooperativa		Asociación Cooperativa	2006
asociacion de beneficencia privada	iap	IAP	1429
asociacion en participacion	a en p	A en P	1449
asociacion ganadera local especializada		Asociación ganadera local especializada	748
asociacion ganadera local general		Asociación ganadera local general	748
asociacion gremial	ag	AG	1761
asociacion religiosa		Asociación religiosa	748
asociacion rural de interes colectivo		Asociación rural de interés colectivo	748
assep		ASSEP	1193
assn	association	Association	1807
association condominiale			912
association cooperative inscrite		Association coopérative inscrite	151
association dassurances mutuelles	mutuelle	Mutuelle	1995
association de droit local	association loi 1901	Association loi 1901	180
association de foires agricoles			912
association declaree	association loi 1901	Association loi 1901	180
association declaree dinsertion par leconomique		Association déclarée d'insertion par l'économique	180
association declaree reconnue dutilite publique		Association déclarée, reconnue d'utilité publique	180
association depargne pension	assep	ASSEP	1193
association fonciere de remembrement		Association fonciére de remembrement	180
association fonciere urbaine		Association fonciére urbaine	180
association intermediaire		Association intermédiaire	180
association internationale sans but lucratif	aisbl	AISBL	560
association loi 1901		Association loi 1901	913
association loi de 1901	association loi 1901	Association loi 1901	913
association non declaree		Association non déclarée	180
association reconnue dutilite publique	association loi 1901	Association loi 1901	913
association sans but lucratif	asbl	ASBL	1182
association sans but lucratif de droit public	asbl dpu	ASBL DPU	911
association syndicale autorisee		Association syndicale autorisée	180
association syndicale libre		Association syndicale libre	180
associazione di promozione sociale	aps	ApS	1776
associazione impresa		Associazione Impresa	1794
associazione sportiva dilettantistica	asd	ASD	746
assurance mutuelle agricole		Assurance mutuelle agricole	480
astiki etairia	sp	SP	600
astiki eteria	sp	SP	1030
astiki mi kerdoskopiki etaireia	amke	AMKE	1425
asunto osakeyhtio	as oy	As Oy	2020
asunto oy	as oy	As Oy	1254
asv likvidaci		a.s. v likvidaci	1544
asv likvidacii	asv likvidaci	a.s. v likvidaci	1544
at		AT	3358
ate	ae	AE	617
ateve	ae	AE	617
au		AÜ	2781
auf gegenseitigkeit	vvag	VVaG	1266
autonomous non profit organization	ano	ANO	809
autonomous nonprofit organization	ano	ANO	2686
avee	ae	AE	3332
avoin yhtio	ay	Ay	2833
avtonomnaya nekommercheskaya organizatsiya	ano	ANO	2687
avv		AVV	1387
ay		Ay	2894
az agr	soc agr	Soc. agr.	511
azienda agricola	soc agr	Soc. agr.	511
b corp	benefit corp	Benefit Corp	616
b corporation	benefit corp	Benefit Corp	616
b msiwlyt mhdwd		با مسئولیت محدود	676
b vennootschap	bv	BV	995
ba		BA	2538
ba masouliat mahdood	b msiwlyt mhdwd	با مسئولیت محدود	676
ba masouliyat mahdoud	b msiwlyt mhdwd	با مسئولیت محدود	676
bab		BAB	3346
bachok	borisat chamkat	บริษัท จำกัด	1012
bahrain shareholding company	bsc	BSC	845
bahraini joint stock company	bsc	BSC	845
bamot	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1091
bankaktiebolag	bab	BAB	3275
bats bazhnetirakan ynkerutyun	pby	PBY	1535
bbl	bl	BL	1269
bby	pby	PBY	1584
bcorp	benefit corp	Benefit Corp	858
beeravon mugbal	bm	B.M.	1363
begrenset ansvar	ba	BA	2448
benefit corp		Benefit Corp	3350
benefit corporation	benefit corp	Benefit Corp	615
beperk	bpk	Bpk	1569
berhad	bhd	Bhd	3170
besl vennootschap	bv	BV	995
besloten vennootschap	bv	BV	2298
besloten vennootschap met beperkte aansprakelijkheid	bv	BV	2300
besloten vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	bvba so	BVBA SO	213
besloten vennootschap naar nederlands recht		Besloten vennootschap naar Nederlands recht	1443
besloten vennootschap van publiek recht	bv pr	BV PR	682
besloten vennotschap	bv	BV	995
beteti tarsasag	bt	BT	2617
bf		BF	2139
bgb gesellschaft	gbr	GbR	240
bhd		Bhd	3169
bijkantoor	sucursal	Sucursal	563
biyeongli sadanbeobin	jaedanbeobin	재단법인	1796
bl		BL	2077
blagodiyniy fond	bf	BF	1300
blagotvoritelnye uchrezhdeniya		Благотворительные учреждения	196
blagotvoritelnyy fond	bf	BF	1300
bm		B.M.	2528
borisat	borisat chamkat	บริษัท จำกัด	1918
borisat chamkat		บริษัท จำกัด	1012
borisat chamkat mahachon		บริษัท จำกัด (มหาชน)	1091
bostads ab	as oy	As Oy	1254
bot	borisat chamkat	บริษัท จำกัด	2488
bpk		Bpk	1569
branch	sucursal	Sucursal	563
branch office	sucursal	Sucursal	353
brf		BRF	1270
brl	bl	BL	1269
bsc		BSC	1585
bsc c	bsc	BSC	845
bsc closed	bsc	BSC	845
bscc	bsc	BSC	1585
bt		BT	2655
building society	friendly society	Friendly Society	1198
business trust	bt	BT	2193
bv		BV	2508
bv and co kg		BV & Co. KG	192
bv in oprichting	bv	BV	2299
bv pr		BV PR	682
bv srl	srl bv	Srl BV	796
bvba		BVBA	2315
bvba so		BVBA SO	213
bvba sprl	sprl bvba	SPRL BVBA	796
bvio	bv	BV	2507
byt druzstvo	druzstvo	družstvo	1251
bytove druzstvo	druzstvo	družstvo	769
c por a		C por A	3201
ca		CA	3323
caisse populaire		Caisse populaire	2049
caisse populaire limitee	caisse populaire	Caisse populaire	464
caisse populaire ltee	caisse populaire	Caisse populaire	2001
caituanfaren	yibancaituanfaren	一般財団法人	2128
cb	comunidad de bienes	Comunidad de Bienes	2769
cbc		CBC	2706
cc		CC	2545
ccc		CCC	3329
ccsda		CCSDA	1405
cdc		CDC	2713
cemix		CEMIX	1546
cga		CGA	2527
chamkat	borisat chamkat	บริษัท จำกัด	1012
chamkat mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1091
charitable incorporated organisation	cio	CIO	2676
charitable incorporated organization	cio	CIO	2677
chastnoe predpriyatie	chp	ChP	2337
chastnoe proizvodstvennoe unitarnoe predpriyatie	chup	ChUP	1345
chastnoe torgovoe unitarnoe predpriyatie	chup	ChUP	674
chastnoe transportnoe unitarnoe predpriyatie	chup	ChUP	674
chastnoe unitarnoe predpriyatie	chup	ChUP	674
chastnye uchrezhdeniya		Частные учреждения	196
chp		ChP	2481
chpup	chup	ChUP	1345
chtd		Chtd	1094
chtup	chup	ChUP	674
chup		ChUP	674
chusik hoesa	jusik hoesa	Jusik Hoesa	1561
cia		Cia	1942
cia anonima	ca	CA	3205
cia limitada	cia ltda	Cia Ltda	2359
cia ltda		Cia Ltda	2360
cia s en c	s en c	S en C	364
cia sca	sca	SCA	1395
cic		CIC	2698
cic ltd	cic	CIC	2662
cie		Cie	1941
cio		CIO	2707
ciprl		CIPRL	1263
civil society organisation	cso	CSO	336
civil society organization	cso	CSO	336
cjsc		CJSC	92
clg		CLG	2708
close corp		Close Corp	3354
close corporation	close corp	Close Corp	1580
closed joint stock company	cjsc	CJSC	92
closed jsc	cjsc	CJSC	92
closed shareholding company	jsc	JSC	534
cncol		CNCOL	1465
co		Co	1239
co kg	kg	KG	2568
co kgaa	kgaa	KGaA	1397
co limited	co ltd	Co Ltd	592
co lt	co ltd	Co Ltd	592
co ltd		Co Ltd	203
co op	coop	Coop	1265
co op inc	coop inc	Coop Inc	571
co op incorporated	coop inc	Coop Inc	571
co op incorporee	coop ltee	Coop ltée	464
co op limited	coop ltd	Coop Ltd	425
co op limitee	coop ltee	Coop ltée	464
co op ltd	coop ltd	Coop Ltd	425
co operative	coop	Coop	2056
co operative association	coop	Coop	513
co operative company	coop	Coop	1976
co operative inc	coop inc	Coop Inc	571
co operative incorporated	coop inc	Coop Inc	571
co operative limited	coop ltd	Coop Ltd	425
co operative ltd	coop ltd	Coop Ltd	425
co operative society	coop	Coop	1977
co operative society limited	coop ltd	Coop Ltd	944
co operative society ltd	coop ltd	Coop Ltd	944
co phan	ctcp	CTCP	855
coac	cooperativa de ahorro y credito	Cooperativa de Ahorro y Crédito	2052
coltd	co ltd	Co Ltd	203
comandita por acciones	s en c por a	S en C por A	1396
comandita simple	s en c	S en C	1396
comm v	cv	CV	2580
comm va	cva	CVA	2575
commanditaire vennootschap	cv	CV	2572
commanditaire vennootschap met een beherend vennoot		Commanditaire vennootschap met één beherend vennoot	1399
commanditaire vennootschap met een beherende vennoot	cv	CV	1417
commanditaire vennootschap met meer dan een beherende vennoot	cv	CV	1417
commanditaire vennootschap met meerdere beherende vennoten		Commanditaire vennootschap met meerdere beherende vennoten	1399
commanditaire vennootschap op aandelen	cva	CVA	2576
commanditaire vennootschap op aandelen met een sociaal oogmerk	cva so	CVA SO	277
community benefit society	bencom	BenCom	1424
community development corporation	cdc	CDC	1431
community interest company	cic	CIC	2664
commv	cv	CV	2644
compagnia	cia	Cia	1924
compagnie	cie	Cie	1920
compagnie de fiducie	societe fiduciaire	Société fiduciaire	356
compagnie de pret	societe de pret	Société de prêt	356
compagnie fiduciaire	societe fiduciaire	Société fiduciaire	356
compan	co	Co	1932
companhia	cia	Cia	1923
companhia anonima	ca	CA	3207
companhia de responsabilidade limitada	crl	CRL	1245
compania	cia	Cia	1925
compania anonima	ca	CA	3206
compania de economia mixta	cemix	CEMIX	1546
compania de responsabilidad limitada	cia ltda	Cia Ltda	2362
compania de responsabilidad limitada con fin social		Compañía de Responsabilidad Limitada con Fin Social	2459
compania en comandita simple y dividida por acciones	ccsda	CCSDA	1405
compania en nombre colectivo	cncol	CNCOL	1465
compania limitada	cia ltda	Cia Ltda	2361
compania por acciones	c por a	C por A	3204
company	co	Co	1239
company limited	co ltd	Co Ltd	592
company limited both by shares and by guarantee	ltd	Ltd	2331
company limited by guarantee	ltd	Ltd	2262
company limited by shares	ltd	Ltd	310
company ltd	co ltd	Co Ltd	592
company oy ab	oy ab	Oy Ab	1352
company with additional liability	alc	ALC	999
company with limited liability	llc	LLC	791
companyia	cia	Cia	1922
compie	cie	Cie	1934
comunidad de bienes		Comunidad de Bienes	2831
condominium corp		Condominium Corp	1766
condominium corporation	condominium corp	Condominium Corp	912
cong ty		Công ty	1238
cong ty co phan	ctcp	CTCP	3288
cong ty cp	ctcp	CTCP	855
cong ty hop danh	cong ty	Công ty	2877
cong ty tnhh	cty tnhh	Cty TNHH	334
cong ty tnhh hai thanh vien tro len	cty tnhh mtv	Cty TNHH MTV	334
cong ty tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	334
cong ty tnhh mtv	cty tnhh mtv	Cty TNHH MTV	334
cong ty trach nhiem huu han	cty tnhh	Cty TNHH	1385
cong ty trach nhiem huu han mot thanh vien	cty tnhh mtv	Cty TNHH MTV	1385
consorzio con attivita esterna	consorzio	Consorzio	1768
consorzio fidi		Consorzio Fidi	601
consorzio senza attivita esterna		Consorzio senza Attività Esterna	601
coop		Coop	2054
coop a rl	scarl	Scarl	157
coop agr	cooperativa agricola	Cooperativă agricolă	2033
coop arl	scarl	Scarl	157
coop inc		Coop Inc	1249
coop incorporee	coop inc	Coop Inc	1249
coop limited	coop ltd	Coop Ltd	425
coop ltd		Coop Ltd	1988
coop ltee		Coop ltée	2002
coop soc	soc coop	Soc. coop.	157
coop sociale	soc coop	Soc. coop.	157
coop v	s coop	S. Coop.	329
coop va	coop	Coop	2058
cooperatie ba	cooperatie ua	Coöperatie UA	661
cooperatie ua		Coöperatie UA	661
cooperatie wa	cooperatie ua	Coöperatie UA	661
cooperatieve vennootschap	cv	CV	1997
cooperatieve vennootschap met beperkte aansprakelijkheid	cvba	CVBA	1992
cooperatieve vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	cvba so	CVBA SO	137
cooperatieve vennootschap met beperkte aansprakelijkheid van publiek recht	cvba pr	CVBA PR	137
cooperatieve vennootschap met onbeperkte aansprakelijkheid	cvoa	CVOA	1993
cooperatieve vennootschap met onbeperkte aansprakelijkheid met een sociaal oogmerk	cvoa so	CVOA SO	137
cooperatieve vennootschap van publiek recht	cv pr	CV PR	137
cooperatieve vereniging	cooperatie ua	Coöperatie UA	1989
cooperatieve vereniging ua	cooperatie ua	Coöperatie UA	661
cooperativa a rl	scarl	Scarl	157
cooperativa agricola		Cooperativă agricolă	573
cooperativa arl	scarl	Scarl	157
cooperativa de 2o grau		Cooperativa de 2º Grau	2040
cooperativa de ahorro y credito		Cooperativa de Ahorro y Crédito	950
cooperativa de consum		Cooperativă de consum	573
cooperativa de consumo		Cooperativa de Consumo	950
cooperativa de credit		Cooperativă de credit	573
cooperativa de credito		Cooperativa de Credito	2016
cooperativa de interesse publico de responsabilidade limitada	ciprl	CIPRL	1263
cooperativa de responsabilidad limitada	crl	CRL	1245
cooperativa de responsabilidade limitada	crl	CRL	1982
cooperativa de trabajadores		Cooperativa de Trabajadores	950
cooperativa mestesugareasca		Cooperativă meșteșugărească	573
cooperativa sociale	soc coop	Soc. coop.	572
cooperativa valenciana	s coop	S. Coop.	329
cooperative association	coop	Coop	513
cooperative company	coop	Coop	513
cooperative corporation	coop	Coop	513
cooperative dutilisation de materiel agricole	cuma	CUMA	1256
cooperative dutilisation de materiel agricole en commun	cuma	CUMA	2026
cooperative inc	coop inc	Coop Inc	571
cooperative incorporated	coop inc	Coop Inc	571
cooperative limited	coop ltd	Coop Ltd	425
cooperative limitee	coop ltd	Coop Ltd	425
cooperative ltd	coop ltd	Coop Ltd	425
cooperative ltee	coop ltd	Coop Ltd	425
cooperative society	coop	Coop	513
cooperative society ltd	coop ltd	Coop Ltd	944
corp		Corp	1529
corpn	corp	Corp	3134
corpora	corp	Corp	441
corporacao	corp	Corp	856
corporacion	corp	Corp	3290
corporacion de beneficio social		Corporación de Beneficio Social	820
corporacion de derecho publico		Corporación de Derecho Público	2742
corporacion especial propiedad de trabajadores		Corporación Especial Propiedad de Trabajadores	820
corporacion intima		Corporación Intima	820
corporacion professional		Corporación Professional	820
corporat	corp	Corp	441
corporati	corp	Corp	441
corporatio	corp	Corp	441
corporation	corp	Corp	1529
corporation de fiducie	societe fiduciaire	Société fiduciaire	356
corporation de pret	societe de pret	Société de prêt	356
corporation fiduciaire	societe fiduciaire	Société fiduciaire	356
corporazione	corp	Corp	856
coy	co	Co	1931
coy limited	co ltd	Co Ltd	592
coy ltd	co ltd	Co Ltd	592
cpt		CPT	3334
credit union		Credit Union	2057
credit union limited	credit union	Credit Union	513
credit union ltd	credit union	Credit Union	513
crl		CRL	2059
csl		CSL	2541
cso		CSO	1433
ct tnhh	cty tnhh	Cty TNHH	334
ctcp		CTCP	855
ctr		CTR	2709
cty	cong ty	Công ty	1238
cty co phan	ctcp	CTCP	855
cty cp	ctcp	CTCP	3289
cty tnhh		Cty TNHH	1015
cty tnhh mtv		Cty TNHH MTV	1015
cu	credit union	Credit Union	2081
cuideachta faoi theorainn rathaiochta	ctr	CTR	2680
cuideachta ghniomhaiochta ainmnithe	cga	CGA	1362
cuideachta neamhtheoranta		Cuideachta Neamhtheoranta	1362
cuideachta phoibli theoranta	cpt	CPT	3238
cuma		CUMA	2070
cuma de l	cuma	CUMA	514
cuma de la	cuma	CUMA	514
cuma des	cuma	CUMA	514
cuma du	cuma	CUMA	514
cuma les	cuma	CUMA	514
cv		CV	2638
cv pr		CV PR	137
cva		CVA	2643
cva so		CVA SO	277
cvba		CVBA	1247
cvba pr		CVBA PR	137
cvba so		CVBA SO	137
cvoa		CVOA	1247
cvoa cd		CVOA CD	137
cvoa so		CVOA SO	137
cwmni buddiant cymunedol	cbc	CBC	2675
cwmni cyfyngedig cyhoeddus	ccc	CCC	3225
cx a	c por a	C por A	3203
cxa	c por a	C por A	3202
cyf		Cyf	2518
cyfyngedig	cyf	Cyf	2388
da		DA	2903
dac		DAC	2525
dac ltd	dac	DAC	2410
dan bao you xian gong si	sirenyouxiangongsi	私人有限公司	1359
danbaoyouxiangongsi	sirenyouxiangongsi	私人有限公司	2402
dat		DAT	3367
dd		d.d.	3318
de capital variable	sa de cv	SA de CV	3365
de cv	sa de cv	SA de CV	3360
delniska druzba	dd	d.d.	3163
delt ansvar	da	DA	2864
derzhavne aktsionerne tovaristvo	dat	DAT	3279
derzhavne aktsionerne tovarystvo	dat	DAT	3280
derzhavne pidpriiemstvo	gp	GP	3064
designated activity company	dac	DAC	2411
designated activity company limited by guarantee	dac	DAC	2412
dgup	gup	GUP	1078
dh mm	sh mm	ش.م.م	310
dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	432
dht msuwlyh mhdwdh	sh mm	ش.م.م	432
dienstverlenende vereniging		Dienstverlenende vereniging	911
dimosia etaireia		Δημόσια Εταιρεία	1444
dimosia etaireia periorismenis eythynis me metoches		Δημόσια Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1002
dionicko drustvo	dd	d.d.	3162
dis tic ltd sti	ltd sti	Ltd Şti	214
dis ticaret limited sirketi	ltd sti	Ltd Şti	214
ditta	ditta individuale	Ditta individuale	3022
ditta individuale		Ditta individuale	2979
dmcc		DMCC	2501
dmcc company	dmcc	DMCC	212
dmcc llc	dmcc	DMCC	212
dnnn	dntn	DNTN	3104
dno		d.n.o.	2885
dntn		DNTN	3019
doanh nghiep co von dau tu nuoc ngoai	dntn	DNTN	1015
doanh nghiep nha nuoc	dntn	DNTN	3103
doanh nghiep tu nhan	dntn	DNTN	3018
dochernee gosudarstvennoe unitarnoe predpriyatie	gup	GUP	342
dochirnie pidpriiemstvo	dp	DP	3100
dokuritsu gyosei hojin	dulixingzhengfaren	独立行政法人	3092
domestic limited liability company	llc	LLC	310
doo		d.o.o.	2305
dooel	doo	d.o.o.	2304
doou likvidaciji	doo	d.o.o.	996
doou stecaju	doo	d.o.o.	996
dp		DP	3124
drujestvo s ogranichena otgovornost	ood	OOD	2324
drushtveno preduzece	dp	DP	1524
drushtvo sa ogranichenom odgovornoshcu	doo	d.o.o.	2309
drushtvo so ogranichena odgovornost	doo	d.o.o.	996
drustveno preduzece	dp	DP	1524
drustvo ogranicene odgovornosti	doo	d.o.o.	2310
drustvo s neogranicenom solidarnom odgovornoscu	dno	d.n.o.	2810
drustvo s ogranicenom odgovornoscu	doo	d.o.o.	2307
drustvo sa ogranicenom odgovornoscu	doo	d.o.o.	2306
drustvo zveza drustev		Društvo, zveza društev	1453
druzba z neomejeno odgovornostjo	dno	d.n.o.	2809
druzba z omejeno odgovornostjo	doo	d.o.o.	2308
druzba za vzajemno zavarovanje	dvz	d.v.z.	1453
druzhestvo po zzd	dzzd	DZZD	2814
druzhestvo s ogranichena otgovornost	ood	OOD	998
druzhestvo uchredeno po zakona za zadalzheniyata i dogovorite	dzzd	DZZD	2734
druzstevny podnik pol		Družstevný podnik poľ.	426
druzstevny podnik polnohospodarsky	druzstevny podnik pol	Družstevný podnik poľ.	426
dubai multi commodities centre company	dmcc	DMCC	212
dvz		d.v.z.	2775
dwc llc		DWC-LLC	1339
dwcllc	dwc llc	DWC-LLC	1339
dzzd		DZZD	2813
e cia	cia	Cia	1232
e companhia	cia	Cia	1232
e gen	eg	eG	2035
e kffr	ek	e.K.	1512
e kfm	ek	e.K.	2984
e kfr	ek	e.K.	698
ead		EAD	3319
earl		EARL	2517
earl de l	earl	EARL	675
earl de la	earl	EARL	675
earl des	earl	EARL	675
earl du	earl	EARL	675
earl les	earl	EARL	675
ebvba		EBVBA	213
ebvba so		EBVBA SO	213
ec		Ec	3042
ec sas	sas	SAS	1019
ec snc	snc	SNC	1469
economic development corporation	edc	EDC	2692
economisch samenwerkingsverband	esv	ESV	560
economisch samenwerkingsverband met een sociaal oogmerk	esv so	ESV SO	253
ed		ED	3359
edc		EDC	2714
edms	pty ltd	Pty Ltd	1390
edms bpk	pty ltd	Pty Ltd	795
ednolichen targovets	et	ET	2970
ednolichen turgovets	et	ET	2969
ednolichno aktsionerno druzhestvo	ead	EAD	3167
ednolichno aktsionerno druzhestvo sas spetsialna investitsionna tsel		Еднолично aкционерно дружество със специалнa инвестиционна цел	2173
ednolichno druzhestvo s ogranichena otgovornost	eood	EOOD	998
ee		EE	2654
eeig		EEIG	1177
eenmanszaak		Eenmanszaak	3021
eenmanszaak met meerdere eigenaren		Eenmanszaak met meerdere eigenaren	2971
eenpersoons besloten vennootschap met beperkte aansprakelijkheid	ebvba	EBVBA	2318
eenpersoons bvba	ebvba	EBVBA	2320
eenpersoonsbvba	ebvba	EBVBA	2314
eesv		EESV	1183
eg		eG	2063
eg and co kg		eG & Co. KG	192
egbr		eGbR	240
ege		EGE	1819
egen	eg	eG	2010
egiu		EGIU	1191
egiz		EGIZ	917
egts		EGTS	916
egyeni ceg	ec	Ec	2994
egyeni vallalkozas		Egyéni vállalkozás	2995
egyeni vallalkozo	ev	e.V.	2985
egyptian joint stock company	sae	SAE	1547
ehf			2414
ehzs		EHZS	649
ei		EI	3034
eiendoms	pty ltd	Pty Ltd	1390
eiendoms beperk	pty ltd	Pty Ltd	795
eim	em	EM	3122
einfache gesellsch	einfache gesellschaft	Einfache Gesellschaft	824
einfache gesellschaft		Einfache Gesellschaft	824
einfache kommanditgesellschaft mit sozialer zielsetzung	ekgmsz	EKGmsZ	277
eingetr kaufmann	ek	e.K.	698
eingetr verein	ev	e.V.	1187
eingetragene gbr	egbr	eGbR	240
eingetragene genossenschaft	eg	eG	2009
eingetragene genossenschaft and co kg	eg and co kg	eG & Co. KG	192
eingetragene genossenschaft mit beschraenkter haftpflicht	eg	eG	947
eingetragene genossenschaft mit beschrankter haftpflicht	eg	eG	2008
eingetragene gesellschaft burgerlichen rechts	egbr	eGbR	240
eingetragene gesellschaft des burgerlichen rechts	egbr	eGbR	240
eingetragene kauffrau	ek	e.K.	698
eingetragene vereinigung	ev	e.V.	1187
eingetragener kaufmann	ek	e.K.	2983
eingetragener verein	ev	e.V.	1774
eingetragenes einzelunternehmen	eu	e.U.	2968
einkahlutafelag	ehf		2416
einrichtung ohne gewinnerzielungsabsicht	eog	EoG	808
einzelfirma	eu	e.U.	2964
einzelkaufmann	eu	e.U.	2967
einzelunternehmen	eu	e.U.	2965
einzelunternehmen eingetragener kaufmann eingetragene kauffrau	ek	e.K.	1512
einzelunternehmer	eu	e.U.	2966
eireli		EIRELI	1344
eireli epp	eireli	EIRELI	1343
eireli me	eireli	EIRELI	1343
eirl		EIRL	2346
eiropas ekonomisko interesu grupa	eeig	EEIG	1797
eiropas komercsabiedriba	se	SE	2750
ek		e.K.	3038
ek for		Ek. för.	1255
ek forening	ek for	Ek. för.	2022
ekb		EKB	1268
ekd		EKD	2062
ekfm	ek	e.K.	698
ekfr	ek	e.K.	698
ekgmsz		EKGmsZ	277
ekonomisk forening	ek for	Ek. för.	1255
elave mesuliyyetli cemiyyet		Əlavə məsuliyyətli cəmiyyət	2302
electric membership corp	emc	EMC	2046
electric membership corporation	emc	EMC	773
elp		ELP	2657
em		EM	3130
emc		EMC	1271
emhu		EMHÜ	818
emprendedor de responsabilidad limitada	erl	E.R.L.	1007
empresa asociativa de trabajo		Empresa Asociativa de Trabajo	2738
empresa de pequeno porte	epp	EPP	1068
empresa de servicios publicos	esp	ESP	2737
empresa estatal		Empresa Estatal	1072
empresa estatal intergubernamental		Empresa Estatal Intergubernamental	1072
empresa estatal mixta		Empresa Estatal Mixta	1072
empresa individual	ei	EI	2978
empresa individual de responsabilidad limitada	eirl	EIRL	2347
empresa individual de responsabilidade limitada	eireli	EIRELI	1344
empresa intermunicipal	em	EM	1075
empresa metropolitana		Empresa Metropolitana	2754
empresa mixta		Empresa Mixta	3171
empresa municipal	em	EM	1075
empresa municipal de	em	EM	3097
empresa productiva del estado	epe	EPE	3086
empresa publica	ep	EP	3068
empresa social del estado	ese	ESE	3076
empresa unipersonal	eu	e.U.	2963
empresa unipersonal de responsabilidad limitada	eirl	EIRL	2348
empresario em nome individual		Empresário em Nome Individual	3007
empresario individual	ei	EI	2975
empresas de derecho publico		Empresas de Derecho Público	1032
empresas multicomunales		Empresas Multicomunales	1032
enk		ENK	3047
enkelt bolag			2756
enkeltmandsvirksomhed	pmv	PMV	2987
enkeltpersonforetak	enk	ENK	3006
enr			3035
enskild firma		Enskild firma	3015
enskild naringsidkare	enskild firma	Enskild firma	2992
ente del terzo settore	asd	ASD	746
ente impresa	consorzio	Consorzio	601
entidad no regulada	sofom enr	SOFOM ENR	492
entidad regulada	sofom enr	SOFOM ENR	3364
entidade empresarial municipal	em	EM	1075
entidade publica empresarial	epe	EPE	3087
entrepreneur individuel	ei	EI	2977
entreprise en nom personnel	ei	EI	2976
entreprise individuelle	ei	EI	2973
entreprise individuelle a responsabilite limitee	eirl	EIRL	2345
entreprise personne physique	epp	EPP	682
entreprise unipersonnelle a responsabilite limitee	eurl	EURL	2374
eofg		EØFG	1783
eog		EoG	1435
eoii	eeig	EEIG	1184
eood		EOOD	2323
eoos		ΕΟΟΣ	1445
ep		EP	3109
epa		EPA	3115
epe		EPE	2523
epp		EPP	3032
erhvervsdrivende fond	fond	Fond	2125
erityislainsaadantoon perustuva yhdistys		Erityislainsäädäntöön perustuva yhdistys	458
erl		E.R.L.	1389
erwerbs und wirtschaftsgenossenschaft		Erwerbs- und Wirtschaftsgenossenschaft	1985
ese		ESE	3112
estabelecimento individual de responsabilidade limitada	eirl	EIRL	2344
establishment	enterprises	Enterprises	1933
esv		ESV	1809
esv so		ESV SO	253
et		ET	3033
et cie	cie	Cie	940
et compagnie	cie	Cie	940
etablissement public	ep	EP	3067
etablissement public a caractere administratif	epa	EPA	839
etablissement public a caractere industriel et commercial	epic	EPIC	839
etablissement public administratif	epa	EPA	839
etablissement public industriel et commercial	epic	EPIC	839
etaireia periorismenis efthinis	epe	EPE	2398
etaireia periorismenis efthynis	epe	EPE	1358
etaireia periorismenis eythynis	epe	EPE	2397
etaireia periorismenis eythynis me eggyisi choris metochiko kefalaio		Εταιρεία Περιορισμένης Ευθύνης με εγγύηση, χωρίς μετοχικό κεφάλαιο	1002
etairia periorismenis eythynis	epe	EPE	2400
etbg		ETBG	914
eteria periorismenis efthinis	epe	EPE	1358
eteria periorismenis euthinis	epe	EPE	2399
eterorithmi eteria	ee	EE	2615
eterorrithmi etaireia	ee	EE	2613
eterorrythmi etaireia	ee	EE	2612
eterorrythmi etairia	ee	EE	2614
eterorrythmi kata metoches etaireia		Ετερόρρυθμη κατά μετοχές εταιρεία	2616
etey		ETEY	458
ets	asd	ASD	1822
etspubli	ep	EP	3074
eu		e.U.	3031
eurl		EURL	2373
euroopa ariuhing	se	SE	818
euroopa majandushuviuhing	emhu	EMHÜ	818
euroopa uhistu	sce	SCE	2012
eurooppalainen taloudellinen etuyhtyma	etey	ETEY	458
eurooppayhtio	se	SE	3216
europ zoskup hosp zaujm		Európ.zoskup.hosp.záujm.	365
europ zoskup uzem spol		Európ.zoskup.územ.spol	703
europabolag	se	SE	1554
europaeisk andelsselskab	sce selskab	SCE-selskab	1252
europaeisk okonomisk firmagruppe	eofg	EØFG	1779
europaeisk selskab	se selskab	SE-selskab	1446
europai gazdasagi egyesules	ege	EGE	1791
europai reszvenytarsasag	se	SE	3236
europaische aktiengesellschaft	se	SE	3200
europaische genossenschaft	sce	SCE	1986
europaische gesellschaft	se	SE	3148
europaische gesellschaft and co kg	se and co kg	SE & Co. KG	192
europaische gesellschaft and co kgaa	se and co kgaa	SE & Co. KGaA	192
europaische wirtschaftliche interessenvereinigung	ewiv	EWIV	1178
european company	se	SE	3141
european cooperative society	sce	SCE	1980
european economic interest grouping	eeig	EEIG	1177
european economic interest groupings	eeig	EEIG	2745
european private company	spe	SPE	993
european public limited liability company	se	SE	1528
europees economisch samenwerkingsverband	eesv	EESV	1183
europeisk ekonomisk intressegruppering	eeig	EEIG	916
europeisk gruppering for territoriellt samarbete	egts	EGTS	916
europeisk okonomisk foretaksgruppe	eofg	EØFG	1799
europeisk samvirkeforetak	sce	SCE	2039
europeisk selskap	se	SE	2751
europejskie zgrupowanie interesow gospodarczych	ezig	EZIG	1195
europese cooperatieve vennootschap	sce	SCE	137
europese naamloze vennootschap	se	SE	3265
europese vennootschap	se	SE	370
europos ekonominiu interesu grupes	eeig	EEIG	914
europos kooperatines bendroves	ekb	EKB	1261
europos teritorinio bendradarbiavimo grupes	etbg	ETBG	914
europska spolocnost	se	SE	703
europska zadruga	sce	SCE	2029
europske druzstvo	sce	SCE	426
europske zoskupenie hospodarskych zaujmov	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	365
europske zoskupenie uzemnej spoluprace	europ zoskup uzem spol	Európ.zoskup.územ.spol	703
europsko drustvo	se	SE	3235
europsko gospodarsko interesno udruzenje	egiu	EGIU	1191
ev		e.V.	1815
evropaiki etaireia	se	SE	600
evropaikos omilos oikonomikou skopou	eoos	ΕΟΟΣ	600
evropeysko druzhestvo	ed	ED	3168
evropeysko kooperativno druzhestvo	ekd	EKD	1998
evropeysko kooperativno druzhestvo s ogranichena otgovornost		Европейско кооперативно дружество с ограничена отговорност	1999
evropeysko obedinenie po ikonomicheski interesi	eeig	EEIG	1184
evropska delniska druzba	se	SE	3276
evropska druzstevni spolecnost	sce	SCE	1250
evropska spolecnost	se	SE	3191
evropske hospodarske zajmove sdruzeni	ehzs	EHZS	649
evropsko gospodarsko interesno zdruzenje	egiz	EGIZ	917
evropufelag	se	SE	3239
ewiv		EWIV	1178
exempted limited duration company	ldc	LDC	2427
exempted limited partnership	elp	ELP	2625
exploitation agricole a responsabilite limitee	earl	EARL	2387
eyropaiki dimosia etaireia periorismenis eythynis		Ευρωπαϊκή Δημόσια Εταιρεία Περιορισμένης Ευθύνης	3190
eyropaiki etaireia	se	SE	600
eyropaikos omilos oikonomikoy skopoy	eoos	ΕΟΟΣ	1445
ezhz	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	365
ezig		EZIG	1195
f ma	enskild firma	Enskild firma	3051
fa		Fa	1938
fast driftstalle for europeisk kooperativ forening		Fast driftställe för europeisk kooperativ förening	2021
fastighets ab	koy	KOy	595
fcp		FCP	2191
fcpi	fcp	FCP	982
fcpr	fcp	FCP	982
fcr		FCR	981
fcr pyme		FCR-Pyme	586
fcu		FCU	2080
fdn	foundation	Foundation	2133
federal credit union	fcu	FCU	2082
federal cu	fcu	FCU	2045
federal savings association	fsa	FSA	615
federal savings bank	fsb	FSB	858
federal state budgetary enterprise	fgbu	FGBU	342
federal state budgetary institution	fgbu	FGBU	342
federal state unitary enterprise	sue	SUE	1518
federalnoe gosudarstvennoe avtonomnoe uchrezhdenie	fgau	FGAU	341
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie	fgbu	FGBU	490
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniya	fgbu	FGBU	342
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie	fgbu	FGBU	369
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie nauki	fgbu	FGBU	490
federalnoe gosudarstvennoe kazennoe uchrezhdenie	fgku	FGKU	369
federalnoe gosudarstvennoe unitarnoe predpriyatie	fgup	FGUP	369
federalnoe kazennoe predpriyatie	fkp	FKP	369
federalnoe kazennoe uchrezhdenie	fgku	FGKU	342
federalnoye gosudarstvennoye unitarnoye predpriyatiye	fgup	FGUP	490
federalnye gosudarstvennye avtonomnye uchrezhdeniya		Федеральные государственные автономные учреждения	196
federalnye gosudarstvennye byudzhetnye uchrezhdeniya		Федеральные государственные бюджетные учреждения	196
federalnye gosudarstvennye kazennye uchrezhdeniya		Федеральные государственные казенные учреждения	196
federalnye gosudarstvennye unitarnye predpriyatiya		Федеральные государственные унитарные предприятия	196
federalnye kazennye predpriyatiya		Федеральные казенные предприятия	196
fermerske gospodarstvo	kfkh	KFKh	3011
fermerskoe khozyaystvo	kfkh	KFKh	3012
fgaou	fgau	FGAU	490
fgaou vo	fgau	FGAU	342
fgau		FGAU	341
fgbou	fgbu	FGBU	490
fgbou vo	fgbu	FGBU	342
fgbou vpo	fgbu	FGBU	490
fgbu		FGBU	369
fgbun	fgbu	FGBU	490
fgku		FGKU	369
fgup		FGUP	369
fhu	pphu	PPHU	512
fiamm		F.I.A.M.M.	586
fie		FIE	3023
fii		F.I.I.	981
filial	sucursal	Sucursal	563
fim		F.I.M.	981
fioktelepe	sucursal	Sucursal	353
fip	fundacion	Fundación	2138
firma	persekutuan	Persekutuan	1928
firma handlowo uslugowa	pphu	PPHU	766
fizicheskoe litso predprinimatel	fop	FOP	1069
fizichna osoba pidpriiemets	fop	FOP	3017
fizychna osoba pidpryyemets	fop	FOP	3016
fkf	kf	KF	1079
fkp		FKP	840
fku	fgku	FGKU	1078
fmba		FMBA	1777
fond		Fond	2137
fond commun de placement	fcp	FCP	2179
fondation dutilite publique	fondation	Fondation	1297
fondation privee	fondation	Fondation	1297
fondation reconnue dutilite publique	fondation	Fondation	2120
fondazione impresa		Fondazione Impresa	2127
fondo de capital riesgo	fcr	FCR	586
fondo de capital riesgo pyme	fcr pyme	FCR-Pyme	586
fondo de inversion en activos del mercado monetario	fiamm	F.I.A.M.M.	586
fondo de inversion mobiliaria	fim	F.I.M.	586
fondos de inversion inmobiliaria	fii	F.I.I.	2176
fondpriv	fondation	Fondation	974
fonds commun de placement	fcp	FCP	2178
fonds de placement	fcp	FCP	2180
fonds professionnel de capital investissement	fcp	FCP	980
fop		FOP	3026
foreign limited liability company	llc	LLC	794
forening med begraenset ansvar	fmba	FMBA	1778
forening som grundar sig pa speciallagstiftning		Förening som grundar sig på speciallagstiftning	458
forsakringsaktiebolag	fab	FAB	1554
fpci	fcp	FCP	982
free zone co	fzco	FZCO	212
free zone company	fzco	FZCO	212
free zone enterprise	fze	FZE	212
free zone entity	fze	FZE	212
free zone establishment	fze	FZE	212
free zone limited liability company	fzco	FZCO	212
free zone llc	fzco	FZCO	212
freezone company	fzco	FZCO	212
friendly society		Friendly Society	1198
frivillig forening		Frivillig forening	1781
fsa		FSA	1094
fsb		FSB	3353
fsue	sue	SUE	838
fundacao privada	fundacion	Fundación	1295
fundacao publica	fundacion	Fundación	1295
fundacion de interes privado	fundacion	Fundación	2114
fundacion privada	fundacion	Fundación	2115
fundusz inwestycyjny			2183
fuusilisest isikust ettevotja	fie	FIE	2988
fylkeskommunalt foretak	kf	KF	1074
fz co	fzco	FZCO	212
fz enterprise	fze	FZE	212
fz establishment	fze	FZE	212
fz llc	fzco	FZCO	2267
fzc	fzco	FZCO	2500
fzco		FZCO	212
fze		FZE	212
fzllc	fzco	FZCO	212
gaec		GAEC	2836
gag		gAG	2703
gakko hojin	yiliaofaren	医療法人	598
gaor	aor	AöR	3114
garazhnye i garazhno stroitelnye kooperativy		Гаражные и гаражно-строительные кооперативы	188
gau	gbu	GBU	3125
gauz	gbu	GBU	1526
gbou	gbu	GBU	342
gbr		GbR	2892
gbu		GBU	1077
gbuz	gbu	GBU	3108
gcw so		GCW SO	277
geie		GEIE	1176
gele		GELE	1820
gemeinnuetzige gmbh	ggmbh	gGmbH	1422
gemeinnutzige ag	gag	gAG	597
gemeinnutzige aktiengesellschaft	gag	gAG	2674
gemeinnutzige gesellschaft mbh	ggmbh	gGmbH	1422
gemeinnutzige gesellschaft mit beschrankter haftung	ggmbh	gGmbH	2667
gemeinnutzige gmbh	ggmbh	gGmbH	2668
gemeinnutzige stiftung	stiftung	Stiftung	2116
gemeinnutzige ug	gug	gUG	597
gemeinnutzige ug haftungsbeschrankt	gug	gUG	597
gemeinnutzige unternehmergesellschaft	gug	gUG	597
gemeinnutzige unternehmergesellschaft haftungsbeschrankt	gug	gUG	597
gemeinsames kommunalunternehmen	ku	KU	3079
gen mbh		Gen.mbH	137
gen mubh		Gen.mubH	137
general partnership	gp	GP	2793
genossenschaft and co kg	eg and co kg	eG & Co. KG	192
genossenschaft mit beschrankter haftung	gen mbh	Gen.mbH	137
genossenschaft mit beschrankter haftung mit sozialer zielsetzung	gbhsz	GbHsZ	137
genossenschaft mit unbeschrankter haftung	gen mubh	Gen.mubH	137
genossenschaft mit unbeschrankter haftung mit sozialer zielsetzung	guhsz	GuHsZ	137
gensidigt forsikringsselskab	gs	G/S	1782
gensidigt selskab	gs	G/S	1780
gerenduziqiye	getigongshanghu	个体工商户	2980
ges	gesellschaft	Gesellschaft	1240
ges burgerlichen rechts	gbr	GbR	240
ges mbh	gmbh	GmbH	2287
ges mbh and co kg	gmbh and co kg	GmbH & Co. KG	335
ges mit besch haftung	gmbh	GmbH	400
ges mit beschr haftung	gmbh	GmbH	400
gesbr	gbr	GbR	2805
gesellsch mbh	gmbh	GmbH	400
gesellschaft		Gesellschaft	1240
gesellschaft burgerlichen rechts	gbr	GbR	1463
gesellschaft des burgerlichen rechts	gbr	GbR	2806
gesellschaft mbh	gmbh	GmbH	400
gesellschaft mbh and co kg	gmbh and co kg	GmbH & Co. KG	475
gesellschaft mit besch haftung	gmbh	GmbH	400
gesellschaft mit beschr haftung	gmbh	GmbH	400
gesellschaft mit beschraenkter haftung	gmbh	GmbH	2289
gesellschaft mit beschrankter haftung	gmbh	GmbH	2286
gesellschaft mit beschrankter haftung and co kg	gmbh and co kg	GmbH & Co. KG	475
gesellschaft mit beschrankter haftung and co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	192
gesellschaft mit beschrankter haftung and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	335
gesellschaft mit beschrankter haftung and co ohg	gmbh and co ohg	GmbH & Co. OHG	240
gesellschaft nach burgerlichem recht	gbr	GbR	2822
gesellschaften oder vereinigungen ohne rechtspersonlichkeit	gvorp	GVoRP	253
gesmbh	gmbh	GmbH	400
gesmbh and co kg	gmbh and co kg	GmbH & Co. KG	335
getigongshanghu		个体工商户	2981
gewone commanditaire vennootschap	cv	CV	2581
gewone commanditaire vennootschap met een sociaal oogmerk	gcw so	GCW SO	277
gfa		GFA	2895
ggmbh		gGmbH	594
gie		GIE	1757
gie fs		GIE FS	253
gip		GIP	3117
giu		GIU	1818
giz		GIZ	1827
gjensidig forsikringsselskap		Gjensidig forsikringsselskap	2752
gk		GK	2533
gku	gbu	GBU	840
gmb h	gmbh	GmbH	400
gmbh		GmbH	2285
gmbh and cie kg	gmbh and co kg	GmbH & Co. KG	335
gmbh and co	gmbh and co kg	GmbH & Co. KG	475
gmbh and co kg		GmbH & Co. KG	2566
gmbh and co kgaa		GmbH & Co. KGaA	806
gmbh and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	335
gmbh and co ohg		GmbH & Co. OHG	2826
gmbh and compagnie kg	gmbh and co kg	GmbH & Co. KG	335
gmbh i gr	gmbh ig	GmbH i.G.	594
gmbh ig		GmbH i.G.	594
gmbh il	gmbh ig	GmbH i.G.	594
gmbh in grundung	gmbh ig	GmbH i.G.	594
gmbh in liquidation	gmbh ig	GmbH i.G.	594
gmbh sagl		GmbH Sagl	2341
gmbh u co kg	gmbh and co kg	GmbH & Co. KG	475
gmbh u co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	1404
gmbh u co ohg	gmbh and co ohg	GmbH & Co. OHG	2823
gmbh ug	ug	UG	2368
gmbh und co	gmbh and co kg	GmbH & Co. KG	335
gmbh und co kg	gmbh and co kg	GmbH & Co. KG	475
gmbhs	gmbh	GmbH	400
gmbkh	gmbh	GmbH	400
gmbkh end ko kg	gmbh and co kg	GmbH & Co. KG	475
gns	stiftung	Stiftung	2135
godo gaisha	gk	GK	1367
godo kaisha	gk	GK	2422
gomei gaisha	gomei kaisha	Gomei Kaisha	1470
gomei kaisha		Gomei Kaisha	1470
gong zhong gu fen you xian gong si	youxiangongsi	有限公司	1556
gongsi		公司	1927
gongsijituan	jituanyouxiangongsi	集团有限公司	1233
gongzhonggufenyouxiangongsi	youxiangongsi	有限公司	1583
gongzhongyouxiangongsi	sirenyouxiangongsi	私人有限公司	1360
goshi gaisha	goshi kaisha	Goshi Kaisha	1411
goshi kaisha		Goshi Kaisha	1411
gospodarsko interesno udruzenje	giu	GIU	1789
gospodarsko interesno zdruzenje	giz	GIZ	917
gosudarstvennaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	341
gosudarstvennaya korporatsiya		Государственная корпорация	341
gosudarstvennoe avtonomnoe uchrezhdenie	gbu	GBU	341
gosudarstvennoe byudzhetnoe uchrezhdenie	gbu	GBU	341
gosudarstvennoe byudzhetnoe uchrezhdenie zdravookhraneniya	gbu	GBU	490
gosudarstvennoe kazennoe uchrezhdenie	gbu	GBU	369
gosudarstvennoe predpriyatie	gp	GP	1515
gosudarstvennoe uchrezhdenie	gbu	GBU	342
gosudarstvennoe unitarnoe predpriyatie	gup	GUP	369
gosudarstvennye avtonomnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные автономные учреждения субъектов Российской Федерации	196
gosudarstvennye byudzhetnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные бюджетные учреждения субъектов Российской Федерации	196
gosudarstvennye kazennye uchrezhdeniya subektov rossiyskoy federatsii		Государственные казенные учреждения субъектов Российской Федерации	196
gosudarstvennye unitarnye predpriyatiya subektov rossiyskoy federatsii		Государственные унитарные предприятия субъектов Российской Федерации	196
goudou kaisha	gk	GK	1367
goudougaisya	gk	GK	2423
goumeigaisya	gomei kaisha	Gomei Kaisha	2852
gousigaisya	goshi kaisha	Goshi Kaisha	2621
gp		GP	1475
gromadska organizatsiya		Громадська організація	1802
gromadske obiednannya	gromadska organizatsiya	Громадська організація	1196
groupement agricole dexploitation en commun	gaec	GAEC	2837
groupement agricole foncier		Groupement agricole foncier	180
groupement de cooperation sanitaire a gestion privee		Groupement de coopération sanitaire à gestion privée	151
groupement de cooperation sanitaire a gestion publique		Groupement de coopération sanitaire à gestion publique	151
groupement demployeurs		Groupement d'employeurs	180
groupement dinteret economique	gie	GIE	1758
groupement dinteret economique a finalite sociale	gie fs	GIE FS	253
groupement dinteret public	gip	GIP	3085
groupement europeen dinteret economique	geie	GEIE	1176
groupement foncier agricole	gfa	GFA	529
groupement foncier et rural		Groupement foncier et rural	180
groupement forestier		Groupement forestier	180
groupement pastoral		Groupement pastoral	180
grupail eorpach um leas eacnamaioch	gele	GELE	1792
gruppo di interesse economico	gie	GIE	1759
gruppo europeo di interesse economico	geie	GEIE	745
grupul de interes economic	gie	GIE	745
grupul european de interes economic	geie	GEIE	745
gs		G/S	1816
gte	ltd gte	Ltd Gte	2717
gte limited	ltd gte	Ltd Gte	679
gte ltd	ltd gte	Ltd Gte	679
gu fen you xian gong si	gufenyouxiangongsi	股份有限公司	3188
guarantee limited	ltd gte	Ltd Gte	679
guarantee ltd	ltd gte	Ltd Gte	2684
gufen youxian gongsi	gufenyouxiangongsi	股份有限公司	847
gufengongsi	gufenyouxiangongsi	股份有限公司	847
gufenyouxiangongsi		股份有限公司	3187
gug		gUG	2704
gug haftungsbeschrankt	gug	gUG	597
gup		GUP	1078
gvdh sytvfyt	hvrh	חברה	2031
ha yete yeg ma	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2382
habjahoesa	hapja hoesa	Hapja Hoesa	2624
habmyeonghoesa	hapmyeong hoesa	Hapmyeong Hoesa	2855
hachok	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1021
haftungsbeschrankt	ug	UG	1004
haggyobeobin	jaedanbeobin	재단법인	1428
halafinetu yetewesene yegl mahber		ሃላፊነቱ የተወሰነ የግል ማህበር	2383
handelsbolag	hb	HB	2873
handelsbolaget	hb	HB	2872
hang hun suan chamkat	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1021
hanghunsuanchamkat		ห้างหุ้นส่วนจำกัด	2634
hanghunsuansaman	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1474
hanghunsuansamannitibukkhol	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1474
hapja hoesa		Hapja Hoesa	2623
hapmyeong hoesa		Hapmyeong Hoesa	2854
hason	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1021
hb		HB	2905
hbret sra mahber	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2018
hehuoqiye	youxianhehuo	有限合伙	1042
heminghuishe	gomei kaisha	Gomei Kaisha	2853
hetonghuishe	gk	GK	2424
hezihuishe	goshi kaisha	Goshi Kaisha	2622
hezuoshe		合作社	2050
hf		HF	3336
hindu undivided family	huf	HUF	2998
hl ts		חל"צ	1426
hlutafelag	hf	HF	3241
hlutafelagid	hf	HF	3240
hoesahyeong peondeu		회사형 펀드	2748
hop tac xa	htx	HTX	2047
hromadska orhanizatsiya	gromadska organizatsiya	Громадська організація	1196
htx		HTX	2053
hu	uhistu	Ühistu	2083
huf		HUF	3044
hvrh		חברה	1929
hvrh ltvlt htsyvvr	hl ts	חל"צ	1426
hyeobdongjohab	jaedanbeobin	재단법인	2034
i and ps		I&PS	1258
iap		IAP	2711
ibc		IBC	2496
icav		ICAV	1322
icc		ICC	2520
ics		ICS	2536
icvc	oeic	OEIC	1321
ideell forening		Ideell förening	1787
ideella foreningen	ideell forening	Ideell förening	1801
idiotiki etaireia		Ιδιωτική Εταιρεία	1444
idiotiki etaireia periorismenis eythynis me metoches		Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1002
idiotiki kefalaiouchiki etaireia	ike	IKE	2394
idiotiki kefalaioychiki etaireia	ike	IKE	1357
idiotiki kefalaioychiki etairia	ike	IKE	2396
idiotiki kefaleouhiki eteria	ike	IKE	2395
ik		IK	3046
ike		IKE	2522
iks		IKS	1079
ilp		ILP	2642
imp pubb corpora		Imp. pubb. corpora.	817
impresa agricola	soc agr	Soc. agr.	511
impresa individuale	ditta individuale	Ditta individuale	1510
impresa o ente pubblico di una corporazione	imp pubb corpora	Imp. pubb. corpora.	817
inc		Inc	1081
inc assoc		Inc Assoc	1808
incor	inc	Inc	441
incorp	inc	Inc	3305
incorpor	inc	Inc	441
incorpora	inc	Inc	441
incorporado	inc	Inc	92
incorporat	inc	Inc	441
incorporate	inc	Inc	441
incorporated	inc	Inc	1081
incorporated association	inc assoc	Inc Assoc	1179
incorporated cell	icc	ICC	1355
incorporated cell company	icc	ICC	1355
incorporated limited partnership	ilp	ILP	2570
incorporated limited partnerships	ilp	ILP	1410
incorporated society	inc assoc	Inc Assoc	1179
incorporated trustees		Incorporated Trustees	1806
incorporation	inc	Inc	613
incorporee	inc	Inc	613
incs	inc	Inc	92
indigenous corporation	rntbc	RNTBC	2700
individual entrepreneur	ip	IP	837
individual proprietorship	sole proprietorship	Sole Proprietorship	2962
individualais komersants	ik	IK	3005
individualais uznemums	iu	IU	3004
individuali imone	ii	IĮ	3001
individualios imones	ii	IĮ	3002
individualny predprinimatel	ip	IP	837
individualnyy predprinimatel	ip	IP	837
industrial and provident society	i and ps	I&PS	1258
industrial and provident society limited	i and ps	I&PS	2028
indyvidualny pradprymalnik	ip	IP	2961
inhaber	ek	e.K.	1513
inostrannoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2334
instelling zonder winstoogmerk	izw	IZW	808
institucion de asistencia privada	iap	IAP	2683
institucion de beneficencia privada	iap	IAP	1429
institution sans but lucratif	isbl	ISBL	808
interessentskab	is	I/S	2828
interessentskabet	is	I/S	2827
interkommunalt selskap	iks	IKS	1074
international business company	ibc	IBC	2266
international business corporation	ibc	IBC	310
internationale vereinigung ohne gewinnerzielungsabsicht	ivog	IVoG	253
internationale vereniging zonder winstoogmerk	ivzw	IVZW	560
intreprindere de stat	intreprinderea de stat	Întreprinderea de stat	3094
intreprindere individuala	ii	IĮ	2999
intreprinderea cu capital strain	ics	ICS	2440
intreprinderea cu raspundere limitata	srl	Srl	399
intreprinderea de stat		Întreprinderea de stat	1523
intreprinderea individuala	ii	IĮ	3000
intreprinderea municipala	intreprinderea de stat	Întreprinderea de stat	1523
intreprinzator individual	ii	IĮ	3003
invag mvk	invag	InvAG	785
invag tgv	invag	InvAG	785
investment ag	invag	InvAG	785
investment company with variable capital	oeic	OEIC	1320
investment limited partnership	ilp	ILP	2569
investmentaktiengesellschaft mit veranderlichem kapital	invag	InvAG	785
investmentgesellschaft mit festem kapital	sicaf	SICAF	1316
investmentgesellschaft mit variablem kapital	sicav	SICAV	1313
iooo	ooo	OOO	1386
ip		IP	3028
ippan shadan hojin	yibanshetuanfaren	一般社団法人	747
ippan zaidan hojin	yibancaituanfaren	一般財団法人	975
irish collective asset management vehicle	icav	ICAV	1322
iryo hojin	yiliaofaren	医療法人	598
isbl		ISBL	808
ist dir pubblico		Ist. dir. pubblico	817
istituti di diritto pubblico	ist dir pubblico	Ist. dir. pubblico	817
ith ihr ltd sti	ltd sti	Ltd Şti	214
iu		IU	3045
ivaerksaetterselskab	ivs	IVS	1005
ivog		IVoG	253
ivs		IVS	2514
ivzw		IVZW	560
izw		IZW	1435
jaedanbeobin		재단법인	2129
javno poduzece	jp	JP	1516
javno preduzece	jp	JP	3073
javno pretprijatie	jp	JP	1516
javno trgovacko drustvo	jtd	j.t.d.	2843
javno trgovsko drushtvo	jtd	j.t.d.	2844
jdoo		j.d.o.o.	2403
jednoducha spol na akcie	jsa	j.s.a.	703
jednoducha spolocnost na akcie	jsa	j.s.a.	703
jednostavno drustvo s ogranicenom odgovornoscu	jdoo	j.d.o.o.	2404
jituan	jituanyouxiangongsi	集团有限公司	1926
jituangongsi	jituanyouxiangongsi	集团有限公司	1233
jituangufenyouxiangongsi	jituanyouxiangongsi	集团有限公司	1001
jituanyouxiangongsi		集团有限公司	1001
jituanyouxianzerengongsi	jituanyouxiangongsi	集团有限公司	1001
jnt stock co	jsc	JSC	92
joint stock bank	jscb	JSCB	92
joint stock co	jsc	JSC	92
joint stock commercial bank	jscb	JSCB	92
joint stock compan	jsc	JSC	1082
joint stock companie	jsc	JSC	92
joint stock company	jsc	JSC	92
joint stock corp	jsc	JSC	92
joint venture	jv	JV	2728
jointstock company	jsc	JSC	92
jp		JP	3111
js co	jsc	JSC	92
js company	jsc	JSC	534
jsa		j.s.a.	3347
jsb	jscb	JSCB	3302
jsc		JSC	92
jsc company	jsc	JSC	92
jscb		JSCB	92
jshs	zhshs	ZhShS	801
jt stock co	jsc	JSC	92
jtd		j.t.d.	2842
ju	jusik hoesa	Jusik Hoesa	3363
julkinen keskinainen vakuutusyhtio		Julkinen keskinäinen vakuutusyhtiö	1447
julkinen osakeyhtio	oyj	Oyj	3215
julkinen vakuutusosakeyhtio		Julkinen vakuutusosakeyhtiö	1086
jusighoesa	jusik hoesa	Jusik Hoesa	1562
jusik hoesa		Jusik Hoesa	1561
jusikhoesa	jusik hoesa	Jusik Hoesa	1562
jv		JV	2762
k limited	k ltd	(K) Ltd	1368
k ltd		(K) Ltd	1368
kabushiki gaisha	kk	KK	850
kabushiki kaisha	kk	KK	3243
kabushikigaisha	kk	KK	850
kabushikigaishiya	kk	KK	850
kabushikikaisha	kk	KK	850
kabusikigaisya	kk	KK	3244
kai sia ee	ee	EE	1409
kai sia oe	oe	OE	1466
kazennoe predpriyatie	fkp	FKP	341
kazennye predpriyatiya subektov rossiyskoy federatsii		Казенные предприятия субъектов Российской Федерации	196
kb		KB	2653
kd		KD	2645
kda		KDA	2646
kdd		k.d.d.	2661
kdor		KdöR	3072
keg		KEG	1476
kereskedelmi bt	bt	BT	1467
kereskedelmi es szolgaltato bt	bt	BT	1467
kereskedelmi es szolgaltato kft	kft	Kft	1009
kereskedelmi es szolgaltato korlatolt felelossegu tarsasag	kft	Kft	1361
kereskedelmi kft	kft	Kft	1361
keskinainen kiinteistoosakeyhtio	koy	KOy	1351
keskinainen vahinkovakuutusyhdistys		Keskinäinen vahinkovakuutusyhdistys	458
keskinainen vakuutusyhtio		Keskinäinen vakuutusyhtiö	1447
kf		KF	1079
kffr	ek	e.K.	1513
kfkh		KFKh	3025
kfm	ek	e.K.	1514
kfr	ek	e.K.	1514
kft		Kft	2405
kft fioktelep	kft	Kft	2407
kg		KG	2641
kg aa	kgaa	KGaA	3165
kgaa		KGaA	2578
kgaa and co kg		KGaA & Co. KG	2597
kgaamsz		KGaAmsZ	277
khf		KHF	1270
khkhk		KhKhK	1372
khozyaystvennye obshchestva		Хозяйственные общества	482
khozyaystvennye tovarishchestva		Хозяйственные товарищества	684
kht		Kht	2678
khususiy korkhona	xk	XK	2444
khuvtsaat kompani	khkhk	KhKhK	3256
khyazgaarlagdmal khariutslagatay kompani	khkhk	KhKhK	1372
kiinteisto oy	koy	KOy	595
kiinteistoosakeyhtio	koy	KOy	595
kinopraxia	jv	JV	2761
kirchliche stiftung des offentlichen rechts		Kirchliche Stiftung des öffentlichen Rechts	2124
kk		KK	3337
kkt		Kkt	2845
koeki shadan hojin	yibanshetuanfaren	一般社団法人	747
koeki zaidan hojin	yibancaituanfaren	一般財団法人	975
koin s ep	synetairismos	Συνεταιρισμός	946
koinopraxia	jv	JV	2770
kol sti	koll sti	Koll. Şti	1044
kolcsonos biztosito egyesulet		Kölcsönös biztosító egyesület	1790
kolektif sirket	koll sti	Koll. Şti	2876
kolektif sirketi	koll sti	Koll. Şti	1044
koll sti		Koll. Şti	2875
kollektif sirket	koll sti	Koll. Şti	2874
kollektif sirketi	koll sti	Koll. Şti	1044
kollektivgesellsch	kollektivgesellschaft	Kollektivgesellschaft	2819
kollektivgesellschaft		Kollektivgesellschaft	2890
kollektivgesellschaft mit beschrankter haftung		Kollektivgesellschaft mit beschränkter Haftung	2430
kom spol	ks	K/S	1403
kom sti		Kom. Şti	1419
komandit ortaqliq		Komandit ortaqlıq	2573
komandit sirket	kom sti	Kom. Şti	1419
komandit sirketi	kom sti	Kom. Şti	1418
komanditine ukine bendrija	kub	KUB	2627
komanditines ukines bendrijos	kub	KUB	2626
komanditna delniska druzba	kdd	k.d.d.	2633
komanditna druzba	kd	KD	2582
komanditna spolocnost	ks	K/S	1403
komanditne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1415
komanditni spolecnost	ks	K/S	2592
komanditno drushtvo	kd	KD	2583
komanditno drushtvo so aktsii	kda	KDA	2585
komanditno drustvo	kd	KD	1398
komanditno drustvo so akcii	kda	KDA	2629
komanditno druzhestvo	kd	KD	1398
komanditno druzhestvo s aktsii	kda	KDA	2584
komanditsabiedriba	ks	K/S	2594
kommandiittiyhtio	ky	Ky	2607
kommandit ag		Kommandit-AG	1400
kommandit erwerbsgesellschaft	keg	KEG	2798
kommandit gesellschaft	kg	KG	475
kommandit kapitalanlagen		Kommandit. Kapitalanlagen	528
kommanditaktiengesellschaft	kommandit ag	Kommandit-AG	1400
kommanditaktieselskab	ps	P/S	2598
kommanditarengesellschaft		Kommanditärengesellschaft	2658
kommanditbolag	kb	KB	2609
kommanditbolaget	kb	KB	2608
kommanditerwerbsgesellschaft	keg	KEG	2800
kommanditgesellsch	kg	KG	2565
kommanditgesellschaft	kg	KG	2564
kommanditgesellschaft auf aktien	kgaa	KGaA	2579
kommanditgesellschaft auf aktien mit sozialer zielsetzung	kgaamsz	KGaAmsZ	277
kommanditgesellschaft fuer kollektive kapitalanlagen	kommandit kapitalanlagen	Kommandit. Kapitalanlagen	528
kommanditnoe tovarishchestvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1415
kommanditselskab	ks	K/S	2593
kommandittselskap	ks	K/S	2595
kommercheskiy bank	kb	KB	3222
kommg	kg	KG	277
kommunalt foretak	kf	KF	1074
kompaniya s ogranichennoy otvetstvennostyu	ltd	Ltd	203
komunalne pidpriiemstvo	kp	KP	3101
konut yapi kooperatifi	kooperatifi	Kooperatifi	951
koop	coop	Coop	2055
kooperatif sirket	kooperatifi	Kooperatifi	2044
kooperativ hyresrattsforening	khf	KHF	2042
kooperativa bujqesore	kb	KB	2048
kooperativnye khozyaystva		Кооперативные хозяйства	188
kop	koperasi	Koperasi	1267
koperasi simpan pinjam	koperasi	Koperasi	1259
koperasi unit desa	koperasi	Koperasi	1259
koperasi usaha dagang	koperasi	Koperasi	2030
kor	kdor	KdöR	3110
korlatolt felelossegu tarsasag	kft	Kft	2406
korperschaft des offentlichen rechts	kdor	KdöR	3069
korperschaft dor	kdor	KdöR	3071
korperschaft offentlichen rechts	kdor	KdöR	3070
korporacja	corp	Corp	856
korporatsiya	corp	Corp	856
koy		KOy	595
kozhasznu tarsasag	kht	Kht	2679
kozkereseti tarsasag	kkt	Kkt	2846
kozos vallalat	kv	Kv	2732
kp		KP	3127
kpsc	ksc	KSC	857
kreditnye kooperativy vtorogo urovnya		Кредитные кооперативы второго уровня	188
kreditnye potrebitelskie kooperativy		Кредитные потребительские кооперативы	188
kreditnye potrebitelskie kooperativy grazhdan		Кредитные потребительские кооперативы граждан	188
krestyanskoe fermerskoe khozyaystvo	kfkh	KFKh	3014
krestyanskoe khozyaystvo	kfkh	KFKh	3013
ks		K/S	2648
ksc		KSC	857
ksc closed	ksc	KSC	851
ksc public	ksc	KSC	851
kscc	ksc	KSC	857
kscp	ksc	KSC	857
ku		KU	3132
kub		KUB	2659
kud	koperasi	Koperasi	1267
kumpanija		Kumpanija	1939
kumpanija privata	kumpanija	Kumpanija	1236
kumpanija pubblika	kumpanija	Kumpanija	1236
kumpp ky	ky	Ky	1408
kuwait shareholding company	ksc	KSC	851
kuwaiti shareholding company	ksc	KSC	851
kv		Kv	2764
ky		Ky	2652
kyodo kumiai	xietongzuhe	協同組合	771
l da	lda	Lda	2504
l thdf lthqyq lrbh		لا تهدف لتحقيق الربح	481
l3c		L3C	1430
laivanisannistoyhtio		Laivanisännistöyhtiö	1456
lbg	clg	CLG	2710
lc	llc	LLC	2497
lca		LCA	1271
lda		Lda	2274
lda sociedade unipessoal	unipessoal lda	Unipessoal Lda	333
lda unipessoal	unipessoal lda	Unipessoal Lda	333
ldc		LDC	2534
ldc limited	ldc	LDC	1370
ldc ltd	ldc	LDC	1370
lianghegongsi		两合公司	2635
limitada	lda	Lda	2275
limite	ltd	Ltd	2499
limited	ltd	Ltd	991
limited and co kg	ltd and co kg	Ltd & Co. KG	192
limited by guarantee	ltd	Ltd	793
limited by shares	ltd	Ltd	794
limited co	ltd	Ltd	203
limited company	ltd	Ltd	793
limited company by shares	nv	NV	3277
limited cooperative	lca	LCA	773
limited cooperative association	lca	LCA	773
limited duration company	ldc	LDC	2428
limited gte	ltd gte	Ltd Gte	679
limited liability co	llc	LLC	794
limited liability comp	llc	LLC	203
limited liability compan	llc	LLC	1338
limited liability company	llc	LLC	792
limited liability corp	llc	LLC	203
limited liability corporation	llc	LLC	203
limited liability limited partnership	lllp	LLLP	2637
limited liability partnership	llp	LLP	1039
limited liability partnerships	llp	LLP	2392
limited partnership	lp	LP	805
limited partnerships	lp	LP	364
limited proprietary company	pty ltd	Pty Ltd	1342
limited rf	ltd rf	Ltd RF	474
limited sirket	ltd sti	Ltd Şti	1378
limited sirketi	ltd sti	Ltd Şti	2466
limitee	ltee	Ltée	2340
limitet	ltd	Ltd	790
limted	ltd	Ltd	203
llc		LLC	991
llc fz	fzco	FZCO	212
llc soc	llc sp	LLC SP	593
llc sp		LLC SP	593
llc sp so	llc sp	LLC SP	593
llc spc	llc sp	LLC SP	593
llcs	llc	LLC	203
lllp		LLLP	2636
llp		LLP	2789
llp sencrl	sencrl	SENCRL	1041
llps	llp	LLP	1038
lmhdwdh	sh mm	ش.م.م	203
lmshmh lmh	sh m	ش.م.ع	535
lmtd	ltd	Ltd	203
loan company	loan corp	Loan Corp	1911
loan corp		Loan Corp	1935
loan corporation	loan corp	Loan Corp	356
low profit limited liability company	l3c	L3C	1430
low profit llc	l3c	L3C	1431
lp		LP	2639
lshrkh	shrkh	شركة	767
lshrkh dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	310
lshrkh ghyr hdfh llrbh		الشركة غير هادفة للربح	1442
lshrkh lmhnyh		الشركة المھنیة	1448
lshrkh lmshmh lkhsh	sh m kh	ش.م.خ	844
lshrkh lmshmh lmh	sh m	ش.م.ع	1532
lshrkh lty l thdf lthqyq lrbh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	481
lshrkt ghyr lhdfh llrbh		الشركات غیر الھادفة للربح	1448
lt da	lda	Lda	1341
ltd		Ltd	991
ltd and co kg		Ltd & Co. KG	192
ltd by guarantee	ltd gte	Ltd Gte	679
ltd co	ltd	Ltd	793
ltd co op	lca	LCA	773
ltd company	ltd	Ltd	790
ltd gte		Ltd Gte	2685
ltd liability co	llc	LLC	1337
ltd liability company	llc	LLC	793
ltd liability partnership	llp	LLP	1038
ltd partnership	lp	LP	364
ltd pty	pty ltd	Pty Ltd	795
ltd rf		Ltd RF	474
ltd sirketi	ltd sti	Ltd Şti	214
ltd sti		Ltd Şti	1378
ltd u co kg	ltd and co kg	Ltd & Co. KG	1018
ltda	lda	Lda	2282
ltda epp	lda	Lda	363
ltda esp	esp	ESP	2358
ltda me	lda	Lda	363
ltda unipessoal	lda	Lda	363
ltee		Ltée	2339
m sdn bhd		(M) Sdn Bhd	2447
maatschap		Maatschap	2878
mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	3348
maou	mbu	MBU	342
massachusetts trust	trust	Trust	2189
masuliyati cheklangan jamiyat	mchj	MChJ	2475
masuliyati cheklangan jamiyati	mchj	MChJ	2476
masuliyati cheklangan zhamiyat	mchj	MChJ	1383
mau	mbu	MBU	3126
mazoji bendrija	mb	MB	2435
mazosios bendrijos	mb	MB	2436
mb		MB	2535
mbb	partg mbb	PartG mbB	1477
mbdou	mbu	MBU	342
mbh	gmbh	GmbH	2505
mbh and co kg	gmbh and co kg	GmbH & Co. KG	2567
mbh u co kg	gmbh and co kg	GmbH & Co. KG	475
mbh und co kg	gmbh and co kg	GmbH & Co. KG	335
mbou	mbu	MBU	342
mbu		MBU	1077
mbuz	mbu	MBU	1526
mchj		MChJ	2474
mchzh	mchj	MChJ	1383
me		ME	3053
medarbejderinvesteringsselskab		Medarbejderinvesteringsselskab	2768
medlemsbank	mb	MB	3253
mehdud mesuliyyetli cemiyyet	mmc	MMC	2303
mehdud mesuliyyetli cemiyyeti	mmc	MMC	2301
mei		MEI	3054
mepe		MEPE	2393
mhdwdh	sh mm	ش.م.م	432
mhdwdh lmsuwlyh	sh mm	ش.م.م	432
micro empresa	me	ME	1068
micro empresa de responsabilidad limitada	mrl	M.R.L.	2450
microempreendedor individual	mei	MEI	2972
microempresa	me	ME	1068
mini gmbh	ug	UG	1004
mit beschraenkter haftung	gmbh	GmbH	2284
mit beschrankter haftung	gmbh	GmbH	2288
mkp	fkp	FKP	1077
mku	mbu	MBU	840
mmc		MMC	2509
monoprosopi ae	ike	IKE	1008
monoprosopi epe	mepe	MEPE	1357
monoprosopi etaireia periorismenis efthynis	mepe	MEPE	1356
monoprosopi etaireia periorismenis eythynis	mepe	MEPE	1356
monoprosopi idiotiki kefalaioychiki etaireia	ike	IKE	1008
monoprosopi ike	ike	IKE	1008
mps		M.P.S.	1033
mrl		M.R.L.	2539
mshmh khsh	sh m kh	ش.م.خ	1531
mshmh mh	sh m	ش.م.ع	535
mshmh mqflh	shrkh mshmh	شركة مساهمة	491
msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	676
mtu		MTÜ	1805
mtv	cty tnhh mtv	Cty TNHH MTV	2556
municipal unitary enterprise	sue	SUE	838
munitsipalnoe avtonomnoe uchrezhdenie	mbu	MBU	341
munitsipalnoe byudzhetnoe uchrezhdenie	mbu	MBU	341
munitsipalnoe kazennoe predpriyatie	fkp	FKP	341
munitsipalnoe kazennoe uchrezhdenie	mbu	MBU	369
munitsipalnoe unitarnoe predpriyatie	mup	MUP	369
munitsipalnye avtonomnye uchrezhdeniya		Муниципальные автономные учреждения	196
munitsipalnye byudzhetnye uchrezhdeniya		Муниципальные бюджетные учреждения	196
munitsipalnye kazennye predpriyatiya		Муниципальные казенные предприятия	196
munitsipalnye kazennye uchrezhdeniya		Муниципальные казенные учреждения	196
munitsipalnye unitarnye predpriyatiya		Муниципальные унитарные предприятия	196
mup		MUP	840
mussh	shrkh	شركة	3020
mussh frdyh	shrkh	شركة	2957
mutua assicurazione		Mutua Assicurazione	601
mutual de ahorro y prestamo		Mutual de Ahorro y Préstamo	1029
mutualidad de prevision social	mps	M.P.S.	599
mutualite sociale agricole		Mutualité sociale agricole	480
mvth rsvmh	hl ts	חל"צ	1793
n vennootschap	nv	NV	1085
na		N.A.	3352
naaml vennootschap	nv	NV	1085
naamloze vennootschap	nv	NV	3151
naamloze vennootschap met een sociaal oogmerk	nv so	NV SO	370
naamloze vennootschap van publiek recht	nv pr	NV PR	370
naamlze vennootschap	nv	NV	1085
nadacni fond	zu	z.ú.	2123
naeringsdrivende stiftelse	stiftelse	Stiftelse	2126
naftiki eteria	sc	SC	1030
nao		NAO	3339
narodni podnik	statni podnik	státní podnik	1519
nat assoc	na	N.A.	616
national assn	na	N.A.	1578
national association	na	N.A.	1092
national joint stock company	njsc	NJSC	534
national trust and savings association	nt and sa	NT&SA	1092
natl assn	na	N.A.	1578
natl assoc	na	N.A.	616
naytiki etairia	sc	SC	600
ndermarrjet publike sipas ligjit ne fuqi per ndermarrjet publike	np	NP	1454
ndermarrjet shoqerore nen administrimin e agjencise kosovare te privatizimit	nsh	NSH	1454
nebankovskaya kreditnaya organizatsiya	nko	NKO	3274
negosudarstvennyy pensionnyy fond	npf	NPF	2184
nekommercheskaya organizatsiya	no	n.o.	2691
nekommercheskaya organizatsiya fond	nko	NKO	809
nekommercheskoe aktsionernoe obshchestvo	nao	NAO	3246
nekommercheskoe partnerstvo	np	NP	809
nepublichnoe aktsionernoe obshchestvo	nao	NAO	3247
nepublichnye aktsionernye obshchestva		Непубличные акционерные общества	1574
nev	ev	e.V.	1814
neziskova organizace	no	n.o.	2689
neziskova organizacia	no	n.o.	2690
ngo		NGO	1432
nicht eingetragener verein	ev	e.V.	1775
niederlassung	sucursal	Sucursal	563
niewinsgewende maatskappy	npc	NPC	1024
nig limited	nig ltd	Nig Ltd	1373
nig ltd		Nig Ltd	1373
nimingzuhe	xietongzuhe	協同組合	825
njsc		NJSC	534
nko		NKO	2697
nl		NL	3313
no		n.o.	2716
no liability	nl	NL	3149
no liability company	nl	NL	3150
non government organisation	ngo	NGO	336
non governmental organisation	ngo	NGO	336
non governmental organization	ngo	NGO	336
non profit	nonprofit	Nonprofit	2699
non profit company	npc	NPC	2693
non profit corporation	nonprofit	Nonprofit	1022
non profit organisation	npo	NPO	336
non profit organization	npo	NPO	336
non public joint stock company	njsc	NJSC	534
nongovernmental organization	ngo	NGO	1023
nonprofit company	npc	NPC	1024
nonprofit corp	nonprofit	Nonprofit	1023
nonprofit corporation	nonprofit	Nonprofit	1022
nonprofit kft	kft	Kft	1009
nonprofit korlatolt felelossegu tarsasag	kft	Kft	1009
nonprofit organization	npo	NPO	336
nonprofit zrt	zrt	Zrt	1557
norskregistrert utenlandsk foretak	nuf	NUF	1840
not for profit	nonprofit	Nonprofit	1433
not for profit corporation	nonprofit	Nonprofit	1022
not for profit organization	npo	NPO	1023
np		NP	2712
npc		NPC	2715
npc rf	npc	NPC	1024
npf		NPF	2195
npo		NPO	1432
npofaren	yiliaofaren	医療法人	598
nsh		NSH	2778
nt and sa		NT&SA	1092
ntsa	nt and sa	NT&SA	616
nuf		NUF	1842
nv		NV	3314
nv pr		NV PR	370
nv sa	sa nv	SA NV	1538
nv so		NV SO	370
nyilvanosan mukodo reszvenytarsasag	nyrt	Nyrt	1087
nyrt		Nyrt	1558
oaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3355
oao		OAO	3292
obcanske sdruzeni	os	o.s.	1772
obcianske zdruzenie	os	o.s.	1770
obecne prospesna spolecnost	ops	o.p.s.	2673
obiteljsko poljoprivredno gospodarstvo	opg	OPG	2993
obrt		Obrt	3024
obschestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2332
obshchestva s ogranichennoy otvetstvennostyu	ooo	OOO	1348
obshchestva vzaimnogo strakhovaniya		Общества взаимного страхования	482
obshchestvennaya organizatsiya	oo	OO	1192
obshchestvennoe obedinenie	oo	OO	1192
obshchestvennye dvizheniya		Общественные движения	482
obshchestvennye fondy		Общественные фонды	482
obshchestvennye organizatsii		Общественные организации	482
obshchestvennye uchrezhdeniya		Общественные учреждения	196
obshchestvo s dopolnitelnoj otvetstvennostyu	odo	ODO	2336
obshchestvo s dopolnitelnoy otvetstvennostyu	odo	ODO	999
obshchestvo s ogranichennoi otvetstvennostiu	ooo	OOO	797
obshchestvo s ogranichennoj otvetstvennostyu	ooo	OOO	1348
obshchestvo s ogranichennoy otvetstvennost	ooo	OOO	797
obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2335
obshchestvo s ohranychennoi otvetstvennostiu	ooo	OOO	797
ochiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	854
od		o.d.	2907
oddzial	sucursal	Sucursal	563
oddzial w polsce	sucursal	Sucursal	353
odo		ODO	2480
odstepny zavod	sucursal	Sucursal	1209
odstepny zavod v or		Odštepný závod v OR	1841
odv	asd	ASD	1821
oe		OE	2887
oeg		OEG	1476
oeic		OEIC	1321
ofb		OFB	1034
ofc		OFC	2192
ofe		OFE	2194
offene erwerbsgesellschaft	oeg	OEG	2799
offene gesellschaft	og	OG	1459
offene handels gesellschaft	ohg	OHG	2804
offene handelsgesellschaft	ohg	OHG	2802
offene handelsgesellschaft mit sozialer zielsetzung	ohgmsz	OHGmsZ	603
offentlich rechtliche aktiengesellschaft	or ag	Ö.-r.AG	370
offentlich rechtliche genossenschaft	orgen	ÖrGen.	137
offentlich rechtliche genossenschaft mit beschrankter haftung	ofrgmbh	ÖfrGmbH	137
offentlich rechtliche genossenschaft mit unbeschrankter haftung genossenschaft auf beteiligung	gmuhgb	GmuHGB	137
offentlich rechtliche gesellschaft mit beschrankter haftung	orgmbh	ÖrGmbH	213
offentlich rechtliche vereinigung ohne gewinnerzielungsabsicht	orvohgza	ÖrVohGza	253
offentliche einrichtung	oe	OE	682
og		OG	2881
ohf	ehf		2413
ohg		OHG	2883
ohg mbh	ohg	OHG	2803
ohgmsz		OHGmsZ	603
ojs company	ojsc	OJSC	534
ojsc		OJSC	92
omani closed joint stock company	saoc	SAOC	1570
omani public joint stock company	saog	SAOG	1570
omorithmi eteria	oe	OE	2840
omorrithmi etaireia	oe	OE	1043
omorrythmi etaireia	oe	OE	1043
omorrythmi etairia	oe	OE	2841
omorrythmi viomichaniki emporiki etaireia	oe	OE	1043
omsesidigt fastighetsaktiebolag	koy	KOy	1351
omsesidigt forsakringsbolag	ofb	OFB	2743
omsesidigt skadeforsakringsforening		Ömsesidigt skadeförsäkringsförening	458
onderlinge waarborg maatschappij	owm	OWM	2038
onderlinge waarborgmaatschappij	owm	OWM	2007
one member co ltd	cty tnhh mtv	Cty TNHH MTV	334
one member limited liability company	cty tnhh mtv	Cty TNHH MTV	334
one member llc	cty tnhh mtv	Cty TNHH MTV	334
one person company	opc	OPC	1364
one person company private limited	opc pvt ltd	OPC Pvt Ltd	800
one person corporation	opc	OPC	1364
ong		ONG	2694
onlus		ONLUS	1427
oo		OO	1823
ood		OOD	998
ooo		OOO	2479
opc		OPC	2530
opc private limited	opc pvt ltd	OPC Pvt Ltd	800
opc private ltd	opc pvt ltd	OPC Pvt Ltd	800
opc pvt ltd		OPC Pvt Ltd	800
opcvm		OPCVM	980
opdrachthoudende vereniging		Opdrachthoudende vereniging	911
open ended fund company	ofc	OFC	2181
open ended investment company	oeic	OEIC	1320
open jnt stock co	ojsc	OJSC	92
open joint stock company	ojsc	OJSC	92
open jsc	ojsc	OJSC	92
openbare vennootschap		Openbare vennootschap	2740
opg		OPG	3041
opinbert hlutafelag	ehf		2415
oppet bolag	ay	Ay	2834
ops		o.p.s.	2702
or ag		Ö.-r.AG	3164
organisation non gouvernementale	ong	ONG	336
organisme de placement collectif en valeurs mobilieres	opcvm	OPCVM	980
organizacao da sociedade civil de interesse publico	oscip	OSCIP	1423
organizacao nao governamental	ong	ONG	2666
organizacion no gubernamental	ong	ONG	336
organizatia neguvernamentala	ong	ONG	336
organizatie non guvernamentala	ong	ONG	2663
organizzazione di volontariato	asd	ASD	746
organizzazione non governativa	ong	ONG	336
organizzazione non lucrativa di utilita sociale	onlus	ONLUS	1427
orgen		ÖrGen.	137
orgmbh		ÖrGmbH	213
ortachko drushtvo	od	o.d.	2859
ortacko drustvo	od	o.d.	2858
osakeyhtio	oy	Oy	2384
osauhing	ou	OÜ	2375
oscip		OSCIP	1423
osk		Osk	2067
osoba samostatne vydelecne cinna	zivnostnik	Živnostník	1511
osoo	ooo	OOO	797
osvc	zivnostnik	Živnostník	3037
otkrytoe akcionernoe obshchestvo	oao	OAO	1540
otkrytoe akcionernoe obshhestvo	oao	OAO	701
otkrytoe aktsionernoe obschestvo	oao	OAO	701
otkrytoe aktsionernoe obshchestvo	oao	OAO	3176
otkrytoe aktsionernoye obshestvo	oao	OAO	701
otkrytoye aktsionernoye obshchestvo	oao	OAO	3178
otwarty fundusz emerytalny	ofe	OFE	2182
ou		OÜ	2482
ovee	oe	OE	2897
owm		OWM	2076
oy		Oy	2483
oy ab		Oy Ab	595
oyj		Oyj	3214
oyj abp	oyj	Oyj	1551
oz	os	o.s.	1813
p limited	pvt ltd	Pvt Ltd	473
p ltd	pvt ltd	Pvt Ltd	473
pa		PA	1828
pak bazhnetirakan ynkerutyun	pby	PBY	1535
pao		PAO	3298
part g	partg	PartG	240
part mbb	partg mbb	PartG mbB	240
partg		PartG	2824
partg mbb		PartG mbB	1464
partgmbb	partg mbb	PartG mbB	240
partmbb	partg mbb	PartG mbB	240
partneriaeth atebolrwydd cyfyngedig	pac	PAC	2839
partnerschaft	partg	PartG	1477
partnerschaft mbb	partg mbb	PartG mbB	240
partnerschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	240
partnerschaftsgesellschaft	partg	PartG	1463
partnerschaftsgesellschaft mbb	partg mbb	PartG mbB	240
partnerschaftsgesellschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	1464
partnerselskab	ps	P/S	2599
partnership		Partnership	2880
partnership en commendite	lp	LP	1020
pat		PAT	3368
paz ltd sti	ltd sti	Ltd Şti	214
pbc		PBC	1094
pby		PBY	1584
pc		PC	3351
pcc		PCC	2519
pcl	plc	PLC	3301
pd		PD	3107
penanaman modal asing	pt pma	PT PMA	2409
perkongsian liabiliti terhad	plt	PLT	2862
persekutuan		Persekutuan	2898
persekutuan komanditer	persekutuan	Persekutuan	2849
persekutuan perdata	persekutuan	Persekutuan	2847
persero	pt persero	PT Persero	1520
persero tbk	pt persero	PT Persero	611
perseroan komanditer	persekutuan	Persekutuan	2848
perseroan terbatas	pt	PT	2408
perseroan terbatas penanaman modal asing	pt pma	PT PMA	799
perseroan terbatas penanaman modal dalam negeri	pt pmdn	PT PMDN	799
perseroan terbatas terbuka	pt tbk	PT Tbk	1560
perseroan terbuka	pt tbk	PT Tbk	1559
persoana fizica autorizata	pfa	PFA	3008
persoana fizica independenta	pfi	PFI	3009
personal liability company	inc	Inc	2760
personengesellschaft		Personengesellschaft	2772
personligt ejet mindre virksomhed	pmv	PMV	2986
perusahaan daerah	pd	PD	1521
perusahaan dagang	pd	PD	2997
perusahaan jawatan	perum	Perum	1521
perusahaan perseroan	pt persero	PT Persero	1520
perusahaan perseroan persero	pt persero	PT Persero	611
perusahaan perseroan persero pt	pt persero	PT Persero	611
perusahaan umum	perum	Perum	3088
perusahaan umum daerah	perum	Perum	611
pfa		PFA	3048
pfi		PFI	3049
pgbhsz		PgbHsZ	213
pgmbh		PGmbH	213
pgmbhma		PGmbHmA	213
php	pphu	PPHU	512
phu	pphu	PPHU	512
piccola societa cooperativa a responsabilita limitata	scarl	Scarl	572
pilnsabiedriba	ps	P/S	2829
piraivet limitet	pvt ltd	Pvt Ltd	473
pjs	shmy m	سهامی عام	3335
pjsc		PJSC	92
pjscb	jscb	JSCB	92
pl	pty ltd	Pty Ltd	2506
pl co	plc	PLC	92
plc		PLC	1081
plc company	plc	PLC	92
plc limited	plc	PLC	699
plc ltd	plc	PLC	3135
plcs	plc	PLC	92
pllc		PLLC	2471
pllp	llp	LLP	683
plt		PLT	2901
pma	pt pma	PT PMA	2553
pmbhsz		PmbHsZ	213
pmdn	pt pmdn	PT PMDN	2552
pmv		PMV	3039
pobocny spolek	os	o.s.	649
podruznica	sucursal	Sucursal	1209
polnoe tovarishchestvo		Polnoe tovarishchestvo	2871
polnohospodar druzstvo		Poľnohospodár.družstvo	426
polnohospodarske druzstvo	polnohospodar druzstvo	Poľnohospodár.družstvo	426
polnye tovarishchestva		Полные товарищества	684
pool inc	pool ltd	Pool Ltd	464
pool incorporated	pool ltd	Pool Ltd	464
pool limited	pool ltd	Pool Ltd	464
pool ltd		Pool Ltd	464
potrebitelskie kooperativy		Потребительские кооперативы	188
potrebitelskie obshchestva		Потребительские общества	482
potrebitelskiy kooperativ	spk	SPK	2041
povne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1473
pp		PP	3121
pph	pphu	PPHU	512
pphu		PPHU	512
ppk	gosudarstvennaya korporatsiya	Государственная корпорация	341
ppuh	pphu	PPHU	512
pr		PR	3050
pra li	pvt ltd	Pvt Ltd	473
pra limited	pvt ltd	Pvt Ltd	473
praibhet limited	pvt ltd	Pvt Ltd	473
praivet limited	pvt ltd	Pvt Ltd	473
prat		PrAT	3299
preduzetnik	pr	PR	3010
prispevkova organizace		příspěvková organizace	3077
prispevkova organizacia	prispevkova organizace	příspěvková organizace	1525
priv st	stichting	Stichting	974
privat aktiebolag	ab	AB	1552
private	pvt ltd	Pvt Ltd	2550
private company limited by shares	ltd	Ltd	310
private company with limited liability	ltd	Ltd	203
private enterprise		Private Enterprise	3030
private foundation	foundation	Foundation	2113
private joint stock company	prjsc	PrJSC	3282
private jsc	prjsc	PrJSC	1577
private limited	pvt ltd	Pvt Ltd	2312
private limited by guarantee	ltd	Ltd	2390
private limited compan	ltd	Ltd	1338
private limited company	ltd	Ltd	1337
private limited liability company	ltd	Ltd	794
private ltd	pvt ltd	Pvt Ltd	997
private shareholding company	psc	PSC	1533
private stichting	stichting	Stichting	1298
private trust company	ptc	PTC	2391
private unlimited company	unltd	Unltd	310
privatgesellschaft mit beschrankter haftung	pgmbh	PGmbH	213
privatgesellschaft mit beschrankter haftung mit einem alleingesellschafter	pgmbhma	PGmbHmA	213
privatgesellschaft mit beschrankter haftung mit sozialer zielsetzung	pmbhsz	PmbHsZ	213
privatne aktsionerne tovaristvo	prat	PrAT	853
privatne pidpriemstvo	pp	PP	2455
privatne pidpriiemstvo	pp	PP	2457
prjsc		PrJSC	1577
prof assn	pa	PA	1803
prof corp	pc	PC	1579
professional association	pa	PA	1804
professional corp	pc	PC	3283
professional corporation	pc	PC	1579
professional limited liability co	pllc	PLLC	2472
professional limited liability company	pllc	PLLC	2473
professional limited liability partnership	llp	LLP	1038
professional llc	pllc	PLLC	1382
professional ltd liability co	pllc	PLLC	1382
professional service corporation	pc	PC	1580
professional services corporation	pc	PC	615
proizvodstvennye kooperativy		Производственные кооперативы	188
proizvodstvennyy kooperativ	spk	SPK	1264
proprietary	pty ltd	Pty Ltd	2548
proprietary company	pty ltd	Pty Ltd	2290
proprietary limited	pty ltd	Pty Ltd	2292
proprietary limited company	pty ltd	Pty Ltd	2295
proprietary limited rf	pty ltd rf	Pty Ltd RF	474
proprietary ltd	pty ltd	Pty Ltd	2294
prosta spolka akcyjna	psa	PSA	3269
prostye tovarishchestva		Простые товарищества	684
protected cell company	pcc	PCC	2389
prst	stiftung	Stiftung	974
pryvatnae unitarnae pradpryemstva	chup	ChUP	1347
pryvatne aktsionerne tovarystvo	prat	PrAT	3278
pryvatne pidpryiemstvo	pp	PP	2458
pryvatne pidpryyemstvo	pp	PP	2456
przedsiebiorstwo handlowo uslugowe	pphu	PPHU	766
przedsiebiorstwo panstwowe	pp	PP	3096
przedsiebiorstwo produkcyjno handlowo uslugowe	pphu	PPHU	766
przedsiebiorstwo uslugowo handlowe	pphu	PPHU	766
ps		P/S	2649
psa		PSA	3344
psc		PSC	3306
pse	psu	PSU	1527
psu		PSU	1527
pt		PT	2484
pt persero		PT Persero	611
pt persero tbk	pt persero	PT Persero	611
pt pma		PT PMA	799
pt pmdn		PT PMDN	799
pt tbk		PT Tbk	1560
pt terbuka	pt tbk	PT Tbk	3237
ptc		PTC	2521
pte	pte ltd	Pte Ltd	2551
pte limited	pte ltd	Pte Ltd	2326
pte ltd		Pte Ltd	2325
pty	pty ltd	Pty Ltd	2547
pty limited	pty ltd	Pty Ltd	2293
pty ltd		Pty Ltd	2291
pty ltd rf		Pty Ltd RF	474
ptyltd	pty ltd	Pty Ltd	795
pub limited co	plc	PLC	92
pub ltd co	plc	PLC	92
publ	ab publ	AB (publ)	3366
public benefit corporation	pbc	PBC	615
public co ltd	plc	PLC	699
public company limited	plc	PLC	699
public company limited by guarantee	plc	PLC	700
public company limited by shares	plc	PLC	700
public joint stock commercial bank	jscb	JSCB	92
public joint stock compan	pjsc	PJSC	1082
public joint stock company	pjsc	PJSC	613
public jsc	pjsc	PJSC	92
public limited	plc	PLC	92
public limited co	plc	PLC	92
public limited compan	plc	PLC	1082
public limited company	plc	PLC	612
public limited corporation	plc	PLC	613
public limited liability company	plc	PLC	3257
public ltd	plc	PLC	699
public ltd co	plc	PLC	92
public ltd company	plc	PLC	699
public sector enterprise	psu	PSU	3090
public sector undertaking	psu	PSU	3091
public sector unit	psu	PSU	3089
public shareholding company	psc	PSC	1533
public stock company	pjsc	PJSC	92
public unlimited company	unltd	Unltd	310
publichne aktsionerne tovaristvo	pat	PAT	853
publichne aktsionerne tovarystvo	pat	PAT	853
publichno pravovaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	341
publichnoe aktsionernoe obshchestvo	pao	PAO	3273
publichnoye aktsionernoye obshchestvo	pao	PAO	3272
publichnye aktsionernye obshchestva	pao	PAO	1574
publikt aktiebolag	ab publ	AB (publ)	3220
publikt forsakringsaktiebolag		Publikt försäkringsaktiebolag	1086
publikt omsesidigt forsakringsaktiebolag		Publikt ömsesidigt försäkringsaktiebolag	1086
publiktaktiebolag	ab publ	AB (publ)	1576
puc	unltd	Unltd	2493
puh	pphu	PPHU	512
pulc	unltd	Unltd	790
pup	chup	ChUP	2510
putonghehuo	youxianhehuo	有限合伙	1042
pvt	pvt ltd	Pvt Ltd	2549
pvt co	pvt ltd	Pvt Ltd	473
pvt limited	pvt ltd	Pvt Ltd	997
pvt ltd		Pvt Ltd	2311
pvtltd	pvt ltd	Pvt Ltd	997
qapali sehmdar cemiyyet	qsc	QSC	3154
qapali sehmdar cemiyyeti	qsc	QSC	3155
qapali tipli sehmdar cemiyyeti	qsc	QSC	3156
qatari public shareholding company	qpsc	QPSC	852
qatari shareholding company	qpsc	QPSC	852
qk		QK	2777
qoshma korxona	qk	QK	2758
qpjsc	qpsc	QPSC	852
qpsc		QPSC	852
qsc		QSC	3316
quotas de responsabilidade limitada	lda	Lda	1340
qushma korkhona	qk	QK	2759
ra		RA	3123
ragione individuale	ditta individuale	Ditta individuale	1510
raison individuelle	ei	EI	2974
real estate investment trust	reit	REIT	2166
rechtsfahige stiftung	stiftung	Stiftung	1296
rechtspersoon in oprichting	rp io		1450
rederibolag		Rederibolag	1456
reg gen mbh	eg	eG	947
regia autonoma	ra	RA	3098
regie autonoma	ra	RA	3099
regionalt helseforetak	rhf	RHF	3095
registered limited liability limited partnership	lllp	LLLP	1420
registered limited liability partnership	llp	LLP	683
registered native title body corporate	rntbc	RNTBC	2670
registered society	society	Society	745
registered trustees	incorporated trustees	Incorporated Trustees	915
registered trustees of	incorporated trustees	Incorporated Trustees	915
registrerad forening	ry		1786
registrierte genossenschaft mit beschrankter haftung	eg	eG	947
reit		REIT	1312
reit ag		REIT-AG	1545
reit aktiengesellschaft	reit ag	REIT-AG	1545
rekisteroity puolue	rp		1189
rekisteroity yhdistys	ry		1189
renyizuhe	xietongzuhe	協同組合	825
republican unitary enterprise	sue	SUE	838
respublikanskoe unitarnoe predpriyatie	rup	RUP	3075
reszvenytarsasag	rt	Rt	1087
rf		RF	2779
rf limited	ltd rf	Ltd RF	474
rf ltd	ltd rf	Ltd RF	474
rf proprietary limited	pty ltd rf	Pty Ltd RF	474
rf pty ltd	pty ltd rf	Pty Ltd RF	474
rhf		RHF	3119
ring fenced	rf	RF	2782
rl de cv	s de rl de cv	S de RL de CV	527
rlllp	lllp	LLLP	1420
rllp	llp	LLP	683
rntbc		RNTBC	2671
rozpoctova organizacia	prispevkova organizace	příspěvková organizace	1525
rp			1197
rp io			1450
rt		Rt	3333
rup		RUP	3106
ry			1197
s agr		S. Agr.	682
s civil	sc	SC	2868
s civil de rl		S. Civil de R. L.	1375
s com	s en c	S en C	1016
s com p	s en cp	S. en C.P.	476
s com pa	scra	SCRA	476
s com pap		S.Com:p.A.P.	476
s com por a	scra	SCRA	2601
s comm	scomm	SComm	2574
s cons pa	scpa	Scpa	768
s coop		S. Coop.	1983
s coop and	s coop	S. Coop.	329
s coop e	sce	SCE	770
s coop galega	s coop	S. Coop.	329
s coop ltda	s coop	S. Coop.	329
s coop mad	s coop	S. Coop.	329
s coop p		S.Coop.P.	770
s coop v	s coop	S. Coop.	329
s corp		S Corp	858
s corporation	s corp	S Corp	616
s cra	scra	SCRA	2602
s de rl	srl	Srl	2259
s de rl cv	s de rl de cv	S de RL de CV	527
s de rl de cv		S de RL de CV	2445
s de rl de ip de cv		S de RL de IP de CV	678
s de rl mi		S de RL MI	678
s de rlmi	s de rl mi	S de RL MI	527
s de ss		S de SS	299
s en c		S en C	2559
s en c de cv		S. en C. de C. V.	807
s en c por a		S en C por A	1395
s en c por a de cv		S en C por A de CV	807
s en cp		S. en C.P.	476
s en nc		S en NC	2795
s ka akc	sa	SA	843
s ka z oo	sp zoo	Sp. z o.o.	596
s ka zoo	sp zoo	Sp. z o.o.	596
s ltda	lda	Lda	1341
s par as	sas	SAS	92
s per a	spa	SpA	846
s pte ltd		(S) Pte Ltd	2463
sa		SA	3308
sa a conseil dadministration	sa	SA	702
sa a directoire	sa	SA	702
sa ag	ag sa	AG SA	1541
sa cooperative artisanale a directoire		SA coopérative artisanale à directoire	151
sa cooperative de commercants detaillants a directoire		SA coopérative de commerçants-détaillants à directoire	151
sa cooperative de consommation a directoire		SA coopérative de consommation à directoire	151
sa cooperative de construction a directoire		SA coopérative de construction à directoire	151
sa cooperative de production a directoire		SA coopérative de production à directoire	151
sa cooperative de transport a directoire		SA coopérative de transport à directoire	151
sa cooperative dinteret maritime a directoire		SA coopérative d'intérêt maritime à directoire	151
sa d cv	sa de cv	SA de CV	1568
sa de cv		SA de CV	3263
sa de cv siefore		S. A. de C.V., Siefore	669
sa de cv sofom	sa de cv sofom enr	SA de CV SOFOM ENR	492
sa de cv sofom enr		SA de CV SOFOM ENR	228
sa de cv sofom er		SA de CV SOFOM ER	228
sa de cvfi de c		S. A. de C. V., F. I. de C.	669
sa de cvfi de ol		S. A. de C. V., F. I. de O. L.	669
sa de cvfi de rv		S. A. de C. V., F. I. de R. V.	669
sa de cvfi en id		S. A. de C. V., F. I. en I. D.	669
sa deconomie mixte	sem	SEM	1073
sa decv	sa de cv	SA de CV	1568
sa dpu	sa	SA	370
sa fs		SA FS	370
sa nv		SA NV	1538
sa sociedad unipersonal	sau	SAU	1537
sa sociedade unipessoal	sa unipessoal	SA Unipessoal	1089
sa sofom enr		S.A., SOFOM E.N.R.	228
sa sofom er		S.A., SOFOM E.R.	228
sa unipersonal	sau	SAU	1537
sa unipessoal		SA Unipessoal	1089
saa		SAA	3342
saaktsio sazogadoeba		სააქციო საზოგადოება	3227
saatio sr	sr		1299
sab		SAB	3340
sab de cv		SAB de CV	228
sab de cv sofom enr		S.A.B. DE C.V., SOFOM E.N.R.	228
sab sofom er		S.A.B. SOFOM E.R.	228
sabcv	sab de cv	SAB de CV	1566
sabiedriba ar ierobezotu atbildibu	sia	SIA	2439
sabiratelno druzhestvo	sd	SD	2812
sac		SAC	3343
saca	saica	SAICA	1581
sacco ltd		Sacco Ltd	772
sacco society limited	sacco ltd	Sacco Ltd	772
sacco society ltd	sacco ltd	Sacco Ltd	772
sacei	saci	SACI	440
saci		SACI	440
sacif	saci	SACI	1083
sacif ya	saci	SACI	1083
sacifi	saci	SACI	1084
sacifia	saci	SACI	1083
sacifiya	saci	SACI	1084
saciyf	saci	SACI	1084
sacs		SACS	1573
sacv	sa de cv	SA de CV	1088
sad		SAD	3326
sadanbeobin	jaedanbeobin	재단법인	1795
sadecv	sa de cv	SA de CV	1088
sadovodcheskie ogorodnicheskie ili dachnye nekommercheskie tovarishchestva		Садоводческие, огороднические или дачные некоммерческие товарищества	2688
sadovodcheskie ogorodnicheskie ili dachnye potrebitelskie kooperativy		Садоводческие, огороднические или дачные потребительские кооперативы	188
sadovodcheskoe nekommercheskoe tovarishchestvo	tszh	TSZh	749
sadruzhie	sd	SD	2765
sae		SAE	3324
saem	sem	SEM	841
saesp	esp	ESP	1542
safer		SAFER	3116
safi		SAFI	2190
sagl		Sagl	2342
sahami am	shmy m	سهامی عام	406
sahami khas	shmy khs	سهامی خاص	406
sahmanapak pataskhanatvutyamb ynkerutyun	spy	SPY	2273
saic	saci	SACI	3309
saica		SAICA	3287
saicf	saci	SACI	440
saicfi	saci	SACI	440
saicyf	saci	SACI	440
saiicfa	saci	SACI	440
saiyc	saci	SACI	440
sal		SAL	3325
sal holding	sal	SAL	1549
sal offshore	sal	SAL	1549
sameignarfelag		sameignarfélag	2899
samlagsfelag	sameignarfelag	sameignarfélag	1468
samlagshlutafelag	sameignarfelag	sameignarfélag	1468
samostalni poduzetnik	sp	SP	2958
samostalni preduzetnik	sp	SP	2960
samostatne hospodariaci rolnik	zivnostnik	Živnostník	1511
samostojni podjetnik	sp	SP	2959
samostojni podjetnik posameznik	sp	SP	1067
san ltd sti	ltd sti	Ltd Şti	214
san tic as	san ve tic as	San. ve Tic. AŞ	283
san tic ltd sti	ltd sti	Ltd Şti	214
san ve tic as		San. ve Tic. AŞ	283
san ve tic ltd sti	ltd sti	Ltd Şti	214
sanayi as	san ve tic as	San. ve Tic. AŞ	283
sanayi ltd sti	ltd sti	Ltd Şti	214
sanayi ticaret as	san ve tic as	San. ve Tic. AŞ	283
sanayi ticaret ltd sti	ltd sti	Ltd Şti	214
sanayi ve ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	283
sanayi ve ticaret as	san ve tic as	San. ve Tic. AŞ	283
sanayi ve ticaret limited sirketi	ltd sti	Ltd Şti	214
sanayi ve ticaret ltd sti	ltd sti	Ltd Şti	214
saoc		SAOC	1571
saog		SAOG	1571
sapa		Sapa	2656
sapi		SAPI	3258
sapi de cv		SAPI de CV	1567
sapi de cv sofom enr		S.A.P.I. DE C.V., SOFOM E.N.R.	228
sapi de cv sofom er		S.A. P.I. de C.V. , SOFOM E.R.	228
sapib	sapib de cv	SAPIB de CV	228
sapib de cv		SAPIB de CV	228
sapicv	sapi de cv	SAPI de CV	1566
sarf		SARF	3322
sarl		SARL	992
sarl a associe unique	sarl au	SARL AU	677
sarl a capital variable	sarl	SARL	2385
sarl au		SARL AU	677
sarl cooperative artisanale		SARL coopérative artisanale	151
sarl cooperative de consommation		SARL coopérative de consommation	151
sarl cooperative de construction		SARL coopérative de construction	151
sarl cooperative de production		SARL coopérative de production	151
sarl cooperative de transport		SARL coopérative de transport	151
sarl cooperative dinteret maritime		SARL coopérative d'intérêt maritime	151
sarl dassocie unique	sarl au	SARL AU	677
sarl s		SARL-S	2438
sarl simplifiee	sarl s	SARL-S	2437
sarl u	suarl	SUARL	804
sarl unipersonnelle	suarl	SUARL	804
sarlau	sarl au	SARL AU	677
sarls	sarl s	SARL-S	1371
sarlu	suarl	SUARL	804
sas		SAS	3303
sas a capital variable	sas	SAS	702
sas de cv		SAS de CV	228
sas de l	sas	SAS	536
sas de la	sas	SAS	536
sas des	sas	SAS	536
sas du	sas	SAS	536
sas la	sas	SAS	536
sas le	sas	SAS	536
sas les	sas	SAS	536
sas unipersonnelle	sasu	SASU	702
sasesp	esp	ESP	1542
saspj		SASPJ	1181
sasu		SASU	3223
sau		SAU	3310
savings and credit co operative society ltd	sacco ltd	Sacco Ltd	772
savivaldybes imone	vi	VĮ	1522
sc		SC	2780
sc de ap		S.C. de A. P.	299
sc de ap de cv		S.C. de A. P. de C. V.	299
sc de rl	scl	SCL	1253
sc de rl de cv	scl de cv	SCL de CV	299
sc dpu		SC DPU	137
sc srl		SC SRL	2460
sca		SCA	1421
sca fs		SCA FS	277
sca rl	scarl	Scarl	157
scarl		Scarl	157
scc		SCC	2544
scc limited	scc	SCC	1014
scc ltd	scc	SCC	1014
sccl		SCCL	2014
sce		SCE	1265
sce selskab		SCE-selskab	1252
scea		SCEA	2835
scei		S.C.e I.	2730
sci		SCI	2896
sci de l	sci	SCI	193
sci de la	sci	SCI	193
sci des	sci	SCI	193
sci du	sci	SCI	193
sci la	sci	SCI	193
sci le	sci	SCI	193
sci les	sci	SCI	193
scic		SCIC	1257
scio	cio	CIO	2705
scl		SCL	2066
scl de cv		SCL de CV	299
scm		SCM	2891
scomm		SComm	277
scop		SCOP	2024
scorp	s corp	S Corp	858
scottish charitable incorporated organisation	cio	CIO	1424
scottish limited partnership	slp	SLP	2605
scp		SCP	2879
scpa		Scpa	2060
scpi		SCPI	1319
scr		SCR	1033
scr pyme		SCR-Pyme	599
scra		SCRA	2604
scri		SCRI	945
scri cp		SCRI CP	137
scri fs		SCRI FS	137
scrl		SCRL	1991
scrl consortile	scarl	Scarl	157
scrl dpu		SCRL DPU	137
scrl fs		SCRL FS	137
scs		SCS	1421
scs fs		SCS FS	277
scsp		SCSp	2628
sd		SD	2888
sdad anon	sa	SA	843
sdad coop	s coop	S. Coop.	329
sdad ltda	sl	SL	993
sdbr	stiftung	Stiftung	2134
sderldecv	s de rl de cv	S de RL de CV	527
sdn	sdn bhd	Sdn Bhd	1391
sdn berhad	sdn bhd	Sdn Bhd	2327
sdn bhd		Sdn Bhd	2328
sdnbhd	sdn bhd	Sdn Bhd	2330
sdruzhenie v obshchestvena polza		Сдружение в обществена полза	1764
sduq		SDUQ	1377
se		SE	3304
se and co kg		SE & Co. KG	192
se and co kgaa		SE & Co. KGaA	192
se selskab		SE-selskab	1446
sec		SEC	2647
seca	sca	SCA	1016
secs	scs	SCS	2560
secsp	scsp	SCSp	1412
sede secondaria	sucursal	Sucursal	353
segregated cell company	scc	SCC	1014
segregated portfolio company	spc	SPC	2269
selafa		SELAFA	849
selarl		SELARL	2386
selas		SELAS	849
selca		SELCA	2610
selskab med begraenset ansvar	smba	SMBA	1005
selskap med begrenset ansvar	ba	BA	2449
selskap med delt ansvar	da	DA	2866
selskokhozyaystvennye potrebitelskie obsluzhivayushchie kooperativy		Сельскохозяйственные потребительские обслуживающие кооперативы	188
selskokhozyaystvennye potrebitelskie ogorodnicheskie kooperativy		Сельскохозяйственные потребительские огороднические кооперативы	188
selskokhozyaystvennye potrebitelskie pererabatyvayushchie kooperativy		Сельскохозяйственные потребительские перерабатывающие кооперативы	188
selskokhozyaystvennye potrebitelskie sadovodcheskie kooperativy		Сельскохозяйственные потребительские садоводческие кооперативы	188
selskokhozyaystvennye potrebitelskie sbytovye kooperativy		Сельскохозяйственные потребительские сбытовые кооперативы	188
selskokhozyaystvennye potrebitelskie snabzhencheskie kooperativy		Сельскохозяйственные потребительские снабженческие кооперативы	188
selskokhozyaystvennye potrebitelskie zhivotnovodcheskie kooperativy		Сельскохозяйственные потребительские животноводческие кооперативы	188
selskokhozyaystvennye proizvodstvennye kooperativy		Сельскохозяйственные производственные кооперативы	188
selskokhozyaystvennyy proizvodstvennyy kooperativ	spk	SPK	1264
sem		SEM	3118
seml	sem	SEM	841
senc		SENC	2816
sencrl		SENCRL	1460
sencrl llp	sencrl	SENCRL	1041
sendirian	sdn bhd	Sdn Bhd	1391
sendirian berhad	sdn bhd	Sdn Bhd	2329
sep		SEP	2886
separate limited partnership	slp	SLP	1407
separate limited partnerships	slp	SLP	1410
sepcav		SEPCAV	1324
sezc		SEZC	1369
sf		SF	3120
sgiic		SGIIC	1318
sgps		SGPS	1916
sgps sa	sgps	SGPS	1237
sgr		SGR	2186
sh	sociedad de hecho	Sociedad de Hecho	2763
sh a		Sh.A.	3307
sh dh mm	sh mm	ش.م.م	432
sh k		Sh.K.	2640
sh m		ش.م.ع	3291
sh m kh		ش.م.خ	844
sh mb	sh m	ش.م.ع	535
sh mk	sh m	ش.م.ع	535
sh mkm	shrkh mshmh	شركة مساهمة	491
sh ml	shrkh mshmh	شركة مساهمة	491
sh mm		ش.م.م	432
sh mmh	sh mm	ش.م.م	432
sh mq	sh m	ش.م.ع	535
sh ms	sh m	ش.م.ع	535
sh pk		Sh.p.k.	2270
sha	sh a	Sh.A.	3356
shadan hojin	yibanshetuanfaren	一般社団法人	747
shangshigongsi	gufenyouxiangongsi	股份有限公司	847
share company	aksiyon mahber	አክሲዮን ማህበር	1550
shareholding company	jsc	JSC	534
sharika	shrkh	شركة	767
sharika that almasuliah almahduda	sh mm	ش.م.م	310
sharikah	shrkh	شركة	767
sharikat	shrkh	شركة	767
sharikat al mossahamah	shrkh mshmh	شركة مساهمة	92
sharikat almusahama alaamah	sh m	ش.م.ع	1532
sharikat almusahama alkhasa	sh m kh	ش.م.خ	844
sharikat altawsia albasita	shrkh twsyh bsyth	شركة توصية بسيطة	481
sharikat that masouliyah mahdouda	sh mm	ش.م.م	432
sherkat	shrkt	شرکت	1919
sherkat e sahami am	shmy m	سهامی عام	406
sherkat e sahami khas	shmy khs	سهامی خاص	406
sherkate sahami am	shmy m	سهامی عام	406
shetuanfaren	yibanshetuanfaren	一般社団法人	747
shezghuduli pasukhismgeblobis sazogadoeba	shps	ShPS	1354
shmy khs		سهامی خاص	406
shmy m		سهامی عام	406
shoqeri aksionare	sh a	Sh.A.	3144
shoqeri aksionere	sh a	Sh.A.	1534
shoqeri anonime	sh a	Sh.A.	1534
shoqeri kolektive	sh k	Sh.K.	2562
shoqeri komandite	sh k	Sh.K.	2563
shoqeri me pergjegjesi te kufizuar	sh pk	Sh.p.k.	2271
shpk	sh pk	Sh.p.k.	2272
shps		ShPS	1354
shrkh		شركة	1907
shrkh dht msuwlyh mhdwdh	sh mm	ش.م.م	310
shrkh lmhsh		شركة المحاصة	2755
shrkh lmshmh	shrkh mshmh	شركة مساهمة	92
shrkh lmshmh lkhsh	sh m kh	ش.م.خ	844
shrkh lmshmh lmh	sh m	ش.م.ع	3143
shrkh lmshmh lmqflh	shrkh mshmh	شركة مساهمة	700
shrkh lshkhs lwhd	shrkh	شركة	1336
shrkh ltdmn	shrkh tdmn	شركة تضامن	602
shrkh ltwsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	364
shrkh ltwsyh lbsyth	shrkh twsyh bsyth	شركة توصية بسيطة	364
shrkh ltwsyh lbsyth llshrkh		شركة التوصية البسيطة للشراكة	2586
shrkh mhdwdh	sh mm	ش.م.م	432
shrkh mhsh		شركة محاصة	821
shrkh mshmh		شركة مساهمة	700
shrkh mshmh bhrynyh	shrkh mshmh	شركة مساهمة	491
shrkh mshmh khsh	sh m kh	ش.م.خ	1531
shrkh mshmh kwytyh	shrkh mshmh	شركة مساهمة	491
shrkh mshmh mh	sh m	ش.م.ع	535
shrkh mshmh mqflh	shrkh mshmh	شركة مساهمة	491
shrkh mshmh msryh	shrkh mshmh	شركة مساهمة	491
shrkh mshmh swdyh	shrkh mshmh	شركة مساهمة	491
shrkh rs lml lmghmr		شركة رأس المال المغامر	481
shrkh shkhs whd	shrkh	شركة	1336
shrkh tdmn		شركة تضامن	602
shrkh twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	364
shrkh twsyh bsyth		شركة توصية بسيطة	364
shrkt		شرکت	1910
shrkt b msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	676
shrkt dht rs ml qbl lltghyyr		شركات ذات رأس مال قابل للتغيير	821
shrkt mwl		شركات أموال	821
shrkt shkhs		شركات اشخاص	821
shrkt shmy	shmy khs	سهامی خاص	406
shrkt shmy khs	shmy khs	سهامی خاص	406
shrkt shmy m	shmy m	سهامی عام	406
shrkt twny	shrkt	شرکت	1981
si ren gu fen you xian gong si	youxiangongsi	有限公司	1556
sia		SIA	2486
sica		SICA	2069
sicaf		SICAF	1315
sicar		SICAR	1323
sicav		SICAV	2168
sicav raif	sicav	SICAV	979
sicav sif	sicav	SICAV	979
sii		S.I.I.	1033
silskogospodarske tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2470
simple co		Simple Co	824
simple partnership	simple co	Simple Co	824
single member company	smc pvt ltd	SMC Pvt Ltd	2451
single member private limited company	smc pvt ltd	SMC Pvt Ltd	2452
single owner llc	llc sp	LLC SP	593
sirengongsi	sirenyouxiangongsi	私人有限公司	2401
sirengufenyouxiangongsi	youxiangongsi	有限公司	1583
sirenyouxiangongsi		私人有限公司	1360
sirket	ltd sti	Ltd Şti	2542
sirketi	ltd sti	Ltd Şti	2489
sivuliike	sucursal	Sucursal	353
siz		SIZ	2773
sj	sp j	Sp. j.	2904
sjalfseignarstofnun	sameignarfelag	sameignarfélag	2850
ska		SKA	2660
sl		SL	2494
sl sociedad unipersonal	slu	SLU	1006
sl unipersonal	slu	SLU	1006
slf	sameignarfelag	sameignarfélag	1478
slhf	sameignarfelag	sameignarfélag	1478
sll		SLL	2515
slm		SLM	2766
slne		SLNE	2376
slp		SLP	2651
slu		SLU	2516
slu ltda	lda	Lda	363
smba		SMBA	2371
smc	ltd	Ltd	2540
smc private limited	smc pvt ltd	SMC Pvt Ltd	802
smc private ltd	smc pvt ltd	SMC Pvt Ltd	802
smc pvt limited	smc pvt ltd	SMC Pvt Ltd	802
smc pvt ltd		SMC Pvt Ltd	802
snc		SNC	1475
snc de la	snc	SNC	193
snc des	snc	SNC	193
snc du	snc	SNC	193
snc fs		SNC FS	603
snc la	snc	SNC	193
snc le	snc	SNC	193
snc les	snc	SNC	193
snt	tszh	TSZh	1826
soc		SOC	3129
soc a resp limitata	srl	Srl	203
soc a resp limitee	sarl	SARL	203
soc a responsab limitee	sarl	SARL	203
soc agr		Soc. agr.	511
soc agr coop	soc coop	Soc. coop.	157
soc agricola	soc agr	Soc. agr.	511
soc an	sa	SA	842
soc anon	sa	SA	842
soc anon de cap var	sa de cv	SA de CV	1088
soc anon prom de inv de cap var	sapi de cv	SAPI de CV	3262
soc col	sc	SC	2796
soc com investimenti		Soc. com. investimenti	528
soc com investissement		Soc. com. Investissement	1314
soc com per azioni	sapa	Sapa	2588
soc comm action	sca	SCA	364
soc comm par actions	sca	SCA	1392
soc cons a rl	scarl	Scarl	157
soc cons arl	scarl	Scarl	157
soc cons pa	scpa	Scpa	768
soc coop		Soc. coop.	1260
soc coop a rl	scarl	Scarl	157
soc coop agr	soc coop	Soc. coop.	157
soc coop ar l	scarl	Scarl	157
soc coop arl	scarl	Scarl	157
soc coop per azioni	scpa	Scpa	768
soc coop soc	soc coop	Soc. coop.	157
soc cooperativa	s coop	S. Coop.	329
soc en commandite	scs	SCS	364
soc in accomandita		Soc. in accomandita	528
soc in accomandita semplice	sas	SAS	1392
soc in nome collettivo	snc	SNC	2786
soc invest capital variable	sicav	SICAV	2169
soc limited	soc ltd	SOC Ltd	1076
soc ltd		SOC Ltd	1076
soc ltda	sl	SL	990
soc nom collectif	snc	SNC	602
soc nome collettivo	snc	SNC	602
soc par actions simplifiee	sas	SAS	92
soc per azioni	spa	SpA	846
soc resp limitada	srl	Srl	203
soc unip lda	unipessoal lda	Unipessoal Lda	994
socieda anonima	sa	SA	613
sociedad agraria de transformacion	sat	SAT	2004
sociedad agraria de trasformacion	sat	SAT	599
sociedad agricola	soc agr	Soc. agr.	1913
sociedad anonima	sa	SA	612
sociedad anonima abierta	saa	SAA	3267
sociedad anonima bursatil	sab	SAB	3260
sociedad anonima bursatil de capital variable	sab de cv	SAB de CV	228
sociedad anonima cerrada	sac	SAC	3268
sociedad anonima comercial e industrial	saci	SACI	440
sociedad anonima comercial industrial financiera e inmobiliaria	saci	SACI	1536
sociedad anonima comercial industrial y financiera	saci	SACI	1536
sociedad anonima cotizada de inversion en el mercado inmobiliario	socimi	SOCIMI	1317
sociedad anonima de capital abierto	saica	SAICA	1581
sociedad anonima de capital variable	sa de cv	SA de CV	3264
sociedad anonima deportiva	sad	SAD	3211
sociedad anonima espanola	sae	SAE	3208
sociedad anonima europea	se	SE	1548
sociedad anonima financiera de inversion	safi	SAFI	2175
sociedad anonima industrial y comercial	saci	SACI	440
sociedad anonima inscrita de capital abierto	saica	SAICA	3286
sociedad anonima laboral	sal	SAL	3209
sociedad anonima mixta	sam	SAM	3172
sociedad anonima profesional	sap	S.A.P.	1548
sociedad anonima promotora de inversion	sapi	SAPI	3261
sociedad anonima promotora de inversion bursatil	sapib de cv	SAPIB de CV	228
sociedad anonima promotora de inversion bursatil de capital variable	sapib de cv	SAPIB de CV	228
sociedad anonima promotora de inversion de capital variable	sapi de cv	SAPI de CV	1567
sociedad anonima promotora de inversiones	sapi	SAPI	3259
sociedad anonima simplificada	sas	SAS	3140
sociedad anonima sociedad financiera de objeto multiple entidad regulada	sa sofom er	S.A., SOFOM E.R.	228
sociedad anonima unipersonal	sau	SAU	3146
sociedad civil	sc	SC	823
sociedad civil de responsabilidad limitada	s civil de rl	S. Civil de R. L.	1375
sociedad civil profesional	scp	SCP	602
sociedad colectiva	sc	SC	1039
sociedad colectiva civil		Sociedad Colectiva Civil	1461
sociedad colectiva comercial		Sociedad Colectiva Comercial	1461
sociedad colectiva de responsabilidad limitada	lda	Lda	363
sociedad colectiva profesional	scp	SCP	683
sociedad comanditaria	scra	SCRA	2603
sociedad comanditaria por acciones	scra	SCRA	476
sociedad comanditaria por acciones profesional	s com pap	S.Com:p.A.P.	476
sociedad comanditaria simple	scra	SCRA	476
sociedad comanditaria simple profesional	s en cp	S. en C.P.	476
sociedad comercial de resp ltda	lda	Lda	363
sociedad comercial de responsabilidad limitada	srl	Srl	310
sociedad contractual minera	scm	SCM	2349
sociedad cooperativa	s coop	S. Coop.	1984
sociedad cooperativa andaluza	s coop	S. Coop.	329
sociedad cooperativa catalana limitada	sccl	SCCL	2015
sociedad cooperativa de ahorro y prestamo	sc de ap	S.C. de A. P.	299
sociedad cooperativa de ahorro y prestamo de capital variable	sc de ap de cv	S.C. de A. P. de C. V.	299
sociedad cooperativa de capital variable		Sociedad cooperativa de capital variable	299
sociedad cooperativa de responsabilidad limitada	scl	SCL	1253
sociedad cooperativa de responsabilidad limitada de capital variable	scl de cv	SCL de CV	299
sociedad cooperativa europea	sce	SCE	770
sociedad cooperativa galega	s coop	S. Coop.	329
sociedad cooperativa limitada	scl	SCL	2017
sociedad cooperativa limitada de capital variable	scl de cv	SCL de CV	299
sociedad cooperativa madrilena	s coop	S. Coop.	329
sociedad cooperativa profesional	s coop p	S.Coop.P.	770
sociedad de capital e industria	scei	S.C.e I.	2731
sociedad de capital riesgo	scr	SCR	599
sociedad de capital riesgo pyme	scr pyme	SCR-Pyme	599
sociedad de economia mixta		Sociedad de Economía Mixta	3189
sociedad de garantia reciproca	sgr	SGR	1311
sociedad de hecho		Sociedad de Hecho	2729
sociedad de inversion de capital variable	sicav	SICAV	1312
sociedad de produccion rural	spr de rl	SPR de RL	948
sociedad de produccion rural de responsabilidad ilimitada		Sociedad de producción rural de responsabilidad ilimitada	678
sociedad de produccion rural de responsabilidad limitada	spr de rl	SPR de RL	299
sociedad de produccion rural de responsabilidad suplementada		Sociedad de producción rural de responsabilidad suplementada	678
sociedad de resp ltda	lda	Lda	363
sociedad de responsabilidad limitada	srl	Srl	792
sociedad de responsabilidad limitada de capital variable	s de rl de cv	S de RL de CV	2446
sociedad de responsabilidad limitada de interes publico	s de rl de ip de cv	S de RL de IP de CV	527
sociedad de responsabilidad limitada laboral	sll	SLL	2380
sociedad de responsabilidad limitada microindustrial	s de rl mi	S de RL MI	678
sociedad de responsabilidad limitada profesional	slp	SLP	1406
sociedad de responsabilidad limitada unipersonal	slu	SLU	2377
sociedad de responsabilidad ltda	srl	Srl	399
sociedad de solidaridad social	s de ss	S de SS	299
sociedad de usuarios de aguas		Sociedad de usuarios de aguas	1029
sociedad del estado	se	SE	3065
sociedad en comandita	s en c	S en C	1393
sociedad en comandita civil		Sociedad en Comandita Civil	1401
sociedad en comandita comercial		Sociedad en Comandita Comercial	1401
sociedad en comandita por acciones	sca	SCA	805
sociedad en comandita por acciones de capital variable	s en c por a de cv	S en C por A de CV	807
sociedad en comandita simple	scs	SCS	2561
sociedad en comandita simple de capital variable	s en c de cv	S. en C. de C. V.	807
sociedad en nombre colectivo	snc	SNC	823
sociedad en nombre colectivo de capital variable		Sociedad en nombre colectivo de capital variable	2861
sociedad en participacion		Sociedad en Participación	2741
sociedad financiera de objeto multiple	sofom enr	SOFOM ENR	492
sociedad financiera de objeto multiple entidad no regulada	sofom enr	SOFOM ENR	492
sociedad financiera de objeto multiple entidad regulada	sofom enr	SOFOM ENR	492
sociedad gestora de instituciones de inversion colectiva	sgiic	SGIIC	1318
sociedad legal		Sociedad legal	1032
sociedad legal minera	slm	SLM	2736
sociedad limitada	sl	SL	2263
sociedad limitada de nueva empresa	slne	SLNE	1007
sociedad limitada laboral	sll	SLL	2378
sociedad limitada nueva empresa	slne	SLNE	2379
sociedad limitada profesional	slp	SLP	2606
sociedad limitada unipersonal	slu	SLU	2381
sociedad ltda	sl	SL	990
sociedad mutualista		Sociedad mutualista	1031
sociedad nacional de credito	snc	SNC	3066
sociedad por acciones	spa	SpA	3185
sociedad por acciones cerrada simplificada	sacs	SACS	1573
sociedad por acciones simplificada	sas	SAS	3138
sociedad por acciones simplificada de capital variable	sas de cv	SAS de CV	228
sociedad profesional		Sociedad Profesional	1029
sociedad unipersonal	slu	SLU	1006
sociedade aberta	sa	SA	843
sociedade anonima	sa	SA	612
sociedade anonima de responsabilidade limitada	sarl	SARL	843
sociedade anonima desportiva	sad	SAD	3212
sociedade anonima europeia	se	SE	3271
sociedade civil	sc	SC	2785
sociedade cooperativa		Sociedade Cooperativa	2000
sociedade desportiva unipessoal por quotas	sduq	SDUQ	1377
sociedade em comandita		Sociedade em Comandita	2631
sociedade em comandita por acoes	sca	SCA	1016
sociedade em comandita simples	scs	SCS	1017
sociedade em conta de participacao	scp	SCP	823
sociedade em nome colectivo	snc	SNC	2790
sociedade em nome coletivo	snc	SNC	823
sociedade empresaria limitada	lda	Lda	363
sociedade gestora de participacoes sociais	sgps	SGPS	1917
sociedade gestora de participacoes sociais sa	sgps	SGPS	1237
sociedade limitada	lda	Lda	2283
sociedade limitada unipessoal	lda	Lda	363
sociedade ltda	lda	Lda	363
sociedade por acoes	sa	SA	3142
sociedade por quotas	lda	Lda	2276
sociedade por quotas de responsabilidade	lda	Lda	1340
sociedade por quotas de responsabilidade limitada	lda	Lda	363
sociedade por quotas unipessoal	unipessoal lda	Unipessoal Lda	333
sociedade por quotas unipessoal limitada	unipessoal lda	Unipessoal Lda	333
sociedade simples		Sociedade Simples	2815
sociedade simples limitada	sociedade simples	Sociedade Simples	1040
sociedade simples ltda	sociedade simples	Sociedade Simples	1040
sociedade unip lda	unipessoal lda	Unipessoal Lda	994
sociedade unipessoal	unipessoal lda	Unipessoal Lda	333
sociedade unipessoal anonima	sa unipessoal	SA Unipessoal	3270
sociedade unipessoal de responsabilidade limitada	unipessoal lda	Unipessoal Lda	333
sociedade unipessoal lda	unipessoal lda	Unipessoal Lda	333
sociedade unipessoal limitada	unipessoal lda	Unipessoal Lda	333
sociedade unipessoal por quotas	unipessoal lda	Unipessoal Lda	2279
sociedade unipessoal por quotas limitada	unipessoal lda	Unipessoal Lda	333
sociedade unipessoal sa	sa unipessoal	SA Unipessoal	1089
sociedades agrarias de transformacion	sat	SAT	2005
sociedades de capital variable	sa de cv	SA de CV	2746
sociedades de inversion inmobiliaria	sii	S.I.I.	599
sociedades por acciones simplificadas	sas	SAS	842
societa		Società	1930
societa a garanzia limitata	sagl	Sagl	2343
societa a responsabilita limitata	srl	Srl	792
societa a responsabilita limitata con socio unico	srl	Srl	399
societa a responsabilita limitata con unico socio		Società a Responsabilità Limitata con Unico Socio	2418
societa a responsabilita limitata semplificata	srls	Srls	1365
societa a responsabilita limitata unipersonale	srl	Srl	399
societa agricola	soc agr	Soc. agr.	511
societa agricola semplice	soc agr	Soc. agr.	511
societa anonima	sa	SA	1530
societa consortile a responsabilita limitata	scarl	Scarl	1260
societa consortile a rl	scarl	Scarl	157
societa consortile arl	scarl	Scarl	157
societa consortile cooperativa		Società Consortile Cooperativa	572
societa consortile cooperativa a responsabilita limitata		Società Consortile Cooperativa a Responsabilità Limitata	572
societa consortile in accomandita semplice		Società Consortile in Accomandita Semplice	2619
societa consortile per azioni	scpa	Scpa	3145
societa cooperativa	soc coop	Soc. coop.	2003
societa cooperativa a responsabilita limitata	scarl	Scarl	2032
societa cooperativa a rl	scarl	Scarl	157
societa cooperativa agricola	soc coop	Soc. coop.	157
societa cooperativa arl	scarl	Scarl	157
societa cooperativa consortile	soc coop	Soc. coop.	572
societa cooperativa europea	sce	SCE	572
societa cooperativa per azioni	scpa	Scpa	768
societa cooperativa sociale	soc coop	Soc. coop.	157
societa cooperativa sociale onlus	soc coop	Soc. coop.	157
societa di gestione del risparmio	sgr	SGR	2167
societa di investimento a capitale fisso	sicaf	SICAF	1316
societa di investimento a capitale variabile	sicav	SICAV	1313
societa di mutuo soccorso		Società Di Mutuo Soccorso	601
societa europea	se	SE	601
societa in accomandita	soc in accomandita	Soc. in accomandita	528
societa in accomandita per azioni	sapa	Sapa	2587
societa in accomandita per investimenti collettivi di capitale	soc com investimenti	Soc. com. investimenti	528
societa in accomandita semplice	sas	SAS	1393
societa in nome collettivo	snc	SNC	2792
societa per azioni	spa	SpA	3184
societa per azioni con socio unico	spa	SpA	3186
societa per azioni unipersonale	spa	SpA	846
societa privata europaea	spe	SPE	993
societa semplice	ss	Ss	2818
societa sportiva dilettantistica	asd	ASD	746
societa tra professionisti	stp	StP	2851
societas cooperativa europaea	sce	SCE	1979
societas europaea	se	SE	1530
societas europaea and co kg	se and co kg	SE & Co. KG	192
societas europaea and co kgaa	se and co kgaa	SE & Co. KGaA	192
societas europea	se	SE	1528
societas privata europaea	spe	SPE	2258
societat anonima	sa	SA	92
societat cooperativa catalana limitada	sccl	SCCL	2013
societat limitada	sl	SL	990
societate agricola		Societate agricolă	1452
societate anonima	sa	SA	92
societate comerciala	sc	SC	1908
societate cooperativa		Societate cooperativă	573
societate cooperativa europeana	sce	SCE	573
societate cu raspundere limitata	srl	Srl	2260
societate cu responsabilitate limitata	srl	Srl	203
societate europeana	se	SE	1452
societate in comandita pe actiuni	sca	SCA	1394
societate in comandita simpla	scs	SCS	1394
societate in nume colectiv	snc	SNC	2794
societate pe actiuni	sa	SA	3139
societatea comerciala	sc	SC	1909
societatea cu raspundere limitata	srl	Srl	2261
societatea cu responsabilitate limitata	srl	Srl	203
societatea pe actiuni	sa	SA	3136
societe		Société	1241
societe a resp limitee	sarl	SARL	989
societe a responsabilite limite	sarl	SARL	989
societe a responsabilite limitee	sarl	SARL	792
societe a responsabilite limitee a associe unique	sarl au	SARL AU	677
societe a responsabilite limitee de droit public	srl dpu	SRL DPU	2319
societe a responsabilite limitee du nouveau brunswick		société à responsabilité limitée du Nouveau-Brunswick	2338
societe a responsabilite limitee simplifiee	sarl s	SARL-S	1371
societe a responsabilite ltee	sarl	SARL	989
societe actions simplifiee	sas	SAS	92
societe agricole	s agr	S. Agr.	2733
societe anonyme	sa	SA	612
societe anonyme a finalite sociale	sa fs	SA FS	370
societe anonyme de droit public	sa	SA	700
societe anonyme deconomie mixte	sem	SEM	1073
societe anonyme egyptienne	sae	SAE	1547
societe anonyme libanaise	sal	SAL	3210
societe anonyme monegasque	sam	SAM	3254
societe anonyme omanaise close	saoc	SAOC	1572
societe anonyme omanaise generale	saog	SAOG	1572
societe civile	sc	SC	683
societe civile cooperative de consommation		Société civile coopérative de consommation	151
societe civile cooperative de construction		Société civile coopérative de construction	151
societe civile cooperative dinteret maritime		Société civile coopérative d'intérêt maritime	151
societe civile dattribution		Société civile d'attribution	529
societe civile de moyens	scm	SCM	2820
societe civile de placement collectif immobilier	scpi	SCPI	2177
societe civile de placement immobilier	scpi	SCPI	1319
societe civile dexploitation agricole	scea	SCEA	529
societe civile dinteret collectif agricole		Société civile d'intérêt collectif agricole	529
societe civile fonciere		Société civile foncière	529
societe civile immobiliere	sci	SCI	2838
societe civile immobiliere d accession progressive a la propriete		Société civile immobilière d' accession progressive à la propriété	529
societe civile immobiliere de construction vente		Société civile immobilière de construction-vente	529
societe civile immobiliere de l	sci	SCI	193
societe civile immobiliere de la	sci	SCI	193
societe civile immobiliere des	sci	SCI	193
societe civile immobiliere du	sci	SCI	193
societe civile immobiliere la	sci	SCI	193
societe civile immobiliere le	sci	SCI	193
societe civile immobiliere les	sci	SCI	193
societe civile particuliere	scp	SCP	602
societe civile professionnelle	scp	SCP	2787
societe commerciale canadienne	scc	SCC	2477
societe cooperative	sc	SC	1978
societe cooperative a responsabilite illimitee	scri	SCRI	945
societe cooperative a responsabilite illimitee a finalite sociale	scri fs	SCRI FS	137
societe cooperative a responsabilite limitee	scrl	SCRL	945
societe cooperative a responsabilite limitee a finalite sociale	scrl fs	SCRL FS	137
societe cooperative a responsabilite limitee de droit public	scrl dpu	SCRL DPU	1248
societe cooperative agricole		Société coopérative agricole	151
societe cooperative de banque populaire		Société coopérative de banque populaire	151
societe cooperative de droit public	sc dpu	SC DPU	1248
societe cooperative de production	scop	SCOP	2027
societe cooperative de production de hlm anonyme a directoire		Société coopérative de production de HLM anonyme à directoire	151
societe cooperative dinteret collectif	scic	SCIC	1257
societe cooperative et participative	scop	SCOP	2025
societe cooperative europeenne	sce	SCE	137
societe cooperative organisee sous forme de societe anonyme		Société coopérative organisée sous forme de société anonyme	2037
societe cooperative ouvriere de production	scop	SCOP	2023
societe creee de fait avec personne morale		Société créée de fait avec personne morale	480
societe creee de fait entre personnes physiques		Société créée de fait entre personnes physiques	480
societe damenagement foncier et detablissement rural	safer	SAFER	3083
societe dassurance a forme mutuelle	mutuelle	Mutuelle	1996
societe dassurance mutuelle	mutuelle	Mutuelle	1994
societe de caution mutuelle		Société de caution mutuelle	480
societe de gestion de patrimoine	sogepa	SOGEPA	1915
societe de gestion de patrimoine familial	spf	SPF	2122
societe de libre partenariat	slp	SLP	1406
societe de participations financieres de profession liberale	spfpl	SPFPL	765
societe de pret		Société de prêt	356
societe deconomie mixte	sem	SEM	3084
societe depargne pension a capital variable	sepcav	SEPCAV	1324
societe dexercice liberal a forme anonyme	selafa	SELAFA	849
societe dexercice liberal a forme anonyme a directoire		Société d'exercice libéral à forme anonyme à directoire	1555
societe dexercice liberal a responsabilite limitee	selarl	SELARL	1353
societe dexercice liberal a responsabilite limitee a associe unique		Société d'exercice libéral à responsabilité limitée à associé unique	1353
societe dexercice liberal en commandite par actions	selca	SELCA	2611
societe dexercice liberal par action simplifiee	selas	SELAS	1555
societe dexercice liberal par actions simplifiee	selas	SELAS	849
societe dinteret collectif agricole	sica	SICA	1256
societe dinteret communautaire	cic	CIC	2665
societe dinvestissement a capital fixe	sicaf	SICAF	1315
societe dinvestissement a capital variable	sicav	SICAV	1311
societe dinvestissement en capital a risque	sicar	SICAR	1323
societe en commandite	sec	SEC	2577
societe en commandite de placements collectifs	soc com investissement	Soc. com. Investissement	1314
societe en commandite par action	sca	SCA	528
societe en commandite par actions	sca	SCA	805
societe en commandite par actions a finalite sociale	sca fs	SCA FS	277
societe en commandite par actions cooperative		Société en commandite par actions coopérative	151
societe en commandite simple	scs	SCS	805
societe en commandite simple a finalite sociale	scs fs	SCS FS	277
societe en commandite simple cooperative		Société en commandite simple coopérative	151
societe en commandite speciale	scsp	SCSp	1412
societe en libre partenariat	slp	SLP	1407
societe en nom collectif	snc	SNC	1039
societe en nom collectif a finalite sociale	snc fs	SNC FS	603
societe en nom collectif a responsabilite limitee	sencrl	SENCRL	1460
societe en nom collectif cooperative		Société en nom collectif coopérative	151
societe en participation	sep	SEP	2811
societe en participation avec personne morale		Société en participation avec personne morale	480
societe en participation de professions liberales		Société en participation de professions libérales	2744
societe en participation entre personnes physiques		Société en participation entre personnes physiques	480
societe europeenne	se	SE	3166
societe fiduciaire		Société fiduciaire	356
societe ou association sans personnalite juridique	saspj	SASPJ	1181
societe par actions	sa	SA	613
societe par actions de regime federal	sarf	SARF	3183
societe par actions simplifiee	sas	SAS	612
societe par actions simplifiee a associe unique	sasu	SASU	702
societe par actions simplifiee unipersonnelle	sasu	SASU	3224
societe privee a responsabilite limitee	sprl	SPRL	2322
societe privee a responsabilite limitee a finalite sociale	sprl fs	SPRL FS	213
societe privee a responsabilite limitee unipersonnelle	sprlu	SPRLU	2317
societe privee a responsabilite limitee unipersonnelle a finalite sociale	sprlu fs	SPRLU FS	213
societe publique locale	spl	SPL	1073
societe simple		Société simple	2817
societe unipersonnelle a responsabilite limitee	suarl	SUARL	2464
societes interprofessionnelles de soins ambulatoires		Sociétés Interprofessionnelles de Soins Ambulatoires	480
society with restricted liability	srl	Srl	310
socimi		SOCIMI	1317
socjeta fisem kollettiv	socjeta in akkomandita	Soċjetà in akkomandita	2860
socjeta in akkomandita		Soċjetà in akkomandita	1020
socjeta limitata	socjeta in akkomandita	Soċjetà in akkomandita	1020
sodininku bendrijos	sd	SD	2749
sofom	sofom enr	SOFOM ENR	492
sofom enr		SOFOM ENR	492
sofom er	sofom enr	SOFOM ENR	492
sogepa		SOGEPA	1914
sogo kaisha	xietongzuhe	協同組合	771
sole person company	spc	SPC	2268
sole proprietor	sole proprietorship	Sole Proprietorship	1067
sole proprietorship		Sole Proprietorship	3029
sole proprietorship llc	llc sp	LLC SP	593
sole trader	sole proprietorship	Sole Proprietorship	1067
sooo	ooo	OOO	1386
sosyete anonim	sa	SA	3137
sovmestnoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2333
soyuzy kooperativov		Союзы кооперативов	188
soyuzy kreditnykh kooperativov		Союзы кредитных кооперативов	188
soyuzy obshchestvennykh obedineniy		Союзы общественных объединений	482
soyuzy potrebitelskikh obshchestv		Союзы потребительских обществ	482
sp		SP	3027
sp j		Sp. j.	1471
sp jawna	sp j	Sp. j.	2869
sp k		Sp. k.	1413
sp komandytowa	sp k	Sp. k.	477
sp mieszk	spoldzielnia	Spółdzielnia	949
sp p		Sp. p.	1471
sp z ogr odp	sp zoo	Sp. z o.o.	803
sp z oo	sp zoo	Sp. z o.o.	803
sp zo o	sp zoo	Sp. z o.o.	596
sp zoo		Sp. z o.o.	1376
sp zoo sp k		Sp. z o.o. sp. k.	1414
sp zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	477
sp zooska	sp zoo sp k	Sp. z o.o. sp. k.	477
sp zoow organizacji	sp zoo	Sp. z o.o.	596
spa		SpA	3357
spa a socio unico	spa	SpA	846
spbllc		SPBLLC	1381
spc		SPC	2502
spd	fop	FOP	3052
spe		SPE	2498
special economic zone company	sezc	SEZC	1369
special licence company	csl	CSL	2461
special license company	csl	CSL	2462
spf		SPF	2136
spfpl		SPFPL	765
spfpl sarl	spfpl	SPFPL	765
spfpl sas	spfpl	SPFPL	765
spj	sp j	Sp. j.	2870
spk		SPK	2079
spl		SPL	841
spla	spl	SPL	841
spol kom na akcie		Spol. kom. na akcie	1416
spol s ruc omez	sro	s.r.o.	2366
spol sro	sro	s.r.o.	1350
spol srov likvidaci	sro	s.r.o.	1003
spol srov likvidacii	sro	s.r.o.	1003
spoldz	spoldzielnia	Spółdzielnia	2078
spoldz mieszk	spoldzielnia	Spółdzielnia	949
spoldz mieszkaniowa	spoldzielnia	Spółdzielnia	949
spoldzielnia mieszkaniowa	spoldzielnia	Spółdzielnia	1262
spoldzielnia pracy	spoldzielnia	Spółdzielnia	1262
spolecenstvi vlastniku	svj	SVJ	1769
spolecenstvi vlastniku jednotek	svj	SVJ	1771
spolecnost komanditni	ks	K/S	2596
spolecnost komanditni na akcie		Společnost komanditní na akcie	2591
spolecnost s rucenim omezenym	sro	s.r.o.	1350
spolka		Spółka	1940
spolka akc	sa	SA	842
spolka akcyjna	sa	SA	612
spolka cywilna	sc	SC	2791
spolka europejska	se	SE	1451
spolka jawna	sp j	Sp. j.	1472
spolka komandytowa	sp k	Sp. k.	1413
spolka komandytowo akcyjna	ska	SKA	2630
spolka partnerska	sp p	Sp. p.	1472
spolka z ogr odp	sp zoo	Sp. z o.o.	596
spolka z ogr odpow	sp zoo	Sp. z o.o.	803
spolka z ograniczona odpowiedzialnoscia	sp zoo	Sp. z o.o.	1376
spolka z ograniczona odpowiedzialnoscia sp k	sp zoo sp k	Sp. z o.o. sp. k.	477
spolka z ograniczona odpowiedzialnoscia spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	477
spolka z oo	sp zoo	Sp. z o.o.	596
spolka z oo sp k	sp zoo sp k	Sp. z o.o. sp. k.	477
spolka z oo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	477
spolka zoo	sp zoo	Sp. z o.o.	2453
spolka zoo sp k	sp zoo sp k	Sp. z o.o. sp. k.	1414
spolka zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	477
spolocenstva vlastnikov		Spoločenstvá vlastníkov	365
spolocenstva vlastnikov pozemkov bytov a pod	spolocenstva vlastnikov	Spoločenstvá vlastníkov	365
spolocna zauj org druz		Spoločná záuj.org.druž.	365
spolocna zaujmova organizacia druzstiev	spolocna zauj org druz	Spoločná záuj.org.druž.	365
spolocnost komanditna na akcie	spol kom na akcie	Spol. kom. na akcie	1416
spolocnost s rucenim obmedzenym	sro	s.r.o.	2364
spotrebne druzstvo		Spotrebné družstvo	426
spotrebni druzstvo	druzstvo	družstvo	769
spr	spr de rl	SPR de RL	2074
spr de ri	spr de rl	SPR de RL	948
spr de rl		SPR de RL	948
spr de rl de cv		SPR de RL de CV	299
sprl		SPRL	2321
sprl bvba		SPRL BVBA	796
sprl fs		SPRL FS	213
sprl unipersonnelle	sprlu	SPRLU	2313
sprlu		SPRLU	2316
sprlu fs		SPRLU FS	213
spv limited	spv ltd	(SPV) Ltd	2478
spv ltd		(SPV) Ltd	1384
spv spc		(SPV) SPC	1384
spy		SPY	2503
spz oo	sp zoo	Sp. z o.o.	803
spzoo	sp zoo	Sp. z o.o.	2454
sr			2140
src	sc	SC	2893
srcp	scp	SCP	2832
srl		Srl	2281
srl a capitale ridotto	srls	Srls	1010
srl a socio unico	srl	Srl	399
srl bv		Srl BV	796
srl con socio unico	srl	Srl	399
srl d	srl	Srl	399
srl de cv	s de rl de cv	S de RL de CV	527
srl dpu		SRL DPU	213
srl llp	sencrl	SENCRL	1041
srl semplificata	srls	Srls	2417
srl societa unipersonale	srl	Srl	399
srl unipersonale	srl	Srl	399
srlcr	srls	Srls	1010
srlcv	s de rl de cv	S de RL de CV	527
srll	sll	SLL	1389
srlp	slp	SLP	1007
srls		Srls	1365
srlu	srl	Srl	399
sro		s.r.o.	2365
srov likvidaci	sro	s.r.o.	2363
srov likvidacii	sro	s.r.o.	1003
ss		Ss	2889
ss konut yapi kooperatifi	kooperatifi	Kooperatifi	951
ss ltda	sociedade simples	Sociedade Simples	1040
ssb		SSB	1586
ssd	asd	ASD	1199
st g	stg	StG	2797
state enterprise	private enterprise	Private Enterprise	1515
state owned company	soc	SOC	3105
state owned company limited	soc ltd	SOC Ltd	1076
state owned enterprise	soc	SOC	3128
state savings bank	ssb	SSB	1586
state unitary enterprise	sue	SUE	1518
statni podnik		státní podnik	3078
statny podnik	statni podnik	státní podnik	1519
statutory close corporation	close corp	Close Corp	615
statutory public benefit limited liability company	spbllc	SPBLLC	1381
statutory trust	trust	Trust	2187
ste	societe	Société	1241
ste coop	sc	SC	514
ste cooperative	sc	SC	514
stg		StG	2882
sti	ltd sti	Ltd Şti	2543
stichting administratiekantoor	stichting	Stichting	2132
stichting particulier fonds	spf	SPF	2121
stichting van openbaar nut	stichting	Stichting	1298
stiftelse sr	sr		1299
stiftung and co kg		Stiftung & Co. KG	806
stiftung and co kgaa		Stiftung & Co. KGaA	806
stiftung des burgerlichen rechts	stiftung	Stiftung	1296
stiftung des offentlichen rechts	stiftung	Stiftung	2119
stiftung des privaten rechts	stiftung	Stiftung	2118
stiftung offentlichen rechts	stiftung	Stiftung	2117
stiftung u co kg	stiftung and co kg	Stiftung & Co. KG	1018
stille gesellschaft	stg	StG	1459
stille vennootschap		Stille vennootschap	2739
stopanska interesna zaednica	siz	SIZ	819
stopanska interesna zaednitsa	siz	SIZ	819
stov	tov	TOV	2492
stp		StP	2900
su lda	unipessoal lda	Unipessoal Lda	333
su limitada	unipessoal lda	Unipessoal Lda	333
suarl		SUARL	2465
subekt predprinimatelskoy deyatelnosti	fop	FOP	1069
subiekt pidpriiemnitskoi diyalnosti	fop	FOP	1069
succursale	sucursal	Sucursal	353
sucursal		Sucursal	563
sucursal colombia	sucursal	Sucursal	353
sucursal de sociedad extranjera		Sucursal de Sociedad Extranjera	1839
sucursal del peru	sucursal	Sucursal	353
sucursal em portugal	sucursal	Sucursal	353
sucursal en espana	sucursal	Sucursal	353
surl	suarl	SUARL	804
svepomocne zemedelske druzstvo		Svépomocné zemědělské družstvo	1250
svf			2073
svj		SVJ	1812
svojpomoc poln druzstvo		Svojpomoc.poľn.družstvo	426
svojpomocne polnohospodarske druzstvo	svojpomoc poln druzstvo	Svojpomoc.poľn.družstvo	426
svtfvt mvgvlt	hvrh	חברה	2618
syarikat		Syarikat	1921
syn pe	synetairismos	Συνεταιρισμός	946
syndicat cooperatif		Syndicat coopératif	464
syndicat de copropriete		Syndicat de copropriété	1767
syndicat de salaries		Syndicat de salariés	180
syndicat inter hospitalier		Syndicat inter hospitalier	180
syndicat intercommunal a vocation multiple		Syndicat intercommunal à vocation multiple	180
syndicat intercommunal a vocation unique		Syndicat intercommunal à vocation unique	1788
syndicat mixte ferme		Syndicat mixte fermé	180
syndicat mixte ouvert		Syndicat mixte ouvert	180
syndicat patronal		Syndicat patronal	180
szov	szovetkezet	Szövetkezet	2071
szovetkezet		Szövetkezet	2072
t limited	t ltd	(T) Ltd	1379
t ltd		(T) Ltd	1379
t mi	tmi	Tmi	2989
taa		TAA	1388
taisuhing	tu	TÜ	2830
taloudellinen yhdistys		Taloudellinen yhdistys	458
tam ortaqliq		Tam ortaqlıq	1028
tapui		Tapui	2487
tapui limited	tapui	Tapui	1374
tapui ltd	tapui	Tapui	1374
tas		TAŞ	3349
tavarystva z abmezhavanaj adkaznascyu	taa	TAA	1346
tavarystva z abmezhavanay adkaznastsyu	taa	TAA	1347
tavarystva z dadatkovaj adkaznascyu	tda	TDA	2735
tavarystva z dadatkovay adkaznastsyu	tda	TDA	1346
tbk	pt tbk	PT Tbk	1559
tda		TDA	1388
tdmn	shrkh tdmn	شركة تضامن	1458
tdmnyh	shrkh tdmn	شركة تضامن	1458
tdv		TDV	2490
tedingmudehuishe	xietongzuhe	協同組合	1235
teo		Teo	2524
teoranta	teo	Teo	2526
terbuka	pt tbk	PT Tbk	3361
teshuputonghehuo	youxianhehuo	有限合伙	1042
the incorporated trustees of	incorporated trustees	Incorporated Trustees	915
tic as	san ve tic as	San. ve Tic. AŞ	283
tic ltd sti	ltd sti	Ltd Şti	214
tic ve san as	san ve tic as	San. ve Tic. AŞ	283
tic ve san ltd sti	ltd sti	Ltd Şti	214
ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	283
ticaret as	san ve tic as	San. ve Tic. AŞ	283
ticaret limited sirketi	ltd sti	Ltd Şti	214
ticaret ltd sti	ltd sti	Ltd Şti	214
ticaret ve sanayi anonim sirketi	san ve tic as	San. ve Tic. AŞ	283
ticaret ve sanayi as	san ve tic as	San. ve Tic. AŞ	283
ticaret ve sanayi limited sirketi	ltd sti	Ltd Şti	214
ticaret ve sanayi ltd sti	ltd sti	Ltd Şti	214
tikroji ukine bendrija	tub	TUB	2857
tikrosios ukines bendrijos	tub	TUB	2856
tmi		Tmi	3040
tnhh	cty tnhh	Cty TNHH	334
tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	334
tnhh mtv	cty tnhh mtv	Cty TNHH MTV	334
toiminimi	tmi	Tmi	2990
tokumei kumiai	xietongzuhe	協同組合	825
tokutei mokuteki kaisha	xietongzuhe	協同組合	1235
tong cong ty	htx	HTX	3102
too		TOO	2485
toreme teserrufat cemiyyeti		Törəmə təsərrüfat cəmiyyəti	1028
torres strait islander corporation	rntbc	RNTBC	1434
touzishiyeyouxianzerenzuhe	xietongzuhe	協同組合	2620
tov		TOV	2491
tovarishchestva na vere		Товарищества на вере	2632
tovarishchestva sobstvennikov nedvizhimosti		Товарищества собственников недвижимости	684
tovarishchestva sobstvennikov zhilya		Товарищества собственников жилья	684
tovarishchestvo na vere	polnoe tovarishchestvo	Polnoe tovarishchestvo	1473
tovarishchestvo s ogranichennoy otvetstvennostyu	too	TOO	2429
tovarishchestvo sobstvennikov nedvizhimosti	tszh	TSZh	749
tovarishchestvo sobstvennikov zhilya	tszh	TSZh	749
tovaristvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2467
tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	1013
tovarystvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2468
tovarystvo z obmezhenoiu vidpovidalnistiu	tov	TOV	1013
tovarystvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2469
towarzystwo ubezpieczen wzajemnych	tuw	TUW	1451
tp		t.p.	2771
trach nhiem huu han	cty tnhh	Cty TNHH	334
trgovac pojedinac	tp	t.p.	2747
trgovec poedinec	tp	t.p.	819
trgovets poedinets	tp	t.p.	819
trossamfund	tsf	TSF	1034
trust co		Trust Co	942
trust company	trust co	Trust Co	942
trust corp	trust co	Trust Co	942
trust corporation	trust co	Trust Co	1937
trust reg		Trust reg.	2131
trust registered	trust reg	Trust reg.	2130
trustco	trust co	Trust Co	1912
trustee company	trustee corp	Trustee Corp	356
trustee corp		Trustee Corp	1936
trustee corporation	trustee corp	Trustee Corp	356
tsf		TSF	1034
tsn	tszh	TSZh	1825
tszh		TSZh	749
tu		TÜ	2908
tub		TUB	2906
tuh	uhistu	Ühistu	2065
turk anonim ortakligi	tas	TAŞ	283
turk anonim sirketi	tas	TAŞ	283
tuw		TUW	2774
twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	2557
twsyh bsyth	shrkh twsyh bsyth	شركة توصية بسيطة	364
tzov	tov	TOV	1013
u co kg	kg	KG	335
u limited	u ltd	(U) Ltd	1380
u ltd		(U) Ltd	1380
ua	cooperatie ua	Coöperatie UA	2075
uab		UAB	2432
uadb	uab	UAB	2431
uaim		UAIM	1031
uc	unltd	Unltd	2495
ucits		UCITS	2188
ud		UD	3043
ug		UG	2512
ug and co kg		UG & Co. KG	192
ug and co ohg		UG & Co. OHG	240
ug haftungsbeschr	ug	UG	798
ug haftungsbeschraenkt	ug	UG	1004
ug haftungsbeschrankt	ug	UG	2369
ug haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	192
ug haftungsbeschrankt and co ohg	ug and co ohg	UG & Co. OHG	240
ug hb	ug	UG	798
uilyobeobin	jaedanbeobin	재단법인	1428
uitgesloten aansprakelijkheid	cooperatie ua	Coöperatie UA	661
ukeig		UKEIG	1190
uks		UKS	3330
ulc	unltd	Unltd	2265
ulda	unipessoal lda	Unipessoal Lda	2280
ultd	unltd	Unltd	992
und co kg	kg	KG	335
undertakings for collective investment in transferable securities	ucits	UCITS	979
uni lda	unipessoal lda	Unipessoal Lda	333
unidad agricola industrial de la mujer	uaim	UAIM	1031
unip lda	unipessoal lda	Unipessoal Lda	994
unipessoal	unipessoal lda	Unipessoal Lda	2546
unipessoal lda		Unipessoal Lda	2278
unipessoal limitada	unipessoal lda	Unipessoal Lda	2277
unitarnae pradpryemstva	up	UP	1517
unitarnoe predpriyatie	up	UP	1517
unitarnye predpriyatiya		Унитарные предприятия	196
unitarnye predpriyatiya osnovannye na prave khozyaystvennogo vedeniya		Унитарные предприятия, основанные на праве хозяйственного ведения	196
unitary enterprise	sue	SUE	838
united kingdom economic interest grouping	ukeig	UKEIG	1190
united kingdom societas	uks	UKS	3226
unlimited company	unltd	Unltd	2264
unlimited liability company	unltd	Unltd	310
unlimited liability corporation	unltd	Unltd	790
unlimited proprietary	unltd	Unltd	203
unlimited proprietary company	pty ltd	Pty Ltd	1342
unltd		Unltd	992
unternehmerges	ug	UG	798
unternehmergesellschaft	ug	UG	2367
unternehmergesellschaft and co kg	ug and co kg	UG & Co. KG	192
unternehmergesellschaft haftungsbeschrankt	ug	UG	798
unternehmergesellschaft haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	192
up		UP	3131
usaha dagang	ud	UD	2996
usaldusuhing	uu	UÜ	2600
uu		UÜ	2650
uzdaroji akcine bendrove	uab	UAB	2433
uzdarosios akcines bendroves	uab	UAB	2434
vag	vvag	VVaG	1266
vakuutusosakeyhtio	fab	FAB	3221
valstybes imone	vi	VĮ	1522
valstybes imones	vi	VĮ	3093
variable capital company	vcc	VCC	2185
vat		VAT	3300
vba		VBA	1387
vcc		VCC	2196
vennootschap met beperkte aansprakelijkheid	vba	VBA	2297
vennootschap of vereniging zonder rechtspersoonlijkheid	vvzrl	VVZRL	253
vennootschap onder een firma	vof	VOF	2808
vennootschap onder firma	vof	VOF	2807
vennootschap onder firma met een sociaal oogmerk	vof so	VOF SO	603
ver obch spol	vos	v.o.s.	1462
verein alten rechts		Verein alten Rechts	1186
vereinigung ohne gewinnerzielungsabsicht	vog	VoG	560
verejna obchodna spolocnost	vos	v.o.s.	1462
verejna obchodni spolecnost	vos	v.o.s.	2821
verejnoprav institucia		Verejnopráv.inštitúcia	365
verejnopravna institucia	verejnoprav institucia	Verejnopráv.inštitúcia	365
vereniging met beperkte rechtsbevoegdheid		Vereniging met beperkte rechtsbevoegdheid	1185
vereniging met volledige rechtsbevoegdheid		Vereniging met volledige rechtsbevoegdheid	1185
vereniging van eigenaars	vve	VvE	1798
vereniging van eigenaren	vve	VvE	1194
vereniging van mede eigenaars	vve	VvE	1194
vereniging zonder rechtsbevoegdheid		Vereniging zonder rechtsbevoegdheid	1765
vereniging zonder winstoogmerk	vzw	VZW	1763
vereniging zonder winstoogmerk van publiek recht	vzw pr	VZW PR	253
versicherungsverein ag	vvag	VVaG	1987
versicherungsverein auf gegenseitigkeit	vvag	VVaG	1246
vidkrite aktsionerne tovaristvo	vat	VAT	853
vidkryte aktsionerne tovarystvo	vat	VAT	3281
viesoji istaiga	vsi	VšĮ	2681
viesosios istaigos	vsi	VšĮ	2682
vm	bm	B.M.	2529
vof		VOF	2884
vof so		VOF SO	603
vog		VoG	1811
vrvvn mvgvl	bm	B.M.	1363
vsi		VšĮ	2695
vvag		VVaG	1246
vve		VvE	1824
vvzrl		VVZRL	253
vyrobne druzstvo		Výrobné družstvo	426
vyrobni druzstvo	druzstvo	družstvo	769
vzw		VZW	1762
vzw asbl	asbl vzw	ASBL VZW	1180
vzw pr		VZW PR	253
wirtschaftliche interessenvereinigung	wiv	WIV	253
wirtschaftliche interessenvereinigung mit sozialer zielsetzung	wivmsz	WIVmsZ	253
wirtschaftlicher verein		Wirtschaftlicher Verein	1186
with limited liability	llc	LLC	791
wiv		WIV	1810
wll	llc	LLC	791
wll co	llc	LLC	791
wspolnota mieszkaniowa		wspólnota mieszkaniowa	2753
wsyh lshrkh mn qbl shrkh lshm		وصية الشراكة من قبل شركة الأسهم	1442
wuxian gongsi	wuxiangongsi	无限公司	2352
wuxiangongsi		无限公司	2357
wuxianzerengongsi	wuxiangongsi	无限公司	2351
xianghuhuishe	xietongzuhe	協同組合	771
xietongzuhe		協同組合	771
xk		XK	2537
xuexiaofaren	yiliaofaren	医療法人	598
xususiy kompani	xk	XK	2442
xususiy korxona	xk	XK	2443
xxk	khkhk	KhKhK	2441
y cia	cia	Cia	941
y cia s en c	s en c	S en C	1017
y cia sca	s en c por a	S en C por A	2558
y compania	cia	Cia	941
y sucesores		y Sucesores	1234
yapi kooperatifi	kooperatifi	Kooperatifi	951
yiliaofaren		医療法人	598
yirenyouxiangongsi	youxianzerengongsi	有限责任公司	1000
yirenyouxianzerengongsi	youxianzerengongsi	有限责任公司	1000
yk		YK	2532
yksityinen elinkeinonharjoittaja	tmi	Tmi	2991
yoaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3284
yopiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	854
you	yk	YK	2554
you xian gong si	youxiangongsi	有限公司	2355
you xian ze ren gong si	youxianzerengongsi	有限责任公司	2350
you xian ze ren he huo	youxianhehuo	有限合伙	1359
yougubendegongzhongwuxiangongsi	wuxiangongsi	无限公司	1455
yougubendesirenwuxiangongsi	wuxiangongsi	无限公司	1455
youxian	youxiangongsi	有限公司	2356
youxian gongsi	youxiangongsi	有限公司	2353
youxian hehuo	youxianhehuo	有限合伙	1402
youxian zeren gongsi	youxianzerengongsi	有限责任公司	1000
youxiangongsi		有限公司	2354
youxianhehuo		有限合伙	2589
youxianhehuoqiye	youxianhehuo	有限合伙	1402
youxianhuishe	yk	YK	2421
youxianzeren	youxianzerengongsi	有限责任公司	1349
youxianzerengongsi		有限责任公司	1349
youxianzerengufengongsi	gufenyouxiangongsi	股份有限公司	847
youxianzerenhehuo	youxianhehuo	有限合伙	2590
youxianzerenshiyezuhe	xietongzuhe	協同組合	825
yu	yuhan hoesa	Yuhan Hoesa	2555
yugen gaisha	yk	YK	1366
yugen kaisha	yk	YK	2419
yugengaisya	yk	YK	2420
yuhan chaegim hoesa		Yuhan Chaegim Hoesa	1011
yuhan hoesa		Yuhan Hoesa	1011
yuhanchaegim hoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	1011
yuhanchaegimhoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	2425
yuhanhoesa	yuhan hoesa	Yuhan Hoesa	2426
yuugengaishiya	yk	YK	1366
zadruga brez odgovornosti	zadruga	Zadruga	2043
zadruga z omejeno odgovornostjo	zadruga	Zadruga	1990
zaidan hojin	yibancaituanfaren	一般財団法人	975
zajmove sdruzeni		Zájmové sdružení	649
zajmove sdruzeni pravnickych osob		Zájmové sdružení právnických osob	649
zakrite aktsionerne tovaristvo	zat	ZAT	3182
zakrytae akcyyanernae tavarystva	zat	ZAT	3181
zakrytae aktsyyanernae tavarystva	zat	ZAT	3180
zakryte aktsionerne tovarystvo	zat	ZAT	3179
zakrytoe akcionernoe obshchestvo	zao	ZAO	1540
zakrytoe akcionernoe obshhestvo	zao	ZAO	3175
zakrytoe aktsionernoe obschestvo	zao	ZAO	1539
zakrytoe aktsionernoe obshchestvo	zao	ZAO	3177
zakrytoye aktsionernoye obshchestvo	zao	ZAO	701
zao		ZAO	3293
zapsany spolek	zs	ZS	1773
zapsany ustav	zu	z.ú.	2672
zartkoru reszvenytarsasag	zrt	Zrt	1557
zartkoruen mukodo reszvenytarsasag	zrt	Zrt	1087
zat		ZAT	3294
zaujm zdruz prav osob		Záujm. združ. práv.osôb	650
zaujmova org druzstiev		Záujmová org.družstiev	365
zaujmova organizacia druzstiev	zaujmova org druzstiev	Záujmová org.družstiev	365
zaujmove zdruz fyz osob		Záujmové združ.fyz.osôb	650
zaujmove zdruzenie		Záujmové združenie	650
zaujmove zdruzenie fyzickych osob bez pravnej sposobilosti	zaujmove zdruz fyz osob	Záujmové združ.fyz.osôb	650
zaujmove zdruzenie pravnickych osob	zaujm zdruz prav osob	Záujm. združ. práv.osôb	650
zbo	zadruga	Zadruga	2061
zd	druzstvo	družstvo	2051
zem druzstvo	druzstvo	družstvo	1251
zemedelske druzstvo	druzstvo	družstvo	769
zemes ukio bendrove	zub	ŽŪB	2036
zemes ukio bendroves	zub	ŽŪB	1261
zemnieku saimnieciba	zs	ZS	2982
zhauapkershiligi shekteuli seriktestigi	zhshs	ZhShS	801
zhauapkershiligi shekteuli seriktestik	zhshs	ZhShS	801
zheke kasipker	ip	IP	837
zhilishchnye ili zhilishchno stroitelnye kooperativy		Жилищные или жилищно-строительные кооперативы	188
zhilishchnye nakopitelnye kooperativy		Жилищные накопительные кооперативы	188
zhshs		ZhShS	801
zhu	kk	KK	3362
zhushihuishe	kk	KK	3245
zivnostnik		Živnostník	3036
zongjiaofaren	yiliaofaren	医療法人	598
zrt		Zrt	1558
zs		ZS	2767
zu		z.ú.	2701
zub		ŽŪB	1268
zweigniederlassung	sucursal	Sucursal	353`;
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
export const legalEquivalents: string = `ab	ab publ	AB (publ)	1615
ab	fab	FAB	1615
ad	ead	EAD	434
ag	ag sa	AG SA	863
alc	odo	ODO	226
alc	tdv	TDV	280
ao	aq	AQ	485
ao	at	AT	280
ao	oao	OAO	864
ao	pao	PAO	864
ao	zao	ZAO	864
as	asv likvidaci	a.s. v likvidaci	3396
as	san ve tic as	San. ve Tic. AŞ	3410
bv	srl bv	Srl BV	540
bvba	sprl bvba	SPRL BVBA	540
cjsc	ao	AO	226
cjsc	co	Co	290
cjsc	zao	ZAO	226
cjsc	zat	ZAT	280
co	cong ty	Công ty	436
co	gongsi	公司	311
co	hvrh	חברה	1490
co	jusik hoesa	Jusik Hoesa	435
co	kk	KK	484
co	shrkh	شركة	830
co	shrkt	شرکت	688
co	youxiangongsi	有限公司	311
co ltd	borisat chamkat	บริษัท จำกัด	1052
co ltd	co	Co	290
co ltd	cty tnhh	Cty TNHH	436
co ltd	cty tnhh mtv	Cty TNHH MTV	436
co ltd	gufenyouxiangongsi	股份有限公司	311
co ltd	jituanyouxiangongsi	集团有限公司	311
co ltd	jusik hoesa	Jusik Hoesa	435
co ltd	khkhk	KhKhK	1493
co ltd	kk	KK	484
co ltd	ooo	OOO	226
co ltd	yk	YK	484
co ltd	youxiangongsi	有限公司	311
co ltd	youxianzerengongsi	有限责任公司	311
co ltd	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	435
co ltd	yuhan hoesa	Yuhan Hoesa	435
corp	ad	AD	434
corp	ae	AE	530
corp	ao	AO	226
corp	as	AS	833
corp	co	Co	290
corp	ctcp	CTCP	436
corp	dd	d.d.	832
corp	gufenyouxiangongsi	股份有限公司	311
corp	jusik hoesa	Jusik Hoesa	435
corp	kk	KK	484
corp	nyrt	Nyrt	606
corp	zrt	Zrt	606
cty tnhh	cty tnhh mtv	Cty TNHH MTV	3413
doo	jdoo	j.d.o.o.	3399
gmbh	ggmbh	gGmbH	1611
gmbh	gmbh ig	GmbH i.G.	1611
gmbh	gmbh sagl	GmbH Sagl	863
inc	ae	AE	530
inc	as	AS	833
inc	dd	d.d.	832
inc	gufenyouxiangongsi	股份有限公司	311
inc	jusik hoesa	Jusik Hoesa	435
inc	kk	KK	484
jsc	ad	AD	434
jsc	ao	AO	226
jsc	aq	AQ	485
jsc	as	AS	833
jsc	asc	ASC	831
jsc	at	AT	280
jsc	cjsc	CJSC	290
jsc	co	Co	290
jsc	ctcp	CTCP	436
jsc	dd	d.d.	832
jsc	ead	EAD	434
jsc	nao	NAO	226
jsc	njsc	NJSC	290
jsc	oao	OAO	226
jsc	ojsc	OJSC	290
jsc	pao	PAO	226
jsc	pat	PAT	280
jsc	pjsc	PJSC	290
jsc	prat	PrAT	280
jsc	prjsc	PrJSC	290
jsc	sh a	Sh.A.	1051
jsc	shrkh mshmh	شركة مساهمة	830
jsc	vat	VAT	280
jsc	zao	ZAO	226
jsc	zat	ZAT	280
lda	cia ltda	Cia Ltda	3397
lda	unipessoal lda	Unipessoal Lda	3406
llc	b msiwlyt mhdwd	با مسئولیت محدود	688
llc	co	Co	290
llc	cty tnhh	Cty TNHH	436
llc	cty tnhh mtv	Cty TNHH MTV	436
llc	doo	d.o.o.	1495
llc	eood	EOOD	434
llc	epe	EPE	530
llc	gk	GK	484
llc	ike	IKE	530
llc	kft	Kft	606
llc	khkhk	KhKhK	1493
llc	mchj	MChJ	1497
llc	mmc	MMC	831
llc	ood	OOD	434
llc	ooo	OOO	226
llc	ou	OÜ	1488
llc	sh mm	ش.م.م	830
llc	sh pk	Sh.p.k.	1051
llc	shps	ShPS	1489
llc	sia	SIA	1492
llc	sp zoo	Sp. z o.o.	1494
llc	spy	SPY	1486
llc	sro	s.r.o.	1487
llc	too	TOO	485
llc	tov	TOV	280
llc	uab	UAB	1491
llc	xk	XK	1497
llc	youxianzerengongsi	有限责任公司	311
llc	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	435
llc	zhshs	ZhShS	485
llp	too	TOO	485
llp	zhshs	ZhShS	485
ltd	b msiwlyt mhdwd	با مسئولیت محدود	688
ltd	bm	B.M.	1490
ltd	borisat chamkat	บริษัท จำกัด	1052
ltd	co ltd	Co Ltd	290
ltd	cty tnhh	Cty TNHH	436
ltd	cty tnhh mtv	Cty TNHH MTV	436
ltd	doo	d.o.o.	1495
ltd	eood	EOOD	434
ltd	epe	EPE	530
ltd	gufenyouxiangongsi	股份有限公司	311
ltd	ike	IKE	530
ltd	jituanyouxiangongsi	集团有限公司	311
ltd	jusik hoesa	Jusik Hoesa	435
ltd	k ltd	(K) Ltd	3402
ltd	kft	Kft	606
ltd	kk	KK	484
ltd	lda	Lda	2926
ltd	ltd sti	Ltd Şti	833
ltd	mmc	MMC	831
ltd	nig ltd	Nig Ltd	3405
ltd	ood	OOD	434
ltd	ooo	OOO	226
ltd	ou	OÜ	1488
ltd	pte ltd	Pte Ltd	1119
ltd	pty ltd	Pty Ltd	3394
ltd	pvt ltd	Pvt Ltd	3400
ltd	s pte ltd	(S) Pte Ltd	1119
ltd	sh mm	ش.م.م	830
ltd	sh pk	Sh.p.k.	1051
ltd	shps	ShPS	1489
ltd	sia	SIA	1492
ltd	sirenyouxiangongsi	私人有限公司	1496
ltd	sp zoo	Sp. z o.o.	1494
ltd	sro	s.r.o.	1487
ltd	t ltd	(T) Ltd	3411
ltd	too	TOO	485
ltd	tov	TOV	280
ltd	u ltd	(U) Ltd	3412
ltd	uab	UAB	1491
ltd	yk	YK	484
ltd	youxiangongsi	有限公司	311
ltd	youxianzerengongsi	有限责任公司	311
ltd	yuhan hoesa	Yuhan Hoesa	435
njsc	nao	NAO	226
nv	sa nv	SA NV	540
nyrt	rt	Rt	1614
oao	pao	PAO	864
ojsc	ao	AO	226
ojsc	asc	ASC	831
ojsc	co	Co	290
ojsc	oao	OAO	226
ojsc	pby	PBY	1486
ojsc	vat	VAT	280
ood	eood	EOOD	3395
ooo	tov	TOV	280
oy	oy ab	Oy Ab	3398
oyj	ab publ	AB (publ)	2925
pjsc	co	Co	290
pjsc	oao	OAO	226
pjsc	pao	PAO	226
pjsc	pat	PAT	280
pjsc	sh m	ش.م.ع	1485
pjsc	shmy m	سهامی عام	688
plc	ad	AD	434
plc	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1052
plc	dd	d.d.	832
plc	nyrt	Nyrt	606
plc	zrt	Zrt	606
prjsc	co	Co	290
prjsc	prat	PrAT	280
prjsc	sh m kh	ش.م.خ	1485
prjsc	shmy khs	سهامی خاص	688
pte ltd	s pte ltd	(S) Pte Ltd	1119
pte ltd	sirenyouxiangongsi	私人有限公司	1496
qsc	qpsc	QPSC	3407
sa	ae	AE	530
sa	ag sa	AG SA	863
sa	sa de cv	SA de CV	623
sa	sa nv	SA NV	540
sa	sab	SAB	623
sa	sau	SAU	1612
sa de cv	sab de cv	SAB de CV	623
sa de cv	sapi de cv	SAPI de CV	623
sab	sab de cv	SAB de CV	623
sagl	gmbh sagl	GmbH Sagl	863
sapi	sapi de cv	SAPI de CV	623
sarl	eurl	EURL	1613
sarl	sarl au	SARL AU	3403
sarl	suarl	SUARL	3409
sas	sasu	SASU	1613
sdn bhd	m sdn bhd	(M) Sdn Bhd	3404
sl	slu	SLU	1612
sprl	sprl bvba	SPRL BVBA	540
sprl	sprlu	SPRLU	540
srl	sc srl	SC SRL	3408
srl	srl bv	Srl BV	540
srl	srls	Srls	3401
too	zhshs	ZhShS	485
youxiangongsi	jituanyouxiangongsi	集团有限公司	1610
youxiangongsi	youxianzerengongsi	有限责任公司	1610
zrt	rt	Rt	1614`;
export const abbreviations: string = `1st	first		126
aannbedr	aannemersbedrijf		69
abbigl	abbigliamento		34
abbigliam	abbigliamento		34
abog	abogados		148
acad	academy		28
acao	accao	acção	82
accept	acceptance		10
access	accessories		129
acct	account		0
acctg	accounting		0
acctnts	accountants		0
acknowledgement	acknowledgment		3
acoes	accoes	acções	82
acq	acquisition		75
acqs	acquisitions		0
adj	adjustable		10
adm	administration		36
admc	administracao	administração	99
admin	administration		10
administr	administracao	administração	54
adminstrv	administrative		0
admra	administradora		868
admrs	administrators		0
adv	advanced		36
advan	advantage		0
advisor	adviser		3
advisors	advisers		3
advsrs	advisers		0
advsry	advisory		0
advtg	advertising		0
aer	aerienne	aérienne	53
aero	aeronautical		10
aero space	aerospace		3
aeronaut	aeronautical		36
aeroplane	airplane		3
aerosp	aerospace		28
aesthetic	esthetic		3
aesthetics	esthetics		3
affil	affiliates		0
affiltd	affiliated		0
afr	african		36
agcia	agencia		93
agcy	agency		0
ageing	aging		3
aggr	aggregates		0
agnc	agencia		1642
agr	agriculture		75
agri	agriculture		75
agri business	agribusiness		3
agric	agricultural		28
agricl	agricultural		0
agricol	agricola	agrícola	871
agro chemical	agrochemical		3
agro chemicals	agrochemicals		3
agrop	agropecuaria	agropecuária	54
agropec	agropecuaria	agropecuária	54
agrup	agrupacion	agrupación	93
agzie	agenzie		34
aho	ahorro		875
ahor	ahorro		148
ahors	ahorros		93
air conditioning	airconditioning		3
air craft	aircraft		3
air freight	airfreight		3
air port	airport		3
airl	airlines		67
airls	airlines		0
akad	akademiya		208
akcionernoe	aktsionernoe		42
akt	aktien		449
aktsionernoye	aktsionernoe		42
aktzionernoe	aktsionernoe		42
alb	alberghi		164
albg	albergo		94
alim	alimentos		99
aliment	alimentacao	alimentação	99
aliments	alimenticios	alimentícios	99
all	alleanza		164
alld	allied		0
allg	allgemeine		318
allgem	allgemeine		52
allnc	alliance		0
alloc	allocation		0
alm	almacen	almacén	1641
almacs	almacenes		93
altern	alternative		36
altrnatvs	alternatives		0
alum	aluminum		10
aluminium	aluminum		3
am	american		179
amb	ambalaj		219
amen	amenagement	aménagement	53
amenag	amenagement	aménagement	44
amer	american		126
amerca	america		0
amern	american		67
amm	amministrazione		94
ammin	amministrazione		34
amministraz	amministrazioni		34
ammni	amministrazioni		34
anad	anadolu		295
anaesthesia	anesthesia		3
anaesthesiology	anesthesiology		3
anal	analysis		179
analyse	analyze		3
analytcl	analytical		0
anc	anciens		722
ancs	anciens		53
anct	anciennement		53
andelsk	andelskasse		293
anesth	anesthesia		28
angew	angewandte		628
anl	anlagen		449
apo	apotheke		218
apoth	apotheke		52
app	application		10
appar	apparatus		0
appareil	appareillage		44
applc	appliance		0
appld	applied		0
applic	application		0
applics	applications		0
appls	appliances		0
apprl	apparel		0
apprsl	appraisal		0
apprsrs	appraisers		0
aprt	airport		40
arcft	aircraft		0
arch	architecture		10
archaeological	archeological		3
archaeology	archeology		3
archi	architecte		44
archit	architectural		28
archl	architectural		0
archs	architects		0
arge	arbeitsgemeinschaft		101
arln	airline		0
armour	armor		3
armoured	armored		3
armoury	armory		3
armz	armazens	armazéns	99
armzm	armazem	armazém	54
arprt	airport		0
arpt	airport		317
arquitetos	arquitectos		82
arquitetura	arquitectura		82
arr	arredamento		886
arred	arredamento		34
arrend	arrendadora		93
arrendam	arrendamiento		93
arspc	aerospace		0
artef	artefatos		54
artefact	artifact		3
artefacts	artifacts		3
artfl	artificial		0
artif	artificial		28
artig	artigiana		34
asegur	aseguradora		93
ases	asesores		148
asesr	asesoria	asesoría	93
asoc	asociacion	asociación	93
asocs	asociados		93
aspeto	aspecto		82
asph	asphalt		0
ass	associazione		164
asscd	associated		0
assess	assessoria		265
assic	assicurazione		34
assicur	assicurazione		34
assist	assistance		10
assn	association		0
assne	associazione		34
assoc	associates		61
assocd	associados		54
assocn	association		0
assoctn	association		0
asst	asset		10
assts	assets		0
assucar	acucar	açúcar	82
assur	assurance		28
assurs	assurances		44
assy	assembly		0
ast	assets		126
atel	atelier		53
atels	ateliers		44
atividade	actividade		82
atividades	actividades		82
ativos	activos		82
atl	atlantic		36
atom	atomic		10
atty	attorney		40
attys	attorneys		0
aust	australian		36
austr	australian		75
auth	authority		0
authd	authorized		0
authorised	authorized		3
autmbl	automobile		0
auto	automotive		319
auto body	autobody		3
auto parts	autoparts		3
autom	automatic		28
automn	automation		348
automobs	automobiles		0
automot	automotive		28
automtd	automated		0
automtn	automation		0
autotr	autotrasporti		34
autotrasp	autotrasporti		34
aux	auxiliary		883
ave	avenue		61
aven	avenue		40
avia	aviation		10
aviat	aviation		28
avto	avtomobilnyy		208
avtomob	avtomobilnyy		100
avtomobilniy	avtomobilnyy		42
avtomobilny	avtomobilnyy		42
avtomobilnyi	avtomobilnyy		42
avtomobilnyj	avtomobilnyy		42
awys	airways		67
ayto	ayuntamiento		93
az	azienda		94
b pop	banca popolare		94
back	backerei	bäckerei	218
baeckerei	backerei	bäckerei	16
banc	bancorp		10
banc shares	bancshares		3
banca cred coop	banca di credito cooperativo		34
banca pop	banca popolare		34
bancorpn	bancorporation		0
bancshs	bancshares		67
bank perkreditan	bank perkreditan rakyat		499
bank pr	bank perkreditan rakyat		499
bank shares	bancshares		3
bankas	bankasi	bankası	1631
banki	bankasi	bankası	1660
bankovskii	bankovskiy		42
bankovskij	bankovskiy		42
bankovsky	bankovskiy		42
bankshares	bancshares		3
banque pop	banque populaire		44
bar bq	barbecue		3
barbeque	barbecue		439
bat	batiment	bâtiment	632
bats	batiments	bâtiments	209
batt	battery		10
baugen	baugenossenschaft		52
bauges	baugesellschaft		52
bauspk	bausparkasse		263
bay	bayerische		218
bayer	bayerische		882
bbq	barbecue		439
bc	banco		1128
bca	banca		1125
bca cred coop	banca di credito cooperativo		34
bca dit	banca ditalia	banca d'italia	34
bca italia	banca ditalia	banca d'italia	34
bca pop	banca popolare		34
bcc	banca di credito cooperativo		1125
bche	banche		94
bco	banco		320
bcp	bancorp		883
bcshs	bancshares		0
bcstg	broadcasting		0
bd	board		75
beh	beheer		247
behaviour	behavior		3
behavioural	behavioral		3
beheersmij	beheersmaatschappij		69
beleg	beleggingen		69
belegg	beleggingen		69
beleggingsmij	beleggingsmaatschappij		69
benft	benefit		0
benj	benjamin		0
berl	berliner		450
bet	beteiligung		218
beteil	beteiligung		498
beteilig	beteiligungen		498
betges	beteiligungsgesellschaft		52
betr	betriebe		101
bev	beverage		545
bharath	bharat		340
bio chemical	biochemical		3
bio chemicals	biochemicals		3
bio medical	biomedical		3
bio pharma	biopharma		3
bio pharmaceuticals	biopharmaceuticals		3
bio sciences	biosciences		3
bio tech	biotech		3
bio technology	biotechnology		3
biol	biological		36
biolgcs	biologics		0
bioly	biology		0
biomed	biomedical		28
biopharm	biopharmaceuticals		447
biopharma	biopharmaceuticals		447
biosc	biosciences		67
biosci	biosciences		28
biotech	biotechnology		0
biotechn	biotechnology		67
biotechnol	biotechnology		28
biother	biotherapeutics		67
biotherap	biotherapeutics		67
bk	bank		319
bkg	banking		75
bks	banks		501
bkshs	bancshares		0
bld	building		61
bldg	building		40
bldgs	buildings		0
bldng	building		317
bldrs	builders		0
blvd	boulevard		40
bncp	bancorp		0
bnd	bond		10
bnds	bonds		0
bnfts	benefits		0
bnk	bank		61
bnkrs	bankers		0
bnp	bancorp		452
boat yard	boatyard		3
bod	bodegas		350
book shop	bookshop		3
book store	bookstore		3
bottlg	bottling		0
boul	boulevard		40
boulang	boulangerie		44
bouwb	bouwbedrijf		69
bouwmij	bouwmaatschappij		69
bpop	banque populaire		53
bpr	bank perkreditan rakyat		1646
bq pop	banque populaire		44
bque	banque		630
bque pop	banque populaire		44
bras	brasileira		880
braso	brasileiro		54
brau	brauerei		218
braz	brazilian		28
brch	branch		40
brdbnd	broadband		0
brdcst	broadcasting		0
brdcstg	broadcasting		0
brews	breweries		10
brgs	bearings		0
brit	british		10
brkg	brokerage		0
brkrs	brokers		0
brna	broderna	bröderna	502
brnch	branch		40
brnds	brands		0
bro	brothers		10
broad casting	broadcasting		3
brod	broderna	bröderna	730
broedre	brodre	brødre	312
broedrene	brodrene	brødrene	312
bros	brothers		40
brueder	bruder	brüder	16
brwg	brewing		0
brwry	brewery		0
bsk	bausparkasse		318
bspk	bausparkasse		318
bts	boats		126
bty	beauty		10
bud	budownictwo		633
budown	budownictwo		349
buero	buro	büro	489
buerobedarf	burobedarf	bürobedarf	16
bund	bundes		218
bur	bureau		36
bus	business		36
buses	businesses		10
c di cura	casa di cura		34
c rurale	cassa rurale		34
ca	companhia		728
ca ri	cassa di risparmio		94
cab	cabinet		209
caisse d ep	caisse depargne	caisse d'épargne	44
caisse ep	caisse depargne	caisse d'épargne	44
caixa d est	caixa destalvis	caixa d'estalvis	1120
caixa est	caixa destalvis	caixa d'estalvis	1120
calibre	caliber		3
calif	california		28
calz	calzaturificio		94
calzatur	calzaturificio		34
cam	camara	câmara	265
can	canadian		179
cancelled	canceled		3
cant	cantina		164
cap	capital		179
capt	capital		75
car wash	carwash		3
carb	carbon		10
carp	carpintaria		99
carpent	carpenteria		34
carpint	carpintaria		54
cart	cartiera		164
carv	carvao	carvão	1127
cas	casualty		207
caslty	casualty		0
cassa di risp	cassa di risparmio		34
cassa risp	cassa di risparmio		34
cassa rur	cassa rurale		34
casu	casualty		0
catalogue	catalog		3
catalyse	catalyze		3
catrg	catering		0
cbl	cable		126
ccio	comercio		148
cdc	casa di cura		886
cdf	chemins de fer		209
cdn	canadian		543
cdt	credit	crédit	1645
ce	caisse depargne	caisse d'épargne	1672
cem	cement		36
cen	center		61
cent	center		36
centr	tsentr		1070
centre	center		439
centred	centered		3
centres	centers		3
cep	caisse depargne	caisse d'épargne	209
cer	ceramica		94
ceram	ceramics		28
cert	certificate		10
certfd	certified		0
certs	certificates		0
cerv	cervejaria		265
cervec	cerveceria	cervecería	93
cervej	cervejaria		54
cesk	ceske	české	448
ch de fer	chemins de fer		44
char	charitable		10
charp	charpente		44
chaudr	chaudronnerie		44
chem	chemical		36
chem de fer	chemins de fer		44
chems	chemicals		0
chemst	chemistry		0
cheque	check		3
cheques	checks		3
chgo	chicago		0
child care	childcare		3
childrn	children		0
chim	chimie		877
chimq	chimique		44
chimqs	chimiques		44
chmbr	chamber		0
chr	christian		75
chrch	church		0
chtr	charter		0
cinc	zinc		533
cine	cinema	cinéma	209
cinematogr	cinematografica		34
circ	circuit		40
circt	circuit		40
circts	circuits		0
cit	city		10
civ	civic		10
cja	caja		148
cl	class		452
clg	college		543
clin	clinic		36
clnc	clinic		0
clncl	clinical		0
clrg	clearing		0
cls	class		126
clthg	clothing		0
cm	credit mutuel	crédit mutuel	1670
cmn	common		61
cmne	comune		94
cmnty	community		40
cmptr	computer		0
cmte	committee		0
cmtry	cemetery		0
cmty	community		40
cncl	council		0
cnslts	consultants		0
cnt	center		543
cntll	continental		0
cntr	center		40
cntrctr	contractor		0
cntre	centre		870
cntrl	central		40
cntro	centro		873
cnty	county		10
co op	cooperative		61
co operation	cooperation		3
co operative	cooperative		3
co operatives	cooperatives		3
co ordination	coordination		3
coatgs	coatings		0
cofe	coffee		0
colecao	coleccao	colecção	82
coletivo	colectivo		82
coll	college		36
collat	collateral		0
collateralizd	collateralized		0
collcns	collections		0
collctn	collection		0
colnl	colonial		0
colo	colorado		179
colour	color		3
coloured	colored		3
colours	colors		3
colt	coltivatori		94
coltiv	coltivatori		34
com	comercio	comércio	724
comb	combined		10
comerc	comercial		871
comercializ	comercializacao	comercialização	54
comercializa	comercializadora		54
comft	comfort		0
coml	commercial		0
comm	communications		546
comm le	commerciale		542
commal	commercial		44
commcio	commercio		34
commcl	commercial		0
commdty	commodities		0
commercio	comercio	comércio	82
commiss	commissionaria		34
comml	commercial		67
commle	commerciale		870
commn	commission		10
commns	communications		0
commods	commodities		0
commrc	commerce		0
comms	communications		264
commun	communications		28
communic	communication		67
comne	commune		44
comp	computer		10
compan	compania	compañía	1622
compania	companhia		3061
compie	compagnie		44
compr	comprehensive		28
comps	computers		10
comptg	computing		0
comptr	computer		0
compu	computer		348
comput	computer		28
computr	computer		0
comunic	comunicacao	comunicação	54
comunics	comunicacoes	comunicações	54
conces	concessionaria	concessionária	54
concess	concessionaria	concessionária	54
concpt	concepts		0
concr	concrete		28
condo	condominium		10
conf	conference		36
confec	confectionery		0
confed	confederation	confédération	44
confez	confezioni		34
conglom	conglomerate		0
connexion	connection		3
connexions	connections		3
cons	consolidated		546
conserv	conservation		28
conslz	consulenze		34
consmrs	consumers		0
consol	consolidated		10
consolid	consolidated		0
conss	conseils		44
const	construction		75
constr	construction		28
constrs	constructors		0
constrt	construtora		54
construcao	construccao	construcção	82
construcoes	construccoes	construcções	82
construct	construction		36
consts	constructions		44
consult	consulting		36
consultr	consultoria		54
consum	consumer		28
contad	contadores		93
contato	contacto		82
contl	continental		0
contnr	container		0
contnrs	containers		0
contr	contracting		75
contrat	contratistas		148
contrctrs	contractors		0
contrg	contracting		0
contrl	control		0
contrls	controls		0
conv	conversion		10
convert	convertible		10
cook house	cookhouse		3
coop	cooperative		61
coop va	cooperativa		542
cooper	cooperativa		265
coopva	cooperativa		868
corpor	corporacion	corporación	93
corrug	corrugated		0
cos	companies		10
cosm	cosmetics		0
cosmet	cosmetics		28
costr	costruzioni		34
cosy	cozy		3
coty	county		126
counc	council		28
couns	counseling		28
counselling	counseling		3
counsellor	counselor		3
counsellors	counselors		3
counslg	counseling		0
counslrs	counselors		0
cph	kobenhavn	københavn	1635
cr	credit		75
cr agr	credit agricole	crédit agricole	44
cr di risp	cassa di risparmio		34
cr mut	credit mutuel	crédit mutuel	44
cra	cassa rurale		1648
cragr	credit agricole	crédit agricole	44
crcam	credit agricole	crédit agricole	1123
crct	circuit		40
cre	care		10
creat	creative		28
creatv	creative		0
cred	credito	crédito	99
cred mut	credit mutuel	crédit mutuel	44
credit agr	credit agricole	crédit agricole	44
credit mut	credit mutuel	crédit mutuel	44
cristal	kristal		195
cross roads	crossroads		439
crt	court		61
cs	ceskoslovenska	československá	1662
cs rurale	cassa rurale		34
csa	cassa		94
cse	caisse		722
csl	ceskoslovenska	československá	1661
cslty	casualty		0
css	casse		94
cst	coast		1639
ct	court		451
ctl	control		126
ctr	center		61
ctre	centre		376
ctrl	central		61
ctrle	centrale		870
ctro	centro		1126
ctrs	centers		40
ctry	country		0
cttl	cattle		0
cty	city		1686
cuc	cucine		94
cult	cultural		36
cultr	culture		0
cust	custom		0
custmr	customer		0
customised	customized		3
cvl	civil		10
cx	caixa		99
cypher	cipher		3
dag	dagitim	dağıtım	219
dalnevost	dalnevostochnyy		100
dan	danismanlik	danışmanlık	219
danl	daniel		0
data base	database		3
data center	datacenter		3
data centre	datacenter		3
datacentre	datacenter		3
day care	daycare		3
deco	decoration	décoration	53
def	defense		36
defence	defense		3057
deleg	delegacion	delegación	93
deliv	delivery		28
dent	dental		179
dep	deposit		10
depositry	depositary		0
dept	department		40
depto	departamento		873
depts	departments		0
des	design		179
desarr	desarrollo		93
desarro	desarrollo		1623
desarrs	desarrollos		93
desenv	desenvolvimento		54
desenvolv	desenvolvimento		54
desgns	designs		0
detr	detroit		0
dev	development		36
devel	development		28
develop	developpement	développement	53
developp	developpement	développement	44
devs	developers		10
devt	development		264
devts	developments		0
diag	diagnostic		10
diagn	diagnostics		28
diagns	diagnostics		0
dialogue	dialog		3
diamd	diamond		0
dienstl	dienstleistung		52
diff	diffusion		53
dig	digital		10
digi	digital		126
digitised	digitized		3
dir	direct		501
direc	direction		44
direcao	direccao	direcção	82
diretor	director		82
direz	direzione		34
dirs	directors		0
dis	diseno	diseño	350
dis tic	dis ticaret	dış ticaret	295
disc	discount		129
discov	discovery		28
dist	distribution		207
distg	distributing		0
distlg	distilling		0
distn	distribution		0
distr	distribution		447
distrib	distribution		28
distribr	distribuidor		54
distribtr	distributor		0
distrs	distributors		0
dit	ditta		94
div	division		36
divers	diversified		10
diversfd	diversified		0
divn	division		0
divs	divisions		10
divsfd	diversified		0
dl	dienstleistung		544
dlr	dealer		10
dlrs	dealers		10
dlstg	dienstleistungen		52
dlvry	delivery		0
doc	document		10
docum	documentation		44
dom	domestic		129
domest	domestic		28
dopolnitelnoi	dopolnitelnoy		42
doughnut	donut		3
doughnuts	donuts		3
dpt	department		10
dpto	departamento		1126
draught	draft		3
draughting	drafting		3
drg	drug		10
drgs	drugs		0
drill	drilling		36
drive thru	drive through		3
drlg	drilling		0
druck	druckerei		1637
drug store	drugstore		3
drug stores	drugstores		3
druk	drukkerij		247
drukk	drukkerij		69
druz	druzstvo	družstvo	448
dry	dairy		129
dry wall	drywall		3
drycleaners	dry cleaners		3
drycleaning	dry cleaning		3
dsl	diesel		501
dst	district		207
dstlrs	distillers		0
dstrct	district		0
dsv	desenvolvimento		879
dt	deutsche		882
dta	data		207
dte	deutsche		378
dtsch	deutsche		628
duengemittel	dungemittel	düngemittel	16
dv	division		545
dyn	dynamic		36
dyns	dynamics		0
e commerce	ecommerce		3
e learning	elearning		3
earn	earnings		10
eastn	eastern		0
ecnmy	economy		0
econ	economic		36
ecz	eczane		294
ed	edition	édition	1671
edf	edificio		320
edif	edificio		320
edil	edilizia		94
edit	editorial		148
edn	edition	édition	722
eds	editions	éditions	53
edu	education		207
educ	education		28
educat	education	éducation	869
educl	educational		0
eiend	eiendom		721
einzelh	einzelhandel		52
ejd	ejendom		293
ejendomsselsk	ejendomsselskab		293
el	electric		129
elctr	electric		0
elec	electric		75
elecs	electronics		0
elect	electricite	électricité	209
electr	electronic		75
electrcl	electrical		0
electrcty	electricity		0
electrisch	elektrisch		16
electro	electronics		10
electromen	electromenager	électroménager	44
electron	electronics		36
electrs	electronics		0
elekt	elektrik		294
elektr	elektrische		52
elektriciteit	electriciteit		195
elektriciteits	electriciteits		195
elektrisch	electrisch		195
elektro	electro		3
elektron	elektronik		1620
elektronica	electronica		195
elektrotechniek	electrotechniek		195
elem	elementary		10
elems	elements		0
eletr	eletricidade		54
eletrc	eletrica	elétrica	54
eletric	eletricidade		54
eletrica	electrica	eléctrica	82
eletricas	electricas	eléctricas	82
eletricidade	electricidade		82
eletrico	electrico	eléctrico	82
eletricos	electricos	eléctricos	82
eletrodomesticos	electrodomesticos	electrodomésticos	82
eletromecanica	electromecanica	electromecânica	82
eletronica	electronica	electrónica	82
eletronicos	electronicos	electrónicos	82
elett	elettrica		34
elettr	elettrica		34
elettrom	elettromeccanica		34
elettromecc	elettromeccanica		34
elev	elevator		0
embal	embalagens		54
emball	emballages		53
embot	embotelladora		93
embotell	embotelladora		93
emer	emergency		0
emerg	emerging		36
emp	empreendimentos		265
empl	employees		0
emplmt	employment		0
emplrs	employers		0
empreend	empreendimentos		54
emrg	emerging		0
en	energia		164
end	endustri	endüstri	219
endeavour	endeavor		3
endeavours	endeavors		3
energ	energia		872
energs	energies	énergies	44
eng	engineering		36
engenh	engenharia		54
engg	engineering		0
engie	energie	énergie	630
enginrg	engineering		0
engn	engine		0
engr	engineer		0
engrd	engineered		0
engrg	engineering		0
engrng	engineering		0
engrs	engineers		0
engy	energy		0
enh	enhanced		207
enj	enerji		294
enquiry	inquiry		3
enrg	energy		0
enrgies	energies		0
enrgy	energy		0
enrolment	enrollment		3
ensbl	ensemble		44
enseign	enseignement		44
ent	enterprises		1685
enterp	enterprise		28
enterpr	enterprises		0
enterprize	enterprise		3
enterprizes	enterprises		3
enterps	enterprises		0
entertain	entertainment		10
entertnmt	entertainment		0
entmnt	entertainment		0
entmt	entertainment		67
entp	enterprise		340
entpr	enterprises		0
entr	entreprenor	entreprenør	500
entreprenoer	entreprenor	entreprenør	312
ents	enterprises		0
entw	entwicklung		101
envir	environmental		0
envirnmtl	environmental		0
enviro	environmental		10
environ	environmental		28
environn	environnement		44
envrn	environment		0
envt	environnement		53
envtl	environmental		0
ep	epargne	épargne	1129
epitoip	epitoipari	építőipari	541
eq	equity		75
eqpt	equipment		0
eqs	equities		75
eqt	equipment		126
eqty	equity		0
equaliser	equalizer		3
equip	equipment		36
equipam	equipamentos		54
equips	equipements	équipements	53
equipt	equipment		0
er	eredi		164
ert	ertekesito	értékesítő	1131
erzeugn	erzeugnisse		52
escr	escritorio	escritório	99
escrit	escritorio	escritório	54
eserc	esercizio		34
est	establishment		10
estn	eastern		40
estrn	eastern		40
ests	estates		61
estt	estate		0
etab	etablissement	établissement	53
etds	etudes	études	53
ets	etablissements	établissements	53
etud	etude	étude	53
eur	european		36
euro	european		10
europ	european		867
europaeische	europaische	europäische	16
ev	evangelische		218
evang	evangelical		0
exata	exacta		82
exch	exchange		28
exec	executive		36
exhib	exhibition		0
exmpt	exempt		0
exp	export		126
exped	expeditors		0
expl	exploration		75
expln	exploration		0
explns	explorations		0
exploit	exploitation		53
explor	exploration		28
explos	explosives		28
exportdora	exportadora		93
expr	express		67
expt	export		0
expts	exports		0
ext	extension		61
extd	extended		317
extl	external		0
extn	extension		40
f gli	figli		94
f glio	figlio		34
f lli	fratelli		377
f llo	fratello		94
fa	firma		218
fab	fabrication		10
fabb	fabbrica		94
fabrg	fabricating		0
fabriken	fabrieken		195
fabrn	fabriken		52
fabs	fabricators		10
fac	facility		501
facil	facilities		28
factrs	factors		0
facty	factory		0
faellesbk	faellesbanken	fællesbanken	293
fahrzb	fahrzeugbau		52
farm	farmacia	farmácia	1680
farm land	farmland		3
farmaceut	farmaceutica	farmacêutica	872
fash	fashion		10
fast food	fastfood		3
fastigh	fastigheter		629
fato	facto		82
favour	favor		3
favourite	favorite		3
favourites	favorites		3
faz	fazenda		265
fbr	fiber		75
fc	ferrocarril		1669
fco	francisco		875
fd	food		10
fdn	foundation		319
fed	federal		179
feder	federation	fédération	53
fedl	federal		0
fedn	federation		0
fedtd	federated		0
ferr	ferreteria	ferretería	350
ferrag	ferragens		872
ferram	ferramenta		34
ferroc	ferrocarril		93
ferrocs	ferrocarriles		93
ferrov	ferroviaria	ferroviária	54
ferrovr	ferroviaria		34
fert	fertilizer		67
fertiliser	fertilizer		3
fertilisers	fertilizers		3
ferts	fertilizers		0
ff cc	ferrocarriles		320
ff ss	ferrovie		94
fg	figli		1134
fh	fachhochschule		882
fibre	fiber		3
fibreglass	fiberglass		3
fibres	fibers		3
fid	fidelity		10
fiduc	fiduciary		0
filial	filiale		1644
filt	filati		94
fin	finance		10
financ	financial		28
financiam	financiamento		54
financl	financial		0
finanz	finanziaria		1626
finanziam	finanziamenti		34
finc	finance		0
fincl	financial		0
finishg	finishing		0
finl	financial		67
finz	finanz		101
fire fighters	firefighters		3
fire wood	firewood		3
fish	fisheries		179
fisk	fiskeri		1678
fl	fuel		126
fla	florida		36
flavour	flavor		3
flavoured	flavored		3
flavours	flavors		3
flhos	filhos		54
flli	fratelli		377
flor	florestal		265
flower shop	flowershop		3
fls	fils		53
fltg	floating		0
fncl	financial		0
fndn	foundation		0
fndry	foundry		0
fndtn	foundation		0
fods	foods		0
foerdertechnik	fordertechnik	fördertechnik	16
foerderung	forderung	förderung	16
fonc	fonciere	foncière	53
foncier	fonciere	foncière	1123
fond	fonderie		1687
fond ne	fondazione		34
fondaz	fondazione		34
foot wear	footwear		3
foren	foreningen	föreningen	502
forgn	foreign		0
form	formation		632
fors	forsakring	försäkring	730
forsakr	forsakring	försäkring	629
forsalj	forsaljning	försäljning	629
forsaljn	forsaljning	försäljning	629
forsch	forschung		628
forsik	forsikring		293
forst	forest		867
forstry	forestry		0
forv	forvaltning	förvaltning	502
fos	filhos		879
found	foundation		36
fracao	fraccao	fracção	82
frcs	francais	français	53
freight ways	freightways		3
freiw	freiwillige		52
frg	forge		61
frme	ferme		53
frmrs	farmers		0
frms	farms		40
frs	freres	frères	53
frt	freight		10
fs	francais	français	1130
fse	francaise	française	630
fst	first		126
ftgn	foretagen	företagen	502
fuehrung	fuhrung	führung	16
fuelling	fueling		3
fuer	fur	für	16
fulfilment	fulfillment		3
furn	furniture		0
furnshgs	furnishings		0
futs	futures		0
fxd	fixed		10
fxtrs	fixtures		0
gaertnerei	gartnerei	gärtnerei	16
gaeste	gaste	gäste	16
gaestehaus	gastehaus	gästehaus	16
gal	general	général	632
gale	generale	générale	209
galvanised	galvanized		3
galvanising	galvanizing		3
gamg	gaming		0
gan	ganadera		350
gar	garage		10
gases	gaseous		10
gaz	gas	gás	82
gd	gida	gıda	1136
geb	gebruder	gebrüder	318
gebr	gebruder	gebrüder	1636
gebrs	gebroeders		69
gebrueder	gebruder	gebrüder	16
gem	gemeinnutzige	gemeinnützige	218
gemeinn	gemeinnutzige	gemeinnützige	52
gemeinnuetzige	gemeinnutzige	gemeinnützige	16
gemuese	gemuse	gemüse	16
gen	general		36
gen li	generali		542
gener	generation		28
genet	genetic		36
genetcs	genetics		0
genl	general		40
genobank	genossenschaftsbank		263
genoss	genossenschaft		52
genrn	generation		0
genrtg	generating		0
gentrs	generators		0
geo sciences	geosciences		3
geo technical	geotechnical		3
geol	geological		28
geophys	geophysical		28
geraete	gerate	geräte	16
geraetebau	geratebau	gerätebau	16
ges	gesellschaft		450
gesheit	gesundheit		52
gest	gestao	gestão	99
getr	getranke	getränke	101
getraenke	getranke	getränke	16
gew	gewerbe		101
gez	gezusters		247
gezs	gezusters		247
gge	garage		376
gior	giornale		94
glashuette	glashutte	glashütte	16
glb	global		75
gld	gold		10
glob	global		36
globalisation	globalization		3
glueckauf	gluckauf	glückauf	16
gnal	general	général	376
go down	godown		3
gob	gobierno		320
gobno	gobierno		868
goldn	golden		0
gom	gomma		94
gos	gosudarstvennyy		208
gosp	gospodarstwo		349
gosud	gosudarstvennyy		100
gosudarstve	gosudarstvennoe		100
gosudarstvenniy	gosudarstvennyy		42
gosudarstvennoye	gosudarstvennoe		42
gosudarstvenny	gosudarstvennyy		42
gosudarstvennyi	gosudarstvennyy		42
gosudarstvennyj	gosudarstvennyy		42
gosuds	gosudarstvennoe		100
gov	government		36
govmnt	government		264
govt	government		0
govts	governments		0
gp	group		451
gpe	groupe		376
gpo	grupo		724
gps	groups		61
gpt	groupement		376
gr	group		545
gr po	gruppo		377
graf	grafica	gráfica	728
gral	generale	générale	1643
gramme	gram		3
gran	granite		129
graphik	grafik		16
graphisch	grafisch		16
graphische	grafische		16
graphs	graphics		10
grcrs	grocers		0
grdst	grundstuck	grundstück	52
grdstverw	grundstucksverwaltung	grundstücksverwaltung	52
green house	greenhouse		3
green houses	greenhouses		3
grey	gray		1071
grn	grain		126
groc	grocery		0
grooth	groothandel		69
grossh	grosshandel	großhandel	52
grosshdl	grosshandel	großhandel	52
grosshdlg	grosshandlung	großhandlung	52
ground water	groundwater		3
groupt	groupement		44
grp	group		264
grpe	gruppe		101
grps	groups		0
grtr	greater		40
gruender	grunder	gründer	16
gruendung	grundung	gründung	16
grundst	grundstuck	grundstück	498
grundstueck	grundstuck	grundstück	16
grundstuecksverwaltung	grundstucksverwaltung	grundstücksverwaltung	16
grup	group		264
grwrs	growers		0
grwth	growth		0
gs	gas		883
gtd	guaranteed		10
gtr	greater		61
gty	guaranty		10
guar	guaranty		10
guv	guvenlik	güvenlik	219
gw	growth		207
gynaecology	gynecology		3
gyogysz	gyogyszertar	gyógyszertár	541
gyt	gyogyszertar	gyógyszertár	631
habit	habitation		209
habt	habitat		53
haefen	hafen	häfen	16
haematology	hematology		3
haendler	handler	händler	16
hamb	hamburger		218
hand craft	handicraft		3
handcrafts	handicrafts		3
handelmaatschappy	handelmaatschappij		195
handelsges	handelsgesellschaft		52
handelsmaatschappij	handelmaatschappij		195
handelsmij	handelsmaatschappij		69
handelsond	handelsonderneming		69
handl	handlowe		349
handv	handvaerk	håndværk	500
hann	hannoversche		544
hannov	hannoversche		52
harb	harbor		28
harbour	harbor		439
harbours	harbors		3
harbourside	harborside		3
harbourview	harborview		3
hard wood	hardwood		3
hayv	hayvancilik	hayvancılık	294
hbr	harbor		61
hc	healthcare		452
hdgs	holdings		67
hdl	handel		101
hdls	holdings		0
hdwe	hardware		0
head quarters	headquarters		3
health care	healthcare		3
healthc	healthcare		28
heli	helicopter		0
hered	herederos		93
herit	heritiers	héritiers	53
herld	herald		0
hertg	heritage		0
hess	hessische		378
hgh	high		10
hghlnd	highland		0
hgts	heights		40
hi	high		129
highwy	highway		317
himicheskiy	khimicheskiy		42
hist	historical		36
hiway	highway		317
hjo	hijo		148
hjos	hijos		148
hjs	hijas		148
hld	holdings		75
hldg	holding		67
hldgs	holdings		67
hldngs	holdings		0
hlth	health		67
hlthcare	healthcare		0
hlthcr	healthcare		0
hm	home		451
hmownrs	homeowners		0
hms	homes		75
hnas	hermanas		320
hno	hermano		320
hnos	hermanos		320
hochsch	hochschule		628
hoehere	hohere	höhere	16
holst	holsteinische		218
holzind	holzindustrie		52
home builders	homebuilders		3
home care	homecare		3
home made	homemade		3
homoeopathic	homeopathic		3
honour	honor		3
honours	honors		3
hop	hopital	hôpital	209
horlog	horlogerie		44
hort	horticultural		0
hortic	horticultural		28
hosp	hospital		36
hosps	hospitals		0
hosptl	hospital		40
hosptlty	hospitality		0
hosptly	hospitality		0
hot	hotel	hôtel	632
hotelre	hoteliere	hôtelière	44
hotl	hotel		40
hots	hoteis	hotéis	99
hous	house		40
house wares	housewares		3
hover craft	hovercraft		3
hq	headquarters		1071
hrbr	harbor		40
hs	house		451
hse	house		61
hsg	housing		207
hshld	household		0
hsp	hospital		61
htel	hotel	hôtel	376
htels	hotels	hôtels	44
htg	heating		75
htl	hotel		543
htls	hotels		0
hts	heights		61
huette	hutte	hütte	489
huettenwerke	huttenwerke	hüttenwerke	16
humour	humor		3
hurt	hurtownia		633
hus	house		319
hvy	heavy		10
hway	highway		40
hwy	highway		61
hyd	hydraulic		10
hydrlcs	hydraulics		0
hydro	hydroelectric		10
hydroelec	hydroelectric		0
hyp	hypotheken		101
hypbk	hypothekenbank		52
hypo	hypotheken		101
ice cream	icecream		3
icm	income		207
idr	idraulica		886
idx	index		10
ihr	ihracat		295
ill	illinois		179
im	imeni		1682
imag	imaging		67
immo	immobilien		449
immob	immobilien		498
immobre	immobiliere	immobilière	44
immri	immobiliari		34
immunisation	immunization		3
imob	imobiliaria	imobiliária	99
imobil	imobiliaria	imobiliária	54
imp	importacao	importação	265
impdora	importadora		93
impi	impianti		164
implmt	implement		0
impr	impresa		34
imprend	imprenditori		34
impries	imprimeries		44
imprim	imprimerie		44
improv	improvement		36
imprvmt	improvement		0
impt	import		0
impts	imports		0
incm	income		0
ind	industries		1137
ind ale	industriale		542
ind le	industriale		34
ind li	industriali		34
ind rie	industrie		34
indal	industrial		93
indel	industriel		869
indels	industriels		44
indem	indemnity		0
indl	industrial		317
indle	industrielle		44
indpndc	independence		0
indpt	independent		0
inds	industries		67
indstry	industry		0
indus	industries		75
industr	industrial		67
industrieele	industriele	industriële	195
inet	internet		0
inf	information		36
info	information		264
info tech	infotech		3
infra	infrastructure		10
infrastr	infrastructure		0
infrastruct	infrastructure		28
ing	ingenieur		450
ingatl	ingatlan		541
ingbuero	ingenieurburo	ingenieurbüro	52
ingbur	ingenieursbureau		69
ingegn	ingegneria		34
ingen	ingenieur		52
ingenieurbuero	ingenieurburo	ingenieurbüro	16
ingenr	ingenieur	ingénieur	44
ingenrs	ingenieurs	ingénieurs	44
ingfirma	ingeniorfirma	ingeniørfirma	293
ingg	ingegneri		94
ingos	ingenieros		93
init	initiative		67
inmob	inmobiliaria		93
inmobil	inmobiliaria		93
inmobs	inmobiliarias		93
innov	innovation		28
innovs	innovations		0
innovtv	innovative		0
ins	insurance		10
insce	insurance		0
insp	inspection		0
inspecao	inspeccao	inspecção	82
insrs	insurers		0
inst	institute		36
instal	install		3
install	installation		53
installbedr	installatiebedrijf		69
instalment	installment		3
instbedr	installatiebedrijf		69
institut	institute		264
instl	institutional		0
instn	institution		0
instr	instruments		75
instrm	instrument		0
instrmts	instruments		0
instrs	instruments		0
instrum	instrumentation		28
insts	institutes		0
insttech	installatietechniek		69
insul	insulation		28
insur	insurance		28
int	international		36
intal	international		44
integ	integrated		0
integr	integrated		28
intell	intelligence		28
intellgt	intelligent		0
interact	interactive		36
interl	international		0
intermed	intermediate		0
intern	internal		36
internac	internacional		54
internat	international		67
internatl	international		67
internl	international		0
intg	integrated		0
intgr	integrated		0
intgrtn	integration		0
intl	international		40
intle	internationale		44
intnl	international		0
intrctv	interactive		0
intrst	interstate		0
inv	investments		75
inver	inversiones		1621
invers	inversiones		93
invesment	investment		264
invest	investment		319
investicii	investitsii		42
investicionnaya	investitsionnaya		42
investim	investimento		54
investims	investimentos		54
investits	investitsionnyy		100
investitsionnaia	investitsionnaya		42
investitsiyi	investitsii		42
invmt	investment		0
invmts	investments		0
invntry	inventory		0
invr	investor		0
invs	investments		0
invst	investment		0
invstrs	investors		0
invt	investment		0
invto	investimento		54
invts	investments		0
irm	irmaos	irmãos	99
irmo	irmao	irmão	99
irms	irmaos	irmãos	99
irn	iron		10
iron works	ironworks		3
irrig	irrigation		28
isl	island		36
isletmec	isletmeciligi	işletmeciliği	294
isls	islands		0
iss	islands		61
ist	istituto		377
it	italiana		164
ital	italiana		1647
ith	ithalat		295
itne	italiane		94
iugoslava	jugoslava		3060
jard	jardin		376
jeweller	jeweler		3
jewellers	jewelers		3
jewellery	jewelry		3
jewlry	jewelry		0
jnr	junior		61
jnt	joint		10
jos	joseph		10
jpnse	japanese		0
jr	junior		61
jt	joint		36
judgement	judgment		3
jwlrs	jewelers		0
kaelte	kalte	kälte	16
kaeltetechnik	kaltetechnik	kältetechnik	16
kaese	kase	käse	16
kanc	kancelaria		349
kasino	casino		16
kath	katholische		101
kaup	kauppa		885
kb	konstruktorskoe byuro		729
kbh	kobenhavn	københavn	500
kbhs	kobenhavns	københavns	500
ker	kereskedelmi		1131
keresk	kereskedelmi		541
kesk	keskinainen	keskinäinen	876
keskin	keskinainen	keskinäinen	720
kh	krankenhaus		1663
khimicheskii	khimicheskiy		42
khimicheskij	khimicheskiy		42
khimichesky	khimicheskiy		42
kim	kimya		219
kitchen ware	kitchenware		3
kjobenhavn	kobenhavn	københavn	312
kjobenhavns	kobenhavns	københavns	312
kk	krankenkasse		726
klin	klinik		450
klub	club		16
koebenhavn	kobenhavn	københavn	312
koebenhavns	kobenhavns	københavns	312
koeln	koln	köln	16
koelner	kolner	kölner	16
koeniglich	koniglich	königlich	16
koenigliche	konigliche	königliche	16
komb	kombinat		208
komm	kommunal		101
kommerch	kommercheskiy		100
kommerz	comerz		16
kommn	kommune		293
kompania	kompaniya		1070
kompaniia	kompaniya		42
kompanija	kompaniya		42
kompanya	kompaniya		42
kon	koninklijke		727
koninglijke	koninklijke		195
koninkl	koninklijke		1628
koninklyke	koninklijke		195
kons	konsult		502
konst	konstruktion		52
konstr	konstruktion		52
konstr byuro	konstruktorskoe byuro		100
konstruktorskoe b	konstruktorskoe byuro		100
konsum	consum		16
kontor	contor		16
koop	kooperativa		502
kop	koperasi		1132
kopkar	koperasi karyawan		499
korporacija	korporatsiya		1070
korporaciya	korporatsiya		42
korporatsia	korporatsiya		42
korporatsiia	korporatsiya		42
kr un	kredito unija		1649
kraj	krajowa		723
kred	kredit		101
kred unija	kredito unija		1124
kredbk	kreditbank		52
kredit	credit		16
kredito un	kredito unija		1124
krushna	krishna		340
ksk	kreissparkasse		101
kt	kombinat		729
ktchn	kitchen		0
ku	kredito unija		1675
kueche	kuche	küche	16
kuechen	kuchen	küchen	16
kuehlhaus	kuhlhaus	kühlhaus	16
kuehlung	kuhlung	kühlung	16
kuyum	kuyumculuk		294
kuyumc	kuyumculuk		294
kwik	quick		3
lab	laboratory		36
labelling	labeling		3
labo	laboratoire		53
labos	laboratoires		44
labour	labor		3
labourers	laborers		3
labrs	laboratories		0
labs	laboratories		264
laender	lander	länder	16
laendliche	landliche	ländliche	16
laksmi	lakshmi		340
lan	lanificio		1133
landbouwcoop	landbouwcooperatie	landbouwcoöperatie	69
landw	landwirtschaft		52
landwirtsch	landwirtschaftliche		52
lang	language		179
lanif	lanificio		34
latic	laticinios	laticínios	54
lav	lavanderia		94
lavand	lavanderia		34
lavoraz	lavorazione		34
laxmi	lakshmi		340
lb	landesbank		378
lbk	landesbank		101
lbr	lumber		10
lbry	library		0
leas	leasing		101
lease	leasing		1666
leathr	leather		0
lebensm	lebensmittel		628
lebensvers	lebensversicherung		263
legn	legnami		94
leis	leisure		10
leukaemia	leukemia		3
levensverz	levensverzekering		69
lf	life		501
lge	large		10
lgl	legal		126
lgstcs	logistics		0
liab	liability		0
lib	liberty		10
libr	library		28
licence	license		3
licenced	licensed		3
licences	licenses		3
life science	lifescience		3
life sciences	lifesciences		3
life style	lifestyle		3
limp	limpeza		99
liq	liquid		36
liquidtg	liquidating		0
lite	light		3
litho	lithography		10
litre	liter		3
livstk	livestock		0
lm	lebensmittel		378
ln	loan		10
lnd	land		75
lndry	laundry		0
lndscp	landscape		0
lndscpg	landscaping		0
lns	loans		10
loc	locacao	locação	1681
localisation	localization		3
locaz	locazione		34
locn	location		376
loewen	lowen	löwen	16
loewenbraeu	lowenbrau	löwenbräu	16
log	logistics		129
logis	logistics		0
logist	logistics		28
logt	logement		53
logts	logements		44
loonbedr	loonbedrijf		69
lot	loteamento		265
loteam	loteamento		873
lra	landratsamt		101
lsg	leasing		207
lsr	laser		10
ltg	lighting		10
lubr	lubricants		0
lumber yard	lumberyard		3
lustre	luster		3
lvri	lavori		94
maat	maatila		885
maatsch	maatschappij		69
maatschappy	maatschappij		195
maatschappye	maatschappij		195
maatsk	maatskappy		1619
mac	machine		129
macc	macchine		164
macell	macelleria		34
mach	machine		36
machfabr	machinefabriek		69
machs	machines		10
machy	machinery		0
maconn	maconnerie	maçonnerie	44
mad	madeiras		265
madenc	madencilik		294
maerkische	markische	märkische	16
maerkte	markte	märkte	16
mag	magnetic		10
magn	magnetic		28
maint	maintenance		0
mak	makina		219
mal	marechal	maréchal	632
mam	mamulleri		295
manag	management		28
manage	management		36
manif	manifattura		34
manoeuvre	maneuver		3
manuf	manufacturing		28
manufg	manufacturing		0
manufrs	manufacturers		0
manufs	manufacturas		93
manut	manutencao	manutenção	54
manutenz	manutenzione		34
maqs	maquinas	máquinas	99
maquin	maquinaria		93
mar	marine		179
marin	marine		452
marit	maritime		28
market place	marketplace		3
marvellous	marvelous		3
masch	maschinen		498
maschb	maschinenbau		52
maschfabr	maschinenfabrik		52
mash	mashinostroitelnyy		887
mashinostroit	mashinostroitelnyy		100
mask	maskin		730
mater	material		36
matl	material		0
matls	materials		0
matrls	materials		0
matx	materiaux	matériaux	53
maximise	maximize		3
mayor	mayorista		350
mbl	mobile		207
mchry	machinery		0
mchy	machinery		0
md	maden		1136
mdse	merchandise		0
mdsg	merchandising		0
mdwst	midwest		0
meas	measurement		36
measmt	measurement		0
mec	mecanique	mécanique	877
mecan	mecanique	mécanique	53
mecc	meccanica		94
mech	mechanical		28
med	medical		36
medcn	medicine		0
medcns	medicines		0
medicam	medicamentos		54
mejicana	mexicana		533
mejicano	mexicano		533
mejico	mexico	méxico	533
mek	mekaniska		730
mem	memorial		36
mens wear	menswear		3
menuis	menuiserie		44
merc	mercantile		10
messag	messageries		44
met	metropolitan		129
metaalbew	metaalbewerking		69
metal	metallique	métallique	209
metal work	metalwork		3
metal working	metalworking		3
metal works	metalworks		3
metallb	metallbau		52
metallurg	metallurgical		0
metallurgich	metallurgicheskiy		100
metalmecc	metalmeccanica		34
meth	methodist		10
metl	metal		348
metre	meter		3
metres	meters		3
metro	metropolitan		10
mets	metals		10
metx	metaux	métaux	53
mex	mexicana		1668
mexo	mexicano		148
mezhd	mezhdunarodnyy		100
mezhdunar	mezhdunarodnyy		100
mezhdunarodniy	mezhdunarodnyy		42
mezhdunarodny	mezhdunarodnyy		42
mezhdunarodnyi	mezhdunarodnyy		42
mezhdunarodnyj	mezhdunarodnyy		42
mezog	mezogazdasagi	mezőgazdasági	631
mfg	manufacturing		264
mfgr	manufacturer		0
mfgrs	manufacturers		0
mfr	manufacturer		10
mfrg	manufacturing		0
mfrs	manufacturers		0
mg	mezogazdasagi	mezőgazdasági	1674
mgd	managed		10
mgm	management		126
mgmnt	management		0
mgmt	management		264
mgr	manager		10
mgrs	managers		0
mgsns	magasins		44
mgt	management		447
mic	micro		10
micro electronics	microelectronics		3
micro finance	microfinance		3
micro systems	microsystems		3
microelec	microelectronics		0
microelectr	microelectronics		67
microsys	microsystems		0
mij	maatschappij		247
mill work	millwork		3
mim	mimarlik	mimarlık	219
min	mining		179
miner	mineral		179
minera	minerais		728
ming	mining		129
mini bus	minibus		3
mini mart	minimart		3
minist	ministerstvo		100
minls	minerals		67
minot	minoterie		44
minr	minera		148
minrl	mineral		0
minrty	minority		0
mins	minerals		0
missn	mission		0
missry	missionary		0
mk	market		884
mkt	market		61
mktg	marketing		0
mktp	marketplace		0
mktplace	marketplace		0
mkts	markets		67
mlti	multi		0
mn	manganese		452
mna	mina		99
mncplty	municipality		0
mnfg	manufacturing		0
mng	manufacturing		75
mngmt	management		0
mngt	management		0
mo	missouri		179
moag	moagem		99
mob	mobilya		219
mobil	mobiliario	mobiliário	728
mobiliar	mobiliario	mobiliário	871
mobilif	mobilificio		34
mobilisation	mobilization		3
mobilise	mobilize		3
mobr	mobilier		53
moc	mocambique	moçambique	99
mocamb	mocambicana	moçambicana	54
mod	modular		129
modelling	modeling		3
modernisation	modernization		3
modrn	modern		0
moebel	mobel	möbel	16
moebelfabrik	mobelfabrik	möbelfabrik	16
moebelhaus	mobelhaus	möbelhaus	16
moebler	mobler	møbler	312
moelle	molle	mølle	312
mol	molino		164
mont	montajes		1667
montry	monetary		0
mort	mortgage		10
mortg	mortgage		67
mos	moskovskiy		887
mosk	moskovskiy		208
moskovski	moskovskiy		42
moskovskii	moskovskiy		42
moskovskij	moskovskiy		42
moskovsky	moskovskiy		42
mossambique	mocambique	moçambique	82
mot	motor		36
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
mov	moveis	móveis	265
mozam	mocambique	moçambique	54
mozamb	mocambique	moçambique	54
mps	maps		501
mpy	maatskappy		1633
mrchnts	merchants		0
mrkt	market		40
mrmi	marmi		94
msc	music		126
mson	maison		53
mstr	master		10
mstrs	masters		0
mt	mount		1640
mtaal	metaal		69
mtg	mortgage		75
mtge	mortgage		0
mthly	monthly		0
mtn	mountain		61
mtns	mountains		40
mto	moto		164
mtr	motor		75
mtrs	motors		67
mts	mountains		75
muehle	muhle	mühle	16
muehlen	muhlen	mühlen	16
muehlenwerke	muhlenwerke	mühlenwerke	16
mueller	muller	müller	16
muench	munchener	münchener	498
muenchen	munchen	münchen	16
muenchener	munchener	münchener	16
muenchner	munchner	münchner	16
muenster	munster	münster	16
muenze	munze	münze	16
muess	muessesesi	müessesesi	295
muh	muhendislik	mühendislik	219
mult	multiple		0
multi media	multimedia		3
multi national	multinational		3
multicolour	multicolor		3
mun	municipal		61
munch	munchener	münchener	450
muni	municipal		0
murerf	murerfirma		293
mus	museum		36
mut	mutual		10
muteah	muteahhitlik	müteahhitlik	294
mutte	mutualite	mutualité	53
mz	mocambique	moçambique	1679
n va	nuova		377
n ve	nuove		377
n vo	nuovo		377
nac	nacional		880
nachf	nachfolger		52
nacion	nacional		1653
nak	nakliyat		219
nakl	nakliyat		295
nal	nacional		320
nale	nationale		722
nano tech	nanotech		3
nano technology	nanotechnology		3
nat	national		36
nati	national		348
nation wide	nationwide		439
nationalised	nationalized		3
natl	national		28
natle	nationale		630
natnl	national		0
natns	nations		0
natrl	natural		0
nats	natsionalnyy		208
nauchno issled inst	nauchno issledovatelskiy institut		100
nauchno issledov institut	nauchno issledovatelskiy institut		100
nauchno proizv obed	nauchno proizvodstvennoe obedinenie		100
nauchno proizv pred	nauchno proizvodstvennoe predpriyatie		100
nauchno proizvod ob	nauchno proizvodstvennoe obedinenie		100
nauchno proizvodstv predpr	nauchno proizvodstvennoe predpriyatie		100
naut	nautical		0
nav	naval		36
naveg	navegacao	navegação	54
navig	navigation		28
navr	naviera		148
naz	nazionale		164
naz le	nazionale		542
nazle	nazionale		542
nbr	number		61
ndl	niederlassung		725
ne	northeast		61
neastern	northeastern		40
nederlandsche	nederlandse		195
nedsche	nederlandsche		69
nedse	nederlandse		69
neft	neftyanaya		1658
nefte	neft		42
neftegaz	neftegazovaya		100
neg	negoce	négoce	53
negot	negotiable		0
neighbour	neighbor		3
neighbourhood	neighborhood		3
neighbourhoods	neighborhoods		3
neighbours	neighbors		3
nepublichnoye	nepublichnoe		42
nestrn	northeastern		40
nett	nettoyage		209
netw	network		28
netwks	networks		0
neuro	neuroscience		447
neurosci	neuroscience		28
newf	newfoundland		0
news paper	newspaper		3
news papers	newspapers		3
newsp	newspapers		0
newspapr	newspaper		0
niederlaendische	niederlandische	niederländische	16
niederland	niederlandische	niederländische	52
nii	nauchno issledovatelskiy institut		887
nite	night		3
nl	niederlassung		544
nle	nationale		53
nlles	nouvelles		44
nol	noleggio		94
nor	north		1665
nord	nordische		544
nordd	norddeutsche		52
norddt	norddeutsche		52
norsk	norske		1677
nort	north		40
northeastn	northeastern		0
northestn	northeastern		40
northn	northern		0
northw	northwest		40
northwst	northwest		40
northwstn	northwestern		40
nour	noor		3055
nouv	nouveau		630
novelle	nouvelle		3058
npo	nauchno proizvodstvennoe obedinenie		1683
npp	nauchno proizvodstvennoe predpriyatie		1684
nr	number		61
nrg	energy		126
nrth	north		40
nrtheast	northeast		40
nrthwst	northwest		40
nske	norske		1651
nth	north		61
nthestn	northeastern		40
nthn	northern		0
nthrn	northern		0
nthwst	northwest		40
nthwstn	northwestern		40
ntwk	network		0
ntwkg	networking		0
ntwks	networks		0
nucl	nuclear		28
nucleair	nucleaire	nucléaire	1625
nuernberg	nurnberg	nürnberg	16
nuernberger	nurnberger	nürnberger	16
num	number		61
nurs	nursery		10
nursg	nursing		0
nutr	nutrition		28
nutritnl	nutritional		0
nva	nuova		377
nve	nuove		377
nvo	nuovo		377
nw	northwest		61
nwest	northwest		40
nwestern	northwestern		40
nwstn	northwestern		40
ob edinenie	obedinenie		42
obch	obchodni	obchodní	448
obchestvo	obshchestvo		42
obed	obedinenie		208
obiedinenie	obedinenie		42
oblig	obligation		0
obligs	obligations		0
obr	obras		99
obscestvo	obshchestvo		42
obschestvo	obshchestvo		42
obsestvo	obshchestvo		42
obshch	obshchestvo		100
obshestvo	obshchestvo		42
obyedinenie	obedinenie		42
obyedineniye	obedinenie		42
occup	occupational		28
ocnc	oceanic		0
odd	oddzial	oddział	633
oddz	oddzial	oddział	878
odour	odor		3
oeffentlich	offentlich	öffentlich	16
oeffentliche	offentliche	öffentliche	16
oeko	oko	öko	16
oekologische	okologische	ökologische	16
oel	ol	öl	16
oesterr	osterreich	österreich	1122
oesterreich	osterreich	österreich	16
oesterreichische	osterreichische	österreichische	489
oesterreichischer	osterreichischer	österreichischer	489
ofc	office		61
ofcs	offices		40
off	office		179
off shore	offshore		3
offc	office		40
offcl	official		0
offne	officine		34
og sn	og son	og søn	500
ogranichennoi	ogranichennoy		42
ogranichennoj	ogranichennoy		42
oil field	oilfield		3
oil fields	oilfields		3
oleif	oleificio		34
on line	online		3
ondern	onderneming		69
onr	onroerend		247
oper	operating		36
operg	operating		0
opern	operation		0
opers	operations		0
ophth	ophthalmic		0
opl	opleiding		247
opp	opportunity		75
opport	opportunity		0
oppty	opportunity		0
opptys	opportunities		0
oprtrs	operators		0
opt	optical		36
optcl	optical		0
optcs	optics		0
optimisation	optimization		3
optimise	optimize		3
optimised	optimized		3
optns	options		0
orch	orchard		40
ord	ordinary		10
ordn	ordnance		0
org	organic		36
organ	organization		36
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
orth	orthodox		501
ortho	orthopedic		10
orthop	orthopedic		28
orthopaedic	orthopedic		3
orthopaedics	orthopedics		3
orthops	orthopedics		0
osp	ospedale		94
ospedal	ospedaliera		34
ost	osterreichische	österreichische	449
osterr	osterreich	österreich	1122
osuusk	osuuskauppa		720
osuusp	osuuspankki		720
otd	otdelenie		208
otdel	otdelenie		208
otdeleniye	otdelenie		42
otica	optica	óptica	82
oticas	opticas	ópticas	82
oto	otomotiv		1135
otvetstvennostiu	otvetstvennostyu		42
otvetstvennostju	otvetstvennostyu		42
out door	outdoor		3
out sourcing	outsourcing		3
outdr	outdoor		0
outftrs	outfitters		0
outil	outillage		44
ovrseas	overseas		0
pac	pacific		36
packag	packaging		28
packg	packaging		0
pad	padaria		265
paediatric	pediatric		3
paediatrics	pediatrics		3
paint works	paintworks		3
paintg	painting		0
pan	panificio		164
panad	panaderia	panadería	93
panif	panificadora		54
pap	paper		36
papel	papelaria		1127
paper mill	papermill		3
paper mills	papermills		3
papet	papeterie		44
papets	papeteries		44
papr	paper		0
parf	parfumerie		53
parfum	parfumerie		53
parlour	parlor		3
parlours	parlors		3
part	participating		129
partcpn	participation		0
partec	partecipazione		34
partecip	partecipazione		34
partecipaz	partecipazioni		34
partics	participations		44
partn	partners		67
parvathi	parvati		340
pass	passenger		10
past	pasticceria		164
pasticc	pasticceria		34
pastif	pastificio		34
pat	patent		129
patr	patrimoine		53
patrim	patrimoine		44
patriml	patrimoniale		44
pavg	paving		0
pay day	payday		3
pay systems	paysystems		3
paymt	payment		0
paz	pazarlama		219
pch	peche	pêche	209
pcia	provincia		320
pcs	pecas	peças	724
pds	ponds		126
pduits	produits		44
pellett	pelletteria		34
pens	pension		10
pensf	pensioenfonds		69
pentec	pentecostal		0
peopl	people		67
peopls	peoples		0
perdag	perdagangan		499
perf	performance		0
perform	performance		36
perfum	perfumaria		54
perkeb	perkebunan		499
pers	personal		28
persh	perusahaan		499
persnl	personnel		0
personalised	personalized		3
perush	perusahaan		499
pesc	pescas		99
pesq	pesquera		148
pestic	pesticides		0
pet	petroleum		179
pete	petroleum		129
petr	petroleum		67
petro	petroleum		75
petro chemical	petrochemical		3
petro chemicals	petrochemicals		3
petrochem	petrochemical		0
petrochems	petrochemicals		0
petrol	petroleum		319
petrols	petroleos	petróleos	148
pets	petroles	pétroles	209
pfaelzische	pfalzische	pfälzische	16
pfalz	pfalzische	pfälzische	318
pfd	preferred		126
pgm	program		207
pharm	pharmaceutical		36
pharma	pharmaceuticals		0
pharmac	pharmaceutical		67
pharmaceut	pharmaceutical		67
pharmacia	farmacia	farmácia	3063
pharmas	pharmaceuticals		10
pharmaz	pharmazeutische		52
pharmazeut	pharmazeutische		52
pharms	pharmaceuticals		10
phcy	pharmacy		0
phie	pharmacie		53
phila	philadelphia		28
philip	philippine		452
philipp	philippine		28
photo	foto		16
photo voltaic	photovoltaic		3
photogr	photographic		28
photogrphy	photography		0
phys	physical		28
physcns	physicians		0
pics	pictures		10
pip	pipe		10
pipe works	pipeworks		3
pipelns	pipelines		0
pk	park		451
pkg	packaging		10
pkge	package		0
pkgg	packaging		0
pl	pipeline		545
plan	planning		179
plann	planning		28
plantn	plantation		0
plantns	plantations		0
plas	plastic		348
plast	plastic		36
plat	platinum		10
platr	platrerie	plâtrerie	53
play ground	playground		3
plcy	policy		0
plmbg	plumbing		0
plng	planning		0
plomb	plomberie		44
plough	plow		3
ploughs	plows		3
plstcs	plastics		0
ply wood	plywood		3
plymrs	polymers		0
pmp	pump		207
pmps	pumps		0
pneu	pneumatic		129
pnt	point		61
pnts	paints		0
podn	podnik		448
poj	pojistovna	pojišťovna	448
pojist	pojistovna	pojišťovna	448
polarised	polarized		3
polln	pollution		0
pollut	pollution		28
poly	polytechnic		10
polycl	polyclinique		44
polyclin	polyclinique		44
polym	polymer		28
pop	populaire		209
popri	popolari		34
popul	populaire		44
port	portfolio		129
portf	portfolio		0
portfs	portfolios		0
postl	postal		0
pot	potash		129
potrav	potraviny		1121
poult	poultry		36
pow	power		10
power plant	powerplant		3
ppl	people		126
ppln	pipeline		0
ppties	properties		0
ppty	property		67
pptys	properties		67
pr	preussische	preußische	1638
pr vo	proizvodstvo		208
pract	practice		28
praezision	prazision	präzision	16
prdkt	produkte		52
prec	precious		0
precis	precision		36
precn	precision		0
pred	predpriyatie		208
predpr	predpriyatie		100
predpriatie	predpriyatie		42
predprijatie	predpriyatie		42
predpriyatije	predpriyatie		42
predpriyatiye	predpriyatie		42
pref	preferred		67
prefabb	prefabbricati		34
prefd	preferred		0
prem	premium		10
presby	presbyterian		0
pressurised	pressurized		3
preuss	preussische	preußische	101
prev	prevention		28
prevn	prevention		0
prevoy	prevoyance	prévoyance	44
prim	primary		36
prin	principal		0
print	printing		179
priv	private		28
privatbk	privatbank		498
privatisation	privatization		3
prk	park		61
prkg	parking		0
prntrs	printers		0
proc	processing		67
procrs	processors		0
procs	processes		0
prod	products		36
prod ni	produzioni		34
prodc	produce		0
prodk	produkten		69
prodn	production		0
prodns	productions		0
prodrs	producers		0
prods	products		0
producten	produkten		195
productie	produktie		195
produkc	produkcyjne		349
prof	professor		61
profs	professionals		10
profum	profumeria		34
prog	program		10
progett	progettazione		34
progr	progressive		348
programme	program		3
programmed	programed		3
programmes	programs		3
progs	programs		0
progt	progetti		34
proizv	proizvodstvennoe		100
proizvod	proizvodstvennoe		100
proizvodstvennoye	proizvodstvennoe		42
proj	project		28
projecao	projeccao	projecção	82
projeto	projecto		82
projetos	projectos		82
projs	projects		0
promishlennost	promyshlennost		42
promo	promociones		148
promocn	promocion	promoción	93
promoz	promozione		1627
promysh	promyshlennyy		100
promyshl	promyshlennost		100
promyshlenniy	promyshlennyy		42
promyshlenny	promyshlennyy		42
promyshlennyi	promyshlennyy		42
prop	properties		36
propried	propriedades		54
propriet	proprietaires	propriétaires	44
props	properties		0
propty	property		0
prot	protection		28
protctv	protective		0
protec	protection		348
protecao	proteccao	protecção	82
prov	provident		75
prov le	provinciale		34
provcia	provincia		93
provl	provincial		0
prsdt	president		0
prse	presse		53
prss	press		0
prt	parts		10
prtg	printing		0
prti	parti		94
prtnrs	partners		0
prtnrshp	partnership		0
pruefung	prufung	prüfung	16
prum	prumysl	průmysl	1634
prvt	private		0
prvw	preview		0
przeds	przedsiebiorstwo	przedsiębiorstwo	349
przedsieb	przedsiebiorstwo	przedsiębiorstwo	349
psca	pesca		99
pst	pest		10
psto	posto		99
psych	psychiatric		10
psychol	psychology		28
ptnr	partner		0
ptnrs	partners		0
ptnrshp	partnership		0
ptnshp	partnership		0
ptrs	partners		0
pub	public		129
pubbl	pubblicita	pubblicità	34
publ	public		126
publg	publishing		0
publn	publication		0
publrs	publishers		0
publs	publishers		0
publshg	publishing		0
pubns	publications		0
pubrs	publishers		0
pul	pulizia		164
pulverised	pulverized		3
purch	purchasing		28
pvt	private		61
pwr	power		75
pyjamas	pajamas		3
pymts	payments		0
qrtly	quarterly		0
qry	quarry		10
qual	quality		28
qualitaet	qualitat	qualität	16
quars	quarries		0
quik	quick		3
quim	quimica	química	880
quims	quimicos	químicos	99
quinc	quincaillerie		44
quincaill	quincaillerie		44
qvarn	kvarn		3062
ra	rechtsanwalt		726
raadgivende	radgivende	rådgivende	312
raadgivning	radgivning	rådgivning	312
rad	radio		129
radg	radgivning	rådgivning	500
radiol	radiology		28
radiologcl	radiological		0
rae	rechtsanwalte	rechtsanwälte	218
raeder	rader	räder	16
raff	raffinage		53
raiba	raiffeisenbank		263
raiff	raiffeisen		263
raiffbk	raiffeisenbank		263
raiffeisenbk	raiffeisenbank		263
raika	raiffeisenkasse		263
rail road	railroad		3
rail way	railway		3
rappr	rappresentanza		34
rappres	rappresentanza		34
rapprte	rappresentante		34
rapps	rappresentanze		34
rb	raiffeisenbank		378
rbk	raiffeisenbank		318
rcpt	receipt		0
rd	road		61
re	reinsurance		319
re insurance	reinsurance		3
reacao	reaccao	reacção	82
realise	realize		3
rec	recreation		10
recdg	recording		0
rececao	recepcao	recepção	82
rech	recherche		877
rechs	recherches		44
rechtsanwaelte	rechtsanwalte	rechtsanwälte	16
recognised	recognized		3
recr	recreation		0
recrl	recreational		0
recruit	recruitment		10
recs	records		10
recup	recuperacao	recuperação	54
recyc	recycling		0
recycl	recycling		28
red	redeemable		129
redev	redevelopment		0
ref	reference		36
refg	refining		0
refi	refinance		0
refmd	reformed		0
refng	refining		0
refnry	refinery		0
refracao	refraccao	refracção	82
refract	refractories		10
refrig	refrigeration		28
refriger	refrigeracao	refrigeração	54
reg	regional		36
regd	registered		0
regis	registered		126
regl	regional		0
regncy	regency		0
regstry	registry		0
rehab	rehabilitation		0
rehabil	rehabilitation		28
reins	reinsurance		10
reinsur	reinsurance		67
rel	related		10
relbl	reliable		0
relf	relief		0
relig	religious		28
rels	relations		0
remed	remediation		0
renew	renewable		10
renewbls	renewables		0
renov	renovation		0
rent	rental		129
rep	representative		61
repar	reparacao	reparação	54
reparacs	reparaciones		93
repars	reparacoes	reparações	54
repr	representacoes	representações	879
repres	representacoes	representações	54
represc	representacao	representação	54
represent	representacoes	representações	99
reps	representaciones		148
reptr	reporter		0
repub	republic		28
res	research		1137
resc	resources		0
rescs	resources		0
resid	residence		10
residtl	residential		0
resouces	resources		348
resour	resource		28
resourc	resource		67
resp	respublika		1656
respub	respublika		100
resrch	research		0
resrv	reserve		40
resrvs	reserves		0
rest	restaurant		129
restor	restoration		28
restrs	restaurants		0
rests	restaurants		10
resv	reserve		40
ret	retail		10
retlrs	retailers		0
retmt	retirement		0
retr	retraite		53
retrs	retraites		44
rev	revenue		546
revend	revendedora		54
revis	revisione		34
rf	raiffeisen		378
rhein	rheinische		725
ric	ricambi		164
ripar	riparazione		34
riparaz	riparazione		34
risc	riscaldamento		94
riscald	riscaldamento		34
risp	risparmio		94
rist	ristorante		164
ristor	ristorante		34
ristoraz	ristorazione		34
riv	river		61
rivr	river		40
rivs	riverains		53
rl	real		61
rlb	raiffeisenlandesbank		101
rlrd	railroad		0
rltrs	realtors		0
rlty	realty		0
rly	railway		10
rlys	railways		0
rnch	ranch		40
rntl	rental		0
rntls	rentals		0
road house	roadhouse		3
road way	roadway		3
rodov	rodoviario	rodoviário	54
roehren	rohren	röhren	16
roehrenwerke	rohrenwerke	röhrenwerke	16
roln	rolnicze		349
roofg	roofing		0
rorl	rorlegger	rørlegger	721
ross	rossiyskaya		729
rossia	rossiya		42
rossiia	rossiya		42
rossiiskaya	rossiyskaya		42
rossiiskii	rossiyskiy		42
rossiiskiy	rossiyskiy		42
rossija	rossiya		42
rossijskaya	rossiyskaya		42
rossijskij	rossiyskiy		42
rossiskaya	rossiyskaya		42
rossiski	rossiyskiy		42
rossiyskaia	rossiyskaya		42
rossiysky	rossiyskiy		42
rout	routier		53
routs	routiers		53
rpa	ropa		350
rprs	repairs		0
rpt	report		10
rpts	reports		0
rr	railroad		1664
rsch	research		0
rscs	resources		0
rsrcs	resources		0
rsrt	resort		317
rsrts	resorts		0
rsrv	reserve		40
rsrve	reserve		40
rstrnts	restaurants		0
rsv	reserve		61
rt	rate		545
rte	route		376
rtl	retail		75
rts	rights		10
rty	realty		10
rubbr	rubber		0
ruckvers	ruckversicherung	rückversicherung	52
rueck	ruck	rück	16
rueckversicherung	ruckversicherung	rückversicherung	16
ruestung	rustung	rüstung	16
rur	rurale		1133
rvr	river		61
rvw	review		10
rwy	railway		75
ry	railway		884
ryl	royal		10
rylty	royalty		0
s lle	sorelle		94
saarbruecken	saarbrucken	saarbrücken	16
saastop	saastopankki	säästöpankki	876
sachs	sachsische	sächsische	378
saechsische	sachsische	sächsische	16
saegewerk	sagewerk	sägewerk	16
saf	safety		36
salum	salumificio		34
salumif	salumificio		34
salv	salvage		0
saml	samuel		0
san	sanayi		219
san tic	sanayi ve ticaret		874
san ve tic	sanayi ve ticaret		874
sanayi ticaret	sanayi ve ticaret		874
sanea	saneamento		54
saneam	saneamento		54
sanit	sanitary		0
sanitn	sanitation		0
sankt	saint		3056
saraswathi	saraswati		340
sat	satellite		10
sav	savings		10
sav bk	savings bank		0
saviour	savior		3
savs	savings		10
savs bk	savings bank		0
saw mill	sawmill		3
saw mills	sawmills		3
sber	sberegatelnyy		208
sbereg	sberegatelnyy		100
sc	scuola		1134
sch	school		36
schaedlingsbekaempfung	schadlingsbekampfung	schädlingsbekämpfung	16
scheepv	scheepvaart		69
scheepvaartmij	scheepvaartmaatschappij		69
schiff	schiffahrt		101
schiffahrt	schifffahrt		16
schildbedr	schildersbedrijf		69
schildersbedr	schildersbedrijf		69
schl	schleswig		101
schoenheit	schonheit	schönheit	16
schoonm	schoonmaak		69
schr	schreinerei		218
schs	schools		0
schueler	schuler	schüler	16
schuetz	schutz	schütz	16
schweiz	schweizerische		450
schweizer	schweizerische		449
sci	sciences		36
scien	science		67
scientf	scientific		0
scle	scuole		94
scr	screw		75
scrn	screen		0
scs	sciences		75
sd	sociedad		1128
sdad	sociedad		320
sde	sede		164
sea food	seafood		3
sea foods	seafoods		3
sea port	seaport		3
seafd	seafood		0
seastern	southeastern		40
sec	security		546
secd	secured		0
secndry	secondary		0
secs	securities		10
secur	securities		867
seg	seguros		99
seg y reaseg	seguros y reaseguros		93
segh	segheria		94
segs	seguros		99
sel	selected		36
selct	select		0
selecao	seleccao	selecção	82
selsk	selskab		293
selskt	selskabet		293
semi	semiconductor		10
semicon	semiconductor		67
semicond	semiconductor		28
semiconds	semiconductors		0
semnry	seminary		0
sep	separate		10
serr	serralharia		265
serralh	serralharia		54
serv	service		36
servco	servico	serviço	54
servic	service		67
servio	servizio		34
servis	services		319
servs	services		0
sestrn	southeastern		40
setor	sector		82
sev	severnyy		1657
severn	severnyy		1655
sewg	sewing		0
sh	shares		10
ship builders	shipbuilders		3
ship building	shipbuilding		3
ship yard	shipyard		3
ship yards	shipyards		3
shipbldg	shipbuilding		0
shopg	shopping		0
shoq	shoqeria	shoqëria	1659
show room	showroom		3
shpg	shipping		264
shpyd	shipyard		0
shre	shri		340
shree	shri		340
shrt	short		0
shs	shares		126
sht	sheet		10
sicologia	psicologia	psicología	533
sider	siderurgica	siderúrgica	99
sig	sigorta		1135
silvr	silver		0
sind	sindicato		350
sist	sistemas		99
sk	sparkasse		378
skilful	skillful		3
slr	solar		126
sls	sales		207
slt	solutions		207
small cap	smallcap		3
snd	sound		61
snr	senior		61
snsrs	sensors		0
so	south		451
soc	society		36
sociedad	sociedade		724
soeast	southeast		40
soeastern	southeastern		40
soehne	sohne	söhne	16
soenner	sonner	sønner	312
soft drinks	softdrinks		3
soft ware	software		3
softw	software		28
sol	solutions		129
soln	solution		0
solns	solutions		0
solr	solar		0
sols	solutions		10
sonderkl	sonderklasse		52
soud	soudure		53
southeastn	southeastern		0
southeastrn	southeastern		40
southn	southern		0
southw	southwest		40
southwst	southwest		40
southwstn	southwestern		40
sowest	southwest		40
soz	sozial		101
spaarbk	spaarbank		69
spadaka	spar und darlehenskasse	spar- und darlehenskasse	52
spar u darlehenskasse	spar und darlehenskasse	spar- und darlehenskasse	52
spar u darlehnskasse	spar und darlehenskasse	spar- und darlehenskasse	52
sparbk	sparbank		52
sparda bk	sparda bank	sparda-bank	52
spardabank	sparda bank	sparda-bank	489
spardabk	sparda bank	sparda-bank	52
sparebk	sparebank		721
sparebkn	sparebanken		721
sparek	sparekasse		293
spark	sparkasse		218
sparkn	sparkassen		52
spclsts	specialists		0
spclts	specialties		0
spclzd	specialized		0
spdk	spar und darlehenskasse	spar- und darlehenskasse	318
spec	special		36
specialisation	specialization		3
specialised	specialized		3
specialising	specializing		3
specialities	specialties		3
speciality	specialty		3
sped	spedizioni		94
spediz	spedizioni		34
spedizion	spedizionieri		34
spgs	springs		40
spk	sparkasse		318
splst	specialist		0
splty	specialty		0
sply	supply		0
spnia	spoldzielnia	spółdzielnia	1630
spoldz	spoldzielnia	spółdzielnia	878
spor	sporitelna	spořitelna	881
sportg	sporting		0
sports wear	sportswear		3
sprts	sports		0
sr	senior		36
src	source		207
sree	shri		340
srgcl	surgical		0
sri	shri		340
srvcs	services		67
ss	steamship		452
st	saint		1632
sta	santa		320
stab	stabilimenti		94
stab to	stabilimento		34
stabil	stabilimenti		34
stabiliser	stabilizer		3
stadt	stadtische	städtische	725
stadtspk	stadtsparkasse		263
stadtw	stadtwerke		52
staedtebau	stadtebau	städtebau	16
staedtische	stadtische	städtische	16
staerke	starke	stärke	16
standardisation	standardization		3
standardised	standardized		3
start up	startup		3
stat	station		543
statn	station		317
statnrs	stationers		0
statnry	stationery		0
stav	stavebni	stavební	448
stb	steuerberater		725
std	standard		207
stdios	studios		0
stds	standards		0
ste	societe	société	53
steam ship	steamship		3
steel works	steelworks		3
sterilisation	sterilization		3
stes	societes	sociétés	53
steuerber	steuerberater		52
stg	stichting		69
sth	south		61
stheast	southeast		40
sthn	southern		67
sthrn	southern		0
sthwest	southwest		40
sthwst	southwest		40
stift	stiftung		449
stk	stock		10
stks	stocks		0
stl	steel		10
stm	steam		75
stmpg	stamping		0
stn	station		36
stnd	standard		0
stnls	stainless		0
sto	santo		350
stock brokers	stockbrokers		3
stock yard	stockyard		3
stock yards	stockyards		3
stone work	stonework		3
stoomv	stoomvaart		69
stoomvaartmij	stoomvaartmaatschappij		69
stor	storage		67
store front	storefront		3
storey	story		3
str	street		61
strat	strategic		348
strateg	strategic		0
strats	strategies		447
strctr	structure		0
strctrd	structured		0
stre	store		0
strgth	strength		0
strlg	sterling		0
stroit	stroitelnyy		100
stroitelniy	stroitelnyy		42
stroitelny	stroitelnyy		42
stroitelnyi	stroitelnyy		42
stroitelnyj	stroitelnyy		42
stroitv	stroitelstvo		100
stroj	strojirny	strojírny	881
strs	stores		67
strt	street		40
strtgy	strategy		0
struct	structure		28
structl	structural		0
sts	states		75
stspk	stadtsparkasse		52
stt	state		10
stud	student		36
stw	stadtwerke		101
sub	subordinated		129
sub contractors	subcontractors		3
subn	suburban		0
subsid	subsidiary		0
suc	sucesores		875
succ	succursale		53
succr	successeur		44
succrs	successeurs		44
succs	succursales		44
sudd	suddeutsche	süddeutsche	101
sued	sud	süd	489
sueddeutsche	suddeutsche	süddeutsche	16
suedwest	sudwest	südwest	489
suesswaren	susswaren	süßwaren	16
sulphate	sulfate		3
sulphur	sulfur		3
sulphuric	sulfuric		3
sum	suministros		350
sumin	suministros		93
sumt	summit		40
sup	superior		546
super conductor	superconductor		3
super market	supermarket		439
super markets	supermarkets		3
super store	superstore		3
super stores	superstores		3
supermercs	supermercados		54
supermkt	supermarket		0
supermkts	supermarkets		0
suppl	supplement		28
supplmt	supplement		0
suppt	support		0
supr	superior		0
suprm	supreme		0
sups	supplies		10
sur	surety		129
surg	surgery		36
surv	survey		28
survg	surveying		0
survs	surveyors		0
sv	saint		881
svc	service		40
svcg	servicing		0
svcs	services		40
svgs	savings		0
svgs bk	savings bank		0
svs	services		348
sw	saint		633
swest	southwest		40
swestern	southwestern		40
swstn	southwestern		40
synchronisation	synchronization		3
synd	syndicat		209
syndle	syndicale		44
synth	synthetic		28
synthesiser	synthesizer		3
sys	system		75
syss	systems		0
syst	system		28
systs	systems		0
szall	szallitasi	szállítási	541
szent	saint		3059
szolg	szolgaltato	szolgáltató	541
szov	szovetkezet	szövetkezet	631
taah	taahhut	taahhüt	295
tab	tabacchi		164
table ware	tableware		3
tall	talleres		350
talls	talleres		148
tandartspr	tandartspraktijk		69
tar	tarim	tarım	219
tas	tasimacilik	taşımacılık	219
taxbl	taxable		0
tchrs	teachers		0
td	torgovyy dom		729
tda	tienda		350
tdas	tiendas		148
tea house	teahouse		3
tec	technology		10
tech	technology		319
techl	technical		0
techn	technologies		67
technicolour	technicolor		3
techno	technologies		10
technol	technology		28
technologie	technologies		319
technols	technologies		0
technr	technischer		52
techq	technique		0
techqs	techniques		44
techs	technologies		0
tecn	tecnica	técnica	99
tecnics	tecnicos	técnicos	93
tecnlgia	tecnologia	tecnología	93
tecnol	technology		0
tecnologies	technologies		264
tecs	tecnicas	técnicas	148
tehd	tehdas		876
tekn	teknik		502
teks	tekstil		294
tel	telephone		10
tele	television	télévision	1673
tele com	telecom		3
tele comm	telecom		3
tele communications	telecommunications		3
tele marketing	telemarketing		3
telecom	telecommunications		10
telecomm	telecommunications		0
telecomms	telecommunications		0
telecommun	telecommunications	télécommunications	1624
telecommunic	telecommunication		0
telecomunic	telecomunicacoes	telecomunicações	54
telecomunicac	telecomunicaciones		93
telecomunicaz	telecomunicazioni		34
telefone	telephone		82
telegraphen	telegrafen		16
teleph	telephone		0
telephon	telefon		16
telev	television		28
telly	television		319
telph	telephone		0
telphs	telephones		0
tem	temizlik		219
tenn	tennessee		28
teoll	teollisuus		720
term	terminal		451
termen	thermen		16
terr	territory		0
tess	tessile		164
test	testing		36
testg	testing		0
tex	texas		36
text	textile		36
textil	textile		75
texts	textiles		10
theatre	theater		3
theatres	theaters		3
theol	theological		28
ther	therapeutic		36
thera	therapeutics		67
therap	therapeutics		75
therapeu	therapeutics		67
therapeut	therapeutic		67
therapeutcs	therapeutics		0
theraps	therapeutics		0
therm	thermal		36
thrft	thrift		0
through	thru		3
thrpy	therapy		0
thtr	theater		0
thtrs	theaters		0
thueringen	thuringen	thüringen	16
thueringer	thuringer	thüringer	16
thueringische	thuringische	thüringische	16
thur	thuringische	thüringische	318
tic	ticaret		295
tic san	ticaret ve sanayi		294
tic ve san	ticaret ve sanayi		294
tic ve sanayi	ticaret ve sanayi		294
timb	timber		0
time share	timeshare		3
tipogr	tipografia		54
tiss	tissage		53
tissgs	tissages		44
tkp	takarekpenztar	takarékpénztár	631
tksz	takarekszovetkezet	takarékszövetkezet	631
tl	tool		545
tlho	talho		99
tllr	taller		148
tls	tools		10
tm	trademark		884
tnpk	turnpike		317
tob	tobacco		36
toemrer	tomrer	tømrer	312
toit	toiture		53
tomr	tomrer	tømrer	500
tomrerf	tomrerfirma	tømrerfirma	293
tool works	toolworks		3
torg	torgovyy		208
torg dom	torgovyy dom		100
torgoviy	torgovyy		42
torgoviy dom	torgovyy dom		42
torgovy	torgovyy		42
torgovy dom	torgovyy dom		42
torgovyi	torgovyy		42
torgovyi dom	torgovyy dom		42
torgovyj	torgovyy		42
torgovyj dom	torgovyy dom		42
tour	tourisme		209
tourm	tourism		0
tovarischestvo	tovarishchestvo		42
town house	townhouse		439
town houses	townhouses		439
tp	travaux publics		1129
tpk	turnpike		61
tpke	turnpike		40
tr	trust		452
trab	trabalho		99
tracao	traccao	tracção	82
trad	trading		10
trade mark	trademark		3
trade marks	trademarks		3
traf	traffic		0
train	training		179
trait	traitement		53
trans	transport		10
transacao	transaccao	transacção	82
transacoes	transaccoes	transacções	82
transacts	transactions		10
transatl	transatlantic		0
transf	transfer		28
transm	transmission		28
transn	transportation		10
transnatl	transnational		0
transp	transport		28
transpbedr	transportbedrijf		69
transpn	transportation		0
transpor	transport		264
transportads	transportadores		93
transportn	transportation		0
transportnaia	transportnaya		42
transprs	transporters		0
transps	transportes		54
trasp	trasporti		34
trasporte	transporte		533
trasportes	transportes		533
trav publ	travaux publics		44
travaux pub	travaux publics		44
traveller	traveler		3
travellers	travelers		3
travelling	traveling		3
trckg	trucking		0
trd	trade		10
trdg	trading		0
trdrs	traders		0
treas	treasury		0
treatmt	treatment		0
tres	tresor	trésor	209
trgt	target		0
tri	triage		1130
trk	truck		10
trks	trucks		0
trmnls	terminals		0
trng	training		0
trnpk	turnpike		317
trnsptn	transportation		0
trnst	transit		0
trpl	triple		0
trst	trust		67
trstees	trustees		0
trsts	trusts		0
trsy	treasury		0
truck stop	truckstop		3
trvl	travel		0
trvlrs	travelers		0
trvx pub	travaux publics		44
tshp	township		40
ttee	trustee		0
tub	tube		129
tubs	tubes		10
tuebingen	tubingen	tübingen	16
tuer	tur	tür	16
tueren	turen	türen	16
tumour	tumor		3
tunnelling	tunneling		3
tur	turismo		99
turb	turbine		0
turistc	turistico		34
turz	turizm		295
tv	television		319
twp	township		61
twr	tower		61
twrs	towers		40
tx	tax		126
txt	textile		75
tyre	tire		3
tyres	tires		3
tys	toys		10
tzentr	tsentr		42
ub	unternehmensberatung		218
uch	uchebnyy		208
ueber	uber	über	16
ueberlandwerk	uberlandwerk	überlandwerk	16
ueberwachung	uberwachung	überwachung	16
uff	ufficio		164
uitg	uitgeverij		247
uitgev	uitgeverij		69
uitzendb	uitzendbureau		69
ukr	ukrainskiy		208
ukrain	ukrainskiy		100
ult	ultra		10
un	union		451
under writers	underwriters		3
uni	united		10
unif	uniform		0
unifs	uniforms		0
univ	university		36
univers	university		40
universitaet	universitat	universität	489
univl	universal		0
unt	unit		61
untd	united		0
untern	unternehmen		52
unternehmensber	unternehmensberatung		52
unvrsty	university		40
upr	upravlenie		208
upravl	upravlenie		100
upravleniye	upravlenie		42
ur	urunleri	ürünleri	219
ural	uralskiy		208
urbn	urban		348
urbne	urbaine		44
uret	uretim	üretim	295
us	usine		209
usd	used		126
usin	usina		99
usl	uslugi	usługi	633
usns	usines		53
ut	units		10
utd	united		67
util	utility		67
utilid	utilidades		54
utilisation	utilization		3
utilit	utilitaires		869
utils	utilities		0
utilts	utilities		0
utl	utility		10
vac	vacuum		36
vaccs	vaccines		0
vactn	vacation		0
vak	vakuutus		885
val	valley		36
vall	valley		317
valour	valor		3
valu	value		0
vapour	vapor		3
vapours	vapors		3
var	variable		129
vax	vaccines		207
vb	volksbank		318
vda	viuda		148
vde	viande		53
veg	vegetable		10
veh	vehicle		36
vehic	vehiculos	vehículos	148
vehs	vehicles		0
veic	veiculos	veículos	99
vend	vendas		99
venn	vennootschap		1650
vent	ventilation		10
vents	ventures		10
ver	verein		449
ver staaten	vereinigte staaten		52
verb	verband		218
vereen	vereenigde		69
vereenigde	verenigde		195
vereeniging	vereniging		195
vereinsbk	vereinsbank		52
veren	vereniging		1629
verk	verkehr		449
verkbetr	verkehrsbetriebe		52
verkst	verkstad		629
verl	verlag		101
verm	vermogen	vermögen	101
vermbeheer	vermogensbeheer		69
vermoegen	vermogen	vermögen	16
vermoegensberatung	vermogensberatung	vermögensberatung	16
vermoegensverwaltung	vermogensverwaltung	vermögensverwaltung	16
vermogensverw	vermogensverwaltung	vermögensverwaltung	52
verngd	verenigd		69
verngde	verenigde		69
verr	verrerie		53
verrs	verreries		44
versges	versicherungsgesellschaft		52
versich	versicherung		52
versichn	versicherungen		52
verw	verwaltung		101
verwaltgs	verwaltungs		52
verwges	verwaltungsgesellschaft		52
verz	verzekering		247
verzek	verzekering		69
verzmij	verzekeringsmaatschappij		69
vest	vestuario	vestuário	265
vet	veterinary		36
vetr	vetreria		94
vh	voorheen		727
vhs	volkshochschule		101
viag	viagens		99
viaj	viajes		148
viands	viandes		53
vice	vise		1071
vid	video		129
vidr	vidros		99
vil	village		61
vill	village		61
villag	village		40
villg	village		40
vin	vinicola		164
virg	virginia		0
virks	virksomhed		293
vis	vision		179
visch	vis		195
visn	vision		0
visualisation	visualization		3
viswa	vishwa		340
vitalise	vitalize		3
viti	viticole		53
viticult	viticulteurs		44
vk	versorgungskasse		101
vlg	village		61
vllg	village		40
vlly	valley		40
vlv	valve		10
vlvs	valves		0
vly	valley		61
vnechtorg	vneshtorg		42
vnesh	vneshtorg		100
vneshekon	vneshneekonomicheskiy		100
vneshneek	vneshneekonomicheskiy		100
vni	vini		94
vnyrd	vineyard		0
vnyrds	vineyards		0
voba	volksbank		318
vobk	volksbank		101
voc	vocational		126
voit	voiture		53
voits	voitures		44
vol	volatility		546
volksb	volksbank		263
volksbk	volksbank		263
vorm	vormals		101
voy	voyages		53
vrachtw	vrachtwagen		69
vs	versicherung		378
vseros	vserossiyskiy		100
vta	ventas		148
vte	vente		53
vtes	ventes		53
vve	veuve		376
vyr	vyroba	výroba	448
waelder	walder	wälder	16
waerme	warme	wärme	16
waermetechnik	warmetechnik	wärmetechnik	16
waesche	wasche	wäsche	16
waescherei	wascherei	wäscherei	16
waggon	wagon		3
ware house	warehouse		3
ware housing	warehousing		3
water front	waterfront		3
water proofing	waterproofing		3
water works	waterworks		3
wbg	wohnungsbaugesellschaft		101
wbv	woningbouwvereniging		727
wd	wood		61
web hosting	webhosting		3
web site	website		3
week end	weekend		3
welf	welfare		28
werktb	werktuigbouw		69
westf	westfalische	westfälische	263
westfaelische	westfalische	westfälische	16
westn	western		67
westrn	western		40
wg	wohnungsgenossenschaft		726
wh	warehouse		75
whisky	whiskey		3
whlse	wholesale		0
whole sale	wholesale		3
whs	warehouse		61
whse	warehouse		0
whses	warehouses		0
whsg	warehousing		0
whsle	wholesale		0
whslrs	wholesalers		0
wielobr	wielobranzowe	wielobranżowe	349
wild life	wildlife		3
willful	wilful		3
windw	window		0
windws	windows		0
wirels	wireless		0
wirt	wirtschaft		218
wirtschaftspruefer	wirtschaftsprufer	wirtschaftsprüfer	16
wirtschaftspruefung	wirtschaftsprufung	wirtschaftsprüfung	16
wirtschaftspruefungsgesellschaft	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	16
wis	wisconsin		36
wisc	wisconsin		317
wiss	wissenschaft		450
wk	work		126
wke	werke		101
wkly	weekly		28
wkrs	workers		0
wks	works		75
wkshp	workshop		40
wkst	werkstatt		101
wldg	welding		0
wldwd	worldwide		0
wlth	wealth		0
wobauges	wohnungsbaugesellschaft		52
wohng	wohnung		52
wohnungsgen	wohnungsgenossenschaft		52
wohnungsges	wohnungsgesellschaft		52
woj	wojewodzki	wojewódzki	723
wojew	wojewodzki	wojewódzki	349
womn	women		0
woningbouwver	woningbouwvereniging		69
woningcorp	woningcorporatie		69
wood work	woodwork		3
wood working	woodworking		3
wood works	woodworks		3
woodwkg	woodworking		0
wool	woolen		10
woollen	woolen		3
woollens	woolens		3
work force	workforce		3
work place	workplace		3
work shop	workshop		3
work wear	workwear		3
world wide	worldwide		3
wp	wirtschaftsprufer	wirtschaftsprüfer	378
wpg	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	544
wrhs	warehouse		40
wrk	werk		101
wrld	world		0
wrls	wireless		0
wrts	warrants		0
wst	waste		10
wstn	western		40
wstrn	western		40
wt	warrant		75
wtr	water		75
wtrs	waters		40
wtrwks	waterworks		0
wts	warrant		10
wuerttemberg	wurttemberg	württemberg	16
wuerttembergische	wurttembergische	württembergische	16
wuerzburg	wurzburg	würzburg	16
wurtt	wurttembergische	württembergische	101
wurttemb	wurttembergische	württembergische	263
ww	worldwide		126
wwide	worldwide		0
wyd	wydawnictwo		723
wydaw	wydawnictwo		349
wytw	wytwornia	wytwórnia	723
wzm	werkzeugmaschinen		101
xchange	exchange		447
xchg	exchange		447
xfer	transfer		0
xpress	express		3
yat	yatirim	yatırım	295
yay	yayasan		1132
ycht	yacht		0
yds	yards		543
yld	yield		75
yoghourt	yogurt		3
yoghurt	yogurt		3
ypi	yapi	yapı	295
yth	youth		10
zakl	zaklad	zakład	878
zav	zavod		208
zdn	zaden		247
zeev	zeevisserij		247
zeeviss	zeevisserij		69
zemed	zemedelske	zemědělské	1121
zentral	central		16
zentralbk	zentralbank		52
zentrale	centrale		16
zentralgen	zentralgenossenschaft		52
zentralspk	zentralsparkasse		52
zentrl	zentrale		52
zentrum	centrum		16
zg	zentralgenossenschaft		726
zhs	ziekenhuis		727
ziekenf	ziekenfonds		69
zigarren	cigarren		16
zkh	ziekenhuis		1676
zn	zoon		247
zndl	zweigniederlassung		318
znn	zonen		247
zoot	zootecnica		94
zs	zeitschrift		544
ztg	zeitung		450
zucch	zuccherificio		34
zuccherif	zuccherificio		34
zuechter	zuchter	züchter	16
zuercher	zurcher	zürcher	16
zuerich	zurich	zürich	16
zuid	zuidelijke		247
zuidel	zuidelijke		69
zuiv	zuivel		247
zvd	zavod		1654
zw	zwiazek	związek	1652
zweigst	zweigstelle		52
zwndl	zweigniederlassung		263
zwst	zweigstelle		101`;
export const genericWords: string = `aannemer	construction		27
aannemersbedrijf	construction		27
abarrotes	store		12
abbigliamento	clothing		35
abfallwirtschaft	waste		38
abogados	legal		12
abteilung	division		205
abwasserverband			6
academia	academy		238
academie	academy		159
academies	academy		2
academy			41
acciai	steel		35
acciaierie	steel		35
acconciature	salon		35
accountantskantoor	accounting		250
aceite	oil		58
acel	steel		46
acero	steel		58
aceros	steel		12
acier	steel		24
aciers	steel		24
aco	steel		15
acos	steel		15
acougue	meat		15
acucar	sugar		15
acueducto	public utility		12
adega	wine		15
adelfoi	brother		285
administracao	administration		170
administracion	administration		169
administradora	management		899
administratiekantoor	accounting		250
administration			134
administratsiya	municipality		79
ads	advertising		47
advance	advanced		50
advanced			50
advertising			47
advies	consulting		250
adviesbureau	consulting		250
advisors	advisory		111
advisory			47
advocacia	legal		15
advocaten	legal		27
advocatenkantoor	legal		27
advogados	legal		102
advokaadiburoo	legal		158
advokat	legal		49
advokatbyra	legal		49
advokater	legal		74
advokatfirma	legal		49
advokatfirmaet	legal		74
advokatfirman	legal		49
advokatni	legal		37
advokatska	legal		191
advokatskoe	legal		79
advokatu	legal		167
adwokacka	legal		22
aereo	airline		58
aereos	airline		15
aerogrammes	airline		39
aeronautica	airline		12
aeroporia	airline		39
aeroport	airport		159
aeroporti	airport		306
aeroporto	airport		309
aeroportos	airport		309
aeroports	airport		159
aeropuerto	airport		58
aeropuertos	airport		58
aerospace			41
afdeling	department		374
afoi	brother		285
agence	agency		246
agencia	agency		177
agencja	agency		537
agency			88
agentschap	agency		374
agentstvo	agency		115
agentur	agency		205
agenzia	agency		261
agrar	agriculture		6
agrargenossenschaft	agriculture		6
agraria	agriculture		35
agrario	agriculture		35
agremiacao	association		170
agri	agriculture		2
agricola	agriculture		58
agricolas	agriculture		12
agricole	agriculture		159
agricoltura	agriculture		306
agricultura	agriculture		309
agricultural	agriculture		41
agriculture			41
agriturismo	hotel		35
agro	agriculture		2
agro industria	agriculture		15
agro pecuaria	agriculture		15
agrofirma	agriculture		79
agropecuaria	agriculture		12
agropecuarias	agriculture		12
agropromyshlennaya	agriculture		25
agropromyshlennyy	agriculture		25
agrotiki	agriculture		39
agrotikos	agriculture		39
agrupacion	association		169
agua	water		12
aguas	water		12
ahorro	savings		83
ahorros	savings		83
ahsap	wood		51
air	airline		55
aircraft			41
airline			41
airlines	airline		41
airport			41
airports	airport		41
airways	airline		2
ajans	agency		861
ajuntament	municipality		1096
akademi	academy		431
akademia	academy		2210
akademie	academy		144
akademiya	academy		96
akeri	transport		49
akinita	real estate		39
akkerbouw	agriculture		27
aktiv	asset		142
aktivy	asset		142
alakoulu	primary school		671
alapitvany	foundation		260
albergo	hotel		306
alcaldia	municipality		12
aldreboende	health		49
alianca	alliance		289
alianza	alliance		177
alimentacao	food		15
alimentaire	food		24
alimentara	food		91
alimentari	store		35
alimentation	food		24
alimente	food		91
alimenticios	food		12
alimentos	food		12
allatorvosi	veterinary		46
alleanza	alliance		261
alliance			88
alliantie	alliance		374
allied			50
almacen	storage		899
altalanos	school		46
altenheim	pflegeheim	Pflegeheim	6
aluguer	rental		102
aluminio	aluminum		15
aluminium	aluminum		2
aluminum			2
alyans	alliance		115
alyuminievyy	aluminum		25
alyuminiy	aluminum		25
ambalaj	packaging		233
ambiental	environmental		12
ambiente	environmental		12
ambulatorium	hospital		6
ameublement	furniture		24
amicale	association		287
ammattikorkeakoulu	hochschule		671
amtsgericht			38
anaokulu	kindergarten		51
andelsboligforening	housing		74
andelsboligforeningen	housing		74
angkutan	transport		90
animal	pet		2
anlagenbau	machine		6
anquan	security		121
anstalt	institution		114
anthopoleio	florist		39
antigua	old		123
anwaltskammer			38
anwaltskanzlei	legal		6
anwaltverein	bar association		38
anzhuang	installation		121
apdrosinasana	insurance		274
apotek	pharmacy		49
apoteka	pharmacy		256
apoteke	pharmacy		256
apotheek	pharmacy		27
apotheke	pharmacy		144
apotheken	pharmacy		6
apothekerkammer			38
apotik	pharmacy		90
appliances	equipment		2
apskaita	accounting		554
apteek	pharmacy		158
apteekki	pharmacy		56
apteka	pharmacy		398
apteki	pharmacy		25
aptieka	pharmacy		274
aqariya	real estate		132
aquacultura	fish		15
arbeiterkammer			6
arbeiterwohlfahrt			38
arbeitsamt			6
arbeitsgericht			38
archdiocese	diocese		72
architect	architecture		2
architecte	architecture		24
architecten	architecture		27
architectenbureau	architecture		27
architectes	architecture		24
architects	architecture		2
architectural	architecture		2
architecture			2
architekt	architecture		6
architekten	architecture		6
architektenkammer			6
architekti	architecture		37
architektoniczna	architecture		22
architektur	architecture		6
architektura	architecture		22
architekturburo	architecture		6
architetti	architecture		35
architettura	architecture		35
archiv	archive		38
archive			72
archives	archive		72
archivio	archive		160
archivo	archive		181
arhitectura	architecture		91
arhitekti	architecture		59
arkitekt	architecture		49
arkitekter	architecture		49
arkitektkontor	architecture		49
arkiv	archive		526
arkkitehdit	architecture		56
arkkitehtitoimisto	architecture		56
armazem	storage		102
arquitectos	architecture		12
arquitectura	architecture		12
arquivo	archive		987
arredamenti	furniture		35
arredamento	furniture		35
art			55
arte	art		12
artes graficas	printing		83
artopoieio	bakery		39
arts	art		55
aruhaz	store		46
arztehaus	medical		6
arztekammer		ärztekammer	38
arztliche	medical		6
arztpraxis	health		6
aseguradora	insurance		58
asesores	consulting		83
asesoria	consulting		186
asesorias	consulting		83
asfaleies	insurance		39
asfaleion	insurance		39
asfalistiki	insurance		39
asianajotoimisto	legal		56
asigurari	insurance		91
asilo	kindergarten		35
asl			160
asociacija	association		373
asociacion	association		177
asociaciones	association		177
asociados	associate		169
asociatia	association		494
assembly			47
assessoria	consulting		102
asset			111
assets	asset		111
assicurazione	insurance		35
assicurazioni	insurance		35
assistance	support		47
assistencia	support		102
associacao	association		289
associados	associate		170
associate			134
associated	associate		134
associates	associate		88
association			88
associazione	association		261
assotsiatsiya	association		115
assotsiirovannye	associate		115
assurance	insurance		2
assurances	insurance		24
assurantie	insurance		27
assurantien	insurance		27
assureur	insurance		24
asunto	housing		56
asuransi	insurance		90
asztalos	carpentry		46
atacadista	wholesale		102
atacado	wholesale		102
atelier	works		287
ateliers	works		287
athletic	sports		50
ativos	asset		102
atomic	nuclear		2
auberge	hotel		24
audit			47
auditorskaya	audit		103
auditorskiy	audit		103
augenoptik	optical		6
augenoptiker	optical		6
aurukhanasy	hospital		986
ausl			160
ausrustung	equipment		144
authority			88
auto	automotive		89
autobedrijf	garage		27
autobody	collision		2
autodoprava	transport		37
autofficina	garage		35
autofficine	garage		35
autohandel	autohaus	Autohaus	6
autohaus		Autohaus	273
autohuolto	garage		56
autojavito	garage		46
autokorjaamo	garage		56
automacao	automation		591
automated	automation		89
automaten	automation		273
automatic	automation		89
automaticos	automation		190
automatics	automation		89
automation			89
automatique	automation		182
automatisering	information		396
automatisierungstechnik	automation		273
automatisme	automation		182
automatismes	automation		182
automatismos	automation		190
automatizacion	automation		190
automatyka	automation		397
automazione	automation		395
automazioni	automation		395
automehanicar	garage		59
automobielbedrijf	automotive		396
automobielen	automotive		396
automobil	automotive		273
automobile	automotive		89
automobiler	automotive		1326
automobiles	automotive		89
automobili	automotive		395
automobily	automotive		983
automocion	automotive		190
automotive			89
automoveis	automotive		591
automovil	automotive		190
automoviles	automotive		190
autonoleggio	autovermietung	Autovermietung	35
autoopravna	garage		37
autoprevoz	transport		256
autoprijevoz	transport		59
autoreparatur	garage		6
autoridad	authority		177
autoridade	authority		289
autorita	authority		261
autorite	authority		246
autoriteit	authority		374
autos	automotive		89
autosalone	autohaus	Autohaus	35
autoscuola	fahrschule	Fahrschule	35
autoservicio	garage		12
autoservis	garage		37
autoserwis	garage		22
autoszerviz	garage		46
autotalo	autohaus	Autohaus	56
autotransportes	transport		12
autotrasporti	transport		35
autotrasporto	transport		35
autovaerksted	garage		74
autoverhuur	autovermietung	Autovermietung	27
autovermietung		Autovermietung	6
autowerkstatt	garage		6
avancada	advanced		200
avancados	advanced		200
aves	meat		238
avia	airline		2211
aviacao	airline		15
aviacion	airline		58
aviakompaniya	airline		96
avialinii	airline		25
aviation	airline		41
aviatsionnaya	airline		25
aviatsionnyy	airline		25
aviatsiya	airline		96
avocat	legal		24
avocats	legal		24
avocatura	legal		91
avtomobili	automotive		471
avtomobilnaya	automotive		25
avtomobilnyy	automotive		25
avtoprevoznistvo	transport		133
avtoservis	garage		79
avtotransportnoe	transport		471
avukatlik	legal		51
avvocati	legal		35
awo	arbeiterwohlfahrt		38
ayakkabi	footwear		51
ayuntamiento	municipality		169
baby	child		2
backerei	bakery		6
backereien	bakery		6
backermeister	bakery		6
baekhwajeom	retail		417
bageri	bakery		49
baihuo	retail		121
baja	steel		90
bakanligi	ministry		197
bakeri	bakery		125
bakeries	bakery		2
bakers	bakery		2
bakery			55
bakkal	store		51
bakkaliye	store		51
bakkerij	bakery		27
baldai	furniture		167
ballet			72
banca	bank		58
bancaire	bank		24
bancaria	bank		12
bancario	bank		15
banco	bank		58
bancorp	bank		2
bancorporation	bank		2
bancshares	bank		2
bandaoti	semiconductor		30
bandoche	semiconductor		128
bangjik	textile		128
bangsong	broadcasting		128
bangunan	building		90
bank			41
banka	bank		76
bankacilik	bank		76
bankas	bank		167
bankasi	bank		76
banke	bank		59
banken	bank		6
banketbakkerij	bakery		27
bankhaus	bank		6
banki	bank		25
bankiers	bank		27
banking	bank		41
banque	bank		159
baoxian	insurance		119
baozhuang	packaging		121
bar			55
barat	west		465
barbearia	barber		15
barbecue			2
barber			2
barberia	barber		12
barbers	barber		2
barbershop	barber		2
barnehage	kindergarten		125
base			88
basisschool	primary school		27
bati	west		577
batiment	building		159
batiments	building		159
batteries	battery		72
battery			2
bau	construction		6
bauamt			6
baufirma	construction		6
baugenossenschaft	housing		6
baugeschaft	construction		6
baugesellschaft	construction		6
baumschule	nurseries		6
bauunternehmen	construction		6
bauunternehmer	construction		6
bauunternehmung	construction		6
baza	base		115
bazargani	trading		1157
baznycia	church		167
bbq	barbecue		2
beauty	cosmetics		2
bebe	child		12
bebidas	beverage		12
bedachungen	roofing		6
bedarf	supply		105
bedrijf	company		288
beer	brewery		2
beheer	holding		708
behorde	authority		205
bekleidung	clothing		6
belastingdienst			27
belediye	municipality		197
belediyesi	municipality		197
bendrove	company		1595
bengkel	workshop		1107
benki	bank		1332
beratung	consulting		640
berber	barber		51
bergbau	mining		144
berufsschule			6
best			50
beteiligungen	holding		114
beteiligungs	holding		114
beteiligungsgesellschaft	holding		114
betrieb	company		114
betriebe	company		114
betriebsgesellschaft	operation		114
better	best		50
beurs	exchange		469
bevakning	security		251
beveiliging	security		250
beverage			2
beverages	beverage		2
bewachung	security		105
bezirk	province		6
bezirksamt	district office		38
bezpecnostni	security		249
bhandar	store		590
biblioteca	library		12
bibliotek	library		49
biblioteka	library		22
bibliotheek	library		27
bibliothek	library		6
bibliotheque	library		24
bicycle			2
bicycles	bicycle		72
biedriba	association		707
bienes raices	real estate		58
bierbrouwerij	brewery		27
bijouterie	jewelry		24
bijoux	jewelry		159
bijuterii	jewelry		91
bike	bicycle		2
bikes	bicycle		2
bildung	education		6
bilgi	information		76
bilgisayar	computer		51
bilisim	information		51
bilservice	garage		49
bilverkstad	garage		49
bilverksted	garage		125
bimeh	insurance		394
binguan	hotel		30
biologics	biotechnology		2
biomedical	biotechnology		2
biopharma	biotechnology		89
biopharmaceutical	biotechnology		2
biopharmaceuticals	biotechnology		2
bioscience	biotechnology		2
biosciences	biotechnology		2
biotech	biotechnology		2
biotechnologies	biotechnology		2
biotechnology			2
biotecnologia	biotechnology		12
biraderler	brother		197
birou	office		494
birreria	brewery		35
birrificio	brewery		35
birzha	exchange		96
biserica	church		91
bistro			2
bistum	diocese		38
biuro	office		315
biznes	business		115
biztonsagi	security		199
biztosito	insurance		46
blanchisserie	laundry		24
bldyh	municipality		132
blinds	interior		2
bloemen	florist		27
bloemist	florist		27
blommor	florist		49
blomster	florist		74
blstyk	plastic		45
blumen	florist		6
bnk	bank		132
board			134
bodega	storage		899
bodegas	wine		12
bodegon	store		12
boekhandel	bookstore		27
boeki	trading		641
boerderij	farm		27
boerdery	farm		670
boghandel	bookstore		74
bogtrykkeri	printing		415
boheom	insurance		239
boilers	heating		2
bois	wood		24
boissons	beverage		24
bokhandel	bookstore		49
bolag	company		215
bolaget	company		215
boldklub	football		952
boligforening	association		442
boligselskab	housing		74
bolnica	hospital		59
bolnisnica	hospital		133
bolnitsa	hospital		96
bolsa	exchange		12
bombeiros	fire brigade		15
bomberos	fire brigade		181
bonyad	foundation		1104
book	bookstore		55
bookkeepers	accounting		47
bookkeeping	accounting		47
books	bookstore		2
bookshop	bookstore		2
bookstore			55
boots	footwear		55
boraszat	wine		46
borettslag	housing		125
borettslaget	housing		125
bornehave	kindergarten		74
borough			72
borse	exchange		144
boseki	textile		118
bostadsrattsforening	housing		49
bostadsrattsforeningen	housing		49
boucherie	meat		24
boucheries	meat		24
boulangerie	bakery		24
boulangeries	bakery		24
bourse	exchange		159
boutique			55
boutiques	boutique		24
bouw	construction		27
bouwbedrijf	construction		27
bouwonderneming	construction		27
braca	brother		314
bracia	brother		315
branch			88
brandkar	fire brigade		49
brandvaesen	fire brigade		524
brandweer	fire brigade		27
brannvesen	fire brigade		525
brasserie	restaurant		24
brasseries	brewery		24
bratia	brother		710
bratje	brother		711
bratri	brother		284
bratya	brother		1110
brau	brewery		6
brauerei	brewery		6
brauhaus	brewery		6
bravarija	metal		59
bravoras	brewery		167
bread	bakery		2
breweries	brewery		72
brewery			55
brewing	brewery		2
brickwork	masonry		2
bridal			2
brillen	optical		6
brinquedos	toys		15
britas	quarry		15
broadcast	broadcasting		2
broadcasting			2
broderna	brother		215
brodr	brother		442
brodrene	brother		442
broker	brokerage		47
brokerage			47
brokers	brokerage		47
brother			286
brothers	brother		88
brouwerij	brewery		27
browar	brewery		22
browary	brewery		22
brutaria	bakery		91
brutarie	bakery		91
bryggeri	brewery		49
bryghus	brewery		74
btp	construction		24
btrwl	oil		45
buchdruckerei	printing		105
bucherei	library		38
buchereien	library		38
buchhandel	bookstore		6
buchhandlung	bookstore		6
budivelna	construction		145
budivelne	construction		145
budivelniy	construction		145
budivnitstvo	construction		145
budongsan	real estate		128
budowlana	construction		22
budowlane	construction		22
budowlany	construction		22
budownictwo	construction		22
bufete	legal		12
buffet			2
builders	building		2
building			41
bumaga	paper		25
bumazhnyy	paper		25
bundesministerium	ministry		1099
bundesverband			114
bureau			88
bureaux	bureau		246
burger			2
burgergemeinde		bürgergemeinde	6
burgers	burger		2
burgerstiftung	foundation		38
burgerverein	association		114
buro	bureau		205
burosu	office		197
bus			55
buses	bus		2
business			88
bussan	trading		641
butik	store		49
butor	furniture		46
buve	construction		274
buvnieciba	construction		274
byeongwon	hospital		239
bygg	construction		49
byggefirma	construction		74
byggefirmaet	construction		74
byggeri	construction		74
byggfirma	construction		49
byggnads	construction		49
byggnadsfirma	construction		49
byoin	hospital		118
byuro	bureau		115
cabeleireiro	salon		15
cabeleireiros	salon		15
cabinetry	carpentry		2
cable	wire		2
cables	wire		24
cafe	coffee		55
cafetaria	coffee		15
cafeteria	coffee		12
caffe	coffee		787
cailiao	material		30
caisse	savings bank		24
caixa	savings bank		15
caja	savings bank		12
cakes			2
calcados	footwear		15
calcio	football		331
calzado	footwear		12
calzados	footwear		12
calzature	footwear		35
calzaturificio	footwear		35
camara	chamber		170
camasirhane	laundry		51
cambio	exchange		361
camera	chamber		160
camii	mosque		673
caminhos de ferro	railway		15
cangchu	storage		121
canteras	stone		12
cantina	wine		787
cantine	wine		35
canton			201
cantone	canton		160
canyin	catering		30
capital			111
capitale	capital		416
car	automotive		41
cardiology			2
care	health		55
carga	freight		12
cargo	freight		2
caritasverband			38
carmangerie	meat		91
carnes	meat		12
carniceria	meat		12
carnicerias	meat		12
carpenteria	metal		35
carpenters	carpentry		2
carpentry			2
carpet			2
carpets	carpet		2
carpintaria	carpentry		15
carpinteria	carpentry		12
carrier	transport		2
carrieres	stone		24
carrosserie	garage		24
carrozzeria	garage		35
cars	automotive		55
cartoleria	stationery		35
cartolibreria	bookstore		35
cartorio	notariat	Notariat	15
carvao	coal		15
carwash			2
casa	house		177
casa de cambio	exchange		238
caseificio	dairy		35
casino			41
casinos	casino		72
cassa	savings bank		787
catedral	cathedral		181
catering			2
cathedral			72
cattedrale	cathedral		160
ccas			201
ceip			181
celik	steel		76
cellular	mobile		2
celtnieciba	construction		274
cement			2
cementos	cement		12
center			88
centers	center		286
centrais	central		200
central			166
centrala	central		1280
centrale	central		359
centrali	power		306
centras	center		1595
centre	center		88
centres	center		134
centro	center		177
centrum	center		374
ceramic			2
ceramica	ceramic		12
ceramicas	ceramic		15
ceramics	ceramic		72
cerveceria	brewery		12
cervejaria	brewery		15
cestovni	travel		37
chalyvoyrgia	steel		39
chalyvoyrgiki	steel		39
chama	association		3385
chamber			134
chanye	industry		30
chaoshi	supermarket		30
charcuterie	meat		24
charitable	charity		2
charity			41
charkuteri	meat		49
charpente	carpentry		24
chauffage	heating		24
chaussures	footwear		24
chaye	tea		30
chemical			41
chemicals	chemical		41
chemie	chemical		2
chemist	pharmacy		2
chemistry	chemical		2
cheolgang	steel		239
chiesa	church		160
child			2
childcare	daycare		2
children	child		2
chiropractic			2
chocolate	confectionery		2
chuanmei	media		30
chuban	publishing		121
chubanshe	publishing		121
chuju	tool		30
chulpan	publishing		417
chulpansa	publishing		417
church			55
churrascaria	barbecue		15
cia	company		169
cicekcilik	florist		51
cie	company		287
ciencia	science		12
ciencias	science		15
cientifica	science		12
ciment	cement		24
cimento	cement		15
cimentos	cement		15
cine	film		238
cinema	film		55
cinemas	film		55
cipo	footwear		46
circolo	club		261
ciscenje	cleaning		232
cistirna	laundry		37
cistoca	public utility		59
citta	municipality		331
city	municipality		166
ciudad	municipality		357
civil	construction		2
classic			50
cleaner	cleaning		47
cleaners	cleaning		47
cleaning			47
clinic			55
clinica	clinic		238
clinical	health		2
clinics	clinic		2
clinique	clinic		24
clothing			2
club			88
clube	club		289
clubs	club		134
coach	bus		2
coafor	salon		91
coal			2
coast			50
coastal	coast		50
coatings	paint		2
cocina	kitchen		12
cofetarie	pastry		91
coffee			55
coiffeur	salon		24
coiffure	salon		24
colegio	school		58
colegiul	school		91
college	mittelschule	Mittelschule	985
collision			2
combustibles	fuel		24
combustiveis	fuel		15
comercial	commercial		186
comerciala	commercial		1164
comercializadora	trading		83
comercio	trading		186
comert	trading		508
comestibles	food		12
comite	committee		170
commerce			111
commercial			111
commerciale	commercial		553
commercialista	accounting		324
commercialisti	accounting		324
commerciaux	commercial		553
commercieel	commercial		901
commerciele	commercial		901
commercio	trading		416
commission			134
committee			88
common			165
commune	municipality		287
communication			111
communications	communication		111
community			165
compagnie	company		1590
companhia	company		3381
compania	company		1101
companie	company		1596
companies	company		372
company			372
complete			50
complex			286
components	parts		2
comptabilite	accounting		322
comptable	accounting		322
comptables	accounting		322
computer			2
computers	computer		72
computing	computer		2
comte	county		201
comuna	municipality		494
comune	municipality		343
comuni	common		331
comunicacao	communication		102
comunicacion	communication		186
comunicaciones	communication		186
concello	municipality		3373
concern	conglomerate		88
condado	county		181
conditioning	heating		2
confecciones	clothing		12
confeccoes	clothing		15
confection	clothing		24
confectionery			2
confeitaria	pastry		15
conferences	event		47
confezioni	clothing		35
conseil	consulting		268
conseils	consulting		268
consejeria	ministry		181
conselho	council		170
conservatoire	conservatory		201
consorcio	consortium		177
consortium			88
consorzio	consortium		160
construcao	construction		591
construccio	construction		12
construccion	construction		190
construcciones	construction		190
construccions	construction		2197
construcoes	construction		591
construct	construction		89
constructeur	construction		182
constructeurs	construction		182
constructie	construction		396
constructies	construction		396
constructii	construction		1329
constructing	construction		89
construction			89
constructions	construction		89
constructor	construction		89
constructora	construction		190
constructores	construction		190
constructors	construction		89
construtora	construction		591
consulenti	consulting		269
consulenza	consulting		269
consulenze	consulting		269
consult	consulting		86
consultadoria	consulting		325
consultancies	consulting		86
consultancy	consulting		86
consultant	consulting		86
consultanta	consulting		739
consultants	consulting		86
consultation	consulting		86
consulting			86
consultor	consulting		83
consultora	consulting		185
consultores	consulting		185
consultoria	consulting		185
contabil	accounting		102
contabilidade	accounting		102
contabilitate	accounting		508
contable	accounting		83
contadores	accounting		83
contracting			47
contractor	building		2
contractors	contracting		47
control			47
controls	control		47
cooling	heating		2
coop	cooperative		372
cooperatie	cooperative		708
cooperatief	cooperative		708
cooperatieve	cooperative		708
cooperation	cooperative		372
cooperativa	cooperative		1101
cooperative			372
cooperative bank			2
cooperatives	cooperative		372
copper			2
corporacao	corporation		289
corporacion	corporation		177
corporate	corporation		88
corporation			88
corporativo	corporation		177
correios	postal		361
corretagem	brokerage		102
corretora	brokerage		102
cosmetics			2
costruzioni	construction		35
council			134
country			50
county			165
courtage	insurance		24
couverture	roofing		24
cpam			201
creation	creative		50
creative			50
creche	kindergarten		15
credit			111
credito	credit		83
credits	credit		553
creperie		crêperie	24
cristal	glass		12
crkva	church		59
csoport	group		1591
cuisine	kitchen		2
cukiernia	pastry		22
cukraren	pastry		191
cukrarna	pastry		37
cukraszda	pastry		46
cupcakes	cakes		2
curatenie	cleaning		508
customs			2
cycles	bicycle		2
dachdecker	roofing		6
dachdeckerei	roofing		6
dachdeckermeister	roofing		6
daehak	university		239
daehakgyo	university		239
dagang	trading		323
dagitim	distribution		1742
dai hoc	university		1333
daigaku	university		118
dairy			2
dajiudian	hotel		30
dakdekkersbedrijf	roofing		27
dakshin	south		576
daneshgah	university		394
danismanlik	consulting		326
darzelis	kindergarten		167
data			2
daxue	university		119
daycare			2
de pao	bakery		15
decorating	painting		2
decoration			24
decorators	painting		2
defence	defense		41
defensa	defense		58
defense			41
defensie	defense		469
defesa	defense		309
dekanat			6
dekarstwo	roofing		22
deli	delicatessen		2
delicatessen			2
delikatesy	store		22
delivery	freight		2
demir	iron		51
demiryollari	railway		673
demolition			2
denizcilik	shipping		76
denki	electric		118
denryoku	power		118
densetsu	electric		307
denshi	electronics		118
dentaire	dental		24
dental			55
dentalna	dental		305
dentaria	dental		15
dentetsu	railway		307
dentist	dental		2
dentistico	dental		35
dentistry	dental		2
dentists	dental		2
departament	department		115
departamental	department		169
departamento	department		177
departement	department		246
departemental	department		287
departementale	department		287
department			88
deportes	sports		123
deportiva	sports		123
deportivo	sports		123
depositos	storage		83
depot	storage		47
derevoobrabatyvayushchaya	wood		25
derevoobrabatyvayushchiy	wood		25
dericilik	leather		51
dermatology			2
dernegi	association		197
dernek	association		197
desarrollo	development		83
desarrollos	development		83
desenvolvimento	development		102
design			111
designer	design		111
despacho	office		169
desportivo	sports		200
detskiy	school		79
development			111
developments	development		47
diafimistiki	advertising		267
diagnostica	diagnostics		35
diagnostics			2
diakonie			38
dianchi	battery		30
dianlan	wire		30
dianli	power		119
diannao	computer		30
dianqi	electric		119
dianwang	power		30
dianxin	telecom		30
dianzi	electronics		119
dichan	real estate		30
dienste	service		105
diensten	service		250
dienstleistung	service		105
dienstleistungen	service		105
dienstverlening	service		250
dierenarts	veterinary		27
dierenkliniek	veterinary		27
dierenziekenhuis	veterinary		27
difesa	defense		306
digital	internet		2
dikigoriki	legal		39
dikigoriko	legal		39
dimos	municipality		39
dinas	public office		90
diner			55
diocese			72
dipartimentale	department		343
dipartimento	department		261
diputacion	provincial council		181
direct			50
direkt	direct		330
dis	dental		51
diseno	design		186
distilleries	distillery		72
distillery			55
distretto	district		160
distribuce	distribution		1153
distribucija	distribution		738
distribucion	distribution		185
distribuciones	distribution		185
distribuicao	distribution		325
distribuicoes	distribution		325
distribuidor	distribution		185
distribuidora	distribution		185
distribuidores	distribution		185
distribusi	distribution		323
distributed	distribution		86
distributeur	distribution		268
distributeurs	distribution		268
distributie	distribution		382
distributing	distribution		86
distribution			86
distributions	distribution		86
distributor	distribution		86
distributori	distribution		269
distributors	distribution		86
distributsiya	distribution		456
distribuzione	distribution		269
distribuzioni	distribution		269
distribyutor	distribution		456
distribyutsiya	distribution		456
district			72
distrito	district		181
divadlo	theatre		587
division			134
dizayn	design		142
djursjukhus	veterinary		49
do pao	bakery		15
doboku	construction		307
doces	confectionery		15
dogu	east		577
dokum	foundry		51
donuts			2
door			55
doors	door		72
doprava	transport		37
dopravni	transport		37
doradztwo	consulting		155
doughnuts	donuts		2
drain			2
drains	drain		2
dranken	beverage		27
draperies	interior		2
draudimas	insurance		167
draugija	association		373
drevo	wood		37
drewno	wood		22
drinks	beverage		2
drogaria	pharmacy		15
drogerie	pharmacy		6
druckerei	printing		105
drug	pharmaceutical		2
drugs	pharmaceutical		2
drugstore	pharmacy		2
drukarnia	printing		155
drukkerij	printing		250
drustvo	association		314
druzhestvo	company		1095
druzstvo	cooperative		284
drywall			2
drzewny	wood		22
duty	customs		2
dwlyh	international		574
dykwr	decoration		45
dynamic			50
dynamics	dynamic		50
dyrlaege	veterinary		74
east			165
eastern	east		165
eatery	restaurant		2
ebanisteria	carpentry		12
ebenisterie	carpentry		24
ecole	school		159
ecoles	school		24
eczane	pharmacy		51
eczanesi	pharmacy		51
edicoes	publishing		102
edificaciones	construction		12
edificacoes	construction		15
edificio	building		58
edificios	building		58
edile	construction		35
edili	construction		35
edilizia	construction		35
edilizie	construction		35
editions	publishing		322
editora	publishing		83
editores	publishing		83
editorial	publishing		83
editura	publishing		508
edizioni	publishing		324
educacao	education		361
educacion	education		12
educacional	education		15
educatie	education		91
education			41
educational	education		41
educativa	education		12
educativo	education		12
edukacja	education		22
eetcafe	restaurant		27
egeszsegugyi	medical		46
egitim	education		51
eglise	church		24
eglwys	church		984
egyesulet	association		260
egyetem	university		46
egyhaz	church		46
egylet	association		260
ehitus	construction		158
ehpad	health		24
eiendom	real estate		125
eiendommer	real estate		125
eiendomsmegler	real estate		125
einwohnergemeinde	municipality		6
einzelhandel	store		6
eisdiele	gelato		6
eisenbahn	railway		38
eisenbahnen	railway		38
ejendom	real estate		74
ejendomme	real estate		74
ejendomsmaegler	real estate		74
ekdoseis	publishing		267
ekdotiki	publishing		267
ekdotikos	publishing		267
ekipman	equipment		76
ekklisia	church		39
ekmek	bakery		51
ekspedisi	transport		90
eksport	export		1163
ekszer	jewelry		46
ekszeresz	jewelry		46
ektyposeis	printing		267
electric			41
electrica	electric		58
electrical	electric		41
electricas	electrical		12
electrician	electric		2
electricians	electric		2
electricidad	electric		58
electricidade	electric		15
electricite	electrical		24
electricity	electric		41
electrico	electric		58
electrique	electrical		24
electronic	electronics		41
electronica	electronics		58
electronico	electronics		58
electronics			41
electronique	electronics		159
elektricheskaya	electric		96
elektricheskie	electric		96
elektricheskiy	electric		25
elektrik	electric		76
elektriske	electrical		125
elektrizitatswerk		Elektrizitätswerk	6
elektrizitatswerke	elektrizitatswerk	Elektrizitätswerk	6
elektro	electric		6
elektroinstalace	electrical		37
elektroinstalacije	electrical		59
elektroinstallation	electrical		6
elektromeister	electric		6
elektronik	electronics		144
elektronika	electronics		398
elektronische	electronics		144
elektronnaya	electronics		25
elektronnyy	electronics		25
elektroset	power		25
elektroseti	power		25
elektrostantsiya	power		25
elektrotechnik	electric		273
elektrotechnisch	electrical		27
elektrotekhnicheskaya	electric		25
elektrotekhnicheskiy	electric		25
elektryczne	electrical		22
elektryczny	electrical		22
elelmiszer	food		46
elelmiszeripari	food		46
eletrica	electric		15
eletricas	electric		15
elettrica	electrical		35
elettrici	electrical		35
elettronica	electronics		306
elettronico	electronics		306
elfirma	electrical		49
elintarvike	food		56
emlak	real estate		76
employment	recruitment		47
emporiki	trading		267
emporio	trading		267
empreendimento	enterprise		289
empreendimentos	enterprise		289
empreitadas	construction		15
empresa	enterprise		177
empresas	enterprise		169
endodontics			2
endustri	industry		76
endustriyel	industry		76
endymata	clothing		39
energeia	energy		39
energeiaki	energy		39
energeticheskaya	energy		96
energeticheskie	energy		25
energeticheskiy	energy		25
energeticheskoe	energy		25
energetichna	energy		145
energetika	energy		96
energetyka	energy		22
energi	energy		431
energia	energy		58
energias	energy		58
energie	energy		159
energies	energy		159
energija	energy		2204
energiverk	elektrizitatswerk	Elektrizitätswerk	125
energiya	energy		96
energo	energy		145
energy			41
enerji	energy		76
engenharia	engineering		102
engine	motor		2
engineer	engineering		86
engineering			86
engineers	engineering		86
engros	wholesale		415
enseignement	education		24
ensenanza	education		12
ensino	education		15
enstitu	institute		197
enstitusu	institute		197
enterprise			372
enterprises	enterprise		372
entertainment			2
entreprenorfirma	construction		74
entreprise	enterprise		246
entreprises	enterprise		246
environment	environmental		89
environmental			89
environments	environmental		89
environnement	environmental		182
ependyseis	investment		267
ependytiki	investment		267
epicerie	store		24
epipla	furniture		39
epiplopoiia	furniture		39
epitesz	architecture		46
epitesziroda	architecture		46
epito	construction		46
epitoipar	construction		46
epitoipari	construction		46
equipamento	equipment		309
equipamentos	equipment		309
equipement	equipment		159
equipment			41
equipo	equipment		58
equipos	equipment		58
equity			47
ergostasio	works		285
erste	first		330
erzbistum	diocese		38
escola	school		309
escolar	school		12
escritorio	office		170
escuela	school		58
escuelas	school		12
especialidades	special		123
esporte	sports		200
esportiva	sports		200
establishment			134
estadio	stadium		181
estado	state		357
estaleiro	shipyard		15
estate	real estate		55
estates	real estate		55
este	east		123
estetica	salon		12
estiatorio	restaurant		39
estrategia	strategic		200
estudio	photo		361
estudios	photo		15
eszak	north		663
etablissement	company		287
etablissements	company		287
etaireia	company		285
etela	south		774
ethniki	national		2087
etterem	restaurant		46
ettevote	enterprise		1588
eumnyo	beverage		128
eunhaeng	bank		239
event			47
eventos	event		83
events	event		47
everk	elektrizitatswerk	Elektrizitätswerk	125
excavating	excavation		2
excavation			2
exchange			41
expert	professional		50
experts	professional		50
exploracao	exploration		102
exploration			47
explorations	exploration		737
export			111
exportacion	export		83
exportaciones	export		83
exportadora	export		83
exports	export		737
express	freight		2
extraction			47
eyewear	optical		2
fabbrica	works		261
fabbriche	works		261
fabrica	works		1102
fabricas	works		169
fabrication			2
fabricators	fabrication		2
fabriek	works		374
fabrieken	works		288
fabrik	works		3371
fabrika	works		115
fabrikalari	works		197
fabrikas	works		373
fabrikasi	works		197
fabrikker	works		442
fabrique	works		246
fabryka	works		315
fachhochschule	hochschule		6
fachverband			114
facolta	faculty		343
factories	works		88
factory	works		88
faculdade	faculty		170
facultad	faculty		169
facultatea	faculty		494
faculte	faculty		287
faculteit	faculty		288
faculty			134
fahrschule		Fahrschule	6
fakulta	faculty		284
fakultat	faculty		114
fakulteten	faculty		215
falegnameria	carpentry		35
familia	family		169
families	family		134
family			134
fangdichan	real estate		30
fangzhi	textile		119
fangzhipin	textile		30
farm			55
farma	pharmaceutical		471
farmaceutica	pharmaceutical		190
farmaceutici	pharmaceutical		395
farmaceuticos	pharmaceutical		190
farmaceutyczne	pharmaceutical		397
farmacia	pharmacy		190
farmacias	pharmacy		12
farmacie	pharmacy		395
farmacja	pharmaceutical		397
farmakeio	pharmacy		39
farmakeytika	pharmaceutical		39
farmakeytiki	pharmaceutical		39
farmasi	pharmacy		308
farmatsevticheskaya	pharmaceutical		471
farmatsevticheskiy	pharmaceutical		25
farmatsevticheskoe	pharmaceutical		25
farmatsiya	pharmaceutical		471
farmers	agriculture		2
farms	farm		55
farnost	church		37
fashion	clothing		2
fastigheter	real estate		49
fastighets	real estate		49
fazenda	farm		15
fazhan	development		121
fbc			72
fcu			72
federacao	federation		987
federace	federation		587
federacion	federation		181
federacja	federation		470
federal			166
federalnaya	federal		388
federalnoe	federal		389
federalnyy	federal		389
federation			134
federazione	federation		160
feinkost	food		6
femipari	metal		46
feria	fair		181
ferienwohnung		Ferienwohnung	6
ferienwohnungen	ferienwohnung	Ferienwohnung	6
ferma	farm		91
ferme	farm		24
fernsehen	television		144
ferramenta	hardware		35
ferreteria	hardware		12
ferro	iron		15
ferrocarril	railway		181
ferrocarriles	railway		181
ferrovia	railway		160
ferroviaria	railway		361
ferroviario	railway		238
ferrovie	railway		160
fertilizantes	fertilizer		12
fertilizer			2
fertilizers	fertilizer		72
feuerwehr	fire brigade		38
fiai	son		260
fiduciaire	consulting		322
fiduciaria	consulting		324
fiera	fair		160
figli	son		343
figlio	son		343
filhos	son		170
filial	branch		289
filialas	branch		373
filiale	branch		205
film			2
films	film		72
fils	son		287
financas	finance		102
finance			111
financeira	finance		102
financial	finance		111
financiera	finance		186
financiere	finance		322
financiero	finance		186
financieros	finance		83
finans	finance		906
finansal	finance		326
finansovaya	finance		142
finansovo	finance		103
finansovyy	finance		103
finansowe	finance		155
finansy	finance		103
finanzamt	belastingdienst		38
finanzas	finance		186
finca	farm		12
fios	wire		15
firefighters	fire brigade		72
firin	bakery		51
firm	company		88
firma	company		205
first			50
fish			2
fishing	fish		2
fiskebatrederi	fish		125
fiskeri	fish		125
fitness			165
fleischerei	meat		6
fleischhauerei	meat		6
fletes	transport		12
fleuriste	florist		24
fliesenlegermeister	tile		6
flooring			2
floral	florist		2
florarie	florist		91
floreria	florist		12
floricultura	florist		15
florist			2
floristeria	florist		12
florists	florist		2
flour			2
flowers	florist		2
flughafen	airport		144
fndq	hotel		132
fodevarer	food		74
fodraszat	salon		46
fogaszat	dental		46
fogorvosi	dental		46
folkeskole	primary school		74
fond	fund		115
fondacija	foundation		860
fondas	foundation		373
fondation	foundation		246
fondazione	foundation		343
fonden	foundation		442
fondo	fund		177
fonds	fund		246
fontaneria	plumbing		12
food			2
foods	food		2
foolad	steel		394
football			50
footwear			2
forbund	association		215
forbundet	association		215
forderschule	school		6
forderverein		förderverein	114
forening	association		215
foreningen	association		215
forest	forestry		55
forestry			2
foretag	company		215
forging			2
forlag	publishing		251
forlaget	publishing		251
formacao	training		102
formazione	education		35
forsakring	insurance		49
forsakringar	insurance		49
forsamling	church		49
forschung	research		640
forsikring	insurance		125
forskola	kindergarten		49
forstamt			6
forsvar	defense		431
forsyning	public utility		74
forvaltning	holding		215
forvaltnings	holding		215
fotball	football		516
fotballklubb	football		516
fotboll	football		517
foulad	steel		394
foundation			88
founder			134
foundries	foundry		72
foundry			2
foyrnos	bakery		39
framing			2
fratelli	brother		261
fratii	brother		494
free			50
freie	free		330
freight			2
fremdenverkehrsverein	tourist office		6
freres	brother		246
frigorifico	meat		15
friseur	salon		6
friseure	salon		6
friseurmeister	salon		6
friseursalon	salon		6
frisor	salon		6
frituur	snackbar		27
frizerie	salon		91
fromagerie	dairy		24
fryzjer	salon		22
fryzjerski	salon		22
fryzjerskie	salon		22
fudosan	real estate		118
fuel			2
fuels	fuel		2
fuhrunternehmen	transport		6
full	complete		50
fund			88
fundacao	foundation		170
fundacio	foundation		1096
fundacion	foundation		177
fundacja	foundation		537
fundatia	foundation		709
fundazioa	foundation		1589
funding	fund		134
fundo	fund		289
fundos	fund		170
funds	fund		88
funeral			2
furna	bakery		305
furnace	heating		2
furnaces	heating		2
furniture			2
fushi	clothing		30
fussball	football		330
futbol	football		123
futebol	football		200
futes	heating		46
fuvarozas	transport		46
fuvarozo	transport		46
fuzhuang	clothing		30
fylke	county		525
fylkeskommune	county		525
gabinet	office		315
gabinete	office		170
gaebal	development		417
gakko	school		118
galaktokomika	dairy		39
galaktoviomichania	dairy		39
galeria	gallery		238
galleries	gallery		72
gallery			55
galvanizing			2
games	entertainment		2
gaming	entertainment		2
gamykla	works		373
ganadera	livestock		12
ganaderia	livestock		12
ganadero	agriculture		12
gangkou	port		30
gangtie	steel		119
gangye	steel		30
gaoxinjishu	technology		30
garage			55
garagebedrijf	garage		27
garages	garage		2
garasu	glass		307
garden			55
gardening	garden		2
gardiennage	security		322
gardsbruk	farm		125
garmen	clothing		90
gartenbau	garden		6
gartnerei	garden		6
gas			2
gasolinera	fuel		238
gasthaus	restaurant		6
gasthof	hotel		6
gasthofe	hotel		6
gaststatte	restaurant		6
gastwirtschaft	restaurant		6
gaswerk		Gaswerk	6
gayrimenkul	real estate		76
gaz	gas		24
gazovaya	gas		25
gazovyy	gas		25
gebaude	building		144
gebaudereinigung	cleaning		105
gebroeders	brother		288
gebruder	brother		114
gelateria	gelato		35
gelato			2
gem	jewelry		2
gemas	jewelry		15
gemeente	municipality		288
gemeinde	municipality		114
gemeindeverwaltung	municipality		38
gemeindewerke	municipal utility		38
gemeinschaftspraxis	health		6
gems	jewelry		2
genbrug	recycling		415
general			166
general purpose			50
generale	general		359
generali	general		2090
generalitat	government		2198
generalnaya	general		388
genossenschaft	cooperative		114
geonchuk	construction		128
geonseol	construction		239
georgiki	agriculture		39
georgikos	agriculture		39
gepgyar	machine		46
gepipari	machine		46
gerais	general		200
geral	general		200
gereja	church		90
gerenciamento	management		902
gericht	court		38
gesamtschule			38
gesellschaft	company		205
gestao	management		102
gestion	management		553
gestora	management		83
gestoria	accounting		83
gesundheit	health		6
gesundheitsamt			6
getranke	beverage		6
getrankehandel	beverage		6
getrankemarkt	beverage		6
geumsok	metal		128
geumyung	finance		417
gewerkschaft	union		38
ghdhiyh	food		45
ghdhyh	food		45
giardini	garden		35
gida	food		51
gielda	exchange		398
gigye	machine		128
gimnazija	gymnasium		167
gimnaziul	gymnasium		91
gimnazium	gymnasium		46
gimnaziya	gymnasium		79
ginko	bank		118
gioielleria	jewelry		35
gioielli	jewelry		306
gisul	technology		239
giyim	clothing		51
gkb			25
glacier	gelato		24
glarmester	glass		74
glas	glass		6
glaserei	glass		6
glashandel	glass		27
glasmasteri	glass		49
glass			2
global			166
globalnaya	global		389
globalny	global		664
globe	global		50
gmina	municipality		315
gobernacion	province		12
gobierno	government		177
goldschmiede	jewelry		6
golf			50
gongcheng	engineering		644
gongeop	industry		128
gongmao	trading		121
gongsi	company		713
gongye	industry		119
gongyinglian	supply		121
gongyipin	art		30
gornaya	mining		25
gornodobyvayushchaya	mining		96
gornodobyvayushchiy	mining		25
gornyy	mining		25
gorodskaya		городская	79
gorodskoy	gorodskaya	городская	79
gospital	hospital		25
gospodarstwo	farm		470
gostilna	restaurant		133
gostinitsa	hotel		79
gostionica	restaurant		59
gosudarstvennaya	state		389
gosudarstvennoe	state		389
gosudarstvennyy	state		388
gotel	hotel		145
goudsmid	jewelry		27
gouvernement	government		246
government			88
governo	government		170
grad	municipality		59
gradbenistvo	construction		133
gradbeno	construction		133
gradevinarstvo	construction		59
gradevinska	construction		256
gradevinski	construction		59
gradevinsko	construction		59
gradinita	kindergarten		91
graditeljstvo	construction		59
gradjevinska	construction		256
gradjevinsko	construction		256
gradnja	construction		59
gradnje	construction		133
gradska	municipality		59
grafeio	office		285
grafica	printing		102
grain			2
grains	grain		72
green			165
gremio	association		170
grill			55
grocery			2
groep	group		288
groomers	grooming		2
grooming			2
groothandel	wholesale		250
grosshandel	wholesale		105
grosshandlung	wholesale		105
group			372
groupe	group		1590
groupement	group		246
grundschule	primary school		38
grundstucksgesellschaft	real estate		6
grup	group		1108
grupa	group		1108
grupacija	group		314
grupe	group		3378
grupo	group		1101
grupp	group		712
gruppa	group		538
gruppe	group		1098
gruppen	group		1098
gruppo	group		3375
gruppy	group		538
grupul	group		1596
gruzoperevozki	transport		79
guangdian	electronics		30
guanggao	advertising		121
guangxue	optical		30
guanli	management		121
guarderia	kindergarten		12
gula	sugar		90
guldsmed	jewelry		49
gumnaasium	gymnasium		158
guney	south		577
guoji	international		2097
gutter			2
gutters	gutter		2
guvenlik	security		326
gwanggo	advertising		417
gwangwang	tourism		128
gym	fitness		165
gymnasieskola	gymnasium		49
gymnasio	school		39
gymnasium			6
gymnastics			50
gymnastikforening	gymnastics		952
gymnazium	gymnasium		37
gyogyszertar	pharmacy		46
haarstudio	salon		6
haberlesme	communication		326
hacienda	farm		238
haeun	shipping		239
hafen	port		38
haigla	hospital		158
hair	salon		2
hairdressers	salon		2
hairdressing	salon		2
haiyun	shipping		30
hakubutsukan	museum		118
halk	people		577
hambaravi	dental		158
hammaslaakari	dental		56
handel	trading		105
handels	trading		105
handelsgesellschaft	trading		105
handelshaus	trading		105
handelskammare	chamber of commerce		49
handelskammaren	chamber of commerce		526
handelskammer	chamber of commerce		38
handelsonderneming	trading		250
handelsunternehmen	trading		105
handlowa	trading		155
handlowe	trading		155
handlowo	trading		155
handlowy	trading		155
handwerkskammer			38
handyman			2
hanggong	airline		128
hangkong	airline		119
hangyun	shipping		30
harbor	port		55
hardware			41
hardwood			2
hartanah	real estate		308
hasici	fire brigade		587
haskoli	university		672
haskolinn	university		672
hastane	hospital		76
hastanesi	hospital		76
hauling	transport		2
hauptschule			6
haus	house		205
hausverwaltung	real estate		6
hausverwaltungen	real estate		6
havacilik	airline		76
hayvancilik	livestock		51
hdhyh	footwear		45
headquarters			286
health			41
healthcare	health		41
heating			2
heimatmuseum	museum		6
heimatverein			114
heizung	heating		6
heizungsbau	heating		6
heizungstechnik	heating		6
heladeria	gelato		12
hentes	meat		46
hermanos	brother		177
herreria	metal		12
hijos	son		169
hipermercado	supermarket		15
hipotecario	mortgage		12
hire	rental		47
hizmetleri	service		233
hlm	housing		24
hlwyt	confectionery		45
hndsh	engineering		149
hndsyh	engineering		149
hochbau			6
hochschule			6
hoerskool	gymnasium		670
hogeschool	hochschule		27
hogskola	hochschule		49
hogskolan	hochschule		49
hogskole	hochschule		125
hogskolen	hochschule		125
hojskole	hochschule		74
hoken	insurance		118
holding			372
holdingmaatschappij	holding		708
holdingmij	holding		288
holdings	holding		372
holdingselskabet	holding		3370
holz	wood		6
holzbau	wood		6
holzhandel	wood		6
home			286
homes	home		286
hopital	hospital		24
horlogerie	jewelry		24
hoso	broadcasting		118
hospice			2
hospital			41
hospitalar	medical		15
hospitales	hospital		12
hospitalier	hospital		201
hospitality			2
hospitals	hospital		41
hospoda	bar		37
hostal	hostel		12
hostel			2
hostels	hostel		72
hostinec	restaurant		37
hotel			41
hoteleira	hospitality		15
hotelera	hospitality		12
hoteles	hotel		12
hotell	hotel		431
hotellerie	hospitality		24
hotelli	hotel		56
hotels	hotel		2
hotely	hotel		191
house			88
housekeeping	cleaning		47
housing	real estate		41
houthandel	wood		27
hovenier	garden		27
hoveniersbedrijf	garden		27
hranilnica	bank		133
huagong	chemical		119
huanbao	environmental		30
huanjing	environmental		30
huaxue	chemical		119
huazhuangpin	cosmetics		30
huis	house		374
huisartsen	health		27
huisartsenpraktijk	health		27
hukuk	legal		51
hulianwang	internet		30
huonekalu	furniture		56
huoyun	freight		30
hurtownia	wholesale		155
husbolt	meat		46
hvac	heating		2
hvrt	company		704
hwahak	chemical		239
hwajangpum	cosmetics		128
hwk	handwerkskammer		38
hydrauliczne	heating		22
hydraulika	heating		22
hyeophoe	association		1106
hym	brother		704
hypothekenbank	mortgage		6
iatriki	medical		39
iatriko	medical		39
ichthyokalliergeies	fish		39
ichthyopoleio	fish		39
idraetsforening	sports		952
idraulica	plumbing		35
idraulico	plumbing		35
idrettslag	sports		516
idrettslaget	sports		516
idrottsforening	sports		517
idrottsforeningen	sports		517
idryma	foundation		285
iglesia	church		12
igreja	church		15
ihk	chamber of commerce		6
ihracat	export		233
ijssalon	gelato		27
ikatan	association		493
ilektriki	electric		39
ilektrismoy	electric		39
ilektronika	electronics		39
iletisim	communication		326
ilkogretim	school		51
ilkokulu	primary school		51
iluminacao	lighting		15
imaging	diagnostics		2
imbiss	snackbar		6
immo	real estate		182
immobili	real estate		395
immobiliare	real estate		395
immobiliari	real estate		395
immobilien	real estate		273
immobilienburo	real estate		6
immobiliengesellschaft	real estate		273
immobilienmakler	real estate		6
immobilienverwaltung	real estate		273
immobilier	real estate		182
immobiliere	real estate		182
immobilieres	real estate		182
immobiliers	real estate		182
imobiliare	real estate		1330
imobiliaria	real estate		309
imobiliario	real estate		15
imobiliarios	real estate		15
imone	company		373
imoveis	real estate		15
imperial			50
impianti	construction		35
import			111
import export		import-export	47
importacao	import		102
importaciones	import		83
importadora	import		83
imports	import		737
imprensa	press		15
imprenta	printing		83
impresa	enterprise		261
impresos	printing		83
imprimerie	printing		322
incaltaminte	footwear		91
incorporadora	real estate		15
independent			50
independente	independent		200
independiente	independent		123
industri	industry		1331
industria	industry		190
industriais	industry		591
industrial	industry		89
industriale	industry		395
industriales	industry		190
industriali	industry		395
industrialnaya	industry		25
industrialnyy	industry		25
industrials	industry		89
industrias	industry		190
industrie	industry		182
industriel	industry		182
industriele	industry		396
industriell	industry		273
industrielle	industry		182
industrielles	industry		182
industriels	industry		182
industrier	industry		1331
industries	industry		89
industrija	industry		2202
industriya	industry		471
industry			89
infantil	child		15
infirmary	hospital		2
informacao	information		361
informacion	information		58
informatica	information		58
information			41
informatsionnaya	information		25
informatsionnye	information		96
informatsionnyy	information		25
informatsiya	information		96
informatyka	information		398
ingatlan	real estate		46
ingegneri	engineering		416
ingegneria	engineering		269
ingenieria	engineering		185
ingenierie	engineering		268
ingenieros	engineering		185
ingenieur	engineering		268
ingenieurbau			6
ingenieurburo	engineering		105
ingenieurburos	engineering		105
ingenieure	engineering		455
ingenieurgesellschaft	engineering		455
ingenieurs	engineering		268
ingenieursbureau	engineering		382
ingeniorer	engineering		1155
ingeniorfirma	engineering		1155
ingenjor	engineering		251
ingenjorsbyra	engineering		905
ingenjorsfirma	engineering		905
inginerie	engineering		508
ingrosso	wholesale		324
inmobiliaria	real estate		58
inmobiliarias	real estate		12
inmobiliario	real estate		58
inmuebles	real estate		12
inn			55
innovacion	innovation		186
innovaciones	innovation		186
innovatie	innovation		901
innovation			111
innovations	innovation		111
innovative	innovation		111
innovazione	innovation		416
innovazioni	innovation		416
inns	inn		2
inovacao	innovation		102
inovasyon	innovation		326
insaat	construction		76
insatsu	printing		641
insinooritoimisto	engineering		297
instalaciones	installation		83
instalaterstvi	heating		37
instalatorstwo	plumbing		22
installateurmeister	plumbing		6
installatiebedrijf	electrical		27
installatietechniek	electrical		27
installation			47
installations	installation		737
institouto	institute		285
instituicao	institution		289
institut	institute		205
institutas	institute		373
institute			88
institutet	institute		215
institution			88
instituto	institute		177
instituts	institute		707
instituttet	institute		859
institutul	institute		709
instituut	institute		374
instituutti	institute		1105
instrument			2
instruments	instrument		2
instytut	institute		537
insulation			2
insulations	insulation		72
insurance			41
insurans	insurance		308
inswae	printing		417
integrada	integration		102
integrated	integration		47
integration			47
inteligencia	smart		662
intelligence	smart		166
intelligent	smart		50
interiors	interior		2
internacionais	international		2094
internacional	international		1274
internacionales	international		1274
internasional	international		2089
internasjonal	international		1277
internasjonale	international		1277
internationaal	international		2092
international			1273
internationala	international		2095
internationale	international		954
internationaler	international		2085
internationales	international		954
internationals	international		1273
internationaux	international		954
internationell	international		1279
internationella	international		1279
internazionale	international		1275
internazionali	international		1275
internet			2
intezet	institute		260
intreprinderea	enterprise		709
inversion	investment		186
inversiones	investment		186
inversora	investment		83
invest	investment		86
investasi	investment		1159
investering	investment		382
investeringen	investment		382
investeringsmaatschappij	investment		382
investice	investment		1154
investicija	investment		738
investicije	investment		1734
investicijos	investment		738
investicni	investment		1153
investigacao	research		102
investigacion	research		83
investimenti	investment		269
investimento	investment		325
investimentos	investment		325
investing	investment		86
investissement	investment		268
investissements	investment		268
investitii	investment		739
investitions	investment		455
investitsii	investment		456
investitsionnaya	investment		456
investitsionnoe	investment		103
investitsionnyi	investment		456
investitsionnyy	investment		103
investment			86
investments	investment		86
investor	investment		86
investors	investment		86
inzenjering	engineering		232
inzenyring	engineering		249
inzenyrstvi	engineering		1154
inzhiniring	engineering		142
inzynieria	engineering		155
inzynieryjne	engineering		155
ipari	industry		46
irmaos	brother		289
irmas	sister		170
iroda	office		260
irodaja	office		260
iron			2
ironworks			2
isannointi	real estate		56
iskola	school		46
isletmeleri	company		197
issledovatelskaya	research		103
issledovatelskiy	research		103
istithmar	investment		321
istituto	institute		261
istruzione	education		35
italok	beverage		46
ithalat	import		233
izdatelskaya	publishing		103
izdatelskiy	publishing		103
izdatelstvo	publishing		643
izdavastvo	publishing		232
jadongcha	motor		239
jaedan	foundation		1106
jamiya	society		371
jamiyat	society		371
janitorial	cleaning		47
jardinagem	garden		15
jardineria	garden		12
jardinerie	garden		24
jarnvag	railway		526
jasa	service		323
jecheol	steel		128
jegang	steel		128
jegwa	confectionery		128
jeollyeok	power		128
jeongbo	information		128
jeongi	electric		239
jeongmil	machine		128
jeonja	electronics		239
jeonseon	wire		128
jernbane	railway		525
jeunggwon	security		417
jewelers	jewelry		2
jewellers	jewelry		2
jewellery	jewelry		41
jewelry			41
jeyak	pharmaceutical		239
jiadian	electric		30
jiagong	processing		121
jiaju	furniture		30
jiancai	material		30
jiance	testing		121
jiangong	construction		30
jianshe	construction		119
jianzhu	construction		119
jiaoyu	education		30
jichang	airport		30
jichuang	machine		30
jidian	machine		30
jidosha	motor		118
jijin	fund		1111
jinchukou	import export	import-export	644
jingmao	trading		121
jinrong	finance		121
jinshu	metal		119
jiqiren	robotics		30
jishu	technology		119
jisuanji	computer		30
jituan	group		713
jiudian	hotel		30
jiuye	liquor		30
jixie	machine		119
jizni	south		575
jmyh	association		371
joaillerie	jewelry		24
joalharia	jewelry		15
joalheria	jewelry		15
jobcenter	job centre		38
joias	jewelry		309
joinery	carpentry		2
jordbruk	agriculture		49
journal			2
joyas	jewelry		58
joyeria	jewelry		58
joyerias	jewelry		12
jubiler	jewelry		22
judet	county		788
judetean	region		91
judeteana	region		91
judetul	province		91
jugendamt			6
jugendherberge	youth hostel		38
jukogyo	industry		307
junggongeop	industry		128
junta	government		181
juridica	legal		12
juridico	legal		12
juridicos	legal		12
juridik	legal		49
juridique	legal		24
juridisch	legal		27
jurutera	engineering		555
jutaku	housing		307
juwelier	jewelry		6
kadernictvi	salon		37
kadernictvo	salon		191
kafe	coffee		79
kafeneio	coffee		39
kafeteria	coffee		39
kagaku	chemical		118
kagit	paper		51
kahvila	coffee		56
kaifa	development		121
kaiun	shipping		118
kaluste	furniture		56
kalusteet	furniture		56
kamenictvi	stone		37
kamenolom	stone		59
kamieniarstwo	stone		22
kampaamo	salon		56
kancelar	office		284
kancelaria	legal		22
kanisa	church		1332
kanko	tourism		307
kanton	canton		6
kantoor	office		288
kanzlei	office		114
kapital	capital		640
kapsalon	salon		27
karate			50
karczma	inn		22
kardesler	brother		197
karet	rubber		90
kasap	meat		51
kaserei	dairy		6
kataskeyastiki	construction		39
kataskeyes	construction		39
katastima	store		39
katastimata	store		39
katedra	cathedral		470
katedrala	cathedral		587
katharistirio	laundry		39
kathedrale	cathedral		38
kaubandus	trading		552
kaufhaus	store		6
kauplus	store		158
kauppa	trading		297
kauppayhtio	trading		297
kaupungin	municipality		56
kaupunki	municipality		56
kavana	coffee		59
kavarna	coffee		37
kavezo	coffee		46
kaviaren	coffee		191
kavine	coffee		167
kawiarnia	coffee		22
kazaliste	theatre		2203
kebangsaan	national		2091
kebap			51
kedai	store		308
keji	technology		119
kejuruteraan	engineering		555
kelet	east		663
kelompok	group		493
kementerian	ministry		493
kemiska	chemical		526
kemtvatt	laundry		49
kenkyujo	institute		706
kenkyusho	institution		706
kennel			2
kennels	kennel		2
kensetsu	construction		118
kentro	center		39
kepykla	bakery		167
kereskedelem	trading		199
kereskedelmi	trading		199
kereskedes	trading		199
kereste	wood		51
kerk	church		2208
kertas	paper		90
kerteszet	garden		46
kesehatan	health		90
keshtirani	shipping		394
keskussairaala	hospital		56
kfz	garage		6
kharchova	food		145
khdmt	service		321
khimicheskaya	chemical		96
khimicheskiy	chemical		25
khimiya	chemical		25
khlebokombinat	bakery		25
khlebozavod	bakery		79
kholding	holding		538
kholdingovaya	holding		538
khotel	hotel		305
khram	church		79
khshb	wood		45
khwn	brother		371
kiado	publishing		199
kids	child		2
kieswerk	stone		6
kiinteisto	real estate		56
kiinteistopalvelu	real estate		56
kiinteistot	real estate		56
kikai	machine		118
kilang	works		1107
kimia	chemical		90
kimya	chemical		76
kimyasal	chemical		76
kimyevi	chemical		76
kinder	child		6
kinderdagverblijf	kindergarten		27
kindergarten			6
kinderopvang	kindergarten		27
kindertagesstatte	kindergarten		6
kindlustus	insurance		158
kinnisvara	real estate		158
kinzoku	metal		118
kirche	church		588
kirchengemeinde	parish		38
kirchenkreis			6
kirchgemeinde	parish		6
kirjapaino	printing		297
kirjasto	library		56
kirjastus	publishing		552
kirke	church		525
kirkko	church		671
kirtasiye	stationery		51
kisen	shipping		118
kita	kindergarten		6
kitabevi	bookstore		51
kitapevi	bookstore		51
kitchen			55
klader	clothing		49
kleding	clothing		27
klempirstvi	plumbing		37
klenotnictvi	jewelry		37
klesarstvo	stone		59
kliniek	hospital		27
klinik	hospital		6
klinika	clinic		22
kliniken	hospital		6
kliniki	clinic		39
klinikum	hospital		6
klining	cleaning		103
kliningovaya	cleaning		103
kloster	monastery		38
klostoyfantoyrgia	textile		39
klub	club		205
knihkupectvi	bookstore		37
knihovna	library		37
kniznica	library		191
knjigarna	bookstore		133
knjigovodstvo	accounting		232
knjizara	bookstore		59
knjiznica	library		59
kobmand	store		74
kogyo	industry		118
kohvik	coffee		158
koleji	school		51
kolkhoz	agriculture		79
kombinat	works		115
komitet	committee		115
kommercheskaya	commercial		142
kommotirio	salon		39
kommun	municipality		215
kommune	municipality		859
kommunen	municipality		442
kommunikation	communication		640
kommunikatsii	communication		142
kommunikatsiya	communication		103
kompani	company		712
kompania	company		1108
kompanie	company		1098
kompaniet	company		712
kompanii	company		538
kompaniia	company		3386
kompanija	company		3379
kompaniya	company		538
kompaniyasy	company		1594
komunala	public utility		133
komunalno	public utility		59
komuten	construction		307
konditerska	confectionery		145
konditerskaya	confectionery		25
konditerskiy	confectionery		25
konditorei	pastry		6
konditori	pastry		49
konditoria	pastry		56
konepaja	machine		56
konfeksiyon	clothing		51
konggu	holding		1111
koniglich	royal		515
koninklijke	royal		300
konoba	restaurant		59
konsalting	consulting		142
konsaltingovaya	consulting		142
konsaltingovyy	consulting		103
konsortsium	consortium		115
konstrukce	construction		1325
konstrukcja	construction		397
konstrukcje	construction		397
konstruksi	construction		90
konstruktion	construction		273
konstruktionen	construction		273
konstruktorskoe	construction		471
konsulenter	consulting		415
konsult	consulting		906
konsultan	consulting		323
konsultatsii	consulting		643
konsultatsionnaya	consulting		103
konsulter	consulting		251
konsulting	consulting		906
konsultointi	consulting		297
kontora	office		1110
kontraktor	contracting		323
kontsern	group		1588
konveksi	clothing		90
konyveles	accounting		199
konyvelo	accounting		199
konyveloiroda	accounting		199
konyvesbolt	bookstore		46
konyvtar	library		46
konzalting	consulting		232
konzern	conglomerate		205
kool	school		158
kooperatifi	cooperative		197
kooperativ	cooperative		712
kooperativa	cooperative		712
kooperatsiya	cooperative		538
kooperatyvas	cooperative		373
koper	copper		27
koperasi	cooperative		1592
kopi	coffee		90
kopitiam	coffee		308
korhaz	hospital		46
korkeakoulu	hochschule		56
korporacija	corporation		3384
korporatsii	corporation		115
korporatsiya	corporation		115
korteriuhistu	housing		158
kosciol	church		22
kosmetikstudio	salon		6
kosmimata	jewelry		39
kosmimatopoleio	jewelry		39
kostel	church		37
kotsu	transport		307
koulu	school		56
koulutus	education		56
kovo	metal		37
kozjegyzoi	notariat	Notariat	46
kozpont	center		260
kozuzemi	public utility		46
krajska	krajsky	krajský	37
krajsky		krajský	37
krankenhaus	hospital		6
kredi	credit		233
kredit	credit		640
kredito	credit		554
kredytowa	credit		155
kreis	district		38
kreissparkasse			588
kreisverband			114
kreisverwaltung	district office		38
kreiswerke	municipal utility		38
kreopoleio	meat		39
ksiegarnia	bookstore		22
ksiegowe	accounting		155
ktimatiki	real estate		39
kuafor	salon		51
kuaidi	freight		30
kuangye	mining		119
kuchen	kitchen		6
kuchenstudio	kitchen		6
kukkakauppa	florist		56
kuljetus	transport		56
kuljetusliike	transport		56
kulturverein			114
kulubu	club		197
kulup	club		861
kumiai	cooperative		706
kunglig	royal		1280
kunta	municipality		313
kuresel	global		955
kustannus	publishing		297
kutuphane	library		51
kutuphanesi	library		51
kuyumcu	jewelry		51
kuyumculuk	jewelry		51
kuzey	north		577
kvetinarstvi	florist		37
kvetiny	florist		37
kvvtst	group		704
kwekerij	nurseries		27
kwiaciarnia	florist		22
kyodokumiai	cooperative		1593
kyokai	association		706
kyrka	church		49
kyrkan	church		49
lab	laboratory		41
laboratoire	laboratory		159
laboratoires	laboratory		159
laboratorien	laboratory		144
laboratorier	laboratory		431
laboratories	laboratory		41
laboratorio	laboratory		58
laboratorios	laboratory		58
laboratorium	laboratory		144
laboratoriya	laboratory		96
laboratory			41
laboratuvar	laboratory		76
labore	laboratory		144
labs	laboratory		41
lacteos	dairy		12
ladang	farm		308
laegehus	hospital		74
laegehuset	hospital		74
laerskool	primary school		670
laget	association		859
laiterie	dairy		24
laitos	institute		313
lakargruppen	medical		49
lakiasiaintoimisto	legal		56
lanchonete	snackbar		15
land	real estate		55
landbouw	agriculture		27
landbrug	agriculture		74
landelijk	national		1276
landesverband			114
landgericht			38
landhandel	agriculture		6
landkreis	district		38
landratsamt	district office		38
lands	real estate		2
landscape	garden		2
landscapers	garden		2
landscapes	garden		2
landscaping	garden		2
landschaftsbau	garden		6
landwirtschaft	agriculture		6
landwirtschaftsbetrieb	agriculture		6
landwirtschaftskammer			38
lansi	west		774
lantbruk	agriculture		49
lasteaed	kindergarten		158
laticinios	dairy		15
latteria	dairy		35
laundries	laundry		2
laundromat	laundry		2
laundry			2
lavanderia	laundry		361
law	legal		47
lawn	garden		2
lblstyk	plastic		45
lblstykyh	plastic		45
lbtrwl	oil		45
ldwly	international		574
ldwlyh	international		574
ldwyh	pharmaceutical		45
learning	education		2
lease	leasing		111
leasing			111
leather			2
lebensmittel	food		6
leer	leather		27
legal			47
legale	legal		35
legali	legal		35
legesenter	hospital		125
legnami	wood		35
legno	wood		35
leidykla	publishing		554
leipomo	bakery		56
leisure	entertainment		2
leite	dairy		15
lekaren	pharmacy		191
lekarna	pharmacy		37
lekarska	medical		37
lending	credit		47
lesopromyshlennyy	wood		25
leste	east		200
letiste	airport		983
levensmiddelen	food		27
lfndq	hotel		45
lghdhiyh	food		132
lghdhyh	food		45
lhdyd	steel		45
lhdythh	modern		574
lhlwyt	confectionery		45
lhndsyh	engineering		149
liangyou	food		30
liansuo	retail		121
librairie	bookstore		24
libraries	library		2
library			72
libre	free		358
libreria	bookstore		238
liceo	gymnasium		35
liceul	gymnasium		91
liceum	gymnasium		22
licilacki	painting		59
light	lighting		55
lighting			2
ligonine	hospital		167
liitto	association		313
likarnya	hospital		145
limpeza	cleaning		102
limpezas	cleaning		102
limpieza	cleaning		83
limpiezas	cleaning		83
lingbujian	parts		30
linhas aereas	airline		15
linnavalitsus	municipality		158
linye	forestry		30
liquor			2
liquors	liquor		2
lisesi	gymnasium		51
listrik	electric		90
litsey	gymnasium		79
livestock			2
livraria	bookstore		15
livros	bookstore		15
livsmedel	food		49
lizing	leasing		142
lizingovaya	leasing		142
lizingovyy	leasing		103
ljekarna	pharmacy		59
ljekarne	pharmacy		59
lkhrb	electric		45
lkhrbiyh	electric		45
llblstyk	plastic		45
llbtrwl	oil		45
lldwyh	pharmaceutical		45
lldykwr	decoration		45
llfndq	hotel		45
llghdhyh	food		132
llghz	gas		45
llhdhyh	footwear		45
llhdyd	steel		45
llhlwyt	confectionery		45
llhndsh	engineering		149
lljlwd	leather		45
llkhdmt	service		321
llkhrb	electric		45
llkhshb	wood		45
lllbn	dairy		45
lllmnywm	aluminum		45
llmdt	equipment		45
llmjwhrt	jewelry		45
llmlbs	clothing		45
llmnywm	aluminum		45
llmqwlt	contracting		321
llmshrwbt	beverage		45
llmstlzmt	medical		45
llmyh	international		574
llnft	oil		45
llnql	transport		132
llnshr	publishing		149
llnsht	construction		45
llnsyj	textile		45
llqrt	real estate		132
llsfr	travel		45
llshhn	freight		45
llsmk	fish		45
llsnh	industry		45
llsnt	industry		45
llsrfh	exchange		45
llstthmr	investment		149
llstthmrt	investment		149
llstyrd	trading		321
llsyhh	tourism		45
llsynh	maintenance		149
llsyrt	automotive		45
lltbh	printing		149
lltdyn	mining		45
llthth	furniture		132
lltjrh	trading		321
lltknwlwjy	technology		45
lltlym	education		45
lltmwyl	finance		149
lltmyn	insurance		132
lltmyr	construction		45
lltndhyf	cleaning		149
lltqh	energy		45
lltqnyh	technology		45
lltslt	telecom		149
lltswyq	marketing		149
lltwzy	distribution		149
lltyrn	airline		45
llzjj	glass		45
llzrh	agriculture		45
lmjwhrt	jewelry		45
lmlbs	clothing		45
lmlyh	finance		149
lmnywm	aluminum		45
lmqwlt	contracting		321
lmshrwbt	beverage		45
lmthdh	united		574
lnftyh	oil		45
lnsht	construction		45
lnsyj	textile		45
loan	credit		47
local			165
locanda	hotel		35
locksmith			2
locksmiths	locksmith		2
lodge			55
lodging	hotel		2
lodziarnia	gelato		22
logistic	logistics		41
logistica	logistics		58
logisticheskaya	logistics		96
logisticheskie	logistics		25
logisticheskiy	logistics		25
logistics			41
logistika	logistics		96
logistiko	accounting		267
loja	store		361
lojas	store		361
lojistik	logistics		76
lokanta	restaurant		51
lokantasi	restaurant		51
loodgietersbedrijf	plumbing		27
loteria	casino		15
lotnisko	airport		398
lottery	casino		2
lqbdh	holding		1587
lqryh	real estate		132
lshhn	freight		45
lsmnt	cement		45
lsnyh	industry		45
lstthmr	investment		149
lstthmryh	investment		149
lsyhh	tourism		45
lsyrt	automotive		45
ltbyh	medical		45
ltjrh	trading		149
ltjryh	trading		321
ltknwlwjy	technology		45
ltlym	education		45
ltqnyh	technology		45
ltyrn	airline		45
luchthaven	airport		469
ludowy	people		236
luftfahrt	airline		144
lukio	gymnasium		56
lumber	wood		2
luxingshe	travel		30
luyou	tourism		30
lycee	gymnasium		24
lykeio	gymnasium		39
lzryh	agriculture		132
maatila	farm		56
maatschappij	company		288
macchine	machine		35
macelarie	meat		91
macelleria	meat		35
machine			41
machinefabriek	machine		27
machinery	machine		41
machines	machine		41
machining			2
maconnerie	construction		24
maddeleri	material		51
madeira	wood		15
madeiras	wood		15
madeireira	wood		15
maden	mining		76
madencilik	mining		76
maderas	wood		12
maderera	wood		12
magasin	store		24
magasins	store		24
magaza	store		51
magazin	store		91
magistrat	municipality		37
maid	cleaning		47
maids	cleaning		47
mainostoimisto	advertising		297
maintenance			47
mairie	municipality		287
maison	house		246
maiznica	bakery		274
makanan	food		90
makelaardij	real estate		27
makelaars	real estate		27
makina	machine		51
makine	machine		51
maklare	real estate		49
malarstwo	painting		22
malerbetrieb	painting		6
malerei	painting		6
malerfirma	painting		74
malerfirmaet	painting		524
maleri	painting		49
malermeister	painting		6
malermester	painting		74
malirstvi	painting		37
mall			55
malzeme	material		51
malzemeleri	material		51
malzemesi	material		51
managed	management		86
management			86
manager	management		86
managers	management		86
managing	management		86
manifattura	manufacturing		1736
manufactory	manufacturing		86
manufactura	manufacturing		185
manufacturas	manufacturing		185
manufacture	manufacturing		86
manufacturer	manufacturing		86
manufacturers	manufacturing		86
manufactures	manufacturing		86
manufacturing			86
manufaktur	manufacturing		1158
manufaktura	manufacturing		456
manutencao	maintenance		102
maoyi	trading		644
maquinaria	machine		12
maquinas	machine		15
marangoz	carpentry		51
marbrerie	stone		24
marcenaria	carpentry		15
marche	market		985
marine	shipping		41
marisqueria	restaurant		12
maritime	shipping		41
maritimo	shipping		12
markaz	center		1104
market			55
marketing			111
marketingovaya	marketing		142
marketingu	marketing		1163
markets	market		2
markt	market		588
marktgemeinde	municipality		6
marmi	stone		35
marmoles	stone		12
marmores	stone		15
mart	market		2
masarnia	meat		22
maschinen	machine		6
maschinenbau	machine		6
maschinenfabrik	machine		6
mashinostroenie	machine		96
mashinostroitelnaya	machine		25
mashinostroitelnyy	machine		79
masjid	mosque		45
maskin	machine		49
maskiner	machine		49
maskinfabrik	machine		74
masonry			2
masons	masonry		2
masraf	bank		132
massage			2
master			134
maszynowy	machine		22
maszyny	machine		22
matbaa	printing		233
matbaacilik	printing		233
materiais	material		15
material			2
materiale	supply		508
materials	material		2
materialy	material		25
materska	school		37
matkat	travel		56
matkatoimisto	travel		56
max	super		50
mayorista	wholesale		83
mayoristas	wholesale		83
mdrs	school		132
mdrsh	school		132
meat			2
mebel	furniture		79
mebeles	furniture		274
mebeli	furniture		305
mebelnaya	furniture		25
mebelnyy	furniture		25
meble	furniture		22
mebli	furniture		145
meblowe	furniture		22
mecanica	machine		58
mecanique	machine		159
meccanica	machine		35
meccaniche	machine		35
mechanical			41
mechaniczne	mechanical		22
media			41
medias	media		159
medica	medical		58
medical			41
medicala	medical		91
medichniy	medical		145
medicina	medical		58
medicine	medical		41
medicines	medical		2
medicinski	medical		59
medico	medical		58
medicos	medical		12
medien	media		144
medikal	medical		51
medios	media		58
medisch	medical		27
meditsinskaya	medical		96
meditsinskiy	medical		79
meditsinskoe	medical		25
medizinische	medical		6
medya	media		76
medyczna	medical		22
medyczne	medical		22
medyczny	medical		22
mega	super		50
megye	county		786
megyei	province		46
meieri	dairy		125
meijeri	dairy		56
meitan	coal		119
meiye	coal		30
mejeri	dairy		49
mekaniska	machine		49
mekaniske	mechanical		525
mekhana	restaurant		305
mekhanicheskaya	machine		25
mekhanicheskiy	machine		96
mektebi	school		986
melkveebedrijf	dairy		27
member			134
men			2
menedzhment	management		142
menighet	church		125
menuiserie	carpentry		24
menuiseries	carpentry		24
mercadeo	marketing		186
mercadinho	supermarket		15
mercado	market		238
mercadotecnia	marketing		186
mercato	market		787
merceria		mercería	12
meridional	south		123
meridionale	south		331
mermer	stone		51
mernoki	engineering		199
mernokiroda	engineering		199
mesnica	meat		59
messe	fair		38
mesto	municipality		37
mestska	municipality		37
mestske	municipality		37
mestsky	municipality		37
mestys	municipality		37
metaal	metal		27
metaalbewerking	metal		27
metafores	transport		39
metaforiki	transport		39
metais	metal		15
metal			41
metales	metal		12
metalicas	metal		12
metall	metal		49
metallbau	metal		6
metallerie	metal		24
metalli	metal		35
metalloyrgiki	metal		39
metallurgicheskaya	metal		25
metallurgicheskiy	steel		79
metallurgie	metal		24
metallurgy	metal		41
metallverarbeitung	metal		6
metallwerke	metal		6
metally	metal		25
metalowe	metal		22
metals	metal		2
metalurgica	metal		58
metalurji	metal		76
metro	metropolitan		165
metropole	metropolis		201
metropolitan			50
metzgerei	meat		6
metzgermeister	meat		6
meubel	furniture		90
meubelen	furniture		27
meubels	furniture		27
meubles	furniture		24
mezhdunarodnaya	international		388
mezhdunarodnoe	international		388
mezhdunarodnyy	international		388
mezogazdasagi	agriculture		46
mezquita	mosque		181
mfg	manufacturing		111
mfrwsht	furniture		132
mfyyh	bakery		589
mfyyt	bakery		589
miasta	municipality		22
miasto	municipality		22
microelectronics	semiconductor		2
midwest			50
miejski	municipality		236
miesny	meat		22
mieszkaniowa	housing		22
mieterverein	tenants association		38
military	defense		41
milk	dairy		2
mill	works		286
milling			2
mills	works		286
millwork	carpentry		2
mimarlik	architecture		51
minas	mining		12
mine	mining		2
mineira	mining		15
mineiras	mining		15
mineiro	mining		15
mineiros	mining		15
minera	mining		58
mineracao	mining		15
minerais	mining		15
mineral	mining		2
minerals	mining		2
mineria	mining		58
minerios	mining		15
mines	mining		41
minimercado	supermarket		15
mining			41
minipivovar	brewery		37
ministarstvo	ministry		314
ministeerium	ministry		1103
ministere	ministry		246
ministeri	ministry		1096
ministerie	ministry		374
ministeriet	ministry		215
ministerija	ministry		373
ministerio	ministry		177
ministerium	ministry		205
ministero	ministry		261
ministerstvo	ministry		115
ministerstwo	ministry		315
ministerul	ministry		709
ministrija	ministry		707
ministrstvo	ministry		711
ministry			88
miniszterium	ministry		260
minuman	beverage		90
miska	gorodskaya	городская	145
mission	church		55
mittelschule		Mittelschule	6
mizarstvo	carpentry		133
mjmwh	group		371
mjwhrt	jewelry		45
mkhbz	bakery		132
mktbh	bookstore		132
mleczarnia	dairy		22
mlekara	dairy		256
mlekarna	dairy		37
mljekara	dairy		59
mnogoprofilna	hospital		305
moasseseh	institution		1104
mobel	furniture		6
mobelhaus	furniture		6
mobila	furniture		91
mobile			2
mobili	furniture		35
mobiliario	furniture		15
mobilificio	furniture		35
mobilya	furniture		51
mobler	furniture		49
moda	clothing		12
mode	clothing		24
modehaus	clothing		6
modern			50
moderna	modern		123
mokykla	school		167
molkerei	dairy		6
molochnaya	dairy		25
molochniy	dairy		145
molochnyy	dairy		79
moloko	dairy		25
monastere	monastery		201
monasterio	monastery		181
monastero	monastery		160
monastery			72
monde	world		359
mondial	global		359
mondiale	global		359
montazh	installation		103
montazhnaya	installation		103
montazhnoe	installation		103
montessori			2
moobel	furniture		158
moqawalat	contracting		321
morskaya	shipping		96
morskoe	shipping		25
morskoy	shipping		79
mortgage			2
moschee	mosque		38
mosoda	laundry		46
mosque			72
mosquee	mosque		201
motel			2
motels	motel		2
motor			41
motorcycle			2
motorcycles	motorcycle		72
motoren	motor		144
motorlari	motor		76
motorlu	motor		76
motors	motor		41
motoru	motor		76
motory	motor		96
motoryzacja	automotive		22
motuoche	motorcycle		30
moveis	furniture		15
movers	moving		47
movil	mobile		12
moving			47
mpakaliko	store		39
mpk			470
msdt	restaurant		589
mshrwbt	beverage		45
msn	works		371
msrf	bank		132
mstshfa	hospital		132
mstshfyt	hospital		132
mtm	restaurant		132
muassasa	establishment		371
muassasat	establishment		371
mudurlugu	public office		51
muebleria	furniture		12
mueblerias	furniture		12
muebles	furniture		238
muffler			2
mufflers	muffler		2
muhasebe	accounting		233
muhendislik	engineering		233
mullyu	logistics		128
mulsan	trading		900
multi	general purpose		50
multiservice			268
multiservices	multiservice		268
multiservicios	multiservice		83
multiservizi	multiservice		269
mundial	global		123
mundo	world		662
municipal	municipality		166
municipale	municipality		359
municipalidad	municipality		169
municipalite	municipality		24
municipality			134
municipio	municipality		169
municipios	municipality		12
municipiul	municipality		91
munisipaliteit	municipality		670
muqawalat	contracting		321
murerfirma	masonry		524
murerfirmaet	masonry		524
musavirlik	consulting		233
musea	museum		27
musee	museum		159
museen	museum		6
museet	museum		49
museo	museum		58
museos	museum		58
museu	museum		309
museum			41
museums	museum		2
music			2
musikschule		Musikschule	38
mustashfa	hospital		132
mutua	mutual		123
mutual			50
mutuel	mutual		358
mutuo	mutual		200
muyeok	trading		900
muze	museum		51
muzej	museum		59
muzesi	museum		76
muzeu	museum		91
muzeul	museum		91
muzeum	museum		398
muzey	museum		79
mvtt	association		704
mvz			38
myasnaya	meat		25
myasnoy	meat		25
myasokombinat	meat		25
myymala	store		56
nabytek	furniture		37
nabytok	furniture		191
nacionais	national		200
nacional	national		662
nadace	foundation		284
nadacia	foundation		710
naft	oil		394
nagykereskedelmi	wholesale		199
nagykereskedes	wholesale		199
nahrungsmittel	food		6
nails			2
naklada	publishing		232
nakladatelstvi	publishing		249
nakliyat	transport		51
nakliye	transport		76
namestaj	furniture		256
namjestaj	furniture		59
napitki	beverage		79
napoje	beverage		22
naql	transport		132
narodni	national		2084
narodowy	national		664
nasional	national		465
nasjonale	national		2093
national			166
nationale	national		358
nationalpark	national park		38
nationwide			165
natsionalen	national		1272
natsionalna	national		1272
natsionalnaya	national		389
natsionalniy	national		2096
natsionalnoe	national		388
natsionalnyy	national		388
natural			50
nature	natural		50
natureza	natural		200
natursteine	stone		6
nauchno	science		79
naval	shipping		58
navigation	shipping		2
naytilia	shipping		39
naytiliakes	shipping		39
naytiliaki	shipping		39
nazionale	national		776
nedvizhimost	real estate		96
neft	oil		96
neftegazovaya	oil		25
neftekhim	petrochemical		25
neftekhimicheskaya	petrochemical		25
neftekhimicheskiy	petrochemical		25
nefteprodukt	oil		25
nefteprodukty	oil		25
neftyanaya	oil		96
neftyanoy	oil		25
negara	state		465
negoce	trading		322
negocios	business		169
negozio	store		35
nekretnine	real estate		59
nemocnica	hospital		191
nemocnice	hospital		37
nemzeti	national		663
nengyuan	energy		119
nepremicnine	real estate		133
nettoyage	cleaning		322
network			88
networks	network		88
netzwerk	network		205
new			50
news			2
niaga	trading		323
niangjiu	liquor		30
niederlassung	branch		114
nieruchomosci	real estate		22
nogyo	agriculture		118
nongeop	agriculture		128
nongye	agriculture		30
noodle	noodles		2
noodles			2
noord	north		300
noordoost	northeast		300
noordwest	northwest		300
nord	north		775
nordeste	northeast		1278
nordost	northeast		330
nordre	north		516
nordwest	northwest		953
noreste	northeast		123
noroeste	northwest		123
norra	north		517
norte	north		357
north			165
northeast			165
northeastern	northeast		50
northern	north		50
northwest			165
northwestern	northwest		50
nosokomeio	hospital		39
notaio	notariat	Notariat	35
notaires	notariat	Notariat	24
notar	notariat	Notariat	37
notaria	notariat	Notariat	12
notarial	notariat	Notariat	24
notariale	notariat	Notariat	24
notariat		Notariat	6
notarile	notariat	Notariat	35
notariskantoor	notariat	Notariat	27
notarissen	notariat	Notariat	27
notarius	notariat	Notariat	79
nova	new		200
novo	new		200
novos	new		200
novy	new		575
nucleaire	nuclear		159
nuclear			41
nucleare	nuclear		306
nueva	new		123
nuevo	new		123
nukleer	nuclear		76
nurseries			2
nutrition	food		2
nyomda	printing		199
nyugat	west		663
obchodna	trading		903
obchodni	trading		249
obchodny	trading		903
obcina	municipality		133
obec	municipality		37
obedinenie	association		115
obedinennaya	united		389
obedinennoe	united		388
obedinennyy	united		388
oberlandesgericht			38
oberschule			6
obiednannya	association		1597
oblasna	oblastnaya	областная	145
oblastnaya		областная	79
oborudovanie	equipment		96
oborudovaniya	equipment		25
obras	construction		12
obrazovaniya	education		25
obrazovanje	education		59
obrazovatelnoe	education		25
obrazovatelnyy	education		25
observatoire	observatory		201
observatorio	observatory		181
observatorium	observatory		38
observatory			72
obshchestvo	society		115
obshchina	municipality		305
obuv	footwear		37
obuvnaya	footwear		25
obuwie	footwear		22
obyedinenie	association		115
occidental	west		357
occidentale	west		331
occidente	west		357
ocelarny	steel		37
ochrona	security		155
ocmw		OCMW	27
oddzial	branch		1109
odevy	clothing		37
odezhda	clothing		79
odontiatreio	dental		39
odontologia	dental		12
odontologica	dental		12
odvetniska	legal		133
odvjetnicki	legal		59
odziez	clothing		22
odziezowy	clothing		22
oeste	west		357
office	bureau		88
office representative			134
officina	works		343
officine	works		343
oficina	bureau		177
oficinas	bureau		177
ofis	bureau		115
ofisi	bureau		861
ogolnobudowlane	construction		22
ogrodnictwo	garden		22
ogrody	garden		22
ogullari	son		197
oil			41
oinopoieio	wine		39
oinopoiia	wine		39
oinopoiitiki	wine		39
okhrana	security		103
okhrannaya	security		103
okhrannoe	security		103
okres	district		587
okresni		okresní	37
oktatas	education		46
oktatasi	education		46
okul	school		76
okulu	school		51
old			50
olje	oil		2209
olletehas	brewery		158
ollscoil	university		1327
omilos	group		285
omistus	holding		313
omnisports	sports		358
oncology			2
onderneming	company		288
onderwijs	education		27
onkormanyzat	municipality		260
onkormanyzata	municipality		46
online	internet		2
oost	east		300
opcina	municipality		314
open			50
oper	opera		38
opera			201
operaciones	operation		186
operacoes	operation		902
operadora	operation		83
operating	operation		111
operation			111
operations	operation		111
operazioni	operation		416
opstina	municipality		860
optica	optical		12
optical			2
opticas	optical		12
optician	optical		2
opticians	optical		2
opticien	optical		24
opticiens	optical		24
optics	optical		2
optiek	optical		27
optik	optical		6
optika	optical		37
optiker	optical		6
optikko	optical		56
optique	optical		24
optometrist	optical		2
optometrists	optical		2
optometry	optical		2
optyk	optical		22
orasul	municipality		91
orchester	orchestra		38
orchestra			72
orchestre	orchestra		201
ordinace	clinic		37
ordine	guild		160
ordnungsamt			6
oreficeria	jewelry		35
organic	natural		50
organisatie	organization		374
organisation	organization		88
organizace	organization		1097
organizacion	organization		177
organizacja	organization		537
organizacoes	organization		170
organization			88
organizatsiya	organization		115
orient	east		775
oriental	east		357
orientale	east		331
oriente	east		357
original			50
originals	original		50
orquesta	orchestra		181
orquestra	orchestra		987
ortakligi	company		197
ortaokulu	mittelschule	Mittelschule	51
orthodontics			2
orthodontist	orthodontics		2
orthodontists	orthodontics		2
orthopaedics	orthopedics		2
orthopedics			2
ortofrutta	food		35
ortsburgergemeinde	burgergemeinde	bürgergemeinde	6
ortsgemeinde	municipality		6
ortsverband			114
ortsverein	ortsverband		114
orvostechnikai	medical		46
osiguranje	insurance		59
osnovna	school		59
osp	fire brigade		470
ospedale	hospital		35
ospedaliera	hospital		160
ospedaliero	hospital		160
ost	east		953
osteria	restaurant		35
ostra	east		517
ostraha	security		249
osuuskauppa	cooperative		313
osuuskunta	cooperative		313
osuuspankki	bank		56
oswiata	education		22
otdel	department		115
otel	hotel		96
otica	optical		15
otkrytoe	open		301
oto	automotive		51
otomotif	automotive		90
otomotiv	automotive		673
otoritas	authority		1592
ottica	optical		35
ouest	west		775
ourivesaria	jewelry		15
outlet			55
outsourcing			47
ovoda	kindergarten		46
owner			134
pabrik	works		493
packaging			47
packing	packaging		47
padaria	bakery		15
pagariari	bakery		158
paint			2
painters	painting		2
painting			2
paints	paint		2
paivakoti	kindergarten		56
pajouhesh	research		1157
pakalpojumi	service		1161
pallet			47
pallets	pallet		47
palvelu	service		297
palvelut	service		297
pamatskola	primary school		274
panaderia	bakery		12
panepistimio	university		39
panetteria	bakery		35
pangan	food		90
panificadora	bakery		12
panificatie	bakery		91
panificio	bakery		35
panimo	brewery		56
pank	bank		158
pankki	bank		56
pansiyon	hotel		51
panzio	inn		46
pao de	bakery		15
papelaria	stationery		15
papeleria	stationery		12
paper			2
parafia	church		22
paralegal	legal		47
parapija	church		167
parceiro	partner		170
parduotuve	store		167
parikmakherskaya	salon		79
parish			72
parishad	council		705
parochie	church		27
parohia	church		91
paroisse	church		24
parokhodstvo	shipping		25
paroquia	church		15
parrocchia	church		35
parroquia	church		12
parrucchiere	salon		35
parrucchieri	salon		35
partei	party		38
partia	party		470
participacoes	holding		170
partido	party		181
partidul	party		788
partito	party		160
partner			88
partners	partner		88
partnership	partner		134
partnerships	partner		134
partnery	partner		115
parts			2
parturi	salon		56
pasaraya	supermarket		308
paschim	west		576
pashchim	west		576
paslaugos	service		554
pastane	pastry		51
pastanesi	pastry		51
pastelaria	pastry		15
pasteleria	pastry		12
pasticceria	pastry		35
pastries	pastry		2
pastry			2
pasvaldiba	municipality		707
pathology			2
patika	pharmacy		46
patiserie	pastry		91
patisserie	pastry		24
pavers	paving		2
paving			2
paysagiste	garden		24
pazarlama	marketing		326
pdam			1328
pechatnitsa	printing		736
peche	fish		24
pecheries	fish		24
pecuaria	livestock		15
pediatrics			2
pedreira	quarry		15
pedreiras	quarry		15
peguam	legal		308
peijian	parts		30
peinture	painting		24
peintures	painting		24
peixaria	fish		15
pekara	bakery		59
pekaren	bakery		191
pekarna	bakery		37
pekarnya	bakery		79
pekarstvi	bakery		37
pekseg	bakery		46
pelayaran	shipping		90
peluqueria	salon		12
pembiayaan	finance		323
pembinaan	construction		308
pemerintah	municipality		493
pencetakan	printing		555
pendidikan	education		90
penerbangan	airline		90
penerbit	publishing		323
pengangkutan	transport		308
penginapan	hotel		90
pengolahan	processing		323
pension			2
pensions	pension		2
pensjonat	hotel		22
penzion	hotel		37
people			50
peoples	people		50
pepiniere	nurseries		24
pepinieres	nurseries		24
perabot	furniture		308
perabut	furniture		308
percetakan	printing		323
perdagangan	trading		323
perestrakhovanie	reinsurance		96
perevezennya	transport		145
perevozki	transport		79
perhiasan	jewelry		90
perikanan	fish		90
periklanan	advertising		323
periodontics			2
perkebunan	agriculture		90
perkhidmatan	service		555
perkumpulan	association		493
perniagaan	trading		555
perpustakaan	library		90
persatuan	association		1107
pertambangan	mining		90
pertanian	agriculture		90
perunding	consulting		555
perusahaan	company		493
pervezimai	transport		167
pescaderia	fish		12
pescas	fish		15
pescheria	fish		35
pesquera	fish		12
pesquisa	research		102
pesula	laundry		56
pet			2
peternakan	livestock		90
petrelaia	oil		39
petrelaioy	oil		39
petrochemical			41
petrochemicals	petrochemical		72
petrokimya	petrochemical		76
petrol	oil		41
petroleo	oil		58
petroleos	oil		12
petroleum	oil		41
petroshimi	petrochemical		394
pets	pet		2
peyzaj	garden		51
pfarramt	parish		38
pfarre	church		6
pfarrei	parish		38
pfarrgemeinde	church		6
pflegedienst		Pflegedienst	6
pflegeheim		Pflegeheim	6
pharma	pharmaceutical		89
pharmaceutical			89
pharmaceuticals	pharmaceutical		89
pharmaceutique	pharmaceutical		182
pharmacie	pharmacy		182
pharmacies	pharmacy		89
pharmacist	pharmacy		2
pharmacists	pharmacy		2
pharmacy			89
pharmazeutische	pharmaceutical		6
philharmonic	orchestra		72
photo			2
photographer	photo		2
photographers	photo		2
photographic	photo		2
photos	photo		72
pidpriiemstvo	company		1597
piekarnia	bakery		22
pijiu	brewery		30
pilates			50
pinceszet	wine		46
pinturas	painting		12
pipe			2
pipeline	pipe		2
pishchevaya	food		25
pishchevoy	food		25
pivara	brewery		256
pivovar	brewery		37
pivovara	brewery		59
pivovarna	brewery		133
pivovarnya	brewery		79
pivzavod	brewery		79
pizza	pizzeria		2
pizzaria	pizzeria		15
pizzeria			55
planning			47
plant	works		88
planteskole	nurseries		74
plastic			2
plastics	plastic		2
plastik	plastic		51
plataforma	platform		169
platform			286
platforms	platform		134
plating			2
plebania	church		46
plomberie	plumbing		24
plomeria	plumbing		12
plumber	plumbing		2
plumbers	plumbing		2
plumbing			2
pochistvane	cleaning		736
podiatry			2
podjetje	company		711
podnik	company		284
podroze	travel		22
podrozy	travel		22
podstawowa	school		22
poduzece	company		314
pohikool	primary school		158
pohistvo	furniture		133
pohjois	north		774
poissonnerie	fish		24
poistovna	insurance		191
pojisteni	insurance		37
pojistovaci	insurance		37
pojistovna	insurance		37
pokryvacstvi	roofing		37
poliambulatorio	clinic		35
police			72
policia	police		181
policlinica	clinic		12
policlinico	clinic		12
polideportivo	sports		123
poligrafia	printing		155
poligraficheskaya	printing		103
poligrafiya	printing		103
polikliinik	clinic		158
poliklinik	clinic		6
poliklinika	clinic		22
poliklinikos	clinic		167
polisportiva	sports		331
politechnika	polytechnic		470
politecnico	polytechnic		160
politehnica	polytechnic		788
polizei	police		38
poljoprivreda	agriculture		59
poljoprivredno	agriculture		59
polnoc	north		236
polnocna	north		236
polnocny	north		236
polnohospodarske	agriculture		191
poludnie	south		236
poludniowa	south		236
poludniowy	south		236
polyclinique	clinic		24
polytechnic			72
polytechnique	polytechnic		201
pompiers	fire brigade		201
popolare	people		331
populaire	people		358
popular	people		123
poradenstvi	consulting		249
port			55
porto	port		361
portos	port		15
ports	port		55
poslugi	service		556
post	postal		2
posta	postal		51
postal			2
potencia	power		58
potravinarske	food		37
potraviny	food		2199
poultry	meat		2
poupanca	savings		102
pousada	hotel		15
power			41
powiat	district		470
powiatowe	powiatowy		22
powiatowy			22
pradelna	laundry		37
pralnia	laundry		22
pravitelstvo	government		115
prawna	legal		22
prawnicza	legal		22
praxis	health		6
predpriyatie	enterprise		115
predpriyatiya	enterprise		115
preduzece	company		860
preescolar	kindergarten		12
prefecture			201
prefeitura	municipality		170
prefettura	public office		35
prehrambena	food		59
prekyba	trading		554
premier			165
premium	premier		50
preschool	kindergarten		2
press			2
prestamos	credit		83
prevoyance	pension		24
prevoz	transport		256
prevozi	transport		133
prevoznistvo	transport		133
priborostroenie	instrument		25
priborostroitelnyy	instrument		25
prifysgol	university		984
prijevoz	transport		59
primaria	municipality		494
prime	premier		50
print	printing		47
printer	printing		47
printers	printing		47
printing			47
privada	private		357
privat	private		515
private			166
privato	private		776
privee	private		358
pro	professional		165
process	processing		47
processamento	processing		102
processing			47
procurement			47
prodavaonica	store		59
prodavnica	store		256
prodavnitsa	store		256
prodotti	product		416
prodotto	product		416
prodovolcha	food		145
prodovolstvennaya	food		79
prodovolstvennyy	food		25
producao	production		325
produccion	production		185
producciones	production		185
produce	production		86
producer	production		86
producers	production		86
producing	production		86
producoes	production		325
product			86
producten	product		382
producteurs	production		268
productie	production		382
producties	production		382
production			86
productions	production		86
producto	product		185
productora	production		185
productores	production		185
productos	product		185
products	product		86
produit	product		268
produits	product		268
produk	product		1158
produkcja	production		642
produkcyjna	production		642
produkcyjne	production		642
produkcyjno	production		642
produksiyon	production		1741
produksjon	production		1739
produkt	product		455
produkte	product		455
produkten	product		382
produkter	product		905
produktie	production		382
produktion	production		455
produktions	production		455
produktionsgesellschaft	production		455
produktsiya	production		142
produkty	product		642
produse	product		739
produtora	production		325
produtores	production		325
produtos	product		325
produttori	production		269
produzione	production		269
produzioni	production		269
proekt	project		115
proekty	project		115
professional			166
profissional	professional		200
progettazione	project		261
proizvodstvennaya	production		142
proizvodstvenno	manufacturing		103
proizvodstvennoe	production		142
proizvodstvennyy	manufacturing		103
proizvodstvo	production		142
project			88
projectos	project		170
projects	project		88
projekcni	engineering		249
projekt	project		205
projetos	project		289
promislova	industry		145
promislovist	industry		145
promocao	promotion		102
promocion	promotion		83
promotion			47
promotora	promotion		83
promyshlennaya	industry		25
promyshlennoe	industry		25
promyshlennost	industry		25
promyshlennyy	industry		25
propaganda	advertising		102
properti	real estate		90
properties	real estate		89
property	real estate		89
proprete	cleaning		322
prospeccao	exploration		102
protection			47
provident	pension		2
provincia	province		160
provincie	province		27
proyectos	project		169
przedsiebiorstwo	company		315
przedszkole	kindergarten		22
przychodnia	clinic		22
pub	bar		55
pubblicita	advertising		324
public			166
publica	public		123
publicas	public		123
publications	publishing		47
publicidad	advertising		83
publicitate	advertising		508
publicite	advertising		322
publico	public		123
publicos	public		123
publiczne	public		664
publiczny	public		664
publisher	publishing		47
publishers	publishing		47
publishing			47
pueblo	people		357
puerto	port		238
puhastus	cleaning		552
pulizia	cleaning		324
pulizie	cleaning		324
puolue	party		671
purba	east		576
purvi	east		576
puskesmas	hospital		90
puusepanliike	carpentry		56
puutarha	garden		56
qiche	motor		119
qixie	equipment		30
quality	best		50
quarry			2
queseria	dairy		12
questura	police		160
quimica	chemical		58
quimico	chemical		58
quincaillerie	hardware		24
qurylys	construction		986
raamatukogu	library		158
raamatupidamine	accounting		552
rachunkowe	accounting		155
racunovodstvo	accounting		232
radcy	legal		22
raddningstjansten	fire brigade		526
radgivning	consulting		251
radio			2
radiology			2
raiffeisenbank			588
raiffeisenkasse	cooperative bank		6
rail	railway		2
railway			41
railways	railway		72
rakennus	construction		56
rakennusliike	construction		56
rakennuspalvelu	construction		56
rakyat	people		465
ranch	livestock		55
rancho	livestock		238
ranqi	gas		30
ravintola	restaurant		56
rayonna	region		145
rayonnaya		районная	79
razvitie	development		142
razvitiya	development		142
real			165
real estate			41
reale	royal		331
realitni	real estate		37
reality	real estate		37
realschule			38
realty	real estate		41
reaseguro	reinsurance		58
reaseguros	reinsurance		12
reassurance	reinsurance		159
recherche	research		553
rechtsanwalt	legal		6
rechtsanwalte	legal		6
rechtsanwaltin	legal		6
rechtsanwaltskanzlei	legal		6
reclame	advertising		250
reclamebureau	advertising		250
recruitment			47
recursos	resource		662
recycling			1156
rede	network		170
redes	network		169
redovisning	accounting		251
redovisningsbyra	accounting		251
reformas	construction		12
refrigerantes	beverage		15
refrigeration			2
regie	public utility		201
regierung	government		205
regio	regional		300
region	regional		166
regional			166
regionale	regional		358
regionales	regional		359
regionali	regional		776
regionalny	regional		664
regione	region		160
regions	regional		166
regnskap	accounting		1162
reinigung	cleaning		105
reinigungsservice	cleaning		105
reinsurance			41
reis	travel		469
reisbureau	travel		27
reiseburo	travel		6
reisebyra	travel		125
reisen	travel		6
reizen	travel		27
rejsebureau	travel		74
rejser	travel		74
reklam	advertising		251
reklama	advertising		155
reklambyra	advertising		251
reklamcilik	advertising		233
reklame	advertising		415
reklamnaya	advertising		103
reklamnoe	advertising		103
relief	charity		2
relojeria	jewelry		12
relojoaria	jewelry		15
remodelers	remodeling		2
remodeling			2
remodelling	remodeling		2
remont	repair		103
remontnaya	repair		103
remontnyy	repair		103
remontowe	construction		22
remontowo	construction		22
rendelo	clinic		46
rendelointezet	clinic		46
renewable	solar		2
renewables	solar		2
rengoring	cleaning		415
renhold	cleaning		1162
renovables	solar		12
renovation	construction		24
renovations	remodeling		2
renovaveis	solar		15
renseri	laundry		74
rent	rental		47
renta	rental		83
rental			47
rentals	rental		47
rentas	rental		83
repair			47
representaciones	office representative		169
representacoes	office representative		170
repuestos	parts		12
research			111
resebyra	travel		49
reshenie	solution		142
resheniya	solution		142
residuos	waste		15
resort			55
resorts	resort		2
resource			166
resources	resource		166
resseguro	reinsurance		309
ressource	resource		359
ressources	resource		359
restaurace	restaurant		983
restauracia	restaurant		191
restauracja	restaurant		398
restaurang	restaurant		49
restaurant			41
restaurante	restaurant		58
restaurantes	restaurant		12
restaurants	restaurant		2
restavracija	restaurant		133
restoran	restaurant		96
restoranas	restaurant		167
restorans	restaurant		274
restoration			2
resurs	resource		389
resursy	resource		389
retail			47
revision	accounting		251
revisionsfirma	accounting		415
reznictvi	meat		37
riassicurazione	reinsurance		306
rice			2
rihua	cosmetics		30
rijksuniversiteit	university		27
risparmio	savings		324
ristorante	restaurant		35
ristorazione	catering		35
road			55
robotics			2
rolnicza	agriculture		22
rolnicze	agriculture		22
rolny	agriculture		22
roofer	roofing		2
roofers	roofing		2
roofing			2
rooter	drain		2
ropa	clothing		12
rorlegger	plumbing		125
rormokare	plumbing		49
roupas	clothing		15
route	road		985
royal			166
royale	royal		359
rsud			1328
ruanjian	software		119
rubber			2
ruckversicherung	reinsurance		144
ruhazat	clothing		46
rumah sakit	hospital		90
rural			50
rurale	rural		358
rybny	fish		22
ryby	fish		22
saastopankki	savings bank		56
saatio	foundation		313
sag	wood		49
sagewerk	wood		6
saglik	health		76
sagverk	wood		49
sahakari	cooperative		705
sahkari	cooperative		705
sahko	electrical		56
sairaala	hospital		56
sakerhet	security		251
sakhteman	construction		394
salao	salon		15
sale			47
sales	sale		47
salon			55
salud	health		12
salumificio	meat		35
samiti	committee		705
samtgemeinde			6
sanat	art		2214
sanatorio	hospital		12
sanaye	industry		394
sanayeh	industry		394
sanayi	industry		76
sanayii	industry		51
sandwich			2
sandwiches	sandwich		2
saneamento			15
saneop	industry		239
sangsa	trading		417
sangyo	industry		118
sanierung	construction		6
sanitar	plumbing		6
sanitartechnik	plumbing		6
sanitatshaus	medical		6
sansthan	institution		705
sante	health		24
sapataria	footwear		15
sarap	wine		76
satellite	aerospace		2
sauda	trading		1737
saude	health		15
savez	association		314
savings			47
savings bank			41
savivaldybe	municipality		373
savjetovanje	consulting		232
savunma	defense		76
savvaerk	wood		74
schiffahrt	shipping		144
schildersbedrijf	painting		27
schlachterei	meat		6
schlosserei	metal		6
schlossermeister	metal		6
schmuck	jewelry		144
schmuckwaren	jewelry		6
schoenen	footwear		27
scholeio	school		39
school			41
schools	school		2
schoonmaak	cleaning		250
schoonmaakbedrijf	cleaning		250
schreinerei	carpentry		6
schreinermeister	carpentry		6
schuh	footwear		6
schuhe	footwear		6
schuhhaus	footwear		6
schule	school		144
schulzentrum	school		6
schutzenverein		schützenverein	38
science			41
sciences	science		41
scientific	science		41
scierie	wood		24
scoala	school		91
scoil	school		1327
scolaire	education		24
scuola	school		306
sdis			201
sdruzeni	association		284
sdruzhenie	association		1095
seafood	fish		2
secretaria	secretariat		169
secretariat			1100
secretary	secretariat		1100
securite	security		553
securities	security		111
security			111
segreteria	secretariat		3376
seguranca	security		102
seguridad	security		186
seguro	insurance		58
seguros	insurance		58
seifun	flour		307
seisakusho	works		706
seitetsu	steel		118
seiyaku	pharmaceutical		118
sekiyu	oil		118
sekolah	school		90
sekretariat	secretariat		1099
selatan	south		465
selskab	company		442
selskap	company		859
selskokhozyaystvennaya	agriculture		25
selskokhozyaystvennoe	agriculture		79
selskokhozyaystvennyy	agriculture		25
semen	cement		90
sementes	grain		15
semiconductor			2
semiconductors	semiconductor		2
seniorenheim	pflegeheim	Pflegeheim	6
seogyu	oil		128
seomyu	textile		128
septentrional	north		123
septic			2
seramik	ceramic		51
serralharia	metal		15
serralheria	metal		15
serrurerie	metal		24
serveis	service		83
service			86
services	service		86
servicii	service		739
servicio	service		185
servicios	service		185
servico	service		325
servicos	service		325
servis	service		456
servisas	service		738
serviss	service		1738
servizi	service		269
servizio	service		269
serwis	service		155
settentrionale	north		331
seuns	son		3369
seurakunta	church		56
severnaya	north		301
severni	north		575
severny	north		301
severo	north		301
sewer	drain		2
sewers	drain		2
seyahat	travel		51
shangmao	trading		121
shangwu	commerce		121
shebei	equipment		30
sheji	design		121
shengwu	biotechnology		30
sheriff			72
shihua	petrochemical		119
shimbunsha	news		307
ship	shipping		2
shipbuilding	shipyard		41
shipin	food		30
shipping			41
shipyard			41
shipyards	shipyard		72
shiye	industry		119
shiyou	oil		119
shkola	school		96
shoe	footwear		2
shoes	footwear		2
shoji	trading		641
shokai	trading		1160
shoken	security		1160
shokuhin	food		118
shop	store		55
shops	store		2
shoushi	jewelry		30
shuichan	fish		30
shuichuli	water		30
shuidian	power		30
shuini	cement		30
shuiwu	water		30
shuju	data		30
shveynaya	clothing		25
shveynyy	clothing		25
sicherheit	security		105
sicherheitsdienst	security		105
sicurezza	security		324
siderurgica	steel		12
siderurgie	steel		24
siding			2
sieraden	jewelry		469
sigorta	insurance		76
sigortacilik	insurance		76
siivous	cleaning		297
siivouspalvelu	cleaning		297
sikpum	food		239
silmaasema	optical		56
silskogospodarske	agriculture		145
silskogospodarskiy	agriculture		145
sinagoga	synagogue		181
sinai	industry		51
sinaiya	industry		132
sindacato	sindicato		343
sindicato			169
sindicatul	sindicato		494
sinmun	news		128
sinmunsa	news		128
sinove	son		1095
sinovi	son		314
sirket	company		861
sirketi	company		197
sistema	system		58
sistemas	system		58
sistemleri	system		51
sistemy	system		96
sisters	sister		286
sjukhus	hospital		49
sjukhuset	hospital		49
sjukrahus	hospital		672
sklenarstvi	glass		37
sklep	store		22
sklepy	store		22
sklo	glass		37
skola	school		431
skolan	school		49
skole	school		125
skolen	school		74
skupina	group		1097
skupiny	group		284
slagerij	meat		27
slaghuis	meat		670
slagter	meat		74
slakter	meat		125
slakteri	meat		49
slasticarna	pastry		59
slimnica	hospital		274
slusarstwo	metal		22
sluzby	service		249
sluzhba	service		142
smart			50
smedje	metal		74
smide	forging		49
snackbar			27
snedker	carpentry		74
snekker	carpentry		125
snickeri	carpentry		49
soccer	football		50
social			166
sociedad	society		177
sociedade	society		289
societa	society		261
societatea	company		709
societe	society		246
society			286
socio	partner		169
sodra	south		517
software			2
sohne	son		114
solar			2
solicitors	legal		47
soluciones	solution		186
solucoes	solution		902
solusi	solution		1159
solutii	solution		1164
solution			86
solutions	solution		86
soluzioni	solution		416
son			286
sondre	south		516
sonner	son		442
sons	son		134
sorfozde	brewery		46
sorgyar	brewery		46
sorveteria	gelato		15
sosh			25
sosyal	social		955
south			165
southeast			165
southeastern	southeast		50
southern	south		50
southwest			165
southwestern	southwest		50
sovkhoz	agriculture		79
soypermarket	supermarket		39
soyuz	union		115
sozialgericht			38
spa			55
space	aerospace		55
spalatorie	laundry		91
sparbank	savings bank		49
sparebank	savings bank		125
sparebanken	savings bank		125
sparekasse	savings bank		74
sparekassen	savings bank		74
spares	parts		2
sparkasse	savings bank		588
sparkassen	savings bank		6
spaustuve	printing		554
speciaal	special		1276
special			166
speciale	special		359
specialist	special		50
specialty	special		50
spedice	transport		37
spedition	transport		6
speditionen	transport		6
spedizioni	transport		35
spedycja	transport		22
spinning	textile		2
spirits			2
spital	hospital		6
spitaler	hospital		6
spitalul	hospital		91
spitex	social care		38
spoldzielczy	cooperative		537
spoldzielnia	cooperative		3380
spolecnost	company		1097
spolek	association		284
spolka	company		1109
spolocnost	company		710
spor	sports		577
sporitelna	bank		37
sport	sports		50
sportclub	sports		330
sportegyesulet	sports		663
sportfreunde	sports		330
sportif	sports		358
sporting	sports		50
sportiva	sports		331
sportive	sports		358
sportivo	sports		331
sportovni	sports		575
sportowe	sports		236
sportowy	sports		236
sports			50
sportsko	sports		2088
sportverband			114
sportverein	sports		330
sportvereniging	sports		300
spozywcza	food		22
spozywcze	food		22
spozywczy	food		22
sprzatanie	cleaning		155
staal	steel		27
staalbouw	steel		27
staatlich	state		515
staatliche	state		515
staatliches	state		515
staatsministerium	ministry		1099
stabilimento	works		343
stad	municipality		27
stadio	stadium		160
stadion	stadium		38
stadionul	stadium		788
stadium			72
stadiums	stadium		72
stadservice	cleaning		251
stadt	municipality		330
stadtbibliothek	library		38
stadtbucherei	library		38
stadtgemeinde	municipality		114
stadtrat	municipality		6
stadtreinigung	waste		38
stadtsparkasse	savings bank		6
stadtteilschule	school		6
stadtverwaltung	municipality		2086
stadtwerke	municipal utility		38
stadyum	stadium		673
stadyumu	stadium		673
staffing	recruitment		47
stahl	steel		6
stal	steel		431
staleliteynyy	steel		25
stalnoy	steel		25
stampa	printing		324
stamparija	printing		904
standard			50
state			166
states	state		50
stationery			2
statyba	construction		167
statybos	construction		167
stavby	construction		37
stavebna	construction		191
stavebni	building		37
stavebnictvo	construction		191
stavitelstvi	construction		37
steakhouse			2
stedionica	bank		59
steel			41
steinbruch	stone		6
steklo	glass		25
stekolnyy	glass		25
sternwarte	observatory		38
steuerberater	accounting		105
steuerberaterkammer			6
steuerberatung	accounting		105
steuerberatungsgesellschaft	accounting		105
steuerkanzlei	accounting		105
stichting	foundation		374
stiftelse	foundation		215
stiftelsen	foundation		215
stiftung	foundation		205
stiftungen	foundation		114
stolarija	carpentry		59
stolarnia	carpentry		22
stolarski	carpentry		22
stolarstwo	carpentry		22
stolovaya	restaurant		79
stomatologia	dental		22
stomatologic	dental		91
stomatologiczna	dental		22
stomatologiczny	dental		22
stomatoloska	dental		59
stomerij	laundry		27
stone	quarry		2
stonework	masonry		2
storage			47
store			55
stores	store		55
storitve	service		1740
stowarzyszenie	association		537
strakhova	insurance		145
strakhovanie	insurance		79
strakhovaya	insurance		96
strakhovoe	insurance		25
strakhovoy	insurance		25
strakhuvannya	insurance		145
strassenbauamt		straßenbauamt	6
strategic			50
strategies	strategic		50
strategy	strategic		50
strechy	roofing		37
stroitelna	construction		305
stroitelnaya	construction		96
stroitelno	construction		25
stroitelnoe	construction		25
stroitelnye	construction		25
stroitelnyy	construction		79
stroitelstva	construction		96
stroitelstvo	construction		96
strojarne	machine		191
strojarstvo	machine		191
stroje	machine		37
strojirenstvi	machine		37
strojirny	machine		37
strojnistvo	machine		133
strong			50
stroy	construction		79
stroyka	construction		25
stroymaterialy	construction		79
stthmr	investment		149
stthmrt	investment		149
studentenwerk	student services		38
studierendenwerk	student services		38
studio	photo		55
studios	photo		55
stylists	salon		2
subsidiary			134
succursale	branch		287
sucursal	branch		169
sud	south		775
sudeste	southeast		123
sudoeste	southwest		123
sudokhodnaya	shipping		96
sudokhodstvo	shipping		25
sudost	southeast		330
sudostroenie	shipyard		96
sudostroitelnaya	shipyard		25
sudostroitelnyy	shipyard		25
sudwest	southwest		953
sugar			2
suisan	fish		307
suites	hotel		2
sujiao	plastic		30
sul	south		1278
suliao	plastic		30
suministro	supply		186
suministros	supply		186
super			50
superior			50
supermarche	supermarket		24
supermarket			55
supermarkets	supermarket		2
supermarkt	supermarket		6
supermercado	supermarket		238
supermercados	supermarket		12
supermercati	supermarket		35
supermercato	supermarket		35
superstore	supermarket		2
supplies	supply		111
supply			111
support			47
supreme			50
sur	south		123
sureste	southeast		357
surgeries	surgery		72
surgery			2
surgical	surgery		2
suroeste	southwest		123
sushi			2
svaz	association		284
svet	lighting		79
sveuciliste	university		59
svyaz	communication		142
svyazi	communication		103
swbrmrkt	store		132
sydlyh	pharmacy		132
sydlyt	pharmacy		132
sygehus	hospital		74
sykehus	hospital		125
syllogos	association		285
symmetochon	holding		285
symphony			72
symvoyleytiki	consulting		267
symvoyloi	consulting		267
synagoge	synagogue		38
synagogue			72
syndicat	sindicato		287
synergeio	garage		39
synetairismos	cooperative		285
synetairistiki	cooperative		285
synove	son		284
synovya	son		1110
synowie	son		315
system			41
systeme	system		159
systemes	system		159
systems	system		41
systimata	system		39
szallitasi	transport		786
szallitmanyozas	transport		46
szallitmanyozasi	transport		46
szalloda	hotel		46
szepsegszalon	salon		46
szerviz	service		199
szinhaz	theatre		786
szklo	glass		22
szkola	school		398
szolgaltato	service		1735
szovetkezet	cooperative		3374
szovetseg	association		260
szpital	hospital		22
taahhut	construction		51
tabak	tobacco		6
tacos			2
taekbae	freight		128
takarekszovetkezet	bank		46
takaritas	cleaning		199
takarito	cleaning		199
talho	meat		15
taller mecanico	garage		238
talleres	workshop		1102
tanacsadas	consulting		199
tanacsado	consulting		199
tandarts	dental		27
tandartspraktijk	dental		27
tandlaege	dental		74
tandlakare	dental		49
tandvard	dental		49
tanning			2
tannlege	dental		125
tanzschule		Tanzschule	6
taoci	ceramic		30
taqueria	tacos		12
targoviya	trading		736
targovska	trading		736
tarim	agriculture		51
tarsa	partner		260
tarsai	partner		260
tartak	wood		22
tasarim	design		326
tasimacilik	transport		76
tattoo			2
tattoos	tattoo		2
tavaratalo	store		56
tavern	bar		2
taverna	restaurant		39
tax			47
taxibetrieb	taxi		6
taxidia	travel		39
taxidiotiki	travel		39
taxiunternehmen	taxi		6
tea			55
teaching	education		2
team			134
teater	theatre		2200
teatr	theatre		398
teatras	theatre		2207
teatro	theatre		58
teatteri	theatre		671
tech	technology		89
technic	technology		89
technical			89
technicke	technical		1325
technics	technology		89
techniek	technology		396
technieken	technology		396
technik	technology		273
technika	technology		397
techniki	technical		39
technikum			22
technique	technology		182
techniques	technology		182
technisch	technical		396
technische	technical		273
technisches	technical		273
technologia	technology		397
technological	technology		89
technologie	technology		182
technologies	technology		89
technologii	technology		397
technologique	technology		24
technology			89
tecnica	technical		12
tecnicas	technical		12
tecnicos	technical		12
tecnologia	technology		58
tecnologias	technology		58
tecnologica	technology		58
tecnologico	technology		12
tecnologie	technology		35
tedarik	supply		326
teenused	service		552
tegang	steel		30
tehas	works		1103
tehdas	works		313
tehnologie	technology		1330
tehtaat	works		313
tejidos	textile		190
tejipari	dairy		46
tejuzem	dairy		46
tekhnika	technology		96
tekhnologicheskaya	technology		25
tekhnologicheskiy	technology		25
tekhnologii	technology		96
tekhnologiya	technology		96
tekkosho	works		1593
teknik	technology		431
teknologi	technology		49
teknoloji	technology		76
tekstil	textile		74
tekstilnaya	textile		25
tekstilnyy	textile		25
telecom			2
telecommunication	telecom		2
telecommunications	telecom		2
telecoms	telecom		72
telecomunicacoes	telecom		15
telefonica	telecom		12
telekom	telecom		6
telekommunikatsii	telecom		25
telekommunikatsionnaya	telecom		25
telephone	telecom		2
televidenie	television		96
televisao	television		309
televisi	television		2205
television			41
televisione	television		306
televizyon	television		76
telewizja	television		398
temizlik	cleaning		233
tenggara	southeast		465
tennisvereniging	tennis		300
teras	steel		56
terminal	port		55
termoidraulica	heating		35
tesarstvi	carpentry		37
tessile	textile		35
testing			47
testverek	brother		260
tetsudo	railway		118
texteis	textile		15
textil	textile		12
textile			2
textiles	textile		72
textilien	clothing		6
textilreinigung	laundry		6
theater			38
theaters	theater		72
theatre			41
theatres	theatre		55
thep	steel		1333
therapeutic	therapeutics		2
therapeutics			2
therapies	therapeutics		2
therapy	therapeutics		2
tianranqi	gas		30
tibbi	medical		76
ticaret	trading		326
tiefbau			6
tielu	railway		119
tienda	store		12
tiendas	store		12
tierarzt	veterinary		6
tierarztpraxis	veterinary		6
tierheim	animal shelter		38
tierklinik	veterinary		6
tierschutzverein	animal shelter		38
tile	ceramic		2
tilepikoinonies	telecom		39
tiles	tile		2
tiling	tile		2
tilitoimisto	accounting		297
timber	wood		2
timmerbedrijf	carpentry		27
timmerwerken	carpentry		27
timur	east		465
tintas	painting		15
tintoreria	laundry		12
tipografia	printing		102
tipografiya	printing		643
tirdznieciba	trading		1161
tire			2
tires	tire		72
tischlerei	carpentry		6
tischlermeister	carpentry		6
tiskara	printing		232
tiskarna	printing		249
tiyatro	theatre		76
tjanster	service		251
tjenester	service		415
tknwlwjy	technology		45
tlaciaren	printing		903
tobacco			2
toimisto	office		313
toiture	roofing		24
toko	store		90
tomrer	carpentry		74
tomrerfirma	carpentry		1326
tomrerfirmaet	carpentry		524
tomrermester	carpentry		74
tongsin	communication		900
tongxin	communication		644
tongxun	communication		121
tongye	copper		30
tool			2
tools	tool		2
topenarstvi	heating		37
toplofikatsiya	heating		305
torgivlya	trading		556
torgova	trading		556
torgovaya	trading		142
torgovlya	trading		142
torgovo	trading		103
torgovoe	trading		103
torgovyy	trading		643
toshokan	library		118
total	complete		165
tourism	travel		2
tourisme	tourism		201
tourismus	tourism		38
tourismusverband	tourist office		6
tourismusverein	tourist office		6
tours	travel		2
touzi	investment		644
tovarna	works		284
tow	towing		2
towarzystwo	association		315
towing			2
town			50
township			72
toyristikes	tourism		39
toyristiki	tourism		39
toys			2
tqnyh	technology		45
tqnyt	technology		45
trade	trading		111
trader	trading		47
traders	trading		47
tradgard	garden		49
trading			111
trae	wood		74
training			47
traiteur	catering		24
transmissions			2
transport			89
transportadora	transport		190
transportadores	transport		15
transportas	transport		2206
transportation	transport		89
transportbedrijf	transport		396
transporte	transport		190
transporter	transport		89
transporters	transport		89
transportes	transport		190
transporting	transport		89
transportna	transport		145
transportnaya	transport		471
transportnoe	transport		25
transportnyy	transport		25
transportowa	transport		397
transportowe	transport		397
transportowy	transport		22
transports	transport		89
transportunternehmen	transport		6
transporturi	transport		1329
trapeza	bank		39
trasporti	transport		35
trasporto	transport		306
trast	trust		115
trattoria	restaurant		35
travel			2
tresmidja	carpentry		672
treuhand	consulting		105
trgovacki	trading		232
trgovacko	trading		232
trgovina	trading		232
trgovine	store		133
trgovinska	trading		904
trgovinsko	trading		904
trgovinu	trading		232
tribunal	court		201
tribunale	court		160
trofima	food		39
truckers	transport		2
trucking	transport		2
truhlarstvi	carpentry		37
trukikoda	printing		552
trust			88
tryckeri	printing		251
trykkeri	printing		415
tsarkva	church		305
tsement	cement		25
tsementnyy	cement		25
tsentr	center		115
tsentralnaya	central		389
tsentralnyy	center		3383
tserkov	church		79
tsimenta	cement		39
tsimenton	cement		39
tsrb			25
tsushin	communication		641
tsuun	transport		307
tswyq	marketing		149
tube	pipe		2
tuckpointing	masonry		2
tuincentrum	garden		27
tukku	wholesale		297
turism	travel		91
turismo	travel		12
turistica	travel		91
turisticheskaya	travel		79
turisticheskiy	travel		25
turisticka	travel		59
turizam	travel		59
turizem	travel		133
turizm	travel		51
turnverein			38
turystyczne	travel		22
turystyka	travel		22
tuzolto	fire brigade		46
tv	television		41
tvatt	laundry		49
tvornica	works		314
typografeio	printing		267
tyre	tire		2
tyres	tire		2
ubezpieczen	insurance		22
ubezpieczenia	insurance		22
ubezpieczeniowa	insurance		22
ubytovna	hotel		37
ucetni	accounting		249
ucetnictvi	accounting		249
uchilishche	school		305
uchrezhdenie	institution		115
uczelnia	university		22
udala	municipality		1589
uddannelse	education		74
udruga	association		314
udruzenje	association		860
udyog	industry		590
udyogi	industry		590
ufficio	office		343
ugol	coal		25
ugolnaya	coal		25
ugolnyy	coal		25
ugostiteljska	hospitality		59
ugostiteljski	hospitality		59
ugostiteljstvo	hospitality		59
ugyvedi	legal		46
uhistu	cooperative		1103
uitgeverij	publishing		250
uklid	cleaning		249
ulasim	transport		76
ulikool	university		158
ultra	super		50
ulusal	national		955
ungdomsskole	mittelschule	Mittelschule	125
uniao	union		289
unibersidad	university		2213
unibertsitatea	university		2201
unidad	unit		1102
unidade	unit		3382
unidas	united		662
unido	united		123
unidos	united		123
uniklinik	hospital		38
uniklinikum	hospital		38
union			88
unione	union		343
unispital	hospital		38
unit			286
unita	unit		261
united			166
uniti	united		776
unity	united		50
universal	general purpose		50
universidad	university		58
universidade	university		361
universita	university		35
universitaria	university		12
universitario	university		12
universitas	university		90
universitat	university		144
universitate	university		274
universitatea	university		91
universitatsklinik	hospital		38
universitatsklinikum	hospital		38
universitatsspital	hospital		38
universite	university		159
universiteit	university		27
universitesi	university		76
universitet	university		431
universitetas	university		167
universiteti	university		2212
universitetshospital	hospital		524
universitetssjukhus	hospital		526
universitetssjukhuset	hospital		526
universitetssykehus	hospital		525
universiti	university		308
universities	university		72
university			41
universytet	university		145
univerza	university		133
univerzita	university		37
univerzitet	university		256
univerzity	university		191
uniwersytet	university		22
unso	transport		118
unsong	transport		128
unternehmen	company		114
unternehmensberater	consulting		105
unternehmensberatung	consulting		105
unyu	transport		118
upakovka	packaging		103
upholstery	interior		2
upravlenie	management		142
upravlyayushchaya	management		103
upravlyayushchiy	management		103
urban			50
ured	office		314
urheiluseura	sports		774
urology			2
urun	product		326
urunler	product		326
urunleri	product		233
urzad	municipality		22
usinas	works		170
usine	works		246
uslug	service		643
usluge	service		232
uslugi	service		155
uslugowa	service		155
uslugowe	service		155
uslugowo	service		155
uslugowy	service		155
usluzni	service		232
ustav	institute		284
utara	north		465
utbildning	education		49
utdanning	education		125
utgerd	fish		672
utilities	utility		2
utility			2
uttar	north		576
uveg	glass		46
uveges	glass		46
uzenarstvi	meat		37
uzina	works		494
uzlet	store		46
uznemums	company		707
vagyonvedelmi	security		199
vaistine	pharmacy		167
vakfi	foundation		197
vakif	foundation		197
vakuutus	insurance		56
vallalat	company		1591
vallalkozas	enterprise		260
vallavalitsus	municipality		158
valores	security		83
vandenys	public utility		167
vandvaerk	public utility		74
vardcentral	hospital		49
varejo	retail		102
varosi	municipality		46
varuhus	store		49
vaskeri	laundry		74
vastgoed	real estate		27
vastra	west		517
vattenverk	public utility		49
vehicle	automotive		41
vehicles	automotive		2
veikals	store		274
veleprodaja	wholesale		232
veljekset	brother		313
veljet	brother		313
velkoobchod	wholesale		249
vendeghaz	hotel		46
vendeglo	restaurant		46
vending			2
ventas	sale		83
venture			88
ventures	venture		88
veod	transport		158
verband	association		114
verbandsgemeinde			6
verbond	association		288
verbouw	construction		27
verbrauchermarkt	supermarket		6
verde	green		123
verein	association		3372
vereinigte	united		330
vereinigung	association		114
vereniging	association		288
verf	shipyard		25
verkehrsbetriebe	transit		38
verkehrsgesellschaft	transit		38
verkehrsverbund	transit		38
verkehrsverein	tourist office		6
verkstad	works		215
verkstader	works		215
verlag	publishing		105
verlagsgesellschaft	publishing		105
verlagshaus	publishing		105
vermogen	asset		105
vermogensverwaltung	holding		114
verpleeghuis	health		27
verre	glass		24
verrerie	glass		24
versicherung	insurance		144
versicherungen	insurance		144
versicherungsagentur	insurance		6
versicherungsburo	insurance		6
versicherungsgesellschaft	insurance		144
versicherungsmakler	insurance		6
vert	green		358
verteidigung	defense		144
vervoer	transport		469
verwaltungs	holding		114
verwaltungsgericht			38
verwarming	heating		27
verzekering	insurance		27
verzekeringen	insurance		27
verzekeringsmaatschappij	insurance		469
vesihuolto	public utility		56
vestre	west		516
vestuario	clothing		15
vetements	clothing		24
veterinaire	veterinary		24
veterinaria	veterinary		12
veterinarian	veterinary		2
veterinarians	veterinary		2
veterinario	veterinary		12
veterinarnaya	veterinary		79
veterinarni	veterinary		37
veterinarska	veterinary		59
veterinary			55
veteriner	veterinary		51
vetreria	glass		35
vetro	glass		35
vets	veterinary		2
vhs	adult education		38
viagem	travel		15
viagens	travel		15
viaggi	travel		35
viajes	travel		12
vidracaria	glass		15
vidrieria	glass		12
vidrios	glass		12
vidro	glass		15
vidros	glass		15
vidusskola	gymnasium		274
vidyalaya	school		590
viejo	old		123
vien	institute		3387
viesbutis	hotel		167
viesnica	hotel		274
vigilancia	security		83
vigilanza	security		324
vignoble	wine		24
vignobles	wine		24
villamos	electrical		46
villanyszereles	electrical		46
ville	municipality		24
vina	wine		12
vinarija	wine		59
vinarstvi	wine		37
vinarstvo	wine		191
vinedos	wine		12
vinho	wine		309
vinhos	wine		15
vinicola	wine		15
vinicole	wine		24
vino	wine		58
vins	wine		24
vinuri	wine		91
viomichania	industry		39
viomichanies	industry		39
viomichaniki	industry		39
viragbolt	florist		46
virksomhed	company		442
virobnicha	production		556
virobniche	production		556
virobnitstvo	production		556
vishandel	fish		27
vishvavidyalaya	university		590
vishwavidyalaya	university		590
visserij	fish		27
vitrerie	glass		24
vivai	nurseries		35
vivaio	nurseries		35
viveiros	nurseries		15
vivero	nurseries		12
viveros	nurseries		12
vivliopoleio	bookstore		39
vizmu	public utility		46
vnk	bank		589
vodarny	public utility		37
vodokanal	public utility		79
vodovod	public utility		59
voeding	food		27
voetbal	football		300
voetbalvereniging	football		300
vognmand	transport		524
volks	people		330
volksbank	cooperative bank		588
volkshochschule	adult education		38
volksschule	primary school		6
voroskereszt	red cross		786
vostochnaya	east		301
vostochno	east		301
vostochny	east		301
voyages	travel		24
vrtec	kindergarten		133
vrtic	kindergarten		59
vvnyv	son		704
vvs	plumbing		49
vychodni	east		575
vydavatelstvi	publishing		249
vyrobni	manufacturing		249
vytvh	insurance		589
vzdelavani	education		37
waimao	trading		121
wangluo	network		713
wanju	toys		30
warehouse	storage		1156
warenhuis	store		27
warsztat	garage		22
warung	restaurant		90
wascherei	laundry		6
wasserij	laundry		27
wasserverband	waterworks		38
wasserwerk	waterworks		38
wasserwerke	waterworks		38
waste			2
watch			2
water			2
waterleiding	public utility		27
waterleidingmaatschappij	public utility		27
waterschap			27
waxing			2
wbnuh	son		371
wealth			47
web	internet		2
wein	wine		144
weingut	wine		6
weinhandlung	wine		6
weinkellerei	wine		6
welders	welding		2
welding			2
welfare	charity		2
wellness	health		2
welt	world		515
weltweit	global		515
wenju	stationery		30
werbeagentur	advertising		105
werbung	advertising		105
werk	works		205
werke	works		205
werkstatt	garage		6
werkzeugbau	machine		6
west			165
western	west		165
weterynaria	veterinary		22
weterynaryjna	veterinary		22
weterynaryjny	veterinary		22
wholesale			47
wijn	wine		469
wind			2
wine			41
wineries	wine		2
winery	wine		2
wines	wine		2
winiarnia	wine		22
wire			2
wireless	mobile		2
wirtschaftskammer	chamber of commerce		6
wirtschaftsprufung		Wirtschaftsprüfung	105
wirtschaftsprufungsgesellschaft	wirtschaftsprufung	Wirtschaftsprüfung	105
wirtshaus	restaurant		6
wisata	travel		90
wizara	ministry		371
wizarat	ministry		1587
wlghz	gas		45
wlmqwlt	contracting		321
wlnql	transport		45
wlnshr	publishing		149
wlnsyj	textile		45
wlsfr	travel		45
wlsnh	industry		45
wlsyhh	tourism		45
wlsynh	maintenance		149
wltjrh	trading		321
wltmyr	construction		45
wltswyq	marketing		149
wltwzy	distribution		149
wodociagi	public utility		22
wohnbau	construction		6
wohnungsbau	housing		38
wohnungsbaugenossenschaft	housing		6
wohnungsbaugesellschaft			6
wohnungsgenossenschaft	housing		6
wohnungsgesellschaft	housing		38
wojewodzki		wojewódzki	22
wojewodztwo	province		22
women			2
womens	women		2
woningcorporatie	housing		27
woningstichting	housing		27
wood			55
woodworking	carpentry		2
woodworks	carpentry		2
works			134
workshop			286
workshops	workshop		1100
world			166
worldwide	international		166
wschod	east		236
wschodni	east		236
wschodnia	east		236
wujin	hardware		30
wuliu	logistics		119
wwldh	son		371
wydawnictwo	publishing		155
wydzial	faculty		315
wytwornia	works		315
xenodocheio	hotel		39
xiangjiao	rubber		30
xianlan	wire		30
xieye	footwear		30
xincailiao	material		30
xinnengyuan	energy		30
xintuo	trust		1111
xinxi	information		30
xuexiao	school		30
xueyuan	academy		30
xyleia	wood		39
xyloyrgeio	carpentry		39
yakpum	pharmaceutical		128
yakuhin	pharmaceutical		118
yanjing	optical		30
yanjiusuo	institute		713
yanjiuyuan	institute		713
yaoye	pharmaceutical		30
yapi	building		76
yatirim	investment		233
yatirimlar	investment		233
yayasan	foundation		493
yayincilik	publishing		233
yazilim	software		51
ydh	clinic		132
yemekcilik	catering		51
yeohaeng	travel		128
yeonguso	institute		3377
yeonguwon	institution		1106
yfantoyrgia	textile		39
yhdistys	association		313
yhtio	company		1105
yibiao	instrument		30
yiliao	medical		30
yingshi	film		30
yingye	film		30
yinhang	bank		119
yinliao	beverage		30
yinshua	printing		121
yinwu	printing		121
yinxing	bank		30
yioi	son		285
yiyao	pharmaceutical		119
yiyuan	hospital		119
yliopisto	university		56
yoga			50
ypiresies	service		267
ypourgeio	ministry		285
yritys	enterprise		1105
yryyt	municipality		589
ysgol	school		984
yuanlin	garden		30
yunshu	transport		119
yuridicheskaya	legal		79
yuridicheskiy	legal		25
yuzhnaya	south		301
yuzhno	south		301
yuzhny	south		301
zachari	sugar		39
zacharis	sugar		39
zacharoplasteio	pastry		39
zachod	west		236
zachodni	west		236
zachodnia	west		236
zadruga	cooperative		314
zahnarzt	dental		6
zahnarzte	dental		6
zahnarztpraxis	dental		6
zahradnictvi	garden		37
zaklad	works		1109
zaklada	foundation		314
zakladna	school		191
zakladni	school		37
zaklady	works		315
zamecnictvi	metal		37
zaochuan	shipyard		30
zaozhi	paper		30
zapadnaya	west		301
zapadni	west		575
zapadno	west		301
zapadny	west		301
zapateria	footwear		12
zapaterias	footwear		12
zastrakhovane	insurance		305
zastrakhovatelno	insurance		305
zauyty	works		1594
zavarovalnica	insurance		133
zavod	works		115
zavody	works		284
zdravil	pharmaceutical		133
zdravila	pharmaceutical		133
zdravlja	medical		256
zdravookhranenie	health		96
zdravotnicke	medical		37
zdravstveni	medical		133
zdruzenie	association		710
zdruzenje	association		711
zelezarny	steel		37
zeleznice	railway		587
zemedelska	agriculture		37
zemedelske	agriculture		37
zemedelstvi	agriculture		37
zemljoradnicka	agriculture		256
zentrum	center		38
zhaoming	lighting		30
zheleznodorozhnaya	railway		25
zheleznodorozhnyy	railway		25
zhengquan	security		121
zhenzhi	textile		30
zhineng	smart		2098
zhipin	product		121
zhiyao	pharmaceutical		119
zhiye	paper		30
zhiyi	clothing		30
zhizao	manufacturing		121
zhongbiao	watch		30
zhonggong	industry		30
zhuangshi	decoration		30
zhuangxiu	decoration		30
zhubao	jewelry		30
ziben	capital		121
zidonghua	automation		30
ziekenhuis	hospital		27
zimmerei			6
zimmermeister	zimmerei		6
ziraat	agriculture		51
zixingche	bicycle		30
zixun	consulting		121
zlatnictvi	jewelry		37
zlobek	kindergarten		22
zobozdravstvo	dental		133
zonen	son		288
zoo			38
zoon	son		288
zorg	health		27
zosen	shipyard		118
zrzeszenie	association		315
zubni	dental		37
zuid	south		300
zuidoost	southeast		300
zuidwest	southwest		300
zuivel	dairy		27
zulin	leasing		121
zupa	church		59
zupanija	province		59
zupnija	church		133
zvaz	association		710
zveza	association		711
zweckverband			38
zweigniederlassung	branch		114
zweigstelle	branch		205
zwiazek	association		537`;
export const shortNames: string = `20th century fox	twentieth century fox	Twentieth Century Fox	81
3m	minnesota mining and manufacturing	Minnesota Mining and Manufacturing	33
aa	automobile association	Automobile Association	110
aaa	american automobile association	American Automobile Association	18
aal	american airlines	American Airlines	18
aapl	apple	Apple	146
aarp	american association of retired persons	American Association of Retired Persons	33
ab inbev	anheuser busch inbev	Anheuser-Busch InBev	1059
abb	asea brown boveri	Asea Brown Boveri	266
abbott	abbott laboratories	Abbott Laboratories	163
abc	american broadcasting company	American Broadcasting Company	18
abf	associated british foods	Associated British Foods	110
abi	anheuser busch inbev	Anheuser-Busch InBev	637
abn	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	380
abn amro	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	532
absa	amalgamated banks of south africa	Amalgamated Banks of South Africa	411
abu dhabi national oil	adnoc	ADNOC	1301
acc	associated cement companies	Associated Cement Companies	198
acca	association of chartered certified accountants	Association of Chartered Certified Accountants	110
aclu	american civil liberties union	American Civil Liberties Union	33
acs	actividades de construccion y servicios	Actividades de Construcción y Servicios	551
adac	allgemeine deutsche automobil club	Allgemeine Deutsche Automobil-Club	141
adb	asian development bank	Asian Development Bank	895
adcb	abu dhabi commercial bank	Abu Dhabi Commercial Bank	888
adi	analog devices	Analog Devices	18
adia	abu dhabi investment authority	Abu Dhabi Investment Authority	888
adl	arthur d little	Arthur D. Little	18
adm	archer daniels midland	Archer Daniels Midland	18
adp	automatic data processing	Automatic Data Processing	18
aeci	african explosives and chemical industries	African Explosives and Chemical Industries	411
aecom	aecom technology	AECOM Technology	81
aeg	allgemeine elektricitats gesellschaft	Allgemeine Elektricitäts-Gesellschaft	141
aei	associated electrical industries	Associated Electrical Industries	110
aena	aeropuertos espanoles y navegacion aerea	Aeropuertos Españoles y Navegación Aérea	549
aeo	american eagle outfitters	American Eagle Outfitters	18
aep	american electric power	American Electric Power	18
aero mexico	aeromexico	Aeromexico	1219
aeroporia aigaioy	aegean airlines	Aegean Airlines	437
aerovias del continente americano	avianca	Avianca	1302
af	abercrombie and fitch	Abercrombie & Fitch	18
afd	agence francaise de developpement	Agence Française de Développement	154
afdb	african development bank	African Development Bank	1693
afl cio	american federation of labor and congress of industrial organizations	American Federation of Labor and Congress of Industrial Organizations	81
afp	agence france presse	Agence France-Presse	154
afreximbank	african export import bank	African Export-Import Bank	1849
agbank	agricultural bank of china	Agricultural Bank of China	138
agf	assurances generales de france	Assurances Générales de France	154
agfa	actien gesellschaft fur anilin fabrikation	Actien-Gesellschaft für Anilin-Fabrikation	141
agip	azienda generale italiana petroli	Azienda Generale Italiana Petroli	635
agl	australian gas light	Australian Gas Light	379
ahold	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	2956
ahold delhaize	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	532
aia	american international assurance	American International Assurance	893
aicpa	american institute of certified public accountants	American Institute of Certified Public Accountants	33
aig	american international group	American International Group	33
aiib	asian infrastructure investment bank	Asian Infrastructure Investment Bank	138
aiims	all india institute of medical sciences	All India Institute of Medical Sciences	184
aioc	anglo iranian oil	Anglo-Iranian Oil	106
air asia	airasia	AirAsia	1878
air bnb	airbnb	Airbnb	78
air bus	airbus	Airbus	656
air products	air products and chemicals	Air Products and Chemicals	81
aishin	aisin	Aisin	176
ajg	arthur j gallagher	Arthur J. Gallagher	18
akzo nobel	akzonobel	AkzoNobel	532
al rajhi lmsrfyh	al rajhi bank	Al Rajhi Bank	244
al rajhi lmsrfyh llstthmr	al rajhi bank	Al Rajhi Bank	244
alfa	anonima lombarda fabbrica automobili	Anonima Lombarda Fabbrica Automobili	248
alfa trapeza	alpha bank	Alpha Bank	437
alibabajituankonggu	alibaba group holding	Alibaba Group Holding	65
alliant techsystems	orbital atk	Orbital ATK	107
alliedsignal	honeywell international	Honeywell International	107
aluminum company of america	alcoa	Alcoa	393
amat	applied materials	Applied Materials	146
amazon	amazon com	Amazon.com	928
amc	american motors	American Motors	18
amd	advanced micro devices	Advanced Micro Devices	18
american family life assurance company of columbus	aflac	Aflac	393
american rolling mill	armco	Armco	107
amex	american express	American Express	163
ami	american megatrends	American Megatrends	18
amoco	american oil	American Oil	221
amolepeosipig	amorepacific	Amorepacific	71
amp	australian mutual provident	Australian Mutual Provident	379
amplats	anglo american platinum	Anglo American Platinum	1508
amro	amsterdam rotterdam bank	Amsterdam-Rotterdam Bank	1881
amzn	amazon com	Amazon.com	146
ana	all nippon airways	All Nippon Airways	296
ancap	administracion nacional de combustibles alcohol y portland	Administración Nacional de Combustibles, Alcohol y Portland	1711
anchuandianji	yaskawa electric	Yaskawa Electric	31
andersen consulting	accenture	Accenture	2108
anglo	anglo american	Anglo American	697
anglo platinum	anglo american platinum	Anglo American Platinum	780
anl	argonne national laboratory	Argonne National Laboratory	18
ansa	agenzia nazionale stampa associata	Agenzia Nazionale Stampa Associata	248
ansi	american national standards institute	American National Standards Institute	33
anu	australian national university	Australian National University	379
anz	australia and new zealand banking group	Australia and New Zealand Banking Group	547
aok	allgemeine ortskrankenkasse	Allgemeine Ortskrankenkasse	95
ap	associated press	Associated Press	18
ap moller	ap moller maersk	A.P. Møller-Mærsk	1061
apc	american power conversion	American Power Conversion	18
apl	american president lines	American President Lines	18
apoc	anglo persian oil	Anglo-Persian Oil	106
apple computer	apple	Apple	107
applied molecular genetics	amgen	Amgen	107
arabian american oil	aramco	Aramco	2112
arco	atlantic richfield	Atlantic Richfield	18
ard	arbeitsgemeinschaft der offentlich rechtlichen rundfunkanstalten der bundesrepublik deutschland	Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten der Bundesrepublik Deutschland	95
arup	ove arup and partners	Ove Arup & Partners	259
arzte ohne grenzen	medecins sans frontieres	Médecins Sans Frontières	1304
asahigurupu	asahi group	Asahi Group	31
asarco	american smelting and refining	American Smelting and Refining	33
ascap	american society of composers authors and publishers	American Society of Composers, Authors and Publishers	33
ase	advanced semiconductor engineering	Advanced Semiconductor Engineering	898
asea	allmanna svenska elektriska	Allmänna Svenska Elektriska	503
asean	association of southeast asian nations	Association of Southeast Asian Nations	1698
asianahanggong	asiana airlines	Asiana Airlines	71
asme	american society of mechanical engineers	American Society of Mechanical Engineers	33
asml	advanced semiconductor materials lithography	Advanced Semiconductor Materials Lithography	550
astm	american society for testing and materials	American Society for Testing and Materials	33
asuterasuzhiyao	astellas pharma	Astellas Pharma	31
asx	australian securities exchange	Australian Securities Exchange	547
at and t	american telephone and telegraph	American Telephone and Telegraph	33
att	american telephone and telegraph	American Telephone and Telegraph	18
auto desk	autodesk	Autodesk	78
auto nation	autonation	AutoNation	78
auto zone	autozone	AutoZone	78
avic	aviation industry corporation of china	Aviation Industry Corporation of China	138
az	astrazeneca	AstraZeneca	110
b of a	bank of america	Bank of America	33
b3	brasil bolsa balcao	Brasil Bolsa Balcão	505
ba	british airways	British Airways	110
bac	bank of america	Bank of America	18
bae	british aerospace	British Aerospace	110
bafin	bundesanstalt fur finanzdienstleistungsaufsicht	Bundesanstalt für Finanzdienstleistungsaufsicht	386
bah	booz allen hamilton	Booz Allen Hamilton	18
bai	banco angolano de investimentos	Banco Angolano de Investimentos	1714
baic	beijing automotive industry	Beijing Automotive Industry	138
balgarska narodna banka	bulgarian national bank	Bulgarian National Bank	1499
balgarski energien kholding	bulgarian energy holding	Bulgarian Energy Holding	1499
banca ditalia	bank of italy	Bank of Italy	2161
banca nazionale svizzera	swiss national bank	Swiss National Bank	978
banco de espana	bank of spain	Bank of Spain	2156
banco de mexico	bank of mexico	Bank of Mexico	2162
banco de portugal	bank of portugal	Bank of Portugal	2165
banco mundial	world bank	World Bank	1309
banco nacional de mexico	banamex	Banamex	783
bangchak		Bangchak	1503
bank of new south wales	westpac banking	Westpac Banking	1289
bank of nova scotia	scotiabank	Scotiabank	2142
bank pekao	pekao	Pekao	1864
bank polska kasa opieki	pekao	Pekao	2150
bank rossii	bank of russia	Bank of Russia	162
banque de france	bank of france	Bank of France	2158
banque de montreal	bank of montreal	Bank of Montreal	784
banque du canada	bank of canada	Bank of Canada	784
banque mondiale	world bank	World Bank	1309
banque nationale de belgique	national bank of belgium	National Bank of Belgium	1310
banque nationale de paris paribas	bnp paribas	BNP Paribas	272
banque nationale du canada	national bank of canada	National Bank of Canada	784
banque nationale suisse	swiss national bank	Swiss National Bank	978
banque royale du canada	royal bank of canada	Royal Bank of Canada	784
baoshangangtie	baosteel	Baosteel	65
barca	futbol club barcelona	Futbol Club Barcelona	1062
basf	badische anilin und soda fabrik	Badische Anilin- und Soda-Fabrik	141
bat	british american tobacco	British American Tobacco	110
bawag	bank fur arbeit und wirtschaft	Bank für Arbeit und Wirtschaft	351
bayern munchen	fussball club bayern munchen	Fußball-Club Bayern München	245
bayernlb	bayerische landesbank	Bayerische Landesbank	386
bb	banco do brasil	Banco do Brasil	505
bb and t	branch banking and trust	Branch Banking and Trust	33
bbc	british broadcasting corporation	British Broadcasting Corporation	106
bbdo	batten barton durstine and osborn	Batten, Barton, Durstine & Osborn	33
bbh	brown brothers harriman	Brown Brothers Harriman	18
bbl	banque bruxelles lambert	Banque Bruxelles Lambert	637
bbva	banco bilbao vizcaya argentaria	Banco Bilbao Vizcaya Argentaria	549
bca	bank central asia	Bank Central Asia	734
bcbsa	blue cross blue shield association	Blue Cross Blue Shield Association	33
bce	bell canada enterprises	Bell Canada Enterprises	412
bcg	boston consulting group	Boston Consulting Group	18
bci	banca commerciale italiana	Banca Commerciale Italiana	2955
bci mocambique	banco comercial e de investimentos	Banco Comercial e de Investimentos	1065
bcp	banco comercial portugues	Banco Comercial Português	414
bcr	banca comerciala romana	Banca Comercială Română	1152
bd	becton dickinson	Becton Dickinson	18
bdi	bundesverband der deutschen industrie	Bundesverband der Deutschen Industrie	95
bdo	banco de oro	Banco de Oro	895
bdo international	binder dijker otte	Binder Dijker Otte	259
bea	british european airways	British European Airways	110
bel	bharat electronics	Bharat Electronics	198
belaz	belorusskiy avtomobilnyy zavod	Belorusskiy avtomobilnyy zavod	1692
bell atlantic	verizon communications	Verizon Communications	107
bentianjiyangongye	honda motor	Honda Motor	31
bes	banco espirito santo	Banco Espírito Santo	414
bfg	bank fur gemeinwirtschaft	Bank für Gemeinwirtschaft	95
bharatiy jivan insurance	life insurance india	Life Insurance India	836
bharatiy rel	indian railways	Indian Railways	836
bharatiy rijarv bank	reserve bank of india	Reserve Bank of India	836
bharatiy stet bank	state bank of india	State Bank of India	836
bhel	bharat heavy electricals	Bharat Heavy Electricals	184
bhge	baker hughes	Baker Hughes	33
bhp	broken hill proprietary	Broken Hill Proprietary	547
bhp billiton	bhp group	BHP Group	1289
bhs	british home stores	British Home Stores	110
bidv	bank for investment and development of vietnam	Bank for Investment and Development of Vietnam	1146
biguiyuan	country garden	Country Garden	65
bim	banco internacional de mocambique	Banco Internacional de Moçambique	413
biogen idec	biogen	Biogen	107
bis	bank for international settlements	Bank for International Settlements	220
biyadi	build your dreams	Build Your Dreams	488
bl	bausch and lomb	Bausch & Lomb	18
black berry	blackberry	BlackBerry	1216
bmce	banque marocaine du commerce exterieur	Banque Marocaine du Commerce Extérieur	1701
bmo	bank of montreal	Bank of Montreal	412
bms	bristol myers squibb	Bristol-Myers Squibb	18
bmw	bayerische motoren werke	Bayerische Motoren Werke	141
bn	barnes and noble	Barnes & Noble	33
bndes	banco nacional de desenvolvimento economico e social	Banco Nacional de Desenvolvimento Econômico e Social	410
bnfl	british nuclear fuels	British Nuclear Fuels	106
bni	bank negara indonesia	Bank Negara Indonesia	734
bnk al emirates dubai lwtny	emirates national bank of dubai	Emirates National Bank of Dubai	368
bnk al kuwait lwtny	national bank of kuwait	National Bank of Kuwait	1055
bnk al rajhi	al rajhi bank	Al Rajhi Bank	244
bnk al riyadh	riyad bank	Riyad Bank	244
bnk bwdhby ltjry	abu dhabi commercial bank	Abu Dhabi Commercial Bank	368
bnk bwdhby lwl	first abu dhabi bank	First Abu Dhabi Bank	368
bnk dubai al islamic	dubai islamic bank	Dubai Islamic Bank	368
bnk msr	banque misr	Banque Misr	1501
bnk qatar lwtny	qatar national bank	Qatar National Bank	1056
bnl	banca nazionale del lavoro	Banca Nazionale del Lavoro	248
bnp	banque nationale de paris	Banque Nationale de Paris	154
bnsf	burlington northern santa fe	Burlington Northern Santa Fe	33
bny	bank of new york mellon	Bank of New York Mellon	33
bny mellon	bank of new york mellon	Bank of New York Mellon	33
bnym	bank of new york mellon	Bank of New York Mellon	33
bo	baltimore and ohio railroad	Baltimore and Ohio Railroad	18
boa	bank of america	Bank of America	18
boac	british overseas airways corporation	British Overseas Airways Corporation	106
bobaotang	hakuhodo	Hakuhodo	31
boc	bank of china	Bank of China	506
bocom	bank of communications	Bank of Communications	138
boe	bank of england	Bank of England	110
bofa	bank of america	Bank of America	33
boj	bank of japan	Bank of Japan	296
bony	bank of new york mellon	Bank of New York Mellon	163
booz allen	booz allen hamilton	Booz Allen Hamilton	81
borussia dortmund	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	245
bosch	robert bosch	Robert Bosch	386
botas	boru hatlari ile petrol tasima	Boru Hatları ile Petrol Taşıma	504
boussois souchon neuvesel	danone	Danone	272
bp	british petroleum	British Petroleum	106
bpce	banque populaire caisse depargne	Banque Populaire Caisse d'Epargne	210
bpcl	bharat petroleum	Bharat Petroleum	184
bpi	banco portugues de investimento	Banco Português de Investimento	414
br	bayerischer rundfunk	Bayerischer Rundfunk	95
brasil foods	brf	BRF	1290
brgm	bureau de recherches geologiques et minieres	Bureau de Recherches Géologiques et Minières	210
bri	bank rakyat indonesia	Bank Rakyat Indonesia	734
bridge stone	bridgestone	Bridgestone	927
british leyland	british leyland motor	British Leyland Motor	259
british telecom	british telecommunications	British Telecommunications	259
bsch	banco santander central hispano	Banco Santander Central Hispano	549
bse	bombay stock exchange	Bombay Stock Exchange	198
bsi	british standards institution	British Standards Institution	110
bskyb	british sky broadcasting	British Sky Broadcasting	106
bsn gervais danone	danone	Danone	272
bsnl	bharat sanchar nigam	Bharat Sanchar Nigam	184
bt	british telecommunications	British Telecommunications	110
btrwl bwdhby lwtnyh	adnoc	ADNOC	368
bupt	beijing university of posts and telecommunications	Beijing University of Posts and Telecommunications	138
burijisuton	bridgestone	Bridgestone	31
burroughs	unisys	Unisys	1294
bvb	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	95
bvg	berliner verkehrsbetriebe	Berliner Verkehrsbetriebe	95
byd	build your dreams	Build Your Dreams	138
byt ltmwyl lkwyty	kuwait finance house	Kuwait Finance House	1055
c and nw	chicago and north western	Chicago and North Western	33
caa	creative artists agency	Creative Artists Agency	18
caac	civil aviation administration of china	Civil Aviation Administration of China	138
caf	construcciones y auxiliar de ferrocarriles	Construcciones y Auxiliar de Ferrocarriles	551
cah	cardinal health	Cardinal Health	146
caisse des depots	caisse des depots et consignations	Caisse des Dépôts et Consignations	610
caixa bank	caixabank	Caixabank	1874
cal berkeley	university of california berkeley	University of California Berkeley	81
caltech	california institute of technology	California Institute of Technology	81
cap gemini	capgemini	Capgemini	656
capita land	capitaland	CapitaLand	1883
car max	carmax	CarMax	78
care	cooperative for assistance and relief everywhere	Cooperative for Assistance and Relief Everywhere	18
cat	caterpillar	Caterpillar	928
catl	contemporary amperex technology	Contemporary Amperex Technology	138
cb and i	chicago bridge and iron	Chicago Bridge & Iron	550
cb and q	chicago burlington and quincy railroad	Chicago, Burlington and Quincy Railroad	33
cba	commonwealth bank of australia	Commonwealth Bank of Australia	379
cbc	canadian broadcasting corporation	Canadian Broadcasting Corporation	412
cbd	companhia brasileira de distribuicao	Companhia Brasileira de Distribuição	505
cboe	chicago board options exchange	Chicago Board Options Exchange	33
cbot	chicago board of trade	Chicago Board of Trade	33
cbre	coldwell banker richard ellis	Coldwell Banker Richard Ellis	33
cbs	columbia broadcasting system	Columbia Broadcasting System	18
ccb	china construction bank	China Construction Bank	506
cccc	china communications construction	China Communications Construction	138
ccf	credit commercial de france	Crédit Commercial de France	154
cctv	china central television	China Central Television	506
cdc	centers for disease control and prevention	Centers for Disease Control and Prevention	18
cea	commissariat a lenergie atomique	Commissariat à l'énergie atomique	154
cef	caixa economica federal	Caixa Econômica Federal	505
cementos mexicanos	cemex	CEMEX	783
cemig	companhia energetica de minas gerais	Companhia Energética de Minas Gerais	410
centrais eletricas brasileiras	eletrobras	Eletrobras	781
century link	lumen technologies	Lumen Technologies	78
centurylink	lumen technologies	Lumen Technologies	107
cern	conseil europeen pour la recherche nucleaire	Conseil Européen pour la Recherche Nucléaire	266
cez	ceske energeticke zavody	České energetické závody	1139
cfe	comision federal de electricidad	Comisión Federal de Electricidad	1725
cff	schweizerische bundesbahnen	Schweizerische Bundesbahnen	220
cfm	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	413
cfp	compagnie francaise des petroles	Compagnie Française des Pétroles	154
cfr	caile ferate romane	Căile Ferate Române	1152
cgd	caixa geral de depositos	Caixa Geral de Depósitos	414
cge	compagnie generale delectricite	Compagnie Générale d'Electricité	154
cgnu	aviva	Aviva	392
charoenphokphanahan	charoen pokphand foods	Charoen Pokphand Foods	282
chelyabinskiy truboprokatnyy zavod	chelyabinsk pipe rolling plant	Chelyabinsk Pipe Rolling Plant	162
chevrontexaco	chevron	Chevron	107
china national chemical	chemchina	ChemChina	976
china north industries	norinco	Norinco	976
china petroleum and chemical	sinopec	Sinopec	976
chinalco	aluminum corporation of china	Aluminum Corporation of China	1846
cht	chunghwa telecom	Chunghwa Telecom	898
chu	centre hospitalier universitaire	Centre hospitalier universitaire	1697
chuanqizhonggongye	kawasaki heavy industries	Kawasaki Heavy Industries	31
cia	central intelligence agency	Central Intelligence Agency	18
ciba geigy	novartis	Novartis	970
cibc	canadian imperial bank of commerce	Canadian Imperial Bank of Commerce	634
cic	credit industriel et commercial	Crédit Industriel et Commercial	154
cimb	commerce international merchant bankers	Commerce International Merchant Bankers	1702
cisco	cisco systems	Cisco Systems	163
citi	citigroup	Citigroup	163
citi bank	citibank	Citibank	78
citi group	citigroup	Citigroup	78
citic	china international trust investment	China International Trust Investment	138
cjjeiljedang	cj cheiljedang	CJ CheilJedang	71
cloud flare	cloudflare	Cloudflare	78
clp holdings	china light and power	China Light and Power	2944
cma cgm	compagnie maritime daffretement compagnie generale maritime	Compagnie Maritime d'Affrètement Compagnie Générale Maritime	610
cmb	china merchants bank	China Merchants Bank	506
cme	chicago mercantile exchange	Chicago Mercantile Exchange	18
cmh	companhia mocambicana de hidrocarbonetos	Companhia Moçambicana de Hidrocarbonetos	413
cmu	carnegie mellon university	Carnegie Mellon University	18
cn	canadian national railway	Canadian National Railway	412
cn rail	canadian national railway	Canadian National Railway	1060
cnes	centre national detudes spatiales	Centre national d'études spatiales	210
cnh	case new holland	Case New Holland	18
cnn	cable news network	Cable News Network	33
cnooc	china national offshore oil	China National Offshore Oil	138
cnpc	china national petroleum	China National Petroleum	138
cnrs	centre national de la recherche scientifique	Centre national de la recherche scientifique	210
co	chesapeake and ohio railway	Chesapeake and Ohio Railway	33
co op	cooperative		2939
cofco	china national cereals oils and foodstuffs	China National Cereals, Oils and Foodstuffs	138
coin base	coinbase	Coinbase	78
coke	coca cola	Coca-Cola	163
com cast	comcast	Comcast	78
comac	commercial aircraft corporation of china	Commercial Aircraft Corporation of China	138
comesa	common market for eastern and southern africa	Common Market for Eastern and Southern Africa	1713
comit	banca commerciale italiana	Banca Commerciale Italiana	635
comite international de la croix rouge	international committee of the red cross	International Committee of the Red Cross	782
commbank	commonwealth bank of australia	Commonwealth Bank of Australia	1843
compagnie generale des eaux	vivendi	Vivendi	272
companhia de bebidas das americas	ambev	Ambev	781
compania espanola de petroleos	cepsa	CEPSA	1303
compania telefonica nacional de espana	telefonica	Telefónica	972
con ed	consolidated edison	Consolidated Edison	81
con edison	consolidated edison	Consolidated Edison	81
coned	consolidated edison	Consolidated Edison	81
conoco	conocophillips	ConocoPhillips	221
conrail	consolidated rail	Consolidated Rail	221
consumer value stores	cvs health	CVS Health	107
conti	continental	Continental	1509
continental oil	conocophillips	ConocoPhillips	107
cooperatieve centrale raiffeisen boerenleenbank	rabobank	Rabobank	2149
coopers and lybrand	pricewaterhousecoopers	PricewaterhouseCoopers	392
copel	companhia paranaense de energia	Companhia Paranaense de Energia	410
corporacion nacional del cobre de chile	codelco	Codelco	2143
cosco	china ocean shipping	China Ocean Shipping	138
cp	comboios de portugal	Comboios de Portugal	414
cp group	charoen pokphand	Charoen Pokphand	2950
cp rail	canadian pacific railway	Canadian Pacific Railway	1060
cpkc	canadian pacific kansas city	Canadian Pacific Kansas City	634
cppib	canada pension plan investment board	Canada Pension Plan Investment Board	634
cpr	canadian pacific railway	Canadian Pacific Railway	412
crcc	china railway construction	China Railway Construction	138
crec	china railway engineering	China Railway Engineering	138
crowd strike	crowdstrike	CrowdStrike	78
crrc	china railway rolling stock	China Railway Rolling Stock	138
cs	credit suisse	Credit Suisse	220
csa	ceskoslovenske statni aerolinie	Československé státní aerolinie	1717
csc	computer sciences	Computer Sciences	18
cscec	china state construction engineering	China State Construction Engineering	138
csco	cisco systems	Cisco Systems	146
csfb	credit suisse first boston	Credit Suisse First Boston	33
csic	consejo superior de investigaciones cientificas	Consejo Superior de Investigaciones Científicas	549
csir	council for scientific and industrial research	Council for Scientific and Industrial Research	381
csiro	commonwealth scientific and industrial research organisation	Commonwealth Scientific and Industrial Research Organisation	547
csl	commonwealth serum laboratories	Commonwealth Serum Laboratories	379
csn	companhia siderurgica nacional	Companhia Siderúrgica Nacional	505
csob	ceskoslovenska obchodni banka	Československá obchodní banka	1139
csr	colonial sugar refining	Colonial Sugar Refining	379
ctt	correios telegrafos e telefones	Correios, Telégrafos e Telefones	414
cuf	companhia uniao fabril	Companhia União Fabril	414
cuntianzhizuosuo	murata manufacturing	Murata Manufacturing	31
cvrd	companhia vale do rio doce	Companhia Vale do Rio Doce	410
cvs	cvs health	CVS Health	33
cvs caremark	cvs health	CVS Health	107
cvx	chevron	Chevron	146
cw	cable and wireless	Cable and Wireless	106
dabangasu	osaka gas	Osaka Gas	31
dachengjianshe	taisei	Taisei	31
daehanhanggong	korean air	Korean Air	71
daeugeonseol	daewoo engineering and construction	Daewoo Engineering & Construction	71
daf	van doornes automobiel fabriek	Van Doorne's Automobiel Fabriek	380
dahehausugongye	daiwa house	Daiwa House	31
dahezhengquan	daiwa securities	Daiwa Securities	31
daikingongye	daikin industries	Daikin Industries	31
daily motion	dailymotion	Dailymotion	656
daimler	mercedes benz group	Mercedes-Benz Group	584
daimler benz	mercedes benz group	Mercedes-Benz Group	584
daimler chrysler	chrysler	Chrysler	78
daimlerchrysler	chrysler	Chrysler	107
dalinzu	obayashi	Obayashi	176
danmarks nationalbank	national bank of denmark	National Bank of Denmark	2155
dansk olie og naturgas	orsted	Ørsted	971
daojinzhizuosuo	shimadzu	Shimadzu	31
daribenyinshua	dai nippon printing	Dai Nippon Printing	31
darpa	defense advanced research projects agency	Defense Advanced Research Projects Agency	33
data bricks	databricks	Databricks	78
dazhongzhiyao	otsuka pharmaceutical	Otsuka Pharmaceutical	31
db	deutsche bahn	Deutsche Bahn	95
dbs	development bank of singapore	Development Bank of Singapore	454
dbsa	development bank of southern africa	Development Bank of Southern Africa	411
ddb	doyle dane bernbach	Doyle Dane Bernbach	18
dec	digital equipment	Digital Equipment	18
dei	public power	Public Power	1502
dell	dell technologies	Dell Technologies	163
dell computer	dell technologies	Dell Technologies	107
deloitte	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	259
deloitte and touche	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	392
delta	delta air lines	Delta Air Lines	163
den norske stats oljeselskap	equinor	Equinor	973
deutsche	deutsche bank	Deutsche Bank	1509
dewa	dubai electricity and water authority	Dubai Electricity and Water Authority	892
dfb	deutscher fussball bund	Deutscher Fußball-Bund	95
dfds	det forenede dampskibs selskab	Det Forenede Dampskibs-Selskab	1695
dfg	deutsche forschungsgemeinschaft	Deutsche Forschungsgemeinschaft	95
dfw	dallas fort worth international airport	Dallas/Fort Worth International Airport	18
dgb	deutscher gewerkschaftsbund	Deutscher Gewerkschaftsbund	95
dhl	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	141
dib	dubai islamic bank	Dubai Islamic Bank	892
dien luc viet nam	vietnam electricity	Vietnam Electricity	1058
dihk	deutscher industrie und handelskammertag	Deutscher Industrie- und Handelskammertag	141
dimosia epicheirisi ilektrismoy	public power	Public Power	437
din	deutsches institut fur normung	Deutsches Institut für Normung	95
disney	walt disney	Walt Disney	81
diyisangong	daiichi sankyo	Daiichi Sankyo	31
diyishengming	dai ichi life	Dai-ichi Life	31
dkw	dampf kraft wagen	Dampf-Kraft-Wagen	95
dlf	delhi land and finance	Delhi Land & Finance	198
dlj	donaldson lufkin and jenrette	Donaldson, Lufkin & Jenrette	18
dlr	deutsches zentrum fur luft und raumfahrt	Deutsches Zentrum für Luft- und Raumfahrt	95
dlrg	deutsche lebens rettungs gesellschaft	Deutsche Lebens-Rettungs-Gesellschaft	141
dm	drogerie markt	Drogerie Markt	95
dm drogeriemarkt	dm drogerie markt	dm-drogerie markt	245
dnv	det norske veritas	Det Norske Veritas	1144
doctors without borders	medecins sans frontieres	Médecins Sans Frontières	1304
dong energy	orsted	Ørsted	971
dongfengqiche	dongfeng motor	Dongfeng Motor	65
donghailukezhidao	central japan railway	Central Japan Railway	31
dongjingdianli	tokyo electric power	Tokyo Electric Power	31
dongjinggasu	tokyo gas	Tokyo Gas	31
dongjinghaishangridong	tokio marine	Tokio Marine	31
dongre	toray industries	Toray Industries	176
dongribenlukezhidao	east japan railway	East Japan Railway	31
dongzhi	toshiba	Toshiba	176
door dash	doordash	DoorDash	78
dow	dow chemical	Dow Chemical	163
dp world	dubai ports world	Dubai Ports World	1504
dpa	deutsche presse agentur	Deutsche Presse-Agentur	95
dpdhl	deutsche post dhl	Deutsche Post DHL	141
drdo	defence research and development organisation	Defence Research and Development Organisation	184
drk	deutsches rotes kreuz	Deutsches Rotes Kreuz	95
drop box	dropbox	Dropbox	78
drv	deutsche rentenversicherung	Deutsche Rentenversicherung	1140
dsb	danske statsbaner	Danske Statsbaner	638
dsm	staatsmijnen	Staatsmijnen	380
dsv	de sammensluttede vognmaend	De Sammensluttede Vognmænd	638
dtag	deutsche telekom	Deutsche Telekom	141
dtcc	depository trust and clearing	Depository Trust & Clearing	33
dtt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	110
dtu	danmarks tekniske universitet	Danmarks Tekniske Universitet	638
du pont	dupont	DuPont	163
dusaneneobilliti	doosan enerbility	Doosan Enerbility	71
dutch state mines	staatsmijnen	Staatsmijnen	1861
dvla	driver and vehicle licensing agency	Driver and Vehicle Licensing Agency	106
dvr israel	israel post	Israel Post	243
dz bank	deutsche genossenschafts zentralbank	Deutsche Genossenschafts-Zentralbank	386
eads	airbus	Airbus	210
east asiatic company	det ostasiatiske kompagni	Det Østasiatiske Kompagni	1061
easy jet	easyjet	EasyJet	422
ebrd	european bank for reconstruction and development	European Bank for Reconstruction and Development	106
ecb	european central bank	European Central Bank	95
eco lab	ecolab	Ecolab	78
eco petrol	ecopetrol	Ecopetrol	1872
ecobank	ecobank transnational	Ecobank Transnational	2949
ecowas	economic community of west african states	Economic Community of West African States	1143
edf	electricite de france	Électricité de France	210
edm	electricidade de mocambique	Electricidade de Moçambique	413
edp	energias de portugal	Energias de Portugal	1707
eds	electronic data systems	Electronic Data Systems	18
egat	electricity generating authority of thailand	Electricity Generating Authority of Thailand	1710
ei du pont de nemours	dupont	DuPont	393
eib	european investment bank	European Investment Bank	1724
el al	el al israel airlines	El Al Israel Airlines	2945
electricidade de portugal	energias de portugal	Energias de Portugal	2111
electro lux	electrolux	Electrolux	1221
elf aquitaine	societe nationale elf aquitaine	Société Nationale Elf Aquitaine	1213
eljijeonja	lg electronics	LG Electronics	71
ellinika petrelaia	hellenic petroleum	Hellenic Petroleum	437
ellinika tachydromeia	hellenic post	Hellenic Post	437
elliniki trapeza	hellenic bank	Hellenic Bank	2934
embrapa	empresa brasileira de pesquisa agropecuaria	Empresa Brasileira de Pesquisa Agropecuária	410
emem	empresa mocambicana de exploracao mineira	Empresa Moçambicana de Exploração Mineira	1703
emi	electric and musical industries	Electric and Musical Industries	106
emirates nbd	emirates national bank of dubai	Emirates National Bank of Dubai	1504
emirates telecommunications	etisalat	Etisalat	1301
empresa brasileira de aeronautica	embraer	Embraer	781
empresa colombiana de petroleos	ecopetrol	Ecopetrol	1302
enap	empresa nacional del petroleo	Empresa Nacional del Petróleo	1694
enbw	energie baden wurttemberg	Energie Baden-Württemberg	141
endiama	empresa nacional de diamantes de angola	Empresa Nacional de Diamantes de Angola	1211
enel	ente nazionale per lenergia elettrica	Ente Nazionale per l'Energia Elettrica	635
enh	empresa nacional de hidrocarbonetos	Empresa Nacional de Hidrocarbonetos	413
eni	ente nazionale idrocarburi	Ente Nazionale Idrocarburi	248
eon	e on	E.ON	68
epa	environmental protection agency	Environmental Protection Agency	18
epfl	ecole polytechnique federale de lausanne	École polytechnique fédérale de Lausanne	266
ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1066
esa	european space agency	European Space Agency	154
escom	electricity supply commission	Electricity Supply Commission	411
eskom	electricity supply commission	Electricity Supply Commission	758
espn	entertainment and sports programming network	Entertainment and Sports Programming Network	33
esseuoil	s oil	S-Oil	405
esso	standard oil of new jersey	Standard Oil of New Jersey	221
eth zurich	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	609
ethniki trapeza	national bank of greece	National Bank of Greece	1502
ethniki trapeza tis ellados	national bank of greece	National Bank of Greece	437
ethz	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	266
eu	european union	European Union	637
euro tunnel	eurotunnel	Eurotunnel	656
european aeronautic defence and space	airbus	Airbus	272
evrokhim	eurochem	EuroChem	438
exim bank	export import bank of the united states	Export-Import Bank of the United States	163
exxon	exxon mobil	Exxon Mobil	81
exxonmobil	exxon mobil	Exxon Mobil	81
ey	ernst and young	Ernst & Young	33
ezai	eisai	Eisai	176
f lli	fratelli		2946
fa	football association	Football Association	110
faa	federal aviation administration	Federal Aviation Administration	18
fab	first abu dhabi bank	First Abu Dhabi Bank	892
face book	meta platforms	Meta Platforms	78
facebook	meta platforms	Meta Platforms	107
fannie mae	federal national mortgage association	Federal National Mortgage Association	221
fao	food and agriculture organization	Food and Agriculture Organization	248
faw	first automobile works	First Automobile Works	506
faz	frankfurter allgemeine zeitung	Frankfurter Allgemeine Zeitung	95
fb	meta platforms	Meta Platforms	18
fbi	federal bureau of investigation	Federal Bureau of Investigation	33
fc barcelona	futbol club barcelona	Futbol Club Barcelona	1062
fc bayern	fussball club bayern munchen	Fußball-Club Bayern München	245
fca	financial conduct authority	Financial Conduct Authority	110
fcc	federal communications commission	Federal Communications Commission	18
fcx	freeport mcmoran	Freeport-McMoRan	146
fda	food and drug administration	Food and Drug Administration	18
fdic	federal deposit insurance corporation	Federal Deposit Insurance Corporation	33
fed ex	fedex	FedEx	78
federal express	fedex	FedEx	393
federal reserve	federal reserve system	Federal Reserve System	81
femsa	fomento economico mexicano	Fomento Económico Mexicano	732
ferrovie dello stato	ferrovie dello stato italiane	Ferrovie dello Stato Italiane	1064
ffw	freiwillige feuerwehr	Freiwillige Feuerwehr	1140
fgv	fundacao getulio vargas	Fundação Getulio Vargas	505
fhlmc	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	33
fiat	fabbrica italiana automobili torino	Fabbrica Italiana Automobili Torino	635
fidelity management and research	fidelity investments	Fidelity Investments	107
fifa	federation internationale de football association	Fédération Internationale de Football Association	266
finmeccanica	leonardo	Leonardo	1291
finn air	finnair	Finnair	1875
finra	financial industry regulatory authority	Financial Industry Regulatory Authority	33
fit bit	fitbit	Fitbit	78
fl smidth	flsmidth	FLSmidth	971
fmg	fortescue metals group	Fortescue Metals Group	379
fmr	fidelity investments	Fidelity Investments	18
fn herstal	fabrique nationale de herstal	Fabrique Nationale de Herstal	1059
fnac	federation nationale dachats des cadres	Fédération nationale d'achats des cadres	210
fnb	first national bank	First National Bank	381
fnma	federal national mortgage association	Federal National Mortgage Association	33
ford	ford motor	Ford Motor	163
fosagro	phosagro	PhosAgro	438
foxconn	hon hai precision industry	Hon Hai Precision Industry	1869
fpl	florida power and light	Florida Power & Light	18
france telecom	orange	Orange	272
fraport	flughafen frankfurt main	Flughafen Frankfurt/Main	386
freddie mac	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	221
fuamirimato	familymart	FamilyMart	31
fuanatku	fanuc	Fanuc	176
fuasutoriteiringu	fast retailing	Fast Retailing	31
fuji film	fujifilm	Fujifilm	927
fuji heavy industries	subaru	Subaru	585
fushifuirumu	fujifilm	Fujifilm	31
fushitong	fujitsu	Fujitsu	31
gac	guangzhou automobile	Guangzhou Automobile	506
gail	gas authority of india	Gas Authority of India	198
galp	galp energia	Galp Energia	2948
game stop	gamestop	GameStop	78
gaz	gorkovskiy avtomobilnyy zavod	Gorkovskiy avtomobilnyy zavod	453
gd	general dynamics	General Dynamics	18
gdf	gaz de france	Gaz de France	154
gdf suez	engie	Engie	272
ge	general electric	General Electric	18
ge capital	general electric capital	General Electric Capital	81
gec alsthom	alstom	Alstom	272
gelidianqi	gree electric appliances	Gree Electric Appliances	65
general motors acceptance corporation	ally financial	Ally Financial	107
generali	assicurazioni generali	Assicurazioni Generali	1064
georgia tech	georgia institute of technology	Georgia Institute of Technology	81
geumhotaieo	kumho tire	Kumho Tire	71
giajadongcha	kia	Kia	71
gic	government of singapore investment corporation	Government of Singapore Investment Corporation	454
ginnie mae	government national mortgage association	Government National Mortgage Association	221
git hub	github	GitHub	78
giz	gesellschaft fur internationale zusammenarbeit	Gesellschaft für Internationale Zusammenarbeit	95
gkn	guest keen and nettlefolds	Guest, Keen and Nettlefolds	106
glaxo smith kline	glaxosmithkline	GlaxoSmithKline	422
glen core	glencore	Glencore	422
gm	general motors	General Motors	18
gmac	general motors acceptance	General Motors Acceptance	33
gmf	garantie mutuelle des fonctionnaires	Garantie mutuelle des fonctionnaires	154
gnma	government national mortgage association	Government National Mortgage Association	33
goldman	goldman sachs	Goldman Sachs	163
goog	alphabet	Alphabet	146
googl	alphabet	Alphabet	146
government employees insurance	geico	GEICO	393
grace	wr grace	WR Grace	163
green peace	greenpeace	Greenpeace	78
gs	goldman sachs	Goldman Sachs	18
gsk	glaxosmithkline	GlaxoSmithKline	106
gskaltegseu	gs caltex	GS Caltex	71
gtbank	guaranty trust bank	Guaranty Trust Bank	1860
gte	general telephone and electronics	General Telephone and Electronics	33
gtil	grant thornton international	Grant Thornton International	106
gtz	gesellschaft fur technische zusammenarbeit	Gesellschaft für Technische Zusammenarbeit	95
guangdadiannao	quanta computer	Quanta Computer	339
guanxidianli	kansai electric power	Kansai Electric Power	31
gugmineunhaeng	kookmin bank	Kookmin Bank	71
guizhoumaotai	kweichow moutai	Kweichow Moutai	65
guizhoumaotaijiu	kweichow moutai	Kweichow Moutai	65
guojiadianwang	state grid	State Grid	65
guotaihangkong	cathay pacific	Cathay Pacific	693
guoyaokonggu	sinopharm group	Sinopharm Group	65
gwr	great western railway	Great Western Railway	110
haikangweishi	hikvision	Hikvision	65
hainanhangkong	hainan airlines	Hainan Airlines	65
hal	hindustan aeronautics	Hindustan Aeronautics	198
haloid	xerox	Xerox	107
hamburgische landesbank	hsh nordbank	HSH Nordbank	584
hanaeunhaeng	hana bank	Hana Bank	71
handels banken	svenska handelsbanken	Svenska Handelsbanken	1221
handelsbanken	svenska handelsbanken	Svenska Handelsbanken	1066
hang khong viet nam	vietnam airlines	Vietnam Airlines	1058
hangugeunhaeng	bank of korea	Bank of Korea	71
hanguggaseugongsa	korea gas	Korea Gas	71
hangugjeonlyeoggongsa	korea electric power	Korea Electric Power	71
hangugsaneobeunhaeng	korea development bank	Korea Development Bank	71
hangugtaieo	hankook tire	Hankook Tire	71
hanhwa	hanwha	Hanwha	405
hanhwaeeoloseupeiseu	hanwha aerospace	Hanwha Aerospace	71
hannover re	hannover ruckversicherung	Hannover Rückversicherung	245
hannover ruck	hannover ruckversicherung	Hannover Rückversicherung	245
hans riegel bonn	haribo	HARIBO	2144
hapag	hamburg amerikanische packetfahrt actien gesellschaft	Hamburg-Amerikanische Packetfahrt-Actien-Gesellschaft	141
hbo	home box office	Home Box Office	33
hbos	halifax bank of scotland	Halifax Bank of Scotland	106
hca	hospital corporation of america	Hospital Corporation of America	18
hcb	hidroelectrica de cahora bassa	Hidroeléctrica de Cahora Bassa	413
hcl	hindustan computers	Hindustan Computers	198
hcltech	hcl technologies	HCL Technologies	1063
hd	home depot	Home Depot	146
hdfc	housing development finance	Housing Development Finance	184
hec paris	ecole des hautes etudes commerciales de paris	École des hautes études commerciales de Paris	610
heidelberg druck	heidelberger druckmaschinen	Heidelberger Druckmaschinen	245
heidelbergcement	heidelberg materials	Heidelberg Materials	584
helaba	landesbank hessen thuringen	Landesbank Hessen-Thüringen	386
hengbanggomu	yokohama rubber	Yokohama Rubber	31
hengshengyinxing	hang seng bank	Hang Seng Bank	693
hfc	household finance	Household Finance	18
hhl	handelshochschule leipzig	Handelshochschule Leipzig	95
hhla	hamburger hafen und logistik	Hamburger Hafen und Logistik	141
hilton	hilton worldwide	Hilton Worldwide	163
hkex	hong kong exchanges and clearing	Hong Kong Exchanges and Clearing	731
hkma	hong kong monetary authority	Hong Kong Monetary Authority	731
hkust	hong kong university of science and technology	Hong Kong University of Science and Technology	731
hm	hennes and mauritz	Hennes & Mauritz	503
hmm	hyundai merchant marine	Hyundai Merchant Marine	507
hmrc	his majestys revenue and customs	His Majesty's Revenue and Customs	106
hoa	homeowners association	Homeowners Association	636
hoffmann la roche	f hoffmann la roche	F. Hoffmann-La Roche	609
hon hai	hon hai precision industry	Hon Hai Precision Industry	2952
honey well	honeywell	Honeywell	78
honghaijingmi	hon hai precision industry	Hon Hai Precision Industry	339
honghaijingmigongye	hon hai precision industry	Hon Hai Precision Industry	339
hp	hewlett packard	Hewlett-Packard	18
hpcl	hindustan petroleum	Hindustan Petroleum	184
hpe	hewlett packard enterprise	Hewlett Packard Enterprise	33
hph	hutchison port holdings	Hutchison Port Holdings	893
hrvatska narodna banka	croatian national bank	Croatian National Bank	2159
hsbc	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	106
htc	high tech computer	High Tech Computer	1145
htsyh hvyryt israel	israel aerospace industries	Israel Aerospace Industries	243
htsyyh hvvyryt israel	israel aerospace industries	Israel Aerospace Industries	243
hua wei	huawei	Huawei	759
huashuodiannao	asustek computer	Asustek Computer	339
huaweijishu	huawei technologies	Huawei Technologies	65
hub spot	hubspot	HubSpot	78
huifengyinxing	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	693
huk	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	95
huk coburg	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	245
hul	hindustan unilever	Hindustan Unilever	198
hvb	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	141
hvrt hhsml	israel electric	Israel Electric	694
hvrt hhsml israel	israel electric	Israel Electric	243
hyatt	hyatt hotels	Hyatt Hotels	81
hyeondaecha	hyundai motor	Hyundai Motor	71
hyeondaegeonseol	hyundai engineering and construction	Hyundai Engineering & Construction	71
hyeondaegeullobiseu	hyundai glovis	Hyundai Glovis	71
hyeondaejadongcha	hyundai motor	Hyundai Motor	71
hyeondaejecheol	hyundai steel	Hyundai Steel	71
hyeondaejunggongeob	hyundai heavy industries	Hyundai Heavy Industries	71
hyeondaemobiseu	hyundai mobis	Hyundai Mobis	71
hypovereinsbank	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	386
iadb	inter american development bank	Inter-American Development Bank	33
iaea	international atomic energy agency	International Atomic Energy Agency	351
iag	international airlines group	International Airlines Group	551
iai	israel aerospace industries	Israel Aerospace Industries	1720
iata	international air transport association	International Air Transport Association	266
ibew	international brotherhood of electrical workers	International Brotherhood of Electrical Workers	33
ibge	instituto brasileiro de geografia e estatistica	Instituto Brasileiro de Geografia e Estatística	410
ibk	industrial bank of korea	Industrial Bank of Korea	507
ibkgieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	71
ibm	international business machines	International Business Machines	33
ibrd	international bank for reconstruction and development	International Bank for Reconstruction and Development	33
icao	international civil aviation organization	International Civil Aviation Organization	634
icbc	industrial and commercial bank of china	Industrial and Commercial Bank of China	138
ice	intercontinental exchange	Intercontinental Exchange	18
ici	imperial chemical industries	Imperial Chemical Industries	110
icici	industrial credit and investment corporation of india	Industrial Credit and Investment Corporation of India	184
icj	international court of justice	International Court of Justice	380
icl	international computers	International Computers	110
icm	international creative management	International Creative Management	18
icrc	international committee of the red cross	International Committee of the Red Cross	266
idb	inter american development bank	Inter-American Development Bank	18
idbi	industrial development bank of india	Industrial Development Bank of India	184
idc	international data corporation	International Data Corporation	18
idg	international data group	International Data Group	18
iea	international energy agency	International Energy Agency	154
ieee	institute of electrical and electronics engineers	Institute of Electrical and Electronics Engineers	33
ifad	international fund for agricultural development	International Fund for Agricultural Development	635
ifc	international finance corporation	International Finance Corporation	18
iff	international flavors and fragrances	International Flavors & Fragrances	18
ig farben	interessen gemeinschaft farbenindustrie	Interessen-Gemeinschaft Farbenindustrie	245
ig metall	industriegewerkschaft metall	Industriegewerkschaft Metall	245
igt	international game technology	International Game Technology	18
ih	international harvester	International Harvester	18
ihg	intercontinental hotels group	InterContinental Hotels Group	106
ihi	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	296
ihop	international house of pancakes	International House of Pancakes	33
iim	indian institute of management	Indian Institute of Management	1141
iit	indian institute of technology	Indian Institute of Technology	1141
ikb	industriekreditbank	Industriekreditbank	141
ilfc	international lease finance	International Lease Finance	33
ilo	international labour organization	International Labour Organization	220
imateu	e mart	E-Mart	405
imec	interuniversitair micro elektronica centrum	Interuniversitair Micro-Elektronica Centrum	548
imf	international monetary fund	International Monetary Fund	18
imo	international maritime organization	International Maritime Organization	110
impala platinum	implats	Implats	977
imperial college	imperial college london	Imperial College London	259
imss	instituto mexicano del seguro social	Instituto Mexicano del Seguro Social	732
ina	istituto nazionale delle assicurazioni	Istituto Nazionale delle Assicurazioni	248
industria de diseno textil	inditex	Inditex	1303
info sys	infosys	Infosys	1876
ing	internationale nederlanden groep	Internationale Nederlanden Groep	380
ingvar kamprad elmtaryd agunnaryd	ikea	IKEA	2152
inps	istituto nazionale della previdenza sociale	Istituto Nazionale della Previdenza Sociale	1699
inria	institut national de recherche en informatique et en automatique	Institut national de recherche en informatique et en automatique	210
insead	institut europeen dadministration des affaires	Institut européen d'administration des affaires	210
insee	institut national de la statistique et des etudes economiques	Institut national de la statistique et des études économiques	210
inserm	institut national de la sante et de la recherche medicale	Institut national de la santé et de la recherche médicale	210
inta	instituto nacional de tecnologia agropecuaria	Instituto Nacional de Tecnología Agropecuaria	1138
intc	intel	Intel	146
international criminal police organization	interpol	Interpol	2145
international nickel company	inco	Inco	969
ioc	international olympic committee	International Olympic Committee	220
iocl	indian oil	Indian Oil	184
ip	international paper	International Paper	146
iri	istituto per la ricostruzione industriale	Istituto per la Ricostruzione Industriale	248
irib	islamic republic of iran broadcasting	Islamic Republic of Iran Broadcasting	889
irisl	islamic republic of iran shipping lines	Islamic Republic of Iran Shipping Lines	889
irs	internal revenue service	Internal Revenue Service	18
iscor	iron and steel corporation of south africa	Iron and Steel Corporation of South Africa	411
isd	independent school district	Independent School District	636
isdb	islamic development bank	Islamic Development Bank	891
iso	international organization for standardization	International Organization for Standardization	220
isrg	intuitive surgical	Intuitive Surgical	146
isro	indian space research organisation	Indian Space Research Organisation	184
iss	international service system	International Service System	638
isu zidongche	isuzu motors	Isuzu Motors	31
itau	itau unibanco	Itaú Unibanco	2942
itc	imperial tobacco company of india	Imperial Tobacco Company of India	198
itesm	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	732
itt	international telephone and telegraph	International Telephone and Telegraph	33
itu	international telecommunication union	International Telecommunication Union	220
itv	independent television	Independent Television	106
iucn	international union for conservation of nature	International Union for Conservation of Nature	266
jal	japan airlines	Japan Airlines	231
jaxa	japan aerospace exploration agency	Japan Aerospace Exploration Agency	231
jb hunt	jb hunt transport	J. B. Hunt Transport	81
jbic	japan bank for international cooperation	Japan Bank for International Cooperation	231
jcb	jc bamford excavators	J. C. Bamford Excavators	110
jcpenney	jc penney	J. C. Penney	81
jersey standard	standard oil of new jersey	Standard Oil of New Jersey	107
jet blue	jetblue	JetBlue	78
jetro	japan external trade organization	Japan External Trade Organization	231
jfesuchiru	jfe steel	JFE Steel	31
jiaotongyinxing	bank of communications	Bank of Communications	65
jica	japan international cooperation agency	Japan International Cooperation Agency	231
jingdong	jd	JD	488
jingsera	kyocera	Kyocera	176
jishuihausu	sekisui house	Sekisui House	31
jj	johnson and johnson	Johnson & Johnson	33
jll	jones lang lasalle	Jones Lang LaSalle	33
jlr	jaguar land rover	Jaguar Land Rover	106
jnj	johnson and johnson	Johnson & Johnson	18
john deere	deere	Deere	221
john lewis	john lewis partnership	John Lewis Partnership	697
jp morgan	jpmorgan chase	JPMorgan Chase	81
jpl	jet propulsion laboratory	Jet Propulsion Laboratory	18
jpm	jpmorgan chase	JPMorgan Chase	18
jpmc	jpmorgan chase	JPMorgan Chase	33
jpmorgan	jpmorgan chase	JPMorgan Chase	81
jse	johannesburg stock exchange	Johannesburg Stock Exchange	411
jsw	japan steel works	Japan Steel Works	296
jt	japan tobacco	Japan Tobacco	296
jti	japan tobacco international	Japan Tobacco International	296
jungsogieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	71
jvc	japan victor	Japan Victor	695
jwt	j walter thompson	J. Walter Thompson	33
k line	kawasaki kisen kaisha	Kawasaki Kisen Kaisha	695
kai	korea aerospace industries	Korea Aerospace Industries	507
kaiser permanente	kaiser foundation health plan	Kaiser Foundation Health Plan	221
kaist	korea advanced institute of science and technology	Korea Advanced Institute of Science and Technology	1142
kakaobaengkeu	kakao bank	Kakao Bank	71
kamskiy avtomobilnyy zavod	kamaz	KamAZ	1308
kanbinthai	thai airways international	Thai Airways International	282
kanfaifafaiphlitngaeprathetthai	electricity generating authority of thailand	Electricity Generating Authority of Thailand	282
kanrotfaingaeprathetthai	state railway of thailand	State Railway of Thailand	282
kapukon	capcom	Capcom	176
kbc	kredietbank abb insurance cera bank	Kredietbank ABB Insurance CERA Bank	548
kbgugmineunhaeng	kookmin bank	Kookmin Bank	71
kbr	kellogg brown and root	Kellogg Brown & Root	33
kbs	korean broadcasting system	Korean Broadcasting System	507
kcb	kenya commercial bank	Kenya Commercial Bank	1722
kcs	kansas city southern	Kansas City Southern	18
kdb	korea development bank	Korea Development Bank	507
kdd	kokusai denshin denwa	Kokusai Denshin Denwa	296
kdp	keurig dr pepper	Keurig Dr Pepper	18
kearney	at kearney	A. T. Kearney	163
kepco	kansai electric power	Kansai Electric Power	296
kfc	kentucky fried chicken	Kentucky Fried Chicken	33
kfh	kuwait finance house	Kuwait Finance House	735
kfw	kreditanstalt fur wiederaufbau	Kreditanstalt für Wiederaufbau	141
kghm	kombinat gorniczo hutniczy miedzi	Kombinat Górniczo-Hutniczy Miedzi	733
khd	klockner humboldt deutz	Klöckner-Humboldt-Deutz	95
khi	kawasaki heavy industries	Kawasaki Heavy Industries	296
kia motors	kia	Kia	1292
kiensu	keyence	Keyence	176
kiivstar	kyivstar	Kyivstar	2937
kit	karlsruher institut fur technologie	Karlsruher Institut für Technologie	95
kitkoman	kikkoman	Kikkoman	176
kiyanon	canon	Canon	176
kkr	kohlberg kravis roberts	Kohlberg Kravis Roberts	33
klm	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	550
klm royal dutch airlines	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	532
ko	coca cola	Coca-Cola	146
koc	kuwait oil company	Kuwait Oil Company	735
kodak	eastman kodak	Eastman Kodak	81
kogas	korea gas corporation	Korea Gas Corporation	1856
koka kola	coca cola	Coca-Cola	162
konikaminoruta	konica minolta	Konica Minolta	31
kop	kansallis osake pankki	Kansallis-Osake-Pankki	1148
kpc	kuwait petroleum	Kuwait Petroleum	735
kpmg	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	550
kpn	koninklijke ptt nederland	Koninklijke PTT Nederland	550
kra	kenya revenue authority	Kenya Revenue Authority	1721
kraft foods	mondelez international	Mondelez International	107
kt	korea telecom	Korea Telecom	507
kth	kungliga tekniska hogskolan	Kungliga Tekniska högskolan	639
ku leuven	katholieke universiteit leuven	Katholieke Universiteit Leuven	1059
kvvtst strauss	strauss group	Strauss Group	243
kwv	kooperatiewe wijnbouwers vereniging	Koöperatiewe Wijnbouwers Vereniging	381
la caixa	caixabank	Caixabank	972
labcorp	laboratory corporation of america	Laboratory Corporation of America	221
laboratoriya kasperskogo	kaspersky lab	Kaspersky Lab	162
lai	linee aeree italiane	Linee Aeree Italiane	248
lam	linhas aereas de mocambique	Linhas Aéreas de Moçambique	413
lan airlines	latam airlines	LATAM Airlines	2107
lausd	los angeles unified school district	Los Angeles Unified School District	636
lbbw	landesbank baden wurttemberg	Landesbank Baden-Württemberg	141
lbnk lhly al masri	national bank of egypt	National Bank of Egypt	692
lbnk lhly al saudi	saudi national bank	Saudi National Bank	244
lbnk lhly ltjry	national commercial bank	National Commercial Bank	244
lbnk lmrkzy al masri	central bank of egypt	Central Bank of Egypt	692
lbnk lmrkzy al saudi	saudi central bank	Saudi Central Bank	244
lbnk lrby	arab bank	Arab Bank	2935
lbnk ltjry ldwly	commercial international bank	Commercial International Bank	1501
lbs	landesbausparkasse	Landesbausparkasse	95
lbtrwl lkwytyh	kuwait petroleum	Kuwait Petroleum	1055
lcl	credit lyonnais	Crédit Lyonnais	1213
leo burnett	leo burnett worldwide	Leo Burnett Worldwide	81
lerua merlen	leroy merlin	Leroy Merlin	162
lever brothers	unilever	Unilever	392
lg	legal and general	Legal & General	106
lgdiseupeullei	lg display	LG Display	71
lgeneojisollusyeon	lg energy solution	LG Energy Solution	71
lghwahag	lg chem	LG Chem	405
lgjeonja	lg electronics	LG Electronics	405
lgyupeulleoseu	lg uplus	LG Uplus	71
lianfake	mediatek	MediaTek	2936
lianfakeji	mediatek	MediaTek	339
lianxiang	lenovo	Lenovo	65
lic	life insurance corporation of india	Life Insurance Corporation of India	198
lic of india	life insurance corporation of india	Life Insurance Corporation of India	1063
lilly	eli lilly	Eli Lilly	163
linklaters and paines	linklaters	Linklaters	392
litiantongshang	toyota tsusho	Toyota Tsusho	31
litianzidongzhiji	toyota industries	Toyota Industries	31
lkab	luossavaara kiirunavaara	Luossavaara-Kiirunavaara	503
lkhtwt ljwyh ljziryh	air algerie	Air Algerie	2928
lkhtwt ljwyh lqtryh	qatar airways	Qatar Airways	1056
lkhtwt ljwyh lrbyh lswdyh	saudia	Saudia	244
lkhtwt lmlkyh lmghrbyh	royal air maroc	Royal Air Maroc	1500
lkhtwt ltwnsyh	tunisair	Tunisair	2933
ll ntyvy vyr israel	el al israel airlines	El Al Israel Airlines	243
llnl	lawrence livermore national laboratory	Lawrence Livermore National Laboratory	33
lloyds tsb	lloyds banking group	Lloyds Banking Group	392
lm ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1066
lmlkyh lrdnyh	royal jordanian	Royal Jordanian	2929
lmqwlwn lrb	arab contractors	Arab Contractors	692
lms	london midland and scottish railway	London, Midland and Scottish Railway	110
lmsryh lltslt	telecom egypt	Telecom Egypt	692
lmt	lockheed martin	Lockheed Martin	146
lmu	ludwig maximilians universitat munchen	Ludwig-Maximilians-Universität München	95
ln	louisville and nashville railroad	Louisville and Nashville Railroad	18
lner	london and north eastern railway	London and North Eastern Railway	106
london school of economics and political science	london school of economics	London School of Economics	259
losde	lotte	Lotte	405
losdekemikal	lotte chemical	Lotte Chemical	71
losdesyoping	lotte shopping	Lotte Shopping	71
lot polish airlines	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	696
lse	london school of economics	London School of Economics	110
lseg	london stock exchange group	London Stock Exchange Group	106
lshrkh lswdyh llkhrb	saudi electricity	Saudi Electricity	244
lshrkh lswdyh llsnt lssyh	saudi basic industries	Saudi Basic Industries	244
lsi	lsi logic	LSI Logic	18
lsu	louisiana state university	Louisiana State University	18
lswdyh llkhrb	saudi electricity	Saudi Electricity	244
lswdyh llsnt lssyh	saudi basic industries	Saudi Basic Industries	244
lt	larsen and toubro	Larsen & Toubro	184
lthd lltyrn	etihad airways	Etihad Airways	368
ltjry wf bnk	attijariwafa bank	Attijariwafa Bank	1500
ltslt lswdyh	saudi telecom	Saudi Telecom	244
ltv	ling temco vought	Ling-Temco-Vought	18
ludaojianshe	kajima	Kajima	31
lufthansa	deutsche lufthansa	Deutsche Lufthansa	245
lukoyl	lukoil	Lukoil	438
lvmh	moet hennessy louis vuitton	Moët Hennessy Louis Vuitton	210
lvyt system	elbit systems	Elbit Systems	243
lzyt lrbyh lswdyh	aramco	Aramco	244
maersk	ap moller maersk	A.P. Møller-Mærsk	1061
magnitogorskiy metallurgicheskiy kombinat	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	162
magyar nemzeti bank	national bank of hungary	National Bank of Hungary	2160
maif	mutuelle dassurance des instituteurs de france	Mutuelle d'assurance des instituteurs de France	210
mail chimp	mailchimp	Mailchimp	78
malayan banking	maybank	Maybank	1307
malaysian airline system	malaysia airlines	Malaysia Airlines	2110
man	maschinenfabrik augsburg nurnberg	Maschinenfabrik Augsburg-Nürnberg	95
man city	manchester city	Manchester City	259
man u	manchester united	Manchester United	259
man utd	manchester united	Manchester United	259
marriott	marriott international	Marriott International	81
maruti suzuki	maruti suzuki india	Maruti Suzuki India	1063
maruti udyog	maruti suzuki india	Maruti Suzuki India	2109
mas	monetary authority of singapore	Monetary Authority of Singapore	454
massmutual	massachusetts mutual life insurance	Massachusetts Mutual Life Insurance	221
master card	mastercard	Mastercard	78
matsuda	mazda motor	Mazda Motor	176
matsushita	panasonic	Panasonic	1214
matsushita electric industrial	panasonic	Panasonic	585
mav	magyar allamvasutak	Magyar Államvasutak	894
maykrosoft	microsoft	Microsoft	162
maz	minskiy avtomobilnyy zavod	Minskiy avtomobilnyy zavod	1715
mbb	messerschmitt bolkow blohm	Messerschmitt-Bölkow-Blohm	95
mbc	munhwa broadcasting	Munhwa Broadcasting	507
mcb	muslim commercial bank	Muslim Commercial Bank	1151
mcd	mcdonalds	McDonald's	146
mcel	mocambique celular	Moçambique Celular	923
mcfc	manchester city	Manchester City	106
mci	microwave communications	Microwave Communications	18
mckinsey	mckinsey and company	McKinsey & Company	81
mdc	mcdonnell douglas	McDonnell Douglas	18
mea	middle east airlines	Middle East Airlines	1723
media tek	mediatek	MediaTek	1222
meide	midea	Midea	488
mercedes	mercedes benz group	Mercedes-Benz Group	1873
met life	metlife	MetLife	81
metropolitan life insurance	metlife	MetLife	393
metu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	504
mg	morris garages	Morris Garages	110
mgm	metro goldwyn mayer	Metro-Goldwyn-Mayer	18
mgu	moskovskiy gosudarstvennyy universitet	Moskovskiy gosudarstvennyy universitet	453
mhi	mitsubishi heavy industries	Mitsubishi Heavy Industries	296
micro soft	microsoft	Microsoft	78
millennium bcp	banco comercial portugues	Banco Comercial Português	1865
millennium bim	banco internacional de mocambique	Banco Internacional de Moçambique	1065
minmetals	china minmetals	China Minmetals	1505
mit	massachusetts institute of technology	Massachusetts Institute of Technology	18
mitsui osk	mitsui osk lines	Mitsui O.S.K. Lines	695
mizuhofuinanshiyarugurupu	mizuho financial group	Mizuho Financial Group	31
mizuhoyinxing	mizuho bank	Mizuho Bank	31
mlb	major league baseball	Major League Baseball	18
mm	mahindra and mahindra	Mahindra & Mahindra	198
mmc	mitsubishi motors	Mitsubishi Motors	296
mmk	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	453
mol	magyar olaj es gazipari	Magyar Olaj- és Gázipari	894
monte dei paschi	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	1064
morrisons	wm morrison supermarkets	Wm Morrison Supermarkets	259
moskovskaya birzha	moscow exchange	Moscow Exchange	162
moskovskiy kreditnyy bank	credit bank of moscow	Credit Bank of Moscow	162
motor oil ellas	motor oil hellas	Motor Oil Hellas	437
mozal	mozambique aluminium	Mozambique Aluminium	923
mpaa	motion picture association of america	Motion Picture Association of America	33
mpg	max planck gesellschaft	Max-Planck-Gesellschaft	95
mps	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	248
mr lqryh	emaar properties	Emaar Properties	368
mrf	madras rubber factory	Madras Rubber Factory	198
ms	marks and spencer	Marks & Spencer	106
msc	mediterranean shipping company	Mediterranean Shipping Company	220
msd	merck sharp and dohme	Merck Sharp & Dohme	18
msf	medecins sans frontieres	Médecins Sans Frontières	154
msft	microsoft	Microsoft	146
msr lltyrn	egyptair	EgyptAir	692
msrf al rajhi	al rajhi bank	Al Rajhi Bank	244
msrf bwdhby al islamic	abu dhabi islamic bank	Abu Dhabi Islamic Bank	368
msrf lbnn	banque du liban	Banque du Liban	2931
mtn	mobile telephone networks	Mobile Telephone Networks	381
mtnl	mahanagar telephone nigam	Mahanagar Telephone Nigam	184
mtr	mass transit railway	Mass Transit Railway	893
mts	mobile telesystems	Mobile TeleSystems	453
mtu	motoren und turbinen union	Motoren- und Turbinen-Union	95
mtv	music television	Music Television	33
mufc	manchester united	Manchester United	106
mufg	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	231
munchener ruck	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	245
munich re	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	245
mwni dubai llmyh	dubai ports world	Dubai Ports World	368
nab	national australia bank	National Australia Bank	379
nabard	national bank for agriculture and rural development	National Bank for Agriculture and Rural Development	184
nabisco	national biscuit	National Biscuit	221
nafcoc	national african federated chamber of commerce and industry	National African Federated Chamber of Commerce and Industry	411
nafin	nacional financiera	Nacional Financiera	1858
naftogaz ukraini	naftogaz of ukraine	Naftogaz of Ukraine	1057
nam	nederlandse aardolie maatschappij	Nederlandse Aardolie Maatschappij	380
narodna banka srbije	national bank of serbia	National Bank of Serbia	2932
narodowy bank polski	national bank of poland	National Bank of Poland	2164
nasa	national aeronautics and space administration	National Aeronautics and Space Administration	33
nascar	national association for stock car auto racing	National Association for Stock Car Auto Racing	33
nasd	national association of securities dealers	National Association of Securities Dealers	33
nasionale pers	naspers	Naspers	780
nassco	national steel and shipbuilding	National Steel and Shipbuilding	33
nat west	natwest	NatWest	422
national association of securities dealers automated quotations	nasdaq	NASDAQ	393
national railroad passenger corporation	amtrak	Amtrak	393
national westminster bank	natwest	NatWest	1305
nationale bank van belgie	national bank of belgium	National Bank of Belgium	1310
nato	north atlantic treaty organization	North Atlantic Treaty Organization	548
natsionalniy bank ukraini	national bank of ukraine	National Bank of Ukraine	1057
natsionalnyy bank kazakhstana	national bank of kazakhstan	National Bank of Kazakhstan	2930
nba	national basketball association	National Basketball Association	18
nbad	national bank of abu dhabi	National Bank of Abu Dhabi	888
nbc	national broadcasting company	National Broadcasting Company	18
nbk	national bank of kuwait	National Bank of Kuwait	735
ncaa	national collegiate athletic association	National Collegiate Athletic Association	33
ncl	norwegian cruise line	Norwegian Cruise Line	18
ncr	national cash register	National Cash Register	18
ndr	norddeutscher rundfunk	Norddeutscher Rundfunk	95
nec	nippon electric	Nippon Electric	231
nedcor	nedbank	Nedbank	780
nederlandse bank vir suid afrika	nedbank	Nedbank	780
neibeo	naver	Naver	405
net flix	netflix	Netflix	78
net gear	netgear	Netgear	78
newmont mining	newmont	Newmont	107
nfl	national football league	National Football League	18
nflx	netflix	Netflix	146
nhk	nippon hoso kyokai	Nippon Hoso Kyokai	231
nhl	national hockey league	National Hockey League	18
nhs	national health service	National Health Service	110
nih	national institutes of health	National Institutes of Health	18
ningdeshidai	contemporary amperex technology	Contemporary Amperex Technology	65
ningdeshidaixinnengyuankeji	contemporary amperex technology	Contemporary Amperex Technology	65
nioc	national iranian oil	National Iranian Oil	889
nippon gakki seizo	yamaha	Yamaha	585
nippon kogaku	nikon	Nikon	1306
nippon kokan	jfe holdings	JFE Holdings	585
nist	national institute of standards and technology	National Institute of Standards and Technology	33
nkk	jfe holdings	JFE Holdings	296
nlmk	novolipetsk steel	Novolipetsk Steel	890
nmbs	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	548
nmdc	national mineral development	National Mineral Development	184
nn	nationale nederlanden	Nationale-Nederlanden	380
nnpc	nigerian national petroleum	Nigerian National Petroleum	1143
noaa	national oceanic and atmospheric administration	National Oceanic and Atmospheric Administration	33
noc	northrop grumman	Northrop Grumman	146
nol	neptune orient lines	Neptune Orient Lines	454
nongsim	nongshim	Nongshim	405
nord lb	norddeutsche landesbank	Norddeutsche Landesbank	245
nordlb	norddeutsche landesbank	Norddeutsche Landesbank	386
norges bank	central bank of norway	Central Bank of Norway	2163
norilskiy nikel	norilsk nickel	Norilsk Nickel	162
northwestern mutual	northwestern mutual life insurance	Northwestern Mutual Life Insurance	81
norwich union	aviva	Aviva	392
novolipetskiy metallurgicheskiy kombinat	novolipetsk steel	Novolipetsk Steel	162
npr	national public radio	National Public Radio	18
nra	national rifle association	National Rifle Association	18
nrk	norsk rikskringkasting	Norsk rikskringkasting	1150
ns	nederlandse spoorwegen	Nederlandse Spoorwegen	380
nsa	national security agency	National Security Agency	18
nsb	norges statsbaner	Norges Statsbaner	1150
nse	national stock exchange of india	National Stock Exchange of India	198
nsf	national science foundation	National Science Foundation	18
nsk	nippon seiko	Nippon Seiko	296
nssmc	nippon steel and sumitomo metal	Nippon Steel & Sumitomo Metal	231
ntnu	norges teknisk naturvitenskapelige universitet	Norges teknisk-naturvitenskapelige universitet	1144
ntpc	national thermal power	National Thermal Power	184
ntt	nippon telegraph and telephone	Nippon Telegraph and Telephone	231
nttdeta	ntt data	NTT Data	176
nttdokomo	ntt docomo	NTT Docomo	31
ntu	nanyang technological university	Nanyang Technological University	454
nuclear corporation of america	nucor	Nucor	107
nus	national university of singapore	National University of Singapore	454
nut	national union of teachers	National Union of Teachers	110
nvda	nvidia	Nvidia	146
nyk	nippon yusen kaisha	Nippon Yusen Kaisha	231
nyse	new york stock exchange	New York Stock Exchange	33
nyu	new york university	New York University	18
oas	organization of american states	Organization of American States	18
obb	osterreichische bundesbahnen	Österreichische Bundesbahnen	351
obedinennaya aviastroitelnaya	united aircraft	United Aircraft	162
obedinennaya sudostroitelnaya	united shipbuilding	United Shipbuilding	162
ocbc	oversea chinese banking	Oversea-Chinese Banking	1709
ocde	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	210
ocp	office cherifien des phosphates	Office Chérifien des Phosphates	1149
odfl	old dominion freight line	Old Dominion Freight Line	33
odtu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	504
oecd	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	210
oekb	oesterreichische kontrollbank	Oesterreichische Kontrollbank	351
oenb	oesterreichische nationalbank	Oesterreichische Nationalbank	351
oesterreichische nationalbank	austrian national bank	Austrian National Bank	2154
ogdcl	oil and gas development company of pakistan	Oil and Gas Development Company of Pakistan	1706
ohl	obrascon huarte lain	Obrascón Huarte Lain	551
ok	det ostasiatiske kompagni	Det Østasiatiske Kompagni	638
ol	olympique lyonnais	Olympique Lyonnais	154
om	olympique de marseille	Olympique de Marseille	154
omuron	omron	Omron	176
omv	osterreichische mineralolverwaltung	Österreichische Mineralölverwaltung	351
once	organizacion nacional de ciegos espanoles	Organización Nacional de Ciegos Españoles	551
ongc	oil and natural gas corporation	Oil and Natural Gas Corporation	184
oocl	orient overseas container line	Orient Overseas Container Line	731
opcw	organisation for the prohibition of chemical weapons	Organisation for the Prohibition of Chemical Weapons	550
opec	organization of the petroleum exporting countries	Organization of the Petroleum Exporting Countries	351
orcl	oracle	Oracle	146
orf	osterreichischer rundfunk	Österreichischer Rundfunk	351
organisation mondiale de la sante	world health organization	World Health Organization	782
organizacion mundial de la salud	world health organization	World Health Organization	782
orinpasu	olympus	Olympus	176
orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	696
ornl	oak ridge national laboratory	Oak Ridge National Laboratory	33
osce	organization for security and co operation in europe	Organization for Security and Co-operation in Europe	351
osu	ohio state university	Ohio State University	18
otan	north atlantic treaty organization	North Atlantic Treaty Organization	548
ote	organismos tilepikoinonion ellados	Organismos Tilepikoinonion Ellados	1719
otkrytie	otkritie	Otkritie	438
otp	orszagos takarekpenztar	Országos Takarékpénztár	894
otpp	ontario teachers pension plan	Ontario Teachers' Pension Plan	634
oxford committee for famine relief	oxfam	Oxfam	1305
oxy	occidental petroleum	Occidental Petroleum	163
pal	philippine airlines	Philippine Airlines	895
pan am	pan american world airways	Pan American World Airways	81
panasonitku	panasonic	Panasonic	31
patot	petroleum authority of thailand	Petroleum Authority of Thailand	1503
pay pal	paypal	PayPal	78
pbc	peoples bank of china	People's Bank of China	506
pboc	peoples bank of china	People's Bank of China	138
pbs	public broadcasting service	Public Broadcasting Service	18
pcaob	public company accounting oversight board	Public Company Accounting Oversight Board	33
pdvsa	petroleos de venezuela	Petróleos de Venezuela	1712
peat marwick	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	1293
penn state	pennsylvania state university	Pennsylvania State University	81
penney	jc penney	J. C. Penney	163
pepsi	pepsico	PepsiCo	81
perusahaan pertambangan minyak dan gas bumi negara	pertamina	Pertamina	2146
pervyy kanal	channel one russia	Channel One Russia	438
pet smart	petsmart	PetSmart	78
petro bras	petrobras	Petrobras	1871
petro china	petrochina	PetroChina	759
petroleo brasileiro	petrobras	Petrobras	781
petroleos mexicanos	pemex	PEMEX	783
petroliam nasional	petronas	Petronas	1307
petromoc	petroleos de mocambique	Petróleos de Moçambique	923
petrosa	petroleum oil and gas corporation of south africa	Petroleum, Oil and Gas Corporation of South Africa	758
pg	procter and gamble	Procter & Gamble	33
pg and e	pacific gas and electric	Pacific Gas and Electric	33
pge	polska grupa energetyczna	Polska Grupa Energetyczna	896
pgnig	polskie gornictwo naftowe i gazownictwo	Polskie Górnictwo Naftowe i Gazownictwo	733
philip morris companies	altria	Altria	107
philips	koninklijke philips	Koninklijke Philips	532
philips electronics	koninklijke philips	Koninklijke Philips	1293
phillips 66	phillips petroleum	Phillips Petroleum	221
pia	pakistan international airlines	Pakistan International Airlines	1151
pic	public investment corporation	Public Investment Corporation	381
pimco	pacific investment management	Pacific Investment Management	33
pinault printemps redoute	kering	Kering	272
pinganbaoxian	ping an insurance	Ping An Insurance	65
pinganyinxing	ping an bank	Ping An Bank	65
pkn orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	696
pko	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	896
pko bp	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	696
pkp	polskie koleje panstwowe	Polskie Koleje Państwowe	733
play mobil	playmobil	Playmobil	1218
pldt	philippine long distance telephone	Philippine Long Distance Telephone	1705
pll lot	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	696
pln	perusahaan listrik negara	Perusahaan Listrik Negara	734
pmi	philip morris international	Philip Morris International	18
pnb	punjab national bank	Punjab National Bank	198
pnc	pnc financial services	PNC Financial Services	18
pnnl	pacific northwest national laboratory	Pacific Northwest National Laboratory	33
po	peninsular and oriental steam navigation	Peninsular and Oriental Steam Navigation	106
pochta rossii	russian post	Russian Post	162
portos e caminhos de ferro de mocambique	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	1065
posco	pohang iron and steel	Pohang Iron and Steel	1142
poseuko	pohang iron and steel	Pohang Iron and Steel	405
potashcorp	potash corporation of saskatchewan	Potash Corporation of Saskatchewan	1845
ppg	pittsburgh plate glass	Pittsburgh Plate Glass	33
ppr	pinault printemps redoute	Pinault-Printemps-Redoute	154
prefeitura municipal	prefeitura		2941
preussag stahl	salzgitter	Salzgitter	584
price line	priceline	Priceline	78
price waterhouse	pricewaterhousecoopers	PricewaterhouseCoopers	392
price waterhouse coopers	pricewaterhousecoopers	PricewaterhouseCoopers	422
priceline com	booking holdings	Booking Holdings	107
priceline group	booking holdings	Booking Holdings	107
proton	perusahaan otomobil nasional	Perusahaan Otomobil Nasional	1879
pru	prudential financial	Prudential Financial	163
psa	peugeot societe anonyme	Peugeot Société Anonyme	154
psa peugeot citroen	stellantis	Stellantis	272
pseg	public service enterprise group	Public Service Enterprise Group	33
psg	paris saint germain	Paris Saint-Germain	154
ptb	physikalisch technische bundesanstalt	Physikalisch-Technische Bundesanstalt	95
ptt	petroleum authority of thailand	Petroleum Authority of Thailand	897
punsimenthai	siam cement	Siam Cement	282
pvn	petrovietnam	PetroVietnam	1733
pwc	pricewaterhousecoopers	PricewaterhouseCoopers	106
pzu	powszechny zaklad ubezpieczen	Powszechny Zakład Ubezpieczeń	733
qatar lltqh	qatarenergy	QatarEnergy	1056
qcom	qualcomm	Qualcomm	146
qingdaopijiu	tsingtao brewery	Tsingtao Brewery	65
qingshuijianshe	shimizu	Shimizu	31
qnb	qatar national bank	Qatar National Bank	1729
qual comm	qualcomm	Qualcomm	78
quanribenkongshu	all nippon airways	All Nippon Airways	31
queensland and northern territory aerial services	qantas	QANTAS	2141
qut	queensland university of technology	Queensland University of Technology	379
rabo	rabobank	Rabobank	532
rac	royal automobile club	Royal Automobile Club	110
rack space	rackspace	Rackspace	78
radio shack	radioshack	RadioShack	78
rai	radiotelevisione italiana	Radiotelevisione Italiana	248
ram	royal air maroc	Royal Air Maroc	1149
ras	riunione adriatica di sicurta	Riunione Adriatica di Sicurtà	248
ratp	regie autonome des transports parisiens	Régie Autonome des Transports Parisiens	210
rayffayzenbank	raiffeisenbank	Raiffeisenbank	162
rb	reckitt benckiser	Reckitt Benckiser	110
rbc	royal bank of canada	Royal Bank of Canada	412
rbi	raiffeisen bank international	Raiffeisen Bank International	1147
rbs	royal bank of scotland	Royal Bank of Scotland	106
rca	radio corporation of america	Radio Corporation of America	33
rccl	royal caribbean cruises	Royal Caribbean Cruises	33
real madrid	real madrid club de futbol	Real Madrid Club de Fútbol	1062
real tek	realtek	Realtek	1222
reckitt	reckitt benckiser	Reckitt Benckiser	697
reed elsevier	relx	RELX	392
rei	recreational equipment	Recreational Equipment	18
renfe	red nacional de los ferrocarriles espanoles	Red Nacional de los Ferrocarriles Españoles	549
rentiantang	nintendo	Nintendo	31
repsol ypf	repsol	Repsol	972
riaa	recording industry association of america	Recording Industry Association of America	33
ribendianqi	nippon electric	Nippon Electric	31
ribendianxindianhua	nippon telegraph and telephone	Nippon Telegraph and Telephone	31
ribenhangkong	japan airlines	Japan Airlines	31
ribenshengming	nippon life insurance	Nippon Life Insurance	31
ribenshengmingbaoxian	nippon life insurance	Nippon Life Insurance	31
ribentongyun	nippon express	Nippon Express	31
ribenyinxing	bank of japan	Bank of Japan	31
ribenyoubian	japan post	Japan Post	31
ribenyouchuan	nippon yusen	Nippon Yusen	31
ribenzhizhi	nippon steel	Nippon Steel	31
richanzidongche	nissan motor	Nissan Motor	31
richemont	compagnie financiere richemont	Compagnie Financière Richemont	609
rili	hitachi	Hitachi	176
rilihuacheng	hitachi chemical	Hitachi Chemical	31
rilijianji	hitachi construction machinery	Hitachi Construction Machinery	31
rilizaochuan	hitachi zosen	Hitachi Zosen	31
rilizhizuosuo	hitachi	Hitachi	31
rim	research in motion	Research In Motion	412
riqingshipin	nissin foods	Nissin Foods	31
risonayinxing	resona bank	Resona Bank	31
riyezidongche	hino motors	Hino Motors	31
rj reynolds	rj reynolds tobacco	R. J. Reynolds Tobacco	81
rjr	rj reynolds tobacco	R. J. Reynolds Tobacco	18
rkhvt israel	israel railways	Israel Railways	243
rko	radio keith orpheum	Radio Keith Orpheum	18
rmb	rand merchant bank	Rand Merchant Bank	381
rmit	royal melbourne institute of technology	Royal Melbourne Institute of Technology	547
rmkw lswdyh	aramco	Aramco	244
roche	f hoffmann la roche	F. Hoffmann-La Roche	2953
rosnano	rusnano	Rusnano	438
rostekh	rostec	Rostec	438
royal bank of scotland group	natwest group	NatWest Group	392
rpi	rensselaer polytechnic institute	Rensselaer Polytechnic Institute	18
rr	rolls royce	Rolls-Royce	110
rsa	royal sun alliance	Royal Sun Alliance	110
rspb	royal society for the protection of birds	Royal Society for the Protection of Birds	106
rspca	royal society for the prevention of cruelty to animals	Royal Society for the Prevention of Cruelty to Animals	106
rti international	research triangle institute	Research Triangle Institute	221
rtp	radio e televisao de portugal	Rádio e Televisão de Portugal	414
rtve	radiotelevision espanola	Radiotelevisión Española	549
rtx	raytheon technologies	Raytheon Technologies	18
rtz	rio tinto zinc	Rio Tinto-Zinc	110
russian railways	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	1506
rwe	rheinisch westfalisches elektrizitatswerk	Rheinisch-Westfälisches Elektrizitätswerk	141
rwth	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	141
rwth aachen	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	245
ryan air	ryanair	Ryanair	422
rzb	raiffeisen zentralbank osterreich	Raiffeisen Zentralbank Österreich	1147
rzd	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	453
rzhd	rossiyskie zheleznye dorogi	Российские железные дороги	1708
saa	south african airways	South African Airways	381
saab	svenska aeroplan	Svenska Aeroplan	503
sab	south african breweries	South African Breweries	381
sabc	south african broadcasting corporation	South African Broadcasting Corporation	411
sabesp	companhia de saneamento basico do estado de sao paulo	Companhia de Saneamento Básico do Estado de São Paulo	410
sabic	saudi basic industries	Saudi Basic Industries	891
sadc	southern african development community	Southern African Development Community	1691
saic	science applications international	Science Applications International	18
saic motor	shanghai automotive industry	Shanghai Automotive Industry	1505
sail	steel authority of india	Steel Authority of India	198
sainsburys	j sainsbury	J. Sainsbury	259
saint gobain	compagnie de saint gobain	Compagnie de Saint-Gobain	610
salesforce	salesforce com	Salesforce.com	81
sallie mae	student loan marketing association	Student Loan Marketing Association	221
sama	saudi arabian monetary authority	Saudi Arabian Monetary Authority	891
samseong	samsung	Samsung	405
samseongbaiolojigseu	samsung biologics	Samsung Biologics	71
samseonghwajae	samsung fire and marine insurance	Samsung Fire & Marine Insurance	71
samseonghwajaehaesangboheom	samsung fire and marine insurance	Samsung Fire & Marine Insurance	71
samseongjeongi	samsung electro mechanics	Samsung Electro-Mechanics	71
samseongjeonja	samsung electronics	Samsung Electronics	71
samseongjunggongeob	samsung heavy industries	Samsung Heavy Industries	71
samseongkadeu	samsung card	Samsung Card	71
samseongmulsan	samsung ct	Samsung C&T	71
samseongsaengmyeong	samsung life insurance	Samsung Life Insurance	71
samseongsaengmyeongboheom	samsung life insurance	Samsung Life Insurance	71
samseongsdi	samsung sdi	Samsung SDI	71
samseongsds	samsung sds	Samsung SDS	71
samsung elektroniks	samsung electronics	Samsung Electronics	162
sanjingbudongchan	mitsui fudosan	Mitsui Fudosan	31
sanjinghuaxue	mitsui chemicals	Mitsui Chemicals	31
sanjingwuchan	mitsui	Mitsui	31
sanjingzhuyoufuinanshiyarugurupu	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	31
sanjingzhuyouyinxing	sumitomo mitsui banking	Sumitomo Mitsui Banking	31
sanlingdesuo	mitsubishi estate	Mitsubishi Estate	31
sanlingdianji	mitsubishi electric	Mitsubishi Electric	31
sanlingdongjingufjyinxing	mitsubishi ufj financial group bank	Mitsubishi UFJ Financial Group Bank	31
sanlingkemikaru	mitsubishi chemical	Mitsubishi Chemical	31
sanlingmateriaru	mitsubishi materials	Mitsubishi Materials	31
sanlingshangshi	mitsubishi	Mitsubishi	31
sanlingufjfuinanshiyaru gurupu	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	31
sanlingufjfuinanshiyarugurupu	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	31
sanlingufjyinxing	mitsubishi ufj financial group bank	Mitsubishi UFJ Financial Group Bank	31
sanlingzhonggong	mitsubishi heavy industries	Mitsubishi Heavy Industries	31
sanlingzhonggongye	mitsubishi heavy industries	Mitsubishi Heavy Industries	31
sanlingzidongche	mitsubishi motors	Mitsubishi Motors	31
sanlingzidongchegongye	mitsubishi motors	Mitsubishi Motors	31
sanofi aventis	sanofi	Sanofi	272
sanparks	south african national parks	South African National Parks	758
santander	banco santander	Banco Santander	2954
santori	suntory	Suntory	176
sanxingdianzi	samsung electronics	Samsung Electronics	71
sap	systeme anwendungen und produkte in der datenverarbeitung	Systeme, Anwendungen und Produkte in der Datenverarbeitung	95
sappi	south african pulp and paper industries	South African Pulp and Paper Industries	758
sars	south african revenue service	South African Revenue Service	381
sas	scandinavian airlines system	Scandinavian Airlines System	639
satporo	sapporo	Sapporo	176
saudi arabian oil	aramco	Aramco	2151
saudi aramco	aramco	Aramco	1868
sbb	schweizerische bundesbahnen	Schweizerische Bundesbahnen	220
sbc	swiss bank corporation	Swiss Bank Corporation	220
sber bank	sberbank of russia	Sberbank of Russia	1882
sberbank	sberbank of russia	Sberbank of Russia	1506
sbg	schweizerische bankgesellschaft	Schweizerische Bankgesellschaft	220
sbi	state bank of india	State Bank of India	198
sbs	special broadcasting service	Special Broadcasting Service	379
sca	svenska cellulosa	Svenska Cellulosa	639
scb	siam commercial bank	Siam Commercial Bank	897
sce	southern california edison	Southern California Edison	18
scg	siam cement	Siam Cement	897
schwab	charles schwab	Charles Schwab	163
schweizer ruck	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	609
schweizerische kreditanstalt	credit suisse	Credit Suisse	970
schweizerische nationalbank	swiss national bank	Swiss National Bank	978
scotia bank	scotiabank	Scotiabank	1216
screw fix	screwfix	Screwfix	422
sdg and e	san diego gas and electric	San Diego Gas & Electric	33
sears	sears roebuck	Sears Roebuck	163
seat	sociedad espanola de automoviles de turismo	Sociedad Española de Automóviles de Turismo	551
seb	skandinaviska enskilda banken	Skandinaviska Enskilda Banken	639
sebi	securities and exchange board of india	Securities and Exchange Board of India	184
sebun irebun jiyapan	seven eleven japan	Seven-Eleven Japan	31
sebunirebun jiyapan	seven eleven japan	Seven-Eleven Japan	31
sec	securities and exchange commission	Securities and Exchange Commission	18
seikoepuson	seiko epson	Seiko Epson	31
seiu	service employees international union	Service Employees International Union	33
selteulion	celltrion	Celltrion	71
senai	servico nacional de aprendizagem industrial	Serviço Nacional de Aprendizagem Industrial	1690
sg	societe generale	Société Générale	154
sgcc	state grid corporation of china	State Grid Corporation of China	138
sgi	silicon graphics	Silicon Graphics	18
sgs	societe generale de surveillance	Société Générale de Surveillance	220
shanghaipudongfazhanyinxing	shanghai pudong development bank	Shanghai Pudong Development Bank	65
shanghaiqiche	shanghai automotive industry	Shanghai Automotive Industry	65
shangqi	shanghai automotive industry	Shanghai Automotive Industry	488
shell	royal dutch shell	Royal Dutch Shell	697
shenhuzhigangsuo	kobe steel	Kobe Steel	31
shichuandaobomozhonggongye	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	31
shiyapu	sharp	Sharp	176
shneyder elektrik	schneider electric	Schneider Electric	162
shop rite	shoprite	Shoprite	1885
shunfengsuyun	sf express	SF Express	65
sia	singapore airlines	Singapore Airlines	454
simens	siemens	Siemens	438
singapore telecommunications	singtel	SingTel	2153
sinhaneunhaeng	shinhan bank	Shinhan Bank	71
sip	societa italiana per lesercizio telefonico	Società Italiana per l'Esercizio Telefonico	248
siphi ol	cp all	CP All	282
sipri	stockholm international peace research institute	Stockholm International Peace Research Institute	503
sjtu	shanghai jiao tong university	Shanghai Jiao Tong University	138
skf	svenska kullagerfabriken	Svenska Kullagerfabriken	503
skhainigseu	sk hynix	SK hynix	71
skinobeisyeon	sk innovation	SK Innovation	71
sktellekom	sk telecom	SK Telecom	71
slb	schlumberger	Schlumberger	81
slkvm	cellcom	Cellcom	694
smbc	sumitomo mitsui banking	Sumitomo Mitsui Banking	231
smfg	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	231
smic	semiconductor manufacturing international	Semiconductor Manufacturing International	138
snap chat	snapchat	Snapchat	78
snb	schweizerische nationalbank	Schweizerische Nationalbank	220
snc lavalin	atkinsrealis	AtkinsRéalis	969
sncb	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	548
sncf	societe nationale des chemins de fer francais	Société Nationale des Chemins de fer Français	210
soas	school of oriental and african studies	School of Oriental and African Studies	106
socal	standard oil of california	Standard Oil of California	1294
socgen	societe generale	Société Générale	610
socony	standard oil of new york	Standard Oil of New York	107
socony vacuum	socony vacuum oil	Socony-Vacuum Oil	107
soft bank	softbank	Softbank	927
sofutobanku	softbank	SoftBank	31
sofutobankugurupu	softbank group	SoftBank Group	31
sonangol	sociedade nacional de combustiveis de angola	Sociedade Nacional de Combustíveis de Angola	1211
sonatrach	societe nationale pour la recherche la production le transport la transformation et la commercialisation des hydrocarbures	Société nationale pour la recherche, la production, le transport, la transformation et la commercialisation des hydrocarbures	1847
sonigurupu	sony group	Sony Group	31
sony	sony group	Sony Group	695
sovkomflot	sovcomflot	Sovcomflot	162
sp	standard and poors	Standard & Poor's	33
space exploration technologies	spacex	SpaceX	393
space x	spacex	SpaceX	78
spec savers	specsavers	Specsavers	422
spurs	tottenham hotspur	Tottenham Hotspur	697
sqm	sociedad quimica y minera de chile	Sociedad Química y Minera de Chile	1716
square space	squarespace	Squarespace	78
sri	stanford research institute	Stanford Research Institute	18
ssab	svenskt stal	Svenskt Stål	503
sse	scottish and southern energy	Scottish and Southern Energy	110
st paul travelers	travelers companies	Travelers Companies	107
stanchart	standard chartered bank	Standard Chartered Bank	259
starwood	starwood hotels and resorts	Starwood Hotels & Resorts	81
stat oil	equinor	Equinor	1220
state farm	state farm mutual automobile insurance	State Farm Mutual Automobile Insurance	81
statoil	equinor	Equinor	973
statoilhydro	equinor	Equinor	973
stc	saudi telecom	Saudi Telecom	1730
steg	societe tunisienne de lelectricite et du gaz	Société Tunisienne de l'Electricité et du Gaz	1731
stet	societa torinese esercizi telefonici	Società Torinese Esercizi Telefonici	248
storagetek	storage technology	Storage Technology	221
sua viet nam	vinamilk	Vinamilk	1058
suid afrikaanse nasionale lewens assuransie maatskappy	sanlam	Sanlam	977
suid afrikaanse steenkool olie en gasmaatskappy	sasol	Sasol	977
sunkyong	sk group	SK Group	1292
sunw	sun microsystems	Sun Microsystems	146
suomen pankki	bank of finland	Bank of Finland	2157
surveyer nenniger et chenevert	snc lavalin	SNC-Lavalin	969
suzuki	suzuki motor	Suzuki Motor	176
svfrsl	shufersal	Shufersal	694
svt	sveriges television	Sveriges Television	639
swift	society for worldwide interbank financial telecommunications	Society for Worldwide Interbank Financial Telecommunications	637
swiss com	swisscom	Swisscom	1217
swiss port	swissport	Swissport	1217
swiss re	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	609
sz	suddeutsche zeitung	Süddeutsche Zeitung	95
taag	transportes aereos angolanos	Transportes Aéreos Angolanos	1688
taijidian	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	339
taiwanjitidianluzhizao	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	339
taiwansujiaogongye	formosa plastics	Formosa Plastics	339
takticheskoe raketnoe vooruzhenie	tactical missiles	Tactical Missiles	162
tamu	texas am university	Texas A&M University	33
tap	transportes aereos portugueses	Transportes Aéreos Portugueses	414
tass	telegrafnoe agentstvo sovetskogo soyuza	Telegrafnoe agentstvo Sovetskogo Soyuza	890
tateisi electric	omron	Omron	585
tcdd	turkiye cumhuriyeti devlet demiryollari	Türkiye Cumhuriyeti Devlet Demiryolları	504
tcs	tata consultancy services	Tata Consultancy Services	198
td	toronto dominion bank	Toronto-Dominion Bank	412
td bank	toronto dominion bank	Toronto-Dominion Bank	1060
tdk	tokyo denki kagaku	Tokyo Denki Kagaku	231
tdm	telecomunicacoes de mocambique	Telecomunicações de Moçambique	413
tec de monterrey	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	2947
telco	tata engineering and locomotive	Tata Engineering and Locomotive	198
tele nor	telenor	Telenor	1220
tele visa	televisa	Televisa	1219
telefonos de mexico	telmex	Telmex	783
ten cent	tencent	Tencent	759
tengxun	tencent	Tencent	488
tengxunkonggu	tencent holdings	Tencent Holdings	65
tepco	tokyo electric power	Tokyo Electric Power	231
tesla motors	tesla	Tesla	107
teva	teva pharmaceutical industries	Teva Pharmaceutical Industries	1852
texaco	texas company	Texas Company	221
tf1	television francaise 1	Télévision Française 1	154
tfl	transport for london	Transport for London	1718
thaibepwoeret	thai beverage	Thai Beverage	282
thaiyunian	thai union	Thai Union	282
thanakhankasikornthai	kasikornbank	Kasikornbank	282
thanakhankrungsriyutya	bank of ayudhya	Bank of Ayudhya	282
thanakhankrungthai	krung thai bank	Krung Thai Bank	282
thanakhankrungthep	bangkok bank	Bangkok Bank	282
thanakhanngaeprathetthai	bank of thailand	Bank of Thailand	282
thanakhanthaiphanit	siam commercial bank	Siam Commercial Bank	282
the fed	federal reserve system	Federal Reserve System	928
the hartford	hartford financial services	Hartford Financial Services	163
the we company	wework	WeWork	107
thermo fisher	thermo fisher scientific	Thermo Fisher Scientific	81
thomson csf	thales	Thales	272
thw	technisches hilfswerk	Technisches Hilfswerk	95
thy	turk hava yollari	Türk Hava Yolları	1732
thyssen	thyssenkrupp	Thyssenkrupp	584
ti	texas instruments	Texas Instruments	18
tiaa	teachers insurance and annuity association	Teachers Insurance and Annuity Association	33
ticket master	ticketmaster	Ticketmaster	78
tik tok	tiktok	TikTok	759
tim	telecom italia	Telecom Italia	248
tisco	tata iron and steel	Tata Iron and Steel	184
tmcc	toyota motor credit	Toyota Motor Credit	33
tnb	tenaga nasional	Tenaga Nasional	1726
tnt	thomas nationwide transport	Thomas Nationwide Transport	380
tnvvh	tnuva	Tnuva	694
tofas	turk otomobil fabrikasi	Türk Otomobil Fabrikası	504
tokyo shibaura electric	toshiba	Toshiba	1306
tokyo telecommunications engineering	sony group	Sony Group	585
tom tom	tomtom	TomTom	1880
top shop	topshop	Topshop	422
total energies	totalenergies	TotalEnergies	656
totalfinaelf	totalenergies	TotalEnergies	272
toyotazidongche	toyota motor	Toyota Motor	31
toysrus	toys r us	Toys R Us	81
tpao	turkiye petrolleri anonim ortakligi	Türkiye Petrolleri Anonim Ortaklığı	504
tpg	texas pacific group	Texas Pacific Group	18
trapeza kyproy	bank of cyprus	Bank of Cyprus	2927
trapeza peiraios	piraeus bank	Piraeus Bank	437
trapeza tis ellados	bank of greece	Bank of Greece	437
trip advisor	tripadvisor	TripAdvisor	78
trw	thompson ramo wooldridge	Thompson Ramo Wooldridge	33
tsb	trustee savings bank	Trustee Savings Bank	106
tsla	tesla	Tesla	146
tsmc	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	1145
tu delft	technische universiteit delft	Technische Universiteit Delft	532
tu munchen	technische universitat munchen	Technische Universität München	245
tuc	trades union congress	Trades Union Congress	110
tui	touristik union international	Touristik Union International	141
tum	technische universitat munchen	Technische Universität München	95
tupras	turkiye petrol rafinerileri	Türkiye Petrol Rafinerileri	504
turk cell	turkcell	Turkcell	1884
turkish airlines	turk hava yollari	Türk Hava Yolları	2951
tuv	technischer uberwachungsverein	Technischer Überwachungsverein	141
tv industry pharmaceutical	teva pharmaceutical industries	Teva Pharmaceutical Industries	243
tva	tennessee valley authority	Tennessee Valley Authority	18
tvp	telewizja polska	Telewizja Polska	896
twa	trans world airlines	Trans World Airlines	33
tyrn al emirates	emirates	Emirates	368
tyrn lthd	etihad airways	Etihad Airways	368
ual	united airlines	United Airlines	18
uap	union des assurances de paris	Union des Assurances de Paris	154
uaw	united auto workers	United Auto Workers	18
uaz	ulyanovskiy avtomobilnyy zavod	Ulyanovskiy avtomobilnyy zavod	453
uba	united bank for africa	United Bank for Africa	1727
ubc	university of british columbia	University of British Columbia	412
ubs	union bank of switzerland	Union Bank of Switzerland	266
uc berkeley	university of california berkeley	University of California Berkeley	81
uc los angeles	university of california los angeles	University of California Los Angeles	1507
uc san diego	university of california san diego	University of California San Diego	1507
ucb	union chimique belge	Union Chimique Belge	637
ucl	university college london	University College London	110
ucla	university of california los angeles	University of California Los Angeles	33
uconn	university of connecticut	University of Connecticut	81
ucsd	university of california san diego	University of California San Diego	33
ucsf	university of california san francisco	University of California San Francisco	33
uct	university of cape town	University of Cape Town	381
uefa	union of european football associations	Union of European Football Associations	266
uem	universidade eduardo mondlane	Universidade Eduardo Mondlane	413
ufc	ultimate fighting championship	Ultimate Fighting Championship	18
uhg	unitedhealth group	UnitedHealth Group	18
ukaea	united kingdom atomic energy authority	United Kingdom Atomic Energy Authority	106
ukrainski zaliznitsi	ukrainian railways	Ukrainian Railways	1057
ul	underwriters laboratories	Underwriters Laboratories	18
ula	united launch alliance	United Launch Alliance	18
ulieunhaeng	woori bank	Woori Bank	71
umc	united microelectronics	United Microelectronics	898
umcg	universitair medisch centrum groningen	Universitair Medisch Centrum Groningen	1704
umich	university of michigan	University of Michigan	81
un	united nations	United Nations	18
un habitat	united nations human settlements programme	United Nations Human Settlements Programme	1855
unam	universidad nacional autonoma de mexico	Universidad Nacional Autónoma de México	732
unctad	united nations conference on trade and development	United Nations Conference on Trade and Development	266
undp	united nations development programme	United Nations Development Programme	33
unep	united nations environment programme	United Nations Environment Programme	1700
unesco	united nations educational scientific and cultural organization	United Nations Educational, Scientific and Cultural Organization	210
unfpa	united nations population fund	United Nations Population Fund	33
unhcr	united nations high commissioner for refugees	United Nations High Commissioner for Refugees	266
uni credit	unicredit	UniCredit	1877
unicef	united nations childrens fund	United Nations Children's Fund	33
unicredito italiano	unicredit	UniCredit	1291
unido	united nations industrial development organization	United Nations Industrial Development Organization	351
uniqlo	fast retailing	Fast Retailing	1214
unisa	university of south africa	University of South Africa	411
united technologies	raytheon technologies	Raytheon Technologies	107
unitedhealthcare	unitedhealth group	UnitedHealth Group	81
universita degli studi	universita	università	2148
unsw	university of new south wales	University of New South Wales	547
uob	united overseas bank	United Overseas Bank	454
up	union pacific railroad	Union Pacific Railroad	18
upenn	university of pennsylvania	University of Pennsylvania	81
upi	united press international	United Press International	18
upm	upm kymmene	UPM-Kymmene	1696
ups	united parcel service	United Parcel Service	18
uralkaliy	uralkali	Uralkali	162
us steel	united states steel	United States Steel	81
usaa	united services automobile association	United Services Automobile Association	33
usaid	united states agency for international development	United States Agency for International Development	33
usair	us airways	US Airways	107
usb	us bancorp	U.S. Bancorp	18
usc	university of southern california	University of Southern California	18
usda	united states department of agriculture	United States Department of Agriculture	33
usiminas	usinas siderurgicas de minas gerais	Usinas Siderúrgicas de Minas Gerais	1844
usp	universidade de sao paulo	Universidade de São Paulo	505
usps	united states postal service	United States Postal Service	33
ustc	university of science and technology of china	University of Science and Technology of China	138
uta	union de transports aeriens	Union de Transports Aériens	154
utc	raytheon technologies	Raytheon Technologies	18
uti	unit trust of india	Unit Trust of India	198
vale do rio doce	vale	Vale	1290
valic	variable annuity life insurance	Variable Annuity Life Insurance	33
vanguard	vanguard group	Vanguard Group	163
varig	viacao aerea rio grandense	Viação Aérea Rio-Grandense	410
vasp	viacao aerea sao paulo	Viação Aérea São Paulo	410
vayldberriz	wildberries	Wildberries	162
vaz	avtovaz	AvtoVAZ	453
vda	verband der automobilindustrie	Verband der Automobilindustrie	95
vdi	verein deutscher ingenieure	Verein Deutscher Ingenieure	95
veb	vneshekonombank	Vneshekonombank	453
veba	vereinigte elektrizitats und bergwerks	Vereinigte Elektrizitäts- und Bergwerks	141
veolia	veolia environnement	Veolia Environnement	610
verizon	verizon communications	Verizon Communications	81
vertolety rossii	russian helicopters	Russian Helicopters	162
vfd	volunteer fire department	Volunteer Fire Department	636
vfw	veterans of foreign wars	Veterans of Foreign Wars	636
viacomcbs	paramount global	Paramount Global	107
viag	vereinigte industrie unternehmungen	Vereinigte Industrie-Unternehmungen	141
victor company of japan	japan victor	Japan Victor	695
virginia tech	virginia polytechnic institute and state university	Virginia Polytechnic Institute and State University	81
vivendi environnement	veolia environnement	Veolia Environnement	272
vm ware	vmware	VMware	78
vnk dyskvnt	israel discount bank	Israel Discount Bank	243
vnk dyskvnt israel	israel discount bank	Israel Discount Bank	243
vnk hfvlym	bank hapoalim	Bank Hapoalim	243
vnk israel	bank of israel	Bank of Israel	243
vnk lvmy	bank leumi	Bank Leumi	243
vnk lvmy israel	bank leumi	Bank Leumi	243
vnk mizrahi	bank mizrahi tefahot	Bank Mizrahi-Tefahot	694
vnk mizrahi tfhvt	bank mizrahi tefahot	Bank Mizrahi-Tefahot	243
vnpt	vietnam posts and telecommunications	Vietnam Posts and Telecommunications	1146
voc	vereenigde oostindische compagnie	Vereenigde Oostindische Compagnie	380
vodafone	vodafone group	Vodafone Group	259
voest	vereinigte osterreichische eisen und stahlwerke	Vereinigte Österreichische Eisen- und Stahlwerke	351
voicestream wireless	t mobile us	T-Mobile US	107
volks wagen	volkswagen	Volkswagen	1218
volzhskiy avtomobilnyy zavod	avtovaz	AvtoVAZ	1308
vrr	verkehrsverbund rhein ruhr	Verkehrsverbund Rhein-Ruhr	95
vsnl	videsh sanchar nigam	Videsh Sanchar Nigam	184
vtb	vneshtorgbank	Vneshtorgbank	890
vtt	teknologian tutkimuskeskus vtt	Teknologian tutkimuskeskus VTT	1148
vw	volkswagen	Volkswagen	141
vympel kommunikatsii	vimpelcom	VimpelCom	162
wal greens	walgreens boots alliance	Walgreens Boots Alliance	78
wal mart	walmart	Walmart	81
wal mart stores	walmart	Walmart	393
walgreens	walgreens boots alliance	Walgreens Boots Alliance	81
wba	walgreens boots alliance	Walgreens Boots Alliance	18
wbd	warner bros discovery	Warner Bros. Discovery	146
wd	western digital	Western Digital	18
wdr	westdeutscher rundfunk	Westdeutscher Rundfunk	95
wef	world economic forum	World Economic Forum	220
weinosu	ajinomoto	Ajinomoto	176
wellpoint health	elevance health	Elevance Health	107
weltgesundheitsorganisation	world health organization	World Health Organization	782
west pac	westpac banking	Westpac Banking	1870
western india palm refined oils	wipro	Wipro	2147
westlb	westdeutsche landesbank	Westdeutsche Landesbank	386
westpac	westpac banking	Westpac Banking	2940
wfc	wells fargo	Wells Fargo	18
wfp	world food programme	World Food Programme	248
wgz bank	westdeutsche genossenschafts zentralbank	Westdeutsche Genossenschafts-Zentralbank	386
whats app	whatsapp	WhatsApp	78
who	world health organization	World Health Organization	220
whsmith	wh smith	W. H. Smith	259
wipo	world intellectual property organization	World Intellectual Property Organization	266
wits	university of the witwatersrand	University of the Witwatersrand	1886
wits university	university of the witwatersrand	University of the Witwatersrand	1508
wmo	world meteorological organization	World Meteorological Organization	220
world wildlife fund	world wide fund for nature	World Wide Fund for Nature	970
wpp	wire and plastic products	Wire and Plastic Products	106
wto	world trade organization	World Trade Organization	220
wutianyaopingongye	takeda pharmaceutical	Takeda Pharmaceutical	31
ww	wustenrot and wurttembergische	Wüstenrot & Württembergische	141
wwe	world wrestling entertainment	World Wrestling Entertainment	18
wwf	world wide fund for nature	World Wide Fund for Nature	266
xianggangshanghaihuifengyinxing	hongkong and shanghai banking	Hongkong and Shanghai Banking	693
xiaosongzhizuosuo	komatsu	Komatsu	31
xiecheng	trip	Trip	488
xinritiezhujin	nippon steel	Nippon Steel	31
xinyuehuaxuegongye	shin etsu chemical	Shin-Etsu Chemical	31
xiribenlukezhidao	west japan railway	West Japan Railway	31
xom	exxon mobil	Exxon Mobil	146
xuhuacheng	asahi kasei	Asahi Kasei	31
yamahafadongji	yamaha motor	Yamaha Motor	31
yamatoyunshu	yamato transport	Yamato Transport	31
yandeks	yandex	Yandex	438
yecunzhengquan	nomura securities	Nomura Securities	31
yitengzhongshangshi	itochu	Itochu	31
ykk	yoshida kogyo kabushikikaisha	Yoshida Kogyo Kabushikikaisha	231
yle	yleisradio	Yleisradio	2943
ymca	young mens christian association	Young Men's Christian Association	33
you tube	youtube	YouTube	78
ypf	yacimientos petroliferos fiscales	Yacimientos Petrolíferos Fiscales	1138
ypfb	yacimientos petroliferos fiscales bolivianos	Yacimientos Petrolíferos Fiscales Bolivianos	1689
yr	young and rubicam	Young & Rubicam	33
ysl	yves saint laurent	Yves Saint Laurent	154
yuni chiyamu	unicharm	Unicharm	31
yunichiyamu	unicharm	Unicharm	31
yunikredit bank	unicredit bank	UniCredit Bank	162
yunikuro	fast retailing	Fast Retailing	176
yuuchiyoyinxing	japan post bank	Japan Post Bank	31
ywca	young womens christian association	Young Women's Christian Association	33
zdf	zweites deutsches fernsehen	Zweites Deutsches Fernsehen	141
zen desk	zendesk	Zendesk	78
zf	zahnradfabrik friedrichshafen	Zahnradfabrik Friedrichshafen	95
zhadayinxing	standard chartered bank	Standard Chartered Bank	693
zhangchengqiche	great wall motor	Great Wall Motor	65
zhangronghaiyun	evergreen marine	Evergreen Marine	339
zhangronghangkong	eva airways	EVA Airways	339
zhaoshangyinxing	china merchants bank	China Merchants Bank	65
zhongbudianli	chubu electric power	Chubu Electric Power	31
zhongguodianxin	china telecom	China Telecom	65
zhongguodiyiqiche	first automobile works	First Automobile Works	65
zhongguodongfanghangkong	china eastern airlines	China Eastern Airlines	65
zhongguogongshangyinxing	industrial and commercial bank of china	Industrial and Commercial Bank of China	65
zhongguoguangdayinxing	china everbright bank	China Everbright Bank	65
zhongguoguojihangkong	air china	Air China	65
zhongguohaiyangshiyou	china national offshore oil	China National Offshore Oil	65
zhongguojiansheyinxing	china construction bank	China Construction Bank	65
zhongguojianzhu	china state construction engineering	China State Construction Engineering	488
zhongguojianzhugongcheng	china state construction engineering	China State Construction Engineering	65
zhongguojiaotongjianshe	china communications construction	China Communications Construction	65
zhongguolianhewangluotongxin	china unicom	China Unicom	65
zhongguoliantong	china unicom	China Unicom	65
zhongguomengniuruye	china mengniu dairy	China Mengniu Dairy	65
zhongguominshengyinxing	china minsheng bank	China Minsheng Bank	65
zhongguonanfanghangkong	china southern airlines	China Southern Airlines	65
zhongguonongyeyinxing	agricultural bank of china	Agricultural Bank of China	65
zhongguopinganbaoxian	ping an insurance	Ping An Insurance	65
zhongguorenminyinxing	peoples bank of china	People's Bank of China	65
zhongguorenshou	china life insurance	China Life Insurance	65
zhongguorenshoubaoxian	china life insurance	China Life Insurance	65
zhongguoshihua	sinopec	Sinopec	65
zhongguoshiyou	petrochina	PetroChina	488
zhongguoshiyouhuagong	sinopec	Sinopec	65
zhongguotielugongcheng	china railway engineering	China Railway Engineering	65
zhongguoyidong	china mobile	China Mobile	65
zhongguoyidongtongxin	china mobile	China Mobile	65
zhongguoyinxing	bank of china	Bank of China	65
zhongguoyuanyanghaiyun	china ocean shipping	China Ocean Shipping	65
zhonghuadianxin	chunghwa telecom	Chunghwa Telecom	339
zhonghuahangkong	china airlines	China Airlines	339
zhongwaizhiyao	chugai pharmaceutical	Chugai Pharmaceutical	31
zhongxingtongxun	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	65
zhongxinguoji	semiconductor manufacturing international	Semiconductor Manufacturing International	65
zhuhaigelidianqi	gree electric appliances	Gree Electric Appliances	65
zhuyoudianqigongye	sumitomo electric industries	Sumitomo Electric Industries	31
zhuyouhuaxue	sumitomo chemical	Sumitomo Chemical	31
zhuyoushangshi	sumitomo	Sumitomo	31
zhuzhonggongwudian	takenaka	Takenaka	31
zijietiaodong	bytedance	ByteDance	65
zishengtang	shiseido	Shiseido	31
zte	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	138
zuochuanjibian	sagawa express	Sagawa Express	31
zurich insurance	zurich versicherungs gesellschaft	Zürich Versicherungs-Gesellschaft	609
zus	zaklad ubezpieczen spolecznych	Zakład Ubezpieczeń Społecznych	1728`;
export const connectives: string = `a	the		1175
a branch of	part of		80
a brand of	part of		80
a business of	part of		80
a cargo de	care of		652
a company of	part of		80
a department of	part of		80
a division of	part of		80
a franchise of	part of		80
a la atencion de	care of		652
a lattention de	care of		653
a lenseigne	trading as		131
a member of	part of		80
a service of	part of		80
a subsidiary of	part of		80
a trading division of	part of		80
a unit of	part of		80
a wholly owned subsidiary of	part of		80
aan	on		483
abbrev	also known as		48
abbreviata	also known as		156
abbreviated	also known as		385
abbreviated as	also known as		48
abbreviato	also known as		156
abgekurzt	also known as		143
abreviadamente	also known as		187
abreviado	also known as		130
ac	and		1959
ac of	on behalf of		150
account of	on behalf of		257
acting by and through	on behalf of		150
acting for	on behalf of		150
acting through	on behalf of		150
ad	the		742
administered by	part of		80
af	of		2917
affiliate of	part of		257
affiliated with	part of		80
afgekort	also known as		171
against			433
agissant pour le compte de	on behalf of		653
agli	at		168
agus	and		1951
ai	at		829
aiemmin	formerly known as		557
aikaisemmin	formerly known as		557
ainsi que	and		1949
aka	also known as		48
al	the		742
al mashhur	also known as		1743
albo	or		1955
alias	also known as		385
alias dit	also known as		131
aliases	also known as		385
alla	at		168
alle	at		168
allo	at		168
alsmede	and		1954
also	also known as		385
also called	also known as		48
also called as	also known as		48
also doing business as	trading as		48
also known as			48
also named	also known as		48
also referred to as	also known as		48
also spelled	also known as		48
also trading as	trading as		48
also written	also known as		48
alternatively known as	also known as		48
am	on		1049
an	the		1754
an affiliate of	part of		80
anche conosciuta come	also known as		156
anche conosciuto come	also known as		156
anciennement	formerly known as		131
anciennement connu sous le nom de	formerly known as		131
anciennement connue sous le nom de	formerly known as		131
anciennement denommee	formerly known as		131
and			1947
anterior	formerly known as		907
anteriormente	formerly known as		130
anteriormente conhecida como	formerly known as		187
anteriormente conocida como	formerly known as		130
anteriormente conocido como	formerly known as		130
anteriormente denominada	formerly known as		130
antes	formerly known as		1168
antes conocida como	formerly known as		130
antes conocido como	formerly known as		130
antes denominada	formerly known as		187
antiga denominacao	formerly known as		187
antigo nome	formerly known as		187
antigua denominacion	formerly known as		130
antiguamente	formerly known as		1168
ao	the		648
ao cuidado de	care of		752
aos	the		648
aos cuidados de	care of		752
aputoiminimi	trading as		557
ar	the		1172
as	the		648
as agent for	on behalf of		150
as custodian for	on behalf of		150
as nominee for	on behalf of		150
as successor to	formerly known as		48
as trading	trading as		48
as trustee for	on behalf of		150
as trustee of	on behalf of		150
as well as	and		1946
ash	the		1172
at			828
attention	care of		1204
attn	care of		1204
attn of	care of		150
au	at		687
au nom de	on behalf of		653
auch bekannt als	also known as		143
auch genannt	also known as		143
auf	on		366
aus	from		1482
aussi connu sous le nom de	also known as		131
aussi connue sous le nom de	also known as		131
autrefois	formerly known as		647
aux	at		403
aux bons soins de	care of		653
av	of		1484
avec	with		403
aven kallad	also known as		352
aven kand som	also known as		352
avv	title		909
az	the		742
bagi	for		1046
bajo el nombre comercial	trading as		130
bankrot	in liquidation		2726
bankrupt	in liquidation		816
bankrutavusi	in liquidation		680
bankrutuojanti	in liquidation		680
bei	at		366
bei firma	care of		459
beim	at		366
being wound up	in liquidation		80
bekannt als	also known as		143
bekend als	also known as		171
beter bekend als	also known as		171
better known as	also known as		48
between			826
bifirma	trading as		352
bij	at		483
binavn	trading as		383
bisher	formerly known as		646
born as	formerly known as		48
branch of	part of		2783
brand of	part of		257
business as	trading as		48
business name	trading as		48
by			828
by and through	on behalf of		150
byvsh	formerly known as		327
byvshaya	formerly known as		327
byvshiy	formerly known as		327
care of			257
carrying on business	trading as		48
carrying on business as	trading as		48
carrying on business under the name	trading as		48
changed from	formerly known as		48
chez	near		403
ci devant	formerly known as		131
coba	trading as		385
com	with		605
com o nome comercial	trading as		187
comercializado como	trading as		130
comercialmente conocida como	trading as		130
commonly called	also known as		48
commonly known as	also known as		48
commonly referred to as	also known as		48
company of	part of		257
con	with		685
con el nombre comercial	trading as		130
con nombre comercial	trading as		130
conducting business as	trading as		48
conhecida como	also known as		187
conhecido como	also known as		187
connu sous le nom de	also known as		131
connue sous le nom de	also known as		131
conocida comercialmente como	trading as		130
conocida como	also known as		130
conocido como	also known as		130
conosciuto come	also known as		156
contra	against		685
contre	against		686
csodeljaras alatt	in liquidation		813
cunoscut sub numele	also known as		1167
czlonek grupy	part of		479
d	of		687
da	of		605
dahulu	formerly known as		457
dahulunya	formerly known as		457
dal	of		168
dall	of		168
dalla	of		168
dan	and		1968
dans	in		403
das	the		558
dawna nazwa	formerly known as		252
dawniej	formerly known as		252
dba	trading as		1166
dds	title		743
de	of		687
de l	of		686
de la	of		686
de las	of		1045
de los	of		1045
debtor in possession	in liquidation		80
defunct	in liquidation		816
degli	of		168
dei	of		168
del	of		2918
dell	of		168
della	of		168
delle	of		168
dello	of		168
dem	the		558
den	the		558
dengan	with		1046
dengan nama	trading as		457
denominacao comercial	trading as		187
denominacion comercial	trading as		130
denominata	trading as		156
denominato	trading as		156
denomme	trading as		131
denommee	trading as		131
department of	part of		257
depuis	from		686
der	the		558
deregistered	in liquidation		80
des	of		403
desde	from		1045
designada por	also known as		187
dhe	and		1956
di	of		829
die	the		558
dikenal sebagai	also known as		457
disingkat	also known as		457
dissolved	in liquidation		816
dissoute	in liquidation		337
dite	also known as		647
div of	part of		257
divisao de	part of		2784
division de	part of		822
division of	part of		257
divisione di	part of		1036
dla	for		1047
dlya	for		1480
dmd	title		743
do	of		2920
do pereimenovaniya	formerly known as		327
dochter van	part of		1037
doing business as	trading as		1166
doing business in	trading as		48
doing business under the name	trading as		48
doing business under the name of	trading as		48
dos	of		605
dott	title		909
dr	title		1171
dres	title		1173
drive	formerly known as		1746
driver under navnet	trading as		740
driver virksomhed under navnet	trading as		383
du	of		403
dulu	formerly known as		1747
durch	by		604
dvm	title		743
dzialajaca pod nazwa	trading as		252
dzialajacy jako	trading as		252
e	and		1974
ed	and		1969
een	the		1174
een divisie van	part of		478
een onderneming van	part of		478
eertijds	formerly known as		171
egalement connu sous le nom de	also known as		131
egalement connue sous le nom de	also known as		131
ehem	formerly known as		1745
ehemalig	formerly known as		143
ehemals	formerly known as		143
ein	the		558
ein geschaftsbereich der	part of		278
ein unternehmen der	part of		278
eine	the		1173
eine marke der	part of		278
el	the		744
eller	or		1957
elobb	formerly known as		645
els	the		1753
em	in		605
em abreviatura	also known as		187
em dissolucao	in liquidation		338
em falencia	in liquidation		338
em insolvencia	in liquidation		338
em liquidacao	in liquidation		338
em nome de	on behalf of		752
em recuperacao judicial	in liquidation		338
en	and		1971
en abrege	also known as		131
en concurso	in liquidation		401
en concurso de acreedores	in liquidation		401
en cours de liquidation	in liquidation		337
en disolucion	in liquidation		401
en dissolution	in liquidation		337
en faillite	in liquidation		337
en forma abreviada	also known as		130
en liq	in liquidation		337
en liquidacion	in liquidation		2721
en liquidation	in liquidation		2722
en liquidation judiciaire	in liquidation		337
en nombre de	on behalf of		652
en proceso de liquidacion	in liquidation		401
en quiebra	in liquidation		401
en redressement judiciaire	in liquidation		337
en representacion de	on behalf of		652
en siglas	also known as		130
en sigle	also known as		131
enseigne	trading as		647
entinen	formerly known as		557
entre	between		403
erloschen	in liquidation		278
erstwhile	formerly known as		48
es	and		1967
eski adi	formerly known as		384
eski adiyla	formerly known as		384
eski unvani	formerly known as		384
et	and		1966
eta	and		1963
ex denominata	formerly known as		156
ex nom	formerly known as		131
excma	title		741
excmo	title		741
exercant sous le nom	trading as		131
exercant sous le nom commercial	trading as		131
extinguida	in liquidation		401
failliet	in liquidation		2725
faisant affaire sous le nom	trading as		131
faisant affaires sous	trading as		131
faisant affaires sous le nom	trading as		131
faisant affaires sous le nom de	trading as		131
falida	in liquidation		338
falido	in liquidation		338
fallimento	in liquidation		2724
fazendo negocios como	trading as		187
felszamolas alatt	in liquidation		813
filial de	part of		822
filialas lietuvoje	part of		680
filiale de	part of		1035
firma comercial	trading as		187
firmierend als	trading as		143
firmierend unter	trading as		143
firmiert als	trading as		143
firmiert unter	trading as		143
fka	formerly known as		48
fmly	formerly known as		48
fmrly	formerly known as		48
for			826
for account of	on behalf of		150
for and on behalf of	on behalf of		150
for short	also known as		48
for the account of	on behalf of		150
for the attention of	care of		150
for the benefit of	on behalf of		150
fordom	formerly known as		352
forhenvaerende	formerly known as		383
former name	formerly known as		48
formerly	formerly known as		48
formerly called	formerly known as		48
formerly doing business as	formerly known as		48
formerly known as			48
formerly named	formerly known as		48
formerly the	formerly known as		48
formerly trading as	formerly known as		48
forut	formerly known as		352
fost	formerly known as		907
fosta	formerly known as		907
fra	from		2910
fran	from		1481
franchisee of	part of		257
frmly	formerly known as		48
from			433
frueher	formerly known as		143
fruher	formerly known as		143
fruhere	formerly known as		143
fuer	for		604
fur	for		366
fur rechnung von	on behalf of		459
gegen	against		604
geloscht	in liquidation		278
genaamd	also known as		171
genannt	trading as		646
geschaftlich tatig als	trading as		143
geschaftsbezeichnung	trading as		143
gia denominata	formerly known as		156
gli	the		910
groupe de	part of		1035
grupa kapitalowa	part of		479
ha	the		1755
haciendo negocios como	trading as		130
handeldrywend as	trading as		1165
handelend als	trading as		171
handelend onder	trading as		171
handelend onder de naam	trading as		171
handelnd als	trading as		143
handelnd unter	trading as		143
handelsnaam	trading as		171
handelsname	trading as		143
hereinafter	also known as		385
het	the		1174
hodn	trading as		171
http	web address		908
https	web address		908
i	and		1975
i konkurs	in liquidation		681
i likvidation	in liquidation		681
i liq	in liquidation		278
icin	for		2915
iflas halinde	in liquidation		1441
il	the		910
ile	and		1244
ilma	title		741
ilmo	title		741
im	in		1049
im auftrag von	on behalf of		459
im namen von	on behalf of		459
in			828
in abwicklung	in liquidation		278
in administration	in liquidation		80
in amministrazione straordinaria	in liquidation		402
in arte	trading as		156
in association with	part of		80
in bankruptcy	in liquidation		80
in breve	also known as		156
in business rescue	in liquidation		80
in care of	care of		150
in concordato preventivo	in liquidation		402
in conjunction with	part of		80
in creditors voluntary liquidation	in liquidation		80
in dissolution	in liquidation		80
in examinership	in liquidation		80
in faillissement	in liquidation		478
in faliment	in liquidation		814
in fallimento	in liquidation		402
in forma abbreviata	also known as		156
in forma breve	also known as		156
in insolvency	in liquidation		80
in insolventa	in liquidation		814
in insolvenz	in liquidation		278
in its capacity as	on behalf of		150
in its capacity as trustee of	on behalf of		150
in konkurs	in liquidation		278
in lca	in liquidation		402
in lichidare	in liquidation		814
in likwidasie	in liquidation		2718
in liq	in liquidation		402
in liqu	in liquidation		2719
in liquidatie	in liquidation		478
in liquidation			2720
in liquidation of	part of		80
in liquidazione	in liquidation		2723
in liquidazione coatta amministrativa	in liquidation		402
in members voluntary liquidation	in liquidation		80
in naam van	on behalf of		751
in nome e per conto di	on behalf of		1203
in ontbinding	in liquidation		478
in partnership with	part of		80
in precedenza	formerly known as		156
in provisional liquidation	in liquidation		80
in receivership	in liquidation		80
in reorganizare	in liquidation		814
in scioglimento	in liquidation		402
in short	also known as		48
in sigla	also known as		156
in staat van faillissement	in liquidation		478
in statutory management	in liquidation		80
in surseance	in liquidation		478
in surseance van betaling	in liquidation		478
in voluntary liquidation	in liquidation		80
in winding up	in liquidation		80
inh	part of		1457
inhaberin	part of		1457
ins	in		1482
insegna	trading as		1748
insolvent	in liquidation		816
insolvenzverfahren	in liquidation		278
into	to		433
ir	and		1970
ismert neven	also known as		645
iz	from		1480
izvestnaya kak	also known as		327
izvestnyy kak	also known as		327
ja	and		1965
jadis	formerly known as		647
juga dikenal sebagai	also known as		457
kai	and		1961
kaldet	also known as		383
kallad	also known as		352
kand som	also known as		352
kendt som	also known as		383
kenyszertorles alatt	in liquidation		813
kisaca	also known as		384
kjent som	also known as		740
known also as	also known as		48
known as	also known as		48
konkurs	in liquidation		2727
konkursbo	in liquidation		681
konkurssipesa	in liquidation		812
konkurssissa	in liquidation		812
korabban	formerly known as		645
kurz	also known as		646
kurzbezeichnung	also known as		143
kurzform	also known as		646
l	the		559
la	the		559
las	the		744
late	formerly known as		385
le	the		559
les	the		559
licensed by	part of		80
lid van	part of		1037
likewise known as	also known as		48
likvidacija	in liquidation		1027
likvideerimisel	in liquidation		1436
likvidejama	in liquidation		1027
likvidirovano	in liquidation		815
likviduojama	in liquidation		680
likviduojamas	in liquidation		680
lo	the		744
los	the		744
lub	or		1243
lui	the		1756
maksatnespejiga	in liquidation		1027
managed by	part of		80
marca comercial	trading as		130
markkinointinimi	trading as		557
massa falida	in liquidation		338
med	with		1484
mede handelend onder de naam	trading as		171
member of	part of		257
membre de	part of		1035
messrs	care of		150
met	with		1483
mhodn	trading as		171
miembro de	part of		822
mit	with		1049
mitglied der	part of		278
ms	care of		1838
n	and		943
na	and		1973
nachfolger von	formerly known as		143
nad	on		1047
nama dagang	trading as		457
name changed from	formerly known as		48
namens	on behalf of		751
nami diger	also known as		384
nas	in		1479
nd	and		943
negli	in		168
negociando como	trading as		187
nei	in		168
nel	in		168
nell	in		827
nella	in		168
nelle	in		168
nello	in		168
niederlassung der	part of		278
nka	also known as		48
no	in		605
nom commercial	trading as		131
nombre comercial	trading as		130
nombre de fantasia	trading as		130
nome comercial	trading as		187
nome commerciale	trading as		156
nome de fantasia	trading as		187
nome fantasia	trading as		187
nonche	and		1952
nos	in		1479
nota come	also known as		156
noto come	also known as		156
now known as	also known as		48
o	the		1175
o simplemente	also known as		130
oa	trading as		1170
och	and		1958
od	from		1050
oddzial w	part of		479
oder	or		1242
of			826
og	and		1944
ogsa kendt som	also known as		383
ogsa kjent som	also known as		740
ohne	without		604
olarak bilinen	also known as		384
olarak da bilinen	also known as		384
old name	formerly known as		48
on			828
on behalf of			150
once known as	formerly known as		48
onceki adi	formerly known as		384
onderdeel van	part of		1037
onto	to		433
ook bekend als	also known as		171
ook genoemd	also known as		171
ook handelend onder de naam	trading as		171
operando como	trading as		130
operante come	trading as		156
operante sotto il nome	trading as		156
operated by	part of		80
operates as	trading as		48
operating as	trading as		48
operating under the name	trading as		48
oplost	in liquidation		811
or			943
oraz	and		1243
originally	formerly known as		385
originally known as	formerly known as		48
os	the		648
ot	from		2921
otherwise known as	also known as		48
ou	or		1950
outrora	formerly known as		1169
owned by	part of		80
pa	on		1481
pankrotis	in liquidation		1436
par	by		687
par abreviation	also known as		131
para	for		685
part of			257
pel	for		827
pela	by		1048
pelo	by		1048
pentru	for		2912
per	for		829
per a	for		2909
per adres	care of		150
per adresse	care of		459
per conto di	on behalf of		1203
pod firma	trading as		252
pod nazvaniem	trading as		327
pod nazwa	trading as		252
poprzednia nazwa	formerly known as		252
poprzednio	formerly known as		252
por	by		685
por conta de	on behalf of		752
por cuenta de	on behalf of		652
por sus siglas	also known as		130
pour	for		403
pour le compte de	on behalf of		653
powered by	part of		80
pra	for		1048
precedemment	formerly known as		131
precedentemente	formerly known as		156
precedentemente denominata	formerly known as		156
precedentemente nota come	formerly known as		156
pres	near		403
prescurtat	also known as		1167
presso	care of		1837
prev	formerly known as		385
previously	formerly known as		385
previously called	formerly known as		48
previously known as	formerly known as		48
previously named	formerly known as		48
prezhnee nazvanie	formerly known as		327
pri	of		2914
pro	for		2916
prof	title		1171
professionally known as	trading as		48
prowadzacy dzialalnosc pod nazwa	trading as		252
przy	at		1047
puvodne	formerly known as		1744
que gira bajo el nombre de	trading as		130
radiee	in liquidation		337
ranee	formerly known as		1750
rechtsnachfolger von	formerly known as		143
rechtsnachfolgerin von	formerly known as		143
regi neven	formerly known as		645
roviden	also known as		645
samt	and		1943
saneerauksessa	in liquidation		812
sans	without		686
sarskilt foretagsnamn	trading as		352
se ekkatharisi	in liquidation		1026
sebelumnya	formerly known as		457
seka	and		1948
selvitystilassa	in liquidation		812
sem	without		605
senza	without		827
serta	and		1953
short name	also known as		48
si	and		1972
sigla	also known as		1169
sigle	also known as		647
skrot	also known as		252
sob o nome comercial	trading as		187
sobre	on		685
societa del gruppo	part of		1036
sogenannt	also known as		143
sokr	also known as		327
sokrashchenno	also known as		327
solely in its capacity as trustee	on behalf of		150
sous	under		403
sous le nom commercial	trading as		131
sous le nom de	trading as		131
sowie	and		1945
stage name	trading as		48
struck off	in liquidation		80
su	on		829
sub of	part of		257
subsidiary of	part of		257
successor by merger to	formerly known as		48
successor in interest to	formerly known as		48
successor to	formerly known as		48
successors to	formerly known as		48
succursale di	part of		1036
sucursal de	part of		822
sui	on		168
sul	on		168
sulla	on		168
sur	on		687
ta	trading as		1170
tai	or		1964
takzhe izvestnyy kak	also known as		327
tambem conhecida como	also known as		187
tambem conhecido como	also known as		187
tambien conocida como	also known as		130
tambien conocido como	also known as		130
tasfiye halinde	in liquidation		1441
te	at		483
ter	of		483
ter attentie van	care of		751
tevens handelend onder de naam	trading as		171
the			1752
thodn	trading as		171
ticaret unvani	trading as		384
ticari unvani	trading as		384
tidigare	formerly known as		1751
tidigare kand som	formerly known as		352
tidigare namn	formerly known as		352
tidligere	formerly known as		383
tidligere kendt som	formerly known as		383
tidligere kjent som	formerly known as		740
tidligere navn	formerly known as		383
to			826
tochtergesellschaft der	part of		278
torgovaya marka	trading as		327
tra	between		168
tra i	between		827
trade name	trading as		48
trades as	trading as		48
trading also as	trading as		48
trading as			48
trading division of	part of		257
trading style	trading as		48
trading under the name	trading as		48
trading under the name of	trading as		48
trading under the style	trading as		48
trading under the style of	trading as		48
trustee for	on behalf of		150
ttee of	on behalf of		150
tunnettu nimella	also known as		557
u	and		1960
u likvidaciji	in liquidation		1437
u stecaju	in liquidation		1437
uber	over		366
ueber	over		604
uit	from		483
ul	the		742
um	the		648
uma divisao de	part of		338
uma empresa de	part of		338
uma empresa do grupo	part of		338
uma marca de	part of		338
un	the		559
un marchio di	part of		402
un tempo	formerly known as		156
una	the		910
una division de	part of		401
una divisione di	part of		402
una empresa de	part of		401
una empresa del grupo	part of		401
una marca de	part of		401
una societa di	part of		402
und	and		1242
under administration	in liquidation		80
under avvikling	in liquidation		1438
under frivillig likvidation	in liquidation		811
under judicial management	in liquidation		80
under konkurs	in liquidation		681
under likvidation	in liquidation		811
under liquidation	in liquidation		80
under namnet	trading as		352
under navnet	trading as		383
under opplosning	in liquidation		1438
under rekonstruktion	in liquidation		681
under tvangsoplosning	in liquidation		811
une	the		559
une division de	part of		337
une entreprise de	part of		337
une marque de	part of		337
une societe du groupe	part of		337
unit of	part of		257
uno	the		909
unter	under		366
unto	to		433
untuk	for		1046
upo ekkatharisi	in liquidation		1026
upon	on		433
using the name	trading as		48
v	in		2924
v konkursu	in liquidation		810
v konkurze	in liquidation		1439
v konkurzu	in liquidation		810
v likvidaci	in liquidation		810
v likvidacii	in liquidation		1439
v likvidaciji	in liquidation		1440
v likvidaciya	in liquidation		1025
v likvidatsii	in liquidation		815
v likvidatsiya	in liquidation		1025
v nesastoyatelnost	in liquidation		1025
v protsesse likvidatsii	in liquidation		815
v stadii likvidatsii	in liquidation		815
v stecaju	in liquidation		1440
v upadku	in liquidation		810
van	of		1483
van de	of		483
van den	of		483
van der	of		483
variously known as	also known as		48
ve	and		1244
vegelszamolas alatt	in liquidation		813
verkort	also known as		171
vid	at		2922
vo	in		2913
vom	of		604
von	of		366
voor	for		2911
voor rekening van	on behalf of		751
voorheen	formerly known as		171
voorheen bekend als	formerly known as		171
voorheen bekend as	formerly known as		1165
voorheen genaamd	formerly known as		171
vorher	formerly known as		143
vorm	formerly known as		143
vormals	formerly known as		143
vrhn	formerly known as		171
vroeger	formerly known as		1749
w	in		2923
w likwidacji	in liquidation		479
w restrukturyzacji	in liquidation		479
w skrocie	also known as		252
w upadlosci	in liquidation		479
w upadlosci likwidacyjnej	in liquidation		479
w upadlosci ukladowej	in liquidation		479
wczesniej	formerly known as		252
we	in		1050
which trades as	trading as		48
who trades as	trading as		48
wholly owned by	part of		80
with			433
within	in		433
without			433
wound up	in liquidation		80
www	web address		908
y	and		1962
ye	the		743
ypo ekkatharisi	in liquidation		1026
z	with		1050
z hd	care of		459
ze	with		2919
znana jako	also known as		252
znany jako	also known as		252
znany rowniez jako	also known as		252
zu	at		366
zu haenden	care of		459
zu handen	care of		459
zum	at		366
zur	at		366
zuvor	formerly known as		646
zweigniederlassung der	part of		278
zwischen	between		366`;
export const noise: string = `144a	depositary receipt		32
2co com	payment service		175
a atencao de	attention		918
a company incorporated in	incorporated in		227
a company of	incorporated in		227
a corp of	incorporated in		227
a corporation of	incorporated in		227
a delaware corporation	incorporated in		227
a la atencion	attention		561
a latt de	attention		1200
a lattn de	attention		1200
a limited liability company	incorporated in		227
a shrs	shares		32
aa	attention		561
abt buchhaltung	department		241
abt einkauf	department		241
abt rechnungswesen	department		241
abteilung buchhaltung	department		241
abteilung einkauf	department		241
ac de	attention		918
acc payable	department		104
acciones ordinarias	shares		32
accionista	role		487
accionistas	role		487
account	role		85
account closed	record status		85
accounting	department		104
accounting department	department		104
accounting dept	department		104
accounts department	department		104
accounts dept	department		104
accounts payable	role		85
accounts payable department	department		104
accounts payable dept	department		104
accounts payable team	department		104
accounts receivable	role		85
acct	role		85
acct payable	department		104
accts payable	department		104
act	shares		87
act nouv	shares		87
actions au porteur	shares		32
actions nominatives	shares		32
ad	dollar par value		108
administrador	role		487
adr	depositary receipt		32
adrs	depositary receipt		32
ads	depositary receipt		87
adss	depositary receipt		32
advisor	role		120
adyen	payment service		175
afd boekhouding	department		281
afd crediteuren	department		281
afd financiele administratie	department		281
afd inkoop	department		281
afdeling boekhouding	department		281
afdeling crediteuren	department		281
afdeling financien	department		281
afdeling inkoop	department		281
alla ca	attention		562
alla cortese attenzione	attention		562
alla cortese attenzione di	attention		562
allattenzione di	attention		562
american depositary receipts	depositary receipt		32
american depositary share	depositary receipt		32
american depositary shares	depositary receipt		32
american depository receipts	shares		32
american depository shares	shares		32
ao cuidado	attention		918
ap department	department		104
ap dept	department		104
at te	attention		561
atencion	attention		561
atn	attention		561
att	attention		750
att sr	attention		561
atten	attention		750
attention of	attention		750
attn	attention		1830
azioni ordinarie	shares		32
b shrs	shares		32
ba	baht par value		108
bagian akuntansi	department		1053
bagian keuangan	department		1053
bagian pembelian	department		1053
bd	dollar par value		108
bdr	depositary receipt		32
bearer	shares		87
beneficial interest	shares		32
beneficiary	role		120
beszerzes	department		690
beszerzesi osztaly	department		690
bill to	role		85
billing department	department		104
billing dept	department		104
blocked	record status		85
bloque	record status		85
bloqueado	record status		85
board member	role		120
boekhouding	department		281
bogholderi	department		607
bogholderiet	department		607
bonus akt	shares		32
bonusaktien	shares		32
bought ledger	department		104
branch no	site number		153
buchhaltung	role		85
bukhgalteriya	department		1054
ca	attention		562
casa matriz	seat		194
cd	dollar par value		108
cdis	depositary receipt		32
cdr	depositary receipt		32
cedear	depositary receipt		32
central office	seat		194
cert	shares		87
cert of shs	shares		32
chairman	role		120
chairperson	role		120
chess depositary interests	depositary receipt		32
chf	franc par value		108
ciclo passivo	department		367
ck	koruna par value		108
cl a	share class		32
cl b	share class		32
cl c	share class		32
cl h	shares		32
class a	share class		32
class a common stock	shares		32
class a ordinary shares	shares		32
class b	share class		32
class b common stock	shares		32
class c	share class		32
class d	shares		32
class h	shares		32
client	role		85
cliente	role		85
closed account	record status		85
cmn	shares		32
cmn shs of bi	shares		32
co owner	role		120
com	shares		87
com shs	shares		32
common	shares		87
common new	shares		32
common shares	shares		32
common stock	shares		32
common units	shares		32
common units representing limited partner interests	shares		32
compras	department		242
compta fournisseurs	department		258
comptabilite	department		258
comptabilite fournisseurs	role		85
comptabilite generale	department		258
consultant	role		120
contabilidad	department		242
contabilidade	department		404
contabilita fornitori	department		367
contabilitate	department		835
contas a pagar	department		404
conv	shares		87
corporate headquarters	seat		194
corporate office	seat		194
cortese attenzione	attention		562
credit control	department		104
crediteuren	department		281
crediteurenadministratie	department		281
ctf	shares		87
cuentas por pagar	department		242
cufs	depositary receipt		32
customer	role		85
cva	shares		87
debiteurenadministratie	department		281
debitorenbuchhaltung	department		241
deceased estate	status		204
delaware corporation	incorporated in		227
deleted	record status		85
deliver to	role		85
departament achizitii	department		835
departament financiar	department		835
departamento de administracion	department		242
departamento de compras	department		242
departamento de contabilidad	department		242
departamento de contabilidade	department		404
departamento financeiro	department		404
depositary shares	depositary receipt		32
depositary units	shares		32
depository receipts	depositary receipt		32
dept financeiro	department		404
depto de compras	department		242
depto de contabilidad	department		242
depto financeiro	department		404
deregistered	status		204
dikkatine	attention		1836
direction des achats	department		258
direction financiere	department		258
director	role		120
director and shareholder	role		120
director geral	role		487
directors	role		120
dissolved	status		204
dk	krone par value		108
dl	dollar par value		108
do not pay	record status		85
do not use	record status		85
do rak	attention		1202
do wiadomosci	attention		1202
dormant	role		120
dpto administracion	department		242
dpto compras	department		242
dpto contabilidad	department		242
dpto de administracion	department		242
dpto de compras	department		242
dpto de contabilidad	department		242
drc	shares		87
duplicate	record status		85
dzial finansowy	department		486
dzial kadr	department		486
dzial ksiegowosci	department		486
dzial rozliczen	department		486
dzial zakupow	department		486
dzial zaopatrzenia	department		486
eb	payment service		175
einkauf	department		241
einkaufsabteilung	department		241
ekonomiavdelningen	department		691
ekonomicke oddeleni	department		689
em liquidacao	status		204
employee	role		120
en formation	status		204
en liquidacion	status		204
en liquidation	status		204
eo	euro par value		108
eur	euro par value		108
executive director	role		120
existing under the laws of	incorporated in		227
facturacion	department		242
fakturace	department		689
fakturamottagning	department		691
fakturamottak	department		608
faturacao	department		404
faturamento	department		404
fgn	shares		87
filiale	site number		153
finance department	department		104
finance dept	department		104
financiele administratie	department		281
financni uctarna	department		689
finans departmani	department		531
finanzbuchhaltung	department		241
for attention	attention		750
fornecedor	role		85
fornitore	role		85
fournisseur	role		85
fs	payment service		175
gbp	pound par value		108
gdr	depositary receipt		32
gdrs	depositary receipt		32
gds	depositary receipt		32
gerente	role		487
gesperrt	record status		85
global depositary receipts	depositary receipt		32
glowna ksiegowa	department		486
gosq com	payment service		175
hauptsitz	seat		194
hauptverwaltung	seat		194
hd	dollar par value		108
head office	seat		194
headquarters	seat		194
hoofdkantoor	seat		194
hovedkontor	seat		194
hq	seat		194
hr department	department		104
hr dept	department		104
human resources	department		104
huvudkontor	seat		194
ia	status		1080
ig	status		1080
ik	krone par value		108
il	status		1080
in abwicklung	status		204
in administration	status		204
in atentia	attention		1835
in grundung	status		204
in liq	status		204
in liquidation	status		204
in receivership	status		204
inactive	record status		85
inactivo	record status		85
inaktiv	record status		85
inativo	record status		85
incorporated in			227
incorporated in england	incorporated in		227
incorporated in england and wales	incorporated in		227
indkob	department		607
indkobsafdelingen	department		607
inh	shares		87
inhaberaktien	shares		32
inkoop	department		281
inkop	department		691
inkopsavdelningen	department		691
innkjop	department		608
innkjopsavdelingen	department		608
invoice processing	department		104
invoice to	role		85
ip	pound par value		108
ir	rupee par value		108
iz	payment service		175
izettle	payment service		175
k rukam	attention		1831
kc	koruna par value		108
klarna	payment service		175
konyveles	department		690
kreditorbogholderi	department		607
kreditoren	department		241
kreditorenbuchhaltung	role		85
ksiegowosc	department		486
kunde	role		85
leverandorreskontro	department		608
leverantorsreskontra	department		691
lieferant	role		85
limited voting shares	shares		32
location	site number		153
location no	site number		153
location number	site number		153
loja	site number		153
ls	pound par value		108
magasin	site number		153
main office	seat		194
managing director	role		120
member	role		120
members	role		120
mercadopago	payment service		175
merpago	payment service		175
mollie	payment service		175
mr	ringgit par value		108
muhasebe	department		531
muhasebe departmani	department		531
muhasebe mudurlugu	department		531
multiple voting shares	shares		32
na	shares		87
na on	shares		32
naamloze vennootschap genaamd	incorporated in		227
nam	shares		87
namensaktie	shares		32
namensaktien	shares		32
nao usar	record status		85
nd	dollar par value		108
ne pas utiliser	record status		85
new	shares		87
nicht verwenden	record status		85
nk	krone par value		108
no par	no par value		32
no usar	record status		85
nom	shares		87
non attivo	record status		85
non executive director	role		120
non profit	role		120
non voting depositary receipt	depositary receipt		32
non voting shares	shares		32
nouv	shares		87
npv	no par value		32
nvdr	depositary receipt		32
nvtg	shares		87
obsolete	record status		85
oddeleni nakupu	department		689
oddelenie nakupu	department		1498
ohne nennwert	no par value		32
okonomiafdelingen	department		607
okonomiavdelingen	department		608
on	no par value		2938
on hold	record status		85
ord	shares		32
ord sh	shares		32
ord shs	shares		32
ord shs class a	shares		32
ordinary share	shares		32
ordinary shares	shares		32
ords	shares		32
organised under the laws of	incorporated in		227
organized under the laws of	incorporated in		227
ostolaskut	department		834
ostoreskontra	department		834
otdel snabzheniya	department		1054
otdel zakupok	department		1054
outlet	site number		153
outlet no	site number		153
owner	role		120
paakonttori	seat		194
paddle net	payment service		175
pagseguro	payment service		175
paired	shares		87
part	shares		87
partner	role		120
payee	role		85
paypal	payment service		175
payroll	department		104
payroll department	department		104
payroll dept	department		104
penzugy	department		690
penzugyi osztaly	department		690
personalabteilung	department		241
pfd	shares		32
port	shares		87
post cons	shares		32
pp	peso par value		108
pref	shares		87
preference shares	shares		32
preferred shares	shares		32
preferred stock	shares		32
president	role		120
presidente	role		487
procurement	department		104
procurement department	department		104
procurement dept	department		104
proprietor	role		120
proveedor	role		85
publ	status		204
purchase department	department		104
purchase dept	department		104
purchase ledger	department		104
purchase ledger dept	department		104
purchasing	department		104
purchasing department	department		104
purchasing dept	department		104
rb	ringgit par value		108
rc	rand par value		108
receipts	shares		87
rechnungsabteilung	department		241
rechnungseingang	department		241
rechnungsprufung	department		241
rechnungswesen	department		241
recursos humanos	department		242
reg	shares		87
reg s	shares		32
registered	shares		87
registered in	incorporated in		227
registered in england	incorporated in		227
registered office	seat		194
registered shares	shares		32
regnskapsavdelingen	department		608
regs	depositary receipt		32
remit to	role		85
resigned	role		120
ressources humaines	department		258
restaurant	site number		153
restaurant no	site number		153
restricted voting shares	shares		32
reszere	attention		1833
rl	rouble par value		108
rp	rupee par value		108
sadr	depositary receipt		32
sagt danke	receipt		3133
sales ledger	department		104
satin alma	department		531
satinalma	department		531
satinalma departmani	department		531
sbi	shares		87
sd	dollar par value		108
secretary	role		120
sede central	seat		194
sede legale	seat		194
ser	shares		87
service achat	department		258
service achats	department		258
service comptabilite	department		258
service comptabilite fournisseurs	department		258
service comptable	department		258
service du personnel	department		258
service facturation	department		258
service financier	department		258
service fournisseurs	department		258
serviciul contabilitate	department		835
setor de compras	department		404
setor financeiro	department		404
sf	franc par value		108
shareholder	role		120
shares			87
shares of beneficial interest	shares		32
ship to	role		85
shop	site number		153
shop no	site number		153
shop number	site number		153
shrs	shares		87
shs	shares		32
shs of beneficial interest	shares		32
siedziba	seat		194
siege social	seat		194
sk	krone par value		108
societe dite	incorporated in		227
socio	role		487
socio gerente	role		487
sold to	role		85
sole director	role		120
sole member	role		120
sole proprietor	role		120
sp	depositary receipt		87
sp adr	depositary receipt		32
sp adrs	depositary receipt		32
sp ads	depositary receipt		32
spon	depositary receipt		87
spon adr	depositary receipt		32
spons	depositary receipt		87
spons adr	depositary receipt		32
sponsored	shares		87
sq	payment service		175
square	payment service		175
st	shares		87
stammaktie	shares		32
stammaktien	shares		32
stapled securities	shares		32
stapled security	shares		32
stapled shs	shares		32
stapled units	shares		32
stock	shares		87
store	site number		153
store no	site number		153
store nr	site number		153
store number	site number		153
storefront	site number		153
stripe	payment service		175
struck off	status		204
sub	shares		87
subordinate voting shares	shares		32
sucursal	site number		153
sumup	payment service		175
supercenter	site number		153
supermarket	site number		153
superstore	site number		153
supplier	role		85
sw	won par value		108
taloushallinto	department		834
taloushallinto ostolaskut	department		834
tav	attention		1201
ter attentie	attention		1201
tienda	site number		153
til rette	attention		1832
tn	lira par value		108
treasurer	role		120
trust units	shares		32
trustee	role		120
trustees	role		120
tst	payment service		175
uctaren	department		1498
uctarna	department		689
uf	forint par value		108
uff acquisti	department		367
uff amministrazione	department		367
uff contabilita	department		367
ufficio acquisti	department		367
ufficio amministrativo	department		367
ufficio amministrazione	department		367
ufficio contabilita	department		367
ufficio fornitori	department		367
ufficio personale	department		367
under curatorship	status		204
units	shares		87
unsp	depositary receipt		87
unsp adr	depositary receipt		32
unsp adrs	depositary receipt		32
unsponsored	shares		87
unt	shares		32
up	attention		1834
us dl	dollar par value		108
ut	shares		87
uts	shares		32
v likvidaci	status		204
vendor	role		85
vice president	role		120
vorzugsaktie	shares		32
vorzugsaktien	shares		32
vtg	shares		87
vz	shares		87
vzo	shares		87
w likwidacji	status		204
w upadlosci	status		204
warehouse	site number		153
warrants	shares		32
wi	shares		87
without par value	no par value		32
worldpay	payment service		175
wpy	payment service		175
wts	shares		32
yc	yuan par value		108
yn	yen par value		108
z hdn	attention		651
zentrale	seat		194
zentraleinkauf	department		241
zettle	payment service		175
zh	attention		651
zhd	attention		651
zu handen	attention		651
zu hd	attention		651
zy	zloty par value		108`;
export const clubForms: string = `1 fc	football club		122
1 fsv	football club		254
1 sc	sports club		657
ac	athletic club		1899
acf	sports association		570
acs	sports club		764
ad	sports association		463
afc	football club		1900
agrupacion deportiva	sports association		222
allgemeiner sportverein	sports club		122
ao	sports club		936
as	sports club		936
asd	sports association		570
asociacion deportiva	sports association		222
asociatia club sportiv	sports club		510
asociatia sportiva	sports club		510
associacao atletica	athletic club		222
associacao desportiva	sports association		222
association football club	football club		235
association sportive	sports association		509
associazione calcio	athletic club		565
associazione calcistica	athletic club		565
associazione football club	athletic club		565
associazione sportiva	sports association		509
asv	sports club		254
athletic club			235
athlitikos omilos	sports club		930
athlitikos syllogos	sports club		930
ballspiel club	sports club		122
ballspielclub	sports club		122
ballspielverein	sports club		122
basket club	basketball club		658
basketball			624
basketball club			235
basketball team	basketball club		235
basketbol kulubu	basketball club		762
bbc	basketball club		254
bc	basketball club		569
bk	football club		939
boat club	rowing club		235
bois	sports club		660
boldklub	football club		568
bsc	sports club		254
bsv	sports club		254
bv	sports club		254
ca	athletic club		463
calcio	football club		1905
calcio fc	football club		565
cb	basketball club		1901
cc	cricket club		569
cd	sports club		463
ce	sports club		463
centro deportivo	sports club		222
cf	football club		1902
club			1616
club atletic	athletic club		222
club atletico	athletic club		222
club baloncesto	basketball club		760
club balonmano	handball club		760
club basquet	basketball club		1223
club de baloncesto	basketball club		760
club de foot	football club		658
club de football	football club		658
club de futbol	football club		761
club deportivo	sports club		222
club esportiu	sports club		1223
club polideportivo	sports club		222
club sportif	sports club		658
club sportiv	sports club		510
club sportiv municipal	sports club		510
club voleibol	volleyball club		760
clube atletico	athletic club		222
clube de futebol	football club		761
clube desportivo	sports club		222
clube esportivo	sports club		222
clubul de fotbal	football club		510
clubul sportiv	sports club		510
cricket			624
cricket club			235
cs	sports club		764
csm	sports club		764
csu	sports club		764
ec	sports club		463
esporte clube	sports club		222
esv	sports club		254
fbk	football club		939
fc	football club		1887
ff	football club		939
fk	football club		1890
fodbold club	football club		929
fodbold klub	football club		929
fodboldforening	football club		929
fodboldklub	football club		568
football			1616
football club			235
football club calcio	football club		565
fotbal club	football club		510
fotball klubb	football club		1893
fotballforening	football club		568
fotballklubb	football club		568
fotbalovy club	football club		564
fotbalovy klub	football club		564
fotbollforening	football club		568
fotbollsforening	football club		1228
fotbollsklubb	football club		568
fsv	football club		254
fudbalski klub	football club		1895
fussball club	football club		122
fussball klub	football club		122
fussball verein	football club		122
fussballclub	football club		122
fussballklub	football club		122
fussballsportverein	football club		122
fussballverein	football club		122
futball club	football club		387
futball klub	football club		387
futbalovy klub	football club		564
futbol club	football club		761
futbol klubu	football club		1229
futbol kulubu	football club		1229
futbola klubs	football club		566
futbolen klub	football club		567
futbolniy klub	football club		567
futbolny klub	football club		567
futbolnyi klub	football club		567
futbolnyj klub	football club		567
futbolnyy klub	football club		567
futbolo klubas	football club		566
futebol clube	football club		761
fv	football club		254
gd	sports club		463
genclik ve spor kulubu	sports club		762
gif	sports club		660
gks	sports club		424
gnk	football club		659
gorniczy klub sportowy	sports club		355
grupo desportivo	sports club		222
gs	sports club		936
gymnastikos syllogos	sports club		930
handball			624
handball club			235
handballverein	handball club		122
hc	handball club		569
hnk	football club		659
hockey			624
hockey club			235
hokejovy klub	hockey club		1224
hokejski klub	hockey club		1894
hrvatski nogometni klub	football club		1225
ice hockey club	hockey club		235
idman klubu	sports club		1888
idraetsforening	sports club		423
idrettsforening	sports club		423
idrettsklubb	sports club		423
idrettslag	sports club		423
idrottsforening	sports club		423
idrottsforeningen	sports club		423
idrottsforeningen kamraterna	sports club		1228
idrottsklubb	sports club		423
if	sports club		660
ifk	sports club		423
ik	sports club		660
il	sports club		660
jalgpalliklubi	football club		566
jk	football club		1903
kf	football club		1906
kfc	football club		763
kk	basketball club		1231
klub pilkarski	football club		355
klub sportowy	sports club		355
klubi futbollit	football club		1226
klubi i futbollit	football club		1226
knattspyrnufelag	football club		1891
kosarkaski klub	basketball club		932
koszykarski klub	basketball club		355
kp	football club		424
krepsinio klubas	basketball club		1892
ks	sports club		424
kvc	football club		763
kvv	football club		763
labdarugo club	football club		387
labdarugo klub	football club		387
lks	sports club		424
lodzki klub sportowy	sports club		355
ludowy klub sportowy	sports club		355
mfk	football club		938
miedzyszkolny klub sportowy	sports club		355
miejski klub sportowy	sports club		355
mks	sports club		424
nk	football club		659
nogometni klub	football club		1225
odbojkaski klub	volleyball club		932
ofk	football club		659
olympique sporting club	sports club		658
onk	football club		659
osc	sports club		1904
pallacanestro	basketball club		565
pfc	football club		938
pfk	football club		938
profesionalen futbolen klub	football club		1889
professional football club	football club		235
professionalniy futbolniy klub	football club		934
professionalny futbolny klub	football club		934
professionalnyy futbolnyy klub	football club		934
rasensportverein	sports club		122
rc	rugby club		569
rcd	sports club		463
real club deportivo	sports club		222
rfc	rugby club		569
rk	handball club		1231
rks	sports club		424
robotniczy klub sportowy	sports club		355
rowing club			235
rsv	sports club		254
ruderclub	rowing club		122
rugby			624
rugby club			235
rugby football club	rugby club		235
rukometni klub	handball club		932
sc	sports club		1896
sd	sports association		463
se	sports club		937
sg	sports club		254
sk	sports club		1898
sociedad deportiva	sports association		222
societa sportiva	sports association		509
societa sportiva calcio	sports association		509
spg	sports club		122
spielgemeinschaft	sports club		122
spielvereinigung	sports club		122
spor klubu	sports club		762
spor kulubu	sports club		762
spordiklubi	sports club		566
sport club	sports club		657
sport clube	sports club		222
sport egyesulet	sports club		387
sporta klubs	sports club		566
sportclub	sports club		657
sportegyesulet	sports club		387
sporten klub	sports club		935
sportgemeinschaft	sports club		122
sporting club	sports club		657
sportivny klub	sports club		935
sportivnyy klub	sports club		935
sportklub	sports club		122
sportkor	sports club		387
sportni klub	sports club		1227
sporto klubas	sports club		566
sportovni klub	sports club		564
sportovni klub fotbal	sports club		1224
sportovy klub	sports club		564
sports club			657
sportski klub	sports club		1227
sportverein	sports club		122
sportvereinigung	sports club		122
spvg	sports club		122
spvgg	sports club		122
ss	sports association		570
ssc	sports association		570
ssv	sports club		254
sv	sports club		254
tc	sports club		937
te	sports club		937
telovychovna jednota	sports club		564
tennis club			235
testedzo kor	sports club		387
tj	sports club		1897
torna club	sports club		387
torna egylet	sports club		387
ts	sports club		424
tsg	sports club		254
tsv	sports club		254
turn und sportgemeinschaft	sports club		122
turn und sportverein	sports club		122
tus	sports club		122
uc	sports union		570
ud	sports union		1230
ue	sports union		1230
uniao desportiva	sports union		931
unio esportiva	sports union		931
union deportiva	sports union		931
union sportive	sports union		509
unione calcio	sports union		509
unione sportiva	sports union		509
urheiluseura	sports club		423
us	sports union		570
vc	volleyball club		569
verein fur bewegungsspiele	sports club		122
verein fur leibesubungen	sports club		122
verein fur rasenspiele	sports club		122
verein fur rasensport	sports club		122
voetbal club	football club		933
voetbalclub	football club		933
voetbalvereniging	football club		933
volleyball			624
volleyball club			235
vv	football club		763
wks	sports club		424
wojskowy klub sportowy	sports club		355
zakladowy klub sportowy	sports club		355
zks	sports club		424`;
export const tradePhrases: string = `abogados asociados	legal		98
adult education			206
agence de voyages	travel		109
agencia de viajes	travel		98
agencia tributaria	belastingdienst		98
agenzia delle entrate	belastingdienst		216
agenzia viaggi	travel		216
air lines	airline		8
alat kesehatan	medical		619
altalanos iskola	primary school		1608
animal clinic	veterinary		8
animal hospital	veterinary		8
animal shelter			206
artes graficas	printing		98
attorney at law	legal		8
attorneys at law	legal		8
auto repair	garage		8
auto repairs	garage		8
automobile repair	garage		8
automotive repair	garage		8
avocats associes	legal		109
azienda ospedaliero universitaria	hospital		216
azienda sanitaria locale	asl		216
azienda unita sanitaria locale	ausl		216
bake shop	bakery		8
ban le	retail		64
banca centrale	central bank		496
banca di sviluppo	development bank		496
banco central	central bank		715
banco de desarrollo	development bank		715
banco de desenvolvimento	development bank		1117
bank centralny	central bank		1116
banque centrale	central bank		618
banque de developpement	development bank		618
bao bi	packaging		64
bao hiem	insurance		64
bao ve	security		64
bar and grill	restaurant		8
bar and restaurant	restaurant		8
bar association			206
bat dong san	real estate		64
beauty parlor	salon		8
beauty parlour	salon		8
beauty salon	salon		8
beaux arts	fine arts		618
belas artes	fine arts		1117
belediye baskanligi	municipality		622
bellas artes	fine arts		715
belle arti	fine arts		496
benh vien	hospital		64
biblioteca civica	library		216
biblioteca comunale	library		216
biblioteca municipal	library		98
biblioteca publica	library		98
biblioteca publica municipal	library		229
bibliotheque municipale	library		109
bibliotheque publique	library		109
bienes raices	real estate		98
bildende kunste	fine arts		1605
book publishers	publishing		8
book shop	bookstore		8
book store	bookstore		8
bottle shop	liquor		8
brewing co	brewery		8
brewing company	brewery		8
bufete de abogados	legal		98
building contractors	construction		8
bureau de change	exchange		8
buyuksehir belediyesi	municipality		622
ca phe	coffee		64
cabinet d avocats	legal		109
cabinet dentaire	dental		109
caisse primaire dassurance maladie	cpam		109
camara de comercio	chamber of commerce		98
camara de comercio e industria	chamber of commerce		98
camara municipal	municipality		229
camara oficial de comercio	chamber of commerce		98
camera di commercio	chamber of commerce		216
caminhos de ferro	railway		229
cao su	rubber		64
car repair	garage		8
car repairs	garage		8
care home	nursing		8
casa de cambio	exchange		98
central bank			206
centrale bank	central bank		1115
centralni banka	central bank		1603
centre commercial	mall		109
centre communal daction sociale	ccas		109
centre de sante	clinic		109
centre hospitalier	hospital		109
centre hospitalier universitaire	hospital		109
centro comercial	mall		98
centro commerciale	mall		216
centro de salud	clinic		98
centro de saude	clinic		229
centro educativo	school		98
centro hospitalar	hospital		229
centro hospitalario	hospital		98
centro medico	clinic		98
cerveny kriz	red cross		539
chaine de television	television		109
chamber of commerce			8
chamber of commerce and industry	chamber of commerce		8
chamber of trade	chamber of commerce		8
chambre de commerce	chamber of commerce		109
chambre de commerce et dindustrie	chamber of commerce		109
chemins de fer	railway		109
child care	daycare		8
child care center	daycare		8
childcare center	daycare		8
city council	municipality		8
city hall	municipality		8
city utilities	municipal utility		8
clinica dental	dental		98
clinica dentaria	dental		229
clinica medica	clinic		229
clinica veterinaria	veterinary		98
clinique veterinaire	veterinary		109
co khi	mechanical		64
coffee bar	coffee		8
coffee house	coffee		8
coffee shop	coffee		8
coin laundry	laundry		8
colegio de educacion infantil y primaria	ceip		98
colegio publico	primary school		98
community school district	school district		8
community schools	school district		8
cong nghe	technology		64
conseil de recherche	research council		618
consejo de investigacion	research council		715
consiglio delle ricerche	research council		496
consiliul local	municipality		621
consolidated school district	school district		8
cooperative bank			206
corpo de bombeiros	fire brigade		229
corps de sapeurs pompiers	fire brigade		109
county municipality	county		8
creu roja	red cross		1112
croce rossa	red cross		216
croissant rouge	red crescent		109
croix rouge	red cross		109
crucea rosie	red cross		621
cruz roja	red cross		98
cruz vermelha	red cross		229
crveni kriz	red cross		1113
crveni krst	red cross		3391
cua hang	store		64
cuerpo de bomberos	fire brigade		98
currency exchange	exchange		8
czerwony krzyz	red cross		344
da giay	footwear		64
dai hoc	university		3393
dau khi	oil		64
dau tu	investment		64
day care	daycare		8
day care center	daycare		8
day nursery	daycare		8
dental care	dental		8
dental clinic	dental		8
dental office	dental		8
dental practice	dental		8
dental surgery	dental		8
derechos humanos	human rights		715
development bank			206
dich vu	service		64
dien luc	power		64
diethneis metafores	transport		1606
direitos humanos	human rights		1117
diritti delluomo	human rights		496
diritti umani	human rights		496
district office			206
droits de lhomme	human rights		618
droits humains	human rights		618
drug store	pharmacy		8
drug stores	pharmacy		8
dry cleaners	laundry		8
dry cleaning	laundry		8
du lich	tourism		64
duoc pham	pharmaceutical		64
eating house	restaurant		8
ecole elementaire	primary school		109
ecole primaire	primary school		109
electrical contractors	electrical		8
elementary school	primary school		8
escola primaria	primary school		229
escuela primaria	primary school		98
estacion de servicio	petrol		98
estacion de television	television		98
estate agency	real estate		8
estate agent	real estate		8
estate agents	real estate		8
exchange house	exchange		8
eye clinic	optical		8
fakultni nemocnice	university hospital		1603
federal credit union	fcu		8
federal ministry	ministry		8
federal railways	federal railway		206
ferrovie dello stato	state railway		496
fh	hochschule		495
filling station	petrol		8
financni urad	belastingdienst		539
fine arts			206
fire and rescue	fire brigade		8
fire and rescue department	fire brigade		8
fire and rescue service	fire brigade		8
fire department	fire brigade		8
fire dept	fire brigade		8
fire rescue	fire brigade		8
fire rescue service	fire brigade		8
fire service	fire brigade		8
first baptist church	fbc		8
fitness center	fitness		8
fitness centre	fitness		8
fitness club	fitness		8
fitness studio	fitness		8
fleuriste artisan	florist		109
flower shop	florist		8
flower shoppe	florist		8
food market	grocery		8
food mart	grocery		8
fuel station	petrol		8
funeral directors	funeral		8
funeral home	funeral		8
funeral homes	funeral		8
funeral service	funeral		8
funeral services	funeral		8
furniture store	furniture		8
gas station	petrol		8
general contractors	construction		8
giao duc	education		64
gold shop	jewelry		8
gold shops	jewelry		8
golf club	golf		8
golf course	golf		8
gorodskaya klinicheskaya bolnitsa	gkb		717
grocery store	grocery		8
guest house	hotel		8
hair salon	salon		8
hair studio	salon		8
hang khong	airline		64
hardware store	hardware		8
haute ecole	hochschule		109
health center	clinic		8
health centre	clinic		8
health clinic	clinic		8
health club	fitness		8
hml w nql	transport		716
hoa chat	chemical		64
hopital universitaire	hospital		109
hospital clinico universitario	hospital		98
hospital universitari	hospital		1112
hospital universitario	hospital		98
hospital veterinario	veterinary		98
hotel de ville	municipality		109
human rights			206
hvtsh lvr	publishing		407
import vytsv	import export	import-export	407
in an	printing		64
independent school district	school district		8
industrie und handelskammer	chamber of commerce		495
instituto politecnico	polytechnic		229
insurance agency	insurance		8
isd	school district		8
izba handlowa	chamber of commerce		344
izba przemyslowo handlowa	chamber of commerce		344
jewelry store	jewelry		8
job centre			206
kalkinma bankasi	development bank		1609
kamer van koophandel	chamber of commerce		620
kedai buku	bookstore		862
kedai emas	jewelry		862
kedai kopi	coffee		862
kedai makan	restaurant		862
khach san	hotel		64
kho van	logistics		64
klinikum der universitat	hospital		495
krasny krest	red cross		717
krasnyy krest	red cross		717
law chambers	legal		8
law firm	legal		8
law group	legal		8
law office	legal		8
law offices	legal		8
library system	library		8
lignes aeriennes	airline		109
lineas aereas	airline		98
linee aeree	airline		216
linhas aereas	airline		229
liquor store	liquor		8
lwzm brqy	electric		716
may mac	clothing		64
med center	hospital		8
med ctr	hospital		8
media luna roja	red crescent		98
medical center	hospital		8
medical centre	hospital		8
medical clinic	clinic		8
medical ctr	hospital		8
medizinisches versorgungszentrum	mvz		495
merkez bankasi	central bank		1609
mestsky urad	municipality		539
metropolitan municipality	municipality		8
miejskie przedsiebiorstwo komunikacyjne	mpk		344
milli parki	national park		622
mntq naft	oil		716
money exchange	exchange		8
motor repairs	garage		8
moving and storage	moving		8
moving company	moving		8
municipal council	municipality		8
municipal utilities	municipal utility		8
municipal utility			206
municipalidad distrital	municipality		98
muszaki egyetem	polytechnic		1608
mwd food	food		716
nacionalni park	national park		1113
narodni park	national park		539
national park			8
ndl n	real estate		407
ngan hang	bank		64
nha hang	restaurant		64
nha thuoc	pharmacy		64
noi that	furniture		64
nong nghiep	agriculture		64
nursing center	nursing		8
nursing home	nursing		8
obecni urad	municipality		539
obecny urad	municipality		1118
office vrkhy dyn	legal		407
onoranze funebri	funeral		216
ontwikkelingsbank	development bank		1115
osnovna skola	primary school		1113
osnovna sola	primary school		3390
ospedale universitario	university hospital		496
parc national	national park		109
parco nazionale	national park		216
parcul national	national park		621
park narodowy	national park		344
parque nacional	national park		98
pastry shop	bakery		8
perusahaan daerah air minum	pdam		1114
pet hospital	veterinary		8
petrol station	petrol		8
phat trien	development		64
pizza house	pizza		8
pizza place	pizza		8
police department	police		8
police dept	police		8
police force	police		8
police service	police		8
policlinico universitario	hospital		216
polytechnic university	polytechnic		8
pompas funebres	funeral		98
pompes funebres	funeral		109
praw czlowieka	human rights		1116
prefeitura municipal	municipality		229
primary school			8
print shop	printing		8
printing press	printing		8
provincial council			206
public libraries	library		8
public library	library		8
public school district	school district		8
public schools	school district		8
public utilities	municipal utility		8
publishing house	publishing		8
punainen risti	red cross		1607
quang cao	advertising		64
radio network	radio		8
radio station	radio		8
rail road	railway		8
real estate			8
red crescent			8
red cross			8
removals and storage	moving		8
research council			206
rest home	nursing		8
restaurant and bar	restaurant		8
roda kors	red cross		718
roda korset	red cross		718
rode kors	red cross		1604
rode kruis	red cross		620
roter halbmond	red crescent		495
rotes kreuz	red cross		495
rumah makan	restaurant		619
rumah sakit	hospital		1114
rumah sakit umum daerah	rsud		1114
rvy accounting	accounting		407
salao de beleza	salon		229
salon de belleza	salon		98
salon de coiffure	salon		109
san xuat	manufacturing		64
sapeurs pompiers	fire brigade		109
schone kunste	fine arts		1605
schone kunsten	fine arts		1115
school corporation	school district		8
school district			8
school division	school district		8
scuola elementare	primary school		216
scuola primaria	primary school		216
service departemental dincendie et de secours	sdis		109
service station	petrol		8
shoe shop	footwear		8
shoe store	footwear		8
shopping center	mall		8
shopping centre	mall		8
shopping mall	mall		8
shopping plaza	mall		8
sociedade de advogados	legal		229
software house	software		8
soyper market	store		1606
srednyaya obshcheobrazovatelnaya shkola	sosh		717
srmyh gdhry	investment		716
state railway			206
state railways	state railway		206
statens jarnvagar	state railway		3392
station service	petrol		109
steak house	steakhouse		8
straz pozarna	fire brigade		344
super market	supermarket		8
super mercado	supermarket		98
szkola podstawowa	primary school		344
szpital uniwersytecki	hospital		344
sztuk pieknych	fine arts		1116
taller mecanico	garage		98
tap doan	group		64
tax office	belastingdienst		8
technical university	polytechnic		8
technicka univerzita	polytechnic		1118
technische universitat	polytechnic		495
technische universiteit	polytechnic		620
technological university	polytechnic		8
teknik universitesi	polytechnic		622
teknillinen yliopisto	polytechnic		1607
tekniska hogskola	polytechnic		718
tekniska hogskolan	polytechnic		718
tekniska universitet	polytechnic		718
tekniske universitet	polytechnic		1604
television channel	television		8
television network	television		8
television station	television		8
tenants association			206
thiet ke	design		64
thuc pham	food		64
thuong mai	trading		64
thuy san	fish		64
ticaret odasi	chamber of commerce		622
ticaret ve sanayi odasi	chamber of commerce		622
toko buku	bookstore		619
toko cetak	printing		619
toko emas	jewelry		619
toko obat	pharmacy		619
tong hop	general		64
tourist office			206
town council	municipality		8
town hall	municipality		8
travel agency	travel		8
travel agents	travel		8
truyen thong	communication		64
tsentralnaya rayonnaya bolnitsa	tsrb		717
tu	polytechnic		495
tu van	consulting		64
tv channel	television		8
tv network	television		8
tv station	television		8
unified school district	school district		8
universidad politecnica	polytechnic		98
universidad tecnica	polytechnic		98
universidad tecnologica	polytechnic		98
universidade tecnica	polytechnic		229
universidade tecnologica	polytechnic		229
universita politecnica	polytechnic		216
universitair medisch centrum	hospital		620
universitair ziekenhuis	hospital		620
universitat politecnica	polytechnic		1112
universitatea din	university		621
universitatea politehnica	polytechnic		621
universitatea tehnica	polytechnic		621
universite de technologie	polytechnic		109
universite technique	polytechnic		109
university hospital	hospital		8
university hospitals	hospital		8
university medical center	hospital		8
university medical centre	hospital		8
university of applied sciences	hochschule		8
university of technology	polytechnic		8
urzad gminy	municipality		344
urzad miasta	municipality		344
urzad miejski	municipality		344
urzad skarbowy	belastingdienst		344
va cong nghe	technology		64
va dau tu	investment		64
va dich vu	service		64
va du lich	tourism		64
va phat trien	development		64
va san xuat	manufacturing		64
va thuong mai	trading		64
va truyen thong	communication		64
va van tai	transport		64
va xay dung	construction		64
van chuyen	transport		64
van tai	transport		64
vat lieu	material		64
vehicle repair	garage		8
vet clinic	veterinary		8
veterinary clinic	veterinary		8
veterinary hospital	veterinary		8
vien thong	telecom		64
vigili del fuoco	fire brigade		216
vrkhy dyn	legal		407
vysoke uceni technicke	polytechnic		539
vyt hvlym	hospital		407
vyt kfh	restaurant		407
vyt mrkht	pharmacy		407
vyt sfr	school		407
wine and liquor	liquor		8
wine and spirits	liquor		8
winkel centrum	mall		620
xay dung	construction		64
xuat nhap khau	import export	import-export	64
youth hostel			206
zakladna skola	primary school		1118
zakladni skola	primary school		539`;
export const countryLanguages: string = `af	fa		2215
ao	pt		2216
ar	es		2217
ba	bs		2218
bg			2219
bo	es		2220
br	pt		2221
by	ru		2222
cl	es		2223
co	es		2224
cr	es		2225
cu	es		2226
cv	pt		2227
cz	cs		2228
do	es		2229
ec	es		2230
es			2231
gt	es		2232
hn	es		2233
hr			2234
ir	fa		2235
it			2236
mk			2237
mx	es		2238
mz	pt		2239
ni	es		2240
pa	es		2241
pe	es		2242
pk	ur		2243
pl			2244
pt			2245
py	es		2246
rs	sr		2247
ru			2248
si	sl		2249
sk			2250
sm	it		2251
st	pt		2252
sv	es		2253
uy	es		2254
ve	es		2255`;
export const placeLevels: string = `ajuntament	municipality		2256
ayuntamiento	municipality		789
borough			276
cidade	city		1335
citta	municipality		1334
city			276
ciudad	city		789
commonwealth			276
commune	municipality		988
comuna	municipality		714
comune	municipality		1334
concello	municipality		2257
county			276
gemeente	municipality		1601
gemeinde	municipality		1599
gmina	municipality		1602
government			276
grad	city		1600
judetul	county		714
kingdom			276
mairie	city		988
mesto	city		1598
miasto	city		1602
municipalidad	municipality		789
municipality			276
municipio	municipality		789
municipiul	municipality		714
obcina	municipality		3388
obec	municipality		1598
opcina	municipality		1600
opstina	municipality		3389
orasul	city		714
prefeitura	municipality		1335
primaria	municipality		714
province			276
republic			276
stad	city		1601
stadt	city		1599
state			276
territory			276
town			276
township			276
village			276
ville	city		988`;
export const famousNames: string = `abbott		Abbott	60
abbvie		AbbVie	5
abengoa		Abengoa	270
abloy	assa abloy	Assa Abloy	234
accenture		Accenture	5
acciona		Acciona	270
activision		Activision	5
adidas		Adidas	68
adnoc		Adnoc	754
adobe		Adobe	5
aegon		Aegon	298
aeroflot		Aeroflot	140
aeromexico		Aeromexico	421
aetna		Aetna	5
aflac		Aflac	5
ahold		Ahold	298
airasia		AirAsia	922
airbnb		Airbnb	5
airbus		Airbus	97
airtel		Airtel	328
ajinomoto		Ajinomoto	77
akamai		Akamai	5
akzonobel	akzo nobel	Akzo Nobel	298
albertsons		Albertsons	5
alcan		Alcan	420
alcatel		Alcatel	97
alcoa		Alcoa	5
alcon		Alcon	211
aldi		Aldi	68
alibaba		Alibaba	139
alitalia		Alitalia	136
allergan		Allergan	5
allianz		Allianz	68
allstate		Allstate	5
alstom		Alstom	97
altria		Altria	5
amazon		Amazon	5
amazone	amazonen werke	Amazonen-Werke	68
ambev		Ambev	419
amerisourcebergen		AmerisourceBergen	5
ameritrade		Ameritrade	5
amgen		Amgen	5
amtrak		Amtrak	5
andritz		Andritz	755
anheuser	anheuser busch	Anheuser-Busch	5
antonov		Antonov	1215
apple		Apple	60
applebees		Applebee's	5
aramark		Aramark	5
aramco		Aramco	1867
arcadis		Arcadis	298
arcelik		Arcelik	925
armani		Armani	136
arsenal		Arsenal	73
artois	stella artois	Stella Artois	418
asda		Asda	73
astellas		Astellas	77
astrazeneca		AstraZeneca	73
atlassian		Atlassian	5
auchan		Auchan	97
autodesk		Autodesk	5
autonation		AutoNation	5
autozone		AutoZone	5
aventis		Aventis	97
avianca		Avianca	920
aviva		Aviva	73
avtovaz		Avtovaz	140
baidu		Baidu	139
balfour	balfour beatty	Balfour Beatty	665
banamex		Banamex	421
bancolombia		Bancolombia	920
bandai		Bandai	77
bankia		Bankia	270
banorte		Banorte	421
barclays		Barclays	73
barilla		Barilla	136
barrick		Barrick	1281
bayer		Bayer	332
beatty	balfour beatty	Balfour Beatty	665
bechtel		Bechtel	60
beers	de beers	De Beers	1283
beiersdorf		Beiersdorf	68
belgacom		Belgacom	418
benetton		Benetton	136
bentley		Bentley	665
benz	mercedes benz	Mercedes-Benz	332
bertelsmann		Bertelsmann	68
biedronka		Biedronka	924
bilfinger		Bilfinger	68
biocodex		Biocodex	97
biogen		Biogen	5
birkenstock		Birkenstock	68
blackberry		BlackBerry	420
blackrock		BlackRock	5
blackstone		Blackstone	60
bloomberg		Bloomberg	60
bloomingdales		Bloomingdale's	5
boehringer	boehringer ingelheim	Boehringer Ingelheim	68
boeing		Boeing	5
bollore		Bollore	97
bombardier		Bombardier	1281
bosch		Bosch	332
boskalis		Boskalis	298
bouygues		Bouygues	97
bradesco		Bradesco	419
braskem		Braskem	419
bridgestone		Bridgestone	77
broadcom		Broadcom	5
budweiser		Budweiser	5
bulgari		Bulgari	136
bunge		Bunge	60
bunnings		Bunnings	460
burberry		Burberry	73
bytedance		ByteDance	139
cadbury		Cadbury	73
cadillac		Cadillac	5
caixabank		CaixaBank	270
campari		Campari	136
capgemini		Capgemini	97
capitaland		CapitaLand	757
cargill		Cargill	60
carillion		Carillion	73
carlsberg		Carlsberg	461
carmax		CarMax	5
carrefour		Carrefour	97
cartier		Cartier	518
carvana		Carvana	5
casio		Casio	77
castell	faber castell	Faber-Castell	68
caterpillar		Caterpillar	5
cathay	cathay pacific	Cathay Pacific	1850
celgene		Celgene	5
cemex		Cemex	421
cencora		Cencora	5
centene		Centene	5
centrica		Centrica	73
cepsa		Cepsa	270
cessna		Cessna	60
chanel		Chanel	518
chemchina		ChemChina	139
chery		Chery	2099
chevrolet		Chevrolet	5
chevron		Chevron	5
chipotle		Chipotle	5
christies		Christie's	73
chrysler		Chrysler	5
cigna		Cigna	5
cintas		Cintas	5
cipla		Cipla	328
cisco		Cisco	60
citibank		Citibank	5
citigroup		Citigroup	5
citrix		Citrix	5
citroen		Citroen	97
clorox		Clorox	5
cloudflare		Cloudflare	5
codelco		Codelco	1212
cognizant		Cognizant	5
coinbase		Coinbase	5
colgate		Colgate	60
coloplast		Coloplast	461
comcast		Comcast	5
commerzbank		Commerzbank	68
compaq		Compaq	5
conoco		Conoco	5
conocophillips		ConocoPhillips	5
copco	atlas copco	Atlas Copco	234
costco		Costco	5
covestro		Covestro	68
craigslist		Craigslist	5
crayola		Crayola	5
criteo		Criteo	97
crowdstrike		CrowdStrike	5
cummins		Cummins	60
cushman		Cushman	60
daewoo		Daewoo	462
daihatsu		Daihatsu	77
dailymotion		Dailymotion	97
daimler		Daimler	68
danfoss		Danfoss	461
dangote		Dangote	1859
danone		Danone	97
dassault		Dassault	97
databricks		Databricks	5
debenhams		Debenhams	73
decathlon		Decathlon	97
deezer		Deezer	97
delhaize		Delhaize	418
deliveroo		Deliveroo	73
deloitte		Deloitte	5
denner		Denner	211
dennys		Denny's	5
dexia		Dexia	418
diageo		Diageo	73
dillards		Dillard's	5
directv		DirecTV	5
disney		Disney	60
docomo		Docomo	77
docusign		Docusign	5
doordash		DoorDash	5
doosan		Doosan	462
doritos		Doritos	5
dropbox		Dropbox	5
ducati		Ducati	136
dunkin		Dunkin	60
dunlop		Dunlop	390
dupont		DuPont	60
dyson		Dyson	665
easyjet		EasyJet	73
ebay		eBay	5
ecolab		Ecolab	5
ecopetrol		Ecopetrol	920
edeka		Edeka	68
elbit		Elbit	1851
electrolux		Electrolux	234
eletrobras		Eletrobras	419
elevance		Elevance	5
elsevier		Elsevier	298
emaar		Emaar	754
embraer		Embraer	419
enbridge		Enbridge	420
endesa		Endesa	270
enron		Enron	5
entergy		Entergy	5
epson		Epson	77
equifax		Equifax	5
equinor		Equinor	655
ericsson		Ericsson	234
eskom		Eskom	354
esselunga		Esselunga	136
etihad		Etihad	754
etisalat		Etisalat	754
etsy		Etsy	5
europol		Europol	1210
eurotunnel		Eurotunnel	97
evergrande		Evergrande	139
evonik		Evonik	68
exelon		Exelon	5
expedia		Expedia	5
experian		Experian	5
exxon	exxon mobil	Exxon Mobil	5
exxonmobil		ExxonMobil	5
facebook		Facebook	5
falabella		Falabella	1212
fanuc		Fanuc	77
fastenal		Fastenal	5
faurecia		Faurecia	97
fedex		FedEx	5
ferrari		Ferrari	777
ferrero		Ferrero	777
ferrovial		Ferrovial	270
fielmann		Fielmann	68
fincantieri		Fincantieri	136
finmeccanica		Finmeccanica	136
finnair		Finnair	756
firestone		Firestone	60
fitbit		Fitbit	5
flipkart		Flipkart	328
fokker		Fokker	298
fonterra		Fonterra	1862
fortescue		Fortescue	460
fortinet		Fortinet	5
fortum		Fortum	756
foxconn		Foxconn	139
fraunhofer		Fraunhofer	68
fresenius		Fresenius	68
freshfields		Freshfields	73
frigidaire		Frigidaire	5
fujifilm		Fujifilm	77
fujitsu		Fujitsu	77
gamesa		Gamesa	270
gamestop		GameStop	5
garmin		Garmin	5
gartner		Gartner	60
garuda		Garuda	654
gatorade		Gatorade	5
gazprom		Gazprom	140
gazprombank		Gazprombank	140
geely		Geely	139
geico		Geico	5
genentech		Genentech	5
genworth		Genworth	5
genzyme		Genzyme	5
gerdau		Gerdau	419
gilead		Gilead	5
gillette		Gillette	60
github		GitHub	5
givaudan		Givaudan	211
givenchy		Givenchy	97
glaxo	glaxosmithkline	GlaxoSmithKline	73
glencore		Glencore	73
gobain	saint gobain	Saint-Gobain	97
godaddy		GoDaddy	5
godiva		Godiva	418
godrej		Godrej	328
gojek		Gojek	654
goldman	goldman sachs	Goldman Sachs	60
goodwill		Goodwill	60
goodyear		Goodyear	60
google		Google	5
gopro		GoPro	5
grainger		Grainger	60
greenpeace		Greenpeace	5
greggs		Greggs	73
grumman	northrop grumman	Northrop Grumman	5
grundfos		Grundfos	461
grundig		Grundig	68
gucci		Gucci	136
guinness		Guinness	73
gulfstream		Gulfstream	5
haier		Haier	139
halfords		Halfords	73
halliburton		Halliburton	60
hallmark		Hallmark	60
handelsbanken		Handelsbanken	234
hankook		Hankook	462
hanwha		Hanwha	462
hapag	hapag lloyd	Hapag-Lloyd	68
haribo		Haribo	68
harley	harley davidson	Harley-Davidson	60
harman		Harman	60
harrods		Harrods	73
hasbro		Hasbro	5
hathaway	berkshire hathaway	Berkshire Hathaway	60
havaianas		Havaianas	419
heineken		Heineken	298
heinz		Heinz	60
helmholtz		Helmholtz	68
henkel		Henkel	332
hennes	hennes and mauritz	Hennes & Mauritz	234
hermes		Hermes	518
hershey		Hershey	60
hertz		Hertz	60
hewlett	hewlett packard	Hewlett-Packard	60
hikvision		Hikvision	139
hilton		Hilton	60
hisense		Hisense	139
hitachi		Hitachi	77
hochtief		Hochtief	68
holcim		Holcim	211
honda		Honda	390
honeywell		Honeywell	5
hormel		Hormel	5
hortons	tim hortons	Tim Hortons	420
huawei		Huawei	139
hubspot		HubSpot	5
humana		Humana	5
husqvarna		Husqvarna	234
hutchison		Hutchison	956
hyatt		Hyatt	60
hynix	sk hynix	SK Hynix	462
hyundai		Hyundai	462
iberdrola		Iberdrola	270
iheartmedia		iHeartMedia	5
ikea		Ikea	298
illumina		Illumina	5
implats		Implats	354
inbev		InBev	418
inditex		Inditex	270
indofood		Indofood	654
infineon		Infineon	68
infosys		Infosys	328
ingelheim	boehringer ingelheim	Boehringer Ingelheim	68
instacart		Instacart	5
instagram		Instagram	5
intel		Intel	5
interpol		Interpol	1210
interpublic		Interpublic	5
intuit		Intuit	5
isuzu		Isuzu	77
italcementi		Italcementi	136
itochu		Itochu	77
jagermeister		Jägermeister	68
jaguar		Jaguar	73
jardine	jardine matheson	Jardine Matheson	956
jazeera	al jazeera	Al Jazeera	1866
jcpenney		JCPenney	5
jetblue		JetBlue	5
jollibee		Jollibee	1863
jpmorgan		JPMorgan	5
juventus		Juventus	136
kalashnikov		Kalashnikov	140
kamaz		KamAZ	140
karcher		Karcher	332
kaspersky		Kaspersky	140
kaufland		Kaufland	68
kawasaki		Kawasaki	390
kellogg		Kellogg	60
kelloggs		Kellogg's	5
kenwood		Kenwood	77
keppel		Keppel	757
keyence		Keyence	77
kfc		KFC	5
kikkoman		Kikkoman	77
kimberly	kimberly clark	Kimberly-Clark	60
kingfisher		Kingfisher	73
klarna		Klarna	234
kleenex		Kleenex	5
kluwer	wolters kluwer	Wolters Kluwer	298
kmart		Kmart	5
kodak		Kodak	5
kohls		Kohl's	5
komatsu		Komatsu	77
konami		Konami	77
kongsberg		Kongsberg	655
kroger		Kroger	60
krombacher		Krombacher	68
krupp	thyssenkrupp	ThyssenKrupp	332
kubota		Kubota	390
kumho		Kumho	462
kuoni		Kuoni	211
kyocera		Kyocera	77
lacoste		Lacoste	518
lactalis		Lactalis	97
lafarge		Lafarge	97
lamborghini		Lamborghini	136
lancome		Lancome	97
lanxess		Lanxess	68
lauder	estee lauder	Estee Lauder	60
lavazza		Lavazza	136
lehman	lehman brothers	Lehman Brothers	60
lennox		Lennox	60
lenovo		Lenovo	139
lenox		Lenox	5
lidl		Lidl	68
lindt		Lindt	211
linkedin		LinkedIn	5
linklaters		Linklaters	73
lloyds		Lloyds	73
lockheed	lockheed martin	Lockheed Martin	5
loews		Loews	5
logitech		Logitech	211
loreal		L'Oreal	97
lowes		Lowe's	5
lucent		Lucent	5
lufthansa		Lufthansa	68
lukoil		Lukoil	140
lululemon		Lululemon	420
lundbeck		Lundbeck	461
luxottica		Luxottica	136
lyft		Lyft	5
macquarie		Macquarie	460
macys		Macy's	5
maersk		Maersk	461
mahindra		Mahindra	328
mailchimp		Mailchimp	5
manulife		Manulife	420
mapfre		Mapfre	270
marriott		Marriott	60
marubeni		Marubeni	77
maserati		Maserati	136
mastercard		Mastercard	5
matheson	jardine matheson	Jardine Matheson	956
matsui	matsui securities	Matsui Securities	390
mattel		Mattel	5
mauritz	hennes and mauritz	Hennes & Mauritz	2100
maybank		Maybank	922
maybelline		Maybelline	5
maytag		Maytag	5
mazda		Mazda	77
mcafee		McAfee	60
mcdonalds		McDonald's	5
mckesson		McKesson	5
mckinsey		McKinsey	60
mclaren		McLaren	665
mediaset		Mediaset	136
mediatek		MediaTek	926
mediobanca		Mediobanca	136
medtronic		Medtronic	5
meituan		Meituan	139
menards		Menards	5
mercadolibre	mercado libre	Mercado Libre	919
mercadona		Mercadona	270
mercedes	mercedes benz	Mercedes-Benz	332
merck		Merck	5
merrell		Merrell	5
merrill	merrill lynch	Merrill Lynch	60
metlife		MetLife	5
michelin		Michelin	97
micron		Micron	5
microsoft		Microsoft	5
miele		Miele	332
migros		Migros	211
mikoyan		Mikoyan	140
mitsubishi		Mitsubishi	77
mitsui		Mitsui	77
mittal	arcelormittal	ArcelorMittal	1857
mizuho		Mizuho	390
mobil	exxon mobil	Exxon Mobil	5
moderna		Moderna	5
mondelez		Mondelez	5
mongodb		MongoDB	5
monsanto		Monsanto	5
montblanc		Montblanc	68
moodys		Moody's	5
morrisons		Morrisons	73
motorola		Motorola	5
moutai		Moutai	139
mozilla		Mozilla	5
nabisco		Nabisco	5
naftogaz		Naftogaz	1215
namco		Namco	77
nandos		Nando's	354
nasdaq		Nasdaq	5
naspers		Naspers	354
natixis		Natixis	97
natwest		NatWest	73
navistar		Navistar	5
nedbank		Nedbank	354
nespresso		Nespresso	211
nestle		Nestle	211
netflix		Netflix	5
netgear		Netgear	5
netscape		Netscape	5
newmont		Newmont	5
nickelodeon		Nickelodeon	5
nidec		Nidec	77
nike		Nike	60
nikon		Nikon	77
nintendo		Nintendo	77
nissan		Nissan	77
nivea		Nivea	332
nokia		Nokia	756
nomura		Nomura	390
nordea		Nordea	234
nordisk	novo nordisk	Novo Nordisk	461
nordstrom		Nordstrom	60
norilsk		Norilsk	140
norinco		Norinco	139
nortel		Nortel	5
northrop	northrop grumman	Northrop Grumman	60
novartis		Novartis	211
novatek		Novatek	140
nucor		Nucor	5
nutella		Nutella	136
nvidia		Nvidia	5
ocado		Ocado	73
odebrecht		Odebrecht	419
okta		Okta	5
olivetti		Olivetti	136
olympus		Olympus	77
omnicom		Omnicom	5
omron		Omron	77
openai		OpenAI	5
optus		Optus	460
oracle		Oracle	5
orascom		Orascom	1848
oreo		Oreo	5
orkla		Orkla	655
oxfam		Oxfam	73
oxxo		Oxxo	421
packard	hewlett packard	Hewlett-Packard	60
palantir		Palantir	5
palmolive		Palmolive	5
panasonic		Panasonic	77
paribas	bnp paribas	BNP Paribas	97
parmalat		Parmalat	136
paychex		Paychex	5
paypal		PayPal	5
paytm		Paytm	328
pegatron		Pegatron	926
pekao		Pekao	924
pemex		Pemex	421
pepsi		Pepsi	5
pepsico		PepsiCo	5
pernod	pernod ricard	Pernod Ricard	97
perrier		Perrier	518
pertamina		Pertamina	654
petco		Petco	5
petrobras		Petrobras	419
petrochina		PetroChina	139
petronas		Petronas	922
petsmart		PetSmart	5
peugeot		Peugeot	97
pfizer		Pfizer	5
philips		Philips	1282
piaggio		Piaggio	136
pinduoduo		Pinduoduo	139
pinterest		Pinterest	5
pirelli		Pirelli	136
pixar		Pixar	5
playmobil		Playmobil	68
polaroid		Polaroid	5
pontiac		Pontiac	5
porsche		Porsche	332
postbank		Postbank	68
prada		Prada	777
priceline		Priceline	5
primark		Primark	73
procter	procter and gamble	Procter & Gamble	60
promsvyazbank		Promsvyazbank	140
prosieben		ProSieben	68
proximus		Proximus	418
prysmian		Prysmian	136
publicis		Publicis	97
publix		Publix	5
qantas		Qantas	460
qualcomm		Qualcomm	5
rabobank		Rabobank	298
rackspace		Rackspace	5
radioshack		RadioShack	5
radisson		Radisson	5
raiffeisen		Raiffeisen	755
rakuten		Rakuten	77
ranbaxy		Ranbaxy	328
randstad		Randstad	298
raytheon		Raytheon	5
realtek		Realtek	926
reckitt		Reckitt	73
reddit		Reddit	5
redfin		Redfin	5
reebok		Reebok	5
regeneron		Regeneron	5
remax		Remax	5
renault		Renault	97
repsol		Repsol	270
reuters		Reuters	73
revlon		Revlon	5
rewe		Rewe	68
ricard	pernod ricard	Pernod Ricard	518
ricoh		Ricoh	77
robinhood		Robinhood	5
rockefeller		Rockefeller	5
rockwell		Rockwell	60
rolex		Rolex	211
rosatom		Rosatom	140
rosneft		Rosneft	140
rosoboronexport		Rosoboronexport	140
rossmann		Rossmann	68
rostec		Rostec	140
rostelecom		Rostelecom	140
rubbermaid		Rubbermaid	5
russneft		RussNeft	140
ryanair		Ryanair	73
sabanci		Sabanci	925
sachs	goldman sachs	Goldman Sachs	60
safaricom		Safaricom	1854
safeway		Safeway	5
safran		Safran	97
sainsburys		Sainsbury's	73
saipem		Saipem	136
salesforce		Salesforce	5
samsonite		Samsonite	5
samsung		Samsung	462
sandisk		SanDisk	5
sandvik		Sandvik	234
sankyo	daiichi sankyo	Daiichi Sankyo	77
sanlam		Sanlam	354
sanofi		Sanofi	97
sanpaolo	intesa sanpaolo	Intesa Sanpaolo	136
santander		Santander	73
sanyo		Sanyo	77
sasol		Sasol	354
sberbank		Sberbank	140
scania		Scania	234
schaeffler		Schaeffler	68
schlumberger		Schlumberger	5
schroders		Schroders	73
schwab		Schwab	60
scotiabank		Scotiabank	420
screwfix		Screwfix	73
seagate		Seagate	5
sears		Sears	60
securitas		Securitas	234
seiko		Seiko	390
selfridges		Selfridges	73
sennheiser		Sennheiser	68
sepah		Sepah	1853
sephora		Sephora	5
serco		Serco	73
servicenow		ServiceNow	5
servier		Servier	97
severstal		Severstal	140
sheraton		Sheraton	5
sherwin	sherwin williams	Sherwin-Williams	60
shimano		Shimano	77
shiseido		Shiseido	77
shopify		Shopify	5
shoprite		Shoprite	354
siemens		Siemens	332
siemon	the siemon company	The Siemon Company	5
sikorsky		Sikorsky	5
singtel		Singtel	757
sinochem		Sinochem	139
sinopec		Sinopec	139
sinopharm		Sinopharm	139
skanska		Skanska	234
skechers		Skechers	5
skoda		Skoda	921
skype		Skype	234
smithfield		Smithfield	5
smithsonian		Smithsonian	5
snapchat		Snapchat	5
snapple		Snapple	5
sodexo		Sodexo	5
softbank		Softbank	77
solvay		Solvay	418
sony		Sony	77
sothebys		Sotheby's	73
spacex		SpaceX	5
specsavers		Specsavers	73
splunk		Splunk	5
spotify		Spotify	234
springer	axel springer	Axel Springer	332
squarespace		Squarespace	5
starbucks		Starbucks	5
starwood		Starwood	5
statoil		Statoil	655
steinhoff		Steinhoff	1283
steinway		Steinway	68
stellantis		Stellantis	5
stihl		Stihl	68
strabag		Strabag	755
strauss	levi strauss	Levi Strauss	60
stubhub		Stubhub	5
subaru		Subaru	390
suisse	credit suisse	Credit Suisse	211
sukhoi		Sukhoi	140
sumitomo		Sumitomo	77
suncor		Suncor	420
sunoco		Sunoco	5
suntory		Suntory	77
surgutneftegas		Surgutneftegas	140
suzuki		Suzuki	390
swarovski		Swarovski	211
swatch		Swatch	211
swisscom		Swisscom	211
swissport		Swissport	211
symantec		Symantec	5
syngenta		Syngenta	211
sysco		Sysco	5
talanx		Talanx	68
tatneft		Tatneft	140
tchibo		Tchibo	68
techint		Techint	919
telcel		Telcel	421
telefonica		Telefonica	270
telefunken		Telefunken	68
telenor		Telenor	655
televisa		Televisa	421
telmex		Telmex	421
telstra		Telstra	460
telus		Telus	420
temasek		Temasek	757
tenaris		Tenaris	919
tencent		Tencent	139
tesco		Tesco	73
tesla		Tesla	5
texaco		Texaco	5
textron		Textron	5
thales		Thales	97
thyssen	thyssenkrupp	ThyssenKrupp	68
thyssenkrupp		ThyssenKrupp	68
ticketmaster		Ticketmaster	5
tiffany		Tiffany	60
tiktok		TikTok	139
tinto	rio tinto	Rio Tinto	73
tokopedia		Tokopedia	654
tomtom		TomTom	298
topshop		Topshop	73
toshiba		Toshiba	77
totalenergies		TotalEnergies	97
toubro	larsen and toubro	Larsen & Toubro	328
toyota		Toyota	77
transneft		Transneft	140
transnet		Transnet	354
transunion		TransUnion	5
tripadvisor		TripAdvisor	5
tropicana		Tropicana	5
trumpf		Trumpf	68
tsingtao		Tsingtao	139
tupolev		Tupolev	140
tupperware		Tupperware	5
turkcell		Turkcell	925
twilio		Twilio	5
twitter		Twitter	5
tyco		Tyco	5
uber		Uber	60
ubisoft		Ubisoft	97
ulta		Ulta	5
umicore		Umicore	418
unicredit		UniCredit	136
unilever		Unilever	73
uniper		Uniper	68
uniqlo		Uniqlo	77
unisys		Unisys	5
unitedhealth		UnitedHealth	5
unum		Unum	5
urquell	pilsner urquell	Pilsner Urquell	921
valero		Valero	60
vattenfall		Vattenfall	68
vauxhall		Vauxhall	73
vedanta		Vedanta	328
venmo		Venmo	5
veolia		Veolia	97
verisign		Verisign	5
verizon		Verizon	5
versace		Versace	777
vestas		Vestas	461
viacom		Viacom	5
vinci		Vinci	518
visteon		Visteon	5
vitol		Vitol	73
vivendi		Vivendi	97
vmware		VMware	5
vnesheconombank		Vnesheconombank	140
vodacom		Vodacom	354
vodafone		Vodafone	73
voestalpine		Voestalpine	755
volkswagen		Volkswagen	68
volvo		Volvo	234
vonovia		Vonovia	68
vuitton	louis vuitton	Louis Vuitton	97
wachovia		Wachovia	5
waitrose		Waitrose	73
walgreen		Walgreen	5
walgreens		Walgreens	5
walmart		Walmart	5
wartsila		Wartsila	756
wechat		WeChat	139
wegmans		Wegmans	5
weibo		Weibo	139
wellpoint		WellPoint	5
wendys		Wendy's	5
wesfarmers		Wesfarmers	460
westin		Westin	5
westinghouse		Westinghouse	5
westpac		Westpac	460
wetherspoon		Wetherspoon	73
weyerhaeuser		Weyerhaeuser	5
whatsapp		WhatsApp	5
whirlpool		Whirlpool	5
whitbread		Whitbread	73
wikileaks		Wikileaks	5
wikimedia		Wikimedia	5
wikipedia		Wikipedia	5
wipro		Wipro	328
wirecard		Wirecard	68
wolters	wolters kluwer	Wolters Kluwer	1282
woolworths		Woolworths	354
workday		Workday	5
wrangler		Wrangler	5
wrigley		Wrigley	60
wuliangye		Wuliangye	139
wyndham		Wyndham	60
xcel		Xcel	5
xerox		Xerox	5
xfinity		Xfinity	5
xiaomi		Xiaomi	139
yahoo		Yahoo	5
yakult		Yakult	77
yamaha		Yamaha	77
yandex		Yandex	140
youtube		YouTube	5
zabka		Żabka	924
zalando		Zalando	68
zeiss		Zeiss	68
zendesk		Zendesk	5
zetor		Zetor	921
zillow		Zillow	5
zomato		Zomato	328`;
export const famousFirms: string = `abertis infraestructuras		Abertis Infraestructuras	360
abn amro		ABN AMRO	224
abn amro bank		ABN AMRO Bank	224
abu dhabi islamic bank		Abu Dhabi Islamic Bank	427
abu dhabi national oil		Abu Dhabi National Oil	427
access bank		Access Bank	520
ace hardware		Ace Hardware	7
activision blizzard		Activision Blizzard	7
adani enterprises		Adani Enterprises	84
adani group		Adani Group	84
adani ports		Adani Ports	84
adecco group		Adecco Group	189
aditya birla		Aditya Birla	84
advance auto parts		Advance Auto Parts	7
aegean airlines		Aegean Airlines	581
aer lingus		Aer Lingus	582
aerolineas argentinas		Aerolíneas Argentinas	578
agricultural bank		Agricultural Bank	62
ahold delhaize		Ahold Delhaize	224
aia group		AIA Group	271
air astana		Air Astana	964
air canada		Air Canada	124
air china		Air China	62
air france		Air France	117
air france klm		Air France-KLM	224
air india		Air India	84
air liquide		Air Liquide	117
air new zealand		Air New Zealand	966
air products		Air Products	7
aker solutions		Aker Solutions	583
akzo nobel		Akzo Nobel	224
al rajhi bank		Al Rajhi Bank	391
alaska airlines		Alaska Airlines	7
albert heijn		Albert Heijn	224
aldi nord		Aldi Nord	127
aldi sud		Aldi Süd	127
alfa bank		Alfa Bank	522
alfa laval		Alfa Laval	302
alfa romeo		Alfa Romeo	237
alibaba group		Alibaba Group	62
allen and overy		Allen & Overy	63
allied irish banks		Allied Irish Banks	582
alpha bank		Alpha Bank	581
amadeus it group		Amadeus IT Group	360
america movil		América Móvil	429
american eagle		American Eagle	7
american family insurance		American Family Insurance	7
american tower		American Tower	7
anglo american		Anglo American	304
anglogold ashanti		AngloGold Ashanti	304
anheuser busch		Anheuser-Busch	7
anheuser busch inbev		Anheuser-Busch InBev	958
arab bank		Arab Bank	1286
arab national bank		Arab National Bank	391
arabian american oil		Arabian American Oil	391
arcelor mittal		Arcelor Mittal	1288
archer daniels midland		Archer Daniels Midland	7
arthur andersen		Arthur Andersen	7
asahi breweries		Asahi Breweries	70
asahi kasei		Asahi Kasei	70
asian paints		Asian Paints	84
asiana airlines		Asiana Airlines	152
assa abloy		Assa Abloy	302
assicurazioni generali		Assicurazioni Generali	237
associated british foods		Associated British Foods	63
astellas pharma		Astellas Pharma	70
aston martin		Aston Martin	63
astra international		Astra International	467
asustek computer		Asustek Computer	303
atlas copco		Atlas Copco	302
atos origin		Atos Origin	117
attijariwafa bank		Attijariwafa Bank	965
australia post		Australia Post	223
austrian airlines		Austrian Airlines	579
autostrade per litalia		Autostrade per l'Italia	237
axel springer		Axel Springer	127
axis bank		Axis Bank	84
azul linhas aereas		Azul Linhas Aéreas	255
bae systems		BAE Systems	63
bain and company		Bain & Company	7
bajaj auto		Bajaj Auto	84
bajaj finance		Bajaj Finance	84
balfour beatty		Balfour Beatty	63
banana republic		Banana Republic	7
banca ditalia		Banca d'Italia	237
banca monte dei paschi		Banca Monte dei Paschi	237
banca nationala a romaniei		Banca Națională a României	968
banca popolare di milano		Banca Popolare di Milano	237
banca transilvania		Banca Transilvania	968
banco azteca		Banco Azteca	429
banco bpm		Banco BPM	237
banco bradesco		Banco Bradesco	255
banco central do brasil		Banco Central do Brasil	255
banco davivienda		Banco Davivienda	960
banco de bogota		Banco de Bogotá	960
banco de chile		Banco de Chile	959
banco de credito del peru		Banco de Crédito del Perú	2102
banco de espana		Banco de España	360
banco de la nacion argentina		Banco de la Nación Argentina	578
banco de mexico		Banco de México	429
banco de portugal		Banco de Portugal	668
banco do brasil		Banco do Brasil	255
banco espirito santo		Banco Espírito Santo	668
banco estado		Banco Estado	959
banco galicia		Banco Galicia	578
banco itau		Banco Itaú	255
banco macro		Banco Macro	578
banco popular		Banco Popular	360
banco provincia		Banco Provincia	578
banco provincial		Banco Provincial	2105
banco sabadell		Banco Sabadell	360
banco santander		Banco Santander	360
bang and olufsen		Bang & Olufsen	580
bangkok bank		Bangkok Bank	523
bangladesh bank		Bangladesh Bank	957
bank central asia		Bank Central Asia	467
bank hapoalim		Bank Hapoalim	428
bank leumi		Bank Leumi	428
bank mandiri		Bank Mandiri	467
bank melli		Bank Melli	1285
bank millennium		Bank Millennium	521
bank negara indonesia		Bank Negara Indonesia	467
bank of baroda		Bank of Baroda	84
bank of beijing		Bank of Beijing	62
bank of canada		Bank of Canada	124
bank of ceylon		Bank of Ceylon	2101
bank of east asia		Bank of East Asia	271
bank of greece		Bank of Greece	581
bank of india		Bank of India	84
bank of ireland		Bank of Ireland	582
bank of new york		Bank of New York	7
bank of new zealand		Bank of New Zealand	966
bank of nova scotia		Bank of Nova Scotia	124
bank of scotland		Bank of Scotland	63
bank of shanghai		Bank of Shanghai	62
bank of the philippine islands		Bank of the Philippine Islands	667
bank of the west		Bank of the West	7
bank of tokyo mitsubishi		Bank of Tokyo-Mitsubishi	70
bank pekao		Bank Pekao	521
bank rakyat indonesia		Bank Rakyat Indonesia	467
banque de france		Banque de France	117
banque internationale a luxembourg		Banque Internationale à Luxembourg	1288
banque misr		Banque Misr	961
banque postale		Banque Postale	117
barclays bank		Barclays Bank	63
barratt developments		Barratt Developments	63
barrick gold		Barrick Gold	124
barry callebaut		Barry Callebaut	189
bath and body works		Bath & Body Works	7
bausparkasse schwabisch hall		Bausparkasse Schwäbisch Hall	127
bear stearns		Bear Stearns	7
becton dickinson		Becton Dickinson	7
bed bath and beyond		Bed Bath & Beyond	7
bell canada		Bell Canada	124
ben and jerrys		Ben & Jerry's	7
bendigo bank		Bendigo Bank	223
benjamin moore		Benjamin Moore	7
berenberg bank		Berenberg Bank	127
berkshire hathaway		Berkshire Hathaway	7
best buy		Best Buy	7
bharti airtel		Bharti Airtel	84
bhp billiton		BHP Billiton	223
bidvest group		Bidvest Group	304
biman bangladesh airlines		Biman Bangladesh Airlines	957
black and decker		Black & Decker	7
blizzard entertainment		Blizzard Entertainment	7
blue cross blue shield		Blue Cross Blue Shield	7
bnp paribas fortis		BNP Paribas Fortis	117
boehringer ingelheim		Boehringer Ingelheim	127
bohai bank		Bohai Bank	62
booking com		Booking.com	224
boots uk		Boots UK	63
booz allen		Booz Allen	7
boston scientific		Boston Scientific	7
bottega veneta		Bottega Veneta	237
bouygues telecom		Bouygues Telecom	117
british gas		British Gas	63
brookfield asset management		Brookfield Asset Management	124
budget rent a car		Budget Rent a Car	7
bureau veritas		Bureau Veritas	117
burger king		Burger King	7
burlington stores		Burlington Stores	7
byd auto		BYD Auto	62
byd company		BYD Company	62
caesars entertainment		Caesars Entertainment	7
caisse depargne		Caisse d'Epargne	117
caixa bank		Caixa Bank	360
caixa economica		Caixa Econômica	255
calvin klein		Calvin Klein	7
campbell soup		Campbell Soup	7
canadian imperial bank		Canadian Imperial Bank	124
canadian national		Canadian National	124
canadian natural resources		Canadian Natural Resources	124
canadian pacific		Canadian Pacific	124
canadian tire		Canadian Tire	124
canal plus		Canal Plus	117
canara bank		Canara Bank	84
capital one		Capital One	7
capital one financial		Capital One Financial	7
carnival cruise		Carnival Cruise	7
carphone warehouse		Carphone Warehouse	63
cassa depositi e prestiti		Cassa Depositi e Prestiti	237
cathay financial		Cathay Financial	303
cathay pacific		Cathay Pacific	271
cathay pacific airways		Cathay Pacific Airways	271
cebu pacific		Cebu Pacific	667
central bank of india		Central Bank of India	84
central japan railway		Central Japan Railway	70
ceska sporitelna		Česká spořitelna	778
ceske drahy		České dráhy	778
ceskoslovenska obchodna banka		Československá obchodná banka	2103
charoen pokphand foods		Charoen Pokphand Foods	523
charter communications		Charter Communications	7
chase manhattan		Chase Manhattan	7
check point		Check Point	428
check point software		Check Point Software	428
china airlines		China Airlines	303
china eastern airlines		China Eastern Airlines	62
china everbright		China Everbright	62
china life		China Life	62
china life insurance		China Life Insurance	62
china merchants		China Merchants	62
china minsheng bank		China Minsheng Bank	62
china mobile		China Mobile	62
china national offshore oil		China National Offshore Oil	62
china national petroleum		China National Petroleum	62
china pacific insurance		China Pacific Insurance	62
china petroleum and chemical		China Petroleum & Chemical	62
china railway		China Railway	62
china railway group		China Railway Group	62
china resources		China Resources	62
china shenhua energy		China Shenhua Energy	62
china southern airlines		China Southern Airlines	62
china state construction		China State Construction	62
china telecom		China Telecom	62
china unicom		China Unicom	62
china vanke		China Vanke	62
christian dior		Christian Dior	117
citic group		Citic Group	62
citic securities		Citic Securities	62
citizens financial		Citizens Financial	7
ck hutchison		CK Hutchison	271
cleveland cliffs		Cleveland-Cliffs	7
cleveland clinic		Cleveland Clinic	7
clifford chance		Clifford Chance	63
clydesdale bank		Clydesdale Bank	63
coal india		Coal India	84
coldwell banker		Coldwell Banker	7
colgate palmolive		Colgate-Palmolive	7
columbia pictures		Columbia Pictures	7
comision federal de electricidad		Comisión Federal de Electricidad	429
commercial bank of ethiopia		Commercial Bank of Ethiopia	1284
commonwealth bank		Commonwealth Bank	223
community health systems		Community Health Systems	7
compagnie generale des etablissements michelin		Compagnie Générale des Établissements Michelin	117
compal electronics		Compal Electronics	303
companhia siderurgica nacional		Companhia Siderúrgica Nacional	255
consolidated edison		Consolidated Edison	7
constellation brands		Constellation Brands	7
corte ingles		Corte Inglés	360
cosco shipping		Cosco Shipping	62
costa coffee		Costa Coffee	63
costco wholesale		Costco Wholesale	7
couche tard		Couche-Tard	124
country garden		Country Garden	62
credit agricole		Crédit Agricole	117
credit mutuel		Crédit Mutuel	117
credit suisse		Credit Suisse	189
crown castle		Crown Castle	7
cushman and wakefield		Cushman & Wakefield	7
dai ichi life		Dai-ichi Life	70
daiichi sankyo		Daiichi Sankyo	70
daimler truck		Daimler Truck	127
dairy queen		Dairy Queen	7
daiwa house		Daiwa House	70
dangote cement		Dangote Cement	520
dangote group		Dangote Group	520
danske bank		Danske Bank	580
dassault aviation		Dassault Aviation	117
dassault systemes		Dassault Systèmes	117
de nederlandsche bank		De Nederlandsche Bank	224
delta electronics		Delta Electronics	303
deutsche borse		Deutsche Börse	127
deutsche bundesbank		Deutsche Bundesbank	127
deutsche post		Deutsche Post	127
devon energy		Devon Energy	7
discovery channel		Discovery Channel	7
dnb bank		DNB Bank	583
dolce and gabbana		Dolce & Gabbana	237
dollar general		Dollar General	7
dollar tree		Dollar Tree	7
domestic and general		Domestic & General	63
dominion energy		Dominion Energy	7
dongfeng motor		Dongfeng Motor	62
doosan heavy industries		Doosan Heavy Industries	152
dorothy perkins		Dorothy Perkins	63
dow jones		Dow Jones	7
dp world		DP World	427
dr horton		DR Horton	7
dr oetker		Dr. Oetker	127
dr pepper		Dr Pepper	7
dr reddys		Dr. Reddy's	84
dr reddys laboratories		Dr. Reddy's Laboratories	84
dubai holding		Dubai Holding	427
duke energy		Duke Energy	7
dunkin donuts		Dunkin' Donuts	7
east japan railway		East Japan Railway	70
eastman chemical		Eastman Chemical	7
el al		El Al	428
elbit systems		Elbit Systems	428
electronic arts		Electronic Arts	7
electronic data		Electronic Data	7
emaar properties		Emaar Properties	427
emerson electric		Emerson Electric	7
emirates airlines		Emirates Airlines	427
emirates nbd		Emirates NBD	427
energy transfer		Energy Transfer	7
enterprise products		Enterprise Products	7
enterprise rent a car		Enterprise Rent-A-Car	7
epic games		Epic Games	7
equity bank		Equity Bank	963
ermenegildo zegna		Ermenegildo Zegna	237
erste bank		Erste Bank	579
erste group bank		Erste Group Bank	579
estee lauder		Estée Lauder	7
ethiopian airlines		Ethiopian Airlines	1284
etihad airways		Etihad Airways	427
eurofins scientific		Eurofins Scientific	117
eva air		Eva Air	303
evergreen marine		Evergreen Marine	303
family dollar		Family Dollar	7
farmers insurance		Farmers Insurance	7
faw group		FAW Group	62
fidelity investments		Fidelity Investments	7
fifth third bancorp		Fifth Third Bancorp	7
first bank of nigeria		First Bank of Nigeria	520
first data		First Data	7
first gulf bank		First Gulf Bank	427
first national bank		First National Bank	304
first republic bank		First Republic Bank	7
flutter entertainment		Flutter Entertainment	582
foot locker		Foot Locker	7
formosa plastics		Formosa Plastics	303
fortescue metals		Fortescue Metals	223
fox news		Fox News	7
franklin templeton		Franklin Templeton	7
freeport mcmoran		Freeport McMoRan	7
fresenius medical care		Fresenius Medical Care	127
fuji heavy industries		Fuji Heavy Industries	70
galeries lafayette		Galeries Lafayette	117
galp energia		Galp Energia	668
garanti bankasi		Garanti Bankası	468
garuda indonesia		Garuda Indonesia	467
gas natural		Gas Natural	360
gazprom neft		Gazprom Neft	522
geely automobile		Geely Automobile	62
general atomics		General Atomics	7
general mills		General Mills	7
genuine parts		Genuine Parts	7
georg fischer		Georg Fischer	189
georgia pacific		Georgia-Pacific	7
giesecke and devrient		Giesecke & Devrient	127
gilead sciences		Gilead Sciences	7
giorgio armani		Giorgio Armani	237
global payments		Global Payments	7
gol linhas aereas		Gol Linhas Aéreas	255
gold fields		Gold Fields	304
goldman sachs		Goldman Sachs	7
goodyear tire and rubber		Goodyear Tire & Rubber	7
grameen bank		Grameen Bank	957
great wall motor		Great Wall Motor	62
great wall motors		Great Wall Motors	62
great west lifeco		Great-West Lifeco	124
gree electric appliances		Gree Electric Appliances	62
groupe bollore		Groupe Bolloré	117
grupa azoty		Grupa Azoty	521
grupo bimbo		Grupo Bimbo	429
grupo carso		Grupo Carso	429
grupo mexico		Grupo México	429
grupo sura		Grupo Sura	960
grupo televisa		Grupo Televisa	429
guaranty trust		Guaranty Trust	520
gunvor group		Gunvor Group	189
habib bank		Habib Bank	779
haier group		Haier Group	62
haier smart home		Haier Smart Home	62
hainan airlines		Hainan Airlines	62
halyk bank		Halyk Bank	964
hang seng bank		Hang Seng Bank	271
hannover ruck		Hannover Rück	127
hanwha group		Hanwha Group	152
hapag lloyd		Hapag-Lloyd	127
hargreaves lansdown		Hargreaves Lansdown	63
harley davidson		Harley-Davidson	7
harmony gold		Harmony Gold	304
hartford financial		Hartford Financial	7
harvey norman		Harvey Norman	223
hca healthcare		HCA Healthcare	7
hdfc bank		HDFC Bank	84
heckler and koch		Heckler & Koch	127
heidelberg materials		Heidelberg Materials	127
heidelberger druckmaschinen		Heidelberger Druckmaschinen	127
heineken holding		Heineken Holding	224
hellenic telecommunications		Hellenic Telecommunications	581
hennes and mauritz		Hennes & Mauritz	302
hero motocorp		Hero MotoCorp	84
hertz global		Hertz Global	7
hewlett packard		Hewlett Packard	7
hewlett packard enterprise		Hewlett Packard Enterprise	7
hilton worldwide		Hilton Worldwide	7
hindustan aeronautics		Hindustan Aeronautics	84
hindustan petroleum		Hindustan Petroleum	84
hindustan unilever		Hindustan Unilever	84
hitachi construction machinery		Hitachi Construction Machinery	70
holland and barrett		Holland & Barrett	63
home depot		Home Depot	7
hon hai		Hon Hai	303
hon hai precision		Hon Hai Precision	303
honda motor		Honda Motor	70
hong kong and shanghai banking		Hong Kong and Shanghai Banking	271
hong leong bank		Hong Leong Bank	519
hormel foods		Hormel Foods	7
huaneng power		Huaneng Power	62
huawei technologies		Huawei Technologies	62
hudsons bay		Hudson's Bay	124
hugo boss		Hugo Boss	127
huntington ingalls		Huntington Ingalls	7
hutchison whampoa		Hutchison Whampoa	271
hyatt hotels		Hyatt Hotels	7
hydro quebec		Hydro-Québec	124
hypo real estate		Hypo Real Estate	127
hyundai heavy industries		Hyundai Heavy Industries	152
hyundai mobis		Hyundai Mobis	152
hyundai motor		Hyundai Motor	152
iberia lineas aereas		Iberia Líneas Aéreas	360
icici bank		ICICI Bank	84
illinois tool works		Illinois Tool Works	7
impala platinum		Impala Platinum	304
imperial brands		Imperial Brands	63
imperial oil		Imperial Oil	124
imperial tobacco		Imperial Tobacco	63
indian oil		Indian Oil	84
indian overseas bank		Indian Overseas Bank	84
indian railways		Indian Railways	84
industrial bank		Industrial Bank	62
ing groep		ING Groep	224
ingersoll rand		Ingersoll Rand	7
international paper		International Paper	7
intesa sanpaolo		Intesa Sanpaolo	237
intuitive surgical		Intuitive Surgical	7
iron mountain		Iron Mountain	7
israel aerospace industries		Israel Aerospace Industries	428
israel chemicals		Israel Chemicals	428
itau unibanco		Itaú Unibanco	255
jack daniels		Jack Daniel's	7
jaguar land rover		Jaguar Land Rover	63
japan airlines		Japan Airlines	70
japan post		Japan Post	70
japan tobacco		Japan Tobacco	70
jardine matheson		Jardine Matheson	271
jd com		JD.com	62
jd sports		JD Sports	63
jeronimo martins		Jerónimo Martins	668
jet airways		Jet Airways	84
jetblue airways		JetBlue Airways	7
john lewis		John Lewis	63
johnson and johnson		Johnson & Johnson	7
johnson controls		Johnson Controls	7
johnson electric		Johnson Electric	271
johnson matthey		Johnson Matthey	63
jollibee foods		Jollibee Foods	667
jones lang lasalle		Jones Lang LaSalle	7
jp morgan		JP Morgan	7
jpmorgan chase		JPMorgan Chase	7
jsw steel		JSW Steel	84
julius baer		Julius Baer	189
julius bar		Julius Bär	189
jyske bank		Jyske Bank	580
kaiser permanente		Kaiser Permanente	7
kansai electric power		Kansai Electric Power	70
kaspersky lab		Kaspersky Lab	522
kawasaki heavy industries		Kawasaki Heavy Industries	70
kazakhstan temir zholy		Kazakhstan Temir Zholy	964
kb financial		KB Financial	152
kbc bank		KBC Bank	958
kbc group		KBC Group	958
kentucky fried chicken		Kentucky Fried Chicken	7
kenya airways		Kenya Airways	963
kenya commercial bank		Kenya Commercial Bank	963
kerry group		Kerry Group	582
keurig dr pepper		Keurig Dr Pepper	7
kia motors		Kia Motors	152
kimberly clark		Kimberly-Clark	7
kinder morgan		Kinder Morgan	7
koc holding		Koç Holding	468
koch industries		Koch Industries	7
komercni banka		Komerční banka	778
konica minolta		Konica Minolta	70
koninklijke ahold delhaize		Koninklijke Ahold Delhaize	224
koninklijke philips		Koninklijke Philips	224
kookmin bank		Kookmin Bank	152
korea electric power		Korea Electric Power	152
korea gas		Korea Gas	152
korean air		Korean Air	152
korean air lines		Korean Air Lines	152
kotak mahindra bank		Kotak Mahindra Bank	84
kraft foods		Kraft Foods	7
kraft heinz		Kraft Heinz	7
krispy kreme		Krispy Kreme	7
krung thai bank		Krung Thai Bank	523
kuehne and nagel		Kuehne + Nagel	189
kuhne and nagel		Kühne + Nagel	189
kumba iron ore		Kumba Iron Ore	304
kuwait airways		Kuwait Airways	1287
kuwait finance house		Kuwait Finance House	1287
kweichow moutai		Kweichow Moutai	62
l3harris technologies		L3Harris Technologies	7
la poste		La Poste	117
lan chile		LAN Chile	959
land olakes		Land O'Lakes	7
land rover		Land Rover	63
larsen and toubro		Larsen and Toubro	84
las vegas sands		Las Vegas Sands	7
legal and general		Legal & General	63
lehman brothers		Lehman Brothers	7
lenovo group		Lenovo Group	62
leroy merlin		Leroy Merlin	117
levi strauss		Levi Strauss	7
lg chem		LG Chem	152
lg display		LG Display	152
lg electronics		LG Electronics	152
li and fung		Li & Fung	271
liberty mutual		Liberty Mutual	7
lincoln national		Lincoln National	7
lindt and sprungli		Lindt & Sprüngli	189
lion air		Lion Air	467
live nation		Live Nation	7
lloyds bank		Lloyds Bank	63
lloyds of london		Lloyd's of London	63
loblaw companies		Loblaw Companies	124
lockheed martin		Lockheed Martin	7
lojas americanas		Lojas Americanas	255
lombard odier		Lombard Odier	189
lotte chemical		Lotte Chemical	152
louis dreyfus		Louis Dreyfus	117
louis vuitton		Louis Vuitton	117
macquarie bank		Macquarie Bank	223
macquarie group		Macquarie Group	223
madison square garden		Madison Square Garden	7
magazine luiza		Magazine Luiza	255
magna international		Magna International	124
magyar posta		Magyar Posta	962
magyar telekom		Magyar Telekom	962
malayan banking		Malayan Banking	519
manulife financial		Manulife Financial	124
marathon oil		Marathon Oil	7
marathon petroleum		Marathon Petroleum	7
marks and spencer		Marks and Spencer	63
maroc telecom		Maroc Telecom	965
mars wrigley		Mars Wrigley	7
maruti suzuki		Maruti Suzuki	84
mayo clinic		Mayo Clinic	7
mazda motor		Mazda Motor	70
media markt		Media Markt	127
mediterranean shipping		Mediterranean Shipping	189
mercado libre		Mercado Libre	578
mercedes benz		Mercedes-Benz	127
merrill lynch		Merrill Lynch	7
meta platforms		Meta Platforms	7
mgm resorts		MGM Resorts	7
michael kors		Michael Kors	7
micron technology		Micron Technology	7
midea group		Midea Group	62
mitsubishi chemical		Mitsubishi Chemical	70
mitsubishi electric		Mitsubishi Electric	70
mitsubishi estate		Mitsubishi Estate	70
mitsubishi heavy industries		Mitsubishi Heavy Industries	70
mitsubishi ufj		Mitsubishi UFJ	70
mizuho bank		Mizuho Bank	70
mizuho financial		Mizuho Financial	70
mizuho financial group		Mizuho Financial Group	70
moet and chandon		Moët & Chandon	117
molina healthcare		Molina Healthcare	7
molson coors		Molson Coors	7
morgan advanced materials		Morgan Advanced Materials	63
morgan stanley		Morgan Stanley	7
motorola solutions		Motorola Solutions	7
mtn group		MTN Group	304
munchener ruck		Münchener Rück	127
munich re		Munich Re	127
murata manufacturing		Murata Manufacturing	70
muslim commercial bank		Muslim Commercial Bank	779
mutual of omaha		Mutual of Omaha	7
narodowy bank polski		Narodowy Bank Polski	521
national australia bank		National Australia Bank	223
national bank of canada		National Bank of Canada	124
national bank of egypt		National Bank of Egypt	961
national bank of greece		National Bank of Greece	581
national bank of pakistan		National Bank of Pakistan	779
national geographic		National Geographic	7
national grid		National Grid	63
national iranian oil		National Iranian Oil	1285
nationwide building society		Nationwide Building Society	63
natura cosmeticos		Natura Cosméticos	255
neste oil		Neste Oil	666
new balance		New Balance	7
new york life		New York Life	7
new york times		New York Times	7
newmont mining		Newmont Mining	7
nextera energy		NextEra Energy	7
nippon life		Nippon Life	70
nippon steel		Nippon Steel	70
nippon yusen		Nippon Yusen	70
nissan motor		Nissan Motor	70
nn group		NN Group	224
nokia networks		Nokia Networks	666
nokia siemens networks		Nokia Siemens Networks	666
nomura holdings		Nomura Holdings	70
nordea bank		Nordea Bank	302
norges bank		Norges Bank	583
norilsk nickel		Norilsk Nickel	522
norsk hydro		Norsk Hydro	583
northern trust		Northern Trust	7
norwegian air shuttle		Norwegian Air Shuttle	583
novo banco		Novo Banco	668
novo nordisk		Novo Nordisk	580
nxp semiconductors		NXP Semiconductors	224
olam international		Olam International	430
old dominion		Old Dominion	7
old mutual		Old Mutual	304
old navy		Old Navy	7
omv petrom		OMV Petrom	968
orascom construction		Orascom Construction	961
oreilly automotive		O'Reilly Automotive	7
origin energy		Origin Energy	223
osterreichische post		Österreichische Post	579
otis elevator		Otis Elevator	7
otp bank		OTP Bank	962
otsuka pharmaceutical		Otsuka Pharmaceutical	70
overseas chinese banking		Overseas-Chinese Banking	430
owens corning		Owens Corning	7
palo alto networks		Palo Alto Networks	7
panasonic holdings		Panasonic Holdings	70
papa johns		Papa John's	7
paramount pictures		Paramount Pictures	7
parker hannifin		Parker Hannifin	7
patek philippe		Patek Philippe	189
penske automotive		Penske Automotive	7
peoples insurance		People's Insurance	62
pernod ricard		Pernod Ricard	117
petroleo brasileiro		Petróleo Brasileiro	255
petroleos mexicanos		Petróleos Mexicanos	429
petroliam nasional		Petroliam Nasional	519
philip morris		Philip Morris	7
philippine national bank		Philippine National Bank	667
phillips 66		Phillips 66	7
pick n pay		Pick n Pay	304
ping an		Ping An	62
ping an bank		Ping An Bank	62
ping an insurance		Ping An Insurance	62
piraeus bank		Piraeus Bank	581
pizza hut		Pizza Hut	7
pko bank polski		PKO Bank Polski	521
plains all american		Plains All American	7
poczta polska		Poczta Polska	521
polski koncern naftowy		Polski Koncern Naftowy	521
posco holdings		Posco Holdings	152
poste italiane		Poste Italiane	237
power corporation of canada		Power Corporation of Canada	124
power grid		Power Grid	84
pratt and whitney		Pratt & Whitney	7
premier foods		Premier Foods	63
pret a manger		Pret A Manger	63
price waterhouse		Price Waterhouse	63
principal financial		Principal Financial	7
procter gamble		Procter Gamble	7
public bank		Public Bank	519
qantas airways		Qantas Airways	223
qatar airways		Qatar Airways	967
qatar energy		Qatar Energy	967
qatar petroleum		Qatar Petroleum	967
quanta computer		Quanta Computer	303
quest diagnostics		Quest Diagnostics	7
raiffeisen bank		Raiffeisen Bank	579
ralph lauren		Ralph Lauren	7
raymond james		Raymond James	7
reckitt benckiser		Reckitt Benckiser	63
red bull		Red Bull	7
red electrica		Red Eléctrica	360
red hat		Red Hat	7
rede globo		Rede Globo	255
regeneron pharmaceuticals		Regeneron Pharmaceuticals	7
regions financial		Regions Financial	7
reliance industries		Reliance Industries	84
remy cointreau		Rémy Cointreau	117
remy martin		Remy Martin	117
rentokil initial		Rentokil Initial	63
research in motion		Research In Motion	124
reserve bank of australia		Reserve Bank of Australia	223
reserve bank of india		Reserve Bank of India	84
rio tinto		Rio Tinto	63
rite aid		Rite Aid	7
riyad bank		Riyad Bank	391
roche holding		Roche Holding	189
rockstar games		Rockstar Games	7
rockwell automation		Rockwell Automation	7
rockwell collins		Rockwell Collins	7
rogers communications		Rogers Communications	124
rohde and schwarz		Rohde & Schwarz	127
rolls royce		Rolls-Royce	63
rosneft oil		Rosneft Oil	522
ross stores		Ross Stores	7
royal air maroc		Royal Air Maroc	965
royal bank of canada		Royal Bank of Canada	124
royal caribbean		Royal Caribbean	7
royal dutch shell		Royal Dutch Shell	224
royal jordanian		Royal Jordanian	1286
royal mail		Royal Mail	63
royal philips		Royal Philips	224
russian railways		Russian Railways	522
sabanci holding		Sabancı Holding	468
saic motor		SAIC Motor	62
saint gobain		Saint-Gobain	117
sal oppenheim		Sal. Oppenheim	127
salvatore ferragamo		Salvatore Ferragamo	237
samsung ct		Samsung C&T	152
samsung electronics		Samsung Electronics	152
samsung heavy industries		Samsung Heavy Industries	152
samsung life		Samsung Life	152
san miguel		San Miguel	667
santander uk		Santander UK	63
saudi arabian airlines		Saudi Arabian Airlines	391
saudi arabian oil		Saudi Arabian Oil	391
saudi aramco		Saudi Aramco	391
saudi binladin		Saudi Binladin	391
saudi national bank		Saudi National Bank	391
saudi telecom		Saudi Telecom	391
saxo bank		Saxo Bank	580
scentre group		Scentre Group	223
schindler holding		Schindler Holding	189
schneider electric		Schneider Electric	117
schwarz gruppe		Schwarz Gruppe	127
scottish power		Scottish Power	63
scottish widows		Scottish Widows	63
sea group		Sea Group	430
seiko epson		Seiko Epson	70
sekisui house		Sekisui House	70
seven and i		Seven & i	70
severn trent		Severn Trent	63
shanghai pudong development bank		Shanghai Pudong Development Bank	62
sherwin williams		Sherwin-Williams	7
shin etsu chemical		Shin-Etsu Chemical	70
shinhan financial		Shinhan Financial	152
siam cement		Siam Cement	523
siam commercial bank		Siam Commercial Bank	523
sibanye stillwater		Sibanye Stillwater	304
siemens energy		Siemens Energy	127
siemens healthineers		Siemens Healthineers	127
silicon valley bank		Silicon Valley Bank	7
sime darby		Sime Darby	519
simon property		Simon Property	7
singapore airlines		Singapore Airlines	430
singapore telecommunications		Singapore Telecommunications	430
six flags		Six Flags	7
sk hynix		SK Hynix	152
sk telecom		SK Telecom	152
skandinaviska enskilda		Skandinaviska Enskilda	302
skoda auto		Škoda Auto	778
slaughter and may		Slaughter and May	63
smith and nephew		Smith & Nephew	63
smithfield foods		Smithfield Foods	7
smurfit kappa		Smurfit Kappa	582
societe bic		Société BIC	117
softbank group		SoftBank Group	70
southern company		Southern Company	7
southwest airlines		Southwest Airlines	7
spark new zealand		Spark New Zealand	966
sports direct		Sports Direct	63
square enix		Square Enix	70
standard bank		Standard Bank	304
standard chartered		Standard Chartered	63
standard life		Standard Life	63
standard oil		Standard Oil	7
stanley black and decker		Stanley Black & Decker	7
state bank of pakistan		State Bank of Pakistan	779
state farm		State Farm	7
state grid		State Grid	62
state street		State Street	7
stora enso		Stora Enso	666
sumitomo chemical		Sumitomo Chemical	70
sumitomo electric		Sumitomo Electric	70
sumitomo mitsui		Sumitomo Mitsui	70
sun hung kai		Sun Hung Kai	271
sun life		Sun Life	124
sun life financial		Sun Life Financial	124
sun microsystems		Sun Microsystems	7
sun pharma		Sun Pharma	84
sun pharmaceutical		Sun Pharmaceutical	84
suncor energy		Suncor Energy	124
suzuki motor		Suzuki Motor	70
svenska handelsbanken		Svenska Handelsbanken	302
sveriges riksbank		Sveriges Riksbank	302
swire pacific		Swire Pacific	271
swiss international air lines		Swiss International Air Lines	189
swiss life		Swiss Life	189
swiss re		Swiss Re	189
taco bell		Taco Bell	7
taiwan semiconductor		Taiwan Semiconductor	303
take two interactive		Take-Two Interactive	7
takeda pharmaceutical		Takeda Pharmaceutical	70
tata consultancy		Tata Consultancy	84
tata motors		Tata Motors	84
tata power		Tata Power	84
tata sons		Tata Sons	84
tata steel		Tata Steel	84
tate and lyle		Tate & Lyle	63
taylor wimpey		Taylor Wimpey	63
td ameritrade		TD Ameritrade	7
tech mahindra		Tech Mahindra	84
techtronic industries		Techtronic Industries	271
teck resources		Teck Resources	124
telecom italia		Telecom Italia	237
telekom malaysia		Telekom Malaysia	519
telia company		Telia Company	302
telkom indonesia		Telkom Indonesia	467
temasek holdings		Temasek Holdings	430
tenaga nasional		Tenaga Nasional	519
tencent holdings		Tencent Holdings	62
tenet healthcare		Tenet Healthcare	7
tetra laval		Tetra Laval	302
tetra pak		Tetra Pak	302
teva pharmaceutical		Teva Pharmaceutical	428
texas pacific		Texas Pacific	7
thai airways		Thai Airways	523
thai union		Thai Union	523
thames water		Thames Water	63
thomson reuters		Thomson Reuters	124
tim hortons		Tim Hortons	124
tokio marine		Tokio Marine	70
tokyo electron		Tokyo Electron	70
tokyo gas		Tokyo Gas	70
toll brothers		Toll Brothers	7
tommy hilfiger		Tommy Hilfiger	7
toronto dominion		Toronto-Dominion	124
toyota industries		Toyota Industries	70
toyota motor		Toyota Motor	70
toyota tsusho		Toyota Tsusho	70
tractor supply		Tractor Supply	7
trader joes		Trader Joe's	7
trafigura beheer		Trafigura Beheer	430
trafigura group		Trafigura Group	189
travis perkins		Travis Perkins	63
true value		True Value	7
truist financial		Truist Financial	7
tsingtao brewery		Tsingtao Brewery	62
turk telekom		Türk Telekom	468
turkish airlines		Turkish Airlines	468
turkiye is bankasi		Türkiye İş Bankası	468
tyson foods		Tyson Foods	7
uber technologies		Uber Technologies	7
ukrainian railways		Ukrainian Railways	2104
ultratech cement		UltraTech Cement	84
under armour		Under Armour	7
unibail rodamco		Unibail-Rodamco	117
union bank of india		Union Bank of India	84
union pacific		Union Pacific	7
united bank for africa		United Bank for Africa	520
united microelectronics		United Microelectronics	303
united overseas bank		United Overseas Bank	430
united rentals		United Rentals	7
united technologies		United Technologies	7
united utilities		United Utilities	63
universal studios		Universal Studios	7
upm kymmene		UPM-Kymmene	666
us bank		US Bank	7
vale do rio doce		Vale do Rio Doce	255
valero energy		Valero Energy	7
vertex pharmaceuticals		Vertex Pharmaceuticals	7
vestas wind systems		Vestas Wind Systems	580
victorias secret		Victoria's Secret	7
vietnam airlines		Vietnam Airlines	2106
virgin atlantic		Virgin Atlantic	63
virgin australia		Virgin Australia	223
virgin media		Virgin Media	63
vitol holding		Vitol Holding	63
vodafone idea		Vodafone Idea	84
volvo car		Volvo Car	302
volvo cars		Volvo Cars	302
vtb bank		VTB Bank	522
wall street journal		Wall Street Journal	7
warner bros		Warner Bros	7
washington post		Washington Post	7
waste management		Waste Management	7
weir group		Weir Group	63
western union		Western Union	7
whole foods		Whole Foods	7
whole foods market		Whole Foods Market	7
wiener linien		Wiener Linien	579
wilmar international		Wilmar International	430
wolters kluwer		Wolters Kluwer	224
woodside energy		Woodside Energy	223
woodside petroleum		Woodside Petroleum	223
woolworths group		Woolworths Group	223
wustenrot and wurttembergische		Wüstenrot & Württembergische	127
yamaha motor		Yamaha Motor	70
yapi kredi		Yapı Kredi	468
yara international		Yara International	583
yes bank		Yes Bank	84
yves rocher		Yves Rocher	117
zenith bank		Zenith Bank	520
zijin mining		Zijin Mining	62
ziraat bankasi		Ziraat Bankası	468
zurich insurance		Zurich Insurance	189`;
export const omittedKinds: string = `academy			472
aerospace			472
bank			472
club			279
construction			472
football			279
freight			472
groep			279
groupe			279
grupa			279
grupo			279
gruppe			279
gruppo			279
jituan			279
media			472
mining			472
publishing			279
real estate			472
research			279
skupina			279
sports			279
town			279`;
export const translations: string = `aardolie	oil		19
abadia	abbey		29
abbaye	abbey		20
abbazia	abbey		26
abdij	abbey		19
abfall	waste		11
abogados	lawyers		29
abtei	abbey		11
accademia	academy		26
acciaio	steel		26
acqua	water		26
acque	water		26
adalet	justice		17
adasi	island		17
aduana	customs		29
aduanas	customs		29
advocaten	lawyers		19
advogados	lawyers		57
advokater	lawyers		21
advokati	lawyers		14
adwokaci	lawyers		9
aerienne	airways		20
aeriennes	airways		20
aerodromio	airport		445
aerolineas	airlines		29
aerolinie	airlines		14
aeroportul	airport		347
afval	waste		19
agentia	agency		347
agentura	agency		14
agricoltori	farmers		26
agriculteurs	farmers		20
agricultores	farmers		29
agyptisch	egypt		4
aide	help		20
aigues	water		316
aiuto	help		26
ajaleht	newspaper		346
ajansi	agency		17
ajuda	help		57
ajuntament	municipality		316
ak	alaska		217
akademija	academy		866
akademisi	academy		17
alemanes	germany		4
aletler	tools		17
alfandega	customs		57
algemene	general		19
algerino	algeria		4
algerisch	algeria		4
algerische	algeria		4
algodao	cotton		57
algodon	cotton		29
allami	state		147
allemands	germany		4
allgemeine	general		11
allmanna	general		21
almindelige	general		444
altin	gold		17
alv	river		21
ambasada	embassy		9
ambasciata	embassy		26
ambassad	embassy		21
ambassade	embassy		20
amerykanska	american		9
amerykanski	american		9
andalou	andalusia		4
andalusisch	andalusia		4
andaluz	andalusia		4
andaluza	andalusia		4
andelsselskab	cooperative		444
apele	waters		347
araba	cars		17
arastirma	research		17
arbeid	labor		19
arbeiders	workers		19
arbeit	labor		11
arbeit	work		11
arbeiter	workers		11
arbetare	workers		21
arbete	work		21
archief	archive		19
archiwum	archive		9
arg	argentina		66
argelino	algeria		4
argentijns	argentina		4
argentinisch	argentina		4
argentinos	argentina		4
argentynski	argentina		4
armadas	armed		29
armas	arms		29
armate	armed		26
arme	army		21
armee	army		11
armees	armed		20
armes	arms		20
armi	arms		26
armia	army		9
artes	arts		29
arti	arts		26
arzte	doctors		11
askeri	military		17
asotsiatsiya	association		497
assegurances	insurance		316
associacio	association		316
atik	waste		17
aushadhalaya	pharmacy		291
ausschuss	committee		11
avfall	waste		21
avocats	lawyers		20
avukatlar	lawyers		17
avvocati	lawyers		26
ayuda	help		29
az	arizona		217
azucar	sugar		29
badan	agency		292
badania	research		9
bahcesi	garden		17
bahn	railway		11
bakir	copper		17
balgarski	bulgaria		4
balik	fish		17
bambini	children		26
banc	bank		316
banden	tyre		19
baris	peace		17
bauern	farmers		11
bauernhof	farm		11
baumwolle	cotton		11
bavarese	bavaria		4
bavaro	bavaria		4
bavarois	bavaria		4
bavaroise	bavaria		4
bavlna	cotton		14
bawelna	cotton		9
bayerisch	bavaria		4
bayerische	bavaria		4
bayerischer	bavaria		4
bayerisches	bavaria		4
baznica	church		375
beaux	fine		20
befreiung	liberation		11
befrielse	liberation		21
beker	cup		19
belas	fine		57
bellas	fine		29
bergwerk	mine		11
bevrijding	liberation		19
beweging	movement		19
bewegung	movement		11
bezpecnost	security		14
bgd	bangladesh		66
bgr	bulgaria		66
bhavan	house		291
biblioteek	library		443
bilim	science		17
bilimler	sciences		17
bilimsel	scientific		17
bimarestan	hospital		183
binnenlandse	interior		19
bioscoop	cinema		19
birlesik	united		17
birligi	union		17
birlik	unity		17
biru	beer		178
bischof	bishop		11
biskop	bishop		21
biskup	bishop		9
bispo	bishop		57
bisschop	bishop		19
biuro	office		9
bizottsag	committee		147
blad	magazine		262
bomull	cotton		21
bors	exchange		21
borsa	exchange		26
borsasi	exchange		17
bosco	forest		26
botschaft	embassy		11
bra	brazil		66
brasileno	brazil		4
brasilianisch	brazil		4
brasiliano	brazil		4
brasserie	brewery		20
brazylijski	brazil		4
bresilien	brazil		4
breton	brittany		4
bretonisch	brittany		4
bretonne	brittany		4
brod	bread		21
brood	bread		19
brot	bread		11
brucke	bridge		11
brug	bridge		19
budowa	construction		9
bulgara	bulgaria		4
bulgarisch	bulgaria		4
bulgaro	bulgaria		4
bulgarski	bulgaria		4
bulharsky	bulgaria		4
bundes	federal		11
bundesbahn	federalrailway		11
bundesbahnen	federalrailway		11
burg	castle		11
burza	exchange		14
butsuryu	logistics		178
buyuk	great		17
buyukelciligi	embassy		17
bwa	botswana		66
caddesi	street		17
caile	railway		347
caj	tea		14
calisma	work		17
calle	street		29
carbone	coal		26
carne	meat		29
carros	cars		57
casopis	magazine		14
casopis	newspaper		446
castello	castle		26
castelo	castle		57
catala	catalonia		4
catalan	catalonia		4
catalana	catalonia		4
catalane	catalonia		4
catholique	catholic		20
cati	roof		17
catolica	catholic		29
catolico	catholic		29
cattolica	catholic		26
cattolico	catholic		26
cay	tea		17
ceco	czechia		4
centar	center		408
centrs	center		375
centrul	center		347
cephesi	front		17
cerkev	church		446
ceskych	czechia		4
cevre	environment		17
chambre	chamber		20
charbon	coal		20
chateau	castle		20
checo	czechia		4
chemia	chemical		9
cheoldo	railway		865
cheshskiy	czechia		4
chikitsalaya	hospital		291
chilien	chile		4
chimica	chemical		26
chimie	chemical		20
chinees	china		4
chinesisch	china		4
chinski	china		4
chl	chile		66
chleb	bread		14
chn	china		66
choeur	choir		20
chor	choir		11
chorvatsky	croatia		4
chorwacki	croatia		4
chram	temple		14
chretien	christian		20
chretienne	christian		20
christelijke	christian		19
christlich	christian		11
christliche	christian		11
chrzescijanska	christian		9
chrzescijanski	christian		9
chu	universityhospital		20
chuanbo	shipbuilding		409
cicek	flowers		17
cientificas	scientific		29
cientifico	scientific		29
ciftligi	farm		17
cileno	chile		4
clo	customs		14
cobre	copper		29
coches	cars		29
cocuk	children		17
colegio	college		29
collegio	college		26
colombien	colombia		4
comerc	commerce		316
comercio	commerce		29
comision	commission		29
comissao	commission		57
comitato	committee		26
commercio	commerce		26
commissie	commission		19
comunale	municipal		26
comunicacoes	communications		57
comunicazione	communication		26
comunicazioni	communications		26
comunista	communist		29
conseil	council		20
consejo	council		29
consiglio	council		26
consiliul	council		347
consommateurs	consumers		20
construcoes	construction		57
consumatori	consumers		26
consumidores	consumers		29
convento	monastery		29
coppa	cup		26
coro	choir		29
corporacao	corporation		57
corporacion	corporation		29
corporazione	corporation		26
correos	post		29
coton	cotton		20
cotone	cotton		26
coupe	cup		20
couro	leather		57
couvent	monastery		20
criancas	children		57
crista	christian		57
cristao	christian		57
cristiana	christian		29
cristiano	christian		29
croata	croatia		4
croate	croatia		4
ct	connecticut		217
cuero	leather		29
cuir	leather		20
cuivre	copper		20
cukier	sugar		9
cukr	sugar		14
cultura	culture		29
cultuur	culture		19
cumhuriyet	republic		17
cumhuriyeti	republic		17
cupen	cup		21
czasopismo	magazine		9
cze	czechia		66
czeski	czechia		4
czlowieka	human		9
dach	roof		11
dachy	roof		9
dack	tyre		21
dagi	mountain		17
dairesi	department		17
danes	denmark		4
danisch	denmark		4
danmarks	denmark		4
dansky	denmark		4
daroo	pharmaceutical		183
daru	pharmaceutical		183
darzhaven	state		345
darzhavna	state		345
dayanisma	solidarity		17
dechets	waste		20
deens	denmark		4
degirmeni	mill		17
delnici	workers		14
demiryolu	railway		17
democratique	democratic		20
democratische	democratic		19
demokraticheskaya	democratic		135
demokraticka	democratic		14
demokratik	democratic		17
demokratikus	democratic		147
demokratische	democratic		11
demokratischer	democratic		11
demokratiska	democratic		21
demokratyczna	democratic		9
demokratyczny	democratic		9
denizi	sea		17
departement	ministry		262
deporte	sport		29
derecho	law		29
derechos	rights		29
dergisi	magazine		17
deri	leather		17
derzhavne	state		497
desporto	sport		57
deti	children		14
deu	germany		66
deuren	doors		19
developpement	development		20
devlet	state		17
devrimci	revolutionary		17
diari	newspaper		316
dienst	service		11
dierentuin	zoo		19
diethnis	international		445
dinamarques	denmark		4
dinas	office		292
direito	law		57
direitos	rights		57
diritti	rights		26
diritto	law		26
divadlo	theatre		14
djurpark	zoo		21
dnk	denmark		66
dogana	customs		26
dogane	customs		26
dolina	valley		9
domkyrka	cathedral		21
domstol	court		21
donne	women		26
dorrar	doors		21
douane	customs		20
douanes	customs		20
draha	railway		14
droit	law		20
droits	rights		20
druck	printing		11
drustvo	society		866
drzwi	doors		9
dul	mine		14
dunski	denmark		4
dunya	world		17
duwaliya	international		116
dvere	doors		14
dvizhenie	movement		135
dza	algeria		66
dzelzcels	railway		375
dzieci	children		9
eau	water		20
eaux	water		20
economia	economy		29
economie	economy		20
economique	economic		20
economische	economic		19
ecossais	scotland		4
ecu	ecuador		66
edicions	publishing		316
eenheid	unity		19
efimerida	newspaper		445
egipcio	egypt		4
egiziano	egypt		4
egy	egypt		66
eiga	film		178
eiland	island		19
einheit	unity		11
eireann	ireland		4
eisen	iron		11
ejercito	army		29
ekonomi	economy		21
ekonomicheskiy	economic		135
ekonomicka	economic		14
ekonomiczna	economic		9
ekonomiczny	economic		9
ekonomika	economy		14
electricite	electricity		20
elektriciteit	electricity		19
elektricitet	electricity		21
elektrina	electricity		14
elektro	electric		135
elektrycznosc	electricity		9
elettricita	electricity		26
elkartea	association		625
elliniko	greece		4
ellinikos	greece		4
embaixada	embassy		57
embajada	embassy		29
embalagens	packaging		57
embalaje	packaging		29
emballage	packaging		20
emballages	packaging		20
emporiki	commercial		445
enfants	children		20
engenheiros	engineers		57
enighet	unity		21
enseignants	teachers		20
entesharat	publishing		183
entwicklung	development		11
entwicklungsbank	developmentbank		11
envases	packaging		29
epargne	savings		20
erakond	party		346
erdol	oil		11
escoces	scotland		4
escocesa	scotland		4
escritorio	office		57
esercito	army		26
esglesia	church		316
eskola	school		625
eslami	islamic		183
eslovaco	slovakia		4
esloveno	slovenia		4
espagnoles	spain		4
espagnols	spain		4
espanhois	spain		4
espanoles	spain		4
estatal	state		29
estudantes	student		57
estudiantes	student		29
etat	agency		262
etat	state		20
eth	ethiopia		66
etudiants	student		20
eurooppalainen	european		230
europai	european		147
europaisch	europe		4
europaischer	european		11
europaisches	european		11
europeisk	european		21
europeiska	european		21
europejska	european		9
europejskie	european		9
europeu	european		57
eveque	bishop		20
evropeyskaya	european		135
evropska	european		14
evropsky	european		14
exercito	army		57
fabrikk	factory		262
fakultesi	faculty		17
famiglia	family		26
familie	family		11
famille	family		20
fattoria	farm		26
federacio	federation		316
federasyonu	federation		17
federatia	federation		347
federatie	federation		19
femmes	women		20
fenetres	windows		20
fenster	windows		11
ferramentas	tools		57
ferrocarrils	railway		316
fiammingo	flanders		4
financiara	financial		347
financiele	financial		19
financien	finance		19
financier	financial		20
financni	financial		14
finanse	finance		9
finanser	finance		21
finansowa	financial		9
finansowy	financial		9
finanze	finance		26
finanzen	finance		11
finanziaria	financial		26
finestre	windows		26
finnisch	finland		4
finsk	finland		4
finski	finland		4
finsky	finland		4
fiori	flowers		26
fisk	fish		21
fiume	river		26
fl	florida		217
flamand	flanders		4
flamande	flanders		4
flamisch	flanders		4
fleisch	meat		11
flemish	flanders		4
fleurs	flowers		20
fleuve	river		20
floresta	forest		57
fluggesellschaft	airlines		11
fluglinie	airlines		11
fluss	river		11
flyg	airlines		21
flygplats	airport		21
foderation	federation		11
fond	foundation		135
fondatsiya	foundation		345
fonds	foundation		375
fonster	windows		21
forbund	federation		21
forcas	forces		57
forenade	united		21
foret	forest		20
formaggio	cheese		26
forpackningar	packaging		21
forschungsrat	researchcouncil		11
forskning	research		21
forskningsrad	researchcouncil		262
forskningsradet	researchcouncil		21
forze	forces		26
fra	france		66
francouzska	france		4
francouzsky	france		4
francuski	france		4
frantsuzskaya	france		4
franzosischer	france		4
franzosisches	france		4
frauen	women		11
freiheit	freedom		11
frente	front		29
frieden	peace		11
frihet	freedom		21
fro	seeds		21
fromage	cheese		20
fromagerie	cheese		20
frukt	fruit		21
fruta	fruit		29
frutas	fruit		29
frutta	fruit		26
fuerzas	forces		29
fundacija	foundation		446
ga	georgia		217
gakuen	school		178
galega	galicia		4
galego	galicia		4
galerie	gallery		11
galerij	gallery		19
galerisi	gallery		17
gallega	galicia		4
gallego	galicia		4
galleri	gallery		21
galleria	gallery		26
gard	farm		21
garten	garden		11
gasu	gas		178
gazeta	newspaper		9
gazetesi	newspaper		17
gelezinkeliai	railway		626
gemeentelijke	municipal		19
gemuse	vegetables		11
genclik	youth		17
gerechtigheid	justice		19
gerechtigkeit	justice		11
gereedschap	tools		19
gerichtshof	court		11
geschichte	history		11
geschiedenis	history		19
gezin	family		19
gezondheid	health		19
gha	ghana		66
giardino	garden		26
giocattoli	toys		26
giornale	newspaper		26
gioventu	youth		26
giustizia	justice		26
gledalisce	theatre		446
golu	lake		17
gomu	rubber		178
gora	mountain		9
gorodskaya	municipal		135
gospodarka	economy		9
goud	gold		19
granja	farm		29
grc	greece		66
grec	greece		4
grecki	greece		4
greco	greece		4
grego	greece		4
grekisk	greece		4
griechisch	greece		4
griego	greece		4
grieks	greece		4
groenten	vegetables		19
gronsaker	vegetables		21
grosse	great		11
grote	great		19
grube	mine		11
grubu	group		17
gruva	mine		21
gtm	guatemala		66
guangdian	optoelectronics		409
guld	gold		21
gumruk	customs		17
gyar	factory		147
hakkyo	school		865
halsa	health		21
hamn	port		21
handel	commerce		11
handlowa	commercial		9
handlowy	commercial		9
haraka	movement		116
harakat	movement		116
hareketi	movement		17
hav	sea		21
havalimani	airport		17
havayollari	airlines		17
havn	port		262
heer	army		11
herbata	tea		9
herramientas	tools		29
hevra	company		1617
hierro	iron		29
hilfe	help		11
histoire	history		20
historia	history		29
historie	history		14
hiszpanska	spain		4
hiszpanski	spain		4
hiszpanskie	spain		4
hivatal	office		147
hizb	party		116
hjalp	help		21
hnd	honduras		66
hnuti	movement		14
hof	farm		11
hogere	higher		19
hohere	higher		11
holenderska	netherlands		4
holenderski	netherlands		4
hollandais	netherlands		4
hollandisch	netherlands		4
hongaars	hungary		4
hongrois	hungary		4
honig	honey		11
honing	honey		19
honung	honey		21
hora	mountain		14
horfunk	radio		11
hospitaal	hospital		443
hout	wood		19
hracky	toys		14
hrad	castle		14
hrv	croatia		66
hudba	music		14
hukumeti	government		17
hulp	help		19
humain	human		20
humains	human		20
hun	hungary		66
hungaro	hungary		4
hurriya	freedom		116
ia	iowa		217
icisleri	interior		17
idn	indonesia		66
idrott	sport		21
iers	ireland		4
ijzer	iron		19
ilac	pharmaceutical		17
ile	island		20
ilha	island		57
imballaggi	packaging		26
imperatorskiy	imperial		135
independante	independent		20
indicky	india		4
indipendente	independent		26
indisch	india		4
indisk	india		4
industriella	industrial		21
indyjski	india		4
informacji	information		9
informatie	information		19
informazione	information		26
inneres	interior		11
insegnanti	teachers		26
insel	island		11
institutt	institute		262
interieur	interior		20
interno	interior		26
investition	investment		11
inwestycyjny	investment		9
iracheno	iraq		4
irakien	iraq		4
irakienne	iraq		4
irakisch	iraq		4
irakische	iraq		4
irisch	ireland		4
irl	ireland		66
irlandais	ireland		4
irlandes	ireland		4
irn	iran		66
irq	iraq		66
isci	workers		17
isl	iceland		66
islamique	islamic		20
islamische	islamic		11
islamitische	islamic		19
islamiya	islamic		116
islamska	islamic		9
islamskiy	islamic		135
isola	island		26
ispanskaya	spain		4
ispanskiy	spain		4
ispanyol	spain		4
isr	israel		66
italiaans	italy		4
italianas	italy		4
italianos	italy		4
italienisch	italy		4
italienischer	italy		4
italiens	italy		4
italiensk	italy		4
italienska	italy		4
italska	italy		4
italsky	italy		4
ittihad	union		116
izba	chamber		9
izdevnieciba	publishing		375
jabatan	department		719
jabhat	front		116
jabon	soap		29
jamia	university		116
jamiat	university		116
jamiyat	association		116
jamiyya	association		116
janelas	windows		57
japonski	japan		4
japonsky	japan		4
jardim	garden		57
jardin	garden		29
jarida	newspaper		116
jarn	iron		21
jazair	algeria		4
jazairi	algeria		4
jazairiya	algeria		4
jednosc	unity		9
jednota	unity		14
jegybank	centralbank		147
jejo	manufacturing		865
jeugd	youth		19
jeunesse	youth		20
jezero	lake		14
jezioro	lake		9
jituan	group		409
jogi	law		147
jomhuri	republic		183
jor	jordan		66
jornal	newspaper		57
jouets	toys		20
jpn	japan		66
jugend	youth		11
juguetes	toys		29
jumhuriyat	republic		116
justica	justice		57
justicia	justice		29
justitie	justice		19
justiz	justice		11
juventud	youth		29
juventude	youth		57
kaas	cheese		19
kadin	women		17
kagaku	sciences		178
kaiserliche	imperial		11
kalesi	castle		17
kalkinma	development		17
kamer	chamber		19
kammare	chamber		21
kammer	chamber		11
kamu	public		17
kansainvalinen	international		230
kansallinen	national		230
kantoor	office		19
kapi	doors		17
kase	cheese		11
kasteel	castle		19
katalanisch	catalonia		4
katalanische	catalonia		4
katedrali	cathedral		17
kathedraal	cathedral		19
katholieke	catholic		19
katholische	catholic		11
katoen	cotton		19
katolicka	catholic		9
katolicki	catholic		9
katolska	catholic		21
kazaliste	theatre		408
kelab	club		719
kemi	chemical		21
kenkyusho	institute		178
kereskedelmi	commercial		147
keshavarzi	agriculture		183
keskus	center		230
keskuspankki	centralbank		230
kexue	sciences		409
khodro	automotive		183
kikoto	port		147
kilisesi	church		17
kinderen	children		19
kinesisk	china		4
kino	cinema		11
kirik	church		346
kisen	steamship		178
kitajsky	china		4
klaster	monastery		14
klasztor	monastery		9
kleuterschool	kindergarten		19
klooster	monastery		19
klubb	club		21
kobiety	women		9
kohle	coal		11
kol	coal		21
kolej	railway		9
koleje	railway		9
kolen	coal		19
kolumbianisch	colombia		4
kolumbianische	colombia		4
komise	commission		14
komisja	commission		9
komissiya	commission		135
komisyonu	commission		17
komitee	committee		11
komitesi	committee		17
kommercheskiy	commercial		135
kommission	commission		11
kommissionen	commission		21
kommitten	committee		21
kommunala	municipal		21
kommunisticheskaya	communist		135
kommunistische	communist		11
kommunistiska	communist		21
komora	chamber		14
komunist	communist		17
komunisticka	communist		14
komunistyczna	communist		9
komur	coal		17
kongelige	royal		444
konigliche	royal		11
konigreich	kingdom		11
koning	king		19
koninkrijk	kingdom		19
konseyi	council		17
konst	art		21
kontor	office		21
kooperasie	cooperative		443
koor	choir		19
kopalnia	mine		9
koppar	copper		21
koprusu	bridge		17
kor	choir		21
korosu	choir		17
kostol	church		627
kott	meat		21
kozponti	central		147
krajska	regional		14
kral	king		14
krali	king		17
kralovska	royal		14
krant	newspaper		19
krestanska	christian		14
kringkasting	broadcasting		262
kristna	christian		21
kroatisch	croatia		4
krol	king		9
krolestwo	kingdom		9
krolewska	royal		9
krolewski	royal		9
ks	kansas		217
kubanisch	cuba		4
kubanische	cuba		4
kulesi	tower		17
kultur	culture		11
kultura	culture		9
kung	king		21
kungariket	kingdom		21
kungliga	royal		21
kunst	art		11
kunste	arts		11
kunsten	arts		19
kupasi	cup		17
kupfer	copper		11
kurtulus	liberation		17
kurumu	authority		17
kutatointezet	institute		147
kuze	leather		14
kvarn	mill		21
kvinnor	women		21
kwiaty	flowers		9
kwt	kuwait		66
ky	kentucky		217
lac	lake		20
laden	store		11
lader	leather		21
lago	lake		29
laine	wool		20
lait	milk		20
landwirtschaftliche	agricultural		11
lantbruks	agricultural		21
lastik	tyre		17
lateinische	latin		11
latte	milk		26
lavoratori	workers		26
lavoro	labor		26
lavoro	work		26
lbn	lebanon		66
leche	milk		29
lecheria	dairy		29
leder	leather		11
lega	league		26
legumes	vegetables		20
lehrer	teachers		11
lehti	magazine		230
leksaker	toys		21
lembaga	institute		292
lengyel	poland		4
lennujaam	airport		346
lentoasema	airport		230
letalisce	airport		446
letishte	airport		345
letisko	airport		627
leyes	law		29
libanais	lebanon		4
libanes	lebanon		4
libanese	lebanon		4
libanesisch	lebanon		4
libanesische	lebanon		4
liberacion	liberation		29
liberazione	liberation		26
liberdade	freedom		57
liberta	freedom		26
libertacao	liberation		57
libertad	freedom		29
liberte	freedom		20
liburutegia	library		625
lidosta	airport		375
lidova	popular		14
lidovy	popular		14
lig	league		17
liga	league		11
ligan	league		21
ligue	league		20
liit	union		346
liitto	federation		230
limani	port		17
logiciels	software		20
logistique	logistics		20
logistyka	logistics		9
lubnaniya	lebanon		4
luchtvaartmaatschappij	airlines		19
ludowa	popular		9
ludu	people		9
lufthavn	airport		262
lugdiens	airways		443
maadan	mine		183
maatskappy	company		443
madarsky	hungary		4
madeni	mine		17
madera	wood		29
madrasa	school		116
madreseh	school		183
maestros	teachers		29
magazasi	store		17
magazyn	magazine		9
maghribi	morocco		4
magyarorszagi	hungary		4
mahavidyalaya	college		291
mahkemesi	court		17
majlis	council		116
maktab	office		116
maliye	finance		17
manastiri	monastery		17
mandal	board		291
mandir	temple		291
markazi	central		183
marknad	market		21
marocchino	morocco		4
marokkanisch	morocco		4
masnaa	factory		116
maso	meat		14
masri	egypt		4
masriya	egypt		4
maternelle	kindergarten		20
meczet	mosque		9
medecins	doctors		20
medicas	medical		29
medicinsk	medical		21
medicinsky	medical		14
medicos	doctors		29
medizin	medical		11
meer	lake		19
meer	sea		11
meksykanski	mexico		4
melk	milk		19
melli	national		183
menschenrechte	humanrights		11
mensenrechten	humanrights		19
merkaz	center		1617
merkez	central		17
merkezi	center		17
mesita	mosque		14
mesquita	mosque		57
messicano	mexico		4
metallurgicheskiy	metallurgical		135
mexicaans	mexico		4
mexicain	mexico		4
mexikanisch	mexico		4
meyve	fruit		17
mezinarodni	international		14
miedz	copper		9
miedzynarodowa	international		9
miedzynarodowy	international		9
miejska	municipal		9
miejskie	municipal		9
miel	honey		20
mieso	meat		9
mijn	mine		19
milch	milk		11
milieu	environment		19
militaire	military		20
militare	military		26
miljo	environment		21
miniera	mine		26
minyak	oil		292
miod	honey		9
mir	peace		14
mjolk	milk		21
mladez	youth		14
mleko	milk		14
mlodziez	youth		9
mlyn	mill		14
mn	minnesota		217
mohandesi	engineering		183
moinho	mill		57
mojtama	complex		183
molen	mill		19
molino	mill		29
mondiale	world		20
mondo	world		26
montagna	mountain		26
montagne	mountain		20
montanha	mountain		57
morze	sea		9
moschea	mosque		26
moske	mosque		21
moskee	mosque		19
mosteiro	monastery		57
moulin	mill		20
mouseio	museum		445
mouvement	movement		20
movimento	movement		26
movimiento	movement		29
moz	mozambique		66
muassasa	foundation		116
muassasat	foundation		116
muhle	mill		11
mujeres	women		29
mulheres	women		57
mulino	mill		26
munitsipalnoye	municipal		135
museoa	museum		625
musik	music		11
musique	music		20
muszaki	technical		147
muuseum	museum		346
muzejs	museum		375
muziejus	museum		626
muziek	music		19
muzik	music		17
muzyka	music		9
mwi	malawi		66
mydlo	soap		14
myndighet	agency		21
myndigheten	authority		21
mys	malaysia		66
naciones	nations		29
nacoes	nations		57
naradi	tools		14
narodna	national		408
narodnaya	people		135
narodow	nations		9
narodowa	national		9
narzedzia	tools		9
nashr	publishing		116
nasiona	seeds		9
nasjonal	national		262
naties	nations		19
nationen	nations		11
naturaleza	nature		29
naturel	natural		20
naturelle	natural		20
natuur	nature		19
natuurlijke	natural		19
nauchnyy	scientific		135
nauk	sciences		9
nauka	science		9
nauki	sciences		345
naukowa	scientific		9
naukowe	scientific		9
naukowy	scientific		9
nazioni	nations		26
nederlandska	netherlands		4
neerlandes	netherlands		4
negeri	state		292
nehri	river		17
nemecka	germany		4
nemecky	germany		4
nemetskaya	germany		4
nemzetkozi	international		147
neue	new		11
neumaticos	tyre		29
nezavisla	independent		14
nga	nigeria		66
niederlandisch	netherlands		4
niederlandischer	netherlands		4
niemiecki	germany		4
niemieckie	germany		4
nieuwe	new		19
niezalezny	independent		9
ninos	children		29
niroo	power		183
nld	netherlands		66
norges	norway		4
norsky	norway		4
noruego	norway		4
norvegien	norway		4
norwegisch	norway		4
norweski	norway		4
nouveau	new		20
nouvelle	new		20
novaya	new		135
novine	newspaper		408
noviny	newspaper		14
novyy	new		135
nowa	new		9
nowy	new		9
nuova	new		26
nuovo	new		26
nya	new		21
nyas	trust		291
nywerhede	industries		443
obaly	packaging		14
obchod	commerce		14
obchod	store		14
obchod	trade		627
obchodni	commercial		14
obispo	bishop		29
obrana	defence		14
obrona	defence		9
obst	fruit		11
ocel	steel		14
odasi	chamber		17
odpady	waste		9
oekraiens	ukraine		4
offentliche	public		11
offentlig	public		21
ogrod	garden		9
okna	windows		9
ol	oil		11
olej	oil		14
olie	oil		19
olja	oil		21
olum	sciences		183
omn	oman		66
omospondia	federation		445
omroep	radio		19
onderzoek	research		19
onderzoeksraad	researchcouncil		19
ongaku	music		178
ontwikkeling	development		19
ontwikkelingsbank	developmentbank		19
oostenrijks	austria		4
opactwo	abbey		9
opakowania	packaging		9
opatstvi	abbey		14
openbare	public		19
opony	tyre		9
ordusu	army		17
orkest	orchestra		19
orkester	orchestra		21
orkestrasi	orchestra		17
orkiestra	orchestra		9
orman	forest		17
orvosi	medical		147
osivo	seeds		14
ospitalea	hospital		625
osservatorio	observatory		26
osta	port		375
osterreichisch	austria		4
osterreichischen	austria		4
osterrikisk	austria		4
ostrov	island		14
osvobozeni	liberation		14
ouro	gold		57
outillage	tools		20
outils	tools		20
overheid	government		19
ovoce	fruit		14
owoce	fruit		9
oyuncak	toys		17
ozgurluk	freedom		17
pace	peace		26
paix	peace		20
palacio	palace		29
palais	palace		11
palast	palace		11
palats	palace		21
palazzo	palace		26
paleis	palace		19
pamuk	cotton		17
panstwowa	state		9
panstwowe	state		9
panstwowy	state		9
papel	paper		29
papier	paper		20
papir	paper		14
papper	paper		21
parc	park		20
parco	park		26
parque	park		29
partai	party		292
parti	party		20
partij	party		19
partija	party		626
partisi	party		17
partit	party		316
partiya	party		135
paz	peace		29
pazari	market		17
peixe	fish		57
pelabuhan	port		292
peliculas	film		29
pembangunan	development		292
pemerintah	government		292
pencere	windows		17
periodico	newspaper		29
perkebunan	plantation		292
perniagaan	business		719
pertubuhan	organization		719
pescado	fish		29
pesce	fish		26
petrole	oil		20
petrolio	oil		26
peuple	people		20
peynir	cheese		17
pezeshki	medical		183
philippinisch	philippines		4
phl	philippines		66
pidpryyemstvo	enterprise		497
plyn	gas		14
pneu	tyre		20
pneumatici	tyre		26
pneumatiky	tyre		14
pneus	tyre		20
poczta	post		9
podnik	enterprise		14
pohar	cup		14
poisson	fish		20
pokal	cup		11
pokoj	peace		9
polacco	poland		4
polaco	poland		4
policie	police		14
policja	police		9
politecnica	polytechnic		29
politekhnicheskiy	polytechnic		135
politie	police		19
polizia	police		26
polnisch	poland		4
polnischer	poland		4
polones	poland		4
polsk	poland		4
polskaya	poland		4
polskiy	poland		4
polsky	poland		4
pomoc	help		9
ponte	bridge		26
popolo	people		26
portas	doors		57
porte	doors		26
portes	doors		20
portugees	portugal		4
portugiesisch	portugal		4
portugisisk	portugal		4
portugisiska	portugal		4
povo	people		57
pozoriste	theatre		866
praca	work		9
prace	work		14
pracy	labor		9
pravo	law		14
praw	rights		9
prawa	law		9
prawo	law		9
preduzece	enterprise		866
priroda	nature		14
pristanisce	port		446
pristanishte	port		345
pristav	port		14
professores	teachers		57
prostredi	environment		14
prt	portugal		66
prumysl	industry		14
prumyslova	industrial		14
prumyslovy	industrial		14
pry	paraguay		66
przedsiebiorstwo	enterprise		9
przemysl	industry		9
przemyslowa	industrial		9
przemyslowy	industrial		9
przyroda	nature		9
pubblica	public		26
pubblico	public		26
publique	public		20
puchar	cup		9
puente	bridge		29
puertas	doors		29
pupuk	fertilizer		292
pusat	central		292
qat	qatar		66
qc	quebec		217
qiche	automotive		409
qld	queensland		217
queijo	cheese		57
queseria	cheese		29
queso	cheese		29
raad	council		19
rada	council		9
radyo	radio		17
rakousky	austria		4
rashtriya	national		291
ratt	law		21
rattvisa	justice		21
raudtee	railway		346
rautatie	railway		230
recht	law		11
rechtbank	court		19
rechte	rights		11
rechten	rights		19
rechtsanwalte	lawyers		11
recky	greece		4
regeringen	government		21
regno	kingdom		26
rei	king		57
reifen	tyre		11
reino	kingdom		29
reka	river		14
repubblica	republic		26
republiek	republic		19
republik	republic		11
republika	republic		14
republike	republic		408
republique	republic		20
repuloter	airport		147
resor	travel		21
respublika	republic		135
respubliki	republic		135
revista	magazine		29
revolucionaria	revolutionary		29
revolucionarias	revolutionary		29
revolucionario	revolutionary		29
revolucni	revolutionary		14
revolutionaire	revolutionary		19
revolutionare	revolutionary		11
revolutionnaire	revolutionary		20
revolutionnaires	revolutionary		20
rewolucyjny	revolutionary		9
ricerca	research		26
rifiuti	waste		26
risorse	resources		26
rivier	river		19
riviere	river		20
rivista	magazine		26
rivoluzionarie	revolutionary		26
rivoluzionario	revolutionary		26
robotnicy	workers		9
rodziny	family		9
roemeens	romania		4
rolnictwo	agriculture		9
rolniczy	agricultural		9
rolnikow	farmers		9
romaneasca	romania		4
romaniei	romania		4
romeno	romania		4
rooznameh	newspaper		183
ropa	oil		9
rorelse	movement		21
rossiyskoye	russia		4
rosyjski	russia		4
rou	romania		66
roumain	romania		4
royaume	kingdom		20
rozhlas	radio		14
rozvoj	development		14
rozwoju	development		9
rua	street		57
ruch	movement		9
rue	street		20
rumanisch	romania		4
rumano	romania		4
rumansk	romania		4
rumunski	romania		4
rumunsky	romania		4
rundfunk	radio		11
ruotsalainen	sweden		4
rupnica	factory		375
rusky	russia		4
ruso	russia		4
russisch	russia		4
ryba	fish		9
rynek	market		9
rysk	russia		4
rzad	government		9
rzeczpospolita	republic		9
rzeczypospolitej	republic		9
rzeka	river		9
saatgut	seeds		11
sabao	soap		57
sabha	assembly		291
sabun	soap		17
sachsisch	saxony		4
sachsische	saxony		4
sadam	port		346
sahifa	newspaper		116
sains	science		292
sains	sciences		292
sajon	saxony		4
sajunga	union		626
salam	peace		116
salonu	hall		17
salute	health		26
salz	salt		11
samochody	cars		9
samvirke	cooperative		262
sanatlar	arts		17
sangh	union		291
sanita	health		26
sanomat	newspaper		230
sansthan	institute		291
sanup	industry		865
sapatos	shoes		57
sapone	soap		26
sarayi	palace		17
satama	port		230
savez	federation		408
savieniba	union		375
savon	soap		20
sayuz	union		345
sazman	organization		183
sbor	choir		14
schloss	castle		11
scholi	school		445
schots	scotland		4
schotse	scotland		4
schottisch	scotland		4
schwedisch	sweden		4
schweizerisch	switzerland		4
schweizerischen	switzerland		4
schweizisk	switzerland		4
scientifique	scientific		20
scienza	science		26
scienze	science		26
scienze	sciences		26
scozzese	scotland		4
sebze	vegetables		17
seife	soap		11
seikosho	steel		178
seishi	paper		178
seker	sugar		17
sel	salt		20
selskab	society		444
selts	society		346
semences	seeds		20
sementes	seeds		57
sementi	seeds		26
semillas	seeds		29
seni	textile		178
senter	center		262
serbe	serbia		4
serbio	serbia		4
serbisch	serbia		4
serbo	serbia		4
serbski	serbia		4
servisi	service		17
seura	society		230
seva	service		291
sgp	singapore		66
shangye	commerce		409
sharika	company		116
sharikat	company		116
sherkat	company		183
shifan	normal		409
shimbun	newspaper		178
shinbun	newspaper		178
shinyo	trust		178
shoten	store		178
shule	school		1618
shuppan	publishing		178
shuzo	brewery		178
sibirisch	siberia		4
sibirskaya	siberia		4
sibirskiy	siberia		4
sicilian	sicily		4
siciliana	sicily		4
siciliano	sicily		4
sicilien	sicily		4
sihtasutus	foundation		346
sily	forces		9
sinagogu	synagogue		17
sinemasi	cinema		17
sizilianisch	sicily		4
sjo	lake		21
skog	forest		21
skolka	kindergarten		14
skool	school		443
skor	shoes		21
skora	leather		9
slott	castle		21
slovacco	slovakia		4
slovenije	slovenia		4
sloveno	slovenia		4
slovenska	slovenia		4
slovenski	slovenia		4
slowacki	slovakia		4
slowakisch	slovakia		4
slowenisch	slovenia		4
slowenski	slovenia		4
sluzba	service		9
socjalistyczna	socialist		9
socker	sugar		21
sola	school		446
solidaridad	solidarity		29
solidariedade	solidarity		57
solidarieta	solidarity		26
solidarita	solidarity		14
solidaritat	solidarity		11
solidarite	solidarity		20
solidariteit	solidarity		19
solidaritet	solidarity		21
solidarnosc	solidarity		9
sosyalist	socialist		17
sotsialisticheskaya	socialist		135
soud	court		14
soziale	social		11
sozialen	social		11
sozialer	social		11
sozialistische	socialist		11
spaans	spain		4
spagnoli	spain		4
spanelska	spain		4
spanelsky	spain		4
spanisch	spain		4
spanischer	spain		4
spanisches	spain		4
spansk	spain		4
spanska	spain		4
speelgoed	toys		19
spielwaren	toys		11
spilka	union		497
spojene	united		14
spoleczna	social		9
spoleczny	social		9
spoorweg	railway		19
spoorwegen	railway		19
spravedlnost	justice		14
sprawiedliwosc	justice		9
srb	serbia		66
srbije	serbia		4
srbsky	serbia		4
sredisnja	central		408
srodowisko	environment		9
staats	state		19
staatsbahn	staterailway		11
staatsbahnen	staterailway		11
stad	cleaning		21
stade	stadium		20
stadionu	stadium		14
stadtische	municipal		11
statale	state		26
statek	farm		14
statlig	state		21
statni	state		14
stato	state		26
statsbaner	staterailway		444
statsbanor	staterailway		21
stigting	foundation		443
stiinte	sciences		347
storia	history		26
straat	street		19
strana	party		14
stranka	party		408
strasse	street		11
strechy	roof		14
streitkrafte	forces		11
strom	electricity		11
styrelsen	agency		444
sucre	sugar		20
suiker	sugar		19
suisan	fisheries		178
sul	salt		14
superieur	higher		20
superieure	higher		20
superiore	higher		26
sut	dairy		17
sut	milk		17
svedsky	sweden		4
svenskt	sweden		4
svetovy	world		14
sviluppo	development		26
svk	slovakia		66
svn	slovenia		66
svoboda	freedom		14
svycarsky	switzerland		4
swe	sweden		66
swiatowa	world		9
swiatowy	world		9
swiatynia	temple		9
syarikat	company		719
synagoga	synagogue		9
syr	cheese		14
szinhaz	theatre		147
szocialis	social		147
szovetseg	federation		147
sztuk	arts		9
sztuka	art		9
sztuki	arts		9
szwajcarska	switzerland		4
szwajcarski	switzerland		4
szwedzki	sweden		4
tabac	tobacco		20
taca	cup		57
tahrir	liberation		116
taifa	national		1618
tamin	insurance		116
tapinagi	temple		17
tarih	history		17
tas	tasmania		217
teatar	theatre		345
teater	theatre		21
teatr	theatre		9
teatras	theatre		626
teatre	theatre		316
teatris	theatre		375
teatro	theatre		29
teatrul	theatre		347
teatteri	theatre		230
technicka	technical		14
technicky	technical		14
techniczna	technical		9
techniczny	technical		9
technique	technical		20
technischer	technical		11
techos	roof		29
tecnico	technical		29
tee	tea		11
tekhnicheskaya	technical		135
tekhnicheskiy	technical		135
tekko	steel		178
teknik	technical		17
tekniska	technical		21
tekstylia	textile		9
tekstylny	textile		9
televisie	television		19
televize	television		14
televizyonu	television		17
telhados	roof		57
tempel	temple		11
tempio	temple		26
templo	temple		29
templom	church		147
tetti	roof		26
tha	thailand		66
thawra	revolution		116
theatro	theatre		445
thee	tea		19
ticaret	commerce		17
tidning	newspaper		21
tidskrift	magazine		21
tierpark	zoo		11
tijara	trade		116
tijariya	commercial		116
tijdschrift	magazine		19
tiyatro	theatre		17
tiyatrosu	theatre		17
tjeckisk	czechia		4
tn	tennessee		217
tobak	tobacco		21
toerisme	tourism		19
toernooi	tournament		19
tohum	seeds		17
toiture	roof		20
toitures	roof		20
toren	tower		19
torgovaya	commercial		135
torn	tower		21
torneio	tournament		57
torneo	tournament		29
torre	tower		29
toscan	tuscany		4
toscano	tuscany		4
toskanisch	tuscany		4
tournoi	tournament		20
tovaren	factory		627
tovarystvo	society		497
tra	wood		21
trabajadores	workers		29
trabajo	labor		29
trabajo	work		29
trabalhadores	workers		57
trabalho	labor		57
trabalho	work		57
travail	labor		20
travail	work		20
travailleurs	workers		20
trh	market		14
tschechisch	czechia		4
tsentralnyy	central		135
tserkva	church		497
tsjechisch	czechia		4
tudomanyos	sciences		147
tudomanyos	scientific		147
tuin	garden		19
tunecino	tunisia		4
tunesisch	tunisia		4
tunesische	tunisia		4
tunisino	tunisia		4
tunisiya	tunisia		4
tur	turkey		66
turc	turkey		4
turecki	turkey		4
turecky	turkey		4
turen	doors		11
turetskiy	turkey		4
turistika	tourism		14
turkisch	turkey		4
turkisk	turkey		4
turks	turkey		4
turm	tower		11
turnaj	tournament		14
turnering	tournament		21
turniej	tournament		9
turnier	tournament		11
turnuvasi	tournament		17
tutkimus	research		230
tutun	tobacco		17
tuz	salt		17
tval	soap		21
tx	texas		217
tyton	tobacco		9
tza	tanzania		66
uchilishte	school		345
ucraino	ukraine		4
ucraniana	ukraine		4
ucraniano	ukraine		4
udala	municipality		625
udoli	valley		14
ufficio	office		26
uga	uganda		66
ugynokseg	agency		147
uhing	association		346
uhli	coal		14
ukr	ukraine		66
ukrainien	ukraine		4
ukrainisch	ukraine		4
ukrainsk	ukraine		4
ukrainskaya	ukraine		4
ukrainski	ukraine		4
ukrajinsky	ukraine		4
ukrayinskyi	ukraine		4
ulica	street		9
ulice	street		14
ull	wool		21
ulum	sciences		116
uluslararasi	international		17
umani	human		26
umeni	art		14
umwelt	environment		11
unabhangige	independent		11
ungarisch	hungary		4
ungdom	youth		21
ungersk	hungary		4
unia	union		9
unida	united		29
unidad	unity		29
unidade	unity		57
unie	union		19
unies	united		20
uniklinik	universityhospital		11
uniklinikum	universityhospital		11
unis	united		20
unita	unity		26
uniunea	union		347
universitatsklinik	universityhospital		11
universitatsklinikum	universityhospital		11
universitatskrankenhaus	universityhospital		11
universitatsspital	universityhospital		11
universitetshospital	universityhospital		444
universitetssjukhus	universityhospital		21
universitetssykehus	universityhospital		262
uostas	port		626
urad	office		14
ury	uruguay		66
urzad	authority		9
urzad	office		9
ustredni	central		14
utensili	tools		26
utveckling	development		21
utvecklingsbank	developmentbank		21
vadisi	valley		17
vaerk	works		444
vald	municipality		346
vallalat	enterprise		147
vallee	valley		20
vallei	valley		19
valtion	state		230
vand	water		444
vann	water		262
varlds	world		21
vasut	railway		147
ved	sciences		14
veda	science		14
vedecka	scientific		14
vedecky	scientific		14
velka	great		14
velvyslanectvi	embassy		14
venezolanos	venezuela		4
venezuelien	venezuela		4
venezuelienne	venezuela		4
vengerskiy	hungary		4
ventanas	windows		29
verbraucher	consumers		11
verduras	vegetables		29
verdure	vegetables		26
vereinte	united		11
verejna	public		14
verejny	public		14
verenigde	united		19
verk	works		262
verktyg	tools		21
verpackung	packaging		11
verpackungen	packaging		11
verpakking	packaging		19
versekering	insurance		443
vescovo	bishop		26
vestnik	newspaper		345
vetenskap	science		21
vetenskaper	sciences		21
vetenskaplig	scientific		21
vetenskapsradet	researchcouncil		21
vez	tower		14
vezarat	ministry		183
viande	meat		20
vidrio	glass		29
vidyapeeth	university		291
vikas	development		291
virasto	agency		230
vivliothiki	library		445
vizmu	waterworks		147
vlaams	flanders		4
vlaamse	flanders		4
vlada	government		14
vlees	meat		19
vlna	wool		14
vnitro	interior		14
vnm	vietnam		66
voda	water		14
voitures	cars		20
vojenska	military		14
voyennyy	military		135
vrede	peace		19
vrijheid	freedom		19
vrouwen	women		19
vt	vermont		217
vybor	committee		14
vydavatelstvo	publishing		627
vydavnytstvo	publishing		497
vysoka	higher		14
vysshaya	higher		135
vyzkum	research		14
vzdelani	education		14
wa	washington		217
waals	wallonia		4
waalse	wallonia		4
waffen	arms		11
wallonisch	wallonia		4
wallonne	wallonia		4
walloon	wallonia		4
warzywa	vegetables		9
wasser	water		11
watani	national		116
wataniya	national		116
wegiel	coal		9
wegierski	hungary		4
welna	wool		9
wenhua	culture		409
wereld	world		19
werk	work		19
werkzeug	tools		11
werkzeuge	tools		11
wetenschap	science		19
wetenschappelijke	scientific		19
wetenschappen	sciences		19
wi	wisconsin		217
wiejski	rural		9
wielka	great		9
wielki	great		9
wieza	tower		9
winkel	store		19
wirtschaft	economy		11
wissenschaft	science		11
wissenschaften	science		11
wissenschaftliche	scientific		11
wloski	italy		4
wloskie	italy		4
woda	water		9
wody	water		9
wojewodzka	provincial		9
wojewodzki	provincial		9
wojskowa	military		9
wojskowy	military		9
wol	wool		19
wolle	wool		11
wolnosc	freedom		9
wy	wyoming		217
wyspa	island		9
wyzsza	higher		9
wyzszy	higher		9
wyzwolenie	liberation		9
xueyuan	college		409
yardim	help		17
yayinevi	publishing		17
yayinlari	publishing		17
yeni	new		17
yliopistosairaala	universityhospital		230
yuksek	higher		17
yun	wool		17
yunan	greece		4
zabawki	toys		9
zaden	seeds		19
zahrada	garden		14
zaidan	foundation		178
zaliznytsia	railway		497
zalozba	publishing		446
zamek	castle		14
zapatos	shoes		29
zasobow	resources		9
zastrahovane	insurance		345
zavod	institute		408
zdravi	health		14
zdrowie	health		9
zee	sea		19
zeep	soap		19
zeitschrift	magazine		11
zeitung	newspaper		11
zelazo	iron		9
zelenina	vegetables		14
zelezo	iron		14
zeljeznice	railway		408
zemedelsky	agricultural		14
zentralbank	centralbank		11
zeny	women		14
zheleznitsi	railway		345
zhongzi	seeds		409
ziarul	newspaper		347
zjednoczone	united		9
zlato	gold		14
zloto	gold		9
zmb	zambia		66
zoll	customs		11
zoologico	zoo		29
zout	salt		19
zucchero	sugar		26
zucker	sugar		11
zvaz	federation		627
zveza	federation		446
zwe	zimbabwe		66
zweeds	sweden		4
zwitsers	switzerland		4`;
export const remarkWords: string = `abbigliamento			753
academy			43
aerolinea		aerolínea	161
agency			43
airline			43
airport			43
albergo			173
app			43
arena			43
aseguradora			161
asociacion		asociación	161
associacao		associação	362
association			43
associazione			173
assurance			172
automaker			43
automarke		Automarke	113
automobilhersteller		Automobilhersteller	113
azienda			173
bakery			43
banca			173
banco			161
bank			43
banka			275
banque			172
baseball			112
basketball			112
bedrijf			202
bekleidungsmarke		Bekleidungsmarke	113
biblioteca			161
bibliotek			225
biblioteka			174
bibliotheek			202
bibliothek		Bibliothek	113
bibliotheque		bibliothèque	172
birrificio			173
bookstore			43
brand			43
brasserie			172
brauerei		Brauerei	113
brewery			43
broadcaster			43
broadcasting			43
brouwerij			202
browar			174
bryggeri			225
business			43
cable			112
cafe		café	43
canal			161
carmaker			43
casino			43
casopis		časopis	275
cerveceria		cervecería	161
cervejaria			362
chain			43
chaine		chaîne	172
channel			43
charity			43
choir			43
cinema			43
clinic			43
clothing			112
club			43
coalition			43
college			43
comic			112
compagnia			173
compagnie			172
companhia			362
compania		compañía	161
company			43
conglomerate			43
cricket			112
czasopismo			174
daily			112
dance			112
developer			43
digital			112
distillery			43
divadlo			275
dziennik			174
ecole		école	172
editeur		éditeur	172
editora			362
editore			173
editorial			161
emisora			161
emissora			362
emittente			173
empresa			161
ensemble			43
enterprise			43
entreprise			172
escola			362
escuela			161
estadio			161
fashion			112
federation			43
fernsehsender		Fernsehsender	113
firm			43
firma		Firma	113
fluggesellschaft		Fluggesellschaft	113
flygbolag			225
fondation			172
fondazione			173
football			112
forening		förening	225
foretag		företag	225
forlag		förlag	225
foundation			43
fundacao		fundação	362
fundacion		fundación	161
fundacja			174
fussballverein		Fußballverein	113
gallery			43
gazeta			174
giornale			173
groupe			172
hersteller		Hersteller	113
hochschule		Hochschule	113
hockey			112
hopital		hôpital	172
horfunksender		Hörfunksender	113
hospital			43
hotel			43
hotell			225
impresa			173
institute			43
insurer			43
internet			112
jornal			362
journal			43
kanal			225
kaufhaus		Kaufhaus	113
krankenhaus		Krankenhaus	113
krant			202
label			43
league			43
library			43
linia			174
literary			112
luchtvaartmaatschappij			202
magazin		Magazin	113
magazine			43
maison			172
mall			43
manufacturer			43
marca			161
marchio			173
marka			174
marke		Marke	113
marque			172
merk			202
miesiecznik		miesięcznik	174
monthly			112
musee		musée	172
museo			161
museu			362
museum			43
music			112
muzeum			174
nadace			275
nakladatelstvi		nakladatelství	275
network			43
newsletter			43
newspaper			43
nightclub			43
noviny			275
omroep			202
onderneming			202
online			112
orchester		Orchester	113
orchestr			275
orchestra			43
orchestre			172
organisation			43
organization			43
orkest			202
orkester			225
orkiestra			174
orquesta			161
orquestra			362
ospedale			173
partei		Partei	113
parti			172
partia			174
partido			161
partij			202
partito			173
party			43
pay			112
periodical			43
periodico		periódico	161
pharmacy			43
pivovar			275
platform			43
plattform		Plattform	113
podnik			275
political			112
politico		político	1206
politique			1207
politische			1205
pop			112
private			1205
program			43
programme			43
przedsiebiorstwo		przedsiębiorstwo	174
pub			43
publisher			43
quotidiano			173
radio			112
radiofonica			753
railway			43
record			112
restaurace			275
restauracja			174
restaurang			225
restaurant			43
restaurante			161
retailer			43
rete			173
revista			161
revue			172
ristorante			173
rivista			173
rock			112
ropa			1206
roupa			1208
rugby			112
satellite			112
school			43
schule		Schule	113
scuola			173
sender		Sender	113
shipyard			43
shop			43
shopping			112
site			43
sjukhus			225
skola			225
societe		société	172
society			43
software			43
spolek			275
stacja			174
stade			172
stadio			173
stadion		Stadion	113
stadium			43
stanice			275
startup			43
station			43
stichting			202
stiftelse			225
stiftung		Stiftung	113
store			43
stowarzyszenie			174
strana			275
student			112
studio			43
supermarche		supermarché	172
supermarket			43
supermarkt		Supermarkt	113
supermercado			161
supermercato			173
szkola		szkoła	174
szpital			174
team			43
teater			225
teatr			174
teatro			161
teen			112
televisao		televisão	1208
television			112
televisiva			753
televisivo			753
theater			43
theatre			43
tidning			225
tidskrift			225
tijdschrift			202
trade			112
tv			43
tygodnik			174
uczelnia			174
uitgeverij			202
union			43
universidad			161
universidade			362
universita		università	173
universitat		Universität	113
universite		université	172
universiteit			202
universitet			225
university			43
unternehmen		Unternehmen	113
venue			43
verband		Verband	113
verein		Verein	113
vereniging			202
verlag		Verlag	113
versicherung		Versicherung	113
verzekeraar			202
vetements		vêtements	1207
video			112
web			112
website			43
weekly			112
weingut		Weingut	113
winery			43
winkelketen			202
wydawnictwo			174
zeitschrift		Zeitschrift	113
zeitung		Zeitung	113
zender			202
ziekenhuis			202
znacka		značka	275
zoo			43`;
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
export const domains: string = `ai			466
biz			466
com			466
info			466
io			466
net			466
org			466
tv			466`;
export const opposites: string = `also	position		13
alt	age		13
alte	age		13
alto	position		13
antigua	age		13
autumn	season		13
azul	colour		13
bajo	position		13
barat	compass point		23
bas	position		13
bati	compass point		23
bear	market side		13
big	size		13
black	colour		13
blanc	colour		13
blanco	colour		13
blau	colour		13
bleu	colour		13
blue	colour		13
boys	sex		13
branco	colour		13
bronze	metal		13
brown	colour		13
bull	market side		13
buy	market side		13
canton	level of a place		13
city	level of a place		13
copper	metal		13
county	level of a place		13
dakshin	compass point		23
diamond	metal		13
district	level of a place		13
dogu	compass point		23
dolni	position		13
dolny	position		13
donji	position		13
downstream	place of work		13
east	compass point		23
eastern	compass point		23
eastside	compass point		23
est	compass point		23
este	compass point		23
eszak	compass point		23
etela	compass point		23
export	trade direction		13
exportacao	trade direction		13
exportacion	trade direction		13
exporter	trade direction		13
exporting	trade direction		13
exports	trade direction		13
felso	position		13
female	sex		13
fifth	rank		13
first	rank		13
fourth	rank		13
girls	sex		13
gold	metal		13
gornji	position		13
gorny	position		13
grand	size		13
grande	size		13
great	size		13
green	colour		13
grey	colour		13
gross	size		13
grun	colour		13
guney	compass point		23
haute	position		13
horni	position		13
import	trade direction		13
importacao	trade direction		13
importacion	trade direction		13
importer	trade direction		13
importing	trade direction		13
imports	trade direction		13
indoor	place of work		13
inland	place of work		13
inner	position		13
iron	metal		13
jizni	compass point		23
junior	rank		13
kelet	compass point		23
klein	size		13
kuzey	compass point		23
lansi	compass point		23
large	size		13
left	side		13
leste	compass point		23
little	size		13
long	market side		13
lower	position		13
macro	size		13
male	sex		13
men	sex		13
mens	sex		13
meridional	compass point		23
meridionale	compass point		23
micro	size		13
mid	size		13
municipality	level of a place		13
nedre	position		13
negro	colour		13
neu	age		13
neue	age		13
new	age		13
noir	colour		13
noord	compass point		23
noordoost	compass point		23
noordwest	compass point		23
nord	compass point		23
norden	compass point		23
nordeste	compass point		23
nordic	compass point		23
nordost	compass point		23
nordre	compass point		23
nordwest	compass point		23
noreste	compass point		23
noroeste	compass point		23
norra	compass point		23
nort	compass point		23
norte	compass point		23
north	compass point		23
northeast	compass point		23
northeastern	compass point		23
northern	compass point		23
northside	compass point		23
northwest	compass point		23
northwestern	compass point		23
nouveau	age		13
novo	age		13
nueva	age		13
nyugat	compass point		23
ober	position		13
occidental	compass point		23
occidentale	compass point		23
oeste	compass point		23
offshore	place of work		13
old	age		13
onshore	place of work		13
oost	compass point		23
orange	colour		13
oriental	compass point		23
orientale	compass point		23
ost	compass point		23
osten	compass point		23
ostra	compass point		23
ouest	compass point		23
outdoor	place of work		13
outer	position		13
overseas	place of work		13
ovest	compass point		23
ovre	position		13
paschim	compass point		23
pashchim	compass point		23
pequeno	size		13
petit	size		13
pink	colour		13
platinum	metal		13
pohjois	compass point		23
polnoc	compass point		23
polnocna	compass point		23
polnocny	compass point		23
poludnie	compass point		23
poludniowa	compass point		23
poludniowy	compass point		23
preto	colour		13
primary	rank		13
private	state		13
province	level of a place		13
public	state		13
purba	compass point		23
purple	colour		13
purvi	compass point		23
red	colour		13
right	side		13
rojo	colour		13
rot	colour		13
rouge	colour		13
schwarz	colour		13
second	rank		13
secondary	rank		13
selatan	compass point		23
sell	market side		13
senior	rank		13
septentrional	compass point		23
settentrionale	compass point		23
severnaya	compass point		23
severni	compass point		23
severny	compass point		23
severo	compass point		23
short	market side		13
silver	metal		13
small	size		13
sodra	compass point		23
sondre	compass point		23
south	compass point		23
southeast	compass point		23
southeastern	compass point		23
southern	compass point		23
southside	compass point		23
southwest	compass point		23
southwestern	compass point		23
spring	season		13
state	level of a place		13
sud	compass point		23
suden	compass point		23
sudeste	compass point		23
sudoeste	compass point		23
sudost	compass point		23
sudwest	compass point		23
sul	compass point		23
summer	season		13
sur	compass point		23
sureste	compass point		23
suroeste	compass point		23
tenggara	compass point		23
third	rank		13
timur	compass point		23
town	level of a place		13
township	level of a place		13
unter	position		13
upper	position		13
upstream	place of work		13
utara	compass point		23
uttar	compass point		23
vastra	compass point		23
velho	age		13
verde	colour		13
vermelho	colour		13
vert	colour		13
vestre	compass point		23
vieux	age		13
village	level of a place		13
vostochnaya	compass point		23
vostochno	compass point		23
vostochny	compass point		23
vychodni	compass point		23
weiss	colour		13
west	compass point		23
westen	compass point		23
western	compass point		23
westside	compass point		23
white	colour		13
winter	season		13
women	sex		13
womens	sex		13
wschod	compass point		23
wschodni	compass point		23
wschodnia	compass point		23
yellow	colour		13
young	age		13
yuzhnaya	compass point		23
yuzhno	compass point		23
yuzhny	compass point		23
zachod	compass point		23
zachodni	compass point		23
zachodnia	compass point		23
zapadnaya	compass point		23
zapadni	compass point		23
zapadno	compass point		23
zapadny	compass point		23
zuid	compass point		23
zuidoost	compass point		23
zuidwest	compass point		23`;
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
letter	^ЕТ\$	едноличен тарговец`;
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
