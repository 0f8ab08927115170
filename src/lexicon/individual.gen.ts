// Made by "npm run tables" from src/lexicon/tables/individual/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, source; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `nickname	several	*	hmni
nickname	usual	*	hmni
transliteration		ar	general-usage
spelling		en	general-usage
nickname	rare	en	human-name
translation		*	general-usage
nickname	rare	en	nicknames-carltonnorthern
nickname	rare	*	hmni
transliteration		ru	general-usage
nickname	rare	en	hmni,human-name
nickname	rare	en	names-dallanq
transliteration	several	zh	general-usage
nickname	several	en	nicknames-carltonnorthern,nicknames-onyxrev,openempi
spelling	several	en	general-usage
nickname	several	en	hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
office	behind	en	general-usage
transliteration		he	general-usage
nickname	rare	en	hmni,nicknames-carltonnorthern
nickname		en	general-usage
transliteration		zh	general-usage
military		en	libpostal,human-name,rigour
spelling		de	general-usage
degree		en	libpostal,human-name,rigour
spelling		hi	general-usage
nickname	several	en	hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
office		en	libpostal,human-name,rigour
transliteration	several	ko	general-usage
spelling	several	en	human-name
nickname	several	en	human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
spelling		en	general-usage,hmni
spelling		en	human-name
transliteration		el	general-usage
transliteration		ko	general-usage
nickname		en	chadwick-register,general-usage,hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	chadwick-register
nickname	usual	en	nicknames-carltonnorthern,nicknames-onyxrev,openempi
spelling	usual	en	general-usage
noble		en	libpostal,human-name,rigour
translation		*	general-usage,hmni
translation	several	*	general-usage
religious		ar	libpostal,human-name,rigour
licence		en	rigour,human-name
nickname		en	nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		de	general-usage
nickname		en	general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
spelling		es	general-usage
honour		en	human-name,rigour
nickname	usual	pl	general-usage
spelling	several	en	nicknames-carltonnorthern
nickname		en	hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	cs	general-usage
spelling		en	nicknames-carltonnorthern
academic		de	general-usage
nickname	rare	en	hmni,nicknames-carltonnorthern,nicknames-onyxrev
nickname		en	chadwick-register,general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	de	general-usage
nickname	usual	en	hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	rare	en	chadwick-register
nickname		en	general-usage,hmni
nickname	usual	nl	general-usage
spelling	several	de	general-usage
nickname		en	hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	nl	general-usage
nickname	usual	he	general-usage
nickname		nl	general-usage
nickname	usual	sv	general-usage
religious		en	libpostal,human-name,rigour
spelling		nl	general-usage
nickname		ru	general-usage,hmni
nickname	rare	en	hmni,human-name,nicknames-carltonnorthern
nickname	several	de	general-usage
nickname		en	hmni,human-name,nicknames-carltonnorthern
nickname	several	en	general-usage
nickname	usual	es	general-usage
nickname		en	general-usage,hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		es	general-usage,hmni
nickname	usual	en	human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
noble		en	general-usage
spelling		pt	general-usage
nickname		en	general-usage,human-name
nickname	rare	en	hmni,names-dallanq
nickname	usual	en	general-usage
religious		en	general-usage
generation		en	rigour,libpostal,human-name
nickname		en	general-usage,hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
office		en	general-usage
spelling	several	en	hmni,nicknames-carltonnorthern,nicknames-onyxrev
nickname	several	sv	general-usage
nickname		en	human-name,nicknames-carltonnorthern
spelling	several	en	nicknames-carltonnorthern,nicknames-onyxrev
academic		de	libpostal,human-name,rigour
academic		es	libpostal,human-name,rigour
honour	behind	en	human-name,rigour
nickname	several	en	general-usage,hmni
nickname	usual	af	general-usage
nickname	usual	el	general-usage
nickname	usual	hu	general-usage
spelling		bn	general-usage
academic		cs	general-usage
nickname		en	general-usage,hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		it	general-usage
nickname		nl	general-usage,hmni
nickname	rare	en	nicknames-carltonnorthern,nicknames-onyxrev,openempi
spelling		en	hmni,human-name
spelling	several	en	names-dallanq
transliteration		lv	general-usage
academic		en	libpostal,human-name,rigour
academic		it	libpostal,human-name,rigour
academic		pl	general-usage
generation		en	general-usage
nickname		en	human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	el	general-usage
nickname	several	es	general-usage
spelling		ta	general-usage
spelling	several	en	hmni,nicknames-carltonnorthern
spelling	several	es	general-usage
licence		en	general-usage
nickname		en	chadwick-register,general-usage,hmni,nicknames-carltonnorthern
nickname		es	general-usage
nickname	usual	tl	general-usage
religious	front	en	libpostal,human-name,rigour
civil		es,pt	general-usage
degree		en	general-usage
nickname		de	general-usage,hmni
nickname		en	general-usage,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		ru	general-usage
spelling		en	names-dallanq
surname		nl	rigour,human-name,names-dallanq
translation		*	general-usage,hmni,human-name
translation		*	general-usage,human-name
transliteration	usual	ar	general-usage
alias		en	rigour
degree	behind	en	libpostal,human-name,rigour
military		es	libpostal,human-name,rigour
nickname		en	chadwick-register,general-usage,hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		pl	general-usage,hmni
nickname	several	en	human-name,nicknames-carltonnorthern
nickname		he	general-usage
nickname	rare	en	hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	general-usage,hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	hmni,human-name,nicknames-carltonnorthern
nickname	usual	fi	general-usage
noble	front	en	libpostal,human-name,rigour
note		en	rigour
spelling	usual	en	hmni,human-name
transliteration	several	ar	general-usage
civil		en	libpostal,human-name,rigour
nickname		en	chadwick-register,general-usage,hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		en	general-usage,hmni,nicknames-carltonnorthern
nickname	rare	en	nicknames-carltonnorthern,nicknames-onyxrev
nickname	several	cs	general-usage
nickname	several	en	general-usage,hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	hmni,human-name,nicknames-carltonnorthern
nickname	usual	en	human-name,nicknames-carltonnorthern
nickname	usual	yo	general-usage
office		de	general-usage
office	behind	de	general-usage
spelling	usual	he	general-usage
transliteration	usual	ru	general-usage
academic		pt	libpostal,human-name,rigour
date	year	en	general-usage
nickname	rare	en	human-name,nicknames-carltonnorthern
nickname	several	en	chadwick-register,hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	human-name,names-dallanq
patronymic	inner	ar	rigour,human-name,names-dallanq
spelling	several	en	nicknames-carltonnorthern,nicknames-onyxrev,openempi
transliteration		sr	general-usage
transliteration	several	he	general-usage
degree		id	general-usage
descent		ar	rigour,human-name,names-dallanq
generation	end	en	rigour,libpostal,human-name
nickname		en	general-usage,hmni,human-name
nickname		en	general-usage,hmni,human-name,nicknames-carltonnorthern
nickname		pl	general-usage
nickname	usual	en	hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
noble		ms	general-usage
office		es	libpostal,human-name,rigour
religious		es	libpostal,human-name,rigour
spelling	usual	en	general-usage,hmni
maiden		*	general-usage
military	front	en	libpostal,human-name,rigour
nickname		en	chadwick-register
nickname		en	general-usage,hmni,names-dallanq,nicknames-carltonnorthern
nickname		hu	general-usage
nickname	several	en	chadwick-register,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	yo	general-usage
nickname	usual	ig	general-usage
nickname	usual	ru	general-usage
nickname	usual	tr	general-usage
noble		de	libpostal,human-name,rigour
office		pt	libpostal,human-name,rigour
office	behind	fr	general-usage
surname		de	rigour,human-name,names-dallanq
transliteration		fa	general-usage
transliteration		pl	general-usage
academic		cs	libpostal,human-name,rigour
academic		id	libpostal,human-name,rigour
civil		hi	libpostal,human-name,rigour
civil		id	libpostal,human-name,rigour
civil	either	en	libpostal,human-name,rigour
honour		en	general-usage
nickname		cs	general-usage,hmni
nickname		en	chadwick-register,hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		en	general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern
nickname		en	general-usage,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		ro	general-usage,hmni
nickname	several	en	names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	nicknames-carltonnorthern,nicknames-onyxrev
nickname	several	pl	general-usage
nickname	usual	*	general-usage,hmni
nickname	usual	da	general-usage
nickname	usual	en	general-usage,hmni,human-name
office		it	libpostal,human-name,rigour
office	behind	es	general-usage
spelling	several	en	hmni,nicknames-onyxrev
spelling	several	pt	general-usage
spelling	usual	el	general-usage
spelling	usual	en	nicknames-carltonnorthern,nicknames-onyxrev,openempi
surname		it	rigour,human-name,names-dallanq
surname	inner	nl	rigour,human-name,names-dallanq
civil		it	libpostal,human-name,rigour
civil		nl	libpostal,human-name,rigour
degree	behind	id	general-usage
family		en	human-name
licence	behind	en	rigour,human-name
military		de	libpostal,human-name,rigour
military	either	en	libpostal,human-name,rigour
nickname		pt	general-usage,hmni
nickname	several	en	chadwick-register,general-usage,hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	general-usage,hmni,nicknames-carltonnorthern
nickname	several	he	general-usage
nickname	several	ru	general-usage,hmni
nickname	usual	es	general-usage,hmni
nickname	usual	it	general-usage
noble		it	general-usage
noble	front	ms	general-usage
patronymic		ar	rigour,human-name,names-dallanq
religious	front	ar	libpostal,human-name,rigour
spelling	rare	en	general-usage
translation	several	*	general-usage,hmni
transliteration		hy	general-usage
transliteration	several	ru	general-usage
academic		tr	general-usage
degree		de	libpostal
degree		id	libpostal
degree	behind	id	libpostal
married		de	general-usage
nickname		en	chadwick-register,general-usage,hmni
nickname		en	chadwick-register,general-usage,hmni,names-dallanq
nickname		en	general-usage,hmni,names-dallanq
nickname		en	general-usage,nicknames-carltonnorthern
nickname		pt	general-usage
nickname	rare	en	chadwick-register,nicknames-carltonnorthern
nickname	rare	en	hmni,names-dallanq,nicknames-carltonnorthern
nickname	rare	en	human-name,names-dallanq
nickname	several	en	chadwick-register,hmni
nickname	several	en	hmni,human-name,names-dallanq
nickname	several	fi	general-usage
nickname	several	nl	general-usage,hmni
nickname	usual	en	general-usage,hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
noble		fr	libpostal,human-name,rigour
noble		nl	libpostal,human-name,rigour
office	behind	it	general-usage
office	front	en	libpostal,human-name,rigour
religious		de	libpostal,human-name,rigour
religious	front	id	general-usage
saint	inner	fr	rigour,human-name,names-dallanq
spelling		sv	general-usage
spelling	usual	hi	general-usage
surname		fr	rigour,human-name,names-dallanq
translation		*	general-usage,hmni,human-name,names-dallanq
transliteration		fr	general-usage
transliteration		id	general-usage
transliteration	rare	el	general-usage
transliteration	several	el	general-usage
academic		nl	libpostal,human-name,rigour
academic	front	en	libpostal,human-name,rigour
civil		de	libpostal,human-name,rigour
civil		es	libpostal,human-name,rigour
civil		pt	libpostal,human-name,rigour
civil		ru	general-usage
civil		tr	general-usage
generation	end	de	libpostal,rigour
generation	end	en	general-usage
married		es	general-usage
married		fr	general-usage
nickname		en	general-usage,hmni,human-name,names-dallanq
nickname		en	general-usage,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		es	general-usage,hmni,human-name
nickname		fr	general-usage
nickname		fr	general-usage,hmni
nickname		pl	general-usage,hmni,human-name
nickname		sv	general-usage,hmni
nickname	rare	en	chadwick-register,hmni,nicknames-carltonnorthern,nicknames-onyxrev
nickname	rare	en	names-dallanq,nicknames-carltonnorthern
nickname	several	en	chadwick-register,general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	chadwick-register,hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	general-usage,hmni,human-name
nickname	several	en	general-usage,hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	general-usage,human-name
nickname	several	en	human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	hu	general-usage
nickname	usual	en	general-usage,hmni
nickname	usual	en	general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	general-usage,human-name
nickname	usual	en	human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
noble		es	libpostal,human-name,rigour
noble	front	de	general-usage
noble	front	de	libpostal,human-name,rigour
noble	front	en	general-usage
noble	front	it	general-usage
office		de	libpostal,human-name,rigour
office	behind	pt	general-usage
office	front	en	general-usage
religious		it	libpostal,human-name,rigour
religious		nl	libpostal,human-name,rigour
religious		pt	libpostal,human-name,rigour
religious	front	hi	general-usage
saint		fr	rigour,human-name,names-dallanq
spelling		en	hmni,nicknames-carltonnorthern
spelling	several	en	chadwick-register,hmni,nicknames-carltonnorthern,nicknames-onyxrev
spelling	several	en	general-usage,hmni
spelling	several	en	hmni,human-name
spelling	usual	nl	general-usage
surname	inner	it	rigour,human-name,names-dallanq
transliteration		be	general-usage
transliteration		bn	general-usage
transliteration		ur	general-usage
transliteration		vi	general-usage
transliteration	several	bg	general-usage
transliteration	usual	el	general-usage
academic		es	general-usage
academic	either	en	libpostal,human-name,rigour
alias		fr,it,de,es	general-usage
alias	inner	fr,it,de,es	general-usage
civil		fr	libpostal,human-name,rigour
civil	either	zh	general-usage
civil	front	am	general-usage
civil	front	en	libpostal,human-name,rigour
date	year	*	general-usage
descent		az	rigour,human-name,names-dallanq
descent		tr	rigour,human-name,names-dallanq
generation	end	cs	libpostal,rigour
maiden	inner	*	general-usage
nickname		cs	general-usage
nickname		cy	general-usage
nickname		en	chadwick-register,general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern
nickname		en	chadwick-register,general-usage,hmni,names-dallanq,nicknames-carltonnorthern
nickname		en	hmni,human-name,names-dallanq
nickname		en	human-name,names-dallanq
nickname		es	general-usage,human-name
nickname		fi	general-usage,hmni
nickname		it	general-usage,hmni
nickname	rare	en	chadwick-register,hmni
nickname	several	da	general-usage
nickname	several	en	chadwick-register,general-usage,hmni,nicknames-carltonnorthern
nickname	several	en	chadwick-register,general-usage,hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	chadwick-register,hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	chadwick-register,human-name
nickname	several	en	general-usage,hmni,names-dallanq,nicknames-carltonnorthern
nickname	several	en	general-usage,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	general-usage,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	hmni,nicknames-carltonnorthern,nicknames-onyxrev
nickname	several	es	general-usage,hmni
nickname	usual	en	chadwick-register,hmni
nickname	usual	en	chadwick-register,hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	hmni,human-name,names-dallanq
nickname	usual	ru	general-usage,hmni
noble	front	es	libpostal,human-name,rigour
noble	front	hu	general-usage
noble	front	yo	general-usage
office		fr	libpostal,human-name,rigour
office	front	ms	general-usage
patronymic	inner	ga	rigour,human-name,names-dallanq
religious		ha	general-usage
religious	front	en	general-usage
religious	front	fr	general-usage
spelling	several	en	chadwick-register
spelling	several	en	chadwick-register,hmni
spelling	several	en	general-usage,human-name
spelling	several	en	hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
spelling	several	en	nicknames-onyxrev
spelling	several	ta	general-usage
spelling	usual	de	general-usage
spelling	usual	en	general-usage,hmni,human-name
spelling	usual	ru	general-usage
surname		es	rigour,human-name,names-dallanq
surname		pt	rigour,human-name,names-dallanq
surname	inner	de	rigour,human-name,names-dallanq
surname	inner	es	rigour,human-name,names-dallanq
surname	inner	fr	rigour,human-name,names-dallanq
translation	rare	*	general-usage
translation	several	*	general-usage,hmni,human-name,names-dallanq
transliteration		ff	general-usage
transliteration		uk	general-usage
transliteration	rare	ar	general-usage
transliteration	rare	ru	general-usage
transliteration	several	vi	general-usage
transliteration	usual	he	general-usage
academic		fr	libpostal,human-name,rigour
academic	front	de	general-usage
academic	front	it	general-usage
birth	year	es	general-usage
civil		el	general-usage
civil		en	general-usage
civil		es	general-usage
civil		hu	general-usage
civil		sv	general-usage
civil	either	de	libpostal,human-name,rigour
civil	either	es	libpostal,human-name,rigour
civil	either	ja	general-usage
civil	either	nl	libpostal,human-name,rigour
civil	front	es	libpostal,human-name,rigour
date	year	fr	general-usage
death	year	de	general-usage
death	year	en	general-usage
death	year	fr	general-usage
degree		cs	general-usage
descent		ms	general-usage
descent	inner	ar	rigour,human-name,names-dallanq
descent	inner	he	rigour,human-name,names-dallanq
descent	slash	en	general-usage
descent	slash	ms	general-usage
generation	end	es	libpostal,rigour
generation	end	fr	libpostal,rigour
generation	end	hu	libpostal,rigour
generation	end	pl	libpostal,rigour
generation	end	pt	libpostal,rigour
generation	regnal	en	general-usage
honour	behind	en	general-usage
joined	inner	ga	rigour,human-name,names-dallanq
maiden		hu	general-usage
maiden		ru	general-usage
married		it	general-usage
married		pt	general-usage
military		fr	libpostal,human-name,rigour
military		ru	general-usage
nickname		bn	general-usage
nickname		de	general-usage,hmni,names-dallanq
nickname		en	chadwick-register,general-usage
nickname		en	chadwick-register,general-usage,human-name,names-dallanq
nickname		en	chadwick-register,general-usage,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		en	chadwick-register,general-usage,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		en	chadwick-register,general-usage,names-dallanq
nickname		en	chadwick-register,hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		en	chadwick-register,nicknames-carltonnorthern
nickname		en	general-usage,human-name,names-dallanq
nickname		en	general-usage,names-dallanq
nickname		en	general-usage,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		en	hmni,names-dallanq,nicknames-carltonnorthern
nickname		en	names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		hu	general-usage,hmni
nickname		tr	general-usage
nickname	rare	en	chadwick-register,hmni,nicknames-carltonnorthern
nickname	rare	en	chadwick-register,human-name
nickname	rare	en	hmni,human-name,names-dallanq
nickname	rare	en	nicknames-onyxrev
nickname	several	af	general-usage
nickname	several	en	chadwick-register,hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	general-usage,hmni,human-name,names-dallanq
nickname	several	en	general-usage,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	general-usage,nicknames-carltonnorthern
nickname	several	en	general-usage,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	nicknames-onyxrev,openempi
nickname	several	it	general-usage
nickname	several	pt	general-usage,hmni
nickname	several	tl	general-usage
nickname	usual	*	chadwick-register,general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	chadwick-register,general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	chadwick-register,general-usage,hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	chadwick-register,general-usage,hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	chadwick-register,general-usage,hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	chadwick-register,hmni,human-name
nickname	usual	en	chadwick-register,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	general-usage,hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	general-usage,hmni,names-dallanq
nickname	usual	en	names-dallanq,nicknames-carltonnorthern
nickname	usual	en	nicknames-carltonnorthern,nicknames-onyxrev
noble	front	fr	general-usage
noble	front	fr	libpostal,human-name,rigour
noble	front	ur	general-usage
office	front	pl	general-usage
office	front	pt	general-usage
patronymic		ar	general-usage
religious		fr	general-usage
religious		id	general-usage
religious	front	ha	general-usage
spelling		en	hmni,human-name,nicknames-carltonnorthern
spelling		en	hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
spelling		fr	general-usage
spelling		id	general-usage
spelling		it	general-usage
spelling		vi	general-usage
spelling	rare	en	general-usage,hmni
spelling	several	en	chadwick-register,hmni,nicknames-onyxrev
spelling	several	en	general-usage,hmni,human-name
spelling	several	en	hmni,names-dallanq
spelling	several	hi	general-usage
spelling	usual	en	hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
spelling	usual	en	human-name,nicknames-carltonnorthern
spelling	usual	es	general-usage
surname		da	rigour,human-name,names-dallanq
surname	inner	de	general-usage
translation		*	general-usage,hmni,human-name,nicknames-carltonnorthern
translation		*	general-usage,hmni,nicknames-carltonnorthern
transliteration		bg	general-usage
transliteration		sr	general-usage,hmni
transliteration	several	bn	general-usage
transliteration	several	wo	general-usage
transliteration	usual	ru	general-usage,hmni
academic		pt	general-usage
academic		sv	general-usage
academic	either	es	libpostal,human-name,rigour
academic	front	it	libpostal,human-name,rigour
alias		en	general-usage
alias	inner	en	rigour
birth	year	en	general-usage
birth	year	it	general-usage
civil		cs	general-usage
civil		pl	general-usage
civil	either	fr	libpostal,human-name,rigour
civil	either	hi	libpostal,human-name,rigour
civil	either	ko	general-usage
civil	front	de	libpostal,human-name,rigour
civil	front	hi	libpostal,human-name,rigour
civil	front	it	libpostal,human-name,rigour
civil	front	pl	general-usage
civil	front	sw	general-usage
civil	front	th	general-usage
date	year	de	general-usage
death	year	es	general-usage
death	year	it	general-usage
degree	behind	cs	general-usage
descent		cy	rigour,human-name,names-dallanq
descent		zu	rigour,human-name,names-dallanq
descent	inner	cy	rigour,human-name,names-dallanq
generation	end	es,ro	libpostal
generation	end	it	libpostal,rigour
generation	end	pt	general-usage
generation	end	pt	libpostal
generation	end	ro	libpostal,rigour
joined		ga	rigour,human-name,names-dallanq
maiden		es	general-usage
maiden		fi	general-usage
maiden		hr	general-usage
maiden		pl	general-usage
maiden		pt	general-usage
maiden		ro	general-usage
maiden	dot	*	general-usage
maiden	dot	hr	general-usage
married		nl	general-usage
married	dot	fr	general-usage
married	dot	it	general-usage
married	slash	en	general-usage
married	slash	nl	general-usage
military	front	es	libpostal,human-name,rigour
nickname		*	chadwick-register,general-usage,hmni
nickname		*	chadwick-register,general-usage,hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		*	chadwick-register,general-usage,hmni,nicknames-carltonnorthern
nickname		*	general-usage,names-dallanq
nickname		*	general-usage,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		da	general-usage
nickname		de	chadwick-register,general-usage,nicknames-carltonnorthern
nickname		de	general-usage,hmni,human-name,names-dallanq
nickname		el	general-usage
nickname		en	chadwick-register,general-usage,hmni,human-name,names-dallanq
nickname		en	chadwick-register,general-usage,human-name,nicknames-carltonnorthern
nickname		en	chadwick-register,general-usage,nicknames-carltonnorthern
nickname		en	chadwick-register,general-usage,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		en	chadwick-register,hmni
nickname		en	chadwick-register,hmni,human-name,names-dallanq
nickname		en	chadwick-register,hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		en	chadwick-register,hmni,names-dallanq,nicknames-carltonnorthern
nickname		en	chadwick-register,hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		en	chadwick-register,hmni,nicknames-carltonnorthern
nickname		en	chadwick-register,names-dallanq
nickname		en	chadwick-register,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		en	general-usage,human-name,nicknames-carltonnorthern
nickname		en	hmni,human-name,names-dallanq,nicknames-carltonnorthern
nickname		en	hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		en	hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		en	human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		en	names-dallanq,nicknames-carltonnorthern
nickname		es	general-usage,hmni,names-dallanq
nickname		es	general-usage,names-dallanq
nickname		fr	chadwick-register,general-usage,hmni
nickname		fr	general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname		ga	general-usage
nickname		he	chadwick-register,general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern
nickname		he	general-usage,hmni
nickname		hu	general-usage,human-name
nickname		nl	general-usage,hmni,human-name
nickname		ro	general-usage
nickname		sv	general-usage
nickname		sv	general-usage,names-dallanq
nickname		zu	general-usage
nickname	rare	ar	general-usage
nickname	rare	de	general-usage
nickname	rare	en	chadwick-register,hmni,names-dallanq
nickname	rare	en	chadwick-register,hmni,names-dallanq,nicknames-carltonnorthern
nickname	rare	en	chadwick-register,human-name,nicknames-carltonnorthern
nickname	rare	en	chadwick-register,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	rare	en	general-usage
nickname	rare	en	general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	rare	en	hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	rare	en	hmni,nicknames-onyxrev,openempi
nickname	rare	en	human-name,names-dallanq,nicknames-carltonnorthern
nickname	rare	en	human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	rare	en	nicknames-onyxrev,openempi
nickname	rare	id	general-usage
nickname	rare	it	general-usage
nickname	rare	nl	general-usage,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	rare	th	general-usage
nickname	several	*	chadwick-register,general-usage,hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	de	chadwick-register,general-usage,hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	de	general-usage,hmni,names-dallanq
nickname	several	en	chadwick-register,general-usage
nickname	several	en	chadwick-register,general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern
nickname	several	en	chadwick-register,general-usage,hmni,human-name,nicknames-carltonnorthern
nickname	several	en	chadwick-register,general-usage,hmni,names-dallanq
nickname	several	en	chadwick-register,general-usage,hmni,names-dallanq,nicknames-carltonnorthern
nickname	several	en	chadwick-register,general-usage,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	several	en	chadwick-register,hmni,names-dallanq,nicknames-carltonnorthern
nickname	several	en	chadwick-register,hmni,nicknames-carltonnorthern
nickname	several	en	chadwick-register,human-name,nicknames-carltonnorthern
nickname	several	en	chadwick-register,names-dallanq
nickname	several	en	general-usage,hmni,human-name,nicknames-carltonnorthern
nickname	several	en	general-usage,hmni,names-dallanq,nicknames-onyxrev,openempi
nickname	several	en	general-usage,human-name,names-dallanq
nickname	several	en	general-usage,names-dallanq
nickname	several	en	hmni,human-name,names-dallanq,nicknames-carltonnorthern
nickname	several	en	names-dallanq,nicknames-carltonnorthern
nickname	several	en	names-dallanq,nicknames-onyxrev,openempi
nickname	several	es	chadwick-register,general-usage,human-name
nickname	several	es	chadwick-register,general-usage,human-name,nicknames-carltonnorthern
nickname	several	es	general-usage,hmni,human-name
nickname	several	fr	general-usage
nickname	several	fr	general-usage,hmni
nickname	several	hu	general-usage,human-name
nickname	several	ig	general-usage
nickname	several	it	general-usage,hmni
nickname	several	nl	general-usage,hmni,names-dallanq
nickname	several	ro	general-usage,hmni
nickname	several	ru	general-usage
nickname	several	sv	general-usage,hmni
nickname	usual	de	chadwick-register,general-usage,hmni,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	de	general-usage,hmni
nickname	usual	en	chadwick-register,general-usage,hmni,nicknames-carltonnorthern
nickname	usual	en	chadwick-register,general-usage,human-name
nickname	usual	en	chadwick-register,general-usage,names-dallanq,nicknames-carltonnorthern
nickname	usual	en	chadwick-register,general-usage,nicknames-carltonnorthern
nickname	usual	en	chadwick-register,hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	chadwick-register,hmni,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	chadwick-register,names-dallanq,nicknames-carltonnorthern
nickname	usual	en	general-usage,hmni,human-name,names-dallanq
nickname	usual	en	general-usage,hmni,nicknames-carltonnorthern
nickname	usual	en	general-usage,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	general-usage,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	general-usage,nicknames-carltonnorthern,nicknames-onyxrev,openempi
nickname	usual	en	hmni,human-name,names-dallanq,nicknames-carltonnorthern
nickname	usual	en	hmni,names-dallanq,nicknames-carltonnorthern
nickname	usual	en	hmni,nicknames-onyxrev,openempi
nickname	usual	en	human-name,names-dallanq
nickname	usual	en	nicknames-onyxrev,openempi
nickname	usual	es	general-usage,hmni,human-name
nickname	usual	ga	general-usage
nickname	usual	he	general-usage,hmni
nickname	usual	hu	general-usage,hmni
nickname	usual	it	general-usage,hmni
nickname	usual	it	general-usage,human-name
nickname	usual	ro	general-usage
noble	front	es,pt	general-usage
noble	front	hi	general-usage
noble	front	nl	libpostal,human-name,rigour
office		tr	general-usage
office	either	en	libpostal,human-name,rigour
office	front	de	general-usage
office	front	fr	general-usage
patronymic		he	rigour,human-name,names-dallanq
religious		it,es	general-usage
religious		pl	general-usage
religious	either	en	libpostal,human-name,rigour
spelling		ak	general-usage
spelling		en	chadwick-register
spelling		en	chadwick-register,general-usage,hmni,human-name,nicknames-carltonnorthern
spelling		en	general-usage,names-dallanq
spelling		en	hmni,names-dallanq
spelling		en	human-name,nicknames-carltonnorthern
spelling		en	nicknames-carltonnorthern,nicknames-onyxrev,openempi
spelling		eu	general-usage
spelling		ig	general-usage
spelling		lv	general-usage
spelling		pl	general-usage
spelling		te	general-usage
spelling		tr	general-usage
spelling		ur	general-usage
spelling	rare	de	general-usage
spelling	rare	en	general-usage,hmni,human-name,nicknames-carltonnorthern
spelling	rare	hi	general-usage
spelling	several	en	chadwick-register,hmni,nicknames-carltonnorthern
spelling	several	en	general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern
spelling	several	en	hmni,human-name,names-dallanq
spelling	several	en	hmni,human-name,nicknames-carltonnorthern
spelling	several	es	general-usage,hmni,human-name
spelling	several	nl	general-usage,hmni
spelling	usual	de	general-usage,human-name
spelling	usual	en	chadwick-register,hmni,names-dallanq,nicknames-carltonnorthern
spelling	usual	en	chadwick-register,names-dallanq,nicknames-carltonnorthern
spelling	usual	en	general-usage,hmni,human-name,nicknames-carltonnorthern
spelling	usual	en	general-usage,hmni,nicknames-carltonnorthern
spelling	usual	en	general-usage,human-name
spelling	usual	en	hmni,human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
spelling	usual	en	hmni,names-dallanq
spelling	usual	en	hmni,nicknames-carltonnorthern,nicknames-onyxrev
spelling	usual	en	human-name,nicknames-carltonnorthern,nicknames-onyxrev,openempi
spelling	usual	sv	general-usage
surname		da,no	general-usage
surname		de	general-usage
surname		en	general-usage
surname		fr	general-usage
surname		sv	general-usage
surname	inner	da	rigour,human-name,names-dallanq
surname	inner	en	general-usage
surname	inner	nl	general-usage
translation		*	chadwick-register,general-usage,hmni,names-dallanq
translation		*	chadwick-register,general-usage,human-name
translation		*	general-usage,hmni,human-name,names-dallanq,nicknames-carltonnorthern,nicknames-onyxrev,openempi
translation		*	general-usage,hmni,names-dallanq
translation		*	general-usage,human-name,names-dallanq
translation		*	general-usage,names-dallanq
translation	rare	*	general-usage,hmni,human-name
translation	several	*	chadwick-register,general-usage,nicknames-carltonnorthern,nicknames-onyxrev,openempi
translation	several	*	general-usage,hmni,human-name
translation	several	*	general-usage,hmni,nicknames-carltonnorthern
translation	several	*	general-usage,human-name
transliteration		ar	general-usage,hmni
transliteration		de	general-usage
transliteration		kk	general-usage
transliteration		ru	general-usage,hmni
transliteration		tr	general-usage
transliteration	rare	ru	general-usage,hmni
transliteration	several	he	general-usage,hmni
transliteration	several	hy	general-usage
transliteration	several	pl	general-usage
transliteration	several	sr	general-usage
transliteration	several	uk	general-usage
transliteration	usual	ar	general-usage,human-name
transliteration	usual	az	general-usage
transliteration	usual	fr	general-usage
transliteration	usual	he	general-usage,hmni`;
export const givenNames: string = `aamir	amir		2
aasim	asim		2
ab	abel		14
ab	abiel		14
ab	abner		86
ab	abraham		45
ab	abram		12
ab	albertus		63
abagail	abigail		3
abbe	abbigale		6
abbe	abigail		17
abbey	abigail		175
abbi	abigail		155
abbie	abigail		175
abbie	absalom		138
abbigail	abigail		3
abby	abbey		0
abby	abigail		44
abd	abdul		2
abdalaziz	abdulaziz		2
abdalla	abdullah		2
abdallah	abdullah		2
abdallahi	abdullah		2
abdel	abdul		2
abdelaziz	abdulaziz		2
abdelhakim	abdulhakim		2
abdelhamid	abdulhamid		2
abdelkader	abdulkadir		2
abdelkarim	abdulkarim		2
abdelkrim	abdulkarim		2
abdellah	abdullah		2
abdelmalek	abdulmalik		2
abdelmalik	abdulmalik		2
abdelqader	abdulkadir		2
abdelrahman	abdulrahman		2
abdelrazak	abdulrazak		2
abdelsalam	abdulsalam		2
abdelwahid	abdulwahid		2
abderrahman	abdulrahman		2
abderrahmane	abdulrahman		2
abderrazak	abdulrazak		2
abdessalam	abdulsalam		2
abdiaziz	abdulaziz		2
abdihakim	abdulhakim		2
abdikadir	abdulkadir		2
abdikarim	abdulkarim		2
abdirahman	abdulrahman		2
abdirizak	abdulrazak		2
abdo	abdu		27
abdo	abdul		4
abdo	abdullah		4
abdol	abdolreza		1
abdolhamid	abdulhamid		2
abdoli	abdolreza		1
abdolkarim	abdulkarim		2
abdollah	abdullah		2
abdolrahman	abdulrahman		2
abdoul	abdullah		132
abdoulaye	abdullah		2
abdoulaziz	abdulaziz		2
abdoulkader	abdulkadir		2
abdourahmane	abdulrahman		2
abdrahman	abdulrahman		2
abdulah	abdullah		2
abdulazeez	abdulaziz		2
abdulhakeem	abdulhakim		2
abdulhameed	abdulhamid		2
abdulkader	abdulkadir		2
abdulkareem	abdulkarim		2
abdulla	abdullah		2
abdullahi	abdullah		2
abdulmalek	abdulmalik		2
abdulqader	abdulkadir		2
abdulqadir	abdulkadir		2
abdulrakhman	abdulrahman		2
abdulrazaq	abdulrazak		2
abdulrazzaq	abdulrazak		2
abdulrehman	abdulrahman		2
abdulwahed	abdulwahid		2
abdur	abdul		2
abdurahman	abdulrahman		2
abdurakhman	abdulrahman		2
abdurrahman	abdulrahman		2
abdurrazzaq	abdulrazak		2
abdurrehman	abdulrahman		2
abdusalam	abdulsalam		2
abdussalam	abdulsalam		2
abe	abel		14
abe	abraham		33
abertina	alberta		9
abi	abigail		1
abiah	abijah		4
abigale	abigail		3
abo	abu		2
abou	abu		2
aboubacar	abubakr		2
aboubakar	abubakr		2
aboubakr	abubakr		2
aboudi	abdulrahman		602
abr	abraham		82
abraao	abraham		5
abraham	avraham		755
abram	abraham		130
abubakar	abubakr		2
abubaker	abubakr		2
achmad	ahmad		2
achmed	ahmad		2
acuilla	aquilla		4
ada	adaline		14
ada	adas		0
ada	adelaide		461
ada	adelina		258
ada	adeline		77
adalbert	albert		39
adaline	adelaide		9
adas	adam		7
adde	anders		66
adde	andreas		89
addie	adelaide		372
addie	adelina		166
addis	addison		10
addy	ada		210
addy	adaline		12
addy	adelaide		12
addy	adeline		35
addy	adelphia		12
ade	adelbert		1
adel	adil		2
adela	adeliza		1
adela	adelle		106
adele	addy		462
adele	adelaide		45
adele	adeliza		0
adele	adelphia		14
adelia	adelaide		9
adelia	adeline		1
adelia	adeliza		0
adelia	adelle		106
adeline	adelaide		9
adeline	adelina		106
adeline	adelphia		1
adeline	aline		6
adeliza	adelaide		9
adeliza	adeline		1
adi	adolf		71
adi	hadi		4
adia	nadia		4
adie	ada		6
adie	adaline		6
adie	adela		6
adie	adelaide		6
adina	adena		49
ado	adolf		1
ado	adolphus		6
ado	rudolphus		4
adolf	adolph		5
adolf	adolphus		1
adolf	rudolphus		9
adolfo	adolph		5
adolph	adolphus		6
adolphe	adolph		5
adolphus	rudolphus		4
adoph	adolf		7
adoph	rudolphus		4
adri	adrianus		65
adri	andriane		6
adriaan	adrian		36
adrianna	adriana		30
adrianus	adriaan		68
adrien	adrian		3
adrienne	adriana		30
aeryn	erin		3
afa	afaq		1
afaq	afat		7
aga	agatha		6
aga	agnieszka		176
aggie	agatha		4
aggie	agnes		174
aggie	augusta		166
aggy	agatha		209
aggy	agnes		311
aggy	augusta		209
aggy	augustina		12
agi	agnes		98
agnes	agatha		9
agnese	agnes		5
agnieszka	agnes		5
agostinho	augustine		5
agostino	augustine		5
agunia	agusia		7
agusia	agnieszka		48
agustin	augustine		5
ahamad	ahmad		2
ahamed	ahmad		2
aharon	aaron		36
ahmadou	ahmad		2
ahmed	ahmad		2
ahmet	ahmad		2
aicha	aisha		2
aiche	aisha		2
aikaterini	catherine		219
aileen	ellen		9
aileen	helena		17
aiman	ayman		2
aimee	amy		4
ain	lain		4
ain	nuru		4
aini	nuraini		4
aishah	aisha		2
aissatou	aisha		2
aj	andrew		34
aj	anthony		34
ajai	ajay		23
aji	naji		4
akhmad	ahmad		2
akhmed	ahmad		2
akin	akinwande		1
aksana	oksana		8
al	alan		164
al	albert		477
al	aldo		209
al	alex		257
al	alexander		164
al	alfonse		209
al	alfred		164
al	alonzo		86
ala	ayala		4
alaa	ala		2
alain	alan		36
alaina	alana		30
alan	alanson		0
alasdair	alasdairean		0
alasdair	alasdran		0
alasdair	alexander		5
alasdair	alistair		3
alastair	alistair		3
alaster	alistair		3
albert	adelbert		142
albertas	albert		5
albertine	alberta		9
alberto	albert		181
alberts	albert		5
albrecht	albert		242
aldi	naldi		4
aldi	renaldi		4
aldi	reynaldi		4
ale	alejandro		74
ale	alessandro		470
ale	alex		0
ale	alexandru		0
alec	alexander		175
alecu	alexandru		1
alee	ali		2
aleh	oleg		8
alejandro	alexander		5
alek	aleksandr		6
aleka	alexandra		97
alekos	alexandros		31
aleksandar	aleksandr		8
aleksandar	alexander		5
aleksander	aleksandr		8
aleksander	alexander		5
aleksandr	alexander		5
aleksandras	aleksandr		8
aleksei	aleksey		8
aleksej	aleksey		8
alekseji	aleksey		8
aleksejs	aleksey		107
aleksi	aleksanteri		1
aleksiy	aleksey		8
alen	alan		3
alen	jalen		6
alena	yelena		160
ales	aleks		0
ales	aleksey		1
alesha	aleksey		127
alessandro	alexander		5
alex	alecu		0
alex	alejandro		639
alex	alexander		651
alex	alexandra		153
alex	alexandre		0
alex	alexandru		0
alexa	aleksa		750
alexa	alexandra		0
alexa	alexandria		1
alexandar	aleksandr		8
alexander	aleksandr		515
alexandr	aleksandr		8
alexandr	alexander		38
alexandra	aleksandra		245
alexandra	alexandria		105
alexandre	alexander		5
alexandros	alexander		5
alexandru	aleksandr		190
alexandru	alexander		5
alexdr	alexander		18
alexei	aleksey		8
alexei	alexander		4
alexej	aleksey		8
alexey	aleksey		8
alexia	alexandra		1
alexr	alexander		18
alexy	aleksey		160
alf	alford		10
alf	alfred		252
alfe	alfred		1
alfe	alfreda		0
alfie	alfred		59
alfonso	alfonse		106
alfonzo	alfonse		106
alfy	alfreda		42
algy	algernon		6
ali	alison		233
aliaksandr	aleksandr		8
alice	alisha		328
alice	alison		9
alicia	alice		275
alick	alexander		18
alie	aleida		60
alik	aleksandr		190
alim	salim		4
alina	alyna		27
aline	adaline		9
aline	alline		27
alisen	alison		3
alissa	alice		30
alisson	alison		3
alistair	alexander		5
alister	alistair		3
alivia	olivia		3
alix	alice		39
alix	alixandra		6
alizia	alice		5
aljaksandr	aleksandr		331
alla	alexandra		45
alla	alexandria		142
allan	alan		29
alle	alessandra		4
allen	alan		29
allie	aileen		28
allie	albert		58
allie	alberta		28
allie	alice		165
allie	alicia		140
allie	alison		206
allie	allisandra		104
allie	almena		305
allison	alison		29
allister	alistair		3
ally	alice		166
ally	alison		206
ally	allie		0
ally	almena		138
allyn	alan		3
allyson	alice		4
allyson	alison		3
alois	louis		39
alojz	alogzij		1
alonso	alonzo		30
alonzo	alphonzo		9
alphus	alphinias		90
aly	ali		741
alyaksandr	aleksandr		8
alyona	yelena		127
alyosha	aleksey		69
alyson	alice		4
alyson	alison		3
alzbeta	elizabeth		5
amabel	mabel		17
amabel	mehitabel		4
amadou	ahmad		2
amalia	amelia		4
amanda	mandie		6
amar	ammar		752
ame	amelia		1
ameen	amin		2
ameena	amina		2
ameer	amir		2
amelia	parmelia		62
amena	amina		2
amer	amir		132
amie	amy		4
amilia	amy		4
amin	alamin		4
aminah	amina		2
aminata	amina		2
amir	amirali		0
amir	samir		4
amy	amelia		209
ana	anastasia		17
ana	anna		3
ana	bryanna		6
anastasia	anastacia		128
anastasiia	anastasia		8
anastasija	anastasia		8
anastasiya	anastasia		8
anastassia	anastasia		8
anatol	anatoly		8
anatoli	anatoly		8
anatolii	anatoly		8
anatolij	anatoly		8
anatolijs	anatoly		107
anatoliy	anatoly		8
ance	anderson		9
ance	anselm		155
ande	ander		0
ande	anderson		0
ande	andre		0
ande	andrea		0
ande	andrew		1
ande	andria		0
ander	anderson		1
ander	andre		7
anders	andrew		5
andi	andrea		17
andi	andreas		43
andie	andrea		1
ando	andranik		1
andras	andrew		5
andre	anderson		9
andre	andreas		10
andre	andrew		5
andrea	andrejka		1
andrea	andrew		5
andrea	andrey		402
andreas	andrew		131
andreass	andreas		21
andrei	andrew		131
andrei	andrey		8
andrej	andrew		5
andrej	andrey		8
andrejs	andrey		107
andres	andrew		5
andrey	andrew		5
andrey	andryukha		0
andria	andrea		105
andriej	andrey		8
andries	andrew		5
andrii	andrey		8
andrij	andrey		8
andrija	andrew		5
andris	andrew		5
andrius	andrew		5
andriy	andrey		8
andron	andrey		1
andryusha	andrey		69
andrzej	andrew		5
andrzej	andrey		160
andrzej	andrzejek		0
andu	anders		1
andw	andrew		18
andy	anderson		209
andy	andrejka		0
andy	andrew		33
anezka	agnes		5
ange	angela		1
ange	angelica		0
ange	angelina		0
ange	angeline		0
angel	angela		49
angel	angelica		6
angel	angelina		6
angel	angeline		10
angela	angelca		0
angela	angelica		9
angela	angelika		0
angela	angeline		9
angelca	angelika		1
angelena	angela		10
angelette	angela		10
angeli	angelique		10
angelia	angela		128
angelika	angelica		52
angelina	angela		81
angelique	angelica		52
angie	angela		185
angie	angelica		6
angie	angelika		0
angie	angelina		6
ani	anika		1
ania	rahmania		4
anica	anita		7
anita	anicas		1
anita	aninha		0
anita	aninhas		0
anju	anjali		4
anju	anjana		4
ann	anna		509
ann	antoinette		165
ann	antonia		24
ann	christiana		104
ann	deanne		299
ann	roseann		104
ann	roseanna		104
ann	roseanne		24
ann	roxanna		140
ann	roxanne		86
anna	annag		0
anna	annette		138
anna	annis		0
anna	annukka		0
anna	annus		0
anna	annushka		0
anna	annuska		0
annabelle	annabella		106
annalisa	anneliese		7
anne	ann		29
anne	anna		510
anne	annaig		0
anne	annick		0
anne	annis		0
anne	annukka		0
anne	annus		0
anne	annuska		0
anneke	anna		39
annelise	annalisa		7
annetje	ann		10
annetjie	anna		96
annette	ann		81
anni	anna		7
annie	ann		75
annie	annalisa		0
annie	anneliese		0
annie	annelise		0
annis	annukka		1
anny	annie		3
anouar	anwar		2
anse	anselm		6
ansel	anselm		6
ant	anthony		17
ant	antonio		6
antal	anthony		5
antanas	anthony		5
ante	anders		89
ante	anthony		39
ante	antisa		0
ante	anton		1
ante	antun		0
antek	antoni		1
antek	antos		7
antek	antosiek		0
antero	andrew		5
anth	anthony		82
anthoney	anthony		3
anthy	anthony		18
anto	anthony		5
anto	antonio		1
antoine	anthony		130
antoine	anton		27
anton	anthony		565
anton	antoaneta		0
antoncia	antonina		1
antoni	anthony		5
antoni	antosiek		1
antonia	antoinette		354
antonia	antoncia		0
antonia	antonieczka		0
antonia	antonina		0
antonia	antoninha		0
antonin	anthony		5
antonin	antonete		0
antonin	antonillo		0
antonin	antonio		1
antonin	antonito		0
antonina	antonieczka		1
antonio	anthony		275
antonio	antonete		0
antonio	antonillo		1
antonio	antonito		0
antonios	anthony		5
antonius	anthony		5
antony	anthony		3
antoon	antonius		65
antos	antonella		4
antos	antoni		1
antsu	antti		7
antti	andrew		5
antti	antero		143
antun	antisa		1
anulka	anusia		7
anuska	anulka		7
anwer	anwar		2
anya	anna		69
anya	anyuta		0
anya	anyutka		0
aodh	aodhagan		0
aodh	aodhan		1
aphinius	alphinias		4
aphrodite	epaphroditius		4
aphrodite	epaphroditus		4
apo	abdullah		191
app	absalom		6
appie	appoline		6
appy	appoline		6
ara	arabella		14
ara	arabelle		264
arabella	arabelle		106
aran	karan		4
arch	archibald		1
archd	archibald		18
arche	archibald		1
archelous	archibald		9
archie	archibald		33
archy	archibald		1
ard	arden		10
ardi	nardi		4
ardy	arden		10
aref	arif		2
arek	arkadiusz		214
ari	ariadne		6
arianna	ariana		30
arie	adriaan		60
arie	adrianus		65
arie	ariadne		6
arie	arielle		6
arik	ariel		1
arilla	cinderella		6
aris	ariez		27
arkadi	arkady		8
arkadii	arkady		8
arkadij	arkady		8
arkadiy	arkady		8
arle	arlene		1
arlie	arlene		10
arly	arlene		456
armanda	amanda		9
armida	araminta		6
arne	arnold		1
arnie	arnold		578
arno	arnaud		4
arny	arnold		10
aron	aaron		3
arron	aaron		3
arry	ara		210
arry	arabella		35
arry	arabelle		12
arry	armena		12
arsa	arsen		1
arsen	arsenije		1
arslan	arsalan		4
arso	arsen		1
art	arthur		33
arte	arden		10
artek	artur		48
arth	arthur		82
arther	arthur		3
artie	arthur		252
artiom	artem		8
artjom	artem		8
artjoms	artem		107
artur	arthur		3
arturo	arthur		5
arty	arthur		81
artyom	artem		8
arya	acharya		4
asa	asahel		35
asa	asaph		12
asad	assad		27
asadollah	asadullah		2
asadulla	asadullah		2
asahel	asaph		4
asem	asim		2
ash	ashley		17
ash	ashy		1
ashe	tinashe		4
ashlee	ashley		3
ashleigh	ashley		3
ashly	ashley		3
ashy	ashley		1
asia	joanna		137
asli	aslihan		4
assadullah	asadullah		2
assem	asim		2
assene	asenath		112
astri	lastri		4
atef	atif		2
athanasius	athanasios		31
athy	eighta		6
ati	attila		98
aubrey	audrey		4
aud	audrey		1
audra	audrey		30
audree	audrey		52
aug	august		10
auge	august		1
auge	augusta		0
auge	augustina		0
auggie	august		7
auggie	augustine		7
auggie	augustus		7
auggy	august		1
auggy	augustus		0
augie	august		34
augie	augustine		34
augie	augustus		18
auguetus	augustine		1
august	auguetus		0
august	augustina		0
august	augustine		45
august	augustus		14
augusta	augustina		1
augustin	augustine		5
augustine	augustus		9
aura	aurelia		4
aurilla	aurelia		493
aurobindo	arvind		332
austen	austin		30
austin	augustine		77
austin	augustus		12
ava	avice		4
avi	avraham		139
avraham	abraham		159
avrahom	avraham		16
avram	abraham		5
avram	avraham		16
avrohom	avraham		16
axl	axel		4
axmed	ahmad		2
aya	ayaka		1
ayesha	aisha		2
ayisha	aisha		2
aymen	ayman		2
ayo	ayodele		188
ayoob	ayyub		2
ayoub	ayyub		2
ayse	aisha		2
aysha	aisha		2
ayu	aiu		4
ayub	ayyub		2
ayyoub	ayyub		2
azarich	azariah		4
aze	azariah		42
azeez	aziz		2
aziz	abdulaziz		4
azza	munazza		4
bab	babs		54
bab	barbara		57
babi	babak		1
babis	charalambos		97
babis	charalampos		97
babs	babbe		0
babs	barbara		44
babsi	barbara		56
bachir	bashir		2
badar	badr		2
bader	badr		2
baig	mirza		4
balasubrahmanyam	balasubramaniam		115
balasubramanian	balasubramaniam		115
balasubramanyam	balasubramaniam		115
baldo	archibald		9
baltazar	baltasar		46
balthasar	baltasar		46
balthazar	baltasar		46
balu	balazs		98
bama	alabama		10
bandi	andras		98
banerji	banerjee		23
banks	bankole		4
bannerjee	banerjee		23
bar	barb		0
bar	barbara		1
bar	barbare		0
bar	barbe		0
bar	barbere		0
bara	barbora		51
barb	barbara		253
barb	barbare		0
barb	barbere		0
barbara	barbery		6
barbe	barbara		1
barbel	baerbel		21
barbel	barbara		0
barbere	barbara		1
barbie	barbara		185
barby	bab		151
barby	babs		151
barby	barbara		264
barca	barbora		51
barn	barnabas		10
barn	bernard		10
barnard	barnabas		4
barnard	barnsbas		0
barnard	bernard		181
barne	barnabas		10
barne	barnard		1
barne	bernard		81
barney	barnabas		367
barney	barnaby		0
barney	bernard		582
barrett	garrett		6
barry	bartholomew		1
bart	bartel		0
bart	bartholomeus		262
bart	bartholomew		33
bart	barton		631
bart	lambertus		63
bartek	bartlomiej		48
bartek	bartosz		214
bartel	bartholomew		50
barth	bartholomew		1
bartholomaus	bartholomew		5
bartholomeus	bartholomew		5
bartlomiej	bartholomew		5
bartolome	bartholomew		5
bartolomeo	bartholomew		5
bartolomeu	bartholomew		5
bartosz	barteczek		1
bartus	bartosz		1
barty	barry		7
barty	bartholomew		1
bas	bastiaan		1
bas	sebastiaan		60
bas	sebastian		73
basheer	bashir		2
basia	barbara		296
basia	basieczka		0
basia	basienka		0
basia	basiulka		0
basia	basiunia		0
basia	basiunka		0
basia	baska		7
basil	bazaleel		154
basile	basil		5
basileios	vasilios		31
basilio	basil		5
basti	sebastian		43
bastian	sebastian		39
bat	bartholomew		101
bea	beatrice		85
bea	beatrix		0
bea	beatriz		0
bea	blanche		142
bear	barry		9
beatrix	beatrice		4
beatriz	beatrice		30
beattie	beatrice		18
becca	reba		54
becca	rebecca		75
beck	becca		88
beck	reba		54
beck	rebecca		101
becki	rebecca		4
beckie	rebecca		80
becky	beck		91
becky	rebecca		44
beda	obedience		6
bede	obedience		4
bedney	abednego		6
bedros	peter		5
bedros	petros		244
bee	beatrice		10
beedy	obedience		6
bekah	rebecca		18
bel	belinda		18
bel	belinha		0
bela	william		50
belal	bilal		2
bell	arabella		9
bell	belinda		9
bell	isabel		12
bella	arabella		14
bella	arabelle		86
bella	isabel		141
bella	isabella		75
bella	rosabella		299
belle	ara		54
belle	arabella		24
belle	arabelle		86
belle	belinda		177
belle	bella		88
belle	isabel		141
belle	isabella		232
belle	rosabel		104
belle	rosabella		165
ben	benedict		86
ben	benette		0
ben	benjamin		33
ben	benje		0
ben	benji		0
bena	albena		10
benette	benedict		1
bengan	bengt		297
beni	benjamin		1
beni	binyamin		234
beniamino	benjamin		5
benito	benedict		10
benj	benjamin		18
benje	benjamin		1
benji	benjamin		251
benji	benny		7
benjn	benjamin		18
benjy	benjamin		454
benke	bengt		212
benne	benedict		0
benne	benjamin		1
bennet	benedict		10
bennett	benedict		355
bennie	barend		463
bennie	ben		387
bennie	benedetta		4
bennie	benedict		28
bennie	benjamin		479
benny	benedict		258
benny	benjamin		594
benny	bernard		34
beno	benjamin		1
benyamin	benjamin		5
benyamin	binyamin		139
bep	elisabeth		60
beppe	giuseppe		358
beppino	giuseppe		102
beppo	josef		56
bernadina	bernadette		10
bernard	barnabas		4
bernardo	bernard		5
bernat	bernard		5
bernd	bernhard		56
berne	bernard		1
berney	bernard		42
bernhard	bernard		3
bernie	bernard		33
bernie	berney		91
berny	bernard		588
berrietta	bernadette		7
berry	barry		4
berry	greenberry		155
berry	littleberry		138
bert	adelbert		257
bert	albert		231
bert	alberta		24
bert	albertus		63
bert	bertha		386
bert	bertram		119
bert	delbert		86
bert	egbertus		63
bert	elbert		257
bert	elbertson		70
bert	engelbertus		63
bert	gilbert		86
bert	herbert		231
bert	hubert		153
bert	hubertus		63
bert	lambertus		63
bert	norbert		86
bert	roberta		24
bert	wilber		14
bertan	bertil		66
bertie	albert		59
bertie	alberta		28
bertie	bert		88
bertie	bertha		168
bertie	cuthbert		73
bertie	roberta		28
beshir	bashir		2
bess	elizabeth		44
bessie	bess		88
bessie	elizabeth		101
bet	betsy		1
beth	bethan		0
beth	bethena		6
beth	bethiah		106
beth	betse		0
beth	elizabeth		75
bethia	elizabeth		9
betje	elizabeth		65
betka	alzbeta		51
beto	alberto		670
beto	betinho		0
beto	roberto		369
betse	bette		7
betsey	elizabeth		80
betsy	beth		54
betsy	betty		9
betsy	elizabeth		44
bettan	elisabet		66
bettan	elisabeth		66
bette	elizabeth		253
bettie	elizabeth		4
betty	beth		88
betty	elizabeth		44
bev	beverle		0
bev	beverly		455
bex	rebecca		9
bhattacharjee	bhattacharya		23
bhattacharyya	bhattacharya		23
bia	beatriz		9
biah	abijah		4
bias	tobias		62
bibek	vivek		332
bibi	benjamin		64
bibi	bianca		4
biddie	bridget		77
biddie	obedience		163
biddy	biddie		91
biddy	bridget		44
biddy	obedience		4
bige	abijah		90
biggi	brigitte		56
bijah	abijah		10
bijay	vijay		23
bijoy	vijay		23
bikash	vikas		332
bikram	vikram		23
bilel	bilal		2
bilja	biljana		1
bill	will		54
bill	william		55
billi	william		4
billie	wilhelmina		73
billie	wilhemina		10
billie	william		654
billiewilhelm	wilma		6
billy	bill		326
billy	william		55
bimbo	abimbola		156
binyamin	benjamin		159
bird	albert		9
bird	roberta		4
birdie	bertha		311
birdie	roberta		28
birendra	virendra		23
birgit	birgitta		56
birtie	roberta		6
biswanath	viswanath		23
bjorn	bjoern		272
blaga	blagovesta		1
blagi	blagoje		1
blago	blagoje		1
blago	blagovest		0
blake	william		58
blaza	blagoje		1
blazo	blagoje		1
bo	beaufort		4
bo	beauregard		4
bo	boetius		17
bo	robert		58
bob	bert		54
bob	bobby		298
bob	robert		55
bobbi	barbara		4
bobbi	robert		4
bobbi	roberta		80
bobbie	barbara		366
bobbie	robert		304
bobbie	roberta		44
bobby	bert		54
bobby	robert		55
bobby	roger		12
bog	bogdan		1
boga	bogdan		1
bogda	bogdan		1
bogdan	bogoje		7
bogdan	bogoljub		7
bogdi	bogdan		1
bogi	bogdan		1
bogi	bogoljub		0
bogo	bogdan		0
bogo	bogoljub		1
bogo	bogomil		0
bogoje	bogoljub		1
bohous	bohumil		152
bohous	bohuslav		152
bohumil	bohuglav		1
bohus	bohumil		1
bolek	boleslaw		48
boner	bonnie		1
bonne	bonita		1
bonnie	bonita		4
bonny	bonita		4
bora	borisa		0
bora	borislav		0
bora	borivoje		1
borbala	barbara		5
boris	borenka		1
borisa	borislav		1
borisa	borivoje		0
borivoje	borislav		1
borka	boris		7
borko	boris		7
boro	borislav		1
boro	borivoje		0
borya	boris		69
boske	erzsebet		98
boubacar	abubakar		276
boulos	paul		5
boutros	peter		5
boza	bozidar		1
bozo	bozidar		1
bozsi	erzsebet		186
braam	abraham		96
brad	bradle		0
brad	bradley		353
brad	brayden		0
bradford	brad		17
bradle	bradford		1
bradley	bradford		9
bradly	bradford		4
bradly	bradley		3
brady	brayden		0
brady	broderick		112
brahim	ibrahim		2
brana	branimir		0
brana	branislav		0
brana	branka		1
brana	branko		0
brandy	brenda		6
brane	branimir		1
brane	branislav		0
brane	branko		0
branimir	branislav		1
branka	branislava		1
branko	branimir		0
branko	branislav		1
brano	branimir		1
brano	branislav		0
brano	branko		0
brayan	brian		3
brayden	bradley		7
breanna	brianna		30
bree	aubrey		154
bree	breanna		6
bree	breeanna		6
brenden	brendan		3
brendon	brendan		3
brent	brentley		1
brent	brenton		58
brett	brentley		1
bri	breanna		6
bri	brianna		6
bri	bryanna		6
brian	robert		58
briana	brianna		27
briana	bryanna		49
brianna	bryanna		49
bride	bridget		1
bridey	bridget		1
bridge	bridget		1
bridgie	bridget		42
bridgit	bedelia		17
bridgit	bridget		27
bridie	bridget		126
brien	brian		3
brina	sabrina		62
britany	brittany		3
britney	brittany		3
brito	britto		27
britt	brittany		6
britta	birgitta		66
britta	bridget		10
brittani	brittany		3
brittney	brittany		3
brittnie	brittany		6
brode	broderick		1
brody	brady		210
brody	broderick		35
bron	bronwen		1
brose	ambrose		6
bru	bruna		1
bruna	brunna		27
bruse	bruce		3
bryan	brian		29
bryant	brian		714
bryon	brian		36
bub	mahbubur		4
bubba	charles		58
buck	charles		478
buck	george		34
buck	john		34
buck	william		34
bud	james		34
bud	john		34
buda	budimir		1
buddy	charles		58
budo	budimir		1
bukki	bukola		1
bukky	bukola		1
bulus	paul		5
buren	vanburen		6
burgi	walburga		56
burt	burton		184
burt	egbert		70
butch	charles		58
butrus	peter		5
by	byron		82
caasha	aisha		2
cade	caden		184
cafer	jafar		2
cage	micajah		6
cager	micajah		9
cait	kaitlyn		6
caitlin	catherine		39
caitlin	kaitlyn		3
caitlyn	kaitlyn		3
caity	kaitlyn		6
cal	caleb		0
cal	calvin		33
cali	kalli		49
callie	california		155
calliedona	caldonia		6
callum	calum		27
cally	calpurnia		6
cam	camden		34
cam	cameron		33
cam	campbell		0
camme	camille		1
cammie	camile		6
cammie	camille		77
cammie	carmon		6
cammy	camille		4
candace	candice		4
cande	candace		1
candy	candace		17
cano	kano		27
car	carlotta		1
car	charlotte		9
cara	caris		1
cara	carrier		0
cara	keri		4
carabella	corabel		10
carabelle	corabel		10
carding	ricardo		121
care	carol		1
care	caroline		0
caren	karen		3
cari	keri		4
caris	carry		7
carl	carlton		256
carl	charles		732
carla	carli		27
carlao	carlitos		0
carlao	carlos		1
carles	charles		5
carley	karla		30
carli	karla		30
carlie	karla		30
carlinhos	carlos		230
carlitos	carlinhos		0
carlitos	carloncho		0
carlitos	carlos		293
carlo	charles		5
carlos	carloncho		1
carlos	charles		5
carlota	charlotte		5
carlotta	charlotte		130
carly	carla		49
carly	karla		505
carm	carmon		6
carme	carmina		1
carmella	carmela		30
carmen	karmen		27
caro	carol		0
caro	caroline		59
carol	caroline		153
carolann	carol		6
carole	carol		88
carole	carolann		12
carole	caroline		264
carolin	caroline		3
carolina	caroline		38
caroline	chick		6
carolyn	caroline		29
carolynn	caroline		3
carre	carol		7
carre	carole		0
carre	carolina		0
carre	caroline		1
carri	carol		6
carri	caroline		4
carri	karonhappuck		4
carrie	carol		14
carrie	caroline		101
carrie	karonhappuck		4
carrie	keri		4
carro	caroline		1
carry	caroline		4
carry	carrier		1
carry	karonhappuck		4
casey	catherine		6
casey	kathleen		6
cass	cassandra		59
cass	caswell		142
casse	cassandra		1
cassey	alexandria		4
cassey	caroline		4
cassey	catherine		4
cassi	alexandria		4
cassi	caroline		4
cassi	catherine		4
cassie	carol		12
cassie	caroline		28
cassie	carrie		151
cassie	cassandra		75
cassie	catherine		24
cassie	kathleen		12
cassy	alexandria		4
cassy	caroline		4
cassy	cassandra		10
cassy	catherine		4
castle	castillo		4
cat	catherine		1
cat	catrin		0
cat	cats		0
cata	catalina		1
catalina	catherine		5
catarina	catherine		5
cate	catherine		253
caterina	catherine		5
cath	catherine		9
catharine	catherine		3
cathe	catherine		1
cathe	kathleen		0
catherin	catherine		3
catheryn	catherine		3
cathey	catherine		4
cathi	catherine		4
cathie	catherine		80
cathleen	catherine		260
cathleen	cathy		6
cathleen	kathleen		29
cathlene	kathleen		3
cathne	catherine		18
cathrine	catherine		3
cathryn	catherine		3
cathy	catherine		592
cathy	kathleen		104
cati	catarina		1
catie	catherine		1
cato	catharina		60
catriona	catherine		5
cats	catrin		1
caz	caroline		4
ceall	lucille		9
cece	cecilia		18
cecelia	cecilia		30
ceci	cecilia		1
cecie	cecil		0
cecie	cecilia		1
cecilia	sheila		72
ced	cedric		42
ced	cedrick		0
ceda	cedomir		1
cedo	cedomir		1
cees	cornelis		65
celal	jalal		2
celalettin	jalaluddin		2
celia	cecilia		480
celia	celeste		70
celina	selina		105
cemal	jamal		2
cemo	cemal		191
cene	cyrenius		112
cenia	laodicia		90
cesca	francesca		82
chabela	isabel		76
chad	chadwick		34
chad	charle		0
chad	charles		478
chago	santiago		76
chai	somchai		618
chaimke	chaim		139
chalo	gonzalo		74
chamseddine	shamsuddin		2
chan	chauncey		35
chan	chauncy		9
chana	anna		5
chana	hanna		16
chandar	chandra		23
chander	chandra		273
channah	hanna		16
chantal	chantel		4
char	charles		0
char	charlie		0
char	charlotte		85
char	chas		7
charif	sharif		2
charing	rosario		121
charle	charles		1
charley	charles		251
charlie	charles		563
charlie	charlotte		95
charlot	charles		643
charlot	charlotte		3
charlotte	chick		6
charly	charlie		128
charm	carmon		6
charo	rosario		76
chas	charles		253
chase	charles		184
chastie	chastity		10
chasty	chastity		10
chat	charity		72
chaterjee	chatterjee		23
chatterji	chatterjee		23
chaudhari	chowdhury		23
chaudhary	chowdhury		23
chaudhry	chowdhury		23
chaudhuri	chowdhury		23
chava	eve		5
chava	salvador		120
chayim	chaim		16
chayo	rosario		74
chaz	charles		1
chaz	charley		0
chaz	charlie		0
chazza	charles		7
chazza	charley		7
chazza	charlie		7
checco	francesco		102
checo	sergio		76
cheik	shaykh		2
cheikh	shaykh		2
chelle	michelle		6
chelo	consuelo		76
chelsie	chelsey		52
chema	jose		74
chente	vicente		76
chepe	jose		236
cher	cheryl		6
cheri	cheryl		6
cherie	cheryl		6
cherif	sharif		2
cheryll	cheryl		3
chesty	chester		1
chet	chesle		0
chet	chesley		70
chet	chester		149
chet	chesty		0
chic	chip		7
chicao	chiquinho		7
chick	charles		450
chicky	chiquita		10
chico	chiquinho		0
chico	francisco		230
chinedu	chinedum		696
chip	charles		214
choudhary	chowdhury		23
choudhuri	chowdhury		23
choudhury	chowdhury		23
chowdhry	chowdhury		23
chris	christa		12
chris	christe		0
chris	christelle		0
chris	christia		0
chris	christian		164
chris	christiana		12
chris	christina		153
chris	christine		141
chris	christininha		0
chris	christophe		0
chris	christopher		33
chris	christos		278
chris	kristen		12
chris	kristy		12
chrissie	christina		18
chrissy	christia		0
chrissy	christina		150
chrissy	christine		141
chrissy	christopher		0
chrissy	christy		0
christa	christine		4
christe	christina		0
christe	christine		1
christeen	christine		3
christel	christina		0
christel	christine		1
christene	christine		3
christiaan	christian		3
christie	christine		82
christin	christine		36
christina	christininha		0
christine	christiana		27
christine	christina		733
christo	hristo		511
christofer	christopher		3
christoffer	christopher		3
christoph	christopher		36
christoph	krzysztof		749
christophe	christopher		5
christopher	christian		9
christos	hristo		335
christy	christiana		12
christy	christina		263
christy	christine		14
chrystal	crystal		30
chucho	jesus		76
chuck	charles		136
chuck	charlie		298
chudi	chukwudi		189
chus	chucho		1
chus	chuy		7
chuy	chucho		0
chuy	jesus		76
ciara	cierra		30
cibyl	sibbilla		27
ciccio	francesco		102
cihad	jihad		2
cil	priscilla		9
cilla	cecilia		9
cilla	cicely		6
cilla	ciller		0
cilla	priscilla		85
cille	lucille		62
ciller	priscilla		9
cinde	cinthia		1
cindi	cynthia		80
cindi	luciana		4
cindi	lucinda		4
cindie	cynthia		80
cindie	luciana		4
cindie	lucinda		4
cindy	cinderella		6
cindy	cynthia		44
cindy	luciana		4
cindy	lucinda		24
cintha	cynthia		694
cinthia	cynthia		105
cisco	francisco		120
ciss	cicely		10
cissy	cecilia		126
cissy	clarissa		12
cissy	frances		12
cissy	priscilla		12
cj	charles		34
cj	christopher		34
claas	nicholas		50
claes	nicholas		57
claes	nikolaos		6
clair	claire		116
clair	clarence		57
clair	clarinda		0
clair	clarissa		9
claire	clarinda		7
claire	clarissa		9
clara	clair		217
clara	claire		116
clara	clare		88
clara	clarinda		140
clara	clarissa		177
clare	clair		217
clare	claire		708
clare	clarence		141
clare	clarinda		0
clarice	clarinda		0
clarice	clarissa		105
clarinda	clarissa		1
clarisa	clara		4
clarke	clark		3
clas	clarissa		10
classie	clarissa		10
clau	claudiu		1
claud	claude		3
claudiu	claudel		1
claus	claudia		4
claus	nicholas		5
clay	clayton		251
cleat	cleatus		6
clem	clement		205
clem	clementine		365
cliff	clifford		33
cliff	clifton		363
clint	clinton		252
clo	chloe		72
clum	columbus		50
coba	jacoba		60
cobie	jacob		82
cobus	jacobus		65
coco	cory		6
cole	nicholas		10
cole	nicholette		6
cole	nicole		6
coley	nicholas		10
colie	cole		52
colin	nicholas		243
collin	colin		30
colson	nicholas		10
colt	colton		359
comilla	camilla		10
con	conrad		45
con	cornelius		187
concha	concepcion		76
concha	conchita		0
conchi	concepcion		0
conchi	conchita		1
conchita	concepcion		589
conne	conrad		0
conne	constance		1
conni	cornelia		56
connie	conrad		364
connie	constance		44
connie	cornelius		364
conny	con		91
conny	conrad		77
conny	constance		258
conny	cornelia		71
conny	cornelius		28
conny	konrad		71
cono	cornelius		9
constantin	constantine		5
constantin	konstantin		160
constantinos	konstantinos		31
consu	consuelo		1
coop	cooper		1
cor	cornelis		103
cora	corabel		10
cora	corina		4
cora	corinne		665
corde	cordelia		1
cordie	cordelia		18
cordy	cordelia		35
cordy	cory		6
corey	cory		3
corinna	corinne		128
cork	corcoran		10
corn	cornelius		82
corne	cornelia		1
corne	cornelis		0
cornelius	cornelis		329
cornie	cornelia		42
corny	cornelia		12
corny	cornelius		126
corrie	cornelia		7
costantino	constantine		5
costas	konstantinos		31
costel	constantin		208
costel	costica		0
costin	constantin		676
court	courtney		62
craig	craigale		0
craig	craigele		0
crate	socrates		6
creasey	lucretia		6
crece	lucretia		9
crese	lucretia		9
cris	christiana		4
cris	christina		1
criss	christiana		4
crisse	christina		1
crissy	christiana		28
crissy	christina		12
crissy	christine		35
crissy	christy		151
cristhian	christian		3
cristian	christian		3
cristiano	christian		5
cristina	christiana		27
cristina	christina		29
cristine	christine		3
cristobal	christopher		242
cristoforo	christopher		5
cristopher	christopher		3
cristovao	christopher		5
crys	crystal		6
cuddy	cuthbert		18
cumar	umar		2
curg	lecurgus		90
curro	francisco		236
curt	courtney		24
curt	curtis		33
cy	cyrenius		45
cy	cyrus		459
cy	onicyphorous		6
cyndi	cynthia		453
cyphorus	onicyphorous		6
cyril	kirill		160
czesiek	czeslaw		48
daan	daniel		463
dacey	candace		6
dacia	daycia		49
daffy	david		10
dafydd	david		5
dahl	dalton		57
dai	dafydd		351
daisey	margaret		4
daisha	daycia		49
daisy	margaret		308
daisy	margaretta		104
daisy	margarita		6
dal	dahl		6
dal	dalton		17
dale	robert		58
damaris	demerias		9
dami	oluwadamilola		156
damian	damien		30
damon	damien		4
dan	danchuk		0
dan	dandan		0
dan	daniel		33
dan	danut		0
dan	sheridan		14
dana	danica		1
dana	daniel		4
dana	daniela		4
dana	daniella		4
dana	danjuska		0
dana	danka		0
danca	daniela		1
dane	danelle		1
dane	danijel		0
dane	danko		0
danel	daniel		5
danelle	danielle		105
dani	danca		0
dani	daniel		236
dani	daniela		0
dani	daniele		0
dani	danielle		17
dani	daninka		0
dani	danut		0
danial	daniel		105
danica	danjuska		7
daniele	daniel		5
danil	daniel		5
danilo	daniel		5
daninka	daniela		1
danka	danica		1
danka	danuta		48
danko	danijel		0
danko	danilo		1
danl	daniel		18
dann	daniel		155
dann	sheridan		4
danne	danial		0
danne	daniel		1
danni	danielle		9
dannie	daniel		80
dannie	sheridan		4
danny	dan		500
danny	daniel		55
danny	sheridan		28
danut	daniel		1
danyal	daniel		5
daoood	dawud		2
daoud	david		5
daoud	dawud		2
daph	daphne		17
daphe	daphne		1
daphie	daphne		6
dare	darko		0
dare	darun		0
dare	darwin		1
darek	dariusz		309
daren	darren		3
daria	dasha		4
darin	darren		3
darkey	dorcus		42
darla	dara		4
darlene	dara		4
darran	darren		3
darre	darlene		1
darrel	daryl		3
darrell	daryl		3
darrick	derek		3
darrin	darren		3
darry	darlene		42
darryl	daryl		3
darun	darko		7
darwesh	darwish		2
darwiche	darwish		2
daryll	daryl		3
dasa	dagmar		51
daud	dawud		2
davca	david		51
dave	david		33
dave	davidson		0
davey	david		149
davi	david		120
david	davidke		0
david	davidl		0
david	davidle		0
david	davidson		0
davide	david		5
davie	david		18
davis	davidson		1
davit	david		5
davood	dawud		2
davor	davorin		1
davud	david		5
davud	dawud		2
davy	david		251
davy	davidson		0
davy	davis		0
dawid	david		5
dawood	dawud		2
dawoud	dawud		2
dawud	david		5
day	david		62
daz	darren		9
dea	demaris		6
dea	demerias		6
deann	geraldine		4
deanna	dana		4
deb	debbie		54
deb	debby		151
deb	deborah		75
debbe	deborah		9
debbi	deborah		80
debbie	deborah		44
debbora	deborah		3
debby	debbie		91
debby	deborah		292
debe	deborah		10
debi	deborah		9
debora	deborah		29
deborrah	deborah		3
debra	debbie		6
debra	deborah		29
dede	deirdre		10
dede	diana		10
dee	audrey		142
dee	delores		263
deea	andreea		9
deedee	deidre		154
deedee	nadine		142
deena	adena		6
deena	dana		4
deia	andreia		4
deidre	deirdra		4
dejo	dejan		1
deke	deacon		10
deke	dietrich		10
del	adelbert		70
del	delbert		371
del	delmar		34
del	delmer		34
dela	adela		10
delbert	adelbert		17
dele	ayodele		156
dele	bamidele		156
delf	delphine		6
delia	adaline		24
delia	adeline		12
delia	cordelia		263
delia	fidelia		14
delilah	dahlia		4
delius	delia		6
dell	adaline		24
dell	adelaide		24
dell	adele		54
dell	adeline		14
dell	adelphia		24
dell	delilah		70
dell	della		116
dell	delores		57
dell	delphina		0
della	adelaide		165
della	delilah		70
della	deliverance		24
della	delores		57
delle	adelle		10
dellia	adelle		10
delly	deliverance		42
delphi	delphine		6
delphia	adelphia		35
delphia	philadelphia		17
delphia	philly		210
delphina	adelphia		4
dem	demetria		1
demaris	demerias		4
demetrio	demetrius		5
demetrios	dimitrios		31
demetris	dimitrios		31
demetrius	dimitrios		336
demi	demetria		1
dena	adena		6
dena	dana		4
denca	denisa		1
dence	prudence		10
denda	denisa		1
deni	denisa		0
deni	dennis		1
denik	dennis		1
denis	dennis		3
denne	dennis		1
dennie	dennis		6
dennis	dennison		17
dennis	dionysius		10
dennison	dionysius		10
denny	dennis		205
denny	dennison		12
dennys	dennis		3
denys	denise		105
denys	dennis		13
denyse	denise		105
depy	despoina		97
dera	derald		10
deric	derek		3
derick	derek		3
derick	frederick		6
derrek	derek		52
derrell	daryl		36
derrick	derek		3
des	desmond		1
dese	desire		0
dese	desiree		1
desre	desire		0
desre	desiree		1
desree	desire		7
desree	desiree		9
dessa	andressa		4
devon	devin		4
dewayne	duane		29
deza	andreza		4
dhia	diya		2
di	diana		185
di	diane		17
diaa	diya		2
diah	jedediah		17
diah	jedidiah		6
diah	obadiah		35
diah	zedediah		12
dian	diane		52
dianah	diana		128
diane	diana		502
dianna	diana		3
dianna	dinah		27
dianne	diane		3
dicey	diana		6
dicey	diane		6
dicey	eudicy		6
dicey	eurydice		6
dicie	dicey		220
dick	dickon		0
dick	dickson		0
dick	melchizedek		70
dick	rich		54
dick	richard		55
dick	ricky		54
dickie	richard		574
dickon	dickson		0
dickon	richard		50
dicky	richard		62
dicy	laodicia		6
didi	diana		6
didi	diane		6
didi	dieter		56
diedrich	dietrich		21
diego	james		5
diether	dieter		21
dietmar	dieter		702
dietr	dietrich		43
dietrich	dieter		56
digong	rodrigo		121
dilbert	delbert		105
dill	adelaide		10
dill	adelina		10
dill	dillard		10
dilly	deliverance		42
dima	dimas		0
dima	dimka		0
dima	dimochka		0
dima	dimon		0
dima	dimulia		0
dima	dimych		0
dima	dmitry		69
dimitar	demetrius		5
dimitri	dimitrios		279
dimitri	dmitry		8
dimitrij	dmitry		8
dimitrios	demetrius		5
dimitris	dimitrios		31
dimitriy	dmitry		8
dimitry	dmitry		8
dimmis	demerias		4
dimo	dimitar		1
dina	adena		6
dina	geraldine		57
dinah	diana		128
dinos	konstantinos		97
dipak	deepak		23
dirch	derek		9
dirk	dietrich		43
dirk	theodoros		63
dite	epaphroditius		42
ditus	aphrodite		4
ditus	epaphroditius		35
diya	divya		4
dj	david		58
djaber	jabir		2
djafar	jafar		2
djaja	jaya		277
djalal	jalal		2
djamal	jamal		2
djamel	jamal		2
djamil	jamil		2
djavad	jawad		2
djorde	djordje		169
dmitri	dmitry		8
dmitrii	dmitry		8
dmitrij	dmitry		8
dmitrijs	dmitry		107
dmitriy	dmitry		8
dmitry	demetrius		5
dmytro	demetrius		5
dmytro	dmitry		8
dob	robert		50
dobbin	robert		50
doc	charles		34
doc	william		34
doda	dorothea		17
doda	dorothy		9
dode	dorothy		9
dodie	delores		4
dodie	dorothy		80
dodong	eduardo		472
dody	delores		4
dody	dorothy		4
dolf	randolph		4
dolf	rudolphus		4
doll	dorothy		9
dollie	dorothy		4
dolly	dorothy		44
dolph	adolphus		299
dolph	randolph		14
dolph	rudolph		45
dolph	rudolphus		28
dom	domenic		12
dom	dominic		149
dom	dominique		0
domenico	dominic		5
domi	dominic		0
domi	dominique		295
domingo	dominic		5
domingos	dominic		5
dominick	dominic		3
dominik	dominic		3
dominique	dominic		181
don	donald		33
dona	caldonia		9
dona	donna		49
donn	donald		4
donna	fredonia		9
donne	donald		1
donnie	donald		55
donny	donald		55
donny	donnie		217
donny	donovan		17
dony	donald		35
dony	donovan		6
dora	dorinda		0
dora	dorothea		233
dora	dorothy		636
dora	dortha		0
dora	isadora		12
dora	theodora		150
dorde	djordje		169
dorde	dordije		0
dordje	djordje		169
dori	dora		30
dori	dorina		0
dorie	dorothy		10
dorinda	dorothy		9
doris	dorinda		0
doris	dorothy		9
doris	dortha		0
dorota	dorothy		5
dorotea	dorothy		5
doroteia	dorothy		5
dorothea	dorinda		17
dorothea	dorothy		38
dorothy	dorethea		7
dortha	dorinda		7
dortha	dorothea		7
dortha	dorothy		50
dory	dorothy		59
dos	reis		4
dosia	theodosia		6
dosie	eudoris		6
dossie	eudoris		6
dot	dorothea		95
dot	dorothy		44
dot	dotty		6
dotha	dorothy		9
dottie	dorothy		175
dotty	dorothy		77
dotty	dotha		49
doug	douglas		119
dougie	douglas		18
douglass	douglas		3
dovid	david		139
dow	dov		16
draga	dragica		1
draga	dragojla		0
dragi	dragisa		1
dragica	dragojla		1
drahuska	drahomira		51
drale	draza		7
drale	drazen		1
draza	drazen		1
drazo	drazen		1
dre	sondra		6
drea	andre		6
drea	andrea		17
drew	andrew		33
drew	woodrow		24
drina	alexandria		6
driss	idris		2
dru	andrew		4
duarte	edward		5
dud	dudley		1
duda	eduarda		4
dudi	david		139
dudu	david		672
dudu	eduardo		471
duglas	douglas		3
dul	abdul		615
dumitru	demetrius		5
dunk	duncan		72
dunny	duncan		1
dura	durad		1
durde	durad		7
duro	durad		1
duro	durde		0
duro	juraj		51
dusko	dusan		7
dusty	dustin		581
dutch	herman		6
dutch	william		58
duty	deuteronomy		6
dwain	duane		3
dwane	duane		9
dwayne	duane		29
dyana	diana		3
dyane	diane		3
dyce	aphrodite		4
dyce	epaphroditius		35
dyche	aphrodite		4
dyche	epaphroditius		35
dyer	jedediah		70
dyer	jedidiah		6
dyer	obadiah		77
dyer	zedediah		28
dzhamal	jamal		2
dzmitry	dmitry		8
earl	robert		34
earl	william		34
earnie	earnest		1
eb	abel		57
eb	ebbie		6
eb	ebenezer		14
ebbie	abel		77
ebbie	ebenezer		28
eben	ebenezer		62
eberh	eberhard		43
ebi	eberhard		43
ebraheem	ibrahim		2
ebrahim	ibrahim		2
ector	hector		46
ed	edgar		164
ed	edmond		187
ed	edmund		231
ed	eduardo		187
ed	edward		33
ed	edwin		164
eddie	ed		500
eddie	edgar		363
eddie	edith		258
eddie	edmond		12
eddie	edmund		363
eddie	eduardo		187
eddie	edward		55
eddie	edwin		164
eddy	edgar		165
eddy	edmond		104
eddy	edmund		165
eddy	eduardo		607
eddy	edward		44
eddy	edwin		86
edek	edward		48
eden	edna		10
edgar	edward		9
edi	eduard		43
edie	edith		311
edie	edyth		12
edie	edythe		12
edik	edichka		1
edith	adaline		9
edm	edmund		18
edmd	edmund		18
edmund	edmond		4
edmund	edward		736
edna	edith		9
edny	edna		52
edo	edit		306
edoardo	edward		5
edon	edith		10
edouard	edward		5
edris	idris		2
edriss	idris		2
edu	eduardo		236
eduard	edward		5
eduardo	edward		5
edvard	edward		5
edvardas	edward		5
edw	edward		18
edwd	edward		18
edye	edith		35
edye	edyth		12
edye	edythe		12
eesa	isa		2
effemy	euphemia		106
effie	euphemia		90
effy	euphemia		6
efi	eftychia		97
efim	yefim		8
egay	edgardo		121
egor	yegor		8
ehmed	ahmad		2
eid	reid		4
eileen	aileen		9
eileen	ellen		146
eileen	helena		142
eilis	elizabeth		5
eirik	eric		3
eithne	edna		10
ekaterina	catherine		5
ekaterina	yekaterina		8
ekaterini	aikaterini		31
eko	echo		4
ekrem	akram		2
el	ella		6
ela	elzbieta		211
elaine	eleanor		57
elaine	helena		70
elanor	elaine		7
elbert	adelbert		9
elbert	albert		390
elbert	alberta		9
elbert	elbertson		17
eleanor	helena		155
eleanora	ellen		4
eleazar	eleazer		4
eleck	alexander		9
electa	electra		4
elena	elenchyk		0
elena	ellen		328
elena	helen		5
elena	helena		709
elena	mariaelena		4
elena	yelena		8
eleni	helen		219
elenor	eleanor		718
elenor	leonora		9
elenor	leonore		6
elenora	eleanor		30
eleny	eleni		31
eleonora	eleanor		5
eleonore	eleanor		5
elham	ilham		753
eli	elias		737
eli	eliezer		0
eli	elijah		149
eli	elimelekh		0
eli	elisha		14
eli	eliska		0
eli	eliyahu		0
eli	elliot		73
elia	elias		5
eliahu	eliyahu		16
elias	ilyas		132
elic	alexandria		9
elicia	alice		9
elijah	elias		5
elijah	eliezer		7
elijah	elimelekh		7
elijah	eliyahu		7
elijahu	eliyahu		16
elina	ellen		30
elinamifia	eleanor		4
elinor	ellen		4
eliot	elliot		3
eliott	elliot		3
elis	elizabeth		9
elisa	elizabeth		398
elisabet	elizabeth		3
elisabeth	elizabeth		29
elisabetta	elizabeth		5
elise	elizabeth		9
elisebeth	elizabeth		3
elisha	alice		9
elisha	eliezer		7
elisha	elimelekh		7
elisha	eliyahu		7
elisheva	elizabeth		5
elissa	elizabeth		9
elisth	elizabeth		18
eliyahu	elias		5
eliyahu	elijah		159
eliyas	ilyas		2
eliz	elizabeth		18
eliza	elizabeth		308
eliza	louise		140
elizabet	elizabeth		3
elizaveta	elizabeth		5
elizebeth	elizabeth		3
elizth	elizabeth		18
elka	elzbieta		48
ella	ellender		0
ella	gabriella		86
ella	gabrielle		24
ella	helen		45
ella	helene		14
ella	luella		24
elle	ella		7
elle	ellen		1
elle	ellie		0
elleanor	eleanor		128
ellen	eleanor		177
ellen	ella		54
ellen	ellender		0
ellen	helen		140
ellen	helena		70
ellen	helene		140
ellen	lena		54
ellender	helena		9
elli	alexandria		4
elli	eleanor		4
elli	elisabeth		71
elli	elmira		4
elli	elwood		4
ellie	eleanor		101
ellie	ellen		95
ellie	elmira		28
ellie	helen		12
ellie	helene		12
elliott	elliot		3
ellis	alice		9
ellis	ellen		4
ells	elle		7
ells	elwood		9
elly	eleanor		304
elly	elizabeth		63
elly	ellie		151
elly	elmira		77
elm	elmer		18
elmo	elmer		10
elnora	eleanor		4
elouise	heloise		62
els	elizabeth		103
els	elsbeth		0
elsa	elizabeth		9
elsbeth	elizabeth		125
else	elisabeth		71
elsey	ellswood		12
elsey	elsie		220
elsey	elswood		12
elsey	elze		168
elsie	alice		24
elsie	alicia		12
elsie	elizabeth		660
elspet	elizabeth		10
elspeth	elizabeth		5
elsy	alice		4
elsy	elizabeth		4
elvie	elvira		6
ely	elias		10
ely	elijah		10
elyas	ilyas		2
elzbieta	elizabeth		5
em	emeline		14
em	emil		6
em	emily		150
em	emma		17
ema	emily		4
ema	emma		4
emad	imad		2
emanouil	emmanouil		31
emanuel	emmanuel		5
emanuele	emmanuel		5
emeka	chukwuemeka		189
emelia	emily		30
emely	emily		30
emelyn	emily		4
emile	emiline		1
emilia	emileczka		1
emilia	emilunia		0
emilia	emilusia		0
emilia	emily		131
emilie	amelia		4
emilie	emeline		4
emilie	emily		5
emiline	emeline		146
emilka	emilia		1
emily	amelia		28
emily	emeline		77
emin	amin		2
emine	amina		2
emir	amir		2
emm	emeline		9
emm	emma		1
emma	emeline		24
emma	emily		86
emma	emmanuelle		0
emma	emmer		0
emma	ermintrude		10
emmaline	emily		4
emmanouil	emmanuel		5
emmanuel	emmanouil		336
emme	emily		4
emme	emma		7
emmeline	emily		355
emmer	emeline		9
emmet	emmit		27
emmie	emeline		4
emmie	emily		80
emmit	emmota		4
emmy	emeline		28
emmy	emily		101
emmy	emma		54
emmy	emmanuelle		0
emran	imran		2
enayatollah	inayatullah		2
enayatullah	inayatullah		2
ender	mahender		4
endra	harendra		4
endra	virendra		4
enlo	enola		10
enne	adrienne		6
enric	henry		5
enrico	henry		5
enrique	henry		5
enriqueta	henrietta		5
enver	anwar		2
enzo	lorenzo		237
enzo	vincenzo		646
eoin	john		5
eph	ephraim		62
eppa	aphrodite		4
eppa	epaphroditius		35
epsey	artelepsa		6
eric	derek		14
erica	frederica		6
erich	eric		3
erick	eric		3
erick	frederick		6
erick	roderick		6
ericka	erica		27
ericka	fredericka		6
erico	eric		36
erik	eric		3
erika	erica		27
erika	frederica		6
erinn	erin		3
erma	emeline		9
erna	ernestine		72
erne	ernest		1
ernest	earnest		146
ernie	earnest		70
ernie	ernest		33
erning	ernesto		121
erzsebet	elizabeth		38
erzsi	erzsebet		186
es	essy		6
esa	mahesa		4
esebella	isabella		10
esebelle	isabella		10
esmaeil	ismail		2
esmail	ismail		2
esmee	esmeralda		1
essa	isa		2
essa	vanessa		24
essi	estella		4
essi	hester		4
essie	estella		4
essie	esther		254
essie	hester		4
essy	estella		35
essy	estelle		12
este	estella		10
este	esther		10
esteban	stephen		5
estelle	estella		692
ester	esther		16
estevao	stephen		5
ethel	etheldreda		10
ethelene	etheldreda		10
ethyl	etheldreda		10
eti	etelka		98
etienne	stephen		5
etta	carthaette		70
etta	ethel		4
etta	henrietta		308
etta	loretta		24
ette	etta		7
etti	carthaette		4
etti	ester		64
etti	esther		64
etti	henrietta		4
ettie	carthaette		4
ettie	henrietta		4
etty	carthaette		6
etty	henrietta		35
eugen	eugene		5
eugene	eugenius		10
eugenio	eugene		5
eugeniusz	eugene		5
eugeny	evgeny		8
eula	eulalia		10
eunice	unice		6
eustathios	efstathios		31
ev	evangeline		6
ev	evelyn		17
ev	everett		18
eva	evaline		14
eva	eve		38
eva	evelyn		668
evagelos	evangelos		31
evan	john		39
eve	evaline		14
eve	evelina		0
eve	evelyn		661
eve	genevieve		24
evelin	evelyn		30
evelina	evelyn		493
evert	everardus		60
eves	neves		4
evgeni	evgeny		8
evgenii	evgeny		8
evgenij	evgeny		8
evgenija	evgenia		8
evgeniy	evgeny		8
evgeniya	evgenia		8
evgeny	eugene		391
evgueni	evgeny		8
evguenii	evgeny		8
evhen	evgeny		8
evi	evangelia		113
evi	paraskevi		113
evie	evelyn		18
evonne	yvonne		3
ewa	eve		5
ewunia	ewusia		7
exie	experience		6
eymen	ayman		2
eyup	ayyub		2
ez	ezekiel		14
ez	ezideen		6
ez	ezra		45
faatima	fatima		2
fadi	fahd		27
fadma	fatima		2
fahad	fahd		2
faisal	faysal		2
faisel	faysal		2
fal	fallon		6
falcon	fallon		6
fall	fallon		6
fallie	fallon		6
fally	fallon		6
falon	fallon		52
fam	euphemia		10
fan	frances		9
fanda	frantisek		51
fanie	stephanus		96
fanne	fanny		128
fannie	fanny		106
fannie	frances		80
fanny	euphemia		10
fanny	frances		177
faouzi	fawzi		2
farag	faraj		2
farah	farrah		30
farmboy	westley		6
fate	lafayette		50
fatemeh	fatima		2
fathima	fatima		2
fathy	fathi		2
fati	fatima		1
fatima	fatinha		0
fatimah	fatima		2
fatimata	fatima		2
fatime	fatima		2
fatma	fatima		2
fatma	fatos		7
fatos	fatma		191
fatoumata	fatima		2
fauzi	fawzi		2
fawzy	fawzi		2
fay	faith		45
fay	fayette		10
faycal	faysal		2
fco	francisco		120
fdo	fernando		120
fede	federico		1
federico	frederick		5
fedir	fyodor		8
fedor	fyodor		8
fedor	theodore		5
fedora	theodora		5
fedya	fyodor		127
feisal	faysal		2
fel	felicia		6
feli	felicia		6
feli	philipe		1
felicia	felicity		9
felipe	philip		242
felipe	philipe		79
felix	feliciano		10
felty	feltie		220
felty	valentina		6
felty	valentine		12
femi	olufemi		188
femi	oluwafemi		188
fena	euphrosina		4
fenee	euphrosina		4
fer	fernan		0
fer	fernanda		0
fer	fernando		1
ferbie	pheriba		6
fercho	fernan		7
fercho	fernando		7
ferd	ferdinand		604
ferda	ferdinand		1
ferde	ferdinand		1
ferdie	ferdinand		126
ferdie	ferdinando		6
ferdinando	ferdinand		5
ferdo	ferdinand		1
ferenc	francis		5
feri	ferenc		186
feri	fereydun		0
feris	fergus		10
ferko	ferenc		98
fernan	fernando		1
fernand	ferdinand		5
fernando	ferdinand		131
ferns	fernandes		4
fethi	fathi		2
fevzi	fawzi		2
feysal	faysal		2
fia	sofia		66
fidelia	bedelia		9
fie	philander		6
field	winfield		42
fiete	friedrich		56
fifi	fiona		9
fifi	phoebe		6
filip	philip		3
filipe	filipinho		0
filipe	philip		5
filipe	philipe		79
filippo	philip		5
fina	josephine		50
finn	phineas		4
finnius	alphinias		4
fiodor	fyodor		8
fiona	fionna		49
fito	adolfo		114
fito	rodolfo		114
fitz	fitzgerald		10
fitz	fitzhugh		10
fitz	fitzpatrick		10
fitz	fitzroy		10
fjodor	fyodor		8
flick	felicity		72
flo	flora		0
flo	florence		75
flo	florrie		0
flo	floss		0
flo	flosse		0
flo	flossie		0
flora	flosse		1
florence	flora		17
flori	florentina		1
florrie	florence		59
florrie	flossie		7
floss	flora		7
floss	florence		9
flosse	florence		7
flossie	florence		291
flossy	florence		112
foad	fuad		2
fofi	fotini		97
folker	volker		21
foma	thomas		5
fonso	alfonse		10
fonzo	alfonse		10
ford	brad		368
ford	bradford		14
ford	clifford		45
fouad	fuad		2
fran	france		0
fran	francek		0
fran	frances		75
fran	francesca		73
fran	franci		0
fran	francine		12
fran	francis		301
fran	francisek		0
fran	franek		0
fran	franjo		0
fran	franklin		12
fran	franky		0
fran	frasco		0
frana	frank		1
frana	frans		0
franc	francis		5
france	francek		1
france	francisek		0
francesc	francis		5
francesco	francis		5
francie	frances		126
francie	francine		12
francina	frances		10
francine	frances		10
francis	francois		642
francisca	francesca		5
francisco	francis		38
franciska	francesca		5
franciszek	francis		5
franco	francesco		237
franco	francis		39
franco	franko		27
francois	francis		5
francois	franciscus		0
francoise	francesca		5
frane	france		0
frane	francek		0
frane	franci		0
frane	francisek		0
frane	franek		1
frane	franjo		0
franek	france		1
franek	franciszek		48
franjo	francek		1
franjo	francis		5
frank	francis		55
frank	francisco		34
frank	franciscus		0
frank	francois		0
frank	frankisek		0
frank	franklin		231
frank	franklind		12
franke	francis		0
franke	franklin		1
frankie	frances		141
frankie	francis		447
frankie	francisco		34
frankie	frank		383
frankisek	francis		9
franklin	francis		9
franklin	frankisek		1
franky	francis		81
franky	franklin		0
franky	veronica		35
frannie	fran		88
frannie	frances		45
frannie	francine		12
frannie	frankie		0
franniey	frances		35
franniey	francine		12
franny	frances		150
franny	francesca		0
franny	francine		6
franny	frankie		0
frano	franjo		1
frans	francis		5
frans	franciscus		0
frans	francois		0
frans	frank		1
frans	frasse		0
franscois	francois		495
fransois	francois		495
franta	frantisek		204
frantisek	francis		5
frantiska	francesca		5
franz	francesco		4
franz	francis		275
franz	frank		1
franz	franke		0
franz	frankisek		0
franz	franklin		0
franziska	francesca		5
fras	francis		18
frasco	francis		7
frasco	francisco		7
frato	franjo		1
frdo	fernando		120
fred	alfred		231
fred	bill		12
fred	billy		12
fred	ferdinand		12
fred	frederick		33
fred	frederico		0
fred	frederique		0
fred	fredvick		0
fred	freek		0
fred	frieda		168
fred	wilfred		14
fred	will		14
fred	willie		12
fred	winifred		12
freda	alfreda		14
freda	frederica		9
freda	fredericka		35
freda	fredricka		0
freda	winifred		73
fredde	frederica		0
fredde	frederick		1
fredde	fredricka		0
freddie	ferdinand		12
freddie	fred		383
freddie	frederick		448
freddie	frieda		168
freddie	winifred		28
freddy	alfred		610
freddy	alfreda		305
freddy	ferdinand		104
freddy	fred		217
freddy	frederick		55
freddy	fredericka		104
freddy	fredvick		0
freddy	frieda		168
freddy	winifred		613
frederic	frederick		3
frederich	frederick		3
frederico	frederick		5
frederik	frederick		3
fredk	frederick		18
fredric	frederick		3
fredrick	frederick		3
fredricka	frederica		9
fredricks	frederick		10
fredrik	frederick		3
freek	frederik		60
frida	fridse		1
frids	frida		1
frieda	alfreda		177
frieda	freda		88
frieda	frederica		9
frieda	fredericka		104
friedel	friedrich		43
friedl	friedrich		56
friedr	friedrich		43
friedrich	frederick		36
frikkie	frederik		96
frippe	fredrik		66
frish	frederick		9
frish	fritz		7
frits	frederick		4
frits	frederik		60
fritz	frederick		619
fritz	friedrich		125
frona	sophronia		90
fronia	sophronia		90
frony	veronica		42
fryderyk	frederick		5
fuaad	fuad		2
fulop	philip		5
fyodor	theodore		5
gaafar	jafar		2
gab	gabriel		1
gab	gabriella		0
gab	gabrielle		0
gabbe	gabriel		1
gabbe	gabriella		0
gabbe	gabrielle		0
gabbie	gabriel		7
gabbie	gabriella		7
gabbie	gabrielle		7
gabby	gabriel		657
gabby	gabriella		86
gabby	gabrielle		24
gabe	gabby		217
gabe	gabriel		33
gabe	gabriella		0
gabe	gabrielle		0
gaber	jabir		2
gabi	gabriel		236
gabi	gabriela		0
gabi	gavriel		64
gabina	gabriela		7
gabka	gabriela		1
gabor	gabriel		5
gabr	jabr		2
gabriela	gabrielle		30
gabriele	gabriel		5
gabs	gabby		0
gabs	gabriel		1
gabs	gabriella		0
gabs	gabrielle		0
gaby	gabriel		1
gail	abbigale		6
gail	abigail		75
galal	jalal		2
galila	jalila		2
galina	galechka		7
galka	galina		1
galya	galina		69
galyna	galina		8
gamal	jamal		2
gamil	jamil		2
gamila	jamila		2
gani	ganesh		4
ganna	anna		751
gare	gareth		6
gare	garrett		6
garett	garrett		3
garratt	garrett		6
garret	garrett		3
garri	garrick		6
garry	garrett		6
garry	gary		29
gary	gareth		6
gary	garrett		256
gary	gerald		10
gasim	qasim		2
gassan	ghassan		2
gatsy	augusta		35
gatsy	augustina		12
gavriil	gabriel		5
gavril	gabriel		5
gawad	jawad		2
gay	gerhard		72
gee	jehu		90
geert	gerardus		60
gehan	jihan		2
geidar	heydar		8
geli	angelika		56
gema	gemma		30
gen	genevieve		59
gen	virginia		9
gena	genchik		0
gena	genevieve		10
gena	genka		0
gena	gennady		1
gena	genochka		0
gena	genych		0
genadijs	gennady		107
gence	genevieve		1
gene	eugene		149
gene	jean		242
genia	genowefa		48
genie	eugenia		4
genka	gennady		1
gennadi	gennady		8
gennadii	gennady		8
gennadij	gennady		8
gennadiy	gennady		8
gennady	genchik		7
gennady	genochka		7
geno	eugene		58
genych	gennady		7
geo	georg		1
geo	george		18
geoff	geoffre		0
geoff	jeffrey		33
geoffrey	jefferson		4
geoffrey	jeffrey		3
geoffry	jeffrey		3
geofrey	jeffrey		3
georg	george		38
georg	yrjo		143
george	georgios		279
georges	george		5
georgi	george		5
georgi	georgy		8
georgia	georgiana		17
georgia	georgina		4
georgie	george		325
georgie	georgina		73
georgii	georgy		8
georgij	georgy		8
georgios	george		219
georgiy	georgy		8
georgy	george		38
ger	geraint		0
ger	gerardus		65
gerard	gerardus		65
gerard	gerarsdus		0
gerard	gerhard		61
gerardo	gerard		5
gerd	gerard		0
gerd	gerarsdus		0
gerd	gerhard		43
gerd	gerrie		0
gerda	gerdale		0
gerda	gertrude		1
gere	geraldine		1
geremia	jeremiah		5
gerh	gerhard		43
gerhad	gerhard		21
gerhard	gerard		5
gerhardt	gerhard		21
gerhart	gerard		5
gerhart	gerhard		21
geri	geraldine		4
geri	gergana		1
geri	jerry		6
gerold	gerald		36
gerome	jerome		3
geronimo	jerome		5
gerre	gerald		1
gerre	geraldine		0
gerri	gerald		4
gerri	geraldine		155
gerri	gerard		4
gerri	gerardo		4
gerrie	gerald		4
gerrie	geraldine		310
gerrie	gerard		9
gerrie	gerardo		4
gerrie	gerarsdus		7
gerrit	gerard		5
gerry	gerald		136
gerry	geraldine		28
gerry	gerard		364
gert	gerard		0
gert	gerardus		63
gert	gerarsdus		0
gert	gerd		7
gert	gerhard		71
gert	gerrie		0
gert	gerrit		63
gert	gertie		116
gert	gertrude		75
gerte	gertrude		1
gertie	gertrude		75
gevorg	george		5
ghanem	ghanim		2
ghasem	qasim		2
ghassem	qasim		2
gheorghe	george		5
ghia	nghia		4
ghita	gheorghe		598
ghjuvanni	john		5
gholam	ghulam		2
ghoulam	ghulam		2
ghul	gul		401
ghulamreza	gholamreza		196
giac	giacomo		102
giacomo	james		5
giambattista	giovanni		470
gian	john		39
giang	huong		4
gianni	giovanni		102
giannis	ioannis		31
gib	gilbert		9
gid	gideon		10
giel	michiel		60
gienek	eugeniusz		48
giep	gideon		96
gigi	gheorghe		648
gigi	gisele		4
gigi	luigi		358
gihan	jihan		2
gil	gilbert		33
gil	gilberto		34
gilb	gilbert		18
gill	gillian		1
gillis	giles		106
gilly	gillian		1
gina	georgina		302
gina	regina		45
gina	virginia		9
ginger	virginia		308
gini	virginia		18
ginne	ginger		1
ginnie	virginia		10
ginny	ginger		0
ginny	virginia		44
gino	luigi		237
ginter	guenter		21
gio	giovanni		451
giorgi	george		5
giorgio	george		5
giorgios	georgios		31
giorgos	georgios		31
giosue	joshua		5
giota	panagiota		97
giov	giovanni		102
giovan	john		5
giovanna	joan		5
giovanni	john		5
girolamo	jerome		5
gita	geeta		23
gitta	birgitta		599
gittan	birgitta		66
gitte	birgitte		213
gitte	brigitte		56
giu	giulia		1
giuditta	judith		5
giulia	julia		5
giulio	julius		5
gius	giuseppe		102
giuseppe	joseph		5
giuseppina	josephine		5
gjorge	djordje		169
gladys	gwen		4
gleb	glebka		0
gleb	glebocha		1
glen	glendale		10
glen	glendon		10
glenn	glen		3
glory	gloria		52
glyn	glen		36
godfrey	geoffrey		5
godofredo	geoffrey		39
goes	bagus		4
goffredo	geoffrey		5
golam	ghulam		2
gomaa	jumaa		2
goncalo	gonzalo		506
gonsalo	gonzalo		46
goran	george		39
gordie	gordon		449
gordy	gordon		59
gorio	gregorio		121
gory	gregory		6
gosia	gosienka		0
gosia	goska		7
gosia	malgorzata		296
gosta	gustav		89
gottfr	gottfried		43
gottfried	geoffrey		5
govie	governor		6
gowri	gauri		23
goyo	gregorio		74
gpe	guadalupe		120
gra	graciela		1
grace	gracina		1
gracia	gracina		1
gracie	gracina		1
graeme	graham		3
grahame	graham		3
gram	graham		30
gre	margaretha		65
green	greenberry		6
greet	margaretha		60
greetje	margaretha		65
greg	gregoire		0
greg	gregory		353
gregg	gregory		119
greggory	gregory		3
gregoire	gregory		38
gregor	gregory		36
gregorey	gregory		3
gregorio	gregory		5
greselda	griselda		128
greta	margaret		569
greta	margareta		89
greta	margarita		17
gretchen	margaret		444
grete	gretchen		0
grete	gretel		0
grete	margaret		125
grete	margrethe		213
gretel	gretchen		0
gretel	margaret		125
grethe	margrethe		213
gretie	margaret		10
gretta	margaret		57
gretta	margaretta		14
griet	margaretha		65
grigor	gregory		5
grigor	grisha		7
grigori	grigory		8
grigorii	grigory		8
grigorij	grigory		8
grigorios	gregory		5
grigoriy	grigory		8
grigory	gregory		5
grim	grimshaw		10
grim	grimsley		10
gris	griswald		10
grisha	grigory		127
grisho	grigor		7
grissel	griselda		72
grzegorz	gregory		5
grzesiek	grzegorz		176
gualterio	walter		5
gualtiero	walter		5
guenther	guenter		21
guglielmo	william		5
gui	guilherme		1
guilherme	william		5
guillaume	william		5
guille	guillermo		76
guillermo	william		5
guillo	guillermo		1
gulam	ghulam		2
gulamreza	gholamreza		196
gum	montgomery		112
gunter	guenter		21
gunther	guenter		21
gurra	gustaf		66
gus	august		164
gus	augustine		301
gus	augustus		136
gus	gustav		0
gus	gustave		259
gus	gustavo		34
gus	gustus		0
gussie	augusta		310
gussie	augustina		104
gussie	gus		88
gussy	augusta		10
gussy	gustav		1
guus	augustinus		63
guus	augustus		63
guus	gustaaf		63
gwen	gwendolen		0
gwen	gwendolyn		75
gwen	gwendy		0
gwendy	gwendolyn		1
gwennie	gwendolyn		10
gwenny	gwendolyn		10
gwilym	william		5
gwyneth	gwen		4
gyorgy	george		38
gysbert	gijsbert		68
gyuri	gyorgy		98
gyuri	gyurika		1
gyuri	gyurka		0
gyuszi	gyula		98
habeeb	habib		2
habiballah	habibullah		2
habibollah	habibullah		2
hadad	haddad		27
hadija	khadija		2
hadj	hajji		2
hadji	hajji		2
hady	hadi		2
hagar	hajar		2
hagop	hakob		244
hagop	james		5
hailee	haley		3
hailey	haley		3
haim	chaim		16
haimke	chaim		64
haitham	haytham		2
haj	hajji		2
haji	hajji		2
hajj	hajji		2
hakan	haakan		272
hakim	hakeem		27
hakob	james		5
hakon	haakan		721
hal	harold		475
hal	henry		303
hal	howard		70
halid	khalid		2
halie	haley		3
halina	galina		8
halina	haleczka		7
halina	halinka		0
halit	khalid		745
halka	galina		1
halley	mahalla		4
hallie	mahala		35
hallie	mahalla		4
hally	mahalla		4
halyna	galina		8
ham	hamilton		6
hamed	hamad		147
hamed	hamid		132
hameed	hamid		2
hamide	hamid		2
hamish	james		5
hammad	hamad		2
hamp	hamilton		4
hamzah	hamza		2
hamze	hamza		2
han	hannes		0
han	hans		1
hana	hanna		16
hana	hannah		13
hande	hanski		1
hane	hande		1
hanh	khanh		4
hani	hannele		1
hani	hansu		0
hania	anna		211
hania	haneczka		1
hania	hanna		211
hank	henrietta		24
hank	henry		136
hanka	hania		7
hanka	hanna		7
hanna	anna		38
hanna	haneczka		0
hanna	hannah		29
hanna	hanneke		0
hanna	hannele		0
hanna	johanna		621
hannah	anna		38
hannah	hanna		747
hannah	hanneke		0
hannah	joanna		14
hannah	johannah		14
hannah	susan		14
hannah	susanna		14
hanneke	johanna		103
hannes	johannes		125
hanni	johanna		56
hannie	hanneke		1
hannu	hande		7
hannu	hanski		1
hannu	johannes		261
hans	hannes		0
hans	johannes		652
hans	john		398
hansi	hannes		1
hanski	hannes		7
hansu	hannele		1
hap	harold		6
hap	harrison		6
hap	harry		6
hap	henry		6
haps	harold		6
haps	harrison		6
haps	harry		6
haps	henry		6
harald	harold		3
hardy	eberhard		71
hardy	leonard		56
haris	charalampos		113
harman	herman		72
haron	harun		2
haroon	harun		2
haroun	harun		2
harre	harold		1
harri	harold		4
harri	henry		4
harrie	harold		4
harrie	henry		4
harriett	harriet		3
harriette	harriet		3
harriotte	harriet		128
harris	harrison		9
harry	harold		300
harry	harriet		73
harry	harrison		628
harry	henricus		63
harry	henry		473
harry	john		34
harty	hortense		6
hasan	hassan		2
hasen	hassan		2
hashem	hashim		2
hasse	hans		89
hassen	hassan		2
hassie	haseltine		6
hatce	khadija		1
hatice	khadija		2
hattie	harriet		44
hawa	eve		5
hayim	chaim		16
haylee	haley		3
haylen	jalen		6
hayley	haley		3
haym	chaim		16
haysam	haytham		2
hebsabeth	hepsabah		4
hedda	hedwig		10
hegazi	hijazi		2
hegazy	hijazi		2
heide	adelaide		9
heidi	adelaide		50
heidy	adelaide		4
heikki	henry		5
heiner	heinrich		43
heini	heinrich		1
heinie	henry		184
heinr	heinrich		43
heinrich	henry		5
heinz	heini		0
heinz	heinrich		125
heitham	haytham		2
heka	heikki		143
hela	helena		211
helal	hilal		2
hele	helena		1
helen	elaine		142
helen	eleanor		260
helen	eleni		278
helena	helen		5
helena	helenieczka		0
helena	helenka		0
helena	yelena		746
helene	helen		5
helka	helena		1
helle	hildegard		10
hellmut	helmut		21
hellmuth	helmut		21
hellu	helena		1
helmi	wilhelmina		4
helmut	wilhelm		603
helmuth	helmut		21
heloise	eloise		17
hema	atha		4
hema	latha		4
hen	hence		0
hen	henry		1
hence	henry		9
hendrick	hendrik		68
hendricus	hendrik		68
hendrik	hendrikus		0
hendrik	henry		5
heniek	henryk		212
henio	henryk		1
henk	hendrik		597
henk	hendrikus		0
henk	henri		0
henk	henricus		60
henke	hendrik		1
henkie	hendrik		96
henko	hendrik		1
hennadii	gennady		8
hennadiy	gennady		8
hennu	hendrik		1
hennu	henri		7
henny	henrietta		6
henri	hendrik		1
henri	hendrikus		0
henri	henkka		0
henri	henriquet		0
henri	henry		5
henrick	hendrik		68
henriette	henrietta		38
henrik	heikki		261
henrik	hendrik		68
henrik	henkka		7
henrik	henry		5
henrique	henry		5
henry	henriette		0
henryk	henieczek		7
henryk	henry		5
henryk	henryczek		1
heny	henry		18
heorhiy	georgy		8
hephsibah	hepsabah		4
hepsabel	hepsabah		4
hepsibah	hepsabah		4
herb	herbert		33
herbie	herbert		59
heri	herry		27
heribert	herbert		3
herm	herman		58
herm	hermann		43
herme	hermione		1
hermie	hermione		42
hermoine	hermione		9
hernando	ferdinand		5
hersch	herschel		10
hesham	hisham		2
hesse	hester		1
hessy	hester		42
hester	esther		17
hettie	esther		635
hettie	henrietta		80
hettie	hester		4
hettie	mehitabel		4
hetty	heather		6
hetty	henrietta		634
hetty	hester		310
hetty	mehitabel		28
hez	hezekiah		126
hias	matthias		43
hicham	hisham		2
hiel	jehiel		42
hieronymus	jerome		5
higazi	hijazi		2
hil	hillary		1
hilary	hillary		693
hilda	hildegard		10
hildegarde	hildegard		128
hilly	hillary		1
hipsie	hephsibah		35
hipsie	hepsibah		12
hipsie	hipsbibah		6
hishaam	hisham		2
hitty	mehitabel		42
hoa	khoa		4
hob	robert		62
hobkin	robert		62
hocine	hussein		2
hoda	huda		2
hoda	jahoda		6
hodge	roger		62
hodie	jahoda		6
hody	jahoda		6
honey	honora		6
honor	leonore		6
honza	jan		204
hop	hopkins		42
hopp	hopkins		112
horace	horatio		81
horre	horace		1
horry	horace		42
hosain	hussein		2
hosam	husam		2
hosein	hussein		2
hosey	hosea		52
hosie	hosea		52
hosni	husni		2
hosny	husni		2
hossain	hussein		2
hossam	husam		2
hossein	hussein		2
houcine	hussein		2
housam	husam		2
houssein	hussein		2
hovhannes	john		5
hovo	hovhannes		1
hovsep	joseph		5
howe	howard		1
howerd	howard		3
howie	howard		580
hrehor	grzegorz		197
hristian	christian		5
hristos	christos		31
hristos	hristo		335
hryhorii	grigory		8
hryhoriy	grigory		8
hub	herbert		34
hub	hubert		149
hubie	hubert		59
hugh	hubert		24
hugh	jehu		70
hughie	hugh		689
hugo	hubert		9
hugo	hugh		390
hugues	hugh		5
huma	kabir		4
humey	posthuma		6
humph	humphrey		18
hung	nhung		4
hunt	hunter		1
husain	hussein		2
husayn	hussein		2
husein	hussein		2
huseyin	hussein		2
huseynov	hussein		132
husny	husni		2
huso	huseyin		191
hussain	hussein		2
hussam	husam		2
hussayn	hussein		2
hussein	hussien		27
husseyn	hussein		2
huub	hubertus		60
huw	hugh		3
huw	huwcyn		0
huy	thuy		4
hwynh	huynh		498
hy	henry		82
hy	hezekiah		28
hy	hiram		77
hyam	chaim		16
hyman	chaim		404
iago	james		5
iain	ian		3
iakov	yaakov		16
iam	ilham		4
ian	john		739
iannis	ioannis		31
iaroslav	yaroslav		8
ib	isabel		14
ib	isabella		57
ibo	ibrahim		191
ibraahim	ibrahim		2
ibragim	ibrahim		2
ibraheem	ibrahim		2
ibrahem	ibrahim		2
ibrahim	abraham		5
ica	ilona		98
ida	ada		4
idabella	idabelle		106
idrees	idris		2
idriss	idris		2
ieuan	evan		351
ievgen	evgeny		8
ievgueni	evgeny		8
ifan	evan		351
ify	ifeanyi		189
ify	ifeanyichukwu		189
ify	ifeoma		189
iggy	ignatius		35
iggy	ignatzio		6
iglal	ijlal		2
igna	ignacio		1
ignac	ignacij		1
ignaz	ignatz		1
igor	igoryochek		0
igor	igoryok		0
igors	igor		107
ihar	igor		8
ihor	igor		8
ike	isaac		136
ike	isaiah		73
ilah	fazilah		4
ilia	ilya		8
ilias	elias		5
ilias	ilyas		132
iliya	elias		5
ilja	ilya		8
illa	dilla		4
illa	faradilla		4
illia	ilya		8
illya	ilya		8
ilona	helen		39
ilya	elias		5
ilyas	elias		5
ima	chandima		4
imaad	imad		2
iman	budiman		4
imi	imre		306
immanuel	emanuel		105
immanuel	emmanuel		5
immy	imogen		82
ina	lavina		14
ina	lavinia		57
inaki	ignacio		74
inayetullah	inayatullah		2
inda	arabinda		4
indie	india		52
indrek	henry		5
indy	india		52
ines	agnes		5
inez	agnes		50
ing	ingrid		1
ing	ning		4
inge	ingrid		1
inge	ingse		0
inggo	domingo		472
ingrum	ningrum		4
ingse	ingrid		1
ink	link		4
inta	sinta		4
ioan	john		5
ioanis	ioannis		31
ioanna	joan		5
ioannis	john		219
iohannes	john		5
iolanda	yolanda		46
ion	john		5
ionel	ion		208
ionel	ionut		7
ionut	ion		208
iori	iorwerth		1
ioseph	joseph		5
iosif	joseph		5
iosif	yusuf		2
iott	elliot		4
ioulia	yulia		8
iouri	yuri		8
ira	irene		10
ira	irina		373
iran	kiran		4
irani	khairani		4
irena	ireczka		0
irena	irene		5
irena	irina		160
irina	irene		5
irina	irinka		0
irina	irisha		0
irina	irishka		0
irini	irene		5
irixe	irish		7
irka	irena		48
irma	hermelinda		10
irv	irvin		34
irv	irving		658
irving	irvin		17
irwin	erwin		325
iryna	irina		8
isa	isabel		0
isa	isabelinha		0
isa	isabella		0
isa	nisa		4
isaak	isaac		131
isabel	elizabeth		38
isabel	isabelinha		0
isabela	isabella		3
isabell	isabel		3
isabella	elizabeth		243
isabelle	isabel		29
isabelle	isabella		502
isak	isaac		3
isham	hisham		4
ishaq	isaac		5
isiah	isaiah		30
iskandar	alexander		5
iskander	alexander		39
isko	francisco		121
ismaail	ismail		2
ismaeel	ismail		2
ismael	ismail		2
ismaiel	ismail		2
ismaila	ismail		2
ismayil	ismail		2
iso	ismail		191
isobel	isabel		3
issa	isa		2
issac	isaac		3
isse	isa		2
issy	isabel		126
issy	isabella		12
issy	isadora		12
isti	istvan		1
istike	istvan		7
istvan	istvanka		1
istvan	stephen		38
isus	joshua		397
itshak	yitzhak		16
itzchak	yitzhak		16
itzhak	isaac		5
itzhak	yitzhak		16
itzik	yitzhak		595
iulia	yulia		8
iuliia	yulia		8
iuri	yuri		8
iurii	yuri		8
iva	ivana		1
iva	ivanka		0
ivan	ivanushka		1
ivan	john		130
ivana	ivanka		1
ivana	joan		5
ivette	yvette		30
ivi	ivana		4
ivonne	yvonne		3
ivy	iva		17
izaak	isaac		3
izabel	isabel		3
izabel	isabella		27
izabella	isabella		3
izchak	yitzhak		742
izhak	yitzhak		16
izzy	isabel		59
izzy	isabella		95
izzy	isadore		6
izzy	isidore		468
izzy	israel		95
jaafar	jafar		2
jaafer	jafar		2
jaap	jacob		50
jaap	jacobus		262
jabbar	jabir		401
jaber	jabir		2
jace	jacob		1
jack	jackson		361
jack	jacqueline		163
jack	john		473
jacke	jacklyn		0
jacke	jackson		0
jacke	jaclyn		0
jacke	jacqueline		1
jacki	jaclyn		4
jacki	jacqueline		4
jacki	jacquelyn		4
jackie	jack		384
jackie	jacqueline		206
jackie	john		34
jacklin	jacqueline		9
jacklyn	jacqueline		9
jacky	jackson		0
jacky	jaclyn		4
jacky	jacqueline		80
jacky	jacquelyn		4
jaclin	jacque		7
jaclin	jacqueline		9
jaclyn	jacqueline		9
jacob	jacobus		14
jacob	james		5
jacobo	james		5
jacobus	james		5
jacomo	giacomo		497
jacque	jacklin		7
jacque	jacklyn		7
jacque	jaclyn		7
jacque	jacqueline		1
jacques	jacob		10
jacques	james		735
jacquet	jacques		1
jacqui	jacqueline		254
jacquot	jacques		294
jacub	jacob		3
jadwiga	jadwisia		1
jadwiga	jadziulka		7
jadwiga	jadziunia		7
jadwiga	jadzwinia		7
jadzia	jadwiga		212
jaelin	jalen		49
jaelyn	jalen		49
jaffar	jafar		2
jagna	jagoda		1
jago	james		5
jagoda	jagienka		7
jagoda	jagusia		7
jahan	jahanbakhsh		1
jailyn	jalen		49
jaime	james		731
jaime	jamie		27
jaka	jacob		1
jake	jacob		55
jakey	jacob		18
jakob	jacob		3
jakob	james		5
jakov	james		5
jakov	yaakov		16
jakub	jacob		3
jalaladin	jalaluddin		2
jalaleddin	jalaluddin		2
jalaludin	jalaluddin		2
jamaal	jamal		2
jame	jameson		1
jamel	jamal		2
james	jameson		0
james	jamey		6
jamie	benjamin		12
jamie	james		477
jamie	jamey		49
jamil	jameel		27
jan	janet		263
jan	janez		0
jan	janice		14
jan	janiece		0
jan	janko		0
jan	jannes		0
jan	janyce		0
jan	johannes		647
jan	john		130
jana	joan		5
jancsi	jancsika		0
jancsi	jankoka		7
jancsi	janos		457
jandro	alejandro		120
jane	janet		0
jane	janiece		0
jane	janyce		0
jane	jeanne		14
jane	virginia		45
janek	jan		137
janet	jane		81
janet	janiece		0
janet	janyce		0
janet	jeanette		14
janett	janet		29
janett	janice		7
janett	janiece		7
janette	jeanette		3
janey	janet		1
janey	janice		0
janez	janko		7
janez	john		5
jani	jancsi		0
jani	jancsika		0
jani	janez		0
jani	janika		0
jani	janko		0
jani	jankoka		0
jani	janos		673
janice	jane		81
janie	jane		494
janiece	jeanette		7
janika	jancsi		7
janika	jancsika		7
janika	jankoka		7
janka	janina		48
janko	jancsi		0
janko	jancsika		0
janko	janika		0
janko	jankoka		1
janko	janos		7
janna	zhanna		8
janne	johan		89
janne	johannes		143
janneke	johanna		65
jannet	janet		3
jano	alejandro		74
janos	janika		1
janos	john		38
jantje	jane		10
janusz	januszeczek		1
janusz	januszek		0
janyce	janet		7
janyce	jeanette		7
jap	jasper		256
jaques	john		9
jara	jarek		0
jara	jaromir		0
jara	yaroslav		1
jarda	yaroslav		350
jarek	jareczek		0
jarek	jaromir		0
jarek	yaroslav		1
jarina	jarmila		7
jarina	jaroslava		7
jarka	jarmila		0
jarka	jaroslava		1
jarmila	jaroslava		7
jarod	jared		3
jaromir	yaroslav		1
jaroslav	yaroslav		8
jaroslaw	jareczek		7
jaroslaw	yaroslav		8
jarred	jared		3
jarrett	garrett		36
jarrod	jared		3
jarus	jarek		7
jarus	yaroslav		1
jas	james		18
jase	jason		1
jasiek	jan		137
jaska	jaakko		143
jasper	casper		17
jaume	james		5
javad	jawad		2
javi	javier		359
javy	javier		359
jawwad	jawad		2
jay	jacob		14
jay	james		34
jay	jason		370
jay	john		34
jayanthi	jayanti		23
jayce	jane		9
jayce	joyce		4
jaye	jalen		6
jayhugh	jehu		4
jaylin	jalen		49
jaylyn	jalen		49
jazmin	jasmin		30
jazmine	jasmin		30
jazz	jasmine		4
jazz	jazmin		4
jean	genevieve		24
jean	jane		24
jean	jeanette		14
jean	john		130
jeanette	jane		4
jeanne	jean		499
jeanne	joan		38
jeannette	jeanette		3
jeannie	jane		4
jeannie	jean		168
jeannie	jeanne		220
jeannot	jean		295
jeb	jebadiah		6
jed	jedediah		17
jed	jedidiah		45
jedidiah	jedediah		146
jedrek	andrzej		137
jeff	jefferson		164
jeff	jeffre		0
jeff	jeffrey		33
jefferey	jeffrey		3
jeffery	jeffrey		3
jeffie	jeffrey		1
jeffre	jefferson		0
jeffre	jeffrey		1
jeffrey	jefferson		166
jeffrie	jeffrey		3
jeffry	jefferson		166
jeffry	jeffrey		3
jefim	yefim		8
jegor	yegor		8
jehad	jihad		2
jehuda	yehuda		16
jekaterina	yekaterina		8
jela	yelena		1
jelal	jalal		2
jelena	helen		5
jelena	yelena		8
jelica	yelena		7
jelisaweta	elizaveta		8
jem	james		101
jem	jeremy		95
jemma	jemima		9
jen	jennifer		150
jena	jane		4
jenda	jan		204
jendrek	andrzej		176
jeni	jenica		1
jenifer	jennifer		30
jenik	jan		51
jenn	jennet		6
jenn	jennifer		150
jenna	jane		4
jenne	jennifer		1
jenni	jennifer		150
jennie	jane		28
jennie	jennifer		126
jennie	virginia		28
jenny	genevieve		466
jenny	jane		461
jenny	jennifer		185
jeno	eugene		5
jens	john		39
jenya	evgeny		190
jep	james		10
jer	jeremiah		82
jerald	gerald		3
jeraldine	geraldine		3
jeramy	jeremy		3
jere	jeremiah		18
jere	jerkan		0
jere	jerko		0
jere	jerolim		0
jereme	jeremiah		504
jereme	jerry		210
jeremey	jeremy		3
jeremias	jeremiah		5
jeremie	jeremy		3
jeremy	jeremiah		730
jerimiah	jeremiah		30
jerkan	jerolim		7
jerker	eric		66
jerko	jerolim		1
jermo	jeremy		1
jermo	jerry		7
jerold	gerald		3
jerom	jeroen		1
jeronimo	jerome		5
jerre	jeremiah		1
jerri	gerald		4
jerri	geraldine		4
jerri	jeremiah		4
jerrie	gerald		4
jerrie	geraldine		4
jerrie	jeremiah		4
jerry	gerald		474
jerry	geraldine		28
jerry	jeremiah		300
jerry	jerome		625
jerzy	george		5
jerzy	jerzyk		1
jess	jesse		384
jess	jessica		185
jess	jessie		116
jessi	jessica		59
jessie	jane		12
jessie	janet		12
jessie	jeanette		12
jessie	jesse		13
jessie	jessica		75
jessy	jessica		1
jesus	jesusin		1
jesus	joshua		39
jettie	josetta		6
jevgeni	evgeny		8
jewgeni	evgeny		8
jewgenija	evgenia		8
jewhen	evgeny		400
jez	jeremy		254
jezza	jeremy		17
jhon	john		3
jibril	gabriel		5
jill	jillian		6
jill	yulia		57
jim	james		55
jim	jimbo		0
jimbo	james		59
jimbo	jimmy		7
jimena	ximena		46
jimmi	james		4
jimmie	james		448
jimmie	jim		91
jimmy	james		55
jin	virginia		4
jindrich	henry		5
jiri	george		5
jirka	jiri		204
jitu	jitendra		4
jme	jamie		4
jno	john		18
jo	joan		14
jo	joanna		153
jo	joanne		12
jo	jody		151
jo	johanna		617
jo	johannes		71
jo	josephine		75
joachim	jochen		389
joan	johannah		386
joan	john		397
joana	joan		5
joana	joaninha		1
joane	joanne		3
joanie	joanna		82
joann	joanne		29
joanna	joan		38
joanna	joanne		181
joanna	joasieczka		7
joanna	joasienka		7
joanne	joan		327
joannes	johannes		68
joao	john		5
joao	joseph		397
joaozinho	joao		255
joasia	joanna		137
joasia	joasieczka		0
joasia	joasienka		0
joaska	joanna		7
joaska	joasia		1
joca	joao		255
jochim	jochen		21
jock	john		50
jocke	joakim		89
jocke	johan		89
jockel	jakob		56
jocko	john		58
jodi	joanna		155
jodi	joseph		4
jodi	josephine		4
jodie	joanna		4
jodie	joseph		4
jodie	josephine		4
jody	joanna		28
jody	johannah		104
jody	joseph		479
jody	josephine		28
joe	joseph		33
joell	joel		3
joerg	george		5
joesph	joseph		3
joey	joe		298
joey	joseph		55
joey	josephine		24
joh	johannes		43
johan	johannes		103
johan	john		501
johana	joan		27
johana	joanna		27
johanes	johannes		68
johann	johannes		43
johann	john		734
johanna	joan		130
johanna	joanna		146
johannah	joanna		146
johannes	johan		650
johannes	john		38
johannis	johannes		68
johannis	john		5
johis	johanna		1
john	ioannis		278
john	jonathan		464
johnathan	jonathan		3
johnathon	jonathan		3
johnna	joan		30
johnne	jonathan		1
johnnie	john		446
johnny	john		136
johnny	jon		116
johny	jonathan		6
johs	johannes		43
jojo	joseph		591
joke	johanna		103
jon	john		706
jon	jonathan		119
jonathan	johannes		6
jonathon	jonathan		3
jone	jonttu		1
jonn	jonathan		18
jonna	jonsku		1
jonnie	john		49
jonnie	jon		116
jonnie	jonathan		150
jonny	john		116
jonny	jon		705
jonny	jonathan		653
jonothan	jonathan		3
jonsu	jonna		7
jonte	jonatan		1
jonty	jonathan		82
joop	johannes		63
joop	jozef		63
joost	justin		10
jorden	jordan		3
jordi	george		5
jordon	jordan		3
jordy	jordan		1
jorg	georg		71
jorg	joerg		21
jorge	george		130
jorge	jorgito		1
jorgen	george		5
jorgen	juergen		389
joris	george		5
jos	josefa		0
jos	joseph		85
jos	josephine		4
jos	joshua		14
jos	josiah		12
jose	joseannah		10
jose	joseph		131
jose	josepha		0
joseanna	joseannah		106
josef	joseph		29
josefa	josephine		5
josefina	josephine		131
josep	joseph		3
josepha	josephine		9
josephe	joseph		3
josephine	pheney		154
josephus	joseph		5
josey	joseph		0
josey	josephine		207
josey	josophine		6
josh	joshua		33
josh	josuah		27
joshua	josuah		27
josias	josiah		4
josie	josephine		206
josieh	joseph		7
josif	yusuf		2
josine	josephine		10
josip	joseph		38
josip	josko		7
joska	jozsef		186
joso	josip		1
joss	jocelyn		9
jossan	josefin		66
josse	jose		46
jost	justin		10
josue	joshua		5
josue	josuah		27
jova	jovan		1
jova	jovica		0
jovan	john		5
jovan	jovica		1
jovo	jovan		1
jovo	jovica		0
joy	joyce		586
joze	jose		46
jozef	joseph		3
jozefina	josephine		5
jozefs	joseph		5
jozek	joseph		176
jozo	jozef		51
jozsef	joseph		38
jozsi	jozsef		186
jp	john		58
jph	joseph		18
jr	junior		50
jt	john		58
juan	john		5
juana	joan		5
juancho	juan		76
juanito	juan		120
juanma	juanmanuel		1
juci	judit		306
juci	julianna		306
jud	judson		205
juda	judith		6
jude	judah		116
jude	judith		150
juder	judah		6
judi	judith		254
judie	judith		6
judit	judith		5
judy	judith		185
judyta	judith		5
judyth	judith		3
juergen	george		5
juha	johannes		357
juha	juhani		0
juhani	johannes		357
juhani	john		5
jule	julian		45
jule	julias		14
jule	julie		91
jule	juliet		0
jule	julius		0
jules	julia		73
jules	julian		467
jules	julias		49
jules	julie		6
jules	juliet		73
jules	julius		5
jules	yulia		6
julia	julcia		0
julia	juleczka		0
julia	julinha		0
julia	yulia		8
julian	julias		4
julian	julius		39
julie	julia		38
julie	julianna		10
julie	yulia		14
julien	julian		3
julien	julias		0
julien	julius		0
juliet	yulia		9
juliette	yulia		4
julija	julia		5
julija	yulia		8
julio	julius		5
juliska	julianna		98
julius	julias		146
julka	yulia		7
julot	jules		7
juls	julie		1
julse	julie		7
june	junior		45
junie	junior		42
junius	june		6
jura	jiri		51
jura	juraj		1
jura	jurica		0
juraj	george		5
juraj	juresco		1
juraj	jurica		0
juraj	jurisa		0
jure	juraj		0
jure	jurica		0
jure	yuri		1
jurek	jerzy		137
jurgen	juergen		21
jurgis	george		5
juri	george		39
juri	yuri		8
jurica	juresco		7
jurica	jurisa		1
jurij	george		39
jurij	yuri		8
jurijs	yuri		8
jurko	juraj		7
jurko	jurica		1
juro	yuri		1
jury	yuri		8
jussi	johannes		357
juston	justin		6
justus	justin		72
jusuf	yusuf		2
jutka	judit		98
kaarlo	charles		5
kacem	qasim		2
kachi	onyekachi		189
kader	qadir		2
kadija	khadija		2
kadir	qadir		2
kai	kaitsu		1
kai	kaizu		0
kaisa	katariina		143
kait	kaitlyn		6
kaiti	aikaterini		97
kaitie	kaitlyn		6
kaitlin	kaitlyn		3
kaitlynn	kaitlyn		3
kaja	karel		152
kaja	karolina		152
kajsa	katarina		66
kala	kaloyan		1
kaled	khalid		2
kali	kalli		49
kalle	carl		125
kalu	kaluwithaarana		1
kam	kamden		34
kam	kameron		659
kamaal	kamal		2
kameel	kamil		2
kamel	kamal		147
kamel	kamil		132
kami	kambiz		1
kami	kamran		9
kami	kamyar		0
kanstantsin	konstantin		8
kara	carol		6
karan	karen		36
karcsi	kareszka		7
karcsi	karoly		212
karcsi	karolyka		7
kareem	karim		2
karel	charles		130
karel	karlik		1
karel	karlo		7
karel	karol		7
karen	karonhappuck		9
karesz	karcsi		7
karesz	karoly		7
karey	caroline		4
kari	carol		6
kari	caroline		4
karie	caroline		4
karin	catherine		39
karin	karen		3
karina	karen		30
karissa	keri		4
karl	carl		29
karl	charles		130
karl	karel		0
karla	carla		52
karla	karolina		0
karlo	karol		7
karol	charles		5
karol	karla		7
karol	karoleczek		1
karol	karolek		0
karol	karoleniek		0
karol	karolina		0
karolcia	karolina		1
karolina	caroline		5
karolina	karolincia		1
karolina	karolineczka		0
karolina	karolinka		0
karoline	caroline		3
karolis	charles		5
karoly	charles		38
karoly	kareszka		7
karoly	karolyka		1
karon	karen		7
karon	karonhappuck		1
kary	caroline		4
karyn	karen		3
kasem	qasim		2
kasey	casey		30
kasi	casey		30
kasia	kasienka		0
kasia	kasiuleczek		0
kasia	kasiulek		0
kasia	kasiunia		0
kasia	kasiunieczka		0
kasia	katarzyna		296
kasie	casey		30
kasim	qasim		2
kaska	kasia		7
kassem	qasim		2
kassim	qasim		2
kat	catherine		174
kat	katerina		0
kat	katherina		0
kat	kathleen		0
kat	katrina		0
kat	katrine		0
kata	catalina		4
kata	katarina		1
kata	katerina		0
kata	katka		0
katalin	catherine		5
katarina	catherine		131
katarzyna	catherine		242
kate	catherine		44
kate	kaitlyn		104
kate	katerina		0
kate	katherina		0
kate	kathleen		95
kate	katia		49
kate	katy		116
katelin	kaitlyn		3
katelyn	kaitlyn		3
katelynn	kaitlyn		3
katerina	aikaterini		279
katerina	catherine		130
katerina	katarina		7
katerina	kathleen		7
katerina	yekaterina		515
kateryna	yekaterina		8
katey	catherine		18
kath	catherine		0
kath	kathleen		59
kathaleen	kathleen		3
katharina	catherine		36
katharine	catherine		3
katharyn	catherine		3
kathe	catherine		0
kathe	kaethe		21
kathe	katerina		0
kathe	katharina		71
kathe	katherina		0
kathe	kathleen		0
katherin	catherine		3
katherine	catherine		29
katheryn	catherine		3
kathi	catherine		4
kathi	katharina		1
kathie	catherine		18
kathleen	catherine		260
kathleen	katherina		0
kathlene	kathleen		3
kathrin	catherine		3
kathrine	catherine		3
kathryn	catherine		29
kathryn	katherina		0
kathy	catherine		44
kathy	cathy		88
kathy	kathleen		141
kathy	katy		88
kati	catherine		4
kati	katalin		644
kati	katayun		0
kati	katharina		43
katica	katalin		98
katie	catherine		206
katie	kathelijne		0
katie	kathleen		95
katie	katia		49
katie	katrien		0
katie	katrijn		0
katie	katy		116
katja	katharina		56
katka	katarina		0
katka	katerina		350
katka	katya		7
katlyn	kaitlyn		30
katrin	catherine		5
katsiaryna	yekaterina		8
katta	katarina		1
katte	catherine		10
kattis	katarina		7
katy	catherine		44
katy	kathleen		140
katya	katechka		0
katya	katenka		0
katya	katerina		0
katya	katinka		0
katya	katykha		0
katya	katyusha		0
katya	yekaterina		69
kaua	caua		79
kaur	sidhu		4
kay	catherine		85
kay	kaitlyn		12
kay	kate		368
kay	kathleen		14
kaye	catherine		35
kaye	kaitlyn		12
kayla	makayla		6
kazik	kazimierz		48
kc	casey		9
kechi	nkechinyere		189
keely	kelly		30
kees	cornelis		103
keita	keitakun		1
keith	william		58
keji	morenikeji		156
kelley	kelly		3
kelli	kelly		3
kellie	kelly		3
kemal	kamal		2
ken	kendall		14
ken	kendrick		298
ken	kenneth		33
ken	kenny		54
ken	kent		14
kendall	kenneth		9
kendrick	kenneth		57
kendrick	kent		14
keneth	kenneth		3
kenj	kendra		72
kenje	kendra		1
kenna	mckenna		6
kenne	kendall		1
kenne	kendrick		0
kenne	kenneth		81
kennet	kenneth		3
kennith	kenneth		3
kenny	kehinde		188
kenny	kendall		14
kenny	kendrick		54
kenny	kenneth		33
kenny	kent		12
kensie	mckenzie		10
kent	kenne		0
kent	kenneth		354
kentaro	kentakun		0
kentaro	kentarokun		1
kenzie	mckenzie		10
kenzy	mackenzie		6
kenzy	mckenzie		10
keri	caroline		4
kerim	karim		2
kerri	keri		27
kerri	kerry		49
kerry	keri		30
kerry	kerlin		0
kerstin	christina		39
kester	christopher		9
kev	kevin		17
keven	kevin		3
kevyn	kevin		3
kez	kerry		4
keziah	kesiah		27
khadeeja	khadija		2
khadidja	khadija		2
khadiga	khadija		2
khadijah	khadija		2
khaled	khalid		2
khaleefa	khalifa		2
khalifah	khalifa		2
khalifeh	khalifa		2
khalled	khalid		2
khamid	hamid		2
khamza	hamza		2
khasan	hassan		2
khristina	christina		3
khristo	hristo		511
khristos	christos		31
khuseyn	hussein		2
khushi	khushboo		4
kia	kiarash		1
kia	kiavash		0
kiah	hezekiah		42
kiara	keri		30
kicki	christina		89
kicki	kristina		89
kid	keziah		4
kieth	keith		3
kike	enrique		120
kiki	angeliki		113
kiki	kikine		1
kiki	kyriaki		113
kiko	francisco		74
kill	archilles		6
killis	archilles		6
kim	kimberle		0
kim	kimberley		12
kim	kimberly		75
kimberli	kimberley		49
kimberli	kimberly		49
kimberly	kimberley		49
kimme	kimberly		1
kimmie	kimberly		18
kimmy	kimberly		174
king	kingsle		0
king	kingsley		35
king	kingston		14
kiril	kirill		8
kirill	kiryusha		7
kirk	kirkland		10
kirk	kirklyn		10
kirsten	christina		5
kirsten	kristen		36
kirsti	christina		10
kirya	kirill		1
kishan	krishna		273
kissy	calista		6
kit	catherine		24
kit	christian		24
kit	christopher		101
kit	kathleen		14
kit	kitse		0
kittie	catherine		77
kittie	kathleen		12
kittie	kit		91
kitty	catherine		291
kizza	keziah		720
kizzie	keziah		220
klaas	nicolaas		103
klaus	nicholas		5
klime	kliment		1
knowell	noel		9
ko	jacobus		63
kobi	yaakov		139
kobina	kwabena		688
kobus	jacobus		60
koby	yaakov		64
kolya	nikolai		127
konr	konrad		43
konstandinos	konstantinos		31
konstantin	constantine		5
konstantinos	constantine		219
konstantinos	konstantin		245
konstanty	constantine		5
konstantyn	konstantin		8
koos	jacobus		65
korey	cory		3
kornel	cornelis		60
kornelis	cornelis		68
kornelius	cornelis		329
kory	cory		3
kostantinos	konstantinos		31
kostas	konstantinos		31
kostiantyn	konstantin		8
kostya	konstantin		69
kostyantyn	konstantin		8
kouakou	kwaku		276
kouassi	kwasi		276
kraig	craig		3
krasi	krasimir		1
krikor	gregory		5
krikor	grigor		244
krille	christer		89
krille	christian		89
krille	krister		7
krille	kristian		89
kris	chris		116
kris	christian		0
kris	christiana		28
kris	christina		153
kris	christine		24
kris	christopher		655
kris	kriste		0
kris	kristen		0
krishan	krishna		23
krishnamoorthy	krishnamurthy		23
krishnamurthi	krishnamurthy		23
krishnamurti	krishnamurthy		23
krissy	kristen		1
krissy	kristy		0
krist	christiana		4
krist	christine		4
krista	christiana		4
krista	christine		4
kriste	christine		1
kristeen	christine		3
kristen	christina		128
kristi	christiana		4
kristi	christine		4
kristian	christian		3
kristian	christiana		27
kristian	christine		27
kristie	christiana		4
kristie	christine		4
kristin	christiana		27
kristin	christine		385
kristin	kristen		29
kristina	christiana		27
kristina	christina		3
kristina	christine		27
kristina	kristinka		0
kristine	christiana		27
kristine	christine		29
kristof	christopher		5
kristof	krzysztof		197
kristofer	christopher		3
kristoffer	christopher		3
kristopher	christopher		3
kristupas	christopher		5
kristy	christiana		28
kristy	christina		12
kristy	christine		77
kristy	kristen		0
kristyn	kristen		29
krsna	krishna		23
krushna	krishna		23
krycha	krystyna		48
krysia	krystyna		48
krystal	crystal		30
krystian	christian		3
krystof	krzysztof		197
krystyna	christina		36
krzycho	krzysztof		1
krzychu	krzysztof		1
krzys	krzysztof		1
krzysiek	krzysztof		137
krzysio	krzysztof		1
krzysztof	christopher		5
krzysztof	krzysieczek		0
krzysztof	krzysieniek		0
ksenia	kseniya		8
kseniia	kseniya		8
kuba	jacob		4
kuba	jakub		48
kubo	kubko		1
kumara	kumar		273
kurt	curtis		576
kurt	konrad		71
kurtis	curtis		29
ky	hezekiah		4
kym	kimberly		9
kym	kymberle		1
kym	kymberly		6
kymberly	kimberly		30
kyril	kirill		8
kyrylo	kirill		8
laci	laszlo		596
laco	ladislav		51
lada	ladislav		1
lada	ladislava		152
lae	letitia		10
laetitia	letitia		10
laetizia	letitia		10
laffe	lafayette		1
laffie	lafayette		42
lahcen	hassan		132
laila	layla		2
lainie	elaine		17
lajos	louis		5
lali	lajos		98
lalo	eduardo		293
lalo	gerardo		114
lan	yulan		17
lana	alana		10
lana	lanette		10
lanae	lanette		10
lance	lancelot		10
lani	leilani		6
lann	roland		4
lanna	eleanor		112
lannie	roland		4
lanny	roland		112
lanson	alanson		17
lanzo	lancelot		10
lara	larissa		10
lara	laura		27
lara	omolara		188
larisa	larochka		7
lark	clark		4
larry	lawrence		55
lars	larre		0
lars	larry		0
lars	lawrence		398
larss	lawrence		10
larz	lars		272
lasse	lars		297
lassi	lauri		143
lateef	latif		2
latha	hemal		4
latisha	latasha		4
lau	laura		1
laura	lauri		27
laura	laurinda		142
laura	loretta		9
laurance	lawrence		3
laure	lauryn		1
laurence	larry		17
laurence	lawrence		29
laurens	lawrence		36
laurent	lawrence		5
laurentius	lawrence		5
lauri	lawrence		4
laurie	laura		481
laurie	lawrence		302
lavrentiy	lawrence		5
law	lawrence		1
lawr	lawrence		18
lawrance	lawrence		3
lawre	lawrence		1
lawrie	lawrence		6
laxmi	lakshmi		23
laza	lazar		1
lazar	eleazer		50
lazo	lazar		1
lb	littleberry		4
lea	leanne		6
leafa	relief		112
leah	ashley		6
leanid	leonid		8
lechu	leszek		48
lecta	electra		4
lee	elias		24
lee	leland		34
lee	lenora		12
lee	leo		259
lee	leon		370
lee	leroy		362
lee	levi		14
lee	shirley		24
lee	william		34
leen	leonardus		63
leendert	leonard		329
leet	philetus		112
left	eliphalet		77
left	lafayette		9
lefty	charles		58
leila	layla		2
leja	alejandra		4
lejla	layla		2
lello	raffaele		102
lem	lemuel		205
len	lenhart		0
len	leonard		55
lena	adaline		24
lena	adeline		12
lena	aileen		24
lena	arlene		24
lena	catherine		14
lena	darlene		24
lena	eleni		113
lena	evaline		24
lena	helen		664
lena	helene		14
lena	kathleen		14
lena	lence		0
lena	leninha		0
lena	lenka		0
lena	lenochek		0
lena	lenochka		0
lena	lenok		0
lena	lenuta		0
lena	lenyusya		0
lena	madeline		24
lena	magdalena		365
lena	magdelina		28
lena	yelena		235
lenard	leonard		3
lencho	lorenzo		74
lenhart	leonard		9
leni	helene		71
leni	leonor		114
leni	magdalena		71
lennard	leonard		3
lennart	leonard		5
lennie	jalen		6
lennie	leonard		9
lenny	leonard		136
lenora	eleanor		35
lenora	ellen		4
lenore	eleanor		82
lenz	lorenz		56
leo	leonard		620
leo	leonardo		259
leo	leonardus		103
leo	leonora		0
leo	leopold		95
leo	leos		0
leo	lionel		73
leon	leo		54
leon	leonard		86
leon	leonardus		262
leon	leonidas		0
leon	lionel		70
leon	napoleon		86
leonard	leonardus		0
leonardo	leonard		36
leonhard	leonard		3
leonisio	leonard		10
leonor	eleanor		5
leonora	eleanor		130
leonyd	leonid		8
leop	leopold		43
leos	leopold		1
lepa	lepava		1
lepa	leposava		0
lera	lerka		0
lera	lerusha		1
les	leslie		301
les	lester		371
lesio	leszek		1
lesley	leslie		3
lesly	leslie		3
lessie	celeste		90
lester	leslie		9
leti	leticia		1
leticia	leta		4
lette	letitia		1
lette	lettice		0
lettice	letitia		50
lettie	charlotte		4
lettie	letitia		77
lettie	violetta		6
letty	charlotte		4
letty	leticia		18
letty	letitia		166
leve	aleva		90
levi	aleva		4
levy	aleva		6
lew	louis		252
lewie	louis		1
lewis	louis		29
lewy	louis		1
lex	alexander		59
lexa	alexandria		9
lexer	alexander		10
lexi	alexandra		59
lexi	alexis		138
lexie	alexandra		18
leyla	layla		2
li	lee		4
lia	amelia		10
liam	william		212
lias	elias		62
lib	elizabeth		50
liba	libena		1
liba	libuse		9
libbe	libuse		1
libbey	elizabeth		4
libbey	libuse		4
libbie	elizabeth		4
libbie	libuse		4
libby	elizabeth		44
libby	lib		91
libby	libuse		4
libuse	libena		7
lida	ludmila		51
liddy	elizabeth		9
liddy	linda		4
liddy	lydia		106
lidia	linda		9
liduska	ludmila		51
lies	elizabeth		103
liesbeth	elizabeth		103
liese	elizabeth		43
liesl	elizabeth		125
life	eliphalel		6
lig	elijah		9
lige	elijah		101
liisa	elisabet		261
lil	delilah		142
lil	lillah		14
lil	lillian		85
lil	lilly		17
lila	delilah		72
lile	lillian		1
liley	silence		6
lili	liliana		1
lili	lilyana		0
lilibet	elizabeth		82
lilibeth	elizabeth		18
lillah	lillian		9
lille	lillian		1
lillie	lillian		18
lilly	lillah		168
lilly	lillian		75
lily	lil		88
lily	lilibet		0
lily	lillah		168
lily	lillian		59
lily	lilly		91
lina	angelina		637
lina	caroline		73
lina	lineke		0
lina	paula		45
lina	paulina		14
linda	belinda		153
linda	melinda		86
linda	philinda		14
linda	rosalinda		14
linda	rosalyn		14
lindie	celinda		4
lindie	lyndon		4
lindie	melinda		4
lindsey	lindsay		3
lindsie	lindsay		52
lindsy	lindsay		52
lindy	celinda		163
lindy	linda		504
lindy	lyndon		28
lindy	melinda		28
lindy	philinda		12
line	caroline		360
line	karoline		360
lineau	leonard		50
linette	linda		4
link	lincoln		450
linsay	lindsay		3
linsey	lindsay		3
linz	lindsay		4
lioudmila	lyudmila		8
lisa	alice		140
lisa	alicia		140
lisa	elizabeth		165
lisa	lisbeth		0
lisa	melissa		24
lisbet	elizabeth		600
lisbeth	elizabeth		444
lise	elizabeth		9
lisette	elizabeth		355
lish	alice		9
lish	elisha		45
lisl	elizabeth		43
lissa	elysia		6
lissa	larissa		4
lissa	melissa		85
lissi	lisbeth		1
lissia	alyssa		6
little	littleberry		6
liubov	lyubov		8
liudmila	lyudmila		8
liudmyla	lyudmila		8
liudvikas	louis		5
liv	olivia		174
livia	olive		14
livia	olivia		45
livvy	olivia		18
liz	elizabeth		44
liz	lisa		54
liz	lizabeth		0
liz	lizbeth		0
liz	lizzie		54
liza	adelaide		9
liza	elizabeth		232
liza	elizaveta		127
liza	lizabeth		0
liza	lizbeth		0
lizzie	elizabeth		44
lizzie	lisa		217
lizzie	lizabeth		7
lizzie	lizbeth		7
lizzy	elizabeth		206
lizzy	lizbeth		0
ljuba	ljubisa		1
ljuba	ljubisav		0
ljuba	ljubodrag		0
ljuba	ljubomir		0
ljubisa	ljubisav		1
ljubisa	ljubodrag		0
ljubisa	ljubomir		0
ljubisav	ljubodrag		1
ljubisav	ljubomir		0
ljubo	ljubisa		0
ljubo	ljubisav		0
ljubo	ljubodrag		1
ljubo	ljubomir		0
ljubov	lyubov		8
ljubow	lyubov		8
ljudmila	lyudmila		8
lloyd	floyd		72
lluc	luke		5
lluis	louis		5
loay	luay		2
lodewijk	louis		5
lodi	melody		6
loenore	leonora		9
log	logan		1
logy	logan		1
lois	heloise		57
lojza	alois		51
lola	delores		303
lola	dolores		76
lola	lolade		0
loli	dolores		356
lolly	delores		12
lolly	lillah		12
lolly	lillian		35
lolo	lolita		1
lolo	manuel		369
lon	alonzo		464
lon	fallon		6
lon	lawrence		24
lon	lionel		18
lon	lonzo		17
lonnie	alonzo		81
lonnie	fallon		6
lonnie	lawrence		4
lonny	lawrence		112
lonson	alanson		9
lonzo	alonzo		45
loomie	salome		6
lora	laura		740
lora	lorka		1
lore	eleonore		71
lore	hannelore		56
loren	lawrence		10
loren	lorenzo		45
lorena	lori		4
lorens	lawrence		36
lorenz	lawrence		36
lorenzo	lawrence		5
loretta	lori		4
lori	laura		481
lori	lorelei		6
lorie	loretta		6
lorie	lorraine		6
lorinc	lawrence		5
lorinda	laurinda		9
lorne	lawrence		50
lorraine	lori		4
lorre	loretta		0
lorre	lorraine		1
lorri	lauryn		4
lorri	lawrence		4
lorri	loretta		4
lorrie	loretta		77
lorrie	lorraine		12
lorry	lawrence		126
los	angeles		4
lotar	lothar		21
lotfi	lutfi		2
lott	carlotta		4
lott	charlotte		4
lotta	charlotta		66
lotta	charlotte		50
lotte	charlotte		253
lotten	charlotta		66
lottie	carlotta		163
lottie	charlotte		44
lottie	lotta		91
lou	lodewijk		63
lou	lois		54
lou	louann		0
lou	louanne		0
lou	louetta		0
lou	louis		623
lou	louise		75
lou	lousie		0
lou	lucille		24
lou	lucinda		24
louann	louise		7
louann	luann		9
louanne	luann		9
louay	luay		2
louie	louis		690
louis	louison		0
louisa	louetta		7
louisa	louise		29
louise	eloise		17
louise	elouise		14
louise	lois		386
louise	louanne		7
louise	louetta		7
louise	louison		0
loulou	louise		7
lourenco	lawrence		5
lousie	lois		328
lousie	louetta		7
lousie	louise		146
louvina	lavinia		9
louvinia	lavinia		9
louw	lourens		96
loyd	lloyd		3
lr	leroy		4
lu	lou		368
lu	lucille		85
lu	lucinda		14
lu	luella		14
luana	luanna		27
luba	lubomil		0
luba	lubomir		0
luba	lubor		1
luba	lubos		0
luba	luboslav		0
lubomil	lubomir		1
lubomir	luboslav		1
lubor	lubomir		1
lubos	lubomil		0
lubos	lubomir		0
lubos	lubor		0
lubos	luboslav		1
lubov	lyubov		8
luc	luke		5
luca	luke		5
lucas	lucias		9
lucas	luke		510
luce	luciana		0
luce	lucille		1
luce	lucinda		0
lucho	luchin		0
lucho	luis		76
luci	lucinha		1
lucia	luciana		1
lucia	lucinha		0
lucia	lucy		5
luciana	lucinda		1
lucie	lucy		29
lucien	lucian		27
lucile	lucille		3
lucina	lucinait		1
lucina	luckier		7
lucinda	cynthia		9
lucka	lucija		1
lucka	lucy		7
lucy	lucille		153
lucy	lucinda		86
ludmila	lyudmila		8
ludmilla	lyudmila		8
ludovic	louis		39
ludovico	louis		5
ludvig	louis		5
ludvik	louis		5
ludw	ludwig		43
ludwig	louis		5
ludwik	louis		5
luigi	louis		5
luis	louis		385
luis	luisinho		0
luisa	louise		5
luisa	luisinha		1
luise	louise		36
luiz	louis		5
luiz	luis		79
luizinho	luis		255
luka	luke		5
lukas	luke		38
lukasz	luke		5
luke	lucias		24
luke	luther		187
lula	louise		10
lula	luella		717
lula	luis		471
lulabella	lulabelle		106
lulu	lou		9
lulu	louise		59
lulu	luann		9
lulu	luciana		4
lum	columbus		9
lupe	guadalupe		590
lupe	lupita		81
lupita	guadalupe		356
lura	lurana		17
lutek	ludwik		48
lutfy	lutfi		2
lutz	ludwig		43
luxmi	lakshmi		23
luz	lou		4
luzia	lucy		5
lyddy	lidia		168
lyddy	lydia		220
lyn	belinda		9
lyn	lynn		29
lynda	linda		30
lynde	lyndon		1
lynde	lynette		0
lyndsay	lindsay		3
lyndsey	lindsay		3
lynette	linda		9
lynette	lynn		499
lynn	carol		14
lynn	caroline		24
lynn	celinda		70
lynn	linda		24
lynn	lindy		54
lynn	lynde		0
lynn	lyndon		24
lynn	melinda		14
lynn	philinda		12
lynne	belinda		9
lynne	lynn		29
lynne	melinda		9
lynsey	lindsay		4
lyonya	leonid		69
lyosha	aleksey		69
lyuba	lyubov		1
lyubov	lyubochka		0
lyuda	lyudmila		127
lyudmyla	lyudmila		8
ma	maria		74
maarten	martin		38
maarten	martinus		65
mac	machan		0
mac	mack		6
mac	mackenzie		256
mac	malcolm		154
maciej	maciejeczek		1
maciej	maciejek		0
maciej	matthew		5
maciek	maciej		9
maciek	maciejeczek		1
maciek	maciejek		0
macius	maciej		1
macius	maciek		0
mack	mackenzie		6
macko	maciej		1
macko	maciek		0
madaline	magdalena		10
madalyn	madeline		3
maddalena	magdalene		5
madde	madeline		1
madde	madge		7
maddi	maddison		6
maddi	madeline		6
maddie	maddison		17
maddie	madeline		175
maddy	madeline		207
maddy	madison		6
madeleine	madeline		29
madeleine	magdalene		38
madeline	madie		6
madelyn	maddy		6
madelyn	madeline		3
madelyn	madie		6
madge	maddy		151
madge	madelina		0
madge	madeline		24
madge	magdelina		28
madge	margaret		44
madge	margaretta		140
madhu	madhumaali		1
madhu	madhuranga		0
madhu	madushanka		0
madjid	majid		2
mae	marie		6
mae	marietta		17
mae	mary		263
mae	may		17
mag	magdalena		10
magan	margaret		10
magda	madeline		24
magda	magdalen		0
magda	magdalena		137
magda	magdalene		243
magda	magdalenka		0
magda	magdelina		28
magda	magdusia		0
magda	magdzia		0
magda	magdzienka		0
magdalen	magdelina		4
magdalena	magdalene		38
magdalena	magdalenka		1
magdalena	magdzienka		0
magdi	majdi		2
magdusia	magdalena		1
magdusia	magdalenka		0
magdusia	magdzienka		0
magdy	majdi		2
magdzia	magdalena		1
magdzia	magdusia		0
mage	magda		0
mage	magdalena		1
maged	majid		2
maggan	margareta		89
maggi	madeline		4
maggi	magnus		1
maggi	margaret		4
maggie	madeline		28
maggie	magdalena		299
maggie	margaret		44
maggie	margaretta		104
maggy	margaret		126
magomed	muhammad		2
mags	maggie		1
mahamed	muhammad		2
mahammad	muhammad		2
mahamoud	mahmud		2
mahamud	muhammad		2
mahdy	mahdi		2
mahi	mahesh		4
mahmood	mahmud		2
mahmoud	mahmud		2
mahmut	mahmud		2
mahomed	muhammad		2
maida	madeline		9
maida	magdalena		9
maida	magdelina		4
maira	mary		30
maire	mary		5
maisie	margaret		4
maisie	margarita		6
maisie	mary		307
maja	majda		1
maja	majka		0
maja	majs		7
maja	majse		0
majda	magdalena		51
majed	majid		2
majeed	majid		2
mak	makabee		10
mak	makena		10
maka	macarena		4
makhmud	mahmud		2
makis	gerasimos		113
mako	makochan		1
maksims	maksim		107
maksym	maksim		8
maksymilian	maximilian		5
maky	marketa		51
mal	malcolm		119
malache	malcolm		7
malachi	malcolm		4
malachy	malcolm		4
malc	malcolm		6
malena	magdalena		81
malgocha	malgorzata		1
malgocha	malgosia		0
malgorzata	margaret		5
malgosia	malgorzata		137
malgosia	malgoska		0
malgoska	malgorzata		1
malik	malick		27
malina	malinda		4
mally	malachi		6
malu	luiza		4
mamadou	muhammad		2
mamadu	muhammad		2
mami	mary		4
mamie	margaret		10
mamie	marietta		6
mamie	mary		292
manci	margit		98
manda	amanda		62
mandi	amanda		80
mandi	miranda		4
mandie	miranda		4
mandy	amanda		44
mandy	armanda		6
mandy	manda		91
mandy	miranda		28
mane	manuel		1
maneco	manuel		7
manel	manuel		1
mange	magnus		66
manh	hung		4
manie	hermanus		96
manne	manuel		1
manni	hermann		56
manni	manfred		71
mannie	emanuel		4
mannie	emmanuel		18
mannie	manuel		166
manny	emanuel		207
manny	emmanuel		622
manny	manuel		640
manoel	emmanuel		5
manolis	emmanouil		31
manolo	manuel		76
manos	emmanouil		336
mansoor	mansur		2
mansour	mansur		2
manssur	mansur		2
mantha	samantha		6
manu	emanuela		4
manu	emanuele		4
manu	emmanuel		9
manu	manoj		4
manu	manolo		0
manu	manuel		1
manuch	manuchehr		1
manuel	emanuel		45
manuel	emmanuel		5
manuel	immanuel		17
manuel	manelinho		7
mar	marla		1
mara	maracska		1
mara	marcsi		0
mara	marcsika		0
mara	margaret		4
mara	mariacska		0
mara	marica		0
mara	marija		0
mara	marijana		0
mara	marika		0
mara	martti		0
maranda	margaret		4
marc	marcus		459
marc	mark		29
marce	marcelo		1
marcela	marcelinha		1
marcella	marci		4
marcia	marsha		52
marcie	marsha		52
marcin	martin		5
marco	mark		5
marco	marko		27
marcos	mark		5
marcos	markos		27
marcsi	marika		7
marcus	mark		275
mare	marcia		0
mare	margaret		1
mare	marian		0
mare	marianna		0
mare	marianne		0
mare	marietta		0
mare	marilyn		0
mare	marion		0
mare	marko		0
mare	martha		0
mare	maryanna		0
mare	marylou		0
mareen	marcia		7
mareen	margaret		7
mareen	mariah		7
mareen	marietta		7
mareen	marilyn		7
mareen	martha		7
marek	mareczek		1
marek	mark		39
marek	marko		7
marek	marus		7
marg	margaret		82
marga	margaretha		65
marga	margarita		0
margareta	margaret		5
margarete	margaret		3
margaretha	margaret		181
margarethe	margaret		36
margarett	margaret		3
margarita	margaret		38
margarite	marguerite		3
margauerite	margarita		105
marge	margaret		85
marge	margaretha		0
marge	margaretta		14
marge	margarita		17
marge	margere		0
marge	marjorie		0
margere	margaret		1
margere	margaretta		0
margere	margarita		0
margery	margaret		77
margery	margaretta		12
margery	marge		151
margherita	margaret		5
margie	margaret		75
margie	margaretta		12
margie	marjorie		14
margit	margaret		38
margit	margoka		1
margo	margaret		214
margo	margaretha		0
margo	margaretta		0
margo	margarita		17
margo	margere		0
margo	margit		0
margo	margoka		0
margoka	margaret		1
margot	margaret		4
margot	marguerite		295
margreet	margarita		1
margret	margaret		3
margriet	margarita		1
margt	margaret		18
marguerite	margaret		5
margueritte	marguerite		3
margy	margaret		35
margy	marjorie		12
mari	maracska		0
mari	marcsi		0
mari	marcsika		0
mari	maria		236
mari	mariacska		0
mari	marika		0
mari	marilena		0
mari	mary		738
mari	maura		27
maria	annamaria		10
maria	maracska		0
maria	marcsi		0
maria	marcsika		0
maria	mareen		0
maria	mariacska		0
maria	mariah		116
maria	marieke		0
maria	marietta		17
maria	marijke		0
maria	marika		0
maria	marioara		0
maria	mariona		0
maria	mary		38
maria	marycha		0
maria	marysia		0
maria	marysieczka		0
maria	marysienka		0
maria	maryska		0
mariah	marcia		7
mariah	margaret		7
mariah	marian		1
mariah	marianne		7
mariah	marietta		17
mariah	marilyn		0
mariah	marion		0
mariah	martha		7
mariam	mary		131
mariam	maryam		2
mariama	maryam		2
marian	mary		9
mariana	mary		4
marianna	marian		116
marianna	marianne		146
marianna	mary		9
marianne	marian		327
marianne	mary		9
mariazinha	maria		230
maribel	mariaisabel		1
marica	marijana		0
marica	marina		1
marie	maria		103
marie	mariette		0
marie	marika		0
marie	maruska		0
marie	mary		509
marie	maura		27
marija	maria		8
marija	marica		0
marija	marijana		0
marija	marina		1
marija	mary		5
marijke	marieke		1
marijn	marinus		1
marika	maracska		7
marika	marcsika		7
marika	mariacska		0
marika	mariana		0
marika	marina		1
marika	maruska		7
marilu	marialuisa		0
marilu	marisa		1
marina	maruska		7
marina	mary		4
mario	mark		39
marion	marian		715
marion	marietta		17
maris	demaris		17
maris	demerias		154
marisa	marialuisa		0
marisa	marisalvadora		1
marisol	mariasoledad		1
marisol	marysol		27
marissa	mary		4
mariya	mary		5
marjatta	margaret		39
marjorie	margaret		9
marjorie	mary		4
marjory	margaret		4
markan	marketa		1
markec	marketa		1
marketa	margaret		5
marketa	markica		1
marko	mareczek		0
marko	mark		5
marko	markan		1
marko	markec		0
marko	marketa		0
marko	markica		0
markus	marcus		3
markus	mark		243
marky	marcus		1
marky	marcy		7
marlene	marla		4
marnie	marni		52
maro	marketa		1
maro	marko		0
marouane	marwan		2
marsh	marshall		1
marshy	marshall		1
mart	marten		0
mart	martijn		0
mart	martin		1
mart	martinus		0
marta	martha		3
marte	martin		1
marten	martijn		1
marten	martinus		0
marthe	martha		5
marti	martin		39
martijn	martinus		1
martim	martin		5
martin	martijn		0
martin	martinus		103
martino	martin		5
martins	martin		5
marto	martin		1
marton	martin		5
marty	martha		468
marty	martin		579
maruja	maria		120
marus	marko		7
maruska	mariana		7
marv	marvin		33
marx	marques		4
mary	maracska		0
mary	marcsi		0
mary	marcsika		0
mary	mareen		0
mary	margaretha		0
mary	margaretta		0
mary	marge		0
mary	margere		0
mary	mariacska		0
mary	mariah		116
mary	marika		0
mary	maryanna		0
mary	maura		328
mary	maureen		142
mary	mitzi		138
maryam	mary		5
maryann	marianne		3
maryanne	marianne		29
maryem	maryam		2
maryla	maria		48
marysia	marianna		48
masa	masayuki		6
masha	maria		127
masha	mashechka		0
masha	mashenka		0
masha	mashka		0
masood	masud		2
masoud	masud		2
massimiliano	maximilian		5
massood	masud		2
massoud	masud		2
mat	martha		24
mat	mathilda		0
mat	mathilde		0
mat	matilda		0
mat	matilde		0
mat	matthew		451
mata	matej		1
matan	matej		7
mate	matan		0
mate	matej		1
mate	matko		0
matei	matthew		5
matej	mates		1
matej	matjas		0
matej	matthew		5
mateo	matthew		5
mateus	matheus		79
mateus	matthew		5
mateusz	matthew		5
matheus	matthew		13
mathew	matthew		3
mathews	matthew		3
mathias	matthew		131
mathias	matthias		21
mathieu	matthew		36
mathilda	matilda		105
mathilde	matilda		5
matias	matthias		711
matias	matti		261
matiass	matthew		5
matic	matej		7
matija	matthew		5
matilde	matilda		5
matko	matej		7
mato	matej		1
matt	matthew		33
matt	matthias		14
matte	mathilda		0
matte	matilda		1
matte	mats		89
matte	mattias		89
matteo	matthew		5
matteus	matthijs		1
matthias	matthew		130
matthieu	matthew		36
matthijs	matthias		389
matti	martha		4
matti	matilda		4
matti	matthew		39
mattias	matthew		5
mattie	martha		662
mattie	mat		91
mattie	matilda		304
mattie	matthew		104
mattw	matthew		18
matty	matilda		28
matty	matthew		149
maty	matej		1
maty	matthew		6
matyas	matthew		5
matze	matthias		43
maud	madeline		70
maud	matilda		177
maude	matilda		10
maura	maureen		4
maure	maurice		1
maureen	marietta		6
maureen	moreen		10
maurie	moreen		10
mauritz	maurice		36
mauro	mauricio		4
maury	maurice		58
maury	moreen		10
mave	mavery		6
mave	mavine		6
max	maksim		0
max	maxam		0
max	maxime		0
max	maximilian		568
max	maximililaan		0
max	maximililan		0
max	maximillian		605
max	maxine		257
max	maxinumisanic		0
max	maxmilian		0
max	maxus		0
max	maxwell		626
maxam	maxie		7
maxamed	muhammad		2
maxammed	muhammad		2
maxamuud	mahmud		2
maxi	maksim		0
maxi	maximilian		43
maxie	maxinumisanic		1
maxim	maksim		8
maxim	maxam		7
maxim	maxie		0
maxim	maxinumisanic		0
maxime	maksim		160
maximiliano	maximilian		5
maximilien	maximilian		5
maxus	maksim		7
maxus	maxie		7
maxym	maksim		8
may	marietta		17
may	mary		307
mayor	mayowa		4
mazen	mazin		2
mc	mac		6
mc	mack		6
md	muhammad		99
meagan	megan		3
meaghan	margaret		10
meaghan	megan		3
meaka	mckenna		6
meche	mercedes		76
mechislav	mieczyslaw		197
media	almeda		10
meding	remedios		121
medora	dorothy		9
mees	bartholomew		50
meg	margaret		101
meg	margaretta		14
meg	megan		70
megan	margaret		9
megan	margarita		17
megan	meggie		9
meggie	margaret		59
meghan	megan		3
mehdi	mahdi		2
mehetabel	mehitabel		27
mehetable	mehitabel		4
mehitabel	mabel		17
mehitable	mehetabel		7
mehitable	mehitabel		9
mehmed	mehmet		700
mehmed	muhammad		2
mehmet	muhammad		2
mehmood	mahmud		2
mehmud	mahmud		2
mel	amelia		24
mel	melane		0
mel	melanie		95
mel	melinda		14
mel	melissa		85
mel	melv		0
mel	melvin		361
mel	melvyn		0
melia	parmelia		62
melina	melinda		4
melisa	melissa		3
melissa	milicent		4
mell	mildred		9
melle	melinda		1
mellia	carmellia		6
mellia	mellony		6
mellie	amelia		4
mellie	melanie		6
mellie	melinda		4
mellie	melvin		7
mellie	permelia		155
mellissa	melissa		3
melly	permelia		6
melo	carmelo		6
melo	mello		27
melv	melvin		1
melv	melvyn		0
memo	guillermo		293
memo	mehmet		191
memo	muhammad		4
mena	almena		264
mena	armena		14
mena	wilhemina		10
menaalmena	philomena		6
menahem	menachem		16
menchu	carmen		74
mendi	menachem		64
mendy	menachem		64
merce	mercedes		1
merche	mercedes		120
merci	mercedes		17
mercy	marietta		6
mercy	mary		4
mercy	mercedes		482
merle	merlyn		1
merlyn	merlin		105
mero	marwa		4
mert	myrtle		72
merv	marvin		9
merv	mervyn		45
mervin	merv		6
mervyn	marvin		9
merwan	marwan		2
meryem	maryam		2
mesud	masud		2
meta	margaret		9
meta	metka		1
metta	margaret		9
metta	margarita		17
meus	bartholomew		50
mgl	miguel		120
mgt	margaret		18
mhd	muhammad		496
mia	marianna		9
mic	michael		1
micah	michael		62
michaela	michelle		4
michail	michael		5
michail	mikhail		8
michajlo	mikhail		8
michal	michael		181
michalek	michal		137
michalis	michail		31
michalka	michaela		1
michas	michal		1
micheal	michael		3
micheall	michael		3
michel	michael		38
michele	michael		5
michele	michelle		3
michell	michelle		3
michi	michael		1
michi	michel		0
michl	michael		1
michl	michel		0
mick	michael		136
mick	mike		88
mickael	michael		3
micke	michael		1
micke	michelle		0
mickey	michael		572
mickey	michelle		28
micki	michael		4
micki	michelle		4
mickie	michael		80
mickie	michelle		4
micky	michael		101
micky	michelle		4
micky	mick		88
micky	mike		88
micls	michael		82
middie	araminta		6
middy	maud		6
midge	margaret		57
midge	margaretta		14
midge	margarita		17
mieke	maria		60
mien	wilhelmina		60
miep	maria		65
miera	amira		4
mies	maria		65
mietek	mieczyslaw		48
miggy	miguel		6
miguael	miguel		52
miguaell	miguel		52
miguail	miguel		52
miguaill	miguel		52
miguayl	miguel		52
miguayll	miguel		52
migue	miguel		1
miguel	michael		5
miguel	miguelinho		1
miguel	miguelito		0
miguell	miguel		52
miha	mihael		1
mihael	mihovil		7
mihai	michael		5
mihai	mihaita		1
mihail	michael		5
mihail	mikhail		8
mihails	mikhail		107
mihajlo	michael		5
mihajlo	mihhailo		7
mihalis	michail		31
mihaly	michael		5
mihhail	mikhail		8
miho	mihael		0
miho	mihovil		1
mika	michael		1
mika	miklu		0
mika	miksu		0
mikael	michael		3
mikail	mikhail		160
mikalai	nikolai		8
mike	michael		55
mike	miguel		606
mikel	michael		36
mikele	michelle		4
mikey	michael		119
mikha	mikhail		1
mikhael	michael		5
mikhael	mikhail		8
mikhail	michael		5
mikhaylo	mikhail		8
miki	michela		4
miki	michelle		237
miki	miriam		234
mikita	nikita		8
mikko	michael		39
miklos	nicholas		5
mikolaj	nicholas		5
mikulas	nicholas		5
miky	michael		6
mil	milan		1
mil	milenko		0
mil	milic		0
mil	milomir		0
mil	milorad		0
mil	milos		0
mil	milovan		0
mil	milutin		0
mila	amelia		10
mila	lyudmila		235
mila	milada		1
mila	milena		0
mila	milica		0
mila	milijana		0
mila	milka		0
mila	miloslava		0
mila	miluse		0
milada	miloslava		7
milan	milenko		1
milan	milisav		0
milan	milojko		0
milan	milomir		0
milan	milorad		0
milan	milovan		0
milan	milutin		0
milda	emil		51
mile	milan		1
mile	milenko		0
mile	milic		0
mile	milomir		0
mile	milorad		0
mile	milos		0
mile	milovan		0
mile	milutin		0
milena	milada		7
milena	milijana		7
milena	miloslava		7
milenko	milojko		7
milenko	milutin		7
milic	milan		7
milic	milenko		0
milic	milisav		1
milic	milojko		0
milic	milomir		0
milic	milorad		0
milic	milovan		0
milic	milutin		0
milica	milena		7
milica	milijana		1
milisav	milenko		7
milisav	milovan		7
milisav	milutin		7
milka	milada		1
milka	milena		0
milka	milica		0
milka	milijana		0
milka	miloslava		0
milka	miluse		0
milla	camila		4
mille	camilla		10
mille	mildred		1
mille	millicent		0
millie	amelia		28
millie	camille		28
millie	emily		367
millie	mildred		80
milly	armilda		163
milly	emeline		28
milly	melissa		28
milly	mildred		207
milly	millicent		14
milly	parmelia		12
milly	permelia		163
milomir	milenko		7
milomir	milisav		7
milomir	milojko		1
milomir	milorad		0
milomir	milovan		0
milomir	milutin		7
milorad	milenko		7
milorad	milisav		7
milorad	milojko		1
milorad	milovan		0
milorad	milutin		7
milos	milan		7
milos	milenko		0
milos	milic		7
milos	milisav		0
milos	milojko		0
milos	milomir		0
milos	milorad		0
milos	milovan		0
milos	milun		7
milos	milutin		0
milosh	milos		169
milosz	milos		169
milovan	milenko		7
milovan	milojko		1
milovan	milutin		7
milt	milton		184
milun	milan		7
milun	milenko		0
milun	milic		7
milun	milomir		0
milun	milorad		0
milun	milovan		0
milun	milutin		1
miluse	milada		7
miluse	milena		7
miluse	miloslava		7
miluska	miloslava		51
milutin	milojko		7
mim	miriam		82
mima	jemima		62
mimi	jemima		4
mimi	mary		4
mimi	mildred		4
mimi	miriam		77
mimis	dimitrios		113
mimmo	domenico		102
mina	almena		10
mina	mindwell		9
mina	minerva		9
mina	wilhelmina		85
mindi	arminda		4
mindi	melinda		4
mindie	arminda		6
mindy	arminda		4
mindy	melinda		77
minerva	manerva		72
minerva	mindwell		7
mingo	domingo		114
minite	arminta		6
minna	minnis		1
minna	minsku		0
minna	minttu		0
minne	minerva		1
minnie	almina		163
minnie	minerva		207
minnie	wilhelmina		366
minny	wilhemina		10
mino	giacomo		616
minty	araminta		6
miomir	miodrag		7
mira	elmira		14
mira	mary		4
mira	miranda		45
mira	mirek		0
mira	mirjana		0
mira	mirka		0
mira	miroslav		0
mira	miroslava		0
miranda	mary		4
mirek	mirko		7
mirek	miroslav		1
mirek	miroslaw		0
miriam	mairim		4
miriam	mary		131
miriam	maryam		132
miriam	mirian		4
mirjam	mary		5
mirjana	miroslava		7
mirka	mirjana		1
mirka	miroslava		152
mirko	mireczek		1
mirko	miroje		0
mirko	miroslav		0
mirko	miroslaw		0
miro	mirko		0
miro	miroslav		1
miroje	miroslav		1
miroslaw	mireczek		7
miroslaw	miroslav		698
mirus	mirko		7
mirus	miroslaw		1
miryam	mary		5
misa	michaela		152
misa	michal		152
misa	misko		1
mischa	mikhail		127
misha	mikhail		69
misha	mischechka		0
misha	mishanya		0
misha	mishenka		0
misha	mishka		0
misha	mishutka		0
misi	mihaly		186
miska	mihaly		98
miso	michal		51
miso	misko		1
misra	mishra		27
miss	melissa		4
miss	millicent		4
missie	melissa		10
missy	melissa		44
missy	millicent		28
mistik	mustafa		191
misu	mihai		208
mita	mitalee		0
mita	mitar		1
mitch	michael		608
mitch	mitchell		33
mitchel	mitchell		3
mitsos	dimitrios		570
mitt	mehitabel		4
mitt	submit		4
mittie	mehitabel		4
mittie	mitzi		6
mittie	mitzie		6
mittie	submit		4
mitty	mehitabel		35
mitty	mitzi		6
mitty	mitzie		6
mitty	submit		469
mitya	dmitry		127
mitzi	marietta		6
mitzi	miriam		77
mitzie	mary		4
mitzie	miriam		155
mj	michael		58
mlada	mladen		1
mladan	mladen		1
mlado	mladen		1
mo	maurice		184
mobarak	mubarak		2
moch	muhammad		277
mochamad	muhammad		277
mock	democrates		90
moe	maurice		59
moe	moses		95
mogge	mogens		1
moham	muhammad		2
mohamad	muhammad		2
mohamadou	muhammad		2
mohamadreza	mohammadreza		196
mohamed	muhammad		2
mohamet	muhammad		2
mohammad	muhammad		2
mohammed	muhammad		2
mohammedreza	mohammadreza		196
mohammod	muhammad		2
mohamud	muhammad		2
mohd	muhammad		2
mohsen	muhsin		2
mohsin	muhsin		2
mohssen	muhsin		2
moira	mary		39
moise	moses		5
moises	moses		5
moishe	moshe		16
moishi	moshe		64
mojzis	moses		5
mokhtar	mukhtar		2
moll	amalia		4
moll	amelia		4
moll	martha		9
moll	mary		9
molla	mullah		2
mollie	mary		452
molly	mary		44
moma	momcilo		1
moma	momir		0
momi	shlomo		64
momir	momcilo		1
momo	momcilo		0
momo	momir		1
mona	ramona		17
monchi	ramon		74
moncho	ramon		74
moni	monica		1
monika	monica		3
monique	monica		716
monna	monica		6
monnie	monica		6
monte	montaque		10
monte	monteleon		6
monte	montesque		1
monte	montgomery		81
montesque	montgomery		4
montse	montserrat		1
monty	gum		151
monty	lamont		28
monty	montgomery		75
monzer	munther		2
mookerjee	mukherjee		23
moosa	musa		2
mor	maurice		4
mor	morag		1
mor	seymour		4
morad	murad		2
mordecai	mordechai		16
mordechay	mordechai		16
mordehai	mordechai		16
more	maurice		1
morey	maurice		35
morey	seymour		12
morg	morgan		1
mori	maurice		4
mori	morteza		1
mori	seymour		4
moritz	maurice		36
morrie	maurice		445
morris	maurice		29
morris	morrison		0
mort	mortimer		150
morten	martin		5
mosammad	mosammat		99
mose	moses		564
mosh	moses		1
moshe	moses		159
mosheh	moshe		16
moshiko	moshe		139
moss	maurice		4
moss	moses		154
mossammat	mosammat		99
mossie	maurice		4
mostafa	mustafa		2
mostapha	mustafa		2
moti	mordechai		64
motti	mordechai		64
moubarak	mubarak		2
mouhcine	muhsin		2
moujahid	mujahid		2
mounir	munir		2
mourad	murad		2
mousa	musa		2
moussa	musa		2
moustafa	mustafa		2
moustapha	mustafa		2
movses	moses		5
moyshe	moshe		16
mst	mosammat		443
muh	muhammad		496
muhamad	muhammad		2
muhamed	muhammad		2
muhamet	muhammad		2
muhammadreza	mohammadreza		196
muhammed	muhammad		2
muhammet	muhammad		2
muhd	muhammad		2
muhsen	muhsin		2
mujahed	mujahid		2
mukerji	mukherjee		23
mukhamed	muhammad		2
mukhammad	muhammad		2
mukhammed	muhammad		2
mukherji	mukherjee		23
mukhtaar	mukhtar		2
muktar	mukhtar		2
muli	shmuel		64
mulla	mullah		2
mundhir	munther		2
muneer	munir		2
munthir	munther		2
munzer	munther		2
mur	muriel		17
murat	murad		2
musa	moses		5
musah	musa		2
musammat	mosammat		701
muse	musa		2
mustafe	mustafa		2
mustapha	mustafa		2
musthafa	mustafa		2
musti	mustafa		458
mychal	michael		5
myfi	myfanwy		1
mykhailo	mikhail		8
mykhaylo	mikhail		8
mykola	nicholas		5
mykola	nikolai		8
mykyta	nikita		8
myles	miles		30
myra	almira		154
myriam	maryam		132
myrt	myrtle		17
myrte	myrtle		1
myrti	myrtle		6
naas	ignatius		96
nabby	abbigale		6
nabby	abigail		45
nabeel	nabil		2
nace	ignatius		57
nace	ignatzio		6
nacho	ignacio		293
nada	nadezhda		0
nada	nadica		0
nada	nadine		72
nadenka	nadezhda		1
nadette	bernadette		294
nadezda	nadezhda		8
nadia	nadenzhda		0
nadia	nadezhda		4
nadiia	nadezhda		8
nadiya	nadezhda		245
nadiya	nadia		2
nadjib	najib		2
nadka	nadezhda		1
nadya	nadenka		0
nadya	nadezhda		235
nadya	nadia		2
nadya	nadka		7
nadya	nadyusha		0
nadyusha	nadezhda		7
naeem	naim		2
nagat	najat		2
nagi	naji		2
nagib	najib		2
nagla	najla		2
naglaa	najla		2
nagui	naji		2
naguib	najib		2
nagwa	najwa		2
najeeb	najib		2
naldo	reginald		24
naldo	reynaldo		121
naldo	ronald		57
nan	ann		141
nan	anna		70
nan	hanna		24
nan	nance		0
nan	nancy		45
nana	ann		667
nana	anna		9
nana	nance		0
nancey	agnes		4
nancey	anna		4
nanci	agnes		4
nanci	anna		4
nancie	agnes		4
nancie	anna		4
nancy	agnes		9
nancy	ann		633
nancy	anna		4
nanding	fernando		121
nando	ferdinando		6
nando	fernando		76
nando	hernando		114
nandor	ferdinand		5
nanne	nance		7
nanne	nancy		7
nanni	giovanni		237
nannie	ann		18
nannie	anna		4
nannie	hanna		4
nannie	nancy		4
nanny	ann		638
nanny	hanna		12
nanny	nancy		483
nano	bernardo		114
nano	hernan		114
nano	mariano		114
nap	napoleon		205
nappe	napoleon		1
nappy	napoleon		42
naqvi	haider		4
narcis	narciset		1
nards	leonardo		121
naseem	nasim		2
naser	nasir		2
nasia	athanasia		97
nasos	athanasios		336
nasr	nasir		2
nasrallah	nasrullah		2
nasrollah	nasrullah		2
nasseer	nasir		2
nasser	nasir		2
nassir	nasir		2
nastya	anastasia		127
nat	natalie		95
nat	natasha		17
nat	nathan		141
nat	nathaniel		33
nata	natalia		0
nata	natasha		1
natakha	natalia		0
natakha	natasha		1
natalee	natalie		3
natalia	natalie		5
natalie	nathalienat		7
nataliia	natalia		8
natalija	natalia		8
nataliya	natalia		8
nataliya	natashenka		0
nataliya	natusyenka		7
natalka	natalia		1
natallia	natalia		8
natalya	natalia		8
natalya	natalie		5
natasha	natalia		69
natasha	natashenka		0
natasha	nateshka		7
natasha	natusyenka		7
nate	ignatius		24
nate	nathan		362
nate	nathaniel		33
nate	natius		0
nateshka	natalia		7
nath	nathaniel		1
nathalie	natalie		29
nathan	jon		611
nathan	jonathan		86
nathan	nathaniel		371
nathanael	nathaniel		3
nathanel	nathaniel		3
nathanial	nathaniel		3
nathi	nkosinathi		601
nathl	nathaniel		18
nati	natalia		4
nati	netanel		64
natius	ignatius		62
natte	natalie		0
natte	nathan		1
natte	nathaniel		0
nattie	asenath		4
nattie	natalie		80
nattie	nathaniel		4
natty	asenath		12
natty	natalie		12
natty	nathan		0
natty	nathaniel		35
natusik	natalia		7
natusik	natasha		7
nava	navarre		10
naz	ignatzio		6
nazi	nazanin		1
neal	cornelius		260
neal	neil		29
nebo	nebojsa		1
nebojsha	nebojsa		169
neboysha	nebojsa		169
ned	edmund		232
ned	edward		55
ned	edwin		165
nedal	nidal		2
neddy	edgar		10
neddy	edmund		81
neddy	edward		81
neddy	edwin		81
neelie	cornelia		9
neelie	cornelius		4
neelie	neeltje		1
neels	cornelis		96
neels	cornelius		96
neely	cornelia		4
neely	cornelius		80
neguib	najib		2
neil	cornelius		624
neill	neil		3
nel	cornelia		63
nel	nelgon		0
nel	nelleke		1
nel	petronella		60
nel	pieternella		60
nele	cornelia		56
nelia	cornelia		62
nell	cornelia		166
nell	eleanor		174
nell	ellen		233
nell	helen		302
nell	helena		142
nelle	cornelia		57
nelle	eleanor		4
nelle	helena		4
nellie	cornelia		166
nellie	eleanor		291
nellie	ellen		233
nellie	helen		465
nellie	nelleke		0
nelly	cornelia		305
nelly	eleanor		310
nelly	helen		9
nelly	nelle		91
nels	nelson		150
nelso	nelson		79
nelu	ion		208
neno	nenad		1
nerva	manerva		6
nervie	manerva		6
nessa	agnes		57
nessa	vanessa		14
nessie	agnes		307
nest	nestorio		10
nestor	nestorio		106
net	antoinette		9
neto	ernesto		309
neto	netto		27
netta	antoinette		57
netta	antonia		14
nettie	antoinette		465
nettie	henrietta		28
nettie	jeanette		12
nettie	juanita		28
nettie	natalie		77
nettie	pernetta		163
neva	genevieve		9
newton	newt		17
ngozi	ngozichukwu		645
ngyuen	nguyen		498
nha	bruna		4
nial	neil		36
nib	isabel		14
nib	isabella		57
nibby	isabel		35
nibby	isabella		12
nic	nicholas		573
niccolas	nicholas		3
niccolo	nicholas		5
nicey	vernisee		6
nicholaus	nicholas		3
nichole	nicholette		6
nichole	nicole		4
nichs	nicholas		18
nicie	eunice		6
nicie	unice		6
nick	dominic		632
nick	nicholas		55
nick	nicodemus		0
nick	nik		387
nicke	nicholas		1
nicke	nicole		0
nickey	nicholette		6
nicki	dominik		71
nicki	nichola		0
nicki	nicholas		4
nicki	nichole		0
nicki	nicholette		6
nicki	nicola		0
nicki	nicole		666
nicki	nicolena		4
nickie	nichola		7
nickie	nicholas		155
nickie	nichole		7
nickolas	nicholas		3
nicky	nichola		0
nicky	nicholas		352
nico	nicholas		119
nico	nicolaas		262
nicodemus	nicholas		9
nicola	nicholas		5
nicolae	nicholas		5
nicolae	nicusor		7
nicolai	nikolai		8
nicolaos	nikolaos		31
nicolas	nicholas		3
nicolas	nicolette		0
nicolaus	nicholas		36
nicolay	nikolai		8
nicole	nicholette		6
nicole	nicolena		1
nicole	nicolene		0
nicole	nicolina		0
nicos	nikolaos		31
nicu	nicolae		208
nicu	nicusor		0
niek	nicolaas		60
niekie	nicolaas		96
niel	cornelius		165
niel	neil		29
niels	cornelius		10
niels	nicholas		5
nige	nigel		1
night	knight		4
nik	nikolai		0
nik	nikolaos		184
niki	nicole		81
niki	nikolett		4
nikki	nicola		73
nikki	nicole		154
niklas	nicholas		36
niko	nicholas		4
niko	nikica		0
niko	nikolai		1
niko	nikolaos		0
nikola	nicholas		5
nikolai	nicholas		5
nikolaiy	nikolai		8
nikolaj	nikolai		8
nikolajs	nikolai		107
nikolaos	nicholas		219
nikolaos	nikolai		245
nikolas	nicholas		691
nikolas	nikolaos		279
nikolaus	nicholas		5
nikolaus	nikolai		160
nikolay	nikolai		8
nikoleta	nikolina		1
nikos	nikolaos		31
niksa	nikica		1
nilla	gunilla		66
nille	pernille		213
nils	nicholas		5
nina	antonina		10
nina	enedina		9
nina	ninnukka		0
nina	ninoslava		1
nina	ninsku		0
nino	nindza		0
nino	ninoslav		1
ninoy	benigno		121
niss	niels		567
nisse	nils		66
nita	juanita		62
noah	manoah		17
noel	nowell		17
noemi	naomi		4
nola	fionnula		10
nola	magnolia		10
nole	nicole		6
nollie	olive		12
nollie	olivia		35
nomi	noman		4
noni	joanna		4
nonie	joan		35
nonie	johannah		12
nonie	nora		6
nonnie	manola		6
noor	nur		2
nooraldin	nuruddin		2
nooruddin	nuruddin		2
noorulhuda	nurulhuda		2
nora	eleanor		44
nora	lenora		209
norah	honora		72
norbe	norbert		1
norbu	norbusamte		6
norby	norbert		42
noreddine	nuruddin		2
norm	norman		119
norma	nora		4
normie	norman		10
norrie	honora		4
norry	honora		6
noruddin	nuruddin		2
notis	panagiotis		97
nour	nur		2
noure	nur		2
noureddine	nuruddin		2
nouredine	nuruddin		2
noursoultan	nursultan		743
noynoy	benigno		121
nura	amalina		4
nuraddin	nuruddin		2
nuralhuda	nurulhuda		2
nureddin	nuruddin		2
nurudin	nuruddin		2
nuur	nur		2
nygel	nigel		3
obaydullah	obaidullah		2
obe	obed		1
obed	obadiah		177
obed	obedience		17
obeidallah	obaidullah		2
obeidullah	obaidullah		2
obet	roberto		121
obie	obadiah		126
obie	obediah		6
oda	odelia		10
ode	otis		6
odo	odell		72
ofa	mostofa		4
ofa	mustofa		4
okey	okechukwu		189
okkie	ockert		96
oksana	oksanka		0
oksenia	kseniya		8
ola	aleksandra		302
ola	olavi		1
ola	viola		6
olda	oldrich		51
ole	olaf		10
oleg	olegushka		0
oleg	olezha		0
oleg	olezhek		0
oleg	olezhka		0
olegs	oleg		107
oleh	oleg		8
olek	aleksandr		176
oleksander	aleksandr		8
oleksandr	aleksandr		8
oleksandra	aleksandra		8
oleksii	aleksey		8
oleksiy	aleksey		8
olena	helen		5
olena	yelena		8
oles	aleksandr		190
olexandr	aleksandr		8
olga	olia		4
olha	olga		8
oli	oliver		1
oli	olivia		0
olive	olivetta		1
oliver	oliveira		27
oliver	olivetta		7
oliverio	oliver		5
olivero	oliver		5
olivier	oliver		5
oliwa	oliver		1
olle	olof		66
olli	olavi		261
ollie	olive		12
ollie	oliver		55
ollie	olivia		303
olly	ollie		1
olph	rudolph		45
olph	rudolphus		28
olya	olga		69
omar	umar		2
omer	umar		2
omi	naomi		6
ona	arizona		6
ona	yeona		6
ondra	ondrej		214
ondrej	andrew		5
one	onicyphorous		6
onie	arizona		6
onie	yeona		6
onni	iona		4
onnie	iona		6
ono	hartono		4
ono	margono		4
ono	martono		4
ono	tono		4
ophi	theophilus		6
ora	aurelia		154
ora	aurilla		9
ora	corinne		6
ora	orilla		17
ordie	roderick		10
ore	moore		4
orilla	aurelia		154
orilla	aurilla		4
orme	norman		10
orphelia	ophelia		9
osaforum	onicyphorous		6
osaforus	onicyphorous		6
osama	usama		2
osamah	usama		2
oscar	oskar		27
osman	uthman		2
osmon	uthman		2
ossie	oswald		460
ossy	oswald		35
ossy	waldo		210
ota	otakar		1
ote	otis		17
otha	theotha		6
othman	uthman		2
otik	otakar		51
otis	othello		9
ouafa	wafa		276
oualid	walid		2
oumar	umar		276
ousama	usama		2
ousman	ousmane		514
ousmane	uthman		2
oussama	usama		2
ovanes	hovhannes		244
ovanes	john		5
ovi	ovidiu		1
owen	john		39
oxana	oksana		8
oz	oswald		59
ozzie	oscar		73
ozzie	osvaldo		259
ozzie	oswald		59
ozzy	ossy		91
ozzy	oswald		45
ozzy	waldo		210
pablo	paul		5
paco	francisco		76
paco	pacheco		0
paco	pacho		0
paddy	patrick		136
padraig	padraigean		0
padraig	patrick		36
paja	pavel		51
pal	paul		39
palo	pavol		51
pam	pamela		75
pammie	pamela		10
pammy	pamela		453
panagiotes	panagiotis		31
panayiotis	panagiotis		31
panayotis	panagiotis		31
pancho	francisco		356
panni	anna		98
panos	panagiotis		31
paolo	paul		5
pari	parisa		1
parsune	parthenia		7
parsuny	parthenia		6
paru	parvati		1
pasha	pavel		69
pasoonie	parthenia		6
pat	patience		14
pat	patricia		153
pat	patrick		476
pat	patse		0
pate	patricia		0
pate	patrick		45
pate	peter		24
pati	patrycja		4
patience	patricia		7
patk	patrick		18
pato	patricio		9
patric	patrick		3
patrica	patricia		3
patrice	patrick		5
patricio	patrick		5
patrik	patrick		3
patrizio	patrick		5
patrk	patrick		18
patryk	patrick		3
patse	patricia		1
patse	patrick		0
patsy	martha		466
patsy	patricia		101
patsy	patrick		627
patte	patience		0
patte	patricia		1
patte	patrik		66
patti	patricia		583
pattie	martha		166
pattie	patricia		80
patty	martha		305
patty	patience		28
patty	patricia		44
patty	patsy		54
pau	paul		39
paul	john		58
paul	pavlos		278
paula	paulina		1
paule	paulette		1
pauli	paula		30
paulie	paulin		0
paulie	pauline		1
pauline	paula		9
paulo	paul		5
paulus	paul		5
pave	pavel		1
pavel	paul		5
pavel	pavka		7
pavel	pavlik		0
pavel	pavlusha		0
pavels	pavel		107
pavko	pavel		7
pavla	pavlina		1
pavle	paul		5
pavle	pavao		7
pavle	pavel		744
pavlo	paul		5
pavlo	pavel		8
pavlos	paul		5
pavo	pavel		1
pavol	pavel		8
pawel	paul		5
pawel	pavel		8
pawelek	pavel		176
peadar	peadairean		1
pedro	pedrinho		0
pedro	pedrito		0
pedro	pedrocas		1
pedro	peter		5
peer	peter		39
peg	margaret		44
peg	margaretta		140
peg	peggy		17
peggie	margaret		4
peggie	margarita		6
peggy	margaret		44
peggy	margaretta		104
peggy	marguerite		6
pehr	per		272
pelle	per		297
pen	penelope		10
penie	philipina		6
penne	penelope		1
penney	penelope		4
penni	penelope		4
pennie	penelope		4
penny	penelope		44
pepa	josefa		114
pepa	josefina		114
pepa	joseph		204
pepe	jose		76
pepe	pepas		0
pepik	joseph		350
peppe	giuseppe		102
peppino	giuseppe		102
per	peder		360
per	peter		39
pera	perica		1
peran	perica		1
percy	percival		85
pere	peter		39
perico	pedro		74
perko	perica		1
permelia	amelia		9
pero	perica		1
perri	pelegrine		4
perry	pelegrine		77
perry	peregrine		17
peta	petra		1
petar	peter		5
petar	petr		8
pete	peter		33
peter	patrick		14
peter	petike		0
peter	petros		278
peter	petrus		103
peter	pieter		710
petey	peter		251
peti	peter		1
petko	petsa		7
petko	petyo		7
peto	peter		51
petr	peta		7
petr	peter		5
petr	petrus		391
petra	petronella		1
petras	peter		5
petre	petr		8
petre	petrica		0
petre	petrisor		0
petre	petrut		0
petri	pekka		143
petro	petr		8
petros	peter		5
petrus	peter		38
petya	petenka		0
petya	peter		7
petya	petike		0
petya	petka		7
petya	petr		69
petya	petruha		0
petya	petrusha		0
petya	petyunya		0
phebe	phoebe		3
phelia	orphelia		6
phelipe	philipe		79
phena	tryphena		42
phenie	parthenia		6
pheobe	tryphena		4
pherbia	pharaba		4
pherbia	pheriba		6
pheriba	pharaba		4
phidelia	bedelia		4
phidelia	fidelia		146
phil	philetus		14
phil	philip		33
phil	philippe		0
philadelphia	delpha		17
phililpa	philipina		4
philipp	philip		3
philippe	philip		36
philippos	philip		5
philis	phyllis		3
phill	adelphia		4
phillie	philip		1
phillip	philip		3
phillips	philip		36
phillis	phyllis		3
philly	adelphia		42
philly	philip		0
philly	philippa		0
phineas	alphinias		4
phoebe	philipina		90
pierre	peter		5
pierre	pierrette		7
pierrot	pierre		295
piet	petrus		103
piet	pieter		0
pieter	peter		38
pietr	pieter		329
pietro	peter		5
pili	pilar		76
piluca	pilar		74
pim	willem		63
pink	pinckney		6
pino	giuseppe		675
piotr	peter		5
piotr	petr		8
piotr	piotrus		0
piotrek	petr		137
piotrs	petr		8
pip	philip		175
pip	philipina		6
pip	philippa		95
pipe	philipe		9
pippa	philippa		59
pippa	phillipa		82
pippo	filippo		237
pista	istvan		186
pista	stefan		152
pisti	istvan		457
pita	guadalupe		114
pjetr	peter		5
pjotr	petr		8
ples	pleasant		90
poe	putri		4
pok	pocahontas		4
pokey	pocahontas		6
pola	paola		4
poldi	leopold		18
pollie	mary		10
polly	mary		75
polly	paula		14
polly	paulina		28
polly	pauline		257
polo	hipolito		114
polo	leopoldo		309
poncho	alfonso		9
poul	paul		5
pranas	francis		5
predo	predrag		1
pres	prescott		42
presa	predrag		1
prill	pricilla		1
prisca	pricilla		7
priss	pricilla		1
prisse	priscilla		1
prissy	priscilla		292
provy	providence		6
pru	prudence		1
pru	prue		0
prude	prudence		1
prudy	prudence		456
prue	prude		0
prue	prudence		85
przemek	przemyslaw		48
puja	pooja		23
puss	philadelphia		4
puss	prudence		9
pyotr	petr		8
qadeer	qadir		2
qader	qadir		2
qasem	qasim		2
qassem	qasim		2
qassim	qasim		2
quent	quentin		18
quico	francisco		74
quil	aquilla		90
quilla	tranquilla		6
quillie	aquilla		6
quin	quincy		0
quin	quinton		1
quinn	quince		9
quino	joaquin		74
quint	quince		4
quique	enrique		76
raajesh	rajesh		23
rabindra	ravindra		23
rach	rachel		59
rach	rachelle		0
rachael	rachel		16
racheal	rachel		16
rachele	rachel		5
rachelle	rachel		243
rachid	rashid		2
rada	radmila		1
radasin	radivoje		7
radasin	radoslav		7
radasin	radovan		7
rade	radenko		1
rade	radisa		0
rade	radivoje		0
rade	radoje		0
rade	rados		0
rade	radoslav		0
rade	radovan		0
radek	radimir		1
radek	radomil		0
radek	radomir		0
radek	radoslav		0
radek	radoslaw		48
radek	radovan		0
radenko	radasin		7
radenko	radisav		7
radenko	radislav		7
radenko	radivoje		7
radenko	radojica		7
radenko	radomirm		7
radenko	radoslav		7
radenko	radovan		7
radi	radka		1
radimir	radomir		7
radimir	radoslav		7
radimir	radovan		7
radisa	radasin		7
radisa	radenko		7
radisa	radisav		1
radisa	radislav		0
radisa	radivoje		0
radisa	radojica		7
radisa	radomirm		7
radisa	radoslav		7
radisa	radovan		7
radisav	radivoje		1
radisav	radoslav		7
radisav	radovan		7
radivoje	radislav		1
radka	radoslava		1
radka	radost		0
radka	radostina		0
radoje	radasin		7
radoje	radenko		7
radoje	radisa		7
radoje	radisav		7
radoje	radislav		7
radoje	radivoje		7
radoje	radojica		1
radoje	radomirm		0
radoje	radoslav		0
radoje	radovan		0
radojica	radivoje		7
radojica	radoslav		1
radojka	radmila		7
radomil	radoslav		1
radomil	radovan		0
radomir	radomil		1
radomir	radoslav		0
radomir	radovan		0
radomirm	radivoje		7
radomirm	radoslav		1
rados	radasin		0
rados	radenko		0
rados	radisa		0
rados	radisav		0
rados	radislav		0
rados	radivoje		0
rados	radoje		0
rados	radojica		0
rados	radomirm		0
rados	radoslav		1
rados	radovan		0
radoslav	radislav		7
radoslav	radivoje		7
radovan	radislav		7
radovan	radivoje		7
radovan	radojica		1
radovan	radomirm		0
radovan	radoslav		0
radulf	ralph		5
rae	rachel		59
rae	raech		0
raech	rachel		9
raed	raid		2
raf	rafael		1
rafa	rafael		114
rafa	rafaela		42
rafael	raphael		5
rafaele	raffaele		497
rafail	raphael		5
rafal	raphael		5
rafee	rafi		2
rafeeq	rafiq		2
raff	raphael		9
raffaele	raphael		5
rafi	rafael		0
rafi	raphael		64
rafi	refael		64
rafik	rafiq		2
rafiqi	rafiq		401
rafu	rafael		1
ragaa	raja		2
ragab	rajab		2
raheem	rahim		2
rahel	rachel		16
rahiim	rahim		2
rahmah	rahma		2
rahmatollah	rahmatullah		2
raimondo	raymond		5
raimund	raymond		3
raimundo	raymond		5
rajiv	rajeev		27
raju	rajendra		4
rakhim	rahim		2
ralf	ralph		30
ralph	raphael		57
ralphie	ralph		18
ralu	raluca		1
ramadhan	ramadan		2
ramazan	ramadan		2
ramdane	ramadan		2
ramesha	ramesh		23
rami	avraham		234
ramon	ramoncito		1
ramon	raymond		5
ramon	roman		402
ramond	raymond		5
ramzan	ramadan		2
rana	lorraine		9
ranald	ronald		3
rand	miranda		4
rand	randolph		1
randall	randolph		372
rande	randall		1
rande	randolph		81
randi	miranda		90
randy	miranda		24
randy	randall		656
randy	randolph		231
raoof	rauf		2
raouf	rauf		2
raoul	ralph		5
raquel	rachel		404
ras	erasmus		10
rashed	rashid		2
rasheed	rashid		2
rasmus	erasmus		6
ratimir	ratibor		1
ratko	ratibor		1
ratko	ratimir		0
rato	ratibor		1
rato	ratimir		0
rato	ratko		0
raul	ralph		5
ravi	ramakrishna		4
ravi	ravinaatha		0
ravi	ravindra		1
ravindar	ravindra		23
ravinder	ravindra		273
ray	raymond		33
raymie	raymond		18
raymund	raymond		3
rayner	rainer		21
raza	ridha		2
raze	erasmus		6
rchd	richard		18
rdgo	rodrigo		120
rea	andrea		6
reba	rebecca		585
rebe	rebecca		10
rebeca	rebecca		3
rebeccah	rebecca		3
rebecka	rebecca		30
rebekah	rebecca		3
rebekka	rebecca		29
red	charles		34
red	henry		34
red	james		34
red	john		34
red	william		34
reda	ridha		2
redha	ridha		2
ree	aurelia		6
ree	cory		6
reece	rees		27
reece	rhys		3
reese	rhys		3
reetta	margareeta		143
refina	rufina		9
reg	reggie		17
reg	reginald		75
regge	regina		1
regge	reginald		0
reggie	regina		24
reggie	reginald		136
reggy	reginald		36
reginald	reynold		17
regis	reginaldo		4
rehma	rahma		2
rehmatullah	rahmatullah		2
reina	reichan		0
reina	reinachan		1
reiner	rainer		21
reini	reinhard		43
rella	cinderella		6
ren	lauren		6
rena	irene		57
rena	serena		14
renae	rene		30
renaldo	reginald		9
renata	renatinha		1
renia	irena		211
renia	teresa		211
renius	cyrenius		42
renne	renaldo		1
renny	reginald		42
renzo	lorenzo		102
resa	theresa		59
reshid	rashid		2
resi	therese		56
resi	theresia		56
retta	chiara		4
retta	henrietta		57
retta	loretta		14
rex	rexford		58
rey	reynaldo		58
reza	ridha		2
rhett	garrett		6
rhis	rhys		3
rhoda	rhodella		9
rhynie	rhyna		49
ria	eleftheria		113
ria	maria		103
ria	riacska		0
riad	riyad		2
riah	azariah		35
riah	uriah		12
rian	adrian		6
rian	ryan		29
riane	adriane		6
ricardo	ricardinho		1
ricardo	richard		131
riccardo	richard		5
rich	aldrich		12
rich	richard		33
rich	ricke		0
rich	ricky		54
richardas	richard		5
richd	richard		18
riche	aldrich		12
riche	rich		217
riche	richard		1
richi	ricardo		74
richie	richard		119
rick	broderick		28
rick	cedric		12
rick	derek		14
rick	dick		54
rick	eric		24
rick	ricardo		187
rick	rich		54
rick	richard		55
rick	riche		0
rick	rickey		383
rick	ricky		384
ricka	frederica		9
ricka	fredericka		35
ricke	richard		1
ricki	broderick		4
ricki	cedrick		4
ricki	eric		4
ricki	richard		4
rickie	richard		80
ricky	broderick		28
ricky	cedric		12
ricky	derek		12
ricky	eric		28
ricky	ricardo		187
ricky	richard		55
rico	ricardo		460
rida	ridha		2
rie	maria		63
riek	hendrika		60
rienne	adrienne		6
rienne	andriane		6
rik	hendrik		65
rikard	richard		5
riki	riccardo		4
riki	rivka		64
rilla	avarilla		6
rilla	cinderella		6
rilla	serilla		6
rilly	aurelia		6
rilly	orilla		6
rina	catharina		262
rina	rinale		1
rina	rineke		0
ripa	risto		143
rissa	marissa		6
rita	jerita		17
rita	margaret		480
rita	margaretta		14
rita	margarita		17
rita	ritik		0
rita	ritinha		0
rita	ritka		0
rita	ritunya		0
rita	ritusya		0
ritchie	richard		18
rivi	rivka		1
rivka	rebecca		159
rivka	rivush		0
rivkah	rivka		16
riyadh	riyad		2
riza	ridha		2
rj	robert		58
rob	bob		54
rob	bobby		54
rob	robert		33
rob	robertus		0
rob	robinson		0
robb	robert		445
robban	robert		66
robbe	robert		1
robbe	roberta		0
robbe	robin		7
robbi	robert		4
robbi	roberta		4
robbie	robert		571
robbie	roberta		232
robby	robert		352
robby	roger		614
rober	roberto		1
robert	james		34
robert	john		34
robert	robertus		0
robert	robinson		7
robertas	robert		5
roberto	robert		5
roberts	robert		36
robi	robert		1
robin	robinson		0
robin	roger		669
robo	robert		1
robt	robert		18
roby	roberta		6
rod	roderick		361
rod	rodney		119
rod	roger		24
rodde	rodney		1
roddie	roderick		10
roddy	roderick		185
roddy	rodney		9
rodger	roger		29
rodie	rhoda		52
rodny	rodney		3
rodolfo	rudolph		5
rodolphe	rudolph		5
rodri	rodrigo		1
roffe	rolf		66
roge	roger		62
rogelio	roger		5
rogerio	roger		5
roland	orlando		72
rolf	ralph		39
rolf	rollo		0
rolf	rudolph		45
rolf	rudolphus		24
rolle	roland		1
rollie	roland		18
rollo	roland		57
rollo	rudolphus		4
rolly	roland		126
rolo	rodolfo		74
roma	roman		1
roma	romka		0
roma	romochka		0
roma	romych		0
roman	romeczek		0
roman	romochka		0
roman	romych		0
romek	roman		212
romka	roman		7
romus	roman		7
ron	aaron		86
ron	cameron		14
ron	myron		73
ron	ronald		33
ron	ronaldo		0
ron	ronron		0
ron	veronica		24
ronaldinho	ronaldo		255
ronie	veronica		42
ronna	veronica		50
ronne	ronald		1
ronne	ronaldo		0
ronni	aaron		4
ronni	cameron		4
ronni	ronald		4
ronni	veronica		174
ronnie	aaron		24
ronnie	ron		326
ronnie	ronald		352
ronnie	veronica		232
ronny	cameron		24
ronny	ron		88
ronny	ronald		44
ronny	veronica		612
roohollah	ruhollah		196
roric	roderick		10
rorie	rory		3
ros	rosalind		73
ros	ross		3
rosa	rosabel		12
rosa	rosabella		86
rosa	rosable		0
rosa	rosalinda		14
rosa	rosalyn		45
rosa	rosarita		0
rosa	rose		38
rosa	roseana		0
rosa	roseanne		0
rosa	rosinha		0
rosabella	isabella		9
rosabelle	rosabella		106
rosable	rosabella		4
rosable	rosalyn		1
rosable	roseanne		7
rosalinda	rosalyn		9
rosalyn	rosabella		1
rosalyn	rosarita		0
rosalyn	roseanne		7
rosanne	rosanna		128
rosarita	rosalinda		1
rosarita	roseanne		7
rose	rosabel		12
rose	rosabella		14
rose	rosable		0
rose	rosalinda		14
rose	rosalyn		14
rose	rosarita		0
rose	roseana		0
rose	roseann		35
rose	roseanna		12
rose	roseanne		0
rose	rosemary		233
rose	roxanna		14
rose	roxanne		14
roseana	rosalinda		7
roseana	rosalyn		7
roseann	rosanna		10
roseanna	rosanna		10
roseanne	rosabella		7
roseanne	rosalinda		7
roseanne	rosanna		10
rosemarie	rosemary		52
rosey	rosemary		6
rosie	rosalind		73
rosie	rose		719
rosie	roseann		12
rosie	roseanna		12
rosie	rosemary		95
rosita	rosinha		1
roso	osorio		4
ross	roscoe		6
rosta	rostislav		51
rosy	euphrosina		4
rouhollah	ruhollah		196
rouslan	ruslan		8
rowland	roland		9
rox	roseanne		9
rox	roxanna		1
rox	roxanne		17
roxane	roseanne		4
roxane	roxanne		3
roxann	roxanne		3
roxanna	roseanne		9
roxanne	roseanne		9
roxe	roxanna		0
roxe	roxanne		1
roxie	roseanne		4
roxie	roxanna		12
roxie	roxanne		35
roxy	roseanne		4
roxy	roxanne		81
roy	leroy		476
roz	rosabel		12
roz	rosabella		28
roz	rosalind		18
roz	rosalinda		14
roz	rosalyn		24
roz	roseann		12
roz	roseanna		12
roza	rose		5
rube	reuben		577
ruben	reuben		4
rubi	reuben		4
rubi	reuven		64
rubie	reuben		4
ruby	reuben		4
ruby	rubanetta		1
ruda	rudolf		1
rude	rudolph		1
rudi	rudolf		1
rudiger	roger		5
rudiger	ruediger		21
rudolf	rudolph		38
rudolph	rudolphus		1
rudy	rodolfo		34
rudy	rudolph		33
rudy	rudolphus		12
rufe	rufus		18
ruggero	roger		5
ruhullah	ruhollah		196
ruminta	araminta		6
rupert	robert		703
rupert	roger		469
ruprecht	robert		39
rurik	roderick		10
ruslans	ruslan		107
russ	russell		33
russ	ruste		0
russel	russell		3
ruste	russell		1
rusty	russell		474
rustyn	russell		10
rut	ruth		5
rutger	rutgerus		1
ruthie	ruth		18
ruud	rudolf		60
ruvi	reuven		64
ruza	ruzena		51
ruza	ruzica		1
ry	ryan		6
ryad	riyad		2
ryan	michael		58
rye	zachariah		9
ryon	ryan		3
rysiek	ryszard		212
rysio	ryszard		1
ryszard	richard		5
saad	sad		2
saaid	said		2
sabe	isabella		9
sabe	sabra		1
sabeer	sabir		2
saber	sabir		2
sabra	isabella		9
sabrina	sabina		4
sacha	aleksandr		190
sade	folasade		156
sadegh	sadiq		2
sadek	sadiq		2
sadeq	sadiq		2
sadeq	siddiq		147
sadie	mercedes		6
sadie	sara		44
sadik	sadiq		2
sadiq	abubakar		4
sadiq	siddiq		147
saed	said		2
saeed	said		2
safia	safiya		2
safie	safieel		6
safiyah	safiya		2
safiyya	safiya		2
sahara	sara		30
sahra	sara		3
saied	said		2
saiid	said		2
saiyid	sayyid		2
saki	sakic		1
saki	sakica		0
saki	sakinka		0
sakis	athanasios		113
sakis	sotirios		113
sakke	sakari		1
sakkie	izak		96
saku	sakari		1
sal	salmon		0
sal	salvador		629
sal	salvatore		184
sal	solomon		24
salaah	salah		2
salah	salih		147
salahaddin	salahuddin		2
salaheddin	salahuddin		2
salaheddine	salahuddin		2
salahudin	salahuddin		2
salamon	solomon		5
sale	halo		4
saleem	salim		2
saleh	salih		2
salehe	salih		2
salem	salim		132
salikh	salih		2
salina	selina		4
salley	sally		3
salley	sara		4
sallie	sally		3
sallie	sara		4
sally	salvador		6
sally	sara		44
salmon	solomon		50
salomao	solomon		5
salomon	solomon		5
salyem	salim		2
sam	samantha		233
sam	samgon		0
sam	samne		0
sam	sampson		0
sam	samson		0
sam	samuel		33
sameer	samir		2
samgon	samantha		7
samgon	samuel		7
samie	samantha		0
samie	samuel		1
saml	samuel		18
samme	samantha		0
samme	samuel		1
sammi	samantha		80
sammi	samuel		4
sammie	samantha		304
sammie	samuel		452
sammy	sam		326
sammy	samantha		70
sammy	samson		0
sammy	samuel		55
samne	samantha		0
samne	samuel		1
samson	samantha		7
samson	sampson		4
samson	samuel		7
samual	samuel		3
samuca	samuel		1
samuele	samuel		5
samuell	samuel		3
samuil	samuel		5
samy	sami		2
sande	sandra		1
sander	alexander		307
sandi	alexander		4
sandi	alexandria		4
sandi	sandra		18
sandie	alexander		4
sandie	alexandria		4
sandor	alexander		5
sandra	alexandra		153
sandra	alexandria		70
sandra	cassandra		14
sandro	alessandro		102
sandro	alexander		71
sandu	alexandru		208
sandy	alexander		303
sandy	alexandra		86
sandy	cassandra		141
sandy	sander		0
sandy	sandra		85
sangi	sangeetha		4
sanja	sandi		7
sanja	sandra		1
sanjai	sanjay		23
sanna	sandra		1
sanne	sandra		1
sanne	susanne		71
sannie	susanna		96
santeri	aleksanteri		143
santi	santiago		76
santiago	james		5
sanya	aleksandr		69
sanya	sanka		7
sanyi	sandor		186
sanz	sanchez		4
sara	sarah		38
sara	sarahann		10
sarah	sara		29
sarah	sarahann		10
sare	sarah		39
sariah	sara		30
sarn	arnold		4
sarra	sarah		5
sasa	saska		1
sascha	alexander		43
sasha	aleksandr		235
sasha	aleksandra		235
sasha	alexander		214
sasha	alexandria		9
sasha	sashechka		0
sasha	sashenka		0
sasha	sashka		0
sasse	alexander		89
saul	solomon		50
savanna	savannah		52
sayed	said		132
sayed	sayyid		147
sayeed	said		2
sayf	saif		2
sayid	sayyid		2
sayyed	sayyid		2
sceeter	scott		6
schimon	shimon		16
schlomo	shlomo		16
schmuel	shmuel		16
schorsch	georg		43
scott	david		34
scott	michael		34
scott	prescott		24
scott	robert		34
scott	william		34
scottie	prescott		9
scottie	scott		712
scotty	prescott		28
scotty	scott		713
seamus	james		5
sean	john		5
seanie	sean		593
seb	sebastiaan		1
seb	sebastian		17
sebastiano	sebastian		5
sebastiao	sebastian		5
sebastien	sebastian		3
sebastijan	sebastian		5
sebbe	sebastian		1
sebby	sebastian		6
sedigh	siddiq		2
see	seymour		42
seeta	sita		23
seev	zeev		16
seid	said		2
seif	saif		2
selahattin	salahuddin		2
seleem	salim		2
selena	selina		30
selim	salim		2
selma	anselm		6
selman	salman		2
semen	semyon		8
semion	semyon		8
semir	samir		2
semjon	semyon		8
semsettin	shamsuddin		2
semyon	simon		5
sene	asenath		112
senie	eseneth		6
seph	persephone		6
sephy	persephone		6
sepp	joseph		125
seraj	sirajuddin		132
serajuddin	sirajuddin		2
serena	sabrina		9
serena	serilla		7
serene	cyrenius		112
serezha	sergey		127
serge	sergey		245
serge	sergio		128
serge	sergius		5
sergei	sergey		8
sergej	sergey		8
sergejs	sergey		107
sergey	sergius		5
sergey	seryoga		7
sergey	seryozhenka		7
sergey	seryozhka		7
serghei	sergey		8
sergi	sergius		5
sergii	sergey		8
sergio	sergey		402
sergio	sergius		5
sergiy	sergey		8
serguei	sergey		8
serhii	sergey		8
serhii	serhiy		400
serhij	serhiy		400
serhiy	sergey		8
serif	sharif		2
seriy	sergey		1
seryozha	sergey		69
serzh	sergei		748
seun	oluwaseun		156
seva	sevil		1
seva	sevinc		0
sevda	sevinc		1
severin	soeren		213
sevil	sevda		7
sevil	sevinc		1
seydou	said		754
seyed	sayyid		2
seymore	seymour		105
seyyed	sayyid		2
sha	shaina		6
sha	sharon		6
shade	folasade		156
shade	folashade		156
shaik	basha		4
shaikh	shaykh		2
shakeer	shakir		2
shaker	shakir		2
shamsaddin	shamsuddin		2
shamsudin	shamsuddin		2
shana	shannon		4
shane	michael		58
shane	sean		390
shanna	shannon		4
shar	sharon		1
shar	sharyn		0
share	sharon		1
share	sharyn		0
shareef	sharif		2
sharief	sharif		2
sharlotte	charlotte		10
sharre	sharon		1
sharre	sharyn		0
sharri	sharon		4
sharyn	sharon		9
shaun	sean		29
shauna	shawna		4
shawn	sean		29
shay	seamus		671
shay	shaina		6
shay	sharon		6
shayla	sheila		4
shayne	sean		9
shayne	shane		146
shaz	sharon		82
shaza	sharon		1
sheba	bathsheba		10
sheik	shaykh		2
sheikh	shaykh		2
shekh	shaykh		2
shel	sheldon		0
shel	shelton		62
shell	michelle		9
shell	rachel		4
shell	sheldon		4
shelle	sheldon		1
shelle	shelton		0
shelley	michelle		138
shelley	rachel		4
shelley	sheldon		4
shelley	shelly		3
shelli	michelle		4
shelli	rachel		4
shelli	sheldon		4
shellie	michelle		138
shellie	rachel		4
shellie	sheldon		4
shellie	shelly		3
shelly	michelle		70
shelly	rachel		366
shelly	sheldon		163
shelly	shelton		12
shelomo	shlomo		16
shelton	sheldon		9
shely	michelle		6
sher	cher		462
sher	cheryl		483
sher	sharon		9
sher	sheridan		14
shere	cheryl		1
shere	sheron		0
sheri	cheryl		6
sheri	sharon		4
sherie	sharon		4
sherif	sharif		2
sheron	cheryl		1
sheron	sharon		9
sherri	charlotte		4
sherri	cheryl		6
sherri	shirley		4
sherrie	charlotte		4
sherrie	cheryl		10
sherrie	shirley		4
sherry	charlotte		28
sherry	cheryl		482
sherry	shirley		28
sherryl	cheryl		3
shery	sharon		4
sheryl	cheryl		29
sheryl	sharon		9
sheryn	cheryl		1
sheryn	sharon		9
sheryn	sheron		0
sheva	siva		273
shimeon	simon		5
shimon	simon		159
shirl	shirley		494
shiva	shiv		503
shiva	siva		23
shlomo	solomon		159
shmuel	samuel		38
shmulik	shmuel		139
shrinivas	srinivas		23
shuki	yehoshua		64
shura	aleksandr		190
si	silas		14
si	simeon		14
si	simon		85
si	sylvester		28
siarhei	sergey		8
siarhiej	sergey		8
sibbe	sibyl		7
sibbell	sibbilla		505
sibbie	sibbilla		6
sibbie	sybill		6
sibyl	sibbilla		146
sid	sidney		33
siddik	siddiq		2
siddique	siddiq		2
sidiq	siddiq		2
sidney	sydney		29
sig	sigismund		6
sig	sigmund		1
sigge	sigvard		1
siggi	siegfried		43
siggit	sigrid		7
sigi	siegfried		43
sigmund	sigismand		7
sigmund	sigismund		4
silla	drusilla		17
silla	priscilla		9
silla	sarilla		6
silver	sylvester		9
silvester	sylvester		105
silvia	sylvia		3
sim	simeon		0
sim	simon		59
sima	simonetta		0
sima	simun		1
sima	simunica		0
simao	simon		5
sime	simonetta		1
sime	simun		0
sime	simunica		0
simeon	semyon		160
simeon	shimon		170
simeon	simon		130
simha	singh		23
simo	simeon		0
simo	simonetta		1
simone	simon		5
simun	simunica		1
sina	rosina		6
sinah	lucina		6
sing	singh		23
sinha	singh		704
sion	simeon		24
sion	simon		45
sirajudin	sirajuddin		2
sis	frances		50
sissi	elizabeth		125
sissy	cecilia		18
sitha	sita		23
siti	city		27
siti	fatima		4
siva	shiv		503
sjaak	jacobus		65
sk	sheikh		443
slava	vyacheslav		373
slave	slaven		1
slave	slavisa		0
slave	slavko		0
slave	slavoljub		0
slave	slavomir		0
slavek	jaroslav		152
slavek	rostislav		152
slaven	slavisa		1
slaven	slavoljub		0
slaven	slavomir		0
slavisa	slavoljub		0
slavisa	slavomir		1
slavko	slaven		1
slavko	slavisa		0
slavko	slavoljub		0
slavko	slavomir		0
slavomir	slavoljub		1
slawek	slawomir		1
slawus	slawek		1
slawus	slawomir		0
sloba	slobodan		1
slobo	slobodan		1
sly	silvester		6
sly	sylvanus		6
sly	sylvester		85
smit	mitchell		4
smitty	smith		220
sneki	snezana		1
sneska	snezana		7
sneza	snezana		1
sobhi	subhi		2
sofia	sophia		131
sofiane	sufyan		2
sofie	sophie		21
sofiya	sophia		5
sofya	sophia		5
soja	zoya		8
sol	solomon		85
sole	soledad		1
soleiman	sulayman		2
soliman	sulayman		2
solle	solomon		1
solly	solomon		126
soln	solomon		18
sonja	sonia		3
sonnie	sondra		6
sonny	anderson		4
sonny	jefferson		77
sonny	judson		28
sonya	sonechka		0
sonya	sonia		3
sophia	sophronia		72
sophie	sophia		566
sophy	sophia		18
soren	soeren		272
soufiane	sufyan		2
soulaymane	sulayman		2
souleymane	sulayman		2
soumaya	sumaya		2
spar	parker		4
spence	spencer		1
spiridon	spyridon		31
spiros	spyridon		31
spyros	spyridon		31
squat	scott		6
srah	rahman		4
srda	srdan		1
srdo	srdan		1
sreenivas	srinivas		23
srele	sreten		1
sreta	sreten		1
srinivasa	srinivas		23
srinivasan	srinivas		23
srulik	israel		64
srulik	yisrael		64
stacey	anastasia		4
stacey	eustacia		4
stacey	stacy		3
stach	stanislaw		48
staci	anastasia		4
staci	eustacia		4
staci	stacy		3
stacia	eustacia		17
stacie	anastasia		4
stacie	eustacia		4
stacie	stacy		3
stacy	anastacia		10
stacy	anastasia		138
stacy	eustacia		138
stal	crystal		6
stan	stanley		252
stana	stanislav		1
stancho	stanislav		1
standa	stanislav		51
stane	stanimir		0
stane	stanislav		1
stane	stanko		0
stane	stanoje		0
stanimir	stanislav		1
stanislau	stanislav		8
stanislaw	stanislav		8
stanko	stanimir		0
stanko	stanislav		1
stanko	stanoje		0
stano	stanislav		1
stano	stanko		0
stanoje	stanimir		0
stanoje	stanislav		1
stas	stanislav		69
stas	stasik		0
stasenka	stanislav		7
stasia	stanislawa		48
stasiek	stanislav		176
stasik	stanislav		7
stasik	stasenka		1
stasik	stasya		0
stasya	stanislav		7
staszek	stanislav		176
stathis	efstathios		31
stauros	stavros		31
stef	stefan		1
stef	stefek		0
stef	stefko		0
stef	stephanus		60
stefan	stefanel		0
stefan	stephen		131
stefan	stevica		7
stefanie	stephani		30
stefano	stephen		5
stefanos	stephen		5
stefek	stefan		1
stefen	stephen		3
steffe	stefan		1
steffen	stephen		36
steffi	stefanie		1
steffi	stephanie		6
steffie	stephanie		6
stefko	stefan		1
stefo	stefan		1
stefo	steve		7
stele	estella		10
stelios	stylianos		31
stella	estella		264
stella	estelle		14
stella	stellaluna		0
stepan	stefan		169
stepan	stepanchik		0
stepan	stephen		5
stepanos	stephen		5
stepans	stephen		5
steph	stephane		0
steph	stephanie		185
steph	stephen		141
steph	steve		7
steph	stevie		0
steph	stevo		7
stephan	stefan		169
stephan	stephen		385
stephane	stephen		5
stephani	stephanie		52
stephany	stephanie		52
stephie	stephanie		254
stephine	stephanie		6
stephon	stephen		3
stephy	stevie		7
stepn	stephen		18
steponas	stephen		5
steva	stefan		1
stevan	stefan		512
stevan	stephen		13
steve	stefan		301
steve	stephen		55
steven	stephen		29
stevie	stephanie		467
stevie	stephen		119
stevko	stefan		7
stevo	stefan		0
stevo	stephen		1
stew	stewart		58
steward	stewart		36
stice	anstice		10
stina	christina		297
stipe	stipica		1
stipe	stipko		0
stjepan	stefan		512
stjepan	stephen		5
stoffel	christoph		56
stu	stewart		205
stu	stuie		0
stuart	stewart		3
stuie	stewart		1
subhy	subhi		2
subrahmanian	subramaniam		115
subrahmanyam	subramaniam		115
subramanian	subramaniam		115
subramanium	subramaniam		115
subramanyam	subramaniam		115
sudheer	sudhir		23
sue	suey		0
sue	susan		85
sue	susanna		153
sue	suzanne		17
sufian	sufyan		2
suk	sara		4
suk	susanna		4
sukey	susan		35
sukey	susanna		12
suki	suzanne		6
sukie	susanna		18
sula	ursula		6
sulaiman	sulayman		2
sulaymaan	sulayman		2
sulayman	solomon		5
suleiman	solomon		5
suleiman	sulayman		2
sulejman	sulayman		2
suleman	sulayman		2
suleyman	sulayman		2
sulie	ursula		6
sulieman	sulayman		2
sully	sullivan		42
sulo	sulayman		458
sumayya	sumaya		2
summer	sumner		4
suneeta	sunita		23
susa	susanna		1
susana	susan		5
susana	susanna		30
susann	susan		13
susann	suzanne		29
susanna	susan		38
susannah	susanna		29
susanne	susan		13
susanne	suzanne		29
suse	susan		1
suse	susanna		0
susi	susan		4
susi	susana		0
susi	susanna		9
susi	suzanne		125
susie	sue		54
susie	susan		85
susie	susanna		367
susie	suzanne		6
suski	susanna		1
susku	susanna		1
suso	jesus		74
susse	susanna		1
sussi	susanna		1
susu	susanna		1
suzan	susan		3
suzane	suzanne		3
suzann	suzanne		3
suzanna	susan		27
suzanna	susanna		3
suzanne	susan		501
suzanne	susanna		707
suze	suzanne		1
suzette	susan		4
suzi	susan		174
suzi	susanna		4
suzie	susan		207
suzie	susanna		258
suzie	susie		91
suzy	susan		174
suzy	susanna		4
sven	svempa		1
svenne	sven		66
sveta	svetislav		0
sveta	svetka		0
sveta	svetlana		69
sveta	svetochka		0
sveta	svetolik		0
sveta	svetomir		0
sveta	svetozar		0
sveta	svetyushka		0
svetka	svetlana		1
svetlana	svetochka		0
svetlana	svetyushka		0
svetlyo	svetoslav		1
sveto	svetislav		0
sveto	svetozar		1
svetolik	svetislav		1
svetomir	svetislav		1
svetozar	svetislav		0
svetozar	svetolik		1
svetozar	svetomir		0
sviatlana	svetlana		8
sviatlana	swiatlana		331
svitlana	svetlana		8
svyatlana	swiatlana		331
swamy	swami		23
swene	cyrenius		112
swetlana	svetlana		8
swjatlana	svetlana		8
swjatlana	swiatlana		331
sy	seymour		95
sy	sylvester		62
syah	firman		4
syarhey	sergey		8
sybill	sibbilla		49
sybrina	sabrina		9
syd	sidney		50
syd	sydne		0
sydnee	sydney		3
sydney	sidney		327
syed	sayyid		2
syl	silvester		6
syl	sylvanus		6
syl	sylvester		45
sylvanus	sylvester		9
symon	simon		3
syphorous	onicyphorous		6
szczepan	stephen		5
szymek	szymon		48
szymon	shimon		404
szymon	simon		5
taavi	david		39
tabatha	tabitha		4
tabbe	tabitha		1
tabitha	tabby		6
tad	thaddeus		372
tad	theodore		9
tadek	tadeusz		1
tadeus	tadeusz		197
tadzik	tadeusz		7
tadzio	tadeusz		7
tadziu	tadeusz		7
tahaa	taha		2
tahar	tahir		2
taher	tahir		2
takis	christos		113
takis	dimitrios		113
takis	panagiotis		113
tal	crystal		6
tam	tamara		1
tam	tamsin		0
tamarra	tamara		105
tamas	thomas		5
tami	tammie		49
tamme	tamara		1
tammi	tamara		4
tammie	tamara		4
tammy	tamara		9
tammy	tamarra		6
tammy	tami		27
tammy	tammie		49
tammy	tamsin		1
tamzine	thomasa		6
tamzine	thomasine		9
tani	tanya		1
tania	tanya		3
tanja	tanya		3
tanka	tanya		7
tanny	tanafra		6
tanya	tanchik		0
tanya	tanechka		0
tanya	tanushka		0
tanya	tanyusha		0
tanya	tatiana		235
tapio	tapani		1
tapio	tapsu		7
tappi	tapani		1
tapsa	tapani		1
tapsa	tapio		7
tapsu	tapani		1
tarek	tariq		2
tareq	tariq		2
tarik	tariq		2
tarique	tariq		2
taro	tarokun		1
tash	tasha		325
tasha	natasha		17
tashie	tasha		52
tasos	anastasios		97
tata	tatiana		9
tatana	tatiana		7
tatjana	tatiana		8
tatsiana	tatiana		8
tatsuya	tatsukun		0
tatsuya	tatsuyakun		1
tattie	clotworthy		10
tatty	clotworthy		10
tatyana	tatiana		8
tatyana	tatochka		7
taufiq	tawfiq		2
tave	octavia		72
tavia	octavia		17
tavo	gustavo		74
tavo	octavio		74
tawfik	tawfiq		2
tay	taylor		1
ted	edmund		165
ted	edward		300
ted	theodore		55
tedd	edward		4
tedd	theodore		4
teddie	edward		4
teddie	theodore		4
teddy	edward		300
teddy	ted		326
teddy	theodore		55
teeny	ernestine		6
teeny	parthenia		6
tell	aristotle		4
telly	aristotle		6
temera	tamara		9
temi	temitope		188
tempe	temperance		10
tempy	temperance		6
tensey	hortense		6
teo	theodore		1
teodor	theodore		3
teodor	todor		335
teodora	theodora		5
teodoro	theodore		5
terance	terence		3
tere	theresa		76
teresa	teresinha		0
teresa	tess		17
teresa	tessa		17
teresa	theresa		29
teresita	theresa		120
teressa	theresa		3
tereza	teresa		5
tereza	theresa		3
terezia	teresa		5
teri	terezia		0
teri	tereziacska		0
teri	terezke		0
teri	terike		0
teri	terka		0
teri	terri		325
teri	terus		0
teri	teruska		0
teri	theresa		95
terka	tereza		51
terrance	terence		29
terre	terence		1
terre	theresa		0
terrence	terence		29
terri	terence		4
terri	theresa		174
terrie	terence		4
terrie	terri		49
terrie	theresa		9
terry	terence		475
terry	teri		27
terry	terri		49
terry	theresa		232
tess	esther		4
tess	theresa		101
tessa	theresa		101
tesse	theresa		81
tessie	theresa		587
tessy	theresa		4
tete	deirdre		10
tetiana	tatiana		8
tetyana	tatiana		8
teun	antonius		65
tevfik	tawfiq		2
tewfik	tawfiq		2
thaddeus	thad		17
than	nathaniel		50
thanasis	athanasios		31
thaney	bethena		6
thanos	athanasios		31
thea	dorothea		73
thea	theodora		18
thella	adelaide		10
theo	theodora		95
theo	theodore		33
theo	theodorick		0
theo	theodoros		63
theo	theodosia		0
theo	theodrick		0
theo	theophilus		0
theod	theodor		43
theodoor	theodore		3
theodor	fyodor		245
theodor	theodore		3
theodor	todor		335
theodora	theodosia		9
theodore	theodorick		0
theodore	theodosia		0
theodore	theodrick		9
theodoros	theodore		5
theodorus	theodoros		31
theodosius	theodosia		6
theoph	theophilus		18
therese	teresa		38
therese	theresa		181
theressa	theresa		3
thias	matthew		57
thias	matthias		14
thijs	mattheus		60
thijs	matthijs		103
thirsa	theresa		9
thirza	theresa		42
tho	thomas		18
thodoris	theodoros		31
thomas	thom		17
thomas	thomasin		4
thomasa	thomasine		9
thomasz	thomas		36
thomaz	tomas		79
thorsten	torsten		21
thos	thomas		18
thriza	theresa		9
thursa	arthusa		6
thursa	theresa		57
thys	matthew		45
thys	matthias		14
thys	matthys		96
tia	tiana		1
tiago	james		5
tiago	thiago		79
tiah	azariah		4
tibbie	isabel		35
tibbie	isabella		12
tick	felicity		72
tierra	tiara		30
tiff	tiffany		17
tiffani	tiffany		3
tiffanie	tiffany		3
tiffy	tiffany		17
tiho	tihomir		1
tilda	matilda		81
tilde	mathilde		56
tilla	matilda		6
tille	tilda		7
tillie	mathilda		6
tillie	matilda		80
tillie	temperance		4
tillie	tilford		138
tilly	matilda		126
tim	timothy		33
timi	rotimi		188
timi	timea		27
timme	timothy		1
timmie	timothy		10
timmo	timothy		82
timmy	tim		88
timmy	timothy		55
timo	timothy		1
timofei	timofey		8
timofej	timofey		8
timoteo	timothy		242
timothey	timothy		3
timppa	timo		143
tina	augusta		24
tina	augustina		14
tina	bettina		71
tina	christiana		28
tina	christina		75
tina	christine		141
tina	ernestine		70
tina	martina		14
tine	martine		6
tineke	catharina		60
tinus	martinus		65
tish	latisha		6
tish	leticia		18
tish	letitia		24
tish	patricia		9
tish	tisha		49
tisha	latisha		6
titia	letitia		62
tito	hector		114
tito	roberto		369
tivadar	theodore		5
tj	thomas		34
tj	timothy		34
tjahjono	cahyono		277
tjokro	cokro		277
tobbe	tobias		1
tobbe	tobjorn		0
tobbe	torbjorn		66
tobe	tobias		1
tobi	oluwatobi		188
tobiasz	tobias		3
toby	tobias		33
todd	michael		58
todor	theodore		5
tofik	tawfiq		2
toinette	antoinette		294
toks	adetokunbo		156
tolis	apostolos		97
tolle	antolle		10
tolo	bartolome		74
tolya	anatoly		69
tom	thom		14
tom	thomas		55
toma	thomas		5
toma	tomislav		1
toman	thomas		1
tomas	thomas		3
tomas	tomachan		0
tomas	tomaszek		0
tomas	tomcio		0
tomas	tomeczek		0
tomaso	thomas		5
tomasz	thomas		181
tomaz	thomas		5
tomaz	tomas		79
tome	thomas		5
tomek	thomas		7
tomek	tomasz		296
tomek	tomaszek		0
tomek	tomcio		0
tomek	tomeczek		0
tomek	tomisa		0
tomek	tomislav		0
tomi	tamas		309
tomi	thomas		9
tomi	tomos		1
tomi	tomppa		0
tomi	tompsu		0
tomica	tomislav		1
tomisa	tomislav		1
tommaso	thomas		5
tommi	thomas		4
tommi	tomppa		1
tommi	tompsu		0
tommie	thomas		446
tommo	thomas		82
tommy	thom		168
tommy	thomas		55
tommy	tom		88
tomo	thomas		1
tomo	tomek		0
tomo	tomica		0
tomo	tomisa		0
tomo	tomislav		0
tompa	thomas		7
ton	antonius		65
tonda	antonin		51
tonho	antonio		230
toni	antoinette		291
toni	anton		71
toni	antonio		641
toni	tonci		0
toni	toncio		0
toni	toneca		0
toni	tonico		0
toni	toninho		0
toninho	antonio		230
tonino	antonio		102
tonio	antonio		74
tonne	anthony		10
tono	antonio		76
tony	anthony		447
tony	antoinette		28
tony	antonia		12
tony	antonio		630
tony	clifton		28
tony	shelton		12
tonyo	antonio		121
toon	antonius		65
toos	antonia		63
toos	catharina		65
topher	christopher		59
tori	victoria		175
torie	victoria		112
torri	victoria		90
torrie	victoria		90
tory	victoria		50
toto	salvatore		358
totonno	antonio		102
totte	thorsten		89
totte	tord		89
totte	torsten		89
toufic	tawfiq		2
toufik	tawfiq		2
tracey	theresa		260
tracey	tracy		29
traci	theresa		138
traci	tracy		3
tracie	theresa		138
tracie	tracy		3
tracy	theresa		609
trannie	tranquilla		6
traudel	waltraud		56
traudl	edeltraud		71
traudl	gertrud		71
traudl	waltraud		56
trees	catharina		60
trent	trenton		575
trev	trevor		1
trey	william		58
tricia	patricia		85
trienie	catharina		96
trijntje	catharina		65
trina	catherine		57
trina	kathleen		14
trina	trijntje		10
trine	cathrine		213
trine	katrine		213
trish	beatrice		4
trish	patricia		175
trisha	beatrice		24
trisha	patricia		175
trisha	trish		116
trix	beatrice		101
trix	trisha		0
trixe	trisha		1
trixie	beatrice		454
trixie	beatrix		73
trixie	trix		91
trixy	beatrice		10
trude	gertrud		56
trudi	gertrude		4
trudie	gertrude		4
trudy	geertruida		63
trudy	gertrude		101
trui	trudy		1
trui	truus		0
truus	geertruida		60
truus	trudy		7
tsvi	zvi		16
tunde	babatunde		156
tung	nguyen		4
tuomas	thomas		5
turi	salvatore		102
ty	tyler		370
ty	tyrone		34
ty	tyrus		34
ty	tyson		259
tylor	tyler		3
tymofiy	timofey		8
tzachi	yitzhak		139
tzipi	tzipora		64
tzipi	zipora		64
tzvi	zvi		16
ubaidullah	obaidullah		2
ubaydullah	obaidullah		2
uddin	alauddin		4
uddin	amiruddin		4
uddin	khairuddin		4
udi	yehuda		64
uffe	ulf		66
ugo	hugh		5
ugo	hugo		4
ula	urszula		48
uladzimir	vladimir		8
uladzislau	vladislav		8
ulana	maulana		4
uli	ulrich		125
uli	ulrike		71
ulla	ursula		125
ullah	amirullah		4
ullah	amrullah		4
ullah	khairullah		4
ullah	sanaullah		4
ulli	ulrike		71
ullrich	ulrich		21
uma	maheswari		4
umer	umar		2
ummar	umar		2
ung	hanung		4
ung	leung		4
ur	rehman		4
ura	mastura		4
uran	duran		4
urbie	urban		18
uri	kasturi		4
uri	mashuri		4
uri	oriol		4
ursel	ursula		1
urszula	urszulka		1
usamah	usama		2
uschi	ursula		125
usman	ousmane		514
usman	uthman		2
usmon	uthman		2
ussama	usama		2
uthmaan	uthman		2
utz	ionut		4
uyen	huyen		4
vadik	vadim		1
vadim	vadimka		1
vadim	vadisha		0
vadim	vadyusha		0
vadya	vadim		7
vaggelis	evangelos		97
vahed	wahid		2
vahid	wahid		2
val	valeda		0
val	valentina		17
val	valere		0
val	valerie		85
val	valery		12
valarie	valerie		3
valeda	valentina		9
valentin	valentine		5
valentino	valentine		5
valentyn	valentin		8
valere	valentina		1
valeri	valentina		4
valeri	valery		8
valeria	valerie		30
valerie	valentina		4
valerii	valery		8
valerij	valery		8
valerijs	valery		107
valeriu	valery		160
valeriy	valery		8
valery	valentina		4
valery	valerie		13
valeryi	valery		8
vali	valentin		1
valle	valentina		1
vallerie	valerie		3
valli	valentina		4
vallie	valentina		90
valter	walter		5
valya	valentina		1
valyo	valentin		1
van	evan		10
van	sullivan		45
vangelis	evangelos		31
vangie	evangeline		6
vanka	vanya		7
vanna	ivana		10
vanna	savannah		10
vanna	vanessa		177
vanne	vanessa		1
vanni	giovanni		674
vannie	savannah		6
vannie	vandalia		6
vanya	ivan		69
vanya	vanechka		0
vanya	vanyusha		0
varvara	barbara		5
vasek	vaclav		204
vasil	vasily		8
vasil	vasko		7
vasile	basil		5
vasile	vasilica		1
vasileios	vasilios		31
vasili	vasily		8
vasilii	vasily		8
vasilij	vasily		8
vasilios	basil		219
vasilis	vasilios		31
vasiliy	vasily		8
vasilj	vasilije		1
vasily	basil		5
vasko	vasilije		1
vaso	vasilije		1
vaso	vasiliki		97
vassili	vasily		8
vassilios	vasilios		31
vassilis	vasilios		31
vassily	vasily		8
vasya	vasily		127
vasyl	vasily		8
veda	laveda		6
veerendra	virendra		23
velid	walid		2
velja	velibor		0
velja	velimir		0
velja	veljko		1
veljko	velimir		7
veljo	velibor		0
veljo	velimir		0
veljo	veljko		1
velten	valentin		56
vena	alvena		10
venca	vaclav		51
vendy	vendula		1
venessa	vanessa		3
veniamin	benjamin		5
venkates	venkatesh		23
venkatesan	venkatesh		388
venkatesha	venkatesh		23
venkateshwaran	venkatesh		388
venkateswaran	venkatesh		388
vera	veronica		214
verca	veronika		51
vergie	virginia		4
vern	vernon		449
verna	laverne		72
vernon	laverne		6
vero	veronique		294
veronika	veronica		5
veronique	veronica		5
vert	alverta		6
vesa	veselin		1
vesko	veselin		1
veso	veselin		1
vess	sylvester		4
vessie	sylvester		42
vest	silvester		6
vest	sylvester		9
vester	silvester		6
vester	sylvester		45
vet	sylvester		50
vi	viola		17
vi	vivian		17
viacheslav	vyacheslav		8
viatcheslav	vyacheslav		8
vic	victoria		12
vic	viktor		33
vic	vincent		12
vic	vincenzo		12
vica	victoria		1
vicen	vicente		1
vicenc	vincent		5
vicente	vincent		5
vick	victoria		1
vick	viktor		9
vickan	victoria		66
vickan	viktoria		66
vicke	victoria		1
vickey	veronica		4
vickey	victoria		4
vicki	veronica		4
vicki	vic		91
vicki	victoria		101
vickie	veronica		4
vickie	vic		49
vickie	vicki		49
vickie	victoria		206
vicky	vasiliki		113
vicky	veronica		4
vicky	vic		91
vicky	vicki		88
vicky	victoria		44
victor	vic		17
victor	viktor		8
victoria	victorita		1
vicy	levicy		6
vij	vijay		6
vijai	vijay		23
vika	viktoriya		1
vikentiy	vincent		5
viki	vasiliki		113
viktor	victor		5
viktoria	victoria		5
viktoriya	vikulechka		7
viktors	viktor		697
vikusik	viktoriya		7
vilhelm	william		5
viliam	william		5
viljo	viljami		1
viljo	ville		7
ville	vilhelm		0
ville	viljami		1
vilmos	william		38
vin	calvin		14
vin	vince		0
vin	vincent		149
vin	vincenzo		12
vin	vinson		0
vina	lavina		140
vina	lavinia		177
vinc	vincenzo		102
vince	vincent		33
vince	vinnie		0
vince	vinson		0
vincenc	vincent		5
vincente	vincent		36
vincenzo	vincent		5
viney	lavina		35
viney	lavinia		12
viney	lavonia		6
viney	louvinia		6
vinko	vincenc		1
vinne	vince		7
vinne	vincent		1
vinnie	vincent		136
vinnie	vincenzo		12
vinny	calvin		28
vinny	vin		387
vinny	vince		7
vinny	vincent		136
vinny	vincenzo		187
vinny	vinson		12
vinsent	vincent		3
vinson	vincent		7
viol	violeta		1
viola	violet		354
virdie	alverta		6
virg	virgil		81
virge	virginia		1
virginie	virginia		36
virgy	virginia		42
vishvanath	viswanath		23
vishwanath	viswanath		23
visnu	vishnu		23
visvanath	viswanath		23
vita	vitomir		1
vitali	vitaly		8
vitalie	vitaly		8
vitalii	vitaly		8
vitalij	vitaly		8
vitalijs	vitaly		107
vitaliy	vitaly		8
vito	vitomir		1
vitor	victor		5
vitoria	victoria		5
vittoria	victoria		5
vittorio	victor		5
vitya	viktor		69
viv	genevieve		73
viv	vivian		455
vivien	vivian		29
vivienne	vivian		29
vivo	vivian		1
vivy	vivian		1
vjatscheslaw	vyacheslav		8
vlad	vladislav		190
vlad	vladut		0
vlad	vladyusha		0
vlada	vladan		0
vlada	vladimir		1
vlada	vlatko		0
vladan	vladimir		1
vladi	vladimir		190
vladimer	vladimir		8
vladimirs	vladimir		107
vladka	vladimira		51
vlado	vladan		0
vlado	vladimir		1
vlado	vlatko		0
vladymyr	vladimir		8
vladyslav	vladislav		8
vlasta	vlastimil		0
vlasta	vlastimir		1
vlasta	vlastislav		0
vlastimil	vlastislav		1
vlatko	vladan		7
vlatko	vladimir		7
vlodimir	vladimir		8
voja	vojin		1
voja	vojislav		0
vojciech	wojciech		197
vojin	vojislav		1
vojo	vojin		1
vojo	vojislav		0
vojta	wojciech		1
vojtech	wojciech		197
volha	olga		8
volodia	vladimir		9
volodimir	vladimir		8
volodya	vladimir		69
volodymyr	vladimir		8
von	lavonne		6
von	levone		6
vonna	ivana		10
vonna	savannah		10
vonna	vanessa		10
vonna	yvonne		35
vonnie	lavonia		6
vonnie	louvinia		6
vonnie	veronica		207
voula	stavroula		97
vova	vladimir		69
vovka	vladimir		69
vuk	vukan		1
vuk	vukasin		0
vuk	vuksa		0
vukan	vukasin		1
vukan	vuksa		7
vuki	vukan		1
vuki	vukasin		0
vuksa	vukasin		1
vyatcheslav	vyacheslav		8
vyvyan	vivian		3
wacek	waclaw		48
wael	wail		2
waheed	wahid		2
wal	wallace		0
wal	walt		0
wal	walter		1
waldek	waldemar		48
waldo	oswald		50
waleed	walid		2
walied	walid		2
wall	wallace		1
walle	wallace		1
wally	wallace		164
wally	walter		149
walt	wallace		0
walt	wally		54
walt	walter		149
walther	walter		3
warin	warren		3
waseem	wasim		2
wash	washington		42
wassili	vasily		8
wassily	vasily		8
wassim	wasim		2
wassyl	vasily		8
wastl	sebastian		43
wasyl	vasily		8
wat	walter		9
web	webster		10
webb	webster		584
wen	wend		0
wen	wendi		1
wen	wendy		17
wendi	gwendolyn		4
wendie	gwendolyn		4
wendy	gwen		151
wendy	gwendolyn		663
wenefred	winifred		30
wera	weronika		48
weronika	veronica		5
wes	wesley		353
wessie	wesley		7
west	westley		6
westley	wesley		4
wib	wilber		4
wiera	vera		5
wiesiek	wieslaw		48
wiggerl	ludwig		56
wika	wiktoria		48
wiktor	victor		5
wiktor	viktor		8
wiktoria	victoria		5
wil	wilfred		6
wil	wilhelm		6
wil	wilhelmina		0
wil	willem		0
wil	william		256
wil	wilma		1
wilber	gilbert		50
wilbur	wilber		4
wilbur	will		6
wile	wilhelm		0
wile	william		1
wile	willis		0
wilem	willem		68
wiley	william		4
wilh	wilhelm		43
wilhelm	william		275
will	wilber		28
will	wilfred		24
will	wilhelm		0
will	william		33
will	wilson		12
willa	wilhelmina		18
willa	william		4
willa	wilma		4
wille	wilfred		0
wille	wilhelm		0
wille	wilhelmina		0
wille	william		1
wille	willis		0
wille	wilma		7
willeke	wilhelmina		7
willem	wilhelmus		65
willem	wilhemus		7
willem	william		5
willemien	wilhelmina		7
willemijn	wilhelmina		7
willi	wilda		4
willi	wilfred		4
willi	wilhelm		43
willi	wilhelmina		4
willi	wilma		4
willian	william		3
willie	bill		54
willie	wilbur		12
willie	wilda		163
willie	wilfred		28
willie	wilhelmina		28
willie	will		88
willie	william		149
willie	wilson		12
willis	wilhelm		7
willis	william		9
willm	william		18
willy	wilbur		12
willy	wilhelm		71
willy	willeke		0
willy	willemien		0
willy	willemijn		0
willy	william		33
willy	wilson		12
wilma	wilhelmina		57
wilma	wilhemina		10
wilma	willeke		0
wilma	willemien		0
wilma	willemijn		0
wim	wilhelmus		63
wim	willem		103
wimpie	willem		96
win	edwin		14
win	winfield		12
win	winifred		95
win	winston		18
wincenty	vincent		5
winfield	winifred		7
winfred	winifred		36
winne	winifred		1
winnet	winifred		112
winnie	edwina		4
winnie	winfield		4
winnie	winifred		292
winnie	winston		73
winnifred	winifred		3
winnifred	winnie		6
winnifred	winny		6
winny	winfield		12
winny	winifred		311
wint	winton		6
witek	wiktor		211
witek	witold		1
witus	witold		1
wjatscheslaw	vyacheslav		8
wladek	vladislav		176
wladimir	vladimir		8
wladyslaw	vladislav		8
wllm	william		18
wlodek	wlodzimierz		1
wm	william		18
wojciech	wojteczek		7
wojtek	wojciech		137
wojtek	wojteczek		0
wojtek	wojtus		0
wojtus	wojciech		7
wolfgan	wolfgang		21
wolodymyr	vladimir		8
wood	woodrow		62
woode	woodrow		1
woody	elwood		12
woody	woodrow		205
wouter	walter		5
wyncha	lavinia		9
wyncha	lavonia		6
wyncha	louvinia		6
xabier	javier		46
xalid	khalid		2
xamza	hamza		2
xan	alexandre		4
xan	alexandria		9
xan	xander		1
xander	alexander		562
xandy	xander		1
xasan	hassan		2
xavi	xavier		1
xavier	javier		506
xena	christiana		4
xenia	kseniya		8
xico	francisco		255
xina	christiana		4
xoan	john		5
xose	joseph		5
xpher	christopher		18
xu	hsu		4
xurxo	george		5
xuseen	hussein		2
yaacov	yaakov		16
yaakob	yaakov		16
yaakov	jacob		159
yaakov	james		5
yacine	yasin		2
yacoub	yaqub		2
yacub	yaqub		2
yago	santiago		114
yahia	yahya		2
yahya	john		5
yaki	yaakov		64
yakov	james		5
yakov	yaakov		16
yakub	yaqub		2
yakup	yaqub		2
yanis	ioannis		31
yann	yannick		1
yann	yannig		0
yannick	john		243
yannig	yannick		1
yannis	ioannis		31
yaqoob	yaqub		2
yaqoub	yaqub		2
yaqub	james		39
yaraslau	yaroslav		8
yarik	yaroslav		1
yaroslav	yaroshka		0
yaseen	yasin		2
yaser	yasir		2
yasmin	jasmin		4
yasser	yasir		2
yassin	yasin		2
yassine	yasin		2
yassir	yasir		2
yehia	yahya		2
yehoshoua	yehoshua		16
yehoshua	joshua		159
yehuda	judah		159
yehudah	yehuda		16
yehudit	judith		5
yehya	yahya		2
yekaterina	catherine		391
yelena	helen		5
yelizaveta	elizabeth		5
yetta	henrietta		10
yevgenia	evgenia		8
yevgenii	evgeny		8
yevgeniy	evgeny		8
yevgeny	evgeny		8
yevhen	evgeny		8
yevheniia	evgenia		8
yiannis	ioannis		31
yihya	yahya		2
yiorgos	georgios		31
yiota	panagiota		97
yirmiyahu	jeremiah		5
yitzchak	yitzhak		16
yitzhak	isaac		159
yizhak	yitzhak		16
yohanan	john		5
yoli	yolanda		1
yolonda	yolanda		46
yoni	jonatan		234
yoni	jonathan		234
yoni	yonatan		234
yonus	yunus		2
yoosuf	yusuf		2
yorgos	georgios		31
yosef	joseph		327
yosef	yusuf		2
yoshi	yoshihiko		6
yosif	yusuf		2
yoske	yusuf		139
yossi	yusuf		139
youcef	yusuf		2
younes	yunus		2
young	younguth		1
younis	yunus		2
younous	yunus		2
younus	yunus		2
yousaf	yusuf		333
yousef	yusuf		2
yousif	yusuf		2
youssef	yusuf		2
youssouf	yusuf		2
yousuf	yusuf		2
yrjo	george		5
ysabel	isabel		3
yudi	yehuda		139
yul	yulan		6
yulia	julia		5
yulija	yulia		8
yuliya	yulia		8
yunes	yunus		2
yunis	yunus		2
yuossef	yusuf		2
yura	yuri		127
yuri	george		39
yurii	yuri		8
yurij	yuri		8
yuriy	yuri		8
yury	yuri		8
yuryi	yuri		8
yusef	yusuf		2
yusif	yusuf		2
yusouf	yusuf		2
yussuf	yusuf		2
yusuf	joseph		5
yusup	yusuf		2
zac	zach		0
zac	zachariah		0
zac	zachary		119
zacarias	zachary		38
zaccaria	zachary		5
zach	zachare		0
zach	zachariah		362
zach	zacharias		0
zach	zachary		119
zach	zechariah		73
zachariah	zachary		181
zacharias	zachariah		9
zacharias	zachary		38
zachary	zacchary		7
zache	zachariah		1
zachery	zacchary		7
zachery	zachary		29
zachos	zacharias		97
zachy	zachariah		35
zachy	zachary		6
zack	zach		70
zack	zachariah		365
zack	zacharias		0
zack	zachary		119
zackary	zacchary		7
zackary	zachary		29
zackery	zachary		29
zacky	zachary		1
zada	alzada		6
zaddi	arzada		6
zadie	isaiah		6
zadock	melchizedek		90
zaheer	zahir		2
zaher	zahir		2
zaid	zayd		2
zain	zayn		2
zainab	zaynab		2
zainabu	zaynab		2
zaineb	zaynab		2
zak	isaac		73
zak	zachary		119
zakaria	zakariya		2
zakariya	zachary		5
zakariyah	zakariya		2
zakariyya	zakariya		2
zakary	zachary		29
zakarya	zakariya		2
zakk	zachariah		6
zakk	zachary		6
zanna	zhanna		8
zay	isaiah		72
zayed	zayd		132
zbignew	zbigniew		197
zbyszek	zbigniew		137
zdena	zdenek		1
zdena	zdenka		0
zdenda	zdenek		204
zdzisiek	zdzislaw		48
ze	jose		230
zeb	zebadiah		0
zeb	zebedee		62
zeb	zebulon		0
zed	zadock		4
zed	zedediah		35
zeely	bezaleel		6
zeid	zayd		2
zein	zayn		2
zeinab	zaynab		2
zeke	ezekiel		136
zeke	isaac		28
zeke	zachariah		24
zeke	zachary		6
zekeriya	zakariya		2
zelda	griselda		10
zelda	zeland		0
zelda	zeldale		1
zeljko	zelimir		7
zell	zelda		1
zella	zeland		1
zella	zelphe		0
zella	zelphia		9
zeph	zepaniah		4
zeph	zephaniah		35
zev	zeev		16
zeyad	ziyad		2
zeyd	zayd		2
zeynab	zaynab		2
zeynep	zaynab		2
zhang	cheung		4
zhenya	evgenia		649
zhenya	evgeny		373
zhou	chou		4
zhou	chow		4
zia	diya		2
ziad	ziyad		2
zine	zayn		2
zineb	zaynab		2
zippi	tzipora		64
zivko	zivojin		1
zivko	zivorad		0
zivorad	zivojin		1
ziya	diya		2
zoey	zoe		29
zofia	sophia		5
zoheir	zuhayr		2
zohra	zahra		2
zoie	zoe		3
zoja	zoya		8
zolly	solomon		42
zorana	zorica		7
zosia	zoska		7
zsofia	sophia		5
zsoka	erzsebet		98
zsu	zsuzsa		0
zsu	zsuzsi		0
zsu	zsuzsika		1
zsu	zsuzska		0
zsuzsanna	susan		5
zuhair	zuhayr		2
zuheir	zuhayr		2
zuzana	susan		5
zuzana	susanna		36
zuzanna	susan		5
zuzia	zuzanna		48
zuzka	zuzana		1
zvone	zvonimir		1
zvone	zvonko		0
zvonko	zvonimir		1
zwi	zvi		16`;
export const surnames: string = `abramovich	abramowitz		16
abramovitz	abramowitz		16
abramowicz	abramowitz		16
agarwala	agarwal		23
aggarwal	agarwal		23
agrawal	agarwal		23
agrawala	agarwal		23
aiyar	iyer		115
aiyer	iyer		115
alan	allen		13
alasad	alassad		2
alen	allen		3
allan	allen		3
allyn	allen		3
alvares	alvarez		117
an	ahn		26
andersen	anderson		3
andersson	anderson		3
andreasson	anderson		13
asad	alassad		147
assad	alassad		2
au	ou		11
auyeung	ouyang		19
auyong	ouyang		19
ayyar	iyer		115
back	baek		26
baeg	baek		26
bag	park		26
bahn	ban		26
bai	bae		26
baik	baek		32
baillie	bailey		3
baily	bailey		3
bak	park		26
baley	bailey		3
bandopadhyay	banerjee		99
bandyopadhyay	banerjee		99
banerji	banerjee		99
bannerjee	banerjee		99
bar	baer		61
barett	barrett		3
bark	park		26
barnet	barnett		3
barret	barrett		3
barry	berry		13
basquez	vasquez		46
batista	baptista		79
baur	bauer		21
bayley	bailey		3
bear	baer		61
behr	baer		21
bekker	becker		21
benett	bennett		3
benites	benitez		46
bennet	bennett		3
berk	burke		13
berkovich	berkowitz		16
berkovitz	berkowitz		16
bery	berry		3
bhattacharjee	bhattacharya		99
bhattacharji	bhattacharya		99
bhattacharyya	bhattacharya		99
bird	byrd		3
blare	blair		3
bourke	burke		3
bower	bauer		61
bradly	bradley		3
braun	brown		13
briant	bryant		3
broeck	broek		68
brook	brooks		13
brookes	brooks		3
broun	brown		3
browne	brown		3
bruijn	bruin		68
bruyn	bruin		68
burk	burke		3
burn	byrne		13
burnes	burns		3
byeon	byun		32
byrn	byrne		3
byrne	burns		13
byrnes	burns		13
cain	kane		13
cambell	campbell		3
campbel	campbell		3
cane	cain		3
caplan	kaplan		16
carol	carroll		3
caroll	carroll		3
carr	kerr		13
carrol	carroll		3
cats	katz		170
cayne	cain		3
cha	zha		11
chace	chase		3
chahine	shahin		2
chai	cai		11
chai	zhai		11
chaikovskiy	tchaikovsky		8
chaikovsky	tchaikovsky		8
chan	chen		11
chan	zeng		11
chan	zhan		11
chang	jang		26
chang	zhang		11
chao	zhao		19
chapiro	shapiro		16
chapmen	chapman		3
chatterji	chatterjee		99
chattopadhyay	chatterjee		99
chau	zou		11
chaudhari	chaudhary		23
chaudhary	chaudhry		2
chaudhry	chaudhary		23
chaudhuri	chaudhary		23
chaves	chavez		117
cheah	xie		19
cheikh	sheikh		2
cheng	zheng		11
cheon	jeon		26
cheong	jung		26
chern	chen		19
cheung	zhang		19
chew	zhao		11
chew	zhou		11
chi	ji		11
chi	qi		11
chia	jia		11
chia	xie		11
chiang	jiang		19
chiao	jiao		19
chien	jian		11
chien	qian		19
chin	chen		11
chin	jin		26
chin	qian		11
chin	qin		11
ching	cheng		11
ching	jing		11
chiou	qiu		19
chiu	qiu		11
chiu	zhao		11
cho	cao		11
choe	choi		32
choi	cai		11
chon	cheon		26
chon	jeon		32
chong	jung		26
chong	zhang		11
chong	zhuang		11
choo	chu		32
choo	zhu		11
chou	zhou		11
choudhary	chaudhary		23
choudhry	chaudhary		23
choudhry	chaudhry		2
choudhury	chaudhary		23
choudhury	chaudhry		2
chow	zhou		19
chowdhary	chaudhary		23
chowdhury	chaudhary		23
chowdhury	chaudhry		2
choy	cai		19
choy	choi		26
christenson	christensen		3
christiansen	christensen		13
christianson	christensen		13
chruschtschow	khrushchev		8
chu	joo		26
chu	zhu		11
chua	cai		19
chuang	zhuang		11
chui	cui		19
chuko	zhuge		19
chun	cheon		26
chun	jeon		26
chung	jung		26
chung	zheng		11
chung	zhong		11
chwe	choi		32
clarck	clark		3
clarke	clark		3
claton	clayton		3
clemens	clements		13
clement	clements		13
clemments	clements		3
clerk	clark		13
cocks	cox		3
coen	cohen		16
cohn	cohen		170
colins	collins		3
collings	collins		13
colman	coleman		3
conner	connor		3
conner	oconnor		13
connor	oconnor		13
connors	connor		13
cook	koch		61
cooke	cook		3
correa	correia		79
correya	correia		79
cortes	cortez		46
couper	cooper		3
cowen	cohen		170
cowper	cooper		3
coxe	cox		3
cramer	kraemer		21
crowford	crawford		3
cuebas	cuevas		46
cukierman	zuckerman		16
cuningham	cunningham		3
curtiss	curtis		3
dailey	daly		3
daily	daly		3
daley	daly		3
daugherty	dougherty		3
davie	davis		13
davies	davis		3
davys	davis		3
dawsen	dawson		3
deane	dean		3
deen	dean		3
dene	dean		3
deoliveira	oliveira		218
desouza	souza		218
dialo	diallo		399
dias	diaz		117
dickson	dixon		3
dijck	dijk		68
dixson	dixon		3
docherty	dougherty		3
doh	do		32
doherty	dougherty		3
donelly	donnelly		3
donnelley	donnelly		3
dority	dougherty		3
dosary	dosari		2
dossari	dosari		2
dossary	dosari		2
douglass	douglas		3
doyel	doyle		3
dsouza	souza		218
duffey	duffy		3
duglas	douglas		3
dun	dunn		3
dunne	dunn		3
dyck	dijk		68
dyk	dijk		68
dykstra	dijkstra		68
echevarria	echeverria		46
edmond	edmonds		13
edmunds	edmonds		3
efimov	yefimov		8
egorov	yegorov		8
eliott	eliot		3
elis	ellis		3
elkhoury	khoury		2
elliot	eliot		3
elliott	eliot		3
eltsin	yeltsin		8
ermakov	yermakov		8
ernandez	hernandez		46
esteves	estevez		117
etxeberria	echeverria		695
evan	evans		13
evens	evans		3
eyck	eijk		68
eyk	eijk		68
fam	pham		334
farell	farrell		3
fereira	ferreira		79
fergusson	ferguson		3
fernandez	hernandez		117
ferrell	farrell		3
fifer	pfeiffer		61
fisher	fischer		21
fisscher	fischer		21
flecher	fletcher		3
flemming	fleming		3
floid	floyd		3
floyd	lloyd		13
fogel	vogel		21
fok	huo		11
fong	fang		11
forster	foster		3
fouler	fowler		3
foxe	fox		3
frances	francis		3
fraser	frazier		3
frasier	frazier		3
frazer	frazier		3
freedman	friedman		170
fridman	friedman		16
friedmann	friedman		16
frydman	friedman		16
fullar	fuller		3
fung	feng		11
furguson	ferguson		3
futaim	futtaim		2
gadafi	gaddafi		2
gadhafi	gaddafi		2
galagher	gallagher		3
gallacher	gallagher		3
gallaher	gallagher		3
gamdi	ghamdi		2
gang	kang		26
gangopadhyay	ganguly		99
ganguli	ganguly		99
geelani	gilani		333
geung	jiang		19
ghaddafi	gaddafi		2
ghamdy	ghamdi		2
gheddafi	gaddafi		2
ghurayr	ghurair		2
gi	ki		26
gibs	gibbs		3
gil	gill		3
gilbart	gilbert		3
gillani	gilani		333
gim	kim		32
gimenez	jimenez		46
go	ko		26
godwin	goodwin		3
goh	ko		26
goh	wu		11
goldshtein	goldstein		16
goldshteyn	goldstein		16
goldsztajn	goldstein		16
gomes	gomez		117
gong	kong		26
gonsales	gonzalez		46
gonsalez	gonzalez		46
gonsalves	goncalves		79
gonzales	gonzalez		46
goo	koo		32
goodwyn	goodwin		3
gorbachov	gorbachev		8
gorbatchev	gorbachev		8
gorbatschow	gorbachev		8
gorden	gordon		3
graaff	graaf		68
graeme	graham		3
graf	graef		21
graff	graef		21
grahame	graham		3
graye	gray		3
greene	green		3
grene	green		3
grey	gray		3
griffeth	griffith		3
griffiths	griffith		3
grosse	gross		3
gu	koo		26
gurair	ghurair		2
gurvich	horowitz		170
gutierres	gutierrez		46
gwag	kwak		26
gwak	kwak		32
gwon	kwon		32
ha	xia		11
hadad	haddad		2
hahn	han		32
haies	hayes		3
haines	haynes		3
halevi	levy		170
hanes	haynes		3
hanson	hansen		3
hansson	hansen		3
harby	harbi		2
harte	hart		3
hau	hou		19
haye	hayes		13
hays	hayes		3
heart	hart		13
heathe	heath		3
hendersen	henderson		3
heng	wang		11
her	heo		26
hernandes	hernandez		46
hersch	hirsch		16
hersh	hirsch		16
hervey	harvey		3
hew	qiu		11
hews	hughes		3
heyden	heijden		68
higgens	higgins		3
hirsh	hirsch		16
hix	hicks		3
ho	he		11
hodge	hodges		13
hoffman	hofmann		21
hoffmann	hofmann		21
hofman	hofmann		21
hong	kang		11
hopkin	hopkins		13
hor	hao		11
hor	he		11
horovitz	horowitz		16
horowicz	horowitz		16
hosein	hussein		2
hossain	hussein		2
hossein	hossain		513
hosseini	hussein		147
houng	hong		26
houry	khoury		147
how	hou		11
hsi	xi		19
hsia	xia		19
hsiahou	xiahou		19
hsiang	xiang		19
hsiao	xiao		19
hsieh	xie		19
hsin	xin		19
hsing	xing		19
hsiung	xiong		19
hsu	xu		19
hsueh	xue		19
hsun	xun		19
hu	heo		26
huffman	hofmann		61
hugh	hughes		13
hughs	hughes		3
huh	heo		32
hui	xu		11
hung	hong		11
hung	kong		11
hung	xiong		11
hunte	hunt		3
hur	heo		32
hurvitz	horowitz		16
hurwitz	horowitz		16
husain	hussein		2
husayn	hussein		2
hussain	hossain		513
hussain	hussein		2
hussien	hussein		2
huston	houston		3
huynh	hoang		403
hwang	hoang		403
hwang	huang		11
hynes	hines		3
i	lee		26
iakovlev	yakovlev		8
im	lim		26
ip	ye		19
iu	yao		19
jacksen	jackson		3
jacob	jacobs		13
jager	jaeger		21
jakovlev	yakovlev		8
jalloh	diallo		399
jallow	diallo		399
jao	rao		19
jegorov	yegorov		8
jelzin	yeltsin		8
jen	ren		19
jenkyns	jenkins		3
jenson	jensen		3
jenssen	jensen		3
jeong	jung		32
jeung	jung		32
jilani	gilani		333
jimenes	jimenez		46
jo	cho		26
joanes	jones		3
joe	zhou		11
joh	cho		32
johnsen	johnson		13
johnsson	johnson		13
johnston	johnson		13
jonson	johnson		3
jonsson	johnson		3
joukov	zhukov		8
ju	joo		26
juan	ruan		11
jukov	zhukov		8
jun	jeon		26
jung	rong		11
jung	young		13
ka	jia		11
kadafi	gaddafi		2
kadhafi	gaddafi		2
kahtani	qahtani		2
kain	cain		3
kam	gan		11
kam	jin		11
kan	gan		11
kane	cain		13
kao	gao		19
karr	carr		3
kats	katz		16
kayser	kaiser		21
keiser	kaiser		21
kellar	keller		3
kelley	kelly		3
kellie	kelly		3
kely	kelly		3
kenedy	kennedy		3
keng	geng		19
kennedey	kennedy		3
kerr	carr		13
keung	jiang		11
keyser	kaiser		21
khadafy	gaddafi		2
khang	kang		32
khoo	qiu		11
khouri	khoury		2
khruschev	khrushchev		8
kiang	jiang		11
king	koenig		61
klajn	klein		16
kline	klein		170
ko	gao		11
koh	gao		11
koh	ko		32
koh	xu		11
kohen	cohen		16
kohn	cohen		170
kok	guo		11
kolman	coleman		3
konig	koenig		21
koo	gu		11
koreshi	qureshi		2
korolev	korolyov		8
kovalev	kovalyov		8
kovaliov	kovalyov		8
kraig	craig		3
kramer	kraemer		21
krieger	krueger		61
kristensen	christensen		3
kroeger	krueger		61
kruger	krueger		21
ku	gu		19
ku	koo		26
kuan	guan		19
kuei	gui		19
kuijpers	kuipers		68
kung	gong		11
kung	kong		19
kuo	guo		19
kuok	guo		11
kureshi	qureshi		2
kuypers	kuipers		68
kwa	ke		11
kwak	guo		11
kwan	guan		11
kwek	guo		11
kweon	kwon		32
kwok	guo		19
kwong	kuang		11
lain	lane		3
lam	lan		11
lam	lin		11
larsen	larson		3
larsson	larson		3
lau	liu		11
laurence	lawrence		3
law	luo		11
lawrance	lawrence		3
layman	lehmann		61
layne	lane		3
lea	lee		3
lebowitz	leibowitz		16
lee	li		11
leech	leach		3
lehman	lehmann		21
lei	li		11
leibovich	leibowitz		16
leibovitz	leibowitz		16
leigh	lee		3
leman	lehmann		21
lennard	leonard		3
leong	liang		19
leow	liao		11
leow	liu		11
leung	liang		19
levey	levy		170
levi	levy		16
lew	liu		11
lewes	lewis		3
lewi	levy		16
li	lee		26
lieu	liu		19
liew	liao		11
liew	liu		19
lim	lin		11
ling	lin		11
lions	lyons		3
liow	liao		11
littel	little		3
liu	liao		11
lo	lu		11
lo	luo		19
loh	luo		11
loi	lai		11
loke	lu		11
longe	long		3
loo	lu		19
lopes	lopez		117
louis	lewis		13
low	liu		11
low	lowe		3
loyd	lloyd		3
luis	luiz		79
luk	lu		11
lum	lin		11
lung	long		19
lv	lu		11
ly	li		11
lyang	yang		26
lyon	lyons		13
lytle	little		3
lyu	lu		11
lyu	ryu		26
macarthur	mcarthur		3
maccarthy	mccarthy		3
macdonald	mcdonald		3
macfarland	mcfarland		3
macfarlane	mcfarland		13
macguire	mcguire		3
macintyre	mcintyre		3
mackay	mckay		3
mackenzie	mckenzie		3
mackey	mckay		13
maclain	mclean		3
maclaine	mclean		3
maclaughlin	mclaughlin		3
maclean	mclean		3
macleod	mcleod		3
macneil	mcneil		3
macneill	mcneil		3
macpherson	mcpherson		3
magalhais	magalhaes		79
magrath	mcgrath		3
maguire	mcguire		3
mah	ma		32
maier	meyer		21
majer	meyer		61
mak	mai		11
mang	meng		11
mansoor	mansour		2
mansur	mansour		2
marshal	marshall		3
marshe	marsh		3
martines	martinez		46
marx	marks		3
mathew	matthews		13
mathews	matthews		3
matthew	matthews		13
maurice	morris		13
mayer	meyer		21
mays	mayes		3
mayson	mason		3
mazroui	mazrouei		2
mazrui	mazrouei		2
mcarthy	mccarthy		3
mccarty	mccarthy		13
mcclain	mclean		13
mcclean	mclean		3
mccloud	mcleod		3
mccrath	mcgrath		3
mcdonell	mcdonald		3
mcdonnald	mcdonald		3
mcdonnell	mcdonald		13
mcfarlane	mcfarland		13
mcintire	mcintyre		3
mckey	mckay		13
mclain	mclean		3
mclaughlan	mclaughlin		3
mclauglin	mclaughlin		3
mcloughlin	mclaughlin		3
mcneal	mcneil		3
mcneill	mcneil		3
mcphearson	mcpherson		3
mcquire	mcguire		3
meier	meyer		21
meir	meyer		61
melo	mello		79
mendes	mendez		117
meyers	meyer		61
meyers	myers		3
michell	mitchell		3
miers	myers		3
mill	mills		13
miller	mueller		61
misra	mishra		23
mitchel	mitchell		3
mitsotaki	mitsotakis		279
mo	mao		11
moeller	mueller		61
mok	mo		11
monro	monroe		3
moor	moore		3
morais	moraes		79
more	moore		13
moris	morris		3
morison	morrison		3
morow	morrow		3
morphy	murphy		3
moscovitch	moskowitz		16
moskovich	moskowitz		16
moskovitz	moskowitz		16
motairi	mutairi		2
muhn	moon		26
mui	mei		11
mukerji	mukherjee		99
mukherjea	mukherjee		99
mukherji	mukherjee		99
mukhopadhyay	mukherjee		99
muller	mueller		21
mun	moon		32
munos	munoz		46
munro	monroe		3
munroe	monroe		3
murfy	murphy		3
murphey	murphy		3
murrey	murray		3
murry	murray		3
mutayri	mutairi		2
myeong	myung		32
myer	meyer		61
myers	meyers		13
nadjar	najjar		2
naggar	najjar		147
nahm	nam		32
nashe	nash		3
naumann	neumann		61
neale	neal		3
nee	ni		11
neil	neal		3
neill	neal		3
neill	oneill		13
neilson	nelson		3
neo	liang		11
neoh	liang		11
neuman	neumann		21
neuman	newman		13
newman	neumann		61
ng	huang		11
ng	wu		11
ngai	wei		11
ngo	wu		11
nguyenn	nguyen		334
ngyuen	nguyen		334
nicholas	nichols		13
nicholls	nichols		3
nickols	nichols		3
nicol	nichols		13
nicols	nichols		3
nielsen	nelson		13
nielson	nelson		3
night	knight		3
nilson	nelson		3
nilsson	nelson		3
no	noh		26
noris	norris		3
nunes	nunez		117
o	oh		26
obrian	obrien		3
obryan	obrien		3
obryant	obrien		13
ock	ok		32
oconner	oconnor		3
oei	huang		19
og	ok		26
oh	hu		11
oleson	olson		3
olivera	oliveira		218
olsen	olson		3
olsson	olson		3
om	eom		32
oneal	neal		13
oneal	oneill		3
oneil	oneill		3
oneill	neal		13
ong	wang		11
ooi	huang		11
oreilly	riley		13
ortis	ortiz		46
oshea	shea		13
osullivan	sullivan		13
otaiby	otaibi		2
oteibi	otaibi		2
pae	bae		32
paek	baek		32
pahng	bang		26
pai	bai		19
paik	baek		32
pain	payne		3
paine	payne		3
pak	bai		11
pak	park		32
palmar	palmer		3
pan	ban		26
pang	bang		26
pang	peng		11
pao	bao		19
parish	parrish		3
parkar	parker		3
parry	perry		13
paterson	patterson		3
pattersen	patterson		3
pattison	patterson		13
pauer	bauer		21
pearce	pierce		3
pearse	pierce		3
pedersen	peterson		13
pederson	peterson		13
peerce	pierce		3
peirce	pierce		3
perera	pereira		218
peres	perez		117
pereyra	pereira		218
perkin	perkins		13
perrie	perry		3
petersen	peterson		3
petersson	peterson		3
pettey	petty		3
pfeifer	pfeiffer		21
phang	peng		19
philip	philips		13
philipps	philips		3
phillip	philips		13
phillips	philips		3
phua	pan		19
phyo	pyo		26
pi	bi		11
pien	bian		19
png	fang		11
po	bo		11
poon	pan		19
poter	potter		3
powel	powell		3
pryce	price		3
pua	pan		11
pui	pei		11
pun	pan		11
pyon	byun		32
pyun	byun		32
qadafi	gaddafi		2
qaddafi	gaddafi		2
qadhafi	gaddafi		2
qadhdhafi	gaddafi		2
qahtany	qahtani		2
qasemi	qasimi		2
qassemi	qasimi		2
qassimi	qasimi		2
qoreishi	qureshi		2
queiros	queiroz		79
quek	guo		19
quin	quinn		3
quraishi	qureshi		2
qureishi	qureshi		2
ra	na		26
rabinovich	rabinowitz		16
rabinovitch	rabinowitz		16
rabinovitz	rabinowitz		16
rabinowicz	rabinowitz		16
rae	ray		13
rahaman	rahman		332
rahmaan	rahman		147
rajhy	rajhi		2
ramires	ramirez		117
raynolds	reynolds		3
read	reed		3
reade	reed		3
reddi	reddy		699
reece	reese		3
reede	reed		3
rees	reese		3
rehman	rahman		2
reid	reed		3
reilly	riley		3
reily	riley		3
renolds	reynolds		3
rey	ray		13
rhee	lee		32
rhie	lee		32
rhoades	rhodes		3
rhoads	rhodes		3
rhys	reese		13
rhys	rice		13
ri	lee		26
ribera	rivera		46
richard	richards		13
right	wright		13
rim	lim		26
ritchards	richards		3
ro	noh		26
robersen	roberson		3
robert	roberts		13
robertson	roberson		13
robertson	robinson		13
robins	robbins		3
robison	robinson		3
rodes	rhodes		3
rodgers	rogers		3
rodrigez	rodriguez		46
rodrigues	rodriguez		117
roe	rowe		13
roh	noh		32
row	rowe		3
rozenberg	rosenberg		16
rue	ryu		26
russel	russell		3
ryang	yang		32
ryley	riley		3
ryn	rijn		68
ryoo	ryu		32
ryu	yoo		26
saintclair	sinclair		3
sanches	sanchez		117
sander	saunders		13
sanders	saunders		13
sarate	zarate		46
sarkisian	sargsyan		244
sarkissian	sargsyan		244
schaeffer	schaefer		3
schafer	schaefer		3
schaffer	schaefer		3
schapiro	shapiro		16
scherbakov	shcherbakov		8
schmid	schmidt		21
schmied	schmidt		61
schmit	schmidt		21
schmitt	schmidt		21
schnyder	schneider		21
schrader	schroeder		61
schroder	schroeder		21
schroeter	schroeder		61
schukow	zhukov		8
schultz	schulz		21
schultze	schulz		21
schulze	schulz		61
schwarz	schwartz		16
seah	xie		11
sediqi	siddiqui		2
sediqqi	siddiqui		2
seong	sung		32
seow	xiao		11
shafer	schaefer		3
shaffer	schaefer		3
shaikh	sheikh		2
shamsy	shamsi		2
shangkuan	shangguan		19
shapira	shapiro		16
sharpe	sharp		3
shaw	xiao		11
shawe	shaw		3
shay	shea		3
shaykh	sheikh		2
sheilds	shields		3
shek	shi		11
shepard	sheppard		3
sheperd	sheppard		3
shephard	sheppard		3
shepherd	sheppard		3
shi	xi		11
shih	shi		19
shinn	shin		32
shiu	shao		11
shmidt	schmidt		21
shneider	schneider		21
shroder	schroeder		21
shroeder	schroeder		21
shtein	stein		21
shtern	stern		16
shu	xu		11
shultz	schulz		21
shum	cen		11
shum	shen		19
shvartz	schwartz		16
shwartz	schwartz		16
si	shi		11
siddiqi	siddiqui		2
siddique	siddiqui		147
sidiqi	siddiqui		2
siew	xiao		11
sim	shen		11
sim	shim		32
simmonds	simmons		3
simms	sims		3
simonds	symonds		3
simons	simmons		13
simson	simpson		3
sin	shin		26
sinn	shin		26
siow	xiao		11
sit	xue		11
siu	xiao		11
skiner	skinner		3
smidt	schmidt		61
smithe	smith		3
smyth	smith		3
smythe	smith		3
smythson	smithson		3
sneider	schneider		21
snider	schneider		21
snijder	schneider		61
snowe	snow		3
snyder	schneider		21
so	seo		26
so	su		11
soares	suarez		117
soh	su		19
sohn	son		32
sohng	song		32
solovev	solovyov		8
soloviev	solovyov		8
soloviov	solovyov		8
solovjev	solovyov		8
song	sung		26
soon	sun		11
sousa	souza		79
spenser	spencer		3
ssuma	sima		19
staunton	stanton		3
stcherbakov	shcherbakov		8
stclair	sinclair		3
steel	steele		3
stephen	stephens		13
steven	stephens		13
stevens	stephens		3
stevenson	stephenson		3
steward	stewart		13
stewert	stewart		3
steyn	stein		61
stine	stein		21
stoan	stone		3
stricklin	strickland		3
stuart	stewart		3
su	seo		26
suares	suarez		46
subrahmanian	subramaniam		115
subrahmanyam	subramaniam		115
subramanian	subramaniam		115
subramanium	subramaniam		115
subramanyam	subramaniam		115
suen	sun		19
suh	seo		32
sulivan	sullivan		3
sum	cen		11
sum	shen		11
sung	song		11
sur	seo		32
svensson	swanson		13
swansen	swanson		3
swartz	schwartz		16
sweeny	sweeney		3
swenson	swanson		13
symonds	simmons		13
szapiro	shapiro		16
szczerbakow	shcherbakov		8
sze	shi		11
szema	sima		19
szeto	situ		19
szuma	sima		19
szwarc	schwartz		16
tai	dai		11
tailor	taylor		13
tam	tan		11
tan	chen		11
tang	deng		11
tay	zheng		11
tayler	taylor		3
tchoi	choi		32
tearney	tierney		3
teixera	teixeira		79
teng	deng		11
teng	ding		11
teo	zhang		11
teoh	zhang		11
terner	turner		3
terrey	terry		3
texeira	teixeira		79
tey	zheng		11
tham	tan		19
thompsen	thompson		3
thomsen	thompson		13
thomson	thompson		3
thorton	thornton		3
ti	di		11
tien	tian		19
tin	tian		11
ting	ding		11
tiong	zhang		11
tjong	zhang		19
tng	tang		11
to	do		26
to	du		11
to	tao		11
tod	todd		3
toh	du		11
toh	zhuo		11
tomson	thompson		3
tong	dong		11
tong	tang		11
tou	dou		11
townshend	townsend		3
tracey	tracy		3
tran	chen		11
tsai	cai		19
tsang	zang		11
tsang	zeng		11
tsao	cao		19
tschaikowsky	tchaikovsky		8
tse	xie		11
tseng	zeng		19
tsien	qian		19
tsim	zhan		19
tso	cao		11
tso	zuo		19
tsoi	cai		19
tsou	zou		19
tsui	cui		19
tsui	xu		11
tsukerman	zuckerman		16
tsun	qin		19
tsung	zong		11
tu	du		19
tuan	duan		19
tuker	tucker		3
tung	dong		11
tyler	taylor		13
tylor	tyler		3
u	woo		26
uhm	eom		32
um	eom		32
utaibi	otaibi		2
vais	weiss		16
valdes	valdez		46
van	fan		11
varma	verma		23
vasilev	vasilyev		8
vasiliev	vasilyev		8
vasques	vasquez		117
vassiliev	vasilyev		8
vaughn	vaughan		3
vazquez	vasquez		46
veber	weber		21
veis	weiss		16
velasques	velazquez		46
velasquez	vasquez		117
velasquez	velazquez		46
viera	vieira		218
visser	fischer		61
vo	vu		403
voo	vu		334
wah	hua		11
waid	wade		3
wais	weiss		16
walace	wallace		3
wallis	wallace		3
walshe	walsh		3
walters	waters		13
warde	ward		3
washinton	washington		3
wats	watts		3
watt	watts		13
watters	waters		3
wattson	watson		3
web	webb		3
webber	weber		21
wee	huang		11
weekes	weeks		3
weis	weiss		16
welch	walsh		13
welles	wells		3
welsh	walsh		13
weon	won		32
wever	weaver		3
whang	hwang		32
wheler	wheeler		3
whithead	whitehead		3
whittaker	whitaker		3
whyte	white		3
wiatt	wyatt		3
wilkerson	wilkinson		13
wilkes	wilks		3
willams	williams		3
william	williams		13
wills	willis		13
willson	wilson		3
winter	winters		13
witney	whitney		3
wo	woo		26
wolf	wolfe		13
wolfe	wolf		61
wolff	wolf		21
wong	huang		11
wong	wang		11
woo	hu		11
woo	wu		11
wood	woods		13
woolf	wolf		21
woolfe	wolfe		3
wray	ray		3
wrighte	wright		3
wu	hu		11
wu	woo		26
wulf	wolf		21
wyat	wyatt		3
wyk	wijk		68
wyte	white		3
ximenez	jimenez		46
yaeger	jaeger		21
yager	jaeger		21
yam	ren		11
yap	ye		19
yau	qiu		11
yeates	yates		3
yeats	yates		3
yee	lee		26
yee	yu		11
yeh	ye		19
yen	yan		11
yeo	yang		11
yeoh	yang		11
yeung	yang		19
yi	lee		26
yim	lim		26
yim	yan		11
yip	ye		19
yiu	yao		19
yong	yang		11
yoo	ryu		26
young	yang		11
younge	young		3
yu	ryu		26
yu	yoo		26
yue	yu		11
yueh	yue		19
yuen	ruan		11
yuen	yuan		11
yuh	yeo		32
yun	yoon		26
yune	yoon		32
yung	rong		11
yung	weng		11
yung	yong		11
yung	young		13
zahrany	zahrani		2
zhang	jang		26
zimmerman	zimmermann		21
zuckermann	zuckerman		16
zukerman	zuckerman		16`;
export const titles: string = `1st lt	first lieutenant		20
2nd lt	second lieutenant		20
abbe		abbé	382
abbess			83
abbot			122
abg	abogado		93
abgeordneter			317
abogado			93
abp	archbishop		67
acharya	swami		323
adjunct professor			108
adm	admiral		20
admiral			20
adv	advocate		319
advocate			319
advogado			161
adw	adwokat		487
adwokat			487
air marshal			20
akad mal	inzenyr	inženýr	100
akhund			40
akhundzada	akhund		241
al hajj	hajji		40
alcalde			179
ald	alderman		25
alderman			25
alh	alhaji		380
alhaj	hajji		40
alhaja	alhaji		380
alhaji	hajji		40
alm	almirante		135
almirante			135
amb	ambassador		25
ambassador			25
antipope			83
apostle			67
arch	architetto		519
archbishop			67
archdeacon			67
archduchess			78
archduke			78
architect			108
architetto			109
arq	arquitecto		93
arquitecto			93
arquiteto			161
ars gor	docent	doçent	246
assemblyman			25
assemblymember			25
assemblywoman			25
assistant professor			108
assoc prof	associate professor		108
associate professor			108
asst prof	assistant professor		108
ato			343
attorney			25
attorney at law	attorney		25
attorney general	attorney		25
atty	attorney		25
atty gen	attorney		25
aunt			226
auntie	aunt		226
auxiliary bishop	bishop		83
avukat			680
avv	avvocato		109
avvocato			109
ayatollah			40
ayatullah	ayatollah		40
bapak			201
baro	vitez	vitéz	375
baron			144
baroness			37
baronet			37
barr	barrister		319
barrister			319
bart	baronet		144
bay			286
bayan			286
bc	bakalar	bakalář	100
bc et bc	bakalar	bakalář	100
bca	bakalar	bakalář	100
begum			37
bischof			269
bishop			122
blessed			381
br	brother		67
brig	brigadier		20
brig gen	brigadier general		20
brigadier			20
brigadier general			20
brother			67
burgermeister		bürgermeister	317
cadet			183
canon			122
cantor			122
cap	capitan	capitán	135
capitaine			441
capitan		capitán	135
capt	captain		229
captain			20
cardinal			122
catholicos			83
cav	cavaliere		215
cav lav	grand officer		238
cav uff	grand officer		238
cavaliere			215
cdr	commander		20
cdre	commodore		20
ch	chaudhry		486
chair			25
chairman			25
chairperson			25
chairwoman			25
chancellor			281
chaplain			122
cheikh	sheikh		40
chevalier			485
chief			183
chief justice			25
cik			201
citizen			25
cllr	councillor		25
cmdr	commander		20
cmdte	comandante		135
cnel	coronel		135
coach			25
col	colonel		229
coln	colonel		20
colonel			20
comandante			135
comdr	commander		20
comm	commissioner		25
comm dott	grand officer		238
commandant			441
commander			20
commendatore			215
commissioner			25
commodore			20
commr	commissioner		25
comrade			25
comte			485
comtesse			265
conde			374
condesa			312
congressman			25
congresswoman			25
constable			183
consul			25
conte	count		316
contessa	countess		238
coronel			135
corporal			20
councillor			25
councilman			25
councilor	councillor		25
councilwoman			25
counselor			25
count			144
count palatine			78
countess			37
countess palatine			78
cpl	corporal		20
cpt	captain		229
cptn	captain		20
crown prince			78
crown princess			78
czar	tsar		37
czarina	tsarina		78
d na	dona		411
dame			148
datin	datuk		199
dato	datuk		199
dato dr	dato		178
dato seri	dato		178
dato sri	dato		178
datuk			199
datuk dr	dato		178
datuk seri	dato		178
datuk sri	dato		178
dauphin			484
ddr	doctor		53
deacon			122
dean			281
del	delegate		268
delegate			25
dep	deputy		25
deputada			193
deputado			193
depute		député	377
deputy			25
deputy prime minister			25
des	desembargador		488
desembargador			193
desembargadora	desembargador		488
det	detective		20
detective			20
dhr	meneer		417
dip	diputado		179
dipl betriebsw	diplom		53
dipl biol	diplom		53
dipl chem	diplom		53
dipl des	diplom		53
dipl geol	diplom		53
dipl inf	diplom		53
dipl inform	diplom		53
dipl ing	diplom ingenieur		92
dipl jur	diplom		53
dipl kffr	diplom		53
dipl kfm	diplom kaufmann		92
dipl math	diplom		53
dipl oec	diplom		53
dipl pad	diplom		53
dipl phys	diplom		53
dipl psych	diplom		53
dipl soz	diplom		53
dipl volksw	diplom		53
dipl wirtsch ing	diplom		53
diplom ingenieur			92
diplom kauffrau	diplom		53
diplom kaufmann			92
diputada			179
diputado			179
dir	director		25
director			25
dna	dona		411
doc	doctor		281
doc dr	docent	doçent	246
docent			517
docteur			405
doctor			108
doctora			93
doctorandus			280
doge			316
doktor			92
dom			284
dominee			321
don			418
dona		doña	283
dott	dottore		109
dottor	dottore		109
dottore			109
dottoressa			109
dottssa	dottoressa		109
doutor			161
doutora			161
dr	doctor		338
dr and mrs			410
dr hab	doctor		110
dr hab inz	doctor		110
dr habil	doktor		92
dr hc	doctor		53
dr hc mult	doctor		53
dr ing	doktor		92
dr inz	inzynier	inżynier	110
dr iur	doktor		92
dr jur	doktor		92
dr med	doktor		92
dr med dent	doctor		53
dr med habil	doctor		53
dr med vet	doctor		53
dr mont	doctor		53
dr phil	doktor		92
dr phil habil	doctor		53
dr rer nat	doktor		92
dr rer pol	doctor		53
dr sc	doctor		53
dr techn	doctor		53
dr theol	doctor		53
dra	doctora		518
drs	doctor		108
drsc	doktor		100
ds	dominee		321
duc			265
duca	duke		316
duchess			37
duchesse			265
duke			144
duque			374
duquesa			312
earl			144
ecumenical patriarch	patriarch		83
edler			192
el hadj	hajji		40
elder			122
elector			315
electress			78
emeritus professor			108
emir			37
emperor			37
empress			37
encik			201
eng	engenheiro		161
enga	engenheira		161
engenheira			161
engenheiro			161
engineer			108
engo	engenheiro		516
engr	engineer		108
ens	ensign		20
ensign			183
esq	esquire		148
esquire			148
estate of			87
evangelist			67
ex			25
excelentisimo senor	excelentisimo	excelentísimo	123
excma	excelentisimo	excelentísimo	123
excma sra	excelentisimo	excelentísimo	123
excmo	excelentisimo	excelentísimo	123
excmo sr	excelentisimo	excelentísimo	123
exma	excelentisimo	excelentísimo	123
exma sra	excelentisimo	excelentísimo	123
exmo	excelentisimo	excelentísimo	123
exmo sr	excelentisimo	excelentísimo	123
exmo sr dr	excelentisimo	excelentísimo	123
father			67
feldmarschall			228
field marshal			20
first lieutenant			20
first sergeant			20
flight lieutenant			20
flt lt	flight lieutenant		20
former			25
fr	frau		529
frate			320
frau			414
fraulein		fräulein	282
fray			180
frei			322
freifrau			192
freiherr			192
frere	pere	père	382
frhr	freiherr		192
frl	fraulein	fräulein	282
froken		fröken	413
fru			413
furst		fürst	192
furstin		fürstin	192
g zha	gospozha	госпожа	285
gen	general		20
general			20
generalleutnant			228
generalmajor			228
geom	geometra		109
geometra			109
gn	gospodin	господин	285
gobernador			179
gospodin		господин	285
gospozha		госпожа	285
gov	governor		25
governor			25
gr uff	grand officer		238
graaf			266
graf			314
grafin		gräfin	192
gral	general		135
grand duchess			78
grand duke			78
grand uff	grand officer		238
grandma			226
grandpa			226
granny			226
grof	vitez	vitéz	375
group captain			20
habil	doctor		53
hadji	hajji		40
hafez	hafiz		241
hafiz			241
haj	hajji		241
haji	hajji		40
hajia	alhaji		380
hajj	hajji		40
hajjah			199
hajji			40
hauptmann			228
he	his excellency		37
he dr	his excellency		87
heirs of			87
her excellency			37
her grace			37
her highness			37
her honor			37
her honour	her honor		37
her majesty			37
her royal highness			37
hereditary prince			78
hereditary princess			78
hermana			180
hermano			180
herr			414
herrn	herr		282
herzog			314
hetman			315
hh	his highness		315
his eminence			37
his excellency			37
his grace			37
his highness			37
his holiness			37
his honor			37
his honour	his honor		37
his majesty			37
his royal highness			37
hj	haji		491
hjh	hajjah		199
hji	haji		491
hm	his majesty		37
hna	hermana		180
hno	hermano		180
hofrat			157
hojjatoleslam			40
hon	honorable		681
hon atty	honorable		87
hon dr	honorable		87
hon judge	judge		25
hon mr	honorable		87
hon mrs	honorable		87
honorable			25
honourable	honorable		25
hr	herr		282
hrh	his royal highness		37
ibu			201
icdr	doktor		100
igwe	chief		376
ilma	excelentisimo	excelentísimo	123
ilma sra	excelentisimo	excelentísimo	123
ilmo	excelentisimo	excelentísimo	123
ilmo sr	excelentisimo	excelentísimo	123
imam			122
infanta	infante		677
infante			374
ing	ingenieur		92
ing arch	inzenyr	inženýr	100
ing et ing	inzenyr	inženýr	100
ing mgr	inzenyr	inženýr	100
ingegnere			109
ingeniera			93
ingeniero			93
ingenieur			92
ingenieurs			280
insinyur			199
insp	inspector		20
inspector			20
inz	inzynier	inżynier	110
inzenyr		inženýr	198
ir			280
irma		irmã	322
irmao		irmão	322
jhr	jonkheer		266
jkvr	jonkvrouw		266
jonkheer			266
jonkvrouw			266
judge			268
judr			198
justice			268
kaiser			313
kanzler			317
kapitan		капитан	442
kh	kiai haji		270
khan bahadur			37
khedive			78
khun			534
kiai	kiai haji		270
kiai haji			270
king			144
knight			144
kommerzialrat	hofrat		157
ks	priest		686
kum	kumari		200
kumari			200
kurfurst	elector		313
kyai	kiai haji		270
kyai haji	kiai haji		270
kyria		κυρία	409
kyrios		κύριος	409
lady			344
laird			37
lance corporal			20
landgraf	landgrave		313
landgrave			78
landgravine			78
late			268
lcda	licenciada		93
lcdo	licenciado		93
lcpl	lance corporal		20
lecturer			108
lek dent	lekarz		110
lek med	lekarz		110
lek stom	lekarz		110
leutnant			228
lic	licenciado		93
licenciada			93
licenciado			93
lieut	lieutenant		20
lieut col	lieutenant colonel		20
lieut gen	lieutenant general		20
lieutenant			20
lieutenant colonel			20
lieutenant commander			20
lieutenant gen	lieutenant general		20
lieutenant general			20
lieutenant governor			25
lord			344
lshykh	sheikh		40
lt	lieutenant		229
lt cdr	lieutenant commander		20
lt cmdr	lieutenant commander		20
lt col	lieutenant colonel		20
lt gen	lieutenant general		20
lt gov	lieutenant governor		25
madam			148
madame	madam		148
mademoiselle			341
maestra			93
maestro			93
mag	magister		92
mag iur	magister		110
mag phil	magister		110
mag rer soc oec	magister		110
magister			92
magistrate			25
maharaja			37
maharani	maharaja		78
maitre		maître	341
maj	major		229
maj gen	major general		20
major			183
major gen	major general		20
major general			20
malam	mallam		492
mallam			492
marchioness			37
margrave			78
margravine			78
markgraf	margrave		313
marques		marqués	312
marquesa			312
marquess			37
marquis			144
marquise			484
marshal			183
master			344
master sergeant			20
master sgt	master sergeant		20
maulana			40
maulawi	maulana		40
maulvi	maulana		40
mawlana	maulana		40
mawlawi	maulana		40
mayor			561
mddr	doktor		100
me	maitre	maître	683
medizinalrat	hofrat		157
meester in de rechten			280
mej	mejuffrouw		224
mejuffrouw			224
meneer			224
menina			284
messrs	mr		148
metropolitan			83
mevr	mevrouw		417
mevrouw			224
mgr			198
mgr et mgr	magister		110
mgr inz	magister		110
mian			486
mijnheer	meneer		224
min	minister		268
minister			67
ministre			377
ministro			179
miss			202
missus	mrs		148
mister	mr		202
mistress	mrs		148
mlle	mademoiselle		526
mme	madam		202
mmes	madam		148
molla	mullah		40
molvi	maulana		40
mons	monsignor		67
monseigneur			490
monsenor		monseñor	180
monsieur			341
monsignor			67
monsignore			320
most rev	most reverend		67
most reverend			67
moufti	mufti		40
moulana	maulana		40
mowlawi	maulana		40
mp			25
mr			202
mr and mrs			410
mrs			202
ms			202
msgr	monsignor		67
msgt	master sergeant		20
mstr	master		148
mtra	maestra		93
mtro	maestro		93
mudr			198
mufti			40
mulla	mullah		40
mullah			40
mvdr			198
mw	mevrouw		224
mx			202
mzee			533
nawab			37
nizam			315
notarin	notar		157
nushi		女士	342
oba	chief		376
oberst			228
oberstudienrat	hofrat		157
oberstudienratin	hofrat		157
ofcr	officer		20
officer			20
ogr gor	docent	doçent	246
on	onorevole		215
onorevole			215
otunba	chief		376
ozv	ozvegy	özvegy	412
ozvegy		özvegy	412
padre			180
paeddr	doktor		100
pan			532
pandit			323
pani			525
pastoor			321
pastor			67
pater			269
patriarca	patriarch		685
patriarch			83
patriarche	patriarch		490
pc	constable		20
pd	privatdozent		406
pe	padre		322
per ind	perito		407
petty officer			20
pfarrer			269
pfc	private first class		20
pfr	pfarrer		269
pharmdr	doktor		100
phdr			198
phmr	doktor		100
pi	perito		407
pm	prime minister		25
polkovnik		полковник	442
pope			122
pr	pastor		122
prasident		präsident	317
prefeita			193
prefeito			193
pres	president		25
president			25
presidente			179
primate			381
prime minister			25
prince			144
prince elector	elector		78
princess			37
principal			108
principe	prince		316
prinz			314
prinzessin			192
prior			122
prioress			83
priv doz	privatdozent		406
privatdozent			92
private			183
private first class			20
prof	professor		338
prof dr hab	doctor		110
prof dr hab inz	doctor		110
prof dr hab n med	doctor		110
prof hab	doctor		110
profa	professora		161
profesor			93
profesora			93
professeur			405
professor			338
professor emeritus	emeritus professor		108
professora			161
professore			109
professoressa			109
professors	professor		108
profs	professor		108
profssa	professoressa		109
prophet			122
provost			281
psic	psicologo	psicólogo	337
psicologa	psicologo	psicólogo	337
psicologo		psicólogo	337
pst	pastor		83
pt	pandit		323
pte	private		20
puan			201
puan sri	tun		239
pvt	private		20
qari			40
qazi			40
queen			144
queen mother			78
ra	rechtsanwalt		682
rabbi			67
radm	rear admiral		20
rag	ragioniere		109
ragioniere			109
raja			144
rav	rabbi		122
rcdr	doktor		100
rear admiral			20
rebbe	rabbi		67
rechtsanwalt			157
rechtsanwaltin	rechtsanwalt		157
rep	representative		25
representative			25
ret			20
retired			20
rev	reverend		687
rev dr	reverend		83
rev fr	reverend		83
revd	reverend		67
revd dr	reverend		83
reverend			67
ridder			679
right hon	right honorable		25
right honorable			25
right honourable	right honorable		25
right reverend			67
ritter			314
rndr			198
rsdr	doktor		100
rt hon	right honorable		25
rt hon sir	honorable		87
rt rev	right reverend		67
saheb	sahib		37
sahib			37
saint			67
san		さん	416
santo			180
sardar			678
sarge	sergeant		20
sargeant	sergeant		20
sargento			135
saudara			201
sayed	sayyid		241
sayin		sayın	286
sayyed	sayyid		40
sayyid			40
schwester			269
sec	secretary		25
second lieutenant			20
secretary			25
sen	senator		25
senador			179
senadora			179
senateur		sénateur	377
senator			25
senatore			215
senhor			284
senhora			284
senor		señor	283
senora		señora	283
senorita		señorita	283
sergeant			20
sergeant major			20
serjeant	sergeant		20
seyh	sheikh		40
seyyed	sayyid		40
sgt	sergeant		229
sgt maj	sergeant major		20
sgto	sargento		135
shaikh	sheikh		40
shaykh	sheikh		40
sheik	sheikh		40
sheikh			40
sheriff			183
shree	shri		200
shri			200
shrimati	smt		200
sig	signor		531
signa	signorina		223
signor			223
signora			223
signore	signor		223
signorina			223
sigra	signora		223
sindaco			215
sir			148
sirdar			37
sire			265
sister			67
slecna		slečna	524
smt			527
sn	sayin	sayın	286
soeur	pere	père	382
sor			180
speaker			25
squadron leader			20
sr	senor	señor	418
sra	senora	señora	415
sree	shri		200
sri	shri		530
srimati	smt		200
srta	senorita	señorita	415
ssgt	staff sergeant		20
ssi		씨	528
st	saint		122
staff sergeant			20
staff sgt	staff sergeant		20
steuerberater			157
steuerberaterin	steuerberater		157
studienrat	hofrat		157
sultan			144
suor	suora		320
suora			320
superintendent			20
supt	superintendent		20
swami			323
syed	sayyid		241
tan sri			199
tan sri dato	dato		178
tan sri datuk	dato		178
tan sri dr	dato		178
tengku			239
teniente			135
thdr	doktor		100
the estate of	estate of		87
the hon	honorable		87
the honorable	honorable		87
the honourable	honorable		87
the late			25
the most rev	reverend		83
the rev	reverend		83
the rev dr	reverend		83
the revd	reverend		83
the revd dr	reverend		83
the reverend	reverend		83
the right hon	honorable		87
the right honourable	honorable		87
the right rev	reverend		83
the rt hon	honorable		87
the rt rev	reverend		83
the very rev	reverend		83
thlic	doktor		100
titular bishop	bishop		83
toh puan	tun		239
treas	treasurer		25
treasurer			25
trooper			20
tsar			37
tsarevich			78
tsarina			78
tte	teniente		135
tuan			201
tun			239
tun dr	tun		239
tunku	tengku		239
uncle			226
univ prof			92
ustad			40
ustadh	ustad		40
ustaz	ustad		40
vadm	vice admiral		20
venerable			381
ver	vereador		193
vereador			193
vereadora			193
very rev	very reverend		67
very reverend			67
vicar			67
vice admiral			20
vice pres	vice president		25
vice president			25
vicomte			265
visc	viscount		37
viscount			37
viscountess			37
vitez		vitéz	375
voivode			78
vp	vice president		25
warrant officer			20
weizero	ato		343
wing commander			20
woizero	ato		343
xiansheng		先生	342
xiaojie		小姐	342
yab	yang berhormat		378
yang		様	416
yb	yang berhormat		378
yb dato	yang berhormat		378
yrd doc	docent	doçent	246
yrd doc dr	docent	doçent	246
zuster			321`;
export const particles: string = `abu			167
ad	al		167
af			507
ait			240
al			240
al	bin		428
an	al		167
an der			195
and			724
ap			541
ap	bint		428
ar	al		167
as	al		167
ash	al		167
at	al		167
auf der			195
aus dem			195
av			507
az	al		167
bar			426
bat			426
ben	bin		425
bent	bint		425
bin			172
bint			172
binte	bint		172
binti	bint		172
bn	bin		172
bt	bint		424
bte	bint		424
bu			240
da			221
dal			330
dalla			221
das			393
de			129
de el			392
de l			274
de la			274
de las			392
de los			392
degli			221
dei			330
del	de l		274
della			221
delle			221
dello			221
dem			508
den			222
der			508
des			274
di			221
do	bint		427
do			393
dos			393
du			274
el	al		167
et	and		725
ferch			539
ha			684
het			729
ibn	bin		172
in t			129
ka			540
kizi			347
kyzy			346
l	al		240
la			396
las			395
le			396
les			396
li			330
lo			330
los			395
mac			436
mc			547
ni			379
nic			379
o			436
och	and		726
of			728
og	and		722
ogli			347
oglu			347
ogly			346
op de			129
op den			129
op t			129
oulad			240
ould			172
qizi			346
saint			324
sainte			324
san			271
sankt			324
santa			271
santo			271
sao			324
so	bin		427
st	saint		271
ste	saint		271
te			222
ten			222
ter			222
til			727
ud	al		489
ui			379
uit de			129
ul	al		240
umm			167
und	and		723
ur	al		489
v der	van der		129
van			129
van de			129
van den			129
van der			129
van het			129
van t	van het		129
van ter			129
vanden	van den		222
vander	van der		222
vd	van		222
vom			195
von			195
von dem			195
von der			195
von und zu			195
weld	ould		172
wuld	ould		172
y			395
zu			394
zum			394
zur			394`;
export const generations: string = `10th	10		111
11th	11		111
12th	12		111
13th	13		111
14th	14		111
15th	15		111
16th	16		111
2nd	2		84
3rd	3		84
4th	4		84
5th	5		84
6th	6		84
7th	7		84
8th	8		84
9th	9		111
da	sr		287
der altere	sr		287
der jungere	jr		287
dj	jr		287
fifth	5		173
figlio	jr		543
filho	jr		433
fils	jr		430
fiu	jr		546
fourth	4		173
hijo	jr		429
i	1		434
idosb	sr		431
ifj	jr		431
ii	2		84
iii	3		84
iiii	4		84
iind	2		84
iunior	jr		542
iv	4		84
ix	9		288
jnior	jr		84
jnr	jr		84
jr			84
jun	jr		173
junior	jr		84
ml	jr		348
mladsi	jr		348
mlodszy	jr		432
neto	grandson		545
padre	sr		429
pai	sr		433
pere	sr		430
second	2		173
sen	sr		173
senior	sr		84
sixth	6		173
snr	sr		84
sobrinho	nephew		544
sr			84
starsi	sr		348
starszy	sr		432
third	3		173
v	5		173
vi	6		173
vii	7		84
viii	8		84
x	10		434
xii	12		111
xiii	13		111
xiv	14		111
xix	19		288
xv	15		288
xvi	16		111
xvii	17		111
xviii	18		111
xx	20		288
xxii	22		111
xxiii	23		111`;
export const postNominals: string = `ac			94
aca			41
acca			41
account manager			15
accountant			15
acma			118
actor			15
actress			15
administrator			15
aia			22
am			94
american football			15
amministratore			267
amministratore delegato			267
amministratore unico			267
analyst			15
ao			94
aprn			22
architect			15
arnp			124
artist			15
athlete			15
attorney			15
attorney at law			15
atty			22
auditor			15
author			15
b sc	bs		22
ba			134
ba hons	bsc		124
bakk			247
banker			15
barch			22
barrister			15
baseball player			15
basketball player			15
bcom			22
bcomm			22
bd			134
bds			124
bed			134
bem			435
beneficiary			15
beng			22
boxer			15
broker			15
bs			134
bsc	bs		22
bsc hons	bsc		124
bsn			22
btech			124
businessman			15
businesswoman			15
cae			41
cbe			47
cc			94
ccc slp			41
cebs			41
ceng			41
ceo			87
cfa			41
cfo			87
cfp			41
cgma			41
ch			94
chair			15
chairman			15
chairperson			15
chairwoman			15
chemist			15
chfc			41
chief executive			15
chief executive officer			15
chief financial officer			15
chief operating officer			15
cia			227
cio			87
cisa			41
cissp			41
clu			41
cma			41
cmg			47
cmo			87
co founder			15
cofounder			15
company secretary			15
composer			15
consultant			15
contador			216
coo			87
cpa			41
cpcu			41
cricketer			15
crna			41
crnp			22
csa			41
csc			94
cssi			41
cssr			47
cto			87
cvo			47
cyclist			15
d phil	phd		22
dbe			47
dc			134
dd			134
dds			22
dec d			145
decd			145
deceased			145
dentist			15
developer			15
dipl ing			247
dipl kfm			247
diplomat			15
directeur			194
directeur general		directeur général	194
director			15
director general			216
directora			216
directrice			194
diretor			318
dis	csc		538
dl			94
dlitt	litt d		22
dmd			22
dmin			22
dnp			22
do			134
doctor of medicine	md		22
doctor of philosophy	phd		22
dphil	phd		22
dpt			22
drph			22
drsc			423
dsc			22
dso			47
dvm			22
ea			227
economist			15
ecrivain		écrivain	194
ed d			22
edd			22
editor			15
empresario			216
engineer			15
entrepreneur			15
esq			22
esquire	esq		22
estate of			145
et al			145
et ux			145
et vir			145
executive director			15
executor			15
executrix			15
explorer			15
faan			41
faap			22
facc			124
fache			22
facp			22
facs			22
faia			22
fba			203
fca			41
fcca			41
fcma			118
fieee	frcpe		118
film director			15
fnp			124
footballer			15
founder			15
frcgp	frcpe		118
frcog	frcpe		118
frcp			22
frcpch			118
frcpe			118
frcr	frcpe		118
frcs			22
freng			41
frics	frcpe		118
frm			41
frs			41
frsa	frcpe		118
frsc			41
frse			203
gbe			47
gc			94
gcb			47
gcon			203
general manager			15
general secretary			15
gerant		gérant	194
gerante		gérante	194
gerente			216
gerente geral			318
geschaftsfuhrer		geschäftsführer	158
geschaftsfuhrerin		geschäftsführerin	158
gm			94
golfer			15
guardian			15
historian			15
homme politique			194
inhaber			158
inhaberin			158
ip			249
jd			22
journalist			15
jp			94
jsd			22
juris doctor			22
kbe			47
kc			94
kcb			47
kcmg			47
kcvo			47
kg			203
kt	kg		203
lawyer			15
lcsw			41
lecturer			15
litt d			22
ll b	llm		124
ll m			247
llb			22
llb hons	llbhons		124
lld			22
llm			22
lmft			41
lmhc			41
lpc			41
lpn			22
lutc			41
m hum	mhum		171
m kes	mkes		171
m kn	mkn		171
m pd	msi		225
m sc	ms		22
m si	msi		225
ma			134
mag			247
maler			158
manager			15
managing director			15
march			134
mathematician			15
mb bs			22
mb chb			22
mba			22
mbbs			22
mbchb			22
mbe			47
mca			124
md			22
mdiv			22
mdm			22
mds			124
med			134
meng			22
mep			47
mfa			22
mgr			423
mh			225
mha			124
mieee	frcpe		118
mkom			248
mla			47
mlis			22
mls			22
mm			225
mna			47
mp			47
mpa			22
mpd			248
mph			22
mphil			22
mpp			22
mps			22
mrcgp	frcpe		118
mrcog			118
mrcp			22
mrcpsych			118
mrcs			22
mrics	frcpe		118
ms			134
msc	ms		22
msi			248
msn			22
msp			47
msw			22
mt			249
mtech			124
musician			15
mvo			47
na		n/a	145
none			145
notary			15
novelist			15
np			22
nurse			15
oam			47
obe			47
ocso			203
od			134
office manager			15
ofm			47
om			94
op			94
osa			435
osb			47
owner			15
p eng	peng		41
pa c	pac		124
painter			15
partner			15
pc			94
pe			227
peintre			194
peng			41
ph d	phd		22
pharm d	pharmd		22
pharmacist			15
pharmd			22
phd			22
philosopher			15
photographer			15
phr			41
physician			15
physicist			15
pilot			15
pittore			267
pmp			41
poet			15
politician			15
politico		político	216
politiker			158
politikerin			158
president			15
presidente			216
producer			15
product manager			15
programmer			15
project manager			15
prokurist			158
prokuristin			158
proprietor			15
psyd			22
pt			134
qc			47
qpm			203
ra			227
racing driver			15
rd			227
rdn			41
researcher			15
ret			47
retd			47
retired			47
riba			22
rn			22
rph			22
s ag	sag		171
s farm	sfarm		171
s kom	msi		225
s pd	msi		225
s sos	ssos		171
sales manager			15
sc			94
sc d	dsc		22
schriftsteller			158
scientist			15
sculptor			15
sdb			47
se			249
secretary			15
sh			249
shrm			41
singer			15
sj			94
sjd			22
skom			248
soccer			15
socio		sócio	318
socio gerente		sócio gerente	318
soldier			15
solicitor			15
sp og	spog		171
sp pd	sppd		171
spd			248
sphr			41
ssi			227
ssj			47
ssos			171
st			249
stm			22
student			15
surgeon			15
svd			47
swimmer			15
teacher			15
thd			22
theologian			15
titolare			267
treasurer			15
trustee			145
ttee			145
unknown			145
usa			94
usaf			47
uscg			47
usmc			47
usn			47
usnr			47
vc			94
veterinarian			15
vice president			15
vorstand			158
wrestler			15
writer			15`;
export const nameMarkers: string = `actif	about		419
active	about		162
aft	about		162
after	about		162
aka	also known as		133
aka the	also known as		133
alias	also known as		133
also known as			133
approximately	about		162
b	birth		522
bc	about		162
bce	about		162
bef	about		162
before	about		162
better known as	also known as		133
born	nee		349
c	about		345
ca	about		345
called	also known as		521
circa	about		345
coniugata	married		439
d	death		421
dba	doing business as		133
de domo	nee		551
de soltera	nee		548
detto	said		340
dicho	said		339
died	death		421
dit	said		340
dite	said		339
doing business as			133
earlier known as	formerly known as		133
echtgenote van	married		556
ep	married		557
epouse	married		290
epse	married		290
ev	married		560
fallecido	death		536
fka	formerly known as		133
fl	about		162
floruit	about		162
fodd	nee		182
fodt	nee		182
formerly	formerly known as		133
formerly known as			133
geb	nee		182
geborene	nee		182
gen	said		340
genannt	said		339
gest	death		420
gestorben	death		420
known as	also known as		133
mort	death		422
morte	death		422
morto	death		537
nacida	birth		408
nacido	birth		408
nascida	nee		552
nascuta	nee		553
nata	nee		349
nato	birth		523
ne	nee		349
nee			182
of			520
omaa sukua	nee		549
previously known as	formerly known as		133
rod	nee		555
rodena	nee		550
roz	nee		554
rozena	nee		182
szul	nee		437
szuletett	nee		437
um	about		535
urozhd	nee		438
urozhdennaya	nee		438
vda	married		289
vda de	married		289
ved	married		558
vedova	married		439
verehelichte	married		250
verh	married		250
verheiratete	married		250
vers	about		419
verw	married		250
verwitwete	married		250
veuve	married		290
viuda	married		289
viuda de	married		289
viuva	married		440
viuva de	married		440
vve	married		290
wo	married		559
z domu	nee		182
zd	nee		182`;
export const givenFrequency: string = `AaadaDhyaDuCgeDotCjonusCkuCmirCpoCravDizDneEiDonDtEiDyaCshaBbabuDlDnEdaEiDsEsDtteDyCbaEdEnEsDeEyDiEeDoEndioDyCdDalaFlahDelFkaderDiDolrezaEnEulayeDuElFazizFlaHhIiGeGoFrabHhmanEmuqitErFehimEsDylCeDerDidDlEardoEitoDrEaEraChayDijeetEnavEshekFitCiDaDdEaEinDeElDgailDhaFilDmbolaDramCladeCnerCoDlEfazlDuCraEhamGoEmCsalomDolomCuDbakrDlEfazlCzalBcamasCeDlDyChiengEkeElleEmFelechDkarDourCieCkerCratusBdCaDhDiltonErDlberoHtIoEgisaEineEvardDmEaFrdisEeFeFkEoFuDnDoDrnaseDsEiekCdaeDeDieEsFonCeDbayoEisiEowaleDdayoEejiDeElEmDlEaFidaHeFkunFsiaEeFkeEheidEiaFnaGeGoElFaFeEmanFoDmEarEirEolaDnEaDolaDshFinaDtokunboDwaleDyinkaChamFhDemarCiDbDeEleDgunDkaDleEioEsonDnEaDrDtiEyaDviCleneEtaDiCmDirCnaEnFeColfFasFekFitoFoEphDmasEnanDngoDumCriaFanFenFnGaGeGnaHeGoGsEenGeGneEonCugnaCwoaCyaatomorDeBeCdDammairDhghalClfgifuEheahEricEweardFineCngusDorCrnoutCthelburgGflaedHrithGstanGwineHoldBfanasyDqCetCfifDoCifColabiDnsoCreenCshinCtabDonBgabeyDpitoDrDthaFoclesGnCboolaCeDnorCgelikiDieDreyChvanCiDcaDkaDlazDmClaeEiaCnelEsFeEtaEyaDoloDusCostinhoHoCripinaFpaDoeciusCuDedaDsiaEtFinHaCyenimBhCadDronDziahCijahCmadEnDedEtDoseCsanBiCbhilinDinnCchaCdaEnDeEnCfricCgaErsCichiroCjaCkateriniDoClaDeanEenEneEranDiEllCmanErDeeDiCnDarsDeDoDsleyConoCriDtonCshaDlingDsataDultanDyahCtanaDorCurCvarFsCyanaBjaDyiCdaCishDtClaCmalCoseDyBkagunduzDnbiEdeEeDriFkaCbarFalyDulatCdemirCeDelEmDmiCgulChilFaDtarEerCiDbaDeDfEumiFsaDhideFkoFroFsaFtoEoDieDjiDkatsuFzuEoDlahFndeswariEuDmasaEiFtsuDnEaFriEobuFriDoDraDsadaEhigeDtakeFroEeruEoFshiEsuguDvaDyasuEoFshiEukiCkasitClCmalCosCpanCramCselCuCwasiBlCaaEeldinDddinDinFaFeDjosDkshmiDmaEeluEsyahDnEaEeFkEnaEoFudEsonDricDsdairEsaneDtiniDwiDynaCbaEdeEnoDenErtGaGeHtGhaGinaIeGoGsGusDinFaFoDrechtCdaDeaEmirEnDinEsEyarDoEusDredDwynCeaseDcEiaEkDdDenFaDhDidaEshaExDjandraIinaIoDkosEsFandarIerIrJaKsJeJsFeyFiGsFyDmEsegedEuDnEaEeEkaDsEhaFiaEiaEsandraJoFiaDtaEhaFeaFiaDuasDvDxEaFnderHraIeIiaJnaIosIuEeyEiFaFsFusCfDieDonsoFzoDredGaHsGiaGoDyCgerFnonDieEmantasEsDyCiDaDcaEeEiaEjaDdaDeuDkhanDmDnaEeEurDsEaEeEhaFiaEiaEonEsaEtairDtaDxDyaEeDzaEeCjeanCkanClaEhEnErdyceDeenEgraEnFaFeEtteDieEnFeEsonDyEnEsonCmaDedaEtaDogDutCoisDjzFyDkDnEaEdraEsoEzoDysiusCpDarFslanEslanEyDerDhaEonsHeHoCrunaCsonDtonCtaEgraciaEnDeoErDhaEeaDinDmanDonCunCvaEroDeraFtaDinFaDydasCwinCyDaDceEiaDsEaEeEhaEiaEonEsaFonBmadaEeFoFusEoFrEuDhleDiaDkaDlEbergaEiaFeEricDnEdaFineEeEullahDrEaEiahFldoFsDsonDyraDziahCbakoErDerFlyDicaDraEeEogioFseGiHusEusCedeoDeDliaFeFjaEjaDnemhatGopeEhotepEmoseDrEicaChalgaidhDladhFidhFoibhCiDckDeEeElDlDnEaFtaEeEuFllahDrEaDtEaCjadCletoCmarEvaruDieDonCnonCoryDsCparoCrDitaCschelCundCyBnCaDbelGleEhitraDhitGaDisDlisaDmariaEolDnEdEeEiaEnEyaDrDsEsEtaciaGsHiaIjaJeIoIusIyaEuyaDtolGeGiHoHusGyCcelDhalCderFaFsGonDisDoniDraFnikFsEeFaGsFeGaFiGnaFjGsFsFttiFuFwFyEiaGsFjanaFsFyEoulaFylaEusEzejDyCeDtaEteCgalaammanDeElFaFeGnaGsFiaGcHaGkaHiGnaHeGqueGtaFlaGeFoFynDharadEelDieElaDlaEeFaDusChCiDaDbalDcaEeDkaEoDlDrbanEuddhaDsEaEhFaEsaDtaEraCjaEliEnetteDelicaEmCkalammaGparamecuvariDeDhesenpepiDitaClaithCmchadCnDaEbelHlIaIeGthEcskaEleeFieseGsaEmFaeGriaIeEpoornaDeEkeEliGeHseGseFleEmarieEttGaGeDiEbaleEceEeEkaEnaFgEsEtaDmarieDunziataCohitoDopCriCsahDellDgarDsiCtanasDeEkEoEroDheaEonieGyDioneHtteDjeDoEineHtteEnFeGlaHlaGttaIeFiGaGettaGjaGnHaGoFyEonDsDtiDunDwanCuchaDjDlkaDmatiDpEamaDragCwarFuddinDenCyaCzorDuBoCdhCiDfeCnghasFusBpakDrecidoEicioCiranaDsaiCollonioEoniaDstleCpiusDleCrilDylCutsiaqBqeelCuilaBraDceliHsGyDmEintaDntxaEyaniDsEhDtEaDvindanCbenDiDogastCcangeloDeliaDhangeEerEibaldFeCdaElEthDeliaFlGaGeEnDianEsEtFhDuinoCegDndEiDthaDumCfieCgeliaEntinaCiDaEnFaFeFnaGeFrhodDbertDcaEcaDeElFlaGeDfDhiroFtoDkDnaFgaEdamDstophanesDtomoCjaEnDenDunCkadiuszFyClaEndDeanEenEnFaFeEthaFtaGeDieEndaGoFeDoEwDyneCmaanEganFhanEnFdGaGinaGoFtasDenDidaEnFdaFeEsteadDodiosCnalFdoErEudDdtDeEttGaGeDieEtaDoEldGoEstEuldDulfGoConCpadDiEtaCronCsacesDenFeFiusDhavirCtDemFioFyDhurDiEeEnEomDsyomDunErFasFoFsDyEomCumugamDnEasEdhatiDpDukeEzatCviEdFsEllaEndEsDoDydasCwaDelDynCyehCzuBsaDdEullahDfDkoDltaDmiDnteGwaaDoCbjornCcaricCeemDlDmEahleDnaCgharChDaEntiEpuraDbelDelyErDfaqDhadDildEshEyukiDkDleaFeFighFyEiFeEyFnDokaGsundariEtDrafFqatDtaFrEonDvinCiaDeduDfDkDlEimDmakiDnrthegnDyaCjaCkoClamEnEugDeyDiCmaDiErEtaDundCparukhCrorCsafDefaErDhetonDiaEngDuncaoFtaCtaEmurDonDridFthrCukaDmiDnaEcionCvayujauCwadCyaDlymBtaDnasDrDullahDyCenulfDsChanFaseHiosIusDenaGisDosDrachtCifDlDqEullahClasDeEeComuCsuhikoGroEkoEmiFotoEnobuGriEoEshiEtakaFoEyaFoshiCtarEshinDilaCusaBubinDreyEyCdenDieDovacarDraEeaFyEiaFeEyDunCgenijusDustGaGeGinIaIeGoGusCkeDusitinoClayDeyDiffeEsDusCndreaCraDeaEleFiaGeGjusGoDickDoraFeDvandilCsmaDtejaFnEinCtumnBvaCdijaCelinaDntinDrellEilEyCgustCianaDeDgailDsDvCniCoCraamEmDilDomCtandilBwaDdCildaCleyBxelByaDdDkaEoDlaFhEewDmeFkoEiDnaEeEnaEoDzCberkDikeDukeCcaCdaEnDemirDinDoganCeleDshaFmaCferCgunChanCiDkDmDndriCkutClaDinDmerCmanErCnsleyDurCoDkaDubCraDtonCsaDeEgulElEnurDhaDuEltanEnCtacDekFinEnCuDbDkaDmiEuDruCvazCymCzereBzadehDharaDleeDriaGhCeemDmCharCieDmEullahDzEahEullahCmatDiCnarCoraCraDielCucenaDmaEiDsaCzieAbaCashaDtarCbaEkEraEsahebEtundeDetteDikerDsDuCcDaryDcioEusDsDuriusCdawiDbDerDrDzslawCekhyunDrCffourCgalamukhiDherDratChaEdirFurErDeeDiyyihDjatDramEiDucharaCibaDleyDnbridgeEiDrdCjramCkaryDhtiarDiErDoDrDsaClaEchEsingamFubramaniamEzsDdassareEomeroEurFsEwinDiEntDlabhDthazarDwantCmbarEerEiCnDastreDbaDdarGuDeleDkaEyDnusDriDuCoCppadityaDtisteCqiCrDaEbaraEckEkEnDbEarGaGeEeraEieEoraEraFoEuDdEhylEiyaDefootEndDiEsDkatGullahDlasDnaFbaGeGyFrdEesFttFyEieFmDonDrdhubhEeFttEieFngtonEyDtEhelemyFolomeusKwEleyEoloHmeoJuFnFszCsDakErDcomDharEirEkimDiaElFiaGssaErEtDriDsamDtianCtaDikanDkhaanDtEistaDuEhanCutistaDyrzhanCyardFmaaDeDkalDramCzDilBdCllhBeCaDgDnDtEaEriceGsGxGzDuElahCbeDinnCccaDkiFeEyCdaDiakoDrettinEiDwyrCeCgDnetDumChcetDnamDrouzCkiEmErClDaEidEnnaEyneshDdenDenDfordDiaEndaDkisDlEaFrminoEeEingerDvaCnDasEtEzirDceDedettaIoFictIaIeIoIusGktGtaDgiEtEuDicioEkEtaFoDjaminIasEieEyDkichiDnettEieEyDoEitDsonDtoFnDvenutoComDnnaDrmaDwulfCppeEoCrDadorEtDchtoldDechiahEketElEnadoFgarFiceFyDglindDhanGuDislavDkEayDnaFbeFdetaIteGineFrdHaHinJaJeHoEdEeiceFttaEhardItEiceFeGceFnoFtaEtDrdoEickEyDtEaEelEhaEieFlEonEramGnHdDylCsharaEoiDimDsEieCthEanGieGnGyEelElehemEwellDoDseyEyDteEieFnaEyFannFeDulCulaFhCvDanDerleeHyGyCyazidBhadraGkaliDgavathiDiraviDratEgaviDskarDusahebDvaniEeshCumiDpathiEinderDshanDtamataDvaneshvariBiCancaEkaCbekDiEnCddieEyCelCffCggiCjanDouDuCkeClalDelEsDgeDjanaDlEahEeEiFeEyFeDyanaCnDdiEyDiamEtaDnieDodDtouDuCpodtariniCragoDdEieDechDgerEitGtaDkEanDogElDsenCseraDhalFraDmahCtDaBjarneFiEteCorgFolfurEkEnFarBlagaEojGaGeFvestFyDineErEseEzeDkeDncaFhGardGeDthmacCeddynDgywrydDrtaDssingCodeuweddEwenDndellDssomCueDndellCytheBoCaDnnCbDakEnDbiFeEyFeDetteCdhmallDoCgdanGaDicDlarkaDnaDoljubEmilDuslawChumilCiesCjanCkDudenCladEtDeslawDkoDormaaCnaErDgEoDitaDnardEellFrEieEyCokerDthCraEnDgeEhildDisFlavEvojeDjaFnEeDnaDreDtDuchDysDzyslawCsaykhamDkoCthoDtyanCuDalemDbacarDlosDnnhangDtheinaErosDverieCwesCyakondaEnDceDdDetCzenaFkaDidarBracoDdEenEfordEleyFyEyDhimEmFaniDinDjanDmEwellDndaGoFeGeGnFiGeFonFtFyEimirFslavEkaFoEnonEtEwenDtaEislavEkoDulioDxtonDytonCeanaFdanFnGaGeDchtEkenDdeDeDnanEdaGnHusFonEnaGnEtFonFsonDtEtCiDanFaFnaGeDceEinDdgerGtHtIaIeFitDeDgetteEidGaFtteDnaEdaEleyEsleyDtanyEneGyFiEtFaGneyHiIeHyFenyFneyGiGyFonCockDderickEieEyDnachEislawHovasFusEsonEwenFynDokFeFinsFlynFsDrDwningCuceDnaEildaEoCyanFnaFtDceDnhildrEjulfEmorEnDonDsonBubbyCckCdDdEhadebEugEyDhiDimirCenaCffyDordCgraCiCkeDichiDolaDshClaEhEtDentDloughDutCmpusCnichiroDjiDkichiDnyDsakuEenDtaDyaminDzaburoCrakDcakEhardEuDdineDenDgessDhanDimDlDmaDtEonDwellCsherEraDickDterCttonCyukByamCronCulDngBziguAcabellCchtCdellEnFceDwaladrEganDyCeioniusDlanDsarGiusEoCferFcanCgatayDdasDlaFrDriChitCilleachDnnechEtigernDrennEineFstionaDtlinFynErionaCjetanClDandraDbraithDdwellDeEbDinEstaExteGoDliasFeFnicusFstoFxenusEumDumDvertEinCmDaldineDeliaFliaEronDiEeElFaFlaGeGoFoDmieEyDrynCnDanDdaceFnGceEelariaFmirEiFceFdaGeGoFeFsEraEyFceDerDgDiceDseverEuCoDimheGinDlanGnCpelErsDriceCraEdogDdellFwDelEnEyDiEdadEeEnFaFeEsaFsaEtaDlEaEeeGnFnaGeFsFttaFyEiFeFneFtaGosEoFsFtaGtaEtonEyFnDmaFnEeFlGaGiaHnaHtaGlaGoFnEinaGeEonDnellEyDolFaGnnFeGeFinHaHeFlFynHeHnEnEylnDriFeFngtonEolGlEyDsonDterDyElFlFonEnEsCsandraDeyDieEmirHaDlavDperDsEandraFundraEeyEiFaFdyFeFoEondraEyCtDaldoFinaErinaDeErinaDhEalFrineEerinIaIeGnGynFyEiFeEleenErineFynEyDieEnaDriceFnGaFonaDyCveCylaBeccoDeliaDieElFaFeFiaGeGoFleFyCdomirDricGkCferinoClalDeEnaEstaGeGiaHnIaIeIoDiaEkEnaFdaFeDsaCmDalDilDreCngizDkColaCrenDidwenCsarFeFioDlovasDsairCtadachDhlennDinCvdetDherDikCydaDhunDlanCzarFyBhadEiEliEwickDeDidbeoDkrabortyDlseDmacoEindaEorroFunEundaDnEaFnyaEceEdFaFerFiFosFraEelGlHeEgFeziFruiEhsyEnonEtalGyFeGlHlIeDpaEinDraEbelEdonnayEisGeGsaHeFtaGonGyElaFeenGnaHeGsHettaGtteGyFieGneGzeFottIeFsieFynEmainIeEoletteDsEeEidyFtyEkelEsidyEtityDuEcerEnceyDyEaCedelineEliDeDhDlammaEseaGyFieDnDolDrEeFeFlleEiFeFlynFseGhElyGnEonoEriGeFyGlEyFlGeGlDsleyEneyEterFonDtEanDvalierDyenneEneChayaDimEnnamastaCiDaEkiEngEraDcoDdiFockDeEhEkoEmiEnDhEaruEiroEoDkaFfusaFhikoFoFraFshiGueFyoshiEeEuheiDmariyaDnEaFmiFtsuEgEthanaEuaDpDquinhoGtaDreDsatoEeDtoseEraGlekhaDyakoEoFkoFnoFriDzuruCloeEtharCoeiDheiDkiDmanDngDsnaCrisFsieGyFtaHbelHkisHlGeenHlHnIaIeHrGiHaIanInJaJeHeInHnIaIeIiaGlGofIorosHperIhJeKrHsGyDudosDysanthosFogonusFtalCuDanDchoEkDichiElleDkwuemekaDlEuunDmleyEmyDnEgEyuDsBianDraFnCcelyCeraEraCgdemChanEtCllaEianCmbaethCnaedDdaEerellaEiFeEyDthiaCprianHoCraDiacoDoBlaesDggettDirFeDncyDraEeFnceFthaGtaEibelFceFndaGeFsGaGsaHeFtaEkFeDsEsieDudFeGmirGtteFiaGeGneGoGuHsEsDyEtonCeberGsonDliaDmEenceHiaGsGtHeHinaJeEmieFyDoEpatraEraEtildeDtaEeEusDveFlandFnDydeCiffFordEtonDntFonDodhnaCodaghDptonDraEindaDtildeDvisCydeBoadyCbhlaithCdiDyCenraadClbyDeEenEmanEneEttaGeDgateDinDlEeenFnGeFtGtHeFyEinDmEanDomanDtEonDuccioEmbaGusCmgallCnDaingGneFreElEnDceicaoFpcionGtionFttaEhaFitaFobarDdalEyDgarDjestinaDlethEonDnieEorEyDorDradGoEoyDsortsEtanceHtIinKeKoEuelaHoDtessaDwayCoperCraElFeeFieEzonDdeliaGlEiaFeDeenEneEttaEyDiEeEnFaFeFnaGeDlissDmacDneliaHsIzJoonHuIsGlDradoEieFnGaGeGneDtezEneyDwinDyCsimaFoDkunDminEoDtanzoFsEeaFlFnEinCuDlsonDrtnayGeyCwdenCyBraftonDigDtesDufordDwfordCeirwyDolaDscentiusFoniusCimthannDnoFcDsEeldaEpianGnHoEsFyEtaGlHynFenFiGanIoGeGnHaHeFobalGfanoGpherFyCocketCuithnechanDzCynDstaGlFleBsabaBtiborDradBucCindlesCmaliDhurDmanEeneDrunCnegundesEytCrtEisCstodioCthbertBwichelmByCdCndeyrnEiEyDogDthiaCriacusElDstalDusCthiaBzeslawAdaCbizivCceDiaCeCfyddCgDanDmarDnyDobertCheDliaDnCiDchiDfallahDgEoDkiDlfindDmbertEonDnaEeEisFusDreEokuDseyEhinEukeEyDzenEoCkoreEtaClalDeEneDiaEborElaEpDlasEinDmarDrympleDtonCmarisEskinosFoEyantiDekDianGoFoEenEonErDjanDlaDnatDonCnDaEeEhEndDeElFleEtteDiEaFlEcaEeFlGaGeGlHaHeGsEilEjelEkaElleFoEshEtaDkoDnEaFhEetteEieGlleEoEyDoDsoDteDuEtaFeDyelGlHeEloCoudaCphineEneCraDbiledEyDcelFyEiFeEyDeEjanElFlEnErcaDiEaEjaEnFaEoFnEsEusGhEyaDkoDlaEeenFnaGeEineDmenDnellDoldEnDraghEelGlFnEickFnEonEylDtaDwinDyElFlCsDhiellDtgirCudEaDmantasCveErnEyDiEdFaFeGkFgeFsonEnaEsEtFiDoEnErFinEudDudDyCwDitDnEaEeDsCyalEnaDleDnaDsiDtonBeaconDdraDnEaEdraGeHaEeEgeloEnFaFeCbDbiFeEraEyDeraDiDoraGhDraFhEoahCcaturDimusDlanDourseyCdeDraCeDannGaDdeeEraDnaDpEakFliEtiDrDttaCfneDorrestChartCichtineDdraFeDonDrdreCjaEnDeneClDaineEnaDbertDcieDeEnaDfinaGoDiaEciaElaGhEndaEsaDlEaDmaFrEerEyDoisGeEnEraGsFesFisFseEsDphaFiaGneDroyDsieDtaCmarcusDetFraGeGiaHceHusDiErEssieDondDpseyCnDaEeDeenEsFeDiceEsFaFeFhaFonFseEtaEzDnaEisGeEyDverDysFeDzelCokDnEnaCrbforgaillDekEssaDfelDibaEckDkDrellFnEickDvisElaDyaCsDhawnDiderioIusEraeFeGeDmondDpinaDsieFslavaDtinyCtlefFvDraCvanshiEsenaDenEshDiEnDletDonFaEraGhDranCwayneDeyDiEttCxterCzsoBhanishkaCiaDkrullahDmiterCruvCumavatiBiaDmondDnEaEdraEeEnFaFeDrmaidCchuDkEeyEieFnsonEonEsonEyDuilCdemErikDierDotCedraFeFichDgoDrdreDterGichEherEmarErichDudonneCgguDnaCjanaClaraEverEwarDberDlonDtonDysCmaDitarFrGaGiHeHosHsDpleCnDaEhDeshDgadDhDicuEsDkoDmukhamedDnyDoErahCodotusDgenisDnEeEisEnaFeCpankarCrckDkCsaCthorbaDiDlevDmarCvinaDyaCxieBjalmaFirDmelCenebaCiboBmitriyFyCytroBoCbieFslawDrinFvojeEogostFmilHrFniegaFslavCdgeEsonDieDyCganDuEkanEsChaCkeDuonCllEardEieFnEyDoresFisCmDagojEngairtDenechFicHaHoGkDingaGoFicHaHkGkHaGqueFqueFykasEtilaDninusDoniqueCnDaEldEtasFellaDellGaEttaGeDgDitaEzeteDnEaEchadhEellFttaHeEieEyDoghEvanDteDyaCppoCraEliceEthyDcasDdeDeathaEenEneEthaGeaFtaDiEaFnEeEnaFdaFeEsDjjavinDlaDningDotaFhaGeaHusGyFkaDrisFtDseyEonDthaFeaGyFyDuEkCtDtieEyCuangdeuaneDbravkaDgEalEieElasHsEoDtzenCvDeDieCyleDunBragaFnGaEicaFsaEoFjeFljubFmirFsGlavEutinDhomiraDkeDmaneDskoDvidDyDzaFnEenFtaCeamaDmaDnDstDwCiesDlonDssDtaCucillaDmmondDsillaBuaneDrteCbDhEanEchobhlaighEogDravkaHoDthachCdleyClceEieCnashDcEanEhadDdarDgDjaDlaithDodCradEndFteDbinDgaDiDkDmusDoDsunCsanFekDhanDkoDtiFnEyCttyCyDguBwainDnEaDyneCightCynwenByanClanDlanCmphnaCsmasBzanChokharCintarsAeabhaCchannEmarcachCdbaldEerhtEhardDredEicDweardEulfCldredEwulfDhmundCmonnCnbaldDfrithCrdleyEwulfDlEeFanFenFneEieFneEyDnestHineDthaCsleyDterBbbaDieCenezerDrhardHtConiFeEyCruBceDmChoCrinBdCaCburgaCdaDieEsonDyCebeDlEmiraDmDnDrEsonCgarFasFdoFsDellChemCieDkDlEmaEsonDnEsonDpDsEonDtaEhDvaldoCmeDilsonDondDundGasGoCnaCoardoDuardCraDisCselDonCuardoCvardGasDinFasFsCwardGoDidgeEgeEnFaDynCytaEhFeBelcoDiCrikDoCviBfeCfieEongCrainDenCtychiaBgeDmenDrtonCidijusFoDlCnechConBhrenCsanFullahCtelCudBibertDhearCdurCfionChiCichiGroCjaDiEnEroDunCkichiDoCleenEneErFtCmhinDiCnarDoEsukeCriniCshaEunDukeCtanDelDhanEneCvindCzoBjegayehuClerCnarBkanamshaDterinaIiCeiDneCinCkehardCramDemBlaDdiaDinaFeDnaEeEorDyneCbaDertDieCchinCdaEdErDenDinDonEraDridgeCeanorHaHeEseEzarDcDktraDnEaEeEiEorGaGeDonorHaHeDuterFheriosCfredaEiedaHeCginChamCiDaEdEnaFeEsEvDciaDdaEiaDeDfDgiusDjaFhDnEaEeEorGeDomarDphasDsaFbethEeFoEhaEkaEsaDzEaFbetIhFvetaEbethEebethCkanFahDeDinClaEmaeEnErdDeEnFaEryDiEeEngEotGtEsDsworthDwoodDyEnCmaEnErDerDiraDoEreCnaDoraDurCodiaFeDiEsFaFeDnDuanEenEiseDyCrickDoyCsaDbethDeDhanDieDonDpethDyCtonCunedCvaEnDeraDiaEeEnFaErFaEsCwandaDoodCyasDseCzaBmCaDnEuelHeFilCblaCelEdaEiaFnaGeEyDraldEitaEsonEyDseCiDkoDlEeFeEiaGnaHoFeFjaFoFyaEsEyDnEeDrEiCmaElineEnuelIleDelineErichEttDieEttDyCogeneDryDsiCrahDeEcanDysCyrBnaDcheCdaDelErDritCeDdinaDidaDkoDsCgelbertDinDuerrandCidDkoDsCnDioCochDlaCricFoEqueHtaCverCyinnayaCzoBochaidCganCinEiceBphraimEemCifaniaCkeBraDldoDsmoDyCbilCcanDumentCdalDemEnFeDiEncDoganCekaDmDnEdizDzCginDunChanErdFtCiDcEaEhEkFaDdaDkEaEoDnEnDsDuCkanDiEnDkiClandDeaEneDindaFeCmaEnDelindaDiniaFtrudeCnaEnDeidoEstGinaIeGoGsDieDmasDoDstColCrettDolCsanDinCtanDonDugFrulCumCvinCwanDinCynBsbenCchelCdrasCerCfandiarCinCmaDeEraldaCpenEranzaDritCraDefCsaDiEeCtaDebanEfanaElaFlGaGeErDherDienneDonDrellaCzterBtaDinDlemahuChDaEnDelFeneFynEmDniuDylCienFneCsujiEkoCtaDiEeDoreBuanCbulusCdoraExiaCfemiaCgenaFeFiaGeGjaHusGoChelClaEhEliaCnDaDiceDuCphemiaCraCsebiaGoDtaceGhyFthiusEoliaCthemiaBvaDdneDldFasEynDnEdroEgelinaJeIstaHosEthiaDristoCeDliaFnGaGeEynGeGnDnEsDrettHeEtonDtteCgeniaGyFyCiaDeDlasioGtusDnDtaConEneCrimBwaDldCbankCellDnCineEgCuniaBxequielCieByerusalemCgloClemDulCmenCreCsteinCupBzekielDlDquielCinneCraDiCzoAfaasCbiaFnGoEenGneEnhoEoFlaDreEiceGioFzioCchtnaCdelDiCeChadDdDeemDirDmiEyDriCikDlDrfaxEyDsalDthDzEaFnEullahCjrCkhrDirClkoDlonCnnieEyDtaCqirCrahEjDeedDhaanFdFtDibaForzEdFaFuddinEsDkasDleyDooqDrahEingtonDshidDuqDzadFnGaGehCtehEmehEnDhallahEiEyDihEmaGhEnDmaEireDosEumataDtahCustinaHoFoFusDziaCviolaCwazDkesDnDziCyDeEzCzalDilDlallahEiBeCdaDdeDelmEricaHoGgoChmiCidlimidCleciaDicaFeFiaHnoGdadGtaIsHyEksEpaFeEsaFhaExDtonCmiaCnDellaDimoreDtonDwickCrdiFnandJoEynandDencEshtehEydunDgalEusGonDhatDidunEtDkoDmanEinGaDnEanGdHaHeHoEdoEeDoEzeDranteEisEuccioDyalCthiFyeCvziCyDrouzDyazBfionBhdBiCachFaFnaFraHeDdhDmmaCdaEnDelFaFiaFmaErdCfitaCkretEiClibertoEpFaFeFoFpaGoEzDomenaEtijeCnDbilDdabairDeEamhainDlayEeyDnEacanConaEnFghualaFualaDrinaGoCratDminCsnikDsehaCtzBjollaBlaithbertachDnnFabhraGnDviaFoDxmanCemmingDtaEcherDurCidaisCoDrEaFnceEeaFnceHiaIoGeGtinJaJoGzFttaEiaGnFdaFmondFnGaGdaGeErieDssieFyDwerDyEdEerCyntBodlaClashadeDgerDkeCndaCppaCrbesEflaithDestDrestDtuneCsterCthadDiniCuzanCziaBranEceGneGsHcIaIoFhescaFieGnaHeGsHcIaIoIusHzekIkaFkFoGisIeEeEjoEkFieFlinGynEnieFyEsFiscaEtisekFzEzFlDzerCedEaEdaFieFyEericIaIkJaIoHqueEiFaEricHkIaGkFoEsonEuaEyDebornEdaEmanDidaDjaDundelDyaChCicisDdEaErikEtjofDedaFemannFhelmFrichDmannDthEiofEzCoydisCuelaCyderykBtmhBuadDtCjikoEoEtakaCkioDumiEzoClbertDcoaldDgenceDkeDvioDwarCmaDiakiEeEhikoGroGsaEkaFoEmaroEoEtakaFoGshiEyaCndaCrioDkanCsakichiFoEnosukeEshigeEtsuguEzaneCtoshiCyueEhikoEkiFoBynesCodorGovichAgaCbbyDijaDleDorDrielHaHeHiHlaIeCddiEoDhimaiDielDsonCelDtanoCffarCgikCilDmarEdibhlaDusCjalakshmiCkuEtoClaDeEnFkaDinaEpDtonDushaCmalatDilFaEniDzeCneshGaDgammaEubaiDnaDoDsonCraEidhDciFaDdarEnerDethFtDfieldDibaldEnDlandDnetGtDoDrEetGtEiFckFeFsonEyDthDvinDyCsparGdGeDtonGeCtewoodDisCuravEiDtamCvDinDriilFlGoCyDaneEtriDeDlaEeFneEordDnellHeEorDsonCzDzaBbengaBearldineCbhardDreCdiminasCenaDrtDtaCirClgeisDsonCmaDechuDmaCnaEnnEroDdunDeErosoEsisEvaFieHveGveDiaEchiHroEeDjiroDnaFdiyaGyEieEyDoEvaiteFevaDrikhDtaFroEianFleDzaburoEebeEoCoffFreyDrdieEgFannFeGannJaGneGsGttaIeFiGaHnaInJaJeGeGnaHeGosGusFyDvaniCppettoCraintEldGineGoFynErdGoEsimEudDbaudErandDdEaDhardHtGtDiDlachEiDmainHeFnFrDnotDolamoFdEmeEnimoDriFeFtEyDsonEzDtEhaEieErudHeHisEudeCtachewEhunEnehDhinDoarCunCvorgCzaEhegneDimBhadaDffarDlibDnemEiDsemEsanDzalehFnfarCeorgheCislainIeDyathColamCulamBiCaDcintoEobbeFmoDdaDmpaoloFieroDnEcarloEfrancescoJoElucaGigiEmarcoEnaFiGsFozzoEpaoloFietroCchinCdgetCedreFiusCffordCgiCichiCjsbertClDbertHeHoDdaDesDlEaEeasbaigIuigFspieEiFanDmaFnDsonCnDaDchiyoDesEtteEvraDgEerDjiDnosukeEyDoDtarasGeCoacchinoFhinoDrdanoEgiGaGoFosDvannaHiCrayDishDjeshDmaDolamoDtsCselaFeFherFleDliCtaCuliaGnaHoFettaFoDseppeHinaCzemBjergjEmundConEajEiCysteBladisEwynEyFsDfcosDucioDydsCebDnEdaForaEnFaFieGsEysCindaCoriaEyCuniairnCynEdaEisBnaeusDthnadCeomarCiewomirBobyCdfreyFiedDmanDswillDzimirCemonCffraidDraidHhCgiDoCichiCjkoCkayDceFkFnDdemirDhanDselEuFnDtugCldaEenEieEsworthyDeuddyddCmezCnulDxhaDzagueFloCodallEyDgooshCpinathanCranFaDdEanGaEenEoFnDgiasDkaDmflaithDoCsiaDtaCtaEbhayaDtfriedEliebFobEschalkDzCveErCwellDinCzdeBraceEiaFeGlaDdyDftonDhamDigEndeFneDmmaticusDndisonEtEvilleDtiaDyceEdonEsonFtonDzianoFnaEynaCeenburyFleafEtDgEgEoireForFriaHoGyDigDllanDtaEchenEeEheEtaDysonCiceldaDffithEineDgolFrGeGisGyDschaEelGdaCoverCuffyddCyBuCadalupeDrinoGusCbbyCderianDjonDmundurDnyDrodrEunCglielmoCharamCidoFbaldoDlhermeElaumeFemGrminaIoDnnDotClDbaharDcanDerDlDnaraDsahEenEharaDtekinDyDzarCnDarsEyDborgDdarsEegaFrEoaldFgduEulfFzDelErEsDhildDillaDnEarEelDpeiDseliDtherEisDvaldCoqiangCrDandukhtDcharanDdeepDgenDhanDkanDselDunathCsDmanDsieDtavGoGsEimeusDztavCtoCusCvenFcCyCzelBwenEdaFolenHineHynEllianEnCilymCladysCynEethByatsoCearbuorCongyiDrgyDzoCuDlaDriAhaCakonCbibFaFullahDtamuEeCchiroDiDkCdemEnDiEchaEdDjiDleyCeDunCfeezDizFullahDsEaCgarDiDopEsDunaCiDleyEuDmirichDtaoEhamDyanDzeaCjibalaEmeDjEiDnalDraDunCkanEruDimDkiDonDubunEoClDaEhDdorEunDeEhEyDfdanDideEmFaEnFaEtDldorEeFyEgeirEieEyDseDukDvorCmadaEnDdanEiFyahDidFaFouFullahEshEtDletDmoudaDnunaDzaCnDaEeEkoEniGahDdanEeFlDefiDgDhDiEaEfaFeEshaDkDleyDnaFhEeFkeFleGoreFsEibalEsEuDsEelEfordEjorgErajDtaroCoDranDyuCqCraEldsGurDbertEhajanDcharanEourtDdikEouinDelDijsEkaEsFhDlanGdEeyDmarEonGyDoldEunaDperDrazEiFeGtHtIeFsGonEyDshFitaEidhhiDtEmutEogDuEakiEchikaEeEhiGkoGroGsaEkaFiFoEmaFiEnFaFobuEoFmiEtakaFoFsunaEyasuFoGshiEzumiDveFyEieFrDwoodCsanDdaiDhemEimDibEmDmikDnaaFinDsanGalGeEeEieEoDtieFngsDuiCtemDiceDsuFeFhikoFoFtaroDtieDunDzimichalisCughtonDkeEurCvardDenDivDvaCwaCyanariEtFeFiFoFullahDdarEeeFnEnDkDleyDmEanDrettinEiEunnisaDunDwardEoodDzuCzelFleEmEnDlittDukiBeathFerCberCchamDtorCdvigDwigDyCeDlaCgemonCibergDdeFmarieEiEyDhachiroDkapuEeEiDnerEiEkeEoErichEzDsukeDtaEorClaineDderDenFaFeDfrichDgaEeDiEodorusDleFnEmuthDmaEerEiEutGhDonDtonDviCmantDinCnDareDderEleyEraFicGkDkDnadiyEerEigEoDockEkDriFcGhFeGttaIeFkGaHsFqueEyFkDuttawyConCphzibahDiCrbEertDdrichDiEbertIoDjaDkEusDlindaDmEaFnGnFsEelindaFnegildEilaFnaGeGiaFoneEonDnanGdoDoDronDschelGmannEeyEhFelGyEonyDtaEhaDveFyDwigDzElCshmatDsaDterEonCtepheresDtieEyCwDittCydarDwoodBibatCchamEemCdayatullahDeakiEfumiEharuFikoGroGtoEieEjiEkaneGzuFiFoEmasaFiGchiGtsuEnobuGriEoEshiEtakaFoGkiGshiFsuguEyoGshiFukiEzumiDipoCediDnDronimGymusCfziCkariFuDmatEetDomaClaEireElEriaGoFyDbertDdaEeFbrandFgardJeErFedGthDlarGyEelEiardDmaEiDtonCmariDekoCnaEnoEtaFoDdDesDnerkDrichDtonCpolitoCramDoEakiEeEfumiEhideGsaEjiEkatsuGzuFiFoFuniEmasaFiGchiGtsuForiGtoFuEnariFobuGriGshinEsatoFhiHgeEtakaGmiFoGkiGmoGshiFsuguEyaGsuFoGshiFukiDshCsaakiHraEeEhideGkoGtoEkazuFichiFoEmasaFitsuEnobuGriEoEshiFukeEteruFoGshiEyaGsuFoGshiFukiDhamCteshDokiEmaFiEshiCwotCzirBjalmarCordisBmdBoCaCbartDertCcaCdaCganCkutoCldenDgerDleyEiFdayFeFsEyDmesCmaEreEyounDerCneyDgEminDorFeComanDnCpeCraceFioEtiaDstDtenciaGseHiaEonCseaDnaEiyaDsamEeinDtusCtaruDsumiCustonCvendenDhannesCwardCytCzumiBrafnDntCistijanCothCvojeCyhoryBsiuEngBuCaCbeErtCdaDsonCeDyCghEesEieDoDuesFtteCiDberdinaDsdeanCldaDusiDyaCmbertHoDphreyGyCnDaynDgDtEerEingtonEleyCongCpsCrDairahDriyetCsamDeyinFnDhangDikDnuDsaFinEeinCubCwCzihiroBvalimirBwaDnCrByacinthIeCdarCeDonCmanDenCnmanCoDkDnCpocorismCukDnEgCwelAiacopoCinCnDaDtoBbaiCenCrahimHaDoCtisamBchabodDieiEkoEmatsuEroEzoBdaDliaCellFaCilDnaCrisFsBeharuDiroEsaCmasaDitsuDochiEnCnariCsadaEtoDhaEigeDtynCuanCvaCyasuBfanCtikharBgnacFiaGoFyEsEtiusFzEzioCorEsCweBhabCsanBjsbrandBkeDrChtiyarCkansaiDoCramullahDimahCueDhikoFroFsaDmiDoDroDyoBlCaDnEaDriaCdaDikeCeanaDenDneDsanmiCgarDinChamFiEnCianaDdioDeDjaDsoniCjaCkayDerDkaClaErionDichEmarCmarFiFsConaCseDleyCterCuminadaCyaEsCzeBmaDdDnEolEtsCdadCeldaDneDrioCinathiCogenGeCreCtiazBnCaDcioDkiDlDnEcDyaFtGullahCciCdayDiaEraDrekDulisCejiroDllDsEeEsaDzCgaDeEborgFrigtEgerdEldazEmarErDoElfDramEidDusDvaldFrEilGdCigoCnaErDogenCocenciaDkeCtaCukDnnguagDtsiaqBoanEaEeEnaFisClaDoCnDaDeElFaDutCriDwerthBpekCpeiBqbalBraDdDidaDjDkliFyDtiCekDmDnaEeFeFuszCfanCiaDnaEeuDsEhCmaEkDgardDinCsadiCvanDinFeFgCwinBsaDacDbelGlHaHeDdoraDiahFsDkDmbardEiEuDoDuraCelaDmbardDnbikeDtEemkhebEnofretChakEnaDmaelDtiaqDwarGiCiahDdoraGeEraFoDkEtanDlDnDsCkandarDenderClaEndeDwynCmaelEilEtFullahDetCobelCraelDealCsacDeiDiakaCtemiGhanDvanCyBtaiDruDyCsukiFoEmiEnoriEroCziarBuliuCrieBvaDanaDluDnEaEeEkaDrEsDyloCeDlisseDnDsDtaEtFeDyCicaDkCoDnEeEneDryCyBwakoDnDoConkaBzabellaDiasDkDroCelDtEtaColaEdaCumiCzDatFullahDeldinEtAjaCagupDkEkoDnEaEusDpCbaElDbarEourDerEzDirDrCcalynDeEkElynDhymDinFdaFtaGoDkEelineGynEiFeElynEoEquelineEsonEyDlynDobFaFoFyEpoDqualineFeGlinJeHynJeJnGsGtHtaFiGeGlineFlineGynCdDaDeDrankoDwigaCeDlynCfarDferCgaddhatriEnnathDgiDodaChanFgirDidDshCideepDmeFeEieDpalDroEusDsonCkaDeEsDobEvDubEpClajElDeEesaDilEsaCmaEalElErDeEeFlElEsFonEyDiEeEkaElFaFehEsonDmieDsetjeeEhidCnDaEeEyDcsiDeEanEeFnEkElFlGaGeEneEssaEtFhFtGaGeEyEzDgEyDiEcaFeEeFceFlEkaEnaFeEsFeEtaDkaEoDnEaEeFtGteEieDssonDuaryEszDyceCpieCquelineGynCraDedEkEtFtDlathEeDmilaEoDnoDodEmarFirEslavIaHwDrahEedFttEodDvisCsemEnDminGaGeDnaDonDperDsenCunitaCvierCwadEhirDdatDedCyDantGiErajDdenDeDmeEieDnaEeDsonCzminGeBcBeCanEaEeFlleFneFttHaHeEiceFeGneFneEmarieEnaFeGttaIeFieGneDrlCbCdDediahCevanCffEereyGsonGyEieEreyFyEyChonaCkabsClenaDleCmDalEndeDimaDmaCnDaEeEroDeEeEllGeEtteEvaDiEceEferFferEneEseDnaEeferFllFttHeEiFeFferGferFneEyDoDsEonCongCraldGineEmyDeEmiahGeFyDiEcaElynDleneDmaineDnejDoenEldFimEmeFyEnimHasHoDrellEiFcaFeEodFldEyDsonDzyCseniaDicaDminderDnieDoniDsEeFniaEiFaFcaFeFkaDtineDusFaFitaCthroDskeDtaEieCvonCwelFlCzDzaBiCaDhaoDnEhongCeaiDcaiCgarChadDoCichiroCllEanaEianEyCmDenoDmerEiFeEyCnDaDdrichDhuaDichiDlongDnyDpachiDyuCojiCriEnaDoCtendraDkaDokuDsukoFoCuCvdaniCyaDuBoCachimDhDkimDnEaEeEieEnFaFeFieDoDquimGnHaDsiaCbDeDyCcelynDhenDjoDkEoEyCdeeDiEeDocusDyCeDannDlEiElaFeGnEmirEsonDsphDttaFeDyCgvanChDanFaFnGaGeHsGisDnEaFthanHonEettaHeEieEnaFieFoFyEsieFonCiDceEhiroDeCjiDoCkeDichiDubasEllClanFaFdaFtaDeenEneDieEjnEneDynFnEonCmoCnDaEhElynEsEtanFhanHsGonDeElFlGeDgDiEeDjoDnEaEiFeEyDtyCoDnEasDstCrdanEiEonEynDgEeFnDiEenEsDnDunnCsDeEbaEeEfFaFinaHeElitoFynEphGaGinaIeEtteEyDhEuaDiahEeEfEpDkaDlynDpehEhineDtEeinDueCtaroDhamCukoDriCvanFaDicaEtaCyDaDceFlynDeBuCanEaEfranEitaGoEmaCbalEyrDeiCdahDeElineDiEeEtFhDsonDyChanFiDelDiDoCkichiDkaCleEeEnFeEsEyDiEaFnGaGeGnHaHeEeFannFnGneFtGaGtaHeEjaFeEoEssaEusGzCmaCnDaydDdoDeDgDhongDichiHroEeEnhoEoFrEperEtaDjiFeDkiEoDpeiDrokuroDyaDzoCozapasFsCppCrajEndEteDgenEisDiEcaEjEsCsepeDhiroDsiDtaFsEinGaHsGeGoEusCtaroDtaCvenalCwonCzoByesthaCrkiCtteAkaCalratriDnEaanaDrelEinaEloCbDambaDirEtaCceyDiEeDyCdeemDiEaFtouErDriCedeCfeelCganDechikaEfusaEmoriEsadaEtakaEyoriGshiDuyaChoEruDramanCiDaDdoDjaEiDlaEeyDnDreEoDsaDtlinFynEoCjDsaDusCkhaberDichiDuEeiEjiEzoClDaDeEbEighEvEyDiEkaEnaDjoEuDkidanDleEieFopiDmanDomoiraEyanDtrinaDuDynCmDakhyaFichiElFaGtmikaEuDbizDelEtaroDiEeElFahFeDranDuiCnaEeEgaratnamEkoEmeDdaceEiFahFceFsEraEyDeharuFiraHoGsaEmatsuFotoEshaFukeEtakeFoFsuguEyoshiDgDiEchiHroEkaFeEshaDkuroDmaniDnaFgiDryoDsukeDtaroDyaEeCoriEuFkoCpambweCraEboEmEnEpetDcsiDeEemFnElEmEnFaEyDiEeEmFaEnFaFeEsaFsaDlEaEeenFneEheinzEisEyFnDmaEenDnadDolFeFiinaGnaHeGsFusFyGnEnDrenEiFeEyDstenDtalEhikHaEikDyElEnCsandraDeyDhaEifDiEaEeDparGsDsandraEieDtriotDumiCtDaEhideElinEmoriErinaFzynaEshiDchoDeElinFynHnErinaHeFynaDhEaleenFrinaIeGynEeFeFleenFmFrinIaIeGnGynFyEiFeEleenGneFineFynErinHeFynHeEyFrnDiEaEcaEeEnaDjaDlaEynDoDriceFnGaDsuakiFeiFhikoHroHsaHtoFjiFkawaGiHyoGoFmasaGiGoriFnagaHriGoriHsukeFoFshiGukeFtaroGomoHshiHyoFyaGoshiGukiFzoDtieDyEaFyiniCukoDsarEhikiCvehDinEtaFhaDuCyDaDceFeDdenDeDlaEeeGnFighFneDneDoEkoDvanCzemDiEmieraJsDuEakiEchikaEeEhaGruFideGkoGroGsaGtoEkiFoEmaGsaFiGchiForiEnariForiEoFkiFmiEroEsaFhiHgeHtoEtakaGmiFeruFoGkiGshiEyaFoGriGshiFukiDysBeanEuDtonCbleCciaCefeDleyEyDnaFnDranEtiDsEhaChindeCiDgoDichiHroDjiFroEuDkiEoDlaElDnosukeDrEaDshaFiEukeDtaEhFaDzaburoEoClbyDemenDiDlanEeFeFyEiFeEyFeDseyEiFeEoDvinCmalDberlyDeiDptonCnDaEnDdaFlGlEraFickDethDgoDiaEchiHroEshaDjiFroEonDkiFchiDnaFnEedyFthEithEosukeEyDojuakDsakuEhinEukeDtEaFroEoFnDuleDyaFttaEettaEuDzoCoDnCplerCraEmFuddinDbyDemEnDiEmDmitDrEiFeEyFnDstenFinCsaoEvanDhaFvadasaHnEiaDterEutisCterEvanDilDtyDurahCunCvDaDenDinDorkDynCyurCzBhabibulloDchaturDdemEichaFjaHhGeDirFulnizamGnnisaDlafEedFesiEfanEidFlGahFqDmeesFrernebtyEisEphatDnEaEderaoDttabDwlaGhCemukhiDnemetneferhedjetDtiCioniyaCldCodiyarDngordzolDrenEshidDsrauCristoCushalDwaylidBiCaDanDnEaEnaDraCbiwottCchitaroCdaneCelDraEraEstenDshaDthCfleChachiHroDeiCiaDchiroDkoCjuroCkeDiEsDoDueEkoEnosukeEoClaDbyDeyDlianCmDballEerGelyGleeIyHiIeHyGyEleEraFoughDeliDiEhikoEkaFoEmasaEoEyaGsuDmerEoEyCnDaDdelanEraDekeDgEsleyDichiHroEjiojiDjiFroDnuiDoakiEkoDpeiDtaroDyaCpDchogeDkemboiEiruiEoechDlimoDpieDronoCraEnDbyDiElFlEoDkEpatrickDollosEsDsiEtenFiGeGnFyDtanCsaburoEkuDhaEoFrCtDokuroDtieEredgeEyCvancCwaCyoakiEfumiEhideGkoGroEjiEkazuFoEmatsuFotoEnaoGriForiEshiHroFueEtakaHeFomoFsunaEyukiEzoCzzieEyBjartanCeldElDtilBlaasDraDusCeaDberDmenGsCimentBnutBoaCcaCdjoCfiDmanCgoroCharuDeiCichiGroDtCjiEroCkiEchiDosDsalClarammaEwoleDleDosCmakoDbaCnDcaDomiEsukeDradDstadinosGntinKaKeKosDulCosjeCraEbEtiEyDekiyoElEnEyDhanDiDkutDravaiDtneyDunDyCsakuDeiDhiroDonDtasDukeCtaroDetsuyamaDobukiEmiEriDtravaiCuroshEtneyDtaCyaCzoDueBraigDsimirCesimirCikorDpalDsEhanFnaHmurtiHnHppaHyyaEjanisEsyEtFaGlGnGpsFeenGlGnGrFiGanGeGjanGnHaHeFjanFleFoGferGpherFyGnEztianHnaCstoCupeshCysiaEtaGlFenFianGnHaFleFofFynaCzesimirDysztofBsenijaBubilayDoDraCcukClendraDthumCmDakichiErFaswamyFiEtaroDiEkoCnDchalaDegundaDiakiEeEgundeEhideGkoGroGsaEkoEmitsuEoEtakaHeGroFoshiEyukiCranosukeEoDenaiDiakoseFnDrayDsadFtDtEisEogluDumiCshalDtaaDuoCtalmisEyDluFgDsiCzmanBvetaEoslavBwabenaDdwoDkuDmeDngDsiByanClaDeEeErDieCmDberGlyCnastonCoDheiDichiDjiDkoDngDstiEukeCraDiacosFkiGosEeElDyloCuDkichiDngAlabibCceyDhelleElanDiEeDreshaDyCdaEwnDenDinaEpoEslaoHusHvDonnaDyCelDrkeDtitiaCfayetteDeCgamuChomaCiDaDlaDmdotaEonisDneDrdDsaErenCjjaDosDuanaCkaDeeshaEishaEndraFyaEshaGiaDiEaEeshaEshaEtaDshanyaFmiClDaDjiDlyCmaErDbertoErosDiaEjaEneDonFdFicaFtCnDaDceDdiEoFnEulfEyDeEllGeEtteDfordDgDiEeEtaDnEieEyDoeEraDsanaEingCquandaEitaCraEeEineDeeDhondaDisaFsaEtaDondaDraineEyDsDueCsairfhionaEndraFthaDcarDhandaHraFunHdaFwnHaHdaFyEellEonGdaEundaDonyaDsaadFnaEeDzloCtanyaErshaEshaGiaDeshaDhirDiaEciaEfFaFeEnaEshaDoniaFyaEriaEshaEyaFiaDriceGiaFnaFshaCudDnaDraFleeFnGceEeFanoFenFlFnGaGceGeGsGtHiuJsFttaHeEiFceFeGrFnGdaGeFtsGzEynGasCvadaEnDelleEniaEraFnGaGeEtaFteDiEnaFiaDonFaFdaFeFiaFnaGeCwDanaFdaFnaDerenceDrenceEieDsonDtonDyerCxmanCyanDlaDneCzarFoFusBeCaDhDnEaEderFraGeGoEnFaFeEoFraDthaEriceCbronCchDiaCdaDyardCeDannGaGeDlavathiDnEaDsaDviCfterCgesseCiaDbDdaDfDghFaGnnFtonDlaFniDreDsaEhaDtaoEheCjaDlaCkishaClaEhEndDiaCmarDbitDnaDpriereDuelCnDaErdDeDiEnaEtaDnaFrtEieEyDoraFeCoDlaDmaDnEaFraGdHaIsHoEceEeFlEiaFdGaFeFlaEorGaGeEtienGneDpoldHineHoDrEaEdoDtaCpaCraDbenDoyDthanCsDaDediDhEaDiaDleeFyEiFeEyDsieDterDzekCtaDhaFboEokuhleDiciaEshaEtiaEziaDticeFeEyCuthardCvDentGeDiEnFaDniCwDinEsCxDaDiEeCylaDnaCzlieBiCaDdainDmDnEaEeEneCbbeyEieEyDenaEroFtadGoGyDorDradaDuseCciaCdaDdyDetuDiaEyaCefDkeDnDpaDselotteElDveCgaEchDiaChuaCisEaCkolaniClDaDeDiEaFnGaGeFsEbetEenEtDjaDlaEiFaGmGnHaFeEyDouDyCmDbertCnDaEsDcolnDdaEellFnEieFtaEonEsayFeyFyEyDeEtteDgDhDnEarEeaEieDoEsDsayEeFyDusDvalDwoodCoDnEeFlGloDrCpaDmanDpoCronCsaEbethEidEkhanyaEndraFneDbethDdeivisDeElotteEtteDhaDsEaEetteCtaDtletonCudolfEvikasDvaCvDiaEoEuDvyCzDaEbethDbethDethFteDiDzetteEieEyBjiljanaCubaEicaFsaHvEoBleytonCoydCuisCywelynBoanCckeEieCdewijkFykCebDgaireCganFathanCicDdaDngsechDsEeCjzeCkmanClaDitaDoCmaDbardoCnDaDdaEonDgDiDnaEieEyCraEineEleeDcanDeEaFnEdanaEeFnEleiEnFaFeFtsGzFzGaGoEtaFtaGeDiEaFnnEeEleeEnFaFcFdaFeEsEtaDnaDraineEettaEiFaneFeFneDyCthairFrDtEeEieCuDaneFnGeDdonDellaEttaDghlinDieEsFaFeFonDkasDraEdesEencoEieDveniaCveEdayElieFlaFyEmoreEttaDickEeEsaDreEoCwDellCyDceDdBuCanaEnFaFeDrsabDyCbaEnziDomirEsCcDaEsDeEtteDhinoEoDiEaFnaGoEeFnGneEjaElaFeFlaGeEnaFdaEoFusEusDjanDkyDreciaFtiaFziaDyCdekDieEvinaDmilaDolfFphEmirEvicHaHoDvigFkDwigFkGaCeDllaDttaCigiDsEaEeDtpoldDzEaoCkaEcsEsFzDeDneDyanClaDjetaDuDwaCmanCnaDgCpeDitaDusCrDaDleneEineCsineCtfullahDherDoldDzCveniaCzDvimindaBvovichBwandleByCaDllCcurgusCdaDiaCfingCgiaClaDeCmanCnDaDdaEiaEonEsayFeyDellGeEttaGeDleyDnEaEeFtteDsayEeyDtonDwoodConelCubovAmaCaDliFkapurathammaDrikaFtEjaDtkareDyaCbelFleDleCcDarenaFiusDcallumDdaraDedoniEoDhaEelGleEiFkoDieFjFkDkEenzieElynEyDutoDyCdaleneFineFynEyiDdiFeFsonEoxEyDelaineFeineGneFineFynDgeDhuFsudanDieEnFaEsonDlenEynDocEkaEnnaExDsEonDziaCeDganDlEysDvaEeCfaldaCgaliFyEnEretDdEaFlenIaIeEolnaEusiaEyDenDgiFeDinDnarEeEiEoliaEusDomedgasanDsChaEdeviEgauriEkaliElasaFiaEmaGdouFmadEnEvidyaDbobaFobEuburDdiDendraEshDieuErFoFuDkamehDmoudEudFnaDnooshDoEeEundDsaEhidDtabDulenaCiDaDcelEonDdaDerDgonisDkoEroDleDmonDnaEchinEeDrEaEeFadEinDshaEieDtEeCjaDdaDidDorFanFieCkauDedaDiEkoEnaEoDoEtoDsimEymGenkoGilianClachiGyEkDcolmFmDekEnFaErDfordDgorzataFsiaDiaEgiaqEinaEkFaEnFdaFgaEsaFsaDkaDlieFkaEoryDorieEuDteEheDuDvinaCmadouFyDdouhDercusDiEeEkoEzuDmanEieDoruCnDaEbuEfEiaEkamanaEmiEsaFsehHsDdaFrEiFeFrEyDeaEhElDiEaEeEsFhGaEusDjiroEulaDleyEyDmeetEohanDnanEesEieEyDoleFisGtoFoEnEsEugDshiEsonEurDtaroFsDuaFlEchehrEelGaGeDyDzurCoDlEanCpleCqsudCraEgaretFretEisEmaEndaEtEvarmanDcEanFoEelGaGeneGinaIeIoGlHaHeHinHoHusGoFneEhelleGttoEiFaGnoFeFnGhoFoEoFsEusEyDdellDekFsEnEoEsaFukeEtEvaDgEaretIaIeItJaJeGidaHtaIeIoGtEeFneFretGtGyFtEheritaEieFtEoFrieFtEretHtFiethaEueritaJeFriteFsEyDhtaDiEaFhFmGiGmanGneFnGaGelaGgelaGnHaHeGoGusEbelGthEcaFelHaFruzEeFkeFlGaGlaHeFttaHeEgeneEjaGnEkaFoEleeFouFuFynHnEnFaFdaFeFkoFoFusEoFnFsEsFaFelaFhaFkaFolFsaEtFaFzaEusGzEvanaFelEyaDjaFttaEiFeEoFrieGyDkEasEelFtaGtaEieFtaEkuEoFlfEsEusDlaFnGaGeEeeGnFnGaGeEinGeEoFnFweEynFsDnaEiFeDosDqueriteGttaFinhosGsGtaHoHtaDrinerEyDshaGllEtonDtEaFnEellusFnEhFaEiFjnFmFnGaGeGoGsEusiaEyFnGasDumitsuExaDvEaEelGlaEinFsDwaFnDxDyEaFliceFmFnnHaHeEbelleGthEellenFttaEjaGneFoElandFeeFinFnFouHiseFynHnEroseDzenaEiehCsaEakiEbumiEchikaEeEfumiEharuFideGkoGroGsaGtoEichiFeEjiEkageGtsuGzuFiGyoFoFuniEmaroFiGchiGtsuForiFuneGraEnaoFobuGriEoFmiEruEshiHgeEtakaHeGneFeruFoGmoGshiGyoFsuguHnaHraEyaFoshiFukiEzumiDcaritaDhaFllahDihDlovDonEudFmehDsimilianoGoDtonDumiEoEzoCtDaEbeiEjiEngiEsDchettDeEiEjFaEoEusGzDfeiDhaFiEenFrFusFwEiasFeuFldaHeEuinDiasEjaEldaGeEurDjazDousDrikasEukaDsEuchiFkiGoFmiFoFsaburoGhigeDtEanEeoEhewFiasGeuGjsGldurEiFaGsFeFthiahHyahuGyahuEyDveiFyDyasEiCudEeEieDiDlaDraEeenEiceGioFlioFneFtaGzFzioEoEyFcyDsamiCverickDisCxDfieldDieEmFaFeFilianKoGnaFoFusEneDwellDyCyDaEkoEnkDbellHeDdeniaDeErDmeDnardDolaDraDsoonFunDthamDuEkoEmiEraCzieDlumBbanDyeBccolmCgeorgeChenryDughCkenzieDinleyBeaganEhanDsCchaiEelleCdaEdEnErdDeaDinaCeDganDlisDsCgDanDganEieDhanGnDuEmiDyerCharDdiDitableDmedFtDrEanEdadEzadDtapCiDhuiDkoDlingDnradDrDsaClDafeEineEniGaGeFyDbaDchiorDdaDekDhemDiEaEdaEhEkeEnaFdaEsFaFsaGiaEtaFonDlieFsaGsaDodeeFiGeFyEkuhleEnieFyDquiadesDroseDtemDvaEilleFnGaEynDyndaCmDisCnaEchemDdelFresEyDgiFstuEuDkheperreDonDziesCrabFiElEvDcedesHzFrEuryEyDedithEsankhDiEdelGthFithEemEkeElynEmaEssaEtamenFitesEwetherDjanaEemDlEeFneEinGdaGeEynDnaDriFeFleeGlFtEyDsanaDtEhanEieDveEinEynDwinDyemElEreCseretDfinDserDutCtaDeEhanDinDteEiusCurigCvlutCyerDrickBhairiCidheCmdBiCaCcaEelaEhEjahDhaFelHaHeIneFilFlGeGisEealFlGaHngeloGeHttoGinaIeGlHeGottoEiakiFelFharuGikoHroHsaFkoFmasaFnoriFoFroGuFtakaHroGoGsuneFyaHsuGoHshiFzaneDjoDkEeyEiFeEyCdhatEeDoriCeDczyslawDkeEoDrvaldisDshaEzkoCgdaliaDnonDuelGinaChaelGaEiFlGoGsEjloElisFyDkelDoEkoEvilCikaEoCjatCkaEelGaFreEkoEoEyelDeElFisEyDhailDiEhitoEkeFoEoDkEelEiEoDlosGkaDoElaGjEtoDuEniEruClaEdaFinEgroHsIaEnFaFoDburnDdaEredDenFaFkoEsEtaEyDfordDicFaEssaEtsaEvojDjanEkoDkaEhaEoDlanFrdEedgeEicentFeEsEvinaEyDoEjeEmirEradEsFhFlavEtEudEvanDtiadesEonDuseEtinCmiDmiDoriCnDaEeEkoEmiEtoFsuDdaFugasEiEyDeaEichiIroEkoEoErvaDgEhuaExiaEzeDhDikDjunDnaEieDoriFuDtaCoDdragDmirCquelCraEbelEcEiElemEndaDceaDdzaDeilleEllaEyaDiamFnDjamFnaDkoDlandeDnaDogodEnEslavHwDsadEonDtaEhaDutsCsaEkiFoEoEtoDbahDhaDkoDsEyDtiFeEyCtaDchFelHlDhatDsosEuakiFchikaFeFgiGuFharuGikoHraIoHsaFkazuGiGoFmasaFnaoGobuHriFoGkiGmiFruFshigeGukeFtakaGeruGomoHshiGsunaFyasuGoHriHshiGukiDtEieDziFeCuCwaEkoCyabiEkoDoEkoDuEkiEmiCzuhitoFoEkiFoDziBkhitarCrtichBladenCkBnislavBoCaDnaDtassemCchiakiFhitoFkiFtsuraCdestGaGoDheshwariDiEboDjeskaDrisDwennaCeDaEtaDenDinDkoCgensEsChamedFmadGedEnnadDinderFiDyCiDnEuddinDraDsesFyCjsijeDtabaCkhtarDichiDuanCllEieEyCmciloDirDoEeEkaFoCnaDcefDeimEmEtDicaEkaEnneEqueEsiaDnieDradEoeDserrateDtaFgueFsEeFllEserratEyConDsaCrDaEyDdauntEecaiDellEnaFoDfyddDganGeDiEahEhikoGroEkazuFiyoEmasaEoEsukeEtakaFoGmoFzEujiEzDleyDneDoaneEniForiEtokiDriganFsDtEenEonDvanEenCscelyneDeEsDheDsEieDukeEnmolaCtoakiEchikaEfumiEharuFikoGroEichiEjiroEkiGyoFoEmuEnobuEshiHgeFukeEtadaFokiFsuguHnaEyasuFukiEzaneDtCuftaouDltrieDmouniDssaCvsesCyaDeDseCzellGaGeDhganBrCyDmBsciwojCtislavBuCadhDmmerDwiyaDzzezCbarakCchenCffDitCghiraDoDurChamadFmadGedErremDibullahEddinDsinDtarCiDrEchertachEeFnnEgheasDzCjdatEeCkerremEshDhammadHedEtarDuroClgrewDtonDugetaCmanDtazCndiEusDeakiHraEhikoGroEkazuEmoriEnariFobuGriEoEshigeFukeEtakaFeruFokiGshiEyoshiEzaneDibEfErFaEshCoiCradEshigeEtDchadhDielGleDrayDshedDtEazaEuzaCsaDheghEtaqDlimDsaDtafaCtahiDhyalammaDluDsuhiroFkoFmiFoDtalibCyangCzaffarBwangiByCcroftCerDshaCfanwyCkhailoFyloDolaGsClDesCnorsCongCraDiamDlEandeEeDnaDonEslavDtaEiceFeFsEleCungAnaCbiEhElCchiketaEmanEoDiCdaErajahDeemEneErEsanEzhdaDiaEneErFaEyaDjaDyaDzeyaCeCfisaEzCgaakiHraEchikaEharuFideEkoGtoElingamEmasaFichiEnaoForiErajEteruFokiGmoDeshDiEhanEsaDuibChiaEdDlaDomiDyanCidaDfDlEaDmEaDnaDriCjatDiEbFullahEmDmEaCkeshaDiaEbouEsaFhaEtaDushaClanDiniCmDagiriEnDiheiEkFoEoCnDaEhoEkoEmiEseDceeFyEiFeEyDdiniEniEoFrDeEtteDkichiDneFtteEieCoDakiDfumiDhikoFroFsaFtoDjiDkatsuFzuEiEoEuniDmaFsaEiFchiEoriDnobuDrDshiGgeEukeDtakaGeFroEoDyaFsuEukiDzumiCpoleonCqiEbullahCramaroEnbaatarDcisGaGoGsaHeDdoDeEhEkEshDgessDiEakiHraEhiroEmanFiEneFobuEtakaGmiEyasuFukiDongchaiDuhikoGsaGtoEmiEtoEyukiCseebFrDhwanDimErDrallahEiFnDserEifDtiaEjaDuhDyaCtDachaEleeFiaGeGjaGyaFliaFyGaEshaGiaFjaDeDhalieFnGaelGialHelDishaEvidadDoshaDsEueFkiGoFmeGiDtieCuraCvaEdurgaEratnamDedEedDidEnDneetCwafEzDfalCyaDefDlaDokoCzDanFinErDiaEfEhaEmFuddinErDliDmiBdiayeCumbeBealCbahatDojsaCcatiDdetDipDlaDmettinEiDoleCdDaDraCelieEyDsaCgarEshDinDussieChaElDirCidaEhartDlEsonCjatDlaCklanClDaDdaDiaEdaEoDlEaEeEieEoEyDsinhoEonCmainEnjaDeciaDirCnaEdDitaComaEiCreaEeEidaDiEjusEssaDminDyEsCseDlihanDreenDtanEorDuhCtaDtieEyCulCvaEdaEehEnDenFaDilleEnCwboldDtonCyCzaEmyslDhaDiheBgaDnCocCugiDyetBiaDllDmhDziCcDciEoloDephorusEtasDhelleEolGasGeGleDkEiFeEolasGeEyDlasDoElFaGeGiGsHaGuHsFeGttaIeFleFoEsDuElinaCdaElDiaCelEsDshaDvesCgelChadElEnErFikaEtCiloCkDaEuDeDhilDiEaEcaEforEtaDkiDlasDoEdemFimElFaGjGosGsFeGtaFinaGsFozHiEsClDaEyDdaDeshDoEufarDsEaDtonDuferCmaEtullahCnaDeliDfaDgetsuDoDzaburoCravDdeshDrtiCsbaDhaFntCtaDeshDinDoDyaCveaEnEsDiEaqCzamFiBjengaDriBnaemekaDmdiCekaBoaDhDmCbleDoruDuakiFtsuEfusaEharuFikoGroGsaGtoEkadoGneGtaHsuGzuFimiFoEmasaFitsuForiGtoEnagaGoGriForiEoEruEsadaFukeEtakaFeruFoGkiGmoGraGshiFsunaEyasuFoshiFukiCdarDokaCeDlEiaElaFeDmiChemiClaEnDlenCmaEanErDparCnaDiDusCorCraEhDbertHoDeenEneDiakiEchikaEfumiGsaEhideGkoGraHoGtoEkageGzuFoEmasaFotoFuraEneEoEtsuneEyasuFoGshiFukiDmaFnGdDrieFsDsaqDtonDvellCssonCufDrCvaEkDellaCyaCzomiFuBuCadaDlaDnCbiaChCkaCmanDbersDeriusCnoDzioCrDayDhanDiEaEslamDlanDmatDsultanDtaiDulFlahCsratCtsaBwankwoCrBydiaCjaClaCotaCssaAobafemiDidFullahCduliaCedCiDnnaCradDenBceaneCieCtaviaGoGusBdaCdDbjornDibeDoneCeliaElDssaDtteCiaDleEiaEonDnDsCoDnCranCuvaldoCvalBelfkeBfCeliaDntseBgdenCinoCnjenCunDzEhanBhCannesBierChanCshaDinCvindBjarsBkCanDyCeCihisaDmotoDtsuguConCsanaCtayDemCurEoBlaDdapoEipoDfEurDtunjiDviEoCcanEyFtoDhobarCeDgEsDksandrJaFiyDnEaEeDsyaDtaDvEiaCgaDunCimpiaGuDnEdaDsaDvaEeFrGaEiaFerEoDwiaCleDieCovCuDnikeDsolaCwenCympiaHsBmaDrEiCegaDrEoCiDdColadeDndiCphileBnaCderDrejCeidaCieDtaCniCoraCuegbuDrBommenCnaEghBpalCheliaCiterCokuCunuiBraDlbayFegEeeEiaDngeDzioCenDstesDthaCfhlaithChanCiDanaDolEnCjanCkutClaEithEndoCmeCnellaCphaCryCsolyaCvalErDilleCwinBsachiDgieDmaEuCbertDorneCcarFreCeiCianDpCkDarFsClacCmanDoCricCsianEeEpCtapCvaldoCwaldGoFtBtacilioDkarDvioCeliaChaDmarCiliaDsCohaEikoDjiroDmeEuroCtDavioDilieEwellDoEkarErinoBuattaraCidaCmarDouCnkeoCsmanGeCtiBvadiaCeCidiuBwainDnaCeDnCusuBxathresByaClumCsteinCunbilegCvindBzalpCcanCdemirEnCellFaDnDrCgeDuElErChanCieCkanDerClemCnurCturkApaCaDvoCbloCcoEmeCddyDmavatiDraigHinCgeCigeDviClanivelDdenDlavEienDmaEerEiraDomaCmDalaDelaFiaFlaDilaDmieEyDulaCnagiotaIisEyotDchakanyaFitoFoDdoraDeeraqDinnguaqDkajDoreaDsyDteleyGisColaEoCpissDpuCquitoCragEnasabariEshaktiFkeviHyiDekuraDiEsFaFseEtoshDkerDminderDrisEyDtheniaEiciaDulDvathyGiEeenEizCscalGeEoFalFeEualDqualHeDteurEyCtDersonDhibharaDienceDraicEiaFcaGeGiaHjaHoGkFnaFziaDsyDtiFeEyCuDlEaFoEeFneFttaHeEiFeFnGaGeGhoGkaGoFtaElFusEoEyDricDsaniasCvelDlaEeDolDsikakiyCymonDtonCzBeadarDrlFeGneFieGneFyCcjoCdroCepDterCgDahDeenDgieEyCiCjmanDoCkkaClagioDegDinDlegrinoEowCndletonDelopeDneyEiFeEyCpeDpeCrDcyDetzEzDicaEklesEyachiDlaDnillaHeDriEyDsisDvaizEinCtarDeErFisFsonDkoDrEaEeEiFnaEonellaGilaEuDulaErDyaCymanBhaedonDnduangchitEitaEkhamDrnavazEsalusCebeDlimEpsDmieCilEemonEipGpHaHeElFipHpeIsGsEomenaCoebeFusCulDngDongCyliciaFsGsElisBiaCdariCedadDnnaarDrEangeloEceEdavideEfrancoEgiorgioGuseppeEluigiEmariaIoGssimilianoGtteoEreGtteFickEsFandroHtiDtEerEroCiaClarDleyCnaErDcusDgDkasEieCotrEterCpDalukDerDoDpaCrjoCyushBjeterBlacidGoDmenDsConingDrCutarchBoemaCkClDaEtDemonDinaDlyDoDychronisCmpeoEonioCnnambalamConamCppyCrfirioGyDntipDscheEhaDterEiaCstumusCtsieCulDrangEiaDyaFnCvilasBrabhakarDdipDenomenDfullaDharshithaDjeshDkashDmodDnabEveraDsertEhantEutiDtibhaEulEyangiraDveenCeciousDdragDmEyslDrnaDstonCibislavDceEillaDiduEtDjaDmislausEozEusDnceGssGtonDscilaHlaEkaEsyDthviDyaFbrataFnkaCoculusDkhorDsperDverbEidenciaCudenceGtDeDnellaCzemyslIawDybyslawBubliusCccioCiuCjaCraDleyCshpaCtanaDeriBygmalionCotrCthiasAqadirCidDsarCmarCsimCyyumBiCanaCllaqCnggangElingCstinaBuadeCddusDratullahCeenFieDntenFinDraltCianaDnceFyEnEtianGnHoFonFusDricoCliCsayCtbCyenArabDbanEieEoDiaEhEnaEuDsonCchaelFlEealFlGeGlHeEidDiDquelCdanaDekEnkoDhaDicEmEsaEvojeDkaDmilaGoDojeFkoElfEmirEnjaEsFlavHwEvanDuElCeDannDdDfDleneCfaelGaElDeErDfaellaIoDikEqDterCghavanEebEnailtGllEunathaDipDnallFrDuelChabDimDmEanGeFtullahEiDulCibeartDmbautEondHoHsEundHasDnaFldEerEierDsaDvisEoDzoCjDabEeiEratnamDeshDiEnderEvDkoDmundCkeshDhithaDuitaCleighDfsDleDphDucaCmachandranEdanEkantEnathanEzanDcharanDenderEshGworFsesDiEnFtaEroEzDjohnDonFaFitaEseDseyDunasDyaDzanEiCnDaEeEldDbirDdEaFlGlEeeFlGlEiEleEoFlfGphEyDeeDganathJanHyakiEsanDiEaDjitGhDkinEoDnDsomDulfFphConallEullDufElCphaelDpaniCqibDuelCshadFrdEeedaEidGaEmiDimEtDmusDtusDulCtiEborEmirDkoDnamDriCufDlEiDnoCvenDiEkumarElEnderErandalEvCyDaEnFaDburnDdelDeDfordDleneDmonGdHeEundoDnaCzaaqEckDzaqBeaDganDnnaDthaCbaDbecaGcaDecaFcaFkaEkahElCcepCdaDdDouaneCedDmEaDnaCfaelDugiaGoCgDanDenaFiaEvDgieDinaGldIoGrFeFiaEsDnierCiDdEarDichiDjiEoDkaEichiEoDlleyDnEaFldoFrdEhardItHtFoldEierEmarDtaDzoCjeanCkaDhaCljaCmaDediosDiEgijusDonaDusDyDziCnDaEeEldGoEtaFeFoFusEyDdaDeEaEeEsmeeEttaDitaDnaDssalaerDtaroDukaDzoCsatDidDsieCtaDhaFbileDtaCubenDelCvaCxDfordCyDesDhanDnaFldHaHoEoldCzaDsoBheaDbaDttCianFnonCodaEriDnaEdaCysBiCaDdDnDzCbarCcardaHsGoDcardoEiDhEaFrdHaHisEeldisGleFnzaEieDkEeyEiFeEmanEsonEyDoCdleyDvanDwanCeDkoDnekeCfatCgobertoChardsDoEkoCichiDnCkaEkoErdDichiEyaDkiDoDuCleyCmDaEntasGeEsCnDaEkoEtDjishDshoDusCpleyCsaEkoDhaanDtoCtaDhyDsukoFoDtDwikGaCvaEldoDerDkaFhCzqallahDvanBoaldDnDrCbDaDbiFeFnEoEyFnDenaErtGaHsGoGsGusDinFsonEsonDledoDtDynCccoDhelGlHeDioDkyCdDanDdersEyDerickDgerDneyDolfoFphusDrickFgoCelEandCgDelioErFioDhayyehDnvaldChiniEtCisinCjinaCkDoDuroClandGaHsGeGoDdanDfDlandEinDoffCmaEineEnFaDeliaFuEoDinaDoloEnaDualdHasHoEloCnDaEldGoEnDdaDiDjaDnaEiFeEyDyConeyDseveltDzbehCqueCrerDyCsaElbaFeeHnFiaGeGnaHdIaHeFvaFynEmariaFondFundEnaFnGaGeEriaGoEuraDcoeDeEannHaHeEleeFiaGneFlaGeFynEmarieHyEnaFdaGoEttaGeDhanakDiaEeEnaEoEtaDlynDmeryDsEanaEieDtamEislavDyCwanDenaDlandCxanaFeFnGaGeDieDyCyDaElDceCzanneDellaBuadDidhriFriEriCbaiyatDeEnDiEeEnDyEeCdabaDigerDolfGsFphDyCebenCfinaFoDusCggeroEieroChiDullahCiDtoCknCmenDiEkoCnaEkoDeCoxiCpertGoDpertDrechtCqayyaCriEkaFoCshEdaFiDlanGaDsEelGlDtemEuEyDudanCtDgerDhEaFnnHeEeEieElynEvikCudCxandraCzaDenaDicaByanEnCderCoDheiDichiDjiEuDkaEiEoDmaDseiEukeDtaFroDzoCszardCuDheiDichiDjiFroDkiDmaEyoDnosukeDsakuEeiEukeDtaFroDyaDzoAsaadEallahEiaDrEaCbahattinEthFinoDbasDihaEnaFeEtDraEiFnaDurFoCchaEidanandFeFkoFmiFnFoFyoCdDaakiEharuFikoGsaEkageFoEmoriEnagaFobuEoEsukeEtoGkiGshiEyoshiEzaneDbDdamDeEttinDhbhDieEkDrEiDyeCebDkoCfakDetDfetEiyahEyDiEjaEullahEyaFeCgaDeChanErDilEnErCibiniDdEaDfEulGlahDichiDmaDnaEtDraDtCjidFaDjadCkaeEriDeenaEtDiEchiEeEhoEkoEnaFehErEsDukoEraGkoClDahEmErDehEmEnaDgadoDihaEkFhaElEmFjonEnaExDlaiEeyEieEyDmaFnDomaoFeFonEniDvadorFtoreEeEiEoCmDaEdEleswariEnthaErFaEthaDboFrDellaErEtDhaDiEaErFaEsoniEullahDmiFeEyDoDpasreeEurnaDthannDualEelDvelDwellDyarCnaEeEhEmiEullahEzDcakEhitaFoDdaEeeGpFrEhyaEiFeFpanFsEorEraFineEyDelEmEsueGkeEyukiDfordDgDiaDjayEibEuanaHitaDnaEosukeDoraDtaFnaEeFriEiagoFnaGoEoFsGhHiDyaCoirseDrbhreathachEiElaithCptaCqibDlainCraEbjitEhEiEmaEnFyuEswatiEvananDdarDehDfrazDgisDiEnaEtaDkaDmaFdDojiniDtaqtaiDunasDyCsaEeniaDhaEoDkiaCtamDenikDokoEmiEnariEruEshiEtakaEujiDpalDsukiFoDtarDuErninaDyabhamaFjitFnaCuDlEeEiusDndraDrabhCvaEnnaHhEsEtijeDeaErioDitriDvaCwakoDneyCyaEkaFoDmoukdaDokoEriDumiEriDyidCzhenDiyeBcarletHtDthachChalkDuylerCotEaEtFieFyBeCaburyDchnasachDmusDnEieDrbyDsonCbDastianIoHenDdannDestyenDhatDnemDrinaCchnaillCdatDonoudeCeDmaCfaDerFinaCgarChryneDsuvarDzadeCichoDgenEoDhoDichiHroDjiFnFroDkichiEoDonDshiGroEyllDzoCjadCkarDerDhemrekhutawyDinatDouDsanDuClDahattinDblaithDcukDenFaFeDigEmEnaDmaDvamDwynDyfCmDaanDenDihFaErDpleDraCnaEdEidaEyDecaErDichiDkichiDolDusretCoDaDjunDkDlDnEaidhEgDyunCpidehDpEoDtemberEimusDulvedaCrafimGnaEpFhinIeDcanDdalFrDefEnFaDgeFiFyEinhoFoEoDhanFtDifFeEnaEtaDjaoDkanDpilDtanEorDuDvaisFndoEetEiusDxhioCsiliCtachErehDepenreDhDsujiFkoFnaFreiCulDmasDngCvadaEgDdaDeriGnHeHoDgiDilEmEnFcFjDketEiCwerynCxtusCydouDfiDhanDmourDranCzenErDginBhaDabanDbanaFzzEbirEtaiDchiDdDeDfiqGullahDhabFfEbazEdEemEidEnawazEriyarFokhEzadDiEkhaElaputriFendraEmaaEnaDkambhariEeelFsEiaFrGaFtaEtiEurGaDlaFndaEevEitEonGdaDmbhavEekaEikaEmaEsFherDnEaFeEdaFiGinFraEeFkaFlGlHeEiFaFceFkaFquaFtaEnaGnFonEonEshanEtaGdurgaGeGyFeGlHlIeFiGaEzayDpurDquanaFitaDraFdGaFfFnEdaEeeFllFnEiFceFeFfullahFkaFlynFtaElaFeenGneEmaineGnFilaEolynFnGdaEriFonEylFnDshankFiFthiEtaDtarupaDukatEnFaFdaFnaFtaGeDvonGdaGneDwanaGdaGnaEkatFiEnFaFdaGeenFeeFnaFtaDyEeElaEmaEnaFeDzEiaCeaDbaDelaEnaEtalDfkiDgufaDikhElaGhDkharDlaFghEbaFyEdonEiaElFaFeyFiGeFyEtonDmekaEikaDnaEikaFtaEnaDpherdDraEeeFllEiFceFdanFeFfGaFkaFllGynFneFseFtaEkoEleneGyFockFyGnEmanEonErellFiGeGlHlFonFyGlEvinEwinFoodEyFlGlDungDwellDylaCiDchiroDelaDgeakiFfumiFharuGikoHraIoHsaHtoGoFjiHroFkazuGiGoFmaruHsaHtsuGiHtsuGuraFnagaGobuHriHsukeFoGkiFriGuFsatoFtadaHkaHroHtsuGoHkiHshiGsunaFyasuGoriHshiGukiFzoDhabEoDinaDkoDlaEohEpaDmakoEelisDnEakoEgoGroEichiIroEjiGroFoEkichiEoFbuFsukeEpeiEsukeEtaGroEyaEzoDonEriDraEelyElFeeHnGneGyFyEoshichiFwDshirHaDtalaFyeDvanshDzueFkaGoFoFyaCkodranDumbinClomoCoDgoDheiErehDichiEtsuDjiFroDkoDmaDnEaEdaFraEnaEtaDshanaEukeDtaFroDyaDzoCpresaCragaDeyaDidharEpadEstiCuDaibDbhaFenduDfenDgEoDheiEuaFiDichiDjauddinEiFaoEuanDkoEriDlamithEiDmailaDnEichiIroEjiEpeiEsakuFukeEtaroEyaEzoDsakuEukeDtaFroDzhenEoCwetakCylaBiCanEaDrheiDvashCbelDilleDylCcardCdDdharthaDibeEqueDkeongDneyDqiDraCegbertEfriedDnnaDrraDtskeDvertCgebertDfriedDismundEzmundDmarEundDneDridGurDtryggDurdGurFjonFrosDvaldFrdCimCkClaEsDeDjeDkeDleDvaFnaGusEestreIoEiaFoFuGsCmDaEnisEoDeEnEonDhahDinDoEnFaGsFeFisFlucaFneDsonDunCnaEnEsiDdreEyDeadEchEmDiEkkaEsaEvaliCobhanDfraDnEgDuxieCphosethuCrajuddinDenaDiEnCsayDselDuileCtaElekiEraDhmaithDiCuCvertCxtaEenEoBjaakCengCoerdDrsCurBkenderCuliCyeDlarEerBlavcoEekFnGaEisaEkoEoljubFmirDwekEojFmirCimCobodanCyviaBmeetCileyBnehaDzanaEhanaCigdhaCorriBoCbekhotepEslavDiaEeslawCcorroCfiEaEeEjaEyaCgenChilCichiGroDlaCjiCkakuDichiDratisClDangeDeEdadEilEyDimanDjaDomiyaFonDveigEitaCmaEyyehDboonDchaiDeiErEshDhairleDmerDpornDsakCnDaEmDdraDerDgEulDiaDjaDmezDnyDosukeDyaCoDkDnCphiaFeCraEyaDchaDenDinDleyDokuCslanDukeCtaroDiriaGosGsCuleymaneDmailaEitraEyaDptikDravDvikCwmyaBparkleDsojeCeedDnceGrEserCikeDridonEoCringCuriusCyridonBquireBrdanCeckoDedharanDtenCikantaDnivasIanBtCaceFeFyEiFaFeEyDffFanDmatiaDnEfordEimirFsaGlavJaIwEkoEleyEojeEtonDrElaErDsiaFkEysDthisEiusDvrosCeeleDfEanGiHaHeGoGyEenEfFanHieFiGeFyEiDinarFgrimurFnFunnDlianFosElaGnGtusDnDpanGieEhFaineGnHeHiIaIeHyFenHieFieGneFnieEonasDrlingDveFnGsonEieDwEartEieCianDgDjnDnaDpeCjepanCoianDjanDrmFyDyanEchoCracimirEhinjaDingerDumCuDartCylezEianiHosBuCaDnneDtCbaruDhraDramaniamFtaCchananCdhaEirDieCeDannDhiroDkoDllenCguruChDaEilCitbertCjataCkDehiroEmasaEnobuEshiroEtadaFoshiFsuguDhbaatarFirEdevDranEuClamithDeEimanEmaEvDochanaDtanCmakoEyahDerDikaFoEoEreEyoshiDmerDnerDruCnDaEhoEilaEoEraEyDdarFyEerEiataDeDgEkyuDidhiEfredElEtaDniFvaEyDshineCrenaFdranathEshEyyaEzaDiEnderDyanarayanaCsanFaFnGaHhGeDhilEmaDieEloDmitaDumuDyCyumbikeCzanFaFnGaGeDeEtteDiEeDueEkoDyBvahaDnteFovitDtoplukFslavCeinbjornFnDnEdEjaDrreDtaEislavElaGnaEoslavFzarCiatoslavDlenDtlanaBwaineDsthaniCeeDthaCietopelkGslawByarheyCbilFleDleDrandCdDneyCedClvainEesterHreEiaGneFeFoDwesterEiaCnthiaCreetaBzabolcsCczesnyCervacCilardEviaCymonAtaCaviCbathaDethaDithaCcioCdDaakiFtsuEchikaEfumiEharuFikoGroGtoEkatsuGzuEmasaFiFuneEnagaGoGriFobuGriEoFkiEshiEtakaFeruFokiGmoGshiFsuguHneEujiEyoGshiFukiDejEuszDhgDrosCeDkEoDthenCfaCgeChaErDerEsiaDiraDminaDsinCiDchiGroDebDgaDichiDjiDkiDleflaithEtiuDmDnaDoaloDshaFiEukeCjuanaCkaEakiEeEfumiGsaEhideGkoGroGsaGtoEkageFiFoEmasaFitsuEnaoFobuGriEoEshiEtokiGmiGshiFsuguEujiEyaGsuFoshiFukiDeakiEfumiEharuFideGkoGroGsaGtoEichiEjiroEkiGchiFoEnoriEoFmiEroFuEshiEtoGraGshiFsuguEyaFoshiFukiEzoDishaDuEjiEmaFiEoEroEshiroEtoEyaEzoClaElEtDcottDhahDiaEbEsFhaEthaDlaalEulahCmDaEkiElaEoErFaEthaFoaEzDbraDeikaEkaFiaElaEmotoEoEraEshaDiEcaEeEkaFoEoEshaEyoDmaraEeraEiFeEyDotsuDraFtDsinDtaCnaDcredDdiEraEyDekaElEmuneEnagaEomiErEshaEzaneDgelaEuyDiaEelaEkaEshaDjaEuDnaEerDselDushreeDviFrDyaCoCpaniDioDuariiCqiCraEhEnaFehEsDcanDduDenEqDiEniEqEtaDjanDkanDmoDoDquinDraDshaDunDynCshEaEiaFnaDiaDkinDminDneemDsaditEosDukuCteoDianaDsianaEuakiFhikoHroHsaHtoFjiFkiGoFmaGiFnaoGoriFoFroFshiFtoFyaGoshiGukiDumDyanaCunoEyaCvishCwanaFdaFnaDeelDfikDiahDnaEyFaCyaDeEbDfunFrDlanEorDnaDyarEipCzewellDioBeaDganCdDdEieEyCeganDmuDnaCganCheiCijiFroDkiEoDmurazDshaDturDvaDzoCjalCkinCllDmaCmbaDekaElDikaDpieEleCnaDeshaDishaDkokoDnieFlleDtamunCoDdorGaGoFsijeDfilGaGoDmanCppeiEoCquilaCraDeasaEnceEsaFeFiaGtaFsaEzaDiEcaEnaEsaDraFnceEellFnceFsaEiFeFlynEyDuEakiEhikoGroGsaEichiEkoEmasaFiFuneEnobuEoEshichiEtoGmoEyoshiFukiCshaEomeDsEaEhuEieEyCtsuFharuGikoHroHsaFjiFkoFmasaGiFoFroFshiFtaroFyaFzoDtehFyDyanaCuraDvoCvaDfikDitaCzcanBhaboDdEdeusEyDliaDmbiahEerEsanqaDnEasisEhEielDoDyarCeDaDdaDllussonEmaEwellDmrachDoEbaldEdorHaHeHicFuleEfanisElaEphilIusEtimosDrapontEesaGeGiaGsaEonEsaCiDagoDerryEvyDjmenEsDsbeComasGenaGinaIeFzDraEdrFurEeauEganEkelFildEleifEolfEsteinnHnEvaldIurCresaCuDbtenDrlowEmanHnEstonEzaDtmoseDyCyDrsusBiaDgoDnEaEnaDraEeCberiusDorDurcioCdianeDjaniCedemannDnDraEneyEraDshaCfanyDfEaneyGiHeGyEinyCgranChomirCitDuCjanaFiDsDuanaCldaDlieEotsonCmDeaDikaDmyDofeyEthyDurCnaEtinDekeDgEtingDishaDyCrechanDuneshCsaDhEaCtainaEuaDeDtyDusCyeCzianoDukaBjaartDllingCibbeBobbeDiEasEeDyCccaraCdDdDgerDorCgamaEnDoDrulCiDniDvoCkichiEhikoEkoEmasaFuneEoEujiEyoriDugoroEichiroEjiGroEkoEoEroEtaroEyoshiEzoClaDgaFhanFyCmDaEsFaEzDejuEkFaErDiEhikoEichiEjiEkaFoEoErisEslavDmasoEiFeEyFeDnatDoEakiEchikaEeEharuFideGkoGroGsaGtoEjiGroEkaGtsuGzuFiFoEmiGchiEnobuGriEsaburoEtakaEyaGsuFoGshiFukiDrisDsonDyrisCnaEntzinDdaDetteEyDgaEucDiEaEblerEeEoEsFhaEtaDjaDuDyEaComasCraEhikoEkichiEtaneDbenEjornDcadallFllEullDeDgeirEnyDiEeDjeDkildDmodFidDnikeDquatoFilDriFeDuDvaldDyCscaDhaEiFaGkiFfumiFharuGideHkoHroHsaHtoFjiFkatsuHzuGiGoFmasaGiHchiHtsuFnagaHriGobuHriHsukeFoFroFsueFtakaGsuguIneFyaHsuGukiFzoEokuDunCtoDuccioCussaintCvDaDeCwandaDnsendCyaDoakiEfumiEhikoEjiEkazuFoEmatsuForiGtoEshigeEzoBraceeFyEiFeEyDmmellDnEgEquilinoDudlDvisDyvonCeasaDenaDnaEtFonDsaEsaFieDvEaEorDyCiciaDdeviDnaEhEidadFtyDpuraneniHsundariDshFaEtaGnDtanCondFurDyCudiFeEyDlaEockDmanDusCygveDphonBsegayChepoCubasaDgiharuFoEuharuFoDkasaDnaakiraFmuneHraFnagaFyoshiEehaHruGikoHsaFiFjiroFkazuGichiGoFmiFnoriFoGkiFsaburoGhigeFtamiGokiHmoFyasuGoshiGukiDrutaroDtomuDyoshiCvetanDiCyenchenBuCanDthflaithCbaElCdorDurCfaEilEnCgayDceClaEyDeenDinEoEpDlusCmerCnaErDcEayEelDdeCoDmasEoCpacCranDgayEutDhanDkerEiEyilmazDleyDnerDsunaliCtkuCukkaDliCyetBvrtkoBwanaEdaEnaCilaCylaByCdfilCeshaCishaCkeClerCnishaCraDeeEllEseDonFeDteuCsonCtusAuallachCsalBbaldoDyCertoCusukuBcheBdCayCoBelDiBfukBgisCneCoDchukwuCurBilleacGgGmDoqCsdeanBjikageDsatoBkuBlaDdzimirDrDsCdisCfCickClarDeDoriaqCmanCoCricFaFhEkFeCviCysseGsBmaDnosukeDrEuCbertoCejiDkoDshCitCmCranCutBnCaDiDlDxCerCnurCoCshoCtoBrCaihCbanChoCiDanCmasCoojDsCpoCracaCsDiDulaDzulaCteDziCveBsaburoCchiChaEsCmanCnaBtaCeChmanCtamDoBunoBvedaleBweBxueBzeyirCzaDiAvacDheDlavCdaDenDimDymDzimCeaCfaCgelisDnerChabEfolauEgnEnEpDeDidDurCiaDbhavDnoDraDshnaviGoCjkCkhtangClDanErieDdaEemarEimarFrFsDenciaFeFtijnHnIaIeGynEriGaHnGeGiGjsGoFyDliFeEuDmyDonErieDrieDsonDterGsEoCmikaDshiCnDceDdaDesaFsaEttaDiaEtaDjaDnaEesaGsaDyaCrDadarajanEhiEtharajahDdanDgheseDisDkeyDlamDmaFhDnadoEeyDolDshaDujanEniEzhanDvaraCsaEviDcoDekDhtiDikElFeGiosFievichGjeGkasHiGosGsHaFyDsilGiHosDylCtroslavCughnDseCvraCzhaBeaceslavDsnaCdaEdEntEtDranCenaCgarChbiCikkoDtCjsilCkenegaClascoDdaDiEaEborEchkoEmirDjkoDlaEoDmaDtaDupillaiDvaEelFtCnaEntinoDceslavaDdraminoEulaDessaEtiaFtaDiaminEceEtaDkataDlaDnieDtrisDuEsColaCraDdaEellEieDedEnaDgieDityDlaEeneEieFneDnEaEellFrFttaEiaFceFeFtaEonDonaFicaGkaGqueDrierDsieDtieCselinDnaDpasianDsDtaCtaDleCyselBiCacheslavCbartDekeDhaDiusCcDaryDentGaGeDkeyEiFeEyDtorGiaHnaIoCdDaEkElDkunDmantasDojeDyaCenDraCgenDgoCjayFadurgaGlakshmiCkasDentijeDiEngDkiDramDtorGiaHeHyaGsClainEyphoneDemEnasDhelmEjalmurEoDiamuEsDjarEoDleEuDmaDsonCmukthiCnDaEyFakiDcasEeFntHioGzaHoEiguerraDdhyavasiniDiciusEtaDkoDnieEyDodDtEcentEilaDzenzColaFntEetGaGtaHeDrelCrachaiEgEjDgenEieFlGijusHoFnaGiaHeHjusHoDidianaDveCseslavDhalEvaDwanathanCtaEliDoEmirErFiDtoriaHoCvDaEldoEnDekDianGaGoEcaEenGneCxaykoneBjekoslavBladEaFnGaFsEetaEiFmirIoFslavElenEyslavDssisEtaFimilIrDtkoBojinEslavIaDtechCldemarsDesusDfDhaDkanEertDlrathDodymyrCnDaDcileDdaDnieCpiscusCrnameCyleBrushaliBsevolodBugarCjadinCkDajloEnEsinDmirDotaClaCralCsalFaByacheslavComeshCtautasAwaadCchiraCdeDihDudCelCfaaDiChedDhabDidCiDneDtCjdiDidCkakoDeleyCldirEoDeedEntyEryDiullahDkerDlaceEisEyDsonDtEerEherEonEraudCnDdaEersonDetaFtaDgariEchukEuiDitaDjaCqarCrdDnerDrenCshingtonDimDsimCtDaruDeenCvaCwrzyniecCydeDlonDneCzirBealhtheowCbbCdersonCetmanCiDguoClboreDdonDfDlingtonDtonCnDceslausEheDdallEelinGlFrsonEiFeEolynEyDonaDxiongDzelCrenfriedDnerEherCsDleyDtonCymanBheelerCitelyEleyFowEmellEneyEtakerBideleneDukindCebeDsiekElawCjnandClberGtEurGnDdaDeyDfEordEredHoFiedDhelmHinaFminaDlEaFrdEemFnaGeFttaHeEiFaGmHsGnFeGmaeFsEoFdeanFwEsonEyDmaEerDsonDtonCmCncentyEkworthDdyDfordEredFiedDifredDnieFfredDonaDsomeEtonDterCsseFmCtoldDtichCxBladimiroEyslawCodzimierzBmBoCdajoCjciechDtekCldeFmarIiamGichaelDfEgangDterCnDdaCoDdrowEsonEyDkDnEgCrkuCuterBrenByattCnDandDdhamDellDneDonaDtonAxanderCvielFrCweryBeniaDophonBiaoEliangGngEminFoEwuCmenaCngDyiComaraCscoBochitlBuanAyaCdiraDollahCekoDlCgizDmurChairaDikoEroDyaCichiroCjairaCkirDubFuEpEtClcinDimCmatoDilEnaFiCnDgEcaiEkuiExiangDickEraEsDkiDminGgDnEaiEickFsCpDrakCqoobDubCraDonEslavCsarDhEaswiEwantDinDmaniEinGeDnaDserEinGeDuakiEchikaEeFiEfumiEharuFideGkoGroGsaEjiGroEkageGtsuGzuFiFoEmasaFiGchiEnariFobuGriGshinEoFriEroEshiEtakaGneFokiGmoGshiFsuneEyoshiFukiCtaroDingCvuzCwDoviCyiDoiCzarDidBeCardleyCchielCeCfimCgorChiaDudaFiCjunCkaterinaDtaCldaDenaDizFavetaCmelyanCnDalDerEwCoDlDnEgCrDayDmolayCseniaDimDseniaEicaCtkinDtaDundeCvaDetteDgenyDhenBiCbeltalCchenCgitChanCjunCldirayGimFzDmazCmoCngDuoCtzhakCzeBleniaClitaCvaBngveBoCanEaEiCchiCgeshDiniChanFanFnesDeiCichiGroCjiEroCkoClandaGeGoDondaCmCnDcaDeoDgCoDnCramDdanGkaDgosDimitsuEnobuEshigeEtakaFsuguHneEyukiCsbanyDhiFeFfumiHruFhideHkoHroHsaHtoFieFkaHgeHneHtsuHzuGiHyoGoGuniFmaroHsaHtsuGiHchiFnagaHoHriGoHbuHriFoFroFsadaGhigeGukeFtakaIeHroGeruGoHmoGsuguFyaHsuGukiDsiDuaEkeCtaCulandaDnesEgDsefEoufEsefDzhenCzaburoDoBrjoBtaloBuCaCcelCdaiDellCetteCgeshDiDoCheiCiDchiGroDkoDnaCjiEroEuluDunCkDaEriDiEchiEeEfumiEharuFikoGroEjiroEkoEmasaFuraEnaGgaGriFobuGriEoEruEtakaFoGshiEyaGsuDoDselClDandaDiaEyFaCmaDeiEkoDiEkaFoCnDaDfeiDgDusConneCriEeEkaFoEnaEoDyCsakuDefEiDhaEiDifDufEkeCtaEkaEroDoEngCvalCxiDuanCyaDukoCzeDoBvanCeDsDtteConEeEneBwsfAzacDhEariahHeGyEeryEosDkEaryCdaDocEkCfarFullahDeirisErChaDedDidFaErDraCidaDmDnEabFlDraCkDariyaDharDiEahEyaClaEnDmayCmfirDirCnDaDdraDeDisDobiCraDehDinaeaDkoCurbekCwiszaCydDnEabBbigniewDslawCylutDnekDszkoBdenekEkaFoDslavHaCravkoCzislawBeCamiCbCchariahCenaDshanDvChraCinabEebCkeDiEyeCldaDjkaFoDlaDmaFnCnaEidaEsDchuDiaDjiroDkichiDobiaDryoDsakuDtaroDzoCreldaEsenayDoDrinCtlitzDtaCvCwdeCynabEelFpBhalehDnEgeriEnaGtCiDhaoDjianDmingDqiangDweiBiaDdDrreDuddinErCbiahCckCdanCemowitCgaDmasChanDniClphaCnaDoviosGyFyDyatConCtaCvaEhEnErDkoDojinEradCyaCzhouDiBlatanEkoBoeDlCfiaChraCilaEosClaEniDtanCnaDiaCoeyCraEidaEnDicaDkoCsiaCticusCyaBrinkoBsaCoDfiaDltCuDzsannaBubayrDinChalClaDeikaEmaDfiyaEuDmaCmraCrabCzanaFnaDiaBvezdanCiDadDkaConimirEkoBwelinzimaBydrunas
200
150
4
4
4
4
4
4
4
120
92
4
4
1258
4
4
200
120
4
4
4
4
4
4
4
4
4
4
4
4
120
4
18
4
33
4
4
66
120
4
120
63
240
4
4
4
133
4
200
109
133
240
4
4
200
4
171
4
4
4
4
4
46
4
4
120
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
108
4
4
4
4
4
4
4
4
4
4
4
194
4
32
4
4
4
171
4
133
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
227
7
4
4
4
4
33
4
8
4
1415
171
4
4
4
4
4
4
57
4
4
4
4
4
4
110
4
4
4
4
4
4
4
4
4
4
4
4
200
20
34
4
4
150
4
4
13
29
77
4
21
16
12
4
4
4
4
4
4
4
6
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
150
13
4
300
4
4
4
4
4
120
4
4
4
4
4
4
4
4
93
75
92
4
4
4
14
4
4
355
150
17
19
32
4
120
6
8
162
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
240
4
4
4
12
4
4
4
29
4
4
4
4
4
133
4
4
4
4
4
4
4
4
4
4
4
378
4
4
4
4
5
4
4
7
4
4
4
5
4
4
120
109
4
200
4
4
4
4
240
4
240
200
4
4
5
4
4
120
95
4
7
300
4
4
4
4
4
200
6
4
4
67
7
4
4
4
4
120
114
4
4
4
4
240
4
4
4
4
120
4
4
240
171
120
4
133
4
4
4
12
4
120
4
4
240
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
10
6
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
109
4
4
140
4
4
4
4
22
5
4
4
4
4
4
1051
52
6
4
18
4
92
4
4
4
4
4
4
5
36
4
4
4
1841
206
71
4
15
10
12
277
4
4
4
17
4
4
20
4
4
43
4
4
171
46
4
4
4
7
40
29
4
4
7
4
4
9
6
4
52
11
233
4
100
300
200
300
120
4
150
4
150
4
4
4
4
4
4
4
13
28
4
4
17
7
18
6
240
200
19
25
12
10
4
4
567
26
638
160
4
58
4
4
150
150
4
14
131
4
4
133
207
41
733
41
4
6
278
4
4
4
4
4
4
4
300
11
11
1958
584
109
14
4
300
4
92
109
133
4
300
240
114
8
8
194
45
4
7
8
133
4
8
4
4
4
8
4
309
4
7
9
816
6
33
4
56
4
8
353
4
5
54
435
15
8
4
4
4
4
4
4
4
5
4
26
133
4
4
4
240
4
4
4
23
4
49
73
4
4
4
80
19
4
120
4
10
300
4
4
183
4
52
92
9
6
517
28
4
4
4
4
44
16
4
6
9
300
14
36
135
4
13
4
4
4
37
4
4
133
150
4
92
4
42
92
4
4
2355
4
4
4
171
109
4
4
100
4
92
4
4
109
648
7
4
133
120
4
31
4
4
4
4
6
300
4
171
171
4
4
4
4
4
16
4
4
4
4
19
4
53
6
4
4
4
200
200
92
4
4
300
100
4
4
4
4
92
4
9
4
4
4
126
41
4
4
4
4
2773
300
477
18
4
4
300
4
4
6
7
4
4
4
4
4
4
4
171
4
4
12
4
300
92
4
4
4
300
4
4
4
4
4
4
4
4
4
4
6
4
50
4
4
20
4
4
378
1191
300
10
92
171
4
100
4
190
4
4
2597
171
240
200
4
4
100
200
200
4
4
258
300
4
10
4
4
410
2980
8
8
9
72
9
164
10
133
151
109
37
39
13
4
212
6
4
4
211
5
6
9
13
4
16
4
4
38
4
4
12
4
4
4
4
4
7
4
7
21
665
15
6
4
10
6
4
4
4
4
4
4
4
4
2061
2711
14
9
4
50
4
4
8
4
8
4
9
7
21
4
1131
4
4
4
12
4
5
25
8
27
496
4
4
8
982
6
4
4
9
7
38
4
150
4
4
4
4
4
4
4
4
4
4
4
4
4
3649
28
34
4
4
102
183
86
36
4
300
6
23
300
171
9
4
4
12
950
52
4
4
4
4
43
4
4
4
4
4
4
4
4
4
4
11
4
133
300
4
300
133
4
4
4
4
4
4
4
4
7
4
4
4
632
8
109
4
4
7
44
8
16
4
4
4
4
100
4
4
4
4
4
4
4
4
12
4
4
4
200
4
4
6
5
8
11
6
31
4
17
4
17
4
150
4
92
25
4
4
7
6
240
240
4
109
8
240
7
4
4
6
4
8
240
4
14
4
4
4
4
4
4
4
4
4
4
4
4
109
4
4
9
4
6
31
29
9
359
7
9
12
27
7
4
43
4
4
5
4
4
4
109
80
8
7
296
4
300
17
4
8
109
4
4
4
4
4
4
4
4
4
10
6
4
9
4
362
27
4
4
4
47
300
4
200
4
52
4
4
4
4
4
63
300
4
4
2061
4
17
4
109
4
4
240
4
234
4
4
150
4
4
4
4
4
92
109
4
4
4
9
4
4
4
4
4
4
4
4
4
29
4
4
171
4
4
4
4
4
4
4
4
4
200
4
92
4
4
4
13
7
4
4
14
4
4
4
4
4
4
4
5
54
33
1560
11
15
15
8
4
4
133
4
109
4
4
16
4
21
4
4
4
4
200
4
4
240
200
4
4
4
4
5
4
4
4
4
171
4
4
4
4
4
4
4
150
4
4
8
92
4
4
300
4
4
4
4
10
4
4
171
200
4
4
4
4
4
4
4
4
4
100
4
150
4
4
4
4
4
4
4
92
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
117
4
4
9
4
64
9
503
5
5
16
4
4
100
42
4
4
9
51
4
38
4
4
4
4
4
4
4
8
23
13
4
42
4
4
59
4
300
7
4
4
4
4
237
71
240
4
10
4
4
4
76
4
92
4
300
56
4
4
4
4
4
5
4
4
150
4
15
4
4
300
4
4
6
133
240
4
4
4
4
11
4
10
4
4
4
4
4
4
4
4
4
4
4
4
133
4
4
171
4
4
4
92
4
4
109
240
4
4
4
4
4
4
4
150
100
4
171
240
4
100
4
171
4
240
4
4
4
4
4
4
4
4
4
4
4
4
92
120
4
4
6
100
133
4
4
4
4
4
4
200
4
4
4
4
4
150
120
4
8
4
4
4
6
4
4
200
4
4
10
4
4
10
4
4
4
4
4
4
4
4
4
4
4
92
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
14
4
4
4
4
150
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
18
4
4
4
133
4
100
4
4
4
4
4
6
4
4
4
4
4
5
4
4
100
27
8
9066
171
8
12
4
62
4
4
4
4
4
4
4
5
4
4
4
4
4
4
4
4
4
4
4
64
4
4
4
4
4
33
7
4
643
91
4
4
4
4
4
4
4
44
4
4
4
4
4
4
4
4
4
70
5
4
4
4
4
4
4
4
4
240
4
4
4
4
240
4
4
200
4
4
4
4
4
109
240
4
14
4
4
4
7
513
6
4
200
63
7
5
4
4
7
11
254
4
4
4
4
4
6
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
22
4
10
233
6
7
27
4
32
4
24
391
240
4
4
171
4
4
29
4
4
4
4
4
150
4
4
4
120
4
54
96
1484
4
4
4
4
53
176
169
4
4
4
4
28
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
12
4
4
4
4
4
4
4
7
4
4
158
61
632
7
4
5
7
71
4
8
9
4
4
506
56
26
4
19
4
109
4
40
132
43
4
567
36
4
4
34
4
4
38
4
133
4
30
369
427
4
6
8
159
11
4
4
4
8
143
82
96
25
5080
5
63
4
5
184
8
4
10
35
1332
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
120
63
4
171
7
4
4
4
171
4
4
4
4
4
4
150
4
4
4
200
555
4
4
6
266
1332
11
4
4
4
4
4
133
4
4
109
4
4
4
4
31
4
4
10
4
4
4
4
4
4
133
200
4
200
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
95
58
4
4
198
168
19
4
216
4
4
4
4
4
4
4
7
7
4
4
8
33
4
4
283
4
4
68
253
1160
12
5
4
4
200
200
4
120
4
4
4
4
4
4
4
7
4
4
4
4
4
240
4
4
6
4
112
4
4
4
1090
18
55
4
4
4
4
4
150
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
28
119
4
4
4
4
4
373
4
127
713
35
92
109
4
4
84
4
4
4
8
4
6
15
57
217
36
1438
4
268
4
4
4
4
4
41
4
4
4
4
4
4
4
5
4
7
26
13
4
4
4
12
4
2838
121
4
35
24
4
438
40
4
112
413
4
3913
44
59
30
37
4
4
177
39
4
62
4
4
19
11
9
36
4
8
4
4
11
4
37
11
29
7
6
16
7
459
5
99
10
7
4
64
26
4
4
4
4
4
4
4
4
8
20
160
4
4
48
4
4
1461
6
11
150
928
5
153
102
4
4
4
8
80
4
4
27
38
4
4
4
88
4
4
5
12
57
4
4
4
4
4
4
5
7
4
4
4
4
4
4
4
4
7
4
4
4
4
4
4
4
4
4
4
4
4
4
4
35
5
44
92
4
4
4
4
32
4
4
4
270
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
95
17
4
4
4
7
4
4
4
138
4
5
4
4
4
68
4
4
4
4
4
4
571
4
4
11
5
203
13
7
4
300
33
133
4
4
10
6
4
4
4
197
4
15
18
4
23
182
28
4
4
11
15
5
90
9
4
300
4
4
4
4
4
4
4
4
4
4
10
106
4
4
4
4
29
85
31
25
11
15
17
4
8
38
6
2093
419
6
18
5
50
4
11
9
7
9
10
5
4
60
1191
14
20
204
44
12
14
19
4
26
75
5
9
26
51
64
842
6
51
8
4
4
4226
7
13
270
16
7
133
313
5
2272
9
12
12
6
13
707
4
31
154
7
54
59
118
17
4
5
32
4
39
280
10
4
5
4
4
4
278
7
5
6
4
14
93
4
7
6
4
4
133
8
4
9
4
4
25
5
5
2126
7
5
9
13
20
72
27
39
539
4
20
5
4
31
4
4
4
5
4
136
4
386
10
82
219
4
4
6
14
4
164
27
4
4
4
9
6
171
4
4
11
29
4
176
4
35
5
171
6
4
4
4
4
4
4
7
4
4
189
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
761
4
4
50
5
4
4
4
4
4
4
4
4
7
15
4
47
4
19
4
4
4
57
21
7
7
39
4
4
4
4
21
6
9
29
9
15
4
4
6
300
4
6
9
15
19
6
4
75
26
21
5
371
7049
6
13
60
433
21
4
6
701
5
6
6
48
13
31
100
5
44
4
5
24
8
4
39
4
11
92
4
4
4
4
154
34
18
109
4
7
6
7
6
108
89
7
15
9
17
6
4
14
15
40
8
7
1674
17
9
4
4
388
4
34
4
4
15
4
4
4
4
36
300
4
92
4
4
4
4
4
200
6
4
171
240
4
4
4
4
4
4
4
4
4
4
4
4
4
4
100
7
4
4
7
4
4
4
4
23
4
4
4
4
4
4
4
4
4
4
4
4
200
4
4
4
4
4
32
4
993
4
19
94
4
4
26
9
16
29
9
12
4
70
5
4
336
14
13
142
4
28
1393
2234
6
4
4
4
41
4
4
6062
171
292
4
4
4
47
5
120
4
99
4
4
4
4
171
4
4
200
33
4
4
4
15
4
8
10
15
4
4
4
4
100
4
4
15
6
30
5
824
17
4
4
5
4
100
4
4
57
238
4
622
52
1027
6
5
12
74
5
8
6
6
58
4
8
155
4
4
6
31
348
4
72
340
7
45
40
4
4
4
128
304
4
4
6
4
4
7
4
66
31
11
22
9
4
85
9
8
6
15
4
34
4
99
4
4
81
598
264
145
330
4
4
4
7
7
9
4
459
4
4
5
316
4
64
68
41
43
6
8
46
4
171
4
355
9
5
4
4
21
4
59
4
4
4
4
28
4
4
34
4
4
4
4
4
4
4
4
133
7
36
5
10
4
4
4
4
4
4
4
888
4
4
4
131
4
4
4
344
4
4
4
4
10
90
6
4
4
230
18
7
6
12
23
30
6
8
10
14
10
474
25
9
4
41
48
18
96
9
4
63
4
4
4
4
129
53
4
21
5
13
58
6
28
35
4
350
4
4
4
4
4
4
4
4
4
4
4
150
4
4
318
4
66
4
1064
4
4
4
4
7
4
4
4
4
4
6
8
4
4
4
4
9
11
20
4
8
13
4
4
8
12
139
16
31
4
28
26
4
4
61
4
6
928
5
4
4
4
5
4
4
4
4
4
4
4
4
94
833
4
4
4
4
4
4
15
6
4
3058
4
52
5
52
12
4
4
4
4
7
4
4
4
4
9
5
4
100
10
4
4
4
4
4
4
4
4
4
4
7
5
4
4
4
4
10
4
4
244
4
4
4
5
109
860
6
27
4
92
4
145
4
4
4
55
25
4
4
4
4
133
4
4
90
36
4
240
4
4
186
483
483
8
4
4
79
92
21
30
12
11
58
13
4
5688
100
12
7
18
593
109
92
92
8
7
31
4
24
4
6
240
4
8
38
12
4
939
4
4
66
4
8
4
7
7
12
133
4
9
80
28
4
8
6
5
17
15
51
4
4
4
26
54
4
4
171
92
126
4
36
4
120
83
4
120
4
125
22
7
563
15
4
123
4
32
4
135
531
322
34
122
32
344
109
88
4
262
4
4
4
4
4
4
4
276
4
4
120
7825
14
4
4
4
4
15
67
300
171
4
4
4
4
4
300
4
4
4
898
20
9
4
4
4
10
32
5
4
4
7
503
67
9
42
6
9
29
36
291
47
16
11
638
12
31
6
20
89
3323
2399
21
10
4
4
4
4
6
15
65
10
5
7
7
42
4
4
4
4
4
5
150
4
4
4
34
44
4
44
6
133
4
300
7
10
172
5
4
8
92
4
129
8
5
31
10
10
9
173
32
62
37
6
27
7
4
12
5
366
109
6
4
8
13
30
4
7
11
34
4
15
120
32
8
105
4
4
4
4
4
4
92
6
13
4
8
35
90
4
1313
9
4
5
11
4
13
2355
11
67
59
4
5
4
4
41
7
4
539
4
4
4
74
4
4
4
487
4
4
4
4
31
4
4
12
9
145
89
7
34
4
31
4
4
9
4
4
4
4
4
161
4
93
10
8
8
4
114
141
4
41
127
4
4
120
4
4
200
4
5
11
20
993
4
2000
38
148
264
4
4
61
4
4
4
4
4
4
4
4
4
4
4
9
8
4
171
6
4
4
4
4
4
4
4
9
4
4
4
4
4
37
4
4
4
133
133
100
4
4
171
4
8
4
88
29
4
4
4
4
4
4
4
4
43
6
4
4
92
9
4
8
39
4
4
57
4
4
4
4
4
5
4
122
4
4
92
120
4
200
200
240
200
4
4
4
4
4
4
4
4
4
4
4
5
4
4
4
4
4
80
4
4
4
4
49
4
66
510
8
4
4
4
4
32
12
4
4
26
117
174
7
120
200
4
69
10
171
7
4
8
671
57
4830
4
4
4
6
9
5
32
19
4
39
4407
4
68
6
6
222
63
4
70
33
8
4
311
4
9
22
4
5
146
24
34
5
7
17
6
44
8
4
19
11
1805
4
6
4
4
12
87
4
6500
4
27
4
26
4
20
13
6
105
4
4
9
32
6
4
4
214
4
4
2160
30
4
4
4
4
24
135
200
4
300
150
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
9
8
4
4
142
4
4
4
4
11
4
9
383
150
4
4
4
4
4
4
4
4
65
20
6
4
4
51
4
4
8
240
4
4
4
4
4
4
4
4
4
4
4
4
100
4
100
4
6
493
48
4
4
4
33
4
6
299
297
4
8
240
200
4
4
133
4
4
133
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
971
46
9
9
50
6
59
4
170
51
14
4
20
4
4
4
4
4
14
7
118
4
4
4
8
92
175
13
4
8
665
4
69
4
4
12
4
14
4
4
399
4
40
4
4
4
18
4
4
4
4
4
4
4
4
31
4
792
4
4
4
115
166
4
27
860
240
133
5
6
4
4
243
4
4
4
4
4
4062
55
4
4
676
49
4
4
7
33
4
109
4
4
150
4
104
4
107
43
4
4
4
4
4
4
4
4
4
4
4
4
6
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
410
7
4
4
4
4
4
200
4
4
100
4
4
120
4
109
4
4
4
4
4
4
4
150
4
4
4
4
4
4
4
7
5
17
720
14
6
8
10
36
132
4
240
33
4
4
26
4
104
13
28
603
12
31
11
4
4
4
4
240
200
240
19
11
7
6
6
6
4
4
5
7
14
4
4
103
31
4
9
4
300
4
9
32
5
300
240
4
100
150
6
7
4
52
7
4
4
118
95
82
43
34
300
26
6
62
5
8361
100
11
20
4
4
9
4
396
6
5
4
4
727
5
4
120
100
4
89
91
146
30
4
8
10
70
4
86
376
13
45
4
15
57
150
11
4
4
8
30
137
4
4
4
25
45
4
31
123
4
10
120
430
4
4
5
100
4
97
4
13
44
9
85
8
4
130
71
6
83
240
25
100
4
300
109
116
4
4
300
4
9
133
6
6
150
7
7
56
67
4
4
9
200
45
12
300
4
171
33
240
118
120
150
960
4
200
100
4
676
5
110
4
4
4
116
10
32
10
14
58
4
4
4
4
4
4
16
4
5
4
4
4
4
15
9
4
4
4
4
4
40
4
4
4
4
35
10
4
4
241
18
4
4
4
4
4
4
4
4
4
8
4
18
4
30
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
2711
517
50
137
57
4
346
241
4
551
8
4
4
4
4
4
4
4
4
10
27
8
168
4
8
8
4
40
4
4
1117
32
153
204
4
95
4
4
4
4
4
56
4
4
4
4
4
4
4
141
4
96
7
4
4
4
4
4
4
171
4
54
4
171
4
4
4
4
4
124
12
87
5
59
11
100
149
79
688
4
4
16
4
4
4
4
4
7
133
733
8
15
4
4
10
4
4
4
5
102
4
5
4
4
4
4
4
7
5
1207
94
12
4
4
47
4
139
5
20
171
7
212
171
4
5
6
32
4
4
4
6
4
643
4
4
4
15
225
4
40
46
4
4
4
4
53
14
8
100
11
1737
11
5
4
109
291
45
4
25
4
120
120
5
200
4
4
4
5
15
17
4
7
4
4
4
4
4
4
4
4
8
4
4
4
100
150
4
4
4
171
4
30
4
47
4
4
4
4
77
4
4
4
4
4
21
4
4
4
4
4
4
100
8
200
240
4
4
4
4
4
4
4
4
6
100
120
4
4
4
4
75
4
4
4
12
196
37
100
4
100
4
4
4
4
4
4
4
4
150
4
4
4
4
4
150
4
4
4
4
4
120
4
4
300
4
4
4
4
4
300
6
92
300
4
4
300
4
9
40
29
4
4
5
4
4
19
4
88
228
4
4
4
4
4
8
4
4
4
4
68
4
4
4
35
14
13
259
4
7
26
17
4
4
19
177
12
17
294
30
4
300
4
4
4
4
4
47
4
4
4
4
4
4
4
4
4
4
4
4
4
33
5
97
4
4
120
6
332
109
14
4
4
4
4
4
4
4
4
4
4
4
4
4
92
4
4
4
4
4
4
200
4
4
4
82
6
5
4
4
4
4
4
29
300
4
4
4
4
4
4
25
4
4
4
4
4
4
80
4
171
4
13
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
10
4
4
4
6
56
4
4
11
25
189
10
4
878
11
34
15
4
11
31
4
8
6
4
17
4
4
4
11
37
6
61
4
4
22
524
4
4
4
4
4
4
16
4
4
4
50
158
4
40
4
4
4
240
92
10
7
2093
4
37
171
6
8
8
110
720
4
200
617
4
171
4
4
4
4
8
4
4
2838
136
381
27
4
4
4
5
4
4
4
4
4
1372
142
6
239
103
62
10
694
9
4
4
4
10
35
235
6
4
4
4
4
4
4
10
51
39
150
4
200
92
4
4
240
4
4
200
4
4
4
4
4
4
42
4
4
4
240
4
4
4
4
4
4
4
4
4
4
4
4
4
4
133
4
4
4
4
4
4
8
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
120
4
92
371
133
100
300
23
72
4
4
4
4
4
200
4
4
92
571
4
4
4
4
4
4
6
66
62
4
6
4
4
4
52
4
55
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
33
4
4
108
18
10
4
4
29
165
4
4
4
4
179
52
4
3229
240
4
4
29
4
4
4
4
4
4
4
67
4
4
4
52
240
4
24
34
173
8
29
14
7
4
4
4
4
4
8
4
4
4
4
4
4
4
4
4
5
4
16
44
4
53
4
425
4
7
235
6
205
6
8
4
4
9
4
7
4
4
8
7
4
4
22
4
4
4
4
4
4
4
4
4
178
4
4
6
4607
7
6
11
4
12
45
240
346
23
7
22
5
20
62
9
300
4
4
4
4
4
1705
547
34
16
215
175
4
4
4
4
4
18
4
4
4
33
4
4
4
35
57
4
4
4
4
4
200
20
4
4
74
4
4
4
9
22
10
405
5
7
4
4
4
4
4
4
150
4
4
4
4
4
4
4
4
4
4
4
4
4
4
5
4
4
4
4
11
4
4
4
4
4
4
4
4
4
4
4
4
4
200
4
4
4
4
4
4
6
4
4
4
11
4
4
43
427
5
145
38
4
4
4
4
4
4
109
25
5
4
4
4
388
4
4
7
171
4
144
4
4
21
40
4
4
4
4
4
200
120
4
4
16
52
4
4
4
4
4
4
27
15
4
17
4
92
200
4
4
4
4
34
6
4
4
4
4
4
4
4
14
4
10
918
4
4
6
4
457
324
10
792
78
8
9
4
10
1771
14
4
4
8
7
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
109
4
4
4
4
4
4
4
4
4
4
4
133
15
6
93
4
4
4
4
4
4
74
4
4
171
4
171
4
4
4
92
4
4
506
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
816
10
76
79
130
4
77
27
4
4
4
4
197
29
4
7
4
4
4
4
4
6
4
4
4
500
163
4
4
23
88
2493
4
4
60
136
4
4
12
4
7
4
4
4
4
4
4
4
4
6
32
100
4
4
4
234
4
4
4
4
4
4
4
4
109
4
4
4
4
4
4
4
30
171
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
150
4
4
4
4
4
4
4
4
240
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
76
4
33
4
148
200
4
4
4
4
4
4
306
4
133
9
4
4
286
4
8
4
4
8
6
4
4
4
4
4
4
4
4
240
4
92
120
4
4
4
4
4
4
4
4
4
100
4
4
4
10
171
4
4
4
4
4
4
4
4
4
4
26
16
4
4
4
4
4
4
4
4
4
4
4
4
240
4
4
4
4
4
4
4
84
4
4
4
4
4
4
61
4
4
55
4
133
10
4
4
4
6
4
40
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
200
6
150
4
4
4
4
4
4
4
4
7
8
4
4
4
4
4
36
4
300
179
4
4
4
10
4
4
4
4
96
4
4
4
4
4
300
120
240
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
89
27
105
4
4
11
2196
4
100
120
4
4
221
55
25
171
92
1393
4
4
4
4
4
4
86
4
4
4
4
4
4
4
4
4
4
92
4
100
171
4
4
4
4
171
4
4
4
4
4
4
359
4
4
4
133
4
92
4
4
4
150
60
4
150
4
4
4
6
4
4
4
4
4
171
4
4
4
4
4
222
4
4
4
4
4
4
4
4
4
171
4
4
4
4
4
4
4
25
27
4
133
23
4
4
4
4
4
240
4
31
4
654
4
4
4
4
4
106
1879
4
4
454
4
14
8
9
4
4
4
11
4
326
5
4
75
6
4
4
4
4
4
4
4
4
4
150
6
4
4830
300
97
4
38
4
4
4
4
21
4
200
4
120
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
135
10
4
4
4
4
2126
4
4
4
4
4
30
701
4
4
4
68
4
4
150
23
4
6
471
4
4
16
4
6
9
11
35
4
4
4
4
4
4
52
4
4
4
44
4
4
7
7
4
4
4
4
4
4
171
39
4
4
16
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
6
6
4
4
4
4
4
4
4
4
4
4
4
8
38
59
4
288
8
4
23
8
4
8
4
4
53
4
4
12
4
33
300
4
300
240
300
171
4
4
4
4
4
33
70
300
4
4
4
4
4
4
4
4
4
10
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
6
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
120
200
133
16
4
27
4
150
4
4
4
4
10
19
4
37
63
462
4
4
4
4
216
9
29
4
4
4
4
4
144
196
37
4
4
30
18
14
4
28
57
63
4
200
4
4
4
54
4
100
1224
32
4
4
4
4
4
4
4
6
109
4
133
4
213
4
109
7
33
302
4
4
240
4
4
240
4
4
14
4
4
4
111
4
4
4
4
171
4
59
4
4
12
4
171
4
4
4
150
240
4
4
4
200
200
200
4
4
4
4
5
4
171
8
4
171
9
4
30
4
4
6
4
9
4
4
10
4
4
4
4
288
4
4
109
109
200
4
4
4
4
4
4
4
4
4
471
15
12
22
4
4
4
4
4
4
4
4
4
4
4
4
4
4
11
4
4
4
4
4
4
4
4
10
138
4
4
4
4
4
109
4
4
4
4
4
30
300
4
4
4
4
4
4
4
4
4
4
4
4
4
4
60
4
9
4
8
4
18
7
48
4
100
4
4
4
4
14
4
4
100
4
4
4
4
4
6
4
4
4
4
4
4
15
16
4
4
8
4
4
4
20
4
133
4
4
4
43
300
4
200
150
79
4
4
13
96
4
4
4
4
4
240
4
4
100
4
27
133
4
4
4
9
300
4
4
210
16
17
16
4
4
4
4
10
4
4
4
94
4
4
4
4
4
4
4
4
4
8
4
4
300
171
71
4
4
86
100
240
32
4
100
30
27
4
4
4
4
4
4
4
4
191
4
6
4
4
4
109
4
4
15
1276
4
4
4
4
100
4
213
8
301
4
12
4
4
4
124
4
154
61
8
267
240
27
240
200
5
76
33
133
4
4
4
4
9
12
4
4
4
4
4
4
4
4
4
4
4
45
120
4
8
62
4
4
4
4
8
4
4
300
171
4
143
109
4
4
4
7
159
29
65
4
4
4
4
4
4
4
4
4
109
4
4
4
4
4
4
4
94
300
133
274
171
4
4
4
4
4
4
7
4
4
4
4
29
7
4
100
4
4
4
23
42
150
4
4
4
4
4
4
4
100
4
4
6
7
4
4
109
4
4
4
4
7
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
14
4
4
7
4
4
7
15
27
1879
12
6
10
338
39
4
6
81
4
76
754
4
4
4
4
9
22
24
1117
169
8
9
56
4
6
6
7
8
32
10
109
16
300
4
8
29
4
4
4
4
4
4
4
4
4
4
4
4
281
6
17
4
4
4
4
4
148
4
300
200
300
100
4
4
4
8
4
7
5
41
93
45
53
6
4
49
15000
120
33
57
612
6
4
16
4
34
14
4
4
240
300
12
8
4
1258
6
7
19
4
29
37
7
98
12
11
2160
10
10
11
91
13
4
4
4
6
4
1484
203
6
4
4
19
84
143
7
9
4
4
8
42
4
7
21
39
4
7
4
5
4
32
5
4
357
4
4
4
4
4
4
4
4
30
4
4
4
4
4
4
39
48
90
65
4
4
33
4
156
4
3423
97
4
14
334
4
4
4
4
584
4
4
4
4
7
26
7
7
76
66
16
10
32
4
1705
21
17
7
9
6
18
448
7
55
4
74
7
31
425
5
181
122
67
4
4
37
4
4
769
35
71
784
5
2907
79
4
4
171
300
4
4
4
4
4
4
8
31
6
4
7
6
11
17
11
5
10
8
92
19
9
10
132
10
6
4
16
17
284
7825
13
6
260
4
4
4
4
115
14
27
26
226
4
1276
64
7
15
6
158
4
4
42
4
528
27
4
4
240
27
51
7
16
44
36
2399
4
4
11
21
4
4
4
112
1077
9
11
5
3229
383
7
5
707
8
5
4
4
7
13
4
107
88
4
4
300
92
300
300
171
109
150
4
4
133
4
555
4
88
4
580
4
4
4
292
960
10
10
4
4
4
100
5
4
4
4
4
4
4
4
4
4
4
4
109
4
109
120
309
4
4
4
1587
12
7
18
535
214
608
7
240
4
89
6
4
4
4
4
81
4
4
4
4
4
10
204
71
4
157
1958
9
682
4
9
23
18
4
4
79
14
6
231
171
4
4
8
4
120
6
4
4
11662
7
188
62
14
6
48
23
273
4
982
6
29
12
4
4
5
4
4
4
4
200
240
4
4
8
4
16
79
11
4
6
7
14
4
4
563
8
36
4
300
4
1805
4
177
7
4
11
11
5
81
6
4
4
15
4
20
4
4
4
240
4
4
289
133
31
4
4
496
4
150
4
4
4
4
4
3058
4
4
45
100
123
6
4
11
6754
4
17
761
23
4
139
2445
120
100
4
86
4
10
28
7
4
4
55
4
4
4
300
150
109
4
22
348
6
2030
19
10
100
1918
182
4
671
4
4
4
4
4
4
240
120
34
13
4
1534
40
1415
4
4
4
4
4
4
4
6
9
200
6
150
4
21
1077
268
133
8
13
24
49
1918
6
4
9
39
150
5
92
171
4
314
13
224
4
4
300
4
4
493
25
150
4
4
6
4
4
171
4
8
4
200
4
6
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
6
4
1771
33
4
70
4
4
4
10
4
100
4
4
4
4
7
4
4
4
4
4
4
4
4
171
109
14
12
12
9
4
4
4
92
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
300
120
4
4
4
7
4
4
4
100
4
37
33
4
4
4
100
4
4
4
4
4
4
4
16
4
4
6
4
8
11
4
4
4
4
4
4
5
4
4
4
171
4
4
6
8
4
4
109
6
4
4
4
4
4
20
4
4
6
150
4
4
4
4
4
4
4
12
16
4
16
7
6
14
4
4
4
4
4
4
5
4
4
4
4
4
4
4
4
4
4
4
6
4
4
4
4
4
4
4
4
4
4
4
4
4
169
4
133
13
4
4
4
46
6
4
4
5364
7
10
171
15
171
109
99
54
171
6
18
353
177
8
13
4
133
7
6
9
9
4
23
5
4
109
6
4
4
4
17
24
11
15
29
5
4
4
4
4
4
7
8
40
12
47
6
4
5
4
8
4
4
19
9
4
4
4
4
4
4
4
4
4
4
4
128
6
43
7
109
5
4
4
11
11
71
6
8
4
6
109
10
5
1615
10
38
8
34
46
2544
15
6
13
7
48
1176
13
1372
12
11
8
4
443
38
4
120
9
4
8
4
239
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
11
50
4
4
4
4
4
4
4
4
4
4
274
4
6
6
4
47
201
15
9
10
10
4
4
4
4
4
109
4
4
4
4
4
4
4
4
4
4
4
4
4
4
9
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
133
4
4
13
4
6
17
8
34
4
4
4
11
4
4
4
4
4
4
4
4
4
12
7
4
4
4
5
78
4
4
4
1674
7
4
4
4
4
12
4
8
10
134
179
127
1461
10
96
7
12
4
185
4
6
4
4
284
8
4
7
6
101
156
83
27
4
7
4
4
9
4
4
4
4
4
13
4
4
4407
51
4
214
4
4
4
4
246
4
4
4
36
4
49
13
11
4
4
4
4
4
6
4
4
4
4
7
78
4
87
4
101
26
194
4
4
7
4
4
21
4
4
20
4
4
4
4
4
4
6
4
4
5
150
3532
4
4
4
4
4
4
4
100
4
5
109
4
4
4
4
171
4
4
4
4
6
4
4
4
4
4
4
150
4
4
200
4
4
4
4
4
100
4
150
4
4
4
4
4
4
4
21
133
4
9
4
171
4
4
4
4
10
4
7
10
42
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
10
4
784
4
10
14
33
86
12
9
3423
8
4
5
4
4
7
4
4
8
4
4
4
4
4
4
4
4
6
4
10
4
32
4
4
4
4
4
4
4
4
4
4
4
4
35
4
4
4
4
4
4
4
28
240
61
4
4
4
4
253
4
120
4
4
77
4
6
14
4
4
4
4
27
4
4
7
4
6
4
36
4
92
4
4
4
4
4
4
4
6
4
4
4
4
4
4
4
4
4
4
4
4
4
4
6
12
4
4
4
4
4
7
4
120
4
4
4
4
4
171
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
92
4
200
109
4
100
4
4
4
4
4
4
28
4
16
4
4
6
4
38
4
4
4
4
4
4
4
4
4
4
4
4
4
11
4
4
4
4
27
4
4
4
4
77
4
300
4
4
4
4
4
7
4
165
25
15
4
6
8
440
4
218
12
115
4
386
250
198
4
5
4
28
151
187
13
4
4
4
4
4
9
151
7
4
6
7
32
4
15
4
4
109
4
4
4
4
4
4
12
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
311
60
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
22
727
14
4
26
9
4
9
4
4
4
4
4
7
18
4
4
171
4
92
4
4
4
4
4
4
18
4
78
7
4
12
16
5
39
4
6
4
4
4
4
4
4
67
10
6
4
4
4
4
4
6
13
240
11
4
4
5
4
4
4
4
4
7
4
6
45
6
6
33
18
4
7
7
49
6
4
4
4
7
4
4
4
129
4
4
4
100
4
4
4
5
109
120
126
318
4
4
57
4
4
60
9
7
15
4
6
14
7
12
4
6
46
4
6
4
4
7
23
240
10
8
5
10
11
27
7
8
5
2980
4
15
4
8
4
4
18
5
6
6
28
5
7
5
5
7
34
10
7
4
4
4
4
34
7
112
8
8
4
9
10
4
240
4
7
62
21
91
10
20
175
7
31
21
11
7
4
8
3649
6
5
4
9
4
19
98
543
5
144
12
4
4
4
4
26
16
38
8
446
4
4
7
9
4
4
7
4
13
4
6
7
8
44
11
132
7
7
200
18
12
18
7
15
5
8
7
48
4
10
46
8
32
1560
4
4
4
4
4
4
109
6
240
49
4
9
300
277
6
10
4
150
4
27
62
41
68
109
6
15
18
4
4
5
13
4
747
34
8
9
4
133
7
13
92
4
4
6
4
5
27
138
6
8
4
63
20
4
20
7
4
4
133
109
6
120
6
156
39
4
4
4
4
44
30
294
39
4
100
4
5
171
4
14
37
102
56
520
80
6
543
262
4
878
10
4
300
4
20
58
7
4
5
8
8
200
24
8
4
6
4
4
45
4
29
171
26
4
10
4
622
4
42
35
120
4
5
11
14
81
13
627
4
42
440
4
36
60
300
150
166
7
36
4
4
28
11
4
171
4
300
150
4
4
4
4
4
480
4
4
4
8
200
4
8
133
200
4
300
200
14
13
150
4
6
34
4
4
4
4
8
4
8
4
4
18
4
4
109
4
4
4
11
92
6
4
4
4
4
10
133
4
4
4
4
126
150
109
52
47
42
4
4
4
100
92
171
11
6
6
6
971
6
342
200
4
300
4
4
300
171
4
53
10065
4
4
4
4
4
236
237
6
21
4
14
200
12
6
4
17
20
30
4
4
4
12
4
4
63
100
4
4
147
4
4
4
4
4
4
6062
6
4
171
6
4
8
4
17
4
19
9
4
13
20
14
4
4
4
4
240
109
4
4
4
150
50
17
16
6
21
92
7
77
4
120
4
4
4
4
4
4
551
4
4
10
4
4
4
4
4
4
106
4
4
8
4
1051
6
4
4
185
37
4
9
4
51
29
6
4
28
11
10
320
30
147
55
7
4
9
4
5
4
11
12
13
173
127
123
4
4
4
18
200
7
454
7
1241
7
8
67
5
4
7
4
15
24
7
7
91
531
14
27
7
51
5
8
4
4
4
4
102
83
4
24
9
4
36
5
4
110
1294
50
1160
4
4
5
98
133
5
11
5
4
150
9
133
4
5
4
17
4
4
92
4
163
4
11
75
15
100
47
6
24
4
4
5
240
4
4
4
300
171
4
4
4
4
7
300
200
48
18
47
13
240
24
68
7
617
11
105
44
4
28
4
4
11
29
4
402
4
9
7
4
4
4
4
4
100
4
4
4
4
4
4
14
70
7
27
908
64
8
4
100
4
300
4
133
4
217
200
4
186
4
19
100
4
171
100
84
14
4
200
26
6
10
133
4
228
4
4
11
191
4
4
109
171
4
4
4
15
322
4
4
12
210
41
200
171
209
7
34
14
19
8
9
7
140
4
528
6
171
41
4
8
4
26
4
4
33
4
4
4
4
4
4
4
4
299
7
154
36
4
4
4
4
4
4
4
4
13
4
4
10
4
4
150
17
4
4
4
9
5
10
11
4
150
5
4
4
4
6
39
7
208
42
46
4
4
11
4
300
12
4
8
4
4
28
4
4
4
4
246
12
133
4
171
4
6
6
11
9
8
4
23
8
64
20
4
4
4
9
4
202
4
4
4
4
18
4
4
4
200
4
4
4
4
5
4
200
171
4
4
4
4
4
171
4
120
4
4
4
4
4
171
4
4
4
4
4
4
4
4
4
4
40
200
4
4
10
4
4
4
4
7
4
4
4
4
4
12
7
4
4
6
6
4
120
240
4
4
49
4
23
4
5
4
4
4
4
4
4
300
171
4
4
200
4
133
187
28
171
133
5
4
4
4
4
13
86
4
240
10
4
53
4
10
29
6
7
4
50
7
4
4
171
109
5
300
4
4
4
4
187
4
4
4
9
4
28
8
4
4
109
4
4
4
4
4
10
4
26
7
4
124
4
171
4
4
4
6
4
133
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
171
29
4
851
133
4
6
4
6
4
4
8
4
39
6
7
4
150
19
4
4
422
4
4
81
25
5
19
8
60
120
152
22
4
4
28
38
6
6
4
43
336
4
51
4
4
4
200
149
612
65
6
4
4
10
4
4
4
4
71
6
6754
8
15
12
9
17
109
232
11
43
9
25
6
10
7
49
8
7
281
10
69
9
34
69
6
4
8
223
11
4
5
6
133
7399
23
300
300
4
4
316
120
6
4
20
30
170
58
4
83
15
7
4
49
5
2196
4
10
13
6
6
43
7
4
300
4
4
7
19
12
8
1207
29
6
171
7
6
4
4
4
627
487
100
6
75
29
7
4
74
99
4
19
68
4
4
4
7
240
4
4
4
4
4
713
25
5080
300
300
4
5
4
9
4
240
4
300
150
113
4
8
4
4
10
8
24
328
82
7
16
116
4
22
24
10
10
19
4
17
9
4
46
37
4
6
4
14
297
256
4
4
200
4
4
4
6
2445
200
4
109
1131
300
13
4
4
4
147
4
4
4
4
4
43
16
6
808
7
133
4
6
15000
92
8
300
195
7
46
6
32
38
5
200
30
14
6
13
18
5
56
6
12
7
6
4
4
133
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
11
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
77
4
171
4
4
4
4
4
4
4
4
4
4
4
109
4
240
240
100
4
300
4
4
4
5
4
4
4
4
326
4
4
12
8
4
300
120
120
171
4
4
4
4
4
4
4
4
4
4
4
4
4
209
4
240
3323
109
4
4
133
4
120
133
306
4
4
4
4
4
171
171
4
21
93
31
109
4
40
357
468
70
4
31
5
4
4
38
4
4
4
4
68
301
4
17
200
5
4
200
100
6
33
4
302
65
4
125
150
4
4
8
17
4
8
4
27
69
6
76
4
150
4
4
4
4
4
16
4
4
4
4
4
4
4
10
33
64
20
4
4
14
5
4
4
4
4
300
12
4
4
150
12
589
8
4
138
10
4
4
4
100
300
4
4
300
4
4
4
4
4
200
150
4
200
4
4
4
39
4
8
7
6
457
9
117
4
7
4
4
4
6
7
4
4
133
364
4
109
2907
8
7
4
8
33
27
7
5
26
192
300
16
16
4
4
4
46
4
740
21
4
9
4
4
4
4
4
4
7
4
4
4
4
4
4
4
4
4
4
141
6
4
4
16
141
4
8
4
6
8
120
4
10
4
5
4
4
4
4
240
4
126
10
61
4
80
6
9
10
7
7
61
4
28
120
4
4
5
4
49
4
4
120
13
4
4
4
4
4
16
4
4
4
4
4
4
4
4
4
4
4
300
22
300
7
24
108
4
5
9066
32
6
4
200
171
29
133
608
78
4
4
576
4
6
9
35
3775
4
4
4
4
4
4
4
11
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
100
10
12
4
4
4
4
4
4
4
4
4
6
4
29
7
593
8
4
4
4
200
4
4
4
4
4
4
4
4
4
4
4
4
8
100
6
120
4
4
109
898
35
4
4
240
92
4
4
4
4
4
4
10
4
4
4
4
4
100
4
4
4
4
300
4
4
8
55
150
240
109
4
4
7
1644
4
150
4
108
4
4
41
4
300
15
300
4
4
4
4
4
4
4
74
4
38
171
4
4
6
38
4
4
4
171
171
4
4
4
4
4
396
4
4
24
4
4
92
150
4
4
4
150
4
7
4
15
124
4
4
4
4
4
60
240
4
4
171
34
200
92
9
330
4
4
5
120
4
4
32
171
4
200
4
4
122
4
4
8
7
18
256
16
4
171
4
240
26
4
4
4
4
4
4
15
8
4
4
4
4
4
4
4
7
4
7
25
24
5
248
4
46
49
366
4
4
4
4
5
4
4
4
4
4
4
4
4
4
7
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
18
45
7
4
4
4
4
4
4
6
4
4
4
4
4
4
4
4
4
4
4
120
4
4
4
200
4
4
4
4
4
4
14
29
4
4
120
4
4
4
4
109
100
4
4
4
4
4
300
300
300
4
4
4
4
4
4
4
14
82
4
4
4
4
4
4
4
84
220
4
4
4
4
4
4
147
4
4
4
6
694
34
4
204
4
6
4
55
9
4
4
4
200
4
4
78
6
4
4
6
4
4
4
4
4
4
4
112
4
4
7
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
266
4
4
50
4
4
4
29
125
35
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
240
4
4
4
4
12
9
23
4
133
133
300
4
4
4
4
4
4
4
4
300
4
4
4
4
4
300
300
240
4
4
4
4
4
11
4
4
4
4
4
4
4
4
4
4
300
92
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
6
120
4
4
4
153
4
94
4
4
4
4
4
4
4
4
4
240
4
4
4
4
4
4
4
4
92
4
4
12
4
4
5
4
4
150
4
4
100
50
4
13
167
17
6
200
9
113
166
4
5
13
10
21
296
9
7
4
4
4
4
4
4
4
86
4
4
6
4
4
4
46
150
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
240
4
240
4
171
4
4
4
4
5
4
4
4
171
4
4
4
4
4
4
4
4
4
4
6
24
4
4
12
9
4
4
4
6
4
4
4
4
4
4
34
9
4
4
4
4
5
6
19
9
5688
4
4
4
4
4
48
4
4
17
55
4
4
4
4
4
4
4
4
4
4
4
4
4
10
4
271
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
42
4
4
4
300
4
8
4
4
4
4
300
4
240
4
4
4
4
4
4
4
4
100
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
6
4
171
381
92
4
4
4
171
226
7
4
4
120
869
30
31
407
7
20
9
4
4
4
4
4
4
4
109
4
4
4
4
4
4
4
4
4
4
4
200
4
4
4
4
4
109
4
4
4
4
4
4
4
4
4
4
4
202
4
4
4
4
4
4
4
4
5
79
7
21
4
5
4
4
4
4
4
4
4
133
5
4
340
4
4
4
4
4
120
60
11
12
86
87
14
15
332
4
35
4
307
4
4
4
4
17
4
7
11
6
4
4
22
4
4
8
4
7
4
4
4
92
4
64
4
10
117
4
4
56
6
4
4
4
4
31
4
4
37
4
92
4
4
4
11
6
11
4
6
120
4
4
4
4
4
4
4
4
12
12
1534
155
5
230
23
11
69
9
28
4
4
9
19
4
4
144
12
4
4
1438
4
14
11
4
4
4
4
6
4
16
200
4
6
9
43
4
4
4
4
150
4
4
200
200
300
4
4
21
10
4
4
24
101
4
200
150
4
200
300
4
150
4
11
4
4
4
133
133
4
240
17
133
30
4
4
4
120
13
4
4
4
4
280
4
13
4
240
4
4
4
4
4
6
4
50
4
4
4
4
4
4
4
240
171
4
4
4
4
4
4
4
240
300
133
35
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
6
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
72
300
15
11
36
92
7
61
85
4
8
92
4
4
45
4
4
120
300
8
86
42
53
16
4
4
4
4
4
4
4
4
4
4
4
7
4
4
4
14
4
4
4
4
4
4
1015
824
42
4
75
120
4
4
4
120
240
17
4
17
4
4
4
6
4
4
86
6
4
67
4
57
4
4
4
300
92
4
4
4
200
4
4
4
4
200
4
4
109
4
109
17
4
9
4
4
4
4
4
8
4
4
4
4
4
4
14
35
53
4
6
4
4
4
4
7
66
55
13
4
4
9
4
4
39
4
4
4
4
300
4
4
64
92
4
4
4
4
4
4
4
4
4
171
200
133
4
4
18
4
4
4
4
4
4
4
4
4
4
4
4
84
4
4
4
4
4
4
4
4
4
4
4
4
4
4
109
150
4
38
4
7
4
22
4
5
267
4
7
4
40
6
4
12
131
300
4
300
4
4
120
4
116
4
4
4
4
4
11
4
28
300
4
8
171
4
4
4
4
4
240
120
4
4
10
6
6
133
4
4
4
4
4
4
194
46
4
4
4
117
4
4
6
28
4
4
35
4
6
4
4
4
4
4
4
4
4
4
4
206
4
4
17
4
4
38
4
143
4
4
4
4
4
4
4
589
4
4
4
4
4
300
4
4
100
4
4
4
11
4
4
42
4
30
4
4
4
4
5
32
4
14
221
4
4
4
4
4
4
4
4
4
113
4
4
4
13
109
133
4
4
4
4
4
4
4
4
4
4
153
4
4
4
4
4
171
4
4
4
4
4
5
8
4
4
4
4
4
4
4
6
4
4
4
4
4
7
4
4
201
4
4
4
4
4
4
12
81
4
4
4
4
4
13
30
6
4
180
33
2493
10
10
5
4
4
6
150
133
4
4
4
4
8
80
100
4
4
36
4
4
13
4
4
4
4
4
4
4
86
86
4
120
32
4
4
4
44
4
4
4
6
11
4
4
4
4
4
4
4
4
4
4
4
4
58
4
6
166
4
4
11
4
7
86
111
11662
109
4
2272
11
4
289
128
29
175
133
5364
1004
4
4
7
9
148
4
4
4
26
682
4
4
4
6
4
4
133
4
4
4
4
4
4
4
4
4
4
7
4
362
11
9
53
25
6
4
490
4
4
6
4
4
18
939
5
4
4
4
4
4
4
4
4
4
120
9
8
17
276
4
4
4
128
4
4
4
4
4
23
4
4
4
254
4
4
4
133
180
2234
4
171
4
4
79
4
4
9
4
6
4
4
4
4
4
4
4
4
4
4
4
6
4
4
4
130
4
1004
4
4
4
4
1103
4
4
27
24
38
4
4
6
19
7
19
18
1027
11
4
8
4
4
4
4
4
4
4
4
4
4
4
4
4
240
4
4
4
4
4
4
4
4
4
26
4
4
4
4
6
4
12
4
4
4
120
11
4
4
4
4
4
4
4
4
4
4
4
4
200
6
200
92
4
4
120
89
4
4
4
4
4
4
4
39
4
4
6
9
27
28
4
4
4
4
4
4
4
4
4
4
4
4
4
4
92
4
4
4
150
4
4
4
4
4
4
21
4
100
4
4
184
4
4
25
4
4
4
4
4
4
39
109
4
6
273
4
4
4
4
4
4
4
4
4
4
7
17
4
4
4
4
4
4
4
4
4
4
7
4
4
4
92
4
4
4
4
4
4
4
4
4
4
9
75
4
4
4
4
4
4
40
12
4
94
4
10
4
69
35
4
35
4
84
4
4
4
4
4
6
4
4
4
4
4
4
200
4
4
155
6
30
1224
10
11
80
133
4
13
4
4
4
4
4
4
4
4
4
109
4
4
4
4
4
4
4
4
4
4
4
4
57
9
4
4
6
405
28
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
7
4
4
4
63
4
4
4
4
4
4
4
4
4
4
4
11
4
4
4
7
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
33
100
4
1587
4
4
100
4
4
100
4
4
4
4
4
4
4
4
132
4
4
435
243
11
4
4
4
4
4
4
4
11
8
4
4
4
12
123
648
8
4
49
63
4
4
4
179
1241
6
4
4
4
4
4
240
4
4
4
4
4
4
4
4
4
4
4
4
200
4
4
135
109
4
8
4
13
4
4
4
92
4
4
4
4
4
4
4
4
4
394
4
4
22
133
4
4
4
4
4
688
171
4
240
4
4
9
31
8
31
2544
5
54
11
4
4
4
6
7
6
9
104
9
10
32
2653
7
106
4
4
8
4
4
71
171
100
6
150
7
43
4
12
11
9
4
77
520
419
4
4
5
6
4
4
120
50
4
4
4
4
4
4
8
4
4
92
44
4
4
4
4
4
4
4
6
4
4
4
4
300
6
9
4
4
6
4
4
4
200
113
33
4
28
92
22
32
4
6
6
244
13
474
4
8
27
5
4
4
4
4
4
4
7
27
31
109
11
98
4
44
205
4
28
36
4
37
4
7
113
4
133
4
38
5
30
4
16
61
4
8
659
4
4
150
4
171
4
4
6
4
448
109
4
49
4
7399
4
4
4
22
4
37
443
192
7
72
4
4
659
41
4
4
4
4
4
4
4
73
4
4
4
4
4
4
4
4
4
4
11
92
4
70
4
5
4
4
4
240
15
4
4
4
4
4
4
11
4
4
4
908
4
4
4
4
4
4
6
4
4
7
4
4
4
4
171
4
83
4
6
102
30
4
54
6
5
10065
465
4
462
240
4
950
4
4
4
36
163
74
7
8
137
33
104
84
4
4
4
195
106
842
167
4
44
74
109
4
4
135
2000
4
120
4
4
4
4
4
4
150
4
364
15
4
5
128
4
28
36
4
4
23
9
124
12
11
4
66
4
4
24
4
4
4
4
369
19
3775
4
4
111
12
92
16
10
559
52
4
4
159
4
4
4
120
833
22
31
4
32
161
22
75
52
13
15
59
6
11
4
9
9
40
43
13
85
14
87
1509
45
18
25
6
6
7
41
7
21
146
413
5
5
41
89
5
4
9
214
20
6
30
48
100
260
7
5
4
4
6
67
37
4
240
18
24
27
165
49
8
1509
4
46
101
6
8
4
4
4
4
4
4
416
6
12
46
1064
19
4
4
28
4
187
184
27
12
4
152
4
4
4
4
4
4
4
4
4
4
4
4
4
300
36
4
4
4
4
4
4
4
4
4
4
4
4
50
96
1176
4
4
78
4
4
4
4062
8
20
7
6
60
4
4
4
4
4
4
4
2030
6
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
120
4
4
4
4
4
4
22
12
4
13
4
225
4
4
7
4
4
10
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
15
4
4
159
4
4
4
7
4
4
4
4
4
4
4
4
171
4
120
4
92
6
4
100
4
4
4
4
120
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
100
4
4
4
4
4
4
4
150
4
4
4
86
4
38
4
4
4
4
4
10
4
300
63
300
4
4
4
16
4
4
5
103
524
240
4
4
100
4
4
255
165
4
4
4
446
200
4
4
490
4
10
28
4
4
6
4
4
4
4
4
133
8
4
4
4
78
151
4
4
4
4
32
1644
171
4
109
5
4
4
4
4
4
4
4
4
6
6
4
4
4
28
7
4
4
4
4607
4
215
4
4
4
4
4
64
41
4
4
4
19
19
4
4
8
26
10
4
4
300
9
4
28
117
4
4
4
4
4
4
4
4
100
4
1146
4
3532
5
4
5
4
4
4
4
4
4
4
9
10
15
4
4
4
4
4
4
4
4
4
43
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
6
4
4
4
7
124
4
4
53
4
4
9
41
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
133
4
9
19
4
4
4
69
4
2773
47
86
4
4
4
4
1015
4
4
6
4
300
4
4
4
4
4
4
8
4
4
4
6
5
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
100
4
4
4
4
4
4
4
50
9
4
50
33
100
4
4
4
92
4
4
4
4
4
4
4
6
4
6
4
4
4
4
4
4
4
300
200
300
4
4
4
4
4
150
4
4
4
5
4
4
4
6
4
4
4
4
4
4
4
4
56
4
240
240
4
251
4
4
4
4
109
11
7
4
4
4
4
4
4
4
4
4
4
4
100
4
4
4
248
4
6
4
4
4
4
4
4
4
133
4
4
4
4
4
4
4
4
4
300
4
4
4
4
4
4
4
48
4
4
4
4
10
4
4
4
4
4
4
28
6
4
4
4
4
4
120
120
109
4
4
4
4
4
92
4
4
300
17
4
4
4
7
4
10
6
4
4
4
7
7
4
4
6
16
4
20
17
4
240
4
6
77
7
27
5
4
12
451
10
6
13
8
12
4
10
16
6
12
86
14
747
23
4
20
4
5
6
19
22
13
7
6
4
4
4
6
7
18
4
4
4
6
6
12
5
12
119
6
7
4
5
6
11
20
8
35
5
4
4
6
3913
22
7
57
9
21
4
4
4
13
4
4
211
73
7
8
6
6
11
6
8
8
12
6
4
4
1039
118
10
4
10
8
6
12
4
28
240
18
31
4
4
11
6
4
74
4
4
4
100
740
8
4
8
4
10
108
137
174
4
7
188
23
29
245
54
7
9
12
6
8
5
4
7
44
6
171
5
7
18
4
171
7
6
12
4
6
17
4
5
9
4
9
8
162
13
9
242
110
6
18
13
776
16
4
4
31
8
231
7
4
4
4
200
4
28
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
6
5
4
4
4
6
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
9
7
7
16
8
20
3141
14
4
4
4
4
4
4
240
6
4
5
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
26
11
31
5
10
7
8
4
4
4
4
4
4
4
4
4
4
300
300
4
4
4
300
4
4
4
92
240
4
4
4
4
120
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
109
4
4
7
150
4
4
4
4
4
4
14
4
27
150
4
4
4
271
4
4
4
4
171
35
4
4
4
4
4
4
4
4
10
14
4
4
4
4
4
4
4
4
4
4
4
62
4
4
4
4
9
8
4
4
4
130
4
4
4
4
7
4
4
4
4
4
4
4
4
156
92
4
63
4
4
7
4
4
5
4
4
4
10
4
4
4
4
4
4
4
13
4
4
4
4
133
4
6
4
4
4
4
4
100
4
4
4
133
150
4
5
4
4
4
4
4
4
4
4
4
10
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
9
4
4
4
150
133
4
4
300
4
4
171
4
69
92
300
150
300
300
4
4
4
4
5
4
4
4
4
33
8
4
29
4
171
4
133
92
86
4
4
133
92
171
300
4
6
4
4
11
200
240
82
5
4
75
4
10
4
258
126
4
55
4
200
100
9
20
300
171
4
8
4
4
4
4
4
4
4
4
4
4
4
92
4
4
4
4
4
4
4
6
4
4
4
168
4
4
4
4
11
4
4
4
4
4
4
4
4
4
4
4
4
6
394
71
24
109
480
4
4
4
98
35
4
4
4
4
109
4
888
4
30
14
19
17
6
4
4
4
4
4
4
4
92
13
9
85
4
6
4
4
4
10
4
4
4
4
4
4
4
4
4
4
314
4
4
4
4
6
4
16
110
11
15
7
2313
23
2653
22
4
14
5
4
101
1313
4226
300
51
4
136
4
4
4
4
4
4
4
4
4
4
12
4
4
4
4
4
4
4
236
4
4
4
15
100
5
4
4
4
4
4
4
4
4
10
433
8
4
4
11
4
4
71
4
4
4
10
4
4
4
4
4
4
4
150
4
4
4
4
4
4
4
6
4
4
92
4
300
4
4
6
4
4
4
71
4
4
32
4
4
4
4
4
4
4
6
4
4
4
36
4
4
4
4
240
5
4
20
13
4
4
4
4
4
4
4
4
7049
82
12
120
16
83
4
4
191
4
4
4
8
4
28
109
11
22
580
4
48
6
13
4
4
15
4
4
4
4
4
4
4
4
4
4
4
4
4
4
7
4
4
4
4
4
4
4
4
4
4
4
4
66
4
16
4
4
46
120
4
160
4
769
4
7
4
4
4
9
9
4
4
4
4
4
92
6
4
56
9
116
4
39
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
120
4
4
4
4
4
4
4
120
4
4
4
4
4
4
7
4
4
4
4
4
4
4
4
4
240
5
4
8
4
4
5
4
4
4
4
4
4
4
4
4
4
4
4
5
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
10
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
15
4
4
9
8
4
4
9
6
4
10
4
240
350
12
92
4
6
8
53
9
26
4
4
37
8
119
9
12
90
12
4
8
4
9
7
48
112
1294
4
41
4
4
4
26
4
4
5
6
7
4
4
4
4
4
15
4
14
4
54
4
15
50
12
4
10
40
4
4
4
4
334
4
4
4
80
4
416
11
92
4
4
4
4
6
109
7
4
4
92
4
4
4
4
4
7
13
4
31
4
130
8
6
7
4
4
4
4
4
4
4
120
4
4
4
4
4
4
4
109
4
4
4
4
4
4
4
4
4
4
4
4
7
120
4
5
4
28
18
15
4
4
4
5
10
17
4
4
4
4
4
4
146
5
4
4
4
4
4
4
328
4
4
113
4
4
17
5
100
4
4
240
4
4
6
4
133
4
4
4
4
6
4
8
4
6
6
6
22
5
12
4
9
9
4
133
120
171
33
4
4
5
4
4
4
4
8
29
8
134
1841
19
6
30
19
171
140
5
6
7
35
245
125
242
10
407
60
5
1737
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
8
4
100
43
4
29
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
80
4
120
4
4
4
4
47
82
4
10
4
4
4
100
4
37
150
9
4
4
22
21
4
754
4
4
240
4
200
30
603
4
4
4
8
4
4
4
4
1352
92
10
7
54
12
7
300
4
4
4
4
4
6500
5
14
9
4
7
4
4
4
4
4
4
4
4
4
4
4
4
11
11
4
4
79
4
4
4
4
18
4
4
57
100
4
23
9
25
300
4
4
4
4
4
4
6
7
4
16
10
6
4
7
26
18
851
12
171
4
4
4
4
4
4
6
6
31
4
513
4
6
122
150
3141
4
1039
4
4
171
4
7
9
4
4
5
5
37
86
120
4
4
31
4
4
4
4
4
4
4
7
109
6
121
5
39
1090
4
4
4
4
4
4
7
4
100
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
576
4
200
26
4
4
4
16
4
7
4
4
4
11
8
4
100
4
300
4
123
547
7
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
9
4
4
4
4
4
4
4
4
4
4
4
4
4
100
7
4
8
6
30
4
4
249
74
4
10
4
4
6
5
24
4
918
399
4
5
4
4
4
4
4
4
4
4
4
4
4
35
6
4
4
4
4
4
4
4
6
6
4
4
37
4
22
4
6
4
4
4
4
4
4
4
4
4
4
4
4
8
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
6
4
8
4
17
4
4
4
4
4
4
4
4
4
4
4
12
263
158
100
869
4
8
8
4
4
776
4
7
5
20
111
60
18
18
14
4
31
219
42
132
4
104
7
133
10
4
4
16
101
23
54
4
4
92
654
11
11
87
8
4
62
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
5
28
4
4
4
4
4
4
4
4
4
4
6
4
92
4
4
4
4
4
4
100
4
4
4
4
4
4
4
4
4
4
4
4
4
150
4
4
4
4
4
4
4
9
4
11
7
8
37
21
72
4
10
6
4
430
5
21
35
34
4
33
324
4
92
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
200
4
4
4
4
7
4
4
4
4
4
4
4
4
133
4
4
4
4
4
4
6
4
4
68
4
4
240
4
4
4
4
4
4
4
4
4
7
25
4
4
4
4
4
4
4
4
4
4
4
4
171
4
4
4
4
4
4
4
4
77
4
4
4
4
4
4
8
4
133
4
200
7
4
4
4
4
4
4
4
4
4
4
4
4
4
25
4
4
4
4
133
4
4
4
4
4
4
4
4
4
4
4
4
4
240
4
4
4
4
4
31
4
59
10
133
4
4
4
27
7
4
71
300
33
4
6
150
4
598
4
4
4
8
4
11
4
4
4
20
7
4
100
4
4
133
4
120
90
9
10
438
6
6
9
4
6
6
11
4
80
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
120
4
4
4
4
7
4
4
4
120
4
150
4
171
4
4
100
4
4
4
4
4
4
76
4
4
4
4
4
29
4
150
4
4
4
4
4
4
4
4
4
4
24
4
15
4
4
4
4
8
4
255
4
4
15
4
10
10
4
4
4
4
22
4
6
4
10
20
4
109
6
4
4
26
8
376
28
9
8
4
8
17
4
21
8
8
5
72
184
26
4
11
5
28
13
13
465
14
559
200
6
4
10
6
4
171
4
4
27
8
4
4
5
4
4
4
4
4
4
4
4
14
109
19
422
307
172
1146
800
5
4
4
30
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
7
4
21
4
109
300
133
300
4
4
4
4
4
4
4
4
4
4
4
4
4
4
41
4
4
4
14
4
4
4
69
800
4
12
26
4
4
4
5
4
11
4
4
4
4
4
4
320
4
251
133
4
11
4
4
4
100
7
62
259
4
30
31
2597
4
4
4
4
4
4
4
4
4
109
4
59
4
4
4
120
4
4
13
4
10
4
468
21
4
4
11
11
4
4
4
4
4
4
4
4
4
4
4
4
4
120
4
4
4
4
4
4
4
4
120
4
4
4
4
4
4
4
4
28
4
6
36
13
4
4
4
4
4
200
4
200
4
4
4
4
4
4
4
92
120
4
4
4
4
4
238
4
4
4
4
4
4
4
4
11
4
4
4
4
4
4
4
36
4
4
4
4
35
286
4
27
4
4
2313
4
30
8
240
1103
4
7
5
4
4
4
14
4
4
67
29
535
4
4
109
4
4
100
6
4
4
28
1352
4
4
4
4
4
120
4
4
63
4
4
4
109
4
4
4
4
227
4
43
6
6
808
6
109
4
4
34
4
29
510
44
4
4
4
6
4
4
178
4
300
4
4
4
4
4
32
157
199
50
40
73
4
55
140
91
4
4
31
5
114
66
263
4
5
12
6
9
4
9
8361
85
26
1615
7
193
4
6
300
4
35
391
56
162
41
4
4
4
20
27
59
4
115
65
20
30
4
122
7
4
4
4
4
4
4
4
4
181
4
4
4
4
4
4
4
4
4
4
4
100
8
171
152
4
4
4
4
4
4
4
4
46
4
4
4
5
4
13
4
4
4
87
4
6
4
6
4
4
4
80
4
150
133
109
17
4
8
6
171
23
4
5
6
4
4
6
4
4
4
4
6
4
4
4
4
4
4
4
100
4
4
4
9
9
171
300
171
4
9
4
4
4
4
4
4
4
4
4
4
4
4
133
4
4
4
4
4
4
4
4
150
200
150
4
133
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
7
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
171
4
4
4
100
4
4
4
120
4
4
9
4
4
4
92
4
120
150
4
4
240
4
4
4
10
4
4
4
4
4
4
4
6
4
4
46
4
7
4
4
14
4
300
6
4
4
8
4
150
4
200
100
4
4
4
4
133
12
240
4
109
4
4
4
4
4
4
133
4
4
4
4
4
4
4
4
4
4
4
4
12
451
11
8
17
4
7
4
4
40
120
240
4
4
4
4
4
4
4
4
4
4
4
4
4
6
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
16
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
6
120
51
133
150
240
92
4
4
4
4
109
109
4
4
4
5
4
4
4
4
4
4
4
4
150
4
4
4
109
7
4
4
6
4
4
4
4
4
4
4
8
4
4
4
4
4
4
4
4
4
4
4
4
4
4
8
4
4
7
92
4
92
92
4
4
4
4
4
200
150
4
7
4
6
7
4
4
5
4
4
4
4
171
4
4
4
200
300
4
4
4
4
4
120
4
92
100
4
4
133
4
4
4
4
193
4
6
500
150
4
4
38
4
477
56
4
29
28
6
4
4
4
4
4
4
4
4
120
4
109
300
13
4
4
92
4
4
4
4
4
4
4
4
240
100
4
4
4
86
5
12
49
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
100
171
4
4
4
4
33
4
4
28
53
4
15
25
4
4
5
4
4
12
4
4
4
4
4
4
4
4
4
6
4
4
200
4
300
4
4
4
4
4
240
133
4
240
92
120
4
4
4
4
4
4
4
4
4
4
4
150
4
4
120
4
4
4
4
92
11
4
4
4
4
4
4
4
4
4
4
4
4
240
4
300
4
27
4
17
4
4
16
5
4
16
19
240
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
14
4
11
4
4
12
109
4
4
240
4
4
4
4
4
4
4
4
4`;
export const surnameFrequency: string = `AaaronFsGonCsenBbadEieDlosDrcaDteDziCbasFovEteDeyDotFtCdallahDoDrahmanovFkhmanovDulFlaevHhHyevCeDlElEsDrcrombieEnathyFethyDytaCilaCleErEsCnerEyCrahamHsIonEmFowitzFsGonDegoEuDilDonCsherEireDtonCuDladzeDrtoBccardoCebedoDvedoFsChenbachEsonDornCkerFmanInFsonDlesFyEinDmanCordDstaCreeEsCtonCuffDnaBdairDmEczykEeFkFsEiEoEsFkiFonDnDryDyCcockExCdarioDingtonEsFonDyCelmanEsonDmovicDnDrEholtCgerCilovicCkinsGonEsonFsonClerColphGsenHonDrnoCreiDianBekBfanadorCerditaBganDrEwalCeeDnaDrCinCnewCostaFiniFoCrawalCuasEyoDdeloDeroDiarElaGrFeraFlonEnagaGldoFigaErreDlarDonDstinBhamedDrtCearnDrnClDersDgrenDstromCmadFovDedEtovHicDmedCnDerCoDnenCrensCumadaBicheleCelloCgnerCkenFsDinCnslieEworthCspuroCtchisonDkenCvaliotisBkbarCeDrEsChmetovCinEsCridgeCtarDerBlaimoDmEedaEoDnisFzDrconDsDtorreCbaEnFeseFoEradoFranEughDeeErFsGonFtGiHniGoGsHonGyDinFoDrechtEightFttonEoDuryEsCcalaEntarIaErazEzarDocerFkErnEttCdacoEnaEyDenErFeteFmanFsonDingerDrichFdgeCegriaDjandreIoEoFsDksejevDmanDquinDrsDshireEsiDxEanderHraIeEisCfanoEroDieriDonsoErdDredCgarinDerCiDceaDevFiDffDxDyevCkireClainFreEnErdDbrightGttonDdredgeDeeEmanEnFderFsworthEsEyFneDgoodDieEgoodEngGtonEsFonDmanEonDowayDredDsEhouseEopEupDumsDynCmDaguerEnzaHrErazEzanDedaEidaEndarezDodovarEnFdFteDquistDyCongiEsoEzoCpertDhinCredCsopDpaughDtonDupCtDamiranoDerDhoffFuseDieriEzerDmanDoEmEnCvaEradoFdoFengaGsGzDeloErezFsonEsEyDinEsDordCwardBmadoFrDkerDnEgeldyEnEteDrEalFnteFsingheEoDtoDyaCblerDrizEoseGinoHoDurgeyFnCedeeDllDnEdFolaEtDrineEmanEsonDsDyDzcuaEquitaCickEoDdonDnDsCmannDermanDonFsCoDdeoDnDrEeEosoDsCrheinCsdenDlerCundsenGonCyBnCayaCchetaEondoCdersGenGonGsonFtonEsDingFoDoEvDradaGeEeFasHenHsenFjevFpontFsGenGsFwGsEusEzejewskiDujarCelloCgDeElFesFisFlFoGvHaEvineDleFsEinDstDuianoEloEsCkerDneyDromCnaDisDunziataCsariDellFmoDleyDonDpachDtettCtengDhonyDleFyDoineEnFeGlliFioFucciDrimDunesGzCwarCzalduaFoneBokDiCmBparicioCelCgarCoDdacaDnteCpelFlErsonDleFbaumGyFgateFtonFwhiteEinGgCrilBquilarEnoErreBragonDiEzaDkakiEelyanEiDmbulaDnaEdaEgoEtDtaDujoDvenaDyaCbenDogastEurDuckleCcandDeEneauxEoDhambaultEerFyEibaldFeEuletaDiniegaDuriCdDenDisEtoDoinEnCechigaDhartDlElanoDnaFsEdFsFtEsEtDvaloDyCgentoDoDuellesHoFtaCiasDolaDspeDzmendiCledgeDineCmagostEndEsDbrusterDendarizFtaGroutErEsDijoEsteadEtageDondErEurDsEteadFrongDwoodCnDdtDerEsonEttGeEyDoEldEneEtFtDwineCochaFoDnEowitzEsonDraCpDinCrakelyanEntDedondoEguinEllanoEolaEyDiagaEetaEgoEngtonEolaDowoodEyoDudaCsenaultDlanCteagaErFburnDhurGsDiagaEsDmanDripDzCvidsonEeEnEsoEzoFuCwoodCyCzateDolaDuBsaroDyCbellErryDillDuryCcencioDhenbrennerFrCencioChDbaughErookEurnEyDcraftFoftDeErDfordDkenaziDleyEineEockDmanEoreDtonDurstDworthCkewEyDinsClanCmusFsenCperCtinDleDonErgaDudilloCuncionBtchisonEleyCenEcioDrDsChertonEyCkinFsGonEsonClasCnipCtardEwayDeberryHyErberryDwoodCwaterDellDoodBuCbeErtDinDreyEyDuchonCclairDoinCdetFteCerEbachCgerDsburgerDustGaGeGinIeGusCldDtEmanCmanFnDillerCneDgstCrandCstEellEinEriaCtenDhementDonDreyEyCvilCxierCyeungCzenneBvalloneEosDnsEtFsCelarDndanoEtDraEettHeEillFttEyDtisyanDyCilaEesFzElaDnaDsDtiaCrahamBwadBxelsonCfordCtellByalaCbarCcockCdinCeDrEsClorDwardCmondConDtteDubCresBzarCconaCevedoCizCoulayCureAbaadeCbbEittDcockDerDicFhEnFeauIxDstCcaDchusEusDhEandEelderFrEmanHnEusDkEerFsEhausElundEmanEstromEusDonEteCdDalamentiDeEauxEnErDgerFttEleyDillaGoDonCeDgDhrDkDnDrDzEaCgDbyDdonDgEettEsDinskiDleyDwellChDamDeEnaDlDrCiDerDlEesFyElargeonFieEyDnEbridgeEeFsEsEterDrEamovIiEdDsdenEleyDtyDzeCjramCkDerEwellDkeFnFrDosClasEzFsDboaEuenaDchEomDderasGramaEonEreeFidgeEucciEwinDeEntineEsEyDfourDickiEsDkEeDlEaFnceGtyneFrdFsEengerGtineFsterosFwEiFetFngHerEouFwEsEwegDmerDodisEgFhDsamoEerDtazarEesEimoreEzFellDzerCmberCnachEsDbenDcroftDdaFraEyDeEgasErjeeEsEyDfieldDgEertEsDhDisterDkEerEheadEsFtonDnerGmanEingFsterEonDtaEonDuelosCptistHaHeCraEhonaEjasEnFowskiEttaDbEaFgalloFraEeFauFeFrGaGioEieriEosaFurFzaDceloFnasEiaElayEoFmbEusDdEenEhiEinEsleyEwellDeEfieldFootElaDfieldEootDgaFsEeFrEoDhamEorstDilFeEsicDkEerEleyEmanEsFdaleDlettHaFyEowGeDmoreDnaFbyFrdEerFsFttHeFyEhardtHtFillFouseEsEumEwellDoEnFeEsDrEaFganFncoFsFttFzaEeFiroFnGtineFraHsFtGoGtHeEickFeGntesJzIosGrHeFgaFngerHtonFoGsFsEonFsGoFwGsEusEyDskyEtowDtEaEeeFlGlGsGtFrEhFelFolomewEkowiakHskiElettGyFingFowEoFlGiniGomeFnFsFwEramEschEzDwickCsalduaDcoFmGbeDdenDelDhEamFwEirEoreDilFeEngerDkervilleFttEinDlerDnightDquezDsEettEhamElerEoDtEaracheEianFenFnCtallaDchelderHorDdorfDeEmanEsEyDhDieEstaGeDorDresDsonDtEagliaEenFrsbyEinFstaHeEleGsEonEsEyDyDzCuchEomDderEoinDerDghFerFmanFnDmEanGnEbachEeisterFrGtEgardnerHtIenInerDrDtchEistaCvaroDerCxDleyDterCyDardDerFlEsDlesGsFyEisGsEonFrDnardEeFsDsEingerCzalduaEnDeEmoreDileBeaDchFamFumFyDdleGsDgleDhmDirdDlEeFrElEsDmEanEerEonEsDnEeDrEceEdFenFsleyDsleyEonDtonEtieFyEyDubienEchampGeminHsneEdetHteFinFoinFryEfordHtElieuEmontEpreEregardEsoleilEvaisDverGsDzleyCboutCcentiErraGilDhardEerEtelFolHdDkEelFrGtFttEfordEhamElesGyEmanHnEnerEsteadEwithDnelDraftDtonCdardDellDfordDgoodDnarGskiGzDollaEyaDsoleDwellCeDbeDchFamFerDdeEleDgleDhlerDkmanEsDlerDmEanDneDrEmanEsEyDsleyEonDtsCgayFeDgsDinDleyDuChanErDlerEingDmDnEeEkeDrEendHsHtGsCierDlEerDrneDtzCjaranoCkimDtashiClairEndFgerDcherDdenEingDewDfieldForeEordDgardeEraveDinEsleEveauDkEnapDlEaFmyFngerGtoniFrdEeFfeuilleFrFsFwEiFngerGiGoFsFveauEmanEoFmyFnGeFwsDmontHeDoteDserDtEonEramiGnEzDueDvilleFnDzCmbryDentDisCnDallyErdEventeFidesIzDbowDceEhEomoDdaEelFrDedettiIoFictEfielIdEsFhEvidesDferEieldEordDgeEstonEtsonGsonDhamDignoEtesGzFoDjaminDnEerFtGtHeEingHerHfieldHtonEyDoEitDsenEonDtEleyFyEoFnEzDwareFyDzEingCquetteCranErdGiDberichDendsFsEsFfordDgEanEdollEeFnFrGonGsonFsonFvinFyEfeldEgrenEhEinElundEmanHnEquistErenEstromDidzeEngerEshaDkEeFleyFyEleyEmanEowitzDlangaEinDmanEeoEudesHzDnabeFlFrdHiIniJoHoFtEdsenFtEerFyEhardItEierFngEsFteinDquistDraEianFerFosEyFhillFmanDtEaEelsenEhelotFiaumeFoldEiFnEoliniEramGndEschDubeEmenDwickDzinsCsawDeckerDhearsDsEerFtteFyElerDtEerCtancesGourtDheaFlEkeEuneDtencourtFrtonEingerFsEonEsEyDzCumerDsDtlerCvanFsDerFageFidgeFlyFsDilacquaFlGeEngtonFsEsCwleyCyDerFsCzansonBhakEtaDtiaEtBianchiFoDsCbbEinsEsEyDeauEeDleFrCceDkelFrsHtaffFttEfordEhamEleGyEnellCddleEyDwellCeberDdermanDhlDkerDlEeckiEloDnDrEbaumEceEmanHnCffleCgDbyDelowDgerGsHtaffEinsEsDhamDlerFyClalDboEreyDderbackDesDgerDlEerEieFngHsIleyHtonFotFpsEmanEsEupsEyDodeauDskiDyeuCnderDetteDfordDgEamanEerEhamEmanDionDkleyDneyEsCondiFoCrchFfieldDdEenEsallFellFongEwellDgeDkEheadFolzElandDminghamDnbaumEeyDoEnEsDtCsbeeDcegliaEhofHfEoeDeDhEopEwakarmaDsellFttHeEonGetteGnetteCtnerDonDterEingHerEleEnerCvensDinsDonaCxbyDlerCzierDjakDzellBjerkeCorkFlundBlackFburnFerHbyFfordFledgeFmanGerGonHreFshearHireGtockInJeFwelderIlGoodDdeFsDggDhaDinFeErEsFdellFeDkeFleyGyFmanGoreFneyFrFsGleeFyEleyEneyDlockDncFhGardGeHtteFkFoEdFfordFingFonEeFyEfordEkFeGnbakerHshipFinshipFsEnEsettEtonDsEchkeEerEiFngameEkoEsFingameDttFnerDuEserEveltDyElockDzeFkFrFvicCeaEuDchaDdsoeDichDssingDvinsDwettCickDndEnDssDzzardCochFerEkFerDdgettDhmDmEbergEquistDndalDodFsawFworthEmFbergFerFfieldFquistDseEsFerFomDughEinEntDwEeDxhamCubaughDeDfordDhmDmEbergEeFnfeldGthalFrDndellEtCyDtheBoanDrdFmanDtengEmanEnerErightEwrightDzCbDadillaDbEittEyDerDoCcanegraDkEelmanEmanCddenEieEyDeEnFhamerDieEfordElyEnFeDkinDnarEerDyCeDdingDhmFanFeGrDlterDrEgerEnerEsmaDsEchEeDttcherCganErFdGusFtDdanGovDenErFtDganEessEsDleDnerDueChanFanFnanGonFonDlEenFrEingDmEanDnEerGtEsackDonDrEerCiceDssonneaultEvertDvinCjorquezCkClanFdGerFosEtDdEenEingEsEtEucDenFbaughFderErEsEyDgerDickEnFgGerEvarDkvadzeDlEerFsEinGgHerEmanDognaDsterDtEeFnEonEzDyardCmanErDbardHierEergerCnDaEcciEnnoEparteErEvitaDdEarGenkoEiEsEurantEyDeEbrakeElliEnfantErEsEtFtiEyDfiglioDgiornoDhamEommeDifacioEllaEnDkDnEeauFllFrFtGtHeFyEieDoEmoDtragerDuraCoeDherDkEerEmanEoutEsDmerDnEeDrDsEeDthFbyFeEsDzeFrCppCrbaDchardtFersHtDdeauxFlonFnFrGsEnerDelFliEnDgEenFrFsEmanDingEsDjaFsDkEholderEowskiDlandDmanGnDnEeEsteinDowskiDquezDregoFlliFroEorDstDthEleEonEzDuffEmEndaCsDakErgeDchEoDeErDhartEearsDioDketDleyDnjakDqueDsEardEeFrmanGtEiDtEerEicGkEonEromEwickDwellEorthCtelhoFloDheEwellDkinDsfordDtEaEomGleyGsFrffEsCuDchardFerEkDdreauIxDffardDghFnerFtonDieDknightDlangerFyEdinEeyEterFonEwareDndsDrassaEbeauFonEdeauFonEgFaultFeoisGtFoinEkeElandEnFeEqueGinDskaEquetDtinEonEteEwellDyerCvaDeEeCwDdenEoinDeEnFsErFmanFsGoxEsDieDkerDlandEbyEerFsFyEinGgDmanDnEeDserDyerCxDerCyceDdEenEstonGunDerFsEsEttGeDingtonDkinGsEoDlanGdEeFsDntonDsenEterDterEonCzarthDeEkEmanDicEnovBraatenFzDbhamDcamonteEcoEeFroFwellFyEkFenGttFinHsFmanEyDdberryFurnHyEdockFyEenEfieldFordEhamEishEleyEshawGerFtreetEtEwayFellEyDffordDgaEdonEgFsDhamEimiDinFardFerdEthwaiteDkaEeFbillDleyDmanEbleHttEeElettEmerDnamFnEchFoEdFelGnburgGsFiGsFlFonGwFtFyEhamEkovEnFanFenFiganGngFockGnFumEscomeGumFfordFonFtetterEtFleyFnerFonEumDseFlEfieldEhearIsGrEilEsFardFellFfieldEwellDtcherEhwaiteEtFenFonDudEerEltEnFsteinDvermanEoDwleyEnFerDxtonDyEmanEtonDzanEealFllGtonEielGrFlGeEzellCeathnachEultFxEzealeDchtEkFenridgeDdesonDeceEdFenFingFloveEnEseEzeDhmFerDitFenbachHsteinDkkeDlandDmerEmerEnerDndelFleEemanFsEnanFemanGnGrEtFonDsciaEettEhearsElerFinEnahanEslerDtonEtEzDuerEnigDwEerEingtonEsterEtonDyCiainEnFtDceFnoEkFerGyFhouseFleyFmanFnerDdgeGforthGmanGrHsGsGttGwaterFmanEwellDemEnErFlyEseDganceGtiEgsEhamFtGmanGonGwellEmanEnacDlesFyElDmEageEerEmerDnEdleHyEegarFrEkFerHhoffFleyFmanInEnEsfieldFonEtonDonFesDsbinFonEcoGeEenoEkerFiEsetteFonEterFolGwDteEoEtFainGnFenFianGnghamFoGnDxeyDzendineCoachEdFbentFdusFenFfootFheadGurstFnaxFusFwaterHyGellFyDbstDceEhuEiousEkFettFingtonFmanFwayDdbeckEeFrGickGsenFurEieEskyEtEyDeDganEdenFonDinDkawDmanEbergEleyDnkEnerEsonFteinDokFeGrGsFingHsFmanFoverFsGhireEmFeFfieldDphyDseEiusEnahanGnEsDthersHtonEtEzmanDughGtonEillardHetteEseFsardGeauEwerDwEderEerEnFeGllGrFfieldFingFleeGowFsonDxtonDylesCubakerDceEhEkFerFnerDderDeggemanKnEningDggemanGrEmanDhnDmbackGughFelowEerEfieldEitEleyEmerGttFittEseyDnEdageFidgeEeFauFllHeFrFtGteHiEgardtEiFngEkFhorstEnerEoEsFonFwickEtFonDshEsEtDtonCwonCyanFtDceDdEenDerDnerDsonCzezinskiDozowskiBubbDlitzCcciDhEanGanGonEerEheitFoltzHzElerEmanEnerEolzEtaEwaldDkEelewEholzEinghamElandFeGrGsGwGyFinEmanGsterEnerEwalterDyDzekCdaDdEeDgeCecheFlerDhlerDllEowDndiaEoErostroEtelloDrgerDttnerCffEingtonEordEumDkinDordCgarinDbeeDgEsChlEerDrCiDceDeDtronCkerDowskiClgerDkleyDlEardEenFrEingtonGsFonFsEochGkEuckDowDterCmbreyDgardnerGnerDpEersEusCnDceEhDdickErenFickEyDgardEeFrDkerEleyDnEellFrDtinGgEonDyardConoFcoreCrbachFgeFnkEridgeDchFamGrdFellGttIeFfieldFillEiagaDdEaEenFttHeEgeEickFneFttDfieldEordDgEamyFnEdorfEeFrFsGsFtGtEherEinFoEoFonFsFyneDkEartEeFsFtGtFyEhalterGrdtHtFeadFolderEittEleGyEsDleighFsonFyEingHameFsonDmanEeisterDnamEellFrFsFttHeFyEhamEleyEsFideDpeeEoDrEageEellFssEierFllFsGsFttEoughIsFwGesGsEusGsDseEonEteinDtEchEnerEonEsEtDwellDyCsbeeEyDcemiEhFerFmanDeErEyDhEardEeeFllFyEmanEnellEongEwayDickDkeFyEirkDsEardEeFllFyEiereDtamanteEerEillosEleEosDwellCtcherDeauEraFbaughDkieneEovichEusDlerDnerDtEarsEerGfieldGsGworthElerEonEramFeyEsDzCxtonCzardDbeeDzardEellByamDrdEsDsCbeeCeDrElyEsCfieldDordCingtonClerDsmaCnoeDumCramDdDgeDneFsEsDomEnDumCtyqiCunAcabaElleroEnFaFissDeEllGoEzasDinessDleDotDralGesEeraCceresDhoCddellEyDeEnaEtDieuxEzDleDoganEretteDwalladerEellDyCesarCffeeFyEreyCgeDgianoDleDneyChallDillDoonCiDlDnEeFsDrnsEoDsonCjigasClabreseGoEhanEwayDbertDcagniHoEoteDderGaGinGonIeGwoodEwellDeEsEyDfeeDhoonFunDiEfanoExteDkinsDlEaghanFhamHnFnGanFsFwayEeFjasFnGderFsEicoatFerFhanFsGonEowGayDoDtonDvertEiFlloFnEoDzadaCmachoEraFenaFgoFilloDbareriEellFrosEraFeFidgeFonDdenDelEronDiElleriEnitiEreDmackFrataDpEaFgnaFnaGellaJiFsEbellEerEfieldEionHeFsiEoFsEuzanoCnDadaGyFyEleGsEryEsEvanDcelEholaDdanozaEelariaJoElerDeEdyElaDfieldDgelosiDipeEzalesDnEadayGyEellaEingEonDoEnDslerDtaraEerGburyGoEinEleyEoFnFrErellEuEwellEyDupCoDuetteCpassoDeEhartElFlanErsFtonEtilloDlanEeFsEingerDoEbiancoEcciaEneEteEzziDpEelloEielloEsDraEioEonDshawDtainDuanoEtoCrabajalGlloFelloEscoEveoEwayDbajalFlloFughEerryEinEoFnaroGeHllGiDcamoDdEellaHoFnGasFrEielFlloFnGalIeEonaGeFsoFzaGoEwellDewEyDgileGlEleEoDicoEgnanElloEniFoDlEbergEeFtonFyEileFnGoFsleEoFckFnFsFwEsFenFonEtonEucciEyleDmackFnEeanFnEichaelEodyFnGaFucheDnEahanEealFgieFllFrFsFvaleFyEsDoElFanFinaFlGoEnFeEthersDpenterHierFrEinoFoDrEaFnzaFraFscoGquilloFwayEeiroFlGlFnoFonFraHsGoEickGoFerHeFganFlloFngtonFonFzalesGoEolGlFnFwGayFzzaEuthHersDsonEtarphenFensIenEwellDtaFgenaEeFeFrEhaighEierEwrightEyDusoEthersDvajalFlhoEerDwellEileDyCsadoGsFyEgrandeEleEnovaEresGzEsEvantEzzaDcioDeEboltEllaEyDhEenEinFonEmanEwellDianoFsEllasEmirDkeyDlerDnerDoEnDperGsHonDsEadyFnoFraEelGlHaGmanFtteEidyFtyEonGeDtagnaFldoFnedaGoHnEeelFllanoKsHiHoInFnadaFrEigliaIoneFleGleIjaHoInEleGberryGmanEoFnGguayFrGenaErejonFoFuitaDwellCtalanHoFdoEniaFzaroDchingsDeErEsDhcartEerFyDledgeFttEinDoEeEnDronDtEaneoEoCubleDdellEhriEillHoEleDfieldDgheyDlEderEeyEfieldEkinsDsbyEeyDthenCvalcanteJiFierIeIiFlaroGoEnaghGughEzosDeEnderErFlyEsDinFessFsEttCwleyDthonGrneCyaDerDlorDtonDwoodCzaresBeallaighDrleyDsarEerCballosEnDotariDulaCcenaEreDilCdenoDilloCfaluDerovCjaClayaDentanoEstinIeDikEsCndejasDgicDicerosDtenoFrGsCpedaDhasEusCrdaDmakDnaEyDonDratoEoneDulliDvantesIzEeraEoneCsarFioDpedesDsnaCtinDriCvallosBhaDbEotDceEkoEonDdadEbourneEwellFickDffeeFinHsEinDgnonEoyaDiEdezEresGzEssonEtianDlfantEkFerElisEmersEouxDmEberHlainJndIinHsFleeHssGissEleeEnessEorroEpFagneFineGonFlinFneyDnEaEceGllorGyFyEdFlerFraEeyEgEnelHlDoDpaFrroEdelaineEelGlEinElinEmanEpelHlIeFleEutDrboneauHneauEestFtteEityElandFeboisGsHtonHworthGyFieFtonEneyEonEpentierErierFonEtersFierFrandDseEonEseEtainFeenDtfieldEhamFurangaEmanFonEtertonFinDuEdharyGryEezEsseEvinDvarinGriaEersFsFzEiraFsEousDyDzanCeDaEmEthamFwoodDckDeEkFsEsemanFmanEverDnEardFultEeyEgEierEnaultEowethDonFgDrryEyDshireEleyEneyFutHtEsFerFonEterFnutDtryDungDvalierEezDwEningDyEneChanEyDenEtFriDimDnDoaEemErnCiDaEngEramonteFelloFiniEssonDbaDchesterEkEoFineDdesterDenEsaDlcoteHtEdFersFressFsEesElFemiEsonEtonDmDnEgEnDodoDpmanEpsDricoDsholmEmEolmEumDtianEtendenFumFyEwoodDuDversCmielGewskiDuraCntCoDaEteDckDeEmDiEceDjnackiDnEgDoDquetteDuEdhuryEinardDwEdhuryDyCretienDismanFtGenIberryIsenJonGianJoJsenKonHeHnaGmanIsGnerGoffJerseMoHpherLsoGyDonisterCuDaDbbDmbleyEleyDnEgEnDppDrchGillGwellDteBiancioloCcconeDeroCenfuegosDslaGkCfaldiDuentesClleyCminoDminoCncottaDnamonEeideDtronCobanuDffiDttiCpollaDrianiHoCrcleDiacoElloFoCscoDnerosDsellDtrunkCtizenCullaBlaarEssenDbaughEornDckDesEysDflinDgonDiborneErFeFmontDncyEtonDppFerDrdyEeEkFeFsonEyDsenEsFenDtterbuckDudeFioEnchEsFenFingFonFsenDwsonDxtonDyEbornIeFrookJsEcombEpoolIeEsonEtonGrEwellCearFyEverGsDekDggEhornDlandDmEensGtHeHsEmerFonsEonsDndeninJgDrkEmontDvelandFngerFrDwisCickDentEttDffFordEtFonDmerDnardEeEgerHmanFmanEkscalesEtonCodfelterDeErDningerEtzDptonDreDseEsonDthierDudEghEseGrEtierDverDwEerGsDydCubbDckDffDkeyDneDteEterFsCyburnDdeDmerDneBoachmanDdyDkleyDleDnDrdDteFsEneyEsDxumCbbEinsEleEsDerlyDianDleFrDosDurnDyCcaDcoDhranHeDkburnEeFrhamErellFumDoCddingtonDerDyCeDlhoEloDnCferDfeeFltFrFyEieldFnEmanDieldCganErDburnDdellEillDerDginGsDhillElanDswellChanDeeEnDnDrsCiDlDtCjocariCkeErDleyClaEngeloEsDbertEurnEyDcloughDdironErenEwellDeEgroveEllaEmanEsEttiEyDganDinDlEadoFrGdFzoEeloFttHeHiFyEieGrFganFnGgsIworthHtonGsHonHworthFsGonEmanEumEyerDmanEeneroDomaFboEnFeEradoEsimoDpittsDquittDsonEtonDterEonDucciEmbiaGusEngaDvardEinDwellDyerCmachoEnDbesGtEsDeauGxErFfordEsDfortDiskeyDmanderEonsDoDpoFsEtonDstockCnantErdEtserEwayDboyDcannonEepcionEhuirDdeFrEieFtEonEraFeyFonDeErlyEyDferEortiDgdonEerDigliaroHoEneDkleFinHgDlanEeeFyEinEonDnEallyEellHyFrGsGyEollyFrGsDoverDradEoyDsidineEoliniEtableGnceHtIineKoDteEiEosErerasDverseGyDwayEellDyerGsCoganDkEeEsFeyFonDlEbaughEeyEidgeDmbeFsEerFsDnEeyErodEsDpEerGmanDterEsDverCpasDeElandEnhaverEsDherDlanGdEeyEinDpEaFgeEedgeFrEinGgerEleEockFlaCraDbeilFllFttEinFttEoEyDchadoEoranDdeiroFllFrGoFsEleEobaFnFvaErayDeEaEllaEyDiaEellDkEerGyDlEeFttFwFyEissDmackFnEierDnEejoFlisonHusGlFrFttHeEingFshEmanEsEwallFellDonaGdoFelDpEusFzDrEadoFlGesFoEeaFiaFllEieFganFveauEyDsiEoFnDtEesGeFzEinaHsErightDumDvinDwinDyEellDzineCsbyDentinoFzaEyDgroveDioDmeDnerDperDsEetteFyDtEaFlesFntinoGzaHoFsEelloFrEiganFllaHoFnEnerEonCtaDeDhernEranFenFonDnerEoirDoDtaEenFrEinghamEleEmanEoFnGeErellFillDyCuchFmanDeyDghlanGinDlombeEsonFtonEterDnceFilHlEtessFrymanFsDpeDrnoyerEseyFonEtFemancheGrFneyFoisFrightFsEvilleEyDsarEinGeauGoGsDteeEoEsEtsEuFreCvarrubiasDellGiErFdaleFtEyDinFgtonCwanFsErdFtDdenDellEnDgerEillDherGdDieDlesFyEingDmanCxCyDerDleDneCzadErtBrabbEillEtreeDceEraftDddockEerDffordEtFonFsDgheadDigFheadEnFeDmEerEptonDndallFellEeFrFyEfordEkEmerEorEstonDryDseEsDvenGsFrFyDwEfordEleyDyEsEtonCeagerFhEmerEseyFmanFonFyDdleDeEchEdEkFmoreElDganEerDightonDmeansFrDnshawDpeauDspinFoEsFeyFwellEwellDteDvistonDwEsCiadoDbbFsDchtonEkDddleEerDgerEgerElerDmEminsDnerDpeEpenFsDsciElerEmanEpFinEsFmanEtFobalEwellDtchfieldGlowEesEtendenIonDvelloCoceEhetEkerGttDffEootEtFonFsDghanDkeFrDleyElDmartieEerEleyEptonEwellDnEanEeEinEkDokFerFsEmFsDppFerDsbyEeEierEkeyElandFeyEsFenGttFlandGeyGinFmanFnoFonFwhiteEtonEwellDteauEhersEtsFyDuchEseDwEdenGrEeFllElFeyEnFoverEsonEtherDxtonDyEleDzierCuceDdupDickshankEseDmEbFleHyEeEleyEpFlerFtonErineDnkDpiDseDtcherGfieldDzEadoCyerDstalBuadraGdoCbbageCcciaCddEyDeDjoeDneyCeDllarDnDstaDtoDvaFsCffEeeEieCiDnnClbersonGtHsonEreathGthDlEenGsFrFyEiganFnanGsFsonEumEyDottaDpEepperDverDwellCmberbatchGlandEieDmingHhamHsGsCndiffDeoDhaDniffHeFnghamDshangDtianComoCppElesEsCrciFoDdDetonDielEngtonDlEeeFyEinGgDnuttDranEenGceGtFyEieGrFnEoEyDtinFsGsEoEsingerCsackDhingEmanDickEmanoDsonDtardEerEisEodioDumanoCthbertIsonDlerEipDrerEightDshallGwDterEingEsCylerBybulskiCpertDherGsCrDusBzajaEkowskiDplaDrneckiCechDrwinskiAdabbsDneyDrowskiCcanayDostaDruzDusCddarioDeCffronCgenaisDgettDleyDostinoChanDlEbergEeFnEgrenEinEkeEmanEquistEstromDmEenEsDnCigleEneaultEreDlEeyEyCkeClbyDeEsFsandroGioEyDkeDlEaireFsEeyEyDrympleDtonDuzDyDzellCmDatoDbrosiaIoDcevskiDeElioEronEsDianGiGoEcoDmEannDonEreDpierDronCnDaEherDceFrEyDdreaFidgeEyDeEkDfordGthDgEeloFrfieldDielGlGsHenHonEsDkertEoDleyDnEaEenbergFrDoEsDsbyEereauDtEinEonioEzlerDzEyCoDtianDustCpolitoCquilaCrbonneEyDcangeloEyDdarEenDeDganEieDityDkDlandEeyEingHtonDnallEellDosaDrEahEellEigoFngtonEowDstDtEezDvilleDwinCsDhEerEiellEnerDilvaCtesDtaEiloCubEerGtDerDghertyFteryGreyHidgeHyDltonDmDphinCvalosDeEnportEsEyDiEdFovFsGonEeFsElaFlaEnEsFonFsonDtyanDyCwDeEsDkinsDleyDsonCyDeDsDtonCzhongBeCaconDdyDkinsDlEbaDnEdaEeEgelisHoEsDrEbornEdorffEingEmanFondEthDsEonDtherageEonDverGsCbellisErryDloisDnamDoEerEltErdEseDusFkCcampErloFoEstroDellesEsareDhantDiccoDkEardEerGtDlueDolaEstaEteauDuirCdeauxDmanEonDrickCeDdsDganDlDmEerEsDnDrEeEingEmanDsEeDterEsCfalcoEzioDeliceEnbaughEoDilippoDoorErdFestFgeDranciscoHoEeitasCgarmoDenFnaroEorgeDnanDraffHenreidFwEeeFgorioEoatFotDuzmanChaanErtEvenDerreraDnEerDoyosCiDnesDtchEzCjarnetteDeanEsusDohnEngCkkerClDaEcerdaFruzEfuenteEgarzaEhoussayeEmaterForaEnceyFdFeyFoFyEoEpazFenaFpErivaFosaEtorreFteEughterFneEvegaEyDbosqueDcambreFstilloEidDeeEmovicEoFnDfinoDgadilloGoEiudiceDiaEcEmaEsleDkEerDlEerEingerDmanEontHeDoachFtchEeraEneyFgErenzoGyFmeEsFantosFreyesFsantosEzierDpEhDrealEioEosarioDsignoreDtoroDucaFiaEnaDvalleEecchioEinaCmaioErFcoFeeGstFiaGsFsFtiniIoEsiEtteoDbyDelloFoEntEoErsFyDilleEngErFovicDkoDmaEerEingDossEttDpsFeyFterDuthCnDaEultDbyDdyDgElerDhamDisFonEzDkEerDleyDmanFrkEonDnEardEehyFnFttFyEieFngFsGonGtonEyDsmoreEonDtEonDverDzerCoCpalmaEolaGiGoEsqualeEulEzDewDpEeDriestDueEtyEyCrDamusDbyDksenDmodyDocheEsaFeFierFsettEuenDrEickHsonGoFngerEyFberryDvishiDyCsaiElvoEntiHagoHsGoDchFaineGmpIsFenesEoteauxDhazoEieldsEongFtelDiderioEletsFvaEmoneErDjardinJsDkinsDlauriersDmaraisEondDotoEusaFzaDpainEresDrochersIsFsierJsDsertDtefanoCtDamoreDermanDrickDtmanDweilerEilerCutschCvaneGyEughnFlGtDeauGxErFaFeauxFsDiElbissFleGierEnFeFneyFoEtaFoFtDlinDoeEreEsDriesCwDaldFlFtErDberryDeesGeEyDittDolfGeEodyDsCxterCyDoEeEungBhnBiCalEloEsDmondDnaDsDzCbbleDellaEnedettoErnardoDiaseDlasiDraCcarloDeDiccoDkEenGsHonFrmanGsonGtFyEieFnsonFsonEmanEsFonDusCdierDomenicoEnatoCeboldDderichErichDgoDhlDmEerDnerDpDrkingFsDterErichHkEzDzCfilippoEoreDrancoCgbyDennaroDginsEsDiacomoEovanniErolamoDregorioCjkEstraCkeClbeckDdayEineEyDeoDksDlEardEeFnbeckFrFyEingerHhamFonEmanEonFwEsDorenzoDulloDworthCmaggioErcoFtinoEsEtteoGiaEuroDickEtriGovIaDmickDondDuzioCnDanEpoliErdoEtaleDeenEsDgEerFsGsEleGrEmanEusDhDkelEinsDsmoreDwiddieConEisioEneDrioCpalmaEolaGoEsqualeDiazzaEetroCrenzoDksFenCsalvoEntoDcherDherEmanEnerEonDlaDmukeHsDneyDonDsanayakeDtefanoCtchDhDtmanGrFerEoErichDullioDzlerCvelyEnsErsDineEtoCxDionDonDsonCzonBjordjevicCurhuusBoCakDnEeCbbinGsEsDlesDosDrowolskiDsonDyCchartaighDkEeryEinsDtorCddEsDgeFnDrillDsonCeDringErCganDgettChertyDrmannCiDgDronClDanDbyDceDeEsEzalDinDlEarGdEingerEoffEyDphFinDsonCmanDbroskiGwskiDenechFicoErDingoGueIsIzFickGqueFoFquezFyDkeCnDaghyEhoeFueEldGsonFsonEtiFoDeganElanFsonErEsEvEyDgDisDleyEonDmoyerDnellHanHyFrDofrioEghueEhoGeFueEsoEvanCodyDlanEeyEinGgFttleCpleCraEdoEnFtesEzioDdevicDeEyDfmanDganDiaEsEtyDmanDnEerDothyEughDrEanceEisEoughDschEettFyDtchEonDvalDyCschDsEantosEettFyDtalEerEieCtenDsonDtsDyCubledayDcetGteDdDganEhertyFtyElasHsDngDseDthitHtCveErFspikeCwDdEellFnEleEyDeEllDlerFssEingDnEardEerFsFyEieFngEsCxeyCyalDelDleDonCzierBraegerDgoFnFoDheimDinDkeFfordFsDneDpeauFrDughnDvesDyEerEtonCeesDherDilingDnnanFenFonDscherEsFelGrFlerDwEesEryEsDxlerDyerCiggersFsDnkardFwaterEnonDscollEkellFillDverColetDpletsDstDuinDwnDzEdCuckerDmEhellerEmFerFondDryCyDdenDeErDsdaleBuCanEeDrteCbayDberlyDeDhghaillDianEnFskyDleEinDoisEseDreuilDuEcEissonEqueDyCcaEnDharmeEeneFsneDkEerFttEsworthEworthDlosDoteCdaEshDekEnDgeonDleyDneyCeDllDnasEesDrErDtDyCfaultDfEeyEieldFnEyDordEurDreneFsneCganEsDganEerEinsDuayChartDeDonCkeEsDicClDaEcEneyDeyDinDlEeCmaisEsDitruDlaoDmerDondFtCnaganEvantEwayDbarDcanGsonDdasEonDfeeEordDganEyDhamDiganDkelGbergerFrsonEinEleGyFinDlapEeavyEopDmireEoreDnEamEeFbackEiganFngDphyDsonEtonDtonCongCplantisEessisDontDpstadtDrasEeFeFyDuisEyCqueFtteCranFdFtGeEzoDbinDdenDenDfeeDganEinDhamDicDkeeEinDlingDocherEnDrEahFntEellFttDsoEtDyeaCsekEnberryDsaultDtinCtcherDilDraDtonDyCvalFlBvdCorakGovaBwightCorkinCyerByCalDrCckDusCeDrDssCkDeEmaGnEsDstraCmentDondCsartDonBziedzicAeaddyDesDieDsDyCganDerDleFsEinCkerEsDinFsCleyDyCmDesCnesCrgleDhartDlEeFsFyEsEyDnestEhardtEshawDpDwoodCslerFyDonDtEburnEepFrGdayGlingHyGwoodEhamEinElandEmanEonEridgeEwoodCtmanEonDonCvesCwBbbertCelEingDrEhardItHtEleFyEsoleEtCingerClingCnerCronCyBcclesGtonChavarriaDevarriaFerriaDolsCkDardFtDelEnrodeErFtDhardtGtEoffDlesFyEundDmanDsteinCtorBddieEngsGtonFsDlemanDyCelenEmanEsonFteinDnEfieldEsDrCgarDeEllEmonErlyFtonDinFgtonDleyCickDeDngerFtonDrisingheDsonClerDundCmistenGonDondGsHonFsonDundGsHonCneyCriDyCsallDonCwardGsDinBellsBffingerCirdBganCbertCerEtonCgenErFsFtDlestonFtonCliEtisCzonBhlersFtCmannDedovCretDhardtGtDlichBichEelbergerFrEhornElerEnerEornDkhoffCdeEmDsonCfertClandDerFmanFsCsDeleEnFbarthGergFhartHuerGowerFmanDmanDnerBkCanayakeCbergClundCstromBlamEinCbertCderFsDredGgeFthEidgeCebyDmDyCginCiaEsFonDeDyevDzaldeEondoCkinFsDsClDardDedgeEfsonEnFbergerGurgFderErFbeHeFmanEttDingerGsonHworthGtonGwoodEotGtEsFonGrFtonDmanDsEworthDwoodDzeyCmendorfErDoreDsCrodCsassGerDberryDeaErDnerDonDtonDwickCtonCviraCwellDoodCyCzeyDyBmCanuelCbertonDreeFyEyCerickEsonEtEyCigEhDlyDneCmanuelDerFichFtEttDonsCondDryCpeyCrichFkBncarnacionDinasEsoCdersDicottDoDresDsleyCfingerCgDebretsonElFbrechtFhardtFkeGingFmanInFsEnErDlandEeFhartFmanFrGtFsEishEundDmanDramDstromCloeEwCnisCoDchFsDsCrightEquesHzCsignDleyDmingerDorCterlineDrekinDwistleCyeartCzBoffCmBpleyDingCpDerlyFsonDingerDlerDsCsteinBrazoCbDeDyCdmanGnChardtFtCicksenGonEsonDksenFonFsonDonClandsonDerCnestDstCricoCskineCtelDlCvinFgCwinCxlebenBscalanteFeraFonaEmillaErcegaDhDobarFedoEtoDuderoChelmanDlemanCkerEwDridgeClickEngerCpadaEnaErzaDeranzaEyDinalFoGsaGzaErituEtiaDositoDyCquedaFrEibelFlinFvelCsaryDerEsExDlingerCtabrookDebanEllGeEpFpErFlyFsEsEvesGzEyDillDradaEellaBtchisonCheredgeFidgeFtonDierDridgeCienneCsittyCterDingerCzelBubankGsCdyCgeneClerCreDichDyCsebioDticeBvanEgelistaEoffEsDttCelandEynDnEsFenFonDrettHeEhartEittElyEmanEsFoleGnEtFonFsEyDsDttCinsBwaldEtDrtCellDnDrsEtCinEgBxleyDineCumByeDrClerCmanCreBzellCzellAfabbriDelaErDianGoDreEizioEyCcerDklerDtorCddenDerCganDenErDgDinDundesCheyDyCillaEsDnDrEbairnGnkIsEchildFlothEfaxFieldEleyEmanEweatherDsonDthDvreCjardoClboDcoFnGeHrDerEsDgoustGtDkEnerDlEerEinFsEonEsDzoneCmbroCnDcherDeElliDgDkhauserDnEinGgEonDslerDtCrahDberDfanDgoDhatDiaFsEesEnaGsEsFhDkasDlessFyEowDmerDnerFyEhamEsworthEumDoneDquharDrEajFndFrEelGlHyFnFrEierFngtonForFsGhEowEugiaDthingDverDwellCsanoDchingDonDsettDtCtimeCucettHeEherDghtDlEconEkFenberryFnerFsDnceEtleroyDsettEnaughtEtDverDxCvaDelaEroDorFiteFsDreauCwDbushDcettCyDeCzDekasDioBeaginDrnEonEsDsterDtherHsItonLeCbresDusCcteauCddersenDeleErFicoDlerDorDrickCeDleyEyDmsterDneyCganDleyCherDrEenbachCiDlerDnbergEgoldEsteinDstDtCketeClanDberbaumDchDdEerEmanHnEsteinEtDiceFianoEpeExEzDkerDlEerGsEmanEowsEsDmleeDpsDtEenEmanHnEnerEonEsEyCnderGsonEleyDgDimoreDleyEonDnEelGlFrDskeEterHmacherJkerDtonEressDwickCrberDdinandDebeeDgersonEusGonDhatovicDlandDminDnEaldFndesIzHoDranteHiFraGiGoEeeFiraFlGlFrGaGiGoFttiFyraEiFerHaFgnoFllFnFsEoFnEyCssendenElerDtaCttEerGmanGsEigEyDzerCuchtDersteinCwDellCyBialaCchterDkEesFttElinCdlerCeckeDdlerDldFenGrFingFsDrroGsCfeErDieldCgaroDeroaDgsDueiredoFredoGoaCkeEsCleErEsDipFovHicFpiGoneDkinsDlEerGsEionEmanForeDsonCmbresCnamoreEnDchFamFerEkDdlayFeyDeEganDgerDkEbeinerEeFlGsteinEleGaEsDlayGsonEeyDnEeganFllFnFranGtyFyEieDoCoreFntinoGzaEilloFniFtoCqueroaCrestoneDkinsDthCschFerGttiEusDhEbackFurnEelFrEmanDkEeCtchFettDeDtingEsDzEgeraldFibbonKsEhughEmauriceEpatrickEsimmonsHonsEwaterCxCzerBjeldstedBlachEkDggDhertyDkeFsDnaganFryEdersEeryEiganEnaganFeryFiganEsburgDttDugherDvinDxCeagleDckFensteinDemanEnerForEtFwoodDischerHmanKnFherGmanDmingHsFsterEmingDnnikenDsherFmanDtcherDuryCickFingerDnchbaughGumEgEnEtDppenFoCockDhrDmDodDrEaEenceFsFzEianFoEyDurnoyDwerGsDydCuddDellenDhartyDittDkeFrDrryEyCyDnnEtDtheBobbsCchtCdorCersterCgartyDelDgDleFmanClandDdenDeyDgerDkEertsFsEsDlansbeeEettEisEmerDmarDseEomDtzCmbyCndaErenDgDsecaFkaDtEaineFnaGezEenotFsDvilleCorDsEeDteEmanCrakerEnFdDbesEisEusGhDceEierEkDdEeEhamEyceDeEhandEmanEstGerEtDgeyEioneDmanEicaDnessFyDrestHerEyDsbergEgrenEheeGyEmanEtFerEythHeDtEeFnberryFsEhEiFerFnGoEmanEnerGyEsonEunaHtoGeDwardCsdickDheeDkeyDsEettEumDterCthergillDiCuchFeDldsEkFsDntainIeDrnierDseEheeEtDtEchEsEzCwkesDlerFsEkesCxDwellEorthDxCyDeBradyDgaEosoDherEmDileyEreEseEzerDkesDleyEickDmeEptonDnceGsHchiniFhiFisHcoFkFoGisEdsenEkFeGlFhouserFlinFoFsEquiEsenFonEtzEzFenDppierDryDseFrEherHiEierEureDtesDustoDvelDwleyDyDzeeFrEierCeasDchetteDdEaEenburgFrickJsKenKonFtteErickIsJonDeEbornEdFmanElFandFsEmanEneyErEseEzeDgosoDiEbergEreEtagGsDmontDnchEetteEzelDrichsDseEhourFwaterEquezDtwellEzDudenburgEndDwDyEerCiarEsDckFeFsDdayEdleEleyDedFelFlandJerFmanFrichJsFtElEndErFsonEsFeGnDgoDleyDnkDsbeeFieFyEchFiaEinaEkEonDtchEhEschHeEtsEzFlerDzzellCoehlichElichDmanEmDstCtsCugeDmCyDarDdmnDeErDmanBuCcciDhsCdgeCellDntesGzDrstCgateDittChrEmanCjiharaEiEmotoEtaEwaraCkudaEshimaClbrightDcherDfordDghamFumDkEersonEsDlamEbrightEenGkampFrGtonEiloveEmerEwoodDmerEoreDopDpDtonEsEzCnariFoDchesHsDderburgJkKeDesDgDkEeEhouserDstonCquaFyCreyDgusonDlongFughFwDmanDnessDrEowEyDstDtadoDyCscoDelierDonDsEellDtonCtchDianDralEellByeCfeDfeCockAgabaiEldonDbardEertDelDhannDleFrDorDrielHeHsonCdberryEoisDdEisEyDisonDsdenEonCertnerDtaCffneyEordCgeDlianoGrdiDneFrEierEonChaganEnCierDleyElardDnEerFsFyEsDserDtanEerEherCjdosDewskiClDanFteErzaEssoEvizEzDbraithFeathDdamezDeEaFnaGoEntineEsEyDganoDianoEciaEndoEpeauDlEagerGherFherFntFrdoFwayEchoirEeFgoHsFsFyEiFenFganFherFmoreFonEmanEoFglyFpFwayEucciFpDushaDvanEezEinDyeanEonCmaEcheEgeDbillFnoEleFinEoaErelHlDesEzDinoDmageEelEillEonGsCndaraEeeFrEhiEyDeyDgEbenEtianDleyDnEawayEonDoDsDtEtEzDzCoDmuDnaDqiaoDtianCrayDbarinoEerFttEuttDceauFsEiaDdEeaFllaFnGerGhireEinGerEnerEunoDettEyDfieldFnkelDganoDibayEcaEepyDlandEickFngFtzEockFwDmanGyEonDnEeauFrFsFttFyEicaDofaloEnEutteDrEardFwayEenFtGsonGtEickFdoFgaFottFsGonFtyEonFwEyDsonEtDtenEhElandEmanEnerEonDverFyEinDwoodDyDzaEonCsawayDcaEonDhiDkampEellEillFnGsDparGdEerDsEawayEerFttDtEelumEonCtelyEsEwoodDhersDlinGgDsonDtiFsEoFnCudetGteEreauDerDgerEhanDlEdinHgEinEkeEtDmerDnaEceEtFtDseDtEhierEierEreauIxDvinCverDinCwCyDdenEosDerDhartDleFsEorGdDmanEonDnorDtanEonCzawayBeanDrhartFeartEingEyCbhardHtGtDoCddesEieDeonCeDrEsDseyCgaEjChlEertDringHerEkeCibEelDerDgerDlDsEeFrElerEslerEtClashviliDbDinasDlerDmanCmmellEillCnaoDdreauFonDestDglerDnaroDoEvaFeseDtEhnerEileEleEnerEryCogheganDrgeGsFievIaCphartCraceFiEghtyEldErdGiGoDberDdesDenFaDhardHtGtDingDkeFnDlachEingDmainFnGnGoGyDnerDoEnimoEwDrardEishFtyEyDshonEonEtFeinFnerDthEnerEzDvaisFsioCssEnerCtchellDerDhersDmanDtingerEyFsDzCvorgyanCworgyanCyerBhangDzaryanCeeDntDorgheCimColsonFtonBiambroneEmarinoEpaoloDncolaEniniFoneDrdFinaCbbEensEonGsEsEyDlinDneyDsonCddensEingsDeonDleyDneyCesEeFkeFnCffinEordDtCglioGttiDuereClDbertHsonEreathDchristEreaseDdeaFnFrGsleeveDeEsDfillanEordDhamDkesFyEisonDlEamFnGdFrdEelandFnGwaterFsGpieFttHeFyEhamEiamGnGrdFeGsFganFkinFlandFnghamGsFsGonGpieEmanForeEockFglyFnEsEumDmanFrtinEerEoreFurDpinDreathEoyDsonEtrapDtnerDyardCmDbelDenezCnderDesDgerichErasFichDnDsbergFurgDterEherDyardCoiaDrdanoEgadzeFiCpeDsonCraldoErdGiHnDonEuardFxDtonCshDiDtCttensCuffreDlianiHoDntaDstiCvanDenFsBjikaConiBladdenFingEeEneyEsonFtoneEwinDncyEtonFzEzDscoGckEerEgowEperFieEsFcockFerFmanDttEzDudeDzeFrEierCeasonEtonEvesDdhillDesonDnEnFonDssnerCickFmanDddenEewellDnesDssonCoorDriaDssEterDverDwackiCuckDeckCynnBoCadCbbleDeilElErFtDinDleCchenourCdbeyEoldGtFutEyDdardDfreyDinFaFesGzFgDlewskiFyDoyDseyDwinCeDbelDhringDringEsDtschEzFingerDweyCffDorthCggansEinGsDoladzeDuenChDeenCinEesEgFsEsCkeyClanEyDdEbergIerFlattEenGbergFrEfarbEieFnGgEmanEnerEsberryGyFchmidtFmithFteinGonDeyDightlyDlEaEidayDobDsonEtonDubFevFovicCmerEsEzCncalvesEeDgEbenEoraEqiEtengDsalesHzGvesEerDyeaDzalasGesHzCoDchDdEaleGlEeFllFnEfellowEinGgElettFoeGwEmanEnerFightErichGdgeFowFumEsFellFonFpeedEwillGnFynEyearDgeDlsbyDsbyEsensCransonDbyDdanEenFrEilloEonEyDeEckiEeDhamDisDkaDleyDmanEleyDneyDrellDskiEuchDtonDyCseDhaEornDlinDnellFyDsEageFrdEelinFrFttEmanCtcherDhardDoDtEfriedEliebEoEschalkCudeauEreauEyDgeEhDinDlartEdFingEetGteDndarDpilDrdineEleyDveiaDwCvanDeEaErCwDanFsDdyDenErDinFsCyaDetteCzaBraafDberGtEillEleEowskiDceFyEiaFeDddyEoEyDeberDfEfFamEtonDggDhamEmEnDigEngerDjedaDmElingEmerEsDnEaFdaGoHsFtaEberryEdFaFberryFeGrsonFisonFstaffFyEeyEgeGrEierFlloEtFhamEvilleDssFerFiFoEtyDteEtonDuEerDvattEelGleGyFrFsEittEleyEoisDyEbealFillEdonEerEsFonDzianiHoFerCeaneyErEthouseEverGsDbDchEoDearEkEleyEnFanGwaltFbaumGergGlattFeFfieldFhalghHwGillGouseFidgeGngFlandHwGeafHeGyFmanFoGughFspanGteinFwaldItHyGellGoodErEsonDggFsEoFireFrGioGyEsonDigEnerDllDmillionDnierEzDshamEsFettDveDyCgicCibbleDceDderEleyDecoEgoErEsEveDffenGthGyFieGnHgGsGthIsDggFsEoryanEsbyDjalvaDllFoDmEaldiHoEesEleyEmFerGttEshawFleyDnderFleFstaffEerEnellEsteadDppoDsbyEeEhamEsettFomEtEwoldDttonDzzardFleCoatDceDenEsbeckDffDganEgDhDleauElDndinEerDomFsEtEverDsEeFcloseEsFeFiFmanFoEvenorEzDteEhFeDundsEtDveFrFsDwCubbFsEeFrDllonDmblesDndFyEerFwaldEwaldDverCyderBuCadalupeDjardoDltieriDnDrdFadoFiolaEinoEnieriDyCdinoCebertDlDntherDrcioEetteEinEnseyEraFeraHoGtteFierIoFoEtinDssEtDvaraCffeyCginoDlielmoCiceDdaEiEoFttiEryDlbaultEdEfordElFaumeFemetteGnGrmoFiamsForyGtHteDmondDnEanEnEyardDonDterrezEierrezDzarCkouClaDbransonDickEyevDlattEedgeFttHeFyEickHsonFonEoEyCmDbsDmEerDpCnasekaraEwardanaIenaDbyDdersonElachDnEellHsGsFrsonEingDterEherErumCoCptaEillEonCrganusDleyDneyDrolaDuleEnFgCseDmanDsDtEafsonHsonFvsonEinCthEridgeGeDierezGresIzErrezDmanDowskiDshallDtierrezEmanDuCyDerEtteDnnDtonCzikDmanDziBvlnCyBwagDkDltneyCinEnConCynEnAhaCackDgDkEensonDnDrDsEeCbelErFmanDibCckEbarthEenbergFrFttElerGyEmanEneyEworthCdadEwayDdadEenEixEockFxDenDfieldDleyEockDnotGtDsellDzicCefnerCferDfeyEnerEordDleyDnerCgaEmanEnFsErDbergDeEdornEmanHnFeierEnErFmanFtyDgardEeFrtyFttEinsDinsDlerEundDoodEpianDstromDueDwoodDyChDnEeCiderDgEhFtElerDlEeFyDnEesEsDrEeEstonDslipDthCjekCkDalaDeEsDimDobyanClbergGtErookDcombDdemanDeEsEyDfacreEordDiburtonEliDlEadayFmEbergEeFnbeckFrFttFyEfordEiburtonFdayFganFnanFwellEmanGrkEockFranFwayGellEsEumDperinGnEinDseyEteadGdDterGmanEomFnDversonEorsenHonCmDadaElainenEnFnDblenGtonFinFyErickGghtEurgHerEyDdanDedElErFnikEsDidElFlFtonEterDlerFtGtEinDmEackFnEelFrGsHleyFsFttEillFttEockFnGdHsGsGtreeDnerDonDpsonEtonDrickDsherCnDberryEyDceEhettEockDdEelElerGyEsEyDeElErEsEyDfordDgEerDkEeFrsonFyEinGsHonEsDleyEinGeEonDnEaFfordFhFmanFnEemanFrFyEiganFngEonEumDoverDrahanDsEardEcomEelGlGmanFnEfordEhawEleyEonEsonDusDwayCoCppelCraEdaElsonEriDbaughEerGtEinFsonEorFurEuckDdEageFwayEcastleEeeFgreeFmanFnFrFstyEieFmanFnGgFsonEmanEnettErickEtEwickEyDeEwoodDfordDgerFttEisEraveIsFeavesFoveDingEsDjoEuDkerFyEinsEleroadGssEnessDlanGdEessFyEowDmanEerEonEsDnEageEdenEedFrFssFyEishEoisDoEldEwtyownyanDpEeFrEoleEsterDrEahEelGlGsonFnEiganGerFllFmanFngHtonFottFsGonGsEodFldFpFwEyDschEhFawFbargerGergerFmanDtEeFrEfieldFordEgroveEigGanFnGgElFeGyFineEmanHnEnessGttEonEranftEsellFfieldFhornFockGnEtEungEwellFickGgEyEzFellFlerFogDutyunyanDvardEellFyEillHeFnDwardEellEoodCsanFiFovHicDbrouckDegawaDhEimotoDkellFttEinGsDlamEerFttDsEanEeFlGlFnFttEingerElerEonDtieFngHsEonEyCtchFellGrGttDfieldDhawayEcockEornDleyDmakerDtEawayEenFrEonCuDbertErichDckDerDgEeFnEhFeyFtGonElandDkDnDptFmanDsEeFrEmanHnCvardDelEmanEnFerFsErFlandDilandEsDlikCwesDkEeFrFsEinGsHonEsDleyDnDorthDsDthornIeCyDashiHdaDcockEraftDdelFnEonDekEsDfordDgoodDhurstDlesDmanDneFrFsEieDsEeElettFipDterEonDwardEoodFrthCzanErdDelFipFriggFtineGonFwoodEnDlettFwoodFyEittDzardBddBeCacockDdEenEleeGyErickEyDlEdEeyEyDneyDpEsDrdEnFeFsEonEtDsleyEtonDterEhFerHlyEonDvenerEnerErinCbbDerFlingFtDronCchtDkEardGtFthornEelFrElerEmanEstallDtorCdbergDdenDgeFcockFpathGethFsEpethDinDleyEundDmanDrickDstromCeDnanDrEenDschDterCffernanEingtonEnerEronDleyEinDnerDtCgartyDerDgDlandDwoodCidEeFlGbergFmanFnGreichFrErickEtDerDghtDkkilaGnenDlEigEmanDmEanGnEbachEsDnEdelEeFmanInFnFrFyEleinEonenErichEsEtzGelmanEzDseFrEhmanElerEsEtDtmanHnEzFmanCldEtDferErichDgesonDlandFrdEeFnFrEicksonEmanHnEwigEyerDmEanEerGsEickEsEuthDselEleyEtromDtEonDveyDwigDzerCmbreeEyDenwayDingwayDmerEingHerHsDpelEhillEsteadDstreetCnaultDdershotHonEleyEonErenFickIsJonGeGksGxHsonFyDegarDgEshanDkeFlEleDleyEineDnEeFnFsseyHyEigGanFngHerHsFsDrichHsGksIenIonFksenFquesIzEyDselFnEhawEleeGrGyEonDtgesEhornEonEzCoCpburnDlerDnerDpEnerDworthCrDaldEsEthDbEertEigEstDdEerEonDediaEfordDingDlihyDmanGnGsenHonEesEosilloDnEadezFndesIzEdonDodEldEnEuxDrEadaFraEellFnFraEickFmanFnGgHtonEmanHnEodFnDseyEhFbergerFeyFmanEomDtelEzFlerFogDveyDzEbergEigEogCsenovDkettDlinEopDsEeFrEionElerFingEonDterEonCthEeringtonDianDrickDtiarachchiFngerDzelCuerDserCveyCwesEttEyDittDlettCyDeEnErDmanDneDwardEoodBiattCbbardEertEittsElerEsDlerDnerCceDkEelFrsonFyEleFinEmanFonEokFxEsFonCdalgoCeberGtDrEsDttCgaDbeeEyDdonDgenbothamEinGbothamGsHonEsDhEamEfieldGllElandEsmithEtFowerDleyDuchiEeraClaireErioDbertEurnDdEebrandKtJtFrbrandErethDeEmanEsDgefortFrDkerDlEardEeFbrandFnGbrandFrGyFyEhouseEiardFerFkerFsEmanEsEwigEyardFerDsonDtEnerEonEyEzDyardCmesCnchFeyFmanEkleyDderliterEleEmanEsDeErFmanEsFleyDkelEleGyEsonDmanDnantEenkampDojosHaDrichsDshawEonDtonEzFeDzEeCottCppEleGrEsDsherCraiEnoEtaDdDesDschGmanEhEtDtEhCseErEyDleCtchFcockFensFmanDeEsDtEleDzCvelyCxDonDsonBjaltalinBnBoCaDdleyDgElandFinDkDngDrEdCbanErtDbsEyDdyDgoodDsonCcevarDhEstetlerDkEadayEenberryGsmithFrFttEingEmanDuttCdaEkEppDderDesDgdonEeFsEinGsEkinsIonEsonDnettDoDsonDzicCeferEtDhnFeDkstraDlscherDppnerDrnerErDyCferDfEerEmanHnDmanGnEeisterDstetterCganFsDeDgEanFrdFttEeDleEundDsettDueChensteinDlDmanDnCisingtonCjgaardCkansonDeClahanEwayDbertErookDcombHeDdemanFnFrGmanEingEmanErenEsworthDeEmanEnDfordDgateEuinDidayEfieldEmanDlEabaughFdayFndHerHsworthFrGsFwayEeFmanFnGbeckFrGanFyEidayFeGrFfieldFmanFngerHsheadIworthHworthGsFsGterEmanEomanGonFnFwayGellEyDmEanEbergEesEgrenEquistEstromDnessDomanDquinDsappleEcherEeyEingerEtFeinGnFonDtEeFrEhausEmanEonEsclawEzFclawFenFmanDubDyfieldDzEerEmanEworthCmDanDerEsEyerDmelCnDahniEkerDdaDeEaEyFcuttDgDigDoreCoblerDdDkEerEsDleyDperFsEsDseFrEierDtenEsDverCpeEsDfDkinGsDpEeFrFsEingEsDsonDwoodCraceEkFovaEnDdDganDnEbackGkerFeckGrgerFuckleEeFrEickFngEsbyEungEyakDowitzDrellEiganEocksDseyEleyEtFmanDtaEonDvatGhDwitzCseEaEnEyDfordDierDkinGgGsHonDlerFyDmerDsEainDtEetlerGterCtalingDchkissDiDtEingerCuDchensFinHsEkDdeDghFtalingGonElandDkDleEihanDptDseFholderFknechtFlFmanFrEleyEmanEtonDtEengEzCveErEyDhannisyanDisCwardFthDeEllGsErFtonFyEsEyDieEngtonDlandEeFttFyDseFrEonDtonDzeCxhaDieCyDeErDleDosDtEeBribarDstovHaCubyDskaBsiehCuBuCaDmanDngDrdCbbardEellFrtEleEsDerFtGyDlerFyDnerCckEabeeGyEinsEsFtepCdakDdleGstonDgensEinsDkinsDnallDockEnDsonEpethCebnerDrtaGsDttDyCffEakerEerEineHsEmanEordEstetlerGutlerDnagelCgDesDgardEinsDhEesFyEleyEsDleyDoDuleyChnCiDeDsmanDttDzarEengaCkillClbertDettDinFgGsDlEingerDmeDsEeFyDtgrenEmanEquistEsCmanDberGtEleDeEsDfeldDistonDmelGlFrDpheryFreyIsGiesCnDdEleyEtDeycuttDgEateEerGfordDkinsDleyDnEicuttDsakerEbergerEickerFngerEuckerDtEeFrEingtonEleyEonFonEsberryFmanEzingerDzikerCotCppEertCrDdEleDlaEbertFurtGtEeyDnDrellDseyEhEtDtEadoEtDwitzCsbandHsEyDeEbyEmanEynovDkEeyEinsDmanDonDsEainEeinFyDtEedEonCtchcraftFensGrsonGsonFingsHsIonGsonDhDsellEonDtEerEoFnDzlerCxCynhBwangByCattCcheCdeEnErCerClandDerDtonCmanDelEsCnesCpesDpoliteCreCsellDiDlopBznAiacovelliBbanezDrraCraevEgimovEhimHovicBceDnhourChikawaCkesBddingsCeBemCongCvBfillBglesiasCnacioCoBhleBkardCedaCnerBlerDsCicDevFaDffCvesBmCaiDnCbodenCelDsChoffClerCmelBnabinetCceCesCfanteCgallsDeErsollDhamDleFsEisDoldDrahamFmFssiaDwersenCiguezCksCmanCnesDisFsDocentCoueEyeCskeepDleyBonescuCrioBppolitoBrahetaCbyCelandDyCickDonDshDzarryConsCvinFeFgCwinBsaacFsGonDbelGlHeDevDksonCbellCenbergEhourDrChamDeeErwoodDibashiEdaEiEkawaDmaelCkakovDraClamEndEsDerEyCmailGovEyilovComDnCraelDealCsaEcCtreBtoBuCsupovBvCanouFvGaGicGskiCersFenFonEyDsEterDyCieCoryCyBwamotoDsakiBzaguirreDttCquierdoCzardDiDoAjablonowskiGskiCcintoDkEmanEoEsFonDoEbFiFoFsGenGonFusFyExDqueminGsGtGzCegerCfarovDfeCgerDgerGsChnEkeEsCilletDmeFsDnCkesDobssonDubowskiClbertCmalErDersonEsFonDiesonEsonCnDasDcoDdaEreauDelleEsEvDgDickiEkEsDkauskasIieneEeEowskiDneyDousekDsenEonGsEsenHsFonDtzFenDuaryEsFzDzenCquesFzCraEmilloDboeDdineDedDmanEonDnaginEiganDoszDrardEellHsFttDvinenFsCsinskiDminDonDperDsoCureguiCvierCworskiCyDasekaraFingheFuriyaEwardanaIenaFeeraDneFsBeanEbaptisteEesElouisEpierreEsCeCfcoatDfEcoatEeriesHsGsHonGyHsEordsEreyHsFiesClinekDksDlisonCmisonCnDkinGsHonEsDnerFtteFyEingHsEyDsenEonDtConEgCppesenEsonDsenEonCremiahEzDkinsDmanDniganDomeDrellEyCskeDsEeFeFnEieEopEupDterDusCterDtEonCwellEttBhonsonBiCangEyuanDtengClekEsCmDenesGzErsonDinezEsonDmersonCnDgshangDjingDkinsEsDtengDziCronCtianCujingBnBoCachimDquinCbDeDinCckCeDngEsenDsphChannesIenIsenGsenFsenGonGsonDnEsFenFonFtonIeDsonCinerFsCkinenClicoeurEnDleyEiffEyDyCnasDeEsDgDsonEsonCoDsCplinCrdahlFnEenEonDgeFnsenHonCseEphGsHonEyDhiEuaDlinEynDtCubertDrdanEneyCvanovicCwersEttCyDalDceDeDnerEtCzwiakBuCanDrezCckettCdahDdDeDgeDkinsDonDsonDyCelDrgensChaszDlCkicClesDiaFnGoEenEusDyCmpEerCnDeEauDgEeDiorFusDkerEinGsCradoDekDgensHenDicDyCsinoDtEiceFnGianoFsEusCuAkaamngCbaDelCczmarekHskiEorGowskiEynskiCdlecCebDlinDvCfkaCganChlEeFrDnCilDnDserClbDeErDievEnaFowskiEsFhDlasEenbachEoeDmanDninsCmDakaDenErFerDinFskiHyDmEerGerDpEenEsDrowskiCnDadyEgyDeEkoEshiroDgEasDiaDneDodeDterEnerEorCoCpanadzeDinosDlanDoorDpEelElerCraEmEpetyanEsDcherDdosDgDimFovDjalainenDklinsDlEeEinEsFenFonFsonDnEesEsDpEinGskiDrDstFenDunaratneCshDkDparEerDsEaDtelicFnFrEnerEratiCtesDoDzEerEmanCuffmanEmanHnDlDrDtzDzlarichCvaleuFiauskasKieneGouEnaghGughDcicCwakamiEmotoFuraEnoEsakiCyDaDeDlorDsEerCzeeDlauskasIieneEouGskiBeaDchDgleDlaEeyDnEeFyDrEleyEneyFsEseDslerDthleyEingEonCckCeDbleGrDchDfEeFrDganDhnDlEeFrFyEingEsEyDnEanEeFrFyEumDpDsEeFeElerFingDterEhEonDverCfferCglerFyChlDoeDrCiferDlDmDperDserElerEterDthFleyEtClchDemenDlEamFrEeherFmsFrGmanFttFyEiherFngFsonEnerEogGgEsEumEyDmEendiDschEeyEoFnDtnerEonEyEzCmbleDmerGerDpEerEfEkerEtonCndallEigEraFickIsDnaFmerFnFrdEedyFllHyFmerFrGlyGsonFttFyEisonEonEyDsingerDtDworthyDyonCoDghDughDwnCphartDlerFyEingerDnerDplerCrberEyDfootDleyEinDnEanEerFyEsDrEickFganEyDschnerEeyEhFawFnerEtenGtterDvinDwinCslerDnerDselEingerElerDterGsonEnerCtchamFerFumDnerDronDterGerGmanEleGrEnerCyDesDsEerBhachatryanDlilEsaDnEgDtEaEunDyCeimDnChnCievClotEutCmerCouryCristovIaCtsCucDtsishviliBibbeEyDlerCddEerDneyDwellCeferEferDlEyDrEnanDselFrElingCferCgerDhtCjowskiCkerDuchiClbaneEournIeEurnEyDdowEuffDeEyDgoFreDianEcDkennyDlamEebrewFenFnEgoreEianFngerHsworthFonEoughDmanEerDpatrickDroyCmDballEellFrGlinJgHyEleGrErelHlFoGughDeEryEsDmelGlEonsDpelDreyDseyDuraDzeyCnDardDcadeFidFnnonEerEhFeloeGnDdelGlFrEigEleEredDgEeryEhornEmanEreyEsburyFleyFtonDkadeEeadFlDlawEeyEochDmanDnairdFmanFrdEeFarFrFyEisonEunenDoshitaDsellaFrFyElerGyFowEmanDtzFelDyonDzelFrCppCrbyDchFerFnerFoffDkEendallHollFrEhamElandFeyFinEmanEpatrickEseyEwoodDschGbaumGnerEhEtDtleyEsDwanEinCserDhDnerDsEeeFlGlEingerEnerDtElerEnerCtanovskiDchenHsFinDeDsonDtEelGsonFrmanEingerEleGsonEredgeGllEsDzmillerCvettDiCzerBlahnDpperDrDssFenDttDusFnerDvinsDwitterCecknerDeDiberEmanEnFerFmanFschmidtEstDmEencicEmEpDttDveFnCickDebertDmaFsEekDneEgFbeilFensmithGrFlerEkCockDpferEpDsEsEtermanDtzCuckDesnerDgEeDivertDmppDttsCyynBmetzBnaackDppDrrDubEerEfEsFsCebelDchtDeElandDllDppFerDzevicCickFerbockerDffenDghtGenGonGsDpeEpDselyEleyDttelCobelElochHkDllDpEfEpDrrDttFsDuseDwlesFtonDxCucklesDdsenFonEtsonDppDthEsenFonBoCakCbayashiDelErCcDhEanEerDianDsisCehlFerEnDllerDmDnenEigDpkeEpDrberEnerDsterCfflerCgaEnDerDutChDanDenDlEerEmeierDnDrDutCjimaClaErDbEeDeDlEaFrEerEmanDmanDodziejEskiDstadCmarCndoDenDgDiecznyDkelEolDoEpkaDradDtosCoDnEceEsEtzDpEmanCpaczDczynskiDecFkyDfDpEelCrandoDenDhonenDmanDnEegayEreichDosecEveshiDtEeEhCsDerDinskiErDkiFnenDsDtEerEkaEovGskiCtnikDtEerEkeCubaDfosDryDyCvacFevicFhFicGkFsElFchukFenkoGvErCwalFczykFeskiGwskiFskiHyCyamaDfosCzakDelDiolDlovGskiyFwskiBraatzDchDemerDftDhnDjewskiEncDkerDlEjElDmEerEpDntzEzDsnerFiqiDtochvilEzFerDusFeFsEthDvchenkoEetzEitzDwczykEiecCebsFbachDgerDhbielDiderEnerEtzerDllDmerDnzDpsDsgeEsDtschmerDutzerCickDebelEgFerErDgerDkorianDnerEgDshnanEsEtensenFiGansenFoDtikosDzEanClicevicCobDegerEkerDgerEmanDhEnDkDlElDmEerDnEeFrDonDpfEpDuseEtCuckebergDegerDgEerDllDmEinsEmDpaEpDseCyeziuBsetriBuCaCbalaDiakEcekEkDotaCceraFovaDharskiEtaDkCderDoCeblerDhlEnFeGrDnDsterCgelDlerChlEmanHnDnEsCiperCjawaFskiCkkDlaDowskiClaEsDeszaDickEkFowskiDlDpEaCmarFaDmerDpCngDkelEleDstDtzDzEeCoDchCqiCrekDlandDtEhEzDzCsainovDhnerDsDterCtcherDzCykendallCzmaDnetsovBvaranFtskheliaBwakDnCiatkowskiCokDnEgByleErEsCserCteCzerAlaCbadieErberaFgeFreEtDbeDelleErgeDlancDombardEnteErdeEuntyEyDradorEecqueEieFolaDudaCcasseEyoEzeDefieldEyDhEanceFpelleEerGmeierDiDkEeyDlairDombeEnteEsteEurGseDroixFssDyCddDeDnerDouceurDsonDueEkeDwigDyCfataEveEyetteDerriereEverDfertyFyEoonDlammeEerFurDolletteEnFdFtaineHntErceFdFestFgeFtuneEuntainDranceEeniereEomboiseCgardeEsseDeErDoEsDrangeEoneDuerreEnaGsCheyDmanDrDtiFnenCiDlDnEeFzEgDrEdDtinenCjoieCkatosDeEsEyDinDmalClDiberteDliEyDondeErCmDaEnnaFtiaErFcaGheFkFrGeEsEyDbEdinEeFrsonGtHhHiHonFthEornErechtFightDereDirandeDkinDmEersDonFsFtGagneEreauxEtheFteEureuxDpEeFrtEhearGreEkinHsEleyEmanDsonDyCncasterEeElosEtotDdEaFuFverdeEerGosGsFsEgrafEinFsEmanEoFnEreneauGthFithFumFyEsmanEwehrEyDeEyDfordDgEanEdonEeFnfeldFrFvinEfordEhamForneElaisFeyFinaisFoisEnerEoEsamFtonEtonEworthyDhamDierEganEngDkEfordDmanDniFngEonDoueDphearGreDsberryEerEfordEingDtEermanEiguaEzDzEaCoCpanDeErleDhamDierreEneFskiDlantHeDointHeErteDpEinDradeCraEbeeEmieForeEwayDdDeauEsDgeFntFrEoDimerForeEnEosEviereDkEeyEinGsDmonDoccaGoFheHlleFkFqueEsaFeDrabeeEickFsonEyDsenEonEsonDueDyCsalaFleEterDchDeterDhEbrookEerEleyDiterDkeyEoFwskiEyDleyDsEenFterEiterDterEraDwellCtaDchDhamFnEemEropDimerForeDorreEurDshawEonDtaEeaEimerGoreFnCuDbEachEerEscherDderGdaleDerDferDghlinFterGonDnerDraEeanoFlFnceGtEiaFeFtsenGzenEoEsenEyDterbachDverDxDzonCvalleHeHyGieDelleEnderErFdiereFgneFriereFtyFyDigneEnFeDoieCwDerenceDhonFrnDingDlerFssFyEorDrenceEieEyDsEonDtonDverDyerCxDsonDtonCyDdenDfieldDmanEonDneDtonCzarFoFusDenbyDoDzaroBeCaDchFmanDdbetterEerDfDgueDhyDkEeEsDlDmanEonDnderEosDrEdEnedEyDseEureDthFamFermanHsHwoodEonDvellFnsFrEittEyCbaronDeauEdevElErDlancDoEeufEuefEwFitzDronEunCchnerEugaDlairHeEercHqDompteDroyDuyerCdayDbetterDdyDererFmanEsmaEtEzmaDfordDgerDonneEuxDucCeDchDderEomEsEyDkEsDmanDpEerDrDsEonDtDuwenCfebreFureFvreEverFreDfEelEingwellElerDkowitzDlerEoreDtwichCgaspiEultDendreErFeEtteDgEeFttEioDleiterFrDrandHeEosChmanGnDnEerDouxDrEmanDtinenEoFnenCiDbEowitzDderDghFtonGyDjaDkerDningerDsEerEhmanEtFerEureDtchEeFrEhEnerDvEaCjeuneCkaClandDeuxCmDaEireEnskiEsterIsEyDboDelinFleEnDieuxEngEreDkeDleyDmonGdGsDoineEnFdFsEsDusCnahanErdDgyelDhardtGtDihanDkDnonFxDoEirExDtEineGiEonEzDzEiCoDnEardHoEeFttiEgEhardtDpardEoldDsCpageEkDeDleyDoreDpertCrchDmaFnDnerDouxEyCsageEneDesneDhEerDkoDleyEieDniakDperanceDsardEerEmanDterDureCtarteDcherFworthDellierEndreDoEurneauDsingerEonDtEieriEsCuDngCvalleyEnErioEsseurEyDeilleElFlEnFsonFthalEqueErFettIeFichGngEsqueEttEyDiEnFeFgstonFsGonEsEttDronDyCwDallenEndowskiDellenGynEyDickiEnEsFonDterCyDbaDendeckerDvaCzamaBheureuxBiCakosDngDoCbbeyEyDeratoreFtoGyCcataDeaDhtFensteinFmanDonCddellEleCeDbEerGmanDdtkeDferDmDnDpinsDtzDuCggettEinsDhtFbodyFcapFfootFleFnerFseyFyDonCkensEsCleEsDienthalDlardEerFyEibridgeFeFsEyCmDaDbaughDmerDonFesCnDaresDchEkEolnDdEahlFmoodFuerEbergFladEeFllFmanInFnGbergFrGmanEgrenEholmEleyEnerEoEquistEsayFeyFleyFtromDeEbargerGughFergerHryEhanEnErEsDgEenfelterFrGfeltEleEmuEoDhartDingerDkEeFrEousDleyDnEellFmanFnFyDoDquistDscottEeyEleyDtEhicumEonEzDvilleDzyConCpariDeDfordDhamDinskiDkaDmanDpEertEincottEmanEoldEsDscombEeyEkyEonDtakEonCraDetteDianoCsDaDenbyDhDiDkEaDleDsDtEerEonCtchfieldGordDherlandDmanDtellFnFralEleGfieldGjohnGrGsGtonEonErellDwinDzCuCvelyEngoodErmanGoreEsayDingstonKeCyanageCzarragaDotteBlamasDnasEesEosCewellynCoydBoCachDizaDrCbatoEughDbDdellDeElDoCcascioDhEerEnerDiceroDkEamyFrdEeFrFttEhartElearGyFinEmanEridgeEwoodDocoCdenErDgeCeDbDfflerDhrDmDraDschDwenCfgrenDlandEinDtinFsEonEusCganDginsDsdonEtonDueChDmanGnDrDseCiaconoDngsighDselleCkDenEyDkenCllarEeyEisCmanFtoEsExDbardHiHoDeliDidzeDonacoCndonGoDerganEyDgEacreEeneckerEfellowEinoEleyEmireForeEneckerEoFriaEshoreFtreetEtinEwellForthDonCoDbyDkEabaughDmisDneyDpEerDsEeCperEsEzDiccoloEntoDpDrestiCrDaEnceFgerDchDdEsDeEdoEnceFtzHenFzGanaGenGoDingDraineDussoCsDadaDeeEyDhDoEyaDsettCthEropDtEsDzCuDcksDdEenFrGmilkEinEonDghFlinFmanFranDieEsDnsburyDqueDrencoDviereCvatoDeEallEdayEjoyElaceGdyGndFessFlFyErnEttGeDinFgGoodFsDricCwDderDeEllEnsteinFthalErFyDmanDnDranceEeyEieEyDtherDyCyDaDdDolaCzaEdaEnoDierDoyaBuCbbersDinFskiDyCcDaErelliEsDcaEhesiDeEnaEroEyDhtDiaFniGoEenFrEoFusEusDkEettFyEieEyDusDyDzakCdlowEumDwickFgCebbertEkeDckDdkeEtkeDllenDraFsDvanoCffDkinDtCgarDoChmanCiDsDzCjanCkaEcEsFikDeEnFsErEsDicDowskiCmDanDleyDmusDpkinHsDsdenCnaDcefordDdEahlEbergEeFenFllEgrenEinEquistEstromEyDgEuDnDsfordDtCoDmaDngFoCperDienDoDpinoDtonCqueCrieCsbyDeDhEerDkDsierDtEerEigCteErEsDherEyDonDtermanErellDzCuCxCzDierBvyDnByCallDngCbargerDrandCdaDenDickDonCkeEsDinsCleEsCmanDonCnamDchDdEeDesDnConEsCsenkoCtleDtleEonCuAmaCagDsEsCbeErryFyDieDonDreyEyCcDalusoErthurEulayGeyDdonaldFugallDeEdoEkEyDfarlandJeDgillivrayEregorDhEaFdoEenEinEucaDiasEejewskiFlEntoshGyreDkEayEeFnzieFyEieGwiczFnGnonEleyFinEoFwiakDlachlanFrenEeanFnnanFodEinDmillanDneilDomberEnDphersonDraeEiDyCdambaEyDdenEixEockHsFxEuxEyDeirosErFaEwellDiganEsonDlockDonnaEreDridFgalFlFzEugaEyDsenEonDusankaCeDdaDsEtasDzCffeiCgallanesGonEnaErDbyDdaFlenoDeeErFsDgardEiFoDiEllEnnisDlioGneDnerFssEoEusGonGsonDoonDruderDuireDwoodDyarChDabirEffeyEnFeyErFajFjanDerEuFxDleFrEumDmoodFudDnDonFeGyFyEodDrDurinCiDdenDerDlhotEletFouxDnEeFsEorEsDoEranoDrEeDschEonetEuradzeDtlandDzeCjerusEskiEwskiDkaDorFsCkDelaErDiEnFenDowskiDrisClanFdEveDbonEroughDcahEhowEolmFmGbDdanadoEonadoDecEkEyDickEkEnFowskiEziaDkaEinDlardEeryFtGtHeFyEonFryFwFyEyDmEbergDoEneGyEofEttEyDpassDsonDtbyEosDveauxDyCmaniDedovHiDmadovCnDahanEloEsievskiDceEhaFesterEiaFllaFniGoEusoDdelGlFrsFvilleEujanoDerEsFsEyDfrediDgEanGaroGoEelsFrFsEinoFoneEoFldErumEualFmFsDhartDigaultEonEsFcalcoDjarrezDkeEinDleyEyDnEaEellaFrsFyEingHsGoFonFxEoFnEsDorEsEwkyanDriqueIzDsEeauFllEfieldEkeEonFurEurDtheyEillaEoothEylaEzDuelGitoEkyanEsDvilleDwaringDzEanaresGoEellaFrEiEoCoCpesDleFsDpCrDaEbleEnoFtoEscoEtEvillaDbleEurgerGyDcEanoGtelHonioEeauFllHoHusEhFanHdHtFbanksFenkoGseGttiEialGnoFlFniakGkowskiEoFniFsFtteFuxEucciFmFsEyDdenEisDekEncoFgoEsFcaEzDgaryanEerumEolisEuezDiaFniGoEcFleEeEnFaroFeGlliIoGzFgFiFoEonFttiEsFcalDkEelFrGtFyEhamEinElandFeGyEoFskiFvGicIhGskiFwGitzGskiEsFberryEuFmFsDlandFrFttEerFyEinEowGeDmoFlGejoFnDneyDoisEneGyEonEttaDpleDquardtHtFesGtteGzFisDrEaEeroEinFottEoFnGeFquinFwEsEufoDsEalaEchEdenEeeEhFalHlFburnFellEicoEonEtonDtEeFlGlHiHoFnGsEhEiFnGaGdaleGeHauHkHlliHsHzGiGoGsHenHonFrGosyanEonGeEsEucciEyFnEzDuyamaDvelEinDxDyDzanoCsDcarenasEorroDelliErDhEburnDiEelloDkEeFllDonDsEaFroEeFnburgGgaleHillFrFyEieFngaleHillEonDtEenFrGsHonEinEonErangeloFoGianniGpietroDudaCtaEmorosEsDchettDeerEiEoDhenaGeyGyFrGlyGneGsFsGonFwGsHonEiasFesonGuFsGonDiasEcEsDleyEockDneyDosEvskiDrangaDsonEudaFiFmotoGuraDtEaEeFoFrGaGnFsGonEhesGwHsFiasGesEiaFceFeFlaFnglyGsonFsGonEocksFnFonFsFxEsonDulaEsDzEenEkeCuDchEkDdlinDerDffrayDghanDkDlEdinEeEtsbyDneyDpinDrerEiceGioFelloFnEoEyDsEtDzyCxDeyDfieldDhamDieEmDonDsonDwellCyDaDberryDcockDeErFsEsDfieldDhallFnEewEueFghDleDnardEeFsEorDoEnErFalFgaDrDsEonGetDtonDvilleDweatherCzaDeDiarzDonDurFekDzaFrellaGielloEeiFllaFoEolaFneFttaBcabeeDdamGsEooFryDfeeDleerFxanderEisterElisterEpinHeDnallyEdrewIsEultyDrdleEthurDteeGrDuleyFiffeDvoyCbainEthDeanEeEthDrayerEideEoomEydeDurneyCcaaEbeEffertyIyGreyEinElebFlGaGieHsterGonGumEmeyFmonFpbellEndlessFeFnFtsErdleFgoFleyFrollHnFtGerGhyGneyGyFverGilleFyEskeyGillFlandGinEugheyFlGeyGleyFslandEwEyDhesneyEristianDlainHeFnahanFranGdGenGyFskeyFyEeanGryFeryFllanJdFndonGnyGonGtonFskeyEinticHockInEoskeyFudFyEuneyGgFreGgGkinFskeyHyDoinEllGisterGomHughGumEmasFbGsEnkeyFnelIlFvilleEolErdFkleFmackGickFveyEurtEwanFnEyDrackenFdyFeFneyGieFryFwFyEeaGdyGryFeGryFightEightFmmonEoryFskeyFyDubbinEeFnEllarGenHrsHyGochHughGumGyEmberEneErdyFleyFryEskerEtchanHenIonCdadeEnielIsEvidGsDermottEvittDillDoleEnaghGldFellFnellFoughErmanEugalIdIlGleEwFellDuffGieGyCeachernGinDlfreshEhaneyHnonEligottErathFoyEvainFeenEwainFeeEyeaDnaneyEteeFireDvoyDwanEenCfaddenGinFinEllGsErlainHndIeGinFrenEteEulDeeErrenGonCgahaGnFeyEnnErityFrityGyFveyFyEughHeyDeeFhanEheeEorgeDheeEieDillFveryEnleyFnGisFtyErtDladeFssonFughlinEincheyEoneFthinHlenIinFwnEynnDoldrickEnagleFigalEughEvernEwanFenFinFnDradyFilFneFthFwFyEeevyFgorFwEiffEuderDuckinEffeyGieHnEiganFnnessFreGkErkChaleEneyErgueDedlishviliEnryDoneDughCilrathEvainIeEwainDnerneyEnisEtireFoshFurffFyreDverEorCjunkinCkainEmeyFieEneEyDeanEchnieEeFhanFlFnFverEithanEllarGerFveyGyEndrickFnaGeyGyFzieEonFwnErnanEyDibbenEeFrnanEllipGopEmEnleyFneyGieHsGonFseyGtryFzieEssackGickEttrickDnightDownEyClachlanEinEmbEneErenFtyEuchlinFghlinFrinEwhornDeadFnEllanIdEmoreEndonFnanEodEroyDinDoudFghlinCmahanFonEkinEnisFnFusErtinEsterIsEthDeansEnaminDichaelEllanGenHrGianHnHonGonEnnDonagleErrisGowDullanGenGinEnnErrayGyFtryCnabFbEirEllyEmaraFeeEryEttEughtonDealGyFrEelGeyGyFsGeEilGlHyEllisGyEmarErneyEttEwDicholasIsEelEffEnchEshEttDultyEttCpartlandDeakEekEtersDhailEearsonFeGtersFrsonCquadeFidGgFyEearyFenEillenFnnFreFstonCraeEneyEyDeeEynoldsDobertsEyCshanGeEerryDorleyDpaddenDwainEeenHeyCtaggartCvayDeighEyDickerCwainDhirtHerEorterDilliamJsBeachamFumDdEeFrGsEorGsFwGsEsDgherDlerFyEsEyDnEeyEsEyDrsDsEeDuxCbaneCchamElingCdalDdersDeirosElFlinErFosDfordDinaDleyEinEockDranoDvedCeDceDhanDkEerEinsEsDrDsEeCffordCggsChaffeyDlEerEingDmedovicFtiDtaCiDdingerDerDghanEsDjerDkleDneckeFrsEhardtDsEelFrEnerEsnerEterCjiaFsDoradoClanconFsonEraDbyDcherFiorForDdrumDeEndezGrezGyDgarEozaDiEaElloEnEtoDlEenFrEinGgerFshEoFnFrFttDnicGkEykDoDroseDsonDtonEzerDuginDvilleFnCmmedovCnaErdDcerEhacaDdelGlGsohnInFnhallFsFzEietaFolaFsFvilEoncaFsaFzaDeelyEfeeEndezEsesDgEelFsDjivarDkeDnengaDterEoEzerDzelEieGsCraEzDcadoEedGesFrEhantEierEureGiHoDedithDicleEdaFethEnoEwetherDkelEleGyDleEinGoEoDoElaDrellEiamFckFfieldFllFmanFttFweatherEowEyFmanDschEhonDtensEzDvisDwinDzCsaDerveDsanaEengerFrGlyGsmithEickFerFnaGgHerEmerEnerDtaFsDzarosCtcalfHeDhenyDivierDoyerDroDtlerEsDzEgarFerEingerElerCunierDrerCwbornCyerFhoffFsGonCzaBgrBhrjnBicallefDcoDeliDhaelHisHsIonFlakGecGikGskiFudGxEealHsFlGlGsHenHonFnerEieDkEelGsenHonFnsFyEleGyCddaughEendorfElebrookLsGtonDgettHeEleyDkiffDyettCedemaDleFsEkeDrEaEsDsnerCfflinCgaDlioreDnoneDuelFsChelichDhailovCjangosEresCkaDeElFadzeFlFsEsellDkelsenHonDulaClamEnFoErdoEzzoDbournErandtEurnEyDerFaEsEwskiEyDfordDhornDianEtelloDlEanFrGdFyEedgeFnGderFrFtGtHeEhouseEicanFganFkanGenGinFmanFnerGgHtonFonFronFsEmanEnerEsFapHsFpaughEwardFoodDneFrDoEneEsevicFhevicEtDsapEteadDtenbergerEonCmmsDsCnDaErdFikEyaDceyEhFewEyDderDerEsDgEleEoEusDichFkEerExDjaresDkEsDnerEichGkFsFxEsDorDsonDterEoFnEzDyardCrabalFitoEcleEgliaEmontesEndaErchiDeElesDkovicDonDskyDzaCserDhlerDkellDnerDterErettaCtchamFelHlGmGnerFumDrovicDtenEonEsDzelCuraCxDonDsonCyamotoEsakiFhiroEzakiCzeEllGeErDrachiFhiDzellBkrtchyanBladenovskiDkarCkhhBoCadDkDtesEsCbergFlyDleyCckDtezumaDzygembaCdeDicaEsetteDlinDzelewskiCeDllerDnCffatGtEetGtEitGtCganDensenChamedFmadGedEnDlEerDnEeyDrCirDsanEeCjicaCldenGhauerFrDeErEsDinaGrHiHoFeFoEtorDlEerFttEicaEoyDnarDoneyDterDyneuxCmDanCnDacoEghanEhanErrezDcadaFyoEriefDdayEorEragonEyDeEtteEyDgEeFauFrEilloEoldDicaFoEerEzDkEsDnEierFnDrealEoeFyDsenEonFurDtagGnaGueFltoGvoFnaHriGezGoFsEeFiroGthFjanoFleoneGongoFmayorGurroFnegroFroGrosoFsGinoFzEfordEgomeryEiFelFjoFllaEoyaEyEzDzoFnCodieEyDkDnEeyGhamInDrEeFfieldFheadFrFsEheadFouseEingEmanEsDsEeCrDaEbitoEdoEgaEisElesGzEnFoFtDdhaDeEaFuEeEfieldEheadFouseEinFraEjonElFandFlGiGoFockEnaFcyFoEtFonFtiFzEyDfinEordDgadoFnGtiEensternDiEarityGtyElloEnFaFgFoEsFonFsetteEtaFzDkDlanEeyEockDmanDneauEingHstarDoEnesGyFtaEzFovDphisDraEealeFllEillFsGeyGonGsetteIyEoneFwDseDtEensenHonFrEimerGoreEonDvantCsbyDcaFtoEhellaEosoDeEleyFyErEsDheFrEierDierDkowitzDleyDquedaGraDsEerEmanDtellerCtaDeEnEsDleyDonDsingerDtEaEerEoDykaDzCuaDlEdenGrEtonFrieGyDnceEtFainFsDserEseauDtonDzonCwbrayDenErFsFyDrerFyEyCxleyCyDaDeErFsEsDlanEeDnihanCzeeDingoBrCazCozEekBshBuCcciDhaDkDunCddDgeCellerDnchCffChametFmadCiDrEeadhaighEheadDseCjicaCkaiClDcahyDderEoonFwneyErowDeDfordDhallEerinGnEollandDkeyDlEanGeHyEenGaxGixGsFrFtGtEicanFganFkinFnGaxGgsGixGsFsEoyDvaneyEeyEihillCmawDfordDmEaEeFrtDperCnDasingheDchEieEyDdEayEellFnEoEtEyDezDfordDgerEiaEoEuiaDizDkDnDosEzDroFeDschEellFyEonEtermanDteanuEzDzCoyCrakamiEokaEtFaFiFovicEwskiDchFisonFuDdochGkDffDguiaDielElloDleyDoDphFeyFreeFyDrEahFyEellEietaFllFnEowEyDtaghEhaCscarellaDeDgraveFoveDialEcFkDselmanGwhiteFrEoFnDtafaEoDzynskiCtchFlerDhDoDterCxiaCyByattCerEsFonChreClerEsCnattCresDickGsEeDonCsliwiecCtarasBzrhyAnaCabCberDorsCccaratoDeDkCdalDeauElErDingDlerCgaoEtaDelDleDyCiduDlDrCjarDeraCkagawaEjimaEmotoFuraEnoEshimaFoneEtaEyamaCleDlEeyEsEyCmCnDayakkaraDceDdDezDneyDtzCpierDlesDoleonGsFiGtanoDperEiCquinCranjoEyanDcisseDdiEoneDonDronDvaezCshDonDsEarEerCtalFeFiDhEanGielGsonDionGsEvidadDoliCuDghtonEleDltDmanGnCvaEretteFraGeHteIteGoEsDeCwrockiCyDlorCzarioDzaroBeaceDgleDlEeFyEonEyDrEyDseDtheryDvesCbekerElDlettCcaiseCdDdDeauCeDceDdhamElesDlEdEeyEyDrDsEeCffCgreteEiFnEonDusCherDlsDringCiDderEigDfertDghborsDhoffDlElEsenFonDmanDraDslerDtianEzelCllEiganFsDmsDomsDsenEonCmbhardDcovaDecEthCpaliDtuneCriDoDyCsbitGtEyDlerDmithDsDterEorCthEertonGyDterElesGtonEoDzerCuDbauerEertDfeldDhausDmanGnCvarezDelsErsEsEuDilleEnFsEttEusCwDbergGnGryEillEoldFrnEurnGyEyDcombHeGerDellDhallEouseDkirkDlandEinEonDmanDnamDportDquistDsomGeFnDtonCyCzBgCoCuyenBhamCekCoekBibertDlettCcastroDeElyDholGasGesGlsGsHonDkEelGlGsHonFnsFrsonElasFeGsEolsEsFonDodemusElFaGiGsGyFettiFlFosiEsiaCdaEyCebuhrDhausDlsenFonDmanGnEeyerEiFecFnenDsDtoDvesCghEtingaleDroCkolicFlaFovHaHskiClesDgesDlesDsenEonEsonCmmoFnsDsCnoCppEerCsbetGtDhEidaFmotoGuraDsenDwanderCttaEiDzCvenFsCxDonBoCackDhDkesCbileDleFsEittDrigaCceraDkCdaDineCeDlElCffsingerCgaDgleDleDuchiEeraChCkesClanFdEscoDdDenEsEtteDinDlEeyDteEingEonCmuraConEanEeEkesterCrbergEyDcrossDdEbergEdahlEenEinEmanEquistEstromDenDfleetDiegaDmanGdHinDredFllEisDsworthyDthFamFcuttFernFingtonFropGupFupFwayEonDvellEilleDwoodCsalCtoDtEageEinghamCurseCvaEckEkFovaDelloDickEkFovDoaEtnaGyDyCwackiEkFowskiDellDickiDlinCyesDolaCzadzeBucklesEollsGsCgentCllCmbersCnemakerEsEzDleyDnEallyEeryDoCrgalievDseCsbaumDsEbaumCttEallEerEingCzzoBybergCeCgaardErdCmanCquistCstromAoakesDlandEeyDmanDsCmCtesDhoutDisDmanBbandoEionEnonCerEgElanderFeFinEmanEryDyClakCoyleCregonDianEenDyanGtCyrneBcallaghanDmpoDnaDsioCchipintiCeguedaGraChDeltreeDionDoaDsConnellGrForBdanielDyCdoCeaDgaardDllDnCleCohertyDmEsDnnellEoghueDwdCriscollCumBehlerCstreichBfarrellCficerDuttBgallagherDnDraDtaDwaCburnCdenCgCilvieCleEsFbeeGyEtreeCormanCradyDenBhCaganDlloranDnaElonDraEeDyonCearnClDerDingerDsenEonCmDanBilerBjaCedaBkCadaDmotoDneCeefeFfeDlleyFyBlagueDhDnderDughlinCdDakerDenFburgDfieldDhamDsCeaEryDrDsEenEonCguinCinEgerDphantDvaFrGesHzGriaFsEeFiraFrGaHsGiHoGosEierHiEoClerDieEsCmedaDoEsDsteadGdCneyCofssonDughlinCsenDonDsonDzewskiCtmanCvedaEraBmCalleyDnDrEaFhEovCearaDrCooreBnealDilFlDyCgCkenCoDratoCtiverosBommenCtenBpitzCpDenheimJerErmanBquendoDinFnBramDngeDvecCbisonCchardDuttCdazDonezDunaFoDwayCeDarDillyDllanaDmDnEsteinCganCickDleyDtzClandiGoDowskiCmanDeDistonDondDsbyCndorffDelasFlasErConaDpezaDsEcoEzDurkeDzcoCrDellDisCsiEniDoCtaDegaFoGnEzDhDisEzDmanDnerDonCumCvisCwigCyDanCzechowskiBsbornGeEurnHeDurnDyCcarCeiCgoodChaughnessyDeaDieldsEroClundCmanDondDunCorioEnioCpanovDinaCtbyDeenEndorfErFbergFhoudtItFmanDlerEundDranderEemEomFwGskiCullivanDnaCwaldFtBtaDniCeroDyCisCooleCsukaCtDeEnErFsonDingerDleyDmanDoDsCwellBubreCelletteCimetCmCrsCsleyCtenDlandFwDtenCztsBvalleCelletteDrallEbayFeckGyFyEcashHtEfeltFieldEholtElockFyEmanEstreetEtonFurfCiattDedoDttBwenEbyEsFbyCingsCnbeyEyCsleyBxendineCfordCleyByCamaCerClerColaBzdemirCkanCmentColinsEsCturkCunaApabloDonDstCceDhecoFoDificoDkEardEerFttCddockDenDgettDillaGoDmoreDroFnDuaElaCeDkDtzoldDzCffEordCganFoDeElEsChlCiDgeDkDlleDneEterDrDsleyDvaDzCkClDacioHsEdinoEfoxEzzoHloDenErmoDkoDladinoDmEaFteerGierEerGiEieriFsanoEoreEquistDomaresFbaGoFinoFoEsDsDumboCmDplinCnDcoastDdoDeEkEllaDgEbornFurnEleDiaguaDkeyEowEratzDnellDosDtanoEherEojaFnDzerColettiEiniEucciCpaEdopoulosEgeorgeEsEzianDeEnfussDineauDkeDoutsisEytsisDpEalardoFsCquetGteEinCraEdaFisHeHoEmoreEsDchmanDdeeEiniEoFnEueDeEdesGzEntGeHauGiDhamDikhEsFeGauFhFiGenEyarDkEeFrGsonFsFyEhillFurstEinGsHonFsonEmanEsDlierFnDmanEeleeFnterHierFrEleyDnEellDoEdiDrEaFmoreFsEettEillaFnelloGoFsGhEottEyDsellEhallEleyEonGsDtainEeeFnEidaFnGgtonElowEonEridgeDvinCscalGeFrellaJiEhFalHlFkeEoFeEuaGlDillasDkettEoDleyDqualeDsEarelliEmoreDternakEorGeGiusEranaCtagueEoDchFellGnGttDeElEnaudeErnoFsonDhiranaDilloEnFoDlanDmanDnaudeEodeDonDricioGkFdgeDtEeeFnFrsonEiFlloFsonEonEyCughDlEauskasIieneEeyEiFnGeGgGoEkElEsFenFonEusEyDtzCvaoDelDiaEcDlakEickFkEovGicGskiDonFeCwlakEikEoskiFwiczGskiCxsonDtonCyanDeurDlorDneEterDsonDtonCzBeabodyDceEhFeyEockDkEeDrceFyElFmanEmanEsallFeFonEtDseEleeGyDveyElerEyDyCchEacekErDinovskyDkEhamDorFaGroCdenErsenGonDigoDoneDrazaEickEoFsaFzaCeblesDdDkDlEeFrDplesDrEyDtEeFrsEsDvyCfferCggDramDueroFsChrsonCiDfferDlDrceEisCkarClaezEyoDcEhatDfreyDhamDkeyDlEegrinJiJoFrGinFtierGtFyEhamEotDoquinDtEierEonEzDusoDzerCmbertonEletonCnDaEflorElozaDceDdarvisEeltonFrGgastHraftJssKtEletonGyDfieldDgDickExDlandEeyDmanDnEaEebakerFllFrFyEimanFngHtonEockEyFpackerDovDrodFseDsingerEonDtaEecostEonDwellCopleGsCpeDinDlinskiDperGsCraElesGzFtaEnioEzaDcivalEyDdomoEueDeaEdaEiraEraEsEtzEyraEzDgandeDhamDicElloEnFeFoDkinGsHonEovicDlEaEmanDmenterFtiDnaEellDoEvicDrasFultEeaultFiraFtEiFerFgoFnGeGoEodinFnGeFttaEyFmanDsaudEingHerEonGsEsonDtuitDuDzCsceDinaDolaCteEkErFkaGinFmanInFsGenGonIsDilloEtFeFtDkovDrarcaFuskasIieneEeFeFllaFnkoFvskiFyEiFckFeFkFlloFnEoFffFneFskyGyanFvGaGicIhGskiEucciFsEyDtawayEengillFrsenHonHsonFyEiFeGsFfordFgrewFsFtGtEryEusEwayEyFjohnDwayDzEoldCughCvetoCwDittCytonBfaffDnnenstielDrrDuCefferDiferFferElCisterClugEmBhairDkDmDnEeufDresErFisCegleyDiDlanEpsCiDferDlbeckFrickGookEipGpHsGsElipHpeIiHsGsEpotHtEsonEyawDnneyDppsCoenixDuCuDngCyBiattDzzaCcaErdDcirilloEoloDhaFrdoEeFtteElerDkEardEelGlFnGsFrelGingFttEleGsHimerEneyErellDouCdgeonCedraDperDrEceFyEreFoEsonDtrzakEschCferCgeonDfordDgEottDottCkeClandDcherDgerErimDkingtonDlaFrEowEsburyDonEtCmentalGelCnaErdEsDckneyEusDderDeEdaFoEgarEiroErFoEsEtteDgEyeDheiroDionDkEardEertonFttEhamEleyEneyEstonDnellFrFyEixEockDoEnDsonDterEoFrDzonCoDtrowskiCperEsDkinGsDpenEinGsCrasDesDkleDoDtleCsaniFoDcitelliDtoneCtaDcherFfordEockDkinDmanDreDtEardEengerFrEmanFonEsFleyDzenFrCxlerFyCzanoErroDerDzoBlaceFkFnciaDinEsanceFtedDmondonDnasEckEkEtFeFzDscenciaEenciaEterDtaEhEtFerFsEzDyerDzaCeasFantIsDdgerDmmonsEonsDssDtcherCoofDtkinEnerEtDuffeErdeDwdenEmanCudeDmEbFerEleeGyEmerDnkFettCylerBoageDrchCbleteCchEeCdkowkaCeDhlerCffEenbergerCghosyanDueChlEmanHnCindexterEterFsDrierDssantFonDtraGsCkDharelErelDornyClakEncoFdFskyEsekDenDhemusDiEcastroFeFhEnFgEshchukEteFoFteEzziDkDlEackFkFrdEeyEittEmanEockEyDoDsonEterFonDzinCmerantzFleauFoyDpaEeyCnDceDdEerEsDsDtbriandEeFsEiffFousFusEonColEeFrFyDnDrEeEmanDveyCpDaDeEscuDhamDlarFwskiEinDoffEvFicHhFskiDpEeFllCrathDcaroEelliEhFeDrasDtEerGfieldEilloFsEmanEoEugalEwoodCsadaDeyDnerDpisilDsDtEelGlEmaEonCteatEetGeDhierDocnikDterEorffEsDvinCuDdrierDghDlinFotEosEsenFonEtonDnceyFyEdFersFsCweEllErFsDleyCynerEorEterDthressCzoBradaEoDgerDhlDkashDllDngeDsadDterEherEoEtFsDyElowCeasDbleDciadoEourtDdmoreDeceDissDjeanDmoDndergastEticeGssDscottElarFerGyEnellEsFeyFlerHyGyFmanFnellFonFwoodEtiGdgeFonFridgeFwoodDttyGmanDussGerDvatteEoFstDwettEittCibbleDceEhardFettEkettDddyEeFauxFmoreEgenGonEmoreDebeEsFtGerGleyEtoDftiDllDmEeFauxFrEmFerEoEroseEusDnceFipatoEdleEeEgleEsEtupFzEzDoleauFoErDsbreyEcoEhtinaDtchardGettEtFsDvettHeDyarCobstDchaskaGzkaIovaFnowEopioEterForDffittEitGtDkopDmDperFsEhetEpEstDsperieEserEtDtoEsmanDulxEtFyDvencalHeHherGzanoEinceEostDwellCudeFnEhommeDeEttDittDmDnedaEtyCyDceDorCzybylskiBtakCelBuCaCcciFoDhalskiDkettCenteGsCffEerCgaDhDlieseFsiDsleyCigCjolClaskiDeoDiceEdoDlenFyEiamFnGsEmanEumDsEiferDverCmaDphreyCnchDdtDgCrcellDdieEomEueEyDgasonDifoyEngtonDkeyDnellDpuraDselGlFrEleyDtellDvisDyearCseyDhardCterbaughDmanDnamEeyDtDzCzoByattCburnCeClantDeEsCneCronAqiantianEyeDobenCngmuEshuiCtengBuCachEkenbushDdeDilDllsDmDnEdtDrlesEtermanDshieEtDttlebaumDyleCeenFerDlletteDrryDsadaEenberryEinberryDvedoDzadaCickDgleyDjadaFnoDlesElFenFinDmbyDnEbyEcyElanFeyEnFeyEonesHzEtFalGnaIrHillaFerHoFoGnDrionEkEogaFsFzDsenberryEpeEtCliyevConAraCabEeDpDschCbagoDbDeErDideauEnFowitzDonDyCceEtteDhalEelDicotEneDkersEleyDoDzCdaEbaughDcliffIeDebaughElEmacherErDfordDicEganEnDkeDleyDosevichEvicHhDtkeDuElovicCeDlCfaelDfEaFeleEertyDterGyCganDerDgsDhallaighDinDlandEinDsdaleDusaChaimDeDimiDmEanDnCiDfordDleyEsbackDmondiDnboltEeFrFsFyEsEvilleEwaterDsorCjDapakshaCkeErEsFtrawDowskiCleighEyDlEsDphDstonCmDadanEgeDbertEoDerFezFizFoEyDinezEresGzDmDonEsDsayEdellEeyCnaElloEsingheEweeraDckEourtDdEallFzzoEelGlEleGsEoFlphDeyDgeFlFrDieriDkEinGsDneyDsdellEomGeFnDtanenCoCpeErDhaelDierDosaFoEzaDpEaportEoldCrickCsberryDchEoFeFnDhEeedEidDkEinDmussenHonDnakeEickDorDtCtchfordEliffIeDhEboneFunGrnEerEjenEnayakaJeDleyEiffDnayakeEerDtlerDzlaffCuDbDchDlersonEstonDschGerCvenFellFscroftErCwlesFyEingsGsHonEsDsonCyDaDbonFrnEurnDesDfieldEordDgozaDlDmerEoFndDnerFsEorDoEsCzoErBeCaDchDdEeFrEingEyDganEleDlEeDmEerFsEsDperDrdonEickDseEonGerFrDuxDvesEisDyCbaneDelloFoErCcaldeDhDinosEoDkEerDordDtorCdDaDdEenEickFnGgHtonFshEoutEyDerDfernEieldEordDickEngGerGtonDmanEonGdDnerDondoDrickDusDwineCeDceDdEerEyDlEsDpDsEeFrDveFsCgaladoEnDerDinaEsFterDnerEierDoChbeinFrgDkopDmCiberDchFardFelGnbachGrtFlingFmanDdEerEyDfEfDghardEleDleyEleyFyEyDmanGnEerGsDnEaEboldEeckHeFrGtEhardItHtFoldEkeEosoEschDsEerEingerEmanEnerEsDterEhEzFelClefordDfDifordDyeaCmaleyDbertDerDickEgioEllardEngtonDleyDmersDpeFlDyCnDardEudDchFerDdaEellFrEonDeEauDfrewFoGeGwDickDkenDnEerEickFeFngerDoEldsDshawDtasEeriaEschlerEzDwickDyDzEiCpassDkaDlogleDpEertCschDendezGizErDlerDnickDsElerDterEivoEoErepoCtaEnaDherfordEmanDtigDzlaffCuletDterCvelesFlGeFsDillaEsCwCxDfordDroadFdeCyDerEsDnaFgaEoldHsFsaGoCzaEcDendesBhamesCeaEumeDeDinDmCimDneFhartFsCmanCoadesFsDdeFnFsEusDneDtenEonCymerFsDneFsBiainCbbleDeiroCcardGoDcaFrdiEiFardiFoEoDeDhEardHsIonGsonGtEburgEeFrGsonGtFsonFyEieFnsFsonEmanFondEterDkEardHsEelFrGtFtsonGtHsFyElesEmanEsDoCddellFrEickEleGsDenhourFourEoutErDgeFwayEleyEwayDingGerGsDleyEonDoutCebeDckDdEelFrElDgelFrDhlFeDkeDlElyDmerDndeauEtsDsEeEsDthDvesCfeDfeFlEleCgbyDdonDgEanEenbachEinGsFoEleGmanEsDhtFerDneyDsbyCkardDerClesEyCmDerEsDmerCnaldiDconDeEhartErEsEyDgEdahlEelFrEgoldEleGrEoEwoodDiDkEerCoDjasDrdanDsDuxCpleyDpelFonFyEleEyCquelmeCschDerDhEelFrDingGerDkDleyDnerDserDtEauEerFvskiCtaEccoDchFeyFieDenourErDtenberryGhouseFrEsDzEerEmanCvaErdEsDenbarkGurgErFaFiaFoFsEsEtDieraCxCzerDoDziEoEutoBmBoCaDchFeDnEeDrkCbardsFeDbEinsEsDergeFieFsonFtGoGsHonEsonEyDichaudIxGeauxEdouxEeEllardEnFettIeFsGonEsonEtailleDledoFsDsonDyCcaDchioEoDhaEeFleauGleFsterEonDkEerFttFyEwellFoodCdaErteEsDdenEyDeEnErFickEsDgerGsDiguezDkeyDmanDneyDrigezGoGueIsIzHzFquesIzCeDbuckDderDhlDmerDpkeDschEerElerEnerEslerCgalskiEnDerFsGonDgeDowskiDueChDanDdeDeErDloffDmanDnDrEbachGughEerCjasDoCkerClanFdDdanDenEsDfEeFsDingDlEandEeFrEinGgHsGsHonFsonEoDoffEnDphDstonCmainGeEnFelliFoGwskiFsDbergerDeEoErFoDigEneFgerDmelDoDriellCnaldEnDdeauEonDeEyDkDningDquilloCodDfDkEerEsDmDneyDpDsEaEeFveltDtEsCperDpCqueFmoreCrieCsDaEdoElesGzEmondErioEsEtiFoDboroughDcaEhEoeDeEberryForoIughFrookEllGiEmanFondEnFauFbalmHumGeckHrgJerIryGlattHoomHumFdahlFfeldGieldFgartenFowFquistFsteinFthalFzweigErEsDierEnFskiDnerDolDsEbachEerFttiEiFgnolFnFterEmanEoFnFwDtEadCtariDeEllaEnFberryDhEeFnbergFrGmelEmanErockEschildFteinEwellDondoDterEmanDzCudebushDghFtonDillardDleauDndsFtreeFyEtreeDrkeDseFyEhEseauGlHlDthEtDxCwDanDdenDeEllEnDlandHsEesFttFyDseFrFyCyDalFlFsFtyDbalDceDeErDseEterFonCzarDekEllGeDierDmanDziBsaBuanEeEoDrkCbalcabaHvaDelEnFsteinDinFoFsteinEoDleDottomDyCchDkEerEmanEsCddEellFrEickEockEyDeEnkoErDieEsillDmanDnickHiDolfFphDyCeDbDdaDlEasDterCfDenerDfEinGgEnerDusCggEeriHoEieriHoElesDhChlEandCisDzClandDeEyCmbaughEleDfeltDleyDmelDphDseyCndellEleEquistDgeDionGsDkEleDnelsFrEingDyanEonCoccoDyCpeErtDpEeFrtCschDekDhEerEfordEinGgEtonDinDkDnakDsEelGlEoDtEadEinDuCtanDhEerGfordDiglianoDkowskiDlandEedgeDtEerDzCvalcabaCxCybalDleCzickaByalsDnEgEsEtCbaEkDergDickiDurnCckmanCdbergDerCeDrsonClandDesCmanDerCooCuAsaadDrEiFnenDthoffDvedraCbaEjoElaEtFiniHoDbEaghDellaDiaEnFeDleDoElEurinCccoDhsDkEettEsCddlerDlerDowskiDykovCeDchaoDnzDphanDzCffoldFrdCgeErFsChDakyanDinCidDlerEorDnEeEzDsDtoDzCkDaiEmotoDuraiClaEamEdinHoEmancaFoneEsEzarDcedoEidoDdanaEivarDeEemEhEmErnoEsDgadoEueroDibaEhovicEnasFgEsburyDleeFyEisEsEyDmeronEinenEonGsDoEmonHeEneGnDsburyEmanDterGsEsmanEzFmanDvadorFggioFsFtoHreEoDyerGsDzanoEerEmanCmDaniegoErasHingheEyoaDbranoDetDfordDmonsDonsEraDpathEleGsGyEsellFonDsEelEonDuelGsHonCnDabriaDbornDchesGzFoDdEbergEeFfurFllFnFrGlinGsHonEfordEhuEidgeFferGordFnElerFinEmanEorFvalFzEquistEridgeEsFtromEuskyEyDeErDfilippoEordDgEerEsterDhuezaDjeewaEuanDkeyEsDmiguelDnaEerDoEnErDpuDromanDsburyEomFnGeDtEaFcruzFmariaFnaGgeloEeeFlliFrreEiFagoFbanezFllanJesHoFniFsGtevanEoFraGeGoFsFyoEucciDzCoDmCpienGzaDpEingtonCrabiaEgosaEviaDdinaDgeantFntEsyanDicDmientoDnoDrattEisEoDtainEinEorGiEwellDverEisCsakiDsEeFrEmanEoFnCtDchellGrDerFfielDherDoDterGfieldGleeGthwaiteGwhiteElerCuDcedaGoEierDdersDerFsDlEnierEsFberryGuryEterHsDmDndersDterEnerEterDveCvageElaErdFeseDchenkoDellErDicEdgeElleEnoDoieElainenEryEyCwickiEnDtelleDyerGsCxDonDtonCyDeghErFsDlerFsEorGsDreBcaggsElioneDifeDlaEesEfEiaFseElyEzoDnlanFonEnellDrberryForoughFroughElettEpaFelliDtesDvuzzoChaafFlEcherGtEdeEeferGferEferFfGerGnerEibleElkFlGerEnerFkFtzFzEperErfGfEtzEubFerDechterFkFterEelGeFrGerFtzEffGelHrGlerEiberFdGlerGtEllGerEnckFdelFkErFerFmerhornFrGerFtzEuFermanKnEvingEweExnayderDiavoHneEckEeberFfelbeinFleFrEffGerGmanEldGgenFkeFlGaciGerGingJerFtzEmkeFmelEndlerEpperIsErmerFoEslerDlabachFchterFgelFterEechtFgelFicherGferFmmerFnkerFsingerFusnerFyEicherHtingEossHerEueterFterDmaltzGzEelingGtzerGzerEidGtFederFtGmeyerGtGzEollEuckHerDnabelEeckFeFiderFllEiedersDoberEchFkEemakerFnGbergKerGfeldGrockEfieldElesFlFtenFzEolcraftGerHyFnmakerGoverErrEttDrackFderFmGmFntzGzEecengostGkHengostFfflerFiberGerGnerEimsherFverEockFderFederGrGterFmFthFyerEumFppDubertEckEelerGkeGlerFsslerFttHeGzEgEhEldtFerFlGerFmanFteGheisGzFzGeEmacherGkerGnHnEnkEppErmanEsterEttGeFzEylerDwabGeFgerFlmFnGdtGkeFrtzIkopfImanGzEeigerJtGnGtzerGzerFnkEindtGgCiannaDcchitanoDoneauxErtinoDpioClafaniCobyDfieldDgginHsEinDlaEesDnyersDttFiFoDutenDvilGleCrantonDiberFnerEvenFnerDogginIsGsDuggsCudderEeriDllFyDrlockEryDttBeaDbaughEergEoltFrnErookIsDgerEleEoEravesDlEeFsFyEsEyDmanGsEonGsDrcyEfossEightEleGsFsEsDseDtEonEsDverFyDwellErightDyCbastianDestaDringCchristDkmanDorDrestEistCdaDdonDerDgwickDilloDlacekFkEockCeDberDdorfDfeldtDgerDleyEigEyFeDmanDryDseDversCgalErraFsDelErFsDoviaDravesEestDuinEndoEraCibelFrGtEoldDdelGlFnElEmanDfertDgelElerDlerDmDterEzClanderDbyDdenFrsEonDfEridgeDigDlEarsEeFckFrsFyEmanEnerEsDmanDphDtzerDvageEeyEidgeDzerCmanDenovDienElDjonovDmesDonDpleDyonovCnDaEnayakeDecaGlEgalEviratneDgEerDiorDnDsabaughDterGsEianCoDhDngCpeEdaDpDulvedaCqueiraCraEfinDgeantFntDikFbayEoDmonsDnaDpaDraFnoFtoDvaisFntesEiceFnCscoDsionHsElerEomsEumsCthDliffDoDserDtleGsDzerCunCverFanceFeFinHoFnsFsGonFtDierEgnyEllaGeEnDyCwardDellCxtonCybertEoldDfriedDlerDmoreFurBfyrBglBhabazzDckelfordFlefordDddixEeEleGyErickEwickDefferDferEferDhEanEidDinDkeFspeareDlaFshDmbaughFlinFoEsDnahanEbenEdEeFrEgtianFyeEkFleGinFouFsEleyEnonEqiEshanEtianExiaDoDpiraGoDrberEerEkeyEmaEonEpFeGrFlessFtonErowDtleyEtuckEzerDughnessyElDverGsDwEnEverDyCeaEdEfferEhanEleyFyErFdFerFinFsEtsDcklerDddErickDedyEhanFyEleyFyEnEranEtsFzDfferGyFieldFlerDhanEuDildsDlburneFyEdonEeyElFenbargerIergerGrGyFhammerFmanFyEmanEnuttEorEtonDnEgeliaEkDpardHsonEerdEhardFerdElerGyEpardFerdDrEardEburneEerEidanFffElockEmanErardFellGrFickGllFodGnGwFyEwinFoodDtlerGyDvchenkoGukElinDwEmakerCiDbataEleyDchuanEkDeldGsErDfferFlettEletHtDhDjingDleyElingIsDmEaFdaEekFrEizuEkusEpDnEaultEeFrEglerHtonEkleEnDpeEleyEmanEpFeeFyEtonDrahEeFmanFsFyEkEleyEomaDslerDtianDveFlyFrGsFsCkodraDreliCoafDckFeyFleyDeEmakeIrDffnerEnerDlarEesEtisDngDokEpDpeDrEeFsFyEtFerFridgeFsFtDttsEwellDuldersFtsGzEpEseDverDwalterEersEmanEsCraderDefflerEsthaEveEwsburyDinerEverDopshireEutEyerDumDyockCubertDckDeEyDfeltEfFlerEordDgartDlerElEmanEtisFsFzDmakeHrFnFteEpertEwayDngEkDpeEpDrtleffFzDsterDteEtFleworthFsCyBiasCbertDleyCcaErdDilianoDkelsElerGsCddiquiDersEsDhuDneyDwellCebenFrGtDckDfertDgEelEfriedEleEristDmensFrsEsDngDrraEsDversGtDwertCffordDuentesCgalaDelDgEersDlerDmanEonEundDnorelliCkesDoraFskiClasDberGmanDcoxDerDkDlEerEmanEsDsbyDvaFsEeiraFrGaGbergGmanGnailGsHteinFsterHreIiFyEiaFsCmDardEsDcoxDekEntalEonGeEsDhDicEngtonDkinsDmerGmanGsEonGdsGsEsDoesEnFdsFeGauIxGttiFsGenGonFtonDpkinsEsonDsEekEonCnDaniDclairDdelarDeEgalEsDgEerEhElerGtaryHerryHonGyDhaDiardDkElerDnEerEottDquefieldCpeEsDleDosDpEelEleCqueirosCrbuDesDianniDmansEonsDoisCscoDemoreDkDlerDnerosDonDsonDtoErunkCtesDtonDuDzCuCvilsCxCzeloveEmoreErBjogrenBkaggsDlskiDtesCeenFsEteGrDlleyFyEtonChnzyCibaDdmoreDlesElernFingsFmanDnnerDpperEworthClarCoglundDlnickDogDwEronHskiCylesBlabaughDckDdeDgleDmaDneEkardDpeDteFnFrEonEteryDughGterDvenGsEinDwsonDyEbaughEdenEtonCedgeDemanEperDmpDttenDvinDzakCickDferDgerEhDnkardDterDvaCoanFeEtDcumGbDnakerEeDssDughDvakEerDwikCuderDsherEsFerCyDeBmCagulovDilDllFeyFingFsFwoodDrtFtDthersCeadDdleyDlcerEleyEserEtzerDtCidtDleyDrnovDtEhFerHmanHsGyFsonFwickEsCoakDckDlenDotDthermanHsCtihCythFeBnappDvelyDyCeadDdekerDedDllFerFingEsonCgCiderDpesDvelyCoddyEgrassDokDverDwEdenCuggsCyderBoCaresCbczakDelErFsDieskiDotaCchaDkwellCdenErFbergFlundFquistCeangChnCileauCjkaCkDhDolFoskiGvGwskiClanoErFesFiDbergDemErEsDidayEsEzDlarsEerFyDomanFonErioFzanoEvevFyovDtEeroEisEysDumEriCmDersFvilleDmaEerGfieldGsGvilleCnDesDgEbenEerEjingEtianDnEenbergEierEtagDsDtagCoCperCrDensenGonDgEeDiaFnoDrellHsGsFntinoCsaDebeeCteloDoEmayorDtileCuDcieEyDderGsDkupDleFsEiereDnDrsDsaDthFallGrdFerHlandHnHsFwardGellGickGoodHrthDzaCvaCwaErdsDderGsDellErsCyCzaBpadaFforaFroEeEoniEyDethDffordDgnolaHiHoDhnErDinFhourDldingElaDnEglerEnEoDracinoFnoEgoEkmanFsElingErowDtaroEesEhEzDuldingCeakerFmanFsErFmanFsEsDchtEialeEkEtorDeceEdEgleErFsDicherEdelEerEghtHsErFsDllFerFmanFsDnceGrEglerEserDrberElingEoEryDthCicerEherDegelEkerElmanErFsEsFsDghtEnerDkerFsDllaneFerHsFmanDnaEdlerEellaHiEkFsEnerGyEoDresEoDteriElerEzFerDvaEeyClawnCoffordDhnDnaugleEslerDonFerErDttsCradleyGinIgEgginsFueEnkleEtlingFtEyFberryDengerDiggsEngGerGfieldGsFkleDolesEulFseEwDuellEillDyCurgeonElinHgFockErFierBquareDierEreGsBrCesthCmaCokaBtaabEtsDbileElerDceyEhEkFerFhouseFpoleFsEyDdlerDffFordDgeEgFersFsEnerDhlFmanErDigerEnbackGrookErFsDlcupEderEeyEkerElFardFcupFerFingIsFmanFsFworthEnakerEterEveyDmEandGtEbaughEeyEmEpFerFleyFsDnEbackFerryEcilHlEdardFerFiferGshFleyFridgeEekEfieldGllFordEgFeGrFlGeEhopeEislawskiEkevicieneKusFiewiczFoGvicEleyEnardEsberryGuryFelHlFfieldEtonDplerGsGtonEpDrbuckEcherFkEkFeGsGyFsFweatherElingEnerGsFsErFettEtDtenFsElerEonDubFerEdtEfferDvrosDyerEtonCclairDyrCeadFhamFmanErnGsDbbinsDcEkFerDdmanDedElFeFmanFyEnFbergEreEvesDfanGiakHkGoGskiEfanFenHsIonGsGyFyDgallEerEmanEnerDhleFikErDibEdlEerEgerHwaldElEmleEnFbachGeckHrgJerFerFfeldtFhauerIserGoffFkeFmanGetzEtzDllFaFeGrFhornFingFmacherFyEzerDmEbridgeEmEpleDnbergEderEgelGrEnettFisEsonDphanFenHsIonEneyEpFeEtoeDrlingEnFbergFerFsErettDtlerEsonDveFnGsHonFrGsonFsGonDwardGtDyerCgeorgeErmainChilaireCiceEhEkelFlandGeHrHsHyFneyDdhamDefelErDffFlerDgallEerDlesElFerFingsFmanFsGonFwagonGellEsonEtnerFsEwellDmpsonEsonDnchcombEeFbaughFrFsEgerFleyEnettEsonDpeDrlingDtesEhEtDverGsCjamesDeanDohnClaurentDouisCmartinCoberDckFardFbridgeFdaleFerFingFmanFsGtillFtonFwellDddardHtEolaDehrDffelDgnerDicaDjanovIicDkelyFrFsEleyDllFeGrFingsEpEteGnbergFzGfusEzDneFbrakerGurnerFcipherFkingFmanFrFsiferFyEgeDokeyEpsDpsDrchFkEerFyEieEkElieEmFerFsErsEyDtlerEtFsDudemireFtEfferEghGtonEtFeDvallEerDweFllFrsDyanovIaCpeterDierreCrachanFkEderFfordFleyEhanEightFnFtEkaFerEleyEndGbergFgGeFskyEsserEteFfordFmanFtonEubFchFghterFsGbaughGerGsEwFbridgeFderFnFserEyerFhornDeaterEckerEetGerGmanGsEichHerFghtFtElowEtchDiblingEckerGlandHerHinEegelEneFgerGfellowHieldGhamEplinIgEteFtmatterDobelFlGeEckEdeEhFlFmEmFainGnFbergEngEopGeEpeEsniderEtherIsEudFpGeFseFtGhEzierDubFleEckEmEnkEthersDykerDzeleckiCthomasCuartDbblefieldFsEerDckFerGyFyDddardEebakerFntFrEivantEleyDhrDkesDllEtsFzDmbaughEpFfDrdevantFivantEgeonGsFillGsEmFanEtevantFzDtesElerEtsEzFmanCwartCyerFsDlesDonsDronBuCarezDzoCberDlettDoticCdaDduthCeDnDssCgaharaErmanEwaraDgEsDiyamaDrueChDrCilleabhainDterEsEtCleimenovEymenovDjicDlinsFvanDserDtanGovDzerCmDanDlerEinDmaEerGallGfieldHordGlinGsGvilleFyEittEyDnerDpterDrallDterCnDdEayEbergEeFrlandGmanEquistEstromDgDigaDseriConCperCraceDberDetteDfaceDitaDlesDrattEettCssmanDtaitaCtcliffeDerFaDherlandDliffDphinDterGfieldEleGsEonCyDdamCzukiBvendsenEssonCobodaGovaBwabyDderDffordDgerDimEnDllowDnEbergEeyEgerEiganEkEnFerEsonDreyEtFhoutFoutFsFwoodFzDseyDtzellDyneEzeCearenginFingenEtFmanFtDdbergDeneyFyEtFenFingFmanFserDitzerDnsenFonDttCickDderGskiDftDgartEerGtDhartDlleyDmEsDndellFleHrEehartFyEfordEgFerFleEkEneyEsonEtFonDsherDtzerCobodaDffordDopeDpeFsDrdFsByCdnorDowCedCkesDoraClvaFinEesterHreEiaCmondsFsCnderCringCtsmaCversonBzaboCczepanskiCetoCilagyiCymanskiAtaCamngCbaresGzEtadzeDbDerDlerDorDronCceyDkEerFttEittDyCdeoDlockCffDollaEyaDtCggEartDleDueChirovicCiDngDtEianEtCkacsEdaEgiEhashiEkiEtaDedaEtaEuchiClDamantesJzEricoEveraDbertEotGtDiaferroDkingtonDlEantEentFyEmanEonEyDmadgeFgeDtonEyCmDanFgEshiroEyoDezDmEaroDplinDuraCnDakaDdyDgEuayDiguchiDkersleyEsleyDnEehillFnbaumFrDouyeDseyDtCoDrminaCpiaDleyEinDpEerDscottCrangoFtinoGoDbellEoxDdifGfEugnoEyDinDkingtonDletonEtonDnowskiDpleyDrEanceGtEyDtEagliaEerEtDverEinDwaterCshDkerDsinEoneCtDeEmDhamDmanDomDroDumCubEeFrDlEbeeDntonCvDaresGzDeraGsCwneyCyDlorBeaDchoutDgueDlDmerDsdaleEleyEterCboCdderDeschiGoDfordDrickEowCeDdDgardenDlDmsDpleDrDterGsEsCfftCiDtelbaumDxeiraCjadaDedaClescoDferEordDlEerFsFzEierFsEoCmmeDpleGmanGsGtonFinCnaEgliaDeyckDganEjingEtianEyuanDnantEeyEisonEysonDorioCoDhCpDperCranDhuneDpstraDranovaFzasEellEillFoEonesEyDwilligerDzicCsarDchDkeDsierDtEaEerGmanEonCterDiDraultEeaultDtertonDzlaffCvisCwDellDksburyDsCxeiraBhachEkerDiDkkarDlerDmesDnEasiDoDpaDrpFeEringtonEuDtchGerDxtonDyerCebergeDdfordDiEsFenFsDlenDobaldEdoreDriaultFotEouxErienDtfordDusCibaultEeauHltEodauxGeauJxDedeElFeGnEmFeErryEsFsenDgpenDllDryCnCodeDleDmEaFnFsGonGsonEeEpkinsFsonEsFenFonEureDnEgDrEarensenEesonEingtonElaciusEnFberryGurgFeGllFhillFleyFsberryFtonEpFeEsenFonEtonCrailkillEllEshGerDeadgillFttEetElkeldEsherDiftDockmortonEopEwerDushCuongDrberElowEmanFondEstonCyBianEcunEoEzhongCbbalsEettsEitsGtsElesEsCceDhenorDkleCddDmoreDwellCedemanInDmanGnDndaDrnanFeyDtjenEzDuCffanyDtCgerDgsDheDnerEorDueCjerinaClfordDghmanDlEerGyFttFyEinghastFsGonEmanFonEotsonEsonEyDmanDsonDtonCmberlakeGsDkoDlinDmEerGmanEinsEonsEsDothyDpsonDsCnajeroDchFerDdalGlEellEleDeoErDgEleGyDkerEhamEleDnerFyEinDocoDsleyCongCplerDpensFttHsEinsFtEsDtonCradoDrellCschDdaleDherCtcombDoDsworthDtleDusCuBjadenCinBkaDchenkoFukBlBoCamCbarDerEyDiasEnDlerCcciEoCdaroDdDorovHaCepferCftCkarskiFzDiClanFdErDbertDedoEntinoErEsDiverDlEeFfsonFrFsonFttFyEisonFverDmanDsonCmDaEnEsFekGlliIoFiGniFzewskiDberlinElinDczakDeEiErEsDicEtaDkoDlinGsonDpkinsEsonDsEonCnDdreauDeErEyDgDkinDnDyCoheyDkerFsDleFyDmbsEerFyDnEeDthakerFmanCpeEteDpEerEingEsCrainDbertFttDesDgersenHonErimsonDianEbioDkelsonDoEkDpeyDranceEeFnceFsFyFzCscanoDhDkaFjDtadoCthDtenCuchFetHteFstoneDpinEsDrignyEvilleDsantEignantEsaintCvarDeyCwDeEllErFsFyDleFrFsDnEeFrFsEleyEsFelGndFleyFonDryDsendCyCzierBrabertDcEeyEyDderDftonDhanDilEnerForDjanoskiHvskiEcevskiEkovskiDmelEmelHlDnEsueEthamDpaniEpDskDubEghberEtmanDverGsHoEisDwickDxlerDylorEnorCeacyEdawayFwayGellEnorEtDeceEseDgoEreDiEberDjoDmaineEblayGeHyEperDntDpanierDsslerDvathanEinoFzoDwDxlerCianaFoDbbleDceEheEkettGyDeuDggFsDmEbleEmFerEpeDnhEidadEkleDplettEpDslerEtanDttDvediFttHeCocheDgdonDiaFnoDjanGowskiDllingerDmbettaFleyGyDncosoDopDsclairEperEtFleDtmanEtFaFerFierDupFeEtFmanFtDwbridgeEellFrDxelGlElerDyEerCuaxDbyDdeauFlGlDeEbloodEloveEmanEsdaleGellEttExDittDjilloDllEuckDmanEbauerFleFoFullEpDongDssFellEtyCyonBsaiDnEgDoDyCchidaCeDngCiklauriCoDiDsieDyCuiBuCbbEsDmanCcciDkEerCdorCelCffDtsCggleCllEerFyEierFsFusEochFsEyCmaDlinCneErDgDisonDnellFyDstallCohyDminenCpperCrbervilleFvilleDcanEiosEoFtteDekDgeonDkDleyEingtonDmanDnageEbowFullEerFyEipseedEquistDpenEinDrentineDunenCsingDseyCtenDhillDorDsonDtEleBwedtDedFyDllmanCifordDggFsDlleyDneEingDtchellEtyComblyEeyDrekCymanByCeDrCgartClerDorCnanDdallDerEsCraDeEeEllDrellCsonCusAuberBchDidaBdellBeckerCdaCnoCtaBgaldeDrteBhlDerDigDmanCmCrichEgBleryCibarriCleryDmanDoaDrichCmDerCreyDichBmCanaCbergerClandCphreyCsteadBnderdahlGownFhillFwoodCgDarDerCknowCreinDuhCzuetaBpchurchCdegraffDikeChamCshawDonCtonBrbainEnFekFiakFoFskiDinaDonasFieneCenEaEoDstiCiarteEsDbeDchEkCmanCquhartCrutiaCseryDoDuBseltonCherCreyDyCseryBtechtCleyCseyCtDerFbackCzByCeharaAvacaDcaFroDhonCdenDnaisChleCilElancourtCladezEsquezEzquezDderasFsFzEiviaEovinosDeEnciaFtaGeGiHnIeIiIoFzaGuelaHlaEraFioGusFoEzDienteDladaresEeFcilloFeFjoHsFryFsFttaFyEiereEoFneEsDonDtierraDverdeEoCnDagsEllenFstyneErsdaleEsseEttaEukenDbruntEurenFskirkDcampEeEleaveGveEurenDdamEegriftFheyFmarkFnbergHoschFrbiltHurgGfordGgriffKtGhoffIofGlindenGmarkHeerHolenGploegHoolGveerHortFusenFventerHrEineFverEorenGnEusenFzerEykeFneDegasEkEttenDfleetDgEilderEorderEuilderFndyDhookGseFrnHeFutenFyDishDkeurenEirkEleeckDlandinghamEeerFuvenDmatreEeterDnEattaHerEessGtEormanFstrandFteFyDostrandEverDpattenEeltDriperDsantEcoyFyocEickleElykeDtasselJlEreaseDvalkenburgElietDwagenenGonerFrtEingerdenGkleEormerEykDzandtGtEileCqueraCraEnoDdanyanEenDelaDgaFsEheseEoDleyDnadoEellFrFyEumDugheseCsbinderDhonDilevFiauskasKieneFyevDkoDquesGzDsEalloFrEelGlFrEiljevDtaCthCughFanFnGsFtDseCvraCwterCzDquezBeachDlEeDseyEleyDtchDzeyCcchioCdderCgaEsCigaDlleuxFonDtEchEhClaErdeEscoFquesIzEzcoFquezDezDizDlaDozDtriCnableDegasEyEziaHnoDneDtersEimigliaEoEuraDutiCrDaEsDcherDdeEiFnEugoFnFzcoDeenEsDgaraDmillionDneFrEonDretGtEillDsaceDvilleCselaFyEyDsEelsDtEalEerCtterCzinaBhnhCyvnBiaDlpandoDrsDtorDuCbbertCcariDeEnteDiniDkEersGyEnairEreyEsDtorGiaHneIoGyCdaElFesEurriDesDmarDovicDrineFoCeiraDnEsDraElingEraEsDyraCgilDnaDoDueClaDesDlaFcortaFfaneFgomezGranFlbaGobosHnGpandoGtaGvazoFniGoHvaGuevaGvevaFrGealGrealFsenorFtoroFvicencioEedaFgasFlaFneuveFscasEicanaFnesDoriaCnceFntEiDeEsEyardDingDogradovDsonDtonDyardDzantColaEetGteCramontesDdenDgenEilFnDtanenDuetCscontiDeDserDvkrmaCtaEglianoElFeDelaDielloDoElsDtetoeCvancoDeirosEretteFosDianGoEerCzcainoFrraHondoBnCgsBoCegeleDlkerCganDelFsangEsDlEerDtDusCightEtDsinDtClkEerGtEmanEovDlEmerDpeDzCnderheideDgCorheesFiesGsCrceDeDisDobevFyovCsDburgHhDeDsEenElerCtawDhCwellFsCylesBrabelCbaCeelandChmCiesEzeComanDomanBuCeCjicDovicCkovicCongBytvnAwaagEeCchtelGrDkerCdaDdellEingtonEleEyDeDkinsDleyEingtonEowDsworthCechterCferDfordCgamanErDemanEnerErFsEsDgenerEonerDnerEonDonerDstaffDuespackChlEstromCidDnEscottEwrightDtEeFrsFsEsCkeEfieldElandEmanClbornEurnDckEottEzakDdEenEmanEnerEoFnFrfFwErepFipFonGpGupFupEschmidtDesDkEeFrEinsEoFwiakEupDlEaFceGhFnderEenFrFyEickFnGgFsEnerEsDmsleyDpoleDrathFvenDserEhEonEtonDtEerGsEhallFerEmanEonEripEzDzCmplerDsleyCnDamakerDgDnEamakerEerDshanEleyCqaCrburtonDdEellFnElawFeFowEwellDeEhamDfEelEieldEordDgoDingDkEentinDlickDmanDneFrEickEkeEockDrEenEickFnerGgHtonForDshawDthenDwickCshEamEburnEerEingtonDielewskiElewskiEngerDkoDmundDonDsEerGmanEonCtabeEnabeDchmanDerburyFfieldFhouseFmanFsDfordDhenDkinGsDleyEingtonDrousDsonDtEersHonEsCughCwrzyniakCxDmanCyDlandDmanEireDneEickDtBeakleyDrDseEtDtherallHbyHfordHheadIoltHlyHsIbyIpoonHwaxDverCbbEerDerDreDsterCchslerDkerlyCdderburnEingHtonEleDelDgeFworthCeDdEenEmanDkesEleyFyEsDmsDrasingheDseEnerCgenerDmanDnerChmeyerDnerDrEleCiDbelDckDdeFmanElerEmanEnerDgandEelEhtEleDkelDlEandEerDmarEerDnEbergIerEerEgartenInerEmanHnEsteinGockEtraubDrEichDsEbergEeFlFnbergerFrEgerberEhaarEingerEkopfEmanEnerEsFerFingerFmanEtEzDtzFelFmanClbornDchFerEomeDdenEonEyDkEeFrDlEbornEeFrEingHtonFverEmanEnerEsDschEhDteFrEonEyCmmerCnDdelGlElandFerFingEtDgerDnerDselDtworthEzFelDzEelElCrnerEickDtEhEmanEsEzCscottDleyDnerDolowskiDsEelGsEnerEonDtEbergHryFrookJsFuryFyEcottEendorfFrGbergGfieldGlundGmanGnGveltEfallFieldEgateEhoffElakeFeyFingFundEmanForelandEonFverEphalEraFickCtherbeeHyGellGingtonEingtonDmoreDterDzelElerCxlerCyandGtFtDerDmouthBhalenFyDngDrtonDtleyCeatFleyFonDelerFingFockFwrightDlanEchelEessDrryDtselFtoneEzelCickerDddenFonDghamDpkeyEpleFsDsenantGhuntElerEmanEnantEtlerDtacreFkerEbeckFyEcherGurchFombEeFakerFdFfieldFhairGeadGillGornHuseGurstFleyGowGyFmanFnGackGerFselIlGideJsEfieldFordEhamEingFsElatchFeyFockGwEmanGrshFerFireForeEnerGyEsettFittFonEtFakerFedGmoreGnHbergIurgFierGnghamItonFleHseyFonFyEworthCobreyDrtonCyteBibleCckEerGshamEhamEliffeGneFundEmanEramasingheEsFtromCdemanEnerDgerDmanEerDnerDrickCebeDchmannEzorekDdemanInEmanDgandDlandDnerEsDrEsFmaDseEnerEtCgfallDginGsGtonEsDhtFmanDingtonDleyDtonCjesingheCkeClbanksEerGtEornFurnEurGnDcherEoxGenGonGsonEzynskiDdEeFrGmanHuthFsFyEingEmanEsDeEsEyDfongFrdDhamEelmEiteEoitHeDiamsDkEeFnGsHonFrGsonFsFyEieFnGsHonEsDlEaimsFmsFrdEbanksEcoxFuttEeFfordFmsFrFtGtHeHsFyEhiteEiamHsIonFeFfordFlamsFmasFnghamFsGonFtsEmanFonGreFsEnerEoughbyEsFeyFonDmerFsEoreFtGhDnerDseyEonDtEonEseFhireFieEzCmberleyHyEishEleyEushDerDmerDsattCnansDborneEurnFshDceEhellGnbachGsterDdEerGsEhamFolzEleGyEomEsorDeEbargerFrennerEgarHdenEingerErEsDfieldEordEreeGyDgEardFteEerGtHerFtEfieldEhamElerEoEroveDingerDkEelGmanEfieldEleGmanGrGsDlandDnEerFttEieFnghamDsettEhipElowEorEteadFonDtEerGsEonCreEmanDtEaEhEzCschmeierDdomDeEmanEnerErDhartEonDnerFskiEiewskiDteCtDcherDekDhamEerellGingtonGowGsHpoonErowDkowskiDmanEerDtEeFnGbergFrEigEmanFerEnerErockEyDzelCxDomEnBoelfelDrnerCffordChlEfordCjciechowskiFkDtowiczClakEnskiDbertDcottDdDfEeFnbargerEfEgangFramEingerEordEramFumEsonDkEenDlEardEmanDpertDskiDterGsEzDvertonCmacFkDbleDmackCnDgEusCoDdEallFrdEberryFurnHyFyEcockEellFnEfinFordEhamFouseEieFngElandFeyEmanHseeEringFowFuffGmEsFideFonEwardForthEyFardDlEardEbrightEdridgeEeryFyEfFolkGrdEleyEridgeEseyEumEvertonDmerDsleyEterDtenEonEtonCrcesterDdEenElawDkEmanEsDleyDmEleyDrallEellDshamEleyDthFamFenGyFingtonFleyFyEmanCtringCutersCzniakBrayCenEnCightEleyDnkleCobelElewskiDnaDtenBuCestClfEfCnderGlichDschCrmDstFerDthEzCtianByantDttCbleCcheDkoffDoffCdraCerCgantClieDlieCmanDerDoreCnkoopDnEeDterCrickCseDockiEngDsAxavierBiaoEchuanEdaoElinEshanEyeCcunCeCnDjingCongBuAyadavDvCegerCgerDiCkovenkoCleCmadaEguchiEmotoEnakaEsakiFhiroHtaEuchiEzakiCnDceyEyDdellDesEzDgDqiDtEisCoCpDleCrberGryEoroughEroGughDdEleyDgerDnallEellDringtonCtesCuCwnCzzieBbanezDrraBeCagerDrbyEsleyEtaEwoodEyDterFsEonCcunCdinakCeChCkouCldellDleEowhairDtonDvertonCnComanGsDngCpezCrbyDgerDkesCtmanDterCungBiCldirimFzDmazCmCnDgEjingElingEstCpCtengBoakumCchumDkeyDomDumCderCheDnDoCkleyDotaEyamaDumCnDgDkerCoDnCppCrkEeCsDefDhidaFmotoFokaDtCtherCuDmansDnEanEceEgFbergGloodFerFmanFquistFsEkerFinEtFsDsefEsefCwDellBsaBuCanEtengFianCenChasCleCnDgDkerCsupovCtzyBvsfBzaguirreAzabalaDelDriskieCcariasDcariaDhariasGyEeryDkEeryCgarDerChlerDmDnDradnikCjacDicekCkDrzewskiCldivarDenskiEskiEwskiCmarripaDbranaHoDmitDorFaGnoDudioCnchezDderGsDeDgDkCpataDienCragozaEteDembaDinsDrellaDtmanCstrowCvalaCwackiCyasDtsevCzuetaBdenekBebrowskiCckChnderEerDrCigerElerDlerDtlerEzClayaDedonDlEarsEerGsEmerEnerCmanCndejasDgEtianDoEnCollaCpedaCrangueDbeDingueDmenoBhaitengDngFguchuanDoCengCongchuanGunFdaoFshanFyeDuCuDneiDoBickCebarthDglerDlinskiEkeDmannEbaEerCglerCmmerGerGmanJnCnckDkEeDnColkowskiCrbelDkleCtoBobelCellerDngCllEarsEerEingerEnerCnaCokCrnBuberDiaCchowskiDkerGmanCehlkeCkDauskasHieneDicDowskiClloCmwaltCnigaCoDtengDyeCpanFcicCrcherDitaCuBvlyBweifelCickDebelDllingBychClstraCnda
86
11
6
11
11
11
6
11
11
400
11
100
11
22
6
269
11
11
100
100
11
60
22
109
43
75
32
11
22
75
11
22
6
11
6
22
32
54
86
11
11
22
11
97
22
22
43
11
11
11
11
11
43
67
6
6
6
140
11
11
11
6
54
97
11
11
11
32
11
11
11
237
22
11
22
11
43
75
54
11
43
11
22
6
11
1872
11
54
11
55
6
54
11
6
22
11
75
11
11
11
400
11
6
11
11
400
312
11
11
11
54
11
6
6
22
55
22
10
6
67
11
11
11
54
6
11
11
32
6
11
22
6
6
32
6
11
32
11
323
65
6
6
11
6
151
6
11
11
52
11
11
32
11
11
6
11
32
120
133
300
400
133
60
22
11
36
32
11
11
32
32
54
22
11
6
43
6
6
11
400
11
11
11
118
300
32
86
11
300
300
11
11
11
11
22
54
32
6
11
32
11
22
11
11
11
11
11
11
43
6
140
6
6
11
22
43
11
11
11
65
97
22
11
11
6
32
22
22
22
11
11
11
32
11
11
11
11
22
11
11
43
22
6
75
97
11
11
22
11
11
50
43
6
11
11
11
22
914
6
11
11
11
75
6
32
140
32
11
32
150
43
133
150
11
6
240
11
11
11
32
54
11
11
11
11
22
2141
11
6
6
65
22
22
11
11
11
6
11
247
32
11
11
75
6
11
11
11
11
6
11
11
32
11
22
11
6
92
11
11
11
32
22
6
6
11
57
65
11
11
6
11
6
151
11
11
22
11
11
6
11
11
65
6
11
22
11
290
11
11
11
516
6
11
11
63
11
6
11
11
6
11
43
11
11
40
11
6
71
32
6
39
22
43
54
11
22
65
11
6
11
6
11
6
11
11
11
11
6
6
22
108
11
11
11
22
11
11
22
11
6
11
11
43
6
6
11
6
11
11
108
6
6
6
11
32
11
60
75
11
11
54
150
3346
300
22
11
11
11
17
300
6
118
46
11
11
57
52
6
32
22
11
54
581
32
11
11
6
11
11
54
22
24
22
32
240
92
6
22
6
43
6
22
32
11
11
11
6
6
22
11
11
11
11
22
22
11
11
17
237
11
6
32
22
11
11
32
11
6
29
11
11
6
11
10
29
10
22
11
11
6
43
65
32
11
11
32
11
22
43
32
22
11
22
11
11
55
11
65
14
11
11
57
6
11
22
43
11
11
6
71
18
60
57
22
11
11
11
54
22
11
11
129
11
43
32
43
11
11
22
11
11
11
22
6
11
11
6
86
22
22
11
11
11
6
11
43
6
6
22
11
22
22
108
6
11
11
11
11
6
11
11
22
22
32
11
11
11
32
11
11
6
11
22
11
43
570
11
6
43
11
11
54
11
11
11
602
11
6
11
11
11
11
11
6
22
6
11
11
57
11
75
11
11
32
11
32
11
6
118
22
22
129
22
43
86
43
11
11
108
11
11
54
11
11
11
11
6
11
11
6
11
11
11
6
11
6
11
11
6
11
6
32
11
6
6
11
97
11
11
22
75
54
11
32
54
43
40
172
6
11
11
32
54
11
43
75
6
11
71
11
6
6
6
11
22
11
11
11
32
22
11
22
11
6
32
11
11
247
204
11
11
11
100
22
6
11
11
11
11
43
75
11
11
6
11
11
11
11
11
22
11
22
36
11
22
6
32
6
11
11
54
11
11
32
11
11
6
11
6
6
11
11
6
559
11
22
11
6
22
32
6
11
11
11
11
65
11
22
6
22
11
11
11
11
6
22
6
161
71
11
204
65
6
11
11
11
11
120
11
11
11
11
247
11
22
100
6
11
183
6
11
6
11
22
11
43
11
6
41
11
92
11
11
75
22
75
22
400
11
43
11
22
6
97
11
11
32
11
11
11
43
11
11
32
11
11
6
11
22
11
22
129
11
11
6
11
6
11
32
43
11
11
11
32
6
41
39
11
39
21
54
86
22
200
22
6
6
65
11
6
65
43
10
6
11
22
6
22
41
22
11
11
1237
11
11
22
75
11
11
32
11
11
43
55
55
140
11
11
11
11
80
200
1840
6
11
11
133
11
11
133
44
6
11
22
11
32
11
6
11
22
11
344
11
11
54
11
11
6
6
11
11
366
6
11
11
280
6
22
11
22
22
6
6
11
22
22
6
11
11
11
109
100
86
11
11
22
11
11
11
11
11
6
11
11
28
22
43
171
43
22
6
6
11
11
11
22
11
11
11
22
11
22
11
516
32
22
11
11
43
22
22
11
32
11
11
43
6
11
86
22
11
11
11
32
11
11
6
11
54
344
11
6
52
63
65
22
6
11
11
54
11
11
11
22
32
400
11
11
11
22
11
11
32
54
6
11
11
11
65
11
32
22
11
11
36
11
377
54
11
11
54
11
6
11
129
11
11
11
11
97
22
1043
420
43
65
11
75
43
11
22
22
22
11
65
32
6
183
11
22
6
11
11
43
11
11
11
11
140
11
11
32
420
11
11
11
11
11
32
22
6
11
22
22
6
65
6
183
22
11
75
43
6
161
6
11
11
11
11
22
11
32
11
11
65
11
54
6
6
183
75
11
11
11
6
6
11
258
11
11
11
11
22
11
11
6
11
6
6
11
22
43
11
11
6
11
22
11
22
11
32
11
11
11
269
86
11
11
22
11
11
22
11
6
6
22
43
6
11
75
398
22
11
11
43
32
11
11
32
11
32
32
6
11
11
11
161
32
11
54
11
11
11
11
11
11
11
200
54
22
54
11
65
54
80
11
11
11
6
32
11
11
38
11
6
100
6
11
11
32
226
22
6
32
11
6
11
22
6
11
11
6
32
6
32
11
32
11
6
11
11
11
11
6
140
11
11
6
11
11
11
11
11
86
32
11
43
32
65
22
11
32
11
183
32
32
11
204
65
22
215
22
22
43
118
54
11
43
11
11
11
11
11
43
22
11
11
54
11
11
32
6
11
75
65
11
6
6
65
6
11
11
22
11
22
398
6
312
6
43
11
43
11
22
65
11
11
11
43
32
11
11
32
22
32
11
11
6
11
11
11
6
22
11
65
11
11
22
11
11
11
11
11
11
32
11
22
11
22
11
43
22
11
32
11
75
11
22
11
43
400
11
6
11
11
11
11
11
11
22
6
11
11
43
11
11
11
6
6
11
71
400
11
11
75
118
11
6
11
6
6
11
6
11
11
22
11
22
11
1259
11
75
11
11
11
22
6
11
11
11
11
22
12
11
11
11
11
43
11
6
6
22
11
11
11
11
43
32
6
108
11
11
11
11
11
11
6
22
57
22
11
6
75
43
11
11
11
11
11
11
151
18
11
65
11
32
11
6
11
11
22
22
22
6
11
67
22
6
11
240
11
151
22
54
22
1065
11
11
11
11
11
11
6
75
11
355
11
161
11
6
172
22
6
6
22
6
11
11
22
11
6
11
11
11
11
172
11
6
11
22
151
108
11
11
11
6
6
11
11
22
11
75
92
11
6
32
300
11
400
11
11
11
11
22
11
22
11
32
54
6
11
75
11
97
240
17
11
11
22
6
52
22
11
6
11
32
65
11
11
65
6
6
11
11
43
602
22
32
6
11
6
11
11
11
6
6
6
32
60
11
43
11
11
300
11
6
11
54
11
22
11
11
172
11
11
54
43
32
6
11
22
6
6
22
11
97
11
32
6
11
6
11
6
11
11
22
65
11
11
11
6
6
32
11
11
22
65
11
11
39
11
11
11
150
24
22
11
11
22
11
11
6
32
11
22
22
6
11
6
32
11
6
11
11
43
6
22
22
6
11
11
11
11
6
11
11
6
6
22
11
6
11
11
43
11
11
11
11
86
22
22
11
6
11
11
11
11
11
22
11
11
6
97
54
22
32
11
11
43
43
11
32
11
11
43
11
11
22
11
6
108
11
22
32
6
22
11
11
43
22
129
6
11
11
22
11
11
11
6
11
11
22
11
11
6
11
6
11
11
6
11
22
11
11
22
516
67
22
11
11
32
11
22
11
150
11
11
11
11
32
43
32
11
22
22
6
60
11
6
11
11
678
172
11
6
22
11
75
11
86
11
22
11
22
11
11
11
204
32
11
11
11
11
22
32
323
32
22
11
301
11
54
11
11
22
11
11
11
11
11
11
65
11
11
172
11
32
6
86
129
11
22
11
11
11
11
65
6
6
204
11
22
6
11
118
11
6
11
6
11
11
11
11
11
6
11
11
11
11
32
11
11
11
60
11
11
11
75
11
22
172
11
6
11
6
75
22
11
11
75
43
43
11
11
11
11
300
22
6
11
97
11
22
22
11
11
11
11
11
11
11
86
22
6
6
11
118
11
11
65
11
22
6
11
11
6
43
22
32
11
22
22
6
22
11
32
32
11
11
11
11
32
11
11
43
11
43
6
11
11
22
11
22
11
11
11
11
11
11
11
11
11
11
11
11
11
32
6
11
11
11
86
11
11
6
11
6
11
32
32
11
11
6
22
11
200
11
22
11
11
22
129
22
11
11
11
11
11
43
11
11
6
11
6
11
11
32
11
11
11
11
11
11
11
11
32
11
22
22
11
32
11
22
39
11
118
22
11
11
43
32
6
6
11
65
11
11
22
54
43
22
11
92
11
11
11
11
32
54
11
11
11
32
11
6
140
11
11
11
11
11
11
11
21
11
6
11
11
11
6
226
75
150
11
75
11
11
54
6
11
11
11
11
11
11
11
11
11
22
6
6
108
22
11
6
11
22
151
39
22
11
22
6
22
11
11
6
11
22
22
204
11
11
11
11
11
258
6
11
11
215
11
32
11
11
22
11
11
11
11
11
11
32
65
11
43
11
11
11
43
300
11
11
43
11
11
11
11
6
11
11
11
11
11
11
22
11
11
22
11
32
11
11
11
11
6
6
11
11
6
11
11
71
6
11
22
11
11
11
6
11
6
6
22
39
11
32
6
11
11
6
6
22
6
54
32
65
11
22
97
22
11
22
6
11
11
11
22
6
11
11
32
11
22
11
75
129
11
54
65
11
6
11
11
11
11
11
11
22
11
6
11
11
32
22
11
6
11
11
22
11
65
11
11
11
11
11
43
54
11
6
22
22
22
22
22
6
11
22
11
11
108
6
22
355
54
97
11
258
11
22
54
11
6
11
22
97
11
32
108
463
11
11
65
22
43
6
129
732
11
11
6
194
11
11
22
22
6
75
22
200
22
11
129
65
32
11
11
11
6
11
6
11
32
400
171
11
11
11
11
11
22
11
11
22
11
32
43
11
6
11
22
22
11
32
22
11
65
11
237
11
6
581
183
11
6
11
11
11
269
11
11
11
86
11
6
400
11
11
11
22
23
22
11
11
11
11
11
11
22
11
11
11
172
11
65
6
32
11
6
6
11
118
11
118
11
54
150
22
22
11
11
6
6
65
11
11
11
6
43
11
32
97
11
22
11
11
11
11
22
11
22
6
11
11
11
11
65
32
11
11
11
32
22
11
11
118
11
6
75
22
11
22
65
161
6
11
6
11
11
11
11
11
32
6
6
171
22
54
11
11
6
22
6
11
11
43
22
32
43
11
11
22
11
11
6
6
11
22
22
6
11
11
11
6
6
172
11
11
54
32
11
11
6
11
6
11
11
11
22
22
11
11
22
11
452
22
97
22
11
133
22
6
43
11
11
22
11
11
11
6
11
22
11
22
11
11
247
6
11
6
11
86
22
11
6
11
11
11
280
22
140
6
11
6
11
6
6
32
32
32
6
11
11
6
11
11
11
11
43
11
11
54
32
11
11
6
54
11
6
32
6
6
11
54
32
6
6
11
11
22
22
22
6
43
151
32
6
11
6
11
6
108
11
11
11
6
11
11
6
6
11
11
32
11
22
32
11
11
11
6
11
6
269
11
22
32
22
11
11
11
43
11
22
22
11
6
32
6
32
11
22
120
11
11
11
22
11
11
54
11
22
22
22
11
11
32
11
11
1108
22
22
43
11
22
11
11
6
11
6
54
22
11
6
11
43
11
11
6
108
11
52
6
32
65
6680
86
32
11
11
183
54
11
6
11
43
43
237
11
11
11
11
11
6
6
11
11
11
6
11
11
22
11
6
43
11
22
6
22
11
6
11
22
11
11
6
11
22
75
22
11
11
11
11
11
11
6
86
109
43
86
11
11
11
22
11
11
32
6
258
936
22
11
11
11
11
86
11
11
11
11
11
11
11
280
11
32
11
11
22
6
11
6
11
6
6
172
11
6
32
11
11
11
22
6
172
11
22
11
129
11
11
6
11
22
11
11
11
6
22
22
11
11
43
11
11
11
11
11
43
11
11
11
54
11
11
22
22
11
6
11
100
6
22
11
11
11
11
11
54
97
11
11
22
11
11
11
11
215
11
6
22
6
11
32
22
11
11
21
11
118
6
6
6
54
6
6
11
32
6
54
32
6
11
32
22
11
11
6
11
11
22
6
151
22
11
11
43
11
43
6
11
11
6
54
22
43
11
54
22
11
6
22
22
6
11
6
43
86
11
333
6
22
11
22
6
6
11
86
11
54
11
473
11
11
86
11
22
22
65
11
32
6
6
11
140
11
43
32
11
11
11
11
22
11
22
11
11
247
75
43
65
11
699
43
11
11
75
11
97
22
11
11
140
11
11
11
75
32
11
65
22
11
11
22
6
129
11
6
495
6
6
22
11
6
75
6
65
11
6
11
11
11
387
6
11
6
22
22
22
11
11
11
11
6
11
32
11
22
22
32
11
54
11
11
6
32
11
86
11
11
11
133
11
133
979
11
22
11
6
54
22
11
11
32
11
11
118
11
32
11
11
11
22
6
11
32
11
22
11
11
22
140
11
11
11
22
6
11
75
11
441
11
120
43
11
11
22
22
133
6
11
65
32
11
6
11
11
11
11
6
43
11
54
11
161
67
11
11
6
43
22
11
6
11
11
11
11
11
11
43
22
11
11
11
22
11
65
6
6
75
22
100
6
258
11
11
22
6
11
11
32
11
11
11
6
6
6
11
22
22
6
151
11
11
420
11
11
11
11
11
215
11
6
6
43
65
32
11
204
11
11
11
54
11
6
22
32
11
11
11
11
22
11
6
86
6
11
75
6
22
43
22
11
183
22
11
11
32
6
32
6
11
6
11
11
11
6
226
400
240
6
11
11
11
118
11
11
11
11
11
11
1603
22
11
11
6
11
11
204
11
300
43
11
32
11
65
6
11
11
11
11
6
32
11
11
11
6
11
43
11
11
11
11
11
22
11
11
323
97
11
11
11
22
11
11
11
6
11
11
22
151
161
32
43
11
40
11
11
11
11
11
6
22
11
11
11
11
11
11
11
11
6
22
6
11
11
11
6
86
11
11
6
6
6
11
22
6
43
6
6
6
32
32
11
22
11
6
6
6
54
11
6
6
43
11
11
32
161
32
11
11
11
11
11
65
11
55
32
43
65
6
204
11
22
6
11
11
11
22
11
11
43
11
11
22
11
22
43
11
97
11
11
6
32
6
11
11
452
108
11
22
22
32
11
11
97
22
11
65
11
11
43
11
11
11
11
65
11
140
6
32
11
11
11
11
11
75
11
22
570
11
22
11
11
549
6
54
11
65
22
22
11
6
22
11
22
32
11
22
11
32
65
11
22
183
65
32
11
13
22
592
11
11
6
11
22
22
258
11
11
11
32
6
22
11
11
1743
75
11
108
22
54
22
22
120
161
6
11
54
6
11
11
6
11
22
22
22
32
11
6
11
161
6
11
258
140
6
11
11
22
11
22
11
54
6
32
11
11
6
54
43
6
11
32
22
11
6
11
32
11
11
11
86
11
11
6
11
11
140
11
11
43
32
54
12
11
11
6
11
11
11
11
11
11
549
11
97
32
11
22
11
11
22
11
11
420
6
43
11
32
11
11
11
11
22
11
97
22
6
43
6
22
11
43
11
22
32
11
15
6
6
11
300
86
11
32
11
6
6
11
11
11
11
11
54
22
40
40
11
6
6
11
11
11
54
65
43
22
11
11
11
11
11
11
11
22
11
6
6
11
11
11
11
22
240
11
11
11
22
240
150
6
6
11
43
22
22
6
92
22
11
11
11
11
150
11
11
400
11
32
11
11
22
11
6
43
6
150
150
11
11
11
6
161
22
6
6
11
6
11
11
67
86
11
48
60
11
11
11
75
63
11
11
65
22
43
11
22
11
11
100
11
11
11
22
18
11
11
11
6
32
6
46
11
118
11
43
398
22
22
32
11
11
11
11
65
11
75
22
6
300
63
54
22
22
11
200
366
75
151
183
11
11
22
54
11
11
11
11
43
22
538
11
108
11
11
11
11
11
11
22
11
11
11
237
11
11
22
11
43
11
11
11
6
22
6
22
11
247
11
22
54
22
11
11
36
75
11
11
6
32
300
11
6
11
11
6
43
11
32
559
11
65
6
41
43
29
48
46
54
11
11
22
65
22
11
11
11
300
11
22
54
57
11
6
22
52
171
161
11
11
11
11
11
6
11
32
11
65
54
86
200
22
11
32
11
41
6
67
50
39
40
86
38
52
100
38
52
23
6
11
11
6
6
11
13
11
22
11
11
11
11
11
6
6
32
118
118
129
22
11
6
11
32
43
171
22
22
11
22
11
6
43
32
43
6
41
11
11
11
32
109
11
6
11
11
67
120
100
54
6
171
43
171
11
6
11
171
29
11
22
11
11
92
300
171
11
22
22
11
6
280
54
226
11
75
43
75
6
32
32
11
6
11
11
108
22
54
11
71
100
11
11
11
300
150
11
11
172
54
11
11
11
11
11
6
6
11
6
11
11
11
6
6
11
63
43
200
11
11
11
11
11
6
6
11
6
22
108
11
6
11
6
22
11
11
11
11
120
6
11
6
11
22
11
6
43
32
32
22
11
11
2485
258
43
54
6
11
11
11
11
22
11
11
32
11
11
11
32
22
247
11
11
6
11
11
22
11
11
258
11
6
11
54
22
11
11
32
22
11
32
43
108
22
140
22
32
140
6
6
11
6
140
54
11
11
32
11
6
11
86
22
118
11
11
215
11
11
11
11
75
11
6
11
11
11
11
11
43
11
11
54
43
22
11
54
11
11
11
11
11
11
11
11
11
11
11
11
6
22
22
11
11
11
11
22
6
11
6
6
97
6
65
11
301
11
11
43
6
6
43
6
22
54
6
11
6
247
32
11
6
22
43
11
11
11
11
86
54
34
11
11
22
22
11
6
151
11
43
108
22
11
11
11
11
11
11
11
32
11
11
11
11
11
323
32
11
100
11
6
67
11
97
11
11
11
6
97
43
54
11
11
6
11
861
11
22
1022
65
11
75
11
11
11
32
11
22
54
6
22
22
11
32
11
247
11
11
11
6
6
1441
11
11
11
11
11
11
6
22
11
6
120
290
6
11
11
6
11
43
22
22
22
22
6
11
22
11
86
32
11
11
6
6
11
226
22
32
65
11
11
11
6
11
11
11
11
11
140
43
22
11
11
32
11
11
32
100
22
11
11
11
43
6
11
11
43
11
22
11
11
11
32
6
11
6
11
97
11
11
6
247
11
22
86
11
75
75
312
32
11
97
118
75
32
140
65
11
6
11
11
22
22
11
32
71
6
226
22
11
194
22
6
32
11
1291
129
43
32
11
22
6
151
11
6
32
22
11
75
43
11
32
11
1216
11
6
11
11
11
86
269
11
11
11
6
11
32
11
11
11
11
11
22
11
11
11
11
32
11
11
6
118
108
32
11
11
11
65
22
43
22
86
22
11
11
11
118
11
22
11
6
65
11
11
22
11
11
11
11
11
11
86
22
11
11
86
22
22
11
75
86
11
97
11
11
54
11
11
11
54
75
65
11
11
11
25
11
11
32
22
6
108
48
22
6
32
22
11
11
22
22
11
86
11
258
11
11
11
11
11
32
22
6
6
43
11
11
11
32
6
22
11
22
11
11
11
11
133
11
11
11
11
11
108
11
11
11
11
11
11
22
43
140
11
32
11
6
11
6
11
11
22
43
22
22
11
22
151
11
65
11
6
108
6
11
11
54
22
22
11
86
6
43
6
11
11
43
6
11
11
22
11
11
11
108
11
11
11
11
11
11
22
6
6
43
11
11
6
6
11
65
22
11
6
22
6
32
32
11
118
129
11
32
43
11
32
22
11
11
6
11
11
32
32
11
11
1183
54
11
65
32
11
22
22
11
118
6
11
32
11
6
140
22
11
6
409
11
75
11
11
118
11
75
22
151
11
11
32
11
11
11
11
11
11
11
65
22
22
6
6
732
54
11
6
32
11
11
32
11
11
11
11
11
11
65
22
11
22
32
6
11
32
11
6
75
11
11
54
22
11
11
11
6
6
11
97
6
11
22
11
11
11
43
6
11
11
22
11
11
11
11
11
6
11
11
65
11
22
11
43
11
32
11
11
22
32
11
11
11
11
97
108
6
11
65
6
11
6
6
11
11
11
11
43
6
11
43
11
11
11
65
22
65
11
43
22
11
6
22
172
11
11
11
11
11
333
11
11
22
22
11
22
6
11
11
6
6
43
11
11
11
108
54
108
6
97
129
75
11
118
11
11
11
11
11
22
11
22
11
6
11
22
118
11
11
11
11
22
86
11
22
11
11
6
32
43
43
807
6
11
11
11
11
11
11
11
11
11
11
11
11
54
6
6
11
11
108
11
11
11
171
55
11
11
43
11
11
11
75
11
22
11
11
11
11
11
11
11
6
54
54
75
6
11
11
11
22
11
344
97
22
11
32
11
6
581
27
14
22
32
11
11
11
11
11
22
22
6
22
11
54
6
6
11
97
11
6
11
11
75
54
22
6
377
32
430
22
11
11
11
22
32
22
6
11
11
43
11
11
11
11
11
65
11
11
11
11
11
22
11
11
11
11
11
6
11
65
11
6
11
11
11
11
11
22
32
86
6
22
6
11
11
11
6
6
22
6
22
133
86
11
11
11
11
11
11
6
11
11
6
11
11
6
65
11
11
11
118
43
11
6
140
11
11
11
86
11
11
6
43
11
6
22
204
11
97
11
52
22
6
11
133
22
6
22
11
11
11
11
43
11
11
32
11
11
32
11
22
11
11
11
32
22
22
6
11
11
11
22
109
38
11
355
11
667
71
43
11
6
11
22
11
11
6
43
6
11
22
11
11
6
11
22
6
6
63
16
6
6
6
11
75
6
11
22
75
11
11
6
6
11
6
11
75
11
11
86
11
22
11
11
6
11
22
11
11
6
6
11
11
11
11
11
11
32
11
6
11
11
6
11
6
151
11
11
6
32
11
11
11
11
11
247
11
22
6
151
120
6
441
11
118
108
6
11
5164
86
11
52
11
11
11
22
86
11
377
463
22
11
32
14
300
11
11
11
97
11
484
22
22
22
22
22
22
22
11
22
11
11
11
22
22
11
65
11
11
11
32
11
11
6
22
11
11
22
6
11
11
22
11
22
6
11
11
11
22
22
204
11
11
6
22
22
6
11
6
11
11
22
11
11
11
11
11
11
22
11
6
22
6
43
22
11
6
11
11
11
6
11
11
11
11
11
11
11
11
11
11
11
11
11
11
11
11
11
11
11
11
11
22
11
43
22
11
11
11
11
32
11
11
11
6
11
129
11
11
55
26
300
11
129
22
43
11
6
11
11
6
140
22
11
11
22
11
6
11
108
54
11
11
11
11
11
11
11
11
11
11
400
11
215
11
32
323
6
11
400
11
22
22
6
32
6
43
6
6
11
54
11
11
11
65
11
6
11
38
6
11
43
11
22
11
11
22
11
6
11
54
11
22
43
11
400
11
11
43
11
11
11
6
11
11
11
11
11
11
22
11
22
11
32
11
6
22
200
400
11
6
11
6
22
11
11
108
11
11
171
6
11
11
22
109
11
43
23
22
6
6
11
6
22
11
6
11
22
6
6
11
43
11
32
333
75
11
75
22
65
65
108
6
11
63
11
6
6
6
11
11
11
22
11
6
22
11
11
11
43
11
22
6
11
11
32
11
11
11
11
32
43
11
11
11
22
11
400
11
22
11
6
11
32
6
6
6
11
11
11
11
11
11
11
11
6
11
22
32
11
6
22
11
11
22
22
11
11
11
11
11
22
11
6
22
11
22
34
6
6
11
6
11
11
22
11
11
11
6
11
11
6
22
11
11
11
300
6
22
6
6
86
11
6
11
32
11
43
22
54
11
43
32
11
11
11
11
11
11
22
43
97
6
6
11
22
43
11
11
6
22
133
15
43
31
11
86
11
65
904
22
11
11
6
11
6
400
22
11
6
97
11
86
22
11
247
11
108
6
108
11
22
22
161
11
6
11
11
11
36
11
11
54
6
11
11
11
11
11
11
54
11
65
11
6
11
11
11
11
11
75
11
11
11
11
150
48
11
11
11
6
11
11
6
75
151
11
6
11
22
11
22
22
22
161
11
11
11
6
22
22
11
11
11
11
11
11
11
6
200
200
11
11
6
33
11
11
11
6
11
6
32
11
11
22
22
11
22
11
22
11
32
22
11
43
11
22
11
11
6
11
11
6
22
6
11
11
11
11
6
6
22
6
11
6
11
11
11
11
133
22
11
34
11
11
11
11
11
11
6
6
6
11
11
11
43
11
710
11
27
150
86
92
22
60
22
6
65
65
6
11
6
97
11
67
11
43
11
22
118
32
86
11
11
183
65
22
22
80
22
86
6
11
6
11
32
86
11
11
11
11
11
11
32
32
11
11
11
11
11
11
6
11
11
22
11
11
6
44
11
11
237
22
11
11
32
11
6
11
11
11
118
54
161
11
11
32
11
6
11
11
11
100
11
11
11
22
11
11
32
11
97
11
22
11
11
11
43
13
140
11
11
108
11
6
32
6
6
11
65
6
11
150
22
11
11
11
6
11
11
54
43
6
6
6
22
11
32
11
11
22
215
32
11
6
11
11
97
11
11
6
11
11
11
6
172
11
75
6
22
32
11
11
129
43
441
54
6
11
11
11
65
32
6
75
54
22
11
11
75
11
54
11
6
54
6
11
22
22
108
11
118
129
11
11
6
290
22
65
11
11
11
11
6
22
269
11
11
6
11
97
11
11
11
6
32
11
22
11
22
11
11
6
6
6
11
22
97
11
11
11
11
22
22
11
11
6
11
86
22
11
65
11
30
11
11
11
6
11
11
22
11
11
11
86
43
55
22
11
11
11
92
60
6
120
11
6
65
80
150
11
6
6
11
200
65
11
12
11
6
11
11
11
11
22
11
11
22
11
32
11
54
11
11
22
11
11
6
11
172
6
11
11
22
6
6
11
11
6
11
65
22
11
11
140
6
11
11
22
75
32
43
43
11
11
11
6
22
151
97
400
32
6
11
22
11
11
11
6
11
86
150
6
11
11
32
22
11
43
118
592
11
11
6
11
22
11
6
97
11
11
11
6
11
11
11
11
151
11
11
11
6
624
11
32
11
11
43
11
11
22
22
75
11
11
50
11
11
65
97
22
43
11
11
22
215
109
54
11
11
54
32
11
22
11
11
183
400
22
32
6
11
11
32
11
11
6
22
11
22
11
11
6
11
11
22
11
22
75
22
43
75
75
171
171
11
6
97
6
11
11
11
11
118
226
11
150
22
11
6
65
22
6
6
11
54
11
11
22
11
22
22
22
11
32
6
11
11
11
11
11
11
11
11
11
11
6
11
65
32
11
43
32
65
32
11
11
11
11
6
75
75
54
6
11
54
11
43
11
11
11
11
11
86
32
11
22
11
11
215
43
92
11
11
11
6
11
22
11
22
11
11
54
6
11
31
11
22
11
11
11
32
22
75
22
11
11
11
11
11
65
11
11
11
11
11
11
22
11
11
11
22
11
22
11
75
11
22
11
22
22
11
22
71
43
43
11
6
11
22
11
11
6
11
11
11
22
29
22
11
6
6
22
43
97
65
22
6
22
11
11
55
55
6
22
43
1474
11
11
6
11
86
22
11
11
11
41
22
22
43
6
6
100
60
22
11
11
120
11
11
11
22
11
11
22
11
11
11
11
11
11
6
22
6
22
11
11
11
6
11
11
11
22
11
11
11
11
6
11
11
44
6
11
11
54
11
11
129
11
22
22
6
118
6
11
22
11
11
65
22
11
240
11
43
11
118
11
6
11
22
11
6
11
11
11
54
11
11
11
11
11
22
11
54
6
75
559
828
194
6
11
11
11
54
11
11
6
22
118
11
54
11
6
11
11
11
11
11
32
11
11
6
22
22
54
11
11
11
32
11
11
11
32
22
140
11
108
11
6
6
75
11
11
11
22
11
54
11
22
6
11
11
11
11
11
11
22
29
11
11
6
200
11
86
11
22
11
6
11
11
11
11
11
140
75
11
11
22
22
11
194
11
11
11
22
11
11
65
11
22
11
32
32
6
86
11
11
11
11
6
11
11
11
6
11
23
11
11
11
11
65
11
11
86
43
11
22
11
11
22
32
11
11
11
312
22
75
11
150
6
11
11
22
65
11
22
11
11
118
11
108
6
43
11
6
43
11
6
118
65
11
11
11
11
6
22
22
11
11
11
11
97
6
11
43
32
108
237
11
11
171
11
11
11
22
6
65
11
11
6
11
6
11
11
11
11
54
11
11
11
11
183
11
22
11
11
290
32
11
11
54
11
11
32
11
6
22
11
11
22
86
22
22
11
11
11
11
11
11
11
22
11
1517
11
11
11
11
11
6
22
183
22
43
11
11
11
32
22
32
11
11
11
6
6
6
11
22
11
11
22
11
11
11
6
151
11
6
22
11
6
11
11
11
65
11
23
11
71
32
11
11
11
11
11
11
11
6
6
65
6
11
6
11
11
32
11
11
11
43
86
6
11
43
65
22
11
11
43
11
11
43
11
6
32
11
11
43
22
11
6
11
22
11
43
11
11
11
11
11
32
32
11
6
171
22
11
11
11
6
11
22
43
6
11
22
6
22
11
11
6
22
32
6
22
6
22
11
92
6
161
11
323
11
11
22
54
11
6
11
97
6
11
65
11
194
11
11
11
11
43
11
118
11
43
171
11
6
22
11
11
11
11
22
86
11
11
11
11
11
6
65
6
172
11
6
11
6
6
65
11
6
11
22
6
6
11
22
11
6
6
22
65
6
6
6
22
11
11
11
22
22
11
11
11
11
6
11
11
6
11
11
22
11
11
6
22
11
11
11
32
11
11
46
11
6
67
6
11
11
11
11
6
52
11
6
6
11
65
86
11
6
11
11
86
11
129
11
22
22
22
11
11
32
11
6
6
11
11
11
6
11
86
32
11
22
11
11
48
11
11
6
22
6
54
32
11
11
11
6
65
11
22
11
11
22
11
11
635
400
22
11
11
11
86
506
240
22
11
43
200
43
11
200
11
151
43
11
11
11
12
17
25
11
11
11
11
11
97
22
11
32
11
11
11
11
22
11
11
6
11
11
6
11
11
11
11
11
11
22
11
6
6
22
11
22
118
11
32
22
549
32
11
32
11
22
11
6
11
24
11
258
22
11
6
11
11
11
92
48
6
6
11
6
11
6
11
6
22
11
6
6
6
140
11
43
11
22
32
43
6
11
97
11
11
11
11
11
11
6
11
11
172
86
32
11
6
6
11
65
11
6
32
11
6
11
11
6
11
11
11
11
6
226
6
11
97
11
11
11
828
32
43
11
86
11
32
11
32
22
290
11
11
11
11
140
32
6
22
22
11
57
6
22
32
65
11
11
118
11
43
11
32
11
43
11
6
22
11
11
11
6
32
11
11
11
22
11
22
11
11
11
11
11
441
11
6
32
6
11
11
398
22
22
11
6
11
6
22
65
11
11
11
6
6
65
11
32
43
990
32
11
11
22
32
22
301
290
11
11
11
6
6
11
6
11
11
237
11
11
11
11
11
11
32
22
32
43
11
11
11
183
11
22
11
11
11
11
11
11
11
11
32
43
32
11
6
11
43
43
28
11
54
48
11
118
11
11
11
11
6
65
11
6
11
11
129
11
6
11
11
11
6
882
22
22
11
22
11
129
32
22
32
11
6
54
6
6
32
108
43
6
22
6
11
6
11
11
32
43
43
43
43
32
11
11
6
54
43
6
6
54
22
11
11
11
65
11
11
11
11
54
11
11
979
6
11
11
11
11
11
11
97
6
75
11
11
54
11
11
22
11
6
452
11
22
570
11
11
11
43
11
11
22
11
11
11
11
11
11
11
11
54
11
32
11
65
22
6
6
312
60
11
151
43
11
269
22
22
6
549
11
129
11
11
11
43
43
22
6
11
11
97
11
400
32
11
11
11
6
22
11
22
32
473
6
22
11
11
6
151
32
11
11
22
32
11
32
43
11
32
32
11
22
11
796
6
11
32
11
11
71
6
6
22
43
11
280
11
6
11
11
11
6
11
11
6
11
32
11
108
6
11
32
32
11
11
22
11
11
22
11
11
11
129
22
6
6
22
75
11
32
32
11
22
11
11
22
11
22
22
11
6
11
11
11
11
22
11
11
22
108
6
32
11
11
11
11
172
171
11
6
151
11
109
151
32
11
11
6
75
22
6
161
11
6
65
6
11
22
20
26
11
30
20
25
6
11
32
22
11
11
22
22
22
6
6
11
6
484
32
11
22
11
32
11
6
11
151
11
54
6
6
11
11
11
32
6
11
22
97
11
11
6
32
11
11
11
22
6
11
43
11
43
11
11
11
22
6
32
11
11
6
22
11
11
25
11
22
11
11
11
6
60
11
22
11
22
150
43
11
11
86
11
11
11
11
11
43
43
6
11
22
11
11
43
11
75
11
11
75
11
11
133
11
6
11
22
11
11
22
226
32
11
11
22
11
54
71
6
43
11
11
32
11
11
11
32
22
11
65
133
11
50
11
11
11
11
11
11
97
11
22
11
226
22
43
65
11
71
11
11
204
11
6
35
11
11
11
11
11
11
80
6
11
161
11
22
11
129
43
32
11
11
11
22
109
11
11
161
11
43
11
22
11
54
11
11
6
11
22
11
11
6
6
11
54
11
133
23
32
11
65
11
54
11
11
65
43
11
11
55
17
22
200
15
32
6
32
6
11
11
11
2732
11
11
11
11
11
11
11
43
613
11
11
11
22
11
11
22
22
11
108
11
11
6
11
11
22
6
32
6
11
333
11
43
11
11
11
11
6
11
11
11
11
11
22
484
22
22
6
6
32
215
22
6
11
11
6
11
11
22
6
11
22
11
22
43
54
11
118
506
11
11
6
11
400
6
11
22
32
54
22
11
11
32
11
11
11
11
11
97
11
247
32
11
54
22
11
22
11
22
11
22
11
11
6
6
11
22
6
6
6
11
32
6
11
6
11
6
22
6
65
11
11
11
11
6
54
6
161
11
11
6
11
22
6
22
32
11
11
22
22
11
11
11
22
11
6
54
11
11
11
11
11
6
6
86
32
6
6
400
400
11
11
11
6
11
11
6
11
75
11
11
11
11
22
11
22
171
11
11
22
11
6
11
11
11
22
11
11
6
11
11
22
11
11
43
11
11
194
11
495
11
240
240
11
11
11
11
32
32
11
6
75
22
11
11
11
22
11
6
11
11
22
11
22
65
11
6
22
11
11
6
11
11
11
11
11
6
11
11
6
11
11
6
11
22
6
11
11
11
22
6
6
11
11
11
32
100
100
22
133
80
6
11
109
300
11
11
11
6
6
11
11
11
6
11
11
11
11
118
290
11
11
11
807
22
22
11
11
11
11
22
6
11
11
75
11
11
11
11
65
484
32
32
54
11
11
11
11
11
11
172
11
11
11
11
22
6
290
22
11
11
22
11
32
11
11
161
11
54
43
11
129
11
22
6
11
22
6
54
11
6
75
11
22
22
11
11
6
11
11
22
54
11
32
237
11
22
22
11
32
11
11
11
300
11
150
11
11
11
11
11
32
22
11
11
11
11
11
60
120
11
11
86
11
54
11
6
32
11
32
11
22
6
32
11
6
15
11
11
11
11
11
97
400
400
32
6
11
32
6
11
6
11
6
11
11
11
6
32
32
11
11
194
11
11
11
11
6
11
32
11
11
86
11
11
11
11
11
215
11
11
22
11
22
11
11
22
6
11
11
6
323
11
11
6
32
120
43
6
11
6
22
11
11
32
11
11
11
11
11
11
75
118
11
11
11
32
6
6
11
22
22
97
6
32
11
11
6
11
54
6
6
140
43
11
11
11
52
11
120
11
11
11
6
22
108
11
36
6
65
108
6
11
204
11
11
11
6
6
22
86
11
22
6
11
65
118
11
11
11
11
11
11
86
11
11
11
60
400
11
80
807
80
6
11
16
11
17
16
11
11
32
11
11
11
936
1786
27
54
140
22
22
97
22
54
11
32
32
11
11
11
312
11
22
75
11
11
11
11
11
65
11
11
323
11
11
11
32
11
109
6
11
11
11
6
11
699
11
118
11
11
32
11
6
6
108
11
11
11
22
11
11
6
11
11
11
11
22
11
129
11
11
22
11
43
11
11
11
33
22
11
22
6
11
11
11
11
11
43
11
11
161
11
32
11
48
6
11
22
11
120
22
11
11
6
11
11
11
11
22
22
11
11
6
11
11
44
22
6
11
11
52
118
11
32
6
11
11
118
6
54
43
6
11
32
882
11
6
11
11
11
11
6
22
11
11
6
6
22
32
11
11
11
11
11
22
11
11
11
11
11
11
75
11
11
645
54
11
22
11
19
22
11
11
11
11
6
11
11
11
22
11
420
11
11
11
1140
11
22
6
11
11
86
11
22
6
11
11
32
6
22
6
109
92
11
6
22
1969
6
11
11
75
11
570
43
11
11
11
6
6
11
6
11
22
32
11
11
6
11
11
11
22
11
11
22
108
280
11
118
11
11
22
22
11
409
11
11
32
11
11
43
11
54
11
6
11
43
57
22
32
32
11
11
22
65
11
11
22
11
11
11
904
11
32
344
43
22
118
300
54
22
11
22
22
11
11
226
6
86
11
22
11
22
11
11
11
11
11
11
6
11
11
32
11
54
11
32
11
11
22
11
32
6
11
22
43
11
11
11
6
11
11
22
43
75
11
11
22
6
290
11
11
65
11
11
11
11
22
11
11
11
86
75
108
22
65
86
22
300
11
6
11
22
6
11
11
11
6
27
11
54
11
11
11
22
6
22
6
22
11
6
11
32
11
6
32
11
204
11
290
11
11
11
11
22
32
43
65
32
6
11
11
11
11
22
6
86
6
11
11
11
11
11
54
11
6
65
11
11
11
11
11
65
11
11
11
11
11
13
11
11
11
150
6
11
22
11
43
6
11
11
11
11
11
11
11
6
11
43
27
26
6
43
6
108
11
6
11
6
11
108
32
6
63
22
6
11
11
43
22
11
22
200
200
11
22
11
11
97
92
11
22
11
11
129
11
11
549
11
11
11
11
6
6
80
151
22
11
11
43
11
366
11
36
60
31
31
11
22
22
67
11
11
43
11
43
11
11
6
11
129
32
6
22
11
11
22
11
6
54
75
22
6
11
43
22
63
6
22
32
22
22
11
11
11
86
11
11
6
11
400
11
22
11
11
11
11
11
11
11
86
22
11
11
11
11
11
11
6
86
86
22
11
43
6
43
6
11
11
22
11
11
11
6
22
6
11
32
140
11
11
6
11
32
11
11
22
32
11
108
6
32
22
97
11
11
11
12
11
22
11
6
133
6
22
6
32
11
398
32
172
11
11
11
400
2151
11
11
11
11
11
32
22
22
6
11
22
11
11
6
32
22
22
22
11
11
11
11
6
22
22
32
32
11
22
11
6
11
32
48
22
86
11
133
11
22
11
11
43
11
22
11
11
6
65
11
6
43
32
6
11
6
11
22
882
6
11
11
22
86
118
22
11
11
75
11
6
11
32
6
11
22
22
301
54
65
11
11
11
11
312
43
6
86
6
6
22
11
226
86
11
11
43
6
65
6
6
11
43
129
11
22
11
11
11
11
6
6
97
11
65
75
11
6
32
22
129
6
97
6
32
11
11
6
11
11
43
11
11
22
11
11
11
22
11
11
506
11
11
11
463
71
6
6
6
11
18
22
11
6
11
11
11
43
22
11
22
11
11
11
32
11
32
6
22
118
54
43
11
22
204
172
54
43
11
11
11
43
377
75
11
6
11
22
32
32
11
11
97
11
11
11
6
22
11
54
6
11
22
43
11
22
54
43
65
11
323
54
11
6
11
11
11
43
22
11
11
22
22
240
54
11
581
11
11
32
11
11
215
22
6
22
6
11
22
6
258
6
2958
818
11
22
11
11
11
43
6
11
11
11
6
11
581
11
32
22
22
6
11
11
11
11
11
22
129
11
215
32
11
22
11
6
22
22
11
11
6
11
22
32
11
22
11
11
22
11
11
240
11
22
506
11
11
11
11
32
32
11
400
171
400
11
34
22
40
43
11
11
86
11
11
11
32
22
11
11
32
11
11
11
11
22
6
11
118
11
22
97
11
118
32
172
97
11
11
32
11
6
11
22
11
54
6
11
11
22
11
22
11
67
11
6
11
11
11
11
22
22
6
6
11
54
11
11
11
11
11
22
11
54
6
6
11
6
6
43
75
11
11
22
11
635
11
54
65
11
22
22
11
65
65
55
6
6
11
11
151
11
11
893
6
22
11
11
11
11
11
387
22
140
11
11
6
11
11
54
86
11
43
22
43
11
6
11
22
22
22
22
11
11
6
22
63
60
11
129
11
6
43
43
11
11
22
43
75
11
11
11
118
75
22
11
11
6
11
6
11
226
6
11
54
11
11
6
11
6
11
161
11
22
54
6
11
6
11
22
11
32
11
22
11
11
22
6
6
22
32
6
11
11
11
11
86
11
6
11
11
6
6
11
22
11
32
11
11
32
32
6
11
11
11
11
11
11
11
11
11
11
11
11
11
11
11
11
11
60
109
22
27
22
32
11
11
11
6
43
6
22
11
11
11
11
6
6
67
32
11
22
11
32
11
22
6
22
11
11
11
11
11
11
32
11
11
11
11
11
6
11
6
97
6
11
6
11
6
54
11
22
6
22
129
11
11
11
6
11
97
11
11
11
32
11
11
22
11
11
6
6
11
65
6
6
11
22
1022
22
32
22
43
161
108
6
60
129
6
22
11
133
17
32
22
11
97
11
11
6
11
32
22
11
11
43
22
11
11
11
6
11
6
11
46
11
22
732
11
11
22
11
11
226
204
11
11
11
11
38
11
11
11
11
11
11
43
11
6
80
11
118
6
22
22
6
11
32
22
11
11
172
32
6
11
11
11
11
22
22
2065
75
11
22
11
11
32
6
6
11
22
430
43
6
32
183
75
11
43
11
118
22
11
32
11
11
11
11
11
11
11
11
6
11
11
54
171
11
11
6
215
22
11
11
11
6
11
161
11
6
11
19
22
57
11
11
11
11
6
11
22
6
129
22
11
12
6
11
11
6
32
11
43
32
11
11
11
22
6
11
11
11
6
22
108
6
11
194
11
11
11
742
32
54
6
11
6
11
11
22
11
11
43
6
11
54
323
11
32
54
11
6
11
11
22
22
86
11
11
11
6
11
22
11
6
43
22
11
11
32
11
11
22
6
11
6
2012
32
11
6
11
11
32
11
11
11
108
11
11
22
65
65
6
11
11
11
11
11
118
6
11
11
43
6
6
6
11
11
6
32
65
11
11
11
344
6
11
108
22
11
22
11
11
11
65
11
22
86
161
22
11
11
11
11
22
11
6
11
6
6
14
6
11
11
65
11
11
11
11
11
11
11
11
11
11
54
11
6
54
6
43
11
11
11
22
22
22
71
46
108
36
11
22
22
6
6
150
11
22
11
11
204
11
11
11
75
41
22
22
11
11
22
11
11
11
11
11
6
6
6
11
11
6
11
237
312
11
11
22
11
32
11
11
22
400
11
11
11
11
11
22
11
11
11
22
92
65
22
452
171
11
22
11
11
258
11
11
43
11
22
6
11
11
11
11
75
6
11
11
11
11
60
6
32
11
6
22
97
140
32
6
140
151
11
11
6
11
11
11
11
6
11
11
32
32
22
11
11
6
11
452
22
11
22
11
11
11
11
11
32
22
11
129
97
11
11
22
22
22
11
97
6
43
118
22
11
43
11
11
269
22
32
54
161
11
699
11
22
11
6
11
11
6
6
11
11
22
11
6
22
398
11
11
11
11
54
6
32
11
6
11
11
11
11
22
11
6
22
32
32
11
6
6
11
6
22
11
11
11
11
75
65
11
11
6
247
54
75
86
11
151
11
11
11
11
11
22
11
226
75
11
6
6
441
11
32
161
6
11
11
65
11
11
100
100
32
11
11
215
22
6
11
11
11
161
86
11
22
32
11
11
32
11
6
11
6
32
22
11
11
420
300
300
11
11
11
171
22
11
11
11
11
108
11
11
11
11
11
171
11
32
22
11
22
92
11
11
11
11
11
11
54
11
65
11
43
6
22
54
11
11
183
11
11
11
11
86
11
11
280
6
33
11
11
11
11
171
22
1183
11
161
516
11
11
32
11
32
6
11
11
54
11
22
11
11
11
6
11
22
400
11
43
11
11
43
11
86
6
57
133
133
11
11
11
43
86
36
57
200
11
344
22
11
11
22
240
32
6
11
6
6
11
11
22
11
11
11
63
11
75
32
54
11
11
11
6
624
22
22
86
11
6
54
258
11
6
11
6
237
22
6
6
11
11
11
11
97
11
990
32
11
11
11
11
11
11
38
11
6
11
11
11
11
22
22
6
11
11
183
11
11
11
22
43
11
6
6
11
11
6
11
22
22
32
6
11
54
11
11
11
215
54
65
11
11
43
11
22
11
11
11
11
6
22
6
11
22
11
11
11
11
678
6
742
32
65
6
6
11
11
6
11
11
22
6
38
86
11
6
11
11
11
161
6
6
11
6
194
108
54
11
11
11
6
11
11
11
11
200
11
32
11
11
11
22
11
6
32
11
11
65
11
32
43
32
43
118
215
97
11
11
54
11
11
32
75
11
11
150
63
11
65
6
129
22
22
11
32
11
32
54
11
11
32
11
6
6
11
400
11
43
11
22
118
75
92
22
400
11
11
12
11
11
11
11
92
10
6
46
11
11
6
11
41
11
11
11
400
100
100
11
71
92
15
6
6
11
22
22
11
6
11
11
6
22
22
11
22
11
32
11
11
6
32
323
11
6
11
6
97
11
11
11
11
63
11
6
11
86
11
11
11
54
43
6
11
6
32
65
32
97
32
75
140
75
54
32
11
11
11
57
11
54
22
11
11
22
11
6
6
20
35
39
11
109
6
240
6
11
11
11
11
50
133
54
43
43
6
11
11
6
133
92
48
10
300
300
300
150
75
11
11
65
11
32
6
108
22
43
65
6
13
11
6
11
6
6
22
6
22
11
75
32
6
32
3335
11
75
11
11
495
200
161
11
43
6
6
65
6
11
43
92
22
11
11
11
11
11
6
6
22
22
11
11
57
11
11
6
11
22
1130
65
22
118
11
6
6
11
11
11
43
71
100
11
11
11
240
240
11
75
11
11
240
11
171
120
240
75
11
11
11
11
6
11
11
22
30
86
11
11
11
22
22
11
11
11
11
65
6
86
92
151
11
11
22
43
22
11
26
11
32
24
92
23
24
29
25
11
32
75
11
6
11
11
11
23
11
6
22
32
6
86
269
43
6
11
43
11
97
11
11
11
22
24
11
1022
11
22
11
11
11
11
420
11
441
32
11
52
150
11
6
11
11
11
11
11
6
75
22
6
11
11
11
22
11
22
22
11
32
22
100
54
43
11
97
32
11
23
133
14
92
6
22
11
11
420
22
22
11
11
300
63
15
6
11
32
26
11
86
18
6
120
11
6
11
43
6
11
120
92
300
6
11
120
60
11
240
22
240
108
204
86
8714
527
22
11
86
11
41
11
11
32
11
75
11
22
22
6680
300
11
80
29
6
11
6
839
11
54
22
92
32
32
312
11
22
11
11
11
22
11
22
11
11
11
400
11
11
171
11
172
6
151
6
11
29
22
194
6
11
75
43
43
32
6
11
22
6
11
67
11
38
11
6
43
11
11
11
11
11
11
52
11
11
150
6
11
6
11
6
11
11
6
11
11
150
11
11
22
140
11
6
11
32
29
86
6
6
57
6
11
6
6
11
200
11
171
6
11
22
11
22
54
11
11
108
11
11
11
86
6
11
6
11
11
6
133
11
240
11
6
11
6
6
6
133
11
11
11
11
11
6
11
6
11
6
11
172
26
11
133
11
11
6
11
11
6
11
11
200
6
97
11
22
11
11
63
11
92
11
11
11
11
11
46
43
71
22
11
11
6
92
11
200
11
22
22
22
75
11
43
11
11
26
11
100
11
32
11
6
48
22
11
22
109
11
92
108
11
11
75
140
22
11
200
11
6
200
92
92
200
22
22
52
11
11
11
12
6
86
240
32
22
11
43
6
300
300
240
171
11
11
6
6
6
22
32
11
11
6
75
65
11
11
6
54
43
32
32
11
6
11
6
32
32
32
6
32
11
43
22
43
11
11
86
75
75
43
32
11
6
11
11
11
11
6
11
6
43
11
11
11
11
11
22
6
11
22
22
11
22
11
22
215
11
11
11
11
22
22
22
32
11
366
22
11
559
11
11
11
22
6
65
11
32
1097
11
400
11
54
32
11
11
11
11
6
11
11
11
215
32
22
6
11
129
11
6
129
11
11
11
6
22
721
11
11
11
22
6
11
11
97
11
22
75
6
183
11
54
171
6
11
11
11
11
11
6
11
11
11
22
11
22
11
97
11
11
11
75
172
11
22
11
6
22
11
22
11
11
11
6
11
11
6
11
11
108
22
11
11
22
6
32
11
11
11
11
11
11
11
11
161
65
97
32
150
11
6
109
80
150
150
200
133
71
75
300
120
109
109
23
22
133
133
86
35
75
11
11
22
140
22
11
32
32
80
11
11
11
11
11
6
6
11
22
22
6
11
12
6
6
11
22
11
6
6
22
11
11
86
11
75
11
6
11
11
11
11
54
11
22
22
22
6
22
54
11
484
118
11
22
11
11
11
75
11
11
32
11
65
11
6
22
32
11
11
11
6
11
60
11
6
32
11
75
11
11
11
11
11
11
6
54
11
11
22
2044
22
6
6
6
22
32
22
11
11
6
22
11
6
11
6
6
11
11
11
11
140
11
57
12
11
22
65
11
11
11
11
6
11
11
11
11
22
237
11
11
32
11
237
11
6
6
22
140
11
11
22
118
22
32
22
11
22
6
11
11
11
11
11
75
32
11
120
11
11
11
11
11
11
22
11
67
65
43
6
22
11
11
11
11
11
11
11
11
11
22
11
6
11
11
22
11
11
11
11
11
22
22
6
75
6
11
6
11
11
280
11
11
11
11
11
36
11
6
6
6
6
6
11
11
11
11
161
22
11
22
32
11
22
11
6
11
11
11
6
22
6
11
22
11
86
6
6
48
6
11
172
11
6
11
6
11
11
6
11
11
11
6
11
11
400
6
11
6
645
11
11
11
11
11
11
11
6
6
6
6
32
11
11
22
11
54
32
11
129
43
204
11
43
32
11
11
11
11
65
55
31
109
6
11
60
172
6
22
6
6
6
65
22
11
240
6
75
11
11
6
22
22
11
11
11
11
11
48
11
6
32
65
11
32
11
11
19
400
40
43
6
6
6
400
67
30
11
6
11
63
6
11
32
11
32
11
6
6
12
11
11
400
27
22
32
22
43
11
11
6
6
11
11
11
43
55
11
38
300
11
22
22
6
67
400
11
11
11
100
6
11
39
22
100
22
11
22
11
57
60
55
11
11
6
11
400
11
300
240
400
32
200
57
240
86
120
171
200
11
22
150
6
11
240
11
13
400
32
6
11
240
171
80
11
11
22
75
11
11
171
11
11
71
11
6
226
6
22
22
6
400
11
22
11
54
118
32
6
109
6
11
60
6
43
6
11
11
11
6
11
11
75
6
11
11
22
6
11
11
11
11
32
40
6
6
11
11
6
6
75
400
109
400
400
6
6
400
6
22
11
11
11
6
11
11
11
32
11
11
11
11
6
11
11
11
11
11
6
118
32
54
11
11
120
11
11
11
75
100
86
11
6
6
11
6
11
6
120
120
11
6
6
6
16
11
11
22
6
11
67
11
6
11
22
22
11
108
22
11
11
11
92
6
6
11
11
6
11
11
11
11
11
6
300
150
11
11
11
32
22
6
32
32
11
11
92
400
6
11
57
11
86
11
33
11
11
11
11
22
43
11
200
60
86
31
22
67
63
67
11
86
11
22
22
11
11
60
11
11
11
11
11
32
32
11
11
11
22
11
11
22
11
22
22
11
6
22
11
6
11
75
11
43
11
11
6
400
11
86
11
22
6
11
11
11
43
11
108
75
11
97
11
11
11
11
11
11
6
11
11
6
11
32
11
11
32
6
43
11
11
11
11
6
11
6
11
11
11
22
22
11
6
11
11
11
6
11
15
11
11
11
11
11
11
6
22
11
38
32
22
11
120
11
22
22
86
48
22
75
118
11
22
11
33
150
22
11
22
22
6
240
92
11
11
54
6
11
6
11
11
11
11
258
11
6
11
398
11
6
11
11
6
11
11
11
6
11
43
11
11
11
22
22
11
11
11
22
22
22
11
11
11
22
11
11
11
11
11
140
54
11
11
97
22
11
11
22
22
86
22
11
11
65
11
11
32
11
22
6
65
183
6
11
11
581
43
11
226
11
32
97
11
32
11
86
22
11
11
129
11
32
11
6
6
86
11
11
43
75
11
6
6
54
6
6
32
11
11
11
6
11
6
11
11
6
6
11
43
11
22
109
11
11
11
11
22
11
11
11
32
11
43
32
22
11
11
183
11
11
6
6
6
11
11
43
22
6
11
11
11
6
11
11
22
6
97
22
11
11
11
32
22
11
11
22
32
22
11
11
32
226
473
133
43
11
6
22
11
6
11
32
11
22
32
6
11
6
11
11
22
11
6
11
75
32
6
6
67
11
108
11
11
22
32
11
11
11
11
11
22
6
11
32
11
171
11
11
11
6
6
11
32
11
54
11
6
6
11
11
11
11
80
11
11
11
11
6
11
11
11
11
11
11
11
22
22
11
22
32
6
6
22
11
11
11
43
22
11
43
118
11
11
32
11
65
32
11
22
559
6
6
65
549
54
6
22
11
6
11
86
11
11
43
11
54
65
11
11
22
11
22
11
200
32
183
11
11
11
11
11
32
32
32
11
97
11
11
6
11
43
6
11
75
11
11
22
11
22
22
22
6
11
11
6
54
11
11
11
133
11
11
183
11
22
11
11
11
32
22
34
11
43
11
22
25
22
11
11
11
86
11
11
11
43
22
22
75
11
11
43
11
2367
22
6
11
11
11
11
6
11
6
32
6
32
11
11
57
11
6
75
11
44
11
11
6
11
11
11
22
22
11
11
11
43
11
11
32
11
54
6
6
11
22
6
11
108
43
11
29
11
22
6
80
11
86
150
11
22
6
43
32
11
22
11
11
11
11
11
11
11
11
11
11
11
11
86
16
16
22
400
11
6
16
11
11
11
32
11
43
11
11
11
11
43
11
22
32
22
32
6
22
22
65
11
65
22
43
11
22
6
11
11
11
11
32
22
6
22
11
22
6
11
6
65
43
6
22
194
366
22
54
11
22
11
11
11
11
22
6
11
11
11
11
11
32
11
32
11
100
11
6
6
11
11
11
11
108
11
11
32
11
11
215
11
6
11
11
11
11
11
22
6
11
22
6
6
11
32
6
11
6
22
11
11
6
11
6
11
11
6
11
22
11
6
11
54
6
11
240
54
140
11
11
22
11
22
11
240
32
11
120
11
11
6
6
22
2431
6
11
22
11
6
54
11
22
240
6
44
11
11
65
11
6
11
11
6
11
11
6
11
32
11
109
11
11
32
11
6
240
22
133
11
11
22
22
75
6
6
43
11
32
11
11
32
11
6
11
54
11
22
11
43
11
22
11
97
240
133
6
6
32
11
300
32
11
11
65
65
11
6
11
60
6
11
11
22
11
22
11
54
11
32
11
43
22
11
43
129
290
11
32
11
6
6
11
22
11
6
11
11
22
11
11
11
11
240
11
11
11
86
11
22
32
6
54
6
11
6
11
11
11
11
11
11
11
11
54
11
32
11
6
6
11
11
6
11
6
11
11
22
11
6
6
11
65
11
11
11
11
11
43
11
11
11
6
11
11
11
11
11
11
11
11
32
11
22
11
11
6
11
11
11
495
54
65
6
11
43
22
22
11
11
171
43
22
11
11
11
183
11
100
11
22
22
11
11
11
22
258
43
6
11
11
11
6
11
11
6
11
11
11
11
11
11
6
22
6
22
108
11
86
118
43
6
11
11
11
86
11
11
6
11
11
11
22
11
16
32
11
11
11
11
11
32
43
65
22
269
22
43
11
32
11
22
11
22
6
6
60
11
6
11
11
11
11
11
11
11
11
22
43
32
55
54
22
109
11
75
11
11
11
990
11
11
11
11
11
11
6
11
36
75
11
11
6
11
11
11
11
6
11
6
65
75
11
11
22
11
32
71
2012
11
6
11
11
11
11
6
11
6
108
6
11
11
6
11
11
54
6
11
43
11
6
11
43
11
6
11
11
6
11
11
6
6
151
11
11
109
22
6
11
11
22
6
6
11
11
11
11
22
86
11
11
24
11
22
377
6
11
32
54
22
22
32
97
22
11
86
11
11
32
6
11
44
109
22
420
32
11
11
22
194
32
11
11
22
11
108
11
6
32
32
65
11
11
22
129
11
11
43
11
11
6
11
11
75
6
409
6
11
43
6
129
11
11
22
11
32
11
22
22
6
11
22
43
22
6
22
11
11
11
11
11
11
65
11
11
11
6
11
11
11
11
22
11
6
11
6
118
6
11
32
11
75
400
92
11
11
65
11
11
22
11
400
6
240
11
11
11
43
11
11
247
11
97
6
32
11
11
11
22
11
22
11
75
11
120
22
65
11
52
11
32
11
11
11
22
6
11
6
11
11
11
6
11
75
22
11
32
11
11
11
11
54
6
11
6
32
118
27
22
11
6
240
52
71
11
44
11
6
11
6
6
11
11
11
22
65
86
54
11
11
484
6
11
6
151
118
355
60
54
6
11
55
75
11
32
6
32
11
11
11
11
11
65
150
11
22
11
6
161
22
43
11
11
11
6
11
6
22
22
11
54
11
11
11
140
11
22
6
11
333
32
6
54
118
32
6
11
11
6
32
6
6
11
6
32
11
32
11
22
11
22
43
22
11
11
11
6
11
140
11
11
11
172
22
11
6
22
32
11
22
118
6
6
22
75
54
6
6
11
6
80
11
23
11
31
200
43
11
11
11
11
54
120
6
6
11
118
11
11
32
11
22
150
22
11
11
11
11
11
11
11
32
55
11
22
54
11
6
11
6
32
54
11
11
52
63
75
11
6
11
22
11
11
11
11
54
22
118
6
11
11
11
46
11
52
6
11
11
54
11
11
11
11
11
11
11
6
6
11
133
11
11
48
11
11
6
97
43
11
150
11
32
11
200
11
11
6
6
22
11
11
100
11
43
22
6
11
312
11
11
11
11
22
11
22
11
100
11
22
11
11
22
11
32
11
65
6
65
6
11
11
6
301
118
11
11
22
11
6
11
6
11
11
44
240
240
300
19
11
28
55
11
11
22
11
11
63
6
43
22
11
11
11
11
11
11
32
11
11
11
11
6
11
11
6
11
11
6
6
11
22
11
43
11
11
11
22
11
11
11
11
11
118
11
333
11
6
11
6
323
11
22
11
6
11
6
32
22
11
75
11
11
6
11
11
86
11
32
22
6
11
6
11
6
11
108
6
75
11
6
11
11
11
22
11
11
11
32
18
22
32
43
22
11
11
22
11
11
11
36
11
32
11
11
6
22
11
11
11
11
11
11
43
11
32
22
6
63
22
29
11
11
11
11
6
11
11
11
32
11
11
86
75
11
11
11
22
11
6
43
11
11
55
6
11
11
11
44
11
400
6
11
86
6
11
11
11
11
6
27
97
75
11
11
11
54
11
22
11
11
54
6
11
22
32
11
48
52
400
11
50
6
11
11
194
6
400
6
22
6
11
11
32
22
22
54
32
6
11
11
11
6
6
11
11
6
11
11
22
11
67
11
247
43
43
22
97
6
22
11
11
11
75
11
22
11
22
11
6
11
6
269
11
807
11
6
6
11
22
11
11
54
43
11
11
11
32
6
11
2937
11
32
11
22
11
33
22
2517
34
54
109
11
32
6
63
6
11
11
11
22
6
32
15
11
43
43
11
11
19
22
11
11
11
11
22
11
6
22
11
11
732
11
22
11
11
11
11
11
6
258
43
6
11
11
32
11
11
75
43
22
11
11
11
6
11
15
108
11
11
11
11
100
22
11
11
43
22
22
22
22
22
32
22
226
22
32
11
22
258
22
22
80
11
6
65
32
75
46
11
65
22
12
67
11
11
22
11
11
11
11
11
11
32
11
43
602
11
11
11
11
11
40
54
6
11
43
11
6
11
32
54
65
6
11
22
6
11
18
11
11
11
11
6
11
11
11
54
11
11
11
32
75
22
11
11
11
32
11
11
11
11
11
43
32
6
11
11
11
11
301
430
22
75
6
11
140
32
118
129
11
6
32
6
11
22
194
11
11
11
151
11
11
6
22
46
172
6
11
11
11
11
6
22
11
11
71
11
32
11
11
6
11
11
11
11
6
22
6
43
22
11
43
11
11
43
118
22
22
22
11
11
11
22
43
22
11
22
11
22
6
6
11
32
11
11
280
22
11
11
11
108
22
11
32
97
11
194
11
6
32
6
32
6
11
11
22
11
118
32
11
6
11
11
11
11
43
290
54
151
11
11
22
6
32
11
22
11
6
97
11
6
11
11
22
11
226
11
43
11
6
6
32
11
11
22
32
11
97
65
97
6
6
6
11
6
43
32
32
65
11
11
43
194
22
6
22
11
11
11
11
11
11
86
22
11
43
11
6
172
11
32
97
43
54
269
6
11
22
22
516
75
11
11
11
11
54
22
140
22
11
32
11
11
11
6
11
22
11
11
11
32
6
11
11
11
22
43
172
11
11
11
32
54
11
32
11
6
22
32
32
387
32
22
6
108
22
11
11
11
807
11
43
86
11
32
11
32
11
6
204
11
54
11
22
11
11
22
11
11
11
108
11
11
11
11
11
6
11
11
22
11
32
140
11
6
32
11
6
161
43
22
11
6
6
11
11
6
11
11
11
11
11
6
22
11
11
11
11
333
11
32
11
118
11
108
6
22
22
118
22
6
11
6
6
6
11
11
6
22
6
22
11
11
11
22
43
140
11
6
6
11
11
11
118
86
11
11
54
43
32
11
6
6
6
11
11
22
247
6
11
22
11
6
57
43
11
65
6
11
6
11
11
32
43
172
11
161
22
6
11
11
11
6
6
151
22
11
183
11
11
11
32
6
22
6
22
11
6
86
32
11
247
32
32
11
11
22
11
6
11
6
22
97
409
11
11
65
11
11
11
11
11
11
172
11
22
11
65
11
22
22
6
6
280
43
11
6
194
22
11
43
43
11
140
11
11
11
11
54
129
11
11
11
86
11
32
11
11
11
6
22
172
32
11
65
22
11
11
22
6
22
11
11
86
22
11
43
11
11
11
43
86
75
86
22
11
11
11
97
11
11
11
11
43
11
11
161
97
11
6
11
11
11
11
22
11
11
11
6
11
11
11
43
43
6
22
11
11
22
11
22
6
140
11
11
11
11
11
97
11
6
6
11
86
11
11
11
32
11
11
11
11
11
6
11
32
6
11
11
32
11
43
11
6
6
11
54
6
86
32
11
86
108
11
6
54
11
11
172
11
22
6
11
6
11
19
11
75
11
32
19
11
11
11
22
11
6
11
75
6
22
6
11
22
452
65
43
32
75
11
11
11
54
54
32
22
129
43
6
6
22
6
11
11
6
6
400
400
11
46
11
240
11
11
92
11
6
11
11
11
11
6
11
11
22
172
11
11
32
22
11
11
11
11
11
11
11
161
11
11
11
11
11
11
11
11
6
6
11
6
6
11
6
43
22
11
11
71
11
300
67
6
11
226
11
6
11
86
300
43
54
6
22
11
11
11
11
43
44
387
11
11
48
11
11
11
463
6
11
32
22
18
11
11
11
22
6
6
6
11
11
6
11
11
22
183
11
11
151
65
43
6
11
22
97
11
11
11
22
11
22
11
11
11
11
11
11
6
6
32
11
43
22
140
32
204
22
11
22
22
6
11
150
22
6
11
11
32
11
6
32
97
11
11
22
22
43
11
11
11
22
11
11
63
97
22
11
11
11
6
11
22
86
6
65
11
32
11
11
6
516
6
215
11
97
120
63
120
11
11
151
11
54
22
11
11
11
22
86
6
6
11
86
22
22
6
11
6
11
22
11
11
22
32
22
22
6
11
11
11
22
172
11
11
11
22
6
6
22
6
11
11
11
11
11
11
6
11
11
22
11
6
67
6
11
11
11
11
63
11
11
11
57
11
11
54
22
22
11
11
11
11
43
6
11
6
409
11
22
11
6
11
11
11
22
22
54
11
6
11
11
4561
22
11
11
11
11
108
11
32
11
11
11
6
11
22
11
11
11
11
656
22
11
6
6
11
32
54
11
11
92
92
6
11
11
11
108
11
86
24
11
11
11
11
22
11
11
11
11
97
11
11
11
22
11
11
11
6
11
11
22
11
11
11
32
11
6
6
129
6
43
11
65
32
11
11
6
22
11
22
204
6
11
43
400
11
6
6
11
11
11
11
6
11
11
22
1721
22
6
22
400
11
11
11
11
24
22
65
11
16
17
11
17
54
22
11
11
200
200
6
86
44
109
100
28
6
11
6
22
11
11
118
75
6
6
6
11
6
22
11
43
54
32
11
22
11
54
11
43
6
11
120
11
22
150
6
22
11
6
75
11
6
11
43
11
11
6
11
11
11
237
11
11
11
11
11
6
32
120
11
11
22
109
11
11
11
6
6
46
32
32
54
11
11
11
22
22
11
22
11
11
11
32
11
22
6
22
11
6
6
11
11
32
54
11
11
11
6
11
237
22
11
43
11
11
11
43
11
54
22
13
54
86
6
11
39
11
11
11
11
32
6
22
32
6
118
6
32
11
527
20
22
11
6
204
11
11
11
11
11
301
11
172
140
11
11
11
3356
11
22
22
11
11
11
11
32
11
11
11
6
240
11
11
6
38
721
22
280
11
11
52
22
6
92
11
11
32
22
6
48
11
50
75
11
22
11
11
11
11
463
6
6
50
11
43
11
11
6
1269
11
11
44
6
32
11
161
171
11
6
11
11
11
19
22
11
11
43
6
11
11
11
11
11
11
11
11
67
100
11
6
6
54
32
1345
11
516
22
54
11
237
183
11
63
22
6
22
6
269
11
32
11
11
6
6
11
86
22
118
204
41
65
11
32
11
226
22
11
333
11
11
11
22
11
22
11
54
22
11
65
11
11
11
11
11
22
18
6
11
54
32
11
11
32
11
11
11
11
22
11
11
11
11
11
32
11
11
22
22
22
54
43
118
22
11
11
11
11
11
11
71
11
11
11
41
75
11
11
6
60
22
11
215
6
11
52
32
11
32
57
11
6
6
11
18
22
80
11
11
11
11
11
11
6
11
22
32
43
11
11
11
151
11
11
22
300
11
11
11
43
11
43
22
11
11
355
32
11
11
11
11
11
22
6
11
6
11
6
46
32
11
11
43
11
11
11
11
11
11
32
6
11
22
11
11
22
108
11
46
11
366
22
22
11
11
11
75
6
109
6
11
18
27
6
34
14
400
400
11
11
22
300
22
97
11
11
6
86
11
22
11
22
11
1259
11
11
796
54
11
11
11
11
65
11
11
6
43
22
32
11
22
22
22
11
32
11
11
11
11
6
11
11
11
6
11
12
18
11
22
893
6
11
11
75
11
11
75
11
11
11
11
400
200
26
6
11
32
11
11
6
6
86
11
11
6
11
11
11
43
43
300
80
22
11
11
32
23
46
6
120
21
46
6
6
20
11
32
22
11
11
35
35
55
108
71
6
11
11
75
11
11
6
11
22
22
11
65
32
120
11
11
11
11
11
32
247
22
6
11
11
11
22
11
6
32
11
11
32
22
22
11
11
11
11
11
11
11
75
11
11
11
32
11
215
11
22
11
11
65
22
6
22
11
420
22
11
11
32
11
22
11
6
6
11
11
11
22
11
11
6
11
11
43
6
32
6
43
108
11
11
22
75
43
11
11
75
6
11
11
11
23
6
11
6
22
11
43
92
11
22
11
6
6
18
6
11
11
11
32
6
22
1743
6
92
92
100
60
6
22
22
6
22
65
6
11
32
43
22
32
11
11
6
6
43
11
11
11
11
22
6
11
11
43
54
32
22
11
35
11
43
11
11
11
11
43
11
11
54
11
11
11
11
11
65
65
11
11
129
11
22
43
22
11
11
387
6
22
11
54
118
22
323
11
22
200
120
495
35
36
36
6
11
11
11
11
11
97
11
22
645
237
11
32
22
22
11
11
75
11
11
11
11
11
11
11
11
11
11
22
6
11
11
6
11
11
6
11
11
300
54
11
11
11
63
6
171
11
54
129
6
11
11
400
400
150
150
43
43
6
11
120
11
171
11
11
11
22
11
11
11
11
6
11
6
24
22
6
11
6
11
11
11
108
194
33
11
22
6
6
183
54
11
6
11
11
11
6
54
129
11
6
11
11
6
13
11
33
11
172
54
11
11
54
11
11
11
32
6
22
11
6
12
11
43
11
11
11
11
11
22
11
55
11
11
11
11
22
11
32
43
301
11
11
11
11
377
11
75
6
22
22
11
11
11
11
6
258
22
6
108
11
11
11
6
22
11
11
11
300
300
11
11
150
109
11
200
200
6
11
300
11
22
22
32
43
11
80
6
11
11
65
32
108
6
43
280
32
65
22
11
11
48
11
11
11
11
32
11
32
11
11
11
43
11
6
11
11
11
86
6
75
11
32
10
32
6
6
11
11
11
11
11
22
11
11
11
6
11
6
46
11
11
22
420
32
22
120
11
43
6
43
11
6
11
11
6
67
161
32
129
32
237
11
11
11
11
11
129
32
11
67
140
11
151
11
6
11
32
11
11
11
11
11
71
11
11
11
36
22
75
11
11
54
11
6
43
22
11
22
11
80
11
11
39
11
86
22
67
11
11
11
6
6
11
6
11
6
11
54
10
32
23
11
54
6
22
240
11
60
11
11
11
11
11
11
11
54
32
11
75
6
11
11
11
22
22
22
32
43
11
54
43
11
43
32
171
538
22
11
11
11
11
22
11
32
11
11
11
11
11
22
43
11
22
52
11
215
592
120
22
6
6
43
10
43
11
11
22
6
240
11
71
52
237
129
172
11
133
6
21
11
43
6
6
11
11
11
11
11
22
6
55
11
22
52
11
11
22
11
32
11
6
11
11
11
86
48
11
11
11
11
6
6
11
11
43
11
11
11
11
11
11
11
54
11
11
11
11
6
32
6
54
118
204
11
11
6
11
6
32
312
22
11
11
22
11
807
6
6
22
6
11
6
6
109
11
151
290
11
11
32
11
11
6
32
11
32
11
11
6
11
11
6
43
6
171
11
11
32
6
22
11
6
11
11
11
11
43
6
11
6
11
200
22
43
32
27
11
75
11
43
43
14
86
11
22
11
11
11
11
11
75
6
11
22
75
11
6
11
22
11
11
54
11
11
11
11
11
11
11
11
32
11
6
6
6
11
11
11
22
54
86
11
6
11
6
269
11
839
11
22
6
11
22
11
22
11
11
13
11
22
11
92
55
11
200
150
109
22
11
22
11
183
204
6
6
75
43
32
6
22
11
97
280
11
6
11
22
11
11
41
6
6
22
6
11
108
22
366
11
6
11
41
108
39
11
54
86
11
11
11
11
200
11
22
97
11
11
11
11
11
22
11
11
22
43
11
11
667
11
22
11
22
11
11
6
11
22
22
11
11
43
11
6
133
11
11
6
11
11
22
6
11
11
22
22
6
11
43
11
11
6
32
11
6
6
11
11
22
11
6
11
6
32
11
11
11
400
400
80
11
43
11
65
22
6
11
43
22
11
11
11
6
11
6
32
6
22
22
32
6
43
11
22
6
86
11
54
11
6
65
24
11
57
269
22
1571
11
11
11
11
22
11
11
32
11
22
377
6
6
11
11
11
6
22
11
63
65
11
11
75
75
11
6
11
6
6
11
54
215
54
43
6
11
22
75
280
22
11
6
22
43
11
11
22
43
11
11
11
11
6
6
22
22
11
11
11
11
22
11
6
11
11
11
22
11
32
11
22
11
6
11
6
11
22
11
11
11
140
215
11
6
32
46
11
11
32
6
6
11
11
11
11
258
11
11
6
65
990
11
6
22
312
11
11
290
109
109
43
11
11
11
11
22
22
11
11
43
75
11
11
11
6
6
6
55
6
6
11
67
100
41
11
11
11
6
6
6
11
11
54
11
11
11
613
11
11
108
43
22
32
22
65
86
43
22
129
11
22
11
22
22
6
452
11
54
11
11
11
11
11
11
20
6
20
6
161
22
11
11
11
22
171
54
22
6
22
11
22
11
22
43
11
43
32
22
32
32
11
22
11
11
300
11
6
6
11
11
11
22
11
100
11
6
11
71
6
11
22
6
11
11
11
22
11
11
21
22
6
22
86
6
11
11
11
11
11
32
22
11
11
11
54
6
21
398
11
11
43
11
11
32
11
11
43
11
75
11
6
11
11
11
22
11
11
97
6
11
32
11
22
11
11
172
11
43
11
40
22
11
6
11
6
11
22
11
11
97
22
22
6
65
22
6
32
11
65
6
11
11
22
11
75
32
11
171
300
22
171
32
1667
6
11
50
11
11
11
11
6
624
11
41
11
6
22
11
400
11
11
11
109
11
11
32
11
6
22
6
11
32
22
6
11
32
22
11
1011
54
22
6
22
75
11
109
6
6
11
11
11
6
22
43
32
6
11
43
6
559
215
1151
86
11
120
6
11
39
6
200
200
6
11
11
52
38
11
11
11
32
6
11
11
11
6
11
11
120
171
171
400
11
36
11
11
22
11
11
80
22
86
11
11
11
11
22
32
32
75
11
11
22
32
161
11
11
6
6
6
6
11
11
32
22
11
11
6
22
32
43
11
22
6
6
11
39
171
133
11
11
22
11
6
20
43
247
67
32
6
11
11
22
6
6
22
22
6
11
1603
6
22
11
11
6
11
108
11
6
11
48
20
11
22
11
43
11
11
6
22
11
6
133
11
43
11
11
6
65
11
54
151
22
11
11
11
11
11
11
11
22
11
602
22
97
11
118
11
11
11
6
11
22
11
11
118
11
32
11
22
22
11
11
11
11
11
6
22
54
75
11
240
32
11
22
22
108
11
11
11
11
11
11
11
11
14
11
11
11
11
32
6
22
11
22
32
6
11
11
11
11
32
11
54
11
55
6
11
6
55
97
11
32
11
11
32
11
13
32
11
6
22
11
11
11
6
6
22
11
11
6
32
32
43
11
11
6
269
6
247
6
6
11
6
11
11
22
6
11
32
6
11
11
11
11
6
11
6
22
22
32
6
22
11
11
11
11
86
6
6
11
22
22
11
32
11
11
11
11
11
11
11
11
6
11
11
22
6
22
6
11
22
6
11
22
118
11
43
11
6
11
13
11
11
6
108
6
11
11
67
32
22
11
6
54
32
6
65
6
22
11
11
22
55
55
11
75
43
32
11
6
11
6
12
6
6
6
6
32
80
11
11
11
11
118
6
43
11
151
22
11
11
97
11
11
22
11
11
11
6
11
32
11
11
11
118
43
54
11
11
6
11
6
11
6
11
11
65
269
22
11
11
11
43
11
11
200
300
301
240
11
11
6
11
35
171
400
11
34
32
11
6
11
11
6
11
11
22
11
742
43
54
22
6
11
11
11
11
86
11
11
11
86
6
11
11
43
22
22
11
11
133
323
11
161
11
11
6
11
54
11
22
133
11
6
6
11
11
11
32
22
1000
54
377
11
11
6
22
11
6
11
54
11
11
57
11
11
240
86
75
6
280
6
22
6
11
11
22
6
11
22
11
11
11
22
32
11
65
11
11
75
11
11
6
11
54
6
11
11
11
11
6
6
204
11
11
6
11
11
11
11
6
22
11
43
6
1065
32
6
11
22
32
6
22
43
6
11
11
6
65
11
11
43
400
11
11
11
11
6
11
11
11
6
11
194
11
11
11
65
11
6
11
11
11
11
22
6
11
400
108
86
11
11
11
11
57
22
11
133
133
6
11
11
129
43
11
11
11
11
11
11
6
11
22
11
32
6
11
6
22
11
11
11
6
22
11
11
32
11
11
11
11
11
65
204
6
11
11
11
11
118
11
6
120
200
11
11
11
6
129
43
11
6
11
22
183
22
11
11
11
6
11
11
6
43
54
32
65
11
11
11
11
11
6
22
11
22
11
6
11
86
11
11
11
54
6
11
11
11
43
11
11
11
22
11
11
75
22
11
6
6
43
86
11
11
11
6
11
11
11
11
54
22
11
11
31
13
40
29
57
52
35
30
11
11
6
54
11
67
11
54
11
6
11
11
11
75
11
6
6
22
11
11
11
54
97
54
11
11
22
11
32
6
22
11
6
11
32
6
301
11
108
32
11
11
97
11
54
6
97
11
11
11
22
17
11
54
11
300
11
150
11
26
11
11
11
11
11
11
11
11
11
11
11
11
22
22
11
11
11
6
22
11
22
6
55
6
11
22
22
6
11
22
65
54
400
6
6
11
11
6
171
6
22
171
133
22
22
11
11
11
11
32
11
11
43
22
11
86
11
75
11
65
11
6
6
6
11
150
22
109
11
11
11
6
11
11
11
97
108
43
11
22
6
55
50
11
11
11
11
11
22
32
11
11
43
54
86
55
22
11
22
22
6
11
6
97
11
11
1130
11
32
710
32
11
355
150
11
86
24
11
11
32
237
22
11
22
75
11
6
194
32
22
129
11
11
11
129
22
11
11
75
11
22
44
22
11
22
11
11
11
11
11
54
11
6
11
11
11
11
11
22
43
11
11
6
11
129
6
6
11
6
11
11
54
22
11
22
22
11
11
11
30
67
11
140
38
11
6
11
32
11
32
6
11
22
11
11
6
6
6
6
11
43
32
11
43
22
592
11
11
11
32
11
11
32
11
11
22
11
140
22
6
32
11
6
32
6
11
54
11
65
11
22
11
22
65
11
22
11
11
11
11
22
11
54
11
6
11
11
11
6
65
22
11
80
11
6
22
6
11
11
11
11
11
11
65
22
11
65
32
43
11
65
11
11
6
60
11
11
11
11
11
11
11
11
54
32
86
6
11
11
11
11
6
108
1312
75
43
22
6
11
43
323
11
22
344
32
65
11
11
11
32
11
11
22
6
11
11
11
11
43
11
11
11
32
6
11
495
11
11
11
11
6
6
11
11
140
11
6
11
22
11
11
11
6
6
6
11
11
11
43
32
11
22
11
6
43
11
11
11
6
22
48
11
22
6
6
6
11
11
11
22
11
11
6
22
22
11
11
11
6
11
26
11
22
6
11
11
6
11
43
11
11
6
43
22
22
11
11
11
54
11
11
11
32
6
11
11
65
11
11
11
11
11
11
11
6
11
11
11
11
22
11
11
11
11
6
11
11
11
11
11
6
11
11
11
11
11
11
100
11
11
6
11
11
11
11
22
11
11
6
32
11
710
118
6
6
839
11
43
11
6
11
11
43
11
240
11
11
92
11
22
6
150
75
54
11
32
398
6
22
6
11
11
11
22
11
109
6
60
11
11
11
11
100
11
11
11
688
204
247
527
1205
11
11
22
11
11
11
11
11
86
43
11
6
22
172
97
22
43
11
11
43
11
11
11
54
11
6
32
97
54
32
11
54
151
11
11
32
22
54
22
43
11
22
11
11
11
54
11
11
11
6
11
22
11
6
11
11
11
11
11
11
6
11
11
6
46
6
6
11
11
32
11
6
22
32
11
11
6
6
6
43
11
11
11
151
6
6
22
43
11
11
11
570
92
11
6
22
40
22
11
54
11
11
11
65
6
6
22
11
6
11
11
6
6
11
11
11
22
22
312
11
32
6
11
11
11
11
27
11
11
11
11
11
6
11
11
11
22
6
11
11
11
33
11
6
11
32
97
11
11
11
22
118
6
22
6
11
14
22
172
11
11
11
1216
11
22
183
11
11
11
11
11
11
15
57
11
6
11
11
172
11
11
11
75
11
6
54
323
11
32
6
258
150
11
1646
688
11
32
22
22
11
11
11
11
22
22
54
54
2506
97
11
22
215
32
43
11
6
22
129
65
11
22
22
11
86
11
11
11
54
11
6
22
22
11
22
11
32
11
32
6
11
323
11
6
22
11
11
32
32
120
2463
11
11
398
108
22
11
11
11
11
11
6
11
6
11
11
11
32
1323
11
11
11
11
33
11
22
11
6
6
6
11
32
11
11
22
200
22
6
6
86
32
11
11
11
22
11
11
22
11
11
32
11
11
11
161
6
11
11
11
22
11
11
11
11
247
6
133
11
11
6
22
32
11
484
11
22
6
11
75
11
11
11
22
11
11
32
11
11
11
22
22
11
22
22
11
65
22
11
11
11
11
75
6
86
11
32
11
11
17
151
129
140
11
11
161
86
11
11
11
75
6
22
635
22
11
6
6
6
11
11
11
86
6
11
32
6
86
22
11
11
11
22
11
22
6
6
11
6
11
65
11
11
6
11
11
11
11
11
1033
6
32
15
300
11
6
11
22
11
11
6
11
6
100
6
11
11
6
194
11
11
11
11
22
11
11
22
11
6
11
11
11
11
6
11
11
11
43
32
22
32
11
129
11
43
32
32
6
11
11
57
11
65
22
312
75
11
151
11
11
22
65
6
6
11
269
54
11
11
11
32
22
11
32
11
32
11
11
11
11
6
22
50
6
17
300
6
11
11
11
11
6
11
11
75
22
11
118
22
6
43
22
11
118
11
11
75
11
11
6
6
11
11
57
11
6
11
6
11
6
6
86
22
22
11
11
11
22
11
11
6
65
97
6
11
11
11
11
11
11
22
22
6
22
11
11
581
6
22
11
11
11
11
11
11
22
22
11
11
6
22
22
6
6
11
22
11
6
32
54
6
16
11
32
32
11
22
11
6
183
6
6
11
86
11
11
22
11
65
22
914
240
43
6
11
300
11
65
6
118
6
11
22
140
11
22
11
22
6
11
11
11
22
549
44
11
11
6
6
6
11
6
11
6
65
11
11
11
11
11
11
55
55
22
200
11
75
6
43
11
75
11
6
11
11
11
11
11
11
22
6
6
32
11
6
32
22
11
22
11
22
86
22
80
11
11
86
11
22
11
22
43
43
11
80
60
171
11
11
11
22
11
11
11
52
22
11
18
28
13
22
11
11
11
11
11
161
344
43
32
65
32
22
11
11
22
32
43
86
11
11
400
204
6
54
32
32
6
11
6
11
71
54
22
50
11
6
6
55
11
6
75
11
11
11
11
24
11
6
11
22
11
22
22
6
11
11
32
22
400
34
11
6
6
11
32
22
11
40
65
32
11
6
161
65
11
43
75
108
22
14
22
54
32
1398
11
22
32
11
11
11
6
43
11
1076
97
11
6
11
22
11
11
22
32
6
6
290
11
6
11
75
22
11
22
11
11
11
161
15
11
11
13
27
11
22
6
11
16
11
13
11
11
24
11
11
11
11
22
11
6
22
22
161
11
11
6
6
6
377
11
22
11
11
11
30
11
22
11
6
41
333
11
11
38
11
12
11
11
75
11
11
11
11
11
11
129
200
46
22
11
11
11
6
11
22
11
11
6
22
11
75
11
11
32
6
11
6
14
11
6
6
11
11
300
11
54
11
6
22
22
12
22
65
43
6
54
11
22
6
32
11
11
11
11
11
290
11
6
6
11
215
11
11
11
55
11
11
400
6
11
11
22
39
11
32
11
11
6
247
32
11
32
43
14
6
11
32
11
22
54
11
32
11
6
11
11
65
22
11
11
6
11
22
43
11
22
54
32
22
6
6
11
6
11
11
11
11
11
129
54
86
11
65
11
11
11
11
22
6
11
11
11
11
11
11
22
11
11
11
6
6
11
11
22
11
11
6
11
11
22
11
11
6
11
54
11
22
11
22
11
32
11
11
11
6
6
11
6
67
6
22
11
11
22
6
11
6
6
11
11
11
11
6
6
11
6
32
54
11
57
11
11
32
11
11
11
11
11
6
6
6
11
6
22
11
6
11
11
11
6
11
6
11
11
22
22
6
11
11
11
11
6
200
549
6
300
6
108
120
6
6
11
11
11
6
355
22
11
11
11
11
6
22
11
11
11
11
54
6
32
11
22
11
11
11
11
32
11
32
11
54
11
22
11
6
11
11
6
11
54
11
32
11
11
22
22
215
11
11
11
11
11
11
11
43
11
11
11
11
6
6
11
11
6
11
11
54
11
11
22
43
11
377
109
32
65
11
22
22
6
11
11
54
11
11
22
11
54
6
11
6
11
11
11
280
6
6
55
11
11
6
32
11
11
11
11
6
6
6
11
11
11
6
22
11
32
6
6
11
6
1990
11
11
6
6
11
11
11
32
11
11
6
54
11
86
22
11
11
32
11
11
6
11
6
11
22
11
11
11
11
11
6
11
54
22
11
11
97
22
54
11
11
11
43
11
6
22
22
6
151
11
6
43
6
11
11
11
11
75
22
6
11
11
6
11
11
11
11
11
11
11
22
11
11
6
32
11
6
11
22
32
6
22
11
11
11
11
11
38
11
11
38
22
11
22
6
11
11
11
86
11
11
32
11
32
6
6
11
11
43
6
11
32
11
11
43
6
54
11
11
11
108
11
11
32
22
6
11
183
6
11
11
32
11
11
11
11
6
11
11
11
63
6
80
57
11
11
11
63
44
32
35
6
11
6
31
22
11
11
22
11
11
11
19
75
75
30
11
6
171
92
11
11
11
6
11
44
35
11
11
54
11
32
194
22
11
11
11
11
11
11
32
6
22
11
11
11
11
11
32
32
22
13
11
11
11
11
11
11
11
32
11
11
11
22
6
11
6
54
108
183
11
6
6
11
32
118
44
38
11
43
11
11
43
11
6
11
11
11
108
226
80
11
6
11
11
6
150
6
6
11
6
6
22
100
11
22
22
16
13
43
22
22
71
54
11
183
48
15
80
38
6
44
75
11
11
32
171
11
355
140
11
11
11
11
11
22
11
11
11
75
11
699
6
11
32
129
11
11
11
11
22
11
11
65
11
22
11
11
22
6
11
97
11
11
11
11
11
75
11
11
6
97
6
11
400
11
6
54
75
11
54
11
11
11
54
6
11
32
6
6
11
420
71
71
11
161
11
11
32
226
11
11
183
6
11
6
11
22
86
11
22
290
11
11
11
11
65
54
11
6
32
11
75
11
6
240
92
11
11
11
26
18
6
39
11
11
215
11
11
32
11
11
11
35
6
22
11
34
6
16
6
11
57
6
11
71
11
22
11
6
11
11
43
22
75
75
65
11
11
11
6
11
6
11
22
22
129
6
11
20
11
32
22
32
11
400
400
11
11
22
65
11
22
118
22
11
11
11
6
30
86
22
11
11
32
32
11
226
43
11
11
11
6
11
11
11
6
22
22
11
22
22
11
11
32
11
100
22
11
11
22
22
11
11
22
11
22
11
11
11
11
11
11
11
11
54
43
11
11
22
75
11
32
32
32
11
22
30
11
22
6
11
11
22
11
22
11
11
11
11
11
43
11
11
11
11
11
11
11
11
32
11
11
11
11
11
22
6
11
11
75
11
11
11
11
6
11
12
75
6
22
11
11
11
11
11
11
6
11
43
11
22
11
11
54
22
11
22
11
11
11
43
11
11
11
6
32
6
452
22
22
97
11
11
54
11
32
22
11
11
18
22
32
11
34
11
11
11
11
11
11
11
6
200
400
6
11
6
11
11
22
11
979
118
29
280
22
32
11
11
11
97
75
32
11
54
753
559
52
6
71
400
118
11
11
11
11
11
86
300
6
65
6
258
11
11
11
22
11
11
6
11
11
22
32
11
11
11
11
22
6
133
6
11
11
6
22
32
11
54
11
22
11
43
11
11
22
11
11
11
11
6
11
6
97
11
11
75
11
11
22
11
11
6
11
11
54
40
11
54
22
11
11
11
237
32
11
11
6
6
11
11
6
6
6
6
43
54
32
11
11
6
11
22
6
140
32
32
11
129
11
11
22
11
22
6
11
32
54
6
11
11
11
6
11
11
11
11
11
11
6
11
194
11
11
43
11
6
43
11
6
6
11
11
11
22
11
11
11
11
15
63
11
226
43
11
65
75
118
11
11
11
11
6
11
11
11
92
11
97
300
100
10823
11
22
22
11
32
11
46
11
22
11
43
11
32
11
32
11
22
11
6
43
11
86
108
11
11
11
15
140
32
11
11
54
22
6
226
54
6
592
13
43
6
11
6
11
6
6
11
6
6
6
11
11
11
12
43
22
6
13
13
22
6
150
11
43
11
11
11
22
11
22
11
6
172
43
11
6
11
11
172
22
22
80
80
11
11
11
11
11
11
12
43
32
6
32
11
43
11
43
6
57
67
11
12
22
43
11
22
11
11
11
11
22
15
109
65
11
6
32
43
32
22
11
13
129
11
43
430
11
11
13
11
22
11
11
11
22
11
11
13
11
200
54
11
32
11
32
32
6
6
11
11
11
22
75
11
11
11
11
11
43
43
13
11
11
11
11
11
6
11
11
11
6
6
6
11
11
54
6
32
6
11
75
54
11
11
6
6
32
269
11
32
11
11
6
6
86
6
11
22
54
32
172
6
11
11
22
11
11
32
11
54
11
11
11
11
32
11
6
11
22
11
32
11
161
613
11
11
11
22
11
32
11
75
11
22
11
11
11
11
11
6
6
11
22
22
11
22
11
32
11
11
11
22
11
32
11
11
11
22
11
92
11
11
22
11
118
11
6
11
6
6
11
43
6
11
11
32
11
11
86
11
6
11
11
11
11
32
32
118
11
11
22
11
11
32
6
11
43
11
32
11
11
54
11
11
11
11
11
65
14
100
171
11
11
11
11
11
43
11
43
6
32
11
11
86
22
11
204
11
11
11
32
11
75
11
11
6
6
11
11
11
11
11
75
11
11
22
11
6
11
75
11
6
43
11
11
11
11
6
11
11
22
32
11
54
11
43
133
11
11
22
6
11
6
11
11
22
11
11
43
22
108
11
11
11
11
6
11
6
171
171
11
11
109
495
11
22
22
11
11
11
140
11
75
86
11
11
11
6
151
11
11
65
97
11
43
11
75
11
118
11
6
43
11
11
75
11
6
11
32
6
6
11
43
11
11
11
32
11
65
22
11
11
11
11
43
32
377
22
11
54
6
11
11
6
6
6
15
11
11
41
11
6
11
11
6
32
22
11
11
11
6
6
11
6
6
11
11
11
6
151
11
11
43
11
120
11
11
6
11
22
11
22
6
11
11
6
11
6
6
6
11
11
11
11
6
11
11
11
11
11
11
11
11
22
32
613
194
11
54
11
11
108
86
22
22
11
11
11
11
11
22
753
333
11
11
11
11
108
1431
6
11
22
22
11
11
11
11
6
11
11
11
22
32
11
11
11
22
11
11
86
43
11
11
32
11
6
6
32
11
32
6
22
11
11
11
43
6
11
11
6
11
43
118
11
11
22
22
32
11
11
6
11
65
11
22
11
6
43
11
6
11
22
11
22
22
11
65
22
65
6
11
11
11
11
120
32
133
11
32
290
11
32
11
11
11
11
11
11
22
22
11
635
11
11
11
11
11
65
6
11
22
11
22
11
11
6
22
65
11
11
6
22
11
22
11
86
11
32
22
6
11
22
11
11
161
6
75
97
43
22
22
120
120
11
43
11
11
22
11
11
11
22
43
22
11
11
11
43
6
11
65
6
11
6
6
6
86
32
11
11
11
11
11
43
11
11
6
22
11
11
11
11
11
86
54
11
11
6
11
6
11
6
6
22
11
323
22
22
11
11
86
22
11
11
11
11
6
6
22
6
11
11
11
22
11
11
22
11
22
22
194
6
6
11
6
43
11
108
32
11
11
11
11
11
11
22
22
11
32
11
11
6
11
140
43
86
11
11
11
43
11
11
11
6
22
6
11
6
11
32
11
22
11
43
22
11
32
32
11
32
32
32
6
11
11
11
11
11
11
22
6
11
11
32
6
11
44
161
11
22
22
400
11
22
6
80
6
14
6
14
11
86
15
6
75
11
200
22
11
11
120
120
400
22
871
6
11
55
6
6
6
11
11
6
22
11
11
6
32
247
22
11
6
11
86
32
22
11
80
11
11
22
6
22
11
11
6
30
11
11
13
11
6
22
11
22
6
11
22
11
22
11
11
11
11
97
11
22
32
11
11
22
409
13
6
240
11
100
240
240
6
11
43
6
22
129
11
86
6
11
11
11
32
54
11
312
11
11
11
6
11
11
97
11
11
11
11
11
32
43
11
22
6
194
11
140
11
11
11
6
11
11
75
22
11
11
11
97
11
22
11
11
11
11
11
22
22
11
11
11
11
11
6
11
22
22
11
11
22
43
54
11
11
11
32
11
11
11
11
11
11
11
151
11
11
11
86
11
22
11
11
11
6
6
11
171
6
11
50
100
41
27
11
11
60
22
32
6
75
11
6
11
11
65
11
6
6
11
11
11
22
43
6
32
6
11
400
11
27
22
27
6
71
15
17
200
17
15
14
14
24
50
11
11
11
11
54
75
32
11
11
11
11
32
140
22
6
11
11
11
11
11
32
240
240
6
32
22
240
11
11
21
300
171
11
65
11
13
22
11
11
11
11
204
11
11
11
63
11
108
22
11
32
11
11
22
11
11
11
11
11
22
6
11
11
11
11
6
11
11
22
11
22
11
11
11
11
11
32
11
11
11
11
6
11
29
333
6
11
11
11
22
118
11
11
11
11
11
11
26
43
11
11
22
11
11
3346
11
11
108
32
6
6
11
6
11
22
11
22
11
6
11
11
11
11
43
11
11
11
32
11
11
11
26
11
50
32
32
6
6
11
6
11
11
32
11
11
22
11
86
11
11
54
11
6
6
11
11
26
30
20
32
32
11
22
22
171
171
24
11
11
11
11
11
22
161
32
11
11
430
11
400
6
22
11
11
6
22
11
11
11
11
6
11
22
6
6
11
22
6
11
11
11
26
86
27
6
11
32
40
400
43
171
65
22
6
52
6
32
22
75
11
11
24
22
22
11
11
11
11
32
32
11
22
11
11
22
6
22
11
43
43
11
32
11
22
6
6
6
22
11
43
133
6
27
6
11
22
22
11
3346
97
11
11
22
2894
11
109
86
6
6
6
11
240
11
6
80
43
11
32
75
11
32
11
11
333
32
86
11
22
32
11
11
32
54
11
11
11
11
11
11
11
11
22
11
33
22
11
108
22
65
24
25
21
11
171
6
32
11
11
6
43
32
11
11
11
6
97
11
11
11
11
6
11
43
11
6
32
22
6
11
11
22
11
11
6
43
11
11
11
32
43
11
65
6
22
11
161
11
22
11
11
11
11
32
22
6
11
6
32
11
22
11
86
22
11
11
11
6
11
22
11
22
11
11
11
11
300
22
11
32
11
11
6
22
11
11
65
171
11
6
11
6
6
6
11
108
54
11
6
43
6
11
6
11
11
65
171
6
92
30
133
71
50
44
25
11
11
22
54
75
11
6
11
11
323
109
109
6
6
6
11
6
11
11
11
108
43
34
43
11
32
11
11
11
11
11
11
22
11
43
22
22
32
6
11
22
6
6
6
6
11
11
11
11
11
6
6
6
11
400
11
11
54
97
86
11
22
6
11
11
11
22
86
38
11
11
6
11
6
11
22
22
22
11
22
11
11
11
11
11
11
11
11
11
11
11
11
11
11
6
22
6
11
11
11
32
48
11
11
11
32
1162
22
65
22
11
400
400
11
200
32
28
11
11
11
11
11
6
11
6
11
22
75
6
11
11
11
22
11
11
22
11
11
11
22
22
32
11
32
11
323
11
11
11
6
100
11
6
39
22
118
11
11
54
11
11
22
32
31
30
29
11
11
43
258
6
22
11
43
32
11
6
11
11
32
11
151
11
11
65
11
6
11
32
43
6
22
22
6
11
11
24
11
65
11
200
6
11
11
108
11
11
6
204
11
11
11
11
6
32
32
11
6
6
29
22
11
11
65
11
11
6
55
32
11
75
86
11
11
11
6
11
11
11
11
11
11
11
11
11
11
22
11
11
6
11
11
11
6
22
22
11
86
11
11
22
54
54
11
22
6
11
11
11
11
32
22
22
11
32
11
11
32
11
11
11
22
11
11
11
43
194
22
11
22
11
11
11
11
11
54
11
22
11
11
100
11
11
11
100
11
22
11
100
11
100
22
41
86
34
6
54
6
22
43
753
22
11
6
11
32
22
11
11
6
11
6
6
11
22
11
11
11
6
11
6
22
11
22
11
46
11
11
11
171
11
11
22
11
22
80
43
6
32
22
22
32
1635
32
11
6
11
54
6
52
11
11
11
11
11
6
11
108
11
11
11
6
6
11
11
11
6
6
11
11
11
11
6
11
26
22
11
6
290
11
11
22
32
11
6
11
43
11
22
140
11
6
11
18
6
11
16
13
16
11
11
11
6
11
6
23
6
6
6
11
11
11
22
11
11
22
11
65
23
11
11
6
6
11
6
6
32
258
200
11
54
11
11
22
11
43
11
11
11
32
11
54
6
54
11
11
11
11
43
100
100
11
22
11
11
11
22
43
11
11
6
22
11
6
11
86
11
32
11
11
22
11
32
11
11
22
11
11
11
6
22
11
22
22
11
11
6
43
22
43
11
11
6
43
344
22
11
11
129
6
22
32
75
172
19
22
11
140
6
11
32
6
11
11
6
22
75
11
11
43
11
11
32
11
22
11
11
11
6
63
11
60
11
171
67
11
11
11
6
11
11
11
32
22
11
204
11
6
6
6
11
6
11
22
11
11
11
11
11
6
11
11
6
11
6
6
6
22
6
11
11
11
6
6
32
11
11
22
6
54
11
11
11
11
11
200
11
11
11
11
11
32
43
11
22
11
11
6
11
6
11
11
11
11
32
65
11
11
11
11
11
6
11
22
6
32
6
22
6
11
11
11
22
11
11
6
6
11
6
11
11
6
11
32
11
11
11
11
6
6
11
6
109
6
65
200
441
11
22
11
11
11
75
54
11
6
11
6
75
150
150
75
6
11
549
11
11
11
6
6
11
120
6
11
11
151
387
6
43
6
11
6
11
247
22
32
11
11
11
11
11
11
11
323
11
11
22
6
11
11
11
86
22
65
6
183
11
129
183
22
200
11
11
32
32
11
11
6
11
11
11
11
75
11
11
133
11
11
11
11
32
22
6
22
11
6
32
22
6
11
75
11
11
11
11
11
109
109
11
11
11
43
22
11
32
11
39
67
22
6
6
11
6
11
6
22
11
11
75
108
43
11
11
6
32
22
6
11
11
11
43
11
11
11
92
43
22
11
40
6
11
32
6
22
11
6
108
11
6
11
11
11
118
11
11
22
6
100
75
11
22
11
11
11
6
6
129
11
11
32
194
32
11
6
11
97
11
11
6
11
11
6
11
215
11
11
54
22
22
57
129
11
11
6
22
6
11
11
6
11
22
11
240
6
11
6
109
67
11
11
11
32
11
11
11
80
6
11
11
11
11
11
11
11
11
11
11
57
15
120
11
11
11
97
11
6
11
11
65
6
11
22
6
6
22
11
11
11
86
11
22
22
22
6
133
22
11
6
6
6
11
52
52
67
11
11
11
86
6
6
11
6
11
11
11
11
6
11
120
200
6
11
11
120
32
400
200
400
57
150
6
100
11
22
11
19
97
11
22
11
430
11
22
11
6
43
6
11
11
11
11
6
38
11
11
22
11
54
592
11
54
11
11
43
6
11
6
11
22
11
65
11
22
22
11
54
11
11
11
11
11
11
11
11
118
22
6
22
22
6
6
11
6
75
43
11
11
11
22
11
6
2356
6
11
11
11
226
11
871
11
6
32
161
11
11
22
43
54
32
183
11
6
6
11
11
355
6
32
11
194
430
11
22
11
323
11
22
22
32
11
11
11
300
11
11
11
15
11
50
11
1162
11
54
11
11
11
6
237
11
11
11
43
11
11
22
11
11
11
11
11
333
11
11
22
11
721
22
11
6
22
11
6
11
22
11
11
75
11
990
6
11
11
6
6
11
11
11
22
32
12
150
11
11
11
11
54
280
22
11
11
592
11
11
6
1108
65
43
22
398
54
6
11
11
54
11
22
11
32
6
11
11
11
6
6
11
22
43
6
11
32
65
22
22
11
570
775
118
366
11
301
11
6
6
11
11
32
11
11
11
11
32
11
11
11
22
6
183
43
75
11
11
11
11
22
11
11
11
11
11
11
6
6
6
11
11
22
11
22
11
11
11
22
22
22
6
22
11
32
11
54
11
11
11
11
43
11
11
75
6
32
11
22
6
6
22
11
11
11
6
11
11
194
11
11
11
11
11
11
11
11
22
473
11
11
6
65
11
11
11
32
11
11
6
65
11
22
11
54
6
785
11
108
6
52
22
22
6
46
22
11
11
11
11
43
32
11
6
43
32
11
11
43
6
118
6
22
11
6
11
43
22
86
11
11
6
22
11
6
22
861
11
11
75
22
11
6
22
11
32
11
11
11
22
11
11
43
11
11
11
11
11
11
11
11
54
108
22
22
11
11
11
11
11
11
11
22
11
65
11
11
11
6
11
11
11
75
108
11
43
65
54
54
32
549
6
11
6
32
11
11
11
11
22
11
11
11
11
11
11
54
6
11
11
11
11
11
11
22
237
11
11
11
11
32
3001
11
32
11
11
215
11
11
22
43
11
6
11
32
11
6
22
11
11
43
11
140
22
11
54
11
11
129
65
43
75
11
22
32
65
11
161
11
6
43
75
75
22
22
75
6
11
11
11
65
43
6
11
11
43
11
22
32
11
32
43
11
32
6
11
11
11
63
43
11
11
11
11
11
11
11
6
11
11
11
11
6
11
22
22
22
11
11
6
11
32
11
11
22
11
226
11
11
22
11
11
11
6
60
11
43
32
11
22
11
43
65
22
247
11
11
11
6
32
43
151
6
11
11
6
6
22
11
11
54
215
22
11
11
65
32
11
11
11
11
32
11
22
6
11
247
75
11
22
11
258
204
43
32
11
11
97
11
11
6
11
11
133
11
6
65
22
6
54
11
172
7519
527
22
32
11
6
65
592
11
11
11
11
6
6
6
65
108
11
43
11
11
11
22
32
11
11
3647
32
11
11
11
6
11
6
32
11
11
11
11
43
6
11
11
11
11
6
22
6
32
6
22
11
54
6
11
11
11
22
11
11
11
11
6
6
11
11
43
6
11
32
54
22
32
22
11
6
11
32
6
11
22
6
11
11
11
11
11
11
11
75
11
11
86
22
11
11
11
11
11
65
11
43
108
11
118
194
22
11
11
11
6
32
11
6
22
290
86
6
11
11
6
11
11
200
6
50
32
6
22
11
11
6
43
75
32
22
11
11
140
32
11
6
22
11
11
11
6
11
11
11
11
11
6
6
6
43
6
6
63
171
11
11
6
11
22
22
237
355
11
75
11
11
6
43
11
6
11
11
11
11
6
6
6
6
11
11
6
11
11
118
22
11
11
300
6
120
1054
65
215
11
11
32
11
43
11
32
11
22
11
22
11
11
22
32
22
11
22
11
108
11
861
11
86
172
43
75
11
6
22
11
32
11
32
22
11
11
22
11
22
11
11
6
11
11
129
11
11
11
32
32
6
11
140
11
108
11
11
11
54
32
11
32
32
22
11
65
11
43
22
11
100
92
75
54
22
2033
11
6
11
11
6
11
120
11
11
11
11
11
11
11
11
11
11
6
14
32
226
11
22
22
11
11
6
11
43
11
54
11
11
11
140
32
11
22
11
22
11
11
11
32
36
19
109
13
21
24
41
27
14
75
86
133
133
11
22
11
100
11
80
71
100
6
48
6
38
6
48
23
54
22
11
11
54
161
13
6
6
11
11
6
11
6
22
11
129
11
11
11
6
11
6
312
36
11
75
11
75
11
86
11
6
6
11
11
6
11
6
12
11
54
11
13
11
11
6
11
11
11
11
11
92
11
11
11
11
6
11
133
240
120
133
300
26
109
6
13
22
11
11
133
11
6
11
11
32
118
11
6
22
11
11
17
11
17
11
11
55
109
11
204
11
17
80
86
6
11
65
11
17
22
109
6
11
2076
11
75
43
11
11
22
11
11
32
11
6
6
11
11
17
75
18
29
22
22
11
6
109
11
11
48
11
80
6
11
11
6
11
6
11
22
11
11
11
44
11
6
6
22
6
11
11
11
11
6
6
11
11
11
11
32
150
6
161
11
22
6
11
11
11
11
11
65
11
32
43
6
92
6
6
11
86
11
22
71
11
6
11
6
11
11
11
11
65
6
11
11
22
11
11
6
32
11
11
11
11
11
6
15
11
11
6
65
11
11
11
11
50
200
34
120
150
23
120
46
20
21
92
71
24
39
11
11
86
109
11
6
11
11
11
65
6
280
22
6
32
11
22
11
6
11
11
6
11
171
11
6
11
11
6
6
43
11
22
11
6
11
11
11
6
120
120
400
11
11
11
108
75
300
13
63
150
11
11
29
92
6
11
6
11
6
11
6`;
export const nameSpellingRules: string = `letter	[əƏ]	a
skeleton	^abd[aeiou]*(?:l|([rsnzt])(?=\\1))?(?=..)	abdl
skeleton	(?<=..)[aeiou][ldrsn]?d[iey]+ne?\$	adin
skeleton	^mac(?=[bcdfgklmnprst]..)	mc
skeleton	^(kn|gn|pn)	n
skeleton	^wr	r
skeleton	^wh	w
skeleton	^pf	f
skeleton	(?<![st])ch(?=.*[eo]w(?:a|s?k[iy]|itsch)?\$)	kh
skeleton	j(?=[eo][vw])	y
skeleton	(?<=[eiy])j(?![aeiou])	y
skeleton	(?<=..[iy])j(?=a\$)	
skeleton	^(?:ye|je(?=.*(?:[eo]w|in)a?\$))(?=..)	e
skeleton	tsch|tch|cz|(?<!s)ch(?![lrmn])	C
skeleton	sch|sh|sz|zh	S
skeleton	ch	k
skeleton	ph	f
skeleton	gh(?=[aeiouy])	g
skeleton	gh	
skeleton	[dt]h|dt	t
skeleton	tz|ts	s
skeleton	[cgkq]+h	k
skeleton	ck|qu|q	k
skeleton	c(?=[eiy])	s
skeleton	c	k
skeleton	x	ks
skeleton	z	s
skeleton	([eo])(ff|w)\$	\$1v
skeleton	w	v
skeleton	(.)\\1+	\$1
skeleton	(?<=.)h	
skeleton	(.)\\1+	\$1
skeleton	^[jy](?=[aeiou])	j
skeleton	(?<=..[^aeiouy])e\$	
skeleton	(?<=..)s[eo]n\$	sn
skeleton	a[aeiouy]*	a
skeleton	[ou][aeiouy]*	o
skeleton	[eiy][aeiouy]*	e
skeleton	C	q
skeleton	S	x
consonant	[bp]	p
consonant	[fvw]	f
consonant	[dt]	t
consonant	[gk]	k
consonant	[cjqsxz]	s
consonant	[mn]	n
consonant	[^fklnprst]	
consonant	(.)\\1+	\$1
servant	^abd([aeiou]*[lrsnzt]?|oul)\$	
religion	^[aeiu]?d?d(i|ee|ie|ey)ne?\$	
article	^[aeu]l(?=.{5})	
syllable	^(zh|ch|sh|hs|ts|tz|kw|hw|[bpmfdtnlgkhjqxrzcsyw])?[aeiou]{1,3}(ng|n|m|k|l|p|t|r|h)?\$	
pet-ending	(?:ie|ey|y|i)\$	
pet-ending	(.)\\1\$	\$1
short-front	^(?:oluwa|olu|ola|ade|omo|oye|baba)(?=[^aeiou]..)	
short-front	^(?:chukwu|chi)(?=[^aeiou]..|[aeiou][^aeiou].)	
common-part	(?<=..)(?:[aeio]v(?:n?a|it?ch|ic)?|auna)\$	
common-part	(?<=..)s?dotter\$|(?<=..)(?:s|ar)?dottir\$	
common-part	(?<=...)ss?[eo]n\$	
common-part	(?<=..)u?ll?a(?:h|kh)?\$	
common-part	(?<=..)[aeu](?:l|[dr])?d[iey]+ne?\$	
common-part	^abd[aeou]?(?:l|[rsnzt](?=[rsnzt]))?(?=...)	
common-part	(?<=...)s?h?vili\$	
common-part	(?<=...)[iy]an\$	
common-part	(?<=...)[ei]nko\$	
common-part	(?<=...)zade?h?\$	
common-part	(?<=...)(?:pou?r|nejad|fard?)\$	
common-part	(?<=...)oglu\$	
common-part	(?<=...)escu\$	
common-part	(?<=...)o?poulos\$	
common-part	^(?:mc|mac)(?=[bcdfghjklmnpqrstvwz]..)	
common-part	(?<=...)mann?\$	
common-part	(?<=...)berg(?:er)?\$	
korean-name	^[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민나진지엄채원천방공현함변염추][\\uAC00-\\uD7A3]{1,2}\$	
compound-surname	^欧阳	
compound-surname	^歐陽	
compound-surname	^司马	
compound-surname	^司馬	
compound-surname	^诸葛	
compound-surname	^諸葛	
compound-surname	^上官	
compound-surname	^司徒	
compound-surname	^夏侯	
compound-surname	^东方	
compound-surname	^東方	
compound-surname	^皇甫	
compound-surname	^尉迟	
compound-surname	^公孙	
compound-surname	^公孫	
compound-surname	^令狐	
compound-surname	^端木	
compound-surname	^长孙	
compound-surname	^慕容	
compound-surname	^남궁	
compound-surname	^황보	
compound-surname	^제갈	
compound-surname	^선우	
compound-surname	^독고	
feminine	a\$	
feminine	a\$	o
feminine	a\$	e
feminine	([^aeiou])a\$	e\$1
feminine	([lnt])\\1[ae]\$	\$1
feminine	i[ae]\$	
feminine	ia\$	o
feminine	(?<=on|is|al)e\$	
feminine	ette\$	
feminine	ette\$	e
feminine	ee\$	e
feminine	in[ae]\$	
feminine	ne\$	
feminine	ina\$	o
feminine	ina\$	e
pinyin-name	^(?:[bpm](?:a|ai|an|ang|ao|ei|en|eng|i|ian|iao|ie|in|ing|o|ou|u)|f(?:a|an|ang|ei|en|eng|o|ou|u)|[dt](?:a|ai|an|ang|ao|e|ei|eng|i|ian|iao|ie|ing|iu|ong|ou|u|uan|ui|un|uo)|[nl](?:a|ai|an|ang|ao|e|ei|en|eng|i|ian|iang|iao|ie|in|ing|iu|ong|ou|u|uan|ue|un|uo)|[gkh](?:a|ai|an|ang|ao|e|ei|en|eng|ong|ou|u|ua|uai|uan|uang|ui|un|uo)|[jqx](?:i|ia|ian|iang|iao|ie|in|ing|iong|iu|u|uan|ue|un)|(?:zh|ch|sh|r)(?:a|ai|an|ang|ao|e|ei|en|eng|i|ong|ou|u|ua|uai|uan|uang|ui|un|uo)|[zcs](?:a|ai|an|ang|ao|e|ei|en|eng|i|ong|ou|u|uan|ui|un|uo)|y(?:a|an|ang|ao|e|i|in|ing|ong|ou|u|uan|ue|un)|w(?:a|ai|an|ang|ei|en|eng|o|u)|a|ai|an|ang|ao|e|en|er|ou){1,3}\$	
official-korean	e[ou]	
pinyin	zh|ch|[jq]	C
pinyin	[zc]	Z
pinyin	b	p
pinyin	d	t
pinyin	g(?!\$|[^aeiou])|(?<!n)g	k
pinyin	uo	o
wade-giles	j	r
wade-giles	hs	x
wade-giles	(?:tz|ts|ss|sz)u(?!n|a|o|i|e)	Zi
wade-giles	ch	C
wade-giles	t[sz]	Z
wade-giles	b	p
wade-giles	d	t
wade-giles	(?<!n)g	k
wade-giles	ung	ong
wade-giles	ien	ian
wade-giles	yen	yan
wade-giles	([iue])eh	\$1e
wade-giles	eh\$	e
wade-giles	ih	i
wade-giles	uei	ui
wade-giles	erh	er
wade-giles	^i(?=n|\$)	yi
wade-giles	uo	o
korean	oo	u
korean	ee	i
korean	(?<=[^e])ui	i
korean	wh	hw
korean	^g	k
korean	^d	t
korean	^b	p
korean	^ch	j
korean	(?<=[aeioun])g(?=[aeiouy])	k
korean	sh(?=[iy])	s
korean-vowel	e[ou]|[ou]	o
korean-vowel	ch	j
korean-vowel	g(?=[aeiouy])	k
glide-syllable	^(?:zh|ch|sh|hs|ts|tz|ss|sz|[bpmfdtnlgkhjqxrzcsyw])?[yw]?(?:[aeiou]{1,3}|ih|ueh|ieh)(?:ng|n|m|k|l|p|t|r)?\$	
divine-name	^(?:rah?ma[an]n?e?|rah[ei]+m|kar[ei]+m|salaa?m|a?z[ie]+z|maj[ie]+d|ham[ie]+d|lat[ie]+f|jal[ie]+l|jabbar|qad[ie]+r|kader|malik|malek|hal[ie]+m|hak[ie]+m|wah+ab|ghan+[iy]|ghaff?ar|ghafoor|bas[ie]+r|sam[ie]+|sam+ad|raz+a[qk]|had[iy]|haq|hameed|fatt?ah|khaliq|khalek|qayyum|wad[uo]+d|wah[ie]+d|azim|nas+[ei]r|aleem|alim)\$	
servant-name	^abd(?:[aeou]{1,2}l|[aeou]([rszntd])(?=\\1))?(?=[^aeou]..|[aiu]..)	abdul
servant-name	(?<=^abdul.*[nmlrzdk])e\$	
patronymic	(?:[oe]v(?:i|y)(?:t?ch|tsch|c)|[oei]vna|[oe]wn[ai]|[oe]witsch|yich|iich|ilyich)\$	
vietnamese-surname	^(?:nguyen|tran|le|pham|huynh|hoang|phan|vu|vo|dang|bui|do|ho|ngo|duong|ly|trinh|dinh|doan|luong|truong|dao|ha|trieu|cao|lam|mai|ta|luu|thai|quach|vuong|chau|nghiem)\$	
vietnamese-middle	^(?:van|thi)\$	
vietnamese-syllable	^(?:ngh?|nh|ch|gh?|gi|kh|ph|qu|th|tr|[bdhklmnprstvx])?[aeiouy]{1,3}(?:ch|ng|nh|[cmnpt])?\$	
feminine	nna\$	nni
feminine	ia\$	i
feminine	ina\$	a
letter	(?:ու|Ու|ՈՒ)	u
feminine	(?<=[dr])ique\$	ic
common-part	(?<=..)(?:yi?ch|(?<!v)ich)\$	
letter	[ъЪ](?=[бвгджзклмнпрстфхцчшБВГДЖЗКЛМНПРСТФХЦЧШ])	а
masculine	(?<=..[oe]v|..[iy]n)a\$	
masculine	(?<=..[sc]k|..dzk)(?:[aiy]ya|[ai][aij]a|a|[iy]?y|[iy][ij])\$	i
common-part	(?<=..)(?:pr[ei]+t|d[ei]+p|j[ei]+t|winder|vinder|inder|want)\$	
common-part	(?<=...)a?(?:wati|ningsih)\$	
common-part	(?<=...)(?:[aeu][vl]?i[ck]ius|auskas|aitis|iunas|iene|aite|yte|ute)\$	
common-part	(?<=...)(?:str[oö]m|gren|kvist|qvist|lund)\$	
common-part	(?<=...)(?:m[ae][iy]er|bauer|hofer)\$	
letter	(?<=\\p{L})[đĐ]	dj
letter	^[đĐ](?=[aeiouAEIOU][^aeiouAEIOU\\P{L}]+[aeiouAEIOU])	dj
letter	[ŏŎ](?!h)	eo
letter	(?<![aeiouAEIOU])[ŭŬ](?![iI])	eu
southern	^(?:ah ya)\$	
southern	^(?:bee mei|beng ming|boon wen)\$	
southern	^(?:chai (?:ji|qi)|chak ze|cham (?:cen|zhan)|chan (?:can|chen|zan)|chap ji|chau (?:qiu|zhou)|chee (?:qi|zhi|zi)|cheng (?:cheng|jing|qing|zheng)|cheuk (?:chuo|zhuo)|cheung (?:chang|xiang|zhang)|chi (?:chi|ci|zhi|zi)|chik (?:ji|zhi)|chin (?:jin|zhen)|ching (?:cheng|jing|qing|zhen|zheng)|chit (?:jie|zhe)|chiu (?:chao|qiao|zhao)|cho (?:chu|zu|zuo)|choi (?:cai|zai)|chong (?:cong|zhong|zhuang|zong)|choon (?:chun|jun)|chor (?:chu|zu)|choy cai|chu (?:chu|zhu)|chuan (?:chuan|quan)|chuen (?:chuan|cun|quan)|chui (?:cui|ju|xu)|chun (?:chun|jian|jin|jun|qin|zhen)|chung (?:cong|song|zhong|zong)|chye (?:cai|zai))\$	
southern	^(?:eng (?:rong|ying|yong))\$	
southern	^(?:fai hui|fan (?:fan|fen|xun)|fat fa|fatt fa|fo (?:huo|ke)|fong fang|fook fu|foon (?:huan|kuan)|fu (?:fu|hu)|fuk fu|fun (?:huan|kuan)|fung feng)\$	
southern	^(?:gek yu|geok yu|gor ge|guat yue)\$	
southern	^(?:ha xia|hak (?:he|ke)|hang (?:hang|heng|xing)|hap (?:he|xia)|hau (?:hou|qiao|xiao)|hei xi|heng (?:hang|heng|qing|xing)|heung xiang|him qian|hin (?:qian|xian|xing|xuan)|hing (?:qing|xin|xing)|hip xie|hiu xiao|ho (?:hao|he|ke)|hock (?:fu|xue)|hoe (?:he|hui)|hoi (?:hai|kai)|hok (?:he|xue)|hon han|hong (?:feng|hang|hong|huang|kang|kuang)|hoon (?:fen|yun)|hop he|huat fa|huay (?:hua|hui)|hui (?:hui|xu)|hung (?:hong|kong|xiong)|hwa hua)\$	
southern	^(?:ip ye)\$	
southern	^(?:jin (?:ren|yin)|jing (?:jing|qing|zheng)|joo (?:ru|yu)|jun (?:jun|zhen))\$	
southern	^(?:ka jia|kai (?:ji|jia|kai|qi)|kam (?:gan|jian|jin|qin)|kan (?:gen|jian|qin)|kar jia|kat ji|kau (?:jiu|qiu)|kay (?:ji|qi)|kean jian|kee (?:ji|qi)|kei (?:ji|qi)|keng (?:jing|qing)|keong qiang|keung qiang|kheng qing|khoon kun|ki (?:ji|qi)|kian jian|kiat (?:ji|jie)|kim (?:jian|jin)|kin jian|king (?:jing|qiong)|kit jie|kiu (?:jiao|qiao)|ko (?:gao|ge)|kok jue|kong (?:gang|guang|jiang)|koon (?:guan|jun|kun)|kuen (?:juan|quan)|kui ju|kuk (?:gu|ju)|kung gong|kwai (?:gui|ji|kui)|kwan (?:guan|jun|kun|qun|yun)|kwok guo|kwong guang)\$	
southern	^(?:lai li|lam (?:lan|lin)|lan lan|lap li|lau (?:liu|lou)|lay li|lee li|lei li|leng (?:ling|long|ning)|leong liang|leung liang|li li|lian (?:lian|nian)|lik li|lin (?:lian|nian)|ling ling|lit lie|lo (?:lu|luo)|loi lai|lok (?:le|luo)|loong long|luen (?:lian|luan)|lui (?:lei|lv)|luk lu|lun (?:lin|lun)|lung long)\$	
southern	^(?:ma ma|mak mai|man (?:man|meng|min|wan|wen)|mang meng|mau mao|mei (?:mei|wei)|meng ming|min mian|ming ming|miu miao|mo (?:mao|mu|wu)|moon man|mui mei|muk mu|mun man|mung meng)\$	
southern	^(?:nam nan|nang neng|nap na|nei ni|ng wu|nga ya|ngai (?:wei|yi)|ngan (?:yan|yin)|ngee yi|ngo e|ngok (?:le|yue)|ngor e|nin nian|ning ning)\$	
southern	^(?:oi ai|on an)\$	
southern	^(?:pak (?:bai|bo)|pan (?:ban|bin|pin)|pang peng|peng (?:bing|ping)|pik bi|pin bian|ping (?:bing|ping)|pit bi|piu (?:biao|piao)|po (?:bao|bo|bu|pu)|poh (?:bao|bo)|pok bo|pong bang|poon pan|pui (?:bei|pei)|pun (?:ben|pan))\$	
southern	^(?:sai (?:shi|xi)|sam (?:qin|sen|shen|xin)|sang sheng|sau (?:shou|xiu)|see (?:shi|si)|sek (?:shi|xi)|seng (?:cheng|sheng|xing)|seung (?:shang|xiang)|shan shan|shang sheng|shek shi|sheung (?:chang|shang|shuang)|shing (?:cheng|sheng)|shiu (?:shao|xiao|zhao)|shu shu|shui (?:rui|shui)|shuk shu|shun (?:chun|shun|xin|xun)|shyan xian|si (?:shi|si)|siew (?:shao|xiao|xiu)|sik (?:shi|xi)|sim xin|sin (?:qian|shan|xian|xin)|sing (?:cheng|sheng|xing)|siong xiang|siu (?:shao|xiao|zhao)|song song|soo (?:shu|si)|sook shu|soon shun|suan (?:shan|xuan)|suen (?:sun|xuan)|suet xue|sui (?:rui|shui)|suk shu|sum (?:sen|xin)|sun (?:xin|xun)|swee (?:rui|shui|sui)|sze (?:shi|si))\$	
southern	^(?:tai (?:da|di|tai)|tak de|tam tan|tan dan|tang (?:deng|teng)|tat da|teck de|teik de|teng (?:ding|ting)|tet de|thiam tian|tian tian|tik di|tim tian|tin (?:dian|tian)|ting (?:ding|ting)|tiong (?:chang|zhong)|tit tie|to (?:dao|du|duo|tao|tu)|toi tai|tong (?:dang|tang)|tsang zeng|tse xie|tso (?:cao|zuo)|tsoi cai|tsui xu|tsun (?:jin|jun|zhen)|tsz (?:ci|zhi|zi)|tuen (?:duan|tuan)|tuk du|tun dun|tung (?:dong|tong))\$	
southern	^(?:vui wei)\$	
southern	^(?:wa hua|wah hua|wai (?:hui|wei)|wan (?:huan|wen|yin|yun)|wang hong|wee wei|wei wei|weng (?:rong|ying|yong)|wing (?:rong|ying|yong)|wo he|wong (?:huang|wang)|woon huan|wu hu|wui hui|wun huan)\$	
southern	^(?:yam (?:qin|ren|yin)|yan (?:en|ren|xin|yin|zhen)|yat (?:ri|yi)|yau (?:qiu|rou|you)|yee (?:er|yi)|yeh ye|yeuk (?:ruo|yue)|yeung (?:rang|yang)|yew (?:yao|you)|yi (?:er|yi)|yik yi|yim yan|yin (?:ran|xian|yan)|ying ying|yip ye|yiu (?:rao|yao)|yoke yu|yu (?:ru|xu|yu)|yue yu|yuen (?:juan|wan|yuan)|yuet yue|yui rui|yuk (?:rou|xu|yu)|yun (?:run|yun)|yung (?:rong|yong))\$	`;
export const givenGenders: string = `AaadaDhyaCravDizDonDyaCshaBbbasDeyDieDyCdDallahDelkaderFrahmanDoulayeDulFazizFhamidFkarimFlaHhHtifGoFmajidFqadirFrahimImanFsalamCeDlChishekCigailCrahamEmCubakrDlfazlBdaDezeDhDlbertoEineDmEaDnCdieCebayoEolaDlaFidaHeEeEiaFnaGeElFaFeDnaDolaCiDnEaDtiEyaCmCnanColfoEphDmasCriaFnGaGeGnaHeGsEenGeGneBfonsoCtonBgathaCgelikiCnesDieszkaDusCripinaCuedaDstinHaBhmadDedEtBiCchaCdaEnDeEnCkateriniDoCleenEneCmarDeeCnoCshaEwaryaDultanDyahCtanaCurBjaDyCdaClaBkashCikoDlahDraCselBlCainFaFeDnEaEeEnaEoudDsdairEtairDynaCbaDertGaGeGhaGinaIeGoDinaCdaDenDiyarDoCeaseDcEiaDenDidaEshaDjandraIinaIoDksFandarIerIrJaJeFeiGyDnaEeDshaFiaEiaEsandraJoFiaDtaEhaFeaFiaDxEaFnderHraIiaIuEeiFyEiaCfieDonsoFzoDredGaGiaGoCiDaEsafDcaEeEiaEjaDdaDkhanDnaEeEurDrezaDsaEeEhaFiaEiaEonEsaEtairDtaDxDyaDzaCkaClaEnDeenEgraEnFaFeDieEneEsonDynEsonCmaDedaEtaConaEsoEzoCparslanDhaEonseHoCtaEgraciaDeoDhaEeaDonCvaroDeraFtaDinFaCyceEiaDsaEeEhaEiaEonEsaBmadaEoDhleDiaDkaDlEiaFeDndaDrEaEisDyraCbarDerFlyDraEeEoseCeeDliaFeFjaEjaDricaCiDeEeDnEaFtaEeEulDrEaFbbasFliEhosseinDtCmarDieCnaColDsCparoCrCyBnCaDbelDhitDlisaDmariaDndEyaDrDstaciaGsiaIjaIyaDtolyCcaCderaFsGonDileDraFsEeFaGsFeGaFiFjFsFwFyEiaGsFiFyEoulaFylaEzejDyCeDtteCgelFaFeGnaGsFiaGcHaGkaHiGnaHeGqueGtaFlaFoFynDieElaDlaEeFaDusChCibalDkaDlDsaEhaEsaEulDtaEraCjaEliEnetteDelicaCkitCnDaEbelHlIeEleeFisaEmaeGriaIeDeEkeEliGesIeFleEmarieEttGaGeDiceEeEkaEsEtaDmarieCohitoCteroDhonyDioneHtteDoineHtteEnFeGllaGttaIeFiGaGettaGnaHoGoFyDtiDwanCyaCzuBoCiDfeBpoloniaCrilDylCutsiaqBraDceliHsGyDsEhCceliaDhanaEieCdathDeliaFlGaGeEnDisEthCegDniDthaCgeliaEntinaCiDaEnaFeFnaGeDcaDeElFleDfCjunClaDeanEenEnFaFeEthaFtaGeDieEndaFeDyneCmanFdGaGinaGoDenDidaEndaFeCndDeEttaGeDitaDoldGoDulfoConCpiCronCshadCtDemDhurDieEomDoDurFoDyomCunDukeEzatCveDillaBsaCelDmahleChaEntiDelyDleaFeFighFyEiFeEyFnDokEtDraqatDtonCiaDfDlimDyaCjaCleyCmitaCsiaDuntaCtaDridCuncionCyaDlymBthanasiosDenaCifClasCtilaBudieDraEeaFyEiaFeEyCgustGaGinaGusCndreaCraDeaEliaGeGoDoraFeCstinCtumnBvaCelinaCiDanaDgailDsCrahamDilBwaCildaBxelByaDkoDlaFhDnaEnaCeshaCgunCimClaDinCoubCraCsaDeElDhaDultanCumiCymCzereBzadehDleeDmDriaGhCizCorakiaraCraCucenaCzieAbaatarCbakErFaEtundeDetteDitaCderChmanCileyCkaryClazsCmbiCndarDeleCoCrabaraEnDbEarGaGeEeraEieEraDiDneyDrettEieEyDtEonFszCsDhirDilFiaDmaCtkhaanCutistaCyarmaaBdCllhBeaDtaEriceGsGzDuElahCbeCckiFeEyCeDnaChrouzClaDenDiaEndaDkisDlEaEeDvaCnDasDceDedictGtaDgtDicioEtaFoDjaminDnettEyDoitDtonCreniceDitDnaFdetteGineFrdHaHinaJeHoEdEeiceFttaEiceFeceFtaDrdoDtEaEhaEieEramDylCshoiDsEieCthEanieGnGyEelDseyEyDteEieFnaEyFannFeCulaFhCvDerleeHyGyBiCancaCbekDiCelClalDjanaDlEiFeEyFeCnitaDtouCrdieDgitGtaHeCseraDhalDmahBjornBlaineDkeDncaFhGeCondellDssomCytheBoCbDbiFeEyFeDetteCgdanGaDlarkaDumilChdanCjanCkClormaaCngDitaDnieEyCokerCrisCyceDdBradEfordEleyFyEyDhimDinDmDndaFeGeGnFiGeFonFyEkoEtCeanaFnGaGeDeDndaGnFonEnaEtFonDtEtCianFaFnaGeDceDdgetHtIeDgetteEidGaFtteDndaDtanyEneyFiEtaGneyHiIeHyFenyFneyGiGyCockDderickDnwynDokFeFsCuceDnaEildaEoCyanFnaFtDceDnnDonBuckCdDdyCenaCffyDordCkolaClaEhCnnyCrakDlDmaDtEonCsraDterByronAcaitlinFynClandraDebDistaDlieEumDvinCmeliaFliaDiEeElaFlaGeDmieEyCndaceFnceEelariaEiFceFdaFeFsEraEyFceDgCoimheCpriceCraDenDiEdadEeEnFaEsaFsaEtaDlEaEeeGnFnaGeFttaFyEiFeFneFtaEoFsFtaGtaEtonEyFnDmaFnEelGaGiaHnaHtaGlaGoFnEinaGeEonDolFaGnnFeGeFinHaHeFlFynHeHnEnEylnDriFeEyDsonDterDylFonEnCsandraDeyDieEmiraDsandraFundraEeyEiFdyFeEondraEyCtalinHaErinaDerinaDharineEerinIaIeGnGynFyEiFeEleenErineFynEyDinaDriceFnaFonaCylaBeceliaDilFaFeFiaFleFyCdricGkClenaEstaGeGinaIeDiaEnaFdaFeDsaCmDalColaCsarBhadEwickDeDnEaEceEdaFraEelGlHeEtalGyFeGlHlIeDraEbelEisGeGsaHeFtaGyElaFeenGnaHeGsHettaGtteGyFieGneFottIeFsieFynEmainIeEoletteDsEeEidyFtyEsidyEtityDuEnceyDyaCedelineDlseaGyFieDrEeFeFlleEiFeFlynFseGhElyGnEriGeFyGlEyFlGeGlDsterDtDyenneCiaEhaoEraDdiDekoEnhungDhchiangEhaoEmingEweiDnEaEeduEgElungDomaDquitaCloeCrisFsyFtaHlGeenHlHnIaIeGiHaInJaJeHeHnIaIeIiaGoperIheKrHsGyDystalCuDckDkwuemekaDluunDnEchiehEhungBianDraCcelyCeraEraCllianCndaEerellaEiFeEyDthiaDziaCraDoBlaireDraEeFnceFthaGtaEibelFceFndaGeFsGaGsaFtaEkDssieDudFeGtteFiaGeGneGoDyEtonCeliaDmenciaGtHeHinaJeEmieDopatraEraEtildeDtaEusDvelandCiffFordEtonDntFonCoraEindaDtildeCydeBodiDyCleEenEmanEneEttaGeDinDleenFnGeFtteEinDmDtonDumbusCncepcionGtionFttaEhaFitaDnieDorDradDstanceHtinEuelaHoDtessaCraElFeeFieEzonDdeliaGlEiaFeDeenEneEttaEyDiEeEnaFeFnaGeDlissDmacDneliaHsHusGlDrieFnGaGeGneDtezEneyDyCuDrtneyCyBraigCeolaCisEeldaEsyEtaGlFenFiGanGeGnHaHeFobalGpherFyCystaGlFleBsabaBucCongCrtEisByndiEyDthiaCrilDstalDusCthiaBzeslawAdaanCciaCgmarDnyCheDliaCinaEeDseyEukeEyCkotaClalDeEneDiaElaDtonDvaCmarisDianEenEonDjanDonCnDaEeDeElFleEtteDiEaFlEcaEelGaHlejandroGeGlHaHeGsEilEjelEkaElleFoEtaDnEaEetteEielleEyDteDutaDyelGlHeEloCphineEneCraDbyDcelFyEiFeEyDellEnDiaEjaEnEoEsEusGhGzEyaDlaEeenFnaGeEineDonDraghEelGlFnEickFnEonEylDtaDwinDyaElCveDiEdFaFeEnaEsEtFiDudCwnEaEeCyleDnaDsiBeadraDnEaEdraGeHaEeEgeloEnFaFeCbDbiFeEraEyDeraDiDoraGhDraFhEoahCclanCdeDraCeannGaDdeeEraDnaDpaFkEikaDttaCfneCidraFeDrdreCjaEnClDaineEnaDbertDcieDenaDfinaDiaEciaElaGhEndaEsaDlEaDmaFrEerEyDoisGeEraGsFesFisFseDphaFiaGneDsieDtaCmarcusDetraGeGiaHceCnaEeDeenEseDiceEsFeFhaFseEtaDnaEisGeDverDyseConnaCrekDickDrickCshawnDiraeFeGeDmondDpinaDsieDtinyCtraCvonaEraGhCwayneDeyDittCxterBhiaCruvBiaDmondDnEaEeEnFaFeCckCdierCedraFeDgoFalejandroDrdreDterCgnaClipDlonCmitarFrGaGiosHsDpleCnaEhDeshDoErahCogoDnEeEnaFeCrceuDkCvinaDyaCxieBjamelCenebaBmitriGyFyCytroBodieChaCllieEyDoresFisCmenicHaHoDingaGoFicHaHkGkGqueFqueFykasEtilaDoniqueCnDaEldEtaFellaDellaEttaGeDghyunDitaDnEaEellFttaHeEyDovanDteDyaCraEthyDcasDeathaEenEneEthaGeaFtaDiEaEeEndaFeEsDlaDotaFhaGeaGyDrisDseyDthaFeaGyFyCtDtieEyCugElasHsCvieCyleDunBraganGaCeamaDmaCucillaDsillaBuaneDrteCcCdleyClceEieCncanDgDjaCsanDhanDtiFnBwainDnaDyneCightByanClanDlanBzanAeabhaCrlEeFanFenFneEieFneDnestHineDthaCsterBbbaConiFeEyBchoCrinBdCaCdaDieDyCelmiraDnCgarFdoCieDsonDthCmondDundGoCnaCoardoDuardCraDisCuardoCwardGoDinFaCythFeBeliCroCviBffieCrainDenBhtelBileenEneCnoCrikCshaCtanDhanBkaterinaBlaDdiaDinaFeDnaEeEorDyneCbaDertCchinCdaDenDonEraDridgeCeanorHaHeEseDnaEeEiEorGaGeDonorHaHeCfiDredaEiedaHeCiDaEnaEsDciaDdaEiaDeDfDjaFhDnEaEorGeDsaFbethEeFoEkaEsaDzEaFbetIhFvetaEbethEebethCkeClaEmaeEnDenFaDiEeEotGtEsDsworthDyEnCmaErDerDiraDoCnaDoraDurCodiaFeDisFaFeDuiseDyCroyCsaDeDhanDieDyCtonCvaDeraDiaEeEnFaEraEsCwandaDoodCyasDseCzaDbietaBmaDnEuelHeCblaCekaDldaEiaFnaGeEyDraldEitaEsonEyCidioDkoDlEeFeEiaGnoFeFjaFoFyaEsEyDnEeDrCmaElineEnuelDettDieEttDyCogeneDryCreBnaCdaCedinaDidaCidCochDlaCricaFoEqueHtaCzaBoinBpifaniaBraDsmoCicEaEhEkFaDkEaDnEnCleneDindaFeCmaDelindaDiniaCnaDestGinaIeGoDieDstCrolCvinCwinCynCzsebetBsmaDeraldaCperanzaCraCsieCtaDebanEfanaElaFlGaGeErDherDrellaCzterBthaEnDelFeneFynDylCienneCsukoCtaDieBufemiaCgenaFeFiaGeGoClaEhEliaCnDaDiceDjiEungDuDwooCraCsebiaGoDtoliaBvaDlynDnEgelinaJeHosCeDliaFnGaGeEynGeGnDnsDrettHeDtteCgeniaGyFyCiaDeDtaConEneBwaDnBxieByalClulCmenBzekielDquielCraAfabianGaEoFlaCdiCeChadDdDimCiryDsalDthCjrCllonCngDnieEyDtaCrahDhadFnGaDidFaDrahDshadDzanaCtemehHzahraDimaGhEnDmaDoumataCustinaHoFoCviolaCwadDnCyDeBeCdericaHoCleciaDicaFeFiaGdadGtaIsEpaFeEsaFhaExDtonCmiDkeCrdinandDencDgalDminGaDnEandaHeHoEdoEeBhdBiadhCdelFaFiaClibertoEpDomenaCnlayDnConaBlaviaCetaEcherDurCoDrEaFnceEenceHiaIoGeGtinaJoFttaEiaGnFdaFnGdaGeErieDssieDyEdBolakeCndaCrestDrestCsterCziaBranEcaFeGneGsHcaIoFhescaFieGnaHeGsHcaIoHzekFoisIeEkFlinGynEsiscaEtisekCedEaEdaFyEericIaIkJaEiaEricHkIaGkDedaEmanDidaDjaDyaChCidaDedaFrichDtzBtmhBumaDikoCnmilayoAgabijaDorDrielHaHeHiHlaIeCelCgikCilClaDenDinaCmalatDilaCneshDgCrethDfieldDlandDnetGtDretGtEyDthDyCsparDtonCuravCvinCyDaneDeDlaEeFneEordDnellHeBearldineCetaCirCmaDmaCnaEroDeEsisEvaFieHveGveDiaEeDnaFdyEieEyDovevaCoffreyDrgannFeGannJaGneGttaIeFiGaHnaInJaJeGeGnaHeGosCraldGineGoFynErdGoDdaDhardDiDmaineFnGoDonimoDriFtDthaEieErudHeHisEudeCvorgBheorgheCislaineBiaDnlucaEnaCdgetCgiClDbertHeHoDdaDlesEiFanDmaCnaDetteEvraDgerDnyDoCoiaDrgiGaGoFosDvannaHiCrishCselaFeFleCtaCuliaFoDseppeHinaBladisEyFsDydsCenEdaForaEnFaFieGsCindaCoriaEyCyndaEisBogoCktugCldaEenEieCncaloDzaloCogooshCpalCranDdanaEonBraceEiaFeGlaDdyDhamDigEnneDntEvilleDyceDzynaCegEgEoriaHoGyDtaEchenEtaCiceldaDselGdaCoverCzegorzBuadalupeCdrunCenterCillaumeFerminaIoClDayDtenCnayDelDnarDterCoqiangCsDsieDtavGoGsCyBwenEdaFolynEnCynEethByulaAhaCbibFaCdichaCeDunCiDleyCjoonDunCkanClDaDeyDilEmEnFaDleyEieDvardDynaCmedDidEshDzaCnDaEkoDgDhDiDkDnaFhEeFloreDsCoranDyuCrinEshDlanGdEeyDmonyDoldDperDrazEietHtIeFsGonEyDuEkaFiEmaEnFaEtoDveyCsanDhemDmikDnaaDsanEieCticeDtieCwaCydeeFnDkDleyDoonDunDwoodCzelBeathFerCbaCctorCdwigDyCeCgeCideEiEyDkapuEeEkiEoDnzDtorClaineDenFaFeDgaDleFnDmaEiEutCndrikHaDkDriettaIeFkEyFkCrbEertDibertoDkusDlindaDmaFnEelindaEilaFnaGeGiaDschelEhelDtaEhaDveCsamDsaDterCttieBideoCediDnClariaGoFyDdaEeFgardJeEredDlaryDmaDtonCmariCnaEnoEtaFoCpolitoCramDoEkiFoEshiEyukiCsakoBjordisBmdBoaCbertCdaClgerDleyEiFeEyCmerCneyCpeCraceFioDstDtenciaGseHiaCseaDnaEiyaDseinCustonCvhannesCwardCytBsiuBubertCdaDsonCeDyCghDoCiCldaDyaCmbertoCngDterCongCrCseyinFnDsaFinEeinBwaCrByacinthCdarCeDjinCmanCoDnCunEwooAiacobCinCnBbaiCenCrahimBchiroDunBdaDliaCellFaBeshaBfeanyiBgnaciaGoCorBhorBkeDrBlaDnaDriaCdaDikoCeanaDenDneCgarCianaDjaClaConaCseCuminadaCyaBmaDnCeldaDneCinathiCogenGeCranDeBnCaDsDyaCciCdiaEraCellDsDzCgaDeEborgErDridCocenciaCukDnnguagDtsiaqBoanaEeEnaFisClaCnDaDeDutBraidaDtiCenaEeCfanCinaDsEhCmaDgardCvinFgCwinCynaBsaDacDbelGlHaHeDdoraDiahFsDkDuraCelaCiahDdoraEraFoDsClaEndeCmaelEilDoCobelCraelDealCsacCtvanBtaiCsukiBvaDanaDluDnEaEoCelisseDtteDyCikConneCyBwonaBzaroCettaColaCzAjaCcalynDelynDindaFtaGoDkEelineGynEiFeElynEquelineEsonDlynDobDqualineFeGlinJeHynJeJnGsGttaFiGeGlineFlineGynCdDaDeDwigaCewonChangirCimeFeEieCkeDobEvDubEpCleesaDisaCmaEalElErDeeElEsFonDiEeEkaElFaEsonDmieCnDaEeEinaEyDeEanEeFnElFlGaGeEneEssaEtFhFtGaGeEyDiEceEeFceEnaFeEsFeEtaDnEaEeFtGteEieDosDuaryDyceCquelineGynCredDiDkkoDodEslavIaDredFttEodDvisCsminGeDonDperCtinCunitaCvedDierCyDeDmeEieDnaEeDsonCzminGeBcBeanEaEeFlleFneFttHaHeEiceFeFneEmarieEnaFeGttaIeFieGneCdCffEereyGsonGyEieEreyFyCkabsClenaCnDaEeDeEeEllGeEtteEvaDiEceEferFferEneEseDnaEeferFllFtteEiFeFferGferFneEyDsCraldGineEmyDeEmiahFyDiEcaElynDleneDmaineDoenEldEmeFyEnimoDrellEiFcaFeEodFldEyDzyCseniaDicaDsEeFniaEiFaFcaFeFkaDtineDusFaFitaCttaEieBiCaDhaoDnEguoEhongFuaCeaiDcaiDunChoEonCllEianCmDmieEyCnDaDgDlongDnyDwooCriDoCuCwooCyaDooEungDuBoCanEaEeEieEnFaFeFieDoDquinHaCcelynCdeeDiEeDyCeDannDlElaFeGnDsphDttaFeCgvanChanFaFnaGeHsDnEaFthanHonEettaHeEnaFieFyEsieFonCiDeCkubasEllClandaDeenEneDieEneDynFnCnDaEhEsEthanGonDeEllGeDgDiEeDnaEieCostCrdanEiEonDgeFnDiCseEfFaFinaHeEluisFynEphGinaIeEtteDhEuaDiahEeEpDlynDpehEhineDueCuriCvanFaDitaCyDaDceFlynDeCzsefBuanEaFndresEcarlosEitaCdeElineDiEeEtFhDsonDyCergenChaEniCkkaCleEeEnFeEsDiEaFnGaGeGnHaHeEeFannFnGneFtGaGtaHeEjaEoEssaEusCnDeDgDhoFngDichiEeEorEtaDjieDkoCrgenCstaEinGaGeEynaCttaCwonByotiAkaCarinaCbirEtaCceyDiEeDyCdiatouCiDaDlaDroDtlinFynCjalDusClaDeighEviEyDiDlieDoyanDynCmDalFaDiElFahFeEniDranEulCndaceEiFceFsEraEyDeshaDishaDtaCpilCraEmEnDeemFnElEnFaEyDiEeEmFaEnFaFeEsaFsaDlEaEeenFneEisEyFnDmaEenDolFeFinaHeFynEnDrenEiFeEyDthikDunaDyElEnCsandraDhaEifDiEeDsandraEieCtalinErzynaDeElinFynHnErinaHeFynaDhaleenFrinaIeGynEeFleenFmFrinIaIeGnGynFyEiFeEleenGneFineFynErinHeFynHeEyFrnDiEaEeEnaDlaEynDriFceFnGaDtieDyCvehDitaDyaCyDceFeDeDlaEeeGnFighFneCziEmierzDukiFoEoBeanuCciaCeleyEyDnaFnDsEhaCikoDlaDraDshaDthFaCliDleFeEiFeEyFeDseyEiFeDvinCmalDberlyCnDaDdaFlEraFickDethDiaEchiEshaDjiDnaEethEithEyDtEaEonDyaFttaEettaDzoCraDenDiDmitDriFeDstinDttuCshaEiaCturahCvaDenDinBhadichaFjaHhGeDledEidGaFlahDnaDwlaCldCongordzolBiaDanDnaDraCeraFnEstenDshaDthCleyCmDberGelyGleeIyHiIeHyGyEraDiEkoCnaDdraDgEaCpCraEnDillDkDollosDsiEtenFieGnFyDtiCshaCtDtieEyCwaCyokoCzzieEyBjellDrstiBlaraDusCeaBnutBoaCjiCmalCnstantinKaKosDulCraDeyDiDtneyDyCstasCurtneyBraigCishnaHnEsyEtaGlGnFeenGlGnFiGanIeGeGnHaHeFleFoferGpherFyGnCystaGlFenFinHaFleFynaCzysztofBseniaFjaBumCnleCrtEisCsumBylaDeEeDieCmDberlyCokoDngCraDiakiCungFsooAlaceyDhelleDiEeDreshaCdawnDislavDonnaDyCelChomaCiDaDlaDneCjuanaCkeeshaEishaEndraFyaEshaGiaDiaEeshaEshaEtaDshmiClaDitFaCmarDijaDonicaFtCnDaDceDdonDellGeEtteDgDiEeEtaDnieEyDoraCquandaEitaCraEeEineDeeDhondaDisaFsaEtaDondaDraineEyDsDueCsandraDhandaHraFunHdaFwnHaHdaFyEellEonGdaEundaDonyaDzloCtaEnyaErshaEshaGiaDeshaDiaEciaEfaEnaEshaDoniaFyaEriaEshaEyaFiaDriceGiaFnaFshaCunaDraFleeFnEeFenFlFnGaGeGtFttaHeEiFceFeFndaGeEynCvadaEnyaDelleEniaEraFnaEtaFteDiEnaFiaDonFaFdaFeFiaFnaGeCwanaFdaFnaDerenceDrenceCylaDneCzarFoBeCaDhDnEaEdraGoEnFaFeEoFraDthaEriceCciaCdaCeDannGaGeDnEaDsaDviCiDaDdaDfDghaGnnDlaFniDsaEhaCjaDlaCkishaClaEhEndDiaCmuelCnDaErdDeDiEtaDkaDnaFrtEieEyDoraFeCoDlaDmaDnEaFrdHaHoEeFlEiaFdaFeFlaEorGaGeEtineDpoldoDraEdoDtaCraDoyCsDaDediDhaDiaDleeFyEiFeDsieDterCtaDhaFboEokuhleDiciaEshaEtiaDtieEyCvDenteDiCwisCxieCylaCzlieBiCaDmDnEaEeEneCbbieEyDertyDradaCdaDiaCenDpaDselotteCgiaChuaCisaClaDeDiEaFnGaEenEtDjaDlaEiFaGmGnHaFeEyDyCnDaDcolnDdaEsayFeyFyEyDetteDgDhDnEeaEieDoDseyDwoodCoDnelCsaEbethEkhanyaEndraDbethDeEtteDhaDsaEetteCtaCudmylaCvDiaCzDaEbethDbethDethFteDiDzetteEieBjiljanaBloydBoanCganCicDdaDsEeClaDitaCmaCnDaDdaDgDiDnaEieEyCraEineEleeDeEanEeFnEleiFlaEnaFeFzaGoEtaFtaGeDiEaFnnEeEleeEnaFdaFeEsEtaDnaDraineEettaEiFaneFeFneDyCtteEieCuannGeDellaEttaDisFaFeDraEdesEencoEieDveniaCveElieFlaFyEttaDieDroCwellCyceDdBuCanaEnFaFeCbaEnziCcDaEsDiEaFnaGoEeFnGneEjaElaFeFlaGeEnaFdaEoEusDreciaFtiaDyCdieEvinaDovicaCeDllaDttaCigiDsEaEeDzCkaEsFzDeDneClaDuDwaCnaCpitaCrDaDleneEineCsineCtherCveniaCzBwandleByCdaDiaClaDeCmanCnDaDdaEiaEonEsayFeyDellGeEttaGeDnEaEeFtteDseyDwoodCubovDdmilaAmaCaikeDrtenCbelFleDleCcDhelleDieFjDkEenzieDyCdaleneFineFynEnDdiFeDelaineFeineGneFineFynDgeDieEnaEsonDlynDonnaDsCeDganDlDvaEeCfaldaCgaliFyEnEretDdaFlenIaIeDenDgieDnoliaEusChaEliaEmadouFmadDbubulDdiDeshDmoudDsaCiDaDdaDleDraEeDshaEieDteCjaDidDorFieCkedaDotoDsimEymClaEchiEkDcolmFmDekEnFaDgorzataDiaEgiaqEkFaEnFdaEsaFsaDkaDlieEoryDorieDtheDuDvinaCmadouDieDmieDtaCnaEiaDdaEiFeEyDehDfredDieEkEshDjitEuDojEnDsourDuaFlEelGaDyCoCpleCraEgaretFretEmaEndaDcEelGaGeneGinaIeIoGlHaHeHusGoFneEhelleEiFaFeFnEoFantonioFsEusEyDdellDekEnEvaDgEaretIaIeItJaJeGidaHtaIeIoGtFuxEeFneFretGtGyFtEheritaEieFtEoFrieFtEretHtEueritaJeFriteEyDhtaDiEaFaliceFdelcarmenFfernandaFhFjoseFmGiFnGaGelaGnHaHeGoFteresaEbelGthEcaFelaFruzEeFkeFlGaGlaHeFttaHeEjaEkoEleeFiaFouFuFynHnEnFaFdaFeEoFnFsEsFaFelaFhaFolFsaFtelaEtFaFzaEuszEvelEyaDjattaEorieGyEutDkEasEelFttaEitaEkuEoEsEusDlaFnaEeenFnGaGeEineEoFnEynFsDnaEiFeDqueriteGttaFisGtaHtaDryDshaGllDtaEhFaEiFmFnGaGeDvaEelGlaEinFsDwaDxDyEaFliceFmFnnHaHeEbelleGthEellenFttaEjaGneFoElandFeeFinFnFouHiseFynHnEroseCsaEhiroEkoEruDonEumehDsimoCtasDeEiEjEoEuszDhaEewEieuFldaHeDiasEjaEldaGeDtEeoEhewFiasGldurEiFaGsFeDveyDyasCudEeEieDiDraEeenEiceGioFneFtaFzioEoCvisCxDieEmFaFeFilianKoGnaFoEneDwellCyDaDbellHeDeDmeDnardDolaDraDsounCzieBbaliBckenzieDinleyBeaganEhanCchelleCdaDinaCeDnaDsCgDanDganDhanGnCharDdiDmetCiDhuiDlingDnhardClDaineEniGaGeFyDbaDdaDiaEdaEnaFdaEsaFsaGiaEtaDlieFsaGsaDodeeFiGeFyEkuhleEnieFyDvaEinGaDyndaCnasheDdyCrcedesHzEyDedithDiEdethFithEemElynEssaDjemDleneEinEynDnaDriFeFleeEyDsanaDtEieDveEiFnDyemElCtaDteBhmdBiCaCcaEelaDhaFelHaHeFilFlGeGisEealFlGeGinaIeGlHeEikoDkiFeCeshaCgdaliaDnonDuelGangelGinaChaelaEiFlCkaEelGaFreEyelDeElDhailDiDkiEoDolajClaEdFaEgroHsIaEnFaDdaEredDenaEsDfordDicaEssaEtsaDlardEicentFeEyDoEsFhDtonCmiCnDaEtoDdaEiEyDervaDgEzeDhEoDikDjeongEiEunDnaEieDoruDsooDtaCoCquelCraEcEndaDeilleEllaEyaDiamFnDjanaDlandeDnaDoslavHwDtaEhaCsakiDhaDsEyDtiFeEyCtchFelHlDraDsueFkoDtieDziFeCyokoBlkBoanaCdestaGoDiboCeaEtaChamedFmadIrezaItahaGedEnDitCiraDsesCjganCllieEyCnaDetDicaEkaEqueDnieDroeDserrateDteEserratEyConCraDiahDrisDtenEonCseEsDheCussaCzellGaGeBphoBrCyDmBuchenChamadFmadGedCiCkeshDhammadHedCoiCradEtDielDrayCstafaCyangByCeshaCkhailoFyloDolaClDesCongCraDiamDlEandeEeDnaDonDtaEiceFeFsEleCungAnaCbilaCdaDeemEneEzhdaDiaEneErFaCgiEsaChiaCidaDmCkeshaDiaEshaEtaCmCnDaDceeFyEiFeEyDdiniDetteDnetteEieCokiEoDmaEiCpoleonCranbaatarDcisaDeEkEndraEshDgesDineCsrinDserCtachaEliaGeGiaGjaFyaEshaGiaDhalieFnGaelGialHelDishaEvidadDoshaCuraCveedFnCwazCyaCzaninzahraDirDmulDrulBealCcoleCdDaDraCelyDtuChaDirCidaDlClaDdaDiaEdaEoDlEaEeEieEyDsonCnaEdDitaComaEiCreidaDissaDyCsmaDreenDtorCtaDtieCvaEdaDilleCwtonCzaBgaDnCocDziCuyetBiaDmhCchelleEolGasGeGleDkEiFeEolasGeDolFaGeGsHaFeGtteFleCdaDiaCelEsDshaDvesCgelCharikaCkDaEuDhilDiEaEtaDkiDoEdemElFaGiGosGyFeFozHiClDaEyDdaDsEaCnaDfaDoCshaCtaDinCviEaqBoaDhDmCbleDukoCeDlEiaElaFeDmiChemiClaEnCmaEanCnaCorCraEhDbertHoDeenEneDikoEneDmaFnGdDrisDsaqCufDrEaCvaDellaBuCanCbiaCkaCnoCrDayDcanDiaEslamDulCtsaBwrBydiaClaAobduliaCinnaBceaneCieCtaviaHnGoBdaCdCeliaDssaDtteCiliaDsCvalBfeliaDntseBihanCshaDinBkCsanaBlaDvEiCeDgDksandrJaFiiDnEaEeDtaDviaCgaCimpiaDnEdaDvaEeFrEiaFerDwiaCuwaseunCympiaBmaDrCegaDrEasafCkarCphileBnaCdrejCeidaCieDtaCniBpalCheliaBraDleeEiaCenDthaChanClaEndoCphaCvalDilleBsamaEuCcarCkarCmanErCsieCvaldoCwaldoBteliaCiliaDsCtoBuidaCmarDouBwenByunbilegBzanCellFaCieClemApaCbloCdmaDraigCgeCigeDviClmaEerEiraCmDalaDelaFiaFlaDilaDulaCnagiotaIisDdoraDeeraqDinnguaqDsyColaEoCraskeviHyiDiEsaDkerDthFeniaEiciaCscalGeDqualeDtyCtDienceDriaFcaGeGiaHjaGkFnaFziaDsyDtiFeEyCuDlEaEeneFttaHeEinaGeFtaEoCvelDlaCwelCzBearlFeGneFieGneFyCdroCgDgieEyCiCkkaCnelopeDneyEiFeEyDttiCrDcyDlaDryDttiCtarDeErFsonDrEaEinaEonilaBhebeCilEipGpaHeElipGsEomenaCoebeCungDongCyliciaFsGsElisBiaCedadDraEoEreDtEerEroClarCngDkieCotrCpalukDerBoemaCkClDaDinaDlyCojaCrfirioDscheEhaDterEiaBradeepDkashDsertDteekCeciousDmEaDstonCicillaDnceGssDscilaHlaDyaFnkaCovidenciaCudenceCzemyslawBujaCraCteriAqianaEgCllaqBuangCeenFieDntinCianaDncyEtinFonCyenArabiaEnaCchaelFlEealFlGeGlHeEidDquelCdhaDmilaDuCeDannDleneCfaelGaElDiqFulCguelChulCimundaDnaEerDsaCjanEtDeevEshDivDniCkeshCleighDfEsDphDucaCmadanEzanDeshDiroDonFaFitaCnaEeDdaFlGlEeeFllEiEolphEyDeeDiaCphaelCquelCshaFdEeedaEidGaDmusDoulCulCvenDiCyDaEnaDeDfordDleneDmonGdHeEundoDnaBeaDganDnnaDthaCbaDbecaGcaDecaFcaFkaEkahCdaCedDmEaDnaCfaelDugiaCganDenaFiaDgieDinaGldFeFiaCiDdDkoDnaFldoDtaCkaDhaCljaCmaDediosDonaDyaCnDaEeEldoEnEtaFeFoEyDdaDeEaEeEttaDitaDnaDuCssieCtaDhaFbileDtaCubenDvenCvaCxCyDesDnaFldaHoCzaBheaDbaDttCiannonCodaDnaEdaCysBiaDnCcardaGoDcardoDhEardEelleEieDkEeyEiEyDoCgobertoCittaCkkiDoCleyCmaCnDaCsaCtaDeshDuCvaDkaBoanCbDbiFnEyFnDenaErtGaGoGsDinDtDynCccoDhelGlHeDioDkyCdDerickDgerDneyDolfoDrickFgoCelCgelioErDhayyehChanDitCisinCkoClandGaGeGoDfDlandCmaEinGeEnFaDeliaEoDonaCnDaEldEnDdaDenDiDjaDnaEiFeEyCoseveltCryCsaElbaFeeFiaGeGnaHdIaHeFvaFynEmariaFondEnaFnGaGeEriaGoEuraDcoeDeEannHaHeEleeFiaGneFlaGeFynEmarieHyFerlineEnaFdaGoEttaGeDiaEeEnaEoEtaDlynDmeryDsEanaEieDyCwanDenaCxanaFeFnGaGeDieDyCyDalCzanneDellaBubelEnFsDiEeEnFaDyEeCdolfFphCebenCfinaDusCiCkhsanaCoxiCpertCssEelGlDtyCthEaFnnHeEeEieCudByanEnCszardAsaadDrCbaDinaFeDraEinaDuroCchaEikoCdeDiaEeDyeCeedCfaDijaEyaCgaErDeCharCidDfEulDmaCkeenaDinehDuraClDenaDihaEkFhaEnaDleyEieEyDmaDomeDvadorFtoreDwaCmDaEnthaEraEthaDellaDiEnaErFaDualEelEliDvelDyarCnaDdaEeeGpFrEiFeEorEraFineEyDfordDgwooDjayEeevEuanaHitaDneDoraDtaFnaEiagoFnaEoCoirseCpnaCqibCraEhEiEnDiEkaEnaEtaCsanDhaDkiaCtishDoshiDurninaCuDlEoDndraCvannaHhDitaFriCzhenBcarletHtCotEtFyBeanDsonCbastianJaHenDrinaCdaCeDmaCgunCijaCkouClenaFeDimEnaDmaCmCnaEidaCoaEhDjunDyunCptemberCrafinaDenaDgeiFyEioDhiiDifeEnaEtaDkanCsiliCthDsukoCunghoCvdaDgiDinjCymourBhaDdDeDfiqGulDhbazEdEemEidGaGulEnazDikhaEmaaEnaDkiaFraFtaDlaFndaEonGdaDmekaEikaFmGaEsDnEaFeEdaFiFraEeFkaFlGlHeEiFceFkaFquaFtaEnaGnFonEonEtaGeGyFeGlHlIeFiDquanaFitaDraFnEdaEeeFllFnEiFceFeFkaFlynFtaElaFeenGneEmaineEolynFnGdaEriFonEylFnDstaDunaFdaFnaFtaGeDvonGdaGneDwanaGdaGnaEnFaFdaFeeFnaFtaDyElaEmaEnaDziaCeaDbaDenaDikhElaGhDlaEbaEdonEiaElaFeyFiGeFyEtonDmekaEikaDnaEikaFtaEnaDraEeeFllEiFceFdanFeFfaFkaFllGynFseFtaEleneGyFyGnEmanEonErellFiGeGlHlFonFyGlEwoodEyFlGlCiDelaDgeruDlaEohDnEjiEzoDraEelyEinElFeeHnGneGyFyEoDvamFnshDzueFkoClomoConEaEdaFraEnaEtaDshanaCreyaDistiCuDchenFuanDfenDhuaFiDjuanDzhenCwetaCylaBiamakDnCbylCdDdharthJaDneyCennaDrraCgneDridDveClasDvaFnaGoEiaCmaDonFaFeFneDranCnaEnDdyDeadCobhanCphosethuCrenaCtaDiCuCwooCxtaBkyeBlawomirCobodanCyviaBmitaBnehaDzanaEhanaBoCbiaCcorroCfiEaEeEjaEyaCilaClangeDedadEyDjaDomiyaFonDveigCmaEyyehDboonDchaiDerDmerDpornDsakDuCnaElDdraDgDiaDjaDnyDyaCoDahDjinDkDnCphiaFeCrayaDenCuleymaneCyoungBparkleCencerCringCyridonBrinivasBtaceeFyEiFaFeEyDnEfordEislavIwJaEleyEtonDrElaErDsiaDvrosCefanGiHaHeGoGyEfanieDllaDpanieEhaineGnHeHiIaIeHyFenHieFineFnieDrlingDveFnGsonDwartCormyCuartBuCaDnneCbhaFshDramanianCdieCeDannDllenChaCjinEtCkDhbaatarClemaDtanGaCmanEyahDikoEtFaFraDmerCnDdayDgminDilEtaFiDniEyDshineCreshDjitCsanFaFnGaHhGeDhmaDieDyCviCzanFaFnGaGeDetteDiEeDyBveinDnEdDrreDtlanaCitlanaBwatiBybilDleCedClvesterEiaFeCnthiaCreetaBzymonAtaCbathaDethaDithaCdDeuszDhgChaCiDmDnaDshaCjuanaCkakoEshiDeshiDishaClhaDiaEshaEthaCmDaElaErFaEsEthaFoaDbraDeikaEkaFiaElaEraEshaDiEcaEeEkaFoEshaDmaraEeraEiFeEyDraCnaDdraEyDekaEshaDgelaDiaEkaEshaDjaDnaEerDyaCoCpaniDuariiCraEhEnaEsDekEnEqDiEqEtaDjaDoDraDshaDynCshaEiaFnaDiaCtianaGeDsukiDumDyanaCunyaCwanaFdaFnaDnaEyFaCynaBedDdyCenaCganCheiCijaDkiDshaDvaClmaCmekaDikaDpieEleCnaDeshaDishaDnieFlleCoDdorGaGoDfilaCquilaCraDeasaEnceEsaFeFiaGtaFsaEzaDiEcaEnaEsaDjeDoDraFnceEenceFsaEiFeFlynEyDttuCshaDsEaEieCtianaDsuyaCuraCvaBhadEdeusDliaDnEhEielDoCeaDdaDlmaDmbaFiDoEdorHaHeElaDresaGeGiaGsaEonEsaCiDagoDerryDjsComasGenaGinaIeDraEstenCresaCuDrmanDyBiaDgoDnaEnaDraEeCenDraEraDshaCfanyDfaneyGiHeGyEinyCgranCjuanaCldaDlEieCmDikaDmyDoEfeyEthyCnaDishaDyCsaDhEaCtainaEuaDusCzianaBobiEasEeCccaraCdDdCiDvoCmDasFaFzDekaDiEkaFoErisDmasoEyFeDokoDyrisCnaDdaDetteEyDiEaEeEshaEtaDjaDyEaCrDaDbjornDiEeDriFeDstenDunnCshaEiaFkoFoCvaCwandaCyaBraceeFyEiFeEyDnEgDvisCeasaDenaDnaEtFonDsaEsaFieDvaEorDyCiciaDnaEhEidadFtyDshFaEtaCondurDyCudiFeEyDlaDmanBsuyoshiBuCanCijaClaDeenCnarDdeCrkiCulaCyetBwanaEdaEnaCilaCylaByCeshaCishaClerCnishaCraDeeEllDonFeCsonBziporaAuiloqBlaCfCloriaqCrikaFeCyssesBmarBnCaBriCsulaBshaCmanBtaCeBweAvaclavCdaDimCeaCinoClarieDdaEemarDenciaFeFtinIaEriGaGeFyDlieDorieDrieDterCmikaCnceDdaDesaFsaEttaDiaEtaDnaEesaGsaCrDunDvaraCshtiDileGiosFijeGkiGsaDylCughnBedaEntCldaDiaDlaDmaDvaEetCnaDessaEttaDiceEtaDkateshDlaDnieDusColaCraDdaEellEieDenaDgieDlaEeneEieFneDnEaEellFttaEiaFceFeFtaEonDonaFicaGkaGqueDsieDtieCsnaDtaCtaBiCcentaGeDkeyEiFeEyDtorGhugoGiaHnaCdaErDyaCjayCkiDkiDramDtorGiaHeHyaClleDmaCnaDceFntGzaHoDitaDnieDodColaEetGaGteCrajDgenEieFlGioFnaGiaCshalCtaDoDtoriaCvaEnDekDianGaEenGneBladimirEyslavBojtechClkerDodymyrCnDcileDdaDnieBugarCkCsalFaByacheslavAwadeCiCldoDidDkerDlaceEyDterEonEraudCnDdaDetaFtaDitaCqarEsCrdDnerDrenCssimCteenCvaCylonDneBeiCldonCnDdellEiFeEolynEyDhsiungDonaDxiongCrnerDonikaCsDleyDtonBhitleyEneyBideleneCeslawClberGtEurGnDdaDeyDfordEredHoDhelminaFminaDlEaFrdEemGijnFnaGeFttaHeEiaGmHsGnFeGmaeFsEodeanFwEyDmaEerDsonDtonCndyDfordEredDifredDnieFfredDonaDstonDterBmBojciechClfgangCndaCodrowCuterByattCnellDonaAxavierBeniaBiaDoEliEmoCmenaCngDyiComaraCuyingBochitlBuanAyaakovCdiraCekoDlChairaCjairaCmatoCnDgEcaiEkuiExiangDiraDnEisCraCsminGeDnaDsinDukoCtingCyiBeeChudaCjunCkaterinaClenaCnCrCseniaDseniaCttaDundeCvaDetteDgenyBiCchenChanCjunCmoCngDuoCtzhakCzeBoanaCkoClandaGeGoDondaCnCsefDhiakiFeFkoFoDsiCulandaDnesEghoDsefEoufEsefDzhenBuCaCetteCinaCjiDunCkDaDiEkoDoClandaDiaEiaEyaCmaDiCnDaDgConneCriEiEkoDyCsefDifDufCtaDongCxiDuanCzeBvesDtteConeEneBwsfAzachariahGyEeryDkEaryCdaChidErDraCidaDnabClaEnCnDaDdraDeBbigniewBdenekEkaCzislawBehraCinabCldaDjkoDlaDmaCnaEidaDiaDoEbiaCttaCynabEepBhiDhaoDmingDqiangDweiBiadChanCnaConCtaBoeCfiaCilaClaDtanCnaDiaCraEidaEnBsoltCuzsannaBubairClaDemaDmaCmraCzanna
5
5
6
6
6
5
5
6
1
1
1
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
2
2
6
1
2
2
6
6
5
5
1
2
1
6
6
2
1
6
5
5
1
1
5
1
1
1
1
1
1
1
5
5
6
1
5
6
6
6
2
2
6
1
6
5
1
1
1
6
1
1
5
6
1
1
5
5
5
1
1
1
6
5
6
6
6
1
5
1
6
1
6
5
5
1
1
6
1
5
5
5
6
5
5
6
1
6
5
5
6
5
1
6
6
2
6
1
1
6
1
1
1
5
6
6
1
5
6
5
5
1
1
1
6
1
1
2
6
2
1
2
1
1
1
1
1
1
6
6
6
6
6
5
6
6
6
5
1
1
1
1
5
6
5
1
1
1
1
6
1
6
5
1
6
6
6
1
6
2
2
6
1
1
6
6
1
6
1
5
5
5
1
6
5
5
6
6
5
5
1
1
1
5
1
6
1
1
5
1
5
1
6
1
1
6
1
1
1
1
5
1
1
5
1
1
1
2
2
6
1
2
2
1
1
6
1
5
2
6
1
1
6
1
1
1
1
1
5
1
1
1
1
2
5
5
5
5
1
5
5
6
5
5
5
5
5
1
5
5
2
1
5
5
5
5
1
1
1
1
6
5
5
6
6
6
5
6
6
6
6
6
1
5
6
2
1
6
5
5
5
1
5
1
5
6
5
6
1
5
5
5
6
5
1
6
2
6
1
6
6
4
6
5
5
6
6
6
6
6
6
6
6
6
5
5
6
6
5
1
4
5
1
1
5
1
1
5
1
5
5
5
1
1
1
6
1
5
1
1
1
1
6
1
2
1
6
1
1
1
6
5
1
5
5
1
1
6
5
5
1
1
1
1
1
1
1
1
5
5
5
5
5
1
1
1
1
5
1
5
5
1
1
1
5
6
6
2
1
6
5
6
2
5
1
1
6
5
1
1
6
6
2
6
2
1
5
6
6
5
1
5
1
6
1
1
1
1
6
6
1
5
6
1
1
1
1
1
2
1
1
6
6
1
1
1
6
4
5
1
5
1
1
1
6
1
6
6
1
1
1
2
1
5
1
1
1
2
1
1
1
6
2
1
1
6
6
1
1
5
6
6
1
1
1
6
2
2
6
5
2
6
2
6
6
1
6
6
6
2
6
6
5
5
6
1
2
5
5
5
1
1
1
1
1
5
1
1
1
1
6
6
5
1
1
6
5
5
5
1
5
5
1
5
5
1
5
5
6
5
6
6
6
1
1
1
5
1
1
1
6
1
1
2
1
1
1
1
5
2
5
1
2
1
5
1
6
5
5
1
6
1
5
1
6
5
1
5
5
1
1
5
5
5
5
5
6
5
5
5
5
5
6
5
5
5
5
1
5
5
5
6
5
5
1
1
6
6
6
1
6
1
5
6
6
1
6
6
1
6
6
1
1
5
1
1
5
5
1
1
1
1
2
2
1
6
2
2
6
6
6
2
1
5
6
6
5
6
6
1
5
5
1
5
2
1
1
1
1
5
1
5
6
6
1
1
5
1
1
1
1
1
6
6
6
2
5
6
6
1
2
6
2
2
6
2
1
5
1
5
1
6
1
1
1
2
6
1
1
5
1
1
6
2
1
5
1
2
1
6
1
5
5
1
1
5
1
1
1
1
1
1
5
1
1
1
5
1
1
1
5
6
1
6
1
6
6
5
6
1
4
6
1
5
5
1
5
5
5
5
6
5
6
2
2
5
1
5
1
1
1
2
6
1
4
6
1
1
6
5
5
6
6
6
1
5
1
1
5
1
2
6
2
2
6
2
6
2
2
6
2
6
1
1
1
2
5
1
6
5
6
2
1
1
1
1
1
5
2
2
1
6
2
2
6
6
1
1
1
2
5
1
1
1
1
1
5
1
1
1
1
1
1
1
1
5
1
1
1
1
2
2
1
1
5
2
6
1
1
6
6
1
2
2
1
2
2
2
2
1
1
2
5
1
1
1
6
2
1
2
2
5
2
6
1
1
1
2
1
1
6
6
1
1
1
1
5
1
5
1
1
5
1
1
1
5
1
1
1
1
1
1
6
5
1
1
1
1
1
1
1
1
1
1
1
6
5
1
1
1
1
1
1
1
1
1
1
6
6
1
1
2
1
1
1
1
1
1
1
1
1
1
2
5
1
2
1
5
1
1
5
1
1
5
5
1
5
1
1
1
1
1
5
1
2
2
1
1
1
1
4
1
1
5
1
1
1
1
1
1
1
6
5
5
5
1
1
1
5
1
1
1
1
1
1
1
1
5
1
1
1
5
1
1
4
1
1
5
1
1
2
2
1
1
5
1
1
5
1
1
5
1
6
6
1
6
6
2
1
1
1
2
1
1
1
1
1
1
1
1
1
1
1
1
6
1
1
1
1
1
1
1
1
1
5
6
1
1
2
4
1
1
5
1
1
1
1
1
2
2
1
1
1
1
1
2
1
5
5
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
5
1
1
6
2
1
1
6
5
6
1
6
6
6
6
6
1
1
6
1
6
5
1
5
4
1
1
1
1
1
1
1
1
1
1
6
1
5
1
1
5
5
1
2
6
6
6
5
1
1
2
6
6
1
6
6
6
5
1
1
1
6
1
1
1
1
5
1
5
1
6
5
5
1
6
1
1
1
1
1
1
1
1
1
1
2
1
2
6
1
5
1
1
6
2
6
1
1
2
2
1
1
1
1
1
1
1
2
2
2
6
6
2
6
1
1
1
6
1
6
2
1
2
1
1
1
2
5
1
1
1
2
6
2
2
5
1
1
1
1
5
6
2
5
6
1
5
1
5
1
1
1
1
1
2
1
1
1
1
1
4
1
1
1
1
1
1
1
6
5
6
2
2
1
1
1
1
1
2
1
4
6
4
2
6
1
1
1
1
1
1
1
1
6
1
1
5
1
2
2
1
1
5
1
6
1
6
2
6
1
1
5
2
1
2
1
6
6
1
1
1
6
1
1
1
1
6
5
1
5
4
1
1
5
2
5
1
6
2
2
6
2
6
4
1
2
6
1
1
1
1
2
1
6
5
6
4
1
1
5
6
6
6
1
1
2
1
1
5
1
1
6
2
5
1
1
1
6
1
1
1
1
1
1
1
1
1
2
2
5
5
2
2
6
2
6
6
5
1
1
1
5
1
2
6
2
6
6
2
2
2
6
5
2
5
4
6
6
6
1
6
1
2
6
6
6
5
1
1
1
1
1
1
4
1
1
2
1
1
2
1
5
1
1
1
5
1
1
1
1
1
5
5
1
1
6
1
1
1
1
1
1
1
5
6
5
1
5
1
1
1
1
6
2
1
1
2
1
1
5
1
1
1
1
1
1
1
5
1
2
2
1
1
1
1
1
5
1
1
1
1
5
1
1
2
1
6
1
1
1
1
1
1
1
6
5
1
1
1
1
6
1
2
1
1
6
2
6
2
1
1
1
2
5
1
1
1
1
1
1
2
2
2
2
5
6
1
1
1
5
5
1
5
5
2
6
1
1
6
6
1
6
1
6
2
6
6
5
6
6
1
5
1
6
2
1
6
6
1
1
1
6
6
1
5
1
6
5
6
6
6
6
1
5
1
1
5
1
2
1
6
1
2
2
1
2
6
4
1
6
1
1
6
1
6
5
5
1
1
1
6
1
2
5
2
1
1
2
2
2
1
5
1
1
1
1
1
1
1
1
1
1
1
1
1
5
1
5
1
1
5
1
2
1
1
1
1
1
1
1
2
6
2
1
2
6
6
5
1
1
1
1
6
6
6
2
1
1
2
6
5
6
6
1
6
2
1
6
6
1
6
6
6
5
6
2
1
1
1
1
1
2
1
1
1
5
1
1
1
1
5
2
1
1
4
2
1
1
6
2
1
2
5
2
2
2
5
6
6
1
1
6
6
2
6
1
1
1
6
6
5
1
2
2
1
5
1
6
6
5
6
6
5
1
1
1
5
1
1
1
1
1
2
6
1
2
2
1
2
5
1
1
1
5
5
5
1
1
1
1
1
1
5
1
1
1
6
1
1
6
1
1
1
6
5
5
2
5
1
1
1
5
1
1
2
5
1
1
1
1
5
5
1
1
5
5
1
1
5
1
5
5
2
2
2
2
1
1
1
6
6
1
2
1
1
6
1
5
1
1
1
1
2
2
1
1
6
5
1
2
1
1
1
1
2
1
1
2
1
2
6
1
5
5
5
6
2
6
5
6
1
5
1
1
5
1
1
2
2
6
5
6
2
1
5
6
5
5
2
5
6
5
6
5
6
5
1
6
2
1
2
1
1
2
6
1
1
1
1
1
2
1
5
6
6
1
5
6
1
1
2
6
5
2
2
1
6
5
4
1
1
1
1
5
1
1
1
6
1
5
2
2
6
2
2
2
1
5
5
1
5
5
1
1
2
1
1
1
1
5
1
5
1
5
1
6
5
1
1
1
6
1
1
1
1
1
6
1
1
2
1
1
1
1
1
5
5
5
6
6
1
1
2
1
5
1
2
1
1
6
1
1
1
5
1
5
1
1
6
6
2
1
5
6
6
1
5
1
1
1
5
6
1
6
5
6
6
2
2
2
5
6
1
6
1
6
6
6
1
6
1
5
1
5
5
1
5
5
6
6
5
6
5
5
6
5
5
5
5
1
5
5
5
1
2
2
1
6
1
1
5
1
5
2
1
1
1
5
1
1
1
1
6
1
1
6
2
6
5
2
6
6
2
1
1
5
1
6
6
1
6
5
2
1
1
2
6
1
6
6
5
1
1
2
5
1
1
5
1
5
1
2
1
1
2
1
1
6
1
6
1
1
1
1
1
6
5
1
2
2
2
5
6
5
1
1
5
5
6
1
1
1
1
4
5
6
6
6
5
6
6
2
1
6
6
1
1
2
2
1
6
1
1
2
2
1
6
1
2
1
5
5
5
5
5
6
2
5
6
1
5
5
6
6
5
6
6
1
1
6
6
4
1
2
5
5
5
6
6
6
2
2
1
1
2
2
2
2
6
6
2
6
2
1
5
1
1
4
1
2
1
1
1
5
6
1
5
1
2
4
1
5
1
5
1
1
1
1
6
1
1
1
2
1
6
1
1
1
1
1
6
5
1
1
1
1
1
5
1
6
6
5
2
1
2
2
1
6
1
1
2
6
6
1
6
1
1
1
5
1
1
6
6
1
1
6
5
1
1
6
6
1
2
1
6
6
5
1
5
1
5
1
1
2
5
6
5
6
6
5
6
6
5
1
1
5
5
6
6
1
1
1
5
1
6
5
1
6
1
1
1
1
5
1
1
1
5
6
1
1
1
6
6
5
6
6
5
6
5
1
1
1
2
6
2
5
2
2
1
5
6
2
1
2
6
5
1
1
1
1
1
2
6
5
5
6
6
1
2
5
5
5
5
5
6
6
6
2
1
6
2
6
6
1
1
5
1
1
1
6
1
6
5
5
1
5
6
1
6
6
6
2
5
1
6
6
5
5
1
1
6
5
6
6
6
6
1
5
5
1
1
6
2
5
5
5
1
6
6
6
5
6
2
2
2
1
6
5
6
5
1
1
6
2
6
6
5
6
6
6
5
6
6
6
6
5
5
6
1
5
5
5
1
2
6
1
5
5
2
5
2
5
5
6
1
1
1
5
1
5
1
5
5
6
6
6
6
1
5
5
5
5
5
1
5
5
6
6
5
6
1
1
6
6
6
2
6
2
6
1
1
6
1
1
1
1
1
2
2
1
1
6
6
5
1
1
6
1
1
1
2
1
5
5
1
1
1
1
1
2
5
5
5
5
6
2
2
6
6
5
6
6
1
5
6
5
2
5
6
1
1
1
5
2
1
1
2
2
6
1
1
1
2
5
5
6
2
6
6
2
1
2
5
6
1
2
6
6
1
1
5
2
6
2
5
5
6
6
5
6
6
1
5
1
6
1
5
2
1
1
1
6
6
6
6
6
5
6
6
5
5
1
1
1
1
6
1
6
6
6
2
6
1
1
5
1
5
1
1
1
6
1
6
1
5
5
1
6
1
6
1
5
5
5
1
6
6
1
1
5
5
5
1
5
1
5
5
1
5
5
5
5
1
6
6
6
5
6
5
6
1
6
1
1
6
1
5
5
5
6
5
5
1
5
1
2
2
2
5
1
6
5
1
5
5
1
2
2
6
1
1
2
5
1
2
1
5
5
2
6
6
1
2
2
2
6
6
6
1
5
5
6
5
6
1
1
1
6
1
5
5
5
1
1
6
1
1
1
1
1
2
6
1
1
1
4
1
1
2
1
6
1
1
1
5
5
1
1
6
1
1
1
1
1
1
6
1
5
5
6
6
4
1
1
2
6
6
6
6
1
1
1
2
6
2
1
2
6
6
1
4
1
6
5
2
1
6
5
1
5
1
5
1
1
1
1
1
1
1
1
1
5
1
1
1
1
1
1
5
5
1
1
1
1
1
1
1
1
6
1
1
1
6
1
1
1
1
6
6
6
2
6
5
2
2
2
2
1
5
6
2
6
1
6
6
6
1
1
1
1
1
2
1
1
2
4
1
1
1
1
1
1
5
1
1
1
1
1
5
1
5
1
5
2
6
2
2
6
1
6
2
6
5
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
5
5
1
1
5
6
2
1
2
2
2
6
1
1
1
1
2
6
2
6
2
6
2
1
1
1
2
2
6
6
1
1
2
6
1
1
1
5
4
1
1
6
1
1
1
1
1
5
6
5
6
6
6
5
5
5
6
6
5
1
6
4
6
1
1
5
6
1
6
6
6
5
5
5
5
5
5
5
5
5
1
1
5
5
5
1
6
6
1
1
1
5
1
4
6
1
6
1
1
1
2
1
1
6
6
1
5
1
6
6
1
2
2
1
1
1
4
6
1
2
1
1
6
6
1
1
1
1
1
1
1
6
1
2
6
6
2
1
1
1
1
1
1
1
1
6
4
6
2
6
6
5
6
6
5
1
1
6
1
6
1
5
1
2
6
6
1
6
1
2
1
2
5
6
5
1
5
1
5
1
1
6
6
5
6
6
5
6
5
1
1
5
5
2
5
6
6
6
6
1
1
6
1
6
1
5
6
5
1
1
1
1
5
1
6
1
1
5
1
5
5
6
1
2
6
5
1
6
6
6
1
6
1
6
5
6
1
6
1
1
5
1
6
5
1
5
6
5
1
1
1
1
5
6
5
1
6
1
1
5
6
1
1
6
1
1
1
6
1
1
6
1
1
6
1
5
5
6
6
1
1
1
1
1
1
1
1
5
6
5
6
4
6
1
6
4
1
1
4
1
6
5
5
1
5
1
1
6
5
1
1
6
1
1
1
1
1
1
5
1
1
1
1
1
1
1
6
5
1
1
1
1
1
6
1
1
1
1
5
5
1
1
1
1
5
1
5
1
5
1
1
1
1
6
1
1
5
1
1
1
1
1
5
1
1
1
1
1
5
1
5
1
1
1
5
1
5
1
5
1
5
5
1
1
6
5
5
5
1
1
1
5
1
1
1
1
6
6
6
5
6
6
1
1
1
1
2
6
1
5
1
1
1
6
1
1
1
1
5
1
4
1
1
1
1
2
6
1
6
1
1
1
5
2
2
1
6
1
6
1
6
2
2
6
6
2
1
1
1
6
1
1
1
2
1
1
1
5
1
1
1
1
6
6
5
5
1
5
6
6
5
1
5
5
6
5
1
6
1
5
1
6
1
1
2
1
4
1
1
1
1
1
1
5
1
1
1
5
1
1
2
5
2
1
6
6
6
6
5
5
1
1
5
5
1
1
1
1
6
1
1
1
6
5
1
6
5
6
6
6
5
6
5
6
5
5
2
1
1
2
6
1
2
6
6
1
5
1
1
1
1
5
5
4
5
1
5
5
5
1
2
2
5
1
1
5
1
1
1
1
5
6
5
5
1
6
6
2
5
1
6
1
1
1
1
5
1
5
5
1
6
1
1
1
1
1
1
6
1
1
1
1
1
5
1
1
1
1
1
1
1
1
1
1
1
1
1
5
1
6
5
2
5
1
2
4
5
6
2
1
1
1
1
1
1
1
1
2
1
1
1
5
1
1
1
1
5
1
1
1
1
6
6
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
6
5
1
1
1
1
1
1
1
5
1
1
1
1
1
1
5
1
1
1
1
1
1
5
1
1
1
1
1
5
1
1
6
1
1
1
1
5
1
1
1
1
5
1
1
1
1
1
1
6
1
1
1
1
1
1
1
1
1
1
1
1
2
6
5
1
6
2
1
5
5
1
1
5
2
1
1
1
6
1
1
1
1
1
4
1
1
1
5
1
1
6
6
1
1
2
1
1
5
1
1
1
5
5
1
1
1
2
1
2
2
5
2
5
5
1
5
5
6
1
2
1
1
6
1
1
6
5
6
1
6
1
2
1
1
5
1
5
1
1
1
2
1
6
1
1
6
2
1
5
1
1
1
4
1
4
1
6
1
1
4
4
5
1
1
1
1
6
6
6
6
1
5
1
5
5
6
4
1
1
5
1
1
1
1
1
5
1
5
1
1
5
5
1
5
5
1
1
1
5
5
5
1
1
1
1
5
1
5
5
5
5
5
2
5
4
4
1
1
1
5
5
1
5
1
2
1
2
6
2
5
1
5
1
1
1
1
1
1
1
1
5
5
5
5
1
1
1
1
1
5
1
1
5
6
1
6
6
1
5
1
5
1
1
2
1
1
2
1
1
4
2
5
1
1
1
1
1
1
1
5
5
1
1
6
1
5
1
5
1
1
1
1
1
1
1
1
1
1
5
1
1
1
1
1
1
5
1
1
1
1
1
6
1
5
1
1
6
1
1
1
5
1
5
1
1
6
2
1
2
1
5
1
1
1
1
6
6
4
6
1
5
5
2
5
2
1
5
1
1
1
5
1
1
2
2
1
1
5
1
1
5
1
1
1
6
6
1
1
6
6
6
6
2
5
5
1
5
5
1
5
1
1
1
5
2
1
5
6
6
1
5
1
2
2
5
5
5
1
2
1
1
1
1
1
1
4
1
5
1
1
2
5
5
1
5
6
5
1
5
2
1
1
6
2
1
1
1
1
1
6
5
1
1
1
1
5
1
1
1
5
1
1
1
6
5
1
6
5
5
1
1
1
1
1
1
1
5
1
1
5
1
6
5
1
6
6
6
6
6
6
5
5
5
1
1
1
1
1
1
5
5
6
2
1
1
6
6
6
5
6
5
2
2
5
5
1
5
1
6
6
1
5
1
1
1
1
1
1
1
6
5
1
6
5
1
5
1
6
1
1
1
1
5
6
1
6
6
6
5
6
5
6
6
2
6
5
1
1
1
1
1
1
6
1
6
6
1
1
1
1
2
6
5
1
2
2
1
1
1
5
1
6
6
6
6
6
1
1
6
1
5
1
5
5
1
1
1
1
5
5
1
2
1
5
1
1
1
1
1
1
1
5
5
1
1
1
1
1
1
5
1
1
1
5
5
5
5
5
1
5
5
5
4
5
1
1
5
5
2
5
1
1
1
1
1
5
5
1
1
1
1
1
1
5
5
1
5
1
1
5
1
1
5
1
1
6
4
6
1
1
1
1
1
1
5
5
1
1
6
1
5
5
5
1
5
6
6
6
1
1
6
6
6
6
1
1
1
1
1
5
1
1
2
1
1
1
1
1
1
1
2
1
1
1
5
6
5
1
5
6
6
6
5
5
1
1
1
6
1
5
1
5
5
1
5
5
1
1
1
1
1
1
5
1
1
1
1
1
1
1
1
1
1
1
5
6
1
6
2
5
6
6
6
6
6
6
6
1
6
6
1
5
6
6
5
5
2
6
6
6
5
6
6
6
5
6
6
1
1
1
6
1
5
6
2
1
1
6
2
1
6
1
6
1
6
6
6
1
2
5
2
1
5
1
1
1
1
2
1
1
5
1
5
1
2
1
1
1
1
5
1
5
6
1
5
1
1
1
5
6
6
5
5
5
6
2
1
1
1
5
1
1
1
1
1
5
5
5
5
1
1
1
1
1
1
1
1
5
4
1
1
1
6
1
1
6
1
5
1
1
1
1
1
1
5
1
1
5
1
2
1
1
1
1
1
1
5
6
1
5
5
2
5
1
1
5
6
1
5
1
1
1
6
1
1
6
6
2
6
6
4
5
1
5
1
5
5
1
1
1
1
1
6
6
1
5
6
6
6
6
1
6
6
6
2
6
6
1
6
6
5
6
5
1
1
5
6
5
1
5
5
2
2
5
1
5
2
1
5
1
2
6
6
6
1
5
6
6
1
1
1
1
1
6
6
6
6
5
5
6
5
5
6
6
1
5
2
5
6
1
1
1
1
5
1
5
5
1
6
6
1
1
5
1
1
1
1
1
5
2
2
6
5
1
1
1
1
1
1
5
6
1
2
6
5
5
6
6
6
6
6
6
6
1
2
5
1
5
5
1
5
5
5
1
2
1
6
5
2
1
1
1
6
6
2
2
2
6
6
1
1
1
6
6
5
5
6
6
6
6
1
6
6
6
1
6
6
5
2
6
6
1
1
6
6
6
5
2
1
5
1
1
5
1
1
2
1
1
1
1
5
1
5
5
5
6
1
5
5
5
6
5
6
6
5
1
6
1
1
1
1
1
1
1
1
1
1
1
5
5
1
1
1
6
5
1
5
2
6
1
5
6
6
6
5
5
5
6
1
5
5
5
5
5
5
1
5
6
2
2
6
1
1
1
5
6
6
6
5
5
6
6
6
2
1
2
1
1
1
5
5
5
1
6
5
1
1
1
6
1
1
1
5
1
6
1
6
1
1
1
1
1
1
5
5
2
1
1
1
1
2
2
5
5
1
1
5
1
5
5
1
1
6
5
1
2
1
1
2
1
1
4
6
6
1
5
1
1
1
1
6
6
1
1
6
5
6
5
6
6
1
1
4
1
6
6
5
6
6
6
6
1
6
6
6
1
5
1
6
1
5
1
4
5
1
6
5
5
4
6
6
2
1
2
6
5
1
1
5
1
1
2
1
6
1
5
5
1
2
2
1
1
5
1
5
6
2
2
6
5
5
5
1
1
1
6
1
6
6
5
5
5
5
6
5
5
5
1
1
1
6
5
1
1
6
2
1
6
1
1
1
1
2
5
1
6
6
5
6
1
5
1
6
6
6
6
6
5
6
2
5
1
1
1
5
1
2
1
1
1
6
5
6
5
6
1
1
6
1
6
6
6
4
5
6
1
1
1
6
5
1
1
1
1
2
1
6
5
2
1
2
2
6
6
6
6
6
6
1
2
2
1
1
2
6
1
6
5
2
5
6
1
1
1
5
1
6
5
6
1
1
5
1
2
1
5
1
5
1
1
1
1
5
6
1
5
5
1
5
6
5
5
5
5
2
6
1
1
6
5
2
1
4
1
1
1
1
5
5
6
1
5
5
1
1
5
6
6
5
1
1
5
1
5
1
6
6
5
6
1
5
1
1
1
1
1
6
1
1
5
1
6
5
1
1
1
5
6
6
2
1
6
6
6
2
6
6
6
5
1
1
1
2
6
5
6
6
1
1
1
1
5
1
1
1
5
5
1
5
6
6
6
6
6
5
1
1
6
5
1
5
1
6
5
5
1
5
2
1
1
2
1
6
6
6
6
1
6
5
2
1
2
5
1
5
5
5
1
1
6
5
1
5
1
6
6
6
1
1
2
1
2
2
2
1
5
5
5
1
1
5
1
1
1
6
1
5
5
6
1
1
1
6
1
6
6
6
1
6
5
1
6
1
6
6
6
6
6
5
6
2
6
6
6
5
6
6
6
2
6
5
1
1
1
1
2
6
1
2
5
2
6
1
5
6
5
5
6
1
6
5
6
6
6
1
6
4
5
5
1
2
1
2
6
1
2
1
1
1
1
1
1
1
1
1
5
1
1
1
2
5
5
1
6
1
1
1
1
2
5
6
1
1
5
2
1
5
2
1
5
5
6
1
1
1
5
6
1
1
2
6
5
5
2
1
1
4
1
5
1
1
1
5
1
1
1
5
1
2
6
1
2
2
2
1
1
2
6
1
1
2
1
1
1
5
6
5
6
1
6
6
2
6
1
2
6
2
1
6
2
2
5
1
5
2
1
5
1
1
5
6
5
1
5
6
6
1
1
2
1
1
6
5
6
6
4
2
5
2
1
1
1
5
2
2
2
2
6
2
2
2
6
2
6
5
6
6
5
6
6
1
1
2
6
2
1
6
1
6
1
1
2
1
6
1
6
6
1
6
1
5
1
1
4
2
2
6
5
1
1
1
5
1
1
1
1
1
1
1
1
1
1
5
1
1
4
1
2
5
1
1
1
1
1
1
1
1
1
1
5
5
1
1
2
1
1
1
5
1
1
1
1
5
6
1
1
1
5
1
5
1
1
1
5
1
1
6
2
1
1
6
6
6
1
1
2
5
5
1
2
2
2
1
2
6
5
5
6
2
2
6
2
5
1
1
1
1
1
6
6
1
6
6
5
5
1
5
1
5
6
1
5
1
5
5
1
6
5
5
5
5
6
1
5
6
6
6
5
5
5
5
2
1
5
6
5
1
1
1
5
5
5
6
6
5
6
5
5
1
1
1
6
5
6
5
2
6
6
6
6
5
1
1
6
6
1
1
6
5
5
4
2
6
6
6
1
1
5
1
1
1
6
1
2
5
5
6
5
5
1
1
5
5
1
1
6
1
5
6
6
1
1
2
6
1
1
1
5
5
6
1
1
2
6
2
6
1
6
5
6
1
5
1
5
6
5
6
1
1
6
1
5
6
1
1
5
5
6
5
1
1
5
6
6
6
6
5
1
1
6
5
6
1
6
5
5
5
2
1
2
1
6
6
6
5
6
6
5
6
5
5
5
1
1
1
1
1
1
1
1
1
1
6
5
5
1
1
1
1
1
1
6
1
1
1
1
1
1
1
1
1
1
1
4
1
1
1
1
1
1
1
1
5
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
5
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
4
1
1
1
1
1
1
1
5
1
5
1
1
1
6
5
1
1
1
2
5
1
5
1
1
5
2
1
1
1
1
1
1
1
1
1
5
1
1
1
5
1
1
1
1
1
1
1
1
1
2
1
1
5
1
1
1
1
5
1
2
1
5
1
5
1
6
1
1
1
6
6
5
1
5
1
1
1
1
5
1
6
6
6
1
1
6
2
1
1
1
1
1
1
5
5
6
5
5
5
5
5
5
5
5
1
6
5
1
2
6
6
4
5
1
1
1
6
2
1
1
6
5
1
2
5
4
1
5
1
6
1
5
5
6
1
5
5
6
6
1
1
6
6
1
5
5
5
5
6
5
1
5
5
5
5
5
1
1
1
5
5
5
2
5
6
5
6
6
1
1
6
6
6
1
5
1
1
5
1
2
5
1
5
5
1
1
5
5
1
6
6
5
1
2
1
6
6
1
4
1
1
1
4
2
2
6
6
5
6
2
1
1
1
1
6
6
1
5
5
6
1
1
5
1
1
2
4
1
1
5
1
6
1
1
1
2
6
6
6
2
1
2
1
5
1
5
6
6
1
5
1
1
5
5
6
1
6
1
5
5
5
5
1
6
5
5
1
1
1
6
6
5
5
1
1
1
6
6
5
1
1
5
1
5
5
5
1
5
1
5
1
1
5
1
1
1
1
6
6
6
6
5
5
5
1
1
6
2
5
5
1
1
6
1
1
1
1
2
6
6
6
1
6
1
1
1
1
6
6
1
6
1
1
1
1
1
1
5
5
6
1
6
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
5
1
1
1
1
1
1
1
1
1
1
1
1
2
5
6
6
6
5
1
5
6
6
1
6
1
6
5
5
6
1
1
1
1
1
1
1
5
5
6
1
5
1
1
1
1
1
1
1
1
6
2
1
1
6
5
6
1
6
1
1
1
1
1
1
1
1
1
1
6
6
5
2
1
1
1
1
2
5
1
1
1
1
5
1
1
1
1
6
6
1
6
2
1
5
1
1
4
5
1
5
1
1
5
6
5
6
2
2
1
6
4
6
5
1
1
5
6
5
6
6
1
6
1
5
1
1
1
2
1
1
6
6
6
6
1
1
1
1
6
1
1
2
5
1
6
1
1
1
5
1
1
1
1
1
1
1
1
5
1
6
1
1
6
1
6
1
2
6
6
6
5
1
1
1
1
1
5
5
2
5
1
6
1
1
2
6
1
6
6
6
1
6
1
1
1
1
5
6
6
1
5
5
1
1
1
2
5
1
1
1
1
1
6
5
6
1
6
1
1
1
1
6
5
1
1
1
6
1
1
1
1
4
5
1
4
1
5
6
1
1
1
2
2
1
1
1
1
2
2
1
1
1
5
1
1
1
1
6
6
1
1
1
1
2
6
1
6
5
1
5
6
6
6
5
1
1
1
1
1
1
2
1
1
6
1
1
2
2
2
6
2
5
5
1
6
6
5
1
2
6
1
1
6
5
5
6
5
1
6
6
1
6
5
6
1
1
6
1
1
6
5
1
5
5
6
1
1
1
6
5
2
1
1
5
1
1
1
1
1
1
5
6
5
1
6
6
6
5
5
6
2
1
6
1
1
1
5
1
1
1
1
1
1
1
6
5
1
1
1
5
1
1
1
1
1
1
1
1
1
2
5
1
1
1
1
1
1
6
1
5
5
5
1
1
5
1
1
1
1
6
1
5
5
5
6
6
5
1
1
6
5
6
1
1
6
6
5
5
5
6
1
1
2
6
1
6
1
1
6
5
5
5
1
6
1
1
6
2
1
5
6
5
2
5
1
1
6
5
1
1
1
6
6
6
6
6
2
1
1
1
6
6
6
5
6
2
1
2
6
2
6
2
6
2
1
4
5
1
1
1
6
6
2
2
6
6
5
1
2
6
6
2
1
2
1
1
1
5
6
1
6
6
5
2
6
2
1
4
5
6
2
2
2
2
1
2
2
2
2
5
1
2
1
6
6
5
1
1
1
1
1
6
2
2
4
1
2
1
5
2
5
2
6
2
1
2
2
1
1
1
1
2
1
2
6
6
1
2
6
2
1
1
2
1
5
1
5
5
5
5
5
1
5
1
1
6
1
1
5
1
1
6
5
1
5
5
6
1
6
6
5
5
5
5
6
1
5
5
1
6
6
5
5
1
1
1
1
1
5
5
1
6
1
6
5
5
5
1
5
6
6
5
5
5
1
1
1
1
6
6
1
1
6
6
1
6
6
6
6
6
6
1
5
1
5
6
6
1
5
1
1
5
1
5
5
5
6
5
1
5
1
1
6
6
1
6
6
6
6
6
5
5
6
6
6
5
1
5
6
2
6
2
2
2
1
6
6
5
1
5
5
6
6
1
1
2
6
6
5
6
5
5
1
6
1
1
1
1
1
6
1
1
5
5
6
6
6
6
6
6
5
5
6
1
5
5
1
1
6
1
1
1
1
6
6
5
6
1
1
1
5
5`;
export const scriptLetters: string = `ا a
ب b
ت t
ث th
ج j
ح h
خ kh
د d
ذ dh
ر r
ز z
س s
ش sh
ص s
ض d
ط t
ظ z
ع a
غ gh
ف f
ق q
ك k
ل l
م m
ن n
ه h
و w
ي y
ؤ w
ئ y
پ p
چ ch
ژ zh
گ g
ڤ v
ٹ t
ڈ d
ڑ r
ں n
ے e
ښ sh
ې e
ۍ y
ګ g
א a
ב b
ג g
ד d
ה h
ו w
ז z
ח h
ט t
י y
כ k
ך k
ל l
מ m
ם m
נ n
ן n
ס s
ע a
פ p
ף f
צ ts
ץ ts
ק k
ר r
ש sh
ת t
ء `;
