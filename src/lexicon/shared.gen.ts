// Made by "npm run tables" from src/lexicon/tables/shared/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, source; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `ordinal		en	general-usage
region		*	general-usage
city		US	geonames-cities15000
cardinal		en	general-usage
city		DE	geonames-cities15000
city		CN	geonames-cities15000
state	context	US	python-us
ordinal		fr	general-usage
city		ZA	geonames-cities15000
city		RU	geonames-cities15000
cardinal		de	general-usage
region	context	*	general-usage
demonym		*	general-usage
ordinal	context	pt	general-usage
city		GB	geonames-cities15000
city		IN	geonames-cities15000
ordinal		nl	general-usage
state		US	cldr
ordinal		es	general-usage
state		CN	general-usage
cardinal		fr	general-usage
cardinal		es	general-usage
cardinal		nl	general-usage
city	context	US	geonames-cities15000
cardinal		it	general-usage
cardinal		pt	general-usage
ordinal		de	general-usage
city		IT	geonames-cities15000
state		MX	cldr
city		CN	general-usage
state		CN	cldr
state		IN	cldr
city		UA	general-usage
city		FR	geonames-cities15000
city		PL	geonames-cities15000
demonym		DE	general-usage
demonym		GB	general-usage
city		MX	geonames-cities15000
state		BR	cldr
city		UA	geonames-cities15000
sound		*	general-usage
state		DE	general-usage
city		BE	geonames-cities15000
city		BR	geonames-cities15000
city		ES	geonames-cities15000
city		JP	geonames-cities15000
city		MZ	geonames-cities15000
ordinal		it	general-usage
region		*	un-names
state		ZA	general-usage
city		PL	general-usage
ordinal		pt	general-usage
state		CH	cldr
state		IT	cldr
city		CH	geonames-cities15000
city		KR	geonames-cities15000
country		CZ	i18n-iso-countries
demonym		FR	general-usage
demonym		NL	general-usage
state		CH	opencage-states
demonym		ES	general-usage
city		CA	geonames-cities15000
city		NL	geonames-cities15000
city		SE	geonames-cities15000
country		DE	i18n-iso-countries
country		ES	i18n-iso-countries
country		HU	i18n-iso-countries
country		NO	i18n-iso-countries
country		RO	i18n-iso-countries
country		RU	i18n-iso-countries
country		TJ	i18n-iso-countries
country		ZA	i18n-iso-countries
state		FR	general-usage
state	context	CA	general-usage
city		DK	geonames-cities15000
city		TR	geonames-cities15000
country		BA	i18n-iso-countries
country		CH	i18n-iso-countries
country		KR	i18n-iso-countries
country		NL	i18n-iso-countries
country		US	i18n-iso-countries
demonym		CH	general-usage
demonym		PT	general-usage
demonym		US	general-usage
roman		*	unicode-roman
city		RO	geonames-cities15000
city		ZA	general-usage
city	context	DE	geonames-cities15000
city	context	IT	geonames-cities15000
country		AE	i18n-iso-countries
country		AZ	i18n-iso-countries
country		BR	i18n-iso-countries
country		CC	i18n-iso-countries
country		DK	i18n-iso-countries
country		FK	i18n-iso-countries
country		HR	i18n-iso-countries
country		KN	i18n-iso-countries
country		KZ	i18n-iso-countries
country		MK	i18n-iso-countries
country		PG	i18n-iso-countries
country		SE	i18n-iso-countries
country		VA	i18n-iso-countries
country		VC	i18n-iso-countries
country		VG	i18n-iso-countries
demonym		IT	general-usage
demonym		PL	general-usage
state		DE	cldr
city		DE	general-usage
city		ID	geonames-cities15000
city		IQ	geonames-cities15000
city		PT	geonames-cities15000
country		BE	i18n-iso-countries
country		BG	i18n-iso-countries
country		CD	i18n-iso-countries
country		CG	i18n-iso-countries
country		CK	i18n-iso-countries
country		CX	i18n-iso-countries
country		EG	i18n-iso-countries
country		FI	i18n-iso-countries
country		FO	i18n-iso-countries
country		FR	i18n-iso-countries
country		GB	i18n-iso-countries
country		GQ	i18n-iso-countries
country		GR	i18n-iso-countries
country		IE	i18n-iso-countries
country		IM	i18n-iso-countries
country		KG	i18n-iso-countries
country		KP	i18n-iso-countries
country		KY	i18n-iso-countries
country		LV	i18n-iso-countries
country		MH	i18n-iso-countries
country		MP	i18n-iso-countries
country		NC	i18n-iso-countries
country		NZ	i18n-iso-countries
country		PL	i18n-iso-countries
country		PM	i18n-iso-countries
country		PS	i18n-iso-countries
country		SB	i18n-iso-countries
country		SK	i18n-iso-countries
country		SY	i18n-iso-countries
country		TC	i18n-iso-countries
country		TR	i18n-iso-countries
country		TT	i18n-iso-countries
demonym		AT	general-usage
demonym		BR	general-usage
demonym		DK	general-usage
demonym		SE	general-usage
state		CA	cldr
state		IN	general-usage
state		MZ	general-usage
state	context	US	cldr
city		CZ	general-usage
city		GR	geonames-cities15000
country		AG	i18n-iso-countries
country		AS	i18n-iso-countries
country		AT	i18n-iso-countries
country		BY	i18n-iso-countries
country		CF	i18n-iso-countries
country		CI	i18n-iso-countries
country		CV	i18n-iso-countries
country		DO	i18n-iso-countries
country		EH	i18n-iso-countries
country		GF	i18n-iso-countries
country		IT	i18n-iso-countries
country		JO	i18n-iso-countries
country		KH	i18n-iso-countries
country		KM	i18n-iso-countries
country		LT	i18n-iso-countries
country		LU	i18n-iso-countries
country		MA	i18n-iso-countries
country		NF	i18n-iso-countries
country		PF	i18n-iso-countries
country		PH	i18n-iso-countries
country		PN	i18n-iso-countries
country		RS	i18n-iso-countries
country		SA	i18n-iso-countries
country		SI	i18n-iso-countries
country		SJ	i18n-iso-countries
country		SS	i18n-iso-countries
country		ST	i18n-iso-countries
country		SZ	i18n-iso-countries
country		UZ	i18n-iso-countries
country		VI	i18n-iso-countries
country		WF	i18n-iso-countries
demonym		CZ	general-usage
demonym		GR	general-usage
demonym		RU	general-usage
state		ES	cldr
state		ES	opencage-states
state		FR	cldr
state		IT	general-usage
city		AE	geonames-cities15000
city		CZ	geonames-cities15000
city		EG	geonames-cities15000
city		IR	geonames-cities15000
city		MZ	general-usage
city		SA	geonames-cities15000
city		US	general-usage
city		VN	geonames-cities15000
city	context	FR	geonames-cities15000
city	context	GB	geonames-cities15000
city	context	ZA	geonames-cities15000
country		CO	i18n-iso-countries
country		CY	i18n-iso-countries
country		ET	i18n-iso-countries
country		FM	i18n-iso-countries
country		GL	i18n-iso-countries
country		JM	i18n-iso-countries
country		MD	i18n-iso-countries
country		MV	i18n-iso-countries
country		MX	i18n-iso-countries
country		MZ	i18n-iso-countries
country		PS	rigour-territories
country		SH	i18n-iso-countries
demonym		CN	general-usage
demonym		FI	general-usage
demonym		HU	general-usage
demonym		JP	general-usage
demonym		MZ	general-usage
demonym		NO	general-usage
demonym		RO	general-usage
state		NL	cldr
city		AT	geonames-cities15000
city		FI	geonames-cities15000
city	context	DE	general-usage
country		AM	i18n-iso-countries
country		AX	i18n-iso-countries
country		BO	i18n-iso-countries
country		CM	i18n-iso-countries
country		DJ	i18n-iso-countries
country		DZ	i18n-iso-countries
country		EC	i18n-iso-countries
country		EE	i18n-iso-countries
country		FJ	i18n-iso-countries
country		GE	i18n-iso-countries
country		GW	i18n-iso-countries
country		IS	i18n-iso-countries
country		KR	general-usage
country		LB	i18n-iso-countries
country		LC	i18n-iso-countries
country		MR	i18n-iso-countries
country		MY	i18n-iso-countries
country		PT	i18n-iso-countries
country		SG	i18n-iso-countries
country		SL	i18n-iso-countries
country		TD	i18n-iso-countries
country		TL	i18n-iso-countries
country		TZ	i18n-iso-countries
country		ZW	i18n-iso-countries
demonym		IE	general-usage
demonym		MX	general-usage
demonym		ZA	general-usage
state		AT	cldr
state		DE	opencage-states
state		DE	rigour-territories
state		ZA	cldr
city		AU	geonames-cities15000
city		BE	general-usage
city		IL	geonames-cities15000
city		NG	geonames-cities15000
city		PH	geonames-cities15000
city	context	PL	general-usage
country		AF	i18n-iso-countries
country		AL	i18n-iso-countries
country		AU	i18n-iso-countries
country		BD	i18n-iso-countries
country		BH	i18n-iso-countries
country		BL	i18n-iso-countries
country		BQ	i18n-iso-countries
country		BW	i18n-iso-countries
country		CN	general-usage
country		CN	i18n-iso-countries
country		EG	rigour-territories
country		ER	i18n-iso-countries
country		GN	i18n-iso-countries
country		ID	i18n-iso-countries
country		IL	i18n-iso-countries
country		IN	i18n-iso-countries
country		IQ	i18n-iso-countries
country		JP	i18n-iso-countries
country		LR	i18n-iso-countries
country		LY	i18n-iso-countries
country		MM	i18n-iso-countries
country		MN	i18n-iso-countries
country		MU	i18n-iso-countries
country		TH	i18n-iso-countries
country		TM	i18n-iso-countries
country		TN	i18n-iso-countries
country		UA	i18n-iso-countries
country		VN	i18n-iso-countries
country		ZM	i18n-iso-countries
demonym		BE	general-usage
demonym		CA	general-usage
demonym		IR	general-usage
demonym		TR	general-usage
state		AU	cldr
state		ES	general-usage
state		IT	opencage-states
state		US	general-usage
state		US	python-us
unheard		*	general-usage
city		AO	geonames-cities15000
city		BY	general-usage
city		CO	geonames-cities15000
city		LT	geonames-cities15000
city		PK	geonames-cities15000
city		RU	general-usage
city		SY	geonames-cities15000
city		TW	geonames-cities15000
city	context	CA	geonames-cities15000
city	context	MZ	geonames-cities15000
city	context	RU	geonames-cities15000
country		CL	i18n-iso-countries
country		CR	i18n-iso-countries
country		DM	i18n-iso-countries
country		GA	i18n-iso-countries
country		GG	i18n-iso-countries
country		GM	i18n-iso-countries
country		GP	i18n-iso-countries
country		GT	i18n-iso-countries
country		HN	i18n-iso-countries
country		HT	i18n-iso-countries
country		IL	rigour-territories
country		IR	i18n-iso-countries
country		KI	i18n-iso-countries
country		KW	i18n-iso-countries
country		LA	i18n-iso-countries
country		LI	i18n-iso-countries
country		LK	i18n-iso-countries
country		ME	i18n-iso-countries
country		MF	i18n-iso-countries
country		MG	i18n-iso-countries
country		MQ	i18n-iso-countries
country		MW	i18n-iso-countries
country		NG	i18n-iso-countries
country		PR	i18n-iso-countries
country		PY	i18n-iso-countries
country		QA	i18n-iso-countries
country		RE	i18n-iso-countries
country		RU	general-usage
country		SC	i18n-iso-countries
country		SM	i18n-iso-countries
country		SR	i18n-iso-countries
country		SZ	rigour-territories
country		UY	i18n-iso-countries
country		VE	i18n-iso-countries
country		YE	rigour-territories
demonym		KR	general-usage
demonym		LU	general-usage
demonym		MA	general-usage
demonym		SK	general-usage
part		GB	general-usage
state		AT	general-usage
state		US	rigour-territories
cardinal	context	en	general-usage
cardinal	context	fr	general-usage
city		BY	geonames-cities15000
city		LB	geonames-cities15000
city		MY	geonames-cities15000
city	context	CH	geonames-cities15000
city	context	MA	geonames-cities15000
country		AD	i18n-iso-countries
country		AI	i18n-iso-countries
country		AR	i18n-iso-countries
country		BB	i18n-iso-countries
country		BI	i18n-iso-countries
country		BM	i18n-iso-countries
country		BT	i18n-iso-countries
country		BZ	i18n-iso-countries
country		GB	general-usage
country		GI	i18n-iso-countries
country		GY	i18n-iso-countries
country		HK	i18n-iso-countries
country		HK	rigour-territories
country		IQ	rigour-territories
country		IR	rigour-territories
country		KE	i18n-iso-countries
country		LS	i18n-iso-countries
country		MS	i18n-iso-countries
country		MT	i18n-iso-countries
country		MZ	general-usage
country		NI	i18n-iso-countries
country		NL	rigour-territories
country		PH	rigour-territories
country		PK	i18n-iso-countries
country		PW	i18n-iso-countries
country		RU	rigour-territories
country		RW	i18n-iso-countries
country		RW	rigour-territories
country		SD	rigour-territories
country		SI	rigour-territories
country		SO	i18n-iso-countries
country		SV	i18n-iso-countries
country		TW	rigour-territories
country		US	general-usage
country		UY	rigour-territories
country		VU	rigour-territories
country		ZA	rigour-territories
demonym		AR	general-usage
demonym		AU	general-usage
demonym		BG	general-usage
demonym		BY	general-usage
demonym		CL	general-usage
demonym		EG	general-usage
demonym		KZ	general-usage
demonym		RS	general-usage
demonym		UA	general-usage
state		AT	opencage-states
state	context	DE	general-usage
state	context	FR	general-usage
cardinal	context	es	general-usage
cardinal	context	pt	libpostal
city		CD	geonames-cities15000
city		CU	geonames-cities15000
city		CY	geonames-cities15000
city		DZ	geonames-cities15000
city		FI	general-usage
city		HR	general-usage
city		HU	geonames-cities15000
city		MA	geonames-cities15000
city		MM	geonames-cities15000
city		NO	geonames-cities15000
city		RS	geonames-cities15000
city		SD	geonames-cities15000
city		SK	geonames-cities15000
city		TZ	geonames-cities15000
city		ZW	geonames-cities15000
city	context	AU	geonames-cities15000
city	context	IN	geonames-cities15000
country		AF	rigour-territories
country		BF	i18n-iso-countries
country		BJ	i18n-iso-countries
country		BN	i18n-iso-countries
country		CH	rigour-territories
country		CU	i18n-iso-countries
country		CW	i18n-iso-countries
country		DE	rigour-territories
country		DZ	rigour-territories
country		GA	rigour-territories
country		GB	rigour-territories
country		GD	i18n-iso-countries
country		HT	rigour-territories
country		IN	rigour-territories
country		JE	i18n-iso-countries
country		JO	rigour-territories
country		KE	rigour-territories
country		KG	rigour-territories
country		KH	rigour-territories
country		KP	rigour-territories
country		NE	i18n-iso-countries
country		PE	i18n-iso-countries
country		SC	rigour-territories
country		SE	rigour-territories
country		SL	rigour-territories
country		SN	i18n-iso-countries
country		SV	rigour-territories
country		SX	i18n-iso-countries
country		TK	i18n-iso-countries
country		TW	i18n-iso-countries
country		VE	rigour-territories
country		VN	rigour-territories
country		VU	i18n-iso-countries
country		YE	i18n-iso-countries
country		YT	i18n-iso-countries
country		ZA	general-usage
country	context	CN	i18n-iso-countries
demonym		AO	general-usage
demonym		CO	general-usage
demonym		HR	general-usage
demonym		IS	general-usage
demonym		LT	general-usage
demonym		PE	general-usage
demonym		TN	general-usage
demonym	context	GB	general-usage
part		GB	rigour-territories
part	context	GB	cldr
state		BE	rigour-territories
state		CA	opencage-states
state	context	CA	iso3166
state	context	ES	cldr
state	context	IN	cldr
state	context	ZA	general-usage
cardinal	context	de	general-usage
cardinal	context	es	libpostal
cardinal	context	it	general-usage
city		BD	geonames-cities15000
city		BO	geonames-cities15000
city		CI	geonames-cities15000
city		CL	geonames-cities15000
city		EE	geonames-cities15000
city		GH	geonames-cities15000
city		HR	geonames-cities15000
city		IE	geonames-cities15000
city		IN	general-usage
city		KE	geonames-cities15000
city		KZ	geonames-cities15000
city		UZ	geonames-cities15000
city		VE	geonames-cities15000
city		ZM	geonames-cities15000
city	context	AR	geonames-cities15000
city	context	BE	geonames-cities15000
city	context	BG	geonames-cities15000
city	context	BR	geonames-cities15000
city	context	CH	general-usage
city	context	CN	geonames-cities15000
city	context	ES	geonames-cities15000
city	context	SA	geonames-cities15000
country		AO	i18n-iso-countries
country		AT	rigour-territories
country		BS	i18n-iso-countries
country		BY	rigour-territories
country		CA	i18n-iso-countries
country		CD	rigour-territories
country		DE	general-usage
country		EE	rigour-territories
country		GB	cldr
country		GH	i18n-iso-countries
country		GU	i18n-iso-countries
country		IT	rigour-territories
country		JM	rigour-territories
country		JP	rigour-territories
country		KN	rigour-territories
country		KZ	rigour-territories
country		MC	i18n-iso-countries
country		MK	rigour-territories
country		MM	rigour-territories
country		MO	i18n-iso-countries
country		NA	i18n-iso-countries
country		NP	i18n-iso-countries
country		NR	i18n-iso-countries
country		NR	rigour-territories
country		PE	rigour-territories
country		QA	rigour-territories
country		RS	rigour-territories
country		SA	rigour-territories
country		SJ	cldr
country		SS	rigour-territories
country		TD	rigour-territories
country		TH	rigour-territories
country		TO	i18n-iso-countries
country		TR	rigour-territories
country		TV	i18n-iso-countries
country		UG	i18n-iso-countries
country		UZ	rigour-territories
country		ZM	rigour-territories
country	context	AE	general-usage
demonym		AL	general-usage
demonym		BO	general-usage
demonym		CI	general-usage
demonym		CV	general-usage
demonym		DZ	general-usage
demonym		EC	general-usage
demonym		GT	general-usage
demonym		IN	general-usage
demonym		LB	general-usage
demonym		LK	general-usage
demonym		LV	general-usage
demonym		MY	general-usage
demonym		PH	general-usage
demonym		SI	general-usage
demonym		UY	general-usage
demonym		VE	general-usage
ordinal	context	es	general-usage
state		AU	general-usage
state		BE	cldr
state		CA	general-usage
state		FR	opencage-states
state		MX	general-usage
state		MZ	cldr
state		NL	opencage-states
state	context	AU	general-usage
state	context	CH	cldr
state	context	CH	opencage-states
state	context	CN	general-usage
state	context	MZ	cldr
cardinal	context	de	libpostal
cardinal	context	fr	libpostal
city		AF	geonames-cities15000
city		AL	geonames-cities15000
city		AM	geonames-cities15000
city		AR	geonames-cities15000
city		AZ	geonames-cities15000
city		BH	geonames-cities15000
city		BI	geonames-cities15000
city		BJ	geonames-cities15000
city		BW	geonames-cities15000
city		CG	geonames-cities15000
city		CH	general-usage
city		CM	geonames-cities15000
city		ET	geonames-cities15000
city		GE	geonames-cities15000
city		GN	geonames-cities15000
city		GR	general-usage
city		GT	geonames-cities15000
city		HN	geonames-cities15000
city		IT	general-usage
city		KW	geonames-cities15000
city		LT	general-usage
city		LU	general-usage
city		LY	geonames-cities15000
city		MD	geonames-cities15000
city		MN	geonames-cities15000
city		MW	geonames-cities15000
city		MY	general-usage
city		NA	geonames-cities15000
city		NL	general-usage
city		NP	geonames-cities15000
city		NZ	geonames-cities15000
city		PA	geonames-cities15000
city		SE	general-usage
city		SI	geonames-cities15000
city		SN	geonames-cities15000
city		SO	geonames-cities15000
city		SZ	geonames-cities15000
city		TH	geonames-cities15000
city		TM	geonames-cities15000
city		TN	geonames-cities15000
city		UG	geonames-cities15000
city		VN	general-usage
city	context	AT	geonames-cities15000
city	context	HU	general-usage
city	context	IR	geonames-cities15000
city	context	MX	geonames-cities15000
city	context	PH	geonames-cities15000
city	context	US	general-usage
country		AD	rigour-territories
country		AE	general-usage
country		AE	rigour-territories
country		AO	rigour-territories
country		BG	general-usage
country		BG	rigour-territories
country		BH	rigour-territories
country		BQ	cldr
country		BY	general-usage
country		CD	general-usage
country		CH	general-usage
country		CI	rigour-territories
country		CL	rigour-territories
country		CN	rigour-territories
country		CO	rigour-territories
country		CU	rigour-territories
country		CV	rigour-territories
country		CY	rigour-territories
country		CZ	rigour-territories
country		DJ	rigour-territories
country		DO	general-usage
country		EC	cldr
country		EC	rigour-territories
country		FI	rigour-territories
country		FJ	rigour-territories
country		FR	rigour-territories
country		GF	cldr
country		GI	rigour-territories
country		HR	rigour-territories
country		ID	rigour-territories
country		IR	general-usage
country		IS	rigour-territories
country		JE	rigour-territories
country		LK	rigour-territories
country		LT	rigour-territories
country		LU	general-usage
country		LU	rigour-territories
country		MC	rigour-territories
country		MD	rigour-territories
country		ML	i18n-iso-countries
country		ML	rigour-territories
country		MO	rigour-territories
country		MX	general-usage
country		NI	rigour-territories
country		NL	general-usage
country		NZ	rigour-territories
country		OM	i18n-iso-countries
country		OM	rigour-territories
country		PA	i18n-iso-countries
country		PA	rigour-territories
country		PF	rigour-territories
country		PG	cldr
country		PG	rigour-territories
country		PT	rigour-territories
country		RE	cldr
country		SD	i18n-iso-countries
country		SG	rigour-territories
country		SH	cldr
country		SK	general-usage
country		SM	rigour-territories
country		SN	rigour-territories
country		SO	cldr
country		SO	rigour-territories
country		ST	cldr
country		SU	general-usage
country		TG	i18n-iso-countries
country		TL	rigour-territories
country		TN	rigour-territories
country		TT	cldr
country		TZ	cldr
country		UA	rigour-territories
country		US	rigour-territories
country		WF	rigour-territories
country		WS	i18n-iso-countries
country		ZW	rigour-territories
country	context	AD	iso3166
country	context	AE	iso3166
country	context	AF	iso3166
country	context	AG	iso3166
country	context	AI	iso3166
country	context	AM	iso3166
country	context	AO	iso3166
country	context	AR	i18n-iso-countries
country	context	AS	iso3166
country	context	AT	iso3166
country	context	AU	iso3166
country	context	AW	iso3166
country	context	BB	iso3166
country	context	BD	iso3166
country	context	BE	iso3166
country	context	BF	iso3166
country	context	BG	iso3166
country	context	BH	iso3166
country	context	BI	iso3166
country	context	BJ	iso3166
country	context	BL	iso3166
country	context	BM	iso3166
country	context	BN	iso3166
country	context	BO	iso3166
country	context	BQ	iso3166
country	context	BR	iso3166
country	context	BS	iso3166
country	context	BT	iso3166
country	context	BW	iso3166
country	context	BY	iso3166
country	context	BZ	iso3166
country	context	CC	iso3166
country	context	CD	iso3166
country	context	CF	iso3166
country	context	CG	iso3166
country	context	CH	iso3166
country	context	CI	iso3166
country	context	CK	iso3166
country	context	CL	iso3166
country	context	CM	iso3166
country	context	CN	iso3166
country	context	CR	iso3166
country	context	CU	iso3166
country	context	CV	iso3166
country	context	CW	iso3166
country	context	CX	iso3166
country	context	CY	iso3166
country	context	CZ	iso3166
country	context	DE	general-usage
country	context	DE	iso3166
country	context	DJ	iso3166
country	context	DK	iso3166
country	context	DM	iso3166
country	context	DO	iso3166
country	context	DZ	iso3166
country	context	EC	iso3166
country	context	EG	iso3166
country	context	EH	iso3166
country	context	ER	iso3166
country	context	ES	iso3166
country	context	ET	iso3166
country	context	FI	iso3166
country	context	FJ	iso3166
country	context	FK	iso3166
country	context	FM	iso3166
country	context	FO	iso3166
country	context	FR	iso3166
country	context	GB	iso3166
country	context	GD	iso3166
country	context	GE	iso3166
country	context	GF	iso3166
country	context	GG	iso3166
country	context	GH	iso3166
country	context	GI	iso3166
country	context	GL	iso3166
country	context	GM	iso3166
country	context	GN	iso3166
country	context	GP	iso3166
country	context	GQ	iso3166
country	context	GR	iso3166
country	context	GT	iso3166
country	context	GU	iso3166
country	context	GW	iso3166
country	context	GY	iso3166
country	context	HK	iso3166
country	context	HN	iso3166
country	context	HR	iso3166
country	context	HT	iso3166
country	context	HU	iso3166
country	context	IE	iso3166
country	context	IM	iso3166
country	context	IN	i18n-iso-countries
country	context	IQ	iso3166
country	context	IR	iso3166
country	context	IS	i18n-iso-countries
country	context	IS	iso3166
country	context	IT	iso3166
country	context	JE	iso3166
country	context	JM	iso3166
country	context	JO	iso3166
country	context	JP	iso3166
country	context	KE	iso3166
country	context	KG	iso3166
country	context	KH	iso3166
country	context	KI	iso3166
country	context	KM	iso3166
country	context	KN	iso3166
country	context	KP	iso3166
country	context	KR	iso3166
country	context	KW	iso3166
country	context	KY	rigour-territories
country	context	KZ	iso3166
country	context	LB	iso3166
country	context	LC	iso3166
country	context	LI	iso3166
country	context	LK	iso3166
country	context	LR	iso3166
country	context	LS	iso3166
country	context	LT	iso3166
country	context	LU	iso3166
country	context	LV	iso3166
country	context	LY	iso3166
country	context	MC	iso3166
country	context	MF	iso3166
country	context	MG	iso3166
country	context	MH	iso3166
country	context	MK	iso3166
country	context	ML	iso3166
country	context	MM	iso3166
country	context	MP	iso3166
country	context	MQ	iso3166
country	context	MR	iso3166
country	context	MV	iso3166
country	context	MW	iso3166
country	context	MX	iso3166
country	context	MY	iso3166
country	context	MZ	iso3166
country	context	NF	iso3166
country	context	NG	iso3166
country	context	NI	iso3166
country	context	NL	iso3166
country	context	NO	iso3166
country	context	NP	iso3166
country	context	NR	iso3166
country	context	NZ	iso3166
country	context	OM	iso3166
country	context	PF	iso3166
country	context	PG	iso3166
country	context	PH	iso3166
country	context	PK	iso3166
country	context	PL	iso3166
country	context	PM	iso3166
country	context	PN	iso3166
country	context	PR	iso3166
country	context	PS	iso3166
country	context	PT	iso3166
country	context	PW	iso3166
country	context	PY	iso3166
country	context	QA	iso3166
country	context	RE	iso3166
country	context	RO	iso3166
country	context	RS	iso3166
country	context	RW	iso3166
country	context	SA	iso3166
country	context	SB	iso3166
country	context	SE	iso3166
country	context	SG	iso3166
country	context	SH	iso3166
country	context	SI	iso3166
country	context	SJ	iso3166
country	context	SL	iso3166
country	context	SM	iso3166
country	context	SN	iso3166
country	context	SO	iso3166
country	context	SR	iso3166
country	context	SS	iso3166
country	context	ST	iso3166
country	context	SV	iso3166
country	context	SX	iso3166
country	context	SY	iso3166
country	context	SZ	iso3166
country	context	TC	iso3166
country	context	TD	iso3166
country	context	TG	iso3166
country	context	TH	iso3166
country	context	TJ	iso3166
country	context	TK	iso3166
country	context	TL	iso3166
country	context	TM	iso3166
country	context	TO	iso3166
country	context	TR	iso3166
country	context	TT	iso3166
country	context	TV	iso3166
country	context	TW	iso3166
country	context	TZ	iso3166
country	context	UA	iso3166
country	context	UG	iso3166
country	context	US	general-usage
country	context	UY	iso3166
country	context	UZ	iso3166
country	context	VC	iso3166
country	context	VE	iso3166
country	context	VG	iso3166
country	context	VI	iso3166
country	context	VN	iso3166
country	context	VU	iso3166
country	context	WF	iso3166
country	context	WS	iso3166
country	context	YE	iso3166
country	context	ZA	iso3166
country	context	ZM	iso3166
country	context	ZW	iso3166
country	edge	MU	i18n-iso-countries
demonym		AZ	general-usage
demonym		BA	general-usage
demonym		BD	general-usage
demonym		BW	general-usage
demonym		CD	general-usage
demonym		CM	general-usage
demonym		CR	general-usage
demonym		CU	general-usage
demonym		CY	general-usage
demonym		EE	general-usage
demonym		HN	general-usage
demonym		ID	general-usage
demonym		IL	general-usage
demonym		KH	general-usage
demonym		NA	general-usage
demonym		NI	general-usage
demonym		NP	general-usage
demonym		NZ	general-usage
demonym		PA	general-usage
demonym		PR	general-usage
demonym		PY	general-usage
demonym		SA	general-usage
demonym		SN	general-usage
demonym		SV	general-usage
demonym		TH	general-usage
demonym		ZW	general-usage
demonym	context	CZ	general-usage
demonym	context	DE	general-usage
demonym	context	ES	general-usage
demonym	context	FR	general-usage
demonym	context	IN	general-usage
demonym	context	PT	general-usage
demonym	context	RU	general-usage
demonym	context	US	general-usage
ordinal	context	en	general-usage
ordinal	context	fr	general-usage
ordinal	context	it	general-usage
roman	context	*	libpostal
roman	context	*	unicode-roman
state		CA	rigour-territories
state		CH	general-usage
state		MX	opencage-states
state		NL	general-usage
state	context	AU	rigour-territories
state	context	CA	cldr
state	context	DE	rigour-territories
state	context	FR	cldr
cardinal		pt	libpostal
cardinal	context	en	libpostal
cardinal	context	it	libpostal
cardinal	context	nl	general-usage
cardinal	context	nl	libpostal
cardinal	context	pt	general-usage
city		AD	geonames-cities15000
city		AE	general-usage
city		AG	geonames-cities15000
city		AI	geonames-cities15000
city		AS	geonames-cities15000
city		AU	general-usage
city		AW	geonames-cities15000
city		AX	geonames-cities15000
city		BA	geonames-cities15000
city		BB	geonames-cities15000
city		BD	general-usage
city		BF	geonames-cities15000
city		BG	general-usage
city		BG	geonames-cities15000
city		BL	geonames-cities15000
city		BM	general-usage
city		BN	geonames-cities15000
city		BT	geonames-cities15000
city		BZ	geonames-cities15000
city		CC	geonames-cities15000
city		CF	geonames-cities15000
city		CK	geonames-cities15000
city		CR	geonames-cities15000
city		CV	geonames-cities15000
city		CW	geonames-cities15000
city		CX	geonames-cities15000
city		DJ	general-usage
city		DK	general-usage
city		DM	geonames-cities15000
city		DO	geonames-cities15000
city		EC	geonames-cities15000
city		EE	general-usage
city		EH	geonames-cities15000
city		ER	geonames-cities15000
city		FJ	geonames-cities15000
city		FM	geonames-cities15000
city		FO	geonames-cities15000
city		FR	general-usage
city		GA	geonames-cities15000
city		GB	general-usage
city		GD	geonames-cities15000
city		GG	geonames-cities15000
city		GL	geonames-cities15000
city		GM	geonames-cities15000
city		GP	geonames-cities15000
city		GQ	country-codes
city		GQ	geonames-cities15000
city		GU	geonames-cities15000
city		GW	geonames-cities15000
city		GY	geonames-cities15000
city		HK	geonames-cities15000
city		HT	geonames-cities15000
city		HU	general-usage
city		IS	geonames-cities15000
city		JE	geonames-cities15000
city		KG	geonames-cities15000
city		KH	geonames-cities15000
city		KI	geonames-cities15000
city		KM	geonames-cities15000
city		KN	geonames-cities15000
city		KP	general-usage
city		KP	geonames-cities15000
city		KZ	country-codes
city		LA	geonames-cities15000
city		LC	geonames-cities15000
city		LI	geonames-cities15000
city		LR	geonames-cities15000
city		LS	geonames-cities15000
city		LU	geonames-cities15000
city		LV	general-usage
city		LV	geonames-cities15000
city		LY	general-usage
city		MA	general-usage
city		ME	geonames-cities15000
city		MF	geonames-cities15000
city		MG	geonames-cities15000
city		MH	geonames-cities15000
city		MK	geonames-cities15000
city		ML	geonames-cities15000
city		MP	geonames-cities15000
city		MQ	geonames-cities15000
city		MR	geonames-cities15000
city		MT	geonames-cities15000
city		MU	geonames-cities15000
city		MX	general-usage
city		NC	geonames-cities15000
city		NE	geonames-cities15000
city		NI	geonames-cities15000
city		NO	general-usage
city		NR	country-codes
city		NU	geonames-cities15000
city		OM	geonames-cities15000
city		PE	geonames-cities15000
city		PF	geonames-cities15000
city		PG	geonames-cities15000
city		PH	general-usage
city		PM	geonames-cities15000
city		PN	geonames-cities15000
city		PR	geonames-cities15000
city		PS	geonames-cities15000
city		PW	geonames-cities15000
city		PY	geonames-cities15000
city		QA	geonames-cities15000
city		RE	geonames-cities15000
city		RS	general-usage
city		RW	geonames-cities15000
city		SB	geonames-cities15000
city		SC	general-usage
city		SG	geonames-cities15000
city		SH	geonames-cities15000
city		SI	general-usage
city		SJ	geonames-cities15000
city		SK	general-usage
city		SL	geonames-cities15000
city		SO	general-usage
city		SR	geonames-cities15000
city		SV	geonames-cities15000
city		SX	geonames-cities15000
city		TC	geonames-cities15000
city		TD	geonames-cities15000
city		TJ	geonames-cities15000
city		TL	geonames-cities15000
city		TO	geonames-cities15000
city		TT	geonames-cities15000
city		TV	geonames-cities15000
city		TW	general-usage
city		UY	geonames-cities15000
city		VC	geonames-cities15000
city		VG	geonames-cities15000
city		VI	geonames-cities15000
city		VU	geonames-cities15000
city		WF	geonames-cities15000
city		WS	geonames-cities15000
city		XK	geonames-cities15000
city		YE	geonames-cities15000
city		YT	geonames-cities15000
city	context	AR	general-usage
city	context	AT	general-usage
city	context	BD	geonames-cities15000
city	context	BG	general-usage
city	context	BO	geonames-cities15000
city	context	BS	geonames-cities15000
city	context	BY	geonames-cities15000
city	context	CD	geonames-cities15000
city	context	CL	geonames-cities15000
city	context	CN	general-usage
city	context	CO	geonames-cities15000
city	context	EC	geonames-cities15000
city	context	EG	geonames-cities15000
city	context	FI	general-usage
city	context	FI	geonames-cities15000
city	context	FK	geonames-cities15000
city	context	GB	general-usage
city	context	GF	geonames-cities15000
city	context	HR	geonames-cities15000
city	context	IE	geonames-cities15000
city	context	JM	geonames-cities15000
city	context	JO	geonames-cities15000
city	context	LK	geonames-cities15000
city	context	LT	general-usage
city	context	LY	geonames-cities15000
city	context	MV	geonames-cities15000
city	context	MY	geonames-cities15000
city	context	MZ	general-usage
city	context	NG	geonames-cities15000
city	context	NO	general-usage
city	context	NO	geonames-cities15000
city	context	NZ	geonames-cities15000
city	context	OM	geonames-cities15000
city	context	PE	geonames-cities15000
city	context	PL	geonames-cities15000
city	context	PT	geonames-cities15000
city	context	QA	geonames-cities15000
city	context	RS	general-usage
city	context	SA	general-usage
city	context	SS	geonames-cities15000
city	context	TG	geonames-cities15000
city	context	TH	geonames-cities15000
city	context	TR	geonames-cities15000
city	context	UA	geonames-cities15000
city	context	XK	geonames-cities15000
city	context	ZW	geonames-cities15000
city	edge	CL	geonames-cities15000
city	edge	DZ	geonames-cities15000
city	edge	FR	geonames-cities15000
city	edge	IM	geonames-cities15000
city	edge	MX	geonames-cities15000
city	edge	US	geonames-cities15000
city	edge	ZA	geonames-cities15000
country		AD	cldr
country		AE	cldr
country		AF	cldr
country		AG	cldr
country		AI	cldr
country		AL	cldr
country		AL	general-usage
country		AL	rigour-territories
country		AM	cldr
country		AO	cldr
country		AR	cldr
country		AR	general-usage
country		AR	rigour-territories
country		AS	cldr
country		AT	cldr
country		AT	general-usage
country		AU	cldr
country		AU	rigour-territories
country		AW	cldr
country		AW	i18n-iso-countries
country		AX	cldr
country		AZ	cldr
country		AZ	rigour-territories
country		BA	cldr
country		BA	general-usage
country		BB	cldr
country		BD	cldr
country		BD	general-usage
country		BD	rigour-territories
country		BE	cldr
country		BE	rigour-territories
country		BF	cldr
country		BF	rigour-territories
country		BG	cldr
country		BH	cldr
country		BI	cldr
country		BJ	cldr
country		BL	cldr
country		BM	cldr
country		BN	cldr
country		BO	cldr
country		BO	rigour-territories
country		BR	cldr
country		BS	cldr
country		BS	rigour-territories
country		BT	cldr
country		BW	cldr
country		BW	rigour-territories
country		BY	cldr
country		BZ	cldr
country		CA	cldr
country		CC	cldr
country		CC	rigour-territories
country		CD	cldr
country		CF	cldr
country		CF	rigour-territories
country		CG	cldr
country		CG	general-usage
country		CG	rigour-territories
country		CH	cldr
country		CI	cldr
country		CK	cldr
country		CL	cldr
country		CM	cldr
country		CM	rigour-territories
country		CO	cldr
country		CR	cldr
country		CU	cldr
country		CV	cldr
country		CW	cldr
country		CX	cldr
country		CY	cldr
country		CZ	cldr
country		CZ	general-usage
country		DE	cldr
country		DJ	cldr
country		DK	cldr
country		DK	general-usage
country		DK	rigour-territories
country		DM	cldr
country		DM	rigour-territories
country		DO	cldr
country		DZ	cldr
country		EE	cldr
country		EG	cldr
country		EH	cldr
country		EH	rigour-territories
country		ER	cldr
country		ES	cldr
country		ET	cldr
country		ET	general-usage
country		FI	cldr
country		FJ	cldr
country		FK	cldr
country		FM	cldr
country		FM	rigour-territories
country		FO	cldr
country		FR	cldr
country		GA	cldr
country		GD	cldr
country		GG	rigour-territories
country		GH	cldr
country		GI	cldr
country		GL	cldr
country		GL	rigour-territories
country		GM	cldr
country		GP	cldr
country		GQ	cldr
country		GR	cldr
country		GR	general-usage
country		GR	rigour-territories
country		GT	cldr
country		GU	cldr
country		GW	cldr
country		GY	cldr
country		HK	cldr
country		HN	cldr
country		HR	cldr
country		HT	cldr
country		HU	cldr
country		ID	cldr
country		ID	general-usage
country		IE	cldr
country		IE	rigour-territories
country		IM	cldr
country		IN	cldr
country		IQ	cldr
country		IR	cldr
country		IS	cldr
country		IT	cldr
country		JE	general-usage
country		JM	cldr
country		JP	cldr
country		KE	cldr
country		KG	cldr
country		KG	general-usage
country		KH	cldr
country		KI	cldr
country		KM	cldr
country		KP	cldr
country		KP	general-usage
country		KR	cldr
country		KR	rigour-territories
country		KW	cldr
country		KW	general-usage
country		KY	cldr
country		KZ	cldr
country		KZ	general-usage
country		LA	cldr
country		LA	general-usage
country		LB	cldr
country		LB	rigour-territories
country		LC	cldr
country		LI	cldr
country		LI	general-usage
country		LI	rigour-territories
country		LK	cldr
country		LR	cldr
country		LS	cldr
country		LT	cldr
country		LU	cldr
country		LV	cldr
country		LY	cldr
country		LY	rigour-territories
country		MA	cldr
country		MA	general-usage
country		MC	cldr
country		MD	cldr
country		ME	cldr
country		ME	general-usage
country		ME	rigour-territories
country		MF	rigour-territories
country		MG	cldr
country		MG	general-usage
country		MH	cldr
country		MK	cldr
country		MK	general-usage
country		MM	cldr
country		MM	general-usage
country		MN	cldr
country		MO	cldr
country		MP	cldr
country		MQ	cldr
country		MR	cldr
country		MS	cldr
country		MT	cldr
country		MT	rigour-territories
country		MU	cldr
country		MU	general-usage
country		MV	cldr
country		MW	cldr
country		MW	general-usage
country		MX	cldr
country		MY	cldr
country		MY	general-usage
country		MZ	cldr
country		MZ	rigour-territories
country		NA	cldr
country		NA	general-usage
country		NC	cldr
country		NE	cldr
country		NF	cldr
country		NG	cldr
country		NG	rigour-territories
country		NI	cldr
country		NL	cldr
country		NO	cldr
country		NO	rigour-territories
country		NP	cldr
country		NP	rigour-territories
country		NR	cldr
country		NU	cldr
country		NU	i18n-iso-countries
country		NZ	cldr
country		NZ	general-usage
country		OM	cldr
country		PA	cldr
country		PF	cldr
country		PH	cldr
country		PH	general-usage
country		PK	cldr
country		PK	rigour-territories
country		PL	cldr
country		PL	rigour-territories
country		PN	cldr
country		PR	cldr
country		PS	cldr
country		PS	general-usage
country		PT	cldr
country		PW	cldr
country		PY	cldr
country		PY	rigour-territories
country		QA	cldr
country		RE	rigour-territories
country		RO	cldr
country		RS	cldr
country		RU	cldr
country		RW	cldr
country		SA	cldr
country		SB	cldr
country		SC	cldr
country		SD	cldr
country		SE	cldr
country		SG	cldr
country		SG	general-usage
country		SI	cldr
country		SK	cldr
country		SK	rigour-territories
country		SL	cldr
country		SM	cldr
country		SN	cldr
country		SR	cldr
country		SR	rigour-territories
country		SS	cldr
country		SS	general-usage
country		ST	rigour-territories
country		SV	cldr
country		SX	cldr
country		SY	cldr
country		SZ	cldr
country		TC	cldr
country		TC	rigour-territories
country		TG	cldr
country		TG	rigour-territories
country		TH	cldr
country		TJ	cldr
country		TJ	rigour-territories
country		TK	cldr
country		TL	cldr
country		TM	cldr
country		TM	rigour-territories
country		TN	cldr
country		TO	cldr
country		TO	rigour-territories
country		TR	cldr
country		TR	general-usage
country		TV	cldr
country		TV	rigour-territories
country		TW	cldr
country		TW	general-usage
country		TZ	rigour-territories
country		UA	cldr
country		UG	cldr
country		UG	rigour-territories
country		US	iso3166
country		UY	cldr
country		UZ	cldr
country		VA	cldr
country		VA	rigour-territories
country		VE	cldr
country		VG	cldr
country		VG	rigour-territories
country		VI	cldr
country		VI	rigour-territories
country		VN	cldr
country		VN	general-usage
country		VU	cldr
country		WF	cldr
country		WS	rigour-territories
country		YE	cldr
country		YT	cldr
country		YU	general-usage
country		ZA	cldr
country		ZM	cldr
country		ZW	cldr
country	context	AL	iso3166
country	context	AO	i18n-iso-countries
country	context	AR	iso3166
country	context	AU	general-usage
country	context	AX	i18n-iso-countries
country	context	AX	iso3166
country	context	AZ	iso3166
country	context	BA	cldr
country	context	BA	iso3166
country	context	BM	i18n-iso-countries
country	context	BR	i18n-iso-countries
country	context	CA	iso3166
country	context	CD	cldr
country	context	CD	general-usage
country	context	CD	rigour-territories
country	context	CF	i18n-iso-countries
country	context	CG	i18n-iso-countries
country	context	CH	general-usage
country	context	CL	i18n-iso-countries
country	context	CN	cldr
country	context	CN	rigour-territories
country	context	CO	iso3166
country	context	CY	i18n-iso-countries
country	context	DE	i18n-iso-countries
country	context	DE	rigour-territories
country	context	DK	i18n-iso-countries
country	context	DM	i18n-iso-countries
country	context	DO	i18n-iso-countries
country	context	EE	cldr
country	context	EE	iso3166
country	context	EG	i18n-iso-countries
country	context	GA	iso3166
country	context	GD	cldr
country	context	GD	i18n-iso-countries
country	context	GE	cldr
country	context	GG	cldr
country	context	GN	cldr
country	context	GP	i18n-iso-countries
country	context	GR	i18n-iso-countries
country	context	HU	rigour-territories
country	context	ID	iso3166
country	context	IE	general-usage
country	context	IL	cldr
country	context	IL	iso3166
country	context	IM	rigour-territories
country	context	IN	rigour-territories
country	context	IR	general-usage
country	context	JE	cldr
country	context	JO	cldr
country	context	JP	rigour-territories
country	context	KH	i18n-iso-countries
country	context	KR	general-usage
country	context	KY	iso3166
country	context	LA	iso3166
country	context	MA	iso3166
country	context	MD	iso3166
country	context	ME	iso3166
country	context	MK	i18n-iso-countries
country	context	ML	cldr
country	context	ML	i18n-iso-countries
country	context	MN	iso3166
country	context	MO	iso3166
country	context	MS	iso3166
country	context	MT	iso3166
country	context	MU	cldr
country	context	MU	iso3166
country	context	MZ	general-usage
country	context	NA	general-usage
country	context	NA	iso3166
country	context	NC	iso3166
country	context	NE	iso3166
country	context	NL	i18n-iso-countries
country	context	NO	i18n-iso-countries
country	context	NU	iso3166
country	context	OM	i18n-iso-countries
country	context	PA	iso3166
country	context	PE	cldr
country	context	PE	iso3166
country	context	PF	rigour-territories
country	context	PS	cldr
country	context	PT	i18n-iso-countries
country	context	RU	iso3166
country	context	RU	rigour-territories
country	context	SA	general-usage
country	context	SA	rigour-territories
country	context	SC	iso3166
country	context	SD	i18n-iso-countries
country	context	SD	iso3166
country	context	SE	i18n-iso-countries
country	context	SK	iso3166
country	context	TD	cldr
country	context	TH	rigour-territories
country	context	TN	iso3166
country	context	TR	i18n-iso-countries
country	context	TT	rigour-territories
country	context	TW	cldr
country	context	TW	rigour-territories
country	context	US	cldr
country	context	US	i18n-iso-countries
country	context	US	rigour-territories
country	context	VA	iso3166
country	context	VG	rigour-territories
country	context	WS	cldr
country	context	YT	iso3166
country	context	ZA	rigour-territories
country	edge	MF	i18n-iso-countries
country	edge	US	cldr
demonym		AE	general-usage
demonym		AM	general-usage
demonym		BH	general-usage
demonym		DO	general-usage
demonym		ET	general-usage
demonym		GE	general-usage
demonym		GH	general-usage
demonym		HK	general-usage
demonym		IQ	general-usage
demonym		JM	general-usage
demonym		JO	general-usage
demonym		KE	general-usage
demonym		KW	general-usage
demonym		LY	general-usage
demonym		MC	general-usage
demonym		MG	general-usage
demonym		MM	general-usage
demonym		MT	general-usage
demonym		MU	general-usage
demonym		MW	general-usage
demonym		NG	general-usage
demonym		OM	general-usage
demonym		PK	general-usage
demonym		SD	general-usage
demonym		SG	general-usage
demonym		SY	general-usage
demonym		TW	general-usage
demonym		TZ	general-usage
demonym		UG	general-usage
demonym		VN	general-usage
demonym		YE	general-usage
demonym		YU	general-usage
demonym		ZM	general-usage
demonym	context	CH	general-usage
demonym	context	CN	general-usage
demonym	context	CU	general-usage
demonym	context	FI	general-usage
demonym	context	IT	general-usage
demonym	context	KR	general-usage
demonym	context	MM	general-usage
demonym	context	NZ	general-usage
demonym	context	PH	general-usage
demonym	context	PL	general-usage
demonym	context	SA	general-usage
demonym	context	TH	general-usage
ending		en,es,fr,pt	general-usage
ordinal	context	de	general-usage
ordinal	context	es	libpostal
ordinal	context	fr	libpostal
part		GB	cldr
state		BE	general-usage
state		BE	opencage-states
state		BR	general-usage
state		BR	opencage-states
state		ES	rigour-territories
state		IN	rigour-territories
state	context	AT	general-usage
state	context	AU	cldr
state	context	CA	rigour-territories
state	context	CH	general-usage
state	context	DE	cldr
state	context	ES	general-usage
state	context	ES	opencage-states
state	context	FR	opencage-states
state	context	IN	rigour-territories
state	context	IT	cldr
state	context	MX	cldr
state	context	NL	cldr
state	context	NL	general-usage
state	context	US	general-usage
state	context	US	rigour-territories`;
export const letterSounds: string = `a			300
b			40
c	k		40
c	s		40
d	t		40
e			300
f			40
g	j		40
h			300
i			300
j			40
k			40
m			40
n	m		40
o			300
p	b		40
p	f		40
q	k		40
s	plural		1612
s			40
t			40
u			300
v	b		40
v	f		40
w	f		40
x	k		40
x	s		40
y			300
z	s		40`;
export const numbers: string = `100th	100		0
101st	101		0
102nd	102		0
103rd	103		0
104th	104		0
105th	105		0
106th	106		0
107th	107		0
108th	108		0
109th	109		0
10a	10		13
10de	10		16
10e	10		7
10eme	10		7
10o	10		13
10th	10		0
110th	110		0
111th	111		0
112th	112		0
113th	113		0
114th	114		0
115th	115		0
116th	116		0
117th	117		0
118th	118		0
119th	119		0
11a	11		13
11de	11		16
11e	11		7
11eme	11		7
11o	11		13
11th	11		0
120th	120		0
121st	121		0
122nd	122		0
123rd	123		0
124th	124		0
125th	125		0
126th	126		0
127th	127		0
128th	128		0
129th	129		0
12a	12		13
12de	12		16
12e	12		7
12eme	12		7
12o	12		13
12th	12		0
130th	130		0
131st	131		0
132nd	132		0
133rd	133		0
134th	134		0
135th	135		0
136th	136		0
137th	137		0
138th	138		0
139th	139		0
13a	13		13
13de	13		16
13e	13		7
13eme	13		7
13o	13		13
13th	13		0
140th	140		0
141st	141		0
142nd	142		0
143rd	143		0
144th	144		0
145th	145		0
146th	146		0
147th	147		0
148th	148		0
149th	149		0
14a	14		13
14de	14		16
14e	14		7
14eme	14		7
14o	14		13
14th	14		0
150th	150		0
151st	151		0
152nd	152		0
153rd	153		0
154th	154		0
155th	155		0
156th	156		0
157th	157		0
158th	158		0
159th	159		0
15a	15		13
15de	15		16
15e	15		7
15eme	15		7
15o	15		13
15th	15		0
160th	160		0
161st	161		0
162nd	162		0
163rd	163		0
164th	164		0
165th	165		0
166th	166		0
167th	167		0
168th	168		0
169th	169		0
16a	16		13
16de	16		16
16e	16		7
16eme	16		7
16o	16		13
16th	16		0
170th	170		0
171st	171		0
172nd	172		0
173rd	173		0
174th	174		0
175th	175		0
176th	176		0
177th	177		0
178th	178		0
179th	179		0
17a	17		13
17de	17		16
17e	17		7
17eme	17		7
17o	17		13
17th	17		0
180th	180		0
181st	181		0
182nd	182		0
183rd	183		0
184th	184		0
185th	185		0
186th	186		0
187th	187		0
188th	188		0
189th	189		0
18a	18		13
18de	18		16
18e	18		7
18eme	18		7
18o	18		13
18th	18		0
190th	190		0
191st	191		0
192nd	192		0
193rd	193		0
194th	194		0
195th	195		0
196th	196		0
197th	197		0
198th	198		0
199th	199		0
19a	19		13
19de	19		16
19e	19		7
19eme	19		7
19o	19		13
19th	19		0
1a	1		13
1er	1		7
1ere	1		7
1o	1		13
1ra	1		18
1re	1		7
1ro	1		18
1st	1		0
1ste	1		16
20a	20		13
20e	20		7
20eme	20		7
20o	20		13
20ste	20		16
20th	20		0
21st	21		0
22nd	22		0
23rd	23		0
24th	24		0
25th	25		0
26th	26		0
27th	27		0
28th	28		0
29th	29		0
2a	2		13
2d	2		0
2da	2		18
2de	2		16
2do	2		18
2e	2		7
2eme	2		7
2nd	2		0
2o	2		13
30th	30		0
31st	31		0
32nd	32		0
33rd	33		0
34th	34		0
35th	35		0
36th	36		0
37th	37		0
38th	38		0
39th	39		0
3a	3		13
3d	3		947
3de	3		16
3e	3		7
3eme	3		7
3er	3		18
3o	3		13
3ra	3		18
3rd	3		0
3ro	3		18
40th	40		0
41st	41		0
42nd	42		0
43rd	43		0
44th	44		0
45th	45		0
46th	46		0
47th	47		0
48th	48		0
49th	49		0
4a	4		13
4de	4		16
4e	4		7
4eme	4		7
4o	4		13
4th	4		0
50th	50		0
51st	51		0
52nd	52		0
53rd	53		0
54th	54		0
55th	55		0
56th	56		0
57th	57		0
58th	58		0
59th	59		0
5a	5		13
5de	5		16
5e	5		7
5eme	5		7
5o	5		13
5th	5		0
60th	60		0
61st	61		0
62nd	62		0
63rd	63		0
64th	64		0
65th	65		0
66th	66		0
67th	67		0
68th	68		0
69th	69		0
6a	6		13
6de	6		16
6e	6		7
6eme	6		7
6o	6		13
6th	6		0
70th	70		0
71st	71		0
72nd	72		0
73rd	73		0
74th	74		0
75th	75		0
76th	76		0
77th	77		0
78th	78		0
79th	79		0
7a	7		13
7de	7		16
7e	7		7
7eme	7		7
7o	7		13
7th	7		0
80th	80		0
81st	81		0
82nd	82		0
83rd	83		0
84th	84		0
85th	85		0
86th	86		0
87th	87		0
88th	88		0
89th	89		0
8a	8		13
8e	8		7
8eme	8		7
8o	8		13
8ste	8		16
8th	8		0
90th	90		0
91st	91		0
92nd	92		0
93rd	93		0
94th	94		0
95th	95		0
96th	96		0
97th	97		0
98th	98		0
99th	99		0
9a	9		13
9de	9		16
9e	9		7
9eme	9		7
9o	9		13
9th	9		0
a dozen	12		3
a hundred	100		3
a thousand	1000		3
acht	8		482
achte	8		26
achtentwintig	28		22
achtste	8		16
achttien	18		22
achttiende	18		16
achtundzwanzig	28		10
achtzehn	18		10
achtzehnte	18		26
achtzig	80		10
catorce	14		21
catorze	14		25
cem	100		960
cent	100		355
cento	100		25
centum	100		354
cero	0		21
cien	100		21
ciento	100		21
cinco	5		21
cincuenta	50		21
cinq	5		20
cinquanta	50		24
cinquante	50		20
cinque	5		24
cinquenta	50		25
cinquieme	5		7
cuarenta	40		21
cuarta	4		18
cuarto	4		18
cuatro	4		21
decima	10		18
decimo	10		18
decimo nono	19		51
decimo oitavo	18		51
decimo primeiro	11		51
decimo quarto	14		51
decimo quinto	15		51
decimo segundo	12		51
decimo setimo	17		51
decimo sexto	16		51
decimo terceiro	13		51
decimoctavo	18		18
decimocuarto	14		18
decimonoveno	19		18
decimoquinto	15		18
decimoseptimo	17		18
decimosexto	16		18
decimotercero	13		18
derde	3		16
dertien	13		22
dertiende	13		16
dertig	30		22
deux	2		20
deux mille	2000		20
deuxieme	2		7
dez	10		411
dezanove	19		25
dezasseis	16		25
dezassete	17		25
dezenove	19		25
dezesseis	16		25
dezessete	17		25
dezoito	18		25
diciannove	19		24
diciannovesimo	19		47
diciassette	17		24
diciassettesimo	17		47
diciottesimo	18		47
diciotto	18		24
dieci	10		24
diecinueve	19		21
dieciocho	18		21
dieciseis	16		21
diecisiete	17		21
diez	10		21
dix	10		355
dix huit	18		20
dix huitieme	18		7
dix neuf	19		20
dix neuvieme	19		7
dix sept	17		20
dix septieme	17		7
dixieme	10		7
doce	12		410
dodicesimo	12		47
dodici	12		24
dois	2		25
dois mil	2000		25
dos	2		483
dos mil	2000		21
double	2		354
douze	12		20
douzieme	12		7
doze	12		25
dozen	12		3
drei	3		10
dreissig	30		10
dreiundzwanzig	23		10
dreizehn	13		10
dreizehnte	13		26
drie	3		22
drieentwintig	23		22
dritte	3		26
dritter	3		26
drittes	3		26
duas	2		25
dubbel	2		22
due	2		484
duemila	2000		24
duizend	1000		22
duodecima	12		18
duodecimo	12		18
een	1		964
eenentwintig	21		22
eerste	1		16
eight	8		3
eight hundred	800		3
eighteen	18		3
eighteenth	18		0
eighth	8		0
eightieth	80		0
eighty	80		3
eighty eight	88		3
eighty eighth	88		0
eighty fifth	85		0
eighty first	81		0
eighty five	85		3
eighty four	84		3
eighty fourth	84		0
eighty nine	89		3
eighty ninth	89		0
eighty one	81		3
eighty second	82		0
eighty seven	87		3
eighty seventh	87		0
eighty six	86		3
eighty sixth	86		0
eighty third	83		0
eighty three	83		3
eighty two	82		3
ein	1		575
eine	1		482
eine million	1000000		10
einhundert	100		10
eins	1		10
eintausend	1000		10
einundzwanzig	21		10
eleven	11		3
eleventh	11		0
elf	11		482
elfde	11		16
elfte	11		26
erste	1		1613
ersten	1		26
erster	1		26
erstes	1		26
fifteen	15		3
fifteenth	15		0
fifth	5		0
fiftieth	50		0
fifty	50		3
fifty eight	58		3
fifty eighth	58		0
fifty fifth	55		0
fifty first	51		0
fifty five	55		3
fifty four	54		3
fifty fourth	54		0
fifty nine	59		3
fifty ninth	59		0
fifty one	51		3
fifty second	52		0
fifty seven	57		3
fifty seventh	57		0
fifty six	56		3
fifty sixth	56		0
fifty third	53		0
fifty three	53		3
fifty two	52		3
first	1		0
five	5		3
five hundred	500		3
fortieth	40		0
forty	40		3
forty eight	48		3
forty eighth	48		0
forty fifth	45		0
forty first	41		0
forty five	45		3
forty four	44		3
forty fourth	44		0
forty nine	49		3
forty ninth	49		0
forty one	41		3
forty second	42		0
forty seven	47		3
forty seventh	47		0
forty six	46		3
forty sixth	46		0
forty third	43		0
forty three	43		3
forty two	42		3
four	4		3
four hundred	400		3
fourteen	14		3
fourteenth	14		0
fourth	4		0
fourty	40		354
fuenf	5		10
fuenfte	5		26
fuenfundzwanzig	25		10
fuenfzehn	15		10
fuenfzehnte	15		26
fuenfzig	50		10
funf	5		10
funfte	5		26
funfter	5		26
funfundzwanzig	25		10
funfzehn	15		10
funfzehnte	15		26
funfzig	50		10
honderd	100		22
huit	8		20
huitante	80		20
huitieme	8		7
hundert	100		10
hundred	100		3
hundredth	100		0
ii	2		84
iii	3		84
iv	4		84
ix	9		84
mil	1000		483
milhao	1000000		25
milione	1000000		24
miljoen	1000000		22
mille	1000		355
million	1000000		3
millon	1000000		21
negen	9		22
negende	9		16
negenentwintig	29		22
negentien	19		22
negentiende	19		16
negentig	90		22
neuf	9		20
neun	9		10
neunte	9		26
neunundzwanzig	29		10
neunzehn	19		10
neunzehnte	19		26
neunzig	90		10
neuvieme	9		7
nine	9		3
nine hundred	900		3
nineteen	19		3
nineteenth	19		0
ninetieth	90		0
ninety	90		3
ninety eight	98		3
ninety eighth	98		0
ninety fifth	95		0
ninety first	91		0
ninety five	95		3
ninety four	94		3
ninety fourth	94		0
ninety nine	99		3
ninety ninth	99		0
ninety one	91		3
ninety second	92		0
ninety seven	97		3
ninety seventh	97		0
ninety six	96		3
ninety sixth	96		0
ninety third	93		0
ninety three	93		3
ninety two	92		3
ninth	9		0
nona	9		13
nonante	90		20
nono	9		51
nought	0		3
novanta	90		24
nove	9		411
novena	9		18
noveno	9		18
noventa	90		21
nueve	9		21
nul	0		22
null	0		575
ochenta	80		21
ocho	8		21
octante	80		20
octava	8		18
octavo	8		18
oitava	8		51
oitavo	8		51
oitenta	80		25
oito	8		25
once	11		410
one	1		354
one hundred	100		3
one hundred and eighteenth	118		0
one hundred and eighth	108		0
one hundred and eightieth	180		0
one hundred and eighty eighth	188		0
one hundred and eighty fifth	185		0
one hundred and eighty first	181		0
one hundred and eighty fourth	184		0
one hundred and eighty ninth	189		0
one hundred and eighty second	182		0
one hundred and eighty seventh	187		0
one hundred and eighty sixth	186		0
one hundred and eighty third	183		0
one hundred and eleventh	111		0
one hundred and fifteenth	115		0
one hundred and fifth	105		0
one hundred and fiftieth	150		0
one hundred and fifty eighth	158		0
one hundred and fifty fifth	155		0
one hundred and fifty first	151		0
one hundred and fifty fourth	154		0
one hundred and fifty ninth	159		0
one hundred and fifty second	152		0
one hundred and fifty seventh	157		0
one hundred and fifty sixth	156		0
one hundred and fifty third	153		0
one hundred and first	101		0
one hundred and fortieth	140		0
one hundred and forty eighth	148		0
one hundred and forty fifth	145		0
one hundred and forty first	141		0
one hundred and forty fourth	144		0
one hundred and forty ninth	149		0
one hundred and forty second	142		0
one hundred and forty seventh	147		0
one hundred and forty sixth	146		0
one hundred and forty third	143		0
one hundred and fourteenth	114		0
one hundred and fourth	104		0
one hundred and nineteenth	119		0
one hundred and ninetieth	190		0
one hundred and ninety eighth	198		0
one hundred and ninety fifth	195		0
one hundred and ninety first	191		0
one hundred and ninety fourth	194		0
one hundred and ninety ninth	199		0
one hundred and ninety second	192		0
one hundred and ninety seventh	197		0
one hundred and ninety sixth	196		0
one hundred and ninety third	193		0
one hundred and ninth	109		0
one hundred and second	102		0
one hundred and seventeenth	117		0
one hundred and seventh	107		0
one hundred and seventieth	170		0
one hundred and seventy eighth	178		0
one hundred and seventy fifth	175		0
one hundred and seventy first	171		0
one hundred and seventy fourth	174		0
one hundred and seventy ninth	179		0
one hundred and seventy second	172		0
one hundred and seventy seventh	177		0
one hundred and seventy sixth	176		0
one hundred and seventy third	173		0
one hundred and sixteenth	116		0
one hundred and sixth	106		0
one hundred and sixtieth	160		0
one hundred and sixty eighth	168		0
one hundred and sixty fifth	165		0
one hundred and sixty first	161		0
one hundred and sixty fourth	164		0
one hundred and sixty ninth	169		0
one hundred and sixty second	162		0
one hundred and sixty seventh	167		0
one hundred and sixty sixth	166		0
one hundred and sixty third	163		0
one hundred and tenth	110		0
one hundred and third	103		0
one hundred and thirteenth	113		0
one hundred and thirtieth	130		0
one hundred and thirty eighth	138		0
one hundred and thirty fifth	135		0
one hundred and thirty first	131		0
one hundred and thirty fourth	134		0
one hundred and thirty ninth	139		0
one hundred and thirty second	132		0
one hundred and thirty seventh	137		0
one hundred and thirty sixth	136		0
one hundred and thirty third	133		0
one hundred and twelfth	112		0
one hundred and twentieth	120		0
one hundred and twenty eighth	128		0
one hundred and twenty fifth	125		0
one hundred and twenty first	121		0
one hundred and twenty fourth	124		0
one hundred and twenty ninth	129		0
one hundred and twenty second	122		0
one hundred and twenty seventh	127		0
one hundred and twenty sixth	126		0
one hundred and twenty third	123		0
one hundred eighteenth	118		0
one hundred eighth	108		0
one hundred eightieth	180		0
one hundred eighty eighth	188		0
one hundred eighty fifth	185		0
one hundred eighty first	181		0
one hundred eighty fourth	184		0
one hundred eighty ninth	189		0
one hundred eighty second	182		0
one hundred eighty seventh	187		0
one hundred eighty sixth	186		0
one hundred eighty third	183		0
one hundred eleventh	111		0
one hundred fifteenth	115		0
one hundred fifth	105		0
one hundred fiftieth	150		0
one hundred fifty eighth	158		0
one hundred fifty fifth	155		0
one hundred fifty first	151		0
one hundred fifty fourth	154		0
one hundred fifty ninth	159		0
one hundred fifty second	152		0
one hundred fifty seventh	157		0
one hundred fifty sixth	156		0
one hundred fifty third	153		0
one hundred first	101		0
one hundred fortieth	140		0
one hundred forty eighth	148		0
one hundred forty fifth	145		0
one hundred forty first	141		0
one hundred forty fourth	144		0
one hundred forty ninth	149		0
one hundred forty second	142		0
one hundred forty seventh	147		0
one hundred forty sixth	146		0
one hundred forty third	143		0
one hundred fourteenth	114		0
one hundred fourth	104		0
one hundred nineteenth	119		0
one hundred ninetieth	190		0
one hundred ninety eighth	198		0
one hundred ninety fifth	195		0
one hundred ninety first	191		0
one hundred ninety fourth	194		0
one hundred ninety ninth	199		0
one hundred ninety second	192		0
one hundred ninety seventh	197		0
one hundred ninety sixth	196		0
one hundred ninety third	193		0
one hundred ninth	109		0
one hundred second	102		0
one hundred seventeenth	117		0
one hundred seventh	107		0
one hundred seventieth	170		0
one hundred seventy eighth	178		0
one hundred seventy fifth	175		0
one hundred seventy first	171		0
one hundred seventy fourth	174		0
one hundred seventy ninth	179		0
one hundred seventy second	172		0
one hundred seventy seventh	177		0
one hundred seventy sixth	176		0
one hundred seventy third	173		0
one hundred sixteenth	116		0
one hundred sixth	106		0
one hundred sixtieth	160		0
one hundred sixty eighth	168		0
one hundred sixty fifth	165		0
one hundred sixty first	161		0
one hundred sixty fourth	164		0
one hundred sixty ninth	169		0
one hundred sixty second	162		0
one hundred sixty seventh	167		0
one hundred sixty sixth	166		0
one hundred sixty third	163		0
one hundred tenth	110		0
one hundred third	103		0
one hundred thirteenth	113		0
one hundred thirtieth	130		0
one hundred thirty eighth	138		0
one hundred thirty fifth	135		0
one hundred thirty first	131		0
one hundred thirty fourth	134		0
one hundred thirty ninth	139		0
one hundred thirty second	132		0
one hundred thirty seventh	137		0
one hundred thirty sixth	136		0
one hundred thirty third	133		0
one hundred twelfth	112		0
one hundred twentieth	120		0
one hundred twenty eighth	128		0
one hundred twenty fifth	125		0
one hundred twenty first	121		0
one hundred twenty fourth	124		0
one hundred twenty ninth	129		0
one hundred twenty second	122		0
one hundred twenty seventh	127		0
one hundred twenty sixth	126		0
one hundred twenty third	123		0
one million	1000000		3
one thousand	1000		3
onze	11		20
onzieme	11		7
ottanta	80		24
ottava	8		47
ottavo	8		47
otto	8		484
premier	1		1615
premiere	1		948
premieres	1		7
premiers	1		7
prima	1		949
primeira	1		51
primeiro	1		51
primer	1		562
primera	1		18
primero	1		18
primo	1		949
quaranta	40		24
quarante	40		20
quarenta	40		25
quarta	4		51
quarto	4		13
quatorze	14		20
quatorzieme	14		7
quatre	4		20
quatre vingt	80		20
quatre vingt dix	90		20
quatre vingts	80		20
quatrieme	4		7
quatro	4		25
quattordicesimo	14		47
quattordici	14		24
quattro	4		24
quince	15		410
quindicesimo	15		47
quindici	15		24
quinta	5		1614
quinto	5		18
quinze	15		20
quinzieme	15		7
sechs	6		10
sechste	6		26
sechsundzwanzig	26		10
sechzehn	16		10
sechzehnte	16		26
sechzig	60		10
second	2		947
seconda	2		47
seconde	2		948
secondo	2		47
sedicesimo	16		47
sedici	16		24
segunda	2		18
segundo	2		562
sei	6		962
seis	6		21
seize	16		355
seizieme	16		7
sept	7		355
septante	70		20
septieme	7		7
septima	7		18
septimo	7		18
sesenta	60		21
sessanta	60		24
sessenta	60		25
sesta	6		47
sesto	6		47
sete	7		965
setenta	70		21
setima	7		51
setimo	7		51
settanta	70		24
sette	7		24
settima	7		47
settimo	7		47
seven	7		3
seven hundred	700		3
seventeen	17		3
seventeenth	17		0
seventh	7		0
seventieth	70		0
seventy	70		3
seventy eight	78		3
seventy eighth	78		0
seventy fifth	75		0
seventy first	71		0
seventy five	75		3
seventy four	74		3
seventy fourth	74		0
seventy nine	79		3
seventy ninth	79		0
seventy one	71		3
seventy second	72		0
seventy seven	77		3
seventy seventh	77		0
seventy six	76		3
seventy sixth	76		0
seventy third	73		0
seventy three	73		3
seventy two	72		3
sexta	6		562
sexto	6		18
sieben	7		10
siebente	7		26
siebenundzwanzig	27		10
siebte	7		26
siebzehn	17		10
siebzehnte	17		26
siebzig	70		10
siete	7		21
six	6		3
six hundred	600		3
sixieme	6		7
sixteen	16		3
sixteenth	16		0
sixth	6		0
sixtieth	60		0
sixty	60		3
sixty eight	68		3
sixty eighth	68		0
sixty fifth	65		0
sixty first	61		0
sixty five	65		3
sixty four	64		3
sixty fourth	64		0
sixty nine	69		3
sixty ninth	69		0
sixty one	61		3
sixty second	62		0
sixty seven	67		3
sixty seventh	67		0
sixty six	66		3
sixty sixth	66		0
sixty third	63		0
sixty three	63		3
sixty two	62		3
soixante	60		20
soixante dix	70		20
tachtig	80		22
tausend	1000		10
ten	10		961
tenth	10		0
terceira	3		51
terceiro	3		51
tercer	3		18
tercera	3		18
tercero	3		18
terza	3		47
terzo	3		47
third	3		0
thirteen	13		3
thirteenth	13		0
thirtieth	30		0
thirty	30		3
thirty eight	38		3
thirty eighth	38		0
thirty fifth	35		0
thirty first	31		0
thirty five	35		3
thirty four	34		3
thirty fourth	34		0
thirty nine	39		3
thirty ninth	39		0
thirty one	31		3
thirty second	32		0
thirty seven	37		3
thirty seventh	37		0
thirty six	36		3
thirty sixth	36		0
thirty third	33		0
thirty three	33		3
thirty two	32		3
thousand	1000		3
three	3		3
three hundred	300		3
tien	10		963
tiende	10		16
tre	3		484
trece	13		21
tredicesimo	13		47
tredici	13		24
treinta	30		21
treize	13		20
treizieme	13		7
trenta	30		24
trente	30		20
tres	3		21
treze	13		25
trinta	30		25
trois	3		20
troisieme	3		7
twaalf	12		22
twaalfde	12		16
twee	2		22
tweede	2		16
tweeentwintig	22		22
twelfth	12		0
twelve	12		3
twentieth	20		0
twenty	20		3
twenty eight	28		3
twenty eighth	28		0
twenty fifth	25		0
twenty first	21		0
twenty five	25		3
twenty four	24		3
twenty fourth	24		0
twenty nine	29		3
twenty ninth	29		0
twenty one	21		3
twenty second	22		0
twenty seven	27		3
twenty seventh	27		0
twenty six	26		3
twenty sixth	26		0
twenty third	23		0
twenty three	23		3
twenty two	22		3
twin	2		354
twintig	20		22
twintigste	20		16
two	2		3
two hundred	200		3
two thousand	2000		3
um	1		411
uma	1		411
un	1		576
una	1		483
undecima	11		18
undecimo	11		18
undicesimo	11		47
undici	11		24
une	1		576
uno	1		410
veertien	14		22
veertiende	14		16
veertig	40		22
veinte	20		21
veinticinco	25		21
veinticuatro	24		21
veintidos	22		21
veintinueve	29		21
veintiocho	28		21
veintiseis	26		21
veintisiete	27		21
veintitres	23		21
veintiuno	21		21
ventesimo	20		47
venti	20		24
venticinque	25		24
ventidue	22		24
ventinove	29		24
ventiquattro	24		24
ventisei	26		24
ventisette	27		24
ventitre	23		24
ventotto	28		24
ventuno	21		24
vi	6		950
vier	4		10
vierde	4		16
vierentwintig	24		22
vierte	4		26
vierter	4		26
vierundzwanzig	24		10
vierzehn	14		10
vierzehnte	14		26
vierzig	40		10
vigesima	20		18
vigesimo	20		18
vii	7		84
viii	8		84
vijf	5		22
vijfde	5		16
vijfentwintig	25		22
vijftien	15		22
vijftiende	15		16
vijftig	50		22
vingt	20		20
vingt cinq	25		20
vingt deux	22		20
vingt et un	21		20
vingt huit	28		20
vingt neuf	29		20
vingt quatre	24		20
vingt sept	27		20
vingt six	26		20
vingt trois	23		20
vingtieme	20		7
vinte	20		25
vinte e cinco	25		25
vinte e dois	22		25
vinte e nove	29		25
vinte e oito	28		25
vinte e quatro	24		25
vinte e seis	26		25
vinte e sete	27		25
vinte e tres	23		25
vinte e um	21		25
xi	11		950
xii	12		84
xiii	13		84
xiv	14		84
xix	19		84
xv	15		951
xvi	16		84
xvii	17		84
xviii	18		84
xx	20		951
zehn	10		10
zehnte	10		26
zero	0		3
zes	6		22
zesde	6		16
zesentwintig	26		22
zestien	16		22
zestiende	16		16
zestig	60		22
zeven	7		22
zevende	7		16
zevenentwintig	27		22
zeventien	17		22
zeventiende	17		16
zeventig	70		22
zwanzig	20		10
zwanzigste	20		26
zwei	2		10
zweitausend	2000		10
zweite	2		26
zweiter	2		26
zweites	2		26
zweiundzwanzig	22		10
zwo	2		10
zwoelf	12		10
zwoelfte	12		26
zwolf	12		10
zwolfte	12		26`;
export const places: string = `a coruna		A Coruña	44
aachen		Aachen	4
aalborg		Aalborg	74
aargau		Aargau	52
aarhus		Aarhus	74
ab	alberta	Alberta	73
aberdeen		Aberdeen	14
abertawe	swansea	Swansea	14
abidjan		Abidjan	487
abo	turku	Turku	1116
abobo		Abobo	487
abou dabi	abu dhabi	Abu Dhabi	967
abruzzi	abruzzo	Abruzzo	190
abruzzo		Abruzzo	53
abu dhabi		Abu Dhabi	191
abu ghurayb		Abū Ghurayb	109
abu zaby	abu dhabi	Abu Dhabi	191
abuja		Abuja	259
abw	aruba	Aruba	711
abyssinia	ethiopia	Ethiopia	1245
acapulco		Acapulco	37
accra		Accra	490
act	australian capital territory	Australian Capital Territory	570
ad	andorra	Andorra	700
ad dammam	dammam	Dammam	196
ad dawhah	doha	Doha	1068
adamstown		Adamstown	1063
adana		Adana	75
addis ababa		Addis Ababa	589
addis abeba	addis ababa	Addis Ababa	589
adelaide		Adelaide	427
ae	united arab emirates	United Arab Emirates	701
aerbaniya	albania	Albania	263
aerjiliya	algeria	Algeria	230
af	afghanistan	Afghanistan	702
afeganistao	afghanistan	Afghanistan	262
afg	afghanistan	Afghanistan	702
afganistan	afghanistan	Afghanistan	262
afghanistan		Afghanistan	1157
afr	africa	Africa	11
africa		Africa	48
africa austral	southern africa	Southern Africa	1
africa central	central africa	Central Africa	1
africa do sul	south africa	South Africa	71
africa occidental	west africa	West Africa	1
africa ocidental	west africa	West Africa	1
africa oriental	east africa	East Africa	1
africa subsaariana	sub saharan africa	Sub-Saharan Africa	1
africain	africa	Africa	12
africaine	africa	Africa	12
african	africa	Africa	12
africana	africa	Africa	12
africano	africa	Africa	12
afrika	africa	Africa	1
afrika du sud	south africa	South Africa	397
afrika kudu	south africa	South Africa	397
afrika selatan	south africa	South Africa	71
afrika ya koto	south africa	South Africa	397
afrika ya kudu	south africa	South Africa	397
afrikaanse	africa	Africa	12
afrikanische	africa	Africa	12
afrique	africa	Africa	1
afrique australe	southern africa	Southern Africa	1
afrique centrale	central africa	Central Africa	1
afrique de lest	east africa	East Africa	1
afrique de louest	west africa	West Africa	1
afrique du nord	north africa	North Africa	1
afrique du sud	south africa	South Africa	71
afrique occidentale	west africa	West Africa	1
afrique orientale	east africa	East Africa	1
afrique subsaharienne	sub saharan africa	Sub-Saharan Africa	1
afuganisutan	afghanistan	Afghanistan	262
afuhan	afghanistan	Afghanistan	262
ag	antigua and barbuda	Antigua and Barbuda	703
agenting	argentina	Argentina	707
ago	angola	Angola	706
agram	zagreb	Zagreb	417
aguascalientes		Aguascalientes	28
agypten	egypt	Egypt	117
agyptische	egypt	Egypt	403
ahmadabad	ahmedabad	Ahmedabad	15
ahmedabad		Ahmedabad	15
ai	anguilla	Anguilla	704
aia	anguilla	Anguilla	704
aierlan	ireland	Ireland	124
aiji	egypt	Egypt	117
aillaendeu	ireland	Ireland	124
airurando	ireland	Ireland	124
aisaiebiya	ethiopia	Ethiopia	204
aiseullandeu	iceland	Iceland	236
aishaniya	estonia	Estonia	232
aisurando	iceland	Iceland	236
aiti	haiti	Haiti	321
aix la chapelle	aachen	Aachen	4
ajeleubaijan	azerbaijan	Azerbaijan	90
ajman		Ajman	191
ak	alaska	Alaska	6
akdeniz	mediterranean	Mediterranean	1
aken	aachen	Aachen	4
akron		Akron	2
al	alabama	Alabama	6
al arabia	arab world	Arab World	1
al arabiya	arab world	Arab World	1
al basrat al qadimah		Al Başrat al Qadīmah	109
al iran	iran	Iran	375
al iraq	iraq	Iraq	374
al iskandariyah	alexandria	Alexandria	193
al jizah	giza	Giza	193
al jumhuriyah al iraqiyah	iraq	Iraq	374
al jumhuriyah al islamiyah al iraniyah	iran	Iran	375
al kuwait	kuwait	Kuwait	1299
al kuwayt	kuwait city	Kuwait City	596
al madinah	medina	Medina	196
al maghrib	morocco	Morocco	1320
al manamah	manama	Manama	582
al mawsil al jadidah		Al Mawşil al Jadīdah	109
al qahirah	cairo	Cairo	193
al quds	jerusalem	Jerusalem	258
al yaman	yemen	Yemen	346
al yaman al muazzam	yemen	Yemen	346
al yaman al muazzam al jumhuriyah	yemen	Yemen	346
al yaman al muazzam al jumhuriyah al islamiyah	yemen	Yemen	346
ala	alabama	Alabama	6
alabama		Alabama	17
alabemiliteuyeonhab	united arab emirates	United Arab Emirates	89
alabosahalaminzhugongheguo	western sahara	Western Sahara	161
alacant	alicante	Alicante	44
alagoas		Alagoas	38
aland	aland islands	Åland Islands	1464
aland islands		Åland Islands	1175
alandskie ostrova	aland islands	Åland Islands	226
alaska		Alaska	150
alb	albania	Albania	1460
albania		Albania	1160
albanian	albania	Albania	546
albanie	albania	Albania	263
albanien	albania	Albania	263
albaniya	albania	Albania	263
albany		Albany	2
alberta		Alberta	957
alborg	aalborg	Aalborg	74
albuquerque		Albuquerque	2
alema	germany	Germany	35
aleman	germany	Germany	35
alemana	germany	Germany	35
alemanha	germany	Germany	64
alemania	germany	Germany	64
alemao	germany	Germany	35
aleppo		Aleppo	307
aleuhentina	argentina	Argentina	363
aleumenia	armenia	Armenia	225
alexandria		Alexandria	193
alexandrie	alexandria	Alexandria	193
alger	algiers	Algiers	1149
algeria		Algeria	1237
algerian	algeria	Algeria	550
algerie	algeria	Algeria	230
algerien	algeria	Algeria	230
algerienne	algeria	Algeria	550
algier	algiers	Algiers	415
algiers		Algiers	415
alianqiu	united arab emirates	United Arab Emirates	89
alicante		Alicante	505
aljeli	algeria	Algeria	230
allemagne	germany	Germany	64
allemagne federale	germany	Germany	513
allemand	germany	Germany	35
allemande	germany	Germany	35
alma ata	almaty	Almaty	495
alman	germany	Germany	35
almanya	germany	Germany	64
almaty		Almaty	495
alofi		Alofi	1056
alpen	alps	Alps	1
alpes	alps	Alps	1
alpi	alps	Alps	1
alpine	alps	Alps	11
alps		Alps	11
alsace		Alsace	959
alta	alberta	Alberta	73
alto adige	trentino alto adige	Trentino-Alto Adige	190
altona		Altona	4
aluba	aruba	Aruba	1174
alzhir	algeria	Algeria	230
am	armenia	Armenia	705
aman	oman	Oman	671
amapa		Amapá	38
amarillo		Amarillo	2
amazonas		Amazonas	38
amazonia		Amazonia	1
amazonie	amazonia	Amazonia	1
amberes	antwerp	Antwerp	42
amburgo	hamburg	Hamburg	4
amelikan samoa	american samoa	American Samoa	154
america	united states	United States	1559
america central	central america	Central America	1
america del nord	north america	North America	1
america del norte	north america	North America	1
america del sur	south america	South America	1
america do norte	north america	North America	1
america do sul	south america	South America	1
america latina	latin america	Latin America	1
america usa	united states	United States	394
americain	united states	United States	83
americaine	united states	United States	83
american	united states	United States	946
american samoa		American Samoa	1168
americana	united states	United States	83
americano	united states	United States	83
americas		Americas	48
amerika	united states	United States	1558
amerikaans samoa	american samoa	American Samoa	154
amerikaanse	united states	United States	83
amerikaanse maagdeneilanden	us virgin islands	US Virgin Islands	182
amerikahezhongguo	united states	United States	80
amerikalingsamoa	american samoa	American Samoa	154
amerikalingvuajinzhudao	us virgin islands	US Virgin Islands	182
amerikan	united states	United States	83
amerikaner	united states	United States	83
amerikanisch	united states	United States	83
amerikanisch samoa	american samoa	American Samoa	154
amerikanische	united states	United States	83
amerikanische jungferninseln	us virgin islands	US Virgin Islands	182
amerikanskiy	united states	United States	83
amerikanskoe samoa	american samoa	American Samoa	154
amerique	united states	United States	897
amerique centrale	central america	Central America	1
amerique du nord	north america	North America	1
amerique du sud	south america	South America	1
amerique latine	latin america	Latin America	1
amman		Amman	1123
amoy	xiamen	Xiamen	5
amritsar		Amritsar	15
amsterdam		Amsterdam	62
amsterdamsche	amsterdam	Amsterdam	605
amsterdamse	amsterdam	Amsterdam	605
anadolu	anatolia	Anatolia	1
anaheim		Anaheim	2
anatolia		Anatolia	1
anatolien	anatolia	Anatolia	1
anchorage		Anchorage	23
and	andorra	Andorra	700
andalucia	andalusia	Andalusia	188
andalusia		Andalusia	187
andaoer	andorra	Andorra	361
andean		Andean	1
andes	andean	Andean	1
andhra pradesh		Andhra Pradesh	31
andina	andean	Andean	11
andino	andean	Andean	1
andola	andorra	Andorra	361
andora	andorra	Andorra	361
andorra		Andorra	1155
andorra la vella		Andorra la Vella	966
andorre	andorra	Andorra	361
angela	angola	Angola	1461
anggilla	anguilla	Anguilla	362
anggolla	angola	Angola	507
angilya	anguilla	Anguilla	362
angira	anguilla	Anguilla	362
anglais	england	England	36
anglaise	england	England	36
angleterre	england	England	351
anglo	united kingdom	United Kingdom	473
angoche		Angoche	46
angola		Angola	1164
angolan	angola	Angola	466
angolana	angola	Angola	466
angolanas	angola	Angola	466
angolano	angola	Angola	466
angora	angola	Angola	507
anguila	anguilla	Anguilla	362
anguilla		Anguilla	1159
anhalt	saxony anhalt	Saxony-Anhalt	41
anhui		Anhui	30
anhwei	anhui	Anhui	19
ankara		Ankara	75
ann arbor		Ann Arbor	2
antalya		Antalya	75
antananarivo		Antananarivo	1041
anteigua babuda	antigua and barbuda	Antigua and Barbuda	153
antigua and barbuda		Antigua and Barbuda	1158
antigua babuda	antigua and barbuda	Antigua and Barbuda	153
antigua e barbuda	antigua and barbuda	Antigua and Barbuda	153
antigua en barbuda	antigua and barbuda	Antigua and Barbuda	153
antigua et barbuda	antigua and barbuda	Antigua and Barbuda	153
antigua i barbuda	antigua and barbuda	Antigua and Barbuda	153
antigua und barbuda	antigua and barbuda	Antigua and Barbuda	153
antigua y barbuda	antigua and barbuda	Antigua and Barbuda	153
antiguahebabuda	antigua and barbuda	Antigua and Barbuda	153
antilhas	caribbean	Caribbean	1
antillas	caribbean	Caribbean	1
antilles	caribbean	Caribbean	1
antofagasta		Antofagasta	488
antonio enes	angoche	Angoche	46
antuerpia	antwerp	Antwerp	42
antwerp		Antwerp	42
antwerp province		Antwerp Province	1617
antwerpen	antwerp	Antwerp	42
anvers	antwerp	Antwerp	42
anz region	australasia	Australasia	1
ao	angola	Angola	706
aodaliya	australia	Australia	264
aodeli	austria	Austria	155
aolan	aland islands	Åland Islands	226
aomen	macau	Macau	526
aotearoa	new zealand	New Zealand	670
aotearoa new zealand	new zealand	New Zealand	670
ap	asia pacific	Asia Pacific	11
apac	asia pacific	Asia Pacific	1
apeuganiseutan	afghanistan	Afghanistan	262
apia		Apia	1098
apj	asia pacific	Asia Pacific	11
appenzell		Appenzell	1626
appenzell ausserrhoden	appenzell	Appenzell	52
appenzell innerrhoden	appenzell	Appenzell	52
apulia	puglia	Puglia	53
aquaserbia	montenegro	Montenegro	1325
aquatorialguinea	equatorial guinea	Equatorial Guinea	122
aquitaine	nouvelle aquitaine	Nouvelle-Aquitaine	72
ar	arkansas	Arkansas	6
ar riyad	riyadh	Riyadh	196
arab	arab world	Arab World	11
arab countries	arab world	Arab World	1
arab republic of egypt	egypt	Egypt	272
arab world		Arab World	1
arabe	arab world	Arab World	1
arabia	arab world	Arab World	1
arabia saudita	saudi arabia	Saudi Arabia	175
arabian	arab world	Arab World	12
arabian gulf	gulf	Gulf	1
arabie saoudite	saudi arabia	Saudi Arabia	175
arabische	arab world	Arab World	1
arabische republiek egypte	egypt	Egypt	117
arabskie emiraty	united arab emirates	United Arab Emirates	627
arabushouzhangguolianbang	united arab emirates	United Arab Emirates	89
aragon		Aragon	479
arbil	erbil	Erbil	109
are	united arab emirates	United Arab Emirates	701
arequipa		Arequipa	1058
arg	argentina	Argentina	1462
argel	algiers	Algiers	415
argelia	algeria	Algeria	230
argelina	algeria	Algeria	550
argentijnse republiek	argentina	Argentina	363
argentina		Argentina	1165
argentine	argentina	Argentina	707
argentine republic	argentina	Argentina	1167
argentinean	argentina	Argentina	398
argentinian	argentina	Argentina	398
argentinien	argentina	Argentina	363
argentinische	argentina	Argentina	398
argentino	argentina	Argentina	398
argentins	argentina	Argentina	398
argovia	aargau	Aargau	59
argovie	aargau	Aargau	59
arhus	aarhus	Aarhus	74
ariz	arizona	Arizona	299
arizona		Arizona	17
ark	arkansas	Arkansas	6
arkansas		Arkansas	17
arkhangelsk		Arkhangelsk	306
arlington		Arlington	2
arm	armenia	Armenia	705
armenia		Armenia	1163
armenian	armenia	Armenia	1568
armenie	armenia	Armenia	225
armenien	armenia	Armenia	225
armeniya	armenia	Armenia	225
aruba		Aruba	1173
arubania	albania	Albania	263
arujieria	algeria	Algeria	230
arumenia	armenia	Armenia	225
arunachal pradesh		Arunachal Pradesh	31
arusha		Arusha	425
aruzenchin	argentina	Argentina	363
as	american samoa	American Samoa	708
asaibaijiang	azerbaijan	Azerbaijan	90
aserbaidschan	azerbaijan	Azerbaijan	90
ash shariqah	sharjah	Sharjah	191
ashgabat		Ashgabat	615
ashkhabad	ashgabat	Ashgabat	615
asia		Asia	48
asia pac	asia pacific	Asia Pacific	1
asia pacific		Asia Pacific	1
asia pacific japan	asia pacific	Asia Pacific	1
asia pacifico	asia pacific	Asia Pacific	1
asia pasifik	asia pacific	Asia Pacific	1
asia tenggara	southeast asia	Southeast Asia	1
asian	asia	Asia	12
asiapac	asia pacific	Asia Pacific	1
asiatic	asia	Asia	12
asiatica	asia	Asia	12
asiatique	asia	Asia	12
asiatische	asia	Asia	12
asie	asia	Asia	1
asie centrale	central asia	Central Asia	1
asie du sud	south asia	South Asia	1
asie du sud est	southeast asia	Southeast Asia	1
asie orientale	east asia	East Asia	1
asie pacifique	asia pacific	Asia Pacific	1
asien	asia	Asia	1
asien pazifik	asia pacific	Asia Pacific	1
asm	american samoa	American Samoa	708
asmara		Asmara	999
assam		Assam	480
assia	hesse	Hesse	408
astana		Astana	495
asturias		Asturias	187
asuncion		Asunción	1067
asya	asia	Asia	11
at	austria	Austria	709
atenas	athens	Athens	152
atene	athens	Athens	152
atg	antigua and barbuda	Antigua and Barbuda	703
athen	athens	Athens	152
athenes	athens	Athens	152
athens		Athens	152
athina	athens	Athens	152
athiopien	ethiopia	Ethiopia	204
atlanta		Atlanta	2
atlantic		Atlantic	11
atlantico	atlantic	Atlantic	1
atlantik	atlantic	Atlantic	1
atlantique	atlantic	Atlantic	1
au	australia	Australia	710
auckland		Auckland	607
augsburg		Augsburg	4
aurora		Aurora	23
aus	australia	Australia	710
aussie	australia	Australia	399
aust	australia	Australia	1463
austin		Austin	23
austral	southern africa	Southern Africa	11
australasia		Australasia	1
australasian	australasia	Australasia	12
australia		Australia	1171
australian	australia	Australia	399
australian capital territory		Australian Capital Territory	295
australiana	australia	Australia	399
australie	australia	Australia	264
australien	australia	Australia	264
australienne	australia	Australia	399
australische	australia	Australia	399
austria		Austria	1169
austriaca	austria	Austria	143
austrian	austria	Austria	143
aut	austria	Austria	709
autriche	austria	Austria	155
autrichien	austria	Austria	143
autrichienne	austria	Austria	143
auvergne	auvergne rhone alpes	Auvergne-Rhône-Alpes	72
auvergne rhone alpes		Auvergne-Rhône-Alpes	189
avarua		Avarua	987
avrasya	eurasia	Eurasia	1
avrupa	europe	Europe	1
avrupali	europe	Europe	12
avstraliya	australia	Australia	264
avstriya	austria	Austria	155
avstriyskiy	austria	Austria	143
avusturya	austria	Austria	155
aw	aruba	Aruba	711
ax	aland islands	Åland Islands	1465
az	arizona	Arizona	6
aze	azerbaijan	Azerbaijan	1466
azerbaidjan	azerbaijan	Azerbaijan	90
azerbaigian	azerbaijan	Azerbaijan	90
azerbaijan		Azerbaijan	1176
azerbaijani	azerbaijan	Azerbaijan	913
azerbaijao	azerbaijan	Azerbaijan	90
azerbaiyan	azerbaijan	Azerbaijan	90
azerbaycan	azerbaijan	Azerbaijan	90
azerbaydzhan	azerbaijan	Azerbaijan	90
azeri	azerbaijan	Azerbaijan	913
azerubaijiyan	azerbaijan	Azerbaijan	90
azie	asia	Asia	1
aziya	asia	Asia	1
azja	asia	Asia	1
ba	bosnia and herzegovina	Bosnia and Herzegovina	1467
babaduosi	barbados	Barbados	364
babeidoseu	barbados	Barbados	364
babuyaxinjineiya	papua new guinea	Papua New Guinea	99
bachikanshiguo	vatican city	Vatican City	101
baden wuerttemberg	baden wurttemberg	Baden-Württemberg	254
baden wurttemberg		Baden-Württemberg	106
bagamy	bahamas	Bahamas	509
bagdad	baghdad	Baghdad	109
baghdad		Baghdad	109
bahama	bahamas	Bahamas	509
bahamas		Bahamas	1198
bahia		Bahia	38
bahrain		Bahrain	1189
bahraini	bahrain	Bahrain	1569
bahrein	bahrain	Bahrain	266
baieluosi	belarus	Belarus	156
baile atha cliath	dublin	Dublin	492
bailiwick of guernsey	guernsey	Guernsey	1255
bailiwick of jersey	jersey	Jersey	657
baimuda	bermuda	Bermuda	366
baja california		Baja California	28
baja california sur		Baja California Sur	28
baja sajonia	lower saxony	Lower Saxony	41
bajisitan	pakistan	Pakistan	384
bakersfield		Bakersfield	2
bakhreyn	bahrain	Bahrain	266
baki	baku	Baku	581
baku		Baku	581
balagui	paraguay	Paraguay	336
balcani	balkans	Balkans	1
bale	basel	Basel	359
bale campagne	basel landschaft	Basel-Landschaft	59
bale ville	basel stadt	Basel-Stadt	59
baleares	balearic islands	Balearic Islands	296
balearic islands		Balearic Islands	187
balears	balearic islands	Balearic Islands	296
balein	bahrain	Bahrain	266
baleisitan	palestine	Palestine	136
balgariya	bulgaria	Bulgaria	629
balgarska	bulgaria	Bulgaria	400
balin	bahrain	Bahrain	266
balkan	balkans	Balkans	1
balkanlar	balkans	Balkans	1
balkans		Balkans	1
baltia	baltic	Baltic	1
baltic		Baltic	11
baltic countries	baltic	Baltic	1
baltic states	baltic	Baltic	1
baltico	baltic	Baltic	1
baltics	baltic	Baltic	1
baltija	baltic	Baltic	1
baltijos	baltic	Baltic	1
baltikum	baltic	Baltic	1
baltimore		Baltimore	2
bamako		Bamako	1044
bamiyuda	bermuda	Bermuda	366
banama	panama	Panama	673
bandar abbas		Bandar Abbas	194
bandar seri begawan		Bandar Seri Begawan	982
bandung		Bandung	108
bangalore	bengaluru	Bengaluru	428
banggeulladesi	bangladesh	Bangladesh	265
bangkok		Bangkok	1143
bangla desh	bangladesh	Bangladesh	265
bangladesch	bangladesh	Bangladesh	265
bangladesh		Bangladesh	1181
bangladeshi	bangladesh	Bangladesh	915
bangui		Bangui	986
banguradeshiyu	bangladesh	Bangladesh	265
banjul		Banjul	1009
banuatsu	vanuatu	Vanuatu	461
banuatu	vanuatu	Vanuatu	461
baojialiya	bulgaria	Bulgaria	112
barbade	barbados	Barbados	364
barbados		Barbados	1180
barcellona	barcelona	Barcelona	44
barcelona		Barcelona	44
barcelone	barcelona	Barcelona	44
baren	bahrain	Bahrain	266
bari		Bari	27
baroda	vadodara	Vadodara	15
barranquilla		Barranquilla	303
barubadosu	barbados	Barbados	364
basel		Basel	54
basel landschaft		Basel-Landschaft	52
basel stadt		Basel-Stadt	52
baselland	basel landschaft	Basel-Landschaft	953
basilea	basel	Basel	54
basilicata		Basilicata	53
basle	basel	Basel	54
basler	basel	Basel	503
basque country		Basque Country	187
basra		Basra	109
basrah	basra	Basra	109
basse saxe	lower saxony	Lower Saxony	41
basse terre		Basse-Terre	1010
basseterre		Basseterre	1025
bath		Bath	200
batikan	vatican city	Vatican City	101
baton rouge		Baton Rouge	2
batswana	botswana	Botswana	916
bavaria		Bavaria	106
baviera	bavaria	Bavaria	254
baviere	bavaria	Bavaria	254
bawu	baden wurttemberg	Baden-Württemberg	41
baxi	brazil	Brazil	91
bayern	bavaria	Bavaria	253
bayrut	beirut	Beirut	357
bb	barbados	Barbados	712
bbw ghyny ljdydh	papua new guinea	Papua New Guinea	99
bc	british columbia	British Columbia	73
bc canada	british columbia	British Columbia	952
bd	bangladesh	Bangladesh	713
bdesh	bangladesh	Bangladesh	1182
bdi	burundi	Burundi	718
be	belgium	Belgium	714
becs	vienna	Vienna	222
bei jing	beijing	Beijing	29
beijing		Beijing	5
beimakedonia	north macedonia	North Macedonia	98
beimaliyanaqundao	northern mariana islands	Northern Mariana Islands	131
beimaqidun	north macedonia	North Macedonia	98
beimarianazhudao	northern mariana islands	Northern Mariana Islands	131
beining	benin	Benin	431
beira		Beira	310
beirut		Beirut	357
beirute	beirut	Beirut	357
bekasi		Bekasi	108
bel	belgium	Belgium	714
belarus		Belarus	1203
belarusian	belarus	Belarus	401
belarussian	belarus	Belarus	401
belarusskiy	belarus	Belarus	401
belcika	belgium	Belgium	111
belem		Belém	43
belfast		Belfast	14
belga	belgium	Belgium	291
belgas	belgium	Belgium	291
belge	belgium	Belgium	291
belges	belgium	Belgium	291
belgia	belgium	Belgium	111
belgian	belgium	Belgium	291
belgica	belgium	Belgium	111
belgie	belgium	Belgium	111
belgien	belgium	Belgium	111
belgio	belgium	Belgium	111
belgique	belgium	Belgium	111
belgisch	belgium	Belgium	291
belgische	belgium	Belgium	291
belgium		Belgium	1184
belgiya	belgium	Belgium	111
belgrade		Belgrade	422
belgrado	belgrade	Belgrade	422
belice	belize	Belize	368
beliz	belize	Belize	368
belize		Belize	1204
bellaluseu	belarus	Belarus	156
bellijeu	belize	Belize	368
belmopan		Belmopan	984
belo horizonte		Belo Horizonte	43
belorus	belarus	Belarus	156
belorussia	belarus	Belarus	633
belorusskiy	belarus	Belarus	401
ben	benin	Benin	719
benaeng	benin	Benin	431
benares	varanasi	Varanasi	493
benelux		Benelux	1
benelux countries	benelux	Benelux	1
benesuella	venezuela	Venezuela	345
benezuera boribarugongheguo	venezuela	Venezuela	345
bengal	west bengal	West Bengal	148
bengali	bangladesh	Bangladesh	915
bengaluru		Bengaluru	15
bengasi	benghazi	Benghazi	1037
benghazi		Benghazi	599
benguela		Benguela	301
benim	benin	Benin	431
benin		Benin	1191
benoni		Benoni	201
beograd	belgrade	Belgrade	422
beogradski	belgrade	Belgrade	1139
beogradu	belgrade	Belgrade	1070
beomyuda	bermuda	Bermuda	366
berarushi	belarus	Belarus	156
bergamo		Bergamo	27
bergen		Bergen	1132
bergens	bergen	Bergen	1131
berizu	belize	Belize	368
berkeley		Berkeley	2
berlim	berlin	Berlin	4
berlin		Berlin	87
berlin brandenburg		Berlin-Brandenburg	41
berlin mitte		Berlin Mitte	4
berlin pankow		Berlin Pankow	4
berlin steglitz zehlendorf		Berlin Steglitz Zehlendorf	4
berlin wilmersdorf		Berlin Wilmersdorf	4
berliner	berlin	Berlin	224
berlino	berlin	Berlin	4
bermuda		Bermuda	1193
bermudas	bermuda	Bermuda	1469
bermudes	bermuda	Bermuda	366
bermudy	bermuda	Bermuda	366
bern		Bern	54
berna	bern	Bern	54
berne	bern	Bern	54
berner	bern	Bern	503
berugi	belgium	Belgium	111
bes	caribbean netherlands	Caribbean Netherlands	724
best korea	north korea	North Korea	448
beteunam	vietnam	Vietnam	289
bethal		Bethal	8
bethesda		Bethesda	23
betonamu	vietnam	Vietnam	289
beulajil	brazil	Brazil	91
beulunai	brunei	Brunei	432
beverly hills		Beverly Hills	2
beyrouth	beirut	Beirut	357
bf	burkina faso	Burkina Faso	715
bfa	burkina faso	Burkina Faso	715
bg	bulgaria	Bulgaria	716
bgd	bangladesh	Bangladesh	713
bgr	bulgaria	Bulgaria	716
bh	bahrain	Bahrain	717
bharat	india	India	1505
bharat ganarajya	india	India	442
bharatiya	india	India	553
bhart	india	India	277
bhart gnrajy	india	India	442
bhisho		Bhisho	8
bhopal		Bhopāl	15
bhoutan	bhutan	Bhutan	367
bhr	bahrain	Bahrain	717
bhs	bahamas	Bahamas	726
bhutan		Bhutan	1200
bi	burundi	Burundi	718
bielefeld		Bielefeld	4
bielorrusia	belarus	Belarus	156
bielorrussia	belarus	Belarus	156
bielorussia	belarus	Belarus	156
bielorussie	belarus	Belarus	156
bih	bosnia and herzegovina	Bosnia and Herzegovina	1468
bihar		Bihar	480
bilbao		Bilbao	44
bilbo	bilbao	Bilbao	505
bilishi	belgium	Belgium	111
bingdao	iceland	Iceland	236
birma	myanmar	Myanmar	525
birmania	myanmar	Myanmar	1333
birmania myanmar	myanmar	Myanmar	282
birmanie	myanmar	Myanmar	525
birmingham		Birmingham	14
birmingham us		Birmingham (US)	197
bishkek		Bishkek	1021
bissau		Bissau	1014
bj	benin	Benin	719
bl	saint barthelemy	Saint Barthélemy	720
blantyre		Blantyre	602
blgariya	bulgaria	Bulgaria	112
blgarska	bulgaria	Bulgaria	630
blghry	bulgaria	Bulgaria	112
blm	saint barthelemy	Saint Barthélemy	720
bloemfontein		Bloemfontein	8
blr	belarus	Belarus	729
blz	belize	Belize	730
bm	bermuda	Bermuda	721
bmu	bermuda	Bermuda	721
bn	brunei	Brunei	722
bnghldysh	bangladesh	Bangladesh	265
bo	bolivia	Bolivia	723
boane		Boane	1129
bocheuwana	botswana	Botswana	269
bochum		Bochum	4
bociwana	botswana	Botswana	269
boduolige	puerto rico	Puerto Rico	335
bogota		Bogotá	303
bohei	bosnia and herzegovina	Bosnia and Herzegovina	76
bohemia	czechia	Czechia	184
bohemian	czechia	Czechia	939
boise		Boise	2
boksburg		Boksburg	8
bol	bolivia	Bolivia	723
bolan	poland	Poland	134
bolgariya	bulgaria	Bulgaria	112
bolivariaanse republiek venezuela	venezuela	Venezuela	345
bolivarian republic of venezuela	venezuela	Venezuela	459
bolivarianskaya respublika venesuela	venezuela	Venezuela	459
bolivia		Bolivia	1195
bolivian	bolivia	Bolivia	547
boliviana	bolivia	Bolivia	547
boliviano	bolivia	Bolivia	547
bolivie	bolivia	Bolivia	227
bolivien	bolivia	Bolivia	227
boliviya	bolivia	Bolivia	227
boliweiya	bolivia	Bolivia	227
bolizi	belize	Belize	368
bollibia	bolivia	Bolivia	227
bologna		Bologna	88
bolonia	bologna	Bologna	27
bolzano		Bolzano	595
bombay	mumbai	Mumbai	15
bonaire	caribbean netherlands	Caribbean Netherlands	632
bondsrepubliek duitsland	germany	Germany	64
boneleu sinteuyuseutatiuseu saba	caribbean netherlands	Caribbean Netherlands	268
boneru shinto yusutateiusuoyobisaba	caribbean netherlands	Caribbean Netherlands	268
boneyr	caribbean netherlands	Caribbean Netherlands	268
bonn		Bonn	4
bordeaux		Bordeaux	199
boribiaduominzuguo	bolivia	Bolivia	227
bosanska	bosnia and herzegovina	Bosnia and Herzegovina	914
boseunia heleuchegobina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosna	bosnia and herzegovina	Bosnia and Herzegovina	1179
bosna i hercegovina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosnia	bosnia and herzegovina	Bosnia and Herzegovina	1178
bosnia and herzegovina		Bosnia and Herzegovina	76
bosnia ed erzegovina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosnia herzegovina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosnia y herzegovina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosnian	bosnia and herzegovina	Bosnia and Herzegovina	914
bosnie en herzegovina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosnie herzegovine	bosnia and herzegovina	Bosnia and Herzegovina	76
bosnien und herzegowina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosniya i gertsegovina	bosnia and herzegovina	Bosnia and Herzegovina	76
boston		Boston	23
bosunia herutsuegobina	bosnia and herzegovina	Bosnia and Herzegovina	76
botshabelo		Botshabelo	8
botsuana	botswana	Botswana	269
botsuwana	botswana	Botswana	269
botsvana	botswana	Botswana	269
botswana		Botswana	1201
botswanan	botswana	Botswana	916
bourgogne	burgundy	Burgundy	72
bournemouth		Bournemouth	14
bozen	bolzano	Bolzano	595
bq	caribbean netherlands	Caribbean Netherlands	724
br	brazil	Brazil	725
bra	brazil	Brazil	725
brabant	north brabant	North Brabant	1635
bradford		Bradford	14
braga		Braga	110
brakpan		Brakpan	8
brampton		Brampton	61
brandebourg	brandenburg	Brandenburg	41
brandenburg		Brandenburg	106
brandenburgo	brandenburg	Brandenburg	41
brasil	brazil	Brazil	1470
brasile	brazil	Brazil	91
brasileira	brazil	Brazil	144
brasileiras	brazil	Brazil	144
brasileiro	brazil	Brazil	144
brasileiros	brazil	Brazil	144
brasilena	brazil	Brazil	144
brasilero	brazil	Brazil	144
brasilia		Brasília	43
brasiliana	brazil	Brazil	144
brasilianische	brazil	Brazil	144
brasilien	brazil	Brazil	91
brasov		Brașov	85
bratislava		Bratislava	424
bratislave	bratislava	Bratislava	1078
braunschweig		Braunschweig	4
brazil		Brazil	1197
braziliaanse	brazil	Brazil	144
brazilian	brazil	Brazil	144
brazilie	brazil	Brazil	91
braziliya	brazil	Brazil	91
brazylia	brazil	Brazil	91
brazzaville		Brazzaville	586
brb	barbados	Barbados	712
brbdws	barbados	Barbados	364
brd	germany	Germany	1483
breda		Breda	62
breme	bremen	Bremen	87
bremen		Bremen	4
bremer	bremen	Bremen	224
brescia		Brescia	27
bresil	brazil	Brazil	91
bresilienne	brazil	Brazil	144
breslau	wroclaw	Wrocław	34
brest		Brest	1108
bretagne	brittany	Brittany	566
brezilya	brazil	Brazil	91
brghwy	paraguay	Paraguay	336
bridgetown		Bridgetown	975
brighton		Brighton	14
brisbane		Brisbane	256
bristol		Bristol	200
britain	united kingdom	United Kingdom	439
britanica	united kingdom	United Kingdom	36
britanico	united kingdom	United Kingdom	36
britannia	united kingdom	United Kingdom	473
britannic	united kingdom	United Kingdom	36
britannica	united kingdom	United Kingdom	473
britannique	united kingdom	United Kingdom	36
britanskiy	united kingdom	United Kingdom	36
britisch	united kingdom	United Kingdom	36
britische	united kingdom	United Kingdom	36
britische jungferninseln	british virgin islands	British Virgin Islands	103
british	united kingdom	United Kingdom	36
british columbia		British Columbia	147
british overseas territory of gibraltar	gibraltar	Gibraltar	652
british virgin islands		British Virgin Islands	1445
briton	united kingdom	United Kingdom	36
brits	united kingdom	United Kingdom	36
britse maagdeneilanden	british virgin islands	British Virgin Islands	103
brittany		Brittany	189
brn	brunei	Brunei	722
brne	brno	Brno	151
brnenska	brno	Brno	151
brnensky	brno	Brno	151
brno		Brno	192
bronx		Bronx	2
brooklyn		Brooklyn	2
bruessel	brussels	Brussels	42
bruges		Bruges	42
brugge	bruges	Bruges	42
brunei		Brunei	1194
brunei darussalam	brunei	Brunei	432
brunn	brno	Brno	192
brunswick	braunschweig	Braunschweig	87
bruselas	brussels	Brussels	42
brussel	brussels	Brussels	42
brussel bruxelles	brussels	Brussels	257
brussels		Brussels	500
bruxelas	brussels	Brussels	42
bruxelles	brussels	Brussels	42
bryansk		Bryansk	306
bs	bahamas	Bahamas	726
bt	bhutan	Bhutan	727
btn	bhutan	Bhutan	727
bucaramanga		Bucaramanga	303
bucarest	bucharest	Bucharest	85
bucharest		Bucharest	85
bucuresti	bucharest	Bucharest	85
budan	bhutan	Bhutan	367
budapest		Budapest	418
budapeste	budapest	Budapest	418
budapesti	budapest	Budapest	1018
budta		Budta	260
buenos aires		Buenos Aires	580
buffalo		Buffalo	23
bughan	north korea	North Korea	127
bugmaliana gundo	northern mariana islands	Northern Mariana Islands	131
bujinafasuo	burkina faso	Burkina Faso	430
bujumbura		Bujumbura	583
bukarest	bucharest	Bucharest	85
bulawayo		Bulawayo	426
buleukinapaso	burkina faso	Burkina Faso	430
bulgalia	bulgaria	Bulgaria	112
bulgare	bulgaria	Bulgaria	400
bulgaria		Bulgaria	1188
bulgarian	bulgaria	Bulgaria	400
bulgarie	bulgaria	Bulgaria	112
bulgarien	bulgaria	Bulgaria	112
bulgarije	bulgaria	Bulgaria	112
bulgarische	bulgaria	Bulgaria	400
bulgariya	bulgaria	Bulgaria	112
bulgarska	bulgaria	Bulgaria	400
bulongdi	burundi	Burundi	365
bulundi	burundi	Burundi	365
bundesrepublik deutschland	germany	Germany	436
burajiru	brazil	Brazil	91
burdeos	bordeaux	Bordeaux	33
burgenland		Burgenland	252
burgundy		Burgundy	409
burkina faso		Burkina Faso	1186
burkina faso nutome	burkina faso	Burkina Faso	1187
burma	myanmar	Myanmar	282
burmah	myanmar	Myanmar	1606
burmese	myanmar	Myanmar	1583
bursa		Bursa	1144
burugaria	bulgaria	Bulgaria	112
burukinafuaso	burkina faso	Burkina Faso	430
burundi		Burundi	1190
burunei darusaramu	brunei	Brunei	432
burunji	burundi	Burundi	365
busan		Busan	55
butan	bhutan	Bhutan	367
butao	bhutan	Bhutan	367
bvi	british virgin islands	British Virgin Islands	1561
bw	botswana	Botswana	728
bwa	botswana	Botswana	728
bwlyfy	bolivia	Bolivia	227
bwlynzy lfrnsyh	french polynesia	French Polynesia	171
bwrkyn fsw	burkina faso	Burkina Faso	430
bwrtwrykw	puerto rico	Puerto Rico	335
bwrwndy	burundi	Burundi	365
bwtswn	botswana	Botswana	269
by	belarus	Belarus	729
bydgoszcz		Bydgoszcz	34
byelorussia	belarus	Belarus	633
byelorussian	belarus	Belarus	401
bz	belize	Belize	730
c delgado	cabo delgado	Cabo Delgado	149
ca	california	California	6
caba	buenos aires	Buenos Aires	1102
cabinda		Cabinda	301
cabo delgado		Cabo Delgado	568
cabo verde	cape verde	Cape Verde	159
cabo verdiana	cape verde	Cape Verde	549
caboverdiana	cape verde	Cape Verde	549
caerdydd	cardiff	Cardiff	14
caf	central african republic	Central African Republic	733
cairo		Cairo	193
calabria		Calabria	53
calcutta	kolkata	Kolkata	15
calgary		Calgary	61
cali		Cali	1112
calif	california	California	6
california		California	17
camaroes	cameroon	Cameroon	228
camayenne		Camayenne	591
cambodge	cambodia	Cambodia	165
cambodia		Cambodia	1291
cambodian	cambodia	Cambodia	926
cambogia	cambodia	Cambodia	1510
camboja	cambodia	Cambodia	165
camboya	cambodia	Cambodia	165
cambridge		Cambridge	14
cameroon		Cameroon	1218
cameroonian	cameroon	Cameroon	918
cameroun	cameroon	Cameroon	228
camerounaise	cameroon	Cameroon	918
camerun	cameroon	Cameroon	228
campania		Campania	53
campeche		Campeche	28
campinas		Campinas	43
can	canada	Canada	1471
canada		Canada	1205
canadense	canada	Canada	292
canadese	canada	Canada	292
canadian	canada	Canada	292
canadien	canada	Canada	292
canadienne	canada	Canada	292
canadiense	canada	Canada	292
canarias	canary islands	Canary Islands	188
canary islands		Canary Islands	187
canberra		Canberra	256
cancun		Cancún	37
cannes		Cannes	1003
cantabria		Cantabria	187
canton	guangzhou	Guangzhou	504
canton province	guangdong	Guangdong	19
cap vert	cape verde	Cape Verde	159
cape province	western cape	Western Cape	49
cape town		Cape Town	8
cape verde		Cape Verde	1223
cape verdean	cape verde	Cape Verde	549
capetown	cape town	Cape Town	86
capo verde	cape verde	Cape Verde	159
caracas		Caracas	497
caraibes	caribbean	Caribbean	1
caraibi	caribbean	Caribbean	1
cardiff		Cardiff	14
carib	caribbean	Caribbean	1
caribbean		Caribbean	48
caribbean islands	caribbean	Caribbean	1
caribbean netherlands		Caribbean Netherlands	632
caribe	caribbean	Caribbean	11
caribena	caribbean	Caribbean	12
caribes	caribbean	Caribbean	11
carinthia		Carinthia	252
carletonville		Carletonville	8
cartagena		Cartagena	303
casablanca		Casablanca	419
castile and leon		Castile and León	187
castilla	castile and leon	Castile and León	1628
castilla la mancha		Castilla-La Mancha	188
castilla y leon	castile and leon	Castile and León	188
castries		Castries	1030
catalogne	catalonia	Catalonia	296
catalonia		Catalonia	479
cataluna	catalonia	Catalonia	188
catalunya	catalonia	Catalonia	188
catania		Catania	27
catar	qatar	Qatar	337
caucase	caucasus	Caucasus	1
caucasus		Caucasus	1
cawnpore	kanpur	Kanpur	15
cayenne		Cayenne	1119
cayman	cayman islands	Cayman Islands	810
cayman islands		Cayman Islands	1300
caymans	cayman islands	Cayman Islands	810
cazaquistao	kazakhstan	Kazakhstan	97
cc	cocos islands	Cocos Islands	731
cccp	russia	Russia	339
cck	cocos islands	Cocos Islands	731
cd	democratic republic of the congo	Democratic Republic of the Congo	732
cdmx	mexico city	Mexico City	1050
ce europe	central and eastern europe	Central and Eastern Europe	1
ceara		Ceará	38
cebu		Cebu	260
cebu city	cebu	Cebu	260
ceca	czechia	Czechia	939
cee	central and eastern europe	Central and Eastern Europe	11
cemea	emea	EMEA	1
centraal afrikaanse republiek	central african republic	Central African Republic	157
centrafrique	central african republic	Central African Republic	1210
central africa		Central Africa	1
central african	central africa	Central Africa	12
central african republic		Central African Republic	1209
central america		Central America	48
central and eastern europe		Central and Eastern Europe	1
central asia		Central Asia	48
central eastern europe	central and eastern europe	Central and Eastern Europe	1
central europe		Central Europe	1
centraleurope	central europe	Central Europe	1
centro america	central america	Central America	1
centroamerica	central america	Central America	1
centroamericana	central america	Central America	12
centurion		Centurion	201
ceska	czechia	Czechia	184
ceska republika	czechia	Czechia	56
ceske	czechia	Czechia	184
cesko	czechia	Czechia	56
cesky	czechia	Czechia	184
ceylon	sri lanka	Sri Lanka	658
ceylonese	sri lanka	Sri Lanka	555
cf	central african republic	Central African Republic	733
cg	republic of the congo	Republic of the Congo	734
ch	switzerland	Switzerland	735
chad		Chad	1550
chade	chad	Chad	245
chadeu	chad	Chad	245
champagne	champagne ardenne	Champagne-Ardenne	409
champagne ardenne		Champagne-Ardenne	72
chandigarh		Chandigarh	15
chang sha	changsha	Changsha	29
chang zhou	changzhou	Changzhou	29
changchun		Changchun	5
changsha		Changsha	5
changzhou		Changzhou	5
channel islands	jersey	Jersey	1285
chaoxian	north korea	North Korea	127
chaoxianminzhuzhuyirenmingongheguo	north korea	North Korea	127
charkow	kharkiv	Kharkiv	39
charleroi		Charleroi	42
charleston		Charleston	23
charlotte		Charlotte	23
charlotte amalie		Charlotte Amalie	1095
chattanooga		Chattanooga	2
chattisgarh	chhattisgarh	Chhattisgarh	148
chattogram	chittagong	Chittagong	976
che	switzerland	Switzerland	735
checa	czechia	Czechia	184
chefoo	yantai	Yantai	5
chekhiya	czechia	Czechia	56
chekiang	zhejiang	Zhejiang	19
chekogonghwagug	czechia	Czechia	56
chelyabinsk		Chelyabinsk	9
chemnitz		Chemnitz	4
cheng du	chengdu	Chengdu	29
chengchow	zhengzhou	Zhengzhou	5
chengdu		Chengdu	5
chengtu	chengdu	Chengdu	29
chennai		Chennai	15
chequia	czechia	Czechia	56
chernigov	chernihiv	Chernihiv	32
chernihiv		Chernihiv	32
chernogoriya	montenegro	Montenegro	329
chgo	chicago	Chicago	624
chhattisgarh		Chhattisgarh	31
chiang mai		Chiang Mai	614
chiapas		Chiapas	28
chiba shi		Chiba-shi	45
chibuto		Chibuto	46
chicago		Chicago	2
chidaoginia	equatorial guinea	Equatorial Guinea	122
chidaojineiya	equatorial guinea	Equatorial Guinea	122
chieko	czechia	Czechia	56
chihuahua		Chihuahua	1633
chile		Chile	1217
chilean	chile	Chile	402
chilena	chile	Chile	402
chilenische	chile	Chile	402
chileno	chile	Chile	402
chili	chile	Chile	1478
chilienne	chile	Chile	402
chille	chile	Chile	312
chimoio		Chimoio	46
china		China	1479
chine	china	China	465
chine populaire	china	China	270
chines	china	China	214
chinesa	china	China	214
chinese	china	China	214
chinese peoples	china	China	214
chinese taipei	taiwan	Taiwan	1434
chinesische	china	China	214
chinois	china	China	214
chinoise	china	China	214
chipre	cyprus	Cyprus	203
chiri	chile	Chile	312
chisinau		Chișinău	600
chittagong		Chittagong	1104
chiyado	chad	Chad	245
chiyunijia	tunisia	Tunisia	287
chl	chile	Chile	738
chn	china	China	740
chokwe		Chokwé	46
chong qing	chongqing	Chongqing	29
chongqing		Chongqing	5
christchurch		Christchurch	607
christmas island		Christmas Island	1225
christmaseiland	christmas island	Christmas Island	116
chungking	chongqing	Chongqing	5
chypre	cyprus	Cyprus	1482
ci	ivory coast	Ivory Coast	736
ciad	chad	Chad	245
cidade do cabo	cape town	Cape Town	8
cile	chile	Chile	312
cin	china	China	465
cina	china	China	271
cincinnati		Cincinnati	2
cinese	china	China	214
cipro	cyprus	Cyprus	203
cis		CIS	11
ciskei	eastern cape	Eastern Cape	49
citta del vaticano	vatican city	Vatican City	101
city of london		City of London	14
ciudad de guatemala	guatemala city	Guatemala City	593
ciudad de la paz		Ciudad de la Paz	1011
ciudad de mexico	mexico city	Mexico City	37
ciudad de panama	panama city	Panama City	608
ciudad del cabo	cape town	Cape Town	8
ciudad juarez		Ciudad Juárez	37
ciudad nezahualcoyotl		Ciudad Nezahualcóyotl	37
civ	ivory coast	Ivory Coast	736
ck	cook islands	Cook Islands	737
cl	chile	Chile	738
clermont ferrand		Clermont-Ferrand	33
cleveland		Cleveland	2
cluj	cluj napoca	Cluj-Napoca	85
cluj napoca		Cluj-Napoca	85
cm	cameroon	Cameroon	739
cmr	cameroon	Cameroon	739
cn	china	China	740
co	colorado	Colorado	6
coahuila		Coahuila	28
coblence	koblenz	Koblenz	4
cochabamba		Cochabamba	486
cochin	kochi	Kochi	428
cockburn town		Cockburn Town	1084
cocos islands		Cocos Islands	1206
cocos keeling islands	cocos islands	Cocos Islands	92
cocoseilanden	cocos islands	Cocos Islands	92
cod	democratic republic of the congo	Democratic Republic of the Congo	732
cog	republic of the congo	Republic of the Congo	734
coimbatore		Coimbatore	15
coimbra		Coimbra	110
cok	cook islands	Cook Islands	737
col	colombia	Colombia	1481
colima		Colima	28
collectivite de saint martin	saint martin	Saint Martin	1326
colo	colorado	Colorado	6
cologne		Cologne	87
colombia		Colombia	1220
colombian	colombia	Colombia	467
colombiana	colombia	Colombia	467
colombiano	colombia	Colombia	467
colombie	colombia	Colombia	202
colombie britannique	british columbia	British Columbia	477
colombienne	colombia	Colombia	467
colombo		Colombo	1124
colonia	cologne	Cologne	4
colorado		Colorado	150
colorado springs		Colorado Springs	2
columbus		Columbus	23
com	comoros	Comoros	805
commonwealth of australia	australia	Australia	1172
commonwealth of dominica	dominica	Dominica	1235
commonwealth of independent states	cis	CIS	1
commonwealth of the bahamas	bahamas	Bahamas	1199
comoras	comoros	Comoros	166
comore	comoros	Comoros	166
comores	comoros	Comoros	166
comoros		Comoros	1293
comunidad valenciana	valencian community	Valencian Community	188
comunitat valenciana	valencian community	Valencian Community	296
conakry		Conakry	591
concepcion		Concepción	1148
confederation suisse	switzerland	Switzerland	433
confederazione svizzera	switzerland	Switzerland	433
confoederatio helvetica	switzerland	Switzerland	635
cong hoa xa hoi chu nghia viet nam	vietnam	Vietnam	460
congo	republic of the congo	Republic of the Congo	1476
congo brazzaville	republic of the congo	Republic of the Congo	1211
congo dr	democratic republic of the congo	Democratic Republic of the Congo	512
congo drc	democratic republic of the congo	Democratic Republic of the Congo	634
congo kinshasa	democratic republic of the congo	Democratic Republic of the Congo	1208
congolaise	democratic republic of the congo	Democratic Republic of the Congo	917
congolese	democratic republic of the congo	Democratic Republic of the Congo	917
conn	connecticut	Connecticut	6
connecticut		Connecticut	17
cono sur	mercosur	Mercosur	1
constanta		Constanța	85
constantinople	istanbul	Istanbul	75
cook islands		Cook Islands	1216
cookeilanden	cook islands	Cook Islands	115
cookinseln	cook islands	Cook Islands	115
cooperatieve republiek guyana	guyana	Guyana	371
copenaghen	copenhagen	Copenhagen	74
copenhagen		Copenhagen	74
copenhague	copenhagen	Copenhagen	74
cordoba		Córdoba	499
corea	south korea	South Korea	237
corea del nord	north korea	North Korea	127
corea del sud	south korea	South Korea	78
corea del sur	south korea	South Korea	1297
coreana	south korea	South Korea	347
coree	south korea	South Korea	237
coree du nord	north korea	North Korea	127
coree du sud	south korea	South Korea	78
coreenne	south korea	South Korea	347
coreia	south korea	South Korea	237
coreia do norte	north korea	North Korea	127
coreia do sul	south korea	South Korea	78
cork		Cork	1121
corpus christi		Corpus Christi	2
corse	corsica	Corsica	959
corsica		Corsica	189
corunna	a coruna	A Coruña	44
costa davorio	ivory coast	Ivory Coast	158
costa de marfil	ivory coast	Ivory Coast	158
costa do marfim	ivory coast	Ivory Coast	158
costa rica		Costa Rica	1221
costa rican	costa rica	Costa Rica	919
costarricense	costa rica	Costa Rica	919
cote d ivoire	ivory coast	Ivory Coast	636
cote dazur	provence alpes cote dazur	Provence-Alpes-Côte d'Azur	72
cote divoire	ivory coast	Ivory Coast	1215
cotonou		Cotonou	584
courtrai	kortrijk	Kortrijk	257
coventry		Coventry	14
cpv	cape verde	Cape Verde	743
cr	costa rica	Costa Rica	741
cracovie	krakow	Kraków	34
cracow	krakow	Kraków	34
cri	costa rica	Costa Rica	741
crimea		Crimea	1
crimean	crimea	Crimea	12
crna gora	montenegro	Montenegro	329
croacia	croatia	Croatia	95
croatia		Croatia	1272
croatian	croatia	Croatia	468
croatie	croatia	Croatia	95
croazia	croatia	Croatia	95
ct	connecticut	Connecticut	6
cu	cuba	Cuba	742
cuamba		Cuamba	46
cub	cuba	Cuba	742
cuba		Cuba	1222
cuban	cuba	Cuba	920
cubana	cuba	Cuba	1602
cubano	cuba	Cuba	920
culiacan		Culiacán	37
curacao		Curaçao	1224
curitiba		Curitiba	43
cuw	curacao	Curaçao	744
cv	cape verde	Cape Verde	743
cw	curacao	Curaçao	744
cx	christmas island	Christmas Island	745
cxr	christmas island	Christmas Island	745
cy	cyprus	Cyprus	746
cym	cayman islands	Cayman Islands	1512
cymru	wales	Wales	474
cyp	cyprus	Cyprus	746
cypriot	cyprus	Cyprus	921
cyprus		Cyprus	1226
cz	czechia	Czechia	747
cze	czechia	Czechia	747
czech	czechia	Czechia	184
czech republic	czechia	Czechia	56
czechia		Czechia	1227
czechoslovakia	czechia	Czechia	643
czechy	czechia	Czechia	56
czeska	czechia	Czechia	184
d fghnstn slmy jmhwryt	afghanistan	Afghanistan	429
da ch	dach	DACH	1
da lat		Da Lat	618
da lian	dalian	Dalian	29
da nang		Da Nang	198
dacca	dhaka	Dhaka	485
dach		DACH	11
daegu		Daegu	55
daehan minguk	south korea	South Korea	237
daehanmingug	south korea	South Korea	78
daejeon		Daejeon	55
daenemark	denmark	Denmark	1232
daenische	denmark	Denmark	145
dahanminguo	south korea	South Korea	78
dairen	dalian	Dalian	5
dakar		Dakar	611
dalian		Dalian	5
dallas		Dallas	23
damas	damascus	Damascus	307
damasco	damascus	Damascus	307
damascus		Damascus	307
dammam		Dammam	196
danang	da nang	Da Nang	198
dandong		Dandong	5
danemark	denmark	Denmark	93
danesa	denmark	Denmark	145
danese	denmark	Denmark	145
dania	denmark	Denmark	1485
danimarca	denmark	Denmark	93
danimarka	denmark	Denmark	93
danische	denmark	Denmark	145
danish	denmark	Denmark	145
daniya	denmark	Denmark	93
danmai	denmark	Denmark	93
danmark	denmark	Denmark	93
danois	denmark	Denmark	145
danoise	denmark	Denmark	145
dansk	denmark	Denmark	145
danske	denmark	Denmark	145
danzig	gdansk	Gdańsk	34
dar el beida	casablanca	Casablanca	1038
dar es salaam		Dar es Salaam	425
darmstadt		Darmstadt	4
darwin		Darwin	427
davao		Davao	260
dayton		Dayton	2
dc	district of columbia	District of Columbia	6
ddr	germany	Germany	748
de	germany	Germany	749
debrecen		Debrecen	418
debreceni	debrecen	Debrecen	620
deense	denmark	Denmark	145
deguo	germany	Germany	64
del	delaware	Delaware	6
delaware		Delaware	150
delhi		Delhi	15
democratic peoples republic of korea	north korea	North Korea	448
democratic republic of congo	democratic republic of the congo	Democratic Republic of the Congo	512
democratic republic of sao tome and principe	sao tome and principe	São Tomé and Príncipe	1410
democratic republic of the congo		Democratic Republic of the Congo	113
democratic socialist republic of sri lanka	sri lanka	Sri Lanka	658
democratische republiek congo	democratic republic of the congo	Democratic Republic of the Congo	113
democratische republiek sao tome en principe	sao tome and principe	São Tomé and Príncipe	179
democratische republiek timor leste	east timor	East Timor	246
democratische socialistische republiek sri lanka	sri lanka	Sri Lanka	328
democratische volksrepubliek algerije	algeria	Algeria	230
democratische volksrepubliek korea	north korea	North Korea	127
demokraticheskaya respublika kongo	democratic republic of the congo	Democratic Republic of the Congo	113
den haag	the hague	The Hague	62
denemarken	denmark	Denmark	93
denmakeu	denmark	Denmark	93
denmaku	denmark	Denmark	93
denmark		Denmark	1231
denpasar		Denpasar	108
denver		Denver	23
derby		Derby	200
derry	londonderry	Londonderry	1118
des moines		Des Moines	2
detroit		Detroit	2
deu	germany	Germany	749
deutsch	germany	Germany	940
deutsche	germany	Germany	35
deutschen	germany	Germany	35
deutscher	germany	Germany	35
deutsches	germany	Germany	35
deutschl	germany	Germany	513
deutschland	germany	Germany	64
deutschland osterreich schweiz	dach	DACH	1
dhaka		Dhaka	485
dhrbyjn	azerbaijan	Azerbaijan	90
dijon		Dijon	33
dili		Dili	1087
dimashq	damascus	Damascus	307
dinamarca	denmark	Denmark	93
dinamarquesa	denmark	Denmark	145
district of columbia		District of Columbia	299
distrito federal		Distrito Federal	1620
dj	djibouti	Djibouti	750
djakarta	jakarta	Jakarta	108
dji	djibouti	Djibouti	750
djibouti		Djibouti	1230
djibouti city		Djibouti City	992
dk	denmark	Denmark	751
dm	dominica	Dominica	752
dma	dominica	Dominica	752
dnepropetrovsk	dnipro	Dnipro	39
dnipro		Dnipro	32
dnipropetrovsk	dnipro	Dnipro	39
dnk	denmark	Denmark	751
do	dominican republic	Dominican Republic	753
dodoma		Dodoma	425
dogil	germany	Germany	64
doha		Doha	1138
doitsu	germany	Germany	64
dom	dominican republic	Dominican Republic	753
dom rep	dominican republic	Dominican Republic	645
dominica		Dominica	1234
dominicaanse republiek	dominican republic	Dominican Republic	160
dominican republic		Dominican Republic	1236
dominicana	dominican republic	Dominican Republic	1487
dominicano	dominican republic	Dominican Republic	1570
dominika	dominica	Dominica	314
dominika gonghwagug	dominican republic	Dominican Republic	160
dominika yeonbang	dominica	Dominica	314
dominikagongheguo	dominican republic	Dominican Republic	160
dominikaguo	dominica	Dominica	314
dominikanische republik	dominican republic	Dominican Republic	160
dominikanskaya respublika	dominican republic	Dominican Republic	160
dominique	dominica	Dominica	1486
dondo		Dondo	310
donetsk		Donetsk	39
dong guan	dongguan	Dongguan	29
dongdiwen	east timor	East Timor	246
dongguan		Dongguan	5
dongteimoru	east timor	East Timor	246
dongtimoleu	east timor	East Timor	246
doornik	tournai	Tournai	257
dortmund		Dortmund	4
douala		Douala	588
douglas		Douglas	1151
dprk	north korea	North Korea	448
dr congo	democratic republic of the congo	Democratic Republic of the Congo	512
drc	democratic republic of the congo	Democratic Republic of the Congo	1474
drenthe		Drenthe	221
dresde	dresden	Dresden	4
dresden		Dresden	4
dresdner	dresden	Dresden	224
drezno	dresden	Dresden	4
dschibuti	djibouti	Djibouti	229
dtschl	germany	Germany	513
dubai		Dubai	191
dubayy	dubai	Dubai	191
dublin		Dublin	492
duesseldorf	dusseldorf	Düsseldorf	4
duisburg		Duisburg	4
duits	germany	Germany	35
duitse	germany	Germany	35
duitsland	germany	Germany	64
duluth		Duluth	2
dundee		Dundee	14
duoge	togo	Togo	690
duominijia	dominican republic	Dominican Republic	160
duominike	dominica	Dominica	314
durango		Durango	28
durban		Durban	8
durham		Durham	23
dushanbe		Dushanbe	1086
dusseldorf		Düsseldorf	4
dusseldorfer	dusseldorf	Düsseldorf	107
dutch	netherlands	Netherlands	58
dwlh qtr	qatar	Qatar	532
dwmynyk	dominica	Dominica	314
dz	algeria	Algeria	754
dza	algeria	Algeria	754
dzayer	algeria	Algeria	437
dzayeri	algeria	Algeria	437
dzayeriya	algeria	Algeria	437
dzhersi	jersey	Jersey	443
dzhibuti	djibouti	Djibouti	229
e africa	east africa	East Africa	1
e cape	eastern cape	Eastern Cape	49
e europe	eastern europe	Eastern Europe	1
east africa		East Africa	1
east african	east africa	East Africa	12
east asia		East Asia	1
east europe	eastern europe	Eastern Europe	1
east jerusalem		East Jerusalem	1065
east london		East London	8
east timor		East Timor	691
eastern africa	east africa	East Africa	48
eastern asia	east asia	East Asia	48
eastern cape		Eastern Cape	255
eastern europe		Eastern Europe	48
eastern republic of uruguay	uruguay	Uruguay	395
eastern transvaal	mpumalanga	Mpumalanga	49
eau	united arab emirates	United Arab Emirates	545
ec	ecuador	Ecuador	755
ecatepec		Ecatepec	37
echiopia	ethiopia	Ethiopia	204
ecossaise	scotland	Scotland	36
ecosse	scotland	Scotland	351
ecu	ecuador	Ecuador	755
ecuador		Ecuador	646
ecuadorian	ecuador	Ecuador	551
ecuatoriana	ecuador	Ecuador	551
ecuatoriano	ecuador	Ecuador	551
edimbourg	edinburgh	Edinburgh	14
edimburgo	edinburgh	Edinburgh	14
edinburgh		Edinburgh	14
edmonton		Edmonton	61
edo de mexico	estado de mexico	Estado de México	567
edomex	estado de mexico	Estado de México	567
ee	estonia	Estonia	1489
ee uu	united states	United States	897
eemea	emea	EMEA	1
eesti	estonia	Estonia	232
eesti vabariigi	estonia	Estonia	922
eesti vabariik	estonia	Estonia	514
eeuu	united states	United States	394
efiopiya	ethiopia	Ethiopia	204
eg	egypt	Egypt	756
egipcia	egypt	Egypt	403
egipet	egypt	Egypt	117
egipto	egypt	Egypt	117
egito	egypt	Egypt	117
egitto	egypt	Egypt	117
eguaduoer	ecuador	Ecuador	231
egy	egypt	Egypt	756
egypt		Egypt	1239
egypte	egypt	Egypt	117
egyptian	egypt	Egypt	403
egyptienne	egypt	Egypt	403
eh	western sahara	Western Sahara	757
eimsbuttel		Eimsbüttel	4
eindhoven		Eindhoven	62
eire	ireland	Ireland	124
ejiputo	egypt	Egypt	117
ekaterinburg	yekaterinburg	Yekaterinburg	9
ekuador	ecuador	Ecuador	231
ekuadoru	ecuador	Ecuador	231
ekvador	ecuador	Ecuador	231
ekvatorialnaya gvineya	equatorial guinea	Equatorial Guinea	122
ekwadoleu	ecuador	Ecuador	231
el aaiun		El-Aaiun	998
el cairo	cairo	Cairo	193
el golfo	gulf	Gulf	1
el paso		El Paso	2
el salvador		El Salvador	1411
el salvadore	el salvador	El Salvador	455
el salvadori	el salvador	El Salvador	455
elfenbeinkuste	ivory coast	Ivory Coast	158
elisabethville	lubumbashi	Lubumbashi	412
eliteliya	eritrea	Eritrea	273
eliteulea	eritrea	Eritrea	273
ellada	greece	Greece	123
ellas	greece	Greece	1264
ellice islands	tuvalu	Tuvalu	1432
ellinika	greece	Greece	185
elliniki	greece	Greece	185
elsalbadoleu	el salvador	El Salvador	392
elsass	alsace	Alsace	72
eluosi	russia	Russia	69
emalahleni	witbank	Witbank	86
embalenhle		eMbalenhle	8
emea		EMEA	1
emetab israel	israel	Israel	322
emilia romagna		Emilia-Romagna	53
emirados arabes unidos	united arab emirates	United Arab Emirates	89
emirates	united arab emirates	United Arab Emirates	545
emirati	united arab emirates	United Arab Emirates	1567
emirati arabi uniti	united arab emirates	United Arab Emirates	89
emiratos	united arab emirates	United Arab Emirates	626
emiratos arabes unidos	united arab emirates	United Arab Emirates	89
emirats arabes unis	united arab emirates	United Arab Emirates	89
emirats arabs units	united arab emirates	United Arab Emirates	89
engeland	england	England	351
engelse	england	England	36
england		England	475
englische	england	England	36
english	england	England	36
entebbe		Entebbe	617
equador	ecuador	Ecuador	231
equateur	ecuador	Ecuador	646
equatorial guinea		Equatorial Guinea	1262
er	eritrea	Eritrea	758
erbil		Erbil	109
erevan	yerevan	Yerevan	579
erfurt		Erfurt	4
eri	eritrea	Eritrea	758
eritoria	eritrea	Eritrea	273
eritrea		Eritrea	1242
eritreia	eritrea	Eritrea	273
eritreya	eritrea	Eritrea	273
erusarubadoru	el salvador	El Salvador	392
erythree	eritrea	Eritrea	273
es	spain	Spain	759
esbo	espoo	Espoo	223
escandinavia	scandinavia	Scandinavia	1
escocia	scotland	Scotland	474
eseutonia	estonia	Estonia	232
esfahan	isfahan	Isfahan	194
esh	western sahara	Western Sahara	757
eslovaquia	slovakia	Slovakia	138
eslovenia	slovenia	Slovenia	176
esp	spain	Spain	759
espagne	spain	Spain	65
espagnol	spain	Spain	60
espagnole	spain	Spain	60
espana	spain	Spain	65
espanha	spain	Spain	65
espanhol	spain	Spain	60
espanhola	spain	Spain	60
espanol	spain	Spain	60
espanola	spain	Spain	60
espanolas	spain	Spain	60
espanya	spain	Spain	65
espanyola	spain	Spain	60
espirito santo		Espírito Santo	38
espoo		Espoo	223
espoon	espoo	Espoo	416
essen		Essen	87
essuatini	eswatini	Eswatini	180
est	estonia	Estonia	1488
estado de mexico		Estado de México	954
estados unidos	united states	United States	80
estados unidos da america	united states	United States	80
estados unidos de america	united states	United States	696
estados unidos mexicanos	mexico	Mexico	667
estadounidense	united states	United States	83
estambul	istanbul	Istanbul	75
estland	estonia	Estonia	232
estnische	estonia	Estonia	922
estocolmo	stockholm	Stockholm	63
estonia		Estonia	1238
estonian	estonia	Estonia	514
estonie	estonia	Estonia	232
estoniya	estonia	Estonia	232
estrasburgo	strasbourg	Strasbourg	33
estremo oriente	east asia	East Asia	1
esuatini	eswatini	Eswatini	180
esutonia	estonia	Estonia	232
esvatini	eswatini	Eswatini	180
eswatini		Eswatini	1414
eswatini kingdom	eswatini	Eswatini	343
eswatini lemaa	eswatini	Eswatini	343
et	ethiopia	Ethiopia	760
etat de palestine	palestine	Palestine	212
etats unis damerique	united states	United States	80
eth	ethiopia	Ethiopia	760
ethekwini	durban	Durban	86
ethiopia		Ethiopia	1244
ethiopian	ethiopia	Ethiopia	1571
ethiopie	ethiopia	Ethiopia	204
etiopia	ethiopia	Ethiopia	204
etobicoke		Etobicoke	61
eu	europe	Europe	11
eua	united states	United States	1557
eur	europe	Europe	11
eurasia		Eurasia	1
eurasie	eurasia	Eurasia	1
eurasien	eurasia	Eurasia	1
euro	europe	Europe	11
eurooppa	europe	Europe	1
europa	europe	Europe	1
europa central	central europe	Central Europe	1
europa centralna	central europe	Central Europe	1
europa del este	eastern europe	Eastern Europe	1
europa del norte	northern europe	Northern Europe	1
europa del sur	southern europe	Southern Europe	1
europa occidental	western europe	Western Europe	1
europa oriental	eastern europe	Eastern Europe	1
europa wschodnia	eastern europe	Eastern Europe	1
europaeische	europe	Europe	12
europaische	europe	Europe	12
europe		Europe	48
europe centrale	central europe	Central Europe	1
europe de lest	eastern europe	Eastern Europe	1
europe de louest	western europe	Western Europe	1
europe du nord	northern europe	Northern Europe	1
europe du sud	southern europe	Southern Europe	1
europe middle east africa	emea	EMEA	1
europe middle east and africa	emea	EMEA	1
europea	europe	Europe	12
european	europe	Europe	12
europeen	europe	Europe	12
europeenne	europe	Europe	12
europeia	europe	Europe	12
europejski	europe	Europe	12
europeo	europe	Europe	12
europese	europe	Europe	12
euskadi	basque country	Basque Country	188
evansville		Evansville	2
evraziya	eurasia	Eurasia	1
evropa	europe	Europe	1
evropeyskiy	europe	Europe	12
evropi	europe	Europe	1
exeter		Exeter	14
extremadura		Extremadura	187
extreme orient	east asia	East Asia	1
extremo oriente	east asia	East Asia	1
faeroer	faroe islands	Faroe Islands	119
faguo	france	France	120
faisalabad		Faisalabad	305
falkland islands		Falkland Islands	1248
falkland islands malvinas	falkland islands	Falkland Islands	94
falklandeilanden	falkland islands	Falkland Islands	94
falklandinseln	falkland islands	Falkland Islands	94
faluoqundao	faroe islands	Faroe Islands	119
fandigang	vatican city	Vatican City	101
far east	east asia	East Asia	1
farery	faroe islands	Faroe Islands	119
fargo		Fargo	2
faro		Faro	1137
faroe islands		Faroe Islands	1251
faroer	faroe islands	Faroe Islands	119
fashubolinixiya	french polynesia	French Polynesia	171
fashuguiyana	french guiana	French Guiana	162
fashushengmading	saint martin	Saint Martin	330
federal democratic republic of nepal	nepal	Nepal	1364
federal republic of germany	germany	Germany	436
federal republic of somalia	somalia	Somalia	687
federale democratische republiek ethiopie	ethiopia	Ethiopia	204
federale democratische republiek nepal	nepal	Nepal	528
federale republiek brazilie	brazil	Brazil	91
federale republiek nigeria	nigeria	Nigeria	334
federale republiek somalie	somalia	Somalia	391
federale staten van micronesie	micronesia	Micronesia	205
federated states of micronesia	micronesia	Micronesia	1250
federatie saint kitts en nevis	saint kitts and nevis	Saint Kitts and Nevis	96
federation of saint christopher and nevis	saint kitts and nevis	Saint Kitts and Nevis	521
federatsiya sent kits i nevis	saint kitts and nevis	Saint Kitts and Nevis	521
feiji	fiji	Fiji	233
feilubin	philippines	Philippines	172
feizhou	africa	Africa	1
fenlan	finland	Finland	118
feodosia		Feodosia	32
feodosiya	feodosia	Feodosia	32
fernost	east asia	East Asia	1
fes		Fes	360
fez	fes	Fes	360
ffm	frankfurt	Frankfurt	224
fghnstn	afghanistan	Afghanistan	262
fi	finland	Finland	761
fidji	fiji	Fiji	233
fidschi	fiji	Fiji	233
fidzhi	fiji	Fiji	233
figi	fiji	Fiji	233
fiji		Fiji	1247
filadelfia	philadelphia	Philadelphia	2
filastin	palestine	Palestine	1382
filipijnen	philippines	Philippines	172
filipina	philippines	Philippines	1608
filipinas	philippines	Philippines	172
filipino	philippines	Philippines	558
filippine	philippines	Philippines	172
filippiny	philippines	Philippines	172
fin	finland	Finland	761
finland		Finland	1246
finlandaise	finland	Finland	215
finlande	finland	Finland	118
finlandesa	finland	Finland	215
finlandese	finland	Finland	215
finlandia	finland	Finland	118
finlandiya	finland	Finland	118
finlyandiya	finland	Finland	118
finn	finland	Finland	1603
finnische	finland	Finland	215
finnish	finland	Finland	215
finnland	finland	Finland	118
finnois	finland	Finland	215
finse	finland	Finland	215
finska	finland	Finland	118
firenze	florence	Florence	27
fiume	rijeka	Rijeka	491
fj	fiji	Fiji	762
fji	fiji	Fiji	762
fk	falkland islands	Falkland Islands	763
fl	florida	Florida	6
fl liechtenstein	liechtenstein	Liechtenstein	1309
fla	florida	Florida	6
flandern	flanders	Flanders	476
flanders		Flanders	564
flandre	flanders	Flanders	476
flemish brabant		Flemish Brabant	564
flevoland		Flevoland	221
flint		Flint	23
flk	falkland islands	Falkland Islands	763
florence		Florence	88
florencia	florence	Florence	27
florenz	florence	Florence	27
florianopolis		Florianópolis	43
florida		Florida	17
flstyn	palestine	Palestine	136
flying fish cove		Flying Fish Cove	991
fm	micronesia	Micronesia	764
fnzwyl	venezuela	Venezuela	345
fo	faroe islands	Faroe Islands	765
fo shan	foshan	Foshan	29
folklendskie ostrova	falkland islands	Falkland Islands	94
foochow	fuzhou	Fuzhou	5
former soviet union	cis	CIS	1
formosa	taiwan	Taiwan	1555
fort de france		Fort-de-France	1046
fort lauderdale		Fort Lauderdale	2
fort wayne		Fort Wayne	2
fort worth		Fort Worth	2
fortaleza		Fortaleza	43
foshan		Foshan	5
fr	france	France	766
fra	france	France	766
franca	france	France	120
francais	france	France	57
francaise	france	France	57
francaises	france	France	57
france		France	1252
frances	france	France	57
francesa	france	France	57
francese	france	France	57
francfort	frankfurt	Frankfurt	4
franche comte		Franche-Comté	72
francia	france	France	120
francistown		Francistown	585
francoforte	frankfurt	Frankfurt	4
francuska	france	France	57
frankfurt		Frankfurt	87
frankfurt am	frankfurt	Frankfurt	107
frankfurt am main	frankfurt	Frankfurt	4
frankfurt main	frankfurt	Frankfurt	4
frankfurter	frankfurt	Frankfurt	224
frankreich	france	France	120
frankrijk	france	France	120
frankrike	france	France	120
frans	france	France	942
frans guyana	french guiana	French Guiana	162
frans polynesie	french polynesia	French Polynesia	171
fransa	france	France	120
franse	france	France	57
franse republiek	france	France	120
fransiz	france	France	57
fransk	france	France	57
franska	france	France	57
frantsiya	france	France	120
frantsuzskaya polineziya	french polynesia	French Polynesia	171
frantsuzskiy	france	France	57
franzoesische	france	France	57
franzosisch	france	France	57
franzosisch guayana	french guiana	French Guiana	162
franzosisch polynesien	french polynesia	French Polynesia	171
franzosische	france	France	57
free state		Free State	255
freetown		Freetown	1079
freiburg	fribourg	Fribourg	572
freiburg breisgau	freiburg im breisgau	Freiburg im Breisgau	107
freiburg im breisgau		Freiburg im Breisgau	4
freistaat bayern	bavaria	Bavaria	254
freistaat sachsen	saxony	Saxony	254
french	france	France	942
french guiana		French Guiana	651
french polynesia		French Polynesia	1372
french republic	france	France	650
fresno		Fresno	2
frg	germany	Germany	748
fribourg		Fribourg	52
friesland		Friesland	221
frisco	san francisco	San Francisco	23
friuli	friuli venezia giulia	Friuli-Venezia Giulia	190
friuli venezia giulia		Friuli-Venezia Giulia	53
fro	faroe islands	Faroe Islands	765
fryslan	friesland	Friesland	955
fsm	micronesia	Micronesia	764
fsu	cis	CIS	11
ft lauderdale	fort lauderdale	Fort Lauderdale	2
ft worth	fort worth	Fort Worth	197
fu jian	fujian	Fujian	19
fudejiao	cape verde	Cape Verde	159
fuerozhudao	faroe islands	Faroe Islands	119
fuiji	fiji	Fiji	233
fuinrando	finland	Finland	118
fuiripin	philippines	Philippines	172
fujairah		Fujairah	191
fujian		Fujian	30
fukelanqundao	falkland islands	Falkland Islands	94
fukien	fujian	Fujian	19
fukuoka		Fukuoka	45
funafuti		Funafuti	1090
funchal		Funchal	110
fuokurando marubinasu zhudao	falkland islands	Falkland Islands	94
furansu	france	France	120
furansulinggiana	french guiana	French Guiana	162
furansulingporineshia	french polynesia	French Polynesia	171
furstentum liechtenstein	liechtenstein	Liechtenstein	1310
fuzhou		Fuzhou	5
fyrom	north macedonia	North Macedonia	524
ga	georgia us state	Georgia (US state)	6
gab	gabon	Gabon	1491
gabao	gabon	Gabon	315
gabon		Gabon	1253
gabonais	gabon	Gabon	438
gabonese	gabon	Gabon	438
gabonese republic	gabon	Gabon	438
gabong	gabon	Gabon	315
gaborone		Gaborone	585
gabun	gabon	Gabon	315
gaiana	guyana	Guyana	371
gaiti	haiti	Haiti	321
galicia		Galicia	479
gallic	france	France	57
galveston		Galveston	2
galway		Galway	492
gambia		Gambia	1260
gambie	gambia	Gambia	317
gambiya	gambia	Gambia	317
gana	ghana	Ghana	516
ganbia	gambia	Gambia	317
gand	ghent	Ghent	42
gangbiya	gambia	Gambia	317
gangguo bu	republic of the congo	Republic of the Congo	114
gangguo jin	democratic republic of the congo	Democratic Republic of the Congo	113
ganji	guernsey	Guernsey	316
gansu		Gansu	30
gaoxiong	kaohsiung	Kaohsiung	1091
gauteng		Gauteng	255
gayana	guyana	Guyana	371
gaza	palestine	Palestine	1539
gaza province	gaza	Gaza	149
gaza strip	palestine	Palestine	212
gaziantep		Gaziantep	75
gb	united kingdom	United Kingdom	767
gbr	united kingdom	United Kingdom	767
gcc	gulf	Gulf	11
gd	grenada	Grenada	768
gdansk		Gdańsk	34
gdanska	gdansk	Gdańsk	50
gdanski	gdansk	Gdańsk	261
gdansku	gdansk	Gdańsk	50
gdr	germany	Germany	1484
gdynia		Gdynia	34
ge	georgia	Georgia	769
gelderland		Gelderland	221
gelinglan	greenland	Greenland	206
gelinnada	grenada	Grenada	440
gelsenkirchen		Gelsenkirchen	4
gelujiya	georgia	Georgia	234
gelunbiya	colombia	Colombia	202
gemenebest dominica	dominica	Dominica	314
gemenebest van australie	australia	Australia	264
gemenebest van de bahamas	bahamas	Bahamas	509
genebra	geneva	Geneva	54
genes	genoa	Genoa	88
geneva		Geneva	359
geneve	geneva	Geneva	54
genf	geneva	Geneva	54
genoa		Genoa	88
genova	genoa	Genoa	27
gent	ghent	Ghent	500
genua	genoa	Genoa	88
genxi	guernsey	Guernsey	316
geo	georgia	Georgia	769
geonji	guernsey	Guernsey	316
george		George	201
george town	penang	Penang	358
georgetown		Georgetown	1015
georgia		Georgia	1494
georgian	georgia	Georgia	1572
georgie	georgia	Georgia	234
georgien	georgia	Georgia	234
german	germany	Germany	35
german democratic republic	germany	Germany	436
germania	germany	Germany	64
germanic	germany	Germany	35
germanica	germany	Germany	35
germanische	germany	Germany	35
germaniya	germany	Germany	64
germany		Germany	1229
germiston		Germiston	86
gernsi	guernsey	Guernsey	316
gesidalijia	costa rica	Costa Rica	313
geulenada	grenada	Grenada	440
geulinlaendeu	greenland	Greenland	206
geuliseu	greece	Greece	123
geulujia	georgia	Georgia	234
gf	french guiana	French Guiana	770
gg	guernsey	Guernsey	771
ggy	guernsey	Guernsey	771
gh	ghana	Ghana	772
gha	ghana	Ghana	772
ghana		Ghana	1256
ghanaian	ghana	Ghana	1573
ghent		Ghent	42
ghrynd	grenada	Grenada	440
ghwdlwb	guadeloupe	Guadeloupe	318
ghwtyml	guatemala	Guatemala	319
ghwyn lfrnsyh	french guiana	French Guiana	162
ghyny bysw	guinea bissau	Guinea-Bissau	235
ghyny lstwiyh	equatorial guinea	Equatorial Guinea	122
ghyrnzy	guernsey	Guernsey	316
gi	gibraltar	Gibraltar	773
giamaica	jamaica	Jamaica	207
giappone	japan	Japan	279
giapponese	japan	Japan	217
gib	gibraltar	Gibraltar	773
gibilterra	gibraltar	Gibraltar	370
gibraltar		Gibraltar	1257
gibuti	djibouti	Djibouti	229
gijon		Gijón	44
gin	guinea	Guinea	776
ginebisso	guinea bissau	Guinea-Bissau	235
ginebra	geneva	Geneva	54
ginevra	geneva	Geneva	359
gini	guinea	Guinea	274
ginia	guinea	Guinea	274
giniabisau	guinea bissau	Guinea-Bissau	235
giordania	jordan	Jordan	164
girishiya	greece	Greece	123
gitega		Gitega	583
giza		Giza	193
gl	greenland	Greenland	774
glaris	glarus	Glarus	59
glarus		Glarus	52
glasgow		Glasgow	14
glp	guadeloupe	Guadeloupe	777
gm	gambia	Gambia	775
gmb	gambia	Gambia	775
gn	guinea	Guinea	776
gnb	guinea bissau	Guinea-Bissau	782
gnq	equatorial guinea	Equatorial Guinea	778
goa		Goa	480
goeteborg	gothenburg	Gothenburg	63
goettingen	gottingen	Göttingen	4
goiania		Goiânia	43
goias		Goiás	38
gold coast		Gold Coast	256
golf von arabien	gulf	Gulf	1
golfe	gulf	Gulf	1
goma		Goma	1109
gomel		Gomel	356
gonduras	honduras	Honduras	320
gonkong	hong kong	Hong Kong	372
gorky	nizhny novgorod	Nizhny Novgorod	9
gorod belgorod		Gorod Belgorod	9
gosudarstvo palestina	palestine	Palestine	136
goteborg	gothenburg	Gothenburg	63
goteborgs	gothenburg	Gothenburg	609
gotemburgo	gothenburg	Gothenburg	63
gothenburg		Gothenburg	63
gottingen		Göttingen	4
goyang		Goyang	55
gp	guadeloupe	Guadeloupe	777
gq	equatorial guinea	Equatorial Guinea	778
gqeberha	port elizabeth	Port Elizabeth	86
gr	greece	Greece	779
gra bretanha	united kingdom	United Kingdom	369
gran bretagna	united kingdom	United Kingdom	369
gran bretana	united kingdom	United Kingdom	369
gran china	greater china	Greater China	1
granada	grenada	Grenada	1492
grand dakar		Grand Dakar	611
grand duche de luxembourg	luxembourg	Luxembourg	660
grand duchy of luxembourg	luxembourg	Luxembourg	661
grand est		Grand Est	189
grand rapids		Grand Rapids	2
grande bretagne	united kingdom	United Kingdom	439
grande chine	greater china	Greater China	1
graubuenden	graubunden	Graubünden	953
graubunden		Graubünden	52
graz		Graz	222
grc	greece	Greece	779
grd	grenada	Grenada	768
great britain	united kingdom	United Kingdom	515
great lakes		Great Lakes	1
greater china		Greater China	1
greca	greece	Greece	185
grece	greece	Greece	1498
grecia	greece	Greece	123
grecque	greece	Greece	185
greece		Greece	1263
greek	greece	Greece	185
green bay		Green Bay	2
greenland		Greenland	1258
greensboro		Greensboro	2
grenada		Grenada	1254
grenade	grenada	Grenada	1493
grenlandiya	greenland	Greenland	206
grenoble		Grenoble	33
gretsiya	greece	Greece	123
griechenland	greece	Greece	123
griechische	greece	Greece	185
griega	greece	Greece	185
griekenland	greece	Greece	123
griekse	greece	Greece	185
grigioni	graubunden	Graubünden	59
grisons	graubunden	Graubünden	572
grl	greenland	Greenland	774
grodno		Grodno	356
groenland	greenland	Greenland	206
groenlandia	greenland	Greenland	206
gronelandia	greenland	Greenland	206
groningen		Groningen	62
groningen province		Groningen Province	955
gronland	greenland	Greenland	206
groot brittannie	united kingdom	United Kingdom	369
groothertogdom luxemburg	luxembourg	Luxembourg	168
grossbritannien	united kingdom	United Kingdom	121
grossbritannien und nordirland	united kingdom	United Kingdom	369
gruzia	georgia	Georgia	234
gruziya	georgia	Georgia	234
gt	guatemala	Guatemala	780
gtm	guatemala	Guatemala	780
gu	guam	Guam	781
guadalajara		Guadalajara	37
guadalupa	guadeloupe	Guadeloupe	318
guadalupe	guadeloupe	Guadeloupe	1497
guadeloupe		Guadeloupe	1261
guadeluopu	guadeloupe	Guadeloupe	318
guadorupu	guadeloupe	Guadeloupe	318
guam		Guam	1267
guamu	guam	Guam	517
guanajuato		Guanajuato	28
guandao	guam	Guam	517
guang dong	guangdong	Guangdong	19
guang xi	guangxi	Guangxi	19
guang zhou	guangzhou	Guangzhou	1111
guangdong		Guangdong	30
guangxi		Guangxi	30
guangzhou		Guangzhou	5
guarulhos		Guarulhos	43
guatemala		Guatemala	1266
guatemala city		Guatemala City	593
guatemalan	guatemala	Guatemala	552
guatemalteca	guatemala	Guatemala	552
guatemalteco	guatemala	Guatemala	552
guatemara	guatemala	Guatemala	319
guayana francesa	french guiana	French Guiana	162
guayaquil		Guayaquil	996
guba	cuba	Cuba	434
guernesey	guernsey	Guernsey	316
guernsey		Guernsey	1495
guf	french guiana	French Guiana	770
guiana	guyana	Guyana	371
guiana francesa	french guiana	French Guiana	162
guine	guinea	Guinea	274
guine bissau	guinea bissau	Guinea-Bissau	235
guine equatorial	equatorial guinea	Equatorial Guinea	122
guinea		Guinea	1496
guinea bissau		Guinea-Bissau	1268
guinea ecuatorial	equatorial guinea	Equatorial Guinea	122
guinea equatoriale	equatorial guinea	Equatorial Guinea	122
guinee	guinea	Guinea	274
guinee bissau	guinea bissau	Guinea-Bissau	235
guinee equatoriale	equatorial guinea	Equatorial Guinea	122
guiyana	guyana	Guyana	371
guiyang		Guiyang	5
guizhou		Guizhou	30
gujarat		Gujarat	31
gujrat	gujarat	Gujarat	148
gulf		Gulf	11
gulf coast		Gulf Coast	1
gulf states	gulf	Gulf	1
gum	guam	Guam	781
gurenada	grenada	Grenada	440
gurgaon		Gurgaon	15
gurinrando	greenland	Greenland	206
gurue		Gurué	195
gurugram	gurgaon	Gurgaon	493
gus	cis	CIS	11
gustavia		Gustavia	980
gustavo a madero		Gustavo A. Madero	37
guy	guyana	Guyana	783
guyana		Guyana	1269
guyana francese	french guiana	French Guiana	162
guyane francaise	french guiana	French Guiana	651
gvadelupa	guadeloupe	Guadeloupe	318
gvatemala	guatemala	Guatemala	319
gviana	french guiana	French Guiana	162
gvineya	guinea	Guinea	274
gvineya bisau	guinea bissau	Guinea-Bissau	235
gw	guinea bissau	Guinea-Bissau	782
gwadeullupeu	guadeloupe	Guadeloupe	318
gwam	guam	Guam	517
gwangju		Gwangju	55
gwatemalla	guatemala	Guatemala	319
gy	guyana	Guyana	783
ha long		Ha Long	618
ha noi	hanoi	Hanoi	198
haag	the hague	The Hague	62
habana	havana	Havana	413
hagatna		Hagatna	1013
haichi	haiti	Haiti	321
haide	haiti	Haiti	321
haifa		Haifa	258
hainan		Hainan	30
haiphong		Haiphong	198
haiti		Haiti	1273
halab	aleppo	Aleppo	307
halifax		Halifax	309
halle		Halle	87
hambourg	hamburg	Hamburg	4
hamburg		Hamburg	87
hamburger	hamburg	Hamburg	224
hamburgo	hamburg	Hamburg	4
hamilton		Hamilton	309
hamilton bermuda		Hamilton (Bermuda)	981
hang zhou	hangzhou	Hangzhou	29
hangari	hungary	Hungary	66
hangchow	hangzhou	Hangzhou	5
hanguk	south korea	South Korea	237
hanguo	south korea	South Korea	78
hangzhou		Hangzhou	5
hankook	south korea	South Korea	1605
hankuk	south korea	South Korea	347
hannover	hanover	Hanover	2
hannoversche	hanover	Hanover	197
hanoi		Hanoi	198
hanover		Hanover	2
hanovre	hanover	Hanover	2
harare		Harare	426
harbin		Harbin	5
hartford		Hartford	2
haryana		Haryana	31
hasakesitan	kazakhstan	Kazakhstan	97
hashemite kingdom of jordan	jordan	Jordan	444
hasjemitisch koninkrijk jordanie	jordan	Jordan	164
hauts de france		Hauts-de-France	189
havana		Havana	413
hawaii		Hawaii	17
hayastan	armenia	Armenia	225
hayti	haiti	Haiti	321
hcmc	ho chi minh city	Ho Chi Minh City	198
he bei	hebei	Hebei	19
he nan	henan	Henan	19
hebei		Hebei	30
hefa	haifa	Haifa	258
hefei		Hefei	5
hei long jiang	heilongjiang	Heilongjiang	19
heidelberg		Heidelberg	4
heilongjiang		Heilongjiang	30
heilungkiang	heilongjiang	Heilongjiang	19
heishan	montenegro	Montenegro	329
helan	netherlands	Netherlands	79
helanjialeibiqu	caribbean netherlands	Caribbean Netherlands	268
hellas	greece	Greece	123
helleense republiek	greece	Greece	123
hellenic	greece	Greece	185
hellenic republic	greece	Greece	1265
hellenique	greece	Greece	185
helsingfors	helsinki	Helsinki	223
helsingin	helsinki	Helsinki	416
helsinki		Helsinki	223
helvetia	switzerland	Switzerland	1477
helvetic	switzerland	Switzerland	81
helvetica	switzerland	Switzerland	81
helvetique	switzerland	Switzerland	81
henan		Henan	30
henderson		Henderson	1153
heonggali	hungary	Hungary	66
hermosillo		Hermosillo	37
heshushengmading	sint maarten	Sint Maarten	456
hesse		Hesse	106
hessen	hesse	Hesse	253
hi	hawaii	Hawaii	6
hibernia	ireland	Ireland	249
hibernian	ireland	Ireland	249
himachal pradesh		Himachal Pradesh	31
himalaya		Himalaya	1
himalayan	himalaya	Himalaya	12
himalayas	himalaya	Himalaya	1
hindi	india	India	943
hindistan	india	India	277
hindustan	india	India	442
hiroshima		Hiroshima	45
hispania	spain	Spain	941
hispanic	spain	Spain	60
hispanica	spain	Spain	60
hispano	spain	Spain	941
hiszpania	spain	Spain	65
hk	hong kong	Hong Kong	784
hk sar	hong kong	Hong Kong	373
hkg	hong kong	Hong Kong	784
hksar	hong kong	Hong Kong	373
hn	honduras	Honduras	785
hnd	honduras	Honduras	785
hndwrs	honduras	Honduras	320
ho chi minh city		Ho Chi Minh City	198
hobart		Hobart	256
hoju	australia	Australia	264
holanda	netherlands	Netherlands	382
holandes	netherlands	Netherlands	58
holandesa	netherlands	Netherlands	58
holland	netherlands	Netherlands	1531
hollanda	netherlands	Netherlands	79
hollandaise	netherlands	Netherlands	58
hollande	netherlands	Netherlands	669
hollandische	netherlands	Netherlands	58
hollandsche	netherlands	Netherlands	58
hollandse	netherlands	Netherlands	58
holstein	schleswig holstein	Schleswig-Holstein	408
holy see	vatican city	Vatican City	101
homel	gomel	Gomel	356
honan	henan	Henan	573
honduran	honduras	Honduras	923
honduras		Honduras	1271
hondurena	honduras	Honduras	923
hong kong		Hong Kong	1270
hong kong sar	hong kong	Hong Kong	373
hong kong special administrative region	hong kong	Hong Kong	373
hongaarse	hungary	Hungary	216
hongaarse republiek	hungary	Hungary	66
hongarije	hungary	Hungary	66
hongdoulasi	honduras	Honduras	320
hongkong	hong kong	Hong Kong	372
hongkongese	hong kong	Hong Kong	1574
hongrie	hungary	Hungary	66
hongroise	hungary	Hungary	216
honiara		Honiara	1072
honjiyurasu	honduras	Honduras	320
honolulu		Honolulu	2
hopeh	hebei	Hebei	19
horn of africa		Horn of Africa	1
houston		Houston	23
hr	croatia	Croatia	786
hrodna	grodno	Grodno	356
hrv	croatia	Croatia	786
hrvatska	croatia	Croatia	95
hrvatske	croatia	Croatia	468
hrvatski	croatia	Croatia	468
hsinchu		Hsinchu	308
ht	haiti	Haiti	787
hti	haiti	Haiti	787
hu	hungary	Hungary	788
hu bei	hubei	Hubei	19
hu nan	hunan	Hunan	19
huambo		Huambo	301
hubei		Hubei	30
hull		Hull	200
hun	hungary	Hungary	788
hunan		Hunan	30
hungara	hungary	Hungary	216
hungaria	hungary	Hungary	216
hungarian	hungary	Hungary	216
hungarica	hungary	Hungary	216
hungary		Hungary	1274
hungria	hungary	Hungary	66
hupeh	hubei	Hubei	19
hwngh kwngh	hong kong	Hong Kong	372
hyderabad		Hyderabad	15
ia	iowa	Iowa	6
iasi		Iași	85
ibadan		Ibadan	259
iberia		Iberia	11
iberian	iberia	Iberia	12
iberian peninsula	iberia	Iberia	1
iberica	iberia	Iberia	1
iberico	iberia	Iberia	1
iberie	iberia	Iberia	1
iberique	iberia	Iberia	1
iberische	iberia	Iberia	1
ibero america	latin america	Latin America	1
iberoamerica	latin america	Latin America	1
iceland		Iceland	1283
icelandic	iceland	Iceland	469
id	idaho	Idaho	6
idaho		Idaho	17
idf	ile de france	Île-de-France	409
idiopia	ethiopia	Ethiopia	204
idn	indonesia	Indonesia	1500
ie	ireland	Ireland	789
iemen	yemen	Yemen	462
ierland	ireland	Ireland	124
ierse	ireland	Ireland	249
ierse republiek	ireland	Ireland	124
igirisu	united kingdom	United Kingdom	121
igirisulingvuajinzhudao	british virgin islands	British Virgin Islands	103
ijibteu	egypt	Egypt	117
ijsland	iceland	Iceland	236
ijslandse republiek	iceland	Iceland	236
il	illinois	Illinois	6
ilakeu	iraq	Iraq	278
ilan	iran	Iran	323
ilbon	japan	Japan	279
ile christmas	christmas island	Christmas Island	116
ile de france		Île-de-France	566
ile de man	isle of man	Isle of Man	125
ile du prince edouard	prince edward island	Prince Edward Island	477
ile maurice	mauritius	Mauritius	1343
ile norfolk	norfolk island	Norfolk Island	170
iles caimans	cayman islands	Cayman Islands	128
iles cocos	cocos islands	Cocos Islands	92
iles cook	cook islands	Cook Islands	115
iles feroe	faroe islands	Faroe Islands	119
iles malouines	falkland islands	Falkland Islands	94
iles mariannes du nord	northern mariana islands	Northern Mariana Islands	131
iles marshall	marshall islands	Marshall Islands	130
iles pitcairn	pitcairn	Pitcairn	173
iles salomon	solomon islands	Solomon Islands	137
iles turques et caiques	turks and caicos islands	Turks and Caicos Islands	140
iles vierges americaines	us virgin islands	US Virgin Islands	182
iles vierges britanniques	british virgin islands	British Virgin Islands	103
ilha de man	isle of man	Isle of Man	125
ilha de mocambique		Ilha de Moçambique	46
ilha de natal	christmas island	Christmas Island	116
ilha norfolk	norfolk island	Norfolk Island	170
ilhas aland	aland islands	Åland Islands	226
ilhas caimao	cayman islands	Cayman Islands	128
ilhas cocos	cocos islands	Cocos Islands	92
ilhas cook	cook islands	Cook Islands	115
ilhas faroe	faroe islands	Faroe Islands	119
ilhas malvinas	falkland islands	Falkland Islands	94
ilhas marianas do norte	northern mariana islands	Northern Mariana Islands	131
ilhas marshall	marshall islands	Marshall Islands	130
ilhas pitcairn	pitcairn	Pitcairn	173
ilhas salomao	solomon islands	Solomon Islands	137
ilhas turcas e caicos	turks and caicos islands	Turks and Caicos Islands	140
ilhas virgens americanas	us virgin islands	US Virgin Islands	182
ilhas virgens britanicas	british virgin islands	British Virgin Islands	103
ill	illinois	Illinois	6
illinois		Illinois	17
im	isle of man	Isle of Man	790
imn	isle of man	Isle of Man	790
in	indiana	Indiana	6
incheon		Incheon	55
inchon	incheon	Incheon	55
ind	indiana	Indiana	6
inde	india	India	277
independent state of papua new guinea	papua new guinea	Papua New Guinea	677
independent state of samoa	samoa	Samoa	1453
india		India	1280
indian	india	India	943
indiana		Indiana	150
indianapolis		Indianapolis	2
indie	india	India	791
indien	india	India	277
indienne	india	India	553
indische	india	India	553
indiya	india	India	277
indo	india	India	791
indo china	indochina	Indochina	1
indochina		Indochina	1
indochine	indochina	Indochina	1
indoneshia	indonesia	Indonesia	275
indonesia		Indonesia	1275
indonesian	indonesia	Indonesia	924
indonesie	indonesia	Indonesia	275
indonesien	indonesia	Indonesia	275
indonesische	indonesia	Indonesia	924
indoneziya	indonesia	Indonesia	275
indore		Indore	15
inghilterra	england	England	351
ingiliz	england	England	36
inglaterra	england	England	474
ingles	england	England	36
inglesa	england	England	36
inglese	england	England	36
ingolstadt		Ingolstadt	4
inhambane		Inhambane	46
inhambane province		Inhambane Province	149
inner mongolia		Inner Mongolia	19
innsbruck		Innsbruck	222
insel man	isle of man	Isle of Man	125
iom	isle of man	Isle of Man	1504
iordaniya	jordan	Jordan	164
iosrael	israel	Israel	276
iowa		Iowa	17
iq	iraq	Iraq	792
ir	iran	Iran	793
ir iran	iran	Iran	655
irak	iraq	Iraq	278
iraki	iraq	Iraq	278
irakskaya respublika	iraq	Iraq	374
iraku	iraq	Iraq	278
iran		Iran	1282
iran isuramugongheguo	iran	Iran	323
irani	iran	Iran	293
iranian	iran	Iran	293
iraniana	iran	Iran	293
iranienne	iran	Iran	293
iranische	iran	Iran	293
irao	iran	Iran	323
iraq		Iraq	1281
iraqi	iraq	Iraq	1575
iraque	iraq	Iraq	278
irbil	erbil	Erbil	109
ireland		Ireland	1277
iri	iran	Iran	1506
irische	ireland	Ireland	249
irish	ireland	Ireland	249
irkutsk		Irkutsk	9
irl	ireland	Ireland	789
irland	ireland	Ireland	124
irlanda	ireland	Ireland	124
irlandaise	ireland	Ireland	249
irlande	ireland	Ireland	124
irlandesa	ireland	Ireland	249
irlandese	ireland	Ireland	249
irlandia	ireland	Ireland	124
irlandiya	ireland	Ireland	124
irn	iran	Iran	793
irq	iraq	Iraq	792
irvine		Irvine	2
is	iceland	Iceland	795
iseulael	israel	Israel	276
isfahan		Isfahan	194
iskandinavya	scandinavia	Scandinavia	1
isl	iceland	Iceland	795
isla de man	isle of man	Isle of Man	125
isla de navidad	christmas island	Christmas Island	116
isla norfolk	norfolk island	Norfolk Island	170
islamabad		Islamabad	305
islamic emirate of afghanistan	afghanistan	Afghanistan	429
islamic republic of afghanistan	afghanistan	Afghanistan	429
islamic republic of iran	iran	Iran	323
islamic republic of pakistan	pakistan	Pakistan	1376
islamistskaya respublika iran	iran	Iran	375
islamitisch emiraat afghanistan	afghanistan	Afghanistan	262
islamitische republiek iran	iran	Iran	323
islamitische republiek mauritanie	mauritania	Mauritania	240
islamitische republiek pakistan	pakistan	Pakistan	384
island	iceland	Iceland	794
islanda	iceland	Iceland	236
islande	iceland	Iceland	794
islandia	iceland	Iceland	236
islandische	iceland	Iceland	469
islandiya	iceland	Iceland	236
islands	iceland	Iceland	469
islas aland	aland islands	Åland Islands	226
islas baleares	balearic islands	Balearic Islands	188
islas caiman	cayman islands	Cayman Islands	128
islas canarias	canary islands	Canary Islands	1621
islas cocos	cocos islands	Cocos Islands	92
islas cook	cook islands	Cook Islands	115
islas feroe	faroe islands	Faroe Islands	119
islas malvinas	falkland islands	Falkland Islands	94
islas marianas del norte	northern mariana islands	Northern Mariana Islands	131
islas marshall	marshall islands	Marshall Islands	130
islas salomon	solomon islands	Solomon Islands	137
islas turcas y caicos	turks and caicos islands	Turks and Caicos Islands	140
islas virgenes britanicas	british virgin islands	British Virgin Islands	103
islas virgenes de los estados unidos	us virgin islands	US Virgin Islands	182
isle of man		Isle of Man	1279
islenska	iceland	Iceland	469
islington		Islington	14
isola del natale	christmas island	Christmas Island	116
isola di man	isle of man	Isle of Man	125
isola norfolk	norfolk island	Norfolk Island	170
isole aland	aland islands	Åland Islands	226
isole bes	caribbean netherlands	Caribbean Netherlands	268
isole cayman	cayman islands	Cayman Islands	128
isole cocos e keeling	cocos islands	Cocos Islands	92
isole cook	cook islands	Cook Islands	115
isole faer oer	faroe islands	Faroe Islands	119
isole falkland	falkland islands	Falkland Islands	94
isole marianne settentrionali	northern mariana islands	Northern Mariana Islands	131
isole marshall	marshall islands	Marshall Islands	130
isole pitcairn	pitcairn	Pitcairn	173
isole salomone	solomon islands	Solomon Islands	137
isole turks e caicos	turks and caicos islands	Turks and Caicos Islands	140
isole vergini americane	us virgin islands	US Virgin Islands	182
isole vergini britanniche	british virgin islands	British Virgin Islands	103
ispaniya	spain	Spain	65
ispanya	spain	Spain	65
isr	israel	Israel	1503
israel		Israel	1502
israele	israel	Israel	276
israeli	israel	Israel	925
israelienne	israel	Israel	322
israelische	israel	Israel	925
israelite	israel	Israel	322
istambul	istanbul	Istanbul	75
istanbul		Istanbul	75
isuraeru	israel	Israel	276
isvec	sweden	Sweden	100
isvicre	switzerland	Switzerland	77
isvicreli	switzerland	Switzerland	81
it	italy	Italy	796
ita	italy	Italy	796
italia	italy	Italy	163
italiaanse	italy	Italy	104
italiaanse republiek	italy	Italy	163
italian	italy	Italy	104
italian republic	italy	Italy	518
italiana	italy	Italy	104
italiane	italy	Italy	104
italiani	italy	Italy	104
italiano	italy	Italy	104
italica	italy	Italy	104
italie	italy	Italy	163
italien	italy	Italy	163
italienische	italy	Italy	104
italienne	italy	Italy	104
italiya	italy	Italy	163
itallia	italy	Italy	163
italo	italy	Italy	1604
italy		Italy	1284
italya	italy	Italy	163
italyan	italy	Italy	104
italyanskiy	italy	Italy	104
itaria	italy	Italy	163
ivoirien	ivory coast	Ivory Coast	548
ivoirienne	ivory coast	Ivory Coast	548
ivorian	ivory coast	Ivory Coast	548
ivory coast		Ivory Coast	158
izhevsk		Izhevsk	9
izmir		Izmir	75
izrail	israel	Israel	276
iztapalapa		Iztapalapa	37
jackson		Jackson	23
jacksonville		Jacksonville	2
jaipur		Jaipur	15
jakarta		Jakarta	108
jalisco		Jalisco	28
jam	jamaica	Jamaica	798
jamaica		Jamaica	1286
jamaica island	jamaica	Jamaica	519
jamaican	jamaica	Jamaica	1576
jamaika	jamaica	Jamaica	207
jamaique	jamaica	Jamaica	207
jamayka	jamaica	Jamaica	207
jambia	zambia	Zambia	290
jameika	jamaica	Jamaica	207
jamestown		Jamestown	1075
jameyka	jamaica	Jamaica	207
jamhuri ya kenia	kenya	Kenya	445
jamhuri ya keniya	kenya	Kenya	445
jamhuri ya kenya	kenya	Kenya	445
jamiaca	jamaica	Jamaica	519
jamiaca island	jamaica	Jamaica	519
jammu	jammu and kashmir	Jammu and Kashmir	148
jammu and kashmir		Jammu and Kashmir	31
jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	535
japan		Japan	1287
japanese	japan	Japan	217
japanische	japan	Japan	217
japanse	japan	Japan	217
japao	japan	Japan	279
japon	japan	Japan	279
japonais	japan	Japan	217
japonaise	japan	Japan	217
japones	japan	Japan	217
japonesa	japan	Japan	217
jartum	khartoum	Khartoum	423
jassy	iasi	Iași	85
jbl trq	gibraltar	Gibraltar	370
je	jersey	Jersey	797
jeddah		Jeddah	196
jemen	yemen	Yemen	462
jeogdo gini	equatorial guinea	Equatorial Guinea	122
jeoji	jersey	Jersey	443
jerriais	jersey	Jersey	657
jersey		Jersey	1507
jersey city		Jersey City	2
jerusalem		Jerusalem	258
jey	jersey	Jersey	797
jharkhand		Jharkhand	31
jhb	johannesburg	Johannesburg	201
jiana	ghana	Ghana	516
jianada	canada	Canada	511
jianbuzhai	cambodia	Cambodia	165
jiang su	jiangsu	Jiangsu	19
jiang xi	jiangxi	Jiangxi	19
jiangsu		Jiangsu	30
jiangxi		Jiangxi	30
jiapeng	gabon	Gabon	315
jiaxing		Jiaxing	5
jibeulalta	gibraltar	Gibraltar	370
jibuchi	djibouti	Djibouti	229
jiburarutaru	gibraltar	Gibraltar	370
jibuti	djibouti	Djibouti	229
jidda	jeddah	Jeddah	196
jiddah	jeddah	Jeddah	196
jieke	czechia	Czechia	56
jierjisisitan	kyrgyzstan	Kyrgyzstan	126
jilibasi	kiribati	Kiribati	324
jilin		Jilin	30
jimbabeuwe gonghwagug	zimbabwe	Zimbabwe	248
jinan		Jinan	5
jinbabue	zimbabwe	Zimbabwe	248
jinbabuwei	zimbabwe	Zimbabwe	248
jineiya	guinea	Guinea	274
jineiyabishao	guinea bissau	Guinea-Bissau	235
jiyaji	jersey	Jersey	443
jiyamaika	jamaica	Jamaica	207
jiyojia	georgia	Georgia	234
jk	jammu and kashmir	Jammu and Kashmir	148
jm	jamaica	Jamaica	798
jmhwry slmy fghnstn	afghanistan	Afghanistan	429
jmhwry slmy yrn	iran	Iran	375
jmhwryh fryqy lwsta	central african republic	Central African Republic	157
jmhwryh ldwmynykn	dominican republic	Dominican Republic	160
jmhwryh lkwnghw	republic of the congo	Republic of the Congo	114
jmhwryh lkwnghw ldymqrtyh	democratic republic of the congo	Democratic Republic of the Congo	113
jmhwryh lrq	iraq	Iraq	374
jmhwryh lswdn	sudan	Sudan	389
jmhwryh lswdn ldymqrtyh	sudan	Sudan	389
jmhwryh lswdn lfydrlyh	sudan	Sudan	389
jmhwryh lswdn lthdyh	sudan	Sudan	389
jmhwryh lswml lfydrlyh	somalia	Somalia	687
jmhwryh ltshyk	czechia	Czechia	56
jmhwryh msr	egypt	Egypt	272
jmhwryh msr lrbyh	egypt	Egypt	272
jmhwryh tshd	chad	Chad	537
jnwb fryqy	south africa	South Africa	71
jnwb lswdn	south sudan	South Sudan	178
jo	jordan	Jordan	799
joanesburgo	johannesburg	Johannesburg	8
joburg	johannesburg	Johannesburg	8
johannesburg		Johannesburg	8
johor bahru		Johor Bahru	358
joinville		Joinville	43
jomhuri ye eslami ye iran	iran	Iran	375
jor	jordan	Jordan	799
jordan		Jordan	1508
jordania	jordan	Jordan	164
jordanian	jordan	Jordan	1577
jordanie	jordan	Jordan	164
jordanien	jordan	Jordan	164
jordanija	jordan	Jordan	164
joseonminjujuuiinmingonghwagug	north korea	North Korea	448
jp	japan	Japan	800
jpn	japan	Japan	800
jrynlnd	greenland	Greenland	206
juarez	ciudad juarez	Ciudad Juárez	1152
juba		Juba	1141
jugoslav	serbia	Serbia	405
jungang apeulika	central african republic	Central African Republic	157
junggug	china	China	271
junghwamingug	taiwan	Taiwan	458
jura		Jura	571
jybwty	djibouti	Djibouti	229
jzr bytkyrn	pitcairn	Pitcairn	173
jzr frw	faroe islands	Faroe Islands	119
jzr fwklnd	falkland islands	Falkland Islands	94
jzr kwk	cook islands	Cook Islands	115
jzr kwkws	cocos islands	Cocos Islands	92
jzr kymn	cayman islands	Cayman Islands	128
jzr ldhr lbrytnyh	british virgin islands	British Virgin Islands	103
jzr ldhr lmrykyh	us virgin islands	US Virgin Islands	182
jzr lmldyf	maldives	Maldives	209
jzr lqmr	comoros	Comoros	166
jzr mrshl	marshall islands	Marshall Islands	130
jzr mryn lshmlyh	northern mariana islands	Northern Mariana Islands	131
jzr slymn	solomon islands	Solomon Islands	137
jzr twrks wkykws	turks and caicos islands	Turks and Caicos Islands	140
jzr wlnd	aland islands	Åland Islands	226
jzyrh mn	isle of man	Isle of Man	125
jzyrh nwrfwlk	norfolk island	Norfolk Island	170
jzyrh yd lmyld	christmas island	Christmas Island	116
kaaimaneilanden	cayman islands	Cayman Islands	128
kaapstad	cape town	Cape Town	8
kabo beleude	cape verde	Cape Verde	159
kabo verde	cape verde	Cape Verde	159
kaboberude	cape verde	Cape Verde	159
kaboul	kabul	Kabul	577
kabul		Kabul	577
kaduna		Kaduna	259
kaenada	canada	Canada	511
kaernten	carinthia	Carinthia	352
kaifeng		Kaifeng	5
kaimaninseln	cayman islands	Cayman Islands	128
kaimanqundao	cayman islands	Cayman Islands	128
kairo	cairo	Cairo	1114
kajaheuseutan	kazakhstan	Kazakhstan	97
kalaallit nunaat	greenland	Greenland	1259
kaliningrad		Kaliningrad	9
kamailong	cameroon	Cameroon	228
kambodia	cambodia	Cambodia	165
kambodscha	cambodia	Cambodia	165
kambodzha	cambodia	Cambodia	165
kamelun	cameroon	Cameroon	228
kamerun	cameroon	Cameroon	228
kampala		Kampala	617
kampuchea	cambodia	Cambodia	447
kan	kansas	Kansas	6
kanada	canada	Canada	511
kanadische	canada	Canada	292
kanaren	canary islands	Canary Islands	296
kanbojia	cambodia	Cambodia	165
kano		Kano	259
kanpur		Kanpur	15
kansas		Kansas	17
kansas city		Kansas City	2
kansu	gansu	Gansu	19
kaohsiung		Kaohsiung	308
kap verde	cape verde	Cape Verde	159
kapstadt	cape town	Cape Town	8
karachi		Karachi	305
karaj		Karaj	194
karibik	caribbean	Caribbean	1
karlsruhe		Karlsruhe	4
karnataka		Karnataka	31
karnten	carinthia	Carinthia	407
kasachstan	kazakhstan	Kazakhstan	97
kaschau	kosice	Košice	424
kashmir	jammu and kashmir	Jammu and Kashmir	1631
kassel		Kassel	4
kataer	qatar	Qatar	337
kataleu	qatar	Qatar	337
katalonien	catalonia	Catalonia	296
katar	qatar	Qatar	337
kataru	qatar	Qatar	337
kathmandu		Kathmandu	606
katmandu	kathmandu	Kathmandu	606
katowicach	katowice	Katowice	50
katowice		Katowice	34
kattowitz	katowice	Katowice	34
kaukasus	caucasus	Caucasus	1
kaunas		Kaunas	304
kauno	kaunas	Kaunas	1125
kavkaz	caucasus	Caucasus	1
kawasaki		Kawasaki	45
kayseri		Kayseri	75
kaz	kazakhstan	Kazakhstan	811
kazachstan	kazakhstan	Kazakhstan	97
kazafusutan	kazakhstan	Kazakhstan	97
kazajistan	kazakhstan	Kazakhstan	97
kazajstan	kazakhstan	Kazakhstan	1302
kazakh	kazakhstan	Kazakhstan	404
kazakhskiy	kazakhstan	Kazakhstan	404
kazakhstan		Kazakhstan	1301
kazakhstani	kazakhstan	Kazakhstan	404
kazakhstanskiy	kazakhstan	Kazakhstan	404
kazakistan	kazakhstan	Kazakhstan	97
kazakstan	kazakhstan	Kazakhstan	97
kazan		Kazan	9
ke	kenya	Kenya	801
keeling islands	cocos islands	Cocos Islands	1207
keimaenseom	cayman islands	Cayman Islands	128
keimanzhudao	cayman islands	Cayman Islands	128
kekesi jilin qundao	cocos islands	Cocos Islands	92
keluodeya	croatia	Croatia	95
kemoluo	comoros	Comoros	166
ken	kenya	Kenya	801
kenia	kenya	Kenya	376
keniya	kenya	Kenya	376
kenniya	kenya	Kenya	376
kentucky		Kentucky	17
kenya		Kenya	1288
kenyan	kenya	Kenya	1578
kerala		Kerala	31
kerch		Kerch	39
ketediwa	ivory coast	Ivory Coast	158
keuliseumaseuseom	christmas island	Christmas Island	116
keuloatia	croatia	Croatia	95
keweite	kuwait	Kuwait	325
kg	kyrgyzstan	Kyrgyzstan	802
kgz	kyrgyzstan	Kyrgyzstan	802
kh	cambodia	Cambodia	803
khabarovsk		Khabarovsk	9
khaleej	gulf	Gulf	1
khalij	gulf	Gulf	1
kharkiv		Kharkiv	39
kharkivska	kharkiv	Kharkiv	32
kharkivskyi	kharkiv	Kharkiv	32
kharkov	kharkiv	Kharkiv	39
khartoum		Khartoum	423
khartum	khartoum	Khartoum	423
khm	cambodia	Cambodia	803
khmer	cambodia	Cambodia	926
khong kong	hong kong	Hong Kong	372
khorvatiya	croatia	Croatia	95
khrvatska	croatia	Croatia	95
khulna		Khulna	485
ki	kiribati	Kiribati	804
kiangsi	jiangxi	Jiangxi	19
kiangsu	jiangsu	Jiangsu	19
kibris	cyprus	Cyprus	642
kiel		Kiel	4
kiev		Kiev	1145
kievskiy	kiev	Kiev	32
kiew	kiev	Kiev	39
kigali		Kigali	1071
kileubasi	kiribati	Kiribati	324
kileukijeuseutan	kyrgyzstan	Kyrgyzstan	126
kimberley		Kimberley	201
kina	china	China	465
kingdom of bahrain	bahrain	Bahrain	631
kingdom of belgium	belgium	Belgium	1185
kingdom of cambodia	cambodia	Cambodia	447
kingdom of denmark	denmark	Denmark	1233
kingdom of eswatini	eswatini	Eswatini	343
kingdom of norway	norway	Norway	1362
kingdom of saudi arabia	saudi arabia	Saudi Arabia	534
kingdom of swaziland	eswatini	Eswatini	343
kingdom of sweden	sweden	Sweden	452
kingdom of thailand	thailand	Thailand	538
kingdom of the netherlands	netherlands	Netherlands	382
kingdom of tonga	tonga	Tonga	1428
kingston		Kingston	1122
kingston upon hull	hull	Hull	14
kingstown		Kingstown	1093
kinshasa		Kinshasa	412
kioto	kyoto	Kyoto	45
kipr	cyprus	Cyprus	203
kipurosu	cyprus	Cyprus	203
kir	kiribati	Kiribati	804
kirghizia	kyrgyzstan	Kyrgyzstan	1290
kirghizistan	kyrgyzstan	Kyrgyzstan	126
kirgisistan	kyrgyzstan	Kyrgyzstan	126
kirgizische republiek	kyrgyzstan	Kyrgyzstan	126
kirgiziya	kyrgyzstan	Kyrgyzstan	126
kirgizstan	kyrgyzstan	Kyrgyzstan	126
kirguistan	kyrgyzstan	Kyrgyzstan	126
kiribasu	kiribati	Kiribati	324
kiribati		Kiribati	1292
kirim	crimea	Crimea	1
kirin	jilin	Jilin	573
kirugisu	kyrgyzstan	Kyrgyzstan	126
kishinev	chisinau	Chișinău	600
kisumu		Kisumu	494
kitakyushu		Kitakyushu	45
kitay	china	China	271
kitayskiy	china	China	214
kitchener		Kitchener	309
kitwe		Kitwe	498
kiwi	new zealand	New Zealand	1607
kiyuba	cuba	Cuba	434
kiyuraso	curacao	Curaçao	435
kjobenhavn	copenhagen	Copenhagen	74
kl malaysia	kuala lumpur	Kuala Lumpur	603
klagenfurt		Klagenfurt	222
klaipeda		Klaipėda	304
klerksdorp		Klerksdorp	8
klydwny ljdydh	new caledonia	New Caledonia	132
km	comoros	Comoros	805
kmbwdy	cambodia	Cambodia	165
kn	saint kitts and nevis	Saint Kitts and Nevis	806
kna	saint kitts and nevis	Saint Kitts and Nevis	806
kndr	north korea	North Korea	127
knoxville		Knoxville	2
knr	china	China	465
kobe		Kobe	45
kobe shi		Kōbe-shi	45
kobenhavn	copenhagen	Copenhagen	74
kobenhavns	copenhagen	Copenhagen	993
koblenz		Koblenz	4
koblenzer	koblenz	Koblenz	107
kochi		Kochi	15
koebenhavn	copenhagen	Copenhagen	74
koeln	cologne	Cologne	4
koelner	cologne	Cologne	107
kokoseu jedo	cocos islands	Cocos Islands	92
kokosinseln	cocos islands	Cocos Islands	92
kokosovye ostrova	cocos islands	Cocos Islands	92
kokosu kiringu zhudao	cocos islands	Cocos Islands	92
kolkata		Kolkata	15
kollombia	colombia	Colombia	202
koln	cologne	Cologne	4
kolner	cologne	Cologne	224
kolombia	colombia	Colombia	202
kolumbien	colombia	Colombia	202
kolumbiya	colombia	Colombia	202
komolo	comoros	Comoros	166
komoren	comoros	Comoros	166
komoro	comoros	Comoros	166
komory	comoros	Comoros	166
konggo	republic of the congo	Republic of the Congo	114
konggo minju gonghwagug	democratic republic of the congo	Democratic Republic of the Congo	113
kongo	democratic republic of the congo	Democratic Republic of the Congo	113
kongogongheguo	republic of the congo	Republic of the Congo	114
kongominzhugongheguo	democratic republic of the congo	Democratic Republic of the Congo	113
konigsberg	kaliningrad	Kaliningrad	9
koninkrijk bahrein	bahrain	Bahrain	266
koninkrijk belgie	belgium	Belgium	111
koninkrijk bhutan	bhutan	Bhutan	367
koninkrijk cambodja	cambodia	Cambodia	165
koninkrijk denemarken	denmark	Denmark	93
koninkrijk der nederlanden	netherlands	Netherlands	79
koninkrijk eswatini	eswatini	Eswatini	180
koninkrijk lesotho	lesotho	Lesotho	377
koninkrijk marokko	morocco	Morocco	169
koninkrijk noorwegen	norway	Norway	67
koninkrijk saudi arabie	saudi arabia	Saudi Arabia	175
koninkrijk spanje	spain	Spain	65
koninkrijk thailand	thailand	Thailand	285
koninkrijk tonga	tonga	Tonga	539
koninkrijk zweden	sweden	Sweden	100
konungariket sverige	sweden	Sweden	452
konya		Konya	75
kopenhagen	copenhagen	Copenhagen	74
kopenhamn	copenhagen	Copenhagen	74
kor	south korea	South Korea	808
korea	south korea	South Korea	78
korea republic	south korea	South Korea	237
koreaanse	south korea	South Korea	347
korean	south korea	South Korea	347
koreanische	south korea	South Korea	347
koreya	south korea	South Korea	237
korolevstvo niderlandy	netherlands	Netherlands	382
koronbia	colombia	Colombia	202
kortrijk		Kortrijk	257
koseutalika	costa rica	Costa Rica	313
kosice		Košice	424
kosta rika	costa rica	Costa Rica	313
kosutarika	costa rica	Costa Rica	313
kot divuar	ivory coast	Ivory Coast	158
kota kinabalu		Kota Kinabalu	358
koteudibualeu	ivory coast	Ivory Coast	158
kotojibowaru	ivory coast	Ivory Coast	158
kovno	kaunas	Kaunas	597
koweit	kuwait	Kuwait	325
kowloon		Kowloon	1016
kozep europa	central europe	Central Europe	1
kp	north korea	North Korea	807
kr	south korea	South Korea	808
krakau	krakow	Kraków	34
krakow		Kraków	34
krakowie	krakow	Kraków	50
krakowska	krakow	Kraków	50
krakowski	krakow	Kraków	261
krasnodar		Krasnodar	9
krasnoyarsk		Krasnoyarsk	9
kremenchug	kremenchuk	Kremenchuk	32
kremenchuk		Kremenchuk	32
krim	crimea	Crimea	1
krivoy rog	kryvyi rih	Kryvyi Rih	32
kroatie	croatia	Croatia	95
kroatien	croatia	Croatia	95
kroatische	croatia	Croatia	468
kroonstad		Kroonstad	8
krugersdorp		Krugersdorp	8
krung thep	bangkok	Bangkok	614
krym	crimea	Crimea	1
kryvyi rih		Kryvyi Rih	32
ks	kansas	Kansas	6
ksa	saudi arabia	Saudi Arabia	1543
kuala lumpur		Kuala Lumpur	358
kuba	cuba	Cuba	434
kuching		Kuching	358
kug jedo	cook islands	Cook Islands	115
kukequndao	cook islands	Cook Islands	115
kulasuo	curacao	Curaçao	435
kumasi		Kumasi	490
kungariket sverige	sweden	Sweden	452
kunming		Kunming	5
kurdistan		Kurdistan	1
kurisumasudao	christmas island	Christmas Island	116
kuroachia	croatia	Croatia	95
kutkuzhudao	cook islands	Cook Islands	115
kuueto	kuwait	Kuwait	325
kuveyt	kuwait	Kuwait	325
kuwait		Kuwait	1298
kuwait city		Kuwait City	596
kuwaiti	kuwait	Kuwait	1579
kuweiteu	kuwait	Kuwait	325
kuybyshev	samara	Samara	9
kw	kuwait	Kuwait	809
kwa zulu natal	kwazulu natal	KwaZulu-Natal	49
kwangchow	guangzhou	Guangzhou	5
kwangju	gwangju	Gwangju	55
kwangsi	guangxi	Guangxi	19
kwangtung	guangdong	Guangdong	19
kwazulu	kwazulu natal	KwaZulu-Natal	49
kwazulu natal		KwaZulu-Natal	255
kweichow	guizhou	Guizhou	19
kwlwmby	colombia	Colombia	202
kwry ljnwbyh	south korea	South Korea	78
kwry lshmlyh	north korea	North Korea	127
kwstryk	costa rica	Costa Rica	313
kwt	kuwait	Kuwait	809
ky	kentucky	Kentucky	6
kyiv	kiev	Kiev	39
kyivska	kiev	Kiev	32
kyivskyi	kiev	Kiev	32
kyivskyy	kiev	Kiev	32
kyjiw	kiev	Kiev	32
kyoto		Kyoto	45
kypriaki	cyprus	Cyprus	921
kypros	cyprus	Cyprus	203
kyrgyz republic	kyrgyzstan	Kyrgyzstan	446
kyrgyz respublikasy	kyrgyzstan	Kyrgyzstan	446
kyrgyzstan		Kyrgyzstan	1289
kyrybty	kiribati	Kiribati	324
kyulaso	curacao	Curaçao	435
kyurasao	curacao	Curaçao	435
kyyiv	kiev	Kiev	32
kz	kazakhstan	Kazakhstan	811
kzkhstn	kazakhstan	Kazakhstan	97
kzn	kwazulu natal	KwaZulu-Natal	481
l rywnywn	reunion	Réunion	338
la	louisiana	Louisiana	6
la california	los angeles	Los Angeles	197
la coruna	a coruna	A Coruña	44
la habana	havana	Havana	413
la havane	havana	Havana	413
la haya	the hague	The Hague	62
la haye	the hague	The Hague	62
la paz		La Paz	486
la plata		La Plata	580
la reunion	reunion	Réunion	679
la rioja		La Rioja	187
labrador	newfoundland and labrador	Newfoundland and Labrador	1625
lac	latin america	Latin America	11
lagos		Lagos	1130
lahore		Lahore	305
laibach	ljubljana	Ljubljana	610
laibelia	liberia	Liberia	280
laisuotuo	lesotho	Lesotho	377
languedoc		Languedoc	72
languedoc roussillon	languedoc	Languedoc	72
lankan	sri lanka	Sri Lanka	555
lansing		Lansing	2
lanzhou		Lanzhou	5
lao	laos	Laos	1513
lao democratische volksrepubliek	laos	Laos	326
lao pdr	laos	Laos	1304
lao peoples democratic republic	laos	Laos	326
laos		Laos	1303
laoseu	laos	Laos	326
laowo	laos	Laos	326
las americas	americas	Americas	1
las palmas		Las Palmas	44
las vegas		Las Vegas	2
latam	latin america	Latin America	11
lateinamerika	latin america	Latin America	1
lateubia	latvia	Latvia	129
latin america		Latin America	1
latin american	latin america	Latin America	12
latino americana	latin america	Latin America	12
latinoamerica	latin america	Latin America	1
latinoamericana	latin america	Latin America	12
latium	lazio	Lazio	190
latuoweiya	latvia	Latvia	129
latvia		Latvia	1316
latvian	latvia	Latvia	556
latvija	latvia	Latvia	129
latvijas	latvia	Latvia	556
latviya	latvia	Latvia	129
lausanne		Lausanne	54
laval		Laval	61
lazio		Lazio	53
lb	lebanon	Lebanon	812
lbhryn	bahrain	Bahrain	266
lbn	lebanon	Lebanon	812
lbr	liberia	Liberia	816
lbrtghl	portugal	Portugal	242
lbrzyl	brazil	Brazil	91
lbwsnh wlhrsk	bosnia and herzegovina	Bosnia and Herzegovina	76
lby	libya	Libya	821
lc	saint lucia	Saint Lucia	813
lca	saint lucia	Saint Lucia	813
ldnmrk	denmark	Denmark	93
le caire	cairo	Cairo	193
le cap	cape town	Cape Town	8
le havre		Le Havre	33
lebanese	lebanon	Lebanon	554
lebanon		Lebanon	1305
leeds		Leeds	14
lefkosa	nicosia	Nicosia	414
lefkosia	nicosia	Nicosia	414
leicester		Leicester	14
leipzig		Leipzig	4
leipziger	leipzig	Leipzig	224
lejano oriente	east asia	East Asia	1
lemberg	lviv	Lviv	39
leningrad	saint petersburg	Saint Petersburg	9
leon		León	622
leopoldville	kinshasa	Kinshasa	412
leosiayeonbang	russia	Russia	69
les ameriques	americas	Americas	1
lesotho		Lesotho	1313
lesoto	lesotho	Lesotho	377
letland	latvia	Latvia	129
letonia	latvia	Latvia	129
lettische	latvia	Latvia	556
lettland	latvia	Latvia	129
lettonia	latvia	Latvia	129
lettonie	latvia	Latvia	129
letzebuerg	luxembourg	Luxembourg	661
letzebuerger	luxembourg	Luxembourg	348
leuven		Leuven	42
leuwanda	rwanda	Rwanda	387
levant		Levant	11
levante	levant	Levant	11
levantine	levant	Levant	11
leverkusen		Leverkusen	4
lexington		Lexington	23
lexington fayette		Lexington-Fayette	2
lflbyn	philippines	Philippines	172
lftykn	vatican city	Vatican City	101
lghbwn	gabon	Gabon	315
li	liechtenstein	Liechtenstein	814
liao ning	liaoning	Liaoning	19
liaoning		Liaoning	30
liban	lebanon	Lebanon	238
libanaise	lebanon	Lebanon	554
libanen	lebanon	Lebanon	238
libanese republiek	lebanon	Lebanon	238
libano	lebanon	Lebanon	238
libanon	lebanon	Lebanon	238
liberia		Liberia	1312
liberiya	liberia	Liberia	280
liberyya	liberia	Liberia	280
libia	libya	Libya	281
libiliya	liberia	Liberia	280
libiya	libya	Libya	281
libreville		Libreville	1004
libya		Libya	1317
libyan	libya	Libya	1580
libyan arab jamahiriya	libya	Libya	1318
libye	libya	Libya	281
libyen	libya	Libya	281
lichinga		Lichinga	46
lie	liechtenstein	Liechtenstein	814
liechtenstein		Liechtenstein	1308
liege		Liège	500
lieja	liege	Liège	42
lietuva	lithuania	Lithuania	167
lietuviu kalba	lithuania	Lithuania	659
lietuvos	lithuania	Lithuania	470
lietuvos respublika	lithuania	Lithuania	659
liezhidunshideng	liechtenstein	Liechtenstein	327
liguria		Liguria	53
lihitensyutain	liechtenstein	Liechtenstein	327
likhtenshteyn	liechtenstein	Liechtenstein	327
lille		Lille	33
lilongwe		Lilongwe	602
lima		Lima	1135
limassol		Limassol	414
limburg		Limburg	1634
limerick		Limerick	23
limpopo		Limpopo	255
lincoln		Lincoln	23
linkoping		Linköping	63
linyi		Linyi	5
linz		Linz	222
lione	lyon	Lyon	33
lisboa	lisbon	Lisbon	110
lisbon		Lisbon	110
lisbona	lisbon	Lisbon	110
lisbonne	lisbon	Lisbon	110
lissabon	lisbon	Lisbon	110
litaowan	lithuania	Lithuania	167
litauen	lithuania	Lithuania	167
litauische	lithuania	Lithuania	470
litewska	lithuania	Lithuania	470
lithuania		Lithuania	1314
lithuanian	lithuania	Lithuania	470
litouwen	lithuania	Lithuania	167
little rock		Little Rock	2
lituania	lithuania	Lithuania	167
lituanie	lithuania	Lithuania	167
litva	lithuania	Lithuania	167
liuniwang	reunion	Réunion	338
livan	lebanon	Lebanon	238
liverpool		Liverpool	14
liviya	libya	Libya	281
liyunion	reunion	Réunion	338
ljbl lswd	montenegro	Montenegro	329
ljubljana		Ljubljana	610
ljubljani	ljubljana	Ljubljana	1076
ljzr lkrybyh lhwlndyh	caribbean netherlands	Caribbean Netherlands	268
lk	sri lanka	Sri Lanka	815
lka	sri lanka	Sri Lanka	815
lkmyrwn	cameroon	Cameroon	228
lkwdwr	ecuador	Ecuador	231
lmghrb	morocco	Morocco	169
lmksyk	mexico	Mexico	210
lmmlkh lmthdh	united kingdom	United Kingdom	121
lmmlkh lrbyh lswdyh	saudi arabia	Saudi Arabia	534
lmmlkh lrdnyh lhshmyh	jordan	Jordan	444
lmrt lrbyh lmthdh	united arab emirates	United Arab Emirates	89
lnrwyj	norway	Norway	67
lobito		Lobito	301
lodz		Łódź	34
lodzi	lodz	Łódź	50
lodzka	lodz	Łódź	50
lodzki	lodz	Łódź	50
logan		Logan	427
lombardei	lombardy	Lombardy	190
lombardia	lombardy	Lombardy	297
lombardy		Lombardy	53
lome		Lomé	1142
londen	london	London	14
london		London	200
londonderry		Londonderry	1005
londra	london	London	14
londres	london	London	14
londyn	london	London	14
long beach		Long Beach	2
longyearbyen		Longyearbyen	1077
lorraine		Lorraine	409
los angeles		Los Angeles	2
louisiana		Louisiana	17
louisiane	louisiana	Louisiana	353
louisville		Louisville	2
lourenco marques	maputo	Maputo	46
louvain	leuven	Leuven	42
lower austria		Lower Austria	252
lower saxony		Lower Saxony	106
lr	liberia	Liberia	816
lrjntyn	argentina	Argentina	363
lrs lkhdr	cape verde	Cape Verde	159
ls	lesotho	Lesotho	817
lshr lghrbyh	western sahara	Western Sahara	161
lslfdwr	el salvador	El Salvador	392
lsnghl	senegal	Senegal	454
lso	lesotho	Lesotho	817
lswdyh	saudi arabia	Saudi Arabia	175
lt	lithuania	Lithuania	818
ltu	lithuania	Lithuania	818
lu	luxembourg	Luxembourg	819
luanda		Luanda	301
lubango		Lubango	301
lubbock		Lubbock	2
lubeck		Lübeck	4
lubelska	lublin	Lublin	50
lubelski	lublin	Lublin	261
lublin		Lublin	34
lublinie	lublin	Lublin	50
lubnan	lebanon	Lebanon	238
lubnani	lebanon	Lebanon	554
lubumbashi		Lubumbashi	412
lucerna	lucerne	Lucerne	54
lucerne		Lucerne	359
lucknow		Lucknow	15
ludhiana		Ludhiana	15
ludwigshafen		Ludwigshafen	4
luebeck	lubeck	Lübeck	4
lugano		Lugano	54
lugansk	luhansk	Luhansk	32
lugsembuleukeu	luxembourg	Luxembourg	168
luhansk		Luhansk	32
luik	liege	Liège	42
luksemburg	luxembourg	Luxembourg	168
lumania	romania	Romania	68
luomaniya	romania	Romania	68
lusa	portugal	Portugal	82
lusaka		Lusaka	498
lusenbao	luxembourg	Luxembourg	168
lusitana	portugal	Portugal	82
lusitania	portugal	Portugal	944
lusitano	portugal	Portugal	82
luso	portugal	Portugal	944
lussemburgo	luxembourg	Luxembourg	168
luttich	liege	Liège	42
luwangda	rwanda	Rwanda	387
lux	luxembourg	Luxembourg	819
luxembourg		Luxembourg	1315
luxembourg city		Luxembourg City	1034
luxembourg grand duchy	luxembourg	Luxembourg	660
luxembourg ville	luxembourg city	Luxembourg City	598
luxembourgeois	luxembourg	Luxembourg	348
luxembourgeoise	luxembourg	Luxembourg	348
luxemburg	luxembourg	Luxembourg	168
luxemburg stadt	luxembourg city	Luxembourg City	598
luxemburger	luxembourg	Luxembourg	348
luxemburgische	luxembourg	Luxembourg	348
luxemburgo	luxembourg	Luxembourg	168
luxemburgues	luxembourg	Luxembourg	348
luzern	lucerne	Lucerne	359
luzerner	lucerne	Lucerne	587
lv	latvia	Latvia	820
lva	latvia	Latvia	820
lviv		Lviv	39
lvivska	lviv	Lviv	32
lvivskyi	lviv	Lviv	32
lvov	lviv	Lviv	39
lwksmbwrgh	luxembourg	Luxembourg	168
lwlyt lmthdh	united states	United States	80
lwow	lviv	Lviv	39
lwrwghwy	uruguay	Uruguay	344
ly	libya	Libya	821
lyallpur	faisalabad	Faisalabad	305
lybyry	liberia	Liberia	280
lydveldid island	iceland	Iceland	656
lykhtnshtyn	liechtenstein	Liechtenstein	327
lyon		Lyon	33
lyons	lyon	Lyon	1150
lyswtw	lesotho	Lesotho	377
lytwny	lithuania	Lithuania	167
lyuksemburg	luxembourg	Luxembourg	168
ma	massachusetts	Massachusetts	6
maastricht		Maastricht	62
mac	macau	Macau	1521
macao	macau	Macau	1335
macao sar	macau	Macau	666
macao special administrative region	macau	Macau	666
macar	hungary	Hungary	216
macaristan	hungary	Hungary	66
macau		Macau	526
macedoine du nord	north macedonia	North Macedonia	98
macedonia	north macedonia	North Macedonia	1517
macedonia del nord	north macedonia	North Macedonia	98
macedonia del norte	north macedonia	North Macedonia	98
macedonia do norte	north macedonia	North Macedonia	98
maceio		Maceió	43
macia		Macia	310
madagascar		Madagascar	1327
madagaseukaleu	madagascar	Madagascar	331
madagaskar	madagascar	Madagascar	331
madagasukaru	madagascar	Madagascar	331
madajiasijia	madagascar	Madagascar	331
madhya pradesh		Madhya Pradesh	31
madinah	medina	Medina	1140
madison		Madison	23
madras	chennai	Chennai	428
madrid		Madrid	44
maendao	isle of man	Isle of Man	125
maenseom	isle of man	Isle of Man	125
maerdaifu	maldives	Maldives	209
maerta	malta	Malta	379
maf	saint martin	Saint Martin	823
mafeking	mahikeng	Mahikeng	86
mafikeng	mahikeng	Mahikeng	86
magdeburg		Magdeburg	4
maghreb	north africa	North Africa	1
magyar	hungary	Hungary	1499
magyarorszag	hungary	Hungary	66
maharashtra		Maharashtra	31
mahikeng		Mahikeng	86
mahilyow	mogilev	Mogilev	302
maiduguri		Maiduguri	259
mailand	milan	Milan	27
maine		Maine	150
mainland china	china	China	270
mainz		Mainz	4
majuro		Majuro	1042
makao	macau	Macau	526
makassar		Makassar	108
makati		Makati	260
makedonia	north macedonia	North Macedonia	98
makedonija	north macedonia	North Macedonia	524
makkah	mecca	Mecca	196
malabo		Malabo	1012
malaga		Málaga	44
malagasy	madagascar	Madagascar	1582
malagasy republic	madagascar	Madagascar	1328
malaisie	malaysia	Malaysia	241
malaixiya	malaysia	Malaysia	241
malasia	malaysia	Malaysia	241
malaui	malawi	Malawi	333
malavi	malawi	Malawi	333
malawei	malawi	Malawi	333
malawi		Malawi	1345
malawian	malawi	Malawi	1586
malay	malaysia	Malaysia	557
malayan	malaysia	Malaysia	557
malaysia		Malaysia	1348
malaysian	malaysia	Malaysia	557
malayziya	malaysia	Malaysia	241
maldivas	maldives	Maldives	209
maldive	maldives	Maldives	209
maldives		Maldives	1344
maldivy	maldives	Maldives	209
male		Male	1127
malediven	maldives	Maldives	209
maleisie	malaysia	Malaysia	241
malesia	malaysia	Malaysia	241
maleutinikeu	martinique	Martinique	332
mali		Mali	1518
malines	mechelen	Mechelen	257
malingao		Malingao	260
mallawi	malawi	Malawi	333
malleisia	malaysia	Malaysia	241
malli	mali	Mali	664
malmo		Malmö	63
malmoe	malmo	Malmö	63
malta		Malta	1340
malte	malta	Malta	379
maltese	malta	Malta	1584
mamoudzou		Mamoudzou	1101
man	manitoba	Manitoba	73
man eiland	isle of man	Isle of Man	125
managua		Managua	1053
manama		Manama	582
manaus		Manaus	43
manchester		Manchester	200
mandalay		Mandalay	420
mandao	isle of man	Isle of Man	125
mangalore		Mangalore	15
mangaluru	mangalore	Mangalore	15
mangaung	bloemfontein	Bloemfontein	86
manhattan		Manhattan	23
manhica		Manhiça	195
manica		Manica	574
manila		Manila	623
manille	manila	Manila	623
manipur		Manipur	31
manitoba		Manitoba	147
manjacaze		Manjacaze	46
mannheim		Mannheim	4
manzini		Manzini	613
maoliqiusi	mauritius	Mauritius	284
maolitaniya	mauritania	Mauritania	240
maori	new zealand	New Zealand	930
maputo		Maputo	46
maputo province		Maputo Province	568
mar	morocco	Morocco	1514
maracaibo		Maracaibo	497
maracay		Maracay	497
maranhao		Maranhão	38
maraui	malawi	Malawi	333
marche		Marche	53
mareshia	malaysia	Malaysia	241
mari	mali	Mali	1519
mariehamn		Mariehamn	973
marienthal		Marienthal	4
marigot		Marigot	1040
mariupol		Mariupol	39
maroc	morocco	Morocco	169
marocain	morocco	Morocco	349
marocaine	morocco	Morocco	349
marocco	morocco	Morocco	169
marokkanische	morocco	Morocco	349
marokko	morocco	Morocco	169
marracuene		Marracuene	195
marrakech	marrakesh	Marrakesh	419
marrakesh		Marrakesh	419
marrocos	morocco	Morocco	169
marroqui	morocco	Morocco	349
marroquina	morocco	Morocco	349
marruecos	morocco	Morocco	169
marseille		Marseille	199
marseilles	marseille	Marseille	199
marsella	marseille	Marseille	33
marshall islands		Marshall Islands	1329
marshallinseln	marshall islands	Marshall Islands	130
marshallovy ostrova	marshall islands	Marshall Islands	130
marsiglia	marseille	Marseille	33
martinica	martinique	Martinique	332
martinika	martinique	Martinique	332
martinique		Martinique	1337
maruta	malta	Malta	379
maruteiniku	martinique	Martinique	332
maryland		Maryland	17
maseru		Maseru	1033
mashaoerqundao	marshall islands	Marshall Islands	130
mashhad		Mashhad	194
mashiyaruzhudao	marshall islands	Marshall Islands	130
mashreq	levant	Levant	1
masqat	muscat	Muscat	1057
mass	massachusetts	Massachusetts	6
massachusetts		Massachusetts	17
masyalgundo	marshall islands	Marshall Islands	130
mata utu		Mata Utu	1097
matinike	martinique	Martinique	332
mato grosso		Mato Grosso	38
mato grosso do sul		Mato Grosso do Sul	38
matola		Matola	46
mauretanien	mauritania	Mauritania	240
maurice	mauritius	Mauritius	912
mauricia	mauritius	Mauritius	284
mauricio	mauritius	Mauritius	912
mauritania		Mauritania	1338
mauritanie	mauritania	Mauritania	240
mauritian	mauritius	Mauritius	1585
mauritius		Mauritius	1342
mavrikiy	mauritius	Mauritius	284
mavritaniya	mauritania	Mauritania	240
maxixe		Maxixe	310
mayence	mainz	Mainz	4
mayoteu	mayotte	Mayotte	463
mayotta	mayotte	Mayotte	463
mayotte		Mayotte	1455
mayotto	mayotte	Mayotte	463
mayuete	mayotte	Mayotte	463
mb	manitoba	Manitoba	73
mbabane		Mbabane	613
mbombela	nelspruit	Nelspruit	86
mc	monaco	Monaco	822
mco	monaco	Monaco	822
md	maryland	Maryland	6
mda	moldova	Moldova	1515
mdg	madagascar	Madagascar	824
mdghshqr	madagascar	Madagascar	331
mdv	maldives	Maldives	832
me	maine	Maine	6
me and africa	middle east	Middle East	1
mea	middle east and africa	Middle East and Africa	11
mecca		Mecca	506
mechelen		Mechelen	257
mecklenburg	mecklenburg western pomerania	Mecklenburg-Western Pomerania	254
mecklenburg vorpommern	mecklenburg western pomerania	Mecklenburg-Western Pomerania	106
mecklenburg western pomerania		Mecklenburg-Western Pomerania	254
meckpomm	mecklenburg western pomerania	Mecklenburg-Western Pomerania	41
med region	mediterranean	Mediterranean	1
medan		Medan	108
medellin		Medellín	303
medina		Medina	506
medio oriente	middle east	Middle East	1
mediterranean		Mediterranean	11
mediterranee	mediterranean	Mediterranean	1
mediterraneo	mediterranean	Mediterranean	1
meghalaya		Meghalaya	31
megsiko	mexico	Mexico	210
meiguo	united states	United States	80
meishusamoya	american samoa	American Samoa	154
meishuweierjingqundao	us virgin islands	US Virgin Islands	182
mejico	mexico	Mexico	667
mekishiko	mexico	Mexico	210
mekong		Mekong	1
meksika	mexico	Mexico	210
melbourne		Melbourne	256
melekeok		Melekeok	1066
mellanostern	middle east	Middle East	1
memphis		Memphis	2
mena	middle east and north africa	Middle East and North Africa	1
mendoza		Mendoza	499
menggu	mongolia	Mongolia	283
mengjialaguo	bangladesh	Bangladesh	265
mengtesailate	montserrat	Montserrat	378
mercosul	mercosur	Mercosur	1
mercosur		Mercosur	1
merida		Mérida	622
mersin		Mersin	75
mesa		Mesa	23
meshed	mashhad	Mashhad	621
messicana	mexico	Mexico	250
messico	mexico	Mexico	210
messina		Messina	88
metro manila	manila	Manila	1061
metropolitan borough of wirral		Metropolitan Borough of Wirral	14
metz		Metz	199
mex	mexico	Mexico	834
mexicaine	mexico	Mexico	250
mexicali		Mexicali	37
mexican	mexico	Mexico	250
mexicana	mexico	Mexico	250
mexicanas	mexico	Mexico	250
mexicano	mexico	Mexico	250
mexicanos	mexico	Mexico	250
mexico		Mexico	1347
mexico city		Mexico City	37
mexico df	mexico city	Mexico City	37
mexikanische	mexico	Mexico	250
mexiko	mexico	Mexico	210
mexiko stadt	mexico city	Mexico City	37
mexique	mexico	Mexico	210
mf	saint martin	Saint Martin	823
mg	madagascar	Madagascar	824
mg brasil	minas gerais	Minas Gerais	1619
mh	marshall islands	Marshall Islands	825
mhl	marshall islands	Marshall Islands	825
mi	michigan	Michigan	6
miami		Miami	2
miandian	myanmar	Myanmar	282
mianmar	myanmar	Myanmar	282
mich	michigan	Michigan	6
michigan		Michigan	150
michoacan		Michoacán	28
micronesia		Micronesia	1249
micronesie	micronesia	Micronesia	205
mid atlantic		Mid-Atlantic	1
mid east	middle east	Middle East	1
mid west	midwest	Midwest	1
midatlantic	mid atlantic	Mid-Atlantic	1
middelburg		Middelburg	8
midden oosten	middle east	Middle East	1
middle east		Middle East	1
middle east and africa		Middle East and Africa	1
middle east and north africa		Middle East and North Africa	1
middle eastern	middle east	Middle East	12
middle west	midwest	Midwest	1
middlesbrough		Middlesbrough	14
mideast	middle east	Middle East	1
midrand		Midrand	8
midwest		Midwest	1
migug	united states	United States	80
miguglyeong beojinaillaendeu	us virgin islands	US Virgin Islands	182
mikeluonixiyalianbang	micronesia	Micronesia	205
mikeulonesia	micronesia	Micronesia	205
mikronesien	micronesia	Micronesia	205
mikroneziya	micronesia	Micronesia	205
mikuroneshialianbang	micronesia	Micronesia	205
milan		Milan	88
milano	milan	Milan	88
milao	milan	Milan	27
milu	peru	Peru	450
milwaukee		Milwaukee	2
minas gerais		Minas Gerais	38
minn	minnesota	Minnesota	299
minneapolis		Minneapolis	2
minnesota		Minnesota	17
minsk		Minsk	356
minskaya	minsk	Minsk	302
minskiy	minsk	Minsk	302
misir	egypt	Egypt	117
misr	egypt	Egypt	1490
misr al arabia	egypt	Egypt	272
misr al arabiya	egypt	Egypt	272
misr al arabiyah	egypt	Egypt	272
misr al arabiyya	egypt	Egypt	272
misri	egypt	Egypt	403
miss	mississippi	Mississippi	6
mississauga		Mississauga	61
mississippi		Mississippi	17
missouri		Missouri	17
mittel und osteuropa	central and eastern europe	Central and Eastern Europe	1
mittelamerika	central america	Central America	1
mitteleuropa	central europe	Central Europe	1
mittelmeer	mediterranean	Mediterranean	1
miyanma	myanmar	Myanmar	282
mizoram		Mizoram	31
mk	north macedonia	North Macedonia	826
mkd	north macedonia	North Macedonia	826
ml	mali	Mali	827
mli	mali	Mali	827
mlt	malta	Malta	1523
mm	myanmar	Myanmar	828
mmlkh lbhryn	bahrain	Bahrain	631
mmr	myanmar	Myanmar	828
mn	minnesota	Minnesota	6
mne	montenegro	Montenegro	1516
mng	mongolia	Mongolia	1520
mnghwly	mongolia	Mongolia	283
mnichov	munich	Munich	4
mnp	northern mariana islands	Northern Mariana Islands	829
mo	missouri	Missouri	6
moatize		Moatize	195
mobile		Mobile	23
moc	mozambique	Mozambique	1526
mocamb	mozambique	Mozambique	380
mocambicaine	mozambique	Mozambique	218
mocambicana	mozambique	Mozambique	218
mocambicanas	mozambique	Mozambique	218
mocambicano	mozambique	Mozambique	218
mocambicanos	mozambique	Mozambique	218
mocambique	mozambique	Mozambique	211
mocimboa		Mocímboa	46
mocimboa da praia		Mocímboa da Praia	195
mocuba		Mocuba	195
modena		Modena	88
moe	central and eastern europe	Central and Eastern Europe	11
moerduowa	moldova	Moldova	208
mogadiscio	mogadishu	Mogadishu	612
mogadishu		Mogadishu	612
mogilev		Mogilev	302
mojambikeu	mozambique	Mozambique	211
mokopane		Mokopane	8
moldavia	moldova	Moldova	208
moldavie	moldova	Moldova	208
moldaviya	moldova	Moldova	208
moldawien	moldova	Moldova	208
moldibeu	maldives	Maldives	209
moldoba	moldova	Moldova	208
moldova		Moldova	1322
moldovan republic	moldova	Moldova	663
molise		Molise	53
molisyeoseu	mauritius	Mauritius	284
molitani	mauritania	Mauritania	240
moloko	morocco	Morocco	169
molta	malta	Malta	379
moluoge	morocco	Morocco	169
mombasa		Mombasa	494
monaco		Monaco	1321
monaco di baviera	munich	Munich	4
monage	monaco	Monaco	523
monako	monaco	Monaco	523
monchengladbach		Mönchengladbach	4
monegasque	monaco	Monaco	1581
monggol	mongolia	Mongolia	283
mongolei	mongolia	Mongolia	283
mongolia		Mongolia	1334
mongolie	mongolia	Mongolia	283
mongoliya	mongolia	Mongolia	283
mongoru	mongolia	Mongolia	283
monrovia		Monrovia	1032
monserrate	montserrat	Montserrat	378
mont	montana	Montana	299
montana		Montana	150
montenegeulo	montenegro	Montenegro	329
montenegro		Montenegro	1323
montenegro republic	montenegro	Montenegro	1324
monteneguro	montenegro	Montenegro	329
montepuez		Montepuez	46
monterrey		Monterrey	37
monteuselateu	montserrat	Montserrat	378
montevideo		Montevideo	1092
montgomery		Montgomery	23
montoserato	montserrat	Montserrat	378
montpellier		Montpellier	33
montreal		Montreal	61
montserrat		Montserrat	1339
morelos		Morelos	28
morishiyasu	mauritius	Mauritius	284
moritania	mauritania	Mauritania	240
moroccan	morocco	Morocco	349
morocco		Morocco	1319
moroni		Moroni	1024
morotko	morocco	Morocco	169
morudeibu	maldives	Maldives	209
morudobagongheguo	moldova	Moldova	208
mosambik	mozambique	Mozambique	211
mosambikanische	mozambique	Mozambique	218
mosambique	mozambique	Mozambique	380
mosangbike	mozambique	Mozambique	211
mosca	moscow	Moscow	9
moscou	moscow	Moscow	9
moscovo	moscow	Moscow	9
moscow		Moscow	311
moscu	moscow	Moscow	9
moskau	moscow	Moscow	9
moskovskaya	moscow	Moscow	306
moskovskiy	moscow	Moscow	9
moskovskoye	moscow	Moscow	306
moskva	moscow	Moscow	9
moskvy	moscow	Moscow	306
moskwa	moscow	Moscow	9
mossambike	mozambique	Mozambique	380
mossambique	mozambique	Mozambique	380
most serene republic of san marino	san marino	San Marino	684
mosul		Mosul	109
moxige	mexico	Mexico	210
moyen orient	middle east	Middle East	1
moz	mozambique	Mozambique	836
mozambicaine	mozambique	Mozambique	218
mozambican	mozambique	Mozambique	218
mozambico	mozambique	Mozambique	211
mozambik	mozambique	Mozambique	211
mozambique		Mozambique	1350
mozambiquena	mozambique	Mozambique	218
mozanbiku	mozambique	Mozambique	211
mp	northern mariana islands	Northern Mariana Islands	829
mpumalanga		Mpumalanga	255
mq	martinique	Martinique	830
mqdwny lshmlyh	north macedonia	North Macedonia	98
mr	mauritania	Mauritania	831
mrt	mauritania	Mauritania	831
mrtynyk	martinique	Martinique	332
ms	mississippi	Mississippi	6
msia	malaysia	Malaysia	1349
msr	montserrat	Montserrat	1522
mt	montana	Montana	6
mtq	martinique	Martinique	830
mu	mauritius	Mauritius	1525
muenchen	munich	Munich	4
muenchener	munich	Munich	107
muenchner	munich	Munich	107
muenster	munster	Münster	87
mukden	shenyang	Shenyang	5
mumbai		Mumbai	15
munchen	munich	Munich	4
munchener	munich	Munich	107
munchner	munich	Munich	107
munich		Munich	4
munique	munich	Munich	4
munster		Münster	87
muqdisho	mogadishu	Mogadishu	1080
murcia		Murcia	44
mus	mauritius	Mauritius	1524
muscat		Muscat	1134
mutare		Mutare	426
mutuali		Mutuáli	46
mv	maldives	Maldives	832
mw	malawi	Malawi	833
mwanza		Mwanza	425
mwi	malawi	Malawi	833
mwldwf	moldova	Moldova	208
mwntsrt	montserrat	Montserrat	378
mwryshyws	mauritius	Mauritius	284
mwrytny	mauritania	Mauritania	240
mwzmbyq	mozambique	Mozambique	211
mx	mexico	Mexico	834
my	malaysia	Malaysia	835
myanma	myanmar	Myanmar	282
myanmar		Myanmar	1332
mykolaiv		Mykolaiv	32
mys	malaysia	Malaysia	835
mysore		Mysore	15
mysore state	karnataka	Karnataka	148
mysuru	mysore	Mysore	15
myt	mayotte	Mayotte	1563
mz	mozambique	Mozambique	836
mzansi	south africa	South Africa	464
n america	north america	North America	1
n cape	northern cape	Northern Cape	49
n carolina	north carolina	North Carolina	298
n dakota	north dakota	North Dakota	353
n ireland	northern ireland	Northern Ireland	474
n korea	north korea	North Korea	1295
na	north america	North America	11
nacala		Nacala	46
nafta	north america	North America	1
nagaland		Nagaland	31
nagoya		Nagoya	45
nagpur		Nagpur	15
naher osten	middle east	Middle East	1
nahost	middle east	Middle East	1
naija	nigeria	Nigeria	1358
naijieria	nigeria	Nigeria	334
naijilia	nigeria	Nigeria	334
nairobi		Nairobi	494
nam	namibia	Namibia	1528
namapeulika	south africa	South Africa	71
namibia		Namibia	1352
namibian	namibia	Namibia	927
namibie	namibia	Namibia	527
namibische	namibia	Namibia	927
namibiya	namibia	Namibia	527
nampula		Nampula	46
nampula province		Nampula Province	149
namsudan	south sudan	South Sudan	178
nan jing	nanjing	Nanjing	29
nanafurika	south africa	South Africa	71
nanchang		Nanchang	5
nanchong		Nanchong	5
nancy		Nancy	199
nanfei	south africa	South Africa	71
nanjing		Nanjing	5
nanking	nanjing	Nanjing	5
nanning		Nanning	5
nansudan	south sudan	South Sudan	178
nantes		Nantes	33
nantong		Nantong	5
naoero	nauru	Nauru	530
naolu	nauru	Nauru	529
naples		Naples	27
napoles	naples	Naples	27
napoli	naples	Naples	27
narodnaya respublika angola	angola	Angola	628
nashville		Nashville	2
nassau		Nassau	1107
natal	kwazulu natal	KwaZulu-Natal	481
naulu	nauru	Nauru	529
nauru		Nauru	1365
navarra	navarre	Navarre	479
navarre		Navarre	296
navi mumbai		Navi Mumbai	15
nay pyi taw		Nay Pyi Taw	420
nayarit		Nayarit	28
nb	new brunswick	New Brunswick	73
nc	north carolina	North Carolina	6
ncl	new caledonia	New Caledonia	1529
nd	north dakota	North Dakota	6
ndjamena		N'Djamena	1085
ndola		Ndola	498
ndwnysy	indonesia	Indonesia	275
ne	nebraska	Nebraska	6
neapel	naples	Naples	27
neb	nebraska	Nebraska	6
nebraska		Nebraska	17
nedeollandeu	netherlands	Netherlands	79
nederland	netherlands	Netherlands	79
nederlanden	netherlands	Netherlands	669
nederlands	netherlands	Netherlands	382
nederlandsche	netherlands	Netherlands	58
nederlandse	netherlands	Netherlands	58
neerlandais	netherlands	Netherlands	58
neerlandaise	netherlands	Netherlands	58
neerlandesa	netherlands	Netherlands	58
neerlandica	netherlands	Netherlands	58
nei mongol	inner mongolia	Inner Mongolia	19
neimenggu	inner mongolia	Inner Mongolia	19
nelspruit		Nelspruit	8
nemetskiy	germany	Germany	35
nepal		Nepal	1363
nepalese	nepal	Nepal	929
nepali	nepal	Nepal	929
neparu	nepal	Nepal	528
ner	niger	Niger	1530
netherlands		Netherlands	1360
neuchatel		Neuchâtel	52
neuenburg	neuchatel	Neuchâtel	59
neuengland	new england	New England	1
neukaledonien	new caledonia	New Caledonia	132
neuseeland	new zealand	New Zealand	133
nev	nevada	Nevada	6
nevada		Nevada	150
new brunswick		New Brunswick	147
new caledonia		New Caledonia	1354
new delhi	delhi	Delhi	15
new england		New England	1
new hampshire		New Hampshire	17
new haven		New Haven	2
new jersey		New Jersey	17
new mexico		New Mexico	17
new orleans		New Orleans	2
new south memphis		New South Memphis	2
new south wales		New South Wales	295
new york		New York	17
new york city	new york	New York	2
new york state	new york	New York	298
new zealand		New Zealand	1368
new zealander	new zealand	New Zealand	930
newark		Newark	2
newcastle		Newcastle	14
newcastle australia		Newcastle (Australia)	971
newcastle upon tyne	newcastle	Newcastle	14
newfoundland	newfoundland and labrador	Newfoundland and Labrador	952
newfoundland and labrador		Newfoundland and Labrador	147
newzealand	new zealand	New Zealand	1369
nf	norfolk island	Norfolk Island	837
nfk	norfolk island	Norfolk Island	837
nfld	newfoundland and labrador	Newfoundland and Labrador	565
ng	nigeria	Nigeria	838
nga	nigeria	Nigeria	838
nghwyl	anguilla	Anguilla	362
nh	new hampshire	New Hampshire	6
ni	nicaragua	Nicaragua	839
niamey		Niamey	1052
niassa		Niassa	574
nic	nicaragua	Nicaragua	839
nicaragua		Nicaragua	1359
nicaraguan	nicaragua	Nicaragua	928
nicaraguense	nicaragua	Nicaragua	928
nice		Nice	199
nicosia		Nicosia	414
niderlandy	netherlands	Netherlands	79
nidwalden		Nidwalden	52
niederlaendische	netherlands	Netherlands	58
niederlande	netherlands	Netherlands	79
niederlandische	netherlands	Netherlands	58
niederoesterreich	lower austria	Lower Austria	352
niederosterreich	lower austria	Lower Austria	407
niedersachsen	lower saxony	Lower Saxony	253
niemcy	germany	Germany	64
niemiecka	germany	Germany	35
nieuw caledonie	new caledonia	New Caledonia	132
nieuw zeeland	new zealand	New Zealand	133
nigel		Nigel	1154
niger		Niger	1355
nigeria		Nigeria	1357
nigerian	nigeria	Nigeria	1587
nigeriya	nigeria	Nigeria	334
nihon	japan	Japan	520
nihon koku	japan	Japan	520
nijeleu	niger	Niger	449
nijialagua	nicaragua	Nicaragua	381
nijieru	niger	Niger	449
nikalagwa	nicaragua	Nicaragua	381
nikaragua	nicaragua	Nicaragua	381
ning bo	ningbo	Ningbo	29
ningbo		Ningbo	5
ningpo	ningbo	Ningbo	29
ningxia		Ningxia	30
nipoer	nepal	Nepal	528
nippon	japan	Japan	1509
nippon koku	japan	Japan	520
nirier	niger	Niger	449
niriliya	nigeria	Nigeria	334
niu	niue	Niue	1533
niuai	niue	Niue	1367
niue		Niue	1366
niyujirando	new zealand	New Zealand	133
niyukaredonia	new caledonia	New Caledonia	132
nizhniy novgorod	nizhny novgorod	Nizhny Novgorod	9
nizhny novgorod		Nizhny Novgorod	9
nizza	nice	Nice	33
nj	new jersey	New Jersey	6
nl	netherlands	Netherlands	840
nl mexico	nuevo leon	Nuevo León	567
nld	netherlands	Netherlands	840
nm	new mexico	New Mexico	6
no	norway	Norway	841
noam	north america	North America	11
nofuokudao	norfolk island	Norfolk Island	170
noida		Noida	15
noleuwei	norway	Norway	67
noord amerika	north america	North America	1
noord brabant	north brabant	North Brabant	569
noord holland	north holland	North Holland	569
noord kaap	northern cape	Northern Cape	49
noordelijke marianen	northern mariana islands	Northern Mariana Islands	131
noorder paarl		Noorder-Paarl	8
noordwes	north west province	North West Province	49
noors	norway	Norway	219
noorse	norway	Norway	219
noorwegen	norway	Norway	67
nopeogseom	norfolk island	Norfolk Island	170
nor	norway	Norway	841
nord europa	northern europe	Northern Europe	1
nord pas de calais	hauts de france	Hauts-de-France	72
nordafrika	north africa	North Africa	1
nordamerika	north america	North America	1
norden	nordic	Nordic	11
nordeuropa	nordic	Nordic	1
nordic		Nordic	11
nordic countries	nordic	Nordic	1
nordics	nordic	Nordic	1
nordirland	northern ireland	Northern Ireland	351
nordische lander	nordic	Nordic	1
nordisk	nordic	Nordic	11
nordiska	nordic	Nordic	1
nordkorea	north korea	North Korea	127
nordliche marianen	northern mariana islands	Northern Mariana Islands	131
nordmazedonien	north macedonia	North Macedonia	98
nordrhein	north rhine westphalia	North Rhine-Westphalia	41
nordrhein westfalen	north rhine westphalia	North Rhine-Westphalia	253
noreg	norway	Norway	67
norfolk		Norfolk	2
norfolk island		Norfolk Island	1356
norfolkinsel	norfolk island	Norfolk Island	170
norge	norway	Norway	1532
norimberga	nuremberg	Nuremberg	4
normandie	normandy	Normandy	189
normandy		Normandy	1630
norsk	norway	Norway	219
norske	norway	Norway	219
norte da africa	north africa	North Africa	1
norte de africa	north africa	North Africa	1
norteamerica	north america	North America	1
norteamericana	united states	United States	83
norteamericano	united states	United States	83
north africa		North Africa	1
north african	north africa	North Africa	12
north america		North America	1
north american	north america	North America	12
north asia		North Asia	1
north brabant		North Brabant	221
north carolina		North Carolina	17
north dakota		North Dakota	17
north east asia	north asia	North Asia	1
north europe	northern europe	Northern Europe	1
north holland		North Holland	221
north korea		North Korea	1294
north macedonia		North Macedonia	1330
north rhine westphalia		North Rhine-Westphalia	106
north west province		North West Province	49
north york		North York	61
northamerica	north america	North America	1
northeast asia	north asia	North Asia	1
northern africa	north africa	North Africa	48
northern asia	north asia	North Asia	1
northern cape		Northern Cape	255
northern europe		Northern Europe	48
northern ireland		Northern Ireland	1616
northern mariana islands		Northern Mariana Islands	1336
northern province	limpopo	Limpopo	49
northern territory		Northern Territory	295
northern transvaal	limpopo	Limpopo	49
northwest territories		Northwest Territories	147
noruega	norway	Norway	67
norueguesa	norway	Norway	219
noruue	norway	Norway	67
norvec	norway	Norway	67
norvege	norway	Norway	67
norvegese	norway	Norway	219
norvegia	norway	Norway	67
norvegienne	norway	Norway	219
norvegiya	norway	Norway	67
norway		Norway	1361
norwegen	norway	Norway	67
norwegia	norway	Norway	67
norwegian	norway	Norway	219
norwegische	norway	Norway	219
norwich		Norwich	14
nottingham		Nottingham	14
nouakchott		Nouakchott	1047
noumea		Noumea	1051
nouveau brunswick	new brunswick	New Brunswick	477
nouvelle aquitaine		Nouvelle-Aquitaine	189
nouvelle caledonie	new caledonia	New Caledonia	132
nouvelle ecosse	nova scotia	Nova Scotia	477
nouvelle zelande	new zealand	New Zealand	133
nova caledonia	new caledonia	New Caledonia	132
nova iguacu		Nova Iguaçu	43
nova iorque	new york	New York	2
nova scotia		Nova Scotia	147
nova york	new york	New York	2
nova zelandia	new zealand	New Zealand	133
novaya kaledoniya	new caledonia	New Caledonia	132
novaya zelandiya	new zealand	New Zealand	133
novi sad		Novi Sad	422
novosibirsk		Novosibirsk	9
np	nepal	Nepal	842
npl	nepal	Nepal	842
nr	nauru	Nauru	843
nru	nauru	Nauru	843
nrw	north rhine westphalia	North Rhine-Westphalia	958
ns	nova scotia	Nova Scotia	73
nsw	new south wales	New South Wales	956
nt	northwest territories	Northwest Territories	73
nt australia	northern territory	Northern Territory	563
nth america	north america	North America	1
ntyghw wbrbwd	antigua and barbuda	Antigua and Barbuda	153
nu	nunavut	Nunavut	478
nuernberg	nuremberg	Nuremberg	4
nueva caledonia	new caledonia	New Caledonia	132
nueva york	new york	New York	2
nueva zelanda	new zealand	New Zealand	133
nuevo leon		Nuevo León	28
nukualofa		Nuku'alofa	1088
nunavut		Nunavut	147
nuofukedao	norfolk island	Norfolk Island	170
nuova caledonia	new caledonia	New Caledonia	132
nuova york	new york	New York	197
nuova zelanda	new zealand	New Zealand	133
nuowei	norway	Norway	67
nur sultan	astana	Astana	1028
nuremberg		Nuremberg	4
nurnberg	nuremberg	Nuremberg	4
nurnberger	nuremberg	Nuremberg	107
nuuk		Nuuk	1008
nv	nevada	Nevada	6
nwt	northwest territories	Northwest Territories	73
ny	new york	New York	6
nyasaland	malawi	Malawi	1346
nyc	new york	New York	2
nyjyry	nigeria	Nigeria	334
nykrghw	nicaragua	Nicaragua	381
nys	new york	New York	298
nyu york	new york	New York	197
nyujillaendeu	new zealand	New Zealand	133
nyukalledonia	new caledonia	New Caledonia	132
nywzylnd	new zealand	New Zealand	133
nz	new zealand	New Zealand	844
nzl	new zealand	New Zealand	844
oakland		Oakland	2
oaxaca		Oaxaca	28
obedinennye arabskie emiraty	united arab emirates	United Arab Emirates	627
oberoesterreich	upper austria	Upper Austria	352
oberosterreich	upper austria	Upper Austria	407
obwalden		Obwalden	52
occitania		Occitania	566
occitanie	occitania	Occitania	189
oceania		Oceania	48
oceanie	oceania	Oceania	1
odense		Odense	74
odesa		Odesa	39
odessa	odesa	Odesa	39
odisha		Odisha	31
oekraine	ukraine	Ukraine	288
oesterreich	austria	Austria	1170
oesterreichische	austria	Austria	143
oesterreichischer	austria	Austria	143
ofs	free state	Free State	481
oh	ohio	Ohio	6
ohio		Ohio	17
ok	oklahoma	Oklahoma	6
okc	oklahoma city	Oklahoma City	23
okla	oklahoma	Oklahoma	299
oklahoma		Oklahoma	17
oklahoma city		Oklahoma City	2
olanda	netherlands	Netherlands	382
olandese	netherlands	Netherlands	58
oldenburg		Oldenburg	4
ollandeu jedo	aland islands	Åland Islands	226
om	oman	Oman	845
oma	oman	Oman	1534
omaha		Omaha	2
oman		Oman	1370
omani	oman	Oman	1588
omdurman		Omdurman	423
omn	oman	Oman	845
omsk		Omsk	311
on	ontario	Ontario	73
onafhankelijke staat papoea nieuw guinea	papua new guinea	Papua New Guinea	99
onafhankelijke staat samoa	samoa	Samoa	698
ondulaseu	honduras	Honduras	320
ont	ontario	Ontario	73
ontario		Ontario	147
oo	upper austria	Upper Austria	1623
oos kaap	eastern cape	Eastern Cape	49
oost europa	eastern europe	Eastern Europe	1
oostelijke republiek uruguay	uruguay	Uruguay	344
oostenrijk	austria	Austria	155
oostenrijkse	austria	Austria	143
oporto	porto	Porto	110
or	oregon	Oregon	6
oran		Oran	415
oranda	netherlands	Netherlands	79
orandozhudao	aland islands	Åland Islands	226
orange free state	free state	Free State	49
oranjestad		Oranjestad	972
ore	oregon	Oregon	6
orebro		Örebro	63
oregon		Oregon	17
oriental republic of uruguay	uruguay	Uruguay	395
oriente medio	middle east	Middle East	1
orissa	odisha	Odisha	148
orkney		Orkney	8
orlando		Orlando	23
orta asya	central asia	Central Asia	1
orta dogu	middle east	Middle East	1
ortadogu	middle east	Middle East	1
osaka		Osaka	45
osaka shi		Ōsaka-shi	45
oseuteulia	austria	Austria	155
oslo		Oslo	421
osnabruck		Osnabrück	4
osnabrueck	osnabruck	Osnabrück	4
ostafrika	east africa	East Africa	1
ostasien	east asia	East Asia	1
osterreich	austria	Austria	155
osterreichische	austria	Austria	143
osterreichische republik	austria	Austria	508
osterreichischer	austria	Austria	143
osterreichisches	austria	Austria	143
osterrike	austria	Austria	155
osteuropa	eastern europe	Eastern Europe	1
ostrau	ostrava	Ostrava	151
ostrava		Ostrava	192
ostrave	ostrava	Ostrava	151
ostravska	ostrava	Ostrava	151
ostrov men	isle of man	Isle of Man	125
ostrov norfolk	norfolk island	Norfolk Island	170
ostrov rozhdestva	christmas island	Christmas Island	116
ostrova kayman	cayman islands	Cayman Islands	128
ostrova kuka	cook islands	Cook Islands	115
ostrova pitkern	pitcairn	Pitcairn	173
ostrova svyatoy eleny	saint helena	Saint Helena	213
osttimor	east timor	East Timor	246
osutoraria	australia	Australia	264
osutoria	austria	Austria	155
ottawa		Ottawa	61
ouagadougou		Ouagadougou	977
ouganda	uganda	Uganda	542
oulu		Oulu	223
oulun	oulu	Oulu	416
ouzbekistan	uzbekistan	Uzbekistan	181
ouzhou	europe	Europe	1
overijssel		Overijssel	221
oxford		Oxford	200
ozbekistan	uzbekistan	Uzbekistan	181
ozbekiston respublikasi	uzbekistan	Uzbekistan	543
ozeanien	oceania	Oceania	1
pa	pennsylvania	Pennsylvania	6
paca	provence alpes cote dazur	Provence-Alpes-Côte d'Azur	409
pacific		Pacific	11
pacific islands	south pacific	South Pacific	1
pacific northwest		Pacific Northwest	1
pacific rim		Pacific Rim	1
pacifico	pacific	Pacific	1
pacifico sur	south pacific	South Pacific	1
pacifique	pacific	Pacific	1
pacto andino	andean	Andean	1
padova	padua	Padua	27
padua		Padua	27
paesi bassi	netherlands	Netherlands	79
pago pago		Pago Pago	970
pais vasco	basque country	Basque Country	188
paises baixos	netherlands	Netherlands	79
paises baixos caribenhos	caribbean netherlands	Caribbean Netherlands	268
paises bajos	netherlands	Netherlands	79
pak	pakistan	Pakistan	849
pakiseutan	pakistan	Pakistan	384
pakistan		Pakistan	1375
pakistani	pakistan	Pakistan	1589
pakisutan	pakistan	Pakistan	384
palagwai	paraguay	Paraguay	336
palao	palau	Palau	385
palaos	palau	Palau	385
palatinate	rhineland palatinate	Rhineland-Palatinate	408
palau		Palau	1384
palermo		Palermo	27
palestina	palestine	Palestine	136
palestine		Palestine	1381
palestinian authority	palestine	Palestine	212
palestinian autonomous areas	palestine	Palestine	212
palestinian autonomous region	palestine	Palestine	212
palestinian autonomous territories	palestine	Palestine	212
palestinian territories	palestine	Palestine	212
palestinian territory	palestine	Palestine	212
palikir		Palikir	1001
pallau	palau	Palau	385
palleseutain	palestine	Palestine	136
palma de mallorca		Palma de Mallorca	44
palo alto		Palo Alto	2
pan	panama	Panama	1535
pan european	europe	Europe	12
panama		Panama	1371
panama city		Panama City	608
panamanian	panama	Panama	931
panamena	panama	Panama	931
panjab	punjab	Punjab	148
papeete		Papeete	1059
papouasie nouvelle guinee	papua new guinea	Papua New Guinea	99
papua	papua new guinea	Papua New Guinea	676
papua neuguinea	papua new guinea	Papua New Guinea	99
papua new guinea		Papua New Guinea	676
papua nova guine	papua new guinea	Papua New Guinea	99
papua novaya gvineya	papua new guinea	Papua New Guinea	99
papua nueva guinea	papua new guinea	Papua New Guinea	99
papua nugini	papua new guinea	Papua New Guinea	99
papua nuova guinea	papua new guinea	Papua New Guinea	99
papua nyugini	papua new guinea	Papua New Guinea	99
papuaniyuginia	papua new guinea	Papua New Guinea	99
paquistao	pakistan	Pakistan	384
paraguai	paraguay	Paraguay	336
paraguay		Paraguay	1385
paraguaya	paraguay	Paraguay	933
paraguayan	paraguay	Paraguay	933
paragvay	paraguay	Paraguay	336
paraiba		Paraíba	38
paramaribo		Paramaribo	1081
parana		Paraná	38
parao	palau	Palau	385
paresuchina	palestine	Palestine	136
paris		Paris	199
parma		Parma	88
pasadena		Pasadena	2
pasifik	pacific	Pacific	1
patagonia		Patagonia	1
patna		Patna	15
pays baltes	baltic	Baltic	1
pays bas	netherlands	Netherlands	79
pays de la loire		Pays de la Loire	189
pays nordiques	nordic	Nordic	1
pazifik	pacific	Pacific	1
pcn	pitcairn	Pitcairn	852
pe	prince edward island	Prince Edward Island	478
pei	prince edward island	Prince Edward Island	73
pekin	beijing	Beijing	504
peking	beijing	Beijing	5
pelo gundo	faroe islands	Faroe Islands	119
pelu	peru	Peru	450
pemba		Pemba	310
penang		Penang	1128
peninsula iberica	iberia	Iberia	1
penna	pennsylvania	Pennsylvania	1636
pennsylvania		Pennsylvania	17
pennsylvanie	pennsylvania	Pennsylvania	353
peoples democratic republic of algeria	algeria	Algeria	437
peoples republic of bangladesh	bangladesh	Bangladesh	1183
peoples republic of china	china	China	271
peoria		Peoria	2
pequim	beijing	Beijing	5
per	peru	Peru	1537
perm		Perm	311
pernambuco		Pernambuco	38
perou	peru	Peru	450
persia	iran	Iran	655
persian	iran	Iran	293
persian gulf	gulf	Gulf	1
persische	iran	Iran	293
perth		Perth	256
peru		Peru	1536
peruana	peru	Peru	471
peruano	peru	Peru	471
peruvian	peru	Peru	471
peruvienne	peru	Peru	471
petersburg	saint petersburg	Saint Petersburg	311
petrograd	saint petersburg	Saint Petersburg	9
peulangseu	france	France	120
peulangseulyeong giana	french guiana	French Guiana	162
peulangseulyeong pollinesia	french polynesia	French Polynesia	171
pf	french polynesia	French Polynesia	846
pfalz	rhineland palatinate	Rhineland-Palatinate	41
pg	papua new guinea	Papua New Guinea	847
ph	philippines	Philippines	848
phalaborwa		Phalaborwa	8
phila	philadelphia	Philadelphia	197
philadelphia		Philadelphia	2
philippine	philippines	Philippines	558
philippinen	philippines	Philippines	172
philippines		Philippines	1373
philipsburg		Philipsburg	1083
philly	philadelphia	Philadelphia	2
phl	philippines	Philippines	848
phnom penh		Phnom Penh	1022
phoenix		Phoenix	23
piaui		Piauí	38
picardie	picardy	Picardy	72
picardy		Picardy	72
piedmont		Piedmont	1632
piemonte	piedmont	Piedmont	297
pietermaritzburg		Pietermaritzburg	8
pietersburg	polokwane	Polokwane	8
piji	fiji	Fiji	233
pilipinas	philippines	Philippines	383
pilipino	philippines	Philippines	558
pillipin	philippines	Philippines	172
pilsen	plzen	Plzeň	192
pinlandeu	finland	Finland	118
piraeus		Piraeus	152
pireas	piraeus	Piraeus	592
piskeeon gundo	pitcairn	Pitcairn	173
pitcairn		Pitcairn	1379
pitcairn islands	pitcairn	Pitcairn	173
pitcairninseln	pitcairn	Pitcairn	173
pitekaienqundao	pitcairn	Pitcairn	173
pitokean	pitcairn	Pitcairn	173
pittsburgh		Pittsburgh	2
pk	pakistan	Pakistan	849
pl	poland	Poland	850
plano		Plano	2
plovdiv		Plovdiv	979
plurinational state of bolivia	bolivia	Bolivia	1196
plurinationale staat bolivia	bolivia	Bolivia	227
plw	palau	Palau	856
plymouth		Plymouth	14
plzen		Plzeň	192
pm	saint pierre and miquelon	Saint Pierre and Miquelon	851
pn	pitcairn	Pitcairn	852
png	papua new guinea	Papua New Guinea	847
podgorica		Podgorica	1039
pohjoismaat	nordic	Nordic	1
pohjola	nordic	Nordic	11
pointe noire		Pointe-Noire	586
pokeullaendeuseom	falkland islands	Falkland Islands	94
pol	poland	Poland	850
polaca	poland	Poland	105
polacca	poland	Poland	105
poland		Poland	1377
polen	poland	Poland	134
poleutukal	portugal	Portugal	242
polinesia francesa	french polynesia	French Polynesia	171
polinesia francese	french polynesia	French Polynesia	171
polish	poland	Poland	1609
pollaendeu	poland	Poland	134
polnische	poland	Poland	105
pologne	poland	Poland	134
polokwane		Polokwane	8
polonais	poland	Poland	105
polonaise	poland	Poland	105
polonesa	poland	Poland	105
polonia	poland	Poland	134
polonya	poland	Poland	134
polsce	poland	Poland	105
polsha	poland	Poland	134
polska	poland	Poland	134
polski	poland	Poland	105
polskich	poland	Poland	105
polskie	poland	Poland	105
polskiej	poland	Poland	105
polsko	poland	Poland	134
polynesia francaise	french polynesia	French Polynesia	675
polynesie francaise	french polynesia	French Polynesia	171
pondicherry	puducherry	Puducherry	1622
poolse	poland	Poland	105
poona	pune	Pune	15
porando	poland	Poland	134
port au prince		Port-au-Prince	1017
port elizabeth		Port Elizabeth	8
port harcourt		Port Harcourt	259
port louis		Port Louis	1049
port moresby		Port Moresby	1060
port of spain		Port of Spain	1089
port vila		Port Vila	1096
portekiz	portugal	Portugal	242
portland		Portland	23
porto		Porto	110
porto alegre		Porto Alegre	43
porto novo		Porto-Novo	584
porto rico	puerto rico	Puerto Rico	335
portogallo	portugal	Portugal	242
portoghese	portugal	Portugal	82
portsmouth		Portsmouth	14
portugais	portugal	Portugal	82
portugaise	portugal	Portugal	82
portugal		Portugal	1383
portugalia	portugal	Portugal	1540
portugaliya	portugal	Portugal	242
portugese	portugal	Portugal	82
portugese republiek	portugal	Portugal	242
portugiesische	portugal	Portugal	82
portugues	portugal	Portugal	82
portuguesa	portugal	Portugal	82
portuguesas	portugal	Portugal	82
portuguese	portugal	Portugal	82
portuguese republic	portugal	Portugal	678
portugueses	portugal	Portugal	82
porutogaru	portugal	Portugal	242
posen	poznan	Poznań	34
potchefstroom		Potchefstroom	8
potsdam		Potsdam	4
poznan		Poznań	34
poznaniu	poznan	Poznań	50
poznanska	poznan	Poznań	50
poznanski	poznan	Poznań	261
pr	puerto rico	Puerto Rico	853
pr china	china	China	638
pr of china	china	China	270
praethsaithy	thailand	Thailand	538
prag	prague	Prague	192
praga	prague	Prague	192
prague		Prague	192
praha	prague	Prague	192
praia		Praia	989
prathet thai	thailand	Thailand	538
praze	prague	Prague	151
prazska	prague	Prague	151
prazske	prague	Prague	151
prazsky	prague	Prague	151
prc	china	China	1480
preah reachanachak kampuchea	cambodia	Cambodia	447
preah reacheanachak kampuchea	cambodia	Cambodia	447
pressburg	bratislava	Bratislava	424
pretoria		Pretoria	8
pri	puerto rico	Puerto Rico	853
prince edward island		Prince Edward Island	147
principado de andorra	andorra	Andorra	625
principality of andorra	andorra	Andorra	625
principality of monaco	monaco	Monaco	662
principaute de monaco	monaco	Monaco	662
prishtina	pristina	Pristina	1146
pristina		Pristina	1099
prk	north korea	North Korea	807
provence	provence alpes cote dazur	Provence-Alpes-Côte d'Azur	72
provence alpes cote dazur		Provence-Alpes-Côte d'Azur	189
providence		Providence	23
provincia de inhambane	inhambane province	Inhambane Province	149
provincia de maputo	maputo province	Maputo Province	149
provincia de nampula	nampula province	Nampula Province	149
provincia de tete	tete province	Tete Province	149
prt	portugal	Portugal	855
pry	paraguay	Paraguay	857
ps	palestine	Palestine	854
pse	palestine	Palestine	854
pt	portugal	Portugal	855
puducherry		Puducherry	31
puebla		Puebla	28
puebla de zaragoza		Puebla de Zaragoza	37
pueleutoliko	puerto rico	Puerto Rico	335
puerto rican	puerto rico	Puerto Rico	932
puerto rico		Puerto Rico	1380
puerto riko	puerto rico	Puerto Rico	335
puertorriquena	puerto rico	Puerto Rico	932
puerutoriko	puerto rico	Puerto Rico	335
puglia		Puglia	297
pulau pinang	penang	Penang	603
pune		Pune	15
punjab		Punjab	31
pusan	busan	Busan	55
putaoya	portugal	Portugal	242
puyang		Puyang	5
pw	palau	Palau	856
pwv	gauteng	Gauteng	481
py	paraguay	Paraguay	857
pyeongyang	pyongyang	Pyongyang	1026
pyf	french polynesia	French Polynesia	846
pyongyang		Pyongyang	1027
qa	qatar	Qatar	858
qat	qatar	Qatar	858
qatar		Qatar	1387
qatari	qatar	Qatar	532
qazaq	kazakhstan	Kazakhstan	404
qazaqstan	kazakhstan	Kazakhstan	97
qazaqstan respublikasy	kazakhstan	Kazakhstan	522
qc	quebec	Quebec	73
qing dao	qingdao	Qingdao	29
qingdao		Qingdao	5
qinghai		Qinghai	30
qirgiz respublikasi	kyrgyzstan	Kyrgyzstan	446
qirgiz respublikasy	kyrgyzstan	Kyrgyzstan	446
qld	queensland	Queensland	956
qom		Qom	621
que	quebec	Quebec	73
quebec		Quebec	957
quebec city		Quebec City	61
queens		Queens	624
queensland		Queensland	295
queenstown		Queenstown	8
quelimane		Quelimane	46
quenia	kenya	Kenya	376
queretaro		Querétaro	28
quezon city		Quezon City	260
quintana roo		Quintana Roo	28
quirguistao	kyrgyzstan	Kyrgyzstan	126
quiribati	kiribati	Kiribati	324
quito		Quito	1113
qyrghyzstn	kyrgyzstan	Kyrgyzstan	126
rabat		Rabat	360
raigarh fort		Raigarh Fort	15
rajasthan		Rajasthan	31
raleigh		Raleigh	2
randburg		Randburg	86
randfontein		Randfontein	8
rangoon	yangon	Yangon	420
raosurenminminzhugongheguo	laos	Laos	326
ras al khaimah		Ras Al Khaimah	191
ras bayrut		Ra’s Bayrūt	357
ratisbon	regensburg	Regensburg	4
ratobia	latvia	Latvia	129
rawalpindi		Rawalpindi	305
rd congo	democratic republic of the congo	Democratic Republic of the Congo	634
rd dominicana	dominican republic	Dominican Republic	645
rdc	democratic republic of the congo	Democratic Republic of the Congo	1473
re	reunion	Réunion	859
reading		Reading	200
rebanon	lebanon	Lebanon	238
recife		Recife	43
regensburg		Regensburg	4
regina		Regina	309
region andina	andean	Andean	1
regno unito	united kingdom	United Kingdom	121
reims		Reims	33
reino hachemita de jordania	jordan	Jordan	444
reino unido	united kingdom	United Kingdom	121
rennes		Rennes	199
repiblik ayiti	haiti	Haiti	441
repubblica ceca	czechia	Czechia	56
repubblica centrafricana	central african republic	Central African Republic	157
repubblica del congo	republic of the congo	Republic of the Congo	114
repubblica democratica del congo	democratic republic of the congo	Democratic Republic of the Congo	113
repubblica di cina	taiwan	Taiwan	458
repubblica dominicana	dominican republic	Dominican Republic	160
repubblica italiana	italy	Italy	518
republic of albania	albania	Albania	1162
republic of angola	angola	Angola	628
republic of austria	austria	Austria	508
republic of azerbaijan	azerbaijan	Azerbaijan	1177
republic of belarus	belarus	Belarus	510
republic of botswana	botswana	Botswana	1202
republic of cabo verde	cape verde	Cape Verde	641
republic of cameroon	cameroon	Cameroon	1219
republic of chad	chad	Chad	537
republic of chile	chile	Chile	637
republic of china	taiwan	Taiwan	393
republic of colombia	colombia	Colombia	639
republic of congo	republic of the congo	Republic of the Congo	1212
republic of croatia	croatia	Croatia	653
republic of cuba	cuba	Cuba	640
republic of djibouti	djibouti	Djibouti	644
republic of ecuador	ecuador	Ecuador	647
republic of el salvador	el salvador	El Salvador	455
republic of estonia	estonia	Estonia	514
republic of fiji	fiji	Fiji	649
republic of finland	finland	Finland	648
republic of haiti	haiti	Haiti	441
republic of iceland	iceland	Iceland	656
republic of india	india	India	442
republic of indonesia	indonesia	Indonesia	654
republic of iraq	iraq	Iraq	374
republic of ireland	ireland	Ireland	1278
republic of italy	italy	Italy	518
republic of kazakhstan	kazakhstan	Kazakhstan	522
republic of kenya	kenya	Kenya	445
republic of korea	south korea	South Korea	78
republic of lebanon	lebanon	Lebanon	1306
republic of macedonia	north macedonia	North Macedonia	1331
republic of mali	mali	Mali	665
republic of malta	malta	Malta	1341
republic of moldova	moldova	Moldova	663
republic of mozambique	mozambique	Mozambique	1351
republic of naoero	nauru	Nauru	530
republic of nauru	nauru	Nauru	530
republic of nicaragua	nicaragua	Nicaragua	668
republic of panama	panama	Panama	674
republic of paraguay	paraguay	Paraguay	1386
republic of peru	peru	Peru	531
republic of poland	poland	Poland	1378
republic of rwanda	rwanda	Rwanda	388
republic of san marino	san marino	San Marino	684
republic of senegal	senegal	Senegal	685
republic of serbia	serbia	Serbia	533
republic of seychelles	seychelles	Seychelles	451
republic of sierra leone	sierra leone	Sierra Leone	453
republic of singapore	singapore	Singapore	681
republic of slovenia	slovenia	Slovenia	390
republic of south africa	south africa	South Africa	397
republic of south sudan	south sudan	South Sudan	536
republic of suriname	suriname	Suriname	1407
republic of tajikistan	tajikistan	Tajikistan	1421
republic of the congo		Republic of the Congo	114
republic of the gambia	gambia	Gambia	317
republic of the philippines	philippines	Philippines	383
republic of the sudan	sudan	Sudan	389
republic of tunisia	tunisia	Tunisia	692
republic of turkey	turkey	Turkey	540
republic of turkiye	turkey	Turkey	540
republic of uganda	uganda	Uganda	1438
republic of uzbekistan	uzbekistan	Uzbekistan	543
republic of vanuatu	vanuatu	Vanuatu	396
republic of yemen	yemen	Yemen	346
republic of zambia	zambia	Zambia	544
republic of zambie	zambia	Zambia	544
republic of zambiya	zambia	Zambia	544
republic of zimbabwe	zimbabwe	Zimbabwe	699
republica arabe siria	syria	Syria	139
republica argentina	argentina	Argentina	1166
republica bolivariana de venezuela	venezuela	Venezuela	459
republica centro africana	central african republic	Central African Republic	157
republica centroafricana	central african republic	Central African Republic	157
republica checa	czechia	Czechia	56
republica de cabo verde	cape verde	Cape Verde	641
republica de chile	chile	Chile	637
republica de colombia	colombia	Colombia	639
republica de corea	south korea	South Korea	78
republica de cuba	cuba	Cuba	640
republica de el salvador	el salvador	El Salvador	455
republica de mocambique	mozambique	Mozambique	380
republica de nicaragua	nicaragua	Nicaragua	668
republica de panama	panama	Panama	674
republica de sierra leona	sierra leone	Sierra Leone	453
republica de uruguay	uruguay	Uruguay	395
republica de venezuela	venezuela	Venezuela	459
republica del ecuador	ecuador	Ecuador	647
republica del perou	peru	Peru	531
republica del peru	peru	Peru	531
republica del uruguay	uruguay	Uruguay	395
republica democratica do congo	republic of the congo	Republic of the Congo	114
republica democratica popular de lao	laos	Laos	326
republica dominicana	dominican republic	Dominican Republic	160
republica oriental del uruguay	uruguay	Uruguay	395
republica popular china	china	China	270
republica popular democratica de corea	north korea	North Korea	127
republica popular do congo	democratic republic of the congo	Democratic Republic of the Congo	113
republica portuguesa	portugal	Portugal	678
republiek albanie	albania	Albania	263
republiek angola	angola	Angola	507
republiek armenie	armenia	Armenia	225
republiek azerbeidzjan	azerbaijan	Azerbaijan	90
republiek benin	benin	Benin	431
republiek botswana	botswana	Botswana	269
republiek bulgarije	bulgaria	Bulgaria	112
republiek burundi	burundi	Burundi	365
republiek chili	chile	Chile	312
republiek colombia	colombia	Colombia	202
republiek congo	republic of the congo	Republic of the Congo	114
republiek costa rica	costa rica	Costa Rica	313
republiek cuba	cuba	Cuba	434
republiek cyprus	cyprus	Cyprus	203
republiek der filipijnen	philippines	Philippines	172
republiek der maldiven	maldives	Maldives	209
republiek der marshalleilanden	marshall islands	Marshall Islands	130
republiek der seychellen	seychelles	Seychelles	340
republiek djibouti	djibouti	Djibouti	229
republiek ecuador	ecuador	Ecuador	231
republiek el salvador	el salvador	El Salvador	392
republiek equatoriaal guinea	equatorial guinea	Equatorial Guinea	122
republiek estland	estonia	Estonia	232
republiek fiji	fiji	Fiji	233
republiek finland	finland	Finland	118
republiek gabon	gabon	Gabon	315
republiek gambia	gambia	Gambia	317
republiek ghana	ghana	Ghana	516
republiek guatemala	guatemala	Guatemala	319
republiek guinee	guinea	Guinea	274
republiek guinee bissau	guinea bissau	Guinea-Bissau	235
republiek haiti	haiti	Haiti	321
republiek honduras	honduras	Honduras	320
republiek india	india	India	277
republiek indonesie	indonesia	Indonesia	275
republiek irak	iraq	Iraq	278
republiek ivoorkust	ivory coast	Ivory Coast	158
republiek jemen	yemen	Yemen	462
republiek kaapverdie	cape verde	Cape Verde	159
republiek kameroen	cameroon	Cameroon	228
republiek kazachstan	kazakhstan	Kazakhstan	97
republiek kenia	kenya	Kenya	376
republiek kiribati	kiribati	Kiribati	324
republiek korea	south korea	South Korea	78
republiek kroatie	croatia	Croatia	95
republiek letland	latvia	Latvia	129
republiek liberia	liberia	Liberia	280
republiek litouwen	lithuania	Lithuania	167
republiek madagaskar	madagascar	Madagascar	331
republiek malawi	malawi	Malawi	333
republiek mali	mali	Mali	664
republiek malta	malta	Malta	379
republiek mauritius	mauritius	Mauritius	284
republiek moldavie	moldova	Moldova	208
republiek mozambique	mozambique	Mozambique	211
republiek namibie	namibia	Namibia	527
republiek nauru	nauru	Nauru	529
republiek nicaragua	nicaragua	Nicaragua	381
republiek niger	niger	Niger	449
republiek noord macedonie	north macedonia	North Macedonia	98
republiek oeganda	uganda	Uganda	542
republiek oezbekistan	uzbekistan	Uzbekistan	181
republiek oostenrijk	austria	Austria	155
republiek palau	palau	Palau	385
republiek panama	panama	Panama	673
republiek paraguay	paraguay	Paraguay	336
republiek peru	peru	Peru	450
republiek polen	poland	Poland	134
republiek rwanda	rwanda	Rwanda	387
republiek san marino	san marino	San Marino	341
republiek senegal	senegal	Senegal	454
republiek servie	serbia	Serbia	174
republiek sierra leone	sierra leone	Sierra Leone	244
republiek singapore	singapore	Singapore	243
republiek slovenie	slovenia	Slovenia	176
republiek soedan	sudan	Sudan	680
republiek suriname	suriname	Suriname	342
republiek tadzjikistan	tajikistan	Tajikistan	70
republiek trinidad en tobago	trinidad and tobago	Trinidad and Tobago	142
republiek tsjaad	chad	Chad	245
republiek tunesie	tunisia	Tunisia	287
republiek turkije	turkey	Turkey	141
republiek van de unie van myanmar	myanmar	Myanmar	282
republiek vanuatu	vanuatu	Vanuatu	461
republiek wit rusland	belarus	Belarus	156
republiek zambia	zambia	Zambia	290
republiek zimbabwe	zimbabwe	Zimbabwe	248
republiek zuid afrika	south africa	South Africa	71
republiek zuid soedan	south sudan	South Sudan	178
republik indonesia	indonesia	Indonesia	654
republik kongo	republic of the congo	Republic of the Congo	114
republik osterreich	austria	Austria	508
republika balgariya	bulgaria	Bulgaria	629
republika blgariya	bulgaria	Bulgaria	630
republika filipina	philippines	Philippines	383
republika hrvatska	croatia	Croatia	653
republika ng pilipinas	philippines	Philippines	383
republika serbija	serbia	Serbia	533
republika sierra leone	sierra leone	Sierra Leone	453
republika slovenia	slovenia	Slovenia	390
republika slovenie	slovenia	Slovenia	390
republika slovenija	slovenia	Slovenia	390
republika slovenije	slovenia	Slovenia	390
republika srbija	serbia	Serbia	533
republika ya rwanda	rwanda	Rwanda	388
republika yu rwanda	rwanda	Rwanda	388
republique centrafricaine	central african republic	Central African Republic	157
republique de djibouti	djibouti	Djibouti	644
republique de sierra leone	sierra leone	Sierra Leone	453
republique democratique du congo	democratic republic of the congo	Democratic Republic of the Congo	113
republique dhaiti	haiti	Haiti	441
republique dominicaine	dominican republic	Dominican Republic	160
republique du congo	republic of the congo	Republic of the Congo	114
republique du rwanda	rwanda	Rwanda	388
republique du senegal	senegal	Senegal	685
republique du tchad	chad	Chad	537
republique francaise	france	France	650
republique gabonaise	gabon	Gabon	438
republique tcheque	czechia	Czechia	56
republique unie de tanzanie	tanzania	Tanzania	247
repubulika yu rwanda	rwanda	Rwanda	388
resoto	lesotho	Lesotho	377
respublika belarus	belarus	Belarus	510
respublika fidzhi	fiji	Fiji	649
respublika gaiti	haiti	Haiti	441
respublika kazakhstan	kazakhstan	Kazakhstan	522
respublika kipr	cyprus	Cyprus	642
respublika kongo	republic of the congo	Republic of the Congo	114
respublika koreya	south korea	South Korea	78
respublika kot divuar	ivory coast	Ivory Coast	636
respublika mali	mali	Mali	665
respublika paragvay	papua new guinea	Papua New Guinea	677
respublika severnaya makedoniya	north macedonia	North Macedonia	524
respublika seyshelskie ostrova	seychelles	Seychelles	451
respublika soyuza myanma	myanmar	Myanmar	525
respublika yemen	yemen	Yemen	346
reu	reunion	Réunion	859
reuniao	reunion	Réunion	338
reunion		Réunion	679
reunion island	reunion	Réunion	1388
reval	tallinn	Tallinn	489
reykjavik		Reykjavik	1019
reyunion	reunion	Réunion	338
reyunon	reunion	Réunion	338
rf	russia	Russia	1542
rheims	reims	Reims	33
rhein	rhine	Rhine	1
rhein main	rhine main	Rhine-Main	1
rhein neckar	rhine neckar	Rhine-Neckar	1
rhein ruhr	rhine ruhr	Rhine-Ruhr	1
rheinland	north rhine westphalia	North Rhine-Westphalia	408
rheinland pfalz	rhineland palatinate	Rhineland-Palatinate	253
rhin	rhine	Rhine	1
rhine		Rhine	11
rhine main		Rhine-Main	1
rhine neckar		Rhine-Neckar	1
rhine ruhr		Rhine-Ruhr	1
rhineland palatinate		Rhineland-Palatinate	106
rhode island		Rhode Island	17
rhodesia	zimbabwe	Zimbabwe	699
rhodesian	zimbabwe	Zimbabwe	938
rhone alpes	auvergne rhone alpes	Auvergne-Rhône-Alpes	72
ri	rhode island	Rhode Island	6
ri indonesia	indonesia	Indonesia	1276
riad	riyadh	Riyadh	506
riben	japan	Japan	279
riberia	liberia	Liberia	280
ribia	libya	Libya	281
richards bay		Richards Bay	8
richmond		Richmond	2
riga		Riga	1036
rigas	riga	Riga	1035
rihitenshiyutain	liechtenstein	Liechtenstein	327
rijeka		Rijeka	491
rijsel	lille	Lille	33
rio	rio de janeiro	Rio de Janeiro	502
rio de janeiro		Rio de Janeiro	43
rio grande do norte		Rio Grande do Norte	38
rio grande do sul		Rio Grande do Sul	38
rioja	la rioja	La Rioja	1629
ritoania	lithuania	Lithuania	167
riverside		Riverside	23
riyadh		Riyadh	196
ro	romania	Romania	860
road town		Road Town	1094
roc	taiwan	Taiwan	1556
rochester		Rochester	2
rockford		Rockford	2
roemeense	romania	Romania	220
roemeense republiek	romania	Romania	68
roemenie	romania	Romania	68
roi	ireland	Ireland	1501
rok	south korea	South Korea	1511
roma	rome	Rome	88
romagna	emilia romagna	Emilia-Romagna	190
romana	romania	Romania	220
romana de	romania	Romania	220
romane	romania	Romania	220
romania		Romania	1389
romanian	romania	Romania	220
romanya	romania	Romania	68
rome		Rome	27
romena	romania	Romania	220
romenia	romania	Romania	68
rondonia		Rondônia	38
roodepoort		Roodepoort	8
roraima		Roraima	38
rosario		Rosario	499
roseau		Roseau	994
roshialianbang	russia	Russia	69
rosja	russia	Russia	69
rossia	russia	Russia	386
rossiiskaya federatsiya	russia	Russia	339
rossiiskoi federatsii	russia	Russia	339
rossija	russia	Russia	339
rossiya	russia	Russia	69
rossiyskaya	russia	Russia	186
rossiyskaya federatsi	russia	Russia	386
rossiyskaya federatsie	russia	Russia	386
rossiyskaya federatsiya	russia	Russia	339
rossiyskiy	russia	Russia	186
rossiyskoe	russia	Russia	186
rossiyskoy federatsii	russia	Russia	339
rostock		Rostock	4
rostov	rostov on don	Rostov-on-Don	9
rostov na donu	rostov on don	Rostov-on-Don	9
rostov on don		Rostov-on-Don	9
rosyjska	russia	Russia	186
rotterdam		Rotterdam	62
rou	romania	Romania	860
rouen		Rouen	199
roumaine	romania	Romania	220
roumania	romania	Romania	68
roumanie	romania	Romania	68
royaume deswatini	eswatini	Eswatini	180
royaume hachemite de jordanie	jordan	Jordan	444
royaume uni	united kingdom	United Kingdom	121
rp china	china	China	270
rp philippines	philippines	Philippines	1374
rs	serbia	Serbia	861
rsa	south africa	South Africa	1564
ru	russia	Russia	1541
ruanda	rwanda	Rwanda	387
ruhr		Ruhr	1
ruhr area	ruhr	Ruhr	1
ruhrgebiet	ruhr	Ruhr	1
ruidian	sweden	Sweden	100
ruishi	switzerland	Switzerland	77
rukusenburuku	luxembourg	Luxembourg	168
rumaenien	romania	Romania	68
rumana	romania	Romania	220
rumania	romania	Romania	68
rumanien	romania	Romania	68
rumanija	romania	Romania	68
rumanische	romania	Romania	220
rumunia	romania	Romania	68
rumyniya	romania	Romania	68
rus	russia	Russia	945
rusa	russia	Russia	186
rusia	russia	Russia	69
rusland	russia	Russia	69
russa	russia	Russia	186
russe	russia	Russia	186
russia		Russia	1391
russian	russia	Russia	386
russian federation	russia	Russia	69
russie	russia	Russia	69
russische	russia	Russia	186
russische federatie	russia	Russia	69
russische foderation	russia	Russia	69
russkaya	russia	Russia	186
russkiy	russia	Russia	186
russland	russia	Russia	69
russo	russia	Russia	945
rustenburg		Rustenburg	8
rusya	russia	Russia	69
ruwanda	rwanda	Rwanda	387
rw	rwanda	Rwanda	862
rwa	rwanda	Rwanda	862
rwanda		Rwanda	1392
rwsy lbyd	belarus	Belarus	156
ryssland	russia	Russia	69
s africa	south africa	South Africa	464
s america	south america	South America	1
s australia	south australia	South Australia	563
s carolina	south carolina	South Carolina	298
s dakota	south dakota	South Dakota	353
s gravenhage	the hague	The Hague	62
s korea	south korea	South Korea	237
s sudan	south sudan	South Sudan	1409
sa	saudi arabia	Saudi Arabia	863
sa south africa	south africa	South Africa	464
saar	saarland	Saarland	958
saara ocidental	western sahara	Western Sahara	161
saarbrucken		Saarbrücken	4
saarbruecken	saarbrucken	Saarbrücken	4
saarland		Saarland	106
sachsen	saxony	Saxony	253
sachsen anhalt	saxony anhalt	Saxony-Anhalt	253
sacramento		Sacramento	2
sadc region	southern africa	Southern Africa	1
sadr	western sahara	Western Sahara	161
saeng baleu telle mi	saint barthelemy	Saint Barthélemy	267
saerwaduo	el salvador	El Salvador	392
sahara occidental	western sahara	Western Sahara	161
sahara occidentale	western sahara	Western Sahara	161
sahel		Sahel	1
sahrawi arab democratic republic	western sahara	Western Sahara	1241
saierweiya	serbia	Serbia	174
saigon	ho chi minh city	Ho Chi Minh City	198
sailaliang	sierra leone	Sierra Leone	244
saineijiaer	senegal	Senegal	454
saint barthelemy		Saint Barthélemy	267
saint christophe et nieves	saint kitts and nevis	Saint Kitts and Nevis	96
saint denis		Saint-Denis	1069
saint etienne		Saint-Étienne	33
saint gall	st gallen	St. Gallen	59
saint helena		Saint Helena	682
saint helier		Saint Helier	1020
saint kitts and nevis		Saint Kitts and Nevis	96
saint kitts e nevis	saint kitts and nevis	Saint Kitts and Nevis	96
saint kitts nevis	saint kitts and nevis	Saint Kitts and Nevis	521
saint kitts y nevis	saint kitts and nevis	Saint Kitts and Nevis	96
saint louis	st louis	St. Louis	2
saint lucia		Saint Lucia	239
saint marin	san marino	San Marino	341
saint martin		Saint Martin	1565
saint paul		Saint Paul	2
saint petersbourg	saint petersburg	Saint Petersburg	9
saint petersburg		Saint Petersburg	9
saint pierre		Saint-Pierre	1062
saint pierre and miquelon		Saint Pierre and Miquelon	135
saint pierre e miquelon	saint pierre and miquelon	Saint Pierre and Miquelon	135
saint pierre en miquelon	saint pierre and miquelon	Saint Pierre and Miquelon	135
saint pierre et miquelon	saint pierre and miquelon	Saint Pierre and Miquelon	135
saint pierre und miquelon	saint pierre and miquelon	Saint Pierre and Miquelon	135
saint siege	vatican city	Vatican City	101
saint vincent and the grenadines		Saint Vincent and the Grenadines	102
saint vincent e grenadine	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
saint vincent en de grenadines	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
saint vincent et les grenadines	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
sainte helene	saint helena	Saint Helena	213
sainte lucie	saint lucia	Saint Lucia	239
saipan		Saipan	1045
saipeuleoseu	cyprus	Cyprus	203
saipulusi	cyprus	Cyprus	203
saisheer	seychelles	Seychelles	340
saitama		Saitama	45
sajonia	saxony	Saxony	41
sakartvelo	georgia	Georgia	234
sale		Salé	360
salisburgo	salzburg	Salzburg	352
salisbury	harare	Harare	1147
salomonen	solomon islands	Solomon Islands	137
salomonseilanden	solomon islands	Solomon Islands	137
salonica	thessaloniki	Thessaloniki	152
salonika	thessaloniki	Thessaloniki	152
saloniki	thessaloniki	Thessaloniki	592
salt lake city		Salt Lake City	2
saltillo		Saltillo	37
salvador		Salvador	502
salvadoran	el salvador	El Salvador	936
salvadorena	el salvador	El Salvador	936
salzbourg	salzburg	Salzburg	352
salzburg		Salzburg	252
salzburger land	salzburg	Salzburg	352
samara		Samara	311
sambia	zambia	Zambia	290
samoa		Samoa	1562
samoa americaines	american samoa	American Samoa	154
samoa americana	american samoa	American Samoa	154
samoa americane	american samoa	American Samoa	154
samoya	samoa	Samoa	698
san antonio		San Antonio	2
san baruterumi	saint barthelemy	Saint Barthélemy	267
san diego		San Diego	2
san francisco		San Francisco	2
san gallo	st gallen	St. Gallen	59
san jose		San José	988
san jose us		San Jose (US)	197
san juan		San Juan	1064
san luis potosi		San Luis Potosí	28
san malino	san marino	San Marino	341
san marino		San Marino	1404
san marutan furansuling	saint martin	Saint Martin	330
san pablo	sao paulo	São Paulo	43
san pedro sula		San Pedro Sula	594
san pedro y miquelon	saint pierre and miquelon	Saint Pierre and Miquelon	135
san petersburgo	saint petersburg	Saint Petersburg	9
san salvador		San Salvador	1082
san tome i prinsipi	sao tome and principe	São Tomé and Príncipe	179
san vicente y las granadinas	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
sanaa		Sanaa	1100
sandton		Sandton	86
sangtomepeulinsipe	sao tome and principe	São Tomé and Príncipe	179
sankt gallen	st gallen	St. Gallen	59
sankt peterburg	saint petersburg	Saint Petersburg	9
sankt petersburg	saint petersburg	Saint Petersburg	9
sanmarino	san marino	San Marino	341
sanpierudao mikurondao	saint pierre and miquelon	Saint Pierre and Miquelon	135
santa ana		Santa Ana	2
santa barbara		Santa Barbara	2
santa catarina		Santa Catarina	38
santa cruz de la sierra		Santa Cruz de la Sierra	486
santa fe de bogota	bogota	Bogotá	303
santa helena	saint helena	Saint Helena	213
santa lucia	saint lucia	Saint Lucia	239
santa monica		Santa Monica	2
santa se	vatican city	Vatican City	101
santa sede	vatican city	Vatican City	101
santelena	saint helena	Saint Helena	213
santiago		Santiago	1110
santiago de chile	santiago	Santiago	488
santo domingo		Santo Domingo	995
santo tome y principe	sao tome and principe	São Tomé and Príncipe	179
santome purinshipe	sao tome and principe	São Tomé and Príncipe	179
santos		Santos	502
sao bartolomeu	saint barthelemy	Saint Barthélemy	267
sao cristovao e neves	saint kitts and nevis	Saint Kitts and Nevis	96
sao luis		São Luís	43
sao martinho	saint martin	Saint Martin	330
sao paulo		São Paulo	43
sao tome	sao tome and principe	São Tomé and Príncipe	688
sao tome and principe		São Tomé and Príncipe	688
sao tome e principe	sao tome and principe	São Tomé and Príncipe	179
sao tome et principe	sao tome and principe	São Tomé and Príncipe	179
sao tome und principe	sao tome and principe	São Tomé and Príncipe	179
sao vicente e granadinas	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
saoudienne	saudi arabia	Saudi Arabia	934
sapporo		Sapporo	45
saragossa	zaragoza	Zaragoza	44
sarajevo		Sarajevo	974
saratov		Saratov	9
sardegna	sardinia	Sardinia	297
sardinia		Sardinia	53
sardinien	sardinia	Sardinia	190
sarre	saarland	Saarland	41
sarrebruck	saarbrucken	Saarbrücken	4
sask	saskatchewan	Saskatchewan	565
saskatchewan		Saskatchewan	147
saskatoon		Saskatoon	309
sassonia	saxony	Saxony	41
sau	saudi arabia	Saudi Arabia	863
saudi	saudi arabia	Saudi Arabia	1544
saudi arabia		Saudi Arabia	1393
saudi arabian	saudi arabia	Saudi Arabia	934
saudi arabien	saudi arabia	Saudi Arabia	175
saudia	saudi arabia	Saudi Arabia	1610
saudia arabia	saudi arabia	Saudi Arabia	534
saudialabia	saudi arabia	Saudi Arabia	175
saudiarabien	saudi arabia	Saudi Arabia	175
saudovskaya araviya	saudi arabia	Saudi Arabia	175
saujiarabia	saudi arabia	Saudi Arabia	175
savannah		Savannah	23
saxe	saxony	Saxony	408
saxony		Saxony	1627
saxony anhalt		Saxony-Anhalt	106
sb	solomon islands	Solomon Islands	864
sc	south carolina	South Carolina	6
scand	scandinavia	Scandinavia	11
scandinavia		Scandinavia	1
scandinavian	scandinavia	Scandinavia	12
scandinavie	scandinavia	Scandinavia	1
schaffhausen		Schaffhausen	52
schaffhouse	schaffhausen	Schaffhausen	59
schanghai	shanghai	Shanghai	5
schleswig	schleswig holstein	Schleswig-Holstein	41
schleswig holstein		Schleswig-Holstein	106
schottische	scotland	Scotland	36
schottland	scotland	Scotland	351
schweden	sweden	Sweden	100
schwedische	sweden	Sweden	146
schweiz	switzerland	Switzerland	77
schweizer	switzerland	Switzerland	1600
schweizerische	switzerland	Switzerland	81
schweizerische eidgenossenschaft	switzerland	Switzerland	635
schweizerischer	switzerland	Switzerland	81
schweizerisches	switzerland	Switzerland	81
schwyz		Schwyz	52
scotland		Scotland	475
scots	scotland	Scotland	36
scottish	scotland	Scotland	36
scottsdale		Scottsdale	2
sd	south dakota	South Dakota	6
sdn	sudan	Sudan	1547
se	sweden	Sweden	865
se asia	southeast asia	Southeast Asia	1
sea	southeast asia	Southeast Asia	11
seattle		Seattle	2
sebastopol	sevastopol	Sevastopol	39
secunda		Secunda	201
see	southeast europe	Southeast Europe	11
seinteu binsenteu geulenadin	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
seinteu hellena	saint helena	Saint Helena	213
seinteu kicheu nebiseu	saint kitts and nevis	Saint Kitts and Nevis	96
seinteu lusia	saint lucia	Saint Lucia	239
seinteu matin	saint martin	Saint Martin	330
seinteulieleudo migwaelondo	saint pierre and miquelon	Saint Pierre and Miquelon	135
seisyel	seychelles	Seychelles	340
seleubia	serbia	Serbia	174
semarang		Semarang	108
semea	emea	EMEA	1
sen	senegal	Senegal	872
sen bartelemi	saint barthelemy	Saint Barthélemy	267
sen marten	saint martin	Saint Martin	330
sen per i mikelon	saint pierre and miquelon	Saint Pierre and Miquelon	135
sendai		Sendai	45
senegal		Senegal	1405
senegalaise	senegal	Senegal	935
senegalese	senegal	Senegal	935
senegaru	senegal	Senegal	454
sent kits i nevis	saint kitts and nevis	Saint Kitts and Nevis	96
sent lyusiya	saint lucia	Saint Lucia	239
sent vinsent i grenadiny	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
sentobinsentooyobigurenadeinzhudao	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
sentoherena asenshiyonoyobitorisutandakuniya	saint helena	Saint Helena	213
sentokurisutofua neibisu	saint kitts and nevis	Saint Kitts and Nevis	96
sentorushia	saint lucia	Saint Lucia	239
seongnam		Seongnam	55
seosahala	western sahara	Western Sahara	161
seoul		Seoul	55
serbia		Serbia	1390
serbian	serbia	Serbia	405
serbie	serbia	Serbia	174
serbien	serbia	Serbia	174
serbische	serbia	Serbia	405
serbiya	serbia	Serbia	174
sergipe		Sergipe	38
serra leoa	sierra leone	Sierra Leone	244
serra leone	sierra leone	Sierra Leone	244
serubia	serbia	Serbia	174
servia	serbia	Serbia	174
servie	serbia	Serbia	174
seshieru	seychelles	Seychelles	340
setubal		Setúbal	110
seubalbadeu	svalbard and jan mayen	Svalbard and Jan Mayen	177
seul	seoul	Seoul	55
seulilangka	sri lanka	Sri Lanka	328
seullobakia	slovakia	Slovakia	138
seullobenia	slovenia	Slovenia	176
seupein	spain	Spain	65
seuwajillandeu	eswatini	Eswatini	180
seuweden	sweden	Sweden	100
seuwiseu	switzerland	Switzerland	77
sevastopol		Sevastopol	39
severnaya makedoniya	north macedonia	North Macedonia	98
severnye marianskie ostrova	northern mariana islands	Northern Mariana Islands	131
sevilla	seville	Seville	44
seville		Seville	44
seychellen	seychelles	Seychelles	340
seychelles		Seychelles	1395
seychelles islands	seychelles	Seychelles	451
seychelles republic	seychelles	Seychelles	451
seyshelskie ostrova	seychelles	Seychelles	340
sf bay	san francisco	San Francisco	197
sfax		Sfax	616
sflbrd wyn myn	svalbard and jan mayen	Svalbard and Jan Mayen	177
sg	singapore	Singapore	866
sgp	singapore	Singapore	866
sh	saint helena	Saint Helena	867
shaanxi		Shaanxi	30
shan dong	shandong	Shandong	19
shandong		Shandong	30
shang hai	shanghai	Shanghai	29
shanghai		Shanghai	504
shansi	shanxi	Shanxi	19
shantou		Shantou	5
shantung	shandong	Shandong	573
shanxi		Shanxi	30
shaoxing		Shaoxing	5
sharjah		Sharjah	191
sharq al awsat	middle east	Middle East	1
shatealabo	saudi arabia	Saudi Arabia	175
sheffield		Sheffield	14
shen zhen	shenzhen	Shenzhen	29
shenchen	shenzhen	Shenzhen	29
shengbataileimi	saint barthelemy	Saint Barthélemy	267
shengdandao	christmas island	Christmas Island	116
shengduomeihepulinxibi	sao tome and principe	São Tomé and Príncipe	179
shengheleina asensonghetelisitan dakuniya	saint helena	Saint Helena	213
shengjiciheniweisi	saint kitts and nevis	Saint Kitts and Nevis	96
shengluxiya	saint lucia	Saint Lucia	239
shengmalinuo	san marino	San Marino	341
shengpiaierhemikelong	saint pierre and miquelon	Saint Pierre and Miquelon	135
shengwensentehegelinnadingsi	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
shensi	shaanxi	Shaanxi	19
shenyang		Shenyang	5
shenzhen		Shenzhen	5
shierareone	sierra leone	Sierra Leone	244
shijiazhuang		Shijiazhuang	5
shingaporu	singapore	Singapore	243
shinto maruten orandaling	sint maarten	Sint Maarten	456
shiraz		Shiraz	194
shiria arabugongheguo	syria	Syria	139
shiyan		Shiyan	5
shn	saint helena	Saint Helena	867
shpitsbergen i yan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	177
shqiperi	albania	Albania	263
shqiperia	albania	Albania	1161
shqiptar	albania	Albania	546
shqiptare	albania	Albania	546
shreveport		Shreveport	2
shri lanka	sri lanka	Sri Lanka	328
shumchun	shenzhen	Shenzhen	5
shvedskiy	sweden	Sweden	146
shvetsiya	sweden	Sweden	100
shveytsariya	switzerland	Switzerland	77
si	slovenia	Slovenia	868
si chuan	sichuan	Sichuan	19
siam	thailand	Thailand	1551
sian	xian	Xi'an	5
siberia		Siberia	1
siberie	siberia	Siberia	1
sibir	siberia	Siberia	1
sibirien	siberia	Siberia	1
sichuan		Sichuan	30
sicilia	sicily	Sicily	297
sicily		Sicily	53
siela lion	sierra leone	Sierra Leone	244
sierra leona	sierra leone	Sierra Leone	244
sierra leone		Sierra Leone	1403
sikkim		Sikkim	480
silia	syria	Syria	139
silicon valley		Silicon Valley	1
sililanka	sri lanka	Sri Lanka	328
siluofake	slovakia	Slovakia	138
siluowenniya	slovenia	Slovenia	176
simbabwe	zimbabwe	Zimbabwe	248
simferopol		Simferopol	39
sinaloa		Sinaloa	28
singapoor	singapore	Singapore	681
singapore		Singapore	1398
singapore city		Singapore City	1074
singaporean	singapore	Singapore	1591
singapour	singapore	Singapore	243
singapur	singapore	Singapore	243
singapura	singapore	Singapore	243
singgapoleu	singapore	Singapore	243
sinkiang	xinjiang	Xinjiang	19
sino	china	China	1601
sint helena	saint helena	Saint Helena	213
sint maarten		Sint Maarten	1412
sint marten	sint maarten	Sint Maarten	456
sinteumaleuten	sint maarten	Sint Maarten	456
sioux falls		Sioux Falls	2
siria	syria	Syria	139
siriya	syria	Syria	139
siwaerbaheyangmayan	svalbard and jan mayen	Svalbard and Jan Mayen	177
siweishilan	eswatini	Eswatini	180
sizilien	sicily	Sicily	190
sj	svalbard and jan mayen	Svalbard and Jan Mayen	869
sjm	svalbard and jan mayen	Svalbard and Jan Mayen	869
sk	saskatchewan	Saskatchewan	478
skandinavia	scandinavia	Scandinavia	1
skandinavien	scandinavia	Scandinavia	1
skopje		Skopje	1043
sl	sierra leone	Sierra Leone	870
slb	solomon islands	Solomon Islands	864
slc	salt lake city	Salt Lake City	23
sle	sierra leone	Sierra Leone	870
slovacchia	slovakia	Slovakia	138
slovak	slovakia	Slovakia	350
slovak republic	slovakia	Slovakia	1402
slovakei	slovakia	Slovakia	683
slovakia		Slovakia	1401
slovakiya	slovakia	Slovakia	138
slovaque	slovakia	Slovakia	350
slovaquie	slovakia	Slovakia	138
slovene	slovenia	Slovenia	559
slovenia		Slovenia	1400
slovenian	slovenia	Slovenia	559
slovenie	slovenia	Slovenia	176
slovenija	slovenia	Slovenia	176
sloveniya	slovenia	Slovenia	176
slovenska	slovakia	Slovakia	350
slovenska republika	slovakia	Slovakia	683
slovenske	slovakia	Slovakia	350
slovensko	slovakia	Slovakia	138
slovensky	slovakia	Slovakia	350
slowaakse republiek	slovakia	Slovakia	138
slowakei	slovakia	Slovakia	138
slowakische	slovakia	Slovakia	350
slowenien	slovenia	Slovenia	176
slowenische	slovenia	Slovenia	559
sltnh mn	oman	Oman	672
slv	el salvador	El Salvador	877
slwfky	slovakia	Slovakia	138
slwfyny	slovenia	Slovenia	176
sm	san marino	San Marino	871
smr	san marino	San Marino	871
smw lmrykyh	american samoa	American Samoa	154
smyrna	izmir	Izmir	75
sn	senegal	Senegal	872
sn brtylmy	saint barthelemy	Saint Barthélemy	267
sn byyr wmyklwn	saint pierre and miquelon	Saint Pierre and Miquelon	135
sn mrynw	san marino	San Marino	341
sng	cis	CIS	11
sng region	cis	CIS	1
snghfwrh	singapore	Singapore	243
snt fynsnt wlghryndyn	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
snt hylyn wsynshyn wtrystn d kwn	saint helena	Saint Helena	213
snt kyts wnyfys	saint kitts and nevis	Saint Kitts and Nevis	96
snt lwsy	saint lucia	Saint Lucia	239
snt mrtn	saint martin	Saint Martin	330
so	somalia	Somalia	873
sochi		Sochi	9
socialist republic of vietnam	vietnam	Vietnam	460
socialistische republiek vietnam	vietnam	Vietnam	289
sofala		Sofala	574
sofia		Sofia	501
sofiya	sofia	Sofia	501
sofiyska	sofia	Sofia	978
sofiyski	sofia	Sofia	1105
soleure	solothurn	Solothurn	59
sollomon aillaendeu	solomon islands	Solomon Islands	137
solomon islands		Solomon Islands	1394
solomonovy ostrova	solomon islands	Solomon Islands	137
solothurn		Solothurn	52
som	somalia	Somalia	873
somali	somalia	Somalia	686
somalia		Somalia	686
somalie	somalia	Somalia	391
somallia	somalia	Somalia	391
somaria	somalia	Somalia	391
sonora		Sonora	28
soochow	suzhou	Suzhou	29
soromonzhudao	solomon islands	Solomon Islands	137
soudan	sudan	Sudan	1546
soudan du sud	south sudan	South Sudan	178
south africa		South Africa	1457
south african	south africa	South Africa	251
south america		South America	48
south american	south america	South America	12
south asia		South Asia	1
south australia		South Australia	295
south bend		South Bend	2
south boston		South Boston	2
south carolina		South Carolina	17
south caucasus	caucasus	Caucasus	1
south dakota		South Dakota	17
south east asia	southeast asia	Southeast Asia	1
south east europe	southeast europe	Southeast Europe	1
south eastern europe	southeast europe	Southeast Europe	1
south europe	southern europe	Southern Europe	1
south holland		South Holland	221
south korea		South Korea	1296
south pacific		South Pacific	1
south sudan		South Sudan	1408
south sudanese republic	south sudan	South Sudan	536
south tyrol	trentino alto adige	Trentino-Alto Adige	53
south west africa	namibia	Namibia	1353
southampton		Southampton	14
southeast asia		Southeast Asia	1
southeast europe		Southeast Europe	1
southeastern europe	southeast europe	Southeast Europe	1
southern africa		Southern Africa	48
southern african	southern africa	Southern Africa	12
southern asia	south asia	South Asia	48
southern cone	mercosur	Mercosur	1
southern europe		Southern Europe	48
southern sudan	south sudan	South Sudan	536
soviet union		Soviet Union	689
soweto		Soweto	8
spaanse	spain	Spain	60
spagna	spain	Spain	65
spagnola	spain	Spain	60
spagnolo	spain	Spain	60
spain		Spain	1243
spanien	spain	Spain	65
spanische	spain	Spain	60
spanish	spain	Spain	60
spanje	spain	Spain	65
spitsbergen en jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	177
split		Split	1120
spm	saint pierre and miquelon	Saint Pierre and Miquelon	851
spokane		Spokane	2
spore	singapore	Singapore	1399
springs		Springs	201
sr	suriname	Suriname	874
sr vietnam	vietnam	Vietnam	1450
srb	serbia	Serbia	861
srbija	serbia	Serbia	174
srednyaya aziya	central asia	Central Asia	1
sri lanka		Sri Lanka	1311
sri lankan	sri lanka	Sri Lanka	555
srpska	serbia	Serbia	405
srpski	serbia	Serbia	405
srylnk	sri lanka	Sri Lanka	328
ss	south sudan	South Sudan	875
ssa	sub saharan africa	Sub-Saharan Africa	11
ssd	south sudan	South Sudan	875
ssha	united states	United States	80
sssr	russia	Russia	386
st	sao tome and principe	São Tomé and Príncipe	876
st barthelemy	saint barthelemy	Saint Barthélemy	1192
st gallen		St. Gallen	52
st georges		St. George's	1006
st helena	saint helena	Saint Helena	682
st johns		St. John's	968
st kitts und nevis	saint kitts and nevis	Saint Kitts and Nevis	96
st louis		St. Louis	2
st lucia	saint lucia	Saint Lucia	1307
st paul	saint paul	Saint Paul	2
st peter port		St Peter Port	1007
st petersburg	saint petersburg	Saint Petersburg	9
st vincent und die grenadinen	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
staat eritrea	eritrea	Eritrea	273
staat israel	israel	Israel	276
staat koeweit	kuwait	Kuwait	325
staat libie	libya	Libya	281
staat palastina	palestine	Palestine	136
staat palestina	palestine	Palestine	136
staat qatar	qatar	Qatar	337
stalingrad	volgograd	Volgograd	9
stamford		Stamford	2
stanley		Stanley	1117
state of georgia	georgia us state	Georgia (US state)	298
state of israel	israel	Israel	322
state of mexico	estado de mexico	Estado de México	954
state of new york	new york	New York	298
state of palestine	palestine	Palestine	136
state of qatar	qatar	Qatar	532
state of washington	washington	Washington	298
staten island		Staten Island	2
stati federati di micronesia	micronesia	Micronesia	205
stati uniti damerica	united states	United States	80
stato di palestina	palestine	Palestine	136
stavanger		Stavanger	421
steiermark	styria	Styria	407
stellenbosch		Stellenbosch	8
stettin	szczecin	Szczecin	34
sthn africa	southern africa	Southern Africa	1
stiller ozean	pacific	Pacific	1
stoccolma	stockholm	Stockholm	63
stockholm		Stockholm	63
stockholms	stockholm	Stockholm	609
stockton		Stockton	2
stoke on trent		Stoke-on-Trent	14
stp	sao tome and principe	São Tomé and Príncipe	876
strasbourg		Strasbourg	33
strassburg	strasbourg	Strasbourg	33
stredni evropa	central europe	Central Europe	1
stuttgart		Stuttgart	4
stuttgarter	stuttgart	Stuttgart	107
styria		Styria	252
su zhou	suzhou	Suzhou	29
suazilandia	eswatini	Eswatini	343
sub saharan africa		Sub-Saharan Africa	48
subsahara	sub saharan africa	Sub-Saharan Africa	1
sucre		Sucre	1106
sud africaine	south africa	South Africa	251
sud america	south america	South America	1
sud europa	southern europe	Southern Europe	1
sudafrica	south africa	South Africa	71
sudafricana	south africa	South Africa	251
sudafrika	south africa	South Africa	71
sudafrikanische	south africa	South Africa	251
sudamerica	south america	South America	1
sudamerika	south america	South America	1
sudan		Sudan	1396
sudan del sud	south sudan	South Sudan	178
sudan del sur	south sudan	South Sudan	178
sudanese	sudan	Sudan	1590
sudao	sudan	Sudan	680
sudao do sul	south sudan	South Sudan	178
sudasien	south asia	South Asia	1
sudeste asiatico	southeast asia	Southeast Asia	1
sudeuropa	southern europe	Southern Europe	1
sudkorea	south korea	South Korea	78
sudliches afrika	southern africa	Southern Africa	1
sudostasien	southeast asia	Southeast Asia	1
sudosteuropa	southeast europe	Southeast Europe	1
sudpazifik	south pacific	South Pacific	1
sudsudan	south sudan	South Sudan	178
sudtirol	trentino alto adige	Trentino-Alto Adige	190
sueca	sweden	Sweden	146
suecia	sweden	Sweden	100
sueco	sweden	Sweden	146
suedafrika	south africa	South Africa	464
suedamerika	south america	South America	1
suede	sweden	Sweden	1548
suedeuropa	southern europe	Southern Europe	1
suedois	sweden	Sweden	146
suedoise	sweden	Sweden	146
suedtirol	trentino alto adige	Trentino-Alto Adige	190
suica	switzerland	Switzerland	77
suico	switzerland	Switzerland	81
suid afrika	south africa	South Africa	71
suid afrikaans	south africa	South Africa	251
suid afrikaanse	south africa	South Africa	251
suider afrika	southern africa	Southern Africa	1
suigen		Suigen	55
suisse	switzerland	Switzerland	77
suisses	switzerland	Switzerland	81
suisu	switzerland	Switzerland	77
suiza	switzerland	Switzerland	77
suizo	switzerland	Switzerland	81
sul africana	south africa	South Africa	251
sulinam	suriname	Suriname	342
sulinan	suriname	Suriname	342
sultanaat oman	oman	Oman	671
sultanate of oman	oman	Oman	672
sun belt		Sun Belt	1
sunderland		Sunderland	14
suoluomenqundao	solomon islands	Solomon Islands	137
suomalainen	finland	Finland	215
suomali	somalia	Somalia	391
suomen	finland	Finland	215
suomen tasavalta	finland	Finland	648
suomi	finland	Finland	118
supein	spain	Spain	65
sur	suriname	Suriname	874
surabaya		Surabaya	108
suramerica	south america	South America	1
surat		Surat	428
surinam	suriname	Suriname	342
suriname		Suriname	1406
surinamu	suriname	Suriname	342
suriranka	sri lanka	Sri Lanka	328
suriye	syria	Syria	139
surobakia	slovakia	Slovakia	138
surobenia	slovenia	Slovenia	176
surrey		Surrey	309
suueden	sweden	Sweden	100
suva		Suva	1000
suvuarubaruzhudaooyobiyanmaiendao	svalbard and jan mayen	Svalbard and Jan Mayen	177
suwajirando	eswatini	Eswatini	180
suwon		Suwon	55
suzhou		Suzhou	5
sv	el salvador	El Salvador	877
svalbard	svalbard and jan mayen	Svalbard and Jan Mayen	535
svalbard and jan mayen		Svalbard and Jan Mayen	535
svalbard e jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	177
svalbard et ile jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	177
svalbard und jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	177
svalbard y jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	177
svedese	sweden	Sweden	146
svensk	sweden	Sweden	146
svenska	sweden	Sweden	146
sverdlovsk	yekaterinburg	Yekaterinburg	9
sverige	sweden	Sweden	100
sverige rike	sweden	Sweden	452
svezia	sweden	Sweden	100
svizra	switzerland	Switzerland	433
svizzera	switzerland	Switzerland	77
svizzero	switzerland	Switzerland	81
svk	slovakia	Slovakia	1549
svn	slovenia	Slovenia	868
sw twmy wbrynsyb	sao tome and principe	São Tomé and Príncipe	179
swa	namibia	Namibia	1527
swansea		Swansea	14
swatow	shantou	Shantou	5
swaziland	eswatini	Eswatini	180
swe	sweden	Sweden	865
sweden		Sweden	1397
swedish	sweden	Sweden	146
swiss	switzerland	Switzerland	81
swiss confederation	switzerland	Switzerland	433
switzerland		Switzerland	1214
swrynm	suriname	Suriname	342
swz	eswatini	Eswatini	880
swzylnd	eswatini	Eswatini	180
sx	sint maarten	Sint Maarten	878
sxm	sint maarten	Sint Maarten	878
sy	syria	Syria	879
syc	seychelles	Seychelles	1545
sydafrika	south africa	South Africa	71
sydney		Sydney	427
syr	syria	Syria	879
syracuse		Syracuse	2
syria		Syria	1413
syrian	syria	Syria	1592
syrian arab republic	syria	Syria	139
syrie	syria	Syria	139
syrien	syria	Syria	139
syrische arabische republiek	syria	Syria	139
syrlywn	sierra leone	Sierra Leone	244
sz	eswatini	Eswatini	880
szczecin		Szczecin	34
szczecinie	szczecin	Szczecin	50
szczecinski	szczecin	Szczecin	261
szechuan	sichuan	Sichuan	19
szechwan	sichuan	Sichuan	19
szeged		Szeged	418
szegedi	szeged	Szeged	620
sztokholm	stockholm	Stockholm	63
szwajcaria	switzerland	Switzerland	77
szwecja	sweden	Sweden	100
tabasco		Tabasco	28
tabriz		Tabriz	194
tacoma		Tacoma	2
tadjikistan	tajikistan	Tajikistan	70
tadschikistan	tajikistan	Tajikistan	70
tadzhikistan	tajikistan	Tajikistan	70
tadzhykistan	tajikistan	Tajikistan	70
taegu	daegu	Daegu	55
taegug	thailand	Thailand	285
taejon	daejeon	Daejeon	55
tagikistan	tajikistan	Tajikistan	70
tahiti	french polynesia	French Polynesia	1538
tahiti et ses iles	french polynesia	French Polynesia	675
taian		Tai’an	5
taibei	taipei	Taipei	308
taichung		Taichung	308
taiguo	thailand	Thailand	285
tailand	thailand	Thailand	285
tailandia	thailand	Thailand	285
tainan		Tainan	308
taipei		Taipei	308
taiwan		Taiwan	1433
taiwan roc	taiwan	Taiwan	393
taiwanese	taiwan	Taiwan	1593
taiyuan		Taiyuan	5
taizhou		Taizhou	5
tajikesitan	tajikistan	Tajikistan	70
tajikiseutan	tajikistan	Tajikistan	70
tajikistan		Tajikistan	1420
tajikisutan	tajikistan	Tajikistan	70
tajiquistao	tajikistan	Tajikistan	70
takusu kaikosuzhudao	turks and caicos islands	Turks and Caicos Islands	140
tallinn		Tallinn	489
tallinna	tallinn	Tallinn	997
tamaulipas		Tamaulipas	28
tamil nadu		Tamil Nadu	31
tamilnadu	tamil nadu	Tamil Nadu	148
tammerfors	tampere	Tampere	223
tampa		Tampa	2
tampere		Tampere	223
tampereen	tampere	Tampere	416
tanganyika	tanzania	Tanzania	694
tanger	tangier	Tangier	419
tangier		Tangier	360
tangjia	tonga	Tonga	539
tangshan		Tangshan	5
tanjania	tanzania	Tanzania	247
tansangniya	tanzania	Tanzania	247
tansania	tanzania	Tanzania	247
tanzania		Tanzania	694
tanzanian	tanzania	Tanzania	1594
tanzanie	tanzania	Tanzania	247
tanzaniya	tanzania	Tanzania	247
tarabulus	tripoli	Tripoli	599
tarawa		Tarawa	1023
tartu		Tartu	489
tas	tasmania	Tasmania	570
taschkent	tashkent	Tashkent	496
tashkent		Tashkent	496
tasmania		Tasmania	295
tayikistan	tajikistan	Tajikistan	70
tayvan	taiwan	Taiwan	458
tazhikstan	tajikistan	Tajikistan	70
tbilisi		Tbilisi	590
tc	turks and caicos islands	Turks and Caicos Islands	881
tca	turks and caicos islands	Turks and Caicos Islands	881
tcd	chad	Chad	882
tchad	chad	Chad	245
tcheque	czechia	Czechia	184
tchequie	czechia	Czechia	643
td	chad	Chad	882
tedesca	germany	Germany	35
tedesco	germany	Germany	35
tegucigalpa		Tegucigalpa	594
teheran	tehran	Tehran	194
tehran		Tehran	194
tekesihekaikesiqundao	turks and caicos islands	Turks and Caicos Islands	140
tel aviv		Tel Aviv	258
tel aviv yafo	tel aviv	Tel Aviv	258
telangana		Telangana	31
telinidaheduobage	trinidad and tobago	Trinidad and Tobago	142
tema		Tema	490
tembisa		Tembisa	8
temeswar	timisoara	Timișoara	85
tenn	tennessee	Tennessee	299
tennessee		Tennessee	17
teokeuseu	turks and caicos islands	Turks and Caicos Islands	140
teoki	turkey	Turkey	141
terks i kaykos	turks and caicos islands	Turks and Caicos Islands	140
territoire des iles wallis et futuna	wallis and futuna	Wallis and Futuna	697
territorios palestinos	palestine	Palestine	136
territory of gibraltar	gibraltar	Gibraltar	652
territory of the wallis and futuna islands	wallis and futuna	Wallis and Futuna	697
tessin	ticino	Ticino	59
tete		Tete	310
tete province		Tete Province	149
teuballu	tuvalu	Tuvalu	541
teuleukeumeniseutan	turkmenistan	Turkmenistan	286
teulinidadeu tobago	trinidad and tobago	Trinidad and Tobago	142
teutonia	germany	Germany	940
tex	texas	Texas	1637
texas		Texas	150
tg	togo	Togo	883
tgo	togo	Togo	883
th	thailand	Thailand	884
tha	thailand	Thailand	884
thai	thailand	Thailand	1611
thailand		Thailand	1419
thailandaise	thailand	Thailand	937
thailande	thailand	Thailand	285
thailandia	thailand	Thailand	285
thailandische	thailand	Thailand	937
thanh pho ho chi minh	ho chi minh city	Ho Chi Minh City	198
the americas	americas	Americas	1
the bronx	bronx	Bronx	2
the hague		The Hague	62
the netherlands	netherlands	Netherlands	79
the philippines	philippines	Philippines	383
the republic of north macedonia	north macedonia	North Macedonia	98
the republic of the congo	republic of the congo	Republic of the Congo	1213
the states	united states	United States	394
the valley		The Valley	969
thessaloniki		Thessaloniki	152
thimphu		Thimphu	983
thiruvananthapuram		Thiruvananthapuram	15
thueringen	thuringia	Thuringia	254
thurgau		Thurgau	52
thurgovie	thurgau	Thurgau	59
thuringe	thuringia	Thuringia	41
thuringen	thuringia	Thuringia	253
thuringia		Thuringia	106
thywby	ethiopia	Ethiopia	204
tian jin	tianjin	Tianjin	29
tianjin		Tianjin	5
tibet		Tibet	30
ticino		Ticino	52
tientsin	tianjin	Tianjin	5
tiflis	tbilisi	Tbilisi	590
tijuana		Tijuana	37
tilburg		Tilburg	62
timisoara		Timișoara	85
timor	east timor	East Timor	691
timor est	east timor	East Timor	246
timor leste	east timor	East Timor	1423
tirana		Tirana	578
tirane	tirana	Tirana	578
tirol	tyrol	Tyrol	407
tj	tajikistan	Tajikistan	885
tjk	tajikistan	Tajikistan	885
tjykstn	tajikistan	Tajikistan	70
tk	tokelau	Tokelau	886
tkl	tokelau	Tokelau	886
tkm	turkmenistan	Turkmenistan	888
tl	east timor	East Timor	887
tlaxcala		Tlaxcala	28
tls	east timor	East Timor	887
tm	turkmenistan	Turkmenistan	888
tn	tennessee	Tennessee	6
tn india	tamil nadu	Tamil Nadu	148
to	tonga	Tonga	889
tobago	trinidad and tobago	Trinidad and Tobago	693
tocantins		Tocantins	38
togliatti	tolyatti	Tolyatti	9
togo		Togo	1417
togolese republic	togo	Togo	1418
togolese republiek	togo	Togo	690
tojikiston	tajikistan	Tajikistan	70
tokelau		Tokelau	1422
tokello	tokelau	Tokelau	457
tokerau	tokelau	Tokelau	457
tokio	tokyo	Tokyo	45
tokyo		Tokyo	45
toledo		Toledo	23
tolosa	toulouse	Toulouse	33
toluca		Toluca	37
tolyatti		Tolyatti	9
tomsk		Tomsk	9
ton	tonga	Tonga	889
tonga		Tonga	1427
tongga	tonga	Tonga	539
topeka		Topeka	2
toquio	tokyo	Tokyo	45
torinidado tobago	trinidad and tobago	Trinidad and Tobago	142
torino	turin	Turin	27
toronto		Toronto	61
torreon		Torreón	37
torshavn		Torshavn	1002
tortola	british virgin islands	British Virgin Islands	1446
toruko	turkey	Turkey	141
torukumenisutan	turkmenistan	Turkmenistan	286
toscana	tuscany	Tuscany	297
toshkent	tashkent	Tashkent	496
toulon		Toulon	33
toulouse		Toulouse	33
tournai		Tournai	257
tr	turkey	Turkey	890
transcaucasia	caucasus	Caucasus	1
transkei	eastern cape	Eastern Cape	49
transvaal	gauteng	Gauteng	49
trentino	trentino alto adige	Trentino-Alto Adige	53
trentino alto adige		Trentino-Alto Adige	297
trenton		Trenton	2
treves	trier	Trier	4
trier		Trier	87
triest	trieste	Trieste	27
trieste		Trieste	27
trindade e tobago	trinidad and tobago	Trinidad and Tobago	142
trinidad	trinidad and tobago	Trinidad and Tobago	1554
trinidad and tobago		Trinidad and Tobago	693
trinidad e tobago	trinidad and tobago	Trinidad and Tobago	142
trinidad i tobago	trinidad and tobago	Trinidad and Tobago	142
trinidad und tobago	trinidad and tobago	Trinidad and Tobago	142
trinidad y tobago	trinidad and tobago	Trinidad and Tobago	142
trinite et tobago	trinidad and tobago	Trinidad and Tobago	142
tripoli		Tripoli	1126
tripura		Tripura	31
trivandrum	thiruvananthapuram	Thiruvananthapuram	15
trkmnstn	turkmenistan	Turkmenistan	286
tromso		Tromsø	421
tromsoe	tromso	Tromsø	1054
trondheim		Trondheim	421
trynydd wtwbghw	trinidad and tobago	Trinidad and Tobago	142
tsar	central african republic	Central African Republic	1475
tschad	chad	Chad	245
tschechien	czechia	Czechia	56
tschechische	czechia	Czechia	184
tschechische republik	czechia	Czechia	56
tschechoslowakei	czechia	Czechia	1228
tshwane	pretoria	Pretoria	8
tshyly	chile	Chile	312
tsinan	jinan	Jinan	5
tsinghai	qinghai	Qinghai	19
tsingtao	qingdao	Qingdao	5
tsjechische	czechia	Czechia	184
tsjechische republiek	czechia	Czechia	56
tsubaru	tuvalu	Tuvalu	541
tt	trinidad and tobago	Trinidad and Tobago	891
tto	trinidad and tobago	Trinidad and Tobago	891
tucson		Tucson	2
tuerkei	turkey	Turkey	1430
tuerqi	turkey	Turkey	141
tukumansitan	turkmenistan	Turkmenistan	286
tulsa		Tulsa	2
tun	tunisia	Tunisia	1552
tunecina	tunisia	Tunisia	472
tunesien	tunisia	Tunisia	287
tunez	tunisia	Tunisia	287
tungkuan	dongguan	Dongguan	29
tunis		Tunis	616
tunisi	tunisia	Tunisia	287
tunisia		Tunisia	1426
tunisian	tunisia	Tunisia	472
tunisian republic	tunisia	Tunisia	692
tunisie	tunisia	Tunisia	287
tunisien	tunisia	Tunisia	472
tunisienne	tunisia	Tunisia	472
tuokelao	tokelau	Tokelau	457
tur	turkey	Turkey	890
turca	turkey	Turkey	294
turchia	turkey	Turkey	141
turcia	turkey	Turkey	141
turco	turkey	Turkey	294
turin		Turin	27
turingia	thuringia	Thuringia	41
turk	turkey	Turkey	294
turkei	turkey	Turkey	141
turkey		Turkey	1553
turkije	turkey	Turkey	141
turkische	turkey	Turkey	294
turkish	turkey	Turkey	294
turkiye	turkey	Turkey	1429
turkiye cumhuriyeti	turkey	Turkey	540
turkmeense republiek	turkmenistan	Turkmenistan	286
turkmen	turkmenistan	Turkmenistan	1425
turkmenistan		Turkmenistan	1424
turkmeniya	turkmenistan	Turkmenistan	286
turks and caicos	turks and caicos islands	Turks and Caicos Islands	1416
turks and caicos islands		Turks and Caicos Islands	1415
turks en caicoseilanden	turks and caicos islands	Turks and Caicos Islands	140
turks und caicosinseln	turks and caicos islands	Turks and Caicos Islands	140
turkse	turkey	Turkey	294
turku		Turku	223
turque	turkey	Turkey	294
turquemenistao	turkmenistan	Turkmenistan	286
turquia	turkey	Turkey	141
turquie	turkey	Turkey	141
turtsiya	turkey	Turkey	141
turun	turku	Turku	1115
tuscany		Tuscany	53
tuv	tuvalu	Tuvalu	892
tuvalu		Tuvalu	1431
tuwalu	tuvalu	Tuvalu	541
tv	tuvalu	Tuvalu	892
tver		Tver	306
tw	taiwan	Taiwan	893
twinijia	tunisia	Tunisia	287
twkylw	tokelau	Tokelau	457
twn	taiwan	Taiwan	893
tx	texas	Texas	6
tymwr lshrqyh	east timor	East Timor	246
tyrol		Tyrol	252
tysk	germany	Germany	35
tyska	germany	Germany	35
tyskland	germany	Germany	64
tyumen		Tyumen	9
tz	tanzania	Tanzania	894
tza	tanzania	Tanzania	894
ua	ukraine	Ukraine	895
uae	united arab emirates	United Arab Emirates	89
ucraina	ukraine	Ukraine	288
ucrania	ukraine	Ukraine	288
ufa		Ufa	311
ug	uganda	Uganda	896
uga	uganda	Uganda	896
uganda		Uganda	1437
ugandan	uganda	Uganda	1595
uitenhage		Uitenhage	8
ujeubekiseutan	uzbekistan	Uzbekistan	181
uk	united kingdom	United Kingdom	515
ukeulaina	ukraine	Ukraine	288
ukr	ukraine	Ukraine	895
ukraina	ukraine	Ukraine	288
ukraine		Ukraine	1436
ukrainian	ukraine	Ukraine	695
ukrainienne	ukraine	Ukraine	406
ukrainische	ukraine	Ukraine	406
ukrainska	ukraine	Ukraine	406
ukrainskiy	ukraine	Ukraine	406
ukrayina	ukraine	Ukraine	695
ukrayinska	ukraine	Ukraine	406
ukuraina	ukraine	Ukraine	288
ulaanbaatar		Ulaanbaatar	601
ulan bator	ulaanbaatar	Ulaanbaatar	601
ulm		Ulm	87
ulsan		Ulsan	55
ulster	northern ireland	Northern Ireland	475
ulugwai	uruguay	Uruguay	344
umbria		Umbria	53
umbuso weswatini	eswatini	Eswatini	343
umtali	mutare	Mutare	426
ungarische	hungary	Hungary	216
ungarn	hungary	Hungary	66
ungern	hungary	Hungary	66
ungherese	hungary	Hungary	216
ungheria	hungary	Hungary	66
unie der comoren	comoros	Comoros	166
united arab emirates		United Arab Emirates	1156
united kingdom		United Kingdom	515
united kingdom of great britain and northern ireland	united kingdom	United Kingdom	439
united republic of tanzania	tanzania	Tanzania	247
united states		United States	80
united states of america	united states	United States	80
uollis i futuna	wallis and futuna	Wallis and Futuna	183
uorisu futsuna	wallis and futuna	Wallis and Futuna	183
upington		Upington	201
upper austria		Upper Austria	252
uppsala		Uppsala	63
ural		Ural	11
urals	ural	Ural	1
uri		Uri	571
uruguai	uruguay	Uruguay	344
uruguay		Uruguay	1440
uruguaya	uruguay	Uruguay	560
uruguayan	uruguay	Uruguay	560
uruguayo	uruguay	Uruguay	560
urugvay	uruguay	Uruguay	344
urumqi		Urumqi	5
ury	uruguay	Uruguay	898
us	united states	United States	1566
us of a	united states	United States	696
us virgin islands		US Virgin Islands	1447
usa	united states	United States	1439
usbekistan	uzbekistan	Uzbekistan	181
usofa	united states	United States	394
ussr	soviet union	Soviet Union	689
ut	utah	Utah	6
utah		Utah	17
utrecht		Utrecht	62
uttar pradesh		Uttar Pradesh	31
uttarakhand		Uttarakhand	31
uttaranchal	uttarakhand	Uttarakhand	148
uy	uruguay	Uruguay	898
uz	uzbekistan	Uzbekistan	899
uzak dogu	east asia	East Asia	1
uzb	uzbekistan	Uzbekistan	899
uzbekistan		Uzbekistan	1441
uzbekiston	uzbekistan	Uzbekistan	181
uzbekiston respublikasi	uzbekistan	Uzbekistan	543
uzbequistao	uzbekistan	Uzbekistan	181
uzhgorod	uzhhorod	Uzhhorod	32
uzhhorod		Uzhhorod	32
uzubekisutan	uzbekistan	Uzbekistan	181
va	virginia	Virginia	6
vadodara		Vadodara	15
vaduz		Vaduz	1031
vae	united arab emirates	United Arab Emirates	545
valais		Valais	52
valencia		Valencia	505
valencian community		Valencian Community	187
valladolid		Valladolid	44
valletta		Valletta	1048
valparaiso		Valparaíso	488
vancouver		Vancouver	61
vanderbijlpark		Vanderbijlpark	8
vanuata	vanuatu	Vanuatu	396
vanuato	vanuatu	Vanuatu	396
vanuatu		Vanuatu	1451
vanuatu nutome	vanuatu	Vanuatu	396
vanuatuo	vanuatu	Vanuatu	396
var emirates	united arab emirates	United Arab Emirates	626
varanasi		Varanasi	493
varna		Varna	501
varsavia	warsaw	Warsaw	34
varsovia	warsaw	Warsaw	34
varsovie	warsaw	Warsaw	34
vasteras		Västerås	63
vat	vatican city	Vatican City	1560
vaticaanstad	vatican city	Vatican City	101
vatican	vatican city	Vatican City	1443
vatican city		Vatican City	1442
vatikan	vatican city	Vatican City	101
vatikanstadt	vatican city	Vatican City	101
vaud		Vaud	52
vc	saint vincent and the grenadines	Saint Vincent and the Grenadines	900
vct	saint vincent and the grenadines	Saint Vincent and the Grenadines	900
ve	venezuela	Venezuela	901
velikobritanii	united kingdom	United Kingdom	439
velikobritaniya	united kingdom	United Kingdom	121
ven	venezuela	Venezuela	901
venecia	venice	Venice	27
venedig	venice	Venice	27
venesuela	venezuela	Venezuela	345
veneto		Veneto	53
veneza	venice	Venice	27
venezia	venice	Venice	27
venezolana	venezuela	Venezuela	561
venezolano	venezuela	Venezuela	561
venezuela		Venezuela	1444
venezuelan	venezuela	Venezuela	561
vengriya	hungary	Hungary	66
venice		Venice	27
veracruz		Veracruz	28
vereeniging		Vereeniging	8
vereinigte arabische emirate	united arab emirates	United Arab Emirates	89
vereinigte staaten von amerika	united states	United States	80
vereinigtes konigreich	united kingdom	United Kingdom	121
verenigd koninkrijk van groot brittannie en noord ierland	united kingdom	United Kingdom	121
verenigde arabische emiraten	united arab emirates	United Arab Emirates	89
verenigde mexicaanse staten	mexico	Mexico	210
verenigde republiek tanzania	tanzania	Tanzania	247
verenigde staten van amerika	united states	United States	80
vermont		Vermont	17
verona		Verona	88
verre oosten	east asia	East Asia	1
vetnam	vietnam	Vietnam	289
vg	british virgin islands	British Virgin Islands	902
vgb	british virgin islands	British Virgin Islands	902
vi	us virgin islands	US Virgin Islands	903
vic	victoria	Victoria	570
victoria		Victoria	1624
victoria seychelles		Victoria (Seychelles)	1073
viena	vienna	Vienna	222
vienna		Vienna	619
vienne	vienna	Vienna	222
vientiane		Vientiane	1029
viet nam	vietnam	Vietnam	289
viet nam dan chu cong hoa	vietnam	Vietnam	460
vietna	vietnam	Vietnam	460
vietnam		Vietnam	1449
vietname	vietnam	Vietnam	289
vietnamese	vietnam	Vietnam	1596
vigo		Vigo	44
vila de sena		Vila de Sena	195
vilanculos	vilankulo	Vilankulo	195
vilankulo		Vilankulo	195
ville de quebec	quebec city	Quebec City	61
vilna	vilnius	Vilnius	304
vilniaus	vilnius	Vilnius	597
vilnius		Vilnius	304
vir	us virgin islands	US Virgin Islands	903
virgin islands	british virgin islands	British Virgin Islands	103
virgin islands of the united states	us virgin islands	US Virgin Islands	1448
virginia		Virginia	150
virginia beach		Virginia Beach	2
virginskie ostrova	british virgin islands	British Virgin Islands	103
visakhapatnam		Visakhapatnam	15
vitebsk		Vitebsk	302
vitoria		Vitória	43
vitsebsk	vitebsk	Vitebsk	302
vizag	visakhapatnam	Visakhapatnam	15
vlaams brabant	flemish brabant	Flemish Brabant	1618
vlaanderen	flanders	Flanders	476
vladivostok		Vladivostok	9
vn	vietnam	Vietnam	904
vnm	vietnam	Vietnam	904
volgograd		Volgograd	9
volksrepubliek bangladesh	bangladesh	Bangladesh	265
volksrepubliek china	china	China	271
volksrepublik china	china	China	270
vorarlberg		Vorarlberg	252
voronezh		Voronezh	9
vorpommern	mecklenburg western pomerania	Mecklenburg-Western Pomerania	41
vorstendom andorra	andorra	Andorra	361
vorstendom liechtenstein	liechtenstein	Liechtenstein	327
vorstendom monaco	monaco	Monaco	523
vostochnaya evropa	eastern europe	Eastern Europe	1
vostochnyy timor	east timor	East Timor	246
vr china	china	China	270
vryheid		Vryheid	8
vrystaat	free state	Free State	49
vs von amerika	united states	United States	394
vt	vermont	Vermont	6
vu	vanuatu	Vanuatu	905
vut	vanuatu	Vanuatu	905
w australia	western australia	Western Australia	563
w cape	western cape	Western Cape	49
w europe	western europe	Western Europe	1
w va	west virginia	West Virginia	299
w virginia	west virginia	West Virginia	353
wa	washington	Washington	6
waadt	vaud	Vaud	59
waco		Waco	2
wales		Wales	475
walisihefutuna	wallis and futuna	Wallis and Futuna	183
wallis	valais	Valais	572
wallis and futuna		Wallis and Futuna	1452
wallis e futuna	wallis and futuna	Wallis and Futuna	183
wallis en futuna	wallis and futuna	Wallis and Futuna	183
wallis et futuna	wallis and futuna	Wallis and Futuna	183
wallis und futuna	wallis and futuna	Wallis and Futuna	183
wallis y futuna	wallis and futuna	Wallis and Futuna	183
wallonia		Wallonia	564
wallonie	wallonia	Wallonia	476
walvis bay		Walvis Bay	604
wandsbek		Wandsbek	4
wanuatu	vanuatu	Vanuatu	461
warsaw		Warsaw	1136
warschau	warsaw	Warsaw	34
warszawa	warsaw	Warsaw	34
warszawie	warsaw	Warsaw	50
warszawska	warsaw	Warsaw	50
warszawski	warsaw	Warsaw	261
warszawskie	warsaw	Warsaw	50
warszawskiego	warsaw	Warsaw	50
wash	washington	Washington	6
washington		Washington	150
washington dc	district of columbia	District of Columbia	17
washington state	washington	Washington	353
wegry	hungary	Hungary	66
wei fang	weifang	Weifang	29
weidemala	guatemala	Guatemala	319
weifang		Weifang	5
weihnachtsinsel	christmas island	Christmas Island	116
weineiruila	venezuela	Venezuela	345
weissrussland	belarus	Belarus	510
welkom		Welkom	201
wellington		Wellington	1133
welsh	wales	Wales	473
wen zhou	wenzhou	Wenzhou	29
wenen	vienna	Vienna	222
wenlai	brunei	Brunei	432
wenzhou		Wenzhou	5
wes kaap	western cape	Western Cape	49
weskaap	western cape	Western Cape	49
west africa		West Africa	1
west african	west africa	West Africa	12
west bank	palestine	Palestine	212
west bengal		West Bengal	31
west europa	western europe	Western Europe	1
west europe	western europe	Western Europe	1
west germany	germany	Germany	436
west indies	caribbean	Caribbean	1
west island		West Island	985
west palm beach		West Palm Beach	2
west raleigh		West Raleigh	2
west virginia		West Virginia	17
westafrika	west africa	West Africa	1
westelijke sahara	western sahara	Western Sahara	161
western africa	west africa	West Africa	48
western australia		Western Australia	295
western balkans	balkans	Balkans	1
western cape		Western Cape	255
western europe		Western Europe	48
western sahara		Western Sahara	1240
westeuropa	western europe	Western Europe	1
westfalen	north rhine westphalia	North Rhine-Westphalia	41
westonaria		Westonaria	8
westphalia	north rhine westphalia	North Rhine-Westphalia	41
westsahara	western sahara	Western Sahara	161
wf	wallis and futuna	Wallis and Futuna	906
wi	wisconsin	Wisconsin	6
wichita		Wichita	2
wien	vienna	Vienna	619
wiener	vienna	Vienna	1103
wiesbaden		Wiesbaden	4
willemstad		Willemstad	990
wilmington		Wilmington	2
wilna	vilnius	Vilnius	304
wilno	vilnius	Vilnius	304
windhoek		Windhoek	604
winnipeg		Winnipeg	61
winterthur		Winterthur	54
wis	wisconsin	Wisconsin	6
wisconsin		Wisconsin	17
witbank		Witbank	8
wlf	wallis and futuna	Wallis and Futuna	906
wlochy	italy	Italy	163
wloska	italy	Italy	104
wls wfwtwn	wallis and futuna	Wallis and Futuna	183
wlyt mykrwnysy lmthdh	micronesia	Micronesia	205
wolfsburg		Wolfsburg	4
wolliseu huteuna	wallis and futuna	Wallis and Futuna	183
wollongong		Wollongong	256
wolverhampton		Wolverhampton	14
worcester		Worcester	23
wroclaw		Wrocław	34
wroclawiu	wroclaw	Wrocław	50
wroclawska	wroclaw	Wrocław	50
wroclawski	wroclaw	Wrocław	261
ws	samoa	Samoa	907
wsm	samoa	Samoa	907
wu xi	wuxi	Wuxi	29
wuerttemberg	baden wurttemberg	Baden-Württemberg	41
wuerzburg	wurzburg	Würzburg	4
wuganda	uganda	Uganda	542
wuhan		Wuhan	5
wukelan	ukraine	Ukraine	288
wulagui	uruguay	Uruguay	344
wuppertal		Wuppertal	4
wurttemberg	baden wurttemberg	Baden-Württemberg	41
wurzburg		Würzburg	4
wusih	wuxi	Wuxi	5
wuxi		Wuxi	5
wuzibiekesitan	uzbekistan	Uzbekistan	181
wv	west virginia	West Virginia	6
wy	wyoming	Wyoming	6
wyo	wyoming	Wyoming	6
wyoming		Wyoming	17
wzbkstn	uzbekistan	Uzbekistan	181
xai xai		Xai-Xai	46
xangai	shanghai	Shanghai	5
xia men	xiamen	Xiamen	29
xiamen		Xiamen	5
xian		Xi'an	5
xianggang	hong kong	Hong Kong	372
xianggangtebiexingzhengqu	hong kong	Hong Kong	373
xibanya	spain	Spain	65
xila	greece	Greece	123
xinjiang		Xinjiang	30
xinjiapo	singapore	Singapore	243
xinkaliduoniya	new caledonia	New Caledonia	132
xinxilan	new zealand	New Zealand	133
xiongyali	hungary	Hungary	66
xisahara	western sahara	Western Sahara	161
xizang	tibet	Tibet	19
xuliya	syria	Syria	139
xuzhou		Xuzhou	5
yakarta	jakarta	Jakarta	108
yalta		Yalta	39
yamaijia	jamaica	Jamaica	207
yaman	yemen	Yemen	462
yamayka	jamaica	Jamaica	207
yameiniya	armenia	Armenia	225
yamoussoukro		Yamoussoukro	487
yangon		Yangon	420
yankee	united states	United States	946
yantai		Yantai	5
yaounde		Yaoundé	588
yaponiya	japan	Japan	279
yaponskiy	japan	Japan	217
yaren		Yaren	1055
yaroslavl		Yaroslavl	9
ye	yemen	Yemen	908
yekaterinburg		Yekaterinburg	9
yem	yemen	Yemen	908
yemen		Yemen	1454
yemeni	yemen	Yemen	1597
yeonggug	united kingdom	United Kingdom	121
yeongguglyeong beojinaillaendeu	british virgin islands	British Virgin Islands	103
yerevan		Yerevan	579
yerushalayim	jerusalem	Jerusalem	258
yevropa	europe	Europe	1
yibuti	djibouti	Djibouti	229
yidali	italy	Italy	163
yilake	iraq	Iraq	278
yilang	iran	Iran	323
yindu	india	India	277
yingguo	united kingdom	United Kingdom	121
yingshuweierjingqundao	british virgin islands	British Virgin Islands	103
yinni	indonesia	Indonesia	275
yiselie	israel	Israel	276
yisrael	israel	Israel	322
yisraeli	israel	Israel	322
yogyakarta		Yogyakarta	108
yokohama		Yokohama	45
yoleudan	jordan	Jordan	164
yono		Yono	45
york		York	200
yorudan	jordan	Jordan	164
yt	yukon	Yukon	478
yuar	south africa	South Africa	71
yucatan		Yucatán	28
yuedan	jordan	Jordan	164
yuenan	vietnam	Vietnam	289
yueyang		Yueyang	5
yugoslav	yugoslavia	Yugoslavia	1598
yugoslavia		Yugoslavia	1456
yukon		Yukon	147
yukon territory	yukon	Yukon	565
yun nan	yunnan	Yunnan	19
yunanistan	greece	Greece	123
yunfu		Yunfu	5
yunnan		Yunnan	30
yuzhnyy sudan	south sudan	South Sudan	178
za	south africa	South Africa	909
zacatecas		Zacatecas	28
zaf	south africa	South Africa	909
zagreb		Zagreb	491
zagrebacka	zagreb	Zagreb	417
zagrebacki	zagreb	Zagreb	417
zagrebu	zagreb	Zagreb	417
zaire	democratic republic of the congo	Democratic Republic of the Congo	1472
zambesia	zambezia	Zambezia	149
zambezia		Zambezia	568
zambezia province	zambezia	Zambezia	149
zambia		Zambia	1458
zambian	zambia	Zambia	1599
zambie	zambia	Zambia	290
zambiya	zambia	Zambia	290
zanbia	zambia	Zambia	290
zanbiya	zambia	Zambia	290
zanzibar	tanzania	Tanzania	1435
zapopan		Zapopan	37
zaporizhzhia		Zaporizhzhia	32
zaporozhye	zaporizhzhia	Zaporizhzhia	39
zaragoza		Zaragoza	44
zaria		Zaria	259
zeeland		Zeeland	221
zentralafrika	central africa	Central Africa	1
zentralafrikanische republik	central african republic	Central African Republic	157
zentralasien	central asia	Central Asia	1
zentraleuropa	central europe	Central Europe	1
zexi	jersey	Jersey	443
zhade	chad	Chad	245
zhaponiya	japan	Japan	279
zhe jiang	zhejiang	Zhejiang	19
zhejiang		Zhejiang	30
zhengzhou		Zhengzhou	5
zhibuluotuo	gibraltar	Gibraltar	370
zhili	chile	Chile	312
zhongfei	central african republic	Central African Republic	157
zhongguo	china	China	271
zhongguotaiwansheng	taiwan	Taiwan	458
zhonghua renmin gongheguo	china	China	638
zhonghuaminguo	taiwan	Taiwan	393
zhonghuaminguotaiwan	taiwan	Taiwan	393
zhonghuaminguotaiwansheng	taiwan	Taiwan	393
zhonghuarenmingongheguo	china	China	271
zhongyangafurikagongheguo	central african republic	Central African Republic	157
zhu hai	zhuhai	Zhuhai	29
zhuhai		Zhuhai	5
zhumadian		Zhumadian	5
zibo		Zibo	5
zimbabue	zimbabwe	Zimbabwe	248
zimbabve	zimbabwe	Zimbabwe	248
zimbabwe		Zimbabwe	1459
zimbabwean	zimbabwe	Zimbabwe	938
zm	zambia	Zambia	910
zmb	zambia	Zambia	910
zoug	zug	Zug	59
zuercher	zurich	Zurich	587
zuerich	zurich	Zurich	54
zug		Zug	571
zuid afrika	south africa	South Africa	71
zuid afrikaanse	south africa	South Africa	251
zuid amerika	south america	South America	1
zuid holland	south holland	South Holland	569
zurcher	zurich	Zurich	503
zurich		Zurich	54
zurigo	zurich	Zurich	54
zw	zimbabwe	Zimbabwe	911
zwe	zimbabwe	Zimbabwe	911
zweden	sweden	Sweden	100
zweedse	sweden	Sweden	146
zwitserland	switzerland	Switzerland	77
zwitserse	switzerland	Switzerland	81
zwitserse bondsstaat	switzerland	Switzerland	77
zymbbwy	zimbabwe	Zimbabwe	248
zypern	cyprus	Cyprus	203`;
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
export const kanaSpellings: string = `^ 10
\$ 46
\$ 294 e
\$ 500 t
\$ 500 s
\$ 500 x
a 83 a
a 331 u
a 471 er
a 500 ar
a 500 or
a 483 o
a 499 e
a 500 ah
a 500 au
a 500 ha
i 88 i
i 364 y
i 386 e
i 500 ie
i 500 ee
i 500 ea
u 322 u
u 74
u 500 oo
u 500 w
u 500 o
u 500 ou
u 500 ue
e 65 e
e 456 a
e 500 ea
e 500 ai
e 500 ae
o 102 o
o 500 a
o 500 au
o 500 ou
o 500 oa
o 500 oh
o 500 aw
o 500 ho
to 63 t
do 53 d
a: 181 ar
a: 93 er
a: 229 a
a: 398 ir
a: 327 ur
a: 260 or
a: 450 ear
a: 486 ah
a: 500 re
a: 500 our
a: 500 al
a: 500 au
a: 500 eur
a: 497 aa
i: 258 ee
i: 255 ea
i: 182 i
i: 114 y
i: 267 e
i: 204 ie
i: 279 ey
i: 500 ei
u: 186 oo
u: 148 u
u: 241 ou
u: 500 ue
u: 373 ew
u: 373 o
u: 343 ui
u: 500 uh
e: 68 a
e: 239 ai
e: 290 ay
e: 386 ey
e: 168 e
e: 425 ei
e: 489 ea
e: 489 eh
e: 500 ae
e: 489 ee
o: 88 o
o: 170 or
o: 255 au
o: 391 aw
o: 312 oa
o: 301 ow
o: 500 ou
o: 496 oo
o: 431 our
o: 500 oar
o: 500 ough
o: 500 augh
o: 383 eau
o: 500 oh
o: 500 al
o: 500 eo
o: 500 hor
o:ru 175 all
o:ru 288 al
o:ru 351 ole
o:ru 351 oll
o:ru 500 aul
o:ru 183 ol
o:ru 500 oal
ai 62 i
ai 500 ai
ai 218 y
ai 312 igh
ai 251 ei
ai 500 ie
ai 500 ay
ai 472 ey
ai 500 eye
ai 472 uy
aia 241 ire
aia 480 ier
aia 480 yer
aia 480 ia
aia 480 ya
aia: 69 ire
aia: 216 ier
aia: 216 yer
aia: 216 ia
aia: 216 ya
aia: 69 eier
aia: 216 eyer
aia: 216 ayer
ei 82 a
ei 199 ai
ei 148 ay
ei 500 ei
ei 319 ey
ei 442 ea
ei 478 e
ei 500 ae
au 244 ou
au 257 ow
au 500 au
oi 149 oi
oi 109 oy
oi 269 eu
oi 500 ei
ou 437 o
ou 437 ou
ou 50 ow
ia 500 ia
ia 316 ea
ia 500 ya
ia 500 iah
ia 390 eer
ia 390 ear
ia: 205 ear
ia: 241 eer
ia: 445 ier
ia: 445 ere
yu 105 u
yu 500 eu
yu 500 iu
yu 423 yu
yu: 71 u
yu: 190 ew
yu: 270 ue
yu: 257 eu
yu: 500 iu
yu: 443 you
yu: 385 yu
ya 193 ya
ya 433 ia
ya 500 ja
ya: 262 ya
ya: 319 ia
ya: 79 er
yo 193 yo
yo 351 io
yo 498 jo
yo 498 eo
yo 179 o
yo 498 iu
yo: 134 yo
yo: 227 yor
yo: 227 o
yo: 374 eo
yo: 374 io
ye 309 ye
ye 309 je
ye 309 ie
ye 309 e
k 158 k
k 87 c
k 453 ck
k 500 q
k 336 ch
k 500 cc
k 500 kk
k 500 kh
Qk 194 ck
Qk 500 k
Qk 500 c
Qk 380 kk
Qk 341 cc
Qk 365 ch
Qk 480 cch
Qk 500 cq
kusu 175 x
Qkusu 52 x
ekisu 7 ex
kyu:bu 69 cube
kw 102 qu
kw 248 cu
ku 339 qu
g 53 g
g 441 gg
g 441 gh
g 389 gu
Qg 123 gg
Qg 34 g
gu 462 gue
guz 48 x
s 103 s
s 328 c
s 442 ss
s 386 th
s 500 sc
s 500 ps
s 472 z
s 500 x
su\$ 198 ce
su\$ 304 th
su\$ 73 s
su\$ 290 ss
su\$ 316 se
su\$ 500 ths
su 500 ce
su 500 se
sh 212 sh
sh 266 s
sh 340 sch
sh 500 ch
sh 404 ti
sh 500 si
sh 370 ci
sh 383 ss
sh 500 sc
sh 291 c
sh 471 sz
shi 153 si
shi 167 ci
shi 500 shi
shi 500 cy
shi 301 sy
shi 500 see
shi 500 sea
shi 467 thi
shi 500 they
shi 500 thy
shoN 11 tion
shoN 374 sion
shoN 311 ssion
shoN 500 cion
shoN 500 sson
z 184 z
z 164 s
z 346 th
z 500 x
z 447 zz
zu\$ 46 s
zu\$ 500 z
zu\$ 266 ds
zu\$ 234 se
zu\$ 500 zz
zu\$ 500 ths
zu\$ 500 the
j 134 j
j 220 g
j 500 dg
j 311 gi
j 471 z
j 500 di
j 500 gg
j 500 dj
j 311 ge
j 471 zh
ji\$ 43 ge
ji\$ 500 dge
ji\$ 332 gy
ji\$ 500 gie
ji 167 gi
ji 500 ji
ji 282 di
ji 344 zi
ji 500 jy
ji 409 gy
ji 205 si
ji 356 ge
ji 500 je
ji 500 gee
ji 500 jea
Qji 75 dge
Qji 407 dgi
Qji 407 ggi
Qji 407 gg
joN 63 sion
joN 108 john
joN 395 jon
joN 248 geon
t 92 t
t 440 tt
t 386 th
Qt 161 tt
Qt 500 t
tsu 500 ts
tsu 253 t
tsu 500 z
tsu 500 tz
tsu 393 tu
tsu 500 tsu
ts 189 z
ts 358 zz
ts 500 ts
ts 319 tz
ts 319 c
Qtsu 437 ts
Qtsu 93 tz
d 55 d
d 450 dd
d 500 dh
Qd 500 d
Qd 500 dd
ch 152 ch
ch 352 t
ch 500 tch
ch 387 tu
ch 244 c
ch 500 cc
ch 500 cz
ch 500 tsch
ch 500 cs
ch 500 tc
chi 163 ti
chi 500 chi
chi 294 ci
chi 500 che
chi 500 chy
chi 500 tee
chi 500 chee
chi 500 tschi
chi\$ 84 ch
chi\$ 500 tch
Qchi\$ 142 tch
cha: 84 ture
cha: 478 cher
cha: 98 char
cha: 478 cha
chu: 9 tu
Qch 199 tch
Qch 500 tsch
Qch 500 ch
Qch 384 cci
Qch 212 cc
n 18 n
n 283 nn
n 500 kn
n 500 gn
ny 184 gn
ny 342 ni
ny 488 ny
ny 488 n
N 158 n
N 492 nn
N 500 ng
Nb 77 mb
Nb 500 nb
Np 4 mp
Np 500 np
Np 500 mph
Nm 77 mm
Nm 115 nm
Ngu 8 ng
Ng 500 ng
Nn 500 nn
Nk 55 nk
Nk 500 nc
Nk 421 nch
Nk 500 nq
h 147 h
h 500 wh
h 464 j
h 487 ch
h 500 kh
h 500 g
h 500 x
h 500
f 45 f
f 264 ff
f 245 ph
f 500 gh
f 260 v
f 500 pf
f 500 h
fu 500 hu
fu 500 who
b 70 b
b 431 bb
b 128 v
b 500 bu
v 20 v
v 268 w
v 500 f
p 28 p
p 405 pp
p 500 ph
Qp 101 pp
Qp 46 p
m 13 m
m 373 mm
m 500 mb
Qs 101 ss
Qs 500 s
Qsh 64 sh
Qsh 150 ss
Qsh 383 sch
y 465 y
y 230 j
y 444 i
r 85 r
r 119 l
r 420 rr
r 319 ll
r 500 rh
r 500 wr
r\$ 69
ru\$ 81 l
ru\$ 257 le
ru\$ 253 ll
ru\$ 500 el
ru\$ 500 al
ru\$ 500 il
ru\$ 500 ol
ru\$ 500 ul
oru\$ 500 all
oru\$ 500 al
w 75 w
w 500 wh
w 415 u
w 500 oi
wa 500 oi
wa 475 ois
wo: 242 wa
wo: 122 war
wo: 84 wal
wo: 388 wha
wo 475 wo
wo 82 wa
wo 475 wha
wi 500 we
wi 32 wi
wi 404 whi
^u 411 woo
^u 411 wo
^u 132 w
^uQ 3 woo
uQ 133 oo
uQ 293 u
uQ 500 ou
Q 214
ea 156 air
ea 500 aire
ea 500 ere
ea 156 are
ea 500 ea
ea: 126 air
ea: 99 are
ea: 365 ere
ua: 356 our
ua: 356 oor
oa: 107 ore
oa: 143 oor
awa: 45 ower
awa: 388 our
^awa: 45 hour
iya: 423 ier
iya: 423 ear
iya: 423 eer
iya: 276 ia
ue: 216 we
ue: 216 way
uo 178 wa
uo 381 wo
uo 235 uo
- 500 e
- 500 h
ui 109 wi
ui 374 wo
ui 500 we
ui 500 ui
ui 500 uy
wi 347 wo
kuo 69 qua
kuo 309 qu
kwo 216 qua
kwo: 12 quar
kwo: 216 qua
kwo: 216 quo
kwa 69 qua
aiya: 107 ire
aiya: 347 ier
aiya: 347 iar
aiya 198 ire
aiya 198 ia
aiya 401 ya
aiya 401 ier
yua 80 ure
yua 347 ua
yua 347 uer
yua: 21 ure
yua: 167 ewer
yua: 167 uer
chua 102 ture
chua: 167 ture
wa: 500 oir
wa: 500 oire
yu: 349 eau
yu: 500 ewe
yu 500 ew
yu 500 ue
hoi: 12 whee
hoi 162 whi
hoi 365 whee
a 500 ou
e 500 ie
e 500 ei
e 500 eo
e 500 ay
h 500 ff
h 500 f
N 500 gn
N 500 mn
N 500 me
i 500 ay
i 500 ui
i 500 o
i 500 ai
o 500 or
o 500 ow
o 500 oe
ie: 428 ia
ie: 428 ya
ie 500 ia
tsu\$ 59 ts
tsu\$ 241 tes
tsu\$ 321 tz
tsu\$ 500 t
tsu\$ 500 ths
tsu\$ 500 th
tsu\$ 217 z
zu\$ 234 es
zu\$ 500 ses
zu\$ 500 des
su\$ 500 ces
su\$ 500 es
su\$ 500 sse
kus 243 x
kush 90 x
kish 13 x
kis 113 x
Qkus 500 x
Qkush 69 x
gus 437 x
ia 500 eu
ia 500 io
ia 500 iu
ia 500 eo
ia 491 ier
yo: 227 eu
\$ 500 d
\$ 500 p
u 500 i
u 457 e
u 500 oe
sh 471 th
sho 500 chau
ua 500 ore
ua 500 ower
ua 500 ure
ua 356 oor
ua 500 ua
ea 500 eir
owa 147 oi
i: 500 eae
e: 500 aigh
e: 500 eigh
e: 500 aye
e: 500 eye
ai 500 eigh
ei 478 eigh
b 461 w
v 500 b
za 432 the
zi 69 the
zi 69 thi
ji 500 thi
ji 500 ze
ji 500 zy
tu 192 to
tu 286 tw
tu 432 two
du 374 do
te 63 te
oi 500 oye
au 500 our
auN 165 own
auN 73 oun
auNdo 3 ound
auto 3 out
auto 347 oute
aua: 273 ower
aua: 273 our
ro:N 248 lawn
su 500 th
rizumu 126 rithm
izumu 89 ism
izumu 293 ysm
ti 204 ty
uru 500 ule
uru 474 le
uru 500 al
ru 500 el
ru 500 il
ru 500 al
ru 500 le
bu 159 ve
ruze 102 lse
tsui 9 twi
tsui 248 twe
tsua 248 tua
kuru 145 cle
puru 135 ple
buru 111 ble
toru 204 tle
toru 491 ter
toru 225 tre
doru 205 dle
doru 298 der
doru 298 dre
suru 309 sle
suru 162 stle
suru 309 cil
guru 108 gle
shuru 69 sher
shuru 69 cial
rusu 344 lth
ra: 124 ler
ra: 208 lar
ra: 500 rer
kon 114 con
iaN 59 ian
iaN 281 ean
iaN 500 een
iaN 374 ienne
eN 27 en
eN 500 aine
eN 384 an
eN 374 ain
eN 500 ene
oN 41 on
oN 500 an
aN 50 an
aN 317 un
aN 368 en
aN 453 on
aN 500 ant
aN 500 am
aN 500 urn
e 500 i
Qto\$ 482 d
Qto\$ 44 t
Qto\$ 207 tt
Qku\$ 500 g
Qku\$ 116 ck
Qku\$ 68 c
Qdo 21 d
Qdo 356 dd
i: 500 ui
ja 500 sa
ja 500 sua
jua 33 sua
kya 22 ca
kya 294 ka
kya 294 cha
kya 387 qua
kya: 69 ca
kya: 69 car
kya: 69 cal
kya: 69 ka
Qkya 167 cca
Qkya 167 cka
gya 22 ga
gya 219 gua
gya: 69 gar
gya: 69 ga
gya: 69 gal
nya 102 na
nya 248 gna
nya 248 nia
nya: 69 nar
nya: 69 nia
nya: 69 gnar
ja: 466 jar
ja: 66 ger
ja: 466 gar
ja: 466 jah`;
export const foreignNames: string = `AaaltoCronBbbadoDottDyCigailCrahamBdamEsCeleDnauerCjaniClerColfDrnoCrienneCvocaatBffleckBgassiDthaCnieszkaCuileraBhtisaariBidanCleenBlainDnDstairCbaneseDenizErtGoDrechtEightCcarazDottCdoEusCejandroDksandarDssandroFiaDxEanderEeiEievichCfredGoCiDceEiaDnaDsherEonEtairDtoClenFdeCmaDodovarConsoCphonseCtmanCvaroDinCyonaBmaliaDndaCberCeliaDrigoCmannCpereCundsenCyBnaDstasiaDtoleGyCcelottiCdersGenGonDreFaGsFiFottiFwEiyEopovEzejDyCgelFaFinaDusCistonCjaCnDaElenaEnDeEgretEtteDieCthonyDoineHtteEnioHniGsBpollinaireCpenzellerBrchieCdernCethaCgerichCianaCjenCkadyCleneCmaniDstrongCnaldoDieDoldDulfCseneCtemDhurBsheDleyCimovClanCsangeCtaireDorDridBttleeCwoodBudreyCgusteGoCroraCstinBvogadroBxelBzarenkaCnarEvourAbabisCchEeletCerbockCggioCileyCkerCleDkenendeDlackDzacCnderasCrackDbaraEelFrDdemEotDenboimDnesEierDrEettEichelloEosoEyFmoreDthesEokEyCsieElDsDtenCtesDistutaCudelaireBeatriceDuvoirCbetoCckenbauerEhamEyDquerelCdrichCethovenChringClaDindaDlEaEiniEowEucciDmondoCnDedictDitoDjaminDnettDoitDteEhamEleyEoDzEemaCrgEkampEmanEsonDiaDkeleyDliozEusconiDnankeFrdHoEdEhardEiniEsteinDryDtEoltGucciCssentEonCthDsyDteEinoEyCverlyCyonceCzosBidenCeberClesDlEyCnDocheCrgittaDkinCshopDmarckCzetBjornFdalenBlackDirEseDkeDnchettCinkenCoombergBobDbyCccaccioCgartChrCleslawDivarDsonaroDtEonCnaparteDdsDfrereDnardEieConeCrgEesDicEsDodinDrellCschCteroDticelliCulezCwieDmanCydDleBradEburyEleyDhmsDndoGnFtCechtDndaDttDwerDzhnevCianDdgetDgitteDnDtneyEtaGnyFenConislawEteDokeFsDsnanDwnCuceEknerDegelDndtlandEhildeEoCyantDceCzezinskiBubkaCchananCddyCffettEonCgattiCkeleDharinClgakovDlockCnuelCrberryDkeDnsDtonCshDterCtlerDtigiegEonByrdDonAcaesarCgeCitlinClderonDebDlaghanFsDvinGoCmeronDillaDpbellDusCnnavaroDovaDtonaCpekDoneCravaggioDdinEosoDlEaEoFsFttaEsonEyDmenDnegieFyDolFeFinaHeFynDpenterDrEerasEieDstenDterEierDusoDverCsalsDeyDillasDlavskaDsandraDtroCterinaDherineCuchyCvourBeausescuCcilFiaClineDsiusCrvantesCsarFeCzanneBhadDgallDlametDmberlainDnelEtalDplinDrleneGsFotteDseDucerDvezCekhovDlseaDneyDrEnenkoEylDsterHtonDvroletCiaraDracEicoCloeComskyDpinCrisFtaGianJeHeHnaIeGopheKrDyslerCuckDrchillBianoCceroClicCndyCtroenBlaireDncyDptonDraEenceEkDudeFiaGneCemenceIauGtDoDzioCiffFordDjstersDntFonDveCooneyDseCydeBobainCcteauCelhoDtzeeCleEmanEridgeEtteDinDleenEinsDtEraneDumbusCmaneciDeyCndoleezzaDneryEieEorGsDstantinEueloCokDlidgeDperCpernicusDpolaCrbusierEynDdeliaDeyDinneDneilleFliusDotDreaDtazarEesCstaEnerCtillardCulombDperinDrbetEtneyFoisBraigDnachDwfordDxiCichtonDstianoFobalCockettDsbyDweCuiseDyffDzCystalBumberbatchCnninghamComoCrieDryDtisCsterBynthiaBzeslawAdaCgChlCimlerDsyCkotaCleDiDtonCnDielGaGeGleDnyDteEonCphneCrioDrenEylDwinCshiellCveDidFeFsGonEnciEsDorCwnCyBeCanCbbieDorahDraDussyCfoeCgasEulleCirdreCjanClDacroixEhoyaDeuzeDonErsDphineCmiCnchDeuveDisFeDnisDzelCpardieuDpCrekDrickFdaCsantisDcartesEhampsBianaEeDzCcaprioDkensCderotDierCegoDselDtrichCjkClmaCmaggioCnahCorCracCsneyDraeliCxonBjokovicBmitriFyBollyDoresCmenicoDingoFiqueCnaldEtellaDizettiDnaCpplerCraDeenDisDotheaGyCstoevskyCugElasCwneyCyleBraghiEoslavDzenCewDyerCuckerBubcekCchampCdaDleyCfyCkeCllesCmasCncanDgaCpontCrasDerCsanDtinCvallBvorakBwightBylanAearlDpCstwoodBberhardBckartCoBdbergCdieCgarFdoCisonDthCmondDundCnaCoardoDuardCuardoCvardCwardGsDinBhrlichBichmannCleenDishCnarDsteinCsenhowerFsteinBlaineCeanorDnaCfriedeCgarCiDjahDnaEorDoDsabethItaEeDzaFbethClaDenDieEngtonEotGtEsCodieDiseDnCsDaDieDpethCtonCvisBmersonCilEeEiaFoEyCmaEnuelDettBndeCgelsCriqueCsorBpsteinBrasmusCicEaEhDkEaDnClingCmannoCnauxDestGoDstCrolCwinBsperCtelleDherBthanDelCienneBugenFeClerCniceCsebioBvaDnEsCeDlynDrtCgeniaCitaCoBwanBzioCraAfabienEoCllaCnnyCradayCssbinderCulknerDreDstoCyeBedererFicoClliniCrgusGonDmatEiDnandHezHinhoHoDragamoFnFriCynmanBibonacciCcoCdelCennesCgoClippoCnnConaCrthCsherCttipaldiBlaubertDviaCemingCoraEenceGtBordDemanDrestCsterCucaultCxBragonardDncesHcoFisHcoFoGisIeEkFlinEzFiskaDzierCedEdieEerickHkIsenDemanDnkieDudDyaCidaDederikeFmanFrichDtzBullerCrtwanglerAgabrielHaHeCetanoCgaErinCilDnsboroughHurgClbraithDileiGoEnaDlagherDoisDvaniCmowCrboDciaDdnerDethDibaldiDrettEyDthDyDzaCstonCtesCuckDdiDffDguinDltierDssCyeBeertChrigCmmaCneEvieveDnadyCorgFeGsFiaGnaCraldErdGoDgievDhardDmaineDshwinDtrudHeCtulioBheorgheCosnBiacomoDnfrancoElucaGigiEniCbsonCdeCelgudCggsClbertHoDlardEespieFtteEianCnaDoDsburgCoacchinoDrdanoEgiaGoDttoDvanniCroudCscardDelaCulianiHoFettaFoDseppeCvenchyBladstoneCennCinkaCoriaBodardDelCebbelsDtheCghDolCmezCnzalezGoCodyearCranDbachevDdimerEonDeDingDkyDsuchCslingCttfriedCuldDnodCyaBraceEieDfDhamDmsciDnadosEtDssDyDziellaCecoDenFspanDgEerEoryDtaEeCiegEzmannDffeyDgorGyDmmDntDshamCoDmykoDpiusBuaidoDrdiolaCcciCdrunCevaraCggenheimDlielmoCidoDllaumeFermoDnnessCllitCntherCsDtavGeGoCtenbergErresCusCyBwynethByorgyAhaakonDlandCbermasDsburgCckmanCgertyCiderCkkinenClDepEyDilhodzicDlEydayDonenCmelDillFtonDmettDsunCndelEkeDekeDkEsDnahEesDsCraldDdyDoldDperDrietFsGonEyDtDveyCsekCthawayCuerCvelCwkeEingDthorneCydnDekEsCzardDelBeaneyDrnEstDthFerCctorCdwigCgelDsethCideggerEiDfetzDkeEkiDneEleinErichEzDsenbergDtorClenFaFeDgaEeDioDleDmutCmingwayDsworthCndersonDinDkDriFkEyFkCpburnCrbEertDmanGnEesDnanGdezDreraDsheyDtzDveDzogCssEeCyerdahlBicksCddinkElestonCgginsClbertDdaEegardDlEaryEmanDtonCmmlerCndemithFnburgDgisCrscherCtchcockDlerBobbesCckneyCffmanClbeinDderlinDlandHeEyDmesCneckerDorFeCokeDstDverCpeDkinsDperCrowitzDstDtonCuellebecqCwardDellBristoBubbleCdsonCghEesDoClbertCmalaDboldtDeDphreyCntEerEingtonCsserlCxleyCygensAianBbrahimovicCsenBdaBgaCerCgyCnacioCorBkeDrBlariaCiescuCyaBmmanuelCreBndurainCgeEmarDmarDoDresEidCiestaDgoBohannisCsifBraCeneCinaDsCvingCwinBsaacDbelGlaHeDiahChmaelCidroDnbayevaCtvanBtaloBvanEkaCicaBzetbegovicAjaapCckEieEsonDobDquelineGsCggerCimeDrCkobCmesDieCnDaEcekDeEtDineDosDssonCredDiDoslawDuzelskiCsmineDonCvierCyBeanEneFieCffEersonEreyClinekCnkinsDnaEiferEyDsCremyDryDzyCsseEicaDusCterBillCmDenaFezDmyCriBoachimDnEnaDoDquimGnCbsCdieCeDlChannGesFssonDnEnyEsonClieCnahEsEthanDesDiCopCplinCrdanDgEeCschkaDeEfEpFhGineDhEuaDiahEpDpinCyDceCzefBuanEaEitaDrezCdeDgeDithDyChaCkkaClesDiaFnGaEeFtGteEoEusCnckerDeDgDiorCppEeCrgenCscelinoDtinCttaAkaczynskiCdarCfkaChloDnCiCjaCkaCmalaCndinskyDeDtEeCradzicEjanDelEnDinFeDlEoffCsparovCtarinaDeDharinaEeEleenErynEyDieDyaCurismakiCvanaughCyDlaCzimierzBeanuDtonEsCirEaDthClloggEyDseyDvinCnDnedyFthEyDtCplerCrenskyDshawCvinCynesBhrushchevBidmanCeranEkegaardCllyCmDberlyDiCngCplingCrchnerDillDkDstenFieCssingerCtBlaasDraDusCeeDiberEnDmpererCimtDnsmannCobucharDppDseBnightGleyCowlesCutBobeCchCdalyCepkaCfiChlCnradDstantinCstnerBramerCistenFianCoosCugmanDppCzysztofBubitschekDrickCnderaCrtDzByleDianEeCriakosAlaCetitiaCfayetteCgardeDerfeldFlofDrangeChmCmbertoEorghiniDpardCnaDcasterEeDdauDeCplaceCraDisaDryDsCsordaDzloCudaDraEenGtEieDtrecCvoisierDrentyEovCwrenceDsonBeCaDhCblancDronCclercCdgerCeDuwenhoekCgerCibnizDlaCmDmonCnaDdlDiEnDnonCoDnEardHoEidFeDpoldDsCpenCrmontovDoyCslieDsingDterDzekCtiziaDtaCvCwandowskiDisCyenBiamCchtensteinCeselClaDlianDyCncolnDdaEgrenEsayDekerDnaeusEeaConelCpnitskayaDpiCsaDztCttleCviaCzDaBjubomirBlosaDydBockeCfvenCganCisClaCngCpeEzCrcaDedanaEnzoEttaDiDraineCtharDteCuDisFaFeDrdesCvecraftCweEllCyolaBucaEsDhinoDiaFnoEeFnElleEoDyCdlumDmilaDwigCgosiCigiDsEaCkakuEshenkoFzDeClaCndgrenCtherDnickBydiaCleCnchDdonDnCudmilaAmaartenCcDarthurDhiavelliDmillanDriEonCdduxDeleineDisonDonnaDuroCeCgdaFlenaDellanDgieDnusDritteChlerCjorClcolmDdiniDevichDkovichDlarmeDthusDyszCndelaEyDetDfredDnEerheimDoelDsellDtleDuelCradonaDcEelGloGoEiaEoFsEusDgaretIeGitaEotEretheEueriteDiaFhFnneGoEeElynEnFaFeEoEtDjorieDkDleeFneEoweDquezDshallDtaEhaEinGaGeHzDvinDxDyCsonDsaEenetEimoDtroianniCteuszDhieuFldeDisseDsDtEeoEhauHsFewHsFiasEiFsDveyCudeDghamDpassantDreenEiceGioEoCxDimFeFilienEneDwellCyDaEkovskyDweatherBbappeBccainErthyGneyDonaugheyFnellEyCdonaldCenroeCilroyCkellenDinleyCnamaraCqueenBedvedevIaCgDanDhanChtaClaniaGeDenchonDinaFdaEssaDlonDoniDvilleFnCndeleevGssohnCrcedesEkxEuryEyDkelDylDzCssiFaenDutCtteFrnichCyerBiaCchaelHaEelangeloGeGinGleDkelsonFyEiewiczCesCguelCkaDeDhailDkoClanDeiEsDlEerEieEsDosFevicFzDtonCmiCnnelliEieCrandaDceaDeilleDiamDkoDoCshustinCtchFellFumDsotakisDterrandBladicBodestDianoEglianiDricCliereDlyDotovCnaDdaleErianDetDicaEqueDkDroeDtaigneFndEesquieuFverdiEgomeryEserratCoreCralesEviaEwieckiDeauEnoDganDoDriconeFsGonDseDtenCurinhoCzartBuchaCellerCllerDroneyCnchDroCrdochDilloDnauDphyDrayCskDsoliniFrgskyCtiByersCraDtleAnabokovCdalDellaEzhdaCgyCipaulCncyDsenComiCpoleonCtaliaGeEshaDhanGielCvalnyDratilovaCzarbayevBeesonCilCllEieDsonCrudaCsboDtorCtanyahuCuerDmannCvilleCwsomDtonCymarBguyenBicanorDcoloDholasGsHonDkElausDolaeGsFeCelsFenDtzscheCgelDhtingaleCinistoCkitaDlasDolaiGusEsClsCnaDoCroCxonBoahDmCbelCelDmieClanCraDbertDiegaDmaFnDrisCvakElisBunoByeCkanenAobamaCradorBctaviaGoBdetteCileBffenbachBksanaBlafCeDgCgaCiveFrEiaFerClieCofCsonBnassisBpheliaCpenheimerCrahBrbanCffCnellaCsonCtegaDizCvilleCwellBsborneCcarCimCwaldBtisCtoBwenBzilConApabloCcinoDquiaoCganiniCigeClmeFrDtrowCmDelaColoCpandreouCrkerCscalDoliniDqualeDternakFurCtriceGiaGkDsyDtersonEiCulEaEetteEiFneEoCvarottiDelDlovCwelCyneCzBearlEsonCdroCggyCkkaCleDosiCnceDelopeDnCpDeCrDcyDezDkinsDonDraultEyDsieCskovDsoaCtainDeErDrEaFrcaEoDterCugeotBfeifferBhelpsCilEipGpaHeElipsCoebeEnixCyllisBiafDnoCcassoDhaiCerEceEoEreDterEroCkettyCneraDochetCotrCquetCrandelloDloCssarroCttBlacidoDnckDtiniDyerCushenkoBodolskiCeCgbaCincareDtierClanskiDkDliniEockEyCmpeoEidouCpperCroshenkoDscheDterEiaCulencDssinCwellBradaCedragDsleyEtonCiceDgozhinDmoDscillaDtzkerCodiDkofievDstDustBucciniCigdemontCjolsClitzerCrcellCshkinCtinBynchonAquayleCeenDntinCincyDslingArabelaisCchelEmaninoffDineCdcliffeDovanCfaelDfaelloCgnarCikkonenDnerDsaCjoyCkiticClphCmeauDirezDonEsDzanCndolphEyDkinDsomeConicDulCquelCsmusGsenDputinCtkoDtleCvelCyDmondBeaganCbeccaCdfordDonCedDvesCginaGldEsCineEfeldtEhardDschauerCmarqueDbrandtDiCnateFoEudDdellDeDoEirDziEoCpinCspighiCxCyesDnoldsBhodaDndaCysBicardoDcardoDeDhardHsonEelieuEterDkEyCemannChannaCjkaardCleyDkeCmbaudCnatDoCshiCtaCvaldoDeraBobDbenEieDertGaGoGsEspierreDinFsonCccoDkefellerCdinDneyDrigoGuezCentgenCgerFioFsClandDfDlsCmainEnoGvErioDeoEroDneyDyCnDaldGinhoGoConeyDseveltCsaErioDeEmarieHyDieDsEellaHiniEiniDtropovichCthschildCuaultDrkeDsseauGffCwlingCxanneCyDalBubenFsDinsteinEoDyCddDolfDyCmsfeldCpertDrechtCshdieDlanDsellDtamCthEerfordDteCudByanAsaakashviliDrinenCbalenkaDineCganChraCintexuperyFsaensCkharovClazarDinasFgerDlyDmaFnDvadorFtoreEiniCmDanthaDprasDuelCnchezDdersEorEraFineFoDnaDterCrahEmagoEndonDkozyDtreCshaDsoonCtieCulEiBcaliaDrlattiFettChaubleDefflerDiefferFleEllerDmidtDoenbergEfieldElzEpenhauerDroderGingerDubertEmacherGnnFerFpeterDwarzeneggerEeinsteigerGtzerCorseseDttCrantonDiabinBeagalDnCbastianIoCgoleneClenaEsCniorDnaCrenaDgeFiEioCthCuratCydouxBhakespeareDneEnonDrapovaEonDwCearerDeranDilaEnbaumDldonEleyDvardnadzeEchenkoCiffrinDrleyCoiguDstakovichBibeliusCdneyCegfriedDmensDnkiewiczEnaCgmarEundDourneyDurdClkeDvaEioCmenonDmonsDonFaFeDpsonDsCnatraDeadDnerCobhanCsleyDsyBlobodanBmetanaCithBneijderCipesCowdenCyderBoaresCfiaDyaCkurovClangeDomonDtiDveigDzhenitsynCniaCphiaFeCrenDosCtoEmayorCusaCyinkaBpaceyCencerCielbergEthDnozaCringsteenBtacyDlinEloneDnislavIwEleyDrmerErDthamCefanEfiDinbeckFmeierDllaDndhalEmarkDphaneHieFenDveFnGsDwartCielikeDglitzDngCochDjkovicDltenbergDneCraussEvinskyDeepEisandDindbergCuartDbbBuarezCeCkerCllivanCnakCsanFnaGeDieCttonCzanneBvenDtlanaBwankCiatekDftBybilFleClvainEesterEiaFeBzymborskaAtabareDithaCdeuszCftClleyrandCmaraCniaCraEntinoEsDjaDkovskyCtianaDumCylorBchaikovskyBedCllerCmerCnnysonCresaFhkovaDryCslaDsBhackerayDtcherCeaDlmaDoEdorHeEphileDresaGeEonDszCiagoDbautDelErryDloComasEpsonEsonDrEeauEntonEpeEstenCunbergCyssenBiffanyCllersonCmDoEthyDurCnaCtoBobiasDyCddCkarczukCledoDkienDstoyCmDmasoCnyCrbjornDresEicelliCscaniniCttiCulouseCveBracyDvisCevorCichetDerCotskyDussierDyCudeFauDffautDmanEpDssBsiprasDtsipasBuchelDkerCdjmanCrgenevDingDnbullEerCskBwainBylerCmoshenkoCsonAulfClaCrichEkeCyssesBmaCbertoBnaDmunoCderwoodBpdikeBribeCsulaBsainBtrilloBweAvaclavCgitClDentinIaIeErieFyDievaCnDceDessaCrgasCscoDilyDquezBelazquezCniaminCraDdiDhofstadtDlaineDmeerDneDonicaGqueDsaceEtappenCspucciCttelBicDenteDkiDtorGiaCggoCktorGiaCllaEeneuveFpinCnceFntDiciusColaEetaGteCrgilFniaHeCtalyDtorioCvaldiDianEenBladimirFslavBojislavClckerDodymyrDtaFireCnnEegutBucicCittonByacheslavAwagnerCjdaCldheimDesaDkerDlaceDtEerDzCrdDholDrenCshingtonCtkinsDsonDteauCwrinkaCyneBeaverCbbDerFnCinsteinDssflogDzsackerCllesleyEsCndersEyDgerCrnerEherCsleyDtEwoodBheelerCistlerDteFheadEneyCoopiBilburDdeFrsDhelmDliamHsFeDsonCnfriedDsletEtonCslawaCttEgensteinBojciechClfEgangCnderCodErowEsEyCrdsworthBrightBycliffeClerAxaverDiEerBiomaraAyagudinCkovCnaDnickFsDukovychCroslavBeatsCgorCkaterinaClenaDlenDtsinCvgenyBolandaCrgosCungBuliaCriCshchenkoBvesDtteConneAzaccheroniDhEariasGyCdieCgitovaCpataFeroBbigniewBdenekCravkoBeldaDenskyDlwegerBhannaCukovBicoCdaneCnaidaDedineBlatanBoeClaDtanCranCyaBuckerbergClemaBverevBweigCingli
a:ruto,aaruto
a:roN,애런,에런
abado
aboQto
abi:
abige:ru
e:burahamu,에이브러햄
adamu,아담,애덤
아담스,애덤스
aderu,아델
adenaua:,아데나워
aja:ni
아들러
adorufu,아돌프
adoruno
adorieNnu
아드보카트
afureQku
agashi
agasa
aguneshuka
agirera
ahatisa:ri
e:daN
e:ri:N
알랭
araN,앨런
arasutea,arisutea
arubani:ji:
arubenisu
알버트,앨버트
aruberuto,알베르토
aruburehito
oruburaito,올브라이트
arukarasu
orukoQto
arudo
orudasu
arehaNdoro,알레한드로
arekusaNdaru
알레산드로
areQshia
알렉스,앨릭스
arekusaNdoru,알렉산더,알렉산드르
arekuse:,알렉세이
arekushie:biQchi,arekushie:vichi
알프레드,앨프리드
arufuredo
ari,알리
arisu,앨리스
arishia
ari:na
arisheru
arisoN
arisuta:
ari:to
areN
ajeNde
aruma
arumodobaru
aroNso
arufoNsu
올트만,올트먼
arubaro
arubiN
aryo:na
amaria
아만다,어맨다
앰버
ameria
amerigo
amaN
aNpe:ru
amuNseN,amuNzeN
e:mi:,에이미
ana
anasutashia,anasutashiya
anato:ru
anatori:
aNcheroQti
aNdeshu
안데르센
앤더슨
앙드레
안드레아,앤드리아
안드레아스
안드레이
aNdoreoQti
aNdoru:,앤드루,앤드류
aNdori:
aNdoropofu
aNje:
앤디
aNheru
안젤라,앙겔라,앤절라
안젤리나,앤젤리나
aNgasu
anisutoN
a:nya,aNya
앤
안나
aNnare:na
아난
aN
aNnegure:to
aneQte,aneQto
ani:
aNsoni:,aNtoni:,안소니,앤서니,앤소니
aNtowa:nu,aNtowaN,앙투안
aNtowaneQto
안토니오
aNtonio:ni
aNtonisu
aporine:ru
아펜젤러
a:chi:
a:da:N
aresa
arugeriQchi
ariana
arieN
arukaji:
a:ri:N
aruma:ni
암스트롱
arunarudo
a:ni:
a:norudo,arunoruto,아널드,아놀드
arunurufu
a:seN,aruse:nu
aruchomu
a:sa:,arutu:ru,아서
aQshu
ashure:,ashuri:,애슐리
ashimofu
asuraN
asaNji,어산지
asutea
asuta:
asutoriQto
atori:
ato:Qdo
o:dori:,오드리
o:gyusuto
augusuto
o:rora
오스틴
abogadoro,avogadoro
akuseru
azareNka
asuna:ru
azunabu:ru,azunavu:ru
babishu
baQha,바흐
bachere,bachereto
beaboQku
baQjo
be:ri:,베일리
베이커
be:ru
barukeneNde
baraQku
baruzaQku,발자크
baNderasu
baraku,버락
ba:bara,바바라,바버라
be:beru
ba:ba:
barudemu
barudo:
bareNboimu
ba:Nzu
barunie
ba:
bareQto,배럿
barichero
baro:zo
bari:,배리
barimoa
baruto
baruto:ku
ba:ti
be:shi:
bajiru
ba:su
basuteN
be:tsu
batisutu:ta
bo:dore:ru,보들레르
beatorisu
bo:bowa:ru,bo:vowa:ru,보부아르
bebe:to
beQkeNbaua:
beQkamu,베컴
beQki:
bekureru
bedorujiha
be:to:beN,be:to:veN,베토벤
be:riNgu
be:ra
beriNda
beru,벨
bera
beQri:ni,beri:ni
bero:
beruQchi
berumoNdo
벤
베네딕토,베네딕트
beni:to,benito,베니토
beNhamiN,beNyamiN,벤자민,벤저민
beneQto,베넷
bunowa
beNte
beNsamu
beNtore:
벤투
beNtsu
beNzema
berugu,beruku
berukaNpu
beruimaN
berugusoN,berukusoN
beriya
ba:kuri:
berurio:zu
berurusuko:ni,베를루스코니
ba:naNki,버냉키
beruna:ru,버나드
berunarudo
beruNto
beruNharuto
beruni:ni
ba:NsutaiN,번스타인
beri:
ba:to
berutoruto
berutoruQchi
beQseNto,beseNto,베선트
beQsoN
besu
beQtsi
beQto
beQti:no
beti,beti:,베티
bibari:,bivari:
biyoNse,비욘세
bezosu,베이조스,베조스
baideN,바이든
bi:ba:
bairuzu
biru,빌
biri:,빌리
biN
binoshu
birugiQta
ba:kiN
bishoQpu
bisumaruku,비스마르크
bize:,비제
byoruN
byoruNda:reN
블랙
burea,블레어
bure:zu
bure:ku
buraNsheQto,블란쳇
buriNkeN,블링컨
buru:muba:gu,블룸버그
bobu,밥
bobi:,바비
boQkaQcho,boQkachio
boga:to
bo:a,보어
boresuwafu
boribaru
borusonaro,보우소나루
boruto,볼트
borutoN,볼턴
bonaparuto
boNzu
본프레레
bona:ru
boni:
bu:N
borugu
boruhesu,보르헤스
boriQchi
borisu,보리스
borodiN
boreru
boQshu
botero
boQticheQri,boQticheri
bu:re:zu
bo:i
bo:maN
boido,보이드
boiru
브래드
buraQdoberi
buraQdori:,브래들리
bura:musu,브람스
buraNdo
브랜던,브랜든
buraNto,브란트
burehito
브렌다
bureQto
buruwa:
burejinefu,브레즈네프
브라이언
burijiQto
브리지트
buriN
buritoni:
buriQta
buritani:
buriteN
buronisuwafu
buroNte
buruQku
buruQkusu,브룩스
burosunaN
브라운
buru:su,브루스
buruQkuna:,브루크너
buryu:geru
buruNtoraNto
buruNhirude
buru:no
브라이언트
buraisu
burejiNsuki:
bubuka
bukyanaN
badi
bafeQto,버핏
buQfoN
bugaQti
bukere
buha:riN
buruga:kofu
buroQku
bunyueru
ba:bari:
ba:ku,버크
번스
ba:toN
buQshu,부시
basuta:
batora:,버틀러
butijeQji
batoN
ba:do
바이런
kaesaru
ke:ji
ke:toriN
karuderoN
ke:rebu
kyarahaN
karasu,칼라스
karubaN,karubiN,karuvaN,칼빈,캘빈
karubi:no,karuvi:no
캐머런,캐머론
kamira,카밀라,커밀라
kyaNberu,캠벨
kamyu,카뮈
kaNnaba:ro
kano:ba
kaNtona
chapeQku
kapone
karabaQjo,karavaQjo
karudaN
karudo:zo,karudozo
ka:ru,칼
ka:ra
karuro,카를로
karurosu,카를로스
karuroQta
ka:rusoN
ka:ri:
카르멘
ka:negi:,카네기
ka:ni:,카니
캐럴,캐롤
kyaro:ru
karori:na,karorina
kyaroraiN,캐럴라인,캐롤라인
kyaroriN,캐럴린,캐롤린
카펜터
ka:
kare:rasu,karerasu
kyari:
karusuteN
ka:ta:,카터
karutie
karu:so:
ka:ba:
kazarusu
ke:shi:
kashi:jasu
chasurafusuka
kasaNdora
kasutoro,카스트로
kateri:na
katori:nu,kyasariN,카트린,캐서린
ko:shi:
kabu:ru,kavu:ru
chaushesuku,차우셰스쿠
seshiru,세실
seshiria
seri:nu
serushiusu
serubaNtesu,세르반테스
sesaru,seza:ru,sezaru
che:zare
sezaNnu,세잔
chado,채드
shaga:ru,샤갈
sharame
cheNbareN
shaneru
shaNtaru
chaQpuriN,채플린
sharure:nu
sharuru,샤를,찰스
sha:roQto,샬럿,샬롯
che:su
cho:sa:
chabesu,차베스
che:hofu,체호프
cherushi:,첼시
che:ni:,체니
she:ru
cheruneNko
sheriru,셰릴
체스터
chesutatoN
shibore:
kiara
shiraku,시라크
kiriko
kuroe,클로에,클로이
chomusuki:
shopaN,쇼팽
kurisu,크리스
kurisuta
kurisuchaN,크리스천,크리스티안
kurisutia:nu
kurisuti,kurisuti:,크리스티
kurisuchi:na,kurisuti:na,kurisutina,크리스티나
kurisuti:N,kurisutiN,크리스틴
kurisutofu
kurisutofa:,크리스토퍼
kuraisura:
chaQku
cha:chiru,처칠
chiano
shisero
chiriQchi
shiNdi,신디
shitoroeN
kurea,클레어
kuraNshi:
kuraputoN
kurara,클라라
kurareNsu,클래런스
kura:ku,클라크
kuro:do,클로드
클라우디아,클로디아
kurodi:nu
kuremaNsu
kuremaNso:
kuremaN
kureo
kurejio
kurifu
클리퍼드
kuraishuterusu
kuriNto,클린트
kuriNtoN,클린턴
kuraibu,kuraivu
kuru:ni:
kuro:zu
kuraido,클라이드
koba:N,kobe:N
kokuto:
koe:ryo,koeryo
kuQtse:
ko:ru
콜먼
ko:ruriQji
koreQto
koriN,콜린
kori:N
koriNzu,콜린스
koruto
korutore:N
koroNbusu,콜럼버스
komanechi
komi:
koNdori:za,콘돌리자
koneri:
koni:
kona:,코너
kona:zu
koNsutaNtaN
koNsuero
kuQku,쿡
ku:riQji
쿠퍼
koperunikusu,코페르니쿠스
koQpora,코폴라
korubyujie
ko:biN,코빈
ko:deria
ko:ri:
koriNnu
korune:yu
ko:neriasu
koro:
korea
korutasaru
korutesu
kosuta
kosuna:
kotiya:ru
ku:roN
ku:puraN
ku:rube
ko:toni:,코트니
kurutowa
kure:gu,크레이그
kura:naha,kuranaQha
크로퍼드,크로포드
kurakushi
kuraitoN
kurisuchia:no,크리스티아누
kurisutobaru
kurokeQto
kurosubi:
kurou
kuru:zu,크루즈
kuraifu
kurusu
kurisutaru
kaNba:baQchi
kaniNgamu
kuomo
kyuri:,퀴리
kari:,커리
커티스
kasuta:
shiNshia,신시아
chesuwafu
da
da:gu
da:ru
daimura:
de:ji:,데이지
dakota
de:ru
dari,달리
darutoN,dorutoN
댄
다니엘,대니얼
daniera
daniere
danie:ru
dani:,대니
단테
daNtoN
dafune,다프네,대프니
dario
dareN
dariru
다윈
dashi:ru
de:bu,데이브
dabi,dabido,debiQdo,데이비드,데이빗
dabide
da:biQtsu
debiQdosoN
daviNchi
데이비스
daboru
do:N
de:
de,do
딘
debi:,데비
debora,데버라,데보라
debura
dobyuQshi:,드뷔시
defo:
doga
dogo:ru,드골
diadora
deyaN
deru
dorakurowa
deraho:ya
duru:zu
doroN
doro:ru
derufi:nu
demi,데미
deNchi
donu:bu,donu:vu
doni
deni:su,deni:zu
denisu,데니스
덴절,덴젤
doparudyu:
deQpu
dereQku,dereku,데릭
deriQku
derida
디샌티스
dekaruto,데카르트
deshaN
다이애나
다이앤
diasu
dikapurio,디카프리오,디캐프리오
디킨스
didoro
didie
디에고
di:zeru
di:toriQhi,di:torihi
daiku
jiruma
dimajio
daina
dio:ru
diraQku
디즈니
dizure:ri
딕슨
jokobiQchi,조코비치
domi:tori:,domitori
드미트리
dori:
dororesu
domeniko
domiNgo
dominiku
donarudo,도널드
donatera
donizeQti
dona,도나
doQpura:
do:ra
dori:N
dorisu,도리스
dorotea
doroshi:,도러시,도로시
dosutoefusuki:,dosutoefusukii,도스토예프스키,도스토옙스키
dagu
dagurasu,더글라스,더글러스
dauni:,다우니
doiru,도일
doragi,드라기
doragosurabu
dorajeN
드루
doraiya:
doraQka:
dopucheku
dyushaN
duda
dadori:
dyufi
dyu:ku
daresu
dyuma
daNkaN,던컨,덩컨
duNga
dyupoN
dyurasu
dyu:ra:
dushaN
dasutiN,더스틴
dyubaru,dyuvaru
doboruja:ku,doboruza:ku,dovoruza:ku,드보르자크,드보르작
dowaito,드와이트
딜런
a:ru,얼
a:pu
i:suto:Qdo,이스트우드
e:beruharuto
eQkaruto
e:ko
edoberi
edi,edi:,에디
에드거
edogarudo
ejisoN,에디슨
ediQto,이디스
edomoN
edomoNdo,에드먼드
edona
edoarudo
edowa:ru,edua:ru
eduarudo
edovarudo
에드워드
edowa:zu,에드워즈
에드윈
e:rurihi
aihimaN
airi:N,아일린
airiQshu
e:na:,e:naru
aiNshutaiN,아인슈타인
아이젠하워
e:zeNshute:N
ere:N,ire:N,일레인
erenoa,erinoa,엘레노어,엘리너
erena,엘레나,옐레나
erufuri:de
eruga:
i:rai
iraija,일라이자
eri:na
erina:
erio
eri:zabeto,erizabe:to
erizabeQta
eri:zu
iraiza
erizabesu,엘리자베스
era,엘라
ereN,엘런,엘렌
eri:
eriNtoN
erioQto
엘리엇
erisu,엘리스
erodi
eroi:zu
i:roN,일론
erusu
erusa,eruza,엘사
erushi:
erusupesu
엘튼
erubisu,엘비스
emasoN
e:mi:ru
emi:ru,에밀
emiria
emirio
에밀리
ema,에마,엠마
emanueru,emanyueru,에마뉘엘,엠마뉘엘
emeQto
eNde
엥겔스
eNrike,엔리케
aNso:ru
epusutaiN,엡스타인,엡스틴
erasumusu
에릭
erika,에리카
e:riQhi,e:rihi,eriQhi,에리히
eriku
e:rika
eriN,에린
a:riNgu,eruriNgu
erumaNno
eruno:
어니스트
erunesuto,에르네스토
eruNsuto,에른스트
ero:ru
erubiN,eruviN
esupa:
esuteru
esuta:,에스더
i:saN,에단
eseru
echieNnu
oigeN
uje:nu,yu:jiN
oira:,오일러
yu:nisu
euzebio
eba
ebaN,에반,에번
에반스,에번스
이브
eburiN,evuriN,iburiN,ivuriN,에벌린,에블린
eba:to
efugenia,efugeniya
ebi:ta
ebo
yuaN
etsio
ezura,에즈라
fabiaN
파비오
farya
fani:
farade:
fasubiNda:
fo:kuna:
fo:re
fausuto
fe:
federa:,페더러
페데리코
feri:ni
fa:gasu
fa:gasuN,퍼거슨
feruma:
ferumi
ferunaN
ferunaNdesu
ferunaNji:nyo
페르난도
feragamo
feraN
fera:ri
faiNmaN,파인만,파인먼
fibonaQchi
fitso
피델
faiNzu
fi:go
firiQpo
fiN
피오나
fa:su
피셔
fiQtiparudi
furo:be:ru,furobe:ru,플로베르
furabia
플레밍
furo:ra
플로렌스
furo:raN
포드
foamaN
foresuto
포스터
fu:ko:,푸코
폭스
furagona:ru
furaNsesu
프란체스코
프란치스코,프랜시스
furaNshisuko,프란시스코
furaNko
furaNsowa,프랑수아
furaNsowa:zu,프랑수아즈
프랭크
furaNkuriN,프랭클린
furaNtsu,프란츠
furaNtsisuka
fure:ja:
프레드
furedi,furedi:,프레디
프레더릭,프레드릭
furederiku
furederikuseN
프리먼
fureNki:
furoito,프로이트
fure:ya
furi:da
furi:derike
프리드먼
furi:doriQhi,furi:dorihi,프리드리히
프리츠
fura:,풀러
furutobeNgura:,furutoveNgura:
gaburieru,가브리엘
gaburiera
gaburie:re,gaburiere
gaeta:no
gaga
gaga:riN
ge:ru
ge:Nzubara
geNsubu:ru,geNzubu:ru
garubure:su
garire:,갈릴레이
garireo,갈릴레오
gari:na,garina
갤러거
garoa,garowa
garuba:ni,garuva:ni
gamofu
garubo
garushia,가르시아
가드너
garesu,gyaresu
garibarudi
gyareQto
garuri
ga:su
게리
garuza
gasutoN
ge:tsu,게이츠
gauku
gaudi,가우디
gaufu
go:gyaN,고갱
goruchie
gausu,가우스
ge:
heruto
ge:riQgu
jema
ji:N
junubie:bu,junuvie:vu
geNnaji:
georugu,georuku
jo:ji,조지
joruju,조르주
jo:jia
jo:ji:na,jo:jina
geraruto,제럴드
jera:ru,제라르
herarudo
gerugiefu
geruharuto,게르하르트
ja:me:N,jerume:nu
ga:shuiN,ga:shuuiN
gerutoru:to
ga:toru:do
jeturio
georuge
go:N
jakomo,자코모
jaNfuraNko
jaNruka
jaNruiji
jaNni
gibusoN,깁슨
jiQdo,jiido
gi:ruguQdo
gigusu
giruba:to,길버트
jiruberuto
gira:do
garesupi:,giresupi:
jireQto
jiriaN
ji:na,지나
ji:no
giNzuba:gu
joaki:no
joruda:no
joruja,조르자
jorujo,조르조
joQto
jobaNni,조반니
jiru:
jisuka:ru
gi:zera
juria:ni
juria:no
jurieQta
jurio,줄리오
juseQpe,juzeQpe,주세페
jibaNshi:
guraQdosuto:N,guraQdosutoN
gureN,글렌
guriNka
guroria,글로리아
goda:ru
ge:deru
geQberusu
ge:te,괴테
goQho,고흐
go:gori,고골
gomesu
goNsaresu,goNzaresu,곤살레스
goNsaro
guQdoiya:
goraN,yo:raN
gorubachofu,고르바초프,고르바쵸프
go:dima:
고든
goa,고어
ge:riNgu
go:riki:
go:saQchi
gosuriNgu,gozuriNgu
goQtofuri:to
gu:rudo
guno:
goya,고야
gure:su,그레이스
gure:shi:
gurafu
gurahamu,gureamu,그라함,그레이엄
guramushi
guranadosu
그랜트
gurasu
gure:,그레이
guratsiera
gureko
guri:N,그린
guri:NsupaN,그린스펀
그레그,그렉
guregeru
guregori:,그레고리
gureta,그레타
gure:te
guri:gu,그리그
guri:zumaN
gurifi:
gurigoru
gurigori:
gurimu
guriNto
gurishamu
guro
guromuiko
guropiusu
guaido
과르디올라
guQchi
gudoruN
gebara,게바라
guQgeNhaimu
gurierumo
guido
giyo:mu
gijerumo,girerumo
ginesu
furiQto
guNta:
gasu
gusutafu
gyusuta:bu,gyusuta:vu,귀스타브
gusutabo,gusutavo
gu:teNberuku
gute:resu,guteresu,구테흐스
fu:su,거스
gai,gi:,가이
guuinesu,기네스
jeruji
ho:koN
ha:raNdo,홀란
ha:ba:masu
hapusuburuku
haQkumaN
hagati
haida:
haQkineN
haru
harepu
he:ri:
hariruhojiQchi
ho:ru,홀
aridi
haroneN
하멜
hamiru
hamirutoN,해밀턴
hameQto
hamusuN
heNderu,헨델
haNtoke
haneke
haNku,행크
행크스
haNna,한나,해나
hanesu
haNsu,한스
hararudo
ha:di
harorudo,해럴드,해롤드
ha:pa:,하퍼
harieQto
harisu,해리스
harisoN
hari:,해리
ha:to
ha:be:,하비
hasheku
hasaue:
haua:
haberu
ho:ku
ho:kiNgu,호킹
ho:so:N
haidoN,하이든
haieku
he:zu,헤이스
aza:ru
he:zeru,헤이즐
hi:ni:
ha:N
ha:suto
hi:su
heza:,헤더
ekutoru,hekuta:
he:tobihi,he:tovihi
he:geru,헤겔
hegusesu,헤그세스
haideQga:,haidega:,하이데거
haiji,하이디
haifeQtsu
haike
he:Qki
haine
haiNraiN
haiNriQhi,haiNrihi,하인리히
haiNtsu
haizeNberuku,하이젠베르크
e:to:ru
hereN,헬렌
herena
ere:nu
heruga
heruge
herio
here
herumu:to,헬무트
헤밍웨이
hemuzuwa:su
헨더슨
enaN
heNku
aNri,앙리
heNriQku
헨리
heNriku
heQpuba:N,hepuba:N,헵번
ha:bu
heruberuto,허버트
허먼
herumaN
erumesu
erunaN
erunaNdesu,에르난데스
erera
ha:shi:
herutsu
erube,eruve
herutso:ku
hesu
heQse,헤세
he:eruda:ru
hiQkusu,힉스
hidiNku,히딩크
hidorusutoN
higiNzu
hiruberuto
hiruda
hirudegaruto
hiru,힐
hirari:,힐러리
hirumaN
hirutoN
himura:
hiNdemiQto
hiNdeNburuku
hiNgisu
hirusha:
hiQchikoQku,히치콕
hiQtora:,hitora:,히틀러
hoQbuzu
hoQkuni:
hofumaN,호프만,호프먼
horubaiN
heruda:riN
horaNdo,홀랜드
oraNdo,올랑드
hori:,홀리
ho:muzu,홈스,홈즈
ho:neQka:
ona:
onore
fuQku
ho:suto
fu:ba:
ho:pu
hopukiNsu,hopukiNzu,홉킨스
hoQpa:
horobiQtsu
horusuto
ho:toN
uerubeQku
hawa:do,하워드
haueru
furisuto
haQburu
hadosoN
hyu:,휴
hyu:zu,휴스
u:go,ugo,yu:go,yu:go:,yugo:,우고,위고,휴고
헐버트
umara
fuNboruto
hyu:mu
haNfuri:,험프리
haNto,헌트
haNta:,헌터
haNchiNtoN,haNtiNtoN
fuQsa:ru
hakusuri,hakusuri:
hoiheNsu
이언
iburahimobiQchi,iburahimoviQchi,이브라히모비치
ipuseN,입센
aida
iga
aiga:
igi:
igunashio
i:gori,i:goru,이고르
aiku
ikeru
iraria
iriesuku
iria,iriya
imanueru,imanyueru
imure
iNduraiN,iNdyuraiN
iNge
iNgemaru
iNguma:ru
iNgo
aNguru
잉그리드
iniesuta
inigo
yohanisu
ioshifu
aira
아이린
iri:na,irina
아이리스
a:biNgu,a:viNgu
a:uiN
aizaQku,아이작
isaberu,izaberu,이사벨
izabera,이사벨라
이자벨
aizaia
ishume:ru
ishidoro
ishiNbaewa
ishutobaN
itaro
ibaN,iwaN,이반
ibaNka,이방카
ibicha
izetobegobiQchi
ya:pu
잭
jaQki:,재키
jakusoN,jakusuN,잭슨
제이컵,제이콥
jakuri:N,재클린
자크
jaga:
haime
jairu,자이르
ya:kopu,yakobu
제임스
제이미
yaN
ya:na
yana:cheku
je:N,제인
자넷,재닛
janiN
ya:noshu,yanoshu
yaNsoN
재러드
yari
yarosuwafu
yaruzerusuki
jasumiN,재스민
제이슨
habieru,하비에르
제이
jaN
jaNnu,잔
ji:ni:
jefu,제프
jefasoN,제퍼슨
jefuri:,제프리
ierineku
젱킨스
jena
제니퍼
jeni:,제니
ieNsu
제러미,제레미
jeri:,제리
ieji:,yeji:
jeshi:,제시
jeshika,제시카
hesusu,jezusu
ji:ta:
jiru,질
jimu,짐
himena
himenesu
jimi:,지미
iji:,iruji:
yoahimu
jo:N,조앤
joana,조안나,조애나
joaN,주앙
joakiN
hoakiN
jobuzu,잡스
jodi,jodi:,조디
jo:
조엘
yohaN,요한
yohanesu,요하네스
yohaNsoN,요한슨,조핸슨
존
joni:,조니
존슨
jori:,졸리
jona
yonasu
jonasaN,조나단,조너선
jo:Nzu,존스
joni
yo:pu
jopuriN
조던
ieruku,yeruku
horuhe,호르헤
yoshuka
hose,joze,조제,호세
yo:zefu,yosefu
juzeQpu
josefu,jozefu,조셉,조지프
josefiN,jozefi:nu,조세핀,조지핀
joshu
joshua,조슈아
josaia
yoshipu
josupaN
joi,조이
조이스
yozefu,yuzefu
fuaN,후안
fuana
fuani:ta
fuaresu
ju:do
jaQji
judisu,주디스
judi,주디
yuha
yuQka
ju:ru,ju:ruzu,쥘
juria,줄리아
furiaN,juriaN,줄리안,줄리언
juriana
juri:,줄리
jurieQto,줄리엣
쥘리에트
furio,훌리오
yuriusu
yuNkeru
ju:N
yuNgu,융
junia
yuQpu
jupe
yurugeN,위르겐
juseri:no
저스틴
yuQta
kachiNsuki
kadaru
kafuka,카프카
ka:ro
ka:N
kai
kaya
kaka
kamara,카말라,카멀라
kaNdiNsuki:
ke:N,케인
kaNto,칸트
kaNte
karajiQchi
karayaN,카라얀
kareru
kareN,카렌,캐런
kariN
kari:nu
카를
ka:rofu
kasuparofu
katari:na
ke:to,케이트
katarina
ke:te
kyasuri:N,캐슬린
kyasuriN
kyashi:,캐시
ke:ti,케이티
ka:cha
kaurisumaki
kabano:
ke:
ke:ra
kajimieshu
kianu,키아누
ki:toN
ki:tsu
kia,키어
ki:ra
ki:su,키스
keroQgu
keri:,켈리
kerushi:
kerubiN
keN,켄
kenedi,케네디
kenesu,케네스
keni:
keNto
kepura:,케플러
kereNsuki:
ka:sho:
kebiN,케빈
ke:Nzu,케인스
furushichofu,흐루쇼프,흐루시초프
kiQdomaN,키드만,키드먼
ki:raN,kiaraN
kerukego:ru,kirukego:ru
kiri:
kimu,킴
kiNbari:,킴벌리
kimi
kiNgu,킹
kipuriNgu
kiruchine:ru,kiruchineru
kiriru
ka:ku,커크
kirusuteN,kirusutiN
ka:suti
키신저
kiQto
kura:su
kura:ra
kurausu,클라우스
kure:
kuraiba:
kuraiN
kureNpera:
kurimuto,클림트
kuriNsumaN,클린스만
kurobusha:
kuroQpu,클롭
kuro:ze
나이트
naitore:
no:ruzu
kunu:to
코비
koQho
koda:i
kepuka
코피
콜
koNra:to,koNraQdo
koNsutaNchiN,koNsutaNtiN,콘스탄틴
kosutona:
kurama:
kurisuteN
kurisutiaN
kuro:su
kuru:gumaN,크루그먼
kuruQpu
kushishutofu
kubicheQku
kyu:buriQku,큐브릭
kuNdera
ka:to,kuruto,커트
kurutsu
kairu,카일
kiriaN,킬리안
kairi:,카일리
kiriakosu
ra
retishia
rafaieQto
ragarudo
raga:ferudo
ra:gerure:bu,ra:gerure:vu
raguraNju
ra:mu
raNberuto
raNborugi:ni
raNpa:do
rana
raNkasuta:
raNsu,랜스
raNdau
re:N
rapurasu
rara
rarisa
rari:,래리
ra:su,rarusu
raso:da
ra:suro:,rasuro
rauda
raura,ro:ra,로라
ro:reN,로런,로렌
ro:raN,로랑
ro:ri:
ro:toreQku
raboajie,ravoajie
rabureNchi:
raburofu,ravurofu,라브로프
ro:reNsu,roreNsu,로런스,로렌스
ro:soN
ru
rea
ria
ruburaN
르브론
rukure:ru
reja:
ri:,리
re:ueNfuQku
reje
raipuniQtsu
re:ra
remu
remoN
rena,레나
reNdoru
reni
re:niN,레닌
renoN,레넌,레논
reo,레오,리오
reoN
rena:do,레너드,레오나드
reonarudo,레오나르도
reonido
reoni:
reoporudo
reoshu
rupeN,르펜
re:rumoNtofu
riroi,리로이
resuri:,레슬리
reQshiNgu
resuta:
resheku
retitsia
reQta
refu
rebaNdofusuki,레반도브스키,레반도프스키
ru:isu,루이스
raieN
riamu,리암,리엄
rikiteNsutaiN
ri:zeru
raira
ririaN
riri:,릴리
riNka:N,링컨
riNda,린다
riNdogure:N
riNji:,riNze:,린제이,린지
rineka:
riNne
rinea
rioneru,리오넬
ripunitsukaya
riQpi
risa,리사
risuto,리스트
ritoru
ribia
rizu
raiza
ryubomiru
ryosa
roido,로이드
roQku
robe:N,rove:N
로건
roisu
rora
roNgu
rope
ropesu,로페스,로페즈
roruka
roreda:na
로렌초
roreQta
rori
rore:N
ro:ta:,rota:ru
roQte
ru:
rui,루이
rui:za
rui:zu,루이즈
rurudo
rabukurafuto,ravukurafuto
rou
ro:eru
royora
ruka,루카
ru:kasu
rukino
ruchia,rushia
ruchia:no,루치아노
ryushi:
ryushiaN
rushi:ru
ruchio
ru:shi:,루시
radoramu
rudomira
ru:tobihi,ru:tovihi,루트비히
rugoshi
rui:ji,루이지
ruisu
ruisa
rukaku
rukasheNko,루카셴코
ukashu
ru:ku,루크
rura,룰라
raNgureN
ru:sa:,ruta:,루서,루터
ratoniQku
ridia,리디아
rairu
riNchi,린치
riNdoN
riN
ryudomira
ma:ruteN
maQku
maQka:sa:,맥아더
makiaberi,makyaberi,makyaveri,마키아벨리
makumiraN
makuri
makuroN,마크롱
madaQkusu
maderiN,madore:nu
majisoN
마돈나
maduro,마두로
me:
maguda
magudare:na,magudarena
mazeraN
magi:,매기
magunusu
maguriQto
ma:ra:,말러
me:ja:,meja:
marukamu,marukomu,말콤,맬컴
marudi:ni
mare:bichi,mare:vichi
marukobiQchi,marukoviQchi
mararume
marusasu
marishu,mauishu
만델라
maNdi
mane,마네
maNfure:to,maNfureQdo
maN
maNneruhe:mu
manoeru
maNseru
maNtoru
manueru,마누엘
marado:na,마라도나
maruku
maruseru,마르셀
marucheQro,maruchero
marusero
ma:sha
maruko,마르코
marukosu
ma:kasu,마커스
마가렛,마거릿
marugare:te
marugari:ta,marugarita
marugo
marugure:te
maruguriQto
maria,mariya,마리아
maraia
mariaNnu
mariano
mari:,마리
maririN,마릴린,매릴린
mariN
mari:na,marina
mari:nu,마린
mario,마리오
ma:riQto
ma:jori:
ma:ku,마크
ma:ri:
mare:ne,marure:ne
ma:ro:,ma:rou
marukesu,마르케스
ma:sharu,마셜
maruta
ma:sa,마사
maruchiN,마르틴,마틴
maruchina
maruti:nu
marutinesu,마르티네스
ma:biN,마빈
marukusu,마르크스,맑스
meari,meari:,메리
메이슨
maQsa
masune
maQshimo
masutoroyaNni
mateushu
machu:
matirude
machisu,matisu,마티스
maQtsu
maQto,매트,맷
mateo,마테오
maQso:
mateusu
mashu:,매슈,매튜
mashu:zu
machiasu,matiasu
maQti
매티스
matobe:
mo:do
mo:mu
mo:paQsaN
mo:ri:N
mo:risu,모리스
maurishio
mauro
맥스
makisumu
makishimu
makushimiriaN
makushi:N
맥스웰
메이
maya
mayakofusuki:
me:ueza:
emubape,mubaQpe,음바페
make:N,매케인
maQka:shi:,maka:shi:,매카시
maQka:toni:,매카트니
makonohi:
makoneru,매코널
maQkoi
makudonarudo,맥도널드
maQkeNro:
maQkiroi,makiroi,매킬로이
maQkeraN
maQkiNri:,매킨리
makunamara
maQkui:N
medobe:jefu,medobedefu,medove:jefu,메드베데프
medobe:jewa,medove:jewa
megu
메간,메건
megaN
me:ta
merania,멜라니아
merani:,멜라니
meraNshoN
merina
meriNda
meriQsa,멀리사,멜리사
meroN
mero:ni,멜로니
merubiru,meruviru
merubiN,멜빈
meNdere:efu
meNderusuzo:N,멘델스존
merusedesu
merukusu
ma:kyuri:,머큐리
ma:shi:
merukeru,메르켈
meriru,메릴
merutsu,메르츠
meQshi,메시
meshiaN
mesuto
meQte
meQterunihi
maiya:
mia,미아
maikeru,mihaeru,mihyaeru,마이클,미하엘
mikaera
미켈란젤로
mike:re
mishuraN
miQsheru,misheru,미셸,미쉘
mikerusoN
miQki:
mitsukebichi,mitsukevichi
mi:su
migeru,미겔
mika
maiku,마이크
mihairu,미하일
miQko
miraN
mire:,밀레이
mairusu,mairuzu
miru
mira:,밀러
miri:
miruzu,밀스
miroshu
miroshebiQchi,mirosheviQchi,밀로셰비치
miuoshu
mirutoN,밀턴
mimi
mineri
mini:
미란다
mirucha
mire:yu
miriamu
miruko
miro
mishusutiN
미치
미첼
miQchamu
mitsotakisu
miQteraN,미테랑
muradiQchi,murajiQchi
modesuto
modiano
modiria:ni
modoriQchi,모드리치
morie:ru
mori:,몰리
morotofu
mona
moNde:ru
moNdoriaN
mone,모네
monika,모니카
moniku
moNku
moNro:,먼로
moNte:nyu
moNtaN
moNtesukyu:
moNteberudi,moNteverudi
moNgomeri:
moNsera:to,moNseraQto
mu:a,mua,무어
mora:resu,moraresu,모랄레스
morabia,moravia
morauietsuki
moro:
moreno
모건
moro
moriko:ne
morisu
morisoN,morisuN
mo:rusu,mo:su
mo:teN
mo:ri:nyo,모리뉴,무리뉴
mo:tsaruto,mo:tsuaruto,모차르트
muha,myusha
mora:
myura:
maruro:ni:,maruru:ni:
muNku,뭉크
maNro:
ma:doQku,머독
muri:ryo,muriryo
murunau
머피
mare:
masuku,머스크
muQsori:ni,무솔리니
musorugusuki:
mu:ti
마이어스
maira
ma:toru
nabokofu
nadaru,나달
nadera,나델라
najejida
naji
naipo:ru
naNshi:,낸시
naNseN
naomi,나오미
나폴레옹
nata:ria,nataria,나탈리아,나탈리야
natari:,나탈리,내털리
nata:sha,나타샤
ne:saN,네이던,네이선
nasanieru
nabarinui,nawarinui,나발니
naburachirowa
nazarubaefu
ni:soN
ni:ru,닐
neru
neri:
넬슨
neru:da,네루다
nesubo
nesutoru
네타냐후
noia:
noimaN
nebiru,neviru
nyu:samu
뉴턴
ne:ma:ru,네이마르
gueN
nikanoru
nikoro
nikorasu,니컬러스,니콜라스
nikoruzu
nikorusoN
닉
nikurausu
nikorae
nikora,니콜라
niko:ru,니콜
ni:rusu
ni:ruseN
ni:che,니체
나이절
naichiNge:ru
ni:nisuto
niki:ta
nikurasu
nikorai,니콜라이
nikorausu
nikosu
nirusu
ni:na
ni:no
ni:ro
닉슨
noa,노아
no:mu
no:beru,노벨
noeru
noemi
놀란,놀런
no:ra,nora,노라
noruberuto
noriega
no:ma,노마
노먼
norisu
nobaku,노바크,노박
noba:risu,nova:risu
nuno
nai
niQkaneN
obama,오바마
oburado:ru
okutabia
okutabio
odeQto
odi:ru
oQfeNbaQku
okusana
orafu,올라프
o:re
oregu,올레그,올레크
origa,oruga,올가
ori:bu,ori:vu
oriba:,올리버
oribia,올리비아
oribie,orivie,올리비에
ori:
orofu
orusoN
onashisu
ofi:ria
오펜하이머
opura,오프라
orubaN,오르반
orufu
orunera
o:soN,오슨
orutega
orutisu
o:biru,o:viru
o:ueru,오웰
ozubo:N
osuka:,osukaru,오스카
oshimu
ozuwarudo
오티스
오토
오언,오웬
ejiru
ozoN
paburo,파블로
pachi:no
paQkyao
pagani:ni
pe:ji
parume
pa:ma:,파머
parutorou
pamu
pamera,파멜라,패멀라
paoro,파올로
papaNdoreu
pa:ka:,파커
pasukaru,파스칼
pazori:ni
pasukua:re
pasuteruna:ku
pasutsu:ru,파스퇴르
patorisu
patorishia
패트릭
paQtsi
pata:soN,패터슨
pati
po:ru,폴
po:ra,폴라
po:reQto
pauri
po:ri:N
pauro
pabaroQti,pavaroQti,파바로티
pa:beru,paberu
paburofu,pavurofu
pabeu,paveu
pe:N
pasu
pa:ru
piasoN,피어슨
pedoro,페드로
pegi:
peQka
pere,펠레
peroshi,펠로시
펜스
penerope,peneropi:,페넬로페
peN
peQpu,펩
pepe
pe:ru
pa:shi:,퍼시
peresu,페레스
pa:kiNsu
peroN,페론
pero:
peri:,페리
perushi:
pesukofu
pesoa
petaN
pi:to,피트
pi:ta:,페터,피터
petoru,pyo:toru,표트르
petora
petoraruka
petoro
peQta:
pujo:
faifa:
펠프스
필
firiQpu,필립
firiQpa
필리프
필립스
fi:bi:,피비
feniQkusu
firisu
piafu
piano
pikaso,피카소
pichai,피차이
pieru
피어스
piero
pie:ru,피에르
pi:teru
pietoro,피에트로
piketi,피케티
pinera
pinocheto,피노체트
piotoru
pike
piraNdeQro,piraNderuro
piruro
pisaro
piQto
purashido
puraNku,플랑크
puratini
pure:ya:
purusheNko
podorusuki
po:,포
poguba
poaNkare
powachie,powatie
poraNsuki:
po:ku
pori:ni
poroQku
pori:
폼페오,폼페이오
poNpido:,poNpidu:
popa:
porosheNko
porushe
포터
po:sha
pu:raNku
puQsaN
paueru,파월
purada
puredoragu
puresuri:,프레슬리
puresutoN,프레스턴
프라이스
purigojiN,프리고진
puri:mo
purishira
puritsuka:
puro:di,purodi
purokofiefu,프로코피예프
purosuto
puru:suto,프루스트
puQchi:ni,푸치니
puQchidamoN,puchidemoN
puho:rusu,puhorusu
pyu:ritsa:,pyuritsa:,퓰리처
pa:seru
pu:shikiN,푸시킨
pu:chiN,푸틴
piNchoN
kue:ru
kui:N
kuueNtiN,쿠엔틴
kuiNshi:
kubisuriNgu,kuvisuriNgu
rabure:
레이철,레이첼
rafumaninofu,라흐마니노프
rashi:nu
radokurifu
radobaN
hafaeru,라파엘
rafaero,라파엘로
ragunaru
raikoneN
raina:
raisa
rahoi
rakitiQchi
rarufu,랄프,랠프
ramo:
ramiresu,ramirezu,라미레스
ramoN
ramosu
ramuzaN
raNdorufu
랜디
raNkiN
raNsamu
raoniQchi
rauru
rakeru
rasumusu
rasumuseN
rasupu:chiN
ratoko
ratoru
raberu,raveru,라벨
re:,레이
re:moN,레이먼드,레이몬드
re:gaN,레이건
rebeQka,레베카,리베카
reQdofo:do
rudoN
ri:do,리드
ri:busu,ri:vusu
reji:na
rejinarudo,레지널드
rejisu
re:nu
raiNferuto
raiNharuto
raishawa:
remaruku
reNburaNto,렘브란트
remi
rena:te
rena:to,renato
runo:
reNderu
rune
reno
runoa:ru,runowa:ru,르누아르
렌치
reNzo
re:piN
resupi:gi
렉스
re:esu
re:noruzu,레이놀즈
ro:da
roNda
ri:su
rika:do,rikarudo,리카르도
riQkarudo
raisu,라이스
rihyaruto,리차드,리처드
리처드슨
rishuryu:
rihiteru
riQku,릭
riQki:,리키
ri:maN
ria:na
raika:ruto
rairi:
riruke
raNbo:
rinato
ri:no
rishi,리시
rita,리타
ribaudo
ribera
robu,롭
roQbeN
robi:
roberuto,로버트
roberuta
hoberuto,로베르토
로버츠
robesupie:ru
robiN,로빈
robiNsoN,로빈슨
roQko
roQkufera:,록펠러
rodaN,로댕
rodoni:,로드니
rodorigo
rodorigesu,로드리게스
reNtogeN
로저
hojerio,rojerio
로저스
roraN
rorufu
ro:rusu
romaN
roma:no
romanofu
roma:rio
romeo
romero
romuni:,롬니
romi:
roN,론
ronarudo,로널드
ronauji:nyo
ronaudo,호날두
ru:ni:,루니
ru:zuberuto,ru:zuveruto,루스벨트,루즈벨트
ro:za,rosa,로사
rosario
ro:zu,로즈
ro:zemari:
ro:zumari:,ro:zumeari:,로즈메리
ro:ji:
rosu,로스
roQsera
roQseri:ni
roQshi:ni,로시니
rosutoropo:bichi,rosutoropo:vichi
rosuchairudo,로스차일드
ruo:
ro:ku
ruso:,루소
rusefu
ro:riNgu,롤링
rokusa:nu
roi,로이
rowaiyaru
rubeN
ru:beNsu,루벤스
ru:biNshutaiN
rubio,루비오
rubi:,루비
raQdo
ru:dorufu,rudorufu,루돌프
rudi
ramuzuferudo,럼즈펠드
rupa:to,루퍼트
ru:purehito
rashudi,rushudi
rusuraN
raQseru,raQsuru,러셀
rusutamu
ru:su
razafo:do
ruQte,뤼터
ru:do,ru:to
라이언
sa:kashibiri,saakashuviri
sa:rineN
sabareNka
sabi:nu,zabi:ne
sagaN
za:ra
saNtegujuperi
saNsa:Nsu
saharofu
saraza:ru
sarinasu
sariNja:
sari:,샐리
saruma
sarumaN
sarubado:ru
sarubato:re
sarubi:ni,saruvi:ni
samu,샘
samaNsa,사만다,서맨사
saNpurasu
사무엘,새뮤얼
saNchesu,산체스
샌더스
sha:Ndoru
산드라,샌드라
saNdori:nu
saNdoro
saNna
saNte:ru
sara,se:ra,사라,세라
sarama:go
saraNdoN
sarukoji,사르코지
sarutoru,사르트르
sa:sha
sasu:N
sati,사티
so:ru
sauri
sukaria
sukaruraQti
suka:reQto,스칼렛,스칼릿
shoibure
shefura:
shi:fa:
shi:re
shira:,실러
shumiQto
she:Nberuku
스코필드
shorutsu,숄츠
sho:peNhaua:,sho:peNhaueru
shure:da:,슈뢰더
shure:diNga:,shurediNga:,슈뢰딩거
shu:beruto,슈베르트
shu:maQha,shu:maQha:
shu:maN,슈만
shu:ma:,슈머
shuNpe:ta:
shuwarutseneQga:,슈워제네거
shubaiNshutaiga:
shubaitsa:,shuvaitsa:
sukoseQshi,sukoseQshi:,스코세이지,스콜세지
sukoQto,스콧
스크랜턴
sukurya:biN
sega:ru
sho:N,숀
sebasuchaN
sebasuchiaN
segore:nu
sere:na,serena,셀레나
seresu
shinia
sena
seri:na,세레나
seruju
seruge:,세르게이
seruhio,serujio,serujo,세르지오,세르히오
sesu,세스
su:ra
sedu
she:kusupia,세익스피어,셰익스피어
she:N,셰인,쉐인
shanoN,섀넌
sharapova,sharapowa,샤라포바
샤론
sho:,쇼
shiara:
shi:raN
shi:ra,실라
she:Nbaumu
셸던
sheri:,셸리
shewarunaze
sheucheNko
shifuriN
sha:ri:,셜리
shoigu
shosutako:bichi,shosutako:vichi,쇼스타코비치
shiberiusu,시벨리우스
shidoni:,시드니
ji:kufuri:to
ji:meNsu
sheNkebichi,sheNkevichi
shiena
jiguma:ru,jigumaru
ji:kumuNto,지그문트
shigani:
shiguru
jiruke
shiruba
shirubio,실비오
shimunoN
shimoNzu,시먼스
사이먼,시몬
shimona
shimo:nu
심프슨
shimuzu
shinatora
shine:do
shina:
shibo:N
shisure:
shishi:
surobodaN
sumetana
sumisu,스미스
sunaideru
sunaipusu
suno:deN,스노든
sunaida:
soaresu
sofi:ya
sofiya
soku:rofu
soraNju
soromoN,솔로몬
shoruti
sorube:
sorujeni:tsiN,sorujenitsiN
sonia
sofia,소피아
sofi:,소피
se:reN
sorosu,소로스
soto
sotomaiyo:ru
su:za
shoiNka
supe:shi:
supeNsa:,스펜서
supiruba:gu,스필버그
supi:su
supinoza
supuriNgusuti:N
sute:shi:
suta:riN,스탈린
sutaro:N,스탈론,스탤론
sutanisurafu
sutanisuwafu
sutaNri:,스탠리
suta:ma:,스타머
suta:
sute:samu
슈테판,스테판
shutefi
sutaiNbeQku
shutaiNmaia:
sutera,스텔라
sutaNda:ru
suteNmaruku
sutefa:nu
스테파니,스테퍼니
suti:buN
suti:vu,스티브
suti:vuN,스티븐
스티븐스
suchuwa:to
슈틸리케
sutiguriQtsu,스티글리츠
sutiNgu
sutoQfu
sutoikobiQchi
sutoruteNberugu,스톨텐베르그
suto:N,스톤
shutorausu,슈트라우스
sutorabiNsuki:,sutoraviNsuki:,스트라빈스키
sutori:pu,스트리프,스트립
sutoraisaNdo
sutoriNdoberi
suchua:to,스튜어트
sutubu
suaresu
su:
shukeru
saribaN,sarivaN,설리번
sunaku,수낵
su:zaN,수잔,수전
suzaNna
suzaNne
su:ji:
saQtoN
suzaNnu
subeN
subetora:na,스베틀라나
suwaNku
shifioNteku,shifyoNteku
스위프트
shibiru
jibire
shirubaN,shiruvaN
shirubesuta:,실베스터
shirubia,실비아
shirubi:,shiruvi:
shiNborusuka
tabare
tabisa
tadeushu
tafuto
tare:raN
tamara
tania
tara
타란티노
tarasu
taruya
tarukofusuki:
tachiana,tachiya:na,tachiyana,타티아나,타티야나
te:tamu
te:ra:,테일러
chaikofusuki:,차이코프스키,차이콥스키
테드
tera:
temeru
tenisuN
teresa,테레사
tereshikowa
teri:,테리
tesura,테슬라
tesu
saQkare:
saQcha:,대처
tea
seruma
seo,teo
teodo:ru
seodoa,시어도어
teofiru
teri:sa,teri:za,테리사
tere:zu
seroN
te:zu
chiago,tiago
tibo:
ti:ru
tieri,tieri:,티에리
tiro
to:masu,tomasu,토마스,토머스
toNpusoN,tomusoN,톰슨,톰프슨
tomusuN
to:ru
soro:
so:NtoN
so:pu
torusuteN
tuNberi
tiQseN
티파니
tira:soN
팀
timo
timoshi:,티머시,티모시
chimu:ru
티나
chito:,티토
tobiasu,토비아스
tobi:
toQdo,토드
tokaruchuku
toredo
to:rukiN,톨킨
torusutoi,톨스토이
tomu,톰
toNma:zo,toma:zo
toni:,토니
torubyoruN
to:resu,toresu,토레스
toricheri
tosukani:ni
toQti
tu:ru:zu
to:be
tore:shi:,트레이시
torabisu,트래비스
toreba:,트레버
torishe
toria:
torotsuki:,트로츠키
torushie
toroi,트로이
toru:de
torudo:,트뤼도
toryufo:
트루먼
toraNpu,트럼프
torasu,트러스
chipurasu,tsipurasu
chichipasu
tuheru
taQka:,터커
tsujimaN
tsuruge:nefu
chu:riNgu,튜링
ta:Nburu
ta:na:,터너
tusuku,투스크
to:e:N,트웨인
taira:,타일러
timosheNko
taisoN,타이슨
urufu
ura
ururiQhi,ururihi
ururike
yurishi:zu
yuma
uNberuto,움베르토
u:na
unamu:no
언더우드
aQpudaiku
uribe
a:shura,urusura,우르술라,우르줄라
우사인
yutoriro
u:be,u:ve
ba:tsurafu,batsurafu,va:tsurafu
wagito
baru
baraNtaN,varaNtaN,wareNchiN
wareNchina,wareNtina
bareNtaiN
bareri:
wareri:
wariewa
faN
baNsu,밴스
baneQsa,바네사,버네사
barugasu
basuko
washi:ri:,washiri:
basukesu
berasukesu
beniamiN
베라
베르디
feruhofusutaQto
berure:nu,verure:nu
ferume:ru
berunu,verunu,베른
beronika,베로니카
beroniku,veroniku
berusa:chi
ferusutaQpeN
besupuQchi,vesupuQchi
beQteru,feQteru
biQku,viQku
biseNte
biQki:
bikuta:,bikuto:ru,bikutoru,빅터
bikutoria,빅토리아
bigo,vigo
빅토르
bikutoriya
bija
birunu:bu,birunyu:bu,virunu:vu
birupaN
biNsu
baNsaN,biNseNto,vaNsaN,빈센트
binishiusu
baiora
bioreta
bioreQto,vioreQto
ba:jiru
ba:jinia,버지니아
birujini:
bita:ri:,bitari:,vitari:
biQtorio
bibarudi,vivarudi,비발디
비비안,비비언
bibieN,vivieN
uradi:miru,uraji:miru,urajimi:ru,urajimiru,블라디미르
urajisurafu
boisurabu
boruka:
borodimiru,uorodimiru,vorodimiru,볼로디미르
boruta
borute:ru,vorute:ru,볼테르
boN
bonegaQto,vonegaQto
buchiQchi,vuchiQchi
bitoN,vitoN
byachesurafu
바그너
waida
warutohaimu
waresa,바웬사
워커
uoresu,월리스
월트
waruta:,월터
uoruzu,월즈
워드
uo:horu,워홀
wareN,워런,워렌
washiNtoN,워싱턴
watokiNsu,watokiNzu
watosuN,왓슨
wato:
baburiNka,wauriNka
ue:N,웨인
ui:ba:
uebu,웹
베버
ue:beruN,ve:beruN
waiNsutaiN
baisufuroku
vaitsuzeQka:,waitsuzeQka:
ueruzuri:
웰스
beNda:su,veNda:su
웬디
beNgeru
veruna:,베르너
beruna:
uesuri:,웨슬리
uesuto
uesuto:Qdo
ui:ra:
hoiQsura:
howaito,화이트
howaitoheQdo
hoiQtoni:,휘트니
u:pi:
uiruba:
wairudo,와일드
uiruda:su
viruherumu,빌헬름
uiriamu,윌리엄
uiriamuzu,윌리엄스
윌리
윌슨
uiNfuri:to
uiNsureQto
윈스턴
bisuwaba,visuwava
biQto
uitogeNshutaiN,vitogeNshutaiN
boichefu,voichefu
vorufu
borufugaNgu,볼프강
waNda:
우드
우드로
우즈
udi,우디
wa:zuwa:su
raito,라이트
uikurifu
waira:
kusa:fa:
shabi
guzabie,guzavie,zabieru
shiomara
yagudiN
yakofu
yana
yaniQku,yaniku
yanisu
yanukobiQchi,yanukovichi
yarosurafu
ie:tsu,ye:tsu
ego:ru
ekateri:na
ere:na
iereN,옐런
eritsiN,옐친
ebugeni:,efugeni:,예브게니
yoraNda
yorugosu
yaNgu
yu:riya,yuria,yuriya
yu:ri,yu:ri:,yuri:
yushicheNko
ibu,ivu
ibeQto,iveQto
iboNnu
zaQkero:ni
zaQku
tsahariasu
zaQkari:,zakari:,재커리
ze:di:
zagitowa
sapata
sapatero
zubigunefu,zubigunyu:
zudeneku
zudorabuko
zeruda
zereNsuki:,젤렌스키
zeruuiga:
jaNna
ju:kofu
ji:ko
jidaN,지단
jinaida
jinedi:nu,지네딘
zurataN,즐라탄
zo:i,zoe
zora,졸라
zorutaN
zoraN
zo:ya
zaQka:ba:gu,저커버그,주커버그
surema
zuberefu
tsubaiku,tsuvaiku
tsuuiNguri`;
