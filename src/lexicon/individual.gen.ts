// Made by "npm run tables" from src/lexicon/tables/individual/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, source; of a frequency list: word, times in a million names; of spelling rules: class, pattern, what it becomes.
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
chau	zhou		11
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
go	wu		11
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
hee	xu		11
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
kong	jiang		11
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
lai	li		11
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
lui	lei		11
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
pang	feng		11
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
teh	zheng		11
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
wan	wen		11
wan	yin		11
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
export const givenFrequency: string = `aada 200
aadhya 150
aadu 4
aage 4
aagot 4
aajonus 4
aaku 4
aamir 4
aapo 4
aarav 120
aariz 92
aarne 4
aarni 4
aaron 1258
aart 4
aarti 4
aarya 200
aasha 120
ababu 4
abal 4
aban 4
abanda 4
abani 4
abas 4
abass 4
abatte 4
abay 4
abba 4
abbad 4
abban 4
abbas 120
abbe 4
abbey 18
abbi 4
abbie 33
abbo 4
abbondio 4
abby 66
abd 120
abdala 4
abdallah 120
abdel 63
abdelkader 240
abdi 4
abdolreza 4
abdon 4
abdoulaye 133
abdu 4
abdul 200
abdulaziz 109
abdulla 133
abdullah 240
abdullahi 4
abdulle 4
abdullo 200
abdulrab 4
abdulrahman 171
abdumuqit 4
abdur 4
abdurehim 4
abdus 4
abdyl 4
abe 46
abeer 4
abeid 4
abel 120
abelardo 4
abelito 4
aber 4
abera 4
aberra 4
abhay 4
abhijeet 4
abhinav 4
abhishek 4
abhisit 4
abi 4
abia 4
abid 4
abida 4
abidin 4
abie 4
abiel 4
abigail 108
abiha 4
abihail 4
abimbola 4
abiram 4
ablade 4
abner 4
abo 4
abol 4
abolfazl 4
abou 4
abra 4
abraham 194
abrahao 4
abram 32
absalom 4
absolom 4
abu 4
abubakr 171
abul 4
abulfazl 133
abzal 4
acamas 4
ace 4
acel 4
acey 4
achieng 4
achike 4
achille 4
achim 4
achimelech 4
achkar 4
achour 4
acie 4
acker 4
acratus 4
ad 4
ada 227
adah 7
adailton 4
adair 4
adalbero 4
adalbert 4
adalberto 33
adalgisa 4
adaline 8
adalvard 4
adam 1415
adama 171
adamardis 4
adame 4
adamee 4
adamek 4
adamo 4
adamou 4
adan 57
adao 4
adarnase 4
adas 4
adasiek 4
addae 4
adde 4
addie 110
addis 4
addison 4
ade 4
adebayo 4
adebisi 4
adebowale 4
adedayo 4
adedeji 4
adee 4
adeel 4
adeem 4
adel 4
adela 200
adelaida 20
adelaide 34
adelakun 4
adelasia 4
adele 150
adeleke 4
adelheid 4
adelia 13
adelina 29
adeline 77
adelino 4
adell 21
adella 16
adelle 12
adelman 4
adelmo 4
adem 4
ademar 4
ademir 4
ademola 4
aden 4
adena 6
adeola 4
adesh 4
adeshina 4
adetokunbo 4
adewale 4
adeyinka 4
adham 4
adhamh 4
adhemar 4
adi 4
adib 4
adie 4
adiele 4
adigun 4
adika 4
adile 4
adilio 4
adilson 4
adin 150
adina 13
adir 4
aditi 300
aditya 4
adivi 4
adlene 4
adleta 4
adli 4
adm 120
admir 4
adna 4
adnan 4
adnane 4
adolf 4
adolfas 4
adolfek 4
adolfito 4
adolfo 93
adolph 75
adomas 92
adomnan 4
adongo 4
adoum 4
adria 14
adriaan 4
adriaen 4
adrian 355
adriana 150
adriane 17
adrianna 19
adrianne 32
adriano 4
adrians 120
adrien 6
adriene 8
adrienne 162
adrion 4
adugna 4
adwoa 4
adyaatomor 4
adye 4
ae 4
aed 4
aedammair 4
aedhghal 4
aelfgifu 4
aelfheah 4
aelfric 4
aelfweard 4
aelfwine 4
aengus 4
aenor 4
aernout 4
aethelburg 4
aethelflaed 4
aethelfrith 4
aethelstan 4
aethelwine 4
aethelwold 4
afanasy 4
afaq 4
afet 4
affif 4
affo 4
afif 4
afolabi 4
afonso 240
afreen 4
afshin 4
aftab 4
afton 12
agabey 4
agapito 4
agar 4
agatha 29
agathocles 4
agathon 4
agboola 4
age 4
agenor 4
aggeliki 133
aggie 4
aggrey 4
aghvan 4
agi 4
agica 4
agika 4
agilaz 4
agim 4
aglae 4
aglaia 4
agnel 4
agnes 378
agnese 4
agneta 4
agneya 4
agnolo 4
agnus 5
agostinho 4
agostino 4
agripina 7
agrippa 4
agroecius 4
agu 4
agueda 5
agusia 4
agust 4
agustin 120
agustina 109
agyenim 4
ah 200
ahad 4
aharon 4
ahaziah 4
ahijah 4
ahmad 240
ahman 4
ahmed 240
ahmet 200
ahmose 4
ahsan 4
ai 5
aibhilin 4
aibinn 4
aicha 120
aida 95
aidan 4
aide 7
aiden 300
aifric 4
aiga 4
aigars 4
aiichiro 4
aija 4
aikaterini 200
aiko 6
aila 4
ailean 4
aileen 67
ailene 7
aileran 4
aili 4
ailill 4
aiman 4
aimar 120
aimee 114
aimi 4
ain 4
ainars 4
aine 4
aino 240
ainsley 4
aiono 4
airi 4
airton 4
aisha 120
aisling 4
aissata 4
aisultan 240
aisyah 171
aitana 120
aitor 4
aiur 133
aivar 4
aivars 4
aiyana 4
aja 12
ajayi 4
ajda 120
ajish 4
ajit 4
ajla 240
ajmal 4
ajose 4
ajoy 4
akagunduz 4
akanbi 4
akande 4
akane 4
akari 4
akarika 4
akbar 4
akbaraly 4
akbulat 4
akdemir 4
ake 4
akeel 4
akeem 4
akemi 4
akgul 4
akhil 4
akhila 4
akhtar 4
akhter 4
aki 4
akiba 4
akie 4
akif 4
akifumi 4
akifusa 4
akihide 4
akihiko 4
akihiro 4
akihisa 4
akihito 4
akiho 4
akiie 4
akiji 4
akikatsu 4
akikazu 4
akiko 10
akilah 6
akilandeswari 4
akilu 4
akimasa 4
akimi 4
akimitsu 4
akin 4
akina 4
akinari 4
akinobu 4
akinori 4
akio 4
akira 4
akisada 4
akishige 4
akitake 4
akitaro 4
akiteru 4
akito 4
akitoshi 4
akitsugu 4
akiva 4
akiyasu 4
akiyo 4
akiyoshi 4
akiyuki 4
akkasit 4
akl 4
akmal 4
akos 4
akpan 4
akram 4
aksel 109
aku 4
akwasi 4
al 140
alaa 4
alaaeldin 4
aladdin 4
alain 4
alaina 22
alaine 5
alajos 4
alakshmi 4
alama 4
alamelu 4
alamsyah 4
alan 1051
alana 52
alane 6
alanek 4
alanna 18
alano 4
alanoud 92
alanson 4
alaric 4
alasdair 4
alassane 4
alatini 4
alawi 4
alayna 5
alba 36
albade 4
albano 4
alben 4
albert 1841
alberta 206
alberte 71
albertet 4
albertha 15
albertina 10
albertine 12
alberto 277
alberts 4
albertus 4
albin 4
albina 17
albino 4
albrecht 4
alda 20
aldea 4
aldemir 4
alden 43
aldin 4
aldis 4
aldiyar 171
aldo 46
aldous 4
aldred 4
aldwyn 4
alease 7
alec 40
alecia 29
aleck 4
aled 4
aleen 7
aleena 4
aleh 4
aleida 9
aleisha 6
aleix 4
alejandra 52
alejandrina 11
alejandro 233
alekos 4
aleks 100
aleksandar 300
aleksander 200
aleksandr 300
aleksandra 120
aleksandras 4
aleksandre 150
aleksandrs 4
aleksey 150
aleksi 4
aleksis 4
aleksy 4
alem 4
alemseged 4
alemu 4
alen 4
alena 13
alene 28
alenka 4
ales 4
alesha 17
aleshia 7
alesia 18
alessandra 6
alessandro 240
alessia 200
aleta 19
aletha 25
alethea 12
alethia 10
aleuas 4
alev 4
alex 567
alexa 26
alexander 638
alexandra 160
alexandre 4
alexandria 58
alexandrina 4
alexandros 4
alexandru 150
alexey 150
alexi 4
alexia 14
alexis 131
alexius 4
alf 4
alfie 133
alfonso 207
alfonzo 41
alfred 733
alfreda 41
alfredas 4
alfredia 6
alfredo 278
alfy 4
alger 4
algernon 4
algie 4
algimantas 4
algis 4
algy 4
ali 300
alia 11
alica 11
alice 1958
alicia 584
alicja 109
alida 14
alieu 4
alikhan 300
alim 4
alina 92
aline 109
alinur 133
alis 4
alisa 300
alise 240
alisha 114
alishia 8
alisia 8
alison 194
alissa 45
alistair 4
alita 7
alix 8
aliya 133
aliye 4
aliza 8
alize 4
aljean 4
alkan 4
alla 8
allah 4
allan 309
allardyce 4
alleen 7
allegra 9
allen 816
allena 6
allene 33
allette 4
allie 56
allin 4
alline 8
allison 353
ally 4
allyn 5
allyson 54
alma 435
almeda 15
almeta 8
almog 4
almut 4
alois 4
alojz 4
alojzy 4
alok 4
alon 4
alona 5
alondra 4
alonso 26
alonzo 133
aloysius 4
alp 4
alpar 4
alparslan 240
alpaslan 4
alpay 4
alper 4
alpha 23
alphons 4
alphonse 49
alphonso 73
alruna 4
alson 4
alston 4
alta 80
altagracia 19
altan 4
alteo 120
alter 4
altha 10
althea 300
altin 4
altman 4
alton 183
alun 4
alva 52
alvaro 92
alvera 9
alverta 6
alvin 517
alvina 28
alvydas 4
alwin 4
aly 4
alya 4
alyce 44
alycia 16
alys 4
alysa 6
alyse 9
alysha 300
alysia 14
alyson 36
alyssa 135
alysson 4
amada 13
amade 4
amadeo 4
amadeus 4
amado 37
amador 4
amadu 4
amahle 133
amaia 150
amaka 4
amal 92
amalberga 4
amalia 42
amalie 92
amalric 4
aman 4
amanda 2355
amandine 4
amane 4
amanullah 4
amar 171
amara 109
amariah 4
amarildo 4
amaris 100
amason 4
amayra 92
amaziah 4
ambako 4
ambar 109
amber 648
amberly 7
ambica 4
ambra 133
ambre 120
ambrogio 4
ambrose 31
ambrosi 4
ambrosius 4
ambrus 4
amedeo 4
amee 6
amelia 300
amelie 4
amelija 171
amelja 171
amenemhat 4
amenemope 4
amenhotep 4
amenmose 4
amer 4
america 16
amhalgaidh 4
amhladh 4
amhlaidh 4
amhlaoibh 4
ami 19
amick 4
amie 53
amiee 6
amiel 4
amil 4
amin 4
amina 200
aminata 200
amine 92
aminu 4
aminullah 4
amir 300
amira 100
amit 4
amita 4
amjad 4
amleto 4
ammar 92
ammavaru 4
ammie 9
ammon 4
amnon 4
amory 4
amos 126
amparo 41
amr 4
amrita 4
amschel 4
amund 4
amy 2773
an 300
ana 477
anabel 18
anabelle 4
anabhitra 4
anahit 300
anahita 4
anais 4
analisa 6
anamaria 7
anamol 4
anan 4
anand 4
anane 4
anania 4
anann 4
ananya 4
anar 171
anas 4
anass 4
anastacia 12
anastas 4
anastasia 300
anastasija 92
anastasije 4
anastasio 4
anastasius 4
anastasiya 300
anasuya 4
anatol 4
anatole 4
anatoli 4
anatolio 4
anatolius 4
anatoly 4
ancel 4
anchal 4
ander 4
andera 6
anders 4
anderson 50
andis 4
andoni 4
andra 20
andranik 4
andras 4
andre 378
andrea 1191
andreas 300
andree 10
andreea 92
andrei 171
andreina 4
andrej 100
andrejs 4
andres 190
andretti 4
andreu 4
andrew 2597
andrey 171
andria 240
andrias 200
andrijana 4
andris 4
andriy 100
androula 200
androyla 200
andrus 4
andrzej 4
andy 258
ane 300
aneta 4
anette 10
angalaamman 4
ange 4
angel 410
angela 2980
angele 8
angelena 8
angeles 9
angelia 72
angelic 9
angelica 164
angelika 10
angeliki 133
angelina 151
angeline 109
angelique 37
angelita 39
angella 13
angelle 4
angelo 212
angelyn 6
angharad 4
anghel 4
angie 211
angila 5
angla 6
angle 9
anglea 13
angus 4
anh 16
ani 4
ania 4
anibal 38
anica 4
anice 4
anika 12
aniko 4
anil 4
anirban 4
aniruddha 4
anis 4
anisa 7
anish 4
anisha 7
anissa 21
anita 665
anitra 15
anja 6
anjali 4
anjanette 10
anjelica 6
anjem 4
ankalamma 4
ankalaparamecuvari 4
anke 4
ankhesenpepi 4
ankita 4
anlaith 4
anmchad 4
ann 2061
anna 2711
annabel 14
annabell 9
annabella 4
annabelle 50
annabeth 4
annacska 4
annalee 8
annaliese 4
annalisa 8
annam 4
annamae 9
annamaria 7
annamarie 21
annapoorna 4
anne 1131
anneke 4
anneli 4
annelie 4
anneliese 12
annelise 4
annelle 5
annemarie 25
annett 8
annetta 27
annette 496
anni 4
annibale 4
annice 8
annie 982
annika 6
annina 4
anning 4
annis 9
annita 7
annmarie 38
annunziata 4
anohito 150
anoop 4
anri 4
ansah 4
ansell 4
ansgar 4
anssi 4
antanas 4
ante 4
antek 4
anteo 4
antero 4
anthea 4
anthonie 4
anthony 3649
antione 28
antionette 34
antje 4
anto 4
antoine 102
antoinette 183
anton 86
antone 36
antonela 4
antonella 300
antonetta 6
antonette 23
antoni 300
antonia 171
antonietta 9
antonija 4
antonin 4
antonina 12
antonio 950
antony 52
antoon 4
ants 4
antti 4
antun 4
antwan 43
anucha 4
anuj 4
anulka 4
anumati 4
anup 4
anupama 4
anurag 4
anwar 4
anwaruddin 4
anwen 4
anya 11
anzor 4
anzu 133
ao 300
aodh 4
aoi 300
aoife 133
aonghas 4
aonghus 4
apak 4
aparecido 4
aparicio 4
apirana 4
apisai 4
apollonio 4
apolonia 7
apostle 4
appius 4
apple 4
april 632
apryl 8
aputsiaq 109
aqeel 4
aquila 4
ara 7
araceli 44
aracelis 8
aracely 16
aram 4
araminta 4
arantxa 4
aranyani 4
aras 100
arash 4
arat 4
arata 4
aravindan 4
arben 4
arbi 4
arbogast 4
arcangelo 4
arcelia 12
archange 4
archer 4
archibald 4
archie 200
arda 4
ardal 4
ardath 6
ardelia 5
ardell 8
ardella 11
ardelle 6
arden 31
ardian 4
ardis 17
ardit 4
ardith 17
arduino 4
areg 150
arend 4
areni 92
aretha 25
areum 4
arfie 4
argelia 7
argentina 6
ari 240
aria 240
arian 4
ariana 109
ariane 8
arianna 240
arianne 7
arianrhod 4
aribert 4
arica 6
aricca 4
arie 8
ariel 240
ariella 4
arielle 14
arif 4
arihiro 4
arihito 4
arik 4
arina 4
arinaga 4
arindam 4
aristophanes 4
aritomo 4
arja 4
arjan 4
arjen 4
arjun 109
arkadiusz 4
arkady 4
arla 9
arland 4
arlean 6
arleen 31
arlen 29
arlena 9
arlene 359
arletha 7
arletta 9
arlette 12
arlie 27
arlinda 7
arlindo 4
arline 43
arlo 4
arlow 4
arlyne 5
armaan 4
armagan 4
armaghan 4
arman 109
armand 80
armanda 8
armandina 7
armando 296
armantas 4
armen 300
armida 17
armin 4
arminda 8
armine 109
armistead 4
armodios 4
arnal 4
arnaldo 4
arnar 4
arnaud 4
arndt 4
arne 4
arnett 4
arnetta 10
arnette 6
arnie 4
arnita 9
arno 4
arnold 362
arnoldo 27
arnost 4
arnould 4
arnulf 4
arnulfo 47
aron 300
arpad 4
arpi 200
arpita 4
arron 52
arsaces 4
arsen 4
arsene 4
arsenius 4
arshavir 4
art 63
artem 300
artemio 4
artemy 4
arthur 2061
arti 4
artie 17
artin 4
artiom 109
artsyom 4
artun 4
artur 240
arturas 4
arturo 234
arturs 4
arty 4
artyom 150
arumugam 4
arun 4
arunas 4
arundhati 4
arup 4
aruuke 92
aruuzat 109
arvi 4
arvid 4
arvids 4
arvilla 9
arvind 4
arvis 4
arvo 4
arvydas 4
arwa 4
arwel 4
arwyn 4
aryeh 4
arzu 4
asa 29
asad 4
asadullah 4
asaf 171
asako 4
asalta 4
asami 4
asante 4
asantewaa 4
asao 4
asbjorn 4
ascaric 4
aseem 4
asel 200
asem 4
asemahle 92
asena 4
asghar 4
ash 4
asha 13
ashanti 7
ashapura 4
ashbel 4
ashely 14
asher 4
ashfaq 4
ashhad 4
ashild 4
ashish 4
ashiyuki 4
ashk 4
ashlea 5
ashlee 54
ashleigh 33
ashley 1560
ashli 11
ashlie 15
ashly 15
ashlyn 8
ashoka 4
ashokasundari 4
ashot 133
ashraf 4
ashraqat 109
ashta 4
ashtar 4
ashton 16
ashvin 4
asia 21
asiedu 4
asif 4
asik 4
asil 4
asilim 200
asimaki 4
asinrthegn 4
asiya 240
asja 200
asko 4
aslam 4
aslan 4
aslaug 4
asley 5
asli 4
asma 4
asmi 4
asmir 4
asmita 171
asmund 4
asparukh 4
asror 4
assaf 4
assefa 4
asser 4
assheton 4
assia 150
assing 4
assuncao 4
assunta 8
asta 92
astamur 4
aston 4
astrid 300
astrithr 4
asuka 4
asumi 4
asuna 4
asuncion 10
asvayujau 4
aswad 4
asya 171
asylym 200
ata 4
atanas 4
atar 4
ataullah 4
atay 4
atenulf 4
ates 4
athan 4
athanase 4
athanasios 100
athanasius 4
athena 150
athenais 4
athos 4
athracht 4
atif 4
atil 4
atiq 4
atiqullah 4
atlas 92
atle 4
atlee 4
atomu 4
atsuhiko 4
atsuhiro 4
atsuko 4
atsumi 4
atsumoto 4
atsunobu 4
atsunori 4
atsuo 4
atsushi 4
atsutaka 4
atsuto 4
atsuya 4
atsuyoshi 4
attar 4
attashin 4
attila 4
atusa 4
aubin 4
aubrey 117
aubry 4
auden 4
audie 9
audovacar 4
audra 64
audrea 9
audrey 503
audria 5
audrie 5
audry 16
audun 4
augenijus 4
august 100
augusta 42
auguste 4
augustin 4
augustina 9
augustine 51
augusto 4
augustus 38
auke 4
aukusitino 4
aulay 4
auley 4
auliffe 4
aulis 4
aulus 4
aundrea 8
aura 23
aurea 13
aurele 4
aurelia 42
aurelie 4
aurelijus 4
aurelio 59
aurick 4
aurora 300
aurore 7
aurvandil 4
ausma 4
austeja 4
austen 4
austin 237
autumn 71
ava 240
avdija 4
avelina 10
aventin 4
averell 4
averil 4
avery 76
avgust 4
aviana 92
avie 4
avigail 300
avis 56
aviv 4
avni 4
avo 4
avraam 4
avram 4
avril 5
avrom 4
avtandil 4
awa 150
awad 4
awilda 15
awley 4
axel 4
aya 300
ayad 4
ayaka 4
ayako 6
ayala 133
ayalah 240
ayalew 4
ayame 4
ayameko 4
ayami 4
ayana 11
ayane 4
ayanna 10
ayano 4
ayaz 4
ayberk 4
aybike 4
aybuke 4
ayca 4
ayda 4
aydan 4
aydemir 4
aydin 4
aydogan 4
ayele 4
ayesha 133
ayeshma 4
ayfer 4
aygun 171
ayhan 4
ayi 4
ayik 4
ayim 92
ayindri 4
aykut 4
ayla 109
aylin 240
aylmer 4
ayman 4
aymar 4
aynsley 4
aynur 4
ayo 4
ayoka 4
ayoub 150
ayra 100
ayrton 4
aysa 171
ayse 240
aysegul 4
aysel 100
aysenur 4
aysha 171
aysu 4
aysultan 240
aysun 4
aytac 4
aytek 4
aytekin 4
ayten 4
ayu 4
ayub 4
ayuka 4
ayumi 4
ayumu 4
ayuru 4
ayvaz 4
ayym 92
ayzere 120
azadeh 4
azahara 4
azalee 6
azaria 100
azariah 133
azeem 4
azem 4
azhar 4
azie 4
azim 4
azimullah 4
aziz 200
azizah 4
azizullah 4
azmat 4
azmi 4
aznar 4
azora 150
azra 120
azriel 4
azucena 8
azuma 4
azumi 4
azusa 4
azzie 6
ba 4
baasha 4
baatar 200
baba 4
babak 4
babara 10
babasaheb 4
babatunde 4
babette 10
babiker 4
babs 4
babu 4
bac 4
bacary 4
baccio 4
baccus 4
bacs 4
bacurius 4
badawi 4
badb 4
bader 92
badr 4
badzslaw 4
baekhyun 4
baer 4
baffour 4
bagalamukhi 4
bagher 4
bagrat 4
baha 4
bahadir 4
bahadur 4
bahar 4
bahee 4
bahiyyih 4
bahjat 4
bahram 4
bahri 4
bahuchara 4
baiba 4
bailey 14
bainbridge 4
baini 4
baird 4
bajram 4
bakary 150
bakhtiar 4
baki 4
bakir 4
bako 4
bakr 4
baksa 4
bala 4
balach 4
balasingam 4
balasubramaniam 4
balazs 4
baldassare 4
baldomero 4
baldur 4
baldus 4
baldwin 4
bali 4
balint 4
ballabh 4
balthazar 4
balwant 4
bambar 4
bamber 4
bambi 18
ban 4
banastre 4
banba 4
bandar 133
bandaru 4
banele 100
banka 4
banky 4
bannus 4
banri 4
banu 4
bao 6
bappaditya 4
baptiste 4
baqi 4
bar 4
bara 4
barabara 5
barack 4
barak 4
baran 100
barb 27
barbar 8
barbara 9066
barbare 171
barbera 8
barbie 12
barbora 4
barbra 62
barbro 4
barbu 4
bard 4
bardhyl 4
bardiya 4
barefoot 4
barend 4
bari 5
baris 4
barkat 4
barkatullah 4
barlas 4
barna 4
barnaba 4
barnabe 4
barnaby 4
barnard 4
barnes 4
barnett 4
barney 64
barnie 4
barnim 4
baron 4
barrdhubh 4
barre 4
barrett 33
barrie 7
barrington 4
barry 643
bart 91
barthelemy 4
bartholomeus 4
bartholomew 4
bartley 4
bartolo 4
bartolomeo 4
bartolomeu 4
barton 44
bartosz 4
bas 4
basak 4
basar 4
bascom 4
bashar 4
bashir 4
bashkim 4
basia 4
basil 70
basilia 5
basilissa 4
basir 4
basit 4
basri 4
bassam 4
bastian 4
bata 4
batikan 4
batkhaan 240
batt 4
battista 4
batu 4
batuhan 4
bautista 240
bauyrzhan 4
bayard 4
bayarmaa 200
baye 4
baykal 4
bayram 4
baz 4
bazil 4
bd 109
bdllh 240
be 4
bea 14
beag 4
bean 4
beat 4
beata 7
beatrice 513
beatris 6
beatrix 4
beatriz 200
beau 63
beaulah 7
bebe 5
bebinn 4
becca 4
becki 7
beckie 11
becky 254
beda 4
bediako 4
bedrettin 4
bedri 4
bedwyr 4
bee 6
beg 4
begnet 4
begum 4
behcet 4
behnam 4
behrouz 4
beki 4
bekim 4
bekir 4
bel 4
bela 4
belaid 4
belanna 4
belaynesh 4
belden 4
belen 22
belford 4
belia 10
belinda 233
belkis 6
bell 7
bella 27
bellarmino 4
belle 32
bellinger 4
belva 24
ben 391
benas 240
benat 4
benazir 4
bence 171
benedetta 4
benedetto 4
benedict 29
benedicta 4
benedicte 4
benedicto 4
benedictus 4
benedikt 4
benedita 150
bengi 4
bengt 4
bengu 4
benicio 120
benik 4
benita 54
benito 96
benjamin 1484
benjaminas 4
benjie 4
benjy 4
benkichi 4
bennett 53
bennie 176
benny 169
beno 4
benoit 4
benson 4
bento 4
benton 28
benvenuto 4
beom 4
beonna 4
beorma 4
beowulf 4
beppe 4
beppo 4
ber 4
berador 4
berat 4
berchtold 4
berechiah 4
bereket 4
berel 4
berenado 4
berengar 4
berenice 12
bereny 4
berglind 4
berhan 4
berhanu 4
berislav 4
berk 4
berkay 4
berna 7
bernabe 4
bernadeta 4
bernadette 158
bernadine 61
bernard 632
bernarda 7
bernardin 4
bernardina 5
bernardine 7
bernardo 71
bernd 4
berneice 8
bernetta 9
bernhard 4
bernhardt 4
bernice 506
bernie 56
berniece 26
bernino 4
bernita 19
bernt 4
berrdo 109
berrick 4
berry 40
bert 132
berta 43
bertel 4
bertha 567
bertie 36
bertil 4
berton 4
bertram 34
bertran 4
bertrand 4
beryl 38
beshara 4
beshoi 133
besim 4
bess 30
bessie 369
beth 427
bethan 4
bethanie 6
bethann 8
bethany 159
bethel 11
bethlehem 4
bethwell 4
beto 4
betsey 8
betsy 143
bette 82
bettie 96
bettina 25
betty 5080
bettyann 5
bettye 63
betul 4
beula 5
beulah 184
bev 8
bevan 4
beverlee 10
beverley 35
beverly 1332
beyazid 4
bhadra 4
bhadrakali 4
bhagavathi 4
bhairavi 4
bharat 4
bhargavi 4
bhaskar 4
bhausaheb 4
bhavani 4
bhavesh 4
bhumi 4
bhupathi 4
bhupinder 4
bhushan 4
bhutamata 4
bhuvaneshvari 4
bi 120
bianca 63
bianka 4
bibek 171
bibi 7
bibin 4
biddie 4
biddy 4
biel 171
biff 4
biggi 4
bijan 4
bijou 4
biju 4
bike 4
bilal 150
bilel 4
biles 4
bilge 4
biljana 200
bill 555
billah 4
bille 4
billi 6
billie 266
billy 1332
billye 11
bilyana 4
bin 4
bindi 4
bindy 4
biniam 4
binita 133
binnie 4
binod 4
bintou 109
binu 4
bipodtarini 4
birago 4
bird 4
birdie 31
birech 4
birger 4
birgit 10
birgitta 4
birk 4
birkan 4
birog 4
birol 4
birsen 4
bisera 133
bishal 200
bishara 4
bismah 200
bit 4
bita 4
bjarne 4
bjarni 4
bjarte 4
bjorg 4
bjorgolfur 4
bjork 4
bjorn 4
bjornar 4
blaga 4
blagoj 4
blagoja 4
blagoje 4
blagovest 4
blagoy 4
blaine 95
blair 58
blaise 4
blaize 4
blake 198
blanca 168
blanch 19
blanchard 4
blanche 216
blathmac 4
bleddyn 4
blegywryd 4
blerta 4
blessing 4
blodeuwedd 4
blodwen 4
blondell 7
blossom 7
blue 4
blundell 4
blythe 8
bo 33
boa 4
boann 4
bob 283
bobak 4
boban 4
bobbi 68
bobbie 253
bobby 1160
bobbye 12
bobette 5
bodhmall 4
bodo 4
bogdan 200
bogdana 200
bogic 4
boglarka 120
bogna 4
bogoljub 4
bogomil 4
boguslaw 4
bohumil 4
boies 4
bojan 4
bok 7
bokuden 4
bolad 4
bolat 4
boleslaw 4
bolko 4
bolormaa 240
bona 4
bonar 4
bong 6
bongo 4
bonita 112
bonnard 4
bonnell 4
bonner 4
bonnie 1090
bonny 18
booker 55
booth 4
bora 4
boran 4
borge 4
borghild 4
boris 150
borislav 4
borivoje 4
borja 4
borjan 4
borje 4
borna 4
borre 4
bort 4
boruch 4
borys 4
borzyslaw 4
bosaykham 4
bosko 4
botho 4
bottyan 4
bou 4
boualem 4
boubacar 4
boulos 4
bounnhang 4
boutheina 4
boutros 4
bouverie 4
bowes 4
boyakonda 4
boyan 4
boyce 28
boyd 119
boyet 4
bozena 4
bozenka 4
bozidar 4
braco 4
brad 373
braden 4
bradford 127
bradley 713
bradly 35
brady 92
brahim 109
brahm 4
brahmani 4
brain 84
brajan 4
bram 4
bramwell 4
branda 8
brandao 4
brande 6
brandee 15
branden 57
brandi 217
brandie 36
brandon 1438
brandt 4
brandy 268
branimir 4
branislav 4
branka 4
branko 4
brannon 4
brant 41
branwen 4
brata 4
bratislav 4
bratko 4
braulio 4
braxton 4
brayton 4
breana 5
breandan 4
breann 7
breanna 26
breanne 13
brecht 4
brecken 4
brede 4
bree 12
brenan 4
brenda 2838
brendan 121
brendanus 4
brendon 35
brenna 24
brennan 4
brent 438
brenton 40
brentson 4
bret 112
brett 413
bri 4
brian 3913
briana 44
brianna 59
brianne 30
brice 37
bricin 4
bridger 4
bridget 177
bridgett 39
bridgetta 4
bridgette 62
bridgit 4
brie 4
brigette 19
brigid 11
brigida 9
brigitte 36
brina 4
brinda 8
brinley 4
brinsley 4
britany 11
britne 4
britney 37
britni 11
britt 29
britta 7
brittaney 6
brittani 16
brittanie 7
brittany 459
britteny 5
brittney 99
brittni 10
brittny 7
britton 4
brock 64
broderick 26
brodie 4
brody 4
bronach 4
bronislaw 4
bronislovas 4
bronius 4
bronson 4
bronwen 4
bronwyn 8
brook 20
brooke 160
brookins 4
brooklyn 4
brooks 48
bror 4
browning 4
bruce 1461
bruna 6
brunilda 11
bruno 150
bryan 928
bryanna 5
bryant 153
bryce 102
brynhildr 4
brynjulf 4
brynmor 4
brynn 8
bryon 80
bryson 4
bubby 4
buck 27
bud 38
budd 4
buddhadeb 4
buddug 4
buddy 88
budhi 4
budimir 4
buena 5
buffy 12
buford 57
bugra 4
bui 4
buke 4
bukichi 4
bukola 4
buksh 4
bula 5
bulah 7
bulat 4
bulent 4
bullough 4
bulut 4
bumpus 4
bunichiro 4
bunji 4
bunkichi 4
bunny 7
bunsaku 4
bunsen 4
bunta 4
bunyamin 4
bunzaburo 4
burak 4
burcak 4
burchard 4
burcu 4
burdine 4
buren 4
burgess 4
burhan 4
burim 4
burl 35
burma 5
burt 44
burton 92
burwell 4
busher 4
bushra 4
busick 4
buster 32
button 4
buyuk 4
byam 4
byron 270
byul 4
byung 4
bzigu 4
cabell 4
cacht 4
cadell 4
caden 4
cadence 4
cadwaladr 4
cadwgan 4
cady 4
caeionius 4
caelan 4
caesar 4
caesarius 4
caeso 4
cafer 4
cafercan 4
cagatay 4
cagdas 4
cagla 4
caglar 4
cagri 4
cahit 4
cailleach 4
cainnech 4
caintigern 4
cairenn 4
cairine 4
cairistiona 4
caitlin 95
caitlyn 17
caitriona 4
cajetan 4
cal 4
calandra 7
calbraith 4
caldwell 4
cale 4
caleb 138
calin 4
calista 5
calixte 4
calixto 4
callias 4
callie 68
callinicus 4
callisto 4
callixenus 4
callum 4
calum 4
calvert 4
calvin 571
cam 4
camaldine 4
camelia 11
camellia 5
cameron 203
cami 13
camie 7
camil 4
camila 300
camilla 33
camille 133
camillo 4
camilo 4
cammie 10
cammy 6
camryn 4
can 4
canan 4
candace 197
candan 4
candance 15
candelaria 18
candemir 4
candi 23
candice 182
candida 28
candide 4
candido 4
candie 11
candis 15
candra 5
candy 90
candyce 9
caner 4
cang 300
canice 4
cansever 4
cansu 4
cao 4
caoimhe 4
caoimhin 4
caolan 4
caolann 4
capel 4
capers 4
caprice 10
cara 106
caradog 4
cardell 4
cardew 4
carel 4
caren 29
carey 85
cari 31
caridad 25
carie 11
carin 15
carina 17
carine 4
carisa 8
carissa 38
carita 6
carl 2093
carla 419
carlee 6
carleen 18
carlena 5
carlene 50
carles 4
carletta 11
carley 9
carli 7
carlie 9
carline 10
carlita 5
carlitos 4
carlo 60
carlos 1191
carlota 14
carlotta 20
carlton 204
carly 44
carlyn 12
carma 14
carman 19
carme 4
carmel 26
carmela 75
carmelia 5
carmelina 9
carmelita 26
carmella 51
carmelo 64
carmen 842
carmina 6
carmine 51
carmon 8
carnell 4
carny 4
carol 4226
carola 7
carolann 13
carole 270
carolee 16
carolin 7
carolina 133
caroline 313
caroll 5
carolyn 2272
carolyne 9
carolynn 12
caron 12
caroyln 6
carri 13
carrie 707
carrington 4
carrol 31
carroll 154
carry 7
carson 54
carter 59
cary 118
caryl 17
caryll 4
carylon 5
caryn 32
carys 4
casandra 39
casey 280
casie 10
casimir 4
casimira 5
caslav 4
casper 4
cass 4
cassandra 278
cassaundra 7
cassey 5
cassi 6
cassia 4
cassidy 14
cassie 93
cassio 4
cassondra 7
cassy 6
cat 4
cataldo 4
catalina 133
catarina 8
cate 4
caterina 9
cath 4
cathal 4
catharine 25
catherin 5
catherina 5
catherine 2126
cathern 7
catheryn 5
cathey 9
cathi 13
cathie 20
cathleen 72
cathrine 27
cathryn 39
cathy 539
catie 4
catina 20
catrice 5
catrin 4
catrina 31
catriona 4
caty 4
cave 4
cayla 5
cecco 4
cecelia 136
cecie 4
cecil 386
cecila 10
cecile 82
cecilia 219
cecilie 4
cecilio 4
cecille 6
cecily 14
cedomir 4
cedric 164
cedrick 27
ceferino 4
celal 4
cele 4
celena 9
celesta 6
celeste 171
celestia 4
celestin 4
celestina 11
celestine 29
celestino 4
celia 176
celik 4
celina 35
celinda 5
celine 171
celsa 6
cem 4
cemal 4
cemil 4
cemre 4
cengiz 4
cenk 4
ceola 7
ceren 4
ceridwen 4
cesar 189
cesare 4
cesario 4
ceslovas 4
cessair 4
cetadach 4
cethlenn 4
cetin 4
cevdet 4
cevher 4
cevik 4
ceyda 4
ceyhun 4
ceylan 4
cezar 4
cezary 4
chad 761
chadi 4
chadli 4
chadwick 50
chae 5
chaidbeo 4
chakraborty 4
chalse 4
chamaco 4
chaminda 4
chamorro 4
chamoun 4
chamunda 4
chan 7
chana 15
chananya 4
chance 47
chand 4
chanda 19
chander 4
chandi 4
chandos 4
chandra 57
chanel 21
chanell 7
chanelle 7
chang 39
changezi 4
changrui 4
chanhsy 4
channon 4
chantal 21
chantay 6
chante 9
chantel 29
chantell 9
chantelle 15
chapa 4
chapin 4
chara 6
charbel 300
chardonnay 4
charis 6
charise 9
charissa 15
charisse 19
charita 6
chariton 4
charity 75
charla 26
charleen 21
charlena 5
charlene 371
charles 7049
charlesetta 6
charlette 13
charley 60
charlie 433
charline 21
charlize 4
charlott 6
charlotte 701
charlsie 5
charlyn 6
charmain 6
charmaine 48
charolette 13
chas 31
chase 100
chasidy 5
chasity 44
chaskel 4
chassidy 5
chastity 24
chau 8
chaucer 4
chauncey 39
chay 4
chaya 11
chedeline 92
chedli 4
chee 4
cheh 4
chelamma 4
chelsea 154
chelsey 34
chelsie 18
chen 109
cheol 4
cher 7
chere 6
cheree 7
cherelle 6
cheri 108
cherie 89
cherilyn 7
cherise 15
cherish 9
cherly 17
cherlyn 6
cherono 4
cherri 14
cherrie 15
cherry 40
cherryl 8
chery 7
cheryl 1674
cheryle 17
cheryll 9
chesley 4
chesney 4
chester 388
cheston 4
chet 34
chetan 4
chevalier 4
cheyenne 15
cheyne 4
chhaya 4
chhim 4
chhinnamasta 4
chi 36
chia 300
chiaki 4
chiang 92
chiara 4
chico 4
chidi 4
chidiock 4
chie 4
chieh 200
chieko 6
chiemi 4
chien 171
chih 240
chiharu 4
chihiro 4
chiho 4
chika 4
chikafusa 4
chikahiko 4
chikao 4
chikara 4
chikashi 4
chikasue 4
chikayoshi 4
chike 4
chikuhei 4
chimariya 4
chin 100
china 7
chinami 4
chinatsu 4
ching 7
chinthana 4
chinua 4
chip 4
chiquinho 4
chiquita 23
chire 4
chisato 4
chise 4
chitose 4
chitra 4
chitralekha 4
chiyako 4
chiyo 4
chiyoko 4
chiyono 4
chiyori 4
chizuru 4
chloe 200
chlothar 4
choei 4
chohei 4
choki 4
choman 4
chong 32
chosna 4
chris 993
chrissie 4
chrissy 19
christa 94
christabel 4
christakis 4
christal 26
christeen 9
christel 16
christen 29
christena 9
christene 12
christer 4
christi 70
christia 5
christiaan 4
christian 336
christiana 14
christiane 13
christie 142
christien 4
christin 28
christina 1393
christine 2234
christinia 6
christl 4
christof 4
christoforos 4
christoper 41
christoph 4
christophe 4
christopher 6062
christos 171
christy 292
chrudos 4
chrysanthos 4
chrysogonus 4
chrystal 47
chu 5
chuan 120
chucho 4
chuck 99
chuichi 4
chuille 4
chukwuemeka 4
chul 4
chuluun 171
chumley 4
chummy 4
chun 200
chung 33
chunyu 4
chus 4
cian 4
ciara 15
ciaran 4
cicely 8
ciera 10
cierra 15
cigdem 4
cihan 4
cihat 4
cilla 4
cillian 100
cimbaeth 4
cinaed 4
cinda 15
cinderella 6
cindi 30
cindie 5
cindy 824
cinthia 17
ciprian 4
cipriano 4
cira 5
ciriaco 4
ciro 100
claes 4
claggett 4
clair 57
claire 238
clancy 4
clara 622
clare 52
clarence 1027
claretha 6
claretta 5
claribel 12
clarice 74
clarinda 5
clarine 8
claris 6
clarisa 6
clarissa 58
clarisse 4
clarita 8
clark 155
clarke 4
clas 4
classie 6
claud 31
claude 348
claudemir 4
claudette 72
claudia 340
claudie 7
claudine 45
claudio 40
claudiu 4
claudius 4
claus 4
clay 128
clayton 304
cleber 4
cleberson 4
clelia 6
clem 4
clemence 4
clemencia 7
clemens 4
clement 66
clemente 31
clementina 11
clementine 22
clemmie 9
clemmy 4
cleo 85
cleopatra 9
cleora 8
cleotilde 6
cleta 15
clete 4
cletus 34
cleve 4
cleveland 99
cleven 4
cleyde 4
cliff 81
clifford 598
clifton 264
clint 145
clinton 330
cliodhna 4
clodagh 4
clopton 4
clora 7
clorinda 7
clotilde 9
clovis 4
clyde 459
coady 4
cobhlaith 4
codi 5
cody 316
coenraad 4
colby 64
cole 68
coleen 41
coleman 43
colene 6
coletta 8
colette 46
colgate 4
colin 171
coll 4
colleen 355
collen 9
collene 5
collet 4
collett 4
collette 21
colley 4
collin 59
colm 4
colman 4
coloman 4
colt 4
colton 28
coluccio 4
columba 4
columbus 34
comgall 4
con 4
conaing 4
conainne 4
conaire 4
conal 4
conan 4
conceicao 4
concepcion 133
conception 7
concetta 36
concha 5
conchita 10
conchobar 4
condal 4
condy 4
congar 4
conjestina 4
conleth 4
conlon 4
connie 888
connor 4
conny 4
conor 4
conrad 131
conrado 4
conroy 4
consorts 4
constance 344
constant 4
constantin 4
constantine 4
constantino 4
consuela 10
consuelo 90
contessa 6
conway 4
cooper 4
cora 230
coral 18
coralee 7
coralie 6
corazon 12
cordelia 23
cordell 30
cordia 6
cordie 8
coreen 10
corene 14
coretta 10
corey 474
cori 25
corie 9
corin 4
corina 41
corine 48
corinna 18
corinne 96
corliss 9
cormac 4
cornelia 63
cornelis 4
cornelisz 4
corneliszoon 4
corneliu 4
cornelius 129
cornell 53
corrado 4
corrie 21
corrin 5
corrina 13
corrine 58
corrinne 6
cortez 28
cortney 35
corwin 4
cory 350
cosima 4
cosimo 4
coskun 4
cosmin 4
cosmo 4
costanzo 4
costas 4
costea 4
costel 4
costen 4
costin 4
cou 150
coulson 4
courtnay 4
courtney 318
cowden 4
coy 66
crafton 4
craig 1064
crates 4
crauford 4
crawford 4
creirwy 4
creola 7
crescentius 4
cresconius 4
crimthann 4
crino 4
crinoc 4
cris 6
criselda 8
crispian 4
crispin 4
crispino 4
criss 4
crissy 9
crista 11
cristal 20
cristalyn 4
cristen 8
cristi 13
cristian 4
cristiano 4
cristie 8
cristin 12
cristina 139
cristine 16
cristobal 31
cristofano 4
cristopher 28
cristy 26
crocket 4
cruithnechan 4
cruz 61
cryn 4
crysta 6
crystal 928
crystle 5
csaba 4
ctibor 4
ctirad 4
cuc 5
cuindles 4
cumali 4
cumhur 4
cumman 4
cummene 4
cumrun 4
cunegundes 4
cuneyt 4
curt 94
curtis 833
custodio 4
cuthbert 4
cwichelm 4
cy 4
cyd 4
cyndeyrn 4
cyndi 15
cyndy 6
cynog 4
cynthia 3058
cyriacus 4
cyril 52
cyrstal 5
cyrus 52
cythia 12
czeslaw 4
da 4
dabiziv 4
dace 4
dacia 7
dae 4
dafydd 4
dag 4
dagan 4
dagmar 9
dagny 5
dagobert 4
dahe 100
dahlia 10
dahn 4
dai 4
daichi 4
daifallah 4
daig 4
daigo 4
daiki 4
dailfind 4
daimbert 4
daimon 4
daina 7
daine 5
dainis 4
dainius 4
daire 4
dairoku 4
daisey 10
daishin 4
daisuke 4
daisy 244
daizen 4
daizo 4
dakore 4
dakota 5
dalal 109
dale 860
dalene 6
dalia 27
dalibor 4
dalila 92
dalip 4
dallas 145
dallin 4
dalmar 4
dalrymple 4
dalton 55
damaris 25
damaskinos 4
damaso 4
damayanti 4
damek 4
damian 133
damiano 4
damiao 4
damien 90
damion 36
damir 4
damjan 240
damla 4
damnat 4
damon 186
dan 483
dana 483
danae 8
danah 4
danand 4
dane 79
danel 92
danelle 21
danette 30
dani 12
dania 11
danial 58
danica 13
danie 4
daniel 5688
daniela 100
daniele 12
daniell 7
daniella 18
danielle 593
daniels 109
daniil 92
danijel 92
danika 8
danille 7
danilo 31
danish 4
danita 24
danko 4
dann 6
danna 240
dannah 4
dannette 8
dannie 38
dannielle 12
danno 4
danny 939
dano 4
danso 4
dante 66
danu 4
danuta 8
danute 4
danyel 7
danyell 7
danyelle 12
danylo 133
daouda 4
daphine 9
daphne 80
dara 28
darbiled 4
darby 8
darcel 6
darcey 5
darci 17
darcie 15
darcy 51
dare 4
darejan 4
darel 4
darell 26
daren 54
darerca 4
dari 4
daria 171
darija 92
darin 126
darina 4
dario 36
darion 4
daris 120
darius 83
dariush 4
dariya 120
darko 4
darla 125
darleen 22
darlena 7
darlene 563
darline 15
darmen 4
darnell 123
darold 4
daron 32
darragh 4
darrel 135
darrell 531
darren 322
darrick 34
darrin 122
darron 32
darryl 344
darta 109
darwin 88
dary 4
daryl 262
daryll 4
das 4
dashiell 4
dastgir 4
daud 4
dauda 4
daumantas 4
dave 276
davern 4
davey 4
davi 120
david 7825
davida 14
davide 4
davidek 4
davidge 4
davidson 4
davina 15
davis 67
davit 300
daviti 171
davo 4
davon 4
davor 4
davorin 4
davoud 4
davud 300
davy 4
daw 4
dawit 4
dawn 898
dawna 20
dawne 9
daws 4
dayal 4
dayana 4
dayle 10
dayna 32
daysi 5
dayton 4
deacon 4
deadra 7
dean 503
deana 67
deandra 9
deandre 42
deandrea 6
deane 9
deangelo 29
deann 36
deanna 291
deanne 47
deb 16
debbi 11
debbie 638
debbra 12
debby 31
debera 6
debi 20
debora 89
deborah 3323
debra 2399
debrah 21
debroah 10
decatur 4
decimus 4
declan 4
decoursey 4
dede 6
dedra 15
dee 65
deeann 10
deeanna 5
deedee 7
deedra 7
deena 42
deep 4
deepak 4
deepali 4
deepti 4
deer 4
deetta 5
defne 150
deforrest 4
dehart 4
deichtine 4
deidra 34
deidre 44
deion 4
deirdre 44
deja 6
dejan 133
dejene 4
del 300
delaine 7
delana 10
delbert 172
delcie 5
dele 4
delena 8
delfina 92
delfino 4
delia 129
delicia 8
delila 5
delilah 31
delinda 10
delisa 10
dell 9
della 173
delma 32
delmar 62
delmer 37
delmy 6
delois 27
deloise 7
delon 4
delora 12
deloras 5
delores 366
deloris 109
delorse 6
delos 4
delpha 8
delphia 13
delphine 30
delroy 4
delsie 7
delta 11
demarcus 34
demet 4
demetra 15
demetre 120
demetria 32
demetrice 8
demetrius 105
demi 4
demir 4
demissie 4
demond 4
dempsey 4
den 4
dena 92
denae 6
deneen 13
denes 4
denese 8
denice 35
denis 90
denisa 4
denise 1313
denisha 9
denison 4
denisse 5
denita 11
deniz 4
denna 13
dennis 2355
dennise 11
denny 67
denver 59
denys 4
denyse 5
denzel 4
deok 4
deon 41
deonna 7
derbforgaill 4
derek 539
deressa 4
derfel 4
deriba 4
derick 74
derk 4
derrell 4
derren 4
derrick 487
dervis 4
dervla 4
derya 4
des 4
deshawn 31
desiderio 4
desiderius 4
desirae 12
desire 9
desiree 145
desmond 89
despina 7
dessie 34
dessislava 4
destiny 31
detlef 4
detlev 4
detra 9
devanshi 4
devasena 4
deven 4
devesh 4
devi 4
devin 161
devlet 4
devon 93
devona 10
devora 8
devorah 8
devran 4
dewayne 114
dewey 141
dewi 4
dewitt 41
dexter 127
dezso 4
dhanishka 4
dhia 120
dhikrullah 4
dhimiter 4
dhruv 200
dhumavati 4
dia 5
diamond 11
dian 20
diana 993
diandra 4
diane 2000
diann 38
dianna 148
dianne 264
diarmaid 4
dichu 4
dick 61
dickey 4
dickie 4
dickinson 4
dickon 4
dickson 4
dicky 4
dicuil 4
didem 4
diderik 4
didier 4
didot 4
diedra 9
diedre 8
diedrich 4
diego 171
dierdre 6
dieter 4
dieterich 4
diether 4
dietmar 4
dietrich 4
dieudonne 4
diggu 4
digna 9
dijana 4
dilara 4
dilaver 4
dilawar 4
dilber 4
dillon 37
dilton 4
dilys 4
dima 4
dimitar 133
dimitr 133
dimitra 100
dimitri 4
dimitrie 4
dimitrios 171
dimitris 4
dimple 8
din 4
dina 88
dinah 29
dinesh 4
dingad 4
dinh 4
dinicu 4
dinis 4
dinko 4
dinmukhamed 4
dinny 4
dino 43
dinorah 6
diodotus 4
diogenis 4
dion 92
dione 9
dionis 4
dionna 8
dionne 39
dipankar 4
dirck 4
dirk 57
disa 4
dithorba 4
diti 4
ditlev 4
ditmar 4
divina 5
divya 4
dixie 122
djalma 4
djalmir 4
djamel 92
djeneba 120
djibo 4
dmitriy 200
dmitry 200
dmytro 240
do 200
dobie 4
dobieslaw 4
dobrin 4
dobrivoje 4
dobrogost 4
dobromil 4
dobromir 4
dobroniega 4
dobroslav 4
dodge 4
dodgson 4
dodie 5
dody 4
dogan 4
dogu 4
dogukan 4
dogus 4
doha 80
doke 4
dokuon 4
doll 4
dollard 4
dollie 49
dollin 4
dolly 66
dolores 510
doloris 8
dom 4
domagoj 4
domangairt 4
domenech 4
domenic 32
domenica 12
domenico 4
domenik 4
dominga 26
domingo 117
dominic 174
dominica 7
dominick 120
dominik 200
dominika 4
dominique 69
dominque 10
dominykas 171
domitila 7
domninus 4
domonique 8
don 671
dona 57
donald 4830
donatas 4
donatella 4
donell 4
donella 6
donetta 9
donette 5
dong 32
donita 19
donizete 4
donn 39
donna 4407
donnchadh 4
donnell 68
donnetta 6
donnette 6
donnie 222
donny 63
donogh 4
donovan 70
donte 33
donya 8
doppo 4
dora 311
doralice 4
dorathy 9
dorcas 22
dorde 4
doreatha 5
doreen 146
dorene 24
doretha 34
dorethea 5
doretta 7
dori 17
doria 6
dorian 44
dorie 8
dorina 4
dorinda 19
dorine 11
doris 1805
dorjjavin 4
dorla 6
dorning 4
dorota 4
dorotha 12
dorothea 87
dorotheus 4
dorothy 6500
dorotka 4
dorris 27
dorrit 4
dorsey 26
dorson 4
dortha 20
dorthea 13
dorthey 6
dorthy 105
doru 4
doruk 4
dot 9
dottie 32
dotty 6
douangdeuane 4
doubravka 4
doug 214
dougal 4
dougie 4
douglas 2160
douglass 30
dougo 4
doutzen 4
dov 4
dove 4
dovie 24
doyle 135
doyun 200
draga 4
dragan 300
dragana 150
dragica 4
dragisa 4
drago 4
dragoje 4
dragoljub 4
dragomir 4
dragos 4
dragoslav 4
dragutin 4
drahomira 4
drake 4
dramane 4
drasko 4
dravid 4
dray 4
draza 4
drazan 4
drazen 4
drazeta 4
dreama 9
drema 8
dren 4
drest 4
drew 142
dries 4
drilon 4
driss 4
drita 4
drucilla 11
drummond 4
drusilla 9
duane 383
duarte 150
dub 4
dubh 4
dubhan 4
dubhchobhlaigh 4
dubhog 4
dubravka 4
dubravko 4
dubthach 4
dudley 65
dulce 20
dulcie 6
dunash 4
dunc 4
duncan 51
dunchad 4
dundar 4
dung 8
dunja 240
dunlaith 4
dunod 4
durad 4
durand 4
durante 4
durbin 4
durga 4
duri 4
durk 4
durmus 4
duro 4
dursun 4
dusan 100
dusanek 4
dushan 100
dusko 4
dusti 6
dustin 493
dusty 48
dutty 4
duy 4
duygu 4
dwain 33
dwan 4
dwana 6
dwayne 299
dwight 297
dwynwen 4
dyan 8
dylan 240
dyllan 200
dymphna 4
dysmas 4
dzan 133
dzhokhar 4
dzintars 4
eabha 133
eachann 4
eachmarcach 4
eadbald 4
eadberht 4
eadbhard 4
eadred 4
eadric 4
eadweard 4
eadwulf 4
ealdred 4
ealdwulf 4
ealhmund 4
eamonn 4
eanbald 4
eanfrith 4
eardley 4
eardwulf 4
earl 971
earle 46
earlean 9
earleen 9
earlene 50
earlie 6
earline 59
early 4
earnest 170
earnestine 51
eartha 14
easley 4
easter 20
ebba 4
ebbie 4
ebenezer 4
eberhard 4
eberhart 4
eboni 14
ebonie 7
ebony 118
ebru 4
ece 4
ecem 4
echo 8
ecrin 92
ed 175
eda 13
edburga 4
edda 8
eddie 665
eddison 4
eddy 69
edebe 4
edel 4
edelmira 12
edem 4
eden 14
eder 4
ederson 4
edgar 399
edgaras 4
edgardo 40
edgars 4
edgell 4
edhem 4
edie 18
edik 4
edil 4
edilma 4
edilson 4
edin 4
edinson 4
edip 4
edis 4
edison 31
edita 4
edith 792
edivaldo 4
edme 4
edmilson 4
edmond 115
edmund 166
edmundas 4
edmundo 27
edna 860
edoardo 240
edouard 133
edra 5
edris 6
edsel 4
edson 4
eduardo 243
edvard 4
edvardas 4
edvin 4
edvinas 4
edvins 4
edward 4062
edwardo 55
edwidge 4
edwige 4
edwin 676
edwina 49
edwyn 4
edyta 4
edyth 7
edythe 33
eelco 4
eeli 109
eerik 4
eero 4
eevi 150
efe 4
effie 104
effiong 4
efrain 107
efren 43
eftychia 4
ege 4
egemen 4
egerton 4
egidijus 4
egidio 4
egil 4
egnech 4
egon 4
ehren 4
ehsan 4
ehsanullah 4
ehtel 6
ehud 4
eibert 4
eibhear 4
eidur 4
eifion 4
eihi 4
eiichi 4
eiichiro 4
eija 4
eiji 4
eijin 4
eijiro 4
eijun 4
eikichi 4
eiko 4
eileen 410
eilene 7
eiler 4
eilert 4
eimhin 4
eimi 4
einar 4
eino 200
einosuke 4
eirini 4
eisha 100
eishun 4
eisuke 4
eitan 120
eitel 4
eithan 109
eithne 4
eivind 4
eizo 4
ejegayehu 4
ejler 4
ejnar 4
ekanamsha 4
ekaterina 150
ekaterini 4
ekei 4
ekene 4
ekin 4
ekkehard 4
ekram 4
ekrem 4
ela 7
eladia 5
elaina 17
elaine 720
elana 14
elane 6
elanor 8
elayne 10
elba 36
elbert 132
elbie 4
elchin 240
elda 33
eldad 4
eldar 4
elden 26
eldin 4
eldon 104
eldora 13
eldridge 28
eleanor 603
eleanora 12
eleanore 31
elease 11
eleazar 4
elec 4
elektra 4
elen 4
elena 240
elene 200
eleni 240
elenor 19
elenora 11
elenore 7
eleonor 6
eleonora 6
eleonore 6
eleuter 4
eleutherios 4
elfreda 5
elfrieda 7
elfriede 14
elgin 4
elham 4
eli 103
elia 31
eliad 4
eliana 9
eliane 4
elias 300
eliav 4
elicia 9
elida 32
elidia 5
elie 300
elif 240
eligius 4
elija 100
elijah 150
elin 6
elina 7
eline 4
elinor 52
elinore 7
eliomar 4
eliphas 4
elisa 118
elisabeth 95
elise 82
eliseo 43
elisha 34
eliska 300
elissa 26
eliz 6
eliza 62
elizabet 5
elizabeth 8361
elizaveta 100
elizbeth 11
elizebeth 20
elkan 4
elkanah 4
elke 9
elkin 4
ella 396
ellamae 6
ellan 5
ellard 4
elle 4
ellen 727
ellena 5
ellery 4
elli 120
ellie 100
elling 4
elliot 89
elliott 91
ellis 146
ellsworth 30
ellwood 4
elly 8
ellyn 10
elma 70
elman 4
elmar 86
elmer 376
elmira 13
elmo 45
elmore 4
elna 15
elnora 57
elnur 150
elodia 11
elodie 4
eloi 4
elois 8
eloisa 30
eloise 137
elon 4
elouan 4
elouen 4
elouise 25
eloy 45
elrick 4
elroy 31
elsa 123
elsbeth 4
else 10
elshan 120
elsie 430
elson 4
elspeth 4
elsy 5
elton 100
eluned 4
elva 97
elvan 4
elvera 13
elvia 44
elvie 9
elvin 85
elvina 8
elvir 4
elvira 130
elvis 71
elwanda 6
elwood 83
elyas 240
elyse 25
elza 100
em 4
ema 300
eman 109
emanuel 116
emanuele 4
emanuil 4
embla 300
emel 4
emelda 9
emelia 133
emelina 6
emeline 6
emely 150
emerald 7
emerita 7
emerson 56
emery 67
emese 4
emi 4
emiko 9
emil 200
emile 45
emilee 12
emilia 300
emiliana 4
emiliano 171
emilie 33
emilija 240
emilio 118
emiliya 120
emils 150
emily 960
emin 4
emine 200
emir 100
emiri 4
emma 676
emmaline 5
emmanuel 110
emmanuelle 4
emmeline 4
emmerich 4
emmett 116
emmie 10
emmitt 32
emmy 10
emogene 14
emory 58
emosi 4
emrah 4
emre 4
emrecan 4
emrys 4
emyr 4
ena 16
enache 4
enda 5
endel 4
ender 4
endrit 4
ene 4
enedina 15
eneida 9
eneko 4
enes 4
engelbert 4
engin 4
enguerrand 4
enid 40
eniko 4
enis 4
enn 4
ennio 4
enoch 35
enola 10
enric 4
enrico 4
enrique 241
enriqueta 18
enver 4
enyinnaya 4
enzo 4
eochaid 4
eogan 4
eoin 4
eoinice 4
ephraim 4
ephrem 4
epifania 8
epke 4
era 18
eraldo 4
erasmo 30
eray 4
erbil 4
ercan 4
ercument 4
erdal 4
erdem 4
erden 4
erdene 4
erdi 4
erdinc 4
erdogan 4
ereka 4
erem 4
eren 4
erendiz 4
erez 4
ergin 4
ergun 4
erhan 4
erhard 4
erhart 4
eri 4
eric 2711
erica 517
erich 50
erick 137
ericka 57
erida 4
erik 346
erika 241
eriko 4
erin 551
erinn 8
eris 4
eriu 4
erkan 4
erki 4
erkin 4
erkki 4
erland 4
erlea 4
erlene 10
erlinda 27
erline 8
erma 168
erman 4
ermelinda 8
erminia 8
ermintrude 4
erna 40
ernan 4
erneido 4
ernest 1117
ernestina 32
ernestine 153
ernesto 204
ernests 4
ernie 95
ernmas 4
erno 4
ernst 4
erol 4
errett 4
errol 56
ersan 4
ersin 4
ertan 4
erton 4
ertug 4
ertugrul 4
erum 4
ervin 141
erwan 4
erwin 96
eryn 7
esben 4
eschel 4
esdras 4
eser 4
esfandiar 4
esin 4
esma 171
esme 4
esmeralda 54
espen 4
esperanza 171
esprit 4
esra 4
esref 4
essa 4
essi 4
essie 124
esta 12
esteban 87
estefana 5
estela 59
estell 11
estella 100
estelle 149
ester 79
esther 688
estienne 4
eston 4
estrella 16
eszter 4
eta 4
etain 4
etalemahu 4
eth 4
etha 7
ethan 133
ethel 733
ethelene 8
ethelyn 15
ethem 4
ethniu 4
ethyl 10
etien 4
etienne 4
etsuji 4
etsuko 5
etta 102
etti 4
ettie 5
ettore 4
euan 4
eubulus 4
eudora 4
eudoxia 4
eufemia 7
eugena 5
eugene 1207
eugenia 94
eugenie 12
eugenija 4
eugenijus 4
eugenio 47
euhel 4
eula 139
eulah 5
eulalia 20
eun 171
euna 7
eunice 212
eunu 171
euphemia 4
eura 5
eusebia 6
eusebio 32
eustace 4
eustachy 4
eustathius 4
eustolia 6
euthemia 4
eva 643
evadne 4
evald 4
evaldas 4
evalyn 15
evan 225
evandro 4
evangelina 40
evangeline 46
evangelista 4
evangelos 4
evanthia 4
evaristo 4
eve 53
evelia 14
evelin 8
evelina 100
eveline 11
evelyn 1737
evelyne 11
evelynn 5
even 4
evens 109
everett 291
everette 45
everton 4
evette 25
evgenia 4
evgeniy 120
evgeny 120
evia 5
evie 200
evilasio 4
evilastus 4
evin 4
evita 5
evon 15
evonne 17
evrim 4
ewa 7
ewald 4
ewbank 4
ewell 4
ewen 4
ewine 4
ewing 4
ewunia 4
exequiel 4
exie 8
eyerusalem 4
eyglo 4
eylem 4
eylul 100
eymen 150
eyre 4
eystein 4
eyup 4
ezekiel 171
ezel 4
ezequiel 30
ezinne 4
ezra 47
ezri 4
ezzo 4
faas 4
fabia 4
fabian 77
fabiano 4
fabien 4
fabienne 4
fabinho 4
fabio 4
fabiola 21
fabre 4
fabrice 4
fabricio 4
fabrizio 4
fachtna 4
fadel 4
fadi 100
fae 8
fahad 200
fahd 240
faheem 4
fahir 4
fahmi 4
fahmy 4
fahri 4
faik 4
fail 4
fairfax 4
fairy 6
faisal 100
faith 120
faiz 4
faiza 4
faizan 4
faizullah 4
fajr 75
fakhr 4
fakir 4
falko 4
fallon 12
fannie 196
fanny 37
fanta 100
faqir 4
farah 100
faraj 4
fareed 4
farhaan 4
farhad 4
farhat 4
fariba 4
fariborz 4
farid 4
farida 150
fariduddin 4
faris 4
farkas 4
farley 4
farooq 4
farrah 150
farrington 4
farshid 4
faruq 4
farzad 4
farzan 4
farzana 120
farzaneh 4
fateh 4
fatemeh 300
faten 4
fathallah 4
fathi 4
fathy 4
fatih 4
fatima 300
fatimah 6
fatin 92
fatma 300
fatmire 4
fatos 4
fatoumata 300
fattah 4
faustina 9
faustino 40
fausto 29
faustus 4
fauzia 4
faviola 5
fawaz 4
fawkes 4
fawn 19
fawzi 4
fay 88
faye 228
fayez 4
fazal 4
fazil 4
fazlallah 4
fazli 4
fe 8
feda 4
fedde 4
fedelm 4
federica 4
federico 68
federigo 4
fehmi 4
feidlimid 4
felecia 35
felica 14
felice 13
felicia 259
feliciano 4
felicidad 7
felicita 26
felicitas 17
felicity 4
feliks 4
felipa 19
felipe 177
felisa 12
felisha 17
felix 294
felton 30
femia 4
fen 300
fenella 4
fenimore 4
fenton 4
fenwick 4
ferdi 4
ferdinand 47
ferdinando 4
ferdynand 4
ferenc 4
fereshteh 4
fereydun 4
fergal 4
fergus 4
ferguson 4
ferhat 4
feridun 4
ferit 4
ferko 4
ferman 4
fermin 33
fermina 5
fern 97
fernan 4
fernand 4
fernanda 120
fernande 6
fernando 332
ferndo 109
ferne 14
fero 4
feroze 4
ferrante 4
ferris 4
ferruccio 4
feryal 4
fethi 4
fethiye 4
fevzi 4
fey 4
feyrouz 4
feyyaz 4
ffion 4
fhd 92
fi 4
fiach 4
fiacha 4
fiachna 4
fiachra 4
fiachrae 4
fiadh 200
fiamma 4
fida 4
fidan 4
fidel 82
fidela 6
fidelia 5
fidelma 4
fiderd 4
fifita 4
fikret 4
fikri 4
filiberto 29
filip 300
filipa 4
filipe 4
filipo 4
filippa 4
filippo 4
filiz 4
filomena 25
filotije 4
fin 4
finbil 4
findabair 4
fine 4
fineamhain 4
finlay 80
finley 4
finn 171
finnacan 4
fiona 13
fionn 4
fionnghuala 4
fionnuala 4
fiorina 4
fiorino 4
firat 4
firmin 4
fisnik 4
fisseha 4
fitz 4
fjolla 4
flaithbertach 4
flann 4
flannabhra 4
flannan 4
flavia 10
flavio 4
flaxman 4
flemming 4
fleta 6
fletcher 56
fleur 4
flidais 4
flo 11
flor 25
flora 189
florance 10
florea 4
florence 878
florencia 11
florencio 34
florene 15
florentin 4
florentina 11
florentino 31
florenz 4
floretta 8
floria 6
florian 4
florida 17
florimond 4
florin 4
florina 4
florinda 11
florine 37
florrie 6
flossie 61
flossy 4
flower 4
floy 22
floyd 524
floyer 4
flynt 4
fodla 4
folashade 4
folger 4
folke 4
fonda 16
foppa 4
forbes 4
forbflaith 4
forest 50
forrest 158
fortune 4
foster 40
fothad 4
fotini 4
fouzan 4
fozia 240
fran 92
france 10
francene 7
frances 2093
francesc 4
francesca 37
francesco 171
franchesca 6
francie 8
francina 8
francine 110
francis 720
francisc 4
francisca 200
francisco 617
franciscus 4
franciszek 171
franciszka 4
franck 4
franco 4
francois 4
francoise 8
frane 4
franjo 4
frank 2838
frankie 136
franklin 381
franklyn 27
frannie 4
franny 4
frans 4
fransisca 5
frantisek 4
frantz 4
franz 4
franzl 4
frazer 4
fred 1372
freda 142
fredda 6
freddie 239
freddy 103
frederic 62
frederica 10
frederick 694
fredericka 9
frederico 4
frederique 4
fredi 4
fredia 10
fredric 35
fredrick 235
fredricka 6
fredrik 4
fredro 4
fredson 4
fredua 4
fredy 4
freeborn 4
freeda 10
freeman 51
freida 39
freja 150
freundel 4
freya 200
frh 92
fricis 4
frid 4
frida 240
fridrik 4
fridtjof 4
frieda 200
friedemann 4
friedhelm 4
friedrich 4
frimann 4
frith 4
fritiof 4
fritz 42
froydis 4
fruela 4
fryderyk 4
ftmh 240
fuad 4
fuat 4
fujiko 4
fujio 4
fujitaka 4
fukio 4
fukumi 4
fukuzo 4
fulbert 4
fulcoald 4
fulgence 4
fulke 4
fulvio 4
fulwar 4
fuma 133
fumiaki 4
fumie 4
fumihiko 4
fumihiro 4
fumihisa 4
fumika 4
fumiko 8
fumimaro 4
fumio 4
fumitaka 4
fumito 4
fumitoshi 4
fumiya 4
funda 4
furio 4
furkan 4
fusakichi 4
fusako 4
fusanosuke 4
fusashige 4
fusatsugu 4
fusazane 4
futoshi 4
fuyue 4
fuyuhiko 4
fuyuki 4
fuyuko 4
fynes 4
fyodor 4
fyodorovich 4
ga 4
gabby 4
gabija 120
gable 4
gabor 92
gabriel 371
gabriela 133
gabriele 100
gabrieli 300
gabriella 23
gabrielle 72
gaddi 4
gaddo 4
gadhimai 4
gadiel 4
gadson 4
gael 200
gaetano 4
gaffar 4
gagik 92
gail 571
gaimar 4
gaimdibhla 4
gaius 4
gajalakshmi 4
gaku 4
gakuto 4
gala 6
gale 66
galen 62
galenka 4
galina 6
galip 4
galton 4
galusha 4
gamalat 52
gamil 4
gamila 55
gamini 4
gamze 4
ganesh 4
ganesha 4
gangamma 4
gangubai 4
ganna 4
gano 4
ganson 4
gara 4
garaidh 4
garci 4
garcia 4
gardar 4
gardner 4
gareth 4
garett 4
garfield 33
garibald 4
garin 4
garland 108
garnet 18
garnett 10
garo 4
garr 4
garret 29
garrett 165
garri 4
garrick 4
garrie 4
garrison 4
garry 179
garth 52
garvin 4
gary 3229
gaspar 240
gaspard 4
gaspare 4
gaston 29
gastone 4
gatewood 4
gatis 4
gaurav 4
gauri 4
gautam 4
gav 4
gavin 67
gavriil 4
gavril 4
gavrilo 4
gay 52
gayane 240
gayatri 4
gaye 24
gayla 34
gayle 173
gaylene 8
gaylord 29
gaynell 14
gaynelle 7
gaynor 4
gayson 4
gaz 4
gazza 4
gbenga 4
gearldine 8
gebhard 4
gebre 4
gediminas 4
geena 4
geert 4
geeta 4
geir 4
gelgeis 4
gelson 4
gema 5
gemechu 4
gemma 16
gena 44
genann 4
genaro 53
gendun 4
gene 425
generoso 4
genesis 7
geneva 235
genevie 6
genevieve 205
genevive 6
genia 8
genichi 4
genichiro 4
genie 9
genjiro 4
genna 7
gennadiya 4
gennady 4
gennie 8
genny 7
geno 4
genovaite 4
genoveva 22
genrikh 4
genta 4
gentaro 4
gentian 4
gentile 4
genzaburo 4
genzebe 4
genzo 4
geoff 4
geoffrey 178
geordie 4
georg 4
georgann 6
george 4607
georgeann 7
georgeanna 6
georgene 11
georges 4
georgetta 12
georgette 45
georgi 240
georgia 346
georgiana 23
georgiann 7
georgianna 22
georgianne 5
georgie 20
georgina 62
georgine 9
georgios 300
georgius 4
georgy 4
geovani 4
geppetto 4
geraint 4
gerald 1705
geraldine 547
geraldo 34
geralyn 16
gerard 215
gerardo 175
gerasim 4
geraud 4
gerbaud 4
gerbrand 4
gerd 4
gerda 18
gerhard 4
gerhardt 4
gerhart 4
geri 33
gerlach 4
gerli 4
germain 4
germaine 35
german 57
germar 4
gernot 4
gerolamo 4
gerold 4
gerome 4
geronimo 200
gerri 20
gerrie 4
gerrit 4
gerry 74
gerson 4
gersz 4
gert 4
gertha 9
gertie 22
gertrud 10
gertrude 405
gertrudis 5
gertude 7
getachew 4
getahun 4
getaneh 4
gethin 4
getoar 4
geun 4
gevorg 150
geza 4
gezahegne 4
gezim 4
ghada 4
ghaffar 4
ghalib 4
ghanem 4
ghani 4
ghasem 4
ghassan 4
ghazaleh 4
ghazanfar 4
gheorghe 4
ghislain 4
ghislaine 5
ghiyath 4
gholam 4
ghulam 4
gi 4
gia 11
giacinto 4
giacobbe 4
giacomo 4
giada 4
giampaolo 4
giampiero 4
gian 4
giancarlo 4
gianfrancesco 4
gianfranco 4
gianluca 4
gianluigi 4
gianmarco 4
gianna 200
gianni 4
giannis 4
giannozzo 4
gianpaolo 4
gianpietro 4
gichin 4
gidget 6
giedre 4
giedrius 4
gifford 4
gigi 11
giichi 4
gijsbert 4
gil 43
gilbert 427
gilberte 5
gilberto 145
gilda 38
giles 4
gill 4
gilla 4
gilleasbaig 4
gilleasbuig 4
gillespie 4
gilli 109
gillian 25
gilma 5
gilman 4
gilson 4
gin 4
gina 388
ginchiyo 4
gines 4
ginette 7
ginevra 171
ging 4
ginger 144
ginji 4
ginnosuke 4
ginny 21
gino 40
gintaras 4
gintare 4
gioacchino 4
gioachino 4
giordano 4
giorgi 200
giorgia 120
giorgio 4
giorgos 4
giovanna 16
giovanni 52
giray 4
girish 4
girjesh 4
girma 4
girolamo 4
girts 4
gisela 27
gisele 15
giselher 4
giselle 17
gisli 4
gita 92
giulia 200
giuliana 4
giuliano 4
giulietta 4
giulio 4
giuseppe 34
giuseppina 6
gizem 4
gjergj 4
gjermund 4
gjon 4
gjonaj 4
gjoni 4
gjyste 4
gladis 14
gladwyn 4
glady 10
gladys 918
glafcos 4
glaucio 4
glayds 6
gleb 4
glen 457
glenda 324
glendora 10
glenn 792
glenna 78
glennie 8
glennis 9
glenys 4
glinda 10
gloria 1771
glory 14
gluniairn 4
glyn 4
glynda 8
glynis 7
gnaeus 4
gnathnad 4
gneomar 4
gniewomir 4
goby 4
godfrey 4
godfried 4
godman 4
godswill 4
godzimir 4
goemon 4
goffraid 4
gofraid 4
gofraidh 4
gogi 4
gogo 109
goichi 4
gojko 4
gokay 4
gokce 4
gokcek 4
gokcen 4
gokdemir 4
gokhan 4
goksel 4
goksu 4
goksun 4
goktug 133
golda 15
golden 6
goldie 93
goldsworthy 4
goleuddydd 4
gomez 4
gonul 4
gonxha 4
gonzague 4
gonzalo 74
goodall 4
goody 4
googoosh 171
gopinathan 4
goran 171
gorana 4
gord 4
gordan 4
gordana 92
gorden 4
gordo 4
gordon 506
gorgias 4
gorka 4
gormflaith 4
goro 4
gosia 4
gosta 4
gota 4
gotabhaya 4
gottfried 4
gottlieb 4
gottlob 4
gottschalk 4
gotz 4
gove 4
gover 4
gowell 4
gowin 4
gozde 4
grace 816
gracia 10
gracie 76
graciela 79
grady 130
grafton 4
graham 77
graig 27
grainde 4
grainne 4
grammaticus 4
grandison 4
grant 197
granville 29
gratia 4
grayce 7
graydon 4
grayson 4
grayston 4
graziano 4
grazina 4
grazyna 6
greenbury 4
greenleaf 4
greet 4
greg 500
gregg 163
gregoire 4
gregoor 4
gregoria 23
gregorio 88
gregory 2493
greig 4
grellan 4
greta 60
gretchen 136
grete 4
grethe 4
gretta 12
greyson 4
gricelda 7
griffith 4
grifine 4
grigol 4
grigor 4
grigore 4
grigoris 4
grigory 4
grischa 4
grisel 6
griselda 32
grover 100
gruffydd 4
gry 4
gu 4
guadalupe 234
guarino 4
guarinus 4
gubby 4
guderian 4
gudjon 4
gudmundur 4
gudny 4
gudrodr 4
gudrun 109
guglielmo 4
guharam 4
guido 4
guidobaldo 4
guilherme 4
guillaume 4
guillem 4
guillermina 30
guillermo 171
guinn 4
guiot 4
gul 4
gulbahar 4
gulcan 4
guler 4
gull 4
gulnara 4
gulsah 4
gulsen 4
gulshara 4
gultekin 4
guly 4
gulzar 4
gun 4
gunars 4
gunay 150
gunborg 4
gundars 4
gundega 4
gunder 4
gundoald 4
gundogdu 4
gundulf 4
gunduz 4
gunel 240
guner 4
gunes 4
gunhild 4
gunilla 4
gunn 4
gunnar 4
gunnel 4
gunpei 4
gunseli 4
gunther 4
guntis 4
gunvald 4
guoqiang 4
gur 4
gurandukht 4
gurcharan 4
gurdeep 4
gurgen 4
gurhan 4
gurkan 4
gursel 4
gurunath 4
gus 76
gusman 4
gussie 33
gustav 4
gustavo 148
gustavs 200
gustimeus 4
gusztav 4
guto 4
guus 4
guven 4
guvenc 4
guy 306
guzel 4
gwen 133
gwenda 9
gwendolen 4
gwendoline 4
gwendolyn 286
gwenllian 4
gwenn 8
gwilym 4
gwladys 4
gwyn 8
gwyneth 6
gyatso 4
gyearbuor 4
gyongyi 4
gyorgy 4
gyozo 4
gyu 4
gyula 4
gyuri 4
ha 240
haakon 4
habib 92
habiba 120
habibullah 4
habtamu 4
habte 4
hachiro 4
haci 4
hack 4
hadem 4
haden 4
hadi 4
hadicha 100
hadid 4
hadji 4
hadley 4
hae 10
haeun 171
hafeez 4
hafiz 4
hafizullah 4
hafs 4
hafsa 4
hagar 4
hagi 4
hagop 4
hagos 4
haguna 4
hai 26
hailey 16
hailu 4
haimirich 4
haitao 4
haitham 4
haiyan 4
haizea 4
hajibala 4
hajime 4
hajj 4
hajji 4
hajnal 4
hajra 4
hajun 240
hakan 4
hakaru 4
hakim 4
hakki 4
hakon 4
hakubun 4
hakuo 4
hal 84
hala 4
halah 4
haldor 4
haldun 4
hale 4
haleh 4
haley 61
halfdan 4
halide 4
halim 55
halima 4
halin 133
halina 10
halit 4
halldor 4
halle 4
halley 6
hallgeir 4
hallie 40
hally 4
halse 4
haluk 4
halvor 4
hamada 4
haman 4
hamdan 4
hamdi 4
hamdiyah 4
hamid 4
hamida 4
hamidou 4
hamidullah 4
hamish 4
hamit 4
hamlet 4
hammouda 4
hamnuna 4
hamza 200
han 6
hana 150
hanae 4
hanako 4
hanani 4
hananiah 4
handan 4
hande 4
handel 4
hanefi 4
hang 7
hanh 8
hani 4
hania 4
hanifa 4
hanife 4
hanisha 4
hank 36
hanley 4
hanna 300
hannah 179
hanne 4
hanneke 4
hannele 4
hannelore 10
hannes 4
hannibal 4
hanns 4
hannu 4
hans 96
hansel 4
hansford 4
hansjorg 4
hansraj 4
hantaro 4
hao 300
haoran 120
haoyu 240
haq 4
hara 4
haralds 4
haraldur 4
harbert 4
harbhajan 4
harcharan 4
harcourt 4
hardik 4
hardouin 4
harel 4
harijs 4
harika 4
haris 4
harish 4
harlan 89
harland 27
harley 105
harmar 4
harmon 4
harmony 11
harold 2196
harouna 4
harper 100
harraz 120
harri 4
harrie 4
harriet 221
harriett 55
harriette 25
harris 171
harrison 92
harry 1393
harsh 4
harshita 4
harsidhhi 4
hart 4
hartmut 4
hartog 4
haru 86
haruaki 4
haruchika 4
harue 4
haruhi 4
haruhiko 4
haruhiro 4
haruhisa 4
haruka 4
haruki 4
haruko 4
haruma 92
harumi 4
harun 100
haruna 171
harunobu 4
haruo 4
haruomi 4
harutaka 4
haruto 171
harutsuna 4
haruyasu 4
haruyo 4
haruyoshi 4
haruzumi 4
harve 4
harvey 359
harvie 4
harvir 4
harwood 4
hasan 133
hasdai 4
hashem 92
hashim 4
hasib 4
hasim 4
hasmik 150
hasnaa 60
hasnain 4
hassan 150
hassanal 4
hassane 4
hasse 4
hassie 6
hasso 4
hastie 4
hastings 4
hasui 4
hatem 4
hatice 171
hatsu 4
hatsue 4
hatsuhiko 4
hatsuo 4
hatsutaro 4
hattie 222
hatun 4
hatzimichalis 4
haughton 4
hauke 4
haukur 4
havard 4
haven 4
haviv 4
havva 4
hawa 171
hayanari 4
hayat 4
hayate 4
hayati 4
hayato 4
hayatullah 4
haydar 4
haydee 25
hayden 27
haydn 4
hayk 133
hayley 23
haym 4
hayman 4
hayrettin 4
hayri 4
hayrunnisa 4
hayun 240
hayward 4
haywood 31
hayzu 4
hazel 654
hazelle 4
hazem 4
hazen 4
hazlitt 4
hazuki 4
heath 106
heather 1879
heber 4
hecham 4
hector 454
hedvig 4
hedwig 14
hedy 8
hee 9
heela 4
hegemon 4
heiberg 4
heide 11
heidemarie 4
heidi 326
heidy 5
heihachiro 4
heikapu 75
heike 6
heiki 4
heiner 4
heini 4
heinke 4
heino 4
heinrich 4
heinz 4
heisuke 4
heita 4
heitor 150
helaine 6
helder 4
helen 4830
helena 300
helene 97
helfrich 4
helga 38
helge 4
heli 4
heliodorus 4
helle 4
hellen 21
hellmuth 4
helma 200
helmer 4
helmi 120
helmut 4
helmuth 4
helon 4
helton 4
helvi 4
hemant 4
hemin 4
hen 4
henare 4
hender 4
hendley 4
hendra 4
hendric 4
hendrik 4
henk 4
hennadiy 4
henner 4
hennig 4
henno 4
henock 4
henok 4
henri 4
henric 4
henrich 4
henrie 4
henrietta 135
henriette 10
henrik 4
henrika 4
henrikas 4
henrique 4
henry 2126
henryk 4
henuttawy 4
heon 4
hephzibah 4
hepi 4
herb 30
herbert 701
herdrich 4
heri 4
heribert 4
heriberto 68
herja 4
herk 4
herkus 150
herlinda 23
herm 4
herma 6
herman 471
hermann 4
hermas 4
hermelinda 16
hermenegild 4
hermila 6
hermina 9
hermine 11
herminia 35
hermione 4
hermon 4
hernan 4
hernando 4
hero 4
herron 4
herschel 52
herschmann 4
hersey 4
hersh 4
hershel 44
hershey 4
hersony 4
herta 7
hertha 7
herve 4
hervey 4
herwig 4
herz 4
herzl 4
heshmat 4
hessa 171
hester 39
heston 4
hetepheres 4
hettie 16
hetty 4
hew 4
hewitt 4
heydar 4
heywood 4
hibat 4
hicham 4
hichem 4
hidayatullah 4
hideaki 4
hidefumi 4
hideharu 4
hidehiko 4
hidehiro 4
hidehito 4
hideie 4
hideji 4
hidekane 4
hidekazu 4
hideki 4
hideko 4
hidemasa 4
hidemi 4
hidemichi 4
hidemitsu 4
hidenobu 4
hidenori 4
hideo 4
hideshi 4
hidetaka 4
hideto 4
hidetoki 4
hidetoshi 4
hidetsugu 4
hideyo 4
hideyoshi 4
hideyuki 4
hidezumi 4
hidipo 4
hiedi 6
hien 6
hieronim 4
hieronymus 4
hifzi 4
hikari 4
hikaru 4
hikmat 4
hikmet 4
hikoma 4
hila 4
hilaire 4
hilal 4
hilaria 8
hilario 38
hilary 59
hilbert 4
hilda 288
hilde 8
hildebrand 4
hildegard 23
hildegarde 8
hildr 4
hildred 8
hildreth 4
hillar 4
hillary 53
hillel 4
hilliard 4
hilma 12
hilmi 4
hilton 33
himari 300
himeko 4
hina 300
hinano 240
hinata 300
hinato 171
hind 4
hines 4
hinnerk 4
hinrich 4
hinton 4
hipolito 33
hiram 70
hiro 300
hiroaki 4
hiroe 4
hirofumi 4
hirohide 4
hirohisa 4
hiroji 4
hirokatsu 4
hirokazu 4
hiroki 4
hiroko 10
hirokuni 4
hiromasa 4
hiromi 4
hiromichi 4
hiromitsu 4
hiromori 4
hiromoto 4
hiromu 4
hironari 4
hironobu 4
hironori 4
hironoshin 4
hirosato 4
hiroshi 4
hiroshige 4
hirotaka 4
hirotami 4
hiroto 4
hirotoki 4
hirotomo 4
hirotoshi 4
hirotsugu 4
hiroya 4
hiroyasu 4
hiroyo 4
hiroyoshi 4
hiroyuki 4
hirsh 4
hisaaki 4
hisaakira 4
hisae 4
hisahide 4
hisahiko 4
hisahito 4
hisakazu 4
hisakichi 4
hisako 6
hisamasa 4
hisamitsu 4
hisanobu 4
hisanori 4
hisao 4
hisashi 4
hisasuke 4
hisateru 4
hisato 4
hisatoshi 4
hisaya 4
hisayasu 4
hisayo 4
hisayoshi 4
hisayuki 4
hisham 4
hitesh 4
hitoki 4
hitoma 4
hitomi 4
hitoshi 4
hiwot 4
hizir 4
hjalmar 4
hjordis 120
hmd 200
ho 133
hoa 16
hobart 4
hobert 27
hoca 4
hoda 150
hogan 4
hokuto 4
holden 4
holger 4
holley 10
holli 19
holliday 4
hollie 37
hollis 63
holly 462
holmes 4
homa 4
homare 4
homayoun 4
homer 216
honey 9
hong 29
hongmin 4
honor 4
honore 4
hooman 4
hoon 4
hope 144
horace 196
horacio 37
horatia 4
horst 4
hortencia 30
hortense 18
hortensia 14
horton 4
hosea 28
hosna 57
hosniya 63
hossam 4
hossein 200
hostus 4
hotaru 4
hotsumi 4
houston 54
hovenden 4
hovhannes 100
howard 1224
hoyt 32
hozumi 4
hrafn 4
hrant 4
hristijan 4
hroth 4
hrvoje 4
hryhory 4
hsiu 6
hsiung 109
hu 4
hua 133
hube 4
hubert 213
huda 4
hudson 109
hue 7
huey 33
hugh 302
hughes 4
hughie 4
hugo 240
hugues 4
huguette 4
hui 240
huiberdina 4
huisdean 4
hulda 14
hulusi 4
hulya 4
humbert 4
humberto 111
humphrey 4
humphry 4
hun 4
hunayn 4
hung 171
hunt 4
hunter 59
huntington 4
huntley 4
huong 12
hups 4
hur 171
hurairah 4
hurriyet 4
husam 4
huseyin 150
huseyn 240
hushang 4
husik 4
husnu 4
hussa 200
hussain 200
hussein 200
huub 4
huw 4
huzihiro 4
hvalimir 4
hwa 5
hwan 4
hwr 171
hyacinth 8
hyacinthe 4
hydar 171
hye 9
hyeon 4
hyman 30
hymen 4
hynman 4
hyo 6
hyok 4
hyon 9
hypocorism 4
hyuk 4
hyun 10
hyung 4
hywel 4
iacopo 4
iain 4
ian 288
iana 4
ianto 4
ibai 109
iben 109
ibrahim 200
ibrahima 4
ibro 4
ibtisam 4
ichabod 4
ichiei 4
ichiko 4
ichimatsu 4
ichiro 4
ichizo 4
ida 471
idalia 15
idell 12
idella 22
idil 4
idina 4
idris 4
idriss 4
ieharu 4
iehiro 4
iehisa 4
iemasa 4
iemitsu 4
iemochi 4
iemon 4
ienari 4
iesada 4
iesato 4
iesha 11
ieshige 4
iestyn 4
ieuan 4
ieva 4
ieyasu 4
ifan 4
iftikhar 4
ignac 4
ignacia 10
ignacio 138
ignacy 4
ignas 4
ignatius 4
ignatz 4
ignazio 4
igor 109
igors 4
igwe 4
ihab 4
ihsan 4
ijsbrand 4
ike 30
iker 300
ikhtiyar 4
ikkansai 4
ikko 4
ikramullah 4
ikrimah 4
ikue 4
ikuhiko 4
ikuhiro 4
ikuhisa 4
ikumi 4
ikuo 4
ikuro 4
ikuyo 4
il 4
ila 60
ilan 4
ilana 9
ilaria 4
ilda 8
ildike 4
ileana 18
ileen 7
ilene 48
ilesanmi 4
ilgar 100
ilgin 4
ilham 4
ilhami 4
ilhan 4
iliana 14
ilidio 4
ilie 4
ilija 100
ilisoni 4
ilja 4
ilkay 4
ilker 4
ilkka 4
illa 6
illarion 4
illich 4
illimar 4
ilmar 4
ilmari 4
ilmars 4
ilona 15
ilse 16
ilsley 4
ilter 4
iluminada 8
ilya 4
ilyas 4
ilze 4
ima 20
imad 4
iman 133
imanol 4
imants 4
imdad 4
imelda 43
imene 300
imerio 4
iminathi 200
imogen 150
imogene 79
imre 4
imtiaz 4
in 13
ina 96
inacio 4
inaki 4
inal 4
inan 4
inanc 4
inaya 240
inayat 4
inayatullah 4
inci 100
inday 4
india 27
indira 133
indrek 4
indulis 4
inejiro 4
inell 9
ines 300
inese 4
inessa 4
inez 210
inga 16
inge 17
ingeborg 16
ingebrigt 4
ingegerd 4
ingeldaz 4
ingemar 4
inger 10
ingo 4
ingolf 4
ingram 4
ingrid 94
ingus 4
ingvald 4
ingvar 4
ingvil 4
ingvild 4
inigo 4
inna 4
innar 4
innogen 4
inocencia 8
inoke 4
inta 4
inuk 300
inunnguag 171
inutsiaq 71
ioan 4
ioana 4
ioane 86
ioanna 100
ioannis 240
iola 32
iolo 4
ion 100
iona 30
ione 27
ionel 4
ionela 4
ionut 4
iori 4
iorwerth 4
ipek 4
ippei 4
iqbal 4
ira 191
irad 4
iraida 6
iraj 4
irakli 4
irakly 4
irati 109
irek 4
irem 4
irena 15
irene 1276
irenee 4
ireneusz 4
irfan 4
iria 4
irina 100
irineu 4
iris 213
irish 8
irma 301
irmak 4
irmgard 12
irmin 4
irsadi 4
irvan 4
irvin 124
irvine 4
irving 154
irwin 61
isa 8
isaac 267
isabel 240
isabell 27
isabella 240
isabelle 200
isadora 5
isaiah 76
isaias 33
isak 133
isambard 4
isami 4
isamu 4
isao 4
isaura 9
isela 12
isembard 4
isenbike 4
iset 4
isetemkheb 4
isetnofret 4
ishak 4
ishana 4
ishmael 4
ishtiaq 4
ishwar 4
ishwari 4
isiah 45
isidora 120
isidore 4
isidra 8
isidro 62
isik 4
isiktan 4
isil 4
isin 4
isis 8
iskandar 4
iskender 4
isla 300
islande 171
islwyn 4
ismael 143
ismail 109
ismat 4
ismatullah 4
ismet 4
isobel 7
israel 159
isreal 29
issac 65
issei 4
issiaka 4
istemi 4
istemihan 4
istvan 4
isy 4
itai 4
itaru 4
itay 4
itsuki 109
itsuko 4
itsumi 4
itsunori 4
itsuro 4
itziar 4
iuliu 4
iurie 4
iva 94
ivaana 300
ivalu 133
ivan 274
ivana 171
ivane 4
ivanka 4
ivar 4
ivars 4
ivaylo 4
ive 4
ivelisse 7
iven 4
ives 4
iveta 4
ivett 4
ivette 29
ivey 7
ivica 4
ivik 100
ivo 4
ivon 4
ivone 4
ivonne 23
ivory 42
ivy 150
iwako 4
iwan 4
iwao 4
iwonka 4
izabella 4
izaias 4
izak 4
izaro 100
izel 4
izet 4
izetta 6
izola 7
izolda 4
izumi 4
izz 109
izzat 4
izzatullah 4
izzeldin 4
izzet 4
ja 7
jaagup 4
jaak 4
jaakko 4
jaan 4
jaana 4
jaanus 4
jaap 4
jaba 4
jabal 4
jabbar 4
jabbour 4
jaber 4
jabez 4
jabir 4
jabr 4
jacalyn 14
jace 4
jacek 4
jacelyn 7
jachym 4
jacin 4
jacinda 7
jacinta 15
jacinto 27
jack 1879
jackeline 12
jackelyn 6
jacki 10
jackie 338
jacklyn 39
jacko 4
jackqueline 6
jackson 81
jacky 4
jaclyn 76
jacob 754
jacoba 4
jacobo 4
jacoby 4
jacopo 4
jacqualine 9
jacque 22
jacquelin 24
jacqueline 1117
jacquelyn 169
jacquelyne 8
jacquelynn 9
jacques 56
jacquet 4
jacquetta 6
jacqui 6
jacquie 7
jacquiline 8
jacquline 32
jacqulyn 10
jad 109
jada 16
jade 300
jadranko 4
jadwiga 8
jae 29
jaelyn 4
jafar 4
jaffer 4
jagaddhatri 4
jagannath 4
jaggi 4
jagoda 4
jahan 4
jahangir 4
jahid 4
jahsh 4
jaideep 4
jaime 281
jaimee 6
jaimie 17
jaipal 4
jairo 4
jairus 4
jaison 4
jaka 4
jake 148
jakes 4
jakob 300
jakov 200
jakub 300
jakup 100
jalaj 4
jalal 4
jale 4
jaleesa 8
jalil 4
jalisa 7
jama 5
jamaal 41
jamal 93
jamar 45
jame 53
jamee 6
jameel 4
jamel 49
james 15000
jameson 120
jamey 33
jami 57
jamie 612
jamika 6
jamil 4
jamila 16
jamileh 4
jamison 34
jammie 14
jamsetjee 4
jamshid 4
jan 240
jana 300
janae 12
janay 8
jancsi 4
jane 1258
janean 6
janee 7
janeen 19
janek 4
janel 29
janell 37
janella 7
janelle 98
janene 12
janessa 11
janet 2160
janeth 10
janett 10
janetta 11
janette 91
janey 13
janez 4
jang 4
jangy 4
jani 6
janica 4
janice 1484
janie 203
janiece 6
janiel 4
janika 4
janina 19
janine 84
janis 143
janise 7
janita 9
janka 4
janko 4
jann 8
janna 42
janne 4
jannet 7
jannette 21
jannie 39
jansson 4
january 7
janusz 4
janyce 5
japie 4
jaqueline 32
jaquelyn 5
jara 4
jared 357
jarek 4
jaret 4
jarett 4
jarlath 4
jarle 4
jarmila 4
jarmo 4
jarno 4
jarod 30
jaromar 4
jaromir 4
jaroslav 4
jaroslava 4
jaroslaw 4
jarrah 4
jarred 39
jarrett 48
jarrod 90
jarvis 65
jasem 4
jasen 4
jasmin 33
jasmina 4
jasmine 156
jasna 4
jason 3423
jasper 97
jassen 4
jaunita 14
javier 334
jawad 4
jawahir 4
jawdat 4
jawed 4
jay 584
jayant 4
jayanti 4
jayaraj 4
jayden 4
jaye 7
jayme 26
jaymie 7
jayna 7
jayne 76
jayson 66
jazmin 16
jazmine 10
jc 32
je 4
jean 1705
jeana 21
jeane 17
jeanelle 7
jeanene 9
jeanett 6
jeanetta 18
jeanette 448
jeanice 7
jeanie 55
jeaniene 4
jeanine 74
jeanmarie 7
jeanna 31
jeanne 425
jeannetta 5
jeannette 181
jeannie 122
jeannine 67
jearl 4
jeb 4
jed 37
jedediah 4
jeevan 4
jeff 769
jefferey 35
jefferson 71
jeffery 784
jeffie 5
jeffrey 2907
jeffry 79
jeffy 4
jehona 4
jekabs 171
jelena 300
jelle 4
jem 4
jemal 4
jemande 4
jemima 4
jemma 4
jen 8
jena 31
jenae 6
jenaro 4
jene 7
jenee 6
jenell 11
jenelle 17
jenette 11
jeneva 5
jeni 10
jenice 8
jenifer 92
jeniffer 19
jenine 9
jenise 10
jenna 132
jennefer 10
jennell 6
jennett 4
jennette 16
jenni 17
jennie 284
jennifer 7825
jenniffer 13
jennine 6
jenny 260
jeno 4
jens 4
jenson 4
jeong 4
jerald 115
jeraldine 14
jeramy 27
jere 26
jeremiah 226
jeremie 4
jeremy 1276
jeri 64
jerica 7
jerilyn 15
jerlene 6
jermaine 158
jernej 4
jeroen 4
jerold 42
jerolim 4
jerome 528
jeromy 27
jeronim 4
jeronimas 4
jeronimo 240
jerrell 27
jerri 51
jerrica 7
jerrie 16
jerrod 44
jerrold 36
jerry 2399
jerson 4
jerzy 4
jesenia 11
jesica 21
jesminder 4
jesnie 4
jesoni 4
jess 112
jesse 1077
jessenia 9
jessi 11
jessia 5
jessica 3229
jessie 383
jessika 7
jestine 5
jesus 707
jesusa 8
jesusita 5
jethro 4
jetske 4
jetta 7
jettie 13
jevon 4
jewel 107
jewell 88
jez 4
jezza 4
ji 300
jia 92
jiahao 300
jian 300
jianhong 171
jieai 109
jiecai 150
jigar 4
jihad 4
jiho 133
jiichiro 4
jill 555
jillana 4
jillian 88
jilly 4
jim 580
jimeno 4
jimmer 4
jimmi 4
jimmie 292
jimmy 960
jin 10
jina 10
jindrich 4
jinhua 4
jinichi 4
jinlong 100
jinny 5
jinpachi 4
jinyu 4
jioji 4
jiri 4
jirina 4
jiro 4
jitendra 4
jitka 4
jitoku 4
jitsuko 4
jitsuo 4
jiu 109
jivdani 4
jiya 109
jiyu 120
jo 309
joachim 4
joah 4
joakim 4
joan 1587
joana 12
joane 7
joanie 18
joann 535
joanna 214
joanne 608
joannie 7
joao 240
joaquim 4
joaquin 89
joaquina 6
joasia 4
job 4
jobe 4
joby 4
jocelyn 81
jochen 4
jocjo 4
jock 4
jocko 4
jocky 4
jodee 10
jodi 204
jodie 71
jodocus 4
jody 157
joe 1958
joeann 9
joel 682
joeli 4
joella 9
joelle 23
joellen 18
joelmir 4
joelson 4
joesph 79
joetta 14
joette 6
joey 231
jogvan 171
joh 4
johan 4
johana 8
johann 4
johanna 120
johanne 6
johannes 4
johannis 4
john 11662
johna 7
johnathan 188
johnathon 62
johnetta 14
johnette 6
johnie 48
johnna 23
johnnie 273
johnno 4
johnny 982
johnsie 6
johnson 29
joi 12
joice 4
joichiro 4
joie 5
joji 4
jojo 4
joke 4
jokichi 4
jokubas 200
jokull 240
jolan 4
jolana 4
jolanda 8
jolanta 4
joleen 16
jolene 79
jolie 11
jolijn 4
joline 6
jolyn 7
jolynn 14
jolyon 4
jomo 4
jon 563
jona 8
jonah 36
jonalyn 4
jonas 300
jonatan 4
jonathan 1805
jonathas 4
jonathon 177
jone 7
jonel 4
jonell 11
jonelle 11
jong 5
joni 81
jonie 6
jonjo 4
jonn 4
jonna 15
jonni 4
jonnie 20
jonny 4
jonty 4
joo 4
joon 240
joonas 4
joost 4
jordan 289
jordi 133
jordon 31
jordyn 4
jorg 4
jorge 496
jorgen 4
jori 150
jorien 4
joris 4
jorn 4
jorunn 4
jos 4
jose 3058
joseba 4
josee 4
josef 45
josefa 100
josefina 123
josefine 6
joselito 4
joselyn 11
joseph 6754
josepha 4
josephina 17
josephine 761
josette 23
josey 4
josh 139
joshua 2445
josiah 120
josie 100
josif 4
josip 86
joska 4
joslyn 10
jospeh 28
josphine 7
jost 4
jostein 4
josue 55
jotaro 4
jotham 4
jouko 4
jouri 300
jovan 150
jovana 109
jovica 4
jovita 22
joy 348
joya 6
joyce 2030
joycelyn 19
joye 10
ju 100
juan 1918
juana 182
juanfran 4
juanita 671
juanito 4
juanma 4
jubal 4
jubayr 4
jubei 4
judah 4
jude 240
judeline 120
judi 34
judie 13
judit 4
judith 1534
judson 40
judy 1415
juhan 4
juhani 4
juhel 4
juhi 4
juho 4
jukichi 4
jukka 4
jule 6
julee 9
julen 200
julene 6
jules 150
juley 4
juli 21
julia 1077
julian 268
juliana 133
juliane 8
juliann 13
julianna 24
julianne 49
julie 1918
julieann 6
julien 4
julienne 9
juliet 39
julieta 150
julietta 5
juliette 92
julija 171
julije 4
julio 314
julissa 13
julius 224
juliusz 4
juma 4
jun 300
junayd 4
jundo 4
june 493
jung 25
junhong 150
junichi 4
junichiro 4
junie 6
juninho 4
junio 4
junior 171
juniper 4
junita 8
junji 4
junjie 200
junki 4
junko 6
junpei 4
junrokuro 4
junya 4
junzo 4
juozapas 4
juozas 4
jupp 4
juraj 4
jurand 4
jurate 4
jurgen 4
jurgis 4
juri 4
jurica 4
jurij 4
juris 4
jusepe 4
jushiro 4
jussi 4
justa 6
justas 4
justin 1771
justina 33
justinas 4
justine 70
justino 4
justus 4
jutaro 4
jutta 10
juvenal 4
juwon 100
juzo 4
jyestha 4
jyrki 4
jytte 4
ka 7
kaalratri 4
kaan 4
kaanaana 4
kaarel 4
kaarina 4
kaarlo 4
kab 4
kabamba 4
kabir 171
kabita 109
kacey 14
kaci 12
kacie 12
kacy 9
kadeem 4
kadi 4
kadia 4
kadiatou 92
kadir 4
kadri 4
kaede 4
kafeel 4
kagan 4
kagechika 4
kagefusa 4
kagemori 4
kagesada 4
kagetaka 4
kageyori 4
kageyoshi 4
kaguya 4
kaho 4
kahoru 4
kahraman 4
kai 300
kaia 120
kaido 4
kaija 4
kaiji 4
kaila 7
kailey 4
kain 4
kaire 4
kairo 100
kaisa 4
kaitlin 37
kaitlyn 33
kaito 4
kaj 4
kajsa 4
kajus 100
kakhaber 4
kakichi 4
kaku 4
kakuei 4
kakuji 4
kakuzo 4
kal 4
kala 16
kale 4
kaleb 4
kaleigh 6
kalev 4
kaley 8
kali 11
kalika 4
kalina 4
kaljo 4
kalju 4
kalkidan 4
kalle 4
kallie 5
kalliopi 4
kalman 4
kalomoira 4
kaloyan 171
kaltrina 4
kalu 4
kalyn 6
kam 8
kamakhya 4
kamakichi 4
kamal 109
kamala 6
kamalatmika 4
kamau 4
kambiz 4
kamel 4
kametaro 4
kami 20
kamie 4
kamil 4
kamilah 6
kamile 150
kamran 4
kamui 4
kana 4
kanae 4
kanagaratnam 4
kanako 4
kaname 4
kandace 12
kandi 16
kandiah 4
kandice 16
kandis 7
kandra 6
kandy 14
kaneharu 4
kanehira 4
kanehiro 4
kanehisa 4
kanematsu 4
kanemoto 4
kanesha 5
kanesuke 4
kanetake 4
kaneto 4
kanetsugu 4
kaneyoshi 4
kang 4
kani 4
kanichi 4
kanichiro 4
kanika 4
kanike 4
kanisha 6
kankuro 4
kanmani 4
kanna 4
kannagi 4
kanryo 4
kansuke 4
kantaro 4
kanya 4
kanye 4
kaori 4
kaoru 4
kaoruko 4
kapambwe 4
kara 169
karabo 4
karam 133
karan 13
karapet 4
karcsi 4
kare 4
kareem 46
kareen 6
karel 4
karem 4
karen 5364
karena 7
karey 10
kari 171
karie 15
karim 171
karima 109
karin 99
karina 54
karine 171
karisa 6
karissa 18
karl 353
karla 177
karleen 8
karlene 13
karlheinz 4
karlis 133
karly 7
karlyn 6
karma 9
karmen 9
karnad 4
karol 23
karole 5
karoliina 4
karolina 109
karoline 6
karolis 4
karolus 4
karoly 4
karolyn 17
karon 24
karren 11
karri 15
karrie 29
karry 5
karsten 4
kartal 4
karthik 4
karthika 4
kartik 4
kary 7
karyl 8
karyn 40
kasandra 12
kasey 47
kasha 6
kashif 4
kasi 5
kasia 4
kasie 8
kaspar 4
kaspars 4
kassandra 19
kassie 9
kastriot 4
kasumi 4
kat 4
kata 4
katahide 4
katalin 4
katamori 4
katarina 4
katarzyna 4
katashi 4
katcho 4
kate 128
katelin 6
katelyn 43
katelynn 7
katerina 109
katerine 5
kateryna 4
kath 4
kathaleen 11
katharina 11
katharine 71
katharyn 6
kathe 8
kathee 4
katheleen 6
kathem 109
katherin 10
katherina 5
katherine 1615
kathern 10
katheryn 38
kathey 8
kathi 34
kathie 46
kathleen 2544
kathlene 15
kathline 6
kathlyn 13
kathrin 7
kathrine 48
kathryn 1176
kathryne 13
kathy 1372
kathyrn 12
kati 11
katia 8
katica 4
katie 443
katina 38
katja 4
katla 120
katlyn 9
kato 4
katrice 8
katrin 4
katrina 239
katsuaki 4
katsuei 4
katsuhiko 4
katsuhiro 4
katsuhisa 4
katsuhito 4
katsuji 4
katsukawa 4
katsuki 4
katsukiyo 4
katsuko 4
katsumasa 4
katsumi 4
katsumori 4
katsunaga 4
katsunari 4
katsunori 4
katsunosuke 4
katsuo 4
katsushi 4
katsusuke 4
katsutaro 4
katsutomo 4
katsutoshi 4
katsutoyo 4
katsuya 4
katsuyoshi 4
katsuyuki 4
katsuzo 4
kattie 11
katy 50
katya 4
katyayini 4
kauko 4
kausar 4
kaushiki 4
kaveh 4
kavin 4
kavita 4
kavitha 4
kavu 4
kay 274
kaya 4
kayce 6
kaycee 6
kayden 4
kaye 47
kayla 201
kaylee 15
kayleen 9
kayleigh 10
kaylene 10
kayne 4
kayo 4
kayoko 4
kayvan 4
kazem 4
kazi 109
kazimiera 4
kazimieras 4
kazu 4
kazuaki 4
kazuchika 4
kazue 4
kazuha 4
kazuharu 4
kazuhide 4
kazuhiko 4
kazuhiro 4
kazuhisa 4
kazuhito 4
kazuki 4
kazuko 9
kazuma 4
kazumasa 4
kazumi 4
kazumichi 4
kazumori 4
kazunari 4
kazunori 4
kazuo 4
kazuoki 4
kazuomi 4
kazuro 4
kazusa 4
kazushi 4
kazushige 4
kazushito 4
kazutaka 4
kazutami 4
kazuteru 4
kazuto 4
kazutoki 4
kazutoshi 4
kazuya 4
kazuyo 4
kazuyori 4
kazuyoshi 4
kazuyuki 4
kazys 4
kean 4
keanu 133
keaton 4
keble 4
kecia 13
keefe 4
keeley 6
keely 17
keena 8
keenan 34
keeran 4
keerti 4
kees 4
keesha 11
kehinde 4
kei 4
keigo 4
keiichi 4
keiichiro 4
keiji 4
keijiro 4
keiju 4
keiki 4
keiko 12
keila 7
keill 4
keinosuke 4
keir 4
keira 5
keisha 78
keishi 4
keisuke 4
keita 4
keith 1674
keitha 7
keizaburo 4
keizo 4
kelby 4
kelemen 4
keli 12
kellan 4
kelle 8
kellee 10
kelley 134
kelli 179
kellie 127
kelly 1461
kellye 10
kelsey 96
kelsi 7
kelsie 12
kelso 4
kelvin 185
kemal 4
kemberly 6
kemei 4
kempton 4
ken 284
kena 8
kenan 4
kenda 7
kendal 6
kendall 101
kendra 156
kendrick 83
keneth 27
kengo 4
kenia 7
kenichi 4
kenichiro 4
kenisha 9
kenji 4
kenjiro 4
kenjon 4
kenki 4
kenkichi 4
kenna 13
kennan 4
kennedy 4
kenneth 4407
kennith 51
kennosuke 4
kenny 214
kenojuak 4
kensaku 4
kenshin 4
kensuke 4
kent 246
kenta 4
kentaro 4
kento 4
kenton 36
kenule 4
kenya 49
kenyatta 13
kenyetta 11
kenyu 4
kenzo 4
keo 4
keon 4
kepler 4
kera 6
keram 4
keramuddin 4
kerby 4
kerem 4
keren 7
keri 78
kerim 4
kermit 87
kerr 4
kerri 101
kerrie 26
kerry 194
kerryn 4
kersten 4
kerstin 7
kesao 4
kesavan 4
kesha 21
keshavadasa 4
keshavan 4
keshia 20
kester 4
kestutis 4
keter 4
ketevan 4
ketil 4
ketty 4
keturah 6
keun 4
kev 4
keva 5
keven 150
kevin 3532
kevork 4
kevyn 4
keyur 4
kez 4
khabibullo 4
khachatur 4
khadem 4
khadicha 100
khadija 4
khadijah 5
khadije 109
khair 4
khairulnizam 4
khairunnisa 4
khalaf 4
khaled 171
khaleesi 4
khalfan 4
khalid 4
khalil 4
khalilah 6
khaliq 4
khamees 4
khamerernebty 4
khamis 4
khamphat 4
khan 4
khana 150
khanderao 4
khattab 4
khawla 200
khawlah 4
khemukhi 4
khenemetneferhedjet 4
kheti 4
khioniya 4
khld 100
khodiyar 4
khongordzol 150
khoren 4
khorshid 4
khosrau 4
khristo 4
khushal 4
khuwaylid 4
ki 4
kia 21
kiaan 133
kian 4
kiana 9
kianna 4
kiara 171
kibiwott 4
kichitaro 4
kidane 4
kiel 4
kiera 10
kierra 4
kiersten 7
kiesha 10
kieth 42
kifle 4
kihachi 4
kihachiro 4
kihei 4
kiia 4
kiichiro 4
kiiko 4
kijuro 4
kike 4
kiki 4
kikis 4
kiko 4
kikue 4
kikuko 4
kikunosuke 4
kikuo 4
kila 4
kilby 4
kiley 10
killian 4
kim 784
kimball 4
kimber 10
kimberely 14
kimberlee 33
kimberley 86
kimberli 12
kimberlie 9
kimberly 3423
kimbery 8
kimble 4
kimbra 5
kimbrough 4
kimeli 4
kimi 7
kimihiko 4
kimika 4
kimiko 8
kimimasa 4
kimio 4
kimiya 4
kimiyasu 4
kimmer 4
kimmo 4
kimmy 4
kin 4
kina 6
kindelan 4
kindra 10
kineke 4
king 32
kingsley 4
kinichi 4
kinichiro 4
kinijioji 4
kinji 4
kinjiro 4
kinnui 4
kinoaki 4
kinoko 4
kinpei 4
kintaro 4
kinya 4
kip 35
kipchoge 4
kipkemboi 4
kipkirui 4
kipkoech 4
kiplimo 4
kippie 4
kiprono 4
kira 28
kiran 240
kirby 61
kiri 4
kiril 4
kirill 4
kirio 4
kirk 253
kirkpatrick 4
kirollos 120
kiros 4
kirsi 4
kirsten 77
kirsti 4
kirstie 6
kirstin 14
kirsty 4
kirtan 4
kisaburo 4
kisaku 4
kisha 27
kisho 4
kishor 4
kit 7
kitokuro 4
kittie 6
kittredge 4
kitty 36
kivanc 4
kiwa 92
kiyoaki 4
kiyofumi 4
kiyohide 4
kiyohiko 4
kiyohiro 4
kiyoji 4
kiyokazu 4
kiyoko 6
kiyomatsu 4
kiyomoto 4
kiyonao 4
kiyonari 4
kiyonori 4
kiyoshi 4
kiyoshiro 4
kiyosue 4
kiyotaka 4
kiyotake 4
kiyotomo 4
kiyotsuna 4
kiyoyuki 4
kiyozo 4
kizzie 6
kizzy 12
kjartan 4
kjeld 4
kjell 4
kjetil 4
klaas 4
klara 7
klaus 4
klea 120
kleber 4
klemen 4
klemens 4
kliment 4
knut 4
koa 171
koca 4
kodjo 4
kofi 4
kofman 4
kogoro 4
koharu 4
kohei 4
koichi 4
koichiro 4
koit 4
koji 4
kojiro 4
koki 4
kokichi 4
kokos 4
koksal 4
kolaramma 4
kolawole 4
kolle 4
kolos 4
komako 4
komba 4
kon 4
konca 4
konomi 4
konosuke 4
konrad 4
konstadinos 4
konstantin 4
konstantina 92
konstantine 4
konstantinos 200
konul 109
koosje 4
kora 100
korab 4
korati 4
koray 4
korekiyo 4
korel 4
koren 4
korey 28
korhan 4
kori 16
korkut 4
korravai 4
kortney 6
korun 4
kory 38
kosaku 4
kosei 4
koshiro 4
koson 4
kostas 4
kosuke 4
kotaro 4
kotetsuyama 4
kotobuki 4
kotomi 4
kotori 4
kottravai 4
kourosh 4
kourtney 11
kouta 4
koya 4
kozo 4
kozue 4
kraig 27
krasimir 4
kresimir 4
krikor 4
kripal 4
kris 77
krishan 4
krishna 300
krishnamurti 4
krishnan 4
krishnappa 4
krishnayya 4
krisjanis 4
krissy 7
krist 4
krista 165
kristal 25
kristan 15
kristaps 4
kristeen 6
kristel 8
kristen 440
krister 4
kristi 218
kristian 12
kristie 115
kristijan 4
kristin 386
kristina 250
kristine 198
kristjan 4
kristle 5
kristo 4
kristofer 28
kristopher 151
kristy 187
kristyn 13
krisztian 4
krisztina 4
krsto 4
krupesh 4
krysia 4
krysta 9
krystal 151
krysten 7
krystian 4
krystin 6
krystina 7
krystle 32
krystof 4
krystyna 15
krzesimir 4
krzysztof 4
ksenija 109
kubilay 4
kubo 4
kubra 4
kucuk 4
kulendra 4
kulthum 4
kum 12
kumakichi 4
kumar 4
kumaraswamy 4
kumari 4
kumataro 4
kumi 4
kumiko 4
kun 4
kunchala 4
kunegunda 4
kuniaki 4
kunie 4
kunigunde 4
kunihide 4
kunihiko 4
kunihiro 4
kunihisa 4
kuniko 4
kunimitsu 4
kunio 4
kunitaka 4
kunitake 4
kunitaro 4
kunitoshi 4
kuniyuki 4
kuranosuke 4
kurao 4
kurenai 4
kuriakose 4
kurian 4
kurray 4
kursad 4
kursat 4
kurt 311
kurtis 60
kurtoglu 4
kurumi 4
kushal 4
kustaa 4
kusuo 4
kutalmis 4
kutay 4
kutlu 4
kutlug 4
kutsi 4
kuzman 4
kveta 4
kvetoslav 4
kwabena 4
kwadwo 4
kwaku 4
kwame 4
kwang 4
kwasi 4
kyan 4
kyla 22
kyle 727
kylee 14
kyler 4
kylie 26
kym 9
kymber 4
kymberly 9
kynaston 4
kyo 4
kyohei 4
kyoichi 4
kyoji 4
kyoko 7
kyong 18
kyosti 4
kyosuke 4
kyra 171
kyriacos 4
kyriaki 92
kyriakos 4
kyrie 4
kyril 4
kyrylo 4
kyu 4
kyukichi 4
kyung 18
labib 4
lacey 78
lachelle 7
lachlan 4
laci 12
lacie 16
lacresha 5
lacy 39
lada 4
ladawn 6
laden 4
ladina 4
ladipo 4
ladislao 4
ladislaus 4
ladislav 4
ladonna 67
lady 10
lael 6
laerke 4
laetitia 4
lafayette 4
lafe 4
lagamu 4
lahoma 6
lai 13
laia 240
laila 11
laimdota 4
laimonis 4
laine 5
laird 4
laisa 4
laisren 4
lajja 4
lajos 4
lajuana 7
laka 4
lakeesha 6
lakeisha 45
lakendra 6
lakenya 6
lakesha 33
lakeshia 18
laki 4
lakia 7
lakiesha 7
lakisha 49
lakita 6
lakshanya 4
lakshmi 4
lal 4
lala 7
lalji 4
lally 4
lama 4
lamar 129
lamberto 4
lambros 4
lamia 4
lamija 100
lamine 4
lamon 4
lamond 4
lamonica 5
lamont 109
lan 120
lana 126
lance 318
landi 4
lando 4
landon 57
landulf 4
landy 4
lane 60
lanell 9
lanelle 7
lanette 15
lanford 4
lang 6
lani 14
lanie 7
lanita 12
lann 4
lannie 6
lanny 46
lanoe 4
lanora 6
lansana 4
lansing 4
laquanda 7
laquita 23
lara 240
larae 10
laraine 8
laree 5
larhonda 10
larisa 11
larissa 27
larita 7
laronda 8
larraine 5
larry 2980
lars 4
larue 15
lasairfhiona 4
lasandra 8
lasantha 4
lascar 4
lashanda 18
lashandra 5
lashaun 6
lashaunda 6
lashawn 28
lashawna 5
lashawnda 7
lashay 5
lashell 5
lashon 7
lashonda 34
lashunda 10
lasonya 7
lassaad 4
lassana 4
lasse 4
laszlo 4
latanya 34
latarsha 7
latasha 112
latashia 8
latesha 8
lathir 4
latia 9
laticia 10
latif 4
latifa 240
latife 4
latina 7
latisha 62
latonia 21
latonya 91
latoria 10
latosha 20
latoya 175
latoyia 7
latrice 31
latricia 21
latrina 11
latrisha 7
laud 4
launa 8
laura 3649
lauralee 6
lauran 5
laurance 4
laure 9
laureano 4
laureen 19
laurel 98
lauren 543
laurena 5
laurence 144
laurene 12
laurens 4
laurent 4
laurentiu 4
laurentius 4
lauretta 26
laurette 16
lauri 38
laurice 8
laurie 446
laurier 4
laurin 4
laurinda 7
laurine 9
laurits 4
lauritz 4
lauryn 7
laurynas 4
lavada 13
lavan 4
lavelle 6
lavenia 7
lavera 8
lavern 44
laverna 11
laverne 132
laveta 7
lavette 7
lavi 200
lavina 18
lavinia 12
lavon 18
lavona 7
lavonda 15
lavone 5
lavonia 8
lavonna 7
lavonne 48
law 4
lawana 10
lawanda 46
lawanna 8
lawerence 32
lawrence 1560
lawrie 4
lawson 4
lawton 4
lawyer 4
laxman 4
layan 4
layla 109
layne 6
lazar 240
lazaro 49
lazarus 4
le 9
lea 300
leah 277
lean 6
leana 10
leander 4
leandra 150
leandre 4
leandro 27
leann 62
leanna 41
leanne 68
leano 109
leanora 6
leatha 15
leatrice 18
lebron 4
lech 4
lecia 5
leda 13
ledyard 4
lee 747
leeann 34
leeanna 8
leeanne 9
leelavathi 4
leen 133
leena 7
leesa 13
leevi 92
lefter 4
legesse 4
leia 6
leib 4
leida 5
leif 27
leigh 138
leigha 6
leighann 8
leighton 4
leila 63
leilani 20
leire 4
leisa 20
leisha 7
leitao 4
leithe 4
leja 133
lejla 109
lekisha 6
lela 120
lelah 6
leland 156
lelia 39
lemar 4
lembit 4
lemna 4
lempriere 4
lemuel 44
len 30
lena 294
lenard 39
lene 4
leni 100
lenina 4
lenita 5
lenna 171
lennart 4
lennie 14
lenny 37
lenora 102
lenore 56
leo 520
leola 80
leoma 6
leon 543
leona 262
leonara 4
leonard 878
leonarda 10
leonardas 4
leonardo 300
leonce 4
leone 20
leonel 58
leonia 7
leonid 4
leonida 5
leonie 8
leonila 8
leonor 200
leonora 24
leonore 8
leontien 4
leontine 6
leopold 4
leopoldine 4
leopoldo 45
leor 4
leora 29
leordo 171
leota 26
lepa 4
lera 10
lerben 4
leroy 622
lerthan 4
les 42
lesa 35
lesedi 120
lesh 4
lesha 5
lesia 11
leslee 14
lesley 81
lesli 13
leslie 627
lesly 4
lessie 42
lester 440
leszek 4
leta 36
letha 60
lethabo 300
lethokuhle 150
leticia 166
letisha 7
letitia 36
letizia 4
lettice 4
lettie 28
letty 11
leuthard 4
lev 171
levent 4
levente 300
levi 150
levin 4
levina 4
levni 4
lew 4
lewin 4
lewis 480
lex 4
lexa 4
lexi 4
lexie 8
leyla 200
leyna 4
lezlie 8
li 133
lia 200
liadain 4
liam 300
lian 200
liana 14
liane 13
lianne 150
libbey 4
libbie 6
libby 34
libena 4
libero 4
libertad 4
liberto 4
liberty 8
libor 4
librada 8
libuse 4
licia 4
lida 18
liddy 4
lidetu 4
lidia 109
lidiya 4
lief 4
lieke 4
lien 11
liepa 92
lieselotte 6
liesl 4
lieve 4
liga 4
ligach 4
ligia 10
lihua 133
liis 4
liisa 4
likolani 4
lil 4
lila 126
lile 150
lili 109
lilia 52
lilian 47
liliana 42
liliane 4
lilias 4
lilibet 4
lilien 100
lilit 92
lilja 171
lilla 11
lilli 6
lillia 6
lilliam 6
lillian 971
lilliana 6
lillie 342
lilly 200
lilou 4
lily 300
lim 4
limbert 4
lin 300
lina 171
linas 4
lincoln 53
linda 10065
lindell 4
linden 4
lindie 4
lindita 4
lindon 4
lindsay 236
lindsey 237
lindsy 6
lindy 21
line 4
linette 14
ling 200
linh 12
linn 6
linnar 4
linnea 17
linnie 20
lino 30
linos 4
linsay 4
linse 4
linsey 12
linus 4
linval 4
linwood 63
lio 100
lion 4
lione 4
lionel 147
lionello 4
lior 4
lipa 4
lipman 4
lippo 4
liron 4
lisa 6062
lisabeth 6
lisaid 4
lisakhanya 171
lisandra 6
lisanne 4
lisbeth 8
lisdeivis 4
lise 17
liselotte 4
lisette 19
lisha 9
liss 4
lissa 13
lissette 20
lita 14
littleton 4
liudolf 4
liudvikas 4
liuva 4
liv 240
livia 109
livio 4
liviu 4
livvy 4
liz 150
liza 50
lizabeth 17
lizbeth 16
lizeth 6
lizette 21
lizi 92
lizzette 7
lizzie 77
lizzy 4
ljiljana 120
ljuba 4
ljubica 4
ljubisa 4
ljubisav 4
ljubo 4
lleyton 4
lloyd 551
lluis 4
llywelyn 4
loan 10
locke 4
lockie 4
lodewijk 4
lodewyk 4
loeb 4
loegaire 4
logan 106
loganathan 4
loic 4
loida 8
loingsech 4
lois 1051
loise 6
lojze 4
lokman 4
lola 185
lolita 37
lolo 4
loma 9
lombardo 4
lon 51
lona 29
londa 6
london 4
long 28
loni 11
lonna 10
lonnie 320
lonny 30
lora 147
loraine 55
loralee 7
lorcan 4
lore 9
lorea 4
lorean 5
loredana 4
loree 11
loreen 12
lorelei 13
loren 173
lorena 127
lorene 123
lorents 4
lorentz 4
lorenz 4
lorenza 18
lorenzo 200
loreta 7
loretta 454
lorette 7
lori 1241
loria 7
loriann 8
lorie 67
lorilee 5
lorin 4
lorina 7
lorinc 4
lorinda 15
lorine 24
loris 7
lorita 7
lorna 91
lorraine 531
lorretta 14
lorri 27
lorriane 7
lorrie 51
lorrine 5
lory 8
lothair 4
lothar 4
lott 4
lotte 4
lottie 102
lou 83
louane 4
louann 24
louanne 9
loudon 4
louella 36
louetta 5
loughlin 4
louie 110
louis 1294
louisa 50
louise 1160
louison 4
loukas 4
loura 5
lourdes 98
lourenco 133
lourie 5
louvenia 11
love 5
loveday 4
lovelie 150
lovella 9
lovely 133
lovemore 4
lovetta 5
lovick 4
lovie 17
lovisa 4
lovre 4
lovro 92
low 4
lowell 163
loy 4
loyce 11
loyd 75
lu 15
luana 100
luann 47
luanna 6
luanne 24
luarsab 4
luay 4
luba 5
lubanzi 240
lubomir 4
lubos 4
luc 4
luca 300
lucas 171
luce 4
lucette 4
luchino 4
lucho 4
luci 7
lucia 300
luciana 200
luciano 48
lucie 18
lucien 47
lucienne 13
lucija 240
lucila 24
lucile 68
lucilla 7
lucille 617
lucina 11
lucinda 105
lucio 44
lucious 4
lucius 28
lucjan 4
lucky 4
lucrecia 11
lucretia 29
lucrezia 4
lucy 402
ludek 4
ludie 9
ludivina 7
ludmila 4
ludolf 4
ludolph 4
ludomir 4
ludovic 4
ludovica 100
ludovico 4
ludvig 4
ludvik 4
ludwig 4
ludwik 4
ludwika 4
lue 14
luella 70
luetta 7
luigi 27
luis 908
luisa 64
luise 8
luitpold 4
luiz 100
luizao 4
luka 300
lukacs 4
lukas 133
lukasz 4
luke 217
lukne 200
lukyan 4
lula 186
luljeta 4
lulu 19
lulwa 100
luman 4
luna 171
lung 100
lupe 84
lupita 14
lupus 4
lur 200
lura 26
lurlene 6
lurline 10
lusine 133
lutfullah 4
luther 228
lutold 4
lutz 4
luvenia 11
luz 191
luzviminda 4
lvovich 4
lwandle 109
ly 171
lya 4
lyall 4
lycurgus 4
lyda 15
lydia 322
lyfing 4
lygia 4
lyla 12
lyle 210
lyman 41
lyn 200
lyna 171
lynda 209
lyndia 7
lyndon 34
lyndsay 14
lyndsey 19
lynell 8
lynelle 9
lynetta 7
lynette 140
lynley 4
lynn 528
lynna 6
lynne 171
lynnette 41
lynsay 4
lynsey 8
lynton 4
lynwood 26
lyonel 4
lyubov 4
ma 33
maa 4
maali 4
maalikapurathamma 4
maarika 4
maarit 4
maarja 4
maatkare 4
maaya 4
mabel 299
mabelle 7
mable 154
mac 36
macarena 4
macarius 4
maccallum 4
macdara 4
macedoni 4
maceo 4
macha 4
machel 4
machelle 13
machi 4
machiko 4
macie 10
maciej 4
maciek 4
mack 150
mackenzie 17
macklyn 4
macky 4
macuto 4
macy 9
madalene 5
madaline 10
madalyn 11
madayi 4
maddi 150
maddie 5
maddison 4
maddox 4
maddy 4
madelaine 6
madeleine 39
madelene 7
madeline 208
madelyn 42
madge 46
madhu 4
madhusudan 4
madie 11
madin 4
madina 300
madison 12
madlen 4
madlyn 8
madoc 4
madoka 4
madonna 28
madox 4
mads 4
madson 4
madzia 4
mae 246
maegan 12
mael 133
maelys 4
maeva 171
maeve 4
mafalda 6
magali 6
magaly 11
magan 9
magaret 8
magd 4
magda 23
magdalen 8
magdalena 64
magdalene 20
magdolna 4
magdusia 4
magdy 4
magen 9
maggi 4
maggie 202
magin 4
magnar 4
magne 4
magni 4
magnolia 18
magnus 4
magomedgasan 4
mags 4
maha 200
mahadevi 4
mahagauri 4
mahakali 4
mahalasa 4
mahalia 5
mahama 4
mahamadou 200
mahammad 171
mahan 4
mahavidya 4
mahboba 4
mahboob 4
mahbubur 4
mahdi 171
mahendra 4
mahesh 120
mahieu 4
mahir 4
mahiro 4
mahiru 4
mahkameh 4
mahmoud 171
mahmud 4
mahmuna 4
mahnoosh 4
maho 4
mahoe 4
mahound 4
mahsa 4
mahshid 4
mahtab 4
mahulena 4
mai 40
maia 200
maicel 4
maicon 4
maida 10
maier 4
maigonis 4
maiko 4
maikro 4
maile 7
maimon 4
maina 4
mainchin 4
maine 4
mair 4
maira 12
maire 7
mairead 4
mairin 4
maisha 6
maisie 6
mait 4
maite 120
maja 240
majda 4
majid 4
major 49
majoran 4
majorie 23
makau 4
makeda 5
maki 4
makiko 4
makina 4
makio 4
mako 4
makoto 4
maksim 300
maksym 171
maksymenko 4
maksymilian 4
malachi 200
malachy 4
malak 133
malcolm 187
malcom 28
malek 171
malen 133
malena 5
maler 4
malford 4
malgorzata 4
malgosia 4
malia 13
maligiaq 86
maliina 4
malik 240
malika 10
malin 4
malinda 53
malinga 4
malisa 10
malissa 29
malka 6
mallie 7
mallika 4
mallory 50
malorie 7
malou 4
malte 4
malthe 171
malu 109
malvina 5
mamadou 300
mamady 4
mamdouh 4
mamercus 4
mami 4
mamie 187
mamiko 4
mamizu 4
mamman 4
mammie 9
mamoru 4
man 28
mana 8
manabu 4
manaf 4
manaia 109
manakamana 4
manami 4
manasa 4
manasseh 4
manasses 4
manda 10
mandar 4
mandi 26
mandie 7
mandir 4
mandy 124
manea 4
maneh 171
manel 4
mani 4
mania 4
manie 6
manis 4
manish 133
manisha 4
manius 4
manjiro 4
manjula 4
manley 4
manly 4
manmeet 4
manmohan 4
mannan 4
mannes 4
mannie 4
manny 4
manole 4
manolis 4
manolito 4
manolo 4
manon 4
manos 4
manoug 4
manshi 4
mansson 4
mansur 4
mantaro 4
mantas 4
manua 171
manual 29
manuchehr 4
manuel 851
manuela 133
manuele 4
many 6
manzur 4
mao 6
maol 4
maolan 4
maple 8
maqsud 4
mara 39
maragaret 6
maragret 7
marais 4
marama 150
maranda 19
marat 4
maravarman 4
marc 422
marcan 4
marcao 4
marcel 81
marcela 25
marcelene 5
marcelina 19
marceline 8
marcelino 60
marcell 120
marcella 152
marcelle 22
marcellin 4
marcello 4
marcellus 28
marcelo 38
marcene 6
marchelle 6
marchetto 4
marci 43
marcia 336
marciano 4
marcie 51
marcin 4
marcinho 4
marcio 4
marco 200
marcos 149
marcus 612
marcy 65
mardell 6
marek 4
mareks 4
maren 10
mareo 4
maresa 4
maresuke 4
maret 4
mareva 71
marg 6
margaret 6754
margareta 8
margarete 15
margarett 12
margaretta 9
margarette 17
margarida 109
margarita 232
margarite 11
margarito 43
margart 9
marge 25
margene 6
margeret 10
margert 7
margery 49
marget 8
margherita 7
margie 281
margit 10
margo 69
margorie 9
margot 34
margret 69
margrett 6
margrietha 4
marguerita 8
marguerite 223
margurite 11
margus 4
margy 5
marhta 6
mari 133
maria 7399
mariah 23
mariam 300
mariami 300
mariamman 4
mariamne 4
marian 316
mariana 120
marianela 6
mariangela 4
mariann 20
marianna 30
marianne 170
mariano 58
marianus 4
maribel 83
maribeth 15
marica 7
maricel 4
maricela 49
maricruz 5
marie 2196
marieke 4
mariel 10
mariela 13
mariella 6
marielle 6
marietta 43
mariette 7
marigene 4
marija 300
marijan 4
marika 4
mariko 7
marilee 19
marilou 12
marilu 8
marilyn 1207
marilynn 29
marin 6
marina 171
marinda 7
marine 6
marinko 4
marino 4
marinus 4
mario 627
marion 487
marios 100
maris 6
marisa 75
marisela 29
marisha 7
mariska 4
marisol 74
marissa 99
marit 4
marita 19
maritza 68
marius 4
mariusz 4
marivana 4
marivel 7
mariya 240
marja 4
marjatta 4
marji 4
marjie 4
marjo 4
marjorie 713
marjory 25
mark 5080
markas 300
markel 300
marketa 4
marketta 5
markie 4
markita 9
markku 4
marko 240
markolf 4
marks 300
markus 150
marla 113
marlan 4
marlana 8
marlane 4
marlee 4
marleen 10
marlen 8
marlena 24
marlene 328
marlin 82
marline 7
marlo 16
marlon 116
marlowe 4
marlyn 22
marlys 24
marna 10
marni 10
marnie 19
maros 4
marquerite 17
marquetta 9
marquinhos 4
marquis 46
marquita 37
marquito 4
marquitta 6
marriner 4
marry 14
marsha 297
marshall 256
marston 4
mart 4
marta 200
martan 4
martellus 4
marten 4
marth 6
martha 2445
marti 200
martijn 4
martim 109
martin 1131
martina 300
martine 13
martino 4
martins 4
martusia 4
marty 147
martyn 4
martynas 4
marumitsu 4
maruxa 4
marv 4
marva 43
marvel 16
marvella 6
marvin 808
marvis 7
marwa 133
marwan 4
marx 6
mary 15000
marya 92
maryalice 8
maryam 300
maryann 195
maryanna 7
maryanne 46
marybelle 6
marybeth 32
maryellen 38
maryetta 5
maryja 200
maryjane 30
maryjo 14
maryland 6
marylee 13
marylin 18
maryln 5
marylou 56
marylouise 6
marylyn 12
marylynn 7
maryrose 6
marzena 4
marzieh 4
masa 133
masaaki 4
masabumi 4
masachika 4
masae 4
masafumi 4
masaharu 4
masahide 4
masahiko 4
masahiro 4
masahisa 4
masahito 4
masaichi 4
masaie 4
masaji 4
masakage 4
masakatsu 4
masakazu 4
masaki 4
masakiyo 4
masako 11
masakuni 4
masamaro 4
masami 4
masamichi 4
masamitsu 4
masamori 4
masamune 4
masamura 4
masanao 4
masanobu 4
masanori 4
masao 4
masaomi 4
masaru 4
masashi 4
masashige 4
masataka 4
masatake 4
masatane 4
masateru 4
masato 4
masatomo 4
masatoshi 4
masatoyo 4
masatsugu 4
masatsuna 4
masatsura 4
masaya 4
masayoshi 4
masayuki 4
masazumi 4
mascarita 4
masha 4
mashallah 4
masih 4
maslov 4
mason 77
masoud 4
masoumeh 171
massimiliano 4
massimo 4
maston 4
masumi 4
masuo 4
masuzo 4
mat 4
mata 4
matabei 4
mataji 4
matangi 4
matas 109
matchett 4
mate 240
matei 240
matej 100
mateja 4
mateo 300
mateus 4
mateusz 4
matfei 4
matha 5
mathai 4
mathen 4
mather 4
matheus 4
mathew 326
mathias 4
mathieu 4
mathilda 12
mathilde 8
mathuin 4
matias 300
matija 120
matilda 120
matilde 171
matiur 4
matjaz 4
matous 4
matrikas 4
matruka 4
mats 4
matsuchi 4
matsuki 4
matsuko 4
matsumi 4
matsuo 4
matsusaburo 4
matsushige 4
matt 209
mattan 4
matteo 240
matthew 3323
matthias 109
matthieu 4
matthijs 4
matthildur 133
matti 4
mattia 120
mattias 133
mattie 306
mattithiah 4
mattithyahu 4
mattityahu 4
matty 4
matvei 4
matvey 171
matyas 171
matyi 4
maud 21
maude 93
maudie 31
maui 109
maula 4
maura 40
maureen 357
maurice 468
mauricio 70
maurilio 4
maurine 31
maurita 5
mauritz 4
maurizio 4
mauro 38
maury 4
maurycy 4
mausami 4
maverick 4
mavis 68
max 301
maxfield 4
maxie 17
maxim 200
maxima 5
maxime 4
maximilian 200
maximiliano 100
maximina 6
maximo 33
maximus 4
maxine 302
maxwell 65
maxy 4
may 125
maya 150
mayako 4
mayank 4
maybell 8
maybelle 17
maydenia 4
maye 8
mayer 4
mayme 27
maynard 69
mayola 6
mayra 76
maysoon 4
maysoun 150
maytham 4
mayu 4
mayuko 4
mayumi 4
mayura 4
mazie 16
mazlum 4
mban 4
mbaye 4
mccolm 4
mcgeorge 4
mchenry 4
mchugh 4
mckenzie 10
mckinley 33
meagan 64
meaghan 20
meas 4
mechai 4
mechelle 14
meda 5
medad 4
medan 4
medard 4
medea 4
medina 300
mee 12
meegan 4
meelis 4
mees 150
meg 12
megan 589
meggan 8
meggie 4
meghan 138
meghann 10
megu 4
megumi 4
megyer 4
mehar 100
mehdi 300
mehitable 4
mehmed 4
mehmet 300
mehr 4
mehran 4
mehrdad 4
mehrzad 4
mehtap 4
mei 200
meihui 150
meiko 4
meiling 200
meinrad 4
meir 4
meisa 4
mel 39
melafe 4
melaine 8
melani 7
melania 6
melanie 457
melany 9
melba 117
melchior 4
melda 7
melek 4
melhem 4
meli 4
melia 6
melida 7
melih 4
melike 4
melina 133
melinda 364
melis 4
melisa 109
melissa 2907
melissia 8
melita 7
meliton 4
mellie 8
mellisa 33
mellissa 27
melodee 7
melodi 5
melodie 26
melody 192
melokuhle 300
melonie 16
melony 16
melquiades 4
melrose 4
meltem 4
melva 46
melville 4
melvin 740
melvina 21
melvyn 4
melynda 9
mem 4
memis 4
mena 4
menachem 4
mendel 4
menderes 4
mendy 7
mengi 4
mengistu 4
mengu 4
menkheperre 4
menon 4
menzies 4
merab 4
merabi 4
meral 4
merav 4
mercedes 141
mercedez 6
mercer 4
mercury 4
mercy 16
meredith 141
meresankh 4
meri 8
meridel 4
merideth 6
meridith 8
meriem 120
merike 4
merilyn 10
merima 4
merissa 5
meritamen 4
meritites 4
meriwether 4
merjana 4
merjem 240
merl 4
merle 126
merlene 10
merlin 61
merlinda 4
merline 80
merlyn 6
merna 9
merri 10
merrie 7
merrilee 7
merrill 61
merrit 4
merry 28
mersana 120
mert 4
merthan 4
mertie 5
merve 4
mervin 49
mervyn 4
merwin 4
meryem 120
meryl 13
meryre 4
meseret 4
mesfin 4
messer 4
mesut 4
meta 16
mete 4
metehan 4
metin 4
mette 4
mettius 4
meurig 4
mevlut 4
meyer 4
meyrick 4
mhairi 4
mhidhe 4
mhmd 300
mi 22
mia 300
mica 7
micaela 24
micah 108
micajah 4
micha 5
michael 9066
michaela 32
michaele 6
michaelene 4
michail 200
michal 171
michale 29
michalis 133
micheal 608
michel 78
michela 4
michelangelo 4
michele 576
micheletto 4
michelina 6
micheline 9
michell 35
michelle 3775
michelotto 4
michiaki 4
michiel 4
michiharu 4
michihiko 4
michihiro 4
michihisa 4
michiko 11
michimasa 4
michinori 4
michio 4
michiro 4
michiru 4
michitaka 4
michitaro 4
michito 4
michitsune 4
michiya 4
michiyasu 4
michiyo 4
michiyoshi 4
michizane 4
micjo 4
mick 4
mickey 100
micki 10
mickie 12
micky 4
midhat 4
midhe 4
midori 4
mie 4
mieczyslaw 4
mieke 4
mieko 4
miervaldis 4
miesha 6
mieszko 4
migdalia 29
mignon 7
miguel 593
miguelina 8
mihael 4
mihaela 4
mihai 4
mihail 200
mihailo 4
mihails 4
mihajlo 4
mihalis 4
mihaly 4
mihkel 4
miho 4
mihoko 4
mihovil 4
miika 4
miiko 4
mijat 4
mika 8
mikael 100
mikaela 6
mikaere 120
mikako 4
mikao 4
mikayel 109
mike 898
mikel 35
mikelis 4
mikey 4
mikhail 240
miki 92
mikihito 4
mikike 4
mikiko 4
mikio 4
mikk 4
mikkel 4
mikki 10
mikko 4
miklos 4
mikloska 4
miko 4
mikola 4
mikolaj 100
mikoto 4
miku 4
mikuni 4
mikuru 4
mila 300
milada 4
miladin 4
milagro 8
milagros 55
milagrosa 150
milan 240
milana 109
milano 4
milburn 4
milda 7
mildred 1644
milen 4
milena 150
milenko 4
miles 108
mileta 4
miley 4
milford 41
milic 4
milica 300
milissa 15
militsa 300
milivoj 4
miljan 4
miljko 4
milka 4
milkha 4
milko 4
millan 4
millard 74
milledge 4
millicent 38
millie 171
mills 4
millvina 4
milly 6
milo 38
miloje 4
milomir 4
milorad 4
milos 171
milosh 171
miloslav 4
milot 4
miloud 4
milovan 4
miltiades 4
milton 396
miluse 4
milutin 4
mimi 24
mimmi 4
mimori 4
min 92
mina 150
minae 4
minako 4
minami 4
minato 150
minatsu 4
minda 7
mindaugas 4
mindi 15
mindy 124
minea 4
mineichi 4
mineichiro 4
mineko 4
mineo 4
minerva 60
ming 240
minghua 4
mingxia 4
mingze 171
minh 34
minik 200
minjun 92
minna 9
minnie 330
minori 4
minoru 4
minta 5
mio 120
miodrag 4
miomir 4
miquel 32
mira 171
mirabel 4
mirac 200
mirai 4
miralem 4
miranda 122
mircea 4
mirdza 4
mireille 8
mirella 7
mireya 18
miriam 256
mirian 16
mirjam 4
mirjana 171
mirko 4
mirlande 240
mirna 26
mirogod 4
miron 4
miroslav 4
miroslaw 4
mirsad 4
mirson 4
mirta 15
mirtha 8
miruts 4
misa 4
misaki 4
misako 4
misao 4
misato 4
misbah 4
misha 7
misko 4
miss 7
missy 25
misti 24
mistie 5
misty 248
mita 4
mitch 46
mitchel 49
mitchell 366
mithat 4
mitsos 4
mitsuaki 4
mitsuchika 4
mitsue 5
mitsugi 4
mitsugu 4
mitsuharu 4
mitsuhiko 4
mitsuhira 4
mitsuhiro 4
mitsuhisa 4
mitsukazu 4
mitsuki 4
mitsuko 7
mitsumasa 4
mitsunao 4
mitsunobu 4
mitsunori 4
mitsuo 4
mitsuoki 4
mitsuomi 4
mitsuru 4
mitsushige 4
mitsusuke 4
mitsutaka 4
mitsuteru 4
mitsutomo 4
mitsutoshi 4
mitsutsuna 4
mitsuyasu 4
mitsuyo 4
mitsuyori 4
mitsuyoshi 4
mitsuyuki 4
mitt 4
mittie 18
mitzi 45
mitzie 7
miu 4
miwa 4
miwako 4
miyabi 4
miyako 4
miyo 4
miyoko 6
miyu 4
miyuki 4
miyumi 4
mizuhito 4
mizuho 4
mizuki 4
mizuko 4
mizzi 4
mkhitar 4
mkrtich 4
mladen 4
mlk 120
mnislav 4
mo 4
moa 4
moana 200
moatassem 4
mochiaki 4
mochihito 4
mochiki 4
mochitsura 4
modest 4
modesta 14
modesto 29
modheshwari 4
modi 4
modibo 120
modjeska 4
modris 4
modwenna 4
moe 4
moea 109
moeata 100
moeen 4
moein 4
moeko 4
mogens 4
moges 4
mohamed 300
mohammad 300
mohammed 300
mohannad 4
mohinder 4
mohini 4
mohy 4
moi 4
moin 4
moinuddin 4
moira 14
moises 82
moisey 4
mojsije 4
mojtaba 4
mokhtar 4
mokichi 4
mokuan 4
moll 4
mollie 84
molly 220
momcilo 4
momir 4
momo 4
momoe 4
momoka 4
momoko 4
mona 147
moncef 4
moneim 4
monem 4
monet 6
monica 694
monika 34
moninne 4
monique 204
monisia 4
monnie 6
monrad 4
monroe 55
monserrate 9
monta 4
montague 4
montas 4
monte 200
montell 4
montserrat 4
monty 78
moon 6
moosa 4
mor 4
mora 6
moray 4
mordaunt 4
mordecai 4
morell 4
morena 4
moreno 4
morfydd 4
morgan 112
morgane 4
mori 4
moriah 7
morihiko 4
morihiro 4
morikazu 4
morikiyo 4
morimasa 4
morio 4
morisuke 4
moritaka 4
morito 4
moritomo 4
moritz 4
moriuji 4
moriz 4
morley 4
morne 4
moroane 4
moroni 4
moronori 4
morotoki 4
morrigan 4
morris 266
mort 4
morten 4
morton 50
morvan 4
morven 4
moscelyne 4
mose 29
moses 125
moshe 35
moss 4
mossie 4
mosuke 4
mosunmola 4
motoaki 4
motochika 4
motofumi 4
motoharu 4
motohiko 4
motohiro 4
motoichi 4
motojiro 4
motoki 4
motokiyo 4
motoko 4
motomu 4
motonobu 4
motoshi 4
motoshige 4
motosuke 4
mototada 4
mototoki 4
mototsugu 4
mototsuna 4
motoyasu 4
motoyuki 4
motozane 4
mott 4
mouftaou 4
moultrie 4
moumouni 4
moussa 240
movses 4
moya 4
moye 4
moyse 4
mozell 12
mozella 9
mozelle 23
mozhgan 4
mr 133
mry 133
mrym 300
msciwoj 4
mstislav 4
mu 4
muadh 4
muammer 4
muawiya 4
muazzez 4
mubarak 4
muchen 300
muff 4
mufit 4
mughira 4
mugo 4
mugur 4
muhamad 300
muhammad 300
muhammed 240
muharrem 4
muhibullah 4
muhiddin 4
muhsin 4
muhtar 4
mui 11
muir 4
muirchertach 4
muire 4
muirenn 4
muirgheas 4
muiz 4
mujdat 4
mujde 4
mukerrem 4
mukesh 4
mukhammad 300
mukhammed 92
mukhtar 4
mukuro 4
mulgrew 4
multon 4
mulugeta 4
muman 4
mumtaz 4
mundi 4
mundus 4
muneaki 4
muneakira 4
munehiko 4
munehiro 4
munekazu 4
munemori 4
munenari 4
munenobu 4
munenori 4
muneo 4
muneshige 4
munesuke 4
munetaka 4
muneteru 4
munetoki 4
munetoshi 4
muneyoshi 4
munezane 4
munib 4
munif 4
munir 4
munira 4
munish 4
muoi 6
murad 120
murashige 4
murat 4
murchadh 4
muriel 153
murielle 4
murray 94
murshed 4
murt 4
murtaza 4
murtuza 4
musa 4
mushegh 4
mushtaq 4
muslim 4
mussa 4
mustafa 240
mutahi 4
muthyalamma 4
mutlu 4
mutsuhiro 4
mutsuko 4
mutsumi 4
mutsuo 4
muttalib 4
muyang 92
muzaffar 4
mwangi 4
my 12
mycroft 4
myer 4
myesha 5
myfanwy 4
mykhailo 4
mykhaylo 150
mykola 4
mykolas 4
myl 100
myles 50
mynors 4
myong 13
myra 167
myriam 17
myrl 6
myrlande 200
myrle 9
myrna 113
myron 166
myroslav 4
myrta 5
myrtice 13
myrtie 10
myrtis 21
myrtle 296
myung 9
na 7
nabi 4
nabih 4
nabil 4
nachiketa 4
nachman 4
nacho 4
naci 4
nada 86
nadarajah 4
nadeem 4
nadene 6
nader 4
nadesan 4
nadezhda 4
nadia 46
nadine 150
nadir 4
nadira 4
nadiya 4
nadja 4
nadya 4
nadzeya 4
nae 4
nafisa 4
nafiz 4
nagaaki 4
nagaakira 4
nagachika 4
nagaharu 4
nagahide 4
nagako 4
nagakoto 4
nagalingam 4
nagamasa 4
nagamichi 4
naganao 4
naganori 4
nagaraj 4
nagateru 4
nagatoki 4
nagatomo 4
nagesh 4
nagi 240
nagihan 4
nagisa 240
naguib 4
nahia 171
nahid 4
nahla 4
nahomi 4
nahyan 4
naida 5
naif 4
nail 4
naila 4
naim 171
naima 4
naina 4
nairi 4
najat 4
naji 4
najib 4
najibullah 4
najim 4
najm 4
najma 4
nakesha 6
nakia 24
nakibou 4
nakisa 4
nakisha 12
nakita 9
nakusha 4
nalan 4
nalini 4
nam 6
namagiri 4
naman 4
namihei 4
namik 4
namiko 4
namio 4
nan 34
nana 9
nanaho 4
nanako 4
nanami 4
nanase 4
nancee 5
nancey 6
nanci 19
nancie 9
nancy 5688
nandini 4
nandni 4
nando 4
nandor 4
nane 4
nanette 48
nankichi 4
nanne 4
nannette 17
nannie 55
nao 4
naoaki 4
naofumi 4
naohiko 4
naohiro 4
naohisa 4
naohito 4
naoji 4
naokatsu 4
naokazu 4
naoki 4
naoko 4
naokuni 4
naoma 10
naomasa 4
naomi 271
naomichi 4
naomori 4
naonobu 4
naor 4
naoshi 4
naoshige 4
naosuke 4
naotaka 4
naotake 4
naotaro 4
naoto 4
naoya 4
naoyasu 4
naoyuki 4
naozumi 4
napoleon 42
naqi 4
naqibullah 4
naramaro 4
naranbaatar 300
narcis 4
narcisa 8
narciso 4
narcissa 4
narcisse 4
nardo 4
nare 300
nareh 4
narek 240
naresh 4
nargess 4
nari 4
nariaki 4
nariakira 4
narihiro 4
nariman 4
narimi 4
narine 100
narinobu 4
naritaka 4
naritami 4
nariyasu 4
nariyuki 4
narongchai 4
naruhiko 4
naruhisa 4
naruhito 4
narumi 4
naruto 4
naruyuki 4
naseeb 4
naseer 4
nashwan 4
nasim 4
nasir 4
nasrallah 4
nasri 4
nasrin 4
nasser 4
nassif 4
nastia 4
nastja 4
nasuh 4
nasya 4
nat 4
natacha 6
natalee 4
natalia 171
natalie 381
natalija 92
nataliya 4
natallia 4
nataly 4
natalya 171
natasha 226
natashia 7
natasja 4
nate 4
nathalie 120
nathan 869
nathanael 30
nathanial 31
nathaniel 407
natisha 7
natividad 20
natosha 9
nats 4
natsue 4
natsuki 4
natsuko 4
natsume 4
natsumi 4
nattie 4
naura 109
nava 4
navadurga 4
navaratnam 4
naved 4
naveed 4
navid 4
navin 4
navneet 4
nawaf 4
nawaz 4
nawfal 4
naya 200
nayef 4
nayla 4
nayoko 4
naz 4
nazan 4
nazanin 109
nazar 4
nazia 4
nazif 4
naziha 4
nazim 4
nazimuddin 4
nazir 4
nazli 4
nazmi 4
ndiaye 4
ndumbe 4
neal 202
nebahat 4
nebojsa 4
necati 4
necdet 4
necip 4
necla 4
necmettin 4
necmi 4
necole 5
ned 79
neda 7
nedra 21
neelie 4
neely 5
neesa 4
negar 4
negash 4
negin 4
negussie 4
neha 4
nehal 4
nehir 133
neida 5
neidhart 4
neil 340
neilson 4
nejat 4
nejla 4
neklan 4
nel 4
nela 120
nelda 60
nelia 11
nelida 12
nelio 86
nell 87
nella 14
nelle 15
nellie 332
nello 4
nelly 35
nelsinho 4
nelson 307
nemain 4
nemanja 4
nemecia 4
nemir 4
nena 17
nenad 4
nenita 7
neoma 11
neomi 6
nerea 4
neree 4
nereida 22
neri 4
nerijus 4
nerissa 8
nermin 4
nery 7
nerys 4
nese 4
neslihan 4
nesreen 92
nestan 4
nestor 64
nesuh 4
neta 10
nettie 117
netty 4
neul 4
neva 56
nevada 6
nevaeh 4
nevan 4
neven 4
nevena 4
neville 31
nevin 4
newbold 4
newton 37
ney 4
neza 92
nezamysl 4
nezha 4
nezihe 4
nga 11
ngan 6
ngoc 11
ngugi 4
nguyet 6
nia 120
niall 4
niamh 4
niazi 4
nic 4
nicci 4
niccolo 4
nicephorus 4
nicetas 4
nichelle 12
nichol 12
nicholas 1534
nichole 155
nicholle 5
nick 230
nicki 23
nickie 11
nickolas 69
nickole 9
nicky 28
niclas 4
nico 4
nicol 9
nicola 19
nicolae 4
nicolai 4
nicolas 144
nicolasa 12
nicolau 4
nicolaus 4
nicole 1438
nicoletta 4
nicolette 14
nicolle 11
nicolo 4
nicos 4
nicu 4
niculina 4
nida 6
nidal 4
nidia 16
niel 200
niels 4
niesha 6
nieves 9
nigel 43
nihad 4
nihal 4
nihan 4
nihar 4
niharika 150
nihat 4
niilo 4
nik 200
nika 200
nikau 300
nike 4
nikhil 4
niki 21
nikia 10
nikica 4
nikifor 4
nikita 24
nikki 101
niklas 4
niko 200
nikodem 150
nikodim 4
nikol 200
nikola 300
nikolaj 4
nikolaos 150
nikolas 4
nikole 11
nikoleta 4
nikolina 4
nikolis 4
nikoloz 133
nikolozi 133
nikos 4
nil 240
nila 17
nilay 133
nilda 30
nilesh 4
nilo 4
niloufar 4
nils 120
nilsa 13
nilton 4
nilufer 4
nima 4
nimatullah 4
nina 280
nineli 4
ninfa 13
ningetsu 4
nino 240
ninzaburo 4
nirav 4
nirdesh 4
nirrti 4
nisba 4
nisha 6
nishant 4
nita 50
nitesh 4
nitin 4
nito 4
nitya 4
nivea 4
niven 4
nives 4
nivi 240
niviaq 171
nizam 4
nizami 4
njenga 4
njeri 4
nnaemeka 4
nnamdi 4
nneka 4
noa 240
noah 300
noam 133
noble 35
noboru 4
nobuaki 4
nobuatsu 4
nobufusa 4
nobuharu 4
nobuhiko 4
nobuhiro 4
nobuhisa 4
nobuhito 4
nobukado 4
nobukane 4
nobukata 4
nobukatsu 4
nobukazu 4
nobukimi 4
nobuko 6
nobumasa 4
nobumitsu 4
nobumori 4
nobumoto 4
nobunaga 4
nobunao 4
nobunari 4
nobunori 4
nobuo 4
noburu 4
nobusada 4
nobusuke 4
nobutaka 4
nobuteru 4
nobuto 4
nobutoki 4
nobutomo 4
nobutora 4
nobutoshi 4
nobutsuna 4
nobuyasu 4
nobuyoshi 4
nobuyuki 4
nodar 4
nodoka 4
noe 72
noel 300
noelia 15
noella 11
noelle 36
noemi 92
nohemi 7
nola 61
nolan 85
nollen 4
noma 8
nomaan 92
nomar 4
nompar 4
nona 45
noni 4
nonus 4
noor 120
nora 300
norah 8
norbert 86
norberto 42
noreen 53
norene 16
noriaki 4
norichika 4
norifumi 4
norifusa 4
norihide 4
norihiko 4
norihira 4
norihiro 4
norihito 4
norikage 4
norikazu 4
noriko 7
norimasa 4
norimoto 4
norimura 4
norine 14
norio 4
noritsune 4
noriyasu 4
noriyo 4
noriyoshi 4
noriyuki 4
norma 1015
norman 824
normand 42
norrie 4
norris 75
norsaq 120
norton 4
norvell 4
nosson 4
nouf 120
nour 240
nova 17
novak 4
novella 17
noya 4
nozomi 4
nozomu 4
nu 6
nuada 4
nuala 4
nuan 86
nubia 6
nuh 4
nuka 67
numan 4
numbers 57
numerius 4
nuno 4
nunzio 4
nur 300
nuray 92
nurhan 4
nuri 4
nuria 4
nurislam 200
nurlan 4
nurmat 4
nursultan 4
nurtai 4
nurul 200
nurullah 4
nusrat 4
nutsa 109
nwankwo 4
nwr 109
nydia 17
nyja 4
nyla 9
nyota 4
nyssa 4
obafemi 4
obaid 4
obaidullah 4
obdulia 8
obed 4
obi 4
obinna 4
obrad 4
obren 4
oceane 4
ocie 14
octavia 35
octavio 53
octavius 4
oda 6
odd 4
oddbjorn 4
oddibe 4
oddone 4
odelia 7
odell 66
odessa 55
odette 13
odia 4
odile 4
odilia 9
odilon 4
odin 4
odis 39
odo 4
odon 4
odran 4
oduvaldo 4
odval 300
oelfke 4
of 4
ofelia 64
ofentse 92
ogden 4
ogino 4
ognjen 4
ogun 4
oguz 4
oguzhan 4
oh 4
ohannes 4
oier 4
oihan 171
oisha 200
oisin 133
oivind 4
ojars 4
ok 18
okan 4
okay 4
oke 4
okihisa 4
okimoto 4
okitsugu 4
okon 4
oksana 4
oktay 4
oktem 4
okur 4
okuro 4
ola 84
oladapo 4
oladipo 4
olaf 4
olafur 4
olatunji 4
olavi 4
olavo 4
olcan 4
olcay 4
olcayto 4
olchobar 4
ole 4
oleg 4
olegs 4
oleksandr 109
oleksandra 150
oleksiy 4
olen 38
olena 4
olene 7
olesya 4
oleta 22
olev 4
olevia 5
olga 267
olgun 4
olimpia 7
olimpiu 4
olin 40
olinda 6
olisa 4
oliva 12
olive 131
oliver 300
olivera 4
olivia 300
olivier 4
olivo 4
oliwia 120
olle 4
ollie 116
olov 4
olu 4
olunike 4
olusola 4
olwen 4
olympia 11
olympias 4
oma 28
omar 300
omari 4
omega 8
omer 171
omero 4
omi 4
omid 4
omolade 4
omondi 4
omphile 240
ona 120
onder 4
ondrej 4
oneida 10
onie 6
onita 6
onni 133
onora 4
onuegbu 4
onur 4
oommen 4
oona 4
oonagh 4
opal 194
ophelia 46
opiter 4
opoku 4
opunui 4
ora 117
oralbay 4
oralbeg 4
oralee 6
oralia 28
orange 4
orazio 4
oren 35
orestes 4
oretha 6
orfhlaith 4
orhan 4
ori 4
oriana 4
oriol 4
orion 4
orjan 4
orkut 4
orla 4
orlaith 4
orlando 206
orme 4
ornella 4
orpha 17
orry 4
orsolya 4
orval 38
orvar 4
orville 143
orwin 4
osachi 4
osagie 4
osama 4
osamu 4
osbert 4
osborne 4
oscar 589
oscarre 4
osei 4
osian 4
osip 4
osk 4
oskar 300
oskars 4
oslac 4
osman 100
osmo 4
osric 4
ossian 4
ossie 11
ossip 4
ostap 4
osvaldo 42
oswald 4
oswaldo 30
oswalt 4
otacilio 4
otakar 4
otavio 4
otelia 5
otha 32
othmar 4
otilia 14
otis 221
otoha 4
otohiko 4
otojiro 4
otome 4
otomuro 4
ott 4
ottavio 4
ottilie 4
ottiwell 4
otto 113
ottokar 4
ottorino 4
ouattara 4
ouida 13
oumar 109
oumou 133
ounkeo 4
ousman 4
ousmane 4
outi 4
ovadia 4
ove 4
ovidiu 4
owain 4
owana 4
owe 4
owen 153
owusu 4
oxathres 4
oya 4
oylum 4
oystein 4
oyunbileg 171
oyvind 4
ozalp 4
ozcan 4
ozdemir 4
ozden 4
ozell 5
ozella 8
ozen 4
ozer 4
ozge 4
ozgu 4
ozgul 4
ozgur 4
ozhan 4
ozie 6
ozkan 4
ozker 4
ozlem 4
oznur 4
ozturk 4
pa 7
paa 4
paavo 4
pablo 201
paco 4
pacome 4
paddy 4
padmavati 4
padraig 4
padraigin 4
page 12
paige 81
paivi 4
palanivel 4
palden 4
pallav 4
pallien 4
palma 13
palmer 30
palmira 6
paloma 4
pam 180
pamala 33
pamela 2493
pamelia 10
pamella 10
pamila 5
pammie 4
pammy 4
pamula 6
panagiota 150
panagiotis 133
panayot 4
panchakanya 4
panchito 4
pancho 4
pandora 8
paneeraq 80
paninnguaq 100
pankaj 4
panorea 4
pansy 36
panteley 4
pantelis 4
paola 13
paolo 4
papiss 4
pappu 4
paquito 4
parag 4
paranasabari 4
parashakti 4
paraskevi 86
paraskeyi 86
parekura 4
pari 120
paris 32
parisa 4
parisse 4
paritosh 4
parker 44
parminder 4
parris 4
parry 4
parthenia 6
particia 11
parul 4
parvathy 4
parvati 4
parveen 4
parviz 4
pascal 4
pascale 4
pasco 4
pascoal 4
pascoe 4
pascual 4
pasqual 4
pasquale 58
pasteur 4
pasty 6
pat 166
paterson 4
pathibhara 4
patience 11
patraic 4
patria 7
patrica 86
patrice 111
patricia 11662
patricija 109
patricio 4
patrick 2272
patrina 11
patrizia 4
patsy 289
patti 128
pattie 29
patty 175
pau 133
paul 5364
paula 1004
paulao 4
paule 4
paulene 7
pauletta 9
paulette 148
pauli 4
paulie 4
paulin 4
paulina 26
pauline 682
paulinho 4
paulinka 4
paulino 4
paulita 6
paull 4
paullus 4
paulo 133
pauly 4
pauric 4
pausanias 4
pavel 4
pavla 4
pavle 4
pavol 4
pavsikakiy 4
paymon 4
payton 4
paz 7
peadar 4
pearl 362
pearle 11
pearlene 9
pearlie 53
pearline 25
pearly 6
pecjo 4
pedro 490
peep 4
peeter 4
peg 6
pegah 4
pegeen 4
peggie 18
peggy 939
pei 5
pejman 4
pejo 4
pekka 4
pelagio 4
peleg 4
pelin 4
pellegrino 4
pellow 4
pendleton 4
penelope 120
penney 9
penni 8
pennie 17
penny 276
pepe 4
peppe 4
per 4
percy 128
peretz 4
perez 4
perica 4
perikles 4
periyachi 4
perla 23
pernilla 4
pernille 4
perri 4
perry 254
persis 4
pervaiz 4
pervin 4
petar 133
pete 180
peter 2234
peteris 4
peterson 171
petko 4
petr 4
petra 79
petre 4
petri 4
petrina 9
petronella 4
petronila 6
petru 4
petula 4
petur 4
petya 4
peyman 4
phaedon 4
phanduangchit 4
phanita 4
phankham 4
pharnavaz 4
pharsalus 4
phebe 6
phelim 4
phelps 4
phemie 4
phil 130
philemon 4
philip 1004
philipp 4
philippa 4
philippe 4
phill 4
phillip 1103
phillippe 4
phillipps 4
phillis 27
philomena 24
phoebe 38
phoebus 4
phul 4
phung 6
phuong 19
phylicia 7
phylis 19
phyliss 18
phyllis 1027
pia 11
pidari 4
piedad 8
piennaar 4
pier 4
pierangelo 4
pierce 4
pierdavide 4
pierfranco 4
piergiorgio 4
piergiuseppe 4
pierluigi 4
piermaria 4
piermario 4
piermassimiliano 4
piermatteo 4
pierre 240
pierrette 4
pierrick 4
piers 4
piersandro 4
piersanti 4
piet 4
pieter 4
pietro 4
piia 4
pilar 26
pilley 4
pina 4
pinar 4
pincus 4
ping 6
pinkas 4
pinkie 12
piotr 4
piotter 4
pip 4
pipaluk 120
piper 11
pipo 4
pippa 4
pirjo 4
piyush 4
pjeter 4
placid 4
placido 4
plamen 4
plas 4
ploning 4
plor 4
plutarch 4
poema 200
pok 6
pol 200
pola 92
polat 4
polemon 4
polina 120
polly 89
polo 4
polychronis 4
pompeo 4
pomponio 4
ponnambalam 4
poonam 4
poppy 4
porfirio 39
porfiry 4
porntip 4
porsche 6
porsha 9
porter 27
portia 28
postumus 4
potsie 4
poul 4
pourang 4
pouria 4
pouya 4
pouyan 4
povilas 4
prabhakar 4
pradip 4
praenomen 4
prafulla 4
praharshitha 4
prajesh 4
prakash 92
pramod 4
pranab 4
pranvera 4
prasert 150
prashant 4
prasuti 4
pratibha 4
pratul 4
pratyangira 4
praveen 4
precious 21
predrag 4
prem 100
premysl 4
prerna 4
preston 184
pribislav 4
price 4
pricilla 25
priidu 4
priit 4
prija 4
primislaus 4
primoz 4
primus 4
prince 39
princess 109
princeton 4
priscila 6
priscilla 273
priska 4
prissy 4
prithvi 4
priya 4
priyabrata 4
priyanka 4
proculus 4
prokhor 4
prosper 4
proverb 4
providencia 7
prudence 17
prudent 4
prue 4
prunella 4
przemysl 4
przemyslaw 4
przybyslaw 4
publius 4
puccio 4
puiu 4
puja 4
pura 7
purley 4
pushpa 4
putana 4
puteri 92
pygmalion 4
pyotr 4
pythias 4
qadir 4
qaid 4
qaisar 4
qamar 4
qasim 4
qayyum 4
qi 4
qiana 9
qillaq 75
qinggang 4
qingling 4
qistina 4
quade 4
quddus 4
qudratullah 4
queen 40
queenie 12
quenten 4
quentin 94
queralt 4
quiana 10
quince 4
quincy 69
quinn 35
quintian 4
quintin 35
quintino 4
quinton 84
quintus 4
quirico 4
quli 4
qusay 4
qutb 4
quyen 6
rab 4
rabban 4
rabbie 4
rabbo 4
rabia 4
rabih 4
rabina 200
rabiu 4
rabson 4
rachael 155
rachal 6
racheal 30
rachel 1224
rachele 10
rachell 11
rachelle 80
rachid 133
raci 4
racquel 13
radana 4
radek 4
radenko 4
radha 4
radic 4
radim 4
radisa 4
radivoje 4
radka 4
radmila 109
radmilo 4
radoje 4
radojko 4
radolf 4
radomir 4
radonja 4
rados 4
radoslav 4
radoslaw 4
radovan 4
radu 4
radul 4
rae 57
raeann 9
raed 4
raef 4
raelene 6
rafael 405
rafaela 28
rafal 4
rafe 4
rafer 4
raffaella 4
raffaello 4
rafik 4
rafiq 4
rafter 4
raghavan 4
ragheb 4
raghnailt 4
raghnall 4
raghunatha 4
ragip 4
ragnall 4
ragnar 4
raguel 7
rahab 4
rahim 4
rahm 4
rahman 63
rahmane 4
rahmatullah 4
rahmi 4
rahul 4
raibeart 4
raimbaut 4
raimond 4
raimondo 4
raimonds 4
raimund 4
raimundas 4
raina 11
rainald 4
rainer 4
rainier 4
raisa 7
raivis 4
raivo 4
raizo 4
raj 4
rajab 4
rajaei 4
rajaratnam 4
rajesh 4
raji 4
rajinder 4
rajiv 4
rajko 4
rajmund 4
rakesh 4
rakhitha 4
rakuita 4
raleigh 33
ralfs 100
ralle 4
ralph 1587
raluca 4
ramachandran 4
ramadan 100
ramakant 4
ramanathan 4
ramazan 100
ramcharan 4
ramender 4
ramesh 4
rameshwor 4
ramesses 4
rami 4
ramin 4
raminta 4
ramiro 132
ramiz 4
ramjohn 4
ramon 435
ramona 243
ramonita 11
ramose 4
ramsey 4
ramunas 4
ramya 4
ramzan 4
ramzi 4
ran 4
rana 11
ranae 8
ranald 4
ranbir 4
rand 4
randa 12
randal 123
randall 648
randee 8
randel 4
randell 49
randi 63
randle 4
rando 4
randolf 4
randolph 179
randy 1241
ranee 6
ranganath 4
ranganathan 4
ranganayaki 4
rangsan 4
rani 4
rania 240
ranjit 4
ranjith 4
rankin 4
ranko 4
rann 4
ransom 4
ranulf 4
ranulph 4
raonall 4
raonull 4
raouf 4
raoul 4
raphael 200
rappani 4
raqib 4
raquel 135
rashad 109
rashard 4
rasheeda 8
rashid 4
rashida 13
rashmi 4
rasim 4
rasit 4
rasmus 92
rastus 4
rasul 4
rati 4
ratibor 4
ratimir 4
ratko 4
ratnam 4
ratri 4
rauf 4
raul 394
rauli 4
rauno 4
raven 22
ravi 133
ravikumar 4
ravil 4
ravinder 4
ravirandal 4
raviv 4
ray 688
raya 171
rayan 4
rayana 240
rayburn 4
raydel 4
raye 9
rayford 31
raylene 8
raymon 31
raymond 2544
raymonde 5
raymundo 54
rayna 11
razaaq 4
razack 4
razzaq 4
rea 6
reagan 7
reanna 6
reatha 9
reba 104
rebbeca 9
rebbecca 10
rebeca 32
rebecca 2653
rebecka 7
rebekah 106
rebel 4
recep 4
reda 8
redd 4
redouane 4
reed 71
reem 171
reema 100
reena 6
refael 150
refugia 7
refugio 43
reg 4
regan 12
regena 11
regenia 9
regev 4
reggie 77
regina 520
reginald 419
reginaldo 4
reginar 4
regine 5
reginia 6
regis 4
regnier 4
rei 120
reid 50
reidar 4
reiichi 4
reiji 4
reijo 4
reika 4
reikichi 4
reiko 8
reilley 4
rein 4
reina 92
reinaldo 44
reinard 4
reinhard 4
reinhardt 4
reinhart 4
reinhold 4
reinier 4
reinmar 4
reita 6
reizo 4
rejean 4
reka 4
rekha 4
relja 300
rema 6
remedios 9
remi 4
remigijus 4
remona 6
remus 4
remy 4
remzi 4
ren 200
rena 113
renae 33
renald 4
renaldo 28
renata 92
renate 22
renato 32
renatus 4
renay 6
renda 6
rene 244
renea 13
renee 474
renesmee 4
renetta 8
renita 27
renna 5
renssalaer 4
rentaro 4
renuka 4
renzo 4
resat 4
resid 4
ressie 7
reta 27
retha 31
rethabile 109
retta 11
reuben 98
reuel 4
reva 44
rex 205
rexford 4
rey 28
reyes 36
reyhan 4
reyna 37
reynald 4
reynalda 7
reynaldo 113
reynold 4
reza 133
rezso 4
rhea 38
rheba 5
rhett 30
rhian 4
rhiannon 16
rhoda 61
rhodri 4
rhona 8
rhonda 659
rhys 4
ri 4
ria 150
riad 4
rian 171
riaz 4
ribar 4
ricarda 6
ricardas 4
ricardo 448
riccardo 109
ricci 4
rich 49
richa 4
richard 7399
richarda 4
richardis 4
richeldis 4
richelle 22
richenza 4
richie 37
rick 443
rickey 192
ricki 7
rickie 72
rickman 4
rickson 4
ricky 659
rico 41
ridley 4
ridvan 4
ridwan 4
rie 4
rieko 4
rieneke 4
rifat 4
rigoberto 73
rihards 4
riho 4
rihoko 4
riichi 4
riin 4
rika 4
rikako 4
rikard 4
rikichi 4
rikiya 4
rikki 11
riko 92
riku 4
riley 70
rim 4
rima 5
rimantas 4
rimante 4
rimas 4
rin 240
rina 15
rinako 4
rinat 4
rinjish 4
rinsho 4
rinus 4
ripley 4
risa 11
risako 4
rishaan 4
risto 4
rita 908
rithy 4
ritsuko 4
ritsuo 4
ritt 4
ritwik 4
ritwika 4
riva 6
rivaldo 4
river 4
rivka 7
rivkah 4
rizqallah 4
rizvan 4
roald 4
roan 171
roar 4
rob 83
roba 4
robbi 6
robbie 102
robbin 30
robbo 4
robby 54
robbyn 6
robena 5
robert 10065
roberta 465
robertas 4
roberto 462
roberts 240
robertus 4
robin 950
robinson 4
robison 4
robledo 4
robt 36
robyn 163
rocco 74
rochel 7
rochell 8
rochelle 137
rocio 33
rocky 104
rod 84
rodan 4
rodders 4
roddy 4
roderick 195
rodger 106
rodney 842
rodolfo 167
rodolphus 4
rodrick 44
rodrigo 74
roel 109
roeland 4
rog 4
rogelio 135
roger 2000
rogerio 4
roghayyeh 120
rognvald 4
rohini 4
rohit 4
roisin 4
rojina 4
rok 4
roko 150
rokuro 4
roland 364
rolanda 15
rolandas 4
rolande 5
rolando 128
roldan 4
rolf 28
rolland 36
rollin 4
roloff 4
roma 23
romaine 9
roman 124
romana 12
romelia 11
romelu 4
romeo 66
romina 4
romolo 4
romona 24
romuald 4
romualdas 4
romualdo 4
romulo 4
ron 369
rona 19
ronald 3775
ronaldo 4
ronan 4
ronda 111
roni 12
ronja 92
ronna 16
ronni 10
ronnie 559
ronny 52
rony 4
rooney 4
roosevelt 159
roozbeh 4
roque 4
rorer 4
rory 120
rosa 833
rosalba 22
rosalee 31
rosaleen 4
rosalia 32
rosalie 161
rosalina 22
rosalind 75
rosalinda 52
rosaline 13
rosalva 15
rosalyn 59
rosamaria 6
rosamond 11
rosamund 4
rosana 9
rosann 9
rosanna 40
rosanne 43
rosaria 13
rosario 85
rosaura 14
roscoe 87
rose 1509
roseann 45
roseanna 18
roseanne 25
roselee 6
roselia 6
roseline 7
rosella 41
roselle 7
roselyn 21
rosemarie 146
rosemary 413
rosena 5
rosenda 5
rosendo 41
rosetta 89
rosette 5
roshanak 4
rosia 9
rosie 214
rosina 20
rosio 6
rosita 30
roslyn 48
rosmery 100
ross 260
rossana 7
rossie 5
rostam 4
rostislav 4
rosy 6
rowan 67
rowena 37
rowland 4
roxana 240
roxane 18
roxann 24
roxanna 27
roxanne 165
roxie 49
roxy 8
roy 1509
roya 4
royal 46
royce 101
rozanne 6
rozella 8
ruad 4
ruaidhri 4
ruaidri 4
ruairi 4
rubaiyat 4
rube 4
ruben 416
rubi 6
rubie 12
rubin 46
ruby 1064
rubye 19
rudaba 4
rudiger 4
rudolf 28
rudolfs 4
rudolph 187
rudy 184
rueben 27
rufina 12
rufino 4
rufus 152
ruggero 4
ruggiero 4
ruhi 4
ruhullah 4
rui 4
ruito 4
rukn 4
rumen 4
rumi 4
rumiko 4
runa 4
runako 4
rune 4
ruoxi 300
rupert 36
ruperto 4
ruppert 4
ruprecht 4
ruqayya 4
ruri 4
rurika 4
ruriko 4
rush 4
rushda 4
rushdi 4
ruslan 4
ruslana 4
russ 50
russel 96
russell 1176
rustem 4
rustu 4
rusty 78
rusudan 4
rut 4
rutger 4
ruth 4062
rutha 8
ruthann 20
ruthanne 7
ruthe 6
ruthie 60
ruthlyn 4
ruthvik 4
ruud 4
ruxandra 4
ruza 4
ruzena 4
ruzica 4
ryan 2030
ryann 6
ryder 4
ryo 4
ryohei 4
ryoichi 4
ryoji 4
ryoju 4
ryoka 4
ryoki 4
ryoko 4
ryoma 4
ryosei 4
ryosuke 4
ryota 4
ryotaro 4
ryozo 4
ryszard 4
ryu 4
ryuhei 4
ryuichi 4
ryuji 4
ryujiro 4
ryuki 4
ryuma 4
ryumyo 4
ryunosuke 4
ryusaku 4
ryusei 4
ryusuke 4
ryuta 4
ryutaro 4
ryuya 4
ryuzo 4
saad 4
saadallah 4
saadia 4
saar 120
saara 4
sabahattin 4
sabath 4
sabatino 4
sabbas 4
sabiha 4
sabina 22
sabine 12
sabit 4
sabra 13
sabri 4
sabrina 225
sabur 4
saburo 4
sacha 7
sachidanand 4
sachie 4
sachiko 10
sachimi 4
sachin 4
sachio 4
sachiyo 4
sad 4
sadaaki 4
sadaharu 4
sadahiko 4
sadahisa 4
sadakage 4
sadako 4
sadamori 4
sadanaga 4
sadanobu 4
sadao 4
sadasuke 4
sadato 4
sadatoki 4
sadatoshi 4
sadayoshi 4
sadazane 4
sadb 4
saddam 4
sade 15
sadettin 4
sadhbh 4
sadie 159
sadik 4
sadr 4
sadri 4
sadye 7
saeb 4
saeko 4
safak 4
safet 4
saffet 4
saffiyah 4
saffy 4
safi 4
safija 171
safiullah 4
safiya 120
safiye 4
saga 92
sage 6
sahan 4
sahar 100
sahil 4
sahin 4
sahir 4
saibini 4
said 120
saida 4
saif 4
saiful 4
saifullah 4
saiichi 4
saima 4
saina 4
saint 4
saira 4
sait 4
sajid 4
sajida 4
sajjad 4
sakae 4
sakari 4
sakeena 100
saket 4
saki 4
sakichi 4
sakie 4
sakiho 4
sakiko 4
sakina 4
sakineh 150
sakir 4
sakis 4
sakuko 4
sakura 86
sakurako 4
sal 38
salah 4
salam 4
salar 4
saleh 4
salem 4
salena 10
salgado 4
saliha 300
salik 63
salikha 300
salil 4
salim 4
salimjon 4
salina 16
salix 4
sallai 4
salley 5
sallie 103
sally 524
salma 240
salman 4
salomao 4
salome 100
salomon 4
saloni 4
salvador 255
salvatore 165
salve 4
salvi 4
salvo 4
sam 446
sama 200
samad 4
samaleswari 4
samantha 490
samar 4
samara 10
samatha 28
sambo 4
sambor 4
samella 6
samer 4
samet 4
samha 4
sami 4
samia 4
samir 133
samira 8
samisoni 4
samiullah 4
sammi 4
sammie 78
sammy 151
samo 4
sampasree 4
sampurna 4
samthann 4
samual 32
samuel 1644
samvel 171
samwell 4
samyar 109
sana 5
sanae 4
sanah 4
sanami 4
sanaullah 4
sanaz 4
sancak 4
sanchita 4
sancho 4
sanda 6
sandee 6
sandeep 4
sander 4
sandhya 4
sandi 28
sandie 7
sandipan 4
sandis 4
sandor 4
sandra 4607
sandrine 4
sandy 215
sanel 4
sanem 4
sanesue 4
sanesuke 4
saneyuki 4
sanford 64
sang 41
sania 4
sanjay 4
sanjib 4
sanjuana 19
sanjuanita 19
sanna 4
sannosuke 4
sanora 8
santa 26
santana 10
sante 4
santeri 4
santiago 300
santina 9
santino 4
santo 28
santos 117
santosh 4
santoshi 4
sanya 4
saoirse 4
saorbhreathach 4
saori 4
saorlaith 4
sapta 4
saqib 100
saqlain 4
sara 1146
sarabjit 4
sarah 3532
sarai 5
sarama 4
saran 5
saranyu 4
saraswati 4
saravanan 4
sardar 4
sareh 4
sarfraz 4
sargis 4
sari 9
sarina 10
sarita 15
sarka 4
sarma 4
sarmad 4
sarojini 4
sartaqtai 4
sarunas 4
sary 4
sasa 4
sasaenia 4
sasha 43
sasho 4
saskia 4
satam 4
satenik 4
satoko 4
satomi 4
satonari 4
satoru 4
satoshi 4
satotaka 4
satouji 4
satpal 4
satsuki 4
satsuo 4
sattar 4
satu 4
saturnina 6
satyabhama 4
satyajit 4
satyana 4
sau 7
saul 124
saule 4
saulius 4
saundra 53
saurabh 4
sava 4
savanna 9
savannah 41
savas 4
savatije 4
savea 4
saverio 4
savitri 4
savva 4
sawako 4
sawney 4
saya 4
sayaka 4
sayako 4
saymoukda 4
sayoko 4
sayori 4
sayumi 4
sayuri 4
sayyid 4
sazhen 133
saziye 4
scarlet 9
scarlett 19
scathach 4
schalk 4
schuyler 4
scot 69
scota 4
scott 2773
scottie 47
scotty 86
se 4
seabury 4
seachnasach 4
seamus 4
sean 1015
seanie 4
searby 4
season 6
seb 4
sebastian 300
sebastiao 4
sebastien 4
sebdann 4
sebestyen 4
sebhat 4
sebnem 4
sebrina 8
sechnaill 4
sedat 4
sedonoude 4
see 6
seema 5
sefa 4
sefer 4
seferina 4
segar 4
sehryne 4
sehsuvar 4
sehzade 4
seicho 4
seigen 4
seigo 4
seiho 4
seiichi 4
seiichiro 4
seiji 4
seijin 4
seijiro 4
seikichi 4
seiko 4
seion 4
seishi 4
seishiro 4
seisyll 4
seizo 4
sejad 4
sekar 4
seker 4
sekhemrekhutawy 4
sekinat 4
sekou 100
seksan 4
seku 4
sel 4
selahattin 4
selblaith 4
selcuk 4
selen 4
selena 50
selene 9
selig 4
selim 50
selina 33
selma 100
selvam 4
selwyn 4
selyf 4
sem 92
semaan 4
semen 4
semih 4
semiha 4
semir 4
semple 4
semra 4
sena 6
senad 4
senaida 6
senay 4
seneca 4
sener 4
senichi 4
senkichi 4
senol 4
senusret 4
seo 300
seoa 200
seojun 300
seok 4
seol 4
seon 4
seonaidh 4
seong 4
seoyun 150
sepideh 4
sepp 4
seppo 4
september 5
septimus 4
sepulveda 4
serafim 4
serafina 6
serap 4
seraphin 4
seraphine 4
sercan 4
serdal 4
serdar 4
seref 4
seren 4
serena 56
serge 4
sergei 240
sergey 240
serginho 4
sergio 251
sergo 4
serhan 4
serhat 4
serif 4
serife 109
serina 11
serita 7
serjao 4
serkan 4
serpil 4
sertan 4
sertor 4
seru 4
servais 4
servando 4
servet 4
servius 4
serxhio 4
sesili 100
setach 4
setareh 4
setepenre 4
seth 248
setsuji 4
setsuko 6
setsuna 4
setsurei 4
seul 4
seumas 4
seung 4
sevada 4
sevag 4
sevda 133
severi 4
severin 4
severine 4
severino 4
sevgi 4
sevil 4
sevim 4
sevin 4
sevinc 4
sevinj 300
sevket 4
sevki 4
seweryn 4
sextus 4
seydou 4
seyfi 4
seyhan 4
seymour 48
seyran 4
sezen 4
sezer 4
sezgin 4
sha 10
shaaban 4
shabana 4
shabazz 4
shabbir 4
shabtai 4
shachi 4
shad 28
shae 6
shafiq 4
shafiqullah 4
shahab 4
shahaf 4
shahbaz 4
shahd 120
shahem 120
shahid 109
shahnawaz 4
shahriyar 4
shahrokh 4
shahzad 4
shai 4
shaikha 92
shailaputri 4
shailendra 4
shaimaa 300
shaina 17
shakambhari 4
shakeel 4
shakes 4
shakia 7
shakir 4
shakira 10
shakita 6
shakti 4
shakur 4
shakura 4
shala 7
shalanda 7
shalev 4
shalit 4
shalon 6
shalonda 16
shambhav 4
shameka 20
shamika 17
shamma 4
shams 240
shamsher 4
shan 6
shana 77
shanae 7
shanda 27
shandi 5
shandiin 4
shandra 12
shane 451
shaneka 10
shanel 6
shanell 13
shanelle 8
shani 12
shania 4
shanice 10
shanika 16
shaniqua 6
shanita 12
shanna 86
shannan 14
shannon 747
shanon 23
shanshan 4
shanta 20
shantadurga 4
shantae 5
shantay 6
shante 19
shantel 22
shantell 13
shantelle 7
shanti 6
shantia 4
shanzay 4
shapur 4
shaquana 6
shaquita 7
shara 18
sharad 4
sharada 4
sharaf 4
sharan 6
sharda 6
sharee 12
sharell 5
sharen 12
shari 119
sharice 6
sharie 7
sharifullah 4
sharika 5
sharilyn 6
sharita 11
sharla 20
sharleen 8
sharlene 35
sharmaine 5
sharman 4
sharmila 4
sharolyn 6
sharon 3913
sharonda 22
sharri 7
sharron 57
sharyl 9
sharyn 21
shashank 4
shashi 4
shashthi 4
shasta 13
shatarupa 4
shaukat 4
shaun 211
shauna 73
shaunda 7
shaunna 8
shaunta 6
shaunte 6
shavon 11
shavonda 6
shavonne 8
shawana 8
shawanda 12
shawanna 6
shawkat 4
shawki 4
shawn 1039
shawna 118
shawnda 10
shawndeen 4
shawnee 10
shawnna 8
shawnta 6
shay 12
shaye 4
shayla 28
shayma 240
shayna 18
shayne 31
shaz 4
shazia 4
shea 11
sheba 6
sheela 4
sheena 74
sheetal 4
shefki 4
shegufa 4
sheikh 100
sheila 740
sheilah 8
shekhar 4
shela 8
shelagh 4
shelba 10
shelby 108
sheldon 137
shelia 174
shell 4
shella 7
shelley 188
shelli 23
shellie 29
shelly 245
shelton 54
shemeka 7
shemika 9
shena 12
shenika 6
shenita 8
shenna 5
shepherd 4
shera 7
sheree 44
sherell 6
sheri 171
sherice 5
sheridan 7
sherie 18
sherif 4
sherifa 171
sherika 7
sherill 6
sherilyn 12
sherine 4
sherise 6
sherita 17
sherko 4
sherlene 5
sherley 9
sherlock 4
sherly 9
sherlyn 8
sherman 162
sheron 13
sherrell 9
sherri 242
sherrie 110
sherril 6
sherrill 18
sherron 13
sherry 776
sherryl 16
shervin 4
sherwin 4
sherwood 31
shery 8
sheryl 231
sheryll 7
sheung 4
shewell 4
sheyla 4
shi 200
shichiro 4
shiela 28
shigeaki 4
shigefumi 4
shigeharu 4
shigehiko 4
shigehira 4
shigehiro 4
shigehisa 4
shigehito 4
shigeho 4
shigeji 4
shigejiro 4
shigekazu 4
shigeki 4
shigeko 4
shigemaru 4
shigemasa 4
shigematsu 4
shigemi 4
shigemitsu 4
shigemura 4
shigenaga 4
shigenobu 4
shigenori 4
shigenosuke 4
shigeo 4
shigeoki 4
shigeri 4
shigeru 4
shigesato 4
shigetada 4
shigetaka 4
shigetaro 4
shigetatsu 4
shigeto 4
shigetoki 4
shigetoshi 4
shigetsuna 4
shigeyasu 4
shigeyori 4
shigeyoshi 4
shigeyuki 4
shigezo 4
shihab 4
shiho 4
shiina 4
shiko 4
shila 6
shiloh 5
shilpa 4
shimako 4
shimelis 4
shin 6
shinako 4
shingo 4
shingoro 4
shinichi 4
shinichiro 4
shinji 4
shinjiro 4
shinjo 4
shinkichi 4
shino 4
shinobu 4
shinosuke 4
shinpei 4
shinsuke 4
shinta 4
shintaro 4
shinya 4
shinzo 4
shion 4
shiori 4
shira 9
shirely 7
shirl 7
shirlee 16
shirleen 8
shirlene 20
shirley 3141
shirly 14
shiroshichi 4
shirow 4
shishir 4
shishira 4
shitala 4
shitaye 4
shivansh 240
shizue 6
shizuka 4
shizuko 5
shizuo 4
shizuya 4
shkodran 4
shkumbin 4
shlomo 4
sho 4
shogo 4
shohei 4
shohreh 4
shoichi 4
shoitsu 4
shoji 4
shojiro 4
shoko 4
shoma 4
shon 26
shona 11
shonda 31
shondra 5
shonna 10
shonta 7
shoshana 8
shosuke 4
shota 4
shotaro 4
shoya 4
shozo 4
shpresa 4
shraga 4
shreya 4
shridhar 4
shripad 4
shristi 300
shu 300
shuaib 4
shubha 4
shubhendu 4
shufen 300
shug 4
shugo 4
shuhei 4
shuhua 92
shuhui 240
shuichi 4
shujauddin 4
shuji 4
shujiao 4
shujuan 120
shuko 4
shukri 4
shulamith 4
shuli 4
shumaila 4
shun 4
shunichi 4
shunichiro 4
shunji 4
shunpei 4
shunsaku 4
shunsuke 4
shuntaro 4
shunya 4
shunzo 4
shusaku 4
shusuke 4
shuta 4
shutaro 4
shuzhen 109
shuzo 4
shwetak 4
shyla 7
si 150
sian 4
siana 4
siarhei 4
siavash 4
sibel 4
sibille 4
sibyl 14
sicard 4
sid 27
siddhartha 150
sidibe 4
sidique 4
sidkeong 4
sidney 271
sidqi 4
sidra 4
siegbert 4
siegfried 4
sienna 171
sierra 35
sietske 4
sievert 4
sigebert 4
sigfried 4
sigismund 4
sigizmund 4
sigmar 4
sigmund 4
signe 10
sigrid 14
sigridur 4
sigtrygg 4
sigurd 4
sigurdur 4
sigurjon 4
sigurros 4
sigvald 4
sigvard 4
siim 4
sik 4
sila 4
silas 62
sile 4
silje 4
silke 4
sille 4
silva 9
silvana 8
silvanus 4
silvestre 4
silvestro 4
silvia 130
silvio 4
silviu 4
silvius 4
sim 4
sima 7
simanis 4
simao 4
sime 4
simen 4
simeon 4
simhah 4
simin 4
simo 4
simon 156
simona 92
simonas 4
simone 63
simonis 4
simonluca 4
simonne 7
simson 4
simun 4
sina 5
sinan 4
sinasi 4
sindre 4
sindy 10
sinead 4
sinech 4
sinem 4
sini 4
sinikka 4
sinisa 4
sinivali 4
siobhan 13
siofra 4
sion 4
siong 4
siouxie 4
siphosethu 133
sirajuddin 4
sirena 6
siri 4
sirin 4
sisay 4
sissel 4
sisuile 4
sita 100
sitaleki 4
sitara 4
sithmaith 4
siti 133
siu 150
sivert 4
sixta 5
sixten 4
sixto 4
sjaak 4
sjeng 4
sjoerd 4
sjors 4
sjur 4
skender 4
skuli 4
skye 10
skylar 4
skyler 4
slavco 4
slavek 4
slaven 4
slavena 4
slavisa 4
slavko 4
slavoljub 4
slavomir 4
slawek 4
slawoj 4
slawomir 4
slim 4
slobodan 4
slyvia 9
smeet 4
smiley 4
sneha 4
snezana 150
snezhana 133
snigdha 4
snorri 4
so 300
sobekhotep 4
sobeslav 4
sobia 171
sobieslaw 4
socorro 69
sofi 92
sofia 300
sofie 150
sofija 300
sofiya 300
sogen 4
sohil 4
soichi 4
soichiro 4
soila 5
soji 4
sokaku 4
sokichi 4
sokratis 4
sol 33
solange 8
sole 4
soledad 29
soleil 4
soley 171
soliman 4
solja 133
solomiya 92
solomon 86
solveig 4
solvita 4
soma 133
somayyeh 92
somboon 171
somchai 300
somei 4
somer 6
somesh 4
somhairle 4
sommer 11
somporn 200
somsak 240
son 82
sona 5
sonam 4
sondra 75
soner 4
song 10
songul 4
sonia 258
sonja 126
sonmez 4
sonny 55
sonosuke 4
sonya 200
soo 100
sook 9
soon 20
sophia 300
sophie 171
sora 4
soraya 8
sorcha 4
soren 4
sorin 4
sorley 4
soroku 4
soslan 4
sosuke 4
sotaro 4
sotiria 4
sotirios 4
sotiris 4
souleymane 92
soumaila 4
soumitra 4
soumya 4
souptik 4
sourav 4
souvik 4
sowmya 4
sparkle 6
spasoje 4
speed 4
spence 4
spencer 168
spenser 4
spike 4
spiridon 4
spiro 4
spring 11
spurius 4
spyridon 4
squire 4
srdan 4
srecko 4
sreedharan 4
sreten 4
srikanta 4
srinivas 4
srinivasan 4
st 4
stace 4
stacee 6
stacey 394
staci 71
stacia 24
stacie 109
stacy 480
staff 4
staffan 4
stamatia 4
stan 98
stanford 35
stanimir 4
stanisa 4
stanislav 4
stanislava 4
stanislaw 109
stanko 4
stanley 888
stanoje 4
stanton 30
star 14
starla 19
starr 17
stasia 6
stasik 4
stasys 4
stathis 4
statius 4
stavros 4
steele 4
stef 4
stefan 92
stefani 13
stefania 9
stefanie 85
stefano 4
stefany 6
stefen 4
steff 4
steffan 4
steffanie 10
steffi 4
steffie 4
steffy 4
stefi 4
steinar 4
steingrimur 4
steinn 4
steinunn 4
stelian 4
stelios 4
stella 314
stellan 4
stellatus 4
sten 4
stepan 4
stepanie 6
steph 4
stephaine 16
stephan 110
stephane 11
stephani 15
stephania 7
stephanie 2313
stephany 23
stephen 2653
stephenie 22
stephie 4
stephine 14
stephnie 5
steponas 4
sterling 101
steve 1313
steven 4226
stevenson 300
stevie 51
stew 4
stewart 136
stewie 4
stian 4
stig 4
stijn 4
stina 4
stipe 4
stjepan 4
stoian 4
stojan 4
storm 4
stormy 12
stoyan 4
stoycho 4
stracimir 4
strahinja 4
stringer 4
strum 4
stu 4
stuart 236
stylez 4
styliani 4
stylianos 4
su 15
sua 100
suanne 5
suat 4
subaru 4
subhra 4
subramaniam 4
subrata 4
suchanan 4
sudha 4
sudhir 4
sudie 10
sue 433
sueann 8
suehiro 4
sueko 4
suellen 11
suguru 4
suh 4
suha 71
suhail 4
suitbert 4
sujata 4
suk 10
sukehiro 4
sukemasa 4
sukenobu 4
sukeshiro 4
suketada 4
suketoshi 4
suketsugu 4
sukhbaatar 150
sukhbir 4
sukhdev 4
sukran 4
sukru 4
sulamith 4
sule 4
suleiman 4
sulema 6
sulev 4
sulochana 4
sultan 92
sumako 4
sumayah 300
sumer 4
sumika 4
sumiko 6
sumio 4
sumire 4
sumiyoshi 4
summer 71
sumner 4
sumru 4
sun 32
suna 4
sunaho 4
sunaila 4
sunao 4
sunara 4
sunay 4
sundar 4
sunday 6
sunder 4
sundiata 4
sune 4
sung 36
sungkyu 4
sunidhi 4
sunifred 4
sunil 4
sunita 240
sunni 5
sunniva 4
sunny 20
sunshine 13
surena 4
surendranath 4
suresh 4
sureyya 4
sureza 4
suri 4
surinder 4
suryanarayana 4
susan 7049
susana 82
susann 12
susanna 120
susannah 16
susanne 83
sushil 4
sushma 4
susie 191
susilo 4
susmita 4
susumu 4
susy 8
suyumbike 4
suzan 28
suzana 109
suzann 11
suzanna 22
suzanne 580
suze 4
suzette 48
suzi 6
suzie 13
suzue 4
suzuko 4
suzy 15
svaha 4
svante 4
svantovit 4
svatopluk 4
svatoslav 4
sveinbjorn 4
sveinn 4
sven 4
svend 4
svenja 4
sverre 4
sveta 4
svetislav 4
svetla 4
svetlana 7
svetoslav 4
svetozar 4
sviatoslav 4
svilen 4
svitlana 4
swaine 4
swasthani 4
swee 4
swetha 4
swietopelk 4
swietoslaw 4
syarhey 4
sybil 66
sybille 4
syble 16
sybrand 4
syd 4
sydney 46
syed 120
sylvain 4
sylvester 160
sylvestre 4
sylvia 769
sylviane 4
sylvie 7
sylvio 4
sylwester 4
sylwia 4
synthia 9
syreeta 9
szabolcs 4
szczesny 4
szervac 4
szilard 4
szilvia 4
szymon 92
ta 6
taavi 4
tabatha 56
tabetha 9
tabitha 116
tacio 4
tad 39
tadaaki 4
tadaatsu 4
tadachika 4
tadafumi 4
tadaharu 4
tadahiko 4
tadahiro 4
tadahito 4
tadakatsu 4
tadakazu 4
tadamasa 4
tadami 4
tadamune 4
tadanaga 4
tadanao 4
tadanari 4
tadanobu 4
tadanori 4
tadao 4
tadaoki 4
tadashi 4
tadataka 4
tadateru 4
tadatoki 4
tadatomo 4
tadatoshi 4
tadatsugu 4
tadatsune 4
tadauji 4
tadayo 4
tadayoshi 4
tadayuki 4
tadej 4
tadeusz 4
tadhg 120
tadros 4
tae 4
taek 4
taeko 4
taethen 4
tafa 4
tage 4
taha 120
tahar 4
taher 4
tahesia 4
tahira 4
tahmina 4
tahsin 4
tai 7
taichi 4
taichiro 4
taieb 4
taiga 4
taiichi 4
taiji 4
taiki 4
taileflaith 4
tailtiu 4
taim 240
taina 5
taioalo 4
taisha 8
taishi 4
taisuke 4
tajuana 5
taka 4
takaaki 4
takae 4
takafumi 4
takafusa 4
takahide 4
takahiko 4
takahiro 4
takahisa 4
takahito 4
takakage 4
takaki 4
takako 5
takamasa 4
takamitsu 4
takanao 4
takanobu 4
takanori 4
takao 4
takashi 4
takatoki 4
takatomi 4
takatoshi 4
takatsugu 4
takauji 4
takaya 4
takayasu 4
takayoshi 4
takayuki 4
takeaki 4
takefumi 4
takeharu 4
takehide 4
takehiko 4
takehiro 4
takehisa 4
takehito 4
takeichi 4
takejiro 4
takeki 4
takekichi 4
takeko 4
takenori 4
takeo 4
takeomi 4
takero 4
takeru 4
takeshi 4
taketo 4
taketora 4
taketoshi 4
taketsugu 4
takeya 4
takeyoshi 4
takeyuki 4
takezo 4
takisha 10
taku 4
takuji 4
takuma 4
takumi 4
takuo 4
takuro 4
takushiro 4
takuto 4
takuya 4
takuzo 4
tala 4
talal 4
talat 4
talcott 4
talhah 4
talia 15
talib 4
talis 4
talisha 9
talitha 8
tallaal 4
tallulah 4
tam 9
tama 6
tamaki 4
tamala 10
tamao 4
tamar 240
tamara 350
tamatha 12
tamatoa 92
tamaz 4
tambra 6
tameika 8
tameka 53
tamekia 9
tamela 26
tamemoto 4
tameo 4
tamera 37
tamesha 8
tami 119
tamica 9
tamie 12
tamika 90
tamiko 12
tamio 4
tamisha 8
tamiyo 4
tammara 9
tammera 7
tammi 48
tammie 112
tammy 1294
tamotsu 4
tamra 41
tamrat 4
tamsin 4
tamta 4
tana 26
tancred 4
tandi 4
tandra 5
tandy 6
taneka 7
tanel 4
tanemune 4
tanenaga 4
taneomi 4
taner 4
tanesha 15
tanezane 4
tangela 14
tanguy 4
tania 54
taniela 4
tanika 15
tanisha 50
tanja 12
tanju 4
tanna 10
tanner 40
tansel 4
tanushree 4
tanvi 4
tanvir 4
tanya 334
tao 4
tapani 4
tapio 4
tapuarii 80
taqi 4
tara 416
tarah 11
tarana 92
taraneh 4
taras 4
tarcan 4
tardu 4
taren 6
tareq 109
tari 7
tarini 4
tariq 4
tarita 92
tarjan 4
tarkan 4
tarmo 4
taro 4
tarquin 4
tarra 7
tarsha 13
tarun 4
taryn 31
tash 4
tasha 130
tashia 8
tashina 6
tasia 7
taskin 4
tasmin 4
tasneem 4
tassadit 4
tassos 4
tasuku 4
tateo 4
tatiana 120
tatsiana 4
tatsuaki 4
tatsuhiko 4
tatsuhiro 4
tatsuhisa 4
tatsuhito 4
tatsuji 4
tatsuki 109
tatsuko 4
tatsuma 4
tatsumi 4
tatsunao 4
tatsunori 4
tatsuo 4
tatsuro 4
tatsushi 4
tatsuto 4
tatsuya 4
tatsuyoshi 4
tatsuyuki 4
tatum 7
tatyana 120
tauno 4
taunya 5
tavish 4
tawana 28
tawanda 18
tawanna 15
taweel 4
tawfik 4
tawiah 4
tawna 5
tawny 10
tawnya 17
taya 4
taye 4
tayeb 4
tayfun 4
tayfur 4
taylan 4
taylor 146
tayna 5
tayyar 4
tayyip 4
tazewell 4
tazio 4
tea 4
teagan 4
ted 328
tedd 4
teddie 4
teddy 113
teegan 4
teemu 4
teena 17
tegan 5
tehei 100
teiji 4
teijiro 4
teiki 240
teiko 4
teimuraz 4
teisha 6
teitur 4
teiva 133
teizo 4
tejal 4
tekin 4
tell 4
telma 6
temba 4
temeka 8
temel 4
temika 6
tempie 6
temple 6
tena 22
tenesha 5
tenisha 12
tenkoko 4
tennie 9
tennille 9
tentamun 4
teo 133
teodor 120
teodora 171
teodoro 33
teodosije 4
teofil 4
teofila 5
teofilo 4
teoman 4
teppei 4
teppo 4
tequila 8
tera 29
tereasa 8
terence 134
teresa 1841
terese 19
teresia 6
teresita 30
teressa 19
tereza 171
teri 140
terica 5
terina 6
terisa 7
terra 35
terrance 245
terrell 125
terrence 242
terresa 10
terri 407
terrie 60
terrilyn 5
terry 1737
teru 4
teruaki 4
teruhiko 4
teruhiro 4
teruhisa 4
teruichi 4
teruko 4
terumasa 4
terumi 4
terumune 4
terunobu 4
teruo 4
terushichi 4
teruto 4
terutomo 4
teruyoshi 4
teruyuki 4
tesha 8
teshome 4
tess 100
tessa 43
tesshu 4
tessie 29
tessy 4
tetsu 4
tetsuharu 4
tetsuhiko 4
tetsuhiro 4
tetsuhisa 4
tetsuji 4
tetsuko 4
tetsumasa 4
tetsumi 4
tetsuo 4
tetsuro 4
tetsushi 4
tetsutaro 4
tetsuya 4
tetsuzo 4
tetteh 4
tettey 4
tetyana 4
teura 80
teuvo 4
teva 120
tevfik 4
tevita 4
tezcan 4
thabo 4
thad 47
thaddeus 82
thady 4
thalia 10
thambiah 4
thamer 4
thamsanqa 4
than 100
thanasis 4
thanh 37
thaniel 150
thao 9
thayar 4
the 4
thea 22
theda 21
thellusson 4
thelma 754
thelwell 4
themrach 4
theo 240
theobald 4
theodor 200
theodora 30
theodore 603
theodoric 4
theodule 4
theofanis 4
theola 8
theophil 4
theophilus 4
theotimos 4
therapont 4
theresa 1352
therese 92
theresia 10
theressa 7
theron 54
thersa 12
thi 7
thiago 300
thierry 4
thievy 4
thijmen 4
thijs 4
thisbe 4
thomas 6500
thomasena 5
thomasina 14
thomasine 9
thomaz 4
thora 7
thordr 4
thordur 4
thoreau 4
thorgan 4
thorkel 4
thorkild 4
thorleif 4
thorolf 4
thorsteinn 4
thorsten 4
thorvald 4
thorvaldur 4
thresa 11
thu 11
thubten 4
thurlow 4
thurman 79
thurmann 4
thurston 4
thurza 4
thutmose 4
thuy 18
thy 4
thyrsus 4
tia 57
tiago 100
tian 4
tiana 23
tianna 9
tiara 25
tiare 300
tiberius 4
tibor 4
tiburcio 4
tidiane 4
tidjani 4
tiedemann 4
tien 6
tiera 7
tierney 4
tierra 16
tiesha 10
tifany 6
tiff 4
tiffaney 7
tiffani 26
tiffanie 18
tiffany 851
tiffiny 12
tigran 171
tihomir 4
tiit 4
tiiu 4
tijana 4
tijani 4
tijs 4
tijuana 6
tilda 6
tillie 31
tillotson 4
tim 513
timea 4
timika 6
timmy 122
timofey 150
timothy 3141
timur 4
tina 1039
tinatin 4
tineke 4
ting 171
tingting 4
tinisha 7
tiny 9
tirechan 4
tirunesh 4
tisa 5
tish 5
tisha 37
titaina 86
titaua 120
tite 4
titty 4
titus 31
tiye 4
tiziano 4
tizuka 4
tjaart 4
tjalling 4
tjibbe 4
tobbe 4
tobi 7
tobias 109
tobie 6
toby 121
toccara 5
tod 39
todd 1090
todger 4
todor 4
togama 4
togan 4
togo 4
togrul 4
toi 7
toini 4
toivo 100
tokichi 4
tokihiko 4
tokiko 4
tokimasa 4
tokimune 4
tokio 4
tokiuji 4
tokiyori 4
tokugoro 4
tokuichiro 4
tokuji 4
tokujiro 4
tokuko 4
tokuo 4
tokuro 4
tokutaro 4
tokuyoshi 4
tokuzo 4
tola 4
tolga 4
tolgahan 4
tolgay 4
tom 576
toma 4
tomas 200
tomasa 26
tomaz 4
tomeju 4
tomek 4
tomeka 16
tomer 4
tomi 7
tomihiko 4
tomiichi 4
tomiji 4
tomika 11
tomiko 8
tomio 4
tomiris 100
tomislav 4
tommaso 300
tommi 4
tommie 123
tommy 547
tommye 7
tomnat 4
tomo 4
tomoaki 4
tomochika 4
tomoe 4
tomoharu 4
tomohide 4
tomohiko 4
tomohiro 4
tomohisa 4
tomohito 4
tomoji 4
tomojiro 4
tomoka 4
tomokatsu 4
tomokazu 4
tomoki 4
tomoko 9
tomomi 4
tomomichi 4
tomonobu 4
tomonori 4
tomosaburo 4
tomotaka 4
tomoya 4
tomoyasu 4
tomoyo 4
tomoyoshi 4
tomoyuki 4
tomris 4
tomson 4
tomyris 100
tona 7
tonantzin 4
tonda 8
tonette 6
toney 30
tonga 4
tonguc 4
toni 249
tonia 74
tonibler 4
tonie 10
tonio 4
tonis 4
tonisha 6
tonita 5
tonja 24
tonu 4
tony 918
tonya 399
toomas 4
tora 5
torahiko 4
torakichi 4
toratane 4
torben 4
torbjorn 4
torcadall 4
torcall 4
torcull 4
tore 4
torgeir 4
torgny 4
tori 35
torie 6
torje 4
torkild 4
tormod 4
tormoid 4
tornike 4
torquato 4
torquil 4
torri 6
torrie 6
toru 4
torvald 4
tory 37
tosca 4
tosha 22
toshi 4
toshia 6
toshiaki 4
toshifumi 4
toshiharu 4
toshihide 4
toshihiko 4
toshihiro 4
toshihisa 4
toshihito 4
toshiji 4
toshikatsu 4
toshikazu 4
toshiki 4
toshiko 8
toshimasa 4
toshimi 4
toshimichi 4
toshimitsu 4
toshinaga 4
toshinari 4
toshinobu 4
toshinori 4
toshinosuke 4
toshio 4
toshiro 4
toshisue 4
toshitaka 4
toshitsugu 4
toshitsune 4
toshiya 4
toshiyasu 4
toshiyuki 4
toshizo 4
toshoku 4
tosun 4
toto 4
totuccio 4
toussaint 4
tov 4
tova 6
tove 4
towanda 8
townsend 4
toya 17
toyoaki 4
toyofumi 4
toyohiko 4
toyoji 4
toyokazu 4
toyoko 4
toyomatsu 4
toyomori 4
toyomoto 4
toyoshige 4
toyozo 4
tracee 12
tracey 263
traci 158
tracie 100
tracy 869
trammell 4
tran 8
trang 8
tranquilino 4
traudl 4
travis 776
trayvon 4
treasa 7
treena 5
trena 20
trent 111
trenton 60
tresa 18
tressa 18
tressie 14
trev 4
treva 31
trevor 219
trey 42
tricia 132
tridevi 4
trina 104
trinh 7
trinidad 133
trinity 10
tripuraneni 4
tripurasundari 4
trish 16
trisha 101
trista 23
tristan 54
tritan 4
trond 4
trondur 92
troy 654
trudi 11
trudie 11
trudy 87
trula 8
trulock 4
truman 62
truus 4
trygve 4
tryphon 4
tsegay 4
tshepo 4
tsubasa 4
tsugiharu 4
tsugio 4
tsuguharu 4
tsuguo 4
tsukasa 4
tsunaakira 4
tsunamune 4
tsunamura 4
tsunanaga 4
tsunayoshi 4
tsuneha 4
tsuneharu 4
tsunehiko 4
tsunehisa 4
tsunei 4
tsunejiro 4
tsunekazu 4
tsunekichi 4
tsuneko 4
tsunemi 4
tsunenori 4
tsuneo 4
tsuneoki 4
tsunesaburo 4
tsuneshige 4
tsunetami 4
tsunetoki 4
tsunetomo 4
tsuneyasu 4
tsuneyoshi 4
tsuneyuki 4
tsurutaro 4
tsutomu 4
tsuyoshi 4
tsvetan 4
tsvi 4
tsyenchen 4
tu 5
tuan 28
tuathflaith 4
tuba 4
tubal 4
tudor 4
tudur 4
tufa 4
tufail 4
tufan 4
tugay 4
tugce 4
tula 6
tulay 4
tuleen 92
tulin 4
tulio 4
tulip 4
tullus 4
tumer 4
tuna 4
tunar 100
tunc 4
tuncay 4
tuncel 4
tunde 4
tuo 4
tuomas 4
tuomo 4
tupac 4
turan 4
turgay 4
turgut 4
turhan 4
turker 4
turki 150
turkyilmaz 4
turley 4
turner 4
tursunali 4
tutku 4
tuukka 4
tuuli 4
tuyet 9
tvrtko 4
twana 11
twanda 7
twanna 8
twila 37
twyla 21
ty 72
tydfil 4
tyesha 10
tyisha 6
tyke 4
tyler 430
tynisha 5
tyra 21
tyree 35
tyrell 34
tyrese 4
tyron 33
tyrone 324
tyrteu 4
tyson 92
tytus 4
uallach 4
uasal 4
ubaldo 4
ubay 4
uberto 4
ubusuku 4
uche 4
ud 4
uday 4
udo 4
uel 4
ueli 4
ufuk 4
ugis 4
ugne 4
ugo 4
ugochukwu 4
ugur 4
uilleac 4
uilleag 4
uilleam 4
uiloq 200
uisdean 4
ujikage 4
ujisato 4
uku 4
ula 7
uladzimir 4
ular 4
ulas 4
uldis 4
ulf 4
ulick 4
ullar 4
ulle 4
ulloriaq 133
ulman 4
ulo 4
ulric 4
ulrica 4
ulrich 4
ulrik 4
ulrike 6
ulvi 4
ulysse 4
ulysses 68
uma 4
umanosuke 4
umar 240
umaru 4
umberto 4
umeji 4
umeko 4
umesh 4
umit 4
umm 4
umran 4
umut 4
un 7
una 25
unai 4
unal 4
unax 4
uner 4
unnur 4
uno 4
unsho 4
unto 4
ur 4
uraih 4
urban 4
urho 4
uri 171
urian 4
urmas 4
urooj 4
uros 4
urpo 4
urraca 4
urs 4
ursi 4
ursula 77
urszula 4
urte 4
urtzi 4
urve 4
usaburo 4
uschi 4
usha 8
ushas 4
usman 133
usna 4
uta 200
ute 7
uthman 4
uttam 4
utto 4
uuno 4
uvedale 4
uwe 4
uxue 4
uzeyir 4
uzza 4
uzzi 4
vac 4
vache 4
vaclav 4
vada 25
vaden 4
vadim 4
vadym 4
vadzim 4
vaea 133
vafa 4
vagelis 4
vagner 4
vahab 4
vahafolau 4
vahagn 4
vahan 4
vahap 4
vahe 4
vahid 4
vahur 4
vaia 4
vaibhav 4
vaino 240
vaira 4
vaishnavi 4
vaishno 4
vajk 4
vakhtang 4
val 31
valan 4
valarie 59
valda 10
valdemar 133
valdimar 4
valdir 4
valdis 4
valencia 27
valene 7
valentijn 4
valentin 71
valentina 300
valentine 33
valentyn 4
valeri 6
valeria 150
valerian 4
valerie 598
valerii 4
valerijs 4
valerio 4
valery 8
valli 4
vallie 11
vallu 4
valmy 4
valon 4
valorie 20
valrie 7
valson 4
valter 100
valters 4
valto 4
vamika 133
vamshi 4
van 120
vance 90
vanda 9
vanesa 10
vanessa 438
vanetta 6
vania 6
vanita 9
vanja 4
vanna 6
vannesa 6
vannessa 11
vanya 4
var 80
varadarajan 4
varahi 4
varatharajah 4
vardan 4
varghese 4
varis 4
varkey 4
varlam 4
varma 4
varmah 4
varnado 4
varney 4
varol 4
varsha 4
varujan 4
varuni 4
varuzhan 4
varvara 120
vasa 4
vasavi 4
vasco 4
vasek 4
vashti 7
vasik 4
vasil 4
vasile 4
vasileios 120
vasilievich 4
vasilije 150
vasilikas 4
vasiliki 171
vasilios 4
vasilis 4
vasilisa 100
vasily 4
vassil 4
vassili 4
vassilios 4
vasyl 4
vatroslav 4
vaughn 76
vause 4
vavra 4
vazha 4
veaceslav 4
veasna 4
veda 29
vedad 4
vedant 150
vedat 4
vedran 4
veena 4
vegar 4
vehbi 4
veikko 4
veit 4
vejsil 4
vekenega 4
velasco 4
velda 24
veli 4
velia 15
velibor 4
velichko 4
velimir 4
veljko 4
vella 8
vello 4
velma 255
velta 4
velupillai 4
velva 15
velvel 4
velvet 10
vena 10
venantino 4
venceslava 4
vendramino 4
vendula 4
venessa 22
venetia 4
venetta 6
veniamin 4
venice 10
venita 20
venkata 4
venla 109
vennie 6
ventris 4
venu 4
venus 26
veola 8
vera 376
verda 28
verdell 9
verdie 8
vered 4
verena 8
vergie 17
verity 4
verla 21
verlene 8
verlie 8
verline 5
vern 72
verna 184
vernell 26
verner 4
vernetta 11
vernia 5
vernice 28
vernie 13
vernita 13
vernon 465
verona 14
veronica 559
veronika 200
veronique 6
verrier 4
versie 10
vertie 6
veselin 4
vesna 171
vespasian 4
vess 4
vesta 27
veta 8
vetle 4
veysel 4
vi 5
viacheslav 4
vibart 4
vibeke 4
vibha 4
vibius 4
vic 4
vicary 4
vicent 4
vicenta 14
vicente 109
vickey 19
vicki 422
vickie 307
vicky 172
victor 1146
victoria 800
victorina 5
victorino 4
vid 4
vida 30
vidak 4
vidal 4
vidkun 4
vidmantas 4
vidoje 4
vidya 4
vien 4
viera 4
vigen 4
viggo 4
vijay 4
vijayadurga 4
vijayalakshmi 4
vikas 4
vikentije 4
viki 7
viking 4
vikki 21
vikram 4
viktor 109
viktoria 300
viktorie 133
viktoriya 300
viktors 4
vilain 4
vilayphone 4
vilem 4
vilenas 4
vilhelm 4
vilhjalmur 4
vilho 4
viliamu 4
vilis 4
viljar 4
viljo 4
ville 4
villu 4
vilma 41
vilson 4
vimukthi 4
vin 4
vina 14
vinay 4
vinayaki 4
vincas 4
vince 69
vincent 800
vincentio 4
vincenza 12
vincenzo 26
vinciguerra 4
vindhyavasini 4
vinicius 4
vinita 5
vinko 4
vinnie 11
vinny 4
vinod 4
vint 4
vintcent 4
vintila 4
vinzenz 4
viola 320
violant 4
violet 251
violeta 133
violetta 4
violette 11
viorel 4
virachai 4
virag 4
viraj 100
virgen 7
virgie 62
virgil 259
virgilijus 4
virgilio 30
virgina 31
virginia 2597
virginie 4
virginijus 4
virginio 4
viridiana 4
virve 4
viseslav 4
vishal 4
vishva 4
viswanathan 4
vita 109
vitali 4
vito 59
vitomir 4
vitor 4
vitori 4
vittoria 120
vittorio 4
viv 4
viva 13
vivaldo 4
vivan 10
vivek 4
vivian 468
viviana 21
viviano 4
vivica 4
vivien 11
vivienne 11
vixaykone 4
vjekoslav 4
vlad 4
vlada 4
vladan 4
vladana 4
vladas 4
vladeta 4
vladi 4
vladimir 4
vladimiro 4
vladislav 4
vladlen 4
vladyslav 120
vlassis 4
vlasta 4
vlastimil 4
vlastimir 4
vlatko 4
vojin 4
vojislav 4
vojislava 4
vojtech 120
voldemars 4
volesus 4
volf 4
volha 4
volkan 4
volkert 4
vollrath 4
volodymyr 4
von 28
vona 4
voncile 6
vonda 36
vonnie 13
vopiscus 4
vorname 4
voyle 4
vrushali 4
vsevolod 4
vugar 200
vujadin 4
vuk 200
vukajlo 4
vukan 4
vukasin 4
vukmir 4
vukota 4
vula 4
vural 4
vusal 92
vusala 120
vyacheslav 4
vyomesh 4
vytautas 4
waad 4
wachira 4
wade 238
wadih 4
wadud 4
wael 4
wafaa 4
wafi 4
wahed 4
wahhab 4
wahid 4
wai 11
waine 4
wait 4
wajdi 4
wajid 4
wakako 4
wakeley 4
waldir 4
waldo 36
waleed 4
walenty 4
walery 4
waliullah 4
walker 35
wallace 286
wallis 4
wally 27
walson 4
walt 4
walter 2313
walther 4
walton 30
waltraud 8
wan 240
wanda 1103
wanderson 4
waneta 7
wanetta 5
wangari 4
wangchuk 4
wangui 4
wanita 14
wanja 4
waqar 4
ward 67
warner 29
warren 535
washington 4
wasim 4
wassim 109
wat 4
wataru 4
wateen 100
wava 6
wawrzyniec 4
wayde 4
waylon 28
wayne 1352
wazir 4
wealhtheow 4
webb 4
wederson 4
weetman 4
wei 120
weiguo 4
welbore 4
weldon 63
welf 4
wellington 4
welton 4
wen 109
wenceslaus 4
wenche 4
wendall 4
wendelin 4
wendell 227
wenderson 4
wendi 43
wendie 6
wendolyn 6
wendy 808
wenona 6
wenxiong 109
wenzel 4
werenfried 4
werner 34
wernher 4
wes 29
wesley 510
weston 44
weyman 4
wheeler 4
whitely 4
whitley 6
whitlow 4
whitmell 4
whitney 178
whittaker 4
widelene 300
widukind 4
wiebe 4
wiesiek 4
wieslaw 4
wijnand 4
wilber 32
wilbert 157
wilbur 199
wilburn 50
wilda 40
wiley 73
wilf 4
wilford 55
wilfred 140
wilfredo 91
wilfried 4
wilhelm 4
wilhelmina 31
wilhemina 5
will 114
willa 66
willard 263
willem 4
willena 5
willene 12
willetta 6
willette 9
willi 4
willia 9
william 8361
williams 85
willian 26
willie 1615
williemae 7
willis 193
willo 4
willodean 6
willow 300
willson 4
willy 35
wilma 391
wilmer 56
wilson 162
wilton 41
wim 4
wincenty 4
winckworth 4
windy 20
winford 27
winfred 59
winfried 4
winifred 115
winnie 65
winnifred 20
winona 30
winsome 4
winston 122
winter 7
wisse 4
wissem 4
witold 4
wittich 4
wix 4
wladimiro 4
wladyslaw 4
wlodzimierz 4
wm 181
wo 4
wodajo 4
wojciech 4
wojtek 4
wolde 4
woldemar 4
woldemariam 4
woldemichael 4
wolf 4
wolfgang 4
wolter 4
won 100
wonda 8
woo 171
woodrow 152
woodson 4
woody 4
wook 4
woon 4
woong 4
worku 4
wouter 4
wren 4
wyatt 46
wyn 4
wynand 4
wyndham 4
wynell 5
wynne 4
wynona 13
wynton 4
xander 4
xaviel 4
xavier 87
xawery 4
xenia 6
xenophon 4
xiao 6
xiaoliang 4
xiaoling 4
xiaomin 4
xiaomo 80
xiaowu 4
ximena 150
xing 133
xinyi 109
xiomara 17
xisco 4
xochitl 8
xuan 6
ya 171
yadira 23
yadollah 4
yaeko 5
yael 6
yagiz 4
yagmur 4
yahaira 6
yahiko 4
yahiro 4
yahya 4
yaichiro 4
yajaira 6
yakir 4
yakub 4
yakubu 4
yakup 4
yakut 4
yalcin 4
yalim 4
yamato 100
yamil 4
yamina 4
yamini 4
yan 9
yang 9
yangcai 171
yangkui 300
yangxiang 171
yanick 4
yanira 9
yanis 4
yanki 4
yanmin 4
yanming 4
yann 4
yannai 4
yannick 4
yannis 4
yap 4
yaprak 4
yaqoob 4
yaqub 4
yara 133
yaron 4
yaroslav 4
yasar 4
yash 4
yashaswi 4
yashwant 4
yasin 4
yasmani 4
yasmin 150
yasmine 200
yasna 150
yasser 4
yassin 133
yassine 4
yasuaki 4
yasuchika 4
yasue 4
yasuei 4
yasufumi 4
yasuharu 4
yasuhide 4
yasuhiko 4
yasuhiro 4
yasuhisa 4
yasuji 4
yasujiro 4
yasukage 4
yasukatsu 4
yasukazu 4
yasuki 4
yasuko 7
yasumasa 4
yasumi 4
yasumichi 4
yasunari 4
yasunobu 4
yasunori 4
yasunoshin 4
yasuo 4
yasuori 4
yasuro 4
yasushi 4
yasutaka 4
yasutane 4
yasutoki 4
yasutomo 4
yasutoshi 4
yasutsune 4
yasuyoshi 4
yasuyuki 4
yataro 4
yating 171
yavuz 4
yaw 4
yawovi 4
yayi 100
yayoi 4
yazar 4
yazid 4
ye 120
yeardley 4
yechiel 4
yee 9
yefim 4
yegor 4
yehia 4
yehuda 92
yehudi 4
yejun 120
yekaterina 150
yekta 4
yelda 4
yelena 240
yeliz 4
yelizaveta 4
yemelyan 4
yen 10
yenal 4
yener 4
yenew 4
yeo 4
yeol 4
yeon 4
yeong 4
yer 6
yeray 4
yermolay 4
yesenia 46
yesim 4
yessenia 7
yessica 4
yetkin 4
yetta 14
yetunde 4
yeva 300
yevette 6
yevgeny 4
yevhen 4
yi 8
yibeltal 4
yichen 150
yigit 4
yihan 200
yijun 100
yildiray 4
yildirim 4
yildiz 4
yilmaz 4
yimo 133
ying 12
yinuo 240
yitzhak 4
yize 109
ylenia 4
yllita 4
ylva 4
yngve 4
yo 4
yoan 4
yoana 133
yoani 4
yochi 4
yogesh 4
yogini 4
yohan 4
yohanan 4
yohannes 4
yohei 4
yoichi 4
yoichiro 4
yoji 4
yojiro 4
yoko 12
yolanda 451
yolande 11
yolando 8
yolonda 17
yom 4
yon 7
yonca 4
yoneo 4
yong 40
yoo 120
yoon 240
yoram 4
yordan 4
yordanka 4
yorgos 4
yorimitsu 4
yorinobu 4
yorishige 4
yoritaka 4
yoritsugu 4
yoritsune 4
yoriyuki 4
yosbany 4
yoshi 4
yoshie 6
yoshifumi 4
yoshifuru 4
yoshihide 4
yoshihiko 4
yoshihiro 4
yoshihisa 4
yoshihito 4
yoshiie 4
yoshika 4
yoshikage 4
yoshikane 4
yoshikatsu 4
yoshikazu 4
yoshiki 4
yoshikiyo 4
yoshiko 16
yoshikuni 4
yoshimaro 4
yoshimasa 4
yoshimatsu 4
yoshimi 4
yoshimichi 4
yoshinaga 4
yoshinao 4
yoshinari 4
yoshino 4
yoshinobu 4
yoshinori 4
yoshio 4
yoshiro 4
yoshisada 4
yoshishige 4
yoshisuke 4
yoshitaka 4
yoshitake 4
yoshitaro 4
yoshiteru 4
yoshito 4
yoshitomo 4
yoshitsugu 4
yoshiya 4
yoshiyasu 4
yoshiyuki 4
yossi 4
yosua 4
yosuke 4
yota 4
youlanda 6
younes 120
young 51
yousef 133
yousouf 150
youssef 240
youzhen 92
yozaburo 4
yozo 4
yrjo 4
ytalo 4
yu 109
yua 109
yucel 4
yudai 4
yudell 4
yuette 5
yugesh 4
yugi 4
yugo 4
yuhei 4
yui 4
yuichi 4
yuichiro 4
yuiko 4
yuina 150
yuji 4
yujiro 4
yujiulu 4
yujun 109
yuk 7
yuka 4
yukari 4
yuki 6
yukichi 4
yukie 4
yukifumi 4
yukiharu 4
yukihiko 4
yukihiro 4
yukijiro 4
yukiko 8
yukimasa 4
yukimura 4
yukina 4
yukinaga 4
yukinari 4
yukinobu 4
yukinori 4
yukio 4
yukiru 4
yukitaka 4
yukito 4
yukitoshi 4
yukiya 4
yukiyasu 4
yuko 8
yuksel 4
yul 4
yulanda 7
yulia 92
yuliy 4
yuliya 92
yuma 92
yumei 4
yumeko 4
yumi 4
yumika 4
yumiko 4
yun 200
yuna 150
yunfei 4
yung 7
yunus 4
yuonne 6
yuri 7
yurie 4
yurika 4
yuriko 5
yurina 4
yurio 4
yury 4
yusaku 4
yusef 171
yusei 4
yusha 4
yushi 4
yusif 200
yusuf 300
yusuke 4
yuta 4
yutaka 4
yutaro 4
yuto 4
yutong 120
yuval 4
yuxi 92
yuxuan 100
yuya 4
yuyuko 4
yuze 133
yuzo 4
yvan 4
yve 4
yves 4
yvette 193
yvon 4
yvone 6
yvonne 500
ywsf 150
zac 4
zach 4
zachariah 38
zacharie 4
zachary 477
zachery 56
zachos 4
zack 29
zackary 28
zada 6
zadoc 4
zadok 4
zafar 4
zafarullah 4
zafeiris 4
zafer 4
zaha 4
zahed 4
zahid 120
zahida 4
zahir 109
zahra 300
zaida 13
zaim 4
zain 4
zainab 92
zainal 4
zaira 4
zak 4
zakariya 4
zakhar 4
zaki 4
zakiah 4
zakiya 4
zala 240
zalan 100
zalmay 4
zamfir 4
zamir 4
zan 86
zana 5
zandra 12
zane 49
zanis 4
zanobi 4
zara 4
zareh 4
zarinaea 4
zarko 4
zaurbek 4
zawisza 4
zayd 4
zayn 4
zaynab 4
zbigniew 4
zbislaw 4
zbylut 4
zbynek 4
zbyszko 4
zdenek 4
zdenka 4
zdenko 4
zdeslav 4
zdeslava 4
zdravko 4
zdzislaw 4
ze 4
zeami 4
zeb 4
zechariah 4
zeena 4
zeeshan 4
zeev 4
zehra 100
zeinab 171
zeineb 4
zeke 4
zeki 4
zekiye 4
zelda 33
zeljka 4
zeljko 4
zella 28
zelma 53
zelman 4
zena 15
zenaida 25
zenas 4
zenchu 4
zenia 5
zenjiro 4
zenkichi 4
zenobia 12
zenryo 4
zensaku 4
zentaro 4
zenzo 4
zerelda 4
zeresenay 4
zero 4
zerrin 4
zetlitz 4
zetta 6
zev 4
zewde 4
zeynab 200
zeynel 4
zeynep 300
zhaleh 4
zhan 4
zhangeri 4
zhanna 4
zhannat 4
zhi 240
zhihao 133
zhijian 4
zhiming 240
zhiqiang 92
zhiwei 120
zia 4
ziad 4
ziarre 4
ziauddin 4
ziaur 4
zibiah 4
zick 4
zidan 4
ziemowit 4
ziga 4
zigmas 4
zihan 150
zihni 4
zilpha 4
zina 120
zinovios 4
zinoviy 4
zinovy 4
zinyat 4
zion 92
zita 11
ziva 4
zivah 4
zivan 4
zivar 4
zivko 4
zivojin 4
zivorad 4
ziya 4
zizhou 4
zizi 4
zlatan 4
zlatko 4
zoe 240
zoel 4
zofia 300
zohra 4
zoila 27
zoilos 4
zola 17
zolani 4
zoltan 4
zona 16
zonia 5
zooey 4
zora 16
zoraida 19
zoran 240
zorica 4
zorko 4
zosia 4
zoticus 4
zoya 4
zrinko 4
zsa 4
zso 4
zsofia 4
zsolt 4
zsu 4
zsuzsanna 4
zubayr 4
zubin 4
zuhal 4
zula 14
zuleika 4
zulema 11
zulfiya 4
zulfu 4
zulma 12
zumra 109
zurab 4
zuzana 4
zuzanna 240
zuzia 4
zvezdan 4
zvi 4
zviad 4
zvika 4
zvonimir 4
zvonko 4
zwelinzima 4
zydrunas 4`;
export const surnameFrequency: string = `aaron 86
aarons 11
aaronson 6
aasen 11
abad 11
abadie 11
abalos 6
abarca 11
abate 11
abazi 400
abbas 11
abbasov 100
abbate 11
abbey 22
abbot 6
abbott 269
abdallah 11
abdo 11
abdrahmanov 100
abdrakhmanov 100
abdul 11
abdullaev 60
abdullah 22
abdullayev 109
abe 43
abel 75
abell 32
abels 11
abercrombie 22
abernathy 75
abernethy 11
abeyta 22
abila 6
able 11
abler 6
ables 22
abner 32
abney 54
abraham 86
abrahams 11
abrahamson 11
abram 22
abramowitz 11
abrams 97
abramson 22
abrego 22
abreu 43
abril 11
abron 11
absher 11
abshire 11
abston 11
abu 43
abuladze 67
aburto 6
accardo 6
acebedo 6
acevedo 140
aceves 11
achenbach 11
acheson 11
achorn 6
acker 54
ackerman 97
ackermann 11
ackerson 11
ackles 11
ackley 32
acklin 11
ackman 11
acord 11
acosta 237
acree 22
acres 11
acton 22
acuff 11
acuna 43
adair 75
adam 54
adamczyk 11
adame 43
adamek 11
adames 22
adami 6
adamo 11
adams 1872
adamski 11
adamson 54
adan 11
adary 55
aday 6
adcock 54
adcox 11
addario 6
addington 22
addis 11
addison 75
addy 11
adelman 11
adelson 11
ademovic 400
aden 11
ader 6
aderholt 11
adger 11
adilovic 400
adkins 312
adkinson 11
adkison 11
adkisson 11
adler 54
adolph 11
adolphsen 6
adolphson 6
adorno 22
adrei 55
adrian 22
aek 10
afanador 6
aferdita 67
agan 11
agar 11
agarwal 11
agee 54
agena 6
ager 11
agin 11
agnew 32
agosta 6
agostini 11
agosto 22
agrawal 6
aguas 6
aguayo 32
agudelo 6
aguero 11
aguiar 32
aguila 11
aguilar 323
aguilera 65
aguillon 6
aguinaga 6
aguinaldo 11
aguiniga 6
aguirre 151
agular 6
aguon 11
agustin 11
ahamed 52
ahart 11
ahearn 11
ahern 32
ahl 11
ahlers 11
ahlgren 6
ahlstrom 11
ahmad 32
ahmadov 120
ahmed 133
ahmetov 300
ahmetovic 400
ahmmed 133
ahn 60
ahner 22
aho 11
ahonen 36
ahrens 32
ahumada 11
aichele 11
aiello 32
aigner 32
aiken 54
aikens 22
aikin 11
ainslie 6
ainsworth 43
aispuro 6
aitchison 6
aitken 11
aivaliotis 400
akbar 11
ake 11
aker 11
akers 118
akhmetov 300
akin 32
akins 86
akridge 11
aktar 300
akter 300
alaimo 11
alam 11
alameda 11
alamo 11
alanis 22
alaniz 54
alarcon 32
alas 6
alatorre 11
alba 32
alban 11
albanese 22
albano 11
albarado 11
albarran 11
albaugh 11
albee 11
alber 11
albers 43
alberson 6
albert 140
alberti 6
albertini 6
alberto 11
alberts 22
albertson 43
alberty 11
albin 11
albino 11
albrecht 65
albright 97
albritton 22
albro 11
albury 11
albus 6
alcala 32
alcantar 22
alcantara 22
alcaraz 22
alcazar 11
alcocer 11
alcock 11
alcorn 32
alcott 11
aldaco 11
aldana 11
alday 11
alden 22
alder 11
alderete 11
alderman 43
alderson 22
aldinger 6
aldrich 75
aldridge 97
alegria 11
alejandre 11
alejandro 22
alejo 11
alejos 11
aleksejev 50
aleman 43
alequin 6
alers 11
aleshire 11
alessi 11
alex 22
alexander 914
alexandra 6
alexandre 11
alexis 11
alfano 11
alfaro 75
alfieri 6
alfonso 32
alford 140
alfred 32
algarin 11
alger 32
ali 150
alicea 43
aliev 133
alievi 150
aliff 11
alix 6
aliyev 240
alkire 11
allain 11
allaire 11
allan 32
allard 54
allbright 11
allbritton 11
alldredge 11
allee 11
alleman 22
allen 2141
allender 11
allensworth 6
alles 6
alley 65
alleyne 22
allgood 22
allie 11
alligood 11
alling 11
allington 6
allis 11
allison 247
allman 32
allmon 11
alloway 11
allred 75
alls 6
allshouse 11
allsop 11
allsup 11
allums 11
allyn 6
alm 11
almaguer 11
almanza 32
almanzar 11
almaraz 22
almazan 11
almeda 6
almeida 92
almendarez 11
almodovar 11
almon 11
almond 32
almonte 22
almquist 6
almy 6
alongi 11
alonso 57
alonzo 65
alpert 11
alphin 11
alred 6
alsop 11
alspaugh 6
alston 151
alsup 11
alt 11
altamirano 22
alter 11
althoff 11
althouse 6
altieri 11
altizer 11
altman 65
alto 6
altom 11
alton 22
alva 11
alvarado 290
alvardo 11
alvarenga 11
alvares 11
alvarez 516
alvelo 6
alverez 11
alverson 11
alves 63
alvey 11
alvin 6
alvis 11
alvord 11
alward 6
amado 11
amador 43
amaker 11
aman 11
amangeldy 40
amann 11
amante 6
amar 71
amaral 32
amarante 6
amarasinghe 39
amaro 22
amato 43
amaya 54
ambler 11
ambriz 22
ambrose 65
ambrosino 11
ambrosio 6
amburgey 11
amburn 6
amedee 11
amell 6
amen 11
amend 11
amendola 11
ament 11
amerine 6
amerman 6
amerson 22
ames 108
amey 11
amezcua 11
amezquita 11
amick 22
amico 11
amidon 11
amin 22
amis 11
ammann 6
ammerman 11
ammon 11
ammons 43
amo 6
amodeo 6
amon 11
amor 6
amore 11
amoroso 11
amos 108
amrhein 6
amsden 6
amsler 6
amundsen 11
amundson 32
amy 11
an 60
anaya 75
ancheta 11
anchondo 11
anders 54
andersen 150
anderson 3346
andersson 300
anderton 22
andes 11
anding 11
andino 11
ando 17
andov 300
andrada 6
andrade 118
andre 46
andreas 11
andreasen 11
andreassen 57
andrejev 52
andrepont 6
andres 32
andresen 22
andress 11
andrew 54
andrews 581
andrus 32
andrzejewski 11
andujar 11
anello 6
ang 11
ange 11
angel 54
angeles 22
angelis 24
angell 22
angelo 32
angelov 240
angelova 92
angevine 6
angle 22
angles 6
anglin 43
angst 6
anguiano 22
angulo 32
angus 11
anker 11
ankney 11
ankrom 6
anna 6
annis 22
annunziata 11
ansari 11
ansell 11
anselmo 11
ansley 22
anson 22
anspach 11
anstett 11
anteng 17
anthony 237
antle 11
antley 6
antoine 32
anton 22
antone 11
antonelli 11
antonio 32
antonucci 11
antrim 6
antunes 29
antunez 11
anwar 11
anzaldua 6
anzalone 11
aok 10
aoki 29
aom 10
aparicio 22
apel 11
apgar 11
apo 6
apodaca 43
aponte 65
appel 32
appell 11
apperson 11
apple 32
applebaum 11
appleby 22
applegate 43
appleton 32
applewhite 22
applin 11
appling 22
april 11
aquilar 11
aquino 55
aquirre 11
aragon 65
arai 14
araiza 11
arakaki 11
arakelyan 57
araki 6
arambula 11
arana 22
aranda 43
arango 11
arant 11
arata 6
araujo 71
aravena 18
araya 60
arben 57
arbogast 22
arbour 11
arbuckle 11
arcand 11
arce 54
arceneaux 22
arceo 11
archambault 11
archer 129
archey 11
archibald 43
archie 32
archuleta 43
arciniega 11
arcuri 11
ard 22
arden 11
ardis 11
ardito 11
ardoin 22
ardon 6
arechiga 11
arehart 11
arel 6
arellano 86
arena 22
arenas 22
arend 11
arends 11
arendt 11
arens 6
arent 11
arevalo 43
arey 6
argento 6
argo 22
arguelles 11
arguello 22
argueta 22
arias 108
ariola 6
arispe 11
arizmendi 11
arledge 11
arline 11
armagost 6
armand 11
armas 11
armbruster 22
armendariz 22
armenta 32
armentrout 11
armer 11
armes 11
armijo 32
armistead 11
armitage 11
armond 6
armor 11
armour 22
arms 11
armstead 43
armstrong 570
armwood 11
arn 6
arndt 43
arner 11
arneson 11
arnett 54
arnette 11
arney 11
arno 11
arnold 602
arnone 11
arnot 6
arnott 11
arnwine 11
arocha 11
arocho 11
aron 11
aronowitz 6
aronson 22
arora 6
arp 11
arpin 11
arrakelyan 57
arrant 11
arredondo 75
arreguin 11
arrellano 11
arreola 32
arrey 11
arriaga 32
arrieta 11
arrigo 6
arrington 118
arriola 22
arrowood 22
arroyo 129
arruda 22
arsenault 43
arslan 86
arteaga 43
arter 11
arterburn 11
arthur 108
arthurs 11
artiaga 11
artis 54
artman 11
artrip 11
artz 11
arvidson 11
arvie 6
arvin 11
arviso 11
arvizo 6
arvizu 11
arwood 11
ary 11
arzate 6
arzola 11
arzu 6
asaro 11
asay 11
asbell 6
asberry 11
asbill 6
asbury 32
ascencio 11
aschenbrenner 6
ascher 6
asencio 11
ash 97
ashbaugh 11
ashbrook 11
ashburn 22
ashby 75
ashcraft 54
ashcroft 11
ashe 32
asher 54
ashford 43
ashkenazi 40
ashley 172
ashline 6
ashlock 11
ashman 11
ashmore 32
ashton 54
ashurst 11
ashworth 43
askew 75
askey 6
askins 11
aslan 71
asmus 11
asmussen 6
asper 6
astin 6
astle 11
aston 22
astorga 11
astudillo 11
asuncion 11
atchison 32
atchley 22
aten 11
atencio 22
ater 11
ates 6
atherton 32
athey 11
atkin 11
atkins 247
atkinson 204
atkison 11
atlas 11
atnip 11
attard 100
attaway 22
atteberry 6
attebery 11
atterberry 11
attwood 11
atwater 11
atwell 43
atwood 75
au 11
aube 11
aubert 6
aubin 11
aubrey 11
aubry 11
aubuchon 11
auclair 11
aucoin 22
audet 11
audette 22
auer 36
auerbach 11
auger 22
augsburger 6
august 32
augusta 6
auguste 11
augustin 11
augustine 54
augustus 11
auld 11
ault 32
aultman 11
auman 11
aumann 6
aumiller 11
aune 6
aungst 6
aurand 11
aust 11
austell 6
austin 559
austria 11
auten 22
authement 11
auton 6
autrey 22
autry 32
auvil 6
auxier 11
auyeung 11
auzenne 11
avallone 11
avalos 65
avans 11
avant 22
avants 6
avelar 22
avendano 11
avent 11
avera 11
averett 11
averette 6
averill 22
averitt 6
avery 161
avetisyan 71
avey 11
avila 204
aviles 65
avilez 6
avilla 11
avina 11
avis 11
avitia 11
avraham 120
awad 11
axelson 11
axford 11
axtell 11
ayala 247
aybar 11
aycock 22
aydin 100
aye 6
ayer 11
ayers 183
aylor 6
aylward 11
aymond 6
ayon 11
ayotte 22
ayoub 11
ayres 43
azar 11
azcona 6
azevedo 41
aziz 11
azoulay 92
azure 11
baade 11
babb 75
babbitt 22
babcock 75
baber 22
babic 400
babich 11
babin 43
babineau 11
babineaux 22
babst 6
baca 97
bacchus 11
baccus 11
bach 32
bachand 11
bachelder 11
bacher 11
bachman 43
bachmann 11
bachus 11
back 32
backer 11
backes 11
backhaus 6
backlund 11
backman 22
backstrom 11
backus 22
bacon 129
bacote 11
bad 11
badalamenti 6
bade 11
badeaux 6
baden 11
bader 32
badger 43
badgett 11
badgley 11
badilla 11
badillo 32
badon 6
bae 41
baeg 39
baehr 11
baek 39
baen 21
baer 54
baez 86
baeza 22
bag 200
bagby 22
bagdon 6
bagg 6
baggett 65
baggs 11
baginski 6
bagley 65
bagwell 43
bah 10
baham 6
bahe 11
bahena 22
bahl 6
bahr 22
bai 41
baier 22
bail 11
bailes 11
bailey 1237
baillargeon 11
baillie 11
baily 22
bain 75
bainbridge 11
baine 11
baines 32
bains 11
bainter 11
bair 43
bairamov 55
bairamovi 55
baird 140
baisden 11
baisley 11
baity 11
baize 11
bajram 80
bak 200
baker 1840
bakewell 6
bakke 11
bakken 11
bakker 133
bakos 11
balas 11
balaz 133
balazs 44
balboa 6
balbuena 11
balch 22
balcom 11
balderas 32
balderrama 11
baldon 6
baldree 11
baldridge 22
balducci 11
baldwin 344
bale 11
balentine 11
bales 54
baley 11
balfour 11
balicki 6
balis 6
balk 11
balke 11
ball 366
balla 6
ballance 11
ballantyne 11
ballard 280
ballas 6
ballenger 22
ballentine 11
ballesteros 22
ballew 22
balli 6
balliet 6
balling 11
ballinger 22
ballou 22
ballow 6
balls 11
ballweg 11
balmer 11
balodis 109
balog 100
balogh 86
balsamo 11
balser 11
baltazar 22
baltes 11
baltimore 11
baltz 11
baltzell 11
balzer 11
bamber 6
banach 11
banas 11
banben 28
bancroft 22
banda 43
bandara 171
bandy 43
bane 22
banegas 6
banerjee 6
banes 11
baney 11
banfield 11
bang 22
bangert 11
bangs 11
banh 11
banister 22
bank 11
banker 22
bankhead 11
banks 516
bankston 32
banner 22
bannerman 11
banning 11
bannister 43
bannon 22
banta 22
banton 11
banuelos 32
baptist 11
baptista 11
baptiste 43
bara 6
barahona 11
barajas 86
baran 22
baranowski 11
baratta 11
barb 11
barba 32
barbagallo 11
barbara 11
barbe 6
barbeau 11
barbee 54
barber 344
barbera 11
barberio 6
barbieri 52
barbosa 63
barbour 65
barboza 22
barcelo 6
barcenas 11
barcia 11
barclay 54
barco 11
barcomb 11
barcus 11
bard 22
barden 32
bardhi 400
bardin 11
bardsley 11
bardwell 11
bare 22
barefield 11
barefoot 11
barela 32
barfield 54
barfoot 6
barga 11
bargas 11
barge 11
barger 65
bargo 11
barham 32
barhorst 22
baril 11
barile 11
barisic 36
bark 11
barker 377
barkley 54
barkman 11
barks 11
barksdale 54
barlett 11
barletta 6
barley 11
barlow 129
barlowe 11
barmore 11
barna 11
barnaby 11
barnard 97
barner 22
barnes 1043
barnett 420
barnette 43
barney 65
barnhardt 11
barnhart 75
barnhill 43
barnhouse 11
barns 22
barnum 22
barnwell 22
baro 11
baron 65
barone 32
baros 6
barr 183
barra 11
barragan 22
barranco 6
barras 11
barratt 11
barraza 43
barre 11
barreiro 11
barren 11
barrentine 11
barrera 140
barreras 11
barret 11
barreto 32
barrett 420
barrette 11
barrick 11
barrie 11
barrientes 11
barrientez 11
barrientos 32
barrier 22
barriere 6
barriga 11
barringer 22
barrington 22
barrio 6
barrios 65
barris 6
barron 183
barros 22
barroso 11
barrow 75
barrows 43
barrus 6
barry 161
barsky 6
barstow 11
bart 11
barta 11
bartee 11
bartel 22
bartell 11
bartels 32
bartelt 11
barter 11
barth 65
barthel 11
bartholomew 54
bartkowiak 6
bartkowski 6
bartlett 183
bartley 75
bartling 11
bartlow 11
barto 11
bartol 6
bartolini 6
bartolome 11
barton 258
bartos 11
bartow 11
bartram 11
bartsch 11
bartz 22
barwick 11
basaldua 11
basco 6
bascom 11
bascombe 6
basden 6
basel 11
bash 22
basham 43
bashaw 11
bashir 11
bashore 6
basil 11
basile 22
basinger 11
baskerville 22
baskett 11
baskin 32
basler 11
basnight 11
basquez 11
bass 269
bassett 86
bassham 11
bassler 11
basso 22
bast 11
bastarache 11
bastian 22
bastien 11
bastin 6
batalla 6
batchelder 22
batchelor 43
batdorf 6
bate 11
bateman 75
bates 398
batey 22
bath 11
batie 11
batista 43
batiste 32
bator 11
batres 11
batson 32
batt 11
battaglia 32
batten 32
battersby 6
battin 11
battista 11
battiste 11
battle 161
battles 32
batton 11
batts 54
batty 11
baty 11
batz 11
bauch 11
baucom 11
bauder 11
baudoin 11
bauer 200
baugh 54
baugher 22
baughman 54
baughn 11
baum 65
bauman 54
baumann 80
baumbach 11
baumeister 11
baumer 11
baumert 6
baumgardner 32
baumgart 11
baumgarten 11
baumgartner 38
baur 11
bautch 6
bautista 100
bavaro 6
baver 11
bax 11
baxley 32
baxter 226
bay 22
bayard 6
bayer 32
bayerl 11
bayes 6
bayles 11
bayless 22
bayley 6
baylis 11
bayliss 11
baylon 6
baylor 32
baynard 6
bayne 32
baynes 11
bays 32
baysinger 11
bazaldua 6
bazan 11
baze 11
bazemore 11
bazile 11
bea 6
beach 140
beacham 11
beachum 11
beachy 6
beadle 11
beadles 11
beagle 11
beahm 11
beaird 11
beal 86
beale 32
bealer 11
beall 43
beals 32
beam 65
beaman 22
beamer 11
beamon 32
beams 11
bean 183
beane 32
bear 32
bearce 11
beard 204
bearden 65
beardsley 22
beasley 215
beason 22
beaton 22
beattie 43
beatty 118
beaty 54
beaubien 11
beauchamp 43
beauchemin 11
beauchesne 11
beaudet 11
beaudette 11
beaudin 11
beaudoin 43
beaudry 22
beauford 11
beaufort 11
beaulieu 54
beaumont 11
beaupre 11
beauregard 32
beausoleil 6
beauvais 11
beaver 75
beavers 65
beazley 11
bebout 6
becenti 6
becerra 65
becerril 6
bechard 11
becher 11
bechtel 22
bechtol 11
bechtold 22
beck 398
beckel 6
becker 312
beckert 6
beckett 43
beckford 11
beckham 43
beckles 11
beckley 22
beckman 65
beckmann 11
beckner 11
beckstead 11
beckwith 43
becnel 32
becraft 11
becton 11
bedard 32
bedell 22
bedford 32
bedgood 11
bednar 11
bednarski 6
bednarz 11
bedolla 11
bedoya 11
bedsole 6
bedwell 22
bee 11
beebe 65
beech 11
beecham 11
beecher 22
beede 11
beedle 11
beegle 11
beehler 11
beekman 11
beeks 11
beeler 32
beem 11
beeman 22
beene 11
beer 22
beerman 11
beers 43
beery 22
beesley 11
beeson 32
beets 11
begay 75
begaye 11
beggs 22
begin 11
begley 43
begu 400
behan 11
behar 6
behler 11
behling 11
behm 11
behn 11
behne 11
behnke 11
behr 22
behrend 6
behrends 11
behrendt 11
behrens 43
beier 11
beil 11
beiler 11
beirne 6
beitz 6
bejarano 11
bekim 71
bektashi 400
belair 11
beland 11
belanger 75
belcher 118
belden 11
belding 6
belew 11
belfield 6
belfiore 6
belford 11
belgarde 6
belgrave 11
belin 11
belisle 22
beliveau 11
belk 22
belknap 11
bell 1259
bella 11
bellamy 75
bellanger 11
bellantoni 11
bellard 11
belle 22
bellefeuille 6
beller 11
belles 11
bellew 11
belli 11
bellinger 22
bellini 12
bellino 11
bellis 11
belliveau 11
bellman 11
bello 43
bellomy 11
bellon 6
bellone 6
bellows 22
belmont 11
belmonte 11
belote 11
belser 11
belt 43
belton 32
beltrami 6
beltran 108
beltz 11
belue 11
belville 11
belvin 11
belz 11
bembry 11
bement 6
bemis 22
ben 57
benally 22
benard 11
benavente 6
benavides 75
benavidez 43
benbow 11
bence 11
bench 11
bencomo 11
benda 11
bendel 11
bender 151
benedetti 18
benedetto 11
benedict 65
benefiel 11
benefield 32
benes 11
benesh 6
benevides 11
benfer 11
benfield 22
benford 22
benge 22
bengston 6
bengtson 11
bengtsson 67
benham 22
benigno 6
benites 11
benitez 240
benito 11
benjamin 151
benn 22
benner 54
bennet 22
bennett 1065
bennette 11
benning 11
benninger 11
benningfield 11
bennington 11
benny 11
beno 6
benoit 75
bensen 11
benson 355
bent 11
bentley 161
bently 11
bento 6
benton 172
bentz 22
benware 6
benway 6
benz 22
benzing 6
bequette 11
beran 11
berard 22
berardi 11
berberich 6
berends 11
berens 11
beres 11
beresford 11
berg 172
bergan 11
bergdoll 6
berge 11
bergen 22
berger 151
bergeron 108
bergerson 11
bergeson 11
bergevin 11
bergey 6
bergfeld 6
berggren 11
bergh 11
bergin 22
berglund 11
bergman 75
bergmann 92
bergquist 11
bergren 6
bergstrom 32
beridze 300
beringer 11
berisha 400
berk 11
berke 11
berkeley 11
berkey 11
berkley 22
berkman 11
berkowitz 22
berlanga 11
berlin 32
berman 54
bermeo 6
bermudes 11
bermudez 75
bernabe 11
bernal 97
bernard 240
bernardi 17
bernardini 11
bernardino 11
bernardo 22
bernat 6
berndsen 52
berndt 22
berner 11
berney 6
bernhard 11
bernhardt 32
bernier 65
berning 11
berns 11
bernstein 65
berquist 6
berra 6
berrian 11
berrier 11
berrios 43
berry 602
berryhill 22
berryman 32
bert 6
berta 11
bertelsen 6
berthelot 11
berthiaume 11
berthold 11
berti 6
bertin 6
bertolini 6
bertram 32
bertrand 60
bertsch 11
berube 43
berumen 11
berwick 11
berzins 300
besaw 11
besecker 6
beshears 11
bess 54
besser 11
bessette 22
bessey 11
bessler 11
best 172
bester 11
betances 11
betancourt 54
bethea 43
bethel 32
bethke 6
bethune 11
bettencourt 22
betterton 6
bettinger 6
bettis 22
betton 11
betts 97
betty 11
betz 32
beumer 6
beus 11
beutler 6
bevan 11
bevans 6
bever 11
beverage 11
beveridge 22
beverly 65
bevers 11
bevilacqua 11
bevill 11
beville 6
bevington 6
bevins 32
bevis 11
bewley 11
bey 22
beyer 65
beyers 11
bezanson 11
bhak 39
bhakta 11
bhatia 11
bhatt 11
bianchi 150
bianco 24
bias 22
bibb 11
bibbins 11
bibbs 22
bibby 11
bibeau 11
bibee 6
bible 32
bibler 11
bice 22
bickel 22
bickers 6
bickerstaff 11
bickett 6
bickford 32
bickham 11
bickle 6
bickley 11
bicknell 11
biddle 43
biddy 6
bidwell 22
bieber 22
biederman 6
biehl 11
bieker 11
biel 11
bielecki 11
biello 6
bien 11
bier 11
bierbaum 6
bierce 6
bierman 22
biermann 11
biffle 6
big 11
bigby 11
bigelow 43
bigger 11
biggers 11
biggerstaff 11
biggins 11
biggs 86
bigham 22
bigler 22
bigley 11
bilal 6
bilbo 11
bilbrey 11
bilderback 11
biles 11
bilger 11
bill 22
biller 11
billie 11
billing 6
billings 97
billingsley 54
billington 22
billiot 32
billips 11
billman 11
bills 43
billups 43
billy 11
bilodeau 32
bilski 11
bilyeu 11
binder 43
binette 11
binford 11
bing 22
bingaman 11
binger 6
bingham 108
bingman 11
binion 22
binkley 32
binney 6
binns 22
biondi 11
biondo 11
birch 43
birchfield 22
bird 129
birden 6
birdsall 11
birdsell 11
birdsong 22
birdwell 11
birge 11
birk 11
birkhead 6
birkholz 11
birkland 11
birmingham 22
birnbaum 11
birney 11
biro 6
biron 11
biros 6
birt 11
bisbee 11
bisceglia 6
bischof 11
bischoff 22
biscoe 11
bise 11
bish 22
bishop 516
bishwakarma 67
bissell 22
bissett 11
bissette 11
bisson 32
bissonette 11
bissonnette 22
bitner 11
biton 150
bitter 11
bitting 11
bittinger 11
bittle 11
bittner 32
bivens 43
bivins 32
bivona 11
bixby 22
bixler 22
bizier 6
bizjak 60
bizzell 11
bjerke 6
bjork 11
bjorklund 11
black 678
blackburn 172
blacker 11
blackerby 6
blackford 22
blackledge 11
blackman 75
blackmer 11
blackmon 86
blackmore 11
blackshear 22
blackshire 11
blackstock 22
blackston 11
blackstone 11
blackwelder 11
blackwell 204
blackwood 32
blade 11
blades 11
blagg 11
blaha 11
blain 22
blaine 32
blair 323
blais 32
blaisdell 22
blaise 11
blake 301
blakeley 11
blakely 54
blakeman 11
blakemore 11
blakeney 22
blaker 11
blakes 11
blakeslee 11
blakey 11
blakley 11
blakney 11
blalock 65
blanc 11
blanch 11
blanchard 172
blanche 11
blanchette 32
blanck 6
blanco 86
bland 129
blandford 11
blanding 22
blandon 11
blane 11
blaney 11
blanford 11
blank 65
blanke 6
blankenbaker 6
blankenship 204
blankinship 11
blanks 22
blann 6
blansett 11
blanton 118
blas 11
blaschke 6
blaser 11
blasi 6
blasingame 11
blasko 11
blass 11
blassingame 11
blatt 11
blattner 6
blau 11
blauser 11
blauvelt 11
blay 11
blaylock 32
blaze 11
blazek 11
blazer 11
blazevic 60
blea 11
bleau 11
blecha 11
bledsoe 75
bleich 11
blessing 22
blevins 172
blewett 11
blick 6
blind 11
blinn 6
bliss 75
blizzard 22
bloch 11
blocher 11
block 75
blocker 43
blodgett 43
blohm 11
blom 11
blomberg 11
blomquist 11
blondal 300
blood 22
bloodsaw 6
bloodworth 11
bloom 97
bloomberg 11
bloomer 22
bloomfield 22
bloomquist 11
blose 11
bloss 11
blosser 11
blossom 11
blough 11
blouin 11
blount 86
blow 22
blowe 6
bloxham 6
blubaugh 11
blue 118
bluford 11
bluhm 11
blum 65
blumberg 11
blume 22
blumenfeld 6
blumenthal 11
blumer 11
blundell 6
blunt 43
bly 22
blythe 32
boan 11
board 22
boardman 22
boateng 6
boatman 22
boatner 11
boatright 32
boatwright 32
boaz 11
bob 11
bobadilla 11
bobb 11
bobbitt 32
bobby 11
bober 11
bobo 43
bocanegra 11
bock 43
bockelman 6
bockman 11
bodden 11
boddie 22
boddy 11
bode 22
boden 11
bodenhamer 11
bodie 11
bodiford 11
bodily 11
bodin 11
bodine 11
bodkin 11
bodnar 11
bodner 11
body 11
boe 11
boeding 11
boehm 32
boehman 6
boehme 11
boehmer 11
boelter 11
boer 86
boerger 11
boerner 11
boersma 6
boes 11
boesch 6
boese 11
boettcher 32
bogan 32
bogar 11
bogard 11
bogardus 6
bogart 22
bogdan 11
bogdanov 200
bogen 11
boger 22
bogert 11
boggan 11
boggess 22
boggs 129
bogle 22
bogner 11
bogue 11
bohan 11
bohanan 11
bohannan 11
bohannon 43
bohanon 11
bohl 11
bohlen 6
bohler 11
bohling 6
bohm 11
bohman 11
bohn 32
bohner 11
bohnert 11
bohnsack 11
bohon 11
bohr 11
bohrer 11
boice 11
boissonneault 11
boisvert 32
boivin 11
bojorquez 22
bok 22
bolan 11
boland 32
bolander 11
bolanos 22
bolat 39
bold 11
bolden 118
bolding 22
bolds 11
boldt 11
bolduc 43
bolen 32
bolenbaugh 6
bolender 6
boler 11
boles 65
boley 11
bolger 11
bolick 22
bolin 54
boling 43
bolinger 22
bolivar 11
bolkvadze 92
boll 11
boller 11
bolles 11
bollin 11
bolling 32
bollinger 54
bollman 11
bologna 11
bolster 11
bolt 32
bolte 11
bolten 6
bolton 140
boltz 11
bolyard 11
boman 11
bomar 11
bombard 11
bombardier 11
bomberger 11
bon 21
bona 11
bonacci 6
bonanno 11
bonaparte 11
bonar 11
bonavita 6
bond 226
bondar 75
bondarenko 150
bondi 11
bonds 75
bondurant 11
bondy 11
bone 54
bonebrake 6
bonelli 11
bonenfant 11
boner 11
bones 11
bonet 11
bonetti 11
boney 11
bonfiglio 11
bongiorno 11
bonham 22
bonhomme 6
bonifacio 6
bonilla 108
bonin 22
bonk 11
bonn 6
bonneau 11
bonnell 22
bonner 151
bonnet 39
bonnett 22
bonnette 11
bonney 22
bonnie 6
bono 22
bonomo 11
bontrager 11
bonura 6
booe 11
booher 22
book 22
booker 204
bookman 11
bookout 11
books 11
boomer 11
boon 11
boone 258
boor 6
boos 11
boose 11
booth 215
boothby 11
boothe 32
boots 11
booze 11
boozer 22
bopp 11
borba 11
borchardt 11
borchers 11
borchert 11
bordeaux 11
bordelon 32
borden 65
border 11
borders 43
bordner 11
borel 11
borelli 11
boren 43
borg 300
borgen 11
borger 11
borges 43
borgman 11
boring 11
boris 11
borja 11
borjas 6
bork 11
borkholder 11
borkowski 11
borland 11
borman 11
bormann 11
born 22
borne 11
bornstein 11
borowski 22
borquez 11
borrego 32
borrelli 11
borrero 11
borror 11
borst 11
borth 6
bortle 6
borton 11
bortz 11
boruff 6
borum 11
borunda 11
bos 71
bosak 6
bosarge 11
bosch 22
bosco 11
bose 11
boser 11
boshart 6
boshears 11
bosio 6
bosket 6
bosley 22
bosnjak 39
bosque 11
boss 32
bossard 6
bosse 11
bosserman 11
bossert 6
bossi 6
bost 22
boster 6
bostic 54
bostick 32
boston 65
bostrom 11
bostwick 22
boswell 97
bosworth 22
botelho 11
botello 22
bothe 6
bothwell 11
botkin 11
botsford 11
bott 22
botta 6
bottom 11
bottomley 11
bottoms 32
bottorff 11
botts 22
bou 11
bouchard 75
boucher 129
bouck 11
boudreau 54
boudreaux 65
bouffard 11
bough 6
boughner 11
boughton 11
bouie 11
bouknight 11
boulanger 11
boulay 11
bouldin 22
bouley 11
boulter 6
boulton 11
boulware 11
bounds 32
bourassa 22
bourbeau 11
bourbon 6
bourdeau 11
bourdon 11
bourg 22
bourgault 11
bourgeois 65
bourget 11
bourgoin 11
bourke 11
bourland 11
bourn 11
bourne 43
bourque 54
bourquin 11
bouska 6
bousquet 22
boutin 22
bouton 22
boutte 22
boutwell 22
bouyer 6
bova 11
bove 22
bovee 11
bow 11
bowden 108
bowdoin 6
bowe 22
bowen 355
bowens 54
bower 97
bowerman 11
bowers 258
bowersox 11
bowes 22
bowie 54
bowker 11
bowland 6
bowlby 11
bowler 22
bowles 97
bowley 11
bowlin 32
bowling 108
bowman 463
bown 11
bowne 11
bowser 65
bowyer 22
box 43
boxer 6
boyce 129
boyd 732
boyden 11
boydston 11
boydstun 6
boyer 194
boyers 11
boyes 11
boyett 22
boyette 22
boyington 6
boykin 75
boykins 22
boyko 200
boylan 22
boyland 11
boyle 129
boyles 65
boynton 32
boysen 11
boyster 11
boyter 11
boyton 6
bozarth 11
boze 6
bozek 11
bozeman 32
bozic 400
bozinov 171
braaten 11
braatz 11
brabham 11
bracamonte 11
bracco 11
brace 22
bracero 11
bracewell 11
bracey 22
brack 11
bracken 32
brackett 43
brackin 11
brackins 6
brackman 11
bracy 22
bradberry 22
bradburn 11
bradbury 32
braddock 22
braddy 11
braden 65
bradfield 11
bradford 237
bradham 11
bradish 6
bradley 581
bradshaw 183
bradsher 11
bradstreet 6
bradt 11
bradway 11
bradwell 11
brady 269
brafford 11
braga 11
bragdon 11
bragg 86
braggs 11
braham 6
brahimi 400
brain 11
brainard 11
brainerd 11
braithwaite 22
braka 23
brake 22
brakebill 11
braley 11
braman 11
bramble 11
bramblett 11
brame 11
bramlett 22
brammer 11
branam 11
branan 11
branch 172
branco 11
brand 65
brandel 6
brandenburg 32
brandes 11
brandi 6
brandis 6
brandl 11
brandon 118
brandow 11
brandt 118
brandy 11
branham 54
brankov 150
brann 22
brannan 22
brannen 11
brannigan 11
branning 6
brannock 6
brannon 65
brannum 11
branscome 11
branscum 11
bransford 6
branson 43
branstetter 11
brant 32
brantley 97
brantner 11
branton 22
branum 11
brase 11
brasel 11
brasfield 11
brashear 22
brashears 11
brasher 22
brasil 6
brass 11
brassard 11
brassell 11
brassfield 11
braswell 65
bratcher 32
brathwaite 11
bratt 11
bratten 11
bratton 32
braud 22
brauer 11
brault 11
braun 118
braunstein 11
braverman 6
bravo 75
brawley 22
brawn 11
brawner 22
braxton 65
bray 161
brayman 6
brayton 11
brazan 6
brazeal 11
brazell 11
brazelton 11
braziel 11
brazier 11
brazil 32
brazile 6
brazzell 6
breathnach 171
breault 22
breaux 54
breazeale 11
brecht 11
breck 6
breckenridge 22
bredeson 6
breece 11
breed 11
breeden 43
breeding 22
breedlove 32
breen 43
breese 11
breeze 11
brehm 22
brehmer 11
breit 11
breitenbach 6
breitenstein 6
brekke 11
breland 22
bremer 22
bremmer 6
bremner 11
brendel 11
brendle 11
breneman 6
brenes 6
brennan 172
brenneman 11
brennen 11
brenner 54
brent 32
brenton 11
brescia 11
bresett 6
breshears 11
bresler 6
breslin 11
bresnahan 11
bressler 11
breton 22
brett 22
bretz 11
breuer 11
breunig 22
brew 11
brewer 452
brewington 22
brewster 97
brewton 22
brey 11
briain 133
brian 22
briant 6
brice 43
briceno 11
brick 11
bricker 22
brickey 11
brickhouse 11
brickley 11
brickman 6
brickner 11
bridge 22
bridgeforth 11
bridgeman 22
bridger 11
bridgers 11
bridges 247
bridgett 6
bridgewater 11
bridgman 6
bridwell 11
briem 86
brien 22
brier 11
brierly 6
briese 11
brigance 11
briganti 11
briggs 280
brigham 22
bright 140
brightman 6
brighton 11
brightwell 6
brigman 11
brignac 6
briles 6
briley 32
brill 32
brim 32
brimage 6
brimer 11
brimmer 11
brin 6
brindle 11
brindley 11
brinegar 11
briner 11
brink 43
brinker 11
brinkerhoff 11
brinkley 54
brinkman 32
brinkmann 11
brinn 11
brinsfield 6
brinson 54
brinton 11
brion 6
briones 32
brisbin 6
brisbon 6
brisco 11
briscoe 54
briseno 32
brisker 6
briski 6
brissette 11
brisson 11
brister 22
bristol 22
bristow 22
brite 6
brito 43
britt 151
brittain 32
brittan 6
britten 11
brittian 6
brittingham 11
britto 6
britton 108
brixey 11
brizendine 11
broach 11
broad 6
broadbent 11
broaddus 11
broaden 6
broadfoot 6
broadhead 11
broadhurst 11
broadnax 32
broadus 11
broadwater 22
broadway 32
broadwell 11
broady 11
brobst 11
broce 6
brochu 11
brocious 6
brock 269
brockett 11
brockington 22
brockman 32
brockway 22
brodbeck 11
brode 11
broder 11
broderick 43
brodersen 11
brodeur 22
brodie 22
brodsky 11
brodt 6
brody 32
broe 6
brogan 32
brogden 11
brogdon 22
broin 120
brokaw 11
broman 11
bromberg 11
bromley 22
bronk 11
bronner 11
bronson 54
bronstein 11
brook 22
brooke 22
brooker 22
brookes 11
brooking 11
brookins 32
brookman 11
brookover 11
brooks 1108
brookshire 22
broom 22
broome 43
broomfield 11
brophy 22
brose 11
brosius 11
brosnahan 6
brosnan 11
bross 6
brothers 54
brotherton 22
brott 11
brotzman 6
brough 11
broughton 43
brouillard 11
brouillette 11
brouse 6
broussard 108
brousseau 11
brouwer 52
brow 6
browder 32
brower 65
brown 6680
browne 86
brownell 32
browner 11
brownfield 11
browning 183
brownlee 54
brownlow 11
brownson 6
broxton 11
broyles 43
brubaker 43
bruce 237
bruch 11
bruck 11
brucker 11
bruckner 11
bruder 11
brueggeman 6
brueggemann 6
bruening 11
bruggeman 11
brugger 11
brugman 6
bruhn 11
brumback 11
brumbaugh 22
brumbelow 11
brumer 6
brumfield 43
brumit 11
brumley 22
brummer 6
brummett 22
brummitt 11
brumsey 6
brun 11
brundage 22
brundidge 11
brune 11
bruneau 6
brunell 11
brunelle 22
bruner 75
brunet 22
brunette 11
brunetti 11
brungardt 11
bruni 11
bruning 11
brunk 11
brunkhorst 6
brunner 86
bruno 109
bruns 43
brunson 86
brunswick 11
brunt 11
brunton 11
brush 22
bruss 11
brust 11
bruton 32
brwon 6
bryan 258
bryant 936
bryce 22
bryd 11
bryden 11
bryer 11
bryner 11
bryson 86
brzezinski 11
brzozowski 11
bubb 11
bublitz 11
bucci 11
buch 11
buchan 11
buchanan 280
buchanon 11
bucher 32
buchheit 11
buchholtz 11
buchholz 22
buchler 6
buchman 11
buchner 6
bucholz 11
buchta 6
buchwald 6
buck 172
buckelew 11
buckholz 6
buckingham 32
buckland 11
buckle 11
buckler 11
buckles 22
bucklew 6
buckley 172
bucklin 11
buckman 22
buckmaster 11
buckner 129
buckwalter 11
bucy 11
buczek 6
buda 11
budd 22
budde 11
budge 11
bueche 11
buechler 6
buehler 22
buell 22
buelow 11
buendia 11
bueno 43
buenrostro 11
buentello 11
buerger 11
buettner 11
buff 11
buffington 43
bufford 11
buffum 11
bufkin 11
buford 54
bugarin 11
bugbee 11
bugg 22
buggs 22
buhl 11
buhler 6
buhr 11
bui 100
buice 6
buie 22
buitron 11
buker 11
bukowski 11
bulger 11
bulkley 11
bull 54
bullard 97
bullen 11
buller 11
bullington 22
bullins 11
bullion 11
bullis 11
bulloch 11
bullock 215
bulluck 11
bulow 6
bulter 22
bumbrey 6
bumgardner 11
bumgarner 32
bump 22
bumpers 11
bumpus 11
bun 21
bunce 11
bunch 118
bundick 6
bundren 6
bundrick 6
bundy 54
bungard 6
bunge 6
bunger 11
bunker 32
bunkley 6
bunn 54
bunnell 32
bunner 6
buntin 11
bunting 32
bunton 22
bunyard 11
buono 11
buonocore 6
burbach 11
burbage 11
burbank 22
burbridge 6
burch 151
burcham 22
burchard 11
burchell 11
burchett 43
burchette 11
burchfield 43
burchill 6
burciaga 11
burd 11
burda 6
burden 54
burdett 22
burdette 43
burdge 11
burdick 54
burdine 22
burditt 11
burfield 6
burford 22
burg 22
burgamy 6
burgan 11
burgdorf 6
burge 43
burger 86
burges 11
burgess 333
burget 6
burgett 22
burgher 11
burgin 22
burgio 6
burgo 6
burgoon 11
burgos 86
burgoyne 11
burk 54
burkart 11
burke 473
burkes 11
burket 11
burkett 86
burkey 11
burkhalter 22
burkhardt 22
burkhart 65
burkhead 11
burkholder 32
burkitt 6
burkle 6
burkley 11
burks 140
burleigh 11
burleson 43
burley 32
burling 11
burlingame 11
burlison 11
burman 11
burmeister 22
burnam 11
burnell 22
burner 11
burnes 11
burnett 247
burnette 75
burney 43
burnham 65
burnley 11
burns 699
burnside 43
burpee 11
burpo 11
burr 75
burrage 11
burrell 97
burress 22
burrier 11
burrill 11
burris 140
burriss 11
burritt 11
burrough 11
burroughs 75
burrow 32
burrowes 11
burrows 65
burrus 22
burruss 11
burse 11
burson 22
burstein 6
burt 129
burtch 11
burtner 6
burton 495
burts 6
burtt 6
burwell 22
bury 11
busbee 6
busby 75
buscemi 6
busch 65
buscher 11
buschman 6
buse 11
buser 11
busey 11
bush 387
bushard 6
bushee 11
bushell 6
bushey 22
bushman 22
bushnell 22
bushong 11
bushway 11
busick 11
buske 11
buskey 6
buskirk 11
buss 32
bussard 11
busse 22
bussell 22
bussey 32
bussiere 11
bustamante 54
buster 11
bustillos 11
bustle 6
bustos 32
buswell 11
butcher 86
buteau 11
butera 11
buterbaugh 11
butkiene 133
butkovich 11
butkus 133
butler 979
butner 11
butt 22
buttars 11
butter 6
butterfield 54
butters 22
butterworth 11
buttler 11
button 32
buttram 11
buttrey 11
butts 118
butz 11
buxton 32
buzard 11
buzbee 11
buzzard 11
buzzell 22
byam 6
byard 11
byars 32
byas 11
bybee 22
bye 11
byer 11
byerly 22
byers 140
byfield 11
byford 11
byington 11
byler 22
bylsma 6
bynoe 11
bynum 75
byram 11
byrd 441
byrge 11
byrne 120
byrnes 43
byrns 11
byrom 11
byron 22
byrum 22
bytyqi 133
byun 6
caba 11
caballero 65
caban 32
cabana 11
cabaniss 6
cabe 11
cabell 11
cabello 11
cabezas 11
cabiness 6
cable 43
cabot 11
cabral 54
cabrales 11
cabrera 161
caceres 67
cacho 11
caddell 11
caddy 6
cade 43
cadena 22
cadet 11
cadieux 6
cadiz 11
cadle 11
cadogan 11
cadorette 11
cadwallader 11
cadwell 11
cady 43
caesar 22
caffee 11
caffey 11
caffrey 11
cage 22
caggiano 11
cagle 65
cagney 6
cahall 6
cahill 75
cahoon 22
cai 100
cail 6
cain 258
caine 11
caines 11
cairns 22
cairo 6
caison 11
cajigas 11
calabrese 32
calabro 11
calahan 11
calaway 11
calbert 6
calcagni 6
calcagno 6
calcote 11
calder 22
caldera 22
calderin 6
calderon 151
calderone 11
calderwood 11
caldwell 420
cale 11
cales 11
caley 11
calfee 11
calhoon 11
calhoun 215
cali 11
califano 6
calixte 6
calkins 43
call 65
callaghan 32
callaham 11
callahan 204
callan 11
callanan 11
callas 11
callaway 54
calle 11
callejas 6
callen 22
callender 32
calles 11
callicoat 11
callier 11
callihan 11
callis 22
callison 11
callow 6
calloway 86
calo 6
calton 11
calvert 75
calvi 6
calvillo 22
calvin 43
calvo 22
calzada 11
camacho 183
camara 22
camarena 11
camargo 11
camarillo 32
cambareri 6
cambell 32
camberos 6
cambra 11
cambre 6
cambridge 11
cambron 11
camden 11
camel 6
cameron 226
cami 400
camilleri 240
caminiti 6
camire 11
cammack 11
cammarata 11
camp 118
campa 11
campagna 11
campana 11
campanella 11
campanelli 11
campas 11
campbell 1603
camper 22
campfield 11
campion 11
campione 6
campisi 11
campo 11
campos 204
campuzano 11
can 300
canada 43
canaday 11
canady 32
canale 11
canales 65
canary 6
canas 11
canavan 11
cancel 11
canchola 11
candanoza 6
candelaria 32
candelario 11
candler 11
cane 11
canedy 6
canela 11
canfield 43
cangelosi 11
canipe 11
canizales 11
cann 11
cannaday 11
cannady 22
cannella 11
canning 11
cannon 323
cano 97
canon 11
cansler 11
cantara 11
canter 22
canterbury 11
cantero 11
cantin 11
cantley 6
canto 11
canton 11
cantor 22
cantrell 151
cantu 161
cantwell 32
canty 43
canup 11
cao 40
caouette 11
capasso 11
cape 11
capehart 11
capel 11
capellan 6
capers 22
caperton 11
capetillo 11
caplan 11
caple 11
caples 11
caplinger 11
capo 11
capobianco 11
capoccia 6
capone 22
capote 6
capozzi 11
capp 11
cappello 11
cappiello 6
capps 86
capra 11
caprio 11
capron 6
capshaw 6
captain 6
capuano 11
caputo 22
carabajal 6
caraballo 43
carabello 6
carasco 6
caraveo 6
caraway 32
carbajal 32
carballo 11
carbaugh 22
carberry 11
carbin 6
carbo 6
carbonaro 6
carbone 54
carbonell 11
carboni 6
carcamo 6
card 43
cardella 11
cardello 11
carden 32
cardenas 161
carder 32
cardiel 11
cardillo 11
cardin 11
cardinal 11
cardinale 11
cardona 65
cardone 11
cardoso 55
cardoza 32
cardozo 43
cardwell 65
carew 6
carey 204
cargile 11
cargill 22
cargle 6
cargo 11
carico 11
carignan 11
carillo 22
carini 11
carino 11
carl 43
carlberg 11
carle 11
carleton 22
carley 11
carlile 22
carlin 43
carlino 11
carlisle 97
carlo 11
carlock 11
carlon 6
carlos 32
carlow 6
carls 11
carlsen 11
carlson 452
carlton 108
carlucci 11
carlyle 22
carmack 22
carman 32
carmean 11
carmen 11
carmichael 97
carmody 22
carmon 11
carmona 65
carmouche 11
carn 11
carnahan 43
carneal 11
carnegie 11
carnell 11
carner 11
carnes 65
carnevale 11
carney 140
carns 6
caro 32
carol 11
carolan 11
carolina 11
caroll 11
carollo 11
caron 75
carone 11
carothers 22
carpenter 570
carpentier 11
carper 22
carpino 11
carpio 11
carr 549
carra 6
carranza 54
carrara 11
carrasco 65
carrasquillo 22
carraway 22
carreiro 11
carrel 6
carrell 22
carreno 11
carreon 22
carrera 32
carreras 11
carrero 22
carrick 11
carrico 32
carrier 65
carriere 11
carrigan 22
carrillo 183
carrington 65
carrion 32
carrizales 11
carrizo 13
carrol 22
carroll 592
carron 11
carrow 11
carroway 6
carrozza 11
carruth 22
carruthers 22
carson 258
carstarphen 11
carstens 11
carstensen 11
carswell 32
carta 6
cartagena 22
carte 11
cartee 11
carter 1743
carthaigh 75
cartier 11
cartwright 108
carty 22
caruso 54
caruthers 22
carvajal 22
carvalho 120
carver 161
carwell 6
carwile 11
cary 54
casado 6
casados 11
casady 11
casagrande 6
casale 11
casanova 22
casares 22
casarez 22
casas 32
casavant 11
casazza 6
cascio 11
case 161
casebolt 6
casella 11
casey 258
cash 140
cashen 6
cashin 11
cashion 11
cashman 22
cashwell 11
casiano 22
casias 11
casillas 54
casimir 6
caskey 32
casler 11
casner 11
caso 6
cason 54
casper 43
caspers 6
casperson 11
cass 32
cassady 22
cassano 11
cassara 6
cassel 11
cassell 32
cassella 11
casselman 11
cassette 11
cassidy 86
cassity 11
casson 11
cassone 6
castagna 11
castaldo 11
castaneda 140
castano 11
castanon 11
casteel 43
castellano 32
castellanos 54
castelli 12
castello 11
castellon 11
castenada 6
caster 11
castiglia 11
castiglione 11
castile 11
castille 11
castilleja 11
castillo 549
castillon 11
castle 97
castleberry 32
castleman 11
casto 22
caston 11
castonguay 11
castor 22
castorena 11
castrejon 11
castro 420
castruita 6
caswell 43
catalan 11
catalano 32
cataldo 11
catania 11
catanzaro 11
catchings 11
cate 22
cater 11
cates 97
cathcart 22
cather 6
cathey 43
catledge 6
catlett 22
catlin 11
cato 43
catoe 11
caton 22
catron 32
catt 11
cattaneo 15
catto 6
cauble 6
caudell 11
caudhri 300
caudill 86
caudillo 11
caudle 32
caufield 11
caughey 6
caul 6
caulder 11
cauley 11
caulfield 11
caulkins 11
causby 11
causey 54
cauthen 22
cavalcante 40
cavalcanti 40
cavalier 11
cavaliere 6
cavalieri 6
cavallaro 11
cavallo 11
cavanagh 11
cavanaugh 54
cavazos 65
cave 43
cavender 22
caver 11
caverly 11
caves 11
cavin 11
caviness 11
cavins 11
cavitt 11
cawley 22
cawthon 11
cawthorne 6
caya 6
cayer 11
caylor 11
cayton 11
caywood 11
cazares 22
ceallaigh 240
cearley 11
ceasar 11
ceaser 11
ceballos 22
ceban 240
cebotari 150
cebula 6
cecena 6
cecere 11
cecil 43
cedeno 22
cedillo 22
cefalu 6
ceferov 92
ceja 22
celaya 11
celentano 11
celestin 11
celestine 11
celik 150
celis 11
cendejas 11
cengic 400
ceniceros 11
centeno 32
center 11
centers 11
cepeda 22
cephas 11
cephus 6
cerda 43
cermak 6
cerna 150
cerny 150
ceron 11
cerrato 11
cerrone 11
cerulli 6
cervantes 161
cervantez 22
cervera 6
cervone 6
cesar 11
cesario 6
cespedes 11
cessna 11
cetin 67
cetri 86
cevallos 11
cha 48
chab 60
chabot 11
chace 11
chacko 11
chacon 75
chadad 63
chadbourne 11
chadwell 11
chadwick 65
chaffee 22
chaffin 43
chaffins 11
chafin 22
chagnon 11
chagoya 11
chai 100
chaidez 11
chaires 11
chairez 11
chaisson 22
chaitian 18
chalfant 11
chalk 11
chalker 11
challis 6
chalmers 32
chaloux 6
cham 46
chamber 11
chamberlain 118
chamberland 11
chamberlin 43
chambers 398
chamblee 22
chambless 22
chambliss 32
chamlee 11
chamness 11
chamorro 11
champ 11
champagne 65
champine 11
champion 75
champlin 22
champney 6
chan 300
chana 63
chance 54
chancellor 22
chancey 22
chancy 11
chand 200
chandler 366
chandra 75
chaney 151
chang 183
channel 11
channell 11
chao 22
chapa 54
chaparro 11
chapdelaine 11
chapel 11
chapell 11
chapin 43
chaplin 22
chapman 538
chappel 11
chappell 108
chappelle 11
chapple 11
chaput 11
charboneau 11
charbonneau 11
charest 11
charette 22
charity 11
charland 11
charlebois 11
charles 237
charleston 11
charlesworth 11
charley 22
charlie 11
charlton 43
charney 11
charon 11
charpentier 11
charrier 6
charron 22
charters 6
chartier 22
chartrand 11
chase 247
chason 11
chasse 22
chastain 54
chasteen 22
chatfield 11
chatham 11
chathuranga 36
chatman 75
chatmon 11
chatterton 11
chattin 6
chau 32
chaudhary 300
chaudhry 11
chauez 6
chausse 11
chauvin 11
chavarin 6
chavarria 43
chavers 11
chaves 32
chavez 559
chavira 11
chavis 65
chavous 6
chay 41
chazan 43
che 29
chea 48
cheam 46
cheatham 54
cheatwood 11
check 11
chee 22
cheek 65
cheeks 22
cheeseman 11
cheesman 11
cheever 11
chen 300
chenard 11
chenault 22
cheney 54
cheng 57
chenier 11
chennault 6
chenoweth 22
cheon 52
cheong 171
cherry 161
chery 11
cheshire 11
chesley 11
chesney 11
chesnut 11
chesnutt 6
chess 11
chesser 32
chesson 11
chester 65
chestnut 54
chetry 86
cheung 200
chevalier 22
chevez 11
chew 32
chewning 11
chey 41
cheyne 6
chhan 67
chhay 50
chhen 39
chhet 40
chhetri 86
chhim 38
chhn 52
chhoa 100
chhoem 38
chhorn 52
chi 23
chia 6
chiang 11
chiaramonte 11
chiarello 6
chiarini 6
chiasson 11
chiba 13
chichester 11
chick 22
chico 11
chicoine 11
chidester 11
chien 11
chiesa 11
chilcote 6
chilcott 6
child 32
childers 118
childress 118
childs 129
chiles 22
chill 11
chillemi 6
chilson 11
chilton 32
chim 43
chin 171
ching 22
chinn 22
chiodo 11
chipman 22
chipps 11
chirico 6
chisholm 43
chism 32
chisolm 43
chisum 6
chitian 41
chittenden 11
chittum 11
chitty 11
chitwood 32
chiu 109
chivers 11
chmiel 6
chmielewski 11
chmura 11
chnt 67
cho 120
choa 100
choate 54
chock 6
choe 171
choem 43
choi 171
choice 11
chojnacki 6
chon 11
chong 171
choo 29
choquette 11
chou 22
choudhury 11
chouinard 11
chow 92
chowdhury 300
choy 171
chretien 11
chrisman 22
christ 22
christen 11
christenberry 6
christensen 280
christenson 54
christian 226
christiano 11
christiansen 75
christianson 43
christie 75
christina 6
christman 32
christmas 32
christner 11
christoff 6
christofferse 11
christofferso 11
christopher 108
christopherso 22
christy 54
chronister 11
chu 71
chua 100
chubb 11
chumbley 11
chumley 11
chun 300
chung 150
chunn 11
chupp 11
church 172
churchill 54
churchwell 11
chute 11
cianciolo 11
ciccone 11
cicero 11
cienfuegos 6
ciesla 6
cieslak 11
cifaldi 6
cifuentes 11
cilley 11
cimino 11
cimmino 6
cincotta 6
cinnamon 11
cinneide 63
cintron 43
ciobanu 200
cioffi 11
ciotti 11
cipolla 11
cipriani 11
cipriano 11
circle 6
ciriaco 6
cirillo 11
cirilo 6
cisco 22
cisneros 108
cissell 11
cistrunk 6
citizen 11
ciulla 6
claar 22
claassen 11
clabaugh 11
claborn 11
clack 11
claes 120
claeys 6
claflin 11
clagon 6
claiborne 11
clair 22
claire 11
clairmont 6
clancy 43
clanton 32
clapp 32
clapper 22
clardy 11
clare 11
clark 2485
clarke 258
clarkson 43
clary 54
clasen 6
class 11
classen 11
clatterbuck 11
claude 11
claudio 22
claunch 11
claus 11
clausen 32
clausing 11
clauson 11
claussen 11
clawson 32
claxton 22
clay 247
clayborn 11
clayborne 11
claybrook 6
claybrooks 11
claycomb 11
claypool 22
claypoole 11
clayson 11
clayton 258
claytor 11
claywell 6
clear 11
cleary 54
cleaver 22
cleaves 11
cleek 11
clegg 32
cleghorn 22
cleland 11
clem 32
clemens 43
clement 108
clemente 22
clements 140
clemmer 22
clemmons 32
clemons 140
clendenin 6
clendening 6
clerk 11
clermont 6
cleveland 140
clevenger 54
clever 11
clewis 11
click 32
client 11
cliett 6
cliff 11
clifford 86
clift 22
clifton 118
climer 11
clinard 11
cline 215
clinger 11
clingerman 11
clingman 11
clinkscales 11
clinton 75
clodfelter 11
cloe 6
cloer 11
cloninger 11
clontz 11
clopton 11
clore 11
close 43
closson 11
clothier 11
cloud 54
clough 43
clouse 22
clouser 11
cloutier 54
clover 11
clow 11
clower 11
clowers 11
cloyd 11
clubb 11
cluck 11
cluff 11
clukey 11
clune 11
clute 11
clutter 11
clutts 6
clyburn 22
clyde 22
clymer 11
clyne 11
coachman 11
coady 11
coakley 22
coale 6
coan 11
coard 6
coate 6
coates 97
coatney 6
coats 65
coaxum 11
cobb 301
cobbins 11
cobble 11
cobbs 43
coberly 6
cobian 6
coble 43
cobler 6
cobos 22
coburn 54
coby 6
coca 11
cocco 6
cochran 247
cochrane 32
cockburn 11
cocke 6
cockerham 22
cockrell 43
cockrum 11
coco 11
coddington 11
coder 11
cody 86
coe 54
coelho 34
coello 11
coen 11
cofer 22
coffee 22
coffelt 11
coffer 6
coffey 151
coffield 11
coffin 43
coffman 108
cofield 22
cogan 11
cogar 11
cogburn 11
cogdell 11
cogdill 11
coger 11
coggin 11
coggins 32
coghill 11
coghlan 11
cogswell 11
cohan 11
cohee 11
cohen 323
cohn 32
cohrs 11
coi 100
coil 11
coit 6
cojocari 67
coke 11
coker 97
cokley 11
cola 11
colangelo 11
colas 6
colbert 97
colburn 43
colby 54
colclough 11
coldiron 11
coldren 6
coldwell 11
cole 861
colegrove 11
colella 22
coleman 1022
coles 65
coletti 11
coley 75
colgan 11
colin 11
coll 11
collado 32
collar 11
collard 22
collazo 54
collelo 6
collett 22
collette 22
colletti 11
colley 32
collie 11
collier 247
colligan 11
collin 11
collings 11
collingsworth 6
collington 6
collins 1441
collinson 11
collinsworth 11
collis 11
collison 11
collman 11
collum 11
collyer 6
colman 22
colmenero 11
coloma 6
colombo 120
colon 290
colone 6
colorado 11
colosimo 11
colpitts 6
colquitt 11
colson 43
colston 22
colter 22
colton 22
colucci 22
columbia 6
columbus 11
colunga 22
colvard 11
colvin 86
colwell 32
colyer 11
comacho 11
coman 6
combes 6
combest 11
combs 226
comeau 22
comeaux 32
comer 65
comerford 11
comes 11
comfort 11
comiskey 6
commander 11
commons 11
como 11
compo 11
compos 11
compton 140
comstock 43
conant 22
conard 11
conatser 11
conaway 32
conboy 11
concannon 11
concepcion 32
conchuir 100
conde 22
conder 11
condie 11
condit 11
condon 43
condra 6
condrey 11
condron 11
cone 43
conerly 11
coney 22
confer 11
conforti 11
congdon 11
conger 32
conigliaro 6
coniglio 11
conine 6
conkle 11
conklin 97
conkling 11
conlan 11
conlee 6
conley 247
conlin 11
conlon 22
conn 86
connally 11
connell 75
connelly 75
conner 312
conners 32
connery 11
connolly 97
connor 118
connors 75
conover 32
conrad 140
conroy 65
considine 11
consolini 6
constable 11
constance 11
constant 22
constantine 22
constantino 11
conte 32
conti 71
contos 6
contreras 226
converse 22
convery 11
conway 194
conwell 22
conyer 6
conyers 32
coogan 11
cook 1291
cooke 129
cooks 43
cooksey 32
cookson 11
cool 22
coolbaugh 6
cooley 151
coolidge 11
coombe 6
coombs 32
coomer 22
coomes 11
coon 75
cooney 43
coonrod 11
coons 32
coop 11
cooper 1216
cooperman 11
cooter 6
coots 11
coover 11
copas 11
cope 86
copeland 269
copenhaver 11
copes 11
copher 11
coplan 6
copland 11
copley 32
coplin 11
copp 11
coppa 11
coppage 11
coppedge 11
copper 22
coppin 11
coppinger 11
copple 11
coppock 11
coppola 32
cora 11
corbeil 11
corbell 6
corbett 118
corbin 108
corbitt 32
corbo 11
corby 11
corchado 11
corcoran 65
cordeiro 22
cordell 43
corder 22
cordero 86
cordes 22
cordle 11
cordoba 11
cordon 11
cordova 118
cordray 11
core 22
corea 11
corella 6
corey 65
coria 11
coriell 11
cork 22
corker 11
corkery 11
corl 11
corle 11
corlett 11
corlew 11
corley 86
corliss 22
cormack 11
corman 11
cormier 86
corn 22
cornejo 22
cornelison 11
cornelius 75
cornell 86
corner 11
cornett 97
cornette 11
corning 11
cornish 54
cornman 11
corns 11
cornwall 11
cornwell 54
corona 75
coronado 65
coronel 11
corp 11
corpus 11
corpuz 25
corr 11
corrado 11
corral 32
corrales 22
corrao 6
correa 108
correia 48
correll 22
corrie 6
corrigan 32
corriveau 22
corry 11
corsi 11
corso 22
corson 22
cort 11
cortes 86
cortese 11
cortez 258
cortina 11
cortinas 11
cortright 11
corum 11
corvin 11
corwin 32
cory 22
coryell 6
corzine 6
cosby 43
cosentino 11
cosenza 11
cosey 11
cosgrove 32
cosio 6
cosme 22
cosner 11
cosper 22
coss 11
cossette 11
cossey 11
cost 11
costa 133
costales 11
costantino 11
costanza 11
costanzo 11
costas 11
costello 108
coster 11
costigan 11
costilla 11
costillo 11
costin 11
costner 11
coston 22
cota 43
cote 140
cothern 11
cothran 32
cothren 11
cothron 6
cotner 11
cotnoir 6
coto 11
cotta 11
cotten 22
cotter 43
cottingham 22
cottle 22
cottman 11
cotto 22
cotton 151
cottone 11
cottrell 65
cottrill 11
coty 6
couch 108
couchman 6
couey 11
coughlan 11
coughlin 54
coulombe 22
coulson 22
coulston 11
coulter 86
counce 6
council 43
councill 6
countess 11
countryman 11
counts 43
coupe 6
cournoyer 11
coursey 11
courson 22
court 11
courtemanche 11
courter 11
courtney 108
courtois 11
courtright 11
courts 11
courville 11
coury 11
cousar 11
cousin 22
cousineau 6
cousino 6
cousins 43
coutee 11
couto 11
couts 6
coutts 6
coutu 11
couture 65
covarrubias 22
covell 11
covelli 6
cover 22
coverdale 6
covert 32
covey 32
covin 11
covington 118
cowan 129
cowans 11
coward 32
cowart 43
cowden 11
cowell 32
cowen 22
cowger 11
cowgill 11
cowher 6
cowherd 11
cowie 11
cowles 32
cowley 32
cowling 11
cowman 11
cox 1183
coy 54
coyer 11
coyle 65
coyne 32
cozad 11
cozart 22
crabb 22
crabill 11
crabtree 118
crace 6
cracraft 11
craddock 32
crader 11
crafford 6
craft 140
crafton 22
crafts 11
craghead 6
craig 409
craighead 11
crain 75
craine 11
cram 11
cramer 118
crampton 11
crandall 75
crandell 22
crane 151
craner 11
craney 11
cranford 32
crank 11
cranmer 11
cranor 11
cranston 11
crary 11
crase 11
crass 11
craven 65
cravens 22
craver 22
cravey 6
craw 6
crawford 732
crawley 54
cray 11
crays 6
crayton 32
creager 11
creagh 11
creamer 32
creasey 11
creasman 11
creason 11
creasy 11
credle 11
cree 11
creech 65
creed 22
creek 11
creekmore 22
creel 32
cregan 6
creger 11
creighton 32
cremeans 11
cremer 6
crenshaw 75
crepeau 11
crespin 11
crespo 54
cress 22
cressey 11
cresswell 11
creswell 11
crete 6
creviston 6
crew 11
crews 97
criado 6
cribb 11
cribbs 22
crichton 11
crick 11
criddle 11
crider 43
criger 6
crigger 11
crigler 11
crim 22
crimmins 11
criner 11
cripe 11
crippen 11
cripps 11
crisci 6
crisler 11
crisman 11
crisp 65
crispin 11
criss 22
crissman 11
crist 43
cristobal 11
criswell 32
critchfield 11
critchlow 11
crites 22
crittenden 32
crittendon 11
crivello 11
croce 11
crochet 11
crocker 97
crockett 108
croff 6
crofoot 11
croft 65
crofton 6
crofts 11
croghan 6
croke 6
croker 11
croley 11
croll 11
cromartie 11
cromer 43
cromley 6
crompton 11
cromwell 43
cron 11
cronan 11
crone 11
cronin 65
cronk 22
crook 65
crooker 11
crooks 43
croom 22
crooms 11
cropp 6
cropper 22
crosby 172
crose 11
crosier 11
croskey 11
crosland 11
crosley 11
cross 333
crossen 11
crossett 11
crossland 22
crossley 22
crosslin 11
crossman 22
crossno 6
crosson 11
crosswhite 11
croston 6
croswell 6
croteau 43
crothers 11
crotts 11
crotty 11
crouch 108
crouse 54
crow 108
crowden 6
crowder 97
crowe 129
crowell 75
crowl 11
crowley 118
crown 11
crownover 11
crowson 11
crowther 11
croxton 11
croy 22
croyle 11
crozier 22
cruce 11
crudup 6
cruickshank 11
cruise 22
crum 118
crumb 11
crumble 11
crumbley 11
crume 11
crumley 22
crump 86
crumpler 11
crumpton 22
crumrine 11
crunk 11
crupi 6
cruse 32
crutcher 43
crutchfield 43
cruz 807
cruzado 6
cryer 11
crystal 11
cuadra 11
cuadrado 11
cubbage 11
cuccia 11
cudd 11
cuddy 11
cude 11
cudjoe 11
cudney 11
cue 11
cuellar 54
cuen 6
cuesta 6
cueto 11
cueva 11
cuevas 108
cuff 11
cuffee 11
cuffie 11
cui 171
cuinn 55
culberson 11
culbert 11
culbertson 43
culbreath 11
culbreth 11
cull 11
cullen 75
cullens 11
culler 22
culley 11
culligan 11
cullinan 11
cullins 11
cullison 11
cullum 11
cully 11
culotta 6
culp 54
culpepper 54
culver 75
culwell 6
cumberbatch 11
cumberland 11
cumbie 11
cumming 22
cummingham 11
cummings 344
cummins 97
cundiff 22
cuneo 11
cunha 32
cunniff 11
cunniffe 6
cunningham 581
cunshang 27
cuntian 14
cuomo 22
cupp 32
cupples 11
cupps 11
curci 11
curcio 11
curd 11
cureton 22
curiel 22
curington 6
curl 22
curlee 11
curley 54
curlin 6
curling 6
curnutt 11
curran 97
curren 11
currence 6
current 11
currey 11
currie 75
currier 54
currin 22
curro 6
curry 377
curtin 32
curtis 430
curtiss 22
curto 11
curtsinger 11
cusack 11
cushing 22
cushman 32
cusick 22
cusimano 6
cusson 11
custard 11
custer 43
custis 11
custodio 11
cusumano 11
cuthbert 11
cuthbertson 11
cutler 65
cutlip 11
cutrer 11
cutright 11
cutshall 11
cutshaw 11
cutter 22
cutting 11
cutts 11
cuyler 11
cybulski 11
cypert 11
cypher 6
cyphers 11
cyr 65
cyrus 11
czaja 6
czajkowski 11
czapla 11
czarnecki 11
czech 11
czerwinski 11
dabbs 22
dabney 32
dabrowski 86
dacanay 6
dacosta 22
dacruz 6
dacus 11
daddario 11
dade 11
daffron 6
dagenais 6
daggett 22
dagley 6
dagostino 22
dahan 133
dahl 86
dahlberg 11
dahle 11
dahlen 11
dahlgren 11
dahlin 11
dahlke 11
dahlman 6
dahlquist 11
dahlstrom 11
dahm 6
dahmen 11
dahms 11
dahn 6
daigle 65
daigneault 11
daigre 11
dail 11
dailey 118
daily 43
dake 11
dalby 6
dale 140
dales 11
dalessandro 11
dalessio 11
daley 86
dalke 11
dall 11
dallaire 6
dallas 43
dalley 11
dally 6
dalrymple 22
dalton 204
daluz 11
daly 97
dalzell 11
dam 52
damato 22
dambrosia 6
dambrosio 11
damcevski 133
dame 22
damelio 6
dameron 22
dames 11
damian 11
damiani 11
damiano 11
damico 43
damm 11
dammann 11
damon 32
damore 11
dampier 11
damron 32
dan 11
dana 22
danaher 11
dance 11
dancer 11
dancy 32
dandrea 22
dandridge 22
dandy 6
dane 11
danek 11
danford 11
danforth 22
dang 109
dangelo 38
dangerfield 11
daniel 355
daniell 11
daniels 667
danielsen 71
danielson 43
danis 11
dankert 6
danko 11
danley 22
dann 11
danna 11
dannenberg 6
danner 43
dano 6
danos 11
dansby 22
dansereau 11
dant 11
dantin 6
dantonio 11
dantzler 22
danz 6
danzy 6
dao 63
daotian 16
daoust 6
dapolito 6
daquila 6
darbonne 11
darby 75
darcangelo 6
darcy 11
dardar 22
darden 75
dare 11
dargan 11
dargie 6
darity 6
dark 11
darland 6
darley 11
darling 75
darlington 11
darnall 11
darnell 86
darosa 11
darr 22
darrah 11
darrell 11
darrigo 6
darrington 11
darrow 22
darst 11
dart 11
dartez 6
darville 6
darwin 11
das 11
dash 11
dasher 11
dashiell 11
dashner 11
dasilva 32
dates 11
datta 6
dattilo 11
daub 11
dauber 6
daubert 11
dauer 6
daugherty 151
daughtery 11
daughtrey 11
daughtridge 6
daughtry 32
daulton 11
daum 11
dauphin 11
davalos 11
dave 11
davenport 247
daves 11
davey 22
davi 6
david 151
davidov 120
davids 6
davidson 441
davie 11
davies 118
davila 108
davilla 6
davin 11
davis 5164
davison 86
davisson 11
davtyan 52
davy 11
daw 11
dawe 11
dawes 22
dawkins 86
dawley 11
dawson 377
day 463
daye 22
days 11
dayton 32
dazhong 14
de 300
deacon 11
deady 11
deakins 11
deal 97
dealba 11
dean 484
deanda 22
deane 22
deangelis 22
deangelo 22
deans 22
dear 22
dearborn 22
deardorff 11
dearing 22
dearman 11
dearmond 11
dearth 11
deas 22
deason 22
deatherage 11
deaton 65
deaver 11
deavers 11
debellis 11
deberry 32
deblois 11
debnam 11
debo 6
deboer 22
debolt 11
debord 11
debose 22
debus 6
debusk 11
decamp 11
decarlo 22
decaro 11
decastro 22
decelles 6
decesare 11
dechant 11
decicco 11
deck 22
deckard 22
decker 204
deckert 11
declue 11
decola 6
decosta 22
decoteau 22
decuir 6
dedeaux 11
dedman 6
dedmon 11
dedrick 11
dee 22
deeds 11
deegan 11
deel 11
deem 11
deemer 11
deems 11
deen 22
deer 11
deere 6
deering 22
deerman 6
dees 43
deese 22
deeter 11
deets 6
defalco 11
defazio 11
defelice 11
defenbaugh 6
defeo 11
defilippo 11
defoor 11
deford 11
deforest 11
deforge 11
defrancisco 11
defranco 11
defreitas 11
degarmo 11
degen 11
degennaro 11
degeorge 11
degnan 11
degraff 11
degraffenreid 11
degraw 11
degree 11
degregorio 11
degroat 11
degroot 11
deguzman 22
dehaan 11
dehart 43
dehaven 22
deherrera 11
dehn 11
dehner 11
dehoyos 11
dei 32
deines 11
deitch 11
deitz 11
dejarnette 6
dejean 11
dejesus 129
dejohn 11
dejong 11
dekker 55
del 26
dela 300
delacerda 11
delacruz 129
delafuente 22
delagarza 43
delahoussaye 11
delamater 6
delamora 11
delancey 11
deland 6
delaney 140
delano 22
delany 11
delao 11
delapaz 22
delapena 11
delapp 6
delariva 11
delarosa 108
delatorre 54
delatte 11
delaughter 11
delaune 11
delavega 11
delay 11
delbosque 11
delcambre 11
delcastillo 11
delcid 11
delee 11
delemovic 400
deleo 11
deleon 215
delfino 11
delgadillo 32
delgado 323
delgiudice 6
delia 11
delic 400
delima 11
delisle 22
delk 22
delker 6
dell 32
deller 6
dellinger 43
delman 6
delmont 6
delmonte 11
deloach 54
deloatch 11
deloera 11
deloney 11
delong 65
delorenzo 11
delorey 6
delorme 11
delos 38
delosantos 6
delosreyes 11
delossantos 43
delozier 11
delp 22
delph 11
delreal 11
delrio 22
delrosario 11
delsignore 6
deltoro 11
deluca 54
delucia 11
deluna 22
delvalle 43
delvecchio 11
delvina 400
demaio 11
demar 11
demarco 43
demaree 11
demarest 11
demaria 11
demaris 6
demars 11
demartini 11
demartino 11
demasi 11
dematteo 11
demby 11
demello 22
demelo 11
dement 22
demeo 11
demers 32
demery 11
demille 6
deming 22
demir 200
demirovic 400
demko 11
demma 6
demmer 11
demming 6
demoss 22
demott 11
demps 11
dempsey 108
dempster 11
demuth 11
den 171
dena 6
denault 11
denby 11
dendy 22
deng 109
dengler 11
denham 43
denis 23
denison 22
deniz 6
denk 6
denker 11
denley 6
denman 22
denmark 11
denmon 6
denn 11
dennard 22
dennehy 6
dennen 6
dennett 11
denney 43
dennie 11
denning 32
dennis 333
dennison 75
denniston 11
denny 75
densmore 22
denson 65
dent 65
denton 108
denver 6
denzer 11
deo 63
depalma 11
depaola 6
depaoli 6
depaolo 6
depasquale 11
depaul 11
depaz 11
depew 22
depp 11
deppe 6
depriest 22
depue 11
deputy 11
depuy 11
der 43
deramus 11
derby 22
derksen 6
dermody 11
deroche 11
derosa 32
derose 11
derosier 11
derossett 11
derouen 11
derr 32
derrick 43
derrickson 11
derrico 11
derringer 11
derry 22
derryberry 11
dervishi 400
dery 11
desai 22
desalvo 11
desanti 6
desantiago 11
desantis 32
desanto 6
desch 6
deschaine 6
deschamp 11
deschamps 11
deschenes 11
descoteaux 11
deshazo 11
deshields 11
deshong 11
deshotel 11
desiderio 6
desilets 11
desilva 22
desimone 32
desir 11
desjardin 6
desjardins 22
deskins 11
deslauriers 11
desmarais 22
desmond 22
desoto 11
desousa 11
desouza 11
despain 11
despres 11
desrochers 22
desroches 11
desrosier 6
desrosiers 22
dessert 11
destefano 22
det 34
detamore 6
determan 6
detrick 11
dettman 6
detweiler 11
detwiler 11
deutsch 22
devane 11
devaney 11
devaughn 11
devaul 6
devault 11
deveau 11
deveaux 6
dever 22
devera 11
devereaux 11
devers 11
devi 300
devilbiss 6
deville 22
devillier 6
devin 6
devine 86
devinney 11
devino 6
devita 11
devito 32
devitt 11
devlin 43
devoe 22
devore 54
devos 11
devries 43
dew 32
dewald 11
dewall 11
dewalt 11
dewar 11
dewberry 11
dewees 11
deweese 22
dewey 43
dewitt 97
dewolf 6
dewolfe 6
dewoody 11
dews 22
dexter 43
dey 11
deyo 11
deyoe 6
deyoung 22
dhn 133
di 15
dial 43
diallo 31
dials 11
diamond 86
diana 11
dias 65
diaz 904
dibble 22
dibella 11
dibenedetto 11
dibernardo 6
dibiase 11
diblasi 6
dibra 400
dicarlo 22
dice 11
dicicco 6
dick 97
dicken 11
dickens 86
dickenson 22
dickerman 11
dickerson 247
dickert 11
dickey 108
dickie 6
dickinson 108
dickison 11
dickman 22
dicks 22
dickson 161
dicus 11
didier 6
didomenico 11
didonato 11
diebold 11
diederich 36
diedrich 11
diego 11
diehl 54
diem 6
diemer 11
diener 11
diep 11
dierking 11
dierks 11
dieter 11
dietrich 54
dietrick 11
dietz 65
diez 11
difilippo 6
difiore 11
difranco 11
digby 11
digennaro 11
diggins 11
diggs 75
digiacomo 11
digiovanni 11
digirolamo 11
digregorio 11
dijk 150
dijkstra 48
dike 11
dilbeck 11
dilday 11
dildine 6
dildy 11
dileo 11
dilks 6
dill 75
dillard 151
dille 11
dillenbeck 6
diller 11
dilley 22
dillinger 11
dillingham 22
dillion 22
dillman 22
dillon 161
dillow 11
dills 11
dilorenzo 11
dilullo 6
dilworth 22
dimaggio 22
dimarco 11
dimartino 11
dimas 11
dimatteo 11
dimattia 11
dimauro 11
dimick 11
dimitri 6
dimitrov 200
dimitrova 200
dimmick 11
dimond 11
dimuzio 6
din 33
dinan 11
dinapoli 11
dinardo 11
dinatale 6
dineen 11
dines 6
ding 32
dinger 11
dinges 11
dingess 22
dingle 22
dingler 11
dingman 22
dingus 11
dinh 22
dinkel 11
dinkins 32
dinsmore 22
dinwiddie 11
dion 43
dionisio 11
dionne 22
diorio 11
dipalma 11
dipaola 6
dipaolo 11
dipasquale 11
dipiazza 6
dipietro 22
direnzo 6
dirks 11
dirksen 11
disalvo 11
disanto 11
discher 6
disher 6
dishman 22
dishner 6
dishon 11
disla 6
dismuke 11
dismukes 11
disney 11
dison 11
dissanayake 133
distefano 22
ditch 11
dith 34
dittman 11
dittmar 11
dittmer 11
ditto 11
dittrich 11
ditullio 11
ditzler 6
dively 6
divens 6
divers 11
divine 11
divito 11
dix 43
dixion 11
dixon 710
dixson 11
dizon 27
djordjevic 150
djurhuus 86
do 92
doak 22
doan 60
doane 22
dobbin 6
dobbins 65
dobbs 65
dobles 6
dobos 11
dobrowolski 6
dobson 97
doby 11
dochartaigh 67
dock 11
dockery 43
dockins 11
doctor 22
dodd 118
dodds 32
dodge 86
dodgen 11
dodrill 11
dodson 183
doe 65
doering 22
doerr 22
dogan 80
doggett 22
doherty 86
dohrmann 6
doi 11
doig 6
doiron 11
dol 32
dolan 86
dolby 11
dolce 11
dole 11
doles 11
dolezal 11
dolin 11
doll 32
dollar 32
dollard 11
dollinger 11
dolloff 11
dolly 11
dolph 11
dolphin 11
dolson 6
doman 11
dombroski 11
dombrowski 22
domenech 11
domenico 11
domer 6
domingo 44
domingue 11
domingues 11
dominguez 237
dominick 22
dominique 11
domino 11
dominquez 32
dominy 11
domke 6
don 11
donaghy 11
donahoe 11
donahue 118
donald 54
donaldson 161
donalson 11
donati 11
donato 32
donegan 11
donelan 6
donelson 11
doner 11
dones 11
donev 100
doney 11
dong 11
donis 11
donley 22
donlon 11
donmoyer 11
donnell 32
donnellan 11
donnelly 97
donner 11
donofrio 22
donoghue 11
donoho 11
donohoe 11
donohue 43
donoso 13
donovan 140
doody 11
doolan 11
dooley 108
doolin 11
dooling 6
doolittle 32
dople 6
dora 6
dorado 11
doran 65
dorantes 6
dorazio 11
dordevic 150
dore 22
dorey 11
dorfman 11
dorgan 11
doria 6
doris 11
dority 11
dorman 54
dorn 43
dorner 6
dorothy 6
dorough 6
dorr 22
dorrance 11
dorris 32
dorrough 11
dorsch 11
dorsett 22
dorsey 215
dortch 32
dorton 11
dorval 6
dory 11
dosch 11
doss 97
dossantos 11
dossett 11
dossey 6
dostal 11
doster 11
dostie 11
doten 6
dotson 172
dotts 11
doty 75
doubleday 6
doucet 22
doucette 32
doud 11
dougan 11
dougherty 129
doughty 43
douglas 441
douglass 54
doung 6
douse 11
douthit 11
douthitt 11
dove 65
dover 32
doverspike 6
dow 75
dowd 54
dowdell 22
dowden 11
dowdle 11
dowdy 75
dowe 11
dowell 54
dowler 11
dowless 6
dowling 54
down 6
downard 11
downer 22
downes 22
downey 108
downie 11
downing 118
downs 129
doxey 11
doyal 11
doyel 6
doyle 290
doyon 22
dozier 65
draeger 11
drago 11
dragon 11
dragoo 11
draheim 6
drain 22
drake 269
drakeford 11
drakes 11
drane 6
drapeau 11
draper 97
draughn 11
draves 11
dray 11
drayer 6
drayton 32
drees 11
dreher 22
dreiling 11
drennan 22
drennen 11
drennon 11
drescher 6
dress 6
dressel 6
dresser 11
dressler 22
drew 97
drewes 11
drewry 11
drews 11
drexler 11
dreyer 22
driggers 22
driggs 11
drinkard 11
drinkwater 6
drinnon 11
driscoll 86
driskell 22
driskill 11
driver 65
drolet 11
droplets 30
drost 11
drouin 11
drown 11
droz 6
drozd 11
drucker 11
drum 22
drumheller 11
drumm 11
drummer 11
drummond 86
drury 43
dry 55
dryden 22
drye 11
dryer 11
drysdale 11
du 92
duan 60
duane 6
duarte 120
dubay 11
dubberly 6
dube 65
dubhghaill 80
dubian 150
dubin 11
dubinsky 6
duble 6
dublin 11
dubois 200
dubose 65
dubreuil 11
dubu 12
dubuc 11
dubuisson 6
dubuque 11
duby 11
duca 11
ducan 11
ducharme 22
duchene 11
duchesne 11
duck 22
ducker 11
duckett 32
ducksworth 11
duckworth 54
duclos 11
ducote 11
duda 22
dudash 11
dudek 11
duden 6
dudgeon 11
dudley 172
dudney 6
due 11
duell 11
duenas 22
duenes 6
duer 6
duerr 11
duet 11
duey 6
dufault 11
duff 65
duffey 22
duffield 11
duffin 11
duffy 140
duford 6
dufour 11
dufrene 11
dufresne 22
dugan 75
dugas 32
duggan 43
dugger 43
duggins 11
duguay 11
duhart 11
duhe 6
duhon 22
duke 151
dukes 97
dukic 400
dul 32
dula 6
dulac 11
dulaney 22
duley 11
dulin 11
dull 11
dulle 6
dumais 11
dumas 86
dumitru 150
dumlao 6
dummer 11
dumond 11
dumont 32
dunagan 22
dunavant 11
dunaway 43
dunbar 118
duncan 592
duncanson 11
dundas 11
dundon 6
dunfee 11
dunford 22
dungan 11
dungy 6
dunham 97
dunigan 11
dunkel 11
dunkelberger 11
dunkerson 6
dunkin 11
dunkle 11
dunkley 11
dunklin 11
dunlap 151
dunleavy 11
dunlop 11
dunmire 11
dunmore 6
dunn 624
dunnam 11
dunne 32
dunneback 11
dunnigan 11
dunning 43
dunphy 11
dunson 11
dunston 22
dunton 22
duong 75
duplantis 11
duplessis 11
dupont 50
duppstadt 11
dupras 11
dupre 65
dupree 97
duprey 22
dupuis 43
dupuy 11
duque 11
duquette 22
duran 215
durand 109
durant 54
durante 11
durazo 11
durbin 54
durden 32
duren 11
durfee 22
durgan 11
durgin 11
durham 183
duric 400
durkee 22
durkin 32
durling 6
durocher 11
duron 11
durr 32
durrah 11
durrant 11
durrell 6
durrett 22
durso 11
durst 22
duryea 11
dusek 11
dusenberry 6
dussault 11
dustin 11
dutcher 22
dutil 11
dutra 22
dutton 75
duty 22
duval 43
duvall 75
dvd 75
dvorak 171
dvorakova 171
dwight 11
dworkin 6
dwyer 97
dy 6
dyal 11
dyar 11
dyck 11
dycus 11
dye 118
dyer 226
dyess 11
dyk 150
dyke 22
dykema 11
dykeman 6
dykes 65
dykstra 22
dyment 6
dymond 6
dysart 11
dyson 54
dziedzic 11
eaddy 11
eades 22
eadie 11
eads 22
eady 22
eagan 22
eager 11
eagle 32
eagles 6
eaglin 11
eaker 11
eakes 11
eakin 11
eakins 11
ealey 11
ealy 11
eam 11
eames 11
eanes 11
eargle 6
earhart 11
earl 65
earle 32
earles 11
earley 43
earls 32
early 65
earnest 32
earnhardt 11
earnshaw 11
earp 11
earwood 11
easler 6
easley 75
eason 75
east 54
eastburn 6
eastep 11
easter 54
easterday 11
easterling 43
easterly 11
easterwood 11
eastham 11
eastin 11
eastland 11
eastman 86
easton 32
eastridge 11
eastwood 22
eatman 11
eatmon 11
eaton 215
eaves 43
eaw 92
ebbert 11
ebel 11
ebeling 11
eber 6
eberhard 11
eberhardt 22
eberhart 11
eberle 22
eberly 11
ebersole 11
ebert 54
ebinger 6
ebling 11
ebner 31
ebron 11
eby 22
eccles 11
eccleston 11
echavarria 11
echevarria 32
echeverria 22
echols 75
eck 22
eckard 11
eckart 11
eckel 11
eckenrode 11
ecker 11
eckert 65
eckhardt 11
eckhart 11
eckhoff 11
eckles 11
eckley 11
ecklund 11
eckman 22
eckstein 11
ector 11
eddie 11
eddings 22
eddington 11
eddins 22
eddleman 11
eddy 75
edelen 11
edelman 22
edelson 11
edelstein 22
eden 22
edenfield 11
edens 22
eder 71
edgar 43
edge 43
edgell 11
edgemon 6
edgerly 11
edgerton 22
edgin 11
edgington 11
edgley 6
edick 11
edie 11
edinger 11
edington 22
edirisinghe 29
edison 22
edler 11
edlund 6
edmisten 6
edmiston 22
edmond 43
edmonds 97
edmondson 65
edmonson 22
edmund 6
edmunds 22
edmundson 11
edney 11
edri 55
edry 55
edsall 6
edson 22
edward 43
edwards 1474
edwin 11
eells 11
effinger 6
efird 11
egan 86
egbert 22
eger 11
egerton 11
eggen 11
egger 41
eggers 22
eggert 22
eggleston 43
eggleton 6
egli 6
eglitis 100
egzon 60
ehlers 22
ehlert 11
ehmann 11
ehmedov 120
ehret 11
ehrhardt 11
ehrhart 11
ehrlich 22
eich 11
eichelberger 11
eicher 22
eichhorn 11
eichler 11
eichner 11
eichorn 11
eickhoff 11
eide 11
eidem 6
eidson 22
eifert 6
eiland 22
eiler 11
eilerman 11
eilers 11
eis 6
eisele 11
eisen 11
eisenbarth 11
eisenberg 22
eisenhart 11
eisenhauer 11
eisenhower 11
eisenman 11
eisman 6
eisner 11
ek 11
ekanayake 44
ekberg 6
eklund 11
ekstrom 11
elam 54
elamin 11
elbert 11
elder 129
elders 11
eldred 22
eldredge 22
eldreth 6
eldridge 118
eleby 6
elem 11
eley 22
elgin 11
elia 11
elias 65
eliason 22
elie 11
eliyev 240
elizalde 11
elizondo 43
elkin 11
elkins 118
elks 11
ell 6
ellard 11
elledge 22
ellefson 11
ellen 6
ellenberger 11
ellenburg 11
ellender 11
eller 54
ellerbe 11
ellerbee 11
ellerman 11
ellett 11
ellinger 11
ellingson 22
ellingsworth 11
ellington 54
ellingwood 6
elliot 75
elliott 559
ellis 828
ellison 194
ellisor 6
elliston 11
ellman 11
ells 11
ellsworth 54
ellwood 11
ellzey 11
elmendorf 6
elmer 22
elmore 118
elms 11
elrod 54
elsass 11
elsasser 6
elsberry 11
elsea 11
elser 11
elsner 11
elson 11
elston 32
elswick 11
elton 11
elvira 6
elwell 22
elwood 22
ely 54
elzey 11
elzy 11
em 11
emanuel 32
emberton 11
embree 11
embrey 11
embry 32
emerick 22
emerson 140
emert 11
emery 108
emig 11
emigh 6
emily 6
emine 75
emmanuel 11
emmer 11
emmerich 11
emmert 22
emmett 11
emmons 54
emond 11
emory 22
empey 6
emrich 11
emrick 11
encarnacion 11
encinas 11
enciso 11
enders 11
endicott 22
endo 29
endres 11
endsley 11
enfinger 6
eng 200
engebretson 11
engel 86
engelbrecht 11
engelhardt 22
engelke 11
engelking 6
engelman 11
engelmann 11
engels 11
engen 11
enger 11
england 140
engle 75
englehart 11
engleman 11
engler 22
englert 22
engles 11
english 194
englund 11
engman 11
engram 11
engstrom 22
enloe 11
enlow 11
ennis 65
eno 11
enoch 22
enochs 11
enos 32
enright 32
enriques 6
enriquez 86
ensign 11
ensley 11
ensminger 11
ensor 11
enterline 6
entrekin 11
entwistle 11
enyeart 11
enz 6
eoff 11
eom 23
epley 11
epling 11
epp 11
epperly 11
epperson 65
eppinger 11
eppler 11
epps 86
epstein 43
erazo 11
erb 22
erbe 11
erby 11
erdman 22
erdmann 32
erhardt 11
erhart 11
ericksen 11
erickson 312
ericson 22
eriksen 75
erikson 11
eriksson 150
erion 6
erlandson 11
erler 11
ernest 22
ernst 65
errico 11
erskine 22
ertel 11
ertl 11
ervin 118
erving 11
erwin 108
erxleben 6
escalante 43
escalera 11
escalona 6
escamilla 43
escarcega 11
esch 6
escobar 118
escobedo 65
escoto 11
escudero 11
eshelman 11
eshleman 11
esker 6
eskew 22
eskridge 22
eslick 11
eslinger 11
espada 11
espana 11
esparza 97
esperanza 6
espey 11
espinal 43
espino 32
espinosa 108
espinoza 237
espiritu 11
espitia 11
esposito 171
espy 11
esqueda 11
esquer 11
esquibel 22
esquilin 6
esquivel 65
essary 11
esser 11
esses 6
essex 11
esslinger 6
estabrook 11
esteban 11
estell 11
estelle 11
estep 54
estepp 11
ester 11
esterly 11
esters 11
estes 183
esteves 11
estevez 22
estey 11
estill 11
estrada 290
estrella 32
etchison 11
etheredge 11
etheridge 54
etherton 11
ethier 11
ethridge 32
etienne 11
etsitty 6
etter 22
ettinger 11
etzel 11
eubank 22
eubanks 86
eudy 22
eugene 22
euler 11
eure 11
eurich 11
eury 11
eusebio 11
eustice 11
evan 11
evangelista 22
evanoff 11
evans 1517
evatt 11
eveland 11
evelyn 11
even 11
evens 11
evensen 6
evenson 22
everett 183
everette 22
everhart 43
everitt 11
everly 11
everman 11
evers 32
eversole 22
everson 32
evert 11
everton 11
everts 11
every 6
eves 6
evett 6
evins 11
ewald 22
ewalt 11
ewart 11
ewell 22
ewen 11
ewers 11
ewert 11
ewin 6
ewing 151
exley 11
exline 6
exum 22
eye 11
eyer 6
eyler 11
eyman 11
eyre 11
ezell 65
ezzell 11
fabbri 23
fabela 11
faber 71
fabian 32
fabiano 11
fabre 11
fabrizio 11
fabry 11
facer 11
fackler 11
factor 11
fadden 6
fader 6
fagan 65
fagen 6
fager 11
fagg 6
fagin 11
fagundes 11
fahey 32
fahy 11
failla 11
fails 11
fain 43
fair 86
fairbairn 6
fairbank 11
fairbanks 43
fairchild 65
faircloth 22
fairfax 11
fairfield 11
fairley 43
fairman 11
fairweather 11
faison 43
faith 11
faivre 6
fajardo 32
falbo 11
falco 11
falcon 43
falcone 22
falconer 11
faler 6
fales 11
falgoust 22
falgout 11
falk 43
falkner 11
fall 11
faller 11
fallin 11
fallis 11
fallon 32
falls 32
falzone 11
fambro 6
fan 171
fancher 22
fane 11
fanelli 11
fang 11
fankhauser 6
fann 11
fannin 22
fanning 43
fannon 6
fansler 11
fant 22
farah 6
farber 22
farfan 11
fargo 11
farhat 6
faria 22
farias 32
faries 6
farina 22
farinas 6
faris 22
farish 11
farkas 92
farless 6
farley 161
farlow 11
farmer 323
farner 11
farney 11
farnham 22
farnsworth 54
farnum 11
farone 6
farquhar 11
farr 97
farraj 6
farrand 11
farrar 65
farrel 11
farrell 194
farrelly 11
farren 11
farrer 11
farrier 11
farrington 43
farrior 11
farris 118
farrish 11
farrow 43
farrugia 171
farthing 11
farver 6
farwell 22
fasano 11
fasching 11
fason 11
fassett 11
fast 22
fatime 86
faucett 11
faucette 11
faucher 11
faught 11
faul 11
faulcon 6
faulk 65
faulkenberry 6
faulkner 172
faulks 11
faunce 6
fauntleroy 11
fausett 6
fausnaught 6
faust 65
fauver 11
faux 6
fava 11
favela 22
favero 6
favor 6
favorite 11
favors 22
favreau 11
faw 6
fawbush 6
fawcett 22
fay 65
faye 6
faz 6
fazekas 6
fazio 22
feagin 11
fearn 11
fearon 11
fears 22
feaster 22
feather 11
feathers 11
featherston 11
featherstone 11
febres 6
febus 11
fecteau 11
feddersen 6
fedele 11
feder 11
federico 22
fedler 11
fedor 11
fedrick 6
fee 22
feeley 11
feely 11
feemster 11
feeney 32
fegan 11
fegley 11
feher 46
fehr 11
fehrenbach 6
fei 67
feiler 6
feinberg 11
feingold 11
feinstein 11
feist 11
feit 6
fekete 52
felan 11
felberbaum 6
felch 6
feld 11
felder 65
feldman 86
feldmann 11
feldstein 6
feldt 11
felice 11
feliciano 86
felipe 11
felix 129
feliz 11
felker 22
fell 22
feller 22
fellers 11
fellman 11
fellows 32
fells 11
felmlee 6
felps 6
felt 11
felten 11
feltman 11
feltmann 6
feltner 11
felton 86
felts 32
felty 11
fender 22
fenderson 11
fendley 11
feng 48
fenimore 11
fenley 11
fenlon 6
fenn 22
fennel 6
fennell 54
fenner 32
fenske 11
fenster 11
fenstermacher 11
fenstermaker 6
fenton 65
fentress 11
fenwick 22
ferber 11
ferdinand 11
ferebee 22
fergerson 11
fergus 11
ferguson 635
ferhatovic 400
ferland 22
fermin 11
fern 11
fernald 11
fernandes 86
fernandez 506
fernando 240
ferrante 22
ferranti 11
ferrara 43
ferrari 200
ferraro 43
ferree 11
ferreira 200
ferrel 11
ferrell 151
ferrer 43
ferrera 11
ferreri 11
ferrero 11
ferretti 12
ferreyra 17
ferri 25
ferrier 11
ferriera 11
ferrigno 11
ferrill 11
ferrin 11
ferris 97
ferro 22
ferron 11
ferry 32
fessenden 11
fessler 11
festa 11
fett 11
fetter 22
fetterman 11
fetters 11
fettig 6
fetty 11
fetzer 11
feucht 6
feuerstein 11
few 11
fewell 11
fey 11
fiala 11
fichter 11
fick 22
fickes 11
fickett 6
ficklin 6
fidler 22
fiecke 11
fiedler 22
field 118
fielden 11
fielder 32
fielding 22
fields 549
fierro 32
fierros 11
fife 32
fifer 11
fifield 22
figaro 11
figeroa 6
figgs 11
figueiredo 24
figueredo 11
figueroa 258
fike 22
fikes 11
file 6
filer 11
files 11
filip 11
filipov 92
filipovic 48
filippi 6
filippone 6
filkins 11
fill 6
filler 11
fillers 6
fillion 11
fillman 6
fillmore 22
filson 11
fimbres 6
finamore 6
finan 6
finch 140
fincham 11
fincher 43
finck 11
findlay 22
findley 32
fine 43
finegan 6
finger 11
fink 97
finkbeiner 11
finke 11
finkel 11
finkelstein 11
finkle 11
finklea 11
finks 6
finlay 11
finlayson 11
finley 172
finn 86
finnegan 32
finnell 11
finnen 6
finneran 6
finnerty 11
finney 65
finnie 11
fino 6
fiore 32
fiorentino 11
fiorenza 6
fiorillo 11
fiorini 11
fiorito 6
fiqueroa 11
firestone 11
firkins 11
firth 11
fisch 6
fischer 226
fischetti 6
fiscus 11
fish 97
fishback 11
fishburn 11
fishel 11
fisher 828
fishman 32
fisk 43
fiske 11
fitch 86
fitchett 11
fite 32
fitting 11
fitts 32
fitz 22
fitzgerald 290
fitzgibbon 11
fitzgibbons 11
fitzhugh 11
fitzmaurice 11
fitzpatrick 140
fitzsimmons 32
fitzsimons 6
fitzwater 22
fix 22
fizer 11
fjeldsted 57
flach 6
flack 22
flagg 32
flaherty 65
flake 11
flakes 11
flanagan 118
flanary 11
flanders 43
flanery 11
flanigan 32
flannagan 11
flannery 43
flannigan 11
flansburg 6
flatt 22
flaugher 11
flavin 11
flax 11
fleagle 6
fleck 32
fleckenstein 11
fleeman 11
fleener 11
fleenor 22
fleet 11
fleetwood 22
fleischer 11
fleischman 11
fleischmann 11
fleisher 11
fleishman 11
fleming 441
flemings 11
flemister 6
flemming 32
flenniken 6
flesher 11
fleshman 11
fletcher 398
fleury 22
flick 22
flickinger 11
flinchbaugh 6
flinchum 11
fling 6
flinn 22
flint 65
flippen 11
flippo 11
flock 11
flohr 6
flom 6
flood 65
flor 11
flora 32
florence 43
flores 990
florez 32
florian 11
florio 11
flory 22
flournoy 32
flower 22
flowers 301
floyd 290
fludd 11
fluellen 11
fluharty 11
fluitt 6
fluke 6
fluker 11
flurry 6
flury 11
fly 11
flynn 237
flynt 11
flythe 11
fobbs 11
focht 11
fodor 11
foerster 11
fogarty 32
fogel 22
fogg 32
fogle 43
fogleman 11
foland 11
folden 11
foley 183
folger 11
folk 22
folkerts 11
folkes 11
folks 11
follansbee 11
follett 11
follis 11
follmer 11
folmar 11
folse 32
folsom 43
foltz 32
fomby 11
fonda 6
fondren 11
fong 43
fonseca 43
fonseka 28
font 11
fontaine 54
fontana 48
fontanez 11
fontenot 118
fontes 11
fonville 11
foor 11
foos 11
foose 6
foote 65
footman 11
foraker 6
foran 11
forand 11
forbes 129
forbis 11
forbus 6
forbush 11
force 11
forcier 11
forck 6
ford 882
forde 22
fordham 22
fordyce 11
fore 22
forehand 11
foreman 129
forest 32
forester 22
foret 32
forgey 11
forgione 6
forman 54
formica 6
forness 6
forney 32
forrest 108
forrester 43
forry 6
forsberg 22
forsgren 6
forshee 11
forshey 6
forsman 11
forst 11
forster 32
forsyth 43
forsythe 43
fort 43
forte 43
fortenberry 32
fortes 11
forth 11
forti 6
fortier 54
fortin 43
fortino 6
fortman 6
fortner 54
fortney 22
fortson 11
fortuna 11
fortunato 11
fortune 65
forward 11
fosdick 11
foshee 11
foskey 11
foss 54
fossett 11
fossum 11
foster 979
fothergill 6
foti 11
fouch 11
fouche 11
foulds 11
foulk 11
foulks 11
fountain 97
fountaine 6
fournier 75
fouse 11
foushee 11
foust 54
fout 11
foutch 11
fouts 22
foutz 11
fowkes 6
fowler 452
fowles 11
fowlkes 22
fox 570
foxwell 11
foxworth 11
foxx 11
foy 43
foye 11
frady 11
fraga 22
fragoso 11
fraher 11
frahm 11
frailey 11
fraire 11
fraise 11
fraizer 11
frakes 11
fraley 54
fralick 11
frame 32
frampton 11
france 65
frances 22
franceschini 6
franchi 6
francis 312
francisco 60
franck 11
franco 151
francois 43
frandsen 11
frank 269
franke 22
frankel 22
frankhouser 6
franklin 549
franko 11
franks 129
franqui 11
fransen 11
franson 11
frantz 43
franz 43
franzen 22
frappier 6
frary 11
frase 11
fraser 97
frasher 11
frasheri 400
frasier 32
frasure 11
frates 11
frausto 11
fravel 6
frawley 22
fray 11
frazee 22
frazer 32
frazier 473
freas 6
frechette 22
fred 11
freda 11
fredenburg 6
frederick 151
fredericks 32
fredericksen 11
frederickson 11
fredette 22
fredrick 32
fredricks 11
fredrickson 32
free 43
freeborn 11
freed 32
freedman 32
freel 11
freeland 22
freels 11
freeman 796
freeney 6
freer 11
freese 32
freeze 11
fregoso 11
frei 71
freiberg 6
freire 6
freitag 22
freitas 43
fremont 11
french 280
frenette 11
frenzel 6
frerichs 11
frese 11
freshour 11
freshwater 6
fresquez 11
fretwell 11
fretz 6
freudenburg 11
freund 32
frew 11
frey 108
freyer 6
friar 11
frias 32
frick 32
fricke 11
fricks 11
friday 22
friddle 11
fridley 11
fried 22
friedel 11
friedland 11
friedlander 11
friedman 129
friedrich 22
friedrichs 6
friedt 6
friel 22
friend 75
frier 11
frierson 32
fries 32
friese 11
friesen 22
frigo 11
friley 11
frink 22
frisbee 11
frisbie 22
frisby 22
frisch 11
friscia 6
frisina 11
frisk 11
frison 11
fritch 11
frith 22
fritsch 11
fritsche 11
fritts 22
fritz 108
fritzler 6
frizzell 32
froehlich 11
froelich 11
froman 11
fromm 11
frost 172
frts 171
fruge 11
frum 6
fry 151
fryar 11
frydmn 109
frye 151
fryer 32
fryman 11
fu 11
fucci 6
fuchs 75
fudge 22
fuell 6
fuentes 161
fuentez 11
fuerst 6
fugate 65
fugitt 6
fuhr 11
fuhrman 22
fujihara 20
fujii 26
fujimoto 11
fujita 30
fujiwara 20
fukuda 25
fukushima 6
fulbright 11
fulcher 32
fulford 22
fulgham 11
fulghum 11
fulk 22
fulkerson 22
fulks 22
fullam 6
fullbright 6
fullen 11
fullenkamp 6
fuller 484
fullerton 32
fullilove 11
fullmer 22
fullwood 11
fulmer 32
fulmore 11
fulop 6
fulp 11
fulton 151
fults 11
fultz 54
funari 6
funaro 6
funches 11
funchess 11
funderburg 11
funderburk 32
funderburke 6
funes 11
fung 22
funk 97
funke 11
funkhouser 11
funston 6
fuqua 32
fuquay 11
furey 11
furguson 11
furlong 22
furlough 6
furlow 11
furman 43
furness 11
furr 43
furrow 11
furry 11
furst 11
furtado 22
fury 6
fusco 32
fuselier 11
fuson 11
fuss 6
fussell 22
fuston 11
futch 11
futian 25
futral 11
futrell 22
fye 11
fyfe 11
fyffe 11
fyock 6
gabai 60
gabaldon 11
gabbard 22
gabbert 11
gabel 22
gabhann 150
gable 43
gabler 11
gabor 11
gabriel 86
gabriele 11
gabrielson 11
gadberry 11
gadbois 11
gadd 11
gaddis 43
gaddy 43
gadison 6
gadsden 11
gadson 22
gaertner 11
gaeta 11
gaffney 43
gafford 11
gage 75
gagliano 11
gagliardi 11
gagne 75
gagner 11
gagnier 11
gagnon 133
gahagan 11
gahan 6
gaier 11
gailey 22
gaillard 11
gain 11
gainer 22
gaines 226
gainey 32
gains 11
gaiser 11
gaitan 22
gaiter 11
gaither 54
gajdos 71
gajewski 6
gal 43
galan 11
galante 11
galarza 32
galasso 11
galaviz 11
galaz 11
galbraith 32
galbreath 22
galdamez 11
gale 65
galea 133
galeana 11
galeano 50
galentine 11
gales 11
galey 11
galgano 11
galiano 11
galicia 11
galindo 97
galipeau 11
gall 22
gallager 11
gallagher 226
gallaher 22
gallant 43
gallardo 65
gallaway 11
gallchoir 71
galle 11
gallego 11
gallegos 204
galles 11
galley 6
galli 35
gallien 11
galligan 11
galliher 11
gallimore 11
gallion 11
gallman 11
gallo 80
gallogly 6
gallop 11
galloway 161
gallucci 11
gallup 22
galusha 11
galvan 129
galvez 43
galvin 32
galyean 11
galyon 11
gama 11
gamache 22
gamage 109
gambill 11
gambino 11
gamble 161
gamblin 11
gamboa 43
gambrel 11
gambrell 22
games 11
gamez 54
gamino 11
gammage 11
gammel 6
gammill 11
gammon 22
gammons 11
gandara 11
gandee 6
gander 6
gandhi 11
gandy 54
ganey 11
gang 133
gangben 23
gangtian 32
ganley 11
gann 65
gannaway 11
gannon 54
gano 11
gans 11
gant 65
gantt 43
gantz 11
ganz 11
gao 55
gaomu 17
gaona 22
gaoqiao 200
gaotian 15
garay 32
garbarino 6
garber 32
garbett 6
garbutt 11
garceau 11
garces 11
garcia 2732
gard 11
gardea 11
gardella 11
garden 11
gardener 11
gardenhire 11
gardin 11
gardiner 43
gardner 613
garduno 11
garett 11
garey 11
garfield 22
garfinkel 11
gargano 11
garibay 22
garica 22
gariepy 11
garland 108
garlick 11
garling 11
garlitz 6
garlock 11
garlow 11
garman 22
garmany 6
garmon 32
garn 6
garneau 11
garner 333
garnes 11
garnett 43
garney 11
garnica 11
garofalo 11
garon 11
garoutte 6
garr 11
garrard 11
garraway 11
garren 11
garret 11
garretson 22
garrett 484
garrick 22
garrido 22
garriga 6
garriott 6
garris 32
garrison 215
garrity 22
garron 6
garrow 11
garry 11
garson 6
garst 11
garten 11
garth 22
gartland 6
gartman 11
gartner 22
garton 11
garver 22
garvey 43
garvin 54
garwood 11
gary 118
garza 506
garzon 11
gasaway 11
gasca 6
gascon 11
gashi 400
gaskamp 6
gaskell 11
gaskill 22
gaskin 32
gaskins 54
gaspar 22
gaspard 11
gasper 11
gass 32
gassaway 11
gasser 11
gassett 11
gast 11
gastelum 11
gaston 97
gately 11
gates 247
gatewood 32
gathers 11
gatlin 54
gatling 22
gatson 11
gatti 22
gattis 11
gatto 22
gatton 11
gaudet 22
gaudette 11
gaudreau 11
gauer 6
gauger 6
gaughan 11
gaul 22
gauldin 6
gaulding 6
gaulin 6
gaulke 11
gault 32
gaumer 6
gauna 11
gaunce 6
gaunt 11
gauntt 6
gause 22
gaut 6
gauthier 65
gautier 11
gautreau 11
gautreaux 11
gauvin 11
gaver 6
gavin 54
gaw 6
gay 161
gayden 11
gaydos 11
gayer 6
gayhart 11
gayle 22
gayles 6
gaylor 22
gaylord 32
gayman 11
gaymon 11
gaynor 22
gaytan 22
gayton 11
gazaway 11
gean 11
gearhart 22
gearheart 11
gearing 6
geary 54
gebhard 11
gebhardt 11
gebhart 11
gebo 11
geddes 11
geddie 6
gedeon 6
gee 86
geer 32
geers 6
geesey 6
gega 400
gegaj 400
gehl 11
gehlert 11
gehring 11
gehringer 6
gehrke 11
geib 11
geibel 6
geier 11
geiger 75
geil 11
geis 11
geise 11
geiser 11
geisler 22
geissler 11
geist 22
gelashvili 171
gelb 11
gelinas 11
geller 22
gelman 11
gemmell 6
gemmill 11
genao 11
gendreau 11
gendron 22
genest 11
gengler 11
gennaro 6
geno 11
genova 11
genovese 22
gent 11
genthner 11
gentile 43
gentle 11
gentner 11
gentry 194
geoghegan 11
george 495
georges 11
georgiev 240
georgieva 240
gephart 11
gerace 11
geraci 11
geraghty 11
gerald 32
gerard 32
gerardi 11
gerardo 6
gerber 75
gerdes 22
geren 11
gerena 11
gerhard 11
gerhardt 22
gerhart 11
gering 6
gerke 11
gerken 11
gerlach 22
gerling 11
germain 22
german 65
germann 11
germano 6
germany 22
gerner 11
gero 11
geronimo 6
gerow 11
gerrard 11
gerrish 11
gerrity 11
gerry 11
gershon 6
gerson 11
gerst 11
gerstein 6
gerstner 11
gerth 11
gertner 6
gertz 11
gervais 22
gervasio 6
gess 11
gessner 11
getchell 11
geter 22
gethers 6
getman 6
gettinger 11
getty 11
gettys 11
getz 32
gevorgyan 100
geworgyan 100
geyer 22
ghang 133
ghazaryan 80
ghee 6
ghent 11
gheorghe 109
ghim 300
gholson 11
gholston 11
giambrone 11
giammarino 6
giampaolo 6
giancola 11
giannini 11
giannone 11
giard 6
giardina 11
gibb 11
gibbens 11
gibbon 11
gibbons 118
gibbs 290
gibby 11
giblin 11
gibney 11
gibson 807
giddens 22
giddings 22
gideon 11
gidley 11
gidney 11
gies 11
giese 22
gieseke 6
giesen 11
giffin 11
gifford 75
gift 11
giglio 11
gigliotti 11
giguere 11
gil 65
gilbert 484
gilbertson 32
gilbreath 32
gilchrist 54
gilcrease 11
gildea 11
gilden 11
gilder 11
gildersleeve 11
gile 11
giles 172
gilfillan 11
gilford 11
gilham 11
gilkes 11
gilkey 22
gilkison 6
gill 290
gillam 22
gillan 11
gilland 11
gillard 22
gilleland 11
gillen 32
gillenwater 11
gilles 11
gillespie 161
gillett 11
gillette 54
gilley 43
gillham 11
gilliam 129
gillian 11
gilliard 22
gillie 6
gillies 11
gilligan 22
gillikin 6
gilliland 54
gillingham 11
gillins 6
gillis 75
gillison 11
gillispie 22
gillman 22
gillmore 11
gillock 11
gillogly 6
gillon 11
gills 11
gillum 22
gilman 54
gilmartin 11
gilmer 32
gilmore 237
gilmour 11
gilpin 22
gilreath 22
gilroy 11
gilson 32
gilstrap 11
giltner 11
gilyard 11
gim 300
gimbel 11
gimenez 150
ginder 11
gines 11
gingerich 11
gingras 11
gingrich 11
ginn 32
ginsberg 22
ginsburg 11
ginter 11
ginther 11
ginyard 11
gioia 11
giordano 60
giorgadze 120
giorgi 11
gipe 11
gipson 86
giraldo 11
girard 54
girardi 11
girardin 6
giron 32
girouard 11
giroux 32
girton 11
gish 22
gisi 6
gist 32
gittens 11
giuffre 6
giuliani 15
giuliano 11
giunta 11
giusti 11
givan 11
given 11
givens 97
gjika 400
gjoni 400
gladden 32
gladding 6
glade 11
gladney 32
gladson 6
gladstone 11
gladwin 6
glancy 11
glanton 6
glantz 11
glanz 11
glasco 11
glascock 6
glaser 32
glasgow 32
glasper 11
glaspie 11
glass 194
glasscock 11
glasser 11
glassman 11
glatt 11
glatz 6
glaude 11
glaze 32
glazer 11
glazier 11
gleason 86
gleaton 11
gleaves 11
gledhill 11
gleeson 11
glen 11
glenn 215
glennon 11
glessner 11
glick 22
glickman 11
glidden 22
glidewell 11
glines 11
glisson 22
gloor 6
gloria 11
gloss 11
gloster 6
glover 323
glowacki 11
gluck 11
glueck 6
glynn 32
go 120
goad 43
gobble 6
gobeil 11
gobel 6
gober 22
gobert 11
gobin 11
goble 32
gochenour 11
godbey 11
godbold 11
godbolt 11
godbout 11
godby 11
goddard 75
godfrey 118
godin 11
godina 11
godines 11
godinez 32
goding 6
godlewski 6
godley 11
godoy 22
godsey 22
godwin 97
goe 6
goebel 32
goehring 11
goering 11
goers 6
goetsch 11
goetz 54
goetzinger 6
goewey 6
goff 140
goforth 43
goggans 11
goggin 11
goggins 11
gogoladze 52
goguen 11
goh 120
goheen 11
goin 11
goines 11
going 6
goings 22
goins 108
gokey 11
golan 36
golay 6
gold 65
goldberg 108
goldberger 6
goldblatt 11
golden 204
goldenberg 11
golder 11
goldfarb 11
goldie 6
goldin 6
golding 22
goldman 86
goldner 11
goldsberry 22
goldsby 6
goldschmidt 11
goldsmith 65
goldstein 118
goldston 11
goley 11
golightly 11
goll 11
golla 11
golliday 11
golob 86
golson 11
golston 11
golub 11
golubev 60
golubovic 400
gomer 11
gomes 80
gomez 807
goncalves 80
gonce 6
gong 11
gongben 16
gongora 11
gongqi 17
gongteng 16
gonsales 11
gonsalez 11
gonsalves 32
gonser 11
gonyea 11
gonzalas 11
gonzales 936
gonzalez 1786
goo 27
gooch 54
good 140
goodale 22
goodall 22
goode 97
goodell 22
gooden 54
goodfellow 11
goodin 32
gooding 32
goodlett 11
goodloe 11
goodlow 11
goodman 312
goodner 11
goodnight 22
goodrich 75
goodridge 11
goodrow 11
goodrum 11
goods 11
goodsell 11
goodson 65
goodspeed 11
goodwill 11
goodwin 323
goodwyn 11
goodyear 11
googe 11
goolsby 32
goosby 11
goossens 109
goranson 6
gorby 11
gordan 11
gorden 11
gorder 6
gordillo 11
gordon 699
gordy 11
gore 118
gorecki 11
goree 11
gorham 32
goris 11
gorka 6
gorley 6
gorman 108
gormley 11
gorney 11
gorrell 11
gorski 22
gorsuch 11
gorton 11
gory 6
gose 11
gosha 11
goshorn 11
goslin 11
gosnell 22
gosney 11
goss 129
gossage 11
gossard 11
gosselin 22
gosser 11
gossett 43
gossman 11
gotcher 11
gothard 11
goto 33
gott 22
gottfried 11
gottlieb 22
gotto 6
gottschalk 11
goudeau 11
goudreau 11
goudy 11
gouge 11
gough 43
gouin 11
goulart 11
gould 161
goulding 11
goulet 32
goulette 11
goundar 48
goupil 6
gourdine 11
gourley 22
gouveia 11
gouw 120
govan 22
gove 11
govea 11
gover 6
gow 11
gowan 11
gowans 11
gowdy 11
gowen 22
gower 22
gowin 11
gowins 11
goya 6
goyette 11
goza 11
graaf 44
graber 22
grabert 6
grabill 11
grable 11
grabowski 52
grace 118
gracey 11
gracia 32
gracie 6
graddy 11
grado 11
grady 118
graeber 6
graf 54
graff 43
graffam 6
grafton 11
gragg 32
graham 882
grahm 11
grahn 6
graig 11
grainger 11
grajeda 11
gram 11
gramling 6
grammer 22
grams 11
gran 11
grana 6
granada 6
granado 22
granados 32
granata 11
granberry 11
grand 11
granda 11
grandberry 11
grande 22
granderson 11
grandison 11
grandstaff 11
grandy 11
graney 11
grange 11
granger 75
granier 11
granillo 11
grant 645
grantham 54
granville 11
grass 22
grasser 11
grassi 19
grasso 22
grasty 11
grate 11
gratton 11
grau 11
grauer 6
gravatt 11
gravel 11
gravelle 11
gravely 22
graver 11
graves 420
gravitt 11
gravley 11
gravois 11
gray 1140
graybeal 11
graybill 22
graydon 6
grayer 11
grays 11
grayson 86
graziani 11
graziano 22
grazier 6
greaney 11
grear 11
greathouse 32
greaver 6
greaves 22
greb 6
grech 109
greco 92
greear 11
greek 6
greeley 22
green 1969
greenan 6
greenawalt 11
greenbaum 11
greenberg 75
greenblatt 11
greene 570
greenfield 43
greenhalgh 11
greenhaw 11
greenhill 11
greenhouse 6
greenidge 6
greening 11
greenland 6
greenlaw 11
greenleaf 22
greenlee 32
greenly 11
greenman 11
greeno 6
greenough 11
greenspan 11
greenstein 11
greenwald 22
greenwalt 11
greenway 11
greenwell 22
greenwood 108
greer 280
greeson 11
gregg 118
greggs 11
grego 11
gregoire 22
gregor 22
gregorio 11
gregory 409
gregson 11
greig 11
greiner 32
grell 11
gremillion 11
grenier 43
grenz 11
gresham 54
gress 11
gressett 6
greve 11
grey 43
grgic 57
gribble 22
grice 32
grider 32
gridley 11
grieco 11
griego 22
grier 65
gries 11
grieve 11
griffen 22
griffeth 11
griffey 11
griffie 11
griffin 904
griffing 11
griffis 32
griffith 344
griffiths 43
grigg 22
griggs 118
grigoryan 300
grigsby 54
grijalva 22
grill 11
grillo 22
grim 22
grimaldi 11
grimaldo 11
grimes 226
grimley 6
grimm 86
grimmer 11
grimmett 22
grimshaw 11
grimsley 22
grinder 11
grindle 11
grindstaff 11
griner 11
grinnell 11
grinstead 11
grippo 6
grisby 11
grise 11
grisham 32
grissett 11
grissom 54
grist 11
griswold 32
gritton 11
grizzard 11
grizzle 22
groat 11
groce 32
groen 6
groesbeck 11
groff 22
grogan 43
grogg 11
groh 11
groleau 11
groll 6
grondin 11
groner 11
groom 22
grooms 43
groot 75
groover 11
gros 11
grose 22
groseclose 6
gross 290
grosse 11
grossi 11
grossman 65
grosso 11
grosvenor 11
grosz 11
grote 11
groth 22
grothe 11
grounds 11
grout 11
grove 86
grover 75
groves 108
grow 22
grubb 65
grubbs 86
grube 22
gruber 300
grullon 11
grumbles 6
grund 11
grundy 22
gruner 6
grunewald 11
grunwald 11
gruver 11
gryder 6
gu 27
guadalupe 11
guajardo 54
gualtieri 11
guan 11
guard 11
guardado 22
guardiola 6
guarino 22
guarnieri 6
guay 22
gudino 11
guebert 6
guel 11
guenther 32
guercio 11
guerette 6
guerin 32
guernsey 11
guerra 204
guerrera 11
guerrero 290
guerrette 11
guerrier 11
guerriero 11
guerro 11
guertin 22
guess 32
guest 43
guevara 65
guffey 32
gugino 6
guglielmo 11
guice 11
guida 11
guidi 11
guido 22
guidotti 6
guidry 86
guilbault 6
guild 11
guilford 11
guill 11
guillaume 11
guillemette 11
guillen 54
guillermo 11
guilliams 6
guillory 65
guillot 11
guillotte 11
guimond 11
guin 11
guinan 11
guinn 65
guinyard 11
guion 11
guiterrez 11
guitierrez 11
guizar 11
gukou 13
gula 11
gulbranson 11
gulick 11
guliyev 150
gullatt 6
gulledge 11
gullett 22
gullette 11
gulley 43
gullick 6
gullickson 11
gullion 11
gullo 11
gully 11
gum 11
gumbs 11
gumm 11
gummer 6
gump 11
gunasekara 43
gunawardana 27
gunawardena 26
gunby 6
gunderson 43
gundlach 6
gunn 108
gunnell 11
gunnells 6
gunnels 11
gunnerson 6
gunning 11
gunter 108
gunther 32
guntrum 6
guo 63
gupta 22
guptill 6
gupton 11
gurganus 11
gurley 43
gurney 22
gurrola 11
gurule 22
gurun 200
gurung 200
guse 11
gusman 22
guss 11
gust 11
gustafson 97
gustafsson 92
gustavson 11
gustin 22
guth 11
guthridge 11
guthrie 129
gutierez 11
gutierres 11
gutierrez 549
gutirrez 11
gutman 11
gutowski 11
gutshall 11
guttierrez 6
guttman 6
gutu 80
guy 151
guyer 22
guyette 11
guynn 11
guyton 43
guzik 11
guzman 366
guzzi 11
gvln 36
gvy 60
gwag 31
gwak 31
gwaltney 11
gwin 22
gwinn 22
gwon 67
gwyn 11
gwynn 11
ha 43
haack 11
haag 43
haak 11
haakenson 11
haan 6
haar 11
haas 129
haase 32
habel 6
haber 22
haberman 11
habib 11
hack 22
hackbarth 11
hackenberg 6
hacker 54
hackett 75
hackler 22
hackley 6
hackman 11
hackney 43
hackworth 22
hadad 63
hadaway 6
haddad 22
hadden 32
haddix 22
haddock 22
haddox 11
haden 11
hadfield 11
hadley 86
hadlock 11
hadnot 11
hadnott 6
hadsell 11
hadzic 400
haefner 11
hafer 22
haffey 11
haffner 11
hafford 11
hafley 11
hafner 11
haga 11
hagaman 11
hagan 86
hagans 22
hagar 11
hagberg 11
hage 11
hagedorn 11
hageman 11
hagemann 11
hagemeier 6
hagen 86
hager 86
hagerman 22
hagerty 11
haggard 43
hagge 6
haggerty 43
haggett 6
haggins 11
hagins 11
hagler 22
haglund 11
hagood 11
hagopian 11
hagstrom 6
hague 22
hagwood 6
hagy 11
hah 32
hahn 140
hahne 11
haider 11
haig 6
haigh 11
haight 32
haigler 11
hail 11
haile 22
hailey 32
hain 11
haines 108
hains 6
hair 32
haire 22
hairston 97
haislip 11
haith 11
hajek 11
hak 12
hakala 11
hake 22
hakes 11
hakim 6
hakobyan 133
halberg 6
halbert 22
halbrook 6
halcomb 32
haldeman 11
hale 398
hales 32
haley 172
halfacre 11
halford 11
haliburton 11
halili 400
hall 2151
halladay 11
hallam 11
hallberg 11
halle 11
hallenbeck 11
haller 32
hallett 22
halley 22
hallford 6
halliburton 11
halliday 22
halligan 11
hallinan 11
halliwell 6
hallman 32
hallmark 22
hallock 22
halloran 22
halloway 11
hallowell 11
halls 11
hallum 11
halperin 6
halpern 22
halpin 22
halsey 32
halstead 32
halsted 11
halter 22
halterman 11
haltom 6
halton 11
halverson 32
halvorsen 48
halvorson 22
ham 86
hamada 11
hamalainen 133
haman 11
hamann 22
hamblen 11
hambleton 11
hamblin 43
hambly 11
hambrick 22
hambright 11
hamburg 11
hamburger 6
hamby 65
hamdan 11
hamed 6
hamel 43
hamer 32
hamernik 6
hames 11
hamid 6
hamil 11
hamill 22
hamilton 882
hamiter 6
hamler 11
hamlet 11
hamlett 22
hamlin 86
hamm 118
hammack 22
hamman 11
hammel 11
hammer 75
hammers 11
hammersley 6
hammes 11
hammett 32
hammill 6
hammitt 11
hammock 22
hammon 22
hammond 301
hammonds 54
hammons 65
hammontree 11
hamner 11
hamon 11
hampson 11
hampton 312
hamrick 43
hamsher 6
han 86
hanberry 6
hanby 6
hance 22
hanchett 11
hancock 226
hand 86
handel 11
handler 11
handley 43
hands 6
handy 65
hane 6
hanel 6
haner 11
hanes 43
haney 129
hanford 11
hang 22
hanger 11
hank 11
hanke 11
hankerson 11
hankey 6
hankin 6
hankins 97
hankinson 11
hanks 65
hanley 75
hanlin 11
hanline 6
hanlon 32
hann 22
hanna 129
hannaford 6
hannah 97
hannaman 6
hannan 32
hanneman 11
hanner 11
hanney 6
hannigan 11
hanning 11
hannon 43
hannum 11
hanover 11
hanrahan 22
hans 11
hansard 11
hanscom 11
hansel 22
hansell 11
hanselman 11
hansen 506
hansford 11
hanshaw 11
hansley 11
hanson 463
hansson 71
hanus 6
hanway 6
hao 6
happel 11
hara 18
harada 22
haralson 11
harari 6
harbaugh 11
harber 11
harbert 11
harbin 43
harbison 22
harbor 11
harbour 22
harbuck 11
hard 11
hardage 11
hardaway 32
hardcastle 11
hardee 32
hardegree 6
hardeman 22
harden 118
harder 54
hardesty 43
hardie 11
hardiman 22
hardin 204
harding 172
hardison 54
hardman 43
hardnett 11
hardrick 11
hardt 11
hardwick 43
hardy 377
hare 75
harewood 11
harford 6
harger 11
hargett 22
hargis 32
hargrave 32
hargraves 11
hargreaves 11
hargrove 97
haring 11
haris 11
harjo 11
harju 6
harker 22
harkey 11
harkins 54
harkleroad 6
harkless 11
harkness 22
harlan 43
harland 11
harless 22
harley 54
harlow 43
harman 65
harmer 11
harmon 323
harms 54
harn 11
harnage 6
harnden 11
harned 11
harner 11
harness 43
harney 22
harnish 11
harnois 11
haro 22
harold 22
harowtyownyan 240
harp 54
harpe 11
harper 581
harpole 11
harpster 11
harr 32
harrah 11
harrel 11
harrell 215
harrelson 22
harren 6
harrigan 22
harriger 6
harrill 11
harriman 22
harring 6
harrington 258
harriott 6
harris 2958
harrison 818
harriss 11
harrod 22
harrold 11
harrop 11
harrow 11
harry 43
harsch 6
harsh 11
harshaw 11
harshbarger 11
harshberger 6
harshman 11
hart 581
harte 11
harter 32
hartfield 22
hartford 22
hartgrove 6
hartig 11
hartigan 11
hartin 11
harting 11
hartl 11
hartle 22
hartley 129
hartline 11
hartman 215
hartmann 32
hartness 11
hartnett 22
harton 11
hartranft 6
hartsell 22
hartsfield 22
hartshorn 11
hartsock 11
hartson 6
hartt 11
hartung 22
hartwell 32
hartwick 11
hartwig 22
harty 11
hartz 11
hartzell 22
hartzler 11
hartzog 11
harutyunyan 240
harvard 11
harvell 22
harvey 506
harvill 11
harville 11
harvin 11
harward 11
harwell 32
harwood 32
hasan 11
hasani 400
hasanov 171
hasanovic 400
hasbrouck 11
hasegawa 34
hash 22
hashimoto 40
haskell 43
haskett 11
haskin 11
haskins 86
haslam 11
hasler 11
haslett 11
hass 32
hassan 22
hasse 11
hassel 11
hassell 32
hassen 11
hassett 11
hassinger 11
hassler 11
hasson 22
hastie 6
hasting 11
hastings 118
haston 11
hasty 22
hatch 97
hatchell 11
hatcher 118
hatchett 32
hatfield 172
hathaway 97
hathcock 11
hathorn 11
hatley 32
hatmaker 11
hatt 6
hattaway 11
hatten 22
hatter 11
hatton 54
hau 6
haubert 11
haubrich 11
hauck 22
hauer 11
haug 22
hauge 11
haugen 67
haugh 11
haughey 6
haught 11
haughton 11
haugland 11
hauk 11
haun 22
haupt 22
hauptman 6
haus 6
hause 11
hauser 54
hausman 11
hausmann 11
havard 11
havel 11
haveman 11
haven 22
havener 11
havens 54
haver 6
haverland 6
haviland 11
havis 6
havlik 6
hawes 43
hawk 75
hawke 11
hawker 11
hawkes 22
hawkin 11
hawkins 635
hawkinson 11
hawks 54
hawley 65
hawn 11
haworth 22
haws 22
hawthorn 11
hawthorne 65
hay 65
hayashi 55
hayashida 6
haycock 6
haycraft 11
haydel 11
hayden 151
haydon 11
hayek 11
hayes 893
hayford 6
haygood 22
hayhurst 11
hayles 11
hayman 11
hayne 11
hayner 11
haynes 387
haynie 22
hays 140
hayse 11
hayslett 11
hayslip 6
hayter 11
hayton 11
hayward 54
haywood 86
hayworth 11
hazan 43
hazard 22
hazel 43
hazelip 11
hazelrigg 6
hazeltine 11
hazelton 22
hazelwood 22
hazen 22
hazlett 22
hazlewood 11
hazley 11
hazlitt 6
hazzard 22
hdd 63
he 60
heacock 11
head 129
headen 11
headlee 6
headley 43
headrick 43
heady 11
heal 11
heald 22
healey 43
healy 75
heaney 11
heap 11
heaps 11
heard 118
hearn 75
hearne 22
hearns 11
hearon 11
heart 6
heasley 11
heaston 6
heater 11
heath 226
heather 6
heatherly 11
heaton 54
heavener 11
heavner 11
heavrin 6
hebb 11
heber 6
heberling 11
hebert 161
hebron 11
hecht 22
heck 54
heckard 6
heckart 11
heckathorn 6
heckel 11
hecker 22
heckler 11
heckman 32
heckstall 11
hector 22
hedberg 11
hedden 11
hedge 22
hedgecock 6
hedgepath 6
hedgepeth 22
hedges 32
hedgpeth 6
hedin 11
hedley 11
hedlund 11
hedman 11
hedrick 86
hedstrom 11
hee 6
heenan 11
heer 11
heeren 6
heesch 6
heeter 11
heffernan 22
heffington 11
heffner 32
heffron 11
hefley 11
heflin 32
hefner 32
heft 6
hegarty 11
heger 11
hegg 11
hegland 11
hegwood 11
heid 11
heide 11
heidel 11
heidelberg 11
heideman 11
heiden 11
heidenreich 11
heider 11
heidrick 11
heidt 11
heier 11
height 11
heikkila 60
heikkinen 109
heil 22
heilig 27
heilman 22
heim 32
heiman 11
heimann 11
heimbach 11
heims 6
hein 43
heindel 6
heine 22
heineman 11
heinemann 11
heinen 11
heiner 11
heiney 6
heinlein 6
heinonen 67
heinrich 32
heins 11
heintz 22
heintzelman 11
heinz 32
heise 11
heiser 22
heishman 6
heisler 22
heiss 11
heist 11
heitman 11
heitmann 11
heitz 11
heitzman 11
held 32
heldt 11
helfer 11
helfrich 11
helgeson 11
helland 11
hellard 6
helle 11
hellen 6
heller 97
hellickson 6
hellman 11
hellmann 6
hellwig 11
hellyer 6
helm 54
helman 11
helmer 22
helmers 6
helmick 22
helms 129
helmuth 11
helsel 11
helsley 11
helstrom 6
helt 11
helton 97
helvey 11
helwig 11
helzer 11
hembree 32
hemby 11
hemenway 11
hemingway 22
hemmer 11
hemming 11
hemminger 6
hemmings 6
hempel 11
hemphill 65
hempstead 6
hemstreet 6
henault 11
hendershot 22
henderson 1022
hendley 22
hendon 32
hendren 22
hendrick 43
hendricks 161
hendrickson 108
hendrie 6
hendriks 60
hendrix 129
hendrixson 6
hendry 22
henegar 11
heng 133
hengshan 17
henke 32
henkel 22
henkle 11
henley 97
henline 11
henn 11
henne 6
hennen 11
hennessey 32
hennessy 22
hennig 11
hennigan 11
henning 43
henninger 22
hennings 11
hennis 11
henrich 11
henrichs 6
henricks 11
henricksen 6
henrickson 11
henriksen 46
henriques 11
henriquez 22
henry 732
hensel 11
hensen 11
henshaw 22
henslee 11
hensler 11
hensley 226
henson 204
hentges 11
henthorn 11
henton 11
hentz 11
heo 38
hepburn 11
hepler 11
hepner 11
hepp 11
heppner 11
hepworth 11
her 43
herald 11
heras 6
herath 80
herb 11
herbert 118
herbig 6
herbst 22
herd 22
herder 6
herdon 11
heredia 32
hereford 22
hering 11
herlihy 11
herman 172
hermann 32
hermansen 6
hermanson 11
hermes 11
hermosillo 11
hern 11
hernadez 22
hernandes 22
hernandez 2065
herndon 75
herod 11
herold 22
heron 11
heroux 11
herr 32
herrada 6
herrara 6
herrell 11
herren 22
herrera 430
herrick 43
herriman 6
herrin 32
herring 183
herrington 75
herrman 11
herrmann 43
herrod 11
herron 118
hersey 22
hersh 11
hershberger 32
hershey 11
hershman 11
hersom 11
hertel 11
hertz 11
hertzler 11
hertzog 11
hervey 11
herz 6
herzberg 11
herzig 11
herzog 54
hesenov 171
heskett 11
heslin 11
heslop 6
hess 215
hesse 22
hesser 11
hession 11
hessler 11
hessling 6
hesson 11
hester 161
heston 11
heth 6
hetherington 11
hetian 19
hetrick 22
hettiarachchi 57
hettinger 11
hetzel 11
heuer 11
heuser 11
hevey 6
hewes 11
hewett 22
hewey 6
hewitt 129
hewlett 22
hey 11
heye 12
heyen 6
heyer 11
heyman 11
heyne 6
heyward 32
heywood 11
hiatt 43
hibbard 32
hibbert 11
hibbitts 11
hibbler 11
hibbs 22
hibler 6
hibner 11
hice 11
hick 11
hickel 6
hickerson 22
hickey 108
hickle 6
hicklin 11
hickman 194
hickmon 11
hickok 11
hickox 11
hicks 742
hickson 32
hidalgo 54
hieber 6
hiebert 11
hier 6
hiers 11
hiett 11
higa 22
higbee 11
higby 11
higdon 43
higgenbotham 6
higgin 11
higginbotham 54
higgins 323
higginson 11
higgs 32
high 54
higham 11
highfield 6
highfill 11
highland 11
highsmith 22
hight 22
hightower 86
higley 11
higuchi 11
higuera 11
hilaire 6
hilario 11
hilbert 22
hilburn 11
hild 6
hildebrand 43
hildebrandt 22
hildebrant 11
hilderbrand 11
hildreth 32
hile 11
hileman 11
hiles 22
hilgefort 6
hilger 11
hilker 6
hill 2012
hillard 32
hille 11
hillebrand 6
hillen 11
hillenbrand 11
hiller 32
hillery 11
hilley 11
hillhouse 11
hilliard 108
hillier 11
hilliker 11
hillis 22
hillman 65
hills 65
hillwig 6
hillyard 11
hillyer 11
hilson 11
hilt 11
hiltner 11
hilton 118
hilty 6
hiltz 11
hilyard 11
himes 43
hinch 6
hinchey 6
hinchman 6
hinckley 11
hinderliter 11
hindle 6
hindman 32
hinds 65
hine 11
hiner 11
hinerman 11
hines 344
hinesley 6
hinkel 11
hinkle 108
hinkley 22
hinkson 11
hinman 22
hinnant 11
hinnenkamp 11
hinojos 11
hinojosa 65
hinrichs 11
hinshaw 22
hinson 86
hinton 161
hintz 22
hintze 11
hinz 11
hinze 11
hiott 11
hipp 22
hipple 11
hippler 6
hipps 11
hipsher 6
hirai 6
hirano 14
hirata 6
hird 11
hires 11
hirsch 65
hirschman 11
hirsh 11
hirst 11
hirt 11
hirth 11
hise 11
hiser 11
hisey 11
hisle 11
hitch 11
hitchcock 54
hitchens 11
hitchman 6
hite 54
hites 6
hitt 43
hittle 11
hitz 11
hively 11
hix 22
hixon 22
hixson 22
hjaltalin 71
hn 46
ho 108
hoa 36
hoadley 11
hoag 22
hoagland 22
hoaglin 6
hoak 6
hoang 150
hoar 11
hoard 22
hoban 11
hobart 11
hobbs 204
hobby 11
hobdy 11
hobgood 11
hobson 75
hocevar 41
hoch 22
hochstetler 22
hock 11
hockaday 11
hockenberry 22
hockensmith 11
hocker 11
hockett 11
hocking 11
hockman 11
hocutt 6
hoda 6
hodak 6
hodapp 11
hodder 11
hodes 6
hodgdon 11
hodge 237
hodges 312
hodgin 11
hodgins 11
hodgkins 22
hodgkinson 11
hodgson 32
hodnett 11
hodo 11
hodson 22
hodzic 400
hoefer 11
hoeft 11
hoehn 11
hoehne 11
hoekstra 11
hoelscher 22
hoeppner 11
hoerner 11
hoerr 11
hoey 22
hofer 92
hoff 65
hoffer 22
hoffman 452
hoffmann 171
hofman 11
hofmann 22
hofmeister 11
hofstetter 11
hogan 258
hogans 11
hoge 11
hogg 43
hoggan 11
hoggard 22
hoggatt 6
hogge 11
hogle 11
hoglund 11
hogsett 11
hogue 75
hohenstein 6
hohl 11
hohman 11
hohn 11
hoisington 11
hojgaard 60
hokanson 6
hoke 32
holahan 11
holaway 6
holbert 22
holbrook 97
holcomb 140
holcombe 32
holdeman 6
holden 140
holder 151
holderman 11
holding 11
holdman 6
holdren 11
holdsworth 11
hole 11
holeman 11
holen 6
holford 11
holgate 11
holguin 32
holiday 32
holifield 22
holiman 11
holl 11
hollabaugh 6
holladay 11
holland 452
hollander 22
hollandsworth 11
hollar 22
hollars 11
hollaway 11
holle 11
holleman 11
hollen 11
hollenbeck 32
holler 22
holleran 11
holley 129
holliday 97
hollie 11
hollier 11
hollifield 22
holliman 22
hollinger 22
hollingshead 11
hollingsworth 97
hollingworth 6
hollins 43
hollis 118
hollister 22
hollman 11
holloman 43
hollomon 11
hollon 11
holloway 269
hollowell 22
holly 32
holm 54
holman 161
holmberg 11
holmes 699
holmgren 11
holmquist 22
holmstrom 11
holness 6
holoman 11
holquin 11
holsapple 6
holscher 6
holsey 11
holsinger 11
holst 22
holstein 11
holsten 6
holston 22
holt 398
holte 11
holter 11
holthaus 11
holtman 11
holton 54
holtsclaw 6
holtz 32
holtzclaw 11
holtzen 6
holtzman 11
holub 11
holyfield 11
holz 11
holzer 22
holzman 11
holzworth 6
hom 22
homan 32
homer 32
homes 11
homeyer 6
hommel 6
hon 11
honahni 6
honaker 22
honda 11
hone 11
honea 11
honey 11
honeycutt 75
hong 65
honig 11
honore 11
hoobler 6
hood 247
hook 54
hooker 75
hooks 86
hooley 11
hooper 151
hoopes 11
hoops 11
hoose 11
hooser 11
hoosier 11
hooten 22
hoots 11
hoover 226
hope 75
hopes 11
hopf 6
hopkin 6
hopkins 441
hopp 11
hoppe 32
hopper 161
hoppes 6
hopping 11
hopps 11
hopson 65
hopwood 11
horace 11
horak 100
horakova 100
horan 32
hord 11
horgan 11
horn 215
hornback 22
hornbaker 6
hornbeck 11
hornberger 11
hornbuckle 11
horne 161
horner 86
hornick 11
horning 22
hornsby 32
hornung 11
hornyak 11
horowitz 32
horrell 11
horrigan 6
horrocks 11
horsey 6
horsley 32
horst 22
horstman 11
horta 11
horton 420
horvat 300
horvath 300
horwitz 11
hose 11
hosea 11
hosen 171
hosey 22
hosford 11
hosier 11
hoskin 11
hosking 11
hoskins 108
hoskinson 11
hosler 11
hosley 11
hosmer 11
hoss 11
hossain 171
host 11
hostetler 32
hostetter 22
hotaling 11
hotchkiss 22
hoti 92
hott 11
hottinger 11
hou 11
houchens 11
houchin 11
houchins 11
houck 54
houde 11
hough 65
houghtaling 11
houghton 43
hougland 6
houk 22
houle 54
houlihan 11
houpt 11
house 183
householder 11
houseknecht 11
housel 11
houseman 11
houser 86
housley 11
housman 11
houston 280
hout 6
houteng 33
houtz 11
hove 11
hover 11
hovey 11
hovhannisyan 171
hovis 22
howard 1183
howarth 11
howe 161
howell 516
howells 11
hower 11
howerton 32
howery 11
howes 32
howey 6
howie 11
howington 11
howland 54
howle 11
howlett 22
howley 11
howse 11
howser 11
howson 6
howton 11
howze 22
hoxha 400
hoxie 11
hoy 43
hoye 11
hoyer 11
hoyle 43
hoyos 11
hoyt 86
hoyte 6
hribar 57
hristov 133
hristova 133
hruby 11
hruska 11
hsieh 11
hsu 43
hu 86
hua 36
huaman 57
huang 200
huard 11
hubbard 344
hubbell 22
hubbert 11
hubble 11
hubbs 22
huber 240
hubert 32
huberty 6
hubler 11
hubley 6
hubner 6
huck 11
huckabee 11
huckaby 22
huckins 11
hucks 11
huckstep 11
hudak 63
huddle 11
huddleston 75
hudgens 32
hudgins 54
hudkins 11
hudnall 11
hudock 11
hudon 6
hudson 624
hudspeth 22
huebner 22
huerta 86
huertas 11
huett 6
huey 54
huff 258
huffaker 11
huffer 6
huffine 11
huffines 6
huffman 237
hufford 22
huffstetler 6
huffstutler 6
hufnagel 11
hug 11
huges 11
huggard 11
huggins 97
hugh 11
hughes 990
hughey 32
hughley 11
hughs 11
hugley 11
hugo 11
huguley 11
huhn 11
hui 38
huie 11
huisman 6
huitt 11
huizar 11
huizenga 11
hukill 11
hulbert 22
hulett 22
hulin 6
huling 11
hulings 11
hull 183
hullinger 11
hulme 11
huls 11
hulse 22
hulsey 43
hultgren 11
hultman 6
hultquist 6
hults 11
human 11
humber 6
humbert 11
humble 22
hume 22
humes 32
humfeld 6
humiston 11
hummel 54
hummell 11
hummer 11
humphery 11
humphrey 215
humphreys 54
humphries 65
hun 11
hund 11
hundley 43
hundt 11
huneycutt 22
hung 11
hungate 11
hunger 11
hungerford 11
hunkins 6
hunley 22
hunn 6
hunnicutt 11
hunsaker 22
hunsberger 11
hunsicker 11
hunsinger 11
hunsucker 11
hunt 678
hunte 6
hunter 742
huntington 32
huntley 65
hunton 6
huntoon 6
huntsberry 11
huntsman 11
huntzinger 6
hunziker 11
huot 11
hupp 22
huppert 6
hur 38
hurd 86
hurdle 11
hurla 6
hurlbert 11
hurlburt 11
hurlbut 11
hurley 161
hurn 6
hurrell 6
hursey 11
hursh 6
hurst 194
hurt 108
hurtado 54
hurtt 11
hurwitz 11
husband 11
husbands 6
husby 11
huse 11
huseby 11
huseman 11
huseynov 200
husk 11
huskey 32
huskins 11
husman 11
huson 11
huss 22
hussain 11
hussein 6
hussey 32
hust 11
husted 11
huston 65
hutchcraft 11
hutchens 32
hutcherson 43
hutcheson 32
hutchings 43
hutchins 118
hutchinson 215
hutchison 97
huth 11
hutsell 11
hutson 54
hutt 11
hutter 11
hutto 32
hutton 75
hutzler 11
hux 11
huynh 150
hwang 63
hy 11
hyatt 65
hyche 6
hyde 129
hyden 22
hyder 22
hyer 11
hyland 32
hyler 11
hylton 32
hyman 54
hymel 11
hymes 11
hynes 32
hypes 11
hyppolite 6
hyre 6
hysell 11
hysi 400
hyslop 11
hzn 43
iacovelli 11
ibanez 22
ibarra 118
ibraev 75
ibragimov 92
ibrahim 22
ibrahimovic 400
ice 11
icenhour 11
ichikawa 12
ickes 11
iddings 11
ide 11
iem 11
ieong 92
iev 10
ifill 6
iglesias 46
ignacio 11
igo 11
ihle 6
ikard 11
ikeda 41
ikner 11
iler 11
iles 11
ilic 400
iliev 100
ilieva 100
iliff 11
ilves 71
im 92
imai 15
iman 6
imboden 6
imel 11
imes 22
imhoff 22
imler 11
immel 6
inabinet 11
ince 11
ines 6
infante 22
ingalls 22
inge 11
ingersoll 22
ingham 11
ingle 32
ingles 11
inglis 11
ingold 6
ingraham 32
ingram 323
ingrassia 11
ingwersen 6
iniguez 11
inks 6
inman 97
innes 11
innis 11
inniss 11
innocent 11
inoue 63
inouye 11
inskeep 6
insley 11
ionescu 86
iorio 11
ippolito 11
iraheta 11
irby 54
ireland 43
irey 6
irick 11
irion 6
irish 32
irizarry 65
irons 32
irvin 97
irvine 32
irving 75
irwin 140
isaac 75
isaacs 54
isaacson 32
isabel 11
isabell 11
isabelle 11
isaev 57
isakson 11
isbell 54
isenberg 22
isenhour 11
iser 11
isham 22
ishee 11
isherwood 6
ishibashi 6
ishida 20
ishii 35
ishikawa 39
ishmael 11
iskakov 109
iskra 6
islam 240
island 6
islas 11
isler 11
isley 11
ismail 11
ismailov 50
ismayilov 133
isom 54
ison 43
israel 43
isreal 6
issa 11
issac 11
istre 6
ito 133
iu 92
iusupov 48
iv 10
ivanou 300
ivanov 300
ivanova 300
ivanovic 150
ivanovski 75
ivers 11
iversen 11
iverson 65
ivery 11
ives 32
ivester 6
ivey 108
ivie 22
ivory 43
ivy 65
iwamoto 6
iwasaki 13
izaguirre 11
izatt 6
izquierdo 11
izzard 6
izzi 6
izzo 22
jablonowski 6
jablonski 22
jacinto 11
jack 75
jackman 32
jacko 6
jacks 32
jackson 3335
jaco 11
jacob 75
jacobi 11
jacobo 11
jacobs 495
jacobsen 200
jacobson 161
jacobus 11
jacoby 43
jacox 6
jacquemin 6
jacques 65
jacquet 6
jacquez 11
jaeger 43
jafarov 92
jaffe 22
jager 11
jagger 11
jaggers 11
jahn 11
jahnke 11
jahns 6
jaillet 6
jaime 22
jaimes 22
jain 11
jakes 11
jakobsson 57
jakubowski 11
jalbert 11
jamal 6
jamar 11
jamerson 22
james 1130
jameson 65
jamieson 22
jamison 118
jan 11
janas 6
janco 6
janda 11
jandreau 11
janelle 11
janes 43
janev 71
jang 100
janicki 11
janik 11
janis 11
jankauskas 240
jankauskiene 240
janke 11
jankowski 75
janney 11
janousek 11
jansen 240
janson 11
jansons 171
janssen 120
janssens 240
jansson 75
jantz 11
jantzen 11
january 11
janus 11
janusz 6
janzen 11
jaques 11
jaquez 22
jara 30
jaramillo 86
jarboe 11
jardine 11
jared 11
jarman 22
jarmon 22
jarnagin 11
jarnigan 11
jarosz 11
jarrard 11
jarrell 65
jarrells 6
jarrett 86
jarvinen 92
jarvis 151
jasinski 11
jasmin 11
jason 22
jasper 43
jasso 22
jauregui 11
javier 26
jaworski 11
jay 32
jayasekara 24
jayasinghe 92
jayasuriya 23
jayawardana 24
jayawardena 29
jayaweera 25
jayne 11
jaynes 32
jean 75
jeanbaptiste 11
jeanes 6
jeanlouis 11
jeanpierre 11
jeans 11
jee 23
jefcoat 11
jeff 6
jeffcoat 22
jefferies 32
jefferis 6
jeffers 86
jefferson 269
jeffery 43
jefferys 6
jeffords 11
jeffrey 43
jeffreys 11
jeffries 97
jelinek 11
jelks 11
jellison 11
jemison 22
jen 24
jenkin 11
jenkins 1022
jenkinson 11
jenks 22
jenner 11
jennette 11
jenney 11
jenning 11
jennings 420
jenny 11
jensen 441
jenson 32
jent 11
jeon 52
jeong 150
jeppesen 11
jeppson 6
jepsen 11
jepson 11
jeremiah 11
jerez 11
jerkins 11
jerman 6
jernigan 75
jerome 22
jerrell 6
jerry 11
jeske 11
jess 11
jesse 22
jessee 11
jessen 22
jessie 22
jessop 11
jessup 32
jester 22
jesus 100
jeter 54
jett 43
jetton 11
jewell 97
jewett 32
jhonson 11
ji 23
jiang 133
jianyuan 14
jiateng 92
jilek 6
jiles 22
jim 11
jimenes 11
jimenez 420
jimerson 22
jiminez 22
jimison 11
jimmerson 11
jin 300
jingshang 63
jinjing 15
jinkins 6
jinks 11
jinteng 32
jinzi 26
jiron 11
jitian 86
jiujing 18
jn 6
jo 120
joachim 11
joaquin 6
job 11
jobe 43
jobin 6
jock 11
joe 120
joeng 92
joensen 300
joesph 6
johannes 11
johannesen 120
johannessen 60
johannsen 11
johansen 240
johanson 22
johansson 240
john 108
johns 204
johnsen 86
johnson 8714
johnston 527
johnstone 22
johson 11
joiner 86
joines 11
jokinen 41
jolicoeur 11
jolin 11
jolley 32
jolliff 11
jolly 75
joly 11
jonas 22
jone 22
jones 6680
jong 300
jonson 11
jonsson 80
joo 29
joos 6
joplin 11
jordahl 6
jordan 839
jorden 11
jordon 54
jorge 22
jorgensen 92
jorgenson 32
jose 32
joseph 312
josephs 11
josephson 22
josey 11
joshi 11
joshua 11
joslin 22
joslyn 11
jost 22
joubert 11
jourdan 11
journey 11
jovanovic 400
jowers 11
jowett 11
joy 171
joyal 11
joyce 172
joye 6
joyner 151
joynt 6
jozwiak 11
ju 29
juan 22
juarez 194
juckett 6
judah 11
judd 75
jude 43
judge 43
judkins 32
judon 6
judson 11
judy 22
juel 6
juergens 11
juhasz 67
juhl 11
jukic 38
jules 11
julia 6
julian 43
juliano 11
julien 11
julius 11
july 11
jump 11
jumper 11
jun 52
june 11
juneau 11
jung 150
junge 6
junior 11
junious 6
junker 11
junkin 6
junkins 11
jurado 11
jurek 6
jurgens 11
jurgensen 11
juric 150
jury 11
jusino 11
just 22
justice 140
justin 11
justiniano 6
justis 11
justus 32
juu 29
kaamng 86
kaba 6
kabel 6
kaczmarek 57
kaczmarski 6
kaczor 11
kaczorowski 6
kaczynski 6
kadlec 11
kaeb 200
kaelin 11
kaev 171
kafka 6
kagan 11
kahl 22
kahle 11
kahler 22
kahn 54
kail 11
kain 11
kaiser 108
kalb 11
kale 11
kaler 11
kaliev 86
kalina 6
kalinowski 11
kalis 6
kalish 11
kallas 11
kallenbach 6
kalloe 133
kalman 11
kalnins 240
kam 11
kamaka 6
kamen 11
kamer 6
kamerer 6
kamin 6
kaminski 133
kaminsky 11
kamm 11
kammer 11
kammerer 11
kamp 11
kampen 6
kamps 11
kamrowski 6
kan 11
kanady 6
kanagy 11
kane 172
kaneko 26
kaneshiro 11
kang 133
kangas 11
kania 11
kanne 6
kanode 11
kanter 11
kantner 6
kantor 11
kao 11
kapanadze 200
kapinos 6
kaplan 97
kapoor 11
kapp 22
kappel 11
kappler 11
kara 63
karam 11
karapetyan 92
karas 11
karcher 11
kardos 11
karg 11
karim 11
karimov 46
karjalainen 43
karklins 71
karl 22
karle 11
karlin 11
karls 6
karlsen 92
karlson 11
karlsson 200
karn 11
karnes 22
karns 22
karp 22
karpin 75
karpinski 11
karr 43
karst 11
karsten 11
karunaratne 26
kash 11
kask 100
kaspar 11
kasper 32
kass 11
kassa 6
kastelic 48
kasten 22
kaster 11
kastner 22
kastrati 109
kates 11
kato 92
katz 108
katzer 11
katzman 11
kauffman 75
kaufman 140
kaufmann 22
kaul 11
kaur 200
kautz 11
kauzlarich 6
kavaleu 200
kavaliauskas 92
kavaliauskiene 92
kavaliou 200
kavanagh 22
kavanaugh 22
kavcic 52
kawakami 11
kawamoto 11
kawamura 11
kawano 12
kawasaki 6
kay 86
kaya 240
kaye 32
kaylor 22
kays 11
kayser 43
kazee 6
kazlauskas 300
kazlauskiene 300
kazlou 240
kazlouski 171
kea 11
keach 11
keagle 6
keala 6
kealey 6
kean 22
keane 32
keaney 11
kear 11
kearley 6
kearney 75
kearns 65
kearse 11
keasler 11
keathley 6
keating 54
keaton 43
keck 32
kee 32
keeble 11
keebler 6
keech 11
keef 6
keefe 32
keefer 32
keegan 32
keehn 6
keel 32
keele 11
keeler 43
keeley 22
keeling 43
keels 11
keely 11
keen 86
keenan 75
keene 75
keener 43
keeney 32
keenum 11
keep 6
kees 11
keese 11
keesee 11
keesler 11
keesling 6
keeter 11
keeth 6
keeton 43
keever 11
keffer 11
kegler 11
kegley 11
kehl 11
kehoe 22
kehr 6
keifer 11
keil 22
keim 22
keiper 11
keiser 22
keisler 11
keister 22
keith 215
keithley 11
keitt 11
kelch 11
kelemen 11
kell 22
kellam 22
kellar 22
kelleher 32
kellems 11
keller 366
kellerman 22
kellett 11
kelley 559
kelliher 11
kelling 11
kellison 11
kellner 22
kellog 6
kellogg 65
kells 11
kellum 32
kelly 1097
kelm 11
kelmendi 400
kelsch 11
kelsey 54
kelso 32
kelson 11
keltner 11
kelton 11
kelty 11
keltz 6
kemble 11
kemmer 11
kemmerer 11
kemp 215
kemper 32
kempf 22
kempker 6
kempton 11
kendall 129
kendig 11
kendra 6
kendrick 129
kendricks 11
kenna 11
kennamer 11
kennan 6
kennard 22
kennedy 721
kennell 11
kennelly 11
kennemer 11
kenner 22
kennerly 6
kennerson 11
kennett 11
kenney 97
kennison 11
kennon 22
kenny 75
kensinger 6
kent 183
kenworthy 11
kenyon 54
keo 171
keogh 6
keough 11
keown 11
kephart 11
kepler 11
kepley 11
keplinger 6
kepner 11
keppler 11
kerber 11
kerby 22
kerfoot 11
kerley 22
kerlin 11
kern 97
kernan 11
kerner 11
kerney 11
kerns 75
kerr 172
kerrick 11
kerrigan 22
kerry 11
kerschner 6
kersey 22
kersh 11
kershaw 22
kershner 11
kersten 11
kerstetter 11
kervin 6
kerwin 11
kesler 11
kesner 6
kessel 11
kessinger 11
kessler 108
kester 22
kesterson 11
kestner 11
ketcham 22
ketcher 6
ketchum 32
ketner 11
ketron 11
ketter 11
ketterer 11
ketterman 11
kettle 11
kettler 11
kettner 11
key 161
keyes 65
keys 97
keyser 32
khachatryan 150
khalil 11
khalsa 6
khan 109
khang 80
khat 150
khata 150
khatun 200
khay 133
kheim 71
khen 75
khhn 300
khiev 120
khlot 109
khlout 109
khmer 23
khoury 22
khristov 133
khristova 133
khts 86
khuc 35
khutsishvili 75
kibbe 11
kibby 11
kibler 22
kidd 140
kidder 22
kidney 11
kidwell 32
kiefer 32
kieffer 80
kiel 11
kiely 11
kier 11
kiernan 11
kiesel 11
kieser 6
kiesling 6
kifer 11
kiger 22
kight 22
kijowski 6
kiker 11
kikuchi 12
kilbane 6
kilbourn 6
kilbourne 11
kilburn 22
kilby 11
kildow 6
kilduff 6
kile 22
kiley 11
kilgo 11
kilgore 86
kilian 11
kilic 75
kilkenny 11
killam 6
killebrew 11
killeen 11
killen 11
killgore 11
killian 54
killinger 11
killingsworth 22
killion 22
killough 22
kilman 6
kilmer 22
kilpatrick 54
kilroy 11
kim 484
kimball 118
kimbell 11
kimber 22
kimberlin 11
kimberling 11
kimberly 11
kimble 75
kimbler 11
kimbrel 11
kimbrell 32
kimbro 11
kimbrough 65
kime 11
kimery 6
kimes 22
kimmel 32
kimmell 11
kimmons 11
kimpel 11
kimrey 6
kimsey 11
kimura 60
kimzey 11
kin 6
kinard 32
kincade 11
kincaid 75
kincannon 11
kincer 11
kinch 11
kincheloe 11
kinchen 11
kindel 11
kindell 6
kinder 54
kindig 11
kindle 11
kindred 22
king 2044
kingery 22
kinghorn 6
kingman 6
kingrey 6
kingsbury 22
kingsley 32
kingston 22
kinkade 11
kinkead 11
kinkel 6
kinlaw 22
kinley 11
kinloch 6
kinman 11
kinnaird 6
kinnaman 6
kinnard 11
kinne 11
kinnear 11
kinner 11
kinney 140
kinnison 11
kinnunen 57
kinoshita 12
kinsella 11
kinser 22
kinsey 65
kinsler 11
kinsley 11
kinslow 11
kinsman 11
kintz 6
kintzel 11
kinyon 11
kinzel 11
kinzer 11
kipp 22
kirby 237
kirch 11
kircher 11
kirchner 32
kirchoff 11
kirk 237
kirkendall 11
kirkendoll 6
kirker 6
kirkham 22
kirkland 140
kirkley 11
kirklin 11
kirkman 22
kirkpatrick 118
kirksey 22
kirkwood 32
kirsch 22
kirschbaum 11
kirschner 22
kirsh 6
kirst 11
kirtley 11
kirts 11
kirwan 11
kirwin 11
kiser 75
kish 32
kisner 11
kiss 120
kissee 11
kissel 11
kissell 11
kissinger 11
kissner 11
kist 11
kistler 22
kistner 11
kitanovski 67
kitchen 65
kitchens 43
kitchin 6
kite 22
kitson 11
kitt 11
kittel 11
kittelson 11
kitterman 11
kittinger 11
kittle 11
kittleson 11
kittredge 11
kittrell 22
kitts 11
kitzmiller 6
kivett 11
kivi 11
kizer 22
klahn 11
klapper 11
klar 11
klass 11
klassen 11
klatt 22
klaus 22
klausner 6
klavins 75
klawitter 6
kleckner 11
klee 6
kleiber 11
kleiman 11
klein 280
kleiner 11
kleinman 11
kleinschmidt 11
kleist 11
klem 11
klemencic 36
klemm 11
klemp 6
klett 6
kleve 6
kleven 6
klick 6
kliebert 11
klima 11
klimas 11
klimek 11
kline 161
kling 22
klingbeil 11
klingensmith 22
klinger 32
klingler 11
klink 22
klock 11
klopfer 6
klopp 11
klos 11
kloss 11
klosterman 6
klotz 22
kluck 6
kluesner 11
klug 22
kluge 11
kluivert 86
klumpp 6
klutts 6
klyyn 48
kmetz 6
knaack 11
knapp 172
knarr 11
knaub 6
knauer 11
knauf 6
knaus 11
knauss 11
knebel 6
knecht 11
knee 11
kneeland 11
knell 6
knepp 11
knepper 11
knezevic 400
knick 6
knickerbocker 11
kniffen 6
knight 645
knighten 11
knighton 11
knights 11
knipe 11
knipp 11
knisely 11
knisley 11
knittel 6
knobel 6
knobloch 6
knoblock 6
knoll 32
knop 11
knopf 11
knopp 22
knorr 11
knott 54
knotts 32
knouse 11
knowles 129
knowlton 43
knox 204
knuckles 11
knudsen 43
knudson 32
knudtson 11
knupp 11
knuth 11
knutsen 11
knutson 65
ko 55
koak 31
kobayashi 109
kobel 6
kober 11
koc 60
koch 172
kochan 6
kocher 22
kocian 6
kocsis 6
koehl 6
koehler 65
koehn 22
koeller 11
koem 240
koenen 6
koenig 75
koepke 11
koepp 11
koerber 6
koerner 22
koester 22
koffler 11
koga 11
kogan 11
koger 11
kogut 11
koh 48
kohan 11
kohen 6
kohl 32
kohler 65
kohlmeier 11
kohn 32
kohr 11
kohut 11
kojima 19
kola 400
kolar 40
kolb 43
kolbe 6
kole 6
koll 6
kolla 400
kollar 67
koller 30
kollman 11
kolman 6
kolodziej 11
koloski 63
kolstad 6
komar 11
kondo 32
konen 11
kong 32
konieczny 11
konkel 6
konkol 6
kono 12
konopka 11
konrad 11
kontos 400
koo 27
koon 22
koonce 32
koons 22
koontz 43
koop 11
koopman 11
kopacz 6
kopczynski 6
kopec 11
kopecky 11
kopf 11
kopp 43
koppel 55
korando 11
koren 38
korhonen 300
korman 11
korn 22
kornegay 22
kornreich 6
korosec 67
koroveshi 400
kort 11
korte 11
korth 11
kos 100
koser 6
kosinski 11
kosir 39
koski 22
koskinen 100
koss 22
kost 11
koster 22
kostka 11
kostov 57
kostovski 60
kotnik 55
kott 11
kotter 11
kottke 6
kouba 11
koufos 400
koury 11
kouy 300
kovac 240
kovacevic 400
kovach 32
kovacic 200
kovacik 57
kovacs 240
koval 86
kovalchuk 120
kovalenko 171
kovalev 200
kovar 11
kowal 22
kowalczyk 150
kowaleski 6
kowalewski 11
kowalski 240
kowalsky 11
koyama 13
koyfos 400
kozak 32
kozel 6
koziol 11
kozlov 240
kozlovskiy 171
kozlowski 80
kraatz 11
krach 11
kraemer 22
kraft 75
krahn 11
krajewski 11
krajnc 171
kraker 11
kral 11
kralj 71
krall 11
kram 6
kramer 226
kramp 6
krantz 22
kranz 22
krasner 6
krasniqi 400
kratochvil 11
kratz 22
kratzer 11
kraus 54
krause 118
krauss 32
krauth 6
kravchenko 109
kravetz 6
kravitz 11
krawczyk 60
krawiec 6
krebs 43
krebsbach 6
kreger 11
krehbiel 11
kreider 11
kreiner 6
kreitzer 11
krell 11
kremer 75
krenz 6
kreps 11
kresge 11
kress 22
kretschmer 6
kreutzer 11
krick 11
kriebel 11
krieg 11
krieger 32
krier 40
kriger 6
krikorian 6
kriner 11
kring 11
krishnan 6
kriss 6
kristensen 75
kristi 400
kristiansen 109
kristo 400
kritikos 400
kriz 6
krizan 6
krlicevic 400
krob 6
kroeger 22
kroeker 11
kroger 11
krogman 11
kroh 6
krohn 11
krok 11
krol 11
kroll 32
krom 11
kromer 11
kron 11
krone 11
kroner 6
kroon 11
kropf 11
kropp 11
krouse 11
krout 11
kruckeberg 6
krueger 118
krug 32
kruger 54
krull 11
krum 11
krumins 120
krumm 11
krupa 11
krupp 11
kruse 75
kryeziu 100
ksetri 86
ku 11
kua 6
kubala 6
kubiak 11
kubicek 6
kubik 11
kubota 6
kucera 120
kucerova 120
kucharski 11
kuchta 6
kuck 6
kuder 6
kudo 16
kuebler 11
kuehl 11
kuehn 22
kuehne 6
kuehner 11
kuen 67
kuester 11
kugel 6
kugler 11
kuhl 22
kuhlman 22
kuhlmann 11
kuhn 108
kuhns 22
kuiper 11
kujawa 11
kujawski 11
kukk 92
kukla 6
kukowski 6
kula 11
kulas 11
kulesza 6
kulick 11
kulik 11
kulikowski 11
kull 11
kulp 11
kulpa 6
kumar 300
kumara 150
kummer 11
kump 11
kung 11
kunkel 32
kunkle 22
kunst 6
kuntz 32
kunz 32
kunze 11
kuo 11
kuoch 92
kuqi 400
kurek 6
kurland 11
kurt 57
kurth 11
kurtz 86
kurz 11
kusainov 33
kushner 11
kuss 11
kuster 11
kutcher 11
kutz 22
kuykendall 43
kuzma 11
kuznetsov 200
kvaran 60
kvaratskhelia 86
kwak 31
kwan 22
kwiatkowski 67
kwok 63
kwon 67
kwong 11
kyle 86
kyler 11
kyles 22
kyser 22
kyte 11
kyzer 11
la 60
labadie 11
labarbera 11
labarge 11
labarre 11
labat 11
labbe 32
labelle 32
laberge 11
lablanc 11
labombard 11
labonte 22
laborde 11
labounty 11
laboy 22
labrador 11
labrecque 22
labrie 22
labriola 11
labuda 6
lacasse 22
lacayo 11
lacaze 6
lacefield 11
lacey 75
lach 11
lachance 43
lachapelle 11
lacher 11
lachermeier 6
laci 400
lack 11
lackey 86
laclair 11
lacombe 22
laconte 6
lacoste 11
lacour 11
lacourse 11
lacroix 43
lacross 11
lacy 108
ladd 75
lade 11
ladner 97
ladouceur 11
ladson 11
ladue 11
laduke 11
ladwig 11
lady 11
lafata 6
lafave 11
lafayette 11
laferriere 6
lafever 11
lafferty 32
laffey 11
laffoon 11
laflamme 32
lafler 6
lafleur 43
lafollette 11
lafon 11
lafond 11
lafontaine 11
lafontant 6
laforce 11
laford 6
laforest 11
laforge 11
lafortune 11
lafountain 22
lafrance 22
lafreniere 11
lafromboise 6
lagarde 11
lagasse 11
lage 11
lager 6
lago 11
lagos 15
lagrange 11
lagrone 11
laguerre 11
laguna 11
lagunas 11
lahey 11
lahman 6
lahr 22
lahti 11
lahtinen 38
lai 32
lail 22
lain 11
laine 120
lainez 11
laing 22
lair 22
laird 86
laitinen 48
lajoie 22
lakatos 75
lake 118
lakes 11
lakey 22
lakin 11
lakmal 33
lal 150
laliberte 22
lalli 11
lally 22
lalonde 22
lalor 6
lam 240
lama 92
lamanna 11
lamantia 11
lamar 54
lamarca 6
lamarche 11
lamark 6
lamarr 11
lamarre 11
lamas 11
lamay 11
lamb 258
lambdin 11
lambe 6
lamberson 11
lambert 398
lamberth 11
lamberti 6
lamberton 11
lambeth 11
lamborn 6
lambrecht 11
lambright 11
lamere 11
lamirande 6
lamkin 11
lamm 43
lammers 11
lamon 11
lamons 11
lamont 22
lamontagne 22
lamoreaux 11
lamothe 11
lamotte 11
lamoureux 22
lamp 22
lampe 22
lampert 11
lamphear 11
lamphere 11
lampkin 22
lampkins 11
lampley 11
lampman 11
lamson 11
lamy 11
lancaster 140
lance 54
lanclos 11
lanctot 11
land 97
landa 22
landau 11
landaverde 11
lander 22
landeros 22
landers 86
landes 22
landgraf 11
landin 11
landis 65
landman 11
lando 11
landon 32
landreneau 11
landreth 22
landrith 6
landrum 65
landry 183
landsman 6
landwehr 11
landy 11
lane 581
laney 43
lanford 11
lang 226
langan 11
langdon 32
lange 97
langenfeld 11
langer 32
langevin 11
langford 86
langham 22
langhorne 11
langlais 11
langley 129
langlinais 11
langlois 32
langner 11
lango 6
langsam 6
langston 86
langton 11
langworthy 11
lanham 43
lanier 75
lanigan 11
laning 6
lank 6
lankford 54
lanman 6
lanni 6
lanning 32
lannon 11
lanoue 11
lanphear 11
lanphere 6
lansberry 11
lanser 6
lansford 11
lansing 11
lant 6
lanterman 6
lantigua 11
lantz 43
lanz 11
lanza 22
lao 109
lapan 11
lape 11
laperle 11
lapham 11
lapierre 22
lapine 11
lapinski 11
laplant 11
laplante 32
lapoint 11
lapointe 43
laporte 32
lapp 22
lappin 11
laprade 11
lara 183
larabee 11
laramie 11
laramore 6
laraway 6
lard 6
lareau 11
lares 11
large 43
largent 22
larger 6
largo 11
larimer 11
larimore 11
larin 6
larios 11
lariviere 11
lark 22
larkey 6
larkin 97
larkins 22
larmon 11
larocca 11
larocco 11
laroche 32
larochelle 22
larock 11
larocque 11
larosa 22
larose 32
larrabee 22
larrick 11
larrison 11
larry 32
larsen 226
larson 473
larsson 133
larue 43
lary 11
lasala 6
lasalle 22
lasater 11
lasch 6
laseter 11
lash 32
lashbrook 11
lasher 22
lashley 32
lasiter 6
laskey 11
lasko 6
laskowski 11
lasky 11
lasley 22
lass 11
lassen 6
lasseter 11
lassiter 75
laster 32
lastra 6
laswell 6
lata 67
latch 11
latham 108
lathan 11
lathem 11
lathrop 22
latimer 32
latimore 11
latorre 11
latour 11
latshaw 11
latson 11
latta 22
lattea 6
lattimer 11
lattimore 32
lattin 11
lau 171
laub 11
laubach 11
lauber 11
laubscher 6
lauder 6
lauderdale 11
lauer 32
laufer 11
laughlin 54
laughter 11
laughton 6
launer 6
laura 11
laureano 11
laurel 11
laurence 11
laurent 80
lauria 11
laurie 11
lauritsen 11
lauritzen 11
lauro 6
laursen 11
laury 11
lauterbach 11
lauver 11
laux 11
lauzon 11
lavalle 11
lavallee 22
lavalley 22
lavallie 11
lavelle 22
lavender 32
laver 6
laverdiere 6
lavergne 22
laverriere 11
laverty 11
lavery 11
lavigne 43
lavin 22
lavine 11
lavoie 43
law 118
lawerence 11
lawhon 11
lawhorn 32
lawing 11
lawler 65
lawless 32
lawley 11
lawlor 22
lawrence 559
lawrie 6
lawry 6
laws 65
lawson 549
lawton 54
lawver 6
lawyer 22
lax 11
laxson 6
laxton 11
lay 86
layden 11
layfield 11
layman 43
laymon 11
layne 54
layton 65
lazar 11
lazaro 11
lazarus 22
lazenby 11
lazo 22
lazzaro 11
le 200
lea 32
leach 183
leachman 11
leadbetter 11
leader 11
leaf 11
league 11
leahy 32
leak 32
leake 32
leaks 11
leal 97
leaman 11
leamon 11
leander 6
leanos 11
lear 43
leard 6
learned 11
leary 75
lease 11
leasure 11
leath 22
leatham 11
leatherman 22
leathers 22
leatherwood 22
leaton 6
leavell 11
leavens 11
leaver 6
leavitt 54
leavy 11
lebaron 11
lebeau 11
lebedev 133
lebel 11
leber 11
leblanc 183
lebo 11
leboeuf 22
lebouef 11
lebow 11
lebowitz 11
lebron 32
lebrun 22
lechner 34
lechuga 11
leclair 43
leclaire 11
leclerc 22
leclercq 25
lecompte 22
lecroy 11
lecuyer 11
leday 11
ledbetter 86
leddy 11
lederer 11
lederman 11
ledesma 43
ledet 22
ledezma 22
ledford 75
ledger 11
ledonne 11
ledoux 43
leduc 11
lee 2367
leech 22
leeder 6
leedom 11
leeds 11
leedy 11
leek 11
leeks 6
leeman 11
leep 6
leeper 32
leer 6
lees 32
leeson 11
leet 11
leeuwen 57
lefebre 11
lefebure 6
lefebvre 75
lefever 11
lefevre 44
leff 11
leffel 11
leffingwell 6
leffler 11
lefkowitz 11
lefler 11
leflore 22
leftwich 22
legaspi 11
legault 11
legendre 11
leger 43
legere 11
legette 11
legg 32
legge 11
leggett 54
leggio 6
legleiter 6
legler 11
legrand 22
legrande 6
legros 11
lehman 108
lehmann 43
lehn 11
lehner 29
lehoux 11
lehr 22
lehrman 6
lehtinen 80
lehto 11
lehtonen 86
lei 150
leib 11
leibowitz 22
leider 6
leigh 43
leighton 32
leighty 11
leija 22
leiker 11
leininger 11
leis 11
leiser 11
leishman 11
leist 11
leister 11
leisure 11
leitch 11
leite 11
leiter 11
leith 11
leitner 86
leiv 16
leiva 16
lejeune 22
leka 400
leland 11
leleux 6
lem 16
lema 11
lemaire 11
lemanski 11
lemaster 32
lemasters 11
lemay 43
lembo 11
lemelin 11
lemelle 11
lemen 11
lemieux 43
leming 11
lemire 22
lemke 32
lemley 22
lemmon 32
lemmond 6
lemmons 22
lemoine 22
lemon 65
lemond 11
lemons 65
lemos 22
lemus 43
lenahan 11
lenard 22
lengyel 6
lenhardt 11
lenhart 11
lenihan 11
lenk 11
lennon 32
lennox 22
leno 6
lenoir 22
lenox 11
lent 22
lentine 6
lentini 11
lenton 6
lentz 65
lenz 43
lenzi 6
leo 22
leon 194
leonard 366
leonardo 22
leone 54
leonetti 11
leong 22
leonhardt 11
leopard 11
leopold 11
leos 11
lepage 22
lepak 6
lepe 11
lepley 11
lepore 11
leppert 11
lerch 11
lerma 32
lerman 11
lerner 32
leroux 11
leroy 100
lesage 11
lesane 6
lesesne 6
lesh 11
lesher 11
lesko 11
lesley 11
leslie 108
lesniak 11
lesperance 11
lessard 32
lesser 11
lessman 11
lester 215
lesure 11
letarte 6
letcher 11
letchworth 11
letellier 11
letendre 11
leto 11
letourneau 22
letsinger 6
letson 11
lett 22
lettieri 6
letts 6
leu 11
leung 32
levalley 6
levan 11
levario 6
levasseur 22
levay 11
leveille 11
level 6
levell 11
leven 6
levenson 11
leventhal 11
leveque 6
lever 11
leverett 22
leverette 11
leverich 6
levering 11
levesque 54
levett 6
levey 11
levi 240
levin 54
levine 140
levingston 11
levins 11
levinson 22
levis 11
levitt 22
levron 11
levy 240
lew 32
lewallen 11
lewandowski 120
lewellen 11
lewellyn 11
lewey 6
lewicki 6
lewin 22
lewis 2431
lewison 6
lewter 11
ley 22
leyba 11
leyendecker 6
leyva 54
lezama 11
lheureux 22
li 240
liakos 6
liang 44
liao 11
libbey 11
libby 65
liberatore 11
liberto 6
liberty 11
licata 11
licea 6
licht 11
lichtenstein 11
lichtman 6
licon 11
liddell 32
liddle 11
lie 109
lieb 11
lieber 11
lieberman 32
liedtke 11
liefer 6
liem 240
lien 22
liepins 133
lietz 11
lieu 11
liggett 22
liggins 22
light 75
lightbody 6
lightcap 6
lightfoot 43
lightle 11
lightner 32
lightsey 11
lighty 11
ligon 32
likens 11
likes 6
lile 11
liles 54
lilienthal 11
lillard 22
liller 11
lilley 43
lillibridge 11
lillie 22
lillis 11
lilly 97
lim 240
lima 133
limbaugh 6
limmer 6
limon 32
limones 11
lin 300
linares 32
linch 11
linck 11
lincoln 65
lind 65
lindahl 11
lindamood 6
lindauer 11
lindberg 60
lindblad 6
linde 11
lindell 11
lindeman 22
lindemann 11
linden 22
lindenberg 11
linder 54
linderman 11
lindgren 32
lindholm 11
lindley 43
lindner 22
lindo 11
lindquist 43
lindsay 129
lindsey 290
lindsley 11
lindstrom 32
line 11
linebarger 6
linebaugh 6
lineberger 11
lineberry 22
linehan 11
linen 6
liner 11
lines 11
ling 22
lingenfelter 11
linger 11
lingerfelt 11
lingle 11
lingmu 240
lingo 11
linhart 11
lininger 11
link 86
linke 11
linker 22
linkous 32
linley 6
linn 54
linnell 6
linneman 11
linnen 6
linney 11
lino 11
linquist 11
linscott 11
linsey 11
linsley 11
lint 11
linthicum 11
linton 54
lintz 11
linville 32
linzy 11
lion 6
lipari 6
lipe 11
lipford 11
lipham 6
lipinski 11
lipka 6
lipman 11
lipp 11
lippert 22
lippincott 11
lippman 6
lippold 6
lipps 11
lipscomb 65
lipsey 11
lipsky 11
lipson 11
liptak 11
lipton 11
lira 43
lirette 11
liriano 11
lis 11
lisa 6
lisenby 11
lish 11
lisi 11
lisk 11
liska 11
lisle 11
liss 11
list 11
lister 32
liston 11
litchfield 22
litchford 11
litherland 11
litman 6
littell 11
litten 11
litteral 11
little 495
littlefield 54
littlejohn 65
littler 6
littles 11
littleton 43
litton 22
littrell 22
litwin 11
litz 11
liu 171
lively 43
livengood 22
liverman 11
livermore 11
livesay 11
livingston 183
livingstone 11
liyanage 100
lizarraga 11
lizotte 22
llamas 22
llanas 11
llanes 11
llanos 11
llewellyn 22
lloyd 258
lo 43
loach 6
loaiza 11
loar 11
lobato 11
lobaugh 6
lobb 11
lobdell 11
lobe 6
lobel 11
lobo 11
locascio 11
loch 11
locher 11
lochner 11
locicero 6
lock 22
lockamy 6
lockard 22
locke 108
locker 11
lockett 86
lockhart 118
locklear 43
lockley 6
locklin 11
lockman 11
lockridge 11
lockwood 86
lococo 11
loden 11
loder 6
lodge 11
loe 11
loeb 11
loeffler 22
loehr 11
loem 16
loera 32
loesch 11
loewen 11
lofgren 11
lofland 11
loflin 11
loftin 32
loftis 43
lofton 65
loftus 22
logan 269
loggins 22
logsdon 43
logston 11
logue 32
loh 11
lohman 22
lohmann 11
lohr 22
lohse 6
loiacono 6
loingsigh 60
loiselle 11
lok 6
loken 11
lokey 11
lokken 11
lollar 11
lolley 11
lollis 11
loman 11
lomanto 11
lomas 22
lomax 43
lombard 32
lombardi 55
lombardo 54
lomeli 22
lomidze 109
lomonaco 11
london 75
londono 11
lonergan 11
loney 11
long 990
longacre 11
longenecker 11
longfellow 11
longino 11
longley 11
longmire 11
longmore 6
longnecker 11
longo 36
longoria 75
longshore 11
longstreet 11
longtin 6
longwell 11
longworth 11
lonon 11
loo 11
looby 6
look 11
lookabaugh 6
loomis 65
looney 75
loop 11
looper 11
loos 22
loose 11
loper 32
lopes 71
lopez 2012
lopiccolo 11
lopinto 6
lopp 11
lopresti 11
lor 11
lora 11
lorance 6
loranger 11
lorch 6
lord 108
lords 6
lore 11
loredo 11
lorence 6
lorentz 11
lorentzen 11
lorenz 54
lorenzana 6
lorenzen 11
lorenzo 43
loring 11
lorraine 6
lorusso 11
los 43
losada 11
losee 6
losey 11
losh 11
loso 6
losoya 11
lossett 11
loth 6
lothrop 6
lott 151
lotts 11
lotz 11
lou 109
loucks 22
loud 6
louden 11
louder 11
loudermilk 22
loudin 6
loudon 6
lough 11
loughlin 11
loughman 11
loughran 11
louie 22
louis 86
lounsbury 11
louque 11
lourenco 24
louviere 11
lovato 22
love 377
loveall 6
loveday 11
lovejoy 32
lovelace 54
lovelady 22
loveland 22
loveless 32
lovell 97
lovely 22
lovern 11
lovett 86
lovette 11
lovin 11
loving 32
lovingood 6
lovins 11
lovric 44
low 109
lowder 22
lowe 420
lowell 32
lowenstein 11
lowenthal 11
lower 22
lowery 194
lowman 32
lown 11
lowrance 11
lowrey 22
lowrie 11
lowry 108
lowther 11
lowy 6
loy 32
loya 32
loyd 65
loyola 11
loza 11
lozada 22
lozano 129
lozier 11
lozoya 11
lu 43
lubbers 11
lubin 11
lubinski 6
luby 11
luc 11
luca 75
lucarelli 6
lucas 409
lucca 6
lucchesi 11
luce 43
lucena 6
lucero 129
lucey 11
lucht 11
lucia 22
luciani 11
luciano 32
lucien 11
lucier 22
lucio 22
lucious 6
lucius 11
luck 22
luckett 43
luckey 22
luckie 6
lucky 22
lucus 11
lucy 11
luczak 11
ludlow 11
ludlum 11
ludwick 11
ludwig 65
luebbert 11
luebke 11
lueck 11
luedke 6
luedtke 11
luellen 11
luera 11
lueras 11
luevano 22
luff 11
lufkin 6
luft 11
lugar 6
lugo 118
luhman 6
lui 11
luis 32
luiz 11
lujan 75
luka 400
lukac 92
lukas 11
lukasik 11
luke 65
luken 11
lukens 11
luker 22
lukes 11
lukic 400
lukowski 6
lum 240
luman 11
lumley 11
lummus 11
lumpkin 43
lumpkins 11
lumsden 11
luna 247
lunceford 11
lund 97
lundahl 6
lundberg 32
lunde 11
lundeen 11
lundell 11
lundgren 22
lundin 11
lundquist 22
lundstrom 11
lundy 75
lung 11
lungu 120
lunn 22
lunsford 65
lunt 11
luo 52
luoma 11
luong 32
luongo 11
luper 11
lupien 11
lupo 22
luppino 6
lupton 11
luque 6
lurie 11
lusby 11
luse 11
lush 6
lusher 11
lusk 75
lussier 22
lust 11
luster 32
lustig 11
lute 11
luter 11
lutes 11
luther 54
luthy 6
luton 11
lutterman 6
luttrell 32
lutz 118
luu 27
lux 22
luz 11
luzier 6
lvy 240
lvyn 52
ly 71
lyall 11
lyang 44
lybarger 11
lybrand 6
lyda 11
lyden 6
lydick 6
lydon 11
lyke 11
lykes 11
lykins 22
lyle 65
lyles 86
lyman 54
lymon 11
lynam 11
lynch 484
lynd 6
lynde 11
lynes 6
lynn 151
lyon 118
lyons 355
lysenko 60
lytle 54
lyttle 6
lytton 11
lyu 55
ma 75
maag 11
maas 32
maass 6
mabe 32
maberry 11
mabery 11
mabie 11
mabon 11
mabrey 11
mabry 65
mac 150
macaluso 11
macarthur 22
macaulay 11
macauley 6
macdonald 161
macdougall 22
mace 43
macedo 11
macek 11
macey 11
macfarland 6
macfarlane 11
macgillivray 6
macgregor 22
mach 22
macha 11
machado 54
machen 11
machin 11
machuca 11
macias 140
maciejewski 11
maciel 22
macintosh 6
macintyre 11
mack 333
mackay 32
macke 6
mackenzie 54
mackey 118
mackie 32
mackiewicz 6
mackin 11
mackinnon 11
mackley 6
macklin 32
macko 6
mackowiak 6
maclachlan 11
maclaren 6
maclean 32
maclennan 11
macleod 32
maclin 11
macmillan 22
macneil 11
macomber 22
macon 43
macpherson 22
macrae 11
macri 11
macy 11
madamba 6
maday 11
madden 140
maddix 11
maddock 11
maddocks 11
maddox 172
maddux 22
maddy 11
madeiros 6
mader 22
madera 32
madewell 11
madigan 22
madison 118
madlock 6
madonna 6
madore 22
madrid 75
madrigal 54
madril 6
madriz 6
madruga 11
madry 6
madsen 80
madson 11
madusanka 23
mae 11
maeda 31
maes 200
maestas 43
maez 11
maffei 11
magallanes 11
magallon 11
magana 54
magar 120
magby 6
magda 6
magdaleno 11
magee 118
mager 11
magers 11
maggard 32
maggi 11
maggio 22
magi 150
magill 22
maginnis 11
maglio 11
maglione 11
magner 11
magness 11
magno 11
magnus 11
magnuson 32
magnusson 55
magoon 11
magruder 22
maguire 54
magwood 11
magyar 6
mah 11
mahabir 6
mahaffey 32
mahan 54
mahaney 11
mahar 11
maharaj 52
maharjan 63
maher 75
maheu 11
maheux 6
mahle 11
mahler 22
mahlum 11
mahmood 11
mahmoud 11
mahn 11
mahon 54
mahone 22
mahoney 118
mahony 6
mahood 11
mahr 11
mahurin 11
mai 46
maiden 11
maier 52
mailhot 6
maillet 11
mailloux 11
main 54
maine 11
maines 11
mainor 11
mains 11
maio 11
maiorano 11
mair 11
maire 6
maisch 6
maisonet 11
maisuradze 133
maitland 11
maize 11
majerus 48
majeski 11
majewski 11
majka 6
major 97
majors 43
mak 11
makela 150
maker 11
maki 32
makin 11
makinen 200
makowski 11
makris 11
malan 6
maland 6
malave 22
malbon 11
malbrough 11
malcah 100
malchow 11
malcolm 43
malcom 22
malcomb 6
maldanado 11
maldonado 312
malec 11
malek 11
maley 11
malick 11
malik 22
malin 11
malinowski 22
malizia 11
malka 100
malkin 11
mallard 22
mallery 11
mallet 11
mallett 22
mallette 11
malley 32
mallon 11
mallory 65
mallow 6
malloy 65
mally 6
malm 11
malmberg 11
malo 6
malone 301
maloney 118
maloof 11
malott 11
maloy 22
malpass 11
malson 6
maltby 11
maltos 6
malveaux 11
maly 11
mamani 44
mamedov 240
mamedovi 240
mammadov 300
man 19
manahan 11
manalo 28
manasievski 55
mance 11
mancha 11
manchester 22
mancia 11
mancilla 11
mancini 63
mancino 6
mancuso 43
mandel 22
mandell 11
manders 11
mandeville 11
mandujano 11
maner 11
manes 11
maness 32
maney 11
manfredi 11
mang 11
mangan 11
manganaro 6
mangano 11
mangels 11
manger 6
manges 11
mangino 11
mangione 6
mango 6
mangold 11
mangrum 22
mangual 11
mangum 43
mangus 11
manhart 11
manigault 11
manion 22
manis 11
maniscalco 11
manjarrez 11
manke 11
mankin 11
manley 118
manly 11
mann 333
manna 11
mannella 6
manners 11
manney 6
manning 323
mannings 11
mannino 22
mannion 11
mannix 6
manno 11
mannon 6
manns 32
manor 22
manos 11
manowkyan 75
manrique 11
manriquez 11
mans 6
manseau 11
mansell 11
mansfield 86
manske 11
manson 32
mansour 22
mansur 6
manthey 11
mantilla 6
mantooth 11
mantyla 6
mantz 11
manuel 108
manuelito 6
manukyan 75
manus 11
manville 6
manwaring 11
manz 11
manzanares 11
manzano 22
manzella 11
manzer 11
manzi 11
manzo 32
mao 18
mapes 22
maple 32
maples 43
mapp 22
mar 11
mara 11
marable 22
marano 11
maranto 11
marasco 11
marat 36
maravilla 11
marble 32
marburger 11
marbury 11
marc 6
marcano 22
marcantel 11
marcantonio 11
marceau 11
marcell 11
marcello 11
marcellus 11
march 43
marchan 11
marchand 32
marchant 22
marchbanks 6
marchenko 63
marchese 22
marchetti 29
marcial 11
marciano 11
marcil 11
marciniak 11
marcinkowski 6
marco 11
marconi 11
marcos 11
marcotte 32
marcoux 11
marcucci 11
marcum 86
marcus 75
marcy 11
marden 11
mardis 11
marek 22
marenco 11
marengo 6
mares 43
maresca 11
marez 11
margaryan 55
margerum 6
margolis 11
marguez 11
maria 11
mariani 44
mariano 11
maric 400
maricle 6
marie 11
marin 86
marinaro 6
marine 11
marinelli 11
marinello 11
marinez 11
maring 6
marini 27
marino 97
marion 75
mariotti 11
maris 11
mariscal 11
mark 54
markel 11
marker 22
markert 11
markey 11
markham 54
markin 6
markland 11
markle 22
markley 32
marko 11
markoski 48
markov 52
markovic 400
markovich 11
markovski 50
markow 6
markowitz 11
markowski 11
marks 194
marksberry 6
marku 400
markum 6
markus 22
marland 6
marlar 11
marlatt 11
marler 32
marley 22
marlin 22
marlow 54
marlowe 32
marmo 6
marmol 11
marmolejo 11
marmon 11
marney 6
marois 6
marone 11
maroney 11
maroon 6
marotta 11
marple 11
marquardt 22
marquart 11
marques 67
marquette 11
marquez 247
marquis 43
marr 43
marra 22
marrero 97
marrin 6
marriott 22
marro 11
marron 11
marrone 11
marroquin 75
marrow 11
marrs 22
marrufo 11
mars 22
marsala 11
marsch 6
marsden 11
marsee 6
marsh 269
marshal 11
marshall 807
marshburn 11
marshell 6
marsico 6
marson 11
marston 22
mart 11
marte 11
martel 54
martell 43
martelli 11
martello 11
marten 11
martens 32
marth 6
marti 11
martin 2937
martina 11
martindale 32
martine 11
martineau 22
martinek 11
martinelli 33
martines 22
martinez 2517
martini 34
martino 54
martins 109
martinsen 11
martinson 32
martir 6
martirosyan 63
marton 6
martone 11
marts 11
martucci 11
marty 22
martyn 6
martz 32
maruyama 15
marvel 11
marvin 43
marx 43
mary 11
marzano 11
mas 19
mascarenas 22
mascorro 11
maselli 11
maser 11
mash 11
mashburn 22
masi 11
masiello 6
mask 22
maske 11
maskell 11
mason 732
mass 11
massa 22
massaro 11
masse 11
massenburg 11
massengale 11
massengill 11
masser 6
massey 258
massie 43
massingale 6
massingill 11
masson 11
mast 32
masten 11
master 11
masters 75
masterson 43
mastin 22
maston 11
mastrangelo 11
mastro 11
mastroianni 6
mastropietro 11
masuda 15
mata 108
matamoros 11
matas 11
matchett 11
mateer 11
matei 100
mateo 22
mathena 11
matheney 11
matheny 43
mather 22
matherly 22
matherne 22
mathers 22
mathes 22
matheson 32
mathew 22
mathews 226
mathewson 22
mathias 32
mathieson 11
mathieu 22
mathis 258
mathison 22
matias 22
matic 80
matis 11
matley 6
matlock 65
matney 32
matos 75
matovski 46
matranga 11
matson 65
matsuda 22
matsui 12
matsumoto 67
matsumura 11
matt 11
matta 22
matte 11
matteo 11
matter 11
mattera 11
mattern 11
mattes 11
matteson 32
matthes 11
matthew 43
matthews 602
matthias 11
matthies 11
mattia 11
mattice 11
mattie 11
mattila 40
mattingly 54
mattinson 6
mattis 11
mattison 43
mattocks 11
matton 6
mattoon 11
mattos 32
mattox 54
mattson 65
matula 6
matus 11
matz 22
matzen 6
matzke 11
mau 18
mauch 11
mauck 11
maudlin 11
mauer 11
mauffray 6
maughan 11
mauk 11
maul 11
mauldin 54
maule 11
maultsby 11
mauney 11
maupin 32
maurer 75
maurice 22
mauricio 11
mauriello 11
maurin 11
mauro 32
maury 11
maus 11
maust 11
mauzy 11
max 11
maxey 43
maxfield 32
maxham 6
maxie 11
maxim 11
maxon 11
maxson 11
maxwell 301
may 430
maya 22
mayberry 75
maycock 6
maye 11
mayer 140
mayers 32
mayes 118
mayfield 129
mayhall 11
mayhan 6
mayhew 32
mayhue 6
mayhugh 11
mayle 22
maynard 194
mayne 11
maynes 11
maynor 11
mayo 151
mayon 11
mayor 11
mayoral 6
mayorga 22
mayr 46
mays 172
mayson 6
maysonet 11
mayton 11
mayville 11
mayweather 11
maza 6
maze 22
maziarz 11
mazon 11
mazur 71
mazurek 11
mazza 32
mazzarella 11
mazzariello 11
mazzei 6
mazzella 11
mazzeo 11
mazzola 11
mazzone 11
mazzotta 6
mcabee 22
mcadam 6
mcadams 43
mcadoo 22
mcadory 11
mcafee 43
mcaleer 11
mcalexander 11
mcalister 43
mcallister 118
mcalpin 22
mcalpine 22
mcanally 22
mcandrew 11
mcandrews 11
mcanulty 11
mcardle 22
mcarthur 43
mcatee 22
mcateer 11
mcauley 22
mcauliffe 11
mcavoy 22
mcbain 6
mcbath 6
mcbean 11
mcbee 32
mcbeth 11
mcbrayer 11
mcbride 280
mcbroom 22
mcbryde 11
mcburney 11
mccaa 11
mccabe 108
mccafferty 22
mccaffery 11
mccaffrey 32
mccain 97
mccaleb 11
mccall 194
mccalla 11
mccallie 6
mccallister 32
mccallon 6
mccallum 32
mccamey 6
mccammon 11
mccampbell 11
mccandless 22
mccane 11
mccann 118
mccants 32
mccardle 11
mccargo 6
mccarley 11
mccarroll 11
mccarron 11
mccart 11
mccarter 43
mccarthy 290
mccartney 54
mccarty 151
mccarver 11
mccarville 11
mccary 22
mccaskey 6
mccaskill 32
mccasland 11
mccaslin 22
mccaughey 11
mccaul 6
mccauley 97
mccaulley 11
mccausland 6
mccaw 11
mccay 11
mcchesney 22
mcchristian 11
mcclain 226
mcclaine 11
mcclanahan 43
mcclaran 11
mcclard 6
mcclaren 6
mcclary 32
mcclaskey 11
mcclay 11
mcclean 22
mccleary 32
mccleery 11
mcclellan 97
mcclelland 65
mcclendon 97
mcclenny 6
mcclenon 6
mcclenton 6
mccleskey 11
mcclintic 6
mcclintock 43
mcclinton 32
mccloskey 32
mccloud 65
mccloy 11
mccluney 11
mcclung 43
mcclure 194
mcclurg 22
mcclurkin 6
mccluskey 22
mcclusky 11
mccoin 11
mccoll 11
mccollister 11
mccollom 11
mccollough 11
mccollum 86
mccomas 22
mccomb 11
mccombs 43
mcconkey 11
mcconnel 6
mcconnell 172
mcconville 11
mccool 32
mccord 97
mccorkle 43
mccormack 54
mccormick 269
mccorvey 6
mccourt 11
mccowan 22
mccown 22
mccoy 516
mccracken 75
mccrady 11
mccrae 11
mccraney 11
mccranie 11
mccrary 54
mccraw 22
mccray 140
mccrea 22
mccready 11
mccreary 32
mccree 11
mccreery 11
mccreight 11
mccright 6
mccrimmon 11
mccrory 22
mccroskey 11
mccroy 11
mccubbin 11
mccue 32
mccuen 6
mccullar 11
mccullen 11
mccullers 11
mcculley 22
mcculloch 43
mccullough 172
mccullum 11
mccully 11
mccumber 11
mccune 32
mccurdy 54
mccurley 11
mccurry 32
mccusker 11
mccutchan 6
mccutchen 22
mccutcheon 32
mcdade 32
mcdaniel 387
mcdaniels 32
mcdavid 22
mcdavis 6
mcdermott 108
mcdevitt 22
mcdill 11
mcdole 11
mcdonagh 11
mcdonald 807
mcdonell 11
mcdonnell 43
mcdonough 86
mcdorman 11
mcdougal 32
mcdougald 11
mcdougall 32
mcdougle 11
mcdow 6
mcdowell 204
mcduff 11
mcduffie 54
mcduffy 11
mceachern 22
mceachin 11
mcelfresh 11
mcelhaney 22
mcelhannon 11
mcelligott 11
mcelrath 11
mcelroy 108
mcelvain 11
mcelveen 11
mcelwain 11
mcelwee 11
mcelyea 11
mcenaney 6
mcentee 11
mcentire 11
mcevoy 22
mcewan 11
mcewen 32
mcfadden 140
mcfaddin 11
mcfadin 6
mcfall 32
mcfalls 11
mcfarlain 6
mcfarland 161
mcfarlane 43
mcfarlin 22
mcfarren 11
mcfate 6
mcfaul 6
mcfee 11
mcferren 11
mcferron 6
mcgaha 11
mcgahan 11
mcgahey 11
mcgann 11
mcgarity 11
mcgarrity 6
mcgarry 22
mcgarvey 11
mcgary 11
mcgaugh 11
mcgaughey 11
mcgee 333
mcgeehan 11
mcgehee 32
mcgeorge 11
mcghee 118
mcghie 11
mcgill 108
mcgilvery 6
mcginley 22
mcginn 22
mcginnis 118
mcginty 22
mcgirt 6
mcglade 11
mcglasson 6
mcglaughlin 6
mcglinchey 6
mcglone 11
mcglothin 11
mcglothlen 6
mcglothlin 22
mcglown 6
mcglynn 22
mcgoldrick 11
mcgonagle 11
mcgonigal 11
mcgough 22
mcgovern 43
mcgowan 140
mcgowen 11
mcgowin 6
mcgown 6
mcgrady 11
mcgrail 11
mcgrane 11
mcgrath 118
mcgraw 86
mcgray 11
mcgreevy 11
mcgregor 54
mcgrew 43
mcgriff 32
mcgruder 11
mcguckin 6
mcguffey 6
mcguffie 6
mcguffin 11
mcguigan 11
mcguinness 22
mcguire 247
mcguirk 6
mcgurk 11
mchale 22
mchaney 11
mchargue 6
mchedlishvili 57
mchenry 43
mchone 11
mchugh 65
mcilrath 6
mcilvain 11
mcilvaine 6
mcilwain 11
mcinerney 11
mcinnis 32
mcintire 43
mcintosh 172
mcinturff 11
mcintyre 161
mciver 22
mcivor 6
mcjunkin 11
mckain 11
mckamey 11
mckamie 6
mckane 6
mckay 151
mckean 22
mckechnie 11
mckee 183
mckeehan 11
mckeel 11
mckeen 11
mckeever 32
mckeithan 6
mckellar 22
mckeller 6
mckelvey 22
mckelvy 11
mckendrick 6
mckenna 86
mckenney 32
mckenny 11
mckenzie 247
mckeon 32
mckeown 32
mckernan 11
mckey 11
mckibben 22
mckie 11
mckiernan 6
mckillip 11
mckillop 6
mckim 22
mckinley 97
mckinney 409
mckinnie 11
mckinnis 11
mckinnon 65
mckinsey 11
mckinstry 11
mckinzie 11
mckissack 11
mckissick 11
mckittrick 11
mcknight 172
mckown 11
mckoy 22
mclachlan 11
mclain 65
mclamb 11
mclane 22
mclaren 22
mclarty 6
mclauchlin 6
mclaughlin 280
mclaurin 43
mclawhorn 11
mclead 6
mclean 194
mclellan 22
mclelland 11
mclemore 43
mclendon 43
mclennan 11
mcleod 140
mcleroy 11
mclin 11
mcloud 11
mcloughlin 11
mcmahan 54
mcmahon 129
mcmakin 11
mcmanis 11
mcmann 11
mcmanus 86
mcmartin 11
mcmaster 32
mcmasters 11
mcmath 11
mcmeans 11
mcmenamin 6
mcmichael 22
mcmillan 172
mcmillen 32
mcmiller 11
mcmillian 65
mcmillin 22
mcmillion 11
mcmillon 11
mcminn 22
mcmonagle 6
mcmorris 22
mcmorrow 11
mcmullan 11
mcmullen 86
mcmullin 22
mcmunn 11
mcmurray 43
mcmurry 11
mcmurtry 11
mcnab 11
mcnabb 43
mcnair 86
mcnally 75
mcnamara 86
mcnamee 22
mcnary 11
mcnatt 11
mcnaughton 11
mcneal 97
mcnealy 11
mcnear 11
mcneel 11
mcneeley 11
mcneely 43
mcnees 11
mcneese 11
mcneil 161
mcneill 97
mcneilly 11
mcnellis 6
mcnelly 11
mcnemar 11
mcnerney 11
mcnett 11
mcnew 22
mcnicholas 11
mcnichols 11
mcniel 11
mcniff 6
mcninch 11
mcnish 11
mcnitt 11
mcnulty 43
mcnutt 43
mcpartland 6
mcpeak 22
mcpeek 11
mcpeters 11
mcphail 22
mcphearson 11
mcphee 22
mcpheeters 6
mcpherson 140
mcquade 11
mcquaid 11
mcquaig 11
mcquay 11
mcqueary 11
mcqueen 97
mcquillen 11
mcquinn 6
mcquire 6
mcquiston 11
mcrae 86
mcraney 11
mcray 11
mcree 11
mcreynolds 32
mcroberts 11
mcroy 11
mcshan 11
mcshane 11
mcsherry 11
mcsorley 6
mcspadden 11
mcswain 32
mcsween 6
mcsweeney 11
mctaggart 11
mcvay 32
mcveigh 11
mcvey 43
mcvicker 11
mcwain 6
mcwhirt 6
mcwhirter 11
mcwhorter 54
mcwilliam 6
mcwilliams 86
meacham 32
meachum 11
mead 86
meade 108
meader 11
meaders 6
meador 54
meadors 11
meadow 11
meadows 172
meads 11
meagher 22
mealer 6
mealey 11
meals 6
mealy 11
mean 19
meaney 11
means 75
meany 11
mears 32
meas 19
mease 11
meaux 11
mebane 11
mecham 22
mechling 11
medal 6
medders 11
medeiros 75
medel 6
medellin 22
meder 6
mederos 11
medford 22
medina 452
medley 65
medlin 43
medlock 32
medrano 75
medved 11
mee 11
meece 11
meehan 54
meek 54
meeker 32
meekins 22
meeks 129
meer 43
mees 6
meese 6
mefford 22
meggs 6
mehaffey 11
mehl 11
mehler 6
mehling 6
mehmedovic 400
mehmeti 400
mehta 11
mei 46
meidinger 11
meier 240
meighan 11
meigs 11
meijer 92
meikle 11
meinecke 6
meiners 11
meinhardt 11
meis 11
meisel 11
meiser 6
meisner 11
meissner 11
meister 22
mejia 172
mejias 11
mejorado 11
melancon 32
melanson 22
melara 11
melby 11
melcher 11
melchior 11
melchor 11
meldrum 11
mele 11
melendez 161
melendrez 11
melendy 11
melgar 11
melgoza 11
meli 11
melia 11
melillo 11
melin 11
melito 6
mell 6
mellen 11
meller 6
mellin 6
mellinger 11
mellish 6
mello 43
mellon 22
mellor 11
mellott 11
melnic 71
melnick 11
melnyk 300
melo 67
melrose 6
melson 11
melton 226
meltzer 11
melugin 6
melville 11
melvin 86
memmedov 300
mena 43
menard 54
mencer 6
menchaca 22
mendel 11
mendell 11
mendelsohn 11
mendelson 11
mendenhall 43
mendes 44
mendez 387
mendieta 11
mendiola 11
mendis 48
mendivil 11
mendonca 11
mendosa 11
mendoza 463
meneely 6
menefee 11
menendez 32
meneses 22
meng 18
mengel 11
menges 11
menjivar 11
menke 22
mennenga 6
menter 6
mento 6
mentzer 11
menzel 11
menzie 6
menzies 11
mera 11
meraz 22
mercado 183
merced 11
mercedes 11
mercer 151
merchant 65
mercier 43
mercure 6
mercuri 11
mercurio 22
meredith 97
mericle 11
merida 11
merideth 11
merino 22
meriwether 11
merkel 22
merkle 11
merkley 11
merle 11
merlin 11
merlino 11
merlo 11
mero 6
merola 6
merrell 32
merriam 11
merrick 43
merrifield 22
merrill 140
merriman 32
merritt 204
merriweather 22
merrow 11
merry 22
merryman 22
mersch 6
mershon 11
mertens 150
mertz 22
mervis 6
merwin 11
merz 11
mesa 32
meserve 11
messana 6
messenger 32
messer 97
messerly 11
messersmith 11
messick 22
messier 22
messina 43
messing 11
messinger 11
messmer 11
messner 22
mesta 11
mestas 11
meszaros 63
metcalf 97
metcalfe 22
metheny 11
metivier 11
metoyer 11
metro 6
mettler 11
metts 22
metz 86
metzgar 6
metzger 65
metzinger 11
metzler 32
meunier 11
meurer 11
mewborn 6
meyer 516
meyerhoff 6
meyers 215
meyerson 11
meza 97
mgr 120
mhrjn 63
micallef 120
micco 11
miceli 11
michael 151
michaelis 11
michaels 54
michaelson 22
michalak 11
michalec 11
michalik 11
michalski 22
michaud 86
michaux 6
micheal 6
micheals 11
michel 86
michell 22
michels 22
michelsen 6
michelson 11
michener 6
michie 11
mick 22
mickel 11
mickelsen 11
mickelson 22
mickens 32
mickey 22
mickle 22
mickley 6
middaugh 11
middendorf 11
middlebrook 11
middlebrooks 22
middleton 172
midgett 11
midgette 11
midgley 11
midkiff 22
midyett 6
miedema 6
miele 22
mieles 6
mielke 11
mier 11
miera 11
miers 11
miesner 11
mifflin 11
miga 6
migliore 11
mignone 11
miguel 22
migues 11
mihelich 6
mihhailov 67
mijangos 6
mijares 11
mika 11
mike 11
mikel 11
mikeladze 63
mikell 11
mikels 11
mikesell 11
mikkelsen 57
mikkelson 11
mikula 11
milam 54
milan 22
milano 22
milardo 11
milazzo 11
milbourn 11
milbrandt 11
milburn 43
milby 6
miler 11
milera 6
miles 409
milewski 11
miley 22
milford 11
milhorn 6
milian 11
militello 11
mill 11
millan 22
millar 22
millard 54
millay 11
milledge 6
millen 11
millender 11
miller 4561
millet 22
millett 11
millette 11
millhouse 11
millican 11
milligan 108
millikan 11
milliken 32
millikin 11
milliman 11
milliner 11
milling 6
millington 11
million 22
milliron 11
millis 11
millman 11
millner 11
mills 656
millsap 22
millsaps 11
millspaugh 6
millward 6
millwood 11
milne 32
milner 54
milo 11
milone 11
milosevic 92
miloshevic 92
milot 6
milsap 11
milstead 11
miltenberger 11
milton 108
mimms 11
mims 86
min 24
mina 11
minard 11
minarik 11
minaya 11
mincey 22
minch 11
minchew 11
mincy 11
minder 11
miner 97
mines 11
ming 11
mingle 11
mingo 22
mingus 11
minich 11
minick 11
minier 6
minix 11
minjares 11
mink 22
minks 11
minner 11
minnich 11
minnick 32
minnis 11
minnix 6
minns 6
minor 129
minson 6
minter 43
minto 11
minton 65
mintz 32
minyard 11
mirabal 11
mirabito 6
miracle 22
miraglia 11
miramontes 22
miranda 204
mirarchi 6
mire 11
mireles 43
mirkovic 400
miron 11
mirsky 6
mirza 6
miser 11
mishler 11
miskell 11
misner 11
mister 6
mistretta 11
mitcham 11
mitchel 22
mitchell 1721
mitchem 22
mitchener 6
mitchum 22
mitrovic 400
mitten 11
mitton 11
mitts 11
mitzel 11
miura 24
mix 22
mixon 65
mixson 11
miyamoto 16
miyasaki 17
miyashiro 11
miyazaki 17
mize 54
mizell 22
mizelle 11
mizer 11
mizrachi 200
mizrahi 200
mizzell 6
mkrtchyan 86
mladenovski 44
mlakar 109
mlkhh 100
mo 28
moad 6
moak 11
moates 6
moats 22
moberg 11
moberly 11
mobley 118
mock 75
moctezuma 6
moczygemba 6
mode 6
modica 11
modisette 6
modlin 22
modzelewski 11
moe 43
moeller 54
moen 32
moffat 11
moffatt 22
moffet 11
moffett 54
moffit 11
moffitt 43
mogan 6
mogensen 11
mohamed 120
mohammad 11
mohammed 22
mohan 150
mohl 6
mohler 22
mohn 11
mohney 6
mohr 75
moir 11
moisan 6
moise 11
mojica 43
molden 11
moldenhauer 11
molder 6
mole 11
moler 11
moles 11
molina 237
molinar 11
molinari 11
molinaro 11
moline 11
molino 11
molitor 6
moll 32
moller 120
mollett 11
mollica 11
molloy 22
molnar 109
moloney 11
molter 11
molyneux 11
mom 6
moman 6
mon 46
monaco 32
monaghan 32
monahan 54
monarrez 11
moncada 11
moncayo 11
moncrief 22
monday 22
mondor 11
mondragon 22
mondy 11
mone 11
monette 11
money 32
mong 11
monge 22
mongeau 6
monger 22
mongillo 11
mongold 6
monica 6
monico 11
monier 11
moniz 32
monk 54
monks 11
monn 11
monnier 11
monnin 6
monreal 11
monroe 237
monroy 22
monsen 11
monson 43
monsour 11
montag 11
montagna 11
montague 43
montalto 11
montalvo 54
montana 22
montanari 13
montanez 54
montano 86
montas 6
monte 11
monteiro 39
monteith 11
montejano 11
monteleone 11
montelongo 11
montemayor 32
montemurro 6
montenegro 22
montero 32
monterroso 6
montes 118
montesino 6
montez 32
montford 11
montgomery 527
monti 20
montiel 22
montijo 11
montilla 6
montoya 204
monty 11
montz 11
monzo 11
monzon 11
moodie 11
moody 301
mook 11
moon 172
mooney 140
mooneyham 11
mooneyhan 11
moor 11
moore 3356
moorefield 11
moorehead 22
moorer 22
moores 11
moorhead 11
moorhouse 11
mooring 11
moorman 32
moors 11
moos 11
moose 11
mor 6
mora 240
morabito 11
morado 11
moraga 6
morais 38
morales 721
moralez 22
moran 280
morano 11
morant 11
mordha 52
more 22
morea 6
moreau 92
moree 11
morefield 11
morehead 32
morehouse 22
morein 6
moreira 48
morejon 11
morel 50
moreland 75
morell 11
morelli 22
morello 11
morelock 11
morena 11
morency 11
moreno 463
moret 6
moreton 6
moretti 50
moretz 11
morey 43
morfin 11
morford 11
morgado 6
morgan 1269
morganti 11
morgenstern 11
mori 44
moriarity 6
moriarty 32
morillo 11
morin 161
morina 171
moring 11
morino 6
moris 11
morison 11
morissette 11
morita 19
moritz 22
mork 11
morlan 11
morley 43
morlock 6
morman 11
morneau 11
morning 11
morningstar 11
moro 11
morones 11
moroney 11
moronta 11
moroz 67
morozov 100
morphis 11
morra 6
morreale 6
morrell 54
morrill 32
morris 1345
morrisey 11
morrison 516
morrissette 22
morrissey 54
morrone 11
morrow 237
morse 183
mort 11
mortensen 63
mortenson 22
morter 6
mortimer 22
mortimore 6
morton 269
morvant 11
mosby 32
mosca 11
moscato 11
moschella 6
moscoso 6
mose 11
moseley 86
mosely 22
moser 118
moses 204
moshe 41
mosher 65
moshier 11
mosier 32
moskowitz 11
mosley 226
mosqueda 22
mosquera 11
moss 333
mosser 11
mossman 11
mosteller 11
mota 22
mote 11
moten 22
motes 11
motley 54
moton 22
motsinger 11
mott 65
motta 11
motter 11
motto 11
motyka 11
motz 11
moua 22
moul 18
moulden 6
moulder 11
moulton 54
moultrie 32
moultry 11
mounce 11
mount 32
mountain 11
mounts 11
mouser 11
mousseau 11
mouton 22
mouzon 11
mowbray 11
mowen 11
mower 11
mowers 11
mowery 32
mowrer 11
mowrey 11
mowry 22
moxley 22
moy 22
moya 54
moye 43
moyer 118
moyers 22
moyes 11
moylan 11
moyle 11
moynihan 11
mozee 11
mozingo 11
mr 71
mraz 11
mroz 11
mrozek 11
msh 41
mu 75
mucci 11
mucha 11
muck 6
mucun 60
mudd 22
mudge 11
mueller 215
muench 6
muff 11
muhamet 52
muhammad 32
mui 11
muir 32
muireadhaigh 57
muirhead 11
muise 6
mujica 6
mukai 11
mul 18
mulcahy 22
mulder 80
muldoon 11
muldowney 11
muldrow 11
mule 11
mulford 11
mulhall 11
mulherin 6
mulhern 11
mulholland 22
mulkey 32
mull 43
mullan 11
mullane 11
mullaney 11
mullen 151
mullenax 11
mullenix 11
mullens 22
muller 300
mullet 11
mullett 11
mullican 11
mulligan 43
mullikin 11
mullin 43
mullinax 22
mullings 11
mullinix 11
mullins 355
mullis 32
mulloy 11
mulvaney 11
mulvey 11
mulvihill 11
mumaw 11
mumford 22
mumm 6
mumma 11
mumme 6
mummert 11
mumper 6
mun 46
munasinghe 32
munch 11
muncie 11
muncy 43
mund 11
munday 11
mundell 11
munden 11
mundo 11
mundt 11
mundy 32
munez 6
munford 11
munger 22
mungia 11
mungo 11
munguia 22
muniz 108
munk 11
munn 46
munos 11
munoz 366
munro 22
munroe 22
munsch 11
munsell 11
munsey 11
munson 75
munsterman 6
munteanu 109
muntz 6
munz 11
muoy 18
murakami 27
muraoka 6
murat 34
murata 14
murati 400
muratovic 400
murawski 11
murch 11
murchison 22
murchu 300
murdoch 22
murdock 97
murff 11
murguia 11
muriel 6
murillo 86
murley 11
muro 22
murph 11
murphey 22
murphree 11
murphy 1259
murr 11
murrah 11
murray 796
murrell 54
murrieta 11
murrill 11
murrin 11
murrow 11
murry 65
murtagh 11
murtha 11
muscarella 6
muse 43
musgrave 22
musgrove 32
musial 11
music 22
musick 22
musselman 22
musselwhite 11
musser 32
musso 11
musson 11
mustafa 11
musto 11
muszynski 6
mutch 11
mutchler 11
muth 11
muto 6
mutter 11
muxia 12
muy 18
myatt 11
myer 22
myers 893
myerson 6
myhre 11
myler 11
myles 75
mynatt 11
myres 11
myrick 75
myricks 11
myrie 11
myron 11
mysliwiec 11
mytaras 400
mzrhy 200
na 26
naab 6
naber 11
nabors 32
naccarato 11
nace 11
nack 6
nadal 6
nadeau 86
nadel 11
nader 11
nading 6
nadler 11
nagao 11
nagata 11
nagel 43
nagle 43
nagy 300
naidu 80
nail 22
nair 11
najar 11
najera 32
nakagawa 23
nakajima 46
nakamoto 6
nakamura 120
nakano 21
nakashima 46
nakasone 6
nakata 6
nakayama 20
nale 11
nall 32
nalley 22
nalls 11
nally 11
nam 35
nan 35
nanayakkara 55
nance 108
nand 71
nanez 6
nanney 11
nantz 11
napier 75
naples 11
napoleon 11
napoles 6
napoli 11
napolitano 22
napper 22
nappi 11
naquin 65
naranjo 32
narayan 120
narcisse 11
nardi 11
nardone 11
naron 11
narron 11
narvaez 32
nash 247
nason 22
nass 6
nassar 11
nasser 11
natal 11
natale 22
natali 11
nath 6
nathan 32
nathaniel 11
nathanson 11
nation 32
nations 22
natividad 22
natoli 11
nau 11
naughton 11
naugle 11
nault 11
nauman 11
naumann 11
nava 75
navarette 11
navarra 11
navarre 11
navarrete 32
navarrette 11
navarro 215
navas 11
nave 22
nawrocki 11
nay 11
naylor 65
nazario 22
nazzaro 6
neace 22
neagle 11
neal 420
neale 22
nealey 11
nealon 11
nealy 32
near 11
neary 22
nease 11
neathery 6
neaves 6
nebeker 11
nebel 11
neblett 11
necaise 22
ned 11
nedd 11
nedeau 6
nee 11
neece 11
needham 43
needles 6
neel 32
neeld 6
neeley 43
neely 108
neer 11
nees 11
neese 22
neff 75
negrete 43
negri 11
negrin 11
negron 75
negus 6
neher 11
nehls 11
nehring 11
nei 23
neider 6
neidig 11
neifert 6
neighbors 22
neihoff 11
neil 43
neill 92
neilsen 11
neilson 22
neiman 11
neira 6
neisler 6
neitian 18
neitzel 6
nell 11
nelligan 11
nellis 11
nelms 32
neloms 6
nelsen 22
nelson 1743
nembhard 6
nemcova 92
nemec 92
nemeth 100
nepali 60
neptune 6
neri 22
nero 22
nery 6
nesbit 22
nesbitt 65
nesby 6
nesler 11
nesmith 32
ness 43
nester 22
nestor 32
neth 11
netherton 11
nethery 6
netter 6
nettles 43
nettleton 11
netto 11
netzer 11
neu 11
neubauer 22
neubert 6
neufeld 11
neuhaus 11
neuman 43
neumann 54
nevarez 32
nevels 22
nevers 11
neves 35
neveu 11
neville 43
nevin 11
nevins 11
nevitt 11
nevius 11
new 43
newberg 11
newbern 11
newberry 54
newbill 11
newbold 11
newborn 11
newburn 11
newbury 11
newby 65
newcomb 65
newcombe 11
newcomer 11
newell 129
newhall 11
newhouse 22
newkirk 43
newland 22
newlin 11
newlon 11
newman 387
newnam 6
newport 22
newquist 11
newsom 54
newsome 118
newson 22
newton 323
ney 11
nez 22
ng 200
ngo 120
nguyen 495
nham 35
nhek 36
nhoek 36
nibert 6
niblett 11
nicastro 11
nice 11
nicely 11
nichol 11
nicholas 97
nicholes 11
nicholls 22
nichols 645
nicholson 237
nick 11
nickel 32
nickell 22
nickels 22
nickelson 11
nickens 11
nickerson 75
nicklas 11
nickle 11
nickles 11
nickols 11
nicks 11
nickson 11
nicodemus 11
nicol 11
nicola 11
nicolai 11
nicolas 22
nicolay 6
nicoletti 11
nicoll 11
nicolosi 6
nicosia 11
nida 11
niday 6
niebuhr 11
niehaus 11
nielsen 300
nielson 54
nieman 11
niemann 11
niemeyer 11
niemi 63
niemiec 6
nieminen 171
nies 11
nieto 54
nieves 129
nigh 6
nightingale 11
nigro 11
nikolic 400
nikolla 400
nikolov 150
nikolova 150
nikolovski 43
niles 43
nilges 6
nilles 11
nilsen 120
nilson 11
nilsson 171
nimmo 11
nimmons 11
nims 11
nino 22
nipp 11
nipper 11
nisbet 11
nisbett 11
nish 6
nishida 11
nishimoto 6
nishimura 24
nissen 22
niswander 6
nitta 11
nitti 6
nitz 11
niven 11
nivens 11
nix 108
nixon 194
no 33
noack 11
noah 22
noakes 6
nobile 6
noble 183
nobles 54
noblitt 11
nobriga 6
nocera 11
nock 11
noda 11
nodine 6
noe 54
noel 129
noell 11
noffsinger 6
noga 11
noggle 11
nogle 6
noguchi 13
noguera 11
noh 33
nokes 11
nolan 172
noland 54
nolasco 11
nold 11
nolen 54
noles 11
nolette 11
nolin 11
noll 32
nolley 6
nolte 22
nolting 11
nolton 6
nomura 12
noon 11
noonan 43
noone 11
noonkester 11
norberg 11
norby 11
norcross 11
nord 22
nordberg 11
norddahl 55
norden 11
nordin 11
nordman 11
nordquist 11
nordstrom 22
noren 11
norfleet 32
noriega 43
norman 301
normand 11
normandin 11
norred 11
norrell 11
norris 377
norsworthy 11
north 75
northam 6
northcutt 22
northern 22
northington 11
northrop 11
northrup 11
northup 11
northway 6
norton 258
norvell 22
norville 6
norwood 108
nosal 11
noto 11
nott 11
nottage 6
nottingham 22
nourse 11
nova 11
novack 11
novak 300
novakova 300
novello 11
novick 11
novik 150
novikov 109
novoa 11
novotna 200
novotny 200
novy 6
nowacki 11
nowak 300
nowakowski 11
nowell 22
nowicki 22
nowlin 32
noyes 43
noyola 11
nozadze 80
nuckles 6
nuckolls 11
nuckols 11
nugent 65
null 32
numbers 108
nunemaker 6
nunes 43
nunez 280
nunley 32
nunn 65
nunnally 22
nunnery 11
nuno 11
nurgaliev 48
nurse 11
nusbaum 11
nuss 11
nussbaum 11
nutt 32
nuttall 11
nutter 32
nutting 11
nuzzo 11
nyberg 11
nye 43
nygaard 11
nygard 6
nyman 11
nyquist 11
nystrom 11
oakes 86
oakland 6
oakley 75
oakman 11
oaks 32
oam 10
oates 32
oathout 6
oatis 6
oatman 11
obando 11
obanion 11
obannon 11
ober 11
oberg 22
oberlander 11
oberle 11
oberlin 11
oberman 6
oberry 11
obey 6
oblak 46
oboyle 11
obregon 11
obrian 22
obrien 420
obryan 32
obryant 22
obyrne 120
ocallaghan 11
ocampo 43
ocana 6
ocasio 43
occhipinti 11
ocegueda 6
oceguera 11
och 11
ocheltree 6
ochion 67
ochoa 161
ochs 32
oconnell 129
oconner 32
oconnor 237
odaniel 11
oday 11
oddo 11
odea 11
odegaard 11
odell 129
oden 32
odle 11
odoherty 67
odom 140
odoms 11
odonnell 151
odonoghue 11
odowd 6
odriscoll 11
odum 32
oehler 11
oestreich 11
ofarrell 11
officer 11
offutt 11
ogallagher 71
ogan 11
ogara 11
ogata 11
ogawa 36
ogburn 22
ogden 75
ogg 11
ogilvie 11
ogle 54
ogles 11
oglesbee 6
oglesby 43
ogletree 22
ogorman 11
ogrady 22
ogren 11
oh 80
ohagan 11
ohalloran 11
ohana 39
ohanlon 11
ohara 86
ohare 22
ohayon 67
ohearn 11
ohl 11
ohler 11
ohlinger 6
ohlsen 6
ohlson 11
ohm 6
ohman 11
oiler 6
oja 11
ojeda 54
ok 10
okada 32
okamoto 23
okane 11
okeefe 54
okeeffe 6
okelley 22
okelly 240
olague 11
olah 60
olander 11
olaughlin 11
old 11
oldaker 11
olden 11
oldenburg 11
oldfield 11
oldham 54
olds 32
olea 11
oleary 75
oler 6
oles 11
olesen 11
oleson 11
olguin 22
olin 22
olinger 22
oliphant 32
oliva 43
olivar 11
olivares 54
olivarez 43
olivarria 11
olivas 43
olive 32
oliveira 171
oliver 538
olivera 22
oliveras 11
oliveri 11
oliverio 11
oliveros 11
olivier 22
olivieri 11
olivo 32
oller 11
ollie 11
ollis 11
olmeda 11
olmo 11
olmos 22
olmstead 43
olmsted 11
olney 22
olofsson 52
oloughlin 11
olsen 215
olson 592
olsson 120
olszewski 22
oltman 6
olveda 6
olvera 43
om 10
omalley 43
oman 11
omar 11
omara 22
omarah 6
omarov 240
omeara 11
omer 71
omoore 52
oneal 237
oneil 129
oneill 172
oney 11
ong 133
onken 6
ono 21
onorato 11
ontiveros 43
oommen 6
ooten 6
opitz 11
opp 11
oppenheim 11
oppenheimer 11
opperman 11
oquendo 22
oquin 6
oquinn 55
oram 11
orange 22
oravec 52
orbison 11
orchard 11
orcutt 22
ordaz 11
ordonez 32
orduna 11
orduno 6
ordway 11
ore 11
orear 11
oreilly 86
orellana 48
orem 11
oren 11
orenstein 11
organ 11
orick 6
oriley 6
oritz 11
orlandi 11
orlando 43
orlowski 11
orman 11
orme 11
ormiston 11
ormond 11
ormsby 11
orndorff 11
ornelas 54
ornellas 11
orner 11
orona 11
oropeza 11
oros 6
orosco 32
orosz 6
orourke 54
orozco 118
orr 204
orrell 11
orris 11
orsi 6
orsini 11
orso 6
orta 32
ortega 312
ortego 22
ortegon 11
ortez 11
orth 22
ortis 11
ortiz 807
ortman 6
ortner 6
orton 22
orum 6
orvis 11
orwig 6
ory 6
oryan 109
orzechowski 11
osborn 151
osborne 290
osbourn 11
osbourne 11
osburn 32
osby 11
oscar 11
osei 6
osgood 32
oshaughnessy 11
oshea 32
oshields 11
oshiro 11
oslund 6
osman 11
osmond 11
osmun 6
osorio 43
osornio 6
ospanov 171
ospina 11
ostby 11
osteen 32
ostendorf 6
oster 22
osterberg 11
osterhoudt 6
osterhout 11
osterman 11
ostler 11
ostlund 11
ostrander 43
ostrem 6
ostrom 11
ostrow 6
ostrowski 11
osullivan 200
osuna 22
oswald 43
oswalt 32
ota 27
otani 11
otero 75
otey 11
otis 43
otoole 43
otsuka 14
ott 86
otte 11
otten 22
otter 11
otterson 11
ottinger 11
ottley 11
ottman 11
otto 75
otts 6
otwell 11
oubre 22
ouellette 75
ouimet 11
oum 6
ours 11
ousley 22
outen 11
outland 11
outlaw 54
outten 11
ouzts 11
ovalle 11
ovellette 11
overall 11
overbay 11
overbeck 11
overbey 11
overby 32
overcash 11
overcast 6
overfelt 6
overfield 6
overholt 11
overlock 11
overly 11
overman 22
overstreet 54
overton 86
overturf 11
oviatt 6
oviedo 11
ovitt 6
owen 269
owenby 11
owens 839
owensby 11
owings 22
ownbey 6
ownby 11
owsley 22
oxendine 11
oxford 22
oxley 11
oy 11
oyama 13
oyer 11
oyler 22
oyola 11
ozdemir 92
ozkan 55
ozment 11
ozolins 200
ozols 150
ozturk 109
ozuna 22
pablo 11
pabon 22
pabst 11
pace 183
pacheco 204
pacheo 6
pacifico 6
pack 75
packard 43
packer 32
packett 6
paddock 22
paden 11
padgett 97
padilla 280
padillo 11
padmore 6
padro 11
padron 22
padua 11
padula 11
pae 41
paek 6
paetzold 6
paez 22
paff 6
pafford 11
pagan 108
pagano 22
page 366
pagel 11
pages 6
pahl 11
pai 41
paige 108
paik 39
paille 11
paine 54
painter 86
pair 11
paisley 11
paiva 11
paiz 11
pak 200
pal 11
palacio 22
palacios 97
paladino 11
palafox 11
palazzo 11
palazzolo 11
palen 11
palermo 22
palko 11
palladino 11
palm 22
palma 43
palmateer 11
palmatier 11
palmer 667
palmeri 11
palmieri 22
palmisano 11
palmore 22
palmquist 11
palomares 11
palomba 6
palombo 11
palomino 22
palomo 22
palos 11
pals 11
palumbo 43
pam 11
pamplin 6
pan 133
pancoast 11
pando 11
pane 6
panek 11
panella 11
pang 22
pangborn 6
pangburn 11
pangle 11
paniagua 22
pankey 22
pankow 6
pankratz 11
pannell 43
panos 11
pantano 11
panther 6
pantoja 32
panton 11
panzer 6
paoletti 6
paolini 11
paolucci 11
papa 22
papadopoulos 11
papageorge 6
papas 11
papazian 6
pape 32
papenfuss 11
papineau 11
papke 11
papoutsis 400
papoytsis 400
papp 80
pappalardo 11
pappas 43
paquet 11
paquette 65
paquin 22
para 6
parada 11
paradis 43
paradise 22
paradiso 11
paramore 11
paras 11
parchman 6
pardee 11
pardini 6
pardo 32
pardon 6
pardue 22
pare 22
paredes 32
paredez 6
parent 43
parente 11
parenteau 22
parenti 6
parham 86
parikh 11
paris 54
parise 11
pariseau 6
parish 65
parisi 24
parisien 11
pariyar 57
park 269
parke 22
parker 1571
parkerson 11
parkes 11
parkey 11
parkhill 11
parkhurst 22
parkin 11
parkins 11
parkinson 32
parkison 11
parkman 22
parks 377
parlier 6
parlin 6
parman 11
parmelee 11
parmenter 11
parmentier 6
parmer 22
parmley 11
parn 63
parnell 65
paro 11
parodi 11
parr 75
parra 75
parramore 11
parras 6
parrett 11
parrilla 6
parrinello 6
parrino 11
parris 54
parrish 215
parrott 54
parry 43
parsell 6
parshall 11
parsley 22
parson 75
parsons 280
partain 22
partee 11
parten 6
partida 22
partin 43
partington 11
partlow 11
parton 22
partridge 43
parvin 11
pascal 11
pascale 11
pascarella 11
pascarelli 6
pasch 6
paschal 22
paschall 22
paschke 11
pasco 11
pascoe 11
pascua 11
pascual 22
pasillas 11
paskett 6
pasko 11
pasley 11
pasquale 11
pass 22
passarelli 11
passmore 32
pasternak 11
pastor 22
pastore 11
pastorius 6
pastrana 11
patague 6
patao 11
patch 22
patchell 11
patchen 11
patchett 11
pate 140
patel 215
patenaude 11
paterno 6
paterson 32
pathirana 46
patillo 11
patin 11
patino 32
patlan 6
patman 6
patnaude 11
patnode 11
paton 11
patricio 11
patrick 258
patridge 11
patt 11
pattee 6
patten 65
patterson 990
patti 11
pattillo 6
pattison 22
patton 312
patty 11
paugh 11
paul 290
paulauskas 109
paulauskiene 109
pauley 43
pauli 11
paulin 11
pauline 11
pauling 11
paulino 22
paulk 22
paull 11
pauls 11
paulsen 43
paulson 75
paulus 11
pauly 11
pautz 11
pavao 6
pavel 6
pavia 6
pavic 55
pavlak 6
pavlick 6
pavlik 11
pavlov 67
pavlovic 100
pavlovski 41
pavon 11
pavone 11
pawlak 11
pawlik 6
pawloski 6
pawlowicz 6
pawlowski 11
paxson 11
paxton 54
payan 11
payeur 11
paylor 11
payne 613
paynter 11
payson 11
payton 108
paz 43
peabody 22
peace 32
peach 22
peachey 65
peacock 86
peak 43
peake 22
pearce 129
pearcy 11
pearl 22
pearlman 11
pearman 22
pearsall 22
pearse 6
pearson 452
peart 11
pease 54
peaslee 11
peasley 11
peavey 11
peavler 11
peavy 11
peay 11
pech 20
pechacek 6
pechr 20
pecinovsky 6
peck 161
peckham 22
pecor 11
pecora 11
pecoraro 11
peden 22
pedersen 171
pederson 54
pedigo 22
pedone 6
pedraza 22
pedrick 11
pedro 22
pedrosa 11
pedroza 22
peebles 43
peed 11
peek 43
peel 32
peele 22
peeler 32
peeples 32
peer 11
peery 22
peet 11
peete 11
peeters 300
peets 11
peevy 6
peffer 6
pegg 11
pegram 11
peguero 11
pegues 22
pehrson 11
pei 100
peiffer 11
peil 6
peirce 11
peiris 71
pekar 6
pelaez 11
pelayo 22
pelc 6
pelchat 11
pelfrey 11
pelham 11
pelkey 22
pell 11
pellegrin 11
pellegrini 21
pellegrino 22
peller 6
pellerin 22
pelletier 86
pellett 6
pelley 11
pellham 11
pellot 11
peloquin 11
pelt 11
peltier 32
pelton 22
peltz 11
peluso 11
pelzer 11
pemberton 54
pembleton 6
pen 21
pena 398
penaflor 11
penaloza 11
pence 43
pendarvis 11
pendelton 11
pender 32
pendergast 11
pendergraft 11
pendergrass 43
pendergrast 11
pendleton 75
pendley 11
penfield 6
peng 11
penick 11
penix 11
penland 22
penley 11
penman 11
penn 97
penna 6
pennebaker 11
pennell 32
penner 11
penney 22
penniman 11
penning 11
pennington 172
pennock 11
penny 43
pennypacker 11
penov 40
penrod 22
penrose 11
pensinger 6
penson 11
penta 6
pentecost 11
penton 22
penwell 11
people 11
peoples 97
pepe 22
pepin 22
peplinski 6
pepper 65
peppers 22
pera 6
perales 32
peralez 11
peralta 65
peranio 6
peraza 11
percival 11
percy 22
perdomo 11
perdue 75
perea 32
pereda 11
pereira 171
perera 300
peres 22
peretz 171
pereyra 32
perez 1667
pergande 6
perham 11
peric 50
perillo 11
perin 11
perine 11
perino 11
perkin 6
perkins 624
perkinson 11
perkovic 41
perl 11
perla 6
perlman 22
permenter 11
permeti 400
perna 11
pernell 11
pero 11
perovic 109
perras 11
perrault 11
perreault 32
perreira 11
perret 6
perri 22
perrier 6
perrigo 11
perrin 32
perrine 22
perrino 6
perrodin 11
perron 32
perrone 22
perrotta 11
perry 1011
perryman 54
persaud 22
persing 6
persinger 22
person 75
persons 11
persson 109
pertuit 6
peru 6
perz 11
pesce 11
pesina 11
pesola 6
pete 22
petek 43
peter 32
peterka 6
peterkin 11
peterman 43
petermann 6
peters 559
petersen 215
peterson 1151
petersons 86
petillo 11
petit 120
petite 6
petitt 11
petkov 39
petrarca 6
petrauskas 200
petrauskiene 200
petre 6
petree 11
petrella 11
petrenko 52
petrevski 38
petrey 11
petri 11
petrick 11
petrie 32
petrik 6
petrillo 11
petrin 11
petro 11
petroff 6
petrone 11
petrosky 11
petrosyan 120
petrov 171
petrova 171
petrovic 400
petrovich 11
petrovski 36
petrucci 11
petrus 11
petry 22
pettaway 11
pettengill 11
pettersen 80
petterson 22
pettersson 86
pettey 11
petti 11
pettie 11
petties 11
pettiford 22
pettigrew 32
pettis 32
pettit 75
pettitt 11
pettry 11
pettus 22
pettway 32
petty 161
pettyjohn 11
petway 11
petz 6
petzold 6
peugh 6
peveto 6
pew 11
pewitt 11
peyton 32
pfaff 22
pfannenstiel 11
pfarr 11
pfau 6
pfeffer 22
pfeifer 32
pfeiffer 43
pfeil 11
pfister 22
pflug 6
pflum 6
phair 11
phak 39
pham 171
phan 133
phaneuf 11
phares 11
pharr 22
pharris 11
phegley 6
phei 20
phelan 43
phelps 247
phi 67
phifer 32
philbeck 6
philbrick 11
philbrook 11
philip 22
philipp 6
philipps 6
philips 22
phillip 22
phillippe 6
phillippi 11
phillips 1603
phillis 6
philpot 22
philpott 11
philson 11
philyaw 6
phinney 11
phipps 108
phoenix 11
phou 6
phu 11
phung 48
phy 20
piatt 11
piazza 22
pica 11
picard 43
piccirillo 11
piccolo 11
picha 6
pichardo 22
piche 11
pichette 6
pichler 133
pick 11
pickard 43
pickel 11
pickell 11
picken 6
pickens 65
pickerel 11
pickering 54
pickett 151
pickle 22
pickles 11
picklesimer 11
pickney 11
pickrell 11
picou 11
pidgeon 11
piedra 11
pieper 22
pier 11
pierce 602
piercy 22
pierre 97
pierro 11
pierson 118
pietrzak 11
pietsch 11
pifer 11
pigeon 6
pigford 11
pigg 22
piggott 11
pigott 11
pike 118
piland 11
pilcher 32
pilger 11
pilgrim 22
pilkington 22
pilla 11
pillar 11
pillow 11
pillsbury 11
pilon 11
pilot 6
pimental 22
pimentel 54
pina 75
pinard 11
pinas 240
pinckney 32
pincus 11
pinder 22
pine 22
pineda 108
pinedo 11
pinegar 11
pineiro 11
piner 11
pinero 11
pines 11
pinette 11
ping 11
pingye 14
pinheiro 11
pinion 11
pink 11
pinkard 11
pinkerton 32
pinkett 6
pinkham 22
pinkley 11
pinkney 22
pinkston 32
pinnell 6
pinner 11
pinney 11
pinnix 11
pinnock 11
pino 32
pinon 11
pinson 54
pinter 11
pinto 55
pintor 6
pinzon 11
pio 6
piotrowski 55
piper 97
pipes 11
pipkin 32
pipkins 11
pippen 11
pippin 32
pippins 11
piras 13
pires 32
pirkle 11
piro 6
pirtle 22
pisani 11
pisano 11
piscitelli 11
pistone 6
pita 6
pitcher 22
pitchford 11
pitcock 11
pitkin 6
pitman 32
pitre 32
pitt 43
pittard 11
pittenger 11
pitter 6
pittman 269
pittmon 6
pitts 247
pittsley 6
pitzen 6
pitzer 11
pixler 6
pixley 11
pizano 11
pizarro 22
pizer 6
pizzo 11
place 32
placek 6
placencia 11
plain 11
plaisance 11
plaisted 11
plamondon 6
planas 11
planck 6
plank 22
plant 22
plante 32
plantz 6
plascencia 22
plasencia 11
plaster 11
plata 11
plath 11
platt 86
platter 6
platts 6
platz 11
player 22
plaza 22
pleas 11
pleasant 32
pleasants 11
pledger 11
plemmons 11
plemons 11
pless 11
pletcher 11
ploof 11
plotkin 11
plotner 6
plott 11
plouffe 11
plourde 22
plowden 6
plowman 22
plude 6
plum 11
plumb 22
plumber 6
plumlee 11
plumley 22
plummer 118
plunk 11
plunkett 43
plyler 11
poage 6
poarch 11
poblete 13
poch 11
poche 11
podkowka 6
poe 108
poehler 6
poff 11
poffenberger 11
poghosyan 67
pogue 32
pohl 22
pohlman 11
pohlmann 6
poindexter 54
pointer 32
points 6
poirier 65
poissant 6
poisson 22
poitra 11
poitras 11
pok 22
pokharel 55
pokhrel 55
pokorny 11
polak 75
polanco 43
poland 32
polansky 11
polasek 6
polen 11
polhemus 6
poli 12
policastro 6
police 6
polich 6
polin 6
poling 32
polishchuk 80
polite 11
polito 11
politte 11
polizzi 11
polk 118
poll 6
pollack 43
pollak 11
pollard 151
polley 22
pollitt 11
pollman 11
pollock 97
polly 11
polo 11
polson 22
polster 11
polston 11
polzin 11
pomerantz 6
pomerleau 11
pomeroy 32
pompa 11
pompey 11
pon 11
ponce 118
pond 43
ponder 54
ponds 11
pons 11
pontbriand 6
ponte 11
pontes 6
pontiff 11
pontious 6
pontius 11
ponton 11
pool 65
poole 269
pooler 22
pooley 11
poon 11
poor 11
poore 43
poorman 11
poovey 11
pop 200
popa 300
pope 301
popescu 240
popham 11
poplar 11
poplawski 6
poplin 11
popoff 35
popov 171
popovic 400
popovich 11
popovski 34
popp 32
poppe 11
poppell 6
porath 11
porcaro 11
porcelli 6
porch 11
porche 11
porras 22
port 11
porter 742
porterfield 43
portillo 54
portis 22
portman 6
porto 11
portugal 11
portwood 11
posada 11
posey 86
posner 11
pospisil 11
poss 11
post 86
postel 6
postell 11
postma 11
poston 43
poteat 22
poteet 22
poteete 11
pothier 11
potocnik 133
potter 323
pottorff 11
potts 161
potvin 11
pou 11
poudrier 6
pough 11
poulin 54
pouliot 11
poulos 22
poulsen 133
poulson 11
poulton 6
pouncey 6
pouncy 11
pound 11
pounders 11
pounds 32
powe 22
powell 1000
power 54
powers 377
powley 11
poyner 11
poynor 6
poynter 22
poythress 11
pozo 6
prada 11
prado 54
prager 11
prahl 11
prakash 57
prall 11
prange 11
prasad 240
prater 86
prather 75
prato 6
pratt 280
pratts 6
pray 22
praylow 6
preas 11
preble 11
preciado 22
precourt 6
predmore 11
preece 22
preiss 11
prejean 11
premo 11
prendergast 22
prentice 32
prentiss 11
prescott 65
preslar 11
presler 11
presley 75
presnell 11
press 11
pressey 6
pressler 11
pressley 54
pressly 6
pressman 11
pressnell 11
presson 11
presswood 11
presti 6
prestidge 6
preston 204
prestridge 11
prestwood 11
pretty 6
prettyman 11
preuss 11
preusser 11
prevatte 11
prevo 6
prevost 22
prewett 11
prewitt 43
pribble 6
price 1065
prichard 32
prichett 6
prickett 11
priddy 22
pride 32
prideaux 6
pridemore 22
pridgen 43
pridgeon 6
pridmore 11
priebe 11
pries 6
priest 65
priester 11
priestley 11
prieto 43
prifti 400
prill 11
prim 11
prime 11
primeaux 11
primer 6
primm 11
primmer 11
primo 11
primrose 6
primus 11
prince 194
principato 11
prindle 11
prine 11
pringle 65
prins 11
printup 6
printz 11
prinz 11
prioleau 11
priolo 11
prior 22
prisbrey 6
prisco 11
prishtina 400
pritchard 108
pritchett 86
pritt 11
pritts 11
privett 11
privette 11
priyar 57
probst 22
prochaska 11
prochazka 133
prochazkova 133
prochnow 6
procopio 11
procter 11
proctor 129
proffitt 43
profit 11
profitt 11
prokop 11
prom 11
proper 11
propes 11
prophet 6
propp 11
propst 22
prosperie 11
prosser 32
prost 6
proto 11
protsman 6
proulx 22
prout 11
prouty 11
provencal 11
provence 6
provencher 22
provenzano 11
province 11
provost 32
prowell 11
prude 11
pruden 11
prudhomme 11
prue 11
pruett 65
pruitt 204
prum 6
pruneda 11
prunty 11
pry 11
pryce 11
pryor 118
przybylski 11
ptak 6
ptel 120
pu 200
pua 11
pucci 11
puccio 11
puchalski 6
puckett 129
puente 43
puentes 11
puff 6
puffer 11
puga 22
pugh 183
pugliese 22
puglisi 11
pugsley 11
puig 11
pujol 6
pulaski 11
puleo 11
pulice 6
pulido 43
pullen 54
pulley 32
pulliam 65
pullin 11
pullins 11
pullman 11
pullum 11
puls 11
pulsifer 6
pulver 22
puma 11
pumphrey 22
punch 11
pundt 6
pung 11
purcell 86
purdie 11
purdom 11
purdue 11
purdy 54
purgason 6
purifoy 11
purington 11
purkey 11
purnell 43
purpura 11
pursel 11
pursell 11
purser 22
pursley 11
purtell 11
purvis 75
puryear 22
pusey 11
pushard 6
puterbaugh 6
putman 43
putnam 86
putney 11
putt 11
putz 11
puzo 6
pyatt 11
pyburn 11
pye 11
pylant 11
pyle 54
pyles 22
pyne 11
pyron 11
qiantian 31
qianye 13
qiaoben 40
qingmu 29
qingshui 57
qiteng 52
qu 35
quach 30
quackenbush 11
quade 11
quail 6
qualls 54
quam 11
quan 67
quandt 11
quarles 54
quarterman 11
quashie 6
quast 11
quattlebaum 11
quayle 11
queen 75
queener 11
quellette 6
querry 6
quesada 22
quesenberry 11
quesinberry 11
quevedo 11
quezada 54
quick 97
quigley 54
quijada 11
quijano 11
quiles 22
quill 11
quillen 32
quillin 6
quimby 22
quin 11
quinby 6
quincy 11
quinlan 32
quinley 6
quinn 301
quinney 11
quinones 108
quinonez 32
quint 11
quintal 11
quintana 97
quintanar 11
quintanilla 54
quinter 6
quintero 97
quinto 11
quinton 11
quirion 11
quirk 22
quiroga 17
quiros 11
quiroz 54
quisenberry 11
quispe 300
quist 11
quliyev 150
quon 11
ra 26
raab 11
raabe 11
raap 11
raasch 11
rabago 11
rabb 11
rabe 11
raber 11
rabideau 11
rabin 11
rabinowitz 11
rabon 11
raby 22
race 22
racette 11
rachal 11
rachel 11
racicot 6
racine 22
rackers 11
rackley 22
raco 6
racz 55
rada 6
radabaugh 11
radcliff 22
radcliffe 22
radebaugh 6
radel 11
rademacher 22
rader 65
radford 54
radic 400
radigan 6
radin 6
radke 11
radley 11
radosevich 6
radovic 171
radovich 6
radtke 22
radu 171
radulovic 133
rae 22
rael 22
rafael 11
raff 11
raffa 11
raffaele 11
rafferty 32
rafter 11
raftery 11
ragan 43
rager 22
raggs 11
raghallaigh 86
ragin 11
ragland 75
raglin 11
ragsdale 65
ragusa 11
rahaim 6
rahe 6
rahimi 6
rahm 11
rahman 150
rahn 22
rai 109
raiford 11
railey 11
railsback 11
raimondi 6
rainbolt 11
raine 11
rainer 11
raines 97
rainey 108
rains 43
rainville 11
rainwater 22
raisor 6
raj 55
rajapaksha 50
rake 11
raker 11
rakes 11
rakestraw 11
rakowski 11
raleigh 22
raley 32
rall 11
ralls 11
ralph 43
ralston 54
ram 86
ramadan 55
ramage 22
rambert 11
rambo 22
ramer 22
ramerez 6
rameriz 11
ramero 6
ramey 97
raminez 11
ramires 11
ramirez 1130
ramm 11
ramon 32
ramos 710
ramsay 32
ramsdell 11
ramsey 355
rana 150
ranallo 11
ranasinghe 86
ranaweera 24
ranck 11
rancourt 11
rand 32
randall 237
randazzo 22
randel 11
randell 22
randle 75
randles 11
rando 6
randolph 194
raney 32
range 22
rangel 129
ranger 11
ranieri 11
rank 11
rankin 129
rankins 22
ranney 11
ransdell 11
ransom 75
ransome 11
ranson 22
rantanen 44
rao 22
rape 11
raper 22
raphael 11
rapier 11
raposa 11
raposo 11
rapoza 11
rapp 54
rappaport 11
rappold 6
rarick 11
rasberry 11
rasch 11
rasco 11
rascoe 11
rascon 22
rash 43
rasheed 11
rashid 11
rask 6
raskin 11
rasmussen 129
rasmusson 6
rasnake 6
rasnick 11
rasor 6
rast 11
ratchford 11
ratcliff 54
ratcliffe 22
rath 11
rathbone 22
rathbun 22
rathburn 11
rather 11
rathjen 11
rathnayaka 30
rathnayake 67
ratley 11
ratliff 140
ratnayake 38
ratner 11
rattler 6
ratzlaff 11
rau 32
raub 11
rauch 32
raulerson 6
raulston 11
rausch 22
rauscher 11
raven 11
ravenell 6
ravenscroft 6
raver 6
rawles 6
rawley 11
rawlings 43
rawlins 32
rawlinson 11
rawls 43
rawson 22
ray 592
raya 11
raybon 11
rayborn 11
rayburn 32
rayes 11
rayfield 11
rayford 32
raygoza 11
rayl 11
raymer 22
raymo 11
raymond 140
rayner 22
raynes 6
raynor 32
rayo 11
rayos 6
razo 32
razor 6
re 11
rea 54
reach 11
read 65
reade 11
reader 22
reading 11
ready 22
reagan 65
reagle 11
real 22
reale 11
ream 11
reamer 11
reames 11
reams 22
reaper 11
reardon 54
rearick 11
rease 6
reason 11
reasoner 11
reasor 11
reaux 6
reaves 65
reavis 22
reay 11
rebane 80
rebello 11
rebelo 6
reber 22
recalde 6
rech 11
recinos 11
recio 11
reck 11
recker 11
record 11
rector 65
red 22
reda 11
redd 65
redden 32
reddick 43
reddin 11
redding 65
reddington 11
reddish 11
reddout 6
reddy 60
reder 11
redfern 11
redfield 11
redford 11
redick 11
reding 11
redinger 11
redington 11
redman 54
redmon 32
redmond 86
redner 6
redondo 11
redrick 11
redus 11
redwine 11
ree 6
reece 108
reed 1312
reeder 75
reedy 43
reel 22
reels 6
reep 11
rees 43
reese 323
reeser 11
reeve 22
reeves 344
regalado 32
regan 65
reger 11
regina 11
regis 11
register 32
regner 11
regnier 11
rego 22
rehbein 6
rehberg 11
rehkop 11
rehm 11
reiber 11
reich 43
reichard 11
reichel 11
reichenbach 11
reichert 32
reichling 6
reichman 11
reid 495
reider 11
reidy 11
reif 11
reiff 11
reighard 6
reigle 6
reiley 11
reilley 11
reilly 140
reily 11
reiman 6
reimann 11
reimer 22
reimers 11
rein 11
reina 11
reinbold 6
reineck 6
reinecke 6
reiner 11
reinert 11
reinhard 11
reinhardt 43
reinhart 32
reinhold 11
reinke 22
reinoso 11
reinsch 6
reis 43
reiser 11
reisinger 11
reisman 11
reisner 6
reiss 22
reiter 48
reith 11
reitz 22
reitzel 6
releford 6
relf 6
reliford 11
relyea 11
remaley 11
rembert 22
remer 11
remick 11
remigio 6
remillard 22
remington 22
remley 11
remmers 11
rempe 11
rempel 6
remy 11
ren 26
renard 11
renaud 22
rench 6
rencher 11
renda 11
rendell 6
render 11
rendon 43
rene 11
reneau 11
renfrew 6
renfro 43
renfroe 22
renfrow 22
renick 11
renken 11
renn 11
renner 54
rennick 11
rennie 11
renninger 11
reno 32
renolds 6
renshaw 11
rentas 11
renteria 65
rentschler 11
rentz 11
renwick 11
reny 11
renz 11
renzi 11
repass 11
repka 6
replogle 11
repp 11
reppert 11
resch 11
resendez 22
resendiz 11
reser 11
resler 11
resnick 11
ress 6
ressler 11
rester 11
restivo 11
resto 11
restrepo 11
reta 6
retana 11
retherford 11
rethman 11
rettig 11
retzlaff 11
reulet 11
reuter 100
reveles 11
revell 11
revelle 6
revels 11
revilla 11
revis 11
rew 11
rex 22
rexford 11
rexroad 11
rexrode 6
rey 32
reyer 11
reyes 710
reyna 118
reynaga 6
reynold 6
reynolds 839
reynosa 11
reynoso 43
reza 11
rezac 6
rezendes 11
rhames 11
rhea 43
rheaume 11
rhee 240
rhein 11
rhem 11
rhim 92
rhine 11
rhinehart 22
rhines 6
rhman 150
rhoades 75
rhoads 54
rhode 11
rhoden 32
rhodes 398
rhodus 6
rhone 22
rhoten 6
rhoton 11
rhymer 11
rhymes 11
rhyne 22
rhynes 11
riain 109
ribble 6
ribeiro 60
ricard 11
ricardo 11
ricca 11
riccardi 11
ricci 100
ricciardi 11
riccio 11
ricco 11
rice 688
rich 204
richard 247
richards 527
richardson 1205
richarson 11
richart 11
richburg 22
riche 11
richer 11
richerson 11
richert 11
richeson 11
richey 86
richie 43
richins 11
richison 6
richman 22
richmond 172
richter 97
rick 22
rickard 43
rickards 11
rickel 11
ricker 43
rickert 11
ricketson 11
rickett 11
ricketts 54
rickey 11
rickles 6
rickman 32
ricks 97
rico 54
riddell 32
ridder 11
riddick 54
riddle 151
riddles 11
ridenhour 11
ridenour 32
rideout 22
rider 54
ridge 22
ridgeway 43
ridgley 11
ridgway 22
riding 11
ridinger 11
ridings 11
ridley 54
ridlon 11
ridout 11
riebe 11
rieck 6
ried 11
riedel 22
rieder 11
riedl 6
riegel 11
rieger 11
riehl 11
riehle 11
rieke 11
riel 11
rielly 6
riemer 11
riendeau 11
rients 6
ries 46
riese 6
riess 6
rieth 11
rieves 11
rife 32
riffe 11
riffel 6
riffle 22
rigby 32
rigdon 11
rigg 11
riggan 6
riggenbach 6
riggin 6
riggins 43
riggio 11
riggle 11
riggleman 11
riggs 151
right 6
righter 6
rigney 22
rigsby 43
rikard 11
riker 11
riles 11
riley 570
rim 92
rimer 11
rimes 6
rimmer 22
rinaldi 40
rincon 22
rine 11
rinehart 54
riner 11
rines 11
riney 11
ring 65
ringdahl 6
ringel 6
ringer 22
ringgold 11
ringle 6
ringler 11
ringo 11
ringwood 6
rini 6
rink 11
rinker 11
rio 11
riojas 22
riordan 22
rios 312
rioux 11
ripley 32
rippel 6
rippeon 11
rippey 11
ripple 11
rippy 11
riquelme 27
risch 11
riser 11
rish 11
rishel 11
risher 11
rising 6
risinger 11
risk 11
risley 11
risner 22
risser 6
rist 11
ristau 11
rister 11
ristevski 33
rita 11
ritacco 6
ritch 11
ritchey 32
ritchie 97
ritenour 11
riter 11
rittenberry 11
rittenhouse 22
ritter 118
ritts 6
ritz 22
ritzer 6
ritzman 11
riva 14
rivard 22
rivas 172
rivenbark 11
rivenburg 11
river 11
rivera 1216
riveria 11
rivero 22
rivers 183
rives 11
rivet 11
riviera 11
rix 11
rizer 11
rizo 11
rizzi 15
rizzo 57
rizzuto 11
rm 6
ro 11
roa 11
roach 172
roache 11
roan 11
roane 11
roark 75
robards 11
robare 6
robb 54
robbins 323
robbs 11
roberge 32
roberie 6
roberson 258
robert 150
roberto 11
roberts 1646
robertson 688
robeson 11
robey 32
robichaud 22
robichaux 22
robicheaux 11
robidoux 11
robie 11
robillard 11
robin 22
robinett 22
robinette 54
robins 54
robinson 2506
robison 97
robitaille 11
robledo 22
robles 215
robson 32
roby 43
roca 11
rocchio 6
rocco 22
rocha 129
roche 65
rocheleau 11
rochelle 22
rochester 22
rochon 11
rock 86
rocker 11
rockett 11
rockey 11
rockwell 54
rockwood 11
roda 6
rodarte 22
rodas 22
rodden 11
roddy 22
rode 11
roden 32
roder 11
roderick 32
rodes 6
rodger 11
rodgers 323
rodiguez 11
rodkey 6
rodman 22
rodney 11
rodrigez 11
rodrigo 32
rodrigue 32
rodrigues 120
rodriguez 2463
rodriguz 11
rodriques 11
rodriquez 398
roe 108
roebuck 22
roeder 11
roehl 11
roemer 11
roepke 11
roesch 11
roeser 6
roesler 11
roesner 6
roessler 11
rogalski 11
rogan 11
roger 32
rogers 1323
rogerson 11
rogge 11
rogowski 11
rogue 11
roh 33
rohan 11
rohde 22
rohe 11
roher 6
rohloff 6
rohman 6
rohn 11
rohr 32
rohrbach 11
rohrbaugh 11
rohrer 22
rojas 200
rojo 22
roker 6
rolan 6
roland 86
roldan 32
rolen 11
roles 11
rolf 11
rolfe 22
rolfes 11
roling 11
roll 22
rolland 11
rolle 11
roller 32
rollin 11
rolling 11
rollings 11
rollins 161
rollinson 6
rollison 11
rollo 11
roloff 11
rolon 22
rolph 11
rolston 11
romain 11
romaine 11
roman 247
romanelli 6
romano 133
romanowski 11
romans 11
romberger 6
rome 22
romeo 32
romer 11
romero 484
romig 11
romine 22
rominger 6
rommel 11
romo 75
romriell 11
ronald 11
ronan 11
rondeau 22
rondon 11
rone 11
roney 32
ronk 11
ronning 11
ronquillo 11
rood 22
roof 22
rook 11
rooker 22
rooks 22
room 11
rooney 65
roop 22
roos 11
roosa 11
roose 11
roosevelt 11
root 75
roots 6
roper 86
ropp 11
roque 32
roquemore 11
rorie 11
ros 17
rosa 151
rosado 129
rosales 140
rosalez 11
rosamond 11
rosario 161
rosas 86
rosati 11
rosato 11
rosborough 11
rosca 75
rosch 6
roscoe 22
rose 635
roseberry 22
roseboro 11
roseborough 6
rosebrook 6
rosell 6
roselli 11
roseman 11
rosemond 11
rosen 86
rosenau 6
rosenbalm 11
rosenbaum 32
rosenbeck 6
rosenberg 86
rosenberger 22
rosenberry 11
rosenblatt 11
rosenbloom 11
rosenblum 22
rosendahl 11
rosenfeld 22
rosenfield 6
rosengarten 6
rosenow 11
rosenquist 6
rosenstein 11
rosenthal 65
rosenzweig 11
roser 11
roses 6
rosier 11
rosin 11
rosinski 11
rosner 11
rosol 11
ross 1033
rossbach 6
rosser 32
rossetti 15
rossi 300
rossignol 11
rossin 6
rossiter 11
rossman 22
rosso 11
rosson 11
rossow 6
rost 11
rostad 6
rotari 100
rote 6
rotella 11
roten 11
rotenberry 6
roth 194
rothe 11
rothenberg 11
rother 11
rothermel 11
rothman 22
rothrock 11
rothschild 11
rothstein 22
rothwell 11
rotondo 6
rotter 11
rottman 11
rotz 11
roudebush 11
rough 6
roughton 11
rouillard 11
rouleau 11
rounds 43
roundtree 32
roundy 22
rountree 32
rourke 11
rouse 129
rousey 11
roush 43
rousseau 32
roussel 32
roussell 6
routh 11
routt 11
roux 57
row 11
rowan 65
rowden 22
rowe 312
rowell 75
rowen 11
rowland 151
rowlands 11
rowles 11
rowlett 22
rowley 65
rowse 6
rowser 6
rowsey 11
roy 269
royal 54
royall 11
royals 11
royalty 11
roybal 32
royce 22
roye 11
royer 32
royse 11
royster 32
royston 11
rozar 11
rozek 11
rozell 11
rozelle 6
rozier 22
rozman 50
rozzi 6
rsa 17
ruan 300
ruane 6
ruano 11
ruark 11
rubalcaba 11
rubalcava 11
rubel 6
ruben 11
rubenstein 11
rubin 75
rubino 22
rubinstein 11
rubio 118
ruble 22
rubottom 6
ruby 43
ruch 22
ruck 11
rucker 118
ruckman 11
rucks 11
rudd 75
ruddell 11
rudder 11
ruddick 6
ruddock 6
ruddy 11
rude 11
rudenko 57
ruder 11
rudie 6
rudisill 11
rudman 6
rudnick 11
rudnicki 6
rudolf 6
rudolph 86
rudy 22
rue 22
rueb 11
rueda 11
ruel 11
ruelas 22
rueter 11
ruf 11
rufener 6
ruff 65
ruffin 97
ruffing 6
ruffner 11
rufus 11
rugg 11
ruggeri 11
ruggerio 11
ruggieri 11
ruggiero 22
ruggles 22
rugh 6
ruhl 22
ruhland 11
ruis 11
ruiz 581
ruland 6
rule 22
ruley 11
rumbaugh 11
rumble 11
rumfelt 11
rumley 11
rummel 11
rumph 22
rumsey 22
rundell 11
rundle 11
rundquist 6
runge 22
runion 22
runions 6
runk 6
runkle 11
runnels 22
runner 11
running 6
runyan 32
runyon 54
ruocco 6
ruoy 16
rupe 11
rupert 32
rupp 32
ruppe 11
ruppert 22
rusch 11
rusek 6
rush 183
rusher 6
rushford 6
rushin 11
rushing 86
rushton 11
rusin 11
rusk 22
rusnak 11
russ 65
russel 22
russell 914
russo 240
rust 43
rustad 6
rustin 11
rusu 300
rutan 11
ruth 65
ruther 6
rutherford 118
rutigliano 6
rutkowski 11
rutland 22
rutledge 140
rutt 11
rutter 22
rutz 11
ruvalcaba 22
rux 6
ruybal 11
ruyle 11
ruzicka 11
ryals 22
ryan 549
ryang 44
ryans 11
ryant 11
ryba 6
rybak 6
ryberg 6
rybicki 11
ryburn 6
ryckman 11
rydberg 6
ryder 65
rye 11
ryerson 11
ryland 11
ryles 11
ryman 11
rymer 11
ryoo 55
ryu 55
saad 22
saar 200
saari 11
saarinen 75
saathoff 6
saavedra 43
saba 11
sabajo 75
sabala 11
sabat 6
sabatini 11
sabatino 11
sabb 11
sabbagh 11
sabella 11
sabia 11
sabin 22
sabine 6
sable 6
sabo 32
sabol 11
sabourin 6
sacco 32
sachs 22
sack 11
sackett 22
sacks 11
saddler 22
sadler 86
sadowski 22
sadykov 80
sae 11
saechao 11
saenz 86
saephan 11
saez 22
saffold 11
safford 22
sage 43
sager 43
sagers 11
sah 80
sahakyan 60
sahin 171
said 11
sailer 11
sailor 11
sain 22
saine 11
sainz 11
sais 11
saito 52
saiz 22
sak 11
sakai 18
sakamoto 28
sakurai 13
sala 22
salaam 11
saladin 11
saladino 11
salamanca 11
salamone 11
salas 161
salazar 344
salcedo 43
salcido 32
saldana 65
saldivar 32
sale 22
saleem 11
saleh 11
salem 22
salerno 32
sales 43
salgado 86
salguero 11
saliba 11
salihovic 400
salinas 204
saling 6
salisbury 54
sallee 32
salley 32
sallis 6
salls 11
sally 6
salmeron 11
salminen 71
salmon 54
salmons 22
salo 50
salomon 11
salomone 6
salone 6
salonen 55
salsbury 11
salsman 6
salter 75
salters 11
saltsman 11
saltz 11
saltzman 11
salvador 24
salvaggio 11
salvas 6
salvato 11
salvatore 22
salvo 11
salyer 22
salyers 22
salzano 6
salzer 11
salzman 11
sam 32
samaniego 22
samaras 400
samarasinghe 34
samayoa 11
sambrano 6
samet 6
samford 11
sammons 32
samons 22
samora 11
sampath 40
sample 65
samples 32
sampley 11
sampsell 6
sampson 161
sams 65
samsel 11
samson 43
samuel 75
samuels 108
samuelson 22
san 14
sanabria 22
sanborn 54
sanches 32
sanchez 1398
sancho 11
sand 22
sandberg 32
sande 11
sandefur 11
sandell 11
sanden 6
sander 43
sanderlin 11
sanders 1076
sanderson 97
sandford 11
sandhu 6
sandidge 11
sandifer 22
sandiford 11
sandin 11
sandler 22
sandlin 32
sandman 6
sandor 6
sandoval 290
sandoz 11
sandquist 6
sandridge 11
sands 75
sandstrom 22
sandusky 11
sandy 22
sane 11
saner 11
sanfilippo 11
sanford 161
sang 15
sanger 11
sangster 11
sanhueza 13
sanjeewa 27
sanjuan 11
sankey 22
sanks 6
sanmiguel 11
sanna 16
sanner 11
sano 13
sanon 11
sanor 11
sanpu 24
sanroman 11
sansbury 11
sansom 11
sanson 11
sansone 22
sant 11
santa 6
santacruz 22
santamaria 22
santana 161
santangelo 11
santee 11
santelli 6
santerre 6
santi 6
santiago 377
santibanez 11
santillan 22
santillanes 11
santillo 11
santini 11
santis 30
santistevan 11
santo 22
santora 11
santore 6
santoro 41
santos 333
santoyo 11
santucci 11
sanz 38
sao 11
saom 12
sapien 11
sapienza 11
sapp 75
sappington 11
sarabia 11
saragosa 11
saravia 11
sardina 11
sargeant 11
sargent 129
sargsyan 200
saric 46
sarmiento 22
sarno 11
sarratt 11
sarris 11
sarro 6
sartain 11
sartin 22
sartor 11
sartori 11
sartwell 6
sarver 22
sarvis 11
sasaki 75
sass 11
sasse 11
sasser 32
sassman 6
sasso 11
sasson 6
sat 14
satchell 11
satcher 6
sater 6
saterfiel 11
sather 11
sato 300
satter 11
satterfield 54
satterlee 11
satterthwaite 6
satterwhite 22
sattler 22
sau 12
sauceda 22
saucedo 65
saucier 43
sauders 6
sauer 54
sauers 11
saul 22
saulnier 6
sauls 32
saulsberry 11
saulsbury 11
saulter 11
saulters 11
saum 11
saunders 290
sauter 11
sautner 6
sautter 6
sauve 11
savage 215
savala 11
savard 11
savarese 11
savchenko 55
savell 11
saver 11
savic 400
savidge 6
saville 11
savino 11
savoie 22
savolainen 39
savory 11
savoy 32
sawicki 11
sawin 11
sawtelle 6
sawyer 247
sawyers 32
sax 11
saxon 32
saxton 43
say 14
sayegh 6
sayer 11
sayers 32
sayler 11
sayles 22
saylor 54
saylors 11
sayre 32
scaggs 11
scaglione 6
scaife 11
scala 11
scales 65
scalf 22
scalia 11
scalise 11
scally 6
scalzo 11
scanlan 22
scanlon 43
scannell 11
scarberry 22
scarborough 54
scarbrough 32
scarlett 22
scarpa 6
scarpelli 6
scates 11
scavuzzo 6
schaaf 11
schaal 11
schacher 11
schacht 11
schade 11
schaefer 129
schaeffer 54
schafer 86
schaff 11
schaffer 65
schaffner 11
schaible 11
schalk 11
schall 11
schaller 22
schaner 6
schank 11
schantz 11
schanz 11
schaper 11
scharf 11
scharff 11
schatz 22
schaub 11
schauer 11
schechter 11
scheck 6
schecter 6
scheel 11
scheele 11
scheer 22
scheerer 11
scheetz 11
scheff 6
scheffel 11
scheffer 11
scheffler 22
scheiber 11
scheid 11
scheidler 6
scheidt 11
schell 54
scheller 11
schenck 22
schendel 11
schenk 22
scher 11
scherer 32
schermerhorn 11
scherr 11
scherrer 11
schertz 6
scheu 6
scheuerman 11
scheuermann 6
scheving 67
schewe 6
schexnayder 22
schiavo 11
schiavone 11
schick 22
schieber 6
schiefelbein 11
schiele 6
schier 6
schiff 11
schiffer 11
schiffman 11
schild 11
schildgen 6
schilke 6
schill 11
schillaci 6
schiller 32
schilling 54
schillinger 11
schiltz 57
schimke 11
schimmel 11
schindler 32
schipper 11
schippers 11
schirmer 11
schiro 11
schisler 11
schlabach 6
schlachter 6
schlagel 6
schlater 11
schlecht 6
schlegel 22
schleicher 11
schleifer 6
schlemmer 11
schlenker 11
schlesinger 11
schleusner 6
schley 11
schlicher 6
schlichting 11
schloss 11
schlosser 22
schlueter 22
schluter 6
schmaltz 11
schmalz 11
schmeling 11
schmeltzer 11
schmelzer 6
schmid 200
schmidt 549
schmieder 6
schmit 300
schmitmeyer 6
schmitt 108
schmitz 120
schmoll 6
schmuck 6
schmucker 11
schnabel 11
schneck 11
schnee 6
schneider 355
schnell 22
schnieders 11
schober 11
schoch 11
schock 11
schoemaker 6
schoen 22
schoenberg 11
schoenberger 11
schoenfeld 11
schoenrock 11
schofield 54
scholes 6
scholl 32
scholten 11
scholz 22
schoolcraft 11
schooler 11
schooley 11
schoonmaker 11
schoonover 32
schorr 11
schott 32
schrack 11
schrader 54
schram 11
schramm 22
schrantz 11
schranz 6
schrecengost 11
schreck 11
schreckengost 6
schreffler 11
schreiber 54
schreier 11
schreiner 32
schrimsher 11
schriver 11
schrock 22
schroder 22
schroeder 215
schroer 11
schroeter 11
schrom 11
schroth 11
schroyer 11
schrum 11
schrupp 11
schubert 43
schuck 11
schueler 11
schuelke 11
schueller 11
schuessler 6
schuett 6
schuette 11
schuetz 11
schug 6
schuh 11
schuldt 11
schuler 54
schull 11
schuller 11
schulman 22
schulte 43
schultheis 11
schultz 377
schulz 109
schulze 32
schumacher 65
schumaker 11
schuman 22
schumann 22
schunk 6
schupp 11
schurman 11
schuster 54
schutt 11
schutte 11
schutz 22
schuyler 11
schwab 54
schwabe 6
schwager 11
schwalm 6
schwan 11
schwandt 11
schwanke 11
schwartz 280
schwartzkopf 6
schwartzman 6
schwarz 55
schweiger 11
schweigert 11
schwein 6
schweitzer 32
schweizer 11
schwenk 11
schwindt 11
schwing 11
scianna 6
scicchitano 6
scioneaux 6
sciortino 11
scipio 11
sclafani 11
scoby 6
scofield 22
scoggin 11
scoggins 32
scogin 6
scola 6
scoles 11
sconyers 6
scott 1990
scotti 11
scotto 11
scouten 6
scovil 6
scoville 11
scranton 11
scriber 11
scribner 32
scriven 11
scrivner 11
scroggin 6
scroggins 54
scroggs 11
scruggs 86
scudder 22
scuderi 11
scull 11
scully 32
scurlock 11
scurry 11
scutt 6
sea 11
seabaugh 6
seaberg 11
seabolt 22
seaborn 11
seabrook 11
seabrooks 11
seager 11
seagle 11
seago 6
seagraves 11
seal 54
seale 22
seales 11
sealey 11
seals 97
sealy 22
seaman 54
seamans 11
seamon 11
seamons 11
searcy 43
searfoss 11
searight 6
searle 22
searles 22
searls 6
sears 151
sease 11
seat 6
seaton 43
seats 6
seaver 11
seavey 11
seawell 11
seawright 11
seay 75
sebastian 22
sebesta 6
sebring 11
sechrist 11
seckman 6
secor 11
secrest 11
secrist 11
seda 11
seddon 11
seder 11
sedgwick 11
sedillo 22
sedlacek 11
sedlak 11
sedlock 6
see 32
seeber 11
seedorf 6
seefeldt 11
seeger 22
seeley 32
seelig 6
seely 22
seelye 11
seeman 11
seery 11
seese 11
seevers 11
segal 38
segarra 11
segars 11
segel 38
seger 22
segers 11
segovia 22
segraves 6
segrest 11
seguin 11
segundo 11
segura 86
seibel 11
seiber 11
seibert 32
seibold 11
seidel 32
seidell 6
seiden 6
seidl 11
seidman 11
seifert 43
seigel 6
seigler 11
seiler 32
seim 11
seiter 11
seitz 43
selander 6
selby 54
selden 11
selders 11
seldon 11
self 108
selfridge 11
selig 11
sell 32
sellars 22
selle 6
selleck 11
sellers 183
selley 6
sellman 11
sellner 11
sells 32
selman 11
selph 11
seltzer 11
selvage 11
selvey 6
selvidge 11
selzer 11
seman 11
semenov 63
semien 6
semil 80
semjonov 57
semmes 11
semon 11
semple 11
semyonov 63
sen 44
sena 32
senanayake 35
seneca 6
senecal 11
senegal 6
seneviratne 31
seng 22
senger 11
senior 11
senn 22
sensabaugh 11
senter 11
senters 11
sentian 19
seo 75
seoh 75
seong 30
sepe 11
sepeda 6
sepp 171
sepulveda 92
sequeira 11
sera 11
serafin 11
sergeant 6
sergent 11
serik 44
serikbay 35
serio 11
sermons 11
serna 54
serpa 11
serra 32
serrano 194
serrato 22
servais 11
servantes 11
service 11
servin 11
sesco 11
session 11
sessions 32
sessler 6
sessoms 22
sessums 11
seth 11
setliff 11
seto 11
setser 11
settle 32
settles 32
setzer 22
seun 13
sever 11
severance 11
severe 11
severin 11
severino 11
severns 11
severs 11
severson 32
severt 11
sevier 11
sevigny 11
sevilla 22
seville 6
sevin 11
sevy 6
seward 54
sewell 108
sexton 183
seybert 11
seybold 6
seyfried 6
seyler 11
seymore 32
seymour 118
sfyr 44
sgl 38
shabazz 11
shackelford 43
shackleford 11
shaddix 11
shade 43
shadle 11
shadley 6
shadrick 11
shadwick 11
shaeffer 11
shafer 108
shaffer 226
shah 80
shahan 11
shahid 6
shain 11
shake 11
shakespeare 6
shala 150
shalash 6
shambaugh 6
shamblin 11
shambo 6
shams 6
shanahan 22
shanben 100
shand 11
shane 22
shaner 22
shangtian 16
shangye 13
shank 43
shankle 22
shanklin 22
shankou 71
shanks 54
shanley 11
shannon 183
shanqi 48
shanshan 15
shantian 80
shanxia 38
shao 6
shapira 44
shapiro 75
sharber 11
sharer 11
sharkey 32
sharma 171
sharon 11
sharp 355
sharpe 140
sharper 11
sharpless 11
sharpton 11
sharrow 11
shatley 11
shattuck 22
shatzer 11
shaughnessy 11
shaul 11
shaver 75
shavers 11
shaw 699
shawn 6
shawver 11
shay 32
shea 129
shead 11
sheaffer 11
sheahan 11
shealey 11
shealy 22
shear 11
sheard 11
shearer 65
shearin 11
shears 22
sheats 11
sheckler 11
shedd 22
shedrick 6
sheedy 11
sheehan 97
sheehy 11
sheeley 11
sheely 11
sheen 11
sheeran 11
sheets 75
sheetz 11
sheffer 11
sheffey 6
sheffield 97
sheffler 6
shehan 11
shehu 400
sheilds 11
shelburne 6
shelby 54
sheldon 75
sheley 11
shell 54
shellenbarger 11
shellenberger 11
sheller 11
shelley 54
shellhammer 6
shellman 11
shelly 32
shelman 6
shelnutt 6
shelor 11
shelton 420
shen 71
shengelia 71
shenk 11
shepard 161
shepardson 11
sheperd 11
shephard 32
shepherd 226
shepler 11
shepley 11
sheppard 183
shepperd 6
sher 11
sherard 6
sherburne 11
sherer 22
sheridan 86
sheriff 11
sherlock 22
sherman 290
sherrard 11
sherrell 11
sherrer 11
sherrick 11
sherrill 65
sherrod 54
sherron 11
sherrow 6
sherry 32
sherwin 11
sherwood 75
shetler 11
shetley 6
shevchenko 240
shevchuk 92
shevlin 11
shew 11
shewmaker 11
shi 26
shibata 18
shibley 6
shichuan 39
shick 11
shield 11
shields 215
shier 11
shiffer 11
shifflett 32
shiflet 11
shiflett 11
shih 11
shijing 35
shiley 6
shilling 22
shillings 11
shim 34
shima 6
shimada 16
shimek 6
shimer 11
shimizu 57
shimkus 6
shimp 11
shin 71
shinault 11
shine 22
shiner 11
shingler 6
shingleton 11
shinkle 11
shinn 43
shipe 22
shipley 75
shipman 75
shipp 65
shippee 11
shippy 11
shipton 11
shirah 6
shire 11
shireman 6
shires 11
shirey 22
shirk 22
shirley 129
shiroma 6
shisler 11
shitian 20
shive 11
shively 32
shiver 22
shivers 32
shives 11
shkodra 400
shkreli 400
shoaf 11
shock 11
shockey 22
shockley 65
shoe 11
shoemake 22
shoemaker 118
shoffner 22
shofner 11
sholar 11
sholes 11
sholtis 6
shong 30
shook 86
shoop 22
shope 11
shor 11
shore 32
shores 32
shorey 11
short 226
shorter 43
shortridge 11
shorts 11
shortt 11
shotts 6
shotwell 11
shoulders 11
shoults 11
shoultz 6
shoup 22
shouse 22
shover 11
showalter 22
showers 22
showman 11
shows 11
shrader 32
shreffler 11
shrestha 100
shreve 22
shrewsbury 11
shriner 11
shriver 22
shropshire 22
shrout 11
shroyer 11
shrum 22
shryock 11
shubert 22
shuck 11
shue 11
shuey 11
shufelt 11
shuff 11
shuffler 11
shuford 11
shugart 11
shuler 54
shull 43
shulman 11
shultis 11
shults 22
shultz 75
shumake 11
shumaker 32
shuman 32
shumate 32
shumpert 11
shumway 22
shung 30
shunk 11
shupe 22
shupp 6
shurtleff 11
shurtz 11
shuster 22
shute 11
shutt 22
shuttleworth 11
shutts 11
shy 11
sias 11
sibert 11
sibley 43
sica 11
sicard 11
siciliano 11
sickels 11
sickler 11
sickles 11
siddiqui 11
siders 11
sides 32
sidhu 11
sidney 11
sidwell 11
sieben 11
sieber 11
siebert 22
sieck 6
siefert 11
sieg 11
siegel 75
siegfried 11
siegle 11
siegrist 11
siemens 11
siemers 6
siems 11
sieng 12
sierra 75
siers 6
sievers 22
sievert 11
siewert 11
sifford 11
sifuentes 11
sigala 11
sigel 11
sigg 6
siggers 11
sigler 43
sigman 11
sigmon 22
sigmund 11
signorelli 11
sikes 54
sikora 22
sikorski 11
silas 22
silber 11
silberman 11
silcox 11
siler 43
silk 11
sill 11
siller 11
sillman 6
sills 32
silsby 6
silva 452
silvas 22
silveira 22
silver 97
silvera 11
silverberg 11
silverman 54
silvernail 11
silvers 32
silverstein 22
silvester 11
silvestre 11
silvestri 18
silvey 22
silvia 32
silvis 11
sim 34
simard 11
simas 11
simcox 11
simek 11
simental 11
simeon 11
simeone 11
simes 6
simh 200
simic 400
simington 6
simkins 11
simmer 6
simmerman 11
simmers 11
simmon 22
simmonds 11
simmons 979
simms 118
simoes 29
simon 280
simonds 22
simone 32
simoneau 11
simoneaux 11
simonetti 11
simons 97
simonsen 75
simonson 32
simonton 11
simpkins 54
simpson 753
sims 559
simsek 52
simson 6
sin 71
sinani 400
sinclair 118
sindelar 11
sine 11
sinegal 11
sines 11
sing 11
singer 86
singh 300
singler 6
singletary 65
singleterry 6
singleton 258
singley 11
sinha 11
siniard 11
sink 22
sinkler 11
sinn 11
sinner 6
sinnott 11
sinquefield 11
sipe 22
sipes 32
siple 11
sipos 11
sipp 11
sippel 11
sipple 22
siqueiros 6
sirbu 133
sires 6
sirianni 11
sirmans 11
sirmons 6
sirois 22
sisco 32
sisemore 11
sisk 54
sisler 11
sisneros 22
sison 11
sisson 43
sisto 11
sistrunk 11
sites 22
sitton 11
situ 11
sitz 11
siu 11
sivils 6
six 11
sizelove 6
sizemore 97
sizer 11
sjogren 11
skaggs 75
skalski 11
skates 11
skeen 22
skeens 11
skeete 11
skeeter 6
skelley 11
skelly 11
skelton 54
skhnzy 40
skiba 11
skidmore 54
skiles 22
skillern 11
skillings 11
skillman 11
skinner 237
skipper 32
skipworth 11
sklar 11
skoglund 6
skolnick 6
skoog 11
skow 11
skowron 6
skowronski 6
skyles 6
slabaugh 6
slack 43
slade 54
slagle 32
slama 11
slane 11
slankard 6
slape 11
slate 22
slaten 6
slater 140
slaton 32
slattery 32
slaugh 11
slaughter 129
slaven 11
slavens 11
slavin 22
slawson 11
slay 22
slaybaugh 6
slayden 11
slayton 32
sledge 54
sleeman 6
sleeper 11
slemp 11
sletten 11
slevin 6
slezak 11
slick 11
slifer 11
sliger 11
sligh 11
slinkard 11
sliter 6
sliva 11
sloan 194
sloane 11
sloat 11
slocum 43
slocumb 11
slonaker 6
slone 43
sloss 11
slough 6
slovak 6
slover 11
slowik 11
sluder 11
slusher 22
sluss 11
slusser 11
sly 11
slye 11
sm 15
smagulov 63
smail 11
small 226
smalley 43
smalling 11
smalls 65
smallwood 75
smart 118
smartt 11
smathers 11
smead 11
smedley 11
smelcer 6
smelley 11
smelser 11
smeltzer 11
smet 92
smidt 11
smiley 97
smirnov 300
smit 100
smith 10823
smither 11
smitherman 22
smithers 22
smithey 11
smithson 32
smithwick 11
smits 46
smoak 11
smock 22
smolen 11
smoot 43
smotherman 11
smothers 32
smtih 11
smyth 32
smythe 11
snapp 22
snavely 11
snay 6
snead 43
snedeker 11
sneed 86
snell 108
sneller 11
snelling 11
snelson 11
sng 15
snider 140
snipes 32
snively 11
snoddy 11
snodgrass 54
snook 22
snover 6
snow 226
snowden 54
snuggs 6
snyder 592
so 13
soares 43
sobczak 6
sobel 11
sober 6
sobers 11
sobieski 6
sobota 6
socha 11
sockwell 6
soden 6
soder 6
soderberg 11
soderlund 11
soderquist 11
soeang 12
sohn 43
soileau 22
sojka 6
sok 13
sokh 13
sokol 22
sokoloski 6
sokolov 150
sokolowski 11
solano 43
solar 11
solares 11
solari 11
solberg 22
solem 11
soler 22
soles 11
soliday 6
solis 172
soliz 43
sollars 11
soller 6
solley 11
soloman 11
solomon 172
solorio 22
solorzano 22
solovev 80
solovyov 80
solt 11
soltero 11
soltis 11
soltys 11
solum 11
soluri 11
som 12
somers 43
somerville 32
somma 6
sommer 32
sommerfield 11
sommers 43
sommerville 11
son 43
sones 6
song 57
songben 67
songer 11
songjing 12
songtian 22
sonn 43
sonnenberg 11
sonnier 22
sonntag 11
sons 11
sontag 11
soo 11
soper 22
sor 15
sorensen 109
sorenson 65
sorg 11
sorge 6
soria 32
soriano 43
sorrell 32
sorrells 22
sorrels 11
sorrentino 13
sosa 129
sosebee 11
sotelo 43
soto 430
sotomayor 11
sottile 11
sou 13
soucie 11
soucy 22
souder 11
souders 11
soukup 11
soule 22
soules 11
souliere 11
soun 13
sours 11
sousa 200
south 54
southall 11
southard 32
souther 11
southerland 32
southern 32
southers 6
southward 6
southwell 11
southwick 11
southwood 11
southworth 22
souza 75
sova 11
sowa 11
sowards 11
sowder 11
sowders 11
sowell 43
sowers 43
soy 13
soza 11
spada 11
spadafora 11
spadaro 11
spade 11
spadoni 6
spady 11
spaeth 11
spafford 11
spagnola 6
spagnoli 6
spagnolo 6
spahn 11
spahr 11
spain 54
spainhour 6
spalding 32
spalla 6
span 11
spangler 75
spann 54
spano 11
sparacino 11
sparano 6
spargo 6
sparkman 32
sparks 269
sparling 11
sparrow 32
spataro 11
spates 11
spath 6
spatz 6
spaulding 86
speaker 6
speakman 11
speaks 22
spear 54
spearman 32
spears 172
speas 6
specht 11
speciale 11
speck 22
spector 11
speece 11
speed 32
speegle 11
speer 54
speers 11
speicher 11
speidel 11
speier 11
speight 32
speights 11
speir 6
speirs 11
spell 22
speller 11
spellman 32
spells 11
spence 161
spencer 613
spengler 11
spenser 11
sperber 11
sperling 22
spero 11
sperry 32
speth 11
spicer 75
spicher 11
spiegel 22
spieker 11
spielman 11
spier 11
spiers 11
spies 11
spiess 6
spight 6
spigner 11
spiker 22
spikes 22
spillane 11
spiller 22
spillers 11
spillman 32
spina 11
spindler 11
spinella 11
spinelli 22
spink 11
spinks 32
spinner 11
spinney 11
spino 11
spires 22
spiro 11
spiteri 92
spitler 11
spitz 11
spitzer 22
spiva 11
spivey 118
splawn 11
spofford 6
spohn 11
sponaugle 6
sponsler 6
spoon 11
spooner 43
spoor 6
spotts 11
spradley 11
spradlin 32
spradling 11
spraggins 11
sprague 86
sprankle 11
spratling 6
spratt 11
spray 11
sprayberry 11
sprenger 11
spriggs 32
spring 32
springer 118
springfield 11
springs 11
sprinkle 22
sproles 11
sproul 11
sprouse 32
sprow 6
spruell 11
spruill 43
spry 11
spurgeon 32
spurlin 11
spurling 11
spurlock 54
spurr 11
spurrier 11
square 11
squier 11
squire 11
squires 65
sr 14
sresth 100
srma 171
sroka 11
staab 11
staats 11
stabile 11
stabler 11
stacey 43
stach 11
stack 43
stacker 6
stackhouse 32
stackpole 11
stacks 11
stacy 86
stadler 22
staff 11
stafford 204
stage 11
stagg 11
staggers 11
staggs 32
stagner 11
stahl 75
stahlman 11
stahr 11
staiger 6
stainback 6
stainbrook 11
stair 11
stairs 11
stalcup 11
stalder 11
staley 75
stalker 11
stall 11
stallard 22
stallcup 11
staller 6
stalling 11
stallings 75
stallman 11
stalls 6
stallworth 43
stalnaker 11
stalter 11
stalvey 11
stam 11
stamand 6
stamant 11
stambaugh 11
stamey 22
stamm 32
stamp 11
stamper 54
stampley 11
stamps 43
stan 133
stanback 11
stanberry 11
stancil 22
stancill 6
standard 11
stander 6
standifer 11
standish 11
standley 22
standridge 11
stanek 11
stanfield 43
stanfill 22
stanford 108
stang 11
stange 11
stanger 11
stangl 11
stangle 6
stanhope 11
stanislawski 6
stankeviciene 171
stankevicius 171
stankiewicz 11
stanko 11
stankovic 109
stanley 495
stannard 11
stansberry 22
stansbury 22
stansel 11
stansell 11
stansfield 11
stanton 140
stapler 11
staples 75
stapleton 86
stapp 11
starbuck 11
starcher 11
starck 6
stark 151
starke 11
starkes 11
starkey 65
starks 97
starkweather 11
starling 43
starner 11
starnes 75
starns 11
starr 118
starrett 11
start 6
staten 43
states 11
statler 11
staton 75
staub 11
stauber 6
staudt 11
stauffer 32
stavros 6
stayer 6
stayton 11
stclair 43
stcyr 11
stead 11
steadham 11
steadman 32
stearn 11
stearns 65
stebbins 22
stec 11
steck 11
stecker 11
stedman 11
steed 43
steel 32
steele 377
steelman 22
steely 11
steen 54
steenberg 6
steere 11
steeves 11
stefan 6
stefaniak 6
stefanik 6
stefano 15
stefanski 11
steffan 11
steffen 41
steffens 11
steffenson 6
steffes 11
steffey 11
steffy 6
stegall 32
steger 22
stegman 11
stegner 11
stehle 11
stehlik 6
stehr 6
steib 11
steidl 6
steier 6
steiger 11
steigerwald 11
steil 11
steimle 6
stein 151
steinbach 11
steinbeck 11
steinberg 43
steinberger 11
steiner 120
steinfeldt 11
steinhauer 11
steinhauser 6
steinhoff 11
steinke 22
steinman 11
steinmetz 22
steitz 6
stell 11
stella 11
stelle 6
steller 11
stellhorn 6
stelling 6
stellmacher 6
stelly 11
stelzer 11
stem 11
stembridge 11
stemm 6
stemple 11
stenberg 11
stender 11
stengel 11
stenger 11
stennett 11
stennis 11
stenson 11
stephan 22
stephen 32
stephens 613
stephenson 194
stepney 11
stepp 54
steppe 11
steptoe 11
sterling 108
stern 86
sternberg 22
sterner 22
sterns 11
sterrett 11
stetler 11
stetson 11
steve 11
steven 22
stevens 753
stevenson 333
stever 11
steverson 11
steves 11
steveson 11
steward 108
stewart 1431
steyer 6
stgeorge 11
stgermain 22
sthilaire 22
stice 11
stich 11
stickel 11
stickland 11
stickle 6
stickler 11
stickles 11
stickley 11
stickney 22
stidham 32
stiefel 11
stier 11
stiff 11
stiffler 22
stigall 11
stiger 11
stiles 86
still 43
stiller 11
stillings 11
stillman 32
stills 11
stillson 6
stillwagon 6
stillwell 32
stilson 11
stiltner 32
stilts 6
stilwell 22
stimpson 11
stimson 11
stinchcomb 11
stine 43
stinebaugh 6
stiner 11
stines 11
stinger 6
stingley 11
stinnett 43
stinson 118
stipe 11
stirling 11
stites 22
stith 22
stitt 32
stiver 11
stivers 11
stjames 6
stjean 11
stjohn 65
stlaurent 11
stlouis 22
stmartin 11
stober 6
stock 43
stockard 11
stockbridge 6
stockdale 11
stocker 22
stocking 11
stockman 22
stocks 22
stockstill 11
stockton 65
stockwell 22
stoddard 65
stoddart 6
stodola 11
stoehr 11
stoffel 11
stogner 11
stoica 120
stojanov 32
stojanovic 133
stokely 11
stoker 32
stokes 290
stokley 11
stoll 32
stolle 11
stoller 11
stollings 11
stolp 11
stolte 11
stoltenberg 11
stoltz 22
stoltzfus 22
stolz 11
stone 635
stonebraker 11
stoneburner 11
stonecipher 11
stoneking 11
stoneman 11
stoner 65
stonesifer 6
stoney 11
stonge 22
stookey 11
stoops 22
stops 11
storch 11
storck 6
storer 22
storey 65
storie 11
stork 11
storlie 6
storm 22
stormer 11
storms 22
storrs 11
story 86
stotler 11
stott 32
stotts 22
stoudemire 6
stoudt 11
stouffer 22
stough 11
stoughton 11
stout 161
stoute 6
stovall 75
stover 97
stowe 43
stowell 22
stowers 22
stoyanov 120
stoyanova 120
stpeter 11
stpierre 43
strachan 11
strack 11
strader 22
stradford 11
stradley 11
strahan 11
straight 22
strain 43
strait 22
straka 11
straker 11
straley 11
strand 43
strandberg 6
strang 11
strange 65
stransky 6
strasser 11
strate 6
stratford 6
stratman 6
stratton 86
straub 32
strauch 11
straughter 11
straus 11
strausbaugh 11
strauser 11
strauss 43
straw 11
strawbridge 11
strawder 6
strawn 22
strawser 11
strayer 11
strayhorn 11
streater 11
strecker 11
street 86
streeter 54
streetman 11
streets 11
streich 6
streicher 11
streight 6
streit 11
strelow 6
stretch 6
stribling 22
stricker 11
strickland 323
strickler 22
stricklin 22
striegel 11
strine 11
stringer 86
stringfellow 22
stringfield 11
stringham 11
striplin 11
stripling 11
strite 6
strittmatter 6
strobel 22
strobl 6
stroble 11
strock 11
strode 11
stroh 22
strohl 11
strohm 11
strom 22
stromain 11
stroman 22
stromberg 22
strong 194
stroop 6
stroope 6
strope 11
strosnider 6
strother 43
strothers 11
stroud 108
stroup 32
stroupe 11
strouse 11
strout 11
strouth 11
strozier 11
strub 11
struble 22
struck 22
strum 11
strunk 32
struthers 11
stryker 11
strzelecki 6
stthomas 11
stuart 140
stubblefield 43
stubbs 86
stuber 11
stuck 11
stucker 11
stuckey 43
stucky 11
studdard 11
studebaker 11
student 6
studer 22
studivant 6
studley 11
stuhr 6
stukes 11
stull 32
stults 11
stultz 22
stumbaugh 11
stump 43
stumpf 22
sturdevant 11
sturdivant 32
sturgeon 32
sturges 11
sturgill 32
sturgis 32
sturm 32
sturman 6
sturtevant 11
sturtz 11
stutes 11
stutler 11
stutts 11
stutz 11
stutzman 22
stwart 6
styer 11
styers 11
styles 32
styons 6
styron 11
su 44
suarez 161
suazo 11
suber 22
sublett 22
subotic 400
suda 11
sudduth 22
sue 6
suen 80
suess 6
sugahara 14
sugarman 6
sugawara 14
sugg 11
suggs 86
sugiyama 15
sugrue 6
suh 75
suhr 11
suilleabhain 200
suiter 22
suits 11
suitt 11
suleimenov 120
suleymenov 120
suljic 400
sullins 22
sullivan 871
sulser 6
sultan 11
sultanov 55
sulzer 6
sum 6
suman 6
sumler 11
sumlin 11
summa 6
summer 22
summerall 11
summerfield 11
summerford 6
summerlin 32
summers 247
summerville 22
summey 11
summitt 6
summy 11
sumner 86
sumpter 32
sumrall 22
sumter 11
sun 80
sund 11
sunday 11
sundberg 22
sunde 6
sunderland 22
sunderman 11
sundquist 11
sundstrom 6
sung 30
suniga 11
sunseri 11
suon 13
super 11
surace 6
surber 22
surette 11
surface 22
surita 6
surles 11
surratt 22
surrett 11
sussman 22
sustaita 11
sutcliffe 11
suter 11
sutera 11
sutherland 97
sutliff 11
sutphin 22
sutter 32
sutterfield 11
suttle 11
suttles 22
sutton 409
suy 13
suydam 6
suzuki 240
svendsen 11
svensson 100
svoboda 240
svobodova 240
swaby 6
swader 11
swafford 43
swager 6
swaim 22
swain 129
swallow 11
swan 86
swanberg 6
swaney 11
swanger 11
swanigan 11
swank 32
swann 54
swanner 11
swanson 312
swarey 11
swart 11
swarthout 11
swartout 6
swarts 11
swartwood 11
swartz 97
swasey 11
swatzell 11
swayne 11
swayze 11
swearengin 11
swearingen 32
sweat 43
sweatman 11
sweatt 22
swedberg 6
sweeney 194
sweeny 11
sweet 140
sweeten 11
sweeting 11
sweetman 11
sweetser 6
sweitzer 11
swensen 11
swenson 75
swett 22
swick 11
swider 11
swiderski 11
swift 97
swigart 11
swiger 22
swigert 11
swihart 11
swilley 11
swim 11
swims 11
swindell 22
swindle 22
swindler 11
swinehart 11
swiney 11
swinford 11
swing 11
swinger 6
swingle 11
swink 22
swinney 22
swinson 11
swint 11
swinton 22
swisher 43
switzer 54
swoboda 11
swofford 11
swoope 11
swope 32
swopes 11
sword 11
swords 11
sy 11
sydnor 11
sydow 11
syed 11
sykes 151
sykora 11
sylva 11
sylvain 11
sylvester 86
sylvestre 11
sylvia 22
symonds 11
symons 11
synder 11
syring 6
sytsma 6
syverson 11
szabo 171
szczepanski 6
szeto 11
szilagyi 50
szymanski 100
ta 41
taamng 27
tabares 11
tabarez 11
tabatadze 60
tabb 22
taber 32
tabler 6
tabor 75
tabron 11
tacey 6
tack 11
tacker 11
tackett 65
tackitt 11
tacy 6
tadeo 6
tadlock 11
taff 11
tafolla 11
tafoya 22
taft 43
tagg 6
taggart 32
tagle 6
tague 11
tahirovic 400
tai 11
taing 27
tait 22
taitian 27
taitt 6
takacs 71
takada 15
takagi 17
takahashi 200
takaki 17
takata 15
takeda 14
taketa 14
takeuchi 24
tal 50
talamantes 11
talamantez 11
talarico 11
talavera 11
talbert 54
talbot 75
talbott 32
taliaferro 11
talkington 11
tall 11
tallant 11
tallent 32
talley 140
tallman 22
tallon 6
tally 11
talmadge 11
talmage 11
talton 11
talty 11
tam 32
taman 240
tamang 240
tamashiro 6
tamayo 32
tamez 22
tamm 240
tammaro 11
tamplin 11
tamura 21
tan 300
tanaka 171
tandy 11
tang 65
tanguay 11
taniguchi 13
tankersley 22
tanksley 11
tann 11
tannehill 11
tannenbaum 11
tanner 204
tanouye 11
tansey 11
tant 11
tao 63
taormina 11
tapia 108
tapley 22
taplin 11
tapp 32
tapper 11
tapscott 11
tarango 22
tarantino 11
taranto 11
tarbell 11
tarbox 11
tardif 11
tardiff 22
tardugno 6
tardy 11
tarin 11
tarkington 11
tarleton 11
tarlton 6
tarnowski 11
tarpley 11
tarr 22
tarrance 11
tarrant 22
tarry 11
tart 11
tartaglia 11
tarter 11
tartt 11
tarver 32
tarvin 11
tarwater 11
tash 11
tasker 11
tassin 6
tassone 11
tat 29
tate 333
tatem 6
tatham 11
tatman 11
tatom 11
tatro 22
tatum 118
taub 11
taube 11
tauber 11
taul 11
taulbee 11
taunton 11
tav 26
tavares 43
tavarez 11
tavera 11
taveras 22
tawney 11
tay 11
taylor 3346
tea 11
teachout 11
teague 108
teal 32
teamer 6
teasdale 6
teasley 11
teaster 6
tebo 11
tedder 22
tedeschi 11
tedesco 22
tedford 11
tedrick 6
tedrow 11
tee 11
teed 11
teegarden 11
teel 43
teems 11
teeple 11
teer 11
teeter 32
teeters 11
teets 11
tefft 11
tei 26
teitelbaum 11
teixeira 50
tejada 32
tejeda 32
telesco 6
telfer 6
telford 11
tell 6
teller 11
telles 11
tellez 32
tellier 11
tellis 11
tello 22
temme 11
temple 86
templeman 11
temples 11
templeton 54
templin 11
tena 6
tenaglia 6
teneyck 11
tengan 11
tengjing 26
tengtian 30
tengyuan 20
tennant 32
tenney 32
tennison 11
tennyson 22
tenorio 22
teo 171
teoh 171
tep 24
tepper 11
teran 11
terhune 11
terpstra 11
terranova 11
terrazas 22
terrell 161
terrill 32
terrio 11
terrones 11
terry 430
terwilliger 11
terzic 400
tesar 6
tesch 22
teske 11
tessier 11
test 6
testa 22
tester 11
testerman 11
teston 11
teter 11
teti 6
tetrault 11
tetreault 22
tetterton 6
tetzlaff 6
tevis 11
tew 22
tewell 6
tewksbury 11
tews 11
texeira 11
thach 26
thacker 86
thai 27
thakkar 6
thaler 11
thames 32
than 40
thanasi 400
thao 43
thapa 171
tharp 65
tharpe 22
tharrington 6
tharu 52
thatch 6
thatcher 32
thaxton 22
thayer 75
theberge 11
thedford 11
thei 24
theis 22
theisen 22
theiss 11
thelen 11
theobald 11
theodore 11
theriault 32
theriot 32
theroux 11
therrien 22
thetford 11
theus 11
thibault 22
thibeau 6
thibeault 22
thibodaux 11
thibodeau 43
thibodeaux 43
thiede 11
thiel 32
thiele 11
thielen 22
thiem 6
thieme 6
thierry 6
thies 22
thiessen 11
thigpen 43
thill 133
thiry 6
thn 27
thode 6
thole 11
thom 22
thoma 22
thoman 11
thomas 3346
thomason 97
thomasson 11
thome 11
thompkins 22
thompson 2894
thoms 11
thomsen 109
thomson 86
thomure 6
thon 6
thong 6
thor 11
thorarensen 240
thoreson 11
thorington 6
thorlacius 80
thorn 43
thornberry 11
thornburg 32
thorne 75
thornell 11
thornhill 32
thornley 11
thornsberry 11
thornton 333
thorp 32
thorpe 86
thorsen 11
thorson 22
thorton 32
thrailkill 11
thrall 11
thrash 32
thrasher 54
threadgill 11
threatt 11
threet 11
threlkeld 11
thresher 11
thrift 11
throckmorton 11
throop 11
thrower 22
thrush 11
thuong 33
thurber 22
thurlow 11
thurman 108
thurmond 22
thurston 65
thy 24
tian 25
tiancun 21
tiano 11
tianzhong 171
tibbals 6
tibbetts 32
tibbits 11
tibbitts 11
tibbles 6
tibbs 43
tice 32
tichenor 11
tickle 11
tidd 11
tidmore 6
tidwell 97
tiedeman 11
tiedemann 11
tieman 11
tiemann 11
tienda 6
tiernan 11
tierney 43
tietjen 11
tietz 6
tieu 32
tiffany 22
tift 6
tiger 11
tiggs 11
tighe 22
tigner 11
tignor 11
tigue 6
tijerina 43
tilford 11
tilghman 11
till 11
tiller 32
tillery 43
tillett 11
tilley 65
tillinghast 6
tillis 22
tillison 11
tillman 161
tillmon 11
tillotson 22
tillson 11
tilly 11
tilman 11
tilson 11
tilton 32
timberlake 22
timbers 6
timko 11
timlin 6
timm 32
timmer 11
timmerman 22
timmins 11
timmons 86
timms 22
timothy 11
timpson 11
tims 11
tinajero 6
tinch 11
tincher 22
tindal 11
tindall 22
tindell 11
tindle 11
tineo 11
tiner 11
ting 300
tingle 22
tingley 11
tinker 32
tinkham 11
tinkle 11
tinner 6
tinney 22
tinnin 11
tinoco 11
tinsley 65
tiong 171
tipler 11
tippens 6
tippett 11
tippetts 6
tippins 6
tippit 6
tipps 11
tipton 108
tirado 54
tirrell 11
tisch 6
tisdale 43
tisher 6
titcomb 11
tito 6
titsworth 11
tittle 11
titus 65
tiu 171
tjaden 6
tjin 92
tka 30
tkachenko 133
tkachuk 71
tl 50
to 44
toam 25
tobar 11
tober 11
tobey 22
tobias 54
tobin 75
tobler 11
tocci 6
tocco 11
todaro 11
todd 323
todorov 109
todorova 109
toepfer 6
toft 6
tokarski 6
tokarz 11
toki 6
tolan 11
toland 11
tolar 11
tolbert 108
toledo 43
tolentino 34
toler 43
toles 11
toliver 32
toll 11
tolle 11
tollefson 11
toller 11
tolleson 11
tollett 11
tolley 22
tollison 11
tolliver 43
tolman 22
tolson 22
tom 32
toma 6
toman 11
tomas 22
tomasek 6
tomaselli 6
tomasello 6
tomasi 6
tomasini 11
tomaszewski 11
tomberlin 11
tomblin 11
tomczak 11
tome 6
tomei 6
tomer 6
tomes 11
tomic 400
tomita 11
tomko 11
tomlin 54
tomlinson 97
tompkins 86
tompson 11
toms 22
tomson 6
ton 11
tondreau 11
tone 11
toner 22
toney 86
tong 38
tonkin 11
tonn 11
tony 6
toohey 11
tooker 6
tookes 11
toole 22
tooley 22
toombs 22
toomer 11
toomey 22
toon 11
toone 11
toothaker 11
toothman 11
tope 11
topete 11
topp 11
topper 11
topping 11
topps 11
torain 11
torbert 11
torbett 11
tores 11
torgersen 6
torgerson 22
torgrimson 6
torian 11
toribio 11
torkelson 11
toro 32
torok 48
torpey 11
torrance 11
torre 11
torrence 32
torres 1162
torrey 22
torrez 65
toscano 22
tosh 11
toska 400
toskaj 400
tostado 11
toth 200
totten 32
touch 28
touchet 11
touchette 11
touchstone 11
toupin 11
toups 11
tourigny 6
tourville 11
tousant 6
tousignant 11
toussaint 22
tovar 75
tovey 6
tow 11
towe 11
towell 11
tower 22
towers 11
towery 11
towle 22
towler 11
towles 11
town 11
towne 22
towner 22
townes 32
townley 11
towns 32
townsel 11
townsend 323
townsley 11
townson 11
towry 11
towsend 6
toy 100
tozier 11
trabert 6
trac 39
tracey 22
tracy 118
trader 11
trafton 11
trahan 54
trail 11
trainer 11
trainor 22
trajanoski 32
trajanovski 31
trajcevski 30
trajkovski 29
tramel 11
trammel 11
trammell 43
tran 258
transue 6
trantham 22
trapani 11
trapp 43
trask 32
traub 11
traughber 6
trautman 11
traver 11
travers 32
traverso 11
travis 151
trawick 11
traxler 11
traylor 65
traynor 11
treacy 6
treadaway 11
treadway 32
treadwell 43
treanor 6
treat 22
treece 22
treese 6
trego 11
tregre 11
trei 24
treiber 11
trejo 65
tremaine 11
tremblay 200
tremble 6
trembley 11
tremper 11
trent 108
trepanier 11
tressler 11
trevathan 6
trevino 204
trevizo 11
trew 11
trexler 11
triana 11
triano 6
tribble 32
trice 32
triche 11
trickett 6
trickey 6
trieu 29
trigg 22
triggs 11
trim 11
trimble 65
trimm 11
trimmer 11
trimpe 6
trinh 55
trinidad 32
trinkle 11
triplett 75
tripp 86
trisler 11
tristan 11
tritt 11
trivedi 6
trivett 11
trivette 11
troche 11
trogdon 11
troia 11
troiano 11
trojan 11
trojanowski 11
trollinger 11
trombetta 11
trombley 22
trombly 11
troncoso 11
troop 6
trosclair 11
trosper 11
trost 11
trostle 6
trotman 22
trott 22
trotta 11
trotter 86
trottier 11
troup 11
troupe 22
trout 54
troutman 54
troutt 11
trowbridge 22
trowell 6
trower 11
troxel 11
troxell 11
troxler 11
troy 32
troyer 22
truax 22
truby 11
trudeau 32
trudel 11
trudell 11
true 32
trueblood 11
truelove 11
trueman 11
truesdale 22
truesdell 11
truett 11
truex 11
truitt 43
trujillo 194
trull 22
truluck 11
truman 22
trumbauer 11
trumble 11
trumbo 11
trumbull 11
trump 11
truong 54
truss 11
trussell 22
trusty 11
tryon 11
tsai 100
tsan 11
tsang 11
tsao 11
tsay 100
tschida 11
tse 22
tseng 11
tsiklauri 100
tso 11
tsoi 100
tsosie 22
tsoy 41
tsui 86
tu 34
tubb 6
tubbs 54
tubman 6
tucci 22
tuck 43
tucker 753
tudor 22
tuel 11
tuff 6
tufts 11
tuggle 32
tull 22
tuller 11
tulley 11
tullier 6
tullis 11
tullius 6
tulloch 6
tullos 11
tully 22
tuma 11
tumlin 11
tune 11
tuner 6
tung 11
tunison 6
tunnell 22
tunney 11
tunstall 22
tuohy 11
tuominen 46
tupper 11
turberville 11
turbeville 11
turcan 171
turcios 11
turco 11
turcotte 22
turek 11
turgeon 22
turk 80
turley 43
turlington 6
turman 32
turnage 22
turnbow 22
turnbull 32
turner 1635
turney 32
turnipseed 11
turnquist 6
turpen 11
turpin 54
turrentine 6
turunen 52
tusing 11
tussey 11
tuten 11
tuthill 11
tutor 11
tutson 6
tutt 11
tuttle 108
twedt 11
tweed 11
tweedy 11
twellman 6
twiford 6
twigg 11
twiggs 11
twilley 11
twine 6
twining 6
twitchell 11
twitty 11
twombly 11
twomey 11
tworek 6
twyman 11
ty 26
tye 22
tyer 11
tygart 6
tyler 290
tylor 11
tynan 11
tyndall 22
tyner 32
tynes 11
tyra 6
tyre 11
tyree 43
tyrell 11
tyrrell 22
tyson 140
tyus 11
uber 6
uch 11
uchida 18
udell 6
uecker 11
ueda 16
ueno 13
ueta 16
ugalde 11
ugarte 11
uhl 11
uhler 6
uhlig 11
uhlman 6
uhm 23
uhrich 6
uhrig 6
ulery 6
ulibarri 11
ullery 11
ullman 11
ulloa 22
ullrich 11
ulm 11
ulmer 22
ulrey 11
ulrich 65
um 23
umana 11
umberger 11
umland 6
umphrey 6
umstead 11
underdahl 6
underdown 6
underhill 32
underwood 258
ung 200
ungar 11
unger 54
unknow 11
unrein 11
unruh 22
unzueta 11
upchurch 43
updegraff 11
updike 11
upham 11
upshaw 32
upson 11
upton 54
urbain 6
urban 54
urbanek 11
urbaniak 11
urbano 11
urbanski 11
urbina 43
urbonas 100
urboniene 100
uren 11
urena 22
ureno 11
uresti 11
uriarte 11
urias 22
uribe 43
urich 11
urick 11
urman 6
urquhart 22
urrutia 11
ursery 6
urso 11
ursu 86
uselton 11
usher 32
usrey 11
usry 11
ussery 22
utecht 11
utley 32
utsey 11
utt 11
utter 22
utterback 11
utz 11
uy 11
uyehara 6
vaca 22
vacca 11
vaccaro 22
vachon 22
vaden 11
vadnais 11
vahle 6
vail 43
vaillancourt 22
valadez 43
valasquez 11
valazquez 11
valderas 6
valdes 43
valdez 344
valdivia 22
valdovinos 11
vale 11
valencia 129
valenta 6
valente 22
valenti 32
valentin 75
valentine 172
valentini 19
valentino 22
valenza 11
valenzuela 140
valenzula 6
valera 11
valerio 32
valerius 6
valero 11
valez 11
valiente 6
valladares 22
valle 75
vallecillo 11
vallee 11
vallejo 43
vallejos 11
vallery 11
valles 32
valletta 11
valley 22
valliere 11
vallo 11
vallone 11
valls 6
valon 63
valtierra 11
valverde 60
valvo 11
van 171
vanags 67
vanallen 11
vanalstyne 11
vanarsdale 11
vanasse 6
vanatta 11
vanauken 11
vanbrunt 11
vanburen 32
vanbuskirk 22
vancamp 11
vance 204
vancleave 11
vancleve 6
vancuren 6
vandam 6
vandegrift 11
vandehey 6
vandemark 11
vandenberg 22
vandenbosch 11
vanderbilt 11
vanderburg 11
vanderford 11
vandergriff 11
vandergrift 6
vanderhoff 11
vanderhoof 11
vanderlinden 6
vandermark 11
vandermeer 6
vandermolen 6
vanderploeg 6
vanderpool 22
vanderveer 6
vandervort 11
vandeusen 11
vandeventer 11
vandever 6
vandine 6
vandiver 32
vandoren 11
vandorn 11
vandusen 22
vanduzer 6
vandyke 54
vandyne 11
vanegas 11
vanek 11
vanetten 11
vanfleet 11
vang 200
vangilder 11
vangorder 11
vanguilder 11
vangundy 11
vanhook 11
vanhoose 32
vanhorn 43
vanhorne 11
vanhouten 22
vanhoy 11
vanish 11
vankeuren 6
vankirk 11
vankleeck 6
vanlandingham 11
vanleer 11
vanleuven 11
vanmatre 11
vanmeter 32
vann 65
vannatta 11
vannatter 11
vanness 11
vannest 11
vannorman 11
vannostrand 6
vannote 11
vannoy 22
vanostrand 6
vanover 32
vanpatten 6
vanpelt 22
vanriper 6
vansant 11
vanscoy 11
vanscyoc 11
vansickle 22
vanslyke 11
vantassel 11
vantassell 6
vantrease 6
vanvalkenburg 11
vanvliet 6
vanwagenen 11
vanwagoner 11
vanwart 6
vanwingerden 11
vanwinkle 32
vanwormer 11
vanwyk 11
vanzandt 11
vanzant 11
vanzile 6
vaquera 6
vara 11
varano 6
vardanyan 109
varden 6
varela 65
varga 200
vargas 441
varghese 11
vargo 22
varley 11
varnado 11
varnell 11
varner 75
varney 54
varnum 11
varughese 6
vasbinder 11
vashon 6
vasilev 75
vasiliauskas 150
vasiliauskiene 150
vasilyev 75
vasko 6
vasques 11
vasquez 549
vass 11
vassallo 11
vassar 11
vassel 6
vassell 6
vasser 11
vassiljev 120
vasta 6
vath 11
vaugh 11
vaughan 151
vaughn 387
vaughns 6
vaught 43
vause 6
vavra 11
vawter 6
vaz 11
vazquez 247
veach 22
veal 32
veale 11
veasey 11
veasley 11
veatch 11
veazey 11
vecchio 11
vedder 11
vega 323
vegas 11
veiga 11
veilleux 22
veillon 6
veit 11
veitch 11
veith 11
vela 86
velarde 22
velasco 65
velasques 6
velasquez 183
velazco 11
velazquez 129
velez 183
veliz 22
vella 200
veloz 11
veltri 11
venable 32
venegas 32
veney 11
venezia 11
veneziano 6
venne 11
venters 11
ventimiglia 11
vento 11
ventura 75
venuti 11
ver 11
vera 133
veras 11
vercher 11
verde 11
verdi 11
verdin 32
verdugo 22
verdun 6
verduzco 22
vereen 11
veres 6
vergara 32
vermillion 22
verne 6
verner 11
vernon 75
verret 11
verrett 11
verrill 11
versace 11
verville 11
vesela 109
vesely 109
vesey 11
vess 11
vessels 11
vest 43
vestal 22
vester 11
vetter 32
vezina 11
vhnh 39
vhyvn 67
via 22
vialpando 6
viars 6
viator 11
viau 6
vibbert 11
vicari 6
vice 22
vicente 11
vicini 11
vick 75
vickers 108
vickery 43
vicknair 11
vickrey 11
vicks 6
victor 32
victoria 22
victorine 6
victorino 11
victory 11
vida 11
vidal 43
vidales 11
vidaurri 11
vides 11
vidmar 92
vidovic 43
vidrine 22
vidrio 11
vieira 40
vien 6
viens 11
viera 32
vierling 6
vierra 22
viers 11
vieyra 6
vigil 108
vigna 11
vigo 6
vigue 11
vila 11
viles 11
villa 118
villacorta 11
villafane 11
villagomez 22
villagran 6
villalba 100
villalobos 75
villalon 11
villalpando 22
villalta 11
villalvazo 11
villani 11
villano 6
villanova 6
villanueva 129
villanveva 11
villar 11
villareal 32
villarreal 194
villasenor 32
villatoro 11
villavicencio 6
villeda 11
villegas 97
villela 11
villeneuve 11
villescas 6
villicana 11
villines 11
viloria 6
vince 11
vincent 215
vinci 11
vine 11
vines 54
vineyard 22
vining 22
vinogradov 57
vinson 129
vinton 11
vinyard 11
vinzant 6
viola 22
violet 6
violette 11
viramontes 11
virden 6
virgen 11
virgil 22
virgin 11
virtanen 240
viruet 6
visconti 11
vise 6
visser 109
visvkrma 67
vita 11
vitagliano 11
vital 11
vitale 32
vitela 11
vitiello 11
vito 11
vitols 80
vittetoe 6
vivanco 11
viveiros 11
viverette 11
viveros 11
vivian 11
viviano 11
vivier 11
vizcaino 11
vizcarra 11
vizcarrondo 11
vn 57
vngs 15
vo 120
voegele 11
voelker 11
vogan 11
vogel 97
vogelsang 11
voges 6
vogl 11
vogler 11
vogt 65
vogus 6
voight 11
voigt 22
voisin 6
voit 6
volk 22
volker 11
volkert 11
volkman 11
volkov 86
voll 11
vollmer 22
volpe 22
volz 22
vonderheide 6
vong 133
voorhees 22
voorhies 11
voorhis 6
vorce 6
vore 6
voris 11
vorobev 52
vorobyov 52
vos 67
vosburg 11
vosburgh 11
vose 11
voss 86
vossen 6
vossler 6
votaw 11
voth 6
vowell 11
vowels 11
voyles 11
vrabel 11
vrba 6
vreeland 11
vrhm 120
vries 200
vrieze 6
vroman 11
vrooman 11
vu 120
vue 32
vujic 400
vujovic 200
vukovic 400
vuong 57
vytvn 150
waag 6
waage 100
wachtel 11
wachter 22
wacker 11
wada 19
waddell 97
waddington 11
waddle 22
waddy 11
wade 430
wadkins 11
wadley 22
wadlington 11
wadlow 6
wadsworth 43
waechter 6
wafer 11
wafford 11
wagaman 11
wagar 11
wageman 6
wagener 38
wager 11
wagers 11
wages 22
waggener 11
waggoner 54
wagner 592
wagnon 11
wagoner 54
wagstaff 11
waguespack 11
wahl 43
wahlstrom 6
waid 11
wain 6
wainscott 11
wainwright 22
wait 11
waite 65
waiters 11
waites 22
waits 22
wake 11
wakefield 54
wakeland 11
wakeman 11
walborn 11
walburn 11
walck 11
walcott 11
walczak 11
wald 11
walden 118
waldman 22
waldner 6
waldo 22
waldon 22
waldorf 6
waldow 6
waldrep 11
waldrip 6
waldron 75
waldrop 43
waldroup 11
waldrup 11
waldschmidt 11
wales 22
walk 11
walke 6
walker 2356
walkins 6
walko 11
walkowiak 11
walkup 11
wall 226
walla 11
wallace 871
wallach 11
wallander 6
wallen 32
waller 161
walley 11
wallick 11
wallin 22
walling 43
wallis 54
wallner 32
walls 183
walmsley 11
walpole 6
walrath 6
walraven 11
walser 11
walsh 355
walson 6
walston 32
walt 11
walter 194
walters 430
walthall 11
walther 22
waltman 11
walton 323
waltrip 11
waltz 22
walz 22
wampler 32
wamsley 11
wan 11
wanamaker 11
wang 300
wann 11
wannamaker 11
wanner 11
wanshan 15
wansley 11
waqa 50
warburton 11
ward 1162
wardell 11
warden 54
wardlaw 11
wardle 11
wardlow 11
wardwell 6
ware 237
wareham 11
warf 11
warfel 11
warfield 43
warford 11
wargo 11
waring 22
wark 11
warkentin 11
warlick 11
warman 11
warne 11
warner 333
warnick 11
warnke 11
warnock 22
warr 11
warren 721
warrick 22
warriner 11
warring 6
warrington 22
warrior 11
warshaw 6
warthen 11
warwick 22
wash 11
washam 11
washburn 75
washer 11
washington 990
wasielewski 6
wasilewski 11
wasinger 11
wasko 6
wasmund 6
wason 11
wass 11
wasser 11
wasserman 22
wasson 32
watabe 12
watanabe 150
watchman 11
waterbury 11
waterfield 11
waterhouse 11
waterman 54
waters 280
watford 22
wathen 11
watkin 11
watkins 592
watley 11
watlington 11
watrous 6
watson 1108
watt 65
watters 43
watterson 22
watts 398
waugh 54
wawrzyniak 6
wax 11
waxman 11
way 54
wayland 11
wayman 22
waymire 11
wayne 32
waynick 6
wayt 11
weakley 11
wear 11
wease 6
weast 6
weatherall 11
weatherby 22
weatherford 43
weatherhead 6
weatherholt 11
weatherly 32
weathers 65
weathersby 22
weatherspoon 22
weatherwax 11
weaver 570
webb 775
webber 118
weber 366
webre 11
webster 301
wechsler 11
weckerly 6
wedderburn 6
wedding 11
weddington 11
weddle 32
wedel 11
wedge 11
wedgeworth 11
wee 11
weed 32
weeden 11
weedman 11
weekes 11
weekley 22
weekly 6
weeks 183
weems 43
weerasinghe 75
weese 11
weesner 11
wegener 11
wegman 11
wegner 22
wehmeyer 11
wehner 11
wehr 11
wehrle 11
wei 11
weibel 11
weick 6
weide 6
weideman 6
weidler 11
weidman 11
weidner 22
weigand 11
weigel 22
weight 11
weigle 11
weikel 11
weil 22
weiland 22
weiler 22
weimar 6
weimer 22
wein 11
weinberg 32
weinberger 11
weiner 54
weingarten 11
weingartner 11
weinman 11
weinmann 11
weinstein 43
weinstock 11
weintraub 11
weir 75
weirich 6
weis 32
weisberg 11
weise 22
weisel 6
weisenberger 6
weiser 22
weisgerber 11
weishaar 11
weisinger 11
weiskopf 6
weisman 11
weisner 11
weiss 194
weisser 11
weissinger 11
weissman 11
weist 11
weisz 11
weitz 11
weitzel 11
weitzman 11
welborn 22
welch 473
welcher 11
welcome 11
welden 6
weldon 65
weldy 11
welk 11
welke 11
welker 32
well 11
wellborn 11
welle 6
weller 65
welling 11
wellington 22
welliver 11
wellman 54
wellner 6
wells 785
welsch 11
welsh 108
welte 6
welter 52
welton 22
welty 22
wemmer 6
wen 46
wendel 22
wendell 11
wendland 11
wendler 11
wendling 11
wendt 43
wenger 32
wenner 11
wensel 6
wentworth 43
wentz 32
wentzel 11
wenz 11
wenzel 43
wenzl 6
werner 118
wernick 6
wert 22
werth 11
wertman 6
werts 11
wertz 43
wescott 22
wesley 86
wesner 11
wesolowski 11
wess 6
wessel 22
wessels 11
wessner 6
wesson 22
west 861
westberg 11
westberry 11
westbrook 75
westbrooks 22
westbury 11
westby 6
westcott 22
westendorf 11
wester 32
westerberg 11
westerfield 11
westerlund 11
westerman 22
western 11
westervelt 11
westfall 43
westfield 11
westgate 11
westhoff 11
westlake 11
westley 11
westling 11
westlund 11
westman 11
westmoreland 54
weston 108
westover 22
westphal 22
westra 11
westrick 11
wetherbee 11
wetherby 11
wetherell 11
wetherington 11
wethington 11
wetmore 22
wetter 11
wetzel 65
wetzler 11
wexler 11
weyand 11
weyandt 6
weyant 11
weyer 11
weymouth 11
whalen 75
whaley 108
whang 11
wharton 43
whatley 65
wheat 54
wheatley 54
wheaton 32
wheeler 549
wheeling 6
wheelock 11
wheelwright 6
whelan 32
whelchel 11
wheless 11
wherry 11
whetsel 11
whetstone 22
whetzel 11
whicker 11
whidden 11
whiddon 11
whigham 11
whipkey 11
whipple 54
whipps 6
whisenant 11
whisenhunt 11
whisler 11
whisman 11
whisnant 11
whistler 11
whitacre 22
whitaker 237
whitbeck 11
whitby 11
whitcher 11
whitchurch 11
whitcomb 32
white 3001
whiteaker 11
whited 32
whitefield 11
whitehair 11
whitehead 215
whitehill 11
whitehorn 11
whitehouse 22
whitehurst 43
whiteley 11
whitelow 6
whitely 11
whiteman 32
whiten 11
whitenack 6
whitener 22
whitesel 11
whitesell 11
whiteside 43
whitesides 11
whitfield 140
whitford 22
whitham 11
whiting 54
whitis 11
whitlatch 11
whitley 129
whitlock 65
whitlow 43
whitman 75
whitmarsh 11
whitmer 22
whitmire 32
whitmore 65
whitner 11
whitney 161
whitsett 11
whitsitt 6
whitson 43
whitt 75
whittaker 75
whitted 22
whittemore 22
whitten 75
whittenberg 6
whittenburg 11
whittier 11
whittingham 11
whittington 65
whittle 43
whittlesey 6
whitton 11
whitty 11
whitworth 43
whobrey 11
whorton 22
whyte 32
wible 11
wick 32
wicker 43
wickersham 11
wickham 32
wickliffe 6
wickline 11
wicklund 11
wickman 11
wickramasinghe 63
wicks 43
wickstrom 11
wideman 11
widener 11
widger 11
widman 11
widmer 11
widner 11
widrick 6
wiebe 11
wiechmann 11
wieczorek 11
wiedeman 11
wiedemann 6
wiedman 11
wiegand 22
wieland 22
wiener 22
wiens 11
wier 11
wiers 6
wiersma 11
wiese 32
wiesner 11
wiest 11
wigfall 22
wiggin 11
wiggins 226
wigginton 11
wiggs 11
wight 22
wightman 11
wigington 11
wigley 11
wigton 6
wijesinghe 60
wike 11
wilbanks 43
wilber 32
wilbert 11
wilborn 22
wilbourn 11
wilbur 43
wilburn 65
wilcher 22
wilcox 247
wilcoxen 11
wilcoxon 11
wilcoxson 11
wilczynski 6
wild 32
wilde 43
wilder 151
wilderman 6
wildermuth 11
wildes 11
wildey 6
wilding 6
wildman 22
wilds 11
wile 11
wiles 54
wiley 215
wilfong 22
wilford 11
wilham 11
wilhelm 65
wilhite 32
wilhoit 11
wilhoite 11
wiliams 11
wilk 11
wilke 32
wilken 11
wilkens 22
wilkenson 6
wilker 11
wilkerson 247
wilkes 75
wilkey 11
wilkie 22
wilkin 11
wilkins 258
wilkinson 204
wilks 43
will 32
willaims 11
willams 11
willard 97
willbanks 11
willcox 11
willcutt 6
wille 11
willeford 11
willems 133
willer 11
willet 6
willett 65
willette 22
willetts 6
willey 54
willhite 11
william 172
williams 7519
williamson 527
willie 22
williford 32
willilams 11
willimas 6
willingham 65
willis 592
willison 11
willits 11
willman 11
willmon 11
willmore 6
willms 6
willner 6
willoughby 65
wills 108
willsey 11
willson 43
wilmer 11
wilmes 11
wilmore 11
wilmot 22
wilmoth 32
wilner 11
wilsey 11
wilson 3647
wilt 32
wilton 11
wiltse 11
wiltshire 11
wiltsie 6
wiltz 11
wimberley 6
wimberly 32
wimbish 11
wimbley 11
wimbush 11
wimer 11
wimmer 43
wimsatt 6
winans 11
winborne 11
winburn 11
winbush 11
wince 6
winchell 22
winchenbach 6
winchester 32
wind 6
winder 22
winders 11
windham 54
windholz 6
windle 11
windley 11
windom 11
windsor 22
wine 11
winebarger 11
winebrenner 11
winegar 11
winegarden 6
wineinger 6
winer 11
wines 11
winfield 43
winford 6
winfree 11
winfrey 32
wing 54
wingard 22
wingate 32
winger 22
wingert 11
wingerter 6
winget 11
wingfield 32
wingham 6
wingler 11
wingo 22
wingrove 6
wininger 11
wink 11
winkel 11
winkelman 11
winkfield 11
winkle 11
winkleman 11
winkler 75
winkles 11
winland 11
winn 86
winner 22
winnett 11
winnie 11
winningham 11
winsett 11
winship 11
winslow 65
winsor 11
winstead 43
winston 108
wint 11
winter 118
winters 194
winton 22
wire 11
wireman 11
wirt 11
wirta 6
wirth 32
wirtz 11
wischmeier 6
wisdom 22
wise 290
wiseman 86
wisener 6
wiser 11
wishart 11
wishon 6
wisner 11
wisneski 11
wisniewski 200
wiste 6
wit 50
witcher 32
witek 6
witham 22
witherell 11
witherington 11
witherow 6
withers 43
witherspoon 75
withrow 32
witkowski 22
witman 11
witmer 11
witt 140
witte 32
witten 11
wittenberg 6
witter 22
wittig 11
wittman 11
wittmer 11
wittner 6
wittrock 11
witty 11
witzel 11
wix 11
wixom 11
wixon 6
woelfel 6
woerner 6
wofford 43
wohl 6
wohlford 6
wojciechowski 63
wojcik 171
wojtowicz 11
wolak 11
wolanski 6
wolbert 11
wolcott 22
wold 22
wolf 237
wolfe 355
wolfenbarger 11
wolff 75
wolfgang 11
wolfgram 11
wolfinger 6
wolford 43
wolfram 11
wolfrum 6
wolfson 11
wolk 11
wolken 11
woll 11
wollard 6
wollman 6
wolpert 6
wolski 6
wolter 11
wolters 11
woltz 6
wolverton 11
womac 11
womack 118
womble 22
wommack 11
won 11
wong 300
wongus 6
woo 120
wood 1054
woodall 65
woodard 215
woodberry 11
woodburn 11
woodbury 32
woodby 11
woodcock 43
woodell 11
wooden 32
woodfin 11
woodford 22
woodham 11
woodhouse 22
woodie 11
wooding 11
woodland 22
woodley 32
woodman 22
woodmansee 11
woodring 22
woodrow 11
woodruff 108
woodrum 11
woods 861
woodside 11
woodson 86
woodward 172
woodworth 43
woody 75
woodyard 11
wool 6
woolard 22
woolbright 11
wooldridge 32
woolery 11
wooley 32
woolf 22
woolfolk 11
woolford 11
woolley 22
woolridge 11
woolsey 22
woolum 11
woolverton 11
woomer 6
woosley 11
wooster 11
wooten 129
wooton 11
wootton 11
worcester 11
word 32
worden 32
wordlaw 6
work 11
workman 140
works 11
worley 108
worm 11
wormley 11
worrall 11
worrell 54
worsham 32
worsley 11
worth 32
wortham 32
worthen 22
worthey 11
worthington 65
worthley 11
worthy 43
wortman 22
wotring 11
wouters 100
wozniak 92
wray 75
wren 54
wrenn 22
wright 2033
wrigley 11
wrinkle 6
wrobel 11
wroblewski 11
wrona 6
wroten 11
wu 120
wuest 11
wulf 11
wulff 11
wunder 11
wunderlich 11
wunsch 11
wurm 11
wurst 11
wurster 11
wurth 11
wurtz 6
wutian 14
wyant 32
wyatt 226
wyble 11
wyche 22
wyckoff 22
wycoff 11
wydra 11
wyer 6
wygant 11
wylie 43
wyllie 11
wyman 54
wymer 11
wymore 11
wynkoop 11
wynn 140
wynne 32
wynter 11
wyrick 22
wyse 11
wysocki 22
wysong 11
wyss 11
xavier 11
xiao 32
xiaochuan 36
xiaodao 19
xiaolin 109
xiaoshan 13
xiaoye 21
xicun 24
xie 41
xin 27
xinjing 14
xiong 75
xu 86
yadav 133
yadv 133
yaeger 11
yager 22
yagi 11
yakovenko 100
yale 11
yamada 80
yamaguchi 71
yamamoto 100
yamanaka 6
yamasaki 48
yamashiro 6
yamashita 38
yamauchi 6
yamazaki 48
yan 23
yancey 54
yancy 22
yandell 11
yanes 11
yanez 54
yang 161
yanqi 13
yant 6
yantis 6
yao 11
yap 11
yaple 6
yarber 11
yarberry 6
yarborough 22
yarbro 11
yarbrough 129
yard 11
yardley 11
yarger 11
yarnall 6
yarnell 11
yarrington 6
yates 312
yau 36
yawn 11
yazzie 75
ybanez 11
ybarra 75
ye 11
yeager 86
yearby 11
yearsley 6
yearta 6
yearwood 11
yeary 11
yeater 6
yeates 11
yeaton 6
yecun 12
yedinak 11
yee 54
yeh 11
yekou 13
yeldell 11
yelle 11
yellowhair 6
yelton 11
yelverton 11
yen 11
yeoman 11
yeomans 11
yeong 92
yepez 11
yerby 11
yerger 11
yerkes 11
yetman 6
yetter 11
yeung 133
yi 240
yildirim 120
yildiz 133
yilmaz 300
yim 26
yin 109
ying 6
yingjing 13
yingling 22
yingst 11
yip 11
yiteng 133
yoakum 11
yochum 6
yockey 11
yocom 11
yocum 32
yoder 118
yohe 11
yohn 6
yoho 22
yokley 11
yokota 11
yokoyama 17
yokum 11
yon 17
yong 11
yonker 11
yoo 55
yoon 109
yopp 11
york 204
yorke 11
yos 17
yosef 80
yoshida 86
yoshimoto 6
yoshioka 11
yost 65
yother 11
you 17
youmans 22
youn 109
younan 6
younce 11
young 2076
youngberg 11
youngblood 75
younger 43
youngman 11
youngquist 11
youngs 22
younker 11
younkin 11
yount 32
younts 11
yousef 6
youssef 6
yow 11
yowell 11
ysa 17
yu 75
yuan 18
yuanteng 29
yuantian 22
yuen 22
yuhas 11
yule 6
yun 109
yung 11
yunker 11
yusupov 48
yutzy 11
yvsf 80
yzaguirre 6
zabala 11
zabel 11
zabriskie 6
zacarias 11
zaccaria 6
zacharias 11
zachary 22
zachery 11
zack 11
zackery 11
zagar 44
zager 11
zahler 6
zahm 6
zahn 22
zahradnik 6
zajac 11
zajicek 11
zak 11
zakrzewski 11
zaldivar 6
zalenski 6
zaleski 11
zalewski 11
zamarripa 11
zambrana 11
zambrano 32
zammit 150
zamor 6
zamora 161
zamorano 11
zamudio 22
zanchez 6
zander 11
zanders 11
zane 11
zang 11
zank 11
zapata 65
zapien 11
zaragoza 32
zarate 43
zaremba 6
zarins 92
zarrella 6
zartman 6
zastrow 11
zavala 86
zawacki 11
zayas 22
zaytsev 71
zazueta 11
zdenek 6
zebrowski 11
zeck 6
zehnder 11
zehner 11
zehr 11
zeiger 11
zeigler 65
zeiler 6
zeitler 11
zeitz 11
zelaya 22
zeledon 11
zell 11
zellars 6
zeller 32
zellers 11
zellmer 11
zellner 11
zeman 11
zendejas 11
zeng 6
zengtian 15
zeno 11
zenon 11
zeolla 6
zepeda 65
zerangue 11
zerbe 11
zeringue 11
zermeno 11
zhaiteng 50
zhang 200
zhangguchuan 34
zhao 120
zheng 150
zhongchuan 23
zhongcun 120
zhongdao 46
zhongshan 20
zhongye 21
zhou 92
zhu 71
zhunei 24
zhuo 39
zick 11
ziebarth 11
ziegler 86
zielinski 109
zielke 11
ziemann 6
ziemba 11
ziemer 11
zigler 11
zimmer 65
zimmerer 6
zimmerman 280
zimmermann 22
zinck 6
zink 32
zinke 11
zinn 22
ziolkowski 11
zirbel 6
zirkle 11
zito 11
zobel 6
zoeller 11
zoeng 171
zoll 11
zollars 6
zoller 11
zollinger 11
zollner 6
zona 6
zook 43
zorn 11
zuber 22
zubia 11
zuchowski 6
zucker 11
zuckerman 11
zuehlke 11
zuk 6
zukauskas 120
zukauskiene 120
zukic 400
zukowski 11
zullo 11
zumwalt 11
zuniga 108
zuo 75
zuoteng 300
zuoye 13
zupan 63
zupancic 150
zurcher 11
zurita 11
zuu 29
zvly 92
zweifel 6
zwick 11
zwiebel 6
zwilling 11
zych 6
zylstra 11
zynda 6`;
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
export const givenGenders: string = `aada 5
aadhya 5
aarav 6
aariz 6
aaron 6
aarya 5
aasha 5
abbas 6
abbey 1
abbie 1
abby 1
abd 6
abdallah 6
abdelkader 6
abdelrahman 6
abdoulaye 6
abdul 6
abdulaziz 6
abdulhamid 6
abdulkarim 6
abdulla 6
abdullah 6
abdullatif 6
abdullo 6
abdulmajid 6
abdulqadir 6
abdulrahim 6
abdulrahman 6
abdulsalam 6
abe 2
abel 2
abhishek 6
abigail 1
abraham 2
abram 2
abubakr 6
abulfazl 6
ada 5
adaeze 5
adah 1
adalberto 2
adaline 1
adam 6
adama 6
adan 2
addie 1
adebayo 6
adebola 5
adela 5
adelaida 1
adelaide 1
adele 5
adelia 1
adelina 1
adeline 1
adell 1
adella 1
adelle 1
adena 1
adeola 5
adi 5
adin 6
adina 1
aditi 5
aditya 6
adm 6
adnan 6
adolfo 2
adolph 2
adomas 6
adria 1
adrian 6
adriana 5
adriane 1
adrianna 1
adrianne 1
adrians 6
adrien 1
adriene 1
adrienne 5
afonso 6
afton 1
agatha 1
aggeliki 5
agnes 5
agnieszka 5
agnus 1
agripina 1
agueda 1
agustin 6
agustina 5
ahmad 6
ahmed 6
ahmet 6
ai 1
aicha 5
aida 1
aidan 6
aide 1
aiden 6
aikaterini 5
aiko 5
aileen 1
ailene 1
aimar 6
aimee 1
aino 5
aisha 5
aishwarya 5
aisultan 6
aisyah 5
aitana 5
aiur 6
aja 1
ajay 6
ajda 5
ajla 5
akash 6
akiko 5
akilah 1
akira 6
aksel 6
al 2
alain 6
alaina 1
alaine 1
alan 6
alana 1
alane 1
alanna 1
alanoud 5
alasdair 6
alastair 6
alayna 1
alba 5
albert 6
alberta 5
alberte 5
albertha 1
albertina 1
albertine 1
alberto 6
albina 1
alda 1
alden 2
aldiyar 6
aldo 2
alease 1
alec 2
alecia 1
aleen 1
aleida 1
aleisha 1
alejandra 1
alejandrina 1
alejandro 6
aleks 6
aleksandar 6
aleksander 6
aleksandr 6
aleksandra 5
aleksandre 6
aleksei 6
aleksey 6
alena 5
alene 1
alesha 1
aleshia 1
alesia 1
alessandra 5
alessandro 6
alessia 5
aleta 1
aletha 1
alethea 1
alethia 1
alex 6
alexa 1
alexander 6
alexandra 5
alexandria 1
alexandru 6
alexei 6
alexey 6
alexia 1
alfie 6
alfonso 2
alfonzo 2
alfred 6
alfreda 1
alfredia 1
alfredo 6
ali 6
alia 1
aliasaf 6
alica 1
alice 5
alicia 5
alicja 5
alida 1
alikhan 6
alina 5
aline 5
alinur 6
alireza 6
alisa 5
alise 5
alisha 1
alishia 1
alisia 1
alison 5
alissa 1
alistair 6
alita 1
alix 1
aliya 5
aliza 1
alka 5
alla 1
allan 6
alleen 1
allegra 1
allen 6
allena 1
allene 1
allie 1
alline 1
allison 5
allyn 1
allyson 1
alma 5
almeda 1
almeta 1
alona 1
alonso 2
alonzo 2
alparslan 6
alpha 1
alphonse 2
alphonso 2
alta 1
altagracia 1
alteo 6
altha 1
althea 5
alton 2
alvaro 6
alvera 1
alverta 1
alvin 6
alvina 1
alyce 1
alycia 1
alysa 1
alyse 1
alysha 5
alysia 1
alyson 1
alyssa 1
amada 1
amado 2
amahle 5
amaia 5
amaka 5
amal 5
amalia 1
amalie 5
amanda 5
amar 6
amara 5
amaris 5
amayra 5
ambar 5
amber 5
amberly 1
ambra 5
ambre 5
ambrose 2
amee 1
amelia 5
amelie 5
amelija 5
amelja 5
america 1
ami 1
amie 1
amiee 1
amin 6
amina 5
aminata 5
amine 6
aminul 6
amir 6
amira 5
amirabbas 6
amirali 6
amirhossein 6
amit 6
ammar 6
ammie 1
amna 5
amol 6
amos 2
amparo 1
amr 6
amy 5
an 5
ana 5
anabel 1
anahit 5
analisa 1
anamaria 5
anand 6
ananya 5
anar 6
anastacia 1
anastasia 5
anastasija 5
anastasiya 5
anatoly 6
anca 5
andera 1
anders 6
anderson 2
andile 6
andra 1
andras 6
andre 6
andrea 4
andreas 6
andree 5
andreea 5
andrei 6
andrej 6
andres 6
andrew 6
andrey 6
andria 6
andrias 6
andrii 6
andriy 6
androula 5
androyla 5
andrzej 6
andy 6
ane 5
anette 1
angel 4
angela 5
angele 1
angelena 1
angeles 5
angelia 1
angelic 1
angelica 5
angelika 1
angeliki 5
angelina 5
angeline 5
angelique 1
angelita 1
angella 1
angelo 6
angelyn 1
angie 5
angila 1
angla 1
angle 1
anglea 1
angus 6
anh 1
anibal 2
anika 1
anil 6
anisa 1
anisha 1
anissa 1
anisul 6
anita 5
anitra 1
anja 5
anjali 5
anjanette 1
anjelica 1
ankit 6
ann 5
anna 5
annabel 1
annabell 1
annabelle 1
annalee 1
annalisa 1
annamae 1
annamaria 1
annamarie 1
anne 5
anneke 5
anneli 5
annelies 5
anneliese 5
annelle 1
annemarie 1
annett 1
annetta 1
annette 5
annice 1
annie 5
annika 5
annis 1
annita 1
annmarie 1
anohito 5
antero 6
anthony 6
antione 2
antionette 1
antoine 6
antoinette 5
anton 6
antone 2
antonella 5
antonetta 1
antonette 1
antoni 6
antonia 5
antonietta 1
antonina 1
antonino 6
antonio 6
antony 2
antti 6
antwan 2
anya 1
anzu 5
ao 6
aoi 6
aoife 5
apolonia 1
april 5
apryl 1
aputsiaq 6
ara 1
araceli 1
aracelis 1
aracely 1
aras 6
arash 6
arcelia 1
archana 5
archie 6
ardath 1
ardelia 1
ardell 1
ardella 1
ardelle 1
arden 2
ardis 1
ardith 1
areg 6
areni 6
aretha 1
argelia 1
argentina 1
ari 6
aria 4
ariana 5
ariane 1
arianna 5
arianne 1
arica 1
arie 1
ariel 6
arielle 1
arif 6
arjun 6
arla 1
arlean 1
arleen 1
arlen 2
arlena 1
arlene 5
arletha 1
arletta 1
arlette 1
arlie 2
arlinda 1
arline 1
arlyne 1
arman 6
armand 2
armanda 1
armandina 1
armando 6
armen 6
armida 1
arminda 1
armine 5
arnd 6
arne 6
arnetta 1
arnette 1
arnita 1
arnold 6
arnoldo 2
arnulfo 2
aron 6
arpi 5
arron 2
arshad 6
art 2
artem 6
arthur 6
artie 1
artiom 6
arto 6
artur 6
arturo 2
artyom 6
arun 6
aruuke 5
aruuzat 5
arve 6
arvilla 1
asa 2
asel 5
asemahle 5
asha 5
ashanti 1
ashely 1
ashlea 1
ashlee 1
ashleigh 1
ashley 5
ashli 1
ashlie 1
ashly 1
ashlyn 1
ashok 6
ashot 6
ashraqat 5
ashton 1
asia 1
asif 6
asilim 5
asiya 5
asja 5
asley 1
asmita 5
assia 5
assunta 1
asta 5
astrid 5
asuncion 1
asya 5
asylym 5
athanasios 6
athena 5
atif 6
atlas 6
attila 6
audie 1
audra 1
audrea 1
audrey 5
audria 1
audrie 1
audry 1
august 6
augusta 1
augustina 1
augustus 2
aundrea 1
aura 1
aurea 1
aurelia 1
aurelie 5
aurelio 2
aurora 5
aurore 1
austin 2
autumn 1
ava 5
avelina 1
avi 6
aviana 5
avigail 5
avis 1
avraham 6
avril 1
awa 5
awilda 1
axel 6
aya 5
ayako 1
ayala 5
ayalah 5
ayana 1
ayanna 1
ayesha 5
aygun 5
ayim 5
ayla 5
aylin 5
ayoub 6
ayra 5
aysa 5
ayse 5
aysel 5
aysha 5
aysultan 6
ayumi 5
ayym 5
ayzere 5
azadeh 5
azalee 1
azam 5
azaria 5
azariah 5
aziz 6
azorakiara 5
azra 5
azucena 1
azzie 1
baatar 6
babak 6
babar 6
babara 1
babatunde 6
babette 1
babita 5
bader 6
bahman 6
bailey 1
bakary 6
balazs 6
bambi 1
bandar 6
banele 6
bao 1
barabara 1
baran 5
barb 1
barbar 1
barbara 5
barbare 5
barbera 1
barbie 1
barbra 1
bari 1
barney 2
barrett 2
barrie 1
barry 6
bart 2
barton 2
bartosz 6
bas 6
bashir 6
basil 2
basilia 1
basma 5
batkhaan 6
bautista 6
bayarmaa 5
bd 6
bdllh 6
bea 1
beata 5
beatrice 5
beatris 1
beatriz 5
beau 2
beaulah 1
bebe 1
becki 1
beckie 1
becky 5
bee 1
beena 5
behrouz 6
bela 6
belen 1
belia 1
belinda 5
belkis 1
bell 1
bella 1
belle 1
belva 1
ben 6
benas 6
bence 6
benedict 2
benedita 5
bengt 6
benicio 6
benita 1
benito 2
benjamin 6
bennett 2
benny 2
benoit 6
benton 2
berenice 1
berit 5
berna 1
bernadette 5
bernadine 1
bernard 6
bernarda 1
bernardina 1
bernardine 1
bernardo 2
bernd 6
berneice 1
bernetta 1
bernice 5
berniece 1
bernita 1
berrdo 6
bert 2
berta 1
bertha 5
bertie 1
bertram 2
beryl 1
beshoi 6
bess 1
bessie 5
beth 5
bethanie 1
bethann 1
bethany 5
bethel 1
betsey 1
betsy 1
bette 1
bettie 1
bettina 1
betty 5
bettyann 1
bettye 1
beula 1
beulah 5
bev 1
beverlee 1
beverley 1
beverly 5
bi 6
bianca 1
bibek 6
bibi 1
biel 6
bilal 6
biljana 5
bill 6
billi 1
billie 4
billy 6
billye 1
binita 5
bintou 5
birdie 1
birgit 5
birgitta 5
birgitte 5
bisera 5
bishal 6
bismah 5
bjorn 6
blaine 2
blake 2
blanca 5
blanch 1
blanche 5
blondell 1
blossom 1
blythe 1
bo 2
bob 6
bobbi 1
bobbie 4
bobby 6
bobbye 1
bobette 1
bogdan 6
bogdana 5
boglarka 5
bogumil 6
bohdan 6
bojan 6
bok 1
bolormaa 5
bong 1
bonita 1
bonnie 5
bonny 1
booker 2
boris 6
boyce 2
boyd 2
brad 6
bradford 2
bradley 6
bradly 2
brady 2
brahim 6
brain 2
bram 6
branda 1
brande 1
brandee 1
branden 2
brandi 5
brandie 1
brandon 6
brandy 5
branko 6
brant 2
breana 1
breann 1
breanna 1
breanne 1
bree 1
brenda 5
brendan 2
brendon 2
brenna 1
brent 6
brenton 2
bret 2
brett 6
brian 6
briana 1
brianna 1
brianne 1
brice 2
bridget 5
bridgett 1
bridgette 1
brigette 1
brigid 1
brigida 1
brigitte 5
brinda 1
britany 1
britney 1
britni 1
britta 1
brittaney 1
brittani 1
brittanie 1
brittany 5
britteny 1
brittney 1
brittni 1
brittny 1
brock 2
broderick 2
bronwyn 1
brook 1
brooke 5
brooks 2
bruce 6
bruna 1
brunilda 1
bruno 6
bryan 6
bryanna 1
bryant 2
bryce 2
brynn 1
bryon 2
buck 2
bud 2
buddy 2
buena 1
buffy 1
buford 2
bukola 5
bula 1
bulah 1
bunny 1
burak 6
burl 2
burma 1
burt 2
burton 2
busra 5
buster 2
byron 6
caitlin 1
caitlyn 1
calandra 1
caleb 2
calista 1
callie 1
callum 6
calvin 6
camelia 1
camellia 1
cami 1
camie 1
camila 5
camilla 1
camille 5
cammie 1
cammy 1
candace 5
candance 1
candelaria 1
candi 1
candice 5
candida 1
candie 1
candis 1
candra 1
candy 1
candyce 1
cang 6
caoimhe 5
caprice 1
cara 1
caren 1
cari 1
caridad 1
carie 1
carin 1
carina 1
carisa 1
carissa 1
carita 1
carl 6
carla 5
carlee 1
carleen 1
carlena 1
carlene 1
carletta 1
carley 1
carli 1
carlie 1
carline 1
carlita 1
carlo 6
carlos 6
carlota 1
carlotta 1
carlton 2
carly 1
carlyn 1
carma 1
carman 1
carmel 1
carmela 1
carmelia 1
carmelina 1
carmelita 1
carmella 1
carmelo 2
carmen 5
carmina 1
carmine 2
carmon 1
carol 5
carola 1
carolann 1
carole 5
carolee 1
carolin 1
carolina 5
caroline 5
caroll 1
carolyn 5
carolyne 1
carolynn 1
caron 1
caroyln 1
carri 1
carrie 5
carry 1
carson 2
carter 2
caryl 1
carylon 1
caryn 1
casandra 1
casey 4
casie 1
casimira 1
cassandra 5
cassaundra 1
cassey 1
cassi 1
cassidy 1
cassie 1
cassondra 1
cassy 1
catalin 6
catalina 5
catarina 5
caterina 5
catharine 1
catherin 1
catherina 1
catherine 5
cathern 1
catheryn 1
cathey 1
cathi 1
cathie 1
cathleen 1
cathrine 1
cathryn 1
cathy 5
catina 1
catrice 1
catrina 1
catriona 5
cayla 1
cecelia 1
cecil 4
cecila 1
cecile 1
cecilia 5
cecille 1
cecily 1
cedric 2
cedrick 2
celena 1
celesta 1
celeste 5
celestina 1
celestine 1
celia 5
celina 1
celinda 1
celine 5
celsa 1
cem 6
cemal 6
ceola 1
cesar 6
chad 6
chadwick 2
chae 1
chan 1
chana 1
chance 2
chanda 1
chandra 1
chanel 1
chanell 1
chanelle 1
chantal 1
chantay 1
chante 1
chantel 1
chantell 1
chantelle 1
chara 1
charbel 6
charis 1
charise 1
charissa 1
charisse 1
charita 1
charity 1
charla 1
charleen 1
charlena 1
charlene 5
charles 6
charlesetta 1
charlette 1
charley 2
charlie 4
charline 1
charlott 1
charlotte 5
charlsie 1
charlyn 1
charmain 1
charmaine 1
charolette 1
chas 2
chase 2
chasidy 1
chasity 1
chassidy 1
chastity 1
chau 1
chauncey 2
chaya 1
chedeline 5
chelsea 5
chelsey 1
chelsie 1
cher 1
chere 1
cheree 1
cherelle 1
cheri 1
cherie 1
cherilyn 1
cherise 1
cherish 1
cherly 1
cherlyn 1
cherri 1
cherrie 1
cherry 1
cherryl 1
chery 1
cheryl 5
cheryle 1
cheryll 1
chester 6
chet 2
cheyenne 1
chia 1
chiahao 6
chiara 5
chidi 6
chieko 1
chienhung 6
chihchiang 6
chihhao 6
chihming 6
chihwei 6
chin 1
china 1
chinedu 6
ching 1
chinlung 6
chioma 5
chiquita 1
chloe 5
chris 4
chrissy 1
christa 1
christal 1
christeen 1
christel 1
christen 1
christena 1
christene 1
christi 1
christia 1
christian 6
christiana 1
christiane 5
christie 1
christin 1
christina 5
christine 5
christinia 1
christoper 2
christophe 6
christopher 6
christos 6
christy 5
chrystal 1
chu 1
chuck 2
chukwuemeka 6
chuluun 6
chun 1
chunchieh 6
chunhung 6
cian 6
ciara 5
cicely 1
ciera 1
cierra 1
cillian 6
cinda 1
cinderella 1
cindi 1
cindie 1
cindy 5
cinthia 1
cinzia 5
cira 1
ciro 6
claire 5
clara 5
clare 1
clarence 6
claretha 1
claretta 1
claribel 1
clarice 1
clarinda 1
clarine 1
claris 1
clarisa 1
clarissa 1
clarita 1
clark 2
classie 1
claud 2
claude 6
claudette 1
claudia 5
claudie 1
claudine 1
claudio 6
clay 2
clayton 6
clelia 1
clemencia 1
clement 2
clemente 2
clementina 1
clementine 1
clemmie 1
cleopatra 1
cleora 1
cleotilde 1
cleta 1
cletus 2
cleveland 2
cliff 2
clifford 6
clifton 6
clint 2
clinton 6
clora 1
clorinda 1
clotilde 1
clyde 6
codi 1
cody 6
cole 2
coleen 1
coleman 2
colene 1
coletta 1
colette 1
colin 2
colleen 5
collen 1
collene 1
collette 1
collin 2
colm 6
colton 2
columbus 2
concepcion 5
conception 1
concetta 1
concha 1
conchita 1
connie 5
conor 6
conrad 2
constance 5
constantin 6
consuela 1
consuelo 5
contessa 1
cora 5
coral 1
coralee 1
coralie 1
corazon 1
cordelia 1
cordell 2
cordia 1
cordie 1
coreen 1
corene 1
coretta 1
corey 4
cori 1
corie 1
corina 1
corine 1
corinna 1
corinne 1
corliss 1
cormac 6
cornelia 5
cornelis 6
cornelius 2
cornell 2
corrie 1
corrin 1
corrina 1
corrine 1
corrinne 1
cortez 2
cortney 1
cory 4
cou 6
courtney 4
coy 2
craig 6
creola 1
cris 1
criselda 1
crissy 1
crista 1
cristal 1
cristen 1
cristi 1
cristian 6
cristie 1
cristin 1
cristina 5
cristine 1
cristobal 2
cristopher 2
cristy 1
crysta 1
crystal 5
crystle 1
csaba 6
cuc 1
cuong 6
curt 2
curtis 6
cyndi 1
cyndy 1
cynthia 5
cyril 2
cyrstal 1
cyrus 2
cythia 1
czeslaw 6
daan 6
dacia 1
dagmar 1
dagny 1
dahe 6
dahlia 1
daina 1
daine 1
daisey 1
daisuke 6
daisy 5
dakota 1
dalal 5
dale 4
dalene 1
dalia 1
dalila 5
dalton 2
dalva 5
damaris 1
damian 6
damien 2
damion 2
damjan 6
damon 2
dan 6
dana 4
danae 1
dane 2
danel 6
danelle 1
danette 1
dani 1
dania 1
danial 2
danica 1
daniel 6
daniela 5
danielalejandro 6
daniele 4
daniell 1
daniella 1
danielle 5
daniels 6
daniil 6
danijel 6
danika 1
danille 1
danilo 2
danita 1
dann 1
danna 5
dannette 1
dannielle 1
danny 6
dante 2
danuta 5
danyel 1
danyell 1
danyelle 1
danylo 6
daphine 1
daphne 1
dara 1
darby 1
darcel 1
darcey 1
darci 1
darcie 1
darcy 1
darell 2
daren 2
daria 5
darija 5
darin 2
dario 2
daris 6
darius 2
dariush 6
dariusz 6
dariya 5
darla 1
darleen 1
darlena 1
darlene 5
darline 1
daron 2
darragh 6
darrel 2
darrell 6
darren 6
darrick 2
darrin 2
darron 2
darryl 6
darta 5
darwin 2
darya 5
daryl 4
dave 6
davi 6
david 6
davida 1
davide 6
davina 1
davis 2
davit 6
daviti 6
davud 6
dawn 5
dawna 1
dawne 1
dayle 1
dayna 1
daysi 1
deadra 1
dean 4
deana 1
deandra 1
deandre 2
deandrea 1
deane 1
deangelo 2
deann 1
deanna 5
deanne 1
deb 1
debbi 1
debbie 5
debbra 1
debby 1
debera 1
debi 1
debora 1
deborah 5
debra 5
debrah 1
debroah 1
declan 6
dede 1
dedra 1
deeann 1
deeanna 1
deedee 1
deedra 1
deena 1
deepa 5
deepak 6
deepika 5
deetta 1
defne 5
deidra 1
deidre 1
deirdre 1
deja 1
dejan 6
del 2
delaine 1
delana 1
delbert 2
delcie 1
delena 1
delfina 5
delia 1
delicia 1
delila 1
delilah 1
delinda 1
delisa 1
dell 1
della 5
delma 1
delmar 2
delmer 2
delmy 1
delois 1
deloise 1
delora 1
deloras 1
delores 5
deloris 1
delorse 1
delpha 1
delphia 1
delphine 5
delsie 1
delta 1
demarcus 2
demetra 1
demetre 6
demetria 1
demetrice 1
dena 1
denae 1
deneen 1
denese 1
denice 1
denis 6
denise 5
denisha 1
denisse 1
denita 1
denna 1
dennis 6
dennise 1
denver 2
denyse 1
deonna 1
derek 6
derick 2
derrick 6
deshawn 2
desirae 1
desire 1
desiree 1
desmond 2
despina 5
dessie 1
destiny 1
detra 1
devona 1
devora 1
devorah 1
dewayne 2
dewey 2
dewitt 2
dexter 2
dhia 5
dhruv 6
dia 1
diamond 1
dian 1
diana 5
diane 5
diann 1
dianna 5
dianne 5
dick 2
didier 6
diedra 1
diedre 1
diego 6
diegoalejandro 6
dierdre 1
dieter 6
digna 1
dilip 6
dillon 2
dimitar 6
dimitr 6
dimitra 5
dimitrios 6
dimitris 6
dimple 1
dina 5
dinah 1
dinesh 6
dino 2
dinorah 1
diogo 6
dion 6
dione 1
dionna 1
dionne 1
dirceu 6
dirk 6
divina 1
divya 5
dixie 1
djamel 6
djeneba 5
dmitri 6
dmitriy 6
dmitry 6
dmytro 6
dodie 1
doha 5
dollie 1
dolly 1
dolores 5
doloris 1
domenic 2
domenica 1
domenico 6
dominga 1
domingo 2
dominic 2
dominica 1
dominick 2
dominik 6
dominique 4
dominque 1
dominykas 6
domitila 1
domonique 1
don 6
dona 1
donald 6
donata 5
donatella 5
donella 1
donetta 1
donette 1
donghyun 6
donita 1
donn 2
donna 5
donnell 2
donnetta 1
donnette 1
donny 2
donovan 2
donte 2
donya 1
dora 5
dorathy 1
dorcas 1
doreatha 1
doreen 1
dorene 1
doretha 1
dorethea 1
doretta 1
dori 1
doria 1
dorie 1
dorinda 1
dorine 1
doris 5
dorla 1
dorota 5
dorotha 1
dorothea 1
dorothy 5
dorris 1
dorsey 2
dortha 1
dorthea 1
dorthey 1
dorthy 1
dot 1
dottie 1
dotty 1
doug 2
douglas 6
douglass 2
dovie 1
doyle 2
doyun 6
dragan 6
dragana 5
dreama 1
drema 1
drucilla 1
drusilla 1
duane 6
duarte 6
duc 6
dudley 2
dulce 1
dulcie 1
duncan 2
dung 6
dunja 5
dusan 6
dushan 6
dusti 1
dustin 6
dwain 2
dwana 1
dwayne 6
dwight 6
dyan 1
dylan 6
dyllan 6
dzan 6
eabha 5
earl 6
earle 2
earlean 1
earleen 1
earlene 1
earlie 1
earline 1
earnest 2
earnestine 1
eartha 1
easter 1
ebba 5
eboni 1
ebonie 1
ebony 1
echo 1
ecrin 5
ed 2
eda 1
edda 1
eddie 4
eddy 2
edelmira 1
eden 1
edgar 6
edgardo 2
edie 1
edison 2
edith 5
edmond 2
edmund 2
edmundo 2
edna 5
edoardo 6
edouard 6
edra 1
edris 1
eduardo 6
edward 6
edwardo 2
edwin 6
edwina 1
edyth 1
edythe 1
eeli 6
eero 6
eevi 5
effie 1
efrain 2
efren 2
ehtel 1
eileen 5
eilene 1
eino 6
eirik 6
eisha 5
eitan 6
eithan 6
ekaterina 5
ela 1
eladia 1
elaina 1
elaine 5
elana 1
elane 1
elanor 1
elayne 1
elba 1
elbert 2
elchin 6
elda 1
elden 2
eldon 2
eldora 1
eldridge 2
eleanor 5
eleanora 1
eleanore 1
elease 1
elena 5
elene 5
eleni 5
elenor 1
elenora 1
elenore 1
eleonor 1
eleonora 1
eleonore 1
elfi 5
elfreda 1
elfrieda 1
elfriede 1
eli 6
elia 1
eliana 1
elias 6
elicia 1
elida 1
elidia 1
elie 6
elif 5
elija 5
elijah 2
elin 5
elina 1
elinor 1
elinore 1
elisa 5
elisabeth 1
elise 1
eliseo 2
eliska 5
elissa 1
eliz 1
eliza 1
elizabet 1
elizabeth 5
elizaveta 5
elizbeth 1
elizebeth 1
elke 5
ella 5
ellamae 1
ellan 1
ellen 5
ellena 1
elli 5
ellie 5
elliot 2
elliott 2
ellis 2
ellsworth 2
elly 1
ellyn 1
elma 1
elmar 6
elmer 6
elmira 1
elmo 2
elna 1
elnora 1
elnur 6
elodia 1
elodie 5
elois 1
eloisa 1
eloise 1
elouise 1
eloy 2
elroy 2
elsa 1
else 1
elshan 6
elsie 5
elsy 1
elton 2
elva 1
elvera 1
elvia 1
elvie 1
elvin 2
elvina 1
elvira 1
elvis 2
elwanda 1
elwood 2
elyas 6
elyse 1
elza 5
elzbieta 5
ema 5
eman 6
emanuel 2
emanuele 6
embla 5
emeka 6
emelda 1
emelia 5
emelina 1
emeline 1
emely 5
emerald 1
emerita 1
emerson 2
emery 2
emidio 6
emiko 5
emil 6
emile 2
emilee 1
emilia 5
emiliano 6
emilie 5
emilija 5
emilio 2
emiliya 5
emils 6
emily 5
emin 6
emine 5
emir 6
emma 5
emmaline 1
emmanuel 6
emmett 2
emmie 1
emmitt 2
emmy 1
emogene 1
emory 2
emre 6
ena 1
enda 1
enedina 1
eneida 1
enid 1
enoch 2
enola 1
enrica 5
enrico 6
enrique 6
enriqueta 1
enza 5
eoin 6
epifania 1
era 1
erasmo 2
eric 6
erica 5
erich 2
erick 2
ericka 1
erik 6
erika 5
erin 4
erinn 1
erlene 1
erlinda 1
erline 1
erma 5
ermelinda 1
erminia 1
erna 1
ernest 6
ernestina 1
ernestine 5
ernesto 2
ernie 2
ernst 6
errol 2
ervin 2
erwin 2
eryn 1
erzsebet 5
esma 5
esmeralda 1
esperanza 5
esra 5
essie 1
esta 1
esteban 2
estefana 1
estela 1
estell 1
estella 1
estelle 5
ester 1
esther 5
estrella 1
eszter 5
etha 1
ethan 6
ethel 5
ethelene 1
ethelyn 1
ethyl 1
etienne 6
etsuko 1
etta 1
ettie 1
eufemia 1
eugena 1
eugene 6
eugenia 1
eugenie 1
eugenio 2
eula 1
eulah 1
eulalia 1
eun 1
euna 1
eunice 5
eunji 5
eunjung 5
eunu 6
eunwoo 6
eura 1
eusebia 1
eusebio 2
eustolia 1
eva 5
evalyn 1
evan 2
evangelina 1
evangeline 1
evangelos 6
eve 1
evelia 1
evelin 1
evelina 5
eveline 1
evelyn 5
evelyne 1
evelynn 1
evens 6
everett 6
everette 2
evette 1
evgenia 5
evgeniy 6
evgeny 6
evia 1
evie 5
evita 1
evon 1
evonne 1
ewa 5
ewan 6
exie 1
eyal 6
eylul 5
eymen 6
ezekiel 6
ezequiel 2
ezra 2
fabian 2
fabiana 5
fabio 6
fabiola 1
fadi 6
fae 1
fahad 6
fahd 6
fahim 6
fairy 1
faisal 6
faith 1
fajr 5
fallon 1
fang 5
fannie 5
fanny 1
fanta 5
farah 5
farhad 6
farhan 6
farhana 5
farid 6
farida 5
farrah 5
farshad 6
farzana 5
fatemeh 5
fatemehzahra 5
fatima 5
fatimah 1
fatin 5
fatma 5
fatoumata 5
faustina 1
faustino 2
fausto 2
faviola 1
fawad 6
fawn 1
fay 1
faye 5
fe 1
federica 5
federico 2
felecia 1
felica 1
felice 1
felicia 5
felicidad 1
felicita 1
felicitas 1
felipa 1
felipe 6
felisa 1
felisha 1
felix 6
felton 2
femi 6
femke 5
ferdinand 2
ferenc 6
fergal 6
fermin 2
fermina 1
fern 1
fernanda 5
fernande 1
fernando 6
ferndo 6
ferne 1
fhd 6
fiadh 5
fidel 2
fidela 1
fidelia 1
filiberto 2
filip 6
filomena 1
finlay 6
finn 6
fiona 5
flavia 1
fleta 1
fletcher 2
fleur 5
flo 1
flor 1
flora 5
florance 1
florence 5
florencia 1
florencio 2
florene 1
florentina 1
florentino 2
floretta 1
floria 1
florian 6
florida 1
florin 6
florinda 1
florine 1
florrie 1
flossie 1
floy 1
floyd 6
folake 5
fonda 1
forest 2
forrest 2
foster 2
fozia 5
fran 6
franca 5
france 1
francene 1
frances 5
francesca 5
francesco 6
franchesca 1
francie 1
francina 1
francine 1
francis 4
francisca 5
francisco 6
franciszek 6
francois 6
francoise 5
frank 6
franklin 6
franklyn 2
fransisca 1
frantisek 6
fred 6
freda 1
fredda 1
freddy 2
frederic 2
frederica 1
frederick 6
fredericka 1
fredia 1
fredric 2
fredrick 2
fredricka 1
fredrik 6
freeda 1
freeman 2
freida 1
freja 5
freya 5
frh 5
frida 5
frieda 5
friedrich 6
fritz 2
ftmh 5
fuma 6
fumiko 1
funmilayo 5
gabija 5
gabor 6
gabriel 6
gabriela 5
gabriele 6
gabrieli 6
gabriella 1
gabrielle 1
gael 6
gagik 6
gail 4
gala 1
galen 2
galina 5
gamalat 5
gamila 5
ganesh 6
gang 6
gareth 6
garfield 2
garland 2
garnet 1
garnett 1
garret 2
garrett 2
garry 2
garth 2
gary 6
gaspar 6
gaston 2
gaurav 6
gavin 2
gay 1
gayane 5
gaye 1
gayla 1
gayle 4
gaylene 1
gaylord 2
gaynell 1
gaynelle 1
gearldine 1
geeta 5
geir 6
gema 1
gemma 5
gena 1
genaro 2
gene 4
genesis 1
geneva 5
genevie 1
genevieve 5
genevive 1
genia 1
genie 1
genna 1
gennady 6
gennie 1
genny 1
genoveva 1
geoffrey 2
georgann 1
george 6
georgeann 1
georgeanna 1
georgene 1
georgetta 1
georgette 1
georgi 6
georgia 5
georgiana 1
georgiann 1
georgianna 1
georgianne 1
georgie 1
georgina 5
georgine 1
georgios 6
gerald 6
geraldine 5
geraldo 2
geralyn 1
gerard 2
gerardo 2
gerda 1
gerhard 6
geri 1
germaine 1
german 2
germano 6
geronimo 6
gerri 1
gerrit 6
gertha 1
gertie 1
gertrud 1
gertrude 5
gertrudis 1
gertude 1
gevorg 6
gheorghe 6
ghislaine 1
gia 1
gianluca 6
gianna 5
gidget 1
gigi 1
gil 6
gilbert 6
gilberte 1
gilberto 2
gilda 1
gilles 6
gilli 6
gillian 5
gilma 1
gina 5
ginette 1
ginevra 5
ginger 1
ginny 1
gino 2
gioia 5
giorgi 6
giorgia 5
giorgio 6
giorgos 6
giovanna 5
giovanni 6
girish 6
gisela 5
gisele 1
giselle 1
gita 5
giulia 5
giulio 6
giuseppe 6
giuseppina 1
gladis 1
glady 1
gladys 5
glayds 1
glen 6
glenda 5
glendora 1
glenn 6
glenna 1
glennie 1
glennis 1
glinda 1
gloria 5
glory 1
glynda 1
glynis 1
gogo 5
goktug 6
golda 1
golden 1
goldie 1
goncalo 6
gonzalo 6
googoosh 5
gopal 6
goran 6
gordana 5
gordon 6
grace 5
gracia 1
gracie 1
graciela 1
grady 2
graham 6
graig 2
grainne 5
grant 2
granville 2
grayce 1
grazyna 5
greg 6
gregg 2
gregoria 1
gregorio 2
gregory 6
greta 5
gretchen 1
gretta 1
gricelda 1
grisel 1
griselda 1
grover 2
grzegorz 6
guadalupe 5
gudrun 5
guenter 6
guillaume 6
guillermina 1
guillermo 2
gul 5
gulay 5
gulten 5
gunay 5
gunel 5
gunnar 6
gunter 6
guoqiang 6
gus 2
gussie 1
gustav 6
gustavo 2
gustavs 6
guy 6
gwen 1
gwenda 1
gwendolyn 5
gwenn 1
gwyn 1
gwyneth 1
gyula 6
ha 1
habib 6
habiba 5
hadicha 5
hae 1
haeun 5
hai 6
hailey 1
hajoon 6
hajun 6
hakan 6
hal 2
hala 5
haley 1
halil 6
halim 6
halin 5
halina 5
halley 1
hallie 1
halvard 6
halyna 5
hamed 6
hamid 6
hamish 6
hamza 6
han 1
hana 5
hanako 5
hang 1
hanh 1
hani 6
hank 2
hanna 5
hannah 5
hanne 5
hannelore 1
hans 6
haoran 6
haoyu 6
harin 5
harish 6
harlan 2
harland 2
harley 2
harmony 1
harold 6
harper 5
harraz 6
harriet 5
harriett 1
harriette 1
harris 6
harrison 2
harry 6
haru 6
haruka 5
haruki 6
haruma 6
harun 6
haruna 5
haruto 6
harvey 6
hasan 6
hashem 6
hasmik 5
hasnaa 5
hassan 6
hassie 1
hatice 5
hattie 5
hawa 5
haydee 1
hayden 2
hayk 6
hayley 1
hayoon 5
hayun 5
haywood 2
hazel 5
heath 2
heather 5
heba 5
hector 6
hedwig 1
hedy 1
hee 1
hege 5
heide 1
heidi 5
heidy 1
heikapu 5
heike 5
heikki 6
heiko 6
heinz 6
heitor 6
helaine 1
helen 5
helena 5
helene 5
helga 5
helle 5
hellen 1
helma 5
helmi 5
helmut 6
hendrik 6
hendrika 5
henk 6
henrietta 1
henriette 1
henrik 6
henry 6
henryk 6
herb 2
herbert 6
heriberto 2
herkus 6
herlinda 1
herma 1
herman 6
hermelinda 1
hermila 1
hermina 1
hermine 1
herminia 1
herschel 2
hershel 2
herta 1
hertha 1
herve 6
hesam 6
hessa 5
hester 1
hettie 1
hideo 6
hiedi 1
hien 1
hilaria 1
hilario 2
hilary 1
hilda 5
hilde 5
hildegard 1
hildegarde 1
hildred 1
hillary 1
hilma 1
hilton 2
himari 5
hina 5
hinano 5
hinata 5
hinato 6
hipolito 2
hiram 2
hiro 6
hiroki 6
hiroko 5
hiroshi 6
hiroyuki 6
hisako 1
hjordis 5
hmd 6
hoa 5
hobert 2
hoda 5
holger 6
holley 1
holli 1
hollie 1
holly 5
homer 2
honey 1
hope 1
horace 2
horacio 2
horst 6
hortencia 1
hortense 1
hortensia 1
hosea 2
hosna 5
hosniya 5
hossein 6
houston 2
hovhannes 6
howard 6
hoyt 2
hsiu 1
hubert 2
huda 5
hudson 6
hue 1
huey 2
hugh 6
hugo 6
hui 1
hulda 1
hulya 5
humberto 2
hung 6
hunter 2
huong 5
hur 5
huseyin 6
huseyn 6
hussa 5
hussain 6
hussein 6
hwa 1
hwr 5
hyacinth 1
hydar 6
hye 1
hyejin 5
hyman 2
hyo 1
hyon 1
hyun 1
hyunwoo 6
iacob 6
iain 6
ian 6
ibai 6
iben 5
ibrahim 6
ichiro 6
ichun 5
ida 5
idalia 1
idell 1
idella 1
iesha 1
ifeanyi 6
ignacia 1
ignacio 6
igor 6
ihor 6
ike 2
iker 6
ila 1
ilana 1
ilaria 5
ilda 1
ildiko 5
ileana 1
ileen 1
ilene 1
ilgar 6
iliana 1
ilija 6
illa 1
ilona 5
ilse 5
iluminada 1
ilya 6
ima 1
iman 6
imelda 1
imene 5
iminathi 5
imogen 5
imogene 1
imran 6
imre 6
in 1
ina 1
inas 5
inaya 5
inci 5
india 1
indira 5
inell 1
ines 5
inez 5
inga 1
inge 5
ingeborg 5
inger 5
ingrid 5
inocencia 1
inuk 6
inunnguag 6
inutsiaq 6
ioana 5
ioane 6
ioanna 5
ioannis 6
iola 1
ion 6
iona 1
ione 1
ionut 6
iraida 1
irati 5
irena 5
irene 5
irfan 6
irina 5
iris 5
irish 1
irma 5
irmgard 1
irvin 2
irving 2
irwin 2
iryna 5
isa 1
isaac 6
isabel 5
isabell 1
isabella 5
isabelle 5
isadora 1
isaiah 2
isaias 2
isak 6
isaura 1
isela 1
isiah 2
isidora 5
isidra 1
isidro 2
isis 1
isla 5
islande 5
ismael 2
ismail 6
ismo 6
isobel 1
israel 2
isreal 2
issac 2
istvan 6
itai 6
itsuki 6
iva 1
ivaana 5
ivalu 5
ivan 6
ivana 5
ivano 6
ivelisse 1
ivette 1
ivey 1
ivik 6
ivonne 1
ivy 5
iwona 5
izaro 5
izetta 1
izola 1
izz 6
ja 1
jacalyn 1
jacelyn 1
jacinda 1
jacinta 1
jacinto 2
jack 6
jackeline 1
jackelyn 1
jacki 1
jackie 4
jacklyn 1
jackqueline 1
jackson 2
jaclyn 1
jacob 6
jacqualine 1
jacque 1
jacquelin 1
jacqueline 5
jacquelyn 5
jacquelyne 1
jacquelynn 1
jacques 6
jacquetta 1
jacqui 1
jacquie 1
jacquiline 1
jacquline 1
jacqulyn 1
jad 6
jada 1
jade 5
jadwiga 5
jaewon 6
jahangir 6
jaime 4
jaimee 1
jaimie 1
jake 2
jakob 6
jakov 6
jakub 6
jakup 6
jaleesa 1
jalisa 1
jama 1
jamaal 2
jamal 6
jamar 2
jamee 1
jamel 2
james 6
jameson 6
jami 1
jamie 4
jamika 1
jamil 6
jamila 5
jamison 2
jammie 1
jan 6
jana 5
janae 1
janaina 5
janay 1
jane 5
janean 1
janee 1
janeen 1
janel 1
janell 1
janella 1
janelle 1
janene 1
janessa 1
janet 5
janeth 1
janett 1
janetta 1
janette 1
janey 1
jani 1
janice 5
janie 5
janiece 1
janina 1
janine 1
janis 1
janise 1
janita 1
jann 1
janna 1
janne 6
jannet 1
jannette 1
jannie 1
janos 6
january 1
janyce 1
jaqueline 1
jaquelyn 1
jared 6
jari 6
jarkko 6
jarod 2
jaroslav 6
jaroslava 5
jarred 2
jarrett 2
jarrod 2
jarvis 2
jasmin 1
jasmine 5
jason 6
jasper 2
jatin 6
jaunita 1
javed 6
javier 6
jay 6
jaye 1
jayme 1
jaymie 1
jayna 1
jayne 1
jayson 2
jazmin 1
jazmine 1
jc 2
jean 4
jeana 1
jeane 1
jeanelle 1
jeanene 1
jeanett 1
jeanetta 1
jeanette 5
jeanice 1
jeanie 1
jeanine 1
jeanmarie 1
jeanna 1
jeanne 5
jeannetta 1
jeannette 5
jeannie 1
jeannine 5
jed 2
jeff 6
jefferey 2
jefferson 2
jeffery 6
jeffie 1
jeffrey 6
jeffry 2
jekabs 6
jelena 5
jen 1
jena 1
jenae 1
jene 1
jenee 1
jenell 1
jenelle 1
jenette 1
jeneva 1
jeni 1
jenice 1
jenifer 1
jeniffer 1
jenine 1
jenise 1
jenna 1
jennefer 1
jennell 1
jennette 1
jenni 1
jennie 5
jennifer 5
jenniffer 1
jennine 1
jenny 5
jens 6
jerald 2
jeraldine 1
jeramy 2
jere 2
jeremiah 2
jeremy 6
jeri 1
jerica 1
jerilyn 1
jerlene 1
jermaine 2
jeroen 6
jerold 2
jerome 6
jeromy 2
jeronimo 6
jerrell 2
jerri 1
jerrica 1
jerrie 1
jerrod 2
jerrold 2
jerry 6
jerzy 6
jesenia 1
jesica 1
jess 2
jesse 6
jessenia 1
jessi 1
jessia 1
jessica 5
jessie 4
jessika 1
jestine 1
jesus 6
jesusa 1
jesusita 1
jetta 1
jettie 1
ji 1
jia 5
jiahao 6
jian 5
jianguo 6
jianhong 6
jianhua 6
jieai 5
jiecai 5
jieun 5
jiho 6
jihoon 6
jill 5
jillian 1
jim 6
jimmie 4
jimmy 6
jin 1
jina 1
jing 5
jinlong 6
jinny 1
jinwoo 6
jiri 6
jiro 6
jiu 5
jiwoo 5
jiya 5
jiyoo 5
jiyoung 5
jiyu 5
jo 5
joan 5
joana 5
joane 1
joanie 1
joann 5
joanna 5
joanne 5
joannie 1
joao 6
joaquin 6
joaquina 1
jocelyn 1
jodee 1
jodi 5
jodie 1
jody 4
joe 6
joeann 1
joel 6
joella 1
joelle 1
joellen 1
joesph 2
joetta 1
joette 1
jogvan 6
johan 6
johana 1
johanna 5
johanne 1
johannes 6
john 6
johna 1
johnathan 2
johnathon 2
johnetta 1
johnette 1
johnna 1
johnnie 4
johnny 6
johnsie 1
johnson 2
joi 1
joie 1
jokubas 6
jokull 6
jolanda 1
joleen 1
jolene 1
jolie 1
joline 1
jolyn 1
jolynn 1
jon 6
jona 1
jonah 2
jonas 6
jonathan 6
jonathon 2
jone 1
jonell 1
jonelle 1
jong 1
joni 1
jonie 1
jonna 1
jonnie 1
joost 6
jordan 4
jordi 6
jordon 2
jorge 6
jorgen 6
jori 5
jose 6
josef 6
josefa 5
josefina 1
josefine 1
joseluis 6
joselyn 1
joseph 6
josephina 1
josephine 5
josette 1
josh 2
joshua 6
josiah 6
josie 1
josip 6
joslyn 1
jospeh 2
josphine 1
josue 2
jouri 5
jovan 6
jovana 5
jovita 1
joy 5
joya 1
joyce 5
joycelyn 1
joye 1
jozsef 6
juan 6
juana 5
juanandres 6
juancarlos 6
juanita 5
jude 6
judeline 5
judi 1
judie 1
judit 5
judith 5
judson 2
judy 5
juergen 6
juha 6
juhani 6
jukka 6
jule 1
julee 1
julen 6
julene 1
jules 6
juli 1
julia 5
julian 6
juliana 5
juliane 1
juliann 1
julianna 1
julianne 1
julie 5
julieann 1
julien 6
julienne 1
juliet 1
julieta 5
julietta 1
juliette 5
julija 5
julio 6
julissa 1
julius 2
jun 6
june 5
jung 1
junho 6
junhong 6
junichi 6
junie 1
junior 6
junita 1
junjie 6
junko 5
jurgen 6
justa 1
justin 6
justina 1
justine 1
justyna 5
jutta 1
juwon 6
jyoti 5
ka 1
kaarina 5
kabir 6
kabita 5
kacey 1
kaci 1
kacie 1
kacy 1
kadiatou 5
kai 6
kaia 5
kaila 1
kairo 6
kaitlin 1
kaitlyn 1
kajal 5
kajus 6
kala 1
kaleigh 1
kalevi 6
kaley 1
kali 1
kallie 1
kaloyan 6
kalyn 1
kam 1
kamal 6
kamala 1
kami 1
kamil 6
kamilah 1
kamile 5
kamini 5
kamran 6
kamrul 6
kandace 1
kandi 1
kandice 1
kandis 1
kandra 1
kandy 1
kanesha 1
kanisha 1
kanta 5
kapil 6
kara 5
karam 6
karan 4
kareem 6
kareen 1
karel 6
karen 4
karena 1
karey 1
kari 4
karie 1
karim 6
karima 5
karin 5
karina 1
karine 5
karisa 1
karissa 1
karl 6
karla 5
karleen 1
karlene 1
karlis 6
karly 1
karlyn 1
karma 1
karmen 1
karol 1
karole 1
karolina 5
karoline 1
karolyn 1
karon 1
karren 1
karri 1
karrie 1
karry 1
karthik 6
karuna 5
kary 1
karyl 1
karyn 1
kasandra 1
kasha 1
kashif 6
kasi 1
kasie 1
kassandra 1
kassie 1
katalin 5
katarzyna 5
kate 1
katelin 1
katelyn 1
katelynn 1
katerina 5
katerine 1
kateryna 5
kathaleen 1
katharina 5
katharine 1
katharyn 1
kathe 1
katheleen 1
kathem 6
katherin 1
katherina 1
katherine 5
kathern 1
katheryn 1
kathey 1
kathi 1
kathie 1
kathleen 5
kathlene 1
kathline 1
kathlyn 1
kathrin 1
kathrine 1
kathryn 5
kathryne 1
kathy 5
kathyrn 1
kati 1
katia 1
katie 5
katina 1
katla 5
katlyn 1
katri 5
katrice 1
katrin 5
katrina 5
kattie 1
katy 1
kaveh 6
kavita 5
kavya 5
kay 5
kayce 1
kaycee 1
kaye 1
kayla 5
kaylee 1
kayleen 1
kayleigh 1
kaylene 1
kazi 6
kazimierz 6
kazuki 6
kazuko 5
kazuo 6
keanu 6
kecia 1
keeley 1
keely 1
keena 1
keenan 2
kees 6
keesha 1
keiko 5
keila 1
keira 1
keisha 1
keith 6
keitha 1
keli 1
kelle 1
kellee 1
kelli 5
kellie 1
kelly 4
kellye 1
kelsey 1
kelsi 1
kelsie 1
kelvin 2
kemal 6
kemberly 1
ken 6
kena 1
kenda 1
kendal 1
kendra 5
kendrick 2
keneth 2
kenia 1
kenichi 6
kenisha 1
kenji 6
kenna 1
kenneth 6
kennith 2
kenny 2
kent 6
kenta 6
kenton 2
kenya 1
kenyatta 1
kenyetta 1
kenzo 6
kera 1
keren 1
keri 1
kermit 2
kerri 1
kerrie 1
kerstin 1
kerttu 5
kesha 1
keshia 1
keturah 1
keva 1
keven 6
kevin 6
khadicha 5
khadija 5
khadijah 1
khadije 5
khaled 6
khalid 6
khalida 5
khalilah 1
khana 5
khawla 5
khld 6
khongordzol 5
kia 1
kiaan 6
kiana 1
kiara 5
kiera 1
kieran 6
kiersten 1
kiesha 1
kieth 2
kiley 1
kim 4
kimber 1
kimberely 1
kimberlee 1
kimberley 1
kimberli 1
kimberlie 1
kimberly 5
kimbery 1
kimbra 1
kimi 1
kimiko 5
kina 1
kindra 1
king 2
kinga 5
kip 2
kira 1
kiran 6
kirill 6
kirk 6
kirollos 6
kirsi 5
kirsten 5
kirstie 1
kirstin 1
kirsty 5
kirti 5
kisha 1
kit 1
kittie 1
kitty 1
kiwa 6
kiyoko 1
kizzie 1
kizzy 1
kjell 6
kjersti 5
klara 1
klaus 6
klea 5
knut 6
koa 6
koji 6
komal 5
konstantin 6
konstantina 5
konstantinos 6
konul 5
kora 5
korey 2
kori 1
kortney 1
kory 2
kostas 6
kourtney 1
kraig 2
krishna 6
krishnan 6
krissy 1
krista 5
kristal 1
kristan 1
kristeen 1
kristel 1
kristen 5
kristi 5
kristian 4
kristiane 5
kristie 1
kristin 5
kristina 5
kristine 5
kristle 1
kristofer 2
kristopher 2
kristy 5
kristyn 1
krysta 1
krystal 5
krysten 1
krystin 1
krystina 1
krystle 1
krystyna 5
krzysztof 6
ksenia 5
ksenija 5
kum 1
kunle 6
kurt 6
kurtis 2
kusum 5
kyla 1
kyle 6
kylee 1
kylie 1
kym 1
kymberly 1
kyoko 5
kyong 1
kyra 5
kyriaki 5
kyung 1
kyungsoo 6
lacey 1
lachelle 1
laci 1
lacie 1
lacresha 1
ladawn 1
ladislav 6
ladonna 1
lady 1
lael 1
lahoma 1
lai 1
laia 5
laila 1
laine 1
lajuana 1
lakeesha 1
lakeisha 1
lakendra 1
lakenya 1
lakesha 1
lakeshia 1
lakia 1
lakiesha 1
lakisha 1
lakita 1
lakshmi 5
lala 1
lalit 6
lalita 5
lamar 2
lamija 5
lamonica 1
lamont 2
lan 4
lana 5
lance 6
landon 2
lanell 1
lanelle 1
lanette 1
lang 1
lani 1
lanie 1
lanita 1
lannie 1
lanny 2
lanora 1
laquanda 1
laquita 1
lara 5
larae 1
laraine 1
laree 1
larhonda 1
larisa 5
larissa 1
larita 1
laronda 1
larraine 1
larry 6
lars 6
larue 1
lasandra 1
lashanda 1
lashandra 1
lashaun 1
lashaunda 1
lashawn 1
lashawna 1
lashawnda 1
lashay 1
lashell 1
lashon 1
lashonda 1
lashunda 1
lasonya 1
laszlo 6
lata 5
latanya 1
latarsha 1
latasha 1
latashia 1
latesha 1
latia 1
laticia 1
latifa 5
latina 1
latisha 1
latonia 1
latonya 1
latoria 1
latosha 1
latoya 5
latoyia 1
latrice 1
latricia 1
latrina 1
latrisha 1
launa 1
laura 5
lauralee 1
lauran 1
laure 1
laureen 1
laurel 1
lauren 5
laurena 1
laurene 1
laurent 6
lauretta 1
laurette 1
lauri 1
laurice 1
laurie 5
laurinda 1
laurine 1
lauryn 1
lavada 1
lavanya 5
lavelle 1
lavenia 1
lavera 1
laverna 1
laveta 1
lavette 1
lavi 6
lavina 1
lavinia 1
lavon 1
lavona 1
lavonda 1
lavone 1
lavonia 1
lavonna 1
lavonne 1
lawana 1
lawanda 1
lawanna 1
lawerence 2
lawrence 6
layla 5
layne 1
lazar 6
lazaro 2
le 1
lea 5
leah 5
lean 1
leana 1
leandra 5
leandro 2
leann 1
leanna 1
leanne 1
leano 6
leanora 1
leatha 1
leatrice 1
lecia 1
leda 1
lee 4
leeann 1
leeanna 1
leeanne 1
leen 5
leena 1
leesa 1
leevi 6
lei 6
leia 1
leida 1
leif 2
leigha 1
leighann 1
leila 5
leilani 1
leisa 1
leisha 1
leja 5
lejla 5
lekisha 1
lela 1
lelah 1
leland 2
lelia 1
lemuel 2
len 2
lena 5
lenard 2
lene 5
leni 5
lenita 1
lenka 5
lenna 5
lennart 6
lennie 1
lenny 2
lenora 1
lenore 1
leo 6
leola 1
leoma 1
leon 6
leona 5
leonard 6
leonarda 1
leonardo 6
leone 1
leonel 2
leonia 1
leonida 1
leonie 5
leonila 1
leonor 5
leonora 1
leonore 1
leontine 1
leopoldo 2
leora 1
leordo 6
leota 1
lera 1
leroy 6
les 2
lesa 1
lesedi 5
lesha 1
lesia 1
leslee 1
lesley 4
lesli 1
leslie 4
lessie 1
lester 6
leta 1
letha 1
lethabo 4
lethokuhle 4
leticia 5
letisha 1
letitia 1
lettie 1
letty 1
lev 6
levente 6
levi 6
lewis 6
lexie 1
leyla 5
lezlie 1
li 5
lia 5
liam 6
lian 4
liana 1
liane 1
lianne 5
libbie 1
libby 1
liberty 1
librada 1
lida 1
lidia 5
lien 1
liepa 5
lieselotte 1
ligia 1
lihua 5
liisa 5
lila 1
lile 5
lili 5
lilia 1
lilian 1
liliana 1
lilien 5
lilit 5
lilja 5
lilla 1
lilli 1
lillia 1
lilliam 1
lillian 5
lilliana 1
lillie 5
lilly 5
lily 5
lin 5
lina 5
lincoln 2
linda 5
lindsay 4
lindsey 4
lindsy 1
lindy 1
linette 1
ling 5
linh 5
linn 1
linnea 5
linnie 1
lino 2
linsey 1
linwood 2
lio 6
lionel 2
lisa 5
lisabeth 1
lisakhanya 5
lisandra 1
lisbeth 1
lise 1
lisette 1
lisha 1
lissa 1
lissette 1
lita 1
liudmyla 5
liv 5
livia 5
liz 5
liza 1
lizabeth 1
lizbeth 1
lizeth 1
lizette 1
lizi 5
lizzette 1
lizzie 1
ljiljana 5
lloyd 6
loan 1
logan 6
loic 6
loida 1
lois 5
loise 1
lola 5
lolita 1
loma 1
lon 2
lona 1
londa 1
long 2
loni 1
lonna 1
lonnie 4
lonny 2
lora 5
loraine 1
loralee 1
lore 1
lorean 1
loree 1
loreen 1
lorelei 1
lorella 5
lorena 5
lorene 1
lorenza 1
lorenzo 6
loreta 1
loretta 5
lorette 1
lori 5
loria 1
loriann 1
lorie 1
lorilee 1
lorina 1
lorinda 1
lorine 1
loris 1
lorita 1
lorna 1
lorraine 5
lorretta 1
lorri 1
lorriane 1
lorrie 1
lorrine 1
lory 1
lotte 5
lottie 1
louann 1
louanne 1
louella 1
louetta 1
louis 6
louisa 1
louise 5
loura 1
lourdes 1
lourenco 6
lourie 1
louvenia 1
love 1
lovelie 5
lovella 1
lovely 5
lovetta 1
lovie 1
lovro 6
lowell 2
loyce 1
loyd 2
lu 1
luana 5
luann 1
luanna 1
luanne 1
luba 1
lubanzi 6
luc 6
luca 4
lucas 6
luci 1
lucia 5
luciana 5
luciano 2
lucie 5
lucien 2
lucienne 1
lucija 5
lucila 1
lucile 1
lucilla 1
lucille 5
lucina 1
lucinda 1
lucio 2
lucius 2
lucrecia 1
lucretia 1
lucy 5
ludie 1
ludivina 1
ludovica 5
lue 1
luella 1
luetta 1
luigi 6
luis 6
luisa 1
luise 1
luiz 6
luka 6
lukas 6
lukasz 6
luke 2
lukne 5
lula 5
lulu 1
lulwa 5
luna 5
lupita 1
lur 5
lura 1
lurlene 1
lurline 1
lusine 5
luther 2
luvenia 1
luz 5
lwandle 6
ly 6
lyda 1
lydia 5
lyla 1
lyle 2
lyman 2
lyn 5
lyna 5
lynda 5
lyndia 1
lyndon 2
lyndsay 1
lyndsey 1
lynell 1
lynelle 1
lynetta 1
lynette 1
lynn 4
lynna 1
lynne 5
lynnette 1
lynsey 1
lynwood 2
lyubov 5
lyudmila 5
ma 1
maaike 5
maarten 6
mabel 5
mabelle 1
mable 5
mac 2
machelle 1
macie 1
maciej 6
mack 2
mackenzie 1
macy 1
madalene 1
madaline 1
madalyn 1
madan 6
maddi 5
maddie 1
madelaine 1
madeleine 1
madelene 1
madeline 5
madelyn 1
madge 1
madie 1
madina 5
madison 1
madlyn 1
madonna 1
mads 6
mae 5
maegan 1
mael 6
maeva 5
maeve 5
mafalda 1
magali 1
magaly 1
magan 1
magaret 1
magda 1
magdalen 1
magdalena 5
magdalene 1
magen 1
maggie 5
magnolia 1
magnus 6
maha 5
mahalia 1
mahamadou 6
mahammad 6
mahbubul 6
mahdi 6
mahesh 6
mahmoud 6
mahsa 5
mai 5
maia 5
maida 1
maile 1
maira 1
maire 1
maisha 1
maisie 1
maite 5
maja 5
majid 6
major 2
majorie 1
makeda 1
makoto 6
maksim 6
maksym 6
mala 5
malachi 6
malak 5
malcolm 2
malcom 2
malek 5
malen 5
malena 1
malgorzata 5
malia 1
maligiaq 6
malik 6
malika 1
malin 5
malinda 1
malisa 1
malissa 1
malka 1
mallie 1
mallory 1
malorie 1
malthe 6
malu 5
malvina 1
mamadou 6
mamie 5
mammie 1
mamta 5
mana 1
manaia 6
manda 1
mandi 1
mandie 1
mandy 1
maneh 5
manfred 6
manie 1
manik 6
manish 6
manjit 6
manju 5
manoj 6
manon 5
mansour 6
manua 6
manual 2
manuel 6
manuela 5
many 1
mao 1
maple 1
mara 1
maragaret 1
maragret 1
marama 6
maranda 1
marc 6
marcel 6
marcela 1
marcelene 1
marcelina 1
marceline 1
marcelino 2
marcell 6
marcella 5
marcelle 1
marcellus 2
marcelo 2
marcene 1
marchelle 1
marci 1
marcia 5
marcie 1
marcin 6
marco 6
marcoantonio 6
marcos 6
marcus 6
marcy 1
mardell 1
marek 6
maren 1
mareva 5
marg 1
margaret 5
margareta 5
margarete 1
margarett 1
margaretta 1
margarette 1
margarida 5
margarita 5
margarite 1
margarito 2
margart 1
margaux 5
marge 1
margene 1
margeret 1
margert 1
margery 1
marget 1
margherita 1
margie 5
margit 5
margo 1
margorie 1
margot 1
margret 1
margrett 1
marguerita 1
marguerite 5
margurite 1
margy 1
marhta 1
mari 5
maria 5
mariaalice 5
mariadelcarmen 5
mariafernanda 5
mariah 1
mariajose 5
mariam 5
mariami 5
marian 4
mariana 5
marianela 1
mariann 1
marianna 5
marianne 5
mariano 2
mariateresa 5
maribel 1
maribeth 1
marica 1
maricela 1
maricruz 1
marie 5
marieke 5
mariel 1
mariela 1
mariella 1
marielle 1
marietta 1
mariette 1
marija 5
mariko 5
marilee 1
marilia 5
marilou 1
marilu 1
marilyn 5
marilynn 1
marin 1
marina 5
marinda 1
marine 1
mario 6
marion 4
marios 6
maris 1
marisa 1
marisela 1
marisha 1
marisol 1
marissa 1
maristela 5
marit 5
marita 1
maritza 1
mariusz 6
marivel 1
mariya 5
marjatta 5
marjorie 5
marjory 1
marjut 5
mark 6
markas 6
markel 6
marketta 1
markita 1
markku 6
marko 6
marks 6
markus 6
marla 1
marlana 1
marleen 1
marlen 1
marlena 1
marlene 5
marline 1
marlo 1
marlon 2
marlyn 1
marlys 1
marna 1
marni 1
marnie 1
marquerite 1
marquetta 1
marquis 2
marquita 1
marquitta 1
marry 1
marsha 5
marshall 6
marta 5
marth 1
martha 5
marti 6
martim 6
martin 6
martina 5
martine 5
marva 1
marvel 1
marvella 1
marvin 6
marvis 1
marwa 5
marx 1
mary 5
marya 5
maryalice 1
maryam 5
maryann 5
maryanna 1
maryanne 1
marybelle 1
marybeth 1
maryellen 1
maryetta 1
maryja 5
maryjane 1
maryjo 1
maryland 1
marylee 1
marylin 1
maryln 1
marylou 1
marylouise 1
marylyn 1
marylynn 1
maryrose 1
masa 5
masahiro 6
masako 1
masaru 6
mason 2
masoumeh 5
massimo 6
matas 6
mate 6
matei 6
matej 6
mateo 6
mateusz 6
matha 1
mathew 6
mathieu 6
mathilda 1
mathilde 5
matias 6
matija 6
matilda 5
matilde 5
matt 2
matteo 6
matthew 6
matthias 6
matthildur 5
matti 6
mattia 6
mattias 6
mattie 5
matvey 6
matyas 6
maud 1
maude 1
maudie 1
maui 6
maura 1
maureen 5
maurice 6
mauricio 2
maurine 1
maurita 1
maurizio 6
mauro 2
mavis 1
max 6
maxie 1
maxim 6
maxima 1
maxime 6
maximilian 6
maximiliano 6
maximina 1
maximo 2
maxine 5
maxwell 2
may 1
maya 5
maybell 1
maybelle 1
maye 1
mayme 1
maynard 2
mayola 1
mayra 1
maysoun 5
mazie 1
mbali 5
mckenzie 1
mckinley 2
meagan 1
meaghan 1
mechelle 1
meda 1
medina 5
mee 1
meena 5
mees 6
meg 1
megan 5
meggan 1
meghan 1
meghann 1
mehar 5
mehdi 6
mehmet 6
mei 5
meihui 5
meiling 5
meinhard 6
mel 2
melaine 1
melani 1
melania 1
melanie 5
melany 1
melba 1
melda 1
melia 1
melida 1
melina 5
melinda 5
melisa 5
melissa 5
melissia 1
melita 1
mellie 1
mellisa 1
mellissa 1
melodee 1
melodi 1
melodie 1
melody 5
melokuhle 4
melonie 1
melony 1
melva 1
melvin 6
melvina 1
melynda 1
menashe 6
mendy 1
mercedes 5
mercedez 1
mercy 1
meredith 1
meri 1
merideth 1
meridith 1
meriem 5
merilyn 1
merissa 1
merjem 5
merlene 1
merlin 2
merlyn 1
merna 1
merri 1
merrie 1
merrilee 1
merry 1
mersana 5
mert 6
mertie 1
merve 5
mervi 5
mervin 2
meryem 5
meryl 1
meta 1
mette 5
mhmd 6
mi 1
mia 5
mica 1
micaela 1
micha 1
michael 6
michaela 1
michaele 1
michail 6
michal 6
michale 2
michalis 6
micheal 6
michel 4
michele 5
michelina 1
micheline 5
michell 1
michelle 5
michiko 5
micki 1
mickie 1
miesha 1
migdalia 1
mignon 1
miguel 6
miguelangel 6
miguelina 1
mihaela 5
mihai 6
mihail 6
mika 6
mikael 6
mikaela 1
mikaere 6
mikayel 6
mike 6
mikel 2
mikhail 6
miki 6
mikki 1
mikko 6
mikolaj 6
mila 5
milad 6
milada 5
milagro 1
milagros 1
milagrosa 5
milan 6
milana 5
milda 1
mildred 5
milena 5
miles 2
milford 2
milica 5
milissa 1
militsa 5
millard 2
millicent 1
millie 5
milly 1
milo 2
milos 6
milosh 6
milton 6
mimi 1
min 5
mina 6
minato 6
minda 1
mindi 1
mindy 1
minerva 1
ming 1
mingze 6
minh 6
minho 6
minik 6
minjeong 5
minji 5
minjun 6
minna 5
minnie 5
minoru 6
minsoo 6
minta 1
mio 5
miquel 2
mira 5
mirac 6
miranda 1
mireille 1
mirella 1
mireya 1
miriam 5
mirian 1
mirjana 5
mirlande 5
mirna 1
miroslav 6
miroslaw 6
mirta 1
mirtha 1
misaki 5
misha 1
miss 1
missy 1
misti 1
mistie 1
misty 5
mitch 2
mitchel 2
mitchell 6
mitra 5
mitsue 1
mitsuko 1
mittie 1
mitzi 1
mitzie 1
miyoko 1
mlk 5
moana 6
modesta 1
modesto 2
modibo 6
moea 5
moeata 5
mohamed 6
mohammad 6
mohammadreza 6
mohammadtaha 6
mohammed 6
mohan 6
mohit 6
moira 1
moises 2
mojgan 5
mollie 1
molly 5
mona 5
monet 1
monica 5
monika 5
monique 5
monnie 1
monroe 2
monserrate 1
monte 6
montserrat 5
monty 2
moon 1
mora 1
moriah 1
morris 6
morten 6
morton 2
mose 2
moses 2
moshe 6
moussa 6
mozell 1
mozella 1
mozelle 1
mpho 6
mr 6
mry 5
mrym 5
muchen 6
muhamad 6
muhammad 6
muhammed 6
mui 1
mukesh 6
mukhammad 6
mukhammed 6
muoi 1
murad 6
murat 6
muriel 5
murray 2
mustafa 6
muyang 6
my 1
myesha 1
mykhailo 6
mykhaylo 6
mykola 6
myl 5
myles 2
myong 1
myra 5
myriam 1
myrl 1
myrlande 5
myrle 1
myrna 1
myron 2
myrta 1
myrtice 1
myrtie 1
myrtis 1
myrtle 5
myung 1
na 5
nabila 5
nada 5
nadeem 6
nadene 1
nadezhda 5
nadia 5
nadine 5
nadir 6
nadira 5
nagi 6
nagisa 6
nahia 5
naida 1
naim 6
nakesha 1
nakia 1
nakisha 1
nakita 1
nam 1
nan 1
nana 1
nancee 1
nancey 1
nanci 1
nancie 1
nancy 5
nandini 5
nanette 1
nannette 1
nannie 1
naoki 6
naoko 5
naoma 1
naomi 5
napoleon 2
naranbaatar 6
narcisa 1
nare 5
narek 6
narendra 6
naresh 6
narges 5
narine 5
nasrin 5
nasser 6
natacha 1
natalia 5
natalie 5
nataliia 5
natalija 5
natalya 5
natasha 5
natashia 1
nathalie 5
nathan 6
nathanael 2
nathanial 2
nathaniel 6
natisha 1
natividad 1
natosha 1
naura 5
naveed 6
naveen 6
nawaz 6
naya 5
nazaninzahra 5
nazir 6
nazmul 6
nazrul 6
neal 2
necole 1
ned 2
neda 1
nedra 1
neely 1
neetu 5
neha 5
nehir 5
neida 1
neil 6
nela 5
nelda 1
nelia 1
nelida 1
nelio 6
nell 1
nella 1
nelle 1
nellie 5
nelly 1
nelson 6
nena 1
nenad 6
nenita 1
neoma 1
neomi 1
nereida 1
nerissa 1
nery 1
nesma 5
nesreen 5
nestor 2
neta 1
nettie 1
neva 1
nevada 1
neville 2
newton 2
neza 5
nga 5
ngan 1
ngoc 1
ngozi 5
nguyet 1
nia 5
niamh 5
nichelle 1
nichol 1
nicholas 6
nichole 5
nicholle 1
nick 2
nicki 1
nickie 1
nickolas 2
nickole 1
nicol 1
nicola 4
nicolae 6
nicolas 6
nicolasa 1
nicole 5
nicolette 1
nicolle 1
nida 1
nidia 1
niel 6
niels 6
niesha 1
nieves 1
nigel 6
niharika 5
nik 6
nika 5
nikau 6
nikhil 6
niki 1
nikia 1
nikita 4
nikki 1
niko 6
nikodem 6
nikol 5
nikola 6
nikolai 6
nikolaos 6
nikolay 6
nikole 1
nikoloz 6
nikolozi 6
nil 6
nila 1
nilay 5
nilda 1
nils 6
nilsa 1
nina 5
ninfa 1
nino 4
nisha 5
nita 1
nitin 6
nivi 5
niviaq 5
noa 4
noah 6
noam 6
noble 2
nobuko 1
noe 2
noel 6
noelia 5
noella 1
noelle 1
noemi 5
nohemi 1
nola 1
nolan 2
noma 1
nomaan 6
nona 1
noor 5
nora 5
norah 1
norbert 2
norberto 2
noreen 1
norene 1
noriko 5
norine 1
norma 5
norman 6
normand 2
norris 2
norsaq 6
nouf 5
nour 5
noura 5
nova 1
novella 1
nu 1
nuan 6
nubia 1
nuka 6
nuno 6
nur 5
nuray 5
nurcan 5
nuria 5
nurislam 6
nurul 5
nutsa 5
nwr 5
nydia 1
nyla 1
obdulia 1
obinna 6
oceane 5
ocie 1
octavia 1
octavian 6
octavio 2
oda 1
odd 6
odelia 1
odessa 1
odette 1
odilia 1
odis 2
odval 5
ofelia 1
ofentse 6
oihan 6
oisha 5
oisin 6
ok 1
oksana 5
ola 1
olav 6
olavi 6
ole 6
oleg 6
oleksandr 6
oleksandra 5
oleksii 6
olen 2
olena 5
olene 1
oleta 1
olevia 1
olga 5
olimpia 1
olin 2
olinda 1
oliva 1
olive 1
oliver 6
olivia 5
olivier 6
oliwia 5
oluwaseun 6
olympia 1
oma 1
omar 6
omega 1
omer 6
omerasaf 6
omkar 6
omphile 4
ona 5
ondrej 6
oneida 1
onie 1
onita 1
onni 6
opal 5
ophelia 1
ora 1
oralee 1
oralia 1
oren 2
oretha 1
orhan 6
orla 5
orlando 2
orpha 1
orval 2
orville 2
osama 6
osamu 6
oscar 6
oskar 6
osman 6
osmar 6
ossie 1
osvaldo 2
oswaldo 2
otelia 1
otilia 1
otis 2
otto 6
ouida 1
oumar 6
oumou 5
owen 2
oyunbileg 5
ozan 6
ozell 1
ozella 1
ozie 1
ozlem 5
pa 1
pablo 6
padma 5
padraig 6
page 1
paige 1
paivi 5
palma 1
palmer 2
palmira 1
pam 5
pamala 1
pamela 5
pamelia 1
pamella 1
pamila 1
pamula 1
panagiota 5
panagiotis 6
pandora 1
paneeraq 5
paninnguaq 5
pansy 1
paola 5
paolo 6
paraskevi 5
paraskeyi 5
pari 5
parisa 5
parker 2
parth 6
parthenia 1
particia 1
pascal 6
pascale 5
pasquale 2
pasty 1
pat 4
patience 1
patria 1
patrica 1
patrice 1
patricia 5
patricija 5
patrick 6
patrina 1
patrizia 5
patsy 5
patti 1
pattie 1
patty 5
pau 6
paul 6
paula 5
paulene 1
pauletta 1
paulette 5
paulina 1
pauline 5
paulita 1
paulo 6
pavel 6
pavla 5
pawel 6
paz 1
pearl 5
pearle 1
pearlene 1
pearlie 1
pearline 1
pearly 1
pedro 6
peg 1
peggie 1
peggy 5
pei 1
pekka 6
penelope 5
penney 1
penni 1
pennie 1
penny 5
pentti 6
per 6
percy 2
perla 1
perry 6
pertti 6
petar 6
pete 2
peter 6
peterson 6
petr 6
petra 5
petrina 1
petronila 1
phebe 1
phil 2
philip 6
philippa 5
philippe 6
phillip 6
phillis 1
philomena 1
phoebe 1
phung 1
phuong 5
phylicia 1
phylis 1
phyliss 1
phyllis 5
pia 5
piedad 1
piera 5
piero 6
pierre 6
piet 6
pieter 6
pietro 6
pilar 5
ping 1
pinkie 1
piotr 6
pipaluk 5
piper 1
poema 5
pok 1
pol 6
pola 5
polina 5
polly 1
pooja 5
porfirio 2
porsche 1
porsha 1
porter 2
portia 1
pradeep 6
prakash 6
prasert 6
prateek 6
precious 1
prem 6
prema 5
preston 2
pricilla 1
prince 2
princess 5
priscila 1
priscilla 5
priya 5
priyanka 5
providencia 1
prudence 1
przemyslaw 6
puja 5
pura 1
puteri 5
qiana 1
qiang 6
qillaq 6
quang 6
queen 1
queenie 1
quentin 2
quiana 1
quincy 2
quintin 2
quinton 2
quyen 1
rabia 5
rabina 5
rachael 5
rachal 1
racheal 1
rachel 5
rachele 1
rachell 1
rachelle 1
rachid 6
racquel 1
radha 5
radmila 5
radu 6
rae 1
raeann 1
raelene 1
rafael 6
rafaela 1
rafal 6
rafiq 6
rafiqul 6
raguel 1
rahul 6
raimunda 5
raina 1
rainer 6
raisa 1
rajan 6
rajat 6
rajeev 6
rajesh 6
rajiv 6
rajni 5
rakesh 6
raleigh 2
ralf 6
ralfs 6
ralph 6
raluca 5
ramadan 6
ramazan 6
ramesh 6
ramiro 2
ramon 6
ramona 5
ramonita 1
rana 1
ranae 1
randa 1
randal 2
randall 6
randee 1
randell 2
randi 5
randolph 2
randy 6
ranee 1
rania 5
raphael 6
raquel 5
rasha 5
rashad 6
rasheeda 1
rashid 6
rashida 5
rasmus 6
rasoul 6
raul 6
raven 1
ravi 6
ray 4
raya 5
rayana 5
raye 1
rayford 2
raylene 1
raymon 2
raymond 6
raymonde 1
raymundo 2
rayna 1
rea 1
reagan 1
reanna 1
reatha 1
reba 1
rebbeca 1
rebbecca 1
rebeca 1
rebecca 5
rebecka 1
rebekah 1
reda 1
reed 2
reem 5
reema 5
reena 1
refael 6
refugia 1
regan 1
regena 1
regenia 1
reggie 2
regina 5
reginald 6
regine 1
reginia 1
rei 5
reid 2
reiko 1
reina 5
reinaldo 2
reita 1
reka 5
rekha 5
relja 6
rema 1
remedios 1
remona 1
remya 5
ren 6
rena 1
renae 1
renaldo 2
renan 6
renata 5
renate 5
renato 2
renay 1
renda 1
rene 4
renea 1
renee 5
renetta 1
renita 1
renna 1
renu 5
ressie 1
reta 1
retha 1
rethabile 5
retta 1
reuben 2
reuven 6
reva 1
rex 2
rey 2
reyes 2
reyna 1
reynalda 1
reynaldo 2
reza 6
rhea 1
rheba 1
rhett 2
rhiannon 1
rhoda 1
rhona 1
rhonda 5
rhys 6
ria 5
rian 6
ricarda 1
ricardo 6
riccardo 6
rich 2
richard 6
richelle 1
richie 2
rick 6
rickey 2
ricki 1
ricky 6
rico 2
rigoberto 2
riitta 5
rikki 1
riko 5
riley 2
rima 1
rin 5
rina 1
risa 1
rita 5
ritesh 6
ritu 5
riva 1
rivka 5
roan 6
rob 6
robbi 1
robbin 1
robby 2
robbyn 1
robena 1
robert 6
roberta 5
roberto 6
roberts 6
robin 4
robt 2
robyn 5
rocco 2
rochel 1
rochell 1
rochelle 1
rocio 5
rocky 2
rod 2
roderick 2
rodger 2
rodney 6
rodolfo 2
rodrick 2
rodrigo 2
roel 6
rogelio 2
roger 6
roghayyeh 5
rohan 6
rohit 6
roisin 5
roko 6
roland 6
rolanda 1
rolande 1
rolando 2
rolf 6
rolland 2
roma 1
romain 6
romaine 1
roman 6
romana 1
romelia 1
romeo 2
romona 1
ron 6
rona 1
ronald 6
ronan 6
ronda 1
ronen 6
roni 1
ronja 5
ronna 1
ronni 1
ronnie 4
ronny 2
roosevelt 2
rory 6
rosa 5
rosalba 1
rosalee 1
rosalia 1
rosalie 5
rosalina 1
rosalind 1
rosalinda 1
rosaline 1
rosalva 1
rosalyn 1
rosamaria 1
rosamond 1
rosana 1
rosann 1
rosanna 5
rosanne 1
rosaria 1
rosario 4
rosaura 1
roscoe 2
rose 5
roseann 1
roseanna 1
roseanne 1
roselee 1
roselia 1
roseline 1
rosella 1
roselle 1
roselyn 1
rosemarie 1
rosemary 5
rosemerline 5
rosena 1
rosenda 1
rosendo 2
rosetta 1
rosette 1
rosia 1
rosie 5
rosina 1
rosio 1
rosita 1
roslyn 1
rosmery 5
ross 6
rossana 1
rossie 1
rosy 1
rowan 5
rowena 1
roxana 5
roxane 1
roxann 1
roxanna 1
roxanne 5
roxie 1
roxy 1
roy 6
royal 2
rozanne 1
rozella 1
rubel 6
ruben 6
rubens 6
rubi 1
rubie 1
rubin 2
rubina 5
ruby 5
rubye 1
rudolf 2
rudolph 2
rueben 2
rufina 1
rufus 2
rui 6
rukhsana 5
ruoxi 5
rupert 6
russ 2
russel 2
russell 6
rusty 2
ruth 5
rutha 1
ruthann 1
ruthanne 1
ruthe 1
ruthie 1
ruud 6
ryan 6
ryann 1
ryszard 6
saad 6
saar 5
saba 5
sabina 1
sabine 5
sabra 1
sabrina 5
saburo 6
sacha 1
sachiko 5
sade 1
sadia 5
sadie 5
sadye 1
saeed 6
safa 5
safija 5
safiya 5
saga 5
sagar 6
sage 1
sahar 5
said 6
saif 6
saiful 6
saima 5
sakeena 5
sakineh 5
sakura 5
sal 2
salena 1
saliha 5
salik 6
salikha 5
salina 1
salley 1
sallie 1
sally 5
salma 5
salome 5
salvador 6
salvatore 6
salwa 5
sam 6
sama 5
samantha 5
samara 1
samatha 1
samella 1
sami 6
samina 5
samir 6
samira 5
samual 2
samuel 6
samuli 6
samvel 6
samyar 6
sana 5
sanda 1
sandee 1
sandeep 6
sander 6
sandi 1
sandie 1
sandor 6
sandra 5
sandrine 5
sandy 4
sanford 2
sangwoo 6
sanjay 6
sanjeev 6
sanjuana 1
sanjuanita 1
sanne 5
sanora 1
santa 1
santana 1
santiago 6
santina 1
santo 2
saoirse 5
sapna 5
saqib 6
sara 5
sarah 5
sarai 1
saran 1
sari 5
sarika 5
sarina 1
sarita 1
sasan 6
sasha 1
saskia 5
satish 6
satoshi 6
saturnina 1
sau 1
saul 2
saulo 6
saundra 1
savanna 1
savannah 1
savita 5
savitri 5
sazhen 6
scarlet 1
scarlett 1
scot 2
scott 6
scotty 2
sean 6
season 1
sebastian 6
sebastiana 5
sebastien 6
sebrina 1
seda 5
see 1
seema 5
segun 6
seija 5
sekou 6
selena 1
selene 1
selim 6
selina 1
selma 5
sem 6
sena 1
senaida 1
seoa 5
seoah 5
seojun 6
seoyun 5
september 1
serafina 1
serena 5
sergei 6
sergey 6
sergio 6
serhii 6
serife 5
serina 1
serita 1
serkan 6
sesili 5
seth 6
setsuko 1
seungho 6
sevda 5
sevgi 5
sevinj 5
seymour 2
sha 1
shad 2
shae 1
shafiq 6
shafiqul 6
shahbaz 6
shahd 5
shahem 6
shahid 6
shahida 5
shahidul 6
shahnaz 5
shaikha 5
shaimaa 5
shaina 1
shakia 1
shakira 1
shakita 1
shala 1
shalanda 1
shalon 1
shalonda 1
shameka 1
shamika 1
shamim 6
shamima 5
shams 5
shan 1
shana 1
shanae 1
shanda 1
shandi 1
shandra 1
shane 6
shaneka 1
shanel 1
shanell 1
shanelle 1
shani 1
shanice 1
shanika 1
shaniqua 1
shanita 1
shanna 1
shannan 1
shannon 4
shanon 1
shanta 1
shantae 1
shantay 1
shante 1
shantel 1
shantell 1
shantelle 1
shanti 5
shaquana 1
shaquita 1
shara 1
sharan 1
sharda 1
sharee 1
sharell 1
sharen 1
shari 1
sharice 1
sharie 1
sharika 1
sharilyn 1
sharita 1
sharla 1
sharleen 1
sharlene 1
sharmaine 1
sharolyn 1
sharon 5
sharonda 1
sharri 1
sharron 1
sharyl 1
sharyn 1
shasta 1
shauna 1
shaunda 1
shaunna 1
shaunta 1
shaunte 1
shavon 1
shavonda 1
shavonne 1
shawana 1
shawanda 1
shawanna 1
shawn 4
shawna 1
shawnda 1
shawnee 1
shawnna 1
shawnta 1
shay 1
shayla 1
shayma 5
shayna 1
shazia 5
shea 1
sheba 1
sheena 1
sheikh 6
sheila 5
sheilah 1
shela 1
shelba 1
sheldon 2
shelia 5
shella 1
shelley 5
shelli 1
shellie 1
shelly 5
shelton 2
shemeka 1
shemika 1
shena 1
shenika 1
shenita 1
shenna 1
shera 1
sheree 1
sherell 1
sheri 5
sherice 1
sheridan 1
sherie 1
sherifa 5
sherika 1
sherill 1
sherilyn 1
sherise 1
sherita 1
sherlene 1
sherley 1
sherly 1
sherlyn 1
sherman 2
sheron 1
sherrell 1
sherri 5
sherrie 1
sherril 1
sherrill 1
sherron 1
sherry 5
sherryl 1
sherwood 2
shery 1
sheryl 5
sheryll 1
shi 5
shiela 1
shigeru 6
shila 1
shiloh 1
shin 1
shinji 6
shinzo 6
shira 5
shirely 1
shirin 5
shirl 1
shirlee 1
shirleen 1
shirlene 1
shirley 5
shirly 1
shiro 6
shivam 6
shivansh 6
shizue 1
shizuko 1
shlomo 6
shon 2
shona 1
shonda 1
shondra 1
shonna 1
shonta 1
shoshana 1
shreya 5
shristi 5
shu 6
shuchen 5
shuchuan 5
shufen 5
shuhua 5
shuhui 5
shujuan 5
shuzhen 5
shweta 5
shyla 1
siamak 6
sian 5
sibyl 1
sid 2
siddharth 6
siddhartha 6
sidney 4
sienna 5
sierra 1
signe 1
sigrid 1
sigve 6
silas 2
silva 1
silvana 1
silvano 6
silvia 5
sima 1
simon 2
simona 5
simone 4
simonne 1
simran 5
sina 1
sinan 6
sindy 1
sinead 5
siobhan 5
siphosethu 6
sirena 1
sita 5
siti 5
siu 6
siwoo 6
sixta 1
skye 1
slawomir 6
slobodan 6
slyvia 1
smita 5
sneha 5
snezana 5
snezhana 5
so 6
sobia 5
socorro 1
sofi 5
sofia 5
sofie 5
sofija 5
sofiya 5
soila 1
solange 1
soledad 1
soley 5
solja 5
solomiya 5
solomon 2
solveig 5
soma 6
somayyeh 5
somboon 6
somchai 6
somer 1
sommer 1
somporn 6
somsak 6
somu 6
sona 1
sonal 5
sondra 1
song 1
sonia 5
sonja 1
sonny 2
sonya 5
soo 1
sooah 5
soojin 5
sook 1
soon 1
sophia 5
sophie 5
soraya 1
soren 6
souleymane 6
soyoung 5
sparkle 1
spencer 2
spring 1
spyridon 6
srinivas 6
stacee 1
stacey 4
staci 1
stacia 1
stacie 1
stacy 4
stan 2
stanford 2
stanislav 6
stanislaw 6
stanislawa 5
stanley 6
stanton 2
star 1
starla 1
starr 1
stasia 1
stavros 6
stefan 6
stefani 1
stefania 5
stefanie 5
stefano 6
stefany 1
steffanie 1
stella 5
stepanie 1
stephaine 1
stephan 2
stephane 4
stephani 1
stephania 1
stephanie 5
stephany 1
stephen 6
stephenie 1
stephine 1
stephnie 1
sterling 2
steve 6
steven 6
stevenson 6
stewart 2
stormy 1
stuart 2
su 1
sua 5
suanne 1
subha 5
subhash 6
subramanian 6
sudie 1
sue 5
sueann 1
suellen 1
suha 5
sujin 5
sujit 6
suk 1
sukhbaatar 6
sulema 1
sultan 5
sultana 5
suman 5
sumayah 5
sumiko 1
sumit 6
sumita 5
sumitra 5
summer 1
sun 1
sunday 1
sungmin 6
sunil 6
sunita 5
suniti 5
sunni 1
sunny 1
sunshine 1
suresh 6
surjit 6
susan 5
susana 1
susann 1
susanna 5
susannah 1
susanne 5
sushma 5
susie 5
susy 1
suvi 5
suzan 1
suzana 5
suzann 1
suzanna 1
suzanne 5
suzette 1
suzi 1
suzie 1
suzy 1
svein 6
sven 6
svend 6
sverre 6
svetlana 5
svitlana 5
swati 5
sybil 1
syble 1
syed 6
sylvester 2
sylvia 5
sylvie 5
synthia 1
syreeta 1
szymon 6
ta 1
tabatha 1
tabetha 1
tabitha 1
tad 2
tadeusz 6
tadhg 6
taha 6
tai 1
taim 6
taina 1
taisha 1
tajuana 1
takako 1
takashi 6
takeshi 6
takisha 1
talha 6
talia 1
talisha 1
talitha 1
tam 1
tama 1
tamala 1
tamar 5
tamara 5
tamas 6
tamatha 1
tamatoa 6
tambra 1
tameika 1
tameka 1
tamekia 1
tamela 1
tamera 1
tamesha 1
tami 1
tamica 1
tamie 1
tamika 1
tamiko 1
tamisha 1
tammara 1
tammera 1
tammi 1
tammie 1
tammy 5
tamra 1
tana 1
tandra 1
tandy 1
taneka 1
tanesha 1
tangela 1
tania 1
tanika 1
tanisha 1
tanja 1
tanna 1
tanner 2
tanya 5
tao 6
tapani 6
tapuarii 6
tara 5
tarah 1
tarana 5
taras 6
tarek 6
taren 1
tareq 6
tari 1
tariq 6
tarita 5
tarja 5
taro 6
tarra 1
tarsha 1
taryn 1
tasha 1
tashia 1
tashina 1
tasia 1
tatiana 5
tatiane 5
tatsuki 6
tatum 1
tatyana 5
taunya 1
tawana 1
tawanda 1
tawanna 1
tawna 1
tawny 1
tawnya 1
tayna 1
ted 6
teddy 2
teena 1
tegan 1
tehei 6
teija 5
teiki 6
teisha 1
teiva 6
telma 1
temeka 1
temika 1
tempie 1
temple 1
tena 1
tenesha 1
tenisha 1
tennie 1
tennille 1
teo 6
teodor 6
teodora 5
teodoro 2
teofila 1
tequila 1
tera 1
tereasa 1
terence 2
teresa 5
terese 1
teresia 1
teresita 1
teressa 1
tereza 5
teri 1
terica 1
terina 1
terisa 1
terje 6
tero 6
terra 1
terrance 6
terrence 2
terresa 1
terri 5
terrie 1
terrilyn 1
terry 4
terttu 5
tesha 1
tess 5
tessa 1
tessie 1
tetiana 5
tetsuya 6
teura 5
teva 6
thad 2
thaddeus 2
thalia 1
than 6
thanh 4
thaniel 6
thao 5
thea 1
theda 1
thelma 5
themba 6
thembi 5
theo 6
theodor 6
theodora 1
theodore 6
theola 1
theresa 5
therese 1
theresia 1
theressa 1
theron 2
thersa 1
thi 1
thiago 6
thierry 6
thijs 6
thomas 6
thomasena 1
thomasina 1
thomasine 1
thora 1
thorsten 6
thresa 1
thu 1
thurman 2
thuy 5
tia 1
tiago 6
tiana 1
tianna 1
tiara 1
tiare 5
tien 1
tiera 1
tierra 1
tiesha 1
tifany 1
tiffaney 1
tiffani 1
tiffanie 1
tiffany 5
tiffiny 1
tigran 6
tijuana 1
tilda 1
till 6
tillie 1
tim 6
timika 1
timmy 2
timo 6
timofey 6
timothy 6
tina 5
tinisha 1
tiny 1
tisa 1
tish 1
tisha 1
titaina 5
titaua 5
titus 2
tiziana 5
tobi 1
tobias 6
tobie 1
toccara 1
tod 2
todd 6
toi 1
toivo 6
tom 6
tomas 6
tomasa 1
tomasz 6
tomeka 1
tomi 1
tomika 1
tomiko 1
tomiris 5
tommaso 6
tommy 6
tommye 1
tomoko 5
tomyris 5
tona 1
tonda 1
tonette 1
toney 2
toni 5
tonia 1
tonie 1
tonisha 1
tonita 1
tonja 1
tony 6
tonya 5
tor 6
tora 1
torbjorn 6
tori 1
torie 1
torri 1
torrie 1
torsten 6
torunn 5
tosha 1
toshia 1
toshiko 1
toshio 6
tova 1
towanda 1
toya 1
tracee 1
tracey 4
traci 5
tracie 1
tracy 4
tran 1
trang 5
travis 6
treasa 1
treena 1
trena 1
trent 2
trenton 2
tresa 1
tressa 1
tressie 1
treva 1
trevor 2
trey 2
tricia 1
trina 1
trinh 1
trinidad 5
trinity 1
trish 1
trisha 1
trista 1
trondur 6
troy 6
trudi 1
trudie 1
trudy 1
trula 1
truman 2
tsuyoshi 6
tu 1
tuan 6
tuija 5
tula 1
tuleen 5
tunar 6
tunde 6
turki 6
tuula 5
tuyet 1
twana 1
twanda 1
twanna 1
twila 1
twyla 1
ty 2
tyesha 1
tyisha 1
tyler 6
tynisha 1
tyra 1
tyree 2
tyrell 2
tyron 2
tyrone 6
tyson 2
tzipora 5
uiloq 5
ula 1
ulf 6
ulloriaq 6
ulrika 5
ulrike 1
ulysses 2
umar 6
un 1
una 1
uri 6
ursula 5
usha 5
usman 6
uta 5
ute 1
uwe 6
vaclav 6
vada 1
vadim 6
vaea 5
vaino 6
valarie 1
valda 1
valdemar 6
valencia 1
valene 1
valentin 6
valentina 5
valeri 1
valeria 5
valerie 5
valery 6
vallie 1
valorie 1
valrie 1
valter 6
vamika 5
vance 2
vanda 1
vanesa 1
vanessa 5
vanetta 1
vania 1
vanita 1
vanna 1
vannesa 1
vannessa 1
var 5
varun 6
varvara 5
vashti 1
vasile 6
vasileios 6
vasilije 6
vasiliki 5
vasilisa 5
vasyl 6
vaughn 2
veda 1
vedant 6
velda 1
velia 1
vella 1
velma 5
velva 1
velvet 1
vena 1
venessa 1
venetta 1
venice 1
venita 1
venkatesh 6
venla 5
vennie 1
venus 1
veola 1
vera 5
verda 1
verdell 1
verdie 1
verena 1
vergie 1
verla 1
verlene 1
verlie 1
verline 1
vern 2
verna 5
vernell 1
vernetta 1
vernia 1
vernice 1
vernie 1
vernita 1
vernon 6
verona 1
veronica 5
veronika 5
veronique 5
versie 1
vertie 1
vesna 5
vesta 1
veta 1
vi 1
vicenta 1
vicente 6
vickey 1
vicki 5
vickie 5
vicky 5
victor 6
victorhugo 6
victoria 5
victorina 1
vida 1
vidar 6
vidya 5
vijay 6
viki 1
vikki 1
vikram 6
viktor 6
viktoria 5
viktorie 5
viktoriya 5
ville 6
vilma 1
vina 1
vince 2
vincent 6
vincenza 1
vincenzo 6
vinita 1
vinnie 1
vinod 6
viola 5
violet 5
violeta 5
violette 1
viraj 6
virgen 1
virgie 1
virgil 6
virgilio 2
virgina 1
virginia 5
vishal 6
vita 5
vito 2
vittoria 5
viva 1
vivan 1
vivek 6
vivian 5
viviana 1
vivien 1
vivienne 1
vladimir 6
vladyslav 6
vojtech 6
volker 6
volodymyr 6
von 2
voncile 1
vonda 1
vonnie 1
vugar 6
vuk 6
vusal 6
vusala 5
vyacheslav 6
wade 2
wai 1
waldo 2
walid 6
walker 2
wallace 6
wally 2
walter 6
walton 2
waltraud 1
wan 4
wanda 5
waneta 1
wanetta 1
wanita 1
waqar 6
waqas 6
ward 2
warner 2
warren 6
wassim 6
wateen 5
wava 1
waylon 2
wayne 6
wei 6
weldon 2
wen 1
wendell 2
wendi 1
wendie 1
wendolyn 1
wendy 5
wenhsiung 6
wenona 1
wenxiong 6
werner 6
weronika 5
wes 2
wesley 6
weston 2
whitley 1
whitney 4
widelene 5
wieslaw 6
wilber 2
wilbert 2
wilbur 2
wilburn 2
wilda 1
wiley 2
wilford 2
wilfred 2
wilfredo 2
wilhelmina 5
wilhemina 1
will 2
willa 1
willard 6
willem 6
willemijn 5
willena 1
willene 1
willetta 1
willette 1
willia 1
william 6
williams 2
willian 2
willie 4
williemae 1
willis 2
willodean 1
willow 5
willy 2
wilma 5
wilmer 2
wilson 6
wilton 2
windy 1
winford 2
winfred 2
winifred 1
winnie 1
winnifred 1
winona 1
winston 2
winter 1
wm 2
wojciech 6
wolfgang 6
wonda 1
woodrow 2
wouter 6
wyatt 2
wynell 1
wynona 1
xavier 2
xenia 1
xia 5
xiao 1
xiaoli 5
xiaomo 5
ximena 5
xing 5
xinyi 5
xiomara 1
xiuying 5
xochitl 1
xuan 1
yaakov 6
yadira 1
yaeko 1
yael 5
yahaira 1
yajaira 1
yamato 6
yan 5
yang 1
yangcai 5
yangkui 5
yangxiang 6
yanira 1
yann 6
yannis 6
yara 5
yasmin 5
yasmine 5
yasna 5
yassin 6
yasuko 1
yating 5
yayi 5
yee 1
yehuda 6
yejun 6
yekaterina 5
yelena 5
yen 1
yer 1
yesenia 1
yessenia 1
yetta 1
yetunde 5
yeva 5
yevette 1
yevgeny 6
yi 1
yichen 6
yihan 5
yijun 5
yimo 5
ying 1
yinuo 5
yitzhak 6
yize 6
yoana 5
yoko 5
yolanda 5
yolande 1
yolando 1
yolonda 1
yon 1
yosef 6
yoshiaki 6
yoshie 1
yoshiko 1
yoshio 6
yossi 6
youlanda 1
younes 6
youngho 6
yousef 6
yousouf 6
youssef 6
youzhen 6
yu 1
yua 5
yuette 1
yuina 5
yuji 6
yujun 6
yuk 1
yuka 5
yuki 1
yukiko 1
yuko 5
yulanda 1
yulia 5
yuliia 5
yuliya 5
yuma 6
yumi 5
yun 1
yuna 5
yung 1
yuonne 1
yuri 6
yurii 6
yuriko 1
yury 6
yusef 6
yusif 6
yusuf 6
yuta 6
yutong 5
yuxi 5
yuxuan 6
yuze 6
yves 6
yvette 5
yvone 1
yvonne 5
ywsf 6
zachariah 2
zachary 6
zachery 2
zack 2
zackary 2
zada 1
zahid 6
zahir 6
zahra 5
zaida 1
zainab 5
zala 5
zalan 6
zan 6
zana 1
zandra 1
zane 2
zbigniew 6
zdenek 6
zdenka 5
zdzislaw 6
zehra 5
zeinab 5
zelda 1
zeljko 6
zella 1
zelma 1
zena 1
zenaida 1
zenia 1
zeno 6
zenobia 1
zetta 1
zeynab 5
zeynep 5
zhi 6
zhihao 6
zhiming 6
zhiqiang 6
zhiwei 6
ziad 6
zihan 5
zina 5
zion 6
zita 1
zoe 5
zofia 5
zoila 1
zola 1
zoltan 6
zona 1
zonia 1
zora 1
zoraida 1
zoran 6
zsolt 6
zsuzsanna 5
zubair 6
zula 1
zulema 1
zulma 1
zumra 5
zuzanna 5`;
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
