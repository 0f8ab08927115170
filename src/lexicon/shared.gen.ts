// Made by "npm run tables" from src/lexicon/tables/shared/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, sources by their lines in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `ordinal		en	0
region		*	0
city		CN	0
city		US	2
cardinal		en	0
city		DE	2
city		CN	2
state	context	US	6
ordinal		fr	0
city		ZA	2
city		RU	2
cardinal		de	0
region	context	*	0
demonym		*	0
ordinal	context	pt	0
city		GB	2
city		IN	2
ordinal		nl	0
state		CN	0
state		US	3
ordinal		es	0
cardinal		fr	0
cardinal		es	0
cardinal		nl	0
city	context	US	2
cardinal		it	0
cardinal		pt	0
ordinal		de	0
city		IT	2
state		MX	3
state		CN	3
state		IN	3
city		UA	0
city		FR	2
city		PL	2
demonym		DE	0
demonym		GB	0
city		MX	2
state		BR	3
city		UA	2
sound		*	0
state		DE	0
city		BE	2
city		BR	2
city		ES	2
city		JP	2
city		MZ	2
ordinal		it	0
region		*	8
state		ZA	0
city		PL	0
ordinal		pt	0
state		CH	3
state		IT	3
city		CH	2
city		KR	2
country		CZ	1
demonym		FR	0
demonym		NL	0
state		CH	7
demonym		ES	0
city		CA	2
city		NL	2
city		SE	2
country		DE	1
country		ES	1
country		HU	1
country		NO	1
country		RO	1
country		RU	1
country		TJ	1
country		ZA	1
state		FR	0
state	context	CA	0
city		DK	2
city		TR	2
country		BA	1
country		CH	1
country		KR	1
country		NL	1
country		US	1
demonym		CH	0
demonym		PT	0
demonym		US	0
roman		*	10
city		RO	2
city		ZA	0
city	context	DE	2
city	context	IT	2
country		AE	1
country		AZ	1
country		BR	1
country		CC	1
country		DK	1
country		FK	1
country		HR	1
country		KN	1
country		KZ	1
country		MK	1
country		PG	1
country		SE	1
country		VA	1
country		VC	1
country		VG	1
demonym		IT	0
demonym		PL	0
state		DE	3
city		DE	0
city		ID	2
city		IQ	2
city		PT	2
country		BE	1
country		BG	1
country		CD	1
country		CG	1
country		CK	1
country		CX	1
country		EG	1
country		FI	1
country		FO	1
country		FR	1
country		GB	1
country		GQ	1
country		GR	1
country		IE	1
country		IM	1
country		KG	1
country		KP	1
country		KY	1
country		LV	1
country		MH	1
country		MP	1
country		NC	1
country		NZ	1
country		PL	1
country		PM	1
country		PS	1
country		SB	1
country		SK	1
country		SY	1
country		TC	1
country		TR	1
country		TT	1
demonym		AT	0
demonym		BR	0
demonym		DK	0
demonym		SE	0
state		CA	3
state		IN	0
state		MZ	0
state	context	US	3
city		CZ	0
city		GR	2
country		AG	1
country		AS	1
country		AT	1
country		BY	1
country		CF	1
country		CI	1
country		CV	1
country		DO	1
country		EH	1
country		GF	1
country		IT	1
country		JO	1
country		KH	1
country		KM	1
country		LT	1
country		LU	1
country		MA	1
country		NF	1
country		PF	1
country		PH	1
country		PN	1
country		RS	1
country		SA	1
country		SI	1
country		SJ	1
country		SS	1
country		ST	1
country		SZ	1
country		UZ	1
country		VI	1
country		WF	1
demonym		CZ	0
demonym		GR	0
demonym		RU	0
state		ES	3
state		ES	7
state		FR	3
state		IT	0
city		AE	2
city		CZ	2
city		EG	2
city		IR	2
city		MZ	0
city		SA	2
city		US	0
city		VN	2
city	context	FR	2
city	context	GB	2
city	context	ZA	2
country		CO	1
country		CY	1
country		ET	1
country		FM	1
country		GL	1
country		JM	1
country		MD	1
country		MV	1
country		MX	1
country		MZ	1
country		PS	5
country		SH	1
demonym		CN	0
demonym		FI	0
demonym		HU	0
demonym		JP	0
demonym		MZ	0
demonym		NO	0
demonym		RO	0
look		*	0
state		NL	3
city		AT	2
city		FI	2
city	context	DE	0
country		AM	1
country		AX	1
country		BO	1
country		CM	1
country		DJ	1
country		DZ	1
country		EC	1
country		EE	1
country		FJ	1
country		GE	1
country		GW	1
country		IS	1
country		KR	0
country		LB	1
country		LC	1
country		MR	1
country		MY	1
country		PT	1
country		SG	1
country		SL	1
country		TD	1
country		TL	1
country		TZ	1
country		ZW	1
demonym		IE	0
demonym		MX	0
demonym		ZA	0
state		AT	3
state		DE	5
state		DE	7
state		ZA	3
city		AU	2
city		BE	0
city		IL	2
city		NG	2
city		PH	2
city	context	PL	0
country		AF	1
country		AL	1
country		AU	1
country		BD	1
country		BH	1
country		BL	1
country		BQ	1
country		BW	1
country		CN	0
country		CN	1
country		EG	5
country		ER	1
country		GN	1
country		ID	1
country		IL	1
country		IN	1
country		IQ	1
country		JP	1
country		LR	1
country		LY	1
country		MM	1
country		MN	1
country		MU	1
country		TH	1
country		TM	1
country		TN	1
country		UA	1
country		VN	1
country		ZM	1
demonym		BE	0
demonym		CA	0
demonym		IR	0
demonym		TR	0
state		AU	3
state		ES	0
state		IT	7
state		US	0
state		US	6
unheard		*	0
city		AO	2
city		BY	0
city		CO	2
city		LT	2
city		PK	2
city		RU	0
city		SY	2
city		TW	2
city	context	CA	2
city	context	MZ	2
city	context	RU	2
country		CL	1
country		CR	1
country		DM	1
country		GA	1
country		GG	1
country		GM	1
country		GP	1
country		GT	1
country		HN	1
country		HT	1
country		IL	5
country		IR	1
country		KI	1
country		KW	1
country		LA	1
country		LI	1
country		LK	1
country		ME	1
country		MF	1
country		MG	1
country		MQ	1
country		MW	1
country		NG	1
country		PR	1
country		PY	1
country		QA	1
country		RE	1
country		RU	0
country		SC	1
country		SM	1
country		SR	1
country		SZ	5
country		UY	1
country		VE	1
country		YE	5
demonym		KR	0
demonym		LU	0
demonym		MA	0
demonym		SK	0
part		GB	0
state		AT	0
state		US	5
cardinal	context	en	0
cardinal	context	fr	0
city		BY	2
city		LB	2
city		MY	2
city	context	CH	2
city	context	MA	2
country		AD	1
country		AI	1
country		AR	1
country		BB	1
country		BI	1
country		BM	1
country		BT	1
country		BZ	1
country		GB	0
country		GI	1
country		GY	1
country		HK	1
country		HK	5
country		IQ	5
country		IR	5
country		KE	1
country		LS	1
country		MS	1
country		MT	1
country		MZ	0
country		NI	1
country		NL	5
country		PH	5
country		PK	1
country		PW	1
country		RU	5
country		RW	1
country		RW	5
country		SD	5
country		SI	5
country		SO	1
country		SV	1
country		TW	5
country		US	0
country		UY	5
country		VU	5
country		ZA	5
demonym		AR	0
demonym		AU	0
demonym		BG	0
demonym		BY	0
demonym		CL	0
demonym		EG	0
demonym		KZ	0
demonym		RS	0
demonym		UA	0
state		AT	7
state	context	DE	0
state	context	FR	0
cardinal	context	es	0
cardinal	context	pt	9
city		CD	2
city		CU	2
city		CY	2
city		DZ	2
city		FI	0
city		HR	0
city		HU	2
city		MA	2
city		MM	2
city		NO	2
city		RS	2
city		SD	2
city		SK	2
city		TZ	2
city		ZW	2
city	context	AU	2
city	context	IN	2
country		AF	5
country		BF	1
country		BJ	1
country		BN	1
country		CH	5
country		CU	1
country		CW	1
country		DE	5
country		DZ	5
country		GA	5
country		GB	5
country		GD	1
country		HT	5
country		IN	5
country		JE	1
country		JO	5
country		KE	5
country		KG	5
country		KH	5
country		KP	5
country		NE	1
country		PE	1
country		SC	5
country		SE	5
country		SL	5
country		SN	1
country		SV	5
country		SX	1
country		TK	1
country		TW	1
country		VE	5
country		VN	5
country		VU	1
country		YE	1
country		YT	1
country		ZA	0
country	context	CN	1
demonym		AO	0
demonym		CO	0
demonym		HR	0
demonym		IS	0
demonym		LT	0
demonym		PE	0
demonym		TN	0
demonym	context	GB	0
part		GB	5
part	context	GB	3
state		BE	5
state		CA	7
state	context	CA	4
state	context	ES	3
state	context	IN	3
state	context	ZA	0
cardinal	context	de	0
cardinal	context	es	9
cardinal	context	it	0
city		BD	2
city		BO	2
city		CI	2
city		CL	2
city		EE	2
city		GH	2
city		HR	2
city		IE	2
city		IN	0
city		KE	2
city		KZ	2
city		UZ	2
city		VE	2
city		ZM	2
city	context	AR	2
city	context	BE	2
city	context	BG	2
city	context	BR	2
city	context	CH	0
city	context	ES	2
city	context	SA	2
country		AO	1
country		AT	5
country		BS	1
country		BY	5
country		CA	1
country		CD	5
country		DE	0
country		EE	5
country		GB	3
country		GH	1
country		GU	1
country		IT	5
country		JM	5
country		JP	5
country		KN	5
country		KZ	5
country		MC	1
country		MK	5
country		MM	5
country		MO	1
country		NA	1
country		NP	1
country		NR	1
country		NR	5
country		PE	5
country		QA	5
country		RS	5
country		SA	5
country		SJ	3
country		SS	5
country		TD	5
country		TH	5
country		TO	1
country		TR	5
country		TV	1
country		UG	1
country		UZ	5
country		ZM	5
country	context	AE	0
demonym		AL	0
demonym		BO	0
demonym		CI	0
demonym		CV	0
demonym		DZ	0
demonym		EC	0
demonym		GT	0
demonym		IN	0
demonym		LB	0
demonym		LK	0
demonym		LV	0
demonym		MY	0
demonym		PH	0
demonym		SI	0
demonym		UY	0
demonym		VE	0
misread		*	0
ordinal	context	es	0
state		AU	0
state		BE	3
state		CA	0
state		FR	7
state		MX	0
state		MZ	3
state		NL	7
state	context	AU	0
state	context	CH	3
state	context	CH	7
state	context	CN	0
state	context	MZ	3
cardinal	context	de	9
cardinal	context	fr	9
city		AF	2
city		AL	2
city		AM	2
city		AR	2
city		AZ	2
city		BH	2
city		BI	2
city		BJ	2
city		BW	2
city		CG	2
city		CH	0
city		CM	2
city		ET	2
city		GE	2
city		GN	2
city		GR	0
city		GT	2
city		HN	2
city		IT	0
city		KW	2
city		LT	0
city		LU	0
city		LY	2
city		MD	2
city		MN	2
city		MW	2
city		MY	0
city		NA	2
city		NL	0
city		NP	2
city		NZ	2
city		PA	2
city		SE	0
city		SI	2
city		SN	2
city		SO	2
city		SZ	2
city		TH	2
city		TM	2
city		TN	2
city		UG	2
city		VN	0
city	context	AT	2
city	context	CN	2
city	context	HU	0
city	context	IR	2
city	context	MX	2
city	context	PH	2
city	context	US	0
country		AD	5
country		AE	0
country		AE	5
country		AO	5
country		BG	0
country		BG	5
country		BH	5
country		BQ	3
country		BY	0
country		CD	0
country		CH	0
country		CI	5
country		CL	5
country		CN	5
country		CO	5
country		CU	5
country		CV	5
country		CY	5
country		CZ	5
country		DJ	5
country		DO	0
country		EC	3
country		EC	5
country		FI	5
country		FJ	5
country		FR	5
country		GF	3
country		GI	5
country		HR	5
country		ID	5
country		IR	0
country		IS	5
country		JE	5
country		LK	5
country		LT	5
country		LU	0
country		LU	5
country		MC	5
country		MD	5
country		ML	1
country		ML	5
country		MO	5
country		MX	0
country		NI	5
country		NL	0
country		NZ	5
country		OM	1
country		OM	5
country		PA	1
country		PA	5
country		PF	5
country		PG	3
country		PG	5
country		PT	5
country		RE	3
country		SD	1
country		SG	5
country		SH	3
country		SK	0
country		SM	5
country		SN	5
country		SO	3
country		SO	5
country		ST	3
country		SU	0
country		TG	1
country		TL	5
country		TN	5
country		TT	3
country		TZ	3
country		UA	5
country		US	5
country		WF	5
country		WS	1
country		ZW	5
country	context	AD	4
country	context	AE	4
country	context	AF	4
country	context	AG	4
country	context	AI	4
country	context	AM	4
country	context	AO	4
country	context	AR	1
country	context	AS	4
country	context	AT	4
country	context	AU	4
country	context	AW	4
country	context	BB	4
country	context	BD	4
country	context	BE	4
country	context	BF	4
country	context	BG	4
country	context	BH	4
country	context	BI	4
country	context	BJ	4
country	context	BL	4
country	context	BM	4
country	context	BN	4
country	context	BO	4
country	context	BQ	4
country	context	BR	4
country	context	BS	4
country	context	BT	4
country	context	BW	4
country	context	BY	4
country	context	BZ	4
country	context	CC	4
country	context	CD	4
country	context	CF	4
country	context	CG	4
country	context	CH	4
country	context	CI	4
country	context	CK	4
country	context	CL	4
country	context	CM	4
country	context	CN	4
country	context	CR	4
country	context	CU	4
country	context	CV	4
country	context	CW	4
country	context	CX	4
country	context	CY	4
country	context	CZ	4
country	context	DE	0
country	context	DE	4
country	context	DJ	4
country	context	DK	4
country	context	DM	4
country	context	DO	4
country	context	DZ	4
country	context	EC	4
country	context	EG	4
country	context	EH	4
country	context	ER	4
country	context	ES	4
country	context	ET	4
country	context	FI	4
country	context	FJ	4
country	context	FK	4
country	context	FM	4
country	context	FO	4
country	context	FR	4
country	context	GB	4
country	context	GD	4
country	context	GE	4
country	context	GF	4
country	context	GG	4
country	context	GH	4
country	context	GI	4
country	context	GL	4
country	context	GM	4
country	context	GN	4
country	context	GP	4
country	context	GQ	4
country	context	GR	4
country	context	GT	4
country	context	GU	4
country	context	GW	4
country	context	GY	4
country	context	HK	4
country	context	HN	4
country	context	HR	4
country	context	HT	4
country	context	HU	4
country	context	IE	4
country	context	IM	4
country	context	IN	1
country	context	IQ	4
country	context	IR	4
country	context	IS	1
country	context	IS	4
country	context	IT	4
country	context	JE	4
country	context	JM	4
country	context	JO	4
country	context	JP	4
country	context	KE	4
country	context	KG	4
country	context	KH	4
country	context	KI	4
country	context	KM	4
country	context	KN	4
country	context	KP	4
country	context	KR	4
country	context	KW	4
country	context	KY	5
country	context	KZ	4
country	context	LB	4
country	context	LC	4
country	context	LI	4
country	context	LK	4
country	context	LR	4
country	context	LS	4
country	context	LT	4
country	context	LU	4
country	context	LV	4
country	context	LY	4
country	context	MC	4
country	context	MF	4
country	context	MG	4
country	context	MH	4
country	context	MK	4
country	context	ML	4
country	context	MM	4
country	context	MP	4
country	context	MQ	4
country	context	MR	4
country	context	MV	4
country	context	MW	4
country	context	MX	4
country	context	MY	4
country	context	MZ	4
country	context	NF	4
country	context	NG	4
country	context	NI	4
country	context	NL	4
country	context	NO	4
country	context	NP	4
country	context	NR	4
country	context	NZ	4
country	context	OM	4
country	context	PF	4
country	context	PG	4
country	context	PH	4
country	context	PK	4
country	context	PL	4
country	context	PM	4
country	context	PN	4
country	context	PR	4
country	context	PS	4
country	context	PT	4
country	context	PW	4
country	context	PY	4
country	context	QA	4
country	context	RE	4
country	context	RO	4
country	context	RS	4
country	context	RW	4
country	context	SA	4
country	context	SB	4
country	context	SE	4
country	context	SG	4
country	context	SH	4
country	context	SI	4
country	context	SJ	4
country	context	SL	4
country	context	SM	4
country	context	SN	4
country	context	SO	4
country	context	SR	4
country	context	SS	4
country	context	ST	4
country	context	SV	4
country	context	SX	4
country	context	SY	4
country	context	SZ	4
country	context	TC	4
country	context	TD	4
country	context	TG	4
country	context	TH	4
country	context	TJ	4
country	context	TK	4
country	context	TL	4
country	context	TM	4
country	context	TO	4
country	context	TR	4
country	context	TT	4
country	context	TV	4
country	context	TW	4
country	context	TZ	4
country	context	UA	4
country	context	UG	4
country	context	US	0
country	context	UY	4
country	context	UZ	4
country	context	VC	4
country	context	VE	4
country	context	VG	4
country	context	VI	4
country	context	VN	4
country	context	VU	4
country	context	WF	4
country	context	WS	4
country	context	YE	4
country	context	ZA	4
country	context	ZM	4
country	context	ZW	4
country	edge	MU	1
demonym		AZ	0
demonym		BA	0
demonym		BD	0
demonym		BW	0
demonym		CD	0
demonym		CM	0
demonym		CR	0
demonym		CU	0
demonym		CY	0
demonym		EE	0
demonym		HN	0
demonym		ID	0
demonym		IL	0
demonym		KH	0
demonym		NA	0
demonym		NI	0
demonym		NP	0
demonym		NZ	0
demonym		PA	0
demonym		PR	0
demonym		PY	0
demonym		SA	0
demonym		SN	0
demonym		SV	0
demonym		TH	0
demonym		ZW	0
demonym	context	CZ	0
demonym	context	DE	0
demonym	context	ES	0
demonym	context	FR	0
demonym	context	IN	0
demonym	context	PT	0
demonym	context	RU	0
demonym	context	US	0
ordinal	context	en	0
ordinal	context	fr	0
ordinal	context	it	0
roman	context	*	10
roman	context	*	9
state		CA	5
state		CH	0
state		MX	7
state		NL	0
state	context	AU	5
state	context	CA	3
state	context	DE	5
state	context	FR	3
cardinal		pt	9
cardinal	context	en	9
cardinal	context	it	9
cardinal	context	nl	0
cardinal	context	nl	9
cardinal	context	pt	0
city		AD	2
city		AE	0
city		AG	2
city		AI	2
city		AS	2
city		AU	0
city		AW	2
city		AX	2
city		BA	2
city		BB	2
city		BD	0
city		BF	2
city		BG	0
city		BG	2
city		BL	2
city		BM	0
city		BN	2
city		BT	2
city		BZ	2
city		CC	2
city		CF	2
city		CK	2
city		CR	2
city		CV	2
city		CW	2
city		CX	2
city		DJ	0
city		DK	0
city		DM	2
city		DO	2
city		EC	2
city		EE	0
city		EH	2
city		ER	2
city		FJ	2
city		FM	2
city		FO	2
city		FR	0
city		GA	2
city		GB	0
city		GD	2
city		GG	2
city		GL	2
city		GM	2
city		GP	2
city		GQ	11
city		GQ	2
city		GU	2
city		GW	2
city		GY	2
city		HK	2
city		HT	2
city		HU	0
city		IS	2
city		JE	2
city		KG	2
city		KH	2
city		KI	2
city		KM	2
city		KN	2
city		KP	0
city		KP	2
city		KZ	11
city		LA	2
city		LC	2
city		LI	2
city		LR	2
city		LS	2
city		LU	2
city		LV	0
city		LV	2
city		LY	0
city		MA	0
city		ME	2
city		MF	2
city		MG	2
city		MH	2
city		MK	2
city		ML	2
city		MP	2
city		MQ	2
city		MR	2
city		MT	2
city		MU	2
city		MX	0
city		NC	2
city		NE	2
city		NI	2
city		NO	0
city		NR	11
city		NU	2
city		OM	2
city		PE	2
city		PF	2
city		PG	2
city		PH	0
city		PM	2
city		PN	2
city		PR	2
city		PS	2
city		PW	2
city		PY	2
city		QA	2
city		RE	2
city		RS	0
city		RW	2
city		SB	2
city		SC	0
city		SG	2
city		SH	2
city		SI	0
city		SJ	2
city		SK	0
city		SL	2
city		SO	0
city		SR	2
city		SV	2
city		SX	2
city		TC	2
city		TD	2
city		TJ	2
city		TL	2
city		TO	2
city		TT	2
city		TV	2
city		TW	0
city		UY	2
city		VC	2
city		VG	2
city		VI	2
city		VU	2
city		WF	2
city		WS	2
city		XK	2
city		YE	2
city		YT	2
city	context	AR	0
city	context	AT	0
city	context	BD	2
city	context	BG	0
city	context	BO	2
city	context	BS	2
city	context	BY	2
city	context	CD	2
city	context	CL	2
city	context	CN	0
city	context	CO	2
city	context	EC	2
city	context	EG	2
city	context	FI	0
city	context	FI	2
city	context	FK	2
city	context	GB	0
city	context	GF	2
city	context	HR	2
city	context	IE	2
city	context	JM	2
city	context	JO	2
city	context	LK	2
city	context	LT	0
city	context	LY	2
city	context	MV	2
city	context	MY	2
city	context	MZ	0
city	context	NG	2
city	context	NO	0
city	context	NO	2
city	context	NZ	2
city	context	OM	2
city	context	PE	2
city	context	PL	2
city	context	PT	2
city	context	QA	2
city	context	RS	0
city	context	SA	0
city	context	SS	2
city	context	TG	2
city	context	TH	2
city	context	TR	2
city	context	UA	2
city	context	XK	2
city	context	ZW	2
city	edge	CL	2
city	edge	CN	2
city	edge	DZ	2
city	edge	FR	2
city	edge	IM	2
city	edge	MX	2
city	edge	US	2
city	edge	ZA	2
country		AD	3
country		AE	3
country		AF	3
country		AG	3
country		AI	3
country		AL	0
country		AL	3
country		AL	5
country		AM	3
country		AO	3
country		AR	0
country		AR	3
country		AR	5
country		AS	3
country		AT	0
country		AT	3
country		AU	3
country		AU	5
country		AW	1
country		AW	3
country		AX	3
country		AZ	3
country		AZ	5
country		BA	0
country		BA	3
country		BB	3
country		BD	0
country		BD	3
country		BD	5
country		BE	3
country		BE	5
country		BF	3
country		BF	5
country		BG	3
country		BH	3
country		BI	3
country		BJ	3
country		BL	3
country		BM	3
country		BN	3
country		BO	3
country		BO	5
country		BR	3
country		BS	3
country		BS	5
country		BT	3
country		BW	3
country		BW	5
country		BY	3
country		BZ	3
country		CA	3
country		CC	3
country		CC	5
country		CD	3
country		CF	3
country		CF	5
country		CG	0
country		CG	3
country		CG	5
country		CH	3
country		CI	3
country		CK	3
country		CL	3
country		CM	3
country		CM	5
country		CO	3
country		CR	3
country		CU	3
country		CV	3
country		CW	3
country		CX	3
country		CY	3
country		CZ	0
country		CZ	3
country		DE	3
country		DJ	3
country		DK	0
country		DK	3
country		DK	5
country		DM	3
country		DM	5
country		DO	3
country		DZ	3
country		EE	3
country		EG	3
country		EH	3
country		EH	5
country		ER	3
country		ES	3
country		ET	0
country		ET	3
country		FI	3
country		FJ	3
country		FK	3
country		FM	3
country		FM	5
country		FO	3
country		FR	3
country		GA	3
country		GD	3
country		GG	5
country		GH	3
country		GI	3
country		GL	3
country		GL	5
country		GM	3
country		GP	3
country		GQ	3
country		GR	0
country		GR	3
country		GR	5
country		GT	3
country		GU	3
country		GW	3
country		GY	3
country		HK	3
country		HN	3
country		HR	3
country		HT	3
country		HU	3
country		ID	0
country		ID	3
country		IE	3
country		IE	5
country		IM	3
country		IN	3
country		IQ	3
country		IR	3
country		IS	3
country		IT	3
country		JE	0
country		JM	3
country		JP	3
country		KE	3
country		KG	0
country		KG	3
country		KH	3
country		KI	3
country		KM	3
country		KP	0
country		KP	3
country		KR	3
country		KR	5
country		KW	0
country		KW	3
country		KY	3
country		KZ	0
country		KZ	3
country		LA	0
country		LA	3
country		LB	3
country		LB	5
country		LC	3
country		LI	0
country		LI	3
country		LI	5
country		LK	3
country		LR	3
country		LS	3
country		LT	3
country		LU	3
country		LV	3
country		LY	3
country		LY	5
country		MA	0
country		MA	3
country		MC	3
country		MD	3
country		ME	0
country		ME	3
country		ME	5
country		MF	5
country		MG	0
country		MG	3
country		MH	3
country		MK	0
country		MK	3
country		MM	0
country		MM	3
country		MN	3
country		MO	3
country		MP	3
country		MQ	3
country		MR	3
country		MS	3
country		MT	3
country		MT	5
country		MU	0
country		MU	3
country		MV	3
country		MW	0
country		MW	3
country		MX	3
country		MY	0
country		MY	3
country		MZ	3
country		MZ	5
country		NA	0
country		NA	3
country		NC	3
country		NE	3
country		NF	3
country		NG	3
country		NG	5
country		NI	3
country		NL	3
country		NO	3
country		NO	5
country		NP	3
country		NP	5
country		NR	3
country		NU	1
country		NU	3
country		NZ	0
country		NZ	3
country		OM	3
country		PA	3
country		PF	3
country		PH	0
country		PH	3
country		PK	3
country		PK	5
country		PL	3
country		PL	5
country		PN	3
country		PR	3
country		PS	0
country		PS	3
country		PT	3
country		PW	3
country		PY	3
country		PY	5
country		QA	3
country		RE	5
country		RO	3
country		RS	3
country		RU	3
country		RW	3
country		SA	3
country		SB	3
country		SC	3
country		SD	3
country		SE	3
country		SG	0
country		SG	3
country		SI	3
country		SK	3
country		SK	5
country		SL	3
country		SM	3
country		SN	3
country		SR	3
country		SR	5
country		SS	0
country		SS	3
country		ST	5
country		SV	3
country		SX	3
country		SY	3
country		SZ	3
country		TC	3
country		TC	5
country		TG	3
country		TG	5
country		TH	3
country		TJ	3
country		TJ	5
country		TK	3
country		TL	3
country		TM	3
country		TM	5
country		TN	3
country		TO	3
country		TO	5
country		TR	0
country		TR	3
country		TV	3
country		TV	5
country		TW	0
country		TW	3
country		TZ	5
country		UA	3
country		UG	3
country		UG	5
country		US	4
country		UY	3
country		UZ	3
country		VA	3
country		VA	5
country		VE	3
country		VG	3
country		VG	5
country		VI	3
country		VI	5
country		VN	0
country		VN	3
country		VU	3
country		WF	3
country		WS	5
country		YE	3
country		YT	3
country		YU	0
country		ZA	3
country		ZM	3
country		ZW	3
country	context	AL	4
country	context	AO	1
country	context	AR	4
country	context	AU	0
country	context	AX	1
country	context	AX	4
country	context	AZ	4
country	context	BA	3
country	context	BA	4
country	context	BM	1
country	context	BR	1
country	context	CA	4
country	context	CD	0
country	context	CD	3
country	context	CD	5
country	context	CF	1
country	context	CG	1
country	context	CH	0
country	context	CL	1
country	context	CN	3
country	context	CN	5
country	context	CO	4
country	context	CY	1
country	context	DE	1
country	context	DE	5
country	context	DK	1
country	context	DM	1
country	context	DO	1
country	context	EE	3
country	context	EE	4
country	context	EG	1
country	context	GA	4
country	context	GD	1
country	context	GD	3
country	context	GE	3
country	context	GG	3
country	context	GN	3
country	context	GP	1
country	context	GR	1
country	context	HU	5
country	context	ID	4
country	context	IE	0
country	context	IL	3
country	context	IL	4
country	context	IM	5
country	context	IN	5
country	context	IR	0
country	context	JE	3
country	context	JO	3
country	context	JP	5
country	context	KH	1
country	context	KR	0
country	context	KY	4
country	context	LA	4
country	context	MA	4
country	context	MD	4
country	context	ME	4
country	context	MK	1
country	context	ML	1
country	context	ML	3
country	context	MN	4
country	context	MO	4
country	context	MS	4
country	context	MT	4
country	context	MU	3
country	context	MU	4
country	context	MZ	0
country	context	NA	0
country	context	NA	4
country	context	NC	4
country	context	NE	4
country	context	NL	1
country	context	NO	1
country	context	NU	4
country	context	OM	1
country	context	PA	4
country	context	PE	3
country	context	PE	4
country	context	PF	5
country	context	PS	3
country	context	PT	1
country	context	RU	4
country	context	RU	5
country	context	SA	0
country	context	SA	5
country	context	SC	4
country	context	SD	1
country	context	SD	4
country	context	SE	1
country	context	SK	4
country	context	TD	3
country	context	TH	5
country	context	TN	4
country	context	TR	1
country	context	TT	5
country	context	TW	3
country	context	TW	5
country	context	US	1
country	context	US	3
country	context	US	5
country	context	VA	4
country	context	VG	5
country	context	WS	3
country	context	YT	4
country	context	ZA	5
country	edge	MF	1
country	edge	US	3
demonym		AE	0
demonym		AM	0
demonym		BH	0
demonym		DO	0
demonym		ET	0
demonym		GE	0
demonym		GH	0
demonym		HK	0
demonym		IQ	0
demonym		JM	0
demonym		JO	0
demonym		KE	0
demonym		KW	0
demonym		LY	0
demonym		MC	0
demonym		MG	0
demonym		MM	0
demonym		MT	0
demonym		MU	0
demonym		MW	0
demonym		NG	0
demonym		OM	0
demonym		PK	0
demonym		SD	0
demonym		SG	0
demonym		SY	0
demonym		TW	0
demonym		TZ	0
demonym		UG	0
demonym		VN	0
demonym		YE	0
demonym		YU	0
demonym		ZM	0
demonym	context	CH	0
demonym	context	CN	0
demonym	context	CU	0
demonym	context	FI	0
demonym	context	IT	0
demonym	context	KR	0
demonym	context	MM	0
demonym	context	NZ	0
demonym	context	PH	0
demonym	context	PL	0
demonym	context	SA	0
demonym	context	TH	0
ending		en,es,fr,pt	0
ordinal	context	de	0
ordinal	context	es	9
ordinal	context	fr	9
part		GB	3
state		BE	0
state		BE	7
state		BR	0
state		BR	7
state		ES	5
state		IN	5
state	context	AT	0
state	context	AU	3
state	context	CA	5
state	context	CH	0
state	context	DE	3
state	context	ES	0
state	context	ES	7
state	context	FR	7
state	context	IN	5
state	context	IT	3
state	context	MX	3
state	context	NL	0
state	context	NL	3
state	context	US	0
state	context	US	5`;
export const rowSources: string = `general-usage
i18n-iso-countries
geonames-cities15000
cldr
iso3166
rigour-territories
python-us
opencage-states
un-names
libpostal
unicode-roman
country-codes`;
export const letterSounds: string = `a			301
b			40
c	k		40
c	s		40
cl	d		562
d	t		40
e	c		221
e			301
f			40
g	c		221
g	j		40
h	b		221
h			301
i			301
in	m		562
j			40
k	h		221
k			40
l	i		221
m			40
n	m		40
o			301
p	b		40
p	f		40
q	g		221
q	k		40
rn	m		221
s	plural		1615
s			40
t			40
u	n		221
u			301
v	b		40
v	f		40
v	u		221
vv	w		562
w	f		40
x	k		40
x	s		40
y			301
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
10a	10		14
10de	10		17
10e	10		8
10eme	10		8
10o	10		14
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
11a	11		14
11de	11		17
11e	11		8
11eme	11		8
11o	11		14
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
12a	12		14
12de	12		17
12e	12		8
12eme	12		8
12o	12		14
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
13a	13		14
13de	13		17
13e	13		8
13eme	13		8
13o	13		14
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
14a	14		14
14de	14		17
14e	14		8
14eme	14		8
14o	14		14
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
15a	15		14
15de	15		17
15e	15		8
15eme	15		8
15o	15		14
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
16a	16		14
16de	16		17
16e	16		8
16eme	16		8
16o	16		14
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
17a	17		14
17de	17		17
17e	17		8
17eme	17		8
17o	17		14
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
18a	18		14
18de	18		17
18e	18		8
18eme	18		8
18o	18		14
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
19a	19		14
19de	19		17
19e	19		8
19eme	19		8
19o	19		14
19th	19		0
1a	1		14
1er	1		8
1ere	1		8
1o	1		14
1ra	1		20
1re	1		8
1ro	1		20
1st	1		0
1ste	1		17
20a	20		14
20e	20		8
20eme	20		8
20o	20		14
20ste	20		17
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
2a	2		14
2d	2		0
2da	2		20
2de	2		17
2do	2		20
2e	2		8
2eme	2		8
2nd	2		0
2o	2		14
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
3a	3		14
3d	3		949
3de	3		17
3e	3		8
3eme	3		8
3er	3		20
3o	3		14
3ra	3		20
3rd	3		0
3ro	3		20
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
4a	4		14
4de	4		17
4e	4		8
4eme	4		8
4o	4		14
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
5a	5		14
5de	5		17
5e	5		8
5eme	5		8
5o	5		14
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
6a	6		14
6de	6		17
6e	6		8
6eme	6		8
6o	6		14
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
7a	7		14
7de	7		17
7e	7		8
7eme	7		8
7o	7		14
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
8a	8		14
8e	8		8
8eme	8		8
8o	8		14
8ste	8		17
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
9a	9		14
9de	9		17
9e	9		8
9eme	9		8
9o	9		14
9th	9		0
a dozen	12		4
a hundred	100		4
a thousand	1000		4
acht	8		483
achte	8		27
achtentwintig	28		23
achtste	8		17
achttien	18		23
achttiende	18		17
achtundzwanzig	28		11
achtzehn	18		11
achtzehnte	18		27
achtzig	80		11
catorce	14		22
catorze	14		26
cem	100		962
cent	100		356
cento	100		26
centum	100		355
cero	0		22
cien	100		22
ciento	100		22
cinco	5		22
cincuenta	50		22
cinq	5		21
cinquanta	50		25
cinquante	50		21
cinque	5		25
cinquenta	50		26
cinquieme	5		8
cuarenta	40		22
cuarta	4		20
cuarto	4		20
cuatro	4		22
decima	10		20
decimo	10		20
decimo nono	19		51
decimo oitavo	18		51
decimo primeiro	11		51
decimo quarto	14		51
decimo quinto	15		51
decimo segundo	12		51
decimo setimo	17		51
decimo sexto	16		51
decimo terceiro	13		51
decimoctavo	18		20
decimocuarto	14		20
decimonoveno	19		20
decimoquinto	15		20
decimoseptimo	17		20
decimosexto	16		20
decimotercero	13		20
derde	3		17
dertien	13		23
dertiende	13		17
dertig	30		23
deux	2		21
deux mille	2000		21
deuxieme	2		8
dez	10		412
dezanove	19		26
dezasseis	16		26
dezassete	17		26
dezenove	19		26
dezesseis	16		26
dezessete	17		26
dezoito	18		26
diciannove	19		25
diciannovesimo	19		47
diciassette	17		25
diciassettesimo	17		47
diciottesimo	18		47
diciotto	18		25
dieci	10		25
diecinueve	19		22
dieciocho	18		22
dieciseis	16		22
diecisiete	17		22
diez	10		22
dix	10		356
dix huit	18		21
dix huitieme	18		8
dix neuf	19		21
dix neuvieme	19		8
dix sept	17		21
dix septieme	17		8
dixieme	10		8
doce	12		411
dodicesimo	12		47
dodici	12		25
dois	2		26
dois mil	2000		26
dos	2		484
dos mil	2000		22
double	2		355
douze	12		21
douzieme	12		8
doze	12		26
dozen	12		4
drei	3		11
dreissig	30		11
dreiundzwanzig	23		11
dreizehn	13		11
dreizehnte	13		27
drie	3		23
drieentwintig	23		23
dritte	3		27
dritter	3		27
drittes	3		27
duas	2		26
dubbel	2		23
due	2		485
duemila	2000		25
duizend	1000		23
duodecima	12		20
duodecimo	12		20
een	1		966
eenentwintig	21		23
eerste	1		17
eight	8		4
eight hundred	800		4
eighteen	18		4
eighteenth	18		0
eighth	8		0
eightieth	80		0
eighty	80		4
eighty eight	88		4
eighty eighth	88		0
eighty fifth	85		0
eighty first	81		0
eighty five	85		4
eighty four	84		4
eighty fourth	84		0
eighty nine	89		4
eighty ninth	89		0
eighty one	81		4
eighty second	82		0
eighty seven	87		4
eighty seventh	87		0
eighty six	86		4
eighty sixth	86		0
eighty third	83		0
eighty three	83		4
eighty two	82		4
ein	1		576
eine	1		483
eine million	1000000		11
einhundert	100		11
eins	1		11
eintausend	1000		11
einundzwanzig	21		11
eleven	11		4
eleventh	11		0
elf	11		483
elfde	11		17
elfte	11		27
erste	1		1616
ersten	1		27
erster	1		27
erstes	1		27
fifteen	15		4
fifteenth	15		0
fifth	5		0
fiftieth	50		0
fifty	50		4
fifty eight	58		4
fifty eighth	58		0
fifty fifth	55		0
fifty first	51		0
fifty five	55		4
fifty four	54		4
fifty fourth	54		0
fifty nine	59		4
fifty ninth	59		0
fifty one	51		4
fifty second	52		0
fifty seven	57		4
fifty seventh	57		0
fifty six	56		4
fifty sixth	56		0
fifty third	53		0
fifty three	53		4
fifty two	52		4
first	1		0
five	5		4
five hundred	500		4
fortieth	40		0
forty	40		4
forty eight	48		4
forty eighth	48		0
forty fifth	45		0
forty first	41		0
forty five	45		4
forty four	44		4
forty fourth	44		0
forty nine	49		4
forty ninth	49		0
forty one	41		4
forty second	42		0
forty seven	47		4
forty seventh	47		0
forty six	46		4
forty sixth	46		0
forty third	43		0
forty three	43		4
forty two	42		4
four	4		4
four hundred	400		4
fourteen	14		4
fourteenth	14		0
fourth	4		0
fourty	40		355
fuenf	5		11
fuenfte	5		27
fuenfundzwanzig	25		11
fuenfzehn	15		11
fuenfzehnte	15		27
fuenfzig	50		11
funf	5		11
funfte	5		27
funfter	5		27
funfundzwanzig	25		11
funfzehn	15		11
funfzehnte	15		27
funfzig	50		11
honderd	100		23
huit	8		21
huitante	80		21
huitieme	8		8
hundert	100		11
hundred	100		4
hundredth	100		0
ii	2		84
iii	3		84
iv	4		84
ix	9		84
mil	1000		484
milhao	1000000		26
milione	1000000		25
miljoen	1000000		23
mille	1000		356
million	1000000		4
millon	1000000		22
negen	9		23
negende	9		17
negenentwintig	29		23
negentien	19		23
negentiende	19		17
negentig	90		23
neuf	9		21
neun	9		11
neunte	9		27
neunundzwanzig	29		11
neunzehn	19		11
neunzehnte	19		27
neunzig	90		11
neuvieme	9		8
nine	9		4
nine hundred	900		4
nineteen	19		4
nineteenth	19		0
ninetieth	90		0
ninety	90		4
ninety eight	98		4
ninety eighth	98		0
ninety fifth	95		0
ninety first	91		0
ninety five	95		4
ninety four	94		4
ninety fourth	94		0
ninety nine	99		4
ninety ninth	99		0
ninety one	91		4
ninety second	92		0
ninety seven	97		4
ninety seventh	97		0
ninety six	96		4
ninety sixth	96		0
ninety third	93		0
ninety three	93		4
ninety two	92		4
ninth	9		0
nona	9		14
nonante	90		21
nono	9		51
nought	0		4
novanta	90		25
nove	9		412
novena	9		20
noveno	9		20
noventa	90		22
nueve	9		22
nul	0		23
null	0		576
ochenta	80		22
ocho	8		22
octante	80		21
octava	8		20
octavo	8		20
oitava	8		51
oitavo	8		51
oitenta	80		26
oito	8		26
once	11		411
one	1		355
one hundred	100		4
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
one million	1000000		4
one thousand	1000		4
onze	11		21
onzieme	11		8
ottanta	80		25
ottava	8		47
ottavo	8		47
otto	8		485
premier	1		1618
premiere	1		950
premieres	1		8
premiers	1		8
prima	1		951
primeira	1		51
primeiro	1		51
primer	1		563
primera	1		20
primero	1		20
primo	1		951
quaranta	40		25
quarante	40		21
quarenta	40		26
quarta	4		51
quarto	4		14
quatorze	14		21
quatorzieme	14		8
quatre	4		21
quatre vingt	80		21
quatre vingt dix	90		21
quatre vingts	80		21
quatrieme	4		8
quatro	4		26
quattordicesimo	14		47
quattordici	14		25
quattro	4		25
quince	15		411
quindicesimo	15		47
quindici	15		25
quinta	5		1617
quinto	5		20
quinze	15		21
quinzieme	15		8
sechs	6		11
sechste	6		27
sechsundzwanzig	26		11
sechzehn	16		11
sechzehnte	16		27
sechzig	60		11
second	2		949
seconda	2		47
seconde	2		950
secondo	2		47
sedicesimo	16		47
sedici	16		25
segunda	2		20
segundo	2		563
sei	6		964
seis	6		22
seize	16		356
seizieme	16		8
sept	7		356
septante	70		21
septieme	7		8
septima	7		20
septimo	7		20
sesenta	60		22
sessanta	60		25
sessenta	60		26
sesta	6		47
sesto	6		47
sete	7		967
setenta	70		22
setima	7		51
setimo	7		51
settanta	70		25
sette	7		25
settima	7		47
settimo	7		47
seven	7		4
seven hundred	700		4
seventeen	17		4
seventeenth	17		0
seventh	7		0
seventieth	70		0
seventy	70		4
seventy eight	78		4
seventy eighth	78		0
seventy fifth	75		0
seventy first	71		0
seventy five	75		4
seventy four	74		4
seventy fourth	74		0
seventy nine	79		4
seventy ninth	79		0
seventy one	71		4
seventy second	72		0
seventy seven	77		4
seventy seventh	77		0
seventy six	76		4
seventy sixth	76		0
seventy third	73		0
seventy three	73		4
seventy two	72		4
sexta	6		563
sexto	6		20
sieben	7		11
siebente	7		27
siebenundzwanzig	27		11
siebte	7		27
siebzehn	17		11
siebzehnte	17		27
siebzig	70		11
siete	7		22
six	6		4
six hundred	600		4
sixieme	6		8
sixteen	16		4
sixteenth	16		0
sixth	6		0
sixtieth	60		0
sixty	60		4
sixty eight	68		4
sixty eighth	68		0
sixty fifth	65		0
sixty first	61		0
sixty five	65		4
sixty four	64		4
sixty fourth	64		0
sixty nine	69		4
sixty ninth	69		0
sixty one	61		4
sixty second	62		0
sixty seven	67		4
sixty seventh	67		0
sixty six	66		4
sixty sixth	66		0
sixty third	63		0
sixty three	63		4
sixty two	62		4
soixante	60		21
soixante dix	70		21
tachtig	80		23
tausend	1000		11
ten	10		963
tenth	10		0
terceira	3		51
terceiro	3		51
tercer	3		20
tercera	3		20
tercero	3		20
terza	3		47
terzo	3		47
third	3		0
thirteen	13		4
thirteenth	13		0
thirtieth	30		0
thirty	30		4
thirty eight	38		4
thirty eighth	38		0
thirty fifth	35		0
thirty first	31		0
thirty five	35		4
thirty four	34		4
thirty fourth	34		0
thirty nine	39		4
thirty ninth	39		0
thirty one	31		4
thirty second	32		0
thirty seven	37		4
thirty seventh	37		0
thirty six	36		4
thirty sixth	36		0
thirty third	33		0
thirty three	33		4
thirty two	32		4
thousand	1000		4
three	3		4
three hundred	300		4
tien	10		965
tiende	10		17
tre	3		485
trece	13		22
tredicesimo	13		47
tredici	13		25
treinta	30		22
treize	13		21
treizieme	13		8
trenta	30		25
trente	30		21
tres	3		22
treze	13		26
trinta	30		26
trois	3		21
troisieme	3		8
twaalf	12		23
twaalfde	12		17
twee	2		23
tweede	2		17
tweeentwintig	22		23
twelfth	12		0
twelve	12		4
twentieth	20		0
twenty	20		4
twenty eight	28		4
twenty eighth	28		0
twenty fifth	25		0
twenty first	21		0
twenty five	25		4
twenty four	24		4
twenty fourth	24		0
twenty nine	29		4
twenty ninth	29		0
twenty one	21		4
twenty second	22		0
twenty seven	27		4
twenty seventh	27		0
twenty six	26		4
twenty sixth	26		0
twenty third	23		0
twenty three	23		4
twenty two	22		4
twin	2		355
twintig	20		23
twintigste	20		17
two	2		4
two hundred	200		4
two thousand	2000		4
um	1		412
uma	1		412
un	1		577
una	1		484
undecima	11		20
undecimo	11		20
undicesimo	11		47
undici	11		25
une	1		577
uno	1		411
veertien	14		23
veertiende	14		17
veertig	40		23
veinte	20		22
veinticinco	25		22
veinticuatro	24		22
veintidos	22		22
veintinueve	29		22
veintiocho	28		22
veintiseis	26		22
veintisiete	27		22
veintitres	23		22
veintiuno	21		22
ventesimo	20		47
venti	20		25
venticinque	25		25
ventidue	22		25
ventinove	29		25
ventiquattro	24		25
ventisei	26		25
ventisette	27		25
ventitre	23		25
ventotto	28		25
ventuno	21		25
vi	6		953
vier	4		11
vierde	4		17
vierentwintig	24		23
vierte	4		27
vierter	4		27
vierundzwanzig	24		11
vierzehn	14		11
vierzehnte	14		27
vierzig	40		11
vigesima	20		20
vigesimo	20		20
vii	7		84
viii	8		84
vijf	5		23
vijfde	5		17
vijfentwintig	25		23
vijftien	15		23
vijftiende	15		17
vijftig	50		23
vingt	20		21
vingt cinq	25		21
vingt deux	22		21
vingt et un	21		21
vingt huit	28		21
vingt neuf	29		21
vingt quatre	24		21
vingt sept	27		21
vingt six	26		21
vingt trois	23		21
vingtieme	20		8
vinte	20		26
vinte e cinco	25		26
vinte e dois	22		26
vinte e nove	29		26
vinte e oito	28		26
vinte e quatro	24		26
vinte e seis	26		26
vinte e sete	27		26
vinte e tres	23		26
vinte e um	21		26
xi	11		953
xii	12		84
xiii	13		84
xiv	14		84
xix	19		84
xv	15		952
xvi	16		84
xvii	17		84
xviii	18		84
xx	20		952
zehn	10		11
zehnte	10		27
zero	0		4
zes	6		23
zesde	6		17
zesentwintig	26		23
zestien	16		23
zestiende	16		17
zestig	60		23
zeven	7		23
zevende	7		17
zevenentwintig	27		23
zeventien	17		23
zeventiende	17		17
zeventig	70		23
zwanzig	20		11
zwanzigste	20		27
zwei	2		11
zweitausend	2000		11
zweite	2		27
zweiter	2		27
zweites	2		27
zweiundzwanzig	22		11
zwo	2		11
zwoelf	12		11
zwoelfte	12		27
zwolf	12		11
zwolfte	12		27`;
export const places: string = `a coruna		A Coruña	44
aachen		Aachen	5
aalborg		Aalborg	74
aargau		Aargau	52
aarhus		Aarhus	74
ab	alberta	Alberta	73
aberdeen		Aberdeen	15
abertawe	swansea	Swansea	15
abidjan		Abidjan	488
abo	turku	Turku	1118
abobo		Abobo	488
abou dabi	abu dhabi	Abu Dhabi	969
abruzzi	abruzzo	Abruzzo	190
abruzzo		Abruzzo	53
abu dhabi		Abu Dhabi	191
abu ghurayb		Abū Ghurayb	109
abu zaby	abu dhabi	Abu Dhabi	191
abuja		Abuja	260
abw	aruba	Aruba	713
abyssinia	ethiopia	Ethiopia	1247
acapulco		Acapulco	37
accra		Accra	491
act	australian capital territory	Australian Capital Territory	571
ad	andorra	Andorra	702
ad dammam	dammam	Dammam	196
ad dawhah	doha	Doha	1070
adamstown		Adamstown	1065
adana		Adana	75
addis ababa		Addis Ababa	590
addis abeba	addis ababa	Addis Ababa	590
adelaide		Adelaide	428
ae	united arab emirates	United Arab Emirates	703
aerbaniya	albania	Albania	264
aerjiliya	algeria	Algeria	231
af	afghanistan	Afghanistan	704
afeganistao	afghanistan	Afghanistan	263
afg	afghanistan	Afghanistan	704
afganistan	afghanistan	Afghanistan	263
afghanistan		Afghanistan	1160
afr	africa	Africa	12
africa		Africa	48
africa austral	southern africa	Southern Africa	1
africa central	central africa	Central Africa	1
africa do sul	south africa	South Africa	71
africa occidental	west africa	West Africa	1
africa ocidental	west africa	West Africa	1
africa oriental	east africa	East Africa	1
africa subsaariana	sub saharan africa	Sub-Saharan Africa	1
africain	africa	Africa	13
africaine	africa	Africa	13
african	africa	Africa	13
africana	africa	Africa	13
africano	africa	Africa	13
afrika	africa	Africa	1
afrika du sud	south africa	South Africa	398
afrika kudu	south africa	South Africa	398
afrika selatan	south africa	South Africa	71
afrika ya koto	south africa	South Africa	398
afrika ya kudu	south africa	South Africa	398
afrikaanse	africa	Africa	13
afrikanische	africa	Africa	13
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
afuganisutan	afghanistan	Afghanistan	263
afuhan	afghanistan	Afghanistan	263
ag	antigua and barbuda	Antigua and Barbuda	705
agenting	argentina	Argentina	709
ago	angola	Angola	708
agram	zagreb	Zagreb	418
aguascalientes		Aguascalientes	29
agypten	egypt	Egypt	117
agyptische	egypt	Egypt	404
ahmadabad	ahmedabad	Ahmedabad	16
ahmedabad		Ahmedabad	16
ai	anguilla	Anguilla	706
aia	anguilla	Anguilla	706
aierlan	ireland	Ireland	124
aiji	egypt	Egypt	117
aillaendeu	ireland	Ireland	124
airurando	ireland	Ireland	124
aisaiebiya	ethiopia	Ethiopia	204
aiseullandeu	iceland	Iceland	237
aishaniya	estonia	Estonia	233
aisurando	iceland	Iceland	237
aiti	haiti	Haiti	322
aix la chapelle	aachen	Aachen	5
ajeleubaijan	azerbaijan	Azerbaijan	90
ajman		Ajman	191
ak	alaska	Alaska	7
akdeniz	mediterranean	Mediterranean	1
aken	aachen	Aachen	5
akron		Akron	3
al	alabama	Alabama	7
al arabia	arab world	Arab World	1
al arabiya	arab world	Arab World	1
al basrat al qadimah		Al Başrat al Qadīmah	109
al iran	iran	Iran	376
al iraq	iraq	Iraq	375
al iskandariyah	alexandria	Alexandria	193
al jizah	giza	Giza	193
al jumhuriyah al iraqiyah	iraq	Iraq	375
al jumhuriyah al islamiyah al iraniyah	iran	Iran	376
al kuwait	kuwait	Kuwait	1301
al kuwayt	kuwait city	Kuwait City	597
al madinah	medina	Medina	196
al maghrib	morocco	Morocco	1322
al manamah	manama	Manama	583
al mawsil al jadidah		Al Mawşil al Jadīdah	109
al qahirah	cairo	Cairo	193
al quds	jerusalem	Jerusalem	259
al yaman	yemen	Yemen	347
al yaman al muazzam	yemen	Yemen	347
al yaman al muazzam al jumhuriyah	yemen	Yemen	347
al yaman al muazzam al jumhuriyah al islamiyah	yemen	Yemen	347
ala	alabama	Alabama	7
alabama		Alabama	19
alabemiliteuyeonhab	united arab emirates	United Arab Emirates	89
alabosahalaminzhugongheguo	western sahara	Western Sahara	161
alacant	alicante	Alicante	44
alagoas		Alagoas	38
aland	aland islands	Åland Islands	1467
aland islands		Åland Islands	1178
alandskie ostrova	aland islands	Åland Islands	227
alaska		Alaska	150
alb	albania	Albania	1463
albania		Albania	1164
albanian	albania	Albania	546
albanie	albania	Albania	264
albanien	albania	Albania	264
albaniya	albania	Albania	264
albany		Albany	3
alberta		Alberta	959
alborg	aalborg	Aalborg	74
albuquerque		Albuquerque	3
alema	germany	Germany	35
aleman	germany	Germany	35
alemana	germany	Germany	35
alemanha	germany	Germany	64
alemania	germany	Germany	64
alemao	germany	Germany	35
aleppo		Aleppo	308
aleuhentina	argentina	Argentina	364
aleumenia	armenia	Armenia	226
alexandria		Alexandria	193
alexandrie	alexandria	Alexandria	193
alger	algiers	Algiers	1152
algeria		Algeria	1240
algerian	algeria	Algeria	550
algerie	algeria	Algeria	231
algerien	algeria	Algeria	231
algerienne	algeria	Algeria	550
algier	algiers	Algiers	416
algiers		Algiers	416
alianqiu	united arab emirates	United Arab Emirates	89
alicante		Alicante	505
aljeli	algeria	Algeria	231
allemagne	germany	Germany	64
allemagne federale	germany	Germany	513
allemand	germany	Germany	35
allemande	germany	Germany	35
alma ata	almaty	Almaty	496
alman	germany	Germany	35
almanya	germany	Germany	64
almaty		Almaty	496
alofi		Alofi	1058
alpen	alps	Alps	1
alpes	alps	Alps	1
alpi	alps	Alps	1
alpine	alps	Alps	12
alps		Alps	12
alsace		Alsace	961
alta	alberta	Alberta	73
alto adige	trentino alto adige	Trentino-Alto Adige	190
altona		Altona	5
aluba	aruba	Aruba	1176
alzhir	algeria	Algeria	231
am	armenia	Armenia	707
aman	oman	Oman	673
amapa		Amapá	38
amarillo		Amarillo	3
amazonas		Amazonas	38
amazonia		Amazonia	1
amazonie	amazonia	Amazonia	1
amberes	antwerp	Antwerp	42
amburgo	hamburg	Hamburg	5
amelikan samoa	american samoa	American Samoa	154
america	united states	United States	1562
america central	central america	Central America	1
america del nord	north america	North America	1
america del norte	north america	North America	1
america del sur	south america	South America	1
america do norte	north america	North America	1
america do sul	south america	South America	1
america latina	latin america	Latin America	1
america usa	united states	United States	395
americain	united states	United States	83
americaine	united states	United States	83
american	united states	United States	948
american samoa		American Samoa	1171
americana	united states	United States	83
americano	united states	United States	83
americas		Americas	48
amerika	united states	United States	1560
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
amerique	united states	United States	899
amerique centrale	central america	Central America	1
amerique du nord	north america	North America	1
amerique du sud	south america	South America	1
amerique latine	latin america	Latin America	1
amman		Amman	1125
amoy	xiamen	Xiamen	6
amritsar		Amritsar	16
amsterdam		Amsterdam	62
amsterdamsche	amsterdam	Amsterdam	606
amsterdamse	amsterdam	Amsterdam	606
an hui	anhui	Anhui	18
anadolu	anatolia	Anatolia	1
anaheim		Anaheim	3
anatolia		Anatolia	1
anatolien	anatolia	Anatolia	1
anchorage		Anchorage	24
and	andorra	Andorra	702
andalucia	andalusia	Andalusia	188
andalusia		Andalusia	187
andaoer	andorra	Andorra	362
andean		Andean	1
andes	andean	Andean	1
andhra pradesh		Andhra Pradesh	31
andina	andean	Andean	12
andino	andean	Andean	1
andola	andorra	Andorra	362
andora	andorra	Andorra	362
andorra		Andorra	1158
andorra la vella		Andorra la Vella	968
andorre	andorra	Andorra	362
angela	angola	Angola	1464
anggilla	anguilla	Anguilla	363
anggolla	angola	Angola	507
angilya	anguilla	Anguilla	363
angira	anguilla	Anguilla	363
anglais	england	England	36
anglaise	england	England	36
angleterre	england	England	352
anglo	united kingdom	United Kingdom	474
angoche		Angoche	46
angola		Angola	1167
angolan	angola	Angola	467
angolana	angola	Angola	467
angolanas	angola	Angola	467
angolano	angola	Angola	467
angora	angola	Angola	507
anguila	anguilla	Anguilla	363
anguilla		Anguilla	1162
anhalt	saxony anhalt	Saxony-Anhalt	41
anhui		Anhui	30
anhwei	anhui	Anhui	18
ankara		Ankara	75
ann arbor		Ann Arbor	3
anqing		Anqing	2
antalya		Antalya	75
antananarivo		Antananarivo	1043
anteigua babuda	antigua and barbuda	Antigua and Barbuda	153
antigua and barbuda		Antigua and Barbuda	1161
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
antofagasta		Antofagasta	489
antonio enes	angoche	Angoche	46
antuerpia	antwerp	Antwerp	42
antwerp		Antwerp	42
antwerp province		Antwerp Province	1620
antwerpen	antwerp	Antwerp	42
anvers	antwerp	Antwerp	42
anz region	australasia	Australasia	1
ao	angola	Angola	708
aodaliya	australia	Australia	265
aodeli	austria	Austria	155
aolan	aland islands	Åland Islands	227
aomen	macau	Macau	526
aotearoa	new zealand	New Zealand	672
aotearoa new zealand	new zealand	New Zealand	672
ap	asia pacific	Asia Pacific	12
apac	asia pacific	Asia Pacific	1
apeuganiseutan	afghanistan	Afghanistan	263
apia		Apia	1100
apj	asia pacific	Asia Pacific	12
appenzell		Appenzell	1629
appenzell ausserrhoden	appenzell	Appenzell	52
appenzell innerrhoden	appenzell	Appenzell	52
apulia	puglia	Puglia	53
aquaserbia	montenegro	Montenegro	1328
aquatorialguinea	equatorial guinea	Equatorial Guinea	122
aquitaine	nouvelle aquitaine	Nouvelle-Aquitaine	72
ar	arkansas	Arkansas	7
ar riyad	riyadh	Riyadh	196
arab	arab world	Arab World	12
arab countries	arab world	Arab World	1
arab republic of egypt	egypt	Egypt	273
arab world		Arab World	1
arabe	arab world	Arab World	1
arabia	arab world	Arab World	1
arabia saudita	saudi arabia	Saudi Arabia	175
arabian	arab world	Arab World	13
arabian gulf	gulf	Gulf	1
arabie saoudite	saudi arabia	Saudi Arabia	175
arabische	arab world	Arab World	1
arabische republiek egypte	egypt	Egypt	117
arabskie emiraty	united arab emirates	United Arab Emirates	629
arabushouzhangguolianbang	united arab emirates	United Arab Emirates	89
aragon		Aragon	480
arbil	erbil	Erbil	109
are	united arab emirates	United Arab Emirates	703
arequipa		Arequipa	1060
arg	argentina	Argentina	1465
argel	algiers	Algiers	416
argelia	algeria	Algeria	231
argelina	algeria	Algeria	550
argentijnse republiek	argentina	Argentina	364
argentina		Argentina	1169
argentine	argentina	Argentina	709
argentine republic	argentina	Argentina	1170
argentinean	argentina	Argentina	399
argentinian	argentina	Argentina	399
argentinien	argentina	Argentina	364
argentinische	argentina	Argentina	399
argentino	argentina	Argentina	399
argentins	argentina	Argentina	399
argovia	aargau	Aargau	59
argovie	aargau	Aargau	59
arhus	aarhus	Aarhus	74
ariz	arizona	Arizona	300
arizona		Arizona	19
ark	arkansas	Arkansas	7
arkansas		Arkansas	19
arkhangelsk		Arkhangelsk	307
arlington		Arlington	3
arm	armenia	Armenia	707
armenia		Armenia	1166
armenian	armenia	Armenia	1571
armenie	armenia	Armenia	226
armenien	armenia	Armenia	226
armeniya	armenia	Armenia	226
aruba		Aruba	1177
arubania	albania	Albania	264
arujieria	algeria	Algeria	231
arumenia	armenia	Armenia	226
arunachal pradesh		Arunachal Pradesh	31
arusha		Arusha	426
aruzenchin	argentina	Argentina	364
as	american samoa	American Samoa	710
asaibaijiang	azerbaijan	Azerbaijan	90
aserbaidschan	azerbaijan	Azerbaijan	90
ash shariqah	sharjah	Sharjah	191
ashgabat		Ashgabat	616
ashkhabad	ashgabat	Ashgabat	616
asia		Asia	48
asia pac	asia pacific	Asia Pacific	1
asia pacific		Asia Pacific	1
asia pacific japan	asia pacific	Asia Pacific	1
asia pacifico	asia pacific	Asia Pacific	1
asia pasifik	asia pacific	Asia Pacific	1
asia tenggara	southeast asia	Southeast Asia	1
asian	asia	Asia	13
asiapac	asia pacific	Asia Pacific	1
asiatic	asia	Asia	13
asiatica	asia	Asia	13
asiatique	asia	Asia	13
asiatische	asia	Asia	13
asie	asia	Asia	1
asie centrale	central asia	Central Asia	1
asie du sud	south asia	South Asia	1
asie du sud est	southeast asia	Southeast Asia	1
asie orientale	east asia	East Asia	1
asie pacifique	asia pacific	Asia Pacific	1
asien	asia	Asia	1
asien pazifik	asia pacific	Asia Pacific	1
asm	american samoa	American Samoa	710
asmara		Asmara	1001
assam		Assam	481
assia	hesse	Hesse	409
astana		Astana	496
asturias		Asturias	187
asuncion		Asunción	1069
asya	asia	Asia	12
at	austria	Austria	711
atenas	athens	Athens	152
atene	athens	Athens	152
atg	antigua and barbuda	Antigua and Barbuda	705
athen	athens	Athens	152
athenes	athens	Athens	152
athens		Athens	152
athina	athens	Athens	152
athiopien	ethiopia	Ethiopia	204
atlanta		Atlanta	3
atlantic		Atlantic	12
atlantico	atlantic	Atlantic	1
atlantik	atlantic	Atlantic	1
atlantique	atlantic	Atlantic	1
au	australia	Australia	712
auckland		Auckland	608
augsburg		Augsburg	5
aurora		Aurora	24
aus	australia	Australia	712
aussie	australia	Australia	400
aust	australia	Australia	1466
austin		Austin	24
austral	southern africa	Southern Africa	12
australasia		Australasia	1
australasian	australasia	Australasia	13
australia		Australia	1174
australian	australia	Australia	400
australian capital territory		Australian Capital Territory	296
australiana	australia	Australia	400
australie	australia	Australia	265
australien	australia	Australia	265
australienne	australia	Australia	400
australische	australia	Australia	400
austria		Austria	1173
austriaca	austria	Austria	143
austrian	austria	Austria	143
aut	austria	Austria	711
autriche	austria	Austria	155
autrichien	austria	Austria	143
autrichienne	austria	Austria	143
auvergne	auvergne rhone alpes	Auvergne-Rhône-Alpes	72
auvergne rhone alpes		Auvergne-Rhône-Alpes	189
avarua		Avarua	989
avrasya	eurasia	Eurasia	1
avrupa	europe	Europe	1
avrupali	europe	Europe	13
avstraliya	australia	Australia	265
avstriya	austria	Austria	155
avstriyskiy	austria	Austria	143
avusturya	austria	Austria	155
aw	aruba	Aruba	713
ax	aland islands	Åland Islands	1468
az	arizona	Arizona	7
aze	azerbaijan	Azerbaijan	1469
azerbaidjan	azerbaijan	Azerbaijan	90
azerbaigian	azerbaijan	Azerbaijan	90
azerbaijan		Azerbaijan	1179
azerbaijani	azerbaijan	Azerbaijan	915
azerbaijao	azerbaijan	Azerbaijan	90
azerbaiyan	azerbaijan	Azerbaijan	90
azerbaycan	azerbaijan	Azerbaijan	90
azerbaydzhan	azerbaijan	Azerbaijan	90
azeri	azerbaijan	Azerbaijan	915
azerubaijiyan	azerbaijan	Azerbaijan	90
azie	asia	Asia	1
aziya	asia	Asia	1
azja	asia	Asia	1
ba	bosnia and herzegovina	Bosnia and Herzegovina	1470
babaduosi	barbados	Barbados	365
babeidoseu	barbados	Barbados	365
babuyaxinjineiya	papua new guinea	Papua New Guinea	99
bachikanshiguo	vatican city	Vatican City	101
baden wuerttemberg	baden wurttemberg	Baden-Württemberg	254
baden wurttemberg		Baden-Württemberg	106
bagamy	bahamas	Bahamas	509
bagdad	baghdad	Baghdad	109
baghdad		Baghdad	109
bahama	bahamas	Bahamas	509
bahamas		Bahamas	1201
bahia		Bahia	38
bahrain		Bahrain	1192
bahraini	bahrain	Bahrain	1572
bahrein	bahrain	Bahrain	267
baieluosi	belarus	Belarus	156
baile atha cliath	dublin	Dublin	493
bailiwick of guernsey	guernsey	Guernsey	1258
bailiwick of jersey	jersey	Jersey	659
baimuda	bermuda	Bermuda	367
baja california		Baja California	29
baja california sur		Baja California Sur	29
baja sajonia	lower saxony	Lower Saxony	41
bajisitan	pakistan	Pakistan	385
bakersfield		Bakersfield	3
bakhreyn	bahrain	Bahrain	267
baki	baku	Baku	582
baku		Baku	582
balagui	paraguay	Paraguay	337
balcani	balkans	Balkans	1
bale	basel	Basel	360
bale campagne	basel landschaft	Basel-Landschaft	59
bale ville	basel stadt	Basel-Stadt	59
baleares	balearic islands	Balearic Islands	297
balearic islands		Balearic Islands	187
balears	balearic islands	Balearic Islands	297
balein	bahrain	Bahrain	267
baleisitan	palestine	Palestine	136
balgariya	bulgaria	Bulgaria	631
balgarska	bulgaria	Bulgaria	401
balin	bahrain	Bahrain	267
balkan	balkans	Balkans	1
balkanlar	balkans	Balkans	1
balkans		Balkans	1
baltia	baltic	Baltic	1
baltic		Baltic	12
baltic countries	baltic	Baltic	1
baltic states	baltic	Baltic	1
baltico	baltic	Baltic	1
baltics	baltic	Baltic	1
baltija	baltic	Baltic	1
baltijos	baltic	Baltic	1
baltikum	baltic	Baltic	1
baltimore		Baltimore	3
bamako		Bamako	1046
bamiyuda	bermuda	Bermuda	367
banama	panama	Panama	675
bandar abbas		Bandar Abbas	194
bandar seri begawan		Bandar Seri Begawan	984
bandung		Bandung	108
bangalore	bengaluru	Bengaluru	429
banggeulladesi	bangladesh	Bangladesh	266
bangkok		Bangkok	1145
bangla desh	bangladesh	Bangladesh	266
bangladesch	bangladesh	Bangladesh	266
bangladesh		Bangladesh	1185
bangladeshi	bangladesh	Bangladesh	917
bangui		Bangui	988
banguradeshiyu	bangladesh	Bangladesh	266
banjul		Banjul	1011
banuatsu	vanuatu	Vanuatu	462
banuatu	vanuatu	Vanuatu	462
baoding		Baoding	2
baoji		Baoji	2
baojialiya	bulgaria	Bulgaria	112
baotou		Baotou	2
barbade	barbados	Barbados	365
barbados		Barbados	1183
barcellona	barcelona	Barcelona	44
barcelona		Barcelona	44
barcelone	barcelona	Barcelona	44
baren	bahrain	Bahrain	267
bari		Bari	28
baroda	vadodara	Vadodara	16
barranquilla		Barranquilla	304
barubadosu	barbados	Barbados	365
basel		Basel	54
basel landschaft		Basel-Landschaft	52
basel stadt		Basel-Stadt	52
baselland	basel landschaft	Basel-Landschaft	955
basilea	basel	Basel	54
basilicata		Basilicata	53
basle	basel	Basel	54
basler	basel	Basel	504
basque country		Basque Country	187
basra		Basra	109
basrah	basra	Basra	109
basse saxe	lower saxony	Lower Saxony	41
basse terre		Basse-Terre	1012
basseterre		Basseterre	1027
bath		Bath	200
batikan	vatican city	Vatican City	101
baton rouge		Baton Rouge	3
batswana	botswana	Botswana	918
bavaria		Bavaria	106
baviera	bavaria	Bavaria	254
baviere	bavaria	Bavaria	254
bawu	baden wurttemberg	Baden-Württemberg	41
baxi	brazil	Brazil	91
bayern	bavaria	Bavaria	255
bayrut	beirut	Beirut	358
bb	barbados	Barbados	714
bbw ghyny ljdydh	papua new guinea	Papua New Guinea	99
bc	british columbia	British Columbia	73
bc canada	british columbia	British Columbia	954
bd	bangladesh	Bangladesh	715
bdesh	bangladesh	Bangladesh	1184
bdi	burundi	Burundi	720
be	belgium	Belgium	716
becs	vienna	Vienna	223
bei jing	beijing	Beijing	2
beijing		Beijing	6
beimakedonia	north macedonia	North Macedonia	98
beimaliyanaqundao	northern mariana islands	Northern Mariana Islands	131
beimaqidun	north macedonia	North Macedonia	98
beimarianazhudao	northern mariana islands	Northern Mariana Islands	131
beining	benin	Benin	432
beira		Beira	311
beirut		Beirut	358
beirute	beirut	Beirut	358
bekasi		Bekasi	108
bel	belgium	Belgium	716
belarus		Belarus	1206
belarusian	belarus	Belarus	402
belarussian	belarus	Belarus	402
belarusskiy	belarus	Belarus	402
belcika	belgium	Belgium	111
belem		Belém	43
belfast		Belfast	15
belga	belgium	Belgium	292
belgas	belgium	Belgium	292
belge	belgium	Belgium	292
belges	belgium	Belgium	292
belgia	belgium	Belgium	111
belgian	belgium	Belgium	292
belgica	belgium	Belgium	111
belgie	belgium	Belgium	111
belgien	belgium	Belgium	111
belgio	belgium	Belgium	111
belgique	belgium	Belgium	111
belgisch	belgium	Belgium	292
belgische	belgium	Belgium	292
belgium		Belgium	1187
belgiya	belgium	Belgium	111
belgrade		Belgrade	423
belgrado	belgrade	Belgrade	423
belice	belize	Belize	369
beliz	belize	Belize	369
belize		Belize	1207
bellaluseu	belarus	Belarus	156
bellijeu	belize	Belize	369
belmopan		Belmopan	986
belo horizonte		Belo Horizonte	43
belorus	belarus	Belarus	156
belorussia	belarus	Belarus	635
belorusskiy	belarus	Belarus	402
ben	benin	Benin	721
benaeng	benin	Benin	432
benares	varanasi	Varanasi	494
benelux		Benelux	1
benelux countries	benelux	Benelux	1
benesuella	venezuela	Venezuela	346
benezuera boribarugongheguo	venezuela	Venezuela	346
bengal	west bengal	West Bengal	148
bengali	bangladesh	Bangladesh	917
bengaluru		Bengaluru	16
bengasi	benghazi	Benghazi	1039
bengbu		Bengbu	2
benghazi		Benghazi	600
benguela		Benguela	302
benim	benin	Benin	432
benin		Benin	1194
benoni		Benoni	201
beograd	belgrade	Belgrade	423
beogradski	belgrade	Belgrade	1141
beogradu	belgrade	Belgrade	1072
beomyuda	bermuda	Bermuda	367
berarushi	belarus	Belarus	156
bergamo		Bergamo	28
bergen		Bergen	1134
bergens	bergen	Bergen	1133
berizu	belize	Belize	369
berkeley		Berkeley	3
berlim	berlin	Berlin	5
berlin		Berlin	87
berlin brandenburg		Berlin-Brandenburg	41
berlin mitte		Berlin Mitte	5
berlin pankow		Berlin Pankow	5
berlin steglitz zehlendorf		Berlin Steglitz Zehlendorf	5
berlin wilmersdorf		Berlin Wilmersdorf	5
berliner	berlin	Berlin	225
berlino	berlin	Berlin	5
bermuda		Bermuda	1196
bermudas	bermuda	Bermuda	1472
bermudes	bermuda	Bermuda	367
bermudy	bermuda	Bermuda	367
bern		Bern	54
berna	bern	Bern	54
berne	bern	Bern	54
berner	bern	Bern	504
berugi	belgium	Belgium	111
bes	caribbean netherlands	Caribbean Netherlands	726
best korea	north korea	North Korea	449
beteunam	vietnam	Vietnam	290
bethal		Bethal	9
bethesda		Bethesda	24
betonamu	vietnam	Vietnam	290
beulajil	brazil	Brazil	91
beulunai	brunei	Brunei	433
beverly hills		Beverly Hills	3
beyrouth	beirut	Beirut	358
bf	burkina faso	Burkina Faso	717
bfa	burkina faso	Burkina Faso	717
bg	bulgaria	Bulgaria	718
bgd	bangladesh	Bangladesh	715
bgr	bulgaria	Bulgaria	718
bh	bahrain	Bahrain	719
bharat	india	India	1508
bharat ganarajya	india	India	443
bharatiya	india	India	553
bhart	india	India	278
bhart gnrajy	india	India	443
bhisho		Bhisho	9
bhopal		Bhopāl	16
bhoutan	bhutan	Bhutan	368
bhr	bahrain	Bahrain	719
bhs	bahamas	Bahamas	728
bhutan		Bhutan	1203
bi	burundi	Burundi	720
bielefeld		Bielefeld	5
bielorrusia	belarus	Belarus	156
bielorrussia	belarus	Belarus	156
bielorussia	belarus	Belarus	156
bielorussie	belarus	Belarus	156
bih	bosnia and herzegovina	Bosnia and Herzegovina	1471
bihar		Bihar	481
bilbao		Bilbao	44
bilbo	bilbao	Bilbao	505
bilishi	belgium	Belgium	111
bingdao	iceland	Iceland	237
birma	myanmar	Myanmar	525
birmania	myanmar	Myanmar	1335
birmania myanmar	myanmar	Myanmar	283
birmanie	myanmar	Myanmar	525
birmingham		Birmingham	15
birmingham us		Birmingham (US)	197
bishkek		Bishkek	1023
bissau		Bissau	1016
bj	benin	Benin	721
bl	saint barthelemy	Saint Barthélemy	722
blantyre		Blantyre	603
blgariya	bulgaria	Bulgaria	112
blgarska	bulgaria	Bulgaria	632
blghry	bulgaria	Bulgaria	112
blm	saint barthelemy	Saint Barthélemy	722
bloemfontein		Bloemfontein	9
blr	belarus	Belarus	731
blz	belize	Belize	732
bm	bermuda	Bermuda	723
bmu	bermuda	Bermuda	723
bn	brunei	Brunei	724
bnghldysh	bangladesh	Bangladesh	266
bo	bolivia	Bolivia	725
boane		Boane	1131
bocheuwana	botswana	Botswana	270
bochum		Bochum	5
bociwana	botswana	Botswana	270
boduolige	puerto rico	Puerto Rico	336
bogota		Bogotá	304
bohei	bosnia and herzegovina	Bosnia and Herzegovina	76
bohemia	czechia	Czechia	184
bohemian	czechia	Czechia	941
boise		Boise	3
boksburg		Boksburg	9
bol	bolivia	Bolivia	725
bolan	poland	Poland	134
bolgariya	bulgaria	Bulgaria	112
bolivariaanse republiek venezuela	venezuela	Venezuela	346
bolivarian republic of venezuela	venezuela	Venezuela	460
bolivarianskaya respublika venesuela	venezuela	Venezuela	460
bolivia		Bolivia	1198
bolivian	bolivia	Bolivia	547
boliviana	bolivia	Bolivia	547
boliviano	bolivia	Bolivia	547
bolivie	bolivia	Bolivia	228
bolivien	bolivia	Bolivia	228
boliviya	bolivia	Bolivia	228
boliweiya	bolivia	Bolivia	228
bolizi	belize	Belize	369
bollibia	bolivia	Bolivia	228
bologna		Bologna	88
bolonia	bologna	Bologna	28
bolzano		Bolzano	596
bombay	mumbai	Mumbai	16
bonaire	caribbean netherlands	Caribbean Netherlands	634
bondsrepubliek duitsland	germany	Germany	64
boneleu sinteuyuseutatiuseu saba	caribbean netherlands	Caribbean Netherlands	269
boneru shinto yusutateiusuoyobisaba	caribbean netherlands	Caribbean Netherlands	269
boneyr	caribbean netherlands	Caribbean Netherlands	269
bonn		Bonn	5
bordeaux		Bordeaux	199
boribiaduominzuguo	bolivia	Bolivia	228
bosanska	bosnia and herzegovina	Bosnia and Herzegovina	916
boseunia heleuchegobina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosna	bosnia and herzegovina	Bosnia and Herzegovina	1181
bosna i hercegovina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosnia	bosnia and herzegovina	Bosnia and Herzegovina	1182
bosnia and herzegovina		Bosnia and Herzegovina	76
bosnia ed erzegovina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosnia herzegovina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosnia y herzegovina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosnian	bosnia and herzegovina	Bosnia and Herzegovina	916
bosnie en herzegovina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosnie herzegovine	bosnia and herzegovina	Bosnia and Herzegovina	76
bosnien und herzegowina	bosnia and herzegovina	Bosnia and Herzegovina	76
bosniya i gertsegovina	bosnia and herzegovina	Bosnia and Herzegovina	76
boston		Boston	24
bosunia herutsuegobina	bosnia and herzegovina	Bosnia and Herzegovina	76
botshabelo		Botshabelo	9
botsuana	botswana	Botswana	270
botsuwana	botswana	Botswana	270
botsvana	botswana	Botswana	270
botswana		Botswana	1204
botswanan	botswana	Botswana	918
bourgogne	burgundy	Burgundy	72
bournemouth		Bournemouth	15
bozen	bolzano	Bolzano	596
bq	caribbean netherlands	Caribbean Netherlands	726
br	brazil	Brazil	727
bra	brazil	Brazil	727
brabant	north brabant	North Brabant	1637
bradford		Bradford	15
braga		Braga	110
brakpan		Brakpan	9
brampton		Brampton	61
brandebourg	brandenburg	Brandenburg	41
brandenburg		Brandenburg	106
brandenburgo	brandenburg	Brandenburg	41
brasil	brazil	Brazil	1473
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
bratislava		Bratislava	425
bratislave	bratislava	Bratislava	1080
braunschweig		Braunschweig	5
brazil		Brazil	1200
braziliaanse	brazil	Brazil	144
brazilian	brazil	Brazil	144
brazilie	brazil	Brazil	91
braziliya	brazil	Brazil	91
brazylia	brazil	Brazil	91
brazzaville		Brazzaville	587
brb	barbados	Barbados	714
brbdws	barbados	Barbados	365
brd	germany	Germany	1486
breda		Breda	62
breme	bremen	Bremen	87
bremen		Bremen	5
bremer	bremen	Bremen	225
brescia		Brescia	28
bresil	brazil	Brazil	91
bresilienne	brazil	Brazil	144
breslau	wroclaw	Wrocław	34
brest		Brest	1110
bretagne	brittany	Brittany	567
brezilya	brazil	Brazil	91
brghwy	paraguay	Paraguay	337
bridgetown		Bridgetown	977
brighton		Brighton	15
brisbane		Brisbane	257
bristol		Bristol	200
britain	united kingdom	United Kingdom	440
britanica	united kingdom	United Kingdom	36
britanico	united kingdom	United Kingdom	36
britannia	united kingdom	United Kingdom	474
britannic	united kingdom	United Kingdom	36
britannica	united kingdom	United Kingdom	474
britannique	united kingdom	United Kingdom	36
britanskiy	united kingdom	United Kingdom	36
britisch	united kingdom	United Kingdom	36
britische	united kingdom	United Kingdom	36
britische jungferninseln	british virgin islands	British Virgin Islands	103
british	united kingdom	United Kingdom	36
british columbia		British Columbia	147
british overseas territory of gibraltar	gibraltar	Gibraltar	654
british virgin islands		British Virgin Islands	1448
briton	united kingdom	United Kingdom	36
brits	united kingdom	United Kingdom	36
britse maagdeneilanden	british virgin islands	British Virgin Islands	103
brittany		Brittany	189
brn	brunei	Brunei	724
brne	brno	Brno	151
brnenska	brno	Brno	151
brnensky	brno	Brno	151
brno		Brno	192
bronx		Bronx	3
brooklyn		Brooklyn	3
bruessel	brussels	Brussels	42
bruges		Bruges	42
brugge	bruges	Bruges	42
brunei		Brunei	1197
brunei darussalam	brunei	Brunei	433
brunn	brno	Brno	192
brunswick	braunschweig	Braunschweig	87
bruselas	brussels	Brussels	42
brussel	brussels	Brussels	42
brussel bruxelles	brussels	Brussels	258
brussels		Brussels	501
bruxelas	brussels	Brussels	42
bruxelles	brussels	Brussels	42
bryansk		Bryansk	307
bs	bahamas	Bahamas	728
bt	bhutan	Bhutan	729
btn	bhutan	Bhutan	729
bucaramanga		Bucaramanga	304
bucarest	bucharest	Bucharest	85
bucharest		Bucharest	85
bucuresti	bucharest	Bucharest	85
budan	bhutan	Bhutan	368
budapest		Budapest	419
budapeste	budapest	Budapest	419
budapesti	budapest	Budapest	1020
budta		Budta	261
buenos aires		Buenos Aires	581
buffalo		Buffalo	24
bughan	north korea	North Korea	127
bugmaliana gundo	northern mariana islands	Northern Mariana Islands	131
bujinafasuo	burkina faso	Burkina Faso	431
bujumbura		Bujumbura	584
bukarest	bucharest	Bucharest	85
bulawayo		Bulawayo	427
buleukinapaso	burkina faso	Burkina Faso	431
bulgalia	bulgaria	Bulgaria	112
bulgare	bulgaria	Bulgaria	401
bulgaria		Bulgaria	1191
bulgarian	bulgaria	Bulgaria	401
bulgarie	bulgaria	Bulgaria	112
bulgarien	bulgaria	Bulgaria	112
bulgarije	bulgaria	Bulgaria	112
bulgarische	bulgaria	Bulgaria	401
bulgariya	bulgaria	Bulgaria	112
bulgarska	bulgaria	Bulgaria	401
bulongdi	burundi	Burundi	366
bulundi	burundi	Burundi	366
bundesrepublik deutschland	germany	Germany	437
burajiru	brazil	Brazil	91
burdeos	bordeaux	Bordeaux	33
burgenland		Burgenland	253
burgundy		Burgundy	410
burkina faso		Burkina Faso	1189
burkina faso nutome	burkina faso	Burkina Faso	1190
burma	myanmar	Myanmar	283
burmah	myanmar	Myanmar	1609
burmese	myanmar	Myanmar	1586
bursa		Bursa	1146
burugaria	bulgaria	Bulgaria	112
burukinafuaso	burkina faso	Burkina Faso	431
burundi		Burundi	1193
burunei darusaramu	brunei	Brunei	433
burunji	burundi	Burundi	366
busan		Busan	55
butan	bhutan	Bhutan	368
butao	bhutan	Bhutan	368
bvi	british virgin islands	British Virgin Islands	1564
bw	botswana	Botswana	730
bwa	botswana	Botswana	730
bwlyfy	bolivia	Bolivia	228
bwlynzy lfrnsyh	french polynesia	French Polynesia	171
bwrkyn fsw	burkina faso	Burkina Faso	431
bwrtwrykw	puerto rico	Puerto Rico	336
bwrwndy	burundi	Burundi	366
bwtswn	botswana	Botswana	270
by	belarus	Belarus	731
bydgoszcz		Bydgoszcz	34
byelorussia	belarus	Belarus	635
byelorussian	belarus	Belarus	402
bz	belize	Belize	732
c delgado	cabo delgado	Cabo Delgado	149
ca	california	California	7
caba	buenos aires	Buenos Aires	1104
cabinda		Cabinda	302
cabo delgado		Cabo Delgado	569
cabo verde	cape verde	Cape Verde	159
cabo verdiana	cape verde	Cape Verde	549
caboverdiana	cape verde	Cape Verde	549
caerdydd	cardiff	Cardiff	15
caf	central african republic	Central African Republic	735
cairo		Cairo	193
calabria		Calabria	53
calcutta	kolkata	Kolkata	16
calgary		Calgary	61
cali		Cali	1114
calif	california	California	7
california		California	19
camaroes	cameroon	Cameroon	229
camayenne		Camayenne	592
cambodge	cambodia	Cambodia	165
cambodia		Cambodia	1294
cambodian	cambodia	Cambodia	928
cambogia	cambodia	Cambodia	1513
camboja	cambodia	Cambodia	165
camboya	cambodia	Cambodia	165
cambridge		Cambridge	15
cameroon		Cameroon	1221
cameroonian	cameroon	Cameroon	920
cameroun	cameroon	Cameroon	229
camerounaise	cameroon	Cameroon	920
camerun	cameroon	Cameroon	229
campania		Campania	53
campeche		Campeche	29
campinas		Campinas	43
can	canada	Canada	1474
canada		Canada	1208
canadense	canada	Canada	293
canadese	canada	Canada	293
canadian	canada	Canada	293
canadien	canada	Canada	293
canadienne	canada	Canada	293
canadiense	canada	Canada	293
canarias	canary islands	Canary Islands	188
canary islands		Canary Islands	187
canberra		Canberra	257
cancun		Cancún	37
cangzhou		Cangzhou	2
cannes		Cannes	1005
cantabria		Cantabria	187
canton	guangzhou	Guangzhou	621
canton province	guangdong	Guangdong	18
cap vert	cape verde	Cape Verde	159
cape province	western cape	Western Cape	49
cape town		Cape Town	9
cape verde		Cape Verde	1226
cape verdean	cape verde	Cape Verde	549
capetown	cape town	Cape Town	86
capo verde	cape verde	Cape Verde	159
caracas		Caracas	498
caraibes	caribbean	Caribbean	1
caraibi	caribbean	Caribbean	1
cardiff		Cardiff	15
carib	caribbean	Caribbean	1
caribbean		Caribbean	48
caribbean islands	caribbean	Caribbean	1
caribbean netherlands		Caribbean Netherlands	634
caribe	caribbean	Caribbean	12
caribena	caribbean	Caribbean	13
caribes	caribbean	Caribbean	12
carinthia		Carinthia	253
carletonville		Carletonville	9
cartagena		Cartagena	304
casablanca		Casablanca	420
castile and leon		Castile and León	187
castilla	castile and leon	Castile and León	1631
castilla la mancha		Castilla-La Mancha	188
castilla y leon	castile and leon	Castile and León	188
castries		Castries	1032
catalogne	catalonia	Catalonia	297
catalonia		Catalonia	480
cataluna	catalonia	Catalonia	188
catalunya	catalonia	Catalonia	188
catania		Catania	28
catar	qatar	Qatar	338
caucase	caucasus	Caucasus	1
caucasus		Caucasus	1
cawnpore	kanpur	Kanpur	16
cayenne		Cayenne	1121
cayman	cayman islands	Cayman Islands	812
cayman islands		Cayman Islands	1303
caymans	cayman islands	Cayman Islands	812
cazaquistao	kazakhstan	Kazakhstan	97
cc	cocos islands	Cocos Islands	733
cccp	russia	Russia	340
cck	cocos islands	Cocos Islands	733
cd	democratic republic of the congo	Democratic Republic of the Congo	734
cdmx	mexico city	Mexico City	1052
ce europe	central and eastern europe	Central and Eastern Europe	1
ceara		Ceará	38
cebu		Cebu	261
cebu city	cebu	Cebu	261
ceca	czechia	Czechia	941
cee	central and eastern europe	Central and Eastern Europe	12
cemea	emea	EMEA	1
centraal afrikaanse republiek	central african republic	Central African Republic	157
centrafrique	central african republic	Central African Republic	1213
central africa		Central Africa	1
central african	central africa	Central Africa	13
central african republic		Central African Republic	1212
central america		Central America	48
central and eastern europe		Central and Eastern Europe	1
central asia		Central Asia	48
central eastern europe	central and eastern europe	Central and Eastern Europe	1
central europe		Central Europe	1
centraleurope	central europe	Central Europe	1
centro america	central america	Central America	1
centroamerica	central america	Central America	1
centroamericana	central america	Central America	13
centurion		Centurion	201
ceska	czechia	Czechia	184
ceska republika	czechia	Czechia	56
ceske	czechia	Czechia	184
cesko	czechia	Czechia	56
cesky	czechia	Czechia	184
ceylon	sri lanka	Sri Lanka	660
ceylonese	sri lanka	Sri Lanka	555
cf	central african republic	Central African Republic	735
cg	republic of the congo	Republic of the Congo	736
ch	switzerland	Switzerland	737
chad		Chad	1553
chade	chad	Chad	246
chadeu	chad	Chad	246
champagne	champagne ardenne	Champagne-Ardenne	410
champagne ardenne		Champagne-Ardenne	72
chandigarh		Chandigarh	16
chang sha	changsha	Changsha	2
chang zhou	changzhou	Changzhou	2
changchun		Changchun	6
changde		Changde	2
changsha		Changsha	6
changshu		Changshu	2
changzhou		Changzhou	6
channel islands	jersey	Jersey	1288
chaoxian	north korea	North Korea	127
chaoxianminzhuzhuyirenmingongheguo	north korea	North Korea	127
chaozhou		Chaozhou	2
charkow	kharkiv	Kharkiv	39
charleroi		Charleroi	42
charleston		Charleston	24
charlotte		Charlotte	24
charlotte amalie		Charlotte Amalie	1097
chattanooga		Chattanooga	3
chattisgarh	chhattisgarh	Chhattisgarh	148
chattogram	chittagong	Chittagong	978
che	switzerland	Switzerland	737
checa	czechia	Czechia	184
chefoo	yantai	Yantai	6
chekhiya	czechia	Czechia	56
chekiang	zhejiang	Zhejiang	18
chekogonghwagug	czechia	Czechia	56
chelyabinsk		Chelyabinsk	10
chemnitz		Chemnitz	5
cheng du	chengdu	Chengdu	2
chengchow	zhengzhou	Zhengzhou	6
chengde		Chengde	2
chengdu		Chengdu	6
chengtu	chengdu	Chengdu	2
chennai		Chennai	16
chequia	czechia	Czechia	56
chernigov	chernihiv	Chernihiv	32
chernihiv		Chernihiv	32
chernogoriya	montenegro	Montenegro	330
chgo	chicago	Chicago	626
chhattisgarh		Chhattisgarh	31
chiang mai		Chiang Mai	615
chiapas		Chiapas	29
chiba shi		Chiba-shi	45
chibuto		Chibuto	46
chicago		Chicago	3
chidaoginia	equatorial guinea	Equatorial Guinea	122
chidaojineiya	equatorial guinea	Equatorial Guinea	122
chieko	czechia	Czechia	56
chihuahua		Chihuahua	1636
chile		Chile	1220
chilean	chile	Chile	403
chilena	chile	Chile	403
chilenische	chile	Chile	403
chileno	chile	Chile	403
chili	chile	Chile	1481
chilienne	chile	Chile	403
chille	chile	Chile	313
chimoio		Chimoio	46
china		China	1482
chine	china	China	466
chine populaire	china	China	271
chines	china	China	214
chinesa	china	China	214
chinese	china	China	214
chinese peoples	china	China	214
chinese taipei	taiwan	Taiwan	1436
chinesische	china	China	214
chinois	china	China	214
chinoise	china	China	214
chipre	cyprus	Cyprus	203
chiri	chile	Chile	313
chisinau		Chișinău	601
chittagong		Chittagong	1106
chiyado	chad	Chad	246
chiyunijia	tunisia	Tunisia	288
chl	chile	Chile	740
chn	china	China	742
chokwe		Chokwé	46
chong qing	chongqing	Chongqing	2
chongqing		Chongqing	6
christchurch		Christchurch	608
christmas island		Christmas Island	1228
christmaseiland	christmas island	Christmas Island	116
chungking	chongqing	Chongqing	6
chuzhou		Chuzhou	2
chypre	cyprus	Cyprus	1485
ci	ivory coast	Ivory Coast	738
ciad	chad	Chad	246
cidade do cabo	cape town	Cape Town	9
cile	chile	Chile	313
cin	china	China	466
cina	china	China	272
cincinnati		Cincinnati	3
cinese	china	China	214
cipro	cyprus	Cyprus	203
cis		CIS	12
ciskei	eastern cape	Eastern Cape	49
citta del vaticano	vatican city	Vatican City	101
city of london		City of London	15
ciudad de guatemala	guatemala city	Guatemala City	594
ciudad de la paz		Ciudad de la Paz	1013
ciudad de mexico	mexico city	Mexico City	37
ciudad de panama	panama city	Panama City	609
ciudad del cabo	cape town	Cape Town	9
ciudad juarez		Ciudad Juárez	37
ciudad nezahualcoyotl		Ciudad Nezahualcóyotl	37
civ	ivory coast	Ivory Coast	738
ck	cook islands	Cook Islands	739
cl	chile	Chile	740
clermont ferrand		Clermont-Ferrand	33
cleveland		Cleveland	3
cluj	cluj napoca	Cluj-Napoca	85
cluj napoca		Cluj-Napoca	85
cm	cameroon	Cameroon	741
cmr	cameroon	Cameroon	741
cn	china	China	742
co	colorado	Colorado	7
coahuila		Coahuila	29
coblence	koblenz	Koblenz	5
cochabamba		Cochabamba	487
cochin	kochi	Kochi	429
cockburn town		Cockburn Town	1086
cocos islands		Cocos Islands	1209
cocos keeling islands	cocos islands	Cocos Islands	92
cocoseilanden	cocos islands	Cocos Islands	92
cod	democratic republic of the congo	Democratic Republic of the Congo	734
cog	republic of the congo	Republic of the Congo	736
coimbatore		Coimbatore	16
coimbra		Coimbra	110
cok	cook islands	Cook Islands	739
col	colombia	Colombia	1484
colima		Colima	29
collectivite de saint martin	saint martin	Saint Martin	1329
colo	colorado	Colorado	7
cologne		Cologne	87
colombia		Colombia	1223
colombian	colombia	Colombia	468
colombiana	colombia	Colombia	468
colombiano	colombia	Colombia	468
colombie	colombia	Colombia	202
colombie britannique	british columbia	British Columbia	478
colombienne	colombia	Colombia	468
colombo		Colombo	1126
colonia	cologne	Cologne	5
colorado		Colorado	150
colorado springs		Colorado Springs	3
columbus		Columbus	24
com	comoros	Comoros	807
commonwealth of australia	australia	Australia	1175
commonwealth of dominica	dominica	Dominica	1238
commonwealth of independent states	cis	CIS	1
commonwealth of the bahamas	bahamas	Bahamas	1202
comoras	comoros	Comoros	166
comore	comoros	Comoros	166
comores	comoros	Comoros	166
comoros		Comoros	1296
comunidad valenciana	valencian community	Valencian Community	188
comunitat valenciana	valencian community	Valencian Community	297
conakry		Conakry	592
concepcion		Concepción	1150
confederation suisse	switzerland	Switzerland	434
confederazione svizzera	switzerland	Switzerland	434
confoederatio helvetica	switzerland	Switzerland	637
cong hoa xa hoi chu nghia viet nam	vietnam	Vietnam	461
congo	republic of the congo	Republic of the Congo	1479
congo brazzaville	republic of the congo	Republic of the Congo	1215
congo dr	democratic republic of the congo	Democratic Republic of the Congo	512
congo drc	democratic republic of the congo	Democratic Republic of the Congo	636
congo kinshasa	democratic republic of the congo	Democratic Republic of the Congo	1211
congolaise	democratic republic of the congo	Democratic Republic of the Congo	919
congolese	democratic republic of the congo	Democratic Republic of the Congo	919
conn	connecticut	Connecticut	7
connecticut		Connecticut	19
cono sur	mercosur	Mercosur	1
constanta		Constanța	85
constantinople	istanbul	Istanbul	75
cook islands		Cook Islands	1219
cookeilanden	cook islands	Cook Islands	115
cookinseln	cook islands	Cook Islands	115
cooperatieve republiek guyana	guyana	Guyana	372
copenaghen	copenhagen	Copenhagen	74
copenhagen		Copenhagen	74
copenhague	copenhagen	Copenhagen	74
cordoba		Córdoba	500
corea	south korea	South Korea	238
corea del nord	north korea	North Korea	127
corea del sud	south korea	South Korea	78
corea del sur	south korea	South Korea	1300
coreana	south korea	South Korea	348
coree	south korea	South Korea	238
coree du nord	north korea	North Korea	127
coree du sud	south korea	South Korea	78
coreenne	south korea	South Korea	348
coreia	south korea	South Korea	238
coreia do norte	north korea	North Korea	127
coreia do sul	south korea	South Korea	78
cork		Cork	1123
corpus christi		Corpus Christi	3
corse	corsica	Corsica	961
corsica		Corsica	189
corunna	a coruna	A Coruña	44
costa davorio	ivory coast	Ivory Coast	158
costa de marfil	ivory coast	Ivory Coast	158
costa do marfim	ivory coast	Ivory Coast	158
costa rica		Costa Rica	1224
costa rican	costa rica	Costa Rica	921
costarricense	costa rica	Costa Rica	921
cote d ivoire	ivory coast	Ivory Coast	638
cote dazur	provence alpes cote dazur	Provence-Alpes-Côte d'Azur	72
cote divoire	ivory coast	Ivory Coast	1218
cotonou		Cotonou	585
courtrai	kortrijk	Kortrijk	258
coventry		Coventry	15
cpv	cape verde	Cape Verde	745
cr	costa rica	Costa Rica	743
cracovie	krakow	Kraków	34
cracow	krakow	Kraków	34
cri	costa rica	Costa Rica	743
crimea		Crimea	1
crimean	crimea	Crimea	13
crna gora	montenegro	Montenegro	330
croacia	croatia	Croatia	95
croatia		Croatia	1275
croatian	croatia	Croatia	469
croatie	croatia	Croatia	95
croazia	croatia	Croatia	95
ct	connecticut	Connecticut	7
cu	cuba	Cuba	744
cuamba		Cuamba	46
cub	cuba	Cuba	744
cuba		Cuba	1225
cuban	cuba	Cuba	922
cubana	cuba	Cuba	1605
cubano	cuba	Cuba	922
culiacan		Culiacán	37
curacao		Curaçao	1227
curitiba		Curitiba	43
cuw	curacao	Curaçao	746
cv	cape verde	Cape Verde	745
cw	curacao	Curaçao	746
cx	christmas island	Christmas Island	747
cxr	christmas island	Christmas Island	747
cy	cyprus	Cyprus	748
cym	cayman islands	Cayman Islands	1515
cymru	wales	Wales	475
cyp	cyprus	Cyprus	748
cypriot	cyprus	Cyprus	923
cyprus		Cyprus	1229
cz	czechia	Czechia	749
cze	czechia	Czechia	749
czech	czechia	Czechia	184
czech republic	czechia	Czechia	56
czechia		Czechia	1231
czechoslovakia	czechia	Czechia	645
czechy	czechia	Czechia	56
czeska	czechia	Czechia	184
d fghnstn slmy jmhwryt	afghanistan	Afghanistan	430
da ch	dach	DACH	1
da lat		Da Lat	619
da lian	dalian	Dalian	2
da nang		Da Nang	198
dacca	dhaka	Dhaka	486
dach		DACH	12
daegu		Daegu	55
daehan minguk	south korea	South Korea	238
daehanmingug	south korea	South Korea	78
daejeon		Daejeon	55
daenemark	denmark	Denmark	1234
daenische	denmark	Denmark	145
dahanminguo	south korea	South Korea	78
dairen	dalian	Dalian	6
dakar		Dakar	612
dalian		Dalian	6
dallas		Dallas	24
damas	damascus	Damascus	308
damasco	damascus	Damascus	308
damascus		Damascus	308
dammam		Dammam	196
danang	da nang	Da Nang	198
dandong		Dandong	6
danemark	denmark	Denmark	93
danesa	denmark	Denmark	145
danese	denmark	Denmark	145
dania	denmark	Denmark	1488
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
daqing		Daqing	2
dar el beida	casablanca	Casablanca	1040
dar es salaam		Dar es Salaam	426
darmstadt		Darmstadt	5
darwin		Darwin	428
davao		Davao	261
dayton		Dayton	3
dc	district of columbia	District of Columbia	7
ddr	germany	Germany	750
de	germany	Germany	751
debrecen		Debrecen	419
debreceni	debrecen	Debrecen	622
deense	denmark	Denmark	145
deguo	germany	Germany	64
del	delaware	Delaware	7
delaware		Delaware	150
delhi		Delhi	16
democratic peoples republic of korea	north korea	North Korea	449
democratic republic of congo	democratic republic of the congo	Democratic Republic of the Congo	512
democratic republic of sao tome and principe	sao tome and principe	São Tomé and Príncipe	1413
democratic republic of the congo		Democratic Republic of the Congo	113
democratic socialist republic of sri lanka	sri lanka	Sri Lanka	660
democratische republiek congo	democratic republic of the congo	Democratic Republic of the Congo	113
democratische republiek sao tome en principe	sao tome and principe	São Tomé and Príncipe	179
democratische republiek timor leste	east timor	East Timor	247
democratische socialistische republiek sri lanka	sri lanka	Sri Lanka	329
democratische volksrepubliek algerije	algeria	Algeria	231
democratische volksrepubliek korea	north korea	North Korea	127
demokraticheskaya respublika kongo	democratic republic of the congo	Democratic Republic of the Congo	113
den haag	the hague	The Hague	62
denemarken	denmark	Denmark	93
denmakeu	denmark	Denmark	93
denmaku	denmark	Denmark	93
denmark		Denmark	1235
denpasar		Denpasar	108
denver		Denver	24
derby		Derby	200
derry	londonderry	Londonderry	1120
des moines		Des Moines	3
detroit		Detroit	3
deu	germany	Germany	751
deutsch	germany	Germany	942
deutsche	germany	Germany	35
deutschen	germany	Germany	35
deutscher	germany	Germany	35
deutsches	germany	Germany	35
deutschl	germany	Germany	513
deutschland	germany	Germany	64
deutschland osterreich schweiz	dach	DACH	1
deyang		Deyang	2
dezhou		Dezhou	2
dhaka		Dhaka	486
dhrbyjn	azerbaijan	Azerbaijan	90
dijon		Dijon	33
dili		Dili	1089
dimashq	damascus	Damascus	308
dinamarca	denmark	Denmark	93
dinamarquesa	denmark	Denmark	145
district of columbia		District of Columbia	300
distrito federal		Distrito Federal	1623
dj	djibouti	Djibouti	752
djakarta	jakarta	Jakarta	108
dji	djibouti	Djibouti	752
djibouti		Djibouti	1233
djibouti city		Djibouti City	994
dk	denmark	Denmark	753
dm	dominica	Dominica	754
dma	dominica	Dominica	754
dnepropetrovsk	dnipro	Dnipro	39
dnipro		Dnipro	32
dnipropetrovsk	dnipro	Dnipro	39
dnk	denmark	Denmark	753
do	dominican republic	Dominican Republic	755
dodoma		Dodoma	426
dogil	germany	Germany	64
doha		Doha	1140
doitsu	germany	Germany	64
dom	dominican republic	Dominican Republic	755
dom rep	dominican republic	Dominican Republic	647
dominica		Dominica	1237
dominicaanse republiek	dominican republic	Dominican Republic	160
dominican republic		Dominican Republic	1239
dominicana	dominican republic	Dominican Republic	1490
dominicano	dominican republic	Dominican Republic	1573
dominika	dominica	Dominica	315
dominika gonghwagug	dominican republic	Dominican Republic	160
dominika yeonbang	dominica	Dominica	315
dominikagongheguo	dominican republic	Dominican Republic	160
dominikaguo	dominica	Dominica	315
dominikanische republik	dominican republic	Dominican Republic	160
dominikanskaya respublika	dominican republic	Dominican Republic	160
dominique	dominica	Dominica	1489
dondo		Dondo	311
donetsk		Donetsk	39
dong guan	dongguan	Dongguan	2
dongdiwen	east timor	East Timor	247
dongguan		Dongguan	6
dongteimoru	east timor	East Timor	247
dongtimoleu	east timor	East Timor	247
dongying		Dongying	2
doornik	tournai	Tournai	258
dortmund		Dortmund	5
douala		Douala	589
douglas		Douglas	1154
dprk	north korea	North Korea	449
dr congo	democratic republic of the congo	Democratic Republic of the Congo	512
drc	democratic republic of the congo	Democratic Republic of the Congo	1477
drenthe		Drenthe	222
dresde	dresden	Dresden	5
dresden		Dresden	5
dresdner	dresden	Dresden	225
drezno	dresden	Dresden	5
dschibuti	djibouti	Djibouti	230
dtschl	germany	Germany	513
dubai		Dubai	191
dubayy	dubai	Dubai	191
dublin		Dublin	493
duesseldorf	dusseldorf	Düsseldorf	5
duisburg		Duisburg	5
duits	germany	Germany	35
duitse	germany	Germany	35
duitsland	germany	Germany	64
duluth		Duluth	3
dundee		Dundee	15
duoge	togo	Togo	692
duominijia	dominican republic	Dominican Republic	160
duominike	dominica	Dominica	315
durango		Durango	29
durban		Durban	9
durham		Durham	24
dushanbe		Dushanbe	1088
dusseldorf		Düsseldorf	5
dusseldorfer	dusseldorf	Düsseldorf	107
dutch	netherlands	Netherlands	58
dwlh qtr	qatar	Qatar	532
dwmynyk	dominica	Dominica	315
dz	algeria	Algeria	756
dza	algeria	Algeria	756
dzayer	algeria	Algeria	438
dzayeri	algeria	Algeria	438
dzayeriya	algeria	Algeria	438
dzhersi	jersey	Jersey	444
dzhibuti	djibouti	Djibouti	230
e africa	east africa	East Africa	1
e cape	eastern cape	Eastern Cape	49
e europe	eastern europe	Eastern Europe	1
east africa		East Africa	1
east african	east africa	East Africa	13
east asia		East Asia	1
east europe	eastern europe	Eastern Europe	1
east jerusalem		East Jerusalem	1067
east london		East London	9
east timor		East Timor	693
eastern africa	east africa	East Africa	48
eastern asia	east asia	East Asia	48
eastern cape		Eastern Cape	256
eastern europe		Eastern Europe	48
eastern republic of uruguay	uruguay	Uruguay	396
eastern transvaal	mpumalanga	Mpumalanga	49
eau	united arab emirates	United Arab Emirates	545
ec	ecuador	Ecuador	757
ecatepec		Ecatepec	37
echiopia	ethiopia	Ethiopia	204
ecossaise	scotland	Scotland	36
ecosse	scotland	Scotland	352
ecu	ecuador	Ecuador	757
ecuador		Ecuador	648
ecuadorian	ecuador	Ecuador	551
ecuatoriana	ecuador	Ecuador	551
ecuatoriano	ecuador	Ecuador	551
edimbourg	edinburgh	Edinburgh	15
edimburgo	edinburgh	Edinburgh	15
edinburgh		Edinburgh	15
edmonton		Edmonton	61
edo de mexico	estado de mexico	Estado de México	568
edomex	estado de mexico	Estado de México	568
ee	estonia	Estonia	1492
ee uu	united states	United States	899
eemea	emea	EMEA	1
eesti	estonia	Estonia	233
eesti vabariigi	estonia	Estonia	924
eesti vabariik	estonia	Estonia	514
eeuu	united states	United States	395
efiopiya	ethiopia	Ethiopia	204
eg	egypt	Egypt	758
egipcia	egypt	Egypt	404
egipet	egypt	Egypt	117
egipto	egypt	Egypt	117
egito	egypt	Egypt	117
egitto	egypt	Egypt	117
eguaduoer	ecuador	Ecuador	232
egy	egypt	Egypt	758
egypt		Egypt	1242
egypte	egypt	Egypt	117
egyptian	egypt	Egypt	404
egyptienne	egypt	Egypt	404
eh	western sahara	Western Sahara	759
eimsbuttel		Eimsbüttel	5
eindhoven		Eindhoven	62
eire	ireland	Ireland	124
ejiputo	egypt	Egypt	117
ekaterinburg	yekaterinburg	Yekaterinburg	10
ekuador	ecuador	Ecuador	232
ekuadoru	ecuador	Ecuador	232
ekvador	ecuador	Ecuador	232
ekvatorialnaya gvineya	equatorial guinea	Equatorial Guinea	122
ekwadoleu	ecuador	Ecuador	232
el aaiun		El-Aaiun	1000
el cairo	cairo	Cairo	193
el golfo	gulf	Gulf	1
el paso		El Paso	3
el salvador		El Salvador	1414
el salvadore	el salvador	El Salvador	456
el salvadori	el salvador	El Salvador	456
elfenbeinkuste	ivory coast	Ivory Coast	158
elisabethville	lubumbashi	Lubumbashi	413
eliteliya	eritrea	Eritrea	274
eliteulea	eritrea	Eritrea	274
ellada	greece	Greece	123
ellas	greece	Greece	1266
ellice islands	tuvalu	Tuvalu	1435
ellinika	greece	Greece	185
elliniki	greece	Greece	185
elsalbadoleu	el salvador	El Salvador	393
elsass	alsace	Alsace	72
eluosi	russia	Russia	69
emalahleni	witbank	Witbank	86
embalenhle		eMbalenhle	9
emea		EMEA	1
emetab israel	israel	Israel	323
emilia romagna		Emilia-Romagna	53
emirados arabes unidos	united arab emirates	United Arab Emirates	89
emirates	united arab emirates	United Arab Emirates	545
emirati	united arab emirates	United Arab Emirates	1570
emirati arabi uniti	united arab emirates	United Arab Emirates	89
emiratos	united arab emirates	United Arab Emirates	628
emiratos arabes unidos	united arab emirates	United Arab Emirates	89
emirats arabes unis	united arab emirates	United Arab Emirates	89
emirats arabs units	united arab emirates	United Arab Emirates	89
engeland	england	England	352
engelse	england	England	36
england		England	476
englische	england	England	36
english	england	England	36
entebbe		Entebbe	618
equador	ecuador	Ecuador	232
equateur	ecuador	Ecuador	648
equatorial guinea		Equatorial Guinea	1265
er	eritrea	Eritrea	760
erbil		Erbil	109
erevan	yerevan	Yerevan	580
erfurt		Erfurt	5
eri	eritrea	Eritrea	760
eritoria	eritrea	Eritrea	274
eritrea		Eritrea	1245
eritreia	eritrea	Eritrea	274
eritreya	eritrea	Eritrea	274
erusarubadoru	el salvador	El Salvador	393
erythree	eritrea	Eritrea	274
es	spain	Spain	761
esbo	espoo	Espoo	224
escandinavia	scandinavia	Scandinavia	1
escocia	scotland	Scotland	475
eseutonia	estonia	Estonia	233
esfahan	isfahan	Isfahan	194
esh	western sahara	Western Sahara	759
eslovaquia	slovakia	Slovakia	138
eslovenia	slovenia	Slovenia	176
esp	spain	Spain	761
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
espoo		Espoo	224
espoon	espoo	Espoo	417
essen		Essen	87
essuatini	eswatini	Eswatini	180
est	estonia	Estonia	1491
estado de mexico		Estado de México	956
estados unidos	united states	United States	80
estados unidos da america	united states	United States	80
estados unidos de america	united states	United States	698
estados unidos mexicanos	mexico	Mexico	669
estadounidense	united states	United States	83
estambul	istanbul	Istanbul	75
estland	estonia	Estonia	233
estnische	estonia	Estonia	924
estocolmo	stockholm	Stockholm	63
estonia		Estonia	1241
estonian	estonia	Estonia	514
estonie	estonia	Estonia	233
estoniya	estonia	Estonia	233
estrasburgo	strasbourg	Strasbourg	33
estremo oriente	east asia	East Asia	1
esuatini	eswatini	Eswatini	180
esutonia	estonia	Estonia	233
esvatini	eswatini	Eswatini	180
eswatini		Eswatini	1417
eswatini kingdom	eswatini	Eswatini	344
eswatini lemaa	eswatini	Eswatini	344
et	ethiopia	Ethiopia	762
etat de palestine	palestine	Palestine	212
etats unis damerique	united states	United States	80
eth	ethiopia	Ethiopia	762
ethekwini	durban	Durban	86
ethiopia		Ethiopia	1248
ethiopian	ethiopia	Ethiopia	1574
ethiopie	ethiopia	Ethiopia	204
etiopia	ethiopia	Ethiopia	204
etobicoke		Etobicoke	61
eu	europe	Europe	12
eua	united states	United States	1561
eur	europe	Europe	12
eurasia		Eurasia	1
eurasie	eurasia	Eurasia	1
eurasien	eurasia	Eurasia	1
euro	europe	Europe	12
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
europaeische	europe	Europe	13
europaische	europe	Europe	13
europe		Europe	48
europe centrale	central europe	Central Europe	1
europe de lest	eastern europe	Eastern Europe	1
europe de louest	western europe	Western Europe	1
europe du nord	northern europe	Northern Europe	1
europe du sud	southern europe	Southern Europe	1
europe middle east africa	emea	EMEA	1
europe middle east and africa	emea	EMEA	1
europea	europe	Europe	13
european	europe	Europe	13
europeen	europe	Europe	13
europeenne	europe	Europe	13
europeia	europe	Europe	13
europejski	europe	Europe	13
europeo	europe	Europe	13
europese	europe	Europe	13
euskadi	basque country	Basque Country	188
evansville		Evansville	3
evraziya	eurasia	Eurasia	1
evropa	europe	Europe	1
evropeyskiy	europe	Europe	13
evropi	europe	Europe	1
exeter		Exeter	15
extremadura		Extremadura	187
extreme orient	east asia	East Asia	1
extremo oriente	east asia	East Asia	1
faeroer	faroe islands	Faroe Islands	119
faguo	france	France	120
faisalabad		Faisalabad	306
falkland islands		Falkland Islands	1251
falkland islands malvinas	falkland islands	Falkland Islands	94
falklandeilanden	falkland islands	Falkland Islands	94
falklandinseln	falkland islands	Falkland Islands	94
faluoqundao	faroe islands	Faroe Islands	119
fandigang	vatican city	Vatican City	101
far east	east asia	East Asia	1
farery	faroe islands	Faroe Islands	119
fargo		Fargo	3
faro		Faro	1139
faroe islands		Faroe Islands	1254
faroer	faroe islands	Faroe Islands	119
fashubolinixiya	french polynesia	French Polynesia	171
fashuguiyana	french guiana	French Guiana	162
fashushengmading	saint martin	Saint Martin	331
federal democratic republic of nepal	nepal	Nepal	1367
federal republic of germany	germany	Germany	437
federal republic of somalia	somalia	Somalia	689
federale democratische republiek ethiopie	ethiopia	Ethiopia	204
federale democratische republiek nepal	nepal	Nepal	528
federale republiek brazilie	brazil	Brazil	91
federale republiek nigeria	nigeria	Nigeria	335
federale republiek somalie	somalia	Somalia	392
federale staten van micronesie	micronesia	Micronesia	205
federated states of micronesia	micronesia	Micronesia	1253
federatie saint kitts en nevis	saint kitts and nevis	Saint Kitts and Nevis	96
federation of saint christopher and nevis	saint kitts and nevis	Saint Kitts and Nevis	521
federatsiya sent kits i nevis	saint kitts and nevis	Saint Kitts and Nevis	521
feiji	fiji	Fiji	234
feilubin	philippines	Philippines	172
feizhou	africa	Africa	1
fenlan	finland	Finland	118
feodosia		Feodosia	32
feodosiya	feodosia	Feodosia	32
fernost	east asia	East Asia	1
fes		Fes	361
fez	fes	Fes	361
ffm	frankfurt	Frankfurt	225
fghnstn	afghanistan	Afghanistan	263
fi	finland	Finland	763
fidji	fiji	Fiji	234
fidschi	fiji	Fiji	234
fidzhi	fiji	Fiji	234
figi	fiji	Fiji	234
fiji		Fiji	1250
filadelfia	philadelphia	Philadelphia	3
filastin	palestine	Palestine	1384
filipijnen	philippines	Philippines	172
filipina	philippines	Philippines	1611
filipinas	philippines	Philippines	172
filipino	philippines	Philippines	558
filippine	philippines	Philippines	172
filippiny	philippines	Philippines	172
fin	finland	Finland	763
finland		Finland	1249
finlandaise	finland	Finland	215
finlande	finland	Finland	118
finlandesa	finland	Finland	215
finlandese	finland	Finland	215
finlandia	finland	Finland	118
finlandiya	finland	Finland	118
finlyandiya	finland	Finland	118
finn	finland	Finland	1606
finnische	finland	Finland	215
finnish	finland	Finland	215
finnland	finland	Finland	118
finnois	finland	Finland	215
finse	finland	Finland	215
finska	finland	Finland	118
firenze	florence	Florence	28
fiume	rijeka	Rijeka	492
fj	fiji	Fiji	764
fji	fiji	Fiji	764
fk	falkland islands	Falkland Islands	765
fl	florida	Florida	7
fl liechtenstein	liechtenstein	Liechtenstein	1311
fla	florida	Florida	7
flandern	flanders	Flanders	477
flanders		Flanders	565
flandre	flanders	Flanders	477
flemish brabant		Flemish Brabant	565
flevoland		Flevoland	222
flint		Flint	24
flk	falkland islands	Falkland Islands	765
florence		Florence	88
florencia	florence	Florence	28
florenz	florence	Florence	28
florianopolis		Florianópolis	43
florida		Florida	19
flstyn	palestine	Palestine	136
flying fish cove		Flying Fish Cove	993
fm	micronesia	Micronesia	766
fnzwyl	venezuela	Venezuela	346
fo	faroe islands	Faroe Islands	767
fo shan	foshan	Foshan	2
folklendskie ostrova	falkland islands	Falkland Islands	94
foochow	fuzhou	Fuzhou	6
former soviet union	cis	CIS	1
formosa	taiwan	Taiwan	1558
fort de france		Fort-de-France	1048
fort lauderdale		Fort Lauderdale	3
fort wayne		Fort Wayne	3
fort worth		Fort Worth	3
fortaleza		Fortaleza	43
foshan		Foshan	6
fr	france	France	768
fra	france	France	768
franca	france	France	120
francais	france	France	57
francaise	france	France	57
francaises	france	France	57
france		France	1255
frances	france	France	57
francesa	france	France	57
francese	france	France	57
francfort	frankfurt	Frankfurt	5
franche comte		Franche-Comté	72
francia	france	France	120
francistown		Francistown	586
francoforte	frankfurt	Frankfurt	5
francuska	france	France	57
frankfurt		Frankfurt	87
frankfurt am	frankfurt	Frankfurt	107
frankfurt am main	frankfurt	Frankfurt	5
frankfurt main	frankfurt	Frankfurt	5
frankfurter	frankfurt	Frankfurt	225
frankreich	france	France	120
frankrijk	france	France	120
frankrike	france	France	120
frans	france	France	944
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
free state		Free State	256
freetown		Freetown	1081
freiburg	fribourg	Fribourg	573
freiburg breisgau	freiburg im breisgau	Freiburg im Breisgau	107
freiburg im breisgau		Freiburg im Breisgau	5
freistaat bayern	bavaria	Bavaria	254
freistaat sachsen	saxony	Saxony	254
french	france	France	944
french guiana		French Guiana	653
french polynesia		French Polynesia	1375
french republic	france	France	652
fresno		Fresno	3
frg	germany	Germany	750
fribourg		Fribourg	52
friesland		Friesland	222
frisco	san francisco	San Francisco	24
friuli	friuli venezia giulia	Friuli-Venezia Giulia	190
friuli venezia giulia		Friuli-Venezia Giulia	53
fro	faroe islands	Faroe Islands	767
fryslan	friesland	Friesland	957
fsm	micronesia	Micronesia	766
fsu	cis	CIS	12
ft lauderdale	fort lauderdale	Fort Lauderdale	3
ft worth	fort worth	Fort Worth	197
fu jian	fujian	Fujian	18
fu zhou	fuzhou	Fuzhou	2
fudejiao	cape verde	Cape Verde	159
fuerozhudao	faroe islands	Faroe Islands	119
fuiji	fiji	Fiji	234
fuinrando	finland	Finland	118
fuiripin	philippines	Philippines	172
fujairah		Fujairah	191
fujian		Fujian	30
fukelanqundao	falkland islands	Falkland Islands	94
fukien	fujian	Fujian	18
fukuoka		Fukuoka	45
funafuti		Funafuti	1092
funchal		Funchal	110
fuokurando marubinasu zhudao	falkland islands	Falkland Islands	94
furansu	france	France	120
furansulinggiana	french guiana	French Guiana	162
furansulingporineshia	french polynesia	French Polynesia	171
furstentum liechtenstein	liechtenstein	Liechtenstein	1313
fushun		Fushun	2
fuzhou		Fuzhou	6
fyrom	north macedonia	North Macedonia	524
ga	georgia us state	Georgia (US state)	7
gab	gabon	Gabon	1494
gabao	gabon	Gabon	316
gabon		Gabon	1256
gabonais	gabon	Gabon	439
gabonese	gabon	Gabon	439
gabonese republic	gabon	Gabon	439
gabong	gabon	Gabon	316
gaborone		Gaborone	586
gabun	gabon	Gabon	316
gaiana	guyana	Guyana	372
gaiti	haiti	Haiti	322
galicia		Galicia	480
gallic	france	France	57
galveston		Galveston	3
galway		Galway	493
gambia		Gambia	1263
gambie	gambia	Gambia	318
gambiya	gambia	Gambia	318
gana	ghana	Ghana	516
ganbia	gambia	Gambia	318
gand	ghent	Ghent	42
gangbiya	gambia	Gambia	318
gangguo bu	republic of the congo	Republic of the Congo	114
gangguo jin	democratic republic of the congo	Democratic Republic of the Congo	113
ganji	guernsey	Guernsey	317
gansu		Gansu	30
ganzhou		Ganzhou	2
gaoxiong	kaohsiung	Kaohsiung	1093
gauteng		Gauteng	256
gayana	guyana	Guyana	372
gaza	palestine	Palestine	1542
gaza province	gaza	Gaza	149
gaza strip	palestine	Palestine	212
gaziantep		Gaziantep	75
gb	united kingdom	United Kingdom	769
gbr	united kingdom	United Kingdom	769
gcc	gulf	Gulf	12
gd	grenada	Grenada	770
gdansk		Gdańsk	34
gdanska	gdansk	Gdańsk	50
gdanski	gdansk	Gdańsk	262
gdansku	gdansk	Gdańsk	50
gdr	germany	Germany	1487
gdynia		Gdynia	34
ge	georgia	Georgia	771
gelderland		Gelderland	222
gelinglan	greenland	Greenland	206
gelinnada	grenada	Grenada	441
gelsenkirchen		Gelsenkirchen	5
gelujiya	georgia	Georgia	235
gelunbiya	colombia	Colombia	202
gemenebest dominica	dominica	Dominica	315
gemenebest van australie	australia	Australia	265
gemenebest van de bahamas	bahamas	Bahamas	509
genebra	geneva	Geneva	54
genes	genoa	Genoa	88
geneva		Geneva	360
geneve	geneva	Geneva	54
genf	geneva	Geneva	54
genoa		Genoa	88
genova	genoa	Genoa	28
gent	ghent	Ghent	501
genua	genoa	Genoa	88
genxi	guernsey	Guernsey	317
geo	georgia	Georgia	771
geonji	guernsey	Guernsey	317
george		George	201
george town	penang	Penang	359
georgetown		Georgetown	1017
georgia		Georgia	1497
georgian	georgia	Georgia	1575
georgie	georgia	Georgia	235
georgien	georgia	Georgia	235
german	germany	Germany	35
german democratic republic	germany	Germany	437
germania	germany	Germany	64
germanic	germany	Germany	35
germanica	germany	Germany	35
germanische	germany	Germany	35
germaniya	germany	Germany	64
germany		Germany	1232
germiston		Germiston	86
gernsi	guernsey	Guernsey	317
gesidalijia	costa rica	Costa Rica	314
geulenada	grenada	Grenada	441
geulinlaendeu	greenland	Greenland	206
geuliseu	greece	Greece	123
geulujia	georgia	Georgia	235
gf	french guiana	French Guiana	772
gg	guernsey	Guernsey	773
ggy	guernsey	Guernsey	773
gh	ghana	Ghana	774
gha	ghana	Ghana	774
ghana		Ghana	1259
ghanaian	ghana	Ghana	1576
ghent		Ghent	42
ghrynd	grenada	Grenada	441
ghwdlwb	guadeloupe	Guadeloupe	319
ghwtyml	guatemala	Guatemala	320
ghwyn lfrnsyh	french guiana	French Guiana	162
ghyny bysw	guinea bissau	Guinea-Bissau	236
ghyny lstwiyh	equatorial guinea	Equatorial Guinea	122
ghyrnzy	guernsey	Guernsey	317
gi	gibraltar	Gibraltar	775
giamaica	jamaica	Jamaica	207
giappone	japan	Japan	280
giapponese	japan	Japan	217
gib	gibraltar	Gibraltar	775
gibilterra	gibraltar	Gibraltar	371
gibraltar		Gibraltar	1260
gibuti	djibouti	Djibouti	230
gijon		Gijón	44
gin	guinea	Guinea	778
ginebisso	guinea bissau	Guinea-Bissau	236
ginebra	geneva	Geneva	54
ginevra	geneva	Geneva	360
gini	guinea	Guinea	275
ginia	guinea	Guinea	275
giniabisau	guinea bissau	Guinea-Bissau	236
giordania	jordan	Jordan	164
girishiya	greece	Greece	123
gitega		Gitega	584
giza		Giza	193
gl	greenland	Greenland	776
glaris	glarus	Glarus	59
glarus		Glarus	52
glasgow		Glasgow	15
glp	guadeloupe	Guadeloupe	779
gm	gambia	Gambia	777
gmb	gambia	Gambia	777
gn	guinea	Guinea	778
gnb	guinea bissau	Guinea-Bissau	784
gnq	equatorial guinea	Equatorial Guinea	780
goa		Goa	481
goeteborg	gothenburg	Gothenburg	63
goettingen	gottingen	Göttingen	5
goiania		Goiânia	43
goias		Goiás	38
gold coast		Gold Coast	257
golf von arabien	gulf	Gulf	1
golfe	gulf	Gulf	1
goma		Goma	1111
gomel		Gomel	357
gonduras	honduras	Honduras	321
gonkong	hong kong	Hong Kong	373
gorky	nizhny novgorod	Nizhny Novgorod	10
gorod belgorod		Gorod Belgorod	10
gosudarstvo palestina	palestine	Palestine	136
goteborg	gothenburg	Gothenburg	63
goteborgs	gothenburg	Gothenburg	610
gotemburgo	gothenburg	Gothenburg	63
gothenburg		Gothenburg	63
gottingen		Göttingen	5
goyang		Goyang	55
gp	guadeloupe	Guadeloupe	779
gq	equatorial guinea	Equatorial Guinea	780
gqeberha	port elizabeth	Port Elizabeth	86
gr	greece	Greece	781
gra bretanha	united kingdom	United Kingdom	370
gran bretagna	united kingdom	United Kingdom	370
gran bretana	united kingdom	United Kingdom	370
gran china	greater china	Greater China	1
granada	grenada	Grenada	1496
grand dakar		Grand Dakar	612
grand duche de luxembourg	luxembourg	Luxembourg	662
grand duchy of luxembourg	luxembourg	Luxembourg	663
grand est		Grand Est	189
grand rapids		Grand Rapids	3
grande bretagne	united kingdom	United Kingdom	440
grande chine	greater china	Greater China	1
graubuenden	graubunden	Graubünden	955
graubunden		Graubünden	52
graz		Graz	223
grc	greece	Greece	781
grd	grenada	Grenada	770
great britain	united kingdom	United Kingdom	515
great lakes		Great Lakes	1
greater china		Greater China	1
greca	greece	Greece	185
grece	greece	Greece	1501
grecia	greece	Greece	123
grecque	greece	Greece	185
greece		Greece	1267
greek	greece	Greece	185
green bay		Green Bay	3
greenland		Greenland	1261
greensboro		Greensboro	3
grenada		Grenada	1257
grenade	grenada	Grenada	1495
grenlandiya	greenland	Greenland	206
grenoble		Grenoble	33
gretsiya	greece	Greece	123
griechenland	greece	Greece	123
griechische	greece	Greece	185
griega	greece	Greece	185
griekenland	greece	Greece	123
griekse	greece	Greece	185
grigioni	graubunden	Graubünden	59
grisons	graubunden	Graubünden	573
grl	greenland	Greenland	776
grodno		Grodno	357
groenland	greenland	Greenland	206
groenlandia	greenland	Greenland	206
gronelandia	greenland	Greenland	206
groningen		Groningen	62
groningen province		Groningen Province	957
gronland	greenland	Greenland	206
groot brittannie	united kingdom	United Kingdom	370
groothertogdom luxemburg	luxembourg	Luxembourg	168
grossbritannien	united kingdom	United Kingdom	121
grossbritannien und nordirland	united kingdom	United Kingdom	370
gruzia	georgia	Georgia	235
gruziya	georgia	Georgia	235
gt	guatemala	Guatemala	782
gtm	guatemala	Guatemala	782
gu	guam	Guam	783
guadalajara		Guadalajara	37
guadalupa	guadeloupe	Guadeloupe	319
guadalupe	guadeloupe	Guadeloupe	1500
guadeloupe		Guadeloupe	1264
guadeluopu	guadeloupe	Guadeloupe	319
guadorupu	guadeloupe	Guadeloupe	319
guam		Guam	1270
guamu	guam	Guam	517
guanajuato		Guanajuato	29
guandao	guam	Guam	517
guang dong	guangdong	Guangdong	18
guang xi	guangxi	Guangxi	18
guang zhou	guangzhou	Guangzhou	1113
guangdong		Guangdong	30
guangxi		Guangxi	30
guangzhou		Guangzhou	6
guarulhos		Guarulhos	43
guatemala		Guatemala	1269
guatemala city		Guatemala City	594
guatemalan	guatemala	Guatemala	552
guatemalteca	guatemala	Guatemala	552
guatemalteco	guatemala	Guatemala	552
guatemara	guatemala	Guatemala	320
guayana francesa	french guiana	French Guiana	162
guayaquil		Guayaquil	998
guba	cuba	Cuba	435
guernesey	guernsey	Guernsey	317
guernsey		Guernsey	1498
guf	french guiana	French Guiana	772
guiana	guyana	Guyana	372
guiana francesa	french guiana	French Guiana	162
guilin		Guilin	2
guine	guinea	Guinea	275
guine bissau	guinea bissau	Guinea-Bissau	236
guine equatorial	equatorial guinea	Equatorial Guinea	122
guinea		Guinea	1499
guinea bissau		Guinea-Bissau	1271
guinea ecuatorial	equatorial guinea	Equatorial Guinea	122
guinea equatoriale	equatorial guinea	Equatorial Guinea	122
guinee	guinea	Guinea	275
guinee bissau	guinea bissau	Guinea-Bissau	236
guinee equatoriale	equatorial guinea	Equatorial Guinea	122
guiyana	guyana	Guyana	372
guiyang		Guiyang	6
guizhou		Guizhou	30
gujarat		Gujarat	31
gujrat	gujarat	Gujarat	148
gulf		Gulf	12
gulf coast		Gulf Coast	1
gulf states	gulf	Gulf	1
gum	guam	Guam	783
gurenada	grenada	Grenada	441
gurgaon		Gurgaon	16
gurinrando	greenland	Greenland	206
gurue		Gurué	195
gurugram	gurgaon	Gurgaon	494
gus	cis	CIS	12
gustavia		Gustavia	982
gustavo a madero		Gustavo A. Madero	37
guy	guyana	Guyana	785
guyana		Guyana	1272
guyana francese	french guiana	French Guiana	162
guyane francaise	french guiana	French Guiana	653
gvadelupa	guadeloupe	Guadeloupe	319
gvatemala	guatemala	Guatemala	320
gviana	french guiana	French Guiana	162
gvineya	guinea	Guinea	275
gvineya bisau	guinea bissau	Guinea-Bissau	236
gw	guinea bissau	Guinea-Bissau	784
gwadeullupeu	guadeloupe	Guadeloupe	319
gwam	guam	Guam	517
gwangju		Gwangju	55
gwatemalla	guatemala	Guatemala	320
gy	guyana	Guyana	785
ha long		Ha Long	619
ha noi	hanoi	Hanoi	198
haag	the hague	The Hague	62
habana	havana	Havana	414
hagatna		Hagatna	1015
haichi	haiti	Haiti	322
haide	haiti	Haiti	322
haifa		Haifa	259
haikou		Haikou	2
hainan		Hainan	30
haiphong		Haiphong	198
haiti		Haiti	1276
halab	aleppo	Aleppo	308
halifax		Halifax	310
halle		Halle	87
hambourg	hamburg	Hamburg	5
hamburg		Hamburg	87
hamburger	hamburg	Hamburg	225
hamburgo	hamburg	Hamburg	5
hamilton		Hamilton	310
hamilton bermuda		Hamilton (Bermuda)	983
handan		Handan	2
hang zhou	hangzhou	Hangzhou	2
hangari	hungary	Hungary	66
hangchow	hangzhou	Hangzhou	6
hanguk	south korea	South Korea	238
hanguo	south korea	South Korea	78
hangzhou		Hangzhou	6
hankook	south korea	South Korea	1608
hankuk	south korea	South Korea	348
hannover	hanover	Hanover	3
hannoversche	hanover	Hanover	197
hanoi		Hanoi	198
hanover		Hanover	3
hanovre	hanover	Hanover	3
harare		Harare	427
harbin		Harbin	6
hartford		Hartford	3
haryana		Haryana	31
hasakesitan	kazakhstan	Kazakhstan	97
hashemite kingdom of jordan	jordan	Jordan	445
hasjemitisch koninkrijk jordanie	jordan	Jordan	164
hauts de france		Hauts-de-France	189
havana		Havana	414
hawaii		Hawaii	19
hayastan	armenia	Armenia	226
hayti	haiti	Haiti	322
hcmc	ho chi minh city	Ho Chi Minh City	198
he bei	hebei	Hebei	18
he fei	hefei	Hefei	2
he nan	henan	Henan	18
hebei		Hebei	30
hefa	haifa	Haifa	259
hefei		Hefei	6
hei long jiang	heilongjiang	Heilongjiang	18
heidelberg		Heidelberg	5
heilongjiang		Heilongjiang	30
heilungkiang	heilongjiang	Heilongjiang	18
heishan	montenegro	Montenegro	330
helan	netherlands	Netherlands	79
helanjialeibiqu	caribbean netherlands	Caribbean Netherlands	269
hellas	greece	Greece	123
helleense republiek	greece	Greece	123
hellenic	greece	Greece	185
hellenic republic	greece	Greece	1268
hellenique	greece	Greece	185
helsingfors	helsinki	Helsinki	224
helsingin	helsinki	Helsinki	417
helsinki		Helsinki	224
helvetia	switzerland	Switzerland	1480
helvetic	switzerland	Switzerland	81
helvetica	switzerland	Switzerland	81
helvetique	switzerland	Switzerland	81
henan		Henan	30
henderson		Henderson	1156
hengshui		Hengshui	2
hengyang		Hengyang	2
heonggali	hungary	Hungary	66
hermosillo		Hermosillo	37
heshushengmading	sint maarten	Sint Maarten	457
hesse		Hesse	106
hessen	hesse	Hesse	255
heze		Heze	2
hi	hawaii	Hawaii	7
hibernia	ireland	Ireland	250
hibernian	ireland	Ireland	250
himachal pradesh		Himachal Pradesh	31
himalaya		Himalaya	1
himalayan	himalaya	Himalaya	13
himalayas	himalaya	Himalaya	1
hindi	india	India	945
hindistan	india	India	278
hindustan	india	India	443
hiroshima		Hiroshima	45
hispania	spain	Spain	943
hispanic	spain	Spain	60
hispanica	spain	Spain	60
hispano	spain	Spain	943
hiszpania	spain	Spain	65
hk	hong kong	Hong Kong	786
hk sar	hong kong	Hong Kong	374
hkg	hong kong	Hong Kong	786
hksar	hong kong	Hong Kong	374
hn	honduras	Honduras	787
hnd	honduras	Honduras	787
hndwrs	honduras	Honduras	321
ho chi minh city		Ho Chi Minh City	198
hobart		Hobart	257
hohhot		Hohhot	2
hoju	australia	Australia	265
holanda	netherlands	Netherlands	383
holandes	netherlands	Netherlands	58
holandesa	netherlands	Netherlands	58
holland	netherlands	Netherlands	1534
hollanda	netherlands	Netherlands	79
hollandaise	netherlands	Netherlands	58
hollande	netherlands	Netherlands	671
hollandische	netherlands	Netherlands	58
hollandsche	netherlands	Netherlands	58
hollandse	netherlands	Netherlands	58
holstein	schleswig holstein	Schleswig-Holstein	409
holy see	vatican city	Vatican City	101
homel	gomel	Gomel	357
honan	henan	Henan	574
honduran	honduras	Honduras	925
honduras		Honduras	1274
hondurena	honduras	Honduras	925
hong kong		Hong Kong	1273
hong kong sar	hong kong	Hong Kong	374
hong kong special administrative region	hong kong	Hong Kong	374
hongaarse	hungary	Hungary	216
hongaarse republiek	hungary	Hungary	66
hongarije	hungary	Hungary	66
hongdoulasi	honduras	Honduras	321
hongkong	hong kong	Hong Kong	373
hongkongese	hong kong	Hong Kong	1577
hongrie	hungary	Hungary	66
hongroise	hungary	Hungary	216
honiara		Honiara	1074
honjiyurasu	honduras	Honduras	321
honolulu		Honolulu	3
hopeh	hebei	Hebei	18
horn of africa		Horn of Africa	1
houston		Houston	24
hr	croatia	Croatia	788
hrodna	grodno	Grodno	357
hrv	croatia	Croatia	788
hrvatska	croatia	Croatia	95
hrvatske	croatia	Croatia	469
hrvatski	croatia	Croatia	469
hsinchu		Hsinchu	309
ht	haiti	Haiti	789
hti	haiti	Haiti	789
hu	hungary	Hungary	790
hu bei	hubei	Hubei	18
hu nan	hunan	Hunan	18
hu zhou	huzhou	Huzhou	2
huaian		Huaian	2
huambo		Huambo	302
huanggang		Huanggang	2
hubei		Hubei	30
hui zhou	huizhou	Huizhou	2
huizhou		Huizhou	2
hull		Hull	200
hun	hungary	Hungary	790
hunan		Hunan	30
hungara	hungary	Hungary	216
hungaria	hungary	Hungary	216
hungarian	hungary	Hungary	216
hungarica	hungary	Hungary	216
hungary		Hungary	1277
hungria	hungary	Hungary	66
hupeh	hubei	Hubei	18
huzhou		Huzhou	2
hwngh kwngh	hong kong	Hong Kong	373
hyderabad		Hyderabad	16
ia	iowa	Iowa	7
iasi		Iași	85
ibadan		Ibadan	260
iberia		Iberia	12
iberian	iberia	Iberia	13
iberian peninsula	iberia	Iberia	1
iberica	iberia	Iberia	1
iberico	iberia	Iberia	1
iberie	iberia	Iberia	1
iberique	iberia	Iberia	1
iberische	iberia	Iberia	1
ibero america	latin america	Latin America	1
iberoamerica	latin america	Latin America	1
iceland		Iceland	1286
icelandic	iceland	Iceland	470
id	idaho	Idaho	7
idaho		Idaho	19
idf	ile de france	Île-de-France	410
idiopia	ethiopia	Ethiopia	204
idn	indonesia	Indonesia	1503
ie	ireland	Ireland	791
iemen	yemen	Yemen	463
ierland	ireland	Ireland	124
ierse	ireland	Ireland	250
ierse republiek	ireland	Ireland	124
igirisu	united kingdom	United Kingdom	121
igirisulingvuajinzhudao	british virgin islands	British Virgin Islands	103
ijibteu	egypt	Egypt	117
ijsland	iceland	Iceland	237
ijslandse republiek	iceland	Iceland	237
il	illinois	Illinois	7
ilakeu	iraq	Iraq	279
ilan	iran	Iran	324
ilbon	japan	Japan	280
ile christmas	christmas island	Christmas Island	116
ile de france		Île-de-France	567
ile de man	isle of man	Isle of Man	125
ile du prince edouard	prince edward island	Prince Edward Island	478
ile maurice	mauritius	Mauritius	1345
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
ilhas aland	aland islands	Åland Islands	227
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
ill	illinois	Illinois	7
illinois		Illinois	19
im	isle of man	Isle of Man	792
imn	isle of man	Isle of Man	792
in	indiana	Indiana	7
incheon		Incheon	55
inchon	incheon	Incheon	55
ind	indiana	Indiana	7
inde	india	India	278
independent state of papua new guinea	papua new guinea	Papua New Guinea	679
independent state of samoa	samoa	Samoa	1456
india		India	1283
indian	india	India	945
indiana		Indiana	150
indianapolis		Indianapolis	3
indie	india	India	793
indien	india	India	278
indienne	india	India	553
indische	india	India	553
indiya	india	India	278
indo	india	India	793
indo china	indochina	Indochina	1
indochina		Indochina	1
indochine	indochina	Indochina	1
indoneshia	indonesia	Indonesia	276
indonesia		Indonesia	1279
indonesian	indonesia	Indonesia	926
indonesie	indonesia	Indonesia	276
indonesien	indonesia	Indonesia	276
indonesische	indonesia	Indonesia	926
indoneziya	indonesia	Indonesia	276
indore		Indore	16
inghilterra	england	England	352
ingiliz	england	England	36
inglaterra	england	England	475
ingles	england	England	36
inglesa	england	England	36
inglese	england	England	36
ingolstadt		Ingolstadt	5
inhambane		Inhambane	46
inhambane province		Inhambane Province	149
inner mongolia		Inner Mongolia	18
innsbruck		Innsbruck	223
insel man	isle of man	Isle of Man	125
iom	isle of man	Isle of Man	1507
iordaniya	jordan	Jordan	164
iosrael	israel	Israel	277
iowa		Iowa	19
iq	iraq	Iraq	794
ir	iran	Iran	795
ir iran	iran	Iran	657
irak	iraq	Iraq	279
iraki	iraq	Iraq	279
irakskaya respublika	iraq	Iraq	375
iraku	iraq	Iraq	279
iran		Iran	1285
iran isuramugongheguo	iran	Iran	324
irani	iran	Iran	294
iranian	iran	Iran	294
iraniana	iran	Iran	294
iranienne	iran	Iran	294
iranische	iran	Iran	294
irao	iran	Iran	324
iraq		Iraq	1284
iraqi	iraq	Iraq	1578
iraque	iraq	Iraq	279
irbil	erbil	Erbil	109
ireland		Ireland	1280
iri	iran	Iran	1509
irische	ireland	Ireland	250
irish	ireland	Ireland	250
irkutsk		Irkutsk	10
irl	ireland	Ireland	791
irland	ireland	Ireland	124
irlanda	ireland	Ireland	124
irlandaise	ireland	Ireland	250
irlande	ireland	Ireland	124
irlandesa	ireland	Ireland	250
irlandese	ireland	Ireland	250
irlandia	ireland	Ireland	124
irlandiya	ireland	Ireland	124
irn	iran	Iran	795
irq	iraq	Iraq	794
irvine		Irvine	3
is	iceland	Iceland	797
iseulael	israel	Israel	277
isfahan		Isfahan	194
iskandinavya	scandinavia	Scandinavia	1
isl	iceland	Iceland	797
isla de man	isle of man	Isle of Man	125
isla de navidad	christmas island	Christmas Island	116
isla norfolk	norfolk island	Norfolk Island	170
islamabad		Islamabad	306
islamic emirate of afghanistan	afghanistan	Afghanistan	430
islamic republic of afghanistan	afghanistan	Afghanistan	430
islamic republic of iran	iran	Iran	324
islamic republic of pakistan	pakistan	Pakistan	1379
islamistskaya respublika iran	iran	Iran	376
islamitisch emiraat afghanistan	afghanistan	Afghanistan	263
islamitische republiek iran	iran	Iran	324
islamitische republiek mauritanie	mauritania	Mauritania	241
islamitische republiek pakistan	pakistan	Pakistan	385
island	iceland	Iceland	796
islanda	iceland	Iceland	237
islande	iceland	Iceland	796
islandia	iceland	Iceland	237
islandische	iceland	Iceland	470
islandiya	iceland	Iceland	237
islands	iceland	Iceland	470
islas aland	aland islands	Åland Islands	227
islas baleares	balearic islands	Balearic Islands	188
islas caiman	cayman islands	Cayman Islands	128
islas canarias	canary islands	Canary Islands	1624
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
isle of man		Isle of Man	1282
islenska	iceland	Iceland	470
islington		Islington	15
isola del natale	christmas island	Christmas Island	116
isola di man	isle of man	Isle of Man	125
isola norfolk	norfolk island	Norfolk Island	170
isole aland	aland islands	Åland Islands	227
isole bes	caribbean netherlands	Caribbean Netherlands	269
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
isr	israel	Israel	1506
israel		Israel	1505
israele	israel	Israel	277
israeli	israel	Israel	927
israelienne	israel	Israel	323
israelische	israel	Israel	927
israelite	israel	Israel	323
istambul	istanbul	Istanbul	75
istanbul		Istanbul	75
isuraeru	israel	Israel	277
isvec	sweden	Sweden	100
isvicre	switzerland	Switzerland	77
isvicreli	switzerland	Switzerland	81
it	italy	Italy	798
ita	italy	Italy	798
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
italo	italy	Italy	1607
italy		Italy	1287
italya	italy	Italy	163
italyan	italy	Italy	104
italyanskiy	italy	Italy	104
itaria	italy	Italy	163
ivoirien	ivory coast	Ivory Coast	548
ivoirienne	ivory coast	Ivory Coast	548
ivorian	ivory coast	Ivory Coast	548
ivory coast		Ivory Coast	158
izhevsk		Izhevsk	10
izmir		Izmir	75
izrail	israel	Israel	277
iztapalapa		Iztapalapa	37
jackson		Jackson	24
jacksonville		Jacksonville	3
jaipur		Jaipur	16
jakarta		Jakarta	108
jalisco		Jalisco	29
jam	jamaica	Jamaica	800
jamaica		Jamaica	1289
jamaica island	jamaica	Jamaica	519
jamaican	jamaica	Jamaica	1579
jamaika	jamaica	Jamaica	207
jamaique	jamaica	Jamaica	207
jamayka	jamaica	Jamaica	207
jambia	zambia	Zambia	291
jameika	jamaica	Jamaica	207
jamestown		Jamestown	1077
jameyka	jamaica	Jamaica	207
jamhuri ya kenia	kenya	Kenya	446
jamhuri ya keniya	kenya	Kenya	446
jamhuri ya kenya	kenya	Kenya	446
jamiaca	jamaica	Jamaica	519
jamiaca island	jamaica	Jamaica	519
jammu	jammu and kashmir	Jammu and Kashmir	148
jammu and kashmir		Jammu and Kashmir	31
jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	535
japan		Japan	1290
japanese	japan	Japan	217
japanische	japan	Japan	217
japanse	japan	Japan	217
japao	japan	Japan	280
japon	japan	Japan	280
japonais	japan	Japan	217
japonaise	japan	Japan	217
japones	japan	Japan	217
japonesa	japan	Japan	217
jartum	khartoum	Khartoum	424
jassy	iasi	Iași	85
jbl trq	gibraltar	Gibraltar	371
je	jersey	Jersey	799
jeddah		Jeddah	196
jemen	yemen	Yemen	463
jeogdo gini	equatorial guinea	Equatorial Guinea	122
jeoji	jersey	Jersey	444
jerriais	jersey	Jersey	659
jersey		Jersey	1510
jersey city		Jersey City	3
jerusalem		Jerusalem	259
jey	jersey	Jersey	799
jharkhand		Jharkhand	31
jhb	johannesburg	Johannesburg	201
jiana	ghana	Ghana	516
jianada	canada	Canada	511
jianbuzhai	cambodia	Cambodia	165
jiang su	jiangsu	Jiangsu	18
jiang xi	jiangxi	Jiangxi	18
jiangmen		Jiangmen	2
jiangsu		Jiangsu	30
jiangxi		Jiangxi	30
jiangyin		Jiangyin	2
jiapeng	gabon	Gabon	316
jiashan		Jiashan	2
jiaxing		Jiaxing	6
jibeulalta	gibraltar	Gibraltar	371
jibuchi	djibouti	Djibouti	230
jiburarutaru	gibraltar	Gibraltar	371
jibuti	djibouti	Djibouti	230
jidda	jeddah	Jeddah	196
jiddah	jeddah	Jeddah	196
jieke	czechia	Czechia	56
jierjisisitan	kyrgyzstan	Kyrgyzstan	126
jilibasi	kiribati	Kiribati	325
jilin		Jilin	30
jimbabeuwe gonghwagug	zimbabwe	Zimbabwe	249
jinan		Jinan	6
jinbabue	zimbabwe	Zimbabwe	249
jinbabuwei	zimbabwe	Zimbabwe	249
jineiya	guinea	Guinea	275
jineiyabishao	guinea bissau	Guinea-Bissau	236
jingzhou		Jingzhou	2
jinhua		Jinhua	2
jining		Jining	2
jinzhou		Jinzhou	2
jiujiang		Jiujiang	2
jiyaji	jersey	Jersey	444
jiyamaika	jamaica	Jamaica	207
jiyojia	georgia	Georgia	235
jk	jammu and kashmir	Jammu and Kashmir	148
jm	jamaica	Jamaica	800
jmhwry slmy fghnstn	afghanistan	Afghanistan	430
jmhwry slmy yrn	iran	Iran	376
jmhwryh fryqy lwsta	central african republic	Central African Republic	157
jmhwryh ldwmynykn	dominican republic	Dominican Republic	160
jmhwryh lkwnghw	republic of the congo	Republic of the Congo	114
jmhwryh lkwnghw ldymqrtyh	democratic republic of the congo	Democratic Republic of the Congo	113
jmhwryh lrq	iraq	Iraq	375
jmhwryh lswdn	sudan	Sudan	390
jmhwryh lswdn ldymqrtyh	sudan	Sudan	390
jmhwryh lswdn lfydrlyh	sudan	Sudan	390
jmhwryh lswdn lthdyh	sudan	Sudan	390
jmhwryh lswml lfydrlyh	somalia	Somalia	689
jmhwryh ltshyk	czechia	Czechia	56
jmhwryh msr	egypt	Egypt	273
jmhwryh msr lrbyh	egypt	Egypt	273
jmhwryh tshd	chad	Chad	537
jnwb fryqy	south africa	South Africa	71
jnwb lswdn	south sudan	South Sudan	178
jo	jordan	Jordan	801
joanesburgo	johannesburg	Johannesburg	9
joburg	johannesburg	Johannesburg	9
johannesburg		Johannesburg	9
johor bahru		Johor Bahru	359
joinville		Joinville	43
jomhuri ye eslami ye iran	iran	Iran	376
jor	jordan	Jordan	801
jordan		Jordan	1511
jordania	jordan	Jordan	164
jordanian	jordan	Jordan	1580
jordanie	jordan	Jordan	164
jordanien	jordan	Jordan	164
jordanija	jordan	Jordan	164
joseonminjujuuiinmingonghwagug	north korea	North Korea	449
jp	japan	Japan	802
jpn	japan	Japan	802
jrynlnd	greenland	Greenland	206
juarez	ciudad juarez	Ciudad Juárez	1155
juba		Juba	1143
jugoslav	serbia	Serbia	406
jungang apeulika	central african republic	Central African Republic	157
junggug	china	China	272
junghwamingug	taiwan	Taiwan	459
jura		Jura	572
jybwty	djibouti	Djibouti	230
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
jzr wlnd	aland islands	Åland Islands	227
jzyrh mn	isle of man	Isle of Man	125
jzyrh nwrfwlk	norfolk island	Norfolk Island	170
jzyrh yd lmyld	christmas island	Christmas Island	116
kaaimaneilanden	cayman islands	Cayman Islands	128
kaapstad	cape town	Cape Town	9
kabo beleude	cape verde	Cape Verde	159
kabo verde	cape verde	Cape Verde	159
kaboberude	cape verde	Cape Verde	159
kaboul	kabul	Kabul	578
kabul		Kabul	578
kaduna		Kaduna	260
kaenada	canada	Canada	511
kaernten	carinthia	Carinthia	353
kaifeng		Kaifeng	6
kaimaninseln	cayman islands	Cayman Islands	128
kaimanqundao	cayman islands	Cayman Islands	128
kairo	cairo	Cairo	1116
kajaheuseutan	kazakhstan	Kazakhstan	97
kalaallit nunaat	greenland	Greenland	1262
kaliningrad		Kaliningrad	10
kamailong	cameroon	Cameroon	229
kambodia	cambodia	Cambodia	165
kambodscha	cambodia	Cambodia	165
kambodzha	cambodia	Cambodia	165
kamelun	cameroon	Cameroon	229
kamerun	cameroon	Cameroon	229
kampala		Kampala	618
kampuchea	cambodia	Cambodia	448
kan	kansas	Kansas	7
kanada	canada	Canada	511
kanadische	canada	Canada	293
kanaren	canary islands	Canary Islands	297
kanbojia	cambodia	Cambodia	165
kano		Kano	260
kanpur		Kanpur	16
kansas		Kansas	19
kansas city		Kansas City	3
kansu	gansu	Gansu	18
kaohsiung		Kaohsiung	309
kap verde	cape verde	Cape Verde	159
kapstadt	cape town	Cape Town	9
karachi		Karachi	306
karaj		Karaj	194
karibik	caribbean	Caribbean	1
karlsruhe		Karlsruhe	5
karnataka		Karnataka	31
karnten	carinthia	Carinthia	408
kasachstan	kazakhstan	Kazakhstan	97
kaschau	kosice	Košice	425
kashmir	jammu and kashmir	Jammu and Kashmir	1634
kassel		Kassel	5
kataer	qatar	Qatar	338
kataleu	qatar	Qatar	338
katalonien	catalonia	Catalonia	297
katar	qatar	Qatar	338
kataru	qatar	Qatar	338
kathmandu		Kathmandu	607
katmandu	kathmandu	Kathmandu	607
katowicach	katowice	Katowice	50
katowice		Katowice	34
kattowitz	katowice	Katowice	34
kaukasus	caucasus	Caucasus	1
kaunas		Kaunas	305
kauno	kaunas	Kaunas	1127
kavkaz	caucasus	Caucasus	1
kawasaki		Kawasaki	45
kayseri		Kayseri	75
kaz	kazakhstan	Kazakhstan	813
kazachstan	kazakhstan	Kazakhstan	97
kazafusutan	kazakhstan	Kazakhstan	97
kazajistan	kazakhstan	Kazakhstan	97
kazajstan	kazakhstan	Kazakhstan	1304
kazakh	kazakhstan	Kazakhstan	405
kazakhskiy	kazakhstan	Kazakhstan	405
kazakhstan		Kazakhstan	1305
kazakhstani	kazakhstan	Kazakhstan	405
kazakhstanskiy	kazakhstan	Kazakhstan	405
kazakistan	kazakhstan	Kazakhstan	97
kazakstan	kazakhstan	Kazakhstan	97
kazan		Kazan	10
ke	kenya	Kenya	803
keeling islands	cocos islands	Cocos Islands	1210
keimaenseom	cayman islands	Cayman Islands	128
keimanzhudao	cayman islands	Cayman Islands	128
kekesi jilin qundao	cocos islands	Cocos Islands	92
keluodeya	croatia	Croatia	95
kemoluo	comoros	Comoros	166
ken	kenya	Kenya	803
kenia	kenya	Kenya	377
keniya	kenya	Kenya	377
kenniya	kenya	Kenya	377
kentucky		Kentucky	19
kenya		Kenya	1291
kenyan	kenya	Kenya	1581
kerala		Kerala	31
kerch		Kerch	39
ketediwa	ivory coast	Ivory Coast	158
keuliseumaseuseom	christmas island	Christmas Island	116
keuloatia	croatia	Croatia	95
keweite	kuwait	Kuwait	326
kg	kyrgyzstan	Kyrgyzstan	804
kgz	kyrgyzstan	Kyrgyzstan	804
kh	cambodia	Cambodia	805
khabarovsk		Khabarovsk	10
khaleej	gulf	Gulf	1
khalij	gulf	Gulf	1
kharkiv		Kharkiv	39
kharkivska	kharkiv	Kharkiv	32
kharkivskyi	kharkiv	Kharkiv	32
kharkov	kharkiv	Kharkiv	39
khartoum		Khartoum	424
khartum	khartoum	Khartoum	424
khm	cambodia	Cambodia	805
khmer	cambodia	Cambodia	928
khong kong	hong kong	Hong Kong	373
khorvatiya	croatia	Croatia	95
khrvatska	croatia	Croatia	95
khulna		Khulna	486
ki	kiribati	Kiribati	806
kiangsi	jiangxi	Jiangxi	18
kiangsu	jiangsu	Jiangsu	18
kibris	cyprus	Cyprus	644
kiel		Kiel	5
kiev		Kiev	1147
kievskiy	kiev	Kiev	32
kiew	kiev	Kiev	39
kigali		Kigali	1073
kileubasi	kiribati	Kiribati	325
kileukijeuseutan	kyrgyzstan	Kyrgyzstan	126
kimberley		Kimberley	201
kina	china	China	466
kingdom of bahrain	bahrain	Bahrain	633
kingdom of belgium	belgium	Belgium	1188
kingdom of cambodia	cambodia	Cambodia	448
kingdom of denmark	denmark	Denmark	1236
kingdom of eswatini	eswatini	Eswatini	344
kingdom of norway	norway	Norway	1365
kingdom of saudi arabia	saudi arabia	Saudi Arabia	534
kingdom of swaziland	eswatini	Eswatini	344
kingdom of sweden	sweden	Sweden	453
kingdom of thailand	thailand	Thailand	538
kingdom of the netherlands	netherlands	Netherlands	383
kingdom of tonga	tonga	Tonga	1431
kingston		Kingston	1124
kingston upon hull	hull	Hull	15
kingstown		Kingstown	1095
kinshasa		Kinshasa	413
kioto	kyoto	Kyoto	45
kipr	cyprus	Cyprus	203
kipurosu	cyprus	Cyprus	203
kir	kiribati	Kiribati	806
kirghizia	kyrgyzstan	Kyrgyzstan	1292
kirghizistan	kyrgyzstan	Kyrgyzstan	126
kirgisistan	kyrgyzstan	Kyrgyzstan	126
kirgizische republiek	kyrgyzstan	Kyrgyzstan	126
kirgiziya	kyrgyzstan	Kyrgyzstan	126
kirgizstan	kyrgyzstan	Kyrgyzstan	126
kirguistan	kyrgyzstan	Kyrgyzstan	126
kiribasu	kiribati	Kiribati	325
kiribati		Kiribati	1295
kirim	crimea	Crimea	1
kirin	jilin	Jilin	574
kirugisu	kyrgyzstan	Kyrgyzstan	126
kishinev	chisinau	Chișinău	601
kisumu		Kisumu	495
kitakyushu		Kitakyushu	45
kitay	china	China	272
kitayskiy	china	China	214
kitchener		Kitchener	310
kitwe		Kitwe	499
kiwi	new zealand	New Zealand	1610
kiyuba	cuba	Cuba	435
kiyuraso	curacao	Curaçao	436
kjobenhavn	copenhagen	Copenhagen	74
kl malaysia	kuala lumpur	Kuala Lumpur	604
klagenfurt		Klagenfurt	223
klaipeda		Klaipėda	305
klerksdorp		Klerksdorp	9
klydwny ljdydh	new caledonia	New Caledonia	132
km	comoros	Comoros	807
kmbwdy	cambodia	Cambodia	165
kn	saint kitts and nevis	Saint Kitts and Nevis	808
kna	saint kitts and nevis	Saint Kitts and Nevis	808
kndr	north korea	North Korea	127
knoxville		Knoxville	3
knr	china	China	466
kobe		Kobe	45
kobe shi		Kōbe-shi	45
kobenhavn	copenhagen	Copenhagen	74
kobenhavns	copenhagen	Copenhagen	995
koblenz		Koblenz	5
koblenzer	koblenz	Koblenz	107
kochi		Kochi	16
koebenhavn	copenhagen	Copenhagen	74
koeln	cologne	Cologne	5
koelner	cologne	Cologne	107
kokoseu jedo	cocos islands	Cocos Islands	92
kokosinseln	cocos islands	Cocos Islands	92
kokosovye ostrova	cocos islands	Cocos Islands	92
kokosu kiringu zhudao	cocos islands	Cocos Islands	92
kolkata		Kolkata	16
kollombia	colombia	Colombia	202
koln	cologne	Cologne	5
kolner	cologne	Cologne	225
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
konigsberg	kaliningrad	Kaliningrad	10
koninkrijk bahrein	bahrain	Bahrain	267
koninkrijk belgie	belgium	Belgium	111
koninkrijk bhutan	bhutan	Bhutan	368
koninkrijk cambodja	cambodia	Cambodia	165
koninkrijk denemarken	denmark	Denmark	93
koninkrijk der nederlanden	netherlands	Netherlands	79
koninkrijk eswatini	eswatini	Eswatini	180
koninkrijk lesotho	lesotho	Lesotho	378
koninkrijk marokko	morocco	Morocco	169
koninkrijk noorwegen	norway	Norway	67
koninkrijk saudi arabie	saudi arabia	Saudi Arabia	175
koninkrijk spanje	spain	Spain	65
koninkrijk thailand	thailand	Thailand	286
koninkrijk tonga	tonga	Tonga	539
koninkrijk zweden	sweden	Sweden	100
konungariket sverige	sweden	Sweden	453
konya		Konya	75
kopenhagen	copenhagen	Copenhagen	74
kopenhamn	copenhagen	Copenhagen	74
kor	south korea	South Korea	810
korea	south korea	South Korea	78
korea republic	south korea	South Korea	238
koreaanse	south korea	South Korea	348
korean	south korea	South Korea	348
koreanische	south korea	South Korea	348
koreya	south korea	South Korea	238
korolevstvo niderlandy	netherlands	Netherlands	383
koronbia	colombia	Colombia	202
kortrijk		Kortrijk	258
koseutalika	costa rica	Costa Rica	314
kosice		Košice	425
kosta rika	costa rica	Costa Rica	314
kosutarika	costa rica	Costa Rica	314
kot divuar	ivory coast	Ivory Coast	158
kota kinabalu		Kota Kinabalu	359
koteudibualeu	ivory coast	Ivory Coast	158
kotojibowaru	ivory coast	Ivory Coast	158
kovno	kaunas	Kaunas	598
koweit	kuwait	Kuwait	326
kowloon		Kowloon	1018
kozep europa	central europe	Central Europe	1
kp	north korea	North Korea	809
kr	south korea	South Korea	810
krakau	krakow	Kraków	34
krakow		Kraków	34
krakowie	krakow	Kraków	50
krakowska	krakow	Kraków	50
krakowski	krakow	Kraków	262
krasnodar		Krasnodar	10
krasnoyarsk		Krasnoyarsk	10
kremenchug	kremenchuk	Kremenchuk	32
kremenchuk		Kremenchuk	32
krim	crimea	Crimea	1
krivoy rog	kryvyi rih	Kryvyi Rih	32
kroatie	croatia	Croatia	95
kroatien	croatia	Croatia	95
kroatische	croatia	Croatia	469
kroonstad		Kroonstad	9
krugersdorp		Krugersdorp	9
krung thep	bangkok	Bangkok	615
krym	crimea	Crimea	1
kryvyi rih		Kryvyi Rih	32
ks	kansas	Kansas	7
ksa	saudi arabia	Saudi Arabia	1546
kuala lumpur		Kuala Lumpur	359
kuba	cuba	Cuba	435
kuching		Kuching	359
kug jedo	cook islands	Cook Islands	115
kukequndao	cook islands	Cook Islands	115
kulasuo	curacao	Curaçao	436
kumasi		Kumasi	491
kun shan	kunshan	Kunshan	2
kungariket sverige	sweden	Sweden	453
kunming		Kunming	6
kunshan		Kunshan	2
kurdistan		Kurdistan	1
kurisumasudao	christmas island	Christmas Island	116
kuroachia	croatia	Croatia	95
kutkuzhudao	cook islands	Cook Islands	115
kuueto	kuwait	Kuwait	326
kuveyt	kuwait	Kuwait	326
kuwait		Kuwait	1302
kuwait city		Kuwait City	597
kuwaiti	kuwait	Kuwait	1582
kuweiteu	kuwait	Kuwait	326
kuybyshev	samara	Samara	10
kw	kuwait	Kuwait	811
kwa zulu natal	kwazulu natal	KwaZulu-Natal	49
kwangchow	guangzhou	Guangzhou	6
kwangju	gwangju	Gwangju	55
kwangsi	guangxi	Guangxi	18
kwangtung	guangdong	Guangdong	18
kwazulu	kwazulu natal	KwaZulu-Natal	49
kwazulu natal		KwaZulu-Natal	256
kweichow	guizhou	Guizhou	18
kwlwmby	colombia	Colombia	202
kwry ljnwbyh	south korea	South Korea	78
kwry lshmlyh	north korea	North Korea	127
kwstryk	costa rica	Costa Rica	314
kwt	kuwait	Kuwait	811
ky	kentucky	Kentucky	7
kyiv	kiev	Kiev	39
kyivska	kiev	Kiev	32
kyivskyi	kiev	Kiev	32
kyivskyy	kiev	Kiev	32
kyjiw	kiev	Kiev	32
kyoto		Kyoto	45
kypriaki	cyprus	Cyprus	923
kypros	cyprus	Cyprus	203
kyrgyz republic	kyrgyzstan	Kyrgyzstan	447
kyrgyz respublikasy	kyrgyzstan	Kyrgyzstan	447
kyrgyzstan		Kyrgyzstan	1293
kyrybty	kiribati	Kiribati	325
kyulaso	curacao	Curaçao	436
kyurasao	curacao	Curaçao	436
kyyiv	kiev	Kiev	32
kz	kazakhstan	Kazakhstan	813
kzkhstn	kazakhstan	Kazakhstan	97
kzn	kwazulu natal	KwaZulu-Natal	482
l rywnywn	reunion	Réunion	339
la	louisiana	Louisiana	7
la california	los angeles	Los Angeles	197
la coruna	a coruna	A Coruña	44
la habana	havana	Havana	414
la havane	havana	Havana	414
la haya	the hague	The Hague	62
la haye	the hague	The Hague	62
la paz		La Paz	487
la plata		La Plata	581
la reunion	reunion	Réunion	681
la rioja		La Rioja	187
labrador	newfoundland and labrador	Newfoundland and Labrador	1628
lac	latin america	Latin America	12
lagos		Lagos	1132
lahore		Lahore	306
laibach	ljubljana	Ljubljana	611
laibelia	liberia	Liberia	281
laisuotuo	lesotho	Lesotho	378
lan zhou	lanzhou	Lanzhou	2
langfang		Langfang	2
languedoc		Languedoc	72
languedoc roussillon	languedoc	Languedoc	72
lankan	sri lanka	Sri Lanka	555
lansing		Lansing	3
lanzhou		Lanzhou	6
lao	laos	Laos	1516
lao democratische volksrepubliek	laos	Laos	327
lao pdr	laos	Laos	1306
lao peoples democratic republic	laos	Laos	327
laos		Laos	1307
laoseu	laos	Laos	327
laowo	laos	Laos	327
las americas	americas	Americas	1
las palmas		Las Palmas	44
las vegas		Las Vegas	3
latam	latin america	Latin America	12
lateinamerika	latin america	Latin America	1
lateubia	latvia	Latvia	129
latin america		Latin America	1
latin american	latin america	Latin America	13
latino americana	latin america	Latin America	13
latinoamerica	latin america	Latin America	1
latinoamericana	latin america	Latin America	13
latium	lazio	Lazio	190
latuoweiya	latvia	Latvia	129
latvia		Latvia	1319
latvian	latvia	Latvia	556
latvija	latvia	Latvia	129
latvijas	latvia	Latvia	556
latviya	latvia	Latvia	129
lausanne		Lausanne	54
laval		Laval	61
lazio		Lazio	53
lb	lebanon	Lebanon	814
lbhryn	bahrain	Bahrain	267
lbn	lebanon	Lebanon	814
lbr	liberia	Liberia	818
lbrtghl	portugal	Portugal	243
lbrzyl	brazil	Brazil	91
lbwsnh wlhrsk	bosnia and herzegovina	Bosnia and Herzegovina	76
lby	libya	Libya	823
lc	saint lucia	Saint Lucia	815
lca	saint lucia	Saint Lucia	815
ldnmrk	denmark	Denmark	93
le caire	cairo	Cairo	193
le cap	cape town	Cape Town	9
le havre		Le Havre	33
lebanese	lebanon	Lebanon	554
lebanon		Lebanon	1308
leeds		Leeds	15
lefkosa	nicosia	Nicosia	415
lefkosia	nicosia	Nicosia	415
leicester		Leicester	15
leipzig		Leipzig	5
leipziger	leipzig	Leipzig	225
lejano oriente	east asia	East Asia	1
lemberg	lviv	Lviv	39
leningrad	saint petersburg	Saint Petersburg	10
leon		León	624
leopoldville	kinshasa	Kinshasa	413
leosiayeonbang	russia	Russia	69
les ameriques	americas	Americas	1
lesotho		Lesotho	1316
lesoto	lesotho	Lesotho	378
letland	latvia	Latvia	129
letonia	latvia	Latvia	129
lettische	latvia	Latvia	556
lettland	latvia	Latvia	129
lettonia	latvia	Latvia	129
lettonie	latvia	Latvia	129
letzebuerg	luxembourg	Luxembourg	663
letzebuerger	luxembourg	Luxembourg	349
leuven		Leuven	42
leuwanda	rwanda	Rwanda	388
levant		Levant	12
levante	levant	Levant	12
levantine	levant	Levant	12
leverkusen		Leverkusen	5
lexington		Lexington	24
lexington fayette		Lexington-Fayette	3
lflbyn	philippines	Philippines	172
lftykn	vatican city	Vatican City	101
lghbwn	gabon	Gabon	316
li	liechtenstein	Liechtenstein	816
lianyungang		Lianyungang	2
liao ning	liaoning	Liaoning	18
liaocheng		Liaocheng	2
liaoning		Liaoning	30
liban	lebanon	Lebanon	239
libanaise	lebanon	Lebanon	554
libanen	lebanon	Lebanon	239
libanese republiek	lebanon	Lebanon	239
libano	lebanon	Lebanon	239
libanon	lebanon	Lebanon	239
liberia		Liberia	1315
liberiya	liberia	Liberia	281
liberyya	liberia	Liberia	281
libia	libya	Libya	282
libiliya	liberia	Liberia	281
libiya	libya	Libya	282
libreville		Libreville	1006
libya		Libya	1320
libyan	libya	Libya	1583
libyan arab jamahiriya	libya	Libya	1321
libye	libya	Libya	282
libyen	libya	Libya	282
lichinga		Lichinga	46
lie	liechtenstein	Liechtenstein	816
liechtenstein		Liechtenstein	1312
liege		Liège	501
lieja	liege	Liège	42
lietuva	lithuania	Lithuania	167
lietuviu kalba	lithuania	Lithuania	661
lietuvos	lithuania	Lithuania	471
lietuvos respublika	lithuania	Lithuania	661
liezhidunshideng	liechtenstein	Liechtenstein	328
liguria		Liguria	53
lihitensyutain	liechtenstein	Liechtenstein	328
likhtenshteyn	liechtenstein	Liechtenstein	328
lille		Lille	33
lilongwe		Lilongwe	603
lima		Lima	1137
limassol		Limassol	415
limburg		Limburg	1638
limerick		Limerick	24
limpopo		Limpopo	256
lincoln		Lincoln	24
linkoping		Linköping	63
linyi		Linyi	6
linz		Linz	223
lione	lyon	Lyon	33
lisboa	lisbon	Lisbon	110
lisbon		Lisbon	110
lisbona	lisbon	Lisbon	110
lisbonne	lisbon	Lisbon	110
lishui		Lishui	2
lissabon	lisbon	Lisbon	110
litaowan	lithuania	Lithuania	167
litauen	lithuania	Lithuania	167
litauische	lithuania	Lithuania	471
litewska	lithuania	Lithuania	471
lithuania		Lithuania	1317
lithuanian	lithuania	Lithuania	471
litouwen	lithuania	Lithuania	167
little rock		Little Rock	3
lituania	lithuania	Lithuania	167
lituanie	lithuania	Lithuania	167
litva	lithuania	Lithuania	167
liuniwang	reunion	Réunion	339
liuzhou		Liuzhou	2
livan	lebanon	Lebanon	239
liverpool		Liverpool	15
liviya	libya	Libya	282
liyunion	reunion	Réunion	339
ljbl lswd	montenegro	Montenegro	330
ljubljana		Ljubljana	611
ljubljani	ljubljana	Ljubljana	1078
ljzr lkrybyh lhwlndyh	caribbean netherlands	Caribbean Netherlands	269
lk	sri lanka	Sri Lanka	817
lka	sri lanka	Sri Lanka	817
lkmyrwn	cameroon	Cameroon	229
lkwdwr	ecuador	Ecuador	232
lmghrb	morocco	Morocco	169
lmksyk	mexico	Mexico	210
lmmlkh lmthdh	united kingdom	United Kingdom	121
lmmlkh lrbyh lswdyh	saudi arabia	Saudi Arabia	534
lmmlkh lrdnyh lhshmyh	jordan	Jordan	445
lmrt lrbyh lmthdh	united arab emirates	United Arab Emirates	89
lnrwyj	norway	Norway	67
lobito		Lobito	302
lodz		Łódź	34
lodzi	lodz	Łódź	50
lodzka	lodz	Łódź	50
lodzki	lodz	Łódź	50
logan		Logan	428
lombardei	lombardy	Lombardy	190
lombardia	lombardy	Lombardy	298
lombardy		Lombardy	53
lome		Lomé	1144
londen	london	London	15
london		London	200
londonderry		Londonderry	1007
londra	london	London	15
londres	london	London	15
londyn	london	London	15
long beach		Long Beach	3
longyan		Longyan	2
longyearbyen		Longyearbyen	1079
lorraine		Lorraine	410
los angeles		Los Angeles	3
louisiana		Louisiana	19
louisiane	louisiana	Louisiana	354
louisville		Louisville	3
lourenco marques	maputo	Maputo	46
louvain	leuven	Leuven	42
lower austria		Lower Austria	253
lower saxony		Lower Saxony	106
lr	liberia	Liberia	818
lrjntyn	argentina	Argentina	364
lrs lkhdr	cape verde	Cape Verde	159
ls	lesotho	Lesotho	819
lshr lghrbyh	western sahara	Western Sahara	161
lslfdwr	el salvador	El Salvador	393
lsnghl	senegal	Senegal	455
lso	lesotho	Lesotho	819
lswdyh	saudi arabia	Saudi Arabia	175
lt	lithuania	Lithuania	820
ltu	lithuania	Lithuania	820
lu	luxembourg	Luxembourg	821
luanda		Luanda	302
lubango		Lubango	302
lubbock		Lubbock	3
lubeck		Lübeck	5
lubelska	lublin	Lublin	50
lubelski	lublin	Lublin	262
lublin		Lublin	34
lublinie	lublin	Lublin	50
lubnan	lebanon	Lebanon	239
lubnani	lebanon	Lebanon	554
lubumbashi		Lubumbashi	413
lucerna	lucerne	Lucerne	54
lucerne		Lucerne	360
lucknow		Lucknow	16
ludhiana		Ludhiana	16
ludwigshafen		Ludwigshafen	5
luebeck	lubeck	Lübeck	5
lugano		Lugano	54
lugansk	luhansk	Luhansk	32
lugsembuleukeu	luxembourg	Luxembourg	168
luhansk		Luhansk	32
luik	liege	Liège	42
luksemburg	luxembourg	Luxembourg	168
lumania	romania	Romania	68
luomaniya	romania	Romania	68
luoyang		Luoyang	2
lusa	portugal	Portugal	82
lusaka		Lusaka	499
lusenbao	luxembourg	Luxembourg	168
lusitana	portugal	Portugal	82
lusitania	portugal	Portugal	946
lusitano	portugal	Portugal	82
luso	portugal	Portugal	946
lussemburgo	luxembourg	Luxembourg	168
luttich	liege	Liège	42
luwangda	rwanda	Rwanda	388
lux	luxembourg	Luxembourg	821
luxembourg		Luxembourg	1318
luxembourg city		Luxembourg City	1036
luxembourg grand duchy	luxembourg	Luxembourg	662
luxembourg ville	luxembourg city	Luxembourg City	599
luxembourgeois	luxembourg	Luxembourg	349
luxembourgeoise	luxembourg	Luxembourg	349
luxemburg	luxembourg	Luxembourg	168
luxemburg stadt	luxembourg city	Luxembourg City	599
luxemburger	luxembourg	Luxembourg	349
luxemburgische	luxembourg	Luxembourg	349
luxemburgo	luxembourg	Luxembourg	168
luxemburgues	luxembourg	Luxembourg	349
luzern	lucerne	Lucerne	360
luzerner	lucerne	Lucerne	588
luzhou		Luzhou	2
lv	latvia	Latvia	822
lva	latvia	Latvia	822
lviv		Lviv	39
lvivska	lviv	Lviv	32
lvivskyi	lviv	Lviv	32
lvov	lviv	Lviv	39
lwksmbwrgh	luxembourg	Luxembourg	168
lwlyt lmthdh	united states	United States	80
lwow	lviv	Lviv	39
lwrwghwy	uruguay	Uruguay	345
ly	libya	Libya	823
lyallpur	faisalabad	Faisalabad	306
lybyry	liberia	Liberia	281
lydveldid island	iceland	Iceland	658
lykhtnshtyn	liechtenstein	Liechtenstein	328
lyon		Lyon	33
lyons	lyon	Lyon	1153
lyswtw	lesotho	Lesotho	378
lytwny	lithuania	Lithuania	167
lyuksemburg	luxembourg	Luxembourg	168
ma	massachusetts	Massachusetts	7
maastricht		Maastricht	62
mac	macau	Macau	1524
macao	macau	Macau	1338
macao sar	macau	Macau	668
macao special administrative region	macau	Macau	668
macar	hungary	Hungary	216
macaristan	hungary	Hungary	66
macau		Macau	526
macedoine du nord	north macedonia	North Macedonia	98
macedonia	north macedonia	North Macedonia	1520
macedonia del nord	north macedonia	North Macedonia	98
macedonia del norte	north macedonia	North Macedonia	98
macedonia do norte	north macedonia	North Macedonia	98
maceio		Maceió	43
macia		Macia	311
madagascar		Madagascar	1331
madagaseukaleu	madagascar	Madagascar	332
madagaskar	madagascar	Madagascar	332
madagasukaru	madagascar	Madagascar	332
madajiasijia	madagascar	Madagascar	332
madhya pradesh		Madhya Pradesh	31
madinah	medina	Medina	1142
madison		Madison	24
madras	chennai	Chennai	429
madrid		Madrid	44
maendao	isle of man	Isle of Man	125
maenseom	isle of man	Isle of Man	125
maerdaifu	maldives	Maldives	209
maerta	malta	Malta	380
maf	saint martin	Saint Martin	825
mafeking	mahikeng	Mahikeng	86
mafikeng	mahikeng	Mahikeng	86
magdeburg		Magdeburg	5
maghreb	north africa	North Africa	1
magyar	hungary	Hungary	1502
magyarorszag	hungary	Hungary	66
maharashtra		Maharashtra	31
mahikeng		Mahikeng	86
mahilyow	mogilev	Mogilev	303
maiduguri		Maiduguri	260
mailand	milan	Milan	28
maine		Maine	150
mainland china	china	China	271
mainz		Mainz	5
majuro		Majuro	1044
makao	macau	Macau	526
makassar		Makassar	108
makati		Makati	261
makedonia	north macedonia	North Macedonia	98
makedonija	north macedonia	North Macedonia	524
makkah	mecca	Mecca	196
malabo		Malabo	1014
malaga		Málaga	44
malagasy	madagascar	Madagascar	1585
malagasy republic	madagascar	Madagascar	1330
malaisie	malaysia	Malaysia	242
malaixiya	malaysia	Malaysia	242
malasia	malaysia	Malaysia	242
malaui	malawi	Malawi	334
malavi	malawi	Malawi	334
malawei	malawi	Malawi	334
malawi		Malawi	1349
malawian	malawi	Malawi	1589
malay	malaysia	Malaysia	557
malayan	malaysia	Malaysia	557
malaysia		Malaysia	1352
malaysian	malaysia	Malaysia	557
malayziya	malaysia	Malaysia	242
maldivas	maldives	Maldives	209
maldive	maldives	Maldives	209
maldives		Maldives	1347
maldivy	maldives	Maldives	209
male		Male	1129
malediven	maldives	Maldives	209
maleisie	malaysia	Malaysia	242
malesia	malaysia	Malaysia	242
maleutinikeu	martinique	Martinique	333
mali		Mali	1522
malines	mechelen	Mechelen	258
malingao		Malingao	261
mallawi	malawi	Malawi	334
malleisia	malaysia	Malaysia	242
malli	mali	Mali	666
malmo		Malmö	63
malmoe	malmo	Malmö	63
malta		Malta	1343
malte	malta	Malta	380
maltese	malta	Malta	1587
mamoudzou		Mamoudzou	1103
man	manitoba	Manitoba	73
man eiland	isle of man	Isle of Man	125
managua		Managua	1055
manama		Manama	583
manaus		Manaus	43
manchester		Manchester	200
mandalay		Mandalay	421
mandao	isle of man	Isle of Man	125
mangalore		Mangalore	16
mangaluru	mangalore	Mangalore	16
mangaung	bloemfontein	Bloemfontein	86
manhattan		Manhattan	24
manhica		Manhiça	195
manica		Manica	575
manila		Manila	625
manille	manila	Manila	625
manipur		Manipur	31
manitoba		Manitoba	147
manjacaze		Manjacaze	46
mannheim		Mannheim	5
manzini		Manzini	614
maoliqiusi	mauritius	Mauritius	285
maolitaniya	mauritania	Mauritania	241
maori	new zealand	New Zealand	932
maputo		Maputo	46
maputo province		Maputo Province	569
mar	morocco	Morocco	1517
maracaibo		Maracaibo	498
maracay		Maracay	498
maranhao		Maranhão	38
maraui	malawi	Malawi	334
marche		Marche	53
mareshia	malaysia	Malaysia	242
mari	mali	Mali	1521
mariehamn		Mariehamn	975
marienthal		Marienthal	5
marigot		Marigot	1042
mariupol		Mariupol	39
maroc	morocco	Morocco	169
marocain	morocco	Morocco	350
marocaine	morocco	Morocco	350
marocco	morocco	Morocco	169
marokkanische	morocco	Morocco	350
marokko	morocco	Morocco	169
marracuene		Marracuene	195
marrakech	marrakesh	Marrakesh	420
marrakesh		Marrakesh	420
marrocos	morocco	Morocco	169
marroqui	morocco	Morocco	350
marroquina	morocco	Morocco	350
marruecos	morocco	Morocco	169
marseille		Marseille	199
marseilles	marseille	Marseille	199
marsella	marseille	Marseille	33
marshall islands		Marshall Islands	1332
marshallinseln	marshall islands	Marshall Islands	130
marshallovy ostrova	marshall islands	Marshall Islands	130
marsiglia	marseille	Marseille	33
martinica	martinique	Martinique	333
martinika	martinique	Martinique	333
martinique		Martinique	1340
maruta	malta	Malta	380
maruteiniku	martinique	Martinique	333
maryland		Maryland	19
maseru		Maseru	1035
mashaoerqundao	marshall islands	Marshall Islands	130
mashhad		Mashhad	194
mashiyaruzhudao	marshall islands	Marshall Islands	130
mashreq	levant	Levant	1
masqat	muscat	Muscat	1059
mass	massachusetts	Massachusetts	7
massachusetts		Massachusetts	19
masyalgundo	marshall islands	Marshall Islands	130
mata utu		Mata Utu	1099
matinike	martinique	Martinique	333
mato grosso		Mato Grosso	38
mato grosso do sul		Mato Grosso do Sul	38
matola		Matola	46
mauretanien	mauritania	Mauritania	241
maurice	mauritius	Mauritius	914
mauricia	mauritius	Mauritius	285
mauricio	mauritius	Mauritius	914
mauritania		Mauritania	1341
mauritanie	mauritania	Mauritania	241
mauritian	mauritius	Mauritius	1588
mauritius		Mauritius	1346
mavrikiy	mauritius	Mauritius	285
mavritaniya	mauritania	Mauritania	241
maxixe		Maxixe	311
mayence	mainz	Mainz	5
mayoteu	mayotte	Mayotte	464
mayotta	mayotte	Mayotte	464
mayotte		Mayotte	1458
mayotto	mayotte	Mayotte	464
mayuete	mayotte	Mayotte	464
mb	manitoba	Manitoba	73
mbabane		Mbabane	614
mbombela	nelspruit	Nelspruit	86
mc	monaco	Monaco	824
mco	monaco	Monaco	824
md	maryland	Maryland	7
mda	moldova	Moldova	1518
mdg	madagascar	Madagascar	826
mdghshqr	madagascar	Madagascar	332
mdv	maldives	Maldives	834
me	maine	Maine	7
me and africa	middle east	Middle East	1
mea	middle east and africa	Middle East and Africa	12
mecca		Mecca	506
mechelen		Mechelen	258
mecklenburg	mecklenburg western pomerania	Mecklenburg-Western Pomerania	254
mecklenburg vorpommern	mecklenburg western pomerania	Mecklenburg-Western Pomerania	106
mecklenburg western pomerania		Mecklenburg-Western Pomerania	254
meckpomm	mecklenburg western pomerania	Mecklenburg-Western Pomerania	41
med region	mediterranean	Mediterranean	1
medan		Medan	108
medellin		Medellín	304
medina		Medina	506
medio oriente	middle east	Middle East	1
mediterranean		Mediterranean	12
mediterranee	mediterranean	Mediterranean	1
mediterraneo	mediterranean	Mediterranean	1
meghalaya		Meghalaya	31
megsiko	mexico	Mexico	210
meiguo	united states	United States	80
meishusamoya	american samoa	American Samoa	154
meishuweierjingqundao	us virgin islands	US Virgin Islands	182
meizhou		Meizhou	2
mejico	mexico	Mexico	669
mekishiko	mexico	Mexico	210
mekong		Mekong	1
meksika	mexico	Mexico	210
melbourne		Melbourne	257
melekeok		Melekeok	1068
mellanostern	middle east	Middle East	1
memphis		Memphis	3
mena	middle east and north africa	Middle East and North Africa	1
mendoza		Mendoza	500
menggu	mongolia	Mongolia	284
mengjialaguo	bangladesh	Bangladesh	266
mengtesailate	montserrat	Montserrat	379
mercosul	mercosur	Mercosur	1
mercosur		Mercosur	1
merida		Mérida	624
mersin		Mersin	75
mesa		Mesa	24
meshed	mashhad	Mashhad	623
messicana	mexico	Mexico	251
messico	mexico	Mexico	210
messina		Messina	88
metro manila	manila	Manila	1063
metropolitan borough of wirral		Metropolitan Borough of Wirral	15
metz		Metz	199
mex	mexico	Mexico	836
mexicaine	mexico	Mexico	251
mexicali		Mexicali	37
mexican	mexico	Mexico	251
mexicana	mexico	Mexico	251
mexicanas	mexico	Mexico	251
mexicano	mexico	Mexico	251
mexicanos	mexico	Mexico	251
mexico		Mexico	1350
mexico city		Mexico City	37
mexico df	mexico city	Mexico City	37
mexikanische	mexico	Mexico	251
mexiko	mexico	Mexico	210
mexiko stadt	mexico city	Mexico City	37
mexique	mexico	Mexico	210
mf	saint martin	Saint Martin	825
mg	madagascar	Madagascar	826
mg brasil	minas gerais	Minas Gerais	1622
mh	marshall islands	Marshall Islands	827
mhl	marshall islands	Marshall Islands	827
mi	michigan	Michigan	7
miami		Miami	3
miandian	myanmar	Myanmar	283
mianmar	myanmar	Myanmar	283
mianyang		Mianyang	2
mich	michigan	Michigan	7
michigan		Michigan	150
michoacan		Michoacán	29
micronesia		Micronesia	1252
micronesie	micronesia	Micronesia	205
mid atlantic		Mid-Atlantic	1
mid east	middle east	Middle East	1
mid west	midwest	Midwest	1
midatlantic	mid atlantic	Mid-Atlantic	1
middelburg		Middelburg	9
midden oosten	middle east	Middle East	1
middle east		Middle East	1
middle east and africa		Middle East and Africa	1
middle east and north africa		Middle East and North Africa	1
middle eastern	middle east	Middle East	13
middle west	midwest	Midwest	1
middlesbrough		Middlesbrough	15
mideast	middle east	Middle East	1
midrand		Midrand	9
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
milao	milan	Milan	28
milu	peru	Peru	451
milwaukee		Milwaukee	3
minas gerais		Minas Gerais	38
minn	minnesota	Minnesota	300
minneapolis		Minneapolis	3
minnesota		Minnesota	19
minsk		Minsk	357
minskaya	minsk	Minsk	303
minskiy	minsk	Minsk	303
misir	egypt	Egypt	117
misr	egypt	Egypt	1493
misr al arabia	egypt	Egypt	273
misr al arabiya	egypt	Egypt	273
misr al arabiyah	egypt	Egypt	273
misr al arabiyya	egypt	Egypt	273
misri	egypt	Egypt	404
miss	mississippi	Mississippi	7
mississauga		Mississauga	61
mississippi		Mississippi	19
missouri		Missouri	19
mittel und osteuropa	central and eastern europe	Central and Eastern Europe	1
mittelamerika	central america	Central America	1
mitteleuropa	central europe	Central Europe	1
mittelmeer	mediterranean	Mediterranean	1
miyanma	myanmar	Myanmar	283
mizoram		Mizoram	31
mk	north macedonia	North Macedonia	828
mkd	north macedonia	North Macedonia	828
ml	mali	Mali	829
mli	mali	Mali	829
mlt	malta	Malta	1526
mm	myanmar	Myanmar	830
mmlkh lbhryn	bahrain	Bahrain	633
mmr	myanmar	Myanmar	830
mn	minnesota	Minnesota	7
mne	montenegro	Montenegro	1519
mng	mongolia	Mongolia	1523
mnghwly	mongolia	Mongolia	284
mnichov	munich	Munich	5
mnp	northern mariana islands	Northern Mariana Islands	831
mo	missouri	Missouri	7
moatize		Moatize	195
mobile		Mobile	24
moc	mozambique	Mozambique	1529
mocamb	mozambique	Mozambique	381
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
moe	central and eastern europe	Central and Eastern Europe	12
moerduowa	moldova	Moldova	208
mogadiscio	mogadishu	Mogadishu	613
mogadishu		Mogadishu	613
mogilev		Mogilev	303
mojambikeu	mozambique	Mozambique	211
mokopane		Mokopane	9
moldavia	moldova	Moldova	208
moldavie	moldova	Moldova	208
moldaviya	moldova	Moldova	208
moldawien	moldova	Moldova	208
moldibeu	maldives	Maldives	209
moldoba	moldova	Moldova	208
moldova		Moldova	1325
moldovan republic	moldova	Moldova	665
molise		Molise	53
molisyeoseu	mauritius	Mauritius	285
molitani	mauritania	Mauritania	241
moloko	morocco	Morocco	169
molta	malta	Malta	380
moluoge	morocco	Morocco	169
mombasa		Mombasa	495
monaco		Monaco	1324
monaco di baviera	munich	Munich	5
monage	monaco	Monaco	523
monako	monaco	Monaco	523
monchengladbach		Mönchengladbach	5
monegasque	monaco	Monaco	1584
monggol	mongolia	Mongolia	284
mongolei	mongolia	Mongolia	284
mongolia		Mongolia	1337
mongolie	mongolia	Mongolia	284
mongoliya	mongolia	Mongolia	284
mongoru	mongolia	Mongolia	284
monrovia		Monrovia	1034
monserrate	montserrat	Montserrat	379
mont	montana	Montana	300
montana		Montana	150
montenegeulo	montenegro	Montenegro	330
montenegro		Montenegro	1327
montenegro republic	montenegro	Montenegro	1326
monteneguro	montenegro	Montenegro	330
montepuez		Montepuez	46
monterrey		Monterrey	37
monteuselateu	montserrat	Montserrat	379
montevideo		Montevideo	1094
montgomery		Montgomery	24
montoserato	montserrat	Montserrat	379
montpellier		Montpellier	33
montreal		Montreal	61
montserrat		Montserrat	1342
morelos		Morelos	29
morishiyasu	mauritius	Mauritius	285
moritania	mauritania	Mauritania	241
moroccan	morocco	Morocco	350
morocco		Morocco	1323
moroni		Moroni	1026
morotko	morocco	Morocco	169
morudeibu	maldives	Maldives	209
morudobagongheguo	moldova	Moldova	208
mosambik	mozambique	Mozambique	211
mosambikanische	mozambique	Mozambique	218
mosambique	mozambique	Mozambique	381
mosangbike	mozambique	Mozambique	211
mosca	moscow	Moscow	10
moscou	moscow	Moscow	10
moscovo	moscow	Moscow	10
moscow		Moscow	312
moscu	moscow	Moscow	10
moskau	moscow	Moscow	10
moskovskaya	moscow	Moscow	307
moskovskiy	moscow	Moscow	10
moskovskoye	moscow	Moscow	307
moskva	moscow	Moscow	10
moskvy	moscow	Moscow	307
moskwa	moscow	Moscow	10
mossambike	mozambique	Mozambique	381
mossambique	mozambique	Mozambique	381
most serene republic of san marino	san marino	San Marino	686
mosul		Mosul	109
moxige	mexico	Mexico	210
moyen orient	middle east	Middle East	1
moz	mozambique	Mozambique	838
mozambicaine	mozambique	Mozambique	218
mozambican	mozambique	Mozambique	218
mozambico	mozambique	Mozambique	211
mozambik	mozambique	Mozambique	211
mozambique		Mozambique	1353
mozambiquena	mozambique	Mozambique	218
mozanbiku	mozambique	Mozambique	211
mp	northern mariana islands	Northern Mariana Islands	831
mpumalanga		Mpumalanga	256
mq	martinique	Martinique	832
mqdwny lshmlyh	north macedonia	North Macedonia	98
mr	mauritania	Mauritania	833
mrt	mauritania	Mauritania	833
mrtynyk	martinique	Martinique	333
ms	mississippi	Mississippi	7
msia	malaysia	Malaysia	1351
msr	montserrat	Montserrat	1525
mt	montana	Montana	7
mtq	martinique	Martinique	832
mu	mauritius	Mauritius	1528
muenchen	munich	Munich	5
muenchener	munich	Munich	107
muenchner	munich	Munich	107
muenster	munster	Münster	87
mukden	shenyang	Shenyang	6
mumbai		Mumbai	16
munchen	munich	Munich	5
munchener	munich	Munich	107
munchner	munich	Munich	107
munich		Munich	5
munique	munich	Munich	5
munster		Münster	87
muqdisho	mogadishu	Mogadishu	1082
murcia		Murcia	44
mus	mauritius	Mauritius	1527
muscat		Muscat	1136
mutare		Mutare	427
mutuali		Mutuáli	46
mv	maldives	Maldives	834
mw	malawi	Malawi	835
mwanza		Mwanza	426
mwi	malawi	Malawi	835
mwldwf	moldova	Moldova	208
mwntsrt	montserrat	Montserrat	379
mwryshyws	mauritius	Mauritius	285
mwrytny	mauritania	Mauritania	241
mwzmbyq	mozambique	Mozambique	211
mx	mexico	Mexico	836
my	malaysia	Malaysia	837
myanma	myanmar	Myanmar	283
myanmar		Myanmar	1336
mykolaiv		Mykolaiv	32
mys	malaysia	Malaysia	837
mysore		Mysore	16
mysore state	karnataka	Karnataka	148
mysuru	mysore	Mysore	16
myt	mayotte	Mayotte	1566
mz	mozambique	Mozambique	838
mzansi	south africa	South Africa	465
n america	north america	North America	1
n cape	northern cape	Northern Cape	49
n carolina	north carolina	North Carolina	299
n dakota	north dakota	North Dakota	354
n ireland	northern ireland	Northern Ireland	475
n korea	north korea	North Korea	1297
na	north america	North America	12
nacala		Nacala	46
nafta	north america	North America	1
nagaland		Nagaland	31
nagoya		Nagoya	45
nagpur		Nagpur	16
naher osten	middle east	Middle East	1
nahost	middle east	Middle East	1
naija	nigeria	Nigeria	1361
naijieria	nigeria	Nigeria	335
naijilia	nigeria	Nigeria	335
nairobi		Nairobi	495
nam	namibia	Namibia	1531
namapeulika	south africa	South Africa	71
namibia		Namibia	1356
namibian	namibia	Namibia	929
namibie	namibia	Namibia	527
namibische	namibia	Namibia	929
namibiya	namibia	Namibia	527
nampula		Nampula	46
nampula province		Nampula Province	149
namsudan	south sudan	South Sudan	178
nan chang	nanchang	Nanchang	2
nan jing	nanjing	Nanjing	2
nanafurika	south africa	South Africa	71
nanchang		Nanchang	6
nanchong		Nanchong	6
nancy		Nancy	199
nanfei	south africa	South Africa	71
nanjing		Nanjing	6
nanking	nanjing	Nanjing	6
nanning		Nanning	6
nansudan	south sudan	South Sudan	178
nantes		Nantes	33
nantong		Nantong	6
naoero	nauru	Nauru	530
naolu	nauru	Nauru	529
naples		Naples	28
napoles	naples	Naples	28
napoli	naples	Naples	28
narodnaya respublika angola	angola	Angola	630
nashville		Nashville	3
nassau		Nassau	1109
natal	kwazulu natal	KwaZulu-Natal	482
naulu	nauru	Nauru	529
nauru		Nauru	1368
navarra	navarre	Navarre	480
navarre		Navarre	297
navi mumbai		Navi Mumbai	16
nay pyi taw		Nay Pyi Taw	421
nayarit		Nayarit	29
nb	new brunswick	New Brunswick	73
nc	north carolina	North Carolina	7
ncl	new caledonia	New Caledonia	1532
nd	north dakota	North Dakota	7
ndjamena		N'Djamena	1087
ndola		Ndola	499
ndwnysy	indonesia	Indonesia	276
ne	nebraska	Nebraska	7
neapel	naples	Naples	28
neb	nebraska	Nebraska	7
nebraska		Nebraska	19
nedeollandeu	netherlands	Netherlands	79
nederland	netherlands	Netherlands	79
nederlanden	netherlands	Netherlands	671
nederlands	netherlands	Netherlands	383
nederlandsche	netherlands	Netherlands	58
nederlandse	netherlands	Netherlands	58
neerlandais	netherlands	Netherlands	58
neerlandaise	netherlands	Netherlands	58
neerlandesa	netherlands	Netherlands	58
neerlandica	netherlands	Netherlands	58
nei mongol	inner mongolia	Inner Mongolia	18
neimenggu	inner mongolia	Inner Mongolia	18
nelspruit		Nelspruit	9
nemetskiy	germany	Germany	35
nepal		Nepal	1366
nepalese	nepal	Nepal	931
nepali	nepal	Nepal	931
neparu	nepal	Nepal	528
ner	niger	Niger	1533
netherlands		Netherlands	1363
neuchatel		Neuchâtel	52
neuenburg	neuchatel	Neuchâtel	59
neuengland	new england	New England	1
neukaledonien	new caledonia	New Caledonia	132
neuseeland	new zealand	New Zealand	133
nev	nevada	Nevada	7
nevada		Nevada	150
new brunswick		New Brunswick	147
new caledonia		New Caledonia	1357
new delhi	delhi	Delhi	16
new england		New England	1
new hampshire		New Hampshire	19
new haven		New Haven	3
new jersey		New Jersey	19
new mexico		New Mexico	19
new orleans		New Orleans	3
new south memphis		New South Memphis	3
new south wales		New South Wales	296
new york		New York	19
new york city	new york	New York	3
new york state	new york	New York	299
new zealand		New Zealand	1372
new zealander	new zealand	New Zealand	932
newark		Newark	3
newcastle		Newcastle	15
newcastle australia		Newcastle (Australia)	973
newcastle upon tyne	newcastle	Newcastle	15
newfoundland	newfoundland and labrador	Newfoundland and Labrador	954
newfoundland and labrador		Newfoundland and Labrador	147
newzealand	new zealand	New Zealand	1371
nf	norfolk island	Norfolk Island	839
nfk	norfolk island	Norfolk Island	839
nfld	newfoundland and labrador	Newfoundland and Labrador	566
ng	nigeria	Nigeria	840
nga	nigeria	Nigeria	840
nghwyl	anguilla	Anguilla	363
nh	new hampshire	New Hampshire	7
ni	nicaragua	Nicaragua	841
niamey		Niamey	1054
niassa		Niassa	575
nic	nicaragua	Nicaragua	841
nicaragua		Nicaragua	1362
nicaraguan	nicaragua	Nicaragua	930
nicaraguense	nicaragua	Nicaragua	930
nice		Nice	199
nicosia		Nicosia	415
niderlandy	netherlands	Netherlands	79
nidwalden		Nidwalden	52
niederlaendische	netherlands	Netherlands	58
niederlande	netherlands	Netherlands	79
niederlandische	netherlands	Netherlands	58
niederoesterreich	lower austria	Lower Austria	353
niederosterreich	lower austria	Lower Austria	408
niedersachsen	lower saxony	Lower Saxony	255
niemcy	germany	Germany	64
niemiecka	germany	Germany	35
nieuw caledonie	new caledonia	New Caledonia	132
nieuw zeeland	new zealand	New Zealand	133
nigel		Nigel	1157
niger		Niger	1358
nigeria		Nigeria	1360
nigerian	nigeria	Nigeria	1590
nigeriya	nigeria	Nigeria	335
nihon	japan	Japan	520
nihon koku	japan	Japan	520
nijeleu	niger	Niger	450
nijialagua	nicaragua	Nicaragua	382
nijieru	niger	Niger	450
nikalagwa	nicaragua	Nicaragua	382
nikaragua	nicaragua	Nicaragua	382
ning bo	ningbo	Ningbo	2
ningbo		Ningbo	6
ningde		Ningde	2
ningpo	ningbo	Ningbo	2
ningxia		Ningxia	30
nipoer	nepal	Nepal	528
nippon	japan	Japan	1512
nippon koku	japan	Japan	520
nirier	niger	Niger	450
niriliya	nigeria	Nigeria	335
niu	niue	Niue	1536
niuai	niue	Niue	1369
niue		Niue	1370
niyujirando	new zealand	New Zealand	133
niyukaredonia	new caledonia	New Caledonia	132
nizhniy novgorod	nizhny novgorod	Nizhny Novgorod	10
nizhny novgorod		Nizhny Novgorod	10
nizza	nice	Nice	33
nj	new jersey	New Jersey	7
nl	netherlands	Netherlands	842
nl mexico	nuevo leon	Nuevo León	568
nld	netherlands	Netherlands	842
nm	new mexico	New Mexico	7
no	norway	Norway	843
noam	north america	North America	12
nofuokudao	norfolk island	Norfolk Island	170
noida		Noida	16
noleuwei	norway	Norway	67
noord amerika	north america	North America	1
noord brabant	north brabant	North Brabant	570
noord holland	north holland	North Holland	570
noord kaap	northern cape	Northern Cape	49
noordelijke marianen	northern mariana islands	Northern Mariana Islands	131
noorder paarl		Noorder-Paarl	9
noordwes	north west province	North West Province	49
noors	norway	Norway	219
noorse	norway	Norway	219
noorwegen	norway	Norway	67
nopeogseom	norfolk island	Norfolk Island	170
nor	norway	Norway	843
nord europa	northern europe	Northern Europe	1
nord pas de calais	hauts de france	Hauts-de-France	72
nordafrika	north africa	North Africa	1
nordamerika	north america	North America	1
norden	nordic	Nordic	12
nordeuropa	nordic	Nordic	1
nordic		Nordic	12
nordic countries	nordic	Nordic	1
nordics	nordic	Nordic	1
nordirland	northern ireland	Northern Ireland	352
nordische lander	nordic	Nordic	1
nordisk	nordic	Nordic	12
nordiska	nordic	Nordic	1
nordkorea	north korea	North Korea	127
nordliche marianen	northern mariana islands	Northern Mariana Islands	131
nordmazedonien	north macedonia	North Macedonia	98
nordrhein	north rhine westphalia	North Rhine-Westphalia	41
nordrhein westfalen	north rhine westphalia	North Rhine-Westphalia	255
noreg	norway	Norway	67
norfolk		Norfolk	3
norfolk island		Norfolk Island	1359
norfolkinsel	norfolk island	Norfolk Island	170
norge	norway	Norway	1535
norimberga	nuremberg	Nuremberg	5
normandie	normandy	Normandy	189
normandy		Normandy	1633
norsk	norway	Norway	219
norske	norway	Norway	219
norte da africa	north africa	North Africa	1
norte de africa	north africa	North Africa	1
norteamerica	north america	North America	1
norteamericana	united states	United States	83
norteamericano	united states	United States	83
north africa		North Africa	1
north african	north africa	North Africa	13
north america		North America	1
north american	north america	North America	13
north asia		North Asia	1
north brabant		North Brabant	222
north carolina		North Carolina	19
north dakota		North Dakota	19
north east asia	north asia	North Asia	1
north europe	northern europe	Northern Europe	1
north holland		North Holland	222
north korea		North Korea	1298
north macedonia		North Macedonia	1334
north rhine westphalia		North Rhine-Westphalia	106
north west province		North West Province	49
north york		North York	61
northamerica	north america	North America	1
northeast asia	north asia	North Asia	1
northern africa	north africa	North Africa	48
northern asia	north asia	North Asia	1
northern cape		Northern Cape	256
northern europe		Northern Europe	48
northern ireland		Northern Ireland	1619
northern mariana islands		Northern Mariana Islands	1339
northern province	limpopo	Limpopo	49
northern territory		Northern Territory	296
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
norway		Norway	1364
norwegen	norway	Norway	67
norwegia	norway	Norway	67
norwegian	norway	Norway	219
norwegische	norway	Norway	219
norwich		Norwich	15
nottingham		Nottingham	15
nouakchott		Nouakchott	1049
noumea		Noumea	1053
nouveau brunswick	new brunswick	New Brunswick	478
nouvelle aquitaine		Nouvelle-Aquitaine	189
nouvelle caledonie	new caledonia	New Caledonia	132
nouvelle ecosse	nova scotia	Nova Scotia	478
nouvelle zelande	new zealand	New Zealand	133
nova caledonia	new caledonia	New Caledonia	132
nova iguacu		Nova Iguaçu	43
nova iorque	new york	New York	3
nova scotia		Nova Scotia	147
nova york	new york	New York	3
nova zelandia	new zealand	New Zealand	133
novaya kaledoniya	new caledonia	New Caledonia	132
novaya zelandiya	new zealand	New Zealand	133
novi sad		Novi Sad	423
novosibirsk		Novosibirsk	10
np	nepal	Nepal	844
npl	nepal	Nepal	844
nr	nauru	Nauru	845
nru	nauru	Nauru	845
nrw	north rhine westphalia	North Rhine-Westphalia	960
ns	nova scotia	Nova Scotia	73
nsw	new south wales	New South Wales	958
nt	northwest territories	Northwest Territories	73
nt australia	northern territory	Northern Territory	564
nth america	north america	North America	1
ntyghw wbrbwd	antigua and barbuda	Antigua and Barbuda	153
nu	nunavut	Nunavut	479
nuernberg	nuremberg	Nuremberg	5
nueva caledonia	new caledonia	New Caledonia	132
nueva york	new york	New York	3
nueva zelanda	new zealand	New Zealand	133
nuevo leon		Nuevo León	29
nukualofa		Nuku'alofa	1090
nunavut		Nunavut	147
nuofukedao	norfolk island	Norfolk Island	170
nuova caledonia	new caledonia	New Caledonia	132
nuova york	new york	New York	197
nuova zelanda	new zealand	New Zealand	133
nuowei	norway	Norway	67
nur sultan	astana	Astana	1030
nuremberg		Nuremberg	5
nurnberg	nuremberg	Nuremberg	5
nurnberger	nuremberg	Nuremberg	107
nuuk		Nuuk	1010
nv	nevada	Nevada	7
nwt	northwest territories	Northwest Territories	73
ny	new york	New York	7
nyasaland	malawi	Malawi	1348
nyc	new york	New York	3
nyjyry	nigeria	Nigeria	335
nykrghw	nicaragua	Nicaragua	382
nys	new york	New York	299
nyu york	new york	New York	197
nyujillaendeu	new zealand	New Zealand	133
nyukalledonia	new caledonia	New Caledonia	132
nywzylnd	new zealand	New Zealand	133
nz	new zealand	New Zealand	846
nzl	new zealand	New Zealand	846
oakland		Oakland	3
oaxaca		Oaxaca	29
obedinennye arabskie emiraty	united arab emirates	United Arab Emirates	629
oberoesterreich	upper austria	Upper Austria	353
oberosterreich	upper austria	Upper Austria	408
obwalden		Obwalden	52
occitania		Occitania	567
occitanie	occitania	Occitania	189
oceania		Oceania	48
oceanie	oceania	Oceania	1
odense		Odense	74
odesa		Odesa	39
odessa	odesa	Odesa	39
odisha		Odisha	31
oekraine	ukraine	Ukraine	289
oesterreich	austria	Austria	1172
oesterreichische	austria	Austria	143
oesterreichischer	austria	Austria	143
ofs	free state	Free State	482
oh	ohio	Ohio	7
ohio		Ohio	19
ok	oklahoma	Oklahoma	7
okc	oklahoma city	Oklahoma City	24
okla	oklahoma	Oklahoma	300
oklahoma		Oklahoma	19
oklahoma city		Oklahoma City	3
olanda	netherlands	Netherlands	383
olandese	netherlands	Netherlands	58
oldenburg		Oldenburg	5
ollandeu jedo	aland islands	Åland Islands	227
om	oman	Oman	847
oma	oman	Oman	1537
omaha		Omaha	3
oman		Oman	1373
omani	oman	Oman	1591
omdurman		Omdurman	424
omn	oman	Oman	847
omsk		Omsk	312
on	ontario	Ontario	73
onafhankelijke staat papoea nieuw guinea	papua new guinea	Papua New Guinea	99
onafhankelijke staat samoa	samoa	Samoa	700
ondulaseu	honduras	Honduras	321
ont	ontario	Ontario	73
ontario		Ontario	147
oo	upper austria	Upper Austria	1626
oos kaap	eastern cape	Eastern Cape	49
oost europa	eastern europe	Eastern Europe	1
oostelijke republiek uruguay	uruguay	Uruguay	345
oostenrijk	austria	Austria	155
oostenrijkse	austria	Austria	143
oporto	porto	Porto	110
or	oregon	Oregon	7
oran		Oran	416
oranda	netherlands	Netherlands	79
orandozhudao	aland islands	Åland Islands	227
orange free state	free state	Free State	49
oranjestad		Oranjestad	974
ore	oregon	Oregon	7
orebro		Örebro	63
oregon		Oregon	19
oriental republic of uruguay	uruguay	Uruguay	396
oriente medio	middle east	Middle East	1
orissa	odisha	Odisha	148
orkney		Orkney	9
orlando		Orlando	24
orta asya	central asia	Central Asia	1
orta dogu	middle east	Middle East	1
ortadogu	middle east	Middle East	1
osaka		Osaka	45
osaka shi		Ōsaka-shi	45
oseuteulia	austria	Austria	155
oslo		Oslo	422
osnabruck		Osnabrück	5
osnabrueck	osnabruck	Osnabrück	5
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
osttimor	east timor	East Timor	247
osutoraria	australia	Australia	265
osutoria	austria	Austria	155
ottawa		Ottawa	61
ouagadougou		Ouagadougou	979
ouganda	uganda	Uganda	542
oulu		Oulu	224
oulun	oulu	Oulu	417
ouzbekistan	uzbekistan	Uzbekistan	181
ouzhou	europe	Europe	1
overijssel		Overijssel	222
oxford		Oxford	200
ozbekistan	uzbekistan	Uzbekistan	181
ozbekiston respublikasi	uzbekistan	Uzbekistan	543
ozeanien	oceania	Oceania	1
pa	pennsylvania	Pennsylvania	7
paca	provence alpes cote dazur	Provence-Alpes-Côte d'Azur	410
pacific		Pacific	12
pacific islands	south pacific	South Pacific	1
pacific northwest		Pacific Northwest	1
pacific rim		Pacific Rim	1
pacifico	pacific	Pacific	1
pacifico sur	south pacific	South Pacific	1
pacifique	pacific	Pacific	1
pacto andino	andean	Andean	1
padova	padua	Padua	28
padua		Padua	28
paesi bassi	netherlands	Netherlands	79
pago pago		Pago Pago	972
pais vasco	basque country	Basque Country	188
paises baixos	netherlands	Netherlands	79
paises baixos caribenhos	caribbean netherlands	Caribbean Netherlands	269
paises bajos	netherlands	Netherlands	79
pak	pakistan	Pakistan	851
pakiseutan	pakistan	Pakistan	385
pakistan		Pakistan	1378
pakistani	pakistan	Pakistan	1592
pakisutan	pakistan	Pakistan	385
palagwai	paraguay	Paraguay	337
palao	palau	Palau	386
palaos	palau	Palau	386
palatinate	rhineland palatinate	Rhineland-Palatinate	409
palau		Palau	1387
palermo		Palermo	28
palestina	palestine	Palestine	136
palestine		Palestine	1385
palestinian authority	palestine	Palestine	212
palestinian autonomous areas	palestine	Palestine	212
palestinian autonomous region	palestine	Palestine	212
palestinian autonomous territories	palestine	Palestine	212
palestinian territories	palestine	Palestine	212
palestinian territory	palestine	Palestine	212
palikir		Palikir	1003
pallau	palau	Palau	386
palleseutain	palestine	Palestine	136
palma de mallorca		Palma de Mallorca	44
palo alto		Palo Alto	3
pan	panama	Panama	1538
pan european	europe	Europe	13
panama		Panama	1374
panama city		Panama City	609
panamanian	panama	Panama	933
panamena	panama	Panama	933
panjab	punjab	Punjab	148
papeete		Papeete	1061
papouasie nouvelle guinee	papua new guinea	Papua New Guinea	99
papua	papua new guinea	Papua New Guinea	678
papua neuguinea	papua new guinea	Papua New Guinea	99
papua new guinea		Papua New Guinea	678
papua nova guine	papua new guinea	Papua New Guinea	99
papua novaya gvineya	papua new guinea	Papua New Guinea	99
papua nueva guinea	papua new guinea	Papua New Guinea	99
papua nugini	papua new guinea	Papua New Guinea	99
papua nuova guinea	papua new guinea	Papua New Guinea	99
papua nyugini	papua new guinea	Papua New Guinea	99
papuaniyuginia	papua new guinea	Papua New Guinea	99
paquistao	pakistan	Pakistan	385
paraguai	paraguay	Paraguay	337
paraguay		Paraguay	1388
paraguaya	paraguay	Paraguay	935
paraguayan	paraguay	Paraguay	935
paragvay	paraguay	Paraguay	337
paraiba		Paraíba	38
paramaribo		Paramaribo	1083
parana		Paraná	38
parao	palau	Palau	386
paresuchina	palestine	Palestine	136
paris		Paris	199
parma		Parma	88
pasadena		Pasadena	3
pasifik	pacific	Pacific	1
patagonia		Patagonia	1
patna		Patna	16
pays baltes	baltic	Baltic	1
pays bas	netherlands	Netherlands	79
pays de la loire		Pays de la Loire	189
pays nordiques	nordic	Nordic	1
pazifik	pacific	Pacific	1
pcn	pitcairn	Pitcairn	854
pe	prince edward island	Prince Edward Island	479
pei	prince edward island	Prince Edward Island	73
pekin	beijing	Beijing	621
peking	beijing	Beijing	6
pelo gundo	faroe islands	Faroe Islands	119
pelu	peru	Peru	451
pemba		Pemba	311
penang		Penang	1130
peninsula iberica	iberia	Iberia	1
penna	pennsylvania	Pennsylvania	1639
pennsylvania		Pennsylvania	19
pennsylvanie	pennsylvania	Pennsylvania	354
peoples democratic republic of algeria	algeria	Algeria	438
peoples republic of bangladesh	bangladesh	Bangladesh	1186
peoples republic of china	china	China	272
peoria		Peoria	3
pequim	beijing	Beijing	6
per	peru	Peru	1540
perm		Perm	312
pernambuco		Pernambuco	38
perou	peru	Peru	451
persia	iran	Iran	657
persian	iran	Iran	294
persian gulf	gulf	Gulf	1
persische	iran	Iran	294
perth		Perth	257
peru		Peru	1539
peruana	peru	Peru	472
peruano	peru	Peru	472
peruvian	peru	Peru	472
peruvienne	peru	Peru	472
petersburg	saint petersburg	Saint Petersburg	312
petrograd	saint petersburg	Saint Petersburg	10
peulangseu	france	France	120
peulangseulyeong giana	french guiana	French Guiana	162
peulangseulyeong pollinesia	french polynesia	French Polynesia	171
pf	french polynesia	French Polynesia	848
pfalz	rhineland palatinate	Rhineland-Palatinate	41
pg	papua new guinea	Papua New Guinea	849
ph	philippines	Philippines	850
phalaborwa		Phalaborwa	9
phila	philadelphia	Philadelphia	197
philadelphia		Philadelphia	3
philippine	philippines	Philippines	558
philippinen	philippines	Philippines	172
philippines		Philippines	1377
philipsburg		Philipsburg	1085
philly	philadelphia	Philadelphia	3
phl	philippines	Philippines	850
phnom penh		Phnom Penh	1024
phoenix		Phoenix	24
piaui		Piauí	38
picardie	picardy	Picardy	72
picardy		Picardy	72
piedmont		Piedmont	1635
piemonte	piedmont	Piedmont	298
pietermaritzburg		Pietermaritzburg	9
pietersburg	polokwane	Polokwane	9
piji	fiji	Fiji	234
pilipinas	philippines	Philippines	384
pilipino	philippines	Philippines	558
pillipin	philippines	Philippines	172
pilsen	plzen	Plzeň	192
pinlandeu	finland	Finland	118
piraeus		Piraeus	152
pireas	piraeus	Piraeus	593
piskeeon gundo	pitcairn	Pitcairn	173
pitcairn		Pitcairn	1382
pitcairn islands	pitcairn	Pitcairn	173
pitcairninseln	pitcairn	Pitcairn	173
pitekaienqundao	pitcairn	Pitcairn	173
pitokean	pitcairn	Pitcairn	173
pittsburgh		Pittsburgh	3
pk	pakistan	Pakistan	851
pl	poland	Poland	852
plano		Plano	3
plovdiv		Plovdiv	981
plurinational state of bolivia	bolivia	Bolivia	1199
plurinationale staat bolivia	bolivia	Bolivia	228
plw	palau	Palau	858
plymouth		Plymouth	15
plzen		Plzeň	192
pm	saint pierre and miquelon	Saint Pierre and Miquelon	853
pn	pitcairn	Pitcairn	854
png	papua new guinea	Papua New Guinea	849
podgorica		Podgorica	1041
pohjoismaat	nordic	Nordic	1
pohjola	nordic	Nordic	12
pointe noire		Pointe-Noire	587
pokeullaendeuseom	falkland islands	Falkland Islands	94
pol	poland	Poland	852
polaca	poland	Poland	105
polacca	poland	Poland	105
poland		Poland	1380
polen	poland	Poland	134
poleutukal	portugal	Portugal	243
polinesia francesa	french polynesia	French Polynesia	171
polinesia francese	french polynesia	French Polynesia	171
polish	poland	Poland	1612
pollaendeu	poland	Poland	134
polnische	poland	Poland	105
pologne	poland	Poland	134
polokwane		Polokwane	9
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
polynesia francaise	french polynesia	French Polynesia	677
polynesie francaise	french polynesia	French Polynesia	171
pondicherry	puducherry	Puducherry	1625
poolse	poland	Poland	105
poona	pune	Pune	16
porando	poland	Poland	134
port au prince		Port-au-Prince	1019
port elizabeth		Port Elizabeth	9
port harcourt		Port Harcourt	260
port louis		Port Louis	1051
port moresby		Port Moresby	1062
port of spain		Port of Spain	1091
port vila		Port Vila	1098
portekiz	portugal	Portugal	243
portland		Portland	24
porto		Porto	110
porto alegre		Porto Alegre	43
porto novo		Porto-Novo	585
porto rico	puerto rico	Puerto Rico	336
portogallo	portugal	Portugal	243
portoghese	portugal	Portugal	82
portsmouth		Portsmouth	15
portugais	portugal	Portugal	82
portugaise	portugal	Portugal	82
portugal		Portugal	1386
portugalia	portugal	Portugal	1543
portugaliya	portugal	Portugal	243
portugese	portugal	Portugal	82
portugese republiek	portugal	Portugal	243
portugiesische	portugal	Portugal	82
portugues	portugal	Portugal	82
portuguesa	portugal	Portugal	82
portuguesas	portugal	Portugal	82
portuguese	portugal	Portugal	82
portuguese republic	portugal	Portugal	680
portugueses	portugal	Portugal	82
porutogaru	portugal	Portugal	243
posen	poznan	Poznań	34
potchefstroom		Potchefstroom	9
potsdam		Potsdam	5
poznan		Poznań	34
poznaniu	poznan	Poznań	50
poznanska	poznan	Poznań	50
poznanski	poznan	Poznań	262
pr	puerto rico	Puerto Rico	855
pr china	china	China	640
pr of china	china	China	271
praethsaithy	thailand	Thailand	538
prag	prague	Prague	192
praga	prague	Prague	192
prague		Prague	192
praha	prague	Prague	192
praia		Praia	991
prathet thai	thailand	Thailand	538
praze	prague	Prague	151
prazska	prague	Prague	151
prazske	prague	Prague	151
prazsky	prague	Prague	151
prc	china	China	1483
preah reachanachak kampuchea	cambodia	Cambodia	448
preah reacheanachak kampuchea	cambodia	Cambodia	448
pressburg	bratislava	Bratislava	425
pretoria		Pretoria	9
pri	puerto rico	Puerto Rico	855
prince edward island		Prince Edward Island	147
principado de andorra	andorra	Andorra	627
principality of andorra	andorra	Andorra	627
principality of monaco	monaco	Monaco	664
principaute de monaco	monaco	Monaco	664
prishtina	pristina	Pristina	1148
pristina		Pristina	1101
prk	north korea	North Korea	809
provence	provence alpes cote dazur	Provence-Alpes-Côte d'Azur	72
provence alpes cote dazur		Provence-Alpes-Côte d'Azur	189
providence		Providence	24
provincia de inhambane	inhambane province	Inhambane Province	149
provincia de maputo	maputo province	Maputo Province	149
provincia de nampula	nampula province	Nampula Province	149
provincia de tete	tete province	Tete Province	149
prt	portugal	Portugal	857
pry	paraguay	Paraguay	859
ps	palestine	Palestine	856
pse	palestine	Palestine	856
pt	portugal	Portugal	857
pudong		Pudong	2
puducherry		Puducherry	31
puebla		Puebla	29
puebla de zaragoza		Puebla de Zaragoza	37
pueleutoliko	puerto rico	Puerto Rico	336
puerto rican	puerto rico	Puerto Rico	934
puerto rico		Puerto Rico	1383
puerto riko	puerto rico	Puerto Rico	336
puertorriquena	puerto rico	Puerto Rico	934
puerutoriko	puerto rico	Puerto Rico	336
puglia		Puglia	298
pulau pinang	penang	Penang	604
pune		Pune	16
punjab		Punjab	31
pusan	busan	Busan	55
putaoya	portugal	Portugal	243
putian		Putian	2
puyang		Puyang	6
pw	palau	Palau	858
pwv	gauteng	Gauteng	482
py	paraguay	Paraguay	859
pyeongyang	pyongyang	Pyongyang	1028
pyf	french polynesia	French Polynesia	848
pyongyang		Pyongyang	1029
qa	qatar	Qatar	860
qat	qatar	Qatar	860
qatar		Qatar	1390
qatari	qatar	Qatar	532
qazaq	kazakhstan	Kazakhstan	405
qazaqstan	kazakhstan	Kazakhstan	97
qazaqstan respublikasy	kazakhstan	Kazakhstan	522
qc	quebec	Quebec	73
qing dao	qingdao	Qingdao	2
qingdao		Qingdao	6
qinghai		Qinghai	30
qingyuan		Qingyuan	2
qinhuangdao		Qinhuangdao	2
qiqihar		Qiqihar	2
qirgiz respublikasi	kyrgyzstan	Kyrgyzstan	447
qirgiz respublikasy	kyrgyzstan	Kyrgyzstan	447
qld	queensland	Queensland	958
qom		Qom	623
quan zhou	quanzhou	Quanzhou	2
quanzhou		Quanzhou	2
que	quebec	Quebec	73
quebec		Quebec	959
quebec city		Quebec City	61
queens		Queens	626
queensland		Queensland	296
queenstown		Queenstown	9
quelimane		Quelimane	46
quenia	kenya	Kenya	377
queretaro		Querétaro	29
quezon city		Quezon City	261
quintana roo		Quintana Roo	29
quirguistao	kyrgyzstan	Kyrgyzstan	126
quiribati	kiribati	Kiribati	325
quito		Quito	1115
quzhou		Quzhou	2
qyrghyzstn	kyrgyzstan	Kyrgyzstan	126
rabat		Rabat	361
raigarh fort		Raigarh Fort	16
rajasthan		Rajasthan	31
raleigh		Raleigh	3
randburg		Randburg	86
randfontein		Randfontein	9
rangoon	yangon	Yangon	421
raosurenminminzhugongheguo	laos	Laos	327
ras al khaimah		Ras Al Khaimah	191
ras bayrut		Ra’s Bayrūt	358
ratisbon	regensburg	Regensburg	5
ratobia	latvia	Latvia	129
rawalpindi		Rawalpindi	306
rd congo	democratic republic of the congo	Democratic Republic of the Congo	636
rd dominicana	dominican republic	Dominican Republic	647
rdc	democratic republic of the congo	Democratic Republic of the Congo	1475
re	reunion	Réunion	861
reading		Reading	200
rebanon	lebanon	Lebanon	239
recife		Recife	43
regensburg		Regensburg	5
regina		Regina	310
region andina	andean	Andean	1
regno unito	united kingdom	United Kingdom	121
reims		Reims	33
reino hachemita de jordania	jordan	Jordan	445
reino unido	united kingdom	United Kingdom	121
rennes		Rennes	199
repiblik ayiti	haiti	Haiti	442
repubblica ceca	czechia	Czechia	56
repubblica centrafricana	central african republic	Central African Republic	157
repubblica del congo	republic of the congo	Republic of the Congo	114
repubblica democratica del congo	democratic republic of the congo	Democratic Republic of the Congo	113
repubblica di cina	taiwan	Taiwan	459
repubblica dominicana	dominican republic	Dominican Republic	160
repubblica italiana	italy	Italy	518
republic of albania	albania	Albania	1165
republic of angola	angola	Angola	630
republic of austria	austria	Austria	508
republic of azerbaijan	azerbaijan	Azerbaijan	1180
republic of belarus	belarus	Belarus	510
republic of botswana	botswana	Botswana	1205
republic of cabo verde	cape verde	Cape Verde	643
republic of cameroon	cameroon	Cameroon	1222
republic of chad	chad	Chad	537
republic of chile	chile	Chile	639
republic of china	taiwan	Taiwan	394
republic of colombia	colombia	Colombia	641
republic of congo	republic of the congo	Republic of the Congo	1214
republic of croatia	croatia	Croatia	655
republic of cuba	cuba	Cuba	642
republic of djibouti	djibouti	Djibouti	646
republic of ecuador	ecuador	Ecuador	649
republic of el salvador	el salvador	El Salvador	456
republic of estonia	estonia	Estonia	514
republic of fiji	fiji	Fiji	651
republic of finland	finland	Finland	650
republic of haiti	haiti	Haiti	442
republic of iceland	iceland	Iceland	658
republic of india	india	India	443
republic of indonesia	indonesia	Indonesia	656
republic of iraq	iraq	Iraq	375
republic of ireland	ireland	Ireland	1281
republic of italy	italy	Italy	518
republic of kazakhstan	kazakhstan	Kazakhstan	522
republic of kenya	kenya	Kenya	446
republic of korea	south korea	South Korea	78
republic of lebanon	lebanon	Lebanon	1309
republic of macedonia	north macedonia	North Macedonia	1333
republic of mali	mali	Mali	667
republic of malta	malta	Malta	1344
republic of moldova	moldova	Moldova	665
republic of mozambique	mozambique	Mozambique	1354
republic of naoero	nauru	Nauru	530
republic of nauru	nauru	Nauru	530
republic of nicaragua	nicaragua	Nicaragua	670
republic of panama	panama	Panama	676
republic of paraguay	paraguay	Paraguay	1389
republic of peru	peru	Peru	531
republic of poland	poland	Poland	1381
republic of rwanda	rwanda	Rwanda	389
republic of san marino	san marino	San Marino	686
republic of senegal	senegal	Senegal	687
republic of serbia	serbia	Serbia	533
republic of seychelles	seychelles	Seychelles	452
republic of sierra leone	sierra leone	Sierra Leone	454
republic of singapore	singapore	Singapore	683
republic of slovenia	slovenia	Slovenia	391
republic of south africa	south africa	South Africa	398
republic of south sudan	south sudan	South Sudan	536
republic of suriname	suriname	Suriname	1410
republic of tajikistan	tajikistan	Tajikistan	1424
republic of the congo		Republic of the Congo	114
republic of the gambia	gambia	Gambia	318
republic of the philippines	philippines	Philippines	384
republic of the sudan	sudan	Sudan	390
republic of tunisia	tunisia	Tunisia	694
republic of turkey	turkey	Turkey	540
republic of turkiye	turkey	Turkey	540
republic of uganda	uganda	Uganda	1441
republic of uzbekistan	uzbekistan	Uzbekistan	543
republic of vanuatu	vanuatu	Vanuatu	397
republic of yemen	yemen	Yemen	347
republic of zambia	zambia	Zambia	544
republic of zambie	zambia	Zambia	544
republic of zambiya	zambia	Zambia	544
republic of zimbabwe	zimbabwe	Zimbabwe	701
republica arabe siria	syria	Syria	139
republica argentina	argentina	Argentina	1168
republica bolivariana de venezuela	venezuela	Venezuela	460
republica centro africana	central african republic	Central African Republic	157
republica centroafricana	central african republic	Central African Republic	157
republica checa	czechia	Czechia	56
republica de cabo verde	cape verde	Cape Verde	643
republica de chile	chile	Chile	639
republica de colombia	colombia	Colombia	641
republica de corea	south korea	South Korea	78
republica de cuba	cuba	Cuba	642
republica de el salvador	el salvador	El Salvador	456
republica de mocambique	mozambique	Mozambique	381
republica de nicaragua	nicaragua	Nicaragua	670
republica de panama	panama	Panama	676
republica de sierra leona	sierra leone	Sierra Leone	454
republica de uruguay	uruguay	Uruguay	396
republica de venezuela	venezuela	Venezuela	460
republica del ecuador	ecuador	Ecuador	649
republica del perou	peru	Peru	531
republica del peru	peru	Peru	531
republica del uruguay	uruguay	Uruguay	396
republica democratica do congo	republic of the congo	Republic of the Congo	114
republica democratica popular de lao	laos	Laos	327
republica dominicana	dominican republic	Dominican Republic	160
republica oriental del uruguay	uruguay	Uruguay	396
republica popular china	china	China	271
republica popular democratica de corea	north korea	North Korea	127
republica popular do congo	democratic republic of the congo	Democratic Republic of the Congo	113
republica portuguesa	portugal	Portugal	680
republiek albanie	albania	Albania	264
republiek angola	angola	Angola	507
republiek armenie	armenia	Armenia	226
republiek azerbeidzjan	azerbaijan	Azerbaijan	90
republiek benin	benin	Benin	432
republiek botswana	botswana	Botswana	270
republiek bulgarije	bulgaria	Bulgaria	112
republiek burundi	burundi	Burundi	366
republiek chili	chile	Chile	313
republiek colombia	colombia	Colombia	202
republiek congo	republic of the congo	Republic of the Congo	114
republiek costa rica	costa rica	Costa Rica	314
republiek cuba	cuba	Cuba	435
republiek cyprus	cyprus	Cyprus	203
republiek der filipijnen	philippines	Philippines	172
republiek der maldiven	maldives	Maldives	209
republiek der marshalleilanden	marshall islands	Marshall Islands	130
republiek der seychellen	seychelles	Seychelles	341
republiek djibouti	djibouti	Djibouti	230
republiek ecuador	ecuador	Ecuador	232
republiek el salvador	el salvador	El Salvador	393
republiek equatoriaal guinea	equatorial guinea	Equatorial Guinea	122
republiek estland	estonia	Estonia	233
republiek fiji	fiji	Fiji	234
republiek finland	finland	Finland	118
republiek gabon	gabon	Gabon	316
republiek gambia	gambia	Gambia	318
republiek ghana	ghana	Ghana	516
republiek guatemala	guatemala	Guatemala	320
republiek guinee	guinea	Guinea	275
republiek guinee bissau	guinea bissau	Guinea-Bissau	236
republiek haiti	haiti	Haiti	322
republiek honduras	honduras	Honduras	321
republiek india	india	India	278
republiek indonesie	indonesia	Indonesia	276
republiek irak	iraq	Iraq	279
republiek ivoorkust	ivory coast	Ivory Coast	158
republiek jemen	yemen	Yemen	463
republiek kaapverdie	cape verde	Cape Verde	159
republiek kameroen	cameroon	Cameroon	229
republiek kazachstan	kazakhstan	Kazakhstan	97
republiek kenia	kenya	Kenya	377
republiek kiribati	kiribati	Kiribati	325
republiek korea	south korea	South Korea	78
republiek kroatie	croatia	Croatia	95
republiek letland	latvia	Latvia	129
republiek liberia	liberia	Liberia	281
republiek litouwen	lithuania	Lithuania	167
republiek madagaskar	madagascar	Madagascar	332
republiek malawi	malawi	Malawi	334
republiek mali	mali	Mali	666
republiek malta	malta	Malta	380
republiek mauritius	mauritius	Mauritius	285
republiek moldavie	moldova	Moldova	208
republiek mozambique	mozambique	Mozambique	211
republiek namibie	namibia	Namibia	527
republiek nauru	nauru	Nauru	529
republiek nicaragua	nicaragua	Nicaragua	382
republiek niger	niger	Niger	450
republiek noord macedonie	north macedonia	North Macedonia	98
republiek oeganda	uganda	Uganda	542
republiek oezbekistan	uzbekistan	Uzbekistan	181
republiek oostenrijk	austria	Austria	155
republiek palau	palau	Palau	386
republiek panama	panama	Panama	675
republiek paraguay	paraguay	Paraguay	337
republiek peru	peru	Peru	451
republiek polen	poland	Poland	134
republiek rwanda	rwanda	Rwanda	388
republiek san marino	san marino	San Marino	342
republiek senegal	senegal	Senegal	455
republiek servie	serbia	Serbia	174
republiek sierra leone	sierra leone	Sierra Leone	245
republiek singapore	singapore	Singapore	244
republiek slovenie	slovenia	Slovenia	176
republiek soedan	sudan	Sudan	682
republiek suriname	suriname	Suriname	343
republiek tadzjikistan	tajikistan	Tajikistan	70
republiek trinidad en tobago	trinidad and tobago	Trinidad and Tobago	142
republiek tsjaad	chad	Chad	246
republiek tunesie	tunisia	Tunisia	288
republiek turkije	turkey	Turkey	141
republiek van de unie van myanmar	myanmar	Myanmar	283
republiek vanuatu	vanuatu	Vanuatu	462
republiek wit rusland	belarus	Belarus	156
republiek zambia	zambia	Zambia	291
republiek zimbabwe	zimbabwe	Zimbabwe	249
republiek zuid afrika	south africa	South Africa	71
republiek zuid soedan	south sudan	South Sudan	178
republik indonesia	indonesia	Indonesia	656
republik kongo	republic of the congo	Republic of the Congo	114
republik osterreich	austria	Austria	508
republika balgariya	bulgaria	Bulgaria	631
republika blgariya	bulgaria	Bulgaria	632
republika filipina	philippines	Philippines	384
republika hrvatska	croatia	Croatia	655
republika ng pilipinas	philippines	Philippines	384
republika serbija	serbia	Serbia	533
republika sierra leone	sierra leone	Sierra Leone	454
republika slovenia	slovenia	Slovenia	391
republika slovenie	slovenia	Slovenia	391
republika slovenija	slovenia	Slovenia	391
republika slovenije	slovenia	Slovenia	391
republika srbija	serbia	Serbia	533
republika ya rwanda	rwanda	Rwanda	389
republika yu rwanda	rwanda	Rwanda	389
republique centrafricaine	central african republic	Central African Republic	157
republique de djibouti	djibouti	Djibouti	646
republique de sierra leone	sierra leone	Sierra Leone	454
republique democratique du congo	democratic republic of the congo	Democratic Republic of the Congo	113
republique dhaiti	haiti	Haiti	442
republique dominicaine	dominican republic	Dominican Republic	160
republique du congo	republic of the congo	Republic of the Congo	114
republique du rwanda	rwanda	Rwanda	389
republique du senegal	senegal	Senegal	687
republique du tchad	chad	Chad	537
republique francaise	france	France	652
republique gabonaise	gabon	Gabon	439
republique tcheque	czechia	Czechia	56
republique unie de tanzanie	tanzania	Tanzania	248
repubulika yu rwanda	rwanda	Rwanda	389
resoto	lesotho	Lesotho	378
respublika belarus	belarus	Belarus	510
respublika fidzhi	fiji	Fiji	651
respublika gaiti	haiti	Haiti	442
respublika kazakhstan	kazakhstan	Kazakhstan	522
respublika kipr	cyprus	Cyprus	644
respublika kongo	republic of the congo	Republic of the Congo	114
respublika koreya	south korea	South Korea	78
respublika kot divuar	ivory coast	Ivory Coast	638
respublika mali	mali	Mali	667
respublika paragvay	papua new guinea	Papua New Guinea	679
respublika severnaya makedoniya	north macedonia	North Macedonia	524
respublika seyshelskie ostrova	seychelles	Seychelles	452
respublika soyuza myanma	myanmar	Myanmar	525
respublika yemen	yemen	Yemen	347
reu	reunion	Réunion	861
reuniao	reunion	Réunion	339
reunion		Réunion	681
reunion island	reunion	Réunion	1391
reval	tallinn	Tallinn	490
reykjavik		Reykjavik	1021
reyunion	reunion	Réunion	339
reyunon	reunion	Réunion	339
rf	russia	Russia	1545
rheims	reims	Reims	33
rhein	rhine	Rhine	1
rhein main	rhine main	Rhine-Main	1
rhein neckar	rhine neckar	Rhine-Neckar	1
rhein ruhr	rhine ruhr	Rhine-Ruhr	1
rheinland	north rhine westphalia	North Rhine-Westphalia	409
rheinland pfalz	rhineland palatinate	Rhineland-Palatinate	255
rhin	rhine	Rhine	1
rhine		Rhine	12
rhine main		Rhine-Main	1
rhine neckar		Rhine-Neckar	1
rhine ruhr		Rhine-Ruhr	1
rhineland palatinate		Rhineland-Palatinate	106
rhode island		Rhode Island	19
rhodesia	zimbabwe	Zimbabwe	701
rhodesian	zimbabwe	Zimbabwe	940
rhone alpes	auvergne rhone alpes	Auvergne-Rhône-Alpes	72
ri	rhode island	Rhode Island	7
ri indonesia	indonesia	Indonesia	1278
riad	riyadh	Riyadh	506
riben	japan	Japan	280
riberia	liberia	Liberia	281
ribia	libya	Libya	282
richards bay		Richards Bay	9
richmond		Richmond	3
riga		Riga	1038
rigas	riga	Riga	1037
rihitenshiyutain	liechtenstein	Liechtenstein	328
rijeka		Rijeka	492
rijsel	lille	Lille	33
rio	rio de janeiro	Rio de Janeiro	503
rio de janeiro		Rio de Janeiro	43
rio grande do norte		Rio Grande do Norte	38
rio grande do sul		Rio Grande do Sul	38
rioja	la rioja	La Rioja	1632
ritoania	lithuania	Lithuania	167
riverside		Riverside	24
riyadh		Riyadh	196
ro	romania	Romania	862
road town		Road Town	1096
roc	taiwan	Taiwan	1559
rochester		Rochester	3
rockford		Rockford	3
roemeense	romania	Romania	220
roemeense republiek	romania	Romania	68
roemenie	romania	Romania	68
roi	ireland	Ireland	1504
rok	south korea	South Korea	1514
roma	rome	Rome	88
romagna	emilia romagna	Emilia-Romagna	190
romana	romania	Romania	220
romana de	romania	Romania	220
romane	romania	Romania	220
romania		Romania	1392
romanian	romania	Romania	220
romanya	romania	Romania	68
rome		Rome	28
romena	romania	Romania	220
romenia	romania	Romania	68
rondonia		Rondônia	38
roodepoort		Roodepoort	9
roraima		Roraima	38
rosario		Rosario	500
roseau		Roseau	996
roshialianbang	russia	Russia	69
rosja	russia	Russia	69
rossia	russia	Russia	387
rossiiskaya federatsiya	russia	Russia	340
rossiiskoi federatsii	russia	Russia	340
rossija	russia	Russia	340
rossiya	russia	Russia	69
rossiyskaya	russia	Russia	186
rossiyskaya federatsi	russia	Russia	387
rossiyskaya federatsie	russia	Russia	387
rossiyskaya federatsiya	russia	Russia	340
rossiyskiy	russia	Russia	186
rossiyskoe	russia	Russia	186
rossiyskoy federatsii	russia	Russia	340
rostock		Rostock	5
rostov	rostov on don	Rostov-on-Don	10
rostov na donu	rostov on don	Rostov-on-Don	10
rostov on don		Rostov-on-Don	10
rosyjska	russia	Russia	186
rotterdam		Rotterdam	62
rou	romania	Romania	862
rouen		Rouen	199
roumaine	romania	Romania	220
roumania	romania	Romania	68
roumanie	romania	Romania	68
royaume deswatini	eswatini	Eswatini	180
royaume hachemite de jordanie	jordan	Jordan	445
royaume uni	united kingdom	United Kingdom	121
rp china	china	China	271
rp philippines	philippines	Philippines	1376
rs	serbia	Serbia	863
rsa	south africa	South Africa	1567
ru	russia	Russia	1544
ruanda	rwanda	Rwanda	388
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
rus	russia	Russia	947
rusa	russia	Russia	186
rusia	russia	Russia	69
rusland	russia	Russia	69
russa	russia	Russia	186
russe	russia	Russia	186
russia		Russia	1394
russian	russia	Russia	387
russian federation	russia	Russia	69
russie	russia	Russia	69
russische	russia	Russia	186
russische federatie	russia	Russia	69
russische foderation	russia	Russia	69
russkaya	russia	Russia	186
russkiy	russia	Russia	186
russland	russia	Russia	69
russo	russia	Russia	947
rustenburg		Rustenburg	9
rusya	russia	Russia	69
ruwanda	rwanda	Rwanda	388
rw	rwanda	Rwanda	864
rwa	rwanda	Rwanda	864
rwanda		Rwanda	1395
rwsy lbyd	belarus	Belarus	156
ryssland	russia	Russia	69
s africa	south africa	South Africa	465
s america	south america	South America	1
s australia	south australia	South Australia	564
s carolina	south carolina	South Carolina	299
s dakota	south dakota	South Dakota	354
s gravenhage	the hague	The Hague	62
s korea	south korea	South Korea	238
s sudan	south sudan	South Sudan	1411
sa	saudi arabia	Saudi Arabia	865
sa south africa	south africa	South Africa	465
saar	saarland	Saarland	960
saara ocidental	western sahara	Western Sahara	161
saarbrucken		Saarbrücken	5
saarbruecken	saarbrucken	Saarbrücken	5
saarland		Saarland	106
sachsen	saxony	Saxony	255
sachsen anhalt	saxony anhalt	Saxony-Anhalt	255
sacramento		Sacramento	3
sadc region	southern africa	Southern Africa	1
sadr	western sahara	Western Sahara	161
saeng baleu telle mi	saint barthelemy	Saint Barthélemy	268
saerwaduo	el salvador	El Salvador	393
sahara occidental	western sahara	Western Sahara	161
sahara occidentale	western sahara	Western Sahara	161
sahel		Sahel	1
sahrawi arab democratic republic	western sahara	Western Sahara	1244
saierweiya	serbia	Serbia	174
saigon	ho chi minh city	Ho Chi Minh City	198
sailaliang	sierra leone	Sierra Leone	245
saineijiaer	senegal	Senegal	455
saint barthelemy		Saint Barthélemy	268
saint christophe et nieves	saint kitts and nevis	Saint Kitts and Nevis	96
saint denis		Saint-Denis	1071
saint etienne		Saint-Étienne	33
saint gall	st gallen	St. Gallen	59
saint helena		Saint Helena	684
saint helier		Saint Helier	1022
saint kitts and nevis		Saint Kitts and Nevis	96
saint kitts e nevis	saint kitts and nevis	Saint Kitts and Nevis	96
saint kitts nevis	saint kitts and nevis	Saint Kitts and Nevis	521
saint kitts y nevis	saint kitts and nevis	Saint Kitts and Nevis	96
saint louis	st louis	St. Louis	3
saint lucia		Saint Lucia	240
saint marin	san marino	San Marino	342
saint martin		Saint Martin	1568
saint paul		Saint Paul	3
saint petersbourg	saint petersburg	Saint Petersburg	10
saint petersburg		Saint Petersburg	10
saint pierre		Saint-Pierre	1064
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
sainte lucie	saint lucia	Saint Lucia	240
saipan		Saipan	1047
saipeuleoseu	cyprus	Cyprus	203
saipulusi	cyprus	Cyprus	203
saisheer	seychelles	Seychelles	341
saitama		Saitama	45
sajonia	saxony	Saxony	41
sakartvelo	georgia	Georgia	235
sale		Salé	361
salisburgo	salzburg	Salzburg	353
salisbury	harare	Harare	1149
salomonen	solomon islands	Solomon Islands	137
salomonseilanden	solomon islands	Solomon Islands	137
salonica	thessaloniki	Thessaloniki	152
salonika	thessaloniki	Thessaloniki	152
saloniki	thessaloniki	Thessaloniki	593
salt lake city		Salt Lake City	3
saltillo		Saltillo	37
salvador		Salvador	503
salvadoran	el salvador	El Salvador	938
salvadorena	el salvador	El Salvador	938
salzbourg	salzburg	Salzburg	353
salzburg		Salzburg	253
salzburger land	salzburg	Salzburg	353
samara		Samara	312
sambia	zambia	Zambia	291
samoa		Samoa	1565
samoa americaines	american samoa	American Samoa	154
samoa americana	american samoa	American Samoa	154
samoa americane	american samoa	American Samoa	154
samoya	samoa	Samoa	700
san antonio		San Antonio	3
san baruterumi	saint barthelemy	Saint Barthélemy	268
san diego		San Diego	3
san francisco		San Francisco	3
san gallo	st gallen	St. Gallen	59
san jose		San José	990
san jose us		San Jose (US)	197
san juan		San Juan	1066
san luis potosi		San Luis Potosí	29
san malino	san marino	San Marino	342
san marino		San Marino	1407
san marutan furansuling	saint martin	Saint Martin	331
san pablo	sao paulo	São Paulo	43
san pedro sula		San Pedro Sula	595
san pedro y miquelon	saint pierre and miquelon	Saint Pierre and Miquelon	135
san petersburgo	saint petersburg	Saint Petersburg	10
san salvador		San Salvador	1084
san tome i prinsipi	sao tome and principe	São Tomé and Príncipe	179
san vicente y las granadinas	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
sanaa		Sanaa	1102
sandton		Sandton	86
sangtomepeulinsipe	sao tome and principe	São Tomé and Príncipe	179
sankt gallen	st gallen	St. Gallen	59
sankt peterburg	saint petersburg	Saint Petersburg	10
sankt petersburg	saint petersburg	Saint Petersburg	10
sanmarino	san marino	San Marino	342
sanming		Sanming	2
sanpierudao mikurondao	saint pierre and miquelon	Saint Pierre and Miquelon	135
santa ana		Santa Ana	3
santa barbara		Santa Barbara	3
santa catarina		Santa Catarina	38
santa cruz de la sierra		Santa Cruz de la Sierra	487
santa fe de bogota	bogota	Bogotá	304
santa helena	saint helena	Saint Helena	213
santa lucia	saint lucia	Saint Lucia	240
santa monica		Santa Monica	3
santa se	vatican city	Vatican City	101
santa sede	vatican city	Vatican City	101
santelena	saint helena	Saint Helena	213
santiago		Santiago	1112
santiago de chile	santiago	Santiago	489
santo domingo		Santo Domingo	997
santo tome y principe	sao tome and principe	São Tomé and Príncipe	179
santome purinshipe	sao tome and principe	São Tomé and Príncipe	179
santos		Santos	503
sanya		Sanya	2
sao bartolomeu	saint barthelemy	Saint Barthélemy	268
sao cristovao e neves	saint kitts and nevis	Saint Kitts and Nevis	96
sao luis		São Luís	43
sao martinho	saint martin	Saint Martin	331
sao paulo		São Paulo	43
sao tome	sao tome and principe	São Tomé and Príncipe	690
sao tome and principe		São Tomé and Príncipe	690
sao tome e principe	sao tome and principe	São Tomé and Príncipe	179
sao tome et principe	sao tome and principe	São Tomé and Príncipe	179
sao tome und principe	sao tome and principe	São Tomé and Príncipe	179
sao vicente e granadinas	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
saoudienne	saudi arabia	Saudi Arabia	936
sapporo		Sapporo	45
saragossa	zaragoza	Zaragoza	44
sarajevo		Sarajevo	976
saratov		Saratov	10
sardegna	sardinia	Sardinia	298
sardinia		Sardinia	53
sardinien	sardinia	Sardinia	190
sarre	saarland	Saarland	41
sarrebruck	saarbrucken	Saarbrücken	5
sask	saskatchewan	Saskatchewan	566
saskatchewan		Saskatchewan	147
saskatoon		Saskatoon	310
sassonia	saxony	Saxony	41
sau	saudi arabia	Saudi Arabia	865
saudi	saudi arabia	Saudi Arabia	1547
saudi arabia		Saudi Arabia	1396
saudi arabian	saudi arabia	Saudi Arabia	936
saudi arabien	saudi arabia	Saudi Arabia	175
saudia	saudi arabia	Saudi Arabia	1613
saudia arabia	saudi arabia	Saudi Arabia	534
saudialabia	saudi arabia	Saudi Arabia	175
saudiarabien	saudi arabia	Saudi Arabia	175
saudovskaya araviya	saudi arabia	Saudi Arabia	175
saujiarabia	saudi arabia	Saudi Arabia	175
savannah		Savannah	24
saxe	saxony	Saxony	409
saxony		Saxony	1630
saxony anhalt		Saxony-Anhalt	106
sb	solomon islands	Solomon Islands	866
sc	south carolina	South Carolina	7
scand	scandinavia	Scandinavia	12
scandinavia		Scandinavia	1
scandinavian	scandinavia	Scandinavia	13
scandinavie	scandinavia	Scandinavia	1
schaffhausen		Schaffhausen	52
schaffhouse	schaffhausen	Schaffhausen	59
schanghai	shanghai	Shanghai	6
schleswig	schleswig holstein	Schleswig-Holstein	41
schleswig holstein		Schleswig-Holstein	106
schottische	scotland	Scotland	36
schottland	scotland	Scotland	352
schweden	sweden	Sweden	100
schwedische	sweden	Sweden	146
schweiz	switzerland	Switzerland	77
schweizer	switzerland	Switzerland	1603
schweizerische	switzerland	Switzerland	81
schweizerische eidgenossenschaft	switzerland	Switzerland	637
schweizerischer	switzerland	Switzerland	81
schweizerisches	switzerland	Switzerland	81
schwyz		Schwyz	52
scotland		Scotland	476
scots	scotland	Scotland	36
scottish	scotland	Scotland	36
scottsdale		Scottsdale	3
sd	south dakota	South Dakota	7
sdn	sudan	Sudan	1550
se	sweden	Sweden	867
se asia	southeast asia	Southeast Asia	1
sea	southeast asia	Southeast Asia	12
seattle		Seattle	3
sebastopol	sevastopol	Sevastopol	39
secunda		Secunda	201
see	southeast europe	Southeast Europe	12
seinteu binsenteu geulenadin	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
seinteu hellena	saint helena	Saint Helena	213
seinteu kicheu nebiseu	saint kitts and nevis	Saint Kitts and Nevis	96
seinteu lusia	saint lucia	Saint Lucia	240
seinteu matin	saint martin	Saint Martin	331
seinteulieleudo migwaelondo	saint pierre and miquelon	Saint Pierre and Miquelon	135
seisyel	seychelles	Seychelles	341
seleubia	serbia	Serbia	174
semarang		Semarang	108
semea	emea	EMEA	1
sen	senegal	Senegal	874
sen bartelemi	saint barthelemy	Saint Barthélemy	268
sen marten	saint martin	Saint Martin	331
sen per i mikelon	saint pierre and miquelon	Saint Pierre and Miquelon	135
sendai		Sendai	45
senegal		Senegal	1408
senegalaise	senegal	Senegal	937
senegalese	senegal	Senegal	937
senegaru	senegal	Senegal	455
sent kits i nevis	saint kitts and nevis	Saint Kitts and Nevis	96
sent lyusiya	saint lucia	Saint Lucia	240
sent vinsent i grenadiny	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
sentobinsentooyobigurenadeinzhudao	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
sentoherena asenshiyonoyobitorisutandakuniya	saint helena	Saint Helena	213
sentokurisutofua neibisu	saint kitts and nevis	Saint Kitts and Nevis	96
sentorushia	saint lucia	Saint Lucia	240
seongnam		Seongnam	55
seosahala	western sahara	Western Sahara	161
seoul		Seoul	55
serbia		Serbia	1393
serbian	serbia	Serbia	406
serbie	serbia	Serbia	174
serbien	serbia	Serbia	174
serbische	serbia	Serbia	406
serbiya	serbia	Serbia	174
sergipe		Sergipe	38
serra leoa	sierra leone	Sierra Leone	245
serra leone	sierra leone	Sierra Leone	245
serubia	serbia	Serbia	174
servia	serbia	Serbia	174
servie	serbia	Serbia	174
seshieru	seychelles	Seychelles	341
setubal		Setúbal	110
seubalbadeu	svalbard and jan mayen	Svalbard and Jan Mayen	177
seul	seoul	Seoul	55
seulilangka	sri lanka	Sri Lanka	329
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
seychellen	seychelles	Seychelles	341
seychelles		Seychelles	1398
seychelles islands	seychelles	Seychelles	452
seychelles republic	seychelles	Seychelles	452
seyshelskie ostrova	seychelles	Seychelles	341
sf bay	san francisco	San Francisco	197
sfax		Sfax	617
sflbrd wyn myn	svalbard and jan mayen	Svalbard and Jan Mayen	177
sg	singapore	Singapore	868
sgp	singapore	Singapore	868
sh	saint helena	Saint Helena	869
shaanxi		Shaanxi	30
shan dong	shandong	Shandong	18
shandong		Shandong	30
shang hai	shanghai	Shanghai	2
shanghai		Shanghai	1151
shangrao		Shangrao	2
shansi	shanxi	Shanxi	18
shantou		Shantou	6
shantung	shandong	Shandong	574
shanxi		Shanxi	30
shaoxing		Shaoxing	6
sharjah		Sharjah	191
sharq al awsat	middle east	Middle East	1
shatealabo	saudi arabia	Saudi Arabia	175
sheffield		Sheffield	15
shen zhen	shenzhen	Shenzhen	2
shenchen	shenzhen	Shenzhen	2
shengbataileimi	saint barthelemy	Saint Barthélemy	268
shengdandao	christmas island	Christmas Island	116
shengduomeihepulinxibi	sao tome and principe	São Tomé and Príncipe	179
shengheleina asensonghetelisitan dakuniya	saint helena	Saint Helena	213
shengjiciheniweisi	saint kitts and nevis	Saint Kitts and Nevis	96
shengluxiya	saint lucia	Saint Lucia	240
shengmalinuo	san marino	San Marino	342
shengpiaierhemikelong	saint pierre and miquelon	Saint Pierre and Miquelon	135
shengwensentehegelinnadingsi	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
shensi	shaanxi	Shaanxi	18
shenyang		Shenyang	6
shenzhen		Shenzhen	6
shierareone	sierra leone	Sierra Leone	245
shijiazhuang		Shijiazhuang	6
shingaporu	singapore	Singapore	244
shinto maruten orandaling	sint maarten	Sint Maarten	457
shiraz		Shiraz	194
shiria arabugongheguo	syria	Syria	139
shiyan		Shiyan	6
shn	saint helena	Saint Helena	869
shpitsbergen i yan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	177
shqiperi	albania	Albania	264
shqiperia	albania	Albania	1163
shqiptar	albania	Albania	546
shqiptare	albania	Albania	546
shreveport		Shreveport	3
shri lanka	sri lanka	Sri Lanka	329
shumchun	shenzhen	Shenzhen	6
shvedskiy	sweden	Sweden	146
shvetsiya	sweden	Sweden	100
shveytsariya	switzerland	Switzerland	77
si	slovenia	Slovenia	870
si chuan	sichuan	Sichuan	18
siam	thailand	Thailand	1554
sian	xian	Xi'an	6
siberia		Siberia	1
siberie	siberia	Siberia	1
sibir	siberia	Siberia	1
sibirien	siberia	Siberia	1
sichuan		Sichuan	30
sicilia	sicily	Sicily	298
sicily		Sicily	53
siela lion	sierra leone	Sierra Leone	245
sierra leona	sierra leone	Sierra Leone	245
sierra leone		Sierra Leone	1406
sikkim		Sikkim	481
silia	syria	Syria	139
silicon valley		Silicon Valley	1
sililanka	sri lanka	Sri Lanka	329
siluofake	slovakia	Slovakia	138
siluowenniya	slovenia	Slovenia	176
simbabwe	zimbabwe	Zimbabwe	249
simferopol		Simferopol	39
sinaloa		Sinaloa	29
singapoor	singapore	Singapore	683
singapore		Singapore	1402
singapore city		Singapore City	1076
singaporean	singapore	Singapore	1594
singapour	singapore	Singapore	244
singapur	singapore	Singapore	244
singapura	singapore	Singapore	244
singgapoleu	singapore	Singapore	244
sinkiang	xinjiang	Xinjiang	18
sino	china	China	1604
sint helena	saint helena	Saint Helena	213
sint maarten		Sint Maarten	1415
sint marten	sint maarten	Sint Maarten	457
sinteumaleuten	sint maarten	Sint Maarten	457
sioux falls		Sioux Falls	3
siria	syria	Syria	139
siriya	syria	Syria	139
siwaerbaheyangmayan	svalbard and jan mayen	Svalbard and Jan Mayen	177
siweishilan	eswatini	Eswatini	180
sizilien	sicily	Sicily	190
sj	svalbard and jan mayen	Svalbard and Jan Mayen	871
sjm	svalbard and jan mayen	Svalbard and Jan Mayen	871
sk	saskatchewan	Saskatchewan	479
skandinavia	scandinavia	Scandinavia	1
skandinavien	scandinavia	Scandinavia	1
skopje		Skopje	1045
sl	sierra leone	Sierra Leone	872
slb	solomon islands	Solomon Islands	866
slc	salt lake city	Salt Lake City	24
sle	sierra leone	Sierra Leone	872
slovacchia	slovakia	Slovakia	138
slovak	slovakia	Slovakia	351
slovak republic	slovakia	Slovakia	1405
slovakei	slovakia	Slovakia	685
slovakia		Slovakia	1404
slovakiya	slovakia	Slovakia	138
slovaque	slovakia	Slovakia	351
slovaquie	slovakia	Slovakia	138
slovene	slovenia	Slovenia	559
slovenia		Slovenia	1403
slovenian	slovenia	Slovenia	559
slovenie	slovenia	Slovenia	176
slovenija	slovenia	Slovenia	176
sloveniya	slovenia	Slovenia	176
slovenska	slovakia	Slovakia	351
slovenska republika	slovakia	Slovakia	685
slovenske	slovakia	Slovakia	351
slovensko	slovakia	Slovakia	138
slovensky	slovakia	Slovakia	351
slowaakse republiek	slovakia	Slovakia	138
slowakei	slovakia	Slovakia	138
slowakische	slovakia	Slovakia	351
slowenien	slovenia	Slovenia	176
slowenische	slovenia	Slovenia	559
sltnh mn	oman	Oman	674
slv	el salvador	El Salvador	879
slwfky	slovakia	Slovakia	138
slwfyny	slovenia	Slovenia	176
sm	san marino	San Marino	873
smr	san marino	San Marino	873
smw lmrykyh	american samoa	American Samoa	154
smyrna	izmir	Izmir	75
sn	senegal	Senegal	874
sn brtylmy	saint barthelemy	Saint Barthélemy	268
sn byyr wmyklwn	saint pierre and miquelon	Saint Pierre and Miquelon	135
sn mrynw	san marino	San Marino	342
sng	cis	CIS	12
sng region	cis	CIS	1
snghfwrh	singapore	Singapore	244
snt fynsnt wlghryndyn	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
snt hylyn wsynshyn wtrystn d kwn	saint helena	Saint Helena	213
snt kyts wnyfys	saint kitts and nevis	Saint Kitts and Nevis	96
snt lwsy	saint lucia	Saint Lucia	240
snt mrtn	saint martin	Saint Martin	331
so	somalia	Somalia	875
sochi		Sochi	10
socialist republic of vietnam	vietnam	Vietnam	461
socialistische republiek vietnam	vietnam	Vietnam	290
sofala		Sofala	575
sofia		Sofia	502
sofiya	sofia	Sofia	502
sofiyska	sofia	Sofia	980
sofiyski	sofia	Sofia	1107
soleure	solothurn	Solothurn	59
sollomon aillaendeu	solomon islands	Solomon Islands	137
solomon islands		Solomon Islands	1397
solomonovy ostrova	solomon islands	Solomon Islands	137
solothurn		Solothurn	52
som	somalia	Somalia	875
somali	somalia	Somalia	688
somalia		Somalia	688
somalie	somalia	Somalia	392
somallia	somalia	Somalia	392
somaria	somalia	Somalia	392
sonora		Sonora	29
soochow	suzhou	Suzhou	2
soromonzhudao	solomon islands	Solomon Islands	137
soudan	sudan	Sudan	1549
soudan du sud	south sudan	South Sudan	178
south africa		South Africa	1460
south african	south africa	South Africa	252
south america		South America	48
south american	south america	South America	13
south asia		South Asia	1
south australia		South Australia	296
south bend		South Bend	3
south boston		South Boston	3
south carolina		South Carolina	19
south caucasus	caucasus	Caucasus	1
south dakota		South Dakota	19
south east asia	southeast asia	Southeast Asia	1
south east europe	southeast europe	Southeast Europe	1
south eastern europe	southeast europe	Southeast Europe	1
south europe	southern europe	Southern Europe	1
south holland		South Holland	222
south korea		South Korea	1299
south pacific		South Pacific	1
south sudan		South Sudan	1412
south sudanese republic	south sudan	South Sudan	536
south tyrol	trentino alto adige	Trentino-Alto Adige	53
south west africa	namibia	Namibia	1355
southampton		Southampton	15
southeast asia		Southeast Asia	1
southeast europe		Southeast Europe	1
southeastern europe	southeast europe	Southeast Europe	1
southern africa		Southern Africa	48
southern african	southern africa	Southern Africa	13
southern asia	south asia	South Asia	48
southern cone	mercosur	Mercosur	1
southern europe		Southern Europe	48
southern sudan	south sudan	South Sudan	536
soviet union		Soviet Union	691
soweto		Soweto	9
spaanse	spain	Spain	60
spagna	spain	Spain	65
spagnola	spain	Spain	60
spagnolo	spain	Spain	60
spain		Spain	1246
spanien	spain	Spain	65
spanische	spain	Spain	60
spanish	spain	Spain	60
spanje	spain	Spain	65
spitsbergen en jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	177
split		Split	1122
spm	saint pierre and miquelon	Saint Pierre and Miquelon	853
spokane		Spokane	3
spore	singapore	Singapore	1401
springs		Springs	201
sr	suriname	Suriname	876
sr vietnam	vietnam	Vietnam	1452
srb	serbia	Serbia	863
srbija	serbia	Serbia	174
srednyaya aziya	central asia	Central Asia	1
sri lanka		Sri Lanka	1314
sri lankan	sri lanka	Sri Lanka	555
srpska	serbia	Serbia	406
srpski	serbia	Serbia	406
srylnk	sri lanka	Sri Lanka	329
ss	south sudan	South Sudan	877
ssa	sub saharan africa	Sub-Saharan Africa	12
ssd	south sudan	South Sudan	877
ssha	united states	United States	80
sssr	russia	Russia	387
st	sao tome and principe	São Tomé and Príncipe	878
st barthelemy	saint barthelemy	Saint Barthélemy	1195
st gallen		St. Gallen	52
st georges		St. George's	1008
st helena	saint helena	Saint Helena	684
st johns		St. John's	970
st kitts und nevis	saint kitts and nevis	Saint Kitts and Nevis	96
st louis		St. Louis	3
st lucia	saint lucia	Saint Lucia	1310
st paul	saint paul	Saint Paul	3
st peter port		St Peter Port	1009
st petersburg	saint petersburg	Saint Petersburg	10
st vincent und die grenadinen	saint vincent and the grenadines	Saint Vincent and the Grenadines	102
staat eritrea	eritrea	Eritrea	274
staat israel	israel	Israel	277
staat koeweit	kuwait	Kuwait	326
staat libie	libya	Libya	282
staat palastina	palestine	Palestine	136
staat palestina	palestine	Palestine	136
staat qatar	qatar	Qatar	338
stalingrad	volgograd	Volgograd	10
stamford		Stamford	3
stanley		Stanley	1119
state of georgia	georgia us state	Georgia (US state)	299
state of israel	israel	Israel	323
state of mexico	estado de mexico	Estado de México	956
state of new york	new york	New York	299
state of palestine	palestine	Palestine	136
state of qatar	qatar	Qatar	532
state of washington	washington	Washington	299
staten island		Staten Island	3
stati federati di micronesia	micronesia	Micronesia	205
stati uniti damerica	united states	United States	80
stato di palestina	palestine	Palestine	136
stavanger		Stavanger	422
steiermark	styria	Styria	408
stellenbosch		Stellenbosch	9
stettin	szczecin	Szczecin	34
sthn africa	southern africa	Southern Africa	1
stiller ozean	pacific	Pacific	1
stoccolma	stockholm	Stockholm	63
stockholm		Stockholm	63
stockholms	stockholm	Stockholm	610
stockton		Stockton	3
stoke on trent		Stoke-on-Trent	15
stp	sao tome and principe	São Tomé and Príncipe	878
strasbourg		Strasbourg	33
strassburg	strasbourg	Strasbourg	33
stredni evropa	central europe	Central Europe	1
stuttgart		Stuttgart	5
stuttgarter	stuttgart	Stuttgart	107
styria		Styria	253
su zhou	suzhou	Suzhou	2
suazilandia	eswatini	Eswatini	344
sub saharan africa		Sub-Saharan Africa	48
subsahara	sub saharan africa	Sub-Saharan Africa	1
sucre		Sucre	1108
sud africaine	south africa	South Africa	252
sud america	south america	South America	1
sud europa	southern europe	Southern Europe	1
sudafrica	south africa	South Africa	71
sudafricana	south africa	South Africa	252
sudafrika	south africa	South Africa	71
sudafrikanische	south africa	South Africa	252
sudamerica	south america	South America	1
sudamerika	south america	South America	1
sudan		Sudan	1399
sudan del sud	south sudan	South Sudan	178
sudan del sur	south sudan	South Sudan	178
sudanese	sudan	Sudan	1593
sudao	sudan	Sudan	682
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
suedafrika	south africa	South Africa	465
suedamerika	south america	South America	1
suede	sweden	Sweden	1551
suedeuropa	southern europe	Southern Europe	1
suedois	sweden	Sweden	146
suedoise	sweden	Sweden	146
suedtirol	trentino alto adige	Trentino-Alto Adige	190
suica	switzerland	Switzerland	77
suico	switzerland	Switzerland	81
suid afrika	south africa	South Africa	71
suid afrikaans	south africa	South Africa	252
suid afrikaanse	south africa	South Africa	252
suider afrika	southern africa	Southern Africa	1
suigen		Suigen	55
suisse	switzerland	Switzerland	77
suisses	switzerland	Switzerland	81
suisu	switzerland	Switzerland	77
suiza	switzerland	Switzerland	77
suizo	switzerland	Switzerland	81
sul africana	south africa	South Africa	252
sulinam	suriname	Suriname	343
sulinan	suriname	Suriname	343
sultanaat oman	oman	Oman	673
sultanate of oman	oman	Oman	674
sun belt		Sun Belt	1
sunderland		Sunderland	15
suoluomenqundao	solomon islands	Solomon Islands	137
suomalainen	finland	Finland	215
suomali	somalia	Somalia	392
suomen	finland	Finland	215
suomen tasavalta	finland	Finland	650
suomi	finland	Finland	118
supein	spain	Spain	65
suqian		Suqian	2
sur	suriname	Suriname	876
surabaya		Surabaya	108
suramerica	south america	South America	1
surat		Surat	429
surinam	suriname	Suriname	343
suriname		Suriname	1409
surinamu	suriname	Suriname	343
suriranka	sri lanka	Sri Lanka	329
suriye	syria	Syria	139
surobakia	slovakia	Slovakia	138
surobenia	slovenia	Slovenia	176
surrey		Surrey	310
suueden	sweden	Sweden	100
suva		Suva	1002
suvuarubaruzhudaooyobiyanmaiendao	svalbard and jan mayen	Svalbard and Jan Mayen	177
suwajirando	eswatini	Eswatini	180
suwon		Suwon	55
suzhou		Suzhou	6
sv	el salvador	El Salvador	879
svalbard	svalbard and jan mayen	Svalbard and Jan Mayen	535
svalbard and jan mayen		Svalbard and Jan Mayen	535
svalbard e jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	177
svalbard et ile jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	177
svalbard und jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	177
svalbard y jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	177
svedese	sweden	Sweden	146
svensk	sweden	Sweden	146
svenska	sweden	Sweden	146
sverdlovsk	yekaterinburg	Yekaterinburg	10
sverige	sweden	Sweden	100
sverige rike	sweden	Sweden	453
svezia	sweden	Sweden	100
svizra	switzerland	Switzerland	434
svizzera	switzerland	Switzerland	77
svizzero	switzerland	Switzerland	81
svk	slovakia	Slovakia	1552
svn	slovenia	Slovenia	870
sw twmy wbrynsyb	sao tome and principe	São Tomé and Príncipe	179
swa	namibia	Namibia	1530
swansea		Swansea	15
swatow	shantou	Shantou	6
swaziland	eswatini	Eswatini	180
swe	sweden	Sweden	867
sweden		Sweden	1400
swedish	sweden	Sweden	146
swiss	switzerland	Switzerland	81
swiss confederation	switzerland	Switzerland	434
switzerland		Switzerland	1217
swrynm	suriname	Suriname	343
swz	eswatini	Eswatini	882
swzylnd	eswatini	Eswatini	180
sx	sint maarten	Sint Maarten	880
sxm	sint maarten	Sint Maarten	880
sy	syria	Syria	881
syc	seychelles	Seychelles	1548
sydafrika	south africa	South Africa	71
sydney		Sydney	428
syr	syria	Syria	881
syracuse		Syracuse	3
syria		Syria	1416
syrian	syria	Syria	1595
syrian arab republic	syria	Syria	139
syrie	syria	Syria	139
syrien	syria	Syria	139
syrische arabische republiek	syria	Syria	139
syrlywn	sierra leone	Sierra Leone	245
sz	eswatini	Eswatini	882
szczecin		Szczecin	34
szczecinie	szczecin	Szczecin	50
szczecinski	szczecin	Szczecin	262
szechuan	sichuan	Sichuan	18
szechwan	sichuan	Sichuan	18
szeged		Szeged	419
szegedi	szeged	Szeged	622
sztokholm	stockholm	Stockholm	63
szwajcaria	switzerland	Switzerland	77
szwecja	sweden	Sweden	100
tabasco		Tabasco	29
tabriz		Tabriz	194
tacoma		Tacoma	3
tadjikistan	tajikistan	Tajikistan	70
tadschikistan	tajikistan	Tajikistan	70
tadzhikistan	tajikistan	Tajikistan	70
tadzhykistan	tajikistan	Tajikistan	70
taegu	daegu	Daegu	55
taegug	thailand	Thailand	286
taejon	daejeon	Daejeon	55
tagikistan	tajikistan	Tajikistan	70
tahiti	french polynesia	French Polynesia	1541
tahiti et ses iles	french polynesia	French Polynesia	677
tai zhou	taizhou	Taizhou	2
taian		Tai’an	6
taibei	taipei	Taipei	309
taichung		Taichung	309
taiguo	thailand	Thailand	286
tailand	thailand	Thailand	286
tailandia	thailand	Thailand	286
tainan		Tainan	309
taipei		Taipei	309
taiwan		Taiwan	1437
taiwan roc	taiwan	Taiwan	394
taiwanese	taiwan	Taiwan	1596
taiyuan		Taiyuan	6
taizhou		Taizhou	6
tajikesitan	tajikistan	Tajikistan	70
tajikiseutan	tajikistan	Tajikistan	70
tajikistan		Tajikistan	1423
tajikisutan	tajikistan	Tajikistan	70
tajiquistao	tajikistan	Tajikistan	70
takusu kaikosuzhudao	turks and caicos islands	Turks and Caicos Islands	140
tallinn		Tallinn	490
tallinna	tallinn	Tallinn	999
tamaulipas		Tamaulipas	29
tamil nadu		Tamil Nadu	31
tamilnadu	tamil nadu	Tamil Nadu	148
tammerfors	tampere	Tampere	224
tampa		Tampa	3
tampere		Tampere	224
tampereen	tampere	Tampere	417
tanganyika	tanzania	Tanzania	696
tanger	tangier	Tangier	420
tangier		Tangier	361
tangjia	tonga	Tonga	539
tangshan		Tangshan	6
tanjania	tanzania	Tanzania	248
tansangniya	tanzania	Tanzania	248
tansania	tanzania	Tanzania	248
tanzania		Tanzania	696
tanzanian	tanzania	Tanzania	1597
tanzanie	tanzania	Tanzania	248
tanzaniya	tanzania	Tanzania	248
tarabulus	tripoli	Tripoli	600
tarawa		Tarawa	1025
tartu		Tartu	490
tas	tasmania	Tasmania	571
taschkent	tashkent	Tashkent	497
tashkent		Tashkent	497
tasmania		Tasmania	296
tayikistan	tajikistan	Tajikistan	70
tayvan	taiwan	Taiwan	459
tazhikstan	tajikistan	Tajikistan	70
tbilisi		Tbilisi	591
tc	turks and caicos islands	Turks and Caicos Islands	883
tca	turks and caicos islands	Turks and Caicos Islands	883
tcd	chad	Chad	884
tchad	chad	Chad	246
tcheque	czechia	Czechia	184
tchequie	czechia	Czechia	645
td	chad	Chad	884
tedesca	germany	Germany	35
tedesco	germany	Germany	35
tegucigalpa		Tegucigalpa	595
teheran	tehran	Tehran	194
tehran		Tehran	194
tekesihekaikesiqundao	turks and caicos islands	Turks and Caicos Islands	140
tel aviv		Tel Aviv	259
tel aviv yafo	tel aviv	Tel Aviv	259
telangana		Telangana	31
telinidaheduobage	trinidad and tobago	Trinidad and Tobago	142
tema		Tema	491
tembisa		Tembisa	9
temeswar	timisoara	Timișoara	85
tenn	tennessee	Tennessee	300
tennessee		Tennessee	19
teokeuseu	turks and caicos islands	Turks and Caicos Islands	140
teoki	turkey	Turkey	141
terks i kaykos	turks and caicos islands	Turks and Caicos Islands	140
territoire des iles wallis et futuna	wallis and futuna	Wallis and Futuna	699
territorios palestinos	palestine	Palestine	136
territory of gibraltar	gibraltar	Gibraltar	654
territory of the wallis and futuna islands	wallis and futuna	Wallis and Futuna	699
tessin	ticino	Ticino	59
tete		Tete	311
tete province		Tete Province	149
teuballu	tuvalu	Tuvalu	541
teuleukeumeniseutan	turkmenistan	Turkmenistan	287
teulinidadeu tobago	trinidad and tobago	Trinidad and Tobago	142
teutonia	germany	Germany	942
tex	texas	Texas	1640
texas		Texas	150
tg	togo	Togo	885
tgo	togo	Togo	885
th	thailand	Thailand	886
tha	thailand	Thailand	886
thai	thailand	Thailand	1614
thailand		Thailand	1422
thailandaise	thailand	Thailand	939
thailande	thailand	Thailand	286
thailandia	thailand	Thailand	286
thailandische	thailand	Thailand	939
thanh pho ho chi minh	ho chi minh city	Ho Chi Minh City	198
the americas	americas	Americas	1
the bronx	bronx	Bronx	3
the hague		The Hague	62
the netherlands	netherlands	Netherlands	79
the philippines	philippines	Philippines	384
the republic of north macedonia	north macedonia	North Macedonia	98
the republic of the congo	republic of the congo	Republic of the Congo	1216
the states	united states	United States	395
the valley		The Valley	971
thessaloniki		Thessaloniki	152
thimphu		Thimphu	985
thiruvananthapuram		Thiruvananthapuram	16
thueringen	thuringia	Thuringia	254
thurgau		Thurgau	52
thurgovie	thurgau	Thurgau	59
thuringe	thuringia	Thuringia	41
thuringen	thuringia	Thuringia	255
thuringia		Thuringia	106
thywby	ethiopia	Ethiopia	204
tian jin	tianjin	Tianjin	2
tianjin		Tianjin	6
tibet		Tibet	30
ticino		Ticino	52
tientsin	tianjin	Tianjin	6
tiflis	tbilisi	Tbilisi	591
tijuana		Tijuana	37
tilburg		Tilburg	62
timisoara		Timișoara	85
timor	east timor	East Timor	693
timor est	east timor	East Timor	247
timor leste	east timor	East Timor	1426
tirana		Tirana	579
tirane	tirana	Tirana	579
tirol	tyrol	Tyrol	408
tj	tajikistan	Tajikistan	887
tjk	tajikistan	Tajikistan	887
tjykstn	tajikistan	Tajikistan	70
tk	tokelau	Tokelau	888
tkl	tokelau	Tokelau	888
tkm	turkmenistan	Turkmenistan	890
tl	east timor	East Timor	889
tlaxcala		Tlaxcala	29
tls	east timor	East Timor	889
tm	turkmenistan	Turkmenistan	890
tn	tennessee	Tennessee	7
tn india	tamil nadu	Tamil Nadu	148
to	tonga	Tonga	891
tobago	trinidad and tobago	Trinidad and Tobago	695
tocantins		Tocantins	38
togliatti	tolyatti	Tolyatti	10
togo		Togo	1420
togolese republic	togo	Togo	1421
togolese republiek	togo	Togo	692
tojikiston	tajikistan	Tajikistan	70
tokelau		Tokelau	1425
tokello	tokelau	Tokelau	458
tokerau	tokelau	Tokelau	458
tokio	tokyo	Tokyo	45
tokyo		Tokyo	45
toledo		Toledo	24
tolosa	toulouse	Toulouse	33
toluca		Toluca	37
tolyatti		Tolyatti	10
tomsk		Tomsk	10
ton	tonga	Tonga	891
tonga		Tonga	1430
tongga	tonga	Tonga	539
topeka		Topeka	3
toquio	tokyo	Tokyo	45
torinidado tobago	trinidad and tobago	Trinidad and Tobago	142
torino	turin	Turin	28
toronto		Toronto	61
torreon		Torreón	37
torshavn		Torshavn	1004
tortola	british virgin islands	British Virgin Islands	1449
toruko	turkey	Turkey	141
torukumenisutan	turkmenistan	Turkmenistan	287
toscana	tuscany	Tuscany	298
toshkent	tashkent	Tashkent	497
toulon		Toulon	33
toulouse		Toulouse	33
tournai		Tournai	258
tr	turkey	Turkey	892
transcaucasia	caucasus	Caucasus	1
transkei	eastern cape	Eastern Cape	49
transvaal	gauteng	Gauteng	49
trentino	trentino alto adige	Trentino-Alto Adige	53
trentino alto adige		Trentino-Alto Adige	298
trenton		Trenton	3
treves	trier	Trier	5
trier		Trier	87
triest	trieste	Trieste	28
trieste		Trieste	28
trindade e tobago	trinidad and tobago	Trinidad and Tobago	142
trinidad	trinidad and tobago	Trinidad and Tobago	1557
trinidad and tobago		Trinidad and Tobago	695
trinidad e tobago	trinidad and tobago	Trinidad and Tobago	142
trinidad i tobago	trinidad and tobago	Trinidad and Tobago	142
trinidad und tobago	trinidad and tobago	Trinidad and Tobago	142
trinidad y tobago	trinidad and tobago	Trinidad and Tobago	142
trinite et tobago	trinidad and tobago	Trinidad and Tobago	142
tripoli		Tripoli	1128
tripura		Tripura	31
trivandrum	thiruvananthapuram	Thiruvananthapuram	16
trkmnstn	turkmenistan	Turkmenistan	287
tromso		Tromsø	422
tromsoe	tromso	Tromsø	1056
trondheim		Trondheim	422
trynydd wtwbghw	trinidad and tobago	Trinidad and Tobago	142
tsar	central african republic	Central African Republic	1478
tschad	chad	Chad	246
tschechien	czechia	Czechia	56
tschechische	czechia	Czechia	184
tschechische republik	czechia	Czechia	56
tschechoslowakei	czechia	Czechia	1230
tshwane	pretoria	Pretoria	9
tshyly	chile	Chile	313
tsinan	jinan	Jinan	6
tsinghai	qinghai	Qinghai	18
tsingtao	qingdao	Qingdao	6
tsjechische	czechia	Czechia	184
tsjechische republiek	czechia	Czechia	56
tsubaru	tuvalu	Tuvalu	541
tt	trinidad and tobago	Trinidad and Tobago	893
tto	trinidad and tobago	Trinidad and Tobago	893
tucson		Tucson	3
tuerkei	turkey	Turkey	1432
tuerqi	turkey	Turkey	141
tukumansitan	turkmenistan	Turkmenistan	287
tulsa		Tulsa	3
tun	tunisia	Tunisia	1555
tunecina	tunisia	Tunisia	473
tunesien	tunisia	Tunisia	288
tunez	tunisia	Tunisia	288
tungkuan	dongguan	Dongguan	2
tunis		Tunis	617
tunisi	tunisia	Tunisia	288
tunisia		Tunisia	1429
tunisian	tunisia	Tunisia	473
tunisian republic	tunisia	Tunisia	694
tunisie	tunisia	Tunisia	288
tunisien	tunisia	Tunisia	473
tunisienne	tunisia	Tunisia	473
tuokelao	tokelau	Tokelau	458
tur	turkey	Turkey	892
turca	turkey	Turkey	295
turchia	turkey	Turkey	141
turcia	turkey	Turkey	141
turco	turkey	Turkey	295
turin		Turin	28
turingia	thuringia	Thuringia	41
turk	turkey	Turkey	295
turkei	turkey	Turkey	141
turkey		Turkey	1556
turkije	turkey	Turkey	141
turkische	turkey	Turkey	295
turkish	turkey	Turkey	295
turkiye	turkey	Turkey	1433
turkiye cumhuriyeti	turkey	Turkey	540
turkmeense republiek	turkmenistan	Turkmenistan	287
turkmen	turkmenistan	Turkmenistan	1428
turkmenistan		Turkmenistan	1427
turkmeniya	turkmenistan	Turkmenistan	287
turks and caicos	turks and caicos islands	Turks and Caicos Islands	1419
turks and caicos islands		Turks and Caicos Islands	1418
turks en caicoseilanden	turks and caicos islands	Turks and Caicos Islands	140
turks und caicosinseln	turks and caicos islands	Turks and Caicos Islands	140
turkse	turkey	Turkey	295
turku		Turku	224
turque	turkey	Turkey	295
turquemenistao	turkmenistan	Turkmenistan	287
turquia	turkey	Turkey	141
turquie	turkey	Turkey	141
turtsiya	turkey	Turkey	141
turun	turku	Turku	1117
tuscany		Tuscany	53
tuv	tuvalu	Tuvalu	894
tuvalu		Tuvalu	1434
tuwalu	tuvalu	Tuvalu	541
tv	tuvalu	Tuvalu	894
tver		Tver	307
tw	taiwan	Taiwan	895
twinijia	tunisia	Tunisia	288
twkylw	tokelau	Tokelau	458
twn	taiwan	Taiwan	895
tx	texas	Texas	7
tymwr lshrqyh	east timor	East Timor	247
tyrol		Tyrol	253
tysk	germany	Germany	35
tyska	germany	Germany	35
tyskland	germany	Germany	64
tyumen		Tyumen	10
tz	tanzania	Tanzania	896
tza	tanzania	Tanzania	896
ua	ukraine	Ukraine	897
uae	united arab emirates	United Arab Emirates	89
ucraina	ukraine	Ukraine	289
ucrania	ukraine	Ukraine	289
ufa		Ufa	312
ug	uganda	Uganda	898
uga	uganda	Uganda	898
uganda		Uganda	1440
ugandan	uganda	Uganda	1598
uitenhage		Uitenhage	9
ujeubekiseutan	uzbekistan	Uzbekistan	181
uk	united kingdom	United Kingdom	515
ukeulaina	ukraine	Ukraine	289
ukr	ukraine	Ukraine	897
ukraina	ukraine	Ukraine	289
ukraine		Ukraine	1439
ukrainian	ukraine	Ukraine	697
ukrainienne	ukraine	Ukraine	407
ukrainische	ukraine	Ukraine	407
ukrainska	ukraine	Ukraine	407
ukrainskiy	ukraine	Ukraine	407
ukrayina	ukraine	Ukraine	697
ukrayinska	ukraine	Ukraine	407
ukuraina	ukraine	Ukraine	289
ulaanbaatar		Ulaanbaatar	602
ulan bator	ulaanbaatar	Ulaanbaatar	602
ulm		Ulm	87
ulsan		Ulsan	55
ulster	northern ireland	Northern Ireland	476
ulugwai	uruguay	Uruguay	345
umbria		Umbria	53
umbuso weswatini	eswatini	Eswatini	344
umtali	mutare	Mutare	427
ungarische	hungary	Hungary	216
ungarn	hungary	Hungary	66
ungern	hungary	Hungary	66
ungherese	hungary	Hungary	216
ungheria	hungary	Hungary	66
unie der comoren	comoros	Comoros	166
united arab emirates		United Arab Emirates	1159
united kingdom		United Kingdom	515
united kingdom of great britain and northern ireland	united kingdom	United Kingdom	440
united republic of tanzania	tanzania	Tanzania	248
united states		United States	80
united states of america	united states	United States	80
uollis i futuna	wallis and futuna	Wallis and Futuna	183
uorisu futsuna	wallis and futuna	Wallis and Futuna	183
upington		Upington	201
upper austria		Upper Austria	253
uppsala		Uppsala	63
ural		Ural	12
urals	ural	Ural	1
uri		Uri	572
uruguai	uruguay	Uruguay	345
uruguay		Uruguay	1443
uruguaya	uruguay	Uruguay	560
uruguayan	uruguay	Uruguay	560
uruguayo	uruguay	Uruguay	560
urugvay	uruguay	Uruguay	345
urumqi		Urumqi	6
ury	uruguay	Uruguay	900
us	united states	United States	1569
us of a	united states	United States	698
us virgin islands		US Virgin Islands	1450
usa	united states	United States	1442
usbekistan	uzbekistan	Uzbekistan	181
usofa	united states	United States	395
ussr	soviet union	Soviet Union	691
ut	utah	Utah	7
utah		Utah	19
utrecht		Utrecht	62
uttar pradesh		Uttar Pradesh	31
uttarakhand		Uttarakhand	31
uttaranchal	uttarakhand	Uttarakhand	148
uy	uruguay	Uruguay	900
uz	uzbekistan	Uzbekistan	901
uzak dogu	east asia	East Asia	1
uzb	uzbekistan	Uzbekistan	901
uzbekistan		Uzbekistan	1444
uzbekiston	uzbekistan	Uzbekistan	181
uzbekiston respublikasi	uzbekistan	Uzbekistan	543
uzbequistao	uzbekistan	Uzbekistan	181
uzhgorod	uzhhorod	Uzhhorod	32
uzhhorod		Uzhhorod	32
uzubekisutan	uzbekistan	Uzbekistan	181
va	virginia	Virginia	7
vadodara		Vadodara	16
vaduz		Vaduz	1033
vae	united arab emirates	United Arab Emirates	545
valais		Valais	52
valencia		Valencia	505
valencian community		Valencian Community	187
valladolid		Valladolid	44
valletta		Valletta	1050
valparaiso		Valparaíso	489
vancouver		Vancouver	61
vanderbijlpark		Vanderbijlpark	9
vanuata	vanuatu	Vanuatu	397
vanuato	vanuatu	Vanuatu	397
vanuatu		Vanuatu	1454
vanuatu nutome	vanuatu	Vanuatu	397
vanuatuo	vanuatu	Vanuatu	397
var emirates	united arab emirates	United Arab Emirates	628
varanasi		Varanasi	494
varna		Varna	502
varsavia	warsaw	Warsaw	34
varsovia	warsaw	Warsaw	34
varsovie	warsaw	Warsaw	34
vasteras		Västerås	63
vat	vatican city	Vatican City	1563
vaticaanstad	vatican city	Vatican City	101
vatican	vatican city	Vatican City	1446
vatican city		Vatican City	1445
vatikan	vatican city	Vatican City	101
vatikanstadt	vatican city	Vatican City	101
vaud		Vaud	52
vc	saint vincent and the grenadines	Saint Vincent and the Grenadines	902
vct	saint vincent and the grenadines	Saint Vincent and the Grenadines	902
ve	venezuela	Venezuela	903
velikobritanii	united kingdom	United Kingdom	440
velikobritaniya	united kingdom	United Kingdom	121
ven	venezuela	Venezuela	903
venecia	venice	Venice	28
venedig	venice	Venice	28
venesuela	venezuela	Venezuela	346
veneto		Veneto	53
veneza	venice	Venice	28
venezia	venice	Venice	28
venezolana	venezuela	Venezuela	561
venezolano	venezuela	Venezuela	561
venezuela		Venezuela	1447
venezuelan	venezuela	Venezuela	561
vengriya	hungary	Hungary	66
venice		Venice	28
veracruz		Veracruz	29
vereeniging		Vereeniging	9
vereinigte arabische emirate	united arab emirates	United Arab Emirates	89
vereinigte staaten von amerika	united states	United States	80
vereinigtes konigreich	united kingdom	United Kingdom	121
verenigd koninkrijk van groot brittannie en noord ierland	united kingdom	United Kingdom	121
verenigde arabische emiraten	united arab emirates	United Arab Emirates	89
verenigde mexicaanse staten	mexico	Mexico	210
verenigde republiek tanzania	tanzania	Tanzania	248
verenigde staten van amerika	united states	United States	80
vermont		Vermont	19
verona		Verona	88
verre oosten	east asia	East Asia	1
vetnam	vietnam	Vietnam	290
vg	british virgin islands	British Virgin Islands	904
vgb	british virgin islands	British Virgin Islands	904
vi	us virgin islands	US Virgin Islands	905
vic	victoria	Victoria	571
victoria		Victoria	1627
victoria seychelles		Victoria (Seychelles)	1075
viena	vienna	Vienna	223
vienna		Vienna	620
vienne	vienna	Vienna	223
vientiane		Vientiane	1031
viet nam	vietnam	Vietnam	290
viet nam dan chu cong hoa	vietnam	Vietnam	461
vietna	vietnam	Vietnam	461
vietnam		Vietnam	1453
vietname	vietnam	Vietnam	290
vietnamese	vietnam	Vietnam	1599
vigo		Vigo	44
vila de sena		Vila de Sena	195
vilanculos	vilankulo	Vilankulo	195
vilankulo		Vilankulo	195
ville de quebec	quebec city	Quebec City	61
vilna	vilnius	Vilnius	305
vilniaus	vilnius	Vilnius	598
vilnius		Vilnius	305
vir	us virgin islands	US Virgin Islands	905
virgin islands	british virgin islands	British Virgin Islands	103
virgin islands of the united states	us virgin islands	US Virgin Islands	1451
virginia		Virginia	150
virginia beach		Virginia Beach	3
virginskie ostrova	british virgin islands	British Virgin Islands	103
visakhapatnam		Visakhapatnam	16
vitebsk		Vitebsk	303
vitoria		Vitória	43
vitsebsk	vitebsk	Vitebsk	303
vizag	visakhapatnam	Visakhapatnam	16
vlaams brabant	flemish brabant	Flemish Brabant	1621
vlaanderen	flanders	Flanders	477
vladivostok		Vladivostok	10
vn	vietnam	Vietnam	906
vnm	vietnam	Vietnam	906
volgograd		Volgograd	10
volksrepubliek bangladesh	bangladesh	Bangladesh	266
volksrepubliek china	china	China	272
volksrepublik china	china	China	271
vorarlberg		Vorarlberg	253
voronezh		Voronezh	10
vorpommern	mecklenburg western pomerania	Mecklenburg-Western Pomerania	41
vorstendom andorra	andorra	Andorra	362
vorstendom liechtenstein	liechtenstein	Liechtenstein	328
vorstendom monaco	monaco	Monaco	523
vostochnaya evropa	eastern europe	Eastern Europe	1
vostochnyy timor	east timor	East Timor	247
vr china	china	China	271
vryheid		Vryheid	9
vrystaat	free state	Free State	49
vs von amerika	united states	United States	395
vt	vermont	Vermont	7
vu	vanuatu	Vanuatu	907
vut	vanuatu	Vanuatu	907
w australia	western australia	Western Australia	564
w cape	western cape	Western Cape	49
w europe	western europe	Western Europe	1
w va	west virginia	West Virginia	300
w virginia	west virginia	West Virginia	354
wa	washington	Washington	7
waadt	vaud	Vaud	59
waco		Waco	3
wales		Wales	476
walisihefutuna	wallis and futuna	Wallis and Futuna	183
wallis	valais	Valais	573
wallis and futuna		Wallis and Futuna	1455
wallis e futuna	wallis and futuna	Wallis and Futuna	183
wallis en futuna	wallis and futuna	Wallis and Futuna	183
wallis et futuna	wallis and futuna	Wallis and Futuna	183
wallis und futuna	wallis and futuna	Wallis and Futuna	183
wallis y futuna	wallis and futuna	Wallis and Futuna	183
wallonia		Wallonia	565
wallonie	wallonia	Wallonia	477
walvis bay		Walvis Bay	605
wandsbek		Wandsbek	5
wanuatu	vanuatu	Vanuatu	462
warsaw		Warsaw	1138
warschau	warsaw	Warsaw	34
warszawa	warsaw	Warsaw	34
warszawie	warsaw	Warsaw	50
warszawska	warsaw	Warsaw	50
warszawski	warsaw	Warsaw	262
warszawskie	warsaw	Warsaw	50
warszawskiego	warsaw	Warsaw	50
wash	washington	Washington	7
washington		Washington	150
washington dc	district of columbia	District of Columbia	19
washington state	washington	Washington	354
wegry	hungary	Hungary	66
wei fang	weifang	Weifang	2
weidemala	guatemala	Guatemala	320
weifang		Weifang	6
weihai		Weihai	2
weihnachtsinsel	christmas island	Christmas Island	116
weinan		Weinan	2
weineiruila	venezuela	Venezuela	346
weissrussland	belarus	Belarus	510
welkom		Welkom	201
wellington		Wellington	1135
welsh	wales	Wales	474
wen zhou	wenzhou	Wenzhou	2
wenen	vienna	Vienna	223
wenlai	brunei	Brunei	433
wenzhou		Wenzhou	6
wes kaap	western cape	Western Cape	49
weskaap	western cape	Western Cape	49
west africa		West Africa	1
west african	west africa	West Africa	13
west bank	palestine	Palestine	212
west bengal		West Bengal	31
west europa	western europe	Western Europe	1
west europe	western europe	Western Europe	1
west germany	germany	Germany	437
west indies	caribbean	Caribbean	1
west island		West Island	987
west palm beach		West Palm Beach	3
west raleigh		West Raleigh	3
west virginia		West Virginia	19
westafrika	west africa	West Africa	1
westelijke sahara	western sahara	Western Sahara	161
western africa	west africa	West Africa	48
western australia		Western Australia	296
western balkans	balkans	Balkans	1
western cape		Western Cape	256
western europe		Western Europe	48
western sahara		Western Sahara	1243
westeuropa	western europe	Western Europe	1
westfalen	north rhine westphalia	North Rhine-Westphalia	41
westonaria		Westonaria	9
westphalia	north rhine westphalia	North Rhine-Westphalia	41
westsahara	western sahara	Western Sahara	161
wf	wallis and futuna	Wallis and Futuna	908
wi	wisconsin	Wisconsin	7
wichita		Wichita	3
wien	vienna	Vienna	620
wiener	vienna	Vienna	1105
wiesbaden		Wiesbaden	5
willemstad		Willemstad	992
wilmington		Wilmington	3
wilna	vilnius	Vilnius	305
wilno	vilnius	Vilnius	305
windhoek		Windhoek	605
winnipeg		Winnipeg	61
winterthur		Winterthur	54
wis	wisconsin	Wisconsin	7
wisconsin		Wisconsin	19
witbank		Witbank	9
wlf	wallis and futuna	Wallis and Futuna	908
wlochy	italy	Italy	163
wloska	italy	Italy	104
wls wfwtwn	wallis and futuna	Wallis and Futuna	183
wlyt mykrwnysy lmthdh	micronesia	Micronesia	205
wolfsburg		Wolfsburg	5
wolliseu huteuna	wallis and futuna	Wallis and Futuna	183
wollongong		Wollongong	257
wolverhampton		Wolverhampton	15
worcester		Worcester	24
wroclaw		Wrocław	34
wroclawiu	wroclaw	Wrocław	50
wroclawska	wroclaw	Wrocław	50
wroclawski	wroclaw	Wrocław	262
ws	samoa	Samoa	909
wsm	samoa	Samoa	909
wu han	wuhan	Wuhan	2
wu xi	wuxi	Wuxi	2
wuerttemberg	baden wurttemberg	Baden-Württemberg	41
wuerzburg	wurzburg	Würzburg	5
wuganda	uganda	Uganda	542
wuhan		Wuhan	6
wuhu		Wuhu	2
wujiang		Wujiang	2
wukelan	ukraine	Ukraine	289
wulagui	uruguay	Uruguay	345
wuppertal		Wuppertal	5
wurttemberg	baden wurttemberg	Baden-Württemberg	41
wurzburg		Würzburg	5
wusih	wuxi	Wuxi	6
wuxi		Wuxi	6
wuzhou		Wuzhou	2
wuzibiekesitan	uzbekistan	Uzbekistan	181
wv	west virginia	West Virginia	7
wy	wyoming	Wyoming	7
wyo	wyoming	Wyoming	7
wyoming		Wyoming	19
wzbkstn	uzbekistan	Uzbekistan	181
xai xai		Xai-Xai	46
xangai	shanghai	Shanghai	6
xia men	xiamen	Xiamen	2
xiamen		Xiamen	6
xian		Xi'an	6
xianggang	hong kong	Hong Kong	373
xianggangtebiexingzhengqu	hong kong	Hong Kong	374
xiangtan		Xiangtan	2
xiangyang		Xiangyang	2
xianyang		Xianyang	2
xibanya	spain	Spain	65
xila	greece	Greece	123
xingtai		Xingtai	2
xining		Xining	2
xinjiang		Xinjiang	30
xinjiapo	singapore	Singapore	244
xinkaliduoniya	new caledonia	New Caledonia	132
xinxiang		Xinxiang	2
xinxilan	new zealand	New Zealand	133
xiongyali	hungary	Hungary	66
xisahara	western sahara	Western Sahara	161
xizang	tibet	Tibet	18
xu zhou	xuzhou	Xuzhou	2
xuchang		Xuchang	2
xuliya	syria	Syria	139
xuzhou		Xuzhou	6
yakarta	jakarta	Jakarta	108
yalta		Yalta	39
yamaijia	jamaica	Jamaica	207
yaman	yemen	Yemen	463
yamayka	jamaica	Jamaica	207
yameiniya	armenia	Armenia	226
yamoussoukro		Yamoussoukro	488
yancheng		Yancheng	2
yang zhou	yangzhou	Yangzhou	2
yangon		Yangon	421
yangzhou		Yangzhou	2
yankee	united states	United States	948
yantai		Yantai	6
yaounde		Yaoundé	589
yaponiya	japan	Japan	280
yaponskiy	japan	Japan	217
yaren		Yaren	1057
yaroslavl		Yaroslavl	10
ye	yemen	Yemen	910
yekaterinburg		Yekaterinburg	10
yem	yemen	Yemen	910
yemen		Yemen	1457
yemeni	yemen	Yemen	1600
yeonggug	united kingdom	United Kingdom	121
yeongguglyeong beojinaillaendeu	british virgin islands	British Virgin Islands	103
yerevan		Yerevan	580
yerushalayim	jerusalem	Jerusalem	259
yevropa	europe	Europe	1
yibin		Yibin	2
yibuti	djibouti	Djibouti	230
yichang		Yichang	2
yidali	italy	Italy	163
yilake	iraq	Iraq	279
yilang	iran	Iran	324
yinchuan		Yinchuan	2
yindu	india	India	278
yingguo	united kingdom	United Kingdom	121
yingkou		Yingkou	2
yingshuweierjingqundao	british virgin islands	British Virgin Islands	103
yinni	indonesia	Indonesia	276
yiselie	israel	Israel	277
yisrael	israel	Israel	323
yisraeli	israel	Israel	323
yogyakarta		Yogyakarta	108
yokohama		Yokohama	45
yoleudan	jordan	Jordan	164
yono		Yono	45
york		York	200
yorudan	jordan	Jordan	164
yt	yukon	Yukon	479
yuar	south africa	South Africa	71
yucatan		Yucatán	29
yuedan	jordan	Jordan	164
yuenan	vietnam	Vietnam	290
yueyang		Yueyang	6
yugoslav	yugoslavia	Yugoslavia	1601
yugoslavia		Yugoslavia	1459
yukon		Yukon	147
yukon territory	yukon	Yukon	566
yun nan	yunnan	Yunnan	18
yunanistan	greece	Greece	123
yunfu		Yunfu	6
yunnan		Yunnan	30
yuzhnyy sudan	south sudan	South Sudan	178
za	south africa	South Africa	911
zacatecas		Zacatecas	29
zaf	south africa	South Africa	911
zagreb		Zagreb	492
zagrebacka	zagreb	Zagreb	418
zagrebacki	zagreb	Zagreb	418
zagrebu	zagreb	Zagreb	418
zaire	democratic republic of the congo	Democratic Republic of the Congo	1476
zambesia	zambezia	Zambezia	149
zambezia		Zambezia	569
zambezia province	zambezia	Zambezia	149
zambia		Zambia	1461
zambian	zambia	Zambia	1602
zambie	zambia	Zambia	291
zambiya	zambia	Zambia	291
zanbia	zambia	Zambia	291
zanbiya	zambia	Zambia	291
zanzibar	tanzania	Tanzania	1438
zapopan		Zapopan	37
zaporizhzhia		Zaporizhzhia	32
zaporozhye	zaporizhzhia	Zaporizhzhia	39
zaragoza		Zaragoza	44
zaria		Zaria	260
zeeland		Zeeland	222
zentralafrika	central africa	Central Africa	1
zentralafrikanische republik	central african republic	Central African Republic	157
zentralasien	central asia	Central Asia	1
zentraleuropa	central europe	Central Europe	1
zexi	jersey	Jersey	444
zhade	chad	Chad	246
zhangjiagang		Zhangjiagang	2
zhangzhou		Zhangzhou	2
zhanjiang		Zhanjiang	2
zhaoqing		Zhaoqing	2
zhaponiya	japan	Japan	280
zhe jiang	zhejiang	Zhejiang	18
zhejiang		Zhejiang	30
zheng zhou	zhengzhou	Zhengzhou	2
zhengzhou		Zhengzhou	6
zhenjiang		Zhenjiang	2
zhibuluotuo	gibraltar	Gibraltar	371
zhili	chile	Chile	313
zhong shan	zhongshan	Zhongshan	2
zhongfei	central african republic	Central African Republic	157
zhongguo	china	China	272
zhongguotaiwansheng	taiwan	Taiwan	459
zhonghua renmin gongheguo	china	China	640
zhonghuaminguo	taiwan	Taiwan	394
zhonghuaminguotaiwan	taiwan	Taiwan	394
zhonghuaminguotaiwansheng	taiwan	Taiwan	394
zhonghuarenmingongheguo	china	China	272
zhongshan		Zhongshan	2
zhongyangafurikagongheguo	central african republic	Central African Republic	157
zhu hai	zhuhai	Zhuhai	2
zhuhai		Zhuhai	6
zhumadian		Zhumadian	6
zhuzhou		Zhuzhou	2
zibo		Zibo	6
zimbabue	zimbabwe	Zimbabwe	249
zimbabve	zimbabwe	Zimbabwe	249
zimbabwe		Zimbabwe	1462
zimbabwean	zimbabwe	Zimbabwe	940
zm	zambia	Zambia	912
zmb	zambia	Zambia	912
zoug	zug	Zug	59
zuercher	zurich	Zurich	588
zuerich	zurich	Zurich	54
zug		Zug	572
zuid afrika	south africa	South Africa	71
zuid afrikaanse	south africa	South Africa	252
zuid amerika	south america	South America	1
zuid holland	south holland	South Holland	570
zunyi		Zunyi	2
zurcher	zurich	Zurich	504
zurich		Zurich	54
zurigo	zurich	Zurich	54
zw	zimbabwe	Zimbabwe	913
zwe	zimbabwe	Zimbabwe	913
zweden	sweden	Sweden	100
zweedse	sweden	Sweden	146
zwitserland	switzerland	Switzerland	77
zwitserse	switzerland	Switzerland	81
zwitserse bondsstaat	switzerland	Switzerland	77
zymbbwy	zimbabwe	Zimbabwe	249
zypern	cyprus	Cyprus	203`;
export const japaneseNames: string = `given
AaiCkoBkemiCihikoFroDkoDoDraBoiBsamiBtsushiByaDkaEoDneEoCumiAchiakiDeEkoDharuEiroDnatsuDyokoDzukoFruAdaiDchiDgoDkiDsukeAeiichiCjiCkoCsakuDukeCtaBmiDkoBriDkoBtsukoEoAfujikoCmiEhikoEkaFoEoCsaeEkoCyukoAgenDkiDtaBinjiroBoCroAhajimeCnakoCruhikoEkaFiFoEoEtoCtsukoCyatoCzukiBideakiEkazuFiEoEyoshiFukiCkaruCnaCrokoEmiEshiEyukiCsakoEoEshiCtomiEshiBotaruAichiroBeyasuBkukoDoBppeiBsamuDoCseiBtsukiBwaoAjiroBoCjiBunDichiHroDjiDkoCroAkaedeCitoCntaroCoriEuCtsuhikoHroFichiFkoFmiFoFtoshiFyaGukiCzuakiEeEhikoGroGsaEkiFoEmaFiEoEyaFukiBeiichiHroDjiDkoDsukeDtaCnDichiDjiDshinDtaFroDzaburoEoBikukoCmikoCnjiroDtaroCyohikoEkoEmiEshiEtakaBoharuDeiCichiCjiCkoroCshiroCtaEroDoneCzueBumikoCniakiEhikoGroEkoEoEyukiByoheiDkoDsukeAmaiDkoCkiEkoDotoCmiDoruCnabuEmiDsakuCoCriEkoCsaakiEharuFikoGroEkiFoEmiFuneEruEshiEtoEyoshiFukiCtasaburoDsukoCyumiBegumiBichikoCdoriCeDkoChoEkoCkaDiEkoEoDotoDuCnaEkoEtoDoruCoCsakiEoCtsuakiFgiFhikoHroFkiGoFoFruCuCwaCyuEkiCzuhoEkiBoeDkoCmijiDoEkaFoEtaroCtoiButsukiGoFmiAnagisaChokoCmiEeCnaEkoEmiCokiEoDmiDtoDyaEukiCrumiCtsukiGoFmiBoboruDuhikoEkoEnagaEoEyukiCriakiEhikoGroEkaFoEoEyukiCzomiAogaiBsamuAranDkoBeiDkaEoDnaCnBieDkoCkaDoDuCnDaCtsuFkoBuiCmiEkoByoDheiDkoDmaDsukeDtaFroCuDheiDichiDnosukeDtaroAsaburoCchikoCdakoEoCkiDuraCnaeCoriCtomiEruEshiDsukiCwakoCyakaDokoDuriBeichoDichiHroDjiDkoDshiroCtsuFkoBhigeakiFkiGoFnobuHriFoFruFyukiDhoDngenFoEichiEjiGroEoFbuEtaroEyaEzoDoriDroDzueFkaGoCoDheiDkoDtaFroCuheiDichiDjiDnEichiEsukeBoCichiGroCsekiCtaBuekoCmikoEreCsumuCzukoAtadaakiEhikoEoEshiEyukiCeDkoCichiCkaakiEhiroEkoEoEshiEyukiDekoEoEshiDuEmaFiEyaCmakiFoEmiDikoDotsuCroCtsuoFyaCzukoBeruakiEhikoEkoEmiEoEyukiCtsuoFyaBomikoDoEakiEeEhikoGroEkaGzuFoEmiEyaFukiCruCshiakiFhikoHroFkiGoFmitsuFoFyukiBsubakiFsaDkasaDnehikoFkoFoDtomuDyoshiAumekoAwakaEkoEnaCtaruAyachiyoCekoCmatoCsuhikoGroEkoEnariEoEshiEyukiCyoiBoheiCkoCshiakiFeFhikoHroFkazuGoFoFyukiDukeBuCdaiCiDchiGroCjiCkaEriDiEchiEeEkoEnoEoDoCmaDiEkoCriEkoCsukeCtaEkaDoCzuru
愛,藍
愛子,藍子
明美,朱美
明彦,昭彦,章彦
彰宏,明宏,明弘,昭博,章弘
亜希子,明子,昭子,晶子,秋子,章子
明夫,明男,昭夫,昭雄,章夫
啓,彰,明,昭,晃,章
碧,葵,蒼
亜沙美,朝美,麻美
敦,敦史,淳,篤,篤史,篤志
彩,文,綾
彩夏,彩花,彩香,絢香,綾香
彩子,綾子
彩音,綾音
彩乃,綾乃
亜由美,步,歩,歩美
千明,千秋
千恵,千絵,智恵,知恵
千恵子,千栄子,智恵子,知恵子
千春,千晴
千尋
千夏
千代子
千鶴子
千鶴
大
大地,大智
大吾,大悟
大樹,大貴,大輝
大介,大助,大祐,大輔
栄一,榮一,英一
栄二,栄治,永二,瑛二,英二,英司,英治
映子,栄子,永子,瑛子,英子
栄作,英作
栄介,英介,英輔
瑛太,英太
恵美,絵美
恵美子,江美子,絵美子
恵理,絵理,絵里
恵理子,江里子,絵里子
悦子,越子
悦夫
富士子,藤子
富美
史彦,文彦
文香
史子,富美子,文子,芙美子
文夫,文男,文雄
房江
房子,総子
冬子
玄
元気
源太
銀次郎
豪
五郎
一,元,創,始,肇
花子
春彦,晴彦
春香,晴香,遥,遥香
春樹,晴樹
春子,晴子,治子
春夫,春雄,晴夫,治夫
春斗,陽斗,陽翔
初子
勇人,速人,隼人
葉月
秀明,秀昭,英明,英昭
秀和,英和
秀樹,秀紀,英樹,英機,英紀
秀夫,秀男,秀雄,英夫,英男,英雄
秀吉
秀之,秀行,英之,英幸
光,輝
陽菜
博子,宏子,寛子,広子,弘子,浩子
博美,宏美,広美,弘美,浩美,裕美
博,博史,宏,寛,弘,洋,浩,浩史
博之,博行,宏之,寛之,弘之,弘幸,浩之,浩幸,裕之,裕幸
久子
久夫,久男,久雄,寿雄
久,寿,尚
仁美,瞳
仁,仁志,均,斉,等
蛍
一朗,一郎
家康
育子,郁子
育男,郁夫
一平
勇
功,功夫,勇夫,勲
一成,一生
樹
巌
二郎,次郎
丈
丈二,譲二
潤,純
淳一,準一,潤一,純一,順一
潤一郎,純一郎
淳司,純二
淳子,潤子,純子,順子
十郎
楓
快斗,海人,海斗
勘太郎,菅太郎
佳織,香,香織
薫,馨
克彦,勝彦
克弘,勝弘
勝一
克子,勝子
克己,克巳,克美,勝美
克夫,勝夫,勝男,勝雄
勝利
克也,勝也
克之,克行,勝之
和明
一枝,和恵,和枝,和江
一彦,和彦
一博,和博,和宏,和広,和弘
和久
一樹,一輝,和樹
和子
一馬,和馬
一美,和美
一夫,一男,一雄,和夫,和男,和雄
一也,和也,和哉
一幸,和之,和幸
啓一,圭一,恵一,慶一,敬一
圭一郎,慶一郎,敬一郎
啓二,啓司,圭二,圭司,恵二,慶二,敬二
啓子,圭子,恵子,惠子,慶子,敬子,景子,桂子
啓介,啓輔,圭介,圭佑,圭輔,恵介,慶介,敬介
啓太,圭太,恵太,慶太,敬太
健,憲,研,謙,賢
健一,兼一,憲一,研一,謙一,賢一
健二,健司,健治,憲二,謙二,賢二,賢治
謙信
健太
健太郎
健三郎
健三,謙三
菊子
公子,君子,喜美子,希美子,紀美子,貴美子
金次郎
金太郎
清彦
喜代子,清子
清美,聖美
清,清志,潔
清隆
小春,心春
公平,康平,浩平,耕平,航平
光一,公一,孝一,宏一,幸一,弘一,恒一,浩一,耕一
光司,公司,孝司,宏司,幸二,幸司,康二,浩二,浩司,耕二
心
幸四郎
幸太,康太,航太
光太郎,孝太郎,小太郎,幸太郎,浩太郎,虎太郎
琴音
梢
久美子
邦明
邦彦
邦弘
国子,邦子
国男,邦夫,邦男,邦雄
邦之
恭平
京子,今日子,恭子,杏子,響子
京介,恭介
舞,麻衣
舞子,麻衣子
真希,真樹,真紀
牧子,眞紀子,真希子,真紀子
信,真,誠
真美
守,衛,護
学
愛美,真奈美
万作
真央,真緒,茉央,麻央
真理,真里,茉莉,麻里
万里子,眞理子,真理子,真里子,茉莉子,麻里子
昌明,正明,雅明
正治,雅治
昌彦,正彦,雅彦
将大,政博,昌宏,昌弘,正博,正弘,雅博,雅弘
昌樹,正樹,正紀,雅樹
将子,政子,昌子,正子,真佐子,雅子
昌美,正美,雅美
政宗
勝
将司,政志,昌史,正史,正志,雅史
将人,正人,真人,雅人
正義,正芳
政之,昌之,正之,正幸,正行,雅之,雅幸
又三郎
松子
真由美
恵
倫子,美智子,路子,通子,道子
緑,翠
美恵,美枝,美江
三枝子,美恵子
美保,美穂
美穂子
実香,美佳,美加,美香
美希,美樹,美紀,美貴
幹子,美樹子,美紀子
幹夫,幹雄
美琴
未来,美空
美奈
美奈子
港,湊
実,稔,穣
未央,澪,美緒
岬,美咲,美沙希
操
光明,光昭
貢
光彦
充弘,光宏,光弘
光希
光子,満子
光夫,光男,光雄,満男
充,満
美羽
三和,美和
美優,美由
幸,深雪,美幸,美由紀,美雪
瑞穂
水樹,瑞希,瑞樹,美月
萌
萌子
紅葉
桃
桃香
桃子
桃太郎
基
睦月
睦子
睦美
渚
奈穂子,菜穂子
奈美,波
奈美恵
奈々
奈々子,菜々子
七海,菜々美
尚樹,直己,直木,直樹
奈緒子,尚子,直子
尚美,直美
直人
尚也,直也,直哉
尚之,直之,直行
成美,鳴海
夏希
夏子,奈津子
夏美,菜摘
昇,登
伸彦,信彦
信子
信長
伸夫,信夫,信男,信雄
伸之,伸行,信之,信幸,信行
典明,則明,憲明,紀明
典彦,則彦,憲彦,紀彦
典弘,憲弘,紀宏
紀香
典子,則子,宣子,徳子,憲子,法子,範子,紀子
典夫,則夫,憲夫,紀夫,紀雄,規夫
典之,典行,則之,則行,憲之,紀之,紀行
希,希美,望,望美
鴎外,鷗外
修,治
蘭
蘭子
怜,玲
玲香
令子,伶子,怜子,玲子,礼子,麗子
玲奈,麗奈
廉,蓮,錬
理恵,理絵,里恵
理恵子
利香,梨花,梨香,理佳,理香,里佳,里香
理子,璃子,莉子
陸
凛,鈴
梨奈,莉奈,里奈
律
律子
塁,瑠衣,類
瑠美,留美
瑠美子,留美子
亮,凌,涼,瞭,良,諒,遼
亮平,良平
亮子,涼子,諒子
竜馬,龍馬
亮介,涼介,良介,遼介
亮太,涼太,良太,諒太,遼太
亮太郎,遼太郎
竜,龍
隆平,龍平
竜一,隆一,龍一
龍之介
竜太郎,隆太郎,龍太郎
三郎
佐知子,幸子,早智子
定子,貞子
定男,貞夫,貞雄
咲,咲希,早紀,沙紀,紗希
桜,櫻
早苗
佐織,早織,沙織
聡美,里美
悟,覚
哲,敏,智,智史,聡,聡史
五月,皐月
佐和子
沙也加,沙耶香,清香,紗香
小夜子
小百合
清張
征一,清一,精一,誠一
誠一郎
征二,征爾,政二,清二,聖二,誠二,誠司
聖子,誠子
征四郎
節
勢津子,節子
重明
成樹,茂樹,重樹
成子,茂子,重子
重信
重則
繁雄,茂夫,茂雄,重夫,重雄
滋,繁,茂
成之,茂之,重之
志保,志穂
信玄
伸吾,信吾,慎吾,真吾
伸一,信一,慎一,新一,真一,進一
伸二,伸司,信二,信司,慎二,慎司,真二,真司
進次郎
志乃,詩乃
忍
信太郎,慎太郎,晋太郎
伸也,信也,慎也,晋也,真也
晋三
志織,栞,汐里,詩織
史郎,四郎
静江
静,静香
静子
翔
奨平,昇平,昌平,正平,翔平
祥子
将太,祥太,章太,翔太
正太郎,翔太郎
修平,周平
修一,周一,秀一
修二,修司,周二,秀二
俊,瞬,隼,駿
俊一
俊介,俊輔,駿介
颯
壮一,宗一,聡一
宗一郎,惣一郎,総一郎,聡一郎
漱石
壮太,奏太,想太,蒼太,颯太
末子
寿美子,澄子
菫
進
鈴子
忠明
忠彦
忠夫,忠男,忠雄
匡,忠,忠志,正,義
忠之
多恵
多恵子,妙子
太一
孝明,隆明,高明
孝博,孝弘,敬宏,貴博,貴弘,貴裕,隆博,隆弘
多佳子,孝子,貴子,隆子
孝夫,孝雄,隆夫,隆雄,高雄
孝,孝志,崇,敬,貴,貴史,隆,隆史,隆志
孝之,孝行,貴之,貴幸,隆之,隆行
竹子
丈夫,健夫,武夫,武雄,猛夫
健志,壮,岳,武,武史,武志,毅志,猛,雄
卓,拓
拓真,拓馬,琢磨
匠,巧,拓実,拓海
卓也,拓也,拓哉,琢也
環
玉子,珠子
珠美
民子
保
太朗,太郎
辰夫,達夫,達雄
竜也,辰也,達也,達哉,龍也
田鶴子
輝明
輝彦
照子,輝子
照美,輝美
照夫,照雄,輝夫,輝男
輝之
哲夫,哲雄,徹夫
哲也,徹也,鉄也
富子,登美子
友
友明,智明,智昭,知明
友恵,巴,朋恵
智彦,知彦
友博,智博,智宏,智弘,朋弘,知宏,知弘
友香,朋香
友和,智和,知和
友子,智子,朋子,知子
友美,智美,朋美,知美
友也,智也,智哉,朋也,知也
友之,智之,智幸,智行,朋之,知之
亨,徹,透
俊明,俊昭,利明,利昭,敏明,敏昭
俊彦,利彦,寿彦,敏彦
俊博
俊樹,敏樹
俊子,寿子,年子,敏子
俊光,利光
俊夫,俊男,俊雄,利夫,利雄,寿夫,敏夫,敏男,敏雄
俊之,俊幸,利之,利幸,敏之,敏行
椿
翼
司
恒彦
恒子
常夫,恒夫,恒男,恒雄
努,勉,務,勤
剛,剛志,強,毅
梅子
和香
和歌子
若菜
亘,渉,航
八千代
八重子
大和
康彦,泰彦,靖彦
康博,康宏,康弘,泰博,泰弘,靖弘
保子,康子,泰子,靖子
康成
保夫,康夫,康雄,泰夫,泰男,靖夫
康,康史,泰,靖
康之,康行,泰之,靖之
弥生
洋平,陽平
容子,曜子,洋子,葉子,陽子
喜明,義明,義昭,良明,芳明
良江,芳江
佳彦,喜彦,嘉彦,義彦,良彦,芳彦
佳弘,嘉宏,義博,義弘,良弘,芳弘
義和,良和
佳子,嘉子,好子,淑子,美子,義子,良子,芳子
吉雄,好夫,義夫,義男,義雄,良夫,良男,良雄,芳夫,芳男,芳雄
佳之,善行,喜之,義之,義行,良之,芳之
庸介,洋介,洋輔,陽介
佑,優,悠,有,祐
裕大,雄大
優衣,唯,由衣,結,結衣
優一,勇一,祐一,裕一,雄一
祐一郎,裕一郎,雄一郎
勇二,勇次,祐二,祐司,裕二,裕司,雄二,雄司
優花,優香,有香,由佳,由香,結花,裕香
由佳里,由加里,由香里,紫,縁
佑樹,優希,勇樹,勇気,友樹,友紀,悠希,有紀,由紀,由貴,祐樹,裕樹,雄樹,雪
諭吉
幸恵,幸江
友紀子,有紀子,由紀子,由起子,行子,雪子
雪乃
幸夫,幸男,幸雄,由紀夫,由起夫,行男,行雄
佑子,優子,有子,由子,祐子,裕子
佑真,悠真
由美
弓子,由美子,裕美子
友里,悠里,由里,百合
友里子,由利子,由里子,百合子
佑介,優介,勇介,悠介,祐介,祐輔,裕介,雄介,雄輔
優太,勇太,悠太,祐太,裕太,雄太
裕,豊
優人,優斗,悠人,悠斗
譲

surname
AabeBdachiBidaCkawaCzawaBkamatsuCechiCimotoDtaDyamaCutagawaEsuBmanoBndoBokiCnoCyagiEmaBragakiDiDkawaEiCimaDtaBsadaDiDkawaDnoCoBwanoAbabaAchiakiDbaDdaDharaDnenEoAdateCzaiBoiAebiharaBgawaCuchiBndaDoComotoBsakiBtoAfujiiEkawaFiEmakiForiGtoFuraEnoEokaEsakiGwaEtaEwaraCkadaEzawaDudaEharaEiEmotoEnagaEokaEshimaEzawaCnabashiCrukawaEsawaEtaEyaAgondoCtoBushikenAhagaDinoEwaraCmadaEguchiEnoEsakiCnadaEokaDdaCraEdaEguchiEsawaFhimaCsegawaDhimotoFzumeCtaEkeyamaDoyamaDtoriCyakawaEsakaFhiHdaBidakaCgaEshiHharaHnoHyamaDuchiCjikataCnoCrabayashiEiFshiEkawaEmatsuEnoEokaEsawaEtaEyamaDokawaEnakaEseEtaCwatariBojoCndaDgoDjoDmaCriEeEkawaEuchiCsakaDhiFkawaFnoDodaEkawaEnoEyaCttaAichiharaEjoEkawaEnoseBdeBgarashiCuchiBidaCjimaCnoCzukaBjuinBkedaCutaBmadaDiEzumiDmuraBnabaDdaDgakiDmuraCoseDueBrieBshibaGshiEdaEguroEharaEiEkawaEyamaEzakiFukaCobeBtagakiCoBwaiDmaEotoDsakiEeDtaBzawaCumiAjoAkadotaEwakiCgamiDeyamaCiDfuCjiwaraCmataDedaEiDiyaGmaCnaiDbeDdaDedaEkoDnoDoDzakiCrasawaCsaharaDhiwabaraHgiDugaCtaokaEyamaDoDsumataCwabataFeEdaEguchiEharaEiEkamiEmotoFuraEsakiFeFhimaCyamaBidaCharaCkuchiCmuraCnaDjoDoshitaCraCshiFdaFmotoCtagawaEharaEjimaEmuraEnoEyamaEzawaCuchiBobayashiCdamaCgaCikeDzumiCjimaCkubuCmaiEtsuDiyaDoriCndoDishiDnoDoEeCyamaEnagiBuboEtaCdoCmagaiCnoCramotoEtaDiharaDodaEkawaFiEsawaCsanoDhidaCwaharaEtaAmachidaCedaDharaDkawaCkiEnoCnabeCrutaEyamaCsakiDudaEiCtobaDsubaraFdaHiraFiFkawaFmotoGuraFnagaGoFoGkaFshimaItaFuraFyamaFzakaIiHwaBeguroBidorikawaCkamiDiCmuraCnagawaEmiFotoDeCshimaCtaEniDsuiCuraCwaCyabeEgawaFiEharaEjimaEkeEmotoEnoEshitaEtaEuchiEzakiGtoGwaDoshiCzoguchiDukamiEnoEshimaEtaniBochizukiCmoseCriEkawaEmotoEokaEsakiFhitaEtaEyamaCtohashiEkiEmuraBukaiDodaCraiEkamiEmatsuEokaEseEtaEyamaDoiCtoAnabeshimaCgaiEnoEoEsawaFeFhimaEtaEyamaCitoCkagawaEharaEiEjimaEmotoFuraEnishiFoEoEsoneEtaGniFsukaEyamaEzawaCraDitaDuseCtoriDsumeBegishiCmotoBikaidoCshiFdaFguchiFharaFjimaFkawaFmotoGuraFnoFoGkaFuraFwakiFyamaFzawaCttaCwaBodaCguchiCharaCmotoDuraCnakaDomiyaFuraCzakiEwaBumataAobaCuchiBchiaiBdaBeBgakiDsawaraDwaCinoDwaraCuchiDraBharaDshiCiraBishiCzumiBkaDbeDdaDmotoEuraDnoDwaFraDzakiCiCuboDdaDmuraDyamaBmiCoriCuraBnishiCoDdaEeraDzukaBsabeDdaDwaChidaEmaEroBtaDkeDniComoCsukaFiBuchiByamaBzakiDwaAsaekiCgawaCionjiDtoCkaguchiEiEmotoEtaDodaDumaEradaGiCnadaDoCsaEgawaEharaEkiEmotoCtakeDoCwadaEtariBegawaCkiEguchiEneEyaCnooCoCtoBhibaFsakiFtaEusawaFyaDgaEematsuFtaDmabukuroFdaFmuraFzakiEizuEodaFmuraDnagawaEdoEoharaEtaniDodaEtaniDraiGshiFkawaCojiDnoCutoBogaCmeyaBudaDoCgaEnumaEwaraEyaDiharaEmotoEtaEuraEyamaCzukiAtabataDuchiCchibanaCguchiCharaCiraCjimaEriCkadaEgiEhashiGtaEiFchiEmatsuFiFuraEnoEseFhimaEyamaDedaEiEmotoFuraEnakaEshitaEuchiDiEgawaFuchiEzawaCmaiEkiDuraCnabeEkaDiEgawaFuchiEmotoEzakiCshiroBeradaEiEmotoEshimaEuchiCshigawaraBodaCiCjoCkudaEgawaEnagaCminagaEokaEtaDodaEnagaCnegawaCriiCyamaDodaEtomiBsuboiDchidaGyaDdaDjiFmotoDkadaFmotoDmuraDnodaDrutaDtsuiGmiAuchidaEyamaBedaCharaCkiCnoCsugiBmedaDharaBnoBshijimaCuiBtsumiAwadaCkabayashiEmatsuDitaDuiCshioCtanabeEraiAyagiCjimaCmadaEgataFishiGwaFuchiEkawaEmotoFuraEnakaFeEokaEshiroHtaEtoEuchiEwakiEzakiCnagawaFiGdaGharaGsawaEseDoCshiroDudaEiBokoiEkawaEmizoEoEtaEyamaCnamineDedaEkuraEyamaCsanoDhidaFharaFiFkawaFmotoGuraFnagaGoFokaFzawaGumiBuasaCkawaCmotoCra
安倍,安部,阿部
安達,足立
会田,相田
相川
相沢,相澤
赤松
明智
秋元
秋田
秋山
芥川
阿久津
天野
安藤
青木
青野
青柳
青山
新垣
新井,荒井
荒川
荒木
有馬
有田
浅田
浅井
浅川
浅野
麻生
粟野
馬場
千秋
千葉
千田
千原
知念
千野
伊達
太宰
土井,土肥
海老原
江川
江口
遠田
遠藤
榎本
江崎
江藤,衛藤
藤井
藤川
藤木
藤巻
藤森
藤本
藤村
藤野
藤岡
藤崎
藤沢
藤田
藤原
深田
深沢
福田
福原
福井
福本
福永
福岡
福島
福沢,福澤
船橋
古川
古沢
古田
古屋,古谷
権藤
後藤
具志堅
芳賀
萩野
萩原
浜田,濱田
浜口
浜野
浜崎
花田
花岡
半田
原
原田
原口
原沢
原島
長谷川
橋下,橋本
橋爪
畑,羽田
畠山
鳩山
服部
早川
早坂
林
林田
日高
比嘉
東
東原
東野
東山
樋口
土方
日野
平林
平井
平石
平川
平松
平野
平岡
平沢
平田
平山
広川
弘中
広瀬,廣瀬
広田
樋渡
北条,北條
本多,本田
本郷
本庄
本間
堀
堀江
堀川
堀内
保坂
星
星川
星野
細田
細川
細野
細谷
堀田
市原
一条
市川
一ノ瀬
井出
五十嵐
井口
飯田
飯島
飯野
飯塚
伊集院
池田
生田
今田
今井
今泉
今村
稲葉
稲田
稲垣
稲村
猪瀬
井上
入江
石破
石橋
石田
石黒
石原
石井
石川
石山
石崎
石塚
磯部
板垣
伊東,伊藤
岩井
岩間
岩本
岩崎
岩瀬
岩田
伊沢
和泉,泉
城
門田
門脇
鏡
影山
甲斐
海部
梶原
鎌田
亀田
亀井
神谷
神山
金井
神戸
神田
金田
金子
菅野
加納
神崎
唐沢
笠原
柏原
柏木
春日
片岡
片山
加藤
勝又
川端
川辺
川田
川口
川原
川合,河合
川上
川本,河本
川村,河村
川崎
川瀬
川島,川嶋
加山
木田
木原
菊地,菊池
木村
喜納
金城
木下
吉良
岸
岸田
岸本
北川
北原
北島
北村
北野
北山
北沢
木内
小林
児玉
古賀
小池
小泉
児島,小島
国分
駒井
小松
小宮
小森
近藤
小西
今野,紺野
河野
近衛
小山
小柳
久保
久保田
工藤
熊谷
久野
倉本
倉田
栗原
黒田
黒川
黒木
黒沢,黒澤
草野
串田
桑原
桑田
町田
前田
前原
前川
牧
牧野
真鍋
丸田
丸山
正木
増田,益田
増井
的場
松原
松田
松平
松井
松川
松本
松村
松永
松野
松尾
松岡
松島,松嶋
松下
松浦
松山
松坂
松崎
松沢
目黒
緑川
三上
三木
三村
皆川
南
源
峰
三島
三田
三谷
三井
三浦
三輪
宮部
宮川
宮城
宮原
宮島
三宅
宮本
宮野
宮下
宮田
宮内
宮崎,宮﨑
宮里
宮沢,宮澤
三好
溝口
水上
水野
水島
水谷
望月
百瀬
森,毛利
森川
森本
森岡
森崎
森下
森田
森山
本橋
元木
本村
向井
向田
村井
村上
村松
村岡
村瀬
村田
村山
室井
武藤
鍋島
永井,長井
永野,長野
長尾
長沢
長瀬
永島,長島,長嶋
永田
永山
内藤
中川
中原
中井
中島,中嶋
中本
中村,仲村
中西
中野
中尾
中曽根,仲宗根
中田
中谷
中塚
中山
中沢,中澤
奈良
成田
成瀬
名取
夏目
根岸
根本
二階堂
西
西田
西口
西原
西島
西川
西本
西村
西野
西尾
西岡
西浦
西脇
西山
西沢
新田
丹羽
野田
野口
野原
野本
野村
野中
野々宮
野々村
野崎
野沢
沼田
大場
小渕
落合
小田,織田
大江
大垣
小笠原
小川
荻野
荻原
小口
小倉
大原,小原
大橋
大平
大石
大泉
岡
岡部
岡田
岡本
岡村
岡野
大川
大河原
岡崎
大木
大久保
奥田
奥村
奥山
近江
大森
大村
大西
大野,小野
小野田
小野寺
小野塚
長部
長田
大沢,大澤
押田
大島
大城
大田,太田
大竹
大谷
大友
大塚
大槻
大内
大山
尾崎
小沢,小澤
佐伯
佐川
西園寺
斉藤,斎藤,齊藤,齋藤
坂口
坂井,酒井
坂本,阪本
坂田
迫田
佐久間
桜田
桜井,櫻井
真田
佐野
佐々
笹川
笹原
佐々木
笹本
佐竹
佐藤
沢田,澤田
猿渡
瀬川
関
関口
関根
関谷
妹尾
瀬尾
瀬戸
芝
柴崎
柴田
渋沢
渋谷,澁谷
志賀
重松
重田
島袋
島田,嶋田
島村
島崎
清水
下田
下村
品川
新藤,進藤
篠原
新谷
塩田
塩谷
白井
白石
白川
庄司,庄子,東海林
庄野
首藤
曽我
染谷
須田
須藤
菅,須賀
菅沼
菅原
菅谷
杉原
杉本
杉田
杉浦
杉山
鈴木
田畑,田端
田渕
橘,立花
田口
田原
平良
田島,田嶋
田尻
高田
高木
高橋
高畑
高井
高市
高松
高見
高村
高野
高瀬
高島,高嶋
高山
武田,竹田
武井
竹本
竹村
竹中
竹下
竹内
滝
滝川
滝口
滝沢
玉井
玉城,玉木
田村
田辺,田邊
田中
谷
谷川
谷口
谷本
谷崎
田代
寺田
寺井
寺本
寺島
寺内
勅使河原
戸田
遠井
東条,東條
徳田
徳川
徳永
富永
富岡
富田
友田
朝永
利根川
鳥居
富山,遠山
豊田
豊臣
坪井
土田
土屋
津田
辻
辻本
塚田
塚本
津村
角田
鶴田
筒井
堤
内田
内山
上田,植田
上原
植木
上野
上杉
梅田
梅原
宇野
牛島
臼井
内海
和田
若林
若松
脇田
和久井
鷲尾
渡辺,渡邉,渡邊,渡部
渡会
八木
矢島
山田
山形,山県
山岸
山際
山口
山川
山本
山村
山中
山根
山岡
山城
山下
大和
山内
山脇
山崎,山﨑
柳川
柳
柳田
柳原
柳沢
柳瀬
矢野
八代
保田,安田
安井
横井
横川
横溝
横尾
横田
横山
与那嶺
米田
米倉
米山
与謝野
吉田
吉原
吉井
吉川
吉本
吉村
吉永
吉野
吉岡
吉沢
吉住
湯浅
湯川
湯本
由良`;
export const hanVariants: string = `乏25aW226A32aO_Z1<QA@;E1;N<D63265E>@[18D5219;242277<4@<87224174137;8541;5425@2M47IS?:;d5M43=261<412<42134S584@422145;1233d2?D4Q2b51@;D\`Q3<ÏSBRG4;1k@11244@17<L@7721B511S8::5417795@3662:11645B781H223132?Ā>5CB23=9175387<4A=5B5;9322551513762183<G23IBG1114_\`IeVUqE1JN6=31F2668;X=7P?]741221918451321O:?7?6244e~527D629^d3a221?622=HZ64133:3D848>532XF1114B3212197>?22Q278242;<6D=52;29:114SO@@T1;17T@:P1H376721:2548386248619:7344A243C?4112222V91245Jw2]?331hU1M<361A1E26A95J1C<C91O<?>@;18583B671623123331966<411233138955316162Q:1M3:1657G;5{k16D<H71I45I212=:<<56T7ssq6912PE92UC88;Z^9E5885T8M2651?;>13<265562=11>3D39Y861<4538@712834?96<:MA23<286311317I<:13811468j?<817;@;QH4<O=>HM>BSF8>2;5=112862;6B<M8AF7>A817A?335712Q19667B379;1@6A94=@2B33457519483246352711442<C7;1ImEK=@<43VO=:197337617712?3;B=426BL9I5525Ii4L6G>19E582321215®l5T151i3:=2;556LF9=1j59533A379R26>6C84<672134323182NF:9I232133RBPA=2pN;CEU1^\\VDA2N=8O;=411YZ>1H4421>9m3D3?31>2:111B1162n141;:1212B><7JP44a45G45T4=328B159C14824I@JX199862221112223412111115;22111612421126456331429112138>22612222:1311213212118314216113123513332526341161:2153533121224152143521543811233631?34126Ê7;4T52>33M1=LI>28A121121617°3K6286EH585R69D11:42452563B=111>q=;51q3\\{H>b<<5x54?32P9DMAI4:N465SV?2178IK13M73B321=1C@85=21<131?CBF6138^;u:A2@V4I=T339:87;4>55;=82qIC5=14L:;P63K:46233E44434<13261733d4:152222321113224253421241155:1316322133211121119925144324212111222132433332322223451:1421323112222112642722231731=885191123<4122363:81342Ó92424HQ6:1211511111312112113112111111212711812211112421761118321224314ª4?i_TQ:41F?11242>9F:11152743F311156181116111161315453313214416;2u71138jO24:>1C51361432218951225332151nW2B9E6322D<_I25171<81433571146312<D41213195A311411141444631722;733232<23222<416441542;B63335482:531162423121313D1277:74572482:22855223@554614122124E6E1B341232:=1>3=255111Ĩ92162312111491111314419;1121144112451¦5152;3523=4765827343@65321241?9?7FF524D:2WGK2332179O42112122241114145393431121:6111411333724411g722368G77132328115241261521337=916481552~11321=41:11342223;4>2=4133B577232882314335uE;3223A4H7=83219M:2E8G31H121B91<5<1E@33B84823:192218H14:12@12576832C4B;131926G6P5>A4>=71P133131J>4;141279675:<3NOF17:3211313265F348媥
鱴4妢夹⁤芊ꊋ簤篕40ƲȈɽFᷠᕵ۫⻶ㅗ|ƈᥪ䆦嫥呲啧ƸɛƁƴὈồƾǋŀ1ħゼチAᐂ֎ᣕɂˇɤɛɤ̡ǶǳǮ蹴迏IƴȉȄ¸ƤƱ§ᥖឫ˽͐ƫƦƩьŹS0^۱ᇴଣ庠䔳᤽pຂ๙¨E=ǋȌmÆWM~y藞藯ÚÍzXMĒ╚╛╶▉=屒岁Hs0cWö㊾㉡HZ<ᩎᨏ\`5૷୪⌘⹥ൂďh¥¶1Ĥᙸ氢莭ŴųȚษ௨஍ਲ̈́庼心ɒ˙ºĠǥθ˿ɔගົÂḁ̀Ѧƃőɜ§͍ᚆᖟĿ၄றͭwĿఇီƝĬƠӏ崨奫ƒN6D1AXeb?g۝ᷨᙉÎ࣊ബᜅà¥垪嚧⮄㟯ந㼔㖟࠽ûȖʫƚƛ¾ÅG͚Ʌ࣋࠾á\\2͒F୵୰قၽાἾ㍉ᑰBvMY=R¦ÒíƢĩƆĠɳt1ņĎċRɮõï4ëʲJ8JTp­ipᐿᑸi5è᯻ᰖᰕᰀ36J\\SR\`mx?ᗛᜀß6¼ቺግᮻ᱘ÅŖŝƴƅCªǮɧʢᔅᕌ6lʈʳ\\2_oe¸ᥓͺᘤXᘫJᘪᘛ54<ᘆᙝᙪoRᙅ硶ԟ屭ᘽᙜd1ᩋᩌWD᩠᧱漎輣খ᜜↛0↾ി඄0;ǽά䀂㻥£;đ气袕ᶔ<1⎜⊹ǻĘħၢၛɮh×:ęĞȉ䳎俅ݘበᛅȸǍ᲍ḲęƇ࣡ࡨƊϭڰϗϒǿȂϓƈǩɠĄȻϊABA>ĸTZËòoŔȹԬοƖÄ㰒㽵ƬᾑḘĴq嶺寣~ʑĝȜ©ɴǿȀǷƱʹŏÌǿĳɴ⎭⋶ʖ̑ËÁΌ<ǽ1¸ħǌǃ∋≼çƂÃ¹@ɤÃˋӌđŠԋҺϕ8ɤ¤Dʁʎ¹?⁷狈狇⌖xYബ朞玹@\\8⹭ঢ▎Ì>Ml=42Ḏ䎭☨○╖¤ØƏæ〇ㅠ⿷揊㎟㉕⦘ચo㜬㊓ՏþƳƤŭÈᆃᅰĀ5LƄ˟¶ƞ㒿㋾㊑㝤ᜟ䨒㟭|ÃǞ͐ƻš2㑡㋌ǶȦ̙ùŚȗ埍垰ǪÚ98ʅЖȪν8â̎ⲭⰎЭЦЭժȑ̭ɜ˔ӹ̦ƄѳǇҲ⮜⬈膉⺌943¶桤蘫0ሥ0ៈᢎD7HLyࢧ᳉0◌IfT0L>BƂ0ģ㖋㘌㘍㛆㚿㙎Å㖡㪀͹¹W㙱9㙼㚃㗼˸ƹȎǻ¦РǝȽ㟗㟔Û<㜯㞦ɿԪ㩥㗢̈́Üϟ޼ׁƉÉҘƽ㖕㜜>ǉυ˜ČùĀǃÃ:ӦΛÓʎǣóðĄɗƶěBʈͱ⾦⻅Ê˄ĀùõîǛɕĕƾԶףÕմԩפ0ↇ⁼ÒՃϞąĀ͠䒷T⽘ᘾvû◾┣Ë~Ò8♎❻ফ੤LżŵÝ¢䒡䞌ⱵԜ఑㎘Ὗᾰ−∯XPO¨ylÙ 5㍟࿡䌎K⇢ↁÝ䊣䐐­IŎptlüẶ⁫CǼƿFǊÅąƪ¸S1䲽04㪈ዼⲡᙳ᜖Ⱳ䍗䐂㞎㛓ĝKÂ§MĢıÒ⧯⥠ńsEŞ:yU°䕣0䖰ǯȰẳἀ?㕓㕘>䜛怮彳䛰倿࿢䃒N´±ᫀᨏ´ø®⋩∂䁫䃢bĉZĺŹÄÊŋ¦8¯Ϥ×GA㏋㏸Á|ZÈ֢ԋ¿⇙ⅎÊvÆ␨⏯㵾㳵l×Ė©ጸባ᫱᪦dXAMbᒏᑊ䩜䦵@AD娅婐v๺ĲྒྷħàĠሬችÒ{㫻㯜ęǀȹ´Ė¿使冠߄߭j]8䯇ᆹ愶D=6718<L;DK225DQPCJ眵㹞㤠718@IF27㽳㽬<:8DB?331=J憳憬5::QX㝭㝂\`<NRK=33DÇŮÑ㽝㻊 NI9DHϣπ㶗㶸ʁʌ3µÄ:<835Káè¹¸؊קyખ੉BáäA46囯嘜ĀHėĔĵĴQP㸃㶌L1Ļ®Èÿþ1ßLPeϩಈ࠙4ûbª@㧥㣞ôÄ⫺竣俾\`㚀㙯Eؾ׽拟朔曥䫂ᢎ㈸莡締⭽\\伣什塇塜D塯塮 ¬À堳੡抶oÑ3ÖÓæģ8Ôĺƙ¾<zĲĳ¦ïz孿કந௳ۼڛ⾂杮⻙1°60>愉憲拙揊䦳0䥄Èō弩᛾⒄␊ǺĎ污殊徫巒Ū㺿㽞ƟŪ䪩ㆂ᧨惛抎c˯äӸԑ6ƹ͆Ơ嘵囦ϽǠ̀ұťň̪ӵȚҮꖬꚏ3՗պԥפ棵斊噡嫜E擟૿歚ؒāĚű3Iżřӫ۠2ÝĽ\\Ƽ>ƑĸÕ7â濝だ䊎涇涨庙廈ኾዽðሾ罛ෞ悜í瓻珎´Čş䣛䡼²ᵆᬝ6226:;癛癠<K>1;h@Ψ23L?23>52動勠B5<8A@1;b?;>㷳㷢2B5饸饩E2@溫滖2K4P?41?:@2I4敵൮埊ÎYV51UR262:540><5BCJ=244A?UZHÅ¼JLE1<漉湆üIÍ¦t7gR>2̸́LF54ėĐ207F47滑渄ĒŉrĂ38殽毆÷u9ņ协俺̔灵炮ċŊʀʫ㬛⑿᳓奼奻梶ề㐔2261D742:GF:JO:A綧綾49>54?P13<1;3H4捇捰K1:1珋珦du3|D815@3182mFN<V1\\ԌзZSвͽ­ØQĈ5z¬pƞ22築篌4445@38:2>;2<墽壀CF@944552cv385>᭑ⲷ䟘1cfx稛稰J3籉籪燥犘態惚:眛眖8䍽䍠AAnŀå@䊉䋖ukÀÌţFPR0ĴYƠþ薗蓠{¬[ª«Ŷ₩暥蛈⤽⥦粛粜L0ኣአÊ0粓舔145F撏撈6:B5H919P=KM:XY@116淡淲4AMV1OGBÝŚ7蜲蜝5]>:;F3ᥝᥲymîOR?ąĄ=C\\KCŉ櫉殲N;:Jµ®ħĚG>䣹䣼A殷毦ᦿ⾇䣂¦A8A>:OŻ^ŴPnčÀyħ ĐAF9Rïæ8ët2ûĄ;Wзτ£ǈmx13ƇJJjԷ0ӐƎǋǒ}ÿщ膍蜰Ă226渉渖540426D襍襌萡萠;62>0B嵍ǿ廤v27<16બ鎣襪഑඄H虋蘌´µX3vW^uÆ1{~ÁĎ藇藖弥㺦斑蘶彉淮䣻㨶邉䵸যޝ咰6K¤䶟䷸⯩Ⰲ猧㟴ૺヲ裋褈246B虿螀224222<4=83@1<5>继络H3GF3ᚥᚲ2:5412擫ਭ滲㡹㡾w|擻攀qÂ8觳γ赺46<ľ64422<311DãÞ逧逤H3鑻拦㇐Y\\2蠷衊9@1RŋzĬǲ2醫醮418HKD47:;3<9R11B7<BKN7>㉯㉨>⮥⮤P6@玳玚ze㏧㑺K㎛控霠J踽0➊㋶⽤ՠ欧惴芙砪ᕀ3ʚ:3@<3B>CFF58:D7:Id11H32522B314Ï§͞2颧颮1>131P3A:3T3<:51:669>㓽㖄;B³R:5=J闣䫊䠡䠢ϱ兕ꄂT澻愐意愐鉣ꄨ:@>屭㻭讎࿰骩魊^玹琘@720魃魌鑣鑨142J舥舨:蕑`;
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
a: 328 ur
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
ra: 121 ler
ra: 209 lar
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
export const foreignNames: string = `word
AaaltoCronBbbadoDottDyCigailCrahamBdamEsCeleDnauerCjaniClerColfDrnoCrienneCvocaatBffleckBgassiDthaCnieszkaCuileraBhtisaariBidanCleenBlainDnDstairCbaneseDenizErtGoDrechtEightCcarazDottCdoEusCejandroDksandarDssandroFiaDxEanderEeiEievichCfredGoCiDceEiaDnaDsherEonEtairDtoClenFdeCmaDodovarConsoCphonseCtmanCvaroDinCyonaBmaliaDndaCberCeliaDrigoCmannCpereCundsenCyBnaDstasiaDtoleGyCcelottiCdersGenGonDreFaGsFiFottiFwEiyEopovEzejDyCgelFaFinaDusCistonCjaCnDaElenaEnDeEgretEtteDieCthonyDoineHtteEnioHniGsBpollinaireCpenzellerBrchieCdernCethaCgerichCianaCjenCkadyCleneCmaniDstrongCnaldoDieDoldDulfCseneCtemDhurBsheDleyCimovClanCsangeCtaireDorDridBttleeCwoodBudreyCgusteGoCroraCstinBvogadroBxelBzarenkaCnarEvourAbabisCchEeletCerbockCggioCileyCkerCleDkenendeDlackDzacCnderasCrackDbaraEelFrDdemEotDenboimDnesEierDrEettEichelloEosoEyFmoreDthesEokEyCsieElDsDtenCtesDistutaCudelaireBeatriceDuvoirCbetoCckenbauerEhamEyDquerelCdrichCethovenChringClaDindaDlEaEiniEowEucciDmondoCnDedictDitoDjaminDnettDoitDteEhamEleyEoDzEemaCrgEkampEmanEsonDiaDkeleyDliozEusconiDnankeFrdHoEdEhardEiniEsteinDryDtEoltGucciCssentEonCthDsyDteEinoEyCverlyCyonceCzosBidenCeberClesDlEyCnDocheCrgittaDkinCshopDmarckCzetBjornFdalenBlackDirEseDkeDnchettCinkenCoombergBobDbyCccaccioCgartChrCleslawDivarDsonaroDtEonCnaparteDdsDfrereDnardEieConeCrgEesDicEsDodinDrellCschCteroDticelliCulezCwieDmanCydDleBradEburyEleyDhmsDndoGnFtCechtDndaDttDwerDzhnevCianDdgetDgitteDnDtneyEtaGnyFenConislawEteDokeFsDsnanDwnCuceEknerDegelDndtlandEhildeEoCyantDceCzezinskiBubkaCchananCddyCffettEonCgattiCkeleDharinClgakovDlockCnuelCrberryDkeDnsDtonCshDterCtlerDtigiegEonByrdDonAcaesarCgeCitlinClderonDebDlaghanFsDvinGoCmeronDillaDpbellDusCnnavaroDovaDtonaCpekDoneCravaggioDdinEosoDlEaEoFsFttaEsonEyDmenDnegieFyDolFeFinaHeFynDpenterDrEerasEieDstenDterEierDusoDverCsalsDeyDillasDlavskaDsandraDtroCterinaDherineCuchyCvourBeausescuCcilFiaClineDsiusCrvantesCsarFeCzanneBhadDgallDlametDmberlainDnelEtalDplinDrleneGsFotteDseDucerDvezCekhovDlseaDneyDrEnenkoEylDsterHtonDvroletCiaraDracEicoCloeComskyDpinCrisFtaGianJeHeHnaIeGopheKrDyslerCuckDrchillBianoCceroClicCndyCtroenBlaireDncyDptonDraEenceEkDudeFiaGneCemenceIauGtDoDzioCiffFordDjstersDntFonDveCooneyDseCydeBobainCcteauCelhoDtzeeCleEmanEridgeEtteDinDleenEinsDtEraneDumbusCmaneciDeyCndoleezzaDneryEieEorGsDstantinEueloCokDlidgeDperCpernicusDpolaCrbusierEynDdeliaDeyDinneDneilleFliusDotDreaDtazarEesCstaEnerCtillardCulombDperinDrbetEtneyFoisBraigDnachDwfordDxiCichtonDstianoFobalCockettDsbyDweCuiseDyffDzCystalBumberbatchCnninghamComoCrieDryDtisCsterBynthiaBzeslawAdaCgChlCimlerDsyCkotaCleDiDtonCnDielGaGeGleDnyDteEonCphneCrioDrenEylDwinCshiellCveDidFeFsGonEnciEsDorCwnCyBeCanCbbieDorahDraDussyCfoeCgasEulleCirdreCjanClDacroixEhoyaDeuzeDonErsDphineCmiCnchDeuveDisFeDnisDzelCpardieuDpCrekDrickFdaCsantisDcartesEhampsBianaEeDzCcaprioDkensCderotDierCegoDselDtrichCjkClmaCmaggioCnahCorCracCsneyDraeliCxonBjokovicBmitriFyBollyDoresCmenicoDingoFiqueCnaldEtellaDizettiDnaCpplerCraDeenDisDotheaGyCstoevskyCugElasCwneyCyleBraghiEoslavDzenCewDyerCuckerBubcekCchampCdaDleyCfyCkeCllesCmasCncanDgaCpontCrasDerCsanDtinCvallBvorakBwightBylanAearlDpCstwoodBberhardBckartCoBdbergCdieCgarFdoCisonDthCmondDundCnaCoardoDuardCuardoCvardCwardGsDinBhrlichBichmannCleenDishCnarDsteinCsenhowerFsteinBlaineCeanorDnaCfriedeCgarCiDjahDnaEorDoDsabethItaEeDzaFbethClaDenDieEngtonEotGtEsCodieDiseDnCsDaDieDpethCtonCvisBmersonCilEeEiaFoEyCmaEnuelDettBndeCgelsCriqueCsorBpsteinBrasmusCicEaEhDkEaDnClingCmannoCnauxDestGoDstCrolCwinBsperCtelleDherBthanDelCienneBugenFeClerCniceCsebioBvaDnEsCeDlynDrtCgeniaCitaCoBwanBzioCraAfabienEoCllaCnnyCradayCssbinderCulknerDreDstoCyeBedererFicoClliniCrgusGonDmatEiDnandHezHinhoHoDragamoFnFriCynmanBibonacciCcoCdelCennesCgoClippoCnnConaCrthCsherCttipaldiBlaubertDviaCemingCoraEenceGtBordDemanDrestCsterCucaultCxBragonardDncesHcoFisHcoFoGisIeEkFlinEzFiskaDzierCedEdieEerickHkIsenDemanDnkieDudDyaCidaDederikeFmanFrichDtzBullerCrtwanglerAgabrielHaHeCetanoCgaErinCilDnsboroughHurgClbraithDileiGoEnaDlagherDoisDvaniCmowCrboDciaDdnerDethDibaldiDrettEyDthDyDzaCstonCtesCuckDdiDffDguinDltierDssCyeBeertChrigCmmaCneEvieveDnadyCorgFeGsFiaGnaCraldErdGoDgievDhardDmaineDshwinDtrudHeCtulioBheorgheCosnBiacomoDnfrancoElucaGigiEniCbsonCdeCelgudCggsClbertHoDlardEespieFtteEianCnaDoDsburgCoacchinoDrdanoEgiaGoDttoDvanniCroudCscardDelaCulianiHoFettaFoDseppeCvenchyBladstoneCennCinkaCoriaBodardDelCebbelsDtheCghDolCmezCnzalezGoCodyearCranDbachevDdimerEonDeDingDkyDsuchCslingCttfriedCuldDnodCyaBraceEieDfDhamDmsciDnadosEtDssDyDziellaCecoDenFspanDgEerEoryDtaEeCiegEzmannDffeyDgorGyDmmDntDshamCoDmykoDpiusBuaidoDrdiolaCcciCdrunCevaraCggenheimDlielmoCidoDllaumeFermoDnnessCllitCntherCsDtavGeGoCtenbergErresCusCyBwynethByorgyAhaakonDlandCbermasDsburgCckmanCgertyCiderCkkinenClDepEyDilhodzicDlEydayDonenCmelDillFtonDmettDsunCndelEkeDekeDkEsDnahEesDsCraldDdyDoldDperDrietFsGonEyDtDveyCsekCthawayCuerCvelCwkeEingDthorneCydnDekEsCzardDelBeaneyDrnEstDthFerCctorCdwigCgelDsethCideggerEiDfetzDkeEkiDneEleinErichEzDsenbergDtorClenFaFeDgaEeDioDleDmutCmingwayDsworthCndersonDinDkDriFkEyFkCpburnCrbEertDmanGnEesDnanGdezDreraDsheyDtzDveDzogCssEeCyerdahlBicksCddinkElestonCgginsClbertDdaEegardDlEaryEmanDtonCmmlerCndemithFnburgDgisCrscherCtchcockDlerBobbesCckneyCffmanClbeinDderlinDlandHeEyDmesCneckerDorFeCokeDstDverCpeDkinsDperCrowitzDstDtonCuellebecqCwardDellBristoBubbleCdsonCghEesDoClbertCmalaDboldtDeDphreyCntEerEingtonCsserlCxleyCygensAianBbrahimovicCsenBdaBgaCerCgyCnacioCorBkeDrBlariaCiescuCyaBmmanuelCreBndurainCgeEmarDmarDoDresEidCiestaDgoBohannisCsifBraCeneCinaDsCvingCwinBsaacDbelGlaHeDiahChmaelCidroDnbayevaCtvanBtaloBvanEkaCicaBzetbegovicAjaapCckEieEsonDobDquelineGsCggerCimeDrCkobCmesDieCnDaEcekDeEtDineDosDssonCredDiDoslawDuzelskiCsmineDonCvierCyBeanEneFieCffEersonEreyClinekCnkinsDnaEiferEyDsCremyDryDzyCsseEicaDusCterBillCmDenaFezDmyCriBoachimDnEnaDoDquimGnCbsCdieCeDlChannGesFssonDnEnyEsonClieCnahEsEthanDesDiCopCplinCrdanDgEeCschkaDeEfEpFhGineDhEuaDiahEpDpinCyDceCzefBuanEaEitaDrezCdeDgeDithDyChaCkkaClesDiaFnGaEeFtGteEoEusCnckerDeDgDiorCppEeCrgenCscelinoDtinCttaAkaczynskiCdarCfkaChloDnCiCjaCkaCmalaCndinskyDeDtEeCradzicEjanDelEnDinFeDlEoffCsparovCtarinaDeDharinaEeEleenErynEyDieDyaCurismakiCvanaughCyDlaCzimierzBeanuDtonEsCirEaDthClloggEyDseyDvinCnDnedyFthEyDtCplerCrenskyDshawCvinCynesBhrushchevBidmanCeranEkegaardCllyCmDberlyDiCngCplingCrchnerDillDkDstenFieCssingerCtBlaasDraDusCeeDiberEnDmpererCimtDnsmannCobucharDppDseBnightGleyCowlesCutBobeCchCdalyCepkaCfiChlCnradDstantinCstnerBramerCistenFianCoosCugmanDppCzysztofBubitschekDrickCnderaCrtDzByleDianEeCriakosAlaCetitiaCfayetteCgardeDerfeldFlofDrangeChmCmbertoEorghiniDpardCnaDcasterEeDdauDeCplaceCraDisaDryDsCsordaDzloCudaDraEenGtEieDtrecCvoisierDrentyEovCwrenceDsonBeCaDhCblancDronCclercCdgerCeDuwenhoekCgerCibnizDlaCmDmonCnaDdlDiEnDnonCoDnEardHoEidFeDpoldDsCpenCrmontovDoyCslieDsingDterDzekCtiziaDtaCvCwandowskiDisCyenBiamCchtensteinCeselClaDlianDyCncolnDdaEgrenEsayDekerDnaeusEeaConelCpnitskayaDpiCsaDztCttleCviaCzDaBjubomirBlosaDydBockeCfvenCganCisClaCngCpeEzCrcaDedanaEnzoEttaDiDraineCtharDteCuDisFaFeDrdesCvecraftCweEllCyolaBucaEsDhinoDiaFnoEeFnElleEoDyCdlumDmilaDwigCgosiCigiDsEaCkakuEshenkoFzDeClaCndgrenCtherDnickBydiaCleCnchDdonDnCudmilaAmaartenCcDarthurDhiavelliDmillanDriEonCdduxDeleineDisonDonnaDuroCeCgdaFlenaDellanDgieDnusDritteChlerCjorClcolmDdiniDevichDkovichDlarmeDthusDyszCndelaEyDetDfredDnEerheimDoelDsellDtleDuelCradonaDcEelGloGoEiaEoFsEusDgaretIeGitaEotEretheEueriteDiaFhFnneGoEeElynEnFaFeEoEtDjorieDkDleeFneEoweDquezDshallDtaEhaEinGaGeHzDvinDxDyCsonDsaEenetEimoDtroianniCteuszDhieuFldeDisseDsDtEeoEhauHsFewHsFiasEiFsDveyCudeDghamDpassantDreenEiceGioEoCxDimFeFilienEneDwellCyDaEkovskyDweatherBbappeBccainErthyGneyDonaugheyFnellEyCdonaldCenroeCilroyCkellenDinleyCnamaraCqueenBedvedevIaCgDanDhanChtaClaniaGeDenchonDinaFdaEssaDlonDoniDvilleFnCndeleevGssohnCrcedesEkxEuryEyDkelDylDzCssiFaenDutCtteFrnichCyerBiaCchaelHaEelangeloGeGinGleDkelsonFyEiewiczCesCguelCkaDeDhailDkoClanDeiEsDlEerEieEsDosFevicFzDtonCmiCnnelliEieCrandaDceaDeilleDiamDkoDoCshustinCtchFellFumDsotakisDterrandBladicBodestDianoEglianiDricCliereDlyDotovCnaDdaleErianDetDicaEqueDkDroeDtaigneFndEesquieuFverdiEgomeryEserratCoreCralesEviaEwieckiDeauEnoDganDoDriconeFsGonDseDtenCurinhoCzartBuchaCellerCllerDroneyCnchDroCrdochDilloDnauDphyDrayCskDsoliniFrgskyCtiByersCraDtleAnabokovCdalDellaEzhdaCgyCipaulCncyDsenComiCpoleonCtaliaGeEshaDhanGielCvalnyDratilovaCzarbayevBeesonCilCllEieDsonCrudaCsboDtorCtanyahuCuerDmannCvilleCwsomDtonCymarBguyenBicanorDcoloDholasGsHonDkElausDolaeGsFeCelsFenDtzscheCgelDhtingaleCinistoCkitaDlasDolaiGusEsClsCnaDoCroCxonBoahDmCbelCelDmieClanCraDbertDiegaDmaFnDrisCvakElisBunoByeCkanenAobamaCradorBctaviaGoBdetteCileBffenbachBksanaBlafCeDgCgaCiveFrEiaFerClieCofCsonBnassisBpheliaCpenheimerCrahBrbanCffCnellaCsonCtegaDizCvilleCwellBsborneCcarCimCwaldBtisCtoBwenBzilConApabloCcinoDquiaoCganiniCigeClmeFrDtrowCmDelaColoCpandreouCrkerCscalDoliniDqualeDternakFurCtriceGiaGkDsyDtersonEiCulEaEetteEiFneEoCvarottiDelDlovCwelCyneCzBearlEsonCdroCggyCkkaCleDosiCnceDelopeDnCpDeCrDcyDezDkinsDonDraultEyDsieCskovDsoaCtainDeErDrEaFrcaEoDterCugeotBfeifferBhelpsCilEipGpaHeElipsCoebeEnixCyllisBiafDnoCcassoDhaiCerEceEoEreDterEroCkettyCneraDochetCotrCquetCrandelloDloCssarroCttBlacidoDnckDtiniDyerCushenkoBodolskiCeCgbaCincareDtierClanskiDkDliniEockEyCmpeoEidouCpperCroshenkoDscheDterEiaCulencDssinCwellBradaCedragDsleyEtonCiceDgozhinDmoDscillaDtzkerCodiDkofievDstDustBucciniCigdemontCjolsClitzerCrcellCshkinCtinBynchonAquayleCeenDntinCincyDslingArabelaisCchelEmaninoffDineCdcliffeDovanCfaelDfaelloCgnarCikkonenDnerDsaCjoyCkiticClphCmeauDirezDonEsDzanCndolphEyDkinDsomeConicDulCquelCsmusGsenDputinCtkoDtleCvelCyDmondBeaganCbeccaCdfordDonCedDvesCginaGldEsCineEfeldtEhardDschauerCmarqueDbrandtDiCnateFoEudDdellDeDoEirDziEoCpinCspighiCxCyesDnoldsBhodaDndaCysBicardoDcardoDeDhardHsonEelieuEterDkEyCemannChannaCjkaardCleyDkeCmbaudCnatDoCshiCtaCvaldoDeraBobDbenEieDertGaGoGsEspierreDinFsonCccoDkefellerCdinDneyDrigoGuezCentgenCgerFioFsClandDfDlsCmainEnoGvErioDeoEroDneyDyCnDaldGinhoGoConeyDseveltCsaErioDeEmarieHyDieDsEellaHiniEiniDtropovichCthschildCuaultDrkeDsseauGffCwlingCxanneCyDalBubenFsDinsteinEoDyCddDolfDyCmsfeldCpertDrechtCshdieDlanDsellDtamCthEerfordDteCudByanAsaakashviliDrinenCbalenkaDineCganChraCintexuperyFsaensCkharovClazarDinasFgerDlyDmaFnDvadorFtoreEiniCmDanthaDprasDuelCnchezDdersElerEorEraFineFoDnaDterCrahEmagoEndonDkozyDtreCshaDsoonCtieCulEiBcaliaDrlattiFettChaubleDefflerDiefferFleEllerDmidtDoenbergEfieldElzEpenhauerDroderGingerDubertEmacherGnnFerFpeterDwarzeneggerEeinsteigerGtzerCorseseDttCrantonDiabinBeagalDnCbastianIoCgoleneClenaEsCniorDnaCrenaDgeFiEioCthCuratCydouxBhakespeareDneEnonDrapovaEonDwCearerDeranDilaEnbaumDldonEleyDvardnadzeEchenkoCiffrinDrleyCoiguDstakovichBibeliusCdneyCegfriedDmensDnkiewiczEnaCgmarEundDourneyDurdClkeDvaEioCmenonDmonsDonFaFeDpsonDsCnatraDeadDnerCobhanCsleyDsyBlobodanBmetanaCithBneijderCipesCowdenCyderBoaresCfiaDyaCkurovClangeDomonDtiDveigDzhenitsynCniaCphiaFeCrenDosCtoEmayorCusaCyinkaBpaceyCencerCielbergEthDnozaCringsteenBtacyDlinEloneDnislavIwEleyDrmerErDthamCefanEfiDinbeckFmeierDllaDndhalEmarkDphaneHieFenDveFnGsDwartCielikeDglitzDngCochDjkovicDltenbergDneCraussEvinskyDeepEisandDindbergCuartDbbBuarezCeCkerCllivanCnakCsanFnaGeDieCttonCzanneBvenDtlanaBwankCiatekDftBybilFleClvainEesterEiaFeBzymborskaAtabareDithaCdeuszCftClleyrandCmaraCniaCraEntinoEsDjaDkovskyCtianaDumCylorBchaikovskyBedCllerCmerCnnysonCresaFhkovaDryCslaDsBhackerayDtcherCeaDlmaDoEdorHeEphileDresaGeEonDszCiagoDbautDelErryDloComasEpsonEsonDrEeauEntonEpeEstenCunbergCyssenBiffanyCllersonCmDoEthyDurCnaCtoBobiasDyCddCkarczukCledoDkienDstoyCmDmasoCnyCrbjornDresEicelliCscaniniCttiCulouseCveBracyDvisCevorCichetDerCotskyDussierDyCudeFauDffautDmanEpDssBsiprasDtsipasBuchelDkerCdjmanCrgenevDingDnbullEerCskBwainBylerCmoshenkoCsonAulfClaCrichEkeCyssesBmaCbertoBnaDmunoCderwoodBpdikeBribeCsulaBsainBtrilloBweAvaclavCgitClDentinIaIeErieFyDievaCnDceDessaCrgasCscoDilyDquezBelazquezCniaminCraDdiDhofstadtDlaineDmeerDneDonicaGqueDsaceEtappenCspucciCttelBicDenteDkiDtorGiaCggoCktorGiaCllaEeneuveFpinCnceFntDiciusColaEetaGteCrgilFniaHeCtalyDtorioCvaldiDianEenBladimirFslavBojislavClckerDodymyrDtaFireCnnEegutBucicCittonByacheslavAwagnerCjdaCldheimDesaDkerDlaceDtEerDzCrdDholDrenCshingtonCtkinsDsonDteauCwrinkaCyneBeaverCbbDerFnCinsteinDssflogDzsackerCllesleyEsCndersEyDgerCrnerEherCsleyDtEwoodBheelerCistlerDteFheadEneyCoopiBilburDdeFrsDhelmDliamHsFeDsonCnfriedDsletEtonCslawaCttEgensteinBojciechClfEgangCnderCodErowEsEyCrdsworthBrightBycliffeClerAxaverDiEerBiomaraAyagudinCkovCnaDnickFsDukovychCroslavBeatsCgorCkaterinaClenaDlenDtsinCvgenyBolandaCrgosCungBuliaCriCshchenkoBvesDtteConneAzaccheroniDhEariasGyCdieCgitovaCpataFeroBbigniewBdenekCravkoBeldaDenskyDlwegerBhannaCukovBicoCdaneCnaidaDedineBlatanBoeClaDtanCranCyaBuckerbergClemaBverevBweigCingli
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
saNdora:
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
